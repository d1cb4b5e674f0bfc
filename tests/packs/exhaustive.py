"""The exhaustive runner: random fights until everything the Company's rules and packs know has fired (`make exhaustive`).

Every fight is replayed from its record and must be the same. A failure prints the record that reproduces it.

    python -m tests.packs.exhaustive --seconds 600 --seed 1
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from affray.agents import make
from affray.company.packs import Packs, load_packs
from affray.company.scenario import Scenario, from_data
from affray.kernel.chance import SeededDice
from affray.kernel.event import Event
from affray.kernel.fight import play
from affray.kernel.live import Live, Sitter, go
from affray.kernel.record import FORMAT
from affray.kernel.ruling import Rulings
from affray.kernel.table import Table
from tests.packs.fired import Fired
from tests.packs.meetings import Meetings, Seeker

__all__ = ["NEVER", "Broken", "Heard", "Line", "Runner", "Runs", "main", "record"]

Line = dict[str, Any]
NEVER = 1 << 40


class Recorded(Protocol):
    """What a record keeps of a scenario."""

    id: str
    raw: Any

    def hashes(self) -> dict[str, str]: ...


class Broken(Exception):
    """A fight that went wrong: its record, ready to be written, and why."""

    def __init__(self, record: str, why: str) -> None:
        super().__init__(why)
        self.record = record
        self.why = why


class Counts(Protocol):
    """Knows what is wanted, and how often each of it has fired; hears every event."""

    wanted: list[str]

    def missing(self) -> list[str]: ...
    def count(self, name: str) -> int: ...
    def told(self, event: Event) -> None: ...


class Heard(Live):
    """A live table whose events and answers are counted; it keeps no quiet point."""

    def __init__(self, seats: dict[str, Sitter], secret: bytes, fired: Counts) -> None:
        super().__init__([], seats, secret)
        self.keep = NEVER
        self.fired = fired

    def tell(self, event: Event) -> None:
        before = len(self.told)
        super().tell(event)
        for told in self.told[before:]:  # a card that acts is told ahead of what it does
            self.fired.told(told.event)


class Runs:
    """Plays fight after fight; `fired` knows what was seen. A game says what one fight is."""

    def __init__(self, seed: int, fired: Counts) -> None:
        self.fired = fired
        self.seed = seed
        self.fights = 0

    def one(self, missing: list[str]) -> None:
        """One fight, and its replay. Raises Broken."""
        raise NotImplementedError

    def run(self, seconds: float, stop_when_all: bool = True, heard: Callable[[str], None] = lambda line: None) -> None:
        """Until everything has fired (with `stop_when_all`) or the time is over. Raises Broken."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            missing = self.fired.missing()
            if not missing and stop_when_all:
                return
            self.one(missing)
            if self.fights % 100 == 0:
                heard(
                    f"{self.fights} fights, {len(self.fired.wanted) - len(missing)} of {len(self.fired.wanted)} have fired"
                )

    def report(self) -> str:
        """Everything that can fire, with how often it did."""
        rows = [f"{self.fired.count(name):>8}  {name}" for name in self.fired.wanted]
        missing = self.fired.missing()
        end = f"{self.fights} fights; {len(rows) - len(missing)} of {len(rows)} have fired"
        return "\n".join([*rows, "", end, *[f"never: {name}" for name in missing], *self.notes()])

    def notes(self) -> list[str]:
        """What else is worth saying of the list."""
        return []


class Runner(Runs):
    """Fights of the Company."""

    def __init__(self, seed: int) -> None:
        self.packs: Packs = load_packs()
        self.seen = Fired(self.packs)
        super().__init__(seed, self.seen)

    def one(self, missing: list[str]) -> None:
        number = self.fights
        self.fights += 1
        dice = SeededDice(self.seed, number)
        meetings = Meetings(self.packs, dice)
        wish = missing[dice.pick(len(missing))] if missing and dice.pick(8) else ""
        raw, changes = meetings.scenario(wish)
        with self.seen.watching():
            scenario = from_data(raw, f"random_{number}", self.packs)
            rulings = scenario.rulings("seed", changes)
            seats = self.seated(scenario, rulings, set(missing), dice)
            table = Heard(seats, f"{self.seed}/{number}".encode(), self.seen)
            try:
                fight = scenario.new(table, rulings)
                self.seen.begin(fight, raw)
                play(fight)
            except Exception as error:
                raise Broken(record(scenario, changes, seats, table.lines), traceback.format_exc()) from error
        for line in table.lines:
            if "ask" in line:
                self.seen.answered(line)
        again = go(lambda at: scenario.new(at, rulings), json.loads(json.dumps(table.lines)), {}, b"")
        if again.told != table.told or again.fight.fingerprint() != fight.fingerprint() or again.new:
            raise Broken(record(scenario, changes, seats, table.lines), "the replay differs")

    def seated(self, scenario: Scenario, rulings: Rulings, missing: set[str], dice: SeededDice) -> dict[str, Sitter]:
        """Agents mixed: seekers of what is new, random and sensible ones."""
        found: dict[str, Sitter] = {}
        for seat in scenario.new(Table(), rulings).seats():
            chosen = dice.pick(10)
            agent = Seeker(missing) if chosen < 6 else make("sensible" if chosen < 8 else "random")
            found[seat] = Sitter(agent)
        return found


def record(
    scenario: Recorded, changes: dict[str, str], seats: dict[str, Sitter], lines: list[Line], game: str = "company"
) -> str:
    """The record of a fight, as `affray replay` reads it."""
    played = {seat: sitter.agent.name if sitter.agent else "human" for seat, sitter in seats.items()}
    header = {
        "affray": FORMAT, "game": game, "name": scenario.id, "edition": "seed", "rulings": changes, "version": "test",
        "seats": {seat: "random" if who == "seeker" else who for seat, who in played.items()}, "dice": "virtual",
        "packs": scenario.hashes(), "scenario": scenario.raw,
    }  # fmt: skip
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in [header, *lines])


def main(make_runner: Callable[[int], Runs], about: str | None) -> int:
    """The command line of a game's runner. Returns 1 where a fight is broken or something has not fired."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--record", "--keep", type=Path, default=Path("broken.affray"), help="where the record of a failure goes"
    )
    parser.add_argument("--until-all", action="store_true", help="stop as soon as everything has fired")
    given = parser.parse_args()
    runner = make_runner(given.seed)
    try:
        runner.run(given.seconds, given.until_all, lambda line: print(line, file=sys.stderr, flush=True))
    except Broken as broken:
        given.record.write_text(broken.record, "utf-8")
        print(f"{broken.why}\n{broken.record}\nseed {given.seed}: fight {runner.fights - 1} is broken: {given.record}")
        return 1
    print(runner.report())
    return 1 if runner.fired.missing() else 0


if __name__ == "__main__":
    sys.exit(main(Runner, __doc__))
