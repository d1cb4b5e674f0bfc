"""`affray simulate`: a forecast at the terminal, as files, and its fights to look at."""

from __future__ import annotations

import gc
import os
import shlex
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Final

import click

from affray.agents import UnknownAgent
from affray.cli.lab_report import STDOUT, Command, keep_failures, print_report, show_chosen, show_fight, write_reports
from affray.cli.opening import find_scenario, rulings_of
from affray.cli.problems import bad_pack, bad_ruling, unknown
from affray.cli.records import open_record
from affray.cli.voice import Refused, Voice
from affray.kernel.game import Game, Scenario
from affray.kernel.pack import BadPack
from affray.kernel.ruling import BadRuling, nearest
from affray.lab.blocks import OtherVersion
from affray.lab.forecast import Forecast, foretell, hands, span_size, usual_jobs, usual_listen
from affray.lab.plan import MOST, MOST_SEED, SEED, Plan, plan_of, prepared
from affray.lab.report import number, percent, report
from affray.lab.runner import CANCELLED, FAILED, LOST, Progress
from affray.lab.sides import ByTime, NotAPair, UnknownSeat
from affray.lab.workers import Workers, WorkersLost
from affray.odds.intervals import wilson

__all__ = ["Wishes", "simulate"]

MOST_JOBS: Final = 256
# How often the line of progress is written anew, in seconds.
REFRESH: Final = 0.3


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line, as it was typed."""

    scenario: str
    n: int = 1000
    agents: str = ""
    seed: int = SEED
    edition: str | None = None
    rulings: Sequence[str] = ()
    jobs: int | None = None
    cluster: str = ""
    precision: str = ""
    listen: str = ""
    span: int | None = None
    on_error: str = "stop"
    limit: str = ""
    json: str = ""
    html: str = ""
    csv: str = ""
    replay: str = ""
    record: str = ""


def simulate(lang: str, wishes: Wishes) -> None:
    """`affray simulate`. Raises Refused; SystemExit 130 after Ctrl-C, 1 when a fight failed or workers were lost."""
    voice = Voice(lang)
    check_numbers(voice, wishes)
    plan, voice = planned(voice, wishes)
    prepared(plan)
    all_read()
    if wishes.replay.isdecimal():
        show_fight(voice, plan, int(wishes.replay), wishes.record)
        return
    forecast = foretold(voice, plan, wishes)
    keep_failures(voice, plan, forecast)
    commands = replay_commands(voice, wishes, forecast)
    write_reports(voice, forecast, wishes.json, wishes.csv, wishes.html, commands)
    if STDOUT not in (wishes.json, wishes.csv, wishes.html):
        print_report(voice, report(forecast, voice), forecast, commands)
    if wishes.replay:
        show_chosen(voice, plan, forecast, wishes.replay, wishes.record)
    if forecast.tally.ended == CANCELLED:
        sys.exit(130)
    if forecast.tally.ended in (FAILED, LOST):
        sys.exit(1)


def all_read() -> None:
    """Fights come and go from here on, and each is a ring of objects: without this the memory would grow with their number (see `main.run`)."""
    gc.freeze()
    gc.enable()


# -- what was asked for


def check_numbers(voice: Voice, wishes: Wishes) -> None:
    """Everything that can be wrong without a scenario: before anything is read."""
    if not 1 <= wishes.n <= MOST:
        raise Refused(voice.t("lab-n", given=str(wishes.n), most=MOST))
    if wishes.seed > MOST_SEED:
        raise Refused(voice.t("lab-seed", given=str(wishes.seed), most=MOST_SEED))
    if wishes.jobs is not None and not 1 <= wishes.jobs <= MOST_JOBS:
        raise Refused(voice.t("lab-jobs", given=str(wishes.jobs), most=MOST_JOBS))
    replay = wishes.replay
    if replay and replay not in ("worst", "typical") and not (replay.isdecimal() and int(replay) <= MOST_SEED):
        raise Refused(
            voice.t("lab-number-of-fight", given=replay, most=MOST_SEED)
            + voice.nearest(nearest(replay, ["worst", "typical"]))
        )
    if wishes.record and not replay:
        raise Refused(voice.t("lab-record-needs-replay"))
    if [wishes.json, wishes.html, wishes.csv].count(STDOUT) > 1:
        raise Refused(voice.t("lab-two-stdout"))
    precision_of(voice, wishes.precision)
    seconds_of(voice, wishes.limit)
    listen_of(voice, wishes.listen, wishes.n)
    for path in (wishes.json, wishes.html, wishes.csv):
        check_place(voice, path)


def check_place(voice: Voice, path: str) -> None:
    """Better before a long run than after it."""
    folder = Path(path).parent
    if not path or path == STDOUT:
        return
    if Path(path).is_dir():
        raise Refused(voice.t("cannot-write-file", file=path, why=voice.t("os-eisdir")))
    if not folder.is_dir():
        raise Refused(voice.t("cannot-write-file", file=path, why=voice.t("os-enoent")))
    if not os.access(folder, os.W_OK):
        raise Refused(voice.t("cannot-write-file", file=path, why=voice.t("os-eacces")))


def precision_of(voice: Voice, given: str) -> float | None:
    """1%, 1 %, 0.01 or 0,01 as a share; None when nothing was asked for."""
    if not given:
        return None
    said = given.replace(",", ".").replace(" ", "")
    try:
        share = float(said[:-1]) / 100 if said.endswith("%") else float(said)
    except ValueError:
        share = 0.0
    if not 0 < share < 0.5:
        raise Refused(voice.t("lab-precision", given=given))
    return share


def seconds_of(voice: Voice, given: str) -> float:
    said = given.replace(",", ".").strip()
    for unit in ("s", "с"):
        said = said.removesuffix(unit).strip()
    try:
        seconds = float(said or "60")
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds < 1e6:
        raise Refused(voice.t("lab-seconds", given=given))
    return seconds


def listen_of(voice: Voice, given: str, n: int) -> int:
    if given.casefold() in ("all", "все"):
        return 1
    if given and not given.isdecimal():
        raise Refused(voice.t("lab-listen", given=given))
    return int(given) if given else usual_listen(n)


def planned(voice: Voice, wishes: Wishes) -> tuple[Plan, Voice]:
    """The plan, and a voice that knows its names."""
    game, scenario, edition, changes = scenario_of(voice, wishes)
    voice = Voice(voice.lang, scenario.names())
    try:
        return plan_of(game, scenario, wishes.agents, wishes.seed, edition, changes), voice
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


def scenario_of(voice: Voice, wishes: Wishes) -> tuple[Game, Scenario, str | None, dict[str, str]]:
    """A scenario by id or file as `play` takes it, or that of a record, with the record's edition and rulings unless others are given."""
    path = Path(wishes.scenario)
    if path.is_file() and path.suffix not in (".yaml", ".yml"):
        found = open_record(voice, wishes.scenario)
        edition = wishes.edition or str(found.header.get("edition", "")) or None
        kept = {str(name): str(value) for name, value in found.header.get("rulings", {}).items()}
        _, changes = rulings_of(voice, found.game, found.scenario, edition, wishes.rulings)
        return found.game, found.scenario, edition, {**kept, **changes}
    game, scenario = find_scenario(voice, wishes.scenario)
    _, changes = rulings_of(voice, game, scenario, wishes.edition, wishes.rulings)
    return game, scenario, wishes.edition, changes


