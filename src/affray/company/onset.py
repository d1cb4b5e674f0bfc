"""The onset: ambushes, and the opening volleys (CO-07 to CO-10, company 2.1 to 2.3)."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from affray.company import events
from affray.company.attack import FoeStrike, HeroStrike
from affray.company.cards import FIGHT_START
from affray.company.combat import Combat
from affray.company.fighter import Foe, Hero
from affray.company.rolls import SkillRoll
from affray.company.sheet import FoeAttack, Weapon
from affray.kernel.fight import Act
from affray.kernel.names import Ref
from affray.kernel.question import Question, Words
from affray.kernel.window import DECLINE

__all__ = ["CancelFailure", "FoeShot", "HeroShot", "Onset", "VolleyAct"]


class CancelFailure(Question):
    """A hero whose roll showed an icon may turn another's failure into success (A4, ruling ambush_cancel_failure)."""

    name: ClassVar[str] = "cancel"
    clause: ClassVar[str] = "A4"

    def __init__(self, hero: Hero, failed: list[Hero]) -> None:
        self.seat = hero.seat
        self.hero = hero
        self.failed = failed

    def options(self) -> list[Any]:
        found: list[Any] = [DECLINE]
        found.extend(self.failed)
        return found

    def key(self, option: Any) -> str:
        if option is DECLINE:
            return "no"
        hero: Hero = option
        return hero.id

    def words(self) -> Words:
        return Words("ask-cancel", {"who": Ref(self.hero.id)})

    def option_words(self, option: Any) -> Words:
        if option is DECLINE:
            return Words("option-cancel-no")
        hero: Hero = option
        return Words("option-cancel", {"hero": Ref(hero.id)})


class Onset(Act):
    """Who surprises whom (CO-08 to CO-10)."""

    name: ClassVar[str] = "onset"

    def __init__(self, fight: Combat) -> None:
        self.fight = fight

    def run(self) -> None:
        fight = self.fight
        if fight.table.listening:
            fight.table.tell(
                events.FightBegan([Ref(hero.id) for hero in fight.heroes], [Ref(foe.id) for foe in fight.foes])
            )
        if fight.awaits(FIGHT_START):
            fight.happen(fight.occasion(FIGHT_START, None, None))
        if fight.setting.ambush == "by_foes":
            self.ambushed()
        elif fight.setting.ambush == "by_company":
            self.ambush()

    def ambushed(self) -> None:
        """Every hero rolls Awareness; who fails is surprised (CO-08). Luminescence warns of its Bane (6.6)."""
        fight = self.fight
        warned = self.warned()
        for hero in fight.able_heroes:
            if warned:
                continue
            roll = SkillRoll(fight, hero, fight.setting.ambush_skill or "awareness")
            fight.perform(roll)
            if not roll.outcome.passed:
                hero.surprised = True
                if fight.table.listening:
                    fight.table.tell(events.Surprised(Ref(hero.id)))
        if fight.table.listening:
            surprised = [hero for hero in fight.able_heroes if hero.surprised]
            fight.table.tell(events.AmbushSucceeded("foes") if surprised else events.AmbushFailed("foes"))

    def warned(self) -> bool:
        """Whether some hero's blade shines at a foe of its Bane."""
        shining: list[Weapon] = []
        for hero in self.fight.able_heroes:
            shining.extend([weapon for weapon in hero.weapons if weapon.has("luminescence")])
        return any(foe.sheet.is_bane_of(weapon.bane) for foe in self.fight.able_foes for weapon in shining)

    def ambush(self) -> None:
        """Every hero taking part rolls Stealth, and all must succeed (CO-09)."""
        fight = self.fight
        failed: list[Hero] = []
        if not fight.setting.no_watch:
            lucky: list[Hero] = []
            for hero in fight.able_heroes:
                roll = SkillRoll(fight, hero, fight.setting.ambush_skill or "stealth")
                fight.perform(roll)
                if not roll.outcome.passed:
                    failed.append(hero)
                else:
                    for _icon in range(roll.outcome.icons):
                        lucky.append(hero)
            if fight.rulings["ambush_cancel_failure"] == "yes":
                self.cancel_failures(lucky, failed)
        if failed:
            if fight.table.listening:
                fight.table.tell(events.AmbushFailed("company"))
            return
        fight.foes_surprised = True
        for foe in fight.able_foes:
            foe.surprised = True
        if fight.table.listening:
            fight.table.tell(events.AmbushSucceeded("company"))

    def cancel_failures(self, lucky: list[Hero], failed: list[Hero]) -> None:
        """Each icon may make good one failure (A4)."""
        for hero in lucky:
            if not failed:
                return
            saved: Any = self.fight.table.ask(CancelFailure(hero, failed))
            if saved is not DECLINE:
                failed.remove(saved)
                if self.fight.table.listening:
                    self.fight.table.tell(events.FailureCancelled(Ref(hero.id), Ref(saved.id)))


