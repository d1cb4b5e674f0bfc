"""Every ruling: a story in which the default and each other value end differently."""

from __future__ import annotations

from typing import Any

import pytest

from affray.company.rulings import RULINGS
from affray.company.sheet import FoeAttack
from affray.company.stances import StanceChoice
from affray.kernel.scripted import Unscripted
from tests.company.scene import DAGGER, Scene, faces, foe, hero, say
from tests.company.stories import STORIES, duel, hit_offers

ELSEWHERE = {"hardiness", "tn_base"}  # they change sheets as they are read: tested where packs are read


@pytest.mark.parametrize("ruling", [each for each in RULINGS if each.name not in ELSEWHERE], ids=lambda each: each.name)
def test_each_value_ends_the_story_differently(ruling: Any) -> None:
    told = STORIES[ruling.name]
    ends = [told({})] + [told({ruling.name: value}) for value in ruling.values[1:]]
    assert all(end != ends[0] for end in ends[1:]), ends


def test_every_ruling_has_a_story() -> None:
    assert {ruling.name for ruling in RULINGS} - ELSEWHERE == set(STORIES)


EXPECTED: dict[str, tuple[Any, Any]] = {
    "protect_skill": ("athletics", "battle"),
    "intimidate_lasts": ([True, True], [True, False]),
    "surprised_foes": ((0, (1, False)), (1, (2, False))),
    "battle_roll": ([3, 2, 3], [3, 3, 2]),
    "battle_choices": (["advantage", "burden"], ["advantage"]),
    "heavy_blow_two_handed": (11, 10),
    "fend_off": ((16, 16), (17, 15)),
    "pierce_spear": (8, 7),
    "shield_thrust": ((56, 0), (60, 1)),
    "engagement": (["orc"], ["uruk"]),
    "hideous_toughness_reset": (30, 60),
    "hideous_toughness_unarmed": (60, 59),
    "undead_fear": ((2, 2, 3), (0, 2, 2)),
    "drive_cap": (2, 1),
    "rally_stance": ((3, 3), (4, 2)),
    "protect_expires": (2, 3),
    "intimidate_protection_rolls": ((True, (2, True)), (True, (2, False))),
    "shield_thrust_protection_rolls": ((2, (1, False)), (2, (2, False))),
    "bow_two_handed_heavy_blow": (9, 8),
    "knockback_in_volley": (28, 27),
    "volley_counts_as_round": (25, 23),
    "wounded_at_zero": ("unconscious", "dying"),
    "battle_modifier_default": (3, 4),
    "secondary_action": ((True, True), (False, True)),
    "ambush_cancel_failure": (True, False),
    "volley_shield_with_bow": ((15, 15), (19, 15)),
    "flee_needs_rearward_conditions": ("stays", "gone"),
    "special_damage_repeat": (True, False),
    "pierce_cap": (10, 12),
    "shield_thrust_stacks": (1, 2),
    "brawling_fend_off": ((True, True), (False, True)),
}


@pytest.mark.parametrize("name", EXPECTED)
def test_how_each_story_ends(name: str) -> None:
    ruling = next(each for each in RULINGS if each.name == name)
    assert (STORIES[name]({}), STORIES[name]({name: ruling.values[1]})) == EXPECTED[name]


def test_dealing_anew_looses_no_hold() -> None:
    """engagement: redeal; a seized hero stays with the holder."""
    scene = duel({"engagement": "redeal"})
    scene.hero("ada").seized_by = scene.foe("orc")
    scene.engage()
    assert scene.hero("ada").seized_by is scene.foe("orc")
    assert scene.hero("ada").engaged[0] is scene.foe("orc")


def test_who_flees_is_no_companion_for_close_combat() -> None:
    """flee_needs_rearward_conditions: no; S2 counts those who stay."""
    scene = Scene([hero(f"h{n}") for n in range(3)], [foe("orc")], {"flee_needs_rearward_conditions": "no"})
    scene.stances(say("stance", "h0:rearward"), say("stance", "h1:flee"), say("stance", "h2:open"))
    scene = Scene([hero(f"h{n}") for n in range(3)], [foe("orc")], {"flee_needs_rearward_conditions": "no"})
    with pytest.raises(Unscripted, match="h2:rearward"):
        scene.stances(say("stance", "h1:flee"), say("stance", "h0:open"), say("stance", "h2:rearward"))


def test_a_bound_hero_flees_not_by_the_rear() -> None:
    """stance_when_engaged: bound closes it to the engaged, whatever the other ruling says; a recovery owed closes it too."""
    both = {"stance_when_engaged": "bound", "flee_needs_rearward_conditions": "no"}
    scene = duel(both)
    offered = scene.keys(StanceChoice(scene.fight, scene.fight.able_heroes))
    assert ("ada:flee" in offered, "bo:flee" in offered) == (False, True)
    scene.hero("bo").recovering = True
    assert "bo:flee" not in scene.keys(StanceChoice(scene.fight, scene.fight.able_heroes))


def test_flat_fend_off_is_the_same_for_all_brawling_weapons() -> None:
    """fend_off: flat_2 leaves brawling_fend_off without effect."""
    assert "fend_off" in hit_offers({"fend_off": "flat_2", "brawling_fend_off": "clubs_only"}, DAGGER, 9, 6)


def test_foe_attacks_know_special_damage_repeat_not() -> None:
    """3.5: a foe's effects are repeatable."""
    scene = duel({"special_damage_repeat": "no"})
    heavy = say("foe_icon", "heavy_blow")
    scene.blow("orc", "ada", faces(5, 6, 6, 5), heavy, heavy, attack=FoeAttack("blade", 3, 5, 16))
    assert scene.hero("ada").endurance == 30 - 13
