"""Special damage: what Success icons of a hit buy (CO-18 to CO-22, company 3.4 and 3.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from affray.company import events
from affray.company.combat import Combat
from affray.company.dice import PIERCING
from affray.company.fighter import FORWARD, Fighter, Foe, Hero
from affray.company.losses import fire
from affray.company.sheet import SPEARS, Weapon
from affray.kernel.effect import FIGHT, ROUND, Effect
from affray.kernel.names import Ref
from affray.kernel.number import Sum
from affray.kernel.question import Closed, Question, Words

if TYPE_CHECKING:
    from affray.company.attack import FoeStrike, HeroStrike

__all__ = ["FoeIcon", "HeroIcon", "fend_off_of", "pierce_of", "spend_foe_icons", "spend_hero_icons"]


def fend_off_of(fight: Combat, weapon: Weapon) -> int:
    """How much Fend Off raises Parry: 1 axes and brawling weapons, 2 swords, 3 spears (CO-19); 0 where it cannot be used."""
    if weapon.ranged:
        return 0
    if fight.rulings["fend_off"] == "flat_2":
        return 2
    if (
        weapon.proficiency == "brawling"
        and weapon.id not in ("club", "cudgel")
        and fight.rulings["brawling_fend_off"] == "clubs_only"
    ):
        return 0
    return weapon.fend_off


def pierce_of(fight: Combat, hero: Hero, weapon: Weapon) -> int:
    """How much one icon raises the Feat die: 1 swords, 2 bows, 3 spears (CO-20); 0 where it cannot be used."""
    step = weapon.pierce
    if weapon.id == "dagger" and fight.rulings["dagger_pierce"] == "on":
        step = 1
    if weapon.rated == SPEARS and fight.rulings["pierce_spear"] == "plus_2":
        step = 2
    if step == 0:
        return 0
    return step + hero.sheet.pierce


@mypyc_attr(free_list_len=1)
class HeroIcon(Question):
    """What the next Success icon of a hero's hit buys. Options are (effect, foe or None)."""

    name: ClassVar[str] = "icon"
    clause: ClassVar[str] = "CO-18"

    def __init__(self, strike: HeroStrike) -> None:
        self.seat = strike.hero.seat
        self.strike = strike

    def options(self) -> list[Any]:
        strike = self.strike
        fight = strike.fight
        hero = strike.hero
        again = fight.icons_repeat
        found: list[Any] = []
        if again or "heavy_blow" not in strike.bought:
            found.append(("heavy_blow", None))
        close = not strike.ranged
        if close and fend_off_of(fight, strike.weapon) and (again or "fend_off" not in strike.bought):
            found.append(("fend_off", None))
        if (
            1 <= strike.feat < PIERCING
            and strike.injury
            and pierce_of(fight, hero, strike.weapon)
            and self.pierce_left()
        ):
            found.append(("pierce", None))
        if close and hero.carries_shield():
            found.extend([("shield_thrust", foe) for foe in self.thrustable()])
        if hero.seized_by is not None:
            found.append(("break_free", hero.seized_by))
        found.append(("done", None))
        return found

    def pierce_left(self) -> bool:
        """The seed's limit of 10: of the result (default) or of the change (ruling pierce_cap)."""
        return self.strike.fight.rulings["pierce_cap"] == "result" or self.strike.pierced_by < 10

    def thrustable(self) -> list[Foe]:
        """The target first; then other foes engaged with the hero, each below the hero's Strength, none twice a round (CO-21, CO-22)."""
        strike = self.strike
        if "shield_thrust" not in strike.bought:
            return [strike.foe] if self.may_thrust(strike.foe) else []
        return [foe for foe in strike.hero.engaged if self.may_thrust(foe)]

    def may_thrust(self, foe: Foe) -> bool:
        """Whether the hero's Strength is above its Attribute Level, and it was not thrust back by the hero this round (CO-21, CO-22)."""
        hero = self.strike.hero
        if hero.sheet.strength <= foe.sheet.level or hero.id in foe.thrust_by:
            return False
        return not foe.thrust_by or self.strike.fight.rulings["shield_thrust_stacks"] != "never"

    def key(self, option: Any) -> str:
        effect: str = option[0]
        foe: Foe | None = option[1]
        return effect if foe is None else f"{effect}:{foe.id}"

    def closed(self) -> list[Closed]:
        strike = self.strike
        found: list[Closed] = []
        if strike.hero.carries_shield() and not strike.ranged and not self.thrustable():
            why = "why-thrust-twice" if strike.hero.id in strike.foe.thrust_by else "why-too-strong"
            option = Words("option-icon-shield_thrust", {"foe": Ref(strike.foe.id)})
            fields: dict[str, Any] = {
                "foe": Ref(strike.foe.id),
                "strength": strike.hero.sheet.strength,
                "level": strike.foe.sheet.level,
            }
            found.append(Closed(option, "CO-21", Words(why, fields)))
        if pierce_of(strike.fight, strike.hero, strike.weapon) and not 1 <= strike.feat < PIERCING:
            found.append(
                Closed(Words("option-icon-pierce", self.fields("pierce", None)), "CO-20", Words("why-no-pierce", {}))
            )
        return found

    def words(self) -> Words:
        strike = self.strike
        return Words(
            "ask-icon",
            {"who": Ref(strike.hero.id), "target": Ref(strike.foe.id), "left": strike.icons, "feat": strike.feat},
        )

    def fields(self, effect: str, foe: Foe | None) -> dict[str, Any]:
        strike = self.strike
        amount = 0
        if effect == "heavy_blow":
            amount = heavy_blow_sum(strike).total
        elif effect == "fend_off":
            amount = fend_off_of(strike.fight, strike.weapon)
        elif effect == "pierce":
            amount = pierce_of(strike.fight, strike.hero, strike.weapon)
        return {
            "amount": amount,
            "foe": Ref(foe.id) if foe is not None else None,
            "feat": min(PIERCING, strike.feat + amount),
        }

    def option_words(self, option: Any) -> Words:
        effect: str = option[0]
        foe: Foe | None = option[1]
        return Words("option-icon-" + effect, self.fields(effect, foe))


