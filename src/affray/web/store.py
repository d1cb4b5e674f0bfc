"""Fights in the database. A fight's lines are only ever added to, a whole batch in one transaction."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from secrets import token_bytes, token_urlsafe
from typing import Any, Final

from sqlalchemy import Connection, Engine, delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from affray.kernel.table import Line
from affray.web import schema

__all__ = ["CHANNEL", "Also", "Kept", "Person", "Raced", "Seat", "Store", "Wish", "hashed", "no_room", "now"]

ID_BYTES: Final = 9
TOKEN_BYTES: Final = 32
# What an id looks like; nothing else is looked up, whatever stands in an address.
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,16}")
# Where PostgreSQL tells the other processes which fight has changed.
CHANNEL: Final = "affray"

# What else belongs to a transaction.
Also = Callable[[Connection], None]


class Raced(Exception):
    """Somebody else's lines came first: read again, and repeat if it still makes sense."""


def now() -> int:
    """Microseconds of UTC since 1970."""
    return time.time_ns() // 1000


def hashed(token: str) -> str:
    return sha256(token.encode(errors="replace")).hexdigest()


def written(name: str) -> str:
    """A name as every database can keep it."""
    return name.replace("\0", "").encode(errors="replace").decode()


def no_room(error: Exception) -> bool:
    """Whether the database says that its disk is full."""
    orig = getattr(error, "orig", None)
    return "disk is full" in str(orig) or getattr(orig, "sqlstate", None) == "53100"


@dataclass(frozen=True)
class Person:
    """Somebody with a cookie for this fight. `id` is safe to show, the cookie's token is not kept."""

    id: str
    name: str
    host: bool


@dataclass(frozen=True)
class Seat:
    """Who plays a seat: a person, an agent, or nobody yet."""

    seat: str
    agent: str | None
    person: str | None
    typed: bool
    drawn: bool


@dataclass(frozen=True)
class Wish:
    """A request to go back to the first `to` lines, made when there were `n` in the trace."""

    id: str
    person: str
    to: int
    n: int


@dataclass(frozen=True)
class Kept:
    """A fight as the database has it; `people` counts the changes of who sits where."""

    id: str
    header: dict[str, Any]
    secret: bytes
    created: int
    touched: int
    over: bool
    people: int


def kept(row: Any) -> Kept:
    return Kept(row.id, json.loads(row.header), row.secret, row.created, row.touched, row.over, row.people)


