"""The melee as a picture: who faces whom, in which stance, who stands back, who is out.

It is drawn twice, wide (a row for each stance, the foes above) and tall (heroes left, foes right, the boldest first); the style sheet shows one.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from markupsafe import Markup, escape

from affray.company.field import Field
from affray.company.fighter import STANCES
from affray.kernel.speaker import Speaker
from affray.web.company_figures import CHIP, WIDTH, Figure, chip, draw, num
from affray.web.company_scene import Group, Pair, Scene, scene_of, sentences
from affray.web.moment import melee_words

__all__ = ["melee"]

Point = tuple[float, float]

GAP: Final = 12
STEP: Final = WIDTH + GAP
EDGE: Final = 12
HEAD: Final = 32
# Where lines leave a figure: right of its middle, so that they pass the names of the bands.
ANCHOR: Final = 90
MOST_COLUMNS: Final = 6
CLASH: Final = 40
DISTANCE: Final = 92
TALL: Final = 360


@dataclass
class Stretch:
    """A band of the tall picture as far as it goes."""

    kind: str
    start: float
    end: float


@dataclass
class Drawing:
    """Parts in the order in which they are laid over each other, and where each figure stands."""

    width: float
    y: float = 0
    ground: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    top: list[str] = field(default_factory=list)
    at: dict[str, Point] = field(default_factory=dict)

    def put(self, figure: Figure, x: float, y: float) -> None:
        self.at[figure.id] = (x, y)
        self.top.append(draw(figure, x, y))


def melee(fight: Field, speaker: Speaker, mine: Collection[str]) -> Markup:
    """The fight as SVG inside a figure. `mine` are the seats of whoever looks: their heroes are marked."""
    scene = scene_of(fight, speaker, mine)
    title = speaker.t("web-co-title", round=int(scene.view["round"]), phase=melee_words(fight, speaker))
    said = " ".join(sentences(scene))
    svgs = [svg(drawing, kind, title, said) for drawing, kind in ((wide(scene), "wide"), (tall(scene), "tall"))]
    return Markup(f'<div class="melee">{"".join(svgs)}</div>')


def svg(drawing: Drawing, kind: str, title: str, said: str) -> str:
    box = f"{num(drawing.width)} {num(drawing.y)}"
    size = f'width="{num(drawing.width)}" height="{num(drawing.y)}"'
    head = (
        f'<div class="melee-{kind} picture-scroll"><svg viewBox="0 0 {box}" {size} role="img"'
        f' aria-labelledby="melee-{kind}-title" aria-describedby="melee-{kind}-words">'
        f'<title id="melee-{kind}-title">{escape(title)}</title><desc id="melee-{kind}-words">{escape(said)}</desc>'
        f'<defs><marker id="melee-{kind}-tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="10" markerHeight="10"'
        ' markerUnits="userSpaceOnUse" orient="auto"><path class="tip" d="M0 0L10 5L0 10Z"/></marker></defs>'
    )
    parts = [*drawing.ground, *drawing.links, *drawing.top]
    return head + "".join(parts).replace("#tip", f"#melee-{kind}-tip") + "</svg></div>"


# -- pieces of both drawings


def band(drawing: Drawing, kind: str, label: str, y: float, height: float) -> None:
    """A strip across the picture with its name at the left edge."""
    drawing.ground.append(
        f'<rect class="band {kind}" y="{num(y)}" width="{num(drawing.width)}" height="{num(height)}" rx="8"/>'
        f'<text class="label" x="12" y="{num(y + 20)}">{escape(label)}</text>'
    )


def flow(drawing: Drawing, row: Sequence[Figure], left: float, columns: int, top: float, chips: bool = False) -> float:
    """Figures in rows, each row in the middle; returns the lower edge of the last."""
    y = top
    for start in range(0, len(row), columns):
        line = row[start : start + columns]
        shift = left if chips else left + (columns - len(line)) * STEP / 2
        for at, figure in enumerate(line):
            if chips:
                drawing.top.append(chip(figure, shift + at * STEP, y))
            else:
                drawing.put(figure, shift + at * STEP, y)
        y += (CHIP if chips else max(figure.height for figure in line)) + (8 if chips else 14)
    return y


def link(drawing: Drawing, points: Sequence[Point], kind: str, layer: list[str] | None = None) -> None:
    path = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)
    tip = ' marker-end="url(#tip)"' if kind.startswith("blow") else ""
    (drawing.links if layer is None else layer).append(f'<path class="tie {kind}" d="{path}"{tip}/>')


def links(scene: Scene, drawing: Drawing, way: dict[Pair, list[Point]]) -> None:
    """Lines between those who face each other, and the blow under way over them."""
    blow = scene.blow
    for pair, points in way.items():
        link(drawing, points, "held" if pair in scene.held else "pair")
    if blow in way:
        link(drawing, way[blow], "blow")
    elif blow[::-1] in way:
        link(drawing, way[blow[::-1]][::-1], "blow")
    elif blow[0] in drawing.at and blow[1] in drawing.at:
        # A shot goes over the heads of those between.
        link(drawing, flight(scene, drawing, *blow), "blow shot", drawing.top)


def flight(scene: Scene, drawing: Drawing, who: str, target: str) -> list[Point]:
    """A shot: straight from edge to edge."""
    ends: list[Point] = []
    (from_x, from_y), (to_x, to_y) = drawing.at[who], drawing.at[target]
    first, last = scene.all[who], scene.all[target]
    if abs(to_y - from_y) < max(first.height, last.height) and to_x != from_x:
        right = to_x > from_x
        ends.append((from_x + (WIDTH if right else 0), from_y + first.height / 2))
        ends.append((to_x + (0 if right else WIDTH), to_y + last.height / 2))
    else:
        up = to_y < from_y
        ends.append((from_x + WIDTH / 2, from_y + (0 if up else first.height)))
        ends.append((to_x + WIDTH / 2, to_y + (last.height if up else 0)))
    return ends


def distance(scene: Scene, drawing: Drawing) -> None:
    """The ground between the sides, and which volley crosses it."""
    view, middle = scene.view, drawing.y + DISTANCE / 2
    label = scene.speaker.t(
        "web-co-distance", volley=min(int(view["volley"]), int(view["volleys"])), most=int(view["volleys"])
    )
    drawing.ground.append(
        f'<path class="far" d="M{EDGE} {num(middle + 8)}H{num(drawing.width - EDGE)}"/>'
        f'<text class="between" x="{num(drawing.width / 2)}" y="{num(middle - 2)}">{escape(label)}</text>'
    )
    drawing.y += DISTANCE


def left_out(scene: Scene, drawing: Drawing, columns: int) -> None:
    """Those who fight no more."""
    if scene.out:
        drawing.y += 10
        strip(scene, drawing, scene.out, "out", columns, chips=True)


def strip(scene: Scene, drawing: Drawing, row: Sequence[Figure], kind: str, columns: int, chips: bool = False) -> None:
    """A band of figures that stand side by side."""
    top = drawing.y
    left = (drawing.width - columns * STEP + GAP) / 2
    drawing.y = flow(drawing, row, left, columns, top + HEAD, chips)
    band(drawing, kind, scene.speaker.t("web-co-band", band=kind), top, drawing.y - top)


# -- wide: a row for each stance, the foes above


def wide(scene: Scene) -> Drawing:
    close = [hero for group in scene.groups for hero in group.heroes if scene.band(hero) in STANCES[:3]]
    columns = min(MOST_COLUMNS, max(3, len(close), len(scene.back), len(scene.standing) - len(close)))
    drawing = Drawing(2 * EDGE + columns * STEP - GAP)
    if scene.apart:
        strip(scene, drawing, scene.back, "foes", columns)
        distance(scene, drawing)
        strip(scene, drawing, scene.standing, "heroes", columns)
        links(scene, drawing, {})
    else:
        wide_close(scene, drawing, columns, close)
    left_out(scene, drawing, columns)
    return drawing


def wide_close(scene: Scene, drawing: Drawing, columns: int, close: Sequence[Figure]) -> None:
    if scene.back:
        strip(scene, drawing, scene.back, "back", columns)
        drawing.y += 8
    left = EDGE + (columns - len(close)) * STEP / 2
    x = {hero.id: left + at * STEP for at, hero in enumerate(close)}
    line = wide_foes(scene, drawing, x) + CLASH / 2
    for kind in scene.bands():
        here = [hero for hero in scene.standing if scene.band(hero) == kind]
        if kind == "rearward":
            drawing.y += 10
        if here and kind not in STANCES[:3]:
            strip(scene, drawing, here, kind, columns)
            drawing.y += 4
            continue
        height = HEAD + max((hero.height + 12 for hero in here), default=0)
        band(drawing, kind, scene.speaker.t("web-co-band", band=kind), drawing.y, height)
        for hero in here:
            drawing.put(hero, x[hero.id], drawing.y + HEAD)
        drawing.y += height + 4
    way: dict[Pair, list[Point]] = {}
    for pair in scene.pairs:
        way[pair] = climb(scene, drawing, *pair, line)
    links(scene, drawing, way)


def climb(scene: Scene, drawing: Drawing, hero_id: str, foe_id: str, line: float) -> list[Point]:
    """From a hero up to a foe; past those that stand nearer, at the left of their column."""
    hero_x, hero_y = drawing.at[hero_id]
    foe_x, foe_y = drawing.at[foe_id]
    foe = scene.all[foe_id]
    middle, foot = hero_x + ANCHOR, foe_y + foe.height
    if line - foot <= CLASH / 2 + 1:
        if foe_x == hero_x:
            return [(middle, hero_y), (middle, foot)]
        return [(middle, hero_y), (middle, line), (foe_x + ANCHOR, line), (foe_x + ANCHOR, foot)]
    beside = foe_x - GAP / 2
    return [(middle, hero_y), (middle, line), (beside, line), (beside, foe_y + 22), (foe_x, foe_y + 22)]


def wide_foes(scene: Scene, drawing: Drawing, x: dict[str, float]) -> float:
    """The engaged foes over the heroes they face, in rows, with room for the lines; returns the lower edge of the nearest row."""
    levels: list[list[tuple[float, Figure]]] = []
    for group in scene.groups:
        tied = {foe.id: [hero for hero, other in scene.pairs if other == foe.id] for foe in group.foes}
        for foe in sorted(group.foes, key=lambda each: -len(tied[each.id])):
            at = sum(x[hero] for hero in tied[foe.id]) / len(tied[foe.id])
            level = 0
            while level < len(levels) and any(abs(other - at) < STEP - 1 for other, _ in levels[level]):
                level += 1
            if level == len(levels):
                levels.append([])
            levels[level].append((at, foe))
    if not levels:
        return drawing.y
    top = drawing.y
    edge = top + HEAD + sum(max(foe.height for _, foe in row) + 16 for row in levels) - 16
    foot = edge
    for row in levels:
        for at, foe in row:
            drawing.put(foe, at, edge - foe.height)
        edge -= max(foe.height for _, foe in row) + 16
    band(drawing, "fray", scene.speaker.t("web-co-band", band="fray"), top, foot + 10 - top)
    drawing.y = foot + CLASH
    return foot


# -- tall: heroes left, foes right


def tall(scene: Scene) -> Drawing:
    drawing = Drawing(TALL)
    if scene.back:
        strip(scene, drawing, scene.back, "foes" if scene.apart else "back", 2)
        drawing.y += 4
    if scene.apart:
        distance(scene, drawing)
        strip(scene, drawing, scene.standing, "heroes", 2)
        links(scene, drawing, {})
    else:
        tall_close(scene, drawing)
    left_out(scene, drawing, 2)
    return drawing


def tall_close(scene: Scene, drawing: Drawing) -> None:
    order = scene.bands()
    bands: list[Stretch] = []
    close = [group for group in scene.groups if scene.band(group.heroes[0]) in STANCES[:3]]
    for group in sorted(close, key=lambda each: sorted(order.index(scene.band(hero)) for hero in each.heroes)):
        tall_group(scene, drawing, group, bands)
    for stretch in bands:
        height = stretch.end - stretch.start - 4
        band(drawing, stretch.kind, scene.speaker.t("web-co-band", band=stretch.kind), stretch.start, height)
    for kind in order[3:]:
        if here := [hero for hero in scene.standing if scene.band(hero) == kind]:
            strip(scene, drawing, here, kind, 2)
            drawing.y += 4
    links(scene, drawing, {pair: across(scene, drawing, *pair) for pair in scene.pairs})


def tall_group(scene: Scene, drawing: Drawing, group: Group, bands: list[Stretch]) -> None:
    """Heroes under each other, the boldest first, over against their foes; a band goes on while the stance is the same."""
    order = scene.bands()
    heroes = sorted(group.heroes, key=lambda hero: order.index(scene.band(hero)))
    kinds = [bands[-1].kind if bands else "", *(scene.band(hero) for hero in heroes)]
    heads = [6 if kind == before else HEAD for before, kind in pairwise(kinds)]
    foes = sum(foe.height + 12 for foe in group.foes)
    own = sum(head + hero.height + 12 for head, hero in zip(heads, heroes, strict=True))
    spare = max(0.0, heads[0] + foes - own) / len(heroes)
    top = drawing.y
    for head, hero in zip(heads, heroes, strict=True):
        start, height = drawing.y, head + hero.height + 12 + spare
        drawing.put(hero, EDGE, start + head + spare / 2)
        drawing.y += height
        if head == HEAD:
            bands.append(Stretch(scene.band(hero), start, drawing.y))
        bands[-1].end = drawing.y
    edge = top + heads[0] + (drawing.y - top - heads[0] - foes) / 2
    for foe in group.foes:
        drawing.put(foe, TALL - EDGE - WIDTH, edge)
        edge += foe.height + 12


def across(scene: Scene, drawing: Drawing, hero_id: str, foe_id: str) -> list[Point]:
    """From a hero on the left to a foe on the right."""
    (hero_x, hero_y), (foe_x, foe_y) = drawing.at[hero_id], drawing.at[foe_id]
    start, end = hero_y + scene.all[hero_id].height / 2, foe_y + scene.all[foe_id].height / 2
    middle = (hero_x + WIDTH + foe_x) / 2
    return [(hero_x + WIDTH, start), (middle, start), (middle, end), (foe_x, end)]
