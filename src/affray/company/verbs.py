"""Verbs of the Company's cards. Each is a word of the packs: its first field is the word's own value, the others stand beside it.

`who` words: owner (whose card), actor (who rolls or attacks), target, hero and foe (whom it concerns), chosen (picked, or each in turn).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from affray.company import events
from affray.company.attack import FoeStrike, HeroStrike
from affray.company.cards import CompanyOccasion
from affray.company.fighter import Fighter, Foe, Hero
from affray.company.losses import fire, poison
from affray.company.rolls import shadow_test
from affray.company.special import SPECIAL, PickFighter
from affray.kernel.card import Condition, Verb
from affray.kernel.effect import Effect
from affray.kernel.names import Ref

__all__ = ["VERBS", "WHO"]

WHO: Final = ("owner", "actor", "target", "hero", "foe", "chosen")


def fighter(occasion: CompanyOccasion, who: str) -> Fighter | None:
    """The fighter that a `who` word means now."""
    if who == "owner":
        return occasion.owner
    if who == "actor":
        return occasion.actor
    if who == "target":
        return occasion.target
    if who == "chosen":
        return occasion.chosen
    return occasion.hero() if who == "hero" else occasion.foe()


def hero_of(occasion: CompanyOccasion, who: str) -> Hero | None:
    found = fighter(occasion, who)
    return found if isinstance(found, Hero) else None


def foe_of(occasion: CompanyOccasion, who: str) -> Foe | None:
    found = fighter(occasion, who)
    return found if isinstance(found, Foe) else None


# -- control


@dataclass(frozen=True)
class When(Verb):
    """Do `then` where the conditions hold, else `otherwise`."""

    when: tuple[Condition, ...]
    then: tuple[Verb, ...] = ()
    otherwise: tuple[Verb, ...] = ()

    def run(self, occasion: CompanyOccasion) -> None:
        for verb in self.then if all(condition.holds(occasion) for condition in self.when) else self.otherwise:
            verb.run(occasion)


@dataclass(frozen=True)
class Each(Verb):
    """Do something for each of: heroes, close_heroes, foes, engaged (heroes who stand against the owner)."""

    each: str
    do: tuple[Verb, ...]

    def run(self, occasion: CompanyOccasion) -> None:
        fight = occasion.fight
        many: list[Fighter]
        if self.each == "heroes":
            many = list(fight.able_heroes)
        elif self.each == "close_heroes":
            many = list(fight.close_heroes())
        elif self.each == "engaged" and isinstance(occasion.owner, Foe):
            many = list(occasion.owner.engaged)
        else:
            many = list(fight.able_foes)
        for one in many:
            if one.able():
                occasion.chosen = one
                for verb in self.do:
                    verb.run(occasion)


@dataclass(frozen=True)
class Choose(Verb):
    """The owner's seat picks one: hero, ally (another hero), engaged_foe. With nobody to pick, nothing happens."""

    choose: str
    do: tuple[Verb, ...]

    def run(self, occasion: CompanyOccasion) -> None:
        fight = occasion.fight
        owner = occasion.owner
        assert owner is not None
        many: list[Fighter]
        if self.choose == "engaged_foe":
            many = [foe for foe in owner.engaged if foe is not occasion.target] if isinstance(owner, Hero) else []
        elif self.choose == "ally":
            many = [hero for hero in fight.able_heroes if hero is not owner]
        else:
            many = list(fight.able_heroes)
        if many:
            occasion.chosen = fight.table.ask(PickFighter(owner.seat, many, occasion.card))
            for verb in self.do:
                verb.run(occasion)


# -- the roll under way


@dataclass(frozen=True)
class Favoured(Verb):
    """The roll is Favoured."""

    def run(self, occasion: CompanyOccasion) -> None:
        if occasion.roll is not None:
            occasion.roll.favoured.append(occasion.card)


@dataclass(frozen=True)
class IllFavoured(Verb):
    """The roll is Ill-favoured."""

    def run(self, occasion: CompanyOccasion) -> None:
        if occasion.roll is not None:
            occasion.roll.ill_favoured.append(occasion.card)


@dataclass(frozen=True)
class Dice(Verb):
    """The roll gains or loses Success dice."""

    dice: int

    def run(self, occasion: CompanyOccasion) -> None:
        if occasion.roll is not None:
            occasion.roll.pool.add(occasion.card, self.dice)


@dataclass(frozen=True)
class Inspired(Verb):
    """Who rolls is Inspired on this roll: Hope gives 2d."""

    def run(self, occasion: CompanyOccasion) -> None:
        if occasion.roll is not None:
            occasion.roll.inspired = True


