"""How a Loremaster who knows the game plays the foes: they engage well, use their abilities, and know when to run."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from affray.agents.company.estimate import chance, gain_of
from affray.company.attack import FoeStrike
from affray.company.combat import Combat
from affray.company.dice import PIERCING
from affray.company.engagement import Deal, Join
from affray.company.fighter import DEFENSIVE, FORWARD, Fighter, Foe, Hero
from affray.company.foes import FoeAction, FoeDeed
from affray.company.onset import FoeShot
from affray.company.rolls import DriveForRoll
from affray.company.sheet import FoeAttack
from affray.company.special_damage import FoeIcon
from affray.kernel.window import DECLINE

__all__ = [
    "choose_deal", "choose_drive", "choose_foe_action", "choose_foe_icon", "choose_foe_volley", "choose_join", "prey",
]  # fmt: skip

CRUEL: Final = "cruel"
KIND: Final = "kind"


def appeal(hero: Hero, attack: FoeAttack, mood: str) -> float:
    """How much an attack on this hero promises: about the share of the Endurance left that it takes."""
    dice: i64 = attack.rating
    if hero.stance == FORWARD:
        dice += 1
    elif hero.stance == DEFENSIVE:
        dice -= 1
    parry: i64 = hero.sheet.parry
    if hero.shield is not None and not hero.two_handed:
        parry += hero.shield.parry
    worth = chance(dice, parry) * (float(attack.damage) + 1.0)
    if mood == KIND:
        return worth + float(hero.endurance) * 0.2
    worth *= 1.0 + 6.0 / (float(hero.endurance) + 3.0)
    if mood == CRUEL and hero.wounded:
        worth *= 2.0
    return worth


def strongest(foes: list[Foe]) -> Foe:
    best = foes[0]
    for foe in foes:
        if foe.sheet.level > best.sheet.level:
            best = foe
    return best


def weakest(foes: list[Foe]) -> Foe:
    best = foes[0]
    for foe in foes:
        if foe.sheet.level < best.sheet.level or (
            foe.sheet.level == best.sheet.level and foe.sheet.shoots < best.sheet.shoots
        ):
            best = foe
    return best


def choose_deal(question: Deal, mood: str) -> Foe:
    """The strong against the strong; a cruel Loremaster deals the strongest to the weak."""
    options: list[Foe] = question.options()
    hero = question.hero
    weak = hero.wounded or hero.endurance * 2 <= hero.sheet.endurance
    if mood == CRUEL:
        return strongest(options) if weak else weakest(options)
    return weakest(options) if weak else strongest(options)


def bowman(foe: Foe) -> bool:
    """Better from afar than hand to hand."""
    far = 0
    near = 0
    for attack in foe.sheet.attacks:
        if attack.ranged:
            far = max(far, attack.rating * 10 + attack.damage)
        else:
            near = max(near, attack.rating * 10 + attack.damage)
    return far > near


def choose_join(question: Join, mood: str) -> Any:
    foe = question.foe
    if wants_out(question.fight, foe) or bowman(foe) or (mood == KIND and foe.sheet.shoots):
        return DECLINE
    best: Any = DECLINE
    most = -1.0
    for option in question.options():
        if option is DECLINE:
            continue
        hero: Hero = option
        worth = appeal(hero, foe.sheet.attacks[0], mood)
        if mood == CRUEL:
            worth *= 1.0 + float(len(hero.engaged))
        else:
            worth /= 1.0 + float(len(hero.engaged))
        if worth > most:
            most = worth
            best = hero
    return best


def wants_out(fight: Combat, foe: Foe) -> bool:
    """Whether its heart has failed it: nothing left to drive it and most of its fellows down."""
    setting = fight.setting
    if foe.drive > 0 and foe.drive > setting.flee_drive:
        return False
    fallen = float(len(fight.foes) - len(fight.able_foes)) / float(len(fight.foes))
    if foe.drive == 0 and fallen >= 0.3 and foe.has("craven"):
        return True
    return foe.drive <= setting.flee_drive and fallen >= setting.flee_fallen


def promise(hero: Hero, attack: FoeAttack, mood: str) -> float:
    """The appeal of an attack, and more where it does no damage: that is there to catch somebody who is still free."""
    worth = appeal(hero, attack, mood)
    if attack.damage == 0 and not hero.has("stance_fixed"):
        worth += 1.0
    return worth


def choose_foe_action(question: FoeAction, mood: str) -> FoeDeed:
    foe = question.foe
    fight = question.fight
    if wants_out(fight, foe):
        if question.may_surrender() and len(fight.able_foes) * 2 <= len(fight.able_heroes):
            return FoeDeed("surrender")
        if foe.back:
            return FoeDeed("flee")
    if foe.offers():
        for deed in question.instead():
            if deed.offer is not None and (deed.offer.cost == 0 or not foe.engaged):
                return deed
    best: FoeAttack | None = None
    target: Hero | None = None
    most = -1.0  # what the best one promises: not worked out before there is another
    ranged = not foe.engaged and not question.anyone
    heroes = foe.engaged if foe.engaged and not question.anyone else fight.able_heroes
    for attack in foe.sheet.attacks:
        if ranged:
            if not (attack.ranged or attack.throwable) or attack.id in foe.thrown:
                continue
        elif attack.ranged or (attack.throwable and attack.id in foe.thrown):
            continue
        for hero in heroes:
            if best is None or target is None:
                best = attack
                target = hero
                continue
            if most < 0.0:
                most = promise(target, best, mood)
            worth = promise(hero, attack, mood)
            if worth > most:
                most = worth
                best = attack
                target = hero
    return FoeDeed("hold") if best is None else FoeDeed("attack", best, target, ranged)


def choose_foe_volley(question: FoeShot, mood: str) -> Any:
    best: Any = DECLINE
    most = -1.0
    foe = question.foe
    for attack in foe.sheet.attacks:
        # A spear is thrown in a volley only by who has another weapon.
        thrown = attack.throwable and question.throws and attack.id not in foe.thrown and len(foe.sheet.attacks) > 1
        if not attack.ranged and not thrown:
            continue
        for hero in question.fight.able_heroes:
            worth = appeal(hero, attack, mood)
            if worth > most:
                most = worth
                best = (attack, hero)
    return best


def choose_drive(question: DriveForRoll, mood: str) -> bool:
    """Hate is spent freely while some is left for the next round; a foe without any begins it Weary."""
    foe = question.foe
    if mood == KIND:
        return False
    ward = question.roll.why == "protection" or mood == CRUEL
    if not ward and foe.drive < 2:
        return False
    return gain_of(question.roll, 1) >= (0.05 if ward else 0.1)


def choose_foe_icon(question: FoeIcon, mood: str) -> str:
    strike: FoeStrike = question.strike
    hero = strike.hero
    special = strike.weapon.special
    due = strike.weapon.damage + strike.heavy
    if "pierce" in special and 1 <= strike.feat < PIERCING <= strike.feat + 2 * strike.icons:
        return "pierce"
    if due >= hero.endurance:
        return "done" if mood == KIND else "heavy_blow"
    if due + strike.foe.sheet.level * strike.icons >= hero.endurance:
        return "heavy_blow"
    if special:
        options: list[str] = question.options()
        for effect in options:
            if effect == "break_shield" or effect == "fiery_blow":
                return effect
            if effect == "seize" and hero.seized_by is None:
                return effect
    return "heavy_blow"


def prey(many: list[Fighter], mood: str) -> Fighter:
    """Whom a spell or a leap is aimed at: the one with most left to lose; a cruel choice is who is nearest to the end."""
    best = many[0]
    for one in many:
        if mood == CRUEL:
            if one.endurance < best.endurance:
                best = one
        elif one.endurance > best.endurance:
            best = one
    return best
