"""How agents play the showdown in their own act: dodging, where to stand, striking; each habit in a small scene."""

from __future__ import annotations

from typing import Any

from affray.kernel.table import Played
from affray.showdown.ai import PlayCard, enter_play
from affray.showdown.attack import Attack, NextLocation
from affray.showdown.board import N, S, W, apart, square
from affray.showdown.bodies import blind_spot
from affray.showdown.gear import Gear
from affray.showdown.monster import AIDeck, HitLocation
from affray.showdown.monster_attack import DodgeHit, MonsterAttack, Profile
from affray.showdown.setup import PlaceSurvivor
from affray.showdown.survivor import ARMS, BODY, HEAD, LEGS
from affray.showdown.survivors_act import MoveTo, NextSurvivor
from affray.showdown.terrain import BARE, Placement
from affray.showdown.verbs.turn import BasicAction, ChargeOff
from tests.showdown.fights import rulings, scenario
from tests.showdown.habits import AGENT, DICE, LIBRARY, STONE, acting, chosen, going, maimed
from tests.showdown.lion import BASIC_ACTION, Lion
from tests.showdown.scene import DAGGER, Text, survivor
from tests.showdown.stage import Stage
from tests.showdown.tiles import CORE

# -- dodge


def hit(survival: int, *locations: int, damage: int = 1, after: bool = False, hurt: int = -1) -> DodgeHit:
    """Hits on Ada, who has so much survival."""
    ada = survivor("ada", "G10", survival=survival)
    if hurt >= 0:
        ada.light[hurt] = ada.heavy[hurt] = True
    scene = Lion([ada])
    play = PlayCard(scene.fight, BASIC_ACTION)
    texts = (Text(lambda o: None),) if after else ()
    blow = MonsterAttack(scene.fight, play.occasion, ada, Profile(2, 2, damage, after_damage=texts))
    blow.locations = sorted(locations)
    blow.hits = len(locations)
    return DodgeHit(blow)


def test_the_head_is_dodged_with_the_last_point() -> None:
    assert chosen(hit(1, HEAD, LEGS)) == "head"


def test_the_last_point_is_kept_when_only_a_light_injury_threatens() -> None:
    assert chosen(hit(1, ARMS, LEGS)) == "no"


def test_a_spare_point_saves_from_a_light_injury() -> None:
    assert chosen(hit(2, ARMS)) == "arms"


def test_a_severe_injury_is_dodged_before_a_heavy_one() -> None:
    assert chosen(hit(1, HEAD, LEGS, hurt=LEGS)) == "legs"


def test_more_damage_goes_deeper() -> None:
    assert chosen(hit(1, ARMS, damage=2)) == "arms"


def test_the_only_hit_is_dodged_for_what_would_follow() -> None:
    assert chosen(hit(1, BODY, after=True)) == "body"
    assert chosen(hit(1, BODY, LEGS, after=True)) == "no"


# -- where to stand


def test_it_goes_to_the_blind_spot() -> None:
    scene = Lion([survivor("ada", "H7", [DAGGER], movement=7)], facing=W)
    assert chosen(acting(scene, "ada")) == "move"
    to = square(chosen(MoveTo(scene.fight, scene["ada"], 7)))
    assert blind_spot(scene.monster.corner, 2, W) >> to & 1


def test_in_the_blind_spot_it_strikes_at_once() -> None:
    assert chosen(acting(Lion([survivor("ada", "J10", [DAGGER])], facing=N), "ada")) == "activate:scrap_dagger"


def test_it_stands_beside_the_lion_rather_than_in_its_way() -> None:
    scene = Lion([survivor("ada", "F12", [DAGGER]), survivor("bo", "J10"), survivor("cy", "J11")], facing=N)
    acting(scene, "ada")
    assert going(scene, "ada") in [square(at) for at in ("H12", "I12", "H9", "I9")]


def test_too_far_to_strike_it_comes_nearer() -> None:
    scene = Lion([survivor("ada", "A1", [DAGGER])], facing=N)
    assert chosen(acting(scene, "ada")) == "move"
    assert apart(going(scene, "ada"), 1, scene.monster.corner, 2) < scene.fight.distance_to_monster(scene["ada"])


