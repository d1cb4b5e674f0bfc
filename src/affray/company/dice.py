"""Feat and Success dice (company D1-D16): one roll, its modifiers with their reasons, and how its faces are read."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from affray.kernel.chance import Dice, FallenDice, Possible, Throw
from affray.kernel.number import Sum

__all__ = ["BEST", "EYE", "PIERCING", "RUNE", "WORST", "FeatDie", "Outcome", "Pool", "Roll", "feat_law", "success_law"]

# The faces of the Feat die above its numbers: the Eye of Sauron and the Gandalf rune (D1).
EYE: Final = 11
RUNE: Final = 12
# The Feat die by rank: 0 is the worst face, 1 to 10 the numbers, 11 the best face. For heroes the Eye is the worst and the rune
# the best; for servants of the Shadow the two change places (D12, D6).
WORST: Final = 0
PIERCING: Final = 10
BEST: Final = 11
_RANKS: Final[list[int]] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, WORST, BEST]
_DICE: Final = [[(12,) * feats + (6,) * n for n in range(40)] for feats in range(3)]


@mypyc_attr(free_list_len=1, acyclic=True)
class Outcome:
    """What a rule uses of a roll: success or not, Success icons, and the rank of the Feat die kept. A failure keeps neither (D7)."""

    __slots__ = ("passed", "icons", "feat")

    def __init__(self, passed: bool, icons: int, feat: int) -> None:
        self.passed = passed
        self.icons: i64 = icons
        self.feat: i64 = feat

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Outcome)
            and self.passed == other.passed
            and self.icons == other.icons
            and self.feat == other.feat
        )

    def __hash__(self) -> int:
        return hash((self.passed, int(self.icons), int(self.feat)))

    def __repr__(self) -> str:
        return f"Outcome({self.passed}, {self.icons}, {self.feat})"


_FAILED: Final = Outcome(False, 0, 0)
# Outcomes are made once: a roll picks its own by icons and rank.
_MOST_ICONS: Final = 16
_PASSED: Final = [[Outcome(True, icons, feat) for feat in range(BEST + 1)] for icons in range(_MOST_ICONS)]
_NO_FACES: Final[list[int]] = []


@mypyc_attr(free_list_len=1, acyclic=True)
class Pool(Sum):
    """The Success dice of a roll: what adds to them and takes from them."""

    def dice(self) -> i64:
        """How many are thrown: losses never leave fewer than none (D10)."""
        if self.total < 0:
            return 0
        return self.total


@mypyc_attr(free_list_len=1)
class Roll(Throw):
    """A Feat die and Success dice against a Target Number.

    Modifiers are added before `settle`; the dice never fall below none (D10). `fighter` is the id of who rolls, `by` the seat that throws.

    What the rule will use of it, for its law: `verdict`, success alone; `pierces_from` and `pierce`, of the Feat die only whether its rank
    pierces (10 or 11) or can be raised to it, `pierce` for each icon. With 0 every rank counts.
    """

    __slots__ = (
        "fighter", "target", "pool", "bonus", "favoured", "ill_favoured", "inspired", "weary", "miserable", "swapped",
        "magical", "feats", "count", "mode", "total", "faces", "outcome", "verdict", "pierces_from", "pierce",
    )  # fmt: skip

    def __init__(self, why: str, by: str, fighter: str, listening: bool) -> None:
        self.why = why
        self.by = by
        self.dice: tuple[int, ...] = ()
        self.fighter = fighter
        self.target = Sum(listening)
        self.pool = Pool(listening)
        self.bonus: i64 = 0
        self.favoured: tuple[str, ...] = ()
        self.ill_favoured: tuple[str, ...] = ()
        self.inspired = False
        self.weary = False
        self.miserable = False
        self.swapped = False
        self.magical = False
        self.feats: i64 = 1
        self.count: i64 = 0
        self.mode: i64 = 0
        self.total: i64 = 0
        self.faces = _NO_FACES
        self.outcome = _FAILED
        self.verdict = False
        self.pierces_from: i64 = 0
        self.pierce: i64 = 0

    def settle(self) -> None:
        """Turn the modifiers into dice: losses after gains; one Favoured die however many sources (D10, D11)."""
        count = self.pool.dice()
        self.mode = self.favour()
        self.count = count
        self.feats = 1
        if self.magical:
            self.feats = 0
        elif self.mode != 0:
            self.feats = 2
        self.dice = _DICE[self.feats][count]

    def favour(self) -> i64:
        """1 Favoured, -1 Ill-favoured; 0 for neither, and for both (D11)."""
        if self.favoured and not self.ill_favoured:
            return 1
        if self.ill_favoured and not self.favoured:
            return -1
        return 0

    def read(self, faces: list[int]) -> Outcome:
        self.faces = faces
        return self.cast(FallenDice(faces))

    def cast(self, dice: Dice) -> Outcome:
        """Weary, automatic faces, Miserable, then the Target Number (D13, D14, D16, D21)."""
        feat: i64 = 0
        if self.feats:
            feat = self.rank(dice.roll(12))
            if self.feats == 2:
                second = self.rank(dice.roll(12))
                if (second > feat) == (self.mode > 0):
                    feat = second
        total: i64 = self.bonus
        if feat != BEST:
            total += feat
        icons: i64 = 0
        weary = self.weary
        for _at in range(self.count):
            face = dice.roll(6)
            if face == 6:
                icons += 1
                total += 6
            elif face > 3 or not weary:
                total += face
        self.total = total
        if self.passes(feat, total):
            self.outcome = _PASSED[icons][feat] if icons < _MOST_ICONS else Outcome(True, icons, feat)
        else:
            self.outcome = _FAILED
        return self.outcome

    def rank(self, face: i64) -> i64:
        """The rank of a face of the Feat die for who rolls (D12, D6)."""
        if face < EYE:
            return face
        if (face == EYE) == self.swapped:
            return BEST
        return WORST

    def passes(self, feat: i64, total: i64) -> bool:
        """Magical success > automatic face > Miserable failure > the total (D16)."""
        if self.magical or feat == BEST:
            return True
        if self.miserable and feat == WORST:
            return False
        return total >= self.target.total

    def law(self) -> list[Possible]:
        """By convolution: the Feat die's ranks with the joint law of the Success dice's sum and icons. Outcomes that the rule treats alike
        are one. Kept: the list is not to be changed."""
        count = int(self.count)
        need = int(self.target.total - self.bonus)
        fixed = (self.weary, self.magical, self.miserable, self.verdict)
        key = (count, need, int(self.feats), int(self.mode), int(self.pierces_from), int(self.pierce), fixed)
        known = _LAWS.get(key)
        if known is None:
            if len(_LAWS) >= _MOST_LAWS:
                _LAWS.clear()
            known = self.worked_out(count, need)
            _LAWS[key] = known
        return known

    def worked_out(self, count: int, need: int) -> list[Possible]:
        """The law of so many Success dice against a number."""
        tails = success_tails(count, self.weary)
        feats = feat_law(int(self.mode)) if self.feats else [1]
        weights: dict[tuple[int, int], int] = {}
        failed = sum(feats) * 6**count
        for feat, feat_weight in enumerate(feats):
            least = self.least(feat, need)
            if least < 0:
                continue
            for icons, tail in enumerate(tails):
                if least < len(tail):
                    weight = feat_weight * tail[least]
                    outcome = self.alike(icons, feat)
                    weights[outcome] = weights.get(outcome, 0) + weight
                    failed -= weight
        found = [
            Possible(_PASSED[icons][feat] if icons < _MOST_ICONS else Outcome(True, icons, feat), [], weight)
            for (icons, feat), weight in weights.items()
            if weight
        ]
        if failed:
            found.append(Possible(_FAILED, [], failed))
        return found

    def alike(self, icons: int, feat: int) -> tuple[int, int]:
        """Icons and rank of the success that stands for all those that the rule cannot tell from this one."""
        if self.verdict:
            return 0, 0
        if self.pierces_from:
            if feat >= self.pierces_from:
                feat = int(self.pierces_from)
            elif feat + self.pierce * icons < self.pierces_from:
                feat = 0
        return icons, feat

    def odds(self, more: int = 0) -> dict[str, int]:
        """For showing beside a choice, as the roll stands or with `more` dice: its `dice`, what it is `against`, the `chance` in percent."""
        self.settle()
        if more:
            self.count = max(0, self.pool.total + more)
        passed, whole = self.chance()
        shown = {"dice": int(self.count), "against": int(self.target.total), "chance": round(100 * passed / whole)}
        if more:
            self.settle()
        return shown

    def chance(self) -> tuple[int, int]:
        """The chance of success once settled, as a fraction: numerator and denominator."""
        whole = (12 ** int(self.feats)) * 6 ** int(self.count)
        return sum([possible.weight for possible in self.law() if possible.reading.passed]), whole

    def least(self, feat: int, need: int) -> int:
        """The least sum of the Success dice with which this rank of the Feat die passes; -1 for none (D16)."""
        if self.magical or feat == BEST:
            return 0
        if self.miserable and feat == WORST:
            return -1
        return max(0, need - feat)


# The laws of rolls by all that they depend on: many paths of a count come to the same roll.
_LAWS: Final[dict[tuple[int, int, int, int, int, int, tuple[bool, bool, bool, bool]], list[Possible]]] = {}
_MOST_LAWS: Final = 4096


class FeatDie(Throw):
    """A Feat die alone: severity of a Wound, an Endurance loss (3.8, 3.10). Reads as the rank kept, with a hero's icons."""

    __slots__ = ("mode", "fighter", "rank")

    def __init__(self, why: str, by: str, fighter: str, mode: int) -> None:
        self.why = why
        self.by = by
        self.fighter = fighter
        self.mode = mode
        self.dice: tuple[int, ...] = _DICE[2 if mode else 1][0]
        self.rank = 0

    def read(self, faces: list[int]) -> int:
        ranks = [_RANKS[face] for face in faces]
        self.rank = min(ranks) if self.mode < 0 else max(ranks)
        return self.rank

    def law(self) -> list[Possible]:
        return [Possible(rank, [], weight) for rank, weight in enumerate(feat_law(self.mode)) if weight]


