"""A hall over a database: what fails leaves memory as the database is; seats, invites and wishes change whole or not at all."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from affray import games
from affray.agents import make
from affray.kernel.question import Agent
from affray.kernel.record import fold
from affray.web import acts
from affray.web.hall import Hall
from affray.web.hosted import NotYours, Stale
from affray.web.store import Raced, Store, no_room
from tests.web.fights import Flaky, answers, begin, options, play, sound

ALL = ("company", "drums")


# -- a transaction that fails


@pytest.mark.parametrize("fails", ["before", "after"])
def test_memory_is_as_the_database_after_a_failure(store: Store, fails: str) -> None:
    flaky = Flaky(store)
    id, person = begin(store)
    hall = Hall(flaky)
    woken: list[int] = []
    hall.watch(id, lambda: woken.append(1))
    with hall.at(id) as hosted:
        answer = options(hosted, person)[0]
        before = len(hosted.trace.lines)
    flaky.fails = fails
    with pytest.raises(OperationalError), hall.at(id) as hosted:
        hosted.act(person, answer, "key")
    flaky.fails = ""
    woken.clear()
    with hall.at(id) as hosted:
        assert hosted.trace.lines == store.lines(id)
        assert hosted.session.lines == fold(hosted.trace.lines)
        assert (len(hosted.trace.lines) > before) == (fails == "after")
    assert bool(woken) == (fails == "after")
    with hall.at(id) as hosted:
        hosted.act(person, answer, "key")
        assert len(answers(store, id, hosted.seats_of(person))) == 1
    sound(store, id)


def test_a_refusal_keeps_the_fight_in_memory_and_anything_else_does_not(store: Store) -> None:
    id, _ = begin(store)
    hall = Hall(store)
    with hall.at(id) as first:
        pass
    with pytest.raises(NotYours), hall.at(id):
        raise NotYours(id)
    with hall.at(id) as hosted:
        assert hosted is first
    with pytest.raises(ZeroDivisionError), hall.at(id):
        raise ZeroDivisionError
    with hall.at(id) as hosted:
        assert hosted is not first


def test_a_database_set_back_to_an_older_state_is_read_anew(store: Store) -> None:
    id, person = begin(store)
    hall = Hall(store)
    play(hall, id, person, Random(1), 3)
    with hall.at(id) as hosted:
        answer = options(hosted, person)[0]
        n = len(hosted.trace.lines)
    with store.engine.begin() as db:
        db.execute(text("DELETE FROM line WHERE n >= :n"), {"n": n - 2})
    with pytest.raises(Raced), hall.at(id) as hosted:
        hosted.act(person, answer, "key")
    with hall.at(id) as hosted:
        assert hosted.trace.lines == store.lines(id)
        assert play(hall, id, person, Random(1), 1)
    sound(store, id)


def test_an_end_that_could_not_be_marked_is_marked_by_the_next_reader(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, person = begin(store)
    hall = Hall(store)

    def fail(*_args: Any) -> None:
        raise OperationalError("UPDATE", {}, Exception("the disk is full"))

    with monkeypatch.context() as patch:
        patch.setattr(store, "over", fail)
        play(hall, id, person, Random(1))
        assert not kept_over(store, id)
        with hall.at(id):
            pass
    with hall.at(id) as hosted:
        assert hosted.session.over
    assert kept_over(store, id)
    with hall.at(id) as hosted:
        hosted.act(person, acts.Undo(do="undo"), "back")
    assert not kept_over(store, id)


def kept_over(store: Store, id: str) -> bool:
    kept = store.fight(id)
    assert kept is not None
    return kept.over


def test_a_full_disk_is_told_from_a_store_that_is_away() -> None:
    assert no_room(OperationalError("", {}, Exception("database or disk is full")))
    assert not no_room(OperationalError("", {}, Exception("database is locked")))


# -- people


class Broken(Agent):
    """An agent that cannot answer."""

    def choose(self, *_args: Any) -> Any:
        raise ZeroDivisionError


def lose(_db: Any) -> None:
    """The line goes just before a seat is changed."""
    raise OperationalError("UPDATE", {}, Exception("the line is gone"))


@pytest.mark.parametrize("why", ["agent", "before", "seat"])
def test_a_seat_changes_whole_or_not_at_all(store: Store, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    flaky = Flaky(store)
    id, person = begin(store)
    hall = Hall(flaky)
    with hall.at(id) as hosted:
        seat = hosted.seats_of(person)[0]
        before, lines = store.seats(id), store.lines(id)
    with monkeypatch.context() as patch:
        if why == "agent":
            patch.setattr(games, "agent", lambda name, of: Broken() if name == "random" else make(name, of))
        elif why == "seat":
            patch.setattr(flaky, "sitting", lambda *args, **values: lose)
        else:
            flaky.fails = why
        with pytest.raises((ZeroDivisionError, OperationalError)), hall.at(id) as hosted:
            hosted.sit(seat, agent="random", person=None)
    flaky.fails = ""
    assert store.seats(id) == before
    assert store.lines(id) == lines
    with hall.at(id) as hosted:
        assert hosted.seats_of(person) == [seat]
        hosted.sit(seat, agent="sensible", person=None)
        assert hosted.session.over  # agents alone go on to the end
    sound(store, id)


def test_two_changes_of_seats_at_once_are_one_after_the_other(store: Store) -> None:
    id, person = begin(store, ALL)
    halls = [Hall(store), Hall(store)]
    for hall in halls:
        with hall.at(id) as hosted:
            mine = hosted.seats_of(person)
    together = threading.Barrier(2)

    def change(n: int) -> None:
        with halls[n].at(id) as hosted:
            together.wait()
            hosted.sit(mine[n], typed=True)

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(change, range(2)))
    assert [each.seat for each in store.seats(id) if each.typed] == mine[:2]
    for hall in halls:
        with hall.at(id) as hosted:
            assert hosted.seats == store.seats(id)


def test_an_invite_seats_one_of_two_who_follow_it(store: Store) -> None:
    id, person = begin(store)
    halls = [Hall(store), Hall(store)]
    with halls[0].at(id) as hosted:
        seat = hosted.seats_of(person)[0]
    invite = store.invite(id, seat)
    together = threading.Barrier(2)

    def come(n: int) -> str:
        with halls[n].at(id) as hosted:
            together.wait()
            try:
                return hosted.come_in(invite, f"guest {n}")[0]
            except NotYours:
                return ""

    with ThreadPoolExecutor(2) as pool:
        came = [each for each in pool.map(come, range(2)) if each]
    assert len(came) == 1
    assert [each.person for each in store.seats(id) if each.seat == seat] == came
    assert sorted(each.id for each in store.people(id)) == sorted([person.id, *came])


def test_an_invite_stays_good_when_its_seat_could_not_be_taken(store: Store) -> None:
    flaky = Flaky(store)
    id, person = begin(store)
    hall = Hall(flaky)
    with hall.at(id) as hosted:
        seat = hosted.seats_of(person)[0]
    invite = store.invite(id, seat)
    flaky.fails = "before"
    with pytest.raises(OperationalError), hall.at(id) as hosted:
        hosted.come_in(invite, "Bob")
    flaky.fails = ""
    assert len(store.people(id)) == 1
    with hall.at(id) as hosted:
        who, cookie = hosted.come_in(invite, "Bob")
        assert cookie is not None
        assert [each.person for each in hosted.seats if each.seat == seat] == [who]
        assert store.person(id, cookie) is not None
        with pytest.raises(NotYours):
            hosted.come_in(invite, "Eve")


def test_a_link_to_watch_and_one_for_a_device(store: Store) -> None:
    id, person = begin(store)
    hall = Hall(store)
    watch, device = store.invite(id, ""), store.invite(id, "@" + person.id)
    with hall.at(id) as hosted:
        for name in ("Bob", "Eve"):
            who, cookie = hosted.come_in(watch, name)
            assert cookie is not None
            assert hosted.seats_of(store.person(id, cookie)) == []
            assert who in [each.id for each in hosted.people]
        who, cookie = hosted.come_in(device, "")
        assert who == person.id
        assert cookie is not None
        assert store.person(id, cookie) == person
        with pytest.raises(NotYours):
            hosted.come_in(device, "")


def test_going_back_is_granted_once_and_only_where_the_fight_still_has_that_way(store: Store) -> None:
    id, host = begin(store, ALL)
    hall = Hall(store)
    play(hall, id, host, Random(1), 4)
    with hall.at(id) as hosted:
        seat = hosted.seats_of(host)[0]
        who, cookie = hosted.come_in(store.invite(id, seat), "Bob")
        assert cookie is not None
        bob = store.person(id, cookie)
        assert bob is not None
        n = len(hosted.session.lines)
        store.wish(id, who, n - 2, len(hosted.trace.lines))
        hosted.reread()
        wish = hosted.wishes[0].id
        with pytest.raises(NotYours):
            hosted.grant(bob, wish, True)
    other = Hall(store)
    with other.at(id) as there, hall.at(id) as hosted:
        there.grant(host, wish, True)
        assert len(there.session.lines) == n - 2
        with pytest.raises(Stale):  # it was granted at another process meanwhile
            hosted.grant(host, wish, True)
    with hall.at(id) as hosted:
        assert hosted.wishes == []
        assert hosted.trace.lines == store.lines(id)
    play(hall, id, host, Random(1), 3)
    with hall.at(id) as hosted:
        n, trace = len(hosted.session.lines), len(hosted.trace.lines)
        store.wish(id, who, n - 1, trace)
        hosted.act(host, acts.Undo(do="undo", to=n - 3), "back")
        hosted.reread()
    play(hall, id, host, Random(7), 4)
    with hall.at(id) as hosted:
        before = store.lines(id)
        other_way = fold(hosted.trace.lines[:trace])[: n - 1] != hosted.session.lines[: n - 1]
        assert other_way
        with pytest.raises(Stale):
            hosted.grant(host, hosted.wishes[0].id, True)
        hosted.grant(host, hosted.wishes[0].id, False)
        assert store.lines(id) == before
        assert hosted.wishes == []
