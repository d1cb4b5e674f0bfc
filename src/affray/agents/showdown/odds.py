"""What a player at the table reckons in the head: what an attack promises, what a hit costs, how much a survivor still bears."""

from __future__ import annotations

from typing import Final

from affray.kernel.number import Sum
from affray.showdown.attack import Attack
from affray.showdown.attack_numbers import attribute
from affray.showdown.field import Field
from affray.showdown.numbers import monster_total
from affray.showdown.survivor import HEAD, Survivor

__all__ = ["attack_worth", "harm", "health", "hit_chance", "mortal_risk", "wound_chance", "wounds_left"]

# How often the location die falls on head, arms, body, waist and legs, of six (2.5.1).
SHARES: Final[tuple[float, ...]] = (1.0, 1.0, 2.0, 1.0, 1.0)

ARMOUR: Final = 0.4
LIGHT: Final = 1.0
HEAVY: Final = 3.0
HEAVY_LYING: Final = 2.2
SEVERE: Final = 9.0


def hit_chance(needed: int) -> float:
    """The chance of one attack die: a 1 misses, a 10 hits (SD-02)."""
    if needed < 2:
        needed = 2
    elif needed > 10:
        needed = 10
    return float(11 - needed) / 10.0


def wound_chance(attack: Attack) -> float:
    """The chance of one wound attempt at an ordinary location (SD-11)."""
    fight = attack.fight
    strength = Sum(False)
    attribute(fight, attack.survivor, "strength", strength, attack)
    least = monster_total(fight, "toughness")
    least -= strength.total + int(attack.weapon.strength) + attack.bonus
    if attack.has("sharp"):
        least -= 5
    return hit_chance(least)


def attack_worth(attack: Attack, nearer: int = 0) -> float:
    """About how many wounds an attack brings; `nearer` is added to its accuracy, for an attack from a better place."""
    dice = Sum(False)
    attack.dice(dice)
    needed = Sum(False)
    attack.needed(needed)
    least = needed.total
    if nearer and not attack.fight.monster.down:
        least -= nearer
    wounds = float(dice.total) * hit_chance(least) * wound_chance(attack)
    if attack.has("savage") or attack.has("deadly"):
        wounds *= 1.1
    if attack.has("devastating"):
        wounds *= 2.0
    if attack.has("early_iron"):
        wounds *= 0.85
    return wounds


def wounds_left(fight: Field) -> int:
    """How many wounds kill the monster: one for each AI card, and one more (SD-48)."""
    return len(fight.monster.ai) + len(fight.monster.ai.discard) + 1


def points_left(survivor: Survivor, location: int) -> int:
    """How much damage a location takes before a severe injury is rolled (3.2)."""
    points = survivor.armour[location]
    if location != HEAD and not survivor.light[location]:
        points += 1
    if not survivor.heavy[location]:
        points += 1
    return points


def health(survivor: Survivor) -> float:
    """How much an average location still bears: about 1.8 for a fresh survivor in cloth, 0 for one who has no box left."""
    found = 0.0
    for location in range(5):
        points = points_left(survivor, location)
        found += SHARES[location] * float(3 if points > 3 else points)
    return found / 6.0 - 0.3 * float(survivor.bleeding)


def mortal_risk(survivor: Survivor) -> float:
    """The chance that the next point of damage means a roll on the table of severe injuries."""
    found = 0.0
    for location in range(5):
        if not points_left(survivor, location):
            found += SHARES[location]
    return found / 6.0


def harm(survivor: Survivor, location: int, points: int) -> float:
    """What so much damage at a location costs the survivor: light 1, heavy about 3, a severe injury 9 (3.2)."""
    cost = 0.0
    armour = survivor.armour[location]
    light = location == HEAD or survivor.light[location]
    heavy = survivor.heavy[location]
    for _point in range(points):
        if armour > 0:
            armour -= 1
            cost += ARMOUR
        elif not light:
            light = True
            cost += LIGHT
        elif not heavy:
            heavy = True
            cost += HEAVY_LYING if survivor.down else HEAVY
        else:
            return cost + SEVERE
    return cost
