"""Sheets: what of a survivor and of the settlement outlives a fight, as data; read, checked, and made into survivors (3.1, 4.2, 6.3)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

from affray.kernel.names import Name
from affray.kernel.pack import Document, Place, Problem
from affray.showdown.cards import Row
from affray.showdown.cards_held import cards_of
from affray.showdown.gear import SLOTS
from affray.showdown.library import Library
from affray.showdown.survivor import Survivor
from affray.showdown.verbs.lasting import LeaveMark

if TYPE_CHECKING:
    from affray.showdown.packs import Packs

__all__ = [
    "COLOURS", "NEW_SURVIVOR", "Settlement", "Sheet", "dress", "gear_ids", "lay_injuries", "read_settlement", "read_sheet", "sheet_of",
    "survivor_of",
]  # fmt: skip

COLOURS: Final = ("red", "blue", "green")
# A new survivor: movement 5, everything else 0 (3.1).
NEW_SURVIVOR: Final = {"movement": 5, "accuracy": 0, "strength": 0, "evasion": 0, "luck": 0, "speed": 0}
LIFETIME: Final = "lifetime:"


@dataclass(frozen=True)
class Sheet:
    """One survivor's sheet. `attributes` are those that differ from a new survivor's; `grid` has nine ids, "" for an empty space.

    `affinities` count what the player sees joined in the grid, by colour; `puzzles` are the cards that have their own joined.
    """

    id: str
    name: Name
    named: Any = None  # the name as the file gives it, for writing it back
    seat: str = ""
    attributes: dict[str, int] = field(default_factory=dict)
    survival: int = 0
    insanity: int = 0
    courage: int = 0
    understanding: int = 0
    hunt_xp: int = 0
    weapon_type: str = ""
    proficiency: int = 0
    arts: tuple[str, ...] = ()
    disorders: tuple[str, ...] = ()
    injuries: tuple[str, ...] = ()
    lifetime: tuple[str, ...] = ()
    skips_next: bool = False
    dead: bool = False
    retired: bool = False
    grid: tuple[str, ...] = ("",) * SLOTS
    affinities: dict[str, int] = field(default_factory=dict)
    puzzles: tuple[str, ...] = ()

    def gear(self) -> list[str]:
        return [id for id in self.grid if id]

    def to_data(self) -> dict[str, Any]:
        """As a roster or a scenario writes it: only what differs from a new survivor's."""
        found: dict[str, Any] = {"id": self.id, "name": self.named if self.named is not None else self.name.en}
        if self.seat:
            found["seat"] = self.seat
        if self.attributes:
            found["attributes"] = dict(self.attributes)
        for key in ("survival", "insanity", "courage", "understanding", "hunt_xp"):
            if getattr(self, key):
                found[key] = getattr(self, key)
        if self.weapon_type:
            found["proficiency"] = {"type": self.weapon_type, "level": self.proficiency}
        for key in ("arts", "disorders", "injuries", "lifetime"):
            if getattr(self, key):
                found[key] = list(getattr(self, key))
        for key in ("skips_next", "dead", "retired"):
            if getattr(self, key):
                found[key] = True
        if self.gear():
            found["grid"] = [[id or "none" for id in self.grid[row : row + 3]] for row in range(0, SLOTS, 3)]
        if self.affinities:
            found["affinities"] = dict(self.affinities)
        if self.puzzles:
            found["puzzles"] = list(self.puzzles)
        return found


@dataclass(frozen=True)
class Settlement:
    """The settlement's sheet, as far as the showdown reads or writes it. `actions`: the survival actions its innovations give (SD-28)."""

    name: Name = field(default_factory=lambda: Name.from_data({"en": "the settlement", "ru": "поселение"}))
    named: Any = None
    survival_limit: int = 1
    innovations: tuple[str, ...] = ()
    storage: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    defeated: tuple[tuple[str, int], ...] = ()
    nemeses: dict[str, tuple[int, ...]] = field(default_factory=dict)
    archive: tuple[str, ...] = ()
    actions: tuple[str, ...] = ()

    def to_data(self) -> dict[str, Any]:
        return {
            "name": self.named if self.named is not None else self.name.en,
            "survival_limit": self.survival_limit,
            "innovations": list(self.innovations),
            "storage": list(self.storage),
            "places": list(self.places),
            "defeated": [{"monster": monster, "level": level} for monster, level in self.defeated],
            "nemeses": {monster: list(levels) for monster, levels in self.nemeses.items()},
            "archive": list(self.archive),
        }


# -- reading


