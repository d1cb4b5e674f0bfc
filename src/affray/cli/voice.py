"""What is said at the terminal: sentences in one language, wrapped to the screen."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Mapping
from errno import errorcode
from pathlib import Path
from typing import Any

import click

from affray.cli.plain import language
from affray.kernel.event import Event, Told
from affray.kernel.game import Game
from affray.kernel.names import Name
from affray.kernel.question import Words
from affray.kernel.text import Lexicon, Text, TextError, shipped

__all__ = ["Refused", "Voice", "out", "wrapped"]


class Refused(click.ClickException):
    """What was asked cannot be done: its lines are said, and the exit code is 2."""

    exit_code = 2

    def __init__(self, *lines: str) -> None:
        super().__init__("\n".join(lines))

    def show(self, file: Any = None) -> None:
        stream = file or sys.stderr
        click.echo(wrapped(self.message, hang=0) if stream.isatty() else self.message, file=stream)


def wrapped(text: str, indent: int = 0, hang: int = 2) -> str:
    """A paragraph as wide as the screen allows, later lines further in by `hang`; words and what stands behind a dash stay whole."""
    width = max(40, min(shutil.get_terminal_size().columns, 100))
    return "\n".join(
        textwrap.fill(
            part,
            width,
            initial_indent=" " * indent,
            subsequent_indent=" " * (indent + hang),
            break_on_hyphens=False,
            break_long_words=False,
        )
        for part in text.split("\n")
    )


def out(text: str = "", indent: int = 0, hang: int = 2, wrap: bool = True, **style: Any) -> None:
    """Print one paragraph. On a terminal it is wrapped, later lines further in by `hang`; elsewhere, and without `wrap`, a line stays a line."""
    if text and wrap and sys.stdout.isatty():
        text = wrapped(text, indent, hang)
    elif text:
        text = " " * indent + text
    click.echo(click.style(text, **style) if style and text else text)


class Voice:
    """Speaks one language, with the names of a fight once there is one."""

    def __init__(self, lang: str, names: Mapping[str, Name] | None = None) -> None:
        self.lang = lang
        self.names = names
        self.text = Text(lang, shipped(), Lexicon([names] if names is not None else []))

    def t(self, key: str, /, **variables: Any) -> str:
        return self.text.t(key, **variables)

    def said(self, words: Words, inside: bool = False) -> str:
        """Words of a game. One that lacks its message must not end a fight: its key is shown. They begin a line unless `inside` one."""
        try:
            said = self.text.t(words.message, **words.fields)
            return said if inside else said[:1].upper() + said[1:]
        except TextError as lost:
            return f"[{words.message}: {lost}]"

    def name(self, key: str, case: str = "nom") -> str:
        try:
            return self.text.name(key, case)
        except TextError:
            return key

    def title(self, name: Name) -> str:
        return name.show(self.lang)

    def event(self, game: Game, event: Event) -> str:
        try:
            said = game.tell(event, self.text)
            return said[:1].upper() + said[1:]
        except TextError as lost:
            return f"[{type(event).__name__}: {lost}]"

    def why(self, error: OSError) -> str:
        """What the system says is wrong with a file, in this language where it is one of the usual things."""
        key = f"os-{errorcode.get(error.errno or 0, '').lower()}"
        return self.t(key) if self.text.has(key) else error.strerror or str(error)

    def command(self, words: str) -> str:
        """A command to type, as it was called here and in the language that was asked for."""
        called = Path(sys.argv[0])
        here = called.name == "affray" and shutil.which("affray") is None
        spoken = f" --lang {self.lang}" if language([], os.environ)[0] != self.lang else ""
        return f"{called if here else 'affray'} {words}{spoken}"

    def nearest(self, names: list[str]) -> str:
        """ "Did you mean this or that?", or nothing."""
        return " " + self.t("nearest", names=", ".join(names)) if names else ""

    def log(self, game: Game, told: list[Told]) -> None:
        """What happened, each thing under what it belongs to."""
        for each in told:
            shown = self.event(game, each.event)
            if type(each.event).__name__ in game.headings:
                out()
                out(shown, bold=True)
            else:
                out(shown, indent=2 * max(0, each.depth - 1), hang=4)
