"""The counted table: every outcome of chance with its exact weight. Odds come from the rules themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, Final

from affray.kernel.ahead import QUIET, Ahead, Answered, Memory, Until, place
from affray.kernel.chance import Deck, Throw
from affray.kernel.fight import Fight, play
from affray.kernel.live import Quiet
from affray.kernel.question import Agent, Question
from affray.kernel.table import Line

__all__ = ["MOST_PATHS", "Aim", "Counted", "Counting", "Law", "TooMany", "odds"]

Law = dict[Any, Fraction]
Notes = dict[tuple[str, str, str], tuple[Answered, Fraction]]
MOST_PATHS: Final = 200_000
DEEPEST: Final = 1000  # throws and draws on one path: two that miss each other for ever would never come to an end
ONE: Final = Fraction(1)


class TooMany(Exception):
    """More paths than allowed, or one without an end: play instead of counting."""


class Aim:
    """Choices to be made for the best: of the options of these questions that which gives the law of the greatest `value`.

    Whoever chooses knows what has fallen so far, and nothing of what is to come.
    """

    def __init__(self, decides: Callable[[Question], bool], value: Callable[[Law], Any]) -> None:
        self.decides = decides
        self.value = value


class _Branch:
    """One event of chance on the path: its outcomes with their weights, which is taken, and what was found under those before."""

    __slots__ = ("law", "notes", "outcomes", "taken", "total")

    def __init__(self, outcomes: list[tuple[Any, int]]) -> None:
        self.outcomes = outcomes
        self.taken = 0
        self.total = sum(weight for _, weight in outcomes)
        self.law: Law = {}
        self.notes: Notes = {}

    def add(self, law: Law, notes: Notes) -> bool:
        """What lies under the outcome taken; then the next is taken. False when it was the last."""
        share = Fraction(self.outcomes[self.taken][1], self.total)
        for seen, part in law.items():
            known = self.law.get(seen)
            self.law[seen] = share * part if known is None else known + share * part
        for key, (answer, part) in notes.items():
            noted = self.notes.get(key)
            self.notes[key] = (answer, share * part if noted is None else noted[1] + share * part)
        self.taken += 1
        return self.taken < len(self.outcomes)


class _Decision:
    """A choice made for the best: which option is tried, and the best of those before."""

    __slots__ = ("answers", "best", "law", "notes", "size", "taken", "value")

    def __init__(self, size: int, value: Callable[[Law], Any]) -> None:
        self.size = size
        self.taken = 0
        self.value = value
        self.best: Any = None
        self.law: Law = {}
        self.notes: Notes = {}
        self.answers: dict[int, Answered] = {}

    def add(self, law: Law, notes: Notes) -> bool:
        """What lies under the option tried; then the next is tried. False when it was the last."""
        worth = self.value(law)
        if self.best is None or worth > self.best:
            self.best, self.law = worth, law
            self.notes = noted(notes, self.answers.get(self.taken))
        self.taken += 1
        return self.taken < self.size


class _Choice:
    """An agent's answer on the path, by its place among the options: on the same path the same agent answers the same."""

    __slots__ = ("answered", "at")

    def __init__(self, at: int, answered: Answered | None) -> None:
        self.at = at
        self.answered = answered


Node = _Branch | _Decision | _Choice


def noted(notes: Notes, answer: Answered | None) -> Notes:
    """With one answer more, given on all of these paths."""
    if answer is None:
        return notes
    key = (answer.name, answer.by, answer.key)
    known = notes.get(key)
    return {**notes, key: (answer, ONE if known is None else known[1] + ONE)}


