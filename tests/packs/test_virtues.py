"""Every virtue and blessing in a story of a few lines."""

from __future__ import annotations

from typing import Any

import pytest

from affray.company.aftermath import Aftermath
from affray.company.attack import HeroStrike
from affray.company.deeds import STONE
from affray.company.fighter import DEFENSIVE, FORWARD, OPEN, REARWARD
from affray.company.losses import fire
from affray.company.sheet import HeroSheet
from affray.kernel.number import Sum
from affray.kernel.scripted import Answer, Faces
from tests.packs.stage import END, HIT, HOPE, MISS, PIERCE, Stage, foe, hero, use, weapon_of

# Two Feat dice with two Success dice, one of them; Hope while Inspired: two dice more.
FAVOURED = Faces((1, 2, 1, 1))
INSPIRED = Faces((1, 1, 1, 1, 1))


def having(*virtues: Any, **more: Any) -> list[dict[str, Any]]:
    return [hero(virtues=list(virtues), **more)]


def sheet(*virtues: Any, ruling: str = "plus_2", **more: Any) -> HeroSheet:
    """The sheet of a hero from Bree, whose numbers are derived."""
    raw = hero(virtues=list(virtues), culture="bree", **more)
    for key in ("max_endurance", "max_hope", "parry"):
        del raw[key]
    return Stage(heroes=[raw], rulings={"hardiness": ruling}).hal.sheet


def parry(stage: Stage, ranged: bool = False) -> int:
    total = Sum(False)
    stage.fight.parry_of(stage.hal, ranged, False, stage.foe, total)
    return total.total


@pytest.mark.parametrize(
    ("virtue", "number", "by"),
    [
        ("confidence", "hope", 2), ("dour_handed", "heavy_blow", 1), ("dour_handed", "pierce", 1), ("hardiness", "endurance", 2),
        ("nimbleness", "parry", 1), ("prowess", "tn_strength", -1), ("high_destiny", "endurance", 1), ("stone_hard", "endurance", 1),
        ("untameable_spirit", "hope", 1), ("elbereth_gilthoniel", "hope", 1), ("endurance_of_the_ranger", "endurance", 1),
        ("brother_to_bears", "endurance", 1), ("great_strength", "heavy_blow", 2), ("ancient_fire", "endurance", 1),
        ("staunching_song", "hope", 1), ("small_folk", "rearward_companions", -1),
    ],
)  # fmt: skip
def test_numbers_of_the_sheet(virtue: str, number: str, by: int) -> None:
    assert getattr(sheet(virtue), number) - getattr(sheet(), number) == by


def test_numbers_by_choice_and_ruling() -> None:
    assert sheet({"prowess": {"tn": "wits"}}).tn_wits == sheet().tn_wits - 1
    assert sheet({"mastery": {"skills": ["song", "lore"]}}).favoured == ("song", "lore")
    wise = sheet("hardiness", ruling="wisdom_if_higher", wisdom=4)
    assert wise.endurance == sheet().endurance + 4


def test_mastery() -> None:
    Stage(FAVOURED, heroes=having({"mastery": {"skills": ["song", "lore"]}})).skill("song")


# -- Bardings


def test_dragon_slayer() -> None:
    Stage(FAVOURED, heroes=having("dragon_slayer"), foes=[foe(might=2)]).strike().done()
    Stage(MISS, heroes=having("dragon_slayer")).strike().done()


