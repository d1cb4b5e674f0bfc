"""Gear gained in the fight: into a free slot, or in the place of a card that leaves the game (SD-50 to SD-52)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from affray.kernel.names import Ref
from affray.kernel.question import Question, Words
from affray.showdown import events
from affray.showdown.cards import GAINED
from affray.showdown.cards_held import hold
from affray.showdown.field import Field
from affray.showdown.gear import Gear
from affray.showdown.survivor import Survivor

__all__ = ["PlaceGear", "gain_gear", "gained"]

# The new card is not taken: it goes home while there is room for it, and out of the game when there is none.
DECLINED: Final = -1


class PlaceGear(Question):
    """Where a card gained in the fight goes. The other cards stay where they lie, and no companion's grid is asked for.

    With room: a free slot, or not into the grid at all. With a full grid: one card leaves the game, the new one or the one whose slot
    it takes, whichever of the others; a new card that is cursed must be taken.
    """

    name: ClassVar[str] = "place_gear"
    clause: ClassVar[str] = "SD-50"

    def __init__(self, survivor: Survivor, gear: Gear) -> None:
        super().__init__(survivor.seat)
        self.survivor = survivor
        self.gear = gear

    def full(self) -> bool:
        return self.survivor.free_slot() < 0

    def rule(self) -> str:
        return "SD-51" if self.full() else "SD-50"

    def options(self) -> list[Any]:
        """Slots, upper left first, then not to take it."""
        grid = self.survivor.grid
        found: list[Any] = []
        if self.full():
            found.extend(range(len(grid)))
        else:
            for slot, card in enumerate(grid):
                if card is None:
                    found.append(slot)
        if not self.gear.has("cursed"):
            found.append(DECLINED)
        return found

    def key(self, option: Any) -> str:
        slot: int = option
        if slot == DECLINED:
            return "archive" if self.full() else "leave"
        return f"replace:{slot}" if self.full() else f"slot:{slot}"

    def words(self) -> Words:
        return Words("ask-place_gear", {"who": Ref(self.survivor.id), "gear": Ref(self.gear.id)})

    def option_words(self, option: Any) -> Words:
        slot: int = option
        if slot == DECLINED:
            return Words(
                "option-place_gear-archive" if self.full() else "option-place_gear-leave", {"gear": Ref(self.gear.id)}
            )
        card = self.survivor.grid[slot]
        if card is not None:
            return Words("option-place_gear-replace", {"gear": Ref(self.gear.id), "leaves": Ref(card.id), "slot": slot})
        return Words("option-place_gear-slot", {"gear": Ref(self.gear.id), "slot": slot})


def gain_gear(fight: Field, survivor: Survivor, gear: Gear) -> bool:
    """A survivor on the board gains a card in the fight; whether it lies in the grid now (SD-50 to SD-52).

    A card that is not placed although there is room goes to the settlement's storage, or is lost (ruling `unplaced_gear`).
    """
    question = PlaceGear(survivor, gear)
    slot: int = fight.table.ask(question)
    if slot == DECLINED:
        if question.full() or fight.rulings.get("unplaced_gear") == "lost":
            fight.archive.append(gear.id)
            if fight.table.listening:
                fight.table.tell(events.GearArchived(Ref(survivor.id), Ref(gear.id)))
        else:
            fight.storage.append(gear.id)
            if fight.table.listening:
                fight.table.tell(events.GearStored(Ref(survivor.id), [Ref(gear.id)], []))
        return False
    leaves = survivor.grid[slot]
    if leaves is not None:
        fight.archive_gear(survivor, leaves, slot)
    survivor.grid[slot] = gear
    hold(fight, survivor)
    if fight.table.listening:
        fight.table.tell(events.GearGained(Ref(survivor.id), Ref(gear.id), slot))
    gained(fight, survivor, [gear.id])
    return True


def gained(fight: Field, survivor: Survivor, cards: list[str]) -> None:
    """What these cards, just gained by a survivor, do at that (7.5)."""
    for id in cards:
        card = fight.library.cards.get(id)
        for hook in card.hooks if card is not None else ():
            occasion = fight.occasion(GAINED)
            occasion.actor = survivor
            if hook.moment is GAINED and fight.applies(survivor.index, hook, occasion):
                fight.fire(survivor.index, hook, occasion)
