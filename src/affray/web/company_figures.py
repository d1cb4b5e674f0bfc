"""One fighter in the picture of a melee: what stands on the figure, how large it is, how it is drawn."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from markupsafe import escape

from affray.kernel.names import Ref
from affray.kernel.speaker import Speaker

__all__ = ["BADGE", "CHIP", "WIDTH", "Badge", "Figure", "chip", "draw", "figures", "fitted", "text_width"]

View = dict[str, Any]

WIDTH: Final = 140
CHIP: Final = 38
BADGE: Final = 18
PAD: Final = 8
LINE: Final = 15
MOST_BADGES: Final = 6
BAR: Final = 72

# What lies on a fighter, the gravest first; `held` is said with the name of who holds.
HERO_MARKS: Final = {
    "dying": "bad", "wounded": "bad", "asleep": "bad", "surprised": "bad", "recovering": "bad", "weary": "warn", "miserable": "warn",
    "no_hope": "warn", "knocked_back": "warn", "fleeing": "note",
}  # fmt: skip
FOE_MARKS: Final = {"surprised": "bad", "recovering": "bad", "weary": "warn"}

NARROW: Final = frozenset("iljtfrI.,:;'’|!()[] /-1г")
BROAD: Final = frozenset("mwMW@%ЖШЩЮФМДЫшщюжфмыд")


@dataclass(frozen=True)
class Badge:
    """A word on a figure; `kind` is act, bad, warn, note or own."""

    text: str
    kind: str


@dataclass(frozen=True)
class Figure:
    """What the picture shows of one fighter. `lines` is the name as it fits, `full` the whole of it."""

    id: str
    hero: bool
    full: str
    lines: tuple[str, ...]
    endurance: int
    most: int
    load: int
    left: str
    right: str
    badges: tuple[Badge, ...]
    acts: bool = False
    aimed: bool = False
    own: bool = False
    waits: bool = False
    out: str = ""
    out_words: str = ""

    @property
    def words(self) -> tuple[str, ...]:
        """The badges in words."""
        return tuple(badge.text for badge in self.badges)

    @property
    def rows(self) -> tuple[tuple[Badge, ...], ...]:
        """The badges as they fit into lines."""
        rows: list[list[Badge]] = []
        left = 0.0
        for badge in shown_badges(self.badges):
            wide = badge_width(badge) + 4
            if not rows or wide > left + 4:
                rows.append([])
                left = WIDTH - 2 * PAD
            rows[-1].append(badge)
            left -= wide
        return tuple(tuple(row) for row in rows)

    @property
    def height(self) -> int:
        return 8 + LINE * len(self.lines) + 34 + BADGE * len(self.rows) + (3 if self.badges else 0)


# -- words that fit


def text_width(text: str, size: float, bold: bool = False) -> float:
    """About how wide a text is; fonts differ, so it errs on the wide side."""
    total = 0.0
    for letter in text:
        if letter in NARROW:
            total += 0.36
        elif letter in BROAD:
            total += 0.92
        else:
            total += 0.72 if letter.isupper() else 0.62
    return total * size * (1.1 if bold else 1.0)


def fitted(text: str, room: float, size: float, bold: bool = False) -> str:
    """The text, or as much of it as there is room for, with an ellipsis; the number that tells equals apart is kept."""
    if text_width(text, size, bold) <= room:
        return text
    head, _, label = text.rpartition(" ")
    tail = f" {label}" if head and label.isdigit() else ""
    kept = head if tail else text
    while len(kept) > 1 and text_width(f"{kept}…{tail}", size, bold) > room:
        kept = kept[:-1].rstrip()
    return f"{kept}…{tail}"


def wrapped(name: str, room: float) -> tuple[str, ...]:
    """A name in one line or two."""
    if text_width(name, 13, True) <= room:
        return (name,)
    words = name.split(" ")
    for at in range(len(words) - 1, 0, -1):
        first, rest = " ".join(words[:at]), " ".join(words[at:])
        if not rest.isdigit() and text_width(first, 13, True) <= room:
            return (first, fitted(rest, room, 13, True))
    first, dash, rest = name.partition("-")
    if dash and text_width(first + dash, 13, True) <= room:
        return (first + dash, fitted(rest, room, 13, True))
    return (fitted(name, room, 13, True),)


def badge_width(badge: Badge) -> float:
    return text_width(badge.text, 10.5) + 12


def shown_badges(badges: Sequence[Badge]) -> tuple[Badge, ...]:
    """No more than there is place for: the others as how many there are."""
    fit = [Badge(fitted(badge.text, WIDTH - 2 * PAD - 12, 10.5), badge.kind) for badge in badges]
    if len(fit) <= MOST_BADGES:
        return tuple(fit)
    return (*fit[: MOST_BADGES - 1], Badge(f"+{len(fit) - MOST_BADGES + 1}", "note"))


# -- what a fighter shows


def figures(view: View, speaker: Speaker, mine: Collection[str]) -> dict[str, Figure]:
    """All fighters by id, heroes first."""
    acting, aimed, waiting = under_way(view)
    found = {}
    for row in view["heroes"]:
        found[row["id"]] = hero_figure(row, view, speaker, mine, acting, aimed, waiting)
    for row in view["foes"]:
        found[row["id"]] = foe_figure(row, view, speaker, acting, aimed)
    return found


def under_way(view: View) -> tuple[str, str, Collection[str]]:
    """Who acts, at whom the blow under way is aimed, who has no stance yet."""
    acting = aimed = ""
    waiting: Collection[str] = ()
    for act in view["under_way"]:
        acting = act.get("who") or acting
        aimed = act.get("target") or aimed
        waiting = act.get("undecided", waiting)
    return acting, aimed, waiting


def hero_figure(
    row: View,
    view: View,
    speaker: Speaker,
    mine: Collection[str],
    acting: str,
    aimed: str,
    waiting: Collection[str],
) -> Figure:
    who = Ref(row["id"])
    # Who plays the whole Company need not be told whose each hero is.
    own = row["seat"] in mine and not all(other["seat"] in mine for other in view["heroes"])
    badges = [Badge(speaker.t("web-co-acts"), "act")] if acting == row["id"] else []
    if row["id"] in waiting:
        badges.append(Badge(speaker.t("web-co-waits"), "act"))
    if own:
        badges.append(Badge(speaker.t("web-co-own"), "own"))
    if row["seized_by"]:
        badges.append(Badge(speaker.t("web-co-mark", mark="seized", who=who), "bad"))
    badges += marks(row, view, speaker, HERO_MARKS)
    badges += conditions(row, view, speaker)
    left = speaker.t("web-co-hope", now=int(row["hope"]), most=int(row["max_hope"]))
    return figure(row, True, speaker, badges, left, "", acting, aimed, own, row["id"] in waiting)


def foe_figure(row: View, view: View, speaker: Speaker, acting: str, aimed: str) -> Figure:
    badges = [Badge(speaker.t("web-co-acts"), "act")] if acting == row["id"] else []
    if row["wounds"]:
        badges.append(Badge(speaker.t("web-co-wounds", n=int(row["wounds"])), "bad"))
    badges += marks(row, view, speaker, FOE_MARKS)
    badges += conditions(row, view, speaker)
    if row["reach_from"] > max(1, view["round"]):
        badges.append(Badge(speaker.t("web-co-reach", n=int(row["reach_from"])), "note"))
    left = speaker.t("web-co-drive", kind=row["drive_kind"], n=int(row["drive"]))
    right = speaker.t("web-co-might", n=int(row["might"]))
    return figure(row, False, speaker, badges, left, right, acting, aimed)


def figure(
    row: View,
    hero: bool,
    speaker: Speaker,
    badges: list[Badge],
    left: str,
    right: str,
    acting: str,
    aimed: str,
    own: bool = False,
    waits: bool = False,
) -> Figure:
    name = speaker.name(row["id"])
    name = name[:1].upper() + name[1:]
    out = row["out"]
    return Figure(
        row["id"], hero, name, wrapped(name, WIDTH - 2 * PAD), int(row["endurance"]), int(row["max_endurance"]),
        int(row["load"]) if hero else 0, left, right, tuple(badges),
        acting == row["id"], aimed == row["id"], own, waits, out,
        speaker.t("web-co-out-word", why=out, who=Ref(row["id"])) if out else "",
    )  # fmt: skip


def marks(row: View, view: View, speaker: Speaker, kinds: dict[str, str]) -> list[Badge]:
    """Surprise is over with round 1; who was knocked back and has yet to recover is told by that alone."""
    lying = [mark for mark in kinds if row.get(mark) and (mark != "surprised" or view["round"] <= 1)]
    if "recovering" in lying and "knocked_back" in lying:
        lying.remove("knocked_back")
    return [Badge(speaker.t("web-co-mark", mark=mark, who=Ref(row["id"])), kinds[mark]) for mark in lying]


def conditions(row: View, view: View, speaker: Speaker) -> list[Badge]:
    """Cards laid on somebody by others, and poison."""
    lying = [card for card in row["cards"] if card in view["conditions"] and card not in HERO_MARKS]
    if row.get("poison"):
        lying.append("poison")
    return [Badge(speaker.name(card), "bad") for card in dict.fromkeys(lying)]


# -- drawing


def num(value: float) -> str:
    """A coordinate, as short as it can be."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def shape(hero: bool, width: float, height: float, kind: str) -> str:
    """Heroes are round at the corners, foes cut."""
    if hero:
        return f'<rect class="{kind}" width="{num(width)}" height="{num(height)}" rx="11"/>'
    w, h = num(width), num(height)
    inner_w, inner_h = num(width - 9), num(height - 9)
    return f'<path class="{kind}" d="M9 0H{inner_w}L{w} 9V{inner_h}L{inner_w} {h}H9L0 {inner_h}V9Z"/>'


