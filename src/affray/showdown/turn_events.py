"""What happens in the monster's turn, the survivors' acts and the round, as data (as in `events`)."""

from __future__ import annotations

from dataclasses import dataclass

from affray.kernel.event import Event
from affray.kernel.names import Ref
from affray.showdown.events import Reasons

# -- the monster's turn


@dataclass(frozen=True)
class MonsterTurnBegan(Event):
    monster: Ref
    round: int


@dataclass(frozen=True)
class AIDrawn(Event):
    card: Ref


@dataclass(frozen=True)
class NoAICards(Event):
    """Deck and discard are empty, so the monster performs its basic action (SD-49)."""

    monster: Ref


@dataclass(frozen=True)
class TurnCutShort(Event):
    """A card ends the monster's turn."""

    monster: Ref


@dataclass(frozen=True)
class DrawReplaced(Event):
    """A card has something else happen than drawing AI, or nothing."""

    monster: Ref


@dataclass(frozen=True)
class CardPerformed(Event):
    """An AI card, a basic action, an instinct begins; `injury` names the persistent injury in whose place its action comes."""

    card: Ref
    injury: Ref | None


@dataclass(frozen=True)
class CardStays(Event):
    """A mood or a trait comes into play, or a duration card lies face up on the deck."""

    card: Ref
    kind: str


@dataclass(frozen=True)
class CardLeft(Event):
    """A card leaves play, or where a performed card goes: discard, ai_top, archive."""

    card: Ref
    to: str


@dataclass(frozen=True)
class TargetPicked(Event):
    """`why`: the pick line's order, or priority."""

    targets: list[Ref]
    why: str


@dataclass(frozen=True)
class NoTarget(Event):
    card: Ref


@dataclass(frozen=True)
class ActionsCancelled(Event):
    """`why`: knocked_down, out_of_reach, target_gone."""

    card: Ref
    why: str


@dataclass(frozen=True)
class MonsterMoved(Event):
    monster: Ref
    to: str
    facing: str


@dataclass(frozen=True)
class MonsterTurned(Event):
    monster: Ref
    facing: str


@dataclass(frozen=True)
class MonsterPlaced(Event):
    """`to` is None: it leaves the board."""

    monster: Ref
    to: str | None


@dataclass(frozen=True)
class ChargeBlocked(Event):
    """It would run straight ahead, but the edge or something impassable is right before it (7.3)."""

    monster: Ref


@dataclass(frozen=True)
class MovementLost(Event):
    monster: Ref


@dataclass(frozen=True)
class Collided(Event):
    who: Ref


@dataclass(frozen=True)
class KnockedBack(Event):
    who: Ref
    to: str


@dataclass(frozen=True)
class TerrainBroken(Event):
    terrain: Ref


@dataclass(frozen=True)
class Grabbed(Event):
    who: Ref


@dataclass(frozen=True)
class PriorityTarget(Event):
    who: Ref | None


@dataclass(frozen=True)
class MonsterAttacks(Event):
    who: Ref
    dice: int
    dice_reasons: Reasons


@dataclass(frozen=True)
class MonsterDiceRolled(Event):
    who: Ref
    against: int
    against_reasons: Reasons
    hits: int
    faces: list[int]


@dataclass(frozen=True)
class HitsIgnored(Event):
    who: Ref
    hits: int


@dataclass(frozen=True)
class LocationsHit(Event):
    who: Ref
    locations: list[str]


@dataclass(frozen=True)
class Dodged(Event):
    who: Ref
    location: str


# -- the survivors' turn and the round


@dataclass(frozen=True)
class SurvivorsTurnBegan(Event):
    round: int


@dataclass(frozen=True)
class ActBegan(Event):
    who: Ref


@dataclass(frozen=True)
class ActEnded(Event):
    who: Ref


@dataclass(frozen=True)
class PointSpent(Event):
    """`point`: movement or activation."""

    who: Ref
    point: str


@dataclass(frozen=True)
class ControllerPassed(Event):
    seat: str


@dataclass(frozen=True)
class ShowdownOver(Event):
    outcome: str


@dataclass(frozen=True)
class Hid(Event):
    who: Ref


@dataclass(frozen=True)
class Revealed(Event):
    who: Ref


@dataclass(frozen=True)
class Shielded(Event):
    """`word`: block or deflect."""

    who: Ref
    gear: Ref
    word: str
    hits: int


@dataclass(frozen=True)
class Leapt(Event):
    """`word`: charge, pounce or slam."""

    who: Ref
    gear: Ref
    word: str
    spaces: int


@dataclass(frozen=True)
class CardActs(Event):
    """A card in play, a survivor's or the monster's, does by itself what follows."""

    card: Ref


@dataclass(frozen=True)
class CardUsed(Event):
    """What a card, a tile or a weapon offers is used: `what` is the offer."""

    who: Ref
    card: Ref
    what: Ref
