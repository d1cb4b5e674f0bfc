"""What is wrong with what was given: in words, with the nearest names."""

from __future__ import annotations

from collections.abc import Sequence

from affray.cli.voice import Refused, Voice
from affray.kernel.pack import BadPack, Problem
from affray.kernel.ruling import BadRuling, nearest

__all__ = ["bad_pack", "bad_ruling", "problem", "unknown"]


def unknown(voice: Voice, what: str, given: str, known: Sequence[str]) -> Refused:
    """Something of a name that nobody bears: the nearest names, or all when none is near and they are few."""
    near = nearest(given, list(known))
    said = voice.t("unknown-" + what, given=given)
    if not near and len(known) <= 12:
        return Refused(said + " " + voice.t("there-are", names=", ".join(known)))
    return Refused(said + voice.nearest(near))


def bad_ruling(voice: Voice, bad: BadRuling) -> Refused:
    return unknown(voice, bad.what, bad.given, bad.known)


def problem(voice: Voice, one: Problem) -> str:
    """file:line:column: message; expected ...; did you mean ..."""
    where = f"{one.file}:{one.line}:{one.column}" if one.line else one.file
    message = (
        voice.t(one.message, given=one.given, expected=one.expected) if voice.text.has(one.message) else one.message
    )
    parts = [f"{where}: {one.path}: {message}" if one.path else f"{where}: {message}"]
    if one.expected:
        parts.append(voice.t("problem-expected", expected=one.expected))
    if one.nearest:
        parts.append(voice.t("problem-nearest", names=", ".join(one.nearest)))
    return "; ".join(parts)


def bad_pack(voice: Voice, bad: BadPack) -> Refused:
    """Everything that is wrong, a line each."""
    return Refused(*[problem(voice, one) for one in bad.problems])
