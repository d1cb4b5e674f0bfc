"""Status cards of the monster: given to survivors and taken from them (2.6)."""

from __future__ import annotations

from dataclasses import dataclass

from affray.kernel.card import Verb
from affray.kernel.names import Ref
from affray.showdown.cards import ShowdownOccasion
from affray.showdown.cards_held import hold
from affray.showdown.field import Field
from affray.showdown.survivor import Survivor
from affray.showdown.verbs import told
from affray.showdown.verbs.who import one

__all__ = ["Give", "Lift", "lift"]


def lift(fight: Field, survivor: Survivor, status: str) -> None:
    """The status card leaves the survivor; nothing if it does not lie there."""
    if status in survivor.statuses:
        survivor.statuses.remove(status)
        hold(fight, survivor)
        if fight.table.listening:
            fight.table.tell(told.StatusLifted(Ref(survivor.id), Ref(status)))


@dataclass(frozen=True)
class Give(Verb):
    """A status card comes to a survivor on the board; a second of the same does nothing."""

    give: str
    of: str

    def run(self, occasion: ShowdownOccasion) -> None:
        fight = occasion.fight
        survivor = one(occasion, self.of)
        if survivor is None or not survivor.on_board() or self.give in survivor.statuses:
            return
        survivor.statuses.append(self.give)
        hold(fight, survivor)
        if fight.table.listening:
            fight.table.tell(told.StatusGiven(Ref(survivor.id), Ref(self.give)))


@dataclass(frozen=True)
class Lift(Verb):
    """A status card leaves a survivor who has it."""

    lift: str
    of: str

    def run(self, occasion: ShowdownOccasion) -> None:
        survivor = one(occasion, self.of)
        if survivor is not None:
            lift(occasion.fight, survivor, self.lift)
