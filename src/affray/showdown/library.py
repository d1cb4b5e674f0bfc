"""What lies beside the board: every gear card and every card a survivor may have, by id (showdown 6.3 to 6.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from affray.kernel.card import Condition, Hook
from affray.showdown.gear import Gear

if TYPE_CHECKING:
    from affray.kernel.card import Verb
    from affray.showdown.packs import Packs
    from affray.showdown.verbs import Amount

__all__ = ["EMPTY", "KINDS", "Bar", "GearSet", "Library", "Offered", "SurvivorCard", "While"]

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


class While:
    """A number while the card lies there: its kind, how much (or for gives and takes which words), and when; not below `least`."""

    __slots__ = ("kind", "amount", "conditions", "words", "least")

    def __init__(
        self,
        kind: str,
        amount: Amount,
        conditions: tuple[Condition, ...],
        words: tuple[tuple[str, int], ...] = (),
        least: int = 0,
    ) -> None:
        self.kind = kind
        self.amount = amount
        self.conditions = conditions
        self.words = words
        self.least = least


class Offered:
    """What may be bought: its points and survival, by whom, how often, also while knocked down; `do` is empty where its table is missing."""

    __slots__ = (
        "card", "name", "key", "who", "activation", "movement", "survival", "conditions", "uses", "per", "while_down", "do", "attacks",
    )  # fmt: skip

    def __init__(
        self,
        card: str,
        name: str,
        who: str,
        activation: int,
        movement: int,
        survival: int,
        conditions: tuple[Condition, ...],
        uses: int,
        per: str,
        while_down: bool,
        do: tuple[Verb, ...],
    ) -> None:
        self.card = card
        self.name = name
        self.key = f"{card}:{name}"
        self.who = who
        self.activation = activation
        self.movement = movement
        self.survival = survival
        self.conditions = conditions
        self.uses = uses
        self.per = per
        self.while_down = while_down
        self.do = do
        # Whether it is an attack, for which the monster must be on the board.
        self.attacks = False


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
