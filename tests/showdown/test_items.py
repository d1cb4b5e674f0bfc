"""A small story for each piece of gear that acts when something befalls a survivor, looks ahead, heals, or lends its neighbour's blow."""

from __future__ import annotations

from typing import Any

import pytest

from affray.showdown import events, survivor_events
from affray.showdown.attack import Attack
from affray.showdown.belongings import gain_gear
from affray.showdown.board import square
from affray.showdown.gear import FIST_AND_TOOTH
from affray.showdown.harm import heal, severe_injury
from affray.showdown.monster import AIDeck
from affray.showdown.sheets import Settlement
from affray.showdown.survival import Dash, EncourageAct
from affray.showdown.survivor import ARMS, BODY, HEAD, LEGS
from tests.clauses import clause
from tests.showdown.held import LIBRARY, Holding, hero, holding
from tests.showdown.scene import cards, faces, say

RAWHIDE = "rawhide_headband rawhide_gloves rawhide_vest rawhide_pants rawhide_boots"
LEATHER = "leather_mask leather_bracers leather_cuirass leather_skirt leather_boots"


def swing(stage: Holding, who: str, weapon: str, *script: Any) -> None:
    gear = next((each for each in stage[who].gear() if each.id == weapon), FIST_AND_TOOTH)
    stage.perform(Attack(stage.fight, stage[who], gear), *script)


# -- what befalls a survivor


def test_dried_acanthus_saves_from_one_severe_injury() -> None:
    stage = holding(hero("ada", "G10", "dried_acanthus"), hero("bo", "G11"))
    ada = stage["ada"]

    def wounds(face: int, *script: Any) -> None:
        stage.run(lambda: severe_injury(stage.fight, ada, BODY), faces(face), *script)

    wounds(5, say("offer", "no"))
    assert (ada.injuries, ada.bleeding) == (["destroyed_back"], 1)
    wounds(1, say("offer", "0:dried_acanthus.2"))
    assert (ada.dead, ada.gear(), stage.fight.archive) == ("", [], ["dried_acanthus"])
    wounds(1)
    assert ada.dead == "instant_death"


def test_an_injury_that_a_card_keeps_off_is_no_damage() -> None:
    stage = holding(hero("ada", "G10", "dried_acanthus"), hero("bo", "G11"))
    stage["ada"].light[BODY] = stage["ada"].heavy[BODY] = True
    blow = stage.blow("ada", faces(5), faces(3), faces(1), say("offer", "0:dried_acanthus.2"))
    assert blow.damaged == 0
    blow = stage.blow("ada", faces(5), faces(3), faces(4))
    assert blow.damaged == 1


def test_the_skull_helm_goes_with_the_head() -> None:
    stage = holding(hero("ada", "G10", "skull_helm"), hero("bo", "G11"))
    stage.run(lambda: severe_injury(stage.fight, stage["ada"], LEGS), faces(9))
    assert stage.fight.archive == []
    stage.run(lambda: severe_injury(stage.fight, stage["ada"], HEAD), faces(9))
    assert (stage.fight.archive, stage["ada"].gear()) == (["skull_helm"], [])


def test_the_lion_skin_cloak_takes_one_from_each_hit_but_the_last() -> None:
    stage = holding(hero("ada", "G10", "lion_skin_cloak"), hero("bo", "G11"))
    for damage in (1, 2):
        stage["ada"].armour[BODY] = 9
        stage.blow("ada", faces(5), faces(3), damage=damage)
        assert stage["ada"].armour[BODY] == 8
    stage["ada"].armour[BODY] = 9
    stage.blow("ada", faces(5), faces(3), damage=4)
    assert stage["ada"].armour[BODY] == 6
    # What is no hit does its whole damage.
    stage["ada"].armour[ARMS] = 9
    stage.play("[{hurt: owner, by: 4}]", faces(2), owner="ada")
    assert stage["ada"].armour[ARMS] == 5


