"""The sampled table: looking ahead by playing many times, where the paths of chance are too many to be counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from affray.kernel.ahead import QUIET, Ahead, Memory, Until
from affray.kernel.chance import Deck, SeededDice, Throw
from affray.kernel.fight import Fight, play
from affray.kernel.live import Quiet
from affray.kernel.question import Agent, Question
from affray.kernel.table import Line, Waiting, draw_with

__all__ = ["Sampled", "sampled"]


class Sampled(Ahead):
    """Repeats given lines, then plays on with one stream of dice for chance and agents."""

    def __init__(
        self, lines: Sequence[Line], agents: dict[str, Agent], until: Until, memory: Memory, dice: SeededDice
    ) -> None:
        super().__init__(lines, agents, until, memory)
        self.dice = dice

    def _fresh_answer(self, question: Question, options: list[Any]) -> Any:
        if self.breaking_in and self._break_in(question, self.dice):
            return None
        for seat in question.seats() if question.shared() else [question.seat]:
            agent = self.agents.get(seat)
            choice = agent.choose(question, seat, self.dice) if agent is not None else None
            if choice is not None:
                return choice
        raise Waiting(question)

    def _fresh_throw(self, throw: Throw) -> Any:
        return throw.read(self.dice.faces(throw.dice))

    def _fresh_draw(self, deck: Deck, n: int, why: str, by: str) -> list[str]:
        return draw_with(self.dice, deck, n)


def sampled(
    quiet: Quiet,
    lines: Sequence[Line],
    look: Callable[[Any, Any], Any],
    agents: dict[str, Agent],
    until: Until = QUIET,
    times: int = 2000,
    seed: int = 0,
    begin: Callable[[Fight], None] = play,
) -> Counter[Any]:
    """How often `look(fight, found)` gave what, of `times` plays from here to where `until` is met; number k is always the same play.

    Raises Diverged when the lines do not fit, NotLegal when a question finds no agent.
    """
    memory = Memory()
    dice = SeededDice(seed)
    seen: Counter[Any] = Counter()
    for number in range(times):
        dice.reseed(seed, number)
        fight, found = Sampled(lines, agents, until, memory, dice).run(quiet, begin)
        seen[look(fight, found)] += 1
    return seen
