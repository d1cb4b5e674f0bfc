"""The room with all tables: the fights that this process has open, and who is to be told when one changes."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from affray.web.hosted import Hosted
from affray.web.store import Store

__all__ = ["Hall", "NoFight"]

# Fights kept in memory; the one longest unused is dropped, and read again when somebody comes back.
OPEN: Final = 256


class NoFight(Exception):
    """No fight of this id."""


class Hall:
    """Fights by id. `at` gives one to a single user at a time; `changed` wakes all who watch it."""

    def __init__(self, store: Store, limit: int = OPEN) -> None:
        self.store = store
        self.limit = limit
        self.fights: OrderedDict[str, Hosted] = OrderedDict()
        self.lock = threading.Lock()
        self.watching: dict[str, set[Callable[[], None]]] = {}

    def _find(self, id: str) -> Hosted:
        with self.lock:
            found = self.fights.get(id)
            if found is not None:
                self.fights.move_to_end(id)
                return found
        kept = self.store.fight(id)
        if kept is None:
            raise NoFight(id)
        opened = Hosted(self.store, kept)
        with self.lock:
            found = self.fights.setdefault(id, opened)
            while len(self.fights) > self.limit:
                self.fights.popitem(last=False)
        return found

    @contextmanager
    def at(self, id: str, fresh: bool = True) -> Iterator[Hosted]:
        """A fight for one user at a time, as the database has it now; when something has changed, all who watch are woken.
        Raises NoFight."""
        hosted = self._find(id)
        with hosted.lock:
            before = hosted.version
            try:
                if fresh:
                    hosted.catch_up()
                yield hosted
            finally:
                changed = hosted.version != before
        if changed:
            self.changed(id)

    def drop(self, id: str) -> None:
        """Forget what is in memory of a fight."""
        with self.lock:
            self.fights.pop(id, None)

    # -- those who watch

    def watch(self, id: str, wake: Callable[[], None]) -> None:
        with self.lock:
            self.watching.setdefault(id, set()).add(wake)

    def unwatch(self, id: str, wake: Callable[[], None]) -> None:
        with self.lock:
            there = self.watching.get(id)
            if there is not None:
                there.discard(wake)
                if not there:
                    del self.watching[id]

    def changed(self, id: str) -> None:
        with self.lock:
            there = list(self.watching.get(id, ()))
        for wake in there:
            wake()
