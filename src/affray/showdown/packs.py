"""The showdown's pack made into the engine's objects: monsters with their decks, hit locations, injury tables, gear, names. Each is checked."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, TypeVar

from affray.kernel.card import Verb
from affray.kernel.names import Name
from affray.kernel.pack import BadPack, Document, Place, Problem, plain, read
from affray.showdown.aftermath_file import results_of
from affray.showdown.ai import AICard
from affray.showdown.cardfile import Parts, ShowdownReader, Watch
from affray.showdown.cards import Row
from affray.showdown.gear import Gear
from affray.showdown.library import GearSet, Library, SurvivorCard
from affray.showdown.mold import gear, location, perfect_strength, row, survivor_card
from affray.showdown.monster import HitLocation, Monster
from affray.showdown.monster_file import BACKS, make_monster
from affray.showdown.pack_file import about_problems, laws, only_readable
from affray.showdown.sections import CARD, CARD_KINDS, GEAR, NEEDED, SECTIONS, WATCHED, Found
from affray.showdown.survivor import BRAIN, LOCATIONS
from affray.showdown.words import own_words

__all__ = ["SECTIONS", "SHIPPED", "Packs", "load_packs", "packs_with"]

T = TypeVar("T")
SHIPPED: Final = Path(__file__).parents[1] / "packs" / "showdown"

# The cards that a monster is made of.
DEALT: Final = ("ai", "basic_actions", "instincts", "locations")
KINDS: Final = ("normal", "mood", "trait", "duration")


class Packs:
    """All entries of a folder, and of the packs that it lies `over`, whose ids it may use and not give again.

    What is wrong with their outer shape stands in `problems`, what is wrong inside them `check` tells. Files of scenarios (a folder
    of that name) are no part of a pack. `watch` is shown every verb of this folder's monsters as it is made.
    """

    def __init__(self, folder: Path, label: str, over: Packs | None = None, watch: Watch | None = None) -> None:
        self.folder = folder
        self.watch = watch
        self.entries: dict[str, dict[str, Found]] = {
            section: dict(over.entries[section]) if over else {} for section in SECTIONS
        }
        self.body: dict[str, str] = dict(over.body) if over else {}
        self.injuries: dict[str, Found] = dict(over.injuries) if over else {}
        # Every id of the packs below: a stranger's card may not be called like anything of theirs.
        self.taken = {id: section for section, entries in self.entries.items() for id in entries}
        self.taken.update(dict.fromkeys(self.injuries, "persistent_injuries"))
        # Whether some file could not be read at all.
        self.unread = False
        self.problems: list[Problem] = []
        for path in sorted(folder.rglob("*.yaml")):
            if "scenarios" in path.relative_to(folder).parts:
                continue
            try:
                document = read(path, f"{label}/{path.relative_to(folder).as_posix()}")
            except BadPack as bad:
                self.problems += bad.problems
                self.unread = True
                continue
            self.problems += document.problems
            if path.name != "pack.yaml":
                self.take(document, path.parent)
        # The folder of each monster. What lies in it or below belongs to that monster alone.
        self.homes = {id: found.folder for id, found in self.entries["monsters"].items()}
        decks: dict[str, list[str]] = {"disorders": list(self.entries["disorders"])}
        for id, found in self.entries["resources"].items():
            copies = found.raw.get("copies", 0)
            if isinstance(copies, int):
                decks.setdefault(str(found.raw.get("deck")), []).extend([id] * copies)
        self.decks = {name: tuple(cards) for name, cards in decks.items() if name != "none"}

    # -- reading

    def take(self, document: Document, folder: Path) -> None:
        if not isinstance(document.data, dict):
            self.problems.append(document.problem((), "pack-not-mapping", ", ".join(SECTIONS), document.data))
            self.unread = True
            return
        for section, entries in document.data.items():
            if section == "monster":
                continue
            if section not in SECTIONS:
                self.problems.append(document.problem((section,), "pack-unknown-key", "", section, SECTIONS, True))
            elif not isinstance(entries, dict):
                self.problems.append(document.problem((section,), "pack-not-mapping", "mapping", entries))
            elif section == "severe_injuries":
                self.take_body(document, entries, folder)
            else:
                self.take_entries(document, section, entries, (section,), folder)

    def take_body(self, document: Document, entries: dict[str, Any], folder: Path) -> None:
        for body, rows in entries.items():
            place = ("severe_injuries", body)
            if body not in LOCATIONS[:5]:
                self.problems.append(document.problem(place, "pack-unknown-key", "", body, LOCATIONS[:5], True))
            elif not isinstance(rows, dict):
                self.problems.append(document.problem(place, "pack-not-mapping", "mapping", rows))
            else:
                self.body.update(dict.fromkeys(rows, body))
                self.take_entries(document, "severe_injuries", rows, place, folder)

    def take_entries(
        self, document: Document, section: str, entries: dict[str, Any], place: Place, folder: Path
    ) -> None:
        for id, raw in entries.items():
            at = (*place, id)
            if not isinstance(raw, dict):
                self.problems.append(document.problem(at, "pack-not-mapping", "mapping", raw))
                continue
            if id in self.entries[section] or id in self.taken:
                self.problems.append(document.problem(at, "pack-duplicate-id", self.first(section, id), id, (), True))
                continue
            self.entries[section][id] = Found(document, at, raw, folder)
            injury = raw.get("injury") if section == "locations" else None
            if isinstance(injury, dict) and isinstance(injury.get("id"), str):
                inner = injury["id"]
                if inner in self.taken or inner in self.injuries:
                    first = self.first("persistent_injuries", inner)
                    self.problems.append(document.problem((*at, "injury", "id"), "pack-duplicate-id", first, inner))
                else:
                    self.injuries[inner] = Found(document, (*at, "injury"), injury, folder)

    def first(self, section: str, id: str) -> str:
        """Who has an id already: the section, the file and the line."""
        section = self.taken.get(id, section)
        found = (self.injuries if section == "persistent_injuries" else self.entries[section])[id]
        return f"{section} ({found.document.file}:{found.document.position(found.place, key=True)[0]})"

    def ids(self, section: str) -> tuple[str, ...]:
        if section == "gear":
            return tuple([id for each in GEAR for id in self.entries[each]])
        return tuple(self.injuries if section == "persistent_injuries" else self.entries[section])

    def lacks(self, section: str, id: str) -> Iterable[str] | None:
        """The ids of a section that has not this one; None where it has."""
        known = self.ids(section)
        return None if id in known else known

    def home(self, section: str, id: str) -> Path | None:
        """The folder of the monster to which an entry belongs; None: it belongs to none and serves all. KeyError: no such entry."""
        folder = self.entries[section][id].folder
        return next((each for each in (folder, *folder.parents) if each in self.homes.values()), None)

    def of(self, monster: str, section: str, shared: bool = True) -> tuple[str, ...]:
        """The ids of a section that are this monster's; `shared`: also those that belong to no monster. KeyError: no such monster."""
        mine = self.homes[monster]
        homes = {id: self.home(section, id) for id in self.entries[section]}
        return tuple(id for id, home in homes.items() if home == mine or (shared and home is None))

    def raw(self, section: str, id: str) -> dict[str, Any]:
        """An entry as it stands in the file (setup, rewards, sets). KeyError: there is none."""
        found: dict[str, Any] = self.entries[section][id].raw
        return found

    def reader(self, section: str, id: str, problems: list[Problem], card: str = "") -> ShowdownReader:
        found = self.entries[section][id]
        reader = ShowdownReader(found.document, found.place, card or id, problems, self.lacks, self.decks)
        if self.watch is not None and section in WATCHED and found.folder.is_relative_to(self.folder):
            reader.watch = self.watch
        return reader

    def names(self) -> dict[str, Name]:
        """What everything is called, by id; and words of the rules that another game has too."""
        found = {
            id: Name.from_data(each.raw["name"])
            for each_section in self.entries.values()
            for id, each in each_section.items()
        }
        found.update({id: Name.from_data(each.raw["name"]) for id, each in self.injuries.items()})
        found.update(own_words({id: found[id] for id in self.entries["proficiencies"]}))
        return found

    # -- making

    def parts(self, section: str, id: str) -> Parts:
        """Hooks, numbers, offers, flags and bars of an entry; `left_out` says what of them cannot be played yet. BadPack: it is wrong.

        A perfect hit's strength of a weapon is in its `Gear`, not here.
        """
        parts = sound(lambda problems: self.reader(section, id, problems).parts(self.raw(section, id)))
        if "speed" in self.raw(section, id):
            parts.hooks = tuple([hook for hook in parts.hooks if not perfect_strength(hook)])
        return parts

    def ai_card(self, id: str, level: int = 1, rulings: dict[str, str] | None = None) -> AICard:
        """An AI card, a basic action or an instinct, its numbers fixed for this level and these rulings."""
        return sound(lambda problems: self.make_ai_card(id, level, rulings or {}, problems))

    def make_ai_card(self, id: str, level: int, rulings: dict[str, str], problems: list[Problem]) -> AICard:
        section = next(each for each in ("ai", "basic_actions", "instincts") if id in self.entries[each])
        raw = self.raw(section, id)
        reader = self.reader(section, id, problems)
        if section != "ai":
            return AICard(id, "", "action", reader.verbs(raw.get("do", ()), ("do",)))
        parts = reader.parts(raw)
        reader.whole(raw["copies"], ("copies",), 1)
        injured: tuple[str, tuple[Verb, ...]] = ("", ())
        if "injured" in raw and reader.keys(raw["injured"], ("injured",), ("injury", "do"), ("injury", "do")):
            injury = reader.named("injury", "injury", raw["injured"]["injury"], ("injured", "injury"), ())
            injured = injury, reader.verbs(raw["injured"]["do"], ("injured", "do"))
        zone: tuple[int, bool] | None = None
        if "zone" in raw and reader.keys(raw["zone"], ("zone",), ("reach", "corners"), ("reach", "corners")):
            corners = raw["zone"]["corners"]
            if isinstance(corners, dict):
                corners = rulings.get(str(corners.get("ruling")), "in")
            inside = reader.choice(corners, ("zone", "corners"), ("in", "out")) == "in"
            zone = reader.whole(raw["zone"]["reach"], ("zone", "reach")), inside
        return AICard(
            id,
            reader.choice(raw["back"], ("back",), BACKS),
            reader.choice(raw["kind"], ("kind",), KINDS),
            reader.verbs(raw.get("do", ()), ("do",)),
            reader.verbs(raw.get("enters", ()), ("enters",)),
            reader.verbs(raw.get("face_down", ()), ("face_down",)),
            injured,
            tuple([(each.kind, each.amount.fixed(level, rulings)) for each in parts.whiles if not each.conditions]),
            parts.hooks,
            parts.flags,
            zone,
            parts.offers,
            tuple([each for each in parts.whiles if each.conditions]),
        )

    def location(self, id: str) -> HitLocation:
        """A hit location card with its reactions, critical effect, trap text and persistent injury."""
        return sound(lambda problems: self.make_location(id, problems))

    def make_location(self, id: str, problems: list[Problem]) -> HitLocation:
        raw = self.raw("locations", id)
        reader = self.reader("locations", id, problems)
        injury = raw.get("injury", {})
        left = Parts()
        if injury and reader.keys(injury, ("injury",), (*CARD, "id"), ("id", "name")):
            left = self.reader("locations", id, problems, str(injury["id"])).parts(injury, ("injury",))
        return location(reader, raw, left)

    def tables(self, rulings: dict[str, str] | None = None) -> dict[int, list[Row]]:
        """The severe injuries by location number, and the brain traumas, in the order of their faces."""
        return sound(lambda problems: self.make_tables(rulings or {}, problems))

    def make_tables(self, rulings: dict[str, str], problems: list[Problem]) -> dict[int, list[Row]]:
        found: dict[int, list[Row]] = {location: [] for location in range(len(LOCATIONS))}
        for id, body in self.body.items():
            found[LOCATIONS.index(body)].append(
                row(self.reader("severe_injuries", id, problems), self.raw("severe_injuries", id), rulings)
            )
        for id in self.entries["brain_traumas"]:
            found[BRAIN].append(row(self.reader("brain_traumas", id, problems), self.raw("brain_traumas", id), rulings))
        return {location: sorted(rows, key=lambda row: row.low) for location, rows in found.items()}

    def gear(self, id: str) -> Gear:
        """A weapon, a piece of armour or an item; its hooks and offers are in `parts`."""
        return sound(lambda problems: self.make_gear(id, problems))

    def make_gear(self, id: str, problems: list[Problem]) -> Gear:
        section = next(each for each in GEAR if id in self.entries[each])
        return gear(self.reader(section, id, problems), self.raw(section, id))

    def library(self) -> Library:
        """All gear, and the cards of gear, arts, disorders, terrain, proficiencies and armour sets."""
        gear = {id: self.gear(id) for section in GEAR for id in self.ids(section)}
        cards: dict[str, SurvivorCard] = {}
        for section, kind in CARD_KINDS.items():
            for id in self.ids(section):
                cards[id] = survivor_card(id, kind, self.parts(section, id))
        for id in self.ids("proficiencies"):
            for rank in ("specialization", "mastery"):
                card = f"{id}:{rank}"
                cards[card] = survivor_card(card, "proficiency", sound(partial(self.rank, id, rank)))
        sets = [
            GearSet(tuple(self.raw("sets", id)["pieces"]), survivor_card(id, "set", self.parts("sets", id)))
            for id in self.ids("sets")
        ]
        return Library(gear, cards, tuple(sets), self)

    def rank(self, id: str, rank: str, problems: list[Problem]) -> Parts:
        return self.reader("proficiencies", id, problems, f"{id}:{rank}").parts(
            self.raw("proficiencies", id).get(rank, {}), (rank,)
        )

    # -- monsters

    def traits(self, id: str, level: str) -> tuple[str, ...]:
        """The special cards in play from the start at this level: `enter_play` each and run what it `enters` with."""
        return tuple(self.raw("monsters", id)["levels"][level]["traits"])

    def monster(self, id: str, level: str, rulings: dict[str, str] | None = None) -> Monster:
        """A monster of a level: numbers, tokens, an AI deck dealt blindly by its recipe (or fixed), hit locations. Not yet placed.

        KeyError: no such monster or level.
        """
        return sound(lambda problems: make_monster(self, id, level, rulings or {}, problems))

    # -- all at once

    def check(self) -> list[Problem]:
        """Everything wrong with the folder: shapes, words, names, and each object as it would be built. What it lies over is sound."""
        problems = list(self.problems)
        sound_ones: dict[str, list[str]] = {}
        for section, entries in self.entries.items():
            for id, found in entries.items():
                if id in self.taken:
                    continue
                reader = self.reader(section, id, problems)
                if reader.keys(found.raw, (), SECTIONS[section], ("name", *NEEDED.get(section, ()))):
                    sound_ones.setdefault(section, []).append(id)
                    try:
                        Name.from_data(found.raw["name"])
                    except ValueError as error:
                        reader.wrong(("name",), "pack-bad-value", str(error), found.raw["name"])
        whole = all(len(sound_ones.get(section, ())) == len(self.own(section)) for section in DEALT)
        whole = whole and not any(one.path.split(".")[0] in DEALT for one in self.problems)
        for section, ids in sound_ones.items():
            for id in ids:
                if section != "monsters":
                    self.check_whole(section, id, problems)
        for id in sound_ones.get("monsters", ()):
            self.check_monster(id, whole, problems)
        problems += laws(self, problems)
        told = list(dict.fromkeys(problems))
        return only_readable(told) if self.unread else told

    def own(self, section: str) -> list[str]:
        """The ids of a section that this folder gives."""
        return [id for id in self.entries[section] if id not in self.taken]

    def check_monster(self, id: str, whole: bool, problems: list[Problem]) -> None:
        """`whole`: every card that may be dealt has what it needs."""
        raw = self.raw("monsters", id)
        levels = raw["levels"] if isinstance(raw["levels"], dict) else {}
        for level in levels if whole else ():
            make_monster(self, id, level, {}, problems)
        results_of(self.reader("monsters", id, problems), raw)

    def check_whole(self, section: str, id: str, problems: list[Problem]) -> None:
        if section in ("ai", "basic_actions", "instincts"):
            self.make_ai_card(id, 1, {}, problems)
        elif section == "locations":
            self.make_location(id, problems)
        elif section in ("severe_injuries", "brain_traumas"):
            row(self.reader(section, id, problems), self.raw(section, id), {})
        elif section in GEAR:
            self.make_gear(id, problems)
            self.check_recipe(section, id, problems)
        elif section == "proficiencies":
            for rank in ("specialization", "mastery"):
                self.rank(id, rank, problems)
        else:
            self.reader(section, id, problems).parts(self.raw(section, id))

    def check_recipe(self, section: str, id: str, problems: list[Problem]) -> None:
        """What a piece of gear is made of: resources by id, or so many of a word that resources have (bone, hide, organ)."""
        recipe = self.raw(section, id).get("recipe", {})
        reader = self.reader(section, id, problems)
        words = {str(word) for each in self.entries["resources"].values() for word in each.raw.get("words", ())}
        if reader.keys(recipe, ("recipe",), (*self.ids("resources"), *sorted(words)), ()):
            for what, n in recipe.items():
                reader.whole(n, ("recipe", what), 1)


