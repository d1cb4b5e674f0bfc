"""The monster's turn, M1 to M5, drawing AI, and where the cards go (showdown 2.1, 2.6, SD-49)."""

from affray.kernel.effect import FIGHT, Effect
from affray.showdown import events, turn_events
from affray.showdown.ai import basic_action, leave_play, put_card, put_drawn
from affray.showdown.cards import AI_DRAWN, DRAW_AI, MONSTER_TURN, MONSTER_TURN_END
from affray.showdown.monster import HitLocation
from affray.showdown.monster_moves import leave_board, place_adjacent
from affray.showdown.monster_turn import UNTIL_MONSTER_TURN
from tests.clauses import clause
from tests.showdown.lion import BASIC, DRAW, END_TURN, Lion, claw, plain
from tests.showdown.scene import CLUB, Mark, Text, cards, faces, hook, look, say, survivor


def lone(*ai: object, **monster: object) -> Lion:
    return Lion([survivor("ada", "P22", [CLUB])], list(ai), **monster)  # type: ignore[arg-type]


def test_a_card_is_drawn_performed_and_discarded() -> None:
    lion = lone(plain("roar", Mark("roar")), plain("growl", Mark("growl")))
    lion.turn(cards("roar"))
    assert lion.marks == ["roar"]
    assert lion.monster.ai.discard == ["roar"]
    assert len(lion.monster.ai) == 1


def test_its_verbs_come_from_top_to_bottom_and_the_discard_last() -> None:
    seen: list[object] = []
    lion = lone(plain("roar", Mark("one"), look(lambda fight: fight.monster.ai.discard[:], seen), Mark("two")))
    lion.turn(cards("roar"))
    assert lion.marks == ["one", "two"]
    assert seen == [[]]


@clause("SD-49")
def test_an_empty_deck_takes_its_discard_back_before_the_draw() -> None:
    lion = lone(plain("roar", Mark("roar")), plain("growl", Mark("growl")))
    lion.turn(cards("roar"))
    lion.turn(cards("growl"))
    lion.turn(cards("growl"))
    assert lion.monster.ai.discard == ["growl"]
    assert len(lion.monster.ai) == 1


@clause("SD-49")
def test_with_deck_and_discard_empty_it_does_its_basic_action() -> None:
    """And that is no drawing of AI: nothing that waits for a draw happens."""
    lion = Lion([survivor("ada", "G10")], [])
    lion.fight.put_in_play(1, (hook("temple", AI_DRAWN, Mark("drawn")), hook("side", DRAW_AI, Mark("draws"))))
    lion.turn(faces(1, 1))
    assert lion.last(turn_events.CardPerformed).card == "basic_action"
    assert lion.last(turn_events.MonsterAttacks).dice == 2
    assert lion.marks == []
    assert lion.monster.ai.discard == []


@clause("SD-49")
def test_each_turn_until_it_is_wounded_again() -> None:
    lion = Lion([survivor("ada", "G10", [CLUB])], [claw()], [HitLocation("flank")])
    lion.attack("ada", CLUB, faces(8), cards("flank"), faces(9))
    assert lion.monster.ai.empty()
    lion.turn(faces(1, 1))
    lion.turn(faces(1, 1))
    assert [event.card for event in lion.told(turn_events.CardPerformed)] == ["basic_action", "basic_action"]
    assert not lion.monster.dead


@clause("SD-49")
def test_the_basic_action_finds_nobody_in_view_and_sniffs() -> None:
    lion = Lion([survivor("ada", "J10")], [])
    lion.turn()
    assert lion.marks == ["sniff"]


def test_a_monster_that_lies_stands_at_the_start_of_its_turn() -> None:
    seen: list[object] = []
    lion = lone(plain("roar"), down=True)
    lion.fight.put_in_play(1, (hook("trail", MONSTER_TURN, look(lambda fight: fight.monster.down, seen)),))
    lion.turn(cards("roar"))
    assert seen == [False]


def test_it_stands_when_it_draws_before_what_waits_for_the_draw() -> None:
    seen: list[object] = []
    lion = lone(plain("roar"))
    falls = Text(lambda o: setattr(o.fight.monster, "down", True))
    lion.fight.put_in_play(
        1,
        (
            hook("trail", MONSTER_TURN, falls),
            hook("temple", AI_DRAWN, look(lambda fight: fight.monster.down, seen)),
        ),
    )
    lion.turn(cards("roar"))
    assert seen == [False]


def test_the_texts_of_the_start_come_before_the_draw_those_of_the_end_last() -> None:
    lion = lone(plain("roar", Mark("roar")))
    lion.fight.put_in_play(
        1, (hook("cunning", MONSTER_TURN_END, Mark("end")), hook("trail", MONSTER_TURN, Mark("start")))
    )
    lion.turn(cards("roar"))
    assert lion.marks == ["start", "roar", "end"]


