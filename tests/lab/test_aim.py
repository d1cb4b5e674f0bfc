"""Aims in words, English and Russian, and those that cannot be."""

import pytest

from affray.kernel.speaker import Speaker
from affray.lab.aim import BadAim, read_aim
from affray.odds.intervals import Interval

INFINITE = float("inf")


@pytest.mark.parametrize(
    ("words", "bounds"),
    [
        ("win 80%, at most one wounded", [("won", 0.75, 0.85, 0.8), ("wounded", 0, 1, None)]),
        ("победа 80%, не больше одного раненого", [("won", 0.75, 0.85, 0.8), ("wounded", 0, 1, None)]),
        ("win80%±3%", [("won", 0.77, 0.83, 0.8)]),
        ("win at least 70% and nobody dead", [("won", 0.7, 1, None), ("dead", 0, 0.1, None)]),
        ("не меньше 70% побед и никто не погибает", [("won", 0.7, 1, None), ("dead", 0, 0.1, None)]),
        ("win between 70 and 80 %", None),
        ("win 70-80%", [("won", 0.7, 0.8, 0.75)]),
        ("победы от 70 до 80%", [("won", 0.7, 0.8, 0.75)]),
        ("rounds at most 6", [("rounds", 0, 6, None)]),
        ("не дольше 6 раундов, выбывших не больше двух", [("rounds", 0, 6, None), ("fell", 0, 2, None)]),
        ("about 5 rounds; at least 1.5 out", [("rounds", 4.5, 5.5, 5), ("fell", 1.5, INFINITE, None)]),
        ("победа 80,5%, без погибших", [("won", 0.755, 0.855, 0.805), ("dead", 0, 0.1, None)]),
        ("win at least 60%, win at most 70%", [("won", 0.6, 0.7, 0.65)]),
        ("trol", None),
    ],
)
def test_aims_as_people_say_them(words: str, bounds: list[tuple[str, float, float, float | None]] | None) -> None:
    if bounds is None:
        with pytest.raises(BadAim):
            read_aim(words, "company", 4)
        return
    found = read_aim(words, "company", 4).bounds
    assert [each.figure for each in found] == [each[0] for each in bounds]
    for one, (_, low, high, target) in zip(found, bounds, strict=True):
        assert [one.low, one.high] == pytest.approx([low, high])
        assert one.target == (None if target is None else pytest.approx(target))


@pytest.mark.parametrize(
    ("words", "why", "said"),
    [
        ("", "aim-empty", ""),
        ("win", "aim-no-number", ""),
        ("vin 80%", "aim-no-figure", "win"),
        ("rouns at most 5", "aim-no-figure", "rounds"),
        ("победы 80% быстро", "aim-unknown-word", ""),
        ("win at most at least 80%", "aim-two-ways", ""),
        ("win 120%", "aim-impossible", "100%"),
        ("at least 5 wounded", "aim-impossible", "4"),
        ("rounds at most 0", "aim-impossible", "1"),
        ("rounds at least 90", "aim-impossible", "50"),
        ("win at least 80%, win at most 70%", "aim-contradiction", "win at least 80%"),
        ("at least 3 dead, at most one out", "aim-contradiction", "at least 3 dead"),
    ],
)
def test_what_cannot_be_is_named_with_the_nearest(words: str, why: str, said: str) -> None:
    with pytest.raises(BadAim) as wrong:
        read_aim(words, "company", 4)
    bad = wrong.value
    assert bad.why == why
    for lang in ("en", "ru"):
        assert "{" not in Speaker(lang).t(why, given=bad.given, **bad.more)
    assert said in [*bad.near, *bad.more.values(), ""]


def values(won: float, wounded: float) -> dict[str, Interval]:
    return {"won": Interval(won, won - 0.01, won + 0.01), "wounded": Interval(wounded, wounded - 0.1, wounded + 0.1)}


def test_hardness_is_below_zero_where_there_is_room_and_the_strictest_clause_counts() -> None:
    aim = read_aim("win 80%, at most one wounded", "company", 4)
    assert aim.hardness(values(0.84, 0.2)).value == pytest.approx(-0.8)
    assert aim.hardness(values(0.7, 0.2)).value == pytest.approx(2)
    assert aim.hardness(values(0.84, 1.5)).value == pytest.approx(2)
    assert aim.hardness(values(1.0, 1.5)).value < 0 < aim.hardness(values(0.9, 2.0)).value
    assert aim.hardness(values(0.9, 1.5)).low < aim.hardness(values(0.9, 1.5)).high
    assert aim.missed(values(0.84, 0.9)) == 0
    assert aim.missed(values(0.95, 1.25)) == pytest.approx(3)
    easy = read_aim("win at most 50%", "company", 4)
    assert easy.hardness(values(0.6, 0)).value < 0 < easy.hardness(values(0.4, 0)).value