class HeroShot(Question):
    """A hero's part in a volley: shoot or throw at anyone on the other side, or hold (V2, V8). Options are (weapon, foe) or declining."""

    name: ClassVar[str] = "volley"
    clause: ClassVar[str] = "V2"

    def __init__(self, fight: Combat, hero: Hero, throws: bool, bows_only: bool) -> None:
        self.seat = hero.seat
        self.fight = fight
        self.hero = hero
        self.throws = throws
        self.bows_only = bows_only

    def weapons(self) -> list[Weapon]:
        """What the hero may shoot or throw in this volley (V1)."""
        return [
            weapon
            for weapon in self.hero.weapons
            if weapon.ranged or (weapon.throwable and self.throws and not self.bows_only)
        ]

    def options(self) -> list[Any]:
        found: list[Any] = [DECLINE]
        for weapon in self.weapons():
            found.extend([(weapon, foe) for foe in self.fight.able_foes])
        return found

    def key(self, option: Any) -> str:
        if option is DECLINE:
            return "hold"
        weapon: Weapon = option[0]
        foe: Foe = option[1]
        return f"{weapon.id}:{foe.id}"

    def words(self) -> Words:
        return Words("ask-volley", {"who": Ref(self.hero.id)})

    def strike(self, option: Any) -> HeroStrike:
        """The attack of an option."""
        weapon: Weapon = option[0]
        foe: Foe = option[1]
        two_handed = weapon.ranged and weapon.two_handed
        return HeroStrike(self.fight, self.hero, foe, weapon, two_handed, ranged=True, volley=True)

    def option_words(self, option: Any) -> Words:
        if option is DECLINE:
            return Words("option-volley-hold")
        weapon: Weapon = option[0]
        foe: Foe = option[1]
        odds = self.strike(option).chances().odds()
        return Words("option-volley", {"weapon": Ref(weapon.id), "foe": Ref(foe.id), **odds})


@mypyc_attr(free_list_len=1)
class FoeShot(Question):
    """A foe's part in a volley. Options are (attack, hero) or declining."""

    name: ClassVar[str] = "foe_volley"
    clause: ClassVar[str] = "V2"

    def __init__(self, fight: Combat, foe: Foe, throws: bool) -> None:
        self.seat = foe.seat
        self.fight = fight
        self.foe = foe
        self.throws = throws

    def options(self) -> list[Any]:
        found: list[Any] = [DECLINE]
        for attack in self.foe.sheet.attacks:
            if attack.ranged or (attack.throwable and self.throws and attack.id not in self.foe.thrown):
                found.extend([(attack, hero) for hero in self.fight.able_heroes])
        return found

    def key(self, option: Any) -> str:
        if option is DECLINE:
            return "hold"
        attack: FoeAttack = option[0]
        hero: Hero = option[1]
        return f"{attack.id}:{hero.id}"

    def words(self) -> Words:
        return Words("ask-foe_volley", {"who": Ref(self.foe.id)})

    def option_words(self, option: Any) -> Words:
        if option is DECLINE:
            return Words("option-volley-hold")
        attack: FoeAttack = option[0]
        hero: Hero = option[1]
        return foe_attack_words(self.fight, self.foe, attack, hero, True, True)


def foe_attack_words(fight: Combat, foe: Foe, attack: FoeAttack, hero: Hero, ranged: bool, volley: bool) -> Words:
    odds = FoeStrike(fight, foe, hero, attack, ranged=ranged, volley=volley).chances().odds()
    fields = {"weapon": Ref(attack.id), "hero": Ref(hero.id), **odds, "damage": int(attack.damage), "ranged": ranged}
    return Words("option-foe_attack", fields)


class VolleyAct(Act):
    """One opening volley of both sides; heroes first unless the scenario favours the foes (V3). Number 0 is Hollow Steel's own (V11)."""

    name: ClassVar[str] = "volley"

    def __init__(self, fight: Combat) -> None:
        self.fight = fight

    def view(self) -> dict[str, Any]:
        return {"act": "volley", "number": self.fight.volley}

    def run(self) -> None:
        fight = self.fight
        most = max(fight.setting.volleys, fight.setting.bow_volleys)
        if fight.table.listening and fight.volley > 0:
            fight.table.tell(events.VolleyBegan(fight.volley, most))
        if fight.volley == 0:
            self.heroes_shoot(True)
        elif fight.setting.foes_first:
            self.foes_shoot()
            self.heroes_shoot(False)
        else:
            self.heroes_shoot(False)
            self.foes_shoot()

    def throws(self) -> bool:
        """Thrown weapons fly once, when the sides are near: in the last volley (V1)."""
        setting = self.fight.setting
        return setting.volleys > 0 and self.fight.volley == max(setting.volleys, setting.bow_volleys)

    def heroes_shoot(self, extra: bool) -> None:
        """The heroes' part; `extra`: only those with a volley of their own before all others (V11)."""
        fight = self.fight
        for hero in fight.able_heroes[:]:
            if hero.out or hero.surprised or (extra and not hero.has("extra_volley")):
                continue
            question = HeroShot(fight, hero, self.throws(), extra)
            if question.weapons() and fight.able_foes:
                choice: Any = fight.table.ask(question)
                if choice is DECLINE:
                    hero.two_handed = False  # no bow is shot in this volley, so the shield is up (V5)
                else:
                    fight.perform(question.strike(choice))

    def foes_shoot(self) -> None:
        """The foes' part; surprised foes have none (CO-10)."""
        fight = self.fight
        if fight.foes_surprised:
            return
        for foe in fight.able_foes[:]:
            if foe.out or not foe.sheet.shoots or not fight.able_heroes:
                continue
            choice: Any = fight.table.ask(FoeShot(fight, foe, self.throws()))
            if choice is not DECLINE:
                attack: FoeAttack = choice[0]
                hero: Hero = choice[1]
                fight.perform(FoeStrike(fight, foe, hero, attack, ranged=True, volley=True))
