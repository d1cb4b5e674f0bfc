"""The board: 22 x 16 squares, and sets of them as ints (showdown 1).

A square is `row * 23 + column`: rows 0 to 15 are A to P from north to south, columns 0 to 21 are 1 to 22 from west to
east. Column 22 is a wall and never in a set, so a shift cannot carry a square around the edge into another row. A set
of squares has bit n for square n. A base is named by its north-west corner and its size; a set of such corners is a
set of squares like any other.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

__all__ = [
    "AROUND", "BASES", "BESIDE", "COLUMNS", "DIRECTIONS", "DIRECTION_NAMES", "E", "EAST_EDGE", "EDGES", "FULL", "N", "NORTH_EDGE", "OFFSETS", "ONE", "ROOM",
    "ROWS", "S", "SOUTH_EDGE", "W", "WEST_EDGE", "WIDTH", "adjacent", "apart", "box", "column", "distance", "fits",
    "footprint", "grow", "meets", "name", "nearest_edges", "neighbour", "nth", "opposite", "rectangle", "row", "shift",
    "spread", "square", "squares", "to_edge",
]  # fmt: skip

ROWS: Final = 16
COLUMNS: Final = 22
WIDTH: Final = 23

N: Final = 0
E: Final = 1
S: Final = 2
W: Final = 3
DIRECTIONS: Final[tuple[int, ...]] = (N, E, S, W)
DIRECTION_NAMES: Final[tuple[str, ...]] = ("north", "east", "south", "west")
OFFSETS: Final[tuple[int, ...]] = (-WIDTH, 1, WIDTH, -1)

ROW_LETTERS: Final = "ABCDEFGHIJKLMNOP"
NORTH_EDGE: Final[int] = (1 << COLUMNS) - 1
SOUTH_EDGE: Final[int] = NORTH_EDGE << (ROWS - 1) * WIDTH
WEST_EDGE: Final[int] = sum([1 << r * WIDTH for r in range(ROWS)])
EAST_EDGE: Final[int] = WEST_EDGE << COLUMNS - 1
FULL: Final[int] = WEST_EDGE * NORTH_EDGE
EDGES: Final[int] = NORTH_EDGE | EAST_EDGE | SOUTH_EDGE | WEST_EDGE


def row(square: int) -> int:
    """0 (A, north) to 15 (P, south)."""
    return square // WIDTH


def column(square: int) -> int:
    """0 (the first, west) to 21 (the 22nd, east)."""
    return square % WIDTH


def name(square: int) -> str:
    """ "H9": the row's letter and the column's number. ValueError: not a square of the board."""
    if square < 0 or not FULL >> square & 1:
        raise ValueError(f"no square {square} on the board")
    return f"{ROW_LETTERS[square // WIDTH]}{square % WIDTH + 1}"


def square(name: str) -> int:
    """The square called "H9". ValueError: no such square."""
    digits = name[1:]
    if name[:1] in ROW_LETTERS and name and digits.isascii() and digits.isdigit() and digits[0] != "0":
        number = int(digits)
        if number <= COLUMNS:
            return ROW_LETTERS.index(name[0]) * WIDTH + number - 1
    raise ValueError(f"no square {name!r}: a letter A to P, a number 1 to 22")


# For each byte the places of its bits: a set is read by bytes, since taking single bits off a long int copies it each time.
BITS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([bit for bit in range(8) if byte >> bit & 1]) for byte in range(256)]
)


def squares(mask: int) -> list[int]:
    """The squares of a set in reading order: rows from the north, each from the west."""
    found: list[int] = []
    first: i64 = 0
    for byte in mask.to_bytes((mask.bit_length() + 7) // 8, "little"):
        if byte:
            for bit in BITS[byte]:
                found.append(first + bit)
        first += 8
    return found


def nth(mask: int, index: int) -> int:
    """`squares(mask)[index]`, without the others. ValueError: there are not so many."""
    left: i64 = index
    first: i64 = 0
    for byte in mask.to_bytes((mask.bit_length() + 7) // 8, "little"):
        bits = BITS[byte]
        if left < len(bits):
            return first + bits[left]
        left -= len(bits)
        first += 8
    raise ValueError(index)


def shift(mask: int, direction: int) -> int:
    """Every square one step on; what would leave the board is gone."""
    if direction == N:
        return mask >> WIDTH
    if direction == E:
        return mask << 1 & FULL
    if direction == S:
        return mask << WIDTH & FULL
    return mask >> 1 & FULL


def opposite(direction: int) -> int:
    return (direction + 2) % 4


def neighbour(square: int, direction: int) -> int:
    """The next square in a direction, or -1 beyond the edge."""
    there = square + OFFSETS[direction]
    if there < 0 or not FULL >> there & 1:
        return -1
    return there


def spread(mask: int) -> int:
    """The set and all squares one step from it; diagonals are never adjacent (showdown 1)."""
    return (mask | mask >> WIDTH | mask << WIDTH | mask << 1 | mask >> 1) & FULL


# The latest answers of `grow`: of one place the same is asked again, in every set-up and by everybody who plans.
MOST_GROWN: Final = 200
GROWN: Final[dict[tuple[int, int], int]] = {}


def grow(mask: int, n: int) -> int:
    """All squares at most n spaces away, the set itself with them (showdown 1: steps, as if the board were empty)."""
    if n < 2:
        return spread(mask) if n == 1 else mask
    key = (mask, n)
    found = GROWN.get(key, 0)
    if not found:
        found = mask
        for _i in range(n):
            found = spread(found)
        if len(GROWN) >= MOST_GROWN:
            GROWN.clear()
        GROWN[key] = found
    return found


def adjacent(a: int, b: int) -> bool:
    """Whether two sets that share no square touch along an edge (showdown 1)."""
    return bool(spread(a) & b) and not a & b


def distance(a: int, b: int) -> int:
    """Spaces between the nearest squares of two sets: adjacent is 1, overlapping 0 (showdown 1). -1: one of them is empty."""
    if not a or not b:
        return -1
    n = 0
    while not a & b:
        a = spread(a)
        n += 1
    return n


def apart(corner: int, size: int, other: int, other_size: int) -> int:
    """`distance` of two square bases, by arithmetic alone."""
    here: i64 = corner
    there: i64 = other
    down = there // WIDTH - here // WIDTH
    across = there % WIDTH - here % WIDTH
    down = down - size + 1 if down > 0 else 1 - down - other_size
    across = across - size + 1 if across > 0 else 1 - across - other_size
    if down < 0:
        down = 0
    if across < 0:
        across = 0
    return down + across


def fits(free: int, height: int, width: int) -> int:
    """The corners at which a rectangle lies wholly in a set of squares."""
    run = free & FULL
    for i in range(1, width):
        run &= free >> i
    found = run
    for i in range(1, height):
        found &= run >> i * WIDTH
    return found


# By size, for bases of 1, 2 and 3: the square itself and all corners at which it stands on the board.
SHAPES: Final[tuple[int, ...]] = (0, 1, 3 | 3 << WIDTH, 7 | 7 << WIDTH | 7 << 2 * WIDTH)
ROOM: Final[tuple[int, ...]] = (0, fits(FULL, 1, 1), fits(FULL, 2, 2), fits(FULL, 3, 3))
# By size and corner: the squares under the base, 0 where it does not stand on the board. A row more than the board has, for a step south.
BASES: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple([SHAPES[size] << corner if ROOM[size] >> corner & 1 else 0 for corner in range((ROWS + 1) * WIDTH)])
        for size in range(4)
    ]
)

# Long ints are dear to make: the set of one square, that and the squares beside it, and by size and corner what lies beside a base.
ONE: Final[tuple[int, ...]] = tuple([1 << square for square in range((ROWS + 1) * WIDTH)])
BESIDE: Final[tuple[int, ...]] = tuple([spread(each & FULL) & ~each for each in ONE])
AROUND: Final[tuple[tuple[int, ...], ...]] = tuple([tuple([spread(base) & ~base for base in bases]) for bases in BASES])


def footprint(square: int, size: int) -> int:
    """The squares under a base of 1, 2 or 3 whose north-west corner is given. ValueError: it does not lie on the board."""
    if 1 <= size <= 3 and 0 <= square < len(BASES[size]):
        base = BASES[size][square]
        if base:
            return base
    raise ValueError(f"a base of {size} does not stand at {square}")


def rectangle(square: int, height: int, width: int) -> int:
    """The squares of a rectangle whose north-west corner is given. ValueError: it does not lie on the board."""
    if square < 0 or height < 1 or width < 1 or not fits(FULL, height, width) >> square & 1:
        raise ValueError(f"{height} x {width} does not lie at {square}")
    return rectangle_shape(height, width) << square


def rectangle_shape(height: int, width: int) -> int:
    found = 0
    for i in range(height):
        found |= ((1 << width) - 1) << i * WIDTH
    return found


def meets(mask: int, size: int) -> int:
    """The corners at which a base of this size stands on the board and on some square of the set."""
    run = mask
    for i in range(1, size):
        run |= mask >> i
    found = run
    for i in range(1, size):
        found |= run >> i * WIDTH
    return found & ROOM[size]


# The latest answers of `box`: nearly always of the base of the monster or of a survivor.
MOST_BOXES: Final = 500
BOXES: Final[dict[int, tuple[int, int, int, int]]] = {}


def box(mask: int) -> tuple[int, int, int, int]:
    """First row, first column, last row, last column of the least rectangle around a set. ValueError: it is empty."""
    found = BOXES.get(mask)
    if found is None:
        if len(BOXES) >= MOST_BOXES:
            BOXES.clear()
        found = BOXES[mask] = draw_box(mask)
    return found


def draw_box(mask: int) -> tuple[int, int, int, int]:
    if not mask:
        raise ValueError("nothing to draw a box around")
    columns = mask | mask >> 8 * WIDTH
    columns |= columns >> 4 * WIDTH
    columns |= columns >> 2 * WIDTH
    columns |= columns >> WIDTH
    columns &= NORTH_EDGE
    first = (mask & -mask).bit_length() - 1
    left = (columns & -columns).bit_length() - 1
    return first // WIDTH, left, (mask.bit_length() - 1) // WIDTH, columns.bit_length() - 1


def to_edge(square: int, direction: int) -> int:
    """Steps to the last square of the board in a direction, 0 when it is at this edge."""
    if direction == N:
        return square // WIDTH
    if direction == S:
        return ROWS - 1 - square // WIDTH
    if direction == E:
        return COLUMNS - 1 - square % WIDTH
    return square % WIDTH


def nearest_edges(square: int) -> list[int]:
    """The directions of the nearest edge of the board, equals listed (showdown 3.4: Flee)."""
    least = min([to_edge(square, direction) for direction in DIRECTIONS])
    return [direction for direction in DIRECTIONS if to_edge(square, direction) == least]
