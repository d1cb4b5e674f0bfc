"""Movement of survivors and of the monster (showdown 2.4, 5, 7.3)."""

from itertools import pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from affray.showdown import moves, paths
from affray.showdown.board import (
    COLUMNS,
    FULL,
    OFFSETS,
    ROWS,
    WIDTH,
    E,
    N,
    W,
    fits,
    footprint,
    name,
    square,
    squares,
)
from tests.showdown.drawn import (
    ALL,
    Cell,
    any_direction,
    any_square,
    bases,
    block,
    cell,
    cells,
    corner,
    gap,
    marks,
    on_board,
    scattered,
    steps_from,
)


def names(found: list[int]) -> list[str]:
    return [name(at) for at in found]


def is_a_way(corners: list[int], size: int, walls: int) -> bool:
    """Single orthogonal steps, always wholly on the board and clear of walls (the start may be anywhere)."""
    blocked = cells(walls)
    return all(
        gap([cell(one)], [cell(two)]) == 1 and all(on_board(at) and at not in blocked for at in block(cell(two), size))
        for one, two in pairwise(corners)
    )


def block_steps(at: int, size: int, walls: int) -> dict[Cell, int]:
    blocked = cells(walls)
    return steps_from(cell(at), lambda to: all(on_board(each) and each not in blocked for each in block(to, size)))


# --- survivors


def test_reach_goes_around_what_is_occupied() -> None:
    drawn = marks("""
        .#..
        A#..
        rr..
        r...
    """)
    at = corner(drawn["A"])
    assert paths.reach(at, 2, FULL & ~drawn["#"]) == drawn["A"] | drawn["r"] | 1
    assert names(paths.way(at, square("B3"), 5, FULL & ~drawn["#"])) == ["B1", "C1", "C2", "C3", "B3"]
    assert paths.way(at, square("B3"), 3, FULL & ~drawn["#"]) == []
    assert paths.way(at, at, 3, FULL) == [at]


@given(any_square, st.integers(0, 9), scattered(), scattered(8))
def test_reach_and_ways_equal_a_plain_search(at: int, n: int, walls: int, stops: int) -> None:
    free = FULL & ~walls
    open_, stop = cells(free), cells(stops)
    # A stop is entered and not left: plain search over the others, then one step into the stops beside them.
    least = steps_from(cell(at), lambda to: to in open_ and to not in stop)
    found = dict(least)
    for r, c in [each for each in stop & open_ if each != cell(at)]:
        before = [least[step] for step in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)) if step in least]
        if before:
            found[r, c] = min(before) + 1
    assert cells(paths.reach(at, n, free, stops)) == {each for each, k in found.items() if k <= n}
    for there in ALL:
        path = paths.way(at, there, n, free, stops)
        k = found.get(cell(there), n + 1)
        if k > n:
            assert path == []
        else:
            assert (path[0], path[-1], len(path)) == (at, there, k + 1)
            assert is_a_way(path, 1, walls)
            assert not any(cell(each) in stop for each in path[1:-1])


def test_a_straight_move_stops_before_what_is_occupied() -> None:
    drawn = marks("A...#..")
    free = FULL & ~drawn["#"]
    assert names(paths.line(0, E, 6, free)) == ["A2", "A3", "A4"]
    assert names(paths.line(0, E, 2, free)) == ["A2", "A3"]
    assert paths.line(0, W, 2, free) == []


# --- the monster toward its target


def test_a_lion_stops_as_soon_as_it_is_adjacent() -> None:
    drawn = marks("""
        .........
        MM......T
        MM.......
    """)
    found = moves.toward(corner(drawn["M"]), 2, drawn["T"], 8, 0)
    assert [(name(path.end), path.length) for path in found] == [("B7", 6)]


def test_equal_ends_are_all_listed() -> None:
    drawn = marks("""
        ........
        .MM.....
        .MM.....
        ........
        ....T...
    """)
    found = moves.toward(corner(drawn["M"]), 2, drawn["T"], 8, 0)
    # Four spaces away (two rows, two columns): three steps, above the target or to its left.
    assert [(name(path.end), path.length) for path in found] == [("C4", 3), ("D3", 3)]


def test_clawed_target_dashes_away_and_the_lion_cannot_reach() -> None:
    lion, target = square("H5"), 1 << square("H15")  # its base H5 to I6: nine away
    assert gap(block(cell(lion), 2), [cell(square("H15"))]) == 9
    (path,) = moves.toward(lion, 2, target, 6, 0)
    assert (name(path.end), path.length) == ("H11", 6)
    assert gap(block(cell(path.end), 2), cells(target)) == 3


def test_a_lion_that_is_adjacent_does_not_move() -> None:
    (path,) = moves.toward(square("H5"), 2, 1 << square("H7"), 6, 0)
    assert (path.end, path.length, path.corners()) == (square("H5"), 0, [square("H5")])


