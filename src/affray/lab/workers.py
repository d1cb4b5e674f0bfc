"""Who carries out orders: this process alone, or a pool of processes on this machine."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from concurrent.futures import TimeoutError as NotYet
from contextlib import contextmanager
from typing import Any, Protocol

from affray.lab.blocks import Bundle, Order, play_blocks

__all__ = ["Alone", "Pool", "Ticket", "Workers", "WorkersLost"]

Ticket = Any
"""What stands for an order that was handed out."""


class WorkersLost(Exception):
    """Workers are gone and their orders with them: `why` is a word of the catalogues, `detail` names what is known."""

    def __init__(self, why: str, detail: str = "") -> None:
        super().__init__(why, detail)
        self.why = why
        self.detail = detail


class Workers(Protocol):
    """Takes orders and gives their bundles back."""

    width: int
    """How many orders are worth having out at once."""
    seconds: float
    """How long an order should take."""

    def hand_out(self, order: Order) -> Ticket: ...

    def take(self, ticket: Ticket, wait: float) -> Bundle | None:
        """What the order came to, or None when it is not done after `wait` seconds. Raises WorkersLost, and what the order raised."""

    def close(self) -> None:
        """At the end, or in the middle: what is still out is dropped."""


class Alone:
    """This process: an order is carried out when its bundle is asked for."""

    def __init__(self) -> None:
        self.width = 1
        self.seconds = 0.25

    def hand_out(self, order: Order) -> Order:
        return order

    def take(self, ticket: Order, wait: float) -> Bundle | None:
        return play_blocks(ticket)

    def close(self) -> None:
        pass


class Pool:
    """`jobs` processes of this machine.

    They are spawned, not forked: a fork in the middle of a program with threads (the web table is one) may hang, and spawned ones
    are the same on every system. One costs about a third of a second, which is why there is no pool for a single job.
    """

    def __init__(self, jobs: int) -> None:
        self.width = 2 * jobs
        self.seconds = 1.0
        self.executor = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"))

    def hand_out(self, order: Order) -> Future[Bundle]:
        with uninterrupted():  # the first order starts the processes
            return self.executor.submit(play_blocks, order)

    def take(self, ticket: Future[Bundle], wait: float) -> Bundle | None:
        try:
            return ticket.result(wait)
        except NotYet:
            return None
        except BrokenExecutor as error:
            raise WorkersLost("lab-process-died", str(error)) from error

    def close(self) -> None:
        """Nobody waits for what is under way: nothing of it would be counted."""
        processes = list((getattr(self.executor, "_processes", None) or {}).values())
        self.executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
        for process in processes:
            process.join(2)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Processes started here never hear Ctrl-C, which goes to all of a terminal's: this one decides for them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
