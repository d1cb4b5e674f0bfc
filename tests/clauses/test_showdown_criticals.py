"""Critical wounds: when, and what they do."""

from typing import Any

import pytest

from affray.showdown import events
from affray.showdown.gear import Gear
from affray.showdown.monster import FAILURE, REFLEX, WOUND, HitLocation
from tests.clauses import clause
from tests.showdown.scene import (
    ATTACKER_FALLS,
    CLUB,
    DAGGER,
    Mark,
    Scene,
    cards,
    faces,
    look,
    reacts,
    say,
    survivor,
    token,
)

EYE = HitLocation("eye", (), reacts(WOUND, FAILURE, REFLEX), critical=(Mark("critical"),))
FLANK = HitLocation("flank", (), reacts(WOUND, FAILURE, REFLEX))


def strike(location: HitLocation, face: int, luck: int = 0, **monster: Any) -> Scene:
    scene = Scene([survivor("ada", "H9", [CLUB], luck=luck)], [location], **monster)
    scene.attack("ada", CLUB, faces(6), cards(location.id), faces(face))
    return scene


@clause("SD-14")
def test_a_lantern_ten_is_critical_where_the_card_says_so() -> None:
    assert strike(EYE, 10).marks == ["critical"]
    assert strike(EYE, 9).marks == ["wound", "reflex"]


@clause("SD-14", "SD-17")
def test_without_a_critical_effect_it_wounds_and_the_card_reacts() -> None:
    scene = strike(FLANK, 10, toughness=30)
    assert not scene.last(events.WoundAttempted).critical
    assert scene.marks == ["wound", "reflex"]
    assert scene.wounds == 1


@clause("SD-17")
@pytest.mark.parametrize("luck", [0, 3])
def test_luck_makes_nothing_critical_where_no_effect_is_printed(luck: int) -> None:
    scene = strike(FLANK, 9, luck, toughness=30)
    assert scene.marks == ["failure", "reflex"]
    assert scene.wounds == 0


@clause("SD-15")
def test_strength_and_roll_below_toughness_fail() -> None:
    assert strike(FLANK, 7, toughness=8).wounds == 0
    assert strike(FLANK, 8, toughness=8).wounds == 1


@clause("SD-15")
def test_a_critical_wounds_even_when_the_total_is_too_low() -> None:
    scene = strike(EYE, 9, luck=1, toughness=30)
    assert not scene.last(events.WoundAttempted).success
    assert scene.last(events.WoundAttempted).critical
    assert scene.wounds == 1


@clause("SD-16")
@pytest.mark.parametrize(
    ("luck", "monster", "least"),
    [(0, 0, 10), (1, 0, 9), (2, 0, 8), (-1, 0, 11), (0, 1, 11), (1, 1, 10), (2, 1, 9), (20, 0, 2)],
)
def test_luck_moves_the_critical_range(luck: int, monster: int, least: int) -> None:
    for face in range(1, 11):
        scene = Scene([survivor("ada", "H9", [CLUB], luck=luck)], [EYE], toughness=40, luck=monster)
        scene.attack("ada", CLUB, faces(6), cards("eye"), faces(face))
        assert scene.last(events.WoundAttempted).critical is (face >= least), face


@clause("SD-16")
def test_luck_comes_from_every_source() -> None:
    lucky = Gear("lucky", speed=1, accuracy=6, luck=1)
    charm = Gear("charm", attributes={"luck": 1})
    ada = survivor("ada", "H9", [lucky, charm])
    ada.tokens = {"luck": 1}
    scene = Scene([ada], [EYE], toughness=40, tokens={"luck": 1})
    scene.attack("ada", lucky, faces(6), cards("eye"), faces(8))
    assert scene.marks == ["critical"]
    scene.attack("ada", lucky, faces(6), cards("eye"), faces(7))
    assert scene.marks == ["critical", "failure", "reflex"]


@clause("SD-18")
def test_a_critical_cancels_every_reaction_of_its_own_location_only() -> None:
    scene = Scene([survivor("ada", "H9", [DAGGER])], [EYE, FLANK])
    scene.attack("ada", DAGGER, faces(7, 7, 2), cards("eye", "flank"), say("location", "eye"), faces(10), faces(2))
    assert scene.marks == ["critical", "failure", "reflex"]
    assert [str(event.location) for event in scene.told(events.ReactionsCancelled)] == ["eye"]


@clause("SD-18")
def test_even_one_that_would_help() -> None:
    gift = HitLocation("gift", (), {REFLEX: (token("toughness", -1),)}, critical=(Mark("critical"),))
    assert strike(gift, 10).monster.tokens == {}
    assert strike(gift, 9).monster.tokens == {"toughness": -1}


@clause("SD-19")
def test_the_effect_is_carried_out_and_its_tokens_lie_on_the_panel() -> None:
    knee = HitLocation("knee", critical=(token("movement", -1), token("toughness", 1)))
    scene = strike(knee, 10)
    assert scene.monster.tokens == {"movement": -1, "toughness": 1}
    scene.attack("ada", CLUB, faces(6), cards("knee"), faces(8))
    assert scene.last(events.WoundAttempted).toughness == 9
    assert scene.wounds == 1
    assert scene.monster.tokens == {"movement": -1, "toughness": 1}


@clause("SD-19")
def test_the_effect_comes_before_the_wound() -> None:
    seen: list[object] = []
    knee = HitLocation("knee", critical=(look(lambda fight: fight.monster.ai.wounds(), seen),))
    scene = strike(knee, 10)
    assert (seen, scene.wounds) == ([0], 1)


def test_a_critical_effect_that_knocks_the_attacker_down_ends_the_attack() -> None:
    """8: the other hits are lost."""
    tail = HitLocation("tail", critical=(ATTACKER_FALLS,))
    scene = Scene([survivor("ada", "H9", [DAGGER])], [tail, FLANK])
    scene.attack("ada", DAGGER, faces(7, 7, 2), cards("tail", "flank"), say("location", "tail"), faces(10))
    assert scene.discard == ["flank", "tail"]
    assert scene.wounds == 1


def test_even_if_a_companion_makes_the_attacker_stand_meanwhile() -> None:
    """8: any knockdown ends it."""
    tail = HitLocation("tail", critical=(ATTACKER_FALLS,))
    zahar = survivor("zahar", "A1", survival=2, actions=("encourage", "dash"))
    scene = Scene([survivor("ada", "H9", [DAGGER]), zahar], [tail, FLANK])
    scene.attack(
        "ada",
        DAGGER,
        faces(7, 7, 2),
        cards("tail", "flank"),
        say("location", "tail"),
        faces(10),
        scene.encourage("zahar", "ada"),
        say("window", "after_critical:pass"),
    )
    assert scene["ada"].standing()
    assert scene.discard == ["flank", "tail"]
