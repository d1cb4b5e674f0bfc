"""What is read of a fight is what its events told: the two ways must agree."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from affray.company import events as told_company
from affray.kernel.event import Event
from affray.lab.advance import play_out
from affray.lab.blocks import reading_of
from affray.lab.plan import prepared
from affray.lab.result import Heard, Result
from affray.lab.tables import Listening
from affray.showdown import events as told_showdown
from affray.showdown import turn_events
from tests.lab.plans import plan


def read(scenario: str, number: int) -> tuple[Result, Heard, Sequence[Event]]:
    made = plan(scenario)
    table = Listening(prepared(made).agents, made.dice(number), 0.0)
    fight = made.fight(number, table)
    reading, kept = reading_of(made), []
    play_out(fight, lambda state: kept.append(reading.before(state)))
    return reading.result(number, fight, kept[0]), reading.heard(fight, table.told), table.told


@pytest.mark.parametrize("scenario", ["company/roadside_ambush", "company/barrow", "company/alone"])
def test_a_companys_figures_are_what_was_told(scenario: str) -> None:
    figures = reading_of(plan(scenario)).figures
    start: Any = prepared(plan(scenario)).prototype
    before, foes = {hero.id: int(hero.hope) for hero in start.heroes}, len(start.foes)
    for number in range(25):
        result, heard, told = read(scenario, number)
        fell = Counter(str(one.who) for one in told if isinstance(one, told_company.Fell))
        woke = Counter(str(one.who) for one in told if isinstance(one, told_company.Woke))
        wounded = {str(one.who) for one in told if isinstance(one, told_company.WoundTaken)}
        for hero, values in result.people.items():
            figure = dict(zip(figures, values, strict=True))
            assert figure["out"] == fell[hero] - woke[hero]
            assert figure["wounded"] == (hero in wounded)
            spent = [one for one in told if isinstance(one, told_company.HopeSpent) and one.who == hero]
            regained = [one for one in told if isinstance(one, told_company.Rallied)]
            assert regained or figure["hope"] == before[hero] - (spent[-1].left if spent else before[hero])
        [ended] = [one for one in told if isinstance(one, told_company.FightEnded)]
        assert (result.outcome, result.rounds) == (ended.outcome, ended.number)
        assert sum(heard.kills.values()) == sum(fell.values())
        slain = Counter(str(one.who) for one in told if isinstance(one, told_company.Fell) and one.why == "slain")
        assert sum(result.foes.values()) == sum(slain.values())
        gone = sum(isinstance(one, told_company.LeftField | told_company.Surrendered) for one in told)
        assert result.left >= foes - sum(slain.values()) - gone


@pytest.mark.parametrize("scenario", ["showdown/white-lion-1", "showdown/mirror-heron-2"])
def test_a_showdowns_figures_are_what_was_told(scenario: str) -> None:
    figures = reading_of(plan(scenario)).figures
    deaths = 0
    for number in range(12):
        result, heard, told = read(scenario, number)
        died = {str(one.who): str(one.why) for one in told if isinstance(one, told_showdown.SurvivorDied)}
        deaths += len(died)
        assert dict(result.ends) == died
        assert result.fell == len(died)
        bled: dict[str, int] = {}
        for one in told:
            if isinstance(one, told_showdown.Bled):
                bled[str(one.who)] = one.now
        lost = Counter[str]()
        for one in told:
            if isinstance(one, told_showdown.ArmourLost):
                lost[str(one.who)] += one.points
            elif isinstance(one, told_showdown.Healed):
                lost[str(one.who)] -= one.armour
        for survivor, values in result.people.items():
            figure = dict(zip(figures, values, strict=True))
            assert figure["died"] == (survivor in died)
            assert figure["bleeding"] == bled.get(survivor, 0)
            assert figure["armour"] == lost[survivor]
        [over] = [one for one in told if isinstance(one, turn_events.ShowdownOver)]
        assert result.outcome == over.outcome
        assert sum(heard.kills.values()) == len(died) + result.won
        drawn = Counter(str(one.card) for one in told if isinstance(one, turn_events.AIDrawn))
        for card, times in drawn.items():
            assert heard.marks["ai", card] >= times
    assert deaths


def test_who_felled_whom_is_who_struck() -> None:
    """One hero, one orc: nobody else can have done it."""
    kills: Counter[tuple[str, str]] = Counter()
    for number in range(60):
        kills.update(read("company/one_orc", number)[1].kills)
    assert set(kills) <= {("hild", "orc_soldier"), ("orc_soldier", "hild")}
    assert kills["hild", "orc_soldier"] > 40


def test_who_falls_asleep_was_felled_by_who_spoke_the_spell() -> None:
    kills: Counter[tuple[str, str]] = Counter()
    for number in range(20):
        kills.update(read("company/barrow", number)[1].kills)
    heroes = {"hild", "nali", "calarmir", "baranor"}
    assert sum(n for (by, whom), n in kills.items() if by == "barrow_wight" and whom in heroes) > 10
    assert not [by for by, whom in kills if by in {*heroes, ""} and whom in heroes]
