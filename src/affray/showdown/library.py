"""What lies beside the board: every gear card and every card a survivor may have, by id (showdown 6.3 to 6.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from affray.kernel.card import Condition, Hook
from affray.showdown.gear import Gear

if TYPE_CHECKING:
    from affray.showdown.cardfile import Offered, While
    from affray.showdown.packs import Packs

__all__ = ["EMPTY", "KINDS", "Bar", "GearSet", "Library", "SurvivorCard"]

KINDS: Final = ("gear", "set", "art", "disorder", "proficiency", "injury", "terrain", "resource", "status")


class Bar:
    """What its bearer may not do: a word (docs/showdown-vocabulary.md), when, and for the two bars of gear which weapon types or from which strength on."""

    __slots__ = ("word", "conditions", "types", "strength")

    def __init__(
        self, word: str, conditions: tuple[Condition, ...] = (), types: tuple[str, ...] = (), strength: int = 0
    ) -> None:
        self.word = word
        self.conditions = conditions
        self.types = types
        self.strength = strength


class SurvivorCard:
    """A card that a survivor has, a tile one stands on, or the bonus of a whole armour set: numbers, hooks, offers, flags, bars."""

    __slots__ = ("id", "kind", "whiles", "hooks", "offers", "flags", "bars")

    def __init__(
        self,
        id: str,
        kind: str,
        whiles: tuple[While, ...] = (),
        hooks: tuple[Hook, ...] = (),
        offers: tuple[Offered, ...] = (),
        flags: tuple[str, ...] = (),
        bars: tuple[Bar, ...] = (),
    ) -> None:
        self.id = id
        self.kind = kind
        self.whiles = whiles
        self.hooks = hooks
        self.offers = offers
        self.flags = flags
        self.bars = bars


class GearSet:
    """The pieces of an armour set, and what wearing them all gives (6.5)."""

    __slots__ = ("pieces", "card")

    def __init__(self, pieces: tuple[str, ...], card: SurvivorCard) -> None:
        self.pieces = pieces
        self.card = card


class Library:
    """Gear by id; cards of gear, arts, disorders, terrain and of proficiencies ("axe:specialization") by id; armour sets. Shared by copies.

    `packs` are the packs that it was made from, for words about their cards; None where there are none.
    """

    __slots__ = ("gear", "cards", "sets", "packs")

    def __init__(
        self,
        gear: dict[str, Gear],
        cards: dict[str, SurvivorCard],
        sets: tuple[GearSet, ...] = (),
        packs: Packs | None = None,
    ) -> None:
        self.gear = gear
        self.cards = cards
        self.sets = sets
        self.packs = packs


EMPTY: Final = Library({}, {})
