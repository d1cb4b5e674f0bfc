"""Scenarios: who meets whom, where and how. Read from a file, a shipped id or a record, checked whole, and made into fights."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from affray.company.cardfile import summoned
from affray.company.company import Company
from affray.company.field import Setting
from affray.company.fighter import Foe, Hero
from affray.company.packs import SHIPPED, Found, Packs, load_packs, reporter
from affray.company.rulings import DEFAULTS, EDITIONS, RULINGS, choose
from affray.company.sheet import FoeSheet, HeroSheet
from affray.company.usage import used_ids
from affray.kernel.names import Name
from affray.kernel.pack import BadPack, Document, Place, Problem, plain, read, validate
from affray.kernel.ruling import Rulings
from affray.kernel.table import Table

if TYPE_CHECKING:
    from affray.company.schema import FoeEntry, HeroEntry, ScenarioEntry

__all__ = ["Scenario", "from_data", "load_scenario", "scenarios", "starter"]

ALWAYS_SUMMONED = "forgotten_dead"


class Fighting:
    """A hero or a kind of foe of the scenario: its entry, the ids it fights under, what it begins with."""

    def __init__(self, place: Place, entry: Any, kind: str, ids: list[str], name: Name, start: dict[str, int]) -> None:
        self.place = place
        self.entry = entry
        self.kind = kind
        self.ids = ids
        self.name = name
        self.start = start


class FightNames(dict[str, Name]):
    """Names by id. Foes called into the fight are numbered on from those that are there."""

    def __missing__(self, id: str) -> Name:
        kind, _, number = id.rpartition("_")
        if number.isdigit() and kind in self:
            return self[kind].numbered(number)
        raise KeyError(id)

    def __contains__(self, id: object) -> bool:
        if super().__contains__(id):
            return True
        kind, _, number = str(id).rpartition("_")
        return number.isdigit() and super().__contains__(kind)

    def get(self, id: str, default: Any = None) -> Any:
        return self[id] if id in self else default  # noqa: SIM401, as dict.get asks no __missing__


class Scenario:
    """A fight that has not begun. `raw` is the data it was read from, enough to read it again with the same packs."""

    def __init__(self, id: str, document: Document, packs: Packs) -> None:
        self.id = id
        self.document = document
        self.packs = packs
        self.problems: list[Problem] = list(document.problems)
        self.heroes: list[Fighting] = []
        self.foes: list[Fighting] = []
        self.sheets: dict[str, tuple[Setting, list[HeroSheet], list[FoeSheet]]] = {}
        self.read()
        if self.problems:
            raise BadPack(dict.fromkeys(self.problems))

    # -- reading

    def wrong(
        self,
        place: Place,
        message: str,
        expected: str = "",
        given: Any = "",
        known: Iterable[str] = (),
        key: bool = False,
    ) -> None:
        self.problems.append(self.document.problem(place, message, expected, given, known, key))

    def read(self) -> None:
        from affray.company.schema import ScenarioEntry

        data = self.document.data
        entry, problems = validate(ScenarioEntry, self.document, (), data)
        self.problems += problems
        self.raw: dict[str, Any] = data if isinstance(data, dict) else {}
        self.taken: dict[str, Place] = {}
        for i, each in enumerate(many(self.raw.get("heroes"))):
            self.read_hero(each, ("heroes", i))
        for i, each in enumerate(many(self.raw.get("foes"))):
            self.read_foe(each, ("foes", i))
        if entry is not None:
            self.entry: ScenarioEntry = entry
        self.check_rulings(mapping(self.raw.get("rulings")))
        self.check_reach(mapping(mapping(self.raw.get("onset")).get("out_of_reach")))
        self.check_focus()
        self.sheets_of(DEFAULTS)

    def check_rulings(self, given: dict[str, Any]) -> None:
        known = {ruling.name: ruling.values for ruling in RULINGS}
        for name, value in given.items():
            if name not in known:
                self.wrong(("rulings", name), "pack-unknown-name", "rulings", name, known, True)
            elif isinstance(value, str | int) and str(value) not in known[name]:
                self.wrong(("rulings", name), "pack-unknown-value", ", ".join(known[name]), value, known[name])

    def check_reach(self, given: dict[str, Any]) -> None:
        ids = [one for foe in self.foes for one in (*foe.ids, foe.kind)]
        for one in given:
            if one not in ids:
                self.wrong(("onset", "out_of_reach", one), "pack-unknown-name", "foes", one, ids, True)

    def check_focus(self) -> None:
        ids = [hero.ids[0] for hero in self.heroes]
        for hero in self.heroes:
            focus = hero.entry.focus
            if focus and focus not in ids:
                self.wrong((*hero.place, "focus"), "pack-unknown-name", "heroes", focus, ids)

    def take_id(self, id: str, place: Place) -> None:
        if id in self.taken:
            line = self.document.position(self.taken[id])[0]
            self.wrong(place, "pack-duplicate-id", f"{self.document.file}:{line}", id)
        elif self.packs.section_of.get(id, "foes") not in ("foes", "heroes") or id == "loremaster":
            self.wrong(place, "pack-duplicate-id", self.packs.section_of.get(id, "loremaster"), id)
        self.taken.setdefault(id, place)

    def read_hero(self, raw: Any, place: Place) -> None:
        from affray.company.schema import HeroEntry, HeroReference, OwnHero

        raw = {"hero": raw} if isinstance(raw, str) else raw
        if not isinstance(raw, dict) or "hero" not in raw:
            own, problems = validate(OwnHero, self.document, place, raw)
            self.problems += problems
            if own is not None:
                self.take_id(own.id, (*place, "id"))
                self.heroes.append(Fighting(place, own, own.id, [own.id], own.name, {}))
            return
        reference, problems = validate(HeroReference, self.document, place, raw)
        self.problems += problems
        if reference is None:
            return
        base = self.packs.hero(reference.hero)
        if base is None:
            known = self.packs.ids("heroes")
            self.wrong((*place, "hero"), "pack-unknown-name", "heroes", reference.hero, known)
            return
        fights_as = reference.id or reference.hero
        self.take_id(fights_as, (*place, "id") if reference.id else place)
        changes = {key: value for key in reference.model_fields_set if (value := getattr(reference, key)) is not None}
        entry: HeroEntry = base.model_copy(update={k: v for k, v in changes.items() if k in HeroEntry.model_fields})
        self.heroes.append(Fighting(place, entry, reference.hero, [fights_as], entry.name, {}))

    def read_foe(self, raw: Any, place: Place) -> None:
        from affray.company.schema import FoeReference, OwnFoe

        raw = {"foe": raw} if isinstance(raw, str) else raw
        if not isinstance(raw, dict) or "foe" not in raw:
            own, problems = validate(OwnFoe, self.document, place, raw)
            self.problems += problems
            if own is not None:
                self.add_foes(place, own, own.id, "" if own.count > 1 else own.id, own.count, own.name, {})
            return
        reference, problems = validate(FoeReference, self.document, place, raw)
        self.problems += problems
        if reference is None:
            return
        base = self.packs.foe(reference.foe)
        if base is None:
            known = self.packs.ids("foes")
            self.wrong((*place, "foe"), "pack-unknown-name", "foes", reference.foe, known)
            return
        numbers = {"parry": reference.parry, "armour": reference.armour}
        entry = base.model_copy(update={key: value for key, value in numbers.items() if value is not None})
        start = self.start_of(reference, base, place)
        kind = reference.id if reference.id and reference.count > 1 else reference.foe
        own_id = reference.id if reference.id and reference.count == 1 else ""
        self.add_foes(place, entry, kind, own_id, reference.count, reference.name or base.name, start)

    def start_of(self, reference: Any, base: FoeEntry, place: Place) -> dict[str, int]:
        """Endurance, Hate or Resolve that a foe begins with, not above its block's."""
        start: dict[str, int] = {}
        for key in ("endurance", "hate", "resolve"):
            given = getattr(reference, key)
            if given is None:
                continue
            most = getattr(base, key)
            if most is None:
                known = ("hate",) if base.resolve is None else ("resolve",)
                self.wrong((*place, key), "pack-unknown-key", "", key, known, True)
            elif given > most:
                self.wrong((*place, key), "pack-out-of-range", f"<= {most}", given)
            else:
                start["endurance" if key == "endurance" else "drive"] = given
        return start

    def add_foes(
        self, place: Place, entry: Any, kind: str, own_id: str, count: int, name: Name, start: dict[str, int]
    ) -> None:
        """Number them on from those of the same kind; one with an id of its own keeps it."""
        there = sum(len(foe.ids) for foe in self.foes if foe.kind == kind)
        ids = [own_id] if own_id else [f"{kind}_{there + n + 1}" for n in range(count)]
        for one in ids:
            self.take_id(one, place)
        self.foes.append(Fighting(place, entry, kind, ids, name, start))

    # -- what a face asks

    @property
    def name(self) -> Name:
        return self.entry.name

    @property
    def about(self) -> dict[str, str]:
        return dict(self.entry.about or {})

    def names(self) -> Mapping[str, Name]:
        """The names of all that may appear: the packs' and the fighters', equal foes told apart by numbers."""
        found = FightNames(self.packs.names())
        for foe in self.foes:
            found.setdefault(foe.kind, foe.name)
            several = (
                sum(len(other.ids) for other in self.foes if other.kind == foe.kind and other.name == foe.name) > 1
            )
            for one in foe.ids:
                numbered = several and one.startswith(foe.kind + "_")
                found[one] = foe.name.numbered(one.rpartition("_")[2]) if numbered else foe.name
        for hero in self.heroes:
            found[hero.ids[0]] = hero.name
        return found

    def hashes(self) -> dict[str, str]:
        """The hash of every pack entry that takes part, by id."""
        setting = self.make(self.rulings())[0]
        return {one: self.packs.hash_of(one) for one in used_ids(self.packs, self.heroes + self.foes, setting)}

    def rulings(self, edition: str | None = None, changes: Mapping[str, str] | None = None) -> Rulings:
        """The edition (None: the scenario's own), the scenario's changes, then these. Raises BadRuling."""
        return choose(edition or self.entry.edition, {**self.entry.rulings, **(changes or {})})

    # -- fights

    def make(self, rulings: Rulings) -> tuple[Setting, list[HeroSheet], list[FoeSheet]]:
        """Setting and sheets under these rulings, made once."""
        key = repr(sorted(rulings.values.items()))
        if key not in self.sheets:
            heroes, foes = self.sheets_of(rulings)
            self.sheets[key] = self.setting(foes, rulings), heroes, foes
        return self.sheets[key]

    def sheets_of(self, rulings: Rulings) -> tuple[list[HeroSheet], list[FoeSheet]]:
        heroes: list[HeroSheet] = []
        foes: list[FoeSheet] = []
        for hero in self.heroes:
            report = reporter(Found(self.document, hero.place, None), self.problems)
            heroes.append(self.packs.hero_sheet(hero.entry, hero.ids[0], rulings, report))
        for foe in self.foes:
            report = reporter(Found(self.document, foe.place, None), self.problems)
            sheet = self.packs.foe_sheet(foe.entry, foe.kind, rulings, report)
            sheet.start_endurance = foe.start.get("endurance", sheet.endurance)
            sheet.start_drive = foe.start.get("drive", sheet.drive)
            foes.append(sheet)
        return heroes, foes

    def setting(self, foes: list[FoeSheet], rulings: Rulings) -> Setting:
        entry, onset = self.entry, self.entry.onset
        setting = Setting(self.id)
        setting.volleys = onset.volleys
        setting.bow_volleys = onset.volleys if onset.bow_volleys is None else onset.bow_volleys
        setting.foes_first = onset.first == "foes"
        setting.ambush = "" if onset.ambush == "none" else onset.ambush
        setting.ambush_skill = onset.ambush_skill or ""
        setting.no_watch = onset.no_watch
        setting.last_round = entry.last_round
        setting.battle_dice = entry.loremaster.battle_dice
        setting.tend_dying = entry.loremaster.tend_dying
        if entry.foes_flee.drive is not None:
            setting.flee_drive = entry.foes_flee.drive
        if entry.foes_flee.fallen is not None:
            setting.flee_fallen = entry.foes_flee.fallen
        setting.conditions = self.packs.conditions()
        # Foes that may be called have their block's numbers, not those that one of the scenario begins with.
        todo = [foe.kind for foe in self.foes] + [ALWAYS_SUMMONED]
        own = {foe.kind: foe.entry for foe in self.foes}
        while todo:
            kind = todo.pop(0)
            summon = own.get(kind) or self.packs.foe(kind)
            if kind not in setting.summons and summon is not None:
                setting.summons[kind] = self.packs.foe_sheet(cast("FoeEntry", summon), kind, rulings, ignore)
                todo += [one for card in setting.summons[kind].cards for one in summoned(card)]
        return setting

    def new(self, table: Table, rulings: Rulings) -> Company:
        """The fight at its very beginning."""
        setting, hero_sheets, foe_sheets = self.make(rulings)
        heroes = [Hero(i, sheet.id, sheet) for i, sheet in enumerate(hero_sheets)]
        foes: list[Foe] = []
        reach = self.entry.onset.out_of_reach
        for foe, sheet in zip(self.foes, foe_sheets, strict=True):
            for one in foe.ids:
                made = Foe(len(heroes) + len(foes), one, sheet)
                made.reach_from = reach.get(one, reach.get(foe.kind, 0))
                foes.append(made)
        fight = Company(table, setting, rulings, heroes, foes)
        scene = self.entry.scene
        fight.light = scene.light
        fight.ground = [str(each) for each in scene.ground]
        fight.close_dice, fight.ranged_dice = scene.close, scene.ranged
        fight.battle_rolls = self.entry.loremaster.battle_rolls
        fight.extra_rearward = self.entry.loremaster.extra_rearward
        fight.deal_cards()
        return fight

    def prototype(self, rulings: Rulings) -> Company:
        """A fight at no table, to be copied."""
        return self.new(Table(), rulings)


