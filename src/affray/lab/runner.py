"""Many fights, by one process, several, or a cluster: the same tally whatever they are, for it is put together in the order of numbers."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from threading import Event
from time import perf_counter
from typing import Final

from affray.lab.blocks import Bundle, Order, block_size
from affray.lab.plan import MOST, Plan
from affray.lab.tally import Tally
from affray.lab.workers import Alone, Pool, Ticket, Workers, WorkersLost
from affray.odds.intervals import half_width

__all__ = ["ALL", "CANCELLED", "FAILED", "LISTEN", "LOST", "PRECISE", "Progress", "run"]

# Why a run ended.
ALL: Final = "all"
PRECISE: Final = "precise"
CANCELLED: Final = "cancelled"
FAILED: Final = "failed"
LOST: Final = "lost"

# Every so manieth fight is heard, by its number.
LISTEN: Final = 10
LIMIT: Final = 60.0
# How often somebody who waits looks whether it is to stop.
LOOK: Final = 0.2
MOST_BLOCKS: Final = 1000


@dataclass(frozen=True)
class Progress:
    """`done` of `n` fights are in the tally; `rate` a second so far, `left` seconds to go if nothing ends the run before."""

    done: int
    n: int
    rate: float
    left: float
    tally: Tally


def run(
    plan: Plan,
    n: int,
    *,
    jobs: int = 1,
    precision: float | None = None,
    listen: int = LISTEN,
    go_on: bool = False,
    limit: float = LIMIT,
    progress: Callable[[Progress], None] | None = None,
    cancel: Event | None = None,
    workers: Workers | None = None,
    first: int = 0,
    size: int = 0,
) -> Tally:
    """Fights `first` to `first` + `n` - 1 (n from 1 to 10,000,000), tallied.

    `precision` ends the run when half of the win rate's 95 % interval is no more than that, judged after each block of fights;
    `size` is the length of a block (0: the game's). `listen`: fights whose number it divides are heard (0: none, 1: all). A fight that
    fails ends the run, unless it is to `go_on`; so does one that takes longer than `limit` seconds. KeyboardInterrupt and `cancel` end it with
    what there is: the fights up to the last block that was put together. `workers` are closed in the end; without them there are `jobs`
    processes. Raises ValueError, OtherPacks, OtherVersion, BadPack.
    """
    if not 1 <= n <= MOST or first < 0 or first + n > 2**31:
        raise ValueError(n)
    if workers is None:
        workers = Pool(jobs) if jobs > 1 else Alone()
    course = Course(plan, first, first + n, size or block_size(plan), listen, limit, go_on, precision)
    began = perf_counter()
    try:
        while course.under_way():
            course.hand_out(workers)
            bundle = course.next_bundle(workers)
            if cancel is not None and cancel.is_set():
                course.tally.ended = CANCELLED
                break
            if bundle is None:
                continue
            course.put_together(bundle)
            if progress is not None:
                progress(course.progress(perf_counter() - began))
    except KeyboardInterrupt:
        course.tally.ended = CANCELLED
    except WorkersLost as lost:
        course.tally.ended = LOST
        course.tally.lost = lost.why, lost.detail
    finally:
        workers.close()
    course.tally.ended = course.tally.ended or ALL
    return course.tally


class Course:
    """How far a run has come."""

    def __init__(
        self,
        plan: Plan,
        first: int,
        last: int,
        size: int,
        listen: int,
        limit: float,
        go_on: bool,
        precision: float | None,
    ) -> None:
        self.plan = plan
        self.first = first
        self.last = last
        self.size = size
        self.listen = listen
        self.limit = limit
        self.go_on = go_on
        self.precision = precision
        self.tally = Tally()
        self.handed = first
        self.out: deque[tuple[Ticket, Order]] = deque()
        # Seconds that a fight takes one worker, the latest orders counting most; 0: not known yet.
        self.pace = 0.0

    def under_way(self) -> bool:
        return not self.tally.ended and (self.handed < self.last or bool(self.out))

    def hand_out(self, workers: Workers) -> None:
        while self.handed < self.last and len(self.out) < workers.width:
            last = min(self.last, self.handed + self.size * self.blocks(workers))
            order = Order(
                self.plan, self.handed, last, self.size, self.listen, self.limit, self.go_on, self.precision is not None
            )
            self.out.append((workers.hand_out(order), order))
            self.handed = last

    def blocks(self, workers: Workers) -> int:
        """As many as are worth the time an order should take; fewer towards the end, so that all have something to do."""
        if not self.pace:
            return 1
        blocks = int(workers.seconds / (self.pace * self.size))
        share = -(-(self.last - self.handed) // (self.size * workers.width))
        return max(1, min(blocks, share, MOST_BLOCKS))

    def next_bundle(self, workers: Workers) -> Bundle | None:
        ticket, order = self.out[0]
        bundle = workers.take(ticket, LOOK)
        if bundle is not None:
            self.out.popleft()
            pace = bundle.seconds / (order.last - order.first)
            self.pace = (self.pace + pace) / 2 if self.pace else pace
        return bundle

    def put_together(self, bundle: Bundle) -> None:
        """In the order of numbers, and no further than to where the run ends."""
        tally = self.tally
        for part in bundle.tallies:
            tally.merge(part)
            if part.failed and not self.go_on:
                tally.ended = FAILED
                return
            if self.precision is not None and half_width(tally.wins, tally.fights) <= self.precision:
                tally.ended = PRECISE
                return

    def progress(self, seconds: float) -> Progress:
        done = self.tally.fights + self.tally.failed
        rate = done / seconds if seconds > 0 else 0.0
        n = self.last - self.first
        return Progress(done, n, rate, (n - done) / rate if rate else 0.0, self.tally)
