"""`affray compare`, `affray sweep`, `affray balance` at the terminal and as files."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Final

import click

from affray.agents import UnknownAgent
from affray.cli.columns import columns
from affray.cli.lab import MOST_JOBS, REFRESH, Line, Wishes, all_read, check_place, cores, scenario_of, seconds_of
from affray.cli.lab_report import STDOUT
from affray.cli.problems import bad_pack, bad_ruling, unknown
from affray.cli.voice import Refused, Voice, out
from affray.cli.writing import write_whole
from affray.kernel.pack import BadPack
from affray.kernel.ruling import BadRuling
from affray.lab.aim import Aim, BadAim, read_aim
from affray.lab.balance import Trial, balance
from affray.lab.balance_report import balance_report
from affray.lab.changes import CannotChange, Case, case_of, changed, read_axis, read_changes
from affray.lab.compare import compare
from affray.lab.compare_report import charts_of, comparison_report
from affray.lab.files_more import (
    balance_csv,
    balance_json,
    compare_csv,
    compare_json,
    scenario_file,
    sweep_csv,
    sweep_json,
)  # fmt: skip
from affray.lab.ladders import ladders, ways_of
from affray.lab.page_more import page_of
from affray.lab.plan import MOST_SEED, SEED, Plan, prepared
from affray.lab.report import Report, number
from affray.lab.report import Table as Rows
from affray.lab.said import Saying
from affray.lab.series import Going, Hands, figures_of, usual_hands
from affray.lab.sides import ByTime, NotAPair, UnknownSeat
from affray.lab.sweep import MOST_CELLS, cells_of, sweep
from affray.lab.sweep_report import heat_maps, sweep_report
from affray.lab.workers import WorkersLost

__all__ = ["Asked", "balance_fights", "compare_fights", "sweep_fights"]

MOST_PAIRS: Final = 1_000_000
MOST_OF_ALL: Final = 10_000_000
# Fights of each setting unless told otherwise, by game; and how many more check what a search has found.
USUAL: Final = {
    "compare": {"company": 1000, "showdown": 300},
    "sweep": {"company": 400, "showdown": 100},
    "balance": {"company": 600, "showdown": 150},
}
CHECK: Final = {"company": 2, "showdown": 3}


@dataclass(frozen=True)
class Asked:
    """What the three commands have in common, as it was typed."""

    scenario: str
    n: int | None = None
    agents: str = ""
    seed: int = SEED
    edition: str | None = None
    rulings: Sequence[str] = ()
    jobs: int | None = None
    json: str = ""
    html: str = ""
    csv: str = ""
    limit: str = ""


def compare_fights(lang: str, asked: Asked, other: str, first: str, second: str) -> None:
    """`affray compare`. Raises Refused; SystemExit 130 after Ctrl-C, 1 when a fight failed."""
    voice = Voice(lang)
    check(voice, asked, MOST_PAIRS)
    with refusals(voice):
        base, voice = case_for(voice, asked)
        against = base
        if other:
            against, _ = case_for(voice, asked, other)
            if against.game.name != base.game.name:
                raise Refused(voice.t("lab-compare-two-games"))
            voice = Voice(lang, {**against.names, **base.names})
        cases = [
            changed(case, read_changes(changes, case.game.name)) for case, changes in ((base, first), (against, second))
        ]
        plans = [case.plan(asked.seed) for case in cases]
    if plans[0] == plans[1]:
        raise Refused(voice.t("lab-compare-same"))
    saying = Saying(voice, base)
    sides = (side(saying, base, first, bool(other)), side(Saying(voice, against), against, second, bool(other)))
    n = asked.n or USUAL["compare"][base.game.name]
    with played(voice, asked, plans[0], 2 * n) as hands:
        found = compare(plans[0], plans[1], n, hands)
    told = comparison_report(found, base, sides, voice)
    ends = Ends(voice, saying, asked, told, charts_of(found, saying), 2 * found.wins.pairs, found.seconds)
    ends.give(lambda: compare_json(found, sides), lambda: compare_csv(found))
    ends.leave(found.cancelled, bool(found.first.failed or found.second.failed))


def side(saying: Saying, case: Case, changes: str, named: bool) -> str:
    """What one side of a comparison is called."""
    words = saying.changes(read_changes(changes, case.game.name))
    if not named:
        return words
    return f"{saying.title()} ({words})" if changes else saying.title()


def sweep_fights(lang: str, asked: Asked, changes: Sequence[str], shown: str) -> None:
    """`affray sweep`. Raises as `compare_fights`."""
    voice = Voice(lang)
    check(voice, asked, MOST_PAIRS)
    if not changes:
        raise Refused(voice.t("lab-sweep-nothing"))
    with refusals(voice):
        case, voice = case_for(voice, asked)
        figures = figures_of(case.game.name)
        if shown not in figures:
            raise unknown(voice, "figure", shown, figures)
        axes = [read_axis(each, case.game.name) for each in changes]
        names = [axis[0].name for axis in axes]
        if len(set(names)) < len(names):
            raise Refused(voice.t("lab-sweep-twice", name=next(each for each in names if names.count(each) > 1)))
        try:
            cells = cells_of(case, axes, asked.seed)
        except ValueError as many:
            if type(many) is not ValueError:
                raise
            raise Refused(voice.t("lab-sweep-cells-many", given=str(many), most=MOST_CELLS)) from many
    n = asked.n or USUAL["sweep"][case.game.name]
    if n * len(cells) > MOST_OF_ALL:
        raise Refused(voice.t("lab-sweep-fights-many", given=n * len(cells), most=MOST_OF_ALL))
    saying = Saying(voice, case)
    with played(voice, asked, cells[0][1], n * len(cells)) as hands:
        found = sweep(axes, cells, n, hands)
    told = sweep_report(found, case, shown, voice)
    maps = heat_maps(found, saying, shown)
    charts = {"grid" if len(axes) == 2 else "cells": maps}
    ends = Ends(voice, saying, asked, told, charts, found.pairs * len(cells), found.seconds)
    ends.give(lambda: sweep_json(found), lambda: sweep_csv(found))
    ends.leave(found.cancelled, any(cell.series.failed for cell in found.cells))


def balance_fights(lang: str, asked: Asked, aim: str, ways: Sequence[str], save: str) -> None:
    """`affray balance`. Raises as `compare_fights`; SystemExit 1 too when the aim is not reached."""
    voice = Voice(lang)
    check(voice, asked, MOST_PAIRS // 10)
    if save:
        check_place(voice, save)
        if Path(save).exists():
            raise Refused(voice.t("file-exists", file=save))
    with refusals(voice):
        case, voice = case_for(voice, asked)
        wanted = aim_for(case, aim)
        climbed = ways_of(case, ways)
        plan = case.plan(asked.seed)
    most = asked.n or USUAL["balance"][case.game.name]
    line = Tried(voice, Saying(voice, case))
    with played(voice, asked, plan, 20 * most, quiet=True) as hands:
        tell = line.show if sys.stderr.isatty() else None
        found = balance(case, wanted, climbed, asked.seed, most, CHECK[case.game.name] * most, hands, tell)
        line.clear()
    saying = Saying(voice, case)
    told = balance_report(found, case, ladders(case, climbed), voice)
    ends = Ends(voice, saying, asked, told, {}, found.fights(), found.seconds)
    ends.give(lambda: balance_json(found), lambda: balance_csv(found))
    if save and found.found is not None:
        notes = [told.win, f"affray balance {asked.scenario} --aim {aim!r}"]
        write_whole(voice, save, scenario_file(found.found.case, notes))
        click.echo(voice.t("lab-balance-saved", file=save, command=voice.command(f"simulate {save}")), err=True)
    ends.leave(found.cancelled, not found.reached or any(each.series.failed for each in found.tried))


def aim_for(case: Case, aim: str) -> Aim:
    people = len(case.raw.get("heroes") or case.raw.get("party") or ())
    return read_aim(aim, case.game.name, people, int(case.raw.get("last_round", 50)))


# -- what was asked for


def check(voice: Voice, asked: Asked, most: int) -> None:
    """Everything that can be wrong without a scenario: before anything is read."""
    if asked.n is not None and not 1 <= asked.n <= most:
        raise Refused(voice.t("lab-n", given=str(asked.n), most=most))
    if asked.seed > MOST_SEED:
        raise Refused(voice.t("lab-seed", given=str(asked.seed), most=MOST_SEED))
    if asked.jobs is not None and not 1 <= asked.jobs <= MOST_JOBS:
        raise Refused(voice.t("lab-jobs", given=str(asked.jobs), most=MOST_JOBS))
    if [asked.json, asked.html, asked.csv].count(STDOUT) > 1:
        raise Refused(voice.t("lab-two-stdout"))
    seconds_of(voice, asked.limit)
    for path in (asked.json, asked.html, asked.csv):
        check_place(voice, path)


def case_for(voice: Voice, asked: Asked, scenario: str = "") -> tuple[Case, Voice]:
    """The case of a scenario, and a voice that knows its names."""
    wishes = Wishes(scenario or asked.scenario, edition=asked.edition, rulings=asked.rulings)
    game, found, edition, rulings = scenario_of(voice, wishes)
    return case_of(game, found, asked.agents, edition, rulings), Voice(voice.lang, found.names())


@contextmanager
def refusals(voice: Voice) -> Iterator[None]:
    """What cannot be is refused in a line, with the nearest names."""
    try:
        yield
    except (CannotChange, BadAim) as wrong:
        fields = {name: str(value) for name, value in wrong.more.items()}
        said = voice.t(wrong.why, given=wrong.given, **fields)
        if wrong.near or not wrong.known:
            raise Refused(said + voice.nearest(wrong.near)) from wrong
        raise Refused(f"{said} {voice.t('there-are', names=', '.join(wrong.known[:MOST_NAMED]))}") from wrong
    except BadRuling as bad:
        raise bad_ruling(voice, bad) from bad
    except BadPack as bad:
        raise bad_pack(voice, bad) from bad
    except UnknownAgent as error:
        raise unknown(voice, "agent", error.given, error.known) from error
    except UnknownSeat as error:
        raise unknown(voice, "seat", error.given, error.known) from error
    except ByTime as error:
        raise Refused(voice.t("lab-by-time", given=error.given, example=error.example)) from error
    except NotAPair as error:
        raise Refused(voice.t("not-a-pair", given=error.given, example=error.example)) from error


# So many names are told when none is near.
MOST_NAMED: Final = 40


# -- the run


@contextmanager
def played(voice: Voice, asked: Asked, plan: Plan, fights: int, quiet: bool = False) -> Iterator[Hands]:
    """Hands to play with, and a line of progress while they do."""
    prepared(plan)
    all_read()
    line = Progress(voice, plan)
    jobs = asked.jobs or usual_hands(plan, fights, cores())
    show = line.tell if sys.stderr.isatty() and not quiet else None
    hands = Hands(jobs, seconds_of(voice, asked.limit), show)
    try:
        yield hands
    except WorkersLost as lost:
        raise Refused(voice.t(lost.why, detail=lost.detail)) from lost
    finally:
        hands.close()
        line.clear()


class Progress(Line):
    """How far a run of several plans has come."""

    def tell(self, going: Going) -> None:
        now = monotonic()
        if now - self.last < REFRESH and going.done < going.n:
            return
        self.last, self.shown = now, True
        rate = number(self.voice.lang, going.rate, 0 if going.rate >= 10 else 1)
        said = self.voice.t("lab-going", done=going.done, n=going.n, rate=rate, left=self.left(going.left))
        click.echo(f"\r\x1b[K{said}", nl=False, err=True)


class Tried:
    """The setting that a search is at."""

    def __init__(self, voice: Voice, saying: Saying) -> None:
        self.voice = voice
        self.saying = saying
        self.shown = False

    def show(self, trial: Trial) -> None:
        self.shown = True
        share = self.saying.figure("won", trial.series.share())
        said = self.voice.t(
            "lab-balance-trying", what=self.saying.changes(trial.changes), n=len(trial.series), won=share
        )
        click.echo(f"\r\x1b[K{said}", nl=False, err=True)

    def clear(self) -> None:
        if self.shown:
            click.echo("\r\x1b[K", nl=False, err=True)


# -- what is left behind


@dataclass(frozen=True)
class Ends:
    """A report on its way to the screen and into files."""

    voice: Voice
    saying: Saying
    asked: Asked
    told: Report
    charts: Mapping[str, str]
    fights: int
    seconds: float

    def give(self, json: Callable[[], str], csv: Callable[[], str]) -> None:
        asked = self.asked
        made: list[tuple[str, Callable[[], str]]] = [
            (asked.json, json),
            (asked.csv, csv),
            (asked.html, lambda: page_of(self.told, self.charts, self.saying, self.fights, self.seconds)),
        ]
        for path, make in made:
            if path == STDOUT:
                click.echo(make(), nl=False)
            elif path:
                write_whole(self.voice, path, make())
                click.echo(self.voice.t("lab-written", file=path), err=True)
        if STDOUT not in (asked.json, asked.csv, asked.html):
            self.show()

    def show(self) -> None:
        out(self.told.title, bold=True)
        out(self.told.win, bold=True)
        for line in self.told.lines:
            out(line)
        for line in self.told.warnings:
            out(line, fg="red")
        for table in self.told.tables:
            if table.rows or table.note:
                show_table(table)
        out()
        lang, rate = self.voice.lang, self.fights / self.seconds if self.seconds else 0.0
        out(self.voice.t("lab-took", seconds=number(lang, self.seconds), rate=number(lang, rate, 0)), dim=True)

    def leave(self, cancelled: bool, failed: bool) -> None:
        if cancelled:
            sys.exit(130)
        if failed:
            sys.exit(1)


def show_table(table: Rows) -> None:
    out()
    out(table.title, bold=True)
    if table.rows:
        columns(table.heads, [row.cells[:] for row in table.rows], [""] * len(table.rows))
    if table.note:
        out(table.note, dim=True)
