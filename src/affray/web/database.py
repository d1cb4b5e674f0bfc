"""The database by its address: SQLite in a file for one process, PostgreSQL for any number."""

from __future__ import annotations

import os
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import URL, create_engine, event, make_url

from affray.web.migrations import upgrade
from affray.web.store import Store

__all__ = ["AlreadyServed", "address", "hold", "open_store"]

# Seconds that a writer waits for another, and a server for the database.
PATIENCE: Final = 5
SQLITE: Final = {"timeout": PATIENCE}
# A connection that died without a word is noticed within half a minute.
POSTGRESQL: Final = {
    "connect_timeout": PATIENCE,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 25_000,
}


class AlreadyServed(Exception):
    """Another process serves this SQLite file already: the file, and the other's process id where it is known."""

    def __init__(self, file: Path, by: str) -> None:
        super().__init__(f"{file} is served by another process already{f' ({by})' if by else ''}: one at a time")
        self.file = file
        self.by = by


def address(url: str) -> URL:
    """What SQLAlchemy calls it: PostgreSQL is always spoken to by psycopg 3. Raises ArgumentError for what is no address."""
    found = make_url(url)
    if found.drivername in ("postgres", "postgresql"):
        found = found.set(drivername="postgresql+psycopg")
    return found


def open_store(url: str) -> Store:
    """The store at an address ("sqlite:///fights.db", "postgresql://..."), new or brought to the newest revision.

    Raises TooNew for a database of a newer Affray, SQLAlchemy's errors where there is no such database.
    """
    where = address(url)
    if where.get_backend_name() == "sqlite":
        # As many connections as a server has threads: they wait for the file, not for each other.
        engine = create_engine(where, connect_args=unless_given(where, SQLITE), max_overflow=40)
        event.listen(engine, "connect", steady)
    else:
        # Few, since several processes share what the database allows; after a pause each is tried first.
        engine = create_engine(
            where, connect_args=unless_given(where, POSTGRESQL), pool_pre_ping=True, pool_timeout=PATIENCE * 2
        )
        event.listen(engine, "connect", patient)
    try:
        upgrade(engine)
    except BaseException:
        engine.dispose()
        raise
    return Store(engine)


def unless_given(where: URL, settings: dict[str, int]) -> dict[str, int]:
    """The settings that the address does not give itself."""
    return {name: value for name, value in settings.items() if name not in where.query}


def steady(connection: Any, _record: Any) -> None:
    """SQLite as a server needs it: readers beside a writer, nothing lost with the power."""
    cursor = connection.cursor()
    until = time.monotonic() + PATIENCE
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            break
        except (
            sqlite3.OperationalError
        ):  # two who make a new file: SQLite refuses one of them at once, whatever its patience
            if time.monotonic() > until:
                raise
            time.sleep(0.02)
    for pragma in ("synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def patient(connection: Any, _record: Any) -> None:
    """PostgreSQL as a server needs it: no waiting for ever for somebody who stopped in the middle."""
    connection.execute(f"SET lock_timeout = '{PATIENCE}s'")
    connection.commit()


@contextmanager
def hold(where: URL) -> Iterator[None]:
    """Be the one process that serves an SQLite file; of PostgreSQL there may be several.

    Raises AlreadyServed, OSError where no file can be made beside the database.
    """
    file = where.database
    if where.get_backend_name() != "sqlite" or not file or file == ":memory:":
        yield
        return
    with Path(file + ".serving").open("a+", encoding="ascii") as beside:
        try:
            lock(beside)
        except OSError as held:
            beside.seek(0)
            raise AlreadyServed(Path(file), beside.read().strip()) from held
        beside.truncate(0)
        beside.write(f"{os.getpid()}\n")
        beside.flush()
        yield


if sys.platform == "win32":
    import msvcrt

    # Far behind what is written there, which others may still read.
    FAR: Final = 1 << 30

    def lock(file: IO[str]) -> None:
        """Held until the file is closed or the process ends. Raises OSError when somebody else holds it."""
        file.seek(FAR)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(file: IO[str]) -> None:
        """Held until the file is closed or the process ends. Raises OSError when somebody else holds it."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
