"""The store under the table: revisions, transactions that are whole or nothing, several halls over one database."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text
from sqlalchemy.exc import ArgumentError

from affray.web.database import AlreadyServed, address, hold, open_store
from affray.web.hall import Hall, NoFight
from affray.web.hosted import Stale
from affray.web.migrations import HEAD, TooNew
from affray.web.schema import metadata
from affray.web.store import Raced, Store
from tests.web.fights import answers, begin, options, play, sound

ALL = ("company", "drums")


# -- revisions


def test_the_revisions_make_the_tables_of_the_schema(store: Store) -> None:
    with store.engine.connect() as db:
        context = MigrationContext.configure(db, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == HEAD
    config = Config()
    config.set_main_option("script_location", "affray.web:migrations")
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


def test_a_comparison_sees_a_column_that_no_revision_makes(store: Store) -> None:
    with store.engine.begin() as db:
        db.execute(text("ALTER TABLE wish ADD COLUMN why INTEGER"))
    with store.engine.connect() as db:
        assert compare_metadata(MigrationContext.configure(db), metadata)


def test_a_database_is_opened_again_as_it_was(database: str) -> None:
    first = open_store(database)
    id, _ = begin(first)
    first.close()
    again = open_store(database)
    kept = again.fight(id)
    assert kept is not None
    assert kept.header["name"]
    assert kept.secret == b"0123456789abcdef"
    assert [each.name for each in again.people(id)] == ["Ann"]
    assert again.count() == 1
    again.close()


def test_a_database_of_a_newer_affray_is_left_alone(database: str) -> None:
    store = open_store(database)
    with store.engine.begin() as db:
        db.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    with pytest.raises(TooNew, match="newer Affray"):
        open_store(database)


def test_several_processes_that_bring_it_up_to_date_at_once_do_it_once(database: str) -> None:
    together = threading.Barrier(4)

    def come(_: int) -> int:
        together.wait()
        store = open_store(database)
        found = store.count()
        store.close()
        return found

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(come, range(4))) == [0] * 4


def test_a_revision_that_fails_leaves_nothing_behind(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from alembic import op

    def fail(*_args: Any, **_fields: Any) -> None:
        raise OSError("power")

    with monkeypatch.context() as patch:
        patch.setattr(op, "create_index", fail)
        with pytest.raises(OSError, match="power"):
            open_store(sqlite)
    store = open_store(sqlite)  # the first table was made by then; it would be in the way
    assert store.count() == 0
    store.close()


def test_an_address_of_postgresql_means_psycopg_3() -> None:
    assert address("postgresql://ann@/table").drivername == "postgresql+psycopg"
    assert address("postgres://ann@/table").drivername == "postgresql+psycopg"
    assert address("postgresql+psycopg://ann@/table?host=/tmp").query == {"host": "/tmp"}
    assert address("sqlite:///table.db").drivername == "sqlite"
    with pytest.raises(ArgumentError):
        address("table.db")


def test_one_process_serves_an_sqlite_file(sqlite: str, tmp_path: Path) -> None:
    where = address(sqlite)
    with hold(where):
        with pytest.raises(AlreadyServed, match=r"table\.db is served by another process already \(\d+\)"), hold(where):
            pass
        with hold(address(f"sqlite:///{tmp_path / 'other.db'}")):
            pass
    with hold(where), hold(address("postgresql://ann@/table")), hold(address("postgresql://ann@/table")):
        pass


# -- ids and keys


def test_what_is_no_id_is_no_fight(store: Store) -> None:
    for id in ("", "a\0b", "x" * 17, "\ud800", "ы", "a' OR 1=1"):
        assert store.fight(id) is None
        assert store.fights([id]) == []
        with pytest.raises(NoFight), Hall(store).at(id):
            pass


def test_any_key_token_and_name_is_kept(store: Store) -> None:
    id, _ = begin(store)
    for n, key in enumerate(("a\0b", "\ud800", "ы" * 500, "")):
        assert store.did(id, key) is None
        store.append(id, 0, [], key)
        assert store.did(id, key) == 0, n
        assert store.person(id, key) is None
        assert store.invited(id, key) is None
    person, token = store.join(id, "Ann\0 \ud800" + "я" * 100)
    found = store.person(id, token)
    assert found is not None
    assert found.id == person
    assert found.name == "Ann ?" + "я" * 35


# -- lines


def test_lines_follow_each_other_without_a_gap(store: Store) -> None:
    id, _ = begin(store)
    store.append(id, 0, [{"check": 1}, {"check": 2}])
    for n in (0, 1, 3, 10):
        with pytest.raises(Raced):
            store.append(id, n, [{"check": 3}], f"key {n}")
        assert store.did(id, f"key {n}") is None
    store.append(id, 2, [{"check": 3}], "key")
    with pytest.raises(Raced):
        store.append(id, 3, [{"check": 4}], "key")
    assert store.lines(id) == [{"check": 1}, {"check": 2}, {"check": 3}]
    assert store.lines(id, 2) == [{"check": 3}]


@pytest.mark.parametrize("halls", [1, 2])
def test_two_people_who_answer_all_the_time_leave_one_record(store: Store, halls: int) -> None:
    id, person = begin(store, ALL)
    rooms = [Hall(store) for _ in range(halls)]
    with rooms[0].at(id) as hosted:
        mine = hosted.seats_of(person)
    with ThreadPoolExecutor(4) as pool:
        given = list(pool.map(lambda n: play(rooms[n % halls], id, person, Random(n), 25), range(4)))
    assert sum(map(len, given)) > 20
    hosted = sound(store, id)
    assert sorted((each.by, each.option) for one in given for each in one) == sorted(
        (by, option) for _, by, option in answers(store, id, mine)
    )
    for room in rooms:
        with room.at(id) as there:
            assert there.trace.lines == hosted.trace.lines
            assert there.session.fight.fingerprint() == hosted.session.fight.fingerprint()


def test_two_halls_open_a_new_fight_at_once(store: Store) -> None:
    """Whoever opens it lets the agents begin: one of them does."""
    together = threading.Barrier(4)

    def come(fight: str) -> int:
        hall = Hall(store)
        together.wait()
        with hall.at(fight) as hosted:
            return len(hosted.trace.lines)

    for _ in range(3):
        id, _person = begin(store)
        with ThreadPoolExecutor(4) as pool:
            assert len(set(pool.map(come, [id] * 4))) == 1
        sound(store, id)


def test_the_same_key_does_it_once(store: Store) -> None:
    id, person = begin(store)
    hall, other = Hall(store), Hall(store)
    with hall.at(id) as hosted:
        answer = options(hosted, person)[0]
    together = threading.Barrier(6)

    def send(room: Hall) -> None:
        together.wait()
        with room.at(id) as hosted:
            hosted.act(person, answer, "key")

    with ThreadPoolExecutor(6) as pool:
        list(pool.map(send, [hall, other] * 3))
    with hall.at(id) as hosted:
        assert len(answers(store, id, hosted.seats_of(person))) == 1
        n = len(hosted.trace.lines)
    play(hall, id, person, Random(2), 2)
    with other.at(id) as hosted:
        lines = len(hosted.trace.lines)
        hosted.act(person, answer, "key")
        assert len(hosted.trace.lines) == lines > n
        with pytest.raises(Stale):
            hosted.act(person, answer, "another key")
    sound(store, id)
