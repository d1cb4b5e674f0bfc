"""What many fights came to: whole numbers only, so that tallies of parts add up to the tally of the whole in any order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar

from affray.lab.result import WON, Heard, Mark, Result

__all__ = ["KEPT_FAILURES", "Failure", "Tally"]

K = TypeVar("K")

Histogram = dict[int, int]
Shape = tuple[str, int, int]
"""Outcome, how many fell, rounds."""

# Of so many fights that failed the story is kept.
KEPT_FAILURES: Final = 5


@dataclass(frozen=True)
class Failure:
    """A fight that failed: its number, what went wrong and where, its record as far as it went ("" where it ran well the second time)."""

    number: int
    what: str
    where: str
    record: str


@dataclass
class Tally:
    """`fights` were counted, `failed` were not. What was heard is of the `heard` fights only, a fixed sample by number.

    `shapes` count fights by outcome, fallen and rounds, with the lowest number of each; `worst` is the harm and the number of the
    worst fight. `marks` are, for each thing drawn or used: times, fights, fights won. `ended` says why a run ended; `lost` what became
    of its workers (a word of the catalogues, a detail) where they are the reason.
    """

    fights: int = 0
    failed: int = 0
    outcomes: dict[str, int] = field(default_factory=dict)
    rounds: Histogram = field(default_factory=dict)
    fell: Histogram = field(default_factory=dict)
    left: Histogram = field(default_factory=dict)
    people: dict[str, list[Histogram]] = field(default_factory=dict)
    foes: dict[str, Histogram] = field(default_factory=dict)
    whole: dict[str, Histogram] = field(default_factory=dict)
    ends: dict[tuple[str, str], int] = field(default_factory=dict)
    shapes: dict[Shape, tuple[int, int]] = field(default_factory=dict)
    worst: tuple[tuple[int, ...], int] | None = None
    heard: int = 0
    heard_won: int = 0
    kills: dict[tuple[str, str], int] = field(default_factory=dict)
    marks: dict[Mark, tuple[int, int, int]] = field(default_factory=dict)
    failures: list[Failure] = field(default_factory=list)
    ended: str = ""
    lost: tuple[str, str] | None = None

    @property
    def wins(self) -> int:
        return self.outcomes.get(WON, 0)

    def add(self, one: Result, heard: Heard | None = None) -> None:
        """One more fight."""
        self.fights += 1
        count(self.outcomes, one.outcome)
        count(self.rounds, one.rounds)
        count(self.fell, one.fell)
        count(self.left, one.left)
        for id, figures in one.people.items():
            held = self.people.get(id)
            if held is None:
                held = self.people[id] = [{} for _ in figures]
            for histogram, value in zip(held, figures, strict=True):
                histogram[value] = histogram.get(value, 0) + 1
        for id, slain in one.foes.items():
            count(self.foes.setdefault(id, {}), slain)
        for name, value in one.whole.items():
            count(self.whole.setdefault(name, {}), value)
        for end in one.ends:
            count(self.ends, end)
        shape = one.outcome, one.fell, one.rounds
        times, first = self.shapes.get(shape, (0, one.number))
        self.shapes[shape] = times + 1, min(first, one.number)
        self.take_worst(one.harm, one.number)
        if heard is not None:
            self.hear(heard, one.won)

    def hear(self, heard: Heard, won: bool) -> None:
        self.heard += 1
        self.heard_won += won
        for kill, times in heard.kills.items():
            count(self.kills, kill, times)
        for mark, times in heard.marks.items():
            before = self.marks.get(mark, (0, 0, 0))
            self.marks[mark] = before[0] + times, before[1] + 1, before[2] + won

    def take_worst(self, harm: tuple[int, ...], number: int) -> None:
        """The greatest harm; among equals the lowest number."""
        if self.worst is None or (harm, -number) > (self.worst[0], -self.worst[1]):
            self.worst = harm, number

    def fail(self, failure: Failure) -> None:
        self.failed += 1
        self.failures.append(failure)

    def merge(self, other: Tally) -> None:
        """Add another tally's fights, which are none of these."""
        self.fights += other.fights
        self.failed += other.failed
        self.heard += other.heard
        self.heard_won += other.heard_won
        add_up(self.outcomes, other.outcomes)
        add_up(self.rounds, other.rounds)
        add_up(self.fell, other.fell)
        add_up(self.left, other.left)
        add_up(self.ends, other.ends)
        add_up(self.kills, other.kills)
        for id, theirs in other.people.items():
            mine = self.people.setdefault(id, [{} for _ in theirs])
            for held, more in zip(mine, theirs, strict=True):
                add_up(held, more)
        for id, slain in other.foes.items():
            add_up(self.foes.setdefault(id, {}), slain)
        for name, values in other.whole.items():
            add_up(self.whole.setdefault(name, {}), values)
        for shape, (times, first) in other.shapes.items():
            held_times, held_first = self.shapes.get(shape, (0, first))
            self.shapes[shape] = held_times + times, min(held_first, first)
        for mark, theirs_marked in other.marks.items():
            before = self.marks.get(mark, (0, 0, 0))
            self.marks[mark] = before[0] + theirs_marked[0], before[1] + theirs_marked[1], before[2] + theirs_marked[2]
        if other.worst is not None:
            self.take_worst(*other.worst)
        self.failures = sorted([*self.failures, *other.failures], key=lambda one: one.number)[:KEPT_FAILURES]

    def typical(self) -> int | None:
        """The number of a typical fight: of those with the commonest outcome, ordered by how many fell and by rounds, the middle one.

        None when no fight was counted. Of fights alike in all three the first.
        """
        if not self.outcomes:
            return None
        outcome = max(sorted(self.outcomes), key=lambda each: self.outcomes[each])
        seen = 0
        for shape in sorted(shape for shape in self.shapes if shape[0] == outcome):
            times, first = self.shapes[shape]
            seen += times
            if 2 * seen >= self.outcomes[outcome]:
                return first
        return None


def count(counts: dict[K, int], key: K, times: int = 1) -> None:
    counts[key] = counts.get(key, 0) + times


def add_up(counts: dict[K, int], more: dict[K, int]) -> None:
    for key, times in more.items():
        counts[key] = counts.get(key, 0) + times


def tally_of(results: Sequence[Result]) -> Tally:
    """The tally of these fights, nothing heard."""
    tally = Tally()
    for one in results:
        tally.add(one)
    return tally
