"""Rulings on tricky timing, one test a row of the table (showdown 8)."""

from typing import Any

import pytest

from affray.kernel.scripted import Answer
from affray.kernel.table import FightOver
from affray.showdown import events, turn_events
from affray.showdown.ai import enter_play
from affray.showdown.board import W, name
from affray.showdown.cards import SURVIVORS_ACT
from affray.showdown.collisions import collide
from affray.showdown.gear import Gear
from affray.showdown.grab import grab
from affray.showdown.harm import hurt
from affray.showdown.monster import FAILURE, REFLEX, WOUND, AIDeck, HitLocation
from affray.showdown.monster_attack import Profile
from affray.showdown.monster_turn import MonsterTurn
from affray.showdown.steps import spend_activation
from affray.showdown.survival import ACTIONS, may_use
from affray.showdown.survivor import BODY, LEGS, Survivor
from tests.clauses import clause
from tests.showdown.held import hero, holding
from tests.showdown.lion import Lion, at_attacker, claw, plain
from tests.showdown.scene import (
    ALL_ACTIONS,
    ATTACKER_FALLS,
    CLUB,
    DAGGER,
    MONSTER_FALLS,
    SPEAR,
    Mark,
    Scene,
    cards,
    faces,
    flees,
    look,
    reacts,
    say,
    survivor,
)
from tests.showdown.stage import Stage, two

EYE = HitLocation("eye", (), reacts(WOUND, FAILURE, REFLEX), critical=(Mark("critical"),))
FLANK = HitLocation("flank", (), reacts(WOUND, FAILURE, REFLEX))
SWAT = HitLocation("gut", reactions={FAILURE: (at_attacker(),)})
SWATTED = say("window", "before_reaction:pass")


def able(id: str, at: str, survival: int = 2, **numbers: Any) -> Survivor:
    return survivor(id, at, [CLUB], survival=survival, actions=ALL_ACTIONS, **numbers)


def monsters_turn(stage: Stage, card: str, *script: Any) -> None:
    """A turn of the real lion that draws this card."""
    stage.monster.ai = AIDeck([card, "claw"], 2)
    stage.perform(MonsterTurn(stage.fight), cards(card), *script)


# -- dodge


@clause("SD-29", "SD-30")
@pytest.mark.parametrize("down", [False, True])
def test_when_exactly_may_i_dodge(down: bool) -> None:
    """All locations are known, nothing is damaged; one hit of choice; lying too."""
    seen: list[object] = []
    ada = able("ada", "G10", down=down)
    lion = Lion([ada, able("bo", "P22")])
    known = look(lambda fight: (lion.last(turn_events.LocationsHit).locations, len(lion.told(events.Injured))), seen)
    lion.blow("ada", Profile(2, 2, 1, before_damage=(known,)), faces(5, 5), faces(4, 6), say("dodge", "body", "ada"))
    assert seen == [(["body", "legs"], 0)]
    assert (ada.light[BODY], ada.light[LEGS], ada.survival) == (False, True, 1)


@clause("SD-42", "SD-27")
def test_when_not_while_attacking_and_not_inside_a_survival_action() -> None:
    bo = able("bo", "G11")
    lion = Lion([bo, able("ada", "G10")], locations=[SWAT])
    lion.attack("bo", CLUB, faces(8), cards("gut"), faces(2), say("window", "before_reaction:pass", "ada"),
                say("window", "flow:pass", "ada"), faces(5, 1), faces(6))  # fmt: skip
    assert bo.light[LEGS]
    bo.light[LEGS] = False
    # A surge's reaction: nothing is asked, though both could pay.
    lion.window(SURVIVORS_ACT, say("window", "survivors_act:surge:bo:club"), faces(8), cards("gut"), faces(2),
                faces(5, 1), faces(6), say("window", "survivors_act:pass"), say("window", "survivors_act:pass"))  # fmt: skip
    assert bo.light[LEGS]
    assert lion.told(turn_events.Dodged) == []


