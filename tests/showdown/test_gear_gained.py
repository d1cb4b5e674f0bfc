"""A card gives gear in the fight, and a monster runs straight ahead: words for monsters of one's own."""

from affray.showdown.board import square
from tests.clauses import clause
from tests.showdown.held import Holding, hero
from tests.showdown.scene import say


@clause("SD-50")
def test_a_card_gives_gear_into_the_own_grid() -> None:
    stage = Holding([hero("ada", "H9", "cloth"), hero("bo", "A1")])
    stage.play("[{gain_gear: bone_axe, of: actor}]", say("place_gear", "slot:1"), actor="ada")
    assert [card.id for card in stage["ada"].gear()] == ["cloth", "bone_axe"]
    assert not stage["bo"].gear()


def test_a_full_move_forward_turns_nowhere() -> None:
    stage = Holding([hero("ada", "A1")])
    facing = stage.monster.facing
    stage.play("[full_forward]")
    assert (stage.monster.corner, stage.monster.facing) == (square("B10"), facing)
