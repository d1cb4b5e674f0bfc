"""The showdown as an agent that looks ahead sees it: a few rounds on, then how it stands."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from affray.agents.outlook import Outlook
from affray.agents.showdown.odds import health, mortal_risk
from affray.kernel.fight import Fight
from affray.kernel.question import Agent, Question
from affray.showdown.field import Field

__all__ = ["ShowdownOutlook"]

# Answered for the monster, whoever has the controller's tile.
MONSTERS: Final = ("monster_path", "monster_facing", "monster_place", "monster_start", "target", "grab_place", "thrown")
# Worth a search; at the others (moves above all) so few plays tell no better answer from chance (docs/decisions/0007).
SEARCHED: Final = ("act", "location", "place_survivor", *MONSTERS)
# So many answers at most are tried.
MOST: Final = 6
# From this round on a fight drags; then, and with few survivors left, plays go on for so many rounds.
LONG: Final = 20
FEW: Final = 2
ENDGAME: Final = 8

# What each wound that the monster still bears, each living survivor, his health, survival and mortal danger add to the logarithm of the odds
# of victory: a logistic regression over the rounds of 630 fights with four monsters, `sensible` on both sides. With a hale party and an
# unwounded monster the odds are taken as nearly even: who is sure to lose otherwise must dare, and not run away for ever.
FRESH: Final = 0.2
HALE: Final = 1.8
LEFT: Final = -0.41
ALIVE: Final = 0.73
HEALTH: Final = 0.22
SURVIVAL: Final = 0.14
DANGER: Final = -0.73


class ShowdownOutlook(Outlook):
    """The chance of victory by who lives, how hurt, and what the monster still bears."""

    def __init__(self, usual: Agent, rounds: int = 2, doubt: float = 1.0) -> None:
        super().__init__(usual, rounds, doubt)

    def tried(self, question: Question, seat: str, options: list[Any], usual: Any) -> list[Any]:
        if question.name not in SEARCHED:
            return [usual]
        key = question.key(usual)
        rest = [option for option in options if question.key(option) != key]
        if len(rest) >= MOST:
            step = len(rest) / (MOST - 1)
            rest = [rest[int(at * step)] for at in range(MOST - 1)]
        return [usual, *rest]

    def rounds_on(self, fight: Fight) -> int:
        """Farther where the end is near: a survivor alone would put off every risk to behind the horizon, and so for ever. Never to the end: some
        fights have none (a survivor hides, the monster finds nobody)."""
        assert isinstance(fight, Field)
        living = 0
        for survivor in fight.survivors:
            if not survivor.dead:
                living += 1
        return ENDGAME if living <= FEW or fight.round > LONG else self.rounds

    def worth(self, fight: Fight, question: Question, seat: str) -> float:
        assert isinstance(fight, Field)
        found = for_survivors(fight)
        return 1.0 - found if question.name in MONSTERS or seat == fight.keeper else found


def for_survivors(fight: Field) -> float:
    """About the chance of victory; a victory that costs nobody's life is worth the most."""
    party = float(len(fight.survivors))
    living = 0.0
    found = FRESH + LEFT * float(-fight.monster.ai.wounds())
    for survivor in fight.survivors:
        if not survivor.dead:
            living += 1.0
            found += HEALTH * health(survivor) + SURVIVAL * float(survivor.survival) + DANGER * mortal_risk(survivor)
    if fight.outcome == "victory":
        return 0.9 + 0.1 * living / party
    if fight.outcome:
        return 0.0
    found += ALIVE * (living - party) - HEALTH * HALE * party
    return 0.95 / (1.0 + exp(-found))
