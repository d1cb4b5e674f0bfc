"""The games in the house, each loaded when it is wanted, and who may play them when no human does."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from affray.kernel.game import Game
    from affray.kernel.question import Agent

__all__ = ["NAMES", "UnknownGame", "agent", "agents", "game", "game_of"]

_MODULES: Final = {"company": "affray.company.game"}
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
    """The game one of whose own scenarios has this id."""
    for name in NAMES:
        if scenario in game(name).scenarios():
            return game(name)
    return None


def agents(name: str) -> list[str]:
    """The agents that play a game."""
    from affray.agents import names

    return names(name)


def agent(name: str, of: str) -> Agent:
    """An agent for a game. Raises affray.agents.UnknownAgent."""
    from affray.agents import make

    return make(name, of)
