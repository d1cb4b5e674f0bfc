"""Cards drawn from a real deck: who is waited for, what may come, what a record of them may say."""

from typing import Any

import pytest

from affray.kernel.chance import Deck
from affray.kernel.live import Draw, Sitter
from affray.kernel.session import Session
from affray.kernel.table import NotLegal
from tests.kernel.skirmish import Skirmish

OPENING: list[dict[str, Any]] = [
    {"ask": "plan", "by": "ada", "is": "bold"},
    {"ask": "plan", "by": "bo", "is": "bold"},
    {"ask": "target", "by": "ada", "is": "orc-1"},
]


def session(drawn: bool = True) -> Session:
    """People at every seat with virtual dice; the opening leads to a draw of two omens."""
    seats = {seat: Sitter(None, False, drawn) for seat in ("ada", "bo", "gm")}
    return Session(Skirmish, seats, b"draws", None, OPENING)


def waits(of: Session) -> Draw:
    assert isinstance(of.standing.open, Draw)
    return of.standing.open


def test_the_table_is_asked_which_cards_came() -> None:
    fight = session()
    wanted = waits(fight)
    assert (wanted.why, wanted.by, wanted.n) == ("omen", "ada", 2)
    assert wanted.possible == ["calm", "gust", "spark"]
    fight.draw(["spark", "gust"])
    assert {"draw": "omen", "by": "ada", "cards": ["spark", "gust"]} in fight.lines


@pytest.mark.parametrize("cards", [["spark"], ["spark", "spark"], ["calm", "calm", "gust"], ["storm", "calm"], []])
def test_cards_that_cannot_have_come_are_refused(cards: list[str]) -> None:
    fight = session()
    with pytest.raises(NotLegal):
        fight.draw(cards)
    assert fight.lines == OPENING


def test_chance_deals_once_or_from_now_on() -> None:
    once = session()
    once.deal()
    assert any("draw" in line for line in once.lines)
    assert once.seats["ada"].drawn
    for_good = session()
    for_good.type_cards(False)
    assert for_good.lines == once.lines
    assert not for_good.seats["ada"].drawn
    assert session(drawn=False).lines[: len(once.lines)] == once.lines


def test_an_undo_takes_the_typed_cards_back() -> None:
    fight = session()
    fight.draw(["calm", "calm"])
    fight.undo()
    assert waits(fight).n == 2
    assert fight.lines == OPENING
    virtual = session(drawn=False)
    virtual.undo()
    assert virtual.lines == OPENING[:2]


def draw(deck: Deck, n: int) -> Draw:
    return Draw("why", "by", n, deck)


def test_a_draw_goes_on_through_the_known_bottom_and_the_discard() -> None:
    deck = Deck("deck", ["b"])
    deck.top, deck.bottom, deck.discard = ["a"], ["c", "d"], ["e", "f"]
    assert draw(deck, 1).possible == ["a"]
    assert draw(deck, 2).possible == ["a", "b"]
    assert draw(deck, 3).possible == ["a", "b", "c"]
    assert draw(deck, 5).possible == ["a", "b", "c", "d", "e", "f"]
    assert draw(deck, 4).forced()
    assert not draw(deck, 5).forced()
    assert draw(deck, 5).refused(["a", "b", "c", "d", "f"]) is None
    assert draw(deck, 5).refused(["a", "b", "d", "c", "f"]) == 2
    assert deck.top == ["a"]


def test_what_is_known_is_not_asked_for() -> None:
    seats = {seat: Sitter(None, False, True) for seat in ("ada", "bo", "gm")}

    def stacked(table: Any) -> Skirmish:
        fight = Skirmish(table)
        fight.deck.top = ["calm", "spark"]
        fight.deck.loose = ["calm", "calm", "gust", "gust"]
        return fight

    fight = Session(stacked, seats, b"draws", None, OPENING)
    assert {"draw": "omen", "by": "ada", "cards": ["calm", "spark"]} in fight.lines


def test_a_guessed_card_may_come_from_a_real_deck_only() -> None:
    deck = Deck("deck", ["a", "b"])
    deck.guessed = ["c"]
    assert deck.possible() == ["a", "b"]
    assert deck.may_come() == ["a", "b", "c"]
    twin = deck.copy()
    twin.take("c")
    assert twin.may_come() == ["a", "b"]
    with pytest.raises(ValueError, match="c"):
        twin.take("c")
    assert deck.guessed == ["c"]
