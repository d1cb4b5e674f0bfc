"""Who plays a simulated fight: agents by seat or by side, in words ("survivors=sensible,controller=cruel")."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, ClassVar, Final

from affray import games
from affray.agents import UnknownAgent
from affray.agents.showdown.outlook import MONSTERS
from affray.kernel.chance import Dice
from affray.kernel.names import Name
from affray.kernel.question import Agent, Interjection, Question
from affray.kernel.table import Since

__all__ = [
    "ALL",
    "SIDES",
    "ByTime",
    "NotAPair",
    "Seating",
    "TwoMinds",
    "UnknownSeat",
    "agent_of",
    "is_own",
    "seat_agents",
]

USUAL: Final = "sensible"
SEARCH: Final = "search"
ALL: Final = "all"
# The players' side and the other one, as they may be called.
SIDES: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "company": (("heroes", "герои"), ("loremaster", "хранитель")),
    "showdown": (("survivors", "выжившие"), ("controller", "манипулятор")),
}


class UnknownSeat(ValueError):
    """No seat or side of this name: the name, and those there are."""

    def __init__(self, given: str, known: list[str]) -> None:
        super().__init__(given)
        self.given = given
        self.known = known


class ByTime(ValueError):
    """An agent that looks ahead for so long, which no fight could be played again with; `example` is one that plays so many fights ahead."""

    def __init__(self, given: str) -> None:
        super().__init__(given)
        self.given = given
        self.example = f"{SEARCH}:200"


class NotAPair(ValueError):
    """Not SEAT=AGENT; `given` is what was said, `example` what would do."""

    def __init__(self, given: str, example: str) -> None:
        super().__init__(given)
        self.given = given
        self.example = example


class Seating:
    """Agents by seat; `controller` is who answers for the monster where it has no seat of its own ("": whoever has the tile)."""

    def __init__(self, seats: dict[str, str], controller: str = "") -> None:
        self.seats = seats
        self.controller = controller


class TwoMinds(Agent):
    """Plays a survivor with one mind and the monster, while it is this seat's to control, with another."""

    name: ClassVar[str] = "two minds"

    def __init__(self, survivor: Agent, monster: Agent) -> None:
        self.survivor = survivor
        self.monster = monster

    def mind(self, question: Question) -> Agent:
        return self.monster if question.name in MONSTERS else self.survivor

    def looks_ahead(self) -> bool:
        return self.survivor.looks_ahead() or self.monster.looks_ahead()

    def choose(self, question: Question, seat: str, dice: Dice) -> Any:
        return self.mind(question).choose(question, seat, dice)

    def choose_ahead(self, question: Question, seat: str, dice: Dice, since: Since) -> Any:
        mind = self.mind(question)
        if mind.looks_ahead():
            return mind.choose_ahead(question, seat, dice, since)
        return mind.choose(question, seat, dice)


class TwoMindsInterjecting(TwoMinds):
    """The same where the survivor's mind breaks in."""

    interjects: ClassVar[bool] = True

    def interject(self, question: Question, seat: str, dice: Dice) -> Interjection | None:
        return self.survivor.interject(question, seat, dice)


def is_own(name: str) -> bool:
    """Whether the name is that of somebody's own agent: `package.module:Class`; `search:200` is none."""
    return ":" in name and name.partition(":")[0] != SEARCH


def agent_of(name: str, game: str) -> Agent:
    """The agent of this name; `package.module:Class` is one's own, made without arguments. Raises UnknownAgent, ByTime."""
    if name.startswith(SEARCH) and name.endswith("ms"):
        raise ByTime(name)
    if not is_own(name):
        return games.agent(name, game)
    module, _, made = name.partition(":")
    try:
        found = getattr(import_module(module), made)()
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise UnknownAgent(name, games.agents(game)) from error
    if not isinstance(found, Agent):
        raise UnknownAgent(name, games.agents(game))
    return found


def seat_agents(game: str, seats: list[str], names: Mapping[str, Name], keeper: str, given: str) -> Seating:
    """Agents by seat from words: one name for all, or SEAT=AGENT and SIDE=AGENT after commas; the later words count.

    A seat is called by its id or its name in any language. `keeper` is the seat of the other side's player, if there is one.
    Raises UnknownAgent, ByTime, UnknownSeat, NotAPair.
    """
    found = Seating(dict.fromkeys(seats, USUAL))
    players, others = SIDES[game]
    called = {one.casefold(): seat for seat in seats for one in (seat, *names_of(names.get(seat)))}
    for each in [each.strip() for each in given.split(",") if each.strip()]:
        who, equals, agent = (part.strip() for part in each.partition("="))
        if not equals:
            who, agent = ALL, each
        if not who or not agent:
            raise NotAPair(each, f"{players[0]}={USUAL}")
        agent_of(agent, game)
        word = who.casefold()
        if word in (ALL, "все"):
            found.seats = dict.fromkeys(seats, agent)
            found.controller = ""
        elif word in called:
            found.seats[called[word]] = agent
        elif word in players:
            found.seats.update({seat: agent for seat in seats if seat != keeper})
        elif word in others and keeper:
            found.seats[keeper] = agent
        elif word in others:
            found.controller = agent
        else:
            raise UnknownSeat(who, [ALL, players[0], others[0], *seats])
    return found


def names_of(name: Name | None) -> list[str]:
    return [name.show(lang) for lang in ("en", "ru")] if name is not None else []
