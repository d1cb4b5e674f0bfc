"""Knockback: half of the loss now, the next main action later."""

import pytest

from affray.company import events
from affray.company.losses import fire
from affray.company.sheet import FoeAttack
from tests.clauses import clause
from tests.company.scene import BLADE, BOW, EYE, FOE_BOW, HELM, SWORD, Scene, faces, foe, hero, say

YES = say("knockback", "yes")


def duel(**ada: object) -> Scene:
    scene = Scene([hero("ada", **ada)], [foe("orc", attacks=(BLADE, FOE_BOW), endurance=60)])
    scene.stand("ada", "open", "orc")
    return scene


@clause("CO-11", "K1")
@pytest.mark.parametrize(("loss", "halved"), [(7, 4), (1, 1), (8, 4), (3, 2)])
def test_half_the_loss_rounded_up(loss: int, halved: int) -> None:
    scene = duel()
    scene.blow("orc", "ada", faces(5, 4, 4, 4), YES, attack=FoeAttack("blade", 3, loss, 16))
    assert scene.hero("ada").endurance == 30 - halved


@clause("CO-11", "K2")
def test_the_whole_loss_heavy_blow_included() -> None:
    scene = duel()
    scene.blow("orc", "ada", faces(5, 6, 6, 4), say("foe_icon", "heavy_blow"), say("foe_icon", "heavy_blow"), YES)
    assert scene.hero("ada").endurance == 30 - 7  # 5 + 4 + 4, halved


@clause("CO-11", "K1")
def test_once_a_round() -> None:
    scene = duel()
    scene.blow("orc", "ada", faces(5, 4, 4, 4), YES)
    assert not scene.blow("orc", "ada", faces(5, 4, 4, 4)).may_give_way()
    assert scene.hero("ada").endurance == 30 - 3 - 5
    scene.next_round()
    scene.blow("orc", "ada", faces(5, 4, 4, 4), YES)
    assert scene.hero("ada").endurance == 30 - 3 - 5 - 3


@clause("CO-11", "K3", "K7")
def test_the_next_main_action_recovers_position() -> None:
    scene = duel(helm=HELM)
    scene.blow("orc", "ada", faces(5, 4, 4, 4), YES)
    scene.next_round()
    scene.turn("ada", say("action", "helm_off"))  # no main action is offered besides
    assert len(scene.told(events.Recovered)) == 1
    scene.blow("orc", "ada", faces(1, 1, 1, 1))
    scene.next_round()
    scene.turn("ada", say("action", "attack:sword:orc"), faces(1, 1, 1))
    assert len(scene.told(events.Recovered)) == 1


@clause("CO-11")
def test_without_knockback_nothing_is_owed() -> None:
    scene = duel()
    scene.blow("orc", "ada", faces(5, 4, 4, 4))
    scene.next_round()
    scene.turn("ada", say("action", "attack:sword:orc"), faces(1, 1, 1))
    assert scene.hero("ada").endurance == 25


@clause("K3")
def test_who_recovers_neither_attacks_nor_leaves() -> None:
    for stance in ("open", "defensive", "rearward"):
        scene = duel()
        scene.hero("ada").recovering = True
        scene.stand("ada", stance)
        scene.turn("ada", say("action", "drop_weapon:sword"))  # with a main action left, more would be asked
        assert scene.deeds("ada", main=False)


@clause("K4", "W3")
def test_the_wound_still_comes() -> None:
    scene = duel()
    scene.blow("orc", "ada", faces(EYE, 4, 4, 4), YES, faces(10), faces(7))
    ada = scene.hero("ada")
    assert (ada.endurance, ada.wounded, ada.severity) == (27, True, 7)


@clause("K5")
def test_asked_when_the_loss_is_known_and_before_it_falls() -> None:
    scene = duel(endurance=5)
    scene.blow("orc", "ada", faces(5, 4, 4, 4), YES)
    assert scene.hero("ada").able()
    assert scene.hero("ada").endurance == 2
    kinds = [type(event).__name__ for event in scene.table.told]
    assert kinds.index("KnockedBack") < kinds.index("Hurt")


@clause("K6")
def test_against_volleys_and_round_1_is_paid_and_has_its_own() -> None:
    scene = duel(weapons=[SWORD])
    scene.volley(say("foe_volley", "horn_bow:ada"), faces(7, 4, 4), YES)
    assert scene.hero("ada").endurance == 28
    scene.begin_round()
    scene.turn("ada", say("action", "drop_weapon:sword"))
    assert scene.told(events.Recovered)
    scene.blow("orc", "ada", faces(5, 4, 4, 4), YES)
    assert scene.hero("ada").endurance == 25
    scene.next_round()
    scene.turn("ada")
    assert len(scene.told(events.Recovered)) == 2


@clause("K7")
def test_the_surprised_pay_in_round_2() -> None:
    scene = duel(helm=HELM)
    scene.hero("ada").surprised = True
    scene.turn("ada")
    scene.blow("orc", "ada", faces(5, 4, 4, 4), YES)
    scene.next_round()
    scene.turn("ada", say("action", "helm_off"))
    assert len(scene.told(events.Recovered)) == 1


@clause("K6", "K7")
def test_surprised_and_knocked_back_by_the_volley_owes_until_round_2() -> None:
    scene = duel(helm=HELM)
    scene.hero("ada").surprised = True
    scene.volley(say("foe_volley", "horn_bow:ada"), faces(7, 4, 4), YES)
    scene.begin_round()
    scene.turn("ada")
    assert scene.hero("ada").recovering
    assert scene.told(events.Recovered) == []
    scene.next_round()
    scene.turn("ada", say("action", "helm_off"))
    assert not scene.hero("ada").recovering


@clause("K8")
def test_two_knockbacks_are_one_recovery() -> None:
    scene = duel(weapons=[SWORD, BOW])
    scene.volley(say("volley", "hold"), say("foe_volley", "horn_bow:ada"), faces(7, 4, 4), YES)
    scene.begin_round()
    scene.blow("orc", "ada", faces(5, 4, 4, 4), YES)
    scene.turn("ada")
    scene.turn("ada", say("action", "attack:sword:orc"), faces(1, 1, 1))
    assert len(scene.told(events.Recovered)) == 1


@clause("K9")
def test_not_against_fire() -> None:
    scene = duel()
    scene.run(lambda: fire(scene.fight, scene.hero("ada"), "severe"), (faces(8),))
    assert scene.hero("ada").endurance == 22
    assert not scene.hero("ada").knocked_back


@clause("F5")
def test_foes_never_give_way() -> None:
    scene = duel()
    scene.strike("ada", "orc", SWORD, faces(5, 5, 5))
    assert scene.foe("orc").endurance == 56
