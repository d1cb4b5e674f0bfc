"""Movement: the monster's block moves, knockback and placing (showdown 2.4, 5, 7.3, 7.4).

Where the book leaves a choice among equals to the monster controller, all equals are returned, in a fixed order.
`walls` is impassable terrain; the edge of the board stops everything by itself.
"""

from __future__ import annotations

from typing import Final

from affray.showdown.board import (
    BASES,
    COLUMNS,
    DIRECTIONS,
    FULL,
    OFFSETS,
    ONE,
    ROWS,
    SHAPES,
    WIDTH,
    box,
    fits,
    footprint,
    meets,
    neighbour,
    spread,
    squares,
)
from affray.showdown.bodies import directions_away, front, front_row
from affray.showdown.paths import Path, layers, room_for

__all__ = [
    "Knockback", "away", "block_places", "cone", "forward", "front_places", "knockback", "led_over", "nearest_free", "passed_over", "pushed", "run_over", "straight_away", "swept", "toward", "ways",
]  # fmt: skip


# The latest answers: for a move that is planned and then made, and for all whom it concerns, the same is asked several times.
MOST_PURSUITS: Final = 200
PURSUITS: Final[dict[tuple[int, int, int, int, int], list[Path]]] = {}
LED_OVER: Final[dict[tuple[int, int, int, int, int], int]] = {}
LANES: Final[dict[tuple[int, int, int, int, int], int]] = {}


def toward(corner: int, size: int, target: int, steps: int, walls: int) -> list[Path]:
    """The monster's full move toward a target (showdown 2.4, SD-37). All who ask get one list, not to be changed.

    By a shortest path for its whole base, over survivors but not into walls, until it is adjacent, and there it stops;
    if that is too far, its whole movement along such a path. Where no path leads to the target, as near to it as it can
    get, with the fewest steps. One path for each square where it may end; `ways` has the others.
    A monster that is adjacent already does not move: one path of no step.
    """
    key = (corner, size, target, steps, walls)
    found = PURSUITS.get(key)
    if found is None:
        if len(PURSUITS) >= MOST_PURSUITS:
            PURSUITS.clear()
        found = PURSUITS[key] = pursue(corner, size, target, steps, walls)
    return found


def pursue(corner: int, size: int, target: int, steps: int, walls: int) -> list[Path]:
    start = ONE[corner]
    room = room_for(size, walls) | start
    step = meets(spread(target), size) & ~meets(target, size) & room
    back = [step]
    left = room & ~step
    while not step & start:
        step = (step >> WIDTH | step << WIDTH | step << 1 | step >> 1) & left
        if not step:
            return nearest_approach(layers(start, steps, room), size, target)
        back.append(step)
        left ^= step
    trail = [start]
    step = start
    for i in range(len(back) - 2, max(-1, len(back) - 2 - steps), -1):
        step = (step >> WIDTH | step << WIDTH | step << 1 | step >> 1) & back[i]
        trail.append(step)
    return [Path(trail, end) for end in squares(step)]


def led_over(corner: int, size: int, target: int, steps: int, walls: int) -> int:
    """The corners that some way of `toward` leads over, from the start to where it ends."""
    key = (corner, size, target, steps, walls)
    found = LED_OVER.get(key, -1)
    if found < 0:
        if len(LED_OVER) >= MOST_PURSUITS:
            LED_OVER.clear()
        paths = toward(corner, size, target, steps, walls)
        trail = paths[0].trail
        found = 0
        for path in paths:
            found |= ONE[path.end]
        step = found
        for i in range(len(trail) - 2, -1, -1):
            step = (step >> WIDTH | step << WIDTH | step << 1 | step >> 1) & trail[i]
            found |= step
        LED_OVER[key] = found
    return found


def nearest_approach(trail: list[int], size: int, target: int) -> list[Path]:
    within = target
    while within:
        there = meets(within, size)
        for i in range(len(trail)):
            if trail[i] & there:
                return [Path(trail[: i + 1], end) for end in squares(trail[i] & there)]
        within = spread(within)
    return [Path(trail[:1], trail[0].bit_length() - 1)]


def forward(corner: int, size: int, facing: int, steps: int, walls: int) -> Path:
    """A full move forward in a straight line, without turning, to the edge or to blocking terrain (showdown 2.4, 7.3)."""
    trail = [1 << corner]
    here = corner
    for _i in range(steps):
        there = here + OFFSETS[facing]
        base = BASES[size][there] if there >= 0 else 0
        if not base or base & walls:
            break
        here = there
        trail.append(1 << here)
    return Path(trail, here)