def test_what_cannot_be_dodged() -> None:
    """Intimidate, Grab and other damage outside an attack."""
    stage = Stage([able("ada", "G10"), able("bo", "E10")])
    stage.run(lambda: grab(stage.fight, stage["ada"]), say("grab_place", "G10"), faces(6))
    assert (stage["ada"].light[LEGS], stage["ada"].survival) == (True, 2)
    hurt(stage.fight, stage["ada"], BODY, 1)
    assert stage["ada"].light[BODY]
    stage.fight.stand(stage["ada"])
    monsters_turn(stage, "size_up", faces(1), faces(4))
    assert stage["ada"].down
    assert stage.told(turn_events.Dodged) == []


def test_does_after_hit_come_before_dodge() -> None:
    """Yes, and before the location dice; After Damage not, if the only hit was dodged."""
    seen: list[object] = []
    lion = Lion([able("ada", "G10"), able("bo", "P22")])
    early = look(lambda fight: len(lion.told(turn_events.LocationsHit)), seen)
    profile = Profile(1, 2, 1, after_hit=(early, Mark("after_hit")), after_damage=(Mark("after_damage"),))
    lion.blow("ada", profile, faces(5), faces(6), say("dodge", "legs"))
    assert (seen, lion.marks) == ([0], ["after_hit"])


@clause("SD-42")
def test_can_the_attacker_dodge_a_basic_action_in_its_own_attack() -> None:
    """No."""
    lion = Lion([able("ada", "G10")], locations=[SWAT])
    lion.attack("ada", CLUB, faces(8), cards("gut"), faces(2), faces(5, 1), faces(6))
    assert (lion["ada"].light[LEGS], lion["ada"].survival) == (True, 2)


# -- windows and surges inside an attack


@clause("SD-39")
@pytest.mark.parametrize(("location", "asked"), [(SWAT, True), (HitLocation("bare"), False)])
def test_others_before_a_reaction(location: HitLocation, asked: bool) -> None:
    """After the attempt they may dash and surge, if the card has reactions."""
    lion = Lion([survivor("ada", "G10", [CLUB]), able("bo", "G11", 1)], locations=[location])
    dash: list[Answer] = [say("window", "before_reaction:dash:bo"), say("dash_to", "F11")] if asked else []
    swat = [faces(1, 1)] if asked else []
    lion.attack("ada", CLUB, faces(8), cards(location.id), faces(2), *dash, *swat)
    assert name(lion["bo"].square) == ("F11" if asked else "G11")


@clause("SD-43", "SD-34", "SD-27")
def test_surge_attack_inside_anothers_attack() -> None:
    """Whole, reactions and all, without a window in it; then the same window is open, then the paused attack goes on."""
    inner = HitLocation("inner", reactions=reacts(FAILURE))
    lion = Lion(
        [survivor("ada", "G10", [DAGGER]), able("bo", "G11"), able("cy", "P22", 1)], locations=[SWAT, FLANK, inner]
    )
    lion.attack(
        "ada", DAGGER, faces(8, 8, 1), cards("gut", "flank"), say("location", "gut"), faces(2),
        say("window", "before_reaction:surge:bo:club", "bo"), faces(8), cards("inner"), faces(2),
        say("window", "before_reaction:dash:cy", "cy"), say("dash_to", "P21"),
        say("window", "before_reaction:pass", "bo"),
        say("window", "flow:pass", "bo"), faces(1, 1),
        faces(9), say("window", "before_reaction:pass", "bo"),
    )  # fmt: skip
    assert lion.marks == ["failure", "wound", "reflex"]
    assert [str(each.location) for each in lion.told(events.WoundAttempted)] == ["gut", "inner", "flank"]


@clause("SD-43")
def test_monster_knocked_down_by_that_surge() -> None:
    """What lies does not react."""
    knee = HitLocation("knee", critical=(MONSTER_FALLS,))
    scene = Scene([survivor("ada", "H9", [CLUB]), able("bo", "G10", 1)], [FLANK, knee])
    scene.attack("ada", CLUB, faces(6), cards("flank"), faces(2),
                 say("window", "before_reaction:surge:bo:club"), faces(6), cards("knee"), faces(10))  # fmt: skip
    assert scene.marks == []
    assert [str(each.location) for each in scene.told(events.ReactionsCancelled)] == ["flank"]


