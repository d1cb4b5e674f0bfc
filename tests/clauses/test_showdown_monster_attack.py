"""The monster's attack, D1 to D10 (showdown 2.5)."""

from typing import Any

import pytest

from affray.kernel.chance import Throw
from affray.kernel.effect import FIGHT, Effect
from affray.showdown import events, turn_events
from affray.showdown.board import square
from affray.showdown.cards import LOCATIONS_ROLLED
from affray.showdown.monster import FAILURE, HitLocation
from affray.showdown.monster_attack import LocationDice, Profile
from affray.showdown.packs import load_packs
from affray.showdown.survivor import BODY, HEAD, LEGS
from affray.showdown.terrain import Placement, Terrain
from tests.clauses import clause
from tests.showdown.lion import Lion, at_attacker, claw, plain
from tests.showdown.scene import CLUB, DAGGER, Mark, Text, cards, faces, hook, say, survivor
from tests.showdown.tiles import CORE


def one(**numbers: Any) -> Lion:
    """Ada stands before the lion; bo, far away, holds the controller's tile."""
    lion = Lion([survivor("ada", "G10", **numbers), survivor("bo", "P22")])
    lion.fight.controller = "bo"
    return lion


@pytest.mark.parametrize(("speed", "tokens", "dice"), [(2, 0, 2), (2, 2, 4), (2, -1, 1), (1, -3, 1)])
def test_as_many_dice_as_the_cards_speed_and_the_monsters_at_least_one(speed: int, tokens: int, dice: int) -> None:
    lion = one()
    lion.monster.tokens = {"speed": tokens}
    lion.blow("ada", Profile(speed, 2, 1), faces(*([1] * dice)))
    assert lion.last(turn_events.MonsterAttacks).dice == dice


@pytest.mark.parametrize(
    ("face", "accuracy", "evasion", "tokens", "hits"),
    [(1, 1, -9, 9, 0), (10, 9, 9, 0, 1), (4, 5, 0, 0, 0), (5, 5, 0, 0, 1), (5, 5, 1, 0, 0), (5, 5, 1, 1, 1)],
)
def test_1_misses_10_hits_else_accuracy_against_evasion(
    face: int, accuracy: int, evasion: int, tokens: int, hits: int
) -> None:
    lion = one(evasion=evasion)
    lion.monster.tokens = {"accuracy": tokens}
    rest = (faces(1),) if hits else ()
    assert lion.blow("ada", Profile(1, accuracy, 1), faces(face), *rest).hits == hits


def test_tall_grass_helps_to_evade() -> None:
    lion = one()
    grass = next(tile for tile in CORE if tile.id == "tall_grass")
    lion.fight.library = load_packs().library()
    lion.fight.terrain = Terrain((Placement(grass, square("F9")),))
    lion.blow("ada", Profile(1, 4, 1), faces(5))
    assert lion.last(turn_events.MonsterDiceRolled).against == 6
    assert lion.last(turn_events.MonsterDiceRolled).against_reasons == [("profile", 4), ("tall_grass", 2)]


def test_without_a_hit_nothing_more_happens() -> None:
    lion = one(survival=1)
    mark = (Mark("text"),)
    lion.blow("ada", Profile(2, 5, 1, mark, mark, mark), faces(4, 1))
    assert lion.marks == []


def test_after_hit_comes_before_the_location_dice_before_damage_after_them() -> None:
    lion = one(survival=1)
    profile = Profile(1, 2, 1, (Mark("hit"),), (Mark("before"),), (Mark("after"),))
    lion.fight.put_in_play(1, (hook("art", LOCATIONS_ROLLED, Mark("rolled")),))
    lion.blow("ada", profile, faces(5), faces(3), say("dodge", "no"))
    assert lion.marks == ["hit", "rolled", "before", "after"]
    kinds = [type(event) for event in lion.table.told]
    assert kinds.index(turn_events.LocationsHit) < kinds.index(events.Injured)


def test_after_hit_may_send_the_hits_to_one_location_and_no_die_is_thrown() -> None:
    lion = one()
    aim = Text(lambda o: setattr(o.blow, "aimed", HEAD))
    lion.blow("ada", Profile(2, 2, 1, after_hit=(aim,)), faces(5, 6), faces(9))
    assert lion.last(turn_events.LocationsHit).locations == ["head", "head"]
    assert lion["ada"].heavy[HEAD]
    assert lion["ada"].down


def test_each_hit_does_the_cards_damage_and_the_monsters_to_its_location() -> None:
    lion = one()
    lion["ada"].armour = [0, 0, 3, 0, 1, 0]
    lion.monster.tokens = {"damage": 1}
    found = lion.blow("ada", Profile(2, 2, 1), faces(5, 6), faces(4, 6))
    assert lion["ada"].armour[BODY] == 1
    assert lion["ada"].armour[LEGS] == 0
    assert lion["ada"].light[LEGS]
    assert found.damaged == 2


def test_after_damage_is_performed_once_however_many_hits_damaged() -> None:
    lion = one()
    lion.blow("ada", Profile(2, 2, 1, after_damage=(Mark("after"),)), faces(5, 6), faces(4, 6))
    assert lion.marks == ["after"]


