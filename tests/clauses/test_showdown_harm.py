"""What a survivor suffers, and what healing undoes."""

from typing import Any

import pytest

from affray.showdown import events
from affray.showdown.gear import Gear
from affray.showdown.harm import bleed, brain_damage, heal, hit_location, hurt
from affray.showdown.survivor import ARMS, BODY, BRAIN, HEAD, LEGS, WAIST
from tests.clauses import clause
from tests.showdown.scene import Scene, Script, faces, survivor

MAIL = Gear("mail", armour={"body": 2, "all": 1})


def one(**numbers: Any) -> Scene:
    return Scene([survivor("ada", "H9", **numbers), survivor("bo", "A1")])


def damage(scene: Scene, location: int, points: int, *script: Script) -> None:
    scene.run(lambda: hurt(scene.fight, scene["ada"], location, points), *script)


@clause("SD-25")
def test_healing_erases_light_and_heavy_injuries_of_the_location() -> None:
    scene = one()
    damage(scene, BODY, 2)
    damage(scene, ARMS, 1)
    ada = scene["ada"]
    assert (ada.light[BODY], ada.heavy[BODY], ada.light[ARMS]) == (True, True, True)
    heal(scene.fight, ada, BODY, 0)
    assert (ada.light[BODY], ada.heavy[BODY], ada.light[ARMS]) == (False, False, True)
    assert scene.last(events.Healed).location == "body"
    # The boxes can be filled again.
    damage(scene, BODY, 1)
    assert (ada.light[BODY], ada.heavy[BODY]) == (True, False)


@clause("SD-25")
def test_healing_restores_armour_as_the_effect_says_and_no_more_than_is_worn() -> None:
    ada = survivor("ada", "H9", [MAIL])
    scene = Scene([ada])
    damage(scene, BODY, 3)
    heal(scene.fight, ada, BODY, 2)
    assert ada.armour[BODY] == 2
    heal(scene.fight, ada, BODY, 2)
    assert ada.armour[BODY] == 3
    heal(scene.fight, ada, LEGS, 1)
    assert ada.armour[LEGS] == 1


@clause("SD-25")
def test_nothing_else_is_healed() -> None:
    scene = one()
    damage(scene, BODY, 3, faces(7))
    ada = scene["ada"]
    heal(scene.fight, ada, BODY, 0)
    assert (ada.injuries, ada.bleeding, ada.down) == (["body_broken"], 1, True)


def test_damage_runs_through_armour_and_boxes_into_one_roll() -> None:
    """3.2."""
    ada = survivor("ada", "H9", [MAIL])
    scene = Scene([ada])
    damage(scene, BODY, 4)
    assert (ada.armour[BODY], ada.light[BODY], ada.heavy[BODY], ada.down) == (0, True, False, False)
    damage(scene, BODY, 1)
    assert (ada.heavy[BODY], ada.down) == (True, True)
    damage(scene, BODY, 5, faces(9))
    assert scene.marks == ["lucky"]
    assert len(scene.told(events.SevereInjury)) == 1


def test_the_head_has_no_light_box() -> None:
    """3.2."""
    scene = one()
    damage(scene, HEAD, 1)
    assert (scene["ada"].light[HEAD], scene["ada"].heavy[HEAD], scene["ada"].down) == (False, True, True)


@pytest.mark.parametrize(("face", "location"), [(1, HEAD), (2, ARMS), (3, BODY), (4, BODY), (5, WAIST), (6, LEGS)])
def test_the_location_die(face: int, location: int) -> None:
    """2.5.1."""
    scene = one()
    found: list[int] = []
    scene.run(lambda: found.append(hit_location(scene.fight, scene["ada"])), faces(face))
    assert found == [location]


@pytest.mark.parametrize(
    ("face", "dead", "bleeding", "lasting"), [(2, True, 0, 0), (5, False, 2, 0), (6, False, 1, 1), (10, False, 0, 0)]
)
def test_the_table_of_the_location(face: int, dead: bool, bleeding: int, lasting: int) -> None:
    """3.3."""
    scene = one()
    damage(scene, WAIST, 3, faces(face))
    ada = scene["ada"]
    assert (bool(ada.dead), ada.bleeding, len(ada.injuries)) == (dead, bleeding, lasting)
    assert str(scene.last(events.SevereInjury).injury).startswith("waist_")


def test_five_bleeding_tokens_are_death() -> None:
    """3.5."""
    scene = one()
    bleed(scene.fight, scene["ada"], 4)
    assert [one.id for one in scene.fight.on_board()] == ["ada", "bo"]
    bleed(scene.fight, scene["ada"], 1)
    assert scene["ada"].dead == "bleeding"


def test_brain_damage_takes_insanity_then_the_box_then_one_trauma() -> None:
    """3.2."""
    scene = one(insanity=3)
    ada = scene["ada"]
    brain_damage(scene.fight, ada, 2)
    assert (ada.insanity, ada.light[BRAIN]) == (1, False)
    brain_damage(scene.fight, ada, 2)
    assert (ada.insanity, ada.light[BRAIN]) == (0, True)
    scene.run(lambda: brain_damage(scene.fight, ada, 3), faces(4))
    assert (ada.bleeding, len(scene.told(events.BrainTrauma))) == (2, 1)


def test_nothing_more_happens_to_the_dead() -> None:
    """3.5."""
    scene = one()
    scene.fight.kill(scene["ada"], "injury")
    damage(scene, BODY, 5)
    brain_damage(scene.fight, scene["ada"], 5)
    assert scene["ada"].light == [False] * 6
