"""Verbs of the showdown's cards. Each is a word of the packs: its first field is the word's own value, the others stand beside it."""

from __future__ import annotations

from typing import Final

from affray.kernel.card import Verb
from affray.showdown.verbs.amounts import AMOUNTS, Amount
from affray.showdown.verbs.cards import (
    SPECIAL,
    ArchiveLocations,
    Count,
    Die,
    DiscardMood,
    Heal,
    Injury,
    LayEffect,
    Put,
    Special,
    Story,
    Token,
    Wound,
)
from affray.showdown.verbs.control import Choose, ChooseSurvivor, Each, Roll, When
from affray.showdown.verbs.happening import Cancel, Raise
from affray.showdown.verbs.survivors import (
    Add,
    Brain,
    Disorder,
    Doom,
    DrawResource,
    Gain,
    Grab,
    Hide,
    Hurt,
    Kill,
    KnockBack,
    KnockDown,
    Permanent,
    Priority,
    Set,
    Stand,
    StopMoving,
    Suffer,
    SureHits,
)
from affray.showdown.verbs.turn import (
    Aim,
    AttackTarget,
    BasicAction,
    ChargeOff,
    DrawAI,
    EndTurn,
    Face,
    Flow,
    FullMove,
    Intimidate,
    LeaveBoard,
    Move,
    MoveAndAttack,
    Pick,
    PlaceMonster,
)
from affray.showdown.verbs.who import GROUPS, WHO

__all__ = ["AMOUNTS", "GROUPS", "MISSING", "SPECIAL", "VERBS", "WHO", "Amount"]

VERBS: Final[dict[str, type[Verb]]] = {
    "when": When, "roll": Roll, "each": Each, "choose": Choose, "choose_survivor": ChooseSurvivor, "put": Put, "count": Count,
    "special": Special, "story": Story, "archive_locations": ArchiveLocations, "pick": Pick, "flow": Flow,
    "move_and_attack": MoveAndAttack, "attack": AttackTarget, "intimidate": Intimidate, "aim": Aim, "full_move": FullMove, "move": Move,
    "charge_off": ChargeOff, "face": Face, "place_monster": PlaceMonster, "leave_board": LeaveBoard, "basic_action": BasicAction,
    "draw_ai": DrawAI, "heal": Heal, "wound": Wound, "injury": Injury, "discard_mood": DiscardMood, "end_turn": EndTurn, "die": Die,
    "token": Token, "effect": LayEffect, "knock_down": KnockDown, "stand": Stand, "stop_moving": StopMoving, "hurt": Hurt,
    "brain": Brain, "add": Add, "set": Set, "permanent": Permanent, "knock_back": KnockBack, "grab": Grab, "doom": Doom,
    "priority": Priority, "hide": Hide, "kill": Kill, "suffer": Suffer, "disorder": Disorder, "gain": Gain,
    "draw_resource": DrawResource, "sure_hits": SureHits, "raise": Raise, "cancel": Cancel,
}  # fmt: skip

# Words of the vocabulary that no card which is read in full uses yet: a text with one of them is left out whole.
MISSING: Final = (
    "look", "remove_tokens", "walk", "place", "archive_gear", "points", "use_weapon", "attack_dice", "skip_location", "change_location",
    "reroll", "retry_wound", "double_first_total", "make_critical", "cancel_reactions", "roll_before_choosing", "wound_from",
    "add_terrain",
)  # fmt: skip
