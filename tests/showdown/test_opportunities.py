"""The opportunities of the survivors' turn under standing orders: after the last point of an act, between acts, at the end of the turn (SD-35)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.kernel.scripted import Do
from affray.kernel.window import Window
from affray.showdown import events, turn_events
from affray.showdown.board import name
from affray.showdown.cards import SURVIVORS_ACT
from affray.showdown.survivors_act import NextSurvivor, SurvivorAct
from tests.clauses import clause
from tests.showdown.scene import ALL_ACTIONS, CLUB, Scene, faces, say, survivor


def able(id: str, at: str, survival: int = 1) -> Any:
    return survivor(id, at, [CLUB], survival=survival, actions=ALL_ACTIONS)


def scene(*survivors: Any) -> Scene:
    """By default nobody has given an order. The monster stands on H10 to I11."""
    found = Scene(list(survivors))
    found.fight.orders = {}
    return found


STRIKES = say("next_survivor", "ada"), say("act", "move"), say("move_to", "G10"), say("act", "activate:club"), faces(1)


@clause("SD-35")
def test_who_holds_is_asked_after_the_last_activation_too() -> None:
    held = scene(able("ada", "F10", 0), able("bo", "A5"), able("cy", "A9", 0), able("di", "A11", 0))
    held.fight.give_order("bo", "hold", "on")
    wait = say("window", "survivors_act:pass", "bo")
    script: list[Any] = [*STRIKES[:1], wait, *STRIKES[1:3], wait, *STRIKES[3:]]
    dash = say("window", "survivors_act:dash:bo", "bo"), say("dash_to", "A6")
    held.perform(SurvivorAct(held.fight), *script, *dash)
    assert name(held["bo"].square) == "A6"
    assert [event.who for event in held.told(turn_events.ActEnded)] == ["ada"]


@clause("SD-35")
def test_between_acts_the_opportunity_is_an_interjection() -> None:
    free = scene(able("ada", "F10", 0), able("bo", "A5"), able("cy", "A9", 0))
    free.perform(SurvivorAct(free.fight), *STRIKES)
    bo_dashes = Do("dash:bo", "bo"), say("dash_to", "A6")
    free.perform(SurvivorAct(free.fight), *bo_dashes, say("next_survivor", "cy"), say("act", "end"))
    assert name(free["bo"].square) == "A6"
    assert not free["bo"].acted


@clause("SD-35")
@pytest.mark.parametrize(("at", "asked"), [("G11", True), ("A1", False)])
def test_after_the_last_act_those_whom_it_concerns_are_asked(at: str, asked: bool) -> None:
    last = scene(able("ada", "F10", 0), able("bo", at))
    last["bo"].acted = True
    end = [say("window", "survivors_act:dash:bo", "bo"), say("dash_to", "E11")] if asked else []
    last.perform(SurvivorAct(last.fight), *STRIKES[1:], *end)
    assert name(last["bo"].square) == ("E11" if asked else at)


@clause("SD-35")
def test_while_others_are_to_act_nobody_is_asked_needlessly() -> None:
    free = scene(able("ada", "F10", 0), able("bo", "G11"), able("cy", "A9", 0))
    free.perform(SurvivorAct(free.fight), *STRIKES)
    assert free.told(events.SurvivalSpent) == []


def test_a_dash_that_leaves_something_to_choose_goes_back_to_the_act() -> None:
    # Nothing in reach and the movement spent: the window; beside the monster her own activation is offered, not a surge only.
    act = scene(able("ada", "A10"))
    act.perform(
        SurvivorAct(act.fight),
        say("act", "move"),
        say("move_to", "B10"),
        say("window", "survivors_act:dash:ada", "ada"),
        say("dash_to", "G10"),
        say("act", "activate:club"),
        faces(1),
    )
    assert act["ada"].survival == 0
    assert [event.action for event in act.told(events.SurvivalSpent)] == ["dash"]


def test_with_something_to_choose_there_is_no_window() -> None:
    asked = scene(able("ada", "G10"))
    act = SurvivorAct(asked.fight)
    act.survivor = asked["ada"]
    act.survivor.activations = 1
    asked.fight.under_way += [act]
    assert Window(asked.fight, SURVIVORS_ACT, []).uses() == []
    act.survivor.activations = 0
    assert "dash:ada" in [use.key for use in Window(asked.fight, SURVIVORS_ACT, []).uses()]


def test_the_last_who_waits_may_die_before_the_act() -> None:
    lost = scene(able("ada", "G10"), able("bo", "A5"), able("cy", "A9"))
    lost["cy"].acted = True
    for one in ("ada", "bo"):
        lost.fight.kill(lost[one], "slain")
    assert [one.id for one in NextSurvivor(lost.fight).options()] == ["ada"]
    lost.perform(SurvivorAct(lost.fight))
    assert lost.told(turn_events.ActBegan) == []
