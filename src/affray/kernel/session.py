"""A live fight as a face drives it: answers, typed dice, orders, corrections, undo. What happened is on the disk before it is shown."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Any, Protocol

from affray.kernel.chance import KeyedDice, Throw
from affray.kernel.event import Told
from affray.kernel.fight import Fight
from affray.kernel.live import Draw, Quiet, Sitter, Standing, go
from affray.kernel.question import Interjection, Question
from affray.kernel.table import Line, NotLegal, Table, draw_with, find_option

__all__ = ["Keeper", "Session", "of_person", "onlooker", "secret_of", "told_to"]


def secret_of(seed: int) -> bytes:
    """The secret that a seed stands for: the same seed and answers give the same fight."""
    return sha256(f"affray {seed}".encode()).digest()[:16]


def told_to(told: Sequence[Told], seat: str | None) -> list[Told]:
    """What the seat may know (None: a spectator)."""
    return [each for each in told if (who := each.event.audience()) is None or seat in who]


def of_person(
    line: Line, people: Container[str], typing: Container[str], drawing: Container[str] | None = None
) -> bool:
    """Whether somebody at the table did this: an answer, an order or a correction of `people`, the dice of those `typing` them in, the
    cards of those `drawing` real ones."""
    seat = str(line.get("by"))
    if "throw" in line:
        return seat in typing
    if "draw" in line:
        return drawing is not None and seat in drawing
    if "ask" in line or "do" in line or "order" in line:
        return seat in people
    return "fix" in line


class Keeper(Protocol):
    """Where a fight's lines are kept: a file, a database."""

    @property
    def force(self) -> list[Line]:
        """The lines in force."""

    def append(self, lines: list[Line]) -> None:
        """Keep a batch, whole or not at all; when it raises, nothing is kept."""


