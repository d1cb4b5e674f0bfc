"""A story for each ruling: what it comes to under the rulings given; none given is the default."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from affray.company import events
from affray.company.cards import FOE_TURN, ROUND_START, WOULD_FALL, WOULD_LOSE, CompanyCard
from affray.company.company import RoundStart
from affray.company.conditions.blows import Unarmed
from affray.company.conditions.scene import Round, Ruled
from affray.company.foes import FoeAction
from affray.company.sheet import UNARMED
from affray.company.special_damage import HeroIcon
from affray.company.stances import StanceChoice
from affray.company.tasks import BattleUse
from affray.company.verbs.control import Each
from affray.company.verbs.harm import ShadowTest
from affray.company.verbs.rolls import Pierced, SetEndurance
from affray.kernel.card import INSTEAD, WHEN, Hook
from affray.kernel.effect import FIGHT
from affray.kernel.number import Sum
from affray.kernel.scripted import Unscripted
from tests.company.scene import (
    AXE,
    BOW,
    CLUB,
    DAGGER,
    EYE,
    FOE_BOW,
    HELM,
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

__all__ = ["STORIES", "duel", "hit_offers"]

Rulings = dict[str, str]
Story = Callable[[Rulings], Any]
STORIES: dict[str, Story] = {}


def story(ruling: str) -> Callable[[Story], Story]:
    def keep(told: Story) -> Story:
        STORIES[ruling] = told
        return told

    return keep


def duel(rulings: Rulings, ada: dict[str, Any] | None = None, **orc: Any) -> Scene:
    numbers: dict[str, Any] = {"endurance": 60, **orc}
    scene = Scene([hero("ada", **(ada or {})), hero("bo")], [foe("orc", **numbers), foe("uruk", endurance=60)], rulings)
    scene.pair("ada", "orc")
    return scene


def parry(scene: Scene, volley: bool = False) -> int:
    against = Sum(True)
    scene.fight.parry_of(scene.hero("ada"), volley, volley, scene.foe("orc"), against)
    return int(against.total)


def dice_of_blow(scene: Scene, target: str = "ada", most: int = 6) -> int:
    """How many Success dice the orc's next attack has, found by throwing as many as are asked for."""
    for count in range(most):
        effects = [effect.copy() for effect in scene.fight.effects]
        try:
            scene.blow("orc", target, faces(1, *[1] * count))
        except Unscripted:
            scene.fight.effects = effects
            scene.fight.under_way = []
            continue
        return count
    raise AssertionError("no such number of dice")


def dice_of_strike(scene: Scene, who: str = "ada", most: int = 6) -> int:
    for count in range(most):
        effects = [effect.copy() for effect in scene.fight.effects]
        try:
            scene.strike(who, "orc", SWORD, faces(1, *[1] * count))
        except Unscripted:
            scene.fight.effects = effects
            scene.fight.under_way = []
            continue
        return count
    raise AssertionError("no such number of dice")


def protection_dice(scene: Scene) -> tuple[int, bool]:
    """Dice of the orc's Protection, and whether it is Weary."""
    for count in range(5):
        try:
            scene.strike("ada", "orc", SWORD, faces(RUNE, 1, 1), faces(EYE, *[1] * count))
        except Unscripted:
            scene.fight.under_way = []
            continue
        rolled = scene.last(events.ProtectionRolled)
        return rolled.dice, rolled.weary
    raise AssertionError("no such number of dice")


@story("protect_skill")
def _(rulings: Rulings) -> Any:
    scene = duel(rulings)
    scene.task("ada", "protect", faces(1, 1, 1), ward="bo")
    return scene.last(events.SkillRolled).skill


@story("intimidate_lasts")
def _(rulings: Rulings) -> Any:
    scene = duel(rulings)
    scene.task("ada", "intimidate", faces(5, 5, 5))
    found = []
    for _n in range(2):
        scene.blow("orc", "ada", faces(1, 1, 1, 1))
        found.append(scene.last(events.AttackRolled).weary)
    return found


