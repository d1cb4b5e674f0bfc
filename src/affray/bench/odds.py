"""Odds against the clock: the law of a throw beside icepool, what stands beside options, the played part."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Final

from affray import games
from affray.agents import make
from affray.bench.fights import SEED
from affray.company.dice import BEST, Roll
from affray.kernel.chance import SeededDice
from affray.kernel.live import Sitter, Standing, go
from affray.kernel.question import Question
from affray.kernel.table import Table
from affray.odds.beside import beside

__all__ = ["odds_rates"]

Rates = dict[str, Any]
TIMES: Final = 300
FIGHTS: Final = 4


def odds_rates() -> Rates:
    """Milliseconds, the median and the 99th percentile, and microseconds for a throw."""
    found: Rates = {
        "throw_us": median_of(law, TIMES) * 1e6,
        "icepool_us": median_of(by_icepool, 30) * 1e6 if find_spec("icepool") else None,
        "attack_ms": one_attack() * 1e3,
    }
    for game, scenario in (("company", "running_retreat"), ("showdown", "white-lion-1")):
        exact: list[float] = []
        played: list[float] = []
        options = 0
        for standing in asked(game, scenario):
            exact.append(seconds(lambda at=standing: beside(at, most=400, plays=0)))  # type: ignore[misc]
            if len(played) < 12 and any(each.wanted for each in beside(standing, most=400, plays=0)):
                played.append(seconds(lambda at=standing: beside(at, most=400)))  # type: ignore[misc]
                options += sum(each.wanted for each in beside(standing, most=400, plays=0))
        exact.sort()
        found[game] = {
            "questions": len(exact), "median_ms": statistics.median(exact) * 1e3, "p99_ms": exact[int(len(exact) * 0.99)] * 1e3,
            "played_ms": statistics.median(played) * 1e3 if played else None,
            "played_option_ms": sum(played) / options * 1e3 if played else None,
        }  # fmt: skip
    return found


def one_attack() -> float:
    """Seconds for an attack with all that belongs to it, Protection and the Wound too, as it stands beside a choice."""
    standing = next(
        each for each in asked("company", "one_orc") if isinstance(each.open, Question) and each.open.name == "action"
    )
    options = len(beside(standing))
    return median_of(lambda: beside(standing), 20) / options


def law() -> Any:
    roll = Roll("bench", "", "", False)
    roll.pool.add("rating", 3)
    roll.target.add("tn", 14)
    roll.favoured = ("bench",)
    roll.settle()
    # Anew each time: `law` would keep it.
    return roll.worked_out(int(roll.count), int(roll.target.total - roll.bonus))


def by_icepool() -> Any:
    """The same question: Favoured, three dice against 14, with the icons."""
    import icepool  # type: ignore[import-untyped]

    feat = icepool.Die(range(12)).highest(2)
    total = 3 @ icepool.d6.map(lambda face: face + 100 * (face == 6))
    return icepool.map(
        lambda rank, thrown: thrown // 100 if rank == BEST or rank + thrown % 100 >= 14 else -1, feat, total
    )


def asked(game: str, scenario: str) -> list[Standing]:
    """Every question with figures beside it in some fights that sensible players play."""
    one = games.game(game)
    begun = one.scenario(scenario)
    rulings = begun.rulings(None, {})
    seats = {seat: Sitter() for seat in begun.new(Table(), rulings).seats()}
    agent = make("sensible", game)
    found: list[Standing] = []
    for number in range(FIGHTS):
        dice = SeededDice(SEED, number)
        secret = number.to_bytes(4, "big")
        standing = go(lambda table: begun.new(table, rulings), [], seats, secret)
        while isinstance(standing.open, Question):
            question = standing.open
            if beside(standing, most=1, plays=0):
                found.append(standing)
            choice = next(c for seat in question.seats() if (c := agent.choose(question, seat, dice)) is not None)
            line = {"ask": question.name, "by": question.by(choice), "is": question.key(choice)}
            standing = go(
                lambda table: begun.new(table, rulings), [*standing.lines, line], seats, secret, standing.quiet
            )
    return found


def seconds(what: Callable[[], object]) -> float:
    start = time.process_time()
    what()
    return time.process_time() - start


def median_of(what: Callable[[], object], times: int) -> float:
    what()
    return statistics.median(seconds(what) for _ in range(times))
