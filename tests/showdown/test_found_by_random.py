"""Bugs that random showdowns found (`make exhaustive`), each with the small scene that shows it."""

from affray.kernel.scripted import Answer
from affray.showdown.board import square
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
