"""The law of one throw and of one draw: against icepool, on a hundred random throws a game, and against counting by hand."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from random import Random
from typing import Any

import icepool  # type: ignore[import-untyped]
import pytest

from affray.company.dice import BEST, WORST, Roll
from affray.kernel.chance import Deck
from affray.odds.showdown import among, next_ai, next_cards
from affray.showdown.attack_dice import AttackDice
from affray.showdown.monster import AIDeck

HUNDRED = range(100)


def feat(mode: int) -> Any:
    """The Feat die by rank: 0 the worst face, 11 the best."""
    die = icepool.Die(range(12))
    return die if mode == 0 else die.highest(2) if mode > 0 else die.lowest(2)


@pytest.mark.parametrize("number", HUNDRED)
def test_a_roll_of_the_company(number: int) -> None:
    random = Random(number)
    dice, target = random.randrange(0, 7), random.randrange(8, 25)
    mode, weary, miserable = random.choice((-1, 0, 1)), random.random() < 0.3, random.random() < 0.3
    roll = Roll("odds", "", "", False)
    roll.pool.add("rating", dice)
    roll.target.add("tn", target)
    roll.favoured = ("x",) * (mode > 0)
    roll.ill_favoured = ("x",) * (mode < 0)
    roll.weary, roll.miserable = weary, miserable
    roll.settle()
    counted: dict[tuple[bool, int], Fraction] = {}
    law = roll.law()
    whole = sum(each.weight for each in law)
    for each in law:
        key = (each.reading.passed, int(each.reading.icons))
        counted[key] = counted.get(key, Fraction(0)) + Fraction(each.weight, whole)

    def face(value: int) -> int:
        """The sum and, in hundreds, the icons."""
        return (0 if weary and value <= 3 else value) + (100 if value == 6 else 0)

    def read(rank: int, thrown: int) -> int:
        """-1 for a failure, else the icons."""
        icons, value = divmod(thrown, 100)
        if rank == BEST:
            return icons
        if rank == WORST and miserable:
            return -1
        return icons if rank + value >= target else -1

    total = dice @ icepool.d6.map(face) if dice else icepool.Die([0])
    oracle = icepool.map(read, feat(mode), total)
    assert {icons if passed else -1: share for (passed, icons), share in counted.items()} == {
        outcome: Fraction(times, oracle.denominator()) for outcome, times in oracle.items()
    }


@pytest.mark.parametrize("number", HUNDRED)
def test_attack_dice_of_the_showdown(number: int) -> None:
    random = Random(number)
    count, needed = random.randrange(1, 7), random.randrange(1, 13)
    law = AttackDice("", count, needed).law()
    whole = sum(each.weight for each in law)
    counted = {(each.reading.hits, each.reading.perfect): Fraction(each.weight, whole) for each in law}
    one = icepool.d10.map(lambda face: 100 * (face == 10) + (face == 10 or (face != 1 and face >= needed)))
    oracle = count @ one
    assert {hits + 100 * perfect: share for (hits, perfect), share in counted.items()} == {
        outcome: Fraction(times, oracle.denominator()) for outcome, times in oracle.items()
    }


def test_a_card_among_those_drawn() -> None:
    """By trying every hand: the known top first, then loose cards, then the known bottom."""
    random = Random(7)
    for _ in range(40):
        names = [f"c{n}" for n in range(random.randrange(2, 9))]
        deck = Deck("hit_location", names)
        deck.top = [f"t{n}" for n in range(random.randrange(3))]
        deck.bottom = [f"b{n}" for n in range(random.randrange(3))]
        everything = [*deck.top, *names, *deck.bottom]
        wanted = random.sample(everything, min(len(everything), random.randrange(1, 4)))
        n = random.randrange(1, len(everything) + 1)
        loose = min(len(names), max(0, n - len(deck.top)))
        rest = n - len(deck.top) - loose
        hands = [[*deck.top[:n], *hand, *deck.bottom[: max(0, rest)]] for hand in combinations(names, loose)]
        hits = sum(any(card in wanted for card in hand) for hand in hands)
        assert among(deck, wanted, n) == Fraction(hits, len(hands))


def test_the_next_card_is_one_of_those_that_may_come() -> None:
    deck = Deck("ai", ["claw", "claw", "bite"])
    assert next_cards(deck) == [("claw", Fraction(2, 3)), ("bite", Fraction(1, 3))]
    deck.top = ["grasp"]
    assert next_cards(deck) == [("grasp", Fraction(1))]
    assert next_cards(Deck("ai", [])) == []


def test_the_next_ai_card_comes_from_what_may_still_lie_there() -> None:
    """Two lots: one known to be the claw, one of three cards that are left; a card laid on top is certain; a used-up deck comes back."""
    ai = AIDeck([], 0)
    first, second = ai.lot(["claw"]), ai.lot(["bite", "grasp", "power_swat"])
    ai.deck = [second, first]
    assert next_ai(ai) == [("bite", Fraction(1, 3)), ("grasp", Fraction(1, 3)), ("power_swat", Fraction(1, 3))]
    ai.top = ["claw"]
    assert next_ai(ai) == [("claw", Fraction(1))]
    ai.top, ai.deck, ai.discard = [], [], ["claw", "bite"]
    assert next_ai(ai) == [("bite", Fraction(1, 2)), ("claw", Fraction(1, 2))]
    assert ai.discard == ["claw", "bite"]
