"""Conditions about the scene, the round and the rulings; and the opposite of any."""

from __future__ import annotations

from dataclasses import dataclass

from affray.company.cards import CompanyOccasion
from affray.kernel.card import Condition

__all__ = [
    "ForestOrNight",
    "Ground",
    "Light",
    "Not",
    "Round",
    "Ruled",
]


@dataclass(frozen=True)
class Not(Condition):
    """`unless`: the opposite of a condition."""

    condition: Condition

    def holds(self, occasion: CompanyOccasion) -> bool:
        return not self.condition.holds(occasion)


@dataclass(frozen=True)
class Light(Condition):
    """dark, or full sun (`sun`)."""

    light: str

    def holds(self, occasion: CompanyOccasion) -> bool:
        return occasion.fight.light == self.light


@dataclass(frozen=True)
class Ground(Condition):
    """forest, water, underground or fire around."""

    ground: str

    def holds(self, occasion: CompanyOccasion) -> bool:
        return self.ground in occasion.fight.ground


@dataclass(frozen=True)
class ForestOrNight(Condition):
    """In a forest, or in the dark."""

    def holds(self, occasion: CompanyOccasion) -> bool:
        return occasion.fight.forest_or_night()


@dataclass(frozen=True)
class Round(Condition):
    """This round of close combat; 0: before it."""

    number: int

    def holds(self, occasion: CompanyOccasion) -> bool:
        return occasion.fight.round == self.number


@dataclass(frozen=True)
class Ruled(Condition):
    """A ruling has this value, written name=value."""

    ruling: str

    def holds(self, occasion: CompanyOccasion) -> bool:
        name, _, value = self.ruling.partition("=")
        return occasion.fight.rulings[name] == value
