"""Fights of several plans on common random numbers: what each of them came to, fight by fight, so that any two can be held side by side."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from threading import Event
from time import perf_counter
from typing import Any, Final

from affray.lab.blocks import block_size, one_fight, reading_of
from affray.lab.plan import MOST_SEED, Plan
from affray.lab.result import Result
from affray.lab.runner import LIMIT, LOOK
from affray.lab.workers import Pool, uninterrupted
from affray.odds.intervals import Interval, mean, wilson

__all__ = ["FIGURES", "Going", "Hands", "Series", "figures_of", "is_share", "usual_hands"]

# What is kept of every fight as a whole, besides what is summed up over the people.
FIGURES: Final = ("won", "rounds", "fell", "dead", "wounded", "left")
SUMS: Final = {
    "company": ("gone", "endurance", "hope"),
    "showdown": ("severe", "heavy", "armour", "survival", "insanity"),
}
# What is yes or no: the win, and of a person.
YES_OR_NO: Final = {"company": frozenset(("won", "out", "wounded")), "showdown": frozenset(("won", "died"))}
# What is kept of each hero or survivor where that is asked for.
OF_PEOPLE: Final = {"company": ("out", "wounded", "endurance"), "showdown": ("died", "severe", "armour")}
# Seconds of work that are handed out at once.
WORTH: Final = 1.0
# Where a fight failed: no figure is that low.
NONE: Final = -(2**15)


def figures_of(game: str) -> tuple[str, ...]:
    """The figures of a fight as a whole: `dead` are those near death (company) or dead, `wounded` those who took a wound or a heavy injury."""
    return (*FIGURES, *SUMS[game])


def is_share(game: str, figure: str) -> bool:
    """Whether a figure is yes or no in each fight. Numbers of people are not: `wounded` is, of one hero (`wounded@hild`)."""
    name, _, who = figure.partition("@")
    return figure == "won" or (bool(who) and name in YES_OR_NO[game])


@dataclass
class Series:
    """Fights `first`, `first` + 1, ... of a plan in the order of their numbers: a column of whole numbers for each figure."""

    plan: Plan
    first: int = 0
    people: bool = False
    columns: dict[str, array[int]] = field(default_factory=dict)
    failed: dict[int, str] = field(default_factory=dict)
    seconds: float = 0.0

    def __len__(self) -> int:
        return len(self.columns["won"]) if self.columns else 0

    def take(self, names: Sequence[str], rows: Sequence[array[int]], failed: dict[int, str], seconds: float) -> None:
        for name, values in zip(names, rows, strict=True):
            self.columns.setdefault(name, array("h")).extend(values)
        self.failed.update(failed)
        self.seconds += seconds

    def values(self, figure: str, n: int | None = None) -> list[int]:
        """The column of a figure without the fights that failed, of the first `n` fights (None: all)."""
        return [value for value in self.columns[figure][:n] if value != NONE]

    def counts(self, figure: str, n: int | None = None) -> dict[int, int]:
        return counted(self.values(figure, n))

    def share(self, n: int | None = None, figure: str = "won") -> Interval:
        """How often it was so: the win rate."""
        so = self.values(figure, n) if self.columns else []
        return wilson(sum(1 for each in so if each), len(so))

    def figure(self, figure: str, n: int | None = None) -> Interval:
        """A share for what is yes or no, else a mean."""
        if is_share(self.plan.game, figure):
            return self.share(n, figure)
        return mean(self.counts(figure, n)) if self.columns else Interval(0.0, 0.0, 0.0)

    def differences(self, other: Series, figure: str, n: int | None = None) -> dict[int, int]:
        """How much more this one had than the other in the same fights: a histogram. Fights that failed on a side are left out."""
        mine, theirs = self.columns.get(figure, array("h")), other.columns.get(figure, array("h"))
        return counted([a - b for a, b in zip(mine[:n], theirs[:n], strict=False) if a != NONE and b != NONE])


def counted(values: Sequence[int]) -> dict[int, int]:
    found: dict[int, int] = {}
    for value in values:
        found[value] = found.get(value, 0) + 1
    return found


# -- playing


def play(plan: Plan, first: int, last: int, people: bool, limit: float) -> tuple[list[str], list[array[int]], dict[int, str], float]:  # fmt: skip
    """Fights `first` to `last` - 1 as columns, what went wrong in which, and how long they took. Raises OtherPacks."""
    began = perf_counter()
    failed: dict[int, str] = {}
    rows: list[dict[str, int] | None] = []
    for number in range(first, last):
        try:
            rows.append(row_of(plan, one_fight(plan, number, limit=limit)[0], people))
        except Exception as error:
            failed[number] = f"{type(error).__name__}: {error}"
            rows.append(None)
    names = next((list(row) for row in rows if row is not None), list(figures_of(plan.game)))
    columns = [array("h", [NONE if row is None else row[name] for row in rows]) for name in names]
    return names, columns, failed, perf_counter() - began


def row_of(plan: Plan, one: Result, people: bool) -> dict[str, int]:
    at = {name: index for index, name in enumerate(reading_of(plan).figures)}
    everybody = one.people.values()

    def total(name: str) -> int:
        return sum(figures[at[name]] for figures in everybody)

    company = plan.game == "company"
    dead = total("dying") if company else one.fell
    if company:
        wounded = total("wounded")
    else:
        wounded = sum(1 for held in everybody if held[at["died"]] or held[at["severe"]] > 0 or held[at["heavy"]] > 0)
    row = {
        "won": int(one.won), "rounds": one.rounds, "fell": one.fell, "dead": dead, "wounded": wounded, "left": one.left,
        **{name: total(name) for name in SUMS[plan.game]},
    }  # fmt: skip
    if people:
        for id, figures in one.people.items():
            row |= {f"{name}@{id}": figures[at[name]] for name in OF_PEOPLE[plan.game]}
    return row


@dataclass(frozen=True)
class Going:
    """`done` of `n` fights of all series are played, at `rate` a second so far; `left` seconds to go."""

    done: int
    n: int
    rate: float
    left: float


class Hands:
    """Who plays: this process, or `jobs` of them, which live until `close`. What they are asked for does not depend on their number."""

    def __init__(
        self,
        jobs: int = 1,
        limit: float = LIMIT,
        progress: Callable[[Going], None] | None = None,
        cancel: Event | None = None,
    ) -> None:
        self.jobs = jobs
        self.limit = limit
        self.progress = progress
        self.cancel = cancel
        self.cancelled = False
        self.pool: Pool | None = None

    def close(self) -> None:
        if self.pool is not None:
            self.pool.close()
            self.pool = None

    def extend(self, series: Sequence[Series], n: int) -> None:
        """Play until each series has `n` fights. KeyboardInterrupt and `cancel` end it with what there is: `cancelled` is then True.

        Parts go round among the series, so that what there is then is about as much of each. Raises WorkersLost, OtherPacks.
        """
        if any(one.first + n > MOST_SEED for one in series):
            raise ValueError(n)
        lacking = [one for one in series if len(one) < n]
        began = perf_counter()
        so_far = sum(len(one) for one in lacking)
        out: deque[tuple[Series, Any]] = deque()
        parts = Parts(lacking, n, self.jobs)
        try:
            while not self.cancelled and (parts.left or out):
                while parts.left and len(out) < (2 * self.jobs if self.jobs > 1 else 1):
                    one, first, last = parts.next()
                    out.append((one, self.hand_out(one, first, last)))
                one, ticket = out[0]
                found = self.take(ticket)
                self.cancelled = self.cancel is not None and self.cancel.is_set()
                if found is None:
                    continue
                out.popleft()
                one.take(*found)
                parts.learn(found[3] / max(1, len(found[1][0])))
                if self.progress is not None:
                    self.tell(sum(len(each) for each in lacking), n * len(lacking), so_far, perf_counter() - began)
        except KeyboardInterrupt:
            self.cancelled = True
        if self.cancelled:
            self.close()

    def hand_out(self, one: Series, first: int, last: int) -> Any:
        task = (one.plan, one.first + first, one.first + last, one.people, self.limit)
        if self.jobs < 2:
            return task
        if self.pool is None:
            self.pool = Pool(self.jobs)
        with uninterrupted():
            return self.pool.executor.submit(play, *task)

    def take(self, ticket: Any) -> Any:
        return play(*ticket) if self.pool is None else self.pool.take(ticket, LOOK)

    def tell(self, done: int, n: int, before: int, seconds: float) -> None:
        assert self.progress is not None
        rate = (done - before) / seconds if seconds > 0 else 0.0
        self.progress(Going(done, n, rate, (n - done) / rate if rate else 0.0))


class Parts:
    """What is still to be handed out, in parts worth about a second each."""

    def __init__(self, series: Sequence[Series], n: int, jobs: int) -> None:
        self.n = n
        self.jobs = jobs
        self.queue: deque[tuple[Series, int]] = deque((one, len(one)) for one in series)
        self.pace = 0.0

    @property
    def left(self) -> bool:
        return bool(self.queue)

    def next(self) -> tuple[Series, int, int]:
        one, first = self.queue.popleft()
        block = max(1, block_size(one.plan) // 4)
        size = block if not self.pace else max(1, int((WORTH if self.jobs > 1 else WORTH / 2) / self.pace))
        if len(self.queue) < self.jobs:  # so that all have something to do towards the end
            size = max(1, min(size, -(-(self.n - first) // self.jobs)))
        last = min(self.n, first + size)
        if last < self.n:
            self.queue.append((one, last))
        return one, first, last

    def learn(self, pace: float) -> None:
        self.pace = (self.pace + pace) / 2 if self.pace else pace


def usual_hands(plan: Plan, fights: int, cores: int) -> int:
    """As many processes as cores where there is enough to do for them."""
    return cores if fights > 10 * block_size(plan) else 1
