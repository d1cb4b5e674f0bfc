"""The end of the fight and what follows (company 2.12, 3.8, 3.11)."""

from __future__ import annotations

from typing import ClassVar

from affray.company import events
from affray.company.cards import AFTERMATH
from affray.company.combat import Combat
from affray.company.fighter import Hero
from affray.kernel.effect import FIGHT, NEXT_ROUND, ROUND
from affray.kernel.fight import Act
from affray.kernel.names import Ref

__all__ = ["Aftermath", "outcome_of"]


def outcome_of(fight: Combat) -> str:
    """victory: no foe is left and the field is the Company's; fled: no hero is left on it and one left by will; defeat; else parted."""
    if not fight.able_heroes:
        left = [hero for hero in fight.heroes if hero.out == "gone"]
        if left:
            return "fled"
        return "victory" if not fight.able_foes else "defeat"
    return "victory" if not fight.able_foes else "parted"


class Aftermath(Act):
    """Effects end, moderate Wounds are cleared, who wakes and who needs healing is told, gear is collected."""

    name: ClassVar[str] = "aftermath"

    def __init__(self, fight: Combat) -> None:
        self.fight = fight

    def run(self) -> None:
        fight = self.fight
        if not fight.outcome:
            fight.outcome = outcome_of(fight)
        if fight.table.listening:
            fight.table.tell(events.FightEnded(fight.outcome, fight.round))
        fight.end(ROUND)
        fight.end(NEXT_ROUND)
        fight.end(ROUND)
        fight.end(FIGHT)
        fight.happen(fight.occasion(AFTERMATH, None, None))
        lost_field = fight.outcome in ("fled", "defeat")
        for hero in fight.heroes:
            self.settle(hero, lost_field)

    def settle(self, hero: Hero, lost_field: bool) -> None:
        fight = self.fight
        listening = fight.table.listening
        for condition in [card.id for card in hero.cards if card.kind == "condition"]:
            fight.lift_condition(hero, condition)
        hero.seized_by = None
        hero.recovering = False
        if hero.wounded and not hero.dying and not hero.severity and not hero.sheet.start_wounded:
            hero.wounded = False
            if listening:
                fight.table.tell(events.WoundCleared(Ref(hero.id)))
        if hero.out and hero.out != "gone" and lost_field and not hero.safe:
            if listening:
                fight.table.tell(events.LeftBehind(Ref(hero.id)))
        elif hero.dying:
            if listening:
                fight.table.tell(events.NeedsHealing(Ref(hero.id), "dying"))
        elif hero.out and hero.out != "gone":
            if listening:
                fight.table.tell(events.WillWake(Ref(hero.id)))
            hero.endurance = max(1, hero.endurance)
        if listening:
            if hero.wounded and not hero.dying:
                fight.table.tell(events.NeedsHealing(Ref(hero.id), "wound"))
            if hero.poison:
                fight.table.tell(events.NeedsHealing(Ref(hero.id), "poison"))
        if hero.dropped and not lost_field:
            self.collect(hero)

    def collect(self, hero: Hero) -> None:
        """What was dropped, thrown or laid off is taken up again (2.12)."""
        fight = self.fight
        items = hero.dropped
        hero.dropped = ()
        hero.weapons = [weapon for weapon in hero.sheet.weapons if weapon in hero.weapons or weapon.id in items]
        if hero.sheet.helm is not None and hero.sheet.helm.id in items:
            hero.helm = hero.sheet.helm
        if hero.sheet.shield is not None and hero.sheet.shield.id in items:
            hero.shield = hero.sheet.shield
        hero.reckon_load()
        if fight.table.listening:
            fight.table.tell(events.GearCollected(Ref(hero.id), [Ref(item) for item in items]))
