"""The sentences of the clauses that are easily lost: an exception, an order of two steps, who else may, until when."""

from collections.abc import Callable
from typing import Any

import pytest

from affray.kernel.effect import ATTACK, ROUND, Effect
from affray.kernel.table import FightOver
from affray.showdown import events, turn_events
from affray.showdown.attack import Attack
from affray.showdown.board import name
from affray.showdown.cards import ATTACK_ROLLED, FLOW, MONSTER_MOVES, SURVIVORS_ACT, WOUND_SUCCEEDED
from affray.showdown.cards_held import hold
from affray.showdown.gear import Gear
from affray.showdown.harm import D10, heal
from affray.showdown.library import Library, Offered, SurvivorCard, While
from affray.showdown.monster import FAILURE, REFLEX, WOUND, HitLocation
from affray.showdown.monster_attack import Profile
from affray.showdown.monster_moves import charge_off, full_move_away, full_move_forward, leave_board, move_away_from
from affray.showdown.survival import Dash
from affray.showdown.survivor import BODY, Survivor
from affray.showdown.survivor_numbers import dress
from affray.showdown.verbs.amounts import Amount
from affray.showdown.verbs.cards import Injury
from affray.showdown.wounding import settle_injury
from tests.clauses import clause
from tests.showdown.lion import DRAW, Lion, claw, plain
from tests.showdown.scene import (
    ALL_ACTIONS,
    ATTACKER_DIES,
    ATTACKER_FALLS,
    BONE_AXE,
    BOW,
    CLUB,
    DAGGER,
    MONSTER_FALLS,
    Mark,
    Scene,
    Text,
    cards,
    faces,
    flees,
    hook,
    look,
    reacts,
    say,
    survivor,
)

BARE = HitLocation("bare")
PAW = HitLocation("paw")
FLANK = HitLocation("flank", (), reacts(WOUND, FAILURE, REFLEX))
EYE = HitLocation("eye", (), reacts(WOUND, FAILURE, REFLEX), critical=(Mark("critical"),))
CHEST = HitLocation("chest", reactions=reacts(FAILURE))
KNEE = HitLocation("knee", critical=(MONSTER_FALLS,))
TRAP = HitLocation("trap", ("trap",), trap=(Mark("trap"),))
MAUL = Gear("maul", speed=1, accuracy=6, words=("devastating",))
AGAIN = hook("again", ATTACK_ROLLED, Text(lambda o: setattr(o.attack, "reroll", True)))
END = say("act", "end")


def able(id: str, at: str, survival: int = 1) -> Survivor:
    return survivor(id, at, [CLUB], survival=survival, actions=ALL_ACTIONS)


def card(id: str, kind: str, **numbers: int) -> SurvivorCard:
    return SurvivorCard(id, kind, tuple([While(number, Amount(n), ()) for number, n in numbers.items()]))


def with_cards(scene: Scene, *held: SurvivorCard, who: str = "ada") -> None:
    """The survivor has these as arts and disorders."""
    scene.fight.library = Library({}, {one.id: one for one in held})
    scene[who].arts = [one.id for one in held if one.kind != "disorder"]
    scene[who].disorders = [one.id for one in held if one.kind == "disorder"]
    hold(scene.fight, scene[who])


@clause("SD-01")
def test_arts_disorders_and_passing_effects_count_too() -> None:
    scene = Scene([survivor("ada", "H9", [CLUB])], [BARE])
    with_cards(scene, card("berserk", "art", strength=3), card("squeamish", "disorder", strength=-1))
    scene.fight.lay(Effect("strength", 2, "roar", "ada", ROUND))
    scene.attack("ada", CLUB, faces(6), cards("bare"), faces(2))
    attempt = scene.last(events.WoundAttempted)
    assert attempt.total == 2 + 3 - 1 + 2
    assert [part for part in attempt.reasons if part[1]] == [
        ("face", 2), ("berserk", 3), ("squeamish", -1), ("roar", 2),
    ]  # fmt: skip


@clause("SD-01")
def test_the_monster_rolls_against_evasion_from_every_source() -> None:
    cloak = Gear("cloak", attributes={"evasion": 1})
    ada = survivor("ada", "G10", [cloak], evasion=1, tokens={"evasion": 1})
    ada.modifiers = [("lame", "evasion", -2)]
    lion = Lion([ada, survivor("bo", "P22")])
    with_cards(lion, card("nimble", "art", evasion=2))
    lion.fight.lay(Effect("evasion", 1, "grass", "ada", ROUND))
    lion.blow("ada", Profile(2, 2, 1), faces(5, 5))
    assert lion.last(turn_events.MonsterDiceRolled).against == 2 + 1 + 1 + 1 - 2 + 2 + 1


