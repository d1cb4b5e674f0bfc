"""Corrections: what the Loremaster may set right at a quiet point, with legal values only."""

from __future__ import annotations

from typing import Any

from affray.company import events
from affray.company.combat import Combat
from affray.company.field import AFTERMATH
from affray.company.fighter import Foe, Hero, without
from affray.kernel.names import Ref
from affray.kernel.table import NotLegal

__all__ = ["correct", "correctable"]


def correctable(fight: Combat) -> list[str]:
    """Every correction that has a meaning now, as the words a record knows."""
    found = ["light", "close", "ranged", "rearward", "battle_rolls", "last_round", "end"]
    found.extend(["ground:" + ground for ground in ("forest", "water", "underground", "fire")])
    for hero in fight.heroes:
        for what in ("endurance", "hope", "shadow", "fatigue", "wounded", "recovering", "dying", "no_hope"):
            found.append(f"{what}:{hero.id}")
        found.extend([f"condition:{one}:{hero.id}" for one in fight.setting.conditions if one != "dying"])
        found.extend([f"drop:{item}:{hero.id}" for item in carried(hero)])
        found.extend([f"give:{item}:{hero.id}" for item in missing(hero)])
    for foe in fight.foes:
        for what in ("endurance", "drive", "wounds", "reach"):
            found.append(f"{what}:{foe.id}")
        found.append(f"remove:{foe.id}")
    found.extend(["add:" + kind for kind in fight.setting.summons])
    return found


def carried(hero: Hero) -> list[str]:
    found = [weapon.id for weapon in hero.weapons]
    if hero.helm is not None:
        found.append(hero.helm.id)
    if hero.shield is not None:
        found.append(hero.shield.id)
    return found


def missing(hero: Hero) -> list[str]:
    have = carried(hero)
    found = [weapon.id for weapon in hero.sheet.weapons if weapon.id not in have]
    if hero.sheet.helm is not None and hero.helm is None:
        found.append(hero.sheet.helm.id)
    if hero.sheet.shield is not None and hero.shield is None:
        found.append(hero.sheet.shield.id)
    return found


def correct(fight: Combat, what: str, to: Any) -> None:
    """Carry one out. Raises NotLegal before anything has changed."""
    words = what.split(":")
    who = fight.named(words[-1]) if len(words) > 1 else None
    if words[0] in ("light", "close", "ranged", "rearward", "battle_rolls", "last_round", "end", "ground"):
        correct_scene(fight, words, to)
    elif words[0] == "add":
        add_foe(fight, words[-1])
    elif isinstance(who, Hero):
        was_weary = who.weary()
        correct_hero(fight, who, words, to)
    elif isinstance(who, Foe):
        correct_foe(fight, who, words, to)
    else:
        raise NotLegal("no-such-correction", what)
    if fight.table.listening:
        named = Ref(words[-1]) if len(words) > 1 else None
        told = "yes" if to is True else "no" if to is False else str(to)
        fight.table.tell(events.Corrected(words[0], named, told, Ref(words[1]) if len(words) > 2 else None))
        if isinstance(who, Hero):
            fight.tell_weary(who, was_weary)


def number(to: Any, least: int, most: int) -> int:
    if type(to) is not int or not least <= to <= most:
        raise NotLegal("not-a-number-between", f"{least}..{most}")
    return to


def yes_no(to: Any) -> bool:
    if type(to) is not bool:
        raise NotLegal("not-yes-or-no", str(to))
    return to


def correct_scene(fight: Combat, words: list[str], to: Any) -> None:
    what = words[0]
    if what == "light":
        if to not in ("day", "sun", "dark"):
            raise NotLegal("no-such-light", str(to))
        fight.light = str(to)
    elif what == "ground":
        if words[1] not in ("forest", "water", "underground", "fire"):
            raise NotLegal("no-such-ground", words[1])
        kept = [ground for ground in fight.ground if ground != words[1]]
        fight.ground = [*kept, words[1]] if yes_no(to) else kept
    elif what == "close":
        fight.close_dice = number(to, -2, 2)
    elif what == "ranged":
        fight.ranged_dice = number(to, -2, 2)
    elif what == "rearward":
        fight.extra_rearward = number(to, 0, len(fight.heroes))
    elif what == "battle_rolls":
        fight.battle_rolls = yes_no(to)
    elif what == "last_round":
        fight.last_round = number(to, max(1, fight.round), 999)
    else:
        fight.outcome = "ended"
        fight.phase = AFTERMATH


