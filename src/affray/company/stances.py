"""Stances: all heroes choose together at the start of a round (company 2.4)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from affray.company import events
from affray.company.combat import Combat
from affray.company.fighter import FORWARD, OPEN, REARWARD, STANCES, Hero
from affray.kernel.fight import Act
from affray.kernel.names import Ref
from affray.kernel.question import Closed, Question, Words

__all__ = ["FLEE", "ChooseStances", "StanceChoice", "rearward_rule", "stance_rule"]

# Rearward taken only to leave the field.
FLEE: Final = 4


def rearward_rule(fight: Combat, hero: Hero, undecided: list[Hero]) -> str:
    """Why a hero may not take Rearward now, or "" (S2): too many foes, or too few companions left for close combat.

    Heroes who have not chosen yet count as staying in close combat; the Loremaster may except some (S4).
    """
    behind: list[Hero] = []
    leaving: i64 = 0
    for other in fight.able_heroes:
        if other is hero or other.stance != REARWARD or (other in undecided and not other.has("stance_fixed")):
            continue
        if other.fleeing:
            leaving += 1
        else:
            behind.append(other)
    behind.append(hero)
    needed: i64 = 0
    for other in behind:
        needed += other.sheet.rearward_companions
    if fight.extra_rearward:
        if fight.extra_rearward >= len(behind):
            return ""
        most = sorted([int(other.sheet.rearward_companions) for other in behind], reverse=True)
        needed -= sum(most[: fight.extra_rearward])
    if len(fight.able_foes) > 2 * len(fight.able_heroes):
        return "too-many-foes"
    if needed > len(fight.able_heroes) - len(behind) - leaving:
        return "too-few-companions"
    return ""


def stance_rule(fight: Combat, hero: Hero, stance: int, undecided: list[Hero]) -> str:
    """Why a hero may not take a stance now, or "" (S1, S2)."""
    if hero.seized_by is not None:
        return "" if stance == FORWARD else "seized"
    if hero.has("stance_fixed"):
        return "" if stance == hero.stance else "stance-fixed"
    if stance != REARWARD:
        return ""
    if hero.engaged and fight.rulings["stance_when_engaged"] == "bound":
        return "engaged"
    return rearward_rule(fight, hero, undecided)


def may_flee(fight: Combat, hero: Hero) -> bool:
    """Whether Rearward may be taken without its conditions, only to leave (ruling flee_needs_rearward_conditions)."""
    if fight.rulings["flee_needs_rearward_conditions"] == "yes":
        return False
    if hero.engaged and fight.rulings["stance_when_engaged"] == "bound":
        return False
    return hero.seized_by is None and not hero.has("stance_fixed") and not hero.recovering


def stance_word(stance: int) -> str:
    return "flee" if stance == FLEE else STANCES[stance]


@mypyc_attr(free_list_len=1)
class StanceChoice(Question):
    """One question to all the heroes who have not chosen yet. Options are (hero, stance)."""

    name: ClassVar[str] = "stance"
    clause: ClassVar[str] = "S1"

    def __init__(self, fight: Combat, undecided: list[Hero]) -> None:
        self.seat = undecided[0].seat
        self.fight = fight
        self.undecided = undecided

    def shared(self) -> bool:
        return True

    def seats(self) -> list[str]:
        found: list[str] = []
        for hero in self.undecided:
            if hero.seat not in found:
                found.append(hero.seat)
        return found

    def first_seat(self) -> str:
        return self.seat

    def options(self) -> list[Any]:
        found: list[Any] = []
        for hero in self.undecided:
            for stance in range(4):
                if not stance_rule(self.fight, hero, stance, self.undecided):
                    found.append((hero, stance))
            if (hero, REARWARD) not in found and may_flee(self.fight, hero):
                found.append((hero, FLEE))
        return found

    def key(self, option: Any) -> str:
        hero: Hero = option[0]
        stance: int = option[1]
        return f"{hero.id}:{stance_word(stance)}"

    def by(self, option: Any) -> str:
        hero: Hero = option[0]
        return hero.seat

    def closed(self) -> list[Closed]:
        found: list[Closed] = []
        for hero in self.undecided:
            for stance in range(4):
                why = stance_rule(self.fight, hero, stance, self.undecided)
                if why:
                    fields: dict[str, Any] = {
                        "foes": len(self.fight.able_foes),
                        "heroes": len(self.fight.able_heroes),
                        "who": Ref(hero.id),
                    }
                    option = self.option_words((hero, stance))
                    found.append(Closed(option, "S1" if stance != REARWARD else "S2", Words("why-" + why, fields)))
        return found

    def words(self) -> Words:
        return Words("ask-stance", {"round": self.fight.round, "who": [Ref(hero.id) for hero in self.undecided]})

    def option_words(self, option: Any) -> Words:
        hero: Hero = option[0]
        stance: int = option[1]
        return Words(
            "option-stance", {"who": Ref(hero.id), "stance": stance_word(stance), "foes": max(1, len(hero.engaged))}
        )


@mypyc_attr(free_list_len=1)
class ChooseStances(Act):
    """Every able hero takes a stance; who is surprised stands in Open (A3)."""

    name: ClassVar[str] = "stances"

    def __init__(self, fight: Combat) -> None:
        self.fight = fight
        self.undecided: list[Hero] = []

    def view(self) -> dict[str, Any]:
        return {"act": "stances", "undecided": [hero.id for hero in self.undecided]}

    def run(self) -> None:
        fight = self.fight
        for hero in fight.able_heroes:
            if hero.surprised and fight.round == 1:
                take_stance(fight, hero, OPEN)
            else:
                self.undecided.append(hero)
        if not self.undecided:
            return
        question = StanceChoice(fight, self.undecided)
        while self.undecided:
            question.seat = self.undecided[0].seat
            choice: tuple[Hero, int] = fight.table.ask(question)
            chooser, stance = choice
            self.undecided.remove(chooser)
            take_stance(fight, chooser, stance)


def take_stance(fight: Combat, hero: Hero, stance: int) -> None:
    """The stance holds for the round; who goes Rearward is free of the foes that stood against him (E3)."""
    hero.fleeing = stance == FLEE
    hero.stance = REARWARD if hero.fleeing else stance
    if hero.stance == REARWARD and hero.engaged:
        for foe in hero.engaged[:]:
            fight.part(hero, foe)
    if fight.table.listening:
        fight.table.tell(events.StanceTaken(Ref(hero.id), STANCES[hero.stance]))
