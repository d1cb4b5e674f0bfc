"""What heroes and foes do besides attacking."""

from __future__ import annotations

from dataclasses import dataclass

from affray.kernel.event import Event
from affray.kernel.names import Ref

__all__ = [
    "Advanced",
    "BattleTurned",
    "Crossed",
    "DraggedToSafety",
    "Drew",
    "Dropped",
    "GaveGround",
    "Held",
    "Intimidated",
    "PickedUp",
    "ProtectedBy",
    "Rallied",
    "Recovered",
    "ShotPrepared",
    "Spotted",
    "Summoned",
    "TaskTried",
    "Thrown",
    "Unmoved",
    "WeakSpotFound",
    "Woke",
]


# -- actions


@dataclass(frozen=True)
class TaskTried(Event):
    who: Ref
    task: Ref
    target: Ref | None


@dataclass(frozen=True)
class Intimidated(Event):
    """Foes that are Weary now; `lasts`: round or next_attack."""

    foes: list[Ref]
    lasts: str


@dataclass(frozen=True)
class Unmoved(Event):
    who: Ref


@dataclass(frozen=True)
class Rallied(Event):
    heroes: list[Ref]


@dataclass(frozen=True)
class ProtectedBy(Event):
    who: Ref
    target: Ref
    dice: int


@dataclass(frozen=True)
class ShotPrepared(Event):
    who: Ref
    dice: int


@dataclass(frozen=True)
class BattleTurned(Event):
    """`use`: advantage, removal, burden."""

    who: Ref
    use: str
    dice: int
    lasts: str


@dataclass(frozen=True)
class WeakSpotFound(Event):
    who: Ref
    foe: Ref
    dice: int


@dataclass(frozen=True)
class Recovered(Event):
    """Position after a knockback."""

    who: Ref


@dataclass(frozen=True)
class Drew(Event):
    who: Ref
    weapon: Ref


@dataclass(frozen=True)
class Dropped(Event):
    who: Ref
    item: Ref
    load: int


@dataclass(frozen=True)
class Thrown(Event):
    who: Ref
    item: Ref


@dataclass(frozen=True)
class PickedUp(Event):
    who: Ref
    item: Ref
    load: int


@dataclass(frozen=True)
class DraggedToSafety(Event):
    who: Ref
    whom: Ref


@dataclass(frozen=True)
class Crossed(Event):
    who: Ref
    foe: Ref | None


@dataclass(frozen=True)
class Advanced(Event):
    who: Ref
    foe: Ref


@dataclass(frozen=True)
class GaveGround(Event):
    who: Ref
    foe: Ref | None


@dataclass(frozen=True)
class Spotted(Event):
    who: Ref
    foe: Ref


@dataclass(frozen=True)
class Held(Event):
    who: Ref


@dataclass(frozen=True)
class Woke(Event):
    who: Ref


@dataclass(frozen=True)
class Summoned(Event):
    who: Ref
    by: Ref
