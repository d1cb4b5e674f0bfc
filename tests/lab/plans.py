"""Plans for the lab's tests, made once; and agents that misbehave."""

from __future__ import annotations

from functools import cache
from time import sleep
from typing import Any, ClassVar

from affray import games
from affray.agents.random import RandomAgent
from affray.kernel.chance import Dice
from affray.kernel.question import Question
from affray.kernel.table import Since
from affray.lab.plan import Plan, plan_of


@cache
def plan(scenario: str, agents: str = "", seed: int = 1, rulings: tuple[tuple[str, str], ...] = ()) -> Plan:
    game = games.game_of(scenario)
    assert game is not None
    return plan_of(game, game.scenario(scenario), agents, seed, None, dict(rulings))


class Failing(RandomAgent):
    """Plays anything, and fails in fights where it is asked for the 60th time: kept between fights, as no agent should."""

    name: ClassVar[str] = "failing"

    def __init__(self) -> None:
        self.asked = 0
        self.dice: Dice | None = None

    def choose(self, question: Question, seat: str, dice: Dice) -> Any:
        if dice is not self.dice:
            self.asked, self.dice = 0, dice
        self.asked += 1
        if self.asked > 60:
            raise ZeroDivisionError("no idea")
        return super().choose(question, seat, dice)


class Slow(RandomAgent):
    """Takes its time."""

    name: ClassVar[str] = "slow"

    def choose(self, question: Question, seat: str, dice: Dice) -> Any:
        sleep(0.02)
        return super().choose(question, seat, dice)


class Looked(Exception):
    """An agent was given the chance to look ahead, at the question of this name."""


class Looker(RandomAgent):
    """Looks ahead once."""

    name: ClassVar[str] = "looker"

    def looks_ahead(self) -> bool:
        return True

    def choose_ahead(self, question: Question, seat: str, dice: Dice, since: Since) -> Any:
        assert not since.fight.under_way
        raise Looked(question.name)


FAILING = "tests.lab.plans:Failing"
SLOW = "tests.lab.plans:Slow"
