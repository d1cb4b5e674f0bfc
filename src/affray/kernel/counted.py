"""The counted table: every outcome of chance with its exact weight. Odds come from the rules themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import prod
from typing import Any, Final

from affray.kernel.chance import Deck, Throw
from affray.kernel.event import Event
from affray.kernel.fight import Fight, play
from affray.kernel.live import Live, Quiet, Sitter
from affray.kernel.question import Agent
from affray.kernel.table import Line, NotLegal, Waiting

__all__ = ["Counted", "Law", "TooMany", "odds"]

Law = dict[Any, Fraction]
DEEPEST: Final = 1000  # throws and draws on one path: two that miss each other for ever would never come to an end


class TooMany(Exception):
    """More paths than allowed, or one without an end: play instead of counting."""


class _Reached(BaseException):
    """What the counting waits for has happened."""


class _Branch:
    """One event of chance on the path: how many outcomes, which is taken, and the weights."""

    def __init__(self, outcomes: list[tuple[Any, int]]) -> None:
        self.outcomes = outcomes
        self.taken = 0
        self.total = sum(weight for _, weight in outcomes)


class Counted(Live):
    """Repeats given lines, then takes one path of chance; agents answer what is asked on the way."""

    def __init__(
        self, lines: Sequence[Line], agents: dict[str, Agent], path: list[_Branch], until: type[Event] | None
    ) -> None:
        super().__init__(lines, {seat: Sitter(agent) for seat, agent in agents.items()}, b"counted")
        self.path = path
        self.deep = 0
        self.until = until
        self.listening = until is not None
        self.quiets = 0

    def _branch(self, outcomes: Callable[[], list[tuple[Any, int]]]) -> Any:
        if self.deep == len(self.path):
            if self.deep == DEEPEST:
                raise TooMany(self.deep)
            self.path.append(_Branch(outcomes()))
        branch = self.path[self.deep]
        self.deep += 1
        return branch.outcomes[branch.taken][0]

    def _fresh_throw(self, throw: Throw) -> Any:
        return self._branch(lambda: [(p.reading, p.weight) for p in throw.law()])

    def _fresh_draw(self, deck: Deck, n: int, why: str, by: str) -> list[str]:
        cards: list[str] = list(self._branch(lambda: list(deck.sets(n))))
        for card in cards:
            if deck.ready():
                deck.take(card)
        return cards

    def tell(self, event: Event) -> None:
        if self.until is not None and isinstance(event, self.until) and not self._more():
            raise _Reached

    def quiet(self) -> None:
        self.landing = self.quiets == 0  # it begins at the last quiet point: a correction that is next lands there
        self._land()
        self.quiets += 1
        if self.until is None and self.quiets > 1 and not self._more():
            raise _Reached

    def check(self, number: int) -> None:
        if self._more():
            super().check(number)


def odds(
    quiet: Quiet,
    lines: Sequence[Line],
    look: Callable[[Any], Any],
    agents: dict[str, Agent],
    until: type[Event] | None = None,
    most: int = 200_000,
) -> Law:
    """The exact law of `look(fight)` once `until` is told (None: once nothing is under way any more, or the fight is over).

    Starts from a quiet point, repeats `lines` (those since, and the answer in question), then follows every path of chance,
    depth first, with `agents` answering: on one path an agent meets the same dice each time, so a law holds for agents that choose
    without dice. Raises Diverged when the lines do not fit, NotLegal when a question finds no agent, TooMany beyond
    `most` paths or DEEPEST events of chance on one.
    """
    path: list[_Branch] = []
    found: dict[Any, Fraction] = {}
    paths = 0
    while True:
        paths += 1
        if paths > most:
            raise TooMany(paths)
        table = Counted(lines, agents, path, until)
        fight: Fight = quiet.fight.copy(table)
        table.fight = fight
        try:
            play(fight)
        except _Reached:
            pass
        except Waiting as stop:
            raise NotLegal("nobody-answered", type(stop.open).__name__) from stop
        weight = Fraction(prod(b.outcomes[b.taken][1] for b in path), prod(b.total for b in path))
        seen = look(fight)
        found[seen] = found.get(seen, Fraction(0)) + weight
        while path and path[-1].taken == len(path[-1].outcomes) - 1:
            path.pop()
        if not path:
            return found
        path[-1].taken += 1
