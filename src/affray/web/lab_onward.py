"""If we go on like this: a fight as it stands, played on to its end many times. Only its record is read; the fight is not disturbed.

What nobody has seen stays unknown: each play starts from the last quiet point, repeats the lines since, and draws anew.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from threading import Event as Signal
from time import monotonic, perf_counter
from typing import Any, Final

from affray.kernel.ahead import Memory, Until
from affray.kernel.chance import SeededDice
from affray.kernel.event import Event
from affray.kernel.live import Standing
from affray.kernel.question import Agent
from affray.kernel.sampled import Sampled
from affray.kernel.session import onlooker
from affray.kernel.table import Line
from affray.lab.advance import AFTERMATH, Dawdled
from affray.lab.blocks import reading_of
from affray.lab.plan import Plan, prepared
from affray.lab.result import Reading, Result
from affray.lab.runner import ALL, CANCELLED, FAILED, Progress
from affray.lab.tally import KEPT_FAILURES, Failure, Tally

__all__ = ["AlreadyOver", "onward", "stands"]

# Plays between two looks at whether somebody wants to know, or to stop.
STRIDE: Final = 10


class AlreadyOver(Exception):
    """The fight is over: there is nothing to foretell."""


class Onward(Sampled):
    """Plays on to the end; `decided` is what `reading` keeps of the fight once it is decided. `listening` hears what is new.

    Raises Dawdled after `limit` seconds.
    """

    def __init__(
        self,
        lines: Sequence[Line],
        agents: dict[str, Agent],
        memory: Memory,
        dice: SeededDice,
        listening: bool,
        limit: float,
        reading: Reading,
    ) -> None:
        super().__init__(lines, agents, Until(), memory, dice)
        self.listening = listening
        self.heard: list[Event] = []
        self.limit = limit
        self.ends = monotonic() + limit
        self.reading = reading
        self.decided: Any = None

    def tell(self, event: Event) -> None:
        if self.at < self.given:
            return  # this has happened
        for at, cause in enumerate(self.causes):
            if cause is not None and not event.names(cause):
                self.heard.append(cause)
                self.causes[at] = None
        self.heard.append(event)

    def quiet(self) -> None:
        super().quiet()
        state: Any = self.fight
        if self.decided is None and state.phase == AFTERMATH:
            self.decided = self.reading.before(state)
        if monotonic() > self.ends:
            raise Dawdled(self.limit, int(state.round))


@dataclass(frozen=True)
class Now:
    """How the fight stands: what is counted is counted from here."""

    standing: Standing
    reading: Reading
    result: Result
    round: int


def stands(plan: Plan, lines: Sequence[Line]) -> Now:
    """The fight of this plan after these lines. Raises AlreadyOver, Diverged."""
    ready = prepared(plan)
    standing = onlooker(lambda table: ready.scenario.new(table, ready.rulings), lines)
    if standing.open is None or standing.quiet is None:
        raise AlreadyOver
    fight: Any = standing.fight
    reading = type(reading_of(plan))(fight)
    return Now(standing, reading, reading.result(0, fight, None), int(fight.round))


def onward(
    plan: Plan,
    now: Now,
    n: int,
    *,
    listen: int,
    limit: float,
    progress: Callable[[Progress], None] | None = None,
    cancel: Signal | None = None,
) -> Tally:
    """`n` plays from here, tallied; those whose number `listen` divides are heard. One that fails or takes longer than `limit` seconds is
    left out; when nothing but such come, it ends."""
    quiet = now.standing.quiet
    assert quiet is not None
    lines = now.standing.lines[quiet.at :]
    agents = everybody(plan, quiet.fight.seats())
    memory, dice, tally = Memory(), SeededDice(plan.seed), Tally()
    began = perf_counter()
    for number in range(n):
        dice.reseed(plan.seed, number)
        table = Onward(lines, agents, memory, dice, number % listen == 0, limit, now.reading)
        try:
            fight, _ = table.run(quiet)
            heard = now.reading.heard(fight, table.heard) if table.listening else None
            tally.add(from_now(now, now.reading.result(number, fight, table.decided)), heard)
        except Exception as error:
            what = str(error) if isinstance(error, Dawdled) else f"{type(error).__name__}: {error}"
            tally.fail(Failure(number, what, "", ""))
            tally.failures = tally.failures[:KEPT_FAILURES]
            if not tally.fights and tally.failed == KEPT_FAILURES:
                tally.ended = FAILED
                return tally
        if (number + 1) % STRIDE and number + 1 < n:
            continue
        if progress is not None:
            seconds = perf_counter() - began
            rate = (number + 1) / seconds if seconds > 0 else 0.0
            progress(Progress(number + 1, n, rate, (n - number - 1) / rate if rate else 0.0, tally))
        if cancel is not None and cancel.is_set() and number + 1 < n:
            tally.ended = CANCELLED
            return tally
    tally.ended = ALL
    return tally


def everybody(plan: Plan, seats: Sequence[str]) -> dict[str, Agent]:
    """An agent in every seat."""
    found = prepared(plan).agents
    return {seat: found.get(seat) or next(iter(found.values())) for seat in seats}


def from_now(now: Now, end: Result) -> Result:
    """What is still to come of it: who is out or dead already falls no more, and the round under way is the first."""
    had, reading = now.result, now.reading
    for id, figures in end.people.items():
        before = had.people.get(id, figures)
        end.people[id] = tuple(
            max(0, after - was) if name in reading.yes_or_no else after
            for name, after, was in zip(reading.figures, figures, before, strict=True)
        )
    gone = {id for id, _why in had.ends}
    end.ends = tuple(each for each in end.ends if each[0] not in gone)
    end.foes = {id: max(0, slain - had.foes.get(id, 0)) for id, slain in end.foes.items()}
    end.fell = max(0, end.fell - had.fell)
    end.rounds -= max(1, now.round) - 1
    return end
