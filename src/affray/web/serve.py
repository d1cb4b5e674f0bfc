"""The table on a port of this machine."""

from __future__ import annotations

import socket
from collections.abc import Callable

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from affray.web.app import guarded
from affray.web.database import open_store
from affray.web.hall import Hall

__all__ = ["NoDatabase", "serve"]

SHUTDOWN_SECONDS = 2


class NoDatabase(Exception):
    """The database cannot be used, and why."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Server(uvicorn.Server):
    """Says when it can be reached."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready()


def serve(listening: socket.socket, database: str, workers: int, ready: Callable[[], None]) -> None:
    """Serve at a bound socket until somebody stops it; `ready` is called once pages can be had. Raises NoDatabase."""
    try:
        hall = Hall(open_store(database))
    except SQLAlchemyError as lost:
        raise NoDatabase(str(getattr(lost, "orig", None) or lost)) from lost
    config = uvicorn.Config(
        guarded(hall), log_level="warning", timeout_graceful_shutdown=SHUTDOWN_SECONDS, ws_max_size=65536, lifespan="off"
    )  # fmt: skip
    Server(config, ready).run(sockets=[listening])
