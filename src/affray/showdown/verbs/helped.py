"""What survivors' cards do for them: look ahead, take tokens off, walk, be placed, strike with a neighbour in the grid, turn a hit aside."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from affray.kernel.card import Verb
from affray.kernel.effect import Effect
from affray.kernel.names import Ref
from affray.showdown import harm, survivor_events
from affray.showdown.cards import ShowdownOccasion
from affray.showdown.collisions import others_squares
from affray.showdown.field import Field
from affray.showdown.monster import AIDeck
from affray.showdown.moves import nearest_free
from affray.showdown.steps import destinations
from affray.showdown.steps import walk as walk_to
from affray.showdown.survivor import LOCATIONS, Survivor
from affray.showdown.survivors_act import MoveTo
from affray.showdown.verbs.amounts import Amount
from affray.showdown.verbs.cards import TimedToken
from affray.showdown.verbs.choices import (
    ChangeHit,
    GearLost,
    LookOrder,
    LookPlace,
    Owned,
    PlaceOn,
    TerrainCard,
    TokenOff,
)
from affray.showdown.verbs.who import one, seat_of

__all__ = [
    "AddTerrain", "ArchiveGear", "ChangeLocation", "Look", "Place", "Points", "RemoveTokens", "UseWeapon", "Walk", "WoundFrom",
]  # fmt: skip

# Cards lie in the grid three by three.
ACROSS: Final = 3


@dataclass(frozen=True)
class Look(Verb):
    """The owner looks at the next cards of a deck (ai, locations) and lays them back: in any order, or the one on top or at the bottom.

    Looking is no drawing: no more cards are seen than lie there, and no discard is taken back. From then on their places are known.
    """

    look: str
    top: int
    and_: str

    def run(self, occasion: ShowdownOccasion) -> None:
        fight = occasion.fight
        seat = seat_of(occasion, "owner")
        ai = fight.monster.ai
        seen: list[str] = []
        if self.look == "ai":
            for _card in range(min(self.top, len(ai))):
                [card] = fight.table.draw(ai.as_deck(), 1, "look", seat)
                ai.take(card)
                seen.append(card)
        else:
            deck = fight.monster.locations
            seen = fight.table.draw(deck, min(self.top, len(deck)), "look", seat)
        if not seen:
            return
        owner = one(occasion, "owner")
        if owner is not None and fight.table.listening:
            fight.table.tell(survivor_events.CardsSeen(Ref(owner.id), self.look, [Ref(id) for id in seen]))
        if self.and_ == "reorder":
            order: tuple[str, ...] = fight.table.ask(LookOrder(seat, occasion.card, seen))
            self.lay_on_top(occasion, list(order))
        elif fight.table.ask(LookPlace(seat, seen[0])) == "top":
            self.lay_on_top(occasion, seen)
        elif self.look == "ai":
            bottom(ai, seen)
            fight.turn_down()
        else:
            fight.monster.locations.bottom.extend(seen)

    def lay_on_top(self, occasion: ShowdownOccasion, cards: list[str]) -> None:
        monster = occasion.fight.monster
        if self.look == "ai":
            monster.ai.top = cards + monster.ai.top
        else:
            monster.locations.top = cards + monster.locations.top


def bottom(ai: AIDeck, cards: list[str]) -> None:
    """Known cards go under the deck."""
    if not ai.deck:
        ai.top.extend(cards)
        return
    for card in cards:
        ai.deck.append(ai.lot([card]))


@dataclass(frozen=True)
class RemoveTokens(Verb):
    """Tokens of a survivor leave: `all`, attribute and bleeding tokens alike, or `negative` ones; `by` n, chosen by the owner, else every one."""

    remove_tokens: str
    of: str
    by: int = 0

    def run(self, occasion: ShowdownOccasion) -> None:
        survivor = one(occasion, self.of)
        if survivor is None or not survivor.on_board():
            return
        if not self.by:
            for attribute in self.removable(occasion, survivor):
                self.take(occasion, survivor, attribute, all_of_it=True)
            return
        for _token in range(self.by):
            many = self.removable(occasion, survivor)
            if many:
                attribute = occasion.fight.table.ask(TokenOff(seat_of(occasion, "owner"), survivor, many))
                self.take(occasion, survivor, attribute, all_of_it=False)

    def removable(self, occasion: ShowdownOccasion, survivor: Survivor) -> list[str]:
        """The kinds of tokens that may go."""
        many = {attribute for attribute, n in survivor.tokens.items() if n and self.fits(n)}
        many.update([each.kind for each in timed(occasion.fight, survivor) if self.fits(each.amount)])
        if self.remove_tokens == "all" and survivor.bleeding:
            many.add("bleeding")
        return sorted(many)

    def take(self, occasion: ShowdownOccasion, survivor: Survivor, attribute: str, all_of_it: bool) -> None:
        """One token of this kind, or all."""
        fight = occasion.fight
        if attribute == "bleeding":
            harm.bleed(fight, survivor, -int(survivor.bleeding) if all_of_it else -1, occasion.card)
            return
        taken = 0
        now = survivor.tokens.get(attribute, 0)
        if now and self.fits(now):
            taken = abs(now) if all_of_it else 1
            survivor.tokens[attribute] = 0 if all_of_it else now + (1 if now < 0 else -1)
        if all_of_it or not taken:
            gone: list[Effect] = [
                each for each in timed(fight, survivor) if each.kind == attribute and self.fits(each.amount)
            ]
            gone = gone if all_of_it else gone[:1]
            fight.use_up(gone)
            taken += sum(abs(each.amount) for each in gone)
        if taken and fight.table.listening:
            fight.table.tell(survivor_events.TokensTaken(Ref(survivor.id), attribute, taken))

    def fits(self, amount: int) -> bool:
        return amount < 0 or self.remove_tokens == "all"


def timed(fight: Field, survivor: Survivor) -> list[TimedToken]:
    """The tokens of a survivor that would leave by themselves."""
    return [each for each in fight.effects if isinstance(each, TimedToken) and each.target == survivor.id]


@dataclass(frozen=True)
class Walk(Verb):
    """A survivor moves up to so many spaces without spending a movement."""

    walk: str
    by: Amount

    def run(self, occasion: ShowdownOccasion) -> None:
        fight = occasion.fight
        survivor = one(occasion, self.walk)
        steps = self.by.count(occasion)
        if survivor is not None and survivor.standing() and destinations(fight, survivor, steps):
            square: int = fight.table.ask(MoveTo(fight, survivor, steps))
            walk_to(fight, survivor, square, steps)


@dataclass(frozen=True)
class Place(Verb):
    """A survivor is placed on the nearest free space off the way that the monster took: no movement (6.6, SD-24)."""

    place: str
    where: str

    def run(self, occasion: ShowdownOccasion) -> None:
        fight = occasion.fight
        survivor = one(occasion, self.place)
        if survivor is None or not survivor.on_board():
            return
        taken = fight.terrain.impassable | others_squares(fight, survivor) | fight.monster_base() | occasion.path
        places = nearest_free(survivor.square, taken)
        if places:
            square: int = fight.table.ask(PlaceOn(survivor, places))
            if square != survivor.square:
                fight.place_survivor(survivor, square)


@dataclass(frozen=True)
class ArchiveGear(Verb):
    """One piece of gear with that word leaves the game, if there is any: out of a grid, or out of the settlement's storage (7.6)."""

    archive_gear: str
    by: str = "survivors"

    def run(self, occasion: ShowdownOccasion) -> None:
        fight = occasion.fight
        many = [
            Owned(gear.id, survivor, slot)
            for survivor in fight.survivors
            for slot, gear in enumerate(survivor.grid)
            if gear is not None and gear.has(self.archive_gear)
        ]
        for id in dict.fromkeys([*fight.storage, *(fight.settlement.storage if fight.settlement else ())]):
            gear = fight.library.gear.get(id)
            if gear is not None and gear.has(self.archive_gear):
                many.append(Owned(id))
        if many:
            lost: Owned = fight.table.ask(GearLost(seat_of(occasion, self.by), many))
            archive(fight, lost)


