"""Who watches a fight is woken when it changes, and sees it as it is."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from affray.web.hall import Hall
from affray.web.hosted import Hosted
from affray.web.store import Store
from tests.web.fights import begin, options, play

ALL = ("company", "drums")


# -- the hall


def test_who_watches_is_woken_by_changes_and_by_nothing_else(store: Store) -> None:
    id, person = begin(store)
    hall, other = Hall(store), Hall(store)
    woken: list[str] = []

    def wake() -> None:
        woken.append("here")

    with hall.at(id):
        pass
    hall.watch(id, wake)
    with hall.at(id):
        pass
    assert woken == []
    play(hall, id, person, Random(1), 1)
    assert woken == ["here"]
    play(other, id, person, Random(1), 1)
    assert woken == ["here"]
    hall.changed_elsewhere(id)
    assert woken == ["here"] * 2
    with hall.at(id, fresh=False) as hosted:
        assert hosted.trace.lines == store.lines(id)
    woken.clear()
    play(other, id, person, Random(1), 1)
    hall.all_changed()
    with hall.at(id, fresh=False) as hosted:
        assert hosted.trace.lines == store.lines(id)
    hall.unwatch(id, wake)
    woken.clear()
    hall.changed_elsewhere(id)
    hall.all_changed()
    play(hall, id, person, Random(1), 1)
    assert woken == []
    assert not hall.watching
    assert not hall.told
    assert not hall.behind
    assert not hall.opening


def test_a_fight_dropped_while_somebody_uses_it_is_not_shown_old(store: Store) -> None:
    id, person = begin(store)
    another, _ = begin(store)
    hall = Hall(store, limit=1)
    woken: list[int] = []
    hall.watch(id, lambda: woken.append(1))
    with hall.at(id) as hosted:
        with hall.at(another):
            assert list(hall.fights) == [another]
        with hall.at(id, fresh=False) as newer:
            assert newer is not hosted
        hosted.act(person, options(hosted, person)[0], "key")
    assert woken
    with hall.at(id, fresh=False) as shown:
        assert shown is not hosted
        assert shown.trace.lines == store.lines(id)


def test_many_who_come_at_once_share_one_fight(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    id, _ = begin(store)
    hall = Hall(store)
    opened: list[Hosted] = []
    real = hall._open

    def count(fight: str) -> Hosted:
        opened.append(real(fight))
        return opened[-1]

    monkeypatch.setattr(hall, "_open", count)
    together = threading.Barrier(8)

    def come(_: int) -> Hosted:
        together.wait()
        with hall.at(id) as hosted:
            return hosted

    with ThreadPoolExecutor(8) as pool:
        assert all(each is opened[0] for each in pool.map(come, range(8)))
    assert len(opened) == 1
