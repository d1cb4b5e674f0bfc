"""Gear words that change a rule, and the texts of weapons at a perfect hit (rules 6.3, 6.4)."""

from __future__ import annotations

import pytest

from affray.kernel.effect import Effect
from affray.kernel.scripted import Unscripted
from affray.showdown import events
from affray.showdown.monster import HitLocation
from tests.showdown.armed import EYE, SKULL, armed
from tests.showdown.held import hero
from tests.showdown.scene import cards, faces, say

# -- dice


def test_a_slow_weapon_has_one_die_whatever_adds_to_it() -> None:
    stage = armed(hero("ada", "G10", "zanbato bone_axe", speed=2))
    stage.strike("ada", "zanbato", faces(2))
    assert stage.last(events.SurvivorAttacks).dice == 1
    stage.strike("ada", "bone_axe", faces(2, 2, 2, 2))
    stage["ada"].base["speed"] = -5
    stage.strike("ada", "bone_axe", faces(2))


def test_a_fast_card_that_is_slow_has_one_die() -> None:
    stage = armed(hero("ada", "G10", "perfect_slayer"))
    stage.strike("ada", "perfect_slayer", faces(2))


def test_paired_weapons_need_a_twin() -> None:
    stage = armed(hero("ada", "G10", "lion_beast_katar lion_beast_katar"), hero("bo", "G11", "lion_beast_katar"))
    stage.strike("ada", "lion_beast_katar", faces(2, 2, 2, 2))
    stage.strike("bo", "lion_beast_katar", faces(2, 2))
    assert stage.buys("ada").count("lion_beast_katar") == 1


def test_twins_that_are_not_paired_add_nothing() -> None:
    stage = armed(hero("ada", "G10", "bone_axe bone_axe"))
    stage.strike("ada", "bone_axe", faces(2, 2))


def test_early_iron_cancels_the_attack_at_a_one() -> None:
    stage = armed(hero("ada", "G10", "lantern_glaive bone_axe"))
    stage.strike("ada", "lantern_glaive", faces(9, 1))
    assert (stage.told(events.AttackCancelled)[0].weapon, stage.totals) == ("lantern_glaive", [])
    stage.strike("ada", "bone_axe", faces(9, 1), cards("flank"), faces(2))
    assert len(stage.told(events.AttackCancelled)) == 1


def test_an_unwieldy_weapon_hurts_its_owner_for_each_one_and_goes_on() -> None:
    stage = armed(hero("ada", "G10", "whistling_mace"))
    stage.strike("ada", "whistling_mace", faces(1, 1, 6), faces(3), faces(5), cards("flank"), faces(2))
    ada = stage["ada"]
    assert sum(ada.light) + sum(ada.heavy) == 2
    assert stage.totals == [5]


def test_aim_gives_a_die_for_accuracy() -> None:
    stage = armed(hero("ada", "C10", "cat_gut_bow"))
    stage.strike("ada", "cat_gut_bow", faces(4, 6))
    assert stage.against == 7
    stage.strike("ada", "cat_gut_bow", faces(4), mode="take_aim")
    assert stage.against == 5
    assert {"cat_gut_bow", "cat_gut_bow:take_aim"} <= set(stage.buys("ada"))


# -- wounds


def test_a_sharp_die_adds_to_each_attempt_and_is_never_critical() -> None:
    stage = armed(hero("ada", "G10", "lantern_sword"), locations=[EYE, HitLocation("flank")])
    script = (cards("eye", "flank"), say("location", "eye"), faces(2), faces(10), faces(3), faces(1))
    stage.strike("ada", "lantern_sword", faces(5, 5, 2), *script)
    assert stage.totals == [15, 7]
    assert [event.critical for event in stage.told(events.WoundAttempted)] == [False, False]
    assert stage.wounds == 1


@pytest.mark.parametrize(("weapon", "critical"), [("zanbato", True), ("bone_axe", False)])
def test_deadly_is_luck(weapon: str, critical: bool) -> None:
    stage = armed(hero("ada", "G10", weapon), locations=[EYE])
    dice = faces(6) if weapon == "zanbato" else faces(6, 2)
    stage.strike("ada", weapon, dice, cards("eye"), faces(9))
    assert stage.last(events.WoundAttempted).critical is critical


