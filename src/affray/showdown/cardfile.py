"""The showdown's cards as packs write them: hooks, numbers, offers, bars, and their words, each checked against its own fields."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final, get_args

from affray.kernel.card import INSTEAD, WHEN, Condition, Hook, Verb
from affray.kernel.cardfile import Knows, WordReader, verbs_within
from affray.kernel.effect import ATTACK, FIGHT, ROUND
from affray.kernel.pack import Document, Place, Problem
from affray.showdown import conditions, verbs
from affray.showdown.cards import MOMENTS
from affray.showdown.cardvalues import KNOWN, LEAST, SECTION_OF, TYPES
from affray.showdown.conditions.scene import Not
from affray.showdown.grid import COLOURS, SIDES, Colours
from affray.showdown.library import Bar, Offered, While
from affray.showdown.roll_file import LARGEST, faces_of, on_the_die, overlapping
from affray.showdown.targeting import ORDERS, WORDS, PickLine
from affray.showdown.verbs import AMOUNTS, Amount
from affray.showdown.verbs.control import Option, Outcome
from affray.showdown.verbs.gains import Disorder, DrawResource, Gain
from affray.showdown.verbs.helped import UseWeapon
from affray.showdown.verbs.survivors import SureHits

__all__ = [
    "BARS", "FLAGS", "TYPES", "VOCABULARY_MOMENTS", "Offered", "Parts", "ShowdownReader", "Watch", "While", "faces_of",
]  # fmt: skip

Watch = Callable[[Verb, Document, Place], Verb]
"""Shown a verb and where it stands, gives the verb to take in its place."""

# Every moment of the vocabulary; a hook of one that the engine does not tell is checked and left out.
VOCABULARY_MOMENTS: Final = (
    "depart", "setup", "arrival", "gained", "monster_turn", "monster_turn_end", "survivors_turn", "act_end", "draw_ai", "ai_drawn",
    "monster_moves", "monster_down", "monster_would_be_wounded", "monster_wounded", "monster_dies", "aftermath", "survivor_step",
    "spend_activation", "pounced", "survivor_attacks", "attack_rolled", "hit", "perfect_hit", "trap_drawn", "choose_location",
    "location_chosen", "wound_failed", "wound_succeeded", "critical", "reactions_over", "locations_rolled", "would_be_hurt",
    "survivor_hurt", "survivor_injured", "brain_damage", "severe_injury_roll", "would_be_severely_injured", "severe_injury",
    "would_fall", "would_collide", "would_bleed", "bleeding_gained", "survival_gained", "survival_action", "survivor_dies",
)  # fmt: skip
NUMBERS: Final = (
    "damage", "speed", "accuracy", "strength", "evasion", "luck", "movement", "toughness", "movement_is", "armour", "hit_damage",
    "dodges", "bleeding_limit", "perfect_from", "gives", "takes",
)  # fmt: skip
# The words for an amount that may stand in `while`.
STEADY: Final = ("level",)
BARS: Final = (
    "spend_survival", "gain_survival", "dodge", "encourage", "dash", "surge", "consume", "block", "two_handed", "paired", "weapons",
    "weapon_types", "gear_strength", "waist_gear", "body_armour", "activate_arts", "use_arts", "use_abilities", "use_specialization",
    "use_mastery", "intimacy", "attack_from_blind_spot", "attack_knocked_down",
)  # fmt: skip
FLAGS: Final = (
    "all_are_threats", "grab_damage_doubled", "no_grab", "impervious", "trap", "first_strike", "super_dense", "deaf",
    "ignores_slow_melee", "must_move", "gear_noisy", "always_threat", "ignores_bash",
)  # fmt: skip
PERIODS: Final = {"attack": ATTACK, "round": ROUND, "fight": FIGHT}
HOOK_KEYS: Final = ("at", "if", "unless", "cost", "may", "uses", "per", "share", "do", "instead", "name")
OFFER_KEYS: Final = ("name", "who", "cost", "if", "unless", "uses", "per", "while_down", "do", "table")
# The resource deck that lies beside every monster's own; its cards have no names here.
BASIC: Final = "basic"


@dataclass
class Parts:
    """What all cards may have. `left_out` tells what was read and cannot be played yet: moments never told, words without a rule."""

    hooks: tuple[Hook, ...] = ()
    whiles: tuple[While, ...] = ()
    offers: tuple[Offered, ...] = ()
    flags: tuple[str, ...] = ()
    bars: tuple[Bar, ...] = ()
    left_out: tuple[str, ...] = ()


class ShowdownReader(WordReader):
    """Reads one entry of the showdown's packs. `left_out` collects words and moments that cannot be played yet."""

    VERBS: ClassVar[dict[str, type[Verb]]] = verbs.VERBS
    CONDITIONS: ClassVar[dict[str, type[Condition]]] = conditions.CONDITIONS
    KNOWN: ClassVar[dict[tuple[str, str], tuple[str, ...]]] = KNOWN
    SECTION_OF: ClassVar[dict[tuple[str, str], str]] = SECTION_OF
    MOST_NESTED: ClassVar[int] = 6

    def __init__(
        self,
        document: Document,
        place: Place,
        id: str,
        problems: list[Problem],
        knows: Knows,
        decks: dict[str, tuple[str, ...]],
    ) -> None:
        super().__init__(document, place, id, problems, knows)
        self.decks = decks
        self.left_out: list[str] = []
        self.watch: Watch | None = None

    def negated(self, condition: Condition) -> Condition:
        return Not(condition)

    def parts(self, raw: dict[str, Any], place: Place = ()) -> Parts:
        """`while`, `hooks`, `offers`, `bars` and `flags` of an entry."""
        hooks = [self.hook(each, (*place, "hooks", i), i) for i, each in self.items(raw, place, "hooks")]
        whiles = [self.number(each, (*place, "while", i)) for i, each in self.items(raw, place, "while")]
        offers = [self.offer(each, (*place, "offers", i)) for i, each in self.items(raw, place, "offers")]
        bars = [self.bar(each, (*place, "bars", i)) for i, each in self.items(raw, place, "bars")]
        return Parts(
            tuple([each for each in hooks if each is not None]),
            tuple([each for each in whiles if each is not None]),
            tuple([each for each in offers if each is not None]),
            self.words(raw.get("flags", ()), (*place, "flags"), FLAGS),
            tuple([each for each in bars if each is not None]),
            tuple(self.left_out),
        )

    def items(self, raw: dict[str, Any], place: Place, key: str) -> list[tuple[int, Any]]:
        found = raw.get(key, ())
        if not isinstance(found, list | tuple):
            self.wrong((*place, key), "pack-wrong-type", "list", found)
            return []
        return list(enumerate(found))

    # -- parts of a card

    def hook(self, raw: Any, place: Place, number: int) -> Hook | None:
        if not self.keys(raw, place, HOOK_KEYS, ("at",)):
            return None
        if ("do" in raw) == ("instead" in raw):
            self.wrong(place, "pack-missing-key", "do | instead")
            return None
        at = self.choice(raw["at"], (*place, "at"), VOCABULARY_MOMENTS)
        deed = "do" if "do" in raw else "instead"
        before = len(self.left_out)
        cost = self.cost(raw.get("cost", {}), (*place, "cost"), ("survival",))
        told = {moment.name: moment for moment in MOMENTS}
        made = (
            self.both(raw, place),
            self.flag(raw.get("may", False), (*place, "may")),
            *self.limit(raw, place),
            self.verbs(raw[deed], (*place, deed)),
        )
        if at and at not in told:
            self.left_out.append(f"at {at}")
        if len(self.left_out) > before or not at:
            return None
        key = self.text(raw.get("share", str(number + 1)), (*place, "share"))
        when, may, uses, per, do = made
        kind = WHEN if deed == "do" else INSTEAD
        return Hook(self.id, told[at], kind, when, cost.get("survival", 0), may, uses, per, do, f"{self.id}.{key}")

    def number(self, raw: Any, place: Place) -> While | None:
        if not self.keys(raw, place, (*NUMBERS, "if", "unless", "least"), ()):
            return None
        kinds = [key for key in raw if key in NUMBERS]
        if len(kinds) != 1:
            self.wrong(place, "pack-missing-key", " | ".join(NUMBERS))
            return None
        [kind] = kinds
        before = len(self.left_out)
        when = self.both(raw, place)
        given = raw[kind]
        words: tuple[tuple[str, int], ...] = ()
        amount = Amount()
        if kind in ("gives", "takes"):
            if isinstance(given, dict):
                words = tuple([(word, self.whole(n, (*place, kind, word))) for word, n in given.items()])
            else:
                words = ((self.text(given, (*place, kind)), 1),)
        else:
            amount = self.amount(given, (*place, kind))
            if not self.steady(amount, (*place, kind)):
                return None
        least = self.whole(raw.get("least", 0), (*place, "least"))
        return While(kind, amount, when, words, least) if len(self.left_out) == before else None

    def steady(self, amount: Amount, place: Place) -> bool:
        """A number that lasts is no die and nothing that changes meanwhile: it is read whenever it counts."""
        if amount.word not in ("", *STEADY):
            self.wrong(place, "pack-unknown-value", ", ".join(STEADY), amount.word, STEADY)
            return False
        return False not in [self.steady(ruled, (*place, value)) for value, ruled in amount.ruled]

    def offer(self, raw: Any, place: Place) -> Offered | None:
        if not self.keys(raw, place, OFFER_KEYS, ("name",)):
            return None
        if "do" not in raw and "table" not in raw:
            self.wrong(place, "pack-missing-key", "do | table")
        before = len(self.left_out)
        name = self.text(raw["name"], (*place, "name"))
        if name and (others := self.knows("names", name)) is not None:
            self.wrong((*place, "name"), "pack-unknown-name", "names", name, others)
        cost = self.cost(raw.get("cost", {}), (*place, "cost"), ("activation", "movement", "survival"))
        made = Offered(
            self.id,
            name,
            self.choice(raw.get("who", "owner"), (*place, "who"), ("owner", "survivors")),
            cost.get("activation", 0),
            cost.get("movement", 0),
            cost.get("survival", 0),
            self.both(raw, place),
            *self.limit(raw, place),
            self.flag(raw.get("while_down", False), (*place, "while_down")),
            self.verbs(raw.get("do", ()), (*place, "do")),
        )
        made.attacks = any(isinstance(verb, SureHits | UseWeapon) for verb in verbs_within(made.do))
        return made if len(self.left_out) == before else None

    def bar(self, raw: Any, place: Place) -> Bar | None:
        """A bar as a word, or a mapping with its conditions; of gear it names the weapon types or the least strength."""
        if isinstance(raw, str):
            word = self.choice(raw, place, BARS)
            return Bar(word) if word else None
        if not self.keys(raw, place, ("bar", "if", "unless", "weapon_types", "gear_strength"), ()):
            return None
        before = len(self.left_out)
        word = self.choice(raw["bar"], (*place, "bar"), BARS) if "bar" in raw else ""
        types: tuple[str, ...] = ()
        strength = 0
        if "weapon_types" in raw:
            word, types = "weapon_types", self.words(raw["weapon_types"], (*place, "weapon_types"), TYPES)
        if "gear_strength" in raw:
            word, strength = "gear_strength", self.whole(raw["gear_strength"], (*place, "gear_strength"))
        if not word:
            self.wrong(place, "pack-missing-key", "bar | weapon_types | gear_strength")
        when = self.both(raw, place)
        return Bar(word, when, types, strength) if word and len(self.left_out) == before else None

    def limit(self, raw: dict[str, Any], place: Place) -> tuple[int, str]:
        per = self.choice(raw.get("per", "fight"), (*place, "per"), tuple(PERIODS))
        return self.whole(raw.get("uses", 0), (*place, "uses")), PERIODS.get(per, FIGHT)

    def cost(self, raw: Any, place: Place, known: tuple[str, ...]) -> dict[str, int]:
        if not self.keys(raw, place, known, ()):
            return {}
        return {key: self.whole(value, (*place, key)) for key, value in raw.items() if key in known}

    # -- words

    def filled(
        self, name: str, kind: type[Any], given: dict[str, Any], where: dict[str, Place], place: Place, depth: int
    ) -> Any:
        drawn_from = given.pop("deck", None)
        if drawn_from is not None:
            self.wrong(where["deck"], "pack-unknown-key", "", "deck", (), key=True)
        made = super().filled(name, kind, given, where, place, depth)
        if isinstance(made, Disorder):
            made = replace(made, deck=self.decks.get("disorders", ()))
        elif isinstance(made, Gain):
            made = replace(made, deck=self.decks.get(self.deck_of(made.gain), ()))
        elif isinstance(made, DrawResource):
            made = replace(made, deck=self.decks.get(made.draw_resource, ()))
        if self.watch is not None and isinstance(made, Verb):
            return self.watch(made, self.document, (*self.place, *place))
        return made

    def named(self, name: str, field: str, raw: Any, place: Place, known: tuple[str, ...]) -> str:
        if (name, field) == ("draw_resource", "draw_resource"):
            known = (BASIC, *[deck for deck in self.decks if deck not in (BASIC, "disorders")])
        return super().named(name, field, raw, place, known)

    def deck_of(self, resource: str) -> str:
        return next((name for name, cards in self.decks.items() if resource in cards), "")

    def value(self, name: str, field: str, hint: Any, raw: Any, place: Place, depth: int) -> Any:
        if hint is int and (name, field) in LEAST:
            return self.whole(raw, place, LEAST[name, field])
        if hint is Amount:
            return self.amount(raw, place)
        if hint is Colours:
            return self.colours(raw, place)
        inner = (*get_args(hint), None)[0]
        if inner is Outcome:
            return self.results(raw, place, depth)
        if inner is Option:
            return self.options(raw, place, depth)
        if inner is PickLine:
            return self.lines(raw, place)
        if inner is str and (name, field) in SECTION_OF:
            many = self.words(raw, place, ())
            for i, each in enumerate(many):
                self.named(name, field, each, place if isinstance(raw, str) else (*place, i), ())
            return many
        return super().value(name, field, hint, raw, place, depth)

    def affinities(self, raw: Any, place: Place) -> tuple[tuple[str, ...], dict[str, int]]:
        """Of a gear card: colours of its sides ({top: red, left: blue}), and whole affinities on it ({blue: 1})."""
        if not self.keys(raw, place, (*SIDES, *COLOURS), ()):
            return (), {}
        edges = tuple([self.choice(raw[side], (*place, side), COLOURS) if side in raw else "" for side in SIDES])
        whole = {colour: self.whole(raw[colour], (*place, colour), 1) for colour in COLOURS if colour in raw}
        return (edges if any(edges) else ()), whole

    def colours(self, raw: Any, place: Place) -> Colours:
        """{red: 2, blue: 1}."""
        if not self.keys(raw, place, COLOURS, ()):
            return Colours({})
        return Colours({colour: self.whole(n, (*place, colour), 1) for colour, n in raw.items() if colour in COLOURS})

    def amount(self, raw: Any, place: Place) -> Amount:
        """A number, a word for one, or {ruling: name, value: amount, ...}."""
        if isinstance(raw, str):
            return Amount(word=self.choice(raw, place, AMOUNTS))
        if isinstance(raw, dict):
            if not self.keys(raw, place, raw, ("ruling",)):
                return Amount()
            ruled = tuple([(key, self.amount(each, (*place, key))) for key, each in raw.items() if key != "ruling"])
            if not ruled:
                self.wrong(place, "pack-missing-key", "value: amount")
            return Amount(ruling=self.text(raw["ruling"], (*place, "ruling")), ruled=ruled)
        return Amount(self.whole(raw, place, -30))

    def results(self, raw: Any, place: Place, depth: int) -> tuple[Outcome, ...]:
        if not isinstance(raw, dict):
            self.wrong(place, "pack-not-mapping", "mapping", raw)
            return ()
        found: list[Outcome] = []
        for key, do in raw.items():
            faces = faces_of(str(key))
            if faces is None:
                self.wrong((*place, key), "pack-bad-value", "4 | 1-2 | 9+", key, key=True)
                continue
            found.append(Outcome(*faces, self.verbs(do, (*place, key), depth + 1)))
            if not on_the_die(key):
                self.wrong((*place, key), "pack-out-of-range", f"1..{LARGEST}", key, key=True)
        for key, other in overlapping(raw):
            self.wrong((*place, key), "roll-overlap", other, key, key=True)
        return tuple(found)

    def options(self, raw: Any, place: Place, depth: int) -> tuple[Option, ...]:
        if not isinstance(raw, list):
            self.wrong(place, "pack-wrong-type", "list", raw)
            return ()
        found: list[Option] = []
        for i, each in enumerate(raw):
            at = (*place, i)
            if not self.keys(each, at, ("name", "if", "unless", "cost", "do"), ("name",)):
                continue
            name = self.text(each["name"], (*at, "name"))
            if name and (others := self.knows("names", name)) is not None:
                self.wrong((*at, "name"), "pack-unknown-name", "names", name, others)
            cost = self.cost(each.get("cost", {}), (*at, "cost"), ("survival",))
            do = self.verbs(each.get("do", ()), (*at, "do"), depth + 1)
            found.append(Option(name, do, self.both(each, at, depth + 1), cost.get("survival", 0)))
        return tuple(found)

    def lines(self, raw: Any, place: Place) -> tuple[PickLine, ...]:
        if not isinstance(raw, list):
            self.wrong(place, "pack-wrong-type", "list", raw)
            return ()
        found: list[PickLine] = []
        for i, each in enumerate(raw):
            at = (*place, i)
            if not isinstance(each, dict) or len(each) != 1:
                self.wrong(at, "pack-not-mapping", "order: [words]", each)
                continue
            [(order, words)] = each.items()
            before = len(self.problems)
            if order not in ORDERS:
                self.wrong((*at, order), "pack-unknown-key", ", ".join(ORDERS), order, ORDERS, key=True)
            read = self.words(words, (*at, order), WORDS)
            if len(self.problems) == before:
                found.append(PickLine(order, read))
        return tuple(found)
