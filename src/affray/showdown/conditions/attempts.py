"""Conditions about the wound attempt at hand (6.8)."""

from __future__ import annotations

from dataclasses import dataclass

from affray.kernel.card import Condition
from affray.showdown.cards import ShowdownOccasion

__all__ = [
    "AttemptFailed",
    "DiceMissed",
    "DiscardLeft",
    "FirstLocation",
    "InjuredLocation",
    "LocationsLeft",
    "TotalOverToughness",
]


@dataclass(frozen=True)
class FirstLocation(Condition):
    """It is the first location chosen in this attack."""

    def holds(self, occasion: ShowdownOccasion) -> bool:
        return occasion.attack is not None and occasion.attack.chosen == 1


@dataclass(frozen=True)
class InjuredLocation(Condition):
    """The location at hand prints a persistent injury."""

    def holds(self, occasion: ShowdownOccasion) -> bool:
        attack = occasion.attack
        return attack is not None and bool(attack.location) and bool(attack.fight.location(attack.location).injury)


@dataclass(frozen=True)
class AttemptFailed(Condition):
    """The wound attempt failed and was not critical."""

    def holds(self, occasion: ShowdownOccasion) -> bool:
        attack = occasion.attack
        return attack is not None and not attack.success and not attack.critical


@dataclass(frozen=True)
class LocationsLeft(Condition):
    """Drawn locations of this attack are not yet resolved."""

    def holds(self, occasion: ShowdownOccasion) -> bool:
        return occasion.attack is not None and bool(occasion.attack.drawn)


@dataclass(frozen=True)
class TotalOverToughness(Condition):
    """The total is at least so many times the toughness."""

    total_over_toughness: int

    def holds(self, occasion: ShowdownOccasion) -> bool:
        attack = occasion.attack
        return attack is not None and attack.total >= self.total_over_toughness * attack.toughness


@dataclass(frozen=True)
class DiceMissed(Condition):
    """Some attack die of this attack missed."""

    def holds(self, occasion: ShowdownOccasion) -> bool:
        return occasion.attack is not None and occasion.attack.missed > 0


@dataclass(frozen=True)
class DiscardLeft(Condition):
    """Cards lie in the AI discard."""

    def holds(self, occasion: ShowdownOccasion) -> bool:
        return bool(occasion.fight.monster.ai.discard)
