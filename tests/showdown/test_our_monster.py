"""The Mirror Heron: what it has and the lion lacks: range, status cards, its hit locations."""

from __future__ import annotations

from collections import Counter

import pytest

from affray.showdown import events, turn_events
from affray.showdown.attack import Attack, NextLocation
from affray.showdown.board import name, square
from affray.showdown.cards import ACT_END
from affray.showdown.gear import FIST_AND_TOOTH
from affray.showdown.harm import bleed, hurt
from affray.showdown.monster_moves import MonsterPath
from affray.showdown.moves import toward
from affray.showdown.survivor import BODY, HEAD, LOCATIONS
from affray.showdown.terrain import Placement
from affray.showdown.verbs import told
from tests.showdown.held import hero
from tests.showdown.heron import MINE, Heron, heron
from tests.showdown.scene import cards, faces, say
from tests.showdown.stage import PACKS
from tests.showdown.tiles import CORE

# -- what it is


def test_it_has_all_that_was_wanted_of_it() -> None:
    monster = PACKS.monster(MINE, "level_3")
    backs = Counter(
        PACKS.raw("ai", id)["back"] for id in PACKS.of(MINE, "ai") for _ in range(PACKS.raw("ai", id)["copies"])
    )
    assert backs == {"B": 14, "A": 8, "L": 2, "S": 3}
    assert {card.kind for card in monster.ai_cards.values()} == {"normal", "mood", "trait", "duration", "action"}
    assert (monster.size, len(monster.locations)) == (3, 23)
    cards = monster.cards
    assert [id for id in cards if cards[id].first_strike()] == ["false_eye", "quill_row", "loose_feathers"]
    assert [id for id in cards if cards[id].super_dense()] == ["dagger_beak", "plated_back"]
    assert [id for id in cards if cards[id].impervious()] == ["mirror_breast"]
    assert [id for id in cards if "reflex" in cards[id].reactions] == ["false_eye", "loose_feathers", "tail_fan"]
    assert [id for id in cards if cards[id].is_trap()] == ["painted_decoy"]
    answered = {card.injury for card in monster.ai_cards.values() if card.injury}
    assert answered == {"split_beak", "torn_pinion", "snapped_leg"}
    assert answered < {card.injury for card in cards.values()}


def test_nothing_of_it_is_left_out() -> None:
    for section in ("ai", "basic_actions", "instincts", "statuses", "resources"):
        for id in PACKS.of(MINE, section, shared=False):
            assert PACKS.parts(section, id).left_out == (), id
    for section in ("weapons", "armour", "items"):
        for id in PACKS.of(MINE, section, shared=False):
            assert PACKS.raw(section, id)["recipe"], id
            assert PACKS.raw(section, id)["affinities"], id


def test_it_and_the_lion_keep_their_cards_to_themselves() -> None:
    lion, bird = (PACKS.monster(id, "level_1") for id in ("white_lion", MINE))
    assert not set(lion.ai_cards) & set(bird.ai_cards)
    assert not set(lion.cards) & set(bird.cards)
    assert set(PACKS.decks[MINE]).isdisjoint(PACKS.decks["white_lion"])


# -- its attacks with a range


def test_a_volley_from_where_it_stands() -> None:
    stage = Heron([hero("ada", "A10")], deck="glass_volley")
    stage.turn(cards("glass_volley"), faces(9, 1, 1), faces(3))
    assert stage.last(turn_events.MonsterDiceRolled).hits == 1
    assert name(stage.monster.corner) == "H10"
    assert (stage["ada"].light[BODY], stage["ada"].statuses) == (True, ["glass_dust"])


def test_nine_spaces_are_too_far_for_it() -> None:
    stage = Heron([hero("ada", "A8")], deck="glass_volley")
    assert stage.fight.distance_to_monster(stage["ada"]) == 9
    stage.turn(cards("glass_volley"))
    assert stage.told(turn_events.MonsterAttacks) == []
    assert stage.last(turn_events.ActionsCancelled).why == "out_of_reach"


def test_an_obstacle_stops_a_volley_and_a_neighbour_needs_no_sight() -> None:
    stage = Heron([hero("ada", "D11")], deck="glass_volley")
    columns = next(tile for tile in CORE if tile.id == "stone_columns")
    stage.fight.terrain = stage.fight.terrain.add(Placement(columns, square("E11")))
    stage.play("[{attack: target, speed: 1, accuracy: 2, damage: 1, range: 8}]", target="ada")
    assert stage.told(turn_events.MonsterAttacks) == []
    stage["ada"].square = square("G11")
    stage.play("[{attack: target, speed: 1, accuracy: 2, damage: 1, range: 8}]", faces(1), target="ada")
    assert len(stage.told(turn_events.MonsterAttacks)) == 1


