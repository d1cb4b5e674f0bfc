"""How a player who knows the game plays a hero: stances by danger and role, blows on one foe, tasks, flight when all is lost."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from affray.agents.company.estimate import chance, danger
from affray.company.combat import Combat
from affray.company.deeds import Deed, HeroAction
from affray.company.engagement import Meet
from affray.company.fighter import DEFENSIVE, FORWARD, OPEN, REARWARD, Foe, Hero
from affray.company.onset import HeroShot
from affray.company.sheet import UNARMED, Weapon
from affray.company.stances import FLEE, may_flee, stance_rule
from affray.company.stances import StanceChoice as Stances
from affray.kernel.window import DECLINE

__all__ = ["choose_action", "choose_meeting", "choose_stance", "choose_volley"]

_END: Final = Deed("end", False)


def lost(fight: Combat, hero: Hero) -> bool:
    """Whether a hero had better leave: most companions are down, and what is left cannot carry the day."""
    heroes = len(fight.able_heroes)
    foes = len(fight.able_foes)
    if foes <= heroes and heroes > 1:
        return False
    fallen = len(fight.heroes) - heroes
    if fallen == 0 and heroes > 1:
        return False
    hurt = hero.endurance * 10 <= hero.sheet.endurance * 4 or (hero.wounded and hero.weary())
    return hurt and foes >= heroes


def archer(hero: Hero) -> bool:
    """Better with a bow than with anything for close combat."""
    far: i64 = 0
    for weapon in hero.weapons:
        if weapon.ranged:
            far = max(far, hero.sheet.rating(weapon))
    if far == 0:
        return False
    near: i64 = 0
    for weapon in hero.weapons:
        if not weapon.ranged:
            near = max(near, hero.sheet.rating(weapon))
    return far > near


# -- stances and meetings


def choose_stance(question: Stances, seat: str) -> Any:
    fight = question.fight
    for hero in question.undecided:
        if hero.seat == seat:
            return hero, stance_for(fight, hero, question.undecided)
    return None


def stance_for(fight: Combat, hero: Hero, undecided: list[Hero]) -> int:
    wanted = wanted_stance(fight, hero)
    if not stance_rule(fight, hero, wanted, undecided):
        return wanted
    if wanted == REARWARD:
        if lost(fight, hero) and may_flee(fight, hero):
            return FLEE
        wanted = DEFENSIVE if lost(fight, hero) else OPEN
        if not stance_rule(fight, hero, wanted, undecided):
            return wanted
    for stance in range(4):
        if not stance_rule(fight, hero, stance, undecided):
            return stance
    return OPEN


def wanted_stance(fight: Combat, hero: Hero) -> int:
    if lost(fight, hero) or archer(hero):
        return REARWARD
    endurance = hero.endurance
    against = len(hero.engaged)
    if not against:
        against = (len(fight.able_foes) + len(fight.able_heroes) - 1) // len(fight.able_heroes)
    if hero.wounded or endurance * 3 <= hero.sheet.endurance:
        return DEFENSIVE if against < 2 else OPEN
    if against >= 3:
        return OPEN
    if hero.weary() or endurance * 2 <= hero.sheet.endurance:
        return OPEN
    if (
        hero.sheet.skills.get("enhearten", 0) >= 2
        and len(fight.able_heroes) >= 4
        and not captain_elsewhere(fight, hero)
    ):
        return OPEN
    return FORWARD


def captain_elsewhere(fight: Combat, hero: Hero) -> bool:
    """Whether somebody else is the better one to rally the others."""
    mine = hero.sheet.skills.get("enhearten", 0)
    for other in fight.able_heroes:
        if other is not hero and other.sheet.skills.get("enhearten", 0) > mine and not archer(other):
            return True
    return False


def choose_meeting(question: Meet) -> Foe:
    """The strong meet the strong; the others whom they can soon fell."""
    options: list[Foe] = question.options()
    hero = question.hero
    best = options[0]
    if hero.endurance * 2 > hero.sheet.endurance and hero.sheet.parry >= 15:
        most = danger(hero, best)
        for foe in options[1:]:
            worth = danger(hero, foe)
            if worth > most:
                most = worth
                best = foe
        return best
    for foe in options:
        if foe.endurance < best.endurance:
            best = foe
    return best


# -- actions


def choose_action(question: HeroAction) -> Deed:
    hero = question.hero
    fight = question.fight
    if question.main_left:
        deed = main_deed(question, fight, hero)
        if deed is not None:
            return deed
    if question.secondary_left:
        relief = relieve(hero)
        if relief:
            return Deed(relief, False)
    return forced_end(question)


def forced_end(question: HeroAction) -> Deed:
    """End the turn; where a secondary action is owed, the harmless one: look around, or whatever there is."""
    if question.secondary_left and question.fight.secondary_required and not question.hero.fleeing:
        options: list[Deed] = question.options()
        for deed in options:
            if deed.kind == "look":
                return deed
        return options[-1]
    return _END


def relieve(hero: Hero) -> str:
    """Whether taking off the helm or dropping the shield ends Weary (CO-04)."""
    if hero.load < hero.endurance or hero.endurance <= 6:
        return ""
    if hero.helm is not None and hero.load - hero.helm.load < hero.endurance:
        return "helm_off"
    shield = hero.shield
    if shield is not None and (hero.two_handed or hero.endurance > 12) and hero.load - shield.load < hero.endurance:
        return "shield_off"
    return ""


def main_deed(question: HeroAction, fight: Combat, hero: Hero) -> Deed | None:
    if hero.fleeing:
        return Deed("leave", True)
    if hero.cards:
        cure = cure_for(question, hero)
        if cure is not None:
            return cure
    if hero.stance == REARWARD:
        return rearward_deed(question, fight, hero)
    if hero.stance == DEFENSIVE and hero.engaged and hero.seized_by is None and lost(fight, hero):
        weapon = question.close_weapons()[0]
        return Deed("break_out", True, weapon, not weapon.one_handed, weakest_guard(hero.engaged))
    task = task_for(question, fight, hero)
    if task is not None:
        return task
    return close_attack(question, fight, hero)


def cure_for(question: HeroAction, hero: Hero) -> Deed | None:
    """A condition that can be shaken off, or a sleeper to be woken."""
    for card in hero.cards:
        if card.kind == "condition" and card.offers:
            for deed in question.offered(True):
                if deed.offer is not None and deed.offer.card == card.id:
                    return deed
    return None


def rearward_deed(question: HeroAction, fight: Combat, hero: Hero) -> Deed | None:
    if lost(fight, hero):
        return Deed("leave", True)
    ready = hero.ready
    if ready is None or not (ready.ranged or ready.throwable):
        bow = best_far(hero)
        if bow is not None and ready is not None and question.secondary_left:
            return Deed("draw", False, weapon=bow)
        ready = bow if ready is None else None
    if ready is None:
        return waking(question, fight) or Deed("prepare", True)
    foe = best_target(hero, ready, fight.able_foes)
    return Deed("shoot" if ready.ranged else "throw", True, ready, ready.ranged and ready.two_handed, foe)


def waking(question: HeroAction, fight: Combat) -> Deed | None:
    for other in fight.heroes:
        if other.asleep:
            for deed in question.offered(True):
                if deed.owner is other:
                    return deed
    return None


def best_far(hero: Hero) -> Weapon | None:
    best: Weapon | None = None
    for weapon in hero.weapons:
        if (weapon.ranged or weapon.throwable) and (
            best is None or hero.sheet.rating(weapon) > hero.sheet.rating(best)
        ):
            best = weapon
    return best


def best_near(hero: Hero) -> Weapon | None:
    best: Weapon | None = None
    most = -1.0
    for weapon in hero.weapons:
        if not weapon.ranged:
            worth = float(hero.sheet.rating(weapon)) * 4.0 + float(weapon.damage)
            if worth > most:
                best = weapon
                most = worth
    return best


def task_for(question: HeroAction, fight: Combat, hero: Hero) -> Deed | None:
    """A task instead of a blow, where it does more for the Company."""
    if hero.seized_by is not None:
        return None
    asleep = waking(question, fight)
    if asleep is not None and hero.sheet.skills.get("song", 0) >= 1:
        return asleep
    skills = hero.sheet.skills
    if hero.stance == OPEN:
        bold = 0
        for other in fight.able_heroes:
            if other.stance <= OPEN:
                bold += 1
        ready = not fight.rallied and bold >= 3 and fight.round % 2 == 1
        if ready and chance(skills.get("enhearten", 0), hero.sheet.tn_heart) >= 0.5:
            return Deed("rally", True)
    elif hero.stance == FORWARD:
        fresh = 0
        for foe in fight.able_foes:
            if foe.sheet.might == 1 and not foe.weary and not foe.has("heartless"):
                fresh += 1
        if fresh >= 4 and fight.round % 2 == 1 and chance(skills.get("awe", 0), hero.sheet.tn_strength) >= 0.55:
            return Deed("intimidate", True)
    elif hero.stance == DEFENSIVE and len(hero.engaged) >= 2:
        ward = in_danger(fight, hero)
        if ward is not None and chance(skills.get("athletics", 0), hero.sheet.tn_strength) >= 0.5:
            return Deed("protect", True, hero=ward)
    return None


def in_danger(fight: Combat, hero: Hero) -> Hero | None:
    for other in fight.able_heroes:
        if (
            other is not hero
            and other.engaged
            and other.close()
            and (other.wounded or other.endurance * 3 <= other.sheet.endurance)
        ):
            return other
    return None


def close_attack(question: HeroAction, fight: Combat, hero: Hero) -> Deed | None:
    targets = question.targets()
    ready = hero.ready
    if ready is None:
        ready = best_near(hero) or UNARMED
    elif hero.seized_by is None and (ready.ranged or ready is UNARMED):
        near = best_near(hero)
        if near is not None and question.secondary_left:
            return Deed("draw", False, weapon=near)
        if near is None and hero.dropped and ready is UNARMED:
            return Deed("pick_up", True, item=hero.dropped[0])
        ready = UNARMED
    if hero.seized_by is not None and ready.proficiency != "brawling":
        # A dagger at the belt, where nothing is in hand; else bare hands.
        ready = question.close_weapons()[0]
    if not targets:
        return None
    two_handed = ready.two_handed and (not ready.one_handed or hero.shield is None)
    return Deed("attack", True, ready, two_handed, best_target(hero, ready, targets))


def best_target(hero: Hero, weapon: Weapon, foes: list[Foe]) -> Foe:
    """Whom to strike: who can be felled soonest, the dangerous before the harmless."""
    best = foes[0]
    if len(foes) == 1:
        return best
    most = -1.0
    rating: i64 = hero.sheet.rating(weapon)
    needed: i64 = hero.sheet.tn_strength
    damage: i64 = weapon.damage
    least: i64 = max(1, weapon.damage)
    for foe in foes:
        blows = float((foe.endurance + damage - 1) // least)
        worth = chance(rating, needed + foe.sheet.parry) * (2.0 + float(foe.sheet.level)) / blows
        if foe is hero.seized_by:
            worth *= 2.0
        if worth > most:
            most = worth
            best = foe
    return best


def weakest_guard(foes: list[Foe]) -> Foe:
    best = foes[0]
    for foe in foes:
        if foe.sheet.parry < best.sheet.parry:
            best = foe
    return best


def choose_volley(question: HeroShot) -> Any:
    hero = question.hero
    best: Weapon | None = None
    for weapon in question.weapons():
        near = 0
        for other in hero.weapons:
            if not other.ranged and other is not weapon:
                near = max(near, hero.sheet.rating(other))
        # A spear is thrown only by who has another good weapon for close combat.
        fit = weapon.ranged or near >= hero.sheet.rating(weapon)
        if fit and (best is None or hero.sheet.rating(weapon) > hero.sheet.rating(best)):
            best = weapon
    if best is None:
        return DECLINE
    return best, best_target(hero, best, question.fight.able_foes)
