"""What happens in a showdown, as data. Told by primitives only; the words are in the catalogues under these names."""

from __future__ import annotations

from dataclasses import dataclass

from affray.kernel.event import Event
from affray.kernel.names import Ref

Reasons = list[tuple[str, int]]


# -- a survivor's attack


@dataclass(frozen=True)
class SurvivorAttacks(Event):
    who: Ref
    weapon: Ref
    dice: int
    dice_reasons: Reasons


@dataclass(frozen=True)
class AttackDiceRolled(Event):
    who: Ref
    against: int
    against_reasons: Reasons
    hits: int
    perfect: int
    faces: list[int]


@dataclass(frozen=True)
class AttackCancelled(Event):
    """Early Iron: a die showed 1."""

    who: Ref
    weapon: Ref


@dataclass(frozen=True)
class LocationsDrawn(Event):
    who: Ref
    locations: list[Ref]


@dataclass(frozen=True)
class TrapSprung(Event):
    who: Ref
    trap: Ref
    lost: list[Ref]


@dataclass(frozen=True)
class TrapCancelled(Event):
    who: Ref
    trap: Ref


@dataclass(frozen=True)
class HitsOutOfReach(Event):
    who: Ref
    locations: list[Ref]


@dataclass(frozen=True)
class WoundAttempted(Event):
    """`success`: the total (or a lantern 10) was enough. `critical`: the printed critical effect happens."""

    who: Ref
    location: Ref
    face: int
    total: int
    reasons: Reasons
    toughness: int
    success: bool
    critical: bool


@dataclass(frozen=True)
class HitsLost(Event):
    """The attack ends before these were resolved: its attacker is down or dead, its weapon broken, or (a ruling) a trap has ended it too."""

    who: Ref
    locations: list[Ref]


@dataclass(frozen=True)
class HitsGivenUp(Event):
    who: Ref
    locations: list[Ref]


@dataclass(frozen=True)
class WoundDieFirst(Event):
    """The wound die was thrown before its location was chosen."""

    who: Ref
    face: int


@dataclass(frozen=True)
class ImperviousHeld(Event):
    """The attempt succeeded or was critical, but this location cannot be wounded (SD-11, SD-12)."""

    location: Ref
    critical: bool


@dataclass(frozen=True)
class HitAutomatic(Event):
    """A hit that needs no attempt: critical where the location has a critical effect, else nothing comes of it (6.4)."""

    who: Ref
    location: Ref
    critical: bool


@dataclass(frozen=True)
class DiscardShuffled(Event):
    """The discard is shuffled back into its deck, `deck`: ai or hit_location."""

    deck: str


@dataclass(frozen=True)
class WeaponBroke(Event):
    who: Ref
    weapon: Ref
    location: Ref


@dataclass(frozen=True)
class ReactionsCancelled(Event):
    location: Ref


@dataclass(frozen=True)
class Reaction(Event):
    location: Ref
    kind: str


@dataclass(frozen=True)
class PersistentInjury(Event):
    location: Ref
    injury: Ref


@dataclass(frozen=True)
class AttackEnded(Event):
    who: Ref


# -- the monster


@dataclass(frozen=True)
class MonsterWounded(Event):
    cards_left: int
    wounds: int


@dataclass(frozen=True)
class MonsterDied(Event):
    monster: Ref


@dataclass(frozen=True)
class MonsterDown(Event):
    monster: Ref


@dataclass(frozen=True)
class MonsterStood(Event):
    monster: Ref


@dataclass(frozen=True)
class MonsterToken(Event):
    attribute: str
    by: int
    now: int


# -- survivors


@dataclass(frozen=True)
class SurvivalSpent(Event):
    who: Ref
    action: str
    left: int


@dataclass(frozen=True)
class SurvivalChanged(Event):
    who: Ref
    by: int
    now: int


@dataclass(frozen=True)
class LocationRolled(Event):
    """The hit location die of a survivor, where no attack's dice are thrown (2.5.4)."""

    who: Ref
    location: str
    face: int


@dataclass(frozen=True)
class DamageSuffered(Event):
    """One hit's damage, or damage that is no hit, before armour; `reasons` where it is a sum."""

    who: Ref
    location: str
    points: int
    reasons: Reasons


@dataclass(frozen=True)
class ArmourLost(Event):
    who: Ref
    location: str
    points: int
    left: int


@dataclass(frozen=True)
class Injured(Event):
    """`grade`: light or heavy."""

    who: Ref
    location: str
    grade: str


@dataclass(frozen=True)
class SevereInjury(Event):
    who: Ref
    location: str
    injury: Ref
    face: int


@dataclass(frozen=True)
class BrainTrauma(Event):
    who: Ref
    trauma: Ref
    face: int


@dataclass(frozen=True)
class InsanityChanged(Event):
    """`why`: "absorbs" brain damage, "own_target" of who controls the monster, "card" that says so."""

    who: Ref
    by: int
    now: int
    why: str


@dataclass(frozen=True)
class Bled(Event):
    """`tokens` really came or went: 0 where there were none to take off. `why`: the card or the injury that says so."""

    who: Ref
    tokens: int
    now: int
    why: Ref | None


@dataclass(frozen=True)
class SurvivorDown(Event):
    who: Ref


@dataclass(frozen=True)
class SurvivorStood(Event):
    who: Ref


@dataclass(frozen=True)
class SurvivorDied(Event):
    who: Ref
    why: Ref


@dataclass(frozen=True)
class GearStored(Event):
    who: Ref
    gear: list[Ref]
    archived: list[Ref]


@dataclass(frozen=True)
class GearReturned(Event):
    """Nobody is left, so irreplaceable gear of the dead goes home after all (SD-47)."""

    gear: list[Ref]


@dataclass(frozen=True)
class GearGained(Event):
    who: Ref
    gear: Ref
    slot: int


@dataclass(frozen=True)
class GearArchived(Event):
    who: Ref
    gear: Ref


@dataclass(frozen=True)
class Healed(Event):
    """Light and heavy injuries of the location are erased, so many armour points are back (SD-25)."""

    who: Ref
    location: str
    armour: int


@dataclass(frozen=True)
class Moved(Event):
    who: Ref
    to: str


@dataclass(frozen=True)
class Placed(Event):
    who: Ref
    to: str


@dataclass(frozen=True)
class RoundOver(Event):
    number: int
