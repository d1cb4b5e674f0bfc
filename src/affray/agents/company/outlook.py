"""The Company's fights as an agent that looks ahead sees them: played to their end."""

from __future__ import annotations

from typing import Any, Final

from affray.agents.outlook import Outlook
from affray.company.field import LOREMASTER, Field
from affray.company.fighter import Hero
from affray.kernel.fight import Fight
from affray.kernel.question import Agent, Question

__all__ = ["CompanyOutlook"]

SEARCHED: Final = (
    "action",
    "stance",
    "foe_action",
    "volley",
    "foe_volley",
    "icon",
    "foe_icon",
    "join",
    "deal",
    "meet",
    "pick",
)
# So many answers at most are tried.
MOST: Final = 16


class CompanyOutlook(Outlook):
    """Victory before all, then that heroes live, stand and are not wounded; who flees saves what he has left."""

    def __init__(self, usual: Agent, rounds: int = 0, doubt: float = 1.0) -> None:
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

    def worth(self, fight: Fight, question: Question, seat: str) -> float:
        assert isinstance(fight, Field)
        found = self.for_heroes(fight)
        return 1.0 - found if seat == LOREMASTER else found

    def for_heroes(self, fight: Field) -> float:
        whole = 0.0
        for hero in fight.heroes:
            whole += state_of(hero)
        share = whole / float(len(fight.heroes))
        if fight.outcome == "victory":
            return 0.75 + 0.25 * share
        if fight.outcome == "defeat":
            beaten = len(fight.foes) - len(fight.able_foes)
            return 0.1 * float(beaten) / float(len(fight.foes))
        return 0.1 + 0.25 * share


def state_of(hero: Hero) -> float:
    """What a hero is worth after the fight: 1 unhurt, 0 dying."""
    if hero.dying:
        return 0.0
    found = 0.25 if hero.out and hero.out != "gone" else 0.6 + 0.4 * float(hero.endurance) / float(hero.sheet.endurance)
    if hero.wounded:
        found *= 0.7
    return found
