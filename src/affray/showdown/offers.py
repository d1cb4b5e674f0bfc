"""What an activation buys: attacks with each weapon and its modes, leaps, shields, and what cards and terrain offer (showdown 2.8, 6.2, 6.3, SD-33)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from affray.kernel.effect import Effect
from affray.kernel.fight import Act
from affray.kernel.names import Ref
from affray.kernel.question import Words
from affray.showdown import turn_events
from affray.showdown.attack import Attack
from affray.showdown.cards import SURVIVORS_ACT
from affray.showdown.field import Field
from affray.showdown.gear import FIST_AND_TOOTH, PLAIN, Gear, Mode
from affray.showdown.leaps import LEAPS, Leap
from affray.showdown.purchase import Purchase
from affray.showdown.survivor import Survivor
from affray.showdown.usable import activates, usable

if TYPE_CHECKING:
    from affray.showdown.library import Offered

__all__ = ["Shield", "UseCard", "attacks", "purchases", "said"]


def purchases(fight: Field, survivor: Survivor) -> list[Purchase]:
    """Attacks first, then what gear, arts, terrain and the monster's cards offer; alike ones once."""
    standing = survivor.standing()
    found = attacks(fight, survivor) if standing else []
    for card in survivor.offering:
        if fight.works(survivor, card):
            if card.kind == "art" and fight.barred(survivor, "activate_arts"):
                continue
            gear = fight.library.gear.get(card.id) if card.kind == "gear" else None
            if gear is not None and not activates(fight, survivor, gear):
                continue
            for offered in card.offers:
                offer(fight, survivor, survivor.index, offered, found)
    here = fight.terrain.at(survivor.square) if survivor.square >= 0 else None
    if here is not None and here.tile.id in fight.library.cards:
        for offered in fight.library.cards[here.tile.id].offers:
            offer(fight, survivor, survivor.index, offered, found)
    monster = fight.monster
    for id in monster.moods:
        offers_of_monster(fight, survivor, id, found)
    for id in monster.traits:
        offers_of_monster(fight, survivor, id, found)
    if monster.face_up:
        offers_of_monster(fight, survivor, monster.face_up, found)
    if standing:
        shields_and_leaps(fight, survivor, found)
    return found


def offers_of_monster(fight: Field, survivor: Survivor, id: str, into: list[Purchase]) -> None:
    """What a card of the monster that lies open offers survivors."""
    for offered in fight.monster.ai_cards[id].offers:
        if offered.who == "survivors":
            offer(fight, survivor, len(fight.survivors), offered, into)


def offer(fight: Field, survivor: Survivor, owner: int, offered: Offered, into: list[Purchase]) -> None:
    """What one card offers, if it can be used now."""
    if offered.attacks and fight.monster.away:
        return
    if not offered.do or (survivor.down and not offered.while_down) or not survivor.on_board():
        return
    if offered.survival and (survivor.survival < offered.survival or fight.barred(survivor, "spend_survival")):
        return
    if offered.uses and fight.used.get(use_key(owner, offered), 0) >= offered.uses:
        return
    if offered.conditions:
        occasion = fight.occasion(SURVIVORS_ACT)
        occasion.actor = survivor
        occasion.card = offered.card
        occasion.owner = owner
        for condition in offered.conditions:
            if not condition.holds(occasion):
                return
    use = UseCard(fight, survivor, owner, offered)
    into.append(Purchase(offered.key, use, offered.movement > 0, offered.activation > 0, offered.survival))


def use_key(owner: int, offered: Offered) -> str:
    return f"{owner}:{offered.key}@{offered.per}"


class UseCard(Act):
    """What a card offers is used: counted, paid for, carried out."""

    name: ClassVar[str] = "use_card"

    def __init__(self, fight: Field, survivor: Survivor, owner: int, offered: Offered) -> None:
        self.fight = fight
        self.survivor = survivor
        self.owner = owner
        self.offered = offered

    def view(self) -> dict[str, Any]:
        return {"act": "use_card", "who": self.survivor.id, "card": self.offered.card}

    def run(self) -> None:
        fight = self.fight
        offered = self.offered
        if fight.table.listening:
            fight.table.tell(turn_events.CardUsed(Ref(self.survivor.id), Ref(offered.card), Ref(offered.name)))
        if offered.uses:
            key = use_key(self.owner, offered)
            fight.used[key] = fight.used.get(key, 0) + 1
        if offered.survival:
            fight.add_survival(self.survivor, -offered.survival)
        occasion = fight.occasion(SURVIVORS_ACT)
        occasion.actor = self.survivor
        occasion.card = offered.card
        occasion.owner = self.owner
        fight.run_verbs(offered.do, occasion)


