"""Pick Target: the vocabulary, the order of the lines, ties, the priority token (showdown 2.3)."""

import pytest

from affray.kernel.effect import NEXT_ROUND, Effect
from affray.showdown import turn_events
from affray.showdown.board import S, W, square
from affray.showdown.survivor import Survivor
from affray.showdown.targeting import PickLine, is_threat, pick_target, satisfying
from affray.showdown.terrain import Placement, Terrain
from tests.showdown.lion import CTFR, CTV, Lion, claw
from tests.showdown.scene import Script, cards, faces, say, survivor
from tests.showdown.tiles import CORE


def fit(lion: Lion, *words: str) -> list[str]:
    return [one.id for one in satisfying(lion.fight, words)]


def picked(lion: Lion, *lines: PickLine, script: tuple[Script, ...] = ()) -> list[str]:
    found: list[Survivor] = []
    lion.run(lambda: found.extend(pick_target(lion.fight, lines)), *script)
    return [one.id for one in found]


def test_a_threat_neither_lies_nor_hides() -> None:
    lion = Lion([survivor("ada", "G10"), survivor("bo", "F10", down=True), survivor("cy", "E10", hidden=True)])
    assert fit(lion, "threat") == ["ada"]


def test_sniffed_everybody_is_a_threat_till_the_end_of_the_next_round() -> None:
    lion = Lion([survivor("bo", "F10", down=True, hidden=True)])
    lion.fight.lay(Effect("all_are_threats", 1, "sniff", "survivors", NEXT_ROUND))
    assert is_threat(lion.fight, lion["bo"])
    lion.fight.end("round")
    assert is_threat(lion.fight, lion["bo"])
    lion.fight.end("round")
    assert not is_threat(lion.fight, lion["bo"])


def test_it_faces_the_whole_half_of_the_board_before_its_front_edge() -> None:
    lion = Lion([survivor("ada", "G1"), survivor("bo", "H9"), survivor("cy", "J10"), survivor("di", "A22")])
    assert fit(lion, "facing") == ["ada", "di"]
    lion.monster.facing = S
    assert fit(lion, "facing") == ["cy"]
    lion.monster.facing = W
    assert fit(lion, "facing") == ["ada", "bo"]


def test_the_blind_spot_is_the_row_behind_it_as_wide_as_it() -> None:
    lion = Lion([survivor("ada", "J10"), survivor("bo", "J11"), survivor("cy", "J12"), survivor("di", "K10")])
    assert fit(lion, "in_view") == ["cy", "di"]


def test_an_obstacle_hides() -> None:
    lion = Lion([survivor("ada", "C10"), survivor("bo", "H5")])
    columns = next(tile for tile in CORE if tile.id == "toppled_pillar")
    lion.fight.terrain = Terrain((Placement(columns, square("E9")),))
    assert fit(lion, "in_view") == ["bo"]


@pytest.mark.parametrize(("tokens", "found"), [(0, ["ada"]), (1, ["ada", "bo"]), (-1, [])])
def test_range_is_the_movement_with_its_tokens(tokens: int, found: list[str]) -> None:
    lion = Lion([survivor("ada", "H4"), survivor("bo", "H3")], tokens={"movement": tokens})
    assert fit(lion, "in_range") == found


def test_movement_is_at_least_1() -> None:
    lion = Lion([survivor("ada", "H9"), survivor("bo", "H8")], tokens={"movement": -9})
    assert fit(lion, "in_range") == ["ada"]


def test_the_other_words() -> None:
    lion = Lion([survivor("ada", "H9", flags=["deaf"]), survivor("bo", "H8", down=True)])
    lion.fight.last_wounder = lion["ada"]
    lion.fight.grabbed_last = [1]
    lion.fight.grabbed = [0]
    assert fit(lion, "adjacent") == ["ada"]
    assert fit(lion, "not_deaf") == ["bo"]
    assert fit(lion, "knocked_down") == ["bo"]
    assert fit(lion, "last_to_wound") == ["ada"]
    assert fit(lion, "grabbed_last_round") == ["bo"]
    with pytest.raises(ValueError, match="smelly"):
        PickLine("closest", ("smelly",))
    with pytest.raises(ValueError, match="fattest"):
        PickLine("fattest")


