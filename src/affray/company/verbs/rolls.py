"""What cards do to a roll under way, and how they break into what is about to happen."""

from __future__ import annotations

from dataclasses import dataclass

from affray.company import events
from affray.company.cards import CompanyOccasion
from affray.kernel.card import Verb
from affray.kernel.names import Ref

__all__ = [
    "AimAny",
    "Cancel",
    "Dice",
    "FailRoll",
    "Favoured",
    "IllFavoured",
    "Inspired",
    "Pierced",
    "PushDown",
    "Reroll",
    "SetEndurance",
    "Severity",
    "Steady",
    "Waste",
    "Weary",
]


# -- the roll under way


@dataclass(frozen=True)
class Favoured(Verb):
    """The roll is Favoured."""

    def run(self, occasion: CompanyOccasion) -> None:
        if occasion.roll is not None:
            occasion.roll.favoured += (occasion.card,)


@dataclass(frozen=True)
class IllFavoured(Verb):
    """The roll is Ill-favoured."""

    def run(self, occasion: CompanyOccasion) -> None:
        if occasion.roll is not None:
            occasion.roll.ill_favoured += (occasion.card,)


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
