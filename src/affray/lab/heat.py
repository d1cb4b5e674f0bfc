"""A heat map as SVG of our own: a grid of cells, the darker the more, each with its number."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from affray.odds.intervals import Interval

__all__ = ["heat"]

# As wide as a telephone's page, so that letters there have their own size.
WIDTH: Final = 360
CELL: Final = 34
HEAD: Final = 22
LETTER: Final = 6.6
# So narrow a cell shows no number; the tip still does.
NARROWEST: Final = 34
# From the palest to the darkest that letters can be read on, light or dark.
PALE, DARK = 0.06, 0.5


def heat(
    title: str,
    rows: Sequence[str],
    columns: Sequence[str],
    cells: Sequence[Sequence[tuple[Interval, str] | None]],
    low: float,
    high: float,
) -> str:
    """A figure and how it is said for each cell, row by row; None where there is none. `low` and `high` are the ends of the scale."""
    names = min(130, max([int(len(each) * LETTER) + 12 for each in rows], default=20))
    wide = (WIDTH - names) / max(1, len(columns))
    parts = [
        f'<text class="tick" x="{names + (at + 0.5) * wide:.1f}" y="{HEAD - 7}" text-anchor="middle">{escape(short(each, wide))}</text>'
        for at, each in enumerate(columns)
    ]
    for down, (row, line) in enumerate(zip(rows, cells, strict=True)):
        top = HEAD + down * CELL
        parts.append(
            f'<text class="name" x="{names - 6}" y="{top + CELL / 2 + 4:g}" text-anchor="end">{escape(short(row, names))}</text>'
        )
        for at, cell in enumerate(line):
            left = names + at * wide
            if cell is None:
                continue
            found, said = cell
            strength = (found.value - low) / (high - low) if high > low else 0.5
            shade = PALE + (DARK - PALE) * min(1.0, max(0.0, strength))
            text = said if len(said) * LETTER < wide else said.partition(" ±")[0]
            letters = (
                f'<text x="{left + wide / 2:.1f}" y="{top + CELL / 2 + 4:g}" text-anchor="middle">{escape(text)}</text>'
                if wide >= NARROWEST
                else ""
            )
            parts.append(
                f"<g><title>{escape(row)}, {escape(columns[at])}: {escape(said)}</title>"
                f'<rect class="main" fill-opacity="{shade:.3f}" x="{left + 1:.1f}" y="{top + 1}" width="{wide - 2:.1f}" height="{CELL - 2}" rx="3"/>'
                f"{letters}</g>"
            )
    height = HEAD + CELL * len(rows)
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">{"".join(parts)}</svg>'


def short(label: str, room: float) -> str:
    most = max(2, int((room - 8) / LETTER))
    return label if len(label) <= most else label[: most - 1] + "…"
