"""Dice, throws and decks."""

from collections import Counter
from fractions import Fraction
from itertools import permutations, product
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.kernel.chance import Deck, Dice, KeyedDice, SeededDice, Throw
from affray.kernel.table import draw_with


def test_keyed_dice_are_the_same_on_every_machine() -> None:
    dice = KeyedDice(b"a fixed secret", 7)
    assert [dice.roll(sides) for sides in (6, 6, 12, 12, 4, 100, 10, 20)] == [3, 4, 5, 8, 1, 14, 5, 13]
    assert [KeyedDice(b"a fixed secret", line).roll(1000) for line in range(4)] == [35, 101, 573, 269]


@pytest.mark.parametrize("sides", [2, 3, 6, 10, 12, 100])
@pytest.mark.parametrize("kind", ["keyed", "seeded"])
def test_faces_are_uniform(sides: int, kind: str) -> None:
    times = 12_000
    dice = KeyedDice(b"uniform", sides) if kind == "keyed" else SeededDice(5, sides)
    seen = Counter(dice.roll(sides) for _ in range(times))
    assert set(seen) == set(range(1, sides + 1))
    sigma = sqrt(times * (1 / sides) * (1 - 1 / sides))
    assert all(abs(n - times / sides) < 4.5 * sigma for n in seen.values())


def test_first_faces_of_lines_are_independent() -> None:
    times = 7_200
    pairs = Counter((KeyedDice(b"lines", n).roll(6), KeyedDice(b"lines", n + 1).roll(6)) for n in range(times))
    assert len(pairs) == 36
    assert all(abs(n - times / 36) < 4.5 * sqrt(times / 36) for n in pairs.values())


def test_a_simulated_fight_has_its_own_stream() -> None:
    dice = SeededDice(3, 11)
    first = [dice.roll(20) for _ in range(30)]
    dice.reseed(3, 12)
    other = [dice.roll(20) for _ in range(30)]
    dice.reseed(3, 11)
    assert [dice.roll(20) for _ in range(30)] == first != other
    assert [SeededDice(3, 12).roll(20) for _ in range(1)] == other[:1]


@given(st.binary(min_size=1, max_size=32), st.integers(0, 2**40), st.integers(1, 1000))
def test_pick_is_an_index(secret: bytes, line: int, count: int) -> None:
    assert 0 <= KeyedDice(secret, line).pick(count) < count


class Best(Throw):
    def read(self, faces: list[int]) -> int:
        return max(faces)


def test_the_law_of_a_throw() -> None:
    law = Best("x", "a", (6, 4, 4)).law()
    assert {p.reading: p.weight for p in law} == Counter(max(f) for f in product(range(1, 7), range(1, 5), range(1, 5)))
    assert all(max(p.faces) == p.reading for p in law)
    assert sum(p.weight for p in law) == 96
    plain = Throw("x", "a", (3, 2)).law()
    assert [(p.reading, p.weight) for p in plain] == [((a, b), 1) for a in (1, 2, 3) for b in (1, 2)]
    assert [(p.reading, p.weight) for p in Throw("x", "a", ()).law()] == [((), 1)]


def drawn_by_hand(deck: Deck, n: int) -> dict[tuple[str, ...], Fraction]:
    """Every order in which the loose cards and, after a refill, the discard may lie, each as likely."""
    found: dict[tuple[str, ...], Fraction] = {}
    loose, again = list(permutations(deck.loose)), list(permutations(deck.discard if deck.refills else []))
    for middle in loose:
        for later in again:
            order = [*deck.top, *middle, *deck.bottom, *later][:n]
            key = tuple(sorted(order))
            found[key] = found.get(key, Fraction(0)) + Fraction(1, len(loose) * len(again))
    return found


cards = st.lists(st.sampled_from("abc"), max_size=3)


@given(cards, cards, cards, cards, st.booleans(), st.integers(0, 6))
def test_sets_have_the_weights_of_a_shuffled_deck(
    top: list[str], loose: list[str], bottom: list[str], discard: list[str], refills: bool, n: int
) -> None:
    deck = Deck("deck", loose, refills)
    deck.top, deck.bottom, deck.discard = top[:2], bottom[:2], discard
    expected = drawn_by_hand(deck, n)
    sets = deck.copy().sets(n)
    total = sum(weight for _, weight in sets)
    law: dict[tuple[str, ...], Fraction] = {}
    for drawn, weight in sets:
        key = tuple(sorted(drawn))
        law[key] = law.get(key, Fraction(0)) + Fraction(weight, total)
        twin = deck.copy()
        for card in drawn:
            assert twin.ready()
            twin.take(card)
    assert law == expected


class Highest(Dice):
    def roll(self, sides: int) -> int:
        return sides


def test_a_deck_is_drawn_from_top_to_bottom_and_refilled() -> None:
    deck = Deck("deck", ["b", "a"])
    deck.top, deck.bottom, deck.discard = ["t1", "t2"], ["z"], ["d"]
    assert draw_with(Highest(), deck, 5) == ["t1", "t2", "b", "a", "z"]
    assert deck.discard == ["d"]
    assert draw_with(Highest(), deck, 3) == ["d"]
    assert draw_with(Highest(), deck, 1) == []
    assert len(deck) == 0


def test_a_deck_without_refill_runs_out() -> None:
    deck = Deck("deck", ["a"], refills=False)
    deck.discard = ["b"]
    assert draw_with(Highest(), deck, 2) == ["a"]
    assert deck.view() == {"name": "deck", "cards": 0, "discard": ["b"]}


def test_nothing_drawn_refills_nothing() -> None:
    deck = Deck("deck", [])
    deck.discard = ["b"]
    assert deck.sets(0) == [([], 1)]
    assert (deck.loose, deck.discard) == ([], ["b"])


def test_only_the_card_that_can_come_is_taken() -> None:
    deck = Deck("deck", ["a", "b"])
    deck.top = ["c"]
    for wrong in ("a", "x"):
        with pytest.raises(ValueError, match=wrong):
            deck.take(wrong)
    twin = deck.copy()
    twin.take("c")
    assert deck.possible() == ["c"]
    assert twin.possible() == ["a", "b"]
    deck.discard = ["d"]
    deck.shuffle_discard()
    assert (deck.top, deck.loose, deck.discard) == ([], ["a", "b", "c", "d"], [])
