"""Elements as markup, everything in them escaped; and sets of squares as paths."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup, escape

from affray.showdown.board import COLUMNS, FULL, ROWS, WIDTH, squares

__all__ = ["EDGE", "UNIT", "centre", "corner_of", "outline", "region", "tag"]

# A square's side, and the margin with the letters and numbers, in the drawing's own units.
UNIT: Final = 42
EDGE: Final = 24


def tag(element: str, /, *inside: object, **attributes: object) -> Markup:
    """An element. `class_` is the attribute class, `_` in a name is a hyphen; an attribute that is None or "" is left out."""
    said = "".join(
        [
            f' {spelled(key)}="{value if type(value) is int else escape(value)}"'
            for key, value in attributes.items()
            if value is not None and value != ""
        ]
    )
    body = "".join([each if type(each) is Markup else escape(str(each)) for each in inside])
    return Markup(f"<{element}{said}>{body}</{element}>")


@cache
def spelled(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def corner_of(square: int) -> tuple[int, int]:
    """The upper left point of a square."""
    return EDGE + square % WIDTH * UNIT, EDGE + square // WIDTH * UNIT


def centre(square: int) -> tuple[int, int]:
    x, y = corner_of(square)
    return x + UNIT // 2, y + UNIT // 2


def region(mask: int) -> str:
    """A set of squares as one path, a rectangle for each run in a row."""
    found: list[str] = []
    left = mask & FULL
    for at in squares(left):
        if not left >> at & 1:
            continue
        run = 1
        while left >> at + run & 1 and at % WIDTH + run < COLUMNS:
            run += 1
        left &= ~(((1 << run) - 1) << at)
        x, y = corner_of(at)
        found.append(f"M{x} {y}h{run * UNIT}v{UNIT}h{-run * UNIT}z")
    return "".join(found)


def outline(mask: int) -> str:
    """The line around a set of squares: the edges that no other square of it shares, runs of them as one stroke."""
    found: list[str] = []
    for line in range(ROWS + 1):
        found += strokes([edge_above(mask, line, at) for at in range(COLUMNS)], line, "h")
    for line in range(COLUMNS + 1):
        found += strokes([edge_before(mask, at, line) for at in range(ROWS)], line, "v")
    return "".join(found)


def edge_above(mask: int, row: int, column: int) -> bool:
    below = row < ROWS and mask >> row * WIDTH + column & 1
    above = row > 0 and mask >> (row - 1) * WIDTH + column & 1
    return bool(below) != bool(above)


def edge_before(mask: int, row: int, column: int) -> bool:
    after = column < COLUMNS and mask >> row * WIDTH + column & 1
    before = column > 0 and mask >> row * WIDTH + column - 1 & 1
    return bool(after) != bool(before)


def strokes(edges: list[bool], line: int, way: str) -> list[str]:
    """The runs of edges along one line of the board."""
    found: list[str] = []
    at = 0
    while at < len(edges):
        run = at
        while run < len(edges) and edges[run]:
            run += 1
        if run > at:
            along, across = EDGE + at * UNIT, EDGE + line * UNIT
            x, y = (along, across) if way == "h" else (across, along)
            found.append(f"M{x} {y}{way}{(run - at) * UNIT}")
        at = run + 1
    return found