def ignore(*_told: Any) -> None:
    """What is wrong with a block has been told where the block stands."""


def mapping(raw: Any) -> dict[str, Any]:
    return raw if isinstance(raw, dict) else {}


def many(raw: Any) -> list[Any]:
    return raw if isinstance(raw, list) else []


# -- finding


def found_files(folders: Iterable[Path]) -> dict[str, Path]:
    """Scenario files by id, each folder in the order of its names."""
    return {path.stem: path for folder in folders for path in sorted((folder / "scenarios").glob("*.yaml"))}


def scenarios(packs: Packs | None = None) -> list[str]:
    """The ids of the shipped scenarios, then of those in the packs' folders. Reads no file."""
    return list(found_files(packs.folders if packs else [SHIPPED]))


def load_scenario(which: str | Path, packs: Packs | None = None) -> Scenario:
    """A scenario by id (`roadside_ambush`, `company/roadside_ambush`) or from a YAML file. Raises BadPack with every problem."""
    packs = packs or load_packs()
    files = found_files(packs.folders)
    text = str(which)
    known = text.removeprefix("company/")
    if known in files:
        path = files[known]
        shipped = path.is_relative_to(SHIPPED)
        return Scenario(known, read(path, f"company/scenarios/{path.name}" if shipped else str(path)), packs)
    path = Path(which)
    if path.suffix in (".yaml", ".yml") or path.exists():
        return Scenario(path.stem, read(path), packs)
    raise BadPack([plain(None, text).problem((), "pack-unknown-name", "scenarios", known, files)])


def from_data(raw: Any, source: str, packs: Packs | None = None) -> Scenario:
    """A scenario kept inside a record; `source` names it and is its id. Raises BadPack."""
    return Scenario(source, plain(raw, source), packs or load_packs())


def starter(lang: str) -> str:
    """A scenario to begin from, with every key explained."""
    return (SHIPPED / f"starter.{lang}.txt").read_text("utf-8").replace("{editions}", " | ".join(EDITIONS))
