"""Asking an agent one question in a small scene."""

from __future__ import annotations

from typing import Any

from affray.agents.showdown.sensible import Sensible
from affray.kernel.chance import SeededDice
from affray.kernel.question import Agent, Question
from affray.showdown.board import square
from affray.showdown.gear import Gear
from affray.showdown.survivor import Survivor
from affray.showdown.survivors_act import ActChoice, MoveTo, SurvivorAct
from tests.showdown.scene import survivor
from tests.showdown.stage import PACKS

AGENT = Sensible()
DICE = SeededDice(1)
LIBRARY = PACKS.library()
STONE = "activate:founding_stone:sling_stone"


def chosen(question: Question, agent: Agent = AGENT, seat: str = "ada") -> str:
    """The key of the answer, which must be one of the options."""
    answer = agent.choose(question, seat, DICE)
    key = question.key(answer)
    assert key in [question.key(option) for option in question.options()]
    return key


def acting(scene: Any, who: str) -> ActChoice:
    """It is the survivor's act, with both points."""
    act = SurvivorAct(scene.fight)
    act.survivor = scene[who]
    act.open = True
    scene.fight.phase = "survivors"
    scene[who].acted = True
    scene[who].movements = scene[who].activations = 1
    scene.fight.under_way += [act]
    return ActChoice(act, scene[who])


def going(scene: Any, who: str) -> int:
    """Where the survivor's movement ends."""
    return square(chosen(MoveTo(scene.fight, scene[who], 5), seat=who))


def maimed(id: str, at: str, *gear: Gear) -> Survivor:
    """Whose next wound is a severe injury, wherever it falls."""
    found = survivor(id, at, list(gear))
    found.light = [True] * 6
    found.heavy = [True] * 5 + [False]
    return found
