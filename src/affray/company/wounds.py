"""Piercing Blows, Protection, Wounds (company 3.6, 3.8, 3.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from affray.company import events
from affray.company.cards import PIERCED, PROTECTION_ROLL, SEVERITY, WOULD_DIE, WOULD_WOUND, WOUNDED
from affray.company.combat import Combat
from affray.company.dice import BEST, WORST, Outcome, Roll
from affray.company.fighter import Fighter, Foe, Hero
from affray.company.rolls import (
    favour_reasons,
    feat_die,
    feat_word,
    foe_roll,
    hero_roll,
    scene_dice,
    spend_on_foe_roll,
    spend_on_hero_roll,
    throw_roll,
)
from affray.kernel.names import Ref

if TYPE_CHECKING:
    from affray.company.attack import Strike

__all__ = ["foe_protection", "hero_protection", "wound_foe", "wound_hero"]


def hero_protection(fight: Combat, hero: Hero, strike: Strike) -> bool:
    """Armour dice against the weapon's Injury; True when the armour holds (D28, 3.6)."""
    if spared(fight, hero, strike):
        return True
    roll = hero_roll(fight, hero, "protection")
    roll.verdict = True
    hero.protection(roll.pool)
    roll.target.add("injury", strike.injury)
    if hero.armour is not None:
        roll.bonus += hero.armour.bonus
    if hero.helm is not None:
        roll.bonus += hero.helm.bonus
    scene_dice(fight, hero, roll, strike.ranged)
    if fight.effects:
        fight.use_up(fight.sum_effects("protection", hero.id, roll.pool))
    occasion = fight.occasion(PROTECTION_ROLL, hero, strike.attacker)
    occasion.attack = strike
    occasion.roll = roll
    if hero.has_whiles:
        occasion.owner = hero
        fight.sum_whiles("protection", hero, occasion, roll.pool)
    fight.happen(occasion)
    spend_on_hero_roll(fight, hero, roll)
    outcome = throw_roll(fight, hero, roll)
    tell_protection(fight, hero, strike, roll, outcome)
    return outcome.passed


def foe_protection(fight: Combat, foe: Foe, strike: Strike) -> bool:
    """The same for a foe: its Armour, weakened where its weak spot is known."""
    if spared(fight, foe, strike):
        return True
    roll = foe_roll(fight, foe, "protection")
    roll.verdict = True
    roll.pool.add("armour", foe.sheet.armour)
    roll.target.add("injury", strike.injury)
    if fight.effects:
        fight.add_effects("armour", foe.id, roll.pool)
        for effect in fight.effects:
            if effect.target == foe.id and effect.kind == "weary":
                roll.weary = True
    occasion = fight.occasion(PROTECTION_ROLL, foe, strike.attacker)
    occasion.attack = strike
    occasion.roll = roll
    fight.happen(occasion)
    if strike.foe_slaying(roll):
        return False
    spend_on_foe_roll(fight, foe, roll)
    outcome = throw_roll(fight, foe, roll)
    tell_protection(fight, foe, strike, roll, outcome)
    return outcome.passed


def spared(fight: Combat, target: Fighter, strike: Strike) -> bool:
    """Whether something takes the Piercing Blow in the target's place (6.5, Hound of Mirkwood)."""
    if not fight.awaits(PIERCED):
        return False
    pierced = fight.occasion(PIERCED, strike.attacker, target)
    pierced.attack = strike
    return fight.happen(pierced)


def tell_protection(fight: Combat, who: Fighter, strike: Strike, roll: Roll, outcome: Outcome) -> None:
    if fight.table.listening:
        fight.table.tell(
            events.ProtectionRolled(
                Ref(who.id), Ref(strike.weapon_id), outcome.passed, feat_word(roll, outcome), roll.total, roll.target.total,
                roll.count, roll.pool.reasons(), favour_reasons(roll), roll.weary, roll.faces,
            )
        )  # fmt: skip


def wound_hero(fight: Combat, hero: Hero, by: Fighter | None, strike: Strike | None) -> None:
    """First Wound: a Feat die for its severity. A second one: Endurance 0 and Dying, no roll (W1, W2)."""
    if hero.wounded:
        strike_down(fight, hero, by)
    else:
        hero.wounded = True
        occasion = fight.occasion(SEVERITY, hero, by)
        occasion.attack = strike
        fight.happen(occasion)
        rank = feat_die(fight, hero, "severity", occasion.amount)
        if rank == WORST:
            if fight.table.listening:
                fight.table.tell(events.WoundTaken(Ref(hero.id), "grievous", 0))
            strike_down(fight, hero, by)
        else:
            hero.severity = 0 if rank == BEST else rank
            if fight.table.listening:
                fight.table.tell(
                    events.WoundTaken(Ref(hero.id), "moderate" if rank == BEST else "severe", hero.severity)
                )
    if fight.awaits(WOUNDED):
        after = fight.occasion(WOUNDED, by, hero)
        after.attack = strike
        fight.happen(after)
    grieve(fight, hero)


def strike_down(fight: Combat, hero: Hero, by: Fighter | None) -> None:
    """Endurance 0, unconscious, Dying; unless fate spares the hero (6.5)."""
    occasion = fight.occasion(WOULD_DIE, hero, by)
    if fight.happen(occasion):
        if fight.table.listening:
            fight.table.tell(events.WoundCancelled(Ref(hero.id)))
        return
    hero.dying = True
    hero.endurance = 0
    if hero.out:
        hero.out = "dying"
        if fight.table.listening:
            fight.table.tell(events.Fell(Ref(hero.id), "dying"))
    else:
        fight.fall(hero, "dying")


def grieve(fight: Combat, hurt: Hero) -> None:
    """Whose Fellowship Focus is Wounded or worse gains 1 Shadow, without a test (D23)."""
    for other in fight.heroes:
        if other.sheet.focus == hurt.id and other is not hurt:
            fight.gain_shadow(other, 1)


def wound_foe(fight: Combat, foe: Foe, by: Fighter | None, strike: Strike | None) -> None:
    """As many Wounds as its Might kill a foe (3.9)."""
    occasion = fight.occasion(WOULD_WOUND, by, foe)
    occasion.attack = strike
    if fight.happen(occasion):
        if fight.table.listening:
            fight.table.tell(events.WoundCancelled(Ref(foe.id)))
        return
    foe.wounds += 1
    if fight.table.listening:
        fight.table.tell(events.FoeWounded(Ref(foe.id), foe.wounds, foe.sheet.might))
    if foe.wounds >= foe.sheet.might:
        fight.fall(foe, "slain")