def draw(figure: Figure, x: float, y: float) -> str:
    """The figure with its upper left corner there."""
    classes = ["fig", "hero" if figure.hero else "foe"]
    classes += [name for name in ("acts", "aimed", "own", "waits") if getattr(figure, name)]
    parts = [f'<g class="{" ".join(classes)}" transform="translate({num(x)} {num(y)})">']
    parts.append(f"<title>{escape('. '.join([figure.full, *figure.words]))}</title>")
    parts.append(shape(figure.hero, WIDTH, figure.height, "box"))
    if figure.acts:
        parts.append(f'<path class="flag" d="M{WIDTH // 2 - 8} -11h16l-8 8z"/>')
    at = 7
    for line in figure.lines:
        at += LINE
        parts.append(f'<text class="name" x="{PAD}" y="{at - 2}">{escape(line)}</text>')
    parts.append(bar(figure, at + 5))
    at += 15
    right = WIDTH - PAD
    parts.append(f'<text class="num" x="{right}" y="{at - 1}">{figure.endurance}/{figure.most}</text>')
    at += 15
    parts.append(f'<text class="fact" x="{PAD}" y="{at}">{escape(figure.left)}</text>')
    if figure.right:
        parts.append(f'<text class="fact end" x="{right}" y="{at}">{escape(figure.right)}</text>')
    at += 7
    for row in figure.rows:
        across = float(PAD)
        for badge in row:
            wide = badge_width(badge)
            parts.append(
                f'<rect class="pill {badge.kind}" x="{num(across)}" y="{at}" width="{num(wide)}" height="15" rx="7.5"/>'
            )
            text = f'<text class="pill-text {badge.kind}" x="{num(across + wide / 2)}" y="{at + 11}">{escape(badge.text)}</text>'
            parts.append(text)
            across += wide + 4
        at += BADGE
    parts.append("</g>")
    return "".join(parts)