# -- attacks


def attacks(fight: Field, survivor: Survivor) -> list[Purchase]:
    """An attack with each weapon in reach, in each of its modes."""
    found: list[Purchase] = []
    if fight.monster.away:
        return found
    seen: list[str] = []
    far = fight.distance_to_monster(survivor)
    for weapon in survivor.grid:
        if weapon is not None and weapon.speed and weapon.id not in seen:
            attack_with(fight, survivor, weapon, far, seen, found)
    attack_with(fight, survivor, FIST_AND_TOOTH, far, seen, found)
    return found


def attack_with(
    fight: Field, survivor: Survivor, weapon: Gear, far: int, seen: list[str], into: list[Purchase]
) -> None:
    """With one weapon, the monster being so far away; `seen` are those that could be used."""
    if (far > weapon.reach and far > weapon.range and not weapon.ammo) or not usable(fight, survivor, weapon):
        return
    seen.append(weapon.id)
    attack = Attack(fight, survivor, weapon)
    if not attack.near_enough() or (attack.distance and not fight.sees_monster(survivor)):
        return
    cumbersome = attack.has("cumbersome")
    into.append(strike(weapon, PLAIN, attack, cumbersome))
    for mode in weapon.modes:
        into.append(strike(weapon, mode, Attack(fight, survivor, weapon, mode), cumbersome))


def strike(weapon: Gear, mode: Mode, attack: Attack, cumbersome: bool) -> Purchase:
    return Purchase(weapon.id if mode is PLAIN else f"{weapon.id}:{mode.id}", attack, cumbersome)


# -- shields and leaps


class Shield(Act):
    """Block X: of the next attack on the survivor X hits are ignored, until its next act. Deflect X: so many tokens (6.3)."""

    name: ClassVar[str] = "shield"

    def __init__(self, fight: Field, survivor: Survivor, gear: Gear, word: str) -> None:
        self.fight = fight
        self.survivor = survivor
        self.gear = gear
        self.word = word

    def run(self) -> None:
        fight = self.fight
        survivor = self.survivor
        hits = self.gear.number(self.word)
        if fight.table.listening:
            fight.table.tell(turn_events.Shielded(Ref(survivor.id), Ref(self.gear.id), self.word, hits))
        if self.word == "deflect":
            survivor.tokens["deflect"] = hits
            return
        # One block counts in an attack, so the greatest stands.
        laid = [each for each in fight.effects if each.kind == "block" and each.target == survivor.id]
        if all(each.amount < hits for each in laid):
            fight.use_up(laid)
            fight.lay(Effect("block", hits, self.gear.id, survivor.id, f"act_of:{survivor.id}", True))


def shields_and_leaps(fight: Field, survivor: Survivor, into: list[Purchase]) -> None:
    for gear in survivor.grid:
        if gear is None or not gear.acts:
            continue
        for word in ("block", "deflect"):
            if gear.has(word) and not fight.barred(survivor, "block"):
                into.append(Purchase(f"{word}:{gear.id}", Shield(fight, survivor, gear, word)))
        for word in LEAPS:
            if gear.has(word):
                leap = Leap(fight, survivor, gear, word)
                if leap.directions():
                    into.append(Purchase(f"{word}:{gear.id}", leap, True, word != "slam"))


# -- words


def said(purchase: Purchase) -> Words:
    """A purchase as a player reads it; most are never read."""
    run = purchase.run
    if isinstance(run, Attack):
        named = {"who": Ref(run.survivor.id), "weapon": Ref(run.weapon.id)}
        if run.mode is PLAIN:
            return Words("option-attack", {**named})
        return Words("option-attack-mode", {**named, "mode": Ref(run.mode.id)})
    if isinstance(run, UseCard):
        what = Ref(run.offered.name)
        return Words("option-use", {"who": Ref(run.survivor.id), "card": Ref(run.offered.card), "what": what})
    if isinstance(run, Leap):
        return Words("option-leap", {"who": Ref(run.survivor.id), "gear": Ref(run.gear.id), "word": run.word})
    assert isinstance(run, Shield)
    return Words("option-shield", {"who": Ref(run.survivor.id), "gear": Ref(run.gear.id), "word": run.word})
