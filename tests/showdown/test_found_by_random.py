"""Bugs that random showdowns found (`make exhaustive`), each with the small scene that shows it."""

from affray.kernel.scripted import Answer
from affray.showdown.ai import enter_play, leave_play
from affray.showdown.board import square
from affray.showdown.verbs.helped import bottom
from tests.showdown.scene import survivor
from tests.showdown.stage import Stage


def test_a_charge_off_without_grab_ends_on_nobody() -> None:
    """Broken Foot switches Grab off, which would have placed the survivor elsewhere: the knockback of 2.4 does it then."""
    stage = Stage([survivor("ada", "B10"), survivor("bo", "P1")])
    stage.monster.panel = ["beasts_paw"]
    stage.play("- charge_off", Answer("thrown", "west:B5"))
    ada = stage["ada"]
    assert stage.monster.corner == square("B10")
    assert ada.down
    assert ada.square == square("B5")
    assert not stage.fight.grabbed


def test_a_duration_card_that_is_shuffled_in_is_in_play_no_longer() -> None:
    """Vanish lay face up on the deck; a look puts it under the deck: the next wound is any card, and nothing of Vanish ends with it."""
    stage = Stage([survivor("ada", "B10")])
    fight, ai = stage.fight, stage.monster.ai
    card = "vanish"
    ai.top.insert(0, card)
    stage.monster.face_up = card
    fight.put_in_play(len(fight.survivors), fight.monster.ai_cards[card].hooks)
    ai.top.remove(card)
    bottom(ai, [card])
    fight.turn_down()
    assert stage.monster.face_up == ""
    assert not [entry for entries in fight.in_play for entry in entries if entry.hook.card == card]


def test_of_two_copies_of_a_mood_the_second_goes_on_alone() -> None:
    stage = Stage([survivor("ada", "B10")])
    fight = stage.fight
    mood = next(card for card in fight.monster.ai_cards.values() if card.kind == "mood" and card.hooks)
    for _copy in range(2):
        enter_play(fight, mood)
    leave_play(fight, mood.id)
    assert sum(entry.hook.card == mood.id for entries in fight.in_play for entry in entries) == len(mood.hooks)
    leave_play(fight, mood.id)
    assert not [entry for entries in fight.in_play for entry in entries if entry.hook.card == mood.id]
