"""The board of a showdown as an SVG: ground, terrain, squares that may be chosen, ways of the monster, and everybody on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from markupsafe import Markup

from affray.kernel.names import Ref
from affray.showdown.board import (
    COLUMNS,
    DIRECTION_NAMES,
    FULL,
    ROW_LETTERS,
    ROWS,
    apart,
    footprint,
    name,
    square,
    squares,
)
from affray.showdown.bodies import blind_spot, in_sight, zone
from affray.showdown.collisions import others_squares
from affray.showdown.gear import FIST_AND_TOOTH
from affray.showdown.moves import passed_over
from affray.web.showdown_tiles import legend_swatch, texture, tile
from affray.web.showdown_tokens import acting, badge_shape, figure, initials, marks, monster_figure
from affray.web.spots import Spot
from affray.web.svg import EDGE, UNIT, centre, corner_of, outline, region, tag

if TYPE_CHECKING:
    from affray.kernel.speaker import Speaker
    from affray.showdown.field import Field
    from affray.showdown.survivor import Survivor

__all__ = ["board"]

WIDE: Final = COLUMNS * UNIT + 2 * EDGE
HIGH: Final = ROWS * UNIT + 2 * EDGE
# Ways that lie over each other are drawn this far apart.
APART: Final = 5


def board(fight: Field, speaker: Speaker, spots: Sequence[Spot]) -> Markup:
    """The board, its legend, and who is not on it. `spots` may be chosen now by whoever looks, or are seen only."""
    return Board(fight, speaker, spots).whole()


class Board:
    """One drawing: what it shows is found once."""

    def __init__(self, fight: Field, speaker: Speaker, spots: Sequence[Spot]) -> None:
        self.fight = fight
        self.speaker = speaker
        self.by_square: dict[str, list[Spot]] = {}
        own = [spot for spot in spots if not spot.seen]
        for spot in own:
            self.by_square.setdefault(spot.square, []).append(spot)
        self.chosen = 0
        for at in self.by_square:
            self.chosen |= 1 << square(at)
        ways = [spot.corners for spot in own if spot.corners]
        self.other_ways = [spot.corners for spot in spots if spot.seen and spot.corners not in ways]
        self.ways = list(dict.fromkeys([*ways, *self.other_ways]))
        self.letters = initials([self.title(survivor.id) for survivor in fight.survivors])
        monster = fight.monster
        self.shown = not monster.away and not monster.dead
        self.base = fight.monster_base() if self.shown else 0
        self.behind = blind_spot(monster.corner, monster.size, monster.facing) if self.base else 0
        self.unseen = self.out_of_sight() if self.base else 0
        self.actor = acting(fight)
        self.reaching = self.within_reach()

    def title(self, id: str) -> str:
        named = self.speaker.name(id)
        return named[:1].upper() + named[1:]

    def out_of_sight(self) -> int:
        """The squares that obstacles hide from the monster."""
        monster = self.fight.monster
        return hidden(monster.corner, monster.size, self.fight.terrain.obstacles)

    def within_reach(self) -> int:
        """The squares that may be chosen from which a weapon of who moves reaches the monster."""
        if self.actor is None or not self.base or moving(self.fight) is not self.actor:
            return 0
        monster, obstacles = self.fight.monster, self.fight.terrain.obstacles
        weapons = [FIST_AND_TOOTH, *[gear for gear in self.actor.gear() if gear.speed]]
        touching = max(weapon.reach for weapon in weapons if not weapon.range)
        shooting = max((int(weapon.range) for weapon in weapons), default=0)
        found = 0
        for at in squares(self.chosen):
            off = apart(at, 1, monster.corner, monster.size)
            shoots = off <= shooting and in_sight(at, 1, monster.corner, monster.size, obstacles)
            if off <= touching or shoots:
                found |= 1 << at
        return found

    # -- the whole

    def whole(self) -> Markup:
        below = tag("g", self.ground(), self.terrain(), self.other_lines(), aria_hidden="true")
        above = tag("g", self.monster(), *self.survivors(), aria_hidden="true")
        drawn = tag(
            "svg",
            self.textures(), below, self.spots(), above,
            viewBox=f"0 0 {WIDE} {HIGH}", class_="board", role="group" if self.by_square else "img",
            aria_labelledby="board-words",
        )  # fmt: skip
        scroll = tag(
            "div", row_letters(), drawn, class_="board-scroll", tabindex=0, role="region", aria_label=self.speaker.t("web-sd-board"),
            data_centre=self.attention(),
        )  # fmt: skip
        words = tag("p", self.words(), id="board-words", class_="board-words")
        return tag("figure", words, scroll, self.away(), self.legend(), class_="showdown-board", lang=self.speaker.lang)

    def words(self) -> str:
        """The board for those who hear it."""
        said = [self.speaker.t("web-sd-board-of", monster=Ref(self.fight.monster.id))]
        if self.base:
            said.append(self.monster_words())
        said.extend(self.survivor_words(survivor) for survivor in self.fight.on_board())
        return ". ".join(said) + "."

    def monster_words(self) -> str:
        monster = self.fight.monster
        return self.speaker.t(
            "web-sd-monster-at", monster=Ref(monster.id), square=name(monster.corner), size=int(monster.size),
            facing=DIRECTION_NAMES[monster.facing], down=monster.down,
        )  # fmt: skip

    def survivor_words(self, survivor: Survivor) -> str:
        at = f"{self.title(survivor.id)} {name(survivor.square)}"
        lying = [mark.words for mark in marks(self.fight, self.speaker, survivor)]
        return f"{at}: {', '.join(lying)}" if lying else at

    def attention(self) -> str:
        """Where a small screen should look first, as parts of the width and of the height."""
        looked = self.chosen or self.base
        if self.actor is not None and self.actor.on_board():
            looked = 1 << self.actor.square
        here = squares(looked) or [square("H11")]
        across = sum(centre(at)[0] for at in here) / len(here) / WIDE
        down = sum(centre(at)[1] for at in here) / len(here) / HIGH
        return f"{across:.2f} {down:.2f}"

    # -- ground and terrain

    def ground(self) -> Markup:
        parts = [
            tag("rect", x=EDGE, y=EDGE, width=COLUMNS * UNIT, height=ROWS * UNIT, class_="ground"),
            tag("path", d=region(self.unseen), class_="unseen") if self.unseen else "",
            tag("path", d=region(self.behind), class_="blind") if self.behind else "",
            tag("path", d=region(self.behind), fill="url(#sd-blind)") if self.behind else "",
        ]
        parts.append(grid())
        parts += [tag("path", d=outline(held), class_="zone") for held in self.zones()]
        return Markup("").join([*parts, labels()])

    def zones(self) -> list[int]:
        """Around the monster, where a card in play watches."""
        monster = self.fight.monster
        cards = [monster.ai_cards[id] for id in [*monster.traits, *monster.moods] if id in monster.ai_cards]
        return [self.base | zone(monster.corner, monster.size, *card.zone) for card in cards if card.zone and self.base]

    def terrain(self) -> Markup:
        return tag("g", *[tile(each, self.title(each.tile.id)) for each in self.fight.terrain.placed])

    def textures(self) -> Markup:
        kinds = dict.fromkeys(each.tile.id for each in self.fight.terrain.placed)
        blind = tag("path", d="M-2 10L10 -2M-2 2L2 -2M6 10L10 6", class_="blind-line")
        hatch = tag("pattern", blind, id="sd-blind", width=8, height=8, patternUnits="userSpaceOnUse")
        return tag("defs", hatch, *dict.fromkeys(texture(id) for id in kinds))

    # -- squares that may be chosen, ways

    def spots(self) -> Markup:
        if not self.by_square:
            return Markup("")
        range_ = tag("path", d=outline(self.chosen), class_="range")
        # The ways stand after their square, so that they stand out with it and yet leave it as small as it is.
        parts = [part for at in self.by_square for part in (self.spot(at), self.ways_to(at))]
        return tag("g", *parts, range_, class_="spots")

    def ways_to(self, at: str) -> Markup:
        lines = [self.line(spot.corners) for spot in self.by_square[at] if spot.corners]
        return tag("g", *lines, class_="ways", aria_hidden="true") if lines else Markup("")

    def spot(self, at: str) -> Markup:
        here = square(at)
        x, y = corner_of(here)
        parts = [tag("rect", x=x, y=y, width=UNIT, height=UNIT)]
        if self.reaching >> here & 1:
            parts.append(tag("path", d=f"M{x + 21} {y + 14}l7 7-7 7-7-7z", class_="reach"))
        else:
            parts.append(tag("circle", cx=x + UNIT // 2, cy=y + UNIT // 2, r=4))
        return tag(
            "a", *parts, class_="spot", role="button", tabindex=-1, data_square=at,
            data_keys="|".join(spot.key for spot in self.by_square[at]), aria_label=self.spot_words(at), href=f"#opt-{at}",
        )  # fmt: skip

    def spot_words(self, at: str) -> str:
        """What would be chosen, and what is there."""
        here = square(at)
        texts = dict.fromkeys(spot.text for spot in self.by_square[at])
        said = [text for text in texts if text and text != at]
        there = [self.title(each.id) for each in self.fight.on_board() if each.square == here]
        placed = self.fight.terrain.at(here)
        if placed is not None:
            there.append(self.title(placed.tile.id))
        if self.behind >> here & 1:
            there.append(self.speaker.t("web-sd-blind"))
        if self.reaching >> here & 1:
            there.append(self.speaker.t("web-sd-reach"))
        return ", ".join([at, *said, *there])

    def other_lines(self) -> Markup:
        return tag("g", *[self.line(way) for way in self.other_ways])

    def line(self, corners: Sequence[int]) -> Markup:
        """One way of the monster: the line of its corner, where its base comes to stand, and whom it runs over."""
        monster = self.fight.monster
        number = self.ways.index(tuple(corners))
        shift = (number - (len(self.ways) - 1) / 2) * APART if len(self.ways) <= 7 else 0
        points = [(x + shift, y + shift) for x, y in (centre(at) for at in corners)]
        drawn = "M" + "L".join(f"{x:g} {y:g}" for x, y in points)
        x, y = corner_of(corners[-1])
        side = monster.size * UNIT
        met = passed_over(list(corners), monster.size, others_squares(self.fight))
        hits = [tag("circle", cx=centre(at)[0], cy=centre(at)[1], r=19, class_="hit") for at in met]
        end = tag("rect", x=x + 2, y=y + 2, width=side - 4, height=side - 4, rx=8, class_="way-end")
        path = tag("path", d=drawn, class_=f"way-line way-{number % 4}") if len(points) > 1 else ""
        return tag("g", end, path, *hits, class_="way")

    # -- bodies

    def survivors(self) -> list[Markup]:
        return [
            figure(
                self.fight, survivor, self.letters[survivor.index], marks(self.fight, self.speaker, survivor),
                self.survivor_words(survivor), acting=survivor is self.actor, over=bool(self.chosen >> survivor.square & 1),
            )
            for survivor in self.fight.on_board()
        ]  # fmt: skip

    def monster(self) -> Markup:
        if not self.base:
            return Markup("")
        over = bool(self.chosen & self.base)
        return monster_figure(self.fight, self.title(self.fight.monster.id), self.monster_words(), over)

    # -- below the board

    def away(self) -> Markup:
        """Who belongs to the fight and does not stand on the board."""
        said = []
        monster = self.fight.monster
        if not self.base:
            said.append(self.speaker.t("web-sd-monster-off", monster=Ref(monster.id), dead=monster.dead))
        for survivor in self.fight.survivors:
            if survivor.dead:
                why = self.title(survivor.dead)
                said.append(self.speaker.t("web-sd-survivor-dead", who=Ref(survivor.id), why=why))
            elif not survivor.on_board():
                said.append(self.speaker.t("web-sd-survivor-off", who=Ref(survivor.id)))
        if not said:
            return Markup("")
        return tag("ul", *[tag("li", each[:1].upper() + each[1:]) for each in said], class_="board-away")

    def legend(self) -> Markup:
        """What the signs mean; only those that are there."""
        found: list[tuple[Markup, str]] = []
        t = self.speaker.t
        if self.behind:
            found.append((swatch("blind"), t("web-sd-blind")))
        if self.unseen:
            found.append((swatch("unseen"), t("web-sd-unseen")))
        if self.zones():
            found.append((swatch("zone"), t("web-sd-zone")))
        if self.chosen:
            found.append((swatch("spot"), t("web-sd-spot")))
        if self.reaching:
            found.append((swatch("reach"), t("web-sd-reach")))
        if self.ways:
            found.append((swatch("way"), t("web-sd-way")))
        if any(passed_over(list(way), self.fight.monster.size, others_squares(self.fight)) for way in self.ways):
            found.append((swatch("hit"), t("web-sd-hit")))
        tiles = {each.tile.id: each.tile for each in self.fight.terrain.placed}
        for id, kind in tiles.items():
            wall, sight = bool(kind.impassable), bool(kind.obstacle)
            found.append((legend_swatch(id), t("web-sd-tile", tile=Ref(id), wall=wall, sight=sight)))
        signs = dict.fromkeys(
            mark.kind for survivor in self.fight.on_board() for mark in marks(self.fight, self.speaker, survivor)
        )
        found += [(badge_swatch(kind), t("web-sd-sign", sign=kind)) for kind in signs]
        items = [tag("li", sign, tag("span", words[:1].upper() + words[1:])) for sign, words in found]
        summary = tag("summary", t("web-sd-legend"))
        return tag("details", summary, tag("ul", *items), class_="board-legend", data_keep="board-legend")


@lru_cache(maxsize=64)
def hidden(corner: int, size: int, obstacles: int) -> int:
    """The squares that obstacles hide from a base."""
    found = 0
    if obstacles:
        for at in squares(FULL & ~footprint(corner, size)):
            if not in_sight(corner, size, at, 1, obstacles):
                found |= 1 << at
    return found


@cache
def grid() -> Markup:
    inner = [f"M{EDGE + n * UNIT} {EDGE}v{ROWS * UNIT}" for n in range(1, COLUMNS)]
    inner += [f"M{EDGE} {EDGE + n * UNIT}h{COLUMNS * UNIT}" for n in range(1, ROWS)]
    return tag("path", d="".join(inner), class_="grid")


@cache
def labels() -> Markup:
    """The numbers above and below, the letters on both sides."""
    found = []
    for number in range(COLUMNS):
        across = EDGE + number * UNIT + UNIT // 2
        found += [tag("text", number + 1, x=across, y=y) for y in (EDGE - 8, HIGH - 8)]
    for number, letter in enumerate(ROW_LETTERS):
        down = EDGE + number * UNIT + UNIT // 2 + 5
        found += [tag("text", letter, x=x, y=down) for x in (EDGE // 2, WIDE - EDGE // 2)]
    return tag("g", *found, class_="axis")


@cache
def row_letters() -> Markup:
    """The letters of the rows once more, for a screen on which the board scrolls under them."""
    letters = [
        tag("text", letter, x=EDGE // 2, y=EDGE + number * UNIT + UNIT // 2 + 5)
        for number, letter in enumerate(ROW_LETTERS)
    ]
    return tag(
        "svg", tag("g", *letters, class_="axis"), viewBox=f"0 0 {EDGE} {HIGH}", class_="board-rows", aria_hidden="true"
    )


def moving(fight: Field) -> Survivor | None:
    """The survivor who is walking."""
    return acting(fight) if fight.under_way and fight.under_way[-1].name == "move" else None


SWATCHES: Final[dict[str, tuple[str, dict[str, object]]]] = {
    "blind": ("rect", {"x": 1, "y": 1, "width": 22, "height": 16, "class_": "blind"}),
    "unseen": ("rect", {"x": 1, "y": 1, "width": 22, "height": 16, "class_": "unseen"}),
    "zone": ("rect", {"x": 2, "y": 2, "width": 20, "height": 14, "class_": "zone"}),
    "spot": ("rect", {"x": 2, "y": 2, "width": 20, "height": 14, "class_": "spot-sign"}),
    "reach": ("path", {"d": "M12 2l7 7-7 7-7-7z", "class_": "reach"}),
    "way": ("path", {"d": "M2 9h20", "class_": "way-line"}),
    "hit": ("circle", {"cx": 12, "cy": 9, "r": 7, "class_": "hit"}),
}


def swatch(kind: str) -> Markup:
    """A sign of the board, small, for the legend."""
    shape, attributes = SWATCHES[kind]
    return tag("svg", tag(shape, **attributes), viewBox="0 0 24 18", width=24, height=18, aria_hidden="true")


def badge_swatch(kind: str) -> Markup:
    return tag("svg", badge_shape(kind, "", 12, 9), viewBox="0 0 24 18", width=24, height=18, aria_hidden="true")
