"""The values that a message may be given, and the functions it may call on them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from fluent.runtime.types import FluentFloat, FluentInt, FluentType

from affray.kernel.names import Name

__all__ = [
    "Choice", "Noun", "Nouns", "Real", "Reason", "Reasons", "Whole", "Words", "cap", "case", "clause", "count", "gender", "low", "quoted",
    "plain", "reasons", "signed",
]  # fmt: skip

Reason = tuple[str, int] | tuple[str, int, str]

PREFIXES: Final = {"CO": "СО", "SD": "СД"}
LETTERS: Final = dict(zip("ABCDEFGHIKLMNOPRSTUVWXYZ", "АБЦДЕФГХИКЛМНОПРСТУВШЬЙЗ", strict=True))


class Whole(FluentInt):
    """An integer printed plainly, which is quicker than through the locale's patterns."""

    def format(self, locale: Any) -> str:
        return str(int(self)) if self.options is self.default_number_format_options else super().format(locale)


class Real(FluentFloat):
    """A number with a fraction, printed as the language does: «38,5»."""


class Words(FluentType):
    """A value that knows its own words, whatever the locale."""

    def words(self) -> str:
        raise NotImplementedError

    def format(self, locale: Any) -> str:
        return self.words()


class Choice(Words):
    """A value to select by ("yes", "no", "none"); `shown` is its word, None where it has none and must not be printed."""

    def __init__(self, word: str, shown: str | None) -> None:
        self.word = word
        self.shown = shown

    def __eq__(self, other: object) -> bool:
        return self.word == other

    __hash__ = None  # type: ignore[assignment]

    def words(self) -> str:
        if self.shown is None:
            raise ValueError(f"{self.word!r} is to be selected by, not shown")
        return self.shown


class Noun(Words):
    """Something named, in one language. It is selected by its id."""

    def __init__(self, key: str, name: Name, lang: str) -> None:
        self.key = key
        self.name = name
        self.lang = lang

    def __eq__(self, other: object) -> bool:
        return self.key == other

    __hash__ = None  # type: ignore[assignment]

    def show(self, case: str) -> str:
        return self.name.show(self.lang, case)

    def gender(self) -> str:
        return self.name.gender

    def words(self) -> str:
        return self.show("nom")


class Nouns(Words):
    """Several things named, joined as the language joins them."""

    def __init__(self, nouns: Sequence[Noun], joint: str) -> None:
        self.nouns = nouns
        self.joint = joint

    def show(self, case: str) -> str:
        words = [noun.show(case) for noun in self.nouns]
        return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {self.joint} {words[-1]}"

    def quoted(self) -> str:
        words = [f"«{cap(noun)}»" for noun in self.nouns]
        return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {self.joint} {words[-1]}"

    def gender(self) -> str:
        return self.nouns[0].gender() if len(self.nouns) == 1 else "pl"

    def words(self) -> str:
        return self.show("nom")


class Reasons(Words):
    """The parts of a sum, each shown with its unit; parts without one take the unit the message names."""

    def __init__(self, show: Callable[..., str], parts: Sequence[Reason]) -> None:
        self.show = show
        self.parts = parts

    def words(self) -> str:
        return self.show(self.parts)


def case(value: Any, which: str = "nom") -> str:
    """CASE, LIST: something named, in a case."""
    if not isinstance(value, Noun | Nouns):
        raise ValueError(f"only something named has cases, not {value!r}")
    return value.show(which)


def quoted(value: Any) -> str:
    """QUOTED: the names of things, each as a title in quotation marks."""
    if not isinstance(value, Nouns):
        raise ValueError(f"only several things named stand in quotation marks, not {value!r}")
    return value.quoted()


def gender(value: Any) -> str:
    if not isinstance(value, Noun | Nouns):
        raise ValueError(f"only something named has a gender, not {value!r}")
    return value.gender()


def count(value: Any) -> FluentInt:
    """COUNT: how many things are named."""
    if isinstance(value, Choice) and value.word == "none":
        return Whole(0)
    if isinstance(value, Nouns):
        return Whole(len(value.nouns))
    if isinstance(value, Noun):
        return Whole(1)
    raise ValueError(f"only things named are counted, not {value!r}")


def signed(value: Any) -> str:
    """SIGNED: a number with its sign, +2."""
    if not isinstance(value, int):
        raise ValueError(f"only a whole number has a sign here, not {value!r}")
    return f"{int(value):+d}"


def reasons(value: Any, unit: str = "points") -> str:
    if not isinstance(value, Reasons):
        raise ValueError(f"no reasons: {value!r}")
    return value.show(value.parts, unit)


def plain(value: Any) -> str:
    """The text of a value that is text. ValueError for any other."""
    if isinstance(value, Words):
        return value.words()
    if isinstance(value, str):
        return value
    raise ValueError(f"{value!r} is no text")


def low(value: Any) -> str:
    """LOW: the first letter small."""
    text = plain(value)
    return text[:1].lower() + text[1:]


def cap(value: Any) -> str:
    """CAP: the first letter a capital."""
    text = plain(value)
    return text[:1].upper() + text[1:]


def clause(lang: str, name: str) -> str:
    """CLAUSE: an id of the rules in the language's own letters."""
    if lang != "ru":
        return name
    letters = name.rstrip("0123456789.-")
    if letters in PREFIXES:
        return PREFIXES[letters] + name[len(letters) :]
    return "".join(LETTERS.get(letter, letter) for letter in name)
