"""The dice of an attack: hits, perfect hits, ones (showdown 2.9 A2, SD-02, SD-04)."""

from __future__ import annotations

from math import comb
from typing import Final

from affray.kernel.chance import Possible, Throw

__all__ = ["LANTERN", "AttackDice", "Struck"]

LANTERN: Final = 10


class Struck:
    """What attack dice gave: hits, how many of them are perfect (lantern 10, SD-02), and ones where they matter."""

    __slots__ = ("hits", "perfect", "ones")

    def __init__(self, hits: int, perfect: int, ones: int = 0) -> None:
        self.hits = hits
        self.perfect = perfect
        self.ones = ones

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Struck) and (self.hits, self.perfect, self.ones) == (
            other.hits,
            other.perfect,
            other.ones,
        )

    def __hash__(self) -> int:
        return hash((self.hits, self.perfect, self.ones))


class AttackDice(Throw):
    """Attack dice: a 10 hits and is perfect, a 1 misses, else `needed` and more hit (SD-02, SD-04).

    Faces from `perfect_from` on are perfect hits too (6.6, Timeless Eye); `ones` are counted only where a text asks for them.
    """

    def __init__(self, by: str, count: int, needed: int, perfect_from: int = LANTERN, ones: bool = False) -> None:
        super().__init__("attack", by, (10,) * count)
        self.needed = needed
        self.perfect_from = perfect_from
        self.ones = ones
        self.faces: list[int] = []

    def read(self, faces: list[int]) -> Struck:
        self.faces = faces
        perfect = 0
        hits = 0
        ones = 0
        for face in faces:
            if face >= self.perfect_from:
                perfect += 1
            elif face == 1:
                ones += 1
            elif face >= self.needed:
                hits += 1
        return Struck(hits + perfect, perfect, ones if self.ones else 0)

    def law(self) -> list[Possible]:
        """Multinomial: perfect hits, other hits, ones where they count, misses."""
        count = len(self.dice)
        best = LANTERN + 1 - self.perfect_from
        plain = len([face for face in range(2, self.perfect_from) if face >= self.needed])
        one = 1 if self.ones else 0
        misses = LANTERN - best - plain - one
        miss = self.perfect_from - 1 if self.needed >= self.perfect_from else self.needed - 1
        found: list[Possible] = []
        for perfect in range(count + 1):
            for hits in range(count - perfect + 1):
                for ones in range(count - perfect - hits + 1 if one else 1):
                    missed = count - perfect - hits - ones
                    weight = comb(count, perfect) * comb(count - perfect, hits) * comb(count - perfect - hits, ones)
                    weight *= best**perfect * plain**hits * misses**missed
                    if weight:
                        faces = [LANTERN] * perfect + [max(2, self.needed)] * hits + [1] * ones
                        faces += [max(2, miss) if one else 1] * missed
                        found.append(Possible(Struck(perfect + hits, perfect, ones), faces, weight))
        return found
