"""Dice, rolls, Hope, support and Shadow."""

from typing import Any

import pytest

from affray.company import events
from affray.company.dice import BEST, WORST, Roll
from affray.company.rolls import BeforeSkill, shadow_test
from affray.company.sheet import ATTRIBUTE_OF, SKILLS, UNARMED
from tests.clauses import clause
from tests.company.scene import DAGGER, EYE, MAIL, RUNE, SWORD, Scene, faces, foe, hero, say


def thrown(*shown: int, tn: int = 12, feats: str = "", **state: bool) -> Roll:
    roll = Roll("test", "ada", "ada", True)
    roll.pool.add("rating", len(shown) - (2 if feats in ("+", "-") else 1))
    roll.target.add("tn", tn)
    roll.favoured = ("x",) * feats.count("+")
    roll.ill_favoured = ("x",) * feats.count("-")
    for name, value in state.items():
        setattr(roll, name, value)
    roll.settle()
    assert len(roll.dice) == len(shown)
    roll.read(list(shown))
    return roll


def passed(*shown: int, tn: int = 12, feats: str = "", **state: bool) -> bool:
    return thrown(*shown, tn=tn, feats=feats, **state).outcome.passed


@clause("D1", "D2", "D3", "D4")
def test_feat_and_success_dice_against_a_target() -> None:
    roll = thrown(7, 2, 3)
    assert roll.dice == (12, 6, 6)
    assert (roll.total, roll.outcome.passed, roll.outcome.icons) == (12, True, 0)
    assert not passed(7, 2, 2)
    assert thrown(5).dice == (12,)
    assert not passed(10, tn=11)


@clause("D5", "D16")
def test_the_rune_succeeds_and_the_eye_is_nothing() -> None:
    assert passed(RUNE, 1, tn=30)
    assert thrown(EYE, 6, 6).total == 12
    assert passed(EYE, 6, 6)
    assert not passed(EYE, 6, 5)


@clause("D6")
def test_icons_change_places_for_servants_of_the_shadow() -> None:
    assert passed(EYE, 1, tn=30, swapped=True)
    assert thrown(RUNE, 6, 6, swapped=True).total == 12
    scene = Scene([hero("ada")], [foe("orc"), foe("robber", hateful=False)])
    assert scene.blow("orc", "ada", faces(EYE, 1, 1, 1), faces(RUNE)).hit
    assert not scene.blow("robber", "ada", faces(EYE, 1, 1, 1)).hit


@clause("D7", "D9")
def test_icons_are_sixes_weary_or_not_and_nothing_on_a_failure() -> None:
    assert thrown(5, 6, 6, 1).outcome.icons == 2
    assert thrown(5, 6, 6, 1, weary=True).outcome.icons == 2
    assert thrown(1, 6, 4).outcome.icons == 0


@clause("D11", "D12")
def test_favoured_and_ill_favoured() -> None:
    assert thrown(3, 8, feats="+").total == 8
    assert thrown(3, 8, feats="-").total == 3
    assert thrown(8, 3, feats="-").total == 3
    assert thrown(EYE, 1, feats="+").total == 1
    assert thrown(EYE, RUNE, feats="+").outcome.feat == BEST
    assert not passed(EYE, RUNE, feats="-")
    assert thrown(10, RUNE, feats="-").total == 10
    assert thrown(EYE, 1, feats="+", swapped=True).outcome.feat == BEST
    assert not passed(RUNE, 1, feats="-", swapped=True)
    for both in ("+-", "++-", "+--"):
        assert thrown(7, 5, feats=both).dice == (12, 6)


@clause("D11")
def test_more_sources_of_favour_give_no_more_dice() -> None:
    roll = Roll("test", "ada", "ada", True)
    roll.favoured = ("a", "b", "c")
    roll.settle()
    assert roll.dice == (12, 12)


@clause("D13")
def test_weary_counts_no_dice_of_1_to_3() -> None:
    assert thrown(3, 1, 2, 3, weary=True).total == 3
    assert thrown(3, 4, 5, 6, weary=True).total == 18


@clause("D14", "D20")
def test_miserable_with_the_eye_fails() -> None:
    assert not passed(EYE, 6, 6, miserable=True)
    assert passed(1, 6, 6, miserable=True)
    assert passed(EYE, RUNE, feats="+", miserable=True, tn=30)
    for hope, shadow, miserable in ((3, 2, False), (3, 3, True), (0, 0, True), (0, 1, True)):
        scene = Scene([hero("ada", hope=9, start_hope=hope, start_shadow=shadow)], [foe("orc")])
        scene.skill("ada", "awe", faces(EYE, 6, 6))
        assert scene.fight.heroes[0].miserable() is miserable
        assert not scene.last(events.SkillRolled).passed  # 12 of 15
        scene.hero("ada").sheet.tn_strength = 12
        scene.skill("ada", "awe", faces(EYE, 6, 6))
        assert scene.last(events.SkillRolled).passed is not miserable


@clause("D15")
def test_shadow_at_its_maximum_is_ill_favoured_and_never_more() -> None:
    scene = Scene([hero("ada", hope=5, start_shadow=4, armour=MAIL)], [foe("orc")])
    scene.skill("ada", "awe", faces(1, 1, 1))
    scene.fight.gain_shadow(scene.hero("ada"), 9)
    assert scene.hero("ada").shadow == 5
    scene.skill("ada", "awe", faces(1, 1, 1, 1))
    scene.strike("ada", "orc", SWORD, faces(1, 1, 1, 1))
    scene.blow("orc", "ada", faces(10, 3, 3, 3), faces(10, 10, 6, 1, 1))