def test_a_text_that_replaces_the_draw() -> None:
    """7.2, Ground Fighting: it draws no AI, and shuffles nothing back."""
    lion = lone(plain("roar", Mark("roar")))
    entry = hook("side", DRAW_AI)
    entry.kind = "instead"
    lion.fight.put_in_play(1, (entry,))
    lion.turn()
    assert lion.marks == []


def test_a_text_of_the_draw_may_discard_the_card_and_end_the_turn() -> None:
    """7.3, Beast's Temple."""
    lion = lone(plain("roar", Mark("roar")))
    away = Text(lambda o: put_drawn(o.fight, o, "discard"))
    lion.fight.put_in_play(
        1, (hook("temple", AI_DRAWN, away, END_TURN), hook("cunning", MONSTER_TURN_END, Mark("end")))
    )
    lion.turn(cards("roar"))
    assert lion.marks == ["end"]
    assert lion.monster.ai.discard == ["roar"]


def test_with_the_injury_in_play_only_its_action_is_done() -> None:
    card = plain("chomp", Mark("bite"), injured=("no_jaw", (Mark("drool"),)))
    lion = Lion([survivor("ada", "P22")], [card], [HitLocation("maw", injury="no_jaw")])
    lion.turn(cards("chomp"))
    lion.monster.panel.append("maw")
    lion.turn(cards("chomp"))
    assert lion.marks == ["bite", "drool"]
    assert lion.last(turn_events.CardPerformed).injury == "no_jaw"
    assert lion.monster.ai.discard == ["chomp"]


def test_a_mood_stays_in_play_works_there_and_leaves_by_its_own_text() -> None:
    leaves = Text(lambda o: put_card(o.fight, o, "discard"))
    mood = plain(
        "rage", kind="mood", enters=(Mark("enters"),), hooks=(hook("rage", MONSTER_TURN, Mark("works"), leaves),)
    )
    lion = lone(mood, plain("roar"))
    lion.turn(cards("rage"))
    assert lion.marks == ["enters"]
    assert (lion.monster.moods, lion.monster.ai.discard) == (["rage"], [])
    lion.turn(cards("roar"))
    assert lion.marks == ["enters", "works"]
    assert (lion.monster.moods, lion.monster.ai.discard) == ([], ["rage", "roar"])
    lion.turn(cards("roar"))
    assert lion.marks == ["enters", "works"]


def test_a_mood_uses_up_the_draw_unless_it_says_to_draw() -> None:
    lion = lone(plain("rage", kind="mood", enters=(DRAW,)), plain("calm", kind="mood"), plain("roar", Mark("roar")))
    lion.turn(cards("calm"))
    assert lion.marks == []
    lion.turn(cards("rage"), cards("roar"))
    assert lion.marks == ["roar"]
    assert lion.monster.moods == ["calm", "rage"]


def test_a_trait_stays_with_its_flags() -> None:
    lion = lone(plain("merciless", kind="trait", flags=("all_are_threats",)))
    lion.turn(cards("merciless"))
    assert lion.monster.traits == ["merciless"]
    assert lion.fight.monster_flag("all_are_threats")
    assert not lion.fight.monster_flag("no_grab")


def vanish() -> Lion:
    card = plain("vanish", Mark("strikes"), kind="duration", face_down=(Text(lambda o: leave_board(o.fight)),))
    card.hooks = (hook("vanish", MONSTER_TURN_END, Mark("lies")),)
    return lone(card, plain("roar", Mark("roar")))


def test_a_duration_card_lies_face_up_on_the_deck_and_is_the_next_draw() -> None:
    lion = vanish()
    lion.turn(cards("vanish"))
    assert (lion.monster.face_up, lion.monster.ai.top, lion.monster.ai.discard) == ("vanish", ["vanish"], [])
    assert lion.monster.away
    lion.turn(cards("vanish"))
    assert lion.marks == ["lies", "strikes"]
    assert (lion.monster.face_up, lion.monster.ai.discard) == ("", ["vanish"])


def test_off_the_board_nothing_reaches_it_and_it_is_placed_beside_somebody() -> None:
    lion = Lion([survivor("ada", "A1", [CLUB])])
    lion["ada"].square = 0
    leave_board(lion.fight)
    assert lion.fight.purchases(lion["ada"]) == []
    assert lion.fight.monster_base() == 0
    lion.run(lambda: basic_action(lion.fight))
    assert lion.told(turn_events.CardPerformed) == []
    lion.table.always = {"monster_place": "A2"}
    lion.run(lambda: place_adjacent(lion.fight, lion["ada"]))
    assert lion.fight.distance_to_monster(lion["ada"]) == 1
    assert lion.fight.purchases(lion["ada"]) != []


