"""What a player who knows the game spends: Hope where it counts, icons where they bite, position when a blow is too heavy."""

from __future__ import annotations

from typing import Any, Final

from affray.agents.company.estimate import chance_of, gain_of
from affray.company.attack import Knockback
from affray.company.fighter import Hero
from affray.company.rolls import BeforeSkill, HopeForRoll
from affray.company.special_damage import HeroIcon, fend_off_of, heavy_blow_sum, pierce_of

__all__ = ["choose_hope", "choose_icon", "choose_knockback", "choose_skill"]

_NOTHING: Final = ("done", None)


def choose_hope(question: HopeForRoll) -> str:
    """Hope where it turns the roll and enough is left; to ward off a Wound before all."""
    hero = question.hero
    roll = question.roll
    spare = hero.hope - hero.shadow
    dice = 2 if roll.inspired else 1
    if roll.why == "protection":
        if spare < 2 and not hero.wounded:
            return "no"
        gain = gain_of(roll, dice)
        return "hope" if gain >= (0.04 if hero.wounded else 0.1) else "no"
    if spare < 4:
        return "no"
    gain = gain_of(roll, dice)
    return "hope" if gain >= (0.13 if spare >= 7 else 0.19) else "no"


def choose_skill(question: BeforeSkill, seat: str) -> Any:
    """Who rolls spends Hope on what matters; companions support who is close to them and needs it."""
    hero = question.hero
    roll = question.roll
    now = chance_of(roll)
    if seat != hero.seat:
        if now < 0.4:
            for option in question.options_of(seat):
                helper: Hero = option[1]
                if option[0] == "support" and helper.hope - helper.shadow >= 9:
                    return option
        return None
    spare = hero.hope - hero.shadow
    dice = 2 if roll.inspired else 1
    if hero.hope_to_spend() and spare >= 5:
        if question.magical() and now < 0.6:
            return "magical", hero
        if chance_of(roll, dice) - now >= 0.13:
            return "hope", hero
    return "roll", hero


def choose_knockback(question: Knockback) -> bool:
    """Give way when it keeps one standing, or fresh, or the blow is a heavy one."""
    strike = question.strike
    hero = strike.hero
    loss = strike.loss
    halved = (loss + 1) // 2
    endurance = hero.endurance
    if loss >= endurance:
        return halved < endurance
    if halved == loss:
        return False
    if endurance - loss <= hero.load < endurance - halved:
        return loss >= 5
    return loss * 3 >= endurance and loss >= 7


def choose_icon(question: HeroIcon) -> Any:
    strike = question.strike
    hero = strike.hero
    foe = strike.foe
    fight = strike.fight
    if hero.seized_by is not None:
        return "break_free", hero.seized_by
    repeat = fight.icons_repeat
    due = strike.weapon.damage + strike.heavy
    if due >= foe.endurance and foe.sheet.might == 1 and not foe.has("hideous"):
        return spare_icon(question, repeat)
    step = pierce_of(fight, hero, strike.weapon)
    may_pierce = step and strike.injury and 1 <= strike.feat < strike.pierces_on and question.pierce_left()
    if may_pierce and strike.feat + step * strike.icons >= strike.pierces_on:
        return "pierce", None
    if repeat or "heavy_blow" not in strike.bought:
        blow = heavy_blow_sum(strike).total
        if due + blow * strike.icons >= foe.endurance or len(hero.engaged) < 2:
            return "heavy_blow", None
    return spare_icon(question, repeat)


def spare_icon(question: HeroIcon, repeat: bool) -> Any:
    """An icon that is not needed for the blow: push away, or guard oneself, or strike harder."""
    strike = question.strike
    hero = strike.hero
    if not strike.ranged:
        if hero.carries_shield():
            targets = question.thrustable()
            if targets and (targets[0] is not strike.foe or strike.foe.endurance > strike.weapon.damage + strike.heavy):
                return "shield_thrust", targets[0]
        if fend_off_of(strike.fight, strike.weapon) and (repeat or "fend_off" not in strike.bought):
            return "fend_off", None
    if repeat or "heavy_blow" not in strike.bought:
        return "heavy_blow", None
    return _NOTHING
