"""What becomes of the gear of the dead (SD-13, SD-47)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from affray.kernel.names import Ref
from affray.showdown import events

if TYPE_CHECKING:
    from affray.showdown.field import Field
    from affray.showdown.survivor import Survivor

__all__ = ["bequeath", "bring_home_buried"]


def bequeath(fight: Field, survivor: Survivor, nobody_left: bool) -> None:
    """The gear goes to the settlement's storage, except irreplaceable cards; if nobody is left, these too.

    Rulings: `cursed_on_death`, `irreplaceable_on_total_defeat`. The grid is empty afterwards.
    """
    home: list[str] = []
    gone: list[str] = []
    saved = nobody_left and fight.rulings.get("irreplaceable_on_total_defeat") != "archived"
    attack = fight.attack_of(survivor)
    breaks = attack.weapon if attack is not None and attack.breaks else None
    for card in survivor.gear():
        if card is breaks:
            # A frail weapon that has tried something super-dense leaves the game whoever holds it (SD-13).
            breaks = None
            gone.append(card.id)
        elif card.has("irreplaceable") and not saved:
            fight.buried.append(card.id)
            gone.append(card.id)
        elif card.has("cursed") and fight.rulings.get("cursed_on_death") == "archived":
            gone.append(card.id)
        else:
            home.append(card.id)
        fight.take_out_of_play(survivor.index, card.id)
    fight.storage.extend(home)
    fight.archive.extend(gone)
    survivor.grid = [None] * len(survivor.grid)
    if fight.table.listening:
        fight.table.tell(events.GearStored(Ref(survivor.id), [Ref(id) for id in home], [Ref(id) for id in gone]))


def bring_home_buried(fight: Field) -> None:
    """All are dead: what was irreplaceable and left the game with those who died before goes home after all (SD-47)."""
    if not fight.buried or fight.rulings.get("irreplaceable_on_total_defeat") == "archived":
        return
    for id in fight.buried:
        fight.archive.remove(id)
    fight.storage.extend(fight.buried)
    if fight.table.listening:
        fight.table.tell(events.GearReturned([Ref(id) for id in fight.buried]))
    fight.buried = []
