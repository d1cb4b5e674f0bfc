"""The worked examples of the text, played with the shipped cards: dagger, heel, Claw, chest, tall grass."""

from typing import Any

import pytest

from affray.kernel.scripted import Do
from affray.showdown import events, turn_events
from affray.showdown.attack import Attack
from affray.showdown.board import W, name, square
from affray.showdown.monster import AIDeck, HitLocation
from affray.showdown.monster_turn import MonsterTurn
from affray.showdown.survivor import LEGS
from affray.showdown.survivors_act import SurvivorAct
from affray.showdown.terrain import Placement, Terrain
from tests.clauses import clause
from tests.showdown.held import LIBRARY, Holding, hero, holding
from tests.showdown.scene import ALL_ACTIONS, CLUB, cards, faces, say, survivor
from tests.showdown.stage import Stage
from tests.showdown.tiles import CORE

BARE = HitLocation("bare")
DAGGER = LIBRARY.gear["scrap_dagger"]


def with_bare(stage: Holding, copies: int) -> None:
    """Locations without any text lie in the deck too."""
    stage.monster.cards = {**stage.monster.cards, "bare": BARE}
    stage.monster.locations.loose.extend(["bare"] * copies)


def monsters_turn(stage: Stage, *script: Any) -> None:
    stage.monster.ai = AIDeck(["claw"], 1)
    stage.perform(MonsterTurn(stage.fight), cards("claw"), *script)


# -- two perfect hits with the Scrap Dagger


@clause("SD-03")
@pytest.mark.parametrize(("dice", "gained"), [((10, 10, 1), 4), ((10, 7, 1), 2), ((7, 7, 1), 0)])
def test_each_perfect_hit_with_the_scrap_dagger_gives_2_strength(dice: tuple[int, ...], gained: int) -> None:
    stage = holding(hero("ada", "H9", "scrap_dagger"), hero("bo", "E10"))
    with_bare(stage, 2)
    stage.perform(Attack(stage.fight, stage["ada"], DAGGER), faces(*dice), cards("bare", "bare"), faces(2), faces(2))
    assert [each.total for each in stage.told(events.WoundAttempted)] == [2 + 2 + gained] * 2


@clause("SD-03")
def test_they_last_until_the_end_of_that_attack() -> None:
    stage = holding(hero("ada", "H9", "scrap_dagger"), hero("bo", "E10"))
    with_bare(stage, 4)
    stage.perform(
        Attack(stage.fight, stage["ada"], DAGGER), faces(10, 10, 1), cards("bare", "bare"), faces(2), faces(2)
    )
    stage.perform(Attack(stage.fight, stage["ada"], DAGGER), faces(7, 1, 1), cards("bare"), faces(2))
    assert stage.last(events.WoundAttempted).total == 2 + 2


# -- the heel


def tendon(*between: Any) -> Stage:
    """Ada has wounded the heel critically from behind; Bo stands six spaces before the lion."""
    stage = Stage([survivor("ada", "J10", [CLUB]), survivor("bo", "B10")])
    stage.perform(Attack(stage.fight, stage["ada"], CLUB), faces(6), cards("beasts_heel"), faces(10), *between)
    return stage


@clause("SD-22", "SD-20")
def test_a_critical_wound_on_the_heel_fells_the_lion_and_ruptures_the_tendon() -> None:
    stage = tendon()
    assert stage.monster.down
    assert stage.monster.panel == ["beasts_heel"]
    assert stage.wounds == 1


@clause("SD-22")
@pytest.mark.parametrize(("face", "corner", "down"), [(1, "H10", True), (2, "C10", False)])
def test_from_then_on_a_die_is_rolled_as_it_starts_to_move(face: int, corner: str, down: bool) -> None:
    stage = tendon()
    script = [] if down else [faces(1, 1)]
    monsters_turn(stage, faces(face), *script)
    assert (name(stage.monster.corner), stage.monster.down) == (corner, down)
    assert bool(stage.told(turn_events.MonsterAttacks)) is not down


@clause("SD-22")
def test_each_time_for_the_rest_of_the_fight() -> None:
    stage = tendon()
    monsters_turn(stage, faces(1))
    monsters_turn(stage, faces(1))
    assert len(stage.told(turn_events.MovementLost)) == 2


# -- out of the reach of Claw


