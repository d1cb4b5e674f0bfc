"""What a player at the table knows by heart: the chance of so many dice against such a number, and whom a foe threatens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from affray.company.dice import BEST, Roll, feat_law, success_law
from affray.company.fighter import Foe, Hero

__all__ = ["chance", "chance_of", "danger", "gain_of"]

_MOST_DICE: Final = 8
_MOST_NUMBER: Final = 40


def _law_of(count: int, mode: int, weary: bool) -> list[float]:
    """The chance to reach each number from 0 to 40."""
    reached = [0.0] * (_MOST_NUMBER + 1)
    feats = feat_law(mode)
    whole = float(sum(feats) * 6**count)
    sums: dict[int, int] = {}
    for (total, _icons), weight in success_law(count, weary).items():
        sums[total] = sums.get(total, 0) + weight
    for rank, feat_weight in enumerate(feats):
        for total, weight in sums.items():
            most = _MOST_NUMBER if rank == BEST else min(_MOST_NUMBER, total + rank)
            for number in range(most + 1):
                reached[number] += feat_weight * weight / whole
    return reached


# Without and with Weary, each mode of the Feat die (Ill-favoured, plain, Favoured), so many dice, the number: one after the other.
_REACHED: Final[list[float]] = [
    reached
    for weary in (False, True)
    for mode in (-1, 0, 1)
    for count in range(_MOST_DICE + 1)
    for reached in _law_of(count, mode, weary)
]


def chance(count: i64, number: i64, mode: i64 = 0, weary: bool = False) -> float:
    """The chance that `count` Success dice and a Feat die reach `number`."""
    return _REACHED[_place(count, number, mode, weary)]


def _place(count: i64, number: i64, mode: i64, weary: bool) -> i64:
    if count < 0:
        count = 0
    elif count > _MOST_DICE:
        count = _MOST_DICE
    if number < 0:
        number = 0
    elif number > _MOST_NUMBER:
        number = _MOST_NUMBER
    table: i64 = mode + 1
    if weary:
        table += 3
    return (table * (_MOST_DICE + 1) + count) * (_MOST_NUMBER + 1) + number


def chance_of(roll: Roll, more: i64 = 0) -> float:
    """The chance of a roll that is being prepared, with `more` dice."""
    return chance(roll.pool.total + more, roll.target.total - roll.bonus, roll.favour(), roll.weary)


def gain_of(roll: Roll, more: i64) -> float:
    """By how much `more` dice raise the chance of a roll that is being prepared."""
    count = roll.pool.total
    number = roll.target.total - roll.bonus
    mode = roll.favour()
    return _REACHED[_place(count + more, number, mode, roll.weary)] - _REACHED[_place(count, number, mode, roll.weary)]


def danger(hero: Hero, foe: Foe) -> float:
    """About how much Endurance a foe takes from a hero in a round."""
    best = 0.0
    for attack in foe.sheet.attacks:
        expected = chance(attack.rating, hero.sheet.parry + 1) * float(attack.damage)
        if expected > best:
            best = expected
    return best * float(foe.sheet.might)
