"""The tables of the database as they are now; `migrations` makes them. Times are microseconds of UTC; tokens and idempotency keys are
kept as their SHA-256 only."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

__all__ = ["cookie", "done", "fight", "invite", "line", "metadata", "person", "seat", "wish"]

# Every constraint has a name, so that a later revision can change it.
NAMES: Final = {
    "pk": "%(table_name)s_pkey",
    "fk": "%(table_name)s_%(column_0_name)s_fkey",
    "uq": "%(table_name)s_%(column_0_name)s_key",
}

metadata: Final = MetaData(naming_convention=NAMES)


def of_fight(primary: bool = True) -> Column[str]:
    return Column("fight", String(16), ForeignKey("fight.id", ondelete="CASCADE"), primary_key=primary, nullable=False)


fight: Final = Table(
    "fight",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("header", Text, nullable=False),  # what a record's first line holds
    Column("secret", LargeBinary, nullable=False),  # chance comes from it; never shown
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("people", BigInteger, nullable=False),  # counts changes of seats, persons, invites and wishes
)
# A record's lines with their undo marks. Two answers at once meet at the primary key: one wins, the other reads again.
line: Final = Table(
    "line",
    metadata,
    of_fight(),
    Column("n", Integer, primary_key=True),
    Column("data", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
# What was asked for under an idempotency key, and how many lines there were after it.
done: Final = Table(
    "done",
    metadata,
    of_fight(),
    Column("key", String(64), primary_key=True),
    Column("n", Integer, nullable=False),
)
person: Final = Table(
    "person",
    metadata,
    of_fight(),
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("host", Boolean, nullable=False),
)
# A browser's cookie: a person may have several devices.
cookie: Final = Table(
    "cookie",
    metadata,
    of_fight(),
    Column("token", String(64), primary_key=True),
    Column("person", String(16), nullable=False),
)
seat: Final = Table(
    "seat",
    metadata,
    of_fight(),
    Column("seat", Text, primary_key=True),
    Column("at", Integer, nullable=False),  # in the fight's order
    Column("agent", String(40)),  # who plays when no person does
    Column("person", String(16)),  # who sits here; nobody yet when both are empty
    Column("typed", Boolean, nullable=False),  # real dice
    Column("drawn", Boolean, nullable=False),  # real cards
)
# One link a seat; "" is to watch, "@" and a person's id another device of theirs. A new link takes the old one's place.
invite: Final = Table(
    "invite",
    metadata,
    of_fight(),
    Column("seat", Text, primary_key=True),
    Column("token", String(64), nullable=False),
)
# What somebody asks the host for: an undo beyond their own last answer.
wish: Final = Table(
    "wish",
    metadata,
    of_fight(),
    Column("id", String(16), primary_key=True),
    Column("person", String(16), nullable=False),
    Column("to", Integer, nullable=False),
    Column("n", Integer, nullable=False),  # the lines there were when it was asked
)

Index("fight_touched", fight.c.touched)
