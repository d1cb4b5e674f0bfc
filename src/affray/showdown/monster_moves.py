"""The monster moves: toward, forward, away; whom it runs over; which way it looks (showdown 2.4, 7.3)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from affray.kernel.names import Ref
from affray.kernel.question import Question, Words
from affray.showdown import turn_events
from affray.showdown.board import DIRECTION_NAMES, DIRECTIONS, name
from affray.showdown.bodies import face_toward
from affray.showdown.cards import MONSTER_MOVES
from affray.showdown.collisions import collide, knock_back, others_squares
from affray.showdown.field import Field
from affray.showdown.grab import grab
from affray.showdown.moves import (
    away,
    block_places,
    forward,
    passed_over,
    straight_away,
    swept,
    toward,
    ways,
)
from affray.showdown.numbers import monster_movement
from affray.showdown.paths import Path
from affray.showdown.survivor import Survivor
from affray.showdown.targeting import PickTarget

__all__ = [
    "MonsterFacing", "MonsterPath", "MonsterPlace", "charge_off", "face", "face_closest", "full_move_away", "full_move_forward",
    "full_move_toward", "leave_board", "move_away_from", "place_adjacent",
]  # fmt: skip

# How far a survivor flies on whom the monster ends (2.4).
THROWN: Final = 5


class Route:
    """One way of the monster: its corners from start to end, and whom it runs over, in order."""

    __slots__ = ("corners", "victims")

    def __init__(self, fight: Field, corners: list[int]) -> None:
        self.corners = corners
        here = fight.on_board()
        met = passed_over(corners, fight.monster.size, others_squares(fight))
        self.victims = [survivor for square in met for survivor in here if survivor.square == square]


class MonsterPath(Question):
    """Among equal ways the controller chooses: where it ends, and over whom it leads (2.4)."""

    name: ClassVar[str] = "monster_path"
    clause: ClassVar[str] = "2.4"

    def __init__(self, fight: Field, paths: list[Path]) -> None:
        super().__init__(fight.controller)
        self.fight = fight
        others = others_squares(fight)
        self.routes = [Route(fight, corners) for path in paths for corners in ways(path, fight.monster.size, others)]

    def options(self) -> list[Any]:
        return list(self.routes)

    def key(self, option: Any) -> str:
        route: Route = option
        return ":".join([name(route.corners[-1]), *[survivor.id for survivor in route.victims]])

    def option_words(self, option: Any) -> Words:
        route: Route = option
        over = [Ref(survivor.id) for survivor in route.victims]
        return Words("option-monster_path", {"square": name(route.corners[-1]), "over": over})


class MonsterFacing(Question):
    """Which way the monster looks, where the rules leave it to the controller (2.4)."""

    name: ClassVar[str] = "monster_facing"
    clause: ClassVar[str] = "2.4.facing"

    def __init__(self, fight: Field, directions: list[int]) -> None:
        super().__init__(fight.controller)
        self.fight = fight
        self.directions = directions

    def options(self) -> list[Any]:
        return list(self.directions)

    def key(self, option: Any) -> str:
        direction: int = option
        return DIRECTION_NAMES[direction]


class MonsterPlace(Question):
    """Where beside a survivor the monster is placed (7.2, Vanish)."""

    name: ClassVar[str] = "monster_place"
    clause: ClassVar[str] = "7.2"

    def __init__(self, fight: Field, corners: list[int]) -> None:
        super().__init__(fight.controller)
        self.fight = fight
        self.corners = corners

    def options(self) -> list[Any]:
        return list(self.corners)

    def key(self, option: Any) -> str:
        corner: int = option
        return name(corner)


# -- looking


def turn(fight: Field, directions: list[int]) -> None:
    facing: int = fight.table.ask(MonsterFacing(fight, directions))
    fight.move_monster(fight.monster.corner, facing)


def face(fight: Field, target: Survivor) -> None:
    """It turns to a survivor; turning costs nothing (2.4)."""
    monster = fight.monster
    if target.on_board() and not monster.away:
        turn(fight, face_toward(monster.corner, monster.size, monster.facing, 1 << target.square))


def face_closest(fight: Field) -> None:
    """It turns to the closest survivor; among equals the controller chooses."""
    here = fight.on_board()
    if not here or fight.monster.away:
        return
    least = min([fight.distance_to_monster(survivor) for survivor in here])
    near = [survivor for survivor in here if fight.distance_to_monster(survivor) == least]
    chosen: Survivor = fight.table.ask(PickTarget(fight, near))
    face(fight, chosen)


# -- moving


def begins(fight: Field) -> bool:
    """A movement starts: persistent injuries look at it first, and may end it before it began (SD-22)."""
    if fight.monster.down or fight.monster.away:
        return False
    if fight.in_play[MONSTER_MOVES.index]:
        occasion = fight.occasion(MONSTER_MOVES)
        if fight.happen(occasion) or occasion.cancelled or fight.monster.down:
            if fight.table.listening:
                fight.table.tell(turn_events.MovementLost(Ref(fight.monster.id)))
            return False
    return True


def starts(fight: Field, paths: list[Path]) -> bool:
    """Whether this is a movement at all: one of no space starts none (2.12, ruling `injury_on_zero_move`)."""
    return paths[0].length > 0 or fight.rulings.get("injury_on_zero_move") == "yes"


def go(fight: Field, paths: list[Path], collides: bool = True) -> list[Survivor]:
    """The monster takes one of the ways; everybody it ran over suffers collision (2.4). Who did suffer it.

    `collides` False: nobody does, and all of them are given back (7.3, ruling `charge_off_collision`).
    """
    if paths[0].length == 0:
        return []
    route: Route = fight.table.ask(MonsterPath(fight, paths))
    fight.move_monster(route.corners[-1], fight.monster.facing)
    if not collides:
        return route.victims
    path = swept(route.corners, fight.monster.size)
    return [survivor for survivor in route.victims if collide(fight, survivor, path)]


def throw_off(fight: Field, victims: list[Survivor]) -> None:
    """On whom it ended, that survivor is knocked back 5 (2.4)."""
    for survivor in victims:
        if survivor.on_board() and fight.monster_base() >> survivor.square & 1:
            knock_back(fight, survivor, THROWN)


def full_move_toward(fight: Field, target: Survivor) -> bool:
    """Its whole movement toward the target, by a shortest way, until it is adjacent; then it faces it (2.4, SD-37).

    False: the movement was lost.
    """
    monster = fight.monster
    if monster.away or not target.on_board():
        return False
    walls = fight.terrain.impassable
    paths = toward(monster.corner, monster.size, 1 << target.square, monster_movement(fight), walls)
    if starts(fight, paths):
        if not begins(fight):
            return False
        if not target.on_board():
            return True
        paths = toward(monster.corner, monster.size, 1 << target.square, monster_movement(fight), walls)
        throw_off(fight, go(fight, paths))
    face(fight, target)
    return True


def straight(fight: Field, direction: int, steps: int) -> Path:
    monster = fight.monster
    return forward(monster.corner, monster.size, direction, steps, fight.terrain.impassable)


def full_move_forward(fight: Field) -> bool:
    """Straight ahead without turning, to the edge or to blocking terrain (2.4)."""
    paths = [straight(fight, fight.monster.facing, monster_movement(fight))]
    if starts(fight, paths):
        if not begins(fight):
            return False
        throw_off(fight, go(fight, [straight(fight, fight.monster.facing, monster_movement(fight))]))
    return True


def charge_off(fight: Field) -> bool:
    """Straight ahead; collision for everybody passed over or ended on, and Grab after the move in place of the knockback (7.3, SD-44)."""
    paths = [straight(fight, fight.monster.facing, monster_movement(fight))]
    if starts(fight, paths):
        if not begins(fight):
            return False
        collides = fight.rulings.get("charge_off_collision") != "no"
        victims = go(fight, [straight(fight, fight.monster.facing, monster_movement(fight))], collides)
        for survivor in victims:
            grab(fight, survivor)
        # Whom no Grab has placed elsewhere (Broken Foot) is under it still.
        throw_off(fight, victims)
    elif fight.table.listening and not fight.monster.away:
        fight.table.tell(turn_events.ChargeBlocked(Ref(fight.monster.id)))
    return True


def full_move_away(fight: Field, sources: list[Survivor], in_line: bool = False, turning: bool = True) -> bool:
    """As far as it gets from some survivors, then it faces any way the controller likes (2.4). `in_line`: straight away."""
    monster = fight.monster
    if monster.away:
        return False
    steps = monster_movement(fight)
    walls = fight.terrain.impassable
    squares = [1 << survivor.square for survivor in sources if survivor.on_board()]
    flee = straight_away if in_line else away
    if starts(fight, moving(flee(monster.corner, monster.size, squares, steps, walls))):
        if not begins(fight):
            return False
        throw_off(fight, go(fight, moving(flee(monster.corner, monster.size, squares, steps, walls))))
    if turning:
        turn(fight, list(DIRECTIONS))
    return True


def moving(paths: list[Path]) -> list[Path]:
    """Of equals it takes one that is a movement, if any is: a full move is made as far as it can be."""
    return [path for path in paths if path.length] or paths


def move_away_from(fight: Field, source: Survivor, by: int, turning: bool = True) -> bool:
    """A number of spaces straight away from a survivor; `turning`: then it faces that way, else it keeps its facing (2.4, 7.3)."""
    monster = fight.monster
    if not source.on_board() or monster.away:
        return False
    sources = [1 << source.square]
    walls = fight.terrain.impassable
    if starts(fight, moving(straight_away(monster.corner, monster.size, sources, by, walls))):
        if not begins(fight):
            return False
        paths = moving(straight_away(monster.corner, monster.size, sources, by, walls))
        before = monster.corner
        victims = go(fight, paths)
        if turning and monster.corner != before:
            turn(fight, face_toward(before, monster.size, monster.facing, fight.monster_base()))
        throw_off(fight, victims)
    return True


# -- placing


def leave_board(fight: Field) -> None:
    """The monster is off the board; nothing reaches it there (7.2, Vanish)."""
    fight.monster.away = True
    if fight.table.listening:
        fight.table.tell(turn_events.MonsterPlaced(Ref(fight.monster.id), None))
    fight.cut_hits()


def place_adjacent(fight: Field, survivor: Survivor) -> None:
    """The monster is placed beside a survivor and faces it: no movement (7.2, Vanish)."""
    monster = fight.monster
    if not survivor.on_board():
        return
    taken = fight.terrain.impassable | others_squares(fight, survivor)
    places = block_places(monster.size, 1 << survivor.square, taken)
    if places:
        monster.corner = fight.table.ask(MonsterPlace(fight, places))
        monster.away = False
        if fight.table.listening:
            fight.table.tell(turn_events.MonsterPlaced(Ref(monster.id), name(monster.corner)))
        fight.cut_hits()
        face(fight, survivor)