def test_a_wound_takes_the_face_up_card_with_it() -> None:
    """2.11: it is the top card."""
    lion = vanish()
    lion.turn(cards("vanish"))
    lion.marks.clear()
    lion.fight.wound_monster(None)
    assert (lion.monster.face_up, lion.monster.ai.top, lion.wounds) == ("", [], 1)
    # Nothing keeps it away any more: it comes back before it draws.
    lion.turn(say("monster_place", "O20"), cards("roar"))
    assert (lion.marks, lion.monster.away) == (["roar"], False)


def test_a_card_in_play_leaves_but_once() -> None:
    lion = vanish()
    lion.turn(cards("vanish"))
    leave_play(lion.fight, "vanish", "archive")
    leave_play(lion.fight, "vanish", "archive")
    assert lion.fight.archive == ["vanish"]
    assert lion.monster.ai.top == []


def test_a_card_may_put_itself_back_on_top() -> None:
    """7.2, Lick Wounds."""
    lion = lone(plain("lick", Text(lambda o: put_card(o.fight, o, "ai_top"))), plain("roar"))
    lion.turn(cards("lick"))
    assert (lion.monster.ai.top, lion.monster.ai.discard) == (["lick"], [])


def test_the_instinct_ends_the_turn_and_all_cards_under_way() -> None:
    lion = Lion([survivor("ada", "J10")], [plain("rage", kind="mood", enters=(DRAW, Mark("more"))), claw()])
    lion.turn(cards("rage"), cards("claw"))
    assert lion.marks == ["sniff"]


def test_a_text_of_the_start_that_ends_the_turn_leaves_no_draw() -> None:
    lion = Lion([survivor("ada", "J10")])
    lion.fight.put_in_play(1, (hook("blood", MONSTER_TURN, BASIC),))
    lion.turn()
    assert lion.marks == ["sniff"]
    assert len(lion.monster.ai) == 1


def test_who_lay_before_the_turn_stands_at_its_end_who_fell_in_it_does_not() -> None:
    falls = Text(lambda o: o.fight.knock_down(o.fight.survivors[1]))
    lion = Lion([survivor("ada", "P1", down=True), survivor("bo", "P3")], [plain("roar", falls)])
    lion.turn(cards("roar"))
    assert not lion["ada"].down
    assert lion["bo"].down
    lion.turn(cards("roar"))
    assert not lion["bo"].down


def test_who_stood_up_in_the_turn_and_fell_again_fell_in_it() -> None:
    stands = Text(lambda o: o.fight.stand(o.fight.survivors[0]))
    falls = Text(lambda o: o.fight.knock_down(o.fight.survivors[0]))
    lion = Lion([survivor("ada", "P1", down=True)], [plain("roar", stands, falls)])
    lion.turn(cards("roar"))
    assert lion["ada"].down


def test_a_token_gained_in_this_turn_stays_for_the_next() -> None:
    gives = Text(lambda o: o.fight.give_priority(o.fight.survivors[0]))
    lion = lone(plain("roar", gives), plain("growl"))
    lion.turn(cards("roar"))
    assert lion.fight.priority is lion["ada"]
    lion.turn(cards("growl"))
    assert lion.fight.priority is None


def test_a_token_that_is_held_for_good_stays() -> None:
    """7.3, Lost Ding Dong."""
    lion = lone(plain("roar"), plain("growl"))
    lion["ada"].flags.append("keeps_priority")
    lion.fight.give_priority(lion["ada"])
    lion.turn(cards("roar"))
    assert lion.fight.priority is lion["ada"]


def test_effects_until_the_end_of_the_monsters_turn_end_with_it() -> None:
    lion = lone(plain("roar"))
    lion.fight.lay(Effect("speed", 1, "x", "beast", UNTIL_MONSTER_TURN))
    lion.fight.lay(Effect("speed", 1, "y", "beast", FIGHT))
    lion.turn(cards("roar"))
    assert [effect.source for effect in lion.fight.effects] == ["y"]


def test_a_kill_in_the_turn_is_told_with_its_gear() -> None:
    slays = Text(lambda o: o.fight.kill(o.fight.survivors[0], "slain"))
    lion = Lion([survivor("ada", "P1", [CLUB]), survivor("bo", "P3")], [plain("roar", slays)])
    lion.turn(cards("roar"))
    assert lion.last(events.SurvivorDied).who == "ada"
    assert lion.fight.storage == ["club"]