def test_move_and_attack_with_a_range_reaches_past_its_movement() -> None:
    stage = Heron([hero("ada", "A3")], deck="long_stalk")
    stage.monster.movement = 12  # fourteen away: after the whole move two spaces are left
    assert stage.fight.distance_to_monster(stage["ada"]) == 14
    stage.turn(cards("long_stalk"), say("monster_path", first_way(stage)), faces(9, 9), faces(3, 3))
    assert stage.fight.distance_to_monster(stage["ada"]) == 2
    assert stage.fight.priority is stage["ada"]


def first_way(stage: Heron) -> str:
    """The first of the ways that lead to Ada."""
    monster = stage.monster
    paths = toward(monster.corner, monster.size, 1 << stage["ada"].square, int(monster.movement), 0)
    question = MonsterPath(stage.fight, paths)
    return question.key(question.options()[0])


# -- status cards


def test_glass_dust_dims_the_eyes_and_falls_off() -> None:
    stage = heron("K10")
    needed = []
    for _time in range(2):
        stage.strike("ada", faces(1, 1))
        needed.append(stage.last(events.AttackDiceRolled).against)
        stage.give("ada", "glass_dust")
    assert needed[1] == needed[0] + 1
    stage.give("ada", "glass_dust")
    assert stage["ada"].statuses == ["glass_dust"]
    assert len(stage.told(told.StatusGiven)) == 1
    for face in (6, 7):
        occasion = stage.fight.occasion(ACT_END)
        occasion.actor = stage["ada"]
        stage.run(lambda occasion=occasion: stage.fight.happen(occasion), faces(face))  # type: ignore[misc]
    assert stage["ada"].statuses == []
    assert stage.last(told.StatusLifted).status == "glass_dust"


def test_an_activation_shakes_the_dust_off() -> None:
    stage = heron("P1")
    stage.give("ada", "glass_dust")
    [shake] = [each for each in stage.fight.purchases(stage["ada"]) if "shake_off_dust" in each.key]
    stage.perform(shake.run)
    assert stage["ada"].statuses == []
    assert "glass_dust" not in [card.id for card in stage["ada"].cards]


def test_a_caught_reflection_leaves_who_wounds_the_heron() -> None:
    stage = heron("G10", survival=3)
    stage.fight.survivors[0].actions = ("encourage",)
    before = monster_needs(stage)
    stage.give("ada", "caught_reflection")
    assert stage.fight.barred(stage["ada"], "encourage")
    assert monster_needs(stage) == before - 1
    stage.strike("ada", faces(9, 1), cards("thin_shin"), faces(9))
    assert (stage.wounds, stage["ada"].statuses) == (1, [])


def monster_needs(stage: Heron) -> int:
    """What the heron needs to hit Ada, all dice missing."""
    stage.play("[{attack: target, speed: 1, accuracy: 5, damage: 1}]", faces(1), target="ada")
    return stage.last(turn_events.MonsterDiceRolled).against


def test_a_caught_reflection_unsettles_once_a_round() -> None:
    stage = heron("G10")
    stage.give("ada", "caught_reflection")
    for _time in range(2):
        stage.run(lambda: hurt(stage.fight, stage["ada"], HEAD, 1))
        stage["ada"].heavy = [False] * len(LOCATIONS)
        stage.fight.stand(stage["ada"])
    assert stage["ada"].insanity == 1


def test_status_cards_are_gone_with_the_dead_and_copied_with_the_living() -> None:
    stage = heron()
    stage.give("ada", "glass_dust")
    twin = stage.fight.copy(stage.table)
    assert twin.survivors[0].statuses == ["glass_dust"]
    assert twin.fingerprint() == stage.fight.fingerprint()
    stage.run(lambda: bleed(stage.fight, stage["ada"], 5))
    assert stage["ada"].dead
    assert stage["ada"].statuses == []
    assert twin.survivors[0].statuses == ["glass_dust"]


def test_the_marked_are_pecked_on_the_head() -> None:
    stage = Heron([hero("ada", "G10"), hero("bo", "E10")], deck="peck_the_dazzled")
    stage.give("bo", "glass_dust")
    stage.turn(cards("peck_the_dazzled"), faces(9, 1, 1))
    assert stage.last(turn_events.TargetPicked).targets == ["bo"]
    assert stage["bo"].heavy[HEAD]


# -- its hit locations


def options_after(stage: Heron, *drawn: str) -> list[str]:
    attack = Attack(stage.fight, stage["ada"], FIST_AND_TOOTH)
    attack.drawn = list(drawn)
    return stage.keys(NextLocation(attack))


