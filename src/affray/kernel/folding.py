"""A long list of options, folded: many of one kind (whom to look for, where to cross to) become one number that opens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from affray.kernel.question import Interjection, Question
from affray.kernel.speaker import Speaker

__all__ = ["BREAK_IN", "Folded", "fold_breaks", "fold_options", "heading"]

# What fits on a small screen under the question; and how many of a kind are worth a number of their own.
FITS: Final = 12
ALIKE: Final = 3
# What anybody may do at any time: more of it than this is one number.
BREAKS: Final = 4
BREAK_IN: Final = "break-in"


@dataclass(frozen=True)
class Folded:
    """Options of one kind, `kind` being the first word of their keys."""

    kind: str
    options: tuple[Any, ...]


def fold_options(question: Question, options: Sequence[Any]) -> list[Any]:
    """The options in their order; where they are too many, each kind with several (but the first, the one most chosen) is folded."""
    if len(options) <= FITS:
        return list(options)
    kinds: dict[tuple[str, str], list[Any]] = {}
    for option in options:
        kinds.setdefault((question.by(option), question.key(option).partition(":")[0]), []).append(option)
    shown: list[Any] = []
    for number, ((_, kind), alike) in enumerate(kinds.items()):
        if number == 0 or len(alike) < ALIKE or len(kinds) == 1:
            shown.extend(alike)
        else:
            shown.append(Folded(kind, tuple(alike)))
    return shown


def fold_breaks(breaking_in: Sequence[Interjection]) -> list[Interjection | Folded]:
    """What may be done at any time, in one number where it is much."""
    if len(breaking_in) <= BREAKS:
        return list(breaking_in)
    return [Folded(BREAK_IN, tuple(breaking_in))]


def heading(speaker: Speaker, question: Question, folded: Folded) -> str:
    """What the folded options have in common, in words."""
    label = f"group-{question.name}-{folded.kind}"
    named = speaker.name(folded.kind)
    if speaker.text.has(label):
        return speaker.t(label)
    if named != folded.kind:  # a weapon, and whom it may be aimed at
        return named[:1].upper() + named[1:]
    return speaker.said(question.option_words(folded.options[0]))
