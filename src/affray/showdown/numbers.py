"""The monster's numbers: base, tokens, effects, and what its moods and traits add (showdown 2.4, 2.5)."""

from __future__ import annotations

from affray.kernel.effect import Effect
from affray.kernel.number import Sum
from affray.showdown.field import Field

__all__ = ["monster_movement", "monster_number", "monster_total"]


def monster_number(fight: Field, name: str, into: Sum) -> list[Effect]:
    """Movement, speed, damage, accuracy with all their parts. Returns the effects that one roll uses up."""
    monster = fight.monster
    if name == "movement":
        into.add("movement", monster.movement)
    elif name == "speed":
        into.add("speed", monster.speed)
    elif name == "damage":
        into.add("damage", monster.damage)
    elif name == "accuracy":
        into.add("accuracy", monster.accuracy)
    into.add("tokens", monster.tokens.get(name, 0))
    for card in [*monster.traits, *monster.moods]:
        for changed, amount in monster.ai_cards[card].whiles:
            if changed == name:
                into.add(card, amount)
    return fight.sum_effects(name, monster.id, into)


def monster_total(fight: Field, name: str) -> int:
    total = Sum(False)
    monster_number(fight, name, total)
    return total.total


def monster_movement(fight: Field) -> int:
    """Its movement with tokens, at least 1 (2.4)."""
    return max(1, monster_total(fight, "movement"))
