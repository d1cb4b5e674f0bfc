"""How a database gets the tables of `affray.web.schema`: Alembic, one file in `versions` for each change, no file of settings.

A new revision is written by hand beside the last one, and named here; a test compares what all of them make with the schema.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, Engine, inspect, text

__all__ = ["HEAD", "TooNew", "upgrade"]

# The newest revision. Alembic itself is wanted, and loaded, only where a database has another.
HEAD: Final = "0001"

# Any number that nobody else in the same database locks by.
LOCK: Final = 0x4146_4652_4159


class TooNew(Exception):
    """The database was made by a newer Affray: its revision is not known here."""

    def __init__(self, where: str, revision: str) -> None:
        super().__init__(
            f"{where} was made by a newer Affray (revision {revision}): update Affray, or take another database"
        )
        self.where = where
        self.revision = revision


def upgrade(engine: Engine) -> None:
    """Bring a database to the newest revision, whole or not at all; of several processes one does it and the others wait. Raises TooNew."""
    with engine.connect() as db:
        if revision(db) == HEAD:
            return
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", "affray.web:migrations")
    known = [each.revision for each in ScriptDirectory.from_config(config).walk_revisions()]
    with engine.connect() as db:
        alone(db)
        there = revision(db)
        if there is not None and there not in known:
            raise TooNew(engine.url.render_as_string(), there)
        config.attributes["connection"] = db
        command.upgrade(config, "head")
        db.commit()


def revision(db: Connection) -> str | None:
    """What a database is at; None for a new one."""
    if not inspect(db).has_table("alembic_version"):
        return None
    there: str | None = db.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return there


def alone(db: Connection) -> None:
    """Begin a transaction that only one process has at a time."""
    if db.dialect.name == "sqlite":
        db.exec_driver_sql("BEGIN IMMEDIATE")  # the driver itself would begin none before a table is made
    elif db.dialect.name == "postgresql":
        db.execute(text("SET LOCAL lock_timeout = '60s'"))
        db.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
