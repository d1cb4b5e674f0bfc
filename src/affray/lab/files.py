"""A forecast for other programs: JSON with everything, CSV with the counts, and back again."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import asdict
from typing import Any, Final

import affray
from affray.lab.blocks import reading_of
from affray.lab.forecast import Forecast
from affray.lab.plan import Plan
from affray.lab.tally import Tally
from affray.odds.intervals import Interval, mean, quantile, wilson

__all__ = ["FORMAT", "as_csv", "as_data", "as_json"]

FORMAT: Final = 1
HEADS: Final = ("table", "of", "what", "value", "count")

Data = dict[str, Any]


def as_json(forecast: Forecast) -> str:
    return json.dumps(as_data(forecast), ensure_ascii=False, indent=1) + "\n"


def as_data(forecast: Forecast) -> Data:
    """Figures with their intervals, and under `counts` the whole numbers that they come from."""
    plan, tally = forecast.plan, forecast.tally
    return {
        "affray_forecast": FORMAT,
        "version": affray.__version__,
        "plan": plan_data(plan),
        "asked": forecast.n,
        "fights": tally.fights,
        "failed": tally.failed,
        "ended": tally.ended,
        "precision": forecast.precision,
        "heard": tally.heard,
        "listen": forecast.listen,
        "seconds": round(forecast.seconds, 3),
        "win": share(tally.wins, tally.fights),
        "rounds": spread(tally.rounds),
        "fell": spread(tally.fell),
        "left": spread(tally.left),
        "people": people_data(plan, tally),
        "foes": {id: spread(counts) for id, counts in tally.foes.items()},
        "whole": {name: spread(counts) for name, counts in tally.whole.items()},
        "ends": [{"who": who, "why": why, "times": times} for (who, why), times in sorted(tally.ends.items())],
        "kills": [{"who": who, "whom": whom, "times": times} for (who, whom), times in sorted(tally.kills.items())],
        "marks": [
            {"kind": kind, "id": id, "times": times, "fights": fights, "won": won}
            for (kind, id), (times, fights, won) in sorted(tally.marks.items())
        ],
        "worst": tally.worst[1] if tally.worst is not None else None,
        "typical": tally.typical(),
        "span": [
            {"players": each.players, "fights": each.tally.fights, "win": share(each.tally.wins, each.tally.fights)}
            for each in forecast.span
        ],
        "failures": [{**asdict(each), "record": bool(each.record)} for each in tally.failures],
        "counts": {"outcomes": dict(sorted(tally.outcomes.items())), "heard_won": tally.heard_won},
    }


def plan_data(plan: Plan) -> Data:
    return {
        "game": plan.game, "scenario": plan.name, "edition": plan.edition, "rulings": dict(plan.rulings), "agents": plan.cast(),
        "seed": plan.seed, "packs": plan.packs,
    }  # fmt: skip


def people_data(plan: Plan, tally: Tally) -> Data:
    figures = reading_of(plan).figures
    return {
        id: {name: spread(counts) for name, counts in zip(figures, held, strict=True)}
        for id, held in tally.people.items()
    }


def share(wins: int, fights: int) -> Data:
    found = wilson(wins, fights)
    return {"count": wins, "of": fights, "share": found.value, **bounds(found)}


def spread(counts: dict[int, int]) -> Data:
    """A histogram, its mean with the interval, and where nine of ten lie."""
    if not counts:
        return {"counts": {}}
    found = mean(counts)
    return {
        "mean": found.value, **bounds(found), "median": quantile(counts, 0.5), "p5": quantile(counts, 0.05),
        "p95": quantile(counts, 0.95), "counts": {str(value): counts[value] for value in sorted(counts)},
    }  # fmt: skip


def bounds(found: Interval) -> Data:
    return {"low": found.low, "high": found.high}


def as_csv(forecast: Forecast) -> str:
    """One table of counts: which table, of whom, what, which value, how often. Everything in it is a whole number or an id."""
    plan, tally = forecast.plan, forecast.tally
    figures = reading_of(plan).figures
    out = io.StringIO()
    write = csv.writer(out, lineterminator="\n").writerow
    write(HEADS)
    write(("run", "", "fights", "", tally.fights))
    write(("run", "", "failed", "", tally.failed))
    write(("run", "", "heard", "", tally.heard))
    for outcome, times in sorted(tally.outcomes.items()):
        write(("outcome", "", outcome, "", times))
    for name, counts in (("rounds", tally.rounds), ("fell", tally.fell), ("left", tally.left), *tally.whole.items()):
        for value in sorted(counts):
            write(("fight", "", name, value, counts[value]))
    for id, held in tally.people.items():
        for name, counts in zip(figures, held, strict=True):
            for value in sorted(counts):
                write(("person", id, name, value, counts[value]))
    for id, counts in tally.foes.items():
        for value in sorted(counts):
            write(("foe", id, "slain", value, counts[value]))
    for (who, why), times in sorted(tally.ends.items()):
        write(("end", who, why, "", times))
    for (who, whom), times in sorted(tally.kills.items()):
        write(("kill", who, whom, "", times))
    for (kind, id), numbers in sorted(tally.marks.items()):
        for word, times in zip(("times", "fights", "won"), numbers, strict=True):
            write(("mark:" + kind, id, word, "", times))
    return out.getvalue()
