"""The live table: answers come from a record; where it ends, from agents, chance or typed dice and cards; else the fight waits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from affray.kernel.chance import Deck, KeyedDice, Throw
from affray.kernel.event import Event, Told
from affray.kernel.fight import Fight, play
from affray.kernel.question import Agent, Question
from affray.kernel.table import Diverged, Line, NotLegal, Since, Table, Waiting, draw_with, find_option

# Quiet points within so many lines of a record's end are kept at once: to run it again for the last one costs more than the copies.
NEAR_THE_END: Final = 24

__all__ = ["Draw", "Live", "Quiet", "Sitter", "Standing", "go", "watch"]


@dataclass(frozen=True)
class Sitter:
    """Who sits in a seat: an agent, or a person when `agent` is None; whether real dice are typed in, and real cards (`drawn`)."""

    agent: Agent | None = None
    typed: bool = False
    drawn: bool = False


@dataclass(frozen=True)
class Draw:
    """Cards to be drawn from a real deck, `n` one after another; `deck` is what is known of it."""

    why: str
    by: str
    n: int
    deck: Deck

    @property
    def possible(self) -> list[str]:
        """Each card once that may be among them, sorted."""
        deck = self.deck.copy()
        found = {*deck.top[: self.n], *deck.guessed}
        left = self.n - len(deck.top)
        if left > 0:
            found.update(deck.loose)
            left -= len(deck.loose)
        if left > 0:
            found.update(deck.bottom[:left])
            left -= len(deck.bottom)
        if left > 0:
            found.update(deck.discard)
        return sorted(found)

    def refused(self, cards: Sequence[str]) -> int | None:
        """The index of the first card that cannot come there; None when all can."""
        deck = self.deck.copy()
        for at, card in enumerate(cards):
            if not deck.ready() or card not in deck.may_come():
                return at
            deck.take(card)
        return None

    def forced(self) -> bool:
        """Whether everybody knows what comes."""
        deck = self.deck.copy()
        for _card in range(self.n):
            if not deck.ready() or len(deck.may_come()) > 1:
                return False
            deck.take(deck.may_come()[0])
        return True


@dataclass(frozen=True)
class Quiet:
    """The state at a quiet point, how many lines lie before it and how many events were told before it."""

    fight: Fight
    at: int
    told: int = 0


@dataclass
class Standing:
    """A record run as far as it goes: what the fight waits for (None: it is over), all lines in force, how many of them are new, what was told."""

    fight: Fight
    open: Question | Throw | Draw | None
    lines: list[Line]
    new: int
    told: list[Told]
    pending: list[Line] = field(default_factory=list)
    quiet: Quiet | None = None

    @property
    def fresh(self) -> list[Line]:
        """The lines that this run added."""
        return self.lines[len(self.lines) - self.new :]


class _Back(BaseException):
    """A correction stands in the record where the fight needs its next line: it landed at the last quiet point before."""


class Live(Table):
    """See the module. `lines` are the lines in force; new ones are appended as copies, never handed out."""

    def __init__(self, lines: Sequence[Line], seats: dict[str, Sitter], secret: bytes, at: int = 0) -> None:
        super().__init__()
        self.lines = list(lines)
        self.given = len(self.lines)
        self.at = at
        self.looking = [
            seat for seat, sitter in seats.items() if sitter.agent is not None and sitter.agent.looks_ahead()
        ]
        # Who looks ahead wants the last quiet point, wherever it was.
        self.keep = 0 if self.looking else max(0, self.given - NEAR_THE_END)
        self.quiet_at = at
        self.seats = seats
        self.secret = secret
        self.told: list[Told] = []
        self.told_before = 0
        self.pending: list[int] = []
        self.last_quiet: Quiet | None = None
        self.back: Quiet | None = None
        self.landing = False
        self.listening = True

    # -- the four verbs

    def ask(self, question: Question) -> Any:
        while True:
            options = question.options()
            if len(options) == 1:
                return options[0]
            if not self._more():
                choice = self._fresh_answer(question, options)
                if choice is not None:
                    return choice
                continue
            line = self._next()
            if "order" in line:
                self._carry_out(
                    self.at, lambda given: self._fight().give_order(given["by"], given["order"], given["is"])
                )
            elif "do" in line:
                self._interject(line)
            elif line.get("ask") != question.name:
                raise Diverged(self.at, _says(line), "ask " + question.name)
            else:
                return self._recorded_answer(question, options, line)

    def throw(self, throw: Throw) -> Any:
        if self._more():
            line = self._next()
            faces = line.get("faces")
            if line.get("throw") != throw.why or line.get("by") != throw.by or not throw.fits(faces):
                raise Diverged(self.at, _says(line), f"throw {throw.why} by {throw.by}, dice {list(throw.dice)}")
            return throw.read(list(line["faces"]))
        return self._fresh_throw(throw)

    def _fresh_throw(self, throw: Throw) -> Any:
        if throw.real and self._sitter(throw.by).typed:
            raise Waiting(throw)
        faces = KeyedDice(self.secret, self.at).faces(throw.dice)
        self._append({"throw": throw.why, "by": throw.by, "faces": faces})
        return throw.read(list(faces))

    def draw(self, deck: Deck, n: int, why: str, by: str) -> list[str]:
        if self._more():
            line = self._next()
            cards = line.get("cards")
            if line.get("draw") != why or line.get("by") != by or not isinstance(cards, list) or len(cards) > n:
                raise Diverged(self.at, _says(line), f"draw {why} by {by}, {n} cards")
            for card in cards:
                if not deck.ready() or card not in deck.may_come():
                    raise Diverged(self.at, _says(line), f"draw {why}: {card} cannot come")
                deck.take(card)
            if len(cards) < n and deck.ready():
                raise Diverged(self.at, _says(line), f"draw {why} by {by}, {n} cards")
            return list(cards)
        return self._fresh_draw(deck, n, why, by)

    def _fresh_draw(self, deck: Deck, n: int, why: str, by: str) -> list[str]:
        if deck.seen and self._sitter(by).drawn and deck.ready():
            left = len(deck) + (len(deck.discard) if deck.refills else 0)
            wanted = Draw(why, by, min(n, left), deck.copy())
            if not wanted.forced():
                raise Waiting(wanted)
        cards = draw_with(KeyedDice(self.secret, self.at), deck, n)
        self._append({"draw": why, "by": by, "cards": cards})
        return list(cards)

    def tell(self, event: Event) -> None:
        """A card that acts is told ahead of the first thing that it does, and what it does lies under it; where that names the card itself, it is enough."""
        depth = len(self._fight().under_way)
        for at, cause in enumerate(self.causes):
            if cause is not None and not event.names(cause):
                self.told.append(Told(cause, depth, self.at))
                self.causes[at] = cause = None
            if cause is None:
                depth += 1
        self.told.append(Told(event, depth, self.at))

    def quiet(self) -> None:
        fight = self._fight()
        self.causes.clear()
        if fight.over:
            return
        self._land()
        self.quiet_at = self.at
        self.back = None
        if self.at < len(self.lines) and "fix" in self.lines[self.at]:
            self.back = Quiet(fight.copy(Table()), self.at, len(self.told))
        if self.at >= self.keep and not fight.over:
            self.last_quiet = Quiet(fight.copy(Table()), self.at, self.told_before + len(self.told))

    def _land(self) -> None:
        """Carry out the corrections given since the last quiet point; and those next in the record, once this is known to be where they
        landed: of several quiet points without a line between them it was the last, the one before somebody was asked."""
        fight = self._fight()
        while not fight.over:
            if not self.pending:
                if not self.landing or self.at == len(self.lines) or "fix" not in self.lines[self.at]:
                    self.landing = False
                    return
                self.at += 1
                self.pending.append(self.at)
            self._carry_out(self.pending.pop(0), lambda given: fight.correct(given["fix"], given.get("to")))

    def check(self, number: int) -> None:
        state = self._fight().fingerprint()
        if self._more():
            line = self._next()
            if line.get("check") != number or line.get("state") != state:
                raise Diverged(self.at, _says(line), f"check {number} state {state}")
        else:
            self._append({"check": number, "state": state})

    def turn_back(self) -> Fight:
        """The fight at the last quiet point again, where the corrections that are next in the record land."""
        back = self.back
        assert back is not None
        del self.told[back.told :]
        fight = back.fight.copy(self)
        self.fight = fight
        self.landing = True
        return fight

    # -- the record

    def _fight(self) -> Fight:
        assert self.fight is not None
        return self.fight

    def _sitter(self, seat: str) -> Sitter:
        return self.seats.get(seat, Sitter())

    def _more(self) -> bool:
        """Whether the record goes on; corrections on the way are kept for the next quiet point."""
        while self.at < len(self.lines) and "fix" in self.lines[self.at]:
            if self.back is not None and self.back.at == self.at:
                raise _Back
            self.at += 1
            self.pending.append(self.at)
        return self.at < len(self.lines)

    def _next(self) -> Line:
        self.at += 1
        return self.lines[self.at - 1]

    def _append(self, line: Line) -> None:
        self.lines.append(line)
        self.at += 1

    def _carry_out(self, number: int, what: Callable[[Line], None]) -> None:
        line = self.lines[number - 1]
        try:
            what(line)
        except NotLegal as refusal:
            raise Diverged(number, _says(line), f"{refusal.why}: {refusal.what}") from refusal
        except KeyError as missing:
            raise Diverged(number, _says(line), f"no {missing.args[0]!r} in the line") from missing

    def _recorded_answer(self, question: Question, options: list[Any], line: Line) -> Any:
        key, by = str(line.get("is")), str(line.get("by"))
        for option in options:
            if question.key(option) == key and question.by(option) == by:
                return option
        keys = ", ".join(f"{question.by(option)}:{question.key(option)}" for option in options)
        raise Diverged(self.at, _says(line), f"ask {question.name}: {keys}")

    def _interject(self, line: Line) -> None:
        for interjection in self._fight().interjections():
            if interjection.key == line["do"] and interjection.by == line.get("by"):
                interjection.run()
                return
        raise Diverged(self.at, _says(line), "nobody may do that now")

    # -- beyond the record

    def _fresh_answer(self, question: Question, options: list[Any]) -> Any:
        """An agent's answer, recorded; or None after an agent's interjection. Raises Waiting when it is a person's turn."""
        if self._fight().interjections():
            for seat, sitter in self.seats.items():
                if sitter.agent is not None and sitter.agent.interjects:
                    breaking_in = sitter.agent.interject(question, seat, KeyedDice(self.secret, self.at))
                    if breaking_in is not None:
                        self._append({"do": breaking_in.key, "by": breaking_in.by})
                        breaking_in.run()
                        return None
        for seat in question.seats():
            agent = self._sitter(seat).agent
            if agent is not None:
                choice = self._chosen(agent, question, seat)
                if choice is not None:
                    key, by = question.key(choice), question.by(choice)
                    self._append({"ask": question.name, "by": by, "is": key})
                    return find_option(question, key, by)
        raise Waiting(question)

    def _chosen(self, agent: Agent, question: Question, seat: str) -> Any:
        dice = KeyedDice(self.secret, self.at)
        if seat in self.looking and self.last_quiet is not None:
            since = Since(self.last_quiet.fight, self.lines[self.last_quiet.at : self.at])
            return agent.choose_ahead(question, seat, dice, since)
        return agent.choose(question, seat, dice)


