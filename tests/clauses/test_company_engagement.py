"""Engagement: who is paired with whom."""

from affray.company import events
from affray.company.engagement import Deal, Join, Meet
from affray.company.foes import FoeAction
from tests.clauses import clause
from tests.company.scene import FOE_BOW, SWORD, Scene, faces, foe, hero, say


def lines(heroes: int, foes: int, **extra: bool) -> Scene:
    return Scene([hero(f"h{n}") for n in range(heroes)], [foe(f"f{n}", **extra) for n in range(foes)])


def pairs(scene: Scene) -> dict[str, list[str]]:
    return {h.id: [f.id for f in h.engaged] for h in scene.fight.heroes}


@clause("E1")
def test_more_foes_than_heroes_the_loremaster_deals() -> None:
    scene = lines(2, 4)
    scene.engage(
        say("deal", "f2", "loremaster"), say("deal", "f0", "loremaster"), say("join", "h0"), say("join", "back")
    )
    assert pairs(scene) == {"h0": ["f2", "f1"], "h1": ["f0"]}
    assert scene.foe("f3").back
    assert [event.who for event in scene.told(events.StoodBack)] == ["f3"]


@clause("E1")
def test_as_many_heroes_as_foes_the_players_pick() -> None:
    scene = lines(3, 2)
    scene.engage(say("meet", "f1", "h0"), say("meet", "f0", "h2"))
    assert pairs(scene) == {"h0": ["f1"], "h1": ["f0"], "h2": ["f0"]}


@clause("E1")
def test_all_able_heroes_count_those_behind_too() -> None:
    scene = lines(3, 3)
    scene.stand("h0", "rearward")
    scene.engage(say("meet", "f0", "h1"), say("meet", "f2", "h2"), say("join", "h1", "loremaster"))
    assert pairs(scene) == {"h0": [], "h1": ["f0", "f1"], "h2": ["f2"]}


def test_who_must_join_an_engaged_foe_finds_it_within_limits() -> None:
    """2.5: when no foe is free the hero joins one; a fourth on a man-sized foe finds no place."""
    scene = lines(4, 1)
    scene.engage()
    assert [len(h.engaged) for h in scene.fight.heroes] == [1, 1, 1, 0]
    scene = lines(7, 1, large=True)
    scene.engage()
    assert [len(h.engaged) for h in scene.fight.heroes] == [1, 1, 1, 1, 1, 1, 0]


def test_limits_on_one_hero() -> None:
    """2.5: three human-sized, two large, or one of each."""
    scene = Scene([hero("ada")], [foe("o1"), foe("o2"), foe("t1", large=True), foe("t2", large=True)])
    ada = scene.hero("ada")
    scene.pair("ada", "t1")
    assert ada.room_for(scene.foe("t2"))
    scene.pair("ada", "o1")
    assert not ada.room_for(scene.foe("o2"))
    assert not ada.room_for(scene.foe("t2"))


@clause("E2")
def test_nobody_in_close_combat_nobody_engaged() -> None:
    scene = lines(1, 2)
    scene.stand("h0", "rearward")
    scene.engage()
    assert [f.back for f in scene.fight.foes] == [True, True]


@clause("E3")
def test_pairs_last_and_only_the_unpaired_are_dealt() -> None:
    scene = lines(2, 3)
    scene.pair("h0", "f0")
    scene.engage(say("deal", "f2"), say("join", "back"))
    assert pairs(scene) == {"h0": ["f0"], "h1": ["f2"]}


@clause("E4")
def test_a_foe_without_place_waits() -> None:
    scene = lines(1, 4)
    scene.engage(say("deal", "f0"), say("join", "h0"), say("join", "h0"))
    assert len(scene.hero("h0").engaged) == 3
    assert scene.foe("f3").back
    scene.foe_turn("f3")
    assert scene.told(events.AttackRolled) == []


def test_a_foe_out_of_reach_is_neither_met_nor_joins() -> None:
    """2.1: foes that cannot be reached at first."""
    scene = lines(1, 1)
    scene.foe("f0").reach_from = 2
    scene.engage()
    assert pairs(scene) == {"h0": []}
    assert not [d for d in scene.deeds("h0") if d.startswith("attack")]
    scene.next_round()
    scene.engage()
    assert pairs(scene) == {"h0": ["f0"]}


@clause("E5")
def test_a_leap_changes_no_pairs() -> None:
    scene = lines(2, 1)
    scene.pair("h0", "f0")
    scene.stand("h1", "rearward")
    scene.blow("f0", "h1", faces(1, 1, 1, 1))
    assert pairs(scene) == {"h0": ["f0"], "h1": []}


@clause("E6")
def test_the_target_among_several_is_chosen_each_turn() -> None:
    scene = lines(2, 2)
    for pair in (("h0", "f0"), ("h0", "f1"), ("h1", "f0")):
        scene.pair(*pair)
    assert {"attack:sword:f0", "attack:sword:f1"} <= set(scene.deeds("h0"))
    scene.foe_turn("f0", say("foe_action", "attack:blade:h1"), faces(1, 1, 1, 1))
    assert scene.last(events.AttackRolled).target == "h1"


@clause("E7")
def test_a_hero_whose_foe_fell_attacks_another_and_is_engaged() -> None:
    scene = lines(1, 2)
    scene.pair("h0", "f0")
    assert "attack:sword:f1" not in scene.deeds("h0")
    scene.fight.fall(scene.foe("f0"), "slain")
    scene.turn("h0", say("action", "attack:sword:f1"), faces(1, 1, 1))
    assert pairs(scene) == {"h0": ["f1"]}


@clause("E7")
def test_within_the_limits() -> None:
    scene = lines(4, 1)
    for n in range(3):
        scene.pair(f"h{n}", "f0")
    assert not [d for d in scene.deeds("h3") if d.startswith("attack")]


def test_engaged_foes_strike_only_those_they_stand_against_and_shoot_at_nobody() -> None:
    """2.10."""
    scene = Scene([hero("ada"), hero("bo")], [foe("orc", attacks=(FOE_BOW, *foe("x").sheet.attacks))])
    scene.pair("ada", "orc")
    scene.foe_turn("orc", say("foe_action", "attack:blade:ada"), faces(1, 1, 1, 1))
    scene.fight.part_from_all(scene.foe("orc"))
    scene.foe_turn("orc", say("foe_action", "attack:horn_bow:bo"), faces(1, 1, 1))
    scene.pair("ada", "orc")
    offered = scene.keys(FoeAction(scene.fight, scene.foe("orc"), 1, False))
    assert [key for key in offered if key.startswith("attack")] == ["attack:blade:ada"]


def test_the_questions_of_engagement_offer_what_is_free() -> None:
    """2.5."""
    scene = lines(2, 3)
    scene.pair("h0", "f0")
    assert scene.keys(Deal(scene.fight, scene.hero("h1"))) == ["f1", "f2"]
    assert scene.keys(Meet(scene.fight, scene.hero("h1"))) == ["f1", "f2"]
    assert scene.keys(Join(scene.fight, scene.foe("f1"))) == ["back", "h0", "h1"]
    scene.strike("h0", "f0", SWORD, faces(1, 1, 1))
