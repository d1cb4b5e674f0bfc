"""One attack, step by step: the roll, the icons, the loss, the Piercing Blow, the Wound, what follows (company 3.14)."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64, mypyc_attr

from affray.company import events
from affray.company.cards import ATTACK_OVER, ATTACK_ROLL, HIT, WOULD_FALL, WOULD_LOSE, CompanyOccasion
from affray.company.combat import Combat
from affray.company.dice import BEST, PIERCING, Outcome, Roll
from affray.company.fighter import DEFENSIVE, FORWARD, STANCES, Fighter, Foe, Hero
from affray.company.knockback import Knockback
from affray.company.rolls import (
    favour_reasons,
    feat_word,
    foe_roll,
    hero_roll,
    scene_dice,
    spend_on_foe_roll,
    spend_on_hero_roll,
    throw_roll,
)
from affray.company.sheet import BRAWLING, UNARMED, FoeAttack, Weapon
from affray.company.special_damage import burn, pierce_of, spend_foe_icons, spend_hero_icons
from affray.company.wounds import foe_protection, hero_protection, wound_foe, wound_hero
from affray.kernel.effect import Effect
from affray.kernel.fight import Act
from affray.kernel.names import Ref

__all__ = ["FoeStrike", "HeroStrike", "Knockback", "Strike"]


class Strike(Act):
    """An attack of either side. `feat` is the rank of the Feat die kept, raised by Pierce; `injury` 0 means that it cannot pierce."""

    name: ClassVar[str] = "attack"

    def __init__(
        self,
        fight: Combat,
        attacker: Fighter,
        target: Fighter,
        weapon_id: str,
        ranged: bool,
        volley: bool,
        escape: bool,
    ) -> None:
        self.fight = fight
        self.attacker = attacker
        self.target = target
        self.weapon_id = weapon_id
        self.ranged = ranged
        self.volley = volley
        self.escape = escape
        self.injury: i64 = 0
        self.feat: i64 = 0
        self.icons: i64 = 0
        self.heavy: i64 = 0
        self.loss: i64 = 0
        self.hit = False
        self.protection_rolled = False
        self.wound_due = False
        self.second = False

    def view(self) -> dict[str, Any]:
        return {
            "act": "attack", "who": self.attacker.id, "target": self.target.id, "weapon": self.weapon_id, "hit": self.hit,
            "icons": self.icons, "feat": self.feat, "loss": self.loss,
        }  # fmt: skip

    def happening(self, moment: Any) -> CompanyOccasion:
        occasion = self.fight.occasion(moment, self.attacker, self.target)
        occasion.attack = self
        return occasion

    def chances(self) -> Roll:
        """The attack's roll as it stands, without what may still be spent or reacted: for showing odds beside a choice."""
        raise NotImplementedError

    def pierce_now(self) -> None:
        """The blow counts as a Piercing Blow: one Protection roll at most in one hit, and the Wound at once (3.6, 5.4)."""
        self.roll_protection()
        self.wound_if_due()

    def roll_protection(self) -> None:
        """The Piercing Blow: one Protection roll at most in one hit, and none where the weapon cannot pierce (3.6)."""
        if self.injury and not self.protection_rolled:
            self.protection_rolled = True
            if self.fight.table.listening:
                self.fight.table.tell(events.PiercingBlow(Ref(self.target.id), self.injury))
            self.wound_due = not self.armour_holds()

    def armour_holds(self) -> bool:
        """The target's Protection roll."""
        raise NotImplementedError

    def wound_if_due(self) -> None:
        """The Wound of a Piercing Blow that nothing held, once."""
        raise NotImplementedError

    def foe_slaying(self, roll: Roll) -> bool:
        """Whether the Wound follows without a Protection roll (6.6, Foe-slaying)."""
        return False

    def over(self) -> None:
        """After-effects (3.14, step 14)."""
        fight = self.fight
        if fight.awaits(ATTACK_OVER):
            fight.happen(self.happening(ATTACK_OVER))

    def tell_roll(self, roll: Roll, outcome: Outcome, two_handed: bool) -> None:
        self.fight.table.tell(
            events.AttackRolled(
                Ref(self.attacker.id), Ref(self.target.id), Ref(self.weapon_id), two_handed, outcome.passed,
                feat_word(roll, outcome), roll.total, roll.target.total, roll.target.reasons(), roll.count,
                roll.pool.reasons(), favour_reasons(roll), outcome.icons, roll.weary, roll.faces,
            )
        )  # fmt: skip


