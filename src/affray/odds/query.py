"""Questions that need no fight: a form of a few fields, read from words as people type them or as an address bears them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from affray.kernel.chance import Dice
from affray.kernel.names import Name
from affray.kernel.question import Agent, Question
from affray.kernel.ruling import nearest
from affray.odds.figure import Figure
from affray.odds.forecast import Forecast

__all__ = ["Answer", "BadQuery", "Field", "Policy", "choice", "flag", "number", "read", "word"]

NO: Final = "no"
YES: Final = "yes"


class BadQuery(ValueError):
    """A field that cannot be what it was given as: which, what, and what may stand there. `why` is a word of the catalogues."""

    def __init__(self, name: str, given: str, why: str, known: Sequence[str] = ()) -> None:
        super().__init__(name, given, why)
        self.name = name
        self.given = given
        self.why = why
        self.known = list(known)
        self.near = nearest(given, list(known))


@dataclass(frozen=True)
class Field:
    """One field of a form: a number between `least` and `most`, one of `choices`, or any word. Without a default it must be given."""

    name: str
    default: str | None = None
    least: int = 0
    most: int = -1
    choices: tuple[str, ...] = ()

    def value(self, given: str) -> Any:
        """What the words mean. Raises BadQuery."""
        given = given.strip()
        if self.choices:
            if given not in self.choices:
                raise BadQuery(self.name, given, "choice", self.choices)
            return given
        if self.most < self.least:
            return given
        try:
            found = int(given)
        except ValueError:
            found = self.least - 1
        if not self.least <= found <= self.most:
            raise BadQuery(self.name, given, "number", (str(self.least), str(self.most)))
        return found


def number(name: str, least: int, most: int, default: int | None = None) -> Field:
    return Field(name, None if default is None else str(default), least, most)


def choice(name: str, choices: Sequence[str], default: str | None = None) -> Field:
    return Field(name, default, choices=tuple(choices))


def word(name: str) -> Field:
    """A word that only the rules can judge; empty where it is not given."""
    return Field(name, "")


def flag(name: str) -> Field:
    return Field(name, NO, choices=(NO, YES))


def read(fields: Sequence[Field], given: Mapping[str, str]) -> dict[str, Any]:
    """Every field of the form, by name. Raises BadQuery for the first that is wrong, lacking, or none of this form's."""
    known = {each.name: each for each in fields}
    for name, value in given.items():
        if name not in known:
            raise BadQuery(name, value, "field", list(known))
    found: dict[str, Any] = {}
    for name, each in known.items():
        word = given.get(name) or each.default
        if word is None:
            raise BadQuery(name, "", "lacking", each.choices)
        found[name] = each.value(word)
    return found


@dataclass
class Answer:
    """What a form comes to. `charts` names the figures whose law is worth a picture; `settled` what the others are taken to do: words of
    the catalogues with their values. `names` are of those who take part."""

    figures: list[Figure]
    forecast: Forecast | None = None
    charts: tuple[str, ...] = ()
    settled: list[tuple[str, str]] = field(default_factory=list)
    names: Mapping[str, Name] = field(default_factory=dict)


class Policy(Agent):
    """Answers some questions as it was told, by the first wish that an option's key begins with; the rest as another agent would."""

    name = "policy"

    def __init__(self, other: Agent, wishes: Mapping[str, Sequence[str]]) -> None:
        self.other = other
        self.wishes = wishes

    def choose(self, question: Question, seat: str, dice: Dice) -> Any:
        options: list[Any] = question.options_of(seat)
        for wish in self.wishes.get(question.name, ()):
            for option in options:
                if question.key(option).startswith(wish):
                    return option
        return self.other.choose(question, seat, dice)


Form = tuple[list[Field], Callable[[dict[str, Any]], Answer]]
