"""A small story for each fighting art that acts when something befalls a survivor, and for the specializations of shield and whip."""

from __future__ import annotations

import pytest

from affray.showdown import events, survivor_events
from affray.showdown.attack import Attack
from affray.showdown.board import name, square
from affray.showdown.cards import ACT_END, ShowdownOccasion
from affray.showdown.collisions import collide
from affray.showdown.gear import FIST_AND_TOOTH
from affray.showdown.harm import bleed, severe_injury
from affray.showdown.monster_moves import charge_off
from affray.showdown.survival import EncourageAct, may_use
from affray.showdown.survivor import ARMS, BODY, HEAD, LEGS
from affray.showdown.survivor_numbers import number_of
from affray.showdown.survivors_act import SurvivorAct
from tests.showdown.held import Holding, hero, holding
from tests.showdown.scene import Script, Text, cards, faces, say


def test_crossarm_block_turns_a_hit_to_the_arms() -> None:
    stage = holding(hero("ada", "G10", arts=["crossarm_block"]))
    stage.blow("ada", faces(5), faces(1), say("offer", "0:crossarm_block.1"))
    assert (stage["ada"].heavy[HEAD], stage["ada"].light[ARMS]) == (False, True)
    assert stage.last(survivor_events.HitMoved).location == "head"
    stage.blow("ada", faces(5), faces(1), say("offer", "no"))
    assert stage["ada"].heavy[HEAD]


def test_crossarm_block_chooses_which_of_several_hits() -> None:
    stage = holding(hero("ada", "G10", arts=["crossarm_block"]))
    stage.monster.tokens["speed"] = 1
    stage.blow("ada", faces(5, 5), faces(3, 6), say("offer", "0:crossarm_block.1"), say("change_hit", "legs"))
    ada = stage["ada"]
    assert (ada.light[BODY], ada.light[LEGS], ada.light[ARMS]) == (True, False, True)


def test_crossarm_block_has_no_say_where_no_die_is_rolled() -> None:
    stage = holding(hero("ada", "G10", arts=["crossarm_block"]))

    def aim(occasion: ShowdownOccasion) -> None:
        assert occasion.blow is not None
        occasion.blow.aimed = HEAD

    stage.blow("ada", faces(5), after_hit=(Text(aim),))
    assert stage["ada"].heavy[HEAD]


def test_double_dash_turns_an_activation_into_a_movement() -> None:
    stage = holding(hero("ada", "A1", arts=["double_dash"]), hero("bo", "A2"))
    [run_on] = stage["ada"].cards[0].offers
    assert not stage.fight.conditions_hold(stage["ada"], "double_dash", run_on.conditions)
    act = SurvivorAct(stage.fight)
    act.survivor = stage["bo"]
    stage.fight.under_way += [act]
    assert not stage.fight.conditions_hold(stage["ada"], "double_dash", run_on.conditions)
    act.survivor = stage["ada"]
    stage.offer("ada", "double_dash", "run_on")
    assert stage["ada"].movements == 1


def test_extra_sense_dodges_twice() -> None:
    stage = holding(hero("ada", "G10", arts=["extra_sense"], survival=3), hero("bo", "G11", survival=3))
    for who in ("ada", "bo"):
        stage.blow(who, faces(5), faces(3), say("dodge", "body"))
    stage.blow("ada", faces(5), faces(3), say("dodge", "body"))
    stage.blow("bo", faces(5), faces(3))
    assert (stage["ada"].survival, stage["ada"].light[BODY]) == (1, False)
    assert (stage["bo"].survival, stage["bo"].light[BODY]) == (2, True)
    assert may_use(stage.fight, stage["ada"], "dodge") == "used-this-round"


