"""Terrain tiles and where they may lie (showdown 6.1, 6.2)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from affray.showdown.board import FULL, name, square
from affray.showdown.terrain import BARE, Placement, Terrain, Tile, placements
from tests.showdown.drawn import ALL, cell, cells, marks, on_board, scattered
from tests.showdown.tiles import CORE

TILES = {tile.id: tile for tile in CORE}
GRASS, PILLAR, COLUMN, TREE = (TILES[id] for id in ("tall_grass", "toppled_pillar", "stone_columns", "nightmare_tree"))


def test_the_core_deck_has_21_cards() -> None:
    assert sum(tile.cards for tile in CORE) == 21
    assert len(TILES) == len(CORE) == 11


def test_a_layer_says_what_its_tiles_mean() -> None:
    drawn = marks("""
        ........
        .gg..P..
        .gg..P..
        .....P..
        .cc..P..
    """)
    grass = Placement(GRASS, square("B2"))
    pillar = Placement(PILLAR, square("B6"), turned=True)
    column = Placement(COLUMN, square("E2"))
    layer = BARE.add(grass).add(pillar).add(column)
    assert [each.mask for each in layer.placed] == [drawn["g"], drawn["P"], drawn["c"]]
    assert layer.covered == drawn["g"] | drawn["P"] | drawn["c"]
    assert layer.impassable == layer.obstacles == drawn["P"] | drawn["c"]
    assert layer.destructible == drawn["c"]
    assert layer.free == FULL & ~drawn["P"] & ~drawn["c"]
    assert layer.of("tall_grass") == drawn["g"]
    assert layer.at(square("E3")) is column
    assert layer.at(square("E4")) is None


def test_tiles_may_not_overlap() -> None:
    layer = BARE.add(Placement(GRASS, square("B2")))
    with pytest.raises(ValueError, match="overlaps"):
        layer.add(Placement(TREE, square("C3")))
    assert layer.add(Placement(TREE, square("D2"))).covered.bit_count() == 4 + 9


@pytest.mark.parametrize(("at", "turned"), [("A20", False), ("N1", True), ("P22", False), ("P22", True)])
def test_tiles_lie_on_the_board(at: str, turned: bool) -> None:
    with pytest.raises(ValueError, match="does not lie"):
        Placement(PILLAR, square(at), turned)


def test_what_was_collided_with_is_archived() -> None:
    grass, column = Placement(GRASS, square("B2")), Placement(COLUMN, square("E2"))
    layer = Terrain((grass, column))
    left = layer.remove(column)
    assert left.placed == (grass,)
    assert (left.impassable, left.obstacles, left.destructible) == (0, 0, 0)
    assert layer.impassable == column.mask
    with pytest.raises(ValueError, match="does not lie here"):
        left.remove(column)


def test_an_empty_board_has_so_many_places() -> None:
    assert len(placements(PILLAR, 0)) == 16 * 19 + 13 * 22
    assert len(placements(TREE, 0)) == 14 * 20
    assert placements(TREE, FULL) == []


@settings(max_examples=30)
@given(st.integers(1, 3), st.integers(1, 4), scattered())
def test_places_are_all_the_legal_ones_once(height: int, width: int, taken: int) -> None:
    tile = Tile("slab", height, width)
    blocked = cells(taken)
    found = placements(tile, taken)
    masks = [each.mask for each in found]
    assert len(masks) == len(set(masks))
    legal = set()
    for r, c in map(cell, ALL):
        for high, wide in {(height, width), (width, height)}:
            lies = {(r + i, c + j) for i in range(high) for j in range(wide)}
            if all(on_board(each) for each in lies) and not lies & blocked:
                legal.add(frozenset(lies))
    assert {frozenset(cells(mask)) for mask in masks} == legal


def test_places_come_in_a_fixed_order() -> None:
    free = marks("""
        ..###
        .####
        .....
    """)["#"]
    found = placements(Tile("slab", 1, 2), FULL & ~free)
    assert [(name(each.corner), each.turned) for each in found] == [
        ("A3", False),
        ("A4", False),
        ("B2", False),
        ("B3", False),
        ("B4", False),
        ("A3", True),
        ("A4", True),
        ("A5", True),
    ]
