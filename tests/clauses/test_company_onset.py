"""The onset: ambushes either way, and the opening volleys."""

import pytest

from affray.company import events
from affray.company.onset import FoeShot, HeroShot
from affray.company.sheet import FoeAttack, Shield
from affray.company.turn import next_hero
from affray.kernel.number import Sum
from tests.clauses import clause
from tests.company.scene import (
    BLADE,
    BOW,
    EYE,
    FOE_BOW,
    FOE_SPEAR,
    RUNE,
    SHIELD,
    SPEAR,
    SWORD,
    Scene,
    Script,
    faces,
    foe,
    hero,
    say,
)


def ambushed(*shown: tuple[int, ...]) -> Scene:
    scene = Scene(
        [hero(f"h{n}", weapons=[SWORD, BOW], shield=SHIELD) for n in range(len(shown))],
        [foe("orc", attacks=(BLADE, FOE_BOW))],
        ambush="by_foes",
    )
    scene.onset(*[faces(*each) for each in shown])
    return scene


def ambushing(*shown: tuple[int, ...], saved: str = "", rulings: dict[str, str] | None = None) -> Scene:
    scene = Scene(
        [hero(f"h{n}", weapons=[SWORD, BOW]) for n in range(len(shown))],
        [foe("orc", attacks=(BLADE, FOE_BOW))],
        rulings,
        ambush="by_company",
    )
    script = [faces(*each) for each in shown]
    scene.onset(*script, *((say("cancel", saved),) if saved else ()))
    return scene


def parry(scene: Scene, who: str, volley: bool = True) -> int:
    against = Sum(True)
    scene.fight.parry_of(scene.hero(who), True, volley, scene.fight.foes[0], against)
    return int(against.total)


LONG_BOW = FoeAttack("long_bow", 3, 3, 14, ranged=True)
FAIL = (1, 1, 1)
PASS = (5, 5, 5)


@clause("CO-08", "A1", "A2")
def test_who_fails_awareness_neither_shoots_nor_acts_in_round_1() -> None:
    scene = ambushed(FAIL, PASS)
    assert [hero.surprised for hero in scene.fight.heroes] == [True, False]
    assert {event.skill for event in scene.told(events.SkillRolled)} == {"awareness"}
    scene.volley(say("volley", "hold", "h1"), say("foe_volley", "hold"))  # h0 is not asked
    scene.begin_round()
    scene.stances(say("stance", "h1:forward"))
    scene.turn("h0")
    assert [event.who for event in scene.told(events.CannotAct)] == ["h0"]
    scene.next_round()
    assert "end" in scene.deeds("h0")
    scene.turn("h0", say("action", "shield_off"))
    assert scene.hero("h0").shield is None


@clause("CO-08")
def test_every_hero_rolls_for_himself() -> None:
    scene = ambushed(PASS, FAIL, PASS)
    assert [hero.surprised for hero in scene.fight.heroes] == [False, True, False]
    scene.turn("h0", say("action", "shield_off"))
    assert scene.hero("h0").shield is None


@clause("A3")
def test_the_surprised_stand_in_open_can_be_struck_and_may_give_way() -> None:
    scene = ambushed(FAIL)
    scene.begin_round()
    scene.hero("h0").stance = 0
    scene.stances()
    scene.engage()
    assert scene.hero("h0").stance == 1
    scene.blow("orc", "h0", faces(6, 4, 4, 4), say("knockback", "yes"))
    assert scene.hero("h0").endurance == 27
    scene.blow("orc", "h0", faces(EYE, 4, 4, 4), say("hope", "hope"), faces(10, 6))
    assert scene.hero("h0").hope == 9


@clause("CO-09", "A4")
def test_an_ambush_needs_every_success() -> None:
    assert ambushing(PASS, PASS).fight.foes_surprised
    failed = ambushing(PASS, FAIL)
    assert not failed.fight.foes_surprised
    assert {event.skill for event in failed.told(events.SkillRolled)} == {"stealth"}


@clause("A4")
def test_an_icon_makes_good_a_companions_failure() -> None:
    assert ambushing((5, 6, 5), FAIL, saved="h1").fight.foes_surprised
    assert not ambushing((5, 6, 5), FAIL, saved="no").fight.foes_surprised
    assert not ambushing((5, 6, 5), FAIL, FAIL, saved="h1").fight.foes_surprised


@clause("CO-10", "A5")
def test_surprised_foes_shoot_no_volley_and_lose_a_die_in_round_1() -> None:
    scene = ambushing(PASS)
    scene.volley(
        say("volley", "bow:orc"), faces(RUNE, 1, 1), faces(EYE, 1, 1)
    )  # Protection before round 1 loses nothing
    assert scene.told(events.PiercingBlow)
    scene.begin_round()
    scene.pair("h0", "orc")
    scene.foe_turn("orc", say("foe_action", "attack:blade:h0"), faces(1, 1, 1))
    scene.strike("h0", "orc", SWORD, faces(RUNE, 1, 1), faces(EYE, 1))
    scene.next_round()
    scene.blow("orc", "h0", faces(1, 1, 1, 1))
    scene.strike("h0", "orc", SWORD, faces(RUNE, 1, 1), faces(EYE, 1, 1))


@clause("A6", "CO-09")
def test_a_failed_ambush_changes_nothing() -> None:
    scene = ambushing(FAIL)
    scene.volley(say("volley", "hold"), say("foe_volley", "horn_bow:h0"), faces(1, 1, 1))
    scene.begin_round()
    scene.blow("orc", "h0", faces(1, 1, 1, 1))


