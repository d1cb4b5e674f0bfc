"""AI cards from a real deck: where lots were shuffled together, the cards may lie otherwise than chance had it."""

from affray.showdown.monster import AIDeck


def shuffled() -> AIDeck:
    """Two unseen cards of a, b, c and the known x shuffled together; chance laid an unseen one on top."""
    ai = AIDeck(["a", "b", "c"], 2)
    known = ai.lot(["x"])
    ai.deck = [0, known, 0]
    ai.together = (0, known)
    return ai


def test_a_card_of_another_lot_may_come_where_lots_were_shuffled_together() -> None:
    deck = shuffled().as_deck()
    assert deck.possible() == ["a", "b", "c"]
    assert deck.may_come() == ["a", "b", "c", "x"]


def test_the_lots_change_places_when_it_comes() -> None:
    ai = shuffled()
    ai.take("x")
    assert ai.deck == [0, 0]
    assert ai.as_deck().may_come() == ["a", "b", "c"]
    ai.take("b")
    assert ai.as_deck().possible() == ["a", "c"]


def test_the_card_may_have_lain_in_the_wound_stack() -> None:
    ai = shuffled()
    ai.wound()
    ai.wound()
    assert ai.stack == [0, 1]
    ai.take("x")
    assert ai.stack == [0, 0]
    assert ai.deck == []
    twin = ai.copy()
    assert twin.together == ai.together


def test_nothing_else_may_come_where_nothing_was_shuffled_together() -> None:
    ai = AIDeck(["a", "b"], 1)
    ai.deck.append(ai.lot(["x"]))
    assert ai.as_deck().may_come() == ["a", "b"]
