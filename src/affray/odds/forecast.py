"""A forecast: what comes of one answer, seen through a lens; counted while the paths are few enough, else played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Final

from affray.kernel.ahead import Answered, Until
from affray.kernel.counted import Aim, Counting, TooMany
from affray.kernel.fight import Fight, play
from affray.kernel.live import Quiet
from affray.kernel.question import Agent
from affray.kernel.sampled import sampled
from affray.kernel.table import Line
from affray.odds.figure import Figure

__all__ = ["PLAYS", "Forecast", "Lens", "Shares", "forecast"]

PLAYS: Final = 2000
MOST: Final = 5000  # paths: about a second
Shares = Mapping[Any, Fraction]


class Lens:
    """What to look at and how far: `look` gives an outcome that can be hashed, `figures` makes the numbers of their shares.

    `counts`: whether counting is worth a try; where reactions and moves follow it is not. `plays`: how often it is played at most.
    """

    until: Until
    counts: bool = True
    plays: int = PLAYS

    def look(self, fight: Any, found: Any) -> Any:
        raise NotImplementedError

    def figures(self, shares: Shares, plays: int) -> list[Figure]:
        raise NotImplementedError


@dataclass
class Forecast:
    """What comes of an answer: its figures; how many paths were counted, or how many plays; and what everybody does on the way, with
    its share (known only where counted)."""

    figures: list[Figure]
    paths: int
    plays: int
    answers: list[tuple[Answered, Fraction]] = field(default_factory=list)

    def figure(self, name: str) -> Figure:
        """One by its name. Raises KeyError."""
        for each in self.figures:
            if each.name == name:
                return each
        raise KeyError(name)


def forecast(
    quiet: Quiet,
    lines: Sequence[Line],
    agents: dict[str, Agent],
    lens: Lens,
    most: int = MOST,
    plays: int = PLAYS,
    aim: Aim | None = None,
    begin: Callable[[Fight], None] = play,
) -> Forecast | None:
    """Repeat `lines` from the quiet point, with the answer in question the last of them, and look on until the lens is met; or carry out
    what `begin` does.

    Counted up to `most` paths, else played `plays` times (0: not at all, and None); only counting follows an `aim`. Raises Diverged when the lines do not fit.
    """
    counting = Counting(quiet, lines, agents, lens.until, aim, begin)
    counting.noting = True
    if lens.counts:
        try:
            law = counting.run(lens.look, most)
        except TooMany:
            pass
        else:
            answers = sorted(counting.answers.values(), key=lambda each: -each[1])
            return Forecast(lens.figures(law, 0), counting.paths, 0, answers)
    if not plays:
        return None
    plays = min(plays, lens.plays)
    found = sampled(quiet, lines, lens.look, agents, lens.until, plays, begin=begin)
    shares = {outcome: Fraction(times, plays) for outcome, times in found.items()}
    return Forecast(lens.figures(shares, plays), 0, plays)
