"""The monster's attack in its exact order: dice, hits, After Hit, locations, Before Damage, dodge, damage, After Damage (showdown 2.5)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from affray.kernel.card import Verb
from affray.kernel.chance import Possible, Throw
from affray.kernel.effect import Effect
from affray.kernel.fight import Act
from affray.kernel.names import Ref
from affray.kernel.number import Sum
from affray.kernel.question import Closed, Question, Words
from affray.kernel.window import DECLINE
from affray.showdown import events, turn_events
from affray.showdown.ai import end_turn, movement_lost, target_gone
from affray.showdown.attack import AttackDice, Struck
from affray.showdown.attack_numbers import attribute
from affray.showdown.bodies import in_sight
from affray.showdown.cards import LOCATIONS_ROLLED, ShowdownOccasion
from affray.showdown.closed import closed_in_dodge
from affray.showdown.field import Field
from affray.showdown.harm import hurt
from affray.showdown.monster_moves import full_move_toward
from affray.showdown.numbers import monster_number
from affray.showdown.survival import SurvivalAction, may_use
from affray.showdown.survivor import ARMS, BODY, HEAD, LEGS, LOCATIONS, WAIST, Survivor
from affray.showdown.survivor_numbers import hit_points

__all__ = ["Dodge", "DodgeHit", "LocationDice", "MonsterAttack", "Profile", "attack", "move_and_attack"]

# What each face of the location die means (2.5.1).
FACES: Final = (HEAD, ARMS, BODY, BODY, WAIST, LEGS)


class Profile:
    """The numbers of an attack as its card prints them, and what follows at After Hit, Before Damage, After Damage."""

    __slots__ = ("speed", "accuracy", "damage", "after_hit", "before_damage", "after_damage", "range")

    def __init__(
        self,
        speed: int,
        accuracy: int,
        damage: int,
        after_hit: tuple[Verb, ...] = (),
        before_damage: tuple[Verb, ...] = (),
        after_damage: tuple[Verb, ...] = (),
        range: int = 1,
    ) -> None:
        self.speed = speed
        self.accuracy = accuracy
        self.damage = damage
        self.after_hit = after_hit
        self.before_damage = before_damage
        self.after_damage = after_damage
        self.range = range


class MonsterDice(AttackDice):
    """The monster's attack dice: read as everybody's (2.5.1, D2)."""

    def __init__(self, by: str, count: int, needed: int) -> None:
        super().__init__(by, count, needed)
        self.why = "monster_attack"


class LocationDice(Throw):
    """One location die for each hit; their order means nothing (2.5.1, D6)."""

    def __init__(self, by: str, count: int) -> None:
        super().__init__("survivor_location", by, (6,) * count)

    def read(self, faces: list[int]) -> tuple[int, ...]:
        return tuple(sorted([FACES[face - 1] for face in faces]))

    def law(self) -> list[Possible]:
        count = len(self.dice)
        found: list[Possible] = []
        for locations in combinations_with_replacement(range(5), count):
            weight = factorial(count)
            for location in range(5):
                weight //= factorial(locations.count(location))
            weight *= 2 ** locations.count(BODY)
            found.append(Possible(locations, [FACES.index(location) + 1 for location in locations], weight))
        return found


class DodgeHit(Question):
    """The survivor who was hit may dodge one of the hits, freely chosen (SD-29)."""

    name: ClassVar[str] = "dodge"
    clause: ClassVar[str] = "SD-29"

    def __init__(self, blow: MonsterAttack) -> None:
        super().__init__(blow.target.seat)
        self.blow = blow

    def options(self) -> list[Any]:
        found: list[Any] = [DECLINE]
        if not may_use(self.blow.fight, self.blow.target, "dodge"):
            found.extend(sorted(set(self.blow.locations)))
        return found

    def key(self, option: Any) -> str:
        if option is DECLINE:
            return "no"
        location: int = option
        return LOCATIONS[location]

    def closed(self) -> list[Closed]:
        return closed_in_dodge(self.blow.target)

    def words(self) -> Words:
        locations = [Ref(LOCATIONS[location]) for location in self.blow.locations]
        return Words("ask-dodge", {"who": Ref(self.blow.target.id), "locations": locations})

    def option_words(self, option: Any) -> Words:
        if option is DECLINE:
            return Words("option-dodge-no")
        return Words("option-dodge", {"location": self.key(option)})


class Dodge(SurvivalAction):
    """One hit is cancelled: it counts as a missed attack roll and does no damage (SD-29)."""

    action: ClassVar[str] = "dodge"

    def __init__(self, blow: MonsterAttack, location: int) -> None:
        super().__init__(blow.fight, blow.target)
        self.blow = blow
        self.location = location

    def run(self) -> None:
        self.fight.spend_survival(self.survivor, "dodge")
        self.blow.locations.remove(self.location)
        self.blow.hits -= 1
        if self.fight.table.listening:
            self.fight.table.tell(turn_events.Dodged(Ref(self.survivor.id), LOCATIONS[self.location]))
        self.done()


class MonsterAttack(Act):
    """One attack at one survivor. `hits` are those not missed, ignored or dodged, `locations` where they fall, `damaged` those that did."""

    name: ClassVar[str] = "monster_attack"

    def __init__(self, fight: Field, occasion: ShowdownOccasion, target: Survivor, profile: Profile) -> None:
        self.fight = fight
        self.occasion = occasion
        self.target = target
        self.profile = profile
        self.hits: i64 = 0
        self.locations: list[int] = []
        # Where an After Hit text sends every hit, or -1.
        self.aimed = -1
        self.damaged: i64 = 0

    def view(self) -> dict[str, Any]:
        return {
            "act": "monster_attack", "target": self.target.id, "hits": int(self.hits),
            "locations": [LOCATIONS[location] for location in self.locations], "damaged": int(self.damaged),
        }  # fmt: skip

    def run(self) -> None:
        outer = self.occasion.blow
        self.occasion.blow = self
        self.resolve()
        self.occasion.blow = outer

    def resolve(self) -> None:
        """D1 to D10 (2.5.1)."""
        fight = self.fight
        self.unnerve()
        struck = self.strike()
        self.hits = struck.hits
        if not self.hits:
            return
        fight.run_verbs(self.profile.after_hit, self.occasion)
        self.shield()
        if not self.hits or not self.target.on_board():
            return
        self.locate()
        fight.run_verbs(self.profile.before_damage, self.occasion)
        self.dodges()
        self.damage()
        if self.damaged:
            fight.run_verbs(self.profile.after_damage, self.occasion)

    def unnerve(self) -> None:
        """The controller's own survivor gains an insanity for being the target (2)."""
        fight = self.fight
        if self.target.seat == fight.controller:
            self.target.insanity += 1
            if fight.table.listening:
                told = events.InsanityChanged(Ref(self.target.id), 1, self.target.insanity, "own_target")
                fight.table.tell(told)

    # -- the dice

    def dice(self, into: Sum) -> list[Effect]:
        """The card's speed and the monster's, at least one die (D1)."""
        into.add("profile", self.profile.speed)
        spent = monster_number(self.fight, "speed", into)
        play = self.occasion.play
        if play is not None:
            into.add("bonus", play.speed)
        if into.total < 1:
            into.add("at_least_one", 1 - into.total)
        return spent

    def needed(self, into: Sum) -> list[Effect]:
        """The least face that hits: the card's accuracy and the target's evasion, less the monster's accuracy (D2)."""
        fight = self.fight
        into.add("profile", self.profile.accuracy)
        spent = attribute(fight, self.target, "evasion", into)
        accuracy = Sum(False)
        spent.extend(monster_number(fight, "accuracy", accuracy))
        into.add("monster_accuracy", -accuracy.total)
        return spent

    def strike(self) -> Struck:
        fight = self.fight
        listening = fight.table.listening
        dice = Sum(listening)
        spent = self.dice(dice)
        needed = Sum(listening)
        spent.extend(self.needed(needed))
        if listening:
            fight.table.tell(turn_events.MonsterAttacks(Ref(self.target.id), dice.total, dice.reasons()))
        throw = MonsterDice(fight.controller, dice.total, needed.total)
        struck: Struck = fight.table.throw(throw)
        fight.use_up(spent)
        if listening:
            fight.table.tell(
                turn_events.MonsterDiceRolled(
                    Ref(self.target.id), needed.total, needed.reasons(), struck.hits, throw.faces
                )
            )
        return struck

    # -- the hits

    def shield(self) -> None:
        """Block takes its hits of one attack, deflect a token for each; both before locations are rolled (D5, 6.3)."""
        target = self.target
        block = Sum(False)
        self.fight.use_up(self.fight.sum_effects("block", target.id, block))
        self.ignore(block.total)
        deflected = min(int(self.hits), target.tokens.get("deflect", 0))
        if deflected:
            target.tokens["deflect"] -= deflected
            self.ignore(deflected)

    def ignore(self, hits: int) -> None:
        """So many hits are misses."""
        hits = min(hits, int(self.hits))
        if hits > 0:
            self.hits -= hits
            if self.fight.table.listening:
                self.fight.table.tell(turn_events.HitsIgnored(Ref(self.target.id), hits))

    def locate(self) -> None:
        """Where each hit falls: by the dice, or where After Hit has sent them (D4, D6)."""
        fight = self.fight
        if self.aimed >= 0:
            self.locations = [self.aimed] * self.hits
        else:
            fallen: tuple[int, ...] = fight.table.throw(LocationDice(fight.controller, self.hits))
            self.locations = list(fallen)
        if fight.table.listening:
            where = [LOCATIONS[location] for location in self.locations]
            fight.table.tell(turn_events.LocationsHit(Ref(self.target.id), where))
        if self.aimed < 0 and fight.in_play[LOCATIONS_ROLLED.index]:
            occasion = fight.occasion(LOCATIONS_ROLLED)
            occasion.actor = self.target
            occasion.target = self.target
            occasion.blow = self
            fight.happen(occasion)

    def dodges(self) -> None:
        """The dodge has this moment and no other: all locations known, no damage done (D8, SD-29, SD-30)."""
        fight = self.fight
        while self.locations and not may_use(fight, self.target, "dodge"):
            choice = fight.table.ask(DodgeHit(self))
            if choice is DECLINE:
                return
            location: int = choice
            fight.perform(Dodge(self, location))

    def damage(self) -> None:
        """Each remaining hit does the card's damage and the monster's to its location (D9)."""
        fight = self.fight
        points = Sum(fight.table.listening)
        points.add("profile", self.profile.damage)
        spent = monster_number(fight, "damage", points)
        play = self.occasion.play
        if play is not None:
            points.add("bonus", play.damage)
        for location in self.locations[:]:
            if self.target.on_board():
                changed = Sum(fight.table.listening)
                each = hit_points(fight, self.target, max(0, points.total), changed)
                parts = both(points, changed) if fight.table.listening else None
                if hurt(fight, self.target, location, each, parts):
                    self.damaged += 1
        fight.use_up(spent)


