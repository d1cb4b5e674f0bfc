"""Special damage, and what is suffered."""

from __future__ import annotations

from dataclasses import dataclass

from affray.kernel.event import Event
from affray.kernel.names import Ref

__all__ = [
    "BrokeFree",
    "ConditionGained",
    "ConditionLost",
    "EnduranceSet",
    "EyeRose",
    "Fell",
    "FendOff",
    "FieryBlow",
    "FoeWeary",
    "FoeWounded",
    "Healed",
    "HeavyBlow",
    "Hurt",
    "KnockedBack",
    "MiserableNow",
    "Pierce",
    "PiercingBlow",
    "Poisoned",
    "Seized",
    "ShadowGained",
    "ShieldBroken",
    "ShieldThrust",
    "Unhurt",
    "WearyNoMore",
    "WearyNow",
    "WoundCancelled",
    "WoundTaken",
]

Reasons = list[tuple[str, int]]


# -- special damage


@dataclass(frozen=True)
class HeavyBlow(Event):
    who: Ref
    target: Ref
    amount: int
    amount_reasons: Reasons


@dataclass(frozen=True)
class FendOff(Event):
    who: Ref
    amount: int


@dataclass(frozen=True)
class Pierce(Event):
    who: Ref
    amount: int
    feat: int


@dataclass(frozen=True)
class ShieldThrust(Event):
    who: Ref
    target: Ref


@dataclass(frozen=True)
class BrokeFree(Event):
    who: Ref
    foe: Ref


@dataclass(frozen=True)
class ShieldBroken(Event):
    who: Ref
    shield: Ref


@dataclass(frozen=True)
class Seized(Event):
    who: Ref
    foe: Ref


@dataclass(frozen=True)
class FieryBlow(Event):
    who: Ref
    target: Ref
    level: str


# -- what is suffered


@dataclass(frozen=True)
class Hurt(Event):
    """`why`: attack, fire, poison, or the id of a card."""

    who: Ref
    loss: int
    left: int
    why: Ref


@dataclass(frozen=True)
class Unhurt(Event):
    """The weapon cannot harm it."""

    who: Ref
    weapon: Ref


@dataclass(frozen=True)
class Healed(Event):
    who: Ref
    amount: int
    now: int


@dataclass(frozen=True)
class EnduranceSet(Event):
    who: Ref
    now: int


@dataclass(frozen=True)
class KnockedBack(Event):
    who: Ref
    loss: int
    halved: int


@dataclass(frozen=True)
class WearyNow(Event):
    who: Ref
    endurance: int
    load: int


@dataclass(frozen=True)
class WearyNoMore(Event):
    who: Ref


@dataclass(frozen=True)
class FoeWeary(Event):
    """`why`: empty (began the round without Hate or Resolve), intimidate, or a card."""

    who: Ref
    why: str


@dataclass(frozen=True)
class PiercingBlow(Event):
    target: Ref
    injury: int


@dataclass(frozen=True)
class WoundTaken(Event):
    """A hero's first Wound. `severity`: moderate, severe, grievous; `days` to heal when severe."""

    who: Ref
    severity: str
    days: int


@dataclass(frozen=True)
class WoundCancelled(Event):
    who: Ref


@dataclass(frozen=True)
class FoeWounded(Event):
    who: Ref
    wounds: int
    might: int


@dataclass(frozen=True)
class Fell(Event):
    """Out of the fight. `why`: unconscious, dying, slain, asleep."""

    who: Ref
    why: str


@dataclass(frozen=True)
class Poisoned(Event):
    who: Ref
    level: str


@dataclass(frozen=True)
class ShadowGained(Event):
    who: Ref
    amount: int
    now: int


@dataclass(frozen=True)
class MiserableNow(Event):
    who: Ref


@dataclass(frozen=True)
class ConditionGained(Event):
    who: Ref
    condition: Ref


@dataclass(frozen=True)
class ConditionLost(Event):
    who: Ref
    condition: Ref


@dataclass(frozen=True)
class EyeRose(Event):
    amount: int
