"""Verbs of the Company's cards. Each is a word of the packs: its first field is the word's own value, the others stand beside it.

`who` words: owner (whose card), actor (who rolls or attacks), target, hero and foe (whom it concerns), chosen (picked, or each in turn).
"""

from __future__ import annotations

from typing import Final

from affray.company.verbs.control import (
    Choose,
    Each,
    When,
)
from affray.company.verbs.harm import (
    AlliesDrive,
    Drive,
    Fire,
    ForbidHope,
    Heal,
    Lose,
    Poison,
    Shadow,
    ShadowTest,
)
from affray.company.verbs.rolls import (
    AimAny,
    Cancel,
    Dice,
    FailRoll,
    Favoured,
    IllFavoured,
    Inspired,
    Pierced,
    PushDown,
    Reroll,
    SetEndurance,
    Severity,
    Steady,
    Waste,
    Weary,
)
from affray.company.verbs.states import (
    AttackChosen,
    Eye,
    GiveCondition,
    KnockOut,
    LayEffect,
    Lift,
    SecondAttack,
    Special,
    Summon,
    Wake,
)
from affray.company.verbs.who import WHO
from affray.kernel.card import Verb

__all__ = ["VERBS", "WHO"]

VERBS: Final[dict[str, type[Verb]]] = {
    "when": When, "each": Each, "choose": Choose, "favoured": Favoured, "ill_favoured": IllFavoured, "dice": Dice,
    "inspired": Inspired, "steady": Steady, "weary": Weary, "reroll": Reroll, "fail_roll": FailRoll, "severity": Severity,
    "cancel": Cancel, "waste": Waste, "aim_any": AimAny, "pierced": Pierced, "set_endurance": SetEndurance,
    "push_down": PushDown, "drive": Drive, "allies_drive": AlliesDrive, "lose": Lose, "heal": Heal, "fire": Fire,
    "poison": Poison, "shadow_test": ShadowTest, "shadow": Shadow, "forbid_hope": ForbidHope, "condition": GiveCondition,
    "lift": Lift, "knock_out": KnockOut, "wake": Wake, "effect": LayEffect, "second_attack": SecondAttack,
    "attack_chosen": AttackChosen, "summon": Summon, "eye": Eye, "special": Special,
}  # fmt: skip
