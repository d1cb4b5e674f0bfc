"""Whom a `who` word of a card means at a moment."""

from __future__ import annotations

from typing import Final

from affray.company.cards import CompanyOccasion
from affray.company.fighter import Fighter, Foe, Hero

__all__ = ["WHO", "fighter", "foe_of", "hero_of"]

WHO: Final = ("owner", "actor", "target", "hero", "foe", "chosen")


def fighter(occasion: CompanyOccasion, who: str) -> Fighter | None:
    """The fighter that a `who` word means now."""
    if who == "owner":
        return occasion.owner
    if who == "actor":
        return occasion.actor
    if who == "target":
        return occasion.target
    if who == "chosen":
        return occasion.chosen
    return occasion.hero() if who == "hero" else occasion.foe()


def hero_of(occasion: CompanyOccasion, who: str) -> Hero | None:
    found = fighter(occasion, who)
    return found if isinstance(found, Hero) else None


def foe_of(occasion: CompanyOccasion, who: str) -> Foe | None:
    found = fighter(occasion, who)
    return found if isinstance(found, Foe) else None
