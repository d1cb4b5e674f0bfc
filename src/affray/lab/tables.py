"""Tables of the lab: one that listens to a played fight, one that watches the clock while somebody's own agent plays."""

from __future__ import annotations

from time import monotonic
from typing import Any

from affray.kernel.chance import Dice
from affray.kernel.event import Event
from affray.kernel.question import Agent, Question
from affray.kernel.table import Played, Recorded
from affray.lab.advance import Dawdled

__all__ = ["Kept", "Listening", "Watched"]


class Watched(Played):
    """Looks at the clock after each answer: an agent may be slow, or a question may come again and again."""

    def __init__(self, agents: dict[str, Agent], dice: Dice, limit: float) -> None:
        super().__init__(agents, dice)
        self.limit = limit
        self.until = monotonic() + limit if limit else float("inf")

    def ask(self, question: Question) -> Any:
        answer = super().ask(question)
        if monotonic() > self.until:
            raise Dawdled(self.limit, round_of(self))
        return answer


class Listening(Watched):
    """Hears what is told; the same questions and dice as without."""

    def __init__(self, agents: dict[str, Agent], dice: Dice, limit: float) -> None:
        super().__init__(agents, dice, limit)
        self.listening = True
        self.told: list[Event] = []

    def tell(self, event: Event) -> None:
        for at, cause in enumerate(self.causes):
            if cause is not None and not event.names(cause):
                self.told.append(cause)
                self.causes[at] = None
        self.told.append(event)


class Kept(Recorded):
    """Keeps the record of a fight that came to grief; `limit` as above."""

    def __init__(self, agents: dict[str, Agent], dice: Dice, limit: float) -> None:
        super().__init__(agents, dice)
        self.limit = limit
        self.until = monotonic() + limit if limit else float("inf")

    def ask(self, question: Question) -> Any:
        answer = super().ask(question)
        if monotonic() > self.until:
            raise Dawdled(self.limit, round_of(self))
        return answer


def round_of(table: Played) -> int:
    state: Any = table.fight
    return int(state.round) if state is not None else 0
