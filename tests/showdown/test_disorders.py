"""A small story for each disorder that acts when something befalls a survivor, and for what injuries and traumas leave behind."""

from __future__ import annotations

from typing import Any

from affray.showdown import events
from affray.showdown.ai import enter_play
from affray.showdown.board import name
from affray.showdown.cards import ACT_END, AFTERMATH
from affray.showdown.harm import bleed, brain_damage, hurt, severe_injury, suffer
from affray.showdown.survival import may_use
from affray.showdown.survivor import ARMS, BODY, BRAIN, HEAD, LEGS, WAIST
from affray.showdown.survivors_act import ActChoice, SurvivorAct
from affray.showdown.targeting import is_threat
from tests.showdown.held import Holding, hero, holding
from tests.showdown.scene import cards, faces, say

FRENZY = (faces(10),)


def pair(disorder: str, **ada: Any) -> Holding:
    """Ada has it and stands before the lion, Bo has not and stands beside her."""
    return holding(hero("ada", "G10", disorders=[disorder], **ada), hero("bo", "G11"))


def test_monster_panic_adds_to_an_intimidate() -> None:
    stage = pair("monster_panic", insanity=5)
    stage["bo"].insanity = 5
    for who in ("ada", "bo"):
        stage.play("[{intimidate: target, do: [{brain: target, by: 1}]}]", target=who)
        stage.play("[{brain: target, by: 1}]", target=who)
    assert (stage["ada"].insanity, stage["bo"].insanity) == (2, 3)


def test_the_immortal_suffers_in_the_mind() -> None:
    stage = pair("immortal", insanity=3, survival=1)
    ada = stage["ada"]
    assert may_use(stage.fight, ada, "dodge") == "no-survival"
    assert hurt(stage.fight, ada, BODY, 2)
    assert (ada.light[BODY], ada.insanity) == (False, 1)
    assert may_use(stage.fight, ada, "dodge") == ""
    hurt(stage.fight, ada, BODY, 1)
    assert (ada.light[BODY], ada.insanity) == (True, 1)


def test_prey_spends_no_survival_unless_insane() -> None:
    stage = pair("prey", survival=2)
    assert may_use(stage.fight, stage["ada"], "dodge") == "no-survival"
    stage["ada"].insanity = 3
    assert may_use(stage.fight, stage["ada"], "dodge") == ""


def test_apathy_neither_spends_nor_gains() -> None:
    stage = pair("apathetic", survival=2)
    stage.fight.add_survival(stage["ada"], 1)
    assert stage["ada"].survival == 2
    assert may_use(stage.fight, stage["ada"], "dodge") == "no-survival"


def test_seizures_throw_down_whom_the_head_hurts() -> None:
    stage = holding(hero("ada", "G10", "skull_helm", disorders=["seizures"]), hero("bo", "G11", "skull_helm"))
    hurt(stage.fight, stage["ada"], BODY, 1)
    assert not stage["ada"].down
    for who in ("ada", "bo"):
        hurt(stage.fight, stage[who], HEAD, 1)
    assert (stage["ada"].down, stage["bo"].down) == (True, False)


def test_the_traumatized_fall_beside_the_monster() -> None:
    stage = pair("traumatized")
    for who in ("bo", "ada"):
        occasion = stage.fight.occasion(ACT_END)
        occasion.actor = stage[who]
        stage.fight.happen(occasion)
        assert stage["ada"].down == (who == "ada")


def test_hemophobia_falls_at_the_sight_of_blood() -> None:
    stage = pair("hemophobia")
    bleed(stage.fight, stage["bo"], -1)
    assert not stage["ada"].down
    bleed(stage.fight, stage["bo"], 1)
    assert (stage["ada"].down, stage["bo"].down) == (True, False)


def test_the_rageholic_is_in_frenzy_after_a_severe_injury() -> None:
    stage = pair("rageholic")
    stage.run(lambda: severe_injury(stage.fight, stage["bo"], ARMS), faces(8))
    assert stage["bo"].tokens == {"strength": -2}
    stage.run(lambda: severe_injury(stage.fight, stage["ada"], ARMS), faces(8), *FRENZY)
    assert stage["ada"].tokens == {"strength": -1, "speed": 1}


def test_coprolalia_cannot_hide_but_can_fall() -> None:
    stage = pair("coprolalia", hidden=True)
    stage["bo"].hidden = True
    assert (is_threat(stage.fight, stage["ada"]), is_threat(stage.fight, stage["bo"])) == (True, False)
    stage["ada"].down = True
    assert not is_threat(stage.fight, stage["ada"])