@pytest.mark.parametrize(
    ("virtue", "stance", "task", "kind"),
    [
        ("dwarf_friend", DEFENSIVE, "dwarf_friend:hal:nob", "attacked"), ("royalty_revealed", OPEN, "royalty_revealed:hal", "attack"),
        ("baruk_khazad", FORWARD, "baruk_khazad:hal", "weary"), ("deadly_archery", REARWARD, "deadly_archery:hal", "ranged"),
    ],
)  # fmt: skip
def test_a_task_as_the_secondary_action(virtue: str, stance: int, task: str, kind: str) -> None:
    """The main action is still there: with the task done, an attack follows."""
    far = stance == REARWARD
    attack = {
        DEFENSIVE: (Answer("action", "attack:sword:foe"), Faces((1, 1))),
        FORWARD: (Answer("action", "attack:sword:foe"), Faces((1, 2, 1, 1, 1))),
        OPEN: (Answer("action", "attack:sword:foe"), MISS),
        REARWARD: (Answer("action", "shoot:bow+2:foe"), Faces((1, 1, 1, 1, 1))),
    }[stance]
    script: list[Any] = [Answer("action", "offer:" + task), Faces((8, 4, 6)), *attack]
    stage = Stage(*script, heroes=[*having(virtue), hero("nob")])
    stage.hal.stance = stance
    if far:
        stage.fight.part(stage.hal, stage.foe)
    stage.hero_turn().done()
    assert far or any(effect.kind == kind for effect in stage.fight.effects)


def test_only_once_a_fight() -> None:
    for virtue, stance in (("royalty_revealed", OPEN), ("baruk_khazad", FORWARD)):
        deed = Answer("action", f"offer:{virtue}:hal")
        stage = Stage(deed, HIT, END, deed, heroes=having(virtue))
        stage.hal.stance = stance
        stage.hero_turn().round_end()
        stage.fight.rallied = False
        with pytest.raises(AssertionError, match="is not among"):
            stage.hero_turn()


def test_royalty_revealed_inspires_the_company() -> None:
    plain = Faces((1, 1, 1, 1))
    script: list[Any] = [
        Answer("action", "offer:royalty_revealed:hal"),
        MISS,
        END,
        HOPE,
        plain,
        HOPE,
        INSPIRED,
        HOPE,
        plain,
    ]
    stage = Stage(*script, heroes=[*having("royalty_revealed"), hero("nob")]).hero_turn()
    nob = stage.fight.heroes[1]
    for _round in range(3):
        stage.fight.perform(HeroStrike(stage.fight, nob, stage.foe, weapon_of(nob, "sword"), False))
        stage.round_end()
    stage.done()


def test_deadly_archery_needs_a_bow() -> None:
    archers = [hero(virtues=["deadly_archery"], gear=["great_bow"]), hero("nob")]
    stage = Stage(Answer("action", "offer:deadly_archery:hal"), heroes=archers)
    stage.hal.stance = REARWARD
    with pytest.raises(AssertionError, match="is not among"):
        stage.hero_turn()


def test_fierce_shot_and_splitting_blow() -> None:
    ill, plain = Faces((10, 9, 6, 6)), Faces((10, 6, 6))
    Stage(PIERCE, ill, heroes=having("fierce_shot")).strike("bow", ranged=True).done()
    Stage(PIERCE, plain, heroes=having("fierce_shot")).strike().done()
    Stage(PIERCE, ill, heroes=having("splitting_blow")).strike().done()
    Stage(PIERCE, plain, heroes=having("splitting_blow")).strike("bow", ranged=True).done()


def test_high_destiny() -> None:
    stage = Stage(
        PIERCE, Faces((1,)), PIERCE, Faces((1,)), heroes=[*having("high_destiny", wounded=True), hero("nob")]
    ).struck()
    assert (stage.hal.able(), stage.hal.dying, stage.hal.endurance) == (True, False, 26)
    assert stage.struck().done().hal.dying


def test_high_destiny_of_who_falls_to_the_same_blow() -> None:
    stage = (
        Stage(PIERCE, Faces((1,)), heroes=[*having("high_destiny", wounded=True, endurance=3), hero("nob")])
        .struck()
        .done()
    )
    assert (stage.hal.out, stage.hal.dying) == ("unconscious", False)