@clause("SD-01")
def test_a_movement_goes_as_far_as_all_sources_together_say() -> None:
    ada = survivor("ada", "A1", [Gear("boots", attributes={"movement": 1})], survival=1, actions=("dash",))
    ada.modifiers = [("limp", "movement", -2)]
    scene = Scene([ada])
    with_cards(scene, card("runner", "art", movement=3))
    scene.perform(Dash(scene.fight, ada), say("dash_to", "A8"))
    assert name(ada.square) == "A8"


@clause("SD-02", "SD-03")
def test_a_lantern_ten_of_a_die_thrown_again_is_perfect_too() -> None:
    scene = Scene([survivor("ada", "H9", [DAGGER])], [BARE, PAW])
    scene.fight.put_in_play(0, (AGAIN,))
    attack = scene.attack(
        "ada", DAGGER, faces(7, 2, 2), faces(10, 2), cards("bare", "paw"), say("location", "bare"), faces(2), faces(2)
    )
    assert attack.strength == 2
    assert [each.total for each in scene.told(events.WoundAttempted)] == [2 + 2 + 2] * 2


@clause("SD-04")
def test_evasion_tokens_hold_against_shots_and_dice_thrown_again() -> None:
    scene = Scene([survivor("ada", "H6", [BOW]), survivor("bo", "H9", [CLUB])], [BARE], tokens={"evasion": 1})
    scene.attack("ada", BOW, faces(6))
    scene.attack("ada", BOW, faces(7), cards("bare"), faces(2))
    scene.fight.put_in_play(1, (AGAIN,))
    scene.attack("bo", CLUB, faces(2), faces(6))
    scene.attack("bo", CLUB, faces(2), faces(7), cards("bare"), faces(2))


@clause("SD-05")
def test_toughness_tokens_come_on_top_of_what_the_location_adds() -> None:
    scene = Scene([survivor("ada", "H9", [CLUB])], [HitLocation("horn", toughness=1)], tokens={"toughness": -2})
    scene.attack("ada", CLUB, faces(6), cards("horn"), faces(6))
    scene.attack("ada", CLUB, faces(6), cards("horn"), faces(7))
    assert [each.success for each in scene.told(events.WoundAttempted)] == [False, True]


@clause("SD-06")
def test_nobody_acts_between_the_drawing_of_a_trap_and_its_text() -> None:
    scene = Scene([able("ada", "H9"), able("bo", "A1")], [BARE, TRAP])
    scene.attack("ada", CLUB, faces(6), cards("trap"))
    assert scene.marks == ["trap"]


@clause("SD-07")
def test_it_stands_for_the_trap_of_a_surge_in_another_attack() -> None:
    """Ada's critical wound has felled it; Zahar's surge draws the trap while her attack is paused."""
    seen: list[Any] = []
    trap = HitLocation("trap", ("trap",), trap=(look(lambda fight: fight.monster.down, seen),))
    scene = Scene([survivor("ada", "H9", [CLUB]), able("zahar", "G10")], [KNEE, trap])
    scene.attack(
        "ada", CLUB, faces(6), cards("knee"), faces(10),
        say("window", "after_critical:surge:zahar:club"), faces(3), cards("trap"),
    )  # fmt: skip
    assert seen == [False]
    assert not scene.monster.down


@clause("SD-09")
def test_the_discard_lies_untouched_until_the_trap_has_been_played() -> None:
    seen: list[Any] = []
    piles = look(lambda fight: (sorted(fight.monster.locations.discard), fight.monster.locations.loose[:]), seen)
    trap = HitLocation("trap", ("trap",), trap=(piles,))
    scene = Scene([survivor("ada", "H9", [DAGGER])], [BARE, PAW, trap])
    scene.attack("ada", DAGGER, faces(7, 2, 2), cards("bare"), faces(2))
    scene.attack("ada", DAGGER, faces(7, 7, 2), cards("paw", "trap"))
    assert seen == [(["bare", "paw"], [])]
    assert (scene.discard, scene.monster.locations.loose) == ([], ["bare", "paw", "trap"])