def test_the_hyperactive_must_move() -> None:
    stage = pair("hyperactive")
    act = SurvivorAct(stage.fight)
    ada = stage["ada"]
    ada.movements = ada.activations = 1
    assert "end" not in stage.keys(ActChoice(act, ada))
    ada.movements = 0
    assert "end" in stage.keys(ActChoice(act, ada))
    ada.movements = 1
    ada.moved = True
    assert "end" in stage.keys(ActChoice(act, ada))


def test_the_hyperactive_moves_though_nothing_else_is_left() -> None:
    stage = holding(hero("ada", "A1", disorders=["hyperactive"]))
    stage.perform(SurvivorAct(stage.fight), say("move_to", "A2"))
    assert (stage["ada"].moved, name(stage["ada"].square)) == (True, "A2")


def test_a_disorder_gained_in_the_fight_works_at_once() -> None:
    stage = holding(hero("ada", "G10"), hero("bo", "G11"))
    stage.play("[{disorder: random, of: owner}]", cards("hemophobia"), owner="ada")
    bleed(stage.fight, stage["bo"], 1)
    assert stage["ada"].down


# -- injuries and traumas


def suffers(stage: Holding, who: str, location: int, face: int, *script: Any) -> None:
    stage.run(lambda: severe_injury(stage.fight, stage[who], location), faces(face), *script)


def test_a_torn_achilles_tendon_gives_way_at_each_injury() -> None:
    stage = holding(hero("ada", "G10"), hero("bo", "G11"))
    ada = stage["ada"]
    suffers(stage, "ada", LEGS, 6)
    assert not ada.down
    hurt(stage.fight, stage["bo"], WAIST, 1)
    assert not ada.down
    hurt(stage.fight, ada, WAIST, 1)
    assert ada.down
    stage.fight.stand(ada)
    suffers(stage, "ada", BODY, 8)
    assert ada.down
    stage.fight.stand(ada)
    brain_damage(stage.fight, ada, 1)
    assert ada.down


def test_the_disemboweled_move_one_space_whatever_they_gain() -> None:
    stage = holding(hero("ada", "G10"), hero("bo", "G11"))
    suffers(stage, "ada", BODY, 6)
    stage.play("[{token: movement, of: owner, by: 2}]", owner="ada")
    assert stage["ada"].total("movement") == 1


def test_the_disemboweled_die_where_nobody_else_lives() -> None:
    stage = holding(hero("ada", "G10"), hero("bo", "G11"))
    suffers(stage, "ada", BODY, 6)
    stage.monster.dead = True
    stage.happen(AFTERMATH)
    assert stage["ada"].on_board()
    stage["bo"].dead = "claw"
    stage.happen(AFTERMATH)
    assert stage["ada"].dead == "disemboweled"


def test_frenzy_forgets_arts_and_mastery() -> None:
    stage = holding(hero("ada", "G10", arts=["thrill_seeker"]), hero("bo", "G11"))
    trauma = next(each for each in stage.fight.tables[BRAIN] if each.id == "trauma_frenzy")
    stage.fight.add_survival(stage["ada"], 1)
    stage.run(lambda: suffer(stage.fight, stage["ada"], trauma), faces(1))
    stage.fight.add_survival(stage["ada"], 1)
    assert stage["ada"].survival == 3


# -- moods that watch survivors


def test_enraged_is_appeased_by_a_limb_or_a_death() -> None:
    stage = holding(hero("ada", "G10"), hero("bo", "G11"), hero("cid", "A1"))
    enter_play(stage.fight, stage.monster.ai_cards["enraged"])
    suffers(stage, "ada", ARMS, 8)
    assert stage.monster.moods == ["enraged"]
    suffers(stage, "ada", ARMS, 4)
    assert stage.monster.moods == []
    # An old injury is no new one.
    enter_play(stage.fight, stage.monster.ai_cards["enraged"])
    suffers(stage, "ada", ARMS, 10)
    assert stage.monster.moods == ["enraged"]
    stage.fight.kill(stage["bo"], "claw")
    assert stage.monster.moods == []


def test_bloodthirsty_sees_what_hurts() -> None:
    stage = holding(hero("ada", "G10"), hero("bo", "G11"))
    enter_play(stage.fight, stage.monster.ai_cards["bloodthirsty"])
    hurt(stage.fight, stage["ada"], BODY, 2)
    assert stage.monster.counters == {"bloodthirsty": 1}


def test_memory_loss_takes_the_specialization() -> None:
    stage = holding(hero("ada", "G10", weapon_type="whip", proficiency=4), hero("bo", "G11"))
    assert stage.holds("ada", "whip:specialization")
    stage.play("[{add: proficiency, of: owner, by: -2}]", owner="ada")
    assert not stage.holds("ada", "whip:specialization")
    assert stage.told(events.SurvivorDied) == []
