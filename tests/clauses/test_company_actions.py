"""The Company's turn: whose it is, its two actions, and what they may be."""

import pytest

from affray.company import events
from affray.company.deeds import HeroAction
from affray.company.fighter import STANCES
from affray.kernel.scripted import Unscripted
from tests.clauses import clause
from tests.company.scene import AXE, BOW, HELM, MAIL, SHIELD, SPEAR, SWORD, Scene, faces, foe, hero, say


def company(*stances: str) -> Scene:
    scene = Scene([hero(f"h{n}") for n in range(len(stances))], [foe("orc"), foe("uruk")])
    for n, stance in enumerate(stances):
        scene.stand(f"h{n}", stance)
    scene.fight.phase = "heroes"
    return scene


def turns(scene: Scene) -> list[str]:
    return [event.who for event in scene.told(events.TurnBegan)]


@clause("CO-01", "O1")
def test_heroes_act_in_the_order_of_their_stances() -> None:
    scene = company("rearward", "defensive", "open", "forward")
    scene.steps(4)
    assert turns(scene) == ["h3", "h2", "h1", "h0"]
    assert [event.stance for event in scene.told(events.TurnBegan)] == list(STANCES)


@clause("CO-01")
def test_within_a_stance_the_players_choose() -> None:
    scene = company("open", "forward", "open", "open")
    scene.steps(4, say("next", "h3", "h3"), say("next", "h0", "h0"))
    assert turns(scene) == ["h1", "h3", "h0", "h2"]


@clause("O1")
def test_foes_act_after_the_heroes() -> None:
    scene = company("rearward", "forward")
    scene.steps(5)
    kinds = [type(event).__name__ for event in scene.table.told]
    assert kinds.index("FoeTurnBegan") > max(n for n, kind in enumerate(kinds) if kind == "TurnBegan")


@clause("CO-02")
@pytest.mark.parametrize("secondary_first", [True, False])
def test_one_main_and_one_secondary_action_in_either_order(secondary_first: bool) -> None:
    scene = Scene([hero("ada", helm=HELM, shield=SHIELD)], [foe("orc")])
    scene.stand("ada", "open", "orc")
    attack = (say("action", "attack:sword:orc"), faces(1, 1, 1))
    helm = (say("action", "helm_off"),)
    scene.turn("ada", *((*helm, *attack) if secondary_first else (*attack, *helm)))
    assert scene.hero("ada").helm is None
    assert len(scene.told(events.AttackRolled)) == 1


@clause("CO-02")
def test_never_two_of_a_kind() -> None:
    scene = Scene([hero("ada", helm=HELM, shield=SHIELD)], [foe("orc")])
    scene.stand("ada", "open", "orc")
    after_main = HeroAction(scene.fight, scene.hero("ada"), False, True).options()
    after_secondary = HeroAction(scene.fight, scene.hero("ada"), True, False).options()
    assert [deed.kind for deed in after_main if deed.main] == []
    assert [deed.kind for deed in after_secondary if not deed.main] == ["end"]
    assert {"helm_off", "shield_off"} <= {deed.kind for deed in after_main}
    scene.turn("ada", say("action", "helm_off"), say("action", "attack:sword:orc"), faces(1, 1, 1))
    assert scene.hero("ada").shield is not None


@clause("CO-02")
@pytest.mark.parametrize(("first", "second"), [("attack:sword:orc", "attack:sword:orc"), ("helm_off", "shield_off")])
def test_a_second_one_is_refused_in_the_turn_itself(first: str, second: str) -> None:
    scene = Scene([hero("ada", helm=HELM, shield=SHIELD)], [foe("orc")])
    scene.stand("ada", "open", "orc")
    roll = (faces(1, 1, 1),) if first.startswith("attack") else ()
    with pytest.raises(Unscripted, match="is not among"):
        scene.turn("ada", say("action", first), *roll, say("action", second))


@clause("CO-02", "O3")
def test_either_action_may_be_left_out() -> None:
    scene = Scene([hero("ada", helm=HELM)], [foe("orc")])
    scene.turn("ada", say("action", "end"))
    scene.turn("ada", say("action", "helm_off"), say("action", "end"))
    assert scene.told(events.AttackRolled) == []


@clause("CO-03")
def test_recovering_position_is_the_main_action() -> None:
    scene = Scene([hero("ada", helm=HELM)], [foe("orc")])
    scene.stand("ada", "open", "orc")
    scene.blow("orc", "ada", faces(5, 5, 5, 5), say("knockback", "yes"))
    scene.turn("ada", say("action", "helm_off"))
    assert scene.told(events.Recovered)
    assert scene.told(events.AttackRolled)[1:] == []


@clause("CO-03", "V6")
def test_a_lost_weapon_is_recovered_with_a_main_action() -> None:
    scene = Scene([hero("ada", weapons=[SPEAR, SWORD])], [foe("orc")])
    scene.stand("ada", "rearward")
    scene.strike("ada", "orc", SPEAR, faces(1, 1, 1), ranged=True)
    ada = scene.hero("ada")
    assert (ada.load, ada.dropped) == (2, ("spear",))
    assert "pick_up:spear" in scene.deeds("ada", secondary=False)
    assert "pick_up:spear" not in scene.deeds("ada", main=False)
    assert not [deed for deed in scene.deeds("ada") if deed.startswith("throw")]
    scene.turn("ada", say("action", "pick_up:spear"))
    assert (ada.load, ada.dropped) == (5, ())
    assert "throw:spear:orc" in scene.deeds("ada")


