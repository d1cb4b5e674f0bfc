"""A survivor's attributes with all that changes them."""

import pytest

from affray.showdown import events
from affray.showdown.gear import Gear
from affray.showdown.monster import HitLocation
from tests.clauses import clause
from tests.showdown.scene import CLUB, Scene, cards, faces, survivor

FLANK = HitLocation("flank")
CHARM = Gear("charm", attributes={"strength": 1, "accuracy": 1, "movement": 2})


@clause("SD-01")
def test_strength_is_the_sum_of_every_source() -> None:
    ada = survivor("ada", "H9", [CLUB, CHARM], strength=2)
    ada.modifiers = [("mighty", "strength", 3), ("broken_arm", "strength", -1), ("blind", "accuracy", -1)]
    ada.tokens = {"strength": -2, "luck": 5}
    scene = Scene([ada], [FLANK])
    scene.attack("ada", CLUB, faces(6), cards("flank"), faces(4))
    attempt = scene.last(events.WoundAttempted)
    assert attempt.total == 4 + 2 + 3 - 1 + 1 - 2
    parts = [("face", 4), ("strength", 2), ("mighty", 3), ("broken_arm", -1), ("charm", 1), ("tokens", -2)]
    assert [part for part in attempt.reasons if part[1]] == parts


@clause("SD-01")
@pytest.mark.parametrize(
    ("base", "lasting", "tokens", "needed"), [(0, 0, 0, 5), (1, 0, 0, 4), (1, 2, -1, 3), (0, -1, 0, 6)]
)
def test_accuracy_lowers_the_face_that_hits(base: int, lasting: int, tokens: int, needed: int) -> None:
    ada = survivor("ada", "H9", [CLUB, CHARM], accuracy=base)
    ada.modifiers = [("injury", "accuracy", lasting)]
    ada.tokens = {"accuracy": tokens}
    scene = Scene([ada], [FLANK])
    scene.attack("ada", CLUB, faces(needed - 1))
    assert scene.last(events.AttackDiceRolled).hits == 0
    scene.attack("ada", CLUB, faces(needed), cards("flank"), faces(2))
    assert scene.last(events.AttackDiceRolled).hits == 1


@clause("SD-01")
def test_speed_gives_dice_but_never_less_than_one() -> None:
    ada = survivor("ada", "H9", [CLUB], speed=1)
    ada.tokens = {"speed": 1}
    scene = Scene([ada])
    scene.attack("ada", CLUB, faces(2, 2, 2))
    ada.modifiers = [("broken_rib", "speed", -5)]
    scene.attack("ada", CLUB, faces(2))


@clause("SD-01")
def test_gear_counts_only_while_it_is_carried() -> None:
    scene = Scene([survivor("ada", "H9", [CHARM])])
    assert scene["ada"].total("movement") == 7
    scene.fight.archive_gear(scene["ada"], CHARM)
    assert scene["ada"].total("movement") == 5


def test_a_slow_weapon_has_one_die_whatever_the_speed() -> None:
    """2.9, A1."""
    maul = Gear("maul", speed=3, accuracy=6, words=("slow",))
    Scene([survivor("ada", "H9", [maul], speed=4)]).attack("ada", maul, faces(2))


def test_paired_weapons_add_their_speed() -> None:
    """6.3."""
    katar = Gear("katar", speed=2, accuracy=6, words=("paired",))
    Scene([survivor("ada", "H9", [katar, katar])]).attack("ada", katar, faces(2, 2, 2, 2))
    Scene([survivor("ada", "H9", [katar])]).attack("ada", katar, faces(2, 2))


def test_the_blind_spot_gives_accuracy() -> None:
    """2.9, A2: the row behind the monster, which faces north."""
    scene = Scene([survivor("ada", "J10", [CLUB])], [FLANK])
    scene.attack("ada", CLUB, faces(5), cards("flank"), faces(2))
    beside = Scene([survivor("ada", "H9", [CLUB])], [FLANK])
    beside.attack("ada", CLUB, faces(5))
