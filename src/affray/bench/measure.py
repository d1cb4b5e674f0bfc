"""Measuring: attack rolls a second in interleaved rounds beside the yardstick, where the time goes, replay, memory."""

from __future__ import annotations

import gc
import platform
import shutil
import statistics
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from affray.bench import yardstick
from affray.bench.fights import SEED, Bout, compiled, standard
from affray.bench.lab import lab_rates
from affray.bench.memory import resident
from affray.bench.odds import odds_rates
from affray.bench.showdowns import showdown_rates
from affray.bench.sums import sums_of
from affray.bench.units import unit_costs
from affray.kernel.chance import Dice, Throw
from affray.kernel.fight import play
from affray.kernel.live import go
from affray.kernel.question import Agent, Question
from affray.kernel.table import Played, Recorded

__all__ = ["measure"]

Results = dict[str, Any]
ROUNDS: Final = 9
SUMMED: Final = 2000
FEW, MANY = 2000, 8000
AGAIN: Final = 20


def measure() -> Results:
    """Everything, as plain data."""
    started = time.perf_counter()
    bout = Bout(standard(), "sensible")
    sums = sums_of(bout, "sensible", SUMMED)
    speeds = rounds(bout, sums.attack_rolls / sums.fights)
    return {
        "compiled": compiled(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "system": platform.system(),
        "attacks_in_a_fight": sums.attack_rolls / sums.fights,
        "throws_in_a_fight": sums.throws / sums.fights,
        "questions_in_a_fight": sums.questions / sums.fights,
        "sums": sums.line(),
        **speeds,
        "units": unit_costs(bout),
        "shares": least_of([shares(bout) for _ in range(4)]),
        "replay": replay(bout),
        "memory": memory(bout),
        "showdowns": showdown_rates(),
        "odds": odds_rates(),
        "lab": lab_rates(),
        "seconds": time.perf_counter() - started,
    }


# -- speed


def build_yardstick(folder: Path) -> Path | None:
    """The yardstick in C, or None where there is no gcc."""
    gcc = shutil.which("gcc")
    if gcc is None:
        return None
    program = folder / "yardstick"
    source = Path(__file__).with_name("yardstick.c")
    subprocess.run([gcc, "-O3", "-o", str(program), str(source)], check=True)
    return program


def rounds(bout: Bout, attacks: float) -> Results:
    """Attack rolls a second of one core (processor time): each round plays a block of all three, one after another.

    The fastest round of each counts: whatever else runs on the machine only ever slows, and slows the three unequally.

    The engine plays the same fights in every round; `attacks` in a fight were counted over more of them beforehand.
    """
    block = block_of(bout)
    counted = sum(bout.play_counted(number)[1].attacks for number in range(block))
    engine: list[float] = []
    plain: list[float] = []
    c: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        program = build_yardstick(Path(folder))
        for number in range(ROUNDS):
            start = time.process_time()
            bout.play(0, block)
            engine.append(counted / (time.process_time() - start))
            dice = yardstick.Dice(number)
            start = time.process_time()
            rolls = yardstick.play(3000, dice)
            plain.append(rolls / (time.process_time() - start))
            if program is not None:
                c.append(run_yardstick(program, number))
    return {
        "attacks_a_second": max(engine),
        "fights_a_second": max(engine) / (counted / block),
        "yardstick_plain": max(plain),
        "yardstick_c": max(c) if c else None,
        "spread": (max(engine) - min(engine)) / statistics.median(engine),
    }


def block_of(bout: Bout) -> int:
    """How many fights take about a quarter of a second."""
    block = 50
    while True:
        start = time.process_time()
        bout.play(0, block)
        if time.process_time() - start > 0.15:
            return block
        block *= 2


def run_yardstick(program: Path, seed: int) -> float:
    done = subprocess.run([str(program), "150000", str(seed)], check=True, capture_output=True, text=True)
    rolls, seconds = done.stdout.split()
    return int(rolls) / float(seconds)


# -- where the time goes


class StopwatchTable(Played):
    """Asks and throws everything `AGAIN` times and takes the last; the clock's and the loop's own cost are taken off."""

    def __init__(self, agents: dict[str, Agent], dice: Dice) -> None:
        super().__init__(agents, dice)
        self.deciding = 0
        self.throwing = 0
        self.own = min(self.empty() for _ in range(200))

    def empty(self) -> int:
        """What the watch costs when nothing is done."""
        times = range(AGAIN)
        start = time.process_time_ns()
        for _ in times:
            super().quiet()
        return time.process_time_ns() - start

    def ask(self, question: Question) -> Any:
        times = range(AGAIN)
        start = time.process_time_ns()
        for _ in times:
            choice = super().ask(question)
        self.deciding += time.process_time_ns() - start - self.own
        return choice

    def throw(self, throw: Throw) -> Any:
        times = range(AGAIN)
        start = time.process_time_ns()
        for _ in times:
            reading = super().throw(throw)
        self.throwing += time.process_time_ns() - start - self.own
        return reading


def shares(bout: Bout, fights: int = 60) -> dict[str, float]:
    """Parts of a fight's time: the agents' decisions with the asking, the dice with their reading, making the fight; the rest is rules.

    Agents keep nothing, so that asking again changes nothing; throwing again only takes other dice.
    """
    deciding = throwing = 0
    for number in range(fights):
        bout.dice.reseed(SEED, number)
        table = StopwatchTable(bout.agents, bout.dice)
        fight = bout.prototype.copy(table)
        play(fight)
        deciding += table.deciding
        throwing += table.throwing
    start = time.process_time_ns()
    bout.play(0, fights)
    whole = time.process_time_ns() - start
    start = time.process_time_ns()
    for number in range(fights):
        bout.begin(number)
    making = time.process_time_ns() - start
    attacks = sum(bout.play_counted(number)[1].attacks for number in range(fights))
    return {
        "whole": whole / attacks,
        "deciding": deciding / AGAIN / attacks,
        "throwing": throwing / AGAIN / attacks,
        "making": making / attacks,
    }


def least_of(runs: list[dict[str, float]]) -> dict[str, float]:
    """What disturbs a run only ever adds."""
    return {key: min(run[key] for run in runs) for key in runs[0]}


# -- replay and memory


def replay(bout: Bout) -> Results:
    """The record of middle length of 41 fights, run again from its lines."""
    records: list[list[Any]] = []
    for number in range(41):
        bout.dice.reseed(SEED, number)
        table = Recorded(bout.agents, bout.dice)
        play(bout.prototype.copy(table))
        records.append(table.lines)
    lines = sorted(records, key=len)[len(records) // 2]
    taken: list[float] = []
    for _ in range(31):
        start = time.process_time()
        standing = go(bout.prototype.copy, lines, {}, b"")
        taken.append(time.process_time() - start)
        if standing.open is not None or standing.new:
            raise AssertionError("a whole record came to another end")
    return {"lines": len(lines), "milliseconds": statistics.median(taken) * 1000}


def memory(bout: Bout) -> Results:
    """Living objects, and memory held, after few fights and after many."""
    found: Results = {}
    at = 0
    for name, fights in (("few", FEW), ("many", MANY)):
        bout.play(at, fights - at)
        at = fights
        gc.collect()
        found[name] = {"fights": fights, "objects": len(gc.get_objects()), "bytes": resident()}
    return found
