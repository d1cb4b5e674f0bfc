"""What a survivor's activation buys: an attack, a use of gear or terrain (showdown 2.8, SD-33)."""

from __future__ import annotations

from affray.kernel.fight import Act

__all__ = ["Purchase"]


class Purchase:
    """`key` is its stable word, `run` what then happens. `movement`: it costs the movement too, so a surge alone cannot buy it (4.3).

    `activation` is False where it costs none; `survival` is what it costs besides.
    """

    __slots__ = ("key", "run", "movement", "activation", "survival")

    def __init__(self, key: str, run: Act, movement: bool = False, activation: bool = True, survival: int = 0) -> None:
        self.key = key
        self.run = run
        self.movement = movement
        self.activation = activation
        self.survival = survival
