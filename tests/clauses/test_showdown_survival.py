"""Survival and the survival actions."""

import pytest

from affray.kernel.scripted import Unscripted
from affray.showdown import events
from affray.showdown.board import square
from affray.showdown.cards import BEFORE_REACTION, FLOW, ROUND_END, SURVIVORS_ACT
from affray.showdown.gear import Gear
from affray.showdown.monster import FAILURE, HitLocation
from affray.showdown.survival import ACTIONS, Dash, DashTo, Surge, may_use
from affray.showdown.survivor import Survivor
from tests.clauses import clause
from tests.showdown.scene import (
    ALL_ACTIONS,
    CLUB,
    SPEAR,
    Mark,
    Scene,
    Text,
    cards,
    faces,
    flees,
    hook,
    look,
    say,
    survivor,
)


def ready(id: str, at: str, survival: int = 3, actions: tuple[str, ...] = ALL_ACTIONS) -> Survivor:
    return survivor(id, at, [CLUB], survival=survival, actions=actions)


@clause("SD-26")
def test_survival_is_gained_up_to_the_limit_and_lost_down_to_none() -> None:
    ada = ready("ada", "H9", 1)
    ada.survival_limit = 3
    scene = Scene([ada])
    for by, now in ((1, 2), (5, 3), (-1, 2), (-7, 0)):
        scene.fight.add_survival(ada, by)
        assert ada.survival == now
    assert [event.by for event in scene.told(events.SurvivalChanged)] == [1, 1, -1, -2]


@clause("SD-26")
def test_what_lies_above_the_limit_is_not_taken_away() -> None:
    ada = ready("ada", "H9", 4)
    ada.survival_limit = 2
    scene = Scene([ada])
    scene.fight.add_survival(ada, 1)
    assert ada.survival == 4
    scene.fight.add_survival(ada, -1)
    assert ada.survival == 3


@clause("SD-26")
def test_dash_and_surge_need_an_opportunity_encourage_needs_none() -> None:
    scene = Scene([ready("ada", "H9"), ready("bo", "A1")])
    scene.fight.knock_down(scene["bo"])
    assert scene.uses(SURVIVORS_ACT) == ["dash:ada", "surge:ada:club", "surge:ada:fist_and_tooth"]
    assert scene.uses(FLOW) == scene.uses(SURVIVORS_ACT)
    assert scene.uses(ROUND_END) == []
    assert scene.breaking_in() == ["encourage:ada:bo"]


@clause("SD-26")
def test_hooks_that_cost_survival_are_offered_only_to_who_has_it() -> None:
    scene = Scene([ready("ada", "H9", 1)])
    scene.fight.put_in_play(0, (hook("art", ROUND_END, Mark("art"), cost=1),))
    scene.happen(ROUND_END, say("offer", "0:art"))
    assert (scene.marks, scene["ada"].survival) == (["art"], 0)
    scene.happen(ROUND_END)
    assert scene.marks == ["art"]


@clause("SD-27")
def test_nothing_starts_before_the_last_action_is_resolved() -> None:
    seen: list[object] = []

    def everything(scene: Scene) -> object:
        return (
            scene.uses(BEFORE_REACTION),
            scene.breaking_in(),
            [may_use(scene.fight, one, "dodge") for one in scene.fight.survivors],
        )

    chest = HitLocation("chest", reactions={FAILURE: (look(lambda fight: everything(scene), seen),)})
    scene = Scene([ready("ada", "H9"), ready("bo", "A1"), ready("zahar", "A5")], [chest])
    scene.fight.knock_down(scene["bo"])
    # No window is asked for inside the surge, though the card reacts.
    scene.window(SURVIVORS_ACT, say("window", "survivors_act:surge:ada:club"), faces(6), cards("chest"), faces(2),
                 *[say("window", "survivors_act:pass", seat) for seat in ("ada", "zahar")])  # fmt: skip
    assert seen == [([], [], ["attacking", "unresolved", "unresolved"])]