@dataclass(frozen=True)
class Steady(Verb):
    """Weary and Miserable do not count on this roll."""

    def run(self, occasion: CompanyOccasion) -> None:
        if occasion.roll is not None:
            occasion.roll.weary = False
            occasion.roll.miserable = False


@dataclass(frozen=True)
class Weary(Verb):
    """The roll is made as if Weary."""

    def run(self, occasion: CompanyOccasion) -> None:
        if occasion.roll is not None:
            occasion.roll.weary = True


@dataclass(frozen=True)
class Reroll(Verb):
    """All dice of the roll are thrown again."""

    def run(self, occasion: CompanyOccasion) -> None:
        occasion.flag = True
        if occasion.fight.table.listening and occasion.owner is not None:
            occasion.fight.table.tell(events.Rerolled(Ref(occasion.owner.id), Ref(occasion.card)))


@dataclass(frozen=True)
class FailRoll(Verb):
    """The success becomes a failure."""

    def run(self, occasion: CompanyOccasion) -> None:
        occasion.flag = True
        if occasion.fight.table.listening and occasion.actor is not None:
            occasion.fight.table.tell(events.SuccessUndone(Ref(occasion.actor.id), Ref(occasion.card)))


@dataclass(frozen=True)
class Severity(Verb):
    """The severity of the Wound is rolled Favoured (1) or Ill-favoured (-1); both at once cancel out."""

    severity: int

    def run(self, occasion: CompanyOccasion) -> None:
        occasion.amount += self.severity


# -- breaking in


@dataclass(frozen=True)
class Cancel(Verb):
    """The ability that was paid for has no effect."""

    def run(self, occasion: CompanyOccasion) -> None:
        occasion.flag = True
        occasion.chosen = occasion.owner


@dataclass(frozen=True)
class Waste(Verb):
    """The point of Hope is lost without effect."""

    def run(self, occasion: CompanyOccasion) -> None:
        occasion.flag = True


@dataclass(frozen=True)
class AimAny(Verb):
    """The next attack may be aimed at any hero in any stance (E5)."""

    def run(self, occasion: CompanyOccasion) -> None:
        occasion.flag = True


@dataclass(frozen=True)
class Pierced(Verb):
    """The blow counts as a Piercing Blow."""

    def run(self, occasion: CompanyOccasion) -> None:
        if occasion.attack is not None:
            occasion.attack.pierce_now()


@dataclass(frozen=True)
class SetEndurance(Verb):
    """The target's Endurance becomes half of its maximum (rounded up), or full, or what the ruling named says."""

    set_endurance: str

    def run(self, occasion: CompanyOccasion) -> None:
        target = occasion.target
        if target is None:
            return
        how = self.set_endurance
        if how not in ("half", "full"):
            how = occasion.fight.rulings[how]
        most = target.max_endurance()
        occasion.fight.set_endurance(target, most if how == "full" else (most + 1) // 2)


@dataclass(frozen=True)
class PushDown(Verb):
    """The foe spends its next main action getting up."""

    def run(self, occasion: CompanyOccasion) -> None:
        foe = occasion.foe()
        if foe is not None and foe.able():
            foe.recovering = True
            if occasion.fight.table.listening:
                occasion.fight.table.tell(events.ConditionGained(Ref(foe.id), Ref("pushed_down")))


# -- Hate, Hope, Endurance, Shadow


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
            if not self.kinds or any(kind == foe.sheet.kind or kind in foe.sheet.folk for kind in self.kinds):
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


VERBS: Final[dict[str, type[Verb]]] = {
    "when": When, "each": Each, "choose": Choose, "favoured": Favoured, "ill_favoured": IllFavoured, "dice": Dice,
    "inspired": Inspired, "steady": Steady, "weary": Weary, "reroll": Reroll, "fail_roll": FailRoll, "severity": Severity,
    "cancel": Cancel, "waste": Waste, "aim_any": AimAny, "pierced": Pierced, "set_endurance": SetEndurance,
    "push_down": PushDown, "drive": Drive, "allies_drive": AlliesDrive, "lose": Lose, "heal": Heal, "fire": Fire,
    "poison": Poison, "shadow_test": ShadowTest, "shadow": Shadow, "forbid_hope": ForbidHope, "condition": GiveCondition,
    "lift": Lift, "knock_out": KnockOut, "wake": Wake, "effect": LayEffect, "second_attack": SecondAttack,
    "attack_chosen": AttackChosen, "summon": Summon, "eye": Eye, "special": Special,
}  # fmt: skip
