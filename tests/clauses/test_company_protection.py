"""Piercing Blows and Protection, and the order of one hit."""

import pytest

from affray.company import events
from affray.company.cards import WOULD_FALL, WOULD_LOSE, CompanyCard
from affray.company.conditions.blows import Unarmed
from affray.company.conditions.scene import Ruled
from affray.company.sheet import UNARMED, Armour, Weapon
from affray.company.verbs.rolls import Pierced, SetEndurance
from affray.kernel.card import INSTEAD, Hook
from affray.kernel.effect import FIGHT
from tests.clauses import clause
from tests.company.scene import (
    EYE,
    HELM,
    LONG_SWORD,
    MAIL,
    RUNE,
    SWORD,
    Scene,
    faces,
    foe,
    hero,
    say,
)


def duel(rulings: dict[str, str] | None = None, orc: dict[str, object] | None = None, **ada: object) -> Scene:
    scene = Scene([hero("ada", **ada)], [foe("orc", **(orc or {"endurance": 60}))], rulings)
    scene.pair("ada", "orc")
    return scene


@clause("D28")
@pytest.mark.parametrize(("shown", "holds"), [((10, 3, 2, 1), True), ((9, 3, 2, 1), False), ((RUNE, 1, 1, 1), True)])
def test_armour_against_injury(shown: tuple[int, ...], holds: bool) -> None:
    scene = duel(armour=MAIL)
    severity = () if holds else (faces(3),)
    scene.blow("orc", "ada", faces(10, 3, 3, 3), faces(*shown), *severity)
    assert scene.hero("ada").wounded is not holds


def test_only_10_and_the_best_face_pierce_and_only_hits() -> None:
    """3.6: a foe's best face is the Eye; a miss never pierces."""
    for feat, pierces in ((9, False), (10, True), (EYE, True)):
        scene = duel()
        scene.blow("orc", "ada", faces(feat, 6, 6, 6), *((faces(RUNE),) if pierces else ()))
        assert bool(scene.told(events.PiercingBlow)) is pierces
    scene = duel(parry=20)
    scene.blow("orc", "ada", faces(10, 3, 3, 3))
    assert scene.told(events.PiercingBlow) == []
    scene = duel(proficiencies={"swords": 0})
    scene.strike("ada", "orc", SWORD, faces(10))
    assert scene.told(events.PiercingBlow) == []


def test_keen_needs_nine() -> None:
    """6.4."""
    keen = Weapon("sword", "swords", 4, 16, 0, 2, pierces_on=9)
    for weapon, pierces in ((SWORD, False), (keen, True)):
        scene = duel()
        scene.strike("ada", "orc", weapon, faces(9, 4, 4), *((faces(EYE, 1, 1),) if pierces else ()))
        assert bool(scene.told(events.PiercingBlow)) is pierces


def test_the_grip_decides_the_injury() -> None:
    """3.6."""
    for two_handed, injury in ((False, 16), (True, 18)):
        scene = duel()
        scene.strike("ada", "orc", LONG_SWORD, faces(10, 4, 4), faces(EYE, 1, 1), two_handed=two_handed)
        assert scene.last(events.ProtectionRolled).against == injury


def test_bare_hands_pierce_nothing() -> None:
    """3.6."""
    scene = duel()
    scene.strike("ada", "orc", UNARMED, faces(RUNE, 4))
    assert scene.told(events.PiercingBlow) == []
    assert scene.foe("orc").endurance == 59


def test_helm_close_fitting_and_hope() -> None:
    """3.6: +1 die for a helm, +2 to the total for Close-fitting, 1 Hope for a die."""
    fitting = Armour("mail_shirt", 3, 9, bonus=2)
    scene = duel(armour=fitting, helm=HELM)
    scene.blow("orc", "ada", faces(10, 3, 3, 3), say("hope", "hope"), faces(9, 1, 1, 1, 1, 1))
    assert scene.last(events.ProtectionRolled).total == 16
    assert scene.hero("ada").hope == 9
    assert not scene.hero("ada").wounded


def test_hate_helps_a_foes_protection() -> None:
    """F1."""
    scene = duel()
    scene.strike("ada", "orc", SWORD, faces(10, 4, 4), say("drive", "yes"), faces(EYE, 1, 1, 1))
    assert scene.foe("orc").drive == 2


