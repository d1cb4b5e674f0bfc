"""Conditions about attacks, dice and injuries at hand."""

from __future__ import annotations

from dataclasses import dataclass

from affray.kernel.card import Condition
from affray.showdown.cards import ShowdownOccasion
from affray.showdown.verbs.who import one

__all__ = ["Damaged", "Melee", "Natural", "Ranged", "Suffered", "WeaponType", "WithThis"]


@dataclass(frozen=True)
class WithThis(Condition):
    """The attack is made with this weapon, by who carries the card: two survivors may have two alike."""

    card: str

    def holds(self, occasion: ShowdownOccasion) -> bool:
        attack = occasion.attack
        return attack is not None and attack.weapon.id == self.card and attack.survivor is one(occasion, "owner")


@dataclass(frozen=True)
class Melee(Condition):
    """The weapon of the attack is a melee weapon."""

    def holds(self, occasion: ShowdownOccasion) -> bool:
        return occasion.attack is not None and occasion.attack.melee()


@dataclass(frozen=True)
class Ranged(Condition):
    """The weapon of the attack is a ranged weapon."""

    def holds(self, occasion: ShowdownOccasion) -> bool:
        return occasion.attack is not None and not occasion.attack.melee()


@dataclass(frozen=True)
class WeaponType(Condition):
    """The attack's weapon is of one of these types."""

    weapon_type: tuple[str, ...]

    def holds(self, occasion: ShowdownOccasion) -> bool:
        return occasion.attack is not None and any(occasion.attack.weapon.has(each) for each in self.weapon_type)


@dataclass(frozen=True)
class Natural(Condition):
    """The die shows this."""

    natural: int

    def holds(self, occasion: ShowdownOccasion) -> bool:
        return occasion.face == self.natural


@dataclass(frozen=True)
class Damaged(Condition):
    """At least so many hits of the monster's attack really did damage."""

    damaged: int

    def holds(self, occasion: ShowdownOccasion) -> bool:
        return occasion.blow is not None and occasion.blow.damaged >= self.damaged


@dataclass(frozen=True)
class Suffered(Condition):
    """The severe injury is one of these."""

    suffered: tuple[str, ...]

    def holds(self, occasion: ShowdownOccasion) -> bool:
        return occasion.injury in self.suffered
