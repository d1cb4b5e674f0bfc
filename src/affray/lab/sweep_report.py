"""A sweep in words, tables and heat maps."""

from __future__ import annotations

from html import escape
from itertools import product
from typing import Final

from affray.kernel.speaker import Speaker, capital
from affray.lab.changes import Case, Change
from affray.lab.heat import heat
from affray.lab.report import Report, Row, Table
from affray.lab.said import Saying
from affray.lab.series import is_share
from affray.lab.sweep import Cell, Sweep
from affray.odds.intervals import Interval

__all__ = ["heat_maps", "sweep_report"]

# Besides what was asked to be shown.
BESIDE: Final = {"company": ("won", "rounds", "fell", "wounded"), "showdown": ("won", "rounds", "fell", "wounded")}


def sweep_report(found: Sweep, case: Case, figure: str, speaker: Speaker) -> Report:
    """`figure` is what the grid shows."""
    saying = Saying(speaker, case)
    played = bool(found.pairs)
    said = [
        saying.who_plays(found.cells[0].series.plan),
        saying.t("lab-sweep-dice", n=found.pairs, cells=len(found.cells), seed=found.cells[0].series.plan.seed),
    ]
    if any(axis[0].head in ("agents", "stance") for axis in found.axes):
        del said[0]
    series = {saying.changes(cell.changes): cell.series for cell in found.cells}
    made = [grid(found, saying, figure)] if played and len(found.axes) == 2 else []
    made += [cells(found, saying, figure), steps(found, saying)] if played else []
    return Report(
        saying.t("lab-sweep-title", name=saying.title()),
        best(found, saying) if played else saying.t("lab-compare-nothing"),
        said,
        saying.warnings(series, found.cancelled, found.pairs, found.n),
        made,
    )


def best(found: Sweep, saying: Saying) -> str:
    first, *others = found.best()
    cell = found.cells[first]
    share = cell.series.share(found.pairs)
    return saying.t(
        "lab-sweep-best", cell=saying.changes(cell.changes), share=saying.percent(share.value), between=saying.between(share),
        others=len(others), cells=len(found.cells),
    )  # fmt: skip


def cell_at(found: Sweep, changes: tuple[Change, ...]) -> Cell:
    return next(cell for cell in found.cells if cell.changes == changes)


def grid(found: Sweep, saying: Saying, figure: str) -> Table:
    """The first change down, the second across."""
    down, across = found.axes
    rows = [
        Row(
            [
                saying.value(one),
                *[saying.figure(figure, value_of(found, cell_at(found, (one, other)), figure)) for other in across],
            ]
        )
        for one in down
    ]
    heads = [f"{saying.thing(down[0])} \\ {saying.thing(across[0])}", *[saying.value(each) for each in across]]
    return Table("grid", capital(saying.head(figure)), heads, rows)


def value_of(found: Sweep, cell: Cell, figure: str) -> Interval:
    return cell.series.figure(figure, found.pairs)


def cells(found: Sweep, saying: Saying, figure: str) -> Table:
    shown = list(dict.fromkeys((*BESIDE[saying.game], figure)))
    best = set(found.best())
    rows = [
        Row(
            [
                *[saying.value(each) for each in cell.changes],
                *[saying.figure(each, value_of(found, cell, each)) for each in shown],
                "★" if at in best else "",
            ]
        )
        for at, cell in enumerate(found.cells)
    ]
    heads = [*[saying.thing(axis[0]) for axis in found.axes], *[saying.head(each) for each in shown], ""]
    return Table("cells", saying.t("lab-sweep-cells"), heads, rows, saying.t("lab-sweep-cells-note"))


def steps(found: Sweep, saying: Saying) -> Table:
    rows = [
        Row(
            [
                saying.thing(found.axes[step.axis][0]),
                f"{saying.value(at_value(found, step.axis, step.before))} → {saying.value(at_value(found, step.axis, step.after))}",
                saying.apart("won", step.won),
                ("↑" if step.won.value > 0 else "↓") if step.won.excludes(0.0) else "",
            ]
        )
        for step in found.steps
    ]
    heads = [saying.t("lab-head-thing"), saying.t("lab-head-step"), saying.head("won"), ""]
    return Table("steps", saying.t("lab-sweep-steps"), heads, rows, saying.t("lab-sweep-steps-note"))


def at_value(found: Sweep, axis: int, value: str) -> Change:
    return next(each for each in found.axes[axis] if each.value == value)


def heat_maps(found: Sweep, saying: Saying, figure: str) -> str:
    """The first two changes down and across, a map for each combination of the others."""
    if not found.pairs:
        return ""
    down = found.axes[0]
    across: list[Change | None] = list(found.axes[1]) if len(found.axes) > 1 else [None]
    values = [value_of(found, cell, figure).value for cell in found.cells]
    low, high = (0.0, 1.0) if is_share(saying.game, figure) else (min(values), max(values))
    made: list[str] = []
    for rest in product(*found.axes[2:]):
        lines: list[list[tuple[Interval, str] | None]] = []
        for one in down:
            line: list[tuple[Interval, str] | None] = []
            for other in across:
                changes = (one, *((other,) if other is not None else ()), *rest)
                value = value_of(found, cell_at(found, changes), figure)
                line.append((value, saying.figure(figure, value)))
            lines.append(line)
        title = "; ".join([saying.head(figure), *[saying.change(each) for each in rest]])
        made.append(
            (f"<h3>{escape(title)}</h3>" if rest else "")
            + heat(
                title,
                [saying.value(each) for each in down],
                [saying.value(each) if each is not None else "" for each in across],
                lines,
                low,
                high,
            )
        )
    return "".join(made)