def archive(fight: Field, lost: Owned) -> None:
    if lost.survivor is not None:
        worn = lost.survivor.grid[lost.slot]
        if worn is not None:
            fight.archive_gear(lost.survivor, worn, lost.slot)
        return
    if lost.gear in fight.storage:
        fight.storage.remove(lost.gear)
    elif fight.settlement is not None:
        left = list(fight.settlement.storage)
        left.remove(lost.gear)
        fight.settlement = replace(fight.settlement, storage=tuple(left))
    fight.archive.append(lost.gear)
    if fight.table.listening:
        fight.table.tell(survivor_events.StoredGearLost(Ref(lost.gear)))


@dataclass(frozen=True)
class Points(Verb):
    """So many points more of the act: movement or activation."""

    points: str
    of: str
    by: int

    def run(self, occasion: ShowdownOccasion) -> None:
        survivor = one(occasion, self.of)
        if survivor is None:
            return
        if self.points == "movement":
            survivor.movements += self.by
        else:
            survivor.activations += self.by


@dataclass(frozen=True)
class UseWeapon(Verb):
    """The weapon beside this card in the grid is used, if it can be (6.5, Blood Paint)."""

    use_weapon: str

    def run(self, occasion: ShowdownOccasion) -> None:
        fight = occasion.fight
        survivor = one(occasion, "owner")
        if survivor is None or not survivor.standing():
            return
        if occasion.amount and fight.traps_sprung >= occasion.amount:
            # A trap ended the first attack; by a ruling it ends all that the activation bought (2.10).
            return
        weapon = self.beside(occasion, survivor)
        if fight.rulings.get("trap_ends") == "activation":
            occasion.amount = fight.traps_sprung + 1
        for purchase in fight.purchases(survivor):
            if purchase.key == weapon:
                fight.perform(purchase.run)
                return

    def beside(self, occasion: ShowdownOccasion, survivor: Survivor) -> str:
        """What lies there, or ""."""
        for slot, gear in enumerate(survivor.grid):
            if gear is None or gear.id != occasion.card:
                continue
            edge = 0 if self.use_weapon == "left" else ACROSS - 1
            if slot % ACROSS != edge:
                found = survivor.grid[slot - 1 if self.use_weapon == "left" else slot + 1]
                return "" if found is None else found.id
        return ""