def test_a_way_round_a_wall_is_found() -> None:
    """Straight ahead the wall is nearer to the lion, but leads nowhere."""
    scene = Lion([survivor("ada", "E10", [DAGGER])], facing=N)
    wall = BARE
    for at in ("F8", "F12"):
        wall = wall.add(Placement(CORE[3], square(at)))
    scene.fight.terrain = wall
    scene["ada"].base["movement"] = 3
    assert chosen(acting(scene, "ada")) == "move"
    assert square(chosen(MoveTo(scene.fight, scene["ada"], 3))) == square("E7")


def test_badly_hurt_it_leaves_the_front_when_others_bear_more() -> None:
    scene = Lion([maimed("ada", "G10", DAGGER), survivor("bo", "G11", [DAGGER])], facing=N)
    question = acting(scene, "ada")
    scene["ada"].activations = 0
    assert chosen(question) == "move"
    to = going(scene, "ada")
    assert apart(to, 1, scene.monster.corner, 2) > 1 or blind_spot(scene.monster.corner, 2, N) >> to & 1


def test_badly_hurt_it_does_not_walk_up_to_the_lion() -> None:
    """Ada stands to the west; behind the lion, Bo and Cy have taken the blind spot."""
    for ada, comes in ((survivor("ada", "H6", [DAGGER]), True), (maimed("ada", "H6", DAGGER), False)):
        scene = Lion([ada, survivor("bo", "J10", [DAGGER]), survivor("cy", "J11", [DAGGER])], facing=N)
        beside = chosen(acting(scene, "ada")) == "move" and apart(going(scene, "ada"), 1, scene.monster.corner, 2) == 1
        assert beside is comes


def test_the_honorable_do_not_wait_in_the_blind_spot() -> None:
    scene = Lion([survivor("ada", "J10", [DAGGER], flags=["no_attack_from_blind_spot"])], facing=N)
    assert chosen(acting(scene, "ada")) == "move"
    assert going(scene, "ada") not in (square("J10"), square("J11"))


def test_at_set_up_it_stands_out_of_the_lions_front() -> None:
    fight = scenario("white-lion-1").new(Played({}, DICE), rulings("white-lion-1"))
    fight.monster.corner, fight.monster.facing, fight.monster.away = square("H11"), S, False
    assert fight.plan is not None
    at = AGENT.choose(PlaceSurvivor(fight, fight.survivors[0], fight.plan), "ulyana", DICE)
    assert at < square("J1")


def test_who_is_behind_the_lion_acts_first_and_who_lies_last() -> None:
    party = [survivor("ada", "G10", down=True), survivor("bo", "G11"), survivor("cy", "J10")]
    scene = Lion(party, facing=N)
    question = NextSurvivor(scene.fight)
    assert AGENT.choose(question, "ada", DICE) is None
    assert AGENT.choose(question, "bo", DICE) is None
    assert AGENT.choose(question, "cy", DICE) is scene["cy"]
    scene["cy"].acted = True
    assert AGENT.choose(question, "bo", DICE) is scene["bo"]


def test_somebody_always_answers_who_is_next() -> None:
    """A seat before which the readiest has been asked in vain answers for itself."""
    scene = Lion([survivor("ada", "J10"), survivor("bo", "A1")], facing=N)
    assert AGENT.choose(NextSurvivor(scene.fight), "bo", DICE) is scene["bo"]


# -- striking


def test_the_better_weapon_is_chosen() -> None:
    axe = Gear("great_axe", speed=2, accuracy=4, strength=6)
    assert chosen(acting(Lion([survivor("ada", "J10", [DAGGER, axe])], facing=N), "ada")) == "activate:great_axe"


