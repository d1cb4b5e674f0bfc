"""Everything that can fire in a showdown, from the packs and the rules' own lists; and what no shipped card can make fire, with why."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from importlib import import_module
from pkgutil import walk_packages
from typing import Any, Final, NamedTuple

import affray.showdown
from affray.kernel.card import Condition, Verb
from affray.kernel.event import Event
from affray.kernel.question import Question
from affray.showdown.ai import AICard
from affray.showdown.cardfile import FLAGS
from affray.showdown.cards import OPPORTUNITIES
from affray.showdown.conditions import CONDITIONS
from affray.showdown.conditions.scene import Not
from affray.showdown.library import SurvivorCard
from affray.showdown.packs import Packs
from affray.showdown.rulings import RULINGS
from affray.showdown.survival import ACTIONS
from affray.showdown.targeting import PickLine
from affray.showdown.verbs import SPECIAL, VERBS
from affray.showdown.verbs.control import Choose
from affray.showdown.verbs.lasting import LeaveMark

__all__ = ["OUT_OF_REACH", "READ_WORDS", "Source", "cards_of", "expected", "hook_name", "unused"]


class Source(NamedTuple):
    """What must take part for something to fire: the kind of card and its id; empty where anything may do."""

    kind: str = ""
    id: str = ""


NOWHERE: Final = Source()
# Gear words that rules or cards ask about, beside the weapon types. The others only say what a thing is made of.
READ_WORDS: Final = (
    "frail", "savage", "sharp", "deadly", "devastating", "paired", "slow", "cumbersome", "early_iron", "unwieldy", "provoke",
    "sentient", "reach", "range", "ammo", "block", "pounce", "two_handed", "heavy", "shield", "stinky", "consumable", "cursed",
    "accessory", "jewelry",
)  # fmt: skip
TRAPS_DOOM: Final = "every shipped trap dooms the attacker, who may not dodge anyway"
BEYOND_TEN: Final = "no shipped card adds to the roll of a brain trauma"
NO_NEMESIS: Final = "no shipped monster is a nemesis"
NO_GEAR_GAINED: Final = "no shipped card gives gear in the fight"
NO_RULE: Final = "no rule asks: what it bars is not played in the showdown"
# Named by the rules or a pack, and out of reach for every fight of shipped packs. The test sees that this stays true.
OUT_OF_REACH: Final[dict[str, str]] = {
    "brain trauma:maniacal_laughter": BEYOND_TEN,
    "brain trauma:clarity": BEYOND_TEN,
    "brain trauma:impossible": BEYOND_TEN,
    "ruling:maniacal_laughter_speed=-1": BEYOND_TEN,
    "ruling:maniacal_laughter_speed=+1": BEYOND_TEN,
    "ruling:dodge_after_trap=yes": TRAPS_DOOM,
    "ruling:dodge_after_trap=no": TRAPS_DOOM,
    "ruling:nemesis_record=both": NO_NEMESIS,
    "ruling:nemesis_record=own_entry": NO_NEMESIS,
    "event:NemesisRecorded": NO_NEMESIS,
    "ruling:unplaced_gear=storage": NO_GEAR_GAINED,
    "ruling:unplaced_gear=lost": NO_GEAR_GAINED,
    "event:GearGained": NO_GEAR_GAINED,
    "question:place_gear": NO_GEAR_GAINED,
    "ruling:irreplaceable_on_total_defeat=archived": "no shipped gear is irreplaceable",
    "ruling:irreplaceable_on_total_defeat=returned": "no shipped gear is irreplaceable",
    "event:GearReturned": "no shipped gear is irreplaceable",
    "event:ChainCut": "no shipped card is called by its own text without end",
    "event:Healed": "no shipped card heals a survivor",
    "flag:gear_noisy": "no shipped card asks whether anything noisy is carried",
    "bar:waist_gear": NO_RULE,
    "bar:body_armour": NO_RULE,
    "bar:use_abilities": NO_RULE,
    "bar:intimacy": NO_RULE,
}  # fmt: skip


def hook_name(hook: Any) -> str:
    return f"{hook.key}@{hook.moment.name}"


def within(things: Iterable[Any]) -> Iterator[Verb | Condition | PickLine]:
    """These verbs, conditions and pick lines, and all that are nested in them, what `unless` denies too."""
    for each in things:
        if isinstance(each, Not):
            yield from within((each.condition,))
            continue
        if isinstance(each, Verb | Condition | PickLine):
            yield each
        if is_dataclass(each):
            for field in fields(each):
                value = getattr(each, field.name)
                if isinstance(value, tuple):
                    yield from within(value)


def parts_of(card: AICard | SurvivorCard) -> list[Any]:
    found = [each for hook in card.hooks for each in (*hook.do, *hook.conditions)]
    found += [each for offer in card.offers if offer.do for each in (*offer.do, *offer.conditions)]
    if isinstance(card, AICard):
        return [*found, *card.do, *card.enters, *card.face_down, *card.injured]
    found += [each for number in card.whiles for each in number.conditions]
    return found + [each for bar in card.bars for each in bar.conditions]


def cards_of(packs: Packs) -> Iterator[tuple[Source, Any]]:
    """Every card of the packs as the engine has it, and whose it is: AI cards, locations, injury rows, survivors' cards."""
    for monster in packs.ids("monsters"):
        for section, kind in (("ai", "ai"), ("basic_actions", "basic"), ("instincts", "instinct")):
            for id in packs.of(monster, section, shared=False):
                yield Source(kind, id), packs.ai_card(id)
        for id in packs.of(monster, "locations", shared=False):
            yield Source("location", id), packs.location(id)
    for rows in packs.tables().values():
        for row in rows:
            yield Source("trauma" if row.id in packs.ids("brain_traumas") else "injury", row.id), row
    library = packs.library()
    for card in (*library.cards.values(), *(whole.card for whole in library.sets)):
        yield Source(card.kind, card.id), card


