"""Stances: what they give, and who may take Rearward."""

import pytest

from affray.company import events
from affray.company.fighter import FORWARD, REARWARD
from affray.company.sheet import FoeAttack
from affray.company.stances import StanceChoice, rearward_rule, stance_rule
from tests.clauses import clause
from tests.company.scene import BOW, FOE_BOW, SPEAR, SWORD, Scene, faces, foe, hero, say


def company(heroes: int, foes: int, **extra: int) -> Scene:
    return Scene([hero(f"h{n}", **extra) for n in range(heroes)], [foe(f"f{n}") for n in range(foes)])


def rule(scene: Scene, who: str = "h0", undecided: int = 0) -> str:
    return rearward_rule(scene.fight, scene.hero(who), scene.fight.able_heroes[undecided:])


@pytest.mark.parametrize(
    ("stance", "own", "against"),
    [("forward", 3, 4), ("open", 2, 3), ("defensive", 1, 2)],
)
def test_the_dice_of_the_close_stances(stance: str, own: int, against: int) -> None:
    """2.4: Forward +1 and +1, Defensive -1 for each engaging foe and -1."""
    scene = company(1, 1)
    scene.stand("h0", stance, "f0")
    scene.strike("h0", "f0", SWORD, faces(1, *[1] * own))
    scene.blow("f0", "h0", faces(1, *[1] * against))


def test_ranged_attacks_know_no_stance_of_their_target() -> None:
    """2.4: neither Forward nor Defensive."""
    for stance in ("forward", "defensive", "rearward"):
        scene = company(1, 1)
        scene.stand("h0", stance)
        scene.blow("f0", "h0", faces(1, 1, 1), attack=FOE_BOW, ranged=True)


def test_an_unengaged_defender_counts_one() -> None:
    """2.4: as if engaged by the one attacked."""
    scene = company(1, 2)
    scene.stand("h0", "defensive")
    scene.turn("h0", say("action", "attack:sword:f0"), faces(1, 1))


def test_rearward_attacks_from_afar_only() -> None:
    """2.4, 3.1: and nobody strikes a hero there hand to hand."""
    scene = Scene([hero("ada", weapons=[SWORD, BOW, SPEAR])], [foe("orc")])
    scene.stand("ada", "rearward")
    assert [d.split(":")[0] for d in scene.deeds("ada", secondary=False)][:2] == ["shoot", "throw"]
    assert not [d for d in scene.deeds("ada") if d.startswith("attack")]
    scene.stand("ada", "open")
    assert not [d for d in scene.deeds("ada") if d.startswith(("shoot", "throw"))]
    scene.stand("ada", "rearward")
    scene.foe_turn("orc")
    assert scene.told(events.AttackRolled) == []


@pytest.mark.parametrize(
    ("heroes", "foes", "why"),
    [
        (4, 8, ""), (4, 9, "too-many-foes"), (3, 6, ""), (3, 7, "too-many-foes"), (2, 2, "too-few-companions"), (1, 1, "too-few-companions"),
    ],
)  # fmt: skip
@clause("S2")
def test_s2_both_conditions_of_rearward(heroes: int, foes: int, why: str) -> None:
    assert rule(company(heroes, foes)) == why


@clause("S2")
@pytest.mark.parametrize(("heroes", "most"), [(3, 1), (5, 1), (6, 2), (8, 2), (9, 3)])
def test_s2_two_companions_for_each(heroes: int, most: int) -> None:
    scene = company(heroes, 2)
    for n in range(most):
        assert rule(scene, f"h{n}", n) == ""
        scene.stand(f"h{n}", "rearward")
    assert rule(scene, f"h{most}", most) == "too-few-companions"


@clause("S2")
def test_s2_small_folk_need_one() -> None:
    assert rule(company(2, 2, rearward_companions=1)) == ""


