"""Every fell ability in a story of a few lines. The dice are strict: a die more, a die less or a second Feat die fails."""

from __future__ import annotations

from typing import Any

import pytest

from affray.company.fighter import FORWARD, REARWARD
from affray.company.sheet import Weapon
from affray.kernel.number import Sum
from affray.kernel.scripted import Answer, Faces
from tests.packs.stage import END, HIT, HOLD, HOPE, MISS, PIERCE, Stage, foe, hero, use

TWO = [hero(), hero("nob")]


def test_hate_sunlight() -> None:
    assert Stage(foes=[foe("hate_sunlight")], scene={"light": "sun"}).round_start().foe.drive == 3
    assert Stage(foes=[foe("hate_sunlight")]).round_start().foe.drive == 4


def test_hatred() -> None:
    hates = [foe({"hatred": {"subject": ["dwarves"]}})]
    Stage(Faces((1, 2, 1, 1)), heroes=[hero(folk=["dwarves"])], foes=hates).struck().done()
    Stage(MISS, heroes=[hero(folk=["men"])], foes=hates).struck().done()


def test_hatred_of_a_troll_is_in_all_its_rolls() -> None:
    hates = [foe({"hatred": {"subject": ["dwarves"]}}, kind="trolls")]
    dwarf = [hero(folk=["dwarves"])]
    Stage(Faces((1, 2, 1, 1)), heroes=dwarf, foes=hates).struck().done()
    Stage(PIERCE, Faces((1, 10, 6, 1)), heroes=dwarf, foes=hates).strike().done()


def test_denizen_of_the_dark() -> None:
    Stage(Faces((1, 2, 1, 1)), foes=[foe("denizen_of_the_dark")], scene={"light": "dark"}).struck().done()
    Stage(MISS, foes=[foe("denizen_of_the_dark")]).struck().done()


def test_craven() -> None:
    assert Stage(HIT, foes=[foe("craven")]).task("intimidate").done().foe.drive == 3


def test_fierce() -> None:
    stage = Stage(use(1, "fierce.1"), Faces((1, 2, 1, 1, 1)), foes=[foe("fierce")]).struck().done()
    assert stage.foe.drive == 3


def test_yell_of_triumph() -> None:
    yells = [foe({"yell_of_triumph": {"kinds": ["orcs"]}}), foe(id="troll", kind="trolls")]
    stage = Stage(use(1, "yell_of_triumph.1"), HOLD, foes=yells)
    for each in stage.fight.foes:
        each.drive = 2
    stage.foe_turn().done()
    assert [each.drive for each in stage.fight.foes] == [1, 2, 3]


def test_snake_like_speed() -> None:
    stage = Stage(use(1, "snake_like_speed.1"), Faces((1, 2, 1, 1)), foes=[foe("snake_like_speed")]).strike().done()
    assert stage.foe.drive == 3
    swims = [foe({"snake_like_speed": {"when": "water"}})]
    Stage(use(1, "snake_like_speed.1"), Faces((1, 2, 1, 1)), foes=swims, scene={"ground": ["water"]}).strike().done()
    with pytest.raises(AssertionError, match="attack"):
        Stage(use(1, "snake_like_speed.1"), Faces((1, 2, 1, 1)), foes=swims).strike()


def test_horrible_strength() -> None:
    mail = [hero(gear=["sword", "mail_shirt"])]
    stage = Stage(
        PIERCE, use(1, "horrible_strength.1"), Faces((9, 1, 6, 6, 6)), heroes=mail, foes=[foe("horrible_strength")]
    )
    stage.struck().done()
    assert stage.foe.drive == 3
    assert not stage.hal.wounded
    Stage(PIERCE, Faces((9, 6, 6, 6)), heroes=mail, foes=[foe("horrible_strength")]).struck(ranged=True).done()


def test_hideous_toughness() -> None:
    tough = [foe("hideous_toughness")]
    held = Faces((10, 6, 6))
    for ruling, left in (("half", 10), ("full", 20)):
        stage = Stage(HIT, held, foes=tough, rulings={"hideous_toughness_reset": ruling})
        stage.foe.endurance = 3
        stage.strike().done()
        assert stage.foe.able()
        assert stage.foe.endurance == left
    stage = Stage(HIT, MISS, foes=tough)
    stage.foe.endurance = 3
    assert not stage.strike().done().foe.able()


def test_hideous_toughness_laughs_at_fists() -> None:
    tough = [foe("hideous_toughness")]
    assert Stage(Faces((10, 6)), foes=tough).strike("unarmed").done().foe.endurance == 20
    harms = {"hideous_toughness_unarmed": "harms"}
    assert Stage(Faces((10, 6)), foes=tough, rulings=harms).strike("unarmed").done().foe.endurance == 19


