"""A trap among the drawn locations."""

from typing import Any

from affray.showdown import events
from affray.showdown.cards import SURVIVORS_ACT
from affray.showdown.monster import FAILURE, HitLocation
from tests.clauses import clause
from tests.showdown.scene import (
    ALL_ACTIONS,
    CLUB,
    DAGGER,
    MONSTER_FALLS,
    Mark,
    Scene,
    cards,
    faces,
    look,
    reacts,
    say,
    survivor,
)

FLANK = HitLocation("flank")
PAW = HitLocation("paw")
MANE = HitLocation("mane", ("first_strike",))
CHEST = HitLocation("chest", reactions=reacts(FAILURE))
TRAP = HitLocation("trap", ("trap",), trap=(Mark("trap"),))


def seen_by_trap(what: Any, **monster: Any) -> tuple[Scene, list[Any]]:
    seen: list[Any] = []
    trap = HitLocation("trap", ("trap",), trap=(look(what, seen),))
    scene = Scene([survivor("ada", "H9", [DAGGER], survival=1)], [FLANK, MANE, trap], **monster)
    return scene, seen


@clause("SD-06")
def test_a_trap_is_played_before_anything_else_that_was_drawn() -> None:
    scene = Scene([survivor("ada", "H9", [DAGGER])], [FLANK, MANE, TRAP])
    scene.attack("ada", DAGGER, faces(7, 7, 7), cards("mane", "flank", "trap"))
    assert scene.marks == ["trap"]
    assert scene.told(events.WoundAttempted) == []


@clause("SD-07")
def test_a_knocked_down_monster_stands_before_the_trap() -> None:
    scene, seen = seen_by_trap(lambda fight: fight.monster.down, down=True)
    scene.attack("ada", DAGGER, faces(3, 2, 2), cards("trap"))
    assert seen == [False]
    assert len(scene.told(events.MonsterStood)) == 1


@clause("SD-08")
def test_the_attack_is_over_before_the_trap_is_played() -> None:
    scene, seen = seen_by_trap(
        lambda fight: (fight.attacking(fight.survivors[0]), sorted(fight.monster.locations.discard))
    )
    scene.attack("ada", DAGGER, faces(7, 7, 7), cards("flank", "trap", "mane"))
    assert seen == [(False, ["flank", "mane"])]
    kinds = [type(event) for event in scene.table.told]
    assert kinds.index(events.TrapSprung) < kinds.index(events.AttackEnded)
    assert kinds.count(events.AttackEnded) == 1


@clause("SD-08")
def test_the_survivors_turn_goes_on() -> None:
    ada = survivor("ada", "H9", [DAGGER, CLUB], survival=2, actions=ALL_ACTIONS)
    scene = Scene([ada], [FLANK, TRAP])
    scene.attack("ada", DAGGER, faces(7, 2, 2), cards("trap"))
    assert (ada.acted, ada.standing()) == (False, True)
    assert "dash:ada" in scene.uses(SURVIVORS_ACT)
    scene.attack("ada", CLUB, faces(6), cards("flank"), faces(2))


@clause("SD-08")
def test_a_trap_in_a_surge_ends_that_attack_and_not_the_paused_one() -> None:
    zahar = survivor("zahar", "G10", [CLUB], survival=1, actions=ALL_ACTIONS)
    scene = Scene([survivor("ada", "H9", [DAGGER]), zahar], [FLANK, CHEST, PAW, TRAP])
    scene.attack(
        "ada",
        DAGGER,
        faces(7, 7, 2),
        cards("chest", "flank"),
        say("location", "chest"),
        faces(1),
        say("window", "before_reaction:surge:zahar:club"),
        faces(6),
        cards("trap"),
        faces(9),
    )
    assert scene.marks == ["trap", "failure"]
    assert [str(attempt.location) for attempt in scene.told(events.WoundAttempted)] == ["chest", "flank"]
    # What the paused attack held was not shuffled in.
    assert sorted(scene.monster.locations.loose) == ["paw", "trap"]
    assert scene.discard == ["chest", "flank"]


@clause("SD-09")
def test_then_the_whole_discard_is_shuffled_back() -> None:
    scene = Scene([survivor("ada", "H9", [DAGGER])], [FLANK, PAW, TRAP])
    scene.attack("ada", DAGGER, faces(7, 2, 2), cards("flank"), faces(2))
    assert scene.discard == ["flank"]
    scene.attack("ada", DAGGER, faces(7, 7, 2), cards("paw", "trap"))
    assert scene.discard == []
    assert scene.monster.locations.loose == ["flank", "paw", "trap"]


@clause("SD-09")
def test_the_trap_is_discarded_after_its_text() -> None:
    scene, seen = seen_by_trap(lambda fight: "trap" in fight.monster.locations.discard + fight.monster.locations.loose)
    scene.attack("ada", DAGGER, faces(7, 2, 2), cards("trap"))
    assert seen == [False]
    assert "trap" in scene.monster.locations.loose


@clause("SD-06")
def test_of_two_traps_one_is_played_and_the_other_discarded() -> None:
    other = HitLocation("snare", ("trap",), trap=(Mark("snare"),))
    scene = Scene([survivor("ada", "H9", [DAGGER])], [FLANK, TRAP, other])
    scene.attack("ada", DAGGER, faces(7, 7, 2), cards("snare", "trap"))
    assert scene.marks == ["snare"]
    assert scene.monster.locations.loose == ["flank", "snare", "trap"]


@clause("SD-07")
def test_a_trap_may_knock_the_monster_down_again() -> None:
    trap = HitLocation("trap", ("trap",), trap=(MONSTER_FALLS,))
    scene = Scene([survivor("ada", "H9", [DAGGER])], [trap], down=True)
    scene.attack("ada", DAGGER, faces(3, 2, 2), cards("trap"))
    assert scene.monster.down
