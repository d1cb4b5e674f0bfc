"""The Battle roll, complications and advantages."""

from affray.company import events
from affray.company.tasks import BattleUse
from tests.clauses import clause
from tests.company.scene import BOW, EYE, MAIL, RUNE, SWORD, Scene, faces, foe, hero, say


def field(close: int = 0, ranged: int = 0) -> Scene:
    scene = Scene([hero("ada"), hero("bo"), hero("cy")], [foe("orc", parry=5), foe("uruk", parry=5)])
    scene.fight.close_dice = close
    scene.fight.ranged_dice = ranged
    return scene


def dice(scene: Scene, *expected: tuple[str, int]) -> None:
    """Each attacks once and rolls so many Success dice."""
    for who, count in expected:
        scene.strike(who, "orc", SWORD, faces(1, *[1] * count))


@clause("CO-05", "B1")
def test_battle_is_a_main_action_with_the_loremasters_leave() -> None:
    scene = field()
    assert "battle" in scene.deeds("ada", secondary=False)
    assert "battle" not in scene.deeds("ada", main=False)
    scene.fight.battle_rolls = False
    assert "battle" not in scene.deeds("ada")
    scene.fight.battle_rolls = True
    scene.turn("ada", say("action", "battle"), faces(5, 5, 5), say("battle", "advantage"))
    assert scene.last(events.SkillRolled).skill == "battle"


@clause("CO-05", "B2", "B4")
def test_an_advantage_on_the_next_attack_only() -> None:
    scene = field()
    scene.task("ada", "battle", faces(5, 5, 5), say("battle", "advantage"))
    scene.next_round()
    scene.next_round()
    dice(scene, ("bo", 2), ("ada", 3), ("ada", 2))


@clause("CO-05", "B2", "B5")
def test_a_complication_removed_for_the_next_attack_and_whole() -> None:
    scene = field(close=-2)
    scene.task("ada", "battle", faces(RUNE), say("battle", "removal"))  # the roll itself has lost its two dice (B7)
    dice(scene, ("bo", 0), ("ada", 2), ("ada", 0))


@clause("CO-05")
def test_nothing_to_remove_is_not_offered() -> None:
    assert field().keys(BattleUse(field().fight, field().hero("ada"), 0)) == ["advantage", "burden"]
    scene = field(ranged=-1)
    assert scene.keys(BattleUse(scene.fight, scene.hero("ada"), 0)) == ["advantage", "removal", "burden"]


@clause("CO-05", "B2")
def test_a_complication_on_the_next_attack_against_the_hero() -> None:
    scene = field()
    scene.task("ada", "battle", faces(5, 5, 5), say("battle", "burden"))
    scene.blow("orc", "bo", faces(1, 1, 1, 1))
    scene.blow("orc", "ada", faces(1, 1, 1))
    scene.blow("uruk", "ada", faces(1, 1, 1, 1))


@clause("CO-05")
def test_a_failed_battle_roll_gives_nothing() -> None:
    scene = field()
    scene.task("ada", "battle", faces(2, 6, 6))
    assert scene.fight.effects == []


@clause("CO-06", "B3")
def test_each_icon_lets_one_more_hero_share() -> None:
    scene = field()
    scene.task("ada", "battle", faces(5, 6, 6), say("battle", "advantage"), say("share", "cy"), say("share", "bo"))
    dice(scene, ("bo", 3), ("cy", 3), ("ada", 3), ("bo", 2), ("cy", 2), ("ada", 2))


@clause("CO-06", "B3")
def test_one_icon_is_one_hero_of_the_players_choice() -> None:
    scene = field()
    scene.task("ada", "battle", faces(5, 6, 5), say("battle", "burden"), say("share", "cy"))
    scene.blow("orc", "bo", faces(1, 1, 1, 1))
    scene.blow("orc", "cy", faces(1, 1, 1))
    scene.blow("orc", "ada", faces(1, 1, 1))
    assert len(scene.fight.effects) == 0


@clause("CO-06")
def test_no_icon_no_sharing() -> None:
    scene = field()
    scene.task("ada", "battle", faces(5, 5, 5), say("battle", "advantage"))  # nobody is asked whom else
    assert [effect.target for effect in scene.fight.effects] == ["ada"]


@clause("B6")
def test_what_is_not_used_waits() -> None:
    scene = field()
    scene.task("ada", "battle", faces(5, 5, 5), say("battle", "burden"))
    for _ in range(4):
        scene.next_round()
    scene.blow("orc", "ada", faces(1, 1, 1))


@clause("B7")
def test_the_field_touches_all_rolls_of_heroes_and_none_of_foes() -> None:
    scene = Scene([hero("ada", armour=MAIL, weapons=[SWORD, BOW])], [foe("orc", parry=5)])
    scene.fight.close_dice = -1
    scene.fight.ranged_dice = 1
    scene.strike("ada", "orc", SWORD, faces(1, 1))
    scene.strike("ada", "orc", BOW, faces(1, 1, 1, 1), ranged=True)
    scene.skill("ada", "awe", faces(1, 1))
    scene.blow("orc", "ada", faces(EYE, 1, 1, 1), faces(RUNE, 1, 1))  # Protection too
    scene.strike("ada", "orc", SWORD, faces(RUNE, 1), faces(EYE, 1, 1))  # the foe's not


@clause("B4")
def test_the_loremaster_may_grant_more() -> None:
    scene = field()
    scene.fight.setting.battle_dice = 2
    scene.task("ada", "battle", faces(5, 5, 5), say("battle", "advantage"))
    dice(scene, ("ada", 4))


@clause("D10")
def test_losses_and_gains_are_added_first_and_then_never_below_none() -> None:
    scene = field(close=-2)
    scene.hero("ada").sheet.proficiencies["swords"] = 1
    scene.hero("ada").sheet.reckon_ratings()
    scene.stand("ada", "forward")
    dice(scene, ("ada", 0))  # 1 + 1 - 2
    scene.fight.close_dice = -1
    dice(scene, ("ada", 1))
    scene.hero("ada").sheet.proficiencies["swords"] = 0
    scene.hero("ada").sheet.reckon_ratings()
    scene.fight.close_dice = -2
    dice(scene, ("ada", 0))  # 0 + 1 - 2, not -1
