"""Movement in the middle of an attack; and that a copy of a fight is the same fight."""

from typing import Any

import pytest

from affray.showdown import events
from affray.showdown.board import square
from affray.showdown.gear import Gear
from affray.showdown.monster import FAILURE, HitLocation
from affray.showdown.showdown import Showdown
from affray.showdown.terrain import Placement, Terrain, Tile
from affray.showdown.verbs.cards import Injury
from tests.clauses import clause
from tests.showdown.scene import (
    BOW,
    DAGGER,
    SPEAR,
    Scene,
    Text,
    actor,
    cards,
    faces,
    flees,
    reacts,
    say,
    survivor,
)

PAW = HitLocation("paw")
FLANK = HitLocation("flank")


def interrupted(text: Text, weapon: Gear = DAGGER, *rest: Any) -> Scene:
    """Ada at H9 hits chest and paw; the chest's failure runs the text."""
    quick = Gear(weapon.id, speed=2, accuracy=6, reach=int(weapon.reach), range=int(weapon.range))
    scene = Scene([survivor("ada", "H9", [quick])], [HitLocation("chest", reactions=reacts(FAILURE, do=text)), PAW])
    scene.attack("ada", quick, faces(6, 6), cards("chest", "paw"), say("location", "chest"), faces(2), *rest)
    return scene


@clause("SD-23")
def test_hits_out_of_reach_are_cancelled() -> None:
    scene = interrupted(flees("H12"))
    assert [str(attempt.location) for attempt in scene.told(events.WoundAttempted)] == ["chest"]
    assert scene.last(events.HitsOutOfReach).locations == ["paw"]
    assert scene.discard == ["chest", "paw"]


@clause("SD-23")
def test_hits_still_within_reach_are_not() -> None:
    scene = interrupted(flees("G10"), DAGGER, faces(2))
    assert len(scene.told(events.WoundAttempted)) == 2
    scene = interrupted(flees("H11"), SPEAR, faces(2))
    assert len(scene.told(events.WoundAttempted)) == 2
    scene = interrupted(flees("H15"), BOW, faces(2))
    assert len(scene.told(events.WoundAttempted)) == 2
    assert not scene.told(events.HitsOutOfReach)


@clause("SD-23")
def test_they_are_cancelled_there_and_then() -> None:
    def there_and_back(occasion: Any) -> None:
        occasion.fight.move_monster(square("C10"), 0)
        occasion.fight.move_monster(square("H10"), 0)

    assert len(interrupted(Text(there_and_back)).told(events.WoundAttempted)) == 1


def test_so_are_those_of_an_attacker_who_was_moved() -> None:
    """5."""
    away = Text(lambda o: o.fight.place_survivor(actor(o), square("A1")))
    assert len(interrupted(away).told(events.WoundAttempted)) == 1


def test_lost_sight_alone_cancels_nothing() -> None:
    """5."""
    wall = Tile("wall", 1, 1, obstacle=True)

    def hide(occasion: Any) -> None:
        occasion.fight.terrain = Terrain(tuple([Placement(wall, square(name)) for name in ("H10", "G10", "I10")]))
        occasion.fight.move_monster(square("H12"), 0)
        assert not occasion.fight.in_reach(occasion.actor, BOW)

    assert len(interrupted(Text(hide), BOW, faces(2)).told(events.WoundAttempted)) == 2


@clause("SD-24")
def test_being_placed_is_not_movement() -> None:
    scene = Scene([survivor("ada", "H9")])
    scene.fight.place_survivor(scene["ada"], square("C3"))
    assert (scene.last(events.Placed).to, scene.told(events.Moved)) == ("C3", [])


# -- copies


def slots(thing: Any) -> tuple[str, ...]:
    """The names of a state object's fields; a compiled class keeps them under a name of its own."""
    found: tuple[str, ...] = getattr(type(thing), "__slots__", None) or type(thing).__mypyc_attrs__
    return found


def spoil(thing: Any) -> None:
    """Change every number, list and dictionary of numbers of a state object in place."""
    for slot in slots(thing):
        value = getattr(thing, slot)
        if isinstance(value, bool):
            setattr(thing, slot, not value)
        elif isinstance(value, int):
            setattr(thing, slot, value + 1)
        elif isinstance(value, list):
            value.append(value[0] if value else "spoiled")
        elif isinstance(value, dict) and all(isinstance(number, int) for number in value.values()):
            value["spoiled"] = 1


def busy() -> Scene:
    heel = HitLocation("heel", critical=(Injury("limp"),), injury="limp")
    scene = Scene([survivor("ada", "H9", [DAGGER], survival=2), survivor("bo", "A1")], [heel, PAW, FLANK])
    scene.attack("ada", DAGGER, faces(7, 7, 2), cards("heel", "paw"), say("location", "heel"), faces(10), faces(8))
    scene.fight.monster_token("toughness", 1)
    scene.fight.priority = scene["bo"]
    scene.fight.archive_gear(scene["ada"], DAGGER)
    scene["ada"].used.append("dash")
    scene["ada"].tokens["luck"] = 1
    scene["ada"].modifiers.append(("scar", "luck", -1))
    return scene


def test_a_copy_has_the_same_state() -> None:
    scene = busy()
    twin = scene.fight.copy(scene.table)
    assert twin.state() == scene.fight.state()
    assert twin.fingerprint() == scene.fight.fingerprint()
    assert twin.last_wounder is twin.survivors[0]
    assert twin.priority is twin.survivors[1]


@pytest.mark.parametrize("part", ["survivor", "monster", "ai", "locations"])
def test_a_copy_keeps_everything_and_shares_nothing_that_changes(part: str) -> None:
    def find(fight: Showdown) -> Any:
        monster = fight.monster
        return {"survivor": fight.survivors[0], "monster": monster, "ai": monster.ai, "locations": monster.locations}[
            part
        ]

    scene = busy()
    before = scene.fight.state()
    twin = scene.fight.copy(scene.table)
    spoil(find(twin))
    assert scene.fight.state() == before
    assert twin.state() != before
    # What was spoiled is carried over as it is.
    here, there = find(twin), find(twin.copy(scene.table))
    for slot in slots(here):
        if slot not in ("ai", "locations", "lots"):  # they are parts of their own
            assert getattr(there, slot) == getattr(here, slot), slot
