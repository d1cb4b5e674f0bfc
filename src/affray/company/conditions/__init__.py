"""Conditions of the Company's cards: yes or no about a moment, seen from the card's owner. Each word below may stand in `if` and `unless`."""

from __future__ import annotations

from typing import Final

from affray.company.conditions.blows import (
    AgainstMe,
    Alive,
    Bane,
    ByHero,
    ByMe,
    Close,
    Failed,
    FirstWeapon,
    HeavyHit,
    Killed,
    Kind,
    Magical,
    OnMe,
    PlainWeapon,
    Proficiency,
    Ranged,
    Second,
    Unarmed,
    Volley,
    WithWeapon,
)
from affray.company.conditions.fighters import (
    Engaged,
    FacesFolk,
    FireInHand,
    FirstWith,
    FoeKind,
    Folk,
    Holds,
    Hurt,
    InHand,
    LightlyArmoured,
    Might,
    Miserable,
    Stance,
    Troubled,
    Wounded,
)
from affray.company.conditions.scene import (
    ForestOrNight,
    Ground,
    Light,
    Round,
    Ruled,
)
from affray.kernel.card import Condition

__all__ = ["CONDITIONS"]

CONDITIONS: Final[dict[str, type[Condition]]] = {
    "by_me": ByMe, "on_me": OnMe, "against_me": AgainstMe, "by_hero": ByHero, "close": Close, "ranged": Ranged, "volley": Volley,
    "unarmed": Unarmed, "plain_weapon": PlainWeapon, "with": WithWeapon, "proficiency": Proficiency, "first_weapon": FirstWeapon,
    "second": Second, "bane": Bane, "folk": Folk, "foe_kind": FoeKind, "faces_folk": FacesFolk, "might": Might, "light": Light,
    "ground": Ground, "forest_or_night": ForestOrNight, "fire_in_hand": FireInHand, "round": Round, "stance": Stance,
    "wounded": Wounded, "miserable": Miserable, "troubled": Troubled, "hurt": Hurt, "engaged": Engaged, "holds": Holds, "first_with": FirstWith,
    "in_hand": InHand, "alive": Alive, "killed": Killed,
    "heavy_hit": HeavyHit, "kind": Kind, "failed": Failed, "magical": Magical, "lightly_armoured": LightlyArmoured, "ruled": Ruled,
}  # fmt: skip
