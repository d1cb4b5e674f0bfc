"""Conditions about the status cards that lie on survivors."""

from __future__ import annotations

from dataclasses import dataclass

from affray.kernel.card import Condition
from affray.showdown.cards import ShowdownOccasion
from affray.showdown.verbs.who import one

__all__ = ["HasStatus"]


@dataclass(frozen=True)
class HasStatus(Condition):
    """This status card lies on this survivor."""

    has_status: str
    of: str

    def holds(self, occasion: ShowdownOccasion) -> bool:
        survivor = one(occasion, self.of)
        return survivor is not None and self.has_status in survivor.statuses
