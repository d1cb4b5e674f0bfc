"""The room with all tables: the fights that this process has open, and who is to be told when one changes."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException

from affray import games
from affray.kernel.game import Game, Scenario
from affray.kernel.pack import read
from affray.kernel.table import NotLegal
from affray.web.hosted import TRIES, Hosted, NotYours, Stale
from affray.web.odds import Reckoner
from affray.web.store import Raced, Store

__all__ = ["Hall", "NoFight"]

# Fights kept in memory; the one longest unused is dropped, and read again when somebody comes back.
OPEN: Final = 256

# What is refused before anything has changed. After any other exception a fight is read again from the database.
REFUSALS: Final = (NotLegal, NotYours, Stale, HTTPException)


class NoFight(Exception):
    """No fight of this id."""


def opened(file: str) -> tuple[Game, Scenario]:
    """A scenario of a file and its game."""
    game = games.game_for(read(Path(file)).data)
    return game, game.scenario(file)


class Hall:
    """Fights by id. `at` gives one to a single user at a time; all who watch it are woken when it has changed."""

    def __init__(self, store: Store, own: Sequence[str] = (), limit: int = OPEN) -> None:
        """`own` are files of scenarios that whoever serves has chosen. Raises BadPack for one that is wrong."""
        self.store = store
        self.own = {f"{game.name}/{scenario.id}": (game, scenario) for game, scenario in map(opened, own)}
        self.limit = limit
        self.lock = threading.Lock()  # for a moment only, for what follows
        self.fights: OrderedDict[str, Hosted] = OrderedDict()
        self.opening: dict[str, threading.Lock] = {}
        self.watching: dict[str, set[Callable[[], None]]] = {}
        self.told: dict[str, tuple[int, int]] = {}  # of what is watched: the version for which they were woken last
        self.reckoner = Reckoner()
        self.behind: set[str] = set()  # of what is watched: what another process has changed

    def scenario(self, id: str) -> tuple[Game, Scenario]:
        """A scenario that may be begun here, by "game/name". Raises NoFight."""
        if id in self.own:
            return self.own[id]
        if id not in games.scenario_ids():
            raise NoFight(id)
        game = games.game(id.partition("/")[0])
        return game, game.scenario(id.partition("/")[2])

    def scenarios(self) -> list[str]:
        """Those of whoever serves first, then those that come with the package."""
        return [*self.own, *[id for id in games.scenario_ids() if id not in self.own]]

    def _find(self, id: str) -> Hosted:
        found = self._kept(id)
        if found is not None:
            return found
        with self.lock:
            gate = self.opening.setdefault(id, threading.Lock())
        try:
            with gate:  # one opens it, who else comes waits
                found = self._kept(id) or self._open(id)
                with self.lock:
                    self.fights[id] = found
                    while len(self.fights) > self.limit:
                        self.fights.popitem(last=False)
                return found
        finally:
            with self.lock:
                self.opening.pop(id, None)

    def _kept(self, id: str) -> Hosted | None:
        with self.lock:
            found = self.fights.get(id)
            if found is not None:
                self.fights.move_to_end(id)
            return found

    def _open(self, id: str) -> Hosted:
        for _ in range(TRIES):
            kept = self.store.fight(id)
            if kept is None:
                raise NoFight(id)
            try:
                hosted = Hosted(self.store, kept)
            except Raced:
                continue  # another process ran it on first
            hosted.reckon = lambda wanted: self.reckoner.want(wanted, lambda: self.changed(wanted.id))
            return hosted
        raise Raced(id)

    @contextmanager
    def at(self, id: str, fresh: bool = True) -> Iterator[Hosted]:
        """A fight for one user at a time: as the database has it now, or (not `fresh`) at least as new as this process was told. When it
        has changed, all who watch are woken. After an exception that is no refusal it is read anew by whoever comes next.

        Raises NoFight.
        """
        hosted = self._find(id)
        with hosted.lock:
            before = hosted.version
            try:
                if self._is_behind(id) or fresh:
                    hosted.catch_up()
                yield hosted
            except REFUSALS:
                raise
            except BaseException:
                self.drop(id, hosted)
                raise
            finally:
                self._wake_if_changed(hosted, before)

    def _is_behind(self, id: str) -> bool:
        with self.lock:
            if id not in self.behind:
                return False
            self.behind.discard(id)
            return True

    def _wake_if_changed(self, hosted: Hosted, before: tuple[int, int]) -> None:
        id, version = hosted.id, hosted.version
        with self.lock:
            if id not in self.watching or self.told.setdefault(id, before) == version:
                return
            self.told[id] = version
            if self.fights.get(id) is not hosted:
                self.behind.add(id)  # it was dropped meanwhile: what is open now has not seen this
        self.changed(id)

    def drop(self, id: str, hosted: Hosted | None = None) -> None:
        """Forget what is in memory of a fight (only if it is still this)."""
        with self.lock:
            if hosted is None or self.fights.get(id) is hosted:
                self.fights.pop(id, None)

    def close(self) -> None:
        """End what works in the background."""
        self.reckoner.close()

    # -- those who watch

    def watch(self, id: str, wake: Callable[[], None]) -> None:
        """Call `wake`, which must not wait, after every change of a fight."""
        with self.lock:
            self.watching.setdefault(id, set()).add(wake)

    def unwatch(self, id: str, wake: Callable[[], None]) -> None:
        with self.lock:
            there = self.watching.get(id)
            if there is not None:
                there.discard(wake)
                if not there:
                    del self.watching[id]
                    self.told.pop(id, None)
                    self.behind.discard(id)

    def changed(self, id: str) -> None:
        """Wake all who watch a fight."""
        with self.lock:
            there = list(self.watching.get(id, ()))
        for wake in there:
            try:
                wake()
            except RuntimeError:  # its loop has ended
                self.unwatch(id, wake)

    def changed_elsewhere(self, id: str) -> None:
        """Another process has changed a fight: who watches it here is woken and reads it."""
        with self.lock:
            if id not in self.watching:
                return  # whoever comes reads it anyway
            self.behind.add(id)
        self.changed(id)

    def all_changed(self) -> None:
        """Nobody knows what other processes have done meanwhile: all that is watched is read again."""
        with self.lock:
            watched = list(self.watching)
        for id in watched:
            self.changed_elsewhere(id)
