"""The controller's choices among equals: sensible takes one by the dice, cruel the worst for the survivors, kind the best (2.3, 2.4, 5, 7.4)."""

from __future__ import annotations

from typing import Any, Final

from affray.agents.showdown.odds import health, mortal_risk
from affray.kernel.chance import Dice
from affray.showdown.board import apart, footprint
from affray.showdown.bodies import blind_spot, front_row
from affray.showdown.collisions import Landing, Thrown
from affray.showdown.field import Field
from affray.showdown.grab import GrabPlace
from affray.showdown.monster_moves import MonsterFacing, MonsterPath, MonsterPlace, Route
from affray.showdown.moves import forward, swept
from affray.showdown.numbers import monster_movement
from affray.showdown.survivor import Survivor
from affray.showdown.targeting import PickTarget

__all__ = [
    "CRUEL",
    "KIND",
    "SENSIBLE",
    "choose_facing",
    "choose_grab",
    "choose_landing",
    "choose_place",
    "choose_route",
    "choose_target",
]

SENSIBLE: Final = "sensible"
CRUEL: Final = "cruel"
KIND: Final = "kind"


def prey(survivor: Survivor) -> float:
    """How much it hurts the survivors that this one is hit."""
    return 2.0 - health(survivor) + 3.0 * mortal_risk(survivor) + 0.5 * float(survivor.survival < 1)


def by_mood(options: list[Any], worth: list[float], mood: str, dice: Dice) -> Any:
    """The worst for the survivors, the best for them, or any by the dice; `worth` is what it does to them."""
    if len(options) == 1:
        return options[0]
    if mood == SENSIBLE:
        return options[dice.pick(len(options))]
    best = 0
    for i in range(1, len(options)):
        if (worth[i] > worth[best]) if mood == CRUEL else (worth[i] < worth[best]):
            best = i
    return options[best]


def choose_target(question: PickTarget, mood: str, dice: Dice) -> Survivor:
    many = question.survivors
    chosen: Survivor = by_mood(list(many), [prey(survivor) for survivor in many], mood, dice)
    return chosen


def around(fight: Field, corner: int, facing: int) -> float:
    """What standing so does to the survivors: those in its way are prey to its charges, those behind it have the better of it."""
    monster = fight.monster
    lane = swept(
        forward(corner, monster.size, facing, monster_movement(fight), fight.terrain.impassable).corners(), monster.size
    )
    behind = blind_spot(corner, monster.size, facing)
    found = 0.0
    for survivor in fight.on_board():
        if lane >> survivor.square & 1:
            found += 1.0 + prey(survivor)
        elif behind >> survivor.square & 1:
            found -= 1.0
    return found


def choose_facing(question: MonsterFacing, mood: str, dice: Dice) -> int:
    fight = question.fight
    corner = fight.monster.corner
    many = question.directions
    worth: list[float] = []
    if mood != SENSIBLE:
        worth = [around(fight, corner, facing) for facing in many]
    chosen: int = by_mood(list(many), worth, mood, dice)
    return chosen


def choose_route(question: MonsterPath, mood: str, dice: Dice) -> Route:
    """Over whom it leads; then where it ends, seen with the facing it has."""
    fight = question.fight
    many = question.routes
    worth: list[float] = []
    if mood != SENSIBLE and len(many) > 1:
        size = fight.monster.size
        for route in many:
            found = 0.0
            for survivor in route.victims:
                found += 4.0 if survivor.standing() else 1.0
                found += prey(survivor)
            if mood == CRUEL:
                end = footprint(route.corners[-1], size)
                for survivor in fight.on_board():
                    if end >> survivor.square & 1:
                        found += 2.0
            worth.append(found)
    chosen: Route = by_mood(list(many), worth, mood, dice)
    return chosen


def choose_place(question: MonsterPlace, mood: str, dice: Dice) -> int:
    """Where the monster appears: near many is worse for them."""
    fight = question.fight
    many = question.corners
    worth: list[float] = []
    if mood != SENSIBLE and len(many) > 1:
        size = fight.monster.size
        for corner in many:
            found = 0.0
            for survivor in fight.on_board():
                found -= float(apart(survivor.square, 1, corner, size))
            worth.append(found)
    chosen: int = by_mood(list(many), worth, mood, dice)
    return chosen


def choose_grab(question: GrabPlace, mood: str, dice: Dice) -> int:
    """Before the monster and far from help, or near it."""
    fight = question.fight
    many = question.places
    worth: list[float] = []
    if mood != SENSIBLE and len(many) > 1:
        monster = fight.monster
        ahead = front_row(monster.corner, monster.size, monster.facing)
        for square in many:
            found = 10.0 if ahead >> square & 1 else 0.0
            for survivor in fight.on_board():
                if survivor is not question.survivor:
                    found += float(apart(survivor.square, 1, square, 1))
            worth.append(found)
    chosen: int = by_mood(list(many), worth, mood, dice)
    return chosen


def choose_landing(question: Thrown, mood: str, dice: Dice) -> Landing:
    """Into walls and companions, or past them."""
    many = question.landings
    worth: list[float] = []
    for landing in many:
        found = 3.0 * float(len(landing.flight.met))
        if landing.flight.wall >= 0:
            found += 2.0
        worth.append(found)
    chosen: Landing = by_mood(list(many), worth, mood, dice)
    return chosen
