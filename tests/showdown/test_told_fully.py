"""What a player asks of the log and the questions: how much damage and why, what a die was for, which hits were lost, what is coming."""

from __future__ import annotations

from typing import Any

import pytest

from affray import games
from affray.cli import panels
from affray.cli.screens.showdown import ShowdownScreen, bodies
from affray.cli.voice import Voice
from affray.kernel.event import Event
from affray.kernel.names import Ref
from affray.kernel.speaker import Speaker
from affray.kernel.window import Window
from affray.showdown import events, turn_events
from affray.showdown.attack import Attack
from affray.showdown.cards import BEFORE_REACTION, FLOW
from affray.showdown.grab import grab
from affray.showdown.harm import bleed, severe_injury
from affray.showdown.lines import tell
from affray.showdown.monster import FAILURE, REFLEX, HitLocation
from affray.showdown.monster_attack import Profile
from affray.showdown.setup import PlaceSurvivor, Plan
from affray.showdown.showdown import Opportune
from affray.showdown.survival import Encourage
from affray.showdown.survivor import ARMS, BODY, BRAIN
from affray.showdown.survivors_act import NextSurvivor
from affray.showdown.targeting import PickTarget, RandomTarget
from affray.showdown.throws import purpose
from affray.showdown.verbs import told
from tests.showdown.catalogue import text
from tests.showdown.lion import BASIC_ACTION, DRAW, Lion, claw, plain
from tests.showdown.scene import ALL_ACTIONS, ATTACKER_FALLS, CLUB, DAGGER, Scene, cards, faces, reacts, say, survivor
from tests.showdown.stage import two

GAME = games.game("showdown")


def line(event: Event, lang: str = "en") -> str:
    return tell(event, text(lang))


def asked(words: Any, lang: str = "en") -> str:
    speaker = Speaker(lang)
    speaker.text = text(lang)
    return speaker.said(words)


# -- damage, bleeding, injuries


def test_a_hit_tells_its_damage_and_what_it_is_made_of() -> None:
    lion = Lion([survivor("ada", "G10", survival=0)])
    lion.monster.tokens["damage"] = 1
    lion.blow("ada", Profile(2, 2, 1), faces(5, 6), faces(2, 3))
    hits = lion.told(events.DamageSuffered)
    assert [(hit.location, hit.points, hit.reasons) for hit in hits] == [
        ("arms", 2, [("profile", 1), ("tokens", 1)]),
        ("body", 2, [("profile", 1), ("tokens", 1)]),
    ]
    assert line(hits[0]) == "Ada suffers 2 damage, arms (the card +1, tokens +1)"
    assert line(hits[0], "ru") == "Ада получает урон 2, руки (карта +1, жетоны +1)"


def test_grab_tells_its_location_die_and_its_damage() -> None:
    lion = Lion([survivor("ada", "G10")], level=2)
    lion.run(lambda: grab(lion.fight, lion["ada"]), say("grab_place", "G10"), faces(4))
    assert line(lion.last(events.LocationRolled)) == "Hit location die for Ada: 4, body"
    assert line(lion.last(events.DamageSuffered)) == "Ada suffers 2 damage, body (the monster's level +2)"


@pytest.mark.parametrize(("has", "left", "gone"), [(3, 1, -2), (1, 0, -1), (0, 0, 0)])
def test_bandages_tell_what_they_really_took_off(has: int, left: int, gone: int) -> None:
    scene = Scene([survivor("ada", "G10", bleeding=has)])
    bleed(scene.fight, scene["ada"], -2, "bandages")
    assert scene.last(events.Bled) == events.Bled(Ref("ada"), gone, left, Ref("bandages"))


def test_bleeding_tokens_name_their_cause() -> None:
    said = line(events.Bled(Ref("ada"), 1, 2, Ref("bandages")))
    assert said == "Ada: bleeding tokens +1, now 2 (Bandages)"
    assert line(events.Bled(Ref("ada"), 0, 0, Ref("bandages"))) == "Ada: no bleeding tokens to take off (Bandages)"