@story("surprised_foes")
def _(rulings: Rulings) -> Any:
    scene = duel(rulings)
    scene.foe("orc").surprised = True
    scene.foe_turn("orc", *(() if rulings else (say("foe_action", "attack:blade:ada"), faces(1, 1, 1))))
    return len(scene.told(events.CannotAct)), protection_dice(scene)


@story("battle_roll")
def _(rulings: Rulings) -> Any:
    scene = duel(rulings)
    share = () if rulings else (say("share", "bo"),)
    scene.task("ada", "battle", faces(5, 6, 5), say("battle", "advantage"), *share)
    return [dice_of_strike(scene, who) for who in ("ada", "ada", "bo")]


@story("battle_choices")
def _(rulings: Rulings) -> Any:
    scene = duel(rulings)
    return scene.keys(BattleUse(scene.fight, scene.hero("ada"), 0))


@story("heavy_blow_two_handed")
def _(rulings: Rulings) -> Any:
    return (
        duel(rulings).strike("ada", "orc", LONG_SWORD, faces(5, 6, 5), say("icon", "heavy_blow"), two_handed=True).loss
    )


@story("fend_off")
def _(rulings: Rulings) -> Any:
    scene = duel(rulings)
    scene.strike("ada", "orc", AXE, faces(5, 6, 5), say("icon", "fend_off"))
    first = parry(scene)
    scene.blow("orc", "ada", faces(1, 1, 1, 1))
    return first, parry(scene)


@story("pierce_spear")
def _(rulings: Rulings) -> Any:
    return duel(rulings).strike("ada", "orc", SPEAR, faces(5, 6, 5), say("icon", "pierce")).feat


@story("shield_thrust")
def _(rulings: Rulings) -> Any:
    scene = duel(rulings, {"shield": SHIELD})
    scene.strike("ada", "orc", SWORD, faces(5, 6, 5), say("icon", "shield_thrust:orc"))
    hurt = scene.foe("orc").endurance
    script = () if rulings else (say("foe_action", "attack:blade:ada"), faces(1, 1, 1))
    scene.foe_turn("orc", *script)
    return hurt, len(scene.told(events.Recovered))


@story("engagement")
def _(rulings: Rulings) -> Any:
    scene = duel(rulings)
    meet = (say("meet", "uruk", "ada"),) if rulings else ()
    scene.engage(*meet)
    return [foe.id for foe in scene.hero("ada").engaged]


@story("stance_when_engaged")
def _(rulings: Rulings) -> Any:
    scene = Scene([hero(f"h{n}") for n in range(3)], [foe("orc")], rulings)
    scene.pair("h0", "orc")
    return "h0:rearward" in scene.keys(StanceChoice(scene.fight, scene.fight.able_heroes))


def tough() -> CompanyCard:
    card = CompanyCard("hideous_toughness", "ability")
    fall = (Pierced(), SetEndurance("hideous_toughness_reset"))
    bare = (Unarmed(), Ruled("hideous_toughness_unarmed=immune"))
    card.hooks = (
        Hook(card.id, WOULD_FALL, INSTEAD, (), 0, False, 0, FIGHT, fall, "fall"),
        Hook(card.id, WOULD_LOSE, INSTEAD, bare, 0, False, 0, FIGHT, (), "bare"),
    )
    return card


@story("hideous_toughness_reset")
def _(rulings: Rulings) -> Any:
    scene = duel(rulings, might=2, cards=(tough(),))
    scene.foe("orc").endurance = 4
    scene.strike("ada", "orc", SWORD, faces(5, 5, 5), faces(EYE, 1, 1))
    return scene.foe("orc").endurance


@story("hideous_toughness_unarmed")
def _(rulings: Rulings) -> Any:
    scene = duel(rulings, cards=(tough(),))
    scene.strike("ada", "orc", UNARMED, faces(9, 6))
    return scene.foe("orc").endurance


