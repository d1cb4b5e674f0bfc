"""Blocks of fights, played in the order of their numbers in this process: what a worker does, here or on another machine."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from time import perf_counter
from traceback import extract_tb
from typing import Final

import affray
from affray.kernel.fight import Fight
from affray.kernel.record import written
from affray.kernel.table import Played
from affray.lab.advance import Dawdled, play_out
from affray.lab.plan import Plan, prepared
from affray.lab.result import Heard, Reading, Result
from affray.lab.tables import Kept, Listening, Watched
from affray.lab.tally import Failure, Tally

__all__ = ["Bundle", "Order", "OtherVersion", "block_size", "one_fight", "play_blocks", "reading_of", "results"]

# Of so many failures in one block the record is kept: each is played once more for it.
RECORDS: Final = 2


class OtherVersion(Exception):
    """A worker of another version of affray was given an order."""


@dataclass(frozen=True)
class Order:
    """Play fights `first` to `last` - 1, in blocks that begin at multiples of `size` after `first`.

    Every fight whose number is a multiple of `listen` is heard (0: none). A fight may take `limit` seconds (0: any time). `go_on`:
    past a fight that fails. `apart`: a tally for each block, because an early end is judged after each.
    """

    plan: Plan
    first: int
    last: int
    size: int
    listen: int
    limit: float
    go_on: bool
    apart: bool
    version: str = affray.__version__


@dataclass(frozen=True)
class Bundle:
    """What an order came to: tallies in the order of the blocks (one for all of them, unless they were to be apart), and seconds."""

    tallies: list[Tally]
    seconds: float


@lru_cache(maxsize=8)
def reading_of(plan: Plan) -> Reading:
    """How this plan's fights are read."""
    if plan.game == "company":
        from affray.lab.of_company import CompanyReading

        return CompanyReading(prepared(plan).prototype)  # type: ignore[arg-type]
    from affray.lab.of_showdown import ShowdownReading

    return ShowdownReading(prepared(plan).prototype)  # type: ignore[arg-type]


def block_size(plan: Plan) -> int:
    """Fights in a block: fixed by the game, so that an early end depends on nothing else."""
    return reading_of(plan).block


def one_fight(plan: Plan, number: int, listen: bool = False, limit: float = 0.0) -> tuple[Result, Heard | None]:
    """Fight `number` played to its end. Raises what its agents or rules raise, and Dawdled."""
    ready, reading = prepared(plan), reading_of(plan)
    table: Played
    if listen:
        table = Listening(ready.agents, plan.dice(number), limit)
    elif ready.own and limit:
        table = Watched(ready.agents, plan.dice(number), limit)
    else:
        table = Played(ready.agents, plan.dice(number))
    fight = ready.prototype.copy(table)
    kept: list[object] = []

    def keep(state: Fight) -> None:
        kept.append(reading.before(state))

    play_out(fight, keep, limit)
    heard = reading.heard(fight, table.told) if isinstance(table, Listening) else None
    return reading.result(number, fight, kept[0] if kept else None), heard


def results(plan: Plan, numbers: Iterable[int]) -> Iterator[Result]:
    """The outcome of each of these fights, in their order, in this process: the same numbers under two plans have common dice."""
    for number in numbers:
        yield one_fight(plan, number)[0]


def play_blocks(order: Order) -> Bundle:
    """Carry out an order. With `go_on` False it ends with the first fight that fails. Raises OtherVersion, OtherPacks."""
    if order.version != affray.__version__:
        raise OtherVersion(order.version, affray.__version__)
    began = perf_counter()
    tallies: list[Tally] = []
    for first in range(order.first, order.last, order.size):
        tally = play_block(order, first, min(first + order.size, order.last))
        if order.apart or not tallies:
            tallies.append(tally)
        else:
            tallies[0].merge(tally)
        if tally.failed and not order.go_on:
            break
    return Bundle(tallies, perf_counter() - began)


def play_block(order: Order, first: int, last: int) -> Tally:
    tally = Tally()
    for number in range(first, last):
        heard = order.listen > 0 and number % order.listen == 0
        try:
            tally.add(*one_fight(order.plan, number, heard, order.limit))
        except Exception as error:
            tally.fail(failure_of(order, number, error, tally.failed < RECORDS))
            if not order.go_on:
                break
    return tally


def failure_of(order: Order, number: int, error: Exception, record: bool) -> Failure:
    """What went wrong, where, and the record of the fight up to there: it is played once more to have it."""
    what = str(error) if isinstance(error, Dawdled) else f"{type(error).__name__}: {error}"
    frames = extract_tb(error.__traceback__)
    where = f"{frames[-1].filename}:{frames[-1].lineno}" if frames and not isinstance(error, Dawdled) else ""
    return Failure(number, what, where, record_so_far(order, number) if record else "")


def record_so_far(order: Order, number: int) -> str:
    table = Kept(prepared(order.plan).agents, order.plan.dice(number), order.limit)
    fight = prepared(order.plan).prototype.copy(table)
    try:
        play_out(fight, limit=order.limit)
    except Exception:
        return written(order.plan.header(number), table.lines).decode()
    return ""
