"""What Success icons of a hit buy."""

import pytest

from affray.company import events
from affray.company.sheet import FoeAttack, Weapon
from affray.company.special_damage import FoeIcon, HeroIcon, fend_off_of, pierce_of
from affray.kernel.number import Sum
from tests.clauses import clause
from tests.company.scene import (
    AXE,
    BLADE,
    BOW,
    CLUB,
    DAGGER,
    EYE,
    GREAT_AXE,
    LONG_SWORD,
    RUNE,
    SHIELD,
    SPEAR,
    SWORD,
    Scene,
    faces,
    foe,
    hero,
    say,
)

HEAVY = say("icon", "heavy_blow")
FEND = say("icon", "fend_off")
PIERCE = say("icon", "pierce")


def duel(**ada: object) -> Scene:
    scene = Scene([hero("ada", **ada)], [foe("orc", endurance=60), foe("uruk", endurance=60)])
    scene.stand("ada", "open", "orc", "uruk")
    return scene


def offered(scene: Scene, weapon: Weapon, *shown: int, **how: bool) -> list[str]:
    """What two icons of a fresh hit may buy."""
    strike = scene.strike("ada", "orc", weapon, faces(*shown), **how)
    assert strike.hit
    return scene.keys(HeroIcon(strike))


def parry(scene: Scene) -> int:
    against = Sum(True)
    scene.fight.parry_of(scene.hero("ada"), False, False, scene.foe("orc"), against)
    return int(against.total)


# -- Heavy Blow


@clause("CO-18")
@pytest.mark.parametrize(
    ("weapon", "two_handed", "loss"),
    [(SWORD, False, 4 + 5), (LONG_SWORD, False, 5 + 5), (LONG_SWORD, True, 5 + 6), (GREAT_AXE, True, 7 + 6)],
)
def test_heavy_blow_is_strength_and_one_more_with_both_hands(weapon: Weapon, two_handed: bool, loss: int) -> None:
    scene = duel()
    assert scene.strike("ada", "orc", weapon, faces(5, 6, 5), HEAVY, two_handed=two_handed).loss == loss
    assert scene.foe("orc").endurance == 60 - loss


@clause("CO-18")
def test_heavy_blow_twice_with_any_weapon_from_afar_too() -> None:
    scene = duel(strength=7)
    scene.strike("ada", "orc", BOW, faces(5, 6, 6), HEAVY, HEAVY, ranged=True, two_handed=True)
    assert scene.foe("orc").endurance == 60 - 3 - 8 - 8


@clause("CO-18")
def test_icons_of_a_failed_attack_buy_nothing() -> None:
    scene = duel()
    scene.strike("ada", "orc", SWORD, faces(2, 6, 6))
    assert scene.foe("orc").endurance == 60


@clause("CO-18", "D8")
def test_icons_may_buy_different_things_and_spending_lowers_nothing() -> None:
    scene = duel()
    strike = scene.strike("ada", "orc", SWORD, faces(5, 6, 6), HEAVY, FEND)
    assert (strike.loss, parry(scene)) == (9, 17)
    assert scene.last(events.AttackRolled).icons == 2
    assert scene.last(events.AttackRolled).total == 17


# -- Fend Off


@clause("CO-19")
@pytest.mark.parametrize(("weapon", "more"), [(AXE, 1), (CLUB, 1), (DAGGER, 1), (SWORD, 2), (SPEAR, 3)])
def test_fend_off_by_weapon(weapon: Weapon, more: int) -> None:
    scene = duel(best_proficiency=3)
    scene.strike("ada", "orc", weapon, faces(6, 6, 5), FEND)
    assert parry(scene) == 15 + more
    assert scene.blow("orc", "ada", faces(3, 4, 4, 4)).hit is False
    scene.end_round()
    assert parry(scene) == 15
    assert scene.blow("orc", "ada", faces(3, 4, 4, 4)).hit


@clause("CO-19")
def test_fend_off_counts_against_every_attack_of_the_round_and_adds_up() -> None:
    scene = duel()
    scene.strike("ada", "orc", SPEAR, faces(5, 6, 6), FEND, FEND)
    assert parry(scene) == 21
    scene.blow("orc", "ada", faces(1, 1, 1, 1))
    assert parry(scene) == 21


@clause("CO-19")
def test_no_fend_off_from_afar() -> None:
    scene = duel()
    assert "fend_off" not in offered(scene, BOW, 5, 6, 6, ranged=True)
    assert "fend_off" not in offered(scene, SPEAR, 5, 6, 6, ranged=True)
    assert "fend_off" in offered(duel(), SPEAR, 5, 6, 6)


