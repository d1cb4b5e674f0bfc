"""A forecast as HTML for its page: the figures while it is under way, and the whole report."""

from __future__ import annotations

from html import escape
from typing import Final

from affray.kernel.speaker import Speaker
from affray.lab.forecast import Forecast
from affray.lab.page import chart_of, foot, section, section_of_marks
from affray.lab.report import Made, Table, percent, report
from affray.odds.intervals import Interval, wilson

__all__ = ["figures", "sections"]

# What is shown as it comes in: the outcomes and who falls, beside them the rounds.
COMING: Final = (("outcomes", "people"), ("course",))
# Before them, how often it is won; the drawing's units.
WIDTH: Final = 360
TALL: Final = 46
EDGE: Final = 20


def figures(forecast: Forecast, speaker: Speaker, forward: bool) -> str:
    """What is known so far."""
    made = Made(forecast, speaker)
    if not forecast.tally.fights:
        return ""
    tables = {table.id: table for table in (made.outcomes(), made.course(), made.people())}
    stacks = ["".join(charted(made, tables[id]) for id in ids if tables[id].rows) for ids in COMING]
    return headline(made, forward) + f'<div class="sheets">{"".join(stack(each) for each in stacks if each)}</div>'


def sections(forecast: Forecast, speaker: Speaker, forward: bool) -> str:
    """The whole report."""
    made = Made(forecast, speaker)
    told = report(forecast, speaker)
    said = "".join(f'<p class="small">{escape(line)}</p>' for line in told.lines)
    said += "".join(f'<p class="wrong">{escape(line)}</p>' for line in told.warnings)
    if not forecast.tally.fights:
        return said
    by_id = {table.id: table for table in told.tables}
    beside = ("outcomes", "span" if "span" in by_id else "foes")
    first = [section(by_id[id], chart_of(made, id)) for id in beside if id in by_id]
    parts = [stack("".join(first))] if first else []
    parts += [section(by_id["course"], chart_of(made, "course"))] if "course" in by_id else []
    parts += [section(by_id["people"], chart_of(made, "people"), wide=True)] if "people" in by_id else []
    others = [by_id[id] for id in ("foes", "ends", "kills") if id in by_id and id not in beside]
    alone = len(others) % 2 == 1  # the last would leave half a row empty
    parts += [section(table, chart_of(made, table.id), alone and table is others[-1]) for table in others]
    parts += [section_of_marks(by_id["marks"])] if "marks" in by_id else []
    sheets = f'<div class="sheets">{"".join(parts)}</div>'
    return headline(made, forward) + said + sheets + f'<p class="small">{escape(foot(made))}</p>'


def headline(made: Made, forward: bool) -> str:
    """How often it is won, with the interval as a line from nothing to all."""
    tally = made.tally
    found = wilson(tally.wins, tally.fights)
    now = f'<p class="from-now">{escape(made.t("web-lab-from-now"))}</p>' if forward else ""
    return f'<p class="win">{escape(made.win())}</p>{scale(made, found)}{now}'


def scale(made: Made, found: Interval) -> str:
    """A rule from 0 to 100 % with the share as a mark and its interval as a band."""
    left, room = EDGE, WIDTH - 2 * EDGE
    low, high, at = (left + share * room for share in (found.low, found.high, found.value))
    ticks = "".join(
        f'<path class="base" d="M{left + room * each / 4:g} 18v6"/>'
        f'<text class="tick" x="{left + room * each / 4:g}" y="38" text-anchor="middle">{percent(made.lang, each / 4, 0)}</text>'
        for each in range(5)
    )
    return (
        f'<svg class="scale" viewBox="0 0 {WIDTH} {TALL}" role="img" aria-label="{escape(made.between(found))}">'
        f'<rect class="groove" x="{left}" y="6" width="{room}" height="12" rx="6"/>'
        f'<rect class="band" x="{low:.1f}" y="6" width="{max(2.0, high - low):.1f}" height="12" rx="6"/>'
        f'<path class="mark" d="M{at:.1f} 2v20"/>{ticks}</svg>'
    )


def stack(inside: str) -> str:
    return f'<div class="stack">{inside}</div>'


def charted(made: Made, table: Table) -> str:
    chart = chart_of(made, table.id)
    return f"<section><h2>{escape(table.title)}</h2>{chart}</section>" if chart else ""
