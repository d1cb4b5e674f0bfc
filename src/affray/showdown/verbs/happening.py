"""How cards change what is about to happen."""

from __future__ import annotations

from dataclasses import dataclass

from affray.kernel.card import Verb
from affray.kernel.names import Ref
from affray.showdown import survivor_events
from affray.showdown.cards import ShowdownOccasion

__all__ = ["Cancel", "Raise"]


@dataclass(frozen=True)
class Cancel(Verb):
    """The event of the moment does not happen: the movement, the collision, the trap, the drawn card's text."""

    def run(self, occasion: ShowdownOccasion) -> None:
        occasion.cancelled = True


@dataclass(frozen=True)
class Raise(Verb):
    """The number of the moment grows, to `most` at most (0: without end)."""

    raise_: int
    most: int = 0

    def run(self, occasion: ShowdownOccasion) -> None:
        before = occasion.amount
        now = before + self.raise_
        occasion.amount = max(before, min(now, self.most)) if self.most else now
        by = int(occasion.amount - before)
        table = occasion.fight.table
        if by and table.listening:
            table.tell(survivor_events.NumberRaised(Ref(occasion.card), occasion.moment.name, by, int(occasion.amount)))
