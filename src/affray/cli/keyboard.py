"""What people type at the prompt: numbers, letters of either alphabet, and slips of the keyboard layout."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Final

import click

__all__ = ["Leave", "command", "letter", "read"]


class Leave(Exception):
    """Somebody leaves the table; the fight waits in its record."""


LATIN: Final = {
    "u": "undo", "l": "log", "s": "state", "c": "correct", "o": "orders", "q": "leave", "x": "closed", "v": "virtual",
}  # fmt: skip
CYRILLIC: Final = {
    "о": "undo", "ж": "log", "с": "state", "и": "correct", "п": "orders", "в": "leave", "з": "closed", "б": "virtual",
}  # fmt: skip
WORDS: Final = {
    "undo": "undo", "log": "log", "state": "state", "correct": "correct", "orders": "orders", "quit": "leave", "exit": "leave",
    "closed": "closed", "virtual": "virtual", "help": "rule", "отмена": "undo", "журнал": "log", "состояние": "state",
    "исправить": "correct", "приказы": "orders", "выйти": "leave", "выход": "leave", "закрытые": "closed", "бросить": "virtual",
    "помощь": "rule", "%": "odds", "odds": "odds", "шансы": "odds", "vv": "all-virtual", "бб": "all-virtual", "мм": "all-virtual",
}  # fmt: skip
# The same keys under the other layout: «г» where u was meant, "j" where «о» was.
LATIN_SLIPS: Final = {
    "г": "undo", "д": "log", "ы": "state", "с": "correct", "щ": "orders", "й": "leave", "ч": "closed", "м": "virtual",
}  # fmt: skip
CYRILLIC_SLIPS: Final = {
    "j": "undo", ";": "log", "c": "state", "b": "correct", "g": "orders", "d": "leave", "p": "closed",
}  # fmt: skip
ASKING: Final = "?,&"
# What is shown for commands that have no letter: the same on both layouts.
SIGNS: Final = {"rule": "?", "odds": "%"}


def letters(lang: str) -> dict[str, str]:
    """Every letter that is understood. A letter of the language's own alphabet goes before one of the other, both before slips."""
    orders: tuple[Mapping[str, str], ...] = (LATIN, LATIN_SLIPS, CYRILLIC)
    if lang == "ru":
        orders = (CYRILLIC, LATIN, LATIN_SLIPS, CYRILLIC_SLIPS)
    found: dict[str, str] = {}
    for order in orders:
        for key, meant in order.items():
            found.setdefault(key, meant)
    return {**found, **WORDS}


def command(typed: str, lang: str) -> tuple[str, str] | None:
    """The command that was meant, and what was asked about; None for anything else."""
    word = typed.strip().lower()
    if word[:1] in tuple(ASKING):
        return "rule", typed.strip()[1:].strip()
    meant = letters(lang).get(word)
    return (meant, "") if meant else None


def letter(meant: str, lang: str) -> str:
    """The letter to show for a command."""
    if meant in SIGNS:
        return SIGNS[meant]
    return next(key for key, value in (CYRILLIC if lang == "ru" else LATIN).items() if value == meant)


def read(prompt: str) -> str:
    """A line, without the spaces around it. Raises Leave at the end of the input."""
    if sys.stdin.isatty():
        try:
            import readline  # noqa: F401  # the arrow keys, and deleting whole Cyrillic letters
        except ImportError:
            pass
        try:
            return input(prompt).strip()
        except EOFError:
            click.echo()
            raise Leave from None
    click.echo(prompt, nl=False)
    line = sys.stdin.readline()
    if not line:
        click.echo()
        raise Leave
    click.echo()
    return line.strip()
