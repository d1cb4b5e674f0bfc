"""Control: when, each, choose."""

from __future__ import annotations

from dataclasses import dataclass

from affray.company.cards import CompanyOccasion
from affray.company.fighter import Fighter, Foe, Hero
from affray.company.special import PickFighter
from affray.kernel.card import Condition, Verb

__all__ = ["Choose", "Each", "When"]


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
