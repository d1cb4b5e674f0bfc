"""What a fight is to come to, in words: "win 80%, at most one wounded", «победа 80%, не больше одного раненого».

Clauses stand after commas. A share or number without "at most" or "at least" is aimed at from both sides, within a tolerance that may be
said ("win 80% ± 3%"). Numbers of people and rounds are meant in the mean of all fights.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from affray.kernel.ruling import nearest
from affray.odds.intervals import Interval

__all__ = ["Aim", "BadAim", "Bound", "read_aim"]

# How near is near enough, and what counts as one step away, by figure.
TOLERANCE: Final = {"won": 0.05, "wounded": 0.25, "dead": 0.25, "fell": 0.25, "rounds": 0.5}
FIGURES: Final = {
    "won": r"win|wins|won|winning|victory|victories|побед\w*|выигр\w*|побежда\w*",
    "wounded": r"wounded|wound|wounds|hurt|ранен\w*|ран|раны|рана|рану",
    "dead": r"dead|death|deaths|die|dies|died|killed|погиб\w*|м[её]ртв\w*|смерт\w*|убит\w*|умира\w*|умр\w*",
    "fell": r"out|fall|falls|fallen|fell|down|выбы\w*|павш\w*|пал|пали|упав\w*|вне боя",
    "rounds": r"rounds?|раунд\w*",
}
MOST: Final = r"at most|no more than|not more than|up to|within|max|maximum|<=|≤|<|не больше(?: чем)?|не более(?: чем)?|не дольше(?: чем)?|максимум|до"
LEAST: Final = r"at least|no fewer than|no less than|not less than|min|minimum|>=|≥|>|не меньше(?: чем)?|не менее(?: чем)?|хотя бы|минимум|от"
NONE: Final = r"no one|nobody|none|no|without|никто не|никого|никто|ни одного|ни одной|без"
ABOUT: Final = r"about|around|roughly|near|~|≈|exactly|just|около|примерно|ровно|порядка"
SPREAD: Final = r"(?:±|\+/?-|give or take|плюс[- ]минус)\s*(\d+(?:[.,]\d+)?)\s*%?"
BETWEEN: Final = r"(\d+(?:[.,]\d+)?)\s*%?\s*(?:-|–|—|\.\.|to|до)\s*(\d+(?:[.,]\d+)?)\s*(%?)"
NUMBER: Final = r"(\d+(?:[.,]\d+)?)\s*(%?)"
# "Nobody dead" allows this many in the mean: one in ten fights.
NOBODY: Final = 0.1
WORDS: Final = {
    0: "zero|ноль|нуля", 1: "one|a|an|один|одного|одна|одну|одной|одном", 2: "two|два|двух|две|двое|двоих",
    3: "three|три|трёх|трех|трое|троих", 4: "four|четыре|четырёх|четырех|четверо|четверых", 5: "five|пять|пяти", 6: "six|шесть|шести",
    7: "seven|семь|семи", 8: "eight|восемь|восьми", 9: "nine|девять|девяти", 10: "ten|десять|десяти",
}  # fmt: skip
FILLERS: Final = frozenset(
    (
        "between in of the fight fights time times heroes hero survivors survivor on average with be is are should to chance rate percent per cent "
        "people players and them all it lasts last lasting take takes в во из бое боя боёв боев бою боях случаев случаях герой героя героев "
        "героям выживший выживших выжившего среднем на шанс шансом вероятность с при должен должны быть дольше длится длиться бой раз процентов "
        "процента проценте человек человека схваток схватках схватке"
    ).split()
)
KNOWN: Final = (
    "win", "wounded", "dead", "out", "rounds", "at most", "at least", "about", "победа", "раненых", "погибших", "выбывших", "раундов",
    "не больше", "не меньше", "около",
)  # fmt: skip
MEANT: Final = ("win", "wounded", "dead", "out", "rounds", "победа", "раненых", "погибших", "выбывших", "раундов")
# Nobody is dead who has not fallen; in a showdown the dead are counted among the wounded too.
WITHIN: Final = {"company": (("dead", "fell"),), "showdown": (("dead", "fell"), ("fell", "dead"), ("dead", "wounded"))}


class BadAim(ValueError):
    """An aim that cannot be read, or cannot be: `why` is a message of the catalogues (`aim-...`), `known` words that it might have, `near` of those what looks alike."""

    def __init__(self, why: str, given: str, known: Iterable[str] = (), word: str = "", **more: object) -> None:
        super().__init__(f"{why}: {given}")
        self.why = why
        self.given = given
        self.known = list(known)
        self.near = nearest(word or given, self.known)
        self.more = more


@dataclass(frozen=True)
class Bound:
    """A figure between `low` and `high`; `target` where it is aimed at from both sides. `said` is the clause as it was typed."""

    figure: str
    low: float
    high: float
    target: float | None
    said: str

    @property
    def unit(self) -> float:
        return TOLERANCE[self.figure]

    def missed(self, value: float) -> float:
        """How far outside a value lies, in tolerances; 0 inside."""
        return max(self.missed_hard(value), self.missed_easy(value))

    def hardness(self, value: float) -> float | None:
        """How much too hard the fight is by this bound (below 0: there is room), in tolerances; None where it cannot be too hard."""
        if self.target is not None:
            return (self.target - value if self.figure == "won" else value - self.target) / self.unit
        if self.figure == "won":
            return (self.low - value) / self.unit if self.low > 0 else None
        return (value - self.high) / self.unit if self.high < float("inf") else None

    def missed_hard(self, value: float) -> float:
        """How far outside a value lies on the side of too hard a fight, in tolerances: too few wins, too many of all else."""
        return max(0.0, self.low - value if self.figure == "won" else value - self.high) / self.unit

    def missed_easy(self, value: float) -> float:
        return max(0.0, value - self.high if self.figure == "won" else self.low - value) / self.unit

    def easiness(self, value: float) -> float | None:
        """The same for too easy."""
        if self.target is not None:
            return None
        if self.figure == "won":
            return (value - self.high) / self.unit if self.high < 1 else None
        return (self.low - value) / self.unit if self.low > 0 else None


@dataclass(frozen=True)
class Aim:
    """All that a fight is to come to; every bound counts alike."""

    bounds: tuple[Bound, ...]
    said: str

    def missed(self, values: Mapping[str, Interval]) -> float:
        """How far off a fight is in all, in tolerances; 0 where every bound holds."""
        return sum(bound.missed(values[bound.figure].value) for bound in self.bounds)

    def hardness(self, values: Mapping[str, Interval]) -> Interval:
        """How much too hard a fight is by the bound that says so most, below 0 where it may be harder, with how sure that is.

        It grows with difficulty, and is 0 at the hardest fight that the aim allows, or at the very one it asks for. Of a fight that is
        too hard by one bound and too easy by another it says which counts for more.
        """
        found = [self.turned(bound, values[bound.figure]) for bound in self.bounds if bound.hardness(0.5) is not None]
        if not found:
            found = [self.turned(bound, values[bound.figure]) for bound in self.bounds]
        most = max(found, key=lambda each: each.value)
        easy = self.too_easy(values)
        return Interval(most.value - easy, most.low - easy, most.high - easy)

    def too_hard(self, values: Mapping[str, Interval]) -> float:
        """The bound that is missed most on that side, in tolerances; 0 where none is."""
        return max(bound.missed_hard(values[bound.figure].value) for bound in self.bounds)

    def too_easy(self, values: Mapping[str, Interval]) -> float:
        return max(bound.missed_easy(values[bound.figure].value) for bound in self.bounds)

    def turned(self, bound: Bound, value: Interval) -> Interval:
        if bound.hardness(0.5) is not None:
            ends = [bound.hardness(each) or 0.0 for each in (value.value, value.low, value.high)]
        else:
            ends = [-(bound.easiness(each) or 0.0) for each in (value.value, value.low, value.high)]
        return Interval(ends[0], min(ends), max(ends))


def read_aim(text: str, game: str, people: int, last_round: int = 50) -> Aim:
    """An aim for a game's fight with so many heroes or survivors. Raises BadAim for what is not understood, contradicts itself, or can never be."""
    clauses = [each.strip() for each in re.split(r",(?!\d)|;|\band\b|\bи\b|\n", text) if each.strip()]
    bounds = [read_clause(each) for each in clauses]
    if not bounds:
        raise BadAim("aim-empty", text)
    for bound in bounds:
        possible(bound, people, last_round)
    return Aim(tuple(agreeing(bounds, game)), ", ".join(clauses))


