"""The rehearsed table: a copy of a fight played on in somebody's mind, from its last quiet point over the lines since."""

from __future__ import annotations

from typing import Any
from zlib import crc32

from mypy_extensions import mypyc_attr

from affray.kernel.chance import Deck, SeededDice, Throw
from affray.kernel.fight import Fight, play
from affray.kernel.question import Agent, Question
from affray.kernel.table import Diverged, Line, Played, Since, draw_with, find_option

__all__ = ["FarEnough", "Rehearsed", "rehearse"]


class FarEnough(BaseException):
    """As many rounds have ended as were to be looked at."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rehearsed(Played):
    """Repeats lines, then plays on with agents and dice of its own, until `rounds` more rounds have ended (0: to the end of the fight).

    Play `number` under `seed` has the same chance whatever was answered: what is thrown for by somebody in a round, and what is drawn, each has a
    stream of its own, so that a die more or less here does not change all that falls afterwards. That halves what is left to chance
    between two answers.

    Lines that nothing can have come from since a quiet point, corrections and hashes of the state, are to be left out.
    """

    def __init__(self, agents: dict[str, Agent], lines: list[Line], rounds: int, seed: int, number: int) -> None:
        super().__init__(agents, SeededDice(seed, number))
        self.seed = seed
        self.number = number
        self.streams: dict[tuple[str, str, int], SeededDice] = {}
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
            return throw.read(self.stream(throw.why, throw.by).faces(throw.dice))
        line = self.next()
        if line.get("throw") != throw.why:
            raise Diverged(self.at, str(line), "throw " + throw.why)
        faces: list[int] = line["faces"]
        return throw.read(faces[:])

    def draw(self, deck: Deck, n: int, why: str, by: str) -> list[str]:
        if self.at == self.count:
            return draw_with(self.stream(why, ""), deck, n)
        line = self.next()
        if line.get("draw") != why:
            raise Diverged(self.at, str(line), "draw " + why)
        cards: list[str] = line["cards"]
        for card in cards:
            if deck.ready():  # shuffles back what was discarded, where it comes to that
                deck.take(card)
        return cards[:]

    def stream(self, why: str, by: str) -> SeededDice:
        key = (why, by, self.over_rounds)
        known = self.streams.get(key)
        if known is None:
            known = SeededDice(self.seed ^ crc32(f"{why}/{by}/{self.over_rounds}".encode()) & 0x7FFFFFFF, self.number)
            self.streams[key] = known
        return known

    def next(self) -> Line:
        self.at += 1
        return self.given[self.at - 1]

    def check(self, number: int) -> None:
        self.over_rounds += 1

    def quiet(self) -> None:
        if self.rounds and self.over_rounds >= self.rounds:
            raise FarEnough


def rehearse(
    since: Since, agents: dict[str, Agent], lines: list[Line], rounds: int, seed: int = 0, number: int = 0
) -> Fight:
    """The fight as it stands some rounds on, or at its end. `since` is not changed; `seed` and `number` are 0 to 2**31 - 1.

    Raises Diverged or NotLegal when the lines do not fit.
    """
    fight = since.fight.copy(Rehearsed(agents, lines, rounds, seed, number))
    try:
        play(fight)
    except FarEnough:
        pass
    return fight
