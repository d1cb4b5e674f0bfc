"""The forecasts of this server: two are made at a time, each in a process of its own; others wait. All of them live in memory only."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from secrets import token_urlsafe
from threading import Condition, Thread
from time import monotonic
from typing import Final

from affray.kernel.names import Name
from affray.web.apart import CONTEXT
from affray.web.lab_work import LONGEST, Asked, Came, Failed, News, work

__all__ = ["KEPT", "Run", "Runs", "TooMany"]

# At once; waiting; remembered; and for how many seconds after their end.
AT_ONCE: Final = 2
WAITING: Final = 20
REMEMBERED: Final = 60
KEPT: Final = 3600.0
# Who was told to stop has so long to say what there is; and so long may an end take beyond the time a forecast has.
GRACE: Final = 15.0
LAST: Final = 60.0
STOP: Final = "stop"
ID_BYTES: Final = 16


class TooMany(Exception):
    """So many forecasts wait already that no other is taken."""


@dataclass
class Run:
    """A forecast: what was asked for, by which browser, how it is called; `source` is the address it came from. `state`: waiting, running,
    done, failed; `before` is how many wait before it."""

    id: str
    owner: str
    asked: Asked
    name: Name
    source: str
    state: str = "waiting"
    before: int = 0
    news: News | None = None
    came: Came | None = None
    failed: Failed | None = None
    stopped: float = 0.0  # when somebody asked for its end
    ended: float = 0.0
    here: Connection | None = field(default=None, repr=False)

    @property
    def over(self) -> bool:
        return self.state in ("done", "failed")


class Runs:
    """Forecasts by id. Ids cannot be guessed, and who has one may look; only the browser that began a forecast may end it."""

    def __init__(
        self, prefix: str = "", at_once: int = AT_ONCE, kept: float = KEPT, clock: Callable[[], float] = monotonic
    ) -> None:
        """Every id begins with `prefix`."""
        self.prefix = prefix
        self.at_once = at_once
        self.kept = kept
        self.clock = clock
        self.news = Condition()
        self.runs: OrderedDict[str, Run] = OrderedDict()
        self.queue: deque[Run] = deque()
        self.closed = False

    def start(self, asked: Asked, owner: str, name: Name, source: str) -> Run:
        """Begin a forecast, or let it wait its turn. One of the same browser that is not over yet is ended. Raises TooMany."""
        with self.news:
            self._forget()
            for other in list(self.runs.values()):
                if other.owner == owner and not other.over:
                    self._stop(other)
            if len(self.queue) >= WAITING:
                raise TooMany
            run = Run(self.prefix + token_urlsafe(ID_BYTES), owner, asked, name, source)
            self.runs[run.id] = run
            self.queue.append(run)
            self._begin_next()
        return run

    def find(self, id: str) -> Run | None:
        with self.news:
            self._forget()
            run = self.runs.get(id)
            if run is not None and run in self.queue:
                run.before = self.queue.index(run)
            return run

    def stop(self, id: str, owner: str) -> bool:
        """End a forecast with what there is; False where it is not this browser's."""
        with self.news:
            run = self.runs.get(id)
            if run is None or run.owner != owner:
                return False
            if not run.over:
                self._stop(run)
            return True

    def close(self) -> None:
        """End all."""
        with self.news:
            self.closed = True
            for run in self.runs.values():
                if not run.over:
                    self._stop(run)
                    run.stopped -= GRACE

    def wait(self, run: Run, seconds: float) -> bool:
        """Wait for the end of a forecast; whether it has come."""
        with self.news:
            return self.news.wait_for(lambda: run.over, seconds)

    # -- within the lock

    def _forget(self) -> None:
        now = self.clock()
        over = [run for run in self.runs.values() if run.over]
        too_many = max(0, len(self.runs) - REMEMBERED)
        for at, run in enumerate(over):
            if at < too_many or now - run.ended > self.kept:
                del self.runs[run.id]

    def _stop(self, run: Run) -> None:
        if run in self.queue:
            self.queue.remove(run)
            self._over(run, Came(0, False, {}, {}))
        elif not run.stopped:
            run.stopped = self.clock()
            if run.here is not None:
                with suppress(OSError):
                    run.here.send(STOP)

    def _begin_next(self) -> None:
        while (
            self.queue and not self.closed and sum(run.state == "running" for run in self.runs.values()) < self.at_once
        ):
            run = self.queue.popleft()
            run.state = "running"
            Thread(target=self._follow, args=(run,), name="forecast", daemon=True).start()

    def _over(self, run: Run, end: Came | Failed) -> None:
        if isinstance(end, Came):
            run.came, run.state = end, "done"
        else:
            run.failed, run.state = end, "failed"
        run.ended = self.clock()
        run.here = None
        self.news.notify_all()

    # -- a thread for each that is being made: it waits for news

    def _follow(self, run: Run) -> None:
        end: Came | Failed = Failed("Died", "")
        try:
            end = self._made(run)
        except (EOFError, OSError):
            pass
        finally:
            with self.news:
                self._over(run, end)
                self._begin_next()

    def _made(self, run: Run) -> Came | Failed:
        here, there = CONTEXT.Pipe()
        process = CONTEXT.Process(target=work, args=(there, run.asked), daemon=True)
        try:
            process.start()
            there.close()
            with self.news:
                run.here = here
                if run.stopped:
                    here.send(STOP)
            latest = self.clock() + LONGEST + LAST
            while self.clock() < latest and not (run.stopped and self.clock() > run.stopped + GRACE):
                if not here.poll(0.5):
                    continue
                news = here.recv()
                if not isinstance(news, News):
                    return news  # type: ignore[no-any-return]
                run.news = news
            return self._cut(run)
        finally:
            with self.news:
                run.here = None
            if process.pid is not None:
                process.kill()
                process.join()
            here.close()

    def _cut(self, run: Run) -> Came:
        """It did not stop by itself: what it said last stays."""
        shown = run.news.shown if run.news is not None else {}
        return Came(run.news.done if run.news is not None else 0, False, shown, {})
