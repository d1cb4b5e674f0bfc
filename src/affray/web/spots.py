"""Squares of a board as answers: what may be chosen where."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from affray.kernel.question import Question

__all__ = ["Spot", "square_of"]

SQUARE: Final = re.compile(r"[A-P](?:[1-9]|1\d|2[0-2])")


@dataclass(frozen=True)
class Spot:
    """An option that lies on a square ("H9"): its key, the seat whose it is, the option in words.

    `corners` are the squares of the monster's corner along the way that the option would take, start and end included; empty for an
    option that is no way.
    """

    square: str
    key: str
    by: str
    text: str
    corners: tuple[int, ...] = ()


def square_of(question: Question, option: Any) -> str:
    """The square in an option's key ("H9" in "north:H9"); empty for an option that is no place."""
    for word in question.key(option).split(":"):
        if SQUARE.fullmatch(word):
            return word
    return ""
