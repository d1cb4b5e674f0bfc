"""The table: the one object through which rules talk to the world. Ask, throw, draw, tell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from affray.kernel.chance import Deck, Dice, Throw
from affray.kernel.event import Event
from affray.kernel.question import Agent, Interjection, Question

if TYPE_CHECKING:
    from affray.kernel.fight import Act, Fight

__all__ = [
    "Diverged", "FightOver", "Line", "NotLegal", "Played", "Recorded", "Since", "Table", "Waiting", "draw_with", "find_option",
]  # fmt: skip

Line = dict[str, Any]
"""One line of a record (docs/record.md)."""


class Waiting(BaseException):
    """The fight stops here: `open` is the question, throw or draw that waits for somebody. Caught only by the kernel."""

    def __init__(self, waits: Any) -> None:
        super().__init__()
        self.open = waits


class FightOver(Exception):
    """One side has nobody left. Raised when the last one falls or leaves; caught only by `play`."""


class NotLegal(Exception):
    """An answer, order or correction that the rules do not allow now. `why` is a word of the catalogues."""

    def __init__(self, why: str, what: str) -> None:
        super().__init__(why, what)
        self.why = why
        self.what = what


class Diverged(Exception):
    """The record and the rules disagree: at which line (from 1), what the record says, what the rules came to."""

    def __init__(self, line: int, expected: str, came: str) -> None:
        super().__init__(line, expected, came)
        self.line = line
        self.expected = expected
        self.came = came
        self.standing: Any = None


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """Who sits here differs: a record, people, agents, a script, or every outcome of chance at once."""

    def __init__(self) -> None:
        self.listening = False
        self.watching = False
        self.fight: Fight | None = None
        # The cards whose texts are under way, as events that say so, the innermost last; None once it was told.
        self.causes: list[Event | None] = []

    def ask(self, question: Question) -> Any:
        """One legal option, chosen by a seat that owns it. With one option nobody is asked."""
        raise NotImplementedError

    def throw(self, throw: Throw) -> Any:
        """The throw's reading of its faces."""
        raise NotImplementedError

    def draw(self, deck: Deck, n: int, why: str, by: str) -> list[str]:
        """Up to `n` cards, now out of the deck; fewer when it runs out."""
        raise NotImplementedError

    def tell(self, event: Event) -> None:
        """Something happened. Primitives build events only when `listening`."""

    def ended(self, act: Act) -> None:
        """An act is over. Called only when `watching`."""

    def quiet(self) -> None:
        """Nothing is under way: corrections land here, and the state may be copied."""

    def check(self, number: int) -> None:
        """A round is over: the place where a record keeps the hash of the state."""


class Since:
    """Where the fight stood when last nothing was under way, and the lines since: a copy may be played on over them. Neither is to be changed."""

    __slots__ = ("fight", "lines")

    def __init__(self, fight: Fight, lines: list[Line]) -> None:
        self.fight = fight
        self.lines = lines


