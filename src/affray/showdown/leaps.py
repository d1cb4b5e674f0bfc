"""Charge, Pounce and Slam: straight moves that gear gives (showdown 6.3)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from affray.kernel.effect import ROUND, Effect
from affray.kernel.fight import Act
from affray.kernel.names import Ref
from affray.kernel.question import Question, Words
from affray.showdown import turn_events
from affray.showdown.attack import Attack
from affray.showdown.board import DIRECTION_NAMES, DIRECTIONS, neighbour
from affray.showdown.bodies import face_toward
from affray.showdown.cards import POUNCED
from affray.showdown.field import Field
from affray.showdown.gear import FIST_AND_TOOTH, Gear
from affray.showdown.moves import forward
from affray.showdown.steps import free_squares, movement_of, walk
from affray.showdown.survivor import Survivor
from affray.showdown.usable import usable

__all__ = ["LEAPS", "Leap", "LeapTo", "LeapWith"]

LEAPS: Final = ("charge", "pounce", "slam")
POUNCE: Final = 3
SLAM: Final = 4


class LeapTo(Question):
    """In which direction (5: one direction only)."""

    name: ClassVar[str] = "leap"
    clause: ClassVar[str] = "6.3"

    def __init__(self, leap: Leap) -> None:
        super().__init__(leap.survivor.seat)
        self.leap = leap

    def options(self) -> list[Any]:
        return list(self.leap.directions())

    def key(self, option: Any) -> str:
        direction: int = option
        return DIRECTION_NAMES[direction]

    def words(self) -> Words:
        return Words("ask-leap", {"who": Ref(self.leap.survivor.id), "word": self.leap.word})

    def option_words(self, option: Any) -> Words:
        return Words("option-leap_to", {"direction": self.key(option), "spaces": len(self.leap.run_of(option))})


class LeapWith(Question):
    """With which melee weapon the leap ends."""

    name: ClassVar[str] = "leap_with"
    clause: ClassVar[str] = "6.3"

    def __init__(self, survivor: Survivor, weapons: list[Gear]) -> None:
        super().__init__(survivor.seat)
        self.survivor = survivor
        self.weapons = weapons

    def options(self) -> list[Any]:
        return list(self.weapons)

    def key(self, option: Any) -> str:
        weapon: Gear = option
        return weapon.id

    def words(self) -> Words:
        return Words("ask-leap_with", {"who": Ref(self.survivor.id)})

    def option_words(self, option: Any) -> Words:
        weapon: Gear = option
        return Words("option-leap_with", {"weapon": Ref(weapon.id)})


class Leap(Act):
    """A straight move, then the blow: Charge with strength by its spaces, Pounce with 1 after three, Slam a push without a blow."""

    name: ClassVar[str] = "leap"

    def __init__(self, fight: Field, survivor: Survivor, gear: Gear, word: str) -> None:
        self.fight = fight
        self.survivor = survivor
        self.gear = gear
        self.word = word

    def view(self) -> dict[str, Any]:
        return {"act": "leap", "who": self.survivor.id, "word": self.word}

    def run_of(self, direction: int) -> list[int]:
        """The squares that the move takes in a direction, to the first that is not free."""
        free = free_squares(self.fight, self.survivor)
        steps = POUNCE if self.word == "pounce" else movement_of(self.fight, self.survivor)
        found: list[int] = []
        square = self.survivor.square
        while len(found) < steps:
            square = neighbour(square, direction)
            if square < 0 or not free >> square & 1:
                break
            found.append(square)
        return found

    def directions(self) -> list[int]:
        return [direction for direction in DIRECTIONS if self.run_of(direction)]

    def run(self) -> None:
        fight = self.fight
        survivor = self.survivor
        direction: int = fight.table.ask(LeapTo(self))
        way = self.run_of(direction)
        if fight.table.listening:
            fight.table.tell(turn_events.Leapt(Ref(survivor.id), Ref(self.gear.id), self.word, len(way)))
        walk(fight, survivor, way[-1], len(way))
        # A card may have stopped the move on the way.
        moved = way.index(survivor.square) + 1 if survivor.square in way else 0
        if self.word == "slam":
            self.slam(moved)
            return
        if self.word == "pounce":
            if moved < POUNCE:
                return
            if fight.in_play[POUNCED.index]:
                occasion = fight.occasion(POUNCED)
                occasion.actor = survivor
                fight.happen(occasion)
        weapons = self.weapons()
        if weapons and survivor.standing():
            weapon: Gear = fight.table.ask(LeapWith(survivor, weapons))
            fight.perform(Attack(fight, survivor, weapon, bonus=1 if self.word == "pounce" else moved))

    def weapons(self) -> list[Gear]:
        """Melee weapons that reach the monster; cumbersome ones cost nothing more (6.3)."""
        found: list[Gear] = []
        for weapon in [*self.survivor.gear(), FIST_AND_TOOTH]:
            melee = weapon.speed and not weapon.range and not weapon.ammo and weapon not in found
            if melee and usable(self.fight, self.survivor, weapon) and self.fight.in_reach(self.survivor, weapon):
                found.append(weapon)
        return found

    def slam(self, spaces: int) -> None:
        """Four spaces and more and beside the monster: it is pushed one space, and its toughness falls until the round is over."""
        fight = self.fight
        monster = fight.monster
        if spaces < SLAM or fight.distance_to_monster(self.survivor) != 1:
            return
        push = face_toward(monster.corner, monster.size, monster.facing, 1 << self.survivor.square)
        away = (push[0] + 2) % 4
        path = forward(monster.corner, monster.size, away, 1, fight.terrain.impassable)
        if path.length:
            fight.move_monster(path.end, monster.facing)
        fight.lay(Effect("toughness", -1, self.gear.id, monster.id, ROUND))
