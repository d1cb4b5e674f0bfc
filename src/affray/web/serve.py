"""The table on a port of this machine, by one process or by several."""

from __future__ import annotations

import json
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess
from typing import Any, Final

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from affray.web.app import guarded
from affray.web.database import AlreadyServed, address, hold, open_store
from affray.web.guard import A_SECOND, BURST, Guard
from affray.web.hall import Hall
from affray.web.migrations import TooNew
from affray.web.notify import listen

__all__ = ["NoDatabase", "OneProcess", "application", "serve"]

APPLICATION: Final = "affray.web.serve:application"
SHUTDOWN_SECONDS: Final = 2
# A process that says nothing for so long is started anew.
SILENT_SECONDS: Final = 30
# How the processes of one server know what they serve.
SETTINGS: Final = "AFFRAY_SERVE"


class NoDatabase(Exception):
    """The database cannot be used, and why."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class OneProcess(ValueError):
    """Several processes were asked for where only one can serve: an SQLite file."""

    def __init__(self, workers: int) -> None:
        super().__init__(f"{workers} processes need PostgreSQL (postgresql://...); an SQLite file is served by one")
        self.workers = workers


class Server(uvicorn.Server):
    """Says when it can be reached."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready()


def application() -> Guard:
    """What each process serves, by the settings in its environment."""
    settings = json.loads(os.environ[SETTINGS])
    hall = Hall(open_store(settings["database"]), settings["scenarios"])
    listen(hall)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=end_with, args=(parent,), daemon=True).start()
    return guarded(hall, settings["burst"], settings["a_second"])


def serve(
    listening: socket.socket,
    database: str,
    workers: int,
    ready: Callable[[], None],
    burst: float = BURST,
    a_second: float = A_SECOND,
    scenarios: Sequence[str] = (),
) -> None:
    """Serve at a bound socket until somebody stops it; `ready` is called once pages can be had; `scenarios` are files that may be begun
    besides those of the package. `burst` and `a_second` bound the posts of
    one address to one process. Raises NoDatabase, whose cause may be OneProcess, AlreadyServed or TooNew."""
    with ExitStack() as held:
        try:
            where = address(database)
            if workers > 1 and where.get_backend_name() == "sqlite":
                raise OneProcess(workers)
            held.enter_context(hold(where))
            open_store(database).close()  # one process alone brings it up to date, and says what is wrong with it
        except SQLAlchemyError as lost:
            raise NoDatabase(str(getattr(lost, "orig", None) or lost).strip()) from lost
        except OSError as lost:
            raise NoDatabase(f"{where.database}: {lost.strerror}") from lost
        except (OneProcess, AlreadyServed, TooNew, ImportError) as refused:
            raise NoDatabase(str(refused)) from refused
        os.environ[SETTINGS] = json.dumps(
            {"database": database, "burst": burst, "a_second": a_second, "scenarios": list(scenarios)}
        )
        run(listening, workers, ready)


def run(listening: socket.socket, workers: int, ready: Callable[[], None]) -> None:
    settings: dict[str, Any] = {
        "factory": True,
        "log_level": "warning",
        "timeout_graceful_shutdown": SHUTDOWN_SECONDS,
        "ws_max_size": 65536,
        # Each open page would hold a compressor of its own, a quarter of a megabyte.
        "ws_per_message_deflate": False,
        "lifespan": "off",
    }
    if workers == 1:
        with suppress(KeyboardInterrupt):
            Server(uvicorn.Config(APPLICATION, **settings), ready).run(sockets=[listening])
        return
    host, port = listening.getsockname()[:2]
    listening.close()  # the first of the processes binds it again
    threading.Thread(target=reached, args=(host, port, ready), daemon=True).start()
    uvicorn.run(
        APPLICATION, host=host, port=port, workers=workers, timeout_worker_healthcheck=SILENT_SECONDS, **settings
    )


def reached(host: str, port: int, ready: Callable[[], None]) -> None:
    """Call `ready` once one of the processes answers."""
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    while True:
        try:
            socket.create_connection((here, port), 1).close()
            break
        except OSError:
            time.sleep(0.05)
    ready()


def end_with(parent: BaseProcess) -> None:
    """A process whose server was killed ends too."""
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
