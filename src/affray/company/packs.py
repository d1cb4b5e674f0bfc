"""The Company's packs: the shipped one and given folders. Looks entries up, makes cards and sheets of them, each once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from affray.company.cardfile import CardReader, given_params
from affray.company.cards import CompanyCard
from affray.company.muster import Report, make_foe, make_hero
from affray.company.rulings import DEFAULTS
from affray.company.sheet import FoeSheet, HeroSheet
from affray.kernel.names import Name
from affray.kernel.pack import BadPack, Document, Place, Problem, fingerprint, plain, read, validate
from affray.kernel.ruling import Rulings

if TYPE_CHECKING:
    from pydantic import BaseModel

    from affray.company.schema import (
        ArmourEntry,
        CultureEntry,
        FoeEntry,
        GearRef,
        HeroEntry,
        QualityEntry,
        Ref,
        RewardEntry,
        ShieldEntry,
        WeaponEntry,
    )

__all__ = ["SHIPPED", "Packs", "load_packs"]

T = TypeVar("T")

SHIPPED: Final = Path(__file__).parents[1] / "packs" / "company"

SECTION_NAMES: Final = (
    "names", "foes", "heroes", "weapons", "armour", "shields", "cultures", "abilities", "virtues", "rewards", "qualities", "conditions",
)  # fmt: skip
CARD_KINDS: Final = {"abilities": "ability", "virtues": "virtue", "qualities": "quality", "conditions": "condition"}
# What no fight depends on, and no hash holds.
WORDS_ONLY: Final = frozenset(("name", "note", "notes", "book", "confidence", "about"))


class Found:
    """An entry of a pack and where it stands."""

    __slots__ = ("document", "place", "raw")

    def __init__(self, document: Document, place: Place, raw: Any) -> None:
        self.document = document
        self.place = place
        self.raw = raw


class Packs:
    """All entries at hand. Ids are one space: an id means one thing, whatever its section."""

    def __init__(self, base: Packs | None = None) -> None:
        self.folders: list[Path] = list(base.folders) if base else []
        self.entries: dict[str, dict[str, Found]] = {section: {} for section in SECTION_NAMES}
        self.section_of: dict[str, str] = {}
        if base is not None:
            for section, found in base.entries.items():
                self.entries[section].update(found)
            self.section_of.update(base.section_of)
        self.models: dict[tuple[str, str], BaseModel] = {}
        self.cards: dict[str, tuple[CompanyCard, list[Problem]]] = {}

    # -- reading

    def add_folder(self, folder: Path, label: str) -> list[Problem]:
        """Take in every file of a folder; what is wrong with their outer shape is returned."""
        from affray.company.schema import SECTIONS, PackEntry

        problems: list[Problem] = []
        self.folders.append(folder)
        head = folder / "pack.yaml"
        for path in sorted(folder.rglob("*.yaml")):
            if path.parent.name == "scenarios":
                continue
            try:
                document = read(path, f"{label}/{path.relative_to(folder).as_posix()}")
            except BadPack as bad:
                problems += bad.problems
                continue
            problems += document.problems
            if path == head:
                problems += validate(PackEntry, document, (), document.data)[1]
            elif not isinstance(document.data, dict):
                problems.append(document.problem((), "pack-not-mapping", ", ".join(SECTIONS), document.data))
            else:
                for section, entries in document.data.items():
                    problems += self.add_section(document, section, entries)
        if not head.is_file():
            problems.append(Problem(f"{label}/pack.yaml", 0, 0, "", "pack-unreadable", "pack.yaml"))
        return problems

    def add_section(self, document: Document, section: str, entries: Any) -> Iterator[Problem]:
        if section not in self.entries:
            yield document.problem((section,), "pack-unknown-key", "", section, SECTION_NAMES, True)
        elif not isinstance(entries, dict):
            yield document.problem((section,), "pack-not-mapping", "mapping", entries)
        else:
            for key, raw in entries.items():
                if key in self.section_of and not self.same_name(key, section, raw):
                    first = self.entries[self.section_of[key]][key]
                    where = f"{first.document.file}:{first.document.position(first.place, True)[0]}"
                    yield document.problem((section, key), "pack-duplicate-id", where, key, (), True)
                else:
                    if section != "names":
                        self.section_of[key] = section
                    self.section_of.setdefault(key, section)
                    self.entries[section][key] = Found(document, (section, key), raw)

    def same_name(self, id: str, section: str, raw: Any) -> bool:
        """Whether one of two entries is only a name, and the other's (a web is a weapon and an ability)."""
        other = self.section_of[id]
        first = self.entries[other][id].raw
        if (section == "names") == (other == "names") or not isinstance(raw, dict) or not isinstance(first, dict):
            return False
        return raw.get("name") == first.get("name")

    def check(self, files: Callable[[str], bool] = lambda file: True) -> list[Problem]:
        """Everything wrong with the entries of the files that pass: models, cards, heroes and foes as they would be built."""
        problems: list[Problem] = []
        for section, entries in self.entries.items():
            for key, found in entries.items():
                if not files(found.document.file):
                    continue
                model, wrong = self.model(section, key)
                problems += wrong
                if model is not None:
                    problems += self.check_whole(section, key, found)
        return problems

    def check_whole(self, section: str, id: str, found: Found) -> list[Problem]:
        problems: list[Problem] = []
        if section in CARD_KINDS:
            problems += self.card(section, id, {})[1]
        elif section == "foes":
            self.foe_sheet(cast("FoeEntry", self.foe(id)), id, DEFAULTS, reporter(found, problems))
        elif section == "heroes":
            self.hero_sheet(cast("HeroEntry", self.hero(id)), id, DEFAULTS, reporter(found, problems))
        elif section == "cultures":
            known = self.ids("virtues")
            for i, ref in enumerate(cast("CultureEntry", self.culture(id)).blessing):
                if ref.id not in known:
                    place = (*found.place, "blessing", i)
                    problems.append(found.document.problem(place, "pack-unknown-name", "virtues", ref.id, known))
        return problems

    # -- looking up

    def ids(self, section: str) -> tuple[str, ...]:
        return tuple(self.entries[section])

    def lacks(self, section: str, id: str) -> Iterable[str] | None:
        """The ids of a section that has not this one; None where it has."""
        return None if id in self.entries[section] else self.ids(section)

    def model(self, section: str, id: str) -> tuple[BaseModel | None, list[Problem]]:
        from affray.company.schema import SECTIONS

        if (section, id) in self.models:
            return self.models[section, id], []
        found = self.entries[section][id]
        model, problems = validate(SECTIONS[section], found.document, found.place, found.raw)
        if model is not None:
            self.models[section, id] = model
        return model, problems

    def look_up(self, section: str, id: str) -> Any:
        """The entry's model, or None where there is no such id. BadPack where the entry itself is wrong."""
        if id not in self.entries[section]:
            return None
        model, problems = self.model(section, id)
        if problems:
            raise BadPack(problems)
        return model

    def foe(self, id: str) -> FoeEntry | None:
        return cast("FoeEntry | None", self.look_up("foes", id))

    def hero(self, id: str) -> HeroEntry | None:
        return cast("HeroEntry | None", self.look_up("heroes", id))

    def weapon(self, id: str) -> WeaponEntry | None:
        return cast("WeaponEntry | None", self.look_up("weapons", id))

    def armour(self, id: str) -> ArmourEntry | None:
        return cast("ArmourEntry | None", self.look_up("armour", id))

    def shield(self, id: str) -> ShieldEntry | None:
        return cast("ShieldEntry | None", self.look_up("shields", id))

    def culture(self, id: str) -> CultureEntry | None:
        return cast("CultureEntry | None", self.look_up("cultures", id))

    def reward(self, id: str) -> RewardEntry | None:
        return cast("RewardEntry | None", self.look_up("rewards", id))

    def quality(self, id: str) -> QualityEntry | None:
        return cast("QualityEntry | None", self.look_up("qualities", id))

    def names(self) -> dict[str, Name]:
        """What every entry is called, by id."""
        found: dict[str, Name] = {}
        for entries in self.entries.values():
            for key, entry in entries.items():
                found[key] = Name.from_data(entry.raw["name"])
        return found

    def hash_of(self, id: str) -> str:
        """The hash of what an entry does; its names and notes may change."""
        raw = self.entries[self.section_of[id]][id].raw
        return fingerprint({key: value for key, value in raw.items() if key not in WORDS_ONLY})

    # -- making

    def params(self, section: str, id: str) -> dict[str, Any]:
        """A card's parameters with their defaults."""
        raw = self.entries[section][id].raw
        params = raw.get("params", {}) if isinstance(raw, dict) else {}
        return params if isinstance(params, dict) else {}

    def sheet_numbers(self, ref: Ref) -> dict[str, Any]:
        """What a virtue changes on the sheet, with its parameters filled in."""
        raw = self.entries["virtues"][ref.id].raw.get("sheet", {})
        return cast("dict[str, Any]", given_params(raw, {**self.params("virtues", ref.id), **ref.params}))

    def card(
        self, section: str, id: str, params: dict[str, Any], valour: int = 1, wisdom: int = 1
    ) -> tuple[CompanyCard, list[Problem]]:
        """A card made with these parameters, for this Valour and Wisdom; the same card for the same."""
        raw = self.entries[section][id].raw
        if not by_hero(raw):
            valour = wisdom = 1
        key = f"{section}:{id}:{fingerprint([params, valour, wisdom])}"
        if key not in self.cards:
            self.look_up(section, id)
            found = self.entries[section][id]
            problems: list[Problem] = []
            reader = CardReader(found.document, found.place, id, problems, self.lacks, valour, wisdom)
            filled = given_params(
                {part: raw[part] for part in ("flags", "while", "hooks", "offers") if part in raw},
                {**self.params(section, id), **params},
            )
            self.cards[key] = reader.card(filled, raw.get("kind") or CARD_KINDS[section]), problems
        return self.cards[key]

    def conditions(self) -> dict[str, CompanyCard]:
        return {key: self.card("conditions", key, {})[0] for key in self.ids("conditions")}

    def gear_ref(self, raw: Any, place: Place, report: Report) -> GearRef | None:
        """A piece of gear as it is written: an id, or a mapping with `item`."""
        from affray.company.schema import GearRef

        model, problems = validate(GearRef, plain(raw, ""), (), {"item": raw} if isinstance(raw, str) else raw)
        for problem in problems:
            steps = [step for step in problem.path.replace("[", ".").replace("]", "").split(".") if step]
            inner = tuple(int(step) if step.isdigit() else step for step in steps)
            report((*place, *inner), problem.message, problem.expected, problem.given, problem.nearest)
        return model

    def foe_sheet(self, entry: FoeEntry, id: str, rulings: Rulings, report: Report | None = None) -> FoeSheet:
        """A foe's block ready to fight. Without `report` problems raise BadPack."""
        return strictly(lambda each: make_foe(self, entry, id, rulings, each), id, report)

    def hero_sheet(self, entry: HeroEntry, id: str, rulings: Rulings, report: Report | None = None) -> HeroSheet:
        """A hero's sheet with all numbers derived. Without `report` problems raise BadPack."""
        return strictly(lambda each: make_hero(self, entry, id, rulings, each), id, report)


