"""Facing, blind spot, zones and sight (showdown 2.3, 2.4, 7.2)."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from affray.showdown import bodies
from affray.showdown.board import FULL, WIDTH, E, N, S, W, footprint, opposite
from tests.showdown.drawn import (
    ALL,
    any_direction,
    any_square,
    bases,
    block,
    cell,
    cells,
    corner,
    gap,
    marks,
    scattered,
)


def test_a_lion_facing_north() -> None:
    drawn = marks("""
        ffffff
        ffFFff
        ..MM..
        ..MM..
        ..bb..
        ......
    """)
    lion = corner(drawn["M"])
    near = sum(1 << r * WIDTH + c for r in range(6) for c in range(6))
    assert bodies.front(lion, 2, N) & near == drawn["f"] | drawn["F"]
    assert bodies.front_row(lion, 2, N) == drawn["F"]
    assert bodies.blind_spot(lion, 2, N) == drawn["b"]
    assert bodies.field_of_view(lion, 2, N) == FULL & ~drawn["M"] & ~drawn["b"]


def test_facing_west_its_back_is_in_the_east() -> None:
    drawn = marks("""
        ff....
        ffMMb.
        ffMMb.
        ff....
    """)
    lion = corner(drawn["M"])
    near = sum(1 << r * WIDTH + c for r in range(4) for c in range(6))
    assert bodies.front(lion, 2, W) & near == drawn["f"]
    assert bodies.blind_spot(lion, 2, W) == drawn["b"]


def test_at_the_edge_there_is_nothing_before_it_or_behind() -> None:
    assert bodies.front(0, 2, N) == bodies.front_row(0, 2, N) == bodies.blind_spot(0, 2, S) == 0
    assert bodies.front(0, 2, W) == bodies.front_row(0, 2, W) == bodies.blind_spot(0, 2, E) == 0


@given(bases(), any_direction)
def test_front_and_back_halves_and_the_blind_spot(base: tuple[int, int], facing: int) -> None:
    at, size = base
    body = footprint(at, size)
    ahead = bodies.front(at, size, facing)
    behind = bodies.front(at, size, opposite(facing))
    blind = bodies.blind_spot(at, size, facing)
    # By hand: ahead is what lies beyond the front edge, however far to the side.
    r, c = cell(at)
    beyond = {
        N: lambda y, x: y < r,
        S: lambda y, x: y >= r + size,
        W: lambda y, x: x < c,
        E: lambda y, x: x >= c + size,
    }
    assert cells(ahead) == {(y, x) for y, x in map(cell, ALL) if beyond[facing](y, x)}
    assert not ahead & (behind | blind | body)
    assert blind & ~behind == 0
    assert blind.bit_count() == (size if behind else 0)
    assert all(gap([each], block(cell(at), size)) == 1 for each in cells(blind))
    assert bodies.field_of_view(at, size, facing) | blind | body == FULL


def test_ground_fightings_zone_with_its_corners_or_without() -> None:
    drawn = marks("""
        ......
        .kzzk.
        .zMMz.
        .zMMz.
        .kzzk.
    """)
    lion = corner(drawn["M"])
    assert bodies.zone(lion, 2, 1, corners=False) == drawn["z"]
    assert bodies.zone(lion, 2, 1) == drawn["z"] | drawn["k"]


def test_alerts_zone_is_ten_by_ten() -> None:
    lion = 6 * WIDTH + 9
    assert cells(bodies.zone(lion, 2, 4)) == {(r, c) for r in range(2, 12) for c in range(5, 15)} - block((6, 9), 2)


@given(bases(), st.integers(0, 8))
def test_zones_by_hand(base: tuple[int, int], n: int) -> None:
    at, size = base
    r, c = cell(at)
    body = block((r, c), size)
    square_zone = {(y, x) for y, x in map(cell, ALL) if r - n <= y < r + size + n and c - n <= x < c + size + n} - body
    assert cells(bodies.zone(at, size, n)) == square_zone
    assert cells(bodies.zone(at, size, n, False)) == {each for each in square_zone if gap([each], body) <= n}


@pytest.mark.parametrize(
    ("facing", "target", "found"),
    [
        (S, "B6", [N]),  # three rows north, one column east: the larger gap
        (S, "D14", [E]),  # two rows north, seven columns east
        (S, "D9", [N, E]),  # three and three
        (E, "D9", [E, N]),  # the same: the facing it has comes first
        (N, "H4", [W]),  # beside it: no gap in the rows
        (N, "J5", [S]),
    ],
)
def test_turning_to_face_a_target(facing: int, target: str, found: list[int]) -> None:
    lion = 6 * WIDTH + 4  # G5 to H6
    at = "ABCDEFGHIJKLMNOP".index(target[0]) * WIDTH + int(target[1:]) - 1
    assert bodies.face_toward(lion, 2, facing, 1 << at) == found


@given(bases(), bases(), any_direction)
def test_a_target_apart_is_in_front_after_turning(one: tuple[int, int], two: tuple[int, int], facing: int) -> None:
    at, size = one
    target = footprint(*two)
    found = bodies.face_toward(at, size, facing, target)
    assert found
    assert facing not in found or found[0] == facing
    if not footprint(at, size) & target:
        assert all(target & ~bodies.front(at, size, each) == 0 for each in found)
    assert sorted(bodies.directions_away(target, footprint(at, size))) == sorted(found)


def test_directions_from_under_a_base() -> None:
    lion = footprint(5 * WIDTH + 5, 2)
    assert bodies.directions_away(1 << 5 * WIDTH + 5, lion) == [N, W]
    assert bodies.directions_away(1 << 6 * WIDTH + 6, lion) == [S, E]
    phoenix = footprint(5 * WIDTH + 5, 3)
    assert bodies.directions_away(1 << 5 * WIDTH + 6, phoenix) == [N]
    assert bodies.directions_away(1 << 6 * WIDTH + 6, phoenix) == [N, E, S, W]


def touched_by_hand(one: tuple[int, int], two: tuple[int, int]) -> set[tuple[int, int]]:
    """Each square on its own: the part of the line inside its closed square, by clipping with fractions."""
    (r, c), (s, d) = cell(one[0]), cell(two[0])
    y, x = r + Fraction(one[1], 2), c + Fraction(one[1], 2)
    dy, dx = s + Fraction(two[1], 2) - y, d + Fraction(two[1], 2) - x
    found = set()
    for low_y, low_x in map(cell, ALL):
        first, last = Fraction(0), Fraction(1)
        for start, slope, low in ((y, dy, low_y), (x, dx, low_x)):
            if not slope:
                if not low <= start <= low + 1:
                    first = Fraction(2)
                continue
            enter, leave = sorted([(low - start) / slope, (low + 1 - start) / slope])
            first, last = max(first, enter), min(last, leave)
        if first <= last:
            found.add((low_y, low_x))
    return found


@given(bases(), bases())
def test_the_line_of_sight_is_symmetric_and_touches_what_it_touches(one: tuple[int, int], two: tuple[int, int]) -> None:
    line = bodies.line_of_sight(*one, *two)
    assert line == bodies.line_of_sight(*two, *one)
    assert cells(line) == touched_by_hand(one, two)


@settings(max_examples=40)
@given(bases(), bases(), scattered())
def test_sight_is_blocked_by_a_touched_obstacle_only(one: tuple[int, int], two: tuple[int, int], walls: int) -> None:
    clear = bodies.in_sight(*one, *two, walls)
    assert clear == bodies.in_sight(*two, *one, walls)
    assert clear == (not touched_by_hand(one, two) & cells(walls))


def test_a_line_that_touches_a_corner_is_blocked() -> None:
    drawn = marks("""
        A..x
        .#..
        ..B.
        .y..
    """)
    a, b, x, y = (corner(drawn[letter]) for letter in "ABxy")
    assert not bodies.in_sight(a, 1, b, 1, drawn["#"])  # through it
    assert bodies.in_sight(a, 1, x, 1, drawn["#"])
    assert bodies.in_sight(b, 1, x, 1, drawn["#"])
    # A diagonal passes the corners of the squares beside it.
    beside = marks(".#")["#"]
    assert not bodies.in_sight(a, 1, b, 1, beside)
    assert bodies.in_sight(y, 1, b, 1, drawn["#"])


def test_two_lions_in_a_row_look_along_the_line_between_two_rows() -> None:
    drawn = marks("""
        .......
        LL.h.MM
        LL.i.MM
        ...j...
    """)
    lions = corner(drawn["L"]), corner(drawn["M"])
    assert not bodies.in_sight(lions[0], 2, lions[1], 2, drawn["h"])
    assert not bodies.in_sight(lions[0], 2, lions[1], 2, drawn["i"])
    assert bodies.in_sight(lions[0], 2, lions[1], 2, drawn["j"])


@given(bases(2), any_direction, any_square, scattered(20))
def test_in_field_of_view(base: tuple[int, int], facing: int, other: int, walls: int) -> None:
    at, size = base
    hidden = bool((bodies.blind_spot(at, size, facing) | footprint(at, size)) >> other & 1)
    seen = not hidden and bodies.in_sight(at, size, other, 1, walls)
    assert bodies.in_field_of_view(at, size, facing, other, walls) == seen
