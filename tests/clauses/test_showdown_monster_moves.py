"""The monster's movement: ways, collisions, knockback, Grab, facing (showdown 2.4, 7.3, 7.4, SD-23, SD-24, SD-44)."""

import pytest

from affray.showdown import events, turn_events
from affray.showdown.board import DIRECTION_NAMES, E, name, square
from affray.showdown.cards import SURVIVOR_STEP, WOULD_COLLIDE
from affray.showdown.collisions import knock_back, knock_back_to_edge
from affray.showdown.grab import grab
from affray.showdown.monster import FAILURE, HitLocation
from affray.showdown.monster_attack import Profile, move_and_attack
from affray.showdown.monster_moves import (
    charge_off,
    face,
    face_closest,
    full_move_away,
    full_move_forward,
    full_move_toward,
    move_away_from,
)
from affray.showdown.steps import walk
from affray.showdown.survivor import LEGS
from affray.showdown.terrain import Placement, Terrain
from tests.clauses import clause
from tests.showdown.lion import Lion
from tests.showdown.scene import CLUB, DAGGER, SPEAR, Mark, Text, actor, cards, faces, hook, reacts, say, survivor
from tests.showdown.tiles import CORE

CHARGES = Text(lambda o: charge_off(o.fight))


def at(lion: Lion) -> str:
    return f"{name(lion.monster.corner)} {DIRECTION_NAMES[lion.monster.facing]}"


def tile(id: str, corner: str, turned: bool = False) -> Terrain:
    return Terrain((Placement(next(one for one in CORE if one.id == id), square(corner), turned),))


# -- toward


def test_toward_it_stops_beside_the_target_and_faces_it() -> None:
    lion = Lion([survivor("ada", "H6")])
    lion.run(lambda: full_move_toward(lion.fight, lion["ada"]))
    assert at(lion) == "H7 west"


def test_it_makes_its_whole_movement_with_tokens() -> None:
    lion = Lion([survivor("ada", "H1")], tokens={"movement": -2})
    lion.run(lambda: full_move_toward(lion.fight, lion["ada"]))
    assert at(lion) == "H6 west"


def test_the_controller_chooses_among_equally_short_ways() -> None:
    lion = Lion([survivor("ada", "E8")])
    lion.fight.controller = "bo"
    lion.run(lambda: full_move_toward(lion.fight, lion["ada"]), say("monster_path", "E9", "bo"))
    assert at(lion) == "E9 west"


def test_over_whom_it_runs_is_the_controllers_choice_too() -> None:
    lion = Lion([survivor("ada", "E7"), survivor("bo", "G10")])
    lion.run(lambda: full_move_toward(lion.fight, lion["ada"]), say("monster_path", "E8:bo"))
    assert lion["bo"].down
    lion = Lion([survivor("ada", "E7"), survivor("bo", "G10")])
    lion.run(lambda: full_move_toward(lion.fight, lion["ada"]), say("monster_path", "E8"))
    assert not lion["bo"].down


def test_whom_it_passes_over_suffers_collision_on_whom_it_ends_is_thrown_5() -> None:
    lion = Lion([survivor("ada", "H1"), survivor("bo", "H8"), survivor("cy", "H4")])
    lion.run(lambda: full_move_toward(lion.fight, lion["ada"]), say("thrown", "north:C4"))
    assert at(lion) == "H4 west"
    assert (lion["bo"].down, name(lion["bo"].square)) == (True, "H8")
    assert (lion["cy"].down, name(lion["cy"].square)) == (True, "C4")


def test_a_collision_may_be_cancelled() -> None:
    lion = Lion([survivor("ada", "H1"), survivor("bo", "H8")])
    lost = Text(lambda o: setattr(o, "cancelled", True))
    lion.fight.put_in_play(1, (hook("art", WOULD_COLLIDE, lost),))
    lion.run(lambda: full_move_toward(lion.fight, lion["ada"]))
    assert not lion["bo"].down


def test_a_monster_behind_turns_to_face_without_a_move() -> None:
    lion = Lion([survivor("ada", "J10")])
    lion.run(lambda: full_move_toward(lion.fight, lion["ada"]))
    assert at(lion) == "H10 south"
    assert lion.told(turn_events.MonsterMoved) == []
    assert lion.last(turn_events.MonsterTurned).facing == "south"


def test_moving_into_reach_it_attacks() -> None:
    lion = Lion([survivor("ada", "H3")])
    occasion = lion.fight.occasion(SURVIVOR_STEP)
    lion.run(lambda: move_and_attack(lion.fight, occasion, lion["ada"], Profile(1, 2, 1)), faces(5), faces(6))
    assert lion["ada"].light[LEGS]


# -- forward, away


