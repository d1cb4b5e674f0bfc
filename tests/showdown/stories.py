"""A story for each ruling: what it comes to under the rulings given; none given is the default."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from affray.kernel.pack import read_text
from affray.kernel.scripted import Scripted
from affray.kernel.table import FightOver
from affray.showdown import aftermath_events, events, turn_events
from affray.showdown.aftermath import Results
from affray.showdown.ai import basic_action, enter_play
from affray.showdown.belongings import gain_gear
from affray.showdown.cards import MONSTER_MOVES, SURVIVORS_ACT
from affray.showdown.gear import Gear
from affray.showdown.harm import severe_injury, suffer
from affray.showdown.monster import FAILURE, REFLEX, WOUND, HitLocation
from affray.showdown.monster_moves import charge_off
from affray.showdown.numbers import monster_total
from affray.showdown.rulings import choose
from affray.showdown.scenario import Scenario
from affray.showdown.sheets import Settlement
from affray.showdown.steps import spend_activation
from affray.showdown.survivor import BRAIN, LEGS, Survivor
from affray.showdown.targeting import PickLine
from affray.showdown.verbs.cards import Injury
from tests.showdown.held import hero, holding
from tests.showdown.lion import CTV, Lion, at_attacker, picks, plain
from tests.showdown.scene import (
    BONE_AXE,
    CLUB,
    DAGGER,
    Mark,
    Scene,
    Script,
    Text,
    cards,
    faces,
    flees,
    hook,
    look,
    reacts,
    say,
    survivor,
)
from tests.showdown.stage import PACKS, Stage

__all__ = ["BARE", "EYE", "STORIES", "declined", "strike", "watcher"]

Rulings = dict[str, str]
Story = Callable[[Rulings], Any]
STORIES: dict[str, Story] = {}

BARE = HitLocation("bare")
FLANK = HitLocation("flank", (), reacts(WOUND, FAILURE, REFLEX))
EYE = HitLocation("eye", (), reacts(WOUND, FAILURE, REFLEX), critical=(Mark("critical"),))
CHARGES = Text(lambda o: charge_off(o.fight))


def story(ruling: str) -> Callable[[Story], Story]:
    def keep(told: Story) -> Story:
        STORIES[ruling] = told
        return told

    return keep


def strike(rulings: Rulings, location: HitLocation, face: int, luck: int = 0, toughness: int = 8) -> Scene:
    """Ada strikes once and the wound die shows this face."""
    scene = Scene([survivor("ada", "H9", [CLUB], luck=luck)], [location], rulings=rulings, toughness=toughness)
    scene.attack("ada", CLUB, faces(6), cards(location.id), faces(face))
    return scene


def declined(scene: Scene) -> list[str]:
    """Every opportunity and every dodge is passed by; the list that grows tells which were offered."""
    found: list[str] = []
    asks = scene.table.ask

    def ask(question: Any) -> Any:
        for option in question.options() if question.name in ("window", "dodge") else ():
            if question.key(option).endswith((":pass", "no")):
                found.append(question.key(option).removesuffix(":pass").replace("no", "dodge"))
                return option
        return asks(question)

    scene.table.ask = ask  # type: ignore[method-assign]
    return found


def watcher(at: str = "P22") -> Survivor:
    return survivor("bo", at, [CLUB], survival=2, actions=("dash",))


def windows(rulings: Rulings, location: HitLocation, face: int) -> list[str]:
    """The opportunities that Bo has while Ada strikes this location."""
    lion = Lion([survivor("ada", "H9", [CLUB]), watcher()], locations=[location], rulings=rulings)
    found = declined(lion)
    lion.attack("ada", CLUB, faces(6), cards(location.id), faces(face))
    return found


@story("survivors_first")
def _(rulings: Rulings) -> Any:
    text = "name: Test\nmonster: white_lion\nlevel: 1\nterrain: []\nrandom_terrain: 0\nfirst: survivors\n"
    party = "party:\n  - {id: ada, name: Ada, gear: [cloth]}\nplace: {ada: B11}\n"
    table = Scripted([])
    fight = Scenario("test", read_text(text + party, "test.yaml"), PACKS).new(table, choose("seed", rulings))
    fight.step()
    return fight.phase, int(fight.round)


@story("flow_in_reaction")
def _(rulings: Rulings) -> Any:
    gut = HitLocation("gut", reactions={FAILURE: (at_attacker(),)})
    lion = Lion([watcher(), survivor("ada", "G10", [CLUB])], locations=[gut], rulings=rulings)
    found = declined(lion)
    lion.attack("ada", CLUB, faces(8), cards("gut"), faces(2), faces(1, 1))
    return found


@story("priority_token_leaves")
def _(rulings: Rulings) -> Any:
    """The token is given in this turn, and then a target is picked."""
    gives = Text(lambda o: o.fight.give_priority(o.fight.survivors[0]))
    lion = Lion([survivor("ada", "G10"), survivor("bo", "D10")], [plain("roar", gives, picks(CTV))], rulings=rulings)
    lion.turn(cards("roar"))
    return lion.fight.priority is not None


@story("last_to_wound")
def _(rulings: Rulings) -> Any:
    """Bo wounded it, then Cy, who is far away; Ada never did."""
    line = PickLine("closest", ("last_to_wound", "in_range"))
    party = [survivor("ada", "G10"), survivor("bo", "E10"), survivor("cy", "P22")]
    lion = Lion(party, [plain("revenge", picks(line, CTV)), plain("one"), plain("two")], rulings=rulings)
    for id in ("bo", "cy"):
        lion.fight.wound_monster(lion[id])
    lion.turn(cards("revenge"))
    return [str(target) for target in lion.last(turn_events.TargetPicked).targets]


@story("down_to_hit")
def _(rulings: Rulings) -> Any:
    scene = Scene([survivor("ada", "H9", [CLUB], accuracy=4)], [BARE], rulings=rulings, down=True)
    scene.attack("ada", CLUB, faces(1))
    return scene.last(events.AttackDiceRolled).against


@story("monster_down_window")
def _(rulings: Rulings) -> Any:
    """At the moment it falls, and at a later question of somebody else."""
    scene = Scene([survivor("ada", "H9"), watcher()], rulings=rulings)
    found = declined(scene)
    scene.fight.knock_monster_down()
    return found, scene.breaking_in()


@story("hits_cancelled")
def _(rulings: Rulings) -> Any:
    """The monster leaves and is back before the next card."""
    paw = HitLocation("paw", reactions={FAILURE: (flees("C10"), flees("H10"))})
    scene = Scene([survivor("ada", "H9", [DAGGER])], [paw, BARE], rulings=rulings)
    rest = [faces(9)] if rulings else []
    scene.attack("ada", DAGGER, faces(7, 7, 1), cards("paw", "bare"), say("location", "paw"), faces(2), *rest)
    return len(scene.told(events.WoundAttempted))


@story("lantern_10_always_wounds")
def _(rulings: Rulings) -> Any:
    return strike(rulings, BARE, 10, toughness=30).wounds


@story("lantern_10_always_critical")
def _(rulings: Rulings) -> Any:
    return strike(rulings, EYE, 10, luck=-1).marks


@story("critical_order")
def _(rulings: Rulings) -> Any:
    seen: list[int] = []
    strike(rulings, HitLocation("eye", critical=(look(lambda fight: fight.monster.ai.wounds(), seen),)), 10)
    return seen


@story("window_on_critical")
def _(rulings: Rulings) -> Any:
    return windows(rulings, EYE, 10)


@story("window_without_reaction")
def _(rulings: Rulings) -> Any:
    return windows(rulings, HitLocation("paw", reactions=reacts(FAILURE)), 9)


@story("impervious_failure")
def _(rulings: Rulings) -> Any:
    """An attempt that is high enough, and one that is not."""
    mane = HitLocation("mane", ("impervious",), reacts(FAILURE))
    return strike(rulings, mane, 9).marks, strike(rulings, mane, 2).marks


def broken(rulings: Rulings, *rest: Any) -> Scene:
    skull = HitLocation("skull", ("super_dense",))
    scene = Scene([survivor("ada", "H9", [BONE_AXE])], [skull, BARE], rulings=rulings)
    scene.attack("ada", BONE_AXE, faces(7, 7, 1), cards("skull", "bare"), say("location", "skull"), *rest)
    return scene


@story("frail_breaks")
def _(rulings: Rulings) -> Any:
    scene = broken(rulings, faces(9), *([faces(9)] if rulings else []))
    assert str(scene.last(events.WeaponBroke).location) == "skull"
    return scene.fight.archive, scene.wounds


@story("super_dense_attempt")
def _(rulings: Rulings) -> Any:
    scene = broken(rulings, *([] if rulings else [faces(9)]))
    return scene.fight.archive, scene.wounds


@story("trap_ends")
def _(rulings: Rulings) -> Any:
    """Blood Paint: the first of two attacks draws the trap."""
    stage = holding(hero("ada", "G10", "bone_axe blood_paint scrap_sword"), hero("bo", "E10"), rulings=rulings)
    second = [] if rulings else [faces(1, 1)]
    stage.offer("ada", "blood_paint", "paint_with_blood", faces(9, 1), cards("clever_ploy"), faces(1, 1), *second)
    return [str(each.weapon) for each in stage.told(events.SurvivorAttacks)]


@story("trap_in_nested_attack")
def _(rulings: Rulings) -> Any:
    """Bo's surge draws the trap while Ada's attack waits with a reaction and a further hit."""
    trap = HitLocation("trap", ("trap",), trap=(Mark("trap"),))
    bo = survivor("bo", "G10", [CLUB], survival=1, actions=("surge",))
    paw = HitLocation("paw", reactions=reacts(FAILURE))
    scene = Scene([survivor("ada", "H9", [DAGGER]), bo], [paw, BARE, trap], rulings=rulings)
    scene.attack(
        "ada", DAGGER, faces(7, 7, 2), cards("paw", "bare"), say("location", "paw"), faces(2),
        say("window", "before_reaction:surge:bo:club"), faces(6), cards("trap"), *([] if rulings else [faces(9)]),
    )  # fmt: skip
    assert len(scene.told(events.AttackEnded)) == 2
    return scene.marks, scene.wounds


@story("dodge_after_trap")
def _(rulings: Rulings) -> Any:
    trap = HitLocation("trap", ("trap",), trap=(at_attacker(),))
    lion = Lion([survivor("ada", "G10", [CLUB], survival=1)], locations=[trap], rulings=rulings)
    found = declined(lion)
    lion.attack("ada", CLUB, faces(6), cards("trap"), faces(5, 1), faces(6))
    return found


@story("injury_works_from")
def _(rulings: Rulings) -> Any:
    """The heel is wounded first; then, in the same attack, the monster moves."""
    heel = HitLocation(
        "heel",
        critical=(Injury("tendon"),),
        injury="tendon",
        injury_hooks=(hook("heel", MONSTER_MOVES, Mark("tendon")),),
    )
    chest = HitLocation("chest", reactions={FAILURE: (CHARGES,)})
    lion = Lion([survivor("ada", "J10", [DAGGER])], locations=[heel, chest], rulings=rulings)
    lion.attack(
        "ada", DAGGER, faces(7, 7, 1), cards("heel", "chest"), say("location", "heel"), faces(10), faces(2)
    )  # fmt: skip
    assert lion.monster.panel == ["heel"]
    assert lion.discard == ["chest"]
    return lion.marks


@story("injury_on_zero_move")
def _(rulings: Rulings) -> Any:
    lion = Lion([survivor("ada", "G10")], rulings=rulings)
    lion.fight.put_in_play(1, (hook("heel", MONSTER_MOVES, Mark("tendon")),))
    lion.turn(cards("claw"), faces(1, 1))
    return lion.marks


@story("dodge_inside_survival_action")
def _(rulings: Rulings) -> Any:
    """Bo's surge makes the monster strike at Ada."""
    paw = HitLocation("paw", reactions={FAILURE: (Text(lambda o: basic_action(o.fight, o.fight.survivors[0])),)})
    bo = survivor("bo", "H9", [CLUB], survival=1, actions=("surge",))
    lion = Lion([survivor("ada", "G10", survival=1), bo], locations=[paw], rulings=rulings)
    script: list[Script] = [faces(6), cards("paw"), faces(2), faces(5, 1), faces(6)]
    dodged = [say("dodge", "legs", "ada")] if rulings else []
    lion.window(SURVIVORS_ACT, say("window", "survivors_act:surge:bo:club"), *script, *dodged)
    return lion["ada"].light[LEGS]


