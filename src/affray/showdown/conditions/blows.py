"""Conditions about attacks, dice and injuries at hand."""

from __future__ import annotations

from dataclasses import dataclass

from affray.kernel.card import Condition
from affray.showdown.cards import ShowdownOccasion

__all__ = ["Damaged", "Melee", "Natural", "Ranged", "Suffered", "WeaponType", "WithThis"]


@dataclass(frozen=True)
class WithThis(Condition):
    """The attack is made with this weapon."""

    card: str

    def holds(self, occasion: ShowdownOccasion) -> bool:
        return occasion.attack is not None and occasion.attack.weapon.id == self.card


@dataclass(frozen=True)
class Melee(Condition):
    """The weapon of the attack is a melee weapon."""

    def holds(self, occasion: ShowdownOccasion) -> bool:
        return occasion.attack is not None and not occasion.attack.weapon.range


@dataclass(frozen=True)
class Ranged(Condition):
    """The weapon of the attack is a ranged weapon."""

    def holds(self, occasion: ShowdownOccasion) -> bool:
        return occasion.attack is not None and occasion.attack.weapon.range > 0


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
    """The last injury recorded on who is hurt is one of these."""

    suffered: tuple[str, ...]

    def holds(self, occasion: ShowdownOccasion) -> bool:
        actor = occasion.actor
        return actor is not None and bool(actor.injuries) and actor.injuries[-1] in self.suffered