def bar(figure: Figure, y: float) -> str:
    """Endurance, and where a hero becomes Weary."""
    share = max(0.0, min(1.0, figure.endurance / max(1, figure.most)))
    low = " low" if figure.endurance <= figure.load or share <= 0.25 else ""
    parts = [f'<rect class="track" x="{PAD}" y="{num(y)}" width="{BAR}" height="8" rx="4"/>']
    if share:
        wide = num(max(4.0, BAR * share))
        parts.append(f'<rect class="fill{low}" x="{PAD}" y="{num(y)}" width="{wide}" height="8" rx="4"/>')
    if 0 < figure.load < figure.most:
        at = num(PAD + BAR * figure.load / figure.most)
        parts.append(f'<path class="load" d="M{at} {num(y - 2)}v12"/>')
    return "".join(parts)


# Lying, crossed out, gone, a white flag: what befell somebody is told by shape, and by a word beside it.
SIGNS: Final = {
    "slain": "M-5 -5L5 5M5 -5L-5 5", "gone": "M-6 0H5M1 -4L5 0L1 4", "surrendered": "M-4 6V-6L5 -3L-4 0",
}  # fmt: skip
LYING: Final = "M-6 3H6M-6 -1a2 2 0 1 1 0.1 0M-2 0H6"


def chip(figure: Figure, x: float, y: float) -> str:
    """Somebody who is out of the fight: the name and why."""
    room = WIDTH - 36
    return (
        f'<g class="fig out {"hero" if figure.hero else "foe"}" transform="translate({num(x)} {num(y)})">'
        f"<title>{escape(figure.full)}: {escape(figure.out_words)}</title>"
        f"{shape(figure.hero, WIDTH, CHIP, 'box')}"
        f'<path class="sign" transform="translate(18 19)" d="{SIGNS.get(figure.out, LYING)}"/>'
        f'<text class="gone {figure.out}" x="32" y="16">{escape(fitted(figure.full, room, 12))}</text>'
        f'<text class="fact" x="32" y="30">{escape(fitted(figure.out_words, room, 11))}</text></g>'
    )
