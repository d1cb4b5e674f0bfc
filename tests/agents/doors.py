"""A toy game in which looking ahead pays: in each room a hint falls, a card is drawn, then a door is chosen; only the hint tells which is good."""

from __future__ import annotations

from typing import Any, ClassVar

from affray.agents.outlook import Outlook
from affray.agents.search import Budget, Searching
from affray.kernel.chance import Deck, Dice, Throw
from affray.kernel.fight import Act, Fight
from affray.kernel.question import Agent, Interjection, Question
from affray.kernel.table import NotLegal, Table

ROOMS = 4


class Knock(Interjection):
    """Broken in with before a door is chosen: from then on the next door is the good one."""

    def __init__(self, fight: Doors) -> None:
        super().__init__("knock", "ada")
        self.fight = fight

    def run(self) -> None:
        self.fight.knocks -= 1
        self.fight.shift += 1


class Door(Question):
    name: ClassVar[str] = "door"

    def __init__(self, fight: Doors) -> None:
        super().__init__("ada")
        self.fight = fight

    def options(self) -> list[Any]:
        return [0, 1, 2, 3]

    def key(self, option: Any) -> str:
        return f"door-{option}"


class Room(Act):
    name: ClassVar[str] = "room"

    def __init__(self, fight: Doors) -> None:
        self.fight = fight
        self.hint = 0

    def run(self) -> None:
        fight = self.fight
        (self.hint,) = fight.table.throw(Throw("hint", "ada", (6,)))
        fight.table.draw(fight.deck, 1, "omen", "gm")
        door = fight.table.ask(Door(fight))
        (luck,) = fight.table.throw(Throw("luck", "ada", (6,)))
        good = door == (self.hint + fight.shift) % 4
        fight.score += luck > (1 if good else 5)


class Doors(Fight):
    game: ClassVar[str] = "doors"

    def __init__(self, table: Table, knocks: int = 1) -> None:
        super().__init__(table, 0)
        self.deck = Deck("omen", ["calm", "gust", "gust", "spark"])
        self.room = self.score = self.shift = 0
        self.knocks = knocks

    def step(self) -> None:
        self.perform(Room(self))
        self.room += 1
        self.table.check(self.room)
        self.over = self.room == ROOMS

    def seats(self) -> list[str]:
        return ["ada", "gm"]

    def interjections(self) -> list[Interjection]:
        return [Knock(self)] if self.knocks else []

    def copy(self, table: Table) -> Doors:
        twin = Doors(table, self.knocks)
        twin.deck = self.deck.copy()
        twin.room, twin.score, twin.shift, twin.over = self.room, self.score, self.shift, self.over
        return twin

    def correct(self, what: str, to: Any) -> None:
        if what != "score":
            raise NotLegal("no-such-correction", what)
        self.score = to

    def state(self) -> dict[str, Any]:
        deck = [self.deck.top, self.deck.loose, self.deck.bottom, self.deck.discard]
        return {"room": self.room, "score": self.score, "shift": self.shift, "knocks": self.knocks, "deck": deck}


class First(Agent):
    """Always the first door; knocks as soon as it may."""

    name: ClassVar[str] = "first"
    interjects: ClassVar[bool] = True

    def choose(self, question: Question, seat: str, dice: Dice) -> Any:
        return question.options()[0]

    def interject(self, question: Question, seat: str, dice: Dice) -> Interjection | None:
        assert isinstance(question, Door)
        found = question.fight.interjections()
        return found[0] if found and question.fight.room == 1 else None


class DoorsOutlook(Outlook):
    def tried(self, question: Question, seat: str, options: list[Any], usual: Any) -> list[Any]:
        return [usual, *[option for option in options if option != usual]]

    def worth(self, fight: Fight, question: Question, seat: str) -> float:
        assert isinstance(fight, Doors)
        return fight.score / ROOMS


class SearchingDoors(Searching):
    interjects: ClassVar[bool] = True


def searcher(plays: int = 80, rounds: int = 1) -> Searching:
    return SearchingDoors(DoorsOutlook(First(), rounds, 1.0), Budget(plays))