# -- the run


def foretold(voice: Voice, plan: Plan, wishes: Wishes) -> Forecast:
    jobs = wishes.jobs or usual_jobs(plan, wishes.n, cores())
    line = Line(voice, plan)
    try:
        return foretell(
            plan,
            wishes.n,
            workers=lambda: workers_for(plan, jobs, wishes.cluster),
            precision=precision_of(voice, wishes.precision),
            listen=listen_of(voice, wishes.listen, wishes.n),
            go_on=wishes.on_error == "go-on",
            limit=seconds_of(voice, wishes.limit),
            span=span_size(plan, wishes.n) if wishes.span is None else min(wishes.span, MOST),
            progress=line.show if sys.stderr.isatty() else None,
        )
    except WorkersLost as lost:
        raise Refused(voice.t(lost.why, detail=lost.detail)) from lost
    except OtherVersion as other:
        raise Refused(voice.t("lab-cluster-other", detail=" / ".join(str(each) for each in other.args))) from other
    finally:
        line.clear()


def workers_for(plan: Plan, jobs: int, cluster: str) -> Workers:
    if not cluster:
        return hands(jobs)
    from affray.lab.cluster import Cluster

    return Cluster(cluster, plan)


def cores() -> int:
    """The processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Line:
    """The one line on stderr that says how far the run has come."""

    def __init__(self, voice: Voice, plan: Plan) -> None:
        self.voice = voice
        self.last = 0.0
        self.shown = False

    def show(self, progress: Progress) -> None:
        now = monotonic()
        if now - self.last < REFRESH and progress.done < progress.n:
            return
        self.last = now
        self.shown = True
        lang, tally = self.voice.lang, progress.tally
        found = wilson(tally.wins, tally.fights)
        said = self.voice.t(
            "lab-progress", done=progress.done, n=progress.n, rate=number(lang, progress.rate, 0 if progress.rate >= 10 else 1),
            left=self.left(progress.left), won=percent(lang, found.value), half=percent(lang, found.half),
        )  # fmt: skip
        click.echo(f"\r\x1b[K{said}", nl=False, err=True)

    def left(self, seconds: float) -> str:
        whole = round(seconds)
        if whole < 100:
            return self.voice.t("lab-left-seconds", s=whole)
        if whole < 6000:
            return self.voice.t("lab-left-minutes", m=whole // 60, s=whole % 60)
        return self.voice.t("lab-left-hours", h=whole // 3600, m=whole % 3600 // 60)

    def clear(self) -> None:
        if self.shown:
            click.echo("\r\x1b[K", nl=False, err=True)


def replay_commands(voice: Voice, wishes: Wishes, forecast: Forecast) -> list[Command]:
    """How to see the worst fight, a typical one, and any other."""
    tally = forecast.tally
    typical = tally.typical()
    if tally.worst is None or typical is None:
        return []
    given = ["simulate", wishes.scenario]
    given += ["--agents", wishes.agents] if wishes.agents else []
    given += ["--seed", str(wishes.seed)] if wishes.seed != SEED else []
    given += ["--edition", wishes.edition] if wishes.edition else []
    for each in wishes.rulings:
        given += ["--ruling", each]
    words = shlex.join(given)
    return [
        (voice.t("lab-replay-worst", number=tally.worst[1]), f"{words} --replay {tally.worst[1]}"),
        (voice.t("lab-replay-typical", number=typical), f"{words} --replay {typical}"),
        (voice.t("lab-replay-any"), f"{words} --replay N --record FILE"),
    ]
