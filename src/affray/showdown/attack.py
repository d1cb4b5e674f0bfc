"""A survivor's attack, in its exact order: dice, locations, trap, First Strike, wound attempts, criticals, reactions (showdown 2.9, 2.10)."""

from __future__ import annotations

from math import comb
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from affray.kernel.chance import Possible, Throw
from affray.kernel.fight import Act
from affray.kernel.names import Ref
from affray.kernel.number import Sum
from affray.kernel.question import Question, Words
from affray.showdown import events
from affray.showdown.cards import AFTER_CRITICAL, BEFORE_REACTION, PERFECT_HIT, ShowdownOccasion
from affray.showdown.field import Field
from affray.showdown.gear import Gear
from affray.showdown.harm import D10
from affray.showdown.monster import FAILURE, REFLEX, WOUND, HitLocation
from affray.showdown.survivor import Survivor

__all__ = ["Attack", "AttackDice", "NextLocation", "Struck"]

LANTERN: Final = 10


class Struck:
    """What attack dice gave: hits, and how many of them are perfect (lantern 10, SD-02)."""

    __slots__ = ("hits", "perfect")

    def __init__(self, hits: int, perfect: int) -> None:
        self.hits = hits
        self.perfect = perfect

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Struck) and (self.hits, self.perfect) == (other.hits, other.perfect)

    def __hash__(self) -> int:
        return hash((self.hits, self.perfect))


class AttackDice(Throw):
    """Attack dice: a 10 hits and is perfect, a 1 misses, else `needed` and more hit (SD-02, SD-04)."""

    def __init__(self, by: str, count: int, needed: int) -> None:
        super().__init__("attack", by, (10,) * count)
        self.needed = needed
        self.faces: list[int] = []

    def read(self, faces: list[int]) -> Struck:
        self.faces = faces
        perfect = faces.count(LANTERN)
        hits = perfect
        for face in faces:
            if face not in (1, LANTERN) and face >= self.needed:
                hits += 1
        return Struck(hits, perfect)

    def law(self) -> list[Possible]:
        """Multinomial: perfect hits, other hits, misses."""
        count = len(self.dice)
        plain = len([face for face in range(2, LANTERN) if face >= self.needed])
        misses = LANTERN - 1 - plain
        found: list[Possible] = []
        for perfect in range(count + 1):
            for hits in range(count - perfect + 1):
                missed = count - perfect - hits
                weight = comb(count, perfect) * comb(count - perfect, hits) * plain**hits * misses**missed
                if weight:
                    faces = [LANTERN] * perfect + [max(2, self.needed)] * hits + [1] * missed
                    found.append(Possible(Struck(perfect + hits, perfect), faces, weight))
        return found


class NextLocation(Question):
    """Which drawn location is resolved next: First Strike before all others, then as the attacker likes (SD-10)."""

    name: ClassVar[str] = "location"
    clause: ClassVar[str] = "SD-10"

    def __init__(self, attack: Attack) -> None:
        super().__init__(attack.survivor.seat)
        self.attack = attack

    def options(self) -> list[Any]:
        drawn = self.attack.drawn
        first = [id for id in drawn if self.attack.fight.location(id).first_strike()]
        found: list[Any] = []
        for id in first or drawn:
            if id not in found:
                found.append(id)
        return found

    def key(self, option: Any) -> str:
        return str(option)

    def words(self) -> Words:
        return Words("ask-location", {"who": Ref(self.attack.survivor.id), "left": len(self.attack.drawn)})

    def option_words(self, option: Any) -> Words:
        return Words("option-location", {"location": Ref(str(option))})


