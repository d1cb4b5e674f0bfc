"""Conditions about the fight, the monster, zones and the board."""

from __future__ import annotations

from dataclasses import dataclass

from affray.kernel.card import Condition
from affray.showdown.bodies import zone
from affray.showdown.cards import ShowdownOccasion
from affray.showdown.verbs.who import one

__all__ = ["Alone", "Away", "Count", "EntersZone", "InTerrain", "InZone", "Innovation", "Level", "Not", "StackEmpty"]


@dataclass(frozen=True)
class Not(Condition):
    """The other condition does not hold."""

    condition: Condition

    def holds(self, occasion: ShowdownOccasion) -> bool:
        return not self.condition.holds(occasion)


@dataclass(frozen=True)
class Level(Condition):
    """The monster's level is at least this."""

    level: int

    def holds(self, occasion: ShowdownOccasion) -> bool:
        return occasion.fight.monster.level >= self.level


@dataclass(frozen=True)
class StackEmpty(Condition):
    """No card lies in the wound stack."""

    def holds(self, occasion: ShowdownOccasion) -> bool:
        return occasion.fight.monster.ai.wounds() == 0


@dataclass(frozen=True)
class Count(Condition):
    """At least so many lie on this card."""

    count: int
    card: str

    def holds(self, occasion: ShowdownOccasion) -> bool:
        return occasion.fight.monster.counters.get(self.card, 0) >= self.count


def squares_of(occasion: ShowdownOccasion, card: str) -> int:
    """The zone of a card around the monster; empty where the card has none, or the monster is off the board."""
    monster = occasion.fight.monster
    drawn = monster.ai_cards[card].zone if card in monster.ai_cards else None
    return 0 if drawn is None or monster.away else zone(monster.corner, monster.size, drawn[0], drawn[1])


@dataclass(frozen=True)
class EntersZone(Condition):
    """The step leads from outside this card's zone into it."""

    card: str

    def holds(self, occasion: ShowdownOccasion) -> bool:
        actor = occasion.actor
        if actor is None or not actor.on_board() or occasion.square < 0:
            return False
        squares = squares_of(occasion, self.card)
        return bool(squares >> actor.square & 1) and not squares >> occasion.square & 1


@dataclass(frozen=True)
class InZone(Condition):
    """The actor stands in this card's zone."""

    card: str

    def holds(self, occasion: ShowdownOccasion) -> bool:
        actor = occasion.actor
        return actor is not None and actor.on_board() and bool(squares_of(occasion, self.card) >> actor.square & 1)


@dataclass(frozen=True)
class InTerrain(Condition):
    """The actor stands on a tile of that terrain."""

    terrain: str

    def holds(self, occasion: ShowdownOccasion) -> bool:
        actor = occasion.actor
        if actor is None or not actor.on_board():
            return False
        return bool(occasion.fight.terrain.of(self.terrain) >> actor.square & 1)


@dataclass(frozen=True)
class Alone(Condition):
    """The owner is the only survivor on the board."""

    def holds(self, occasion: ShowdownOccasion) -> bool:
        return occasion.fight.on_board() == [one(occasion, "owner")]


@dataclass(frozen=True)
class Innovation(Condition):
    """The settlement has it."""

    innovation: str

    def holds(self, occasion: ShowdownOccasion) -> bool:
        return self.innovation in occasion.fight.innovations


@dataclass(frozen=True)
class Away(Condition):
    """The monster is off the board."""

    def holds(self, occasion: ShowdownOccasion) -> bool:
        return occasion.fight.monster.away
