"""The set-up in its order: departure, terrain, the monster, the survivors, arrival; then whose turn is first (showdown 1, 7.1)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from affray.kernel.chance import Deck, Throw
from affray.kernel.fight import Act
from affray.kernel.names import Ref
from affray.kernel.question import Question, Words
from affray.showdown import setup_events, turn_events
from affray.showdown.ai import enter_play
from affray.showdown.board import COLUMNS, DIRECTIONS, FULL, ROWS, WIDTH, fits, footprint, grow, name, squares
from affray.showdown.cards import ARRIVAL, DEPART, SETUP
from affray.showdown.field import Field
from affray.showdown.monster_moves import MonsterFacing
from affray.showdown.survivor import Survivor
from affray.showdown.terrain import Placement, Places, Tile, placements

__all__ = ["FirstTurn", "MonsterStart", "PlaceSurvivor", "PlaceTerrain", "Plan", "Setup", "centre", "skip_turn"]

MONSTER: Final = "monster"
SURVIVORS: Final = "survivors"
ASKED: Final = -1


def centre(size: int) -> int:
    """The corner at which a base stands in the centre of the board; where there is none exactly, to the north-west of it."""
    return (ROWS - size) // 2 * WIDTH + (COLUMNS - size) // 2


class Plan:
    """How a showdown is set up. Never changed: copies of the fight share it.

    `fixed` tiles lie where they lie; `random` cards are drawn from `deck` (ids, with copies) and placed by chance, or with `by_players` by
    the survivors' seats in turn. `corner` and `facing` of the monster: ASKED leaves them to a player. Survivors stand at least `least` and
    at most `most` spaces away, those in `placed` (by index) on their square. `ambush`: "", monster or survivors.
    """

    __slots__ = (
        "fixed", "tiles", "deck", "random", "by_players", "corner", "facing", "least", "most", "placed", "traits", "first", "ambush",
    )  # fmt: skip

    def __init__(
        self,
        fixed: tuple[Placement, ...] = (),
        tiles: dict[str, Tile] | None = None,
        deck: tuple[str, ...] = (),
        random: int = 0,
        by_players: bool = False,
        corner: int = ASKED,
        facing: int = ASKED,
        least: int = 6,
        most: int = 6,
        placed: dict[int, int] | None = None,
        traits: tuple[str, ...] = (),
        first: str = MONSTER,
        ambush: str = "",
    ) -> None:
        self.fixed = fixed
        self.tiles: dict[str, Tile] = {} if tiles is None else tiles
        self.deck = deck
        self.random = random
        self.by_players = by_players
        self.corner = corner
        self.facing = facing
        self.least = least
        self.most = most
        self.placed: dict[int, int] = {} if placed is None else placed
        self.traits = traits
        self.first = first
        self.ambush = ambush


# -- questions and chance


class WhichPlace(Throw):
    """Where a tile of random terrain lies: every legal place is as likely (1)."""

    real: ClassVar[bool] = False

    def __init__(self, by: str, count: int) -> None:
        super().__init__("place_terrain", by, (count,))

    def read(self, faces: list[int]) -> int:
        return faces[0] - 1


class PlaceTerrain(Question):
    """Where a tile lies, where players place it: on the board, over no other tile (1)."""

    name: ClassVar[str] = "place_terrain"
    clause: ClassVar[str] = "1.terrain"

    def __init__(self, seat: str, places: list[Placement]) -> None:
        super().__init__(seat)
        self.places = places

    def options(self) -> list[Any]:
        return list(self.places)

    def key(self, option: Any) -> str:
        place: Placement = option
        return name(place.corner) + (":turned" if place.turned else "")

    def words(self) -> Words:
        return Words("ask-place_terrain", {"terrain": Ref(self.places[0].tile.id)})

    def option_words(self, option: Any) -> Words:
        place: Placement = option
        return Words("option-place_terrain", {"square": name(place.corner), "turned": place.turned})


class MonsterStart(Question):
    """Where the monster stands when survivors ambush it: on free ground (1)."""

    name: ClassVar[str] = "monster_start"
    clause: ClassVar[str] = "1.monster"

    def __init__(self, seat: str, fight: Field) -> None:
        super().__init__(seat)
        self.fight = fight

    def options(self) -> list[Any]:
        size = self.fight.monster.size
        found: list[Any] = list(squares(fits(FULL & ~self.fight.terrain.impassable, size, size)))
        return found

    def key(self, option: Any) -> str:
        corner: int = option
        return name(corner)

    def words(self) -> Words:
        return Words("ask-monster_start", {"monster": Ref(self.fight.monster.id)})


class PlaceSurvivor(Question):
    """On which space a survivor begins: as far from the monster as the story event says (1, 7.1)."""

    name: ClassVar[str] = "place_survivor"
    clause: ClassVar[str] = "1.survivors"

    def __init__(self, fight: Field, survivor: Survivor, plan: Plan) -> None:
        super().__init__(survivor.seat)
        self.fight = fight
        self.survivor = survivor
        self.plan = plan

    def options(self) -> list[Any]:
        """Where nobody stands and nothing bars the way; if there is no such space at that distance, the nearest beyond."""
        fight, plan = self.fight, self.plan
        base = fight.monster_base()
        free = fight.terrain.free & ~base
        for other in fight.on_board():
            free &= ~(1 << other.square)
        inside = grow(base, plan.least - 1) if plan.least > 0 else 0
        reach = grow(base, plan.most)
        found = squares(reach & ~inside & free)
        while not found and reach != FULL:
            reach = grow(reach, 1)
            found = squares(reach & ~inside & free)
        options: list[Any] = list(found or squares(free))
        return options

    def key(self, option: Any) -> str:
        square: int = option
        return name(square)

    def words(self) -> Words:
        return Words("ask-place_survivor", {"who": Ref(self.survivor.id)})

    def option_words(self, option: Any) -> Words:
        square: int = option
        return Words("option-place_survivor", {"square": name(square)})


class Turn:
    """Whose turn is first, and who says so."""

    __slots__ = ("seat", "first")

    def __init__(self, seat: str, first: str) -> None:
        self.seat = seat
        self.first = first


class FirstTurn(Question):
    """Survivors who ambush may go first; whoever of them speaks first decides (1)."""

    name: ClassVar[str] = "first_turn"
    clause: ClassVar[str] = "1.first"

    def __init__(self, fight: Field) -> None:
        super().__init__("")
        self.fight = fight

    def shared(self) -> bool:
        return True

    def options(self) -> list[Any]:
        return [Turn(seat, first) for seat in survivors_seats(self.fight) for first in (SURVIVORS, MONSTER)]

    def key(self, option: Any) -> str:
        turn: Turn = option
        return turn.first

    def by(self, option: Any) -> str:
        turn: Turn = option
        return turn.seat

    def words(self) -> Words:
        return Words("ask-first_turn")

    def option_words(self, option: Any) -> Words:
        turn: Turn = option
        return Words("option-first_turn", {"first": turn.first})


def survivors_seats(fight: Field) -> list[str]:
    return list(dict.fromkeys([survivor.seat for survivor in fight.survivors]))


# -- the set-up


class Setup(Act):
    """Everything before the first turn. `stage` says how far it has come: depart, terrain, monster, survivors, arrival."""

    name: ClassVar[str] = "setup"

    def __init__(self, fight: Field, plan: Plan) -> None:
        self.fight = fight
        self.plan = plan
        self.stage = "depart"
        # How many tiles players have placed: they take turns.
        self.turns = 0

    def view(self) -> dict[str, Any]:
        return {"act": "setup", "stage": self.stage}

    def run(self) -> None:
        fight = self.fight
        if fight.table.listening:
            fight.table.tell(setup_events.ShowdownBegan(Ref(fight.monster.id), int(fight.monster.level)))
        self.happen_all(DEPART)
        self.stage = "terrain"
        self.place_terrain()
        self.stage = "monster"
        self.place_monster()
        self.stage = "survivors"
        for survivor in fight.survivors:
            square = self.plan.placed.get(survivor.index, -1)
            if square < 0:
                square = fight.table.ask(PlaceSurvivor(fight, survivor, self.plan))
            fight.place_survivor(survivor, square)
        self.stage = "arrival"
        for trait in self.plan.traits:
            occasion = fight.occasion(ARRIVAL)
            occasion.card = trait
            occasion.owner = len(fight.survivors)
            fight.run_verbs(fight.monster.ai_cards[trait].enters, occasion)
        self.happen_all(ARRIVAL)
        self.begin()

    def happen_all(self, moment: Any) -> None:
        if self.fight.in_play[moment.index]:
            self.fight.happen(self.fight.occasion(moment))

    # -- terrain

    def place_terrain(self) -> None:
        """Fixed tiles, then the cards that survivors' cards add and those drawn (1)."""
        fight, plan = self.fight, self.plan
        for place in plan.fixed:
            self.lay(place)
        self.happen_all(SETUP)
        left = list(plan.deck)
        for card in fight.added_terrain:
            if card in left:
                left.remove(card)
        drawn = list(fight.added_terrain)
        if plan.random:
            cards = fight.table.draw(Deck("terrain", left, refills=False), plan.random, "terrain", self.chooser())
            if fight.table.listening and cards:
                fight.table.tell(setup_events.TerrainDrawn([Ref(card) for card in cards]))
            drawn += cards
        for card in drawn:
            tile = plan.tiles[card]
            for _tile in range(tile.tiles):
                self.find_place(tile)

    def find_place(self, tile: Tile) -> None:
        """One tile, by chance or by the player whose turn it is; left out when it has no room."""
        fight, plan = self.fight, self.plan
        base = footprint(plan.corner, fight.monster.size) if plan.corner >= 0 else 0
        taken = fight.terrain.covered | base
        places = Places(tile, taken)
        if not len(places):
            if fight.table.listening:
                fight.table.tell(setup_events.TerrainLeftOut(Ref(tile.id)))
        elif plan.by_players or plan.ambush == SURVIVORS:
            seats = survivors_seats(fight)
            seat = seats[self.turns % len(seats)]
            self.turns += 1
            self.lay(fight.table.ask(PlaceTerrain(seat, placements(tile, taken))))
        else:
            at: int = fight.table.throw(WhichPlace(fight.controller, len(places)))
            self.lay(places.place(at))

    def lay(self, place: Placement) -> None:
        fight = self.fight
        fight.terrain = fight.terrain.add(place)
        if fight.table.listening:
            last = place.mask.bit_length() - 1
            small = last == place.corner
            told = setup_events.TerrainPlaced(Ref(place.tile.id), name(place.corner), name(last), small)
            fight.table.tell(told)

    # -- the monster

    def place_monster(self) -> None:
        """Its special cards are in play from here on; what they enter with waits until everybody stands."""
        fight, plan = self.fight, self.plan
        monster = fight.monster
        corner, facing = plan.corner, plan.facing
        if corner < 0:
            corner = fight.table.ask(MonsterStart(self.chooser(), fight))
        monster.corner = corner
        monster.away = False
        if facing < 0:
            facing = fight.table.ask(MonsterFacing(fight, list(DIRECTIONS)))
        monster.facing = facing
        if fight.table.listening:
            fight.table.tell(turn_events.MonsterPlaced(Ref(monster.id), name(corner)))
        for trait in plan.traits:
            enter_play(fight, monster.ai_cards[trait])

    def chooser(self) -> str:
        """Who acts for the table: the controller, unless the survivors place everything and the controller is none of them."""
        fight = self.fight
        seats = survivors_seats(fight)
        if self.plan.ambush == SURVIVORS and fight.controller not in seats:
            return seats[0]
        return fight.controller

    # -- whose turn is first

    def begin(self) -> None:
        """The monster, unless the story event says otherwise or an ambush does (1).

        Survivors who go first have a turn ahead of round 1: a round of its own (0), or with ruling `survivors_first` in_round a part of it.
        """
        fight, plan = self.fight, self.plan
        first = plan.first
        if plan.ambush and fight.table.listening:
            fight.table.tell(setup_events.AmbushSprung(plan.ambush))
        if plan.ambush == SURVIVORS:
            turn: Turn = fight.table.ask(FirstTurn(fight))
            first = turn.first
        elif plan.ambush == MONSTER:
            first = MONSTER
            fight.ambushed = True
        if first == MONSTER:
            fight.phase = "monster"
            return
        fight.phase = "survivors_turn"
        if fight.rulings.get("survivors_first") == "in_round":
            fight.opening = True
        else:
            fight.round = 0


def skip_turn(fight: Field) -> None:
    """The survivors were ambushed: nobody acts in their first turn (1)."""
    fight.ambushed = False
    for survivor in fight.survivors:
        survivor.acted = True
    if fight.table.listening:
        fight.table.tell(setup_events.SurvivorsSkip(int(fight.round)))