class Session:
    """One fight at its table.

    Every method that changes something runs the fight on until somebody has to answer, appends all new lines to the record
    in one batch, and returns what was told since. When it raises, nothing has changed, in memory or on the disk:
    NotLegal for what the rules do not allow, Diverged when a correction cannot land any more, OSError when the record cannot be written.
    """

    def __init__(
        self,
        new: Callable[[Table], Fight],
        seats: Mapping[str, Sitter],
        secret: bytes,
        record: Keeper | None = None,
        lines: Sequence[Line] = (),
    ) -> None:
        self.new = new
        self.seats = dict(seats)
        self.secret = secret
        self.record = record
        self.told: list[Told] = []
        self.standing: Standing = self._begin(list(record.force if record is not None else lines))

    @property
    def fight(self) -> Fight:
        return self.standing.fight

    @property
    def lines(self) -> list[Line]:
        return self.standing.lines

    @property
    def over(self) -> bool:
        """Whether nobody has to answer any more."""
        return self.standing.open is None

    def people(self) -> list[str]:
        """The seats where people sit, in the fight's order."""
        return [seat for seat in self.fight.seats() if self.seats.get(seat, Sitter()).agent is None]

    # -- what a seat may do

    def answer(self, key: str, by: str) -> list[Told]:
        """Choose an option of the open question."""
        question = self._question()
        find_option(question, key, by)
        return self._on({"ask": question.name, "by": by, "is": key})

    def interjections(self) -> list[Interjection]:
        """What people may do before the open question is answered."""
        if not isinstance(self.standing.open, Question):
            return []
        people = self.people()
        return [each for each in self.fight.interjections() if each.by in people]

    def interject(self, key: str, by: str) -> list[Told]:
        """Break in before the open question is answered."""
        self._question()
        if not any(each.key == key and each.by == by for each in self.fight.interjections()):
            raise NotLegal("no-such-interjection", key)
        return self._on({"do": key, "by": by})

    def throw(self, faces: list[int]) -> list[Told]:
        """Type in what the dice show."""
        throw = self._throw()
        if not throw.fits(faces):
            raise NotLegal("no-such-faces", " ".join(map(str, faces)))
        return self._on({"throw": throw.why, "by": throw.by, "faces": faces})

    def roll(self) -> list[Told]:
        """Let chance throw the dice that wait to be typed."""
        return self.throw(KeyedDice(self.secret, len(self.lines)).faces(self._throw().dice))

    def draw(self, cards: list[str]) -> list[Told]:
        """Type in which cards came."""
        wanted = self._draw()
        if len(cards) != wanted.n or wanted.refused(cards) is not None:
            raise NotLegal("no-such-cards", ", ".join(cards))
        return self._on({"draw": wanted.why, "by": wanted.by, "cards": cards})

    def deal(self) -> list[Told]:
        """Let chance draw the cards that wait to be typed."""
        wanted = self._draw()
        return self.draw(draw_with(KeyedDice(self.secret, len(self.lines)), wanted.deck.copy(), wanted.n))

    def order(self, seat: str, name: str, value: str) -> list[Told]:
        """Give a standing order; it holds from the open question on."""
        self._question()
        self.fight.check_order(seat, name, value)
        return self._on({"order": name, "by": seat, "is": value})

    def correct(self, what: str, to: Any, by: str) -> list[Told]:
        """Set something right; it takes effect as soon as nothing is under way."""
        if self.over:
            raise NotLegal("fight-over", what)
        quiet = self.standing.quiet
        trial = quiet.fight.copy(Table()) if quiet else self.new(Table())
        for line in self.standing.pending:
            trial.correct(line["fix"], line.get("to"))
        trial.correct(what, to)
        line = {"fix": what, "by": by}
        if to is not None:
            line["to"] = to
        return self._on(line)

    def undo(self, to: int | None = None) -> list[Told]:
        """Keep the first `to` lines in force (None: all before the last thing a person did) and return what is told up to there."""
        kept = self.last_of_people() if to is None else to
        if kept is None or not 0 <= kept <= len(self.lines):
            raise NotLegal("nothing-to-undo", "" if to is None else str(to))
        standing = go(self.new, self.lines[:kept], self.seats, self.secret)
        if self.record is not None:
            self.record.append([{"undo": kept}, *standing.fresh])
        self.standing = standing
        self.told = list(standing.told)
        return self.told

    def last_of_people(self) -> int | None:
        """How many lines lie before the last thing that a person did."""
        people = self.people()
        typing = [seat for seat, sitter in self.seats.items() if sitter.typed]
        drawing = [seat for seat, sitter in self.seats.items() if sitter.drawn]
        for at in range(len(self.lines) - 1, -1, -1):
            if of_person(self.lines[at], people, typing, drawing):
                return at
        return None

    def type_dice(self, typed: bool) -> list[Told]:
        """Real dice from now on, or virtual ones; a throw that waits is thrown."""
        before = self.seats
        self.seats = {seat: replace(sitter, typed=typed) for seat, sitter in before.items()}
        try:
            return self.roll() if not typed and isinstance(self.standing.open, Throw) else []
        except BaseException:
            self.seats = before
            raise

    def type_cards(self, drawn: bool) -> list[Told]:
        """Real cards from now on, or virtual ones; a draw that waits is dealt."""
        before = self.seats
        self.seats = {seat: replace(sitter, drawn=drawn) for seat, sitter in before.items()}
        try:
            return self.deal() if not drawn and isinstance(self.standing.open, Draw) else []
        except BaseException:
            self.seats = before
            raise

    def reseat(self, seats: Mapping[str, Sitter]) -> list[Told]:
        """Other people or agents in the seats from now on; what an agent has to answer is answered."""
        before = self.seats
        self.seats = dict(seats)
        try:
            return self._on()
        except BaseException:
            self.seats = before
            raise

    def follow(self, lines: Sequence[Line]) -> None:
        """The lines in force as somebody else has kept them: run to their end, asking nobody."""
        same = 0
        while same < len(lines) and same < len(self.lines) and lines[same] == self.lines[same]:
            same += 1
        quiet = self.standing.quiet
        if quiet is not None and quiet.at > same:
            quiet = None
        standing = go(self.new, lines, onlookers(self.fight.seats()), b"", quiet)
        self.told = [*self.told[: quiet.told if quiet else 0], *standing.told]
        self.standing = standing

    # -- the way on

    def _question(self) -> Question:
        if not isinstance(self.standing.open, Question):
            raise NotLegal("no-question-open", "")
        return self.standing.open

    def _throw(self) -> Throw:
        if not isinstance(self.standing.open, Throw):
            raise NotLegal("no-dice-wanted", "")
        return self.standing.open

    def _draw(self) -> Draw:
        if not isinstance(self.standing.open, Draw):
            raise NotLegal("no-cards-wanted", "")
        return self.standing.open

    def _begin(self, lines: list[Line]) -> Standing:
        standing = go(self.new, lines, self.seats, self.secret)
        if self.record is not None:
            self.record.append(standing.fresh)
        self.told = list(standing.told)
        return standing

    def _on(self, *lines: Line) -> list[Told]:
        quiet: Quiet | None = self.standing.quiet
        before = self.told
        standing = go(self.new, [*self.lines, *lines], self.seats, self.secret, quiet)
        told = [*before[: quiet.told if quiet else 0], *standing.told]
        if self.record is not None:
            self.record.append([*lines, *standing.fresh])
        self.standing = standing
        self.told = told
        same = quiet.told if quiet else 0
        while same < len(before) and same < len(told) and before[same] == told[same]:
            same += 1
        return told[same:]


def onlooker(new: Callable[[Table], Fight], lines: Sequence[Line]) -> Standing:
    """The fight as far as the lines go and no further: nobody answers, no die falls. Raises Diverged."""
    return go(new, lines, onlookers(new(Table()).seats()), b"")


def onlookers(seats: Sequence[str]) -> dict[str, Sitter]:
    """Nobody in any seat: nothing is answered, thrown or drawn."""
    return {seat: Sitter(None, True, True) for seat in seats}
