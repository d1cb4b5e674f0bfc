"""Corrections, standing orders, and the numbers behind a question: what a face asks of the showdown besides the fight itself."""

from __future__ import annotations

from typing import Any

import pytest

from affray import games
from affray.agents.random import RandomAgent
from affray.kernel.chance import SeededDice
from affray.kernel.fight import play
from affray.kernel.live import Sitter
from affray.kernel.names import Ref
from affray.kernel.scripted import Do
from affray.kernel.session import Session, secret_of
from affray.kernel.table import NotLegal, Recorded, Table
from affray.kernel.text import Lexicon, Text, shipped
from affray.kernel.window import Window
from affray.showdown import turn_events
from affray.showdown.ai import PlayCard
from affray.showdown.board import name, square
from affray.showdown.cards import AFTER_CRITICAL, BEFORE_REACTION, FLOW, MONSTER_DOWN, SURVIVORS_ACT
from affray.showdown.corrections import Corrected
from affray.showdown.events import SurvivalSpent
from affray.showdown.rulings import choose
from affray.showdown.scenario import load_scenario
from affray.showdown.showdown import Showdown
from affray.showdown.survivors_act import ActChoice, SurvivorAct
from tests.showdown.lion import BASIC_ACTION, Lion
from tests.showdown.scene import ALL_ACTIONS, DAGGER, SPEAR, Scene, say, survivor

GAME = games.game("showdown")


def placed() -> Showdown:
    """The White Lion's first level, set up at random."""
    scenario = load_scenario("white-lion-1")
    agent = RandomAgent()
    table = Recorded({}, SeededDice(5))
    fight = scenario.new(table, choose())
    table.agents = dict.fromkeys(fight.seats(), agent)
    fight.step()
    return fight


# -- corrections


@pytest.mark.parametrize(
    ("what", "to", "look"),
    [
        ("square:ulyana", "A1", lambda fight: name(fight.survivors[0].square)),
        ("down:ulyana", True, lambda fight: fight.survivors[0].down),
        ("survival:ulyana", 0, lambda fight: fight.survivors[0].survival),
        ("insanity:ulyana", 7, lambda fight: fight.survivors[0].insanity),
        ("courage:ulyana", 3, lambda fight: fight.survivors[0].courage),
        ("understanding:ulyana", 4, lambda fight: fight.survivors[0].understanding),
        ("bleeding:ulyana", 4, lambda fight: fight.survivors[0].bleeding),
        ("armour:waist:ulyana", 5, lambda fight: fight.survivors[0].armour[3]),
        ("light:brain:ulyana", True, lambda fight: fight.survivors[0].light[5]),
        ("heavy:head:ulyana", True, lambda fight: fight.survivors[0].heavy[0]),
        ("token:luck:ulyana", -2, lambda fight: fight.survivors[0].tokens["luck"]),
        ("corner:white_lion", "A1", lambda fight: name(fight.monster.corner)),
        ("facing:white_lion", "west", lambda fight: ("north", "east", "south", "west")[fight.monster.facing]),
        ("down:white_lion", True, lambda fight: fight.monster.down),
        ("wounds:white_lion", 4, lambda fight: fight.monster.ai.wounds()),
        ("ai_top:white_lion", "claw", lambda fight: fight.monster.ai.top[0]),
        ("token:toughness:white_lion", -1, lambda fight: fight.monster.tokens["toughness"]),
        ("priority", "zahar", lambda fight: fight.priority.id),
        ("controller", "luka", lambda fight: fight.controller),
        ("end", "defeat", lambda fight: fight.outcome),
    ],
)
def test_what_is_set_right_is_so(what: str, to: Any, look: Any) -> None:
    fight = placed()
    assert what in GAME.corrections(fight)
    values = GAME.correction_values(fight, what)
    words = {True: "yes", False: "no"}.get(to, to) if isinstance(to, bool) else to
    assert values.least <= to <= values.most if values.number else words in values.words
    assert what == "end" or GAME.correction_now(fight, what) != to
    fight.correct(what, to)
    assert look(fight) == to
    if what not in ("end", "token:luck:ulyana"):
        assert GAME.correction_now(fight, what) == to


def test_wounds_taken_and_given_back_leave_no_card_out() -> None:
    fight = placed()
    cards = len(fight.monster.ai)
    fight.correct("wounds:white_lion", 6)
    fight.correct("wounds:white_lion", 2)
    assert (len(fight.monster.ai), fight.monster.ai.wounds(), fight.monster.dead) == (cards - 2, 2, False)


