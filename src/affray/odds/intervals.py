"""How sure a figure is: shares, means and differences with their intervals, from whole numbers only.

Sums are kept as integers; the one rounding is the last step, into a float. An interval is for 95 % unless `z` says otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Final

__all__ = [
    "Z95",
    "Interval",
    "among",
    "apart",
    "half_width",
    "mean",
    "paired",
    "quantile",
    "share_difference",
    "wilson",
]

Histogram = Mapping[int, int]
"""How often each whole number came."""

# The 97.5th percentile of the normal distribution.
Z95: Final = 1.959963984540054


@dataclass(frozen=True)
class Interval:
    """A figure and the bounds it lies between."""

    value: float
    low: float
    high: float

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2

    def excludes(self, value: float) -> bool:
        return not self.low <= value <= self.high


def among(many: int) -> float:
    """How many standard deviations an interval needs when it is one of so many (Bonferroni): all of them then hold at 95 % together."""
    return Z95 if many < 2 else NormalDist().inv_cdf(1 - 0.025 / many)


def wilson(wins: int, fights: int, z: float = Z95) -> Interval:
    """A share with Wilson's interval, which holds at 0 and 1 and for few fights too. Of no fights nothing is known: 0 to 1."""
    if fights == 0:
        return Interval(0.5, 0.0, 1.0)
    square = z * z
    middle = (wins + square / 2) / (fights + square)
    spread = z / (fights + square) * sqrt(wins * (fights - wins) / fights + square / 4)
    # At the ends the bound is exact; what rounding adds is taken off.
    low = 0.0 if wins == 0 else max(0.0, middle - spread)
    high = 1.0 if wins == fights else min(1.0, middle + spread)
    return Interval(wins / fights, low, high)


def half_width(wins: int, fights: int) -> float:
    """Half of Wilson's interval: what a wanted precision is held against."""
    return wilson(wins, fights).half


def mean(counts: Histogram, z: float = Z95) -> Interval:
    """The mean of a histogram, with `z` standard errors on both sides. The sums are exact: n Σx² - (Σx)² has no rounding."""
    n = sum(counts.values())
    if n == 0:
        return Interval(0.0, 0.0, 0.0)
    total = sum(value * count for value, count in counts.items())
    squares = sum(value * value * count for value, count in counts.items())
    middle = total / n
    if n == 1:
        return Interval(middle, middle, middle)
    error = sqrt((n * squares - total * total) / (n * n * (n - 1)))
    return Interval(middle, middle - z * error, middle + z * error)


def apart(wins: int, fights: int, other_wins: int, other_fights: int, z: float = Z95) -> Interval:
    """The difference of two shares of different fights, with Newcombe's interval, put together from the two of Wilson."""
    one, other = wilson(wins, fights, z), wilson(other_wins, other_fights, z)
    value = one.value - other.value
    below = sqrt((one.value - one.low) ** 2 + (other.high - other.value) ** 2)
    above = sqrt((one.high - one.value) ** 2 + (other.value - other.low) ** 2)
    return Interval(value, value - below, value + above)


def quantile(counts: Histogram, share: float) -> int:
    """The smallest number that at least this share of all lies at or below (0.5: the median). ValueError for an empty histogram."""
    n = sum(counts.values())
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= share * n and seen:
            return value
    raise ValueError("empty")


def paired(differences: Histogram, z: float = Z95) -> Interval:
    """The mean of differences between pairs that had common random numbers: their own spread counts, not that of the two sides."""
    return mean(differences, z)


def share_difference(only_first: int, only_second: int, pairs: int, z: float = Z95) -> Interval:
    """How much more often the first won, of pairs on common random numbers; pairs that agree say nothing against it."""
    return paired({1: only_first, -1: only_second, 0: pairs - only_first - only_second}, z)
