"""Losses that no blow causes."""

import pytest

from affray.company import events
from affray.company.losses import fire, poison
from affray.company.sheet import FoeAttack
from tests.company.scene import EYE, RUNE, SWORD, Scene, faces, foe, hero, say


def burning(level: str, *shown: int, endurance: int = 30, more: tuple[int, ...] = (), **ada: object) -> Scene:
    scene = Scene([hero("ada", endurance=endurance, **ada), hero("bo")], [foe("orc", endurance=4)])
    script = (faces(*shown), *((faces(*more),) if more else ()))
    scene.run(lambda: fire(scene.fight, scene.hero("ada"), level), script)
    return scene


@pytest.mark.parametrize(
    ("level", "shown", "loss"),
    [
        ("moderate", (3, 9), 9), ("moderate", (EYE, 4), 4), ("severe", (7,), 7), ("grievous", (3, 9), 3), ("severe", (RUNE,), 0),
        ("moderate", (RUNE, EYE), 0),
    ],
)  # fmt: skip
def test_the_level_decides_how_the_feat_die_is_kept(level: str, shown: tuple[int, ...], loss: int) -> None:
    """3.10: moderate Favoured, severe plain, grievous Ill-favoured; the number is the loss, the rune nothing."""
    assert burning(level, *shown).hero("ada").endurance == 30 - loss


def test_the_eye_takes_all_and_fire_wounds_who_falls_to_it() -> None:
    """3.10, W1: a Wound like any other, with its severity."""
    scene = burning("severe", EYE, more=(6,))
    ada = scene.hero("ada")
    assert (ada.endurance, ada.out, ada.wounded, ada.severity, ada.dying) == (0, "unconscious", True, 6, False)
    scene.strike("bo", "orc", SWORD, faces(9, 5, 5))
    scene.aftermath()
    assert ada.wounded


def test_fire_that_leaves_somebody_standing_wounds_nobody() -> None:
    """3.10."""
    scene = burning("severe", 9)
    assert not scene.hero("ada").wounded


def test_fire_and_a_grievous_wound() -> None:
    """W1: the Eye for severity is Dying, after fire too."""
    assert burning("severe", 10, endurance=5, more=(EYE,)).hero("ada").out == "dying"


def test_who_was_wounded_before_is_unconscious() -> None:
    """3.10, W7: he is Wounded already."""
    scene = burning("severe", 10, endurance=5, start_wounded=True)
    assert (scene.hero("ada").out, scene.hero("ada").dying) == ("unconscious", False)


def test_a_fiery_blow_burns_after_the_hit() -> None:
    """3.5: plus a loss from fire of the stated level, once for each icon."""
    torch = FoeAttack("torch_staff", 3, 4, 14, ("fiery_blow",), fire="moderate")
    scene = Scene([hero("ada")], [foe("orc")])
    icon = say("foe_icon", "fiery_blow")
    scene.blow("orc", "ada", faces(5, 6, 6, 5), icon, icon, faces(2, 3), faces(1, 4), attack=torch)
    assert scene.hero("ada").endurance == 30 - 4 - 3 - 4


def test_no_knockback_and_no_piercing_from_fire() -> None:
    """K9."""
    scene = burning("severe", 10)
    assert scene.told(events.PiercingBlow) == []
    assert scene.hero("ada").endurance == 20


def test_poison_waits_for_the_evening() -> None:
    """3.10: marked and told; a worse one takes the place of a weaker, not the other way."""
    scene = Scene([hero("ada")], [foe("orc")])
    ada = scene.hero("ada")
    for level, now in (("severe", "severe"), ("grievous", "grievous"), ("severe", "grievous")):
        poison(scene.fight, ada, level)
        assert ada.poison == now
    assert ada.endurance == 30
    assert len(scene.told(events.Poisoned)) == 2
    scene.fight.outcome = "victory"
    scene.aftermath()
    assert [event.what for event in scene.told(events.NeedsHealing)] == ["poison"]