def go(
    new: Callable[[Table], Fight],
    lines: Sequence[Line],
    seats: dict[str, Sitter],
    secret: bytes,
    quiet: Quiet | None = None,
) -> Standing:
    """Run the record as far as it goes and on, until somebody has to answer or the fight is over.

    `quiet` may be the last quiet point of an earlier call with a prefix of these lines; what was told before it is not told again.
    Raises Diverged, whose `standing` is what still holds.
    """
    table = Live(lines, seats, secret, quiet.at if quiet else 0)
    table.last_quiet = quiet
    table.told_before = quiet.told if quiet else 0
    standing = _run(table, new, quiet)
    if standing.open is not None and standing.quiet is None:
        # Every quiet point lies within the record: once more, to keep the last. It is rare, and a copy at each would cost more.
        again = Live(standing.lines, seats, secret)
        again.keep = table.quiet_at
        standing.quiet = _run(again, new, None).quiet
    return standing


class _Watched(Live):
    """Shows the fight before each line that somebody's answer is, and lets nobody answer."""

    def __init__(
        self, lines: Sequence[Line], seats: dict[str, Sitter], see: Callable[[int, Fight, Sequence[Told]], None]
    ) -> None:
        super().__init__(lines, seats, b"")
        self.see = see

    def _next(self) -> Line:
        line = self.lines[self.at]
        if "ask" in line or "do" in line:
            self.see(self.at, self._fight(), self.told)
        return super()._next()


