"""Bodies on the board: facing, front, blind spot, zones and sight (showdown 2.3, 2.4).

A base is its north-west corner and its size (1, 2 or 3); only monsters have a facing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from affray.showdown.board import (
    BASES,
    COLUMNS,
    DIRECTIONS,
    FULL,
    NORTH_EDGE,
    ONE,
    ROWS,
    SHAPES,
    WEST_EDGE,
    WIDTH,
    E,
    N,
    S,
    W,
    box,
    footprint,
    grow,
    opposite,
    shift,
)

__all__ = [
    "blind_spot", "directions_away", "directions_toward", "face_toward", "field_of_view", "front", "front_row",
    "in_field_of_view", "in_sight", "is_behind", "line_of_sight", "zone",
]  # fmt: skip


# What `front` and `front_row` have found, for it never changes: at most so many as there are corners, facings and sizes.
AHEAD: Final[dict[int, int]] = {}
ROWS_BEFORE: Final[dict[int, int]] = {}


def front(corner: int, size: int, facing: int) -> int:
    """All squares ahead of the base's front edge: a target there is faced (showdown 2.3)."""
    key = (corner * 4 + facing) * 4 + size
    found = AHEAD.get(key, -1)
    if found < 0:
        found = AHEAD[key] = ahead_of(corner, size, facing)
    return found


def ahead_of(corner: int, size: int, facing: int) -> int:
    down, across = corner // WIDTH, corner % WIDTH
    if facing == N:
        return FULL & (1 << down * WIDTH) - 1
    if facing == S:
        return FULL >> (down + size) * WIDTH << (down + size) * WIDTH
    if facing == E:
        columns = NORTH_EDGE >> across + size << across + size
    else:
        columns = (1 << across) - 1
    return WEST_EDGE * columns


def front_row(corner: int, size: int, facing: int) -> int:
    """The squares directly before the base, as wide as it; none at the edge it faces."""
    key = (corner * 4 + facing) * 4 + size
    found = ROWS_BEFORE.get(key, -1)
    if found < 0:
        base = SHAPES[size] << corner
        found = ROWS_BEFORE[key] = shift(base, facing) & ~base
    return found


def blind_spot(corner: int, size: int, facing: int) -> int:
    """The row of squares directly behind the base, as wide as it (showdown 2.3)."""
    return front_row(corner, size, opposite(facing))


def is_behind(corner: int, size: int, facing: int, square: int) -> bool:
    """Whether a square of the board lies in the blind spot, by arithmetic alone."""
    here: i64 = corner
    there: i64 = square
    wide: i64 = size
    down = there // WIDTH - here // WIDTH
    across = there % WIDTH - here % WIDTH
    if facing == N:
        return down == wide and 0 <= across < wide
    if facing == S:
        return down == -1 and 0 <= across < wide
    if facing == E:
        return across == -1 and 0 <= down < wide
    return across == wide and 0 <= down < wide


def field_of_view(corner: int, size: int, facing: int) -> int:
    """What the monster could see without obstacles: all but its blind spot and its own squares (showdown 2.3)."""
    return FULL & ~(blind_spot(corner, size, facing) | SHAPES[size] << corner)


def zone(corner: int, size: int, n: int, corners: bool = True) -> int:
    """The squares around a base: with corners all of n rings (Alert: 4), without them those at most n spaces away.

    For a ring one wide this is the question of Ground Fighting, with the corners or without (showdown 7.2).
    """
    base = footprint(corner, size)
    if not corners:
        return grow(base, n) & ~base
    found = base
    for _i in range(n):
        found |= shift(found, N) | shift(found, S)
    for _i in range(n):
        found |= shift(found, E) | shift(found, W)
    return found & ~base


def directions_toward(base: int, target: int) -> list[int]:
    """The direction from one base to another: along the axis with the larger gap, a diagonal gives both (showdown 2.4, 5).

    Bases that overlap have no gap; then their centres decide, and bases with one centre have all four directions.
    Both are sets of squares, neither empty.
    """
    top, left, bottom, right = box(base)
    north, west, south, east = box(target)
    down = max(0, north - bottom) - max(0, top - south)
    across = max(0, west - right) - max(0, left - east)
    if not down and not across:
        down = north + south - top - bottom
        across = west + east - left - right
        if not down and not across:
            return list(DIRECTIONS)
    found: list[int] = []
    if abs(down) >= abs(across):
        found.append(S if down > 0 else N)
    if abs(across) >= abs(down):
        found.append(E if across > 0 else W)
    return found


def directions_away(base: int, source: int) -> list[int]:
    """Straight away from a source: the axis with the larger gap, a diagonal gives both (showdown 2.4, 5)."""
    return directions_toward(source, base)


def face_toward(corner: int, size: int, facing: int, target: int) -> list[int]:
    """How the monster may turn to face a target after a move (showdown 2.4): the larger gap, on a diagonal both.

    The facing it has comes first if it is one of them. ValueError: the target is empty.
    """
    found = directions_toward(footprint(corner, size), target)
    if facing in found:
        found.remove(facing)
        found.insert(0, facing)
    return found


# Lines of sight are the dearest thing to work out, and asked for again while the monster stands: these are the latest.
MOST_LINES: Final = 20_000
LINES: Final[dict[int, int]] = {}


def line_of_sight(corner: int, size: int, other: int, other_size: int) -> int:
    """Every square that the line between the centres of two bases touches, be it at a corner (showdown 2.3)."""
    key = ((corner * 512 + other) * 4 + size) * 4 + other_size
    found = LINES.get(key, -1)
    if found < 0:
        if len(LINES) >= MOST_LINES:
            LINES.clear()
        found = LINES[key] = draw_line(corner, size, other, other_size)
    return found


def draw_line(corner: int, size: int, other: int, other_size: int) -> int:
    """Counted in half squares, so that centres are whole numbers and nothing is rounded."""
    x0, y0 = 2 * (corner % WIDTH) + size, 2 * (corner // WIDTH) + size
    x1, y1 = 2 * (other % WIDTH) + other_size, 2 * (other // WIDTH) + other_size
    if y0 > y1:
        x0, y0, x1, y1 = x1, y1, x0, y0
    dx, dy = x1 - x0, y1 - y0
    # A level line needs no slope; any divisor will do.
    scale = max(1, dy)
    found = 0
    for down in range(max(0, (y0 - 1) // 2), min(ROWS - 1, y1 // 2) + 1):
        if dy:
            one = x0 * scale + dx * (max(y0, 2 * down) - y0)
            two = x0 * scale + dx * (min(y1, 2 * down + 2) - y0)
        else:
            one, two = x0, x1
        if one > two:
            one, two = two, one
        # A column c is touched if 2c <= x <= 2c + 2 for some x of the line within this row.
        first = max(0, -((2 * scale - one) // (2 * scale)))
        last = min(COLUMNS - 1, two // (2 * scale))
        found |= ((1 << last - first + 1) - 1) << down * WIDTH + first
    return found


def in_sight(corner: int, size: int, other: int, other_size: int, obstacles: int) -> bool:
    """Whether no obstacle touches the line from centre to centre; the squares of both bases count too (showdown 2.3, 6.1)."""
    return not obstacles or not line_of_sight(corner, size, other, other_size) & obstacles


def in_field_of_view(corner: int, size: int, facing: int, other: int, obstacles: int) -> bool:
    """Whether a survivor is neither in the blind spot nor hidden by an obstacle (showdown 2.3)."""
    if is_behind(corner, size, facing, other) or BASES[size][corner] & ONE[other]:
        return False
    return in_sight(corner, size, other, 1, obstacles)