@clause("SD-27")
def test_nobody_dashes_away_from_what_a_surge_provoked() -> None:
    chest = HitLocation("chest", reactions={FAILURE: (flees("D10"),)})
    scene = Scene([ready("ada", "H9"), ready("zahar", "E11")], [chest])
    with pytest.raises(Unscripted):
        scene.perform(
            Surge(scene.fight, scene["ada"], scene.fight.purchases(scene["ada"])[0].key),
            faces(6),
            cards("chest"),
            faces(2),
            say("window", "before_reaction:dash:zahar"),
        )


@clause("SD-28")
def test_everyone_dodges_from_the_start_the_rest_is_the_settlements() -> None:
    scene = Scene([ready("ada", "H9", actions=()), ready("bo", "A1", actions=("dash",))])
    assert [action for action in ACTIONS if not may_use(scene.fight, scene["ada"], action)] == ["dodge"]
    assert [action for action in ACTIONS if not may_use(scene.fight, scene["bo"], action)] == ["dodge", "dash"]
    assert may_use(scene.fight, scene["ada"], "surge") == "not-known"
    assert scene.uses(SURVIVORS_ACT) == ["dash:bo"]


@clause("SD-30")
def test_a_knocked_down_survivor_may_only_dodge() -> None:
    scene = Scene([ready("ada", "H9"), ready("bo", "A1")])
    scene.fight.knock_down(scene["ada"])
    assert [action for action in ACTIONS if not may_use(scene.fight, scene["ada"], action)] == ["dodge"]
    assert scene.uses(SURVIVORS_ACT) == ["dash:bo"]


@clause("SD-31")
def test_encouraging_makes_a_knocked_down_companion_stand_at_any_choice() -> None:
    scene = Scene([ready("ada", "H9"), ready("bo", "A1")])
    scene.fight.knock_down(scene["bo"])
    scene.window(
        SURVIVORS_ACT,
        scene.encourage("ada", "bo"),
        *[say("window", "survivors_act:pass", seat) for seat in ("ada", "bo")],
    )
    assert (scene["bo"].down, scene["ada"].survival) == (False, 2)
    assert scene.last(events.SurvivalSpent).action == "encourage"


@clause("SD-31")
def test_who_may_encourage_whom() -> None:
    scene = Scene([ready("ada", "H9"), ready("bo", "A1"), ready("cy", "A3"), ready("zahar", "A5", 0)])
    assert scene.breaking_in() == []  # nobody lies
    for id in ("bo", "cy"):
        scene.fight.knock_down(scene[id])
    assert scene.breaking_in() == ["encourage:ada:bo", "encourage:ada:cy"]  # not those who lie, nor who has no survival
    scene["bo"].flags.append("deaf")
    assert scene.breaking_in() == ["encourage:ada:cy"]


@clause("SD-32")
def test_a_dash_is_a_movement_used_at_once() -> None:
    scene = Scene([ready("ada", "H9")])
    scene.perform(Dash(scene.fight, scene["ada"]), say("dash_to", "C9"))
    assert (scene["ada"].square, scene["ada"].survival, scene["ada"].movements) == (square("C9"), 2, 0)
    assert scene.last(events.Moved).to == "C9"


@clause("SD-32")
def test_it_goes_as_far_as_the_movement_through_free_spaces_only() -> None:
    scene = Scene([ready("ada", "A1"), ready("bo", "A2"), ready("cy", "C1")], movement=6)
    scene["ada"].base["movement"] = 2
    assert scene.keys(DashTo(scene.fight, scene["ada"])) == ["B1", "B2"]
    scene["cy"].base["movement"] = 1
    scene["cy"].square = square("H9")
    assert sorted(scene.keys(DashTo(scene.fight, scene["cy"]))) == ["G9", "H8", "I9"]  # not under the monster


