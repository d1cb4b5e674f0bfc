"""What a Company's fight came to, and what was heard of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from affray.company import events
from affray.company.company import Company
from affray.company.fighter import Hero
from affray.kernel.event import Event
from affray.lab.result import WON, Heard, Reading, Result

__all__ = ["CompanyReading"]

Before = list[tuple[bool, int]]
"""Of each hero once the fight was decided: whether wounded, Endurance left (who lies unconscious wakes with 1 afterwards, 2.12)."""

# How bad an outcome is for the heroes.
RANK: Final = {WON: 0, "parted": 1, "ended": 1, "fled": 2, "defeat": 3}
# Special damage and the like, as the catalogues call it.
SPECIAL: Final[dict[type[Event], str]] = {
    events.HeavyBlow: "heavy_blow",
    events.FendOff: "fend_off",
    events.Pierce: "pierce",
    events.ShieldThrust: "shield_thrust",
    events.BrokeFree: "break_free",
    events.ShieldBroken: "break_shield",
    events.Seized: "seize",
    events.FieryBlow: "fiery_blow",
    events.KnockedBack: "knockback",
}
ASLEEP: Final = "asleep"


class CompanyReading(Reading):
    """Figures of a hero: fell (unconscious, dying, asleep), dying, left the field by will; wounded; losses of this fight."""

    figures: ClassVar = ("out", "dying", "gone", "wounded", "endurance", "hope", "shadow", "gear")
    yes_or_no: ClassVar = frozenset(("out", "dying", "gone", "wounded"))
    kinds: ClassVar = ("card", "foe_card", "special", "foe_special", "weapon", "stance", "task")
    block: ClassVar = 200

    def __init__(self, fight: Company) -> None:
        self.began = [
            (hero.id, int(hero.endurance), int(hero.hope), int(hero.shadow), bool(hero.wounded), pieces(hero))
            for hero in fight.heroes
        ]

    def before(self, fight: Company) -> Before:
        return [(hero.wounded, hero.endurance) for hero in fight.heroes]

    def result(self, number: int, fight: Company, before: Before | None) -> Result:
        """Straight and without detours: compiled, a whole fight takes no more than some hundred times a line of this."""
        people: dict[str, tuple[int, ...]] = {}
        fell = dying = wounds = lost = 0
        decided = before if before is not None else self.before(fight)
        for hero, (id, endurance, hope, shadow, was_wounded, gear), (has_wound, had_left) in zip(
            fight.heroes, self.began, decided, strict=True
        ):
            out = hero.out
            gone = 1 if out == "gone" else 0
            down = 1 if out and not gone else 0
            near_death = 1 if hero.dying else 0
            wounded = 1 if has_wound and not was_wounded else 0
            spent = endurance - had_left
            people[id] = (
                down, near_death, gone, wounded, spent, hope - hero.hope, hero.shadow - shadow, gear - pieces(hero),
            )  # fmt: skip
            fell += down
            dying += near_death
            wounds += wounded
            lost += spent
        foes: dict[str, int] = {}
        for foe in fight.foes:
            kind = foe.sheet.id
            foes[kind] = foes.get(kind, 0) + (1 if foe.out == "slain" else 0)
        left = len(fight.able_foes)
        outcome, rounds = fight.outcome, int(fight.round)
        harm = (RANK.get(outcome, 1), dying, fell, wounds, left, lost, rounds)
        return Result(number, outcome, rounds, fell, left, people, foes, {}, (), harm)

    def heard(self, fight: Company, told: Sequence[Event]) -> Heard:
        heard = Heard()
        heroes = {hero.id for hero in fight.heroes}
        kind_of = {foe.id: foe.sheet.id for foe in fight.foes}
        # Who struck somebody last, and what the last loss came from; which foe paid for an ability last, for sleep comes of a
        # spell and not of a loss.
        struck: dict[str, str] = {}
        spoke = ""
        cause: dict[str, str] = {}
        for event in told:
            sort = type(event)
            if sort is events.AttackRolled:
                self.attack(heard, event, heroes, struck)
            elif isinstance(event, events.Hurt):
                cause[event.who] = struck.get(event.who, "") if event.why == "attack" else str(event.why)
            elif isinstance(event, events.WoundTaken | events.FoeWounded):
                cause[event.who] = struck.get(event.who, "")
            elif isinstance(event, events.DriveSpent) and event.card:
                spoke = str(event.who)
            elif isinstance(event, events.Fell):
                felled_by = spoke if event.why == ASLEEP else cause.get(event.who, "")
                heard.kill(kind_of.get(felled_by, felled_by), kind_of.get(event.who, str(event.who)))
            elif isinstance(event, events.CardUsed):
                heard.mark("card" if event.who in heroes else "foe_card", str(event.card))
            elif isinstance(event, events.StanceTaken):
                heard.mark("stance", event.stance)
            elif isinstance(event, events.TaskTried):
                heard.mark("task", str(event.task))
            elif sort in SPECIAL:
                mine = getattr(event, "who", None) in heroes
                # A shield is broken, and somebody is seized, by the foe.
                if isinstance(event, events.ShieldBroken | events.Seized):
                    mine = False
                heard.mark("special" if mine else "foe_special", SPECIAL[sort])
        return heard

    def attack(self, heard: Heard, event: Any, heroes: set[str], struck: dict[str, str]) -> None:
        if event.passed:
            struck[event.target] = str(event.who)
        if event.who in heroes:
            heard.mark("weapon", str(event.weapon))


def pieces(hero: Hero) -> int:
    """Weapons, armour, helm and shield that the hero has."""
    found = len(hero.weapons)
    if hero.armour is not None:
        found += 1
    if hero.helm is not None:
        found += 1
    if hero.shield is not None:
        found += 1
    return found
