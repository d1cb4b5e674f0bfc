"""Sheets out of pack entries: the derived numbers of heroes (company 6.1), gear with its Rewards and qualities (6.4, 6.6), foes' blocks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from affray.company.cards import CompanyCard
from affray.company.sheet import SKILLS, Armour, FoeAttack, FoeSheet, HeroSheet, Shield, Weapon
from affray.kernel.ruling import Rulings

if TYPE_CHECKING:
    from affray.company.packs import Packs
    from affray.company.schema import FoeEntry, GearRef, HeroEntry, Ref, RewardEntry

__all__ = ["Report", "make_foe", "make_hero"]

Report = Callable[..., None]
"""Called with a place below the entry, a message, what was expected, what was given, the names there are."""

# What the folk of a culture cannot wield (company 4).
BARRED: Final[dict[str, tuple[str, ...]]] = {"dwarves": ("great_bow", "great_spear", "great_shield")}
ONLY: Final[dict[str, tuple[str, ...]]] = {
    "hobbits": ("axe", "bow", "club", "cudgel", "dagger", "short_sword", "short_spear", "spear", "unarmed"),
}
SHEET_NUMBERS: Final = ("endurance", "hope", "parry", "heavy_blow", "pierce", "rearward_companions")


def make_foe(packs: Packs, entry: FoeEntry, id: str, rulings: Rulings, report: Report) -> FoeSheet:
    """A foe's block. With the ruling undead_fear = strike_fear the undead pay for their terror."""
    names = packs.ids("names")
    attacks: list[FoeAttack] = []
    for i, each in enumerate(entry.attacks):
        if each.weapon not in names and each.weapon not in packs.ids("weapons"):
            report(("attacks", i, "weapon"), "pack-unknown-name", "names", each.weapon, names)
        attacks.append(
            FoeAttack(
                each.weapon, each.rating, each.damage, each.injury, each.special, each.ranged, each.throwable, each.fire
            )
        )
    if (entry.hate is None) == (entry.resolve is None):
        report((), "pack-missing-key", "hate | resolve")
    cards: list[CompanyCard] = []
    for i, ref in enumerate(entry.abilities):
        if rulings["undead_fear"] == "strike_fear" and entry.kind == "undead" and ref.id == "thing_of_terror":
            shadow = {**packs.params("abilities", ref.id), **ref.params}.get("shadow", 1)
            ref = type(ref)("strike_fear", {"shadow": shadow, "cost": 1})
        cards += card(packs, "abilities", ref, ("abilities", i), report)
    return FoeSheet(
        id,
        entry.attribute_level,
        entry.endurance,
        entry.might,
        (entry.hate if entry.hate is not None else entry.resolve) or 0,
        entry.hate is not None,
        entry.parry,
        entry.armour,
        tuple(attacks),
        entry.size == "large",
        entry.kind,
        entry.folk,
        tuple(cards),
    )


def card(
    packs: Packs, section: str, ref: Ref, place: tuple[str | int, ...], report: Report, valour: int = 1, wisdom: int = 1
) -> list[CompanyCard]:
    """The card named, as a list of one; an empty list after a report."""
    known = packs.ids(section)
    if ref.id not in known:
        report(place, "pack-unknown-name", section, ref.id, known)
        return []
    params = packs.params(section, ref.id)
    for name in ref.params:
        if name not in params:
            report((*place, ref.id, name), "pack-unknown-key", "", name, params, True)
            return []
    made, problems = packs.card(section, ref.id, ref.params, valour, wisdom)
    if not packs.card(section, ref.id, {})[1]:  # else the card itself is wrong, and said to be where it stands
        for problem in problems:
            report(place, problem.message, problem.expected, problem.given)
    return [made]


def make_hero(packs: Packs, entry: HeroEntry, id: str, rulings: Rulings, report: Report) -> HeroSheet:
    return Muster(packs, entry, id, rulings, report).sheet


