"""Losses that no blow causes: fire and poison, by a Feat die alone (company 3.10)."""

from __future__ import annotations

from typing import Final

from affray.company import events
from affray.company.combat import Combat
from affray.company.dice import BEST, WORST
from affray.company.fighter import Hero
from affray.company.rolls import feat_die
from affray.company.wounds import wound_hero
from affray.kernel.names import Ref

__all__ = ["LEVELS", "endurance_loss", "fire", "poison"]

# A moderate loss is a Favoured Feat roll, a severe one plain, a grievous one Ill-favoured.
LEVELS: Final = ("moderate", "severe", "grievous")
_MODES: Final[dict[str, int]] = {"moderate": 1, "severe": 0, "grievous": -1}


def endurance_loss(fight: Combat, hero: Hero, level: str, why: str) -> None:
    """Worst face: Endurance 0. A number: that much is lost. Best face: nothing."""
    if hero.has("ancient_fire"):
        if level == "moderate":
            return
        level = LEVELS[LEVELS.index(level) - 1]
    rank = feat_die(fight, hero, why, _MODES[level])
    if rank == WORST:
        fight.lose_hero(hero, hero.endurance, why)
    elif rank != BEST:
        fight.lose_hero(hero, rank, why)


def fire(fight: Combat, hero: Hero, level: str) -> None:
    """A loss from fire; who falls to it is Wounded too (3.10)."""
    endurance_loss(fight, hero, level, "fire")
    if hero.endurance == 0 and not hero.wounded:
        wound_hero(fight, hero, None, None)


def poison(fight: Combat, hero: Hero, level: str) -> None:
    """Poison acts at the end of each day, after the fight: it is marked and told (3.10). A worse one takes the place of a weaker."""
    if not hero.poison or LEVELS.index(level) > LEVELS.index(hero.poison):
        hero.poison = level
        if fight.table.listening:
            fight.table.tell(events.Poisoned(Ref(hero.id), level))