def feat_law(mode: int) -> list[int]:
    """Weights of the ranks 0 to 11 for a plain (0), Favoured (1) or Ill-favoured (-1) Feat die."""
    if mode == 0:
        return [1] * 12
    better = [2 * rank + 1 for rank in range(12)]
    return better if mode > 0 else better[::-1]


_SUCCESS_LAWS: Final[dict[tuple[int, bool], dict[tuple[int, int], int]]] = {
    (0, False): {(0, 0): 1},
    (0, True): {(0, 0): 1},
}


def success_law(count: int, weary: bool) -> dict[tuple[int, int], int]:
    """The joint law of `count` Success dice: (sum, icons) -> weight out of 6 to the power of `count`."""
    known = _SUCCESS_LAWS.get((count, weary))
    if known is not None:
        return known
    law: dict[tuple[int, int], int] = {}
    for (total, icons), weight in success_law(count - 1, weary).items():
        for face in range(1, 7):
            value = 0 if weary and face <= 3 else face
            key = (total + value, icons + 1 if face == 6 else icons)
            law[key] = law.get(key, 0) + weight
    _SUCCESS_LAWS[count, weary] = law
    return law


_TAILS: Final[dict[tuple[int, bool], list[list[int]]]] = {}


def success_tails(count: int, weary: bool) -> list[list[int]]:
    """For each number of icons, and each sum from 0 on: the weight of that many icons with at least that sum."""
    known = _TAILS.get((count, weary))
    if known is not None:
        return known
    tails = [[0] * (6 * count + 1) for _icons in range(count + 1)]
    for (total, icons), weight in success_law(count, weary).items():
        tails[icons][total] += weight
    for tail in tails:
        for least in range(6 * count - 1, -1, -1):
            tail[least] += tail[least + 1]
    _TAILS[count, weary] = tails
    return tails