def test_a_block_of_two_needs_a_gap_of_two() -> None:
    drawn = marks("""
        ...#....
        MM.#....
        MM....T.
        ...#....
        ...#....
        ........
        ........
    """)
    narrow = moves.toward(corner(drawn["M"]), 2, drawn["T"], 30, drawn["#"])
    assert min(path.length for path in narrow) > 6
    wide = moves.toward(corner(drawn["M"]), 2, drawn["T"], 30, drawn["#"] & ~(1 << square("D4")))
    assert [(name(path.end), path.length) for path in wide] == [("C5", 5)]


def test_where_no_path_leads_it_comes_as_near_as_it_can() -> None:
    wall = sum(1 << r * WIDTH + 9 for r in range(ROWS))
    found = moves.toward(square("H3"), 2, 1 << square("H14"), 20, wall)
    # At the wall, its rows level with the target: upper or lower row.
    assert [(name(path.end), path.length) for path in found] == [("H8", 5)]
    found = moves.toward(square("E3"), 2, 1 << square("H14"), 3, wall)
    assert {gap(block(cell(path.end), 2), [cell(square("H14"))]) for path in found} == {10 + 2 - 3}


@given(bases(), any_square, st.integers(0, 9), scattered())
def test_toward_is_the_shortest_by_a_plain_search(base: tuple[int, int], target: int, steps: int, walls: int) -> None:
    at, size = base
    assume(not footprint(at, size) & walls)
    there = cell(target)
    least = block_steps(at, size, walls)
    goals = {to: k for to, k in least.items() if gap(block(to, size), [there]) == 1}
    found = moves.toward(at, size, 1 << target, steps, walls)
    for path in found:
        way = path.corners()
        assert (way[0], way[-1], len(way)) == (at, path.end, path.length + 1)
        assert is_a_way(way, size, walls)
        assert (
            all(gap(block(cell(each), size), [there]) > 1 for each in way[:-1])
            or gap(block(cell(at), size), [there]) == 0
        )
    ends = {cell(path.end): path.length for path in found}
    assert len(ends) == len(found)
    if not goals:
        near = {to: gap(block(to, size), [there]) for to, k in least.items() if k <= steps}
        best = {to for to in near if near[to] == min(near.values())}
        quickest = min(least[to] for to in best)
        assert ends == {to: quickest for to in best if least[to] == quickest}
        return
    nearest = min(goals.values())
    if nearest <= steps:
        assert ends == {to: k for to, k in goals.items() if k == nearest}
        return
    # Too far: all cells after `steps` steps that lie on some shortest path.
    left: dict[Cell, int] = {}
    for goal in [to for to, k in goals.items() if k == nearest]:
        for to, k in block_steps(goal[0] * WIDTH + goal[1], size, walls).items():
            left[to] = min(k, left.get(to, k))
    assert ends == {to: steps for to, k in least.items() if k == steps and left.get(to) == nearest - steps}


# --- straight on, and away


def test_charge_off_runs_over_survivors_and_stops_at_terrain_or_the_edge() -> None:
    drawn = marks("""
        ..........
        ..A.......
        MM.B....#.
        MM....C.#.
        ..........
    """)
    lion = corner(drawn["M"])
    others = drawn["A"] | drawn["B"] | drawn["C"]
    path = moves.forward(lion, 2, E, 6, drawn["#"])
    assert (name(path.end), path.length) == ("C7", 6)
    assert names(moves.passed_over(path.corners(), 2, others)) == ["C4", "D7"]
    assert moves.swept(path.corners(), 2) == sum(1 << r * WIDTH + c for r in (2, 3) for c in range(8))
    assert name(moves.forward(lion, 2, E, 9, drawn["#"]).end) == "C7"
    assert name(moves.forward(lion, 2, E, 90, 0).end) == "C21"
    assert name(moves.forward(lion, 2, N, 6, 0).end) == "A1"
    assert moves.forward(lion, 2, W, 6, 0).length == 0


@given(bases(), any_direction, st.integers(0, 25), scattered(20))
def test_forward_is_straight_and_as_long_as_it_can_be(
    base: tuple[int, int], facing: int, steps: int, walls: int
) -> None:
    at, size = base
    assume(not footprint(at, size) & walls)
    path = moves.forward(at, size, facing, steps, walls)
    way = path.corners()
    assert way == [at + i * OFFSETS[facing] for i in range(path.length + 1)]
    assert is_a_way(way, size, walls)
    if path.length < steps:
        beyond = block(cell(path.end + OFFSETS[facing]), size) if path.end + OFFSETS[facing] >= 0 else {(-1, 0)}
        assert any(not on_board(each) or each in cells(walls) for each in beyond)


def test_a_lion_with_nobody_to_flee_from_stays() -> None:
    assert [path.length for path in moves.away(square("H9"), 2, [], 6, 0)] == [0]
    assert [path.length for path in moves.straight_away(square("H9"), 2, [], 6, 0)] == [0]


def test_away_between_two_threats_lists_equals() -> None:
    # One in the west and one in the east, level with it: only the rows count.
    found = moves.away(square("H9"), 2, [1 << square("H5"), 1 << square("I14")], 3, 0)
    assert [(name(path.end), path.length) for path in found] == [("E9", 3), ("K9", 3)]


