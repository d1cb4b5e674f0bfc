"""A forecast as one HTML file: nothing is fetched, nothing runs; light or dark as the reader's system is."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from itertools import groupby
from typing import Final

from affray.kernel.speaker import Speaker, capital
from affray.lab.forecast import Forecast
from affray.lab.report import Made, Report, Row, Table, percent, report, shares_of
from affray.lab.result import WON
from affray.odds.charts import Bar, bars, histogram
from affray.odds.intervals import wilson

__all__ = ["page"]

# So many rows of a table are open.
FIRST: Final = 12

STYLE: Final = """
:root{color-scheme:light dark;--paper:light-dark(#f6f3ec,#14191d);--card:light-dark(#fffdf8,#1c2329);--ink:light-dark(#1f262b,#e9e6de);
--muted:light-dark(#5b646b,#a5adb3);--line:light-dark(#d8d2c4,#37414a);--main:light-dark(#22577a,#6fb1d8);--bad:light-dark(#a3262a,#e58a84);
--good:light-dark(#2e6b3e,#7cc48f);--groove:light-dark(#ece6d8,#262f37)}
*{box-sizing:border-box}html{font:16px/1.5 system-ui,"Segoe UI","Noto Sans","DejaVu Sans",sans-serif;background:var(--paper);color:var(--ink);text-size-adjust:100%}
body{margin:0 auto;max-width:1180px;padding:16px}h1{font-size:1.5rem;line-height:1.25;margin:.2em 0 .3em;text-wrap:balance}
h2{font-size:1.05rem;margin:0 0 .5em}h3{font-size:.92rem;margin:1em 0 .2em}p{margin:0 0 .5em}
.win{font-size:1.15rem;font-weight:650}.small,.note{color:var(--muted);font-size:.88rem}.wrong{color:var(--bad)}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,420px),1fr));gap:16px;margin-top:16px;align-items:start}
section{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:14px 16px;min-width:0}section.wide{grid-column:1/-1}.stack{display:grid;gap:16px;min-width:0}
.rows{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.9rem;font-variant-numeric:tabular-nums}
th,td{padding:3px 8px;text-align:right;white-space:nowrap;border-bottom:1px solid var(--line)}th{color:var(--muted);font-weight:500;vertical-align:bottom}
th:first-child,td:first-child{text-align:left;padding-left:0;white-space:normal;min-width:7.5em}tr:last-child td{border-bottom:0}
#kills td:nth-child(2),#kills th:nth-child(2){text-align:left;white-space:normal}
@media(max-width:560px){body{padding:12px}section{padding:12px}table{font-size:.82rem}th,td{padding:3px 4px}th{white-space:normal}th:first-child,td:first-child{min-width:5.5em}}
svg{display:block;width:100%;max-width:540px;height:auto;margin:0 0 10px}svg text{font-size:11px;fill:var(--ink)}svg .tick,svg .name{fill:var(--muted)}
.main{fill:var(--main)}.good{fill:var(--good)}.bad{fill:var(--bad)}.groove{fill:var(--groove)}.hit{fill:transparent}
.bounds{stroke:var(--ink);stroke-width:1.2;fill:none}.sum{stroke:var(--bad);stroke-width:1.6;fill:none}.base{stroke:var(--line);fill:none}
details summary{cursor:pointer;padding:8px 0;font-weight:600;font-size:.92rem;min-height:36px}code{font-size:.88em;overflow-wrap:anywhere}
footer{margin-top:16px;color:var(--muted);font-size:.85rem}
@media print{html{background:none}section{break-inside:avoid}}
"""


def page(forecast: Forecast, speaker: Speaker, commands: list[tuple[str, str]]) -> str:
    """The whole file. `commands` are what to type for a fight: how it is called, the command."""
    told = report(forecast, speaker)
    made = Made(forecast, speaker)
    by_id = {table.id: table for table in told.tables}
    beside = [section(by_id[id], chart_of(made, id)) for id in ("outcomes", "span") if id in by_id]
    first = [f'<div class="stack">{"".join(beside)}</div>'] if beside else []
    first += [section(by_id["course"], chart_of(made, "course"))] if "course" in by_id else []
    whole = [section(by_id["people"], chart_of(made, "people"), wide=True)] if "people" in by_id else []
    others = [table for table in told.tables if table.id in ("foes", "ends", "kills")]
    alone = len(others) % 2 == 1  # the last would leave half a row empty
    rest = [section(table, chart_of(made, table.id), alone and table is others[-1]) for table in others]
    grouped = [section_of_marks(by_id["marks"])] if "marks" in by_id else []
    return document(speaker.lang, told, [*first, *whole, *rest, *grouped, replays(made, commands)], foot(made))


def document(lang: str, told: Report, sections: Iterable[str], foot: str) -> str:
    said = "".join(f'<p class="small">{escape(line)}</p>' for line in told.lines)
    said += "".join(f'<p class="wrong">{escape(line)}</p>' for line in told.warnings)
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
        f"<title>{escape(told.title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<header>\n<h1>{escape(told.title)}</h1>\n"
        f'<p class="win">{escape(told.win)}</p>\n{said}</header>\n<main class="cards">\n'
        + "\n".join(sections)
        + f"\n</main>\n<footer>{escape(foot)}</footer>\n</body>\n</html>\n"
    )


def section(table: Table, chart: str = "", wide: bool = False) -> str:
    note = f'<p class="note">{escape(table.note)}</p>' if table.note else ""
    more = rows_of(table.heads, table.rows[FIRST:]) if len(table.rows) > FIRST else ""
    if more:
        more = f"<details><summary>+{len(table.rows) - FIRST}</summary>{more}</details>"
    return (
        f'<section id="{table.id}"{" class=wide" if wide else ""}><h2>{escape(table.title)}</h2>{chart}'
        f"{rows_of(table.heads, table.rows[:FIRST])}{more}{note}</section>"
    )


def rows_of(heads: list[str], rows: list[Row]) -> str:
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    lines = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in (row.more or row.cells)) + "</tr>" for row in rows
    )
    return f'<div class="rows" tabindex="0"><table><thead><tr>{top}</tr></thead><tbody>{lines}</tbody></table></div>'


def section_of_marks(table: Table) -> str:
    """A fold for each kind of thing."""
    folds = []
    for at, (group, rows) in enumerate(groupby(table.rows, key=lambda row: row.group)):
        opened = " open" if at == 0 else ""
        folds.append(f"<details{opened}><summary>{escape(group)}</summary>{rows_of(table.heads, list(rows))}</details>")
    return (
        f'<section id="marks" class="wide"><h2>{escape(table.title)}</h2><p class="note">{escape(table.note)}</p>'
        + "".join(folds)
        + "</section>"
    )


def replays(made: Made, commands: list[tuple[str, str]]) -> str:
    if not commands:
        return ""
    lines = "".join(
        f"<p>{escape(capital(called))}:<br><code>{escape(command)}</code></p>" for called, command in commands
    )
    return f'<section id="replay" class="wide"><h2>{escape(made.t("lab-replay-title"))}</h2>{lines}</section>'


def foot(made: Made) -> str:
    import affray

    forecast = made.forecast
    rate = forecast.tally.fights / forecast.seconds if forecast.seconds else 0.0
    took = made.t("lab-took", seconds=round(forecast.seconds, 1), rate=round(rate))
    return f"affray {affray.__version__} · {took}"


def chart_of(made: Made, id: str) -> str:
    tally, lang = made.tally, made.lang
    if not tally.fights:
        return ""
    if id == "outcomes":
        rows = []
        for outcome in sorted(tally.outcomes, key=lambda each: -tally.outcomes[each]):
            share = wilson(tally.outcomes[outcome], tally.fights)
            tone = "good" if outcome == WON else "bad" if outcome == "defeat" else "main"
            rows.append(Bar(made.name(outcome), share, percent(lang, share.value), tone))
        return bars(made.t("lab-outcomes"), rows)
    if id == "span":
        found = [
            (made.agents(made.plan.players()), tally),
            *[(made.agent(each.players), each.tally) for each in made.forecast.span],
        ]
        shares = [(players, wilson(one.wins, one.fights)) for players, one in found]
        return bars(made.t("lab-span"), [Bar(players, share, percent(lang, share.value)) for players, share in shares])
    if id == "course":
        title = made.of_game("rounds")
        return f"<h3>{escape(capital(title))}</h3>" + histogram(
            title,
            tally.rounds,
            lambda value, share, passed: made.t(
                "lab-column", value=value, share=percent(lang, share), passed=percent(lang, passed)
            ),
        )
    if id == "people":
        shares_fell = shares_of(tally, 0)
        title = made.of_game("figure-" + made.reading.figures[0])
        return f"<h3>{escape(capital(title))}</h3>" + bars(
            title, [Bar(made.name(who), share, percent(lang, share.value), "bad") for who, share in shares_fell.items()]
        )
    return ""