@clause("CO-07", "V4")
def test_the_shield_counts_twice_against_volleys() -> None:
    scene = Scene(
        [hero("ada", shield=SHIELD, weapons=[SWORD, BOW]), hero("bo", shield=Shield("great", 4, 6))], [foe("orc")]
    )
    assert [parry(scene, "ada"), parry(scene, "ada", volley=False)] == [19, 17]
    assert parry(scene, "bo") == 15 + 8
    missed = scene.blow("orc", "ada", faces(6, 6, 5, 1), attack=LONG_BOW, ranged=True, volley=True)
    assert not missed.hit
    assert scene.blow("orc", "ada", faces(6, 6, 5, 1), attack=LONG_BOW, ranged=True).hit


@clause("CO-07", "A3")
def test_not_for_the_surprised() -> None:
    scene = ambushed(FAIL, PASS)
    assert [parry(scene, "h0"), parry(scene, "h1")] == [17, 19]


@clause("CO-07")
def test_not_without_a_shield() -> None:
    scene = Scene([hero("ada")], [foe("orc")])
    assert parry(scene, "ada") == 15


@clause("V5")
def test_a_bow_leaves_no_shield_in_this_volley() -> None:
    scene = Scene([hero("ada", weapons=[BOW], shield=SHIELD), hero("bo", weapons=[SPEAR], shield=SHIELD)], [foe("orc")])
    scene.volley(say("volley", "bow:orc", "ada"), faces(1, 1, 1), say("volley", "spear:orc", "bo"), faces(1, 1, 1))
    assert [parry(scene, "ada"), parry(scene, "bo")] == [15, 19]
    scene.volley(say("volley", "hold", "ada"), number=2)
    assert parry(scene, "ada") == 19


@clause("V1")
def test_thrown_weapons_fly_once_and_bows_as_often_as_the_distance_allows() -> None:
    scene = Scene([hero("ada", weapons=[BOW, SPEAR])], [foe("orc", attacks=(FOE_BOW, FOE_SPEAR))], bow_volleys=2)
    scene.fight.volley = 1
    question = HeroShot(scene.fight, scene.hero("ada"), False, False)
    assert scene.keys(question) == ["hold", "bow:orc"]
    scene.volley(say("volley", "bow:orc"), faces(1, 1, 1), say("foe_volley", "horn_bow:ada"), faces(1, 1, 1))
    scene.volley(
        say("volley", "spear:orc"), faces(1, 1, 1), say("foe_volley", "foe_spear:ada"), faces(1, 1, 1), number=2
    )
    assert scene.hero("ada").dropped == ("spear",)
    assert scene.keys(FoeShot(scene.fight, scene.foe("orc"), True)) == ["hold", "horn_bow:ada"]
    assert scene.hero("ada").load == 2


@clause("V2", "V7")
def test_a_volley_is_an_attack_without_stance_dice() -> None:
    scene = Scene([hero("ada", weapons=[BOW])], [foe("orc", attacks=(FOE_BOW,), parry=2)])
    scene.stand("ada", "forward")
    scene.fight.ranged_dice = -1
    scene.fight.close_dice = 2
    scene.volley(say("volley", "bow:orc"), faces(1, 1), say("foe_volley", "horn_bow:ada"), faces(1, 1, 1))
    first, second = scene.told(events.AttackRolled)
    assert (first.against, second.against) == (17, 15)


@clause("V3", "V8")
@pytest.mark.parametrize(("foes_first", "order"), [(False, ["ada", "orc"]), (True, ["orc", "ada"])])
def test_heroes_shoot_first_unless_the_foes_are_favoured(foes_first: bool, order: list[str]) -> None:
    scene = Scene(
        [hero("ada", weapons=[BOW]), hero("bo")], [foe("orc", attacks=(FOE_BOW,)), foe("uruk")], foes_first=foes_first
    )
    ours: list[Script] = [say("volley", "bow:uruk"), faces(1, 1, 1)]
    theirs: list[Script] = [say("foe_volley", "horn_bow:bo"), faces(1, 1, 1)]
    scene.volley(*(theirs + ours if foes_first else ours + theirs))
    assert [event.who for event in scene.told(events.AttackRolled)] == order


@clause("V9")
def test_the_surprised_do_not_shoot() -> None:
    scene = ambushed(FAIL)
    scene.volley(say("foe_volley", "horn_bow:h0"), faces(1, 1, 1))
    scene = ambushing(PASS)
    scene.volley(say("volley", "hold"))


@clause("V1", "V11")
def test_no_volleys_in_a_sudden_clash() -> None:
    """V1: with none set, round 1 begins at once. V11: unless somebody has a shot of his own."""
    scene = Scene([hero("ada", weapons=[BOW])], [foe("orc", attacks=(FOE_BOW,))], volleys=0, bow_volleys=0)
    scene.fight.round = 0
    scene.steps(4)
    assert scene.fight.round == 1
    assert scene.told(events.AttackRolled) == []
    scene = Scene([hero("ada", weapons=[BOW])], [foe("orc", attacks=(FOE_BOW,))], volleys=0, bow_volleys=0)
    scene.hero("ada").flags += ("extra_volley",)
    scene.fight.round = 0
    scene.steps(4, say("volley", "bow:orc"), faces(1, 1, 1))
    assert [event.who for event in scene.told(events.AttackRolled)] == ["ada"]


@clause("CO-08", "CO-01")
def test_nobody_is_asked_in_which_order_the_surprised_do_nothing() -> None:
    scene = ambushed(PASS, FAIL, FAIL)
    scene.fight.round = 1
    for one in scene.fight.heroes:
        one.stance = 1
    asked = [next_hero(scene.fight)]
    for _ in range(2):
        asked[-1].acted = True  # type: ignore[union-attr]
        asked.append(next_hero(scene.fight))
    assert [one.id for one in asked if one is not None] == ["h1", "h2", "h0"]
