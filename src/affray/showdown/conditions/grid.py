"""Conditions about the grid: affinities, and puzzles on one card."""

from __future__ import annotations

from dataclasses import dataclass

from affray.kernel.card import Condition
from affray.showdown.cards import ShowdownOccasion
from affray.showdown.grid import Colours, affinities, enough, joined
from affray.showdown.verbs.who import one

__all__ = ["Affinities", "Puzzle"]


@dataclass(frozen=True)
class Affinities(Condition):
    """The owner's grid has these affinities (6.3)."""

    affinities: Colours

    def holds(self, occasion: ShowdownOccasion) -> bool:
        owner = one(occasion, "owner")
        return owner is not None and enough(affinities(owner), self.affinities)


@dataclass(frozen=True)
class Puzzle(Condition):
    """This very card has them joined, or the player says so on the sheet (6.3)."""

    puzzle: Colours
    card: str

    def holds(self, occasion: ShowdownOccasion) -> bool:
        owner = one(occasion, "owner")
        if owner is None:
            return False
        return owner.edges.get(self.card, 0) > 0 or enough(joined(owner, self.card), self.puzzle)