def test_locations_that_take_the_others_away_come_last() -> None:
    charge = HitLocation("back", reactions={"failure": (ChargeOff(),)}, critical=())
    swat = HitLocation("paw", reactions={"failure": (BasicAction("attacker"),)}, critical=())
    calm = HitLocation("knee", critical=())
    scene = Lion([survivor("ada", "J10", [DAGGER])], locations=[charge, swat, calm])
    attack = Attack(scene.fight, scene["ada"], DAGGER)
    attack.drawn = ["back", "paw", "knee"]
    assert chosen(NextLocation(attack)) == "knee"
    attack.drawn = ["back", "paw"]
    assert chosen(NextLocation(attack)) == "paw"


def thrower(wounds_left: int, at: str = "A10") -> Stage:
    """Ada has a stone; the lion, facing south, has so many wounds left."""
    scene = Stage([survivor("ada", at, [LIBRARY.gear["founding_stone"]]), survivor("bo", "A1")], facing=S)
    scene.fight.library = LIBRARY
    scene["ada"].cards = [LIBRARY.cards["founding_stone"]]
    scene.monster.ai = AIDeck(["claw"] * 20, wounds_left - 1)
    return scene


def test_the_stone_is_slung_for_the_kill_and_not_in_the_first_round() -> None:
    assert chosen(acting(thrower(1), "ada")) == STONE
    assert chosen(acting(thrower(15), "ada")) == "move"


def test_the_stone_is_slung_at_a_lion_that_lies_in_wait() -> None:
    scene = thrower(15, "G10")
    assert chosen(acting(scene, "ada")) == "activate:founding_stone"
    enter_play(scene.fight, scene.monster.ai_cards["ground_fighting"])
    assert chosen(acting(scene, "ada")) == STONE


def test_beside_a_lion_that_lies_in_wait_it_does_not_strike_while_a_companion_can_throw() -> None:
    scene = thrower(15)
    scene["bo"].square = square("G10")
    assert chosen(acting(scene, "bo"), seat="bo") == "activate:fist_and_tooth"
    enter_play(scene.fight, scene.monster.ai_cards["ground_fighting"])
    assert chosen(acting(scene, "bo"), seat="bo") in ("move", "end")


def carrying(gear: str, at: str, **fields: Any) -> Stage:
    scene = Stage([survivor("ada", at, [LIBRARY.gear[gear]], **fields)], facing=S)
    scene.fight.library = LIBRARY
    scene["ada"].cards = [LIBRARY.cards[gear]]
    return scene


def test_bandages_stop_two_bleeding_tokens_and_not_one() -> None:
    assert chosen(acting(carrying("bandages", "G10", bleeding=2), "ada")) == "activate:bandages:bind_wounds"
    assert chosen(acting(carrying("bandages", "G10", bleeding=1), "ada")) == "activate:fist_and_tooth"


def test_a_shield_is_raised_only_where_one_cannot_strike() -> None:
    for at, deed in (("H9", "activate:fist_and_tooth"), ("P10", "activate:block:round_leather_shield")):
        question = acting(carrying("round_leather_shield", at), "ada")
        question.survivor.movements = 0
        assert chosen(question) == deed


def in_grass(hurt: bool) -> Stage:
    scene = Stage([maimed("ada", "A10") if hurt else survivor("ada", "A10"), survivor("bo", "A1")], facing=S)
    scene.fight.library = LIBRARY
    scene.fight.terrain = BARE.add(Placement(CORE[0], square("A10")))
    return scene


def test_badly_hurt_it_hides_in_the_grass() -> None:
    assert chosen(acting(in_grass(True), "ada")) == "activate:tall_grass:hide_in_grass"
    assert chosen(acting(in_grass(False), "ada")) == "move"


def test_a_lion_that_has_vanished_is_sought_in_the_grass() -> None:
    scene = in_grass(False)
    scene["bo"].square = square("A4")
    vanish = scene.monster.ai_cards["vanish"]
    scene.monster.away = True
    scene.monster.face_up = vanish.id
    assert chosen(acting(scene, "ada")) == "activate:vanish:track_lion"
    assert chosen(acting(scene, "bo"), seat="bo") == "move"
    assert going(scene, "bo") == square("A9")