def test_none_bleeding_may_be_the_most() -> None:
    lion = Lion([survivor("ada", "H9"), survivor("bo", "H7"), survivor("cy", "H5", bleeding=2)])
    assert fit(lion, "most_bleeding") == ["cy"]
    lion["cy"].bleeding = 0
    assert picked(lion, PickLine("closest", ("most_bleeding",))) == ["ada"]


def test_the_first_line_that_somebody_satisfies_counts() -> None:
    """The one it faces in range, though another in view is closer."""
    lion = Lion([survivor("ada", "H9"), survivor("bo", "D10")])
    assert picked(lion, CTFR, CTV) == ["bo"]
    assert picked(lion, CTV) == ["ada"]


def test_orders() -> None:
    lion = Lion([survivor("ada", "G10"), survivor("bo", "D10"), survivor("cy", "B10")])
    assert picked(lion, PickLine("furthest", ("in_range",))) == ["cy"]
    assert picked(lion, PickLine("all")) == ["ada", "bo", "cy"]
    assert picked(lion, PickLine("random", ("in_view",)), script=(faces(2),)) == ["bo"]
    assert picked(lion, PickLine("random", ("adjacent",))) == ["ada"]
    assert picked(lion, PickLine("any"), script=(say("target", "bo", "ada"),)) == ["bo"]


def test_the_controller_chooses_among_the_equally_close() -> None:
    lion = Lion([survivor("ada", "F10"), survivor("bo", "H13"), survivor("cy", "G11")])
    lion.fight.controller = "bo"
    assert picked(lion, CTV) == ["cy"]
    lion["cy"].down = True
    lion["ada"].square, lion["bo"].square = square("G10"), square("H12")
    assert picked(lion, CTV, script=(say("target", "ada", "bo"),)) == ["ada"]


def test_the_priority_token_goes_before_the_list_whatever_it_says() -> None:
    lion = Lion([survivor("ada", "G10"), survivor("bo", "P22", down=True, hidden=True)])
    lion.fight.give_priority(lion["bo"])
    assert picked(lion, CTFR, CTV) == ["bo"]
    assert picked(lion, PickLine("all")) == ["bo"]
    assert lion.last(turn_events.TargetPicked).why == "priority"


def test_there_is_one_token_and_the_dead_do_not_hold_it() -> None:
    lion = Lion([survivor("ada", "G10"), survivor("bo", "F10")])
    lion.fight.give_priority(lion["ada"])
    lion.fight.give_priority(lion["bo"])
    assert lion.fight.priority is lion["bo"]
    lion.fight.kill(lion["bo"], "slain")
    assert lion.fight.priority is None
    assert picked(lion, CTV) == ["ada"]


def test_the_token_leaves_at_the_end_of_the_next_monster_turn() -> None:
    lion = Lion([survivor("ada", "G10"), survivor("bo", "D10")], [claw(), claw("bite")])
    lion.fight.give_priority(lion["bo"])
    lion.turn(cards("claw"), faces(1, 1))
    assert lion.last(turn_events.MonsterAttacks).who == "bo"
    assert lion.fight.priority is None


def test_by_the_later_print_it_leaves_when_its_holder_is_picked() -> None:
    lion = Lion([survivor("ada", "G10"), survivor("bo", "D10")], rulings={"priority_token_leaves": "when_picked"})
    lion.fight.give_priority(lion["bo"])
    assert picked(lion, CTV) == ["bo"]
    assert picked(lion, CTV) == ["ada"]


def test_a_lone_survivor_in_the_blind_spot_makes_it_sniff() -> None:
    lion = Lion([survivor("ada", "J10")])
    lion.turn(cards("claw"))
    assert lion.marks == ["sniff"]
    assert lion.last(turn_events.NoTarget).card == "claw"
    assert lion.told(turn_events.MonsterAttacks) == []
    assert lion.monster.ai.discard == ["claw"]