class Muster:
    """One hero being made ready."""

    def __init__(self, packs: Packs, entry: HeroEntry, id: str, rulings: Rulings, report: Report) -> None:
        self.packs = packs
        self.entry = entry
        self.rulings = rulings
        self.report = report
        self.sheet = HeroSheet(id)
        self.cards: list[CompanyCard] = []
        self.half_load = False
        self.worn: list[str] = []
        self.qualities: list[str] = []
        self.attributes()
        self.culture()
        self.virtues()
        self.gear()
        self.overrides()
        self.sheet.cards = tuple(self.cards)

    def attributes(self) -> None:
        sheet, entry = self.sheet, self.entry
        base = int(self.rulings["tn_base"])
        sheet.strength, sheet.heart, sheet.wits = entry.strength, entry.heart, entry.wits
        sheet.tn_strength, sheet.tn_heart, sheet.tn_wits = base - entry.strength, base - entry.heart, base - entry.wits
        sheet.endurance, sheet.hope, sheet.parry = entry.strength, entry.heart, entry.wits
        sheet.valour, sheet.wisdom = entry.valour, entry.wisdom
        sheet.skills = {str(skill): rank for skill, rank in entry.skills.items()}
        sheet.favoured = tuple(str(skill) for skill in entry.favoured)
        sheet.proficiencies = {str(kind): rank for kind, rank in entry.proficiencies.items()}
        sheet.best_proficiency = max(entry.proficiencies.values(), default=0)
        sheet.reckon_ratings()
        sheet.features, sheet.focus = entry.features, entry.focus

    def culture(self) -> None:
        sheet, entry, packs = self.sheet, self.entry, self.packs
        sheet.folk = entry.folk
        if entry.culture is None:
            for key in ("max_endurance", "max_hope", "parry"):
                if getattr(entry, key) is None:
                    self.report((), "pack-missing-key", f"culture | {key}")
            return
        culture = packs.culture(entry.culture)
        if culture is None:
            self.report(("culture",), "pack-unknown-name", "cultures", entry.culture, packs.ids("cultures"))
            return
        sheet.folk = (*culture.folk, *(folk for folk in entry.folk if folk not in culture.folk))
        sheet.endurance += culture.endurance
        sheet.hope += culture.hope
        sheet.parry += culture.parry
        for ref in culture.blessing:
            self.take_virtue(ref, ("culture",))

    def virtues(self) -> None:
        for i, ref in enumerate(self.entry.virtues):
            self.take_virtue(ref, ("virtues", i))

    def take_virtue(self, ref: Ref, place: tuple[str | int, ...]) -> None:
        """A virtue or blessing: its card, and the numbers it changes for good (6.4)."""
        entry = self.entry
        cards = card(self.packs, "virtues", ref, place, self.report, entry.valour, entry.wisdom)
        for each in cards:
            numbers = self.packs.sheet_numbers(ref)
            for key, value in numbers.items():
                if key == "tn" and not (isinstance(value, str) and value in SKILLS):
                    self.report((*place, ref.id), "pack-unknown-value", ", ".join(SKILLS), value, SKILLS)
                elif key == "favoured" and not isinstance(value, list):
                    self.report((*place, ref.id), "pack-wrong-type", "list", value)
                else:
                    self.change(key, value)
            self.half_load = self.half_load or "half_armour_load" in each.flags
            if each.flags or each.hooks or each.whiles or each.offers:
                self.cards.append(each)

    def change(self, key: str, value: Any) -> None:
        sheet = self.sheet
        if value == "hardiness":
            value = 2
            if self.rulings["hardiness"] == "wisdom_if_higher":
                value = max(2, self.entry.wisdom)
        if key == "tn":
            setattr(sheet, f"tn_{value}", getattr(sheet, f"tn_{value}") - 1)
        elif key == "favoured":
            sheet.favoured = (*sheet.favoured, *value)
        elif key == "rearward_companions":
            sheet.rearward_companions = value
        elif key in SHEET_NUMBERS:
            setattr(sheet, key, getattr(sheet, key) + value)

    # -- gear

    def gear(self) -> None:
        for i, raw in enumerate(self.entry.gear):
            place: tuple[str | int, ...] = ("gear", i)
            ref = self.packs.gear_ref(raw, place, self.report)
            if ref is None:
                continue
            at = (*place, "item") if isinstance(raw, dict) else place
            self.allowed(ref.item, at)
            if ref.item in self.packs.ids("weapons"):
                self.take_weapon(ref, place)
            elif ref.item in self.packs.ids("armour"):
                self.take_armour(ref, place, at)
            elif ref.item in self.packs.ids("shields"):
                self.take_shield(ref, place, at)
            else:
                known = [*self.packs.ids("weapons"), *self.packs.ids("armour"), *self.packs.ids("shields")]
                self.report(at, "pack-unknown-name", "gear", ref.item, known)

    def allowed(self, item: str, place: tuple[str | int, ...]) -> None:
        for folk in self.sheet.folk:
            weapon_only = ONLY.get(folk, ())
            if item in BARRED.get(folk, ()) or (
                weapon_only and item in (*self.packs.ids("weapons"), "great_shield") and item not in weapon_only
            ):
                self.report(place, "hero-barred-gear", folk, item)

    def once(self, what: str, item: str, place: tuple[str | int, ...]) -> bool:
        """One coat or shirt, one helm, one shield."""
        if what in self.worn:
            self.report(place, "hero-too-much-gear", what, item)
            return False
        self.worn.append(what)
        return True

    def extras(
        self, ref: GearRef, what: str, place: tuple[str | int, ...]
    ) -> tuple[list[RewardEntry], tuple[CompanyCard, ...]]:
        """The Rewards and qualities of an item that may be on such a thing, each once."""
        found: list[RewardEntry] = []
        cards: list[CompanyCard] = []
        for i, reward_id in enumerate(ref.rewards):
            reward = self.packs.reward(reward_id)
            if reward is None:
                self.report(
                    (*place, "rewards", i), "pack-unknown-name", "rewards", reward_id, self.packs.ids("rewards")
                )
            elif what not in reward.worn or reward_id in ref.rewards[:i]:
                self.report((*place, "rewards", i), "hero-reward-misplaced", ", ".join(reward.worn), reward_id)
            else:
                found.append(reward)
        for i, each in enumerate(ref.qualities):
            here = (*place, "qualities", i)
            made = card(self.packs, "qualities", each, here, self.report, self.entry.valour, self.entry.wisdom)
            quality = self.packs.quality(each.id)
            if quality is None or not made:
                continue
            if what not in quality.worn or each.id in self.qualities:
                self.report(here, "hero-reward-misplaced", ", ".join(quality.worn), each.id)
                continue
            self.qualities.append(each.id)
            found.append(quality)
            cards += made
        return found, tuple(cards)

    def number(self, value: Any) -> int:
        """A number of a Reward, or the hero's Valour where that is more."""
        if isinstance(value, tuple):
            base: int = value[0]
            most = max(abs(base), self.entry.valour)
            return -most if base < 0 else most
        return int(value)

    def total(self, extras: list[RewardEntry], key: str) -> int:
        return sum(self.number(getattr(each, key)) for each in extras)

    def take_weapon(self, ref: GearRef, place: tuple[str | int, ...]) -> None:
        base = self.packs.weapon(ref.item)
        if base is None:
            return
        extras, cards = self.extras(ref, "weapon", place)
        injury = self.total(extras, "injury")
        self.sheet.weapons.append(
            Weapon(
                ref.item,
                base.proficiency,
                base.damage + self.total(extras, "damage"),
                base.injury + injury if base.injury else 0,
                base.two_handed_injury + injury if base.two_handed_injury else 0,
                max(0, base.load + self.total(extras, "load")),
                base.ranged,
                base.throwable,
                base.hands != 2,
                base.hands != 1,
                min([10, *(self.number(each.pierces_on) for each in extras)]),
                bool(extras),
                ref.bane,
                cards,
            )
        )

    def take_armour(self, ref: GearRef, place: tuple[str | int, ...], at: tuple[str | int, ...]) -> None:
        base = self.packs.armour(ref.item)
        helm = base is not None and base.kind == "headgear"
        what = "helm" if helm else "armour"
        if base is None or not self.once("helm" if helm else "coat", ref.item, at):
            return
        extras, cards = self.extras(ref, what, place)
        load = max(0, base.load + self.total(extras, "load"))
        if self.half_load:
            # Half of what is left after the smith's work, fractions rounded up: our reading of the blessing.
            load = (load + 1) // 2
        bonus = self.total(extras, "bonus")
        made = Armour(ref.item, base.protection, load, bonus, base.kind == "leather", bool(extras), cards)
        if helm:
            self.sheet.helm = made
        else:
            self.sheet.armour = made

    def take_shield(self, ref: GearRef, place: tuple[str | int, ...], at: tuple[str | int, ...]) -> None:
        base = self.packs.shield(ref.item)
        if base is None or not self.once("shield", ref.item, at):
            return
        extras, cards = self.extras(ref, "shield", place)
        load = max(0, base.load + self.total(extras, "load"))
        parry = base.parry + self.total(extras, "parry")
        self.sheet.shield = Shield(ref.item, parry, load, bool(extras), ref.bane, cards)

    # -- what is given instead

    def overrides(self) -> None:
        sheet, entry = self.sheet, self.entry
        for key in ("tn_strength", "tn_heart", "tn_wits", "parry"):
            if (value := getattr(entry, key)) is not None:
                setattr(sheet, key, value)
        sheet.endurance = entry.max_endurance if entry.max_endurance is not None else sheet.endurance
        sheet.hope = entry.max_hope if entry.max_hope is not None else sheet.hope
        sheet.treasure = entry.treasure
        sheet.start_endurance = sheet.endurance if entry.endurance is None else entry.endurance
        sheet.start_hope = sheet.hope if entry.hope is None else entry.hope
        sheet.start_shadow, sheet.start_fatigue, sheet.start_wounded = entry.shadow, entry.fatigue, entry.wounded
        for key, given, most in (
            ("endurance", entry.endurance, sheet.endurance),
            ("hope", entry.hope, sheet.hope),
            ("shadow", entry.shadow, sheet.hope),
        ):
            if given is not None and given > most:
                self.report((key,), "pack-out-of-range", f"<= {int(most)}", given)
