"""The field: the state of a Company's fight. Who is there, who stands with whom, the light and the ground, the round."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from affray.company import events
from affray.company.cards import MOMENTS, CompanyCard
from affray.company.fighter import Fighter, Foe, Hero, without
from affray.company.sheet import FoeSheet
from affray.kernel.card import Hook, Moment
from affray.kernel.fight import Fight
from affray.kernel.names import Ref
from affray.kernel.ruling import Rulings
from affray.kernel.table import Table

__all__ = [
    "AFTERMATH",
    "ENGAGEMENT",
    "FOES",
    "HEROES",
    "LOREMASTER",
    "ONSET",
    "ROUND",
    "STANCE",
    "VOLLEYS",
    "Field",
    "Setting",
]

LOREMASTER: Final = "loremaster"

# The phases, in order (company 2.0). ROUND begins a round.
ONSET: Final = "onset"
VOLLEYS: Final = "volleys"
ROUND: Final = "round"
STANCE: Final = "stance"
ENGAGEMENT: Final = "engagement"
HEROES: Final = "heroes"
FOES: Final = "foes"
AFTERMATH: Final = "aftermath"


class Setting:
    """What the scenario fixes beforehand: the onset (2.1), the last round, what the Loremaster allows, what summoned foes are made of."""

    __slots__ = (
        "scenario", "volleys", "bow_volleys", "foes_first", "ambush", "ambush_skill", "no_watch", "last_round",
        "battle_dice", "tend_dying", "summons", "conditions", "flee_drive", "flee_fallen",
    )  # fmt: skip

    def __init__(self, scenario: str) -> None:
        self.scenario = scenario
        self.volleys: i64 = 1
        self.bow_volleys: i64 = 1
        self.foes_first = False
        self.ambush = ""
        self.ambush_skill = ""
        self.no_watch = False
        self.last_round: i64 = 50
        self.battle_dice: i64 = 1
        self.tend_dying = False
        self.summons: dict[str, FoeSheet] = {}
        self.conditions: dict[str, CompanyCard] = {}
        self.flee_drive: i64 = -1
        self.flee_fallen: float = 2.0


class Field(Fight):
    """State only; what may be done with it is in `Combat` and the chapters."""

    game: ClassVar[str] = "company"

    def __init__(self, table: Table, setting: Setting, rulings: Rulings, heroes: list[Hero], foes: list[Foe]) -> None:
        super().__init__(table, len(MOMENTS))
        self.setting = setting
        self.ruled = rulings
        self.rulings: dict[str, str] = rulings.values
        self.heroes = heroes
        self.foes = foes
        self.able_heroes: list[Hero] = [hero for hero in heroes if hero.able()]
        self.able_foes: list[Foe] = [foe for foe in foes if foe.able()]
        self.phase = ONSET
        self.round: i64 = 0
        self.volley: i64 = 0
        self.outcome = ""
        self.light = "day"
        self.ground: list[str] = []
        self.close_dice: i64 = 0
        self.ranged_dice: i64 = 0
        self.battle_rolls = True
        self.extra_rearward: i64 = 0
        self.rallied = False
        self.foes_surprised = False
        self.eye: i64 = 0
        self.awaited: i64 = 0  # a bit for each moment for which some card waits
        self.last_round: i64 = setting.last_round
        # Rulings that are looked up in every attack.
        self.swap_all = rulings["swap_icons_for"] == "all"
        self.drive_capped = rulings["drive_cap"] == "might"
        self.icons_repeat = rulings["special_damage_repeat"] == "yes"
        self.secondary_required = rulings["secondary_action"] == "required"

    # -- finding

    def seats(self) -> list[str]:
        found: list[str] = []
        for hero in self.heroes:
            if hero.seat not in found:
                found.append(hero.seat)
        found.append(LOREMASTER)
        return found

    def fighter(self, index: i64) -> Fighter:
        """The fighter with this number: heroes first, then foes in the order in which they came."""
        first_foe: i64 = len(self.heroes)
        if index < first_foe:
            return self.heroes[index]
        return self.foes[index - first_foe]

    def named(self, id: str) -> Fighter | None:
        """The fighter of this id, or None."""
        for hero in self.heroes:
            if hero.id == id:
                return hero
        for foe in self.foes:
            if foe.id == id:
                return foe
        return None

    def owner_seat(self, owner: int) -> str:
        return self.fighter(owner).seat

    def forest_or_night(self) -> bool:
        """Under trees, or in the dark."""
        return self.light == "dark" or "forest" in self.ground

    def close_heroes(self) -> list[Hero]:
        """Able heroes in a close combat stance."""
        return [hero for hero in self.able_heroes if hero.close()]

    # -- who stands with whom

    def pair(self, hero: Hero, foe: Foe) -> None:
        """They stand against each other from now on (2.5)."""
        hero.engaged.append(foe)
        foe.engaged.append(hero)
        foe.back = False
        if self.table.listening:
            self.table.tell(events.Engaged(Ref(hero.id), Ref(foe.id)))

    def part(self, hero: Hero, foe: Foe) -> None:
        """The pair ends; a hold of the foe on the hero with it."""
        hero.engaged.remove(foe)
        foe.engaged.remove(hero)
        if hero.seized_by is foe:
            hero.seized_by = None

    def part_from_all(self, fighter: Fighter) -> None:
        """The fighter is out or elsewhere: all its pairs end, and nobody is held by it or holds it any more."""
        if fighter.is_hero:
            hero = fighter.as_hero()
            for foe in hero.engaged:
                foe.engaged.remove(hero)
            hero.engaged = []
            hero.seized_by = None
        else:
            foe = fighter.as_foe()
            for hero in foe.engaged:
                hero.engaged.remove(foe)
            foe.engaged = []
            for hero in self.heroes:
                if hero.seized_by is foe:
                    hero.seized_by = None

    def reaches(self, foe: Foe) -> bool:
        """Whether a foe can be met in close combat this round (2.1)."""
        return self.round >= foe.reach_from

    # -- cards

    def awaits(self, moment: Moment) -> bool:
        """Whether a card waits for this moment: asked first, so that a moment without any costs next to nothing."""
        return (self.awaited >> moment.index) & 1 != 0

    def put_in_play(self, owner: int, hooks: tuple[Hook, ...]) -> None:
        super().put_in_play(owner, hooks)
        self.count_awaited()

    def take_out_of_play(self, owner: int, card: str) -> None:
        super().take_out_of_play(owner, card)
        self.count_awaited()

    def count_awaited(self) -> None:
        self.awaited = 0
        for index, entries in enumerate(self.in_play):
            if entries:
                self.awaited |= 1 << index

    def put_card(self, fighter: Fighter, card: CompanyCard) -> None:
        """Lay a card on a fighter: its flags count and its hooks wait from now on."""
        fighter.cards += (card,)
        fighter.flags += card.flags
        if card.whiles and fighter.is_hero:
            fighter.as_hero().has_whiles = True
        self.put_in_play(fighter.index, card.hooks)

    def take_card(self, fighter: Fighter, id: str) -> None:
        """Take a card off: its flags and hooks with it. Nothing where it does not lie."""
        for card in fighter.cards:
            if card.id == id:
                fighter.cards = without(fighter.cards, card)
                for flag in card.flags:
                    fighter.flags = without(fighter.flags, flag)
                self.take_out_of_play(fighter.index, id)
                return

    def deal_cards(self) -> None:
        """At the start: virtues, blessings, fell abilities and the qualities of gear lie on those who have them."""
        for hero in self.heroes:
            for card in hero.sheet.cards:
                self.put_card(hero, card)
            for weapon in hero.sheet.weapons:
                for card in weapon.cards:
                    self.put_card(hero, card)
            if hero.armour is not None:
                for card in hero.armour.cards:
                    self.put_card(hero, card)
            if hero.helm is not None:
                for card in hero.helm.cards:
                    self.put_card(hero, card)
            if hero.shield is not None:
                for card in hero.shield.cards:
                    self.put_card(hero, card)
        for foe in self.foes:
            for card in foe.sheet.cards:
                self.put_card(foe, card)

    def join_foe(self, sheet: FoeSheet) -> Foe:
        """A foe comes into the fight, called or added; it acts from the next round on."""
        same = len([foe for foe in self.foes if foe.sheet.id == sheet.id])
        foe = Foe(len(self.heroes) + len(self.foes), f"{sheet.id}_{same + 1}", sheet)
        foe.acted = True
        foe.back = True
        self.foes.append(foe)
        self.able_foes.append(foe)
        for card in sheet.cards:
            self.put_card(foe, card)
        return foe

    # -- copies and views

    def fill(self, twin: Field) -> None:
        """Give a copy everything that its constructor does not set; fighters are found again by their numbers."""
        twin.in_play = self.in_play[:]
        twin.awaited = self.awaited
        if self.effects:
            twin.effects = [effect.copy() for effect in self.effects]
        if self.used:
            twin.used = dict(self.used)
        if self.orders:
            twin.orders = dict(self.orders)
        twin.over = self.over
        twin.phase = self.phase
        twin.round = self.round
        twin.volley = self.volley
        twin.outcome = self.outcome
        twin.light = self.light
        twin.ground = self.ground
        twin.close_dice = self.close_dice
        twin.ranged_dice = self.ranged_dice
        twin.battle_rolls = self.battle_rolls
        twin.extra_rearward = self.extra_rearward
        twin.rallied = self.rallied
        twin.foes_surprised = self.foes_surprised
        twin.eye = self.eye
        twin.last_round = self.last_round
        first_foe = len(self.heroes)
        for hero in self.heroes:
            if hero.engaged:
                twin.heroes[hero.index].engaged = [twin.foes[foe.index - first_foe] for foe in hero.engaged]
            if hero.seized_by is not None:
                twin.heroes[hero.index].seized_by = twin.foes[hero.seized_by.index - first_foe]
        for foe in self.foes:
            if foe.engaged:
                twin.foes[foe.index - first_foe].engaged = [twin.heroes[hero.index] for hero in foe.engaged]

    def state(self) -> dict[str, Any]:
        return {
            "phase": self.phase, "round": self.round, "volley": self.volley, "outcome": self.outcome, "light": self.light,
            "ground": self.ground, "close": self.close_dice, "ranged": self.ranged_dice, "battle_rolls": self.battle_rolls,
            "extra_rearward": self.extra_rearward, "rallied": self.rallied, "foes_surprised": self.foes_surprised, "eye": self.eye,
            "heroes": [hero.state() for hero in self.heroes], "foes": [foe.state() for foe in self.foes],
            "last_round": self.last_round, "effects": [effect.state() for effect in self.effects], "used": dict(sorted(self.used.items())),
            "orders": dict(sorted(self.orders.items())),
        }  # fmt: skip

    def view(self, seat: str | None) -> dict[str, Any]:
        """Nothing is hidden in the Company's fight: all seats see the whole state, with what follows from it."""
        seen = self.state()
        seen["game"] = "company"
        seen["under_way"] = [act.view() for act in self.under_way]
        seen["rulings"] = dict(self.rulings)
        seen["last_round"] = self.last_round
        for hero, shown in zip(self.heroes, seen["heroes"], strict=True):
            shown["max_endurance"] = hero.sheet.endurance
            shown["max_hope"] = hero.sheet.hope
            shown["weary"] = hero.weary()
            shown["miserable"] = hero.miserable()
        for foe, shown in zip(self.foes, seen["foes"], strict=True):
            shown["max_endurance"] = foe.sheet.endurance
            shown["might"] = foe.sheet.might
            shown["drive_kind"] = foe.sheet.drive_kind
            shown["large"] = foe.sheet.large
        return seen