@clause("D13")
def test_protection_before_the_weariness_of_the_same_hit_and_weary_if_weary_before() -> None:
    scene = duel(endurance=16, armour=MAIL)  # Load 11
    scene.blow("orc", "ada", faces(10, 3, 3, 3), faces(10, 3, 3, 1))
    assert not scene.last(events.ProtectionRolled).weary
    assert scene.hero("ada").weary()
    scene.blow("orc", "ada", faces(10, 3, 3, 3), faces(10, 3, 3, 1), faces(2))
    assert scene.last(events.ProtectionRolled).weary
    assert scene.hero("ada").wounded


def test_the_order_of_one_hit() -> None:
    """3.14: roll, icons, knockback, Protection, loss, Wound."""
    scene = duel(armour=MAIL)
    scene.blow("orc", "ada", faces(10, 6, 3, 3), say("foe_icon", "heavy_blow"), say("knockback", "yes"), faces(1, 1, 1, 1), faces(4))  # fmt: skip
    order = [type(event).__name__ for event in scene.table.told]
    expected = [
        "AttackRolled",
        "HeavyBlow",
        "KnockedBack",
        "PiercingBlow",
        "ProtectionRolled",
        "Hurt",
        "FeatRolled",
        "WoundTaken",
    ]
    assert [name for name in order if name in expected] == expected


# -- Hideous Toughness, from the primitives that its card uses


def tough() -> CompanyCard:
    made = CompanyCard("hideous_toughness", "ability")
    fall = Hook("hideous_toughness", WOULD_FALL, INSTEAD, (), 0, False, 0, FIGHT, (Pierced(), SetEndurance("hideous_toughness_reset")), "fall")  # fmt: skip
    bare = Hook("hideous_toughness", WOULD_LOSE, INSTEAD, (Unarmed(), Ruled("hideous_toughness_unarmed=immune")), 0, False, 0, FIGHT, (), "bare")  # fmt: skip
    made.hooks = (fall, bare)
    return made


def troll() -> Scene:
    return duel(None, {"endurance": 15, "might": 2, "cards": (tough(),)})


def hurt_to(scene: Scene, endurance: int) -> None:
    scene.foe("orc").endurance = endurance


def test_hideous_toughness_makes_the_felling_blow_a_piercing_one() -> None:
    """5.4: survived, the foe is at half of its Endurance, rounded up."""
    scene = troll()
    hurt_to(scene, 4)
    scene.strike("ada", "orc", SWORD, faces(5, 5, 5), faces(EYE, 1, 1))
    assert len(scene.told(events.PiercingBlow)) == 1
    assert (scene.foe("orc").endurance, scene.foe("orc").wounds, scene.foe("orc").out) == (8, 0, "")


def test_hideous_toughness_a_failed_protection_wounds_and_might_2_lives_once() -> None:
    """5.4: in practice only Wounds kill it."""
    scene = troll()
    hurt_to(scene, 4)
    scene.strike("ada", "orc", SWORD, faces(5, 5, 5), faces(1, 1, 1))
    assert (scene.foe("orc").endurance, scene.foe("orc").wounds, scene.foe("orc").out) == (8, 1, "")
    hurt_to(scene, 4)
    scene.strike("ada", "orc", SWORD, faces(5, 5, 5), faces(1, 1, 1))
    assert scene.foe("orc").out == "slain"


def test_hideous_toughness_one_protection_roll_for_a_blow_that_pierced_anyhow() -> None:
    """3.6: one hit causes at most one."""
    scene = troll()
    hurt_to(scene, 4)
    scene.strike("ada", "orc", SWORD, faces(10, 5, 5), faces(EYE, 1, 1))
    assert len(scene.told(events.ProtectionRolled)) == 1


def test_hideous_toughness_a_lesser_blow_is_an_ordinary_one() -> None:
    """5.3."""
    scene = troll()
    scene.strike("ada", "orc", SWORD, faces(5, 5, 5))
    assert scene.foe("orc").endurance == 11
    scene.strike("ada", "orc", UNARMED, faces(9, 6))
    assert scene.foe("orc").endurance == 11
    assert scene.told(events.Unhurt)