@story("undead_fear")
def _(rulings: Rulings) -> Any:
    """The two ways side by side on one wight; each card asks the ruling."""
    card = CompanyCard("thing_of_terror", "ability")
    dread = (Each("heroes", (ShadowTest("chosen", "dread", 2),)),)
    free = (Round(1), Ruled("undead_fear=thing_of_terror"))
    paid = (Ruled("undead_fear=strike_fear"),)
    card.hooks = (
        Hook(card.id, ROUND_START, WHEN, free, 0, False, 0, FIGHT, dread, "free"),
        Hook(card.id, FOE_TURN, WHEN, paid, 1, False, 0, FIGHT, dread, "paid"),
    )
    scene = Scene([hero("ada")], [foe("wight", cards=(card,))], rulings)
    scene.fight.round = 0
    scene.perform(RoundStart(scene.fight), *(() if rulings else (faces(1, 1),)))
    first = scene.hero("ada").shadow
    scene.foe_turn("wight", *((say("offer", "1:paid"), faces(1, 1)) if rulings else ()))
    return first, scene.hero("ada").shadow, scene.foe("wight").drive


@story("drive_cap")
def _(rulings: Rulings) -> Any:
    scene = duel(rulings)
    yes = say("drive", "yes")
    scene.blow("orc", "ada", yes, faces(1, 1, 1, 1, 1))
    scene.blow("orc", "ada", *((yes, faces(1, 1, 1, 1, 1)) if rulings else (faces(1, 1, 1, 1),)))
    return scene.foe("orc").drive


@story("swap_icons_for")
def _(rulings: Rulings) -> Any:
    return (
        duel(rulings, hateful=False).blow("orc", "ada", faces(EYE, 3, 3, 3), *((faces(RUNE),) if rulings else ())).hit
    )


@story("rally_stance")
def _(rulings: Rulings) -> Any:
    scene = duel(rulings)
    scene.stand("bo", "forward")
    scene.task("ada", "rally", faces(5, 5, 5))
    scene.next_round()
    scene.stand("bo", "open")
    scene.stand("ada", "forward")
    return dice_of_strike(scene, "ada"), dice_of_strike(scene, "bo")


@story("protect_expires")
def _(rulings: Rulings) -> Any:
    scene = duel(rulings)
    scene.task("ada", "protect", faces(5, 5, 5), ward="bo")
    scene.next_round()
    return dice_of_blow(scene, "bo")


@story("intimidate_protection_rolls")
def _(rulings: Rulings) -> Any:
    scene = duel(rulings)
    scene.task("ada", "intimidate", faces(5, 5, 5))
    scene.blow("orc", "ada", faces(1, 1, 1, 1))
    return scene.last(events.AttackRolled).weary, protection_dice(scene)


@story("shield_thrust_protection_rolls")
def _(rulings: Rulings) -> Any:
    scene = duel(rulings, {"shield": SHIELD})
    scene.strike("ada", "orc", SWORD, faces(5, 6, 5), say("icon", "shield_thrust:orc"))
    return dice_of_blow(scene), protection_dice(scene)


@story("bow_two_handed_heavy_blow")
def _(rulings: Rulings) -> Any:
    heavy = say("icon", "heavy_blow")
    return duel(rulings).strike("ada", "orc", BOW, faces(5, 6, 5), heavy, two_handed=True, ranged=True).loss


@story("dagger_pierce")
def _(rulings: Rulings) -> Any:
    return "pierce" in hit_offers(rulings, DAGGER, 9, 6)


def hit_offers(rulings: Rulings, weapon: Any, *shown: int, bought: str = "") -> list[str]:
    scene = duel(rulings, {"proficiencies": {"swords": 3}})
    script = (say("icon", bought),) if bought else ()
    strike = scene.strike("ada", "orc", weapon, faces(*shown), *script)
    strike.icons = strike.icons or 1
    return scene.keys(HeroIcon(strike))


@story("knockback_in_volley")
def _(rulings: Rulings) -> Any:
    scene = duel(rulings)
    back = () if rulings else (say("knockback", "yes"),)
    scene.blow("orc", "ada", faces(9, 5, 5), *back, attack=FOE_BOW, ranged=True, volley=True)
    return scene.hero("ada").endurance


