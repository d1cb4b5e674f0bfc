"""Effects: changes that last until a boundary. They end in `Fight.end` and `Fight.use_up`, nowhere else."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

__all__ = ["ACT", "ATTACK", "FIGHT", "NEXT_ROUND", "ROUND", "TURN", "Effect"]

ATTACK: Final = "attack"
ACT: Final = "act"
TURN: Final = "turn"
ROUND: Final = "round"
NEXT_ROUND: Final = "next_round"
FIGHT: Final = "fight"


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """`amount` of `kind` on `target` (a fighter's id), from `source`, until a boundary.

    `once` effects are gone after the first roll they touched. `dormant` ones wait for the next round to begin.
    """

    __slots__ = ("kind", "amount", "source", "target", "until", "once", "dormant")

    def __init__(
        self,
        kind: str,
        amount: int,
        source: str,
        target: str,
        until: str,
        once: bool = False,
        dormant: bool = False,
    ) -> None:
        self.kind = kind
        self.amount = amount
        self.source = source
        self.target = target
        self.until = until
        self.once = once
        self.dormant = dormant

    def copy(self) -> Effect:
        return Effect(self.kind, self.amount, self.source, self.target, self.until, self.once, self.dormant)

    def state(self) -> list[Any]:
        return [self.kind, self.amount, self.source, self.target, self.until, self.once, self.dormant]