def strictly(make: Callable[[Report], T], id: str, report: Report | None) -> T:
    if report is not None:
        return make(report)
    problems: list[Problem] = []
    made = make(reporter(Found(plain(None, id), (), None), problems))
    if problems:
        raise BadPack(problems)
    return made


def reporter(found: Found, problems: list[Problem]) -> Report:
    """Problems at places below an entry."""

    def report(
        place: Place, message: str, expected: str = "", given: Any = "", known: Iterable[str] = (), key: bool = False
    ) -> None:
        problems.append(found.document.problem((*found.place, *place), message, expected, given, known, key))

    return report


def by_hero(raw: Any) -> bool:
    """Whether a card's numbers depend on whose it is."""
    if isinstance(raw, dict):
        return any(key != "name" and by_hero(value) for key, value in raw.items())
    if isinstance(raw, list):
        return any(by_hero(each) for each in raw)
    return raw in ("valour", "wisdom")


@cache
def shipped() -> Packs:
    packs = Packs()
    if problems := packs.add_folder(SHIPPED, "company"):
        raise BadPack(problems)
    return packs


def load_packs(folders: Iterable[Path] = ()) -> Packs:
    """The shipped pack, and these folders on top, which are checked whole. Raises BadPack with every problem."""
    base = shipped()
    chosen = [folder for folder in folders if folder.resolve() != SHIPPED]
    if not chosen:
        return base
    packs = Packs(base)
    problems: list[Problem] = []
    labels = {str(folder) for folder in chosen}
    for folder in chosen:
        problems += packs.add_folder(folder, str(folder))
    problems += packs.check(lambda file: any(file.startswith(label + "/") for label in labels))
    if problems:
        raise BadPack(problems)
    return packs
