"""Boards drawn as small maps, and the slow, plain way of counting that the fast one must agree with."""

from collections import deque
from collections.abc import Callable, Iterable

from hypothesis import strategies as st

from affray.showdown.board import COLUMNS, ROWS, WIDTH

Cell = tuple[int, int]


def marks(drawing: str) -> dict[str, int]:
    """What each letter of a map covers; the map's first character is A1, a dot is nothing."""
    found: dict[str, int] = {}
    for down, text in enumerate(drawing.split()):
        for across, letter in enumerate(text):
            found[letter] = found.get(letter, 0) | 1 << down * WIDTH + across
    return found


def corner(mask: int) -> int:
    """The north-west corner of what is drawn with one letter."""
    return min(down * WIDTH + across for down, across in cells(mask))


def mask_of(found: Iterable[Cell]) -> int:
    return sum({1 << down * WIDTH + across for down, across in found})


def cells(mask: int) -> set[Cell]:
    return {divmod(i, WIDTH) for i, bit in enumerate(reversed(f"{mask:b}")) if bit == "1"}


def cell(square: int) -> Cell:
    return square // WIDTH, square % WIDTH


def block(at: Cell, size: int) -> set[Cell]:
    return {(at[0] + i, at[1] + j) for i in range(size) for j in range(size)}


def on_board(at: Cell) -> bool:
    return 0 <= at[0] < ROWS and 0 <= at[1] < COLUMNS


def gap(a: Iterable[Cell], b: Iterable[Cell]) -> int:
    there = list(b)
    return min([abs(r - s) + abs(c - d) for r, c in a for s, d in there])


def steps_from(start: Cell, open_: Callable[[Cell], bool]) -> dict[Cell, int]:
    """The least number of steps to every cell, by plain breadth first search."""
    found = {start: 0}
    queue = deque([start])
    while queue:
        r, c = queue.popleft()
        for step in ((r - 1, c), (r, c + 1), (r + 1, c), (r, c - 1)):
            if step not in found and open_(step):
                found[step] = found[r, c] + 1
                queue.append(step)
    return found


ALL = [r * WIDTH + c for r in range(ROWS) for c in range(COLUMNS)]
any_square = st.sampled_from(ALL)
any_direction = st.integers(0, 3)


@st.composite
def bases(draw: st.DrawFn, most: int = 3) -> tuple[int, int]:
    """A base on the board: its corner and its size."""
    size = draw(st.integers(1, most))
    return draw(st.integers(0, ROWS - size)) * WIDTH + draw(st.integers(0, COLUMNS - size)), size


@st.composite
def scattered(draw: st.DrawFn, most: int = 60) -> int:
    """A set of squares, few or many, often in short rows that make walls."""
    found: set[Cell] = set()
    for _ in range(draw(st.integers(0, most // 4))):
        r, c = cell(draw(any_square))
        down = draw(st.booleans())
        found |= {(r + i, c) if down else (r, c + i) for i in range(draw(st.integers(1, 6)))}
    return mask_of(at for at in found if on_board(at))