@story("volley_counts_as_round")
def _(rulings: Rulings) -> Any:
    scene = duel(rulings)
    scene.fight.round = 0
    back = say("knockback", "yes")
    scene.blow("orc", "ada", faces(9, 5, 5), back, attack=FOE_BOW, ranged=True, volley=True)
    scene.begin_round()
    scene.blow("orc", "ada", faces(5, 5, 5, 5), *(() if rulings else (back,)))
    return scene.hero("ada").endurance


@story("wounded_at_zero")
def _(rulings: Rulings) -> Any:
    scene = duel(rulings, {"endurance": 5, "start_wounded": True})
    scene.blow("orc", "ada", faces(5, 5, 5, 5))
    return scene.hero("ada").out


@story("battle_modifier_default")
def _(rulings: Rulings) -> Any:
    scene = duel(rulings)
    scene.task("ada", "battle", faces(5, 5, 5), say("battle", "advantage"))
    return dice_of_strike(scene)


@story("secondary_action")
def _(rulings: Rulings) -> Any:
    scene = duel(rulings, {"helm": HELM})
    return "end" in scene.deeds("ada", main=False), "end" in scene.deeds("ada", secondary=False)


@story("ambush_cancel_failure")
def _(rulings: Rulings) -> Any:
    scene = Scene([hero("ada"), hero("bo")], [foe("orc")], rulings, ambush="by_company")
    scene.onset(faces(5, 6, 5), faces(1, 1, 1), *(() if rulings else (say("cancel", "bo"),)))
    return scene.fight.foes_surprised


@story("volley_shield_with_bow")
def _(rulings: Rulings) -> Any:
    scene = duel(rulings, {"weapons": [BOW], "shield": SHIELD})
    scene.strike("ada", "orc", BOW, faces(1, 1, 1), ranged=True, volley=True, two_handed=True)
    return parry(scene, True), parry(scene)


@story("flee_needs_rearward_conditions")
def _(rulings: Rulings) -> Any:
    scene = Scene([hero("ada"), hero("bo")], [foe("orc")], rulings)
    offered = scene.keys(StanceChoice(scene.fight, scene.fight.able_heroes))
    if "ada:flee" not in offered:
        return "stays"
    scene.stances(say("stance", "ada:flee"), say("stance", "bo:open"))
    scene.turn("ada")  # nothing but leaving is left
    return scene.hero("ada").out


@story("foes_escape_by_force")
def _(rulings: Rulings) -> Any:
    scene = duel(rulings)
    return "break_out:blade:ada" in scene.keys(FoeAction(scene.fight, scene.foe("orc"), 1, False))


@story("special_damage_repeat")
def _(rulings: Rulings) -> Any:
    heavy = hit_offers(rulings, SWORD, 5, 6, 6, 4, bought="heavy_blow")
    pierce = hit_offers(rulings, SWORD, 5, 6, 6, 4, bought="pierce")
    assert "pierce" in pierce  # CO-20 grants several icons itself
    return "heavy_blow" in heavy


@story("pierce_cap")
def _(rulings: Rulings) -> Any:
    strike = duel(rulings).strike("ada", "orc", SPEAR, faces(9, 6, 5), say("icon", "pierce"), faces(EYE, 1, 1))
    return strike.feat


@story("shield_thrust_stacks")
def _(rulings: Rulings) -> Any:
    scene = Scene([hero("ada", shield=SHIELD), hero("bo", shield=SHIELD)], [foe("orc", endurance=60)], rulings)
    for who in ("ada", "bo"):
        scene.pair(who, "orc")
    thrust = say("icon", "shield_thrust:orc")
    scene.strike("ada", "orc", SWORD, faces(5, 6, 5), thrust)
    scene.strike("bo", "orc", SWORD, faces(5, 6, 5), *(() if rulings else (thrust,)))
    return dice_of_blow(scene)


@story("brawling_fend_off")
def _(rulings: Rulings) -> Any:
    return "fend_off" in hit_offers(rulings, DAGGER, 9, 6), "fend_off" in hit_offers(rulings, CLUB, 9, 6)