class Counted(Ahead):
    """Repeats given lines, then takes one path of chance; agents answer what is asked on the way, or an aim decides."""

    def __init__(
        self,
        lines: Sequence[Line],
        agents: dict[str, Agent],
        until: Until,
        memory: Memory,
        path: list[Node],
        aim: Aim | None = None,
        noting: bool = False,
    ) -> None:
        super().__init__(lines, agents, until, memory)
        self.path = path
        self.deep = 0
        self.aim = aim
        self.noting = noting

    def _fresh_answer(self, question: Question, options: list[Any]) -> Any:
        if self.aim is not None and self.aim.decides(question):
            return self._decide(question, options, self.aim)
        if self.breaking_in:  # what is done in between is done again: only answers are known by their place
            return super()._fresh_answer(question, options)
        if self.deep < len(self.path):
            known = self.path[self.deep]
            assert isinstance(known, _Choice)
            self.deep += 1
            return options[known.at]
        self.answers = [] if self.noting else None
        choice = super()._fresh_answer(question, options)
        self.path.append(_Choice(place(question, options, choice), self.answers[0] if self.answers else None))
        self.deep += 1
        return choice

    def _decide(self, question: Question, options: list[Any], aim: Aim) -> Any:
        if self.deep == len(self.path):
            self.path.append(_Decision(len(options), aim.value))
        node = self.path[self.deep]
        assert isinstance(node, _Decision)
        self.deep += 1
        if self.noting and node.taken not in node.answers:
            self.answers = []
            self.answered(question, options[node.taken])
            node.answers[node.taken] = self.answers[0]
        return options[node.taken]

    def _branch(self, outcomes: Callable[[], list[tuple[Any, int]]]) -> Any:
        if self.deep == len(self.path):
            if self.deep == DEEPEST:
                raise TooMany(self.deep)
            self.path.append(_Branch(outcomes()))
        branch = self.path[self.deep]
        assert isinstance(branch, _Branch)
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


class Counting:
    """The law of what is looked at, path by path: `law` is exact once `run` has returned.

    `aim` decides some questions for the best. `answers` is what is answered on the way, each with its share of all paths (an answer
    given twice on one path counts twice); kept only when `noting`, and not of agents that break in.
    """

    def __init__(
        self,
        quiet: Quiet,
        lines: Sequence[Line],
        agents: dict[str, Agent],
        until: Until = QUIET,
        aim: Aim | None = None,
        begin: Callable[[Fight], None] = play,
    ) -> None:
        self.quiet = quiet
        self.lines = lines
        self.agents = agents
        self.until = until
        self.aim = aim
        self.begin = begin
        self.noting = False
        self.paths = 0
        self.law: Law = {}
        self.answers: Notes = {}

    def run(self, look: Callable[[Any, Any], Any], most: int = MOST_PATHS) -> Law:
        """Follow every path of chance, depth first. `look(fight, found)` sees the fight at the end of each, and what was waited for
        (None: the fight was over before, or it was a quiet point). Raises Diverged, NotLegal (a question found no agent) and TooMany."""
        path: list[Node] = []
        memory = Memory()
        while True:
            self.paths += 1
            if self.paths > most:
                raise TooMany(self.paths)
            table = Counted(self.lines, self.agents, self.until, memory, path, self.aim, self.noting)
            fight, found = table.run(self.quiet, self.begin)
            law: Law = {look(fight, found): ONE}
            notes: Notes = {}
            while path:
                node = path[-1]
                if isinstance(node, _Choice):
                    notes = noted(notes, node.answered)
                elif node.add(law, notes):
                    break
                else:
                    law, notes = node.law, node.notes
                path.pop()
            if not path:
                self.law, self.answers = law, notes
                return law


def odds(
    quiet: Quiet,
    lines: Sequence[Line],
    look: Callable[[Any], Any],
    agents: dict[str, Agent],
    until: Until = QUIET,
    most: int = MOST_PATHS,
) -> Law:
    """The exact law of `look(fight)` where `until` is met.

    Starts from a quiet point, repeats `lines` (those since, and the answer in question), then follows every path of chance,
    depth first, with `agents` answering: on one path an agent meets the same dice each time, so a law holds for agents that choose
    without dice. Raises Diverged when the lines do not fit, NotLegal when a question finds no agent, TooMany beyond
    `most` paths or DEEPEST events of chance on one.
    """
    return Counting(quiet, lines, agents, until).run(lambda fight, found: look(fight), most)
