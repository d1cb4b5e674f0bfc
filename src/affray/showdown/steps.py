"""A survivor walks, and pays with an activation: what cards see of both (showdown 2.8, 5)."""

from __future__ import annotations

from affray.kernel.names import Ref
from affray.showdown import turn_events
from affray.showdown.attack_numbers import attribute_total
from affray.showdown.board import BESIDE, ONE
from affray.showdown.cards import SPEND_ACTIVATION, SURVIVOR_STEP
from affray.showdown.collisions import others_squares
from affray.showdown.field import Field
from affray.showdown.paths import reach, way
from affray.showdown.survivor import Survivor

__all__ = ["can_step", "destinations", "free_squares", "movement_of", "spend_activation", "walk"]


def movement_of(fight: Field, survivor: Survivor) -> int:
    """Its movement with everything that changes it, at least 1 (3.1)."""
    return max(1, attribute_total(fight, survivor, "movement"))


def free_squares(fight: Field, survivor: Survivor) -> int:
    """Where this survivor may step: no impassable terrain, nobody else (5)."""
    return fight.terrain.free & ~fight.monster_base() & ~others_squares(fight, survivor)


def destinations(fight: Field, survivor: Survivor, steps: int) -> int:
    """The squares within so many steps, its own square not among them; whether that one is free makes no difference."""
    return reach(survivor.square, steps, fight.open_squares()) & ~ONE[survivor.square]


def can_step(fight: Field, survivor: Survivor) -> bool:
    """Whether there is any such square: every movement is at least 1."""
    return BESIDE[survivor.square] & fight.open_squares() != 0


def walk(fight: Field, survivor: Survivor, square: int, steps: int) -> None:
    """By a shortest way; cards see each step and may stop it (`cancelled` on the occasion)."""
    survivor.moved = survivor.moved or square != survivor.square
    if not fight.in_play[SURVIVOR_STEP.index]:
        fight.move_survivor(survivor, square)
        return
    for there in way(survivor.square, square, steps, free_squares(fight, survivor))[1:]:
        before = survivor.square
        if not free_squares(fight, survivor) >> there & 1:
            return
        fight.move_survivor(survivor, there)
        occasion = fight.occasion(SURVIVOR_STEP)
        occasion.actor = survivor
        occasion.square = before
        fight.happen(occasion)
        if occasion.cancelled or not survivor.standing() or survivor.square != there:
            return


def spend_activation(fight: Field, survivor: Survivor) -> bool:
    """An activation is spent, and cards answer before anything comes of it; False: nothing can any more (7.2, Ground Fighting)."""
    if fight.table.listening:
        fight.table.tell(turn_events.PointSpent(Ref(survivor.id), "activation"))
    if not fight.in_play[SPEND_ACTIVATION.index]:
        return True
    was_down = survivor.down
    occasion = fight.occasion(SPEND_ACTIVATION)
    occasion.actor = survivor
    fight.happen(occasion)
    return survivor.on_board() and not occasion.cancelled and (survivor.standing() or was_down)
