"""Fighters: what a fight changes. A hero, a foe, and what each of them carries, suffers and owes."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from mypy_extensions import i64

from affray.company.cards import CompanyCard
from affray.company.sheet import FoeSheet, HeroSheet, Weapon
from affray.kernel.number import Sum

__all__ = ["DEFENSIVE", "FORWARD", "OPEN", "REARWARD", "STANCES", "Fighter", "Foe", "Hero", "without"]

FORWARD: Final = 0
OPEN: Final = 1
DEFENSIVE: Final = 2
REARWARD: Final = 3
STANCES: Final = ("forward", "open", "defensive", "rearward")


T = TypeVar("T")


def without(items: tuple[T, ...], one: T) -> tuple[T, ...]:
    """All but the first that is `one`. Raises ValueError where there is none."""
    at = items.index(one)
    return items[:at] + items[at + 1 :]


class Fighter:
    """One who fights. `index` is the place among all fighters; `out` is empty while able to fight, else why not."""

    __slots__ = ("index", "id", "seat", "is_hero", "endurance", "out", "cards", "flags")

    def __init__(self, index: int, id: str, seat: str, is_hero: bool) -> None:
        self.index = index
        self.id = id
        self.seat = seat
        self.is_hero = is_hero
        self.endurance: i64 = 0
        self.out = ""
        # Tuples, replaced when a card comes or goes: copies of the fighter share them.
        self.cards: tuple[CompanyCard, ...] = ()
        self.flags: tuple[str, ...] = ()

    def able(self) -> bool:
        """Whether able to fight on."""
        return not self.out

    def has(self, flag: str) -> bool:
        """Whether a card on the fighter has this flag."""
        return flag in self.flags

    def holds(self, card: str) -> bool:
        return card in [held.id for held in self.cards]

    def offers(self) -> bool:
        """Whether a card on the fighter has anything to buy."""
        for card in self.cards:  # noqa: SIM110 - a generator costs more than the loop
            if card.offers:
                return True
        return False

    def as_hero(self) -> Hero:
        """Itself, where `is_hero` has been asked already."""
        assert isinstance(self, Hero)
        return self

    def as_foe(self) -> Foe:
        """Itself, where `is_hero` has been denied already."""
        assert isinstance(self, Foe)
        return self

    def max_endurance(self) -> int:
        """The Endurance of the sheet, which nothing in a fight raises."""
        raise NotImplementedError


class Hero(Fighter):
    """A player-hero in the fight."""

    __slots__ = (
        "sheet", "hope", "shadow", "fatigue", "load", "wounded", "severity", "dying", "asleep", "stance", "recovering",
        "knocked_back", "surprised", "ready", "two_handed", "helm", "shield", "armour", "weapons", "dropped", "engaged",
        "seized_by", "no_hope", "poison", "safe", "acted", "has_whiles", "spotted", "fleeing",
    )  # fmt: skip

    def __init__(self, index: int, id: str, sheet: HeroSheet) -> None:
        super().__init__(index, id, id, True)
        self.sheet = sheet
        self.endurance = sheet.start_endurance
        self.hope: i64 = sheet.start_hope
        self.shadow: i64 = sheet.start_shadow
        self.fatigue: i64 = sheet.start_fatigue
        self.load: i64 = 0
        self.wounded = sheet.start_wounded
        # Days to heal of a Severe Wound; 0 when there is none or it is Moderate (W1).
        self.severity: i64 = 0
        self.dying = False
        self.asleep = False
        self.stance: i64 = OPEN
        self.recovering = False
        self.knocked_back = False
        self.surprised = False
        # The weapon in hand; None while drawing one costs nothing (V10).
        self.ready: Weapon | None = None
        self.two_handed = False
        self.armour = sheet.armour
        self.helm = sheet.helm
        self.shield = sheet.shield
        self.weapons: list[Weapon] = sheet.weapons  # replaced, never changed
        self.dropped: tuple[str, ...] = ()
        self.engaged: list[Foe] = []
        self.seized_by: Foe | None = None
        self.no_hope = False
        self.poison = ""
        self.safe = False
        self.acted = False
        self.has_whiles = False
        self.spotted = ""
        # In Rearward only to leave the field, without its conditions (ruling flee_needs_rearward_conditions).
        self.fleeing = False
        self.reckon_load()

    def max_endurance(self) -> int:
        return self.sheet.endurance

    def reckon_load(self) -> None:
        """Load: what is carried, and Fatigue (3.12)."""
        load = self.fatigue + self.sheet.treasure
        for weapon in self.weapons:
            load += weapon.load
        if self.armour is not None:
            load += self.armour.load
        if self.helm is not None:
            load += self.helm.load
        if self.shield is not None:
            load += self.shield.load
        self.load = load

    def weary(self) -> bool:
        """Weary as soon as Endurance is not above Load (3.12)."""
        return self.endurance <= self.load

    def miserable(self) -> bool:
        """Shadow not below current Hope (D14, D20)."""
        return self.shadow >= self.hope

    def close(self) -> bool:
        """In one of the close combat stances."""
        return self.stance != REARWARD

    def carries_shield(self) -> bool:
        """A shield in hand: none together with a bow or a two-handed grip (company 4)."""
        return self.shield is not None and not self.two_handed

    def hope_to_spend(self) -> bool:
        """Whether any Hope is left and may be spent (D17)."""
        return self.hope > 0 and not self.no_hope

    def hit_weight(self) -> int:
        """How much of the limit of engaging foes is used: a large foe 3, a human-sized one 2, six in all (2.5)."""
        weight = 0
        for foe in self.engaged:
            weight += 3 if foe.sheet.large else 2
        return weight

    def room_for(self, foe: Foe) -> bool:
        """Whether one more foe fits beside those that stand against the hero (2.5)."""
        return self.hit_weight() + (3 if foe.sheet.large else 2) <= 6

    def protection(self, into: Sum) -> None:
        """Protection dice: the armour's and the helm's (4)."""
        if self.armour is not None:
            into.add(self.armour.id, self.armour.protection)
        if self.helm is not None:
            into.add(self.helm.id, self.helm.protection)

    def in_hand(self) -> list[Weapon]:
        """The weapon in hand; any that is carried while drawing one costs nothing (V10)."""
        return self.weapons if self.ready is None else [self.ready]

    def copy(self) -> Hero:
        twin = Hero(self.index, self.id, self.sheet)
        twin.endurance = self.endurance
        twin.out = self.out
        twin.cards = self.cards
        twin.flags = self.flags
        twin.hope = self.hope
        twin.shadow = self.shadow
        twin.fatigue = self.fatigue
        twin.load = self.load
        twin.wounded = self.wounded
        twin.severity = self.severity
        twin.dying = self.dying
        twin.asleep = self.asleep
        twin.stance = self.stance
        twin.recovering = self.recovering
        twin.knocked_back = self.knocked_back
        twin.surprised = self.surprised
        twin.ready = self.ready
        twin.two_handed = self.two_handed
        twin.armour = self.armour
        twin.helm = self.helm
        twin.shield = self.shield
        twin.weapons = self.weapons
        twin.dropped = self.dropped
        twin.no_hope = self.no_hope
        twin.poison = self.poison
        twin.safe = self.safe
        twin.acted = self.acted
        twin.has_whiles = self.has_whiles
        twin.spotted = self.spotted
        twin.fleeing = self.fleeing
        return twin

    def state(self) -> dict[str, Any]:
        return {
            "id": self.id, "seat": self.seat, "endurance": self.endurance, "hope": self.hope, "shadow": self.shadow, "fatigue": self.fatigue,
            "load": self.load, "wounded": self.wounded, "severity": self.severity, "dying": self.dying, "asleep": self.asleep,
            "stance": STANCES[self.stance], "recovering": self.recovering, "knocked_back": self.knocked_back,
            "surprised": self.surprised, "ready": self.ready.id if self.ready else None, "two_handed": self.two_handed,
            "armour": self.armour.id if self.armour else None, "helm": self.helm.id if self.helm else None,
            "shield": self.shield.id if self.shield else None, "weapons": [weapon.id for weapon in self.weapons],
            "dropped": list(self.dropped), "engaged": [foe.id for foe in self.engaged],
            "seized_by": self.seized_by.id if self.seized_by else None, "no_hope": self.no_hope, "poison": self.poison,
            "safe": self.safe, "acted": self.acted, "out": self.out, "cards": [card.id for card in self.cards], "spotted": self.spotted, "fleeing": self.fleeing,
        }  # fmt: skip


class Foe(Fighter):
    """An adversary in the fight."""

    __slots__ = (
        "sheet", "wounds", "drive", "spent", "weary", "engaged", "back", "recovering", "reach_from", "thrown", "thrust_by",
        "acted", "surprised",
    )  # fmt: skip

    def __init__(self, index: int, id: str, sheet: FoeSheet, seat: str = "loremaster") -> None:
        super().__init__(index, id, seat, False)
        self.sheet = sheet
        self.endurance = sheet.start_endurance
        self.wounds: i64 = 0
        self.drive: i64 = sheet.start_drive
        self.spent: i64 = 0
        # Weary for this round: it began the round without Hate or Resolve (F4).
        self.weary = False
        self.engaged: list[Hero] = []
        self.back = False
        self.recovering = False
        self.reach_from: i64 = 0
        self.thrown: tuple[str, ...] = ()
        self.thrust_by: tuple[str, ...] = ()
        self.acted = False
        self.surprised = False

    def max_endurance(self) -> int:
        return self.sheet.endurance

    def room(self) -> bool:
        """At most 3 heroes engage a human-sized foe, 6 a large one (2.5)."""
        return len(self.engaged) < (6 if self.sheet.large else 3)

    def copy(self) -> Foe:
        twin = Foe(self.index, self.id, self.sheet, self.seat)
        twin.endurance = self.endurance
        twin.out = self.out
        twin.cards = self.cards
        twin.flags = self.flags
        twin.wounds = self.wounds
        twin.drive = self.drive
        twin.spent = self.spent
        twin.weary = self.weary
        twin.back = self.back
        twin.recovering = self.recovering
        twin.reach_from = self.reach_from
        twin.thrown = self.thrown
        twin.thrust_by = self.thrust_by
        twin.acted = self.acted
        twin.surprised = self.surprised
        return twin

    def state(self) -> dict[str, Any]:
        return {
            "id": self.id, "endurance": self.endurance, "wounds": self.wounds, "drive": self.drive, "spent": self.spent,
            "weary": self.weary, "engaged": [hero.id for hero in self.engaged], "back": self.back,
            "recovering": self.recovering, "reach_from": self.reach_from, "thrown": list(self.thrown),
            "thrust_by": list(self.thrust_by), "acted": self.acted, "surprised": self.surprised, "out": self.out,
            "cards": [card.id for card in self.cards],
        }  # fmt: skip
