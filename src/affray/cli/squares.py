"""Squares of a board as people type them: «h9», «9h», "H-9", and the same keys under the Russian layout or letters that look alike."""

from __future__ import annotations

import re
from typing import Final

__all__ = ["squares_meant"]

LETTERS: Final = "abcdefghijklmnop"
# The keys of a to p under the Russian layout, and Cyrillic letters that look like one of these.
LAYOUT: Final = dict(zip("фисвуапршолдьтщз", LETTERS, strict=True))
ALIKE: Final = {"а": "a", "в": "b", "с": "c", "е": "e", "н": "h", "к": "k", "м": "m", "о": "o", "р": "p"}
SQUARE: Final = re.compile(r"([a-pа-я])(\d{1,2})|(\d{1,2})([a-pа-я])")


def squares_meant(typed: str) -> list[str]:
    """The squares that may be meant ("H9"), the likeliest first; nothing when it is no square at all."""
    said = SQUARE.fullmatch(re.sub(r"[\s\-.,:]", "", typed.casefold()))
    if said is None:
        return []
    letter, number = said[1] or said[4], str(int(said[2] or said[3]))
    rows = [letter] if letter in LETTERS else [ALIKE.get(letter, ""), LAYOUT.get(letter, "")]
    return list(dict.fromkeys(row.upper() + number for row in rows if row))
