"""Terrain: the tiles, and the layer of those placed (showdown 6.1, 6.2)."""

from __future__ import annotations

from typing import Final

from affray.showdown.board import FULL, ROWS, WIDTH, fits, nth, rectangle, squares

__all__ = ["BARE", "Placement", "Places", "Terrain", "Tile", "placements"]


class Tile:
    """A kind of terrain, as its card describes it. Rows x columns as it lies unturned.

    `cards` is how often its card is in the deck, `tiles` how many tiles one card places. What standing on it gives, and what a
    survivor may do there, stands on its card in the library.
    """

    __slots__ = (
        "id", "height", "width", "cards", "tiles", "impassable", "obstacle", "destructible",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        height: int,
        width: int,
        cards: int = 1,
        tiles: int = 1,
        impassable: bool = False,
        obstacle: bool = False,
        destructible: bool = False,
    ) -> None:
        self.id = id
        self.height = height
        self.width = width
        self.cards = cards
        self.tiles = tiles
        self.impassable = impassable
        self.obstacle = obstacle
        self.destructible = destructible


class Placement:
    """A tile at its place: its north-west corner, turned by a quarter or not. ValueError: it would not lie on the board."""

    __slots__ = ("tile", "corner", "turned", "mask")

    def __init__(self, tile: Tile, corner: int, turned: bool = False) -> None:
        self.tile = tile
        self.corner = corner
        self.turned = turned
        if turned:
            self.mask = rectangle(corner, tile.width, tile.height)
        else:
            self.mask = rectangle(corner, tile.height, tile.width)


class Terrain:
    """The tiles that lie on the board, in the order of placing, and what they mean as sets of squares. Never changed: copies share it."""

    __slots__ = ("placed", "covered", "impassable", "obstacles", "destructible", "free", "tiles")

    def __init__(self, placed: tuple[Placement, ...] = ()) -> None:
        """ValueError: two tiles overlap (showdown 1)."""
        self.placed = placed
        self.covered = 0
        # Survivors may not enter; it stops every movement and knockback (showdown 6.1).
        self.impassable = 0
        # Blocks sight (showdown 6.1).
        self.obstacles = 0
        # Who collides with it breaks it (showdown 6.1).
        self.destructible = 0
        # The tile on each square.
        self.tiles: list[Placement | None] = [None] * (ROWS * WIDTH)
        # Where survivors may step as far as terrain goes.
        self.free = FULL
        for each in placed:
            self.lay(each)

    def lay(self, each: Placement) -> None:
        """Only while it is made."""
        if self.covered & each.mask:
            raise ValueError(f"{each.tile.id} overlaps another tile")
        self.covered |= each.mask
        if each.tile.impassable:
            self.impassable |= each.mask
            self.free &= ~each.mask
        if each.tile.obstacle:
            self.obstacles |= each.mask
        if each.tile.destructible:
            self.destructible |= each.mask
        for square in squares(each.mask):
            self.tiles[square] = each

    def add(self, placement: Placement) -> Terrain:
        """The same with one more tile. ValueError: it overlaps another."""
        twin = Terrain()
        twin.placed = (*self.placed, placement)
        twin.covered = self.covered
        twin.impassable = self.impassable
        twin.obstacles = self.obstacles
        twin.destructible = self.destructible
        twin.tiles = self.tiles[:]
        twin.free = self.free
        twin.lay(placement)
        return twin

    def remove(self, placement: Placement) -> Terrain:
        """The same without a tile: archived when something collided with it (showdown 6.1). ValueError: it does not lie here."""
        left = tuple([each for each in self.placed if each is not placement])
        if len(left) == len(self.placed):
            raise ValueError(f"{placement.tile.id} does not lie here")
        return Terrain(left)

    def at(self, square: int) -> Placement | None:
        """The tile that a square belongs to, if any; tiles never overlap."""
        return self.tiles[square]

    def of(self, id: str) -> int:
        """All squares of a kind of tile, such as tall grass (showdown 6.2)."""
        found = 0
        for each in self.placed:
            if each.tile.id == id:
                found |= each.mask
        return found


BARE: Final[Terrain] = Terrain()


class Places:
    """Every legal place of a tile: on the board, overlapping nothing that is taken (showdown 1); as it is, then turned.

    `taken` is the terrain that lies there, and whatever else must stay clear. Each is as likely as any other when terrain is random:
    they are counted, and only the one that is wanted is made. None: the tile is left out.
    """

    __slots__ = ("tile", "corners", "turned")

    def __init__(self, tile: Tile, taken: int) -> None:
        free = FULL & ~taken
        self.tile = tile
        self.corners = fits(free, tile.height, tile.width)
        self.turned = fits(free, tile.width, tile.height) if tile.height != tile.width else 0

    def __len__(self) -> int:
        return self.corners.bit_count() + self.turned.bit_count()

    def place(self, index: int) -> Placement:
        straight = self.corners.bit_count()
        if index < straight:
            return Placement(self.tile, nth(self.corners, index))
        return Placement(self.tile, nth(self.turned, index - straight), True)


def placements(tile: Tile, taken: int) -> list[Placement]:
    """All of them, to choose from."""
    places = Places(tile, taken)
    found = [Placement(tile, corner) for corner in squares(places.corners)]
    found.extend([Placement(tile, corner, True) for corner in squares(places.turned)])
    return found
