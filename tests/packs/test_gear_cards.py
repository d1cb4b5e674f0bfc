"""Rewards and enchanted qualities, each in a story of a few lines."""

from __future__ import annotations

from typing import Any

import pytest

from affray.company.attack import HeroStrike
from affray.company.fighter import Hero
from affray.company.onset import Onset
from affray.kernel.number import Sum
from affray.kernel.scripted import Answer, Faces
from tests.packs.stage import END, HIT, MISS, PIERCE, Stage, foe, hero


def bearing(
    item: str, *qualities: str, rewards: tuple[str, ...] = (), bane: tuple[str, ...] = (), **more: Any
) -> list[dict[str, Any]]:
    made = {"item": item, "qualities": list(qualities), "rewards": list(rewards), "bane": list(bane)}
    return [hero(**{"gear": [made], **more})]


def bearer(item: str, *qualities: str, rewards: tuple[str, ...] = (), **more: Any) -> Hero:
    return Stage(heroes=bearing(item, *qualities, rewards=rewards, **more)).hal


def test_rewards() -> None:
    plain, better = bearer("sword"), bearer("sword", rewards=("fell", "grievous", "keen"))
    weapon, other = plain.weapons[0], better.weapons[0]
    assert (other.injury - weapon.injury, other.damage - weapon.damage, other.pierces_on) == (2, 1, 9)
    spear, fell = bearer("spear").weapons[0], bearer("spear", rewards=("fell",)).weapons[0]
    assert fell.two_handed_injury - spear.two_handed_injury == 2
    mail = bearer("mail_shirt", rewards=("close_fitting", "cunning_make"))
    assert mail.armour is not None
    assert (mail.armour.bonus, mail.load) == (2, 7)
    assert bearer("leather_shirt", rewards=("cunning_make",)).load == 1
    shield = bearer("shield", rewards=("reinforced",)).shield
    assert shield is not None
    assert shield.parry == 3


def test_grievous_counts_in_the_blow() -> None:
    assert Stage(HIT, heroes=bearing("sword", rewards=("grievous",))).strike().done().foe.endurance == 15
    assert Stage(HIT, heroes=bearing("sword", "superior_grievous_dwarven")).strike().done().foe.endurance == 14


@pytest.mark.parametrize(
    ("quality", "number", "plain", "bane"),
    [
        ("superior_fell_elven", "injury", 20, 20), ("superior_fell_numenorean", "injury", 18, 20),
        ("superior_grievous_dwarven", "damage", 6, 6), ("superior_grievous_numenorean", "damage", 5, 8),
        ("superior_keen_dwarven", "pierces_on", 8, 8), ("superior_keen_elven", "pierces_on", 9, 6),
    ],
)  # fmt: skip
def test_better_weapons(quality: str, number: str, plain: int, bane: int) -> None:
    stage = Stage(
        heroes=bearing("sword", quality, bane=("trolls",), valour=4), foes=[foe(), foe(id="troll", kind="trolls")]
    )
    found = [
        getattr(HeroStrike(stage.fight, stage.hal, target, stage.hal.weapons[0], False), number)
        for target in stage.fight.foes[:2]
    ]
    assert found == [plain, bane]


@pytest.mark.parametrize(
    ("quality", "plain", "bane"),
    [
        ("superior_reinforced_dwarven", 19, 19),
        ("superior_reinforced_elven", 18, 21),
        ("superior_reinforced_numenorean", 18, 21),
    ],
)
def test_better_shields(quality: str, plain: int, bane: int) -> None:
    stage = Stage(
        heroes=bearing("shield", quality, bane=("trolls",), valour=4), foes=[foe(), foe(id="troll", kind="trolls")]
    )
    found = []
    for attacker in stage.fight.foes[:2]:
        parry = Sum(False)
        stage.fight.parry_of(stage.hal, False, False, attacker, parry)
        found.append(parry.total)
    assert found == [plain, bane]


def test_ancient_armour() -> None:
    fits = bearer("mail_shirt", "ancient_close_fitting").armour
    brave = bearer("mail_shirt", "ancient_close_fitting", valour=5).armour
    assert fits is not None
    assert brave is not None
    assert (fits.bonus, brave.bonus) == (3, 5)
    assert bearer("mail_shirt", "ancient_cunning_make").load == 6
    assert bearer("mail_shirt", "ancient_cunning_make", valour=5).load == 4
    assert (bearer("mail_shirt", "mithril").load, bearer("coat_of_mail", "mithril").load) == (3, 6)


