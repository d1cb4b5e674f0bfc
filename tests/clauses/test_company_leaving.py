"""Leaving the fight: by the rear, by force, and the foes' ways."""

from affray.company import events
from affray.company.foes import FoeAction
from affray.company.stances import StanceChoice
from tests.clauses import clause
from tests.company.scene import BLADE, FOE_BOW, FOE_SPEAR, SHIELD, SWORD, Scene, faces, foe, hero, say


def field(stance: str = "defensive", **orc: int) -> Scene:
    scene = Scene([hero("ada", armour=None), hero("bo"), hero("cy")], [foe("orc", **orc), foe("uruk")])
    scene.stand("ada", stance)
    return scene


@clause("CO-23")
def test_by_the_rear_without_a_roll() -> None:
    scene = field("open")
    scene.pair("ada", "orc")
    scene.stances(say("stance", "ada:rearward"), say("stance", "bo:open"), say("stance", "cy:open"))
    scene.turn("ada", say("action", "leave"))
    assert scene.hero("ada").out == "gone"
    assert scene.last(events.LeftField).how == "rear"
    assert scene.told(events.AttackRolled) == []
    assert scene.hero("ada") not in scene.fight.able_heroes


@clause("CO-23")
def test_only_from_rearward_and_as_the_main_action() -> None:
    for stance in ("forward", "open", "defensive"):
        assert "leave" not in field(stance).deeds("ada")
    scene = field("rearward")
    assert "leave" in scene.deeds("ada", secondary=False)
    assert "leave" not in scene.deeds("ada", main=False)


@clause("CO-23")
def test_the_conditions_of_rearward_have_to_be_met() -> None:
    scene = Scene([hero("ada"), hero("bo")], [foe("orc")])
    offered = scene.keys(StanceChoice(scene.fight, scene.fight.able_heroes))
    assert not [key for key in offered if key.endswith((":rearward", ":flee"))]


@clause("CO-25")
def test_by_force_a_hit_does_no_damage_and_takes_the_hero_away() -> None:
    scene = field(parry=2)
    scene.stand("ada", "defensive", "orc", "uruk")
    scene.turn("ada", say("action", "break_out:sword:orc"), faces(12))  # 2 dice, two engaging foes
    assert scene.hero("ada").out == "gone"
    assert scene.last(events.LeftField).how == "force"
    assert (scene.foe("orc").endurance, scene.foe("orc").engaged, scene.foe("uruk").engaged) == (16, [], [])
    assert scene.told(events.PiercingBlow) == []
    assert scene.last(events.AttackRolled).against == 17


@clause("CO-25")
def test_by_force_icons_are_not_spent() -> None:
    scene = field()
    scene.hero("ada").sheet.proficiencies["swords"] = 4
    scene.hero("ada").sheet.reckon_ratings()
    scene.stand("ada", "defensive", "orc")
    scene.table.always = {"hope": "no"}  # to be asked for icons would fail here
    scene.turn("ada", say("action", "break_out:sword:orc"), faces(5, 6, 6, 1))
    assert scene.hero("ada").out == "gone"


@clause("CO-25")
def test_by_force_only_from_defensive() -> None:
    for stance in ("forward", "open"):
        scene = field(stance)
        scene.pair("ada", "orc")
        assert not [deed for deed in scene.deeds("ada") if deed.startswith("break_out")]
    scene = field("defensive")
    scene.pair("ada", "orc")
    assert "break_out:sword:orc" in scene.deeds("ada", secondary=False)
    assert "break_out:sword:orc" not in scene.deeds("ada", main=False)


@clause("CO-26")
def test_by_force_a_miss_leaves_the_hero_engaged() -> None:
    scene = field()
    scene.stand("ada", "defensive", "orc")
    scene.turn("ada", say("action", "break_out:sword:orc"), faces(8, 6))  # 14 of 15
    assert scene.hero("ada").able()
    assert scene.hero("ada").engaged == [scene.foe("orc")]
    assert scene.foe("orc").engaged == [scene.hero("ada")]
    assert "attack:sword:orc" not in scene.deeds("ada", main=False)


@clause("CO-24")
def test_foes_that_stood_back_may_flee_without_a_roll() -> None:
    scene = field("open")
    scene.foe("orc").back = True
    scene.foe_turn("orc", say("foe_action", "flee"))
    assert scene.foe("orc").out == "gone"
    assert scene.told(events.AttackRolled) == []


@clause("CO-24")
def test_engaged_foes_may_not() -> None:
    scene = field("open")
    scene.pair("ada", "orc")
    assert "flee" not in scene.keys(FoeAction(scene.fight, scene.foe("orc"), 1, False))


def test_a_foe_fights_its_way_out_against_parry() -> None:
    """2.11: an engaged foe may use the second way."""
    scene = field("open")
    scene.hero("ada").shield = SHIELD
    scene.pair("ada", "orc")
    scene.foe_turn("orc", say("foe_action", "break_out:blade:ada"), faces(5, 4, 4, 3))  # 16 of 17
    assert scene.foe("orc").able()
    scene.foe_turn("orc", say("foe_action", "break_out:blade:ada"), faces(5, 4, 4, 4))
    assert scene.foe("orc").out == "gone"
    assert scene.hero("ada").endurance == 30
    assert scene.hero("ada").engaged == []


def test_leaving_is_a_foes_whole_main_action() -> None:
    """2.11: not after the first of two attacks."""
    scene = field("open", might=2)
    scene.pair("ada", "orc")
    first = FoeAction(scene.fight, scene.foe("orc"), 2, False)
    second = FoeAction(scene.fight, scene.foe("orc"), 1, False, first=False)
    assert "break_out:blade:ada" in scene.keys(first)
    assert "break_out:blade:ada" not in scene.keys(second)
    scene.foe_turn("orc", say("foe_action", "attack:blade:ada"), faces(1, 1, 1, 1), say("foe_action", "hold"))


@clause("CO-25", "CO-23")
def test_the_fight_is_over_when_the_last_hero_is_gone() -> None:
    scene = Scene([hero("ada")], [foe("orc", attacks=(BLADE, FOE_BOW))])
    scene.stand("ada", "defensive", "orc")
    scene.strike("ada", "orc", SWORD, faces(12, 1), escape=True)
    assert scene.over
    scene.aftermath()
    assert scene.fight.outcome == "fled"


@clause("F6")
def test_surrender_is_for_the_outnumbered_with_resolve() -> None:
    for hateful, foes, may in ((False, 1, True), (False, 3, False), (True, 1, False)):
        scene = Scene([hero("ada"), hero("bo")], [foe(f"f{n}", hateful=hateful) for n in range(foes)])
        assert ("surrender" in scene.keys(FoeAction(scene.fight, scene.foe("f0"), 1, False))) is may


def test_a_foe_does_not_fight_its_way_out_with_what_it_has_thrown() -> None:
    scene = Scene([hero("ada")], [foe("orc", attacks=(BLADE, FOE_SPEAR))])
    scene.pair("ada", "orc")
    before = scene.keys(FoeAction(scene.fight, scene.foe("orc"), 1, False))
    scene.foe("orc").thrown = ("foe_spear",)
    after = scene.keys(FoeAction(scene.fight, scene.foe("orc"), 1, False))
    assert set(before) - set(after) == {"attack:foe_spear:ada", "break_out:foe_spear:ada"}
