"""The monster: its numbers and tokens, its AI deck and wound stack, its hit locations, the panel (SD-04, SD-05, SD-20, SD-21, SD-48)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from affray.kernel.card import Hook, Verb
from affray.kernel.chance import Deck
from affray.kernel.number import Sum

__all__ = ["FAILURE", "REFLEX", "WOUND", "AIDeck", "HitLocation", "Monster"]

WOUND: Final = "wound"
FAILURE: Final = "failure"
REFLEX: Final = "reflex"


class HitLocation:
    """A hit location card. Reactions by type; `critical` is None where no critical effect is printed (SD-17)."""

    __slots__ = ("id", "flags", "reactions", "critical", "injury", "injury_hooks", "trap", "toughness")

    def __init__(
        self,
        id: str,
        flags: tuple[str, ...] = (),
        reactions: dict[str, tuple[Verb, ...]] | None = None,
        critical: tuple[Verb, ...] | None = None,
        injury: str = "",
        injury_hooks: tuple[Hook, ...] = (),
        trap: tuple[Verb, ...] = (),
        toughness: int = 0,
    ) -> None:
        self.id = id
        self.flags = flags
        self.reactions: dict[str, tuple[Verb, ...]] = {} if reactions is None else reactions
        self.critical = critical
        self.injury = injury
        self.injury_hooks = injury_hooks
        self.trap = trap
        self.toughness = toughness

    def is_trap(self) -> bool:
        return "trap" in self.flags

    def first_strike(self) -> bool:
        return "first_strike" in self.flags

    def impervious(self) -> bool:
        return "impervious" in self.flags

    def super_dense(self) -> bool:
        return "super_dense" in self.flags


class AIDeck:
    """The AI cards: a known top, loose cards, the discard, and the wound stack.

    Cards that lie face down unseen, in the deck or in the wound stack, are one pool: each of them is as likely to come next. So a wound
    moves only a number, and no future is stored. `known` cards of the wound stack are those that were taken from a known top.
    """

    __slots__ = ("top", "pool", "loose", "stack", "known", "discard")

    def __init__(self, cards: list[str], loose: int) -> None:
        self.top: list[str] = []
        self.pool = sorted(cards)
        self.loose: i64 = loose
        self.stack: i64 = 0
        self.known: list[str] = []
        self.discard: list[str] = []

    def __len__(self) -> int:
        """How many cards can be drawn without a shuffle."""
        return len(self.top) + self.loose

    def wounds(self) -> int:
        return self.stack + len(self.known)

    def empty(self) -> bool:
        """No card in the deck nor in the discard (SD-48, SD-49)."""
        return len(self) == 0 and not self.discard

    def ready(self) -> bool:
        """Whether there is a card to draw; an empty deck takes its discard back."""
        if len(self) == 0 and self.discard:
            self.pool = sorted(self.pool + self.discard)
            self.loose += len(self.discard)
            self.discard = []
        return len(self) > 0

    def as_deck(self) -> Deck:
        """What the next card may be, as a deck to draw one from."""
        deck = Deck("ai", self.pool, refills=False)
        deck.top = self.top[:]
        return deck

    def take(self, card: str) -> None:
        """The card that was drawn is out of the deck."""
        if self.top:
            self.top.remove(card)
        else:
            self.pool.remove(card)
            self.loose -= 1

    def wound(self) -> bool:
        """The top card goes face down to the wound stack; False when there is none: the monster dies (SD-48)."""
        if not self.ready():
            return False
        if self.top:
            self.known.append(self.top.pop(0))
        else:
            self.loose -= 1
            self.stack += 1
        return True

    def heal(self, n: int) -> int:
        """Return up to `n` cards of the wound stack to the deck unseen; how many there were (2.11)."""
        healed = 0
        while healed < n and self.wounds():
            if self.stack:
                self.stack -= 1
            else:
                self.pool = sorted([*self.pool, self.known.pop()])
            self.loose += 1
            healed += 1
        return healed

    def copy(self) -> AIDeck:
        twin = AIDeck(self.pool, self.loose)
        twin.top = self.top[:]
        twin.stack = self.stack
        twin.known = self.known[:]
        twin.discard = self.discard[:]
        return twin

    def state(self) -> dict[str, Any]:
        return {
            "top": self.top[:], "pool": self.pool[:], "loose": self.loose, "stack": self.stack, "known": self.known[:],
            "discard": self.discard[:],
        }  # fmt: skip


class Monster:
    """The monster on the board. Its corner is the north-west square of its base."""

    __slots__ = (
        "id", "level", "size", "movement", "toughness", "evasion", "speed", "damage", "accuracy", "luck", "tokens", "corner",
        "facing", "down", "dead", "ai", "locations", "panel", "cards",
    )  # fmt: skip

    def __init__(
        self, id: str, level: int, size: int, ai: AIDeck, locations: Deck, cards: dict[str, HitLocation]
    ) -> None:
        self.id = id
        self.level: i64 = level
        self.size = size
        self.movement: i64 = 6
        self.toughness: i64 = 8
        self.evasion: i64 = 0
        self.speed: i64 = 0
        self.damage: i64 = 0
        self.accuracy: i64 = 0
        self.luck: i64 = 0
        self.tokens: dict[str, int] = {}
        self.corner = 0
        self.facing = 0
        self.down = False
        self.dead = False
        self.ai = ai
        self.locations = locations
        # Locations with a persistent injury lie here; they are no part of the deck (SD-20, SD-21).
        self.panel: list[str] = []
        self.cards = cards

    def evasion_sum(self, into: Sum) -> None:
        """Evasion with its tokens (SD-04)."""
        into.add("evasion", self.evasion)
        into.add("evasion_tokens", self.tokens.get("evasion", 0))

    def toughness_sum(self, location: HitLocation, into: Sum) -> None:
        """Toughness with its tokens and what the location adds (SD-05)."""
        into.add("toughness", self.toughness)
        into.add("toughness_tokens", self.tokens.get("toughness", 0))
        into.add(location.id, location.toughness)

    def luck_total(self) -> int:
        return self.luck + self.tokens.get("luck", 0)

    def copy(self) -> Monster:
        twin = Monster(self.id, self.level, self.size, self.ai.copy(), self.locations.copy(), self.cards)
        twin.movement = self.movement
        twin.toughness = self.toughness
        twin.evasion = self.evasion
        twin.speed = self.speed
        twin.damage = self.damage
        twin.accuracy = self.accuracy
        twin.luck = self.luck
        twin.tokens = dict(self.tokens)
        twin.corner = self.corner
        twin.facing = self.facing
        twin.down = self.down
        twin.dead = self.dead
        twin.panel = self.panel[:]
        return twin

    def state(self) -> dict[str, Any]:
        return {
            "id": self.id, "level": self.level, "tokens": dict(self.tokens), "corner": self.corner, "facing": self.facing,
            "down": self.down, "dead": self.dead, "ai": self.ai.state(), "panel": self.panel[:],
            "locations": [self.locations.top, self.locations.loose, self.locations.bottom, self.locations.discard],
        }  # fmt: skip
