"""Collisions and knockback: who is run over or thrown, and against what (showdown 2.4, 5, 6.1)."""

from __future__ import annotations

from typing import Any, ClassVar

from affray.kernel.names import Ref
from affray.kernel.question import Question, Words
from affray.showdown import turn_events
from affray.showdown.board import DIRECTION_NAMES, ONE, name, nearest_edges
from affray.showdown.cards import WOULD_COLLIDE
from affray.showdown.field import Field
from affray.showdown.harm import hit_location, hurt
from affray.showdown.moves import Knockback, knockback, pushed
from affray.showdown.survivor import Survivor

__all__ = ["Thrown", "collide", "knock_back", "knock_back_to_edge", "others_squares"]


def others_squares(fight: Field, survivor: Survivor | None = None) -> int:
    """The squares of the survivors on the board, but for one."""
    found = 0
    for other in fight.survivors:
        if other is not survivor and other.on_board():
            found |= ONE[other.square]
    return found


def collide(fight: Field, survivor: Survivor, path: int = 0) -> bool:
    """Who suffers collision is knocked down (5). `path`: the squares that the monster has run over, 0 where it is not the monster.

    False: it came to no collision.
    """
    if not survivor.on_board():
        return False
    if fight.in_play[WOULD_COLLIDE.index]:
        occasion = fight.occasion(WOULD_COLLIDE)
        occasion.actor = survivor
        occasion.path = path
        if fight.happen(occasion) or occasion.cancelled:
            return False
    if fight.table.listening:
        fight.table.tell(turn_events.Collided(Ref(survivor.id)))
    fight.knock_down(survivor, by_monster=path > 0)
    return True


class Landing:
    """A direction of the flight and the square where it ends."""

    __slots__ = ("flight", "square")

    def __init__(self, flight: Knockback, square: int) -> None:
        self.flight = flight
        self.square = square


class Thrown(Question):
    """On a diagonal the controller chooses the direction, on a taken square the nearest free one (5)."""

    name: ClassVar[str] = "thrown"
    clause: ClassVar[str] = "5.knockback"

    def __init__(self, fight: Field, survivor: Survivor, flights: list[Knockback]) -> None:
        super().__init__(fight.controller)
        self.survivor = survivor
        self.landings = [Landing(flight, square) for flight in flights for square in flight.places]

    def options(self) -> list[Any]:
        return list(self.landings)

    def key(self, option: Any) -> str:
        landing: Landing = option
        return f"{DIRECTION_NAMES[landing.flight.direction]}:{name(landing.square)}"

    def words(self) -> Words:
        return Words("ask-thrown", {"who": Ref(self.survivor.id)})

    def option_words(self, option: Any) -> Words:
        landing: Landing = option
        return Words(
            "option-thrown",
            {"direction": DIRECTION_NAMES[landing.flight.direction], "square": name(landing.square)},
        )


def knock_back(fight: Field, survivor: Survivor, by: int) -> None:
    """Straight away from the monster (5)."""
    source = fight.monster_base()
    if not source or not survivor.on_board():
        return
    walls = fight.terrain.impassable
    fly(fight, survivor, knockback(survivor.square, source, by, walls, others_squares(fight, survivor)))


def knock_back_to_edge(fight: Field, survivor: Survivor, by: int) -> None:
    """Toward the nearest edge of the board (3.4)."""
    if not survivor.on_board():
        return
    walls = fight.terrain.impassable
    others = others_squares(fight, survivor)
    base = fight.monster_base()
    square = survivor.square
    fly(fight, survivor, [pushed(square, way, by, walls, others, base) for way in nearest_edges(square)])


def fly(fight: Field, survivor: Survivor, flights: list[Knockback]) -> None:
    """The flight, then the collisions: with a wall, with everybody met; who flew collides but once."""
    question = Thrown(fight, survivor, flights)
    if not question.options():
        return
    landing: Landing = fight.table.ask(question)
    flight = landing.flight
    struck = [other for square in flight.met for other in fight.on_board() if other.square == square]
    if landing.square != survivor.square:
        fight.settle_on(survivor, landing.square)
        if fight.table.listening:
            fight.table.tell(turn_events.KnockedBack(Ref(survivor.id), name(landing.square)))
        fight.cut_hits()
    if flight.wall >= 0:
        shatter(fight, survivor, flight.wall)
    if flight.wall >= 0 or struck:
        collide(fight, survivor)
    for other in struck:
        if other is not survivor:
            collide(fight, other)


def shatter(fight: Field, survivor: Survivor, square: int) -> None:
    """A destructible tile is archived and who flew into it takes 1 damage, which is no hit (6.1, 2.5.4)."""
    if not fight.terrain.destructible >> square & 1:
        return
    placed = fight.terrain.at(square)
    if placed is None:
        return
    fight.terrain = fight.terrain.remove(placed)
    if fight.table.listening:
        fight.table.tell(turn_events.TerrainBroken(Ref(placed.tile.id)))
    hurt(fight, survivor, hit_location(fight, survivor), 1)
