"""Gear gained in the fight."""

import pytest

from affray.showdown import events
from affray.showdown.belongings import PlaceGear, gain_gear
from affray.showdown.gear import SLOTS, Gear
from tests.clauses import clause
from tests.showdown.scene import DAGGER, Scene, Script, say, survivor

CLAW = Gear("claw")
RING = Gear("ring", words=("cursed",))
CROWN = Gear("crown", words=("cursed",))
FULL = [Gear(f"card_{slot}") for slot in range(SLOTS)]


def grid(scene: Scene) -> list[str]:
    return [card.id if card else "" for card in scene["ada"].grid]


def gain(gear: Gear, held: list[Gear], *script: Script, **rulings: str) -> Scene:
    scene = Scene([survivor("ada", "H9", held), survivor("bo", "A1")], rulings=rulings)
    scene.run(lambda: gain_gear(scene.fight, scene["ada"], gear), *script)
    return scene


def choices(gear: Gear, held: list[Gear]) -> list[str]:
    scene = Scene([survivor("ada", "H9", held), survivor("bo", "A1")])
    return scene.keys(PlaceGear(scene["ada"], gear))


@clause("SD-50")
def test_a_new_card_goes_into_a_free_slot_at_once() -> None:
    scene = gain(CLAW, FULL[:6], say("place_gear", "slot:7"))
    assert grid(scene) == [*[card.id for card in FULL[:6]], "", "claw", ""]
    assert scene.last(events.GearGained).slot == 7


@clause("SD-50")
def test_any_free_slot_or_none() -> None:
    assert choices(CLAW, FULL[:7]) == ["slot:7", "slot:8", "leave"]
    assert choices(RING, FULL[:7]) == ["slot:7", "slot:8"]


@clause("SD-50")
@pytest.mark.parametrize(("ruling", "home", "gone"), [("storage", ["claw"], []), ("lost", [], ["claw"])])
def test_not_placed_it_goes_home_or_is_lost_by_ruling(ruling: str, home: list[str], gone: list[str]) -> None:
    scene = gain(CLAW, FULL[:8], say("place_gear", "leave"), unplaced_gear=ruling)
    assert (scene.fight.storage, scene.fight.archive) == (home, gone)
    assert "claw" not in grid(scene)


@clause("SD-51")
def test_with_a_full_grid_another_card_makes_room() -> None:
    scene = gain(CLAW, FULL, say("place_gear", "replace:4"))
    assert grid(scene) == [*[card.id for card in FULL[:4]], "claw", *[card.id for card in FULL[5:]]]
    assert (scene.fight.archive, scene.fight.storage) == (["card_4"], [])


@clause("SD-51")
def test_or_the_new_card_leaves_the_game() -> None:
    scene = gain(CLAW, FULL, say("place_gear", "archive"))
    assert grid(scene) == [card.id for card in FULL]
    assert (scene.fight.archive, scene.fight.storage) == (["claw"], [])


@clause("SD-51")
def test_a_cursed_card_must_be_taken() -> None:
    assert choices(CLAW, FULL) == [f"replace:{slot}" for slot in range(SLOTS)] + ["archive"]
    assert choices(RING, FULL) == [f"replace:{slot}" for slot in range(SLOTS)]


@clause("SD-51")
def test_a_cursed_card_may_make_room_like_any_other() -> None:
    every = [f"replace:{slot}" for slot in range(SLOTS)]
    assert choices(CLAW, [CROWN, *FULL[:8]]) == [*every, "archive"]
    assert choices(RING, [CROWN, *FULL[:8]]) == every
    assert choices(CLAW, [CROWN] * SLOTS) == [*every, "archive"]
    assert choices(RING, [CROWN] * SLOTS) == every


@clause("SD-52")
def test_no_card_is_rearranged_and_no_companion_gets_it() -> None:
    for key in [f"replace:{slot}" for slot in range(SLOTS)]:
        scene = gain(CLAW, [DAGGER] * SLOTS, say("place_gear", key))
        assert grid(scene).index("claw") == int(key[-1])
        assert grid(scene).count("scrap_dagger") == SLOTS - 1
        assert scene["bo"].gear() == []
    assert PlaceGear(scene["ada"], CLAW).seats() == ["ada"]