@mypyc_attr(free_list_len=1)
class HeroStrike(Strike):
    """A hero's attack (3.1). With `escape` a success takes the hero off the field and does nothing else (CO-25)."""

    def __init__(
        self,
        fight: Combat,
        hero: Hero,
        foe: Foe,
        weapon: Weapon,
        two_handed: bool,
        ranged: bool = False,
        volley: bool = False,
        escape: bool = False,
    ) -> None:
        super().__init__(fight, hero, foe, weapon.id, ranged, volley, escape)
        self.hero = hero
        self.foe = foe
        self.weapon = weapon
        self.two_handed = two_handed
        self.injury = weapon.two_handed_injury if two_handed else weapon.injury
        self.pierces_on: i64 = weapon.pierces_on
        if not self.injury and weapon.rated == BRAWLING:
            self.arm_bare_hands()
        self.damage: i64 = weapon.damage
        self.bought: tuple[str, ...] = ()
        # Only under the ruling shield_thrust: push_down.
        self.harmless = False
        self.pierced_by: i64 = 0
        self.spent: tuple[Effect, ...] = ()
        if weapon.cards:
            occasion = self.happening(ATTACK_ROLL)
            occasion.owner = hero
            self.injury += fight.card_number("injury", weapon.cards, occasion) if self.injury else 0
            self.damage += fight.card_number("damage", weapon.cards, occasion)
            self.pierces_on -= fight.card_number("pierces_on", weapon.cards, occasion)

    def chances(self) -> Roll:
        fight = self.fight
        hero = self.hero
        roll = hero_roll(fight, hero, "attack")
        weapon = self.weapon
        roll.pool.add(weapon.proficiency, hero.sheet.rating(weapon))
        if weapon.rated == BRAWLING and not hero.has("brawler"):
            roll.pool.add("brawling_loss", -1)
        if not self.volley:
            if hero.stance == FORWARD:
                roll.pool.add("forward", 1)
            elif hero.stance == DEFENSIVE:
                roll.pool.add("defensive", -max(1, len(hero.engaged)))
        if fight.effects:
            self.spent = fight.add_effects("attack", hero.id, roll.pool)
            if not self.volley and fight.rulings["rally_stance"] == "next":
                fight.add_effects("attack", "stance:" + STANCES[hero.stance], roll.pool)
            if self.ranged:
                self.spent += fight.add_effects("ranged", hero.id, roll.pool)
            for effect in fight.effects:
                if effect.target == hero.id and effect.kind == "favoured_attack" and not effect.dormant:
                    roll.favoured += (effect.source,)
                    if effect.once:
                        self.spent += (effect,)
        if fight.ranged_dice if self.ranged else fight.close_dice:
            scene_dice(fight, hero, roll, self.ranged, self.straight_flight())
        if not roll.magical:
            roll.pierces_from = self.pierces_on
            roll.pierce = pierce_of(fight, hero, weapon) if self.injury else 0
        roll.target.add("tn_strength", hero.sheet.tn_strength)
        roll.target.add("parry", self.foe.sheet.parry)
        return roll

    def arm_bare_hands(self) -> None:
        """Bare hands and thrown stones of those who know how pierce on the best face, Injury 12 (6.5)."""
        if self.hero.has("sure_stones" if self.weapon.ranged else "brawler"):
            self.injury = 12
            self.pierces_on = BEST

    def straight_flight(self) -> bool:
        return self.ranged and self.weapon.has("straight_flight")

    def run(self) -> None:
        fight = self.fight
        hero = self.hero
        hero.ready = self.weapon
        hero.two_handed = self.two_handed
        roll = self.chances()
        if fight.awaits(ATTACK_ROLL):
            occasion = self.happening(ATTACK_ROLL)
            occasion.roll = roll
            fight.happen(occasion)
        spend_on_hero_roll(fight, hero, roll)
        outcome = throw_roll(fight, hero, roll)
        if self.spent:
            fight.use_up(list(self.spent))
        if fight.effects:
            self.use_up_removal()
        if fight.table.listening:
            self.tell_roll(roll, outcome, self.two_handed)
        if self.ranged and not self.weapon.ranged:
            self.throw_away()
        if outcome.passed:
            self.hit = True
            self.icons = outcome.icons
            self.feat = outcome.feat
            if self.escape:
                fight.leave(hero, "force")
                return
            spend_hero_icons(self)
            self.land(outcome.icons)
        self.over()

    def use_up_removal(self) -> None:
        """A complication that was removed is removed for the next attack roll (B5)."""
        fight = self.fight
        for effect in fight.effects:
            if effect.kind == "removal" and effect.target == self.hero.id and effect.once:
                fight.use_up([effect])

    def throw_away(self) -> None:
        """A thrown spear has left the hand; its Load with it (V6)."""
        hero = self.hero
        if self.weapon in hero.weapons:
            hero.weapons = [weapon for weapon in hero.weapons if weapon is not self.weapon]
            hero.dropped += (self.weapon.id,)
            hero.ready = UNARMED
            if self.fight.table.listening:
                self.fight.table.tell(events.Thrown(Ref(hero.id), Ref(self.weapon.id)))
            self.fight.reload(hero)

    def land(self, icons: int) -> None:
        """Steps 8 to 13: the loss, what may replace it, the Piercing Blow before the loss, the Wound after it."""
        fight = self.fight
        foe = self.foe
        if self.harmless:
            return
        self.loss = self.damage + self.heavy
        if fight.awaits(WOULD_LOSE):
            losing = self.happening(WOULD_LOSE)
            losing.amount = self.loss
            if fight.happen(losing):
                if fight.table.listening:
                    fight.table.tell(events.Unhurt(Ref(foe.id), Ref(self.weapon.id)))
                return
        replaced = False
        if foe.endurance <= self.loss and fight.awaits(WOULD_FALL):
            replaced = fight.happen(self.happening(WOULD_FALL))
        if self.feat >= self.pierces_on and not foe.out:
            self.roll_protection()
        if not replaced and not foe.out:
            fight.lose(foe, self.loss, "attack")
        self.wound_if_due()
        if fight.awaits(HIT):
            hit = self.happening(HIT)
            hit.icons = icons
            hit.amount = self.loss
            fight.happen(hit)

    def armour_holds(self) -> bool:
        return foe_protection(self.fight, self.foe, self)

    def wound_if_due(self) -> None:
        """No Wound for a foe that the loss has felled already (3.9)."""
        if self.wound_due and not self.foe.out:
            self.wound_due = False
            wound_foe(self.fight, self.foe, self.hero, self)

    def foe_slaying(self, roll: Roll) -> bool:
        """Against its Bane: Protection Ill-favoured; if it was so already, the Wound is certain (6.6)."""
        for card in self.weapon.cards:
            if "foe_slaying" in card.flags and self.foe.sheet.is_bane_of(self.weapon.bane):
                if roll.ill_favoured:
                    return True
                roll.ill_favoured += (card.id,)
        return False


