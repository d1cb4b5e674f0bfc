"""Who answers when no human does. Agents choose among legal options only and keep nothing between questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from affray.kernel.question import Agent

if TYPE_CHECKING:
    from affray.agents.outlook import Outlook

__all__ = ["PLAYS", "UnknownAgent", "make", "names"]

PLAYS: Final = {"company": 300, "showdown": 100}
"""How much `search` plays at a question unless told otherwise: about 50 ms where the engine is compiled."""


class UnknownAgent(ValueError):
    """No agent of this name plays this game: the name, and those there are."""

    def __init__(self, given: str, known: list[str]) -> None:
        super().__init__(given)
        self.given = given
        self.known = known


def names(game: str = "company") -> list[str]:
    """The agents that play a game."""
    return ["random", "sensible", "cruel", "kind", "search"]


def make(name: str, game: str = "company") -> Agent:
    """An agent by name; `search` may say how much it plays: `search:200`, `search:50ms`. Raises UnknownAgent."""
    if name.partition(":")[0] == "search":
        return searching(name, game)
    if name not in names(game):
        raise UnknownAgent(name, names(game))
    if name == "random":
        from affray.agents.random import RandomAgent

        return RandomAgent()
    return showdown_agent(name) if game == "showdown" else company_agent(name)


def company_agent(name: str) -> Agent:
    from affray.agents.company.sensible import Cruel, Kind, Sensible

    if name == "cruel":
        return Cruel()
    return Kind() if name == "kind" else Sensible()


def showdown_agent(name: str) -> Agent:
    from affray.agents.showdown.sensible import Cruel, Kind, Sensible

    if name == "cruel":
        return Cruel()
    return Kind() if name == "kind" else Sensible()


def searching(name: str, game: str) -> Agent:
    """`search`, `search:200` (plays at a question) or `search:50ms`."""
    from affray.agents.search import Budget, Interjecting, NoBudget, Searching

    _, colon, word = name.partition(":")
    try:
        budget = Budget.read(word) if colon else Budget(plays=PLAYS[game])
    except NoBudget as error:
        raise UnknownAgent(name, [*names(game), "search:200", "search:50ms"]) from error
    outlook = showdown_outlook() if game == "showdown" else company_outlook()
    return Interjecting(outlook, budget) if outlook.usual.interjects else Searching(outlook, budget)


def company_outlook() -> Outlook:
    from affray.agents.company.outlook import CompanyOutlook

    return CompanyOutlook(company_agent("sensible"))


def showdown_outlook() -> Outlook:
    from affray.agents.showdown.outlook import ShowdownOutlook

    return ShowdownOutlook(showdown_agent("sensible"))
