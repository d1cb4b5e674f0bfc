"""A survivor in the showdown: attributes with their reasons, armour and injuries, survival, gear, and what the round has used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from affray.kernel.number import Sum
from affray.showdown.gear import SLOTS, Gear

if TYPE_CHECKING:
    from affray.showdown.library import SurvivorCard

__all__ = ["ARMS", "ATTRIBUTES", "BODY", "BRAIN", "HEAD", "LEGS", "LOCATIONS", "WAIST", "Survivor"]

ATTRIBUTES: Final = ("movement", "accuracy", "strength", "evasion", "luck", "speed")

HEAD: Final = 0
ARMS: Final = 1
BODY: Final = 2
WAIST: Final = 3
LEGS: Final = 4
BRAIN: Final = 5
LOCATIONS: Final = ("head", "arms", "body", "waist", "legs", "brain")


class Survivor:
    """One survivor. `base` are the sheet's attributes; `modifiers` lasting ones with their sources; `tokens` those of this fight."""

    __slots__ = (
        "index", "id", "seat", "base", "modifiers", "tokens", "survival", "survival_limit", "insanity", "courage",
        "understanding", "armour", "light", "heavy", "bleeding", "down", "dead", "doomed", "flags", "injuries", "grid",
        "square", "used", "movements", "activations", "acted", "hidden", "actions", "arts", "disorders", "weapon_type",
        "proficiency", "hunt_xp", "wounded_with", "edges", "hides_until", "moved", "statuses", "_cards", "card_flags", "counting",
        "wording", "offering", "barring",
    )  # fmt: skip

    def __init__(self, index: int, id: str, seat: str = "") -> None:
        self.index = index
        self.id = id
        self.seat = seat or id
        self.base: dict[str, int] = {"movement": 5, "accuracy": 0, "strength": 0, "evasion": 0, "luck": 0, "speed": 0}
        self.modifiers: list[tuple[str, str, int]] = []
        self.tokens: dict[str, int] = {}
        self.survival: i64 = 0
        self.survival_limit: i64 = 1
        self.insanity: i64 = 0
        self.courage: i64 = 0
        self.understanding: i64 = 0
        self.armour: list[int] = [0, 0, 0, 0, 0, 0]
        self.light: list[bool] = [False] * 6
        self.heavy: list[bool] = [False] * 6
        self.bleeding: i64 = 0
        self.down = False
        self.dead = ""
        self.doomed = False
        self.flags: list[str] = []
        self.injuries: list[str] = []
        self.grid: list[Gear | None] = [None] * SLOTS
        self.square = -1
        self.used: list[str] = []
        self.movements: i64 = 0
        self.activations: i64 = 0
        self.acted = False
        # Whether it has moved a space in this round.
        self.moved = False
        self.hidden = False
        # What ends hiding: attack, leaves_terrain (6.2).
        self.hides_until: tuple[str, ...] = ()
        # The survival actions that the settlement's innovations give besides dodge (SD-28).
        self.actions: tuple[str, ...] = ()
        self.arts: list[str] = []
        self.disorders: list[str] = []
        # The weapon type declared before the hunt ("" for none) and the level in it: 3 specialist, 8 master (3.1, 7.6).
        self.weapon_type = ""
        self.proficiency: i64 = 0
        self.hunt_xp: i64 = 0
        # The types of the weapons that have wounded the monster in this fight (7.6).
        self.wounded_with: list[str] = []
        # Status cards of the monster that lie on the survivor, by id.
        self.statuses: list[str] = []
        # What all this gives now: the cards of the grid, whole sets, arts, disorders, proficiency (`cards_held.hold`).
        self._cards: list[SurvivorCard] = []
        # Of these cards all flags, those with numbers, with words for weapons, with offers, and those that bar something: few have any,
        # and all are asked for all the time.
        self.card_flags: list[str] = []
        self.counting: list[SurvivorCard] = []
        self.wording: list[SurvivorCard] = []
        self.offering: list[SurvivorCard] = []
        self.barring: list[SurvivorCard] = []
        # Affinities counted on the sheet where a card's edges are not known: by colour; and the cards whose puzzle is joined.
        self.edges: dict[str, int] = {}

    @property
    def cards(self) -> list[SurvivorCard]:
        """Replaced as a whole, never changed in place."""
        return self._cards

    @cards.setter
    def cards(self, now: list[SurvivorCard]) -> None:
        self._cards = now
        self.card_flags = [flag for card in now for flag in card.flags]
        self.counting = [card for card in now if card.whiles]
        self.wording = [card for card in now if any(number.words for number in card.whiles)]
        self.offering = [card for card in now if card.offers]
        self.barring = [card for card in now if card.bars]

    def attribute(self, name: str, into: Sum) -> None:
        """The base value and every modifier from every source (SD-01)."""
        before = into.total
        into.add(name, self.base[name])
        for source, changed, amount in self.modifiers:
            if changed == name:
                into.add(source, amount)
        for card in self.grid:
            if card is not None and card.attributes and name in card.attributes:
                into.add(card.id, card.attributes[name])
        if self.tokens:
            into.add("tokens", self.tokens.get(name, 0))
        for source, changed, amount in self.modifiers:
            if changed == name + "_is":
                into.add(source, amount - (into.total - before))

    def total(self, name: str) -> int:
        total = Sum(False)
        self.attribute(name, total)
        return total.total

    def insane(self) -> bool:
        return self.insanity >= 3

    def on_board(self) -> bool:
        return not self.dead and self.square >= 0

    def standing(self) -> bool:
        return self.on_board() and not self.down

    def has(self, flag: str) -> bool:
        """Whether an injury, a mark of the sheet or a card says this of the survivor."""
        return flag in self.flags or flag in self.card_flags

    def gear(self) -> list[Gear]:
        return [card for card in self.grid if card is not None]

    def free_slot(self) -> int:
        """The first free slot of the grid, or -1."""
        for slot, card in enumerate(self.grid):
            if card is None:
                return slot
        return -1

    def dress(self) -> None:
        """Armour points at each location: what is worn there and what counts everywhere (showdown 1)."""
        for location in range(5):
            self.armour[location] = self.worn(location)

    def worn(self, location: int) -> int:
        points = 0
        for card in self.gear():
            points += card.armour.get(LOCATIONS[location], 0) + card.armour.get("all", 0)
        return points

    def copy(self) -> Survivor:
        twin = Survivor(self.index, self.id, self.seat)
        twin.base = dict(self.base)
        twin.modifiers = self.modifiers[:]
        twin.tokens = dict(self.tokens)
        twin.survival = self.survival
        twin.survival_limit = self.survival_limit
        twin.insanity = self.insanity
        twin.courage = self.courage
        twin.understanding = self.understanding
        twin.armour = self.armour[:]
        twin.light = self.light[:]
        twin.heavy = self.heavy[:]
        twin.bleeding = self.bleeding
        twin.down = self.down
        twin.dead = self.dead
        twin.doomed = self.doomed
        twin.flags = self.flags[:]
        twin.injuries = self.injuries[:]
        twin.grid = self.grid[:]
        twin.square = self.square
        twin.used = self.used[:]
        twin.movements = self.movements
        twin.activations = self.activations
        twin.acted = self.acted
        twin.moved = self.moved
        twin.hidden = self.hidden
        twin.hides_until = self.hides_until
        twin.actions = self.actions
        twin.arts = self.arts[:]
        twin.disorders = self.disorders[:]
        twin.weapon_type = self.weapon_type
        twin.proficiency = self.proficiency
        twin.hunt_xp = self.hunt_xp
        twin.wounded_with = self.wounded_with[:]
        twin.statuses = self.statuses[:]
        twin._cards = self._cards
        twin.card_flags = self.card_flags
        twin.counting = self.counting
        twin.wording = self.wording
        twin.offering = self.offering
        twin.barring = self.barring
        twin.edges = self.edges
        return twin

    def state(self) -> dict[str, Any]:
        return {
            "id": self.id, "seat": self.seat, "base": dict(self.base), "modifiers": [list(m) for m in self.modifiers],
            "tokens": dict(self.tokens), "survival": self.survival, "insanity": self.insanity, "courage": self.courage,
            "understanding": self.understanding, "armour": self.armour[:], "light": self.light[:], "heavy": self.heavy[:],
            "bleeding": self.bleeding, "down": self.down, "dead": self.dead, "doomed": self.doomed, "flags": self.flags[:],
            "injuries": self.injuries[:], "grid": [card.id if card else None for card in self.grid], "square": self.square,
            "used": self.used[:], "movements": self.movements, "activations": self.activations, "acted": self.acted, "moved": self.moved,
            "hidden": self.hidden, "hides_until": list(self.hides_until), "survival_limit": self.survival_limit, "actions": list(self.actions),
            "arts": self.arts[:], "disorders": self.disorders[:], "weapon_type": self.weapon_type, "proficiency": self.proficiency,
            "hunt_xp": self.hunt_xp, "wounded_with": self.wounded_with[:], "statuses": self.statuses[:],
        }  # fmt: skip
