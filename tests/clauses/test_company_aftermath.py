"""The end of the fight, and what follows."""

import pytest

from affray.company import events
from affray.company.field import AFTERMATH
from affray.kernel.fight import play
from tests.clauses import clause
from tests.company.scene import EYE, HELM, RUNE, SPEAR, SWORD, Scene, faces, foe, hero, say


def fallen() -> Scene:
    """ada stands; bo is unconscious, cy Dying, di Wounded moderately."""
    scene = Scene([hero("ada"), hero("bo", endurance=5), hero("cy"), hero("di")], [foe("orc", endurance=4)])
    scene.blow("orc", "bo", faces(9, 6, 6, 5))
    scene.blow("orc", "cy", faces(EYE, 1, 1, 1), faces(1), faces(EYE))
    scene.blow("orc", "di", faces(EYE, 1, 1, 1), faces(1), faces(RUNE))
    return scene


def test_it_ends_when_one_side_has_nobody_left() -> None:
    """2.12, 3.14 step 15."""
    scene = Scene([hero("ada")], [foe("orc", endurance=4)])
    scene.strike("ada", "orc", SWORD, faces(9, 5, 5))
    assert scene.over
    scene.aftermath()
    assert scene.fight.outcome == "victory"
    scene = Scene([hero("ada", endurance=4)], [foe("orc")])
    scene.blow("orc", "ada", faces(9, 5, 5, 5))
    assert scene.over
    scene.aftermath()
    assert scene.fight.outcome == "defeat"


@clause("W4", "W1")
def test_after_a_victory() -> None:
    scene = fallen()
    scene.strike("ada", "orc", SWORD, faces(9, 5, 5))
    scene.aftermath()
    bo, cy, di = (scene.hero(who) for who in ("bo", "cy", "di"))
    assert (bo.endurance, [event.who for event in scene.told(events.WillWake)]) == (1, ["bo"])
    assert cy.endurance == 0
    assert [(event.who, event.what) for event in scene.told(events.NeedsHealing)] == [("cy", "dying")]
    assert not di.wounded
    assert [event.who for event in scene.told(events.WoundCleared)] == ["di"]


@clause("W1", "W5")
def test_a_severe_wound_stays_and_an_old_one_too() -> None:
    scene = Scene([hero("ada"), hero("bo", start_wounded=True)], [foe("orc", endurance=4)])
    scene.blow("orc", "ada", faces(EYE, 1, 1, 1), faces(1), faces(4))
    scene.strike("ada", "orc", SWORD, faces(9, 5, 5))
    scene.aftermath()
    assert [hero.wounded for hero in scene.fight.heroes] == [True, True]
    assert [event.what for event in scene.told(events.NeedsHealing)] == ["wound", "wound"]


def test_gear_is_collected() -> None:
    """2.12."""
    scene = Scene([hero("ada", weapons=[SPEAR, SWORD], helm=HELM)], [foe("orc", endurance=4)])
    scene.stand("ada", "rearward")
    scene.turn("ada", say("action", "helm_off"), say("action", "throw:spear:orc"), faces(9, 5, 5))
    scene.aftermath()
    ada = scene.hero("ada")
    assert (ada.helm, ada.dropped, ada.load) == (HELM, (), 9)
    assert [weapon.id for weapon in ada.weapons] == ["spear", "sword"]


def test_effects_of_the_fight_end() -> None:
    """2.12."""
    scene = Scene([hero("ada"), hero("bo")], [foe("orc", endurance=4)])
    for task, ward in (("protect", "bo"), ("prepare", ""), ("rally", "")):
        scene.task("ada", task, faces(5, 5, 5), ward=ward)
    assert [effect.source for effect in scene.fight.effects][:2] == ["protect", "prepare"]
    scene.strike("bo", "orc", SWORD, faces(9, 5, 5))
    scene.aftermath()
    assert scene.fight.effects == []


def test_a_lost_field_leaves_the_fallen_behind_unless_dragged_away() -> None:
    """2.12."""
    scene = Scene([hero("ada", weapons=[]), hero("bo", endurance=5), hero("cy", endurance=5)], [foe("orc")])
    for who in ("bo", "cy"):
        scene.blow("orc", who, faces(9, 6, 6, 5))
    scene.turn("ada", say("action", "drag:bo"))
    scene.stand("ada", "rearward")
    scene.turn("ada", say("action", "leave"))
    scene.aftermath()
    assert scene.fight.outcome == "fled"
    assert [event.who for event in scene.told(events.LeftBehind)] == ["cy"]
    assert [event.who for event in scene.told(events.WillWake)] == ["bo"]


@pytest.mark.parametrize("last", [1, 3])
def test_the_last_round_is_played_and_then_they_part(last: int) -> None:
    """2.12: a fight need not be decided."""
    scene = Scene([hero("ada")], [foe("orc")], last_round=last, volleys=0, bow_volleys=0)
    scene.fight.round = 0
    scene.table.always.update({"stance": "ada:open"})
    scene.run(lambda: play(scene.fight), ())
    assert scene.fight.outcome == "parted"
    assert [event.number for event in scene.told(events.RoundEnded)] == list(range(1, last + 1))
    assert scene.fight.phase == AFTERMATH