# -- Pierce


@clause("CO-20")
@pytest.mark.parametrize(("weapon", "step"), [(SWORD, 1), (BOW, 2), (SPEAR, 3), (AXE, 0), (CLUB, 0), (DAGGER, 0)])
def test_pierce_by_weapon(weapon: Weapon, step: int) -> None:
    scene = duel()
    assert pierce_of(scene.fight, scene.hero("ada"), weapon) == step
    dice = (6,) if weapon.proficiency == "brawling" else (6, 6)
    assert ("pierce" in offered(scene, weapon, 9, *dice, ranged=weapon is BOW, two_handed=weapon is BOW)) is (step > 0)


@clause("CO-20")
@pytest.mark.parametrize(
    ("weapon", "feat", "icons", "raised"),
    [(SWORD, 6, 2, 8), (SWORD, 8, 2, 10), (SPEAR, 4, 2, 10), (SPEAR, 9, 1, 10), (BOW, 7, 1, 9), (BOW, 8, 1, 10)],
)
def test_pierce_raises_the_feat_number_up_to_10(weapon: Weapon, feat: int, icons: int, raised: int) -> None:
    scene = duel(proficiencies=dict.fromkeys(("swords", "spears", "bows"), 3))
    pierced = (faces(EYE, 1, 1),) if raised == 10 else ()
    strike = scene.strike(
        "ada",
        "orc",
        weapon,
        faces(feat, *[6] * icons, *[4] * (3 - icons)),
        *[PIERCE] * icons,
        *pierced,
        ranged=weapon is BOW,
        two_handed=weapon is BOW,
    )
    assert strike.feat == raised
    assert bool(scene.told(events.PiercingBlow)) is (raised == 10)


@clause("CO-20")
def test_four_icons_with_a_sword() -> None:
    scene = duel(proficiencies={"swords": 4})
    scene.strike("ada", "orc", SWORD, faces(6, 6, 6, 6, 6), PIERCE, PIERCE, PIERCE, PIERCE, faces(EYE, 1, 1))
    assert scene.last(events.PiercingBlow).injury == 16


@clause("CO-20")
def test_neither_the_eye_nor_the_rune_is_raised_nor_a_10() -> None:
    for feat in (EYE, 10, RUNE):
        scene = duel(proficiencies={"swords": 3})
        protection = () if feat == EYE else (faces(EYE, 1, 1),)
        strike = scene.strike("ada", "orc", SWORD, faces(feat, 6, 6, 6), *protection)
        assert "pierce" not in scene.keys(HeroIcon(strike))


@clause("CO-20")
def test_pierce_changes_neither_hit_nor_total() -> None:
    scene = duel()
    scene.strike("ada", "orc", SPEAR, faces(3, 6, 6), PIERCE)
    assert scene.last(events.AttackRolled).total == 15
    assert not duel().strike("ada", "orc", SPEAR, faces(2, 6, 6)).hit


@clause("CO-20")
def test_dour_handed_adds_one_to_each_use_and_gives_no_axe_the_point() -> None:
    scene = duel(pierce=1)
    assert scene.strike("ada", "orc", SWORD, faces(5, 6, 6), PIERCE, PIERCE).feat == 9
    assert pierce_of(scene.fight, scene.hero("ada"), AXE) == 0


# -- Shield Thrust


@clause("CO-21")
def test_shield_thrust_takes_a_die_from_every_roll_of_the_round() -> None:
    scene = duel(shield=SHIELD)
    scene.strike("ada", "orc", SWORD, faces(5, 6, 5), say("icon", "shield_thrust:orc"))
    assert scene.foe("orc").endurance == 56
    scene.blow("orc", "ada", faces(1, 1, 1))
    scene.blow("orc", "ada", faces(1, 1, 1))
    scene.strike("ada", "orc", SWORD, faces(RUNE, 1, 1), faces(EYE, 1))
    assert scene.hero("ada").engaged[0].id == "orc"
    scene.next_round()
    scene.blow("orc", "ada", faces(1, 1, 1, 1))
    scene.strike("ada", "orc", SWORD, faces(RUNE, 1, 1), faces(EYE, 1, 1))


@clause("CO-21")
def test_shield_thrust_needs_a_shield_in_hand_and_more_strength() -> None:
    assert "shield_thrust:orc" in offered(duel(shield=SHIELD), SWORD, 5, 6, 6)
    assert "shield_thrust:orc" not in offered(duel(), SWORD, 5, 6, 6)
    assert "shield_thrust:orc" not in offered(duel(shield=SHIELD), LONG_SWORD, 5, 6, 6, two_handed=True)
    assert "shield_thrust:orc" not in offered(duel(shield=SHIELD), SPEAR, 5, 6, 6, ranged=True)
    assert "shield_thrust:orc" not in offered(duel(shield=SHIELD, strength=4, tn_strength=15), SWORD, 5, 6, 6)


