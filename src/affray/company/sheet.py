"""Sheets: what a fight does not change. Numbers of heroes, foes and their gear, shared by all copies of a fight."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from affray.company.cards import CompanyCard

__all__ = [
    "ATTRIBUTE_OF", "BRAWLING", "PROFICIENCIES", "SPEARS", "SKILLS", "UNARMED", "Armour", "FoeAttack", "FoeSheet", "HeroSheet", "Shield", "Weapon",
]  # fmt: skip

SKILLS: Final[dict[str, tuple[str, ...]]] = {
    "strength": ("awe", "athletics", "awareness", "hunting", "song", "craft"),
    "heart": ("enhearten", "travel", "insight", "healing", "courtesy", "battle"),
    "wits": ("persuade", "stealth", "scan", "explore", "riddle", "lore"),
}
# What a hero's ratings stand for, in their order.
PROFICIENCIES: Final = ("axes", "bows", "spears", "swords", "brawling")
SPEARS: Final = 2
BRAWLING: Final = 4
ATTRIBUTE_OF: Final[dict[str, str]] = {skill: attribute for attribute, skills in SKILLS.items() for skill in skills}


class Weapon:
    """A hero's weapon with its rewards and qualities counted in (company 4, 6.4, 6.6). Injury 0: it cannot be used in that grip."""

    __slots__ = (
        "id", "proficiency", "damage", "injury", "two_handed_injury", "load", "ranged", "throwable", "pierces_on",
        "rewarded", "bane", "cards", "one_handed", "two_handed", "fend_off", "pierce", "rated",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        proficiency: str,
        damage: int,
        injury: int,
        two_handed_injury: int,
        load: int,
        ranged: bool = False,
        throwable: bool = False,
        one_handed: bool = True,
        two_handed: bool = False,
        pierces_on: int = 10,
        rewarded: bool = False,
        bane: tuple[str, ...] = (),
        cards: tuple[CompanyCard, ...] = (),
    ) -> None:
        self.id = id
        self.proficiency = proficiency
        self.damage: i64 = damage
        self.injury: i64 = injury
        self.two_handed_injury: i64 = two_handed_injury
        self.load: i64 = load
        self.ranged = ranged
        self.throwable = throwable
        self.one_handed = one_handed
        self.two_handed = two_handed
        self.pierces_on: i64 = pierces_on
        self.rewarded = rewarded
        self.bane = bane
        self.cards = cards
        # Fend Off: +1 axes and brawling weapons, +2 swords, +3 spears (CO-19). Pierce: swords 1, bows 2, spears 3 (CO-20).
        self.fend_off: i64 = {"axes": 1, "brawling": 1, "swords": 2, "spears": 3}.get(proficiency, 0)
        self.pierce: i64 = {"swords": 1, "bows": 2, "spears": 3}.get(proficiency, 0)
        self.rated: i64 = PROFICIENCIES.index(proficiency)

    @property
    def magical(self) -> bool:
        """A famous weapon: it has an enchanted quality or a Bane."""
        return bool(self.bane) or bool(self.cards)

    def has(self, flag: str) -> bool:
        """Whether one of its qualities has this flag."""
        return any(flag in card.flags for card in self.cards)


UNARMED: Final = Weapon("unarmed", "brawling", 1, 0, 0, 0)


class Armour:
    """A coat, a shirt or a helm: Protection dice, Load, what is added to the Protection total."""

    __slots__ = ("id", "protection", "load", "bonus", "leather", "rewarded", "cards")

    def __init__(
        self,
        id: str,
        protection: int,
        load: int,
        bonus: int = 0,
        leather: bool = False,
        rewarded: bool = False,
        cards: tuple[CompanyCard, ...] = (),
    ) -> None:
        self.id = id
        self.protection: i64 = protection
        self.load: i64 = load
        self.bonus: i64 = bonus
        self.leather = leather
        self.rewarded = rewarded
        self.cards = cards


class Shield:
    """A shield: its Parry modifier and Load; a rewarded one cannot be broken (6.4)."""

    __slots__ = ("id", "parry", "load", "rewarded", "bane", "cards")

    def __init__(
        self,
        id: str,
        parry: int,
        load: int,
        rewarded: bool = False,
        bane: tuple[str, ...] = (),
        cards: tuple[CompanyCard, ...] = (),
    ) -> None:
        self.id = id
        self.parry: i64 = parry
        self.load: i64 = load
        self.rewarded = rewarded
        self.bane = bane
        self.cards = cards