def test_an_injury_that_changes_attributes_says_so() -> None:
    stage = two()
    stage.run(lambda: severe_injury(stage.fight, stage["ada"], ARMS), faces(7))
    changes = [(each.attribute, each.by, each.lasts) for each in stage.told(told.InjuryWeakens)]
    assert changes == [("accuracy", -1, "life"), ("strength", -1, "life")]
    stage.run(lambda: severe_injury(stage.fight, stage["ada"], BODY), faces(6))
    last = stage.last(told.InjuryWeakens)
    assert (last.attribute, last.by, last.lasts) == ("movement", -4, "fight")
    assert "movement -4 until the showdown ends" in line(last)


# -- dice


def test_a_cards_die_says_on_what_it_takes_effect() -> None:
    assert line(told.CardRolled(Ref("claw"), 2, None, "4+")) == "Claw: 2 on the die, nothing happens (only on 4+)"
    assert line(told.CardRolled(Ref("claw"), 7, "4+", "4+")) == "Claw: 7 on the die, it takes effect (on 4+)"
    assert "нужно 4+" in line(told.CardRolled(Ref("claw"), 2, None, "4+"), "ru")


def test_a_typed_die_says_who_is_behind_its_faces() -> None:
    scene = Scene([survivor("ada", "G10"), survivor("bo", "E10")])
    words = purpose(scene.fight, RandomTarget("ada", scene.fight.survivors))
    assert words is not None
    assert asked(words) == "The random target (Ada 1, Bo 2)"


def test_the_location_die_has_its_table() -> None:
    said = text("en").t("throw-for-location", who=Ref("ada"))
    assert "1 head, 2 arms, 3–4 body, 5 waist, 6 legs" in said


@pytest.mark.parametrize(
    ("hits", "perfect", "said"), [(2, 2, "both perfect"), (3, 3, "all perfect"), (3, 1, "1 of them perfect")]
)
def test_perfect_hits_are_counted_in_words(hits: int, perfect: int, said: str) -> None:
    assert said in line(events.AttackDiceRolled(Ref("ada"), 6, [], hits, perfect, [10] * hits))


# -- hits lost, reactions that come, an empty deck


def test_hits_that_a_fallen_attacker_loses_are_named() -> None:
    locations = [HitLocation("flank", reactions=reacts(FAILURE, do=ATTACKER_FALLS)), HitLocation("rib")]
    scene = Scene([survivor("ada", "G10", [DAGGER])], locations)
    scene.attack("ada", DAGGER, faces(8, 8, 2), cards("flank", "rib"), say("location", "flank"), faces(2))
    assert scene.told(events.HitsLost) == [events.HitsLost(Ref("ada"), [Ref("rib")])]


def test_an_attack_that_ends_by_itself_loses_no_hits() -> None:
    scene = Scene([survivor("ada", "G10", [CLUB])], [HitLocation("flank")])
    scene.attack("ada", CLUB, faces(8), cards("flank"), faces(2))
    assert scene.told(events.HitsLost) == []


@pytest.mark.parametrize(
    ("success", "down", "coming"), [(False, False, [FAILURE, REFLEX]), (True, False, [REFLEX]), (False, True, [])]
)
def test_the_window_before_a_reaction_says_which_one_comes(success: bool, down: bool, coming: list[str]) -> None:
    scene = Scene([survivor("ada", "G10", [CLUB])], [HitLocation("flank", reactions=reacts(FAILURE, REFLEX))])
    attack = Attack(scene.fight, scene["ada"], CLUB)
    attack.location, attack.success, scene.monster.down = "flank", success, down
    scene.fight.under_way += [attack]
    words = GAME.numbers(scene.fight, Window(scene.fight, BEFORE_REACTION, []))
    assert [each.fields["kind"] for each in words if "kind" in each.fields] == coming
    assert words
    assert GAME.numbers(scene.fight, Window(scene.fight, FLOW, [])) == []


def test_the_screen_says_it_too(capsys: pytest.CaptureFixture[str]) -> None:
    scene = Scene([survivor("ada", "G10", [CLUB])], [HitLocation("beasts_heel", reactions=reacts(FAILURE))])
    attack = Attack(scene.fight, scene["ada"], CLUB)
    attack.location = "beasts_heel"
    scene.fight.under_way += [attack]
    shown = screen(scene)
    shown.last = bodies(scene.fight)
    shown.before(scene.fight, Window(scene.fight, BEFORE_REACTION, []), [], [])
    assert "Coming: Beast's Heel, the reaction to a failure" in capsys.readouterr().out


