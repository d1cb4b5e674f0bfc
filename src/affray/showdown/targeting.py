"""Pick Target: lines of an order and words, the priority token before them, ties to the controller (showdown 2.3)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from affray.kernel.chance import Throw
from affray.kernel.names import Ref
from affray.kernel.question import Question, Words
from affray.showdown import turn_events
from affray.showdown.bodies import front, in_field_of_view
from affray.showdown.field import Field
from affray.showdown.numbers import monster_movement
from affray.showdown.survivor import Survivor

__all__ = [
    "ORDERS",
    "WORDS",
    "PickLine",
    "PickTarget",
    "RandomTarget",
    "is_threat",
    "ordered",
    "pick_target",
    "satisfying",
    "threats",
]

ORDERS: Final = ("closest", "furthest", "random", "any", "all")
WORDS: Final = (
    "threat", "facing", "in_view", "in_range", "knocked_down", "not_deaf", "adjacent", "last_to_wound", "grabbed_last_round",
    "most_bleeding", "marked",
)  # fmt: skip


class PickLine:
    """One line of a pick list: an order, and the words that a survivor must satisfy, all of them. ValueError: unknown word."""

    __slots__ = ("order", "words")

    def __init__(self, order: str, words: tuple[str, ...] = ()) -> None:
        if order not in ORDERS:
            raise ValueError(order)
        for word in words:
            if word not in WORDS:
                raise ValueError(word)
        self.order = order
        self.words = words


class PickTarget(Question):
    """Several fit equally well: the controller chooses (2.3)."""

    name: ClassVar[str] = "target"
    clause: ClassVar[str] = "2.3"

    def __init__(self, fight: Field, survivors: list[Survivor]) -> None:
        super().__init__(fight.controller)
        self.fight = fight
        self.survivors = survivors

    def options(self) -> list[Any]:
        return list(self.survivors)

    def key(self, option: Any) -> str:
        survivor: Survivor = option
        return survivor.id

    def option_words(self, option: Any) -> Words:
        survivor: Survivor = option
        # Attacked, the controller's own survivor gains insanity (2).
        return Words("option-target", {"who": Ref(survivor.id), "own": survivor.seat == self.fight.controller})


class RandomTarget(Throw):
    """One of several, each as likely."""

    def __init__(self, by: str, many: list[Survivor]) -> None:
        super().__init__("random_target", by, (len(many),))
        self.many = many

    def read(self, faces: list[int]) -> int:
        return faces[0] - 1


def is_threat(fight: Field, survivor: Survivor) -> bool:
    """Neither knocked down nor hidden, unless something says that all are threats (2.3, 7.1)."""
    if not survivor.on_board():
        return False
    if fight.monster_flag("all_are_threats"):
        return True
    return not survivor.down and (not survivor.hidden or survivor.has("always_threat"))


def threats(fight: Field) -> list[Survivor]:
    return [survivor for survivor in fight.on_board() if is_threat(fight, survivor)]


def satisfies(fight: Field, survivor: Survivor, word: str) -> bool:
    """Whether one word of the vocabulary holds; `most_bleeding` compares and is not one of these (2.3)."""
    monster = fight.monster
    if word == "threat":
        return is_threat(fight, survivor)
    if word == "facing":
        ahead = front(monster.corner, monster.size, monster.facing)
        return not monster.away and bool(ahead >> survivor.square & 1)
    if word == "in_view":
        return not monster.away and in_field_of_view(
            monster.corner, monster.size, monster.facing, survivor.square, fight.terrain.obstacles
        )
    if word == "in_range":
        return fight.distance_to_monster(survivor) <= monster_movement(fight)
    if word == "knocked_down":
        return survivor.down
    if word == "not_deaf":
        return not survivor.has("deaf")
    if word == "adjacent":
        return fight.distance_to_monster(survivor) == 1
    if word == "last_to_wound":
        # The very last only, or (a ruling) the latest of those whom the other words fit.
        if fight.rulings.get("last_to_wound") == "latest_in_range":
            return survivor.index in fight.wounders
        return fight.last_wounder is survivor
    if word == "marked":
        return bool(survivor.statuses)
    return survivor.index in fight.grabbed_last


def satisfying(fight: Field, words: tuple[str, ...]) -> list[Survivor]:
    """The survivors on the board that satisfy every word; none bleeding may count as the most (2.3)."""
    found: list[Survivor] = []
    for survivor in fight.on_board():
        if all(word == "most_bleeding" or satisfies(fight, survivor, word) for word in words):
            found.append(survivor)
    if len(found) > 1 and "last_to_wound" in words:
        found = [max(found, key=lambda survivor: fight.wounders.index(survivor.index))]
    if found and "most_bleeding" in words:
        most = max([int(survivor.bleeding) for survivor in found])
        found = [survivor for survivor in found if survivor.bleeding == most]
    return found


def pick_target(fight: Field, lines: tuple[PickLine, ...]) -> list[Survivor]:
    """The target, or several where a line says all; nobody: an empty list. Who holds the priority token is it, whatever the list says."""
    holder = fight.priority
    if holder is not None and holder.on_board():
        if fight.table.listening:
            fight.table.tell(turn_events.TargetPicked([Ref(holder.id)], "priority"))
        if fight.rulings.get("priority_token_leaves") == "when_picked" and not holder.has("keeps_priority"):
            fight.give_priority(None)
        return [holder]
    for line in lines:
        found = satisfying(fight, line.words)
        if found:
            found = ordered(fight, line.order, found)
            if fight.table.listening:
                fight.table.tell(turn_events.TargetPicked([Ref(survivor.id) for survivor in found], line.order))
            return found
    return []


def ordered(fight: Field, order: str, found: list[Survivor]) -> list[Survivor]:
    """By distance, by chance, by the controller; what is left equal is the controller's too."""
    if order == "all":
        return found
    if order == "random":
        if len(found) == 1:
            return found
        index: int = fight.table.throw(RandomTarget(fight.controller, found))
        return [found[index]]
    if order != "any":
        distances = [fight.distance_to_monster(survivor) for survivor in found]
        best = min(distances) if order == "closest" else max(distances)
        found = [found[i] for i in range(len(found)) if distances[i] == best]
    if len(found) == 1:
        return found
    chosen: Survivor = fight.table.ask(PickTarget(fight, found))
    return [chosen]