def test_the_last_man_standing_neither_falls_nor_bleeds() -> None:
    stage = holding(hero("ada", "G10", arts=["last_man_standing"]), hero("bo", "A1"))
    stage.fight.knock_down(stage["ada"])
    bleed(stage.fight, stage["ada"], 1)
    assert (stage["ada"].down, stage["ada"].bleeding) == (True, 1)
    stage.fight.stand(stage["ada"])
    stage.fight.kill(stage["bo"], "claw")
    stage.fight.knock_down(stage["ada"])
    bleed(stage.fight, stage["ada"], 1)
    assert (stage["ada"].down, stage["ada"].bleeding) == (False, 1)
    assert [event.what for event in stage.told(survivor_events.Spared)] == ["fall", "bleeding"]
    bleed(stage.fight, stage["ada"], -1)
    assert stage["ada"].bleeding == 0


def encourage(stage: Holding, who: str, companion: str, *script: Script) -> None:
    stage.perform(EncourageAct(stage.fight, stage[who], stage[companion]), *script)


def test_a_leader_hastens_whom_he_encourages() -> None:
    stage = holding(
        hero("ada", "A1", arts=["leader"], survival=2), hero("bo", "A2", survival=2), hero("cid", "A3"),
    )  # fmt: skip
    for companion in ("bo", "cid"):
        stage[companion].down = True
    encourage(stage, "ada", "cid")
    assert [(each.kind, each.target, each.until) for each in stage.fight.effects] == [("speed", "cid", "round")]
    stage.fight.end("round")
    stage["cid"].down = True
    stage["bo"].down = False
    encourage(stage, "bo", "cid")
    assert stage.fight.effects == []


def test_the_orator_of_death() -> None:
    stage = holding(hero("ada", "A1", arts=["orator_of_death"]), hero("bo", "A2"), hero("cid", "A3", flags=["deaf"]))
    stage.offer("ada", "orator_of_death", "death_speech")
    assert [stage[id].insanity for id in ("ada", "bo", "cid")] == [2, 2, 0]
    stage["bo"].down = stage["cid"].down = True
    stage.fight.kill(stage["ada"], "claw")
    assert (stage["bo"].down, stage["cid"].down) == (False, True)


def test_the_orator_speaks_at_his_own_death_only() -> None:
    stage = holding(hero("ada", "A1", arts=["orator_of_death"]), hero("bo", "A2"), hero("cid", "A3"))
    stage["cid"].down = True
    stage.fight.kill(stage["bo"], "claw")
    assert stage["cid"].down


def test_the_thrill_seeker_gains_one_more() -> None:
    stage = holding(hero("ada", "A1", arts=["thrill_seeker"]), hero("bo", "A2"))
    for who in ("ada", "bo"):
        stage.play("[{add: survival, of: owner, by: 1}]", owner=who)
    assert (stage["ada"].survival, stage["bo"].survival) == (2, 1)
    stage.play("[{add: survival, of: owner, by: -1}]", owner="ada")
    assert stage["ada"].survival == 1
    stage.play("[{add: survival, of: owner, by: 9}]", owner="ada")
    assert stage["ada"].survival == 5


@pytest.mark.parametrize(
    ("face", "injury"), [(4, "intracranial_hemorrhage"), (2, "decapitation"), (10, "destroyed_tooth")]
)
def test_the_tough_roll_one_higher(face: int, injury: str) -> None:
    stage = holding(hero("ada", "A1", arts=["tough"]), hero("bo", "A2"))
    stage.run(lambda: severe_injury(stage.fight, stage["ada"], HEAD), faces(face))
    assert stage.last(events.SevereInjury).injury == injury


def test_but_not_from_a_one() -> None:
    stage = holding(hero("ada", "A1", arts=["tough"]), hero("bo", "A2"))
    stage.run(lambda: severe_injury(stage.fight, stage["ada"], LEGS), faces(1))
    assert stage["ada"].dead == "blood_geyser"


def test_tumble_rolls_out_of_the_way() -> None:
    stage = holding(hero("ada", "F10", arts=["tumble"]), hero("bo", "F11"))
    stage.run(lambda: charge_off(stage.fight), faces(6), say("grab_place", "A10"), faces(3))
    assert (stage["ada"].down, name(stage["ada"].square)) == (False, "F9")
    assert (stage["bo"].down, stage.fight.grabbed) == (True, [1])


