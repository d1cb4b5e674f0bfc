"""Hit locations: First Strike, impervious, super-dense; reactions by type."""

import pytest

from affray.showdown import events
from affray.showdown.attack import Attack, NextLocation
from affray.showdown.monster import FAILURE, REFLEX, WOUND, HitLocation
from tests.clauses import clause
from tests.showdown.scene import (
    BONE_AXE,
    CLUB,
    DAGGER,
    MONSTER_FALLS,
    Mark,
    Scene,
    cards,
    faces,
    reacts,
    say,
    survivor,
)

FLANK = HitLocation("flank")
PAW = HitLocation("paw")
MANE = HitLocation("mane", ("first_strike",))
JAW = HitLocation("jaw", ("first_strike",))
SCALE = HitLocation("scale", ("impervious",), reacts(WOUND, FAILURE, REFLEX))
HORN = HitLocation("horn", ("super_dense",), reacts(WOUND, FAILURE), critical=(Mark("critical"),))


def order(scene: Scene, *drawn: str) -> list[str]:
    attack = Attack(scene.fight, scene["ada"], DAGGER)
    attack.drawn = list(drawn)
    return scene.keys(NextLocation(attack))


@clause("SD-10")
def test_first_strike_comes_before_all_others() -> None:
    scene = Scene([survivor("ada", "H9", [DAGGER])], [FLANK, PAW, MANE])
    scene.attack(
        "ada",
        DAGGER,
        faces(7, 7, 7),
        cards("flank", "paw", "mane"),
        faces(2),
        say("location", "paw"),
        faces(2),
        faces(2),
    )
    assert [str(attempt.location) for attempt in scene.told(events.WoundAttempted)] == ["mane", "paw", "flank"]


@clause("SD-10")
def test_with_several_the_attacker_chooses_among_them() -> None:
    scene = Scene([survivor("ada", "H9", [DAGGER])], [FLANK, JAW, MANE])
    assert order(scene, "flank", "jaw", "mane") == ["jaw", "mane"]
    assert order(scene, "flank", "mane") == ["mane"]
    scene.attack(
        "ada",
        DAGGER,
        faces(7, 7, 7),
        cards("jaw", "flank", "mane"),
        say("location", "mane"),
        faces(2),
        faces(2),
        faces(2),
    )
    assert [str(attempt.location) for attempt in scene.told(events.WoundAttempted)] == ["mane", "jaw", "flank"]


@clause("SD-11")
@pytest.mark.parametrize("face", [10, 9])
def test_an_impervious_location_is_attempted_but_not_wounded(face: int) -> None:
    scene = Scene([survivor("ada", "H9", [CLUB])], [SCALE], toughness=8)
    scene.attack("ada", CLUB, faces(6), cards("scale"), faces(face))
    assert scene.last(events.WoundAttempted).success
    assert scene.wounds == 0
    assert not scene.told(events.MonsterWounded)
    assert scene.marks == ["reflex"]  # nothing was wounded, and nothing failed


@clause("SD-11")
def test_a_failed_attempt_on_an_impervious_location_is_a_failure() -> None:
    scene = Scene([survivor("ada", "H9", [CLUB])], [SCALE], toughness=8)
    scene.attack("ada", CLUB, faces(6), cards("scale"), faces(7))
    assert scene.marks == ["failure", "reflex"]


@clause("SD-12")
def test_a_critical_effect_on_an_impervious_location_moves_no_ai_card() -> None:
    hide = HitLocation("hide", ("impervious",), critical=(Mark("critical"), MONSTER_FALLS))
    scene = Scene([survivor("ada", "H9", [CLUB])], [hide])
    scene.attack("ada", CLUB, faces(6), cards("hide"), faces(10))
    assert scene.marks == ["critical"]
    assert scene.monster.down
    assert (scene.wounds, len(scene.monster.ai)) == (0, 4)


