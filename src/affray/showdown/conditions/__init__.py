"""Conditions of the showdown's cards: yes or no about a moment, seen from the card's owner. Each word may stand in `if` and `unless`."""

from __future__ import annotations

from typing import Final

from affray.kernel.card import Condition
from affray.showdown.conditions.blows import Damaged, Melee, Natural, Ranged, Suffered, WeaponType, WithThis
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
    Count,
    EntersZone,
    Innovation,
    InTerrain,
    InZone,
    Level,
    StackEmpty,
)

__all__ = ["CONDITIONS", "MISSING"]

CONDITIONS: Final[dict[str, type[Condition]]] = {
    "by_me": ByMe, "on_me": OnMe, "with_this": WithThis, "melee": Melee, "ranged": Ranged, "weapon_type": WeaponType,
    "carries": Carries, "insane": Insane, "deaf": Deaf, "alive": Alive, "adjacent": Adjacent, "knocked_down": KnockedDown,
    "alone": Alone, "blind_spot": BlindSpot, "enters_zone": EntersZone, "in_zone": InZone, "in_terrain": InTerrain, "count": Count,
    "attribute": Attribute, "beats": Beats, "natural": Natural, "damaged": Damaged, "stack_empty": StackEmpty, "level": Level,
    "suffered": Suffered, "has_injury": HasInjury, "earned_proficiency": EarnedProficiency, "innovation": Innovation,
}  # fmt: skip

# Words of the vocabulary that the engine cannot answer yet: a text with one of them is left out whole.
MISSING: Final = (
    "affinities", "puzzle", "own_act", "location", "action", "by_intimidate", "by_collision", "first_location", "injured_location",
    "attempt_failed", "total_over_toughness",
)  # fmt: skip
