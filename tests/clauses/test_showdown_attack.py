"""Attack dice: what hits, what is perfect, and what a perfect hit does."""

import pytest

from affray.kernel.chance import Throw
from affray.showdown import events
from affray.showdown.attack import AttackDice, Struck
from affray.showdown.cards import PERFECT_HIT
from affray.showdown.monster import FAILURE, HitLocation
from tests.clauses import clause
from tests.showdown.scene import (
    ALL_ACTIONS,
    CLUB,
    DAGGER,
    Mark,
    Scene,
    cards,
    faces,
    hook,
    reacts,
    say,
    survivor,
)

FLANK = HitLocation("flank")
CHEST = HitLocation("chest", reactions=reacts(FAILURE))


@clause("SD-02")
@pytest.mark.parametrize("needed", [-2, 1, 5, 10, 11, 15])
def test_a_lantern_ten_always_hits_and_is_perfect_a_one_never(needed: int) -> None:
    dice = AttackDice("ada", 3, needed)
    assert dice.read([10, 1, 10]) == Struck(2, 2)
    assert dice.read([1, 1, 1]) == Struck(0, 0)
    assert dice.read([9, 9, 1]) == Struck(2 if needed <= 9 else 0, 0)


@clause("SD-02")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("needed", [-1, 1, 2, 3, 7, 10, 11, 14])
def test_the_law_of_attack_dice_is_that_of_their_faces(count: int, needed: int) -> None:
    dice = AttackDice("ada", count, needed)
    counted = {possible.reading: possible.weight for possible in Throw.law(dice)}
    assert {possible.reading: possible.weight for possible in dice.law()} == counted
    assert all(dice.read(possible.faces) == possible.reading for possible in dice.law())


@clause("SD-03")
def test_two_perfect_hits_with_the_scrap_dagger_give_4_strength_until_the_attack_ends() -> None:
    scene = Scene([survivor("ada", "H9", [DAGGER])], [FLANK, CHEST])
    attack = scene.attack(
        "ada", DAGGER, faces(10, 3, 10), cards("flank", "chest"), say("location", "flank"), faces(2), faces(3)
    )
    assert attack.strength == 4
    assert [attempt.total for attempt in scene.told(events.WoundAttempted)] == [2 + 2 + 4, 3 + 2 + 4]
    assert [attempt.success for attempt in scene.told(events.WoundAttempted)] == [True, True]
    scene.attack("ada", DAGGER, faces(8, 3, 3), cards("flank"), faces(5))
    assert scene.last(events.WoundAttempted).total == 5 + 2


@clause("SD-03")
def test_hits_that_are_not_perfect_fire_nothing() -> None:
    scene = Scene([survivor("ada", "H9", [DAGGER])], [FLANK])
    assert scene.attack("ada", DAGGER, faces(10, 3, 3), cards("flank"), faces(2)).strength == 2
    assert scene.attack("ada", DAGGER, faces(9, 3, 3), cards("flank"), faces(2)).strength == 0


@clause("SD-03")
def test_cards_that_wait_for_perfect_hits_fire_once_for_each() -> None:
    scene = Scene([survivor("ada", "H9", [DAGGER])], [FLANK, CHEST])
    scene.fight.put_in_play(0, (hook("crazed", PERFECT_HIT, Mark("crazed")),))
    scene.attack("ada", DAGGER, faces(10, 3, 10), cards("flank", "chest"), say("location", "flank"), faces(2), faces(9))
    assert scene.marks == ["crazed", "crazed"]
    scene.attack("ada", DAGGER, faces(9, 3, 3), cards("flank"), faces(2))
    assert scene.marks == ["crazed", "crazed"]


@clause("SD-03", "SD-43")
def test_a_surge_in_the_middle_has_no_part_in_the_strength() -> None:
    zahar = survivor("zahar", "G10", [CLUB], survival=1, actions=ALL_ACTIONS)
    scene = Scene([survivor("ada", "H9", [DAGGER]), zahar], [FLANK, CHEST, HitLocation("paw")])
    scene.attack(
        "ada",
        DAGGER,
        faces(10, 10, 3),
        cards("chest", "flank"),
        say("location", "chest"),
        faces(1),
        say("window", "before_reaction:surge:zahar:club"),
        faces(6),
        cards("paw"),
        faces(7),
        faces(3),
    )
    totals = {str(attempt.location): attempt.total for attempt in scene.told(events.WoundAttempted)}
    assert totals == {"chest": 1 + 2 + 4, "paw": 7, "flank": 3 + 2 + 4}


@clause("SD-04")
@pytest.mark.parametrize(("tokens", "hits", "misses"), [(0, 6, 5), (1, 7, 6), (2, 8, 7), (-1, 5, 4), (-2, 4, 3)])
def test_evasion_tokens_move_the_least_roll_that_hits(tokens: int, hits: int, misses: int) -> None:
    scene = Scene([survivor("ada", "H9", [CLUB])], [FLANK])
    for _token in range(abs(tokens)):
        scene.fight.monster_token("evasion", 1 if tokens > 0 else -1)
    scene.attack("ada", CLUB, faces(misses))
    assert scene.last(events.AttackDiceRolled).hits == 0
    scene.attack("ada", CLUB, faces(hits), cards("flank"), faces(2))
    assert scene.last(events.AttackDiceRolled).against == 6 + tokens


@clause("SD-04")
def test_tokens_come_on_top_of_the_evasion_of_the_card() -> None:
    scene = Scene([survivor("ada", "H9", [CLUB])], [FLANK], evasion=1, tokens={"evasion": 1})
    scene.attack("ada", CLUB, faces(7))
    scene.attack("ada", CLUB, faces(8), cards("flank"), faces(2))


@clause("SD-05")
@pytest.mark.parametrize("tokens", [-2, -1, 0, 1, 2])
def test_toughness_tokens_move_what_wounds(tokens: int) -> None:
    for face, wounds in ((7 + tokens, 0), (8 + tokens, 1)):
        scene = Scene([survivor("ada", "H9", [CLUB])], [FLANK], toughness=8)
        for _token in range(abs(tokens)):
            scene.fight.monster_token("toughness", 1 if tokens > 0 else -1)
        scene.attack("ada", CLUB, faces(6), cards("flank"), faces(face))
        assert scene.last(events.WoundAttempted).toughness == 8 + tokens
        # A lantern 10 wounds whatever the toughness.
        assert scene.wounds == (1 if wounds or face == 10 else 0)


def test_a_knocked_down_monster_is_hit_on_3() -> None:
    """2.7."""
    scene = Scene([survivor("ada", "H9", [CLUB], accuracy=-4)], [FLANK], down=True, evasion=5)
    scene.attack("ada", CLUB, faces(2))
    scene.attack("ada", CLUB, faces(3), cards("flank"), faces(2))


def test_hits_beyond_the_last_card_draw_nothing() -> None:
    """2.9, A5."""
    scene = Scene([survivor("ada", "H9", [DAGGER])], [FLANK])
    scene.attack("ada", DAGGER, faces(7, 8, 9), cards("flank"), faces(2))
    assert len(scene.told(events.WoundAttempted)) == 1
