"""Conditions about fighters: their folk and kind, their state, what they carry."""

from __future__ import annotations

from dataclasses import dataclass

from affray.company.cards import CompanyOccasion
from affray.company.fighter import STANCES, Foe, Hero
from affray.kernel.card import Condition

__all__ = [
    "Engaged",
    "FacesFolk",
    "FireInHand",
    "FirstWith",
    "FoeKind",
    "Folk",
    "Holds",
    "Hurt",
    "InHand",
    "LightlyArmoured",
    "Might",
    "Miserable",
    "Stance",
    "Troubled",
    "Wounded",
]


@dataclass(frozen=True)
class Folk(Condition):
    """The hero concerned is of one of these folk."""

    folk: tuple[str, ...]

    def holds(self, occasion: CompanyOccasion) -> bool:
        hero = occasion.hero()
        return hero is not None and any(folk in hero.sheet.folk for folk in self.folk)


@dataclass(frozen=True)
class FoeKind(Condition):
    """The foe concerned is of one of these kinds."""

    kinds: tuple[str, ...]

    def holds(self, occasion: CompanyOccasion) -> bool:
        foe = occasion.foe()
        return foe is not None and foe.sheet.is_of(self.kinds)


@dataclass(frozen=True)
class FacesFolk(Condition):
    """The owner, a foe, stands against or attacks a hero of one of these folk."""

    folk: tuple[str, ...]

    def holds(self, occasion: CompanyOccasion) -> bool:
        owner = occasion.owner
        if not isinstance(owner, Foe):
            return False
        hero = occasion.hero()
        faced = [*owner.engaged, hero] if hero is not None else owner.engaged
        return any(folk in hero.sheet.folk for hero in faced for folk in self.folk)


@dataclass(frozen=True)
class Might(Condition):
    """The foe concerned has at least this Might."""

    least: int

    def holds(self, occasion: CompanyOccasion) -> bool:
        foe = occasion.foe()
        return foe is not None and foe.sheet.might >= self.least


@dataclass(frozen=True)
class Stance(Condition):
    """The owner, a hero, is in this stance."""

    stance: str

    def holds(self, occasion: CompanyOccasion) -> bool:
        owner = occasion.owner
        return isinstance(owner, Hero) and STANCES[owner.stance] == self.stance


@dataclass(frozen=True)
class Wounded(Condition):
    """The owner, a hero, is Wounded."""

    def holds(self, occasion: CompanyOccasion) -> bool:
        return isinstance(occasion.owner, Hero) and occasion.owner.wounded


@dataclass(frozen=True)
class Miserable(Condition):
    """The owner, a hero, is Miserable."""

    def holds(self, occasion: CompanyOccasion) -> bool:
        return isinstance(occasion.owner, Hero) and occasion.owner.miserable()


@dataclass(frozen=True)
class Troubled(Condition):
    """The owner, a hero, is Miserable, Weary or Wounded."""

    def holds(self, occasion: CompanyOccasion) -> bool:
        owner = occasion.owner
        return isinstance(owner, Hero) and (owner.miserable() or owner.weary() or owner.wounded)


@dataclass(frozen=True)
class Hurt(Condition):
    """The owner has lost Endurance."""

    def holds(self, occasion: CompanyOccasion) -> bool:
        return occasion.owner is not None and occasion.owner.endurance < occasion.owner.max_endurance()


@dataclass(frozen=True)
class Engaged(Condition):
    """Somebody stands against the owner in close combat."""

    def holds(self, occasion: CompanyOccasion) -> bool:
        owner = occasion.owner
        return isinstance(owner, Hero | Foe) and bool(owner.engaged)


@dataclass(frozen=True)
class Holds(Condition):
    """This card lies on the owner."""

    id: str

    def holds(self, occasion: CompanyOccasion) -> bool:
        return occasion.owner is not None and occasion.owner.holds(self.id)


@dataclass(frozen=True)
class FirstWith(Condition):
    """The owner is the first foe in the fight on whom this card lies: several of them act as one."""

    card: str

    def holds(self, occasion: CompanyOccasion) -> bool:
        return [foe for foe in occasion.fight.able_foes if foe.holds(self.card)][:1] == [occasion.owner]


@dataclass(frozen=True)
class InHand(Condition):
    """The owner, a hero, has this weapon in hand, or can take it up at no cost."""

    item: str

    def holds(self, occasion: CompanyOccasion) -> bool:
        owner = occasion.owner
        return isinstance(owner, Hero) and self.item in [weapon.id for weapon in owner.in_hand()]


@dataclass(frozen=True)
class FireInHand(Condition):
    """A hero who stands against the owner wields a torch or another burning thing."""

    def holds(self, occasion: CompanyOccasion) -> bool:
        owner = occasion.owner
        return isinstance(owner, Foe) and any(
            hero.ready is not None and hero.ready.id == "torch" for hero in owner.engaged
        )


@dataclass(frozen=True)
class LightlyArmoured(Condition):
    """The owner, a hero, wears leather armour or none."""

    def holds(self, occasion: CompanyOccasion) -> bool:
        owner = occasion.owner
        return isinstance(owner, Hero) and (owner.armour is None or owner.armour.leather)
