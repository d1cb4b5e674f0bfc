"""The round: the monster's turn, the survivors' acts, the end (showdown 2, SD-45, SD-53)."""

from typing import Any

import pytest

from affray.agents.random import RandomAgent
from affray.kernel.chance import Dice, SeededDice
from affray.kernel.effect import NEXT_ROUND, ROUND, Effect
from affray.kernel.fight import play
from affray.kernel.question import Agent
from affray.kernel.table import Played
from affray.showdown import events, turn_events
from affray.showdown.cards import ROUND_END, SURVIVORS_TURN
from affray.showdown.grab import grab
from affray.showdown.monster import FAILURE, REFLEX, HitLocation
from affray.showdown.monster_moves import charge_off
from tests.clauses import clause
from tests.showdown.lion import Lion, at_attacker, claw, plain
from tests.showdown.scene import ALL_ACTIONS, CLUB, DAGGER, MONSTER_FALLS, Mark, Text, cards, faces, hook, say, survivor

END = say("act", "end")


def two(**fields: Any) -> Lion:
    return Lion([survivor("ada", "A1", **fields), survivor("bo", "P22")], [plain("roar"), plain("growl")])


def whole_round(lion: Lion, card: str) -> None:
    lion.step(cards(card))
    lion.step()
    lion.step(say("next_survivor", "ada"), END)
    lion.step(END)
    lion.step()


@clause("SD-45")
def test_the_monster_then_the_survivors_then_the_round_is_over() -> None:
    lion = two()
    whole_round(lion, "roar")
    course = [type(event).__name__ for event in lion.table.told]
    shown = ("MonsterTurnBegan", "SurvivorsTurnBegan", "ActBegan", "RoundOver")
    assert [word for word in course if word in shown] == [
        "MonsterTurnBegan", "SurvivorsTurnBegan", "ActBegan", "ActBegan", "RoundOver",
    ]  # fmt: skip
    assert (lion.fight.round, lion.fight.phase) == (2, "monster")
    assert lion.last(events.RoundOver).number == 1


@clause("SD-45")
def test_effects_until_the_end_of_the_round_end_then_and_not_before() -> None:
    lion = two()
    lion.fight.lay(Effect("evasion", 1, "grass", "ada", ROUND))
    lion.fight.lay(Effect("speed", 1, "fury", "beast", NEXT_ROUND, dormant=False))
    lion.step(cards("roar"))
    lion.step()
    lion.step(say("next_survivor", "bo"), END)
    lion.step(END)
    assert [effect.source for effect in lion.fight.effects] == ["grass", "fury"]
    lion.step()
    assert [effect.source for effect in lion.fight.effects] == ["fury"]
    whole_round(lion, "growl")
    assert lion.fight.effects == []


@clause("SD-45", "SD-41")
def test_once_a_round_uses_come_back() -> None:
    lion = two(used=["dodge", "dash"])
    lion.fight.used = {"0:art@round": 1, "0:gear@fight": 1}
    whole_round(lion, "roar")
    assert lion["ada"].used == []
    assert lion.fight.used == {"0:gear@fight": 1}


@clause("SD-45")
def test_the_end_of_the_round_is_a_moment_of_its_own() -> None:
    lion = two()
    lion.fight.put_in_play(0, (hook("x", ROUND_END, Mark("end")), hook("y", SURVIVORS_TURN, Mark("survivors"))))
    whole_round(lion, "roar")
    assert lion.marks == ["survivors", "end"]


def test_the_controllers_tile_passes_with_the_round() -> None:
    lion = two()
    assert lion.fight.controller == "ada"
    whole_round(lion, "roar")
    assert lion.fight.controller == "bo"
    whole_round(lion, "growl")
    assert lion.fight.controller == "ada"
    assert lion.last(turn_events.ControllerPassed).seat == "ada"