def test_a_tumble_may_fail() -> None:
    stage = holding(hero("ada", "F10", arts=["tumble"]), hero("bo", "A1"))
    stage.run(lambda: charge_off(stage.fight), faces(5), say("grab_place", "A10"), faces(3))
    assert (stage["ada"].down, stage.fight.grabbed) == (True, [0])


def test_the_unconscious_fighter_dies_of_seven() -> None:
    stage = holding(hero("ada", "A1", arts=["unconscious_fighter"]), hero("bo", "A2"), hero("cid", "A3"))
    bleed(stage.fight, stage["ada"], 6)
    bleed(stage.fight, stage["bo"], 5)
    assert (stage["ada"].dead, stage["bo"].dead) == ("", "bleeding")
    bleed(stage.fight, stage["ada"], 1)
    assert stage["ada"].dead == "bleeding"


def test_arts_are_lost_with_the_tendon() -> None:
    stage = holding(
        hero("ada", "A1", arts=["thrill_seeker", "extra_sense"], flags=["no_use_arts"]), hero("bo", "A2")
    )  # fmt: skip
    stage.play("[{add: survival, of: owner, by: 1}]", owner="ada")
    assert stage["ada"].survival == 1
    assert number_of(stage.fight, stage["ada"], "dodges") == 0


# -- specializations


def test_a_shield_keeps_its_specialist_standing() -> None:
    stage = holding(
        hero("ada", "F10", "scrap_shield", weapon_type="shield", proficiency=3), hero("bo", "F11", "scrap_shield")
    )  # fmt: skip
    stage.run(lambda: stage.fight.knock_down(stage["ada"]))
    assert stage["ada"].down
    stage.fight.stand(stage["ada"])
    for who in ("ada", "bo"):
        collide(stage.fight, stage[who], path=1 << stage[who].square)
    assert (stage["ada"].down, stage["bo"].down) == (False, True)
    collide(stage.fight, stage["ada"])
    assert stage["ada"].down
    assert number_of(stage.fight, stage["ada"], "armour") == 1
    stage.fight.archive_gear(stage["ada"], stage["ada"].gear()[0])
    assert number_of(stage.fight, stage["ada"], "armour") == 0


def test_a_whip_specialist_may_take_the_discarded_card() -> None:
    stage = holding(hero("ada", "G10", "hunter_whip", weapon_type="whip", proficiency=3, accuracy=9, strength=20))
    ai = stage.monster.ai
    ai.discard = ["bite", "roar"]
    deck = len(ai)
    whip = stage["ada"].gear()[0]
    script = (faces(1, 1, 5), cards("beasts_knee"), faces(5))
    stage.perform(Attack(stage.fight, stage["ada"], whip), *script, say("offer", "0:whip:specialization.1"))
    assert (ai.discard, len(ai), ai.wounds()) == (["bite"], deck, 1)
    stage.perform(
        Attack(stage.fight, stage["ada"], whip), *script[:1], cards("beasts_femur"), faces(5), say("offer", "no")
    )
    assert (ai.discard, len(ai), ai.wounds()) == (["bite"], deck - 1, 2)
    stage["ada"].base["strength"] = 20
    stage.perform(Attack(stage.fight, stage["ada"], FIST_AND_TOOTH), faces(1, 5), cards("beasts_heel"), faces(5))
    assert ai.discard == ["bite"]


def test_leather_boots_walk_at_the_end_of_the_act() -> None:
    boots = hero("ada", "A1", "leather_boots", edges={"green": 2})
    stage = holding(boots, hero("bo", "A3", "leather_boots"))
    for who in ("ada", "bo"):
        occasion = stage.fight.occasion(ACT_END)
        occasion.actor = stage[who]
        script = (say("offer", "0:leather_boots.1"), say("move_to", "A2")) if who == "ada" else ()
        stage.run(lambda occasion=occasion: stage.fight.happen(occasion), *script)  # type: ignore[misc]
    assert (stage["ada"].square, stage["bo"].square) == (square("A2"), square("A3"))