@clause("SD-11", "SD-12")
@pytest.mark.parametrize(("face", "marks"), [(9, ["reflex"]), (10, ["critical"])])
def test_no_word_of_the_weapon_wounds_an_impervious_location(face: int, marks: list[str]) -> None:
    """Neither Devastating, nor what waits for a wound that succeeds."""
    hide = HitLocation("hide", ("impervious",), reacts(WOUND, FAILURE, REFLEX), critical=(Mark("critical"),))
    scene = Scene([survivor("ada", "H9", [MAUL])], [hide])
    scene.fight.put_in_play(0, (hook("axe", WOUND_SUCCEEDED, Mark("wounded")),))
    scene.attack("ada", MAUL, faces(6), cards("hide"), faces(face))
    assert (scene.wounds, scene.marks) == (0, marks)


@clause("SD-13")
@pytest.mark.parametrize("flags", [("super_dense",), ("super_dense", "impervious")])
def test_a_frail_weapon_breaks_even_if_the_reaction_fells_who_holds_it(flags: tuple[str, ...]) -> None:
    horn = HitLocation("horn", flags, reacts(FAILURE, do=ATTACKER_FALLS))
    scene = Scene([survivor("ada", "H9", [BONE_AXE])], [horn])
    scene.attack("ada", BONE_AXE, faces(6, 2, 2), cards("horn"), faces(2))
    assert scene["ada"].down
    assert (scene["ada"].gear(), scene.fight.archive) == ([], ["bone_axe"])


@clause("SD-14")
def test_what_counts_for_a_critical_wound_is_the_face_and_not_the_total() -> None:
    strong = Scene([survivor("ada", "H9", [CLUB], strength=3)], [EYE], toughness=30)
    strong.attack("ada", CLUB, faces(6), cards("eye"), faces(9))
    assert strong.marks == ["failure", "reflex"]
    weak = Scene([survivor("ada", "H9", [CLUB], strength=-6)], [EYE], toughness=30)
    weak.attack("ada", CLUB, faces(6), cards("eye"), faces(10))
    assert weak.marks == ["critical"]


@clause("SD-16")
def test_luck_of_arts_and_effects_and_a_word_that_a_card_gives() -> None:
    scene = Scene([survivor("ada", "H9", [CLUB])], [EYE], toughness=30)
    deadly = SurvivorCard("keen", "art", (While("gives", Amount(), (), (("deadly", 1),)),))
    with_cards(scene, card("lucky", "art", luck=1), deadly)
    scene.fight.lay(Effect("luck", 1, "omen", "ada", ROUND))
    scene.attack("ada", CLUB, faces(6), cards("eye"), faces(7))
    assert scene.marks == ["critical"]
    scene.attack("ada", CLUB, faces(6), cards("eye"), faces(6))
    assert scene.marks == ["critical", "failure", "reflex"]


@clause("SD-17")
def test_a_card_that_makes_a_wound_critical_does_nothing_where_no_effect_is_printed() -> None:
    scene = Scene([survivor("ada", "H9", [CLUB])], [FLANK, EYE])
    scene.fight.put_in_play(0, (hook("axe", WOUND_SUCCEEDED, Text(lambda o: setattr(o.attack, "critical", True))),))
    scene.attack("ada", CLUB, faces(6), cards("flank"), faces(9))
    assert (scene.wounds, scene.marks) == (1, ["wound", "reflex"])
    scene.attack("ada", CLUB, faces(6), cards("eye"), faces(9))
    assert scene.marks == ["wound", "reflex", "critical"]


@clause("SD-20")
@pytest.mark.parametrize("fate", [ATTACKER_FALLS, ATTACKER_DIES])
def test_the_injury_stays_though_the_attack_is_cut_short(fate: Text) -> None:
    eye = HitLocation("eye", critical=(Injury("blind"), fate), injury="blind")
    scene = Scene([survivor("ada", "H9", [DAGGER]), survivor("bo", "A1")], [eye, PAW])
    scene.attack("ada", DAGGER, faces(7, 7, 2), cards("eye", "paw"), say("location", "eye"), faces(10))
    assert (scene.monster.panel, scene.discard) == (["eye"], ["paw"])


def torn(*party: Survivor) -> Lion:
    """A lion whose tendon is torn: a die is thrown as it starts to move, on 1 it falls."""

    def text(occasion: Any) -> None:
        if occasion.fight.table.throw(D10("tendon", "ada")) == 1:
            occasion.fight.knock_monster_down()

    heel = HitLocation("heel", injury="tendon", injury_hooks=(hook("tendon", MONSTER_MOVES, Text(text)),))
    lion = Lion(list(party), locations=[heel])
    lion.monster.locations.loose.remove("heel")
    settle_injury(lion.fight, "heel")
    return lion


