"""The state of a showdown: four survivors, one monster, the board; what can be read off it, and its copies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64

from affray.kernel.card import Moment
from affray.kernel.fight import Fight
from affray.kernel.names import Ref
from affray.kernel.question import Interjection
from affray.kernel.ruling import Rulings
from affray.kernel.table import NotLegal, Table
from affray.kernel.window import Use
from affray.showdown import turn_events
from affray.showdown.board import ONE, apart, footprint
from affray.showdown.bodies import in_sight, is_behind
from affray.showdown.cards import (
    MOMENTS,
    Row,
)
from affray.showdown.gear import Gear
from affray.showdown.library import EMPTY, Library
from affray.showdown.monster import Monster
from affray.showdown.purchase import Purchase
from affray.showdown.survivor import Survivor
from affray.showdown.terrain import BARE, Terrain
from affray.showdown.views import state_of, view_of

if TYPE_CHECKING:
    from affray.showdown.aftermath import Results
    from affray.showdown.setup import Plan
    from affray.showdown.sheets import Settlement

__all__ = ["Ground"]

# Until then lasts what its bearer loses with the footing.
KNOCKED_DOWN: Final = "knocked_down"


class Ground(Fight):
    """State, and what is found in it. `tables` are the severe injuries by location and the brain traumas, by location number."""

    game: ClassVar[str] = "showdown"

    def __init__(
        self,
        table: Table,
        survivors: list[Survivor],
        monster: Monster,
        tables: dict[int, list[Row]],
        rulings: Rulings,
        library: Library = EMPTY,
    ) -> None:
        super().__init__(table, len(MOMENTS))
        self.survivors = survivors
        self.monster = monster
        self.tables = tables
        self.ruled = rulings
        self.library = library
        self.innovations: tuple[str, ...] = ()
        self.rulings: dict[str, str] = rulings.values
        self.terrain: Terrain = BARE
        self.round: i64 = 1
        self.controller = survivors[0].seat
        # What comes next: monster, survivors_turn (its start), survivors (their acts, then the end of the round).
        self.phase = "monster"
        self.priority: Survivor | None = None
        # Whether the token was held before this monster turn (2.1, M5), and who lay before it.
        self.priority_old = False
        self.lying: list[int] = []
        # Set while a monster turn is under way and has been ended by a card.
        self.turn_ended = False
        self.last_wounder: Survivor | None = None
        # Who suffered Grab in this round and in the last.
        self.grabbed: list[int] = []
        self.grabbed_last: list[int] = []
        self.storage: list[str] = []
        self.archive: list[str] = []
        # Irreplaceable cards in the archive that went there with their dead.
        self.buried: list[str] = []
        self.outcome = ""
        # How many traps were sprung, so that what buys several attacks can tell (2.10).
        self.traps_sprung: i64 = 0
        # The survivors who wounded the monster, the latest last (2.3).
        self.wounders: list[int] = []
        # Terrain cards that survivors' cards add to those the scenario places.
        self.added_terrain: list[str] = []
        # The settlement they come from and return to, and what their monster leaves behind (7.6).
        self.settlement: Settlement | None = None
        self.results: Results | None = None
        # How the showdown is set up; shared by copies. Phase `setup` carries it out.
        self.plan: Plan | None = None
        # The seat of a monster controller who plays no survivor; "": the tile passes among the survivors' seats (2).
        self.keeper = ""
        # A survivors' turn before the monster's first is under way (ruling `survivors_first`).
        self.opening = False
        # The monster's ambush costs the survivors their first turn (1).
        self.ambushed = False
        # What `open_squares` has found, and for which places of everybody.
        self.opened = 0
        self.opened_for: list[int] = []
        self.opened_on: Terrain | None = None

    # -- finding

    def seats(self) -> list[str]:
        found: list[str] = []
        for survivor in self.survivors:
            if survivor.seat not in found:
                found.append(survivor.seat)
        if self.keeper and self.keeper not in found:
            found.append(self.keeper)
        return found

    def on_board(self) -> list[Survivor]:
        return [survivor for survivor in self.survivors if survivor.on_board()]

    def owner_seat(self, owner: int) -> str:
        return self.survivors[owner].seat if owner < len(self.survivors) else self.controller

    def monster_base(self) -> int:
        """The squares under the monster; none while it is off the board."""
        if self.monster.away:
            return 0
        return footprint(self.monster.corner, self.monster.size)

    def open_squares(self) -> int:
        """Where nobody stands and nothing bars the way: found anew when somebody stands elsewhere, for it is asked for all the time."""
        monster = self.monster
        seen = self.opened_for
        corner = -1 if monster.away else monster.corner
        if self.opened_on is self.terrain and len(seen) == len(self.survivors) + 1 and seen[0] == corner:
            i: i64 = 1
            for survivor in self.survivors:
                if seen[i] != (-1 if survivor.dead else survivor.square):
                    break
                i += 1
            else:
                return self.opened
        seen = [corner]
        taken = self.monster_base()
        for survivor in self.survivors:
            seen.append(-1 if survivor.dead else survivor.square)
            if survivor.on_board():
                taken |= ONE[survivor.square]
        self.opened = self.terrain.free & ~taken
        self.opened_for = seen
        self.opened_on = self.terrain
        return self.opened

    def distance_to_monster(self, survivor: Survivor) -> int:
        """Spaces between a survivor and the monster; adjacent is 1. Off the board it is too far for everything."""
        if self.monster.away:
            return 99
        return apart(survivor.square, 1, self.monster.corner, self.monster.size)

    def in_reach(self, survivor: Survivor, weapon: Gear) -> bool:
        """Melee within its reach; a ranged weapon within its range and in sight (2.9)."""
        return self.near_enough(survivor, weapon) and (not weapon.range or self.sees_monster(survivor))

    def sees_monster(self, survivor: Survivor) -> bool:
        """Whether no obstacle stands between them (2.3)."""
        monster = self.monster
        return in_sight(survivor.square, 1, monster.corner, monster.size, self.terrain.obstacles)

    def near_enough(self, survivor: Survivor, weapon: Gear) -> bool:
        """In reach but for the sight, the loss of which cancels no hit (5)."""
        return survivor.on_board() and self.distance_to_monster(survivor) <= (weapon.range or weapon.reach)

    def in_blind_spot(self, survivor: Survivor) -> bool:
        if self.monster.away:
            return False
        monster = self.monster
        return is_behind(monster.corner, monster.size, monster.facing, survivor.square)

    def monster_flag(self, flag: str) -> bool:
        """Whether a trait, a mood, a persistent injury or an effect says this of the monster."""
        monster = self.monster
        for card in [*monster.traits, *monster.moods]:
            if flag in monster.ai_cards[card].flags:
                return True
        if any(flag in monster.cards[id].injury_flags for id in monster.panel):
            return True
        return any(effect.kind == flag and not effect.dormant for effect in self.effects)

    # -- hiding

    def hide(self, survivor: Survivor, until: tuple[str, ...]) -> None:
        """Not a threat until one of these: attack, leaves_terrain (6.2)."""
        survivor.hidden = True
        survivor.hides_until = until
        if self.table.listening:
            self.table.tell(turn_events.Hid(Ref(survivor.id)))

    def reveal(self, survivor: Survivor) -> None:
        if survivor.hidden:
            survivor.hidden = False
            survivor.hides_until = ()
            if self.table.listening:
                self.table.tell(turn_events.Revealed(Ref(survivor.id)))

    def settle_on(self, survivor: Survivor, square: int) -> None:
        """The survivor is on another square; who hid on a tile and has left it hides no longer."""
        if survivor.hidden and "leaves_terrain" in survivor.hides_until:
            left = self.terrain.at(survivor.square)
            if left is None or not left.mask >> square & 1:
                self.reveal(survivor)
        survivor.square = square

    # -- copies and views

    def fill(self, twin: Ground) -> None:
        twin.in_play = self.in_play[:]
        twin.effects = [effect.copy() for effect in self.effects]
        twin.used = dict(self.used)
        twin.orders = dict(self.orders)
        twin.over = self.over
        twin.terrain = self.terrain
        twin.innovations = self.innovations
        twin.round = self.round
        twin.controller = self.controller
        twin.storage = self.storage[:]
        twin.archive = self.archive[:]
        twin.buried = self.buried[:]
        twin.outcome = self.outcome
        twin.traps_sprung = self.traps_sprung
        twin.wounders = self.wounders[:]
        twin.added_terrain = self.added_terrain[:]
        twin.settlement = self.settlement
        twin.results = self.results
        twin.phase = self.phase
        twin.plan = self.plan
        twin.keeper = self.keeper
        twin.opening = self.opening
        twin.ambushed = self.ambushed
        twin.priority_old = self.priority_old
        twin.lying = self.lying[:]
        twin.grabbed = self.grabbed[:]
        twin.grabbed_last = self.grabbed_last[:]
        if self.priority is not None:
            twin.priority = twin.survivors[self.priority.index]
        if self.last_wounder is not None:
            twin.last_wounder = twin.survivors[self.last_wounder.index]

    def state(self) -> dict[str, Any]:
        return state_of(self)

    def view(self, seat: str | None) -> dict[str, Any]:
        return view_of(self)

    def interjections(self) -> list[Interjection]:
        return []

    def window_uses(self, moment: Moment, seat: str) -> list[Use]:
        return []

    def holds_act(self, acting: Survivor) -> bool:
        """Whether somebody wants to be asked before this survivor's player, whose act it is."""
        return False

    def purchases(self, survivor: Survivor) -> list[Purchase]:
        """What an activation of this survivor buys now."""
        return []

    def correct(self, what: str, to: Any) -> None:
        raise NotLegal("no-such-correction", what)
