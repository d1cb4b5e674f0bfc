"""Whether a survivor may use a weapon or another card at all: injuries, disorders and gear words forbid it (showdown 3.3, 6.3, 6.7)."""

from __future__ import annotations

from affray.showdown.field import Field
from affray.showdown.gear import FIST_AND_TOOTH, Gear
from affray.showdown.survivor import Survivor

__all__ = ["activates", "usable", "use_of"]


def usable(fight: Field, survivor: Survivor, weapon: Gear) -> bool:
    """Whether the survivor may attack with this weapon at all, wherever the monster stands (3.3, 6.3, 6.7)."""
    if not weapon.speed or not activates(fight, survivor, weapon):
        return False
    if weapon is not FIST_AND_TOOTH and fight.barred(survivor, "weapons"):
        return False
    if weapon.has("two_handed") and fight.barred(survivor, "two_handed"):
        return False
    if weapon.has("sentient") and not survivor.insane():
        return False
    if weapon.uses and fight.used.get(use_of(survivor, weapon), 0) >= weapon.uses:
        return False
    if weapon.ammo and not any(card.has(weapon.ammo) for card in survivor.gear()):
        return False
    for card in survivor.barring:
        for bar in card.bars:
            if bar.word == "weapon_types" and any(weapon.has(kind) for kind in bar.types):
                return False
    if fight.barred(survivor, "attack_from_blind_spot") and fight.in_blind_spot(survivor):
        return False
    return not (fight.monster.down and fight.barred(survivor, "attack_knocked_down"))


def activates(fight: Field, survivor: Survivor, gear: Gear) -> bool:
    """Whether an injury leaves the survivor the strength for this card, and a jaw to consume it (3.3)."""
    if gear.has("consumable") and fight.barred(survivor, "consume"):
        return False
    for flag in survivor.flags:
        if flag.startswith("no_gear_strength:") and gear.strength >= int(flag.partition(":")[2]):
            return False
    return True


def use_of(survivor: Survivor, weapon: Gear) -> str:
    """Under which word the uses of a weapon are counted that may be used so often in a span (6.4, ammo)."""
    return f"{survivor.index}:{weapon.id}@{weapon.per}"