def test_forward_it_keeps_its_facing_and_stops_at_the_edge_and_at_walls() -> None:
    lion = Lion([survivor("ada", "P1")])
    lion.run(lambda: full_move_forward(lion.fight))
    assert at(lion) == "B10 north"
    lion.run(lambda: full_move_forward(lion.fight))
    assert at(lion) == "A10 north"
    lion.monster.facing = E
    lion.fight.terrain = tile("nightmare_tree", "A14")
    lion.run(lambda: full_move_forward(lion.fight))
    assert at(lion) == "A12 east"


def test_away_it_gets_as_far_as_it_can_and_faces_as_the_controller_likes() -> None:
    lion = Lion([survivor("ada", "H9")])
    lion.run(
        lambda: full_move_away(lion.fight, [lion["ada"]]),
        say("monster_path", "H16"),
        say("monster_facing", "west"),
    )
    assert at(lion) == "H16 west"


def test_with_nobody_to_flee_from_it_stays() -> None:
    lion = Lion([survivor("ada", "H9")])
    lion.run(lambda: full_move_away(lion.fight, [], turning=False))
    assert lion.told(turn_events.MonsterMoved) == []


def test_straight_away_is_along_the_larger_gap() -> None:
    lion = Lion([survivor("ada", "G5")])
    lion.run(lambda: move_away_from(lion.fight, lion["ada"], 1, turning=False))
    assert at(lion) == "H11 north"
    lion.run(lambda: move_away_from(lion.fight, lion["ada"], 2))
    assert at(lion) == "H13 east"


def test_on_a_diagonal_the_direction_is_the_controllers() -> None:
    lion = Lion([survivor("ada", "G9")])
    lion.run(lambda: move_away_from(lion.fight, lion["ada"], 1, turning=False), say("monster_path", "H11"))
    assert at(lion) == "H11 north"


def test_it_turns_to_one_or_to_the_closest() -> None:
    lion = Lion([survivor("ada", "H9"), survivor("bo", "H12"), survivor("cy", "G9")])
    lion.run(lambda: face(lion.fight, lion["bo"]))
    assert at(lion) == "H10 east"
    lion.run(lambda: face_closest(lion.fight), say("target", "ada"))
    assert at(lion) == "H10 west"
    lion.run(lambda: face(lion.fight, lion["cy"]), say("monster_facing", "north"))
    assert at(lion) == "H10 north"


# -- attacks under way


@clause("SD-23")
def test_a_movement_in_the_survivors_act_cancels_what_is_out_of_reach() -> None:
    chest = HitLocation("chest", reactions={FAILURE: (CHARGES,)})
    lion = Lion([survivor("ada", "J10", [DAGGER])], locations=[chest, HitLocation("flank")])
    lion.attack("ada", DAGGER, faces(8, 8, 1), cards("chest", "flank"), say("location", "chest"), faces(2))
    assert at(lion) == "B10 north"
    assert lion.last(events.HitsOutOfReach).locations == ["flank"]
    assert lion.discard == ["chest", "flank"]


@clause("SD-23")
def test_a_longer_weapon_keeps_its_hits() -> None:
    step = Text(lambda o: move_away_from(o.fight, actor(o), 1, turning=False))
    ear = HitLocation("ear", reactions={FAILURE: (step,)})
    flank = HitLocation("flank")
    lion = Lion([survivor("ada", "J10", [SPEAR], speed=1)], locations=[ear, flank])
    lion.attack("ada", SPEAR, faces(8, 8), cards("ear", "flank"), say("location", "ear"), faces(2), faces(9))
    assert at(lion) == "G10 north"
    assert lion.told(events.HitsOutOfReach) == []
    assert lion.wounds == 1


@clause("SD-44")
def test_prohor_leaps_aside_and_zahar_is_grabbed() -> None:
    """A failed wound on the chest makes the lion move fully forward; who can dash does, who has no survival stands in its way."""
    chest = HitLocation("chest", reactions={FAILURE: (CHARGES,)})
    bronislava = survivor("bronislava", "J10", [CLUB])
    prohor = survivor("prohor", "F10", survival=1, actions=("dash",))
    zahar = survivor("zahar", "E11", actions=("dash",))
    lion = Lion([bronislava, prohor, zahar], locations=[chest])
    lion.attack(
        "bronislava",
        CLUB,
        faces(8),
        cards("chest"),
        faces(2),
        say("window", "before_reaction:dash:prohor", "prohor"),
        say("dash_to", "F8"),
        say("grab_place", "A11", "bronislava"),
        faces(6),
    )
    assert at(lion) == "B10 north"
    assert not prohor.down
    assert name(prohor.square) == "F8"
    assert (zahar.down, name(zahar.square), zahar.light[LEGS]) == (True, "A11", True)
    assert [event.who for event in lion.told(turn_events.Collided)] == ["zahar"]
    assert [event.who for event in lion.told(turn_events.Grabbed)] == ["zahar"]
    assert lion.fight.grabbed == [2]


