"""Events: what happened, as data. Told by the primitives only; the words are in the catalogues under the event's class name."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from affray.kernel.names import Ref

__all__ = ["ChainCut", "Event", "Told"]


@dataclass(frozen=True)
class Event:
    """Base of all events. Fields hold plain data: ids (`Ref`), numbers, words, lists of reasons."""

    def fields(self) -> dict[str, Any]:
        """Its fields by name: the variables of its message."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def audience(self) -> tuple[str, ...] | None:
        """The seats that may know; None for everybody."""
        return None

    def names(self, other: Event) -> bool:
        """Whether something that another event is about is named here too."""
        mine = [value for value in self.fields().values() if isinstance(value, str)]
        return not set(other.fields().values()).isdisjoint(mine)


@dataclass(frozen=True)
class ChainCut(Event):
    """Cards have called one another without end: this card's text was not carried out any more. `most`: how deep they may."""

    card: Ref
    most: int


@dataclass(frozen=True)
class Told:
    """An event as it was told: how deep in the acts under way, and the number of record lines before it."""

    event: Event
    depth: int
    line: int
