"""The database by its address: SQLite in a file for one process, PostgreSQL for any number."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Engine, create_engine, event

from affray.web.schema import metadata
from affray.web.store import Store

__all__ = ["open_store"]


def open_store(url: str) -> Store:
    """The store at an SQLAlchemy address ("sqlite:///fights.db", "postgresql+psycopg://..."), its tables made where they lack.

    Raises SQLAlchemy's errors where there is no such database.
    """
    engine = create_engine(url, pool_pre_ping=True)
    if engine.dialect.name == "sqlite":
        steady(engine)
    metadata.create_all(engine)
    return Store(engine)


def steady(engine: Engine) -> None:
    """SQLite as a server needs it: readers beside a writer, nothing lost with the power, a short wait for a lock."""

    @event.listens_for(engine, "connect")
    def settings(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