def read_clause(said: str) -> Bound:
    left = re.sub(r"(?<=[^\W\d_])(?=\d)", " ", f" {said.casefold()} ")
    figure, left = figure_of(left, said)
    spread, left = cut(SPREAD, left)
    none, left = cut(rf"\b(?:{NONE})\b", left) if figure != "won" else (None, left)
    between, left = cut(BETWEEN, left)
    most, left = cut(word(MOST), left)
    least, left = cut(word(LEAST), left)
    about, left = cut(word(ABOUT), left)
    unit = 0.01 if figure == "won" else 1.0
    low = high = 0.0
    target: float | None = None
    if between is not None:
        low, high = sorted((real(between[1]) * unit, real(between[2]) * unit))
    elif none is not None and not re.search(NUMBER, left):
        high = NOBODY
    else:
        value, left = number(left, said)
        value *= unit
        tolerance = real(spread[1]) * unit if spread is not None else TOLERANCE[figure]
        if (most is not None) + (least is not None) + (about is not None) > 1:
            raise BadAim("aim-two-ways", said)
        if most is not None:
            low, high = 0.0, value
        elif least is not None:
            low, high = value, 1.0 if figure == "won" else float("inf")
        else:
            low, high, target = value - tolerance, value + tolerance, value
    for rest in re.findall(r"[^\W\d_]+|\d+|\S", left):
        if rest not in FILLERS and rest not in "%.:-–—!" and not re.fullmatch(WORDS[1], rest):
            raise BadAim("aim-unknown-word", rest, KNOWN)
    return bound_of(figure, low, high, target, said)


