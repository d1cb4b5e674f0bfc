"""Each specialization (level 3) and mastery (level 8) at work (rules 6.8); shield and whip have more in test_arts.py."""

from __future__ import annotations

from typing import Any

import pytest

from affray.showdown import events
from affray.showdown.cards import MONSTER_TURN, SURVIVORS_TURN
from affray.showdown.collisions import collide
from affray.showdown.monster import HitLocation
from affray.showdown.survivor import Survivor
from tests.showdown.armed import TRAP, Armed, armed, reacting
from tests.showdown.held import hero
from tests.showdown.scene import cards, faces, say

SPECIALIST = 3
MASTER = 8


def skilled(kind: str, gear: str, level: int = SPECIALIST, at: str = "G10", **numbers: Any) -> Survivor:
    return hero("ada", at, gear, weapon_type=kind, proficiency=level, **numbers)


YES = "0:{}:specialization.1"


def use(kind: str) -> Any:
    return say("offer", YES.format(kind))


NO = say("offer", "no")

# -- axe


def test_an_axe_tries_again_once_an_attack() -> None:
    stage = armed(skilled("axe", "bone_axe"))
    script = (cards("flank", "rib"), say("location", "flank"), faces(2), use("axe"), faces(9), faces(2))
    stage.strike("ada", "bone_axe", faces(6, 6), *script)
    assert (stage.totals, stage.wounds) == ([5, 12, 5], 1)
    stage.strike("ada", "bone_axe", faces(6, 2), cards("back"), faces(2), NO)
    assert stage.totals[3:] == [5]


def test_an_attempt_that_failed_twice_has_one_reaction() -> None:
    stage = armed(skilled("axe", "bone_axe"), locations=[reacting("paw", "failure", "reflex")])
    stage.strike("ada", "bone_axe", faces(6, 2), cards("paw"), faces(2), use("axe"), faces(3))
    assert stage.marks == ["failure", "reflex"]


@pytest.mark.parametrize(("weapon", "level"), [("bone_dagger", SPECIALIST), ("bone_axe", SPECIALIST - 1)])
def test_the_axe_needs_an_axe_and_the_skill(weapon: str, level: int) -> None:
    stage = armed(skilled("axe", weapon, level))
    dice = faces(7, 2) if weapon == "bone_axe" else faces(7, 2, 2)
    stage.strike("ada", weapon, dice, cards("flank"), faces(2))
    assert len(stage.totals) == 1


CLAWS = HitLocation("claws", critical=(), injury="broken_claws")
EARS = HitLocation("ears", critical=())


@pytest.mark.parametrize(("location", "level", "critical"), [(CLAWS, 8, True), (EARS, 8, False), (CLAWS, 7, False)])
def test_an_axe_master_wounds_critically_where_an_injury_is_printed(
    location: HitLocation, level: int, critical: bool
) -> None:
    stage = armed(skilled("axe", "bone_axe", level), locations=[location])
    stage.strike("ada", "bone_axe", faces(6, 2), cards(location.id), faces(6))
    # The axe is savage: a critical wound is two.
    assert stage.wounds == (2 if critical else 1)


# -- bow


def test_a_bow_rerolls_its_misses_once() -> None:
    stage = armed(skilled("bow", "cat_gut_bow", at="C10"))
    script = (use("bow"), faces(3), cards("flank"), faces(2))
    stage.strike("ada", "cat_gut_bow", faces(8, 2), *script)
    stage.strike("ada", "cat_gut_bow", faces(2, 2), use("bow"), faces(8, 2), cards("rib"), faces(2))
    stage.strike("ada", "cat_gut_bow", faces(2, 2), NO)
    assert len(stage.totals) == 2


def test_perfect_hits_of_the_reroll_count() -> None:
    stage = armed(skilled("bow", "cat_gut_bow", at="C10", arts=["mighty_strike"]))
    stage.strike("ada", "cat_gut_bow", faces(2, 2), use("bow"), faces(10, 2), cards("rib"), faces(2))
    assert stage.totals == [7]
    assert [event.perfect for event in stage.told(events.AttackDiceRolled)] == [0, 1]


def test_a_bow_master_is_lucky_and_quick() -> None:
    stage = armed(skilled("bow", "cat_gut_bow", MASTER, at="C10"), locations=[EARS])
    assert not stage.costs_movement("ada", "cat_gut_bow")
    stage.strike("ada", "cat_gut_bow", faces(8, 2), NO, cards("ears"), faces(8))
    assert stage.last(events.WoundAttempted).critical
    stage.strike("ada", "cat_gut_bow", faces(8, 2), NO, cards("ears"), faces(7))
    assert not stage.last(events.WoundAttempted).critical
    other = armed(skilled("bow", "cat_gut_bow", MASTER - 1, at="C10"))
    assert other.costs_movement("ada", "cat_gut_bow")


