"""Load, Fatigue and Weary."""

import pytest

from affray.company import events
from tests.company.scene import AXE, HELM, MAIL, SHIELD, SPEAR, SWORD, Scene, faces, foe, hero, say


def test_load_is_all_that_is_carried_and_fatigue() -> None:
    """3.12."""
    scene = Scene(
        [hero("ada", weapons=[SWORD, AXE], armour=MAIL, helm=HELM, shield=SHIELD, treasure=3, start_fatigue=2)],
        [foe("orc")],
    )
    assert scene.hero("ada").load == 2 + 2 + 9 + 4 + 4 + 3 + 2


@pytest.mark.parametrize(("endurance", "weary"), [(12, False), (11, True), (10, True)])
def test_weary_as_soon_as_endurance_is_not_above_load(endurance: int, weary: bool) -> None:
    """3.3, 3.12."""
    scene = Scene([hero("ada", armour=MAIL, start_endurance=endurance)], [foe("orc")])
    scene.strike("ada", "orc", SWORD, faces(1, 3, 3))
    assert scene.last(events.AttackRolled).weary is weary
    assert scene.last(events.AttackRolled).total == (1 if weary else 7)


def test_weary_after_a_loss_and_told_once() -> None:
    """3.12."""
    scene = Scene([hero("ada", endurance=22, armour=MAIL)], [foe("orc")])  # Load 11
    scene.blow("orc", "ada", faces(5, 4, 4, 4))
    assert scene.told(events.WearyNow) == []
    scene.fight.lose_hero(scene.hero("ada"), 6, "fire")
    for _ in range(2):
        scene.blow("orc", "ada", faces(5, 4, 4, 4))
    assert [(event.endurance, event.load) for event in scene.told(events.WearyNow)] == [(11, 11)]


def test_a_thrown_spear_weighs_nothing() -> None:
    """V6, 3.12: throwing it may end Weary."""
    scene = Scene([hero("ada", endurance=5, weapons=[SPEAR, SWORD])], [foe("orc")])
    assert scene.hero("ada").weary()
    scene.volley(say("volley", "spear:orc"), faces(1, 1, 1))
    assert not scene.hero("ada").weary()
    assert scene.told(events.WearyNoMore)
    scene.begin_round()
    scene.stand("ada", "open", "orc")
    assert not [deed for deed in scene.deeds("ada") if deed.startswith("attack:spear")]
