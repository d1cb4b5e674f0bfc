"""Gear: weapons and what else lies in a survivor's grid of nine (showdown 6.3, SD-47, SD-50 to SD-52)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

__all__ = ["ACTING", "FIST_AND_TOOTH", "PLAIN", "SLOTS", "Gear", "Mode"]

# A grid is three by three; slot 0 is its upper left.
SLOTS: Final = 9
# The words of gear that an activation is spent on.
ACTING: Final = ("block", "deflect", "charge", "pounce", "slam")


class Mode:
    """Another way to attack with a weapon: added dice and accuracy (6.4, Aim)."""

    __slots__ = ("id", "speed", "accuracy")

    def __init__(self, id: str, speed: int = 0, accuracy: int = 0) -> None:
        self.id = id
        self.speed: i64 = speed
        self.accuracy: i64 = accuracy


PLAIN: Final = Mode("")


class Gear:
    """A gear card. A weapon has `speed` above 0: its attack dice, the accuracy it needs, its strength.

    `reach` is how far it strikes in melee (1: adjacent), `range` how far it shoots (0: it does not). `perfect_strength` is the
    strength that each perfect hit adds to the attack. `words` are its keywords ("frail", "slow", "cursed", "irreplaceable");
    `attributes` what it adds to the attributes of the survivor who carries it, whatever that survivor does. `edges` are the half
    affinities of its top, right, bottom and left, each a colour or ""; empty where they are not known. `affinities` lie whole on it.
    """

    __slots__ = (
        "id", "speed", "accuracy", "strength", "reach", "range", "luck", "perfect_strength", "armour", "words", "attributes",
        "edges", "affinities", "numbers", "numbered", "modes", "uses", "per", "ammo", "acts",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        speed: int = 0,
        accuracy: int = 0,
        strength: int = 0,
        reach: int = 1,
        range: int = 0,
        luck: int = 0,
        perfect_strength: int = 0,
        armour: dict[str, int] | None = None,
        words: tuple[str, ...] = (),
        attributes: dict[str, int] | None = None,
        edges: tuple[str, ...] = (),
        affinities: dict[str, int] | None = None,
        numbers: dict[str, int] | None = None,
        modes: tuple[Mode, ...] = (),
        uses: int = 0,
        per: str = "",
        ammo: str = "",
    ) -> None:
        self.id = id
        self.speed: i64 = speed
        self.accuracy: i64 = accuracy
        self.strength: i64 = strength
        self.reach: i64 = reach
        self.range: i64 = range
        self.luck: i64 = luck
        self.perfect_strength: i64 = perfect_strength
        self.armour: dict[str, int] = {} if armour is None else armour
        self.words = words
        # Whether an activation may be spent on one of its words: to raise it, or to leap (6.3).
        self.acts = any(word in ACTING for word in words)
        self.attributes: dict[str, int] = {} if attributes is None else attributes
        self.edges = edges
        self.affinities: dict[str, int] = {} if affinities is None else affinities

        # The numbers of its words (block 2, devastating 1); how often it may be used, in which span; the weapon whose range it takes.
        self.numbers: dict[str, int] = {} if numbers is None else numbers
        self.numbered: dict[str, int] = {word: self.numbers.get(word, 1) for word in words}
        self.modes = modes
        self.uses: i64 = uses
        self.per = per
        self.ammo = ammo

    def has(self, word: str) -> bool:
        return word in self.numbered

    def number(self, word: str) -> int:
        """The number that stands with a word, 1 for a word without one, 0 where it has not the word."""
        if word == "deadly":
            return self.luck
        return self.numbered.get(word, 0)


FIST_AND_TOOTH: Final = Gear("fist_and_tooth", speed=2, accuracy=8, words=("melee", "fist_tooth"))
