"""Draws the README's pictures: the log of a seeded fight and the board of another, as the terminal shows them. Run: make pictures."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from html import escape
from pathlib import Path

from board import board_picture

ROOT = Path(__file__).parent.parent
LINE = 19
WIDTH = 960
COLUMNS = 114
INK, PAPER = "#d8d4c6", "#1f2328"
COLOURS = (
    (("Round", "Opening volley", "The fight"), "#e3b341"),
    (("falls", "Wound", "wound", "Piercing"), "#ff7b72"),
    (("loses",), "#ffa657"),
    ((": hit", ": success"), "#7ee787"),
    ((": miss", ": failure"), "#8b949e"),
)


def colour(line: str) -> str:
    """A line's colour says what kind of thing happened."""
    for words, ink in COLOURS:
        if any(word in line for word in words):
            return ink
    return INK


def draw(lines: list[str]) -> str:
    """The lines as an SVG picture with a title for those who cannot see it."""
    height = LINE * (len(lines) + 2)
    rows = ""
    ink = INK
    for number, line in enumerate(lines):
        ink = ink if line.startswith("      ") else colour(line)
        rows += f'<text x="20" y="{LINE * (number + 2)}" fill="{ink}" xml:space="preserve">{escape(line)}</text>\n'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'font-family="ui-monospace, Consolas, Menlo, monospace" font-size="13">\n'
        f"<title>The log of a fight in Affray</title>\n"
        f'<rect width="{WIDTH}" height="{height}" rx="8" fill="{PAPER}"/>\n{rows}</svg>\n'
    )


def log(scenario: str, seed: str, first: int, count: int) -> list[str]:
    """Some lines of a fight that agents play, from a seed."""
    command = [str(Path(sys.executable).parent / "affray"), "--lang", "en", "play", scenario, "--auto", "--seed", seed]
    environment = {**os.environ, "COLUMNS": "118"}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)  # noqa: S603 - our own command
    shown = [line.rstrip() for line in done.stdout.splitlines()[first : first + count]]
    return [row for line in shown for row in folded(line)]


def folded(line: str) -> list[str]:
    """A long line in several, indented under its beginning."""
    margin = " " * (len(line) - len(line.lstrip()) + 4)
    return textwrap.wrap(line, COLUMNS, subsequent_indent=margin, drop_whitespace=True) or [""]


if __name__ == "__main__":
    (ROOT / "docs/pictures/fight.svg").write_text(draw(log("trolls_at_noon", "3", 34, 35)), encoding="utf-8")
    (ROOT / "docs/pictures/board.svg").write_text(board_picture("white-lion-2", 2, 3), encoding="utf-8")
