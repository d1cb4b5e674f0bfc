"""Work that takes long, in a process of its own: the server goes on meanwhile, and what dawdles is ended."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeVar

__all__ = ["TooSlow", "Worker", "apart"]

T = TypeVar("T")
READY: Final = "ready"
BEGINS: Final = 60.0
NICE: Final = 5
CONTEXT: Final = multiprocessing.get_context("spawn")


class TooSlow(Exception):
    """It took longer than it may."""


class Worker:
    """A process that does one piece of work after another; it begins with the first, and is gone when this process is."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.process: BaseProcess | None = None
        self.here: Connection | None = None

    def call(self, seconds: float, work: Callable[..., T], *given: Any) -> T:
        """What `work(*given)` returns; all of it must be picklable. Others' work is waited for as long as one's own may take.

        Raises what the work raises, and TooSlow.
        """
        if not self.lock.acquire(timeout=seconds):
            raise TooSlow
        try:
            done, found = self._exchange(seconds, work, given)
        finally:
            self.lock.release()
        if not done:
            raise found
        return found  # type: ignore[no-any-return]

    def _exchange(self, seconds: float, work: Callable[..., Any], given: tuple[Any, ...]) -> tuple[bool, Any]:
        try:
            here = self._begun()
            here.send((work, given))
            # What the work needs is imported before its time begins.
            if not here.poll(BEGINS) or here.recv() != READY or not here.poll(seconds):
                raise TooSlow
            answer: tuple[bool, Any] = here.recv()
            return answer
        except (EOFError, OSError, TooSlow) as died:
            self.end()
            raise TooSlow from died

    def _begun(self) -> Connection:
        if self.process is None or self.here is None or not self.process.is_alive():
            self.here, there = CONTEXT.Pipe()
            self.process = CONTEXT.Process(target=serve, args=(there,), daemon=True)
            self.process.start()
            there.close()
        return self.here

    def end(self) -> None:
        """End the process; the next call begins another."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
        if self.here is not None:
            self.here.close()
        self.process = self.here = None


def apart(seconds: float, work: Callable[..., T], *given: Any) -> T:
    """The same in a process for this work alone."""
    worker = Worker()
    try:
        return worker.call(seconds, work, *given)
    finally:
        worker.end()


def serve(there: Connection) -> None:
    """The other process: work comes and what it returns goes, until the first process is gone. It yields to the server where they share a core."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    while True:
        try:
            work, given = there.recv()
        except (EOFError, KeyboardInterrupt):
            return
        there.send(READY)
        try:
            found: tuple[bool, Any] = True, work(*given)
        except Exception as error:
            found = False, error
        there.send(found)
