"""Whole fights of the shipped scenarios with agents in every seat: for habits, legality and figures.

python -m tests.showdown.fights white-lion-1 400 sensible
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache

from affray.agents import make
from affray.kernel.chance import SeededDice
from affray.kernel.fight import play
from affray.kernel.question import Agent
from affray.kernel.ruling import Rulings
from affray.kernel.table import Played, Recorded
from affray.showdown.scenario import Scenario, from_data, load_scenario
from affray.showdown.showdown import Showdown


@cache
def scenario(id: str, level: int = 0) -> Scenario:
    """A shipped scenario; with a level, the same party against that level of its monster."""
    found = load_scenario(id)
    return from_data({**found.raw, "level": level}, f"{id}@{level}") if level else found


@cache
def rulings(id: str) -> Rulings:
    return scenario(id).rulings()


def fought(id: str, number: int, agent: Callable[[], Agent], level: int = 0, recorded: bool = False) -> Showdown:
    """Fight `number` to its end, the same agent in every seat. `outcome` tells who won, `round` how far it went."""
    dice = SeededDice(3, number)
    start = scenario(id, level).prototype(rulings(id))
    agents = {seat: agent() for seat in start.seats()}
    table: Played = Recorded(agents, dice) if recorded else Played(agents, dice)
    fight = start.copy(table)
    play(fight)
    return fight


def main(id: str, fights: int, agent: str, level: int = 0) -> None:
    one = make(agent, "showdown")
    won = [fought(id, number, lambda: one, level) for number in range(fights)]
    wins = sum(fight.outcome == "victory" for fight in won)
    rounds = sum(int(fight.round) for fight in won) / fights
    dead = sum(bool(survivor.dead) for fight in won for survivor in fight.survivors) / fights
    low, high = wilson(wins, fights)
    between = f"{low:.1%} to {high:.1%} (95 %)"
    sys.stdout.write(
        f"{id} level {level or '-'} {agent}: {wins} of {fights}, {between}, {rounds:.1f} rounds, {dead:.2f} dead\n"
    )


def wilson(wins: int, fights: int) -> tuple[float, float]:
    """Wilson's interval for a share, at 95 %."""
    z = 1.96
    middle = (wins + z * z / 2) / (fights + z * z)
    half = z / (fights + z * z) * (wins * (fights - wins) / fights + z * z / 4) ** 0.5
    return middle - half, middle + half


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4]) if len(sys.argv) > 4 else 0)
