"""Survivors with gear of the packs before a monster whose few locations say nothing that is not asked for.

    stage = armed(hero("ada", "G10", "zanbato"))
    stage.strike("ada", "zanbato", faces(6), cards("flank"), faces(5))

The monster stands at H10 and looks north: G10 is before it, J10 in its blind spot. Toughness 8.
"""

from __future__ import annotations

from typing import Any

from affray.kernel.chance import Deck
from affray.showdown import events
from affray.showdown.attack import Attack
from affray.showdown.board import square
from affray.showdown.gear import FIST_AND_TOOTH, PLAIN, Gear
from affray.showdown.monster import HitLocation
from affray.showdown.survivor import Survivor
from affray.showdown.survivors_act import SurvivorAct
from affray.showdown.terrain import Placement
from tests.showdown.held import Holding
from tests.showdown.scene import Mark, Script, reacts
from tests.showdown.tiles import CORE

TRAP = HitLocation("snare", ("trap",), trap=(Mark("trap"),))
PLAIN_ONES = [HitLocation("flank"), HitLocation("rib"), HitLocation("back")]
EYE = HitLocation("eye", critical=())
SKULL = HitLocation("skull", ("super_dense",))


class Armed(Holding):
    """The stage with these locations in its deck; weapons are named by their ids."""

    def weapon(self, who: str, weapon: str) -> Gear:
        if weapon == FIST_AND_TOOTH.id:
            return FIST_AND_TOOTH
        return next(card for card in self[who].gear() if card.id == weapon)

    def strike(self, who: str, weapon: str, *script: Script, mode: str = "") -> Attack:
        card = self.weapon(who, weapon)
        chosen = next((each for each in card.modes if each.id == mode), PLAIN)
        return self.perform(Attack(self.fight, self[who], card, chosen), *script)

    def act(self, *script: Script) -> SurvivorAct:
        return self.perform(SurvivorAct(self.fight), *script)

    def buys(self, who: str) -> list[str]:
        return [purchase.key for purchase in self.fight.purchases(self[who])]

    def buy(self, who: str, key: str, *script: Script) -> None:
        """What an activation buys, without the activation."""
        self.perform(next(each.run for each in self.fight.purchases(self[who]) if each.key == key), *script)

    def costs_movement(self, who: str, key: str) -> bool:
        return next(each.movement for each in self.fight.purchases(self[who]) if each.key == key)

    def surges(self, who: str) -> list[str]:
        """What a surge of this survivor could buy."""
        start = f"surge:{who}:"
        found = self.fight.opportunities(self[who].seat)
        return [use.key.removeprefix(start) for use in found if use.key.startswith(start)]

    def terrain(self, tile: str, corner: str) -> None:
        found = next(each for each in CORE if each.id == tile)
        self.fight.terrain = self.fight.terrain.add(Placement(found, square(corner)))

    @property
    def totals(self) -> list[int]:
        return [event.total for event in self.told(events.WoundAttempted)]

    @property
    def against(self) -> int:
        return self.last(events.AttackDiceRolled).against


def armed(*survivors: Survivor, locations: list[HitLocation] | None = None, **monster: Any) -> Armed:
    stage = Armed(list(survivors), **monster)
    kinds = {card.id: card for card in locations or PLAIN_ONES}
    stage.monster.cards = kinds
    stage.monster.locations = Deck("hit_location", list(kinds))
    return stage


def reacting(id: str, *kinds: str) -> HitLocation:
    """Each reaction leaves its kind as a mark."""
    return HitLocation(id, reactions=reacts(*kinds))