@clause("SD-37", "SD-32")
def test_a_dash_of_five_out_of_claw() -> None:
    """Four spaces away, then nine: the lion moves its whole six toward him, does not reach him, and its turn ends."""
    stage = Stage([survivor("prohor", "H6", survival=1, actions=ALL_ACTIONS), survivor("zahar", "P22")])
    stage.monster.facing = W
    prohor = stage["prohor"]
    far = [stage.fight.distance_to_monster(prohor)]
    monsters_turn(stage, say("window", "flow:dash:prohor", "prohor"), say("dash_to", "H1"))
    assert far == [4]
    assert (name(stage.monster.corner), stage.fight.distance_to_monster(prohor)) == ("H4", 9 - 6)
    assert stage.told(turn_events.MonsterAttacks) == []
    assert stage.last(turn_events.ActionsCancelled).why == "out_of_reach"


@clause("SD-37")
def test_without_the_dash_it_would_have_struck() -> None:
    stage = Stage([survivor("prohor", "H6"), survivor("zahar", "P22")])
    stage.monster.facing = W
    monsters_turn(stage, faces(1, 5), faces(6))
    assert stage["prohor"].light[LEGS]


# -- the charge of the chest


@clause("SD-44", "SD-24", "SD-39")
def test_prohor_dashes_aside_and_zahar_is_grabbed() -> None:
    """A failed attempt on the chest: after it and before the reaction Prohor leaves the way; Zahar has no survival."""
    stage = Stage(
        [
            survivor("bronislava", "J10", [CLUB]),
            survivor("prohor", "F10", survival=1, actions=("dash",)),
            survivor("zahar", "E11", actions=("dash",)),
        ]
    )
    stage.perform(
        Attack(stage.fight, stage["bronislava"], CLUB),
        faces(6),
        cards("beasts_chest"),
        faces(2),
        say("window", "before_reaction:dash:prohor", "prohor"),
        say("dash_to", "F8"),
        say("grab_place", "A11", "bronislava"),
        faces(6),
    )
    prohor, zahar = stage["prohor"], stage["zahar"]
    assert name(stage.monster.corner) == "B10"
    assert (prohor.down, name(prohor.square)) == (False, "F8")
    assert (zahar.down, name(zahar.square), zahar.light[LEGS]) == (True, "A11", True)
    assert [str(each.who) for each in stage.told(turn_events.Grabbed)] == ["zahar"]
    assert stage.last(events.Placed).to == "A11"


# -- the tall grass


def meadow() -> Holding:
    ulyana = hero("ulyana", "D10", "scrap_dagger", survival=1, actions=ALL_ACTIONS)
    zahar = hero("zahar", "F7", survival=1, actions=ALL_ACTIONS)
    stage = holding(ulyana, zahar)
    with_bare(stage, 3)
    grass = next(each for each in CORE if each.id == "tall_grass")
    stage.fight.terrain = Terrain((Placement(grass, square("F7"), False),))
    return stage


@clause("SD-35", "SD-33")
def test_zahar_hides_between_her_move_and_her_attack_and_ulyana_dashes_after_it() -> None:
    stage = meadow()
    ulyana, zahar = stage["ulyana"], stage["zahar"]
    stage.perform(
        SurvivorAct(stage.fight),
        say("next_survivor", "ulyana"),
        say("act", "move"),
        say("move_to", "G10"),
        Do("surge:zahar:tall_grass:hide_in_grass", "zahar"),
        say("act", "activate:scrap_dagger"),
        faces(8, 1, 1),
        cards("bare"),
        faces(2),
        say("window", "survivors_act:dash:ulyana", "ulyana"),
        say("dash_to", "C10"),
    )
    assert zahar.hidden
    assert (ulyana.survival, zahar.survival, zahar.acted) == (0, 0, False)
    assert name(ulyana.square) == "C10"
    order = [type(event) for event in stage.table.told]
    moves = [place for place, kind in enumerate(order) if kind is events.Moved]
    hid, struck = order.index(turn_events.Hid), order.index(events.SurvivorAttacks)
    assert moves[0] < hid < struck < order.index(events.AttackEnded) < moves[-1]


@clause("SD-33")
def test_who_hides_in_the_grass_is_no_threat() -> None:
    """The surge buys what an activation buys; Claw then passes Zahar by."""
    stage = meadow()
    stage.fight.hide(stage["zahar"], ("attack", "leaves_terrain"))
    stage["ulyana"].square = square("A10")
    stage["ulyana"].survival = stage["zahar"].survival = 0
    stage.monster.facing = W
    monsters_turn(stage, faces(1, 1))
    assert [str(each) for each in stage.last(turn_events.TargetPicked).targets] == ["ulyana"]
