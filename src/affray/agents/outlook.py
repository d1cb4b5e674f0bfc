"""What a game tells an agent that looks ahead: which answers to try, how far to play on, what a fight is worth."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from affray.kernel.fight import Fight
from affray.kernel.question import Agent, Question

__all__ = ["Outlook"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook:
    """Subclassed by each game. `usual` answers for everybody on the way; `rounds` that end before a play is over, 0 for the whole fight;
    `doubt` is by how many standard errors another answer must come out better than the usual one."""

    def __init__(self, usual: Agent, rounds: int, doubt: float) -> None:
        self.usual = usual
        self.rounds = rounds
        self.doubt = doubt

    def tried(self, question: Question, seat: str, options: list[Any], usual: Any) -> list[Any]:
        """The answers to try, the usual one first; it alone where the question is not worth a search."""
        raise NotImplementedError

    def rounds_on(self, fight: Fight) -> int:
        """How many rounds end before a play from here is over; 0: the whole fight."""
        return self.rounds

    def worth(self, fight: Fight, question: Question, seat: str) -> float:
        """How good a play's end is for whom the question is asked, 0 to 1."""
        raise NotImplementedError
