"""What the monster does: it picks, moves, attacks, draws, performs (showdown 2.2 to 2.6)."""

from __future__ import annotations

from dataclasses import dataclass

from affray.kernel.card import Verb
from affray.kernel.names import Ref
from affray.showdown import turn_events
from affray.showdown.ai import basic_action, draw_ai, end_turn, flow, movement_lost, pick
from affray.showdown.cards import ShowdownOccasion
from affray.showdown.monster_attack import Profile, attack, move_and_attack
from affray.showdown.monster_moves import (
    charge_off,
    face,
    face_closest,
    full_move_away,
    full_move_forward,
    leave_board,
    move_away_from,
    place_adjacent,
)
from affray.showdown.survivor import LOCATIONS
from affray.showdown.targeting import PickLine, threats
from affray.showdown.verbs.who import one

__all__ = [
    "Aim", "AttackTarget", "BasicAction", "ChargeOff", "DrawAI", "EndTurn", "Face", "Flow", "FullForward", "FullMove", "Intimidate", "LeaveBoard",
    "Move", "MoveAndAttack", "Pick", "PlaceMonster",
]  # fmt: skip


@dataclass(frozen=True)
class Pick(Verb):
    """Pick Target by these lines; nobody: the instinct, or (`stop`) the rest of the list falls away (2.3)."""

    pick: tuple[PickLine, ...]
    none: str = "instinct"

    def run(self, occasion: ShowdownOccasion) -> None:
        pick(occasion.fight, occasion, self.pick, self.none)


@dataclass(frozen=True)
class Flow(Verb):
    """The opportunity of a flow between two actions (SD-36)."""

    def run(self, occasion: ShowdownOccasion) -> None:
        flow(occasion.fight, occasion)


@dataclass(frozen=True)
class MoveAndAttack(Verb):
    """A full move toward the target, then the attack: dice, least face, damage, and its triggers (2.5)."""

    move_and_attack: str
    speed: int
    accuracy: int
    damage: int
    after_hit: tuple[Verb, ...] = ()
    before_damage: tuple[Verb, ...] = ()
    after_damage: tuple[Verb, ...] = ()
    range: int = 1

    def profile(self) -> Profile:
        texts = self.after_hit, self.before_damage, self.after_damage
        return Profile(self.speed, self.accuracy, self.damage, *texts, self.range)

    def run(self, occasion: ShowdownOccasion) -> None:
        target = one(occasion, self.move_and_attack)
        if target is not None:
            move_and_attack(occasion.fight, occasion, target, self.profile())


@dataclass(frozen=True)
class AttackTarget(Verb):
    """The attack without the move; `range` in spaces, beyond one in sight (2.5)."""

    attack: str
    speed: int
    accuracy: int
    damage: int
    after_hit: tuple[Verb, ...] = ()
    before_damage: tuple[Verb, ...] = ()
    after_damage: tuple[Verb, ...] = ()
    range: int = 1

    def run(self, occasion: ShowdownOccasion) -> None:
        target = one(occasion, self.attack)
        if target is not None:
            texts = self.after_hit, self.before_damage, self.after_damage
            profile = Profile(self.speed, self.accuracy, self.damage, *texts, self.range)
            attack(occasion.fight, occasion, target, profile)


@dataclass(frozen=True)
class Intimidate(Verb):
    """Not an attack: the list for the target, or for each of the targets (2.5.3)."""

    intimidate: str
    do: tuple[Verb, ...]

    def run(self, occasion: ShowdownOccasion) -> None:
        before, inside = occasion.target, occasion.intimidate
        occasion.intimidate = True
        found = one(occasion, self.intimidate)
        many = list(occasion.targets) if self.intimidate == "targets" else [] if found is None else [found]
        for survivor in many:
            if survivor.on_board():
                occasion.target = survivor
                occasion.fight.run_verbs(self.do, occasion)
        occasion.target, occasion.intimidate = before, inside


@dataclass(frozen=True)
class Aim(Verb):
    """After Hit: all hits of this attack go to one location, and no location dice are rolled (2.5.1)."""

    aim: str

    def run(self, occasion: ShowdownOccasion) -> None:
        if occasion.blow is not None:
            occasion.blow.aimed = LOCATIONS.index(self.aim)


