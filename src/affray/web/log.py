"""The log: what was told, a row each, in the viewer's language. Rows are made once for all who read it in that language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from affray.kernel.event import Event, Told
from affray.kernel.game import Game
from affray.kernel.names import Ref
from affray.kernel.speaker import Speaker
from affray.web.hosted import Hosted

__all__ = ["Row", "rows", "rows_of", "told_rows"]


@dataclass(frozen=True)
class Row:
    """A line of the log: `n` counts from 0, `line` is the number of record lines before it, `who` the ids it concerns."""

    n: int
    line: int
    depth: int
    heading: bool
    text: str
    who: tuple[str, ...]
    kind: str


def rows(hosted: Hosted, speaker: Speaker, seats: tuple[str, ...]) -> list[Row]:
    """The rows that these seats may read."""
    return [each for _, each in told_rows(hosted, speaker, seats)]


def told_rows(hosted: Hosted, speaker: Speaker, seats: tuple[str, ...]) -> list[tuple[Told, Row]]:
    """The same, each with what was told. Rows of what has been told before stay the same objects."""
    kept: list[tuple[Told, Row]] = hosted.rows.get((speaker.lang, seats), [])
    told = [each for each in hosted.session.told if heard(each.event, seats)]
    same = 0
    while same < len(kept) and same < len(told) and (told[same] is kept[same][0] or told[same] == kept[same][0]):
        same += 1
    made = [(each, row(hosted.game, speaker, n, each)) for n, each in enumerate(told[same:], same)]
    hosted.rows[speaker.lang, seats] = kept = kept[:same] + made
    return kept


def rows_of(game: Game, speaker: Speaker, told: Sequence[Told], seats: tuple[str, ...]) -> list[Row]:
    """The same for what was told up to some step."""
    return [row(game, speaker, n, each) for n, each in enumerate(each for each in told if heard(each.event, seats))]


def heard(event: Event, seats: tuple[str, ...]) -> bool:
    """Whether one of these seats may know of it."""
    audience = event.audience()
    return audience is None or any(seat in audience for seat in seats)


def row(game: Game, speaker: Speaker, n: int, each: Told) -> Row:
    kind = type(each.event).__name__
    return Row(
        n,
        each.line,
        max(0, each.depth - 1),
        kind in game.headings,
        speaker.event(game, each.event),
        concerned(each.event),
        kind,
    )


def concerned(event: Event) -> tuple[str, ...]:
    """The ids an event names."""
    found: dict[str, None] = {}
    for value in event.fields().values():
        for one in value if isinstance(value, list | tuple) else (value,):
            if isinstance(one, Ref):
                found[str(one)] = None
    return tuple(found)
