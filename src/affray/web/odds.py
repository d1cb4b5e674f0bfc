"""Odds on the page: what can be counted in a moment stands there at once, the rest comes from a process of its own."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, Final

from affray import games
from affray.kernel.session import onlooker
from affray.kernel.table import Line
from affray.odds.beside import Beside, beside
from affray.web.apart import Worker
from affray.web.hosted import Hosted

__all__ = ["Known", "Reckoner", "known"]

AGENT: Final = "sensible"
# On the page at once: so many paths an option, and so many seconds a question.
AT_ONCE: Final = 150
SECONDS: Final = 0.015
# Apart: what has not been begun after so many seconds is left out; no work may take longer than LONGEST.
ENOUGH: Final = 8.0
LONGEST: Final = 20.0

Known = dict[tuple[str, str], Beside]
"""What is known of each option, by its key and its seat."""


class Reckoner:
    """Works out what takes longer, one question after another, in a process of its own which begins with the first and ends with this one."""

    def __init__(self) -> None:
        self.wanted: dict[str, tuple[Hosted, Callable[[], None]]] = {}
        self.news = threading.Condition()
        self.thread: threading.Thread | None = None
        self.worker = Worker()

    def want(self, hosted: Hosted, changed: Callable[[], None]) -> None:
        """Have the figures of the open question worked out; `changed` is called once they are there, from another thread. Of a fight that
        has gone on meanwhile only the last question is."""
        with self.news:
            self.wanted[hosted.id] = (hosted, changed)
            if self.thread is None:
                self.thread = threading.Thread(target=self.work, name="odds", daemon=True)
                self.thread.start()
            self.news.notify()

    def close(self) -> None:
        self.worker.end()

    def work(self) -> None:
        while True:
            with self.news:
                while not self.wanted:
                    self.news.wait()
                hosted, changed = self.wanted.pop(next(iter(self.wanted)))
            lines = list(hosted.session.lines)
            try:
                found = self.worker.call(LONGEST, reckon, hosted.header, lines)
            except Exception:
                continue  # the page goes without these figures
            if len(hosted.session.lines) == len(lines):
                hosted.reckoned = (len(lines), found)
                changed()


def reckon(header: dict[str, Any], lines: list[Line]) -> list[Beside]:
    """The figures of the question that is open after these lines."""
    game = games.game(header["game"])
    scenario = game.from_data(header["scenario"], header["name"])
    rulings = scenario.rulings(header.get("edition"), header.get("rulings", {}))
    standing = onlooker(lambda table: scenario.new(table, rulings), lines)
    found = beside(standing, None, AGENT, seconds=ENOUGH)
    for each in found:
        if each.forecast is not None:
            each.forecast.answers = []  # words of the rules stay where they were made
    return found


def known(hosted: Hosted) -> Known:
    """What is known of the options of the open question. What is lacking has been asked for when this returns."""
    lines = len(hosted.session.lines)
    if hosted.reckoned is not None and hosted.reckoned[0] == lines:
        return {(each.key, each.by): each for each in hosted.reckoned[1]}
    if hosted.at_once is None or hosted.at_once[0] != lines:
        hosted.at_once = (lines, beside(hosted.standing, None, AGENT, AT_ONCE, 0, SECONDS))
        if hosted.reckon is not None and any(each.wanted for each in hosted.at_once[1]):
            hosted.reckon(hosted)
    return {(each.key, each.by): each for each in hosted.at_once[1]}