def test_leather_from_head_to_foot_ignores_bash() -> None:
    stage = holding(hero("ada", "G10", LEATHER), hero("bo", "G11", LEATHER.replace("leather_mask", "-")))
    for who in ("ada", "bo"):
        stage.play("[{knock_down: owner, bash: true}]", owner=who)
    assert (stage["ada"].down, stage["bo"].down) == (False, True)
    stage.play("[{knock_down: owner}]", owner="ada")
    assert stage["ada"].down


@pytest.mark.parametrize(("face", "survival"), [(6, 2), (5, 1)])
def test_rawhide_may_give_the_survival_back(face: int, survival: int) -> None:
    stage = holding(hero("ada", "A1", RAWHIDE, survival=2), hero("bo", "A2", survival=2))
    stage["bo"].down = True
    stage.perform(EncourageAct(stage.fight, stage["ada"], stage["bo"]), faces(face))
    assert stage["ada"].survival == survival
    stage.perform(Dash(stage.fight, stage["bo"]), say("dash_to", "A3"))
    assert stage["bo"].survival == 1
    stage.blow("ada", faces(5), faces(3), say("dodge", "body"), faces(10))
    assert stage["ada"].survival == survival


def test_a_broken_set_helps_no_more() -> None:
    stage = holding(hero("ada", "A1", RAWHIDE, survival=2), hero("bo", "A2"))
    heal(stage.fight, stage["ada"], HEAD, 9)
    stage["ada"].armour[HEAD] = 0
    heal(stage.fight, stage["ada"], HEAD, 9)
    assert stage["ada"].armour[HEAD] == 2
    stage.fight.archive_gear(stage["ada"], stage["ada"].gear()[0])
    stage.perform(Dash(stage.fight, stage["ada"]), say("dash_to", "B1"))
    assert stage["ada"].survival == 1


def test_the_drum_raises_everybody_who_hears_it() -> None:
    stage = holding(
        hero("ada", "A1", "rawhide_drum", survival=2), hero("bo", "A2"), hero("cid", "A3"), hero("dov", "A4", flags=["deaf"])
    )  # fmt: skip
    for id in ("bo", "cid", "dov"):
        stage[id].down = True
    stage.perform(EncourageAct(stage.fight, stage["ada"], stage["bo"]))
    assert [stage[id].down for id in ("bo", "cid", "dov")] == [False, False, True]
    stage["bo"].down = True
    stage.perform(Dash(stage.fight, stage["ada"]), say("dash_to", "B1"))
    assert stage["bo"].down


# -- looking ahead


def test_the_headband_lays_two_ai_cards_in_order() -> None:
    stage = holding(hero("ada", "A1", RAWHIDE), hero("bo", "A2"))
    ai = stage.monster.ai = AIDeck(["claw", "chomp", "grasp"], 3)
    stage.offer(
        "ada", "rawhide_headband", "read_monster", cards("claw"), cards("grasp"), say("look_order", "grasp:claw")
    )
    assert (ai.top, len(ai)) == (["grasp", "claw"], 3)
    assert ai.as_deck().possible() == ["grasp"]
    assert stage.last(survivor_events.CardsSeen).cards == ["claw", "grasp"]
    # The unseen third is known by what is left; looking again, he sees the same two.
    stage.offer(
        "ada", "rawhide_headband", "read_monster", cards("grasp"), cards("claw"), say("look_order", "claw:grasp")
    )
    assert ai.top == ["claw", "grasp"]


def test_looking_takes_no_discard_back() -> None:
    stage = holding(hero("ada", "A1", RAWHIDE), hero("bo", "A2"))
    ai = stage.monster.ai = AIDeck(["claw"], 1)
    ai.discard = ["chomp"]
    stage.offer("ada", "rawhide_headband", "read_monster", cards("claw"))
    assert (ai.top, ai.discard) == (["claw"], ["chomp"])
    stage.monster.ai = AIDeck([], 0)
    stage.monster.ai.discard = ["chomp"]
    stage.offer("ada", "rawhide_headband", "read_monster")
    assert stage.monster.ai.discard == ["chomp"]