@pytest.mark.parametrize(("virtue", "key"), [("language_of_birds", "birds"), ("elbereth_gilthoniel", "elbereth")])
def test_inspired_when_wanted(virtue: str, key: str) -> None:
    song = use(0, f"{virtue}.{key}")
    Stage(song, HOPE, INSPIRED, HOPE, Faces((1, 1, 1, 1)), heroes=having(virtue)).strike().strike().done()
    wise = Stage(song, HOPE, INSPIRED, song, HOPE, INSPIRED, heroes=having(virtue, wisdom=2))
    wise.strike()
    if virtue == "elbereth_gilthoniel":
        wise.strike().done()
    for act in ("test", "skill", "struck"):
        stage = Stage(heroes=having(virtue))
        scripts: dict[str, list[Any]] = {
            "test": [song, HOPE, Faces((10, 1, 1, 1))],
            "skill": [song, Answer("skill", "hope"), INSPIRED],
            "struck": [PIERCE, song, HOPE, Faces((10, 6, 6))],
        }
        stage.table.script = scripts[act]
        stage.test("dread") if act == "test" else stage.skill("song") if act == "skill" else stage.struck()
        stage.done()


# -- Durin's Folk


def test_baruk_khazad_favours_one_round() -> None:
    stage = Stage(Answer("action", "offer:baruk_khazad:hal"), HIT, END, MISS, heroes=having("baruk_khazad"))
    stage.hal.stance = FORWARD
    stage.hero_turn().round_end()
    stage.hal.stance = OPEN
    stage.strike().done()


@pytest.mark.parametrize("virtue", ["dark_for_dark_business", "brave_at_a_pinch"])
def test_inspired_on_all_rolls(virtue: str) -> None:
    def stage(*script: Any) -> Stage:
        trouble = {"wounded": True} if virtue == "brave_at_a_pinch" else {}
        return Stage(*script, heroes=having(virtue, **trouble), scene={"light": "dark"})

    stage(HOPE, INSPIRED).strike().done()
    stage(Answer("skill", "hope"), INSPIRED).skill("song")
    stage(HOPE, Faces((10, 1, 1, 1))).test("sorcery").done()
    stage(PIERCE, HOPE, Faces((10, 6, 6))).struck().done()
    quiet = Stage(HOPE, Faces((1, 1, 1, 1)), heroes=having(virtue)).strike()
    quiet.done()


def test_durins_way_and_forest_parry() -> None:
    assert parry(Stage(heroes=having("durins_way"), scene={"ground": ["underground"]})) == 17
    assert parry(Stage(heroes=having("durins_way"))) == 15
    assert parry(Stage(heroes=having("forest_parry"), scene={"ground": ["forest"]})) == 17
    assert parry(Stage(heroes=having("forest_parry"))) == 15


def test_stone_hard() -> None:
    Stage(PIERCE, Faces((1, 12)), heroes=having("stone_hard")).struck().done()
    Stage(PIERCE, Faces((12,)), heroes=having("stone_hard", shadow=6, hope=5)).struck().done()


def test_shadow_tests() -> None:
    more, favoured, plain = Faces((10, 6, 1)), Faces((1, 10, 6)), Faces((10, 6))
    dead = [foe(kind="undead")]
    Stage(more, heroes=having("untameable_spirit")).test("sorcery").done()
    Stage(plain, heroes=having("untameable_spirit")).test("dread").done()
    Stage(more, heroes=having("strength_of_will")).test("dread").done()
    Stage(plain, heroes=having("strength_of_will")).test("sorcery").done()
    Stage(favoured, heroes=having("against_the_unseen")).test("dread").done()
    Stage(more, heroes=having("against_the_unseen"), foes=dead).test("sorcery").done()
    Stage(plain, heroes=having("against_the_unseen")).test("sorcery").done()
    Stage(favoured, heroes=having("favoured_valour")).test("dread").done()
    Stage(plain, heroes=having("favoured_valour")).test("sorcery").done()
    Stage(favoured, heroes=having("favoured_wisdom")).test("sorcery").done()
    Stage(plain, heroes=having("favoured_wisdom")).test("dread").done()


# -- Lindon, the Shire, Bree, Rangers