@pytest.mark.parametrize(
    ("what", "to", "why"),
    [
        ("square:ulyana", "H11", "no-such-value"),
        ("square:ulyana", "Q1", "no-such-value"),
        ("corner:white_lion", "P22", "no-such-value"),
        ("survival:ulyana", 2, "not-a-number-between"),
        ("bleeding:ulyana", 5, "not-a-number-between"),
        ("down:ulyana", "lying", "not-yes-or-no"),
        ("ai_top:white_lion", "sniff", "no-such-value"),
        ("end", None, "no-such-value"),
        ("light:head:ulyana", True, "no-such-correction"),
        ("heavy:brain:ulyana", True, "no-such-correction"),
        ("square:nobody", "A1", "no-such-correction"),
        ("leave:alert:white_lion", None, "no-such-correction"),
    ],
)
def test_nothing_else_is_legal(what: str, to: Any, why: str) -> None:
    fight = placed()
    before = fight.fingerprint()
    with pytest.raises(NotLegal) as refused:
        fight.correct(what, to)
    assert refused.value.why == why
    assert fight.fingerprint() == before


def test_the_dead_are_corrected_no_more_and_the_last_one_cannot_be_slain() -> None:
    fight = placed()
    for who in ("ulyana", "zahar", "marfa"):
        fight.correct(f"slay:{who}", None)
    assert [survivor.id for survivor in fight.survivors if not survivor.dead] == ["luka"]
    assert not [what for what in GAME.corrections(fight) if what.endswith(":ulyana")]
    assert "slay:luka" not in GAME.corrections(fight)
    assert fight.storage == ["cloth", "founding_stone"] * 3


def test_before_anybody_stands_no_place_is_corrected() -> None:
    fight = load_scenario("white-lion-1").new(Table(), choose())
    found = GAME.corrections(fight)
    assert not {"square:ulyana", "corner:white_lion", "priority"} & set(found)
    assert "survival:ulyana" in found


def test_a_mood_leaves_play() -> None:
    fight = placed()
    fight.monster.moods.append("enraged")
    fight.correct("leave:enraged:white_lion", None)
    assert (fight.monster.moods, fight.monster.ai.discard) == ([], ["enraged"])


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_correction_has_its_words(lang: str) -> None:
    fight = placed()
    scenario = load_scenario("white-lion-1")
    text = Text(lang, shipped(), Lexicon([scenario.names()]))
    assert isinstance(fight.table, Recorded)
    for what in GAME.corrections(fight):
        assert text.t(GAME.correction_words(what).message, **GAME.correction_words(what).fields)
        values = GAME.correction_values(fight, what)
        legal = [values.read(word) for word in values.words[:12]] or [values.least if values.number else None]
        for value in legal:
            said = GAME.value_words(what, value)
            assert said is None or text.t(said.message, **said.fields)
    for what, to in (
        ("priority", "luka"),
        ("down:luka", True),
        ("token:luck:luka", 1),
        ("ai_top:white_lion", "claw"),
        ("end", "ended"),
    ):
        fight.correct(what, to)
    for event in fight.table.told:
        assert GAME.tell(event, text)
    assert [type(event) for event in fight.table.told].count(Corrected) == 5


def test_an_ended_showdown_goes_to_its_aftermath() -> None:
    fight = placed()
    fight.correct("end", "victory")
    assert GAME.corrections(fight) == []
    play(fight)
    assert (fight.over, fight.outcome) == (True, "victory")
    assert fight.storage.count("basic_resource") == 4


def test_a_correction_is_a_line_of_the_record() -> None:
    scenario = load_scenario("white-lion-1")
    rulings = choose()
    seats = {seat: Sitter() for seat in scenario.new(Table(), rulings).seats()}
    session = Session(lambda table: scenario.new(table, rulings), seats, secret_of(1))
    while session.fight.phase == "setup":  # type: ignore[attr-defined]
        question: Any = session.standing.open
        if question.name != "place_survivor":
            break
        session.answer(question.key(question.options()[0]), question.seat)
    session.correct("insanity:marfa", 5, "keeper")
    lines = list(session.lines)
    again = Session(lambda table: scenario.new(table, rulings), seats, secret_of(1), None, lines)
    assert again.fight.fingerprint() == session.fight.fingerprint()
    assert again.lines == lines


# -- standing orders


def flowing(target: str, *survivors: Any) -> Lion:
    """At the flow of a card with that target."""
    lion = Lion(list(survivors))
    lion.fight.orders = {}
    play_card = PlayCard(lion.fight, BASIC_ACTION)
    play_card.occasion.targets = [lion[target]]
    lion.fight.under_way += [play_card]
    return lion


def able(id: str, at: str) -> Any:
    return survivor(id, at, [DAGGER], survival=1, actions=ALL_ACTIONS)


