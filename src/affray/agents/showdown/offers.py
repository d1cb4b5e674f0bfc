"""What gear, terrain and arts offer for an activation, and when a player takes it (showdown 6.2, 6.5, 6.6)."""

from __future__ import annotations

from typing import Final

from affray.agents.showdown.odds import attack_worth, health, mortal_risk, wounds_left
from affray.showdown.board import spread
from affray.showdown.field import Field
from affray.showdown.gear import FIST_AND_TOOTH, Gear
from affray.showdown.survivor import Survivor

__all__ = ["best_weapon", "lies_in_wait", "offer_worth", "weapon_called"]

# A use of no great weight, better than nothing at all.
TRIFLE: Final = 0.05
# What else is nothing but a chance to lose: drinks that cost more than they give, searches in the middle of a fight.
SURE_WOUND: Final = 0.9


def weapon_called(survivor: Survivor, key: str) -> Gear | None:
    """The weapon that a purchase strikes with: its key is the weapon's, or begins with it (a mode follows)."""
    id = key.partition(":")[0]
    if id == FIST_AND_TOOTH.id:
        return FIST_AND_TOOTH
    for card in survivor.grid:
        if card is not None and card.id == id and card.speed > 0:
            return card
    return None


def best_weapon(fight: Field, survivor: Survivor, without: str = "") -> float:
    """What an attack from beside the monster promises with the best weapon, one card left out."""
    most = attack_worth(fight, survivor, FIST_AND_TOOTH, False)
    for card in survivor.grid:
        if card is not None and card.speed > 0 and card.id != without:
            worth = attack_worth(fight, survivor, card, False)
            if worth > most:
                most = worth
    return most


def rounds_left(fight: Field) -> float:
    """About how many rounds the fight may last."""
    rate = 0.1
    for survivor in fight.on_board():
        rate += best_weapon(fight, survivor)
    return float(wounds_left(fight)) / rate


def lies_in_wait(fight: Field) -> bool:
    """Whether the monster strikes whoever spends an activation beside it, so that one stands back (7.2, Ground Fighting)."""
    monster = fight.monster
    for mood in monster.moods:
        zone = monster.ai_cards[mood].zone
        if zone is not None and zone[0] == 1:
            return True
    return False


def offer_worth(fight: Field, survivor: Survivor, key: str) -> float:
    """What an offer is worth now, in wounds; below 0 it is not taken."""
    name = key.rpartition(":")[2]
    if name == "sling_stone":
        return sling_worth(fight, survivor)
    if name in ("hide_in_grass", "smear_salve"):
        return hiding_worth(fight, survivor)
    if name in ("bind_wounds", "give_aid"):
        return binding_worth(fight, survivor)
    if name == "chew_mint":
        return 0.5 if survivor.down else -1.0
    if name == "soothe":
        return 0.25 if fight.monster.moods else -1.0
    if name in ("drink_frenzy", "take_powder", "go_berserk"):
        return -1.0
    if name == "paint_with_blood":
        return 1.3 * best_weapon(fight, survivor)
    if name == "lion_roar":
        insane = 0
        for other in fight.on_board():
            if other is not survivor and other.insane() and not other.acted and other.standing():
                insane += 1
        return 0.15 * float(insane)
    if name == "track_lion":
        return 0.2
    return TRIFLE


def sling_worth(fight: Field, survivor: Survivor) -> float:
    """A sure critical wound from afar, once: against what the stone would still do in the hand."""
    if lies_in_wait(fight):
        return 2.0
    stone = weapon_called(survivor, "founding_stone")
    lost = 0.0
    if stone is not None:
        acts = rounds_left(fight) * (1.0 - 0.5 * mortal_risk(survivor))
        left = attack_worth(fight, survivor, stone, False) - best_weapon(fight, survivor, stone.id)
        if left > 0.0:
            lost = left * acts
    return SURE_WOUND - lost


def hiding_worth(fight: Field, survivor: Survivor) -> float:
    """For who is badly hurt while others still stand before the monster."""
    if survivor.hidden or fight.monster_flag("all_are_threats"):
        return -1.0
    others = 0
    for other in fight.on_board():
        if other is not survivor and other.standing() and health(other) > health(survivor):
            others += 1
    if not others:
        return -1.0
    return mortal_risk(survivor) * 0.8


def binding_worth(fight: Field, survivor: Survivor) -> float:
    """Bandages when somebody in reach of them bleeds: two tokens and more are worth the act (3.5)."""
    near = spread(1 << survivor.square)
    most = 0
    for other in fight.on_board():
        if near >> other.square & 1 and int(other.bleeding) > most:
            most = int(other.bleeding)
    if most < 2:
        return -1.0
    return 0.3 * float(most)