@clause("SD-22")
@pytest.mark.parametrize(
    "moves",
    [
        lambda lion: charge_off(lion.fight),
        lambda lion: full_move_forward(lion.fight),
        lambda lion: full_move_away(lion.fight, [lion["ada"]]),
        lambda lion: move_away_from(lion.fight, lion["ada"], 3),
    ],
)
def test_the_torn_tendon_is_watched_in_movements_of_every_kind(moves: Callable[[Lion], object]) -> None:
    lion = torn(survivor("ada", "J10"))
    lion.run(lambda: moves(lion), faces(1))
    assert (lion.monster.down, name(lion.monster.corner)) == (True, "H10")
    assert lion.told(turn_events.MonsterMoved) == []


@clause("SD-23")
@pytest.mark.parametrize(
    ("weapon", "away"), [(BOW, flees("H16")), (DAGGER, Text(lambda o: leave_board(o.fight)))], ids=["shot", "vanished"]
)
def test_hits_are_lost_beyond_the_range_of_a_shot_and_on_a_monster_that_is_gone(weapon: Gear, away: Text) -> None:
    quick = Gear(weapon.id, speed=2, accuracy=6, range=int(weapon.range))
    scene = Scene([survivor("ada", "H9", [quick])], [HitLocation("chest", reactions=reacts(FAILURE, do=away)), PAW])
    scene.attack("ada", quick, faces(6, 6), cards("chest", "paw"), say("location", "chest"), faces(2))
    assert scene.last(events.HitsOutOfReach).locations == ["paw"]
    assert scene.discard == ["chest", "paw"]


@clause("SD-25")
def test_healing_counts_the_armour_of_a_whole_set_and_takes_none_away() -> None:
    ada = survivor("ada", "H9", [Gear("mail", armour={"body": 3})])
    scene = Scene([ada])
    with_cards(scene, card("whole_set", "set", armour=1))
    dress(scene.fight, ada)
    assert ada.armour[BODY] == 4
    ada.armour[BODY] = 2
    heal(scene.fight, ada, BODY, 5)
    assert ada.armour[BODY] == 4
    ada.armour[BODY] = 6
    heal(scene.fight, ada, BODY, 1)
    assert ada.armour[BODY] == 6


@clause("SD-31")
@pytest.mark.parametrize("deaf", [False, True])
def test_the_deaf_are_not_encouraged_in_their_own_act_either(deaf: bool) -> None:
    ada = survivor("ada", "G10", [CLUB], down=True, flags=["deaf"] if deaf else [])
    lion = Lion([ada, survivor("bo", "P22", survival=1, actions=("encourage",))])
    helped = [] if deaf else [say("window", "survivors_act:encourage:bo:ada", "bo"), END]
    lion.act(say("next_survivor", "ada"), *helped)
    assert ada.down is deaf


def offered(id: str, activation: int) -> SurvivorCard:
    offer = Offered(id, "use", "owner", activation, 0, 0, (), 0, "", False, (Mark(id),))
    return SurvivorCard(id, "art", (), (), (offer,))


@clause("SD-33")
def test_a_surge_buys_what_costs_an_activation_and_that_alone() -> None:
    scene = Scene([able("ada", "A1")])
    with_cards(scene, offered("salve", 1), offered("mint", 0))
    assert scene.uses(SURVIVORS_ACT) == ["dash:ada", "surge:ada:salve:use"]
    scene.window(SURVIVORS_ACT, say("window", "survivors_act:surge:ada:salve:use"))
    assert scene.marks == ["salve"]


@clause("SD-36")
def test_who_has_passed_may_act_once_a_companion_has() -> None:
    scene = Scene([able("ada", "A1"), able("bo", "P22")])
    scene.window(
        FLOW, say("window", "flow:pass", "ada"),
        say("window", "flow:dash:bo", "bo"), say("dash_to", "P21"),
        say("window", "flow:dash:ada", "ada"), say("dash_to", "A2"),
    )  # fmt: skip
    assert (name(scene["ada"].square), name(scene["bo"].square)) == ("A2", "P21")


@clause("SD-38")
def test_it_lies_already_when_the_opportunity_comes() -> None:
    scene = Scene([able("ada", "H9")], [BARE])
    surge = say("window", "monster_down:surge:ada:club")
    scene.run(scene.fight.knock_monster_down, surge, faces(3), cards("bare"), faces(2))
    assert scene.last(events.AttackDiceRolled).hits == 1


