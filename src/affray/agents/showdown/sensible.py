"""Players of the showdown: their survivors play sensibly; as controllers they differ in the choices that the rules leave open (showdown 2)."""

from __future__ import annotations

from typing import Any, ClassVar

from affray.agents.showdown.acts import choose_act, choose_dash, choose_move, choose_next, choose_start
from affray.agents.showdown.attacks import choose_leap, choose_location, choose_lost
from affray.agents.showdown.controller import (
    CRUEL,
    KIND,
    SENSIBLE,
    choose_facing,
    choose_grab,
    choose_landing,
    choose_place,
    choose_route,
    choose_target,
)
from affray.agents.showdown.rare import (
    choose_first,
    choose_hit,
    choose_mood,
    choose_offer,
    choose_option,
    choose_slot,
    choose_survivor,
)
from affray.agents.showdown.survival import break_in, choose_dodge, choose_use
from affray.kernel.chance import Dice
from affray.kernel.question import Agent, Interjection, Question
from affray.kernel.window import Offer, Window
from affray.showdown.attack import NextLocation
from affray.showdown.belongings import PlaceGear
from affray.showdown.collisions import Thrown
from affray.showdown.field import Field
from affray.showdown.grab import GrabPlace
from affray.showdown.leaps import LeapTo
from affray.showdown.monster_attack import DodgeHit
from affray.showdown.monster_moves import MonsterFacing, MonsterPath, MonsterPlace
from affray.showdown.setup import FirstTurn, PlaceSurvivor
from affray.showdown.survival import DashTo
from affray.showdown.survivors_act import ActChoice, MoveTo, NextSurvivor
from affray.showdown.targeting import PickTarget
from affray.showdown.verbs.cards import CardMood
from affray.showdown.verbs.choices import ChangeHit
from affray.showdown.verbs.control import CardOption, CardSurvivor, Willing
from affray.showdown.wounding import LocationLost

__all__ = ["Cruel", "Kind", "Sensible"]


class Sensible(Agent):
    """A player who knows the game; where the controller may choose, any of the equals by the dice."""

    name: ClassVar[str] = "sensible"
    interjects: ClassVar[bool] = True

    def __init__(self) -> None:
        self.mood = SENSIBLE

    def choose(self, question: Question, seat: str, dice: Dice) -> Any:
        """The questions of every round first; one that it does not know is answered by the dice."""
        if isinstance(question, ActChoice):
            return choose_act(question)
        if isinstance(question, NextSurvivor):
            return choose_next(question, seat)
        if isinstance(question, MoveTo):
            return choose_move(question)
        if isinstance(question, NextLocation):
            return choose_location(question)
        if isinstance(question, MonsterFacing):
            return choose_facing(question, self.mood, dice)
        if isinstance(question, MonsterPath):
            return choose_route(question, self.mood, dice)
        if isinstance(question, DodgeHit):
            return choose_dodge(question)
        if isinstance(question, Window):
            fight = question.fight
            if isinstance(fight, Field):
                return choose_use(question, fight, seat)
        return self.choose_controlling(question, seat, dice)

    def choose_controlling(self, question: Question, seat: str, dice: Dice) -> Any:
        if isinstance(question, PickTarget):
            return choose_target(question, self.mood, dice)
        if isinstance(question, GrabPlace):
            return choose_grab(question, self.mood, dice)
        if isinstance(question, Thrown):
            return choose_landing(question, self.mood, dice)
        if isinstance(question, MonsterPlace):
            return choose_place(question, self.mood, dice)
        if isinstance(question, DashTo):
            return choose_dash(question)
        return self.choose_rare(question, seat, dice)

    def choose_rare(self, question: Question, seat: str, dice: Dice) -> Any:
        if isinstance(question, Offer):
            return choose_offer(question)
        if isinstance(question, PlaceGear):
            return choose_slot(question)
        if isinstance(question, Willing):
            return True
        if isinstance(question, CardOption):
            return choose_option(question)
        if isinstance(question, CardSurvivor):
            return choose_survivor(question)
        if isinstance(question, CardMood):
            return choose_mood(question)
        if isinstance(question, PlaceSurvivor):
            return choose_start(question)
        if isinstance(question, LeapTo):
            return choose_leap(question)
        if isinstance(question, LocationLost):
            return choose_lost(question)
        if isinstance(question, FirstTurn):
            return choose_first(question, seat)
        if isinstance(question, ChangeHit):
            return choose_hit(question)
        options = question.options_of(seat) if question.shared() else question.options()
        return options[0] if len(options) == 1 else options[dice.pick(len(options))]

    def interject(self, question: Question, seat: str, dice: Dice) -> Interjection | None:
        if isinstance(question, ActChoice):
            return break_in(question, question.act.fight, seat)
        if isinstance(question, NextSurvivor):
            return break_in(question, question.fight, seat)
        return None


class Cruel(Sensible):
    """As controller: at the weakest, over as many as possible, away from help."""

    name: ClassVar[str] = "cruel"

    def __init__(self) -> None:
        self.mood = CRUEL


class Kind(Sensible):
    """As controller: at the strongest, past whom it can."""

    name: ClassVar[str] = "kind"

    def __init__(self) -> None:
        self.mood = KIND
