"""The foes' turn: order, attacks, Hate and Resolve."""

from affray.company import events
from affray.company.foes import FoeAction
from tests.clauses import clause
from tests.company.scene import BLADE, FOE_BOW, SWORD, Scene, faces, foe, hero, say

SPENT = say("drive", "yes")


@clause("O2")
def test_foes_act_in_the_order_of_those_they_stand_against_and_stood_back_last() -> None:
    scene = Scene([hero("ada"), hero("bo"), hero("cy")], [foe(name) for name in ("back", "de", "op", "fo")])
    for who, stance, against in (("ada", "defensive", "de"), ("bo", "open", "op"), ("cy", "forward", "fo")):
        scene.stand(who, stance, against)
    scene.foe("back").back = True
    scene.fight.phase = "foes"
    scene.steps(4)
    assert [event.who for event in scene.told(events.FoeTurnBegan)] == ["fo", "op", "de", "back"]


@clause("O4")
def test_as_many_attacks_as_might_on_one_or_several() -> None:
    scene = Scene([hero("ada"), hero("bo")], [foe("orc", might=2)])
    for who in ("ada", "bo"):
        scene.pair(who, "orc")
    first, second = say("foe_action", "attack:blade:ada"), say("foe_action", "attack:blade:bo")
    scene.foe_turn("orc", first, faces(1, 1, 1, 1), second, faces(1, 1, 1, 1))
    scene.foe_turn("orc", first, faces(1, 1, 1, 1), first, faces(1, 1, 1, 1))
    assert [event.target for event in scene.told(events.AttackRolled)] == ["ada", "bo", "ada", "ada"]


@clause("O4")
def test_might_1_attacks_once() -> None:
    scene = Scene([hero("ada")], [foe("orc")])
    scene.pair("ada", "orc")
    scene.foe_turn("orc", say("foe_action", "attack:blade:ada"), faces(1, 1, 1, 1))
    assert len(scene.told(events.AttackRolled)) == 1


@clause("F1", "F3")
def test_a_point_is_a_die_and_the_last_may_go() -> None:
    scene = Scene([hero("ada")], [foe("orc", drive=1)])
    scene.blow("orc", "ada", SPENT, faces(1, 1, 1, 1, 1))
    assert scene.foe("orc").drive == 0
    scene.table.always = {}
    scene.fight.foes[0].spent = 0
    scene.blow("orc", "ada", faces(1, 1, 1, 1))  # nothing left to be asked for


@clause("F2")
def test_at_most_might_in_a_round() -> None:
    scene = Scene([hero("ada")], [foe("orc", drive=5, might=2, endurance=60)])
    scene.blow("orc", "ada", SPENT, faces(1, 1, 1, 1, 1))
    scene.strike("ada", "orc", SWORD, faces(12, 1, 1), SPENT, faces(11, 1, 1, 1))
    scene.table.always = {"hope": "no"}
    scene.blow("orc", "ada", faces(1, 1, 1, 1))
    scene.next_round()
    scene.blow("orc", "ada", SPENT, faces(1, 1, 1, 1, 1))
    assert scene.foe("orc").drive == 2


@clause("F4")
def test_weary_from_the_start_of_the_round_only() -> None:
    scene = Scene([hero("ada")], [foe("orc", drive=1, might=2, endurance=60)])
    scene.fight.lose_drive(scene.foe("orc"), 1)
    scene.blow("orc", "ada", faces(1, 3, 3, 3))
    assert scene.last(events.AttackRolled).total == 10
    scene.next_round()
    scene.blow("orc", "ada", faces(1, 3, 3, 3))
    assert scene.last(events.AttackRolled).total == 1
    scene.strike("ada", "orc", SWORD, faces(12, 1, 1), faces(10, 3, 3))
    assert scene.last(events.ProtectionRolled).weary
    scene.fight.gain_drive(scene.foe("orc"), 1)
    scene.next_round()
    scene.blow("orc", "ada", faces(1, 3, 3, 3))
    assert scene.last(events.AttackRolled).total == 10


@clause("F4")
def test_lost_endurance_makes_no_foe_weary() -> None:
    scene = Scene([hero("ada")], [foe("orc")])
    scene.foe("orc").endurance = 1
    scene.next_round()
    assert not scene.foe("orc").weary


@clause("E5")
def test_reaching_anybody_lets_it_strike_the_rear() -> None:
    scene = Scene([hero("ada"), hero("bo")], [foe("orc", attacks=(BLADE, FOE_BOW))])
    scene.pair("ada", "orc")
    scene.stand("bo", "rearward")
    keys = scene.keys(FoeAction(scene.fight, scene.foe("orc"), 1, True))
    assert [key for key in keys if key.startswith("attack")] == ["attack:blade:ada", "attack:blade:bo"]


def test_the_turn_ends_when_nobody_is_left() -> None:
    """3.14, step 15: the second attack of Might 2 finds nobody."""
    scene = Scene([hero("ada", endurance=5)], [foe("orc", might=2)])
    scene.pair("ada", "orc")
    scene.foe_turn("orc", say("foe_action", "attack:blade:ada"), faces(9, 5, 5, 5))
    assert scene.over
