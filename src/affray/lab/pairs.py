"""Two series side by side: how far apart they are, and how many fights it would take to tell."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, sqrt
from statistics import NormalDist
from typing import Final

from affray.lab.series import Series, is_share
from affray.odds.intervals import Z95, Interval, paired

__all__ = ["SMALLEST", "Wins", "difference", "needed", "wins_of"]

# A difference in win rate that is worth telling, where none was seen.
SMALLEST: Final = 0.01
# How surely such a number of fights would show the difference.
POWER: Final = 0.8


@dataclass(frozen=True)
class Wins:
    """Of the same fights: how many both won, only the first, only the second, neither; and the numbers of the first of those that differ."""

    both: int
    only_first: int
    only_second: int
    neither: int

    @property
    def pairs(self) -> int:
        return self.both + self.only_first + self.only_second + self.neither

    def difference(self, z: float = Z95) -> Interval:
        """How much more often the first won, with the interval of Agresti and Min: half a pair more of each sort.

        It holds where few pairs differ, and is never without width: pairs that all agree do not show that all would.
        """
        if not self.pairs:
            return Interval(0.0, -1.0, 1.0)
        n = self.pairs + 2
        middle = (self.only_first - self.only_second) / n
        error = sqrt((self.only_first + self.only_second + 1) / n - middle * middle) / sqrt(n)
        value = (self.only_first - self.only_second) / self.pairs
        return Interval(value, max(-1.0, middle - z * error), min(1.0, middle + z * error))


def wins_of(first: Series, second: Series, n: int | None = None, figure: str = "won") -> Wins:
    """Or the same of another figure that is yes or no. Fights that failed on either side are left out."""
    found = {(a, b): 0 for a in (0, 1) for b in (0, 1)}
    if first.columns and second.columns:
        for a, b in zip(first.columns[figure][:n], second.columns[figure][:n], strict=False):
            if (a, b) in found:
                found[a, b] += 1
    return Wins(found[1, 1], found[1, 0], found[0, 1], found[0, 0])


def difference(first: Series, second: Series, figure: str, z: float = Z95, n: int | None = None) -> Interval:
    """How much more of a figure the first had, in the mean of the pairs."""
    if is_share(first.plan.game, figure):
        return wins_of(first, second, n, figure).difference(z)
    return paired(first.differences(second, figure, n), z)


def needed(wins: Wins, apart: float) -> int:
    """About how many pairs would show a difference of `apart` (not 0) in win rate four times in five, pairs differing as often as these."""
    differ = (wins.only_first + wins.only_second + 1) / (wins.pairs + 2)
    spread = max(differ - apart * apart, abs(apart) * (1 - abs(apart)), 1e-9)
    both = Z95 + NormalDist().inv_cdf(POWER)
    return ceil(both * both * spread / (apart * apart))
