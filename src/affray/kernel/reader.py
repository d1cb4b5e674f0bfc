"""Plain values of a document, read with their place: each that is wrong becomes a problem, and reading goes on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from affray.kernel.pack import Document, Place, Problem
from affray.kernel.ruling import nearest

__all__ = ["PlainReader"]

# So many values are always listed; more only where none is near.
FEW: Final = 12
# Texts that other versions of YAML read as true and false.
YES_NO: Final = ("on", "off", "yes", "no", "On", "Off", "Yes", "No", "y", "n")


class PlainReader:
    """Reads one entry of a document, at `place` in it; what is wrong is added to `problems`."""

    def __init__(self, document: Document, place: Place, problems: list[Problem]) -> None:
        self.document = document
        self.place = place
        self.problems = problems

    def wrong(
        self,
        place: Place,
        message: str,
        expected: str = "",
        given: Any = "",
        known: Iterable[str] = (),
        key: bool = False,
    ) -> None:
        self.problems.append(self.document.problem((*self.place, *place), message, expected, given, known, key))

    def mapping(self, raw: Any, place: Place, known: Iterable[str]) -> bool:
        """Whether it is one; keys that are not known are told."""
        if not isinstance(raw, dict):
            self.wrong(place, "pack-not-mapping", "mapping", raw)
            return False
        for key in raw:
            if key not in known:
                self.wrong((*place, key), "pack-unknown-key", "", key, known, True)
        return True

    def many(self, raw: Any, place: Place) -> list[Any]:
        if isinstance(raw, list):
            return raw
        self.wrong(place, "pack-wrong-type", "list", raw)
        return []

    def text(self, raw: Any, place: Place) -> str:
        if isinstance(raw, str):
            return raw
        self.wrong(place, "pack-wrong-type", "text", raw)
        return ""

    def texts(self, raw: Any, place: Place) -> tuple[str, ...]:
        return tuple([self.text(each, (*place, i)) for i, each in enumerate(self.many(raw, place))])

    def choice(self, raw: Any, place: Place, known: tuple[str, ...]) -> str:
        if raw in known:
            return str(raw)
        expected = ", ".join(known) if len(known) < FEW or not (isinstance(raw, str) and nearest(raw, known)) else ""
        self.wrong(place, "pack-yaml-word" if raw in YES_NO else "pack-unknown-value", expected, raw, known)
        return ""

    def flag(self, raw: Any, place: Place) -> bool:
        if not isinstance(raw, bool):
            self.wrong(place, "pack-yaml-word" if raw in YES_NO else "pack-wrong-type", "true or false", raw)
        return raw is True

    def between(self, raw: Any, place: Place, least: int, most: int) -> int:
        """A whole number in these bounds; `least` for anything else."""
        if type(raw) is not int:
            self.wrong(place, "pack-wrong-type", "whole number", raw)
            return least
        if not least <= raw <= most:
            self.wrong(place, "pack-out-of-range", f"{least}..{most}", raw)
            return least
        return raw