def watch(
    new: Callable[[Table], Fight], lines: Sequence[Line], see: Callable[[int, Fight, Sequence[Told]], None]
) -> Standing:
    """Run a record and show the fight on its way: `see` gets the number of lines so far, the fight as it stands there (to be read at once),
    and what was told. Where a correction lands, a number may come again: the later call counts. Raises Diverged."""
    seats = {seat: Sitter(None, True, True) for seat in new(Table()).seats()}
    return _run(_Watched(lines, seats, see), new, None)


def _run(table: Live, new: Callable[[Table], Fight], quiet: Quiet | None) -> Standing:
    fight = quiet.fight.copy(table) if quiet else new(table)
    table.fight = fight
    waits: Question | Throw | Draw | None = None
    try:
        while True:
            try:
                play(fight)
                break
            except _Back:
                fight = table.turn_back()
    except Waiting as stop:
        waits = stop.open
    except Diverged as parted:
        held = table.lines[: parted.line - 1]
        parted.standing = Standing(fight, None, held, 0, table.told)
        raise
    if waits is None and table.at < len(table.lines):
        raise _too_long(table, fight)
    pending = [table.lines[number - 1] for number in table.pending]
    return Standing(fight, waits, table.lines, len(table.lines) - table.given, table.told, pending, table.last_quiet)


def _too_long(table: Live, fight: Fight) -> Diverged:
    parted = Diverged(table.at + 1, _says(table.lines[table.at]), "the fight is over")
    parted.standing = Standing(fight, None, table.lines[: table.at], 0, table.told)
    return parted


def _says(line: Line) -> str:
    return " ".join(f"{key} {value}" for key, value in line.items())
