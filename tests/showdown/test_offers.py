"""What an activation or a surge buys of gear, terrain and the monster's cards, and how long it lasts (rules 6.2 to 6.5, 7.2)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.kernel.effect import Effect
from affray.kernel.scripted import Unscripted
from affray.showdown import events
from affray.showdown.ai import enter_play
from affray.showdown.attack_numbers import attribute_total
from affray.showdown.board import name, square
from affray.showdown.cards import SURVIVOR_STEP, SURVIVORS_ACT
from affray.showdown.gear import Gear
from affray.showdown.leaps import Leap
from affray.showdown.monster import HitLocation
from affray.showdown.targeting import is_threat
from affray.showdown.turn_events import Revealed
from tests.showdown.armed import Armed, armed, reacting
from tests.showdown.held import hero
from tests.showdown.scene import Script, Text, cards, faces, hook, say

GRASS = "tall_grass:hide_in_grass"


def in_grass(**numbers: Any) -> Armed:
    """Ada stands before the monster in tall grass (F9, F10, G9, G10)."""
    stage = armed(hero("ada", "G10", **numbers), hero("bo", "A1"))
    stage.terrain("tall_grass", "F9")
    return stage


# -- tall grass


def test_hiding_costs_an_activation() -> None:
    stage = in_grass()
    assert (GRASS in stage.buys("ada"), GRASS in stage.buys("bo")) == (True, False)
    assert is_threat(stage.fight, stage["ada"])
    stage.act(say("next_survivor", "ada"), say("act", f"activate:{GRASS}"), say("act", "end"))
    assert (is_threat(stage.fight, stage["ada"]), is_threat(stage.fight, stage["bo"])) == (False, True)


def test_a_surge_hides_too() -> None:
    stage = in_grass(survival=1, actions=("surge",))
    stage.window(SURVIVORS_ACT, say("window", f"survivors_act:surge:ada:{GRASS}"))
    assert (stage["ada"].hidden, stage["ada"].survival) == (True, 0)


def hidden() -> Armed:
    stage = in_grass()
    stage.buy("ada", GRASS)
    assert stage["ada"].hidden
    return stage


def test_an_attack_betrays_who_hides_even_when_it_misses() -> None:
    stage = hidden()
    stage.strike("ada", "fist_and_tooth", faces(2, 2))
    assert is_threat(stage.fight, stage["ada"])
    assert stage.told(Revealed)[0].who == "ada"


@pytest.mark.parametrize(("to", "hides"), [("F9", True), ("G11", False), ("E10", False)])
def test_leaving_the_grass_betrays_too(to: str, hides: bool) -> None:
    stage = hidden()
    stage.fight.move_survivor(stage["ada"], square(to))
    assert stage["ada"].hidden is hides


def test_others_attacks_and_the_round_betray_nobody() -> None:
    stage = hidden()
    stage["bo"].square = square("J10")
    stage.strike("bo", "fist_and_tooth", faces(2, 2))
    stage.fight.end("round")
    assert stage["ada"].hidden


# -- numbers of terrain


def test_grass_makes_hard_to_hit_whoever_stands_in_it() -> None:
    stage = in_grass()
    stage.blow("ada", faces(3))
    stage.blow("ada", faces(4), faces(3))
    assert attribute_total(stage.fight, stage["ada"], "evasion") == 2
    stage.fight.move_survivor(stage["ada"], square("G11"))
    stage.blow("ada", faces(2), faces(4))
    assert sum(stage["ada"].light) + sum(stage["ada"].heavy) == 2


def test_an_arrow_is_a_shot_from_the_stone_face_too() -> None:
    stage = armed(hero("ada", "G10", "claw_head_arrow cat_gut_bow"))
    stage.terrain("giant_stone_face", "F9")
    stage.strike("ada", "claw_head_arrow", faces(3))
    assert stage.against == 4


def test_from_a_stone_face_shots_fly_truer_and_blows_do_not() -> None:
    stage = armed(hero("ada", "G10", "bone_darts bone_dagger"))
    stage.terrain("giant_stone_face", "F9")
    stage.strike("ada", "bone_darts", faces(4))
    assert stage.against == 5
    stage.strike("ada", "bone_dagger", faces(6, 6, 6))
    assert stage.against == 7
    stage.fight.move_survivor(stage["ada"], square("E10"))
    stage.strike("ada", "bone_darts", faces(4))
    assert stage.against == 7


# -- gear


def test_the_founding_stone_is_slung_from_anywhere_and_leaves_the_game() -> None:
    eye = HitLocation("eye", critical=(), reactions={})
    stage = armed(hero("ada", "A1", "founding_stone"), locations=[eye])
    stage.monster.toughness = 30
    assert stage.buys("ada") == ["founding_stone:sling_stone"]
    stage.act(say("act", "activate:founding_stone:sling_stone"), cards("eye"), say("act", "end"))
    assert (stage.wounds, stage.fight.archive, stage["ada"].gear()) == (1, ["founding_stone"], [])


def test_the_stone_does_nothing_where_no_critical_text_is_printed() -> None:
    stage = armed(hero("ada", "A1", "founding_stone"))
    stage.act(say("act", "activate:founding_stone:sling_stone"), cards("rib"), say("act", "end"))
    assert (stage.wounds, stage.totals, stage.discard) == (0, [], ["rib"])


@pytest.mark.parametrize(("patient", "left"), [("ada", [2, 1, 4]), ("bo", [4, 0, 4])])
def test_bandages_stanch_the_own_blood_or_a_neighbours(patient: str, left: list[int]) -> None:
    stage = bleeders()
    stage.buy("ada", "bandages:bind_wounds", say("card_survivor", patient))
    assert [stage[id].bleeding for id in ("ada", "bo", "cid")] == left


def test_bandages_do_not_reach_farther() -> None:
    with pytest.raises(Unscripted, match="cid"):
        bleeders().buy("ada", "bandages:bind_wounds", say("card_survivor", "cid"))


def bleeders() -> Armed:
    return armed(
        hero("ada", "A1", "bandages", bleeding=4), hero("bo", "A2", bleeding=1), hero("cid", "A3", bleeding=4)
    )  # fmt: skip


def test_the_lion_helm_roars() -> None:
    stage = armed(
        hero("ada", "A1", "white_lion_helm", survival=1), hero("bo", "A2", insanity=3),
        hero("cid", "A3", insanity=3, flags=["deaf"]), hero("dov", "A4", insanity=2),
    )  # fmt: skip
    key = "white_lion_helm:lion_roar"
    stage.act(say("next_survivor", "ada"), say("act", f"activate:{key}"), say("act", "end"))
    assert [stage[id].insanity for id in ("ada", "bo", "cid", "dov")] == [1, 3, 3, 3]
    strengths = [attribute_total(stage.fight, stage[id], "strength") for id in ("ada", "bo", "cid", "dov")]
    assert strengths == [0, 2, 0, 0]
    assert stage["ada"].survival == 0
    assert key not in stage.buys("ada")
    stage.fight.end("round")
    assert attribute_total(stage.fight, stage["bo"], "strength") == 0


def test_brain_mint_is_chewed_lying_once_a_fight() -> None:
    stage = armed(hero("ada", "G10", "brain_mint bandages", bleeding=2))
    ada = stage["ada"]
    ada.down = True
    ada.tokens["accuracy"] = -2
    assert stage.buys("ada") == ["brain_mint:chew_mint"]
    stage.act(say("act", "activate:brain_mint:chew_mint"), say("act", "end"))
    assert (ada.down, ada.bleeding, ada.tokens["accuracy"]) == (False, 0, 0)
    ada.down = True
    assert stage.buys("ada") == []


def test_a_broken_jaw_chews_nothing() -> None:
    stage = armed(hero("ada", "G10", "brain_mint", flags=["no_consume"]))
    stage["ada"].down = True
    assert stage.buys("ada") == []


# -- leaps


def leap(stage: Armed, word: str, *script: Script) -> None:
    card = next(each for each in stage["ada"].gear() if each.has(word))
    stage.perform(Leap(stage.fight, stage["ada"], card, word), *script)


def test_a_pounce_over_three_spaces_strikes_harder_and_truer_once() -> None:
    stage = armed(hero("ada", "D10", "white_lion_coat white_lion_gauntlets bone_dagger bone_club"))
    leap(stage, "pounce", say("leap", "south"), say("leap_with", "bone_dagger"), faces(6, 2, 2), cards("rib"), faces(2))
    assert (name(stage["ada"].square), stage.against, stage.totals) == ("G10", 6, [4])
    stage.strike("ada", "bone_dagger", faces(7, 2, 2), cards("flank"), faces(2))
    assert (stage.against, stage.totals[-1]) == (7, 3)


def test_a_shorter_pounce_strikes_nothing() -> None:
    stage = armed(hero("ada", "E10", "white_lion_coat bone_dagger"))
    leap(stage, "pounce", say("leap", "south"))
    assert (name(stage["ada"].square), stage.told(events.SurvivorAttacks)) == ("G10", [])


def test_a_pounce_is_three_spaces_long_however_far_the_monster() -> None:
    stage = armed(hero("ada", "B10", "white_lion_coat bone_dagger"))
    leap(stage, "pounce", say("leap", "south"))
    assert (name(stage["ada"].square), stage.told(events.SurvivorAttacks)) == ("E10", [])


def test_a_pounce_costs_both_and_carries_a_cumbersome_weapon() -> None:
    stage = armed(hero("ada", "D10", "white_lion_coat bone_club", survival=1, actions=("surge",)))
    assert stage.costs_movement("ada", "pounce:white_lion_coat")
    assert stage.surges("ada") == []
    stage["ada"].actions = ()
    script = (say("leap", "south"), say("leap_with", "bone_club"), faces(2, 2))
    stage.act(say("act", "activate:pounce:white_lion_coat"), *script)
    assert stage.last(events.SurvivorAttacks).weapon == "bone_club"


LANCE = Gear("lance", speed=1, accuracy=5, strength=1, words=("melee", "charge", "cumbersome"))
RAM = Gear("ram", words=("slam",))


@pytest.mark.parametrize(("at", "total"), [("C10", 7), ("E10", 5)])
def test_a_charge_is_as_strong_as_it_is_long(at: str, total: int) -> None:
    stage = armed(hero("ada", at))
    stage["ada"].grid[0] = LANCE
    leap(stage, "charge", say("leap", "south"), say("leap_with", "lance"), faces(5), cards("rib"), faces(2))
    assert (name(stage["ada"].square), stage.totals) == ("G10", [total])


def test_a_charge_goes_no_farther_than_a_movement() -> None:
    stage = armed(hero("ada", "A10"))
    stage["ada"].grid[0] = LANCE
    leap(stage, "charge", say("leap", "south"))
    assert name(stage["ada"].square) == "F10"


def test_a_card_may_stop_a_leap_on_its_way() -> None:
    stage = armed(hero("ada", "D10", "white_lion_coat bone_dagger"))

    def stop(occasion: Any) -> None:
        occasion.cancelled = name(occasion.actor.square) == "F10"

    stage.fight.put_in_play(1, (hook("claw", SURVIVOR_STEP, Text(stop)),))
    leap(stage, "pounce", say("leap", "south"))
    assert (name(stage["ada"].square), stage.told(events.SurvivorAttacks)) == ("F10", [])


@pytest.mark.parametrize(("at", "corner", "toughness"), [("C10", "I10", [-1]), ("D10", "H10", [])])
def test_a_slam_of_four_spaces_pushes(at: str, corner: str, toughness: list[int]) -> None:
    stage = armed(hero("ada", at))
    stage["ada"].grid[0] = RAM
    leap(stage, "slam", say("leap", "south"))
    assert name(stage.monster.corner) == corner
    assert [each.amount for each in stage.fight.effects if each.kind == "toughness"] == toughness
    stage.fight.end("round")
    assert stage.fight.effects == []


# -- the gaze


def gazing(at: str, **numbers: Any) -> Armed:
    stage = armed(hero("ada", at, "bone_dagger", insanity=5, **numbers))
    enter_play(stage.fight, stage.monster.ai_cards["golden_eyes"])
    return stage


def test_golden_eyes_hurt_the_mind_of_who_attacks() -> None:
    stage = gazing("G10", understanding=5)
    stage.strike("ada", "bone_dagger", faces(2, 2, 2))
    assert (stage["ada"].insanity, stage.against) == (2, 7)


def test_the_wise_may_look_away_for_this_attack() -> None:
    stage = gazing("G10", understanding=6)
    stage.strike("ada", "bone_dagger", say("card_option", "look_away"), faces(9, 9, 9))
    assert (stage["ada"].insanity, stage.against, stage.totals) == (5, 11, [])
    assert stage.fight.effects == []
    stage.strike("ada", "bone_dagger", say("card_option", "meet_gaze"), faces(2, 2, 2))
    assert (stage["ada"].insanity, stage.against) == (2, 7)


def test_behind_its_back_there_is_no_gaze() -> None:
    stage = gazing("J10", understanding=6)
    stage.strike("ada", "bone_dagger", faces(2, 2, 2))
    assert (stage["ada"].insanity, stage.against) == (5, 6)


# -- until the end of the attack


def test_each_attack_ends_its_own_effects() -> None:
    stage = armed(
        hero("ada", "G10", "scrap_dagger"), hero("bo", "G11", "scrap_sword", survival=1, actions=("surge",)),
        locations=[reacting("paw", "reflex"), HitLocation("flank"), HitLocation("rib")],
    )  # fmt: skip
    surge = (say("window", "before_reaction:surge:bo:scrap_sword"), faces(10, 2), cards("rib"), faces(2))
    script = (cards("paw", "flank"), say("location", "paw"), faces(2), *surge, faces(2))
    stage.strike("ada", "scrap_dagger", faces(10, 7, 2), *script)
    # Ada 2 + 2 + 2; Bo 2 + 3 + 4; Ada again, still with her own 2.
    assert stage.totals == [6, 9, 6]
    assert stage.fight.effects == []


def test_an_effect_for_the_round_outlasts_the_attack() -> None:
    stage = armed(hero("ada", "G10", "bone_dagger"))
    stage.fight.lay(Effect("strength", 2, "lion_roar", "ada", "round"))
    for location in ("flank", "rib"):
        stage.strike("ada", "bone_dagger", faces(7, 2, 2), cards(location), faces(2))
    assert stage.totals == [5, 5]


def test_nothing_is_slung_at_a_monster_off_the_board() -> None:
    stage = armed(hero("ada", "A1", "founding_stone"))
    assert stage.buys("ada") == ["founding_stone:sling_stone"]
    stage.monster.away = True
    assert stage.buys("ada") == []
