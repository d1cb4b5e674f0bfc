"""The field of a showdown: four survivors, one monster, the board; and the primitives that change them, each telling what it did."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

from affray.kernel.card import Hook, Moment, Occasion, Verb
from affray.kernel.fight import Act, Fight, Use
from affray.kernel.names import Ref
from affray.kernel.question import Interjection
from affray.kernel.ruling import Rulings
from affray.kernel.table import FightOver, NotLegal, Table
from affray.showdown import events
from affray.showdown.board import apart, footprint, name
from affray.showdown.bodies import blind_spot, in_sight
from affray.showdown.cards import MOMENTS, MONSTER_DOWN, MONSTER_WOUNDED, Row, ShowdownOccasion
from affray.showdown.gear import Gear
from affray.showdown.monster import HitLocation, Monster
from affray.showdown.survivor import LOCATIONS, Survivor
from affray.showdown.terrain import BARE, Terrain

__all__ = ["Field"]


class Field(Fight):
    """State and primitives. `tables` are the severe injuries by location and the brain traumas, by location number."""

    game: ClassVar[str] = "showdown"

    def __init__(
        self, table: Table, survivors: list[Survivor], monster: Monster, tables: dict[int, list[Row]], rulings: Rulings
    ) -> None:
        super().__init__(table, len(MOMENTS))
        self.survivors = survivors
        self.monster = monster
        self.tables = tables
        self.ruled = rulings
        self.rulings: dict[str, str] = rulings.values
        self.terrain: Terrain = BARE
        self.round: i64 = 1
        self.controller = survivors[0].seat
        self.priority: Survivor | None = None
        self.last_wounder: Survivor | None = None
        self.storage: list[str] = []
        self.archive: list[str] = []
        self.outcome = ""

    # -- finding

    def seats(self) -> list[str]:
        found: list[str] = []
        for survivor in self.survivors:
            if survivor.seat not in found:
                found.append(survivor.seat)
        return found

    def on_board(self) -> list[Survivor]:
        return [survivor for survivor in self.survivors if survivor.on_board()]

    def owner_seat(self, owner: int) -> str:
        return self.survivors[owner].seat if owner < len(self.survivors) else self.controller

    def monster_base(self) -> int:
        return footprint(self.monster.corner, self.monster.size)

    def distance_to_monster(self, survivor: Survivor) -> int:
        """Spaces between a survivor and the monster; adjacent is 1."""
        return apart(survivor.square, 1, self.monster.corner, self.monster.size)

    def in_reach(self, survivor: Survivor, weapon: Gear) -> bool:
        """Melee within its reach; a ranged weapon within its range and in sight (2.9)."""
        if not survivor.on_board():
            return False
        distance = self.distance_to_monster(survivor)
        if weapon.range:
            return distance <= weapon.range and in_sight(
                survivor.square, 1, self.monster.corner, self.monster.size, self.terrain.obstacles
            )
        return distance <= weapon.reach

    def in_blind_spot(self, survivor: Survivor) -> bool:
        spot = blind_spot(self.monster.corner, self.monster.size, self.monster.facing)
        return bool(spot >> survivor.square & 1)

    # -- survival

    def attacking(self, survivor: Survivor) -> bool:
        """Whether the survivor is attacking: for as long as the attack is under way (SD-42)."""
        return any(act.name == "attack" and act.view()["who"] == survivor.id for act in self.under_way)

    def survival_action_under_way(self) -> bool:
        """Whether a survival action, with all that it caused, is not yet resolved (SD-27)."""
        return any(act.name == "survival_action" for act in self.under_way)

    def spend_survival(self, survivor: Survivor, action: str) -> None:
        survivor.survival -= 1
        survivor.used.append(action)
        if self.table.listening:
            self.table.tell(events.SurvivalSpent(Ref(survivor.id), action, survivor.survival))

    def add_survival(self, survivor: Survivor, by: int) -> None:
        """Gained up to the limit, lost down to none (SD-26)."""
        if survivor.has("no_survival"):
            return
        now = min(survivor.survival_limit, max(0, survivor.survival + by))
        if now != survivor.survival:
            survivor.survival, by = now, now - survivor.survival
            if self.table.listening:
                self.table.tell(events.SurvivalChanged(Ref(survivor.id), by, now))

    # -- lying and standing, moving and placing

    def knock_down(self, survivor: Survivor) -> None:
        if survivor.on_board() and not survivor.down:
            survivor.down = True
            if self.table.listening:
                self.table.tell(events.SurvivorDown(Ref(survivor.id)))

    def stand(self, survivor: Survivor) -> None:
        if survivor.down and survivor.on_board():
            survivor.down = False
            if self.table.listening:
                self.table.tell(events.SurvivorStood(Ref(survivor.id)))

    def move_survivor(self, survivor: Survivor, square: int) -> None:
        survivor.square = square
        if self.table.listening:
            self.table.tell(events.Moved(Ref(survivor.id), name(square)))

    def place_survivor(self, survivor: Survivor, square: int) -> None:
        """Set elsewhere on the board: no movement, so nothing that waits for movement happens (SD-24)."""
        survivor.square = square
        if self.table.listening:
            self.table.tell(events.Placed(Ref(survivor.id), name(square)))

    # -- the monster

    def knock_monster_down(self) -> None:
        """Every survivor gets an opportunity, once, at that moment (SD-38); in a critical effect it is the one after it (2.7)."""
        monster = self.monster
        if monster.down or monster.dead:
            return
        monster.down = True
        if self.table.listening:
            self.table.tell(events.MonsterDown(Ref(monster.id)))
        in_critical = any(act.name == "attack" and act.view()["in_critical"] for act in self.under_way)
        if not in_critical and not self.survival_action_under_way():
            self.window(MONSTER_DOWN)

    def stand_monster(self) -> None:
        if self.monster.down:
            self.monster.down = False
            if self.table.listening:
                self.table.tell(events.MonsterStood(Ref(self.monster.id)))

    def monster_token(self, attribute: str, by: int) -> None:
        """An attribute token goes onto the monster's panel (SD-04, SD-05, SD-19)."""
        tokens = self.monster.tokens
        tokens[attribute] = tokens.get(attribute, 0) + by
        if self.table.listening:
            self.table.tell(events.MonsterToken(attribute, by, tokens[attribute]))

    def move_monster(self, corner: int, facing: int) -> None:
        """The monster is elsewhere; hits that are now out of the attacker's reach are cancelled there and then (SD-23)."""
        self.monster.corner = corner
        self.monster.facing = facing
        for act in self.under_way:
            if act.name == "attack":
                self.cancel_out_of_reach(act)

    def cancel_out_of_reach(self, act: Act) -> None:
        raise NotImplementedError

    def wound_monster(self, by: Survivor | None) -> None:
        """The top AI card goes to the wound stack; with no card to put there the monster dies (SD-48)."""
        self.last_wounder = by if by is not None else self.last_wounder
        if not self.monster.ai.wound():
            self.kill_monster()
        if self.table.listening:
            self.table.tell(events.MonsterWounded(len(self.monster.ai), self.monster.ai.wounds()))
        if self.in_play[MONSTER_WOUNDED.index]:
            self.happen(self.occasion(MONSTER_WOUNDED))

    def kill_monster(self) -> None:
        self.monster.dead = True
        self.outcome = "victory"
        if self.table.listening:
            self.table.tell(events.MonsterDied(Ref(self.monster.id)))
        raise FightOver

    # -- death and gear

    def kill(self, survivor: Survivor, why: str) -> None:
        """Off the board for good; the gear goes home, except irreplaceable and cursed cards (SD-46, SD-47). All dead: defeat (SD-53)."""
        if survivor.dead:
            return
        survivor.dead = why
        survivor.square = -1
        home = [card.id for card in survivor.gear() if not card.has("irreplaceable") and not card.has("cursed")]
        gone = [card.id for card in survivor.gear() if card.has("irreplaceable") or card.has("cursed")]
        self.storage.extend(home)
        self.archive.extend(gone)
        survivor.grid = [None] * len(survivor.grid)
        if self.priority is survivor:
            self.priority = None
        if self.table.listening:
            self.table.tell(events.SurvivorDied(Ref(survivor.id), Ref(why)))
            self.table.tell(events.GearStored(Ref(survivor.id), [Ref(id) for id in home], [Ref(id) for id in gone]))
        if all(other.dead for other in self.survivors):
            self.outcome = "defeat"
            raise FightOver

    def archive_gear(self, survivor: Survivor, gear: Gear) -> None:
        """Out of the game: a broken weapon, a card that made room."""
        survivor.grid[survivor.grid.index(gear)] = None
        self.archive.append(gear.id)
        if self.table.listening:
            self.table.tell(events.GearArchived(Ref(survivor.id), Ref(gear.id)))

    # -- cards

    def occasion(self, moment: Moment) -> ShowdownOccasion:
        return ShowdownOccasion(moment, self)

    def applies(self, owner: int, hook: Hook, occasion: Occasion) -> bool:
        return all(condition.holds(occasion) for condition in hook.conditions)

    def pay(self, owner: int, hook: Hook, occasion: Occasion) -> bool:
        self.add_survival(self.survivors[owner], -hook.cost)
        return True

    def fire(self, owner: int, hook: Hook, occasion: Occasion) -> None:
        self.run_verbs(hook.do, occasion)

    def run_verbs(self, do: tuple[Verb, ...], occasion: Occasion) -> None:
        for verb in do:
            verb.run(occasion)

    def location(self, id: str) -> HitLocation:
        return self.monster.cards[id]

    # -- copies and views

    def fill(self, twin: Field) -> None:
        twin.in_play = self.in_play[:]
        twin.effects = [effect.copy() for effect in self.effects]
        twin.used = dict(self.used)
        twin.orders = dict(self.orders)
        twin.over = self.over
        twin.terrain = self.terrain
        twin.round = self.round
        twin.controller = self.controller
        twin.storage = self.storage[:]
        twin.archive = self.archive[:]
        twin.outcome = self.outcome
        if self.priority is not None:
            twin.priority = twin.survivors[self.priority.index]
        if self.last_wounder is not None:
            twin.last_wounder = twin.survivors[self.last_wounder.index]

    def state(self) -> dict[str, Any]:
        return {
            "round": self.round, "controller": self.controller, "outcome": self.outcome,
            "priority": self.priority.id if self.priority is not None else None,
            "last_wounder": self.last_wounder.id if self.last_wounder is not None else None,
            "survivors": [survivor.state() for survivor in self.survivors], "monster": self.monster.state(),
            "storage": self.storage[:], "archive": self.archive[:], "effects": [effect.state() for effect in self.effects],
            "used": dict(sorted(self.used.items())), "orders": dict(sorted(self.orders.items())),
        }  # fmt: skip

    def view(self, seat: str | None) -> dict[str, Any]:
        """Decks as counts and discards; everything else lies open."""
        seen = self.state()
        monster = seen["monster"]
        monster["locations"] = self.monster.locations.view()
        monster["ai"] = {
            "cards": len(self.monster.ai),
            "wounds": self.monster.ai.wounds(),
            "discard": self.monster.ai.discard[:],
        }
        seen["game"] = "showdown"
        seen["under_way"] = [act.view() for act in self.under_way]
        return seen

    def interjections(self) -> list[Interjection]:
        return []

    def window_uses(self, moment: Moment, seat: str) -> list[Use]:
        return []

    def correct(self, what: str, to: Any) -> None:
        raise NotLegal("no-such-correction", what)

    def location_name(self, location: int) -> str:
        return LOCATIONS[location]