@clause("SD-33")
def test_a_surge_buys_an_attack_with_any_weapon_in_reach() -> None:
    cumbersome = Gear("great_club", speed=1, accuracy=6, words=("cumbersome",))
    ada = survivor("ada", "F10", [CLUB, SPEAR, CLUB, SPEAR, cumbersome], survival=1, actions=ALL_ACTIONS)
    scene = Scene([ada], [HitLocation("flank")])
    assert scene.uses(SURVIVORS_ACT) == ["dash:ada", "surge:ada:spear"]
    ada.square = square("G10")
    assert scene.uses(SURVIVORS_ACT) == ["dash:ada", "surge:ada:club", "surge:ada:spear", "surge:ada:fist_and_tooth"]
    scene.window(SURVIVORS_ACT, say("window", "survivors_act:surge:ada:spear"), faces(6), cards("flank"), faces(8))
    assert (ada.survival, ada.activations, scene.wounds) == (0, 0, 1)


@clause("SD-34")
def test_what_a_surge_causes_is_resolved_before_the_act_goes_on() -> None:
    chest = HitLocation("chest", reactions={FAILURE: (Mark("reaction"),)})
    scene = Scene([ready("ada", "H9"), ready("zahar", "G10")], [chest])
    zahar = scene["zahar"]

    def act() -> None:
        scene.fight.window(SURVIVORS_ACT)
        scene.marks.append("act")

    scene.run(
        act,
        say("window", "survivors_act:surge:zahar:club"),
        faces(6),
        cards("chest"),
        faces(2),
        *[say("window", "survivors_act:pass", seat) for seat in ("ada", "zahar")],
    )
    assert scene.marks == ["reaction", "act"]
    assert zahar.survival == 2


@clause("SD-41")
def test_each_action_once_a_round() -> None:
    scene = Scene([ready("ada", "H9"), ready("bo", "A1")])
    scene.perform(Dash(scene.fight, scene["ada"]), say("dash_to", "G9"))
    assert may_use(scene.fight, scene["ada"], "dash") == "used-this-round"
    assert scene.uses(SURVIVORS_ACT) == ["dash:bo"]
    assert may_use(scene.fight, scene["ada"], "surge") == ""
    for id in ("bo", "ada"):
        scene.fight.knock_down(scene[id])
        other = "ada" if id == "bo" else "bo"
        assert scene.breaking_in() == [f"encourage:{other}:{id}"]
        scene.run(scene.fight.interjections()[0].run)
    scene.fight.knock_down(scene["bo"])
    assert scene.breaking_in() == []


@clause("SD-26")
@pytest.mark.parametrize(
    ("flag", "left"),
    [
        ("no_spend_survival", []),
        ("no_dash", ["surge:ada:club", "surge:ada:fist_and_tooth"]),
        ("no_surge", ["dash:ada"]),
    ],
)
def test_injuries_that_bar_actions(flag: str, left: list[str]) -> None:
    scene = Scene([ready("ada", "H9")])
    scene["ada"].flags.append(flag)
    assert scene.uses(SURVIVORS_ACT) == left
    scene.fight.add_survival(scene["ada"], 1)
    assert scene["ada"].survival == 4


@clause("SD-26")
def test_who_may_not_gain_survival_gains_none() -> None:
    scene = Scene([ready("ada", "H9")])
    scene["ada"].flags.append("no_gain_survival")
    scene.fight.add_survival(scene["ada"], 1)
    assert scene["ada"].survival == 3
    scene.fight.add_survival(scene["ada"], -2)
    assert scene["ada"].survival < 3  # what bars gaining does not bar losing


@clause("SD-27")
def test_a_monster_that_falls_in_a_surge_opens_no_window_of_its_own() -> None:
    chest = HitLocation("chest", reactions={FAILURE: (Text(lambda o: o.fight.knock_monster_down()),)})
    scene = Scene([ready("ada", "H9"), ready("zahar", "A1")], [chest])
    surge = Surge(scene.fight, scene["ada"], scene.fight.purchases(scene["ada"])[0].key)
    scene.perform(surge, faces(6), cards("chest"), faces(2))
    assert scene.monster.down