def heavy_blow_sum(strike: HeroStrike) -> Sum:
    """Heavy Blow: Strength, +1 with a two-handed weapon, and what virtues add (CO-18, 3.4)."""
    fight = strike.fight
    blow = Sum(fight.table.listening)
    blow.add("strength", strike.hero.sheet.strength)
    two_handed = strike.two_handed and (not strike.weapon.ranged or fight.rulings["bow_two_handed_heavy_blow"] == "on")
    if two_handed and fight.rulings["heavy_blow_two_handed"] == "plus_1":
        blow.add("two_handed", 1)
    blow.add("virtue", strike.hero.sheet.heavy_blow)
    return blow


def spend_hero_icons(strike: HeroStrike) -> None:
    """Right after the roll, before damage is applied (3.4)."""
    fight = strike.fight
    while strike.icons > 0:
        choice: tuple[str, Foe | None] = fight.table.ask(HeroIcon(strike))
        effect, foe = choice
        if effect == "done":
            return
        strike.icons -= 1
        strike.bought += (effect,)
        buy_for_hero(strike, effect, foe)


def buy_for_hero(strike: HeroStrike, effect: str, foe: Foe | None) -> None:
    fight = strike.fight
    hero = strike.hero
    listening = fight.table.listening
    if effect == "heavy_blow":
        blow = heavy_blow_sum(strike)
        strike.heavy += blow.total
        if listening:
            fight.table.tell(events.HeavyBlow(Ref(hero.id), Ref(strike.foe.id), blow.total, blow.reasons()))
    elif effect == "fend_off":
        amount = fend_off_of(fight, strike.weapon)
        if fight.rulings["fend_off"] == "flat_2":
            fight.lay(Effect("parry", amount, "fend_off", hero.id, FIGHT, once=True))
        else:
            fight.lay(Effect("parry", amount, "fend_off", hero.id, ROUND))
        if listening:
            fight.table.tell(events.FendOff(Ref(hero.id), amount))
    elif effect == "pierce":
        step = pierce_of(fight, hero, strike.weapon)
        if fight.rulings["pierce_cap"] == "change":
            step = min(step, 10 - strike.pierced_by)
            strike.feat += step
        else:
            strike.feat = min(PIERCING, strike.feat + step)
        strike.pierced_by += step
        if listening:
            fight.table.tell(events.Pierce(Ref(hero.id), step, strike.feat))
    elif effect == "shield_thrust" and foe is not None:
        if fight.rulings["shield_thrust"] == "push_down" and foe is strike.foe:
            strike.harmless = True
        thrust(fight, hero, foe)
    elif effect == "break_free" and foe is not None:
        hero.seized_by = None
        if listening:
            fight.table.tell(events.BrokeFree(Ref(hero.id), Ref(foe.id)))


def thrust(fight: Combat, hero: Hero, foe: Foe) -> None:
    """The foe is pushed back and loses 1d on every roll for the round (CO-21)."""
    foe.thrust_by += (hero.id,)
    if fight.rulings["shield_thrust"] == "push_down":
        foe.recovering = True
    else:
        kind = "roll" if fight.rulings["shield_thrust_protection_rolls"] == "yes" else "attack"
        fight.lay(Effect(kind, -1, "shield_thrust", foe.id, ROUND))
    if fight.table.listening:
        fight.table.tell(events.ShieldThrust(Ref(hero.id), Ref(foe.id)))


