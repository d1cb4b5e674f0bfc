"""What other processes have changed in the same PostgreSQL: a thread that listens for it and wakes the hall."""

from __future__ import annotations

import logging
import threading
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from affray.web.hall import Hall
from affray.web.store import CHANNEL

__all__ = ["Listener", "listen"]

log: Final = logging.getLogger("affray.web")

# Seconds: how often a silent line is tried, and how long to wait before the next try when it is gone.
SILENCE: Final = 2.0
SOON: Final = 0.1
LATE: Final = 5.0


class Listener(threading.Thread):
    """One connection of its own. Whenever the line was gone, every fight that somebody watches is read again."""

    def __init__(self, hall: Hall) -> None:
        super().__init__(name="affray-listener", daemon=True)
        self.hall = hall
        self.stopped = threading.Event()
        self.heard = threading.Event()  # set while the line stands
        driver: Any = hall.store.engine.dialect.loaded_dbapi
        self.errors: tuple[type[Exception], ...] = (driver.Error, SQLAlchemyError)

    def run(self) -> None:
        wait = SOON
        while not self.stopped.is_set():
            line: Any = None
            try:
                # The pool's settings, but never back into the pool.
                line = self.hall.store.engine.raw_connection()
                connection = line.driver_connection
                line.detach()
                self.listen(connection)
                return
            except self.errors as error:
                if self.heard.is_set():
                    wait = SOON
                log.warning("no line to the database, next try in %.1f s: %s", wait, str(error).strip())
            finally:
                self.heard.clear()
                if line is not None:
                    line.close()
            self.stopped.wait(wait)
            wait = min(wait * 2, LATE)

    def listen(self, connection: Any) -> None:
        """Pass on what is heard until somebody stops this; raises psycopg's errors when the line breaks."""
        connection.autocommit = True
        connection.execute(f"LISTEN {CHANNEL}")
        self.heard.set()
        self.hall.all_changed()
        while not self.stopped.is_set():
            for told in connection.notifies(timeout=SILENCE):
                self.hall.changed_elsewhere(told.payload)
            connection.execute("SELECT 1")

    def stop(self) -> None:
        """End it; the thread itself ends within a moment."""
        self.stopped.set()


def listen(hall: Hall) -> Listener | None:
    """A running listener for a hall whose database can tell; None for any other."""
    if not hall.store.tells:
        return None
    listener = Listener(hall)
    listener.start()
    return listener
