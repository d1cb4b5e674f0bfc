"""Intervals against values known from elsewhere."""

from fractions import Fraction
from math import sqrt

import pytest

from affray.odds.intervals import Z95, among, apart, half_width, mean, paired, quantile, share_difference, wilson


@pytest.mark.parametrize(
    ("wins", "fights", "low", "high"),
    [
        # Newcombe (1998), Statistics in Medicine 17, table I, score method.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_against_published_values(wins: int, fights: int, low: float, high: float) -> None:
    found = wilson(wins, fights)
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)
    assert found.value == wins / fights


def test_wilson_at_the_ends_and_of_nothing() -> None:
    assert wilson(0, 50).low == 0
    assert wilson(50, 50).high == 1
    assert wilson(50, 50).low == pytest.approx(1 - wilson(0, 50).high)
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0, 1)
    assert half_width(0, 0) == 0.5


def test_newcombe_difference_against_published_values() -> None:
    """Newcombe (1998), Statistics in Medicine 17, 873-890, table II: 56/70 - 48/80 and 9/10 - 3/10, method 10."""
    found = apart(56, 70, 48, 80)
    assert [found.low, found.high] == pytest.approx([0.0524, 0.3339], abs=5e-5)
    found = apart(9, 10, 3, 10)
    assert [found.low, found.high] == pytest.approx([0.1705, 0.8090], abs=5e-5)
    assert found.excludes(0)
    assert not apart(5, 10, 4, 10).excludes(0)


def test_the_mean_is_exact_up_to_its_last_step() -> None:
    big = 10**12
    found = mean({big: 1, big + 1: 1, big + 2: 1})  # a float sum of squares would have lost the spread
    assert found.value == big + 1
    assert found.half == pytest.approx(Z95 * sqrt(Fraction(1, 3)), rel=1e-3)
    assert mean({}).value == 0
    assert mean({4: 1}).half == 0
    assert mean({2: 7}).half == 0


def test_quantiles_of_a_histogram() -> None:
    counts = {1: 5, 2: 4, 9: 1}
    assert [quantile(counts, share) for share in (0.05, 0.5, 0.51, 0.9, 0.95, 1)] == [1, 1, 2, 2, 9, 9]
    with pytest.raises(ValueError, match="empty"):
        quantile({}, 0.5)


def test_pairs_tell_more_than_their_sides() -> None:
    """McNemar's figures: 100 pairs, 15 and 5 that differ."""
    found = share_difference(15, 5, 100)
    assert found.value == pytest.approx(0.1)
    variance = (20 - 100 * 0.1**2) / (100 * 99)
    assert found.half == pytest.approx(Z95 * sqrt(variance))
    assert found.half < apart(65, 100, 55, 100).half
    assert paired({0: 9, 1: 1}).value == pytest.approx(0.1)


def test_one_of_many_needs_a_wider_interval() -> None:
    assert among(1) == Z95
    assert among(20) == pytest.approx(3.0233, abs=5e-4)
