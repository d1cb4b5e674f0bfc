"""What the log and the faces say beyond the bare event: why no wound came, what a throw is for, what makes it harder, what was shuffled."""

from __future__ import annotations

from typing import Any

import pytest

from affray import games
from affray.cli import panels
from affray.cli.named import found
from affray.cli.voice import Voice
from affray.kernel.chance import Throw
from affray.kernel.effect import Effect
from affray.kernel.event import Event
from affray.kernel.names import Ref
from affray.kernel.speaker import Speaker
from affray.showdown import aftermath_events, closed, events, turn_events
from affray.showdown.attack import Attack, NextLocation
from affray.showdown.board import square
from affray.showdown.harm import D10, LocationDie
from affray.showdown.lines import tell
from affray.showdown.monster import HitLocation
from affray.showdown.monster_moves import charge_off
from affray.showdown.survivors_act import SurvivorAct
from affray.showdown.throws import purpose
from tests.clauses import clause
from tests.showdown.armed import armed
from tests.showdown.catalogue import text
from tests.showdown.held import hero
from tests.showdown.lion import Lion, claw
from tests.showdown.scene import CLUB, DAGGER, MONSTER_FALLS, Scene, cards, faces, survivor

GAME = games.game("showdown")


def say(event: Any, lang: str = "en") -> str:
    return tell(event, text(lang))


# -- impervious


@clause("SD-11")
def test_an_impervious_location_says_why_nothing_was_wounded() -> None:
    scene = Scene([survivor("ada", "G10", [CLUB])], [HitLocation("mane", ("impervious",))])
    scene.attack("ada", CLUB, faces(6), cards("mane"), faces(9))
    assert [event.critical for event in scene.told(events.ImperviousHeld)] == [False]
    scene.attack("ada", CLUB, faces(6), cards("mane"), faces(2))
    assert len(scene.told(events.ImperviousHeld)) == 1


@clause("SD-12")
def test_an_impervious_location_critically_hit_says_so_too() -> None:
    scene = Scene([survivor("ada", "G10", [CLUB])], [HitLocation("mane", ("impervious",), critical=(MONSTER_FALLS,))])
    scene.attack("ada", CLUB, faces(6), cards("mane"), faces(10))
    assert [event.critical for event in scene.told(events.ImperviousHeld)] == [True]


def test_the_numbers_of_an_impervious_location_name_no_face() -> None:
    scene = Scene([survivor("ada", "G10", [CLUB])], [HitLocation("mane", ("impervious",))])
    attack = Attack(scene.fight, scene["ada"], CLUB)
    attack.drawn = ["mane"]
    [words] = GAME.numbers(scene.fight, NextLocation(attack))
    said = text("en").t(words.message, **{**words.fields, "location": Ref("glorious_mane"), "strength_reasons": []})
    assert "impervious, no roll wounds it" in said


# -- what a throw is for


@pytest.mark.parametrize(
    ("throw", "said"),
    [
        (D10("wound", "ada", "heel"), ("throw-for-wound", {"location": "heel", "face": 8, "critical": 0})),
        (D10("severe_injury", "ada", "ada", "arms"), ("throw-for-injury", {"who": "ada", "location": "arms"})),
        (D10("brain_trauma", "ada", "ada"), ("throw-for-trauma", {"who": "ada"})),
        (D10("card", "ada", "claw"), ("throw-for-card", {"card": "claw"})),
        (LocationDie("ada", "ada"), ("throw-for-location", {"who": "ada"})),
        (D10("sharp", "ada"), None),
    ],
)
def test_a_throw_names_its_purpose(throw: Throw, said: Any) -> None:
    scene = Scene([survivor("ada", "G10", [CLUB])], [HitLocation("heel")])
    scene.fight.under_way += [Attack(scene.fight, scene["ada"], CLUB)]
    words = purpose(scene.fight, throw)
    assert said == (None if words is None else (words.message, words.fields))


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_typed_dice_are_asked_for_with_their_purpose(lang: str) -> None:
    scene = Scene([survivor("ada", "G10", [CLUB])], [HitLocation("beasts_heel")])
    scene.fight.under_way += [Attack(scene.fight, scene["ada"], CLUB)]
    speaker = Speaker(lang)
    speaker.text = text(lang)
    asked = speaker.throwing(GAME, scene.fight, D10("wound", "ada", "beasts_heel"))
    wanted = {
        "en": "Ada throws for a wound attempt at Beast's Heel, wounded from 8 on: 1d10",
        "ru": "Ада бросает, попытка ранения, «Пята зверя», ранение от 8: 1к10",
    }
    assert asked == wanted[lang]


# -- signs and words


