"""The foes' turn: abilities, attacks up to Might, standing back, flight and surrender (company 2.10, 2.11)."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64, mypyc_attr

from affray.company import events
from affray.company.attack import FoeStrike
from affray.company.cards import CHOOSE_TARGET, FOE_TURN, CompanyOccasion, Offered
from affray.company.combat import Combat
from affray.company.fighter import Foe, Hero
from affray.company.onset import foe_attack_words
from affray.company.sheet import FoeAttack
from affray.kernel.fight import Act
from affray.kernel.names import Ref
from affray.kernel.question import Closed, Question, Words

__all__ = ["FoeAction", "FoeDeed", "FoeTurn", "next_foe"]


@mypyc_attr(free_list_len=1, acyclic=True)
class FoeDeed:
    """One thing a foe may do: attack, break_out, instead (of one attack), flee, surrender, hold."""

    __slots__ = ("kind", "attack", "hero", "ranged", "offer")

    def __init__(
        self,
        kind: str,
        attack: FoeAttack | None = None,
        hero: Hero | None = None,
        ranged: bool = False,
        offer: Offered | None = None,
    ) -> None:
        self.kind = kind
        self.attack = attack
        self.hero = hero
        self.ranged = ranged
        self.offer = offer

    def key(self) -> str:
        parts = [self.kind]
        if self.attack is not None:
            parts.append(self.attack.id)
        if self.offer is not None:
            parts.append(self.offer.key)
        if self.hero is not None:
            parts.append(self.hero.id)
        return ":".join(parts)


@mypyc_attr(free_list_len=1)
class FoeAction(Question):
    """What a foe does with its next attack (O4). Engaged foes strike those they stand against, the others shoot at anyone (2.10)."""

    name: ClassVar[str] = "foe_action"
    clause: ClassVar[str] = "O4"

    def __init__(self, fight: Combat, foe: Foe, left: int, anyone: bool, first: bool = True) -> None:
        self.seat = foe.seat
        self.fight = fight
        self.foe = foe
        self.left = left
        self.anyone = anyone
        # Leaving takes the whole main action: not after a first attack (2.11).
        self.first = first

    def options(self) -> list[Any]:
        found: list[Any] = []
        found.extend(self.attacks())
        found.extend(self.instead())
        foe = self.foe
        if self.first and foe.engaged and self.fight.rulings["foes_escape_by_force"] == "yes":
            for attack in foe.sheet.attacks:
                if not attack.ranged and attack.id not in foe.thrown:
                    found.extend([FoeDeed("break_out", attack, hero) for hero in foe.engaged])
        if self.first and foe.back:
            found.append(FoeDeed("flee"))
        if self.may_surrender():
            found.append(FoeDeed("surrender"))
        found.append(FoeDeed("hold"))
        return found

    def attacks(self) -> list[FoeDeed]:
        """Close attacks on those it stands against, or on anyone after a leap; ranged ones while nobody engages it (2.10)."""
        foe = self.foe
        found: list[FoeDeed] = []
        for attack in foe.sheet.attacks:
            if attack.ranged:
                continue
            if attack.id in foe.thrown:
                continue
            for hero in self.fight.able_heroes if self.anyone else foe.engaged:
                found.append(FoeDeed("attack", attack, hero))
        if not foe.engaged:
            for attack in foe.sheet.attacks:
                if attack.ranged or (attack.throwable and attack.id not in foe.thrown):
                    found.extend([FoeDeed("attack", attack, hero, True) for hero in self.fight.able_heroes])
        return found

    def instead(self) -> list[FoeDeed]:
        """What cards let it do instead of one attack."""
        found: list[FoeDeed] = []
        foe = self.foe
        for card in foe.cards:
            for offer in card.offers:
                if offer.action == "instead" and self.fight.can_pay(foe, offer.cost):
                    if not self.fight.buyable(offer, foe):
                        continue
                    occasion = self.fight.occasion(FOE_TURN, foe, None)
                    occasion.owner = foe
                    if not all(condition.holds(occasion) for condition in offer.conditions):
                        continue
                    found.append(FoeDeed("instead", offer=offer))
        return found

    def may_surrender(self) -> bool:
        """Those with Resolve, when outnumbered or when too many fell (F6)."""
        if self.foe.sheet.hateful:
            return False
        fight = self.fight
        return len(fight.able_foes) < len(fight.able_heroes) or 2 * len(fight.able_foes) <= len(fight.foes)

    def key(self, option: Any) -> str:
        deed: FoeDeed = option
        return deed.key()

    def closed(self) -> list[Closed]:
        found: list[Closed] = []
        if not self.foe.back:
            found.append(Closed(Words("option-foe_action-flee", {}), "CO-24", Words("why-engaged-foe", {})))
        if not self.may_surrender():
            why = "why-hateful" if self.foe.sheet.hateful else "why-not-outnumbered"
            found.append(Closed(Words("option-foe_action-surrender", {}), "F6", Words(why, {})))
        return found

    def words(self) -> Words:
        return Words("ask-foe_action", {"who": Ref(self.foe.id), "left": self.left})

    def option_words(self, option: Any) -> Words:
        deed: FoeDeed = option
        if deed.attack is not None and deed.hero is not None:
            said = foe_attack_words(self.fight, self.foe, deed.attack, deed.hero, deed.ranged, False)
            return said if deed.kind == "attack" else Words("option-foe_action-break_out", said.fields)
        if deed.offer is not None:
            return Words("option-foe_action-instead", {"card": Ref(deed.offer.card), "cost": deed.offer.cost})
        return Words("option-foe_action-" + deed.kind, {})


def next_foe(fight: Combat) -> Foe | None:
    """In the stance order of the heroes they attack; those that stand back act last (O2)."""
    chosen: Foe | None = None
    boldest: i64 = 99
    for foe in fight.able_foes:
        if foe.acted:
            continue
        place: i64 = 50
        for hero in foe.engaged:
            if hero.stance < place:
                place = hero.stance
        if place < boldest:
            boldest = place
            chosen = foe
    return chosen


@mypyc_attr(free_list_len=1)
class FoeTurn(Act):
    """A foe's abilities, then its main action: as many attacks as its Might (O4)."""

    name: ClassVar[str] = "foe_turn"

    def __init__(self, fight: Combat) -> None:
        self.fight = fight
        self.foe: Foe | None = None

    def view(self) -> dict[str, Any]:
        return {"act": "foe_turn", "who": self.foe.id if self.foe is not None else None}

    def run(self) -> None:
        fight = self.fight
        foe = next_foe(fight)
        if foe is None:
            return
        self.foe = foe
        foe.acted = True
        if fight.table.listening:
            fight.table.tell(events.FoeTurnBegan(Ref(foe.id)))
        if foe.surprised and fight.round == 1 and fight.rulings["surprised_foes"] == "no_actions":
            if fight.table.listening:
                fight.table.tell(events.CannotAct(Ref(foe.id), "surprised"))
            return
        if fight.awaits(FOE_TURN):
            fight.happen(fight.occasion(FOE_TURN, foe, None))
            if fight.decided():
                return
        if foe.recovering:
            foe.recovering = False
            if fight.table.listening:
                fight.table.tell(events.Recovered(Ref(foe.id)))
            return
        left = foe.sheet.might + self.limbs(foe)
        first = True
        while left > 0 and not foe.out and fight.able_heroes:
            left -= 1
            if not self.attack(foe, left + 1, first):
                return
            first = False

    def limbs(self, foe: Foe) -> int:
        """One attack more with many limbs, until it is Wounded (5.3)."""
        return 1 if foe.has("many_limbs") and foe.wounds == 0 else 0

    def attack(self, foe: Foe, left: int, first: bool) -> bool:
        """One attack, or what is done instead; False when the turn ends with it."""
        fight = self.fight
        anyone = False
        if fight.awaits(CHOOSE_TARGET):
            occasion = fight.occasion(CHOOSE_TARGET, foe, None)
            fight.happen(occasion)
            anyone = occasion.flag
        deed: FoeDeed = fight.table.ask(FoeAction(fight, foe, left, anyone, first))
        if deed.kind == "attack" or deed.kind == "break_out":
            attack = deed.attack
            hero = deed.hero
            assert attack is not None and hero is not None
            fight.perform(FoeStrike(fight, foe, hero, attack, ranged=deed.ranged, escape=deed.kind == "break_out"))
            return deed.kind == "attack"
        if deed.kind == "instead" and deed.offer is not None:
            self.instead(foe, deed.offer)
            return True
        if deed.kind == "flee":
            fight.leave(foe, "stood_back")
        elif deed.kind == "surrender":
            fight.surrender(foe)
        elif fight.table.listening:
            fight.table.tell(events.Held(Ref(foe.id)))
        return False

    def instead(self, foe: Foe, offer: Offered) -> None:
        fight = self.fight
        fight.count_use(offer, foe)
        if offer.cost:
            fight.spend_drive(foe, offer.cost, offer.card)
            if fight.cancelled(foe, offer.card):
                return
        elif fight.table.listening:
            fight.table.tell(events.CardUsed(Ref(foe.id), Ref(offer.card)))
        occasion = CompanyOccasion(FOE_TURN, fight)
        occasion.actor = foe
        occasion.kind = offer.key
        fight.carry_out(offer.card, offer.do, occasion, foe)