@dataclass(frozen=True)
class ChangeLocation(Verb):
    """One hit of the monster's attack, chosen by its target, falls on that location (6.6, Crossarm Block)."""

    change_location: str

    def run(self, occasion: ShowdownOccasion) -> None:
        blow = occasion.blow
        if blow is None:
            return
        to = LOCATIONS.index(self.change_location)
        many = sorted({location for location in blow.locations if location != to})
        if not many:
            return
        fight = occasion.fight
        location: int = fight.table.ask(ChangeHit(blow.target, self.change_location, many))
        blow.locations.remove(location)
        blow.locations = sorted([*blow.locations, to])
        if fight.table.listening:
            fight.table.tell(survivor_events.HitMoved(Ref(blow.target.id), LOCATIONS[location], self.change_location))


@dataclass(frozen=True)
class WoundFrom(Verb):
    """The wound about to be suffered takes the top card of the AI discard, if there is one (6.8, whip)."""

    wound_from: str

    def run(self, occasion: ShowdownOccasion) -> None:
        ai = occasion.fight.monster.ai
        if ai.discard:
            # On top of the deck it is the card that the wound takes.
            ai.top.insert(0, ai.discard.pop())


@dataclass(frozen=True)
class AddTerrain(Verb):
    """One of these terrain cards, chosen by the owner, joins those that are placed (6.6, Strategist)."""

    add_terrain: tuple[str, ...]

    def run(self, occasion: ShowdownOccasion) -> None:
        fight = occasion.fight
        survivor = one(occasion, "owner")
        if survivor is None:
            return
        card: str = fight.table.ask(TerrainCard(survivor, self.add_terrain))
        fight.added_terrain.append(card)
        if fight.table.listening:
            fight.table.tell(survivor_events.TerrainAdded(Ref(survivor.id), Ref(card)))