# -- the attack


@clause("SD-03")
def test_several_perfect_hits() -> None:
    """Every text once for each lantern 10, together within the attack."""
    scene = Scene([survivor("ada", "H9", [DAGGER])], [HitLocation("bare"), FLANK], toughness=9)
    scene.attack("ada", DAGGER, faces(10, 10, 1), cards("bare", "flank"), say("location", "bare"), faces(3), faces(2))
    first, second = scene.told(events.WoundAttempted)
    assert ((first.total, first.success), (second.total, second.success)) == ((3 + 2 + 4, True), (2 + 2 + 4, False))


@clause("SD-23")
@pytest.mark.parametrize(("weapon", "wounds"), [(CLUB, 0), (SPEAR, 1)])
def test_monster_moves_away_in_the_middle_of_hits(weapon: Any, wounds: int) -> None:
    """Only what is out of reach is lost; a longer weapon keeps it."""
    ear = HitLocation("ear", reactions={FAILURE: (flees("G10"),)})
    lion = Lion([survivor("ada", "J10", [weapon], speed=1)], locations=[ear, HitLocation("bare")])
    resolved = [faces(9)] if wounds else []
    lion.attack("ada", weapon, faces(8, 8), cards("ear", "bare"), say("location", "ear"), faces(2), *resolved)
    assert lion.wounds == wounds


@clause("SD-15", "SD-18")
def test_does_a_critical_wound_on_a_failed_total() -> None:
    """Yes, and no reaction of the card happens."""
    scene = Scene([survivor("ada", "H9", [CLUB], luck=1)], [EYE], toughness=30)
    scene.attack("ada", CLUB, faces(6), cards("eye"), faces(9))
    assert not scene.last(events.WoundAttempted).success
    assert (scene.wounds, scene.marks) == (1, ["critical"])


@clause("SD-17")
def test_lantern_10_on_a_location_without_critical_text() -> None:
    """A normal wound, the reactions happen, no Savage."""
    savage = Gear("axe", speed=1, accuracy=6, words=("savage",))
    scene = Scene([survivor("ada", "H9", [savage])], [FLANK, EYE], toughness=30)
    scene.attack("ada", savage, faces(6), cards("flank"), faces(10))
    assert (scene.wounds, scene.marks) == (1, ["wound", "reflex"])
    scene.attack("ada", savage, faces(6), cards("eye"), faces(10))
    assert scene.wounds == 1 + 2


@clause("SD-17")
def test_the_founding_stones_automatic_critical_on_such_a_location() -> None:
    """No wound."""
    stage = holding(hero("ada", "A1", "founding_stone"), hero("bo", "E10"))
    stage.monster.cards["plain"] = FLANK
    stage.monster.locations.loose.append("plain")
    stage.offer("ada", "founding_stone", "sling_stone", cards("plain"))
    assert (stage.wounds, stage.marks) == (0, [])
    stage = holding(hero("ada", "A1", "founding_stone"), hero("bo", "E10"))
    stage.offer("ada", "founding_stone", "sling_stone", cards("beasts_knee"))
    assert stage.wounds == 1


def test_does_a_critical_text_that_knocks_down_the_attacker_cancel_the_other_hits() -> None:
    """Yes."""
    tail = HitLocation("tail", critical=(ATTACKER_FALLS,))
    scene = Scene([survivor("ada", "H9", [DAGGER])], [tail, FLANK])
    scene.attack("ada", DAGGER, faces(7, 7, 2), cards("tail", "flank"), say("location", "tail"), faces(10))
    assert [str(each.location) for each in scene.told(events.WoundAttempted)] == ["tail"]
    assert scene.discard == ["flank", "tail"]


# -- the monster's turn