@clause("D17")
def test_hope_gives_one_die_on_any_roll_once() -> None:
    scene = Scene([hero("ada", armour=MAIL)], [foe("orc")])
    hope = say("hope", "hope")
    scene.strike("ada", "orc", SWORD, hope, faces(1, 1, 1, 1))
    scene.blow("orc", "ada", faces(10, 3, 3, 3), hope, faces(10, 6, 1, 1, 1))
    scene.skill("ada", "awe", say("skill", "hope"), faces(1, 1, 1, 1))
    assert scene.hero("ada").hope == 7
    scene = Scene([hero("ada", start_hope=0)], [foe("orc")])
    scene.table.always = {}  # without Hope nobody is asked
    scene.strike("ada", "orc", SWORD, faces(1, 1, 1))
    scene.skill("ada", "awe", faces(1, 1, 1))


@clause("D18")
def test_inspired_hope_gives_two() -> None:
    scene = Scene([hero("ada", features=("fair",))], [foe("orc")])
    scene.skill("ada", "awe", say("skill", "feature:fair"), faces(1, 1, 1, 1, 1))
    assert scene.hero("ada").hope == 9


@clause("D19")
def test_one_companion_with_the_skill_may_support() -> None:
    scene = Scene([hero("ada", focus="bo"), hero("bo"), hero("cy"), hero("di", skills={})], [foe("orc")])
    roll = scene.skill("ada", "awe", say("skill", "support:cy"), say("skill", "hope"), faces(1, 1, 1, 1, 1))
    assert (scene.hero("cy").hope, scene.hero("ada").hope) == (9, 9)
    assert scene.keys(BeforeSkill(scene.fight, scene.hero("ada"), "awe", roll.roll, True)) == ["roll", "hope"]
    fresh = BeforeSkill(scene.fight, scene.hero("ada"), "awe", roll.roll, False)
    assert [key for key in scene.keys(fresh) if key.startswith("support")] == ["support:bo", "support:cy"]
    scene.skill("ada", "awe", say("skill", "support:bo"), faces(1, 1, 1, 1, 1))  # her focus: 2d
    scene.strike("ada", "orc", SWORD, faces(1, 1, 1))  # nobody is asked to support an attack


@clause("D21")
def test_a_magical_success_rolls_for_icons_only() -> None:
    scene = Scene([hero("ada")], [foe("orc")])
    scene.hero("ada").flags += ("magical_success",)
    roll = scene.skill("ada", "awe", say("skill", "magical"), faces(6, 1))
    assert (roll.outcome.passed, roll.outcome.icons, roll.magical) == (True, 1, True)
    assert scene.hero("ada").hope == 9
    scene.hero("ada").sheet.skills["awe"] = 0
    assert "magical" not in scene.keys(BeforeSkill(scene.fight, scene.hero("ada"), "awe", roll.roll, False))


@clause("D22")
@pytest.mark.parametrize(
    ("kind", "shown", "gained"),
    [("dread", (9, 6), 1), ("dread", (9, 5), 3), ("sorcery", (12, 1, 1), 2), ("sorcery", (1, 1, 1), 3)],
)
def test_shadow_tests(kind: str, shown: tuple[int, ...], gained: int) -> None:
    scene = Scene([hero("ada", valour=1, wisdom=2)], [foe("wight")])
    scene.run(lambda: shadow_test(scene.fight, scene.hero("ada"), kind, 3, False, None), (faces(*shown),))
    assert scene.hero("ada").shadow == gained


@clause("D24", "D25")
def test_target_numbers_by_attribute() -> None:
    scene = Scene([hero("ada", strength=4, heart=5, wits=6)], [foe("orc")])
    for attribute, tn in (("strength", 16), ("heart", 15), ("wits", 14)):
        for skill in SKILLS[attribute]:
            assert ATTRIBUTE_OF[skill] == attribute
        assert scene.hero("ada").sheet.tn(attribute) == tn
    for skill, tn in (("awe", 16), ("battle", 15), ("scan", 14)):
        scene.skill("ada", skill, faces(1, 1, 1))
        assert scene.last(events.SkillRolled).against == tn


@clause("D26", "D27")
def test_targets_of_attacks() -> None:
    scene = Scene([hero("ada", strength=6, parry=17)], [foe("orc", parry=3)])
    scene.strike("ada", "orc", SWORD, faces(1, 1, 1))
    assert scene.last(events.AttackRolled).against == 17
    scene.blow("orc", "ada", faces(1, 1, 1, 1))
    assert scene.last(events.AttackRolled).against == 17


def test_brawling_takes_the_best_proficiency_less_one() -> None:
    """3.1."""
    scene = Scene([hero("ada", best_proficiency=3)], [foe("orc")])
    for weapon in (DAGGER, UNARMED):
        scene.strike("ada", "orc", weapon, faces(1, 1, 1))


def test_a_weapon_of_rank_0_is_the_feat_die_alone() -> None:
    """3.1."""
    scene = Scene([hero("ada", proficiencies={})], [foe("orc")])
    scene.strike("ada", "orc", SWORD, faces(1))


def test_favoured_skills() -> None:
    """6.3."""
    scene = Scene([hero("ada", favoured=("awe",))], [foe("orc")])
    roll: Any = scene.skill("ada", "awe", faces(2, 9, 3, 3))
    assert roll.roll.total == 15
    assert roll.outcome.feat > WORST
