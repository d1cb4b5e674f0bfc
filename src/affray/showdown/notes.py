"""What is no mistake on a sheet and worth a second look: cursed cards, a paired weapon without its twin (6.3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from affray.kernel.names import Ref
from affray.kernel.question import Words

if TYPE_CHECKING:
    from affray.showdown.packs import Packs
    from affray.showdown.sheets import Sheet

__all__ = ["notes"]


def notes(sheets: Iterable[Sheet], packs: Packs) -> list[Words]:
    """A message for each such card of the living."""
    found: list[Words] = []
    for sheet in sheets:
        if sheet.dead:
            continue
        for id in dict.fromkeys(sheet.gear()):
            gear = packs.gear(id)
            fields = {"who": Ref(sheet.id), "gear": Ref(id)}
            if gear.has("cursed"):
                found.append(Words("note-cursed", fields))
            if gear.has("paired") and sheet.gear().count(id) == 1:
                found.append(Words("note-paired", fields))
    return found
