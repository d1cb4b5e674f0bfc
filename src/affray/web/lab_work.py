"""A forecast in a process of its own: what it is asked for comes by a pipe, and by it go its progress and, at last, the report and its files."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from threading import Event, Thread, Timer
from time import monotonic, perf_counter
from typing import Any, Final

from affray import games
from affray.kernel.speaker import Speaker
from affray.kernel.table import Line
from affray.lab.files import as_csv, as_json
from affray.lab.forecast import Forecast, foretell, span_size, usual_listen
from affray.lab.page import page
from affray.lab.plan import Plan, plan_of, prepared
from affray.lab.runner import ALL, Progress
from affray.lab.sides import SIDES
from affray.web.lab_figures import figures, sections
from affray.web.lab_onward import onward, stands
from affray.web.request import LANGUAGES

__all__ = ["LONGEST", "Asked", "Came", "Failed", "News", "agents_of", "foretold", "work"]

# A forecast may take so many seconds, one of its fights so many; how often it says how far it is.
LONGEST: Final = 900.0
A_FIGHT: Final = 20.0
A_WHILE: Final = 0.5
# Whoever plays at the table comes first.
NICE: Final = 10


@dataclass(frozen=True)
class Asked:
    """A forecast to be made. `scenario` is its data, `players` and `other` the agents of the two sides. With `lines` it goes on from a fight
    that stands there."""

    game: str
    name: str
    scenario: dict[str, Any]
    players: str
    other: str
    n: int
    seed: int
    edition: str | None = None
    rulings: dict[str, str] = field(default_factory=dict)
    lines: tuple[Line, ...] | None = None


@dataclass(frozen=True)
class News:
    """So far: fights done, how many a second, seconds left; `again` when all are done and the same is played with other players. `shown` has the
    figures as HTML by language."""

    done: int
    rate: float
    left: float
    again: bool
    shown: dict[str, str]


@dataclass(frozen=True)
class Came:
    """The end: `shown` has the report as HTML by language, `files` what can be taken along by its kind ("json", "csv", "html-ru"), `records` the
    worst fight and a typical one. `whole` is False where it was cut short."""

    fights: int
    whole: bool
    shown: dict[str, str]
    files: dict[str, str]
    records: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Failed:
    """It could not be made: `why` is the name of what was raised, `what` says more."""

    why: str
    what: str


Tell = Callable[[News], None]


def work(there: Connection, asked: Asked) -> None:
    """The whole life of the process. A word from the first process ends the forecast with what there is; when that process is gone, so is
    this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal sends it to all; the server decides
    if hasattr(os, "nice"):
        os.nice(NICE)
    cancel = Event()
    Thread(target=heed, args=(there, cancel), daemon=True).start()
    clock = Timer(LONGEST, cancel.set)
    clock.daemon = True
    clock.start()
    try:
        end: Came | Failed = foretold(asked, there.send, cancel)
    except Exception as error:
        end = Failed(type(error).__name__, str(error)[:500])
    with suppress(OSError):
        there.send(end)


def heed(there: Connection, cancel: Event) -> None:
    try:
        there.recv()
        cancel.set()
        there.recv()
    except (EOFError, OSError):
        os._exit(1)


def agents_of(game: str, players: str, other: str) -> str:
    """Both sides' agents in the lab's words."""
    mine, theirs = SIDES[game]
    return f"{mine[0]}={players},{theirs[0]}={other}"


def planned(asked: Asked) -> Plan:
    game = games.game(asked.game)
    scenario = game.from_data(asked.scenario, asked.name)
    agents = agents_of(asked.game, asked.players, asked.other)
    return plan_of(game, scenario, agents, asked.seed, asked.edition, asked.rulings)


def foretold(asked: Asked, tell: Tell, cancel: Event) -> Came:
    """The forecast. `tell` hears how far it is, now and then. Raises AlreadyOver, and what scenarios and plans raise."""
    plan = planned(asked)
    names = prepared(plan).scenario.names()
    voices = [Speaker(lang, names) for lang in LANGUAGES]
    teller = Teller(plan, asked, voices, tell)
    listen = usual_listen(asked.n)
    began = perf_counter()
    if asked.lines is None:
        forecast = foretell(
            plan, asked.n, listen=listen, go_on=True, limit=A_FIGHT, span=span_size(plan, asked.n), progress=teller.hear, cancel=cancel
        )  # fmt: skip
    else:
        now = stands(plan, asked.lines)
        tally = onward(plan, now, asked.n, listen=listen, limit=A_FIGHT, progress=teller.hear, cancel=cancel)
        forecast = Forecast(plan, asked.n, tally, None, listen, perf_counter() - began)
    return came(asked, forecast, voices)


class Teller:
    """Says how far it is, not too often: to draw the charts takes time too."""

    def __init__(self, plan: Plan, asked: Asked, voices: list[Speaker], tell: Tell) -> None:
        self.plan = plan
        self.asked = asked
        self.voices = voices
        self.tell = tell
        self.last = 0.0

    def hear(self, progress: Progress) -> None:
        if monotonic() - self.last < A_WHILE and progress.done < progress.n:
            return
        forecast = Forecast(self.plan, self.asked.n, progress.tally)
        forward = self.asked.lines is not None
        shown = {voice.lang: figures(forecast, voice, forward) for voice in self.voices}
        self.tell(News(progress.done, progress.rate, progress.left, progress.done >= progress.n, shown))
        self.last = monotonic()


def came(asked: Asked, forecast: Forecast, voices: list[Speaker]) -> Came:
    forward = asked.lines is not None
    tally, plan = forecast.tally, forecast.plan
    shown = {voice.lang: sections(forecast, voice, forward) for voice in voices}
    files = {"json": as_json(forecast), "csv": as_csv(forecast)}
    records: dict[str, str] = {}
    typical = tally.typical()
    if forward:
        data = {**json.loads(files["json"]), "from_line": len(asked.lines or ())}
        files["json"] = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
    elif tally.worst is not None and typical is not None:
        records = {"worst": plan.record(tally.worst[1]), "typical": plan.record(typical)}
    for voice in voices:
        files["html-" + voice.lang] = page(forecast, voice, []) if tally.fights else ""
    return Came(tally.fights, tally.ended == ALL, shown, files, records)