class Attack(Act):
    """One attack with one weapon. `drawn` are the hits not yet resolved, `resolved` the cards that lie aside till its end."""

    name: ClassVar[str] = "attack"

    def __init__(self, fight: Field, survivor: Survivor, weapon: Gear) -> None:
        self.fight = fight
        self.survivor = survivor
        self.weapon = weapon
        self.drawn: list[str] = []
        self.resolved: list[str] = []
        self.injured: list[str] = []
        self.strength: i64 = 0
        self.goes_on = True
        self.in_critical = False
        self.over = False

    def view(self) -> dict[str, Any]:
        return {
            "act": "attack", "who": self.survivor.id, "weapon": self.weapon.id, "drawn": self.drawn[:],
            "resolved": self.resolved[:], "in_critical": self.in_critical, "over": self.over,
        }  # fmt: skip

    def run(self) -> None:
        struck = self.strike()
        if struck.hits:
            self.draw(struck.hits)
            while self.drawn and self.goes_on and self.survivor.standing() and not self.fight.monster.dead:
                location: str = self.fight.table.ask(NextLocation(self))
                self.drawn.remove(location)
                self.resolved.append(location)
                self.attempt_wound(self.fight.location(location))
        if not self.over:
            self.end()

    # -- the dice

    def dice(self, into: Sum) -> None:
        """Weapon speed and the survivor's own, at least one die; a Slow weapon has always one (2.9, A1)."""
        if self.weapon.has("slow"):
            into.add(self.weapon.id, 1)
            return
        into.add(self.weapon.id, self.weapon.speed)
        if self.weapon.has("paired") and [card.id for card in self.survivor.gear()].count(self.weapon.id) > 1:
            into.add("paired", self.weapon.speed)
        self.survivor.attribute("speed", into)
        if into.total < 1:
            into.add("at_least_one", 1 - into.total)

    def needed(self, into: Sum) -> None:
        """The least face that hits: weapon accuracy and the monster's evasion, less the survivor's accuracy (SD-01, SD-04)."""
        monster = self.fight.monster
        if monster.down:
            into.add("knocked_down", 3)
            return
        into.add(self.weapon.id, self.weapon.accuracy)
        monster.evasion_sum(into)
        accuracy = Sum(into.parts is not None)
        self.survivor.attribute("accuracy", accuracy)
        if self.fight.in_blind_spot(self.survivor):
            accuracy.add("blind_spot", 1)
        into.add("accuracy", -accuracy.total)

    def strike(self) -> Struck:
        fight = self.fight
        listening = fight.table.listening
        dice = Sum(listening)
        self.dice(dice)
        needed = Sum(listening)
        self.needed(needed)
        if listening:
            fight.table.tell(
                events.SurvivorAttacks(Ref(self.survivor.id), Ref(self.weapon.id), dice.total, dice.reasons())
            )
        throw = AttackDice(self.survivor.seat, dice.total, needed.total)
        struck: Struck = fight.table.throw(throw)
        # Each perfect hit fires the weapon's text once (SD-03).
        self.strength += struck.perfect * self.weapon.perfect_strength
        if listening:
            fight.table.tell(
                events.AttackDiceRolled(
                    Ref(self.survivor.id), needed.total, needed.reasons(), struck.hits, struck.perfect, throw.faces
                )
            )
        if fight.in_play[PERFECT_HIT.index]:
            for _hit in range(struck.perfect):
                occasion = fight.occasion(PERFECT_HIT)
                occasion.actor = self.survivor
                occasion.attack = self
                fight.happen(occasion)
        return struck

    # -- the locations

    def draw(self, hits: int) -> None:
        """One location for each hit, all at once; a trap among them is played before anything else (SD-06)."""
        fight = self.fight
        self.drawn = fight.table.draw(fight.monster.locations, hits, "hit_location", self.survivor.seat)
        if fight.table.listening:
            fight.table.tell(events.LocationsDrawn(Ref(self.survivor.id), [Ref(id) for id in self.drawn]))
        for id in self.drawn:
            if fight.location(id).is_trap():
                self.spring(id)
                return

    def spring(self, trap: str) -> None:
        """The monster stands, this attack ends and its cards are discarded; the trap is played, then the discard is shuffled back.

        The survivor's act goes on (SD-06 to SD-09).
        """
        fight = self.fight
        monster = fight.monster
        self.drawn.remove(trap)
        if fight.table.listening:
            fight.table.tell(events.TrapSprung(Ref(self.survivor.id), Ref(trap), [Ref(id) for id in self.drawn]))
        self.end()
        fight.stand_monster()
        fight.perform(TrapText(fight, self.survivor, trap))
        monster.locations.discard.append(trap)
        monster.locations.shuffle_discard()

    def drop_out_of_reach(self) -> None:
        """Unresolved hits are cancelled once a move has ended out of the attacker's reach (SD-23)."""
        if self.drawn and not self.fight.near_enough(self.survivor, self.weapon):
            if self.fight.table.listening:
                self.fight.table.tell(events.HitsOutOfReach(Ref(self.survivor.id), [Ref(id) for id in self.drawn]))
            self.resolved.extend(self.drawn)
            self.drawn = []

    # -- the wound attempt

    def attempt_wound(self, location: HitLocation) -> None:
        """Strength and a die against toughness; 1 never, 10 always succeeds; luck decides what is critical (SD-11 to SD-18)."""
        fight = self.fight
        monster = fight.monster
        total = Sum(fight.table.listening)
        face: int = fight.table.throw(D10("wound", self.survivor.seat))
        total.add("face", face)
        total.add(self.weapon.id, self.weapon.strength)
        self.survivor.attribute("strength", total)
        total.add("perfect_hits", self.strength)
        toughness = Sum(False)
        monster.toughness_sum(location, toughness)
        success = face != 1 and (face == LANTERN or total.total >= toughness.total)
        critical = self.is_critical(location, face)
        if fight.table.listening:
            fight.table.tell(
                events.WoundAttempted(
                    Ref(self.survivor.id),
                    Ref(location.id),
                    face,
                    total.total,
                    total.reasons(),
                    toughness.total,
                    success,
                    critical,
                )
            )
        if critical:
            self.critical(location)
        else:
            self.plain(location, success)
        if location.super_dense() and self.weapon.has("frail"):
            self.break_weapon(location)

    def is_critical(self, location: HitLocation, face: int) -> bool:
        """Where a critical effect is printed: lantern 10, widened downwards by luck, narrowed by the monster's (SD-14, SD-16, SD-17)."""
        if location.critical is None or face == 1:
            return False
        luck = self.survivor.total("luck") + self.weapon.luck - self.fight.monster.luck_total()
        return face >= LANTERN - luck

    def critical(self, location: HitLocation) -> None:
        """No reaction of this card happens; the effect does, then the wound, even when the total was too low (SD-12, SD-15, SD-18, SD-19)."""
        fight = self.fight
        assert location.critical is not None
        if location.reactions and fight.table.listening:
            fight.table.tell(events.ReactionsCancelled(Ref(location.id)))
        self.in_critical = True
        fight.run_verbs(location.critical, self.occasion())
        self.in_critical = False
        if location.injury and location.id not in self.injured:
            self.injured.append(location.id)
        if not location.impervious():
            fight.wound_monster(self.survivor)
        fight.window(AFTER_CRITICAL)

    def plain(self, location: HitLocation, success: bool) -> None:
        """Not critical: the wound if it succeeded, an opportunity where the card has reactions, then the reaction (SD-11, SD-39)."""
        fight = self.fight
        wounded = success and not location.impervious()
        if wounded:
            fight.wound_monster(self.survivor)
        if not location.reactions:
            return
        fight.window(BEFORE_REACTION)
        for kind in (WOUND if wounded else FAILURE, REFLEX):
            if fight.monster.down:
                if fight.table.listening:
                    fight.table.tell(events.ReactionsCancelled(Ref(location.id)))
                return
            if kind in location.reactions and not (kind == FAILURE and success):
                if fight.table.listening:
                    fight.table.tell(events.Reaction(Ref(location.id), kind))
                fight.run_verbs(location.reactions[kind], self.occasion())

    def break_weapon(self, location: HitLocation) -> None:
        """A frail weapon breaks on a super-dense location and the attack ends, the attempt itself being finished (SD-13)."""
        if self.weapon in self.survivor.grid:
            if self.fight.table.listening:
                self.fight.table.tell(events.WeaponBroke(Ref(self.survivor.id), Ref(self.weapon.id), Ref(location.id)))
            self.fight.archive_gear(self.survivor, self.weapon)
        self.goes_on = False

    def occasion(self) -> ShowdownOccasion:
        occasion = self.fight.occasion(BEFORE_REACTION)
        occasion.actor = self.survivor
        occasion.attack = self
        return occasion

    def end(self) -> None:
        """Only now are the cards discarded; a location with a new persistent injury goes onto the panel and works from here on (SD-20 to SD-22)."""
        fight = self.fight
        monster = fight.monster
        for id in [*self.resolved, *self.drawn]:
            if id in self.injured:
                monster.panel.append(id)
                location = fight.location(id)
                fight.put_in_play(len(fight.survivors), location.injury_hooks)
                if fight.table.listening:
                    fight.table.tell(events.PersistentInjury(Ref(id), Ref(location.injury)))
            else:
                monster.locations.discard.append(id)
        self.drawn = []
        self.goes_on = False
        self.over = True
        if fight.table.listening:
            fight.table.tell(events.AttackEnded(Ref(self.survivor.id)))


class TrapText(Act):
    """A trap's own text. The attack in which it was drawn is over (SD-08)."""

    name: ClassVar[str] = "trap"

    def __init__(self, fight: Field, survivor: Survivor, trap: str) -> None:
        self.fight = fight
        self.survivor = survivor
        self.trap = trap

    def view(self) -> dict[str, Any]:
        return {"act": "trap", "trap": self.trap, "who": self.survivor.id}

    def run(self) -> None:
        occasion = self.fight.occasion(BEFORE_REACTION)
        occasion.actor = self.survivor
        self.fight.run_verbs(self.fight.location(self.trap).trap, occasion)