def test_gleam_of_wrath() -> None:
    assert Stage(Faces((8, 4, 6)), heroes=having("gleam_of_wrath")).strike().done().foe.drive == 2


def test_small_folk() -> None:
    stage = Stage(heroes=having("small_folk"))
    assert (parry(stage), parry(stage, ranged=True)) == (17, 15)


def test_sure_at_the_mark() -> None:
    Stage(FAVOURED, heroes=having("sure_at_the_mark")).strike("bow", ranged=True).done()
    Stage(MISS, heroes=having("sure_at_the_mark")).strike().done()
    stage = Stage(Faces((12, 1, 1)), MISS, heroes=having("sure_at_the_mark"))
    stage.fight.perform(HeroStrike(stage.fight, stage.hal, stage.foe, STONE, False, ranged=True))
    assert not stage.done().foe.able()


def test_tough_as_old_tree_roots() -> None:
    stage = Stage(PIERCE, Faces((1,)), Faces((3, 7)), heroes=having("tough_as_old_tree_roots")).struck().done()
    assert stage.hal.severity == 7
    fallen = [*having("tough_as_old_tree_roots", endurance=3), hero("nob")]
    assert Stage(PIERCE, Faces((1,)), Faces((3, 7)), heroes=fallen).struck().done().hal.severity == 7


def test_defiance() -> None:
    for state, left in (({}, 15), ({"wounded": True}, 10), ({"hope": 1, "shadow": 1}, 10)):
        stage = Stage(heroes=having("defiance", endurance=10, **state))
        stage.fight.perform(Aftermath(stage.fight))
        assert stage.hal.endurance == left


def test_desperate_courage() -> None:
    stage = Stage(Answer("hope", "desperate"), INSPIRED, heroes=having("desperate_courage")).strike().done()
    assert (stage.hal.shadow, stage.hal.hope) == (1, 11)


def test_foresight_of_their_kindred() -> None:
    again = use(0, "foresight_of_their_kindred.1")
    stage = Stage(MISS, again, HIT, MISS, heroes=having("foresight_of_their_kindred")).strike()
    assert stage.foe.endurance == 16
    stage.strike().done()
    Stage(
        MISS, again, HIT, MISS, again, HIT, heroes=having("foresight_of_their_kindred", wisdom=2)
    ).strike().strike().done()


# -- Beornings, Mirkwood, Woodmen, Nogrod and Belegost, Rivendell


def test_brother_to_bears() -> None:
    bear = having("brother_to_bears")
    assert not Stage(Faces((12, 1, 1)), MISS, heroes=bear).strike("unarmed").done().foe.able()
    Stage(Faces((12, 1))).strike("unarmed").done()


def test_skin_coat() -> None:
    Stage(PIERCE, Faces((12, 1)), heroes=having("skin_coat")).struck().done()
    leather = having("skin_coat", gear=["sword", "leather_shirt"])
    Stage(PIERCE, Faces((12, 1, 1)), heroes=leather).struck().done()
    mail = having("skin_coat", gear=["sword", "mail_shirt"])
    Stage(PIERCE, Faces((12, 1, 1, 1)), heroes=mail).struck().done()


def test_shots_in_the_dark() -> None:
    for scene in ({"light": "dark"}, {"ground": ["forest"]}):
        Stage(HOPE, INSPIRED, heroes=having("shots_in_the_dark"), scene=scene).strike().done()
        Stage(PIERCE, HOPE, Faces((12, 1, 1)), heroes=having("shots_in_the_dark"), scene=scene).struck().done()
    Stage(HOPE, Faces((1, 1, 1, 1)), heroes=having("shots_in_the_dark")).strike().done()


def test_elf_lights() -> None:
    stage = Stage(Answer("action", "offer:elf_lights:hal"), END, Faces((1, 1)), heroes=having("elf_lights"))
    stage.hero_turn()
    assert (stage.weary(), stage.weary("other"), stage.hal.hope) == (True, False, 11)
    stage.struck().round_end()
    assert stage.weary()
    stage.round_end().done()
    assert not stage.weary()


