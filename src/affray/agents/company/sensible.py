"""The sensible agent plays either side well; cruel and kind differ in the Loremaster's free choices."""

from __future__ import annotations

from typing import Any, ClassVar

from affray.agents.company.estimate import chance_of
from affray.agents.company.foes import (
    choose_deal,
    choose_drive,
    choose_foe_action,
    choose_foe_icon,
    choose_foe_volley,
    choose_join,
    prey,
)
from affray.agents.company.heroes import (
    choose_action,
    choose_meeting,
    choose_stance,
    choose_volley,
)
from affray.agents.company.spending import choose_hope, choose_icon, choose_knockback, choose_skill
from affray.company.attack import Knockback
from affray.company.cards import CompanyOccasion
from affray.company.combat import Combat
from affray.company.deeds import HeroAction
from affray.company.engagement import Deal, Join, Meet
from affray.company.field import LOREMASTER
from affray.company.fighter import Fighter, Foe, Hero
from affray.company.foes import FoeAction
from affray.company.onset import CancelFailure, FoeShot, HeroShot
from affray.company.rolls import BeforeSkill, DriveForRoll, HopeForRoll
from affray.company.special_damage import FoeIcon, HeroIcon
from affray.company.stances import StanceChoice
from affray.company.tasks import BattleShare, BattleUse
from affray.company.turn import NextHero
from affray.kernel.card import InPlay
from affray.kernel.chance import Dice
from affray.kernel.question import Agent, Question
from affray.kernel.window import DECLINE, Offer

__all__ = ["Cruel", "Kind", "Sensible"]


class Sensible(Agent):
    """A player who knows the game."""

    name: ClassVar[str] = "sensible"

    def __init__(self) -> None:
        self.mood = "sensible"

    def choose(self, question: Question, seat: str, dice: Dice) -> Any:
        """The questions that come in every round first, each side's apart."""
        if seat == LOREMASTER:
            if isinstance(question, DriveForRoll):
                return choose_drive(question, self.mood)
            if isinstance(question, FoeAction):
                return choose_foe_action(question, self.mood)
            if isinstance(question, Join):
                return choose_join(question, self.mood)
            if isinstance(question, FoeIcon):
                return choose_foe_icon(question, self.mood)
            return self.choose_rare(question, seat, dice)
        if isinstance(question, HeroAction):
            return choose_action(question)
        if isinstance(question, HopeForRoll):
            return choose_hope(question)
        if isinstance(question, StanceChoice):
            return choose_stance(question, seat)
        if isinstance(question, HeroIcon):
            return choose_icon(question)
        if isinstance(question, Knockback):
            return choose_knockback(question)
        if isinstance(question, NextHero):
            return self.first_of(question, seat)
        return self.choose_rare(question, seat, dice)

    def first_of(self, question: NextHero, seat: str) -> Hero | None:
        for hero in question.heroes:
            if hero.seat == seat:
                return hero
        return None

    def choose_rare(self, question: Question, seat: str, dice: Dice) -> Any:
        if isinstance(question, Offer):
            return self.choose_offer(question)
        if isinstance(question, BeforeSkill):
            return choose_skill(question, seat)
        if isinstance(question, Deal):
            return choose_deal(question, self.mood)
        if isinstance(question, Meet):
            return choose_meeting(question)
        if isinstance(question, HeroShot):
            return choose_volley(question)
        if isinstance(question, FoeShot):
            return choose_foe_volley(question, self.mood)
        if isinstance(question, BattleUse):
            return "advantage"
        if isinstance(question, BattleShare):
            return question.options()[-1]
        if isinstance(question, CancelFailure):
            return question.failed[0]
        return self.choose_other(question, seat, dice)

    def choose_other(self, question: Question, seat: str, dice: Dice) -> Any:
        """A card's choice of somebody, or a question of no particular weight."""
        options = question.options_of(seat) if question.shared() else question.options()
        if question.name == "pick":
            many: list[Fighter] = []
            for option in options:
                many.append(option)
            return prey(many, self.mood)
        return options[0]

    def choose_offer(self, question: Offer) -> Any:
        """Which of the offered cards to use now, or None."""
        for entry in question.entries:
            if self.worth(question, entry):
                return entry
        return DECLINE

    def worth(self, question: Offer, entry: InPlay) -> bool:
        occasion = question.occasion
        fight = question.fight
        assert isinstance(occasion, CompanyOccasion) and isinstance(fight, Combat)
        owner = fight.fighter(entry.owner)
        cost = entry.hook.cost
        moment = occasion.moment.name
        if isinstance(owner, Hero):
            return self.hero_worth(owner, cost, moment, occasion)
        return self.foe_worth(owner.as_foe(), cost, moment, occasion)

    def hero_worth(self, hero: Hero, cost: int, moment: str, occasion: CompanyOccasion) -> bool:
        if moment == "rolled":
            return occasion.roll is not None and not occasion.roll.outcome.passed
        return cost == 0 or hero.hope - hero.shadow > 4

    def foe_worth(self, foe: Foe, cost: int, moment: str, occasion: CompanyOccasion) -> bool:
        if self.mood == "kind" and moment not in ("would_fall", "would_wound"):
            return False
        if moment in ("would_fall", "would_wound", "protection_roll", "skill_passed", "hope_spent"):
            return True
        if moment == "attack_roll" and occasion.target is foe and occasion.roll is not None:
            return foe.drive > 1 and chance_of(occasion.roll) >= 0.4
        if moment == "choose_target":
            return not foe.engaged
        if moment == "attack_roll":
            return foe.drive > 1 or self.mood == "cruel"
        return foe.drive > cost


class Cruel(Sensible):
    """Gangs up, strikes the wounded, spares no Hate."""

    name: ClassVar[str] = "cruel"

    def __init__(self) -> None:
        self.mood = "cruel"


class Kind(Sensible):
    """Spreads the blows, holds the foes' Hate back."""

    name: ClassVar[str] = "kind"

    def __init__(self) -> None:
        self.mood = "kind"
