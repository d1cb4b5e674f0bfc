"""Standing orders: at which opportunities a player is asked at all; and whether others' acts wait for them (SD-35, SD-36)."""

from __future__ import annotations

from typing import Final

from affray.kernel.card import Moment
from affray.showdown.ai import PlayCard
from affray.showdown.board import ONE, meets
from affray.showdown.cards import FLOW, MONSTER_DOWN, SURVIVORS_ACT
from affray.showdown.field import Field
from affray.showdown.moves import led_over, run_over
from affray.showdown.numbers import monster_movement
from affray.showdown.survivor import Survivor
from affray.showdown.survivors_act import SurvivorAct, waiting

__all__ = ["ORDERS", "act_under_way", "asked", "choices", "concerned", "given", "holding"]

# Each with its values, the default first.
ORDERS: Final[dict[str, list[str]]] = {"flows": ["concerned", "always", "never"], "hold": ["off", "on"]}


def choices(fight: Field, seat: str) -> dict[str, list[str]]:
    """A seat that plays no survivor has nothing to be asked about."""
    return ORDERS if any(survivor.seat == seat for survivor in fight.survivors) else {}


def given(fight: Field, seat: str, name: str) -> str:
    if not fight.orders:
        return ORDERS[name][0]
    return fight.orders.get(f"{seat}/{name}", ORDERS[name][0])


def asked(fight: Field, moment: Moment, seat: str) -> bool:
    """Whether the seat wants to be asked at this opportunity: the order about flows decides.

    Before a choice in somebody's act the others are asked who hold it. Where in an act nothing is left to choose, it concerns its own player
    and who holds; the others may break in at the next question, and where no act is to come it concerns whom it would in an attack.
    """
    flows = given(fight, seat, "flows")
    act = act_under_way(fight) if moment is SURVIVORS_ACT else None
    mine = act is not None and act.survivor is not None and act.survivor.seat == seat
    if act is not None and act.held:
        return not mine and given(fight, seat, "hold") == "on"
    if act is not None and not mine and given(fight, seat, "hold") == "on":
        return True
    if flows != "concerned":
        return flows == "always"
    if moment is SURVIVORS_ACT and (mine or act is None):
        return True
    if moment is SURVIVORS_ACT and waiting(fight):
        return False
    return any(survivor.seat == seat and concerned(fight, moment, survivor) for survivor in fight.on_board())


def act_under_way(fight: Field) -> SurvivorAct | None:
    for act in reversed(fight.under_way):
        if isinstance(act, SurvivorAct):
            return act
    return None


def holding(fight: Field, acting: Survivor) -> bool:
    """Whether somebody else wants to be asked before this survivor's player is."""
    seats = {survivor.seat for survivor in fight.on_board() if survivor.seat != acting.seat}
    return any(given(fight, seat, "hold") == "on" for seat in seats)


def concerned(fight: Field, moment: Moment, survivor: Survivor) -> bool:
    """Target or in the path at a flow; near enough to strike or to be struck in another's attack; all when the monster is down."""
    if moment is MONSTER_DOWN:
        return True
    if moment is FLOW:
        targets = targets_now(fight)
        return survivor in targets or any(in_path(fight, survivor, target) for target in targets)
    if fight.distance_to_monster(survivor) == 1 or in_lane(fight, survivor):
        return True
    return any(gear.speed > 0 and fight.near_enough(survivor, gear) for gear in survivor.gear())


def targets_now(fight: Field) -> list[Survivor]:
    """Whom the card under way is after."""
    for act in reversed(fight.under_way):
        if isinstance(act, PlayCard):
            return [survivor for survivor in act.occasion.targets if survivor.on_board()]
    return []


def in_path(fight: Field, survivor: Survivor, target: Survivor) -> bool:
    """Whether some shortest way of the monster to its target leads over the survivor (2.4)."""
    monster = fight.monster
    if monster.away:
        return False
    steps = monster_movement(fight)
    over = meets(ONE[survivor.square], monster.size)
    walls = fight.terrain.impassable
    return bool(led_over(monster.corner, monster.size, ONE[target.square], steps, walls) & over)


def in_lane(fight: Field, survivor: Survivor) -> bool:
    """Whether the monster would run over the survivor if it ran straight ahead, as reactions make it do (7.3)."""
    monster = fight.monster
    if monster.away:
        return False
    steps = monster_movement(fight)
    covered = run_over(monster.corner, monster.size, monster.facing, steps, fight.terrain.impassable)
    return bool(covered >> survivor.square & 1)
