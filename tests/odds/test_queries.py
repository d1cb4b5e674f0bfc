"""Questions without a fight: the reference figures, a hundred random ones a game counted and played, and what cannot be asked."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from random import Random
from typing import Any

import pytest

import affray.odds.forecast as forecasts
from affray.odds.figure import Figure
from affray.odds.forms import forms_of
from affray.odds.query import Answer, BadQuery

TIMES = 250


def ask(game: str, what: str, **given: str) -> Answer:
    return forms_of(game).ask(what, given)


def named(answer: Answer, name: str) -> Figure:
    return next(each for each in answer.figures if each.name == name)


@pytest.mark.parametrize(
    ("more", "chance"),
    [({}, "1801/2592"), ({"favour": "favoured"}, "26645/31104"), ({"weary": "yes"}, "1237/2592")],
)
def test_three_dice_against_fourteen(more: dict[str, str], chance: str) -> None:
    assert named(ask("company", "roll", dice="3", target="14", **more), "passed").chance == Fraction(chance)


def test_three_dice_against_fifteen() -> None:
    found = ask("company", "roll", dice="3", target="15")
    assert named(found, "passed").chance == Fraction(803, 1296)
    assert named(found, "pierce").chance == Fraction(107, 648)


def test_speed_two_hit_on_seven_wound_on_five() -> None:
    found = ask("showdown", "roll", speed="2", hit="7", wound="5")
    assert named(found, "least-one").chance == Fraction(264, 625)
    assert named(found, "hits").mean == Fraction(4, 5)
    assert named(found, "perfect").chance == Fraction(19, 100)


def test_the_best_spending_is_no_worse_than_any_other() -> None:
    """By what it aims at: first to put the foe out, then to wound, then to take Endurance."""
    given = {"hero": "hild", "foe": "orc_soldier", "stance": "forward"}

    def worth(spend: str) -> tuple[Fraction, Fraction, Fraction]:
        found = ask("company", "attack", **given, spend=spend)
        return named(found, "out").chance, named(found, "wound").chance, named(found, "loss").mean

    others = [worth(spend) for spend in ("sensible", "heavy_blow", "pierce", "fend_off", "shield_thrust", "done")]
    assert all(worth("best") >= each for each in others)
    assert worth("best") > max(others)


def any_of(game: str, what: str, random: Random) -> dict[str, str]:
    """Something legal in each field; words are left out."""
    found: dict[str, str] = {}
    for each in forms_of(game).form(what):
        if each.choices:
            found[each.name] = random.choice(each.choices)
        elif each.most >= each.least:
            found[each.name] = str(random.randint(max(1, each.least), min(each.most, 6)))
    if "endurance" in found:
        found["endurance"] = "0"
    return found


def both_ways(game: str, what: str, given: dict[str, str], patch: pytest.MonkeyPatch) -> bool:
    """Counted and played: each figure's mean within 4.5 sigma. False where it cannot be asked or counted."""
    try:
        counted = ask(game, what, **given)
    except BadQuery:
        return False
    if counted.forecast is None or not counted.forecast.paths:
        return False
    with patch.context() as at:
        at.setattr(forecasts.Lens, "counts", False)
        query = {"company": "affray.odds.company_query", "showdown": "affray.odds.showdown_query"}[game]
        at.setattr(query + ".forecast", playing)
        played = ask(game, what, **given)
    for one in counted.figures:
        other = named(played, one.name)
        variance = sum(share * (value - one.mean) ** 2 for value, share in one.law.items())
        assert abs(float(other.mean - one.mean)) <= 4.5 * sqrt(float(variance) / TIMES) + 1.5 / TIMES, (given, one.name)
    return True


def playing(*given: Any, **more: Any) -> Any:
    return forecasts.forecast(*given, **{**more, "most": 0, "plays": TIMES})


@pytest.mark.parametrize("what", ["attack", "struck"])
def test_fifty_random_attacks_of_the_company_counted_and_played(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    random = Random(what)
    done = 0
    for _ in range(400):
        given = any_of("company", what, random)
        if given.get("spend") == "best":
            given["spend"] = "sensible"  # only counting follows an aim
        done += both_ways("company", what, given, monkeypatch)
        if done == 50:
            return
    pytest.fail(f"only {done} could be asked")


def test_a_hundred_random_attacks_of_monsters_counted_and_played(monkeypatch: pytest.MonkeyPatch) -> None:
    random = Random(5)
    done = 0
    for _ in range(400):
        given = any_of("showdown", "struck", random)
        given |= {"speed": str(random.randint(1, 2)), "armour": ",".join(str(random.randint(1, 3)) for _ in range(5))}
        given["damage"] = str(random.randint(1, 2))
        done += both_ways("showdown", "struck", given, monkeypatch)
        if done == 100:
            return
    pytest.fail(f"only {done} could be asked")


@pytest.mark.parametrize(
    ("game", "what", "given", "name", "why"),
    [
        ("company", "duel", {}, "what", "choice"),
        ("company", "roll", {"target": "14"}, "dice", "lacking"),
        ("company", "roll", {"dice": "three", "target": "14"}, "dice", "number"),
        ("company", "roll", {"dice": "21", "target": "14"}, "dice", "number"),
        ("company", "roll", {"dice": "3", "target": "14", "hero": "hild"}, "hero", "field"),
        ("company", "attack", {"hero": "hild", "foe": "orc_soldier", "weapon": "great_bow"}, "weapon", "choice"),
        (
            "company",
            "attack",
            {"hero": "hild", "foe": "orc_soldier", "weapon": "sword", "stance": "rearward"},
            "weapon",
            "close",
        ),
        ("company", "attack", {"hero": "hild", "foe": "orc_soldier", "endurance": "900"}, "endurance", "number"),
        ("company", "struck", {"hero": "hild", "foe": "orc", "stance": "open"}, "foe", "choice"),
        ("showdown", "attack", {"survivor": "nobody"}, "survivor", "choice"),
        ("showdown", "attack", {"weapon": "great_axe"}, "weapon", "choice"),
        ("showdown", "struck", {"speed": "2", "hit": "2", "damage": "1", "armour": "1,2"}, "armour", "armour"),
        ("showdown", "trap", {"cards": "3", "traps": "4", "drawn": "1"}, "traps", "number"),
    ],
)
def test_what_cannot_be_asked(game: str, what: str, given: dict[str, str], name: str, why: str) -> None:
    with pytest.raises(BadQuery) as bad:
        forms_of(game).ask(what, given)
    assert (bad.value.name, bad.value.why) == (name, why)


def test_the_nearest_name_is_known() -> None:
    with pytest.raises(BadQuery) as bad:
        ask("company", "protection", hero="hilt", injury="16")
    assert bad.value.near == ["hild"]