def both(first: Sum, second: Sum) -> Sum:
    """One sum of the parts of two."""
    found = Sum(True)
    for reason, n in [*first.reasons(), *second.reasons()]:
        found.add(reason, n)
    return found


def in_reach(fight: Field, target: Survivor, profile: Profile) -> bool:
    """Within the range of the attack; beyond one space in sight too, whichever way the monster looks (2.5)."""
    monster = fight.monster
    distance = fight.distance_to_monster(target)
    if distance > profile.range:
        return False
    return distance <= 1 or in_sight(monster.corner, monster.size, target.square, 1, fight.terrain.obstacles)


def attack(fight: Field, occasion: ShowdownOccasion, target: Survivor, profile: Profile) -> None:
    """Attack without a move. Out of reach there is no attack and the turn ends (2.2, SD-37)."""
    if not target.on_board():
        target_gone(fight, occasion)
    elif not in_reach(fight, target, profile):
        if fight.table.listening:
            fight.table.tell(turn_events.ActionsCancelled(Ref(occasion.card), "out_of_reach"))
        end_turn(fight, occasion)
    else:
        fight.perform(MonsterAttack(fight, occasion, target, profile))


def move_and_attack(fight: Field, occasion: ShowdownOccasion, target: Survivor, profile: Profile) -> None:
    """A full move toward the target, then the attack (2.2)."""
    if not target.on_board():
        target_gone(fight, occasion)
    elif not full_move_toward(fight, target):
        movement_lost(fight, occasion)
    else:
        attack(fight, occasion, target, profile)
