"""Flows between the monster's actions, the window when it is knocked down, and what that does to its card (SD-36 to SD-38)."""

from affray.showdown import events, turn_events
from affray.showdown.board import W, name
from affray.showdown.cards import FLOW, MONSTER_MOVES
from affray.showdown.monster import FAILURE, HitLocation
from tests.clauses import clause
from tests.showdown.lion import DRAW, Lion, at_attacker, claw, plain
from tests.showdown.scene import ALL_ACTIONS, CLUB, MONSTER_FALLS, SPEAR, Mark, Text, cards, faces, hook, say, survivor

HEEL = HitLocation("heel", critical=(MONSTER_FALLS,))


@clause("SD-37", "SD-36")
def test_prohor_dashes_out_of_reach_of_claw() -> None:
    """Four spaces away he dashes five, is nine away; the lion moves its full six toward him, cannot reach, and its turn ends."""
    prohor = survivor("prohor", "H6", survival=1, actions=ALL_ACTIONS)
    zahar = survivor("zahar", "P22", survival=1, actions=ALL_ACTIONS)
    lion = Lion([zahar, prohor], [claw(), claw("bite")], facing=W)
    assert lion.fight.distance_to_monster(prohor) == 4
    lion.turn(
        cards("claw"),
        say("window", "flow:dash:prohor", "prohor"),
        say("dash_to", "H1"),
        say("window", "flow:pass", "zahar"),
    )
    assert name(lion.monster.corner) == "H4"
    assert lion.fight.distance_to_monster(prohor) == 3
    assert lion.told(turn_events.MonsterAttacks) == []
    assert lion.last(turn_events.ActionsCancelled).why == "out_of_reach"
    assert lion.monster.ai.discard == ["claw"]


@clause("SD-37")
def test_nine_spaces_away_after_the_dash() -> None:
    prohor = survivor("prohor", "H6", survival=1, actions=ALL_ACTIONS)
    far: list[int] = []
    look = Text(lambda o: far.append(o.fight.distance_to_monster(prohor)))
    lion = Lion([prohor], [claw()], facing=W)
    lion.fight.put_in_play(1, (hook("look", MONSTER_MOVES, look),))
    lion.turn(cards("claw"), say("window", "flow:dash:prohor"), say("dash_to", "H1"))
    assert far == [9]


@clause("SD-37")
def test_when_its_turn_ends_so_do_the_cards_around() -> None:
    """A mood that draws AI as it comes into play, and would have done more."""
    mood = plain("rage", kind="mood", enters=(DRAW, Mark("more")))
    lion = Lion([survivor("ada", "H1")], [mood, claw()], facing=W)
    lion.turn(cards("rage"), cards("claw"))
    assert lion.marks == []


@clause("SD-36")
def test_several_survivors_use_the_same_flow_in_the_order_they_like() -> None:
    ada = survivor("ada", "G10", [CLUB], survival=2, actions=ALL_ACTIONS)
    bo = survivor("bo", "H9", [SPEAR], survival=1, actions=ALL_ACTIONS)
    lion = Lion([ada, bo], [claw()], [HitLocation("flank")])
    lion.turn(
        cards("claw"),
        say("window", "flow:surge:bo:spear", "bo"),
        faces(1),
        say("window", "flow:surge:ada:club", "ada"),
        faces(1),
        say("window", "flow:dash:ada", "ada"),
        say("dash_to", "G11"),
        faces(1, 1),
    )
    assert lion.last(turn_events.MonsterAttacks).who == "ada"
    assert lion["ada"].survival == 0


@clause("SD-36")
def test_a_flow_with_nobody_able_is_not_asked() -> None:
    lion = Lion([survivor("ada", "G10", survival=1, actions=("encourage",))])
    lion.turn(cards("claw"), faces(1, 1))


@clause("SD-36")
def test_the_basic_action_has_its_flow() -> None:
    lion = Lion([survivor("ada", "G10", survival=1, actions=ALL_ACTIONS)], [])
    lion.turn(say("window", "flow:pass"), faces(1, 1))


def swatted(**rulings: str) -> Lion:
    gut = HitLocation("gut", reactions={FAILURE: (at_attacker(),)})
    ada = survivor("ada", "G10", [CLUB], survival=1, actions=ALL_ACTIONS)
    bo = survivor("bo", "P22", survival=2, actions=("dash",))
    return Lion([bo, ada], locations=[gut], rulings=rulings)


@clause("SD-36", "SD-42")
def test_the_flow_of_a_reaction_is_for_the_others() -> None:
    lion = swatted()
    lion.attack(
        "ada", CLUB, faces(8), cards("gut"), faces(2),
        say("window", "before_reaction:pass"), say("window", "flow:pass", "bo"), faces(1, 1),
    )  # fmt: skip


