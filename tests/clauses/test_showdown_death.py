"""The death of survivors, the way of their gear, and the end of the fight."""

import pytest

from affray.kernel.table import FightOver
from affray.showdown import events
from affray.showdown.cards import ROUND_END, SURVIVORS_ACT
from affray.showdown.gear import Gear
from affray.showdown.monster import FAILURE, HitLocation
from tests.clauses import clause
from tests.showdown.scene import (
    ALL_ACTIONS,
    ATTACKER_DIES,
    ATTACKER_FALLS,
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

HEIRLOOM = Gear("heirloom", words=("irreplaceable",))
RING = Gear("ring", words=("cursed",))


def pair(rulings: dict[str, str] | None = None, locations: list[HitLocation] | None = None) -> Scene:
    ada = survivor("ada", "H9", [DAGGER, HEIRLOOM, RING], survival=2, actions=ALL_ACTIONS)
    bo = survivor("bo", "A1", [CLUB, Gear("locket", words=("irreplaceable",))])
    return Scene([ada, bo], locations or [], rulings=rulings)


@clause("SD-46")
def test_the_dead_leave_the_board_and_take_no_further_part() -> None:
    scene = pair()
    scene.fight.put_in_play(0, (hook("art", ROUND_END, Mark("art")),))
    scene.fight.priority = scene["ada"]
    scene.fight.knock_down(scene["bo"])
    assert scene.uses(SURVIVORS_ACT)
    assert scene.breaking_in()
    scene.fight.kill(scene["ada"], "injury")
    assert [one.id for one in scene.fight.on_board()] == ["bo"]
    assert scene.uses(SURVIVORS_ACT) == scene.breaking_in() == []
    assert scene.fight.state()["priority"] is None
    scene.happen(ROUND_END)
    assert scene.marks == []
    assert scene.last(events.SurvivorDied).why == "injury"
    assert not scene.fight.in_reach(scene["ada"], DAGGER)


@clause("SD-46")
@pytest.mark.parametrize("fate", [ATTACKER_DIES, ATTACKER_FALLS])
def test_an_attacker_who_dies_or_falls_resolves_nothing_more(fate: Mark) -> None:
    chest = HitLocation("chest", reactions=reacts(FAILURE, do=fate))
    scene = pair(locations=[chest, HitLocation("paw")])
    scene.attack("ada", DAGGER, faces(7, 7, 2), cards("chest", "paw"), say("location", "chest"), faces(2))
    assert len(scene.told(events.WoundAttempted)) == 1
    assert scene.discard == ["chest", "paw"]


@clause("SD-47")
def test_gear_goes_home_except_what_is_irreplaceable() -> None:
    scene = pair()
    scene.fight.kill(scene["ada"], "injury")
    assert scene.fight.storage == ["scrap_dagger", "ring"]
    assert scene.fight.archive == ["heirloom"]
    assert scene["ada"].gear() == []
    stored = scene.last(events.GearStored)
    assert (stored.gear, stored.archived) == (["scrap_dagger", "ring"], ["heirloom"])


@clause("SD-47")
def test_its_hooks_leave_with_it() -> None:
    scene = pair()
    scene.fight.put_in_play(0, (hook("scrap_dagger", ROUND_END, Mark("dagger")), hook("art", ROUND_END, Mark("art"))))
    scene.fight.archive_gear(scene["ada"], DAGGER)
    scene.happen(ROUND_END)
    assert scene.marks == ["art"]


@clause("SD-47")
def test_cursed_gear_by_ruling() -> None:
    scene = pair({"cursed_on_death": "archived"})
    scene.fight.kill(scene["ada"], "injury")
    assert (scene.fight.storage, scene.fight.archive) == (["scrap_dagger"], ["heirloom", "ring"])


@clause("SD-47")
@pytest.mark.parametrize(
    ("ruling", "home", "gone"),
    [
        ("archived", ["club", "ring", "scrap_dagger"], ["heirloom", "locket"]),
        ("returned", ["club", "heirloom", "locket", "ring", "scrap_dagger"], []),
    ],
)
def test_when_all_die_all_their_gear_goes_home(ruling: str, home: list[str], gone: list[str]) -> None:
    scene = pair({"irreplaceable_on_total_defeat": ruling})
    scene.fight.kill(scene["ada"], "injury")
    with pytest.raises(FightOver):
        scene.fight.kill(scene["bo"], "injury")
    assert sorted(scene.fight.storage) == home
    assert sorted(scene.fight.archive) == gone


@clause("SD-53")
def test_the_fight_ends_when_the_last_survivor_dies() -> None:
    scene = pair()
    scene.fight.kill(scene["ada"], "injury")
    assert scene.fight.outcome == ""
    with pytest.raises(FightOver):
        scene.fight.kill(scene["bo"], "injury")
    assert scene.fight.outcome == "defeat"


@clause("SD-53")
def test_or_when_the_monster_dies() -> None:
    scene = pair()
    with pytest.raises(FightOver):
        scene.fight.kill_monster()
    assert (scene.fight.outcome, scene.monster.dead) == ("victory", True)
    assert scene.told(events.MonsterDied)
