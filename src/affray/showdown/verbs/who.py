"""Whom a `who` word or a group word of a card means at a moment, and who decides."""

from __future__ import annotations

from typing import Final

from affray.showdown.board import apart
from affray.showdown.cards import ShowdownOccasion
from affray.showdown.survivor import Survivor

__all__ = ["GROUPS", "WHO", "group", "one", "seat_of"]

WHO: Final = ("owner", "attacker", "target", "actor", "each", "chosen", "killer")
GROUPS: Final = ("survivors", "others", "adjacent", "neighbours")


def one(occasion: ShowdownOccasion, who: str) -> Survivor | None:
    """The survivor that a `who` word means now; None where there is none, or where it is the monster."""
    fight = occasion.fight
    if who == "owner":
        # An injury's text runs for the survivor who suffers it, before any card of theirs is in play.
        return fight.survivors[occasion.owner] if 0 <= occasion.owner < len(fight.survivors) else occasion.actor
    if who == "attacker":
        return occasion.attack.survivor if occasion.attack is not None else occasion.actor
    if who == "target":
        return occasion.target
    if who == "actor":
        return occasion.actor
    if who in ("each", "chosen"):
        return occasion.chosen
    return fight.last_wounder if who == "killer" else None


def group(occasion: ShowdownOccasion, name: str) -> list[Survivor]:
    """The survivors on the board whom a group word means: all, all but the owner, those adjacent to the monster or to the owner."""
    fight = occasion.fight
    found = fight.on_board()
    if name == "adjacent":
        return [survivor for survivor in found if fight.distance_to_monster(survivor) == 1]
    owner = one(occasion, "owner")
    if name == "survivors" or owner is None:
        return found
    if name == "others":
        return [survivor for survivor in found if survivor is not owner]
    if not owner.on_board():
        return []
    return [survivor for survivor in found if survivor is not owner and apart(survivor.square, 1, owner.square, 1) == 1]


def seat_of(occasion: ShowdownOccasion, who: str) -> str:
    """The seat that decides where a card says who does; the monster controller where that is nobody."""
    found = one(occasion, who)
    return found.seat if found is not None else occasion.fight.controller
