"""How agents play the showdown: each habit in a small scene, then whole fights: always legal, the same for the same dice."""

from __future__ import annotations

from typing import Any

import pytest

from affray.agents import UnknownAgent, make, names
from affray.agents.random import RandomAgent
from affray.agents.showdown.sensible import Cruel, Kind, Sensible
from affray.kernel.chance import Dice, SeededDice
from affray.kernel.fight import Window, play
from affray.kernel.question import Agent, Interjection, Question
from affray.kernel.table import Played
from affray.showdown.ai import PlayCard, enter_play
from affray.showdown.attack import Attack, NextLocation
from affray.showdown.belongings import PlaceGear
from affray.showdown.board import N, S, W, apart, square
from affray.showdown.bodies import blind_spot
from affray.showdown.cards import BEFORE_REACTION, FLOW, MONSTER_DOWN, SURVIVORS_ACT
from affray.showdown.gear import Gear
from affray.showdown.monster import AIDeck, HitLocation
from affray.showdown.monster_attack import DodgeHit, MonsterAttack, Profile
from affray.showdown.monster_moves import MonsterFacing, MonsterPath
from affray.showdown.moves import toward
from affray.showdown.setup import PlaceSurvivor
from affray.showdown.survival import DashTo
from affray.showdown.survivor import ARMS, BODY, HEAD, LEGS, Survivor
from affray.showdown.survivors_act import ActChoice, MoveTo, NextSurvivor, SurvivorAct
from affray.showdown.targeting import PickTarget
from affray.showdown.terrain import BARE, CORE, Placement
from affray.showdown.verbs.turn import BasicAction, ChargeOff
from tests.showdown.fights import fought, rulings, scenario
from tests.showdown.lion import BASIC_ACTION, Lion, claw
from tests.showdown.scene import ALL_ACTIONS, DAGGER, Text, survivor
from tests.showdown.stage import PACKS, Stage

AGENT = Sensible()
DICE = SeededDice(1)
LIBRARY = PACKS.library()
STONE = "activate:founding_stone:sling_stone"


def chosen(question: Question, agent: Agent = AGENT, seat: str = "ada") -> str:
    """The key of the answer, which must be one of the options."""
    answer = agent.choose(question, seat, DICE)
    key = question.key(answer)
    assert key in [question.key(option) for option in question.options()]
    return key


def acting(scene: Any, who: str) -> ActChoice:
    """It is the survivor's act, with both points."""
    act = SurvivorAct(scene.fight)
    act.survivor = scene[who]
    act.open = True
    scene.fight.phase = "survivors"
    scene[who].acted = True
    scene[who].movements = scene[who].activations = 1
    scene.fight.under_way.append(act)
    return ActChoice(act, scene[who])


def going(scene: Any, who: str) -> int:
    """Where the survivor's movement ends."""
    return square(chosen(MoveTo(scene.fight, scene[who], 5), seat=who))


def maimed(id: str, at: str, *gear: Gear) -> Survivor:
    """Whose next wound is a severe injury, wherever it falls."""
    found = survivor(id, at, list(gear))
    found.light = [True] * 6
    found.heavy = [True] * 5 + [False]
    return found


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


# -- windows


def at_flow(target: str, *party: Survivor) -> tuple[Lion, Window]:
    """The lion, facing west, has picked its target; the opportunity before it moves."""
    for one in party:
        one.actions = ALL_ACTIONS
    scene = Lion(list(party), facing=W)
    play = PlayCard(scene.fight, claw())
    play.occasion.target = scene[target]
    play.occasion.targets = [scene[target]]
    scene.fight.under_way.append(play)
    return scene, Window(scene.fight, FLOW, [])


def test_the_target_dashes_where_the_lion_cannot_come_beside_it() -> None:
    scene, window = at_flow("ada", survivor("ada", "H6", survival=1))
    assert chosen(window) == "flow:dash:ada"
    to = square(chosen(DashTo(scene.fight, scene["ada"])))
    assert apart(to, 1, toward(scene.monster.corner, 2, 1 << to, 6, 0)[0].end, 2) > 1


def test_no_dash_that_does_not_get_away() -> None:
    _scene, window = at_flow("ada", survivor("ada", "H9", survival=1))
    assert chosen(window) == "flow:pass"


def test_who_stands_in_the_way_dashes_out_of_it() -> None:
    scene, window = at_flow("bo", survivor("ada", "H7", survival=1), survivor("bo", "H4"))
    assert chosen(window) == "flow:dash:ada"
    to = square(chosen(DashTo(scene.fight, scene["ada"])))
    for path in toward(scene.monster.corner, 2, 1 << scene["bo"].square, 6, 0):
        for corner in path.corners():
            assert apart(to, 1, corner, 2) > 0


