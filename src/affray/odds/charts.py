"""Charts as SVG of our own: bars with intervals, a histogram with its running sum. No script; colours come from the page's classes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from affray.odds.intervals import Interval

__all__ = ["Bar", "bars", "histogram"]

# Units of the drawing: as wide as a telephone's page, so that letters there have their own size and are larger elsewhere.
WIDTH: Final = 360
ROW: Final = 22
LETTER: Final = 7.2
MOST_COLUMNS: Final = 40


@dataclass(frozen=True)
class Bar:
    """A share from 0 to 1 with the bounds it lies between, how it is called, and how it is said."""

    label: str
    share: Interval
    said: str
    tone: str = "main"


def bars(title: str, rows: Sequence[Bar]) -> str:
    """Shares one under another, each with a line from bound to bound."""
    names = min(160, max(int(len(bar.label) * LETTER) + 10 for bar in rows))
    room = WIDTH - names - 62
    parts: list[str] = []
    for at, bar in enumerate(rows):
        top = at * ROW
        middle = top + ROW / 2
        low, high = names + bar.share.low * room, names + bar.share.high * room
        parts.append(
            f"<g><title>{escape(bar.label)}: {escape(bar.said)}</title>"
            f'<text class="name" x="{names - 6}" y="{middle + 4:g}" text-anchor="end">{escape(short(bar.label, names))}</text>'
            f'<rect class="groove" x="{names}" y="{top + 4}" width="{room}" height="{ROW - 8}" rx="2"/>'
            f'<rect class="{bar.tone}" x="{names}" y="{top + 4}" width="{max(0.0, bar.share.value * room):.1f}" height="{ROW - 8}" rx="2"/>'
            f'<path class="bounds" d="M{low:.1f} {middle - 4:g}v8M{low:.1f} {middle:g}H{high:.1f}M{high:.1f} {middle - 4:g}v8"/>'
            f'<text class="said" x="{WIDTH - 56}" y="{middle + 4:g}">{escape(bar.said)}</text></g>'
        )
    return drawing(title, len(rows) * ROW, "".join(parts))


def histogram(title: str, counts: Mapping[int, int], say: Callable[[int, float, float], str]) -> str:
    """How often each number came, and by a line what share is at most that. `say` puts a number, its share and that sum into words.

    With more numbers than there is room for, neighbours share a column and are called by the last of them.
    """
    total = sum(counts.values())
    first, last = min(counts), max(counts)
    step = -(-(last - first + 1) // MOST_COLUMNS)
    columns = [
        (min(last, at + step - 1), sum(counts.get(each, 0) for each in range(at, at + step)))
        for at in range(first, last + 1, step)
    ]
    tall, foot, left = 130, 18, 4
    wide = (WIDTH - 2 * left) / len(columns)
    most = max(times for _, times in columns)
    parts: list[str] = []
    line: list[str] = []
    passed = 0
    every = max(1, -(-len(columns) * 26 // WIDTH))
    for at, (value, times) in enumerate(columns):
        passed += times
        x = left + at * wide
        height = times / most * (tall - 8)
        line.append(f"{x + wide / 2:.1f} {tall - passed / total * (tall - 8):.1f}")
        parts.append(
            f"<g><title>{escape(say(value, times / total, passed / total))}</title>"
            f'<rect class="hit" x="{x:.1f}" y="0" width="{wide:.1f}" height="{tall}"/>'
            f'<rect class="main" x="{x + wide * 0.08:.1f}" y="{tall - height:.1f}" width="{wide * 0.84:.1f}" height="{height:.1f}"/></g>'
        )
        if at % every == 0:
            parts.append(
                f'<text class="tick" x="{x + wide / 2:.1f}" y="{tall + 14}" text-anchor="middle">{value}</text>'
            )
    parts.append(f'<path class="sum" d="M{"L".join(line)}"/>')
    parts.append(f'<path class="base" d="M{left} {tall}H{WIDTH - left}"/>')
    return drawing(title, tall + foot, "".join(parts))


def drawing(title: str, height: float, inside: str) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">{inside}</svg>'


def short(label: str, room: int) -> str:
    """As much of a label as there is room for."""
    most = int((room - 8) / LETTER)
    return label if len(label) <= most else label[: most - 1] + "…"
