"""Knockback and placing (showdown 5, 7.4)."""

from hypothesis import given
from hypothesis import strategies as st

from affray.showdown import bodies, moves
from affray.showdown.board import FULL, OFFSETS, E, N, S, W, footprint, name, square, squares
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
    on_board,
    scattered,
)


def names(found: list[int]) -> list[str]:
    return [name(at) for at in found]


def test_knockback_stops_before_terrain_and_at_the_edge_and_flies_over_survivors() -> None:
    drawn = marks("""
        ..........
        MMA..B..#.
        MM........
        ..........
    """)
    (flight,) = moves.knockback(corner(drawn["A"]), drawn["M"], 6, drawn["#"], drawn["A"] | drawn["B"])
    assert (flight.direction, name(flight.stop), names(flight.places)) == (E, "B8", ["B8"])
    assert (names(flight.met), flight.wall, flight.edge) == (["B6"], square("B9"), False)
    (flight,) = moves.knockback(corner(drawn["A"]), drawn["M"], 6, 0, 0)
    assert (name(flight.stop), flight.wall, flight.edge) == ("B9", -1, False)
    (flight,) = moves.knockback(corner(drawn["A"]), drawn["M"], 60, 0, 0)
    assert (name(flight.stop), flight.wall, flight.edge) == ("B22", -1, True)


def test_knocked_onto_a_survivor_one_is_placed_beside() -> None:
    drawn = marks("""
        .....#..
        MMA..B..
        MM......
    """)
    (flight,) = moves.knockback(corner(drawn["A"]), drawn["M"], 3, drawn["#"], drawn["B"])
    assert (name(flight.stop), names(flight.met)) == ("B6", ["B6"])
    assert names(flight.places) == ["B5", "B7", "C6"]


def test_under_a_lion_the_controller_chooses_between_two_directions() -> None:
    lion = footprint(square("H9"), 2)
    found = moves.knockback(square("H9"), lion, 5, 0, 0)
    assert [(flight.direction, name(flight.stop)) for flight in found] == [(N, "C9"), (W, "H4")]
    # From under the very centre of a bigger one all four are equal; one step does not bring it out, so it is placed.
    found = moves.knockback(square("H9"), footprint(square("G8"), 3), 1, 0, 0)
    assert [(flight.direction, names(flight.places)) for flight in found] == [
        (N, ["F9"]),
        (E, ["H11"]),
        (S, ["J9"]),
        (W, ["H7"]),
    ]


def test_flee_is_a_push_toward_the_edge() -> None:
    flight = moves.pushed(square("C9"), N, 5, 0, 0)
    assert (name(flight.stop), flight.edge) == ("A9", True)


@given(any_square, bases(), st.integers(0, 8), scattered(), scattered(30))
def test_knockback_ends_on_a_free_square_of_the_board(
    at: int, source: tuple[int, int], n: int, walls: int, others: int
) -> None:
    walls &= ~(1 << at)
    others &= ~(walls | 1 << at)
    base = footprint(*source)
    for flight in moves.knockback(at, base, n, walls, others):
        assert flight.places
        taken = cells(walls | others | base)
        flown = abs(flight.stop - at) // abs(OFFSETS[flight.direction])
        line = [cell(at + i * OFFSETS[flight.direction]) for i in range(flown + 1)]
        assert all(on_board(each) and each not in cells(walls) for each in line)
        assert [cell(each) for each in flight.met] == [each for each in line[1:] if each in cells(others)]
        assert flown == n or flight.edge or flight.wall == flight.stop + OFFSETS[flight.direction]
        if not base >> at & 1:
            assert gap([line[-1]], cells(base)) == gap([cell(at)], cells(base)) + flown
        for place in flight.places:
            assert on_board(cell(place))
            assert cell(place) not in taken
        assert flight.places == [flight.stop] or cell(flight.stop) in taken


@given(any_square, st.one_of(scattered(), st.just(FULL)))
def test_nearest_free_lists_all_the_nearest(at: int, taken: int) -> None:
    free = cells(FULL & ~taken)
    found = {cell(each) for each in moves.nearest_free(at, taken)}
    least = min((gap([cell(at)], [each]) for each in free), default=0)
    assert found == {each for each in free if gap([cell(at)], [each]) == least}


def test_the_grabbed_are_placed_before_the_lion() -> None:
    drawn = marks("""
        ......
        ..A#..
        .MM...
        .MM...
    """)
    lion = corner(drawn["M"])
    assert names(moves.front_places(lion, 2, N, 0)) == ["B2", "B3"]
    assert names(moves.front_places(lion, 2, N, drawn["A"])) == ["B2"]
    assert names(moves.front_places(lion, 2, E, drawn["#"])) == ["C4", "D4"]
    # The row is full: the nearest squares ahead, never behind.
    full = drawn["A"] | 1 << square("B2")
    assert names(moves.front_places(lion, 2, N, full)) == ["A2", "A3", "B1", "B4"]
    # It faces the edge: around it.
    assert names(moves.front_places(square("A5"), 2, N, 0)) == ["A4", "A7", "B4", "B7", "C5", "C6"]


@given(bases(), any_direction, scattered())
def test_front_places_are_free_and_ahead_where_they_can_be(base: tuple[int, int], facing: int, taken: int) -> None:
    at, size = base
    found = moves.front_places(at, size, facing, taken)
    ahead = bodies.front(at, size, facing) & ~taken
    assert found
    assert all(not (taken | footprint(at, size)) >> each & 1 for each in found)
    if ahead:
        assert all(ahead >> each & 1 for each in found)
    if bodies.front_row(at, size, facing) & ~taken:
        assert found == squares(bodies.front_row(at, size, facing) & ~taken)


@given(any_square, st.integers(1, 3), scattered())
def test_block_places_are_free_and_adjacent(target: int, size: int, taken: int) -> None:
    blocked = cells(taken)
    found = {cell(each) for each in moves.block_places(size, 1 << target, taken)}
    for at in map(cell, ALL):
        body = block(at, size)
        legal = all(on_board(each) and each not in blocked for each in body) and gap(body, [cell(target)]) == 1
        assert (at in found) == legal
