"""Cards with their whole text for the panels of a showdown; a text is composed once for all who read it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from affray.kernel.text import TextError

if TYPE_CHECKING:
    from affray.kernel.game import Game
    from affray.kernel.speaker import Speaker
    from affray.showdown.field import Field

__all__ = ["Card", "Cards", "Group"]

# Composed texts by language, card, monster and rulings; the packs are kept with them, so that their identity stays theirs.
KNOWN: Final[dict[tuple[Any, ...], tuple[Any, tuple[str, ...]]]] = {}
MOST: Final = 4000


@dataclass(frozen=True)
class Card:
    """A card by its name; `lines` are its text, `note` what is to be said of this one, `keep` names it on the page."""

    title: str
    lines: tuple[str, ...]
    keep: str
    note: str = ""
    spent: bool = False


@dataclass(frozen=True)
class Group:
    """Cards under a heading."""

    label: str
    cards: tuple[Card, ...]


class Cards:
    """What the cards of one fight say, in one language."""

    def __init__(self, game: Game, fight: Field, speaker: Speaker) -> None:
        self.game = game
        self.fight = fight
        self.speaker = speaker
        rulings = tuple(sorted(fight.rulings.items()))
        self.packs = fight.library.packs
        self.key = (speaker.lang, id(self.packs), fight.monster.id, rulings)

    def title(self, id: str) -> str:
        named = self.speaker.name(id)
        return named[:1].upper() + named[1:]

    def lines(self, topic: str) -> tuple[str, ...]:
        """The text of a card; nothing where none can be composed."""
        key = (*self.key, topic)
        if key not in KNOWN:
            try:
                said = tuple(self.game.describe(self.fight, topic, self.speaker.text))
            except TextError:
                return ()
            if len(KNOWN) >= MOST:
                KNOWN.clear()
            KNOWN[key] = self.packs, said
        return KNOWN[key][1]

    def card(self, id: str, place: str, note: str = "", spent: bool = False) -> Card:
        """`place` tells a card from the same one elsewhere."""
        return Card(self.title(id), self.lines(id), f"{place}:{id}", note, spent)

    def group(self, key: str, ids: Iterable[str], place: str) -> Group:
        """Under the heading that the message `key` is; a card that comes again is shown once, with how often."""
        many: dict[str, int] = {}
        for id in ids:
            many[id] = many.get(id, 0) + 1
        cards = [self.card(id, f"{place}:{key}", f"×{n}" if n > 1 else "") for id, n in many.items()]
        return Group(self.speaker.t(key), tuple(cards))