def test_the_circlet_lays_three_locations_in_order() -> None:
    stage = holding(hero("ada", "A1", "cat_eye_circlet"), hero("bo", "A2"))
    seen = ("beasts_maw", "beasts_paw", "beasts_tail")
    stage.offer(
        "ada", "cat_eye_circlet", "study_locations", cards(*seen), say("look_order", "beasts_tail:beasts_maw:beasts_paw")
    )  # fmt: skip
    deck = stage.monster.locations
    assert (deck.top, len(deck)) == (["beasts_tail", "beasts_maw", "beasts_paw"], 23)


@pytest.mark.parametrize("place", ["top", "bottom"])
def test_the_mace_whistles_for_the_next_card(place: str) -> None:
    stage = holding(hero("ada", "G10", "whistling_mace"), hero("bo", "A2"))
    ai = stage.monster.ai = AIDeck(["chomp", "claw", "grasp"], 3)
    swing(
        stage, "ada", "whistling_mace", faces(2, 2, 10), cards("chomp"), say("look_place", place),
        cards("beasts_knee"), faces(2),
    )  # fmt: skip
    assert len(ai) == 3
    assert ai.top == (["chomp"] if place == "top" else [])
    if place == "bottom":
        assert "chomp" not in ai.as_deck().possible()
        ai.take("claw")
        ai.take("grasp")
        assert ai.as_deck().possible() == ["chomp"]


# -- healing


def test_first_aid_takes_one_bad_token_off_a_neighbour() -> None:
    stage = holding(hero("ada", "A1", "first_aid_kit"), hero("bo", "A2"))
    bo = stage["bo"]
    bo.tokens = {"speed": 2, "strength": -2, "luck": -1}
    bo.bleeding = 2
    aid = ("ada", "first_aid_kit", "give_aid", say("card_survivor", "bo"))
    stage.offer(*aid, say("card_option", "take_token_off"), say("token_off", "strength"))
    assert (bo.tokens, bo.bleeding) == ({"speed": 2, "strength": -1, "luck": -1}, 2)
    stage.offer(*aid, say("card_option", "staunch_bleeding"))
    assert (bo.tokens["strength"], bo.bleeding) == (-1, 1)


def test_first_aid_takes_tokens_that_would_leave_by_themselves() -> None:
    stage = holding(hero("ada", "A1", "first_aid_kit"), hero("bo", "P1"))
    stage.play("[{token: luck, of: owner, by: -1, until: round}, {effect: luck, of: owner, by: -1}]", owner="ada")
    stage.offer("ada", "first_aid_kit", "give_aid", say("card_option", "take_token_off"))
    assert [(each.kind, each.until) for each in stage.fight.effects] == [("luck", "fight")]


def test_brain_mint_clears_all_and_raises() -> None:
    stage = holding(hero("ada", "A1", "brain_mint"), hero("bo", "A2"))
    ada = stage["ada"]
    ada.down, ada.bleeding, ada.tokens = True, 3, {"speed": 1, "luck": -1}
    stage.play("[{token: strength, of: owner, by: 1, until: round}]", owner="ada")
    stage.offer("ada", "brain_mint", "chew_mint")
    assert (ada.down, ada.bleeding, ada.tokens, stage.fight.effects) == (False, 0, {"speed": 0, "luck": 0}, [])


# -- weapons


def test_blood_paint_strikes_with_both_neighbours() -> None:
    stage = holding(hero("ada", "G10", "bone_dagger blood_paint bone_axe"), hero("bo", "A2"))
    stage.offer("ada", "blood_paint", "paint_with_blood", faces(1, 1, 1), faces(1, 1))
    assert [event.weapon for event in stage.told(events.SurvivorAttacks)] == ["bone_dagger", "bone_axe"]


def test_blood_paint_takes_no_neighbour_of_another_row_nor_out_of_reach() -> None:
    stage = holding(hero("ada", "F10", "- - king_spear blood_paint bone_axe -"), hero("bo", "A2"))
    stage.offer("ada", "blood_paint", "paint_with_blood")
    stage["ada"].square = square("G10")
    stage.offer("ada", "blood_paint", "paint_with_blood", faces(1, 1))
    assert [event.weapon for event in stage.told(events.SurvivorAttacks)] == ["bone_axe"]


