"""Wounds of heroes and foes."""

import pytest

from affray.company import events
from affray.company.cards import SEVERITY, WOULD_DIE, CompanyCard
from affray.company.sheet import FoeAttack
from affray.company.verbs.rolls import Severity
from affray.company.verbs.states import Special
from affray.kernel.card import INSTEAD, WHEN, Hook
from affray.kernel.effect import FIGHT
from tests.clauses import clause
from tests.company.scene import EYE, RUNE, SWORD, Scene, faces, foe, hero, say


def duel(**ada: object) -> Scene:
    scene = Scene([hero("ada", **ada), hero("bo", focus="ada")], [foe("orc", endurance=60)])
    scene.pair("ada", "orc")
    return scene


def wound(scene: Scene, *severity: int) -> None:
    """A Piercing Blow for 5 with no armour to hold it."""
    scene.blow("orc", "ada", faces(EYE, 1, 1, 1), faces(10), *((faces(*severity),) if severity else ()))


@clause("W1")
@pytest.mark.parametrize(
    ("face", "severity", "days"), [(1, "severe", 1), (10, "severe", 10), (RUNE, "moderate", 0), (EYE, "grievous", 0)]
)
def test_severity_of_the_first_wound(face: int, severity: str, days: int) -> None:
    scene = duel()
    wound(scene, face)
    ada = scene.hero("ada")
    told = scene.last(events.WoundTaken)
    assert (told.severity, told.days, ada.severity) == (severity, days, days)
    assert ada.wounded
    if face == EYE:
        assert (ada.endurance, ada.out, ada.dying) == (0, "dying", True)
    else:
        assert (ada.endurance, ada.out, ada.dying) == (25, "", False)


@clause("W2")
def test_a_second_wound_needs_no_roll() -> None:
    scene = duel()
    wound(scene, 5)
    wound(scene)
    ada = scene.hero("ada")
    assert (ada.endurance, ada.out, ada.dying) == (0, "dying", True)
    assert len(scene.told(events.FeatRolled)) == 1


@clause("W3")
def test_loss_and_wound_of_one_hit_both_count() -> None:
    scene = duel(endurance=5)
    wound(scene, 4)
    ada = scene.hero("ada")
    assert (ada.endurance, ada.out, ada.wounded, ada.severity, ada.dying) == (0, "unconscious", True, 4, False)


@clause("W6")
def test_wounded_alone_costs_no_dice() -> None:
    scene = duel(start_wounded=True)
    scene.strike("ada", "orc", SWORD, faces(1, 1, 1))
    assert not scene.last(events.AttackRolled).weary


@clause("W7")
def test_wounded_and_at_0_without_a_new_wound_is_unconscious() -> None:
    scene = duel(endurance=5, start_wounded=True)
    scene.blow("orc", "ada", faces(9, 6, 6, 6))
    ada = scene.hero("ada")
    assert (ada.out, ada.dying) == ("unconscious", False)


@clause("D23")
def test_the_focus_wounded_costs_a_shadow() -> None:
    scene = duel()
    scene.blow("orc", "ada", faces(5, 5, 5, 5))
    assert scene.hero("bo").shadow == 0
    wound(scene, 5)
    assert (scene.hero("bo").shadow, scene.hero("ada").shadow) == (1, 0)


def card(id: str, hook: Hook) -> CompanyCard:
    made = CompanyCard(id, "virtue")
    made.hooks = (hook,)
    return made


@clause("W8")
def test_severity_favoured_or_not() -> None:
    for way, shown, days in ((1, (3, EYE), 3), (-1, (3, 9), 3), (0, (3,), 3)):
        scene = duel()
        if way:
            scene.fight.put_card(scene.hero("ada"), card("roots", Hook("roots", SEVERITY, WHEN, (), 0, False, 0, FIGHT, (Severity(way),), "x")))  # fmt: skip
        wound(scene, *shown)
        assert scene.hero("ada").severity == days


@clause("W8")
def test_the_first_lethal_wound_may_be_survived() -> None:
    scene = duel(start_wounded=True)
    hook = Hook("destiny", WOULD_DIE, INSTEAD, (), 0, False, 1, FIGHT, (Special("plain_wound"),), "x")
    scene.fight.put_card(scene.hero("ada"), card("destiny", hook))
    wound(scene)
    assert scene.hero("ada").able()
    wound(scene)
    assert scene.hero("ada").dying


@clause("W9")
def test_tending_the_dying_in_a_fight_is_the_loremasters_to_allow() -> None:
    for allowed in (False, True):
        scene = Scene([hero("ada"), hero("bo")], [foe("orc")], tend_dying=allowed)
        wound(scene, EYE)
        assert ("tend:ada" in scene.deeds("bo")) is allowed
        if allowed:
            scene.turn("bo", say("action", "tend:ada"), faces(5, 5, 5))
            assert (scene.hero("ada").dying, scene.hero("ada").out) == (False, "unconscious")


# -- foes


@pytest.mark.parametrize("might", [1, 2, 3])
def test_might_is_how_many_wounds_kill(might: int) -> None:
    """3.9: no severity, no dying."""
    scene = Scene([hero("ada")], [foe("orc", might=might, endurance=60, armour=0)])
    for n in range(1, might + 1):
        scene.strike("ada", "orc", SWORD, faces(10, 4, 4), faces(3))
        assert scene.foe("orc").able() is (n < might)
        if n < might:  # Wounds take no attacks from it
            scene.blow("orc", "ada", faces(1, 1, 1, 1))
    assert scene.told(events.FeatRolled) == []


def test_a_foe_at_0_is_out_whatever_its_might() -> None:
    """3.3."""
    scene = Scene([hero("ada")], [foe("orc", might=3, endurance=4)])
    scene.strike("ada", "orc", SWORD, faces(5, 5, 5))
    assert scene.foe("orc").out == "slain"
    assert scene.foe("orc").wounds == 0


def test_endurance_never_falls_below_0() -> None:
    """3.3."""
    scene = duel(endurance=3)
    scene.blow("orc", "ada", faces(9, 6, 6, 6), attack=FoeAttack("club", 3, 9, 12))
    assert scene.hero("ada").endurance == 0
    scene = Scene([hero("ada")], [foe("orc", endurance=1)])
    scene.strike("ada", "orc", SWORD, faces(9, 5, 5))
    assert scene.foe("orc").endurance == 0
