"""A fight on the server: what the database holds, run to its end and kept as long as somebody looks."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import replace
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from affray import games
from affray.kernel.chance import Throw
from affray.kernel.live import Draw, Sitter, Standing
from affray.kernel.question import Question
from affray.kernel.record import fold
from affray.kernel.session import Session, onlooker
from affray.kernel.table import Line, NotLegal
from affray.web import acts
from affray.web.store import Also, Kept, Person, Raced, Seat, Store

__all__ = ["TRIES", "Hosted", "NotYours", "Stale", "Trace"]

TRIES: Final = 5


class Stale(Exception):
    """An answer to a question that is no longer open."""


class NotYours(Exception):
    """Somebody acts for a seat that is not theirs, or does what only the host may."""


class Trace:
    """A fight's lines in the database, as a session keeps them: a batch goes in with the key that asked for it and with `also`, what
    else belongs to it, or not at all."""

    def __init__(self, store: Store, id: str, lines: list[Line]) -> None:
        self.store = store
        self.id = id
        self.lines = lines
        self.key: str | None = None
        self.also: Also | None = None

    @property
    def force(self) -> list[Line]:
        return fold(self.lines)

    def append(self, lines: list[Line]) -> None:
        if lines or self.key is not None or self.also is not None:
            self.store.append(self.id, len(self.lines), lines, self.key, self.also)
            self.lines.extend(deepcopy(lines))

    @contextmanager
    def bearing(self, key: str | None = None, also: Also | None = None) -> Iterator[None]:
        """What is appended meanwhile goes in with these."""
        self.key, self.also = key, also
        try:
            yield
        finally:
            self.key = self.also = None


class Hosted:
    """One fight. Whoever uses it holds its `lock`. A restart loses nothing: all here is read again from the database."""

    def __init__(self, store: Store, kept: Kept) -> None:
        self.lock = threading.RLock()
        self.store = store
        self.id = kept.id
        self.header = kept.header
        self.game = games.game(kept.header["game"])
        self.scenario = self.game.from_data(kept.header["scenario"], kept.header["name"])
        self.rulings = self.scenario.rulings(kept.header.get("edition"), kept.header.get("rulings", {}))
        self.names = self.scenario.names()
        self.secret = kept.secret
        self.trace = Trace(store, kept.id, store.lines(kept.id))
        self.seats: list[Seat] = store.seats(kept.id)
        self.people = store.people(kept.id)
        self.wishes = store.wishes(kept.id)
        self.counted = kept.people
        self.marked = kept.over
        self.memo: dict[Any, Any] = {}
        self.rows: dict[Any, Any] = {}
        # Odds of the open question, with the number of lines they hold for: what could be counted at once, and what came later.
        self.at_once: tuple[int, list[Any]] | None = None
        self.reckoned: tuple[int, list[Any]] | None = None
        self.reckon: Callable[[Hosted], None] | None = None
        self.session = Session(self.new, self.sitters(), self.secret, self.trace)
        self.settle()

    def new(self, table: Any) -> Any:
        return self.scenario.new(table, self.rulings)

    # -- what there is

    @property
    def version(self) -> tuple[int, int]:
        """What is on the pages depends on these two alone: the lines of the trace, and the changes among people."""
        return len(self.trace.lines), self.counted

    @property
    def shown(self) -> str:
        """The version as pages know it: with it, whether the odds that take longer are there."""
        later = self.reckoned is not None and self.reckoned[0] == len(self.session.lines)
        return ".".join(map(str, (*self.version, int(later))))

    @property
    def standing(self) -> Standing:
        return self.session.standing

    def sitters(self, seats: Sequence[Seat] | None = None) -> dict[str, Sitter]:
        found: dict[str, Sitter] = {}
        for seat in self.seats if seats is None else seats:
            agent = None if seat.agent is None else games.agent(seat.agent, self.game.name)
            found[seat.seat] = Sitter(agent, seat.typed, seat.drawn)
        return found

    def seats_of(self, person: Person | None) -> list[str]:
        """The seats where somebody sits."""
        return [seat.seat for seat in self.seats if person is not None and seat.person == person.id]

    def token(self, by: str) -> str:
        """What an answer by this seat must bear. A shared question stays the same while only the others answer it, and an order or a
        correction changes none; everything else makes it another."""
        waits = self.standing.open
        at = len(self.trace.lines)
        name = ""
        if isinstance(waits, Question):
            name = waits.name
            lines = self.trace.lines
            while at > 0 and (
                "order" in lines[at - 1]
                or "fix" in lines[at - 1]
                or (waits.shared() and lines[at - 1].get("ask") == name and lines[at - 1]["by"] != by)
            ):
                at -= 1
        return f"{at}.{name}"

    def at(self, n: int) -> Standing:
        """The fight after its first `n` lines in force, for looking back; this one goes on undisturbed."""
        return onlooker(self.new, self.session.lines[:n])

    # -- keeping up

    def catch_up(self) -> None:
        """Read what other processes have added. When it raises, nothing here has changed."""
        kept = self.store.fight(self.id)  # first: what is read after it is at least as new as it counts
        more = self.store.lines(self.id, len(self.trace.lines))
        if more:
            lines = [*self.trace.lines, *more]
            self.session.follow(fold(lines))
            self.trace.lines = lines
        if kept is not None:
            self.marked = kept.over
            if kept.people != self.counted:
                self.reread(kept.people)
        self.settle()

    def reread(self, counted: int | None = None) -> None:
        """Who sits where, as the database has it."""
        if counted is None:
            kept = self.store.fight(self.id)
            counted = kept.people if kept is not None else 0
        seats, people, wishes = self.store.seats(self.id), self.store.people(self.id), self.store.wishes(self.id)
        self.seats, self.people, self.wishes = seats, people, wishes
        self.counted = counted
        self.session.seats = self.sitters()

    def settle(self) -> None:
        """A fight that has ended is marked so; one that goes on again after an undo is not. The mark follows the lines: where it cannot be
        made now, it is made by whoever reads the fight next."""
        over = self.session.over
        if over != self.marked:
            try:
                self.store.over(self.id, over)
            except SQLAlchemyError:
                return
            self.marked = over

    def repeat(self, act: Callable[[], None]) -> None:
        """Do it; if somebody else was faster, read again and repeat."""
        for _ in range(TRIES):
            try:
                act()
                return
            except Raced:
                self.catch_up()
        raise Raced

    # -- acts

    def act(self, person: Person, act: acts.Act, key: str | None) -> None:
        """Carry out what a person asks for, once for each idempotency key. Raises Stale, NotYours, NotLegal, Diverged."""

        def once() -> None:
            if key is not None and self.store.did(self.id, key) is not None:
                return
            with self.trace.bearing(key):
                self._do(person, act)

        self.repeat(once)
        self.settle()

    def _do(self, person: Person, act: acts.Act) -> None:
        session = self.session
        mine = self.seats_of(person)
        if isinstance(act, acts.Answer | acts.Interject | acts.Order):
            if act.by not in mine:
                raise NotYours(act.by)
            if isinstance(act, acts.Order):
                session.order(act.by, act.order, act.value)
                return
            if act.question != self.token(act.by):
                raise Stale
            if isinstance(act, acts.Answer):
                session.answer(act.option, act.by)
            else:
                session.interject(act.option, act.by)
        elif isinstance(act, acts.Correct):
            if not person.host:
                raise NotYours(self.game.host)
            session.correct(act.fix, act.to, self.game.host)
        elif isinstance(act, acts.Undo):
            self._undo(person, mine, act.to)
        else:
            self._chance(person, mine, act)

    def _chance(self, person: Person, mine: list[str], act: acts.Throw | acts.Roll | acts.Draw | acts.Deal) -> None:
        """Real dice and cards: typed by the seat whose they are, or by the host."""
        session, waits = self.session, self.standing.open
        if not isinstance(waits, Throw | Draw) or act.question != self.token(waits.by):
            raise Stale
        if waits.by not in mine and not person.host:
            raise NotYours(waits.by)
        if isinstance(act, acts.Throw):
            session.throw(act.faces)
        elif isinstance(act, acts.Roll):
            session.roll()
        elif isinstance(act, acts.Draw):
            session.draw(act.cards)
        else:
            session.deal()

    # -- back

    def own_last(self, person: Person) -> int | None:
        """The lines that stay when somebody takes back their last answer, if nothing was thrown, drawn or answered since; else None."""
        mine = self.seats_of(person)
        lines = self.session.lines
        for at in range(len(lines) - 1, -1, -1):
            line = lines[at]
            if line.get("by") in mine and ("ask" in line or "do" in line or "order" in line):
                return at
            if "check" not in line:
                return None
        return None

    def last_answer(self, person: Person) -> int | None:
        """The lines before somebody's last answer, whatever has happened since; None when they have given none."""
        mine = self.seats_of(person)
        lines = self.session.lines
        for at in range(len(lines) - 1, -1, -1):
            if lines[at].get("by") in mine and ("ask" in lines[at] or "do" in lines[at]):
                return at
        return None

    def _undo(self, person: Person, mine: list[str], to: int | None) -> None:
        free = self.own_last(person)
        if person.host:
            kept = to if to is not None else self.session.last_of_people()
        else:
            kept = to if to is not None else self.last_answer(person)
        if kept is None or not 0 <= kept < len(self.session.lines):
            raise NotLegal("nothing-to-undo", "" if to is None else str(to))
        if person.host or kept == free:
            self.session.undo(kept)
        elif mine:
            self.store.wish(self.id, person.id, kept, len(self.trace.lines))
            self.reread()
        else:
            raise NotYours(self.game.host)

    def grant(self, person: Person, wish: str, granted: bool) -> None:
        """The host's answer to a request; granted, the fight goes back. Raises Stale when it has been answered or the fight no longer has
        that way back."""
        if not person.host:
            raise NotYours(self.game.host)
        self.repeat(lambda: self._grant(wish, granted))
        self.reread()
        self.settle()

    def _grant(self, wish: str, granted: bool) -> None:
        found = next((each for each in self.wishes if each.id == wish), None)
        if found is None:
            raise Stale
        with self.trace.bearing(also=self.store.granting(self.id, wish)):
            if not granted:
                self.trace.append([])
                return
            way = self.session.lines[: found.to]
            if found.to >= len(self.session.lines) or fold(self.trace.lines[: found.n])[: found.to] != way:
                raise Stale
            self.session.undo(found.to)

    # -- people

    def sit(self, seat: str, **values: Any) -> None:
        """Another person or agent in a seat, real or virtual dice and cards there; what an agent has to answer is answered: all that or
        nothing."""
        if seat not in [each.seat for each in self.seats]:
            raise NotLegal("no-such-seat", seat)
        self.repeat(lambda: self._reseat(self.store.sitting(self.id, self.counted, seat, **values), seat, values))
        self.reread()
        self.settle()

    def _reseat(self, also: Also, seat: str = "", values: Mapping[str, Any] | None = None) -> None:
        seats = [replace(each, **values) if values and each.seat == seat else each for each in self.seats]
        with self.trace.bearing(also=also):
            self.session.reseat(self.sitters(seats))

    def come_in(self, invite: str, name: str, known: Person | None = None) -> tuple[str, str | None]:
        """Somebody new, or known here already, takes the seat of an invite ("": to watch), which opens nothing afterwards; or an invite lets
        them go on at another device. The person's id, and the token for a cookie where one is to be given. Raises NotYours when the invite opens
        nothing."""
        seat = self.store.invited(self.id, invite)
        if seat is None:
            raise NotYours(self.id)
        if seat[:1] == "@":
            try:
                return seat[1:], self.store.device(self.id, seat[1:], invite)
            except Raced as lost:
                raise NotYours(self.id) from lost
        cookie: list[tuple[str, str]] = []

        def once() -> None:
            if seat and self.store.invited(self.id, invite) != seat:
                raise NotYours(self.id)  # somebody else was faster
            also, person, token = self.store.joining(
                self.id, self.counted, seat, invite, known.id if known else None, name
            )
            self._reseat(also, seat, {"agent": None, "person": person})
            cookie[:] = [(person, token)]

        self.repeat(once)
        self.reread()
        self.settle()
        return cookie[0][0], None if known else cookie[0][1]