# -- club


def test_a_club_doubles_the_first_total_after_a_perfect_hit() -> None:
    stage = armed(skilled("club", "bone_club"))
    script = (cards("flank", "rib"), say("location", "flank"), faces(2), faces(2))
    stage.strike("ada", "bone_club", faces(10, 6), *script)
    assert stage.totals == [14, 7]
    stage.strike("ada", "bone_club", faces(9, 2), cards("back"), faces(2))
    assert stage.totals[2:] == [7]


@pytest.mark.parametrize(("strength", "wounds"), [(6, 2), (5, 1)])
def test_a_club_master_crushes_what_is_half_as_tough(strength: int, wounds: int) -> None:
    stage = armed(skilled("club", "bone_club", MASTER, strength=strength))
    stage.strike("ada", "bone_club", faces(9, 2), cards("flank"), faces(5))
    assert (stage.totals, stage.wounds) == ([10 + strength], wounds)


# -- dagger


def test_a_dagger_gives_up_a_location_to_try_again_after_the_reactions() -> None:
    stage = armed(
        skilled("dagger", "bone_dagger"),
        locations=[reacting("paw", "failure"), HitLocation("flank"), HitLocation("rib")],
    )
    script = (
        cards("paw", "flank", "rib"),
        say("location", "paw"),
        faces(2),
        use("dagger"),
        say("location_lost", "rib"),
    )
    stage.strike("ada", "bone_dagger", faces(7, 7, 7), *script, faces(9), faces(2))
    assert (stage.totals, stage.wounds, stage.marks) == ([3, 10, 3], 1, ["failure"])
    assert [event.location for event in stage.told(events.WoundAttempted)] == ["paw", "paw", "flank"]
    assert stage.discard == ["flank", "paw", "rib"]


def test_a_dagger_does_not_try_again_after_a_wound_or_without_a_card_to_give_up() -> None:
    stage = armed(skilled("dagger", "bone_dagger"))
    script = (cards("flank", "rib"), say("location", "flank"), faces(9), faces(2))
    stage.strike("ada", "bone_dagger", faces(7, 7, 2), *script)
    assert stage.totals == [10, 3]


# -- fist & tooth

RISE = say("offer", "0:fist_tooth:specialization.rise")


@pytest.mark.parametrize("moment", [MONSTER_TURN, SURVIVORS_TURN])
def test_fists_rise_at_the_start_of_either_turn(moment: Any) -> None:
    stage = armed(skilled("fist_tooth", ""), hero("bo", "G11"))
    stage["ada"].down = stage["bo"].down = True
    stage.happen(moment, RISE)
    assert (stage["ada"].down, stage["bo"].down) == (False, True)


def test_fists_rise_once_a_round() -> None:
    stage = armed(skilled("fist_tooth", ""))
    stage["ada"].down = True
    stage.happen(MONSTER_TURN, RISE)
    stage["ada"].down = True
    stage.happen(SURVIVORS_TURN)
    assert stage["ada"].down
    stage.fight.end("round")
    stage.happen(SURVIVORS_TURN, RISE)
    assert not stage["ada"].down


# -- katar


def test_a_katar_cancels_the_reactions_of_the_first_location() -> None:
    stage = armed(
        skilled("katar", "lion_beast_katar"), locations=[reacting("paw", "reflex"), reacting("tail", "wound")]
    )
    script = (cards("paw", "tail"), say("location", "paw"), faces(2), faces(9))
    stage.strike("ada", "lion_beast_katar", faces(7, 7), *script)
    assert stage.marks == ["wound"]


def test_a_katar_spares_its_owner_even_a_wound_reaction() -> None:
    stage = armed(
        skilled("katar", "lion_beast_katar"), locations=[reacting("paw", "reflex"), reacting("tail", "wound")]
    )
    script = (cards("paw", "tail"), say("location", "tail"), faces(9), faces(2))
    stage.strike("ada", "lion_beast_katar", faces(7, 7), *script)
    assert (stage.marks, stage.wounds) == (["reflex"], 1)


# -- shield


