"""Finding what somebody means by a name: in either language, in small letters, by its beginning or a word of it; and what it looks like when it is none."""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import Final

from affray.cli.plain import LANGUAGES
from affray.cli.voice import Voice

__all__ = ["found", "known_names", "like", "nearest", "plain"]

# How like a name must be to be offered, and how many are.
ALIKE: Final = 0.65
OFFERED: Final = 4


def known_names(voice: Voice, ids: list[str]) -> dict[str, str]:
    """What may be typed for each id, the own language's names before the other's: players know terms in either."""
    names: dict[str, str] = {}
    others = [Voice(lang, voice.names) for lang in LANGUAGES if lang != voice.lang]
    for speaker in (voice, *others):
        for one in ids:
            names.setdefault(plain(speaker.name(one)), one)
    for one in ids:
        names.setdefault(plain(one.replace("_", " ")), one)
        names.setdefault(plain(one), one)
    return names


def found(names: dict[str, str], typed: str) -> str:
    """The id of what bears this name, or of the only one whose name, else one of whose words, begins so; empty when there is none."""
    wanted = plain(typed)
    if not wanted:
        return ""
    begun = {names[name] for name in names if name.startswith(wanted)} or {
        names[name] for name in names if f" {wanted}" in name
    }
    return names.get(wanted) or (begun.pop() if len(begun) == 1 else "")


def nearest(voice: Voice, names: dict[str, str], typed: str) -> str:
    """ "Did you mean this or that?", or nothing."""
    near = {names[name]: None for name in like(plain(typed), list(names))}
    return voice.nearest([voice.name(each) for each in near])


def plain(name: str) -> str:
    """A name as people type it: small letters, «е» for «ё»."""
    return name.casefold().replace("ё", "е")


def like(wanted: str, names: list[str]) -> list[str]:
    """Names that have what was typed in them, else those that look like it, the most alike first."""
    inside = [name for name in names if len(wanted) > 2 and wanted in name]
    ratios = sorted(((SequenceMatcher(None, wanted, name).ratio(), name) for name in names), reverse=True)
    return (inside or [name for ratio, name in ratios if ratio >= ALIKE])[:OFFERED]
