"""Terrain as it is drawn: a texture for each kind, a border that says what stops there, the name where it fits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from markupsafe import Markup

from affray.showdown.board import box
from affray.web.svg import EDGE, UNIT, tag

if TYPE_CHECKING:
    from affray.showdown.terrain import Placement

__all__ = ["fitted", "legend_swatch", "texture", "tile"]

# What the ground is made of, and the strokes of its texture in a square of 14.
TEXTURES: Final[dict[str, tuple[str, str]]] = {
    "tall_grass": ("plant", "M2 13l2-8 2 8M8 7l2-6 2 6"),
    "acanthus_plants": ("plant", "M7 13V4M7 9L3 5M7 9l4-4M7 12l-5-2M7 12l5-2"),
    "nightmare_tree": ("flesh", "M1 14C4 9 2 5 6 1M6 14c3-4 1-8 5-13M11 14c2-3 1-6 3-8"),
    "giant_stone_face": ("stone", "M0 4h14M0 11h14M4 4v7M11 11v3M11 0v4"),
    "stone_columns": ("stone", "M3 0v14M7 0v14M11 0v14"),
    "toppled_pillar": ("stone", "M0 3h14M0 7h14M0 11h14"),
    "debris": ("stone", "M2 5l3-3 2 3zM8 11l3-4 2 4zM3 12h3"),
    "ore_vein": ("metal", "M0 11l4-5 3 3 7-8M2 3h1M10 12h1"),
    "bug_patch": ("metal", "M3 4h2M10 3h2M6 9h2M12 11h1M1 12h2"),
    "dead_monster": ("flesh", "M2 2l4 4M6 2L2 6M8 9h5M8 12h5"),
    "survivor_corpse": ("flesh", "M7 2v9M3 5h8M4 12h6"),
}
OTHER: Final = ("stone", "M3 3h1M10 10h1")
# About so wide is a letter of a name on a tile.
LETTER: Final = 7
LINE: Final = 12


def texture(kind: str) -> Markup:
    """The pattern of a kind of terrain, to be defined once."""
    material, strokes = TEXTURES.get(kind, OTHER)
    drawn = tag("path", d=strokes, class_=f"texture {material}")
    return tag("pattern", drawn, id=pattern(kind), width=14, height=14, patternUnits="userSpaceOnUse")


def pattern(kind: str) -> str:
    return f"sd-tile-{kind if kind in TEXTURES else 'other'}"


def tile(placed: Placement, title: str) -> Markup:
    """A tile at its place. Impassable ones have a thick border, those that block sight a second one within."""
    top, left, bottom, right = box(placed.mask)
    x, y = EDGE + left * UNIT + 1, EDGE + top * UNIT + 1
    wide, high = (right - left + 1) * UNIT - 2, (bottom - top + 1) * UNIT - 2
    kind = placed.tile
    material = TEXTURES.get(kind.id, OTHER)[0]
    frame = {"x": x, "y": y, "width": wide, "height": high, "rx": 4}
    parts = [
        tag("title", title),
        tag("rect", **frame, class_=f"tile {material}"),
        tag("rect", **frame, fill=f"url(#{pattern(kind.id)})"),
        tag("rect", **frame, class_="tile-edge" + (" wall" if kind.impassable else "")),
    ]
    if kind.obstacle:
        inner = {"x": x + 4, "y": y + 4, "width": wide - 8, "height": high - 8, "rx": 2}
        parts.append(tag("rect", **inner, class_="tile-sight"))
    lines = fitted(title, wide - 4, high - 4, LETTER, LINE)
    first = y + high / 2 - (len(lines) - 1) * LINE / 2 + 4
    parts += [
        tag("text", line, x=x + wide // 2, y=f"{first + n * LINE:g}", class_="tile-name")
        for n, line in enumerate(lines)
    ]
    return tag("g", *parts)


def fitted(title: str, wide: float, high: float, letter: float, line: float) -> list[str]:
    """The words of a name in lines that fit into a space; nothing where they do not."""
    lines: list[str] = []
    for word in title.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and len(longer) * letter <= wide:
            lines[-1] = longer
        else:
            lines.append(word)
    if any(len(each) * letter > wide for each in lines) or len(lines) * line > high:
        return []
    return lines


def legend_swatch(kind: str) -> Markup:
    """A piece of this ground, for the legend; the pattern itself is defined in the board."""
    material = TEXTURES.get(kind, OTHER)[0]
    frame = {"x": 1, "y": 1, "width": 22, "height": 16, "rx": 3}
    parts = [tag("rect", **frame, class_=f"tile {material}"), tag("rect", **frame, fill=f"url(#{pattern(kind)})")]
    return tag("svg", *parts, viewBox="0 0 24 18", width=24, height=18, aria_hidden="true")