def before_reaction(at: str) -> tuple[Lion, Window]:
    """Bo has failed at a location from which the lion charges off, north."""
    charge = HitLocation("back", reactions={"failure": (ChargeOff(),)}, critical=())
    party = [survivor("ada", at, survival=1, actions=ALL_ACTIONS), survivor("bo", "J10", [DAGGER])]
    scene = Lion(party, locations=[charge], facing=N)
    attack = Attack(scene.fight, scene["bo"], DAGGER)
    attack.resolved = ["back"]
    scene.fight.under_way.append(attack)
    return scene, Window(scene.fight, BEFORE_REACTION, [])


def test_it_dashes_out_of_a_charge() -> None:
    scene, window = before_reaction("E10")
    assert chosen(window) == "before_reaction:dash:ada"
    assert chosen(DashTo(scene.fight, scene["ada"]))[1:] not in ("10", "11")


def test_beside_the_charge_it_stays() -> None:
    _scene, window = before_reaction("H9")
    assert chosen(window) == "before_reaction:pass"


def lying(survival: int, toughness: int, wounds_left: int = 10) -> Window:
    ada = survivor("ada", "J10", [DAGGER], survival=survival, actions=ALL_ACTIONS)
    scene = Lion([ada], down=True, toughness=toughness)
    scene.monster.ai = AIDeck(["claw"] * 10, wounds_left - 1)
    return Window(scene.fight, MONSTER_DOWN, [])


def test_it_surges_at_a_lion_that_lies() -> None:
    assert chosen(lying(2, 6)) == "monster_down:surge:ada:scrap_dagger"


def test_no_surge_at_poor_odds_but_for_the_kill() -> None:
    assert chosen(lying(1, 14)) == "monster_down:pass"
    assert chosen(lying(1, 14, 1)) == "monster_down:surge:ada:scrap_dagger"


# -- breaking in


def broken_in(question: Question, seat: str) -> str:
    found = AGENT.interject(question, seat, DICE)
    return "" if found is None else found.key


def fallen(survival: int, wounds_left: int = 10) -> tuple[Lion, NextSurvivor]:
    party = [survivor("ada", "A1", survival=survival, actions=ALL_ACTIONS), survivor("bo", "J10", [DAGGER], down=True)]
    scene = Lion(party)
    scene.fight.phase = "survivors"
    scene.monster.ai = AIDeck(["claw"] * 20, wounds_left - 1)
    return scene, NextSurvivor(scene.fight)


def test_a_companion_that_lies_is_encouraged_before_its_act() -> None:
    scene, question = fallen(2)
    assert broken_in(question, "ada") == "encourage:ada:bo"
    scene["bo"].acted = True
    assert broken_in(question, "ada") == ""


def test_the_last_point_goes_to_a_companion_only_near_the_end() -> None:
    assert broken_in(fallen(1)[1], "ada") == ""
    assert broken_in(fallen(1, 2)[1], "ada") == "encourage:ada:bo"


def test_who_cannot_dodge_encourages_with_the_last_point() -> None:
    scene, question = fallen(1)
    scene["ada"].flags.append("no_dodge")
    assert broken_in(question, "ada") == "encourage:ada:bo"


def test_an_encouragement_in_the_window_of_who_lies() -> None:
    scene, _question = fallen(2)
    act = SurvivorAct(scene.fight)
    act.survivor = scene["bo"]
    scene["bo"].acted = True
    scene.fight.under_way.append(act)
    assert chosen(Window(scene.fight, SURVIVORS_ACT, [])) == "survivors_act:encourage:ada:bo"


def test_with_points_to_spare_it_dashes_in_its_own_act_to_strike() -> None:
    scene = Lion([survivor("ada", "H5", [DAGGER], survival=3, actions=ALL_ACTIONS)], facing=N)
    question = acting(scene, "ada")
    scene["ada"].movements = 0
    assert broken_in(question, "ada") == "dash:ada"
    scene["ada"].survival = 1
    assert broken_in(question, "ada") == ""


# -- gear


def test_new_gear_goes_into_a_free_slot_and_never_in_the_place_of_a_better_card() -> None:
    ada = survivor("ada", "A1", [DAGGER])
    junk = Gear("bone")
    assert chosen(PlaceGear(ada, junk)) == "slot:1"
    ada.grid = [DAGGER] * 9
    assert chosen(PlaceGear(ada, junk)) == "archive"
    ada.grid[4] = junk
    assert chosen(PlaceGear(ada, Gear("sword", speed=3, accuracy=5, strength=5))) == "replace:4"


# -- the controller


