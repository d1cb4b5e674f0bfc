"""The monster: its numbers and tokens, its AI deck and wound stack, its hit locations, the panel (SD-04, SD-05, SD-20, SD-21, SD-48)."""

from __future__ import annotations

from math import gcd, lcm
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from affray.kernel.card import Hook, Verb
from affray.kernel.chance import Deck

if TYPE_CHECKING:
    from affray.showdown.ai import AICard
    from affray.showdown.library import While

__all__ = ["FAILURE", "REFLEX", "WOUND", "AIDeck", "HitLocation", "Lot", "Monster"]

WOUND: Final = "wound"
FAILURE: Final = "failure"
REFLEX: Final = "reflex"


class HitLocation:
    """A hit location card. Reactions by type; `critical` is None where no critical effect is printed (SD-17)."""

    __slots__ = (
        "id", "flags", "reactions", "critical", "injury", "injury_hooks", "trap", "toughness", "injury_flags", "injury_whiles",
    )  # fmt: skip

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
        injury_flags: tuple[str, ...] = (),
        injury_whiles: tuple[While, ...] = (),
    ) -> None:
        self.id = id
        self.flags = flags
        self.reactions: dict[str, tuple[Verb, ...]] = {} if reactions is None else reactions
        self.critical = critical
        self.injury = injury
        self.injury_hooks = injury_hooks
        self.trap = trap
        self.toughness = toughness
        self.injury_flags = injury_flags
        # Numbers of the monster while its injured location lies on the panel.
        self.injury_whiles = injury_whiles

    def is_trap(self) -> bool:
        return "trap" in self.flags

    def first_strike(self) -> bool:
        return "first_strike" in self.flags

    def impervious(self) -> bool:
        return "impervious" in self.flags

    def super_dense(self) -> bool:
        return "super_dense" in self.flags