def read_sheet(document: Document, place: Place, raw: Any, packs: Packs, problems: list[Problem]) -> Sheet | None:
    """One survivor's sheet at a place of a document, or None and its problems. Ids are those of the packs."""
    from affray.showdown.sheet_reader import SheetReader

    return SheetReader(document, place, packs, problems).sheet(raw)


def read_settlement(document: Document, place: Place, raw: Any, packs: Packs, problems: list[Problem]) -> Settlement:
    """The settlement at a place of a document; what is wrong in it is left out and told in `problems`."""
    from affray.showdown.sheet_reader import SheetReader

    return SheetReader(document, place, packs, problems).settlement(raw)


def gear_ids(packs: Packs) -> tuple[str, ...]:
    """What may lie in a grid."""
    found = [id for section in ("weapons", "armour", "items") for id in packs.ids(section)]
    return tuple([id for id in found if id != "fist_and_tooth"])


# -- survivors


def survivor_of(
    sheet: Sheet, index: int, library: Library, settlement: Settlement, tables: dict[int, list[Row]]
) -> Survivor:
    """The survivor of a sheet before the fight: fresh armour, no light or heavy injury, permanent ones with what they leave.

    Hooks of its cards are put in play once there is a fight (`cards_held.hold`).
    """
    survivor = Survivor(index, sheet.id, sheet.seat)
    survivor.base.update(sheet.attributes)
    survivor.survival_limit = settlement.survival_limit
    survivor.survival = min(sheet.survival, settlement.survival_limit)
    survivor.insanity = sheet.insanity
    survivor.courage = sheet.courage
    survivor.understanding = sheet.understanding
    survivor.hunt_xp = sheet.hunt_xp
    survivor.weapon_type = sheet.weapon_type
    survivor.proficiency = sheet.proficiency
    survivor.arts = list(sheet.arts)
    survivor.disorders = list(sheet.disorders)
    survivor.actions = settlement.actions
    survivor.flags = [LIFETIME + key for key in sheet.lifetime]
    survivor.grid = [library.gear[id] if id else None for id in sheet.grid]
    survivor.edges = {**sheet.affinities, **dict.fromkeys(sheet.puzzles, 1)}
    lay_injuries(survivor, list(sheet.injuries), tables)
    dress(survivor, library)
    return survivor


def lay_injuries(survivor: Survivor, injuries: list[str], tables: dict[int, list[Row]]) -> None:
    """These permanent injuries and no others, one after another as if suffered now: their numbers, bars and flags (3.3)."""
    survivor.injuries = []
    survivor.modifiers = []
    for id in injuries:
        survivor.injuries.append(id)
        for mark in left_by(id, tables):
            mark.leave(survivor)


def left_by(injury: str, tables: dict[int, list[Row]]) -> list[LeaveMark]:
    rows = [row for table in tables.values() for row in table if row.id == injury]
    return [verb for row in rows for verb in row.do if isinstance(verb, LeaveMark)]


def dress(survivor: Survivor, library: Library) -> None:
    """Whole armour: what is worn at each location and what counts everywhere, sets included (1)."""
    survivor.dress()
    everywhere = armour_of_cards(survivor, library)
    for location in range(5):
        survivor.armour[location] += everywhere


def armour_of_cards(survivor: Survivor, library: Library) -> int:
    """Points on every location from whole sets and other cards that are no gear (6.5); those with a condition count in the fight."""
    return sum(
        number.amount.number
        for card in cards_of(library, survivor)
        for number in card.whiles
        if number.kind == "armour" and not number.conditions
    )


def sheet_of(survivor: Survivor, before: Sheet) -> Sheet:
    """The sheet after the fight: what it was before gives the name and what no fight changes."""
    gear = [card.id if card is not None else "" for card in survivor.grid]
    flags = survivor.flags
    return replace(
        before,
        attributes={name: n for name, n in survivor.base.items() if n != NEW_SURVIVOR[name]},
        survival=int(survivor.survival),
        insanity=int(survivor.insanity),
        courage=int(survivor.courage),
        understanding=int(survivor.understanding),
        hunt_xp=int(survivor.hunt_xp),
        proficiency=int(survivor.proficiency),
        arts=tuple(survivor.arts),
        disorders=tuple(survivor.disorders),
        injuries=tuple(survivor.injuries),
        lifetime=tuple([flag.removeprefix(LIFETIME) for flag in flags if flag.startswith(LIFETIME)]),
        skips_next="skips_next" in flags and not survivor.dead,
        dead=bool(survivor.dead),
        retired=before.retired or "retires" in flags,
        grid=tuple(gear),
        # Affinities were counted in the old grid: another grid is counted anew.
        affinities=before.affinities if tuple(gear) == before.grid else {},
        puzzles=tuple([id for id in before.puzzles if id in gear]),
    )
