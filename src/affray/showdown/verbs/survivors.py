"""What befalls survivors and what they gain: down and up, damage, numbers of the sheet, knockback, Grab, priority, death, resources."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from affray.kernel.card import Verb
from affray.kernel.names import Ref
from affray.showdown import events, harm
from affray.showdown.ai import doom
from affray.showdown.cards import ShowdownOccasion
from affray.showdown.cards_held import hold
from affray.showdown.collisions import knock_back, knock_back_to_edge
from affray.showdown.grab import grab
from affray.showdown.slung import SlungAttack
from affray.showdown.survivor import BRAIN, LOCATIONS, Survivor
from affray.showdown.verbs import told
from affray.showdown.verbs.amounts import Amount
from affray.showdown.verbs.control import willing
from affray.showdown.verbs.who import one

__all__ = [
    "Add", "Brain", "Doom", "Grab", "HealSurvivor", "Hide", "Hurt", "Kill", "KnockBack", "KnockDown", "Permanent",
    "Priority", "Set", "Stand", "StopMoving", "Suffer", "SureHits",
]  # fmt: skip

# Courage and understanding end at nine (3.1); with 16 hunt experience a survivor retires, 8 make a master.
MOST_LEARNT: Final = 9
MOST_HUNT_XP: Final = 16
MOST_PROFICIENCY: Final = 8


def once_in_a_life(survivor: Survivor, key: str) -> bool:
    """Whether this is the first time; it is remembered on the survivor."""
    mark = f"lifetime:{key}"
    if not key:
        return True
    if survivor.has(mark):
        return False
    survivor.flags.append(mark)
    return True


@dataclass(frozen=True)
class KnockDown(Verb):
    """The monster or a survivor is knocked down; `bash` where the card's word is bash, which some gear ignores."""

    knock_down: str
    bash: bool = False

    def run(self, occasion: ShowdownOccasion) -> None:
        if self.knock_down == "monster":
            occasion.fight.knock_monster_down()
            return
        survivor = one(occasion, self.knock_down)
        if survivor is not None and not (self.bash and survivor.has("ignores_bash")):
            occasion.fight.knock_down(survivor)


@dataclass(frozen=True)
class Stand(Verb):
    """A knocked down survivor stands; with `may` only if its player wants it."""

    stand: str
    may: bool = False

    def run(self, occasion: ShowdownOccasion) -> None:
        survivor = one(occasion, self.stand)
        if survivor is not None and survivor.down and survivor.on_board():
            if self.may and not willing(occasion, survivor):
                return
            occasion.fight.stand(survivor)


@dataclass(frozen=True)
class StopMoving(Verb):
    """The survivor's movement under way ends on this space."""

    def run(self, occasion: ShowdownOccasion) -> None:
        occasion.cancelled = True


@dataclass(frozen=True)
class Hurt(Verb):
    """Damage outside an attack, to a location by the die (2.5.4)."""

    hurt: str
    by: Amount

    def run(self, occasion: ShowdownOccasion) -> None:
        survivor = one(occasion, self.hurt)
        if survivor is not None and survivor.on_board():
            location = harm.hit_location(occasion.fight, survivor)
            harm.hurt(occasion.fight, survivor, location, self.by.count(occasion))


@dataclass(frozen=True)
class HealSurvivor(Verb):
    """Light and heavy injuries of a location, or of all, are erased and up to so many lost armour points restored there (SD-25)."""

    heal_survivor: str
    at: str = "all"
    armour: int = 0

    def run(self, occasion: ShowdownOccasion) -> None:
        survivor = one(occasion, self.heal_survivor)
        if survivor is not None and survivor.on_board():
            for location, word in enumerate(LOCATIONS):
                if self.at in ("all", word):
                    harm.heal(occasion.fight, survivor, location, self.armour)


@dataclass(frozen=True)
class Brain(Verb):
    """Brain damage (3.2)."""

    brain: str
    by: Amount

    def run(self, occasion: ShowdownOccasion) -> None:
        survivor = one(occasion, self.brain)
        if survivor is not None and survivor.on_board():
            harm.brain_damage(occasion.fight, survivor, self.by.count(occasion), occasion.intimidate)


@dataclass(frozen=True)
class Add(Verb):
    """Survival, insanity, courage, understanding, bleeding, hunt_xp or proficiency; negative takes away. `lifetime`: once in a life."""

    add: str
    of: str
    by: Amount
    lifetime: str = ""

    def run(self, occasion: ShowdownOccasion) -> None:
        fight = occasion.fight
        survivor = one(occasion, self.of)
        if survivor is None or survivor.dead or not once_in_a_life(survivor, self.lifetime):
            return
        amount = self.by.count(occasion)
        if self.add == "survival":
            fight.add_survival(survivor, amount)
        elif self.add == "bleeding":
            harm.bleed(fight, survivor, amount, occasion.card)
        elif self.add == "insanity":
            now = max(0, survivor.insanity + amount)
            if now != survivor.insanity:
                amount = now - survivor.insanity
                survivor.insanity = now
                if fight.table.listening:
                    fight.table.tell(events.InsanityChanged(Ref(survivor.id), amount, now, "card"))
        else:
            self.learn(occasion, survivor, amount)

    def learn(self, occasion: ShowdownOccasion, survivor: Survivor, amount: int) -> None:
        """What is written on the sheet (SD-57)."""
        if self.add == "courage":
            survivor.courage = min(MOST_LEARNT, max(0, survivor.courage + amount))
        elif self.add == "understanding":
            survivor.understanding = min(MOST_LEARNT, max(0, survivor.understanding + amount))
        elif self.add == "hunt_xp":
            survivor.hunt_xp = min(MOST_HUNT_XP, max(0, survivor.hunt_xp + amount))
        else:
            survivor.proficiency = min(MOST_PROFICIENCY, max(0, survivor.proficiency + amount))
            hold(occasion.fight, survivor)
        if occasion.fight.table.listening:
            occasion.fight.table.tell(told.SheetChanged(Ref(survivor.id), self.add, amount))