def test_savage_adds_a_wound_to_the_first_critical_one_only() -> None:
    stage = armed(hero("ada", "G10", "bone_axe"), locations=[EYE, HitLocation("ear", critical=())])
    stage.strike("ada", "bone_axe", faces(6, 6), cards("eye", "ear"), say("location", "eye"), faces(10), faces(10))
    assert stage.wounds == 3


@pytest.mark.parametrize(
    ("location", "wounds"),
    [(HitLocation("flank"), 1), (HitLocation("eye", ("impervious",), critical=()), 0)],
)
def test_savage_needs_a_critical_wound(location: HitLocation, wounds: int) -> None:
    stage = armed(hero("ada", "G10", "bone_axe"), locations=[location])
    stage.strike("ada", "bone_axe", faces(6, 2), cards(location.id), faces(10))
    assert stage.wounds == wounds


@pytest.mark.parametrize(("face", "wounds"), [(1, 0), (2, 3), (10, 3)])
def test_devastating_adds_to_every_wound(face: int, wounds: int) -> None:
    stage = armed(hero("ada", "G10", "perfect_slayer"), locations=[EYE])
    stage.strike("ada", "perfect_slayer", faces(6), cards("eye"), faces(face), faces(1))
    assert stage.wounds == wounds


def test_a_frail_weapon_breaks_on_a_super_dense_location_after_its_attempt() -> None:
    stage = armed(hero("ada", "G10", "bone_axe bone_axe"), locations=[SKULL, HitLocation("flank")])
    stage.strike("ada", "bone_axe", faces(6, 6), cards("skull", "flank"), say("location", "skull"), faces(9))
    assert (stage.wounds, stage.fight.archive) == (1, ["bone_axe"])
    assert [card.id for card in stage["ada"].gear()] == ["bone_axe"]
    assert stage.discard == ["flank", "skull"]


@pytest.mark.parametrize(("weapon", "location"), [("bone_axe", "flank"), ("scrap_sword", "skull")])
def test_it_breaks_on_nothing_else_and_nothing_else_breaks(weapon: str, location: str) -> None:
    stage = armed(hero("ada", "G10", weapon), locations=[SKULL, HitLocation("flank")])
    stage.strike("ada", weapon, faces(6, 2), cards(location), faces(9))
    assert (stage.fight.archive, stage.weapon("ada", weapon).id) == ([], weapon)


def test_a_frail_weapon_may_break_at_the_end_by_a_ruling() -> None:
    stage = armed(hero("ada", "G10", "bone_axe"), locations=[SKULL, HitLocation("flank")])
    stage.fight.rulings = {**stage.fight.rulings, "frail_breaks": "end_of_attack"}
    script = (cards("skull", "flank"), say("location", "skull"), faces(9), faces(8))
    stage.strike("ada", "bone_axe", faces(6, 6), *script)
    assert (stage.totals, stage.fight.archive) == ([12, 11], ["bone_axe"])


@pytest.mark.parametrize(("face", "holder"), [(9, "ada"), (2, None)])
def test_provoke_takes_the_token_with_a_wound(face: int, holder: str | None) -> None:
    stage = armed(hero("ada", "G10", "rawhide_whip"))
    stage.strike("ada", "rawhide_whip", faces(7, 2, 2), cards("flank"), faces(face))
    assert (stage.fight.priority.id if stage.fight.priority else None) == holder


# -- who may use them, and from where


def test_a_sentient_weapon_obeys_the_insane() -> None:
    stage = armed(hero("ada", "G10", "butcher_cleaver"))
    stage["ada"].insanity = 2
    assert stage.buys("ada") == ["fist_and_tooth"]
    stage["ada"].insanity = 3
    assert stage.buys("ada") == ["butcher_cleaver", "fist_and_tooth"]


def test_two_hands_may_be_lacking() -> None:
    stage = armed(hero("ada", "G10", "king_spear bone_dagger"))
    assert "king_spear" in stage.buys("ada")
    stage["ada"].flags.append("no_two_handed")
    assert stage.buys("ada") == ["bone_dagger", "fist_and_tooth"]


def test_cumbersome_costs_the_movement_too_so_that_no_surge_buys_it() -> None:
    stage = armed(hero("ada", "G10", "bone_club", survival=2, actions=("surge",)))
    assert stage.costs_movement("ada", "bone_club")
    assert not stage.costs_movement("ada", "fist_and_tooth")
    assert stage.surges("ada") == ["fist_and_tooth"]
    stage["ada"].actions = ()
    stage.act(say("act", "activate:bone_club"), faces(2, 2))
    assert stage.last(events.SurvivorAttacks).weapon == "bone_club"


