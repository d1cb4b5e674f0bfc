"""Seized: held by a foe."""

from affray.company import events
from affray.company.sheet import FoeAttack
from affray.company.special_damage import FoeIcon, HeroIcon
from tests.company.scene import CLUB, HELM, SWORD, Scene, faces, foe, hero, say

CLAWS = FoeAttack("claws", 3, 3, 14, ("seize",))


def held(**ada: object) -> Scene:
    """A troll holds ada, who stood in Defensive; an orc stands against her too."""
    scene = Scene([hero("ada", **ada), hero("bo")], [foe("troll", endurance=60), foe("orc", endurance=60)])
    scene.stand("ada", "defensive", "troll", "orc")
    scene.blow("troll", "ada", faces(9, 6, 5), say("foe_icon", "seize"), attack=CLAWS)
    return scene


def test_the_seized_stand_forward_from_that_moment() -> None:
    """3.5."""
    scene = held()
    assert scene.hero("ada").stance == 0
    assert scene.hero("ada").seized_by is scene.foe("troll")
    assert scene.last(events.Seized).who == "ada"


def test_the_seized_only_brawl() -> None:
    """3.5: no task, no Battle roll, no escape, no weapon that is not Brawling."""
    scene = held(weapons=[SWORD, CLUB], helm=HELM)
    found = scene.deeds("ada", secondary=False)
    assert found == ["attack:club:troll", "attack:club:orc", "end"]
    assert "helm_off" in scene.deeds("ada", main=False)
    assert not [deed for deed in scene.deeds("ada", main=False) if deed.startswith(("advance", "give_ground"))]
    assert held().deeds("ada", secondary=False) == ["attack:unarmed:troll", "attack:unarmed:orc", "end"]


def test_an_icon_of_a_hit_breaks_free() -> None:
    """3.5: of any successful attack."""
    scene = held(weapons=[CLUB], best_proficiency=3)
    scene.turn("ada", say("action", "attack:club:orc"), faces(5, 6, 5, 5), say("icon", "break_free:troll"))
    assert scene.hero("ada").seized_by is None
    strike = scene.strike("ada", "orc", CLUB, faces(5, 6, 6, 5))
    assert not [key for key in scene.keys(HeroIcon(strike)) if key.startswith("break_free")]


def test_without_an_icon_the_hold_stays() -> None:
    """3.5."""
    scene = held(weapons=[CLUB], best_proficiency=3)
    scene.turn("ada", say("action", "attack:club:troll"), faces(5, 5, 5, 5))
    assert scene.hero("ada").seized_by is scene.foe("troll")


def test_free_when_the_holder_is_out() -> None:
    """3.5."""
    scene = held()
    scene.fight.fall(scene.foe("troll"), "slain")
    assert scene.hero("ada").seized_by is None


def test_no_second_hold() -> None:
    """3.5."""
    scene = held()
    blow = scene.blow("orc", "ada", faces(5, 6, 6, 5, 5), attack=CLAWS)
    assert scene.keys(FoeIcon(blow)) == ["heavy_blow", "done"]


def test_the_seized_recover_after_a_knockback() -> None:
    """3.5: recovery is the other main action left."""
    scene = held(helm=HELM)
    scene.blow("orc", "ada", faces(5, 1, 5, 5, 5), say("knockback", "yes"))
    scene.next_round()
    scene.turn("ada", say("action", "helm_off"))
    assert scene.last(events.Recovered).who == "ada"
