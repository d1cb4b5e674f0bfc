"""Stories for cards as they lie in play: moods and traits, persistent injuries, gear, and what injuries leave on survivors."""

from __future__ import annotations

from typing import Any

from affray.showdown import events, turn_events
from affray.showdown.ai import enter_play
from affray.showdown.attack import Attack
from affray.showdown.board import name, square
from affray.showdown.cards import MONSTER_TURN, MONSTER_WOUNDED, SURVIVOR_HURT, SURVIVOR_STEP
from affray.showdown.gear import FIST_AND_TOOTH
from affray.showdown.harm import suffer
from affray.showdown.monster import HitLocation
from affray.showdown.survivor import ARMS, BODY, BRAIN, HEAD, WAIST
from tests.showdown.scene import cards, faces, survivor
from tests.showdown.stage import PACKS, Stage, two

# -- cards of the lion in play


def test_bloodthirsty_counts_and_strikes() -> None:
    stage = two()
    enter_play(stage.fight, stage.monster.ai_cards["bloodthirsty"])
    for _time in range(2):
        stage.happen(SURVIVOR_HURT)
    stage.happen(MONSTER_TURN)
    assert stage.monster.counters == {"bloodthirsty": 2}
    stage.happen(SURVIVOR_HURT)
    stage.happen(MONSTER_TURN, faces(1, 1))
    assert stage.monster.counters == {"bloodthirsty": 0}
    assert stage.last(turn_events.MonsterAttacks).who == "ada"


def test_alert_stops_who_steps_into_its_zone() -> None:
    stage = Stage([survivor("ada", "D10"), survivor("bo", "A1")])
    enter_play(stage.fight, stage.monster.ai_cards["alert"])
    occasion = stage.fight.occasion(SURVIVOR_STEP)
    occasion.actor = stage["ada"]
    occasion.square = square("D9")
    stage.run(lambda: stage.fight.happen(occasion))
    assert not occasion.cancelled
    occasion.square = square("C10")
    stage.run(lambda: stage.fight.happen(occasion), faces(1, 1))
    assert occasion.cancelled
    assert stage.fight.priority is stage["ada"]
    assert (stage.monster.moods, stage.monster.ai.discard) == ([], ["alert"])


def test_ground_fighting_leaves_when_the_lion_is_wounded() -> None:
    stage = two()
    enter_play(stage.fight, stage.monster.ai_cards["ground_fighting"])
    stage.play("[draw_ai]")
    assert stage.told(turn_events.AIDrawn) == []
    stage.happen(MONSTER_WOUNDED)
    assert stage.monster.moods == []


def test_merciless_takes_locations_out() -> None:
    stage = two()
    card = stage.monster.ai_cards["merciless"]
    enter_play(stage.fight, card)
    occasion = stage.fight.occasion(MONSTER_TURN)
    stage.run(lambda: stage.fight.run_verbs(card.enters, occasion))
    assert len(stage.monster.locations) == 20
    assert stage.fight.monster_flag("grab_damage_doubled")


def test_ruptured_tendon_takes_the_movement() -> None:
    stage = Stage([survivor("ada", "A10")])
    stage.fight.put_in_play(1, stage.monster.cards["beasts_heel"].injury_hooks)
    stage.play("[{full_move: away, from: survivors}, {add: insanity, of: actor, by: 1}]", faces(1), actor="ada")
    assert (stage.monster.down, name(stage.monster.corner), stage["ada"].insanity) == (True, "H10", 0)


# -- a survivor's gear and injuries


def test_the_founding_stone_is_slung_from_anywhere() -> None:
    stone = PACKS.gear("founding_stone")
    stage = Stage([survivor("ada", "A1", [stone]), survivor("bo", "P22")])
    stage.play(
        "[{put: card, to: archive}, {sure_hits: 1, auto_critical: true}]",
        cards("beasts_knee"),
        owner="ada",
        card="founding_stone",
    )
    assert (stage["ada"].gear(), stage.fight.archive) == ([], ["founding_stone"])
    assert (stage.wounds, stage.monster.tokens) == (1, {"movement": -1})
    # Where no critical effect is printed it does not even wound.
    stage.monster.cards["plain"] = HitLocation("plain")
    stage.monster.locations.loose.append("plain")
    stage.play("[{sure_hits: 1, auto_critical: true}]", cards("plain"), owner="ada", card="founding_stone")
    assert stage.wounds == 1


def test_a_location_leaves_its_injury_and_gives_its_resource() -> None:
    stage = two(survival=0, luck=9)
    stage["ada"].base["accuracy"] = 9
    stage.perform(Attack(stage.fight, stage["ada"], FIST_AND_TOOTH), faces(1, 8), cards("fuzzy_groin"), faces(9))
    assert stage.monster.panel == ["fuzzy_groin"]
    assert (stage.fight.storage, stage.monster.tokens) == (["lion_testes"], {"damage": 1})
    assert stage.fight.priority is stage["ada"]


def row_of(location: int, id: str) -> Any:
    return next(row for row in PACKS.tables()[location] if row.id == id)


def test_injuries_leave_their_marks() -> None:
    stage = two()
    ada = stage["ada"]
    suffer(stage.fight, ada, row_of(ARMS, "broken_arm"))
    suffer(stage.fight, ada, row_of(WAIST, "broken_hip"))
    suffer(stage.fight, ada, row_of(HEAD, "intracranial_hemorrhage"))
    assert (ada.total("accuracy"), ada.total("strength"), ada.total("movement")) == (-1, -1, 4)
    assert ada.has("no_dodge")
    assert ada.has("no_spend_survival")
    assert (ada.bleeding, ada.injuries) == (3, ["broken_arm", "broken_hip", "intracranial_hemorrhage"])
    bo = stage["bo"]
    suffer(stage.fight, bo, row_of(BODY, "disemboweled"))
    assert (bo.total("movement"), bo.has("skips_next"), bo.injuries) == (1, True, [])


def test_a_second_record_and_one_too_many() -> None:
    stage = two()
    ada = stage["ada"]
    blind = row_of(HEAD, "blind")
    suffer(stage.fight, ada, blind)
    assert (ada.total("accuracy"), ada.has("retires")) == (-1, False)
    suffer(stage.fight, ada, blind)
    suffer(stage.fight, ada, blind)
    assert (ada.total("accuracy"), ada.has("retires"), ada.injuries) == (-4, True, ["blind", "blind"])


def test_who_dies_of_an_injury_dies_of_its_name() -> None:
    stage = two(insanity=0)
    stage["bo"].survival = 2
    suffer(stage.fight, stage["ada"], row_of(HEAD, "head_explosion"))
    assert stage["ada"].dead == "head_explosion"
    assert stage["bo"].survival == 1
    assert stage.last(events.SurvivorDied).why == "head_explosion"


def test_flee_and_frenzy() -> None:
    stage = two()
    stage.run(lambda: suffer(stage.fight, stage["bo"], row_of(BRAIN, "flee")), faces(3))
    assert (stage["bo"].down, stage["bo"].insanity, name(stage["bo"].square)) == (True, 2, "A10")
    stage.run(lambda: suffer(stage.fight, stage["ada"], row_of(BRAIN, "trauma_frenzy")), faces(10))
    assert (stage["ada"].tokens, stage["ada"].insanity) == ({"speed": 1, "strength": 1}, 5)
    assert stage["ada"].has("ignores_slow_melee")
    assert stage["ada"].has("no_spend_survival")
