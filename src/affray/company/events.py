"""What happens in the Company's fight, as data. Told by primitives only; the words are in the catalogues under these names.

Fields: `Ref` names somebody or something; numbers are Endurance, Hope, dice and the like; `*_reasons` are (word, amount) pairs.
"""

from __future__ import annotations

from dataclasses import dataclass

from affray.kernel.event import Event
from affray.kernel.names import Ref

Reasons = list[tuple[str, int]]


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
class Parted(Event):
    hero: Ref
    foe: Ref


@dataclass(frozen=True)
class StoodBack(Event):
    who: Ref


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
    why: str
    left: int


@dataclass(frozen=True)
class HopeWasted(Event):
    who: Ref


@dataclass(frozen=True)
class HopeGained(Event):
    who: Ref
    amount: int
    now: int


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
    what: str
    who: Ref | None
    to: str
