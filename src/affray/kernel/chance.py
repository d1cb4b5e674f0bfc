"""Chance: dice, throws and how they are read, decks whose unseen part has no order."""

from __future__ import annotations

from hashlib import sha256
from itertools import product
from math import comb
from typing import Any, ClassVar

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

__all__ = ["Deck", "Dice", "FallenDice", "KeyedDice", "Possible", "SeededDice", "Throw"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A source of fair faces."""

    def roll(self, sides: i64) -> i64:
        """One face, 1 to `sides`."""
        raise NotImplementedError

    def faces(self, dice: tuple[int, ...]) -> list[int]:
        """A face of each die, in order."""
        return [self.roll(sides) for sides in dice]

    def pick(self, count: int) -> int:
        """One index, 0 to `count` - 1, each as likely."""
        return self.roll(count) - 1


class SeededDice(Dice):
    """One stream for a simulated fight, named by (seed, number), so that any fight can be run again alone."""

    __slots__ = ("_random",)

    def __init__(self, seed: int, number: int = 0) -> None:
        self._random = Random(0)
        self.reseed(seed, number)

    def reseed(self, seed: int, number: int) -> None:
        """Start the stream of fight `number` (0 to 2**31 - 1) under `seed` (0 to 2**31 - 1)."""
        mixed: i64 = seed * 2147483648 + number
        self._random.seed(mixed)

    def roll(self, sides: i64) -> i64:
        return self._random.randint(1, sides)

    def faces(self, dice: tuple[int, ...]) -> list[int]:
        rng = self._random
        return [rng.randint(1, sides) for sides in dice]


class FallenDice(Dice):
    """Dice that lie on the table already: their faces, one after the other."""

    __slots__ = ("_faces", "_at")

    def __init__(self, faces: list[int]) -> None:
        self._faces = faces
        self._at: i64 = 0

    def roll(self, sides: i64) -> i64:
        face: i64 = self._faces[self._at]
        self._at += 1
        return face


class KeyedDice(Dice):
    """The chance of one line of a live fight: the same secret and line give the same faces on every machine."""

    __slots__ = ("_block", "_at", "_count", "_key")

    def __init__(self, secret: bytes, line: int) -> None:
        self._key = secret + line.to_bytes(8, "big")
        self._block = b""
        self._at: i64 = 0
        self._count: i64 = 0

    def roll(self, sides: i64) -> i64:
        limit = 65536 - 65536 % sides
        while True:
            if self._at == len(self._block):
                self._block = sha256(self._key + int(self._count).to_bytes(4, "big")).digest()
                self._count += 1
                self._at = 0
            number = self._block[self._at] * 256 + self._block[self._at + 1]
            self._at += 2
            if number < limit:
                return number % sides + 1


class Possible:
    """One way a throw can be read: the reading, faces that give it, and its weight (an integer, to be divided by the sum)."""

    __slots__ = ("reading", "faces", "weight")

    def __init__(self, reading: Any, faces: list[int], weight: int) -> None:
        self.reading = reading
        self.faces = faces
        self.weight = weight


@mypyc_attr(allow_interpreted_subclasses=True)
class Throw:
    """Dice in the air: why they are thrown, whose they are, how many sides each has.

    `real`: dice that somebody may throw by hand; others fall by chance even where dice are typed in.
    """

    real: ClassVar[bool] = True

    def __init__(self, why: str, by: str, dice: tuple[int, ...]) -> None:
        self.why = why
        self.by = by
        self.dice = dice

    def cast(self, dice: Dice) -> Any:
        """Its dice are thrown and read at once, and nobody keeps the faces: the same stream and the same reading as by `faces` and `read`."""
        return self.read(dice.faces(self.dice))

    def read(self, faces: list[int]) -> Any:
        """All that the rule will use of the faces; hashable, and equal for faces that the rule cannot tell apart."""
        return tuple(faces)

    def fits(self, faces: Any) -> bool:
        """Whether these are faces that its dice can show: from a record or a keyboard, so anything at all may come."""
        return (
            isinstance(faces, list)
            and len(faces) == len(self.dice)
            and all(type(face) is int and 1 <= face <= sides for face, sides in zip(faces, self.dice, strict=True))
        )

    def law(self) -> list[Possible]:
        """Every reading with its exact weight. A game with many dice overrides this by convolution."""
        found: dict[Any, Possible] = {}
        for faces in product(*[range(1, sides + 1) for sides in self.dice]):
            reading = self.read(list(faces))
            if reading in found:
                found[reading].weight += 1
            else:
                found[reading] = Possible(reading, list(faces), 1)
        return list(found.values())


class Deck:
    """A known top, a loose middle without order, a known bottom, and a discard.

    No future is stored: a loose card is picked when it is drawn. `refills` decks shuffle their discard back when they run out.
    Nobody sees what comes from a deck that is not `seen`: chance draws it even where the cards are real. `guessed` are cards that a
    real deck may hold at this place although this one does not, because where they lie was left to chance.
    """

    __slots__ = ("name", "top", "loose", "bottom", "discard", "refills", "seen", "guessed")

    def __init__(self, name: str, cards: list[str], refills: bool = True, seen: bool = True) -> None:
        self.name = name
        self.top: list[str] = []
        self.loose = sorted(cards)
        self.bottom: list[str] = []
        self.discard: list[str] = []
        self.refills = refills
        self.seen = seen
        self.guessed: list[str] = []

    def __len__(self) -> int:
        return len(self.top) + len(self.loose) + len(self.bottom)

    def copy(self) -> Deck:
        twin = Deck(self.name, [], self.refills, self.seen)
        twin.guessed = self.guessed[:]
        twin.top = self.top[:]
        twin.loose = self.loose[:]
        twin.bottom = self.bottom[:]
        twin.discard = self.discard[:]
        return twin

    def shuffle_discard(self) -> None:
        """The discard goes back; whatever was known of the order is forgotten with it."""
        self.loose = sorted(self.top + self.loose + self.bottom + self.discard)
        self.top = []
        self.bottom = []
        self.discard = []

    def ready(self) -> bool:
        """Whether a card can be drawn, after a refill if it comes to that."""
        if not len(self) and self.refills and self.discard:
            self.shuffle_discard()
        return len(self) > 0

    def possible(self) -> list[str]:
        """The cards that may come next, once for each copy; sorted, so that an index names one."""
        if self.top:
            return [self.top[0]]
        if self.loose:
            return self.loose
        return self.bottom[:1]

    def may_come(self) -> list[str]:
        """Each card once that may come next from a real deck, sorted."""
        return sorted({*self.possible(), *self.guessed})

    def take(self, card: str) -> None:
        """Remove the card that was drawn. Raises ValueError when it cannot come next."""
        if card not in self.possible():
            if card not in self.guessed:
                raise ValueError(card)
            self.guessed.remove(card)
            return
        if self.top:
            del self.top[0]
        elif self.loose:
            self.loose.remove(card)
        else:
            del self.bottom[0]

    def sets(self, n: int) -> list[tuple[list[str], int]]:
        """Every set of `n` cards that may be drawn now, with its exact weight; known cards first, the rest sorted."""
        if n == 0 or not self.ready():
            return [([], 1)]
        if self.top or not self.loose:
            card = self.possible()[0]
            rest = self.copy()
            rest.take(card)
            return [([card, *more], weight) for more, weight in rest.sets(n - 1)]
        taken = min(n, len(self.loose))
        found: list[tuple[list[str], int]] = []
        for cards, weight in _combinations(sorted(set(self.loose)), self.loose, taken):
            if taken == n or not (self.bottom or self.discard):
                found.append((cards, weight))
                continue
            rest = self.copy()
            for card in cards:
                rest.take(card)
            found.extend((cards + more, weight * times) for more, times in rest.sets(n - taken))
        return found

    def view(self) -> dict[str, Any]:
        """What everybody may see: how many cards lie where, and the discard's faces."""
        return {"name": self.name, "cards": len(self), "discard": sorted(self.discard)}


def _combinations(kinds: list[str], cards: list[str], n: int) -> list[tuple[list[str], int]]:
    if n == 0:
        return [([], 1)]
    if not kinds:
        return []
    kind = kinds[0]
    copies = cards.count(kind)
    found: list[tuple[list[str], int]] = []
    for k in range(min(n, copies), -1, -1):
        for more, weight in _combinations(kinds[1:], cards, n - k):
            found.append(([kind] * k + more, weight * comb(copies, k)))
    return found
