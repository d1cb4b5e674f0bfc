"""Unit costs: what one thing costs at the table, in nanoseconds of one core, called from plain Python."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, ClassVar, Final

from affray.agents.company.sensible import Sensible
from affray.bench.fights import Bout
from affray.company.attack import HeroStrike
from affray.company.cards import HIT
from affray.company.company import Company
from affray.company.deeds import HeroAction
from affray.company.dice import Roll
from affray.company.field import HEROES
from affray.company.fighter import Hero
from affray.company.rolls import HopeForRoll
from affray.kernel.chance import Dice
from affray.kernel.fight import Act
from affray.kernel.number import Sum
from affray.kernel.question import Agent, Question
from affray.kernel.table import Played, Table

__all__ = ["UNITS", "Unit", "unit_costs"]

Timed = Callable[[], float]
CALLS: Final = 300


class AtOnce(Agent):
    """Answers every question with its first word, without looking."""

    name: ClassVar[str] = "at_once"

    def choose(self, question: Question, seat: str, dice: Dice) -> Any:
        return "no"


class Nothing(Act):
    """An act without content."""

    name: ClassVar[str] = "nothing"

    def run(self) -> None:
        pass


def repeated(call: Callable[[], Any], calls: int = CALLS) -> Timed:
    """Nanoseconds of one call with the loop around it."""

    def once() -> float:
        times = range(calls)
        start = time.process_time_ns()
        for _ in times:
            call()
        return (time.process_time_ns() - start) / calls

    return once


def empty() -> None:
    """What the loop itself costs."""


def under_way(bout: Bout) -> tuple[Company, Hero]:
    """The standard fight where the first round's blows begin, and a hero who stands against somebody."""
    fight = bout.begin(0)
    while fight.phase != HEROES:
        fight.step()
    return fight, next(hero for hero in fight.able_heroes if hero.engaged)


def attack_roll(fight: Company, hero: Hero) -> Roll:
    roll = HeroStrike(fight, hero, hero.engaged[0], hero.weapons[0], False).chances()
    roll.settle()
    return roll


def ask(bout: Bout) -> Timed:
    fight, hero = under_way(bout)
    question = HopeForRoll(fight, hero, attack_roll(fight, hero))
    table = Played(dict.fromkeys(fight.seats(), AtOnce()), bout.dice)
    return repeated(lambda: table.ask(question))


def throw(bout: Bout) -> Timed:
    fight, hero = under_way(bout)
    roll = attack_roll(fight, hero)
    return repeated(lambda: fight.table.throw(roll))


def add(listening: bool) -> Callable[[Bout], Timed]:
    def made(bout: Bout) -> Timed:
        total = Sum(listening)

        def once() -> float:
            if total.parts is not None:
                total.parts.clear()
            return timed()

        timed = repeated(lambda: total.add("parry", 1))
        return once

    return made


def moment(bout: Bout) -> Timed:
    fight, hero = under_way(bout)
    occasion = fight.occasion(HIT, hero, None)
    return repeated(lambda: fight.happen(occasion))


def perform(bout: Bout) -> Timed:
    fight = bout.begin(0)
    nothing = Nothing()
    return repeated(lambda: fight.perform(nothing))


def copy(bout: Bout) -> Timed:
    fight = under_way(bout)[0]
    return repeated(lambda: fight.copy(Table()), 50)


def create(bout: Bout) -> Timed:
    return repeated(lambda: bout.begin(0), 50)


def attack(bout: Bout) -> Timed:
    """One hero's whole attack on a foe: made, performed, both sides' choices, dice and losses; each on a fight of its own."""
    fight, hero = under_way(bout)
    calls = 60

    def once() -> float:
        strikes: list[tuple[Company, HeroStrike]] = []
        for _ in range(calls):
            twin = fight.copy(Played(bout.agents, bout.dice))
            striker = twin.heroes[hero.index]
            strikes.append((twin, HeroStrike(twin, striker, striker.engaged[0], striker.weapons[0], False)))
        start = time.process_time_ns()
        for twin, strike in strikes:
            twin.perform(strike)
        return (time.process_time_ns() - start) / calls

    return once


def decision(bout: Bout) -> Timed:
    fight, hero = under_way(bout)
    question = HeroAction(fight, hero, True, True)
    agent = Sensible()
    return repeated(lambda: agent.choose(question, hero.seat, bout.dice))


class Unit:
    """One unit cost: its word in results, what it says in the table, how it is measured."""

    def __init__(self, key: str, label: str, make: Callable[[Bout], Timed]) -> None:
        self.key = key
        self.label = label
        self.make = make


UNITS: Final = (
    Unit("ask", "`ask`, answered at once by an agent in plain Python", ask),
    Unit("throw", "`throw` of an attack roll and its reading", throw),
    Unit("add", "`Sum.add`, nobody listening", add(False)),
    Unit("add_listening", "`Sum.add`, somebody listening", add(True)),
    Unit("moment", "a moment for which no card waits", moment),
    Unit("perform", "`perform` of an act without content", perform),
    Unit("decision", "`sensible` decides a hero's action", decision),
    Unit("attack", "one whole attack, with all choices", attack),
    Unit("copy", "a copy of a fight under way", copy),
    Unit("create", "a fight from its prototype, with table and dice", create),
)


def least(timed: Timed, seconds: float) -> float:
    """The least of the runs within so many seconds: what disturbs a run only ever adds."""
    best = timed()
    end = time.process_time() + seconds
    while time.process_time() < end:
        best = min(best, timed())
    return best


def unit_costs(bout: Bout, seconds: float = 0.25) -> dict[str, float]:
    """Every unit's cost by its word, the loop's own taken off."""
    loop = least(repeated(empty), seconds)
    return {unit.key: max(0.0, least(unit.make(bout), seconds) - loop) for unit in UNITS}
