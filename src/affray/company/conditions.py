"""Conditions of the Company's cards: yes or no about a moment, seen from the card's owner. Each word below may stand in `if` and `unless`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from affray.company.attack import FoeStrike, HeroStrike
from affray.company.cards import CompanyOccasion
from affray.company.fighter import STANCES, Foe, Hero
from affray.kernel.card import Condition

__all__ = ["CONDITIONS", "Not"]


@dataclass(frozen=True)
class Not(Condition):
    """`unless`: the opposite of a condition."""

    condition: Condition

    def holds(self, occasion: CompanyOccasion) -> bool:
        return not self.condition.holds(occasion)


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
            return self.kind in attack.weapon.bane if self.kind else attack.is_bane()
        owner = occasion.owner
        if not isinstance(owner, Hero) or owner.shield is None or not owner.carries_shield():
            return False
        foe = occasion.foe()
        bane = owner.shield.bane
        return foe is not None and (
            "enemy" in bane or foe.sheet.kind in bane or any(folk in bane for folk in foe.sheet.folk)
        )


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
        return foe is not None and any(kind == foe.sheet.kind or kind in foe.sheet.folk for kind in self.kinds)


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
        return occasion.fight.light == "dark" or "forest" in occasion.fight.ground


@dataclass(frozen=True)
class FireInHand(Condition):
    """A hero who stands against the owner wields a torch or another burning thing."""

    def holds(self, occasion: CompanyOccasion) -> bool:
        owner = occasion.owner
        return isinstance(owner, Foe) and any(
            hero.ready is not None and hero.ready.id == "torch" for hero in owner.engaged
        )


@dataclass(frozen=True)
class Round(Condition):
    """This round of close combat; 0: before it."""

    number: int

    def holds(self, occasion: CompanyOccasion) -> bool:
        return occasion.fight.round == self.number


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
        return (isinstance(owner, Hero) and bool(owner.engaged)) or (isinstance(owner, Foe) and bool(owner.engaged))


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
        return isinstance(owner, Hero) and self.item in [
            w.id for w in ([owner.ready] if owner.ready else owner.weapons)
        ]


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


@dataclass(frozen=True)
class LightlyArmoured(Condition):
    """The owner, a hero, wears leather armour or none."""

    def holds(self, occasion: CompanyOccasion) -> bool:
        owner = occasion.owner
        return isinstance(owner, Hero) and (owner.armour is None or owner.armour.leather)


@dataclass(frozen=True)
class Ruled(Condition):
    """A ruling has this value, written name=value."""

    ruling: str

    def holds(self, occasion: CompanyOccasion) -> bool:
        name, _, value = self.ruling.partition("=")
        return occasion.fight.rulings[name] == value


CONDITIONS: Final[dict[str, type[Condition]]] = {
    "by_me": ByMe, "on_me": OnMe, "against_me": AgainstMe, "by_hero": ByHero, "close": Close, "ranged": Ranged, "volley": Volley,
    "unarmed": Unarmed, "plain_weapon": PlainWeapon, "with": WithWeapon, "proficiency": Proficiency, "first_weapon": FirstWeapon,
    "second": Second, "bane": Bane, "folk": Folk, "foe_kind": FoeKind, "faces_folk": FacesFolk, "might": Might, "light": Light,
    "ground": Ground, "forest_or_night": ForestOrNight, "fire_in_hand": FireInHand, "round": Round, "stance": Stance,
    "wounded": Wounded, "miserable": Miserable, "troubled": Troubled, "hurt": Hurt, "engaged": Engaged, "holds": Holds, "first_with": FirstWith,
    "in_hand": InHand, "alive": Alive, "killed": Killed,
    "heavy_hit": HeavyHit, "kind": Kind, "failed": Failed, "magical": Magical, "lightly_armoured": LightlyArmoured, "ruled": Ruled,
}  # fmt: skip