def run_over(corner: int, size: int, facing: int, steps: int, walls: int) -> int:
    """Every square that a block covers on a full move forward, start and end included: what `forward` sweeps, in one go."""
    key = (corner, size, facing, steps, walls)
    found = LANES.get(key, -1)
    if found < 0:
        if len(LANES) >= MOST_PURSUITS:
            LANES.clear()
        found = BASES[size][corner]
        here = corner
        for _i in range(steps):
            here += OFFSETS[facing]
            base = BASES[size][here] if here >= 0 else 0
            if not base or base & walls:
                break
            found |= base
        LANES[key] = found
    return found


def farthest(ends: list[int], sources: list[int], size: int) -> list[int]:
    """Which of these ends have the greatest sum of distances: their indices.

    A distance is a part by row and one by column, so each is summed once.
    """
    boxes = [box(source) for source in sources]
    by_row: list[int] = []
    for down in range(ROWS):
        total = 0
        for top, _left, bottom, _right in boxes:
            total += gap(down, size, top, bottom)
        by_row.append(total)
    by_column: list[int] = []
    for across in range(COLUMNS):
        total = 0
        for _top, left, _bottom, right in boxes:
            total += gap(across, size, left, right)
        by_column.append(total)
    found: list[int] = []
    most = -1
    for i in range(len(ends)):
        total = by_row[ends[i] // WIDTH] + by_column[ends[i] % WIDTH]
        if total > most:
            most = total
            found = [i]
        elif total == most:
            found.append(i)
    return found


def gap(start: int, size: int, first: int, last: int) -> int:
    """How far a base that begins there is from a stretch of rows or columns."""
    if first - start - size + 1 > 0:
        return first - start - size + 1
    return max(0, start - last)


def away(corner: int, size: int, sources: list[int], steps: int, walls: int) -> list[Path]:
    """A full move away from some survivors: where the sum of the distances to them is greatest (showdown 2.4).

    Each source is the squares of one base. With no source there is nothing to flee from: one path of no step.
    """
    start = 1 << corner
    if not sources:
        return [Path([start], corner)]
    trail = layers(start, steps, room_for(size, walls))
    ends: list[int] = []
    steps_to: list[int] = []
    for i in range(len(trail)):
        for end in squares(trail[i]):
            ends.append(end)
            steps_to.append(i)
    return [Path(trail[: steps_to[i] + 1], ends[i]) for i in farthest(ends, sources, size)]


def straight_away(corner: int, size: int, sources: list[int], steps: int, walls: int) -> list[Path]:
    """A move straight away (showdown 2.4): from one source along the axis with the larger gap, a diagonal gives both.

    From several: of the straight lines in all four directions, those that end with the greatest sum of distances;
    a line that leads nowhere is one path of no step. Turning is the caller's.
    """
    if not sources:
        return [Path([1 << corner], corner)]
    if len(sources) == 1:
        return [
            forward(corner, size, direction, steps, walls)
            for direction in directions_away(footprint(corner, size), sources[0])
        ]
    found: list[Path] = []
    ends = 0
    for direction in DIRECTIONS:
        path = forward(corner, size, direction, steps, walls)
        if not ends >> path.end & 1:
            ends |= 1 << path.end
            found.append(path)
    return [found[i] for i in farthest([path.end for path in found], sources, size)]


def swept(corners: list[int], size: int) -> int:
    """Every square that a block covers on its way, start and end included."""
    found = 0
    for corner in corners:
        found |= SHAPES[size] << corner
    return found


def passed_over(corners: list[int], size: int, others: int) -> list[int]:
    """The survivors' squares that a block enters on its way, in the order of entering: collisions (showdown 2.4).

    Those met in the same step come in reading order. Who stands under the end is passed over too.
    """
    found: list[int] = []
    left = others & ~(SHAPES[size] << corners[0])
    for corner in corners:
        met = left & SHAPES[size] << corner
        if met:
            found.extend(squares(met))
            left &= ~met
    return found


def cone(path: Path) -> list[int]:
    """Where each step of all the ways to a path's end may be, the start first."""
    step = ONE[path.end]
    found = [step]
    for i in range(path.length - 1, -1, -1):
        step = (step >> WIDTH | step << WIDTH | step << 1 | step >> 1) & path.trail[i]
        found.append(step)
    found.reverse()
    return found


def ways(path: Path, size: int, others: int) -> list[list[int]]:
    """The ways to a path's end that run over different survivors, one for each such set: the controller chooses (showdown 2.4)."""
    others &= ~(SHAPES[size] << path.trail[0].bit_length() - 1)
    # Where nobody stands near there is no need to know by which ways just this end is reached.
    over = meets(others, size)
    if not over & union(path.trail[:-1]):
        return [path.corners()]
    steps = cone(path)
    if not over & union(steps[:-1]):
        return [path.corners()]
    # For each corner of a step: whom one has run over so far, and one way of doing so.
    here: dict[int, dict[int, list[int]]] = {steps[0].bit_length() - 1: {0: [steps[0].bit_length() - 1]}}
    for i in range(1, len(steps)):
        there: dict[int, dict[int, list[int]]] = {}
        for corner in squares(steps[i]):
            met = others & SHAPES[size] << corner
            reached: dict[int, list[int]] = {}
            for direction in DIRECTIONS:
                for victims, so_far in here.get(corner - OFFSETS[direction], {}).items():
                    if victims | met not in reached:
                        reached[victims | met] = [*so_far, corner]
            there[corner] = reached
        here = there
    return list(here[path.end].values())


def union(masks: list[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


def nearest_free(square: int, taken: int) -> list[int]:
    """The free squares nearest to a square, itself if it is free; equals listed, none if all is taken (showdown 5)."""
    near = 1 << square
    while not near & ~taken:
        wider = spread(near)
        if wider == near:
            return []
        near = wider
    return squares(near & ~taken)


class Knockback:
    """Where a survivor flies, and into what (showdown 5)."""

    __slots__ = ("direction", "stop", "places", "met", "wall", "edge")

    def __init__(self, direction: int, stop: int, places: list[int], met: list[int], wall: int, edge: bool) -> None:
        self.direction = direction
        # The last square of the straight flight, before anybody is placed.
        self.stop = stop
        # Where it ends: `stop`, or if that is taken the nearest free squares, among which the controller chooses.
        self.places = places
        # Survivors' squares flown over or ended on, in order: both sides suffer collision when the move is over.
        self.met = met
        # The square of impassable terrain that stopped it (collision), or -1.
        self.wall = wall
        # Whether the edge of the board cut it short (no collision).
        self.edge = edge


def pushed(square: int, direction: int, n: int, walls: int, others: int, bases: int = 0) -> Knockback:
    """Knockback in a given direction, such as Flee's toward the edge (showdown 5, 3.4).

    `others` are the other survivors' squares; `bases` are monsters' squares, where nobody may end.
    """
    others &= ~(1 << square)
    here = square
    met: list[int] = []
    wall = -1
    edge = False
    for _i in range(n):
        there = neighbour(here, direction)
        if there < 0:
            edge = True
            break
        if walls >> there & 1:
            wall = there
            break
        here = there
        if others >> here & 1:
            met.append(here)
    return Knockback(direction, here, nearest_free(here, walls | others | bases), met, wall, edge)


def knockback(square: int, source: int, n: int, walls: int, others: int) -> list[Knockback]:
    """A survivor is moved n spaces straight away from a source: the axis with the larger gap, a diagonal gives both (showdown 5).

    It stops at the edge and before impassable terrain, and passes over survivors. `source` is the squares of a base, on
    which nobody ends: a survivor under it is knocked out of it, away from its centre.
    """
    return [pushed(square, direction, n, walls, others, source) for direction in directions_away(1 << square, source)]


def front_places(corner: int, size: int, facing: int, taken: int) -> list[int]:
    """Where a grabbed survivor may be placed: the free squares of the row before the base (showdown 7.4).

    If there are none, the nearest free squares ahead of it; if there are none of those either (it faces the edge), the
    nearest to the base. `taken` are walls and survivors.
    """
    base = SHAPES[size] << corner
    near = front_row(corner, size, facing)
    ahead = front(corner, size, facing)
    taken |= base
    free = ahead & ~taken
    if not free:
        near = base
        free = FULL & ~taken
    while free and not near & free:
        near = spread(near)
    return squares(near & free)


def block_places(size: int, target: int, taken: int) -> list[int]:
    """The corners at which a monster can be placed adjacent to a target, on free squares (Vanish, showdown 7.2)."""
    room = fits(FULL & ~(taken | target), size, size)
    return squares(meets(spread(target), size) & room)
