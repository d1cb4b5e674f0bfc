"""At a real terminal: Ctrl-C and kill -9 leave a record that goes on at the same question."""

import os
import pty
import select
import shutil
import signal
import sys
import time
from pathlib import Path

import pytest

from affray import games
from affray.cli.opening import sitters
from affray.kernel.record import load, load_secret, secret_path
from affray.kernel.session import Session

from .conftest import Affray

MAIN = "from affray.cli import main; main()"


class Terminal:
    """A child at a terminal of its own."""

    def __init__(self, *args: str) -> None:
        self.seen = ""
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            # A suite run in the background has been told to ignore Ctrl-C; whoever sits at a terminal has not.
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            os.environ.update({"LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TERM": "dumb", "COLUMNS": "80", "LINES": "24"})
            os.execv(sys.executable, [sys.executable, "-c", MAIN, *args])

    def expect(self, text: str, timeout: float = 40) -> None:
        """Read until the text has come since the last call."""
        end = time.monotonic() + timeout
        while text not in self.seen:
            ready, _, _ = select.select([self.fd], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"{text!r} did not come: {self.seen[-2000:]}"
            try:
                came = os.read(self.fd, 65536)
            except OSError:
                came = b""
            assert came, f"{text!r} did not come before the end: {self.seen[-2000:]}"
            self.seen += came.decode("utf-8", "replace")
        self.seen = self.seen.partition(text)[2]

    def type(self, text: str) -> None:
        os.write(self.fd, text.encode())

    def interrupt(self, text: str) -> None:
        """Ctrl-C until the text comes: one that falls between the prompt and the reading of it waits there for the next key."""
        for _attempt in range(20):
            self.type("\x03")
            end = time.monotonic() + 2
            while text not in self.seen and time.monotonic() < end:
                if select.select([self.fd], [], [], 0.1)[0]:
                    self.seen += os.read(self.fd, 65536).decode("utf-8", "replace")
            if text in self.seen:
                return
        status = Path(f"/proc/{self.pid}/status").read_text("utf-8").splitlines()
        signals = [line for line in status if line.startswith(("State", "Sig"))]
        raise AssertionError(f"{text!r} did not come: {self.seen[-2000:]} {signals}")

    def end(self) -> int:
        """Wait for the child, reading what it still says; its exit code, negative for a signal."""
        while True:
            try:
                if not os.read(self.fd, 65536):
                    break
            except OSError:
                break
        _, status = os.waitpid(self.pid, 0)
        os.close(self.fd)
        return os.waitstatus_to_exitcode(status)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("AFFRAY_LANG", raising=False)
    return tmp_path


@pytest.mark.parametrize("how", ["ctrl-c", "kill"])
def test_an_interrupted_fight_goes_on(folder: Path, how: str) -> None:
    terminal = Terminal("play", "one_orc", "--seed", "3", "--seat", "loremaster=sensible", "--record", "f.affray")
    terminal.expect("opening volley?")
    terminal.expect("> ")
    terminal.type("1\n")
    terminal.expect("Round 1, stances")
    terminal.expect("> ")
    before = load(Path("f.affray")).force
    if how == "kill":
        os.kill(terminal.pid, signal.SIGKILL)
        assert terminal.end() == -signal.SIGKILL
    else:
        terminal.interrupt("The fight waits. Go on: affray resume f.affray")
        assert terminal.end() == 130
    assert load(Path("f.affray")).force == before
    resumed = Terminal("resume", "f.affray")
    resumed.expect("Round 1, stances")
    resumed.expect("> ")
    resumed.type("q\n")
    assert resumed.end() == 0
    assert load(Path("f.affray")).force == before


def test_a_terminal_keeps_a_record_of_its_own(folder: Path) -> None:
    terminal = Terminal("play", "one_orc", "--lang", "ru")
    terminal.expect("fights/one_orc-")
    terminal.expect("> ")
    terminal.type("в\n")
    terminal.expect("Бой ждёт")
    assert terminal.end() == 0
    (path,) = (folder / "fights").glob("*.affray")
    assert load(path).header["seats"] == {"hild": "human", "loremaster": "sensible"}


def test_a_record_cut_anywhere_goes_on_as_before(affray: Affray) -> None:
    typed = "1\n1\n1\n1\n1\n1\n1\n1\n1\n1\nq\n"
    affray("play", "one_orc", "--seat", "hild=human", "--seed", "5", "--record", "f.affray", typed=typed)
    record = load(Path("f.affray"))
    whole = record.force
    game = games.game("company")
    scenario = game.from_data(record.header["scenario"], "one_orc")
    rulings = scenario.rulings(record.header["edition"], {})
    data = Path("f.affray").read_bytes()
    secret = load_secret(Path("f.affray"))
    assert secret is not None
    shutil.copy(secret_path(Path("f.affray")), secret_path(Path("g.affray")))
    head = data.index(b"\n") + 1
    assert len(whole) > 20
    for cut in range(head, len(data), 41):
        Path("g.affray").write_bytes(data[:cut])
        session = Session(
            lambda table: scenario.new(table, rulings),
            sitters(game, record.header["seats"], False),
            secret,
            load(Path("g.affray")),
        )
        assert session.lines == whole[: len(session.lines)]
        assert load(Path("g.affray")).force == session.lines
        if len(session.lines) < len(whole):
            assert whole[len(session.lines)]["by"] == "hild"
