"""What may go wrong while a fight is on: the server is killed, two answer at once, the store is away or full. Nothing is lost or doubled."""

from __future__ import annotations

import json
import os
import resource
import shutil
import sqlite3
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection

from affray.kernel.speaker import Speaker
from affray.web.database import open_store
from tests.web.cluster import Cluster
from tests.web.fights import answers, sound
from tests.web.server import Choice, Player, Server, of_fight

LONG = "company/trolls_at_noon"
SHORT = "company/one_orc"
MASTER = {"loremaster": "sensible"}


def recorded(database: str, fight: str) -> list[tuple[str, str, str]]:
    """The answers of people that the database has; the fight is sound."""
    store = open_store(database)
    try:
        sound(store, fight)
        return answers(store, fight, [each.seat for each in store.seats(fight) if each.person])
    finally:
        store.close()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def served(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that nobody harms, over either kind of database."""
    folder = tmp_path_factory.mktemp("served")
    if request.param == "sqlite":
        database = f"sqlite:///{folder / 'table.db'}"
    else:
        database = request.getfixturevalue("cluster").new_database()
    with Server(database, folder) as server:
        yield server
    assert "Exception in ASGI" not in server.said()


def says(key: str, lang: str = "en") -> str:
    return Speaker(lang).t(key)


class Busy:
    """Somebody who answers without a pause, in a thread, until the server does not; what was answered with done, and what was on its way."""

    def __init__(self, player: Player, seed: int) -> None:
        self.player = player
        self.random = Random(seed)
        self.given: list[Choice] = []
        self.on_its_way: Choice | None = None
        self.over = False
        self.thread = threading.Thread(target=self.run)

    def run(self) -> None:
        try:
            while True:
                choices = self.player.choices()
                if not choices:
                    self.over = True
                    return
                self.on_its_way = self.random.choice(choices)
                response = self.player.answer(self.on_its_way)
                assert response.status_code == 303, response.text
                self.given.append(self.on_its_way)
                self.on_its_way = None
        except httpx.TransportError:
            return


def test_a_server_killed_in_the_middle_of_answers_loses_and_doubles_nothing(database: str, tmp_path: Path) -> None:
    server = Server(database, tmp_path)
    random = Random(5)
    caught = 0
    done: list[Choice] = []
    with server, Player(server.url) as player:
        player.begin(LONG, MASTER)
        for number in range(8):
            busy = Busy(player, number)
            busy.thread.start()
            until = time.monotonic() + 30
            while (len(busy.given) < 4 or busy.on_its_way is None) and not busy.over and time.monotonic() < until:
                time.sleep(0.001)
            time.sleep(random.uniform(0, 0.02))
            server.kill()
            busy.thread.join(30)
            done += busy.given
            flying = busy.on_its_way
            found = recorded(database, player.fight)
            assert found[: len(done)] == [choice.line for choice in done]
            assert found[len(done) :] in ([[], [flying.line]] if flying else [[]])
            server.start()
            if flying is not None:
                # A browser sends it again, with the same key: it is done now, or was done then.
                caught += 1
                assert player.answer(flying).status_code == 303
                done.append(flying)
                assert recorded(database, player.fight) == [choice.line for choice in done]
            if number and caught:
                break
        assert caught, "never killed while an answer was on its way"
        assert player.play(2)


def test_two_who_answer_at_once_and_one_who_answers_too_late(served: Server) -> None:
    with Player(served.url) as player:
        player.begin(LONG, MASTER)
        total = 0
        last: Choice | None = None
        for _ in range(3):
            choices = player.choices()
            racing = [(choices * 4)[n].with_key() for n in range(4) if choices[n % len(choices)].by == choices[0].by]
            with ThreadPoolExecutor(4) as pool:
                codes = [each.status_code for each in pool.map(player.answer, racing)]
            assert sorted(codes) == [303] + [409] * (len(racing) - 1)
            total += 1
            last = racing[codes.index(303)]
        assert last is not None
        found = recorded(served.database, player.fight)
        assert len(found) == total
        assert found[-1] == last.line
        assert player.choices()[0].question != last.question
        late = player.answer(last.with_key())
        assert late.status_code == 409
        assert says("web-stale") in late.text
        assert f'href="/f/{player.fight}"' in late.text
        late = player.answer(last.with_key(), json=True)
        assert late.status_code == 409
        assert json.loads(late.text) | {"error": "Stale", "message": says("web-stale")} == json.loads(late.text)
        assert recorded(served.database, player.fight) == found


def test_the_same_answer_twice_is_one(served: Server) -> None:
    with Player(served.url) as player:
        player.begin(LONG, MASTER)
        choice = player.choices()[0]
        with ThreadPoolExecutor(4) as pool:
            assert [each.status_code for each in pool.map(player.answer, [choice] * 4)] == [303] * 4
        assert recorded(served.database, player.fight) == [choice.line]
        player.play(1)
        before = recorded(served.database, player.fight)
        assert player.answer(choice).status_code == 303
        assert player.answer(choice, json=True).status_code == 200
        assert recorded(served.database, player.fight) == before


def rest(socket: ClientConnection) -> Iterator[dict[str, Any]]:
    """What is sent until for a while nothing is."""
    while True:
        try:
            yield json.loads(socket.recv(0.7))
        except TimeoutError:
            return


def test_a_socket_that_drops_and_returns_catches_up(served: Server) -> None:
    with Player(served.url) as player:
        player.begin(LONG, MASTER)
        player.look()
        shown = player.version
        with player.live() as socket:
            player.play(1)
            news = json.loads(socket.recv(20))
            player.look()
            assert of_fight(news["version"]) == of_fight(player.version) != of_fight(shown)
            shown = player.version
        player.play(3)
        player.look()
        with player.live(shown) as socket:
            news = json.loads(socket.recv(20))
            assert of_fight(news["version"]) == of_fight(player.version)
            assert set(news["set"]) >= {"decision", "picture", "panels", "top"}
            assert news["log"]["keep"] == 0
            assert news["log"]["html"]
            question = player.choices()[0].question
            assert question in news["set"]["decision"]
        with player.live() as socket:
            for later in rest(socket):  # nothing is lacking but odds that were not there yet
                assert of_fight(later["version"]) == of_fight(player.version)
                assert set(later["set"]) == {"decision"}


def test_sqlite_locked_by_another_writer(tmp_path: Path) -> None:
    file = tmp_path / "table.db"
    with Server(f"sqlite:///{file}?timeout=0.3", tmp_path) as server, Player(server.url) as player:
        player.begin(LONG, MASTER)
        player.play(2)
        choice = player.choices()[0]
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        away(player, choice, says("web-store-away"))
        other.execute("ROLLBACK")
        other.close()
        back(f"sqlite:///{file}", player, choice, 3)


def away(player: Player, choice: Choice, message: str) -> None:
    """An answer cannot be kept, and that is said; reading goes on."""
    for _ in range(2):
        response = player.answer(choice)
        assert response.status_code == 503
        assert message in response.text
        response = player.answer(choice, json=True)
        assert response.status_code == 503
        assert response.json()["message"] == message
    assert choice.line in [each.line for each in player.choices()]


def back(database: str, player: Player, choice: Choice, total: int) -> None:
    """The same answer can be given, once, and the fight goes on."""
    assert player.answer(choice).status_code == 303
    assert player.answer(choice).status_code == 303
    assert len(player.play(3)) == 3
    found = recorded(database, player.fight)
    assert len(found) == total + 3
    assert found[total - 1] == choice.line


Fill = Callable[[Server], None]


@pytest.fixture(params=["limit", "disk"])
def small(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Path, Fill, Fill]]:
    """A folder, what leaves no room there for a server, and what makes room again."""
    if request.param == "limit":
        # No file may grow, as with a quota.
        endless = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        yield (
            tmp_path,
            lambda server: limited(server.pid, (0, resource.RLIM_INFINITY)),
            lambda server: limited(server.pid, endless),
        )
        return
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "affray-test", str(folder)]
    if os.geteuid() or not shutil.which("mount") or subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("a small disk can be mounted by root only")
    try:
        yield folder, lambda _: fill(folder / "filler"), lambda _: (folder / "filler").unlink()
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def limited(pid: int, limits: tuple[int, int]) -> None:
    resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)


def fill(file: Path) -> None:
    with file.open("wb", buffering=0) as filler, pytest.raises(OSError, match="No space left"):
        filler.writelines(repeat(bytes(1024)))


def test_a_full_disk(small: tuple[Path, Fill, Fill], tmp_path: Path) -> None:
    folder, fill_up, make_room = small
    database = f"sqlite:///{folder / 'table.db'}"
    with Server(database, tmp_path) as server, Player(server.url) as player:
        player.begin(LONG, MASTER)
        player.play(2)
        choice = player.choices()[0]
        fill_up(server)
        away(player, choice, says("web-store-away" if folder == tmp_path else "web-store-full"))
        make_room(server)
        back(database, player, choice, 3)


def test_postgresql_away_and_back(cluster: Cluster, postgresql: str, tmp_path: Path) -> None:
    with Server(postgresql, tmp_path) as server, Player(server.url) as player:
        player.begin(LONG, MASTER)
        player.play(2)
        choice = player.choices()[0]
        with player.live("0.0") as socket:
            assert of_fight(json.loads(socket.recv(20))["version"]) == of_fight(player.version)
            cluster.stop()
            try:
                for _ in range(2):
                    response = player.answer(choice)
                    assert response.status_code == 503
                    assert says("web-store-away") in response.text
                    assert player.http.get(f"/f/{player.fight}").status_code == 503
                    assert player.http.get("/static/affray.css").status_code == 200
            finally:
                cluster.start()
            back(postgresql, player, choice, 3)
            player.look()
            seen = ""
            while of_fight(seen) != of_fight(player.version):
                seen = json.loads(socket.recv(20))["version"]
    assert "Exception in ASGI" not in server.said()
