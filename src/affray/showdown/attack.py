"""A survivor's attack, in its exact order: dice, locations, trap, First Strike, the next card, the end (showdown 2.9, 2.10)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from affray.kernel.card import Moment
from affray.kernel.effect import Effect
from affray.kernel.fight import Act
from affray.kernel.names import Ref
from affray.kernel.number import Sum
from affray.kernel.question import Question, Words
from affray.showdown import events
from affray.showdown.attack_dice import AttackDice, Struck
from affray.showdown.attack_numbers import attribute, perfect_from, weapon_word
from affray.showdown.cards import (
    ATTACK_ROLLED,
    BEFORE_REACTION,
    CHOOSE_LOCATION,
    HIT,
    LOCATION_CHOSEN,
    PERFECT_HIT,
    SURVIVOR_ATTACKS,
    TRAP_DRAWN,
    ShowdownOccasion,
)
from affray.showdown.field import Field
from affray.showdown.gear import PLAIN, Gear, Mode
from affray.showdown.harm import hit_location, hurt
from affray.showdown.monster import HitLocation
from affray.showdown.numbers import monster_number
from affray.showdown.survivor import Survivor
from affray.showdown.trap_text import TrapText
from affray.showdown.usable import use_of
from affray.showdown.wounding import attempt_wound, break_weapon, settle_injury

__all__ = ["Attack", "AttackDice", "NextLocation", "Struck"]

# A knocked down monster is hit from here on (2.7).
DOWN_TO_HIT: Final = 3


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
    """One attack with one weapon. `drawn` are the hits not yet resolved, `resolved` the cards that lie aside till its end.

    `location` to `critical` tell of the wound attempt at hand. `bonus` is strength that a leap gave, `distance` how far a shot
    goes (0 for melee).
    """

    name: ClassVar[str] = "attack"

    def __init__(self, fight: Field, survivor: Survivor, weapon: Gear, mode: Mode = PLAIN, bonus: int = 0) -> None:
        self.fight = fight
        self.survivor = survivor
        self.weapon = weapon
        self.mode = mode
        self.bonus = bonus
        self.distance: i64 = weapon.range
        if weapon.ammo:
            for bow in survivor.gear():
                if bow.has(weapon.ammo):
                    self.distance = max(self.distance, bow.range)
        self.drawn: list[str] = []
        self.resolved: list[str] = []
        self.injured: list[str] = []
        self.strength: i64 = 0
        self.goes_on = True
        self.in_critical = False
        self.over = False
        # More dice, fewer locations, a reroll, a doubled total: what cards ask for (docs/showdown-vocabulary.md).
        self.more_dice: i64 = 0
        self.skipped: i64 = 0
        self.missed: i64 = 0
        self.reroll = False
        self.double_first = False
        self.spared = False
        # A wound die thrown before its location was chosen, or 0.
        self.rolled: i64 = 0
        self.location = ""
        self.chosen: i64 = 0
        self.attempts: i64 = 0
        self.face: i64 = 0
        self.total: i64 = 0
        self.toughness: i64 = 0
        self.success = False
        self.critical = False
        self.retry = False
        self.savage_done = False
        # Where a frail weapon breaks once the attempt, or by a ruling the attack, is over; or "".
        self.breaks = ""
        self.sprung = False
        self.spent: list[Effect] = []

    def view(self) -> dict[str, Any]:
        return {
            "act": "attack", "who": self.survivor.id, "weapon": self.weapon.id, "drawn": self.drawn[:],
            "resolved": self.resolved[:], "in_critical": self.in_critical, "over": self.over,
        }  # fmt: skip

    def run(self) -> None:
        self.begin()
        if self.may_go_on():
            struck = self.strike()
            hits = struck.hits - self.skipped
            if hits > 0 and self.may_go_on():
                self.draw(hits)
                while self.drawn and self.may_go_on():
                    self.next()
        if not self.over:
            self.end()

    def begin(self) -> None:
        """Who attacks hides no longer; cards may answer before the dice (6.2, 7.2 Golden Eyes)."""
        fight = self.fight
        if "attack" in self.survivor.hides_until:
            fight.reveal(self.survivor)
        if self.weapon.uses:
            key = use_of(self.survivor, self.weapon)
            fight.used[key] = fight.used.get(key, 0) + 1
        if fight.in_play[SURVIVOR_ATTACKS.index] and self.happen(SURVIVOR_ATTACKS).cancelled:
            self.goes_on = False

    def may_go_on(self) -> bool:
        """Cut short by a knockdown of the attacker, a broken weapon, a trap, the monster's death (2.9)."""
        return self.goes_on and self.survivor.standing() and not self.fight.monster.dead

    def has(self, word: str) -> bool:
        return weapon_word(self, word) > 0

    def melee(self) -> bool:
        return self.distance == 0

    def happen(self, moment: Moment) -> ShowdownOccasion:
        occasion = self.occasion(moment)
        if self.fight.in_play[moment.index]:
            self.fight.happen(occasion)
        return occasion

    def occasion(self, moment: Moment = BEFORE_REACTION) -> ShowdownOccasion:
        occasion = self.fight.occasion(moment)
        occasion.actor = self.survivor
        occasion.attack = self
        occasion.face = self.face
        return occasion

    # -- the dice

    def dice(self, into: Sum) -> list[Effect]:
        """Weapon speed and the survivor's own, at least one die; a Slow weapon has always one (2.9, A1). Returns the effects it uses up."""
        if self.has("slow") and not (self.melee() and self.survivor.has("ignores_slow_melee")):
            into.add(self.weapon.id, 1)
            return []
        into.add(self.weapon.id, self.weapon.speed)
        into.add(self.mode.id, self.mode.speed)
        if self.has("paired") and self.twins() and not self.fight.barred(self.survivor, "paired"):
            into.add("paired", self.weapon.speed)
        spent = attribute(self.fight, self.survivor, "speed", into, self)
        if into.total < 1:
            into.add("at_least_one", 1 - into.total)
        return spent

    def twins(self) -> bool:
        """Whether the survivor carries two of the weapon."""
        return [card.id for card in self.survivor.gear()].count(self.weapon.id) > 1

    def needed(self, into: Sum) -> list[Effect]:
        """The least face that hits: weapon accuracy and the monster's evasion, less the survivor's accuracy (SD-01, SD-04).

        Returns the effects that the attack uses up.
        """
        fight = self.fight
        into.add(self.weapon.id, self.weapon.accuracy)
        spent = monster_number(fight, "evasion", into)
        into.add(self.mode.id, -self.mode.accuracy)
        accuracy = Sum(into.parts is not None)
        spent.extend(attribute(fight, self.survivor, "accuracy", accuracy, self))
        if fight.in_blind_spot(self.survivor):
            accuracy.add("blind_spot", 1)
        if accuracy.parts is not None:
            for reason, n in accuracy.parts:
                into.add(reason, -n)
        else:
            into.add("accuracy", -accuracy.total)
        # Lying, it is hit from 3 on; one source takes the better of both (2.7).
        if fight.monster.down:
            better = fight.rulings.get("down_to_hit") == "better_of_both" and into.total < DOWN_TO_HIT
            if not better:
                into.add("knocked_down", DOWN_TO_HIT - into.total)
        return spent

    def strike(self) -> Struck:
        fight = self.fight
        listening = fight.table.listening
        dice = Sum(listening)
        self.spent.extend(self.dice(dice))
        needed = Sum(listening)
        self.spent.extend(self.needed(needed))
        if listening:
            fight.table.tell(
                events.SurvivorAttacks(Ref(self.survivor.id), Ref(self.weapon.id), dice.total, dice.reasons())
            )
        struck = self.roll(dice.total, needed)
        self.missed = dice.total - struck.hits
        self.happen(ATTACK_ROLLED)
        if self.reroll and self.missed:
            # The dice that missed are thrown once more (6.8, bow).
            again = self.roll(self.missed, needed)
            struck = Struck(struck.hits + again.hits, struck.perfect + again.perfect, again.ones)
        self.answer_hits(struck)
        while self.more_dice:
            more, self.more_dice = self.more_dice, 0
            joined = self.roll(more, needed)
            struck = Struck(struck.hits + joined.hits, struck.perfect + joined.perfect, struck.ones + joined.ones)
            self.answer_hits(joined)
        self.fumble(struck.ones)
        return struck

    def roll(self, count: int, needed: Sum) -> Struck:
        fight = self.fight
        ones = self.has("early_iron") or self.has("unwieldy")
        throw = AttackDice(self.survivor.seat, count, needed.total, perfect_from(self), ones)
        struck: Struck = fight.table.throw(throw)
        if fight.table.listening:
            fight.table.tell(
                events.AttackDiceRolled(
                    Ref(self.survivor.id), needed.total, needed.reasons(), struck.hits, struck.perfect, throw.faces
                )
            )
        return struck

    def answer_hits(self, struck: Struck) -> None:
        """Each hit and then each perfect hit fires every text of it once (SD-03)."""
        if self.fight.in_play[HIT.index]:
            for _hit in range(struck.hits):
                self.happen(HIT)
        self.strength += struck.perfect * self.weapon.perfect_strength
        if self.fight.in_play[PERFECT_HIT.index]:
            for _hit in range(struck.perfect):
                self.happen(PERFECT_HIT)

    def fumble(self, ones: int) -> None:
        """Early Iron: a 1 cancels the attack. Unwieldy: each 1 hurts who strikes (2.9 A4, 6.3)."""
        if not ones:
            return
        fight = self.fight
        if self.has("unwieldy"):
            for _one in range(ones):
                if self.survivor.on_board():
                    hurt(fight, self.survivor, hit_location(fight, self.survivor), 1)
        if self.has("early_iron"):
            self.goes_on = False
            if fight.table.listening:
                fight.table.tell(events.AttackCancelled(Ref(self.survivor.id), Ref(self.weapon.id)))

    # -- the locations

    def draw(self, hits: int) -> None:
        """One location for each hit, all at once; a trap among them is played before anything else (SD-06)."""
        fight = self.fight
        locations = fight.monster.locations
        if len(locations) < hits and locations.discard and fight.table.listening:
            fight.table.tell(events.DiscardShuffled("hit_location"))
        self.drawn = fight.table.draw(locations, hits, "hit_location", self.survivor.seat)
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
        self.drawn.remove(trap)
        if self.happen(TRAP_DRAWN).cancelled:
            # A card disarms it: it is discarded and the deck shuffled, the other hits stand (6.8, spear).
            if fight.table.listening:
                fight.table.tell(events.TrapCancelled(Ref(self.survivor.id), Ref(trap)))
            self.shuffle_back(trap)
            return
        if fight.table.listening:
            fight.table.tell(events.TrapSprung(Ref(self.survivor.id), Ref(trap), [Ref(id) for id in self.drawn]))
        self.sprung = True
        fight.traps_sprung += 1
        self.end()
        if fight.rulings.get("trap_in_nested_attack") == "all_attacks":
            for act in fight.under_way:
                if isinstance(act, Attack) and not act.over:
                    act.end()
        fight.stand_monster()
        fight.perform(TrapText(fight, self.survivor, trap))
        self.shuffle_back(trap)

    def shuffle_back(self, trap: str) -> None:
        """The trap is discarded, and the whole discard goes back into the deck (SD-09)."""
        locations = self.fight.monster.locations
        locations.discard.append(trap)
        locations.shuffle_discard()
        if self.fight.table.listening:
            self.fight.table.tell(events.DiscardShuffled("hit_location"))

    def out_of_reach(self) -> None:
        """Somebody moved: at once, or (a ruling) when the next card is chosen, hits out of reach are cancelled (SD-23)."""
        if self.fight.rulings.get("hits_cancelled") != "at_next_card":
            self.drop_out_of_reach()

    def drop_out_of_reach(self) -> None:
        """Unresolved hits are cancelled once a move has ended out of the attacker's reach (SD-23)."""
        if self.drawn and not self.near_enough():
            if self.fight.table.listening:
                self.fight.table.tell(events.HitsOutOfReach(Ref(self.survivor.id), [Ref(id) for id in self.drawn]))
            self.resolved.extend(self.drawn)
            self.drawn = []

    def near_enough(self) -> bool:
        """In reach but for the sight, the loss of which cancels no hit (5)."""
        survivor = self.survivor
        return survivor.on_board() and self.fight.distance_to_monster(survivor) <= (self.distance or self.weapon.reach)

    def next(self) -> None:
        """The next card is chosen and resolved (A7 to A12)."""
        if self.fight.rulings.get("hits_cancelled") == "at_next_card":
            self.drop_out_of_reach()
            if not self.drawn:
                return
        self.happen(CHOOSE_LOCATION)
        location: str = self.fight.table.ask(NextLocation(self))
        self.drawn.remove(location)
        self.resolved.append(location)
        self.location = location
        self.chosen += 1
        self.spared = False
        self.happen(LOCATION_CHOSEN)
        self.attempt_wound(self.fight.location(location))

    def attempt_wound(self, location: HitLocation) -> None:
        attempt_wound(self, location)

    def wound(self, wounds: int) -> None:
        """The monster suffers so many, by this weapon (2.11, 7.6)."""
        fight = self.fight
        for word in self.weapon.words:
            if word not in self.survivor.wounded_with:
                self.survivor.wounded_with.append(word)
        for _wound in range(wounds):
            fight.wound_monster(self.survivor)
        if self.has("provoke"):
            fight.give_priority(self.survivor)

    def break_weapon(self) -> None:
        """A frail weapon with which something super-dense was tried is out of the game (SD-13)."""
        if self.breaks:
            break_weapon(self, self.breaks)
            self.breaks = ""

    def end(self) -> None:
        """Only now are the cards discarded; a location with a new persistent injury goes onto the panel and works from here on (SD-20 to SD-22)."""
        fight = self.fight
        if self.drawn and not self.sprung and fight.table.listening:
            fight.table.tell(events.HitsLost(Ref(self.survivor.id), [Ref(id) for id in self.drawn]))
        for id in [*self.resolved, *self.drawn]:
            if id in self.injured:
                settle_injury(fight, id)
            else:
                fight.monster.locations.discard.append(id)
        self.resolved = []
        self.drawn = []
        self.goes_on = False
        self.over = True
        self.break_weapon()
        fight.attack_over(self.survivor, self.spent)
        if fight.table.listening:
            fight.table.tell(events.AttackEnded(Ref(self.survivor.id)))
