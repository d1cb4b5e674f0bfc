"""Cards as packs write them, made into the engine's: verbs, conditions, hooks, numbers and offers, each checked against its own fields."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import MISSING, fields
from functools import cache
from typing import Any, Final, cast, get_args, get_origin, get_type_hints

from affray.company.cards import MOMENTS, CompanyCard, Offered, While
from affray.company.conditions import CONDITIONS
from affray.company.conditions.scene import Not
from affray.company.fighter import STANCES
from affray.company.rulings import RULINGS
from affray.company.sheet import ATTRIBUTE_OF
from affray.company.special import SPECIAL
from affray.company.verbs import VERBS, WHO
from affray.company.verbs.states import Summon
from affray.kernel.card import INSTEAD, WHEN, Condition, Hook, Verb
from affray.kernel.effect import FIGHT, ROUND
from affray.kernel.pack import Document, Place, Problem

__all__ = ["CardReader", "given_params", "summoned"]

MOST_NESTED: Final = 4
WHILE_KINDS: Final = ("parry", "protection", "injury", "damage", "pierces_on")
# Which numbers of which cards are looked at; a foe's block has its numbers.
WHILES_OF: Final[dict[str, tuple[str, ...]]] = {"ability": (), "quality": WHILE_KINDS}
TASKS: Final = ("intimidate", "rally", "protect", "prepare")
PERIODS: Final = {"fight": FIGHT, "round": ROUND, "adventure": FIGHT}
MOMENT_NAMES: Final = {moment.name: moment for moment in MOMENTS}
RULING_VALUES: Final = {ruling.name: ruling.values for ruling in RULINGS}

HOOK_KEYS: Final = ("at", "if", "unless", "cost", "may", "uses", "per", "do", "instead", "name")
WHILE_KEYS: Final = ("if", "unless", "over")
OFFER_KEYS: Final = ("name", "action", "who", "stance", "skills", "task", "cost", "uses", "per", "if", "unless", "do")

# Texts that are not free: for each word and field, what may stand there.
KNOWN: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("each", "each"): ("heroes", "close_heroes", "foes", "engaged"),
    ("choose", "choose"): ("hero", "ally", "engaged_foe"),
    ("set_endurance", "set_endurance"): ("half", "full", "hideous_toughness_reset"),
    ("special", "special"): tuple(SPECIAL),
    ("drive", "of"): WHO, ("lose", "lose"): WHO, ("heal", "heal"): (*WHO, "company"), ("fire", "fire"): WHO,
    ("fire", "level"): ("moderate", "severe", "grievous"), ("poison", "poison"): ("moderate", "severe", "grievous"),
    ("shadow_test", "shadow_test"): WHO, ("shadow_test", "kind"): ("dread", "sorcery"), ("shadow", "of"): WHO,
    ("forbid_hope", "forbid_hope"): WHO, ("condition", "of"): WHO, ("lift", "of"): WHO, ("knock_out", "knock_out"): WHO,
    ("wake", "wake"): WHO, ("effect", "of"): (*WHO, "heroes"), ("effect", "until"): ("round", "next_round", "fight"),
    ("light", "light"): ("day", "sun", "dark"), ("ground", "ground"): ("forest", "water", "underground", "fire"),
    ("stance", "stance"): STANCES, ("ruled", "ruling"): tuple(f"{name}={value}" for name, values in RULING_VALUES.items() for value in values),
    ("heal", "best_of"): ("heart", "wisdom", "valour", "strength"),
    ("proficiency", "proficiency"): ("axes", "bows", "spears", "swords", "brawling"),
}  # fmt: skip


def given_params(raw: Any, params: dict[str, Any]) -> Any:
    """The same data with every "$name" replaced by the parameter's value."""
    if isinstance(raw, str) and raw.startswith("$"):
        return params.get(raw[1:], raw)
    if isinstance(raw, dict):
        return {key: given_params(value, params) for key, value in raw.items()}
    if isinstance(raw, list | tuple):
        return [given_params(each, params) for each in raw]
    return raw


