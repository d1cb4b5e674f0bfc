"""Persistent injuries: onto the panel, out of the deck, watched for the rest of the fight."""

from typing import Any

from affray.showdown import events
from affray.showdown.cards import MONSTER_MOVES
from affray.showdown.harm import D10
from affray.showdown.monster import HitLocation
from affray.showdown.verbs.cards import Injury
from tests.clauses import clause
from tests.showdown.scene import (
    CLUB,
    DAGGER,
    MONSTER_FALLS,
    Mark,
    Scene,
    Text,
    cards,
    faces,
    hook,
    look,
    say,
    survivor,
)


def ruptured_tendon(occasion: Any) -> None:
    if occasion.fight.table.throw(D10("ruptured_tendon", "ada")) == 1:
        occasion.fight.knock_monster_down()
        occasion.cancelled = True


HEEL = HitLocation(
    "beasts_heel",
    critical=(MONSTER_FALLS, Injury("ruptured_tendon")),
    injury="ruptured_tendon",
    injury_hooks=(hook("ruptured_tendon", MONSTER_MOVES, Text(ruptured_tendon)),),
)
FLANK = HitLocation("flank")
TRAP = HitLocation("trap", ("trap",))


def wounded_heel() -> Scene:
    scene = Scene([survivor("ada", "H9", [CLUB])], [HEEL, FLANK, TRAP])
    scene.attack("ada", CLUB, faces(6), cards("beasts_heel"), faces(10))
    return scene


@clause("SD-20")
def test_the_location_goes_onto_the_panel_instead_of_the_discard() -> None:
    scene = wounded_heel()
    assert (scene.monster.panel, scene.discard) == (["beasts_heel"], [])
    assert scene.last(events.PersistentInjury).injury == "ruptured_tendon"


@clause("SD-20")
def test_only_once_the_attack_is_fully_resolved() -> None:
    seen: list[Any] = []
    paw = HitLocation("paw", reactions={"failure": (look(lambda fight: fight.monster.panel[:], seen),)})
    eye = HitLocation("eye", critical=(Mark("critical"), Injury("blind")), injury="blind")
    scene = Scene([survivor("ada", "H9", [DAGGER])], [eye, paw])
    scene.attack("ada", DAGGER, faces(7, 7, 2), cards("eye", "paw"), say("location", "eye"), faces(10), faces(2))
    assert seen == [[]]
    assert (scene.monster.panel, scene.discard) == (["eye"], ["paw"])


@clause("SD-20")
def test_without_a_critical_wound_it_is_discarded() -> None:
    scene = Scene([survivor("ada", "H9", [CLUB])], [HEEL, FLANK])
    scene.attack("ada", CLUB, faces(6), cards("beasts_heel"), faces(9))
    assert (scene.monster.panel, scene.discard, scene.wounds) == ([], ["beasts_heel"], 1)


@clause("SD-21")
def test_it_is_never_shuffled_in_by_a_trap_nor_by_an_empty_deck() -> None:
    scene = wounded_heel()
    scene.monster.down = False
    scene.attack("ada", CLUB, faces(6), cards("flank"), faces(2))
    scene.attack("ada", CLUB, faces(6), cards("trap"))
    assert scene.monster.locations.loose == ["flank", "trap"]
    scene.attack("ada", CLUB, faces(6), cards("flank"), faces(2))
    scene.monster.locations.loose = []
    scene.attack("ada", CLUB, faces(6), cards("flank"), faces(2))
    assert scene.monster.panel == ["beasts_heel"]
    assert "beasts_heel" not in scene.monster.locations.loose + scene.discard


@clause("SD-22")
def test_beasts_heel_and_the_ruptured_tendon() -> None:
    scene = Scene([survivor("ada", "H9", [CLUB])], [HEEL, FLANK])
    assert not scene.happen(MONSTER_MOVES).cancelled  # nothing is watched yet: no die is thrown
    scene.attack("ada", CLUB, faces(6), cards("beasts_heel"), faces(10))
    assert scene.monster.down
    scene.fight.stand_monster()
    assert not scene.happen(MONSTER_MOVES, faces(2)).cancelled
    assert not scene.monster.down
    assert scene.happen(MONSTER_MOVES, faces(1)).cancelled
    assert scene.monster.down
    # For the rest of the fight, and in a copy of it.
    scene.fight.end("round")
    scene.fight.stand_monster()
    assert not scene.happen(MONSTER_MOVES, faces(10)).cancelled
    assert len(scene.fight.copy(scene.table).in_play[MONSTER_MOVES.index]) == 1


@clause("SD-22")
def test_it_works_from_the_end_of_the_attack_and_not_before() -> None:
    moved: list[bool] = []

    def reaction(occasion: Any) -> None:
        step = occasion.fight.occasion(MONSTER_MOVES)
        occasion.fight.happen(step)
        moved.append(not step.cancelled)

    chest = HitLocation("chest", reactions={"failure": (Text(reaction),)})
    nerve = HitLocation(
        "nerve", critical=(Injury("ruptured_tendon"),), injury="ruptured_tendon", injury_hooks=HEEL.injury_hooks
    )
    scene = Scene([survivor("ada", "H9", [DAGGER])], [nerve, chest])
    scene.attack("ada", DAGGER, faces(7, 7, 2), cards("nerve", "chest"), say("location", "nerve"), faces(10), faces(2))
    assert moved == [True]
    assert scene.happen(MONSTER_MOVES, faces(1)).cancelled