def test_a_knocked_down_monster_and_its_next_turn() -> None:
    """It stands at the start of the turn and draws AI; knocked down in its own turn it stands when the survivors' starts."""
    lion = Lion([survivor("ada", "G10")], [claw(), plain("slip", MONSTER_FALLS)], down=True)
    lion.turn(cards("claw"), faces(1, 1))
    kinds = [type(event) for event in lion.table.told]
    assert kinds.index(events.MonsterStood) < kinds.index(turn_events.AIDrawn)
    lion.turn(cards("slip"))
    assert lion.monster.down
    lion.fight.phase = "survivors_turn"
    lion.step()
    assert not lion.monster.down


def test_does_collision_alone_push() -> None:
    """No, it only knocks down; 5 spaces only where the monster ends on somebody."""
    lion = Lion([survivor("ada", "H1"), survivor("bo", "H8"), survivor("cy", "H4")], [claw()], facing=W)
    lion.run(lambda: collide(lion.fight, lion["bo"]))
    assert (lion["bo"].down, name(lion["bo"].square)) == (True, "H8")
    lion.fight.stand(lion["bo"])
    lion.fight.priority = lion["ada"]
    lion.turn(cards("claw"), say("thrown", "north:C4"))
    assert [(one.down, name(one.square)) for one in (lion["bo"], lion["cy"])] == [(True, "H8"), (True, "C4")]
    assert [str(each.who) for each in lion.told(turn_events.KnockedBack)] == ["cy"]


def test_monster_picks_a_path() -> None:
    """A shortest one, of equals the controller's: who stands behind may be run over."""
    lion = Lion([survivor("ada", "E7"), survivor("bo", "G10")], [claw()])
    lion.fight.priority = lion["ada"]
    lion.turn(cards("claw"), say("monster_path", "E8:bo"), faces(1, 1))
    assert lion["bo"].down


def test_lone_survivor_in_the_blind_spot() -> None:
    """Cards like Claw find no target: Sniff."""
    stage = Stage([survivor("ada", "J10")])
    monsters_turn(stage, "claw")
    assert [str(each.card) for each in stage.told(turn_events.AIDrawn)] == ["claw"]
    assert [str(each.card) for each in stage.told(turn_events.CardPerformed)] == ["sniff"]
    assert stage.told(turn_events.MonsterAttacks) == []


def test_ground_fighting_and_priority_target() -> None:
    """Without a Pick Target step the token does nothing."""
    stage = Stage([survivor("ada", "G10", [CLUB]), survivor("bo", "G11")])
    enter_play(stage.fight, stage.monster.ai_cards["ground_fighting"])
    stage.fight.give_priority(stage["bo"])
    stage.run(lambda: spend_activation(stage.fight, stage["ada"]), faces(1, 1, 1, 1))
    assert stage.last(turn_events.MonsterAttacks).who == "ada"


def test_a_basic_action_with_a_stated_target() -> None:
    """Only its Pick Target is replaced: the flow and the move remain, and the priority token is not looked at."""
    ada = survivor("ada", "J10", [CLUB])
    bo = able("bo", "G11", 1)
    lion = Lion([ada, bo], locations=[SWAT])
    lion.fight.give_priority(bo)
    lion.attack("ada", CLUB, faces(8), cards("gut"), faces(2), SWATTED, say("window", "flow:pass", "bo"), faces(1, 1))
    assert lion.last(turn_events.MonsterAttacks).who == "ada"
    assert lion.told(turn_events.MonsterTurned) != []


def test_a_persistent_injurys_action_on_an_ai_card() -> None:
    """It replaces the whole card."""
    stage = two()
    stage.monster.panel.append("beasts_maw")
    monsters_turn(stage, "chomp")
    assert stage["ada"].insanity == 1
    assert stage.told(turn_events.MonsterAttacks) == []


# -- traps


@clause("SD-07")
def test_trap_while_the_monster_is_down() -> None:
    """It stands first."""
    seen: list[object] = []
    trap = HitLocation("trap", ("trap",), trap=(look(lambda fight: fight.monster.down, seen),))
    scene = Scene([survivor("ada", "H9", [CLUB])], [trap], down=True)
    scene.attack("ada", CLUB, faces(3), cards("trap"))
    assert seen == [False]