def test_by_ruling_a_reaction_has_no_flow() -> None:
    """Ruling flow_in_reaction."""
    lion = swatted(flow_in_reaction="no")
    lion.attack("ada", CLUB, faces(8), cards("gut"), faces(2), say("window", "before_reaction:pass"), faces(1, 1))


def test_knocked_down_in_the_flow_it_does_nothing_more_of_its_card() -> None:
    """2.2; and it still lies when its turn is over."""
    ada = survivor("ada", "G10", [CLUB], survival=1, actions=("surge",))
    lion = Lion([ada], [claw(), claw("bite")], [HEEL])
    lion.turn(cards("claw"), say("window", "flow:surge:ada:club"), faces(8), cards("heel"), faces(10))
    assert lion.told(turn_events.MonsterAttacks) == []
    assert lion.last(turn_events.ActionsCancelled).why == "knocked_down"
    assert lion.monster.down
    assert lion.wounds == 1


def test_a_target_that_died_in_the_flow_is_not_attacked() -> None:
    """2.2: what needs no target is done."""
    card = claw()
    card.do = (*card.do, Mark("roar"))
    dies = Text(lambda o: o.fight.kill(o.targets[0], "slain"))
    card.do = (card.do[0], dies, *card.do[1:])
    lion = Lion([survivor("ada", "G10"), survivor("bo", "P1")], [card])
    lion.turn(cards("claw"))
    assert lion.last(turn_events.ActionsCancelled).why == "target_gone"
    assert lion.told(turn_events.MonsterMoved) == []
    assert lion.marks == ["roar"]


@clause("SD-38", "SD-22")
def test_the_tendon_ruptures_in_its_turn_and_all_get_an_opportunity() -> None:
    """Knocked down at the start of its movement: it does not move, the card is over, everybody may act at once."""
    ada = survivor("ada", "H6", survival=1, actions=("dash",))
    bo = survivor("bo", "P22", survival=1, actions=("dash",))
    lion = Lion([ada, bo], [claw()], facing=W)
    lion.fight.put_in_play(2, (hook("heel", MONSTER_MOVES, MONSTER_FALLS),))
    lion.turn(
        cards("claw"),
        say("window", "flow:pass", "bo"),
        say("window", "flow:pass", "ada"),
        say("window", "monster_down:dash:bo", "bo"),
        say("dash_to", "P17"),
        say("window", "monster_down:dash:ada", "ada"),
        say("dash_to", "H5"),
    )
    assert name(lion.monster.corner) == "H10"
    assert lion.told(turn_events.MonsterMoved) == []
    assert lion.told(turn_events.MonsterAttacks) == []
    assert lion.told(turn_events.MovementLost) != []


@clause("SD-22")
def test_beside_its_target_no_movement_starts() -> None:
    """Ruling injury_on_zero_move."""
    lion = Lion([survivor("ada", "G10")])
    lion.fight.put_in_play(1, (hook("heel", MONSTER_MOVES, MONSTER_FALLS),))
    lion.turn(cards("claw"), faces(1, 1))
    lion = Lion([survivor("ada", "G10")], rulings={"injury_on_zero_move": "yes"})
    lion.fight.put_in_play(1, (hook("heel", MONSTER_MOVES, MONSTER_FALLS),))
    lion.turn(cards("claw"))
    assert lion.monster.down


def test_a_movement_may_be_lost_without_a_fall() -> None:
    """The verb cancel."""
    lion = Lion([survivor("ada", "H6")], facing=W)
    lost = Text(lambda o: setattr(o, "cancelled", True))
    lion.fight.put_in_play(1, (hook("trap", MONSTER_MOVES, lost),))
    lion.turn(cards("claw"))
    assert lion.told(turn_events.MonsterAttacks) == []
    assert not lion.monster.down


@clause("SD-38")
def test_knocked_down_in_an_attack_the_attacker_still_may_not_act() -> None:
    gut = HitLocation("gut", reactions={FAILURE: (MONSTER_FALLS,)})
    ada = survivor("ada", "G10", [CLUB], survival=1, actions=("dash",))
    bo = survivor("bo", "P22", survival=1, actions=("dash",))
    lion = Lion([ada, bo], locations=[gut])
    lion.attack(
        "ada", CLUB, faces(8), cards("gut"), faces(2),
        say("window", "before_reaction:pass", "bo"), say("window", "monster_down:pass", "bo"),
    )  # fmt: skip
    assert len(lion.told(events.MonsterDown)) == 1


@clause("SD-36")
def test_dash_and_surge_only_of_those_who_stand() -> None:
    ada = survivor("ada", "G10", [CLUB], survival=1, actions=ALL_ACTIONS)
    bo = survivor("bo", "H9", survival=1, actions=ALL_ACTIONS, down=True)
    lion = Lion([ada, bo])
    uses = lion.uses(FLOW)
    assert uses == ["dash:ada", "surge:ada:club", "surge:ada:fist_and_tooth"]
