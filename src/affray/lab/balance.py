"""The search for a scenario that comes to an aim: one ladder after another, on common random numbers, with as many fights as it takes to tell."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

from affray.kernel.pack import BadPack
from affray.lab.aim import Aim
from affray.lab.changes import CannotChange, Case, Change, changed
from affray.lab.ladders import Ladder, Way, ladders
from affray.lab.pairs import wins_of
from affray.lab.series import Hands, Series
from affray.odds.intervals import Interval, among

__all__ = ["FIRST", "Balance", "Reversal", "Trial", "balance", "values_of"]

# Fights that a setting gets at first, by game; twice as many again and again until it is clear.
FIRST: Final = {"company": 100, "showdown": 24}
# The last check is on fights that the search has not seen: from this number on.
UNSEEN: Final = 1_000_000_000
# How many settings are checked before the nearest of them is taken.
CHECKED: Final = 3
FIGURES: Final = ("won", "wounded", "dead", "fell", "rounds")


@dataclass
class Trial:
    """A setting that was tried: what differs from the scenario, and its fights. `checked` are other fights of the same, unseen in the search."""

    changes: tuple[Change, ...]
    case: Case
    series: Series
    checked: Series | None = None

    def values(self) -> dict[str, Interval]:
        return values_of(self.series)

    def checked_values(self) -> dict[str, Interval]:
        """Those of the check where there was one."""
        return values_of(self.checked if self.checked is not None and len(self.checked) else self.series)

    def missed(self, aim: Aim) -> float:
        """How far off it is, in the checked fights or in all together, whichever is farther."""
        if self.checked is None or not len(self.checked):
            return aim.missed(self.values())
        whole = Series(self.series.plan)
        for figure in FIGURES:
            whole.columns[figure] = self.series.columns[figure] + self.checked.columns[figure]
        return max(aim.missed(values_of(self.checked)), aim.missed(values_of(whole)))


@dataclass(frozen=True)
class Reversal:
    """What should be harder was won more often, beyond chance."""

    easier: Trial
    harder: Trial
    won: Interval


@dataclass
class Balance:
    """`found` is the setting that comes nearest; `reached` says whether it comes to the aim.

    It does where it does so in fights that the search had not seen, and in those and the searched ones together: either alone may be luck.
    """

    aim: Aim
    seed: int
    tried: list[Trial] = field(default_factory=list)
    found: Trial | None = None
    reversals: list[Reversal] = field(default_factory=list)
    cancelled: bool = False
    seconds: float = 0.0

    @property
    def reached(self) -> bool:
        return self.found is not None and self.found.missed(self.aim) == 0

    def fights(self) -> int:
        return sum(len(each.series) + (len(each.checked) if each.checked is not None else 0) for each in self.tried)


def values_of(series: Series) -> dict[str, Interval]:
    """What an aim may speak of."""
    return {figure: series.figure(figure) for figure in FIGURES}


def balance(
    case: Case,
    aim: Aim,
    ways: Sequence[Way],
    seed: int,
    most: int,
    check: int,
    hands: Hands,
    tell: Callable[[Trial], None] | None = None,
) -> Balance:
    """Up to `most` fights a setting, then `check` others of the best. Raises what reading the scenario itself raises, and as `Hands.extend`."""
    began = perf_counter()
    search = Search(case, aim, seed, most, hands, tell)
    result = Balance(aim, seed)
    if (as_it_is := search.trial(())) is not None:
        search.grow(as_it_is, most)
    # From the scenario and what comes nearest to the aim; then from the nearest on the other side of it; then from the nearest again.
    for start in (search.best, search.opposite, search.best):
        for way in ways:
            base = start()
            if base is not None and not search.done():
                search.go(way, start)
    result.found = search.best() if search.ranked() else None
    if not hands.cancelled:
        result.found = checked(search, check)
    result.tried = [each for each in search.tried.values() if len(each.series)]
    result.reversals = search.reversals()
    result.cancelled = hands.cancelled
    result.seconds = perf_counter() - began
    return result


def checked(search: Search, check: int) -> Trial:
    """The best in fights that were not searched: who is best of many is so in part by luck."""
    candidates: list[Trial] = []
    for trial in search.ranked()[:CHECKED]:
        trial.checked = Series(trial.series.plan, first=UNSEEN)
        search.hands.extend([trial.checked], check)
        if search.hands.cancelled or not len(trial.checked):
            break
        candidates.append(trial)
        if trial.missed(search.aim) == 0:
            return trial
    return min(candidates or search.ranked()[:1], key=lambda each: each.missed(search.aim))


class Search:
    """What has been tried so far."""

    def __init__(self, case: Case, aim: Aim, seed: int, most: int, hands: Hands, tell: Callable[[Trial], None] | None) -> None:  # fmt: skip
        self.case = case
        self.aim = aim
        self.seed = seed
        self.most = most
        self.hands = hands
        self.tell = tell
        # By what their scenarios are, however they were come to.
        self.tried: dict[str, Trial] = {}
        # Settings that were tried on one ladder, by rung.
        self.climbs: list[dict[int, Trial]] = []

    def trial(self, changes: tuple[Change, ...]) -> Trial | None:
        """The setting with these changes; None where there is no such scenario. The scenario itself raises what is wrong with it."""
        try:
            case = changed(self.case, changes)
            key = json.dumps([case.raw, case.agents], sort_keys=True)
            if key not in self.tried:
                self.tried[key] = Trial(changes, case, Series(case.plan(self.seed)))
        except (CannotChange, BadPack):
            if not changes:
                raise
            return None
        return self.tried[key]

    def ranked(self) -> list[Trial]:
        """The settings that were played, the nearest to the aim first; of those that are near enough the one with the fewest changes."""
        played = [each for each in self.tried.values() if len(each.series)]
        return sorted(played, key=self.rank)

    def rank(self, trial: Trial) -> tuple[float, float, int, float]:
        missed, off = self.distance(trial)
        return missed, max(0.0, off - CLOSE), len(trial.changes), off

    def best(self) -> Trial:
        ranked = self.ranked()
        return ranked[0] if ranked else next(iter(self.tried.values()))

    def opposite(self) -> Trial | None:
        """The nearest that is too hard where the best is too easy, or the other way round."""
        best = self.aim.hardness(self.best().values()).value > 0
        others = [each for each in self.ranked() if (self.aim.hardness(each.values()).value > 0) != best]
        return others[0] if others else None

    def distance(self, trial: Trial) -> tuple[float, float]:
        """How far off in all; where nothing is, how far from the very aim."""
        values = trial.values()
        return self.aim.missed(values), abs(self.aim.hardness(values).value)

    def done(self) -> bool:
        """Whether to go no further: the aim is met so well that a few fights more would not undo it, or somebody said stop."""
        if self.hands.cancelled:
            return True
        best = self.best()
        if len(best.series) < self.most:
            return False
        missed, off = self.distance(best)
        return missed == 0 and (off <= CLOSE or not self.aimed())

    def aimed(self) -> bool:
        """Whether the aim says where to be, not only where not."""
        return any(bound.target is not None for bound in self.aim.bounds)

    # -- one ladder

    def go(self, way: Way, start: Callable[[], Trial | None]) -> None:
        """All ladders of a way, each from where the one before it ended."""
        base = start()
        try:
            found = ladders(base.case, [way]) if base is not None else []
        except CannotChange:
            return  # what it was to change is no longer there
        for ladder in found:
            base = start()
            if base is None or self.done():
                return
            self.climb(ladder, base.changes)

    def climb(self, ladder: Ladder, base: tuple[Change, ...]) -> None:
        """From where the base stands go on in the direction of the aim, in steps twice as long each time, then halve between too easy and too hard."""
        seen: dict[int, Trial] = {}
        self.climbs.append(seen)
        at = ladder.now
        easy, hard = -1, len(ladder.rungs)
        step = 1
        while hard - easy > 1 and not self.hands.cancelled:
            side = self.side(ladder, base, at, seen)
            if side == 0:
                break
            if side < 0:
                easy = at
            else:
                hard = at
            if easy >= 0 and hard < len(ladder.rungs):
                at = (easy + hard) // 2
            else:
                at = min(hard - 1, at + step) if side < 0 else max(easy + 1, at - step)
                step *= 2
        for rung in (easy, hard):
            if rung in seen and not self.hands.cancelled:
                self.grow(seen[rung], self.most)

    def side(self, ladder: Ladder, base: tuple[Change, ...], rung: int, seen: dict[int, Trial]) -> int:
        """Whether a rung is too hard (1), may be harder (-1), or neither for all that can be told (0). What cannot be made is too hard."""
        change = ladder.rungs[rung]
        others = tuple(each for each in base if change is None or each.name != change.name)
        trial = self.trial(others if change is None else (*others, change))
        if trial is None:
            return 1
        n = FIRST[self.case.game.name]
        while True:
            self.grow(trial, min(n, self.most))
            if not len(trial.series):
                return 0
            seen[rung] = trial
            hardness = self.aim.hardness(trial.values())
            if hardness.excludes(0.0):
                return 1 if hardness.value > 0 else -1
            if n >= self.most or self.hands.cancelled:
                if abs(hardness.value) <= CLOSE:
                    return 0
                return 1 if hardness.value > 0 else -1
            n *= 2

    def grow(self, trial: Trial, n: int) -> None:
        if len(trial.series) < n:
            self.hands.extend([trial.series], n)
            if self.tell is not None and len(trial.series):
                self.tell(trial)

    # -- what was seen on the way

    def reversals(self) -> list[Reversal]:
        """Harder rungs of a ladder that were won more often than easier ones, with an interval that holds for all pairs of neighbours that were tried."""
        pairs = {
            (id(seen[low]), id(seen[high])): (seen[low], seen[high])
            for seen in self.climbs
            for low, high in zip(sorted(seen), sorted(seen)[1:], strict=False)
        }
        z = among(len(pairs))
        found: list[Reversal] = []
        for easier, harder in pairs.values():
            n = min(len(easier.series), len(harder.series))
            apart = wins_of(harder.series, easier.series, n).difference(z)
            if apart.value > 0 and apart.excludes(0.0):
                found.append(Reversal(easier, harder, apart))
        return found


# Near enough to the very aim, in tolerances.
CLOSE: Final = 0.5