@clause("CO-03")
def test_a_wounded_companion_is_dragged_to_safety() -> None:
    scene = Scene([hero("ada"), hero("bo", endurance=5)], [foe("orc")])
    scene.blow("orc", "bo", faces(5, 5, 5, 5))
    assert "drag:bo" in scene.deeds("ada", secondary=False)
    scene.turn("ada", say("action", "drag:bo"))
    assert scene.hero("bo").safe
    assert "drag:bo" not in scene.deeds("ada")


@clause("CO-03")
def test_crossing_the_field_is_a_main_action() -> None:
    scene = Scene([hero("ada")], [foe("orc"), foe("archer")])
    scene.stand("ada", "open", "orc")
    scene.foe("archer").reach_from = 3
    assert "cross:archer" not in scene.deeds("ada", main=False)
    scene.turn("ada", say("action", "cross:archer"))
    assert [foe.id for foe in scene.hero("ada").engaged] == ["archer"]
    assert scene.foe("orc").engaged == []


@clause("CO-04")
def test_advancing_and_giving_ground_are_secondary() -> None:
    scene = Scene([hero("ada"), hero("bo")], [foe("orc"), foe("uruk")])
    scene.stand("ada", "open", "orc")
    scene.stand("bo", "open", "orc")
    assert not [d for d in scene.deeds("ada", secondary=False) if d.startswith(("advance", "give_ground", "look"))]
    scene.turn("ada", say("action", "advance:uruk"), say("action", "attack:sword:uruk"), faces(1, 1, 1))
    assert len(scene.hero("ada").engaged) == 2
    scene.turn("ada", say("action", "give_ground:orc"))
    assert [foe.id for foe in scene.hero("ada").engaged] == ["uruk"]


@clause("CO-04")
def test_looking_for_somebody_is_secondary() -> None:
    scene = Scene([hero("ada")], [foe("orc"), foe("chief")])
    scene.stand("ada", "open", "orc")
    scene.turn("ada", say("action", "look:chief"), say("action", "attack:sword:orc"), faces(1, 1, 1))
    assert scene.hero("ada").spotted == "chief"


@clause("CO-04", "C2")
def test_helm_shield_and_weapon_lower_the_load() -> None:
    scene = Scene(
        [hero("ada", endurance=12, helm=HELM, shield=SHIELD, weapons=[SWORD, AXE], armour=MAIL)], [foe("orc")]
    )
    scene.stand("ada", "open", "orc")
    ada = scene.hero("ada")
    assert (ada.load, ada.weary()) == (21, True)
    scene.turn("ada", say("action", "helm_off"))
    scene.turn("ada", say("action", "shield_off"))
    assert (ada.load, ada.weary()) == (13, True)
    scene.turn("ada", say("action", "drop_weapon:axe"))
    assert (ada.load, ada.weary()) == (11, False)
    assert ada.dropped == ("helm", "shield", "axe")
    scene.blow("orc", "ada", faces(2, 5, 5, 3))  # 15: the shield's Parry is gone
    assert scene.last(events.AttackRolled).passed


@clause("C3")
def test_what_was_dropped_on_purpose_is_taken_up_again() -> None:
    scene = Scene([hero("ada", helm=HELM)], [foe("orc")])
    scene.turn("ada", say("action", "helm_off"))
    scene.turn("ada", say("action", "pick_up:helm"))
    assert scene.hero("ada").helm is HELM
    assert scene.hero("ada").load == 6


@clause("C1")
def test_who_recovers_still_has_stance_and_secondary() -> None:
    scene = Scene([hero("ada", helm=HELM)], [foe("orc")])
    scene.stand("ada", "open", "orc")
    scene.hero("ada").recovering = True
    scene.stances(say("stance", "ada:forward"))
    scene.turn("ada", say("action", "helm_off"))
    assert (scene.hero("ada").stance, scene.hero("ada").helm, scene.hero("ada").recovering) == (0, None, False)


@clause("V10")
def test_drawing_is_free_as_the_lines_meet_and_secondary_later() -> None:
    """V10: in round 1 any weapon, later the one in hand."""
    scene = Scene([hero("ada", weapons=[SWORD, AXE, BOW])], [foe("orc")])
    scene.volley(say("volley", "bow:orc"), faces(1, 1, 1))
    scene.begin_round()
    scene.stand("ada", "open", "orc")
    assert {"attack:sword:orc", "attack:axe:orc"} <= set(scene.deeds("ada"))
    scene.turn("ada", say("action", "attack:sword:orc"), faces(1, 1, 1))
    assert "attack:axe:orc" not in scene.deeds("ada")
    assert "draw:axe" not in scene.deeds("ada", secondary=False)
    scene.turn("ada", say("action", "draw:axe"), say("action", "attack:axe:orc"), faces(1, 1, 1))
    assert scene.last(events.AttackRolled).weapon == "axe"
