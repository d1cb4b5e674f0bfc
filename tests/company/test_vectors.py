"""The acceptance vectors: small sums that everybody at the table can check by hand."""

from affray.company import events
from affray.company.deeds import HeroAction
from affray.company.fighter import REARWARD
from affray.company.sheet import FoeAttack, Shield, Weapon
from affray.company.special_damage import FoeIcon, HeroIcon
from affray.company.stances import stance_rule
from affray.kernel.number import Sum
from tests.company.scene import (
    BLADE,
    BOW,
    EYE,
    GREAT_AXE,
    HELM,
    MAIL,
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
PIERCE = say("icon", "pierce")


def duel(stance: str = "open", **ada: object) -> Scene:
    scene = Scene([hero("ada", **ada)], [foe("orc", endurance=60, armour=0)])
    scene.stand("ada", stance, "orc")
    return scene


def parry(scene: Scene, volley: bool) -> int:
    against = Sum(True)
    scene.fight.parry_of(scene.hero("ada"), volley, volley, scene.foe("orc"), against)
    return int(against.total)


def test_1_heavy_blow() -> None:
    for heavy_blow, extra in ((0, 6), (1, 7)):
        scene = duel(weapons=[GREAT_AXE], heavy_blow=heavy_blow)
        scene.strike("ada", "orc", GREAT_AXE, faces(5, 6, 6), HEAVY, two_handed=True)
        assert scene.last(events.HeavyBlow).amount == extra
        assert scene.foe("orc").endurance == 60 - 7 - extra
    grievous = Weapon("great_axe", "axes", 8, 0, 20, 4, one_handed=False, two_handed=True, rewarded=True)
    scene = duel(strength=7, weapons=[grievous], heavy_blow=1)
    assert scene.strike("ada", "orc", grievous, faces(5, 6, 6), HEAVY, two_handed=True).loss == 17


def test_2_pierce() -> None:
    for feat, raised in ((8, 10), (9, 10)):
        scene = duel(weapons=[SPEAR])
        strike = scene.strike("ada", "orc", SPEAR, faces(feat, 6, 5), PIERCE, faces(5))
        assert strike.feat == raised
        assert scene.last(events.PiercingBlow).injury == 14
    eye = duel("forward", weapons=[SPEAR])
    blow = eye.strike("ada", "orc", SPEAR, faces(EYE, 6, 6, 5))
    assert (blow.hit, blow.feat, blow.icons) == (True, 0, 2)
    assert "pierce" not in eye.keys(HeroIcon(blow))
    keen = Weapon("bow", "bows", 3, 0, 14, 2, ranged=True, one_handed=False, two_handed=True, pierces_on=9)
    for feat, pierces in ((8, 0), (9, 1)):
        scene = duel("rearward", weapons=[keen])
        protection = (faces(5),) if pierces else ()
        scene.strike("ada", "orc", keen, faces(feat, 5, 5), *protection, two_handed=True, ranged=True)
        assert len(scene.told(events.PiercingBlow)) == pierces


def test_3_knockback() -> None:
    for loss, halved in ((7, 4), (1, 1)):
        scene = duel()
        attack = FoeAttack("blade", 3, loss, 16)
        scene.blow("orc", "ada", faces(5, 5, 5, 5), say("knockback", "yes"), attack=attack)
        assert scene.hero("ada").endurance == 30 - halved
        second = scene.blow("orc", "ada", faces(5, 5, 5, 5), attack=attack)
        assert not second.may_give_way()
        assert scene.hero("ada").endurance == 30 - halved - loss
        scene.next_round()
        scene.stances(say("stance", "ada:forward"))
        main = [deed for deed in HeroAction(scene.fight, scene.hero("ada"), False, True).options() if deed.main]
        assert main == []
        scene.turn("ada", say("action", "drop_weapon:sword"))
        assert len(scene.told(events.Recovered)) == 1
        assert not scene.hero("ada").recovering


def test_4_protection_before_the_weariness_of_the_same_hit() -> None:
    scene = duel(endurance=12, weapons=[SWORD], armour=MAIL)
    assert scene.hero("ada").load == 11
    scene.blow("orc", "ada", faces(EYE, 5, 5, 5), faces(7, 3, 3, 3), attack=FoeAttack("blade", 3, 4, 16))
    rolled = scene.last(events.ProtectionRolled)
    assert not rolled.weary
    assert (rolled.total, rolled.passed) == (16, True)
    assert scene.hero("ada").endurance == 8
    assert scene.hero("ada").weary()


def rearward(heroes: int, foes: int) -> str:
    scene = Scene([hero(f"h{n}") for n in range(heroes)], [foe(f"f{n}") for n in range(foes)])
    return stance_rule(scene.fight, scene.hero("h0"), REARWARD, scene.fight.able_heroes)


def test_5_who_may_stand_rearward() -> None:
    assert rearward(4, 9) == "too-many-foes"
    assert rearward(3, 6) == ""
    assert rearward(2, 2) == "too-few-companions"


def test_6_limits_of_engagement() -> None:
    scene = Scene(
        [hero(f"h{n}") for n in range(7)],
        [*[foe(f"orc{n}") for n in range(4)], *[foe(f"troll{n}", large=True) for n in range(3)]],
    )
    for n in range(3):
        scene.pair("h0", f"orc{n}")
    assert not scene.hero("h0").room_for(scene.foe("orc3"))
    for n in range(2):
        assert scene.hero("h1").room_for(scene.foe(f"troll{n}"))
        scene.pair("h1", f"troll{n}")
    assert not scene.hero("h1").room_for(scene.foe("troll2"))
    for n in range(1, 7):
        assert scene.foe("troll2").room()
        scene.pair(f"h{n}", "troll2")
    assert not scene.foe("troll2").room()


def test_7_shield_in_a_volley() -> None:
    scene = duel(shield=SHIELD)
    assert (parry(scene, True), parry(scene, False)) == (19, 17)
    scene = duel(shield=Shield("shield", 3, 4, rewarded=True))
    assert (parry(scene, True), parry(scene, False)) == (21, 18)


def test_8_defensive_against_two() -> None:
    scene = Scene([hero("ada", proficiencies={"swords": 3})], [foe("orc"), foe("uruk")])
    scene.stand("ada", "defensive", "orc", "uruk")
    scene.strike("ada", "orc", SWORD, faces(5, 5))
    scene.blow("orc", "ada", faces(5, 1, 1))
    scene.blow("uruk", "ada", faces(5, 1, 1))


def test_9_intimidate() -> None:
    for icons, weary in ((0, ["orc"]), (1, ["orc", "uruk"]), (2, ["orc", "uruk", "troll"])):
        scene = Scene([hero("ada")], [foe("orc"), foe("uruk", might=2), foe("troll", might=3)])
        scene.stand("ada", "forward")
        shown = [6] * icons + [5] * (2 - icons)
        scene.task("ada", "intimidate", faces(5, *shown))
        assert [effect.target for effect in scene.fight.effects if effect.kind == "weary"] == weary
        scene.end_round()
        assert scene.fight.effects == []


def test_10_rally() -> None:
    scene = Scene([hero("ada"), hero("bo"), hero("cy")], [foe("orc")])
    scene.stand("bo", "forward")
    scene.stand("cy", "defensive")
    scene.task("ada", "rally", faces(5, 6, 5))
    assert "rally" not in scene.deeds("ada")
    scene.next_round()
    for who, dice in (("ada", 2 + 1), ("bo", 2 + 1 + 1), ("cy", 2 - 1)):
        scene.strike(who, "orc", SWORD, faces(1, *[1] * dice))
    assert "rally" in scene.deeds("ada")


def test_11_protect() -> None:
    scene = Scene([hero("ada"), hero("bo")], [foe("orc")])
    scene.stand("ada", "defensive")
    scene.task("ada", "protect", faces(5, 6, 6), ward="bo")
    scene.blow("orc", "bo", faces(1))
    scene.blow("orc", "bo", faces(1, 1, 1, 1))


def test_12_prepare_shot() -> None:
    scene = Scene([hero("ada", weapons=[BOW])], [foe("orc")])
    scene.stand("ada", "rearward")
    scene.task("ada", "prepare", faces(5, 6, 5))
    scene.next_round()
    scene.strike("ada", "orc", BOW, faces(1, 1, 1, 1, 1), ranged=True, two_handed=True)
    scene.strike("ada", "orc", BOW, faces(1, 1, 1), ranged=True, two_handed=True)


def test_13_ambush_by_the_company() -> None:
    scene = Scene([hero("ada"), hero("bo")], [foe("orc")], ambush="by_company")
    scene.onset(faces(5, 5, 5), faces(1, 1, 1))
    assert not scene.fight.foes_surprised
    scene = Scene([hero("ada", armour=MAIL), hero("bo")], [foe("orc", attacks=(BLADE, FoeAttack("bow", 3, 3, 14, ranged=True)))], ambush="by_company")  # fmt: skip
    scene.onset(faces(5, 5, 5), faces(5, 5, 5))
    scene.volley()  # nobody on either side is asked
    scene.begin_round()
    scene.blow("orc", "ada", faces(1, 1, 1))
    scene.strike("ada", "orc", SWORD, faces(RUNE, 1, 1), faces(5, 1))
    scene.next_round()
    scene.blow("orc", "ada", faces(1, 1, 1, 1))


def test_14_the_company_ambushed() -> None:
    scene = Scene(
        [hero("ada", weapons=[BOW], shield=SHIELD), hero("bo", weapons=[BOW])], [foe("orc")], ambush="by_foes"
    )
    scene.onset(faces(1, 1, 1), faces(5, 5, 5))
    assert scene.hero("ada").surprised
    assert not scene.hero("bo").surprised
    assert parry(scene, True) == 17
    scene.volley(say("volley", "hold", "bo"))
    scene.begin_round()
    scene.stances(say("stance", "bo:open"))
    scene.engage()
    scene.turn("ada")
    assert scene.last(events.CannotAct).why == "surprised"
    assert scene.blow("orc", "ada", faces(5, 5, 5, 5)).hit


def test_15_wounds_of_foes() -> None:
    scene = Scene([hero("ada")], [foe("uruk", might=2, endurance=60), foe("troll", might=2, endurance=4)])
    scene.strike("ada", "uruk", SWORD, faces(RUNE, 1, 1), faces(1, 1, 1))
    assert scene.foe("uruk").able()
    scene.strike("ada", "uruk", SWORD, faces(RUNE, 1, 1), faces(1, 1, 1))
    assert scene.foe("uruk").out == "slain"
    scene.strike("ada", "troll", SWORD, faces(5, 5, 5))
    assert (scene.foe("troll").out, scene.foe("troll").wounds) == ("slain", 0)


def test_16_second_wound() -> None:
    scene = duel(start_wounded=True)
    scene.blow("orc", "ada", faces(EYE, 5, 5, 5), faces(1))
    ada = scene.hero("ada")
    assert (ada.endurance, ada.dying, ada.out) == (0, True, "dying")


def test_17_escape_by_force() -> None:
    scene = duel("defensive")
    scene.strike("ada", "orc", SWORD, faces(5, 4), escape=True)
    assert scene.hero("ada").engaged == [scene.foe("orc")]
    scene.strike("ada", "orc", SWORD, faces(10, 6), escape=True)
    assert scene.hero("ada").out == "gone"
    assert scene.foe("orc").engaged == []
    assert scene.foe("orc").endurance == 60


def test_18_weary_without_hate() -> None:
    scene = Scene([hero("ada")], [foe("orc", drive=1)])
    scene.pair("ada", "orc")
    scene.blow("orc", "ada", say("drive", "yes"), faces(1, 3, 3, 3, 3))
    assert scene.foe("orc").drive == 0
    assert not scene.last(events.AttackRolled).weary
    scene.next_round()
    scene.blow("orc", "ada", faces(1, 3, 3, 3))
    assert scene.last(events.AttackRolled).weary
    assert scene.last(events.AttackRolled).total == 1


def test_19_break_shield() -> None:
    breaker = FoeAttack("axe", 3, 5, 18, ("break_shield",))
    scene = duel(shield=Shield("shield", 2, 4, rewarded=True))
    blow = scene.blow("orc", "ada", faces(5, 6, 6, 6), attack=breaker)
    assert "break_shield" not in scene.keys(FoeIcon(blow))
    scene = duel(shield=SHIELD)
    scene.blow("orc", "ada", faces(5, 6, 6, 5), say("foe_icon", "break_shield"), attack=breaker)
    assert scene.hero("ada").shield is None


def test_20_shield_thrust() -> None:
    for level, allowed in ((5, False), (4, True)):
        scene = Scene([hero("ada", shield=SHIELD)], [foe("orc", level=level)])
        scene.pair("ada", "orc")
        strike = scene.strike("ada", "orc", SWORD, faces(5, 6, 6))
        assert ("shield_thrust:orc" in scene.keys(HeroIcon(strike))) is allowed


def test_21_battle() -> None:
    scene = Scene([hero("ada"), hero("bo"), hero("cy")], [foe("orc")])
    scene.task("ada", "battle", faces(5, 6, 5), say("battle", "advantage"), say("share", "bo"))
    for who, dice in (("ada", 3), ("ada", 2), ("bo", 3), ("bo", 2), ("cy", 2)):
        scene.strike(who, "orc", SWORD, faces(1, *[1] * dice))


def test_22_favoured_twice_and_ill_favoured_once() -> None:
    scene = duel(hope=5, start_shadow=5, favoured=("awe", "awe"))
    scene.skill("ada", "awe", faces(5, 1, 1))


def test_23_weary_dice() -> None:
    scene = duel(endurance=2)
    roll = scene.skill("ada", "awe", faces(5, 3, 6))
    assert roll.roll.total == 11
    scene = Scene([hero("ada", endurance=2, proficiencies={"swords": 3}, tn_strength=11)], [foe("orc")])
    strike = scene.strike("ada", "orc", SWORD, faces(5, 1, 3, 6))
    assert scene.last(events.AttackRolled).total == 11
    assert scene.last(events.AttackRolled).icons == 1
    assert strike.hit


def test_24_miserable_and_the_kept_die() -> None:
    scene = duel(start_hope=4, start_shadow=4, proficiencies={"swords": 4})
    assert not scene.strike("ada", "orc", SWORD, faces(EYE, 6, 6, 6, 6)).hit
    scene = duel(hope=4, start_shadow=4)
    roll = scene.skill("ada", "awe", faces(RUNE, 4, 6, 6))
    assert roll.roll.total == 16
    assert roll.outcome.feat == 4


def test_25_helm_off() -> None:
    scene = duel(endurance=14, armour=MAIL, helm=HELM)
    assert (scene.hero("ada").load, scene.hero("ada").weary()) == (15, True)
    scene.turn("ada", say("action", "helm_off"))
    assert (scene.hero("ada").load, scene.hero("ada").weary()) == (11, False)
    assert scene.told(events.WearyNoMore)
    scene.blow("orc", "ada", faces(EYE, 5, 5, 5), faces(9, 3, 3, 3))
