"""Odds beside the options of an open question: of whose, how they come about, and that nothing is changed by looking."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from affray.agents import make
from affray.games import game
from affray.kernel.chance import SeededDice
from affray.kernel.live import Sitter, Standing, go
from affray.kernel.question import Question
from affray.kernel.table import Table
from affray.odds.beside import Beside, beside
from affray.odds.company import RoundAhead
from affray.odds.figure import Figure
from affray.odds.intervals import wilson


def asked(name: str, scenario: str, wanted: Callable[[Question], bool], seed: int = 1) -> Standing:
    """A fight that sensible players have brought to such a question."""
    one = game(name)
    begun = one.scenario(scenario)
    rulings = begun.rulings(None, {})
    seats = {seat: Sitter() for seat in begun.new(Table(), rulings).seats()}
    agent, dice = make("sensible", name), SeededDice(seed)
    standing = go(lambda table: begun.new(table, rulings), [], seats, b"odds")
    while isinstance(standing.open, Question):
        question = standing.open
        if wanted(question):
            return standing
        choice = next(c for seat in question.seats() if (c := agent.choose(question, seat, dice)) is not None)
        line = {"ask": question.name, "by": question.by(choice), "is": question.key(choice)}
        standing = go(lambda table: begun.new(table, rulings), [*standing.lines, line], seats, b"odds", standing.quiet)
    raise AssertionError("it is not asked")


def action(question: Question) -> bool:
    return question.name == "action" and any(question.key(each).startswith("attack") for each in question.options())


def chance(each: Beside, name: str) -> Fraction:
    return next(figure for figure in each.figures if figure.name == name).chance


def test_attacks_have_figures_and_nothing_else_has() -> None:
    standing = asked("company", "one_orc", action)
    question: Any = standing.open
    before = standing.fight.fingerprint()
    found = beside(standing)
    assert {each.key for each in found} == {
        question.key(each) for each in question.options() if question.key(each).split(":")[0] in ("attack", "shoot", "throw", "break_out")
    }  # fmt: skip
    for each in found:
        assert each.forecast is not None
        assert each.forecast.paths
        assert not each.forecast.plays
        assert all(sum(figure.law.values()) == 1 for figure in each.figures)
        assert chance(each, "hit") >= chance(each, "pierce") >= chance(each, "wound")
    assert standing.fight.fingerprint() == before
    assert [each.key for each in beside(standing)] == [each.key for each in found]


def test_the_last_foe_felled_is_counted_as_felled() -> None:
    """The fight is over in the middle of the attack; the attack is seen all the same."""
    standing = asked("company", "one_orc", action)
    foe = standing.fight.foes[0]  # type: ignore[attr-defined]
    assert standing.quiet is not None
    standing.quiet.fight.foes[0].endurance = foe.endurance = 1  # type: ignore[attr-defined]
    for each in beside(standing):
        assert chance(each, "out") == chance(each, "hit") > 0


def test_only_the_options_of_a_seat() -> None:
    standing = asked("company", "running_retreat", lambda question: question.name == "stance")
    everybody, one = beside(standing), beside(standing, "tom")
    assert {each.by for each in everybody} > {"tom"} == {each.by for each in one}
    forward = next(each for each in one if each.key == "tom:forward")
    defensive = next(each for each in one if each.key == "tom:defensive")
    assert chance(forward, "hit") > chance(defensive, "hit")
    assert chance(forward, "hit-by") > chance(defensive, "hit-by")


def test_a_stance_says_who_is_out_before_the_next_turn() -> None:
    """Played through the round, the hero's own share told with its interval; who has one point of Endurance left falls to almost any blow."""
    standing = asked("company", "running_retreat", lambda question: question.name == "stance")
    assert standing.quiet is not None
    for fight in (standing.fight, standing.quiet.fight):
        next(hero for hero in fight.heroes if hero.id == "tom").endurance = 1  # type: ignore[attr-defined]
    weak = {each.key: each for each in beside(standing, "tom")}
    strong = {each.key: each for each in beside(standing, "hild")}
    forward = weak["tom:forward"]
    assert forward.forecast is not None
    assert forward.forecast.plays == RoundAhead.plays
    assert Fraction(1, 4) < chance(forward, "before") <= chance(forward, "hit-by") + Fraction(1, 10)
    assert chance(strong["hild:forward"], "before") < chance(forward, "before")
    assert "tom:flee" not in weak
    assert all(beside(standing, "tom", plays=0)[at].wanted for at in range(2))


def test_knockback_halves_the_loss_and_leaves_the_wound() -> None:
    standing = asked("company", "running_retreat", lambda question: question.name == "knockback")
    stay, back = ({each.key: each for each in beside(standing)}[key] for key in ("no", "yes"))

    def loss(each: Beside) -> Fraction:
        return next(figure for figure in each.figures if figure.name == "loss").mean

    assert loss(back) < loss(stay)
    assert chance(back, "pierce") == chance(stay, "pierce")


def test_what_others_do_on_the_way_is_known() -> None:
    standing = asked("company", "one_orc", action)
    forecast = beside(standing)[0].forecast
    assert forecast is not None
    assert {answer.name for answer, _ in forecast.answers} >= {"hope"}
    assert all(0 < part <= 4 for _, part in forecast.answers)


def fight_on(question: Question) -> bool:
    return question.name == "act" and any(question.key(each).startswith("activate:fist") for each in question.options())


def test_an_attack_in_the_showdown_is_counted_to_its_dice_and_played_beyond() -> None:
    standing = asked("showdown", "white-lion-1", fight_on)
    at_once = {each.key: each for each in beside(standing, most=100, plays=0)}
    fist = at_once["activate:fist_and_tooth"]
    assert fist.wanted
    assert fist.forecast is None
    assert [figure.name for figure in fist.figures] == ["hits", "perfect", "trap"]
    assert all(figure.interval() is None for figure in fist.figures)
    played = {each.key: each for each in beside(standing, plays=50)}["activate:fist_and_tooth"]
    assert played.forecast is not None
    assert played.forecast.plays == 50
    wounds = next(figure for figure in played.figures if figure.name == "wounds")
    low, high = wounds.interval() or (0.0, 0.0)
    assert low <= float(wounds.mean) <= high
    again = {each.key: each for each in beside(standing, plays=50)}["activate:fist_and_tooth"]
    assert again.forecast == played.forecast


def test_a_wound_attempt_is_counted() -> None:
    standing = asked("showdown", "white-lion-1", lambda question: question.name == "location")
    for each in beside(standing):
        assert each.forecast is not None
        assert each.forecast.paths == 10
        assert chance(each, "wound") in {Fraction(n, 10) for n in range(11)}


def test_a_dodge_takes_one_hit_away() -> None:
    standing = asked("showdown", "white-lion-1", lambda question: question.name == "dodge")
    found = {each.key: each for each in beside(standing)}
    taken = {key: next(f for f in each.figures if f.name == "damage").mean for key, each in found.items()}
    assert all(taken[key] < taken["no"] for key in taken if key != "no")


def test_seconds_end_the_counting() -> None:
    standing = asked("company", "one_orc", action)
    found = beside(standing, seconds=0.0)
    assert all(each.wanted and each.forecast is None for each in found)


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (50, 50, 0.9286, 1.0)]
)
def test_wilson(hits: int, of: int, low: float, high: float) -> None:
    found = wilson(hits, of)
    assert [found.low, found.high] == pytest.approx([low, high], abs=1e-4)
    figure = Figure("hit", {1: Fraction(hits, of), 0: 1 - Fraction(hits, of)}, True, of)
    assert figure.interval() == (found.low, found.high)
