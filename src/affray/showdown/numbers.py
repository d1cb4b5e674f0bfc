"""The monster's numbers: base, tokens, effects, and what its moods and traits add (showdown 2.4, 2.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from affray.kernel.effect import Effect
from affray.kernel.number import Sum
from affray.showdown.cards import SURVIVORS_ACT
from affray.showdown.field import Field
from affray.showdown.monster import HitLocation

if TYPE_CHECKING:
    from affray.showdown.library import While

__all__ = ["monster_movement", "monster_number", "monster_total", "toughness_at"]

# How the tokens of a number are called where survivors' tokens stand beside them.
TOKENS: Final = {"evasion": "evasion_tokens", "toughness": "toughness_tokens"}


def monster_number(fight: Field, name: str, into: Sum) -> list[Effect]:
    """A number with all its parts: base, tokens, moods and traits in play, persistent injuries, effects (SD-04, SD-05, SD-16).

    Returns the effects that one roll uses up.
    """
    add_lasting(fight, name, into)
    return fight.sum_effects(name, fight.monster.id, into)


def add_lasting(fight: Field, name: str, into: Sum) -> None:
    """What the number is made of before effects: the card of the level, tokens, cards in play, injuries."""
    monster = fight.monster
    if name == "movement":
        into.add("movement", monster.movement)
    elif name == "speed":
        into.add("speed", monster.speed)
    elif name == "damage":
        into.add("damage", monster.damage)
    elif name == "accuracy":
        into.add("accuracy", monster.accuracy)
    elif name == "toughness":
        into.add("toughness", monster.toughness)
    elif name == "evasion":
        into.add("evasion", monster.evasion)
    elif name == "luck":
        into.add("luck", monster.luck)
    # In a survivor's roll stand the survivor's tokens too: these two are called by their number.
    if monster.tokens:
        into.add(TOKENS.get(name, "tokens"), monster.tokens.get(name, 0))
    for id in monster.traits:
        add_card(fight, id, name, into)
    for id in monster.moods:
        add_card(fight, id, name, into)
    for id in monster.panel:
        location = monster.cards[id]
        depend(fight, location.injury, location.injury_whiles, name, into)


def add_card(fight: Field, id: str, name: str, into: Sum) -> None:
    """What a mood or trait adds."""
    card = fight.monster.ai_cards[id]
    for changed, amount in card.whiles:
        if changed == name:
            into.add(id, amount)
    depend(fight, id, card.depending, name, into)


def depend(fight: Field, card: str, whiles: tuple[While, ...], name: str, into: Sum) -> None:
    """What a card of the monster adds where its conditions hold."""
    for number in whiles:
        if number.kind == name:
            occasion = fight.occasion(SURVIVORS_ACT)
            occasion.card = card
            occasion.owner = len(fight.survivors)
            if all(condition.holds(occasion) for condition in number.conditions):
                into.add(card, number.amount.fixed(int(fight.monster.level), fight.rulings))


def monster_total(fight: Field, name: str) -> int:
    total = Sum(False)
    add_lasting(fight, name, total)
    if fight.effects:
        fight.sum_effects(name, fight.monster.id, total)
    return total.total


def toughness_at(fight: Field, location: HitLocation, into: Sum) -> list[Effect]:
    """Its toughness and what this location adds (SD-05)."""
    spent = monster_number(fight, "toughness", into)
    into.add(location.id, location.toughness)
    return spent


def monster_movement(fight: Field) -> int:
    """Its movement with tokens, at least 1 (2.4)."""
    return max(1, monster_total(fight, "movement"))
