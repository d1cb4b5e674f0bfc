"""Stories for the words of the showdown's cards, written as the packs write them, on a small showdown."""

from __future__ import annotations

import pytest

from affray.kernel.names import Ref
from affray.showdown import turn_events
from affray.showdown.board import W, name
from affray.showdown.cards import MONSTER_TURN
from affray.showdown.monster import AIDeck
from affray.showdown.survivor import BRAIN, HEAD, LEGS, WAIST
from affray.showdown.verbs import told
from tests.showdown.scene import cards, faces, say, survivor
from tests.showdown.stage import Stage, two

# -- control


def test_when_chooses_a_list_and_unless_turns_a_condition_round() -> None:
    stage = two(understanding=3)
    words = "[{when: {attribute: understanding, of: actor, least: 3}, then: [{add: survival, of: actor, by: 1}], else: [{kill: actor}]}]"
    stage.play(words, actor="ada")
    assert stage["ada"].survival == 1
    stage.play("[{when: {unless: {insane: actor}}, then: [{add: insanity, of: actor, by: 4}]}]", actor="ada")
    stage.play("[{when: {unless: {insane: actor}}, then: [{add: insanity, of: actor, by: 4}]}]", actor="ada")
    assert stage["ada"].insanity == 4


@pytest.mark.parametrize(
    ("face", "insanity", "within"), [(1, 1, "1–2"), (2, 1, "1–2"), (3, 0, None), (4, 4, "4+"), (10, 4, "4+")]
)
def test_roll_takes_the_list_of_its_faces(face: int, insanity: int, within: str | None) -> None:
    stage = two()
    words = '[{roll: d10, results: {"1-2": [{add: insanity, of: actor, by: 1}], "4+": [{add: insanity, of: actor, by: 4}]}}]'
    occasion = stage.play(words, faces(face), actor="ada")
    assert stage["ada"].insanity == insanity
    assert stage.last(told.CardRolled) == told.CardRolled(Ref("claw"), face, within, "1–2, 4+")
    assert occasion.face == 0


def test_each_of_a_group() -> None:
    stage = Stage([survivor("ada", "G10"), survivor("bo", "G11"), survivor("cy", "B2"), survivor("di", "F10")])
    stage["bo"].flags.append("deaf")
    stage.play("[{each: survivors, unless: {deaf: each}, do: [{add: insanity, of: each, by: 1}]}]")
    assert [one.insanity for one in stage.fight.survivors] == [1, 0, 1, 1]
    stage.play("[{each: adjacent, do: [{add: insanity, of: each, by: 5}]}]")
    assert [one.insanity for one in stage.fight.survivors] == [6, 5, 1, 1]
    stage.play("[{each: neighbours, do: [{add: survival, of: each, by: 1}]}]", owner="ada")
    assert [one.survival for one in stage.fight.survivors] == [0, 1, 0, 1]
    stage.play("[{each: others, do: [{add: survival, of: each, by: 1}]}]", owner="cy")
    assert [one.survival for one in stage.fight.survivors] == [1, 2, 0, 2]
    stage.play("[{each: survivors, random: 1, do: [{kill: each}]}]", cards("cy"))
    assert [one.dead for one in stage.fight.survivors] == ["", "", "claw", ""]


def test_each_who_wants_it() -> None:
    stage = Stage([survivor(id, at) for id, at in (("ada", "A1"), ("bo", "B1"), ("cy", "C1"), ("di", "D1"))])
    stage.play(
        "[{each: survivors, may: true, up_to: 2, do: [{permanent: accuracy, of: each, by: 1}]}]",
        say("willing", "ada:yes"), say("willing", "bo:no"), say("willing", "cy:yes"),
    )  # fmt: skip
    assert [one.base["accuracy"] for one in stage.fight.survivors] == [1, 0, 1, 0]
    assert stage.told(told.AttributeRose)[-1] == told.AttributeRose(Ref("cy"), "accuracy", 1)


def test_choose_pays_and_one_legal_option_is_not_asked() -> None:
    words = """
- choose: attacker
  options:
    - {name: grasp_hand, cost: {survival: 1}, do: [{permanent: strength, of: attacker, by: 1}]}
    - {name: leave_hand, do: []}
"""
    stage = two(survival=1)
    stage.play(words, say("card_option", "grasp_hand", "ada"), actor="ada")
    assert (stage["ada"].survival, stage["ada"].base["strength"]) == (0, 1)
    stage.play(words, actor="ada")
    assert stage["ada"].base["strength"] == 1


def test_choose_survivor_among_self_and_adjacent() -> None:
    stage = Stage(
        [survivor("ada", "G10", bleeding=3), survivor("bo", "F10", bleeding=2), survivor("cy", "B2", bleeding=2)]
    )
    words = "[{choose_survivor: owner, among: self_or_adjacent, do: [{add: bleeding, of: chosen, by: -2}]}]"
    stage.play(words, say("card_survivor", "bo"), owner="ada")
    stage.play(words, owner="cy")
    assert [one.bleeding for one in stage.fight.survivors] == [3, 0, 0]


