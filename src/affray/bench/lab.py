"""The lab against the clock: one process and two, a forecast of either game, what agents cost, memory, a cluster. Wall time, for that is what is waited for."""

from __future__ import annotations

import gc
import time
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from affray import games
from affray.bench.fights import SEED, compiled
from affray.bench.memory import resident
from affray.lab.cluster import Cluster
from affray.lab.plan import Plan, plan_of
from affray.lab.runner import run
from affray.lab.workers import Workers

__all__ = ["AGENTS", "FORECAST", "FORECASTS", "lab_rates"]

Rates = dict[str, Any]
PLAIN, FAST = 3_000, 100_000
FORECASTS: Final = {"company": "roadside_ambush", "showdown": "white-lion-1"}
# A forecast of so many fights is what somebody waits for; plain, fewer are played and the time is reckoned from them.
FORECAST: Final = 10_000
SHORT: Final = {"company": 2_000, "showdown": 400}
AGENTS: Final = ("random", "sensible", "search:20")
BY_AGENT: Final = {"random": 60, "sensible": 200, "search:20": 2}
FEW, MANY = 2_000, 8_000
QUICKER: Final = 5


def lab_rates() -> Rates:
    """Fights a second with one process and with two; seconds of a forecast; milliseconds of a fight by agent; bytes held after few fights and after many."""
    plan = plan_for("company")
    n = FAST if compiled() else PLAIN
    one, two = (n / seconds(plan, n, jobs) for jobs in (1, 2))
    return {
        "fights": n,
        "one": one,
        "two": two,
        "cluster": on_cluster(plan, n),
        "forecast": {game: forecast(game) for game in FORECASTS},
        "agents": {game: agents_cost(game) for game in FORECASTS},
        "memory": memory(plan),
    }


def plan_for(game: str, agents: str = "") -> Plan:
    rules = games.game(game)
    return plan_of(rules, rules.scenario(FORECASTS[game]), agents, SEED)


def seconds(plan: Plan, n: int, jobs: int = 1, workers: Workers | None = None) -> float:
    start = time.perf_counter()
    run(plan, n, jobs=jobs, workers=workers)
    return time.perf_counter() - start


def forecast(game: str) -> float:
    """Seconds that a forecast of 10,000 fights takes two processes."""
    plan = plan_for(game)
    if compiled():
        return seconds(plan, FORECAST, 2)
    return seconds(plan, SHORT[game], 2) * FORECAST / SHORT[game]


def agents_cost(game: str) -> dict[str, float]:
    """Milliseconds of a fight with each agent in the players' seats, `sensible` against them."""
    found: dict[str, float] = {}
    for agent in AGENTS:
        n = BY_AGENT[agent] * (QUICKER if compiled() else 1)
        found[agent] = seconds(plan_for(game, "sensible").with_players(agent), n) / n * 1000
    return found


def memory(plan: Plan) -> Rates:
    """Bytes that this process holds after a run of few fights, and after one of many."""
    found: Rates = {}
    for name, n in (("few", FEW), ("many", MANY)):
        seconds(plan, n)
        gc.collect()
        found[name] = {"bytes": resident()}
    return found


def on_cluster(plan: Plan, n: int) -> float | None:
    """Fights a second of a cluster of two workers on this machine, once it stands; None where `distributed` is not installed."""
    if find_spec("distributed") is None:
        return None
    made = import_module("distributed").LocalCluster(
        n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None
    )
    try:
        return n / seconds(plan, n, workers=Cluster(made.scheduler_address, plan))
    finally:
        made.close()
