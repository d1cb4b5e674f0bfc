"""Conditions of the showdown's cards: yes or no about a moment, seen from the card's owner. Each word may stand in `if` and `unless`."""

from __future__ import annotations

from typing import Final

from affray.kernel.card import Condition
from affray.showdown.conditions.acts import Action, ByCollision, ByIntimidate, Location, OwnAct
from affray.showdown.conditions.attempts import (
    AttemptFailed,
    DiceMissed,
    DiscardLeft,
    FirstLocation,
    InjuredLocation,
    LocationsLeft,
    TotalOverToughness,
)
from affray.showdown.conditions.blows import Damaged, Melee, Natural, Ranged, Suffered, WeaponType, WithThis
from affray.showdown.conditions.grid import Affinities, Puzzle
from affray.showdown.conditions.people import (
    Adjacent,
    Alive,
    Attribute,
    Beats,
    BlindSpot,
    ByMe,
    Carries,
    Deaf,
    EarnedProficiency,
    HasInjury,
    Insane,
    KnockedDown,
    OnMe,
)
from affray.showdown.conditions.scene import (
    Alone,
    Away,
    Count,
    EntersZone,
    Innovation,
    InTerrain,
    InZone,
    Level,
    StackEmpty,
)
from affray.showdown.conditions.statuses import HasStatus

__all__ = ["CONDITIONS"]

CONDITIONS: Final[dict[str, type[Condition]]] = {
    "by_me": ByMe, "on_me": OnMe, "with_this": WithThis, "melee": Melee, "ranged": Ranged, "weapon_type": WeaponType,
    "carries": Carries, "insane": Insane, "deaf": Deaf, "alive": Alive, "adjacent": Adjacent, "knocked_down": KnockedDown,
    "alone": Alone, "away": Away, "blind_spot": BlindSpot, "enters_zone": EntersZone, "in_zone": InZone, "in_terrain": InTerrain, "count": Count,
    "attribute": Attribute, "beats": Beats, "natural": Natural, "damaged": Damaged, "stack_empty": StackEmpty, "level": Level,
    "suffered": Suffered, "has_injury": HasInjury, "earned_proficiency": EarnedProficiency, "innovation": Innovation,
    "has_status": HasStatus,
    "affinities": Affinities, "puzzle": Puzzle, "own_act": OwnAct, "location": Location, "action": Action, "by_intimidate": ByIntimidate,
    "by_collision": ByCollision,
    "first_location": FirstLocation, "injured_location": InjuredLocation, "attempt_failed": AttemptFailed,
    "locations_left": LocationsLeft, "dice_missed": DiceMissed, "discard_left": DiscardLeft, "total_over_toughness": TotalOverToughness,
}  # fmt: skip