def buried(rulings: Rulings) -> Scene:
    ada = survivor("ada", "H9", [Gear("heirloom", words=("irreplaceable",)), Gear("ring", words=("cursed",))])
    scene = Scene([ada], rulings=rulings)
    with suppress(FightOver):
        scene.fight.kill(ada, "injury")
    return scene


@story("irreplaceable_on_total_defeat")
def _(rulings: Rulings) -> Any:
    return buried(rulings).fight.storage


@story("cursed_on_death")
def _(rulings: Rulings) -> Any:
    return buried(rulings).fight.storage


@story("unplaced_gear")
def _(rulings: Rulings) -> Any:
    scene = Scene([survivor("ada", "H9")], rulings=rulings)
    scene.run(lambda: gain_gear(scene.fight, scene["ada"], Gear("claw")), say("place_gear", "leave"))
    return scene.fight.storage, scene.fight.archive


@story("legs_death")
def _(rulings: Rulings) -> Any:
    stage = Stage([survivor("ada", "G10"), survivor("bo", "E10")])
    stage.fight.tables = PACKS.tables(rulings)
    stage.run(lambda: severe_injury(stage.fight, stage["ada"], LEGS), faces(2))
    return stage["ada"].dead, stage["ada"].bleeding


@story("maniacal_laughter_speed")
def _(rulings: Rulings) -> Any:
    stage = Stage([survivor("ada", "G10"), survivor("bo", "E10")], rulings=rulings)
    row = next(row for row in PACKS.tables()[BRAIN] if row.id == "maniacal_laughter")
    stage.run(lambda: suffer(stage.fight, stage["ada"], row), faces(4))
    return stage["ada"].tokens["speed"]


