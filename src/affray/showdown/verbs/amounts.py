"""The numbers of cards: as they stand, by a word, or as a ruling says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from affray.showdown.cards import ShowdownOccasion
from affray.showdown.harm import D10
from affray.showdown.steps import movement_of
from affray.showdown.verbs.who import one, seat_of

__all__ = ["AMOUNTS", "Amount"]

AMOUNTS: Final = ("level", "d5", "d10", "movement", "survival", "pending")


@dataclass(frozen=True)
class Amount:
    """A number; or level (the monster's), d5, d10, movement and survival (the owner's), pending (what the event would do).

    With a `ruling`, the amount beside the value that is in force, the first where the fight has no such ruling.
    """

    number: int = 0
    word: str = ""
    ruling: str = ""
    ruled: tuple[tuple[str, Amount], ...] = ()

    def count(self, occasion: ShowdownOccasion) -> int:
        """The number now. d5 and d10 throw a die, for the owner or the monster controller."""
        fight = occasion.fight
        if self.ruling:
            value = fight.rulings.get(self.ruling, self.ruled[0][0])
            return dict(self.ruled)[value].count(occasion)
        if self.word in ("d5", "d10"):
            face: int = fight.table.throw(D10("card", seat_of(occasion, "owner"), occasion.card))
            return (face + 1) // 2 if self.word == "d5" else face
        if self.word == "level":
            return fight.monster.level
        if self.word == "pending":
            return occasion.amount
        if self.word:
            owner = one(occasion, "owner")
            if owner is None:
                return 0
            return owner.survival if self.word == "survival" else movement_of(fight, owner)
        return self.number

    def fixed(self, level: int, rulings: dict[str, str]) -> int:
        """The number for a monster of this level under these rulings; dice and survivors' numbers have none: ValueError."""
        if self.ruling:
            return dict(self.ruled)[rulings.get(self.ruling, self.ruled[0][0])].fixed(level, rulings)
        if self.word not in ("", "level"):
            raise ValueError(self.word)
        return level if self.word else self.number