def test_amounts() -> None:
    stage = Stage([survivor("ada", "G10", survival=2, movement=4)], "level_3")
    for words, script, insanity in (
        ("level", (), 3), ("d5", (faces(7),), 4), ("d10", (faces(7),), 7), ("movement", (), 4), ("survival", (), 2),
        ("{ruling: enraged_damage, flat: 1, per_level: level}", (), 1),
    ):  # fmt: skip
        stage["ada"].insanity = 0
        stage.play(f"[{{add: insanity, of: owner, by: {words}}}]", *script, owner="ada")
        assert stage["ada"].insanity == insanity, words
    stage.fight.rulings["enraged_damage"] = "per_level"
    stage.play("[{add: insanity, of: owner, by: {ruling: enraged_damage, flat: 1, per_level: level}}]", owner="ada")
    assert stage["ada"].insanity == 1 + 3


# -- numbers and states of survivors


def test_add_keeps_within_its_bounds_and_once_in_a_life() -> None:
    stage = two(insanity=1, courage=8)
    stage.play("[{add: insanity, of: actor, by: -3}, {add: courage, of: actor, by: 3}]", actor="ada")
    assert (stage["ada"].insanity, stage["ada"].courage) == (0, 9)
    for _time in range(2):
        stage.play("[{add: understanding, of: actor, by: 1, lifetime: lost_hand}]", actor="ada")
    assert stage["ada"].understanding == 1
    stage.play("[{add: survival, of: actor, by: 9}, {set: survival, of: actor, to: 2}]", actor="ada")
    assert stage["ada"].survival == 2
    stage.play("[{add: proficiency, of: actor, by: -2}]", actor="ada")
    assert stage.last(told.SheetChanged) == told.SheetChanged(Ref("ada"), "proficiency", -2)
    stage.play("[{add: bleeding, of: actor, by: 5}]", actor="ada")
    assert stage["ada"].dead == "bleeding"


def test_down_and_up() -> None:
    stage = two()
    stage["ada"].flags.append("ignores_bash")
    stage.play("[{knock_down: actor, bash: true}]", actor="ada")
    assert stage["ada"].standing()
    stage.play("[{knock_down: actor}, {knock_down: monster}]", actor="ada")
    assert (stage["ada"].down, stage.monster.down) == (True, True)
    stage.play("[{stand: actor, may: true}]", say("willing", "ada:no"), actor="ada")
    assert stage["ada"].down
    stage.play("[{stand: actor}]", actor="ada")
    assert stage["ada"].standing()


def test_damage_outside_attacks() -> None:
    stage = two(insanity=1)
    stage.play("[{hurt: actor, by: 1}, {brain: actor, by: 2}]", faces(5), actor="ada")
    assert (stage["ada"].light[WAIST], stage["ada"].light[BRAIN], stage["ada"].insanity) == (True, True, 0)


def test_tokens_and_effects() -> None:
    stage = two()
    stage.play("[{token: strength, of: actor, by: 1}, {token: damage, of: monster, by: 1}]", actor="ada")
    assert (stage["ada"].total("strength"), stage.monster.tokens) == (1, {"damage": 1})
    stage.play(
        "[{token: speed, of: monster, by: -1, until: monster_turn}, {effect: all_are_threats, of: survivors, until: next_round}]"
    )
    assert [effect.state()[:5] for effect in stage.fight.effects] == [
        ["speed", -1, "claw", "beast", "monster_turn"], ["all_are_threats", 1, "claw", "beast", "next_round"],
    ]  # fmt: skip
    assert stage.fight.monster_flag("all_are_threats")
    stage.play("[{effect: strength, of: survivors, by: 2, until: round}]")
    assert [effect.target for effect in stage.fight.effects[2:]] == ["ada", "bo"]
    stage.fight.end("monster_turn")
    assert len(stage.fight.effects) == 3


def test_priority_and_that_for_good() -> None:
    stage = two()
    stage.play("[{priority: actor}]", actor="ada")
    stage.play("[{priority: none, of: actor}]", actor="bo")
    assert stage.fight.priority is stage["ada"]
    stage.play("[{priority: none}]")
    assert stage.fight.priority is None
    stage.play("[{priority: actor, until: death}]", actor="bo")
    stage.play("[{priority: actor}, {priority: none}]", actor="ada")
    assert stage.fight.priority is stage["bo"]


def test_doom_ends_with_the_location_that_named_it() -> None:
    stage = two()
    trap = stage.monster.cards["clever_ploy"]
    occasion = stage.fight.occasion(MONSTER_TURN)
    occasion.actor = stage["ada"]
    stage.run(lambda: stage.fight.run_verbs(trap.trap[:2], occasion))
    assert stage["ada"].doomed
    stage.run(lambda: stage.fight.run_verbs(trap.trap[2:], occasion), faces(1, 1))
    assert not stage["ada"].doomed
    assert stage.last(turn_events.MonsterAttacks).who == "ada"


