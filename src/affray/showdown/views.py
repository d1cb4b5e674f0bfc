"""A showdown as plain data: the whole state for the fingerprint, and what a seat may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from affray.showdown.ground import Ground

__all__ = ["state_of", "view_of"]


def state_of(fight: Ground) -> dict[str, Any]:
    return {
        "round": fight.round, "phase": fight.phase, "controller": fight.controller, "outcome": fight.outcome,
        "priority_old": fight.priority_old, "lying": fight.lying[:], "grabbed": fight.grabbed[:], "grabbed_last": fight.grabbed_last[:],
        "priority": fight.priority.id if fight.priority is not None else None,
        "last_wounder": fight.last_wounder.id if fight.last_wounder is not None else None,
        "survivors": [survivor.state() for survivor in fight.survivors], "monster": fight.monster.state(),
        "settlement": fight.settlement.to_data() if fight.settlement is not None else None,
        "wounders": fight.wounders[:], "traps_sprung": fight.traps_sprung, "storage": fight.storage[:], "archive": fight.archive[:], "buried": fight.buried[:],
        "added_terrain": fight.added_terrain[:],
        "keeper": fight.keeper, "opening": fight.opening, "ambushed": fight.ambushed, "terrain": terrain_of(fight),
        "effects": [effect.state() for effect in fight.effects],
        "used": dict(sorted(fight.used.items())), "orders": dict(sorted(fight.orders.items())),
    }  # fmt: skip


def terrain_of(fight: Ground) -> list[list[Any]]:
    """The tiles that lie on the board: what, its north-west square, and whether it is turned."""
    return [[each.tile.id, each.corner, each.turned] for each in fight.terrain.placed]


def view_of(fight: Ground) -> dict[str, Any]:
    """Decks as counts, discards and the cards that are known to lie on top; everything else lies open."""
    seen = state_of(fight)
    monster = seen["monster"]
    monster["locations"] = {**fight.monster.locations.view(), "top": fight.monster.locations.top[:]}
    monster["ai"] = {
        "cards": len(fight.monster.ai),
        "wounds": fight.monster.ai.wounds(),
        "discard": fight.monster.ai.discard[:],
        "top": fight.monster.ai.top[:],
    }
    seen["game"] = "showdown"
    seen["under_way"] = [act.view() for act in fight.under_way]
    return seen
