"""The four combat tasks."""

import pytest

from affray.company import events
from affray.company.sheet import FoeAttack
from tests.clauses import clause
from tests.company.scene import BOW, EYE, FOE_BOW, RUNE, SPEAR, SWORD, Scene, faces, foe, hero, say


def threats() -> Scene:
    scene = Scene([hero("ada"), hero("bo")], [foe("orc"), foe("uruk", might=2), foe("troll", might=3, endurance=60)])
    scene.stand("ada", "forward")
    return scene


def weary(scene: Scene, *foes: str) -> list[bool]:
    found = []
    for each in foes:
        scene.blow(each, "bo", faces(2, 3, 3, 3))
        found.append(scene.last(events.AttackRolled).weary)
    return found


# -- Intimidate Foe


@clause("CO-12", "CO-13")
@pytest.mark.parametrize(
    ("icons", "covered"), [(0, [True, False, False]), (1, [True, True, False]), (2, [True, True, True])]
)
def test_intimidate_by_icons(icons: int, covered: list[bool]) -> None:
    scene = threats()
    scene.turn("ada", say("action", "intimidate"), faces(5, *[6] * icons, *[5] * (2 - icons)))
    assert {event.skill for event in scene.told(events.SkillRolled)} == {"awe"}
    assert weary(scene, "orc", "uruk", "troll") == covered


@clause("CO-12")
def test_intimidate_weakens_all_combat_rolls_of_this_round_only() -> None:
    scene = threats()
    scene.task("ada", "intimidate", faces(5, 5, 5))
    assert weary(scene, "orc", "orc") == [True, True]
    scene.strike("bo", "orc", SWORD, faces(RUNE, 1, 1), faces(10, 3, 3))  # 10, not 16: the Wound kills
    assert scene.last(events.ProtectionRolled).weary
    assert scene.foe("orc").out == "slain"
    scene = threats()
    scene.task("ada", "intimidate", faces(5, 5, 5))
    scene.next_round()
    assert weary(scene, "orc") == [False]


@clause("CO-12")
def test_a_failed_intimidation_does_nothing() -> None:
    scene = threats()
    scene.task("ada", "intimidate", faces(1, 6, 6))  # 13 of 15: icons on a failure are nothing
    assert scene.fight.effects == []
    assert weary(scene, "orc") == [False]


@clause("CO-12")
def test_a_second_intimidation_is_allowed_and_only_from_forward() -> None:
    scene = threats()
    assert "intimidate" not in scene.deeds("bo")
    scene.stand("bo", "forward")
    scene.task("ada", "intimidate", faces(5, 5, 5))
    assert "intimidate" in scene.deeds("bo")


@clause("CO-13")
def test_the_fearless_count_one_more_might() -> None:
    scene = threats()
    scene.foe("orc").flags += ("fearless",)
    scene.task("ada", "intimidate", faces(5, 5, 5))
    assert scene.fight.effects == []


# -- Rally Comrades


def band() -> Scene:
    scene = Scene([hero(name) for name in ("fo", "op", "de", "re")], [foe("orc", parry=5, endurance=60)])
    for who, stance in (("fo", "forward"), ("op", "open"), ("de", "defensive"), ("re", "rearward")):
        scene.stand(who, stance)
    return scene


@clause("CO-14", "CO-15")
@pytest.mark.parametrize(("icons", "bonus"), [(0, (1, 0, 0, 0)), (1, (1, 1, 0, 0)), (2, (1, 1, 1, 0))])
def test_rally_by_icons(icons: int, bonus: tuple[int, ...]) -> None:
    scene = band()
    scene.turn("op", say("action", "rally"), faces(5, *[6] * icons, *[5] * (2 - icons)))
    assert {event.skill for event in scene.told(events.SkillRolled)} == {"enhearten"}
    scene.next_round()
    for who, dice, more in zip(("fo", "op", "de", "re"), (3, 2, 1, 2), bonus, strict=True):
        for _ in range(2):  # not used up by one attack
            scene.strike(who, "orc", BOW if who == "re" else SWORD, faces(1, *[1] * (dice + more)), ranged=who == "re")


@clause("CO-15")
def test_rally_helps_in_the_next_round_and_in_no_other() -> None:
    scene = band()
    scene.task("op", "rally", faces(5, 5, 5))
    scene.strike("fo", "orc", SWORD, faces(1, 1, 1, 1))
    scene.next_round()
    scene.strike("fo", "orc", SWORD, faces(1, 1, 1, 1, 1))
    scene.next_round()
    scene.strike("fo", "orc", SWORD, faces(1, 1, 1, 1))


@clause("CO-15")
def test_rally_helps_attacks_not_protection() -> None:
    scene = band()
    scene.task("op", "rally", faces(5, 5, 5))
    scene.next_round()
    scene.blow("orc", "fo", faces(EYE, 1, 1, 1, 1), faces(RUNE))
    assert scene.last(events.ProtectionRolled).dice == 0