@pytest.mark.parametrize("ability", ["great_leap", "ghastly_wings", "tentacles"])
def test_nobody_is_out_of_reach(ability: str) -> None:
    leap = [use(1, "great_leap.1")] if ability == "great_leap" else []
    stage = Stage(*leap, Answer("foe_action", "attack:scimitar:hal"), MISS, foes=[foe(ability)])
    stage.fight.part(stage.hal, stage.foe)
    stage.hal.stance = REARWARD
    stage.foe_turn().done()
    assert not stage.foe.engaged
    assert stage.foe.drive == (3 if leap else 4)


def test_orc_poison() -> None:
    for level in ("severe", "grievous"):
        poisons = [foe({"orc_poison": {"level": level}})]
        assert Stage(PIERCE, Faces((1,)), Faces((5,)), foes=poisons).struck().done().hal.poison == level


def test_dull_witted() -> None:
    stage = Stage(Answer("action", "offer:riddle_game:foe"), Faces((10, 5, 6)), END, foes=[foe("dull_witted")])
    stage.hal.stance = FORWARD
    assert stage.hero_turn().done().foe.drive == 2


@pytest.mark.parametrize("ability", ["strike_fear", "keening_wail"])
def test_fear_forbids_hope(ability: str) -> None:
    stage = Stage(use(1, ability + ".1"), Faces((1, 1)), HOLD, foes=[foe(ability)]).foe_turn().done()
    assert (stage.hal.shadow, stage.hal.no_hope, stage.foe.drive) == (2, True, 3)
    stage = Stage(use(1, ability + ".1"), Faces((10, 6)), HOLD, foes=[foe(ability)]).foe_turn().done()
    assert (stage.hal.shadow, stage.hal.no_hope) == (0, False)


def test_strike_fear_may_cost_more() -> None:
    dear = [foe({"strike_fear": {"shadow": 3, "cost": 2}}, might=2)]
    stage = Stage(use(1, "strike_fear.1"), Faces((1, 1)), HOLD, foes=dear).foe_turn().done()
    assert (stage.hal.shadow, stage.foe.drive) == (3, 2)


def test_thing_of_terror() -> None:
    terror = [foe({"thing_of_terror": {"shadow": 3}}), foe({"thing_of_terror": {"shadow": 3}}, id="second")]
    stage = Stage(Faces((1, 1)), foes=terror)
    stage.fight.round = 0
    stage.round_start().done()
    assert (stage.hal.shadow, stage.hal.no_hope, stage.foe.drive) == (3, True, 4)
    stage.round_start()
    worse = [foe({"thing_of_terror": {"shadow": 3, "ill_favoured_test": True}})]
    stage = Stage(Faces((10, 1, 1)), foes=worse)
    stage.fight.round = 0
    assert stage.round_start().done().hal.shadow == 3


def test_the_undead_of_old_printings_pay_for_their_terror() -> None:
    dead = [foe({"thing_of_terror": {"shadow": 3}}, kind="undead")]
    old = {"undead_fear": "strike_fear"}
    stage = Stage(use(1, "strike_fear.1"), Faces((1, 1)), HOLD, foes=dead, rulings=old)
    stage.fight.round = 0
    stage.round_start().foe_turn().done()
    assert (stage.hal.shadow, stage.foe.drive) == (3, 3)


def test_deathless() -> None:
    dead = [foe("deathless", kind="undead")]
    stage = Stage(HIT, use(1, "deathless.2"), foes=dead)
    stage.foe.endurance = 3
    stage.strike().done()
    assert (stage.foe.endurance, stage.foe.drive) == (20, 3)
    stage = Stage(PIERCE, MISS, use(1, "deathless.1"), foes=dead).strike().done()
    assert (stage.foe.wounds, stage.foe.able(), stage.foe.drive) == (0, True, 3)
    bane = [hero(gear=[{"item": "sword", "bane": ["undead"]}])]
    assert not Stage(PIERCE, MISS, heroes=bane, foes=dead).strike().done().foe.able()


def test_heartless() -> None:
    stage = Stage(HIT, foes=[foe("heartless")]).task("intimidate").done()
    assert (stage.weary(), stage.weary("other")) == (False, True)
    elf = [hero(culture="lindon", gear=["sword"])]
    assert (
        Stage(Answer("skill", "magical"), Faces((1, 1)), heroes=elf, foes=[foe("heartless")])
        .task("intimidate")
        .done()
        .weary()
    )


def test_fear_of_fire() -> None:
    stage = Stage(foes=[foe("fear_of_fire")])
    assert stage.round_start().foe.drive == 4
    stage.hal.ready = Weapon("torch", "brawling", 3, 0, 0, 0)
    assert stage.round_start().foe.drive == 3