@clause("SD-12")
def test_nor_does_it_kill_a_monster_without_ai_cards() -> None:
    hide = HitLocation("hide", ("impervious",), critical=(Mark("critical"),))
    scene = Scene([survivor("ada", "H9", [CLUB])], [hide], ai="")
    scene.attack("ada", CLUB, faces(6), cards("hide"), faces(10))
    assert scene.marks == ["critical"]
    assert not scene.monster.dead


@clause("SD-13")
@pytest.mark.parametrize(("face", "marks", "wounds"), [(2, ["failure"], 0), (9, ["wound"], 1), (10, ["critical"], 1)])
def test_a_frail_weapon_breaks_on_a_super_dense_location(face: int, marks: list[str], wounds: int) -> None:
    scene = Scene([survivor("ada", "H9", [BONE_AXE])], [HORN, FLANK, PAW])
    scene.attack("ada", BONE_AXE, faces(6, 6, 6), cards("horn", "flank", "paw"), say("location", "horn"), faces(face))
    assert scene["ada"].gear() == []
    assert (scene.fight.archive, scene.fight.storage) == (["bone_axe"], [])
    assert scene.discard == ["flank", "horn", "paw"]
    # The attempt itself is finished first.
    assert (scene.marks, scene.wounds) == (marks, wounds)


@clause("SD-13")
def test_only_frail_weapons_break_and_only_there() -> None:
    scene = Scene([survivor("ada", "H9", [DAGGER])], [HORN, FLANK])
    scene.attack("ada", DAGGER, faces(7, 7, 2), cards("horn", "flank"), say("location", "horn"), faces(2), faces(2))
    assert scene["ada"].gear() == [DAGGER]
    scene = Scene([survivor("ada", "H9", [BONE_AXE])], [PAW, FLANK])
    scene.attack("ada", BONE_AXE, faces(6, 6, 2), cards("paw", "flank"), say("location", "paw"), faces(2), faces(2))
    assert scene["ada"].gear() == [BONE_AXE]


@clause("SD-13")
def test_of_two_paired_weapons_one_breaks() -> None:
    scene = Scene([survivor("ada", "H9", [BONE_AXE, BONE_AXE])], [HORN])
    scene.attack("ada", BONE_AXE, faces(6, 2, 2), cards("horn"), faces(2))
    assert scene["ada"].gear() == [BONE_AXE]


@pytest.mark.parametrize(
    ("face", "marks"), [(7, ["failure", "reflex"]), (8, ["wound", "reflex"]), (1, ["failure", "reflex"])]
)
def test_reactions_by_type(face: int, marks: list[str]) -> None:
    """2.9, A12; a 1 never wounds, whatever the strength."""
    wild = HitLocation("wild", (), reacts(WOUND, FAILURE, REFLEX))
    scene = Scene([survivor("ada", "H9", [CLUB], strength=0 if face > 1 else 20)], [wild], toughness=8)
    scene.attack("ada", CLUB, faces(6), cards("wild"), faces(face))
    assert scene.marks == marks


def test_a_knocked_down_monster_does_not_react() -> None:
    """2.7."""
    wild = HitLocation("wild", (), reacts(WOUND, FAILURE, REFLEX))
    scene = Scene([survivor("ada", "H9", [CLUB])], [wild], down=True)
    scene.attack("ada", CLUB, faces(3), cards("wild"), faces(2))
    assert scene.marks == []
    assert scene.told(events.ReactionsCancelled)


def test_a_reaction_that_knocks_the_monster_down_is_the_last() -> None:
    """2.7."""
    wild = HitLocation("wild", (), {FAILURE: (Mark("failure"), MONSTER_FALLS), REFLEX: (Mark("reflex"),)})
    scene = Scene([survivor("ada", "H9", [CLUB])], [wild])
    scene.attack("ada", CLUB, faces(6), cards("wild"), faces(2))
    assert scene.marks == ["failure"]