def test_cumbersome_cannot_follow_a_movement() -> None:
    stage = armed(hero("ada", "G10", "bone_club"))
    with pytest.raises(Unscripted, match="activate:bone_club"):
        stage.act(say("act", "move"), say("move_to", "G11"), say("act", "activate:bone_club"))


def test_reach_is_counted_in_spaces() -> None:
    stage = armed(hero("ada", "F10", "king_spear bone_dagger"), hero("bo", "E10", "king_spear"))
    assert (stage.buys("ada"), stage.buys("bo")) == (["king_spear"], [])


@pytest.mark.parametrize(("at", "shoots"), [("B10", True), ("A10", False)])
def test_range_is_counted_in_spaces(at: str, shoots: bool) -> None:
    stage = armed(hero("ada", at, "bone_darts"))
    assert stage.buys("ada") == (["bone_darts"] if shoots else [])


def test_a_shot_needs_a_clear_sight_and_reach_does_not() -> None:
    stage = armed(hero("ada", "C10", "cat_gut_bow"), hero("bo", "F10", "king_spear"))
    assert "cat_gut_bow" in stage.buys("ada")
    stage.terrain("toppled_pillar", "D9")
    assert stage.buys("ada") == []
    assert stage.buys("bo") == ["king_spear"]


def test_ammo_needs_its_bow_and_has_its_range() -> None:
    stage = armed(hero("ada", "B10", "claw_head_arrow cat_gut_bow"), hero("bo", "G11", "claw_head_arrow"))
    assert "claw_head_arrow" in stage.buys("ada")
    assert stage.buys("bo") == ["fist_and_tooth"]
    stage.fight.move_survivor(stage["ada"], 9)
    assert stage["ada"].square == 9
    assert "claw_head_arrow" not in stage.buys("ada")


def test_an_arrow_flies_once_in_a_fight() -> None:
    stage = armed(hero("ada", "C10", "claw_head_arrow cat_gut_bow"), hero("bo", "C11", "claw_head_arrow cat_gut_bow"))
    stage.strike("ada", "claw_head_arrow", faces(6), cards("flank"), faces(2))
    assert (stage.totals, stage.monster.tokens["evasion"]) == ([8], -1)
    stage.fight.end("round")
    assert "claw_head_arrow" not in stage.buys("ada")
    assert "claw_head_arrow" in stage.buys("bo")


def test_each_hit_of_an_arrow_counts_a_joined_die_too() -> None:
    stage = armed(hero("ada", "C10", "claw_head_arrow cat_gut_bow", arts=["combo_master"]))
    script = (faces(10), faces(6), cards("flank", "rib"), say("location", "rib"), faces(2), faces(2))
    stage.strike("ada", "claw_head_arrow", *script)
    assert stage.monster.tokens["evasion"] == -2


def test_fallen_it_wields_nothing() -> None:
    stage = armed(hero("ada", "G10", "bone_dagger scrap_shield"))
    stage["ada"].down = True
    assert stage.buys("ada") == []


# -- shields


def test_block_ignores_hits_of_the_next_attack() -> None:
    stage = armed(hero("ada", "G10", "beacon_shield"))
    stage.monster.tokens["speed"] = 2
    stage.act(say("act", "activate:block:beacon_shield"), say("act", "end"))
    stage.blow("ada", faces(5, 5, 5), faces(3))
    ada = stage["ada"]
    assert sum(ada.light) + sum(ada.heavy) == 1
    stage.blow("ada", faces(5, 5, 5), faces(2, 4, 6))
    assert sum(ada.light) + sum(ada.heavy) == 4


@pytest.mark.parametrize("shields", [("scrap_shield", "beacon_shield"), ("beacon_shield", "scrap_shield")])
def test_only_one_block_counts_in_an_attack(shields: tuple[str, str]) -> None:
    stage = armed(hero("ada", "G10", "beacon_shield scrap_shield"))
    stage.monster.tokens["speed"] = 2
    for shield in shields:
        stage.buy("ada", f"block:{shield}")
    stage.blow("ada", faces(5, 5, 5), faces(3))
    assert sum(stage["ada"].light) == 1


