"""Rolls as they fell, and what was spent on them."""

from __future__ import annotations

from dataclasses import dataclass

from affray.kernel.event import Event
from affray.kernel.names import Ref

__all__ = [
    "AttackRolled",
    "CardCancelled",
    "CardUsed",
    "Dazed",
    "DriveGained",
    "DriveLost",
    "DriveSpent",
    "FeatRolled",
    "HopeSpent",
    "HopeWasted",
    "ProtectionRolled",
    "Rerolled",
    "SkillRolled",
    "SuccessUndone",
    "Supported",
]

Reasons = list[tuple[str, int]]


# -- rolls


@dataclass(frozen=True)
class AttackRolled(Event):
    """`feat`: best, worst or number. `total` means nothing when `feat` is best."""

    who: Ref
    target: Ref
    weapon: Ref
    two_handed: bool
    passed: bool
    feat: str
    total: int
    against: int
    against_reasons: Reasons
    dice: int
    dice_reasons: Reasons
    favour_reasons: Reasons
    icons: int
    weary: bool
    faces: list[int]


@dataclass(frozen=True)
class SkillRolled(Event):
    """`skill` is a Skill, or valour or wisdom for Shadow tests, or protection with `weapon` naming what hit."""

    who: Ref
    skill: Ref
    passed: bool
    magical: bool
    feat: str
    total: int
    against: int
    dice: int
    dice_reasons: Reasons
    favour_reasons: Reasons
    icons: int
    weary: bool
    faces: list[int]


@dataclass(frozen=True)
class ProtectionRolled(Event):
    who: Ref
    weapon: Ref
    passed: bool
    feat: str
    total: int
    against: int
    dice: int
    dice_reasons: Reasons
    favour_reasons: Reasons
    weary: bool
    faces: list[int]


@dataclass(frozen=True)
class FeatRolled(Event):
    """A Feat die alone; `rank` is 0 for the worst face, 11 for the best. `why`: severity, fire, poison."""

    who: Ref
    why: str
    rank: int
    faces: list[int]


@dataclass(frozen=True)
class Rerolled(Event):
    who: Ref
    card: Ref


@dataclass(frozen=True)
class SuccessUndone(Event):
    who: Ref
    card: Ref


# -- spending


@dataclass(frozen=True)
class HopeSpent(Event):
    """`why`: roll, magical, support, or the id of a card."""

    who: Ref
    why: Ref
    left: int


@dataclass(frozen=True)
class HopeWasted(Event):
    who: Ref


@dataclass(frozen=True)
class Supported(Event):
    who: Ref
    whom: Ref
    dice: int


@dataclass(frozen=True)
class DriveSpent(Event):
    """Hate or Resolve; `kind`: hate, resolve. `card` None: for 1d on a roll."""

    who: Ref
    kind: str
    amount: int
    left: int
    card: Ref | None


@dataclass(frozen=True)
class DriveLost(Event):
    who: Ref
    kind: str
    amount: int
    left: int


@dataclass(frozen=True)
class DriveGained(Event):
    who: Ref
    kind: str
    amount: int
    now: int


@dataclass(frozen=True)
class CardUsed(Event):
    who: Ref
    card: Ref


@dataclass(frozen=True)
class CardCancelled(Event):
    """A hero pays so that a foe's ability has no effect though it was paid for."""

    who: Ref
    foe: Ref
    card: Ref


@dataclass(frozen=True)
class Dazed(Event):
    """No more Hope may be spent in this fight."""

    who: Ref