@clause("CO-14")
def test_one_rally_a_round_failed_ones_count() -> None:
    scene = band()
    scene.stand("fo", "open")
    assert "rally" in scene.deeds("fo")
    scene.task("op", "rally", faces(1, 1, 1))
    assert "rally" not in scene.deeds("fo")
    scene.next_round()
    assert "rally" in scene.deeds("fo")
    assert "rally" not in scene.deeds("de")


# -- Protect Companion


def pair() -> Scene:
    scene = Scene([hero("ada"), hero("bo"), hero("cy")], [foe("orc"), foe("uruk")])
    scene.stand("ada", "defensive")
    scene.stand("cy", "rearward")
    return scene


@clause("CO-16")
@pytest.mark.parametrize("icons", [0, 1, 2])
def test_protect_takes_a_die_and_one_for_each_icon(icons: int) -> None:
    scene = pair()
    scene.turn("ada", say("action", "protect:bo"), faces(5, *[6] * icons, *[5] * (2 - icons)))
    assert {event.skill for event in scene.told(events.SkillRolled)} == {"athletics"}
    scene.blow("orc", "bo", faces(1, *[1] * (2 - icons)))
    scene.blow("uruk", "bo", faces(1, 1, 1, 1))


@clause("CO-16")
def test_protect_is_used_up_by_a_miss_a_hit_and_an_arrow_alike() -> None:
    for shown, attack in (((1, 1, 1), None), ((5, 6, 6), None), ((5, 1), FOE_BOW)):
        scene = pair()
        scene.task("ada", "protect", faces(5, 5, 5), ward="bo")
        if attack is None:
            scene.blow("orc", "bo", faces(*shown))
        else:
            scene.blow("orc", "bo", faces(*shown), attack=attack, ranged=True)
        scene.blow("orc", "bo", faces(1, 1, 1, 1))


@clause("CO-16")
def test_protect_waits_for_the_ward_alone_and_beyond_the_round() -> None:
    scene = pair()
    scene.task("ada", "protect", faces(5, 5, 5), ward="bo")
    scene.blow("orc", "ada", faces(1, 1, 1))  # Defensive -1, nothing else
    scene.next_round()
    scene.blow("orc", "bo", faces(1, 1, 1))


@clause("CO-16")
def test_who_may_be_protected() -> None:
    scene = pair()
    assert [d for d in scene.deeds("ada") if d.startswith("protect")] == ["protect:bo"]  # not herself, not Rearward
    assert not [d for d in scene.deeds("bo") if d.startswith("protect")]


@clause("CO-16")
def test_two_protectors_add_up_on_the_same_attack() -> None:
    scene = pair()
    scene.stand("cy", "defensive")
    for who in ("ada", "cy"):
        scene.task(who, "protect", faces(5, 5, 5), ward="bo")
    scene.blow("orc", "bo", faces(1, 1))
    scene.blow("orc", "bo", faces(1, 1, 1, 1))


# -- Prepare Shot


def archer() -> Scene:
    scene = Scene([hero("ada", weapons=[BOW, SPEAR, SWORD])], [foe("orc", parry=5)])
    scene.stand("ada", "rearward")
    return scene


@clause("CO-17")
@pytest.mark.parametrize("icons", [0, 1, 2])
def test_prepare_gives_a_die_and_one_for_each_icon(icons: int) -> None:
    scene = archer()
    scene.turn("ada", say("action", "prepare"), faces(5, *[6] * icons, *[5] * (2 - icons)))
    assert {event.skill for event in scene.told(events.SkillRolled)} == {"scan"}
    scene.next_round()
    scene.strike("ada", "orc", BOW, faces(1, *[1] * (3 + icons)), ranged=True)
    scene.strike("ada", "orc", BOW, faces(1, 1, 1), ranged=True)


@clause("CO-17")
def test_prepare_waits_for_a_ranged_attack_and_adds_up() -> None:
    scene = archer()
    for _ in range(2):
        scene.task("ada", "prepare", faces(5, 5, 5))
        scene.next_round()
    scene.stand("ada", "open")
    scene.strike("ada", "orc", SWORD, faces(1, 1, 1))
    scene.stand("ada", "rearward")
    scene.strike("ada", "orc", SPEAR, faces(1, 1, 1, 1, 1), ranged=True)


@clause("CO-17")
def test_prepare_helps_nobody_else_and_only_from_rearward() -> None:
    scene = Scene([hero("ada", weapons=[BOW]), hero("bo", weapons=[BOW])], [foe("orc", parry=5)])
    scene.stand("ada", "rearward")
    assert "prepare" not in scene.deeds("bo")
    scene.task("ada", "prepare", faces(5, 5, 5))
    scene.strike("bo", "orc", BOW, faces(1, 1, 1), ranged=True)


def test_failed_tasks_do_nothing() -> None:
    """2.8."""
    for stance, task in (
        ("forward", "intimidate"),
        ("open", "rally"),
        ("defensive", "protect"),
        ("rearward", "prepare"),
    ):
        scene = Scene([hero("ada"), hero("bo")], [foe("orc", attacks=(FoeAttack("club", 1, 3, 12),))])
        scene.stand("ada", stance)
        scene.task("ada", task, faces(2, 6, 6), ward="bo")
        assert scene.fight.effects == []
