"""The fights that are measured: fixed scenarios, fixed seeds, counted exactly."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any, Final

from affray.agents import make
from affray.company.company import Company
from affray.company.packs import load_packs
from affray.company.scenario import Scenario, from_data, load_scenario, scenarios
from affray.kernel.chance import Dice, SeededDice, Throw
from affray.kernel.fight import play
from affray.kernel.question import Agent, Question
from affray.kernel.table import Played

__all__ = ["SEED", "STANDARD", "Bout", "CountingTable", "compiled", "shipped", "standard"]

SEED: Final = 7
STANDARD: Final[dict[str, Any]] = {
    "name": {"en": "Four against six", "ru": "Четверо против шести"},
    "heroes": ["hild", "nali", "calarmir", "tom"],
    "foes": [{"foe": "orc_soldier", "count": 6}],
}
ATTACK: Final = "attack"


def compiled() -> bool:
    """Whether the rules run compiled."""
    spec = find_spec("affray.company.company")
    return spec is not None and not str(spec.origin).endswith(".py")


def standard() -> Scenario:
    """Four ready heroes against six orc soldiers, in daylight, everything at its default."""
    return from_data(STANDARD, "bench", load_packs())


def shipped() -> list[Scenario]:
    """Every scenario that comes with the package."""
    packs = load_packs()
    return [load_scenario(each, packs) for each in scenarios(packs)]


class CountingTable(Played):
    """A played table that counts what goes over it."""

    def __init__(self, agents: dict[str, Agent], dice: Dice) -> None:
        super().__init__(agents, dice)
        self.attacks = 0
        self.throws = 0
        self.asks = 0

    def ask(self, question: Question) -> Any:
        self.asks += 1
        return super().ask(question)

    def throw(self, throw: Throw) -> Any:
        self.throws += 1
        if throw.why == ATTACK:
            self.attacks += 1
        return super().throw(throw)


class Bout:
    """One scenario with one agent in every seat; fight `number` is the same on every machine, plain and compiled."""

    def __init__(self, scenario: Scenario, agent: str) -> None:
        self.scenario = scenario
        self.rulings = scenario.rulings()
        self.prototype: Company = scenario.prototype(self.rulings)
        self.agents: dict[str, Agent] = dict.fromkeys(self.prototype.seats(), make(agent))
        self.dice = SeededDice(SEED)

    def begin(self, number: int) -> Company:
        """Fight `number`, at its own table with its own dice, not yet begun."""
        self.dice.reseed(SEED, number)
        return self.prototype.copy(Played(self.agents, self.dice))

    def play(self, first: int, count: int) -> None:
        """Fights `first`, `first` + 1, ...: what is timed."""
        for number in range(first, first + count):
            play(self.begin(number))

    def play_counted(self, number: int) -> tuple[Company, CountingTable]:
        """Fight `number` played to its end, and what was counted: never timed."""
        self.dice.reseed(SEED, number)
        table = CountingTable(self.agents, self.dice)
        fight = self.prototype.copy(table)
        play(fight)
        return fight, table
