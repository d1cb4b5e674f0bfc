"""What survivors' cards ask: an order of cards, a token, a place, a hit, a piece of gear, a terrain card."""

from __future__ import annotations

from itertools import permutations
from typing import Any, ClassVar

from affray.kernel.names import Ref
from affray.kernel.question import Question, Words
from affray.showdown.board import name
from affray.showdown.survivor import LOCATIONS, Survivor

__all__ = ["ChangeHit", "GearLost", "LookOrder", "LookPlace", "Owned", "PlaceOn", "TerrainCard", "TokenOff"]


class LookOrder(Question):
    """In which order the cards just seen lie again, the first on top."""

    name: ClassVar[str] = "look_order"
    clause: ClassVar[str] = "6.5"

    def __init__(self, seat: str, card: str, cards: list[str]) -> None:
        super().__init__(seat)
        self.card = card
        self.orders = list(dict.fromkeys(permutations(cards)))

    def options(self) -> list[Any]:
        return list(self.orders)

    def key(self, option: Any) -> str:
        order: tuple[str, ...] = option
        return ":".join(order)

    def words(self) -> Words:
        return Words("ask-look_order", {"card": Ref(self.card)})

    def option_words(self, option: Any) -> Words:
        order: tuple[str, ...] = option
        return Words("option-look_order", {"cards": [Ref(id) for id in order]})


class LookPlace(Question):
    """Whether the card just seen goes on top of its deck or under it."""

    name: ClassVar[str] = "look_place"
    clause: ClassVar[str] = "6.4"

    def __init__(self, seat: str, seen: str) -> None:
        super().__init__(seat)
        self.seen = seen

    def options(self) -> list[Any]:
        return ["top", "bottom"]

    def key(self, option: Any) -> str:
        return str(option)

    def words(self) -> Words:
        return Words("ask-look_place", {"seen": Ref(self.seen)})

    def option_words(self, option: Any) -> Words:
        return Words("option-look_place", {"top": option == "top"})


class TokenOff(Question):
    """Which token is taken off a survivor."""

    name: ClassVar[str] = "token_off"
    clause: ClassVar[str] = "6.5"

    def __init__(self, seat: str, survivor: Survivor, tokens: list[str]) -> None:
        super().__init__(seat)
        self.survivor = survivor
        self.tokens = tokens

    def options(self) -> list[Any]:
        return list(self.tokens)

    def key(self, option: Any) -> str:
        return str(option)

    def words(self) -> Words:
        return Words("ask-token_off", {"who": Ref(self.survivor.id)})

    def option_words(self, option: Any) -> Words:
        return Words("option-token_off", {"attribute": str(option)})


class PlaceOn(Question):
    """On which of the nearest free spaces a survivor is placed."""

    name: ClassVar[str] = "place_on"
    clause: ClassVar[str] = "6.6"

    def __init__(self, survivor: Survivor, places: list[int]) -> None:
        super().__init__(survivor.seat)
        self.survivor = survivor
        self.places = places

    def options(self) -> list[Any]:
        return list(self.places)

    def key(self, option: Any) -> str:
        square: int = option
        return name(square)

    def words(self) -> Words:
        return Words("ask-place_on", {"who": Ref(self.survivor.id)})

    def option_words(self, option: Any) -> Words:
        square: int = option
        return Words("option-place_on", {"square": name(square)})


class ChangeHit(Question):
    """Which hit falls elsewhere."""

    name: ClassVar[str] = "change_hit"
    clause: ClassVar[str] = "6.6"

    def __init__(self, survivor: Survivor, to: str, locations: list[int]) -> None:
        super().__init__(survivor.seat)
        self.survivor = survivor
        self.to = to
        self.locations = locations

    def options(self) -> list[Any]:
        return list(self.locations)

    def key(self, option: Any) -> str:
        location: int = option
        return LOCATIONS[location]

    def words(self) -> Words:
        return Words("ask-change_hit", {"who": Ref(self.survivor.id), "to": self.to})

    def option_words(self, option: Any) -> Words:
        return Words("option-change_hit", {"location": self.key(option)})


class Owned:
    """A piece of gear in a slot of somebody's grid, or in storage."""

    __slots__ = ("gear", "survivor", "slot")

    def __init__(self, gear: str, survivor: Survivor | None = None, slot: int = -1) -> None:
        self.gear = gear
        self.survivor = survivor
        self.slot = slot


class GearLost(Question):
    """Which gear leaves the game."""

    name: ClassVar[str] = "gear_lost"
    clause: ClassVar[str] = "7.6"

    def __init__(self, seat: str, many: list[Owned]) -> None:
        super().__init__(seat)
        self.many = many

    def options(self) -> list[Any]:
        return list(self.many)

    def key(self, option: Any) -> str:
        owned: Owned = option
        return f"{owned.survivor.id}:{owned.slot}" if owned.survivor is not None else owned.gear

    def words(self) -> Words:
        return Words("ask-gear_lost", {})

    def option_words(self, option: Any) -> Words:
        owned: Owned = option
        who = Ref(owned.survivor.id) if owned.survivor is not None else None
        return Words("option-gear_lost", {"gear": Ref(owned.gear), "who": who})


class TerrainCard(Question):
    """Which terrain card is added."""

    name: ClassVar[str] = "terrain_card"
    clause: ClassVar[str] = "6.2"

    def __init__(self, survivor: Survivor, many: tuple[str, ...]) -> None:
        super().__init__(survivor.seat)
        self.survivor = survivor
        self.many = many

    def options(self) -> list[Any]:
        return list(self.many)

    def key(self, option: Any) -> str:
        return str(option)

    def words(self) -> Words:
        return Words("ask-terrain_card", {"who": Ref(self.survivor.id)})

    def option_words(self, option: Any) -> Words:
        return Words("option-terrain_card", {"terrain": Ref(str(option))})