def test_after_damage_only_if_damage_was_really_done() -> None:
    lion = one()
    lion.monster.tokens = {"damage": -1}
    found = lion.blow("ada", Profile(1, 2, 1, after_damage=(Mark("after"),)), faces(5), faces(4))
    assert found.damaged == 0
    assert lion.marks == []
    lion.monster.tokens = {}
    lion["ada"].armour[BODY] = 1
    lion.blow("ada", Profile(1, 2, 1, after_damage=(Mark("after"),)), faces(5), faces(4))
    assert lion.marks == ["after"]


def test_no_hit_falls_on_the_dead() -> None:
    lion = one()
    lion["ada"].light = lion["ada"].heavy = [True] * 6
    found = lion.blow("ada", Profile(2, 2, 3, after_damage=(Mark("after"),)), faces(5, 6), faces(3, 3), faces(1))
    assert lion["ada"].dead == "injury"
    assert found.damaged == 1
    assert lion.marks == ["after"]


def test_block_and_deflect_take_hits_before_locations_are_rolled() -> None:
    lion = one()
    lion.fight.lay(Effect("block", 1, "shield", "ada", FIGHT, once=True))
    found = lion.blow("ada", Profile(2, 2, 1), faces(5, 6), faces(4))
    assert found.hits == 1
    lion["ada"].tokens["deflect"] = 2
    lion.blow("ada", Profile(1, 2, 1), faces(5))
    assert lion["ada"].tokens["deflect"] == 1
    assert [event.hits for event in lion.told(turn_events.HitsIgnored)] == [1, 1]


def test_what_was_good_for_one_attack_is_used_up() -> None:
    lion = one()
    lion.fight.lay(Effect("speed", 1, "frenzy", "beast", FIGHT, once=True))
    lion.blow("ada", Profile(1, 9, 1), faces(1, 1))
    lion.blow("ada", Profile(1, 9, 1), faces(1))


def test_beyond_its_reach_it_does_not_attack() -> None:
    lion = one()
    lion["ada"].square = square("F10")
    lion.reach_out("ada", Profile(1, 2, 1))
    assert lion.told(turn_events.MonsterAttacks) == []
    assert lion.last(turn_events.ActionsCancelled).why == "out_of_reach"
    lion.reach_out("ada", Profile(1, 2, 1, range=2), faces(1))


def test_the_controllers_own_survivor_gains_an_insanity_as_the_target() -> None:
    lion = one()
    lion.fight.controller = "ada"
    lion.blow("ada", Profile(1, 9, 1), faces(1))
    assert lion["ada"].insanity == 1
    lion.fight.controller = "bo"
    lion.blow("ada", Profile(1, 9, 1), faces(1))
    assert lion["ada"].insanity == 1


def test_moods_and_traits_add_to_its_numbers() -> None:
    rage = plain("rage", kind="mood", whiles=(("damage", 1), ("speed", 1)))
    lion = Lion([survivor("ada", "G10"), survivor("bo", "P22")], [claw(), rage])
    lion.fight.controller = "bo"
    lion.monster.moods = ["rage"]
    lion.blow("ada", Profile(1, 2, 1), faces(5, 1), faces(6))
    assert lion.last(turn_events.MonsterAttacks).dice_reasons == [("profile", 1), ("rage", 1)]
    assert lion["ada"].heavy[LEGS]


def test_a_basic_action_may_come_with_more_speed_and_damage() -> None:
    lion = one()
    swat = at_attacker(speed=2, damage=1)
    occasion = lion.fight.occasion(LOCATIONS_ROLLED)
    occasion.actor = lion["ada"]
    lion.run(lambda: swat.run(occasion), faces(5, 1, 1, 1), faces(6))
    assert lion["ada"].heavy[LEGS]


@clause("SD-42")
def test_the_attacker_cannot_dodge_the_reaction_its_own_attack_provoked() -> None:
    swat = HitLocation("gut", reactions={FAILURE: (at_attacker(),)})
    lion = Lion([survivor("ada", "G10", [CLUB], survival=1), survivor("bo", "P22")], locations=[swat])
    lion.fight.controller = "bo"
    lion.attack("ada", CLUB, faces(8), cards("gut"), faces(2), faces(5, 1), faces(6))
    assert lion["ada"].light[LEGS]
    assert lion["ada"].survival == 1


def test_the_law_of_the_location_dice_is_that_of_its_faces() -> None:
    """Two ways: by sets, and by every face."""
    throw = LocationDice("ada", 3)
    assert {p.reading: p.weight for p in throw.law()} == {p.reading: p.weight for p in Throw.law(throw)}
    assert all(throw.read(p.faces) == p.reading for p in throw.law())


def test_a_daggers_grid_is_no_shield() -> None:
    """Nothing but block and deflect takes a hit away."""
    lion = Lion([survivor("bo", "P22"), survivor("ada", "G10", [DAGGER])])
    assert lion.blow("ada", Profile(2, 2, 1), faces(10, 10), faces(2, 5)).hits == 2