@given(bases(), st.lists(any_square, min_size=1, max_size=4), st.integers(0, 7), scattered())
def test_away_maximises_the_sum_of_distances(base: tuple[int, int], threats: list[int], steps: int, walls: int) -> None:
    at, size = base
    assume(not footprint(at, size) & walls)
    least = {to: k for to, k in block_steps(at, size, walls).items() if k <= steps}
    total = {to: sum(gap(block(to, size), [cell(each)]) for each in threats) for to in least}
    found = moves.away(at, size, [1 << each for each in threats], steps, walls)
    assert {cell(path.end): path.length for path in found} == {
        to: least[to] for to in least if total[to] == max(total.values())
    }
    for path in found:
        assert is_a_way(path.corners(), size, walls)
        assert len(path.corners()) == path.length + 1


def test_straight_away_from_one_takes_the_larger_gap() -> None:
    lion = square("H9")
    assert names([path.end for path in moves.straight_away(lion, 2, [1 << square("J15")], 1, 0)]) == ["H8"]
    assert names([path.end for path in moves.straight_away(lion, 2, [1 << square("J11")], 1, 0)]) == ["G9", "H8"]
    # Blocked on that axis it does not take the other.
    wall = 1 << square("H8")
    assert names([path.end for path in moves.straight_away(lion, 2, [1 << square("J15")], 1, wall)]) == ["H9"]


def test_straight_away_from_several() -> None:
    threats = [1 << square("H5"), 1 << square("H14"), 1 << square("F9")]
    found = moves.straight_away(square("H9"), 2, threats, 6, 0)
    assert [(name(path.end), path.length) for path in found] == [("N9", 6)]


# --- over whom


def test_ways_lists_one_way_for_each_set_of_survivors() -> None:
    drawn = marks("""
        MM.....
        MM.....
        A......
        .......
        ....T..
    """)
    lion = corner(drawn["M"])
    path = next(each for each in moves.toward(lion, 2, drawn["T"], 9, 0) if name(each.end) == "D3")
    found = {tuple(names(moves.passed_over(way, 2, drawn["A"]))): way for way in moves.ways(path, 2, drawn["A"])}
    assert set(found) == {(), ("C1",)}
    for way in found.values():
        assert (way[0], way[-1], len(way)) == (lion, path.end, path.length + 1)
        assert is_a_way(way, 2, 0)
    assert moves.ways(path, 2, 0) == [path.corners()]


def every_way(path: paths.Path) -> list[list[int]]:
    found = [[path.end]]
    for i in range(path.length - 1, -1, -1):
        found = [
            [before, *way] for way in found for before in squares(path.trail[i]) if abs(before - way[0]) in (1, WIDTH)
        ]
    return found


@given(bases(2), any_square, scattered(8), st.integers(1, 6), scattered(12))
def test_ways_miss_no_set_of_survivors(base: tuple[int, int], target: int, others: int, steps: int, walls: int) -> None:
    at, size = base
    assume(not footprint(at, size) & walls)
    for path in moves.toward(at, size, 1 << target, steps, walls)[:3]:
        expected = {frozenset(moves.passed_over(way, size, others)) for way in every_way(path)}
        found = [frozenset(moves.passed_over(way, size, others)) for way in moves.ways(path, size, others)]
        assert len(found) == len(set(found))
        assert set(found) == expected


@given(bases(), any_direction, st.integers(0, 12), scattered(40))
def test_passed_over_is_everybody_under_the_way_once(
    base: tuple[int, int], facing: int, steps: int, others: int
) -> None:
    at, size = base
    way = moves.forward(at, size, facing, steps, 0).corners()
    found = moves.passed_over(way, size, others)
    assert len(found) == len(set(found))
    assert sum(1 << each for each in found) == moves.swept(way, size) & others & ~footprint(at, size)


@pytest.mark.parametrize("size", [1, 2, 3])
def test_an_empty_board_is_all_within_reach(size: int) -> None:
    room = cells(fits(FULL, size, size))
    assert set(block_steps(0, size, 0)) == room
    assert len(room) == (ROWS - size + 1) * (COLUMNS - size + 1)
    trail = paths.layers(1, 99, fits(FULL, size, size))
    assert len(trail) == ROWS + COLUMNS - 2 * size + 1


@given(bases(2), any_square, st.integers(0, 8))
def test_on_a_bare_board_paths_are_as_long_as_the_distance(base: tuple[int, int], target: int, steps: int) -> None:
    at, size = base
    away = gap(block(cell(at), size), [cell(target)])
    assume(away > 0)
    for path in moves.toward(at, size, 1 << target, steps, 0):
        assert path.length == min(steps, away - 1)
        assert gap(block(cell(path.end), size), [cell(target)]) == away - path.length


def test_a_path_turns_no_more_than_it_must() -> None:
    drawn = marks("""
        T....
        .....
        ...MM
        ...MM
    """)
    found = moves.toward(corner(drawn["M"]), 2, drawn["T"], 9, 0)
    assert [name(path.end) for path in found] == ["A2", "B1"]
    for path in found:
        steps = [two - one for one, two in pairwise(path.corners())]
        assert sum(one != two for one, two in pairwise(steps)) == 1