@clause("S3")
def test_s3_only_the_able_count() -> None:
    scene = company(3, 7)
    scene.fight.fall(scene.foe("f6"), "slain")
    assert rule(scene) == ""
    scene.fight.fall(scene.hero("h2"), "unconscious")
    assert rule(scene) == "too-many-foes"


@clause("S4")
def test_s4_the_loremaster_may_allow_more() -> None:
    scene = company(2, 9)
    assert rule(scene) != ""
    scene.fight.extra_rearward = 1
    assert rule(scene) == ""
    scene.stand("h0", "rearward")
    assert rule(scene, "h1", 1) != ""


def test_s2_last_rounds_stance_of_the_undecided_does_not_count() -> None:
    scene = company(3, 2)
    scene.stand("h1", "rearward")
    assert rule(scene) == ""
    assert rule(scene, "h0", 2) == "too-few-companions"  # h1 has decided: Rearward


@clause("S5")
def test_s5_a_later_fall_cancels_no_stance() -> None:
    scene = company(3, 2)
    scene.stances(say("stance", "h0:rearward"), say("stance", "h1:open"), say("stance", "h2:open"))
    scene.fight.fall(scene.hero("h1"), "unconscious")
    scene.turn("h0")
    assert scene.hero("h0").stance == REARWARD


@clause("S1")
def test_close_stances_are_always_open_and_the_seized_stand_forward() -> None:
    scene = company(1, 9)
    assert scene.keys(StanceChoice(scene.fight, [scene.hero("h0")])) == ["h0:forward", "h0:open", "h0:defensive"]
    scene.hero("h0").seized_by = scene.foe("f0")
    assert scene.keys(StanceChoice(scene.fight, [scene.hero("h0")])) == ["h0:forward"]


@clause("S6")
def test_an_engaged_hero_may_go_rearward_and_the_foe_is_free() -> None:
    scene = company(3, 2)
    scene.pair("h0", "f0")
    scene.stances(say("stance", "h0:rearward"), say("stance", "h1:open"), say("stance", "h2:open"))
    assert scene.foe("f0").engaged == []
    assert scene.hero("h0").engaged == []


def test_stances_are_one_question_to_all() -> None:
    """2.4: whoever speaks first is heard, and each is asked once."""
    scene = company(3, 1)
    scene.stances(say("stance", "h2:forward"), say("stance", "h0:defensive"), say("stance", "h1:open"))
    assert [int(h.stance) for h in scene.fight.heroes] == [2, 1, 0]


def test_who_cannot_change_the_stance_is_counted_where_he_is() -> None:
    """S2: a hero stuck in Rearward is behind though he has not spoken yet."""
    scene = company(3, 2)
    scene.stand("h1", "rearward")
    scene.hero("h1").flags += ("stance_fixed",)
    assert rule(scene) == "too-few-companions"
    assert stance_rule(scene.fight, scene.hero("h1"), FORWARD, []) == "stance-fixed"


def test_a_thrown_stone_is_what_remains() -> None:
    """3.1, 4: Brawling from afar, one die less, no Piercing Blow."""
    scene = Scene([hero("ada")], [foe("orc")])
    scene.stand("ada", "rearward")
    scene.turn("ada", say("action", "shoot:stone:orc"), faces(12, 1))
    assert scene.foe("orc").endurance == 15
    assert scene.told(events.PiercingBlow) == []


def test_foes_that_stand_back_reach_rearward_with_arrows() -> None:
    """2.5: a foe that stands back may shoot or throw at any hero."""
    thrown = FoeAttack("javelin", 2, 3, 14, throwable=True)
    scene = Scene([hero("ada")], [foe("orc", attacks=(thrown,))])
    scene.stand("ada", "rearward")
    scene.foe_turn("orc", say("foe_action", "attack:javelin:ada"), faces(1, 1, 1))
    scene.foe_turn("orc")  # the javelin is gone: it can only hold
    assert len(scene.told(events.AttackRolled)) == 1
