"""Databases for the tests of the table: an SQLite file, and a PostgreSQL cluster where one can be had."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from affray.web.database import open_store
from affray.web.store import Store
from tests.web.cluster import Cluster, programs


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """PostgreSQL, or a skipped test; AFFRAY_NEEDS_POSTGRES=1 makes that a failure."""
    bin = programs()
    lacking = (
        "PostgreSQL is not installed" if bin is None else "psycopg is not installed" if not find_spec("psycopg") else ""
    )
    if bin is None or lacking:
        if os.environ.get("AFFRAY_NEEDS_POSTGRES"):
            pytest.fail(lacking)
        pytest.skip(lacking)
    made = Cluster(bin)
    try:
        made.make()
        yield made
    finally:
        made.remove()


@pytest.fixture
def postgresql(cluster: Cluster) -> str:
    """The address of an empty database on PostgreSQL."""
    return cluster.new_database()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The address of an SQLite file that is not there yet."""
    return f"sqlite:///{tmp_path / 'table.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, of either kind in turn."""
    return str(request.getfixturevalue(request.param))


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = open_store(database)
    yield opened
    opened.close()