def test_orders_and_their_defaults() -> None:
    fight = placed()
    assert fight.order_choices("ulyana") == {"flows": ["concerned", "always", "never"], "hold": ["off", "on"]}
    assert fight.order_choices("keeper") == {}
    with pytest.raises(NotLegal):
        fight.check_order("ulyana", "flows", "sometimes")


def test_at_a_flow_the_target_and_whom_it_would_run_over_are_asked() -> None:
    # The monster at H10 goes north for Ada; Bo stands in its way, Cy beside it.
    lion = flowing("ada", able("ada", "B10"), able("bo", "E10"), able("cy", "E20"))
    assert lion.uses(FLOW) == ["dash:ada", "dash:bo"]
    lion.fight.give_order("cy", "flows", "always")
    lion.fight.give_order("bo", "flows", "never")
    assert lion.uses(FLOW) == ["dash:ada", "dash:cy"]


def test_in_anothers_attack_who_is_near_and_when_the_monster_is_down_all() -> None:
    lion = flowing("ada", able("ada", "G10"), able("bo", "A1"), able("cy", "J10"))
    for moment in (BEFORE_REACTION, AFTER_CRITICAL):
        assert {use.partition(":")[2].partition(":")[0] for use in lion.uses(moment)} == {"ada", "cy"}
    assert {use.partition(":")[2].partition(":")[0] for use in lion.uses(MONSTER_DOWN)} == {"ada", "bo", "cy"}
    lion["bo"].grid[0] = SPEAR
    lion["bo"].square = square("F10")
    assert "dash:bo" in lion.uses(BEFORE_REACTION)


def test_the_path_is_free_of_others_orders() -> None:
    lion = flowing("ada", able("ada", "G10"), able("bo", "E10"))
    # Adjacent already, it runs over nobody.
    assert [use for use in lion.uses(FLOW) if use.startswith("dash")] == ["dash:ada"]


def acting(scene: Scene, *script: Any) -> None:
    scene.perform(SurvivorAct(scene.fight), say("next_survivor", "ada"), *script)


def two() -> Scene:
    scene = Scene([able("ada", "A1"), able("bo", "A5")])
    scene.fight.orders = {}
    return scene


def test_nobody_is_asked_in_others_acts_by_default() -> None:
    scene = two()
    acting(scene, say("act", "end", "ada"))
    assert scene.told(turn_events.ActEnded)


def test_who_holds_is_asked_before_each_choice() -> None:
    scene = two()
    scene.fight.give_order("bo", "hold", "on")
    acting(scene, say("window", "survivors_act:pass", "bo"), say("act", "end", "ada"))
    assert [event.who for event in scene.told(turn_events.ActEnded)] == [Ref("ada")]


def test_a_held_act_waits_for_a_dash() -> None:
    scene = two()
    scene.fight.give_order("bo", "hold", "on")
    acting(scene, say("window", "survivors_act:dash:bo", "bo"), say("dash_to", "A9"), say("act", "end", "ada"))
    assert name(scene["bo"].square) == "A9"


def test_without_holding_the_opportunity_is_an_interjection() -> None:
    scene = two()
    acting(scene, Do("dash:bo", "bo"), say("dash_to", "A9"), say("act", "end", "ada"))
    assert name(scene["bo"].square) == "A9"


def test_who_never_wants_to_be_asked_encourages_nobody_in_a_window() -> None:
    scene = two()
    scene["ada"].down = True
    scene.fight.give_order("bo", "flows", "never")
    acting(scene)
    assert scene["ada"].down
    assert scene.told(SurvivalSpent) == []


def test_by_default_a_lying_companions_act_asks_who_can_encourage() -> None:
    scene = two()
    scene["ada"].down = True
    acting(scene, say("window", "survivors_act:encourage:bo:ada", "bo"), say("act", "end", "ada"))
    assert not scene["ada"].down


# -- numbers


def test_an_attacks_numbers_with_their_reasons() -> None:
    scene = Scene([survivor("ada", "J10", [DAGGER], accuracy=1)])
    act = SurvivorAct(scene.fight)
    scene["ada"].activations = 1
    [words, *_] = GAME.numbers(scene.fight, ActChoice(act, scene["ada"]))
    assert words.message == "numbers-survivor-attack"
    assert (words.fields["dice"], words.fields["against"]) == (3, 5)
    assert ("blind_spot", -1, "face") in words.fields["against_reasons"]


def test_a_window_has_no_numbers() -> None:
    scene = two()
    assert GAME.numbers(scene.fight, Window(scene.fight, SURVIVORS_ACT, [])) == []


def test_faces_and_dice() -> None:
    assert [GAME.read_face(word, 10) for word in ("ф", "L", "x")] == [10, 10, None]
    assert GAME.read_face("ф", 6) is None
