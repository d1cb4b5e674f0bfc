"""Several server processes: any number over one PostgreSQL, one alone over an SQLite file."""

from __future__ import annotations

import json
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest
from sqlalchemy import text
from websockets.sync.client import ClientConnection

from affray.web.database import AlreadyServed, address, hold, open_store
from affray.web.migrations import TooNew
from affray.web.serve import NoDatabase, OneProcess, serve
from tests.web.fights import answers, sound
from tests.web.server import Player, Server, of_fight

LONG = "company/trolls_at_noon"
MASTER = {"loremaster": "sensible"}


def seen(viewer: ClientConnection, version: str) -> None:
    """The viewer is sent this version, soon."""
    while of_fight(json.loads(viewer.recv(20))["version"]) != of_fight(version):
        pass


def test_viewers_at_two_servers_see_what_is_done_at_either(postgresql: str, tmp_path: Path) -> None:
    with Server(postgresql, tmp_path) as one, Server(postgresql, tmp_path) as two, Player(one.url) as ann:
        ann.begin(LONG, MASTER)
        with ann.also_at(two.url) as bob:
            ann.look()
            with ann.live() as here, bob.live(ann.version) as there:
                for player in (ann, bob, ann, bob):
                    player.play(1)
                    player.look()
                    seen(here, player.version)
                    seen(there, player.version)
            choices = ann.choices()
            racing = [(ann if n % 2 else bob, choices[0].with_key()) for n in range(6)]
            with ThreadPoolExecutor(6) as pool:
                codes = [each.status_code for each in pool.map(lambda one: one[0].answer(one[1]), racing)]
            assert sorted(codes) == [303] + [409] * 5
            choice = bob.choices()[0]
            with ThreadPoolExecutor(6) as pool:
                same = list(pool.map(lambda n: (ann if n % 2 else bob).answer(choice), range(6)))
            assert [each.status_code for each in same] == [303] * 6
    store = open_store(postgresql)
    hosted = sound(store, ann.fight)
    assert len(answers(store, ann.fight, hosted.seats_of(hosted.people[0]))) == 6
    store.close()


def test_a_listener_whose_line_was_cut_reads_again(postgresql: str, tmp_path: Path) -> None:
    store = open_store(postgresql)
    with Server(postgresql, tmp_path) as one, Server(postgresql, tmp_path) as two, Player(one.url) as ann:
        ann.begin(LONG, MASTER)
        with ann.also_at(two.url) as bob:
            ann.look()
            with ann.live() as here, bob.live(ann.version) as there:
                for _ in range(3):
                    cut(store.engine)
                    ann.play(1)
                    ann.look()
                    seen(here, ann.version)
                    seen(there, ann.version)
    store.close()


def cut(engine: object) -> None:
    """End the connections that listen, as a network does."""
    from sqlalchemy import Engine

    assert isinstance(engine, Engine)
    listening = "FROM pg_stat_activity WHERE datname = current_database() AND query IN ('LISTEN affray', 'SELECT 1') AND pid <> pg_backend_pid()"
    until = time.monotonic() + 20
    with engine.connect() as db:
        while db.execute(text(f"SELECT count(pg_terminate_backend(pid)) {listening}")).scalar_one() < 2:
            assert time.monotonic() < until
            time.sleep(0.05)


def test_one_server_of_several_processes(postgresql: str, tmp_path: Path) -> None:
    with Server(postgresql, tmp_path, workers=2) as server, Player(server.url) as player:
        player.begin(LONG, MASTER)
        player.look()
        with ExitStack() as open_pages:
            viewers = [open_pages.enter_context(player.live()) for _ in range(4)]
            for _ in range(3):
                with player.also_at(server.url) as fresh:  # a connection of its own: either process may get it
                    assert fresh.play(1)
                player.look()
                for viewer in viewers:
                    seen(viewer, player.version)
        server.kill()  # its processes go too, and leave the port
        until = time.monotonic() + 20
        while taken(server.port):
            assert time.monotonic() < until
            time.sleep(0.1)
    assert "Exception in ASGI" not in server.said()


def taken(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


def refused(database: str, workers: int = 1) -> NoDatabase:
    with socket.socket() as listening, pytest.raises(NoDatabase) as raised:
        serve(listening, database, workers, lambda: None)
    return raised.value


def test_an_sqlite_file_is_served_by_one_process(sqlite: str, tmp_path: Path) -> None:
    lost = refused(sqlite, workers=2)
    assert isinstance(lost.__cause__, OneProcess)
    assert "PostgreSQL" in lost.why
    assert not (tmp_path / "table.db").exists()
    with Server(sqlite, tmp_path) as server:
        with pytest.raises(RuntimeError, match=rf"table\.db is served by another process already \({server.pid}\)"):
            Server(sqlite, tmp_path).start()
        lost = refused(sqlite)
        assert isinstance(lost.__cause__, AlreadyServed)
        server.kill()
        with hold(address(sqlite)):  # a process that is gone holds nothing
            pass


def test_a_database_that_cannot_be_used_is_said_in_one_line(database: str, tmp_path: Path) -> None:
    assert refused("nonsense").why
    assert refused(f"sqlite:///{tmp_path}/nowhere/table.db").why.endswith("nowhere/table.db: No such file or directory")
    assert refused("postgresql://ann@/table?host=/nowhere").why
    store = open_store(database)
    with store.engine.begin() as db:
        db.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    lost = refused(database)
    assert isinstance(lost.__cause__, TooNew)
    assert "9999" in lost.why
