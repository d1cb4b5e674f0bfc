"""Conditions about what is being done or suffered: whose act, where it hurts, which survival action, what it comes of."""

from __future__ import annotations

from dataclasses import dataclass

from affray.kernel.card import Condition
from affray.showdown.cards import ShowdownOccasion
from affray.showdown.survivor import LOCATIONS
from affray.showdown.survivors_act import SurvivorAct
from affray.showdown.verbs.who import one

__all__ = ["Action", "ByCollision", "ByIntimidate", "Location", "OwnAct"]


@dataclass(frozen=True)
class OwnAct(Condition):
    """It is the owner's act (2.8)."""

    def holds(self, occasion: ShowdownOccasion) -> bool:
        owner = one(occasion, "owner")
        for act in occasion.fight.under_way:
            if isinstance(act, SurvivorAct):
                return act.survivor is owner
        return False


@dataclass(frozen=True)
class Action(Condition):
    """The survival action that was done is this one (4.2)."""

    action: str

    def holds(self, occasion: ShowdownOccasion) -> bool:
        return occasion.action == self.action


@dataclass(frozen=True)
class Location(Condition):
    """It hurts there."""

    location: str

    def holds(self, occasion: ShowdownOccasion) -> bool:
        return occasion.location >= 0 and LOCATIONS[occasion.location] == self.location


@dataclass(frozen=True)
class ByIntimidate(Condition):
    """The brain damage comes of an Intimidate (2.5.3)."""

    def holds(self, occasion: ShowdownOccasion) -> bool:
        return occasion.intimidate


@dataclass(frozen=True)
class ByCollision(Condition):
    """The knockdown comes of a collision with the monster (5)."""

    def holds(self, occasion: ShowdownOccasion) -> bool:
        return occasion.by_monster