class HeroSheet:
    """A hero's fixed numbers; virtues that only change numbers are counted in (6.1, 6.4)."""

    __slots__ = (
        "id", "folk", "strength", "heart", "wits", "tn_strength", "tn_heart", "tn_wits", "endurance", "hope",
        "parry", "valour", "wisdom", "skills", "favoured", "proficiencies", "ratings", "weapons", "armour", "helm", "shield",
        "treasure", "cards", "features", "focus", "heavy_blow", "pierce", "rearward_companions", "best_proficiency",
        "start_endurance", "start_hope", "start_shadow", "start_fatigue", "start_wounded",
    )  # fmt: skip

    def __init__(self, id: str) -> None:
        self.id = id
        self.folk: tuple[str, ...] = ()
        self.strength: i64 = 0
        self.heart: i64 = 0
        self.wits: i64 = 0
        self.tn_strength: i64 = 20
        self.tn_heart: i64 = 20
        self.tn_wits: i64 = 20
        self.endurance: i64 = 0
        self.hope: i64 = 0
        self.parry: i64 = 0
        self.valour: i64 = 1
        self.wisdom: i64 = 1
        self.skills: dict[str, int] = {}
        self.favoured: tuple[str, ...] = ()
        self.proficiencies: dict[str, int] = {}
        self.ratings: list[int] = [0] * len(PROFICIENCIES)
        self.weapons: list[Weapon] = []
        self.armour: Armour | None = None
        self.helm: Armour | None = None
        self.shield: Shield | None = None
        self.treasure: i64 = 0
        self.cards: tuple[CompanyCard, ...] = ()
        self.features: tuple[str, ...] = ()
        self.focus = ""
        self.heavy_blow: i64 = 0
        self.pierce: i64 = 0
        self.rearward_companions: i64 = 2
        self.best_proficiency: i64 = 0
        self.start_endurance: i64 = 0
        self.start_hope: i64 = 0
        self.start_shadow: i64 = 0
        self.start_fatigue: i64 = 0
        self.start_wounded = False

    def tn(self, attribute: str) -> int:
        """The Target Number of rolls based on an attribute (D24, D25)."""
        if attribute == "strength":
            return self.tn_strength
        if attribute == "heart":
            return self.tn_heart
        return self.tn_wits

    def rating(self, weapon: Weapon) -> int:
        """Success dice with a weapon: its proficiency, or for Brawling weapons the highest one (3.1)."""
        return self.ratings[weapon.rated]

    def reckon_ratings(self) -> None:
        """What weapons are rated with, once the proficiencies are known."""
        self.ratings = [self.proficiencies.get(each, 0) for each in PROFICIENCIES]
        self.ratings[BRAWLING] = self.best_proficiency


class FoeAttack:
    """One of a foe's listed attacks (5.1). Injury 0: no Piercing Blow. `special` holds what its icons buy besides Heavy Blow."""

    __slots__ = ("id", "rating", "damage", "injury", "special", "ranged", "throwable", "fire")

    def __init__(
        self,
        id: str,
        rating: int,
        damage: int,
        injury: int,
        special: tuple[str, ...] = (),
        ranged: bool = False,
        throwable: bool = False,
        fire: str = "severe",
    ) -> None:
        self.id = id
        self.rating: i64 = rating
        self.damage: i64 = damage
        self.injury: i64 = injury
        self.special = special
        self.ranged = ranged
        self.throwable = throwable
        self.fire = fire


class FoeSheet:
    """A foe's block: Attribute Level, Endurance, Might, Hate or Resolve, Parry, Armour, attacks, fell abilities (5.1)."""

    __slots__ = (
        "id", "kind", "folk", "large", "level", "endurance", "might", "drive", "hateful", "parry", "armour", "attacks",
        "cards", "shoots", "start_endurance", "start_drive",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        level: int,
        endurance: int,
        might: int,
        drive: int,
        hateful: bool,
        parry: int,
        armour: int,
        attacks: tuple[FoeAttack, ...],
        large: bool = False,
        kind: str = "",
        folk: tuple[str, ...] = (),
        cards: tuple[CompanyCard, ...] = (),
    ) -> None:
        self.id = id
        self.kind = kind
        self.folk = folk
        self.large = large
        self.level: i64 = level
        self.endurance: i64 = endurance
        self.might: i64 = might
        self.drive: i64 = drive
        self.hateful = hateful
        self.parry: i64 = parry
        self.armour: i64 = armour
        self.attacks = attacks
        self.cards = cards
        self.shoots = any(attack.ranged or attack.throwable for attack in attacks)
        self.start_endurance: i64 = endurance
        self.start_drive: i64 = drive

    @property
    def drive_kind(self) -> str:
        """hate of those who serve the Shadow, resolve of the others (5.1)."""
        return "hate" if self.hateful else "resolve"

    def is_of(self, kinds: tuple[str, ...]) -> bool:
        """Whether it belongs to one of these kinds or folk."""
        return self.kind in kinds or any(folk in kinds for folk in self.folk)

    def is_bane_of(self, bane: tuple[str, ...]) -> bool:
        """Whether a thing of this Bane was made against it: against its kind or folk, or all servants of the Enemy (6.6)."""
        return "enemy" in bane or self.is_of(bane)