def test_a_basic_action_for_want_of_cards_says_why() -> None:
    lion = Lion([survivor("ada", "G10")], [plain("roar", DRAW)])
    lion.monster.ai.deck.clear()
    lion.monster.ai.top.clear()
    lion.turn(faces(1, 1))
    assert [str(each.monster) for each in lion.told(turn_events.NoAICards)] == ["beast"]
    assert [str(each.card) for each in lion.told(turn_events.CardPerformed)] == [BASIC_ACTION.id]
    lion = Lion([survivor("ada", "G10")], [claw()])
    lion.turn(cards("claw"), faces(1, 1))
    assert lion.told(turn_events.NoAICards) == []


# -- questions


def test_who_lies_is_marked_and_the_controllers_own_is_warned_of() -> None:
    scene = Scene([survivor("ada", "G10", down=True), survivor("bo", "E10")])
    ada, bo = scene.fight.survivors
    options = NextSurvivor(scene.fight)
    assert [asked(options.option_words(each)) for each in (ada, bo)] == ["Ada (knocked down)", "Bo"]
    assert asked(options.option_words(ada), "ru") == "Ада (сбита с ног)"
    scene.fight.controller = bo.seat
    target = PickTarget(scene.fight, [ada, bo])
    assert asked(target.option_words(ada)) == "Ada"
    assert "+1 insanity" in asked(target.option_words(bo))


@pytest.mark.parametrize(
    ("least", "most", "said"),
    [(6, 6, "Exactly 6 spaces"), (2, 5, "From 2 to 5 spaces"), (4, 36, "4 spaces from the monster, or more")],
)
def test_the_distance_of_the_placement_is_told(least: int, most: int, said: str) -> None:
    scene = Scene([survivor("ada", "G10")])
    [words] = GAME.numbers(scene.fight, PlaceSurvivor(scene.fight, scene["ada"], Plan(least=least, most=most)))
    assert said in asked(words)


def test_to_hide_can_be_asked_about() -> None:
    assert "term_hiding" in GAME.topics()
    assert "no threat" in " ".join(GAME.describe(Scene([survivor("ada", "G10")]).fight, "term_hiding", text("en")))


def screen(scene: Scene) -> ShowdownScreen:
    voice = Voice("en")
    voice.text = text("en")
    return ShowdownScreen(voice)


def test_only_encouraging_is_for_any_time() -> None:
    scene = Scene([survivor("ada", "G10", survival=1, actions=ALL_ACTIONS), survivor("bo", "E10", down=True)])
    ada, bo = scene.fight.survivors
    dash = next(use for use in scene.fight.opportunities(ada.seat) if use.key.startswith("dash"))
    assert dash.run is not None
    shown = screen(scene)
    assert shown.at_any_time(Encourage(scene.fight, ada, bo))
    assert not shown.at_any_time(Opportune(scene.fight, dash, dash.run))


def test_what_standing_orders_hold_back_is_closed_with_its_reason() -> None:
    scene = Scene([survivor("ada", "A1", survival=1, actions=ALL_ACTIONS)])
    ada = scene["ada"]
    assert [each.why.message for each in scene.fight.window_closed(FLOW)] == ["closed-nothing-to-buy"]
    scene.fight.orders = {f"{ada.seat}/flows": "never"}
    shut = {each.option.message: each.why.message for each in scene.fight.window_closed(FLOW)}
    assert shut["option-dash"] == "closed-standing-orders"


def test_the_state_shows_the_brain_and_the_tokens(capsys: pytest.CaptureFixture[str]) -> None:
    scene = Scene([survivor("ada", "G10", tokens={"strength": -2, "deflect": 1})])
    scene["ada"].light[BRAIN] = True
    voice = screen(scene).voice
    panels.standing(voice, scene.fight)
    assert "light injury of the brain; tokens: strength -2, deflect +1" in capsys.readouterr().out
    scene["ada"].square = -1
    panels.sheet(voice, scene.fight, scene["ada"])
    assert capsys.readouterr().out.splitlines()[1] == "Ada"