def test_forest_harrier() -> None:
    harrier = having("forest_harrier")
    Stage(FAVOURED, heroes=harrier).strike().done()
    later = Stage(MISS, FAVOURED, heroes=harrier)
    later.fight.round = 2
    later.strike().strike("bow", ranged=True, volley=True).done()


def test_hound_of_mirkwood() -> None:
    dog = having("hound_of_mirkwood")
    Stage(Faces((1, 1)), MISS, Faces((1, 1)), heroes=dog).struck().struck().round_end().struck().done()
    Stage(MISS, Faces((1, 1)), heroes=dog).struck(ranged=True, volley=True).struck().done()
    stage = Stage(Faces((10, 6)), use(0, "hound_of_mirkwood.2"), PIERCE, Faces((12,)), heroes=dog).struck()
    assert (stage.hal.wounded, stage.hal.endurance, stage.hal.holds("hound_down")) == (False, 26, True)
    stage.round_end().struck().done()


def test_hunters_resolve() -> None:
    again = use(0, "hunters_resolve.1")
    stage = Stage(again, END, heroes=having("hunters_resolve", endurance=20)).hero_turn().done()
    assert (stage.hal.endurance, stage.hal.hope) == (25, 11)
    for state in ({}, {"endurance": 20, "wounded": True}):
        with pytest.raises(AssertionError, match="asked action"):
            Stage(again, END, heroes=having("hunters_resolve", **state)).hero_turn()


def test_staunching_song() -> None:
    songs = {"song": 3, "healing": 0}
    heroes = [*having("staunching_song", skills=songs), hero("nob", wounded=True)]
    stage = Stage(
        Answer("action", "tend:nob"), Faces((8, 4, 4, 1)), END, heroes=heroes, loremaster={"tend_dying": True}
    )
    nob = stage.fight.heroes[1]
    nob.dying = True
    stage.fight.fall(nob, "dying")
    stage.hero_turn().done()
    assert not nob.dying


def test_ancient_fire() -> None:
    stage = Stage(Faces((4, 3)), heroes=having("ancient_fire"))
    fire(stage.fight, stage.hal, "severe")
    assert stage.done().hal.endurance == 26


def test_might_of_the_firstborn() -> None:
    undone: list[Any] = [use(1, "snake_like_speed.1"), use(0, "might_of_the_firstborn.1"), MISS]
    stage = Stage(*undone, heroes=having("might_of_the_firstborn"), foes=[foe("snake_like_speed")]).strike().done()
    assert (stage.hal.hope, stage.foe.drive) == (11, 3)


def test_skill_of_the_eldar() -> None:
    assert Stage(Faces((12, 1, 1)), heroes=having("skill_of_the_eldar")).skill("song").magical
    assert not Stage(Faces((12, 1, 1))).skill("song").magical


# -- blessings


def test_elven_skill() -> None:
    magical: list[Any] = [Answer("skill", "magical"), Faces((1, 1))]
    assert Stage(*magical, heroes=having("elven_skill")).skill("song").magical
    assert Stage(*magical, heroes=having("woodland_skill"), scene={"ground": ["forest"]}).skill("song").magical
    with pytest.raises(AssertionError, match="is not among"):
        Stage(*magical, heroes=having("woodland_skill")).skill("song")


def test_wounded_fury() -> None:
    Stage(FAVOURED, heroes=having("wounded_fury", wounded=True)).strike().done()
    Stage(PIERCE, Faces((1, 12)), heroes=having("wounded_fury", wounded=True)).struck().done()
    Stage(MISS, heroes=having("wounded_fury")).strike().done()


def test_half_armour_load() -> None:
    mail = {"gear": ["coat_of_mail", "helm"]}
    assert Stage(heroes=having("half_armour_load", **mail)).hal.load == 8
    assert Stage(heroes=having(**mail)).hal.load == 16


def test_extra_attribute_is_told_and_changes_nothing() -> None:
    assert sheet("extra_attribute").strength == sheet().strength