@clause("SD-44")
def test_who_stands_at_the_end_of_its_way_is_grabbed_not_thrown() -> None:
    lion = Lion([survivor("ada", "B10"), survivor("bo", "G11")])
    lion.run(
        lambda: charge_off(lion.fight),
        say("grab_place", "A11"),
        faces(6),
        faces(6),
    )
    assert {name(lion["ada"].square), name(lion["bo"].square)} == {"A10", "A11"}
    assert lion.told(turn_events.KnockedBack) == []


# -- Grab


@clause("SD-24")
def test_a_grab_places_and_no_movement_happens() -> None:
    lion = Lion([survivor("ada", "P22")])
    lion.fight.put_in_play(0, (hook("alert", SURVIVOR_STEP, Mark("step")),))
    lion.run(lambda: grab(lion.fight, lion["ada"]), say("grab_place", "G10"), faces(6))
    assert name(lion["ada"].square) == "G10"
    assert lion.last(events.Placed).to == "G10"
    assert lion.told(events.Moved) == []
    assert lion.marks == []


@clause("SD-24")
def test_to_walk_is_movement_step_by_step() -> None:
    lion = Lion([survivor("ada", "P22")])
    lion.fight.put_in_play(0, (hook("alert", SURVIVOR_STEP, Mark("step")),))
    lion.run(lambda: walk(lion.fight, lion["ada"], square("P20"), 5))
    assert lion.marks == ["step", "step"]
    stops = Text(lambda o: setattr(o, "cancelled", True))
    lion.fight.put_in_play(0, (hook("zone", SURVIVOR_STEP, stops),))
    lion.run(lambda: walk(lion.fight, lion["ada"], square("P17"), 5))
    assert name(lion["ada"].square) == "P19"


@pytest.mark.parametrize(("level", "doubled", "points"), [(1, False, 1), (2, False, 2), (1, True, 2)])
def test_a_grab_hurts_by_the_level_and_cannot_be_dodged(level: int, doubled: bool, points: int) -> None:
    lion = Lion([survivor("ada", "G10", survival=1)], level=level)
    lion["ada"].armour[LEGS] = 5
    if doubled:
        paw = HitLocation("paw", injury="x", injury_flags=("grab_damage_doubled",))
        lion.monster.cards["paw"] = paw
        lion.monster.panel.append("paw")
    lion.run(lambda: grab(lion.fight, lion["ada"]), say("grab_place", "G10"), faces(6))
    assert lion["ada"].armour[LEGS] == 5 - points
    assert lion["ada"].down


def test_a_broken_foot_grabs_nobody() -> None:
    lion = Lion([survivor("ada", "P22")], locations=[HitLocation("paw", injury="foot", injury_flags=("no_grab",))])
    lion.monster.panel.append("paw")
    lion.run(lambda: grab(lion.fight, lion["ada"]))
    assert not lion["ada"].down


# -- knockback


def test_knocked_back_into_another_both_fall() -> None:
    lion = Lion([survivor("ada", "G10"), survivor("bo", "E10")])
    lion.run(lambda: knock_back(lion.fight, lion["ada"], 4))
    assert name(lion["ada"].square) == "C10"
    assert lion["ada"].down
    assert lion["bo"].down


def test_the_edge_stops_without_a_collision_a_destructible_tile_breaks() -> None:
    lion = Lion([survivor("ada", "G10")])
    lion.run(lambda: knock_back(lion.fight, lion["ada"], 9))
    assert (name(lion["ada"].square), lion["ada"].down) == ("A10", False)
    lion = Lion([survivor("ada", "G10")])
    lion.fight.terrain = tile("stone_columns", "D10")
    lion.run(lambda: knock_back(lion.fight, lion["ada"], 9), faces(6))
    assert (name(lion["ada"].square), lion["ada"].down) == ("E10", True)
    assert lion["ada"].light[LEGS]
    assert lion.fight.terrain.placed == ()


def test_thrown_toward_the_nearest_edge() -> None:
    lion = Lion([survivor("ada", "C10")])
    lion.run(lambda: knock_back_to_edge(lion.fight, lion["ada"], 3))
    assert name(lion["ada"].square) == "A10"


@clause("SD-23")
def test_an_attacker_that_is_thrown_loses_the_hits_out_of_its_reach() -> None:
    throws = Text(lambda o: knock_back(o.fight, actor(o), 3))
    maw = HitLocation("maw", reactions={**reacts(FAILURE), FAILURE: (throws,)})
    lion = Lion([survivor("ada", "G10", [DAGGER])], locations=[maw, HitLocation("flank")])
    lion.attack("ada", DAGGER, faces(8, 8, 1), cards("maw", "flank"), say("location", "maw"), faces(2))
    assert lion.last(events.HitsOutOfReach).locations == ["flank"]