@clause("CO-22")
def test_a_second_thrust_goes_to_another_foe() -> None:
    scene = Scene([hero("ada", shield=SHIELD)], [foe("orc"), foe("uruk"), foe("troll", level=5)])
    scene.stand("ada", "open", "orc", "uruk", "troll")
    strike = scene.strike("ada", "orc", SWORD, faces(5, 6, 6), say("icon", "shield_thrust:orc"))
    found = [key for key in scene.keys(HeroIcon(strike)) if key.startswith("shield_thrust")]
    assert found == ["shield_thrust:uruk"]  # not the orc again, not the troll of her own Strength
    scene.next_round()
    assert "shield_thrust:orc" in scene.keys(HeroIcon(scene.strike("ada", "orc", SWORD, faces(5, 6, 6))))


@clause("CO-22")
def test_one_hero_never_thrusts_the_same_foe_twice_a_round_and_two_heroes_add_up() -> None:
    scene = Scene([hero("ada", shield=SHIELD), hero("bo", shield=SHIELD)], [foe("orc", endurance=60)])
    for who in ("ada", "bo"):
        scene.pair(who, "orc")
        scene.strike(who, "orc", SWORD, faces(5, 6, 5), say("icon", "shield_thrust:orc"))
    again = scene.strike("ada", "orc", SWORD, faces(5, 6, 6))
    assert "shield_thrust:orc" not in scene.keys(HeroIcon(again))
    scene.blow("orc", "ada", faces(1, 1))


@clause("CO-21")
def test_the_first_thrust_goes_to_the_target() -> None:
    scene = duel(shield=SHIELD)
    assert [key for key in offered(scene, SWORD, 5, 6, 6) if "thrust" in key] == ["shield_thrust:orc"]


# -- foes


def foes_offer(scene: Scene, attack: FoeAttack, *shown: int, **how: bool) -> list[str]:
    return scene.keys(FoeIcon(scene.blow("orc", "ada", faces(*shown), attack=attack, **how)))


def test_foes_buy_heavy_blow_always_and_the_rest_where_listed() -> None:
    """3.5: Heavy Blow is the Attribute Level; Pierce is 2, up to 10, numbers only."""
    scene = duel(shield=SHIELD)
    scene.blow("orc", "ada", faces(5, 6, 6, 6), say("foe_icon", "heavy_blow"), say("foe_icon", "heavy_blow"))
    assert scene.hero("ada").endurance == 30 - 5 - 8
    assert foes_offer(scene, BLADE, 5, 6, 6, 6) == ["heavy_blow", "done"]
    listed = FoeAttack("claws", 3, 3, 14, ("pierce", "seize", "break_shield"))
    assert foes_offer(scene, listed, 5, 6, 6, 6) == ["heavy_blow", "pierce", "seize", "break_shield", "done"]
    assert "pierce" not in foes_offer(scene, listed, RUNE, 6, 6, 6)  # the rune is nothing to a servant of the Shadow
    assert "seize" not in foes_offer(scene, listed, 5, 6, 6, 6, ranged=True)


def test_pierce_of_a_foe() -> None:
    """3.5."""
    listed = FoeAttack("fangs", 3, 3, 14, ("pierce",))
    for feat, raised in ((7, 9), (8, 10), (9, 10)):
        scene = duel()
        protection = (faces(10), faces(5)) if raised == 10 else ()
        blow = scene.blow("orc", "ada", faces(feat, 6, 4, 4), say("foe_icon", "pierce"), *protection, attack=listed)
        assert blow.feat == raised
        assert scene.hero("ada").wounded is (raised == 10)


def test_break_shield_takes_parry_and_load() -> None:
    """3.5, and 10.2: not a rewarded one."""
    scene = duel(shield=SHIELD)
    scene.blow(
        "orc",
        "ada",
        faces(5, 6, 6, 5),
        say("foe_icon", "break_shield"),
        attack=FoeAttack("axe", 3, 5, 18, ("break_shield",)),
    )
    assert parry(scene) == 15
    assert scene.hero("ada").load == 2
    assert scene.hero("ada").dropped == ()


@clause("CO-19")
def test_fend_off_words_and_rule_agree() -> None:
    scene = duel()
    assert [fend_off_of(scene.fight, weapon) for weapon in (AXE, SWORD, SPEAR, CLUB, BOW)] == [1, 2, 3, 1, 0]
