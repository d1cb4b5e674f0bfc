"""What survivors' cards do to what befalls survivors: events, as data."""

from __future__ import annotations

from dataclasses import dataclass

from affray.kernel.event import Event
from affray.kernel.names import Ref

__all__ = ["CardsSeen", "HitMoved", "NumberRaised", "Spared", "StoredGearLost", "TerrainAdded", "TokensTaken"]


@dataclass(frozen=True)
class Spared(Event):
    """A card keeps something from a survivor. `what`: fall, bleeding, severe_injury, damage, brain_damage."""

    who: Ref
    what: str


@dataclass(frozen=True)
class NumberRaised(Event):
    """A card changes a number. `what`: brain_damage, severe_injury_roll, survival_gained."""

    card: Ref
    what: str
    by: int
    now: int


@dataclass(frozen=True)
class CardsSeen(Event):
    """A survivor looks at the next cards of a deck: ai or locations."""

    who: Ref
    deck: str
    cards: list[Ref]


@dataclass(frozen=True)
class HitMoved(Event):
    """A hit of the monster falls on another location than the die said."""

    who: Ref
    location: str
    to: str


@dataclass(frozen=True)
class TokensTaken(Event):
    """Tokens of a survivor are taken off: so many of an attribute."""

    who: Ref
    attribute: str
    count: int


@dataclass(frozen=True)
class StoredGearLost(Event):
    """A piece of gear leaves the game out of storage."""

    gear: Ref


@dataclass(frozen=True)
class TerrainAdded(Event):
    """A terrain card joins those that are placed."""

    who: Ref
    terrain: Ref