def test_the_cat_fang_knife_sharpens_until_its_owner_falls() -> None:
    stage = holding(hero("ada", "G10", "cat_fang_knife", edges={"red": 3}), hero("bo", "G11", "cat_fang_knife"))
    for who in ("bo", "ada"):
        swing(
            stage,
            who,
            "cat_fang_knife",
            faces(1, 1, 10),
            cards("beasts_knee" if who == "ada" else "beasts_femur"),
            faces(2),
        )
    tokens = [(each.kind, each.amount, each.target) for each in stage.fight.effects]
    assert tokens == [("strength", 1, "ada")]
    stage.fight.knock_down(stage["bo"])
    assert len(stage.fight.effects) == 1
    stage.fight.knock_down(stage["ada"])
    assert stage.fight.effects == []


def test_the_hunter_whip_needs_its_puzzle() -> None:
    stage = holding(
        hero("ada", "G10", "hunter_whip", edges={"hunter_whip": 1}), hero("bo", "G11", "hunter_whip", edges={"blue": 2})
    )
    stage.monster.moods = ["enraged"]
    swing(stage, "bo", "hunter_whip", faces(1, 1, 10), cards("beasts_knee"), faces(2))
    assert stage.monster.moods == ["enraged"]
    swing(stage, "ada", "hunter_whip", faces(1, 1, 10), cards("beasts_femur"), faces(2))
    assert stage.monster.moods == []


# -- gained and lost


def test_the_curious_hand_unsettles_somebody() -> None:
    stage = holding(hero("ada", "A1"), hero("bo", "A2"))
    stage.play("[{gain: curious_hand, of: owner}]", cards("bo"), owner="ada")
    assert (stage["ada"].insanity, stage["bo"].insanity) == (0, 1)
    stage.play("[{gain: lion_claw, of: owner}]", owner="ada")
    assert stage.fight.storage == ["curious_hand", "lion_claw"]


@clause("SD-50")
def test_gear_gained_in_the_fight_works_at_once() -> None:
    stage = holding(hero("ada", "G10"), hero("bo", "G11"))
    stage.run(lambda: gain_gear(stage.fight, stage["ada"], LIBRARY.gear["skull_helm"]), say("place_gear", "slot:4"))
    stage.run(lambda: severe_injury(stage.fight, stage["ada"], HEAD), faces(9))
    assert stage.fight.archive == ["skull_helm"]


def test_the_dead_leave_their_cards() -> None:
    stage = holding(hero("ada", "A1", "skull_helm", arts=["tough"]), hero("bo", "A2"))
    stage.fight.kill(stage["ada"], "claw")
    assert (stage.holds("ada", "skull_helm"), stage.holds("ada", "tough")) == (False, True)


def test_defeat_takes_one_jewel_from_grid_or_storage() -> None:
    stage = holding(hero("ada", "A1", "elder_earrings"), hero("bo", "A2"))
    stage.fight.settlement = Settlement(storage=("elder_earrings", "bandages"))
    lose = "[{archive_gear: jewelry, by: survivors}]"
    stage.play(lose, say("gear_lost", "ada:0"))
    assert (stage["ada"].gear(), stage.fight.archive) == ([], ["elder_earrings"])
    stage.play(lose)
    stage.play(lose)
    assert stage.fight.settlement.storage == ("bandages",)
    assert stage.fight.archive == ["elder_earrings"] * 2


def test_the_strategist_adds_terrain() -> None:
    stage = holding(hero("ada", "A1"), hero("bo", "A2"))
    stage.play(
        "[{add_terrain: [giant_stone_face, toppled_pillar]}]", say("terrain_card", "toppled_pillar"), owner="ada"
    )
    assert stage.fight.added_terrain == ["toppled_pillar"]
    assert stage.last(survivor_events.TerrainAdded).terrain == "toppled_pillar"
