"""The set-up in its order: departure, terrain, monster, survivors, arrival; then whose turn is first (showdown 1, 7.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from affray.agents.random import RandomAgent
from affray.kernel.chance import SeededDice
from affray.kernel.pack import read_text
from affray.kernel.scripted import Scripted
from affray.kernel.table import FightOver, Recorded
from affray.showdown import setup_events, turn_events
from affray.showdown.board import FULL, N, W, name, square
from affray.showdown.events import Placed, RoundOver
from affray.showdown.packs import load_packs
from affray.showdown.rulings import choose
from affray.showdown.scenario import Scenario
from affray.showdown.setup import PlaceSurvivor, Setup, centre
from affray.showdown.showdown import Showdown
from tests.showdown.scene import cards, faces, say

PARTY = """
party:
  - {id: ada, name: Ada, survival: 1, gear: [cloth, founding_stone]}
  - {id: bo, name: Bo, survival: 1, gear: [cloth, founding_stone]}
"""
BARE = "name: Test\nmonster: white_lion\nlevel: 1\nterrain: []\nrandom_terrain: 0\n"
TWO = (say("place_survivor", "B11"), say("place_survivor", "B12"))


def scenario(text: str, party: str = PARTY) -> Scenario:
    return Scenario("test", read_text(text + party, "test.yaml"), load_packs())


def begin(text: str, *script: Any, party: str = PARTY, rulings: dict[str, str] | None = None) -> Showdown:
    """The fight after its set-up, by script."""
    found = scenario(text, party)
    table = Scripted(list(script))
    fight = found.new(table, found.rulings(None, rulings))
    fight.step()
    table.finish()
    return fight


def told(fight: Showdown, kind: type[Any]) -> list[Any]:
    assert isinstance(fight.table, Scripted)
    return [event for event in fight.table.told if isinstance(event, kind)]


def test_terrain_then_monster_then_survivors() -> None:
    fight = begin(
        "name: Test\nmonster: white_lion\nlevel: 1\n",
        cards("toppled_pillar", "tall_grass"),
        faces(1),
        faces(1),
        faces(2),
        *TWO,
    )
    kinds = [type(event).__name__ for event in fight.table.told]  # type: ignore[attr-defined]
    order = [
        "ShowdownBegan",
        "TerrainPlaced",
        "TerrainPlaced",
        "TerrainDrawn",
        *["TerrainPlaced"] * 3,
        "MonsterPlaced",
        "Placed",
        "Placed",
    ]
    assert kinds == order
    laid = [(each.tile.id, name(each.corner)) for each in fight.terrain.placed]
    assert laid[:3] == [("tall_grass", "F9"), ("tall_grass", "J13"), ("toppled_pillar", "A1")]
    # The second tile of the drawn grass lies past the first: what is taken is taken.
    assert laid[3:] == [("tall_grass", "A5"), ("tall_grass", "A8")]


def test_the_lion_stands_in_the_centre_and_the_survivors_exactly_six_spaces_away() -> None:
    fight = begin(BARE, *TWO)
    assert (fight.monster.corner, fight.monster.facing, fight.monster.away) == (square("H11"), N, False)
    assert [fight.distance_to_monster(survivor) for survivor in fight.survivors] == [6, 6]
    assert [survivor.id for survivor in fight.on_board()] == ["ada", "bo"]
    assert [event.to for event in told(fight, Placed)] == ["B11", "B12"]


def test_the_centre_of_each_base() -> None:
    assert [name(centre(size)) for size in (1, 2, 3)] == ["H11", "H11", "G10"]


def test_nobody_begins_on_another_on_a_wall_or_elsewhere() -> None:
    text = BARE.replace("terrain: []", "terrain: [{card: toppled_pillar, at: [B11]}]")
    asked: list[list[str]] = []

    class Looking(Scripted):
        def ask(self, question: Any) -> Any:
            if isinstance(question, PlaceSurvivor):
                asked.append([question.key(option) for option in question.options()])
            return super().ask(question)

    found = scenario(text)
    fight = found.new(Looking([say("place_survivor", "O11"), say("place_survivor", "O12")]), found.rulings())
    fight.step()
    assert set(asked[0]).isdisjoint({"B11", "H11", "A11"})
    assert set(asked[0]) - set(asked[1]) == {"O11"}


def test_a_party_too_large_for_its_ring_stands_beyond() -> None:
    """With walls all around at the distance asked for, the nearest spaces beyond are free."""
    found = scenario(BARE + "distance: 1\nplace: {ada: H9}\n")
    fight = found.new(Scripted([]), found.rulings())
    plan = fight.plan
    assert plan is not None
    fight.monster.corner, fight.monster.away = square("H11"), False
    ring = PlaceSurvivor(fight, fight.survivors[1], plan).options()
    assert len(ring) == 8
    for survivor, place in zip(fight.survivors, ring, strict=False):
        survivor.square = place
    question = PlaceSurvivor(fight, fight.survivors[1], plan)
    assert len(question.options()) == 6


def test_random_terrain_keeps_clear_of_the_monster_and_of_other_tiles() -> None:
    agent = RandomAgent()
    found = scenario("name: Test\nmonster: white_lion\nlevel: 1\nrandom_terrain: 6\n")
    for number in range(20):
        fight = found.new(Recorded({"ada": agent, "bo": agent}, SeededDice(4, number)), found.rulings())
        fight.step()
        base = fight.monster_base()
        area = 0
        for each in fight.terrain.placed:
            assert not each.mask & base
            assert each.mask & FULL == each.mask
            area += each.mask.bit_count()
        assert area == fight.terrain.covered.bit_count()
        assert {fight.distance_to_monster(survivor) for survivor in fight.survivors} == {6}


def test_cards_of_which_only_the_name_is_known_stay_out_of_the_deck() -> None:
    plan = scenario("name: Test\nmonster: white_lion\nlevel: 1\n").prototype(choose()).plan
    assert plan is not None
    # One card of tall grass lies on the board already.
    assert sorted(plan.deck) == sorted(["tall_grass", *["giant_stone_face", "stone_columns", "toppled_pillar"] * 2])


def test_players_may_place_the_terrain_in_turn() -> None:
    text = BARE.replace("random_terrain: 0", "random_terrain: 2") + "terrain_by: players\n"
    fight = begin(
        text,
        cards("toppled_pillar", "giant_stone_face"),
        say("place_terrain", "A1:turned", "ada"),
        say("place_terrain", "N20", "bo"),
        *TWO,
    )
    assert [(each.tile.id, name(each.corner), each.turned) for each in fight.terrain.placed] == [
        ("toppled_pillar", "A1", True),
        ("giant_stone_face", "N20", False),
    ]


def test_a_strategist_adds_a_card_which_then_is_not_in_the_deck() -> None:
    party = PARTY.replace("id: ada,", "id: ada, arts: [strategist],")
    text = BARE.replace("random_terrain: 0", "random_terrain: 1")
    script = (
        say("offer", "0:strategist.1"),
        say("terrain_card", "toppled_pillar"),
        cards("toppled_pillar"),
        faces(1),
        faces(2),
        *TWO,
    )
    fight = begin(text, *script, party=party)
    assert [each.tile.id for each in fight.terrain.placed] == ["toppled_pillar"] * 2


def test_departure_before_and_arrival_after_everybody_stands() -> None:
    party = PARTY.replace("survival: 1, gear: [cloth, founding_stone]}", "gear: [rawhide_boots, whisker_harp]}", 1)
    found = scenario(BARE + "settlement: {survival_limit: 5}\n", party)
    seen: list[tuple[int, bool]] = []

    class Looking(Scripted):
        def ask(self, question: Any) -> Any:
            if isinstance(question, PlaceSurvivor) and question.survivor.id == "ada":
                seen.append((int(question.survivor.survival), question.survivor.on_board()))
            return super().ask(question)

    fight = found.new(Looking([*TWO]), found.rulings())
    fight.step()
    assert seen == [(1, False)]
    assert [survivor.survival for survivor in fight.survivors] == [2, 2]


def test_traits_are_in_play_and_enter_once_everybody_stands() -> None:
    fight = begin(BARE.replace("level: 1", "level: 3"), *TWO)
    assert fight.monster.traits == ["cunning", "merciless", "indomitable"]
    assert {"beasts_paw", "strange_hand", "straining_neck"}.isdisjoint(fight.monster.locations.loose)
    assert fight.monster.tokens == {"speed": 2, "damage": 2, "accuracy": 2, "luck": 1}


def test_fixed_places() -> None:
    fight = begin(BARE + "place: {ada: A1, bo: P22}\ncorner: C3\nfacing: west\n")
    assert [name(survivor.square) for survivor in fight.survivors] == ["A1", "P22"]
    assert (name(fight.monster.corner), fight.monster.facing) == ("C3", W)


def test_the_prologue() -> None:
    fight = begin("name: Test\nmonster: white_lion\nlevel: prologue\n", *TWO)
    assert fight.monster.ai.top == ["claw"]
    assert sorted(fight.monster.ai.lots[0].pools[""]) == sorted(
        ["chomp", "size_up", "power_swat", "grasp", "maul", "terrifying_roar", "enraged"]
    )
    assert fight.monster.locations.top == ["strange_hand"]
    assert fight.terrain.placed == ()
    assert fight.monster.toughness == 6


def test_the_monster_is_first() -> None:
    fight = begin(BARE, *TWO)
    assert (fight.phase, fight.round) == ("monster", 1)


def finish_turn(fight: Showdown, *script: Any) -> None:
    """The survivors' turn that is now, with everybody ending the act."""
    assert isinstance(fight.table, Scripted)
    fight.table.script = list(script)
    fight.table.always = {"act": "end", "next_survivor": "bo"}
    while fight.phase != "monster":
        fight.step()


