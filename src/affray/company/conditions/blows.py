"""Conditions about the roll or the blow: who, on whom, with what, how hard."""

from __future__ import annotations

from dataclasses import dataclass

from affray.company.attack import FoeStrike, HeroStrike
from affray.company.cards import CompanyOccasion
from affray.company.fighter import Hero
from affray.kernel.card import Condition

__all__ = [
    "AgainstMe",
    "Alive",
    "Bane",
    "ByHero",
    "ByMe",
    "Close",
    "Failed",
    "FirstWeapon",
    "HeavyHit",
    "Killed",
    "Kind",
    "Magical",
    "OnMe",
    "PlainWeapon",
    "Proficiency",
    "Ranged",
    "Second",
    "Unarmed",
    "Volley",
    "WithWeapon",
]


@dataclass(frozen=True)
class ByMe(Condition):
    """The owner acts, rolls or attacks."""

    def holds(self, occasion: CompanyOccasion) -> bool:
        return occasion.actor is occasion.owner


@dataclass(frozen=True)
class OnMe(Condition):
    """The owner is the target."""

    def holds(self, occasion: CompanyOccasion) -> bool:
        return occasion.target is occasion.owner


@dataclass(frozen=True)
class AgainstMe(Condition):
    """The other side's roll concerns the owner: it follows from the owner's blow or presence."""

    def holds(self, occasion: CompanyOccasion) -> bool:
        return occasion.target is occasion.owner and occasion.actor is not occasion.owner


@dataclass(frozen=True)
class ByHero(Condition):
    """A hero acts."""

    def holds(self, occasion: CompanyOccasion) -> bool:
        return occasion.actor is not None and occasion.actor.is_hero


@dataclass(frozen=True)
class Close(Condition):
    """A close combat attack."""

    def holds(self, occasion: CompanyOccasion) -> bool:
        return not occasion.attack.ranged if occasion.attack is not None else occasion.kind == "close"


@dataclass(frozen=True)
class Ranged(Condition):
    """A ranged attack."""

    def holds(self, occasion: CompanyOccasion) -> bool:
        return occasion.attack.ranged if occasion.attack is not None else occasion.kind == "ranged"


@dataclass(frozen=True)
class Volley(Condition):
    """An attack in an opening volley."""

    def holds(self, occasion: CompanyOccasion) -> bool:
        return occasion.attack is not None and occasion.attack.volley


@dataclass(frozen=True)
class Unarmed(Condition):
    """The attack is made without a weapon."""

    def holds(self, occasion: CompanyOccasion) -> bool:
        return occasion.attack is not None and occasion.attack.weapon_id == "unarmed"


@dataclass(frozen=True)
class PlainWeapon(Condition):
    """A hero's weapon that is not a famous one."""

    def holds(self, occasion: CompanyOccasion) -> bool:
        return isinstance(occasion.attack, HeroStrike) and not occasion.attack.weapon.magical


@dataclass(frozen=True)
class WithWeapon(Condition):
    """The attack is made with the thing named, or with the thing that this card lies on when no name is given."""

    weapon: str = ""
    card: str = ""

    def holds(self, occasion: CompanyOccasion) -> bool:
        attack = occasion.attack
        if attack is None:
            return False
        if self.weapon:
            return attack.weapon_id == self.weapon
        return isinstance(attack, HeroStrike) and self.card in [card.id for card in attack.weapon.cards]


@dataclass(frozen=True)
class Proficiency(Condition):
    """A hero's attack with this kind of weapon (bows, swords, ...)."""

    proficiency: str

    def holds(self, occasion: CompanyOccasion) -> bool:
        return isinstance(occasion.attack, HeroStrike) and occasion.attack.weapon.proficiency == self.proficiency


@dataclass(frozen=True)
class FirstWeapon(Condition):
    """A foe's attack with the first of its listed weapons, and not one that followed from another attack."""

    def holds(self, occasion: CompanyOccasion) -> bool:
        attack = occasion.attack
        return isinstance(attack, FoeStrike) and attack.weapon is attack.foe.sheet.attacks[0] and not attack.second


@dataclass(frozen=True)
class Second(Condition):
    """The attack followed from another attack of the same turn."""

    def holds(self, occasion: CompanyOccasion) -> bool:
        return occasion.attack is not None and occasion.attack.second


@dataclass(frozen=True)
class Bane(Condition):
    """The weapon was made against the target: against its kind or folk; with a name, against that kind.

    Of a shield in the owner's hands: it was made against the attacker.
    """

    kind: str = ""

    def holds(self, occasion: CompanyOccasion) -> bool:
        attack = occasion.attack
        if isinstance(attack, HeroStrike):
            return self.kind in attack.weapon.bane if self.kind else attack.foe.sheet.is_bane_of(attack.weapon.bane)
        owner = occasion.owner
        if not isinstance(owner, Hero) or owner.shield is None or not owner.carries_shield():
            return False
        foe = occasion.foe()
        return foe is not None and foe.sheet.is_bane_of(owner.shield.bane)


@dataclass(frozen=True)
class Alive(Condition):
    """The target is still in the fight."""

    def holds(self, occasion: CompanyOccasion) -> bool:
        return occasion.target is not None and occasion.target.able()


@dataclass(frozen=True)
class Killed(Condition):
    """The attack put its target out of the fight."""

    def holds(self, occasion: CompanyOccasion) -> bool:
        return occasion.target is not None and not occasion.target.able()


@dataclass(frozen=True)
class HeavyHit(Condition):
    """The hit costs the foe at least twice its Attribute Level."""

    def holds(self, occasion: CompanyOccasion) -> bool:
        foe = occasion.foe()
        return foe is not None and occasion.amount >= 2 * foe.sheet.level


@dataclass(frozen=True)
class Kind(Condition):
    """The roll is of this kind: attack, protection, task, a Skill, dread, sorcery."""

    kinds: tuple[str, ...]

    def holds(self, occasion: CompanyOccasion) -> bool:
        return occasion.kind in self.kinds or (occasion.roll is not None and occasion.roll.why in self.kinds)


@dataclass(frozen=True)
class Failed(Condition):
    """The roll has failed."""

    def holds(self, occasion: CompanyOccasion) -> bool:
        return occasion.roll is not None and not occasion.roll.outcome.passed


@dataclass(frozen=True)
class Magical(Condition):
    """The roll was a Magical success."""

    def holds(self, occasion: CompanyOccasion) -> bool:
        return occasion.flag
