"""A forecast: a plan, what its fights came to, and the same with a weaker player; made by `foretell`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Event
from time import perf_counter
from typing import Final

from affray.lab.blocks import block_size
from affray.lab.plan import Plan
from affray.lab.runner import ALL, LIMIT, LISTEN, PRECISE, Progress, run
from affray.lab.tally import Tally
from affray.lab.workers import Alone, Pool, Workers

__all__ = ["Compared", "Forecast", "foretell", "hands", "span_size", "usual_jobs", "usual_listen"]

WEAK: Final = "random"
STRONG: Final = "sensible"
MOST_SPAN: Final = 1000
# With fewer blocks of fights than this, more processes cost more than they bring.
WORTH_A_POOL: Final = 10


@dataclass(frozen=True)
class Compared:
    """How the same side fared under another player: who, and what its fights came to."""

    players: str
    tally: Tally


@dataclass
class Forecast:
    """`n` fights were asked for; `seconds` is how long they took, with `jobs` processes ("cluster" says how many workers otherwise)."""

    plan: Plan
    n: int
    tally: Tally
    precision: float | None = None
    listen: int = LISTEN
    seconds: float = 0.0
    span: list[Compared] = field(default_factory=list)


def usual_jobs(plan: Plan, n: int, cores: int) -> int:
    """As many processes as cores, where the run is long enough for them."""
    return cores if n > WORTH_A_POOL * block_size(plan) else 1


def span_size(plan: Plan, n: int) -> int:
    """How many fights a weaker player gets: a tenth, some blocks at least, all at most."""
    return min(n, MOST_SPAN, max(2 * block_size(plan), n // 10))


def usual_listen(n: int) -> int:
    """Every tenth fight is heard, and of many about a thousand: that is enough to tell how often things come, and hearing is dear."""
    return max(LISTEN, n // 1000)


def hands(jobs: int, cluster: Callable[[], Workers] | None = None) -> Workers:
    if cluster is not None:
        return cluster()
    return Pool(jobs) if jobs > 1 else Alone()


def foretell(
    plan: Plan,
    n: int,
    *,
    workers: Callable[[], Workers] = Alone,
    precision: float | None = None,
    listen: int = LISTEN,
    go_on: bool = False,
    limit: float = LIMIT,
    span: int = 0,
    progress: Callable[[Progress], None] | None = None,
    cancel: Event | None = None,
) -> Forecast:
    """Run a plan; then, unless that was cut short, `span` fights with a weak player and a strong one in the players' seats.

    `workers` is called for each run, as `runner.run` closes what it is given. Raises as `run` does, and what `workers` raises.
    """
    began = perf_counter()
    tally = run(
        plan, n, precision=precision, listen=listen, go_on=go_on, limit=limit, progress=progress, cancel=cancel, workers=workers(),
    )  # fmt: skip
    forecast = Forecast(plan, n, tally, precision, listen, perf_counter() - began)
    for other in (WEAK, STRONG):
        if not span or tally.ended not in (ALL, PRECISE) or plan.players() == [other]:
            continue
        compared = run(
            plan.with_players(other), span, listen=0, go_on=True, limit=limit, cancel=cancel, workers=workers()
        )
        if compared.fights and compared.ended == ALL:
            forecast.span.append(Compared(other, compared))
    return forecast
