"""The agent that looks ahead: it plays on from the open question many times, answer by answer, and takes what came out best."""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from affray.agents.outlook import Outlook
from affray.kernel.chance import Dice
from affray.kernel.question import Agent, Interjection, Question
from affray.kernel.rehearsed import rehearse
from affray.kernel.table import Line, Since

__all__ = ["Budget", "NoBudget", "Searching"]

MOST_PLAYS: Final = 1_000_000
MOST_SECONDS: Final = 600.0
# Plays of each answer before any is dropped; and after so many, if no two answers ever came to a different end, there is nothing to find.
FEWEST: Final = 4


class NoBudget(ValueError):
    """Not a budget: a number of plays (`200`) or milliseconds (`50ms`) is."""


class Budget:
    """How much is played at one question: so many plays, the same on every machine, or so many seconds, which no two machines do alike."""

    __slots__ = ("plays", "seconds")

    def __init__(self, plays: int = 0, seconds: float = 0.0) -> None:
        self.plays = plays
        self.seconds = seconds

    @staticmethod
    def read(word: str) -> Budget:
        """`200` or `50ms`. Raises NoBudget."""
        number = word.removesuffix("ms")
        if not (number.isascii() and number.isdigit() and len(number) < 8) or int(number) == 0:
            raise NoBudget(word)
        if number == word:
            if int(number) > MOST_PLAYS:
                raise NoBudget(word)
            return Budget(plays=int(number))
        if int(number) > MOST_SECONDS * 1000:
            raise NoBudget(word)
        return Budget(seconds=int(number) / 1000)


class Answer:
    """One answer that is tried: what each play of it was worth, by the play's number."""

    __slots__ = ("option", "lines", "worth")

    def __init__(self, option: Any, lines: list[Line]) -> None:
        self.option = option
        self.lines = lines
        self.worth: list[float] = []

    def mean(self) -> float:
        return sum(self.worth) / len(self.worth)

    def ahead_of(self, other: Answer) -> float:
        """By how many standard errors it is better, over the plays that both have had: they had the same dice."""
        count = min(len(self.worth), len(other.worth))
        apart = [self.worth[k] - other.worth[k] for k in range(count)]
        mean = sum(apart) / count
        spread = sum((each - mean) ** 2 for each in apart)
        if spread == 0.0:
            return 0.0 if mean == 0.0 else (1000.0 if mean > 0.0 else -1000.0)
        return mean / sqrt(spread / (count - 1) / count) if count > 1 else 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Searching(Agent):
    """Plays on with everybody as its outlook's usual agent, from the last quiet point over the lines since; chance is its own, and what nobody
    has seen is drawn anew each time. Answers that come out worse are dropped by halves (sequential halving); play k of every answer has
    the same dice. What the usual agent would do is left only for what is better beyond doubt.
    By time (`Budget.seconds`) no two runs need be alike.

    Questions that are not worth a search, and any at a table that keeps no lines, are answered as the usual agent answers them.
    """

    name: ClassVar[str] = "search"

    def __init__(self, outlook: Outlook, budget: Budget) -> None:
        self.outlook = outlook
        self.usual = outlook.usual
        self.budget = budget

    def looks_ahead(self) -> bool:
        return True

    def choose(self, question: Question, seat: str, dice: Dice) -> Any:
        return self.usual.choose(question, seat, dice)

    def choose_ahead(self, question: Question, seat: str, dice: Dice, since: Since) -> Any:
        options = question.options_of(seat) if question.shared() else question.options()
        usual = self.usual.choose(question, seat, dice)
        if usual is None or len(options) < 3:
            return usual
        tried = self.outlook.tried(question, seat, options, usual)
        if len(tried) < 2:
            return usual
        seed = dice.pick(32768) * 65536 + dice.pick(65536)
        lines = [line for line in since.lines if "fix" not in line and "check" not in line]
        answers = [Answer(each, [*lines, line_of(question, each)]) for each in tried]
        return self.best(question, seat, since, answers, seed).option

    def best(self, question: Question, seat: str, since: Since, answers: list[Answer], seed: int) -> Answer:
        """The answer to give; the first is the usual one."""
        began = perf_counter()
        agents = dict.fromkeys(since.fight.seats(), self.usual)
        usual = answers[0]
        alive = answers[:]
        halvings = (len(answers) - 1).bit_length()
        halved = 0
        played = 0
        number = 0
        rounds = self.outlook.rounds_on(since.fight)
        while True:
            for answer in alive:
                fight = rehearse(since, agents, answer.lines, rounds, seed, number)
                answer.worth.append(self.outlook.worth(fight, question, seat))
            played += len(alive)
            number += 1
            used = self.used(played, began)
            if used * (number + 1) >= number or (number == 2 * FEWEST and self.all_alike(alive)):
                break
            if number >= FEWEST and halved < halvings - 1 and used * halvings >= halved + 1:
                halved += 1
                alive = self.better_half(alive, usual)
        return self.pick(alive, usual)

    def used(self, played: int, began: float) -> float:
        """The share of the budget that is spent."""
        if self.budget.plays:
            return played / self.budget.plays
        return (perf_counter() - began) / self.budget.seconds

    def all_alike(self, alive: list[Answer]) -> bool:
        return all(answer.worth == alive[0].worth for answer in alive)

    def better_half(self, alive: list[Answer], usual: Answer) -> list[Answer]:
        """The usual answer stays: it is what the others are held against."""
        rest = sorted([each for each in alive if each is not usual], key=Answer.mean, reverse=True)
        return [usual, *rest[: (len(rest) + 1) // 2]]

    def pick(self, alive: list[Answer], usual: Answer) -> Answer:
        """The best of those that are better than the usual answer beyond doubt; else that."""
        best = usual
        for answer in alive:
            if answer.mean() > best.mean() and answer.ahead_of(usual) >= self.outlook.doubt:
                best = answer
        return best

    def interject(self, question: Question, seat: str, dice: Dice) -> Interjection | None:
        return self.usual.interject(question, seat, dice)


class Interjecting(Searching):
    """The same for a usual agent that breaks in."""

    interjects: ClassVar[bool] = True


def line_of(question: Question, option: Any) -> Line:
    return {"ask": question.name, "by": question.by(option), "is": question.key(option)}
