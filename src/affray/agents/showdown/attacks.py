"""How survivors strike: what to spend an activation on, and which location to resolve first (showdown 2.8, 2.9)."""

from __future__ import annotations

from typing import Any, Final

from affray.agents.showdown.moves import can_come
from affray.agents.showdown.odds import attack_worth, health, mortal_risk, wound_chance, wounds_left
from affray.agents.showdown.offers import best_weapon, has_stone, lies_in_wait, offer_worth
from affray.kernel.card import Verb
from affray.showdown.attack import Attack, NextLocation
from affray.showdown.board import apart
from affray.showdown.field import Field
from affray.showdown.leaps import Leap, LeapTo
from affray.showdown.monster import FAILURE, REFLEX, WOUND
from affray.showdown.purchase import Purchase
from affray.showdown.survivor import Survivor
from affray.showdown.verbs.turn import BasicAction, ChargeOff, FullMove, LeaveBoard, Move, PlaceMonster
from affray.showdown.wounding import LocationLost

__all__ = ["LEAST", "choose_leap", "choose_location", "choose_lost", "purchase_worth", "stands_back"]

# An activation that promises less is not spent.
LEAST: Final = 0.02
# A pounce is a pounce from here on (6.3).
POUNCE: Final = 3


def stands_back(fight: Field, survivor: Survivor) -> bool:
    """From a monster that lies in wait, unless this survivor is the halest and nobody has a stone to sling (7.2, Ground Fighting)."""
    if not lies_in_wait(fight):
        return False
    mine = health(survivor)
    for other in fight.on_board():
        if other is survivor:
            continue
        if has_stone(other):
            return True
        if other.standing() and health(other) > mine and can_come(fight, other):
            return True
    return False


def purchase_worth(fight: Field, survivor: Survivor, purchase: Purchase) -> float:
    """What a purchase promises, in wounds; the wound that kills counts twice."""
    attack = purchase.run
    if isinstance(attack, Leap):
        return leap_worth(attack)
    if not isinstance(attack, Attack):
        return offer_worth(fight, survivor, purchase.key)
    worth = attack_worth(attack)
    if lies_in_wait(fight) and fight.distance_to_monster(survivor) <= 2:
        worth = -1.0 if stands_back(fight, survivor) else max(0.03, worth * 0.2 * (1.0 - mortal_risk(survivor)))
    elif wounds_left(fight) == 1:
        worth *= 2.0
    return worth


# -- locations


def bother(do: tuple[Verb, ...]) -> float:
    """What a reaction spoils: the monster runs from the hits that are left, or strikes the attacker."""
    found = 1.0
    for verb in do:
        if isinstance(verb, (ChargeOff, Move, FullMove, LeaveBoard, PlaceMonster)):
            return 6.0
        if isinstance(verb, BasicAction):
            found = 3.0
    return found


def location_cost(attack: Attack, id: str, success: float) -> float:
    """What resolving this location now spoils, with such a chance of success."""
    location = attack.fight.location(id)
    cost = 0.1 * float(location.toughness)
    if FAILURE in location.reactions:
        cost += (1.0 - success) * bother(location.reactions[FAILURE])
    if WOUND in location.reactions:
        cost += success * bother(location.reactions[WOUND])
    if REFLEX in location.reactions:
        cost += bother(location.reactions[REFLEX])
    if location.impervious():
        cost += 2.0
    if location.critical is None:
        cost += 0.2
    return cost


def choose_location(question: NextLocation) -> Any:
    """The harmless first, those whose reaction takes the other hits away last; a blow that cannot wound never before one that can."""
    options = question.options()
    if len(options) == 1:
        return options[0]
    attack = question.attack
    success = wound_chance(attack)
    best: Any = options[0]
    least = 100.0
    for option in options:
        cost = location_cost(attack, str(option), success)
        if cost < least:
            least = cost
            best = option
    return best


def choose_lost(question: LocationLost) -> Any:
    """The hit that promises most trouble is given up."""
    attack = question.attack
    success = wound_chance(attack)
    best: Any = None
    most = -1.0
    for option in question.options():
        cost = location_cost(attack, str(option), success)
        if cost > most:
            most = cost
            best = option
    return best


# -- leaps


def leap_end_worth(leap: Leap, direction: int) -> float:
    """What a leap in a direction brings: nothing unless it ends beside the monster with its run in full (6.3)."""
    fight = leap.fight
    monster = fight.monster
    way = leap.run_of(direction)
    if monster.away or leap.word == "slam" or (leap.word == "pounce" and len(way) < POUNCE):
        return -1.0
    if apart(way[len(way) - 1], 1, monster.corner, monster.size) != 1:
        return -1.0
    strength = 1 if leap.word == "pounce" else len(way)
    return best_weapon(fight, leap.survivor) * (1.0 + 0.2 * float(strength))


def leap_worth(leap: Leap) -> float:
    most = -1.0
    for direction in leap.directions():
        worth = leap_end_worth(leap, direction)
        if worth > most:
            most = worth
    return most


def choose_leap(question: LeapTo) -> Any:
    options = question.options()
    best: Any = options[0]
    most = -2.0
    for option in options:
        worth = leap_end_worth(question.leap, option)
        if worth > most:
            most = worth
            best = option
    return best
