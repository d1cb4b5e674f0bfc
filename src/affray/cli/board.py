"""The board of a showdown drawn in letters: 16 rows of 22 squares, three characters each, 70 columns in all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from click import style as paint

from affray.showdown.board import COLUMNS, ROW_LETTERS, ROWS, WIDTH, N, S, neighbour
from affray.showdown.bodies import blind_spot, in_sight

if TYPE_CHECKING:
    from affray.showdown.field import Field
    from affray.showdown.survivor import Survivor

__all__ = ["PLAIN", "SIGNS", "Cell", "Drawing", "Signs", "letters", "marks_of", "painted", "style"]


@dataclass(frozen=True)
class Signs:
    """The characters of a drawing: those of a terminal that shows all letters, and those that every terminal shows."""

    filled: str
    fallen: str
    arrows: tuple[str, str, str, str]
    seen: str


SIGNS: Final = Signs("█", "▒", ("▲", "►", "▼", "◄"), "·")
PLAIN: Final = Signs("#", "x", ("^", ">", "v", "<"), ".")
BLIND: Final = ":"
WAY: Final = "+"

TILES: Final = {
    "tall_grass": '"', "giant_stone_face": "&", "stone_columns": "I", "toppled_pillar": "=", "acanthus_plants": "*",
    "bug_patch": "%", "ore_vein": "$", "debris": ";", "dead_monster": "@", "survivor_corpse": "!", "nightmare_tree": "Y",
}  # fmt: skip
# For tiles that are not in the core deck.
OTHERS: Final = "?~^/|_0123456789"

PEOPLE: Final = ("bright_green", "bright_cyan", "bright_magenta", "bright_yellow", "bright_blue", "bright_white")


@dataclass(frozen=True)
class Cell:
    """One square: its three characters, what they show (seen, unseen, blind, terrain, wall, monster, survivor, way), whose they are, and
    whether the square may be chosen."""

    text: str
    kind: str
    owner: int = -1
    chosen: bool = False


def letters(names: Sequence[str]) -> list[str]:
    """A capital letter for each name, the first of its own that no other has; a digit where all are taken."""
    found: list[str] = []
    for number, name in enumerate(names, 1):
        own = [letter for letter in name.upper() if letter.isalpha() and letter not in found]
        found.append(own[0] if own else str(number % 10))
    return found


def marks_of(fight: Field) -> dict[str, str]:
    """A character for each kind of terrain that lies on the board."""
    found: dict[str, str] = {}
    spare = list(OTHERS)
    for placed in fight.terrain.placed:
        id = placed.tile.id
        if id not in found:
            found[id] = TILES.get(id) or (spare.pop(0) if spare else "?")
    return found


class Drawing:
    """The board as it is now. `spots` are squares that may be chosen, each with its number or ""; `way` squares that a path may take."""

    def __init__(
        self,
        fight: Field,
        names: Sequence[str],
        spots: Mapping[int, str] | None = None,
        way: int = 0,
        signs: Signs = SIGNS,
    ) -> None:
        self.fight = fight
        self.signs = signs
        self.letters = letters(names)
        self.marks = marks_of(fight)
        self.spots = spots or {}
        self.way = way
        self.here: dict[int, Survivor] = {each.square: each for each in fight.survivors if each.on_board()}
        monster = fight.monster
        self.base = fight.monster_base()
        self.behind = 0 if monster.away else blind_spot(monster.corner, monster.size, monster.facing)

    def cells(self, row: int) -> list[Cell]:
        """The squares of a row, 0 to 15."""
        return [self.cell(row * WIDTH + column) for column in range(COLUMNS)]

    def cell(self, square: int) -> Cell:
        plain = self.unchosen(square)
        if square not in self.spots:
            return plain
        number = self.spots[square]
        text = f"({plain.text[1]})" if not number else f"({number})" if len(number) == 1 else f"{number[:2]})"
        return Cell(text, plain.kind, plain.owner, True)

    def unchosen(self, square: int) -> Cell:
        ground = self.ground(square)
        survivor = self.here.get(square)
        if survivor is not None:
            letter = self.letters[survivor.index]
            letter = letter.lower() if survivor.down else letter
            return Cell(ground.text[0] + letter + ground.text[2], "survivor", survivor.index)
        if self.way >> square & 1 and ground.kind != "monster":
            return Cell(f"{ground.text[0]}{WAY}{ground.text[2]}", "way")
        return ground

    def ground(self, square: int) -> Cell:
        """What lies there when nobody stands on it."""
        if self.base >> square & 1:
            return self.monster(square)
        behind = bool(self.behind >> square & 1)
        edge = BLIND if behind else " "
        placed = self.fight.terrain.at(square)
        if placed is not None:
            mark = self.marks[placed.tile.id]
            edge = BLIND if behind else mark
            return Cell(edge + mark + edge, "wall" if placed.tile.impassable else "terrain")
        if behind:
            return Cell(BLIND * 3, "blind")
        return Cell(f" {self.signs.seen} ", "seen") if self.in_view(square) else Cell("   ", "unseen")

    def in_view(self, square: int) -> bool:
        monster = self.fight.monster
        return monster.away or in_sight(monster.corner, monster.size, square, 1, self.fight.terrain.obstacles)

    def monster(self, square: int) -> Cell:
        """Its base, with its arrow in the middle of the edge it looks over."""
        monster = self.fight.monster
        fill = self.signs.fallen if monster.down else self.signs.filled
        ahead = neighbour(square, monster.facing)
        front = ahead < 0 or not self.base >> ahead & 1
        if front and self.in_middle(square):
            return Cell(fill + self.signs.arrows[monster.facing] + fill, "monster")
        return Cell(fill * 3, "monster")

    def in_middle(self, square: int) -> bool:
        """Whether it is neither the first nor the last square of its edge, where an edge has a middle."""
        monster = self.fight.monster
        if monster.size < 3:
            return True
        across = (square - monster.corner) % WIDTH if monster.facing in (N, S) else (square - monster.corner) // WIDTH
        return 0 < across < monster.size - 1

    def lines(self) -> list[str]:
        """The whole drawing without colours."""
        rows = ["".join(cell.text for cell in self.cells(row)) for row in range(ROWS)]
        return [heading(), *[f"{ROW_LETTERS[row]} {text} {ROW_LETTERS[row]}" for row, text in enumerate(rows)]]


def heading() -> str:
    """The numbers of the columns."""
    return "  " + "".join(f"{column:^3}" for column in range(1, COLUMNS + 1)).rstrip()


def style(cell: Cell) -> dict[str, Any]:
    """How a square is coloured."""
    if cell.kind == "survivor":
        return {"fg": PEOPLE[cell.owner % len(PEOPLE)], "bold": True, **({"reverse": True} if cell.chosen else {})}
    if cell.chosen:
        return {"fg": "black", "bg": "green"}
    kinds: dict[str, dict[str, Any]] = {
        "monster": {"fg": "bright_red", "bold": True},
        "terrain": {"fg": "yellow"},
        "wall": {"fg": "yellow", "bold": True},
        "blind": {"fg": "cyan"},
        "way": {"fg": "bright_red"},
        "seen": {"dim": True},
    }
    return kinds.get(cell.kind, {})


def painted(drawing: Drawing) -> list[str]:
    """The whole drawing in colours."""
    rows = [paint(heading(), dim=True)]
    for row in range(ROWS):
        # Squares alike are painted together: a terminal gets a third of the text.
        runs = groupby(drawing.cells(row), key=style)
        shown = "".join(paint("".join(cell.text for cell in cells), **look) for look, cells in runs)
        rows.append(f"{ROW_LETTERS[row]} {shown} {ROW_LETTERS[row]}")
    return rows