def test_a_block_lasts_until_the_next_act() -> None:
    stage = armed(hero("ada", "G10", "scrap_shield"))
    stage.act(say("act", "activate:block:scrap_shield"), say("act", "end"))
    stage.fight.end("round")
    assert [(effect.kind, effect.amount) for effect in stage.fight.effects] == [("block", 1)]
    stage["ada"].acted = False
    stage.act(say("act", "end"))
    assert stage.fight.effects == []


# -- perfect hits


def test_each_lantern_ten_of_a_scrap_dagger_counts() -> None:
    stage = armed(hero("ada", "G10", "scrap_dagger"))
    script = (cards("flank", "rib"), say("location", "rib"), faces(2), faces(3))
    stage.strike("ada", "scrap_dagger", faces(10, 10, 2), *script)
    assert stage.totals == [8, 9]
    stage.strike("ada", "scrap_dagger", faces(7, 2, 2), cards("back"), faces(2))
    assert stage.totals[-1] == 4


def test_a_scrap_sword_adds_four() -> None:
    stage = armed(hero("ada", "G10", "scrap_sword"))
    stage.strike("ada", "scrap_sword", faces(10, 2), cards("flank"), faces(2))
    assert stage.totals == [9]


def test_a_bone_dagger_gives_survival() -> None:
    stage = armed(hero("ada", "G10", "bone_dagger"))
    stage.strike("ada", "bone_dagger", faces(10, 10, 9), cards("flank", "rib", "back"),
                 say("location", "rib"), faces(2), say("location", "back"), faces(2), faces(2))  # fmt: skip
    assert stage["ada"].survival == 2


def test_the_text_of_another_weapon_is_silent() -> None:
    stage = armed(hero("ada", "G10", "bone_dagger scrap_sword"))
    stage.strike("ada", "scrap_sword", faces(10, 2), cards("flank"), faces(2))
    assert stage["ada"].survival == 0


def test_tokens_of_the_cat_fang_knife_leave_with_the_footing() -> None:
    stage = armed(hero("ada", "G10", "cat_fang_knife", edges={"red": 3}))
    stage.strike("ada", "cat_fang_knife", faces(10, 2, 2), cards("flank"), faces(2))
    stage.strike("ada", "cat_fang_knife", faces(9, 2, 2), cards("rib"), faces(2))
    assert stage.totals == [5, 5]
    stage.fight.knock_down(stage["ada"])
    stage.fight.stand(stage["ada"])
    stage.strike("ada", "cat_fang_knife", faces(9, 2, 2), cards("back"), faces(2))
    assert stage.totals[-1] == 4


def test_a_skullcap_hammer_slows_once_a_round() -> None:
    stage = armed(hero("ada", "G10", "skullcap_hammer"))
    script = (cards("flank", "rib"), say("location", "rib"), faces(2), faces(2))
    stage.strike("ada", "skullcap_hammer", faces(10, 10), *script)
    found: list[Effect] = [effect for effect in stage.fight.effects if effect.kind == "speed"]
    assert [(each.amount, each.until) for each in found] == [(-1, "monster_turn")]


def test_a_whistling_mace_looks_ahead() -> None:
    stage = armed(hero("ada", "G10", "whistling_mace"))
    script = (cards("roar"), say("look_place", "top"), cards("flank"), faces(2))
    stage.strike("ada", "whistling_mace", faces(10, 2, 2), *script)
    assert stage.monster.ai.top == ["roar"]


def test_a_counterweighted_axe_wounds_without_a_location() -> None:
    stage = armed(hero("ada", "G10", "counterweighted_axe", edges={"counterweighted_axe": 1}))
    stage.strike("ada", "counterweighted_axe", faces(10, 2))
    assert (stage.wounds, stage.totals) == (1, [])
    bare = armed(hero("ada", "G10", "counterweighted_axe"))
    bare.strike("ada", "counterweighted_axe", faces(10, 2), cards("flank"), faces(2))
    assert (bare.wounds, bare.totals) == (0, [6])


def test_a_hunter_whip_calms_the_monster() -> None:
    stage = armed(hero("ada", "G10", "hunter_whip", edges={"hunter_whip": 1}))
    mood = next(id for id, card in stage.monster.ai_cards.items() if card.kind == "mood")
    stage.monster.moods = [mood]
    stage.strike("ada", "hunter_whip", faces(10, 2, 2), cards("flank"), faces(2))
    assert stage.monster.moods == []
