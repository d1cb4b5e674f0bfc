"""A lion that has vanished does not stay away for good (7.2)."""

from affray.showdown.ai import enter_play
from affray.showdown.monster_turn import MonsterTurn
from tests.showdown.held import Holding, hero
from tests.showdown.scene import cards, faces, say


def vanished(*top: str) -> Holding:
    """The lion is off the board; these AI cards lie on top of its deck."""
    stage = Holding([hero("ada", "A1", survival=0)])
    stage.monster.ai.top = list(top)
    stage.monster.away = True
    return stage


def test_when_a_wound_takes_the_card_it_comes_back_beside_somebody() -> None:
    stage = vanished("vanish", "size_up")
    stage.monster.face_up = "vanish"
    stage.run(lambda: stage.fight.wound_monster(None))
    assert (stage.monster.face_up, stage.monster.away) == ("", True)
    stage.perform(MonsterTurn(stage.fight), say("monster_place", "A2"), cards("size_up"), faces(1))
    assert not stage.monster.away
    assert stage.fight.distance_to_monster(stage["ada"]) == 1


def test_ground_fighting_keeps_no_lion_away_that_lies_nowhere() -> None:
    stage = vanished("vanish", "size_up")
    stage.monster.face_up = "vanish"
    enter_play(stage.fight, stage.monster.ai_cards["ground_fighting"])
    stage.perform(MonsterTurn(stage.fight), cards("vanish"), say("monster_place", "A2"), faces(1, 1, 1, 1))
    assert not stage.monster.away
