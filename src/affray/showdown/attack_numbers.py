"""The numbers of a survivor's attack with all their reasons: attributes, cards, terrain, effects; and the words of the weapon (SD-01, 2.9, 6.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from affray.kernel.effect import Effect
from affray.kernel.number import Sum
from affray.showdown.attack_dice import LANTERN
from affray.showdown.field import Field
from affray.showdown.numbers import monster_number
from affray.showdown.survivor import Survivor

if TYPE_CHECKING:
    from affray.showdown.attack import Attack
    from affray.showdown.library import SurvivorCard, While

__all__ = ["attribute", "attribute_total", "luck", "perfect_from", "weapon_word"]


def counts(fight: Field, survivor: Survivor, card: SurvivorCard, number: While, attack: Attack | None) -> bool:
    """Whether a number of a card counts now."""
    return fight.works(survivor, card) and fight.conditions_hold(survivor, card.id, number.conditions, attack)


def attribute(fight: Field, survivor: Survivor, name: str, into: Sum, attack: Attack | None = None) -> list[Effect]:
    """The base value and every modifier from every source (SD-01). Returns the effects that one attack uses up."""
    add_lasting(fight, survivor, name, into, attack)
    return fight.sum_effects(name, survivor.id, into)


def add_lasting(fight: Field, survivor: Survivor, name: str, into: Sum, attack: Attack | None) -> None:
    """What the attribute is made of before effects: the sheet, cards, terrain."""
    survivor.attribute(name, into)
    for card in survivor.counting:
        for number in card.whiles:
            if number.kind == name and counts(fight, survivor, card, number, attack):
                into.add(card.id, number.amount.fixed(fight.monster.level, fight.rulings))
    here = fight.terrain.at(survivor.square) if survivor.square >= 0 else None
    if here is not None and here.tile.id in fight.library.cards:
        for number in fight.library.cards[here.tile.id].whiles:
            if number.kind == name and fight.conditions_hold(survivor, here.tile.id, number.conditions, attack):
                into.add(here.tile.id, number.amount.fixed(fight.monster.level, fight.rulings))


def attribute_total(fight: Field, survivor: Survivor, name: str, attack: Attack | None = None) -> int:
    total = Sum(False)
    add_lasting(fight, survivor, name, total, attack)
    if fight.effects:
        fight.sum_effects(name, survivor.id, total)
    return total.total


def weapon_word(attack: Attack, word: str) -> int:
    """The number of a gear word on the weapon of the attack; 0 where it has not the word. Cards give and take words (6.6, 6.8)."""
    fight = attack.fight
    found = attack.weapon.number(word)
    for card in attack.survivor.wording:
        for number in card.whiles:
            if number.kind not in ("gives", "takes") or not fight.works(attack.survivor, card):
                continue
            for given, n in number.words:
                if given == word and fight.conditions_hold(attack.survivor, card.id, number.conditions, attack):
                    if number.kind == "takes":
                        return 0
                    found = found + n if word in ("deadly", "devastating") else max(found, n)
    return found


def perfect_from(attack: Attack) -> int:
    """The least natural face that is a perfect hit: 10, unless a card says otherwise (SD-02, 6.6)."""
    least = LANTERN
    for card in attack.survivor.counting:
        for number in card.whiles:
            if number.kind == "perfect_from" and counts(attack.fight, attack.survivor, card, number, attack):
                least = min(least, number.amount.number)
    return least


def luck(attack: Attack, spent: list[Effect] | None = None) -> int:
    """The attacker's luck with this weapon, less the monster's (SD-16). Into `spent` go the effects that one attack uses up."""
    own, its = Sum(False), Sum(False)
    used = attribute(attack.fight, attack.survivor, "luck", own, attack)
    used.extend(monster_number(attack.fight, "luck", its))
    if spent is not None:
        spent.extend(used)
    return own.total + weapon_word(attack, "deadly") - its.total
