"""Work that takes long, in a process of its own: the server goes on meanwhile, and what dawdles is ended."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar

__all__ = ["CONTEXT", "TooSlow", "apart"]

T = TypeVar("T")
READY: Final = "ready"
BEGINS: Final = 60.0
CONTEXT: Final = multiprocessing.get_context("spawn")


class TooSlow(Exception):
    """It took longer than it may."""


def apart(seconds: float, work: Callable[..., T], *given: Any) -> T:
    """What `work(*given)` returns, worked out in another process; all of it must be picklable. Raises what the work raises, and TooSlow."""
    here, there = CONTEXT.Pipe(duplex=False)
    process = CONTEXT.Process(target=answer, args=(there, work, given), daemon=True)
    process.start()
    there.close()
    try:
        # What the work needs is imported before its time begins.
        if not here.poll(BEGINS) or here.recv() != READY or not here.poll(seconds):
            raise TooSlow
        done, found = here.recv()
    except EOFError as died:
        raise TooSlow from died
    finally:
        here.close()
        process.kill()
        process.join()
    if not done:
        raise found
    return found  # type: ignore[no-any-return]


def answer(there: Connection, work: Callable[..., Any], given: tuple[Any, ...]) -> None:
    there.send(READY)
    try:
        found: tuple[bool, Any] = True, work(*given)
    except Exception as error:
        found = False, error
    there.send(found)
