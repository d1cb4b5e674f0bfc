"""Steps over the board: how far one gets, by which way (showdown 5). `free` is where one may step; a block's steps are those of its corner."""

from __future__ import annotations

from typing import Final

from affray.showdown.board import (
    DIRECTIONS,
    FULL,
    OFFSETS,
    ONE,
    WIDTH,
    fits,
    neighbour,
)

__all__ = ["Path", "first_layer", "layers", "line", "reach", "room_for", "way"]

# The latest answers: whoever plans a move and then makes it asks for the same one several times.
MOST_REACHES: Final = 1_000
REACHES: Final[dict[tuple[int, int, int, int], int]] = {}
MOST_ROOMS: Final = 100
ROOMS: Final[dict[tuple[int, int], int]] = {}


class Path:
    """A way of a block, or of a survivor: where it ends and how long it is; its squares are found when somebody asks.

    `trail` has, for each step from the start, where that step may be; the last holds `end`. Corners of blocks.
    """

    __slots__ = ("end", "trail")

    def __init__(self, trail: list[int], end: int) -> None:
        self.trail = trail
        self.end = end

    @property
    def length(self) -> int:
        return len(self.trail) - 1

    def corners(self) -> list[int]:
        """One shortest way, start and end included, that turns where it must."""
        found = [self.end]
        here = self.end
        heading = 0
        for i in range(self.length - 1, -1, -1):
            step = self.trail[i]
            if here - OFFSETS[heading] < 0 or not step >> here - OFFSETS[heading] & 1:
                for direction in DIRECTIONS:
                    if here - OFFSETS[direction] >= 0 and step >> here - OFFSETS[direction] & 1:
                        heading = direction
                        break
            here -= OFFSETS[heading]
            found.append(here)
        found.reverse()
        return found


def layers(start: int, n: int, free: int, stops: int = 0) -> list[int]:
    """The squares at 0, 1, ... n steps from a set, over free squares; the list ends where nothing new is reached.

    A square of `stops` may be entered but not left (the lion's Alert, showdown 7.2); the start may be left.
    """
    found = [start]
    new = free & FULL & ~start
    leaving = start
    for _i in range(n):
        step = (leaving >> WIDTH | leaving << WIDTH | leaving << 1 | leaving >> 1) & new
        if not step:
            break
        found.append(step)
        new ^= step
        leaving = step & ~stops if stops else step
    return found


def first_layer(start: int, n: int, free: int, wanted: int) -> int:
    """Of the layers of `layers`, the first that has a wanted square; 0: none has."""
    new = free & FULL & ~start
    step = start
    for _i in range(n):
        if not step or step & wanted:
            return step
        step = (step >> WIDTH | step << WIDTH | step << 1 | step >> 1) & new
        new ^= step
    return step if step & wanted else 0


def reach(square: int, n: int, free: int, stops: int = 0) -> int:
    """Where a survivor can get with up to n orthogonal steps through free squares, its own square included (showdown 5)."""
    key = (square, n, free, stops)
    found = REACHES.get(key, 0)
    if not found:
        if stops:
            for layer in layers(ONE[square], n, free, stops):
                found |= layer
        else:
            found = flood(square, n, free)
        if len(REACHES) >= MOST_REACHES:
            REACHES.clear()
        REACHES[key] = found
    return found


def flood(square: int, n: int, free: int) -> int:
    """All layers of a square at once."""
    step = ONE[square]
    whole = (free | step) & FULL
    new = whole ^ step
    for _i in range(n):
        step = (step >> WIDTH | step << WIDTH | step << 1 | step >> 1) & new
        if not step:
            break
        new ^= step
    return whole ^ new


def way(square: int, target: int, n: int, free: int, stops: int = 0) -> list[int]:
    """The squares of a shortest way of a survivor, both ends included; empty: not within n steps (showdown 5)."""
    trail = layers(1 << square, n, free, stops)
    for i in range(len(trail)):
        if trail[i] >> target & 1:
            # Behind the last stop a way may not lead through another one.
            steps = [trail[0]]
            steps.extend([trail[k] & ~stops for k in range(1, i)])
            if i:
                steps.append(1 << target)
            return Path(steps, target).corners()
    return []


def line(square: int, direction: int, n: int, free: int) -> list[int]:
    """The squares of a straight move of up to n steps in one direction (Charge, Pounce, Slam), the start not included (showdown 5)."""
    found: list[int] = []
    here = square
    for _i in range(n):
        here = neighbour(here, direction)
        if here < 0 or not free >> here & 1:
            break
        found.append(here)
    return found


def room_for(size: int, walls: int) -> int:
    """The corners at which a base stands on the board and on no wall."""
    key = (size, walls)
    found = ROOMS.get(key, -1)
    if found < 0:
        if len(ROOMS) >= MOST_ROOMS:
            ROOMS.clear()
        found = ROOMS[key] = fits(FULL & ~walls, size, size)
    return found
