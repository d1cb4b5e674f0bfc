"""The agent that knows nothing: any legal option, each as likely."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from affray.kernel.chance import Dice
from affray.kernel.question import Agent, Question

__all__ = ["RandomAgent"]


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomAgent(Agent):
    """Picks among its seat's options by the dice it is handed; it never leaves a shared question to others nor breaks in."""

    name: ClassVar[str] = "random"

    def choose(self, question: Question, seat: str, dice: Dice) -> Any:
        options = question.options_of(seat)
        if len(options) == 1:
            return options[0]
        return options[dice.pick(len(options))]
