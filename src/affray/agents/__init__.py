"""Who answers when no human does. Agents choose among legal options only and keep nothing between questions."""

from __future__ import annotations

from affray.kernel.question import Agent

__all__ = ["UnknownAgent", "make", "names"]


class UnknownAgent(ValueError):
    """No agent of this name plays this game: the name, and those there are."""

    def __init__(self, given: str, known: list[str]) -> None:
        super().__init__(given)
        self.given = given
        self.known = known


def names(game: str = "company") -> list[str]:
    """The agents that play a game."""
    return ["random", "sensible", "cruel", "kind"]


def make(name: str, game: str = "company") -> Agent:
    """An agent by name. Raises UnknownAgent."""
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