class Listing:
    """Gathers the names. A name has the source that named it first."""

    def __init__(self, packs: Packs) -> None:
        self.packs = packs
        self.found: dict[str, Source] = {}
        self.words: dict[type, str] = {kind: f"verb:{word}" for word, kind in VERBS.items()}
        self.words.update({kind: f"condition:{word}" for word, kind in CONDITIONS.items()})

    def add(self, section: str, *names: str, source: Source = NOWHERE) -> None:
        for name in names:
            self.found.setdefault(f"{section}:{name}", source)

    def everything(self) -> dict[str, Source]:
        for source, card in cards_of(self.packs):
            if source.kind in ("ai", "basic", "instinct"):
                self.ai(source, card)
            elif source.kind == "location":
                self.location(source, card)
            elif source.kind in ("injury", "trauma"):
                self.row(source, card)
            else:
                self.survivors_card(source, card)
        self.gear()
        self.monsters()
        self.board()
        self.play()
        return self.found

    def spoken(self, source: Source, things: Iterable[Any]) -> None:
        """The words of a card: a condition counts both ways."""
        for each in within(things):
            if isinstance(each, PickLine):
                self.add("pick", each.order, *[f"word {word}" for word in each.words], source=source)
            elif type(each) in self.words:
                name = self.words[type(each)]
                both = isinstance(each, Condition)
                for way in ("=yes", "=no") if both else ("",):
                    self.found.setdefault(name + way, source)
                if isinstance(each, Choose):
                    self.add("option", *[option.name for option in each.options], source=source)

    def ai(self, source: Source, card: AICard) -> None:
        id = card.id
        if card.kind in ("mood", "trait"):
            self.add("in play", id, source=source)
            if any(getattr(each, "put", "") == "card" for each in within(parts_of(card))):
                self.add("leaves play", id, source=source)
        elif card.kind == "duration":
            self.add("face down", id, source=source)
            self.add("face up", id, source=source)
        else:
            self.add("ai", id, source=source)
        if card.injury:
            self.add("injured action", id, source=source)
        self.add("while", *[f"{id}.{kind}" for kind, _ in card.whiles], source=source)
        self.add("monster flag", *card.flags, source=source)
        self.add("offer", *[f"{id}.{offer.name}" for offer in card.offers], source=source)
        self.hooks(source, card.hooks)
        self.spoken(source, parts_of(card))

    def location(self, source: Source, card: Any) -> None:
        self.add("location", card.id, source=source)
        self.add("location flag", *card.flags, source=source)
        self.add("reaction", *[f"{card.id}.{kind}" for kind in card.reactions], source=source)
        if card.critical is not None:
            self.add("critical", card.id, source=source)
        if card.trap:
            self.add("trap", card.id, source=source)
        if card.injury:
            self.add("persistent injury", card.injury, source=source)
            self.add("monster flag", *card.injury_flags, source=source)
            self.hooks(source, card.injury_hooks)
        said = [*(card.critical or ()), *card.trap, *[each for do in card.reactions.values() for each in do]]
        self.spoken(source, [*said, *[each for hook in card.injury_hooks for each in (*hook.do, *hook.conditions)]])

    def row(self, source: Source, row: Any) -> None:
        self.add("brain trauma" if source.kind == "trauma" else "severe injury", row.id, source=source)
        self.spoken(source, row.do)
        for verb in row.do:
            if isinstance(verb, LeaveMark):
                for mark in (verb.mark, verb.twice):
                    if mark is not None:
                        self.add("while", *[f"{row.id}.{kind}" for kind, _ in mark.numbers], source=source)
                        for flag in mark.flags:
                            self.flag(source, flag)
                if verb.twice is not None:
                    self.add("twice", row.id, source=source)
                if verb.skips_next:
                    self.add("skips next", row.id, source=source)
                self.hooks(source, verb.hooks)
                self.spoken(source, [each for hook in verb.hooks for each in (*hook.do, *hook.conditions)])

    def flag(self, source: Source, flag: str) -> None:
        if flag.startswith("no_"):
            self.add("bar", flag.removeprefix("no_").partition(":")[0], source=source)
        elif flag in FLAGS:
            self.add("flag", flag, source=source)

    def survivors_card(self, source: Source, card: SurvivorCard) -> None:
        if source.kind == "resource":
            self.add("resource", card.id, source=source)
        elif source.kind != "terrain" and card.id != "fist_and_tooth":
            self.add("has", card.id, source=source)
        self.hooks(source, card.hooks)
        self.add("while", *[f"{card.id}.{number.kind}" for number in card.whiles], source=source)
        self.add("offer", *[f"{card.id}.{offer.name}" for offer in card.offers if offer.do], source=source)
        self.add("bar", *[bar.word for bar in card.bars], source=source)
        for flag in card.flags:
            self.flag(source, flag)
        self.spoken(source, parts_of(card))

    def hooks(self, source: Source, hooks: Iterable[Any]) -> None:
        self.add("hook", *[hook_name(hook) for hook in hooks], source=source)

    def gear(self) -> None:
        for id, gear in self.packs.library().gear.items():
            source = Source("gear", id)
            if gear.speed:
                self.add("weapon", id, source=source)
                self.add("mode", *[f"{id}.{mode.id}" for mode in gear.modes], source=source)
            if gear.perfect_strength:
                self.add("perfect hit", id, source=source)
            if any(gear.armour.values()):
                self.add("armour", id, source=source)
            self.add("while", *[f"{id}.{name}" for name in gear.attributes], source=source)
            self.add("word", *[word for word in gear.words if word in READ_WORDS], source=source)

    def monsters(self) -> None:
        for id in self.packs.ids("monsters"):
            raw = self.packs.raw("monsters", id)
            after = raw["aftermath"]
            for level in raw["levels"]:
                source = Source("level", f"{id}.{level}")
                self.add("monster", f"{id}.{level}", source=source)
                if after["rewards"].get(level):
                    self.add("rewards", f"{id}.{level}", source=source)
            self.add("place", after["first_victory"]["place"], source=Source("monster", id))
            self.add("defeat by", id, source=Source("monster", id))
            for name in ("victory", "defeat"):
                do = self.packs.reader("monsters", id, []).verbs(after.get(name, ()), ("aftermath", name))
                self.spoken(Source("monster", id), do)

    def board(self) -> None:
        for id in self.packs.ids("terrain"):
            self.add("terrain", id, source=Source("terrain", id))
            if "destructible" in self.packs.raw("terrain", id).get("words", ()):
                self.add("broken", id, source=Source("terrain", id))

    def play(self) -> None:
        self.add("special", *SPECIAL)
        self.add("pick", "priority")
        self.add("action", *ACTIONS)
        self.add("window", *[f"{moment}.{way}" for moment in OPPORTUNITIES for way in ("dash", "surge", "pass")])
        self.add("window", "survivors_act.encourage")
        self.add("interjection", "encourage", "dash", "surge")
        self.add("first", "monster", "survivors")
        self.add("ambush", "monster", "survivors")
        self.add("outcome", "victory", "defeat")
        for ruling in RULINGS:
            for value in ruling.values:
                self.add("ruling", f"{ruling.name}={value}", source=Source("ruling", ruling.name))
        for each in walk_packages(affray.showdown.__path__, "affray.showdown."):
            import_module(each.name)
        self.add("question", *[each.name for each in below(Question) if each.name])
        self.add("event", *[each.__name__ for each in below(Event) if each.__name__ != "Corrected"])


def below(kind: type[Any]) -> Iterator[type[Any]]:
    """Its subclasses in the showdown, and the kernel's own that have a name."""
    for each in kind.__subclasses__():
        if each.__module__.startswith(("affray.showdown", "affray.kernel")):
            yield each
        yield from below(each)


def expected(packs: Packs) -> dict[str, Source]:
    """Everything that must fire, with what must take part for it; words of the vocabulary as far as a shipped card uses them."""
    return {name: source for name, source in Listing(packs).everything().items() if name not in OUT_OF_REACH}


def unused(packs: Packs) -> list[str]:
    """Verbs and conditions that no shipped card uses."""
    used = {name.partition("=")[0] for name in Listing(packs).everything()}
    words = [f"verb:{word}" for word in VERBS] + [f"condition:{word}" for word in CONDITIONS]
    return [word for word in words if word not in used]
