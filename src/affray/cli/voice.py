"""What is said at the terminal: sentences in one language, wrapped to the screen."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from pathlib import Path
from typing import Any

import click

from affray.cli.plain import language
from affray.kernel.event import Told
from affray.kernel.game import Game
from affray.kernel.speaker import Speaker

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


class Voice(Speaker):
    """A speaker at the terminal."""

    def command(self, words: str) -> str:
        """A command to type, as it was called here and in the language that was asked for."""
        called = Path(sys.argv[0])
        here = called.name == "affray" and shutil.which("affray") is None
        spoken = f" --lang {self.lang}" if language([], os.environ)[0] != self.lang else ""
        return f"{called if here else 'affray'} {words}{spoken}"

    def log(self, game: Game, told: list[Told]) -> None:
        """What happened, each thing under what it belongs to."""
        for each in told:
            shown = self.event(game, each.event)
            if type(each.event).__name__ in game.headings:
                out()
                out(shown, bold=True)
            else:
                out(shown, indent=2 * max(0, each.depth - 1), hang=4)
