"""What `affray simulate` leaves behind: the report on the screen, files, records of fights that failed, and fights to look at."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import click

from affray.cli.columns import columns
from affray.cli.opening import new_record
from affray.cli.voice import Refused, Voice, out
from affray.cli.writing import write_whole
from affray.kernel.fight import Fight
from affray.kernel.record import Record, parse
from affray.kernel.session import onlooker
from affray.kernel.table import Table
from affray.lab.files import as_csv, as_json
from affray.lab.forecast import Forecast
from affray.lab.page import page
from affray.lab.plan import Plan, prepared
from affray.lab.report import Report, Row, number
from affray.lab.report import Table as Rows

__all__ = [
    "STDOUT",
    "Command",
    "keep_failures",
    "print_report",
    "show_chosen",
    "show_fight",
    "write_reports",
    "write_whole",
]

STDOUT: Final = "-"
# Rows of a long table that the terminal shows.
SHOWN: Final = 12

Command = tuple[str, str]
"""How a fight is called, and the words of the command that shows it."""


def print_report(voice: Voice, told: Report, forecast: Forecast, commands: list[Command]) -> None:
    out(told.title, bold=True)
    out(told.win, bold=True)
    for line in told.lines:
        out(line)
    for line in told.warnings:
        out(line, fg="red")
    for table in told.tables:
        print_table(voice, table)
    out()
    rate = forecast.tally.fights / forecast.seconds if forecast.seconds else 0.0
    out(voice.t("lab-took", seconds=number(voice.lang, forecast.seconds), rate=number(voice.lang, rate, 0)), dim=True)
    for called, command in commands:
        out(f"{called}: {voice.command(command)}", dim=True)


def print_table(voice: Voice, table: Rows) -> None:
    out()
    out(table.title, bold=True)
    rows, heads = table.rows, table.heads
    if table.id == "marks":  # what goes with winning or losing first, whatever its kind
        rows = [Row([*row.cells, row.group]) for row in sorted(rows, key=lambda row: not row.cells[-1])]
        heads = [*heads, voice.t("lab-head-kind")]
    elif table.id in ("outcomes", "course"):  # there is room to say how sure they are
        rows = [Row(row.more) for row in rows]
    columns(heads, [row.cells[:] for row in rows[:SHOWN]], [""] * len(rows[:SHOWN]))
    if len(rows) > SHOWN:
        out(voice.t("lab-more-rows", n=len(rows) - SHOWN), dim=True)
    if table.note:
        out(table.note, dim=True)


def write_reports(voice: Voice, forecast: Forecast, json: str, csv: str, html: str, commands: list[Command]) -> None:
    made: list[tuple[str, Callable[[], str]]] = [
        (json, lambda: as_json(forecast)),
        (csv, lambda: as_csv(forecast)),
        (html, lambda: page(forecast, voice, [(called, f"affray {words}") for called, words in commands])),
    ]
    for path, make in made:
        if path == STDOUT:
            click.echo(make(), nl=False)
        elif path:
            write_whole(voice, path, make())
            click.echo(voice.t("lab-written", file=path), err=True)


def keep_failures(voice: Voice, plan: Plan, forecast: Forecast) -> None:
    """The record of each fight that failed, as far as it went, beside other fights."""
    for each in forecast.tally.failures:
        if not each.record:
            continue
        base = Path("fights") / f"{plan.name}-seed-{plan.seed}-fight-{each.number}"
        path, n = base.with_name(base.name + ".affray"), 1
        while path.exists():
            n += 1
            path = base.with_name(f"{base.name}-{n}.affray")
        keep(voice, str(path), parse(path, each.record.encode()))
        said = voice.t(
            "lab-failure", number=each.number, what=f"{each.what} {f'({each.where})' if each.where else ''}".strip()
        )
        click.echo(said, err=True)
        click.echo(voice.t("lab-failure-kept", number=each.number, file=str(path)), err=True)


# -- fights to look at


def show_chosen(voice: Voice, plan: Plan, forecast: Forecast, which: str, file: str) -> None:
    """The worst fight or a typical one."""
    tally = forecast.tally
    chosen = tally.typical() if which == "typical" else (tally.worst[1] if tally.worst is not None else None)
    if chosen is None:
        raise Refused(voice.t("lab-no-fight"))
    out()
    show_fight(voice, plan, chosen, file)


def show_fight(voice: Voice, plan: Plan, number: int, file: str) -> None:
    """Into a record file, or told here and now."""
    parsed = parse(Path(file or "-"), plan.record(number).encode())
    if file:
        keep(voice, file, parsed)
        out(voice.t("lab-record-written", number=number, file=file, command=voice.command(f"replay {file}")))
        return
    ready = prepared(plan)

    def new(table: Table) -> Fight:
        return ready.scenario.new(table, ready.rulings)

    voice.log(ready.rules, onlooker(new, parsed.lines).told)


def keep(voice: Voice, file: str, parsed: Record) -> None:
    """On the disk, never over another."""
    header = {key: value for key, value in parsed.header.items() if key != "affray"}
    new_record(voice, file, header, None, parsed.lines)
