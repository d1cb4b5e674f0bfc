"""Which cards a survivor has now: those of the grid, whole armour sets, arts, disorders, proficiency; and their hooks in play (SD-01, 6.3 to 6.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from affray.showdown.library import Library, SurvivorCard
from affray.showdown.survivor import Survivor

if TYPE_CHECKING:
    from affray.showdown.field import Field

__all__ = ["cards_of", "held", "hold"]

SPECIALIST = 3
MASTER = 8


def held(fight: Field, survivor: Survivor) -> list[SurvivorCard]:
    """What this fight's library has of the survivor's cards."""
    return cards_of(fight.library, survivor)


def cards_of(library: Library, survivor: Survivor) -> list[SurvivorCard]:
    """Grid from the upper left, sets worn whole, arts, disorders, proficiency, status cards; a card of which there are two counts once."""
    grid = [gear.id for gear in survivor.gear()]
    ids = grid + survivor.arts + survivor.disorders + survivor.statuses
    if survivor.proficiency >= SPECIALIST:
        ids.append(f"{survivor.weapon_type}:specialization")
    if survivor.proficiency >= MASTER:
        ids.append(f"{survivor.weapon_type}:mastery")
    found: list[SurvivorCard] = []
    for id in ids:
        card = library.cards.get(id)
        if card is not None and card not in found:
            found.append(card)
    for whole in library.sets:
        if all(piece in grid for piece in whole.pieces):
            found.append(whole.card)
    return found


def hold(fight: Field, survivor: Survivor) -> None:
    """After any change of grid, arts or disorders: what came is in play, what went is not."""
    now = held(fight, survivor)
    for card in survivor.cards:
        if card not in now and card.hooks:
            fight.take_out_of_play(survivor.index, card.id)
    for card in now:
        if card not in survivor.cards and card.hooks:
            fight.put_in_play(survivor.index, card.hooks)
    survivor.cards = now
