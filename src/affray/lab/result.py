"""What one fight came to, and what was heard of it: small, plain, the same for both games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

from affray.kernel.event import Event

__all__ = ["WON", "Heard", "Mark", "Reading", "Result"]

WON: Final = "victory"

Mark = tuple[str, str]
"""Something that was drawn or used: its kind (a card of the monster, a weapon, a stance) and its id."""


@dataclass(slots=True)
class Result:
    """One fight. `people`: the figures of each hero or survivor, in the order of the reading's `figures`.

    `fell` is how many of them are out or dead, `left` the foes still able to fight or the AI cards the monster still had;
    `foes` how many of each kind were slain; `whole` what is counted of the fight as a whole; `ends` who died of what, where the state tells; `harm` orders fights, the worst last.
    """

    number: int
    outcome: str
    rounds: int
    fell: int
    left: int
    people: dict[str, tuple[int, ...]]
    foes: dict[str, int]
    whole: dict[str, int]
    ends: tuple[tuple[str, str], ...]
    harm: tuple[int, ...]

    @property
    def won(self) -> bool:
        return self.outcome == WON


@dataclass
class Heard:
    """What was told in one fight: who felled whom how often, and how often each thing was drawn or used."""

    kills: dict[tuple[str, str], int] = field(default_factory=dict)
    marks: dict[Mark, int] = field(default_factory=dict)

    def kill(self, who: str, whom: str) -> None:
        self.kills[who, whom] = self.kills.get((who, whom), 0) + 1

    def mark(self, kind: str, *ids: str) -> None:
        for id in ids:
            self.marks[kind, id] = self.marks.get((kind, id), 0) + 1


class Reading:
    """How one game's fights are read. Made with a fight that has not begun, so that it knows what everybody began with."""

    figures: ClassVar[tuple[str, ...]] = ()
    """What is counted of each hero or survivor."""
    yes_or_no: ClassVar[frozenset[str]] = frozenset()
    """The figures that are 0 or 1: shown as shares, the others as means."""
    kinds: ClassVar[tuple[str, ...]] = ()
    """The kinds of marks, in the order in which they are shown."""
    block: ClassVar[int] = 100
    """Fights after which an early end is judged."""

    def __init__(self, fight: Any) -> None:
        raise NotImplementedError

    def before(self, fight: Any) -> Any:
        """What the aftermath will wipe off: to be kept for `result`."""
        raise NotImplementedError

    def result(self, number: int, fight: Any, before: Any) -> Result:
        """The fight is over."""
        raise NotImplementedError

    def heard(self, fight: Any, told: Sequence[Event]) -> Heard:
        """What its events say."""
        raise NotImplementedError
