"""Whole random fights against the White Lion with agents in every seat: for habits, legality and figures."""

from __future__ import annotations

from affray.kernel.chance import Dice, SeededDice
from affray.kernel.fight import play
from affray.kernel.question import Agent
from affray.kernel.ruling import Rulings
from affray.kernel.table import Played, Recorded, Table
from affray.showdown.board import FULL, N, grow, square, squares
from affray.showdown.cards_held import hold
from affray.showdown.packs import load_packs
from affray.showdown.showdown import Showdown
from affray.showdown.survivor import Survivor
from affray.showdown.terrain import BARE, CORE, Placement, Terrain, placements

PACKS = load_packs()
LIBRARY = PACKS.library()
TABLES = PACKS.tables()
NAMES = ("ada", "bo", "cy", "di")
STARTING = ("cloth", "founding_stone")


def terrain_of(dice: Dice, taken: int) -> Terrain:
    """The tall grass of the lion's own set-up, and two random kinds."""
    grass = CORE[0]
    found = BARE
    for at in ("F9", "J13"):
        found = found.add(Placement(grass, square(at)))
    for _kind in range(2):
        tile = CORE[1 + dice.pick(len(CORE) - 1)]
        for _tile in range(tile.tiles):
            places = placements(tile, found.covered | taken)
            found = found.add(places[dice.pick(len(places))])
    return found


def lion_fight(
    table: Table,
    dice: Dice,
    level: str = "level_1",
    gear: tuple[str, ...] = STARTING,
    actions: tuple[str, ...] = ("encourage",),
    survival: int = 1,
) -> Showdown:
    """Four survivors six spaces from the lion in the centre; the lion begins."""
    lion = PACKS.monster("white_lion", level)
    lion.corner = square("H11")
    lion.facing = N
    survivors = [Survivor(index, id) for index, id in enumerate(NAMES)]
    for survivor in survivors:
        for slot, card in enumerate(gear):
            survivor.grid[slot] = LIBRARY.gear[card]
        survivor.dress()
        survivor.survival = survivor.survival_limit = survival
        survivor.actions = actions
    fight = Showdown(table, survivors, lion, TABLES, Rulings({}), LIBRARY)
    base = fight.monster_base()
    ring = grow(base, 6) & ~grow(base, 5)
    fight.terrain = terrain_of(dice, grow(base, 1))
    free = squares(ring & FULL & ~fight.terrain.impassable)
    for survivor in survivors:
        survivor.square = free.pop(dice.pick(len(free)))
        hold(fight, survivor)
    for trait in lion.traits:
        fight.put_in_play(len(survivors), lion.ai_cards[trait].hooks)
    return fight


def fought(seed: int, number: int, agents: dict[str, Agent], recorded: bool = False, **fields: object) -> Showdown:
    """One fight to its end. `outcome` tells who won."""
    dice = SeededDice(seed, number)
    table: Played = Recorded(agents, dice) if recorded else Played(agents, dice)
    fight = lion_fight(table, dice, **fields)  # type: ignore[arg-type]
    play(fight)
    return fight