def sound(make: Callable[[list[Problem]], T]) -> T:
    """What is made, or BadPack with all that is wrong with it."""
    problems: list[Problem] = []
    made = make(problems)
    if problems:
        raise BadPack(problems)
    return made


def load_packs(folder: Path = SHIPPED, label: str = "showdown") -> Packs:
    """A folder's pack, checked whole. Raises BadPack with every problem. The shipped one is read once."""
    return shipped() if folder == SHIPPED else checked(folder, label)


def packs_with(folder: Path, watch: Watch | None = None) -> Packs:
    """A stranger's folder laid over the shipped pack, checked whole: its ids and the shipped ones are known. Raises BadPack."""
    if not folder.is_dir():
        raise BadPack([plain(None, str(folder)).problem((), "pack-no-folder")])
    if folder.resolve().is_relative_to(SHIPPED):
        return inside(folder.resolve(), watch) if watch is not None else shipped()
    packs = Packs(folder, str(folder), shipped(), watch)
    packs.problems += about_problems(folder, [home for id, home in packs.homes.items() if id not in packs.taken])
    return sound_pack(packs)


def inside(folder: Path, watch: Watch) -> Packs:
    """The shipped pack itself, read anew with one of its folders watched."""
    packs = Packs(SHIPPED, "showdown")
    packs.folder, packs.watch = folder, watch
    return packs


@cache
def shipped() -> Packs:
    return checked(SHIPPED, "showdown")


def checked(folder: Path, label: str) -> Packs:
    return sound_pack(Packs(folder, label))


def sound_pack(packs: Packs) -> Packs:
    if problems := packs.check():
        raise BadPack(problems)
    return packs
