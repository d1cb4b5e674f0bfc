"""Heroes who keep to one stance wherever the rules allow it, and are sensible in all else: for asking which stance pays."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from affray.agents.company.sensible import Sensible
from affray.company.fighter import STANCES
from affray.company.stances import FLEE, StanceChoice
from affray.kernel.chance import Dice
from affray.kernel.question import Agent, Question

__all__ = ["STANCES", "Defensive", "Forward", "Open", "Rearward", "agent_for", "stance_of"]


class Keeping(Agent):
    """Who sees that all is lost still flees."""

    stance: ClassVar[str] = ""

    def __init__(self) -> None:
        self.sensible = Sensible()

    def choose(self, question: Question, seat: str, dice: Dice) -> Any:
        usual = self.sensible.choose(question, seat, dice)
        if not isinstance(question, StanceChoice) or usual is None or usual[1] == FLEE:
            return usual
        kept = usual[0], STANCES.index(self.stance)
        return kept if kept in question.options_of(seat) else usual


class Forward(Keeping):
    name: ClassVar[str] = "forward"
    stance: ClassVar[str] = "forward"


class Open(Keeping):
    name: ClassVar[str] = "open"
    stance: ClassVar[str] = "open"


class Defensive(Keeping):
    name: ClassVar[str] = "defensive"
    stance: ClassVar[str] = "defensive"


class Rearward(Keeping):
    name: ClassVar[str] = "rearward"
    stance: ClassVar[str] = "rearward"


AGENTS: Final = {each.stance: f"{__name__}:{each.__name__}" for each in (Forward, Open, Defensive, Rearward)}


def agent_for(stance: str) -> str:
    """How a plan calls whoever keeps to a stance."""
    return AGENTS[stance]


def stance_of(agent: str) -> str:
    """The stance that such an agent keeps to; "" for any other."""
    return next((stance for stance, name in AGENTS.items() if name == agent), "")
