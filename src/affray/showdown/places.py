"""Options that lie on the board: on which square of it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from affray.kernel.question import Question

__all__ = ["square_of"]

SQUARE: Final = re.compile(r"[A-P](?:[1-9]|1\d|2[0-2])")


def square_of(question: Question, option: Any) -> str:
    """The square in an option's key ("H9" in "north:H9"); empty for an option that is no place."""
    for word in question.key(option).split(":"):
        if SQUARE.fullmatch(word):
            return word
    return ""
