"""The search for an aim: what it finds holds for other seeds; what cannot be is said with the nearest."""

import csv
import io
import json
from pathlib import Path

import pytest

from affray import games
from affray.lab.aim import read_aim
from affray.lab.balance import Balance, balance, values_of
from affray.lab.changes import CannotChange, Change
from affray.lab.ladders import Ladder, ladders, ways_of
from affray.lab.series import Hands, Series
from tests.cli.conftest import Affray, affray
from tests.lab.test_changes import case

__all__ = ["affray"]


def balanced(scenario: str, aim: str, most: int, *ways: str) -> Balance:
    base = case(scenario)
    people = len(base.raw.get("heroes") or base.raw["party"])
    found = ways_of(base, ways)
    return balance(base, read_aim(aim, base.game.name, people), found, 1, most, most, Hands())


@pytest.mark.parametrize(
    ("scenario", "aim", "most"),
    [
        ("one_orc", "win 80% ± 8%", 150),
        ("alone", "win 60% ± 10%", 100),
        ("volley_duel", "win 70% ± 12%, at most 3 out", 80),
    ],
)
def test_what_is_found_holds_with_another_seed(scenario: str, aim: str, most: int) -> None:
    found = balanced(scenario, aim, most)
    assert found.found is not None
    assert found.reached
    other = Series(found.found.case.plan(seed=99))
    Hands().extend([other], 2 * most)
    values = values_of(other)
    for bound in found.aim.bounds:
        value = values[bound.figure]
        assert value.low <= bound.high
        assert value.high >= bound.low


def test_the_search_goes_to_the_nearest_where_the_aim_is_out_of_reach() -> None:
    found = balanced("one_orc", "win 3% ± 1%, at most 2 rounds", 40, "number")
    assert not found.reached
    assert found.found is not None
    missed = [found.aim.missed(each.values()) for each in found.tried]
    assert min(missed) > 0
    assert len(found.tried) > 2


def test_a_scenario_that_is_as_it_should_be_stays() -> None:
    found = balanced("one_orc", "win at least 80%", 100)
    assert found.reached
    assert found.found is not None
    assert found.found.changes == ()
    assert len(found.tried) == 1


def test_the_check_is_of_fights_that_were_not_searched() -> None:
    found = balanced("one_orc", "win at least 80%", 60)
    assert found.found is not None
    assert found.found.checked is not None
    assert found.found.checked.first > len(found.found.series)
    assert len(found.found.checked) == 60


def test_doubtful_settings_get_more_fights_than_clear_ones() -> None:
    found = balanced("one_orc", "win 50% ± 5%", 400, "number")
    counts = {str(each.changes[0].value if each.changes else "1"): len(each.series) for each in found.tried}
    assert len(set(counts.values())) > 1 or len(counts) < 3
    assert max(counts.values()) == 400


def test_a_reversal_is_told_when_it_is_beyond_chance() -> None:
    """A ladder that is upside down: more orcs are no easier, whatever it says."""
    base = case("one_orc")
    rungs = tuple(None if n == 1 else Change("foe", "orc_soldier", str(n)) for n in (4, 3, 2, 1))
    upside_down = Ladder("number", rungs, 3)
    found = balance(base, read_aim("win 97% ± 1%", "company", 1), [lambda _case: [upside_down]], 1, 100, 50, Hands())
    assert found.reversals
    assert all(each.won.low > 0 for each in found.reversals)
    right = balanced("one_orc", "win 50%", 100, "number")
    assert not right.reversals


def test_ladders_are_of_the_family_and_hold_the_scenario_itself() -> None:
    packs = case("roadside_ambush").packs
    for scenario in games.game("company").scenarios():
        base = case(scenario)
        for ladder in ladders(base, ways_of(base, ["number", "kind", "endurance", "gear"])):
            assert ladder.rungs[ladder.now] is None
            assert ladder.rungs.count(None) == 1
            assert len(set(ladder.rungs)) == len(ladder.rungs)
            if ladder.way == "kind":
                family = {
                    packs.foe(one).kind for each in ladder.rungs if each is not None for one in (each.of, each.value)
                }
                assert len(family) == 1
    for scenario in games.game("showdown").scenarios():
        for ladder in ladders(case(scenario), ways_of(case(scenario), [])):
            assert ladder.rungs[ladder.now] is None


def test_only_what_is_asked_for_is_changed() -> None:
    found = balanced("roadside_ambush", "win 80% ± 9%", 60, "number:goblin_archer")
    assert {each.name for trial in found.tried for each in trial.changes} == {"foe:goblin_archer"}
    with pytest.raises(CannotChange):
        ways_of(case("one_orc"), ["level"])


def test_a_search_that_is_stopped_gives_the_best_so_far() -> None:
    base = case("one_orc")
    hands = Hands()
    tried: list[object] = []

    def stop(trial: object) -> None:
        tried.append(trial)
        hands.cancelled = len(tried) == 2

    found = balance(base, read_aim("win 50%", "company", 1), ways_of(base, []), 1, 100, 100, hands, stop)
    assert found.cancelled
    assert found.found is not None
    assert found.found.checked is None
    assert len(found.tried) == 2


# -- the command


def test_the_found_scenario_is_written_and_plays(affray: Affray) -> None:
    args = ("balance", "one_orc", "--aim", "win 80% ± 8%", "-n", "100", "--save", "mine.yaml")
    found = affray(*args, "--json", "-", "--csv", "b.csv", "--html", "b.html")
    assert found.exit_code == 0
    data = json.loads(found.stdout)
    assert data["reached"]
    rows = list(csv.DictReader(io.StringIO(Path("b.csv").read_text())))
    assert [int(row["chosen"]) for row in rows].count(1) == 1
    assert "<script" not in Path("b.html").read_text()
    assert affray("check", "mine.yaml").exit_code == 0
    again = affray("simulate", "mine.yaml", "-n", "200", "--span", "0", "--seed", "7", "--json", "-")
    share = json.loads(again.stdout)["win"]
    assert share["low"] <= 0.88
    assert share["high"] >= 0.72
    refused = affray(*args)
    assert refused.exit_code == 2
    assert "mine.yaml" in refused.output


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_command_in_both_languages(affray: Affray, lang: str) -> None:
    aim = "win 2% ± 1%, at most one round" if lang == "en" else "победа 2% ± 1%, не больше одного раунда"
    found = affray("balance", "one_orc", "--aim", aim, "--by", "number", "-n", "20", "--lang", lang)
    assert found.exit_code == 1
    assert ("is not reached" if lang == "en" else "цели не достигает") in found.output
    assert ("What was tried" if lang == "en" else "Что испробовано") in found.output
    assert "{" not in found.output


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ((), "win 80%"),
        (("--aim", "vin 80%"), "win"),
        (("--aim", "win 120%"), "100%"),
        (("--aim", "win 80%, win 20%"), "contradict"),
        (("--aim", "win 80%", "--by", "numbr"), "number"),
        (("--aim", "win 80%", "--by", "number:orc_solder"), "orc_soldier"),
        (("--aim", "win 80%", "-n", "0"), "from 1 to 100000"),
        (("--aim", "win 80%", "--save", "no/such/folder.yaml"), "no such file"),
        (("--aim", "win 80%", "--ruling", "knockback"), "NAME=VALUE"),
    ],
)
def test_what_cannot_be_is_refused_in_a_line(affray: Affray, args: tuple[str, ...], said: str) -> None:
    found = affray("balance", "one_orc", *args)
    assert found.exit_code == 2
    assert said in found.output
    assert "Traceback" not in found.output
    assert not list(Path().iterdir())
