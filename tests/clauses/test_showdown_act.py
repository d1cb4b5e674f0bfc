"""A survivor's act: one movement and one activation in either order, and the opportunities around them (showdown 2.8, SD-35)."""

from affray.kernel.scripted import Do
from affray.showdown import events, turn_events
from affray.showdown.board import name, square
from affray.showdown.cards import ACT_END, SPEND_ACTIVATION, SURVIVOR_STEP, SURVIVORS_ACT
from affray.showdown.gear import Gear
from affray.showdown.monster import FAILURE, HitLocation
from affray.showdown.survivors_act import ActChoice, MoveTo, NextSurvivor, SurvivorAct
from tests.clauses import clause
from tests.showdown.lion import Lion, at_attacker
from tests.showdown.scene import (
    ALL_ACTIONS,
    ATTACKER_FALLS,
    BOW,
    CLUB,
    SPEAR,
    Mark,
    Scene,
    Text,
    actor,
    cards,
    faces,
    hook,
    look,
    say,
    survivor,
)

END = say("act", "end")


def choices(scene: Scene, who: str) -> list[str]:
    return scene.keys(ActChoice(SurvivorAct(scene.fight), scene[who]))


@clause("SD-35")
def test_zahar_surges_between_her_move_and_her_attack_and_she_dashes_after_it() -> None:
    uliana = survivor("uliana", "D10", [CLUB], survival=1, actions=ALL_ACTIONS)
    zahar = survivor("zahar", "F9", [BOW], survival=1, actions=ALL_ACTIONS)
    lion = Lion([uliana, zahar], [])
    lion.act(
        say("next_survivor", "uliana"),
        say("act", "move"),
        say("move_to", "G10"),
        Do("surge:zahar:bow", "zahar"),
        faces(1),
        say("act", "activate:club"),
        faces(1),
        say("window", "survivors_act:dash:uliana", "uliana"),
        say("dash_to", "F10"),
    )
    assert name(uliana.square) == "F10"
    assert (uliana.survival, zahar.survival) == (0, 0)
    assert [event.who for event in lion.told(events.SurvivorAttacks)] == ["zahar", "uliana"]


@clause("SD-35")
def test_before_the_first_movement_there_is_an_opportunity_too() -> None:
    ada = survivor("ada", "D10")
    bo = survivor("bo", "P22", survival=1, actions=("dash",))
    lion = Lion([ada, bo])
    lion.act(say("next_survivor", "ada"), Do("dash:bo", "bo"), say("dash_to", "P20"), END)
    assert name(bo.square) == "P20"


@clause("SD-35")
def test_in_the_middle_of_a_movement_or_an_attack_there_is_none() -> None:
    found: list[object] = []
    ada = survivor("ada", "G10", [CLUB])
    bo = survivor("bo", "P22", survival=1, actions=("dash",))
    lion = Lion([ada, bo], locations=[HitLocation("gut", reactions={FAILURE: ()})])
    seen = look(lambda fight: [one.key for one in fight.interjections()], found)
    lion.fight.put_in_play(0, (hook("a", SURVIVOR_STEP, seen), hook("b", SPEND_ACTIVATION, seen)))
    lion.act(
        say("next_survivor", "ada"), say("act", "activate:club"), faces(1), say("act", "move"), say("move_to", "F10"),
        say("window", "survivors_act:pass"),
    )  # fmt: skip
    assert found == [[], []]


@clause("SD-35")
def test_a_surge_is_for_everybody_not_only_who_acts() -> None:
    ada = survivor("ada", "D10", survival=1, actions=ALL_ACTIONS)
    bo = survivor("bo", "H9", [SPEAR], survival=1, actions=ALL_ACTIONS)
    found: list[list[str]] = []
    lion = Lion([ada, bo])
    act = SurvivorAct(lion.fight)
    act.survivor, act.open = ada, True
    lion.fight.under_way += [act]
    found.append(lion.breaking_in())
    act.open = False
    found.append(lion.breaking_in())
    assert found == [["dash:ada", "dash:bo", "surge:bo:spear", "surge:bo:fist_and_tooth"], []]


def test_movement_and_activation_come_in_either_order_each_once() -> None:
    lion = Lion([survivor("ada", "G10", [CLUB])])
    ada = lion["ada"]
    ada.movements = ada.activations = 1
    assert choices(lion, "ada") == ["move", "activate:club", "activate:fist_and_tooth", "end"]
    lion.act(say("act", "activate:club"), faces(1), say("act", "move"), say("move_to", "F10"))
    ada.acted = False
    ada.square = square("G9")
    lion.act(say("act", "move"), say("move_to", "G10"), say("act", "activate:club"), faces(1))
    assert [event.point for event in lion.told(turn_events.PointSpent)] == [
        "activation",
        "movement",
        "movement",
        "activation",
    ]


def test_what_is_left_of_an_act_vanishes() -> None:
    lion = Lion([survivor("ada", "G10", [CLUB])])
    lion.act(END)
    assert (lion["ada"].movements, lion["ada"].activations, lion["ada"].acted) == (0, 0, True)


