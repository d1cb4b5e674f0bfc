"""What cards do to the survivor's attack at hand: its dice, its locations, its attempts (docs/showdown-vocabulary.md)."""

from __future__ import annotations

from dataclasses import dataclass

from affray.kernel.card import Verb
from affray.kernel.names import Ref
from affray.showdown import events
from affray.showdown.cards import ShowdownOccasion
from affray.showdown.harm import D10
from affray.showdown.wounding import LocationLost

__all__ = [
    "AttackDice", "CancelReactions", "DiscardLocation", "DoubleFirstTotal", "MakeCritical", "Reroll", "RetryWound", "RollBeforeChoosing",
    "SkipLocation",
]  # fmt: skip


@dataclass(frozen=True)
class AttackDice(Verb):
    """So many more attack dice are thrown and join this attack (6.6, Combo Master)."""

    attack_dice: int

    def run(self, occasion: ShowdownOccasion) -> None:
        if occasion.attack is not None:
            occasion.attack.more_dice += self.attack_dice


@dataclass(frozen=True)
class SkipLocation(Verb):
    """So many hits of this attack draw no location (6.4)."""

    skip_location: int

    def run(self, occasion: ShowdownOccasion) -> None:
        if occasion.attack is not None:
            occasion.attack.skipped += self.skip_location


@dataclass(frozen=True)
class Reroll(Verb):
    """The attack dice that missed are thrown again (6.8, bow)."""

    reroll: str

    def run(self, occasion: ShowdownOccasion) -> None:
        if occasion.attack is not None:
            occasion.attack.reroll = True


@dataclass(frozen=True)
class RetryWound(Verb):
    """The wound attempt is made again (6.8, axe and dagger)."""

    def run(self, occasion: ShowdownOccasion) -> None:
        if occasion.attack is not None:
            occasion.attack.retry = True


@dataclass(frozen=True)
class DiscardLocation(Verb):
    """A drawn location, chosen by the attacker, is given up: its hit is lost (6.8, dagger)."""

    def run(self, occasion: ShowdownOccasion) -> None:
        attack = occasion.attack
        if attack is None or not attack.drawn:
            return
        lost: str = attack.fight.table.ask(LocationLost(attack))
        attack.drawn.remove(lost)
        attack.resolved.append(lost)
        if attack.fight.table.listening:
            attack.fight.table.tell(events.HitsGivenUp(Ref(attack.survivor.id), [Ref(lost)]))


@dataclass(frozen=True)
class DoubleFirstTotal(Verb):
    """The total of the attack's first wound attempt is doubled (6.8, club)."""

    def run(self, occasion: ShowdownOccasion) -> None:
        if occasion.attack is not None:
            occasion.attack.double_first = True


@dataclass(frozen=True)
class MakeCritical(Verb):
    """This wound is a critical one, where a critical effect is printed (6.8, axe; SD-17)."""

    def run(self, occasion: ShowdownOccasion) -> None:
        if occasion.attack is not None:
            occasion.attack.critical = True


@dataclass(frozen=True)
class CancelReactions(Verb):
    """The reactions of the chosen location do not happen (6.8, katar)."""

    def run(self, occasion: ShowdownOccasion) -> None:
        if occasion.attack is not None:
            occasion.attack.spared = True


@dataclass(frozen=True)
class RollBeforeChoosing(Verb):
    """The next wound die is thrown before its location is chosen (6.8, sword)."""

    def run(self, occasion: ShowdownOccasion) -> None:
        attack = occasion.attack
        if attack is None or attack.rolled:
            return
        face: int = attack.fight.table.throw(D10("wound", attack.survivor.seat))
        attack.rolled = face
        if attack.fight.table.listening:
            attack.fight.table.tell(events.WoundDieFirst(Ref(attack.survivor.id), face))
