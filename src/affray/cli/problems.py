"""What is wrong with what was given: in words, with the nearest names."""

from __future__ import annotations

from collections.abc import Sequence

from affray.cli.voice import Refused, Voice
from affray.kernel.pack import BadPack
from affray.kernel.ruling import BadRuling, nearest

__all__ = ["bad_pack", "bad_ruling", "unknown", "unknown_seat"]


def unknown(voice: Voice, what: str, given: str, known: Sequence[str]) -> Refused:
    """Something of a name that nobody bears: the nearest names, or all when none is near and they are few."""
    near = nearest(given, list(known))
    said = voice.t("unknown-" + what, given=given)
    if not near and len(known) <= 12:
        return Refused(said + " " + voice.t("there-are", names=", ".join(known)))
    return Refused(said + voice.nearest(near))


def unknown_seat(voice: Voice, given: str, seats: Sequence[str]) -> Refused:
    """A seat may be called by its id or by its name: near ones as they are alike, else all names."""
    named = [voice.name(seat) for seat in seats]
    seat_of = dict(zip([*named, *seats], [*seats, *seats], strict=True))
    near: dict[str, str] = {}
    for one in nearest(given, list(seat_of)):
        near.setdefault(seat_of[one], one)
    said = voice.t("unknown-seat", given=given)
    return Refused(
        said + voice.nearest(list(near.values())) if near else f"{said} {voice.t('there-are', names=', '.join(named))}"
    )


def bad_ruling(voice: Voice, bad: BadRuling) -> Refused:
    return unknown(voice, bad.what, bad.given, bad.known)


def bad_pack(voice: Voice, bad: BadPack) -> Refused:
    """Everything that is wrong, a line each."""
    return Refused(*[voice.problem(one) for one in bad.problems])
