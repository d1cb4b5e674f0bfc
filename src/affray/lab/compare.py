"""Two plans on common random numbers: what the difference between them comes to, and whether it can be told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

from affray.lab.pairs import SMALLEST, Wins, difference, needed, wins_of
from affray.lab.plan import Plan
from affray.lab.series import Hands, Series, figures_of
from affray.odds.intervals import Interval, among

__all__ = ["Comparison", "Line", "compare"]

# Numbers of fights that are named because only one side won them.
NAMED: Final = 3


@dataclass(frozen=True)
class Line:
    """A figure of both sides and how far apart they are; `told` where that is beyond what chance makes of so many figures."""

    figure: str
    first: Interval
    second: Interval
    apart: Interval
    told: bool


@dataclass
class Comparison:
    """`n` fights were asked for, `wins.pairs` are in. `lines` are of the whole fight, `people` of those who stand on both sides."""

    first: Series
    second: Series
    n: int
    wins: Wins
    lines: list[Line] = field(default_factory=list)
    people: dict[str, list[Line]] = field(default_factory=dict)
    cancelled: bool = False
    seconds: float = 0.0

    @property
    def apart(self) -> Interval:
        return self.wins.difference()

    @property
    def told(self) -> bool:
        """Whether the win rates can be told apart."""
        return self.apart.excludes(0.0)

    def fights_needed(self) -> tuple[int, int]:
        """About how many pairs would show the difference that was seen (0: none was), and how many one of a hundredth."""
        seen = self.apart.value
        return (needed(self.wins, seen) if seen else 0), needed(self.wins, SMALLEST)

    def parted(self, first: bool) -> list[int]:
        """The numbers of some fights that only this side won."""
        sides: list[Iterable[int]] = [self.first.columns.get("won", []), self.second.columns.get("won", [])]
        wanted = (1, 0) if first else (0, 1)
        found: list[int] = []
        for number, pair in enumerate(zip(*sides, strict=False)):
            if pair == wanted:
                found.append(self.first.first + number)
                if len(found) == NAMED:
                    break
        return found


def compare(first: Plan, second: Plan, n: int, hands: Hands) -> Comparison:
    """Fights 0 to `n` - 1 of both. Raises ValueError when they are of two games or of two seeds, and as `Hands.extend` does."""
    if first.game != second.game or first.seed != second.seed:
        raise ValueError(f"{first.game}/{first.seed} {second.game}/{second.seed}")
    began = perf_counter()
    one, other = Series(first, people=True), Series(second, people=True)
    hands.extend([one, other], n)
    pairs = min(len(one), len(other))
    found = Comparison(one, other, n, wins_of(one, other, pairs), cancelled=hands.cancelled)
    if found.wins.pairs:
        figures = [each for each in figures_of(first.game) if each != "won"]
        found.lines = [line(one, other, "won", 1, pairs), *lines(one, other, figures, pairs)]
        there = [name for name in one.columns if "@" in name and name in other.columns]
        z = len(there)
        for name in there:
            who = name.partition("@")[2]
            found.people.setdefault(who, []).append(line(one, other, name, z, pairs))
    found.seconds = perf_counter() - began
    return found


def lines(one: Series, other: Series, figures: Sequence[str], pairs: int) -> list[Line]:
    return [line(one, other, figure, len(figures), pairs) for figure in figures]


def line(one: Series, other: Series, figure: str, many: int, pairs: int) -> Line:
    """`many` figures are looked at: an arrow needs an interval that holds for all of them."""
    told = difference(one, other, figure, among(many), pairs).excludes(0.0)
    return Line(
        figure, one.figure(figure, pairs), other.figure(figure, pairs), difference(one, other, figure, n=pairs), told
    )
