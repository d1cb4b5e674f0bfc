"""A figure: the law of one number, counted or played, and what is shown of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Any

from affray.odds.intervals import Z95, wilson

__all__ = ["Figure", "figure"]


@dataclass(frozen=True)
class Figure:
    """The law of a number that may come: `name` is a word of the catalogues (odds-hit), `law` its shares, which sum to 1.

    `yes_no`: 1 and 0 stand for yes and no. `plays`: of how many plays the shares are; 0 when they are counted and exact.
    """

    name: str
    law: Mapping[int, Fraction]
    yes_no: bool
    plays: int = 0

    @property
    def chance(self) -> Fraction:
        """The share of yes; of a number, the share of anything above nothing."""
        return Fraction(sum(share for value, share in self.law.items() if value > 0))

    @property
    def mean(self) -> Fraction:
        return Fraction(sum(value * share for value, share in self.law.items()))

    def interval(self) -> tuple[float, float] | None:
        """Where the chance of a yes lies, or the mean of a number, with 95 %; None when it is exact."""
        if not self.plays:
            return None
        if self.yes_no:
            share = wilson(round(self.chance * self.plays), self.plays)
            return share.low, share.high
        mean = self.mean
        spread = sum(share * (value - mean) ** 2 for value, share in self.law.items())
        half = Z95 * sqrt(float(spread) / self.plays)
        return float(mean) - half, float(mean) + half

    def data(self) -> dict[str, Any]:
        """Plain data: exact fractions as text, shares rounded for reading beside them."""
        shown = self.chance if self.yes_no else self.mean
        found: dict[str, Any] = {
            "name": self.name, "chance" if self.yes_no else "mean": round(float(shown), 6), "exact": not self.plays,
        }  # fmt: skip
        if self.plays:
            low, high = self.interval() or (0.0, 0.0)
            found.update(plays=self.plays, interval=[round(low, 6), round(high, 6)])
        else:
            found["fraction"] = f"{shown.numerator}/{shown.denominator}"
        if not self.yes_no:
            found["law"] = {str(value): round(float(share), 6) for value, share in sorted(self.law.items())}
        return found


def figure(
    name: str, shares: Mapping[Any, Fraction], of: Callable[[Any], int | bool], yes_no: bool = True, plays: int = 0
) -> Figure:
    """The law of `of(outcome)` under the law of the outcomes."""
    return Figure(name, gathered((int(of(outcome)), share) for outcome, share in shares.items()), yes_no, plays)


def gathered(pairs: Iterable[tuple[int, Fraction]]) -> dict[int, Fraction]:
    found: dict[int, Fraction] = {}
    for value, share in pairs:
        found[value] = found.get(value, Fraction(0)) + share
    return dict(sorted(found.items()))
