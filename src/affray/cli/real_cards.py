"""Cards drawn from a real deck: which may come, and what was typed for those that came."""

from __future__ import annotations

import shutil

from affray.cli.named import found, known_names, nearest
from affray.cli.voice import Voice, out
from affray.kernel.live import Draw

__all__ = ["asking", "list_cards", "read_cards"]


def asking(voice: Voice, wanted: Draw) -> str:
    """What is asked of the table: a sentence for this kind of draw, or a plain one."""
    key = "draw-" + wanted.why.replace("_", "-")
    who = voice.name(wanted.by)
    if voice.text.has(key):
        return voice.t(key, who=who, n=wanted.n)
    return voice.t("draw-ask", who=who, why=voice.name(wanted.why), n=wanted.n)


def list_cards(voice: Voice, cards: list[str]) -> None:
    """The cards with their numbers, in columns where they are many."""
    rows = [f"{number:>3}  {title(voice, card)}" for number, card in enumerate(cards, 1)]
    width = max(len(row) for row in rows) + 2
    across = max(1, min(3, min(80, shutil.get_terminal_size().columns) // width)) if len(rows) > 8 else 1
    down = -(-len(rows) // across)
    for at in range(down):
        out("".join(row.ljust(width) for row in rows[at::down]).rstrip(), wrap=False)


def read_cards(voice: Voice, wanted: Draw, cards: list[str], typed: str) -> list[str] | str:
    """The cards that were typed, by number or name and with commas between; or what is wrong with them."""
    parts = [part.strip() for part in typed.replace(";", ",").split(",") if part.strip()]
    if len(parts) == 1 and len(parts[0].split()) > 1 and all(word.isdecimal() for word in parts[0].split()):
        parts = parts[0].split()
    names = known_names(voice, cards)
    drawn: list[str] = []
    for part in parts:
        if part.isdecimal():
            if not 1 <= int(part) <= len(cards):
                return voice.t("draw-no-number", given=part, n=len(cards))
            drawn.append(cards[int(part) - 1])
            continue
        card = found(names, part)
        if not card:
            return voice.t("draw-no-such-card", given=part) + nearest(voice, names, part)
        drawn.append(card)
    if len(drawn) != wanted.n:
        return voice.t("draw-count", n=wanted.n, given=len(drawn))
    refused = wanted.refused(drawn)
    if refused is not None:
        return voice.t("draw-too-often", card=title(voice, drawn[refused]))
    return drawn


def title(voice: Voice, card: str) -> str:
    named = voice.name(card)
    return named[:1].upper() + named[1:]
