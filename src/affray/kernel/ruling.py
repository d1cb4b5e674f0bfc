"""Rulings: questions the sources leave open, each with its default, its alternatives and its source; editions are named sets of them."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import SequenceMatcher, get_close_matches
from typing import Final

__all__ = ["BadRuling", "Ruling", "Rulings", "nearest"]

# How like a name must be to be offered; of a short one a letter is a greater part. How much less like the second may be than the first.
LIKE: Final = 0.7
LIKE_SHORT: Final = 0.6
SHORT: Final = 5
NEARLY: Final = 0.15


@dataclass(frozen=True)
class Ruling:
    """One open question: `values[0]` is the default; `rule` says where it stands in the sources."""

    name: str
    values: tuple[str, ...]
    rule: str

    @property
    def default(self) -> str:
        return self.values[0]


class BadRuling(ValueError):
    """An unknown ruling, value or edition: what was given, what there is, the nearest names."""

    def __init__(self, what: str, given: str, known: tuple[str, ...]) -> None:
        super().__init__(f"{what} {given}")
        self.what = what
        self.given = given
        self.known = known


@dataclass(frozen=True)
class Rulings:
    """The rulings in force: every name has a value."""

    values: dict[str, str]

    @staticmethod
    def choose(
        known: tuple[Ruling, ...],
        editions: dict[str, dict[str, str]],
        edition: str,
        changes: dict[str, str],
    ) -> Rulings:
        """Defaults, then the edition, then single changes. Raises BadRuling."""
        by_name = {ruling.name: ruling for ruling in known}
        if edition not in editions:
            raise BadRuling("edition", edition, tuple(editions))
        values = {ruling.name: ruling.default for ruling in known}
        for name, value in {**editions[edition], **changes}.items():
            if name not in by_name:
                raise BadRuling("ruling", name, tuple(by_name))
            if value not in by_name[name].values:
                raise BadRuling("ruling-value", value, by_name[name].values)
            values[name] = value
        return Rulings(values)

    def __getitem__(self, name: str) -> str:
        return self.values[name]


def nearest(given: str, known: tuple[str, ...] | list[str]) -> list[str]:
    """Up to three known names that look like the given one, and nearly as much as the most alike of them."""
    near = get_close_matches(given, known, n=3, cutoff=LIKE_SHORT if len(given) <= SHORT else LIKE)
    likeness = [SequenceMatcher(None, each, given).ratio() for each in near]
    return [each for each, alike in zip(near, likeness, strict=True) if alike > likeness[0] - NEARLY]
