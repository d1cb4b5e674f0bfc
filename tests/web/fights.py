"""Fights for the tests of the table, begun without a browser; and who plays them there by chance."""

from __future__ import annotations

from random import Random
from secrets import token_urlsafe
from typing import Any

from sqlalchemy.exc import OperationalError

from affray import games
from affray.kernel.header import header_of
from affray.kernel.question import Question
from affray.kernel.record import fold
from affray.kernel.table import NotLegal, Table
from affray.web.acts import Answer
from affray.web.hall import Hall
from affray.web.hosted import Hosted, Stale
from affray.web.store import Person, Seat, Store

__all__ = ["Flaky", "answers", "any_answer", "begin", "options", "play", "sound"]

ALONE = ("company", "one_orc")


class Flaky(Store):
    """A store whose next appends fail: before anything is kept, or after all is."""

    def __init__(self, store: Store) -> None:
        super().__init__(store.engine)
        self.fails = ""

    def append(self, *args: Any, **fields: Any) -> None:
        if self.fails != "before":
            super().append(*args, **fields)
        if self.fails:
            raise OperationalError("COMMIT", {}, Exception("the line is gone"))


def begin(store: Store, scenario: tuple[str, str] = ALONE, secret: bytes = b"0123456789abcdef") -> tuple[str, Person]:
    """A new fight: its id, and the host, who has every seat but the game's own."""
    game = games.game(scenario[0])
    found = game.scenario(scenario[1])
    seats = found.new(Table(), found.rulings(None, {})).seats()
    who = {seat: "sensible" if seat == game.host else "human" for seat in seats}
    edition = next(iter(game.editions()))
    header = header_of(game, found, edition, {}, who, "virtual", "virtual")
    rows = [Seat(seat, None if each == "human" else each, None, False, False) for seat, each in who.items()]
    id = store.create(header, rows, secret)
    person, _ = store.join(id, "Ann", host=True, seats=[seat for seat, each in who.items() if each == "human"])
    return id, Person(person, "Ann", True)


def options(hosted: Hosted, person: Person) -> list[Answer]:
    """What somebody may answer now."""
    waits, mine = hosted.standing.open, hosted.seats_of(person)
    if not isinstance(waits, Question):
        return []
    return [
        Answer(do="answer", question=hosted.token(waits.by(one)), by=waits.by(one), option=waits.key(one))
        for one in waits.options()
        if waits.by(one) in mine
    ]


def any_answer(hosted: Hosted, person: Person, random: Random) -> Answer | None:
    found = options(hosted, person)
    return random.choice(found) if found else None


def play(hall: Hall, id: str, person: Person, random: Random, most: int = 10_000) -> list[Answer]:
    """Answer until the fight is over or so many answers are given; what others were faster with is passed over."""
    given: list[Answer] = []
    while len(given) < most:
        with hall.at(id) as hosted:
            answer = any_answer(hosted, person, random)
        if answer is None:
            break
        try:
            with hall.at(id) as hosted:
                hosted.act(person, answer, token_urlsafe(12))
        except (Stale, NotLegal):
            continue
        given.append(answer)
    return given


def answers(store: Store, id: str, seats: list[str]) -> list[tuple[str, str, str]]:
    """What the record has of these seats' answers: question, by whom, option."""
    return [
        (line["ask"], line["by"], line["is"]) for line in store.lines(id) if line.get("by") in seats and "ask" in line
    ]


def sound(store: Store, id: str) -> Hosted:
    """The fight read anew: its lines have no gap, run without parting from the rules, and nothing has to be added to them."""
    before = store.lines(id)
    kept = store.fight(id)
    assert kept is not None
    opened = Hosted(store, kept)
    assert store.lines(id) == before == opened.trace.lines
    assert opened.session.lines == fold(before)
    return opened
