"""Bodies on the board: a survivor's token with its badges, the monster's base; what lies on whom never by colour alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from markupsafe import Markup

from affray.kernel.names import Ref
from affray.showdown.board import E, N, S
from affray.showdown.numbers import monster_total
from affray.web.showdown_tiles import fitted
from affray.web.svg import UNIT, centre, corner_of, tag

if TYPE_CHECKING:
    from affray.kernel.speaker import Speaker
    from affray.showdown.field import Field
    from affray.showdown.survivor import Survivor

__all__ = ["COLOURS", "Mark", "acting", "badge_shape", "figure", "initials", "marks", "monster_figure", "posture"]

# So many colours survivors have, `who-0` and on.
COLOURS: Final = 6
# The corners of a token where its badges sit, from its middle.
CORNERS: Final = ((14, -13), (-14, -13), (-14, 13))
DROP: Final = (13, 11)
GLYPHS: Final = {
    "acted": "M-3 0l2 3 4-5",
    "insane": "M-4 1c1-4 3-4 3-1s3 3 4-1",
    "doomed": "M0-4v4M0 3v.5",
    "tokens": "M-3-1.5h6M0-4.5v6M-3 4h6",
}
LETTER: Final = 8.9
LINE: Final = 14


@dataclass(frozen=True)
class Mark:
    """Something that lies on a survivor: priority, bleeding, insane, doomed, tokens, acted, down, hidden or another word; in words, and its number."""

    kind: str
    words: str
    number: str = ""


def initials(names: Sequence[str]) -> list[str]:
    """A capital letter for each name, the first of its own that no other has; a digit where all are taken."""
    found: list[str] = []
    for number, name in enumerate(names, 1):
        own = [letter for letter in name.upper() if letter.isalpha() and letter not in found]
        found.append(own[0] if own else str(number % 10))
    return found


def acting(fight: Field) -> Survivor | None:
    """The survivor whose act it is."""
    for act in fight.under_way:
        if act.name == "survivor_act":
            who = act.view()["who"]
            return next((survivor for survivor in fight.survivors if survivor.id == who), None)
    return None


def posture(survivor: Survivor) -> str:
    """How a token is shaped: dead, off, down, hidden, standing."""
    if survivor.dead:
        return "dead"
    if not survivor.on_board():
        return "off"
    return "down" if survivor.down else "hidden" if survivor.hidden else "standing"


def marks(fight: Field, speaker: Speaker, survivor: Survivor) -> list[Mark]:
    """What lies on a survivor and shows on the board, the most important first."""
    who = Ref(survivor.id)
    found: list[Mark] = []
    lies = {
        "priority": fight.priority is survivor, "doomed": survivor.doomed, "down": survivor.down, "hidden": survivor.hidden,
        "insane": survivor.insane(),
    }  # fmt: skip
    found += [Mark(key, speaker.t("panel-mark-" + key, who=who)) for key, holds in lies.items() if holds]
    if survivor.bleeding:
        bleeding = int(survivor.bleeding)
        found.append(Mark("bleeding", speaker.t("web-sd-bleeding", n=bleeding), str(bleeding)))
    tokens = {word: n for word, n in survivor.tokens.items() if n}
    if tokens:
        said = ", ".join(speaker.t("web-sd-token", attribute=word, by=n) for word, n in tokens.items())
        found.append(Mark("tokens", said))
    if survivor.acted and fight.phase == "survivors" and survivor is not acting(fight):
        found.append(Mark("acted", speaker.t("panel-mark-acted", who=who)))
    return found


def badge_shape(kind: str, number: str, x: float, y: float) -> Markup:
    """A badge with its middle at a point."""
    place = f"translate({x:g} {y:g})"
    if kind == "bleeding":
        drop = tag("path", d="M0-11C3-6 8-3 8 2a8 8 0 0 1-16 0c0-5 5-8 8-13z", class_="drop")
        return tag("g", drop, tag("text", number, y=6, class_="drop-number"), transform=place)
    if kind == "priority":
        rings = [tag("circle", r=7.5, class_="aim"), tag("circle", r=4, class_="aim-ring"), tag("circle", r=1.5)]
        return tag("g", *rings, transform=place, class_="badge-priority")
    if kind in ("down", "hidden"):
        shape = tag("ellipse", rx=11, ry=6) if kind == "down" else tag("circle", r=7)
        return tag("g", shape, transform=place, class_=f"plain-token {kind}")
    return tag("g", tag("circle", r=7.5), tag("path", d=GLYPHS[kind]), transform=place, class_=f"badge badge-{kind}")


def figure(
    fight: Field, survivor: Survivor, letter: str, lying: Sequence[Mark], words: str, acting: bool, over: bool
) -> Markup:
    """A survivor's token: round while standing, flat when knocked down, hollow and dashed when hidden. `over`: on a square that may
    be chosen, where a tap must go through."""
    x, y = centre(survivor.square)
    shape = posture(survivor)
    parts = [tag("title", words)]
    if acting:
        parts.append(tag("circle", r=19.5, class_="acting"))
    if shape == "down":
        parts.append(tag("ellipse", rx=18.5, ry=11, class_="body"))
        parts.append(tag("text", letter, y=6, transform="rotate(-90)", class_="letter"))
    else:
        parts.append(tag("circle", r=15.5, class_="body"))
        parts.append(tag("text", letter, y=6.5, class_="letter"))
    corners = list(CORNERS)
    for mark in lying:
        if mark.kind == "bleeding":
            parts.append(badge_shape(mark.kind, mark.number, *DROP))
        elif mark.kind not in ("down", "hidden") and corners:
            parts.append(badge_shape(mark.kind, mark.number, *corners.pop(0)))
    shown = f"token who-{survivor.index % COLOURS} {shape}" + (" over" if over else "")
    return tag("g", *parts, class_=shown, transform=f"translate({x} {y})")


# -- the monster


def monster_figure(fight: Field, title: str, words: str, over: bool) -> Markup:
    """The monster's base with its name, toughness and cards left, and an arrow over the edge that it looks over."""
    monster = fight.monster
    x, y = corner_of(monster.corner)
    side = monster.size * UNIT
    base = {"x": x + 2, "y": y + 2, "width": side - 4, "height": side - 4, "rx": 7}
    parts = [
        tag("title", words),
        tag("rect", **base, class_="base"),
        tag("path", d=ARROW, transform=arrow_place(x, y, side, monster.facing), class_="facing"),
    ]
    if monster.down:
        parts.append(tag("path", d=f"M{x + 9} {y + 9}l{side - 18} {side - 18}m0 {18 - side}l{18 - side} {side - 18}"))
    lines = fitted(title, side - 8, side - 36, LETTER, LINE) or [short(title, side)]
    numbers = monster.size > 1
    first = y + side / 2 - (len(lines) - 1 + numbers) * LINE / 2 + 4
    parts += [tag("text", line, x=x + side // 2, y=f"{first + n * LINE:g}") for n, line in enumerate(lines)]
    if numbers:
        parts.append(base_numbers(fight, x + side / 2, first + len(lines) * LINE + 1))
    shown = "monster" + (" down" if monster.down else "") + (" over" if over else "")
    return tag("g", *parts, class_=shown)


def short(title: str, side: int) -> str:
    """As much of a name as the base has room for."""
    room = max(1, int((side - 8) / LETTER))
    return title if len(title) <= room else title[:1] if room < 6 else title[: room - 1] + "…"


def base_numbers(fight: Field, x: float, y: float) -> Markup:
    """A shield with the toughness, a card with how many are left to draw."""
    monster = fight.monster
    toughness = monster_total(fight, "toughness")
    shield = tag("path", d=f"M{x - 31:g} {y - 9:g}h9v5q0 4-4.5 6-4.5-2-4.5-6z")
    card = tag("rect", x=f"{x + 5:g}", y=f"{y - 9:g}", width=8, height=11, rx=1.5)
    said = [
        tag("text", toughness, x=f"{x - 19:g}", y=f"{y:g}"),
        tag("text", len(monster.ai), x=f"{x + 17:g}", y=f"{y:g}"),
    ]
    return tag("g", shield, card, *said, class_="base-numbers")


ARROW: Final = "M-12 5L0-8L12 5z"


def arrow_place(x: int, y: int, side: int, facing: int) -> str:
    """Where the arrow stands, and how it is turned: its foot lies on the edge the monster looks over."""
    middle = side // 2
    if facing == N:
        return f"translate({x + middle} {y + 4})"
    if facing == E:
        return f"translate({x + side - 4} {y + middle}) rotate(90)"
    if facing == S:
        return f"translate({x + middle} {y + side - 4}) rotate(180)"
    return f"translate({x + 4} {y + middle}) rotate(270)"