def test_hits_that_take_hate() -> None:
    for quality, taken, bane in (("biting_dart", 1, 3), ("gleam_of_terror", 2, 2)):
        stage = Stage(HIT, heroes=bearing("bow", quality, bane=("trolls",))).strike("bow", ranged=True).done()
        assert stage.foe.drive == 4 - taken
        troll = [foe(kind="trolls")]
        stage = (
            Stage(HIT, heroes=bearing("bow", quality, bane=("trolls",)), foes=troll).strike("bow", ranged=True).done()
        )
        assert stage.foe.drive == 4 - bane
    two = [hero(gear=["sword", {"item": "bow", "qualities": ["gleam_of_terror"]}])]
    assert Stage(HIT, heroes=two).strike().done().foe.drive == 4


def test_cleaving() -> None:
    stage = Stage(HIT, Answer("offer", "0:cleaving.1"), HIT, heroes=bearing("sword", "cleaving"))
    stage.foe.endurance = 3
    stage.fight.pair(stage.hal, stage.fight.foes[1])
    stage.strike().done()
    assert (stage.foe.able(), stage.fight.foes[1].endurance) == (False, 16)


def test_flame_of_hope() -> None:
    stage = (
        Stage(Faces((8, 4, 6)), heroes=[*bearing("sword", "flame_of_hope", endurance=20), hero("nob", endurance=29)])
        .strike()
        .done()
    )
    assert [each.endurance for each in stage.fight.heroes] == [22, 30]


def test_foe_slaying() -> None:
    slays = bearing("sword", "foe_slaying", bane=("orcs",))
    Stage(PIERCE, Faces((10, 9, 6, 6)), heroes=slays).strike().done()
    assert not Stage(PIERCE, heroes=slays, foes=[foe("aquatic")]).strike().done().foe.able()


def test_hammering() -> None:
    stage = (
        Stage(HIT, heroes=bearing("great_axe", "hammering"), foes=[foe(attribute_level=3)]).strike("great_axe").done()
    )
    assert stage.foe.recovering
    stage = Stage(HIT, heroes=bearing("great_axe", "hammering")).strike("great_axe").done()
    assert not stage.foe.recovering


def test_hollow_steel() -> None:
    shot: list[Any] = [Answer("volley", "bow:foe"), MISS]
    stage = Stage(*shot, heroes=bearing("bow", "hollow_steel"), onset={"volleys": 0})
    stage.fight.round = 0
    stage.fight.volley_step()
    stage.fight.volley_step()
    stage.done()


def test_luminescence() -> None:
    ambush = {"ambush": "by_foes"}
    stage = Stage(heroes=bearing("sword", "luminescence", bane=("orcs",)), onset=ambush)
    stage.fight.perform(Onset(stage.fight))
    assert not stage.hal.surprised
    stage = Stage(Faces((1,)), heroes=bearing("sword", "luminescence", bane=("trolls",)), onset=ambush)
    stage.fight.perform(Onset(stage.fight))
    assert stage.hal.surprised


def test_rune_scored() -> None:
    """Endurance 1 is Weary: dice of 1 to 3 count nothing."""
    low = Faces((9, 3, 3))
    for quality, hit in (("rune_scored_weapon", True), ("keen", False)):
        gear = bearing("sword", quality, endurance=1) if hit else bearing("sword", endurance=1)
        assert (Stage(low, heroes=gear).strike().done().foe.endurance < 20) == hit
    for qualities, wounded in ((("rune_scored_armour",), False), ((), True)):
        gear = bearing("mail_shirt", *qualities, endurance=5)
        script: list[Any] = [PIERCE, Faces((6, 3, 3, 3)), *([Faces((5,))] if wounded else [])]
        assert Stage(*script, heroes=gear).struck().done().hal.wounded == wounded
    assert Stage(low, heroes=bearing("helm", "rune_scored_helm", endurance=1)).skill("awe", task=True).outcome.passed
    assert not Stage(low, heroes=bearing("helm", endurance=1)).skill("awe", task=True).outcome.passed
    assert Stage(low, heroes=bearing("shield", "rune_scored_shield", parry=10)).struck().done().hal.endurance == 30
    assert Stage(low, heroes=bearing("shield", parry=10)).struck().done().hal.endurance == 26


def test_a_shield_laid_off_takes_its_runes_along() -> None:
    off, on = Answer("action", "shield_off"), Answer("action", "pick_up:shield")
    low = Faces((9, 3, 3))
    stage = Stage(off, END, low, on, END, low, heroes=bearing("shield", "rune_scored_shield", parry=10))
    stage.hero_turn()
    assert stage.struck().hal.endurance == 26
    stage.hero_turn()
    assert stage.struck().done().hal.endurance == 26


def test_straight_flight() -> None:
    hard = {"close": -1, "ranged": -1}
    Stage(MISS, heroes=bearing("bow", "straight_flight"), scene=hard).strike("bow", ranged=True).done()
    Stage(Faces((1, 1)), heroes=bearing("bow"), scene=hard).strike("bow", ranged=True).done()
