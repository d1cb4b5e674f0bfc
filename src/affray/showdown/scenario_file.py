"""What may stand in a scenario of the showdown, read and checked whole: names, numbers, places on the board, the party and its settlement."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from affray.kernel.names import Name
from affray.kernel.pack import Document, Place
from affray.kernel.reader import PlainReader
from affray.showdown.board import DIRECTION_NAMES, ROOM, WIDTH, footprint, square
from affray.showdown.board import name as square_name
from affray.showdown.cardfile import ShowdownReader
from affray.showdown.monster_file import deck
from affray.showdown.rulings import EDITIONS, RULINGS
from affray.showdown.setup import ASKED, centre
from affray.showdown.sheets import Settlement, Sheet, read_settlement, read_sheet
from affray.showdown.terrain import Placement, Tile

if TYPE_CHECKING:
    from affray.showdown.packs import Packs

__all__ = ["KEYS", "ScenarioReader", "tile_of"]

KEYS: Final = (
    "name", "about", "edition", "rulings", "pack", "monster", "level", "deck", "party", "settlement", "controller", "first", "ambush",
    "terrain", "random_terrain", "terrain_deck", "terrain_by", "distance", "place", "corner", "facing",
)  # fmt: skip
SETUP: Final = ("terrain", "random_terrain", "monster", "survivors", "first")
# What a scenario may leave to its monster, as the monster's set-up calls it.
LEFT: Final = {"terrain": "terrain", "random_terrain": "random_terrain", "distance": "survivors"}
SIDES: Final = ("monster", "survivors")
MOST_SURVIVORS: Final = 6
# How far somebody can stand from anything on the board.
MOST_DISTANCE: Final = 36
MOST_RANDOM: Final = 10


def tile_of(packs: Packs, id: str) -> Tile:
    """A terrain card of the packs as the tiles it places; `size` there is columns x rows."""
    raw = packs.raw("terrain", id)
    across, down = raw.get("size", [1, 1])
    words = raw.get("words", [])
    return Tile(
        id,
        down,
        across,
        raw.get("copies", 1),
        raw.get("tiles", 1),
        "impassable" in words,
        "obstacle" in words,
        "destructible" in words,
    )


class ScenarioReader(PlainReader):
    """Reads one scenario. What is wrong stands in `problems`; then the fields are good for nothing."""

    def __init__(self, document: Document, packs: Packs) -> None:
        super().__init__(document, (), list(document.problems))
        self.packs = packs
        self.raw: dict[str, Any] = document.data if isinstance(document.data, dict) else {}
        self.name = Name.from_data("?")
        self.about: dict[str, str] = {}
        self.edition = next(iter(EDITIONS))
        self.rulings: dict[str, str] = {}
        self.monster = ""
        self.level = ""
        self.setup: dict[str, Any] = {}
        self.sheets: list[Sheet] = []
        self.settlement = Settlement()
        self.controller = ""
        self.first = "monster"
        self.ambush = ""
        self.tiles: dict[str, Tile] = {}
        self.fixed: list[Placement] = []
        self.random = 0
        self.terrain_deck: list[str] = []
        self.by_players = False
        self.distance = (6, 6)
        self.placed: dict[int, int] = {}
        self.corner = ASKED
        self.facing = 0
        self.read()

    def wrong(
        self,
        place: Place,
        message: str,
        expected: str = "",
        given: Any = "",
        known: Iterable[str] = (),
        key: bool = False,
    ) -> None:
        """What the scenario leaves to its monster is wrong where the monster says it."""
        first = str(place[0]) if place else ""
        if first not in LEFT or first in self.raw or not self.level:
            super().wrong(place, message, expected, given, known, key)
            return
        found = self.packs.entries["monsters"][self.monster]
        own = "setup" in found.raw["levels"][self.level] and LEFT[first] in found.raw["levels"][self.level]["setup"]
        inner: Place = ("levels", self.level) if own else ()
        at = (*found.place, *inner, "setup", LEFT[first], *place[1:])
        self.problems.append(found.document.problem(at, message, expected, given, known, key))

    # -- all of it

    def read(self) -> None:
        if not self.mapping(self.document.data, (), KEYS):
            return
        for key in ("name", "monster", "level", "party"):
            if key not in self.raw:
                self.wrong((), "pack-missing-key", key)
        self.read_words()
        self.read_monster()
        self.read_party()
        self.read_sides()
        if self.monster and self.level:
            self.read_board()

    def read_words(self) -> None:
        raw = self.raw
        if "name" in raw:
            try:
                self.name = Name.from_data(raw["name"])
            except ValueError as error:
                self.wrong(("name",), "pack-bad-value", str(error), raw["name"])
        about = raw.get("about", {})
        about = {"en": about} if isinstance(about, str) else about
        if self.mapping(about, ("about",), ("en", "ru")):
            self.about = {lang: self.text(said, ("about", lang)) for lang, said in about.items()}
        self.edition = self.choice(raw.get("edition", self.edition), ("edition",), tuple(EDITIONS)) or self.edition
        known = {ruling.name: ruling.values for ruling in RULINGS}
        given = raw.get("rulings", {})
        if self.mapping(given, ("rulings",), tuple(known)):
            for name, value in given.items():
                word = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
                if name in known and word not in known[name]:
                    expected = ", ".join(known[name])
                    self.wrong(("rulings", name), "pack-unknown-value", expected, value, known[name])
                self.rulings[name] = word

    def read_monster(self) -> None:
        raw = self.raw
        monster = self.text(raw.get("monster", ""), ("monster",))
        known = self.packs.ids("monsters")
        if not monster:
            return
        if monster not in known:
            self.wrong(("monster",), "pack-unknown-name", "monsters", monster, known)
            return
        levels = self.packs.raw("monsters", monster)["levels"]
        level = raw.get("level", "")
        key = f"level_{level}" if type(level) is int else level
        self.monster = monster
        if isinstance(key, str) and key in levels:
            self.level = key
        elif "level" in raw:
            shown = [each.removeprefix("level_") for each in levels]
            self.wrong(("level",), "pack-unknown-name", ", ".join(shown), str(level), [*levels, *shown])
        if "deck" in raw:
            reader = ShowdownReader(self.document, (), monster, self.problems, self.packs.lacks, self.packs.decks)
            deck(self.packs, monster, reader, raw["deck"], ("deck",))
        if self.level:
            whole = self.packs.raw("monsters", monster)
            self.setup = {**whole.get("setup", {}), **levels[self.level].get("setup", {})}

    def read_party(self) -> None:
        raw = self.raw
        self.settlement = read_settlement(
            self.document, ("settlement",), raw.get("settlement", {}), self.packs, self.problems
        )
        party = self.many(raw.get("party", []), ("party",))
        if "party" in raw and not 1 <= len(party) <= MOST_SURVIVORS:
            self.wrong(("party",), "pack-wrong-length", f"1..{MOST_SURVIVORS}", len(party))
        first: dict[str, int] = {}
        taken = self.packs.names()
        for i, each in enumerate(party):
            sheet = read_sheet(self.document, ("party", i), self.dressed(each), self.packs, self.problems)
            if sheet is None:
                continue
            at: Place = ("party", i, "id")
            if sheet.id in first:
                line = self.document.position(("party", first[sheet.id], "id"))[0]
                self.wrong(at, "pack-duplicate-id", f"{self.document.file}:{line}", sheet.id)
            elif sheet.id == self.monster or sheet.id in taken:
                self.wrong(at, "pack-duplicate-id", self.monster, sheet.id)
            first.setdefault(sheet.id, i)
            for key in ("dead", "retired", "skips_next"):
                if getattr(sheet, key):
                    why = "roster-skips" if key == "skips_next" else f"roster-{key}"
                    self.wrong(("party", i, key), why, "", sheet.id)
            self.sheets.append(sheet)

    def dressed(self, raw: Any) -> Any:
        """Who has no gear listed has what the monster's level gives to survivors, if it does (7.1)."""
        if not isinstance(raw, dict) or "grid" in raw or "gear" in raw or not self.level:
            return raw
        given = self.packs.raw("monsters", self.monster)["levels"][self.level].get("survivors_gear")
        return raw if given is None else {**raw, "gear": list(given)}

    def read_sides(self) -> None:
        raw = self.raw
        self.controller = self.text(raw.get("controller", ""), ("controller",))
        if self.setup.get("first") in SIDES:
            self.first = self.setup["first"]
        if "first" in raw:
            self.first = self.choice(raw["first"], ("first",), SIDES)
        ambush = self.choice(raw.get("ambush", "none"), ("ambush",), ("none", *SIDES))
        self.ambush = "" if ambush == "none" else ambush

    # -- the board

    def read_board(self) -> None:
        raw = self.raw
        size = int(self.packs.raw("monsters", self.monster)["base"])
        for id in self.packs.ids("terrain"):
            self.tiles[id] = tile_of(self.packs, id)
        self.read_terrain()
        self.corner = ASKED if self.ambush == "survivors" else centre(size)
        if "corner" in raw:
            corner = self.square(raw["corner"], ("corner",))
            if corner >= 0 and not ROOM[size] >> corner & 1:
                self.wrong(("corner",), "scenario-off-board", f"{size} x {size}", raw["corner"])
            elif corner >= 0:
                self.corner = corner
        facing = raw.get("facing", "controller" if self.ambush == "survivors" else DIRECTION_NAMES[0])
        facing = self.choice(facing, ("facing",), (*DIRECTION_NAMES, "controller"))
        self.facing = DIRECTION_NAMES.index(facing) if facing in DIRECTION_NAMES else ASKED
        base = footprint(self.corner, size) if self.corner >= 0 else 0
        at: Place = ("corner",) if "corner" in raw else ("terrain",)
        for each in self.fixed:
            if each.mask & base and each.tile.impassable:
                self.wrong(at, "scenario-two-on-a-space", self.monster, each.tile.id)
        self.read_distance()
        self.read_places(base)

    def read_terrain(self) -> None:
        raw = self.raw
        covered = 0
        cards: list[str] = []
        mine = "terrain" in raw
        given = self.many(raw["terrain"], ("terrain",)) if mine else self.setup.get("terrain", [])
        for i, each in enumerate(given):
            at: Place = ("terrain", i)
            if not self.mapping(each, at, ("card", "at", "turned")):
                continue
            card = self.text(each.get("card", ""), (*at, "card"))
            if card not in self.tiles:
                self.wrong((*at, "card"), "pack-unknown-name", "terrain", card, self.tiles)
                continue
            cards.append(card)
            turned = self.flag(each.get("turned", False), (*at, "turned"))
            for n, there in enumerate(self.many(each.get("at", []), (*at, "at"))):
                covered |= self.lay(self.tiles[card], there, turned, (*at, "at", n), covered)
        self.random = self.between(
            raw.get("random_terrain", self.setup.get("random_terrain", 0)), ("random_terrain",), 0, MOST_RANDOM
        )
        if "terrain_deck" in raw:
            for i, each in enumerate(self.many(raw["terrain_deck"], ("terrain_deck",))):
                if isinstance(each, str) and each in self.tiles:
                    self.terrain_deck += [each] * self.tiles[each].cards
                else:
                    self.wrong(("terrain_deck", i), "pack-unknown-name", "terrain", each, self.tiles)
        else:
            # Cards of which only the name is known stay in the box (6.2).
            for id, tile in self.tiles.items():
                if self.packs.raw("terrain", id).get("table") != "missing":
                    self.terrain_deck += [id] * tile.cards
        for card in cards:
            if card in self.terrain_deck:
                self.terrain_deck.remove(card)
        by = self.choice(raw.get("terrain_by", "chance"), ("terrain_by",), ("chance", "players"))
        self.by_players = by == "players"

    def lay(self, tile: Tile, there: Any, turned: bool, at: Place, covered: int) -> int:
        """A tile with this north-west space, a name or [column, row]; what it covers, nothing when it is wrong."""
        corner = self.square(there, at)
        if corner < 0:
            return 0
        try:
            place = Placement(tile, corner, turned)
        except ValueError:
            size = f"{tile.width} x {tile.height}" if not turned else f"{tile.height} x {tile.width}"
            self.wrong(at, "scenario-off-board", size, there)
            return 0
        if place.mask & covered:
            self.wrong(at, "scenario-two-on-a-space", tile.id, there)
            return 0
        self.fixed.append(place)
        return place.mask

    def read_distance(self) -> None:
        given = self.raw.get("distance", self.setup.get("survivors", {"exactly": 6}))
        at: Place = ("distance",)
        if type(given) is int:
            given = {"exactly": given}
        if not self.mapping(given, at, ("exactly", "at_least", "at_most")):
            return
        exactly = given.get("exactly")
        least = self.between(given.get("at_least", 1 if exactly is None else exactly), at, 1, MOST_DISTANCE)
        most = self.between(given.get("at_most", MOST_DISTANCE if exactly is None else exactly), at, 1, MOST_DISTANCE)
        if least > most:
            self.wrong(at, "pack-out-of-range", f">= {least}", most)
        self.distance = (least, most)

    def read_places(self, base: int) -> None:
        ids = [sheet.id for sheet in self.sheets]
        given = self.raw.get("place", {})
        if not self.mapping(given, ("place",), tuple(ids)):
            return
        walls = 0
        for each in self.fixed:
            walls |= each.mask if each.tile.impassable else 0
        for id, there in given.items():
            if id not in ids:
                continue
            at = self.square(there, ("place", id))
            if at < 0:
                continue
            other = next((ids[one] for one, taken in self.placed.items() if taken == at), "")
            if base >> at & 1:
                other = self.monster
            elif walls >> at & 1:
                other = next(each.tile.id for each in self.fixed if each.mask >> at & 1)
            if other:
                self.wrong(("place", id), "scenario-two-on-a-space", other, square_name(at))
            self.placed[ids.index(id)] = at

    # -- plain values

    def square(self, raw: Any, at: Place) -> int:
        """A space by its name ("H9") or as [column, row]; -1 when there is none."""
        if isinstance(raw, list) and len(raw) == 2 and all(type(each) is int for each in raw):
            across, down = raw
            if 1 <= across <= 22 and 1 <= down <= 16:
                return int((down - 1) * WIDTH + across - 1)
        elif isinstance(raw, str):
            try:
                return square(raw.upper())
            except ValueError:
                pass
        self.wrong(at, "scenario-off-board", "A1..P22", raw)
        return -1
