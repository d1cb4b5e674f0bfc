"""What survivors gain in the fight beside numbers: disorders, and resources out of their decks (3.1, 7.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from affray.kernel.card import Verb
from affray.kernel.chance import Deck
from affray.kernel.names import Ref
from affray.showdown.belongings import gain_gear, gained
from affray.showdown.cards import ShowdownOccasion
from affray.showdown.cards_held import hold
from affray.showdown.survivor import Survivor
from affray.showdown.verbs import told
from affray.showdown.verbs.who import one

__all__ = ["Disorder", "DrawResource", "Gain", "GainGear"]

MOST_DISORDERS: Final = 3


@dataclass(frozen=True)
class Disorder(Verb):
    """A random disorder that the survivor has not; three at most (3.1). `deck` is filled in: all that there are."""

    disorder: str
    of: str
    deck: tuple[str, ...] = ()

    def run(self, occasion: ShowdownOccasion) -> None:
        fight = occasion.fight
        survivor = one(occasion, self.of)
        if survivor is None or survivor.dead:
            return
        has = survivor.disorders
        left = [id for id in self.deck if id not in has]
        if len(has) >= MOST_DISORDERS or not left:
            return
        [drawn] = fight.table.draw(Deck("disorders", left, refills=False), 1, "disorder", survivor.seat)
        survivor.disorders.append(drawn)
        hold(fight, survivor)
        if fight.table.listening:
            fight.table.tell(told.DisorderGained(Ref(survivor.id), Ref(drawn)))


# -- resources


def left_in(deck: tuple[str, ...], gained: list[str]) -> list[str]:
    """What of a resource deck is not yet gained."""
    left = list(deck)
    for id in gained:
        if id in left:
            left.remove(id)
    return left


def take_resources(occasion: ShowdownOccasion, survivor: Survivor, resources: list[str]) -> None:
    if resources:
        occasion.fight.storage.extend(resources)
        if occasion.fight.table.listening:
            occasion.fight.table.tell(told.ResourceGained(Ref(survivor.id), [Ref(id) for id in resources]))
        gained(occasion.fight, survivor, resources)


@dataclass(frozen=True)
class Gain(Verb):
    """A named resource out of its deck; nothing if it is gone (7.5). `deck` is filled in."""

    gain: str
    of: str
    deck: tuple[str, ...] = ()

    def run(self, occasion: ShowdownOccasion) -> None:
        survivor = one(occasion, self.of)
        if survivor is not None and self.gain in left_in(self.deck, occasion.fight.storage):
            take_resources(occasion, survivor, [self.gain])


@dataclass(frozen=True)
class DrawResource(Verb):
    """Random resources from a deck; basic ones are counted, not named (7.5). `deck` is filled in."""

    draw_resource: str
    of: str
    by: int
    deck: tuple[str, ...] = ()

    def run(self, occasion: ShowdownOccasion) -> None:
        fight = occasion.fight
        survivor = one(occasion, self.of)
        if survivor is None:
            return
        if self.draw_resource == "basic":
            take_resources(occasion, survivor, ["basic_resource"] * self.by)
            return
        deck = Deck(self.draw_resource, left_in(self.deck, fight.storage), refills=False)
        take_resources(occasion, survivor, fight.table.draw(deck, self.by, "resource", survivor.seat))


@dataclass(frozen=True)
class GainGear(Verb):
    """A gear card, at once into the survivor's own grid or not at all (SD-50 to SD-52)."""

    gain_gear: str
    of: str

    def run(self, occasion: ShowdownOccasion) -> None:
        survivor = one(occasion, self.of)
        gear = occasion.fight.library.gear.get(self.gain_gear)
        if survivor is not None and survivor.on_board() and gear is not None:
            gain_gear(occasion.fight, survivor, gear)