def correct_hero(fight: Combat, hero: Hero, words: list[str], to: Any) -> None:
    what = words[0]
    if what == "endurance":
        hero.endurance = number(to, 0, hero.sheet.endurance)
        if hero.endurance == 0 and hero.able():
            fight.fall(hero, "unconscious")
        elif hero.endurance > 0 and hero.out in ("unconscious", "dying"):
            hero.dying = False
            fight.wake(hero)
    elif what == "hope":
        hero.hope = number(to, 0, hero.sheet.hope)
    elif what == "shadow":
        hero.shadow = number(to, 0, hero.sheet.hope)
    elif what == "fatigue":
        hero.fatigue = number(to, 0, 99)
        hero.reckon_load()
    elif what == "wounded":
        hero.wounded = yes_no(to)
    elif what == "recovering":
        hero.recovering = yes_no(to)
    elif what == "no_hope":
        hero.no_hope = yes_no(to)
    elif what == "dying":
        hero.dying = yes_no(to)
        if hero.dying and hero.able():
            hero.endurance = 0
            fight.fall(hero, "dying")
    elif what == "condition" and len(words) == 3 and words[1] in fight.setting.conditions:
        if yes_no(to):
            fight.give_condition(hero, words[1])
        else:
            fight.lift_condition(hero, words[1])
    elif what == "drop" and len(words) == 3:
        drop(fight, hero, words[1])
    elif what == "give" and len(words) == 3:
        give(fight, hero, words[1])
    else:
        raise NotLegal("no-such-correction", ":".join(words))


def drop(fight: Combat, hero: Hero, item: str) -> None:
    if item not in carried(hero):
        raise NotLegal("not-carried", item)
    if not fight.lay_off(hero, item):
        hero.weapons = [weapon for weapon in hero.weapons if weapon.id != item]
        if hero.ready is not None and hero.ready.id == item:
            hero.ready = None
            hero.two_handed = False
    hero.dropped += (item,)
    hero.reckon_load()


def give(fight: Combat, hero: Hero, item: str) -> None:
    if item not in missing(hero):
        raise NotLegal("not-missing", item)
    if not fight.bear(hero, item):
        hero.weapons = [*hero.weapons, *[weapon for weapon in hero.sheet.weapons if weapon.id == item]]
    if item in hero.dropped:
        hero.dropped = without(hero.dropped, item)
    hero.reckon_load()


def correct_foe(fight: Combat, foe: Foe, words: list[str], to: Any) -> None:
    what = words[0]
    if what == "endurance":
        foe.endurance = number(to, 0, foe.sheet.endurance)
        if foe.endurance == 0 and foe.able():
            fight.fall(foe, "slain")
        elif foe.endurance > 0 and foe.out == "slain":
            foe.wounds = min(foe.wounds, foe.sheet.might - 1)
            return_foe(fight, foe)
    elif what == "drive":
        foe.drive = number(to, 0, foe.sheet.drive)
    elif what == "wounds":
        foe.wounds = number(to, 0, foe.sheet.might)
        if foe.wounds >= foe.sheet.might and foe.able():
            fight.fall(foe, "slain")
    elif what == "reach":
        foe.reach_from = number(to, 0, 99)
    elif what == "remove":
        if foe.able():
            fight.leave(foe, "removed")
    else:
        raise NotLegal("no-such-correction", ":".join(words))


def return_foe(fight: Combat, foe: Foe) -> None:
    foe.out = ""
    fight.able_foes = [other for other in fight.foes if other.able()]


def add_foe(fight: Combat, kind: str) -> None:
    if kind not in fight.setting.summons:
        raise NotLegal("no-such-foe", kind)
    fight.join_foe(fight.setting.summons[kind])