def test_disorders_are_drawn_up_to_three() -> None:
    stage = two()
    for id in ("hyperactive", "seizures", "prey"):
        stage.play("[{disorder: random, of: actor}]", cards(id), actor="ada")
    stage.play("[{disorder: random, of: actor}]", actor="ada")
    assert stage["ada"].disorders == ["hyperactive", "seizures", "prey"]


def test_resources_leave_their_deck() -> None:
    stage = two()
    stage.play("[{gain: lion_tail, of: actor}, {gain: lion_tail, of: actor}]", actor="ada")
    assert stage.fight.storage == ["lion_tail"]
    stage.play(
        "[{draw_resource: white_lion, of: actor, by: 2}, {draw_resource: basic, of: actor, by: 1}]",
        cards("sinew", "sinew"),
        actor="ada",
    )
    assert stage.fight.storage == ["lion_tail", "sinew", "sinew", "basic_resource"]
    with pytest.raises(AssertionError):
        stage.play("[{draw_resource: white_lion, of: actor, by: 1}]", cards("sinew"), actor="ada")


# -- the monster's deeds


def test_an_intimidate_asks_each_of_the_targets() -> None:
    stage = two(courage=5)
    words = """
- {pick: [{all: [not_deaf]}]}
- intimidate: targets
  do: [{roll: d10, results: {"2+": [{when: {beats: courage, of: target}, then: [{brain: target, by: level}]}]}}]
"""
    stage.play(words, faces(5), faces(6))
    assert [one.light[BRAIN] for one in stage.fight.survivors] == [False, True]


def test_move_and_attack_with_its_triggers() -> None:
    stage = two()
    words = """
- {pick: [{closest: [threat, facing, in_range]}]}
- move_and_attack: target
  speed: 1
  accuracy: 2
  damage: 1
  after_hit: [{aim: head}]
  after_damage: [{when: {damaged: 1}, then: [{add: bleeding, of: target, by: 1}]}]
"""
    stage.play(words, faces(2))
    assert (stage["ada"].heavy[HEAD], stage["ada"].down, stage["ada"].bleeding) == (True, True, 1)


def test_the_lion_moves() -> None:
    stage = two()
    stage.play("[{knock_back: actor, by: 2}]", actor="bo")
    assert stage.last(turn_events.KnockedBack) == turn_events.KnockedBack(Ref("bo"), "C10")
    stage.play("[{move: away, from: actor, by: 1, turning: false}]", actor="ada")
    assert (name(stage.monster.corner), stage.monster.facing) == ("I10", 0)
    stage.play("[{full_move: away, from: survivors}, {face: closest}]", say("monster_path", "O10"))
    assert (name(stage.monster.corner), stage.monster.facing) == ("O10", 0)
    stage.monster.facing = W
    stage.play("[leave_board, {place_monster: adjacent, of: actor}]", say("monster_place", "H10"), actor="ada")
    assert (stage.monster.away, name(stage.monster.corner), stage.monster.facing) == (False, "H10", 0)
    stage.play("[charge_off]", say("grab_place", "A10"), faces(3), faces(3))
    assert stage.fight.grabbed == [0, 1]
    assert name(stage.monster.corner) == "B10"


def test_basic_action_at_somebody_with_more() -> None:
    stage = two()
    stage.play("[{basic_action: actor, speed: 2, damage: 1}]", faces(1, 1, 1, 7), faces(6), actor="ada")
    assert (stage["ada"].light[LEGS], stage["ada"].heavy[LEGS]) == (True, True)
    with pytest.raises(AssertionError):
        stage.play("[{basic_action: list, pick: [{furthest: [in_range]}]}]", faces(1, 1))
    assert stage.told(turn_events.TargetPicked)[-1].targets == ["bo"]


def test_wounds_heal_and_death() -> None:
    stage = two()
    stage.play("[{wound: 2}, {heal: 1}]")
    assert (stage.wounds, stage.last(told.MonsterHealed).wounds) == (1, 1)
    stage.play("[{when: stack_empty, then: [{heal: 1}], else: [{archive_locations: [beasts_paw]}]}]")
    assert "beasts_paw" not in stage.monster.locations.loose


def test_smart_cat_puts_two_moods_into_play_and_shuffles() -> None:
    stage = two()
    shown = ["claw", "alert", "bloodthirsty"]
    stage.monster.ai = AIDeck(["claw", "alert", "bloodthirsty", "grasp", "maul"], 5)
    script = [cards(card) for card in shown] + [cards(lot) for lot in ("0", "1", "0")]
    stage.play("[{special: smart_cat}]", *script)
    assert stage.monster.moods == ["alert", "bloodthirsty"]
    assert (len(stage.monster.ai), stage.monster.ai.wounds()) == (3, 0)
    assert sorted(set(stage.monster.ai.as_deck().loose)) == ["grasp", "maul"]
    stage.monster.ai.take("maul")
    assert stage.monster.ai.as_deck().loose == ["claw"]
