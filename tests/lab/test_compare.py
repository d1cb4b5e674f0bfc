"""Comparisons on common random numbers."""

import csv
import io
import json
from math import sqrt
from pathlib import Path

import pytest

from affray.lab.blocks import results
from affray.lab.compare import compare
from affray.lab.pairs import Wins, difference, needed, wins_of
from affray.lab.series import Hands, Series, figures_of
from affray.odds.intervals import Z95
from tests.cli.conftest import Affray, affray
from tests.lab.plans import FAILING, plan
from tests.lab.test_changes import made

__all__ = ["affray"]


def test_series_hold_the_same_fights_as_the_forecast() -> None:
    one = Series(plan("company/roadside_ambush"), people=True)
    hands = Hands()
    hands.extend([one], 12)
    hands.extend([one], 25)
    assert len(one) == 25
    for number, result in enumerate(results(one.plan, range(25))):
        assert one.columns["won"][number] == result.won
        assert one.columns["rounds"][number] == result.rounds
        assert one.columns["fell"][number] == sum(one.columns[f"out@{who}"][number] for who in result.people)
        assert one.columns["left"][number] == result.left
    assert set(figures_of("company")) <= set(one.columns)


def test_processes_and_where_a_series_begins_change_nothing() -> None:
    plans = [made("one_orc", words).plan() for words in ("foe:orc_soldier=1", "foe:orc_soldier=2")]
    alone, pooled = [[Series(each) for each in plans] for _ in range(2)]
    Hands().extend(alone, 60)
    hands = Hands(2)
    hands.extend(pooled, 40)
    hands.extend(pooled, 60)
    hands.close()
    assert [each.columns for each in pooled] == [each.columns for each in alone]
    later = Series(plans[0], first=40)
    Hands().extend([later], 20)
    assert later.columns["rounds"] == alone[0].columns["rounds"][40:]


def test_the_interval_of_pairs_by_hand() -> None:
    wins = Wins(both=40, only_first=20, only_second=8, neither=32)
    found = wins.difference()
    middle = 12 / 102
    error = Z95 * sqrt((29 / 102 - middle * middle) / 102)
    assert found.value == 0.12
    assert [found.low, found.high] == pytest.approx([middle - error, middle + error])
    assert Wins(50, 0, 0, 50).difference().low < 0 < Wins(50, 0, 0, 50).difference().high
    assert Wins(0, 0, 0, 0).difference().half == 1


def test_the_interval_of_pairs_holds_as_often_as_it_says() -> None:
    """Of many comparisons of a fight with itself on other numbers, about one in twenty excludes zero."""
    one = Series(made("one_orc", "foe:orc_soldier=2").plan())
    Hands().extend([one], 600)
    halves = [Series(one.plan) for _ in range(40)]
    for at, half in enumerate(halves):
        half.columns["won"] = one.columns["won"][at * 15 : at * 15 + 15]
    wrong = sum(wins_of(a, b).difference().excludes(0.0) for a, b in zip(halves[::2], halves[1::2], strict=True))
    assert wrong <= 4


def test_so_many_fights_are_needed_as_show_it() -> None:
    """With that many pairs that differ as often, the difference is some 2.8 standard errors."""
    wins = Wins(400, 60, 40, 500)
    n = needed(wins, 0.02)
    scale = n / wins.pairs
    larger = Wins(int(400 * scale), int(60 * scale), int(40 * scale), int(500 * scale))
    assert larger.difference().value / (larger.difference().half / Z95) == pytest.approx(2.8, abs=0.1)
    assert needed(wins, 0.01) > 3 * n


def test_more_foes_are_told_apart_and_nothing_is_not() -> None:
    one, three = (made("one_orc", f"foe:orc_soldier={n}").plan() for n in (1, 3))
    found = compare(one, three, 60, Hands())
    assert found.told
    assert found.apart.value > 0
    assert found.wins.pairs == 60
    fell = next(line for line in found.lines if line.figure == "fell")
    assert fell.told
    assert fell.apart.value < 0
    number = found.parted(True)[0]
    outcomes = [next(iter(results(each, [number]))).won for each in (one, three)]
    assert outcomes == [True, False]
    same = compare(one, one, 40, Hands())
    assert not same.told
    assert same.apart.value == 0
    assert not [line for line in same.lines if line.told]
    assert same.fights_needed()[0] == 0


