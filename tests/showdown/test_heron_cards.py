"""The Mirror Heron's cards, what is made of it, and whole fights that end and replay."""

from __future__ import annotations

from collections import Counter

import pytest

from affray.agents.random import RandomAgent
from affray.kernel.chance import SeededDice
from affray.kernel.fight import play
from affray.kernel.session import onlooker
from affray.kernel.table import Recorded
from affray.showdown import events, turn_events
from affray.showdown.ai import enter_play
from affray.showdown.board import name, square
from affray.showdown.cards import MONSTER_TURN_END
from affray.showdown.cards_held import hold
from affray.showdown.grid import affinities
from affray.showdown.numbers import monster_total
from affray.showdown.scenario import load_scenario
from affray.showdown.steps import movement_of
from affray.showdown.survivor import BODY, LOCATIONS
from affray.showdown.survivor_numbers import dress
from affray.showdown.terrain import Placement
from tests.showdown.held import LIBRARY, hero
from tests.showdown.heron import Heron, heron
from tests.showdown.scene import cards, faces, say
from tests.showdown.stage import Stage
from tests.showdown.tiles import CORE

# -- its cards


def test_moulting_lies_on_the_deck_between_two_draws() -> None:
    stage = Heron([hero("ada", "E10")], deck="moulting")
    at = square("H10")
    stage.monster.movement = 1
    stage.turn(cards("moulting"), say("monster_path", "I10"), say("monster_facing", "north"))
    assert stage.monster.face_up == "moulting"
    assert stage.monster.corner != at
    assert stage.fight.effects[0].kind == "evasion"
    stage["ada"].square = square("H10")
    stage.steps("ada", "G10")
    stage.steps("ada", "G10")
    assert stage["ada"].statuses == ["glass_dust"]
    stage["ada"].square = square("A10")
    stage.turn(cards("moulting"), faces(9, 1, 1, 1), faces(3))
    assert stage.monster.face_up == ""
    assert stage.monster.ai.discard == ["moulting"]
    assert stage["ada"].down


def test_feathers_are_gathered_in_the_reeds() -> None:
    stage = Heron([hero("ada", "C3")], deck="moulting claw")
    stage.monster.ai.take("moulting")
    stage.monster.ai.top = ["moulting"]
    stage.monster.face_up = "moulting"
    stage.fight.terrain = stage.fight.terrain.add(Placement(CORE[0], square("C3")))
    [gather] = [each for each in stage.fight.purchases(stage["ada"]) if "gather_feathers" in each.key]
    stage.perform(gather.run, faces(7), cards("glass_quill"))
    assert stage.fight.storage == ["glass_quill"]
    assert (stage.monster.face_up, stage.monster.ai.discard) == ("", ["moulting"])


def test_stillness_waits_for_a_step_and_breaks_with_a_wound() -> None:
    stage = heron("F10", insanity=2)
    enter_play(stage.fight, stage.monster.ai_cards["perfect_stillness"])
    stage.steps("ada", "F9")
    assert stage["ada"].statuses == []
    stage.steps("ada", "E10")
    assert (stage["ada"].statuses, stage["ada"].insanity) == (["caught_reflection"], 1)
    stage["ada"].square = square("K10")
    stage.strike("ada", faces(9, 1), cards("thin_shin"), faces(9))
    assert (stage.monster.moods, stage.monster.ai.discard) == ([], ["perfect_stillness"])


def test_rage_adds_to_its_numbers_until_it_falls() -> None:
    stage = heron()
    before = monster_total(stage.fight, "speed"), monster_total(stage.fight, "damage")
    enter_play(stage.fight, stage.monster.ai_cards["glittering_rage"])
    assert (monster_total(stage.fight, "speed"), monster_total(stage.fight, "damage")) == (before[0] + 1, before[1] + 1)
    stage.run(stage.fight.knock_monster_down)
    assert stage.monster.moods == []


def test_a_stare_is_no_attack() -> None:
    stage = Heron([hero("ada", "A10", survival=3)], deck="hundred_eyes")
    stage.turn(cards("hundred_eyes"), faces(8))
    assert stage["ada"].statuses == ["caught_reflection"]
    assert stage["ada"].light[LOCATIONS.index("brain")]
    assert stage["ada"].down
    assert stage.told(turn_events.MonsterAttacks) == []