@mypyc_attr(allow_interpreted_subclasses=True)
class Played(Table):
    """Agents answer, one stream of dice, nobody listens. For simulation, tournaments, search.

    Where an agent looks ahead, the lines since the last quiet point are kept; nothing is kept otherwise.
    """

    def __init__(self, agents: dict[str, Agent], dice: Dice) -> None:
        super().__init__()
        self.agents = agents
        self.dice = dice
        first = next(iter(agents.values()), None)
        self.only: Agent | None = first
        for agent in agents.values():
            if agent is not first:
                self.only = None
        self.interjecting: list[str] = []
        self.looking: list[str] = []
        if self.only is None or self.only.interjects or self.only.looks_ahead():
            self.interjecting = [seat for seat, agent in agents.items() if agent.interjects]
            self.looking = [seat for seat, agent in agents.items() if agent.looks_ahead()]
        self.keeping = len(self.looking) > 0
        self.interrupted = len(self.interjecting) > 0
        self.lines: list[Line] = []
        self.quiet_fight: Fight | None = None
        self.quiet_at = 0

    def ask(self, question: Question) -> Any:
        if self.keeping:
            return self.ask_keeping(question)
        if self.interrupted:
            breaking_in = self.interjection(question)
            while breaking_in is not None:
                breaking_in.run()
                if len(question.options()) == 1:  # it has left nothing to choose, perhaps to nobody
                    return question.options()[0]
                breaking_in = self.interjection(question)
        if question.shared():
            return self.ask_all(question)
        agent = self.only
        if agent is None:
            agent = self.agents[question.seat]
        return agent.choose(question, question.seat, self.dice)

    def ask_all(self, question: Question) -> Any:
        """Each seat in turn; one that leaves the question to the others is passed over."""
        first = question.first_seat()
        agent = self.only
        if agent is None:
            agent = self.agents[first]
        choice = agent.choose(question, first, self.dice)
        if choice is not None:
            return choice
        for seat in question.seats():
            if seat != first:
                choice = self.agents[seat].choose(question, seat, self.dice)
                if choice is not None:
                    return choice
        raise NotLegal("nobody-answered", question.name)

    def ask_keeping(self, question: Question) -> Any:
        """The same, with a line kept of what is done or chosen."""
        while True:
            options = question.options()
            if len(options) == 1:
                return options[0]
            breaking_in = self.interjection(question) if self.interjecting else None
            if breaking_in is None:
                break
            self.lines.append({"do": breaking_in.key, "by": breaking_in.by})
            breaking_in.run()
        seats = question.seats() if question.shared() else [question.seat]
        for seat in seats:
            choice = self.chosen(question, seat)
            if choice is not None:
                self.lines.append({"ask": question.name, "by": question.by(choice), "is": question.key(choice)})
                return choice
        raise NotLegal("nobody-answered", question.name)

    def chosen(self, question: Question, seat: str) -> Any:
        """What the seat's agent chooses; one that looks ahead is given the lines to this question."""
        if seat in self.looking and self.quiet_fight is not None:
            since = Since(self.quiet_fight, self.lines[self.quiet_at :])
            return self.agents[seat].choose_ahead(question, seat, self.dice, since)
        return self.agents[seat].choose(question, seat, self.dice)

    def interjection(self, question: Question) -> Interjection | None:
        """What an agent does before the question is answered. An open choice only: with one option there is none."""
        if self.fight is not None and self.fight.interruptible() and len(question.options()) > 1:
            for seat in self.interjecting:
                breaking_in = self.agents[seat].interject(question, seat, self.dice)
                if breaking_in is not None:
                    return breaking_in
        return None

    def throw(self, throw: Throw) -> Any:
        if not self.keeping and not self.listening:
            return throw.cast(self.dice)
        faces = self.dice.faces(throw.dice)
        if self.keeping:
            self.lines.append({"throw": throw.why, "by": throw.by, "faces": faces[:]})
        return throw.read(faces)

    def draw(self, deck: Deck, n: int, why: str, by: str) -> list[str]:
        cards = draw_with(self.dice, deck, n)
        if self.keeping:
            self.lines.append({"draw": why, "by": by, "cards": cards[:]})
        return cards

    def quiet(self) -> None:
        fight = self.fight
        if fight is None:
            return
        if fight.over:
            # The fight still has its table: once neither holds the other, both are gone with their last user, and the garbage
            # collector, which would look through thousands of such pairs, finds none.
            self.fight = None
        elif self.looking:
            self.forget()
            self.quiet_at = len(self.lines)
            self.quiet_fight = fight.copy(Table())

    def forget(self) -> None:
        """The lines before a quiet point are not wanted any more."""
        self.lines.clear()


@mypyc_attr(allow_interpreted_subclasses=True)
class Recorded(Played):
    """A played fight run again with its record kept and its events heard: the same agents, the same stream."""

    def __init__(self, agents: dict[str, Agent], dice: Dice) -> None:
        super().__init__(agents, dice)
        self.keeping = True
        self.told: list[Event] = []
        self.listening = True

    def forget(self) -> None:
        """All lines are kept."""

    def tell(self, event: Event) -> None:
        for at, cause in enumerate(self.causes):
            if cause is not None and not event.names(cause):
                self.told.append(cause)
                self.causes[at] = None
        self.told.append(event)

    def check(self, number: int) -> None:
        if self.fight is not None:
            self.lines.append({"check": number, "state": self.fight.fingerprint()})


def draw_with(dice: Dice, deck: Deck, n: int) -> list[str]:
    """Draw `n` cards, picking loose ones by `dice`."""
    cards: list[str] = []
    while len(cards) < n and deck.ready():
        possible = deck.possible()
        card = possible[0] if len(possible) == 1 else possible[dice.pick(len(possible))]
        deck.take(card)
        cards.append(card)
    return cards


def find_option(question: Question, key: str, by: str) -> Any:
    """The legal option with this key and seat. Raises NotLegal when there is none now."""
    for option in question.options():
        if question.key(option) == key and question.by(option) == by:
            return option
    raise NotLegal("no-such-option", key)