@dataclass(frozen=True)
class Set(Verb):
    """Survival becomes so much."""

    set: str
    of: str
    to: Amount

    def run(self, occasion: ShowdownOccasion) -> None:
        survivor = one(occasion, self.of)
        if survivor is not None and not survivor.dead:
            occasion.fight.add_survival(survivor, self.to.count(occasion) - survivor.survival)


@dataclass(frozen=True)
class Permanent(Verb):
    """A base attribute changes for life."""

    permanent: str
    of: str
    by: int
    lifetime: str = ""

    def run(self, occasion: ShowdownOccasion) -> None:
        survivor = one(occasion, self.of)
        if survivor is None or survivor.dead or not once_in_a_life(survivor, self.lifetime):
            return
        survivor.base[self.permanent] += self.by
        if occasion.fight.table.listening:
            occasion.fight.table.tell(told.AttributeRose(Ref(survivor.id), self.permanent, self.by))


@dataclass(frozen=True)
class KnockBack(Verb):
    """A survivor flies straight away from the monster, or toward the nearest edge of the board (5)."""

    knock_back: str
    by: Amount
    toward: str = ""

    def run(self, occasion: ShowdownOccasion) -> None:
        survivor = one(occasion, self.knock_back)
        if survivor is None or not survivor.on_board():
            return
        spaces = self.by.count(occasion)
        if self.toward:
            knock_back_to_edge(occasion.fight, survivor, spaces)
        else:
            knock_back(occasion.fight, survivor, spaces)


@dataclass(frozen=True)
class Grab(Verb):
    """Grab: placed before the monster, knocked down, damage by level (7.4)."""

    grab: str

    def run(self, occasion: ShowdownOccasion) -> None:
        survivor = one(occasion, self.grab)
        if survivor is not None and survivor.on_board():
            grab(occasion.fight, survivor)


@dataclass(frozen=True)
class Doom(Verb):
    """Doomed: no action and no survival until this card is resolved (3.5)."""

    doom: str

    def run(self, occasion: ShowdownOccasion) -> None:
        survivor = one(occasion, self.doom)
        if survivor is not None and not survivor.doomed:
            doom(occasion, survivor)
            if occasion.fight.table.listening:
                occasion.fight.table.tell(told.Doomed(Ref(survivor.id)))


@dataclass(frozen=True)
class Priority(Verb):
    """The priority target token: who gains it; none: it goes, with `of` only if that survivor has it. `until` death: for good (7.3)."""

    priority: str
    until: str = ""
    of: str = ""

    def run(self, occasion: ShowdownOccasion) -> None:
        fight = occasion.fight
        holder = fight.priority
        if holder is not None and holder.has("keeps_priority") and not holder.dead:
            return
        if self.priority == "none":
            if not self.of or one(occasion, self.of) is holder:
                fight.give_priority(None)
            return
        survivor = one(occasion, self.priority)
        if survivor is not None and survivor.on_board():
            if self.until:
                survivor.flags.append("keeps_priority")
            fight.give_priority(survivor)


@dataclass(frozen=True)
class Hide(Verb):
    """Not a threat until one of these: attack (the survivor attacks), leaves_terrain (6.2)."""

    hide: str
    ends: tuple[str, ...] = ()

    def run(self, occasion: ShowdownOccasion) -> None:
        survivor = one(occasion, self.hide)
        if survivor is not None:
            occasion.fight.hide(survivor, self.ends)


@dataclass(frozen=True)
class Kill(Verb):
    """The survivor dies of this card."""

    kill: str

    def run(self, occasion: ShowdownOccasion) -> None:
        survivor = one(occasion, self.kill)
        if survivor is not None:
            occasion.fight.kill(survivor, occasion.card)


@dataclass(frozen=True)
class Suffer(Verb):
    """A brain trauma, without a roll."""

    suffer: str
    of: str

    def run(self, occasion: ShowdownOccasion) -> None:
        survivor = one(occasion, self.of)
        if survivor is not None and survivor.on_board():
            for row in occasion.fight.tables[BRAIN]:
                if row.id == self.suffer:
                    harm.suffer(occasion.fight, survivor, row)


# -- an attack that cannot miss


@dataclass(frozen=True)
class SureHits(Verb):
    """An attack with this card of so many automatic hits, from anywhere; `auto_critical`: the wound attempt is one (6.4)."""

    sure_hits: int
    auto_critical: bool = False

    def run(self, occasion: ShowdownOccasion) -> None:
        survivor = one(occasion, "owner")
        if survivor is not None and survivor.standing():
            occasion.fight.perform(SlungAttack(occasion, survivor, self.sure_hits, self.auto_critical))
