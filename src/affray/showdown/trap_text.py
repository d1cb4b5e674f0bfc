"""The text of a trap that was drawn (showdown 2.10, SD-08)."""

from __future__ import annotations

from typing import Any, ClassVar

from affray.kernel.fight import Act
from affray.showdown.cards import BEFORE_REACTION
from affray.showdown.field import Field
from affray.showdown.survivor import Survivor

__all__ = ["TrapText"]


class TrapText(Act):
    """A trap's own text. The attack in which it was drawn is over (SD-08)."""

    name: ClassVar[str] = "trap"

    def __init__(self, fight: Field, survivor: Survivor, trap: str) -> None:
        self.fight = fight
        self.survivor = survivor
        self.trap = trap

    def view(self) -> dict[str, Any]:
        return {"act": "trap", "trap": self.trap, "who": self.survivor.id}

    def run(self) -> None:
        occasion = self.fight.occasion(BEFORE_REACTION)
        occasion.actor = self.survivor
        self.fight.run_verbs(self.fight.location(self.trap).trap, occasion)