def mood(rulings: Rulings, card: str, at: str) -> Stage:
    """The lion of the third level with this card in play."""
    stage = Stage([survivor("ada", at), survivor("bo", "A1")], "level_3", rulings=rulings)
    stage.monster.ai_cards = PACKS.monster("white_lion", "level_3", rulings).ai_cards
    enter_play(stage.fight, stage.monster.ai_cards[card])
    return stage


@story("enraged_damage")
def _(rulings: Rulings) -> Any:
    return monster_total(mood(rulings, "enraged", "G10").fight, "damage")


@story("ground_fighting_corners")
def _(rulings: Rulings) -> Any:
    """Ada stands at a corner of the base."""
    stage = mood(rulings, "ground_fighting", "G9")
    swatted: list[Script] = [] if rulings else [say("monster_path", "H9"), faces(1, 1, 1, 1)]
    stage.table.always["monster_facing"] = "north"
    stage.table.script = swatted
    spend_activation(stage.fight, stage["ada"])
    return [str(each.who) for each in stage.told(turn_events.MonsterAttacks)]


@story("charge_off_collision")
def _(rulings: Rulings) -> Any:
    lion = Lion([survivor("ada", "G10")], rulings=rulings)
    lion.run(lambda: charge_off(lion.fight), say("grab_place", "A10"), faces(6))
    assert lion["ada"].down
    return [str(each.who) for each in lion.told(turn_events.Collided)]


def aftermath(scene: Scene, results: Results | None = None) -> Scene:
    scene.monster.dead = True
    scene.fight.results, scene.fight.settlement, scene.fight.outcome = results, Settlement(), "victory"
    scene.fight.close()
    scene.run(scene.fight.step)
    return scene


@story("skip_mark")
def _(rulings: Rulings) -> Any:
    scene = aftermath(Scene([survivor("ada", "G10", flags=["skips_next"])], rulings=rulings))
    return scene.last(aftermath_events.SkipsNext).what


@story("nemesis_record")
def _(rulings: Rulings) -> Any:
    scene = aftermath(Scene([survivor("ada", "G10")], rulings=rulings, id="butcher"), Results(nemesis=True))
    home = scene.fight.settlement
    assert home is not None
    return home.defeated, home.nemeses