def test_a_shield_keeps_the_footing_under_the_monster() -> None:
    stage = armed(skilled("shield", "scrap_shield", at="F10"), hero("bo", "F11", "scrap_shield"))
    for who in ("ada", "bo"):
        collide(stage.fight, stage[who], path=1 << stage[who].square)
    assert (stage["ada"].down, stage["bo"].down) == (False, True)


def test_without_the_shield_its_specialist_falls() -> None:
    stage = armed(skilled("shield", "bone_axe", at="F10"))
    collide(stage.fight, stage["ada"], path=1 << stage["ada"].square)
    assert stage["ada"].down


# -- spear


def trapped(face: int, *script: Any) -> Armed:
    stage = armed(skilled("spear", "king_spear"), locations=[TRAP, HitLocation("flank")])
    stage.strike("ada", "king_spear", faces(6, 6), cards("snare", "flank"), faces(face), *script)
    return stage


def test_a_spear_may_cancel_a_trap_and_the_other_hits_stand() -> None:
    stage = trapped(7, faces(9))
    assert (stage.marks, stage.wounds, stage.fight.traps_sprung) == ([], 1, 0)
    assert stage.told(events.TrapCancelled)[0].trap == "snare"
    assert "snare" in stage.monster.locations.loose


def test_a_spear_may_fail() -> None:
    stage = trapped(6)
    assert (stage.marks, stage.wounds, stage.fight.traps_sprung) == (["trap"], 0, 1)


def test_another_weapon_springs_the_trap() -> None:
    stage = armed(skilled("spear", "bone_axe"), locations=[TRAP, HitLocation("flank")])
    stage.strike("ada", "bone_axe", faces(6, 6), cards("snare", "flank"))
    assert stage.marks == ["trap"]


# -- sword


def test_a_sword_rolls_before_it_chooses_once_an_attack() -> None:
    stage = armed(skilled("sword", "scrap_sword"))
    script = (cards("flank", "rib"), use("sword"), faces(9), say("location", "rib"), faces(2))
    stage.strike("ada", "scrap_sword", faces(5, 5), *script)
    found = [(event.location, event.face) for event in stage.told(events.WoundAttempted)]
    assert found == [("rib", 9), ("flank", 2)]
    assert stage.told(events.WoundDieFirst)[0].face == 9


def test_a_sword_may_wait_for_its_second_location() -> None:
    stage = armed(skilled("sword", "scrap_sword"))
    script = (cards("flank", "rib"), NO, say("location", "rib"), faces(9), use("sword"), faces(2))
    stage.strike("ada", "scrap_sword", faces(5, 5), *script)
    assert stage.totals == [12, 5]


# -- whip


def test_a_whip_takes_the_top_of_the_discard() -> None:
    stage = armed(skilled("whip", "rawhide_whip"))
    stage.monster.ai.discard = ["bite", "roar"]
    cards_left = len(stage.monster.ai)
    stage.strike("ada", "rawhide_whip", faces(7, 2, 2), cards("flank"), faces(9), use("whip"))
    assert (stage.monster.ai.discard, len(stage.monster.ai), stage.wounds) == (["bite"], cards_left, 1)


def test_without_a_discard_a_whip_wounds_as_others_do() -> None:
    stage = armed(skilled("whip", "rawhide_whip"))
    cards_left = len(stage.monster.ai)
    stage.strike("ada", "rawhide_whip", faces(7, 2, 2), cards("flank"), faces(9))
    assert (len(stage.monster.ai), stage.wounds) == (cards_left - 1, 1)


# -- lost abilities


def test_a_lost_specialization_is_silent() -> None:
    stage = armed(skilled("axe", "bone_axe", MASTER, flags=["no_use_specialization"]), locations=[CLAWS])
    stage.strike("ada", "bone_axe", faces(6, 2), cards("claws"), faces(2))
    assert len(stage.totals) == 1


def test_a_lost_mastery_is_silent() -> None:
    stage = armed(skilled("axe", "bone_axe", MASTER, flags=["no_use_mastery"]), locations=[CLAWS])
    stage.strike("ada", "bone_axe", faces(6, 2), cards("claws"), faces(6))
    assert stage.wounds == 1


@pytest.mark.parametrize("weapon", ["bone_axe", "fist_and_tooth"])
def test_a_mighty_strike_is_an_art_for_every_weapon(weapon: str) -> None:
    stage = armed(hero("ada", "G10", "bone_axe", arts=["mighty_strike"]))
    stage.strike("ada", weapon, faces(10, 2), cards("rib"), faces(2))
    assert stage.totals == [2 + 2 + stage.weapon("ada", weapon).strength]
