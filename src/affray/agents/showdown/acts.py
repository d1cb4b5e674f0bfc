"""A survivor's own act: who goes next, what to do, where to go (showdown 2.8)."""

from __future__ import annotations

from typing import Any, Final

from affray.agents.showdown.attacks import LEAST, purchase_worth, stands_back
from affray.agents.showdown.moves import aside, escape, near_square, safe_square, striking_square, wants_cover
from affray.agents.showdown.odds import health
from affray.agents.showdown.offers import best_weapon, lasting
from affray.showdown.attack import Attack
from affray.showdown.board import ONE, apart, squares
from affray.showdown.bodies import blind_spot, front, is_behind
from affray.showdown.field import Field
from affray.showdown.leaps import Leap
from affray.showdown.purchase import Purchase
from affray.showdown.setup import PlaceSurvivor
from affray.showdown.steps import destinations, movement_of
from affray.showdown.survival import DashTo
from affray.showdown.survivor import Survivor
from affray.showdown.survivors_act import ActChoice, Deed, MoveTo, NextSurvivor

__all__ = ["choose_act", "choose_dash", "choose_move", "choose_next", "choose_start"]

# So much better must the attack be for which one spends the movement first.
BETTER: Final = 1.1
# A use of the activation that keeps nobody from coming nearer first.
WEAK: Final = 0.25


# -- who


def readiness(fight: Field, survivor: Survivor) -> float:
    """Who strikes from behind goes first, before the monster has turned; then who is beside it; who lies waits for encouragement."""
    if survivor.down:
        return -10.0
    found = health(survivor)
    if fight.in_blind_spot(survivor):
        return found + 20.0
    far = fight.distance_to_monster(survivor)
    if far == 1:
        return found + 10.0
    return found - 0.3 * float(far)


def choose_next(question: NextSurvivor, seat: str) -> Survivor | None:
    """The readiest of all; None leaves the question to the seat of that one, if it is still to be asked."""
    fight = question.fight
    best: Survivor | None = None
    mine: Survivor | None = None
    most = -100.0
    most_mine = -100.0
    for option in question.options():
        survivor: Survivor = option
        worth = readiness(fight, survivor)
        if worth > most:
            most = worth
            best = survivor
        if survivor.seat == seat and worth > most_mine:
            most_mine = worth
            mine = survivor
    if best is None or mine is None or best.seat == seat:
        return mine
    seats = question.seats()
    if best.seat in seats and seats.index(best.seat) > seats.index(seat):
        return None
    return mine


# -- what


def promise(fight: Field, survivor: Survivor, square: int) -> float:
    """What an attack from a square would bring, the movement being spent."""
    nearer = 0
    if in_spot(fight, square):
        nearer += 1
    if fight.in_blind_spot(survivor):
        nearer -= 1
    return best_weapon(fight, survivor, "", nearer, True)


def presses_on(purchase: Purchase) -> bool:
    """A blow, or what is soon used up; what can be done for ever comes after every blow."""
    return isinstance(purchase.run, (Attack, Leap)) or lasting(purchase.key)


def choose_act(question: ActChoice) -> Any:
    """Strike from the best square there is; then out of the monster's way."""
    survivor = question.survivor
    fight = question.act.fight
    moving: Any = None
    ending: Any = None
    best: Any = None
    spare: Any = None
    most = LEAST
    most_spare = LEAST
    for option in question.options():
        deed: Deed = option
        purchase = deed.purchase
        if purchase is None:
            if deed.kind == "move":
                moving = deed
            elif deed.kind == "end":
                ending = deed
            continue
        worth = purchase_worth(fight, survivor, purchase)
        if presses_on(purchase):
            if worth > most:
                most = worth
                best = deed
        elif purchase.activation and worth > most_spare:
            most_spare = worth
            spare = deed
    if moving is not None and survivor.activations and goes_to(fight, survivor, most if best is not None else 0.0) >= 0:
        return moving
    if best is not None:
        return best
    if spare is not None:
        return spare
    if moving is not None and leaving(fight, survivor):
        return moving
    return ending if ending is not None else moving


def goes_to(fight: Field, survivor: Survivor, now: float) -> int:
    """Where to walk before striking: where one strikes better, or toward the monster where one strikes not at all; -1: nowhere."""
    if stands_back(fight, survivor):
        return -1
    steps = movement_of(fight, survivor)
    to = striking_square(fight, survivor, steps)
    if to < 0:
        return -1 if now >= WEAK or wants_cover(fight, survivor) else near_square(fight, survivor, steps)
    if to == survivor.square:
        return -1
    if now <= 0.0:
        # Any attack promises more than none.
        return -1 if wants_cover(fight, survivor) and not in_spot(fight, to) else to
    return to if promise(fight, survivor, to) > now * BETTER else -1


def in_spot(fight: Field, square: int) -> bool:
    monster = fight.monster
    return is_behind(monster.corner, monster.size, monster.facing, square)


def leaving(fight: Field, survivor: Survivor) -> bool:
    """Whether to spend the movement that is left on a safer place."""
    return safe_square(fight, survivor, movement_of(fight, survivor)) >= 0


# -- where


def choose_move(question: MoveTo) -> Any:
    """The square for which the act was begun."""
    fight = question.fight
    survivor = question.survivor
    steps = question.steps
    to = -1
    if survivor.activations:
        to = goes_to(fight, survivor, 0.0)
        if to >= 0 and steps != movement_of(fight, survivor):
            # A card moves the survivor, not as far as its movement or farther.
            to = striking_square(fight, survivor, steps)
            if to < 0 or to == survivor.square:
                to = near_square(fight, survivor, steps)
    if to < 0:
        to = safe_square(fight, survivor, steps)
    if to < 0 or to == survivor.square:
        return squares(destinations(fight, survivor, steps))[0]
    return to


def choose_dash(question: DashTo) -> Any:
    """Away from what comes; in the own act to where one can strike; out of the lane of a charge; else to safety."""
    fight = question.fight
    survivor = question.survivor
    steps = movement_of(fight, survivor)
    to = escape(fight, survivor)
    if to < 0 and survivor.activations:
        to = striking_square(fight, survivor, steps)
    if to < 0:
        to = aside(fight, survivor)
    if to < 0:
        to = safe_square(fight, survivor, steps)
    if to < 0 or to == survivor.square:
        return question.options()[0]
    return to


def choose_start(question: PlaceSurvivor) -> Any:
    """Not before the monster; in tall grass; where companions are near (1)."""
    fight = question.fight
    monster = fight.monster
    ahead = front(monster.corner, monster.size, monster.facing)
    spot = blind_spot(monster.corner, monster.size, monster.facing)
    behind = spot.bit_length() - 1
    grass = fight.terrain.of("tall_grass")
    best: Any = None
    least = 1000.0
    companions = fight.on_board()
    for option in question.options():
        square: int = option
        cost = 4.0 if ahead & ONE[square] else 0.0
        if spot:
            cost += 0.3 * float(apart(square, 1, behind, 1))
        if grass & ONE[square]:
            cost -= 1.0
        for other in companions:
            cost += 0.05 * float(apart(square, 1, other.square, 1))
        if cost < least:
            least = cost
            best = option
    return best