def test_thick_hide() -> None:
    stage = Stage(PIERCE, use(1, "thick_hide.1"), Faces((10, 6, 1, 1, 1)), foes=[foe("thick_hide")]).strike().done()
    assert stage.foe.drive == 3
    thin = [foe({"thick_hide": {"dice": 1}})]
    Stage(PIERCE, use(1, "thick_hide.1"), Faces((10, 6, 1, 1)), foes=thin).strike().done()


def test_deadly_wound() -> None:
    assert Stage(PIERCE, Faces((1,)), Faces((7, 3)), foes=[foe("deadly_wound")]).struck().done().hal.severity == 3


def test_fearless() -> None:
    assert not Stage(HIT, foes=[foe("fearless")]).task("intimidate").done().weary()
    assert Stage(Faces((8, 4, 6)), foes=[foe("fearless")]).task("intimidate").done().weary()


def test_flame_of_udun() -> None:
    assert (
        Stage(HIT, Faces((3, 2)), foes=[foe({"flame_of_udun": {"fire": "moderate"}})]).strike().done().hal.endurance
        == 27
    )
    severe = [foe({"flame_of_udun": {"fire": "severe"}})]
    assert Stage(HIT, Faces((3,)), foes=severe).strike().done().hal.endurance == 27
    assert Stage(Faces((8, 4, 4)), foes=severe).strike("bow", ranged=True).done().hal.endurance == 30


def cast(spell: str, *script: Any, might: int = 1, **more: Any) -> Stage:
    """The spell on hal, who fails the test."""
    stage = Stage(
        use(2, spell + ".1"),
        Answer("pick", "hal"),
        Faces((1, 1)),
        *script,
        heroes=TWO,
        foes=[foe(spell, might=might)],
        **more,
    )
    return stage.foe_turn()


def test_dreadful_spells_sleep() -> None:
    stage = cast("dreadful_spells_sleep", Answer("action", "offer:wake_sleeper:hal"), HIT, END)
    assert (stage.hal.out, stage.hal.shadow, stage.foe.drive) == ("asleep", 3, 3)
    stage.hero_turn(1).done()
    assert stage.hal.able()
    assert not stage.hal.holds("asleep")


def test_dreadful_spells_raise() -> None:
    stage = (
        Stage(use(1, "dreadful_spells_raise.1"), Faces((1, 1)), HOLD, foes=[foe("dreadful_spells_raise")])
        .foe_turn()
        .done()
    )
    assert [each.id for each in stage.fight.able_foes] == ["foe", "other", "forgotten_dead_1"]
    assert (stage.hal.shadow, stage.hal.no_hope) == (2, False)


def test_dreadful_spells_madness() -> None:
    stage = cast("dreadful_spells_madness", HOLD).done()
    assert stage.hal.holds("maddened")
    assert stage.hal.shadow == 3


def test_dreadful_spells_flame() -> None:
    stage = cast("dreadful_spells_flame", HOLD, Faces((4, 3)), Answer("action", "offer:put_out_fire:hal"), END, might=2)
    assert (stage.hal.holds("burning"), stage.hal.shadow, stage.foe.drive) == (True, 1, 2)
    assert stage.round_end().hal.endurance == 26
    assert not stage.hero_turn().done().hal.holds("burning")


def test_dreadful_spells_haunt() -> None:
    stage = cast("dreadful_spells_haunt", HOLD, Answer("action", "offer:drive_off_spirit:hal"), HIT, END)
    assert (stage.hal.holds("haunted"), stage.hal.shadow) == (True, 3)
    assert stage.round_end().hal.endurance == 28
    assert not stage.hero_turn(1).done().hal.holds("haunted")


def test_dreadful_spells_hope() -> None:
    breaks = [foe("dreadful_spells_hope")]
    stage = Stage(HOPE, use(1, "dreadful_spells_hope.1"), Faces((9, 1, 1)), MISS, foes=breaks).strike().done()
    assert (stage.hal.hope, stage.hal.shadow, stage.foe.drive) == (11, 3, 3)
    stage = (
        Stage(HOPE, use(1, "dreadful_spells_hope.1"), Faces((9, 10, 6)), Faces((1, 1, 1, 1)), foes=breaks)
        .strike()
        .done()
    )
    assert (stage.hal.hope, stage.hal.shadow) == (11, 0)