@dataclass(frozen=True)
class FullMove(Verb):
    """A full move away from all threats, or straight away from all survivors (2.4)."""

    full_move: str
    from_: str

    def run(self, occasion: ShowdownOccasion) -> None:
        fight = occasion.fight
        if self.from_ == "survivors":
            moved = full_move_away(fight, fight.on_board(), in_line=True, turning=False)
        else:
            moved = full_move_away(fight, threats(fight))
        if not moved:
            movement_lost(fight, occasion)


@dataclass(frozen=True)
class FullForward(Verb):
    """A full move forward in a straight line, without turning (2.4)."""

    def run(self, occasion: ShowdownOccasion) -> None:
        if not full_move_forward(occasion.fight):
            movement_lost(occasion.fight, occasion)


@dataclass(frozen=True)
class Move(Verb):
    """Some spaces straight away from a survivor, with or without turning (2.4)."""

    move: str
    from_: str
    by: int
    turning: bool = True

    def run(self, occasion: ShowdownOccasion) -> None:
        source = one(occasion, self.from_)
        if source is None or not source.on_board():
            return
        if not move_away_from(occasion.fight, source, self.by, self.turning):
            movement_lost(occasion.fight, occasion)


@dataclass(frozen=True)
class ChargeOff(Verb):
    """A full move forward without turning; who is run over suffers collision at once and Grab after the move (7.3)."""

    def run(self, occasion: ShowdownOccasion) -> None:
        if not charge_off(occasion.fight):
            movement_lost(occasion.fight, occasion)


@dataclass(frozen=True)
class Face(Verb):
    """The monster turns to the target, or to the closest survivor (2.4)."""

    face: str

    def run(self, occasion: ShowdownOccasion) -> None:
        if self.face == "closest":
            face_closest(occasion.fight)
            return
        target = one(occasion, self.face)
        if target is not None and target.on_board():
            face(occasion.fight, target)


@dataclass(frozen=True)
class PlaceMonster(Verb):
    """The monster is placed adjacent to a survivor: no movement; from off the board it comes back (7.2)."""

    place_monster: str
    of: str

    def run(self, occasion: ShowdownOccasion) -> None:
        survivor = one(occasion, self.of)
        if survivor is not None and survivor.on_board():
            place_adjacent(occasion.fight, survivor)


@dataclass(frozen=True)
class LeaveBoard(Verb):
    """The monster leaves the board (7.2)."""

    def run(self, occasion: ShowdownOccasion) -> None:
        leave_board(occasion.fight)


@dataclass(frozen=True)
class BasicAction(Verb):
    """The Basic Action: `list`, by its own pick list or the one given; or at a survivor. `speed`, `damage` are added to its profile."""

    basic_action: str
    pick: tuple[PickLine, ...] = ()
    speed: int = 0
    damage: int = 0

    def run(self, occasion: ShowdownOccasion) -> None:
        if self.basic_action == "list":
            basic_action(occasion.fight, None, self.pick, self.speed, self.damage)
            return
        target = one(occasion, self.basic_action)
        if target is not None and target.on_board():
            basic_action(occasion.fight, target, (), self.speed, self.damage)


@dataclass(frozen=True)
class DrawAI(Verb):
    """The monster draws AI and performs the card (2.1)."""

    def run(self, occasion: ShowdownOccasion) -> None:
        draw_ai(occasion.fight)


@dataclass(frozen=True)
class EndTurn(Verb):
    """The monster's turn ends; in the survivors' turn only the action under way does."""

    def run(self, occasion: ShowdownOccasion) -> None:
        fight = occasion.fight
        ended = fight.turn_ended
        end_turn(fight, occasion)
        # A card that ends as it says itself needs no line; one that is cut short by another does.
        own = occasion.play is not None and occasion.play.card.id == occasion.card
        if fight.turn_ended and not ended and not own and fight.table.listening:
            fight.table.tell(turn_events.TurnCutShort(Ref(fight.monster.id)))
