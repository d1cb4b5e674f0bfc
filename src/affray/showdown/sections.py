"""The sections of the showdown's packs: what an entry of each may have, and what it must."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from affray.kernel.pack import Document, Place
from affray.showdown.monster import FAILURE, REFLEX, WOUND

__all__ = ["CARD", "CARD_KINDS", "GEAR", "NEEDED", "SECTIONS", "WATCHED", "Found"]

CARD: Final = ("name", "note", "while", "hooks", "offers", "flags", "bars")
ROW: Final = (*CARD, "rolls", "bleeding", "do", "lasts", "limit", "twice", "skips_next")
SECTIONS: Final[dict[str, tuple[str, ...]]] = {
    "names": ("name",),
    "basic_actions": ("name", "note", "do"),
    "instincts": ("name", "note", "do"),
    "ai": (*CARD, "back", "copies", "kind", "do", "enters", "face_down", "injured", "zone"),
    "locations": ("name", "note", "flags", FAILURE, WOUND, REFLEX, "trap", "critical", "injury", "toughness"),
    "statuses": CARD,
    "monsters": ("name", "note", "nemesis", "base", "evasion", "instinct", "basic_action", "levels", "setup", "aftermath"),
    "severe_injuries": ROW,
    "brain_traumas": ROW,
    "weapons": (*CARD, "place", "type", "speed", "accuracy", "strength", "words", "modes", "uses", "per", "affinities", "recipe"),
    "armour": (*CARD, "place", "set", "location", "armour", "words", "affinities", "recipe"),
    "items": (*CARD, "place", "words", "affinities", "recipe"),
    "sets": (*CARD, "pieces"),
    "resources": (*CARD, "deck", "copies", "words", "exchange"),
    "terrain": (*CARD, "copies", "tiles", "size", "words", "table"),
    "disorders": CARD,
    "arts": CARD,
    "innovations": ("name", "note", "unlocks"),
    "survival_actions": ("name", "note", "cost", "from_start"),
    "proficiencies": ("name", "note", "specialization", "mastery"),
}  # fmt: skip
NEEDED: Final[dict[str, tuple[str, ...]]] = {
    "basic_actions": ("do",), "instincts": ("do",), "ai": ("back", "copies", "kind"),
    "monsters": ("base", "evasion", "instinct", "basic_action", "levels"), "severe_injuries": ("rolls",), "brain_traumas": ("rolls",),
    "weapons": ("speed", "accuracy", "strength", "words"), "armour": ("location", "armour"), "sets": ("pieces",),
    "resources": ("deck", "copies"),
}  # fmt: skip
# The parts of a monster whose words a trial looks for.
WATCHED: Final = ("monsters", "basic_actions", "instincts", "ai", "locations", "statuses", "resources")
GEAR: Final = ("weapons", "armour", "items")
CARD_KINDS: Final = {
    "weapons": "gear", "armour": "gear", "items": "gear", "arts": "art", "disorders": "disorder", "terrain": "terrain",
    "resources": "resource", "statuses": "status",
}  # fmt: skip


class Found:
    """An entry, where it stands, and the folder of its file."""

    __slots__ = ("document", "place", "raw", "folder")

    def __init__(self, document: Document, place: Place, raw: Any, folder: Path) -> None:
        self.document = document
        self.place = place
        self.raw = raw
        self.folder = folder
