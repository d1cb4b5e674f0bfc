"""Comparisons, sweeps and balances for other programs; and a found scenario as a file."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Sequence
from typing import Any, Final

import affray
from affray.lab.balance import Balance, Trial
from affray.lab.balance_report import verdict
from affray.lab.changes import Case
from affray.lab.compare import Comparison, Line
from affray.lab.files import plan_data
from affray.lab.series import Series, figures_of
from affray.lab.sweep import Sweep
from affray.odds.intervals import Interval

__all__ = ["balance_csv", "balance_json", "compare_csv", "compare_json", "scenario_file", "sweep_csv", "sweep_json"]

FORMAT: Final = 1

Data = dict[str, Any]


def interval(found: Interval) -> Data:
    return {"value": found.value, "low": found.low, "high": found.high}


def whole(kind: str, data: Data) -> str:
    return (
        json.dumps({f"affray_{kind}": FORMAT, "version": affray.__version__, **data}, ensure_ascii=False, indent=1)
        + "\n"
    )


def table(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    out = io.StringIO()
    write = csv.writer(out, lineterminator="\n").writerow
    write(heads)
    for row in rows:
        write(row)
    return out.getvalue()


def figures(series: Series, n: int | None = None) -> Data:
    return {name: interval(series.figure(name, n)) for name in figures_of(series.plan.game)} if len(series) else {}


def failures(series: Series) -> Data:
    return {str(number): what for number, what in series.failed.items()}


# -- comparisons


def compare_json(found: Comparison, sides: tuple[str, str]) -> str:
    seen, small = found.fights_needed()
    wins = found.wins
    return whole(
        "comparison",
        {
            "a": {"called": sides[0], "plan": plan_data(found.first.plan), "failed": failures(found.first)},
            "b": {"called": sides[1], "plan": plan_data(found.second.plan), "failed": failures(found.second)},
            "asked": found.n,
            "pairs": wins.pairs,
            "wins": {"both": wins.both, "only_a": wins.only_first, "only_b": wins.only_second, "neither": wins.neither},
            "difference": interval(found.apart),
            "told": found.told,
            "needed": {"seen": seen, "one_point": small},
            "figures": [line(each) for each in found.lines],
            "people": {who: [line(each) for each in their] for who, their in found.people.items()},
            "only_a": found.parted(True),
            "only_b": found.parted(False),
            "cancelled": found.cancelled,
            "seconds": round(found.seconds, 3),
        },
    )


def line(each: Line) -> Data:
    return {
        "figure": each.figure.partition("@")[0], "a": interval(each.first), "b": interval(each.second),
        "difference": interval(each.apart), "told": each.told,
    }  # fmt: skip


def compare_csv(found: Comparison) -> str:
    rows = [(each.figure.partition("@")[0], "", *numbers(each)) for each in found.lines]
    rows += [
        (each.figure.partition("@")[0], who, *numbers(each)) for who, their in found.people.items() for each in their
    ]
    return table(
        ("figure", "of", "a", "a_low", "a_high", "b", "b_low", "b_high", "difference", "low", "high", "told"), rows
    )


def numbers(each: Line) -> tuple[object, ...]:
    sides = (each.first, each.second, each.apart)
    return (*[value for side in sides for value in (side.value, side.low, side.high)], int(each.told))


# -- sweeps


def sweep_json(found: Sweep) -> str:
    best = found.best() if found.pairs else []
    return whole(
        "sweep",
        {
            "axes": [{"change": axis[0].name, "values": [each.value for each in axis]} for axis in found.axes],
            "asked": found.n,
            "fights": found.pairs,
            "cells": [
                {
                    "changes": {each.name: each.value for each in cell.changes},
                    "plan": plan_data(cell.series.plan),
                    "figures": figures(cell.series, found.pairs) if found.pairs else {},
                    "best": at in best,
                    "failed": failures(cell.series),
                }
                for at, cell in enumerate(found.cells)
            ],
            "steps": [
                {
                    "change": found.axes[each.axis][0].name,
                    "from": each.before,
                    "to": each.after,
                    "won": interval(each.won),
                }
                for each in found.steps
            ],
            "cancelled": found.cancelled,
            "seconds": round(found.seconds, 3),
        },
    )


def sweep_csv(found: Sweep) -> str:
    names = figures_of(found.cells[0].series.plan.game)
    heads = [axis[0].name for axis in found.axes] + ["fights", "wins"]
    heads += [f"{name}{end}" for name in names for end in ("", "_low", "_high")]
    rows: list[list[object]] = []
    for cell in found.cells if found.pairs else []:
        won = cell.series.values("won", found.pairs)
        values = [cell.series.figure(name, found.pairs) for name in names]
        ends: list[object] = [end for each in values for end in (each.value, each.low, each.high)]
        rows.append([*[each.value for each in cell.changes], len(won), sum(won), *ends])
    return table(heads, rows)


# -- balances


def balance_json(found: Balance) -> str:
    trial = found.found
    return whole(
        "balance",
        {
            "aim": found.aim.said,
            "bounds": [
                {"figure": each.figure, "low": each.low, "high": None if each.high == float("inf") else each.high, "target": each.target}
                for each in found.aim.bounds
            ],
            "reached": found.reached,
            "found": None if trial is None else {
                "changes": [str(each) for each in trial.changes],
                "scenario": trial.case.raw,
                "plan": plan_data(trial.series.plan),
                "checked": figures(trial.checked) if trial.checked is not None else {},
                "fights": 0 if trial.checked is None else len(trial.checked),
            },
            "tried": [tried(found, each) for each in found.tried],
            "reversals": [
                {"easier": [str(one) for one in each.easier.changes], "harder": [str(one) for one in each.harder.changes], "won": interval(each.won)}
                for each in found.reversals
            ],
            "cancelled": found.cancelled,
            "seconds": round(found.seconds, 3),
        },
    )  # fmt: skip


def tried(found: Balance, trial: Trial) -> Data:
    return {
        "changes": [str(each) for each in trial.changes],
        "fights": len(trial.series),
        "verdict": verdict(found.aim, trial),
        "chosen": trial is found.found,
        "figures": figures(trial.series),
        "failed": failures(trial.series),
    }


def balance_csv(found: Balance) -> str:
    names = ("won", "wounded", "dead", "fell", "rounds")
    heads = (
        "changes",
        "fights",
        *[f"{name}{end}" for name in names for end in ("", "_low", "_high")],
        "verdict",
        "chosen",
    )
    rows: list[list[object]] = []
    for each in found.tried:
        values = [each.series.figure(name) for name in names]
        ends: list[object] = [end for value in values for end in (value.value, value.low, value.high)]
        changes = ",".join(str(one) for one in each.changes)
        rows.append([changes, len(each.series), *ends, verdict(found.aim, each), int(each is found.found)])
    return table(heads, rows)


def scenario_file(case: Case, notes: Sequence[str]) -> str:
    """A scenario as YAML, with notes as comments above it; it reads as the case does."""
    import yaml

    above = "".join(f"# {line}\n" for note in notes for line in note.splitlines())
    text: str = yaml.safe_dump(case.raw, allow_unicode=True, sort_keys=False, width=120, default_flow_style=None)
    return above + text
