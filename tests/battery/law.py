"""Counting and playing agree: the odds that the rules give by exact weights, and those of many played fights."""

from collections.abc import Callable
from contextlib import suppress
from fractions import Fraction
from math import sqrt
from typing import Any, ClassVar

import pytest

from affray.kernel.ahead import QUIET
from affray.kernel.chance import Dice, SeededDice, Throw
from affray.kernel.counted import odds
from affray.kernel.fight import play
from affray.kernel.live import go
from affray.kernel.question import Agent, Question
from affray.kernel.table import NotLegal, Played
from tests.battery.battery import Game, answers, whole

Look = Callable[[Any], Any]


class Middle(Agent):
    """The middle option of its seat, without dice: under it counting and playing follow the same law."""

    name: ClassVar[str] = "middle"

    def choose(self, question: Question, seat: str, dice: Dice) -> Any:
        options = question.options_of(seat)
        return options[len(options) // 2]


class Last(Agent):
    """The last option of its seat, without dice."""

    name: ClassVar[str] = "last"

    def choose(self, question: Question, seat: str, dice: Dice) -> Any:
        return question.options_of(seat)[-1]


class _Enough(BaseException):
    pass


class OneStep(Played):
    """Played until the next quiet point."""

    def __init__(self, agents: dict[str, Agent], dice: Dice) -> None:
        super().__init__(agents, dice)
        self.quiets = 0

    def quiet(self) -> None:
        self.quiets += 1
        if self.quiets > 1:
            raise _Enough


def counts(game: Game, secret: bytes, agent: Agent, look: Look, times: int = 3000, most: int = 60_000) -> int:
    """The law of one step, counted and played: sums to one, and each share within 4.5 sigma. How many outcomes it has.

    The step is the one under way at the middle of a random fight, taken from its start.
    """
    first = whole(game, secret)
    standing = go(game.new, first.lines[: len(first.lines) // 2], game.people(typed=True), secret)
    assert standing.quiet is not None
    agents: dict[str, Agent] = dict.fromkeys(game.seats, agent)
    before = standing.quiet.fight.fingerprint()
    law = odds(standing.quiet, [], look, agents, QUIET, most)
    assert standing.quiet.fight.fingerprint() == before
    assert sum(law.values()) == 1
    assert all(share > 0 for share in law.values())
    seen: dict[Any, int] = {}
    for number in range(times):
        fight = standing.quiet.fight.copy(OneStep(agents, SeededDice(7, number)))
        with suppress(_Enough):
            play(fight)
        outcome = look(fight)
        seen[outcome] = seen.get(outcome, 0) + 1
    assert set(seen) <= set(law)
    for outcome, share in law.items():
        sigma = sqrt(times * float(share * (1 - share)))
        assert abs(seen.get(outcome, 0) - times * float(share)) <= 4.5 * sigma + 1, outcome
    return len(law)


def law_from_the_middle(game: Game, secret: bytes, agent: Agent, look: Look) -> None:
    """Lines since the quiet point condition the law: the law before a throw is the mean of those after it, by its faces."""
    first = whole(game, secret)
    agents: dict[str, Agent] = dict.fromkeys(game.seats, agent)
    for standing, _ in answers(game, first.lines, secret, typed=True):
        throw = standing.open
        if not isinstance(throw, Throw) or standing.quiet is None or len(standing.lines) < len(first.lines) // 2:
            continue
        since = standing.lines[standing.quiet.at :]
        before = odds(standing.quiet, since, look, agents)
        mixed: dict[Any, Fraction] = {}
        law = throw.law()
        total = sum(possible.weight for possible in law)
        for possible in law:
            line = {"throw": throw.why, "by": throw.by, "faces": possible.faces}
            for outcome, share in odds(standing.quiet, [*since, line], look, agents).items():
                mixed[outcome] = mixed.get(outcome, Fraction(0)) + share * Fraction(possible.weight, total)
        assert mixed == before
        return
    pytest.fail("no throw in the second half of the fight")


def nobody_answers(game: Game, secret: bytes) -> None:
    """Odds without an agent for a seat that is asked are refused, not guessed."""
    standing = go(game.new, [], game.people(), secret)
    assert standing.quiet is not None
    with pytest.raises(NotLegal):
        odds(standing.quiet, standing.lines, lambda fight: 0, {})
