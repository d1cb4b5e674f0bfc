"""What cards take and give: Hate, Hope, Endurance, Shadow."""

from __future__ import annotations

from dataclasses import dataclass

from affray.company.cards import CompanyOccasion
from affray.company.fighter import Hero
from affray.company.losses import fire, poison
from affray.company.rolls import shadow_test
from affray.company.verbs.who import fighter, foe_of, hero_of
from affray.kernel.card import Verb

__all__ = ["AlliesDrive", "Drive", "Fire", "ForbidHope", "Heal", "Lose", "Poison", "Shadow", "ShadowTest"]


@dataclass(frozen=True)
class Drive(Verb):
    """The foe concerned loses (negative) or regains Hate or Resolve, and so much again for each icon."""

    drive: int
    per_icon: int = 0
    of: str = "foe"

    def run(self, occasion: CompanyOccasion) -> None:
        foe = foe_of(occasion, self.of)
        amount = self.drive + self.per_icon * occasion.icons
        if foe is not None and foe.able():
            if amount < 0:
                occasion.fight.lose_drive(foe, -amount)
            else:
                occasion.fight.gain_drive(foe, amount)


@dataclass(frozen=True)
class AlliesDrive(Verb):
    """Every other foe of the kinds named (none named: all) regains Hate or Resolve."""

    allies_drive: int
    kinds: tuple[str, ...] = ()

    def run(self, occasion: CompanyOccasion) -> None:
        for foe in occasion.fight.able_foes:
            if foe is occasion.owner:
                continue
            if not self.kinds or foe.sheet.is_of(self.kinds):
                occasion.fight.gain_drive(foe, self.allies_drive)


@dataclass(frozen=True)
class Lose(Verb):
    """Endurance is lost."""

    lose: str
    by: int

    def run(self, occasion: CompanyOccasion) -> None:
        found = fighter(occasion, self.lose)
        if found is not None and found.able():
            occasion.fight.lose(found, self.by, occasion.card)


@dataclass(frozen=True)
class Heal(Verb):
    """Endurance is regained by owner, chosen or the whole company: a number, or best_of Heart and Wisdom or Valour; and per icon."""

    heal: str
    by: int = 0
    best_of: tuple[str, ...] = ()
    per_icon: int = 0

    def run(self, occasion: CompanyOccasion) -> None:
        fight = occasion.fight
        owner = occasion.owner
        many = list(fight.able_heroes) if self.heal == "company" else [hero_of(occasion, self.heal)]
        amount = self.by + self.per_icon * occasion.icons
        if self.best_of and isinstance(owner, Hero):
            sheet = owner.sheet
            numbers = {"heart": sheet.heart, "wisdom": sheet.wisdom, "valour": sheet.valour, "strength": sheet.strength}
            amount += max(numbers[name] for name in self.best_of)
        for hero in many:
            if hero is not None:
                fight.heal(hero, amount)


@dataclass(frozen=True)
class Fire(Verb):
    """An Endurance loss from fire: moderate, severe or grievous."""

    fire: str
    level: str

    def run(self, occasion: CompanyOccasion) -> None:
        hero = hero_of(occasion, self.fire)
        if hero is not None and hero.able():
            fire(occasion.fight, hero, self.level)


@dataclass(frozen=True)
class Poison(Verb):
    """The target is poisoned."""

    poison: str

    def run(self, occasion: CompanyOccasion) -> None:
        hero = hero_of(occasion, "target")
        if hero is not None:
            poison(occasion.fight, hero, self.poison)


@dataclass(frozen=True)
class ShadowTest(Verb):
    """A hero gains Shadow, less what a test takes off: kind dread (Valour) or sorcery (Wisdom). `fail` follows a failed test,
    with `or_miserable` also where the hero is Miserable after it."""

    shadow_test: str
    kind: str
    gain: int
    ill_favoured: bool = False
    or_miserable: bool = False
    fail: tuple[Verb, ...] = ()

    def run(self, occasion: CompanyOccasion) -> None:
        hero = hero_of(occasion, self.shadow_test)
        if hero is None or not hero.able():
            return
        passed = shadow_test(occasion.fight, hero, self.kind, self.gain, self.ill_favoured, occasion.owner)
        if not passed or (self.or_miserable and hero.miserable()):
            for verb in self.fail:
                verb.run(occasion)


@dataclass(frozen=True)
class Shadow(Verb):
    """Shadow is gained without a test."""

    shadow: int
    of: str = "owner"

    def run(self, occasion: CompanyOccasion) -> None:
        hero = hero_of(occasion, self.of)
        if hero is not None:
            occasion.fight.gain_shadow(hero, self.shadow)


@dataclass(frozen=True)
class ForbidHope(Verb):
    """No Hope may be spent for the rest of the fight."""

    forbid_hope: str

    def run(self, occasion: CompanyOccasion) -> None:
        hero = hero_of(occasion, self.forbid_hope)
        if hero is not None:
            occasion.fight.forbid_hope(hero)
