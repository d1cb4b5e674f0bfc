"""Looking ahead: from the last quiet point over the lines since, and an answer in question, to where something has happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from affray.kernel.chance import Dice, KeyedDice, Throw
from affray.kernel.event import Event
from affray.kernel.fight import Act, Fight, play
from affray.kernel.live import Live, Quiet, Sitter
from affray.kernel.question import Agent, Question, Words
from affray.kernel.table import Line, NotLegal, Waiting

__all__ = ["QUIET", "Ahead", "Answered", "Reached", "Until", "place"]


@dataclass(frozen=True)
class Until:
    """How far to look: until an event of a class is told or an act of a class is over, and `test` holds for it; with neither, until
    nothing is under way any more. A fight that is over ends every look."""

    event: type[Event] | None = None
    act: type[Act] | None = None
    test: Callable[[Any], bool] | None = None

    def met(self, thing: Any, wanted: type[Any] | None) -> bool:
        """Whether this is what is waited for."""
        return wanted is not None and isinstance(thing, wanted) and (self.test is None or self.test(thing))


QUIET = Until()


class Reached(BaseException):
    """What is waited for has happened: the event, the act that is over, or neither where it was a quiet point."""

    def __init__(self, found: Event | Act | None = None) -> None:
        super().__init__()
        self.found = found


@dataclass
class Answered:
    """What an agent answers on the way: the question, the option, and whose it is."""

    question: Words
    option: Words
    name: str
    key: str
    by: str


@dataclass
class Memory:
    """What is the same on every path over the same lines: which option each recorded answer was, by its line; what agents answer, in
    words that are made once."""

    options: dict[int, int] = field(default_factory=dict)
    answers: dict[tuple[str, str, str], Answered] = field(default_factory=dict)


def place(question: Question, options: list[Any], choice: Any) -> int:
    """Where a choice stands among the options: agents read the options anew, so it may be another object of the same key."""
    key, by = question.key(choice), question.by(choice)
    for at, option in enumerate(options):
        if option is choice or (question.key(option) == key and question.by(option) == by):
            return at
    raise NotLegal("no-such-option", key)


class Ahead(Live):
    """Repeats given lines, then agents answer and chance falls as a subclass says; nothing is added to the record."""

    def __init__(self, lines: Sequence[Line], agents: dict[str, Agent], until: Until, memory: Memory) -> None:
        super().__init__(lines, {seat: Sitter(agent) for seat, agent in agents.items()}, b"ahead")
        self.until = until
        self.listening = until.event is not None
        self.watching = until.act is not None
        self.agents = agents
        self.memory = memory
        self.quiets = 0
        self.asked = 0
        self.breaking_in = [seat for seat, agent in agents.items() if agent.interjects]
        self.answers: list[Answered] | None = None
        self.thrown: list[str] = []  # what was thrown for, beyond the given lines

    def throw(self, throw: Throw) -> Any:
        if not self._more():
            self.thrown.append(throw.why)
        return super().throw(throw)

    # -- answers

    def _recorded_answer(self, question: Question, options: list[Any], line: Line) -> Any:
        known = self.memory.options.get(self.at)
        if known is not None and known < len(options):
            return options[known]
        choice = super()._recorded_answer(question, options, line)
        self.memory.options[self.at] = place(question, options, choice)
        return choice

    def _fresh_answer(self, question: Question, options: list[Any]) -> Any:
        self.asked += 1
        dice = KeyedDice(self.secret, self.asked)
        if self.breaking_in and self._break_in(question, dice):
            return None
        for seat in question.seats() if question.shared() else [question.seat]:
            agent = self.agents.get(seat)
            choice = agent.choose(question, seat, dice) if agent is not None else None
            if choice is not None:
                self.answered(question, choice)
                return choice
        raise Waiting(question)

    def _break_in(self, question: Question, dice: Dice) -> bool:
        """Whether an agent has done something before the question is answered."""
        if self._fight().interruptible():
            for seat in self.breaking_in:
                breaking_in = self.agents[seat].interject(question, seat, dice)
                if breaking_in is not None:
                    breaking_in.run()
                    return True
        return False

    def answered(self, question: Question, choice: Any) -> None:
        """An agent has answered; kept where somebody wants to know what the others do."""
        if self.answers is not None:
            key, by = question.key(choice), question.by(choice)
            at = (question.name, by, key)
            if at not in self.memory.answers:
                said = Answered(question.words(), question.option_words(choice), question.name, key, by)
                self.memory.answers[at] = said
            self.answers.append(self.memory.answers[at])

    # -- how far

    def tell(self, event: Event) -> None:
        if self.until.met(event, self.until.event) and not self._more():
            raise Reached(event)

    def ended(self, act: Act) -> None:
        if self.until.met(act, self.until.act) and not self._more():
            raise Reached(act)

    def quiet(self) -> None:
        self.landing = self.quiets == 0  # it begins at the last quiet point: a correction that is next lands there
        self._land()
        self.quiets += 1
        if self.until is QUIET and self.quiets > 1 and not self._more():
            raise Reached

    def check(self, number: int) -> None:
        if self._more():
            super().check(number)

    def run(self, quiet: Quiet, begin: Callable[[Fight], None] = play) -> tuple[Fight, Event | Act | None]:
        """One way from the quiet point to where it ends: the fight there, and what was waited for. `begin` is what is done from there on:
        the fight, or one act of it.

        Raises Diverged when the lines do not fit, NotLegal when a question finds no agent.
        """
        fight: Fight = quiet.fight.copy(self)
        self.fight = fight
        try:
            begin(fight)
        except Reached as end:
            return fight, end.found
        except Waiting as stop:
            raise NotLegal("nobody-answered", type(stop.open).__name__) from stop
        return fight, None
