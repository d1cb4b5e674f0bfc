"""Forecasts where several processes serve one table: each makes its own, and whichever is asked, the one that has it answers."""

from __future__ import annotations

import atexit
import socket
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from multiprocessing import AuthenticationError, current_process, parent_process
from multiprocessing.connection import Client, Listener
from pathlib import Path
from secrets import token_hex
from tempfile import gettempdir
from threading import Thread
from time import sleep
from typing import Any, Final

from affray.kernel.names import Name
from affray.web.lab_runs import Run, Runs
from affray.web.lab_work import Asked

__all__ = ["Everywhere", "Forecasts", "forecasts"]

FAMILY: Final = "AF_UNIX" if hasattr(socket, "AF_UNIX") else "AF_PIPE"
NAME_BYTES: Final = 4
# After a caller who was none.
PAUSE: Final = 0.1


class Everywhere:
    """The forecasts of this process and, by their ids, those of its neighbours. What two processes of one server know and nobody else is the key
    that `multiprocessing` gives to all children of one parent."""

    def __init__(self) -> None:
        self.name = token_hex(NAME_BYTES)
        self.here = Runs(prefix=self.name + "-")
        self.listener = Listener(place(self.name), FAMILY, authkey=bytes(current_process().authkey))
        Thread(target=self._answer, name="forecasts", daemon=True).start()
        atexit.register(self.close)

    def start(self, asked: Asked, owner: str, name: Name, source: str) -> Run:
        return self.here.start(asked, owner, name, source)

    def find(self, id: str) -> Run | None:
        found: Run | None = self._at(id, "find", id)
        return found

    def stop(self, id: str, owner: str) -> bool:
        return bool(self._at(id, "stop", id, owner))

    def close(self) -> None:
        self.here.close()
        with suppress(OSError):
            self.listener.close()
        with suppress(OSError):
            folder().rmdir()

    def _at(self, id: str, what: str, *given: str) -> Any:
        """What the process that has this forecast says; None when there is no such process any more."""
        name = id.partition("-")[0]
        if name == self.name:
            return self._said(what, given)
        if len(name) != 2 * NAME_BYTES or not set(name) <= set("0123456789abcdef"):
            return None
        try:
            with Client(place(name), FAMILY, authkey=bytes(current_process().authkey)) as line:
                line.send((what, given))
                return line.recv()
        except (OSError, EOFError, AuthenticationError):
            return None

    def _said(self, what: str, given: tuple[str, ...]) -> Any:
        verbs: dict[str, Callable[..., Any]] = {"find": self.here.find, "stop": self.here.stop}
        return verbs[what](*given)

    def _answer(self) -> None:
        while not self.here.closed:
            try:
                with self.listener.accept() as line:
                    found = self._said(*line.recv())
                    line.send(replace(found, here=None) if isinstance(found, Run) else found)
            except (OSError, EOFError, AuthenticationError):
                sleep(PAUSE)


Forecasts = Runs | Everywhere


def forecasts() -> Forecasts:
    """What keeps the forecasts of this process: one of several, or the only one."""
    return Everywhere() if parent_process() is not None else Runs()


def place(name: str) -> str:
    """Where a process is to be asked: in a folder that only this server's user may enter."""
    if FAMILY == "AF_PIPE":
        return rf"\\.\pipe\{folder().name}-{name}"
    folder().mkdir(mode=0o700, exist_ok=True)
    return str(folder() / name)


def folder() -> Path:
    return Path(gettempdir()) / ("affray-" + sha256(bytes(current_process().authkey)).hexdigest()[:16])
