"""A real server on loopback, in a process of its own that may be killed; and somebody who plays there by the pages' forms.

with Server("sqlite:////tmp/table.db", tmp_path) as server, Player(server.url) as host:
    host.begin("company/one_orc", {"loremaster": "sensible"})
    host.answer(host.choices()[0])
"""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from html import unescape
from pathlib import Path
from random import Random
from secrets import token_urlsafe
from types import TracebackType
from typing import Self

import httpx
from websockets.sync.client import ClientConnection, connect

__all__ = ["Choice", "Player", "Server", "free_port", "of_fight"]

ROOT = Path(__file__).parents[2]
PATIENCE = 90.0


def of_fight(version: str) -> str:
    """A page's version without whether the odds that take longer are there."""
    return version.rpartition(".")[0]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server process over a database. It keeps its port when it is started again; what it complains of is in `log`."""

    def __init__(self, database: str, folder: Path, workers: int = 1) -> None:
        self.database = database
        self.workers = workers
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        if error is not None:
            error.add_note(self.said())

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self) -> None:
        """Returns when pages can be had. Raises RuntimeError with what the server said when it ends instead."""
        command = [sys.executable, "-m", "tests.web.server", self.database, str(self.port), str(self.workers)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
            )
        if not self.reachable(PATIENCE):
            self.kill()
            raise RuntimeError(self.said())

    def reachable(self, seconds: float) -> bool:
        assert self.process is not None
        until = time.monotonic() + seconds
        while time.monotonic() < until and self.process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                time.sleep(0.02)
            else:
                return True
        return False

    def said(self) -> str:
        return self.log.read_text("utf-8", "replace")

    def stop(self) -> None:
        """As Ctrl-C does."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()
        self.process = None

    def kill(self) -> None:
        """As a lost power supply does: no word to anybody."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(10)
        self.process = None


@dataclass(frozen=True)
class Choice:
    """A button of the open question; `key` is the idempotency key of its form."""

    by: str
    question: str
    option: str
    key: str

    @property
    def line(self) -> tuple[str, str, str]:
        """What the record says of it: the question's name, by whom, which option."""
        return self.question.partition(".")[2], self.by, self.option

    def with_key(self, key: str | None = None) -> Choice:
        """The same button on another page."""
        return Choice(self.by, self.question, self.option, key or token_urlsafe(12))


@dataclass
class Player:
    """A browser with its cookies, without the script. `wait` bounds how long an answer may take."""

    url: str
    fight: str = ""
    wait: float = 20.0
    page: str = ""
    random: Random = field(default_factory=lambda: Random(1))

    def __post_init__(self) -> None:
        self.http = httpx.Client(base_url=self.url, timeout=self.wait, trust_env=False)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.http.close()

    def also_at(self, url: str) -> Player:
        """The same person, another device or server."""
        other = Player(url, self.fight, self.wait)
        other.http.cookies.set(f"affray_{self.fight}", self.token)
        return other

    @property
    def token(self) -> str:
        return next(each.value or "" for each in self.http.cookies.jar if each.name == f"affray_{self.fight}")

    def begin(self, scenario: str, seats: Mapping[str, str], name: str = "Ann") -> str:
        """A new fight; seats not named are one's own."""
        fields = {f"seat-{seat}": who for seat, who in seats.items()}
        response = self.http.post(f"/new/{scenario}", data={**fields, "name": name})
        assert response.status_code == 303, response.text
        self.fight = response.headers["location"].rpartition("/")[2]
        return self.fight

    def look(self) -> str:
        response = self.http.get(f"/f/{self.fight}")
        assert response.status_code == 200, response.text
        self.page = response.text
        return self.page

    @property
    def version(self) -> str:
        """Of the page that was looked at last."""
        found = re.search(r'data-version="([^"]+)"', self.page)
        assert found is not None
        return found[1]

    def choices(self) -> list[Choice]:
        """The buttons of the open question that are one's own; none when others are asked or the fight is over."""
        found: list[Choice] = []
        for form in re.findall(r"<form.*?</form>", self.look(), re.S):
            key = re.search(r'name="key" value="([^"]+)"', form)
            if 'value="answer"' in form and key is not None:
                for value in re.findall(r'name="choice" value="([^"]+)"', form):
                    by, question, option = unescape(value).split("|", 2)
                    found.append(Choice(by, question, option, key[1]))
        return found

    def answer(self, choice: Choice, json: bool = False) -> httpx.Response:
        fields = {"do": "answer", "key": choice.key, "choice": f"{choice.by}|{choice.question}|{choice.option}"}
        return self.act(fields, json)

    def act(self, fields: Mapping[str, str], json: bool = False) -> httpx.Response:
        headers = {"accept": "application/json"} if json else {}
        return self.http.post(f"/f/{self.fight}/act", data=dict(fields), headers=headers)

    def play(self, answers: int = 1) -> list[Choice]:
        """Give so many answers, or as many as there are till the end."""
        given: list[Choice] = []
        for _ in range(answers):
            choices = self.choices()
            if not choices:
                break
            choice = self.random.choice(choices)
            response = self.answer(choice)
            assert response.status_code == 303, response.text
            given.append(choice)
        return given

    def live(self, version: str | None = None) -> ClientConnection:
        """The page's line to the server."""
        address = f"{self.url.replace('http', 'ws')}/f/{self.fight}/live?version={version or self.version}&lang=en"
        return connect(address, additional_headers={"cookie": f"affray_{self.fight}={self.token}"}, proxy=None)


def main(database: str, port: int, workers: int) -> None:
    from affray.web.serve import NoDatabase, serve

    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind(("127.0.0.1", port))
    try:
        serve(listening, database, workers, lambda: None, burst=1e9, a_second=1e9)
    except NoDatabase as lost:
        sys.exit(lost.why)
    finally:
        listening.close()


if __name__ == "__main__":
    os.environ.setdefault("PYTHONFAULTHANDLER", "1")
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
