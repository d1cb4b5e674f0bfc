"""A grid of changes on common random numbers: each cell with its interval, and what each step of a change is worth."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import product
from math import prod
from time import perf_counter
from typing import Final

from affray.lab.changes import Case, Change, changed
from affray.lab.pairs import wins_of
from affray.lab.plan import Plan
from affray.lab.series import NONE, Hands, Series, figures_of
from affray.odds.intervals import Interval, among, paired

__all__ = ["MOST_CELLS", "Cell", "Step", "Sweep", "cells_of", "sweep"]

MOST_CELLS: Final = 400


@dataclass
class Cell:
    """One combination of values: a change for each axis, and what its fights came to."""

    changes: tuple[Change, ...]
    series: Series


@dataclass(frozen=True)
class Step:
    """From one value of an axis to the next, all else alike: how much more often the fight is won, in the mean of all pairs."""

    axis: int
    before: str
    after: str
    won: Interval


@dataclass
class Sweep:
    """`n` fights were asked for of each cell. `axes` are the changes by axis; cells go through the last axis first."""

    axes: list[list[Change]]
    cells: list[Cell]
    n: int
    steps: list[Step] = field(default_factory=list)
    cancelled: bool = False
    seconds: float = 0.0

    @property
    def pairs(self) -> int:
        """How many fights every cell has."""
        return min(len(cell.series) for cell in self.cells)

    def best(self) -> list[int]:
        """The cell that is won most often, then those that cannot be told from it with as many comparisons as there are cells."""
        ranked = sorted(range(len(self.cells)), key=lambda at: -self.cells[at].series.share(self.pairs).value)
        first = self.cells[ranked[0]].series
        z = among(len(ranked) - 1)
        return [
            at
            for at in ranked
            if at == ranked[0] or not wins_of(first, self.cells[at].series, self.pairs).difference(z).excludes(0.0)
        ]


def cells_of(case: Case, axes: Sequence[Sequence[Change]], seed: int) -> list[tuple[tuple[Change, ...], Plan]]:
    """Every combination with its plan. Raises CannotChange, BadPack and as `Case.plan` does; ValueError for more than MOST_CELLS."""
    if prod(len(axis) for axis in axes) > MOST_CELLS:
        raise ValueError(prod(len(axis) for axis in axes))
    return [(changes, changed(case, changes).plan(seed)) for changes in product(*axes)]


def sweep(axes: list[list[Change]], cells: list[tuple[tuple[Change, ...], Plan]], n: int, hands: Hands) -> Sweep:
    """Fights 0 to `n` - 1 of every cell. Raises as `Hands.extend` does."""
    began = perf_counter()
    found = Sweep(axes, [Cell(changes, Series(plan)) for changes, plan in cells], n)
    hands.extend([cell.series for cell in found.cells], n)
    found.cancelled = hands.cancelled
    if found.pairs:
        found.steps = [step for axis in range(len(axes)) for step in steps_of(found, axis)]
    found.seconds = perf_counter() - began
    return found


def steps_of(found: Sweep, axis: int) -> list[Step]:
    steps: list[Step] = []
    for before, after in zip(found.axes[axis], found.axes[axis][1:], strict=False):
        ones = [cell.series.columns["won"] for cell in found.cells if cell.changes[axis] == before]
        others = [cell.series.columns["won"] for cell in found.cells if cell.changes[axis] == after]
        steps.append(Step(axis, before.value, after.value, step(ones, others, found.pairs)))
    return steps


def step(ones: list[array[int]], others: list[array[int]], pairs: int) -> Interval:
    """Fight by fight the sum over all cells that differ in this step only: equal numbers have common dice in all of them."""
    differences: dict[int, int] = {}
    for number in range(pairs):
        sides = [(one[number], other[number]) for one, other in zip(ones, others, strict=True)]
        if any(NONE in side for side in sides):
            continue
        value = sum(after - before for before, after in sides)
        differences[value] = differences.get(value, 0) + 1
    whole = paired(differences)
    many = len(ones)
    return Interval(whole.value / many, whole.low / many, whole.high / many)


def figures(found: Sweep) -> tuple[str, ...]:
    """What may be shown in the cells."""
    return figures_of(found.cells[0].series.plan.game)
