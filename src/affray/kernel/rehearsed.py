"""The rehearsed table: a copy of a fight played on in somebody's mind, from its last quiet point over the lines since."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from affray.kernel.chance import Deck, Dice, Throw
from affray.kernel.fight import Fight, play
from affray.kernel.question import Agent, Question
from affray.kernel.table import Diverged, Line, Played, Since, find_option

__all__ = ["FarEnough", "Rehearsed", "rehearse"]


class FarEnough(BaseException):
    """As many rounds have ended as were to be looked at."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rehearsed(Played):
    """Repeats lines, then plays on with agents and dice of its own, until `rounds` more rounds have ended (0: to the end of the fight).

    Lines that nothing can have come from since a quiet point, corrections and hashes of the state, are to be left out.
    """

    def __init__(self, agents: dict[str, Agent], dice: Dice, lines: list[Line], rounds: int) -> None:
        super().__init__(agents, dice)
        self.given = lines
        self.at = 0
        self.count = len(lines)
        self.rounds = rounds
        self.over_rounds = 0

    def ask(self, question: Question) -> Any:
        while self.at < self.count:
            if len(question.options()) == 1:
                return question.options()[0]
            line = self.next()
            if "do" in line:
                self.interject(line)
            elif "order" in line:
                assert self.fight is not None
                self.fight.give_order(line["by"], line["order"], line["is"])
            elif line.get("ask") == question.name:
                return find_option(question, line["is"], line["by"])
            else:
                raise Diverged(self.at, str(line), "ask " + question.name)
        return super().ask(question)

    def interject(self, line: Line) -> None:
        assert self.fight is not None
        for interjection in self.fight.interjections():
            if interjection.key == line["do"] and interjection.by == line["by"]:
                interjection.run()
                return
        raise Diverged(self.at, str(line), "nobody may do that now")

    def throw(self, throw: Throw) -> Any:
        if self.at == self.count:
            return throw.read(self.dice.faces(throw.dice))
        line = self.next()
        if line.get("throw") != throw.why:
            raise Diverged(self.at, str(line), "throw " + throw.why)
        faces: list[int] = line["faces"]
        return throw.read(faces[:])

    def draw(self, deck: Deck, n: int, why: str, by: str) -> list[str]:
        if self.at == self.count:
            return super().draw(deck, n, why, by)
        line = self.next()
        if line.get("draw") != why:
            raise Diverged(self.at, str(line), "draw " + why)
        cards: list[str] = line["cards"]
        for card in cards:
            if deck.ready():  # shuffles back what was discarded, where it comes to that
                deck.take(card)
        return cards[:]

    def next(self) -> Line:
        self.at += 1
        return self.given[self.at - 1]

    def check(self, number: int) -> None:
        self.over_rounds += 1

    def quiet(self) -> None:
        if self.rounds and self.over_rounds >= self.rounds:
            raise FarEnough


def rehearse(since: Since, agents: dict[str, Agent], dice: Dice, lines: list[Line], rounds: int) -> Fight:
    """The fight as it stands some rounds on, or at its end. `since` is not changed.

    Raises Diverged or NotLegal when the lines do not fit.
    """
    fight = since.fight.copy(Rehearsed(agents, dice, lines, rounds))
    try:
        play(fight)
    except FarEnough:
        pass
    return fight
