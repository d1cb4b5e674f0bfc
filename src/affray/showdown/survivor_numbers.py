"""What a survivor's cards add to the numbers that no attack reads: dodges, bleeding, damage of a hit, armour (docs/showdown-vocabulary.md, Numbers)."""

from __future__ import annotations

from affray.kernel.number import Sum
from affray.showdown.field import Field
from affray.showdown.library import SurvivorCard
from affray.showdown.survivor import Survivor

__all__ = ["armour_everywhere", "bleeding_limit", "dodges", "dress", "hit_points", "number_of"]

# So many bleeding tokens are death (3.5).
BLED_TO_DEATH = 5


def number_of(fight: Field, survivor: Survivor, kind: str) -> int:
    """The sum of this number over the cards of a survivor that work now."""
    found = 0
    for card in survivor.counting:
        if fight.works(survivor, card):
            found += amounts(fight, survivor, card, kind)
    return found


def amounts(fight: Field, survivor: Survivor, card: SurvivorCard, kind: str) -> int:
    found = 0
    for number in card.whiles:
        if number.kind == kind and fight.conditions_hold(survivor, card.id, number.conditions):
            found += number.amount.fixed(fight.monster.level, fight.rulings)
    return found


def dodges(fight: Field, survivor: Survivor) -> int:
    """How often a round the survivor may dodge (SD-27, 6.6)."""
    return 1 + number_of(fight, survivor, "dodges")


def bleeding_limit(fight: Field, survivor: Survivor) -> int:
    """How many bleeding tokens kill the survivor (3.5)."""
    return BLED_TO_DEATH + number_of(fight, survivor, "bleeding_limit")


def hit_points(fight: Field, survivor: Survivor, points: int, into: Sum) -> int:
    """The damage of one hit on the survivor: a card that takes from it leaves at least what it says (6.5, Lion Skin Cloak).

    What the cards change is added to `into`.
    """
    for card in survivor.counting:
        for number in card.whiles:
            if number.kind != "hit_damage" or not fight.conditions_hold(survivor, card.id, number.conditions):
                continue
            changed = points + number.amount.fixed(fight.monster.level, fight.rulings)
            changed = max(changed, min(points, number.least))
            into.add(card.id, changed - points)
            points = changed
    return points


def dress(fight: Field, survivor: Survivor) -> None:
    """Whole armour: what is worn at each location and what cards give everywhere now (1)."""
    survivor.dress()
    everywhere = armour_everywhere(fight, survivor)
    for location in range(5):
        survivor.armour[location] += everywhere


def armour_everywhere(fight: Field, survivor: Survivor) -> int:
    """Armour points that cards other than gear give on every location: whole sets, a specialization (6.5, 6.8)."""
    return number_of(fight, survivor, "armour")
