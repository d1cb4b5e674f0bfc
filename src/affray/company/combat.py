"""What can happen to fighters: losing, spending, falling, leaving. Each primitive changes the state once and tells it once."""

from __future__ import annotations

from typing import Any, Final

from affray.company import events
from affray.company.cards import (
    AFTERMATH,
    DRIVE_SPENT,
    HOPE_SPENT,
    SEVERITY,
    WOULD_DIE,
    CompanyCard,
    CompanyOccasion,
    Offered,
    While,
)
from affray.company.field import Field
from affray.company.fighter import Fighter, Foe, Hero
from affray.kernel.card import Hook, Occasion, Verb
from affray.kernel.effect import Effect
from affray.kernel.names import Ref
from affray.kernel.number import Sum

__all__ = ["Combat"]


# The cards of who is out of the fight still count for the Wound of the blow that felled him, and afterwards.
STILL_COUNT: Final = (SEVERITY, WOULD_DIE, AFTERMATH)


class Combat(Field):
    """Primitives and the way cards take part."""

    # -- Endurance

    def lose(self, fighter: Fighter, loss: int, why: str) -> None:
        """Lose Endurance, never below 0 (3.3). At 0 a hero is unconscious, a foe out of the fight."""
        if fighter.is_hero:
            self.lose_hero(fighter.as_hero(), loss, why)
            return
        fighter.endurance = max(0, fighter.endurance - loss)
        if self.table.listening:
            self.table.tell(events.Hurt(Ref(fighter.id), loss, fighter.endurance, Ref(why)))
        if fighter.endurance == 0 and not fighter.out:
            self.fall(fighter, "slain")

    def lose_hero(self, hero: Hero, loss: int, why: str) -> None:
        """The same for a hero: Weary is looked at, and who falls while Wounded may be Dying (W7, ruling wounded_at_zero)."""
        was_weary = hero.weary()
        hero.endurance = max(0, hero.endurance - loss)
        if self.table.listening:
            self.table.tell(events.Hurt(Ref(hero.id), loss, hero.endurance, Ref(why)))
            if hero.endurance > 0:
                self.tell_weary(hero, was_weary)
        if hero.endurance == 0 and not hero.out:
            if hero.wounded and self.rulings["wounded_at_zero"] == "dying":
                hero.dying = True
            self.fall(hero, "dying" if hero.dying else "unconscious")

    def heal(self, hero: Hero, amount: int) -> None:
        """Regain Endurance, not above the maximum."""
        gained = min(amount, hero.sheet.endurance - hero.endurance)
        if gained > 0:
            was_weary = hero.weary()
            hero.endurance += gained
            if self.table.listening:
                self.table.tell(events.Healed(Ref(hero.id), gained, hero.endurance))
                self.tell_weary(hero, was_weary)

    def set_endurance(self, fighter: Fighter, endurance: int) -> None:
        """Endurance back at a number, by a card that replaced a loss (5.3)."""
        fighter.endurance = endurance
        if self.table.listening:
            self.table.tell(events.EnduranceSet(Ref(fighter.id), endurance))

    def tell_weary(self, hero: Hero, was_weary: bool) -> None:
        """Say that the hero has become Weary or is so no more; to be called once Endurance or Load has changed."""
        if hero.weary() and not was_weary:
            self.table.tell(events.WearyNow(Ref(hero.id), hero.endurance, hero.load))
        elif was_weary and not hero.weary():
            self.table.tell(events.WearyNoMore(Ref(hero.id)))

    def fall(self, fighter: Fighter, why: str) -> None:
        """Unconscious, Dying, asleep or slain (3.3)."""
        self.take_out(fighter, why)
        if self.table.listening:
            self.table.tell(events.Fell(Ref(fighter.id), why))

    def leave(self, fighter: Fighter, how: str) -> None:
        """Off the field by one's own will (2.11)."""
        self.take_out(fighter, "gone")
        if self.table.listening:
            self.table.tell(events.LeftField(Ref(fighter.id), how))

    def surrender(self, foe: Foe) -> None:
        """Alive, and at the Company's mercy (F6)."""
        self.take_out(foe, "surrendered")
        if self.table.listening:
            self.table.tell(events.Surrendered(Ref(foe.id)))

    def take_out(self, fighter: Fighter, why: str) -> None:
        """Out of the fight; its pairs end (E7)."""
        fighter.out = why
        self.part_from_all(fighter)
        if fighter.is_hero:
            self.able_heroes = [hero for hero in self.able_heroes if hero is not fighter]
        else:
            self.able_foes = [foe for foe in self.able_foes if foe is not fighter]

    def wake(self, hero: Hero) -> None:
        """Back on one's feet."""
        hero.out = ""
        hero.asleep = False
        self.able_heroes = [other for other in self.heroes if other.able()]
        if self.table.listening:
            self.table.tell(events.Woke(Ref(hero.id)))

    def decided(self) -> bool:
        """Whether one side has nobody left able and willing: the fight is over (2.12)."""
        return not self.able_heroes or not self.able_foes

    # -- Hope and Shadow

    def spend_hope(self, hero: Hero, why: str, points: int = 1) -> bool:
        """Spend Hope, a point on a roll; False when a foe's spell wasted it (D17, 5.3)."""
        hero.hope -= points
        if self.table.listening:
            self.table.tell(events.HopeSpent(Ref(hero.id), Ref(why), hero.hope))
            self.tell_miserable(hero, points)
        if self.awaits(HOPE_SPENT):
            occasion = CompanyOccasion(HOPE_SPENT, self)
            occasion.actor = hero
            self.happen(occasion)
            if occasion.flag:
                if self.table.listening:
                    self.table.tell(events.HopeWasted(Ref(hero.id)))
                return False
        return True

    def gain_shadow(self, hero: Hero, amount: int) -> None:
        """Shadow never exceeds maximum Hope (D15)."""
        gained = min(amount, hero.sheet.hope - hero.shadow)
        if gained > 0:
            hero.shadow += gained
            if self.table.listening:
                self.table.tell(events.ShadowGained(Ref(hero.id), gained, hero.shadow))
                self.tell_miserable(hero, gained)

    def tell_miserable(self, hero: Hero, step: int) -> None:
        """Say that the hero has just become Miserable; `step` is by how much Hope fell or Shadow rose (D14)."""
        if hero.miserable() and hero.shadow - hero.hope < step:
            self.table.tell(events.MiserableNow(Ref(hero.id)))

    def forbid_hope(self, hero: Hero) -> None:
        """No Hope may be spent for the rest of the fight (5.3)."""
        if not hero.no_hope:
            hero.no_hope = True
            if self.table.listening:
                self.table.tell(events.Dazed(Ref(hero.id)))

    # -- Hate and Resolve

    def can_pay(self, foe: Foe, amount: int) -> bool:
        """A foe spends at most its Might in a round, abilities included (F2)."""
        return foe.drive >= amount and (not self.drive_capped or foe.spent + amount <= foe.sheet.might)

    def spend_drive(self, foe: Foe, amount: int, card: str) -> None:
        """Pay Hate or Resolve for a card, or (`card` empty) for a die."""
        foe.drive -= amount
        foe.spent += amount
        if self.table.listening:
            named = Ref(card) if card else None
            self.table.tell(events.DriveSpent(Ref(foe.id), foe.sheet.drive_kind, amount, foe.drive, named))

    def lose_drive(self, foe: Foe, amount: int) -> None:
        """Lose Hate or Resolve, never below 0."""
        lost = min(amount, foe.drive)
        if lost > 0:
            foe.drive -= lost
            if self.table.listening:
                self.table.tell(events.DriveLost(Ref(foe.id), foe.sheet.drive_kind, lost, foe.drive))

    def gain_drive(self, foe: Foe, amount: int) -> None:
        """Not above its maximum."""
        gained = min(amount, foe.sheet.drive - foe.drive)
        if gained > 0:
            foe.drive += gained
            if self.table.listening:
                self.table.tell(events.DriveGained(Ref(foe.id), foe.sheet.drive_kind, gained, foe.drive))

    # -- conditions

    def give_condition(self, fighter: Fighter, id: str) -> None:
        """Lay a condition (webbed, haunted, burning, ...) on a fighter who has it not yet."""
        if not fighter.holds(id):
            self.put_card(fighter, self.setting.conditions[id])
            if self.table.listening:
                self.table.tell(events.ConditionGained(Ref(fighter.id), Ref(id)))

    def lift_condition(self, fighter: Fighter, id: str) -> None:
        """Take a condition off; nothing where it does not lie."""
        if fighter.holds(id):
            self.take_card(fighter, id)
            if self.table.listening:
                self.table.tell(events.ConditionLost(Ref(fighter.id), Ref(id)))

    # -- gear

    def bear(self, hero: Hero, item: str) -> bool:
        """The hero's own helm or shield is borne again, its qualities with it; False when the item is neither."""
        helm = hero.sheet.helm
        shield = hero.sheet.shield
        if helm is not None and helm.id == item:
            hero.helm = helm
            for card in helm.cards:
                self.put_card(hero, card)
            return True
        if shield is not None and shield.id == item:
            hero.shield = shield
            for card in shield.cards:
                self.put_card(hero, card)
            return True
        return False

    def lay_off(self, hero: Hero, item: str) -> bool:
        """The helm or shield borne is laid off, its qualities with it; False when the item is neither."""
        helm = hero.helm
        shield = hero.shield
        if helm is not None and helm.id == item:
            hero.helm = None
            for card in helm.cards:
                self.take_card(hero, card.id)
            return True
        if shield is not None and shield.id == item:
            hero.shield = None
            for card in shield.cards:
                self.take_card(hero, card.id)
            return True
        return False

    def reload(self, hero: Hero) -> None:
        """What is carried has changed: Load and Weary are looked at again (C2, 3.12)."""
        was_weary = hero.weary()
        hero.reckon_load()
        if self.table.listening:
            self.tell_weary(hero, was_weary)

    # -- Parry

    def parry_of(self, hero: Hero, ranged: bool, volley: bool, attacker: Foe, into: Sum) -> tuple[Effect, ...]:
        """A hero's Parry against an attack: own, shield (doubled in a volley by who is aware, CO-07), what lasts this round, cards.

        Returns the effects that this one attack uses up.
        """
        spent: tuple[Effect, ...] = ()
        into.add("parry", hero.sheet.parry)
        if hero.shield is not None and (
            not hero.two_handed or (volley and self.rulings["volley_shield_with_bow"] == "yes")
        ):
            into.add(hero.shield.id, hero.shield.parry)
            if volley and not hero.surprised:
                into.add("volley_shield", hero.shield.parry)
        if self.effects:
            spent = self.add_effects("parry", hero.id, into)
        if hero.has_whiles:
            occasion = CompanyOccasion(AFTERMATH, self)
            occasion.owner = hero
            occasion.actor = attacker
            occasion.target = hero
            occasion.kind = "ranged" if ranged else "close"
            self.sum_whiles("parry", hero, occasion, into)
        return spent

    def sum_whiles(self, kind: str, fighter: Fighter, occasion: CompanyOccasion, into: Sum) -> None:
        """Add what the fighter's cards give to this number now, each with its card as the reason."""
        for card in fighter.cards:
            for number in card.whiles:
                if number.kind == kind and self.while_holds(number, occasion):
                    into.add(number.card, number.amount)

    def card_number(self, kind: str, cards: tuple[CompanyCard, ...], occasion: CompanyOccasion) -> int:
        """What the qualities of a weapon add to one of its numbers now (6.6)."""
        amount = 0
        for card in cards:
            for number in card.whiles:
                if number.kind == kind and self.while_holds(number, occasion):
                    amount += number.amount
        return amount

    def while_holds(self, number: While, occasion: CompanyOccasion) -> bool:
        """Whether all conditions of a card's number hold."""
        return all(condition.holds(occasion) for condition in number.conditions)

    # -- how cards take part

    def applies(self, owner: int, hook: Hook, occasion: Occasion) -> bool:
        assert isinstance(occasion, CompanyOccasion)
        fighter = self.fighter(owner)
        if fighter.out and occasion.moment not in STILL_COUNT:
            return False
        if hook.cost:
            if fighter.is_hero:
                hero = fighter.as_hero()
                if not hero.hope_to_spend() or hero.hope < hook.cost:
                    return False
            elif not self.can_pay(fighter.as_foe(), hook.cost):
                return False
        occasion.owner = fighter
        for condition in hook.conditions:  # noqa: SIM110 - a generator costs twice the loop, and this runs for every card
            if not condition.holds(occasion):
                return False
        return True

    def pay(self, owner: int, hook: Hook, occasion: Occasion) -> bool:
        fighter = self.fighter(owner)
        if fighter.is_hero:
            return self.spend_hope(fighter.as_hero(), hook.card, hook.cost)
        foe = fighter.as_foe()
        self.spend_drive(foe, hook.cost, hook.card)
        return not self.cancelled(foe, hook.card)

    def cancelled(self, foe: Foe, card: str) -> bool:
        """Whether a hero undoes an ability as it is paid for (6.5, Might of the Firstborn)."""
        if not self.awaits(DRIVE_SPENT):
            return False
        occasion = CompanyOccasion(DRIVE_SPENT, self)
        occasion.actor = foe
        occasion.kind = card
        self.happen(occasion)
        if occasion.flag and self.table.listening and occasion.chosen is not None:
            self.table.tell(events.CardCancelled(Ref(occasion.chosen.id), Ref(foe.id), Ref(card)))
        return occasion.flag

    def fire(self, owner: int, hook: Hook, occasion: Occasion) -> None:
        assert isinstance(occasion, CompanyOccasion)
        fighter = self.fighter(owner)
        if self.table.listening and not hook.cost:
            self.table.tell(events.CardUsed(Ref(fighter.id), Ref(hook.card)))
        self.carry_out(hook.card, hook.do, occasion, fighter)

    def carry_out(self, card: str, do: tuple[Verb, ...], occasion: CompanyOccasion, owner: Fighter) -> None:
        """Run a card's verbs for its owner: a hook's, or those that an offer buys."""
        for verb in do:
            occasion.owner = owner
            occasion.card = card
            verb.run(occasion)

    def buyable(self, offer: Offered, owner: Fighter) -> bool:
        """Whether it was not bought too often yet: by anybody, of this owner's card."""
        return not offer.uses or self.used.get(offer_key(offer, owner), 0) < offer.uses

    def count_use(self, offer: Offered, owner: Fighter) -> None:
        """Once bought, an offer counts against its limit (`buyable`)."""
        if offer.uses:
            key = offer_key(offer, owner)
            self.used[key] = self.used.get(key, 0) + 1

    def occasion(self, moment: Any, actor: Fighter | None, target: Fighter | None) -> CompanyOccasion:
        """A happening of a moment, with who acts and on whom."""
        occasion = CompanyOccasion(moment, self)
        occasion.actor = actor
        occasion.target = target
        return occasion


def offer_key(offer: Offered, owner: Fighter) -> str:
    return f"{owner.index}:{offer.card}.{offer.key}@{offer.per}"