class Store:
    """Every method is one transaction. SQLAlchemy's errors pass through: the page says that the store cannot be reached."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.tells = engine.dialect.name == "postgresql"

    def close(self) -> None:
        """Let go of every connection."""
        self.engine.dispose()

    # -- fights

    def create(
        self, header: dict[str, Any], seats: Sequence[Seat], secret: bytes | None = None, lines: Sequence[Line] = ()
    ) -> str:
        """A new fight and its id."""
        id = token_urlsafe(ID_BYTES)
        at = now()
        with self.engine.begin() as db:
            db.execute(
                insert(schema.fight).values(
                    id=id, header=json.dumps(header, ensure_ascii=False), secret=secret or token_bytes(16),
                    created=at, touched=at, over=False, people=0,
                )
            )  # fmt: skip
            for number, one in enumerate(seats):
                db.execute(
                    insert(schema.seat).values(
                        fight=id, seat=one.seat, at=number, agent=one.agent, person=one.person, typed=one.typed, drawn=one.drawn
                    )
                )  # fmt: skip
            self._add(db, id, 0, lines, at)
        return id

    def fight(self, id: str) -> Kept | None:
        if not ID.fullmatch(id):
            return None
        with self.engine.connect() as db:
            row = db.execute(select(schema.fight).where(schema.fight.c.id == id)).first()
        return None if row is None else kept(row)

    def fights(self, ids: Sequence[str]) -> list[Kept]:
        """Those of these ids that there are, the last touched first."""
        with self.engine.connect() as db:
            found = db.execute(
                select(schema.fight)
                .where(schema.fight.c.id.in_([id for id in ids if ID.fullmatch(id)]))
                .order_by(schema.fight.c.touched.desc())
            )
            return [kept(row) for row in found]

    # -- lines

    def lines(self, id: str, after: int = 0) -> list[Line]:
        """The lines of the trace from number `after` on."""
        with self.engine.connect() as db:
            rows = db.execute(
                select(schema.line.c.data)
                .where(schema.line.c.fight == id, schema.line.c.n >= after)
                .order_by(schema.line.c.n)
            )
            return [json.loads(row.data) for row in rows]

    def append(self, id: str, n: int, lines: Sequence[Line], key: str | None = None, also: Also | None = None) -> None:
        """Lines that follow the first `n` of the trace, under an idempotency key, with what else belongs to them. Raises Raced when they
        are no longer the next."""
        at = now()
        try:
            with self.engine.begin() as db:
                # A write comes first: SQLite lets nobody write any more who has read what has changed since.
                db.execute(update(schema.fight).where(schema.fight.c.id == id).values(touched=at))
                if key is not None:
                    db.execute(insert(schema.done).values(fight=id, key=hashed(key), n=n + len(lines)))
                self._add(db, id, n, lines, at)
                before = select(schema.line.c.n).where(schema.line.c.fight == id, schema.line.c.n == n - 1)
                if n and db.execute(before).first() is None:
                    raise Raced  # what memory holds is no longer in the database: it was set back
                if also is not None:
                    also(db)
                self.tell(db, id)
        except IntegrityError as lost:
            raise Raced from lost

    def over(self, id: str, over: bool) -> None:
        """Mark a fight as ended, or as going on again."""
        with self.engine.begin() as db:
            db.execute(
                update(schema.fight).where(schema.fight.c.id == id, schema.fight.c.over != over).values(over=over)
            )

    def did(self, id: str, key: str) -> int | None:
        """How many lines there were after what this key asked for; None when it has asked for nothing yet."""
        with self.engine.connect() as db:
            n: int | None = db.execute(
                select(schema.done.c.n).where(schema.done.c.fight == id, schema.done.c.key == hashed(key))
            ).scalar()
        return n

    def _add(self, db: Connection, id: str, n: int, lines: Sequence[Line], at: int) -> None:
        if lines:
            rows = [
                {"fight": id, "n": n + k, "data": json.dumps(line, ensure_ascii=False, separators=(",", ":")), "at": at}
                for k, line in enumerate(lines)
            ]
            db.execute(insert(schema.line), rows)

    def tell(self, db: Connection, id: str) -> None:
        """Wake the other processes that show this fight as soon as the transaction is kept, where the database can."""
        if self.tells:
            db.execute(text("SELECT pg_notify(:channel, :id)"), {"channel": CHANNEL, "id": id})

    # -- people

    def person(self, id: str, token: str) -> Person | None:
        """Whose cookie it is."""
        person, cookie = schema.person.c, schema.cookie.c
        with self.engine.connect() as db:
            row = db.execute(
                select(person.id, person.name, person.host)
                .join(schema.cookie, (cookie.fight == person.fight) & (cookie.person == person.id))
                .where(cookie.fight == id, cookie.token == hashed(token))
            ).first()
        return None if row is None else Person(row.id, row.name, row.host)

    def people(self, id: str) -> list[Person]:
        with self.engine.connect() as db:
            rows = db.execute(select(schema.person).where(schema.person.c.fight == id).order_by(schema.person.c.id))
            return [Person(row.id, row.name, row.host) for row in rows]

    def join(self, id: str, name: str, host: bool = False, seats: Sequence[str] = ()) -> tuple[str, str]:
        """A new person in these seats: the id, and the token for the cookie, which is not kept."""
        person, token = token_urlsafe(ID_BYTES), token_urlsafe(TOKEN_BYTES)
        with self.engine.begin() as db:
            self._person(db, id, person, name, host)
            self._cookie(db, id, person, token)
            for seat in seats:
                self._seat(db, id, seat, agent=None, person=person)
            self._people(db, id)
        return person, token

    def device(self, id: str, person: str, invite: str | None = None) -> str:
        """Another device of a person: its cookie's token. An invite for it is used up; raises Raced when somebody else has."""
        token = token_urlsafe(TOKEN_BYTES)
        with self.engine.begin() as db:
            if invite is not None:
                self._uninvite(db, id, invite)
            self._cookie(db, id, person, token)
        return token

    def joining(
        self, id: str, people: int, seat: str, invite: str, known: str | None, name: str
    ) -> tuple[Also, str, str]:
        """What lets somebody who is known here, or is new, take the seat of an invite ("": watch), as long as `people` are as counted and
        nobody else has used it; else it raises Raced. With the id, and the token for a new person's cookie."""
        person, token = known or token_urlsafe(ID_BYTES), token_urlsafe(TOKEN_BYTES)

        def join(db: Connection) -> None:
            self._counted(db, id, people)
            if known is None:
                self._person(db, id, person, name, False)
                self._cookie(db, id, person, token)
            if seat:
                self._uninvite(db, id, invite)
                self._seat(db, id, seat, agent=None, person=person)

        return join, person, token

    def _person(self, db: Connection, id: str, person: str, name: str, host: bool) -> None:
        db.execute(insert(schema.person).values(fight=id, id=person, name=written(name)[:40], host=host))

    def _cookie(self, db: Connection, id: str, person: str, token: str) -> None:
        db.execute(insert(schema.cookie).values(fight=id, token=hashed(token), person=person))

    def seats(self, id: str) -> list[Seat]:
        """In the fight's order."""
        with self.engine.connect() as db:
            rows = db.execute(select(schema.seat).where(schema.seat.c.fight == id).order_by(schema.seat.c.at))
            return [Seat(row.seat, row.agent, row.person, row.typed, row.drawn) for row in rows]

    def sitting(self, id: str, people: int, seat: str, **values: Any) -> Also:
        """What changes who plays a seat (`agent`, `person`), and with what (`typed`, `drawn`), where `people` are still as counted; else
        it raises Raced."""

        def sit(db: Connection) -> None:
            self._counted(db, id, people)
            self._seat(db, id, seat, **values)

        return sit

    def _seat(self, db: Connection, id: str, seat: str, **values: Any) -> None:
        db.execute(update(schema.seat).where(schema.seat.c.fight == id, schema.seat.c.seat == seat).values(**values))

    def _people(self, db: Connection, id: str) -> None:
        db.execute(update(schema.fight).where(schema.fight.c.id == id).values(people=schema.fight.c.people + 1))
        self.tell(db, id)

    def _counted(self, db: Connection, id: str, people: int) -> None:
        there = (schema.fight.c.id == id) & (schema.fight.c.people == people)
        if db.execute(update(schema.fight).where(there).values(people=people + 1)).rowcount != 1:
            raise Raced

    # -- invites

    def invite(self, id: str, seat: str) -> str:
        """A new link for a seat ("" to watch, "@ID" a person's other device); the old one no longer opens anything. The token is not kept."""
        token = token_urlsafe(TOKEN_BYTES)
        with self.engine.begin() as db:
            db.execute(delete(schema.invite).where(schema.invite.c.fight == id, schema.invite.c.seat == seat))
            db.execute(insert(schema.invite).values(fight=id, seat=seat, token=hashed(token)))
        return token

    def invited(self, id: str, token: str) -> str | None:
        """The seat that an invite is for; None when it opens nothing."""
        with self.engine.connect() as db:
            seat: str | None = db.execute(
                select(schema.invite.c.seat).where(schema.invite.c.fight == id, schema.invite.c.token == hashed(token))
            ).scalar()
        return seat

    def _uninvite(self, db: Connection, id: str, token: str) -> None:
        this = (schema.invite.c.fight == id) & (schema.invite.c.token == hashed(token))
        if db.execute(delete(schema.invite).where(this)).rowcount != 1:
            raise Raced

    # -- wishes

    def wish(self, id: str, person: str, to: int, n: int) -> None:
        """Ask the host to go back; a later wish of the same person takes the place of an earlier one."""
        with self.engine.begin() as db:
            db.execute(delete(schema.wish).where(schema.wish.c.fight == id, schema.wish.c.person == person))
            db.execute(insert(schema.wish).values(fight=id, id=token_urlsafe(ID_BYTES), person=person, to=to, n=n))
            self._people(db, id)

    def wishes(self, id: str) -> list[Wish]:
        with self.engine.connect() as db:
            rows = db.execute(select(schema.wish).where(schema.wish.c.fight == id).order_by(schema.wish.c.n))
            return [Wish(row.id, row.person, row.to, row.n) for row in rows]

    def granting(self, id: str, wish: str) -> Also:
        """What takes a wish away; it raises Raced when somebody else has."""

        def grant(db: Connection) -> None:
            gone = db.execute(delete(schema.wish).where(schema.wish.c.fight == id, schema.wish.c.id == wish))
            if gone.rowcount != 1:
                raise Raced
            self._people(db, id)

        return grant

    def count(self) -> int:
        """How many fights there are."""
        with self.engine.connect() as db:
            return int(db.execute(select(func.count()).select_from(schema.fight)).scalar_one())
