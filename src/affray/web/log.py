"""The log: what was told, a row each, in the viewer's language. Rows are made once for all who read it in that language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from affray.kernel.event import Event, Told
from affray.kernel.game import Game
from affray.kernel.names import Ref
from affray.kernel.said import Reason
from affray.kernel.speaker import Speaker
from affray.kernel.text import Text, shipped
from affray.web.hosted import Hosted

__all__ = ["Row", "rows", "rows_of", "told_rows"]

BEGIN: Final = "\ue000"
END: Final = "\ue001"
REASONS: Final = re.compile(f"{BEGIN}[^{END}]*{END}")
FACES: Final = re.compile(r"\s*\[[^\]]*\]\s*$")
EMPTY: Final = re.compile(r"\s*\(\s*\)")
LOOSE: Final = re.compile(r"\s*:\s*(?=[;,.)]|$)")
LONG_SPACE: Final = re.compile(r"\s{2,}")


@dataclass(frozen=True)
class Row:
    """A line of the log: `n` counts from 0, `line` is the number of record lines before it, `who` the ids it concerns. `brief` is the line
    without its reasons where it has any; `dice` are the sides and the mark of each die."""

    n: int
    line: int
    depth: int
    heading: bool
    text: str
    brief: str
    dice: tuple[tuple[int, str], ...]
    who: tuple[str, ...]
    kind: str


def rows(hosted: Hosted, speaker: Speaker, seats: tuple[str, ...]) -> list[Row]:
    """The rows that these seats may read."""
    return [each for _, each in told_rows(hosted, speaker, seats)]


def told_rows(hosted: Hosted, speaker: Speaker, seats: tuple[str, ...]) -> list[tuple[Told, Row]]:
    """The same, each with what was told. Rows of what has been told before stay the same objects."""
    kept: list[tuple[Told, Row]] = hosted.rows.get((speaker.lang, seats), [])
    told = [each for each in hosted.session.told if heard(each.event, seats)]
    marked = marking(speaker)
    same = 0
    while same < len(kept) and same < len(told) and (told[same] is kept[same][0] or told[same] == kept[same][0]):
        same += 1
    made = [(each, row(hosted.game, marked, n, each)) for n, each in enumerate(told[same:], same)]
    hosted.rows[speaker.lang, seats] = kept = kept[:same] + made
    return kept


def rows_of(game: Game, speaker: Speaker, told: Sequence[Told], seats: tuple[str, ...]) -> list[Row]:
    """The same for what was told up to some step."""
    marked = marking(speaker)
    return [row(game, marked, n, each) for n, each in enumerate(each for each in told if heard(each.event, seats))]


def heard(event: Event, seats: tuple[str, ...]) -> bool:
    """Whether one of these seats may know of it."""
    audience = event.audience()
    return audience is None or any(seat in audience for seat in seats)


class Marking(Text):
    """A text in which the reasons of numbers are marked, so that they can be shown apart."""

    def reasons(self, parts: Sequence[Reason], unit: str = "points") -> str:
        return BEGIN + super().reasons(parts, unit) + END


def marking(speaker: Speaker) -> Speaker:
    """The same speaker, marking reasons."""
    made = Speaker(speaker.lang, speaker.names)
    made.text = Marking(speaker.lang, shipped(), made.text.lexicon)
    return made


def row(game: Game, marked: Speaker, n: int, each: Told) -> Row:
    """`marked` is a speaker of `marking`."""
    kind = type(each.event).__name__
    said = marked.event(game, each.event)
    dice = tuple(game.dice(each.event))
    if dice:
        said = FACES.sub("", said)
    text = said.replace(BEGIN, "").replace(END, "")
    brief = tidy(REASONS.sub("", said)) if BEGIN in said else ""
    return Row(
        n, each.line, max(0, each.depth - 1), kind in game.headings, text, brief, dice, concerned(each.event), kind
    )


def tidy(said: str) -> str:
    """A sentence whose reasons were taken out: empty brackets and a colon before nothing go too."""
    said = EMPTY.sub("", said)
    said = LOOSE.sub("", said)
    return LONG_SPACE.sub(" ", said).strip()


def concerned(event: Event) -> tuple[str, ...]:
    """The ids an event names."""
    found: dict[str, None] = {}
    for value in event.fields().values():
        for one in value if isinstance(value, list | tuple) else (value,):
            if isinstance(one, Ref):
                found[str(one)] = None
    return tuple(found)