@mypyc_attr(free_list_len=1)
class FoeStrike(Strike):
    """A foe's attack (3.2). With `escape` a success takes the foe off the field (2.11)."""

    def __init__(
        self,
        fight: Combat,
        foe: Foe,
        hero: Hero,
        weapon: FoeAttack,
        ranged: bool = False,
        volley: bool = False,
        escape: bool = False,
    ) -> None:
        super().__init__(fight, foe, hero, weapon.id, ranged, volley, escape)
        self.foe = foe
        self.hero = hero
        self.weapon = weapon
        self.injury = weapon.injury
        self.fires: i64 = 0
        self.spent: tuple[Effect, ...] = ()

    def chances(self) -> Roll:
        fight = self.fight
        foe = self.foe
        hero = self.hero
        roll = foe_roll(fight, foe, "attack")
        roll.pool.add(self.weapon.id, self.weapon.rating)
        roll.pierces_from = PIERCING
        roll.pierce = 2
        if not self.volley and not self.ranged:
            if hero.stance == FORWARD:
                roll.pool.add("target_forward", 1)
            elif hero.stance == DEFENSIVE:
                roll.pool.add("target_defensive", -1)
        if fight.effects:
            self.spent = fight.add_effects("attack", foe.id, roll.pool)
            warding = fight.add_effects("attacked", hero.id, roll.pool)
            if warding:
                self.spent += warding
            for effect in fight.effects:
                if effect.target == foe.id and (effect.kind == "weary" or effect.kind == "weary_attack"):
                    roll.weary = True
                    if effect.once:
                        self.spent += (effect,)
        warded = fight.parry_of(hero, self.ranged, self.volley, foe, roll.target)
        if warded:
            self.spent += warded
        return roll

    def run(self) -> None:
        fight = self.fight
        foe = self.foe
        roll = self.chances()
        if fight.awaits(ATTACK_ROLL):
            occasion = self.happening(ATTACK_ROLL)
            occasion.roll = roll
            fight.happen(occasion)
        spend_on_foe_roll(fight, foe, roll)
        outcome = throw_roll(fight, foe, roll)
        if self.spent:
            fight.use_up(list(self.spent))
        if fight.table.listening:
            self.tell_roll(roll, outcome, False)
        if self.ranged and self.weapon.throwable and not self.weapon.ranged:
            foe.thrown += (self.weapon.id,)
        if outcome.passed:
            self.hit = True
            self.icons = outcome.icons
            self.feat = outcome.feat
            if self.escape:
                fight.leave(foe, "force")
                return
            spend_foe_icons(self)
            self.land(outcome.icons)
        self.over()

    def land(self, icons: int) -> None:
        """Steps 8 to 13 with a hero as the target: knockback before the loss, Protection before a Weary that this hit brings."""
        fight = self.fight
        hero = self.hero
        self.loss = self.weapon.damage + self.heavy
        if self.loss and self.may_give_way() and fight.table.ask(Knockback(self)):
            self.give_way()
        if self.feat >= PIERCING:
            self.roll_protection()
        if self.loss:
            fight.lose_hero(hero, self.loss, "attack")
        self.wound_if_due()
        burn(self, hero)
        if fight.awaits(HIT):
            hit = self.happening(HIT)
            hit.icons = icons
            hit.amount = self.loss
            fight.happen(hit)

    def may_give_way(self) -> bool:
        hero = self.hero
        if hero.knocked_back or (self.volley and self.fight.rulings["knockback_in_volley"] != "yes"):
            return False
        return not self.fight.orders or self.fight.order(hero.seat, "knockback") != "never"

    def give_way(self) -> None:
        """Half the loss, fractions rounded up; it does not stop a Wound (CO-11, K4)."""
        hero = self.hero
        hero.knocked_back = True
        hero.recovering = True
        halved = (self.loss + 1) // 2
        if self.fight.table.listening:
            self.fight.table.tell(events.KnockedBack(Ref(hero.id), self.loss, halved))
        self.loss = halved

    def armour_holds(self) -> bool:
        return hero_protection(self.fight, self.hero, self)

    def wound_if_due(self) -> None:
        if self.wound_due:
            self.wound_due = False
            wound_hero(self.fight, self.hero, self.foe, self)
