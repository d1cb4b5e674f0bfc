"""How agents play the showdown with others: windows, breaking in, the controller; and whole fights: legal, the same for the same dice."""

from __future__ import annotations

from typing import Any

import pytest

from affray.agents import UnknownAgent, make, names
from affray.agents.random import RandomAgent
from affray.agents.showdown.sensible import Cruel, Kind, Sensible
from affray.kernel.chance import Dice, SeededDice
from affray.kernel.fight import play
from affray.kernel.question import Agent, Interjection, Question
from affray.kernel.table import Played
from affray.kernel.window import Window
from affray.showdown.ai import PlayCard
from affray.showdown.attack import Attack
from affray.showdown.belongings import PlaceGear
from affray.showdown.board import N, S, W, apart, square
from affray.showdown.cards import BEFORE_REACTION, FLOW, MONSTER_DOWN, SURVIVORS_ACT
from affray.showdown.gear import Gear
from affray.showdown.monster import AIDeck, HitLocation
from affray.showdown.monster_moves import MonsterFacing, MonsterPath
from affray.showdown.moves import toward
from affray.showdown.survival import DashTo
from affray.showdown.survivor import Survivor
from affray.showdown.survivors_act import NextSurvivor, SurvivorAct
from affray.showdown.targeting import PickTarget
from affray.showdown.verbs.turn import ChargeOff
from tests.showdown.fights import fought, rulings, scenario
from tests.showdown.habits import AGENT, DICE, acting, chosen, maimed
from tests.showdown.lion import Lion, claw
from tests.showdown.scene import ALL_ACTIONS, DAGGER, survivor

# -- windows


def at_flow(target: str, *party: Survivor) -> tuple[Lion, Window]:
    """The lion, facing west, has picked its target; the opportunity before it moves."""
    for one in party:
        one.actions = ALL_ACTIONS
    scene = Lion(list(party), facing=W)
    play = PlayCard(scene.fight, claw())
    play.occasion.target = scene[target]
    play.occasion.targets = [scene[target]]
    scene.fight.under_way += [play]
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
    scene.fight.under_way += [attack]
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
    scene.fight.under_way += [act]
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