def test_glass_rings_for_those_with_dust() -> None:
    stage = Heron([hero("ada", "G10"), hero("bo", "P22")], deck="ringing_glass")
    stage.give("bo", "glass_dust")
    stage.turn(cards("ringing_glass"), faces(3), faces(1, 1))
    assert (stage["bo"].bleeding, stage["bo"].statuses, stage["bo"].light[BODY]) == (1, [], True)
    assert stage["ada"].bleeding == 0


def test_it_plunges_beside_the_furthest() -> None:
    stage = Heron([hero("ada", "G10"), hero("bo", "P22")], deck="lance_dive")
    stage.turn(cards("lance_dive"), say("monster_place", "M20"), faces(9), faces(3), faces(10))
    assert stage.fight.distance_to_monster(stage["bo"]) == 1
    assert (stage["bo"].bleeding, stage["bo"].down) == (1, True)


def test_it_stands_like_a_reed_when_it_sees_nobody() -> None:
    stage = Heron([hero("ada", "K10")], deck="spear_beak")
    stage["ada"].down = True
    stage.turn(cards("spear_beak"))
    assert stage.fight.monster_flag("all_are_threats")
    assert stage["ada"].statuses == ["glass_dust"]


# -- its special cards


def test_somebody_is_reflected_from_the_start_and_dust_falls_with_it() -> None:
    stage = Heron([hero("ada", "G10"), hero("bo", "P22")])
    stage.enters("glass_plumage", cards("bo"))
    assert stage["bo"].statuses == ["caught_reflection"]
    stage.run(stage.fight.knock_monster_down)
    assert stage["ada"].statuses == ["glass_dust"]


def test_its_shadow_pushes_and_its_age_takes_locations_away() -> None:
    stage = Heron([hero("ada", "G10")], "level_3")
    enter_play(stage.fight, stage.monster.ai_cards["long_shadow"])
    stage.happen(MONSTER_TURN_END)
    assert name(stage["ada"].square) == "D10"
    stage.enters("old_as_the_cistern")
    assert len(stage.monster.locations) == 21
    assert stage.fight.monster_flag("all_are_threats")


def test_a_thousand_panes_look_back() -> None:
    stage = heron("G10")
    enter_play(stage.fight, stage.monster.ai_cards["thousand_panes"])
    stage.strike("ada", say("card_option", "look_into_panes"), faces(1, 1))
    assert stage["ada"].statuses == ["caught_reflection"]
    needed = stage.last(events.AttackDiceRolled).against
    stage.strike("ada", faces(1, 1))  # who is reflected already can only shut her eyes
    assert stage.last(events.AttackDiceRolled).against == needed + 2


# -- what is made of it


def test_its_gear_meets_at_the_edges() -> None:
    ada = hero("ada", "G10", "down_cape - - quill_javelin - - stilt_greaves")
    stage = Stage([ada])
    stage.fight.library = LIBRARY
    hold(stage.fight, ada)
    dress(stage.fight, ada)
    # Down cape over javelin: green to red, nothing; javelin over greaves: green to green.
    assert affinities(ada) == {"red": 0, "green": 1, "blue": 0}
    assert movement_of(stage.fight, ada) == 6
    assert (ada.armour[BODY], ada.armour[LOCATIONS.index("legs")]) == (2, 2)


def test_a_charm_takes_the_edge_off_terror() -> None:
    stage = Heron([hero("ada", "A10", "eye_charm", insanity=5)])
    stage.play("[{brain: target, by: 2}, {brain: target, by: 2}]", target="ada")
    assert stage["ada"].insanity == 5 - 1 - 2


# -- whole fights


@pytest.mark.parametrize("which", ["mirror-heron-1", "mirror-heron-2"])
def test_random_fights_end_and_replay_equal(which: str) -> None:
    scenario = load_scenario(which)
    rulings = scenario.rulings()
    outcomes: Counter[str] = Counter()
    for seed in range(30):
        blank = scenario.new(Recorded({}, SeededDice(0)), rulings)
        agents = {seat: RandomAgent() for seat in blank.seats()}
        table = Recorded(dict(agents), SeededDice(11, seed))
        fight = scenario.new(table, rulings)
        play(fight)
        outcomes[fight.outcome] += 1
        again = onlooker(lambda at: scenario.new(at, rulings), table.lines)
        assert again.open is None
        assert again.fight.fingerprint() == fight.fingerprint()
    assert set(outcomes) <= {"victory", "defeat"}
    assert outcomes["defeat"] > 0
