"""How survivors strike: what to spend an activation on, and which location to resolve first (showdown 2.8, 2.9)."""

from __future__ import annotations

from typing import Any, Final

from affray.agents.showdown.odds import attack_worth, mortal_risk, wound_chance, wounds_left
from affray.agents.showdown.offers import lies_in_wait, offer_worth
from affray.kernel.card import Verb
from affray.showdown.attack import Attack, NextLocation
from affray.showdown.field import Field
from affray.showdown.monster import FAILURE, REFLEX, WOUND
from affray.showdown.purchase import Purchase
from affray.showdown.survivor import Survivor
from affray.showdown.verbs.turn import BasicAction, ChargeOff, FullMove, LeaveBoard, Move, PlaceMonster

__all__ = ["LEAST", "choose_location", "purchase_worth"]

# An activation that promises less is not spent.
LEAST: Final = 0.02


def purchase_worth(fight: Field, survivor: Survivor, purchase: Purchase) -> float:
    """What a purchase promises, in wounds; the wound that kills counts twice."""
    attack = purchase.run
    if not isinstance(attack, Attack):
        return offer_worth(fight, survivor, purchase.key)
    worth = attack_worth(attack)
    if lies_in_wait(fight) and fight.distance_to_monster(survivor) <= 2:
        worth = max(0.03, worth * 0.2 * (1.0 - mortal_risk(survivor)))
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


def choose_location(question: NextLocation) -> Any:
    """The harmless first, those whose reaction takes the other hits away last; a blow that cannot wound never before one that can."""
    options = question.options()
    if len(options) == 1:
        return options[0]
    attack = question.attack
    fight = attack.fight
    success = wound_chance(attack)
    best: Any = options[0]
    least = 100.0
    for option in options:
        location = fight.location(str(option))
        cost = 0.0
        if location.reactions:
            if FAILURE in location.reactions:
                cost += (1.0 - success) * bother(location.reactions[FAILURE])
            if WOUND in location.reactions:
                cost += success * bother(location.reactions[WOUND])
            if REFLEX in location.reactions:
                cost += bother(location.reactions[REFLEX])
        cost += 0.1 * float(location.toughness)
        if location.impervious():
            cost += 2.0
        if location.critical is None:
            cost += 0.2
        if cost < least:
            least = cost
            best = option
    return best