@pytest.mark.parametrize("spell", ["sleep", "raise", "madness", "flame", "haunt"])
def test_combat_sorcerer(spell: str) -> None:
    """The spell is free, and only one that the sorcerer has can be cast."""
    own = "dreadful_spells_" + spell
    free = Answer("foe_action", "instead:" + own)
    tests: list[Any] = [Faces((1, 1)), Faces((1, 1))] if spell == "raise" else [Answer("pick", "hal"), Faces((1, 1))]
    stage = Stage(free, *tests, heroes=TWO, foes=[foe("combat_sorcerer", own)]).foe_turn().done()
    laid = {"sleep": "asleep", "madness": "maddened", "flame": "burning", "haunt": "haunted"}
    assert stage.hal.holds(laid[spell]) if spell in laid else len(stage.fight.foes) == 3
    assert stage.foe.drive == 4
    with pytest.raises(AssertionError, match="is not among"):
        Stage(free, heroes=TWO, foes=[foe("combat_sorcerer")]).foe_turn()


def test_drums_in_the_deep() -> None:
    stage = Stage(Answer("foe_action", "instead:drums_in_the_deep"), foes=[foe("drums_in_the_deep")]).foe_turn().done()
    assert (stage.fight.eye, stage.foe.drive) == (3, 3)


def test_wind_like_speed() -> None:
    Stage(Faces((9, 1, 1, 1)), foes=[foe("wind_like_speed")]).strike().done()


def test_savage_assault() -> None:
    wild = [foe("savage_assault")]
    stage = Stage(MISS, use(1, "savage_assault.1"), Faces((1, 1, 1, 1)), foes=wild).struck().done()
    assert stage.foe.drive == 3
    Stage(Faces((1, 1, 1, 1)), foes=wild).struck(1).done()


def test_aquatic() -> None:
    Stage(Faces((1, 2, 1, 1)), foes=[foe("aquatic")]).struck().done()
    Stage(PIERCE, Faces((10, 9, 6, 6)), foes=[foe("aquatic")]).strike().done()
    Stage(MISS, foes=[foe("aquatic")], scene={"ground": ["water"]}).struck().done()


def test_lesser_ring() -> None:
    stage = Stage(HIT, use(1, "lesser_ring.1"), foes=[foe("lesser_ring")]).task("intimidate").done()
    assert not stage.weary("other")


def test_formidable() -> None:
    stage = Stage(use(1, "formidable.1"), Faces((1, 1)), foes=[foe("formidable")])
    assert stage.skill("awe", task=True).roll.count == 1
    assert stage.done().foe.drive == 3
    Stage(MISS, foes=[foe("formidable")]).skill("awe")


def test_weak_spot() -> None:
    stage = Stage(
        Answer("action", "offer:seek_weak_spot:foe"), HIT, END, PIERCE, Faces((10, 6)), foes=[foe("weak_spot")]
    )
    stage.hero_turn().strike().done()


def test_many_limbs() -> None:
    blow = Answer("foe_action", "attack:scimitar:hal")
    Stage(blow, MISS, blow, MISS, foes=[foe("many_limbs")]).foe_turn().done()
    stage = Stage(blow, MISS, foes=[foe("many_limbs")])
    stage.foe.wounds = 1
    stage.foe_turn().done()


def test_foul_reek() -> None:
    stage = Stage(use(1, "foul_reek.1"), HOLD, Faces((1, 1)), MISS, foes=[foe("foul_reek")])
    stage.foe_turn().round_end().strike().round_end().strike().done()


def test_demon_of_might() -> None:
    demon = [foe("demon_of_might")]
    assert Stage(HIT, foes=demon).strike().done().foe.endurance == 20
    famous = [hero(gear=[{"item": "sword", "bane": ["undead"]}])]
    stage = Stage(HIT, Faces((10, 6, 6)), heroes=famous, foes=demon)
    stage.foe.endurance = 3
    assert stage.strike().done().foe.endurance == 10
    stage = Stage(PIERCE, MISS, use(1, "demon_of_might.2"), heroes=famous, foes=demon).strike().done()
    assert (stage.foe.wounds, stage.foe.drive) == (0, 3)
    bane = [hero(gear=[{"item": "sword", "bane": ["enemy"]}])]
    assert not Stage(PIERCE, MISS, heroes=bane, foes=demon).strike().done().foe.able()


def test_web() -> None:
    spins = [foe("web", attacks=[{"weapon": "web", "rating": 2, "damage": 0, "injury": 0}])]
    stage = Stage(HIT, Answer("action", "offer:tear_free:hal"), HIT, END, foes=spins).struck()
    parry = Sum(False)
    stage.fight.parry_of(stage.hal, False, False, stage.foe, parry)
    assert (stage.hal.holds("webbed"), stage.hal.has("stance_fixed"), parry.total) == (True, True, 11)
    stage.hero_turn().done()
    assert not stage.hal.has("stance_fixed")
