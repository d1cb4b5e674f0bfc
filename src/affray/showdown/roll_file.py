"""The faces of a d10 as packs write them: keys of results, each read, and what is wrong with all of them together."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import pairwise
from typing import Final

__all__ = ["LARGEST", "faces_of", "gap_before", "on_the_die", "overlapping"]

FACES: Final = re.compile(r"([0-9]+)(?:-([0-9]+)|(\+))?")
NO_END: Final = 99
LARGEST: Final = 10


def faces_of(text: str) -> tuple[int, int] | None:
    """ "4", "1-2", "9+" as the first and last face; None for anything else."""
    found = FACES.fullmatch(text)
    if found is None:
        return None
    low = int(found[1])
    high = NO_END if found[3] else int(found[2] or low)
    return (low, high) if low <= high else None


def on_the_die(text: str) -> bool:
    """Whether a d10 has these faces."""
    faces = faces_of(text)
    return faces is not None and 1 <= faces[0] <= LARGEST and faces[1] in (*range(1, LARGEST + 1), NO_END)


def overlapping(keys: Iterable[str]) -> list[tuple[str, str]]:
    """Each key that has a face of an earlier one, and that one."""
    found: list[tuple[str, str]] = []
    seen: list[tuple[int, int, str]] = []
    for key in keys:
        if not on_the_die(key):
            continue
        low, high = faces_of(key) or (0, 0)
        found += [(key, other) for first, last, other in seen if low <= last and first <= high][:1]
        seen.append((low, high, key))
    return found


def gap_before(keys: Iterable[str]) -> list[tuple[str, str]]:
    """Each key with faces that no key has between it and the key below it: those faces. What lies outside of all keys is meant to do nothing."""
    ranges = sorted((faces, key) for key in keys if on_the_die(key) and (faces := faces_of(key)) is not None)
    found: list[tuple[str, str]] = []
    for (below, _), (above, key) in pairwise(ranges):
        first, last = below[1] + 1, above[0] - 1
        if first <= last:
            found.append((key, str(first) if first == last else f"{first}-{last}"))
    return found
