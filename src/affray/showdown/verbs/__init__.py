"""Verbs of the showdown's cards. Each is a word of the packs: its first field is the word's own value, the others stand beside it."""

from __future__ import annotations

from typing import Final

from affray.kernel.card import Verb
from affray.showdown.verbs.amounts import AMOUNTS, Amount
from affray.showdown.verbs.attacks import (
    AttackDice,
    CancelReactions,
    DiscardLocation,
    DoubleFirstTotal,
    MakeCritical,
    Reroll,
    RetryWound,
    RollBeforeChoosing,
    SkipLocation,
)
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
from affray.showdown.verbs.gains import Disorder, DrawResource, Gain, GainGear
from affray.showdown.verbs.happening import Cancel, Raise
from affray.showdown.verbs.helped import (
    AddTerrain,
    ArchiveGear,
    ChangeLocation,
    Look,
    Place,
    Points,
    RemoveTokens,
    UseWeapon,
    Walk,
    WoundFrom,
)
from affray.showdown.verbs.statuses import Give, Lift
from affray.showdown.verbs.survivors import (
    Add,
    Brain,
    Doom,
    Grab,
    HealSurvivor,
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
    FullForward,
    FullMove,
    Intimidate,
    LeaveBoard,
    Move,
    MoveAndAttack,
    Pick,
    PlaceMonster,
)
from affray.showdown.verbs.who import GROUPS, WHO

__all__ = ["AMOUNTS", "GROUPS", "SPECIAL", "VERBS", "WHO", "Amount"]

VERBS: Final[dict[str, type[Verb]]] = {
    "when": When, "roll": Roll, "each": Each, "choose": Choose, "choose_survivor": ChooseSurvivor, "put": Put, "count": Count,
    "special": Special, "story": Story, "archive_locations": ArchiveLocations, "pick": Pick, "flow": Flow,
    "move_and_attack": MoveAndAttack, "attack": AttackTarget, "intimidate": Intimidate, "aim": Aim, "full_move": FullMove, "move": Move,
    "charge_off": ChargeOff, "face": Face, "place_monster": PlaceMonster, "leave_board": LeaveBoard, "basic_action": BasicAction,
    "draw_ai": DrawAI, "heal": Heal, "wound": Wound, "injury": Injury, "discard_mood": DiscardMood, "end_turn": EndTurn, "die": Die,
    "token": Token, "effect": LayEffect, "knock_down": KnockDown, "stand": Stand, "stop_moving": StopMoving, "hurt": Hurt,
    "brain": Brain, "add": Add, "set": Set, "permanent": Permanent, "knock_back": KnockBack, "grab": Grab, "doom": Doom,
    "priority": Priority, "hide": Hide, "kill": Kill, "suffer": Suffer, "disorder": Disorder, "gain": Gain,
    "draw_resource": DrawResource, "gain_gear": GainGear, "full_forward": FullForward, "sure_hits": SureHits, "raise": Raise, "cancel": Cancel,
    "look": Look, "remove_tokens": RemoveTokens, "walk": Walk, "place": Place, "archive_gear": ArchiveGear, "points": Points,
    "attack_dice": AttackDice, "skip_location": SkipLocation, "reroll": Reroll, "retry_wound": RetryWound,
    "discard_location": DiscardLocation, "double_first_total": DoubleFirstTotal, "make_critical": MakeCritical,
    "cancel_reactions": CancelReactions, "roll_before_choosing": RollBeforeChoosing,
    "use_weapon": UseWeapon, "change_location": ChangeLocation, "wound_from": WoundFrom, "add_terrain": AddTerrain, "give": Give, "lift": Lift,
    "heal_survivor": HealSurvivor,
}  # fmt: skip
