"""A fight run to its end as `kernel.fight.play` does it, with a look between its steps.

A table of one's own could look too, but a compiled rule calls an interpreted table twenty times as slowly.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any, Final

from affray.kernel.fight import Fight, conclude
from affray.kernel.table import FightOver

__all__ = ["AFTERMATH", "Dawdled", "play_out"]

AFTERMATH: Final = "aftermath"
# Steps between two looks at the clock.
STRIDE: Final = 16


class Dawdled(Exception):
    """A fight took longer than it may: so many seconds, and the round it had come to."""

    def __init__(self, seconds: float, round: int) -> None:
        super().__init__(f"not over after {seconds:g} seconds, in round {round}")
        self.seconds = seconds
        self.round = round


def play_out(fight: Fight, before: Callable[[Any], None] | None = None, limit: float = 0.0) -> None:
    """Play to the end. `before` sees the fight once it is decided and its aftermath has not begun, while wounds are still open.

    Raises Dawdled when it takes longer than `limit` seconds (0: it may take any time).
    """
    state: Any = fight
    until = monotonic() + limit if limit else 0.0
    while not fight.over:
        if until and monotonic() > until:
            raise Dawdled(limit, int(state.round))
        for _step in range(STRIDE):
            if state.phase == AFTERMATH:
                if fight.over:
                    return
                if before is not None:
                    before(fight)
                    before = None
            fight.table.quiet()
            try:
                fight.step()
            except FightOver:
                conclude(fight)
