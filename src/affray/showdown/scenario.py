"""Scenarios of the showdown: who meets which monster and how it is set up. Read from a file, a shipped id or a record, checked whole."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from affray.kernel.names import Name
from affray.kernel.pack import BadPack, Document, Problem, fingerprint, plain, read
from affray.kernel.ruling import Rulings
from affray.kernel.table import Table
from affray.showdown.aftermath_file import load_results
from affray.showdown.cardfile import ShowdownReader
from affray.showdown.cards_held import hold
from affray.showdown.library import Library
from affray.showdown.monster import Monster
from affray.showdown.monster_file import deck
from affray.showdown.packs import SHIPPED, Packs, load_packs, packs_with
from affray.showdown.rulings import EDITIONS, choose
from affray.showdown.scenario_file import ScenarioReader
from affray.showdown.setup import Plan
from affray.showdown.sheets import survivor_of
from affray.showdown.showdown import Showdown
from affray.showdown.survivor_numbers import dress

__all__ = ["Scenario", "from_data", "load_scenario", "of_folder", "scenarios", "starter", "unread"]

# What of the packs any fight may come to.
ALWAYS: Final = ("severe_injuries", "brain_traumas", "disorders", "resources", "survival_actions")
OWN: Final = ("ai", "basic_actions", "instincts", "locations", "statuses")


@cache
def library_of(packs: Packs) -> Library:
    return packs.library()


class Scenario:
    """A fight that has not begun. `raw` is the data it was read from, enough to read it again with the same packs. Raises BadPack."""

    def __init__(self, id: str, document: Document, packs: Packs) -> None:
        self.id = id
        self.document = document
        self.packs = packs
        self.given = ScenarioReader(document, packs)
        if self.given.problems:
            raise BadPack(dict.fromkeys(self.given.problems))
        self.raw: dict[str, Any] = self.given.raw
        self.prototypes: dict[str, Showdown] = {}
        # The one asked for last: many fights in a row have the same rulings.
        self.latest: Showdown | None = None

    # -- what a face asks

    @property
    def name(self) -> Name:
        return self.given.name

    @property
    def about(self) -> dict[str, str]:
        return dict(self.given.about)

    def names(self) -> Mapping[str, Name]:
        """The packs' names, then the survivors'."""
        found = self.packs.names()
        found.update({sheet.id: sheet.name for sheet in self.given.sheets})
        return found

    def rulings(self, edition: str | None = None, changes: Mapping[str, str] | None = None) -> Rulings:
        """The edition (None: the scenario's own), the scenario's changes, then these. Raises BadRuling."""
        return choose(edition or self.given.edition, {**self.given.rulings, **(changes or {})})

    def hashes(self) -> dict[str, str]:
        """The hash of every pack entry that may take part, by id; by section and id where two have the same."""
        found: dict[str, str] = {}
        for section, id in self.used():
            key = id if id not in found else f"{section}:{id}"
            found[key] = fingerprint(self.packs.raw(section, id))
        return found

    def used(self) -> list[tuple[str, str]]:
        given, packs = self.given, self.packs
        found = [("monsters", given.monster)]
        for section in OWN:
            if section in packs.entries:
                found += [(section, id) for id in packs.of(given.monster, section)]
        for section in ALWAYS:
            found += [(section, id) for id in packs.ids(section)]
        found += [("terrain", id) for id in packs.ids("terrain")]
        carried = {id for sheet in given.sheets for id in sheet.gear()}
        for section in ("weapons", "armour", "items"):
            found += [(section, id) for id in packs.ids(section) if id in carried]
        found += [("sets", id) for id in packs.ids("sets") if carried & set(packs.raw("sets", id)["pieces"])]
        arts = {id for sheet in given.sheets for id in sheet.arts}
        found += [("arts", id) for id in packs.ids("arts") if id in arts]
        types = {sheet.weapon_type for sheet in given.sheets}
        found += [("proficiencies", id) for id in packs.ids("proficiencies") if id in types]
        innovations = given.settlement.innovations
        return found + [("innovations", id) for id in packs.ids("innovations") if id in innovations]

    # -- fights

    def new(self, table: Table, rulings: Rulings) -> Showdown:
        """The fight at its very beginning, before the set-up."""
        return self.prototype(rulings).copy(table)

    def prototype(self, rulings: Rulings) -> Showdown:
        """A fight at no table, to be copied; made once for the same rulings."""
        if self.latest is not None and self.latest.ruled is rulings:
            return self.latest
        key = repr(sorted(rulings.values.items()))
        if key not in self.prototypes:
            self.prototypes[key] = self.make(rulings)
        self.latest = self.prototypes[key]
        return self.latest

    def make(self, rulings: Rulings) -> Showdown:
        given, packs = self.given, self.packs
        library = library_of(packs)
        tables = packs.tables(rulings.values)
        survivors = [
            survivor_of(sheet, index, library, given.settlement, tables) for index, sheet in enumerate(given.sheets)
        ]
        fight = Showdown(Table(), survivors, self.monster(rulings), tables, rulings, library)
        fight.monster.away = True
        fight.innovations = given.settlement.innovations
        fight.settlement = given.settlement
        fight.results = load_results(packs, given.monster, given.level)
        if given.controller:
            fight.keeper = fight.controller = given.controller
        fight.phase = "setup"
        fight.plan = self.plan()
        for survivor in survivors:
            hold(fight, survivor)
            dress(fight, survivor)
        return fight

    def monster(self, rulings: Rulings) -> Monster:
        given, packs = self.given, self.packs
        monster = packs.monster(given.monster, given.level, rulings.values)
        if "deck" in self.raw:
            reader = ShowdownReader(self.document, (), given.monster, [], packs.lacks, packs.decks)
            monster.ai = deck(packs, given.monster, reader, self.raw["deck"], ("deck",))
        return monster

    def plan(self) -> Plan:
        given = self.given
        least, most = given.distance
        return Plan(
            tuple(given.fixed),
            given.tiles,
            tuple(sorted(given.terrain_deck)),
            given.random,
            given.by_players,
            given.corner,
            given.facing,
            least,
            most,
            dict(given.placed),
            self.packs.traits(given.monster, given.level),
            given.first,
            given.ambush,
        )


# -- finding


@cache
def shipped_files() -> dict[str, Path]:
    return {path.stem: path for path in sorted((SHIPPED / "scenarios").glob("*.yaml"), key=lambda path: path.stem)}


def scenarios() -> list[str]:
    """The ids of the shipped scenarios. Reads no file."""
    return list(shipped_files())


def load_scenario(which: str | Path, packs: Packs | None = None) -> Scenario:
    """A scenario by id (`white-lion-1`, `showdown/white-lion-1`) or from a YAML file. Raises BadPack with every problem.

    A file in the folder `scenarios` of a pack, or one that names a `pack`, is read with that pack over the shipped one.
    """
    text = str(which)
    known = text.removeprefix("showdown/")
    files = shipped_files()
    if known in files:
        return Scenario(known, read(files[known], f"showdown/scenarios/{known}.yaml"), packs or load_packs())
    path = Path(which)
    if path.suffix not in (".yaml", ".yml") and not path.exists():
        raise BadPack([plain(None, text).problem((), "pack-unknown-name", "scenarios", known, files)])
    document = read(path)
    folder = pack_folder(document, path)
    if folder is not None:
        if not folder.is_dir():
            raise BadPack([document.problem(("pack",), "pack-no-folder", "", str(document.data["pack"]))])
        # Kept in the data, so that a record finds it again.
        document.data["pack"] = str(folder)
    return Scenario(path.stem, document, packs or packs_of(document.data))


def of_folder(folder: Path, packs: Packs) -> list[Scenario]:
    """The scenarios in a pack's own folder `scenarios`, read with it. BadPack: with everything that is wrong with any."""
    problems: list[Problem] = []
    found: list[Scenario] = []
    for path in sorted((folder / "scenarios").glob("*.yaml")):
        try:
            document = read(path)
            if pack_folder(document, path) != folder.resolve():
                problems.append(document.problem(("pack",), "scenario-pack-elsewhere", "..", document.data["pack"]))
            else:
                document.data["pack"] = str(folder.resolve())
                found.append(Scenario(path.stem, document, packs))
        except BadPack as bad:
            problems += bad.problems
    if problems:
        raise BadPack(problems)
    return found


def unread(folder: Path) -> list[Problem]:
    """What keeps scenarios of a pack's folder from being read at all; for a pack with which none can be read whole."""
    problems: list[Problem] = []
    for path in sorted((folder / "scenarios").glob("*.yaml")):
        try:
            problems += read(path).problems
        except BadPack as bad:
            problems += bad.problems
    return problems


def pack_folder(document: Document, path: Path) -> Path | None:
    if not isinstance(document.data, dict):
        return None
    named = document.data.get("pack")
    if isinstance(named, str):
        return (path.parent / named).resolve()
    above = path.resolve().parent
    return above.parent if above.name == "scenarios" and (above.parent / "pack.yaml").exists() else None


def packs_of(data: Any) -> Packs:
    named = data.get("pack") if isinstance(data, dict) else None
    return packs_with(Path(named)) if isinstance(named, str) else load_packs()


def from_data(raw: Any, source: str, packs: Packs | None = None) -> Scenario:
    """A scenario kept inside a record; `source` names it and is its id. Raises BadPack."""
    return Scenario(source, plain(raw, source), packs or packs_of(raw))


def starter(lang: str) -> str:
    """A scenario to begin from, with every key explained."""
    return (SHIPPED / f"starter.{lang}.txt").read_text("utf-8").replace("{editions}", " | ".join(EDITIONS))