def test_survivors_first_is_a_turn_ahead_of_round_one_with_an_end_of_its_own() -> None:
    fight = begin(BARE + "first: survivors\n", *TWO)
    fight.survivors[0].used = ["encourage"]
    assert (fight.phase, fight.round) == ("survivors_turn", 0)
    finish_turn(fight)
    assert (fight.phase, fight.round) == ("monster", 1)
    assert fight.survivors[0].used == []
    assert fight.controller == "ada"
    assert [event.number for event in told(fight, RoundOver)] == [0]


def test_by_ruling_it_is_a_part_of_round_one() -> None:
    fight = begin(BARE + "first: survivors\n", *TWO, rulings={"survivors_first": "in_round"})
    fight.survivors[0].used = ["encourage"]
    assert (fight.phase, fight.round, fight.opening) == ("survivors_turn", 1, True)
    finish_turn(fight)
    assert (fight.phase, fight.round, fight.opening) == ("monster", 1, False)
    assert fight.survivors[0].used == ["encourage"]
    assert told(fight, RoundOver) == []


def test_ambushed_survivors_lose_their_first_turn() -> None:
    fight = begin(BARE + "ambush: monster\nfirst: survivors\n", *TWO)
    assert (fight.phase, fight.ambushed) == ("monster", True)
    fight.phase = "survivors_turn"
    finish_turn(fight)
    assert len(told(fight, setup_events.SurvivorsSkip)) == 1
    assert told(fight, turn_events.ActBegan) == []
    assert (fight.round, fight.ambushed) == (2, False)


