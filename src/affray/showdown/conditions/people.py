"""Conditions about survivors: what they are, where they stand, what they carry."""

from __future__ import annotations

from dataclasses import dataclass

from affray.kernel.card import Condition
from affray.showdown.cards import ShowdownOccasion
from affray.showdown.verbs.who import one

__all__ = [
    "Adjacent", "Alive", "Attribute", "Beats", "BlindSpot", "ByMe", "Carries", "Deaf", "EarnedProficiency", "HasInjury", "Insane",
    "KnockedDown", "OnMe",
]  # fmt: skip


@dataclass(frozen=True)
class ByMe(Condition):
    """The owner is who acts."""

    def holds(self, occasion: ShowdownOccasion) -> bool:
        owner = one(occasion, "owner")
        return owner is not None and (occasion.attack.survivor if occasion.attack else occasion.actor) is owner


@dataclass(frozen=True)
class OnMe(Condition):
    """The owner is whom it befalls."""

    def holds(self, occasion: ShowdownOccasion) -> bool:
        owner = one(occasion, "owner")
        return owner is not None and occasion.actor is owner


@dataclass(frozen=True)
class Insane(Condition):
    """This survivor is insane (3.5)."""

    insane: str

    def holds(self, occasion: ShowdownOccasion) -> bool:
        survivor = one(occasion, self.insane)
        return survivor is not None and survivor.insane()


@dataclass(frozen=True)
class Deaf(Condition):
    """This survivor is deaf (3.5)."""

    deaf: str

    def holds(self, occasion: ShowdownOccasion) -> bool:
        survivor = one(occasion, self.deaf)
        return survivor is not None and survivor.has("deaf")


@dataclass(frozen=True)
class Alive(Condition):
    """This survivor is alive."""

    alive: str

    def holds(self, occasion: ShowdownOccasion) -> bool:
        survivor = one(occasion, self.alive)
        return survivor is not None and not survivor.dead


@dataclass(frozen=True)
class Adjacent(Condition):
    """This survivor stands beside the monster."""

    adjacent: str

    def holds(self, occasion: ShowdownOccasion) -> bool:
        survivor = one(occasion, self.adjacent)
        return survivor is not None and survivor.on_board() and occasion.fight.distance_to_monster(survivor) == 1


@dataclass(frozen=True)
class KnockedDown(Condition):
    """This survivor, or the monster, is knocked down."""

    knocked_down: str

    def holds(self, occasion: ShowdownOccasion) -> bool:
        if self.knocked_down == "monster":
            return occasion.fight.monster.down
        survivor = one(occasion, self.knocked_down)
        return survivor is not None and survivor.on_board() and survivor.down


@dataclass(frozen=True)
class BlindSpot(Condition):
    """This survivor stands in the monster's blind spot (2.3)."""

    blind_spot: str

    def holds(self, occasion: ShowdownOccasion) -> bool:
        survivor = one(occasion, self.blind_spot)
        return survivor is not None and survivor.on_board() and occasion.fight.in_blind_spot(survivor)


@dataclass(frozen=True)
class Attribute(Condition):
    """This survivor has at least so much understanding, courage, bleeding, disorders."""

    attribute: str
    of: str
    least: int

    def holds(self, occasion: ShowdownOccasion) -> bool:
        return amount(occasion, self.attribute, self.of) >= self.least


def amount(occasion: ShowdownOccasion, attribute: str, who: str) -> int:
    """How much of it the survivor has; -1 where there is no survivor."""
    survivor = one(occasion, who)
    if survivor is None:
        return -1
    if attribute == "understanding":
        return survivor.understanding
    if attribute == "courage":
        return survivor.courage
    return survivor.bleeding if attribute == "bleeding" else len(survivor.disorders)


@dataclass(frozen=True)
class Beats(Condition):
    """The face rolled is higher than that attribute of this survivor."""

    beats: str
    of: str

    def holds(self, occasion: ShowdownOccasion) -> bool:
        return one(occasion, self.of) is not None and occasion.face > amount(occasion, self.beats, self.of)


@dataclass(frozen=True)
class HasInjury(Condition):
    """The owner has this permanent injury."""

    has_injury: str

    def holds(self, occasion: ShowdownOccasion) -> bool:
        owner = one(occasion, "owner")
        return owner is not None and self.has_injury in owner.injuries


@dataclass(frozen=True)
class Carries(Condition):
    """Some gear of the owner has one of these words."""

    carries: tuple[str, ...]

    def holds(self, occasion: ShowdownOccasion) -> bool:
        owner = one(occasion, "owner")
        return owner is not None and any(gear.has(word) for gear in owner.gear() for word in self.carries)


@dataclass(frozen=True)
class EarnedProficiency(Condition):
    """This survivor declared a weapon type before the hunt and wounded with it (7.6)."""

    earned_proficiency: str

    def holds(self, occasion: ShowdownOccasion) -> bool:
        survivor = one(occasion, self.earned_proficiency)
        return survivor is not None and survivor.weapon_type != "" and survivor.weapon_type in survivor.wounded_with
