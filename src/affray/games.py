"""The games in the house, each loaded when it is wanted, and who may play them when no human does."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from affray.kernel.game import Game
    from affray.kernel.question import Agent

__all__ = ["NAMES", "UnknownGame", "agent", "agents", "game", "game_for", "game_of", "scenario_ids"]

_MODULES: Final = {"company": "affray.company.game", "showdown": "affray.showdown.game"}
NAMES: Final = tuple(_MODULES)


class UnknownGame(ValueError):
    """No game of this name: the name, and those there are."""

    def __init__(self, given: str) -> None:
        super().__init__(given)
        self.given = given
        self.known = list(NAMES)


def game(name: str) -> Game:
    """A game by name. Raises UnknownGame."""
    if name not in _MODULES:
        raise UnknownGame(name)
    found: Game = import_module(_MODULES[name]).GAME
    return found


def game_of(scenario: str) -> Game | None:
    """The game one of whose own scenarios has this id, with the game's name before it or without."""
    first, slash, rest = scenario.partition("/")
    for name in NAMES:
        if (not slash and scenario in game(name).scenarios()) or (first == name and rest in game(name).scenarios()):
            return game(name)
    return None


def scenario_ids() -> list[str]:
    """Every scenario that comes with the package, as people call it: the game, a slash, the id."""
    return [f"{name}/{id}" for name in NAMES for id in game(name).scenarios()]


def game_for(data: Any) -> Game:
    """The game that a scenario's data are of: only a showdown's names its monster."""
    return game("showdown" if isinstance(data, dict) and ("monster" in data or "party" in data) else "company")


def agents(name: str) -> list[str]:
    """The agents that play a game."""
    from affray.agents import names

    return names(name)


def agent(name: str, of: str) -> Agent:
    """An agent for a game. Raises affray.agents.UnknownAgent."""
    from affray.agents import make

    return make(name, of)