@cache
def shape(kind: Hashable) -> tuple[tuple[str, Any, bool], ...]:
    """A verb's or condition's fields in order: name, type, whether it must be given."""
    words: Any = kind
    hints = get_type_hints(words)
    return tuple((each.name, hints[each.name], each.default is MISSING) for each in fields(words))


def empty(raw: Any) -> bool:
    """A condition that a parameter left open: "" or {ground: ""}."""
    return raw == "" or (isinstance(raw, dict) and len(raw) == 1 and next(iter(raw.values())) == "")


class CardReader:
    """Reads one card for one owner. Problems are added to `problems`; what is wrong is left out of the card."""

    def __init__(
        self,
        document: Document,
        place: Place,
        id: str,
        problems: list[Problem],
        knows: Callable[[str, str], Iterable[str] | None],
        valour: int = 1,
        wisdom: int = 1,
    ) -> None:
        self.document = document
        self.place = place
        self.id = id
        self.problems = problems
        # What names a section has where this one is missing; None: it is there.
        self.knows = knows
        self.valour = valour
        self.wisdom = wisdom
        self.while_kinds: tuple[str, ...] = WHILE_KINDS

    def wrong(
        self,
        place: Place,
        message: str,
        expected: str = "",
        given: Any = "",
        known: Iterable[str] = (),
        key: bool = False,
    ) -> None:
        self.problems.append(self.document.problem((*self.place, *place), message, expected, given, known, key))

    def card(self, raw: dict[str, Any], kind: str) -> CompanyCard:
        """The card of data whose parameters are filled in."""
        card = CompanyCard(self.id, kind)
        self.while_kinds = WHILES_OF.get(kind, WHILE_KINDS[:2])
        card.flags = tuple(raw.get("flags", ())) if isinstance(raw.get("flags", ()), list | tuple) else (raw["flags"],)
        whiles = [self.number(each, ("while", i)) for i, each in enumerate(raw.get("while", ()))]
        hooks = [self.hook(each, ("hooks", i), i) for i, each in enumerate(raw.get("hooks", ()))]
        offers = [self.offer(each, ("offers", i), i) for i, each in enumerate(raw.get("offers", ()))]
        card.whiles = tuple([each for each in whiles if each is not None])
        card.hooks = tuple([each for each in hooks if each is not None])
        card.offers = tuple([each for each in offers if each is not None])
        return card

    # -- parts of a card

    def keys(self, raw: Any, place: Place, known: Iterable[str], needed: Iterable[str]) -> bool:
        if not isinstance(raw, dict):
            self.wrong(place, "pack-not-mapping", "mapping", raw)
            return False
        for key in raw:
            if key not in known:
                self.wrong((*place, key), "pack-unknown-key", "", key, known, key=True)
        missing = [key for key in needed if key not in raw]
        for key in missing:
            self.wrong(place, "pack-missing-key", key)
        return not missing

    def hook(self, raw: Any, place: Place, number: int) -> Hook | None:
        if not self.keys(raw, place, HOOK_KEYS, ("at",)):
            return None
        if ("do" in raw) == ("instead" in raw):
            self.wrong(place, "pack-missing-key", "do | instead")
            return None
        at = self.choice(raw["at"], (*place, "at"), tuple(MOMENT_NAMES))
        deed = "do" if "do" in raw else "instead"
        return Hook(
            self.id,
            MOMENT_NAMES.get(at, MOMENTS[0]),
            WHEN if deed == "do" else INSTEAD,
            self.both(raw, place),
            self.whole(raw.get("cost", 0), (*place, "cost")),
            self.flag(raw.get("may", False), (*place, "may")),
            *self.limit(raw, place),
            self.verbs(raw[deed], (*place, deed)),
            f"{self.id}.{self.text(raw.get('name', str(number + 1)), (*place, 'name'))}",
        )

    def number(self, raw: Any, place: Place) -> While | None:
        if not self.keys(raw, place, (*self.while_kinds, *WHILE_KEYS), ()):
            return None
        kinds = [key for key in raw if key in self.while_kinds]
        if len(kinds) != 1:
            self.wrong(place, "pack-missing-key", " | ".join(self.while_kinds))
            return None
        [kind] = kinds
        amount = raw[kind]
        if amount == "valour":
            amount = max(0, self.valour - self.whole(raw.get("over", 0), (*place, "over")))
        return While(kind, self.whole(amount, (*place, kind), -30), self.both(raw, place), self.id)

    def offer(self, raw: Any, place: Place, number: int) -> Offered | None:
        if not self.keys(raw, place, OFFER_KEYS, ("action",)):
            return None
        if "do" not in raw and "task" not in raw:
            self.wrong(place, "pack-missing-key", "do | task")
        stance = raw.get("stance", "")
        task = raw.get("task", "")
        return Offered(
            self.id,
            self.text(raw.get("name", str(number + 1)), (*place, "name")),
            self.choice(raw["action"], (*place, "action"), ("main", "secondary", "instead")),
            self.choice(task, (*place, "task"), TASKS) if task else "",
            self.choice(stance, (*place, "stance"), (*STANCES, "any")) if stance else "",
            self.words(raw.get("skills", ()), (*place, "skills"), tuple(ATTRIBUTE_OF)),
            self.whole(raw.get("cost", 0), (*place, "cost")),
            *self.limit(raw, place),
            self.choice(raw.get("who", "owner"), (*place, "who"), ("owner", "foes", "anyone")),
            self.both(raw, place),
            self.verbs(raw.get("do", ()), (*place, "do")),
        )

    def limit(self, raw: dict[str, Any], place: Place) -> tuple[int, str]:
        uses = raw.get("uses", 0)
        if uses == "wisdom":
            uses = self.wisdom
        per = self.choice(raw.get("per", "fight"), (*place, "per"), tuple(PERIODS))
        return self.whole(uses, (*place, "uses")), PERIODS.get(per, FIGHT)

    def both(self, raw: dict[str, Any], place: Place) -> tuple[Condition, ...]:
        """`if` and `unless`."""
        unless = self.conditions(raw.get("unless", ()), (*place, "unless"))
        return (*self.conditions(raw.get("if", ()), (*place, "if")), *(Not(each) for each in unless))

    # -- words

    def verbs(self, raw: Any, place: Place, depth: int = 1) -> tuple[Verb, ...]:
        many = list(raw) if isinstance(raw, list | tuple) else [raw]
        at = [(*place, i) if isinstance(raw, list | tuple) else place for i in range(len(many))]
        found = (self.word(each, where, VERBS, depth) for each, where in zip(many, at, strict=True))
        return tuple(each for each in found if isinstance(each, Verb))

    def conditions(self, raw: Any, place: Place, depth: int = 1) -> tuple[Condition, ...]:
        many = list(raw) if isinstance(raw, list | tuple) else [raw]
        at = [(*place, i) if isinstance(raw, list | tuple) else place for i in range(len(many))]
        found: list[Condition] = []
        for each, where in zip(many, at, strict=True):
            if empty(each):
                continue
            if isinstance(each, dict) and next(iter(each), "") == "unless":
                found += [Not(one) for one in self.conditions(each["unless"], (*where, "unless"), depth)]
                continue
            made = self.word(each, where, CONDITIONS, depth)
            if isinstance(made, Condition):
                found.append(made)
        return tuple(found)

    def word(self, raw: Any, place: Place, known: dict[str, Any], depth: int) -> Any:
        """A verb or a condition: a bare word, or a mapping whose first key is the word and its value the first field."""
        if depth > MOST_NESTED:
            self.wrong(place, "card-too-nested", str(MOST_NESTED))
            return None
        if isinstance(raw, str):
            name, given, where = raw, {}, {}
        elif isinstance(raw, dict) and raw:
            name = next(iter(raw))
            first = shape(known[name])[0][0] if name in known and shape(known[name]) else name
            given = {first if key == name else key: value for key, value in raw.items()}
            where = {first if key == name else key: (*place, key) for key in raw}
        else:
            self.wrong(place, "pack-wrong-type", "word", raw)
            return None
        if name not in known:
            self.wrong(
                (*place, name) if isinstance(raw, dict) else place, "card-unknown-word", "", name, known, key=True
            )
            return None
        return self.filled(name, known[name], given, where, place, depth)

    def filled(
        self, name: str, kind: type[Any], given: dict[str, Any], where: dict[str, Place], place: Place, depth: int
    ) -> Any:
        before = len(self.problems)
        values: dict[str, Any] = {}
        parts = shape(cast("Hashable", kind))
        for field, hint, needed in parts:
            if field in given:
                values[field] = self.value(name, field, hint, given[field], where[field], depth)
            elif field == "card":
                values[field] = self.id
            elif needed:
                self.wrong(place, "pack-missing-key", field)
        names = [field for field, _, _ in parts]
        for key in given:
            if key not in names:
                self.wrong(where[key], "pack-unknown-key", "", key, names, key=True)
        return kind(**values) if len(self.problems) == before else None

    def value(self, name: str, field: str, hint: Any, raw: Any, place: Place, depth: int) -> Any:
        if hint is int:
            return self.whole(raw, place, -30)
        if hint is bool:
            return self.flag(raw, place)
        known = KNOWN.get((name, field), ())
        if hint is str:
            return self.named(name, field, raw, place, known)
        if hint is tuple or get_origin(hint) is tuple:
            # Compiled conditions know their fields as plain tuples: they hold texts.
            inner = (*get_args(hint), str)[0]
            if inner is Verb:
                return self.verbs(raw, place, depth + 1)
            if inner is Condition:
                return self.conditions(raw, place, depth + 1)
            return self.words(raw, place, known)
        return None

    def named(self, name: str, field: str, raw: Any, place: Place, known: tuple[str, ...]) -> str:
        section = {
            ("condition", "condition"): "conditions",
            ("lift", "lift"): "conditions",
            ("summon", "summon"): "foes",
        }
        if known:
            return self.choice(raw, place, known)
        text = self.text(raw, place)
        if (name, field) in section and (others := self.knows(section[name, field], text)) is not None:
            self.wrong(place, "pack-unknown-name", section[name, field], text, others)
        return text

    # -- plain values

    def text(self, raw: Any, place: Place) -> str:
        if isinstance(raw, str):
            return raw
        self.wrong(place, "pack-wrong-type", "text", raw)
        return ""

    def choice(self, raw: Any, place: Place, known: tuple[str, ...]) -> str:
        if raw in known:
            return str(raw)
        self.wrong(place, "pack-unknown-value", ", ".join(known) if len(known) < 12 else "", raw, known)
        return ""

    def words(self, raw: Any, place: Place, known: tuple[str, ...]) -> tuple[str, ...]:
        many = [raw] if isinstance(raw, str) else raw
        if not isinstance(many, list | tuple) or not all(isinstance(each, str) for each in many):
            self.wrong(place, "pack-wrong-type", "list", raw)
            return ()
        for i, each in enumerate(many):
            if known and each not in known:
                self.choice(each, place if isinstance(raw, str) else (*place, i), known)
        return tuple(many)

    def whole(self, raw: Any, place: Place, least: int = 0) -> int:
        if type(raw) is not int:
            self.wrong(place, "pack-wrong-type", "whole number", raw)
            return 0
        if not least <= raw <= 300:
            self.wrong(place, "pack-out-of-range", f"{least}..300", raw)
        return raw

    def flag(self, raw: Any, place: Place) -> bool:
        if not isinstance(raw, bool):
            self.wrong(place, "pack-wrong-type", "true or false", raw)
        return raw is True


def words_of(card: CompanyCard) -> list[Verb]:
    """Every verb of a card, nested ones too."""
    found: list[Verb] = [verb for hook in card.hooks for verb in hook.do]
    found += [verb for offer in card.offers for verb in offer.do]
    for verb in found:  # grows as it goes
        for name, _, _ in shape(cast("Hashable", type(verb))):
            value = getattr(verb, name)
            if isinstance(value, tuple):
                found += [each for each in value if isinstance(each, Verb)]
    return found


def summoned(card: CompanyCard) -> list[str]:
    """The kinds of foes that a card can call."""
    return [verb.summon for verb in words_of(card) if isinstance(verb, Summon)]