def bound_of(figure: str, low: float, high: float, target: float | None, said: str) -> Bound:
    """What is bounded on both sides is aimed at in the middle."""
    low, high = round(low, 6), round(high, 6)
    if target is None and low > 0 and high < (1.0 if figure == "won" else float("inf")):
        target = (low + high) / 2
    return Bound(figure, low, high, target, said)


def word(pattern: str) -> str:
    return rf"(?<!\w)(?:{pattern})(?!\w)"


def cut(pattern: str, text: str) -> tuple[re.Match[str] | None, str]:
    """The first match, and the text without it."""
    found = re.search(pattern, text)
    return (None, text) if found is None else (found, f"{text[: found.start()]} {text[found.end() :]}")


def figure_of(left: str, said: str) -> tuple[str, str]:
    for figure, pattern in FIGURES.items():
        found, rest = cut(word(pattern), left)
        if found is not None:
            return figure, rest
    words = [each for each in re.findall(r"[^\W\d_]+", said.casefold()) if each not in FILLERS]
    given = next((each for each in words if nearest(each, MEANT)), words[-1] if words else said)
    raise BadAim("aim-no-figure", said, KNOWN, given)


def number(left: str, said: str) -> tuple[float, str]:
    found, rest = cut(NUMBER, left)
    if found is not None:
        return real(found[1]), rest
    for value, words in sorted(WORDS.items(), reverse=True):
        found, rest = cut(word(words), left)
        if found is not None:
            return float(value), rest
    raise BadAim("aim-no-number", said)


def real(said: str) -> float:
    return float(said.replace(",", "."))


# -- whether it can be


def possible(bound: Bound, people: int, last_round: int) -> None:
    """Raises BadAim with the nearest that can be."""
    least, most = {"won": (0.0, 1.0), "rounds": (1.0, float(last_round))}.get(bound.figure, (0.0, float(people)))
    wanted = bound.target if bound.target is not None else bound.low
    if wanted > most:
        raise BadAim("aim-impossible", bound.said, figure=bound.figure, nearest=shown(bound.figure, most))
    if (bound.target if bound.target is not None else bound.high) < least:
        raise BadAim("aim-impossible", bound.said, figure=bound.figure, nearest=shown(bound.figure, least))


def shown(figure: str, value: float) -> str:
    return f"{value * 100:g}%" if figure == "won" else f"{value:g}"


def agreeing(bounds: Sequence[Bound], game: str) -> list[Bound]:
    """Clauses about the same figure put together. Raises BadAim where two of them contradict each other."""
    found: dict[str, Bound] = {}
    for bound in bounds:
        other = found.get(bound.figure)
        if other is None:
            found[bound.figure] = bound
            continue
        low, high = max(other.low, bound.low), min(other.high, bound.high)
        if low > high:
            raise BadAim("aim-contradiction", bound.said, other=other.said)
        target = bound.target if bound.target is not None else other.target
        if target is not None and not low <= target <= high:
            target = None
        found[bound.figure] = bound_of(bound.figure, low, high, target, f"{other.said}, {bound.said}")
    for inner, outer in WITHIN[game]:
        if inner in found and outer in found and found[inner].low > found[outer].high:
            raise BadAim("aim-contradiction", found[outer].said, other=found[inner].said)
    return list(found.values())