@clause("SD-08")
def test_trap_and_the_attackers_act() -> None:
    """Only the attack ends; the rest of the act remains, and the attacker no longer counts as attacking."""
    seen: list[object] = []
    trap = HitLocation(
        "trap",
        ("trap",),
        trap=(look(lambda fight: [may_use(fight, fight.survivors[0], each) for each in ACTIONS], seen),),
    )
    lion = Lion([able("ada", "G10")], locations=[trap, FLANK])
    lion.act(
        say("act", "activate:club"), faces(8), cards("trap"),
        say("act", "move"), say("move_to", "F10"), say("window", "survivors_act:pass"),
    )  # fmt: skip
    assert seen == [[""] * 4]
    assert name(lion["ada"].square) == "F10"


# -- decks


@clause("SD-48")
def test_is_an_empty_ai_deck_death() -> None:
    """No: the next wound with nothing in deck and discard is; moods in play do not save it."""
    scene = Scene([survivor("ada", "H9", [CLUB])], [HitLocation("bare")], ai="claw rage")
    scene.monster.ai_cards["rage"] = plain("rage", kind="mood")
    scene.monster.moods.append("rage")
    scene.monster.ai = AIDeck(["claw"], 1)
    scene.attack("ada", CLUB, faces(6), cards("bare"), faces(9))
    assert (len(scene.monster.ai), scene.monster.dead) == (0, False)
    with pytest.raises(FightOver):
        scene.attack("ada", CLUB, faces(6), cards("bare"), faces(9))
    assert scene.monster.dead


def test_when_is_the_ai_discard_reshuffled() -> None:
    """Only when a card must be drawn, or taken as a wound."""
    lion = Lion([survivor("ada", "G10", [CLUB])], [claw(), claw("bite")], [HitLocation("bare")])
    lion.turn(cards("claw"), faces(1, 1))
    lion.turn(cards("bite"), faces(1, 1))
    assert (len(lion.monster.ai), sorted(lion.monster.ai.discard)) == (0, ["bite", "claw"])
    lion.attack("ada", CLUB, faces(6), cards("bare"), faces(9))
    assert (len(lion.monster.ai), lion.wounds, lion.monster.ai.discard) == (1, 1, [])
    lion.turn(cards("claw"), faces(1, 1))
    lion.turn(cards("claw"), faces(1, 1))
    assert lion.monster.ai.discard == ["claw"]


# -- harm and encouragement


def test_excess_damage_after_a_severe_injury_roll() -> None:
    """It is lost for that hit."""
    scene = Scene([survivor("ada", "H9"), survivor("bo", "A1")])
    ada = scene["ada"]
    ada.light[LEGS] = ada.heavy[LEGS] = True
    scene.run(lambda: hurt(scene.fight, ada, LEGS, 5), faces(9))
    assert scene.marks == ["lucky"]


@clause("SD-31")
def test_encourage_at_the_last_moment() -> None:
    """At any moment, by who stands, does not attack and is not doomed, unless a survival action is unresolved."""
    bo = able("bo", "P22")
    lion = Lion([able("ada", "G10", down=True), bo])
    assert lion.breaking_in() == ["encourage:bo:ada"]
    bo.doomed = True
    assert lion.breaking_in() == []
    bo.doomed = False
    lion.fight.knock_down(bo)
    assert lion.breaking_in() == []
    lion.fight.stand(bo)
    seen: list[object] = []
    bites = HitLocation(
        "maw", reactions={FAILURE: (look(lambda fight: [one.key for one in fight.interjections()], seen),)}
    )
    cy = able("cy", "H9", 2)
    lion = Lion([able("ada", "G10", 0, down=True), bo, cy], locations=[bites])
    lion.attack("cy", CLUB, faces(8), cards("maw"), faces(2), say("window", "before_reaction:pass", "bo"))
    lion.window(SURVIVORS_ACT, say("window", "survivors_act:surge:cy:club", "cy"), faces(8), cards("maw"), faces(2),
                say("window", "survivors_act:pass", "bo"), say("window", "survivors_act:pass", "cy"))  # fmt: skip
    assert seen == [["encourage:bo:ada"], []]
