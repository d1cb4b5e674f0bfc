"""What of the open question lies on the board: squares to choose, and ways that somebody else chooses among."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Spot"]


@dataclass(frozen=True)
class Spot:
    """An option that lies on a square ("H9"): its key, the seat whose it is, the option in words.

    `corners` are the squares of the monster's corner along the way that the option would take, start and end included; empty for an
    option that is no way. `seen`: it is somebody else's, and whoever looks only sees it.
    """

    square: str
    key: str
    by: str
    text: str
    corners: tuple[int, ...] = ()
    seen: bool = False
