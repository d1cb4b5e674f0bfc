"""Squares, sets of them, distances (showdown 1)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.showdown import board
from affray.showdown.board import COLUMNS, FULL, ROWS, WIDTH, E, N, S, W
from tests.showdown.drawn import (
    ALL,
    any_direction,
    any_square,
    bases,
    block,
    cell,
    cells,
    gap,
    mask_of,
    on_board,
    scattered,
)


def test_the_board_has_352_squares_with_names() -> None:
    assert board.squares(FULL) == ALL
    assert [board.name(at) for at in (0, 21, WIDTH, 7 * WIDTH + 8, ALL[-1])] == ["A1", "A22", "B1", "H9", "P22"]
    assert [board.square(board.name(at)) for at in ALL] == ALL
    assert (board.row(board.square("H9")), board.column(board.square("H9"))) == (7, 8)


@pytest.mark.parametrize("wrong", ["", "A", "A0", "A23", "Q1", "a1", "A01", "A-1", "1A", "AB1", "A 1", "A²"])
def test_a_name_that_is_none_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match="no square"):
        board.square(wrong)


@pytest.mark.parametrize("wrong", [-1, 22, 16 * WIDTH, 1000])
def test_a_square_off_the_board_has_no_name(wrong: int) -> None:
    with pytest.raises(ValueError, match="no square"):
        board.name(wrong)


@given(scattered(), any_direction)
def test_a_shift_moves_all_and_wraps_none(mask: int, direction: int) -> None:
    down, across = ((-1, 0), (0, 1), (1, 0), (0, -1))[direction]
    moved = {(r + down, c + across) for r, c in cells(mask)}
    assert cells(board.shift(mask, direction)) == {at for at in moved if on_board(at)}


@given(any_square, any_direction)
def test_a_neighbour_is_one_step_away_or_none(at: int, direction: int) -> None:
    there = board.neighbour(at, direction)
    assert (there < 0) == (board.to_edge(at, direction) == 0)
    if there >= 0:
        assert board.shift(1 << at, direction) == 1 << there
        assert board.neighbour(there, board.opposite(direction)) == at


@given(scattered(12), st.integers(0, 40))
def test_growing_is_the_neighbourhood_in_steps(mask: int, n: int) -> None:
    base = cells(mask)
    near = {at for at in map(cell, ALL) if base and gap([at], base) <= n}
    assert cells(board.grow(mask, n)) == near


def test_diagonals_are_never_adjacent() -> None:
    h9 = 1 << board.square("H9")
    assert [board.name(at) for at in board.squares(board.grow(h9, 1))] == ["G9", "H8", "H9", "H10", "I9"]
    assert not board.adjacent(h9, 1 << board.square("I10"))
    assert board.adjacent(h9, 1 << board.square("I9"))
    assert not board.adjacent(h9, h9)


@given(bases(), bases())
def test_distance_is_symmetric_and_counts_steps(one: tuple[int, int], two: tuple[int, int]) -> None:
    a, b = board.footprint(*one), board.footprint(*two)
    least = gap(cells(a), cells(b))
    assert board.distance(a, b) == board.distance(b, a) == least
    assert board.apart(*one, *two) == board.apart(*two, *one) == least
    assert board.adjacent(a, b) == (least == 1)


@given(scattered(), scattered())
def test_distance_of_any_sets(a: int, b: int) -> None:
    assert board.distance(a, b) == (gap(cells(a), cells(b)) if a and b else -1)


@given(bases())
def test_a_footprint_is_a_square_block(base: tuple[int, int]) -> None:
    at, size = base
    assert cells(board.footprint(at, size)) == block(cell(at), size)
    assert board.box(board.footprint(at, size)) == (*cell(at), cell(at)[0] + size - 1, cell(at)[1] + size - 1)


@pytest.mark.parametrize(("name", "size"), [("A22", 2), ("P1", 2), ("O21", 3), ("A1", 4), ("A1", 0)])
def test_a_base_must_stand_on_the_board(name: str, size: int) -> None:
    with pytest.raises(ValueError, match="does not stand"):
        board.footprint(board.square(name), size)


@given(any_square, st.integers(1, 5), st.integers(1, 5))
def test_a_rectangle_lies_on_the_board_or_is_refused(at: int, height: int, width: int) -> None:
    r, c = cell(at)
    lies = {(r + i, c + j) for i in range(height) for j in range(width)}
    if all(on_board(each) for each in lies):
        assert board.rectangle(at, height, width) == mask_of(lies)
    else:
        with pytest.raises(ValueError, match="does not lie"):
            board.rectangle(at, height, width)


@given(scattered(), st.integers(1, 4), st.integers(1, 4))
def test_fits_where_every_square_is_free(walls: int, height: int, width: int) -> None:
    free = cells(FULL & ~walls)
    found = cells(board.fits(FULL & ~walls, height, width))
    for r, c in map(cell, ALL):
        assert ((r, c) in found) == all((r + i, c + j) in free for i in range(height) for j in range(width))


@given(scattered(), st.integers(1, 3))
def test_meets_where_some_square_is_in_the_set(mask: int, size: int) -> None:
    there = cells(mask)
    found = cells(board.meets(mask, size))
    for at in map(cell, ALL):
        base = block(at, size)
        assert (at in found) == (all(map(on_board, base)) and bool(base & there))


@given(scattered())
def test_a_box_is_the_least_rectangle(mask: int) -> None:
    if not mask:
        with pytest.raises(ValueError, match="nothing"):
            board.box(mask)
        return
    rows, columns = zip(*cells(mask), strict=True)
    assert board.box(mask) == (min(rows), min(columns), max(rows), max(columns))


def test_edges() -> None:
    assert board.EDGES.bit_count() == 2 * (ROWS + COLUMNS) - 4
    assert board.nearest_edges(board.square("B9")) == [N]
    assert board.nearest_edges(board.square("C3")) == [N, W]
    assert board.nearest_edges(board.square("O21")) == [E, S]
    assert [board.to_edge(board.square("H9"), direction) for direction in (N, E, S, W)] == [7, 13, 8, 8]
