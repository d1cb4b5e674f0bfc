"""An attack that cannot miss: the Founding Stone's throw (showdown 6.4)."""

from __future__ import annotations

from affray.kernel.names import Ref
from affray.showdown.attack import Attack
from affray.showdown.attack_dice import Struck
from affray.showdown.cards import ShowdownOccasion
from affray.showdown.events import HitAutomatic
from affray.showdown.gear import Gear
from affray.showdown.monster import HitLocation
from affray.showdown.survivor import Survivor
from affray.showdown.wounding import critical

__all__ = ["SlungAttack"]


class SlungAttack(Attack):
    """Automatic hits from anywhere; an automatic critical does nothing on a location without a critical effect (6.4)."""

    def __init__(self, occasion: ShowdownOccasion, survivor: Survivor, hits: int, auto_critical: bool) -> None:
        super().__init__(occasion.fight, survivor, Gear(occasion.card))
        self.hits = hits
        self.auto_critical = auto_critical

    def strike(self) -> Struck:
        return Struck(self.hits, 0)

    def near_enough(self) -> bool:
        """Nothing is out of reach."""
        return True

    def attempt_wound(self, location: HitLocation) -> None:
        if not self.auto_critical:
            super().attempt_wound(location)
            return
        self.critical = location.critical is not None
        if self.fight.table.listening:
            self.fight.table.tell(HitAutomatic(Ref(self.survivor.id), Ref(location.id), self.critical))
        if self.critical:
            critical(self, location)