@clause("SD-38")
def test_a_trap_that_fells_it_gives_the_opportunity_to_the_attacker_too() -> None:
    """Its attack is over."""
    trap = HitLocation("trap", ("trap",), trap=(MONSTER_FALLS,))
    scene = Scene([able("ada", "H9"), able("bo", "A1")], [trap])
    scene.attack(
        "ada", CLUB, faces(6), cards("trap"),
        say("window", "monster_down:dash:ada", "ada"), say("dash_to", "G9"),
        say("window", "monster_down:dash:bo", "bo"), say("dash_to", "A2"),
    )  # fmt: skip
    assert (name(scene["ada"].square), name(scene["bo"].square)) == ("G9", "A2")


@clause("SD-40")
def test_a_critical_wound_that_moves_no_ai_card_is_an_opportunity_too() -> None:
    hide = HitLocation("hide", ("impervious",), critical=(Mark("critical"),))
    scene = Scene([survivor("ada", "H9", [CLUB]), able("bo", "A1")], [hide])
    dash = say("window", "after_critical:dash:bo", "bo")
    scene.attack("ada", CLUB, faces(6), cards("hide"), faces(10), dash, say("dash_to", "A2"))
    assert (name(scene["bo"].square), scene.wounds) == ("A2", 0)


@clause("SD-41")
def test_who_dashed_in_the_monsters_turn_dashes_no_more_in_that_round() -> None:
    ada = survivor("ada", "G10", survival=3, actions=("dash",))
    lion = Lion([ada, survivor("bo", "P22")], [claw()])
    lion.step(cards("claw"), say("window", "flow:dash:ada"), say("dash_to", "G11"), faces(1, 1))
    lion.step()
    assert lion.uses(SURVIVORS_ACT) == []
    lion.step(say("next_survivor", "ada"), END)
    assert lion.uses(SURVIVORS_ACT) == []
    lion.step(END)
    lion.step()
    assert lion.uses(SURVIVORS_ACT) == ["dash:ada"]


@clause("SD-43")
def test_what_lasts_for_the_paused_attack_outlives_the_surge_in_it() -> None:
    """Its bonuses on both sides, and that a card has been used in it."""
    seen: list[Any] = []
    paw = HitLocation("paw", reactions={FAILURE: (look(lambda fight: dict(fight.used), seen),)})
    scene = Scene([survivor("ada", "H9", [DAGGER]), able("zahar", "G10")], [CHEST, paw, BARE])
    scene.fight.lay(Effect("strength", 3, "fury", "ada", ATTACK))
    scene.fight.lay(Effect("toughness", 4, "hide", "beast", ATTACK))
    scene.fight.used = {"0:ring@attack": 1}
    scene.attack(
        "ada", DAGGER, faces(7, 7, 2), cards("chest", "paw"), say("location", "chest"), faces(2),
        say("window", "before_reaction:surge:zahar:club"), faces(6), cards("bare"), faces(2), faces(2),
    )  # fmt: skip
    attempts = {str(each.location): (each.total, each.toughness) for each in scene.told(events.WoundAttempted)}
    assert attempts == {"chest": (2 + 2 + 3, 12), "bare": (2, 12), "paw": (2 + 2 + 3, 12)}
    assert seen == [{"0:ring@attack": 1}]
    # With the attack itself they end.
    assert (scene.fight.effects, scene.fight.used) == ([], {})


@clause("SD-48")
def test_of_two_wounds_at_once_the_second_kills_where_one_card_is_left() -> None:
    scene = Scene([survivor("ada", "H9", [MAUL])], [BARE], ai="claw")
    scene.table.script = [faces(6), cards("bare"), faces(9)]
    with pytest.raises(FightOver):
        scene.fight.perform(Attack(scene.fight, scene["ada"], MAUL))
    assert (scene.wounds, scene.monster.dead) == (1, True)


@clause("SD-49")
def test_a_card_that_draws_another_where_none_is_left_does_the_basic_action() -> None:
    lion = Lion([survivor("ada", "G10")], [plain("rage", kind="mood", enters=(DRAW,))])
    lion.turn(cards("rage"), faces(1, 1))
    assert [str(each.card) for each in lion.told(turn_events.AIDrawn)] == ["rage"]
    assert [str(each.card) for each in lion.told(turn_events.CardPerformed)] == ["basic_action"]
