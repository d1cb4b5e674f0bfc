"""Conditions and effects; further attacks, further foes."""

from __future__ import annotations

from dataclasses import dataclass

from affray.company import events
from affray.company.attack import FoeStrike, HeroStrike
from affray.company.cards import CompanyOccasion
from affray.company.fighter import Foe
from affray.company.special import SPECIAL
from affray.company.verbs.who import fighter, hero_of
from affray.kernel.card import Verb
from affray.kernel.effect import Effect
from affray.kernel.names import Ref

__all__ = [
    "AttackChosen",
    "Eye",
    "GiveCondition",
    "KnockOut",
    "LayEffect",
    "Lift",
    "SecondAttack",
    "Special",
    "Summon",
    "Wake",
]


# -- states


@dataclass(frozen=True)
class GiveCondition(Verb):
    """A condition is laid on somebody."""

    condition: str
    of: str = "target"

    def run(self, occasion: CompanyOccasion) -> None:
        found = fighter(occasion, self.of)
        if found is not None and found.able():
            occasion.fight.give_condition(found, self.condition)


@dataclass(frozen=True)
class Lift(Verb):
    """A condition is lifted."""

    lift: str
    of: str = "owner"

    def run(self, occasion: CompanyOccasion) -> None:
        found = fighter(occasion, self.of)
        if found is not None:
            occasion.fight.lift_condition(found, self.lift)


@dataclass(frozen=True)
class KnockOut(Verb):
    """A hero falls unconscious, asleep: a Song wakes (5.3)."""

    knock_out: str

    def run(self, occasion: CompanyOccasion) -> None:
        hero = hero_of(occasion, self.knock_out)
        if hero is not None and hero.able():
            hero.asleep = True
            occasion.fight.give_condition(hero, "asleep")
            occasion.fight.fall(hero, "asleep")


@dataclass(frozen=True)
class Wake(Verb):
    """Who sleeps under a spell wakes."""

    wake: str

    def run(self, occasion: CompanyOccasion) -> None:
        hero = hero_of(occasion, self.wake)
        if hero is not None and hero.asleep:
            occasion.fight.lift_condition(hero, "asleep")
            if hero.endurance > 0:
                occasion.fight.wake(hero)


@dataclass(frozen=True)
class LayEffect(Verb):
    """An effect on somebody or on `heroes`: attack, ranged, attacked, roll, protection, armour, parry, inspired, favoured_attack."""

    effect: str
    by: int = 1
    of: str = "owner"
    until: str = "round"
    once: bool = False
    dormant: bool = False

    def run(self, occasion: CompanyOccasion) -> None:
        fight = occasion.fight
        many = list(fight.able_heroes) if self.of == "heroes" else [fighter(occasion, self.of)]
        for found in many:
            if found is not None:
                fight.lay(Effect(self.effect, self.by, occasion.card, found.id, self.until, self.once, self.dormant))


# -- more attacks, more foes


@dataclass(frozen=True)
class SecondAttack(Verb):
    """A foe's further attack with another listed weapon (its number from 1) on the same hero."""

    second_attack: int

    def run(self, occasion: CompanyOccasion) -> None:
        attack = occasion.attack
        if isinstance(attack, FoeStrike) and attack.hero.able() and attack.foe.able():
            attacks = attack.foe.sheet.attacks
            if self.second_attack <= len(attacks):
                further = FoeStrike(occasion.fight, attack.foe, attack.hero, attacks[self.second_attack - 1])
                further.second = True
                occasion.fight.perform(further)


@dataclass(frozen=True)
class AttackChosen(Verb):
    """A hero's further attack on the foe chosen, with the same weapon."""

    def run(self, occasion: CompanyOccasion) -> None:
        attack = occasion.attack
        chosen = occasion.chosen
        if isinstance(attack, HeroStrike) and isinstance(chosen, Foe) and chosen.able() and attack.hero.able():
            further = HeroStrike(occasion.fight, attack.hero, chosen, attack.weapon, attack.two_handed)
            further.second = True
            occasion.fight.perform(further)


@dataclass(frozen=True)
class Summon(Verb):
    """A foe of this kind rises and joins the fight."""

    summon: str

    def run(self, occasion: CompanyOccasion) -> None:
        fight = occasion.fight
        foe = fight.join_foe(fight.setting.summons[self.summon])
        if fight.table.listening and occasion.owner is not None:
            fight.table.tell(events.Summoned(Ref(foe.id), Ref(occasion.owner.id)))


@dataclass(frozen=True)
class Eye(Verb):
    """The Company's Eye Awareness rises: recorded and told, it acts outside the fight."""

    eye: int

    def run(self, occasion: CompanyOccasion) -> None:
        occasion.fight.eye += self.eye
        if occasion.fight.table.listening:
            occasion.fight.table.tell(events.EyeRose(self.eye))


@dataclass(frozen=True)
class Special(Verb):
    """What this card alone does: a function of `company/special.py`."""

    special: str

    def run(self, occasion: CompanyOccasion) -> None:
        SPECIAL[self.special](occasion)
