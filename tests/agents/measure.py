"""How much better `search` is than `sensible`: fights in pairs, the same number with the same dice, and the difference with its interval.

python -m tests.agents.measure company/night_ambush players 200 search:300
python -m tests.agents.measure showdown/white-lion-1 others 50 search:60 --first 200
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from time import process_time
from typing import Any

from affray import games
from affray.kernel.chance import Dice, SeededDice
from affray.kernel.fight import Fight, play
from affray.kernel.question import Agent, Interjection, Question
from affray.kernel.table import Played, Since, Table
from affray.lab.plan import other_side
from affray.lab.sides import TwoMindsInterjecting
from affray.odds.intervals import share_difference

SEED = 5
OFTEN = 25


class Timed(Agent):
    """Whoever looks ahead, with the processor time of its decisions among three options and more."""

    interjects = True

    def __init__(self, mind: Agent) -> None:
        self.mind = mind
        self.decisions = 0
        self.seconds = 0.0

    def looks_ahead(self) -> bool:
        return True

    def choose(self, question: Question, seat: str, dice: Dice) -> Any:
        return self.mind.choose(question, seat, dice)

    def choose_ahead(self, question: Question, seat: str, dice: Dice, since: Since) -> Any:
        began = process_time()
        choice = self.mind.choose_ahead(question, seat, dice, since)
        if len(question.options()) > 2:
            self.decisions += 1
            self.seconds += process_time() - began
        return choice

    def interject(self, question: Question, seat: str, dice: Dice) -> Interjection | None:
        return self.mind.interject(question, seat, dice) if self.mind.interjects else None


def seated(game: str, fight: Fight, players: Agent, others: Agent) -> dict[str, Agent]:
    against = other_side(games.game(game), fight)
    if against:
        return {seat: others if seat == against else players for seat in fight.seats()}
    return dict.fromkeys(fight.seats(), TwoMindsInterjecting(players, others))


def outcome(prototype: Fight, agents: dict[str, Agent], number: int) -> str:
    fight: Any = prototype.copy(Played(agents, SeededDice(SEED, number)))
    play(fight)
    return str(fight.outcome)


def main(words: list[str] | None = None) -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("scenario")
    asked.add_argument("side", choices=("players", "others"))
    asked.add_argument("fights", type=int)
    asked.add_argument("agent", nargs="?", default="search")
    asked.add_argument("--first", type=int, default=0)
    given = asked.parse_args(words)
    game, _, id = given.scenario.partition("/")
    scenario = games.game(game).scenario(id)
    prototype = scenario.new(Table(), scenario.rulings(None, {}))
    usual, search = games.agent("sensible", game), Timed(games.agent(given.agent, game))
    pair = (search, usual) if given.side == "players" else (usual, search)
    # Both fights at tables that keep lines or not: the dice are the same.
    casts = (seated(game, prototype, usual, usual), seated(game, prototype, *pair))
    count: Counter[tuple[bool, bool]] = Counter()
    for done in range(1, given.fights + 1):
        before, after = (outcome(prototype, cast, given.first + done - 1) == "victory" for cast in casts)
        count[before, after] += 1
        if done % OFTEN == 0 or done == given.fights:
            apart = share_difference(count[False, True], count[True, False], done)
            without, those = (sum(n for pair, n in count.items() if pair[side]) / done for side in (0, 1))
            sys.stdout.write(
                f"{given.scenario} {given.agent} as {given.side}, {done} fights: players win {without:.1%} without, {those:.1%} with, "
                f"{apart.value:+.1%} ({apart.low:+.1%} to {apart.high:+.1%}); {search.seconds / search.decisions * 1000:.0f} ms of the processor a decision, "
                f"{search.decisions / done:.0f} decisions a fight\n"
            )
            sys.stdout.flush()


if __name__ == "__main__":
    main()