def test_the_victims_of_grab_are_remembered_for_one_round() -> None:
    lion = two()
    lion.run(lambda: grab(lion.fight, lion["ada"]), say("grab_place", "G10"), faces(6))
    assert (lion.fight.grabbed, lion.fight.grabbed_last) == ([0], [])
    lion["ada"].down = False
    whole_round(lion, "roar")
    assert (lion.fight.grabbed, lion.fight.grabbed_last) == ([], [0])
    whole_round(lion, "growl")
    assert lion.fight.grabbed_last == []


def test_survivors_first_is_an_extra_turn_ahead_of_round_1() -> None:
    lion = two()
    lion.fight.round = 0
    lion.fight.phase = "survivors_turn"
    lion.step()
    lion.step(say("next_survivor", "ada"), END)
    lion.step(END)
    lion.step()
    assert (lion.fight.round, lion.fight.phase, lion.fight.controller) == (1, "monster", "ada")


@clause("SD-53")
def test_the_fight_is_over_when_every_survivor_is_dead() -> None:
    slays = Text(lambda o: o.fight.kill(o.fight.on_board()[0], "slain"))
    lion = Lion([survivor("ada", "A1"), survivor("bo", "P22")], [plain("roar", slays, slays)])
    lion.run(lambda: play(lion.fight), cards("roar"))
    assert lion.fight.over
    assert lion.fight.under_way == []
    assert lion.last(turn_events.ShowdownOver).outcome == "defeat"


@clause("SD-53")
def test_or_when_the_monster_is() -> None:
    lion = Lion([survivor("ada", "G10", [CLUB])], [], [HitLocation("flank")])
    lion.run(lambda: play(lion.fight), faces(1, 1), say("act", "activate:club"), faces(8), cards("flank"), faces(9))
    assert lion.last(turn_events.ShowdownOver).outcome == "victory"


class Marked(Played):
    """A played table on which the scene's marking verbs can write."""

    def __init__(self, agents: dict[str, Agent], dice: Dice) -> None:
        super().__init__(agents, dice)
        self.marks: list[str] = []


def wild(seed: int) -> Lion:
    """Four against a lion that reacts to everything, with moods, a duration card and a trap."""
    charge = Text(lambda o: charge_off(o.fight))
    locations = [
        HitLocation("chest", reactions={FAILURE: (charge,)}),
        HitLocation("tail", reactions={REFLEX: (charge,)}),
        HitLocation("gut", reactions={FAILURE: (at_attacker(),)}),
        HitLocation("heel", critical=(MONSTER_FALLS,)),
        HitLocation("ploy", ("trap",), trap=(at_attacker(),)),
    ]
    people = [
        survivor(id, at, [DAGGER], survival=3, actions=ALL_ACTIONS)
        for id, at in (("ada", "H4"), ("bo", "B10"), ("cy", "H17"), ("di", "O11"))
    ]
    ai = [claw(f"claw{n}") for n in range(6)]
    ai.append(plain("rage", kind="mood", whiles=(("damage", 1),)))
    ai.append(plain("vanish", Mark("x"), kind="duration"))
    lion = Lion(people, ai, locations)
    agent = RandomAgent()
    table = Marked({one.seat: agent for one in people}, SeededDice(seed))
    lion.fight = lion.fight.copy(table)
    table.fight = lion.fight
    return lion


@pytest.mark.parametrize("seed", range(12))
def test_whole_fights_at_random_come_to_an_end(seed: int) -> None:
    """No AI card is lost or doubled but the one in hand at the end; nobody shares a space."""
    lion = wild(seed)
    play(lion.fight)
    fight = lion.fight
    assert fight.outcome in ("victory", "defeat")
    assert fight.under_way == []
    ai = fight.monster.ai
    assert len(ai) + ai.wounds() + len(ai.discard) + len(fight.monster.moods) in (7, 8)
    squares = [one.square for one in fight.on_board()]
    assert len(set(squares)) == len(squares)
    assert not any(fight.monster_base() >> at & 1 for at in squares)
