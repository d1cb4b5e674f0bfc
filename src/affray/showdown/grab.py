"""Grab: the survivor is placed before the monster, knocked down, and hurt; and Maul remembers (showdown 7.4, SD-24)."""

from __future__ import annotations

from typing import Any, ClassVar

from affray.kernel.names import Ref
from affray.kernel.number import Sum
from affray.kernel.question import Question, Words
from affray.showdown import turn_events
from affray.showdown.board import name
from affray.showdown.collisions import others_squares
from affray.showdown.field import Field
from affray.showdown.harm import hit_location, hurt
from affray.showdown.moves import front_places
from affray.showdown.survivor import Survivor

__all__ = ["GrabPlace", "grab"]


class GrabPlace(Question):
    """The controller picks the free space before the monster (7.4)."""

    name: ClassVar[str] = "grab_place"
    clause: ClassVar[str] = "SD-24"

    def __init__(self, fight: Field, survivor: Survivor) -> None:
        super().__init__(fight.controller)
        self.fight = fight
        monster = fight.monster
        taken = fight.terrain.impassable | others_squares(fight, survivor)
        self.survivor = survivor
        self.places = front_places(monster.corner, monster.size, monster.facing, taken)

    def options(self) -> list[Any]:
        return list(self.places)

    def key(self, option: Any) -> str:
        square: int = option
        return name(square)

    def words(self) -> Words:
        return Words("ask-grab_place", {"who": Ref(self.survivor.id)})

    def option_words(self, option: Any) -> Words:
        square: int = option
        return Words("option-grab_place", {"square": name(square)})


def grab(fight: Field, survivor: Survivor) -> None:
    """Placed, down, and 1 damage for each level of the monster: no hit, so there is no dodge (7.4, 2.5.4)."""
    monster = fight.monster
    if not survivor.on_board() or monster.away or fight.monster_flag("no_grab"):
        return
    if fight.table.listening:
        fight.table.tell(turn_events.Grabbed(Ref(survivor.id)))
    question = GrabPlace(fight, survivor)
    if question.options():
        square: int = fight.table.ask(question)
        fight.place_survivor(survivor, square)
        fight.cut_hits()
    fight.knock_down(survivor)
    if survivor.index not in fight.grabbed:
        fight.grabbed.append(survivor.index)
    points = Sum(fight.table.listening)
    points.add("level", int(monster.level))
    if fight.monster_flag("grab_damage_doubled"):
        points.add("doubled", int(monster.level))
    hurt(fight, survivor, hit_location(fight, survivor), points.total, points)