def hale_and_hurt() -> PickTarget:
    scene = Lion([survivor("ada", "G10"), maimed("bo", "G11")], facing=N)
    return PickTarget(scene.fight, scene.fight.survivors)


def test_cruel_strikes_the_hurt_and_kind_the_hale() -> None:
    assert chosen(hale_and_hurt(), Cruel()) == "bo"
    assert chosen(hale_and_hurt(), Kind()) == "ada"


def test_cruel_runs_over_survivors_and_kind_past_them() -> None:
    scene = Lion([survivor("ada", "G7"), survivor("bo", "J7"), survivor("cy", "E4")], facing=W)
    question = MonsterPath(scene.fight, toward(scene.monster.corner, 2, 1 << square("E4"), 8, 0))
    victims = [len(route.victims) for route in question.routes]
    assert len(set(victims)) > 1
    assert len(Cruel().choose(question, "ada", DICE).victims) == max(victims)
    assert len(Kind().choose(question, "ada", DICE).victims) == min(victims)


def test_cruel_turns_to_the_many_and_kind_its_back() -> None:
    scene = Lion([survivor("ada", "G10"), survivor("bo", "G11"), survivor("cy", "E10")], facing=W)
    question = MonsterFacing(scene.fight, [N, S])
    assert chosen(question, Cruel()) == "north"
    assert chosen(question, Kind()) == "south"


def test_the_sensible_controller_takes_any_of_the_equals() -> None:
    assert {chosen(hale_and_hurt()) for _time in range(40)} == {"ada", "bo"}


# -- what is not known


class Strange(Question):
    name = "strange"

    def options(self) -> list[Any]:
        return ["one", "two", "three"]

    def key(self, option: Any) -> str:
        return str(option)


def test_an_unknown_question_is_answered_by_the_dice() -> None:
    assert {chosen(Strange("ada")) for _time in range(60)} == {"one", "two", "three"}


def test_agents_by_name() -> None:
    for known in names("showdown"):
        assert make(known, "showdown").name == known
    with pytest.raises(UnknownAgent):
        make("clever", "showdown")


class Loaded(Dice):
    """Dice that nobody may throw."""

    def roll(self, sides: int) -> int:
        raise AssertionError("a survivor's player throws no dice to decide")


def test_survivors_decide_without_dice() -> None:
    scene = Lion([survivor("ada", "H7", [DAGGER])], facing=W)
    assert AGENT.choose(acting(scene, "ada"), "ada", Loaded()) is not None


# -- whole fights


class Checked(Played):
    """Every answer and every interjection must be legal at its moment."""

    def ask(self, question: Question) -> Any:
        answer = super().ask(question)
        assert question.key(answer) in [question.key(option) for option in question.options()], question.name
        return answer

    def interjection(self, question: Question) -> Interjection | None:
        found = super().interjection(question)
        if found is not None and self.fight is not None:
            assert found.key in [one.key for one in self.fight.interjections()]
        return found


IDS = ("white-lion-1", "white-lion-1-mid", "white-lion-2", "white-lion-3", "white-lion-prologue")


@pytest.mark.parametrize("number", range(30))
def test_thirty_fights_are_legal_to_the_end(number: int) -> None:
    """Cruel in every seat, kind in every seat, all mixed."""
    id = IDS[number % len(IDS)]
    agents: list[Agent] = [Cruel(), Kind(), Sensible(), RandomAgent()]
    start = scenario(id).prototype(rulings(id))
    mixed = {seat: agents[(i + number) % 4] for i, seat in enumerate(start.seats())}
    seats = [dict.fromkeys(start.seats(), agents[0]), dict.fromkeys(start.seats(), agents[1]), mixed][number % 3]
    fight = start.copy(Checked(seats, SeededDice(11, number)))
    play(fight)
    assert fight.outcome in ("victory", "defeat")


@pytest.mark.parametrize("agent", [Sensible, Cruel, Kind])
def test_the_same_dice_give_the_same_fight(agent: type[Agent]) -> None:
    one, two = (fought("white-lion-1", 5, agent, recorded=True) for _time in range(2))
    assert one.fingerprint() == two.fingerprint()
    assert one.table.lines == two.table.lines  # type: ignore[attr-defined]


def test_sensible_plays_much_better_than_random() -> None:
    """Of first hunts sensible wins about half, random about one in twelve."""
    sensible = sum(fought("white-lion-1", number, Sensible).outcome == "victory" for number in range(40))
    assert 14 <= sensible <= 36
    random = sum(fought("white-lion-1", number, RandomAgent).outcome == "victory" for number in range(12))
    assert random <= 4


def test_level_three_is_too_much_for_starting_gear() -> None:
    assert sum(fought("white-lion-1", number, Sensible, level=3).outcome == "victory" for number in range(20)) <= 2