class Lot:
    """AI cards that nobody can tell apart but by their backs: `pools` are the faces by back, `counts` how many of each back are in play.

    With more faces than cards in play the others lie in the box, unseen.
    """

    __slots__ = ("pools", "counts")

    def __init__(self, pools: dict[str, list[str]], counts: dict[str, int]) -> None:
        self.pools = pools
        self.counts = counts

    def cards(self) -> list[str]:
        """What the next of them may be, in copies such that each copy is as likely."""
        backs = [back for back, count in self.counts.items() if count]
        if len(backs) == 1:
            return sorted(self.pools[backs[0]])
        common = lcm(*[len(self.pools[back]) for back in backs])
        copies = [self.counts[back] * common // len(self.pools[back]) for back in backs]
        least = gcd(*copies)
        times: dict[str, int] = {}
        for i in range(len(backs)):
            for card in self.pools[backs[i]]:
                times[card] = times.get(card, 0) + copies[i] // least
        found: list[str] = []
        for card in sorted(times):
            found.extend([card] * times[card])
        return found

    def take(self, card: str) -> None:
        for back, pool in self.pools.items():
            if card in pool:
                pool.remove(card)
                self.counts[back] -= 1
                return

    def has(self, card: str) -> bool:
        return any(self.counts[back] and card in pool for back, pool in self.pools.items())

    def copy(self) -> Lot:
        return Lot({back: pool[:] for back, pool in self.pools.items()}, dict(self.counts))


class AIDeck:
    """The AI cards: those known on top, then `deck` from top to bottom, the wound stack from below, and the discard.

    A card that nobody has seen is known only by its lot. In the deck or in the wound stack, each card of a lot is as likely to come
    next: so a wound moves only a lot's number, changes no chance, and no future is stored. A discard that is shuffled back is a new
    lot, for it is known what lies in it. `AIDeck(cards, n)` has n of these cards, `AIDeck.dealt` so many of each back.

    Lots that were shuffled `together` lie where chance put them. Real cards may lie otherwise: then two places change their lots.
    """

    __slots__ = ("top", "lots", "deck", "stack", "discard", "together")

    def __init__(self, cards: list[str], n: int) -> None:
        self.top: list[str] = []
        self.lots = [Lot({"": sorted(cards)}, {"": n})]
        self.deck = [0] * n
        self.stack: list[int] = []
        self.discard: list[str] = []
        self.together: tuple[int, ...] = ()

    @staticmethod
    def dealt(pools: dict[str, list[str]], counts: dict[str, int]) -> AIDeck:
        """So many cards of each back, dealt blindly from these pools and shuffled together (showdown 1)."""
        ai = AIDeck([], sum(counts.values()))
        ai.lots = [Lot({back: sorted(pool) for back, pool in pools.items()}, dict(counts))]
        return ai

    def __len__(self) -> int:
        """How many cards can be drawn without a shuffle."""
        return len(self.top) + len(self.deck)

    def wounds(self) -> int:
        return len(self.stack)

    def empty(self) -> bool:
        """No card in the deck nor in the discard (SD-48, SD-49)."""
        return len(self) == 0 and not self.discard

    def ready(self) -> bool:
        """Whether there is a card to draw; an empty deck takes its discard back."""
        if len(self) == 0 and self.discard:
            self.deck = [self.lot(self.discard)] * len(self.discard)
            self.discard = []
        return len(self) > 0

    def lot(self, cards: list[str]) -> int:
        self.lots.append(Lot({"": sorted(cards)}, {"": len(cards)}))
        return len(self.lots) - 1

    def as_deck(self) -> Deck:
        """What the next card may be, as a deck to draw one card from."""
        deck = Deck("ai", [] if self.top or not self.deck else self.lots[self.deck[0]].cards(), refills=False)
        deck.top = self.top[:1]
        if self.together and not self.top and self.deck and self.deck[0] in self.together:
            here = set(deck.loose)
            for lot in {*self.deck, *self.stack}:
                if lot in self.together:
                    deck.guessed.extend(sorted({*self.lots[lot].cards()} - here))
        return deck

    def take(self, card: str) -> None:
        """The card that was drawn is out of the deck."""
        if self.top:
            self.top.remove(card)
            return
        if self.together and not self.lots[self.deck[0]].has(card):
            self.change_places(card)
        self.lots[self.deck.pop(0)].take(card)

    def change_places(self, card: str) -> None:
        """A real deck has this card on top: its lot lies there, and what was thought to lie there lies where that lot was."""
        for place in range(1, len(self.deck)):
            if self.deck[place] in self.together and self.lots[self.deck[place]].has(card):
                self.deck[0], self.deck[place] = self.deck[place], self.deck[0]
                return
        for place in range(len(self.stack) - 1, -1, -1):
            if self.stack[place] in self.together and self.lots[self.stack[place]].has(card):
                self.deck[0], self.stack[place] = self.stack[place], self.deck[0]
                return

    def wound(self) -> bool:
        """The top card goes face down to the wound stack; False when there is none: the monster dies (SD-48)."""
        if not self.ready():
            return False
        self.stack.append(self.lot([self.top.pop(0)]) if self.top else self.deck.pop(0))
        return True

    def heal(self, n: int) -> int:
        """Return up to `n` cards from the top of the wound stack to the bottom of the deck, unseen; how many there were (2.11)."""
        healed = min(n, len(self.stack))
        for _card in range(healed):
            self.deck.append(self.stack.pop())
        return healed

    def copy(self) -> AIDeck:
        twin = AIDeck([], 0)
        twin.top = self.top[:]
        twin.lots = [lot.copy() for lot in self.lots]
        twin.deck = self.deck[:]
        twin.stack = self.stack[:]
        twin.discard = self.discard[:]
        twin.together = self.together
        return twin

    def state(self) -> dict[str, Any]:
        return {
            "top": self.top[:], "deck": self.deck[:], "stack": self.stack[:], "discard": self.discard[:],
            "lots": [[{back: pool[:] for back, pool in lot.pools.items()}, dict(lot.counts)] for lot in self.lots],
        }  # fmt: skip


class Monster:
    """The monster on the board. Its corner is the north-west square of its base."""

    __slots__ = (
        "id", "level", "size", "movement", "toughness", "evasion", "speed", "damage", "accuracy", "luck", "tokens", "corner",
        "facing", "down", "dead", "ai", "locations", "panel", "cards", "ai_cards", "basic_action", "instinct", "moods", "traits",
        "face_up", "counters", "away",
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
        # All its AI cards by id, with its basic action and its instinct among them.
        self.ai_cards: dict[str, AICard] = {}
        self.basic_action = ""
        self.instinct = ""
        self.moods: list[str] = []
        self.traits: list[str] = []
        # A duration card that lies face up on the AI deck.
        self.face_up = ""
        # What lies on cards in play.
        self.counters: dict[str, int] = {}
        # Off the board, but not dead.
        self.away = False

    def injury_in_play(self, injury: str) -> bool:
        """Whether a location with this persistent injury lies on the panel (SD-20, SD-22)."""
        return any(self.cards[id].injury == injury for id in self.panel)

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
        twin.ai_cards = self.ai_cards
        twin.basic_action = self.basic_action
        twin.instinct = self.instinct
        twin.moods = self.moods[:]
        twin.traits = self.traits[:]
        twin.face_up = self.face_up
        twin.counters = dict(self.counters)
        twin.away = self.away
        return twin

    def state(self) -> dict[str, Any]:
        return {
            "id": self.id, "level": self.level, "tokens": dict(self.tokens), "corner": self.corner, "facing": self.facing,
            "down": self.down, "dead": self.dead, "ai": self.ai.state(), "panel": self.panel[:],
            "locations": [
                self.locations.top[:], self.locations.loose[:], self.locations.bottom[:], self.locations.discard[:],
            ],
            "numbers": [self.movement, self.toughness, self.evasion, self.speed, self.damage, self.accuracy, self.luck],
            "moods": self.moods[:], "traits": self.traits[:], "face_up": self.face_up,
            "counters": dict(sorted(self.counters.items())), "away": self.away,
        }  # fmt: skip