@mypyc_attr(free_list_len=1)
class FoeIcon(Question):
    """What the next icon of a foe's hit buys: Heavy Blow always, others if the attack lists them (3.5)."""

    name: ClassVar[str] = "foe_icon"
    clause: ClassVar[str] = "CO-18"

    def __init__(self, strike: FoeStrike) -> None:
        self.seat = strike.foe.seat
        self.strike = strike

    def options(self) -> list[Any]:
        strike = self.strike
        hero = strike.hero
        found: list[Any] = ["heavy_blow"]
        for effect in strike.weapon.special:
            if effect == "pierce":
                if 1 <= strike.feat < PIERCING:
                    found.append(effect)
            elif effect == "break_shield":
                if hero.shield is not None and hero.carries_shield() and not hero.shield.rewarded:
                    found.append(effect)
            elif effect == "seize":
                if hero.seized_by is None and not strike.ranged and not strike.volley:
                    found.append(effect)
            else:
                found.append(effect)
        found.append("done")
        return found

    def key(self, option: Any) -> str:
        return str(option)

    def closed(self) -> list[Closed]:
        hero = self.strike.hero
        if "break_shield" in self.strike.weapon.special and hero.shield is not None and hero.shield.rewarded:
            why = Words("why-shield-rewarded", {"shield": Ref(hero.shield.id)})
            return [Closed(Words("option-foe_icon-break_shield", self.fields()), "CO-18", why)]
        return []

    def fields(self) -> dict[str, Any]:
        strike = self.strike
        return {"amount": strike.foe.sheet.level, "hero": Ref(strike.hero.id), "feat": min(PIERCING, strike.feat + 2)}

    def words(self) -> Words:
        strike = self.strike
        return Words(
            "ask-foe_icon",
            {"who": Ref(strike.foe.id), "target": Ref(strike.hero.id), "left": strike.icons, "feat": strike.feat},
        )

    def option_words(self, option: Any) -> Words:
        return Words("option-foe_icon-" + str(option), self.fields())


def spend_foe_icons(strike: FoeStrike) -> None:
    """The same for a foe (3.5)."""
    fight = strike.fight
    while strike.icons > 0:
        effect: str = fight.table.ask(FoeIcon(strike))
        if effect == "done":
            return
        strike.icons -= 1
        buy_for_foe(strike, effect)


def buy_for_foe(strike: FoeStrike, effect: str) -> None:
    fight = strike.fight
    foe = strike.foe
    hero = strike.hero
    listening = fight.table.listening
    if effect == "heavy_blow":
        strike.heavy += foe.sheet.level
        if listening:
            fight.table.tell(events.HeavyBlow(Ref(foe.id), Ref(hero.id), foe.sheet.level, [("level", foe.sheet.level)]))
    elif effect == "pierce":
        strike.feat = min(PIERCING, strike.feat + 2)
        if listening:
            fight.table.tell(events.Pierce(Ref(foe.id), 2, strike.feat))
    elif effect == "break_shield":
        break_shield(fight, hero)
    elif effect == "seize":
        seize(fight, foe, hero)
    elif effect == "fiery_blow":
        strike.fires += 1
        if listening:
            fight.table.tell(events.FieryBlow(Ref(foe.id), Ref(hero.id), strike.weapon.fire))


def break_shield(fight: Combat, hero: Hero) -> None:
    """The shield is destroyed, its bonus and its Load are gone (3.5)."""
    shield = hero.shield
    if shield is not None and not shield.rewarded:
        hero.shield = None
        if fight.table.listening:
            fight.table.tell(events.ShieldBroken(Ref(hero.id), Ref(shield.id)))
        fight.reload(hero)


def seize(fight: Combat, foe: Foe, hero: Hero) -> None:
    """Held: Forward only, Brawling attacks only, until an icon of a successful attack frees (3.5)."""
    hero.seized_by = foe
    hero.stance = FORWARD
    if fight.table.listening:
        fight.table.tell(events.Seized(Ref(hero.id), Ref(foe.id)))


def burn(strike: FoeStrike, target: Fighter) -> None:
    """Fiery Blows: each takes a fire Endurance loss of the attack's level (3.5, 3.10)."""
    for _unused in range(strike.fires):
        if target.is_hero and not target.out:
            fire(strike.fight, target.as_hero(), strike.weapon.fire)
