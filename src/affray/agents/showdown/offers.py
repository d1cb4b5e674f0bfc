"""What gear, terrain and arts offer for an activation, and when a player takes it (showdown 6.2, 6.5, 6.6)."""

from __future__ import annotations

from typing import Final

from affray.agents.showdown.odds import attack_worth, health, mortal_risk, wounds_left
from affray.showdown.attack import Attack
from affray.showdown.board import spread
from affray.showdown.field import Field
from affray.showdown.gear import FIST_AND_TOOTH
from affray.showdown.survivor import Survivor
from affray.showdown.usable import usable

__all__ = ["best_weapon", "has_stone", "lasting", "lies_in_wait", "offer_worth"]

# A use of no great weight, better than nothing at all.
TRIFLE: Final = 0.05
# A sure critical wound, its effect counted.
SURE_WOUND: Final = 1.0
STONE: Final = "founding_stone"
# What is soon used up, or is done only where it changes something.
LASTING: Final = (
    "sling_stone", "hide_in_grass", "smear_salve", "bind_wounds", "give_aid", "chew_mint", "paint_with_blood", "track_lion",
)  # fmt: skip
# How much of its risk of a severe injury ends a survivor each round.
DOOM: Final = 0.6


def best_weapon(fight: Field, survivor: Survivor, without: str = "", nearer: int = 0, still: bool = False) -> float:
    """What an attack within reach promises with the best weapon, one card left out.

    `nearer`: so much more accuracy there. `still`: no weapon that costs the movement too.
    """
    most = attack_worth(Attack(fight, survivor, FIST_AND_TOOTH), nearer)
    for card in survivor.grid:
        if card is None or card.speed <= 0 or card.id == without or not usable(fight, survivor, card):
            continue
        attack = Attack(fight, survivor, card)
        if still and attack.has("cumbersome"):
            continue
        worth = attack_worth(attack, nearer)
        if worth > most:
            most = worth
    return most


def has_stone(survivor: Survivor) -> bool:
    return any(card is not None and card.id == STONE for card in survivor.grid)


def stones(fight: Field) -> int:
    """How many stones are left to sling."""
    found = 0
    for survivor in fight.on_board():
        if has_stone(survivor):
            found += 1
    return found


def rounds_left(fight: Field, mine: float) -> float:
    """About how many rounds the fight may last, if all strike like the one who asks."""
    return float(wounds_left(fight)) / (0.1 + mine * float(len(fight.on_board())))


def lies_in_wait(fight: Field) -> bool:
    """Whether the monster strikes whoever spends an activation beside it, so that one stands back (7.2, Ground Fighting)."""
    monster = fight.monster
    for mood in monster.moods:
        zone = monster.ai_cards[mood].zone
        if zone is not None and zone[0] == 1:
            return True
    return False


def lasting(key: str) -> bool:
    """Whether an offer gets the fight on: what can be repeated for ever comes after every blow (a shield, a look at the cards)."""
    return key.rpartition(":")[2] in LASTING


def offer_worth(fight: Field, survivor: Survivor, key: str) -> float:
    """What an offer is worth now, in wounds; below 0 it is not taken."""
    kind = key.partition(":")[0]
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
    if name in ("drink_frenzy", "take_powder", "go_berserk", "run_on"):
        return -1.0
    if kind in ("block", "deflect"):
        return shield_worth(fight, survivor)
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


def shield_worth(fight: Field, survivor: Survivor) -> float:
    """A shield raised where the monster will not strike only keeps one from striking."""
    if fight.monster.away or lies_in_wait(fight) or fight.in_blind_spot(survivor):
        return -1.0
    return 0.1 + 0.2 * mortal_risk(survivor)


def sling_worth(fight: Field, survivor: Survivor) -> float:
    """A sure critical wound from afar, once: against what the stone would still do in the hand.

    For the kill, or against a monster that lies in wait, at once.
    """
    if fight.monster.away:
        return -1.0
    if lies_in_wait(fight) or wounds_left(fight) <= stones(fight):
        return 2.0
    others = best_weapon(fight, survivor, STONE)
    mine = others
    for card in survivor.grid:
        if card is not None and card.id == STONE and card.speed > 0 and usable(fight, survivor, card):
            mine = max(mine, attack_worth(Attack(fight, survivor, card)))
    acts = 1.0 / (1.0 / rounds_left(fight, mine) + DOOM * mortal_risk(survivor))
    return SURE_WOUND - (mine - others) * acts


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
