"""Showdowns against the clock: lion level 1 and four survivors, with starting and with mid gear, `sensible` in every seat."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final

from affray.agents import make
from affray.bench.fights import SEED
from affray.kernel.chance import Dice, SeededDice, Throw
from affray.kernel.fight import play
from affray.kernel.live import go
from affray.kernel.question import Agent, Question
from affray.kernel.table import Played, Recorded, Table
from affray.showdown.scenario import load_scenario, scenarios

__all__ = ["GEAR", "Rates", "showdown_rates", "showdown_sums"]

Rates = dict[str, Any]
GEAR: Final = {"starting gear": "white-lion-1", "mid gear": "white-lion-1-mid"}
BLOCK: Final = 20
ROUNDS: Final = 5
SUMMED: Final = 40


class Counting(Played):
    """Counts decisions (two options and more, passes not) and survivors' attack rolls."""

    def __init__(self, agents: dict[str, Agent], dice: Dice) -> None:
        super().__init__(agents, dice)
        self.decisions = 0
        self.attacks = 0

    def ask(self, question: Question) -> Any:
        options = question.options()
        if len(options) > 1:
            self.decisions += 1
        return super().ask(question)

    def throw(self, throw: Throw) -> Any:
        if throw.why == "attack":
            self.attacks += 1
        return super().throw(throw)


def showdown_rates() -> Rates:
    """Fights, decisions and attack rolls a second of one core, the fastest of some rounds; and how long one fight takes to replay."""
    return {label: rates(id) for label, id in GEAR.items()}


def rates(id: str) -> Rates:
    scenario = load_scenario(id)
    rulings = scenario.rulings()
    seats = scenario.new(Table(), rulings).seats()
    agents: dict[str, Agent] = dict.fromkeys(seats, make("sensible", "showdown"))
    decisions = attacks = wins = 0
    for number in range(BLOCK):
        table = Counting(agents, SeededDice(SEED, number))
        fight = scenario.new(table, rulings)
        play(fight)
        wins += fight.outcome == "victory"
        decisions += table.decisions
        attacks += table.attacks
    best = float("inf")
    for _round in range(ROUNDS):
        start = time.process_time()
        for number in range(BLOCK):
            play(scenario.new(Played(agents, SeededDice(SEED, number)), rulings))
        best = min(best, time.process_time() - start)
    return {
        "fights_a_second": BLOCK / best,
        "decisions_a_second": decisions / best,
        "attacks_a_second": attacks / best,
        "decisions_in_a_fight": decisions / BLOCK,
        "won_of_twenty": wins,
        "replay_ms": replay(id),
    }


def replay(id: str) -> float:
    """Milliseconds to run the longest of five recorded fights again from its lines; the fastest of some runs."""
    scenario = load_scenario(id)
    rulings = scenario.rulings()
    seats = scenario.new(Table(), rulings).seats()
    lines: list[dict[str, Any]] = []
    for number in range(ROUNDS):
        table = Recorded(dict.fromkeys(seats, make("sensible", "showdown")), SeededDice(SEED, number))
        play(scenario.new(table, rulings))
        if len(table.lines) > len(lines):
            lines = table.lines
    best = float("inf")
    for _run in range(ROUNDS):
        start = time.process_time()
        go(lambda table: scenario.new(table, rulings), lines, {}, b"")
        best = min(best, time.process_time() - start)
    return best * 1000


def showdown_sums(most: int | None = None) -> Iterator[str]:
    """What fixed fights of every shipped showdown came to, a line each: the same plain and compiled, on every machine."""
    for id in scenarios():
        scenario = load_scenario(id)
        rulings = scenario.rulings()
        seats = scenario.new(Table(), rulings).seats()
        for agent in ("sensible", "random"):
            fights = SUMMED if most is None else min(SUMMED, most)
            won = rounds = 0
            digest = sha256()
            for number in range(fights):
                fight = scenario.new(
                    Played(dict.fromkeys(seats, make(agent, "showdown")), SeededDice(SEED, number)), rulings
                )
                play(fight)
                won += fight.outcome == "victory"
                rounds += int(fight.round)
                digest.update(f"{number} {fight.outcome} {fight.fingerprint()}\n".encode())
            sums = {"scenario": id, "agent": agent, "fights": fights, "won": won, "rounds": rounds}
            yield json.dumps({**sums, "hash": digest.hexdigest()[:16]}, separators=(", ", ": "))