def test_common_dice_tell_sooner_than_fights_of_their_own() -> None:
    """That is what they are for: the same difference, less of it chance."""
    first, second = (made("roadside_ambush", f"foe:orc_soldier={n}").plan() for n in (4, 5))
    one, two = Series(first), Series(second)
    Hands().extend([one, two], 100)
    other = Series(second)
    other.columns = {name: values[50:] + values[:50] for name, values in two.columns.items()}
    assert difference(one, two, "endurance").half < difference(one, other, "endurance").half


def test_fights_that_fail_are_left_out_of_both_sides() -> None:
    failing = plan("company/roadside_ambush", f"heroes={FAILING}")
    found = compare(failing, plan("company/roadside_ambush"), 12, Hands())
    assert found.first.failed
    assert found.wins.pairs == 12 - len(found.first.failed)


def test_sides_of_two_seeds_are_no_pair() -> None:
    with pytest.raises(ValueError, match="company/2"):
        compare(plan("company/one_orc"), plan("company/one_orc", seed=2), 5, Hands())


# -- the command


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_command_in_both_languages(affray: Affray, lang: str) -> None:
    found = affray("compare", "one_orc", "--b", "foe:orc_soldier=3", "-n", "40", "--lang", lang)
    assert found.exit_code == 0
    assert ("A wins more often than B" if lang == "en" else "A побеждает чаще, чем B") in found.output
    assert "{" not in found.output
    assert ("as it is" if lang == "en" else "как есть") in found.output


def test_two_scenarios_and_files(affray: Affray) -> None:
    found = affray(
        "compare", "white-lion-1", "white-lion-prologue", "-n", "4", "--json", "-", "--csv", "a.csv", "--html", "a.html"
    )
    assert found.exit_code == 0
    data = json.loads(found.stdout)
    assert data["pairs"] == 4
    assert sum(data["wins"].values()) == 4
    assert data["a"]["called"] == "The White Lion"
    rows = list(csv.DictReader(io.StringIO(Path("a.csv").read_text())))
    assert float(rows[0]["difference"]) == data["difference"]["value"]
    page = Path("a.html").read_text()
    assert "<svg" in page
    assert "<script" not in page
    assert "The first fight" in page


def test_what_cannot_be_told_apart_is_said_with_what_it_would_take(affray: Affray) -> None:
    found = affray("compare", "one_orc", "--b", "ruling:knockback_in_volley=no", "-n", "30")
    assert found.exit_code == 0
    assert "cannot be told apart" in found.output
    assert "fights would show" in found.output


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ((), "--a or --b"),
        (("one_orc",), "--a or --b"),
        (("one_ork",), "one_orc"),
        (("white-lion-1",), "two games"),
        (("--b", "foe:orc_solder=2"), "orc_soldier"),
        (("--b", "valour:hild=9"), "valour"),
        (("--b", "agents=sensibel"), "sensible"),
        (("--b", "agents:heros=random"), "heroes"),
        (("--b", "foe:orc_soldier=2", "-n", "0"), "from 1 to 1000000"),
        (("--b", "foe:orc_soldier=2", "-n", "9999999"), "from 1 to 1000000"),
        (("--b", "foe:orc_soldier=2", "--json", "no/such.json"), "no such file"),
        (("--b", "foe:orc_soldier=2", "--json", "-", "--csv", "-"), "-"),
    ],
)
def test_what_cannot_be_is_refused_in_a_line(affray: Affray, args: tuple[str, ...], said: str) -> None:
    found = affray("compare", "one_orc", *args)
    assert found.exit_code == 2
    assert said in found.output
    assert "Traceback" not in found.output