@pytest.mark.parametrize(("first", "phase"), [("survivors", "survivors_turn"), ("monster", "monster")])
def test_survivors_who_ambush_place_everything_and_may_go_first(first: str, phase: str) -> None:
    text = BARE.replace("random_terrain: 0", "random_terrain: 1") + "ambush: survivors\n"
    script = (
        cards("toppled_pillar"),
        say("place_terrain", "H11", "ada"),
        say("monster_start", "B2"),
        say("monster_facing", "west"),
        say("place_survivor", "I2"),
        say("place_survivor", "B9"),
        say("first_turn", first, "bo"),
    )
    fight = begin(text, *script)
    assert (name(fight.monster.corner), fight.monster.facing, fight.phase) == ("B2", W, phase)


def test_a_controller_of_its_own_keeps_the_tile() -> None:
    fight = begin(BARE + "controller: keeper\n", *TWO)
    assert fight.seats() == ["ada", "bo", "keeper"]
    assert fight.controller == "keeper"
    fight.phase = "survivors_turn"
    finish_turn(fight)
    assert fight.controller == "keeper"


def test_else_the_tile_passes_with_each_round() -> None:
    fight = begin(BARE, *TWO)
    assert (fight.seats(), fight.controller) == (["ada", "bo"], "ada")
    fight.phase = "survivors_turn"
    finish_turn(fight)
    assert fight.controller == "bo"


def test_setup_is_data_while_it_lasts() -> None:
    found = scenario(BARE)
    stages: list[str] = []

    class Looking(Scripted):
        def ask(self, question: Any) -> Any:
            assert self.fight is not None
            [act] = self.fight.under_way
            assert isinstance(act, Setup)
            stages.append(str(act.view()["stage"]))
            return super().ask(question)

    fight = found.new(Looking([*TWO]), found.rulings())
    fight.step()
    assert stages == ["survivors", "survivors"]


def test_copies_go_on_alike() -> None:
    """A copy of the fight before the set-up comes to the same state with the same chance."""
    agent = RandomAgent()

    def run(change: Callable[[Showdown], Showdown]) -> str:
        found = scenario("name: Test\nmonster: white_lion\nlevel: 2\n")
        table = Recorded({"ada": agent, "bo": agent}, SeededDice(7))
        fight = change(found.new(table, found.rulings()))
        try:
            for _step in range(12):
                fight.step()
        except FightOver:
            pass
        return fight.fingerprint()

    assert run(lambda fight: fight) == run(lambda fight: fight.copy(fight.table))
