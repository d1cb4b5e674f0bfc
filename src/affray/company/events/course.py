"""The course of the fight, who stands where, who leaves, and what follows."""

from __future__ import annotations

from dataclasses import dataclass

from affray.kernel.event import Event
from affray.kernel.names import Ref

__all__ = [
    "AmbushFailed",
    "AmbushSucceeded",
    "CannotAct",
    "Corrected",
    "Engaged",
    "FailureCancelled",
    "FightBegan",
    "FightEnded",
    "FoeTurnBegan",
    "GearCollected",
    "LeftBehind",
    "LeftField",
    "NeedsHealing",
    "RoundBegan",
    "RoundEnded",
    "StanceTaken",
    "StoodBack",
    "Surprised",
    "Surrendered",
    "TurnBegan",
    "VolleyBegan",
    "WillWake",
    "WoundCleared",
]


# -- the course of the fight


@dataclass(frozen=True)
class FightBegan(Event):
    heroes: list[Ref]
    foes: list[Ref]


@dataclass(frozen=True)
class VolleyBegan(Event):
    number: int
    of: int


@dataclass(frozen=True)
class RoundBegan(Event):
    number: int


@dataclass(frozen=True)
class TurnBegan(Event):
    who: Ref
    stance: str


@dataclass(frozen=True)
class FoeTurnBegan(Event):
    who: Ref


@dataclass(frozen=True)
class RoundEnded(Event):
    number: int


@dataclass(frozen=True)
class FightEnded(Event):
    """`outcome`: victory, defeat, fled (no hero left on the field), parted (the last round is over), ended (by the Loremaster)."""

    outcome: str
    number: int


@dataclass(frozen=True)
class AmbushSucceeded(Event):
    by: str


@dataclass(frozen=True)
class AmbushFailed(Event):
    by: str


@dataclass(frozen=True)
class FailureCancelled(Event):
    who: Ref
    whose: Ref


@dataclass(frozen=True)
class Surprised(Event):
    who: Ref


@dataclass(frozen=True)
class CannotAct(Event):
    """`why`: surprised, recovering."""

    who: Ref
    why: str


# -- places


@dataclass(frozen=True)
class StanceTaken(Event):
    who: Ref
    stance: str


@dataclass(frozen=True)
class Engaged(Event):
    hero: Ref
    foe: Ref


@dataclass(frozen=True)
class StoodBack(Event):
    who: Ref


# -- leaving, and after


@dataclass(frozen=True)
class LeftField(Event):
    """`how`: rear, force, stood_back."""

    who: Ref
    how: str


@dataclass(frozen=True)
class Surrendered(Event):
    who: Ref


@dataclass(frozen=True)
class WoundCleared(Event):
    who: Ref


@dataclass(frozen=True)
class WillWake(Event):
    who: Ref


@dataclass(frozen=True)
class NeedsHealing(Event):
    """`what`: dying (within an hour), wound (first aid), poison."""

    who: Ref
    what: str


@dataclass(frozen=True)
class LeftBehind(Event):
    who: Ref


@dataclass(frozen=True)
class GearCollected(Event):
    who: Ref
    items: list[Ref]


# -- corrections


@dataclass(frozen=True)
class Corrected(Event):
    """`who`: the fighter, the ground, the kind of foe; `item`: the condition or the thing."""

    what: str
    who: Ref | None
    to: str
    item: Ref | None = None