def test_what_helps_makes_it_easier_whatever_its_sign() -> None:
    needs: Event = turn_events.MonsterDiceRolled(Ref("ada"), 3, [("profile", 2), ("monster_accuracy", 1)], 1, [6])
    assert "(the card 2+, the monster's accuracy → 1 harder)" in say(needs)
    needs = events.AttackDiceRolled(Ref("ada"), 6, [("scrap_dagger", 7), ("blind_spot", -1)], 1, 1, [10, 2])
    assert say(needs) == "Ada needs 6+ (Scrap Dagger 7+, blind spot → 1 easier): 1 hit, perfect [10\N{NO-BREAK SPACE}2]"
    assert "легче на 1" in say(needs, "ru")


def test_lists_of_cards_in_russian_stand_in_quotation_marks() -> None:
    drawn = events.LocationsDrawn(Ref("ada"), [Ref("beasts_heel"), Ref("beasts_chest")])
    assert say(drawn, "ru").endswith("«Пята зверя» и «Грудь зверя»")


def test_a_word_of_a_name_finds_it_when_it_is_the_only_one() -> None:
    names = {"beast's heel": "heel", "beast's chest": "chest", "claw": "claw", "vicious claw": "vicious"}
    assert [found(names, typed) for typed in ("heel", "beast", "claw", "vicious", "eel")] == [
        "heel",
        "",
        "claw",
        "vicious",
        "",
    ]


# -- shuffles, the barred way, the story event


def test_shuffled_decks_are_told() -> None:
    lion = Lion([survivor("ada", "G10", [CLUB])], [claw(), claw("bite")], [HitLocation("bare")])
    lion.turn(cards("claw"), faces(1, 1))
    lion.turn(cards("bite"), faces(1, 1))
    assert lion.told(events.DiscardShuffled) == []
    lion.turn(cards("claw"), faces(1, 1))
    assert [event.deck for event in lion.told(events.DiscardShuffled)] == ["ai"]
    lion.attack("ada", CLUB, faces(6), cards("bare"), faces(2))
    lion.attack("ada", CLUB, faces(6), cards("bare"), faces(2))
    assert [event.deck for event in lion.told(events.DiscardShuffled)] == ["ai", "hit_location"]


def test_a_charge_that_the_edge_bars_is_told() -> None:
    lion = Lion([survivor("ada", "G10", [DAGGER])])
    lion.monster.corner = square("A10")
    assert charge_off(lion.fight)
    assert len(lion.told(turn_events.ChargeBlocked)) == 1


def test_a_card_that_is_drawn_and_performed_at_once_is_told_once() -> None:
    lion = Lion([survivor("ada", "G10")], [claw()])
    lion.turn(cards("claw"), faces(1, 1))
    assert ([str(each.card) for each in lion.told(turn_events.AIDrawn)], lion.told(turn_events.CardPerformed)) == (
        ["claw"],
        [],
    )


def test_the_story_events_part_is_named() -> None:
    assert say(aftermath_events.StoryPart(Ref("white_lion"), "defeat")) == "Story event of White Lion: defeat"


# -- the sheet and the closed list


def test_a_sheet_shows_what_counts_now_and_why(capsys: pytest.CaptureFixture[str]) -> None:
    scene = Scene([survivor("ada", "G10", [CLUB], strength=1)])
    scene.fight.lay(Effect("strength", 2, "white_lion_helm", "ada", "round", False))
    voice = Voice("en")
    voice.text = text("en")
    panels.sheet(voice, scene.fight, scene["ada"])
    scene.fight.lay(Effect("speed", 1, "white_lion_helm", "ada", "round", False))
    panels.sheet(voice, scene.fight, scene["ada"])
    shown = capsys.readouterr().out
    assert "Movement 5, strength 3 (Strength +1, White Lion Helm +2)\n" in shown
    assert "speed 1 (White Lion Helm +1)" in shown


@pytest.mark.parametrize("now", [True, False])
def test_who_acts_now_has_not_acted_yet(now: bool) -> None:
    scene = Scene([survivor("ada", "G10", acted=True)])
    scene.fight.phase = "survivors"
    if now:
        act = SurvivorAct(scene.fight)
        act.survivor = scene["ada"]
        scene.fight.under_way += [act]
    voice = Voice("en")
    voice.text = text("en")
    assert panels.marks(voice, scene.fight, scene["ada"]) == ([] if now else ["has acted"])


def test_a_weapon_out_of_reach_is_closed_though_it_can_be_slung() -> None:
    stage = armed(hero("ada", "A1", "founding_stone"))
    stage["ada"].activations = 1
    shut = closed.closed_in_act(stage.fight, stage["ada"], False)
    options = [(each.option.fields.get("weapon"), each.rule) for each in shut if "weapon" in each.option.fields]
    assert options == [("founding_stone", "2.9.reach"), ("fist_and_tooth", "2.9.reach")]