def test_first_strike_goes_first() -> None:
    stage = heron("K10")
    assert options_after(stage, "thin_shin", "false_eye", "quill_row") == ["false_eye", "quill_row"]
    stage.strike("ada", faces(9, 9), cards("thin_shin", "false_eye"), faces(2), faces(2))
    assert [each.location for each in stage.told(events.WoundAttempted)] == ["false_eye", "thin_shin"]


def test_a_reflex_follows_success_and_failure_alike() -> None:
    for face, wounds in ((9, 1), (2, 0)):
        stage = heron("K10")
        stage.strike("ada", faces(9, 1), cards("false_eye"), faces(face))
        assert (stage.wounds, stage.last(events.Reaction).kind) == (wounds, "reflex")
        assert stage["ada"].statuses == ["caught_reflection"]


def test_a_super_dense_beak_breaks_what_is_frail() -> None:
    stage = Heron([hero("ada", "K10", "bone_axe"), hero("bo", "P22")])
    stage.strike(
        "ada",
        faces(9, 9),
        cards("dagger_beak", "thin_shin"),
        say("location", "dagger_beak"),
        faces(9),
        weapon="bone_axe",
    )
    assert stage["ada"].gear() == []
    assert stage.last(events.WeaponBroke).location == "dagger_beak"
    assert (stage.wounds, stage.fight.archive) == (1, ["bone_axe"])


def test_the_mirror_breast_cannot_be_wounded() -> None:
    stage = heron("K10")
    stage.give("ada", "caught_reflection")
    stage.strike("ada", faces(9, 1), cards("mirror_breast"), faces(10))
    assert (stage.wounds, stage.fight.storage, stage["ada"].statuses) == (0, ["whole_pane"], [])
    stage = heron("K10")
    stage.strike("ada", faces(9, 1), cards("mirror_breast"), faces(2), faces(1, 1))
    assert (stage.wounds, stage.last(events.Reaction).kind) == (0, "failure")


def test_a_wound_reaction_and_a_failure() -> None:
    stage = heron("K10")
    stage.strike("ada", faces(9, 1), cards("oil_gland"), faces(9))
    assert stage["ada"].down
    stage = heron("K10")
    stage.strike("ada", faces(9, 1), cards("crown_plume"), faces(2))
    assert stage["ada"].light[LOCATIONS.index("brain")]


@pytest.mark.parametrize(
    ("location", "injury", "card"),
    [
        ("dagger_beak", "split_beak", "spear_beak"),
        ("left_wing", "torn_pinion", "glass_volley"),
        ("stilt_knee", "snapped_leg", "stilt_trample"),
    ],
)
def test_an_injury_changes_a_card(location: str, injury: str, card: str) -> None:
    stage = Heron([hero("ada", "K10")], deck=f"{card} {card}")
    stage.strike("ada", faces(9, 1), cards(location), faces(10))
    assert stage.monster.panel == [location]
    assert stage.monster.injury_in_play(injury)
    # In its blind spot nobody is a target, but whoever stands beside it is not spared.
    stage.turn(cards(card))
    assert stage.told(turn_events.CardPerformed)[0].injury == injury
    assert stage.told(turn_events.MonsterAttacks) == []
    after = (stage["ada"].light[LOCATIONS.index("brain")], stage["ada"].statuses, int(stage["ada"].insanity))
    assert after == {
        "split_beak": (True, [], 0), "torn_pinion": (False, ["glass_dust"], 0), "snapped_leg": (False, [], 1),
    }[injury]  # fmt: skip


def test_injuries_with_a_text_of_their_own() -> None:
    stage = heron("A10", "spear_beak claw")
    for location, moves in (("true_eye", "ai_drawn"), ("under_wing", "monster_turn"), ("stilt_knee", "monster_moves")):
        [hook] = stage.monster.cards[location].injury_hooks
        assert hook.moment.name == moves
        stage.fight.put_in_play(2, (hook,))
    # 1: the air sac tears; 2: the card that was drawn goes unread.
    stage.turn(faces(1), cards("spear_beak"), faces(2))
    assert (stage.wounds, stage.monster.ai.discard) == (1, ["spear_beak"])
    stage.play("[{full_move: away, from: survivors}]", faces(1))
    assert (stage.monster.down, name(stage.monster.corner)) == (True, "H10")


def test_crushed_toes_grab_nobody() -> None:
    stage = heron("G10")
    stage.monster.panel = ["webbed_claw"]
    stage.play("[{grab: target}]", target="ada")
    assert stage["ada"].light == [False] * 6


def test_the_trap_shows_an_empty_reflection() -> None:
    stage = heron("K10")
    stage.strike("ada", faces(9, 1), cards("painted_decoy"), faces(1, 1, 1))
    assert stage.last(events.TrapSprung).trap == "painted_decoy"
    assert stage["ada"].statuses == ["caught_reflection"]
    assert stage.last(turn_events.MonsterAttacks).dice == 3
    assert not stage["ada"].doomed
