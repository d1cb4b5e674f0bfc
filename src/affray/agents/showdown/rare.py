"""Questions that come now and then: what cards offer and ask, where new gear goes (showdown 2.6, 6.3, 6.5, 6.6)."""

from __future__ import annotations

from typing import Any, Final

from affray.agents.showdown.odds import harm, health
from affray.kernel.card import InPlay
from affray.kernel.window import DECLINE, Offer
from affray.showdown.belongings import PlaceGear
from affray.showdown.cards import ShowdownOccasion
from affray.showdown.gear import Gear
from affray.showdown.setup import SURVIVORS, FirstTurn, Turn
from affray.showdown.survivor import ARMS, Survivor
from affray.showdown.verbs.cards import CardMood
from affray.showdown.verbs.choices import ChangeHit
from affray.showdown.verbs.control import CardOption, CardSurvivor, Option

__all__ = [
    "choose_first",
    "choose_hit",
    "choose_mood",
    "choose_offer",
    "choose_option",
    "choose_slot",
    "choose_survivor",
]

# What a card's options are worth where the first is not the best.
WORTH: Final[dict[str, int]] = {"grasp_hand": 2, "look_away": 2, "staunch_bleeding": 2, "stronger_arm": 1}
# Moods from the worst to the mildest; others lie between.
WORST: Final = ("ground_fighting", "enraged", "bloodthirsty")


def choose_offer(question: Offer) -> Any:
    """What costs nothing is used; survival is paid with a point to spare, or where a severe injury is at stake."""
    occasion = question.occasion
    for option in question.options():
        if option is DECLINE:
            continue
        entry: InPlay = option
        if isinstance(occasion, ShowdownOccasion) and worth_using(occasion, entry):
            return entry
    return DECLINE


def worth_using(occasion: ShowdownOccasion, entry: InPlay) -> bool:
    fight = occasion.fight
    moment = occasion.moment.name
    owner: Survivor | None = fight.survivors[entry.owner] if entry.owner < len(fight.survivors) else None
    if moment == "locations_rolled" and occasion.blow is not None and owner is not None:
        points = int(occasion.blow.profile.damage)
        return any(harm(owner, location, points) > harm(owner, ARMS, points) for location in occasion.blow.locations)
    if entry.hook.cost == 0 or moment == "would_be_severely_injured" or owner is None:
        return True
    return owner.survival > entry.hook.cost


def choose_first(question: FirstTurn, seat: str) -> Any:
    """Survivors who may go first do."""
    options = question.options_of(seat)
    for option in options:
        turn: Turn = option
        if turn.first == SURVIVORS:
            return option
    return options[0]


def choose_hit(question: ChangeHit) -> int:
    """The hit that would hurt most falls elsewhere."""
    best = question.locations[0]
    for location in question.locations:
        if harm(question.survivor, location, 1) > harm(question.survivor, best, 1):
            best = location
    return best


def choose_option(question: CardOption) -> Any:
    best: Option = question.many[0]
    for option in question.many:
        if WORTH.get(option.name, 0) > WORTH.get(best.name, 0):
            best = option
    return best


def choose_survivor(question: CardSurvivor) -> Survivor:
    """Who bleeds most; then who is hurt most."""
    best = question.many[0]
    for survivor in question.many:
        if (survivor.bleeding, -health(survivor)) > (best.bleeding, -health(best)):
            best = survivor
    return best


def choose_mood(question: CardMood) -> Any:
    for mood in WORST:
        if mood in question.moods:
            return mood
    return question.moods[0]


def choose_slot(question: PlaceGear) -> Any:
    """Into free room; in a full grid only in the place of what is worth less."""
    options = question.options()
    if not question.full():
        return options[0]
    best = options[len(options) - 1]
    least = value(question.gear)
    if question.gear.has("cursed"):
        best = options[0]
        least = 100.0
    for option in options:
        slot: int = option
        card = question.survivor.grid[slot] if slot >= 0 else None
        if card is not None and value(card) < least:
            least = value(card)
            best = option
    return best


def value(card: Gear) -> float:
    """Weapons by their numbers, armour by its points; what does nothing in the fight is worth least."""
    found = 1.0 + 2.0 * float(sum(card.armour.values())) + 2.0 * float(len(card.attributes))
    if card.speed > 0:
        found += float(card.speed) * float(11 - card.accuracy) * float(2 + card.strength) * 0.2
    return found
