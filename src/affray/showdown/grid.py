"""Affinities: coloured half squares on the edges of gear that meet in a survivor's grid (showdown 6.3)."""

from __future__ import annotations

from typing import Final

from affray.showdown.gear import Gear
from affray.showdown.survivor import Survivor

__all__ = ["COLOURS", "SIDES", "Colours", "affinities", "enough", "joined"]

COLOURS: Final = ("red", "green", "blue")
# In the order of `Gear.edges`.
SIDES: Final = ("top", "right", "bottom", "left")
WIDTH: Final = 3


class Colours:
    """So many affinities of each colour."""

    __slots__ = ("many",)

    def __init__(self, many: dict[str, int]) -> None:
        self.many = many

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Colours) and self.many == other.many

    def __hash__(self) -> int:
        return hash(tuple(sorted(self.many.items())))


def beside(slot: int, side: int) -> int:
    """The slot next to this one on that side, or -1."""
    down, across = slot // WIDTH, slot % WIDTH
    if side == 0:
        return slot - WIDTH if down else -1
    if side == 1:
        return slot + 1 if across < WIDTH - 1 else -1
    if side == 2:
        return slot + WIDTH if down < WIDTH - 1 else -1
    return slot - 1 if across else -1


def meeting(grid: list[Gear | None], slot: int, side: int) -> str:
    """The colour of the affinity that a card makes with its neighbour on that side, or ""."""
    card = grid[slot]
    other = beside(slot, side)
    if card is None or other < 0:
        return ""
    neighbour = grid[other]
    if neighbour is None or not card.edges or not neighbour.edges:
        return ""
    colour = card.edges[side]
    return colour if colour == neighbour.edges[(side + 2) % 4] else ""


def affinities(survivor: Survivor) -> dict[str, int]:
    """Every affinity of the grid by colour: halves that meet, whole ones on cards, and those that the player counted on the sheet."""
    found = {colour: survivor.edges.get(colour, 0) for colour in COLOURS}
    for slot, card in enumerate(survivor.grid):
        if card is None:
            continue
        for colour, n in card.affinities.items():
            found[colour] += n
        for side in (1, 2):
            colour = meeting(survivor.grid, slot, side)
            if colour:
                found[colour] += 1
    return found


def joined(survivor: Survivor, card: str) -> dict[str, int]:
    """The affinities whose halves meet on this very card, by colour; of two alike, the one that has the most."""
    best = dict.fromkeys(COLOURS, 0)
    for slot, gear in enumerate(survivor.grid):
        if gear is None or gear.id != card:
            continue
        found = dict.fromkeys(COLOURS, 0)
        for side in range(4):
            colour = meeting(survivor.grid, slot, side)
            if colour:
                found[colour] += 1
        if sum(found.values()) > sum(best.values()):
            best = found
    return best


def enough(found: dict[str, int], needed: Colours) -> bool:
    """Whether there are so many of each colour."""
    return all(found.get(colour, 0) >= n for colour, n in needed.many.items())