def test_a_movement_is_up_to_the_attribute_through_free_spaces() -> None:
    lion = Lion([survivor("ada", "A1", movement=2), survivor("bo", "A2")])
    assert lion.keys(MoveTo(lion.fight, lion["ada"], 2)) == ["B1", "B2", "C1"]


def test_they_act_in_any_order_and_everybody_once() -> None:
    lion = Lion([survivor("ada", "A1"), survivor("bo", "A3")])
    assert lion.keys(NextSurvivor(lion.fight)) == ["ada", "bo"]
    lion.act(say("next_survivor", "bo", "bo"), END)
    assert lion.keys(NextSurvivor(lion.fight)) == ["ada"]
    lion.act(END)
    assert [event.who for event in lion.told(turn_events.ActBegan)] == ["bo", "ada"]


def test_a_knocked_down_survivor_spends_nothing() -> None:
    lion = Lion([survivor("ada", "G10", [CLUB], down=True)])
    lion.act()
    assert lion.told(turn_events.PointSpent) == []


@clause("SD-31")
def test_encouraged_in_its_own_act_it_still_has_both() -> None:
    ada = survivor("ada", "G10", [CLUB], down=True)
    bo = survivor("bo", "P22", survival=1, actions=("encourage",))
    lion = Lion([ada, bo])
    lion.act(
        say("next_survivor", "ada"), say("window", "survivors_act:encourage:bo:ada"), say("act", "activate:club"), faces(1),
        END,
    )  # fmt: skip
    assert not ada.down


def test_knocked_down_in_its_attack_the_act_is_over() -> None:
    gut = HitLocation("gut", reactions={FAILURE: (ATTACKER_FALLS,)})
    lion = Lion([survivor("ada", "G10", [CLUB])], locations=[gut])
    lion.act(say("act", "activate:club"), faces(8), cards("gut"), faces(2))
    assert lion["ada"].down
    assert lion["ada"].movements == 0


def test_the_dead_act_no_more() -> None:
    dies = Text(lambda o: o.fight.kill(actor(o), "slain"))
    gut = HitLocation("gut", reactions={FAILURE: (dies,)})
    lion = Lion([survivor("ada", "G10", [CLUB]), survivor("bo", "P1")], locations=[gut])
    lion.fight.put_in_play(1, (hook("x", ACT_END, Mark("end")),))
    lion.act(say("next_survivor", "ada"), say("act", "activate:club"), faces(8), cards("gut"), faces(2))
    assert lion.marks == []
    assert lion.keys(NextSurvivor(lion.fight)) == ["bo"]


def test_cards_answer_a_spent_activation_before_anything_comes_of_it() -> None:
    """7.2, Ground Fighting: the lion's basic action first; knocked down by it, the activation is lost."""
    lion = Lion([survivor("bo", "P22"), survivor("ada", "G10", [CLUB])])
    lion["ada"].light[0] = True
    lion.fight.put_in_play(2, (hook("side", SPEND_ACTIVATION, at_attacker()),))
    lion.act(say("next_survivor", "ada"), say("act", "activate:club"), faces(5, 1), faces(1))
    assert lion["ada"].down
    assert lion.told(events.SurvivorAttacks) == []


@clause("SD-33")
def test_a_surges_activation_is_answered_as_well() -> None:
    ada = survivor("ada", "G10", [CLUB], survival=1, actions=("surge",))
    lion = Lion([ada])
    lion.fight.put_in_play(1, (hook("side", SPEND_ACTIVATION, Mark("answered")),))
    lion.window(SURVIVORS_ACT, say("window", "survivors_act:surge:ada:club"), faces(1))
    assert lion.marks == ["answered"]


def test_what_is_out_of_reach_by_then_is_lost() -> None:
    ada = survivor("ada", "G10", [CLUB])
    lion = Lion([ada])
    away = Text(lambda o: o.fight.move_monster(square("N10"), 0))
    lion.fight.put_in_play(1, (hook("side", SPEND_ACTIVATION, away),))
    lion.act(say("act", "activate:club"), END)
    assert lion.told(events.SurvivorAttacks) == []


def test_cumbersome_gear_costs_the_movement_too_and_no_surge_buys_it() -> None:
    """6.3, 4.3."""
    maul = Gear("maul", speed=1, accuracy=6, words=("cumbersome",))
    ada = survivor("ada", "G10", [maul], survival=1, actions=("surge",))
    lion = Lion([ada])
    assert lion.uses(SURVIVORS_ACT) == ["surge:ada:fist_and_tooth"]
    ada.activations = 1
    assert "activate:maul" not in choices(lion, "ada")
    lion.act(say("act", "activate:maul"), faces(1), say("window", "survivors_act:pass"))
    assert lion.told(turn_events.ActEnded) != []


def test_the_end_of_an_act_is_a_moment() -> None:
    lion = Lion([survivor("ada", "A1")])
    lion.fight.put_in_play(0, (hook("x", ACT_END, Mark("end")),))
    lion.act(END)
    assert lion.marks == ["end"]


def test_the_monster_stands_at_the_start_of_the_survivors_turn() -> None:
    lion = Lion([survivor("ada", "A1")], down=True)
    lion.fight.phase = "survivors_turn"
    lion.step()
    assert not lion.monster.down
    assert lion.last(turn_events.SurvivorsTurnBegan).round == 1
