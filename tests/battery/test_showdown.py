"""The battery on every showdown that is shipped. AFFRAY_SEEDS=20 plays twenty fights of each in place of one."""

import os
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from affray.agents import make
from affray.kernel.chance import SeededDice
from affray.kernel.fight import play
from affray.kernel.live import Sitter
from affray.kernel.question import Agent
from affray.kernel.table import Played, Table
from affray.showdown.scenario import load_scenario, scenarios
from tests.battery import battery

SEEDS = int(os.environ.get("AFFRAY_SEEDS", "1"))
PLAYERS = ("sensible", "random")


@dataclass(frozen=True)
class Seated(battery.Game):
    """A scenario, and the agent that plays all its seats."""

    player: str = "random"

    def agents(self) -> dict[str, Agent]:
        return {seat: make(self.player, "showdown") for seat in self.seats}

    def automatic(self) -> dict[str, Sitter]:
        if self.player == "random":
            return super().automatic()
        return {seat: Sitter(agent) for seat, agent in self.agents().items()}


def unseen(fight: Any, seat: str | None) -> list[str]:
    """What lies in the decks: how the unseen AI cards are lotted, and which hit locations are still in theirs."""
    return ['"lots"', '"pools"', '"loose"']


@cache
def game(id: str, player: str) -> Seated:
    scenario = load_scenario(id)
    rulings = scenario.rulings()
    seats = tuple(scenario.new(Table(), rulings).seats())
    return Seated(lambda table: scenario.new(table, rulings), seats, unseen, unreal=("place_terrain",), player=player)


def secret(id: str, number: int) -> bytes:
    return f"{id}-{number}".encode()


# Where a test looks at every line of a fight, the shortest fights are looked at.
SHORT = ("white-lion-prologue",)

each_scenario = pytest.mark.parametrize("id", scenarios())
each_short = pytest.mark.parametrize("id", SHORT)
each_player = pytest.mark.parametrize("player", PLAYERS)
each_seed = pytest.mark.parametrize("number", range(SEEDS))


@each_scenario
@each_player
@each_seed
def test_only_what_is_legal_is_asked(id: str, player: str, number: int) -> None:
    battery.legal(game(id, player), 1, number)


@each_scenario
@each_player
@each_seed
def test_replay(id: str, player: str, number: int) -> None:
    battery.replays(game(id, player), secret(id, number))


@each_short
@each_player
@each_seed
def test_resume_at_many_cuts(id: str, player: str, number: int) -> None:
    battery.resumes(game(id, player), secret(id, number), 31)


@each_scenario
@each_player
@each_seed
def test_resume_at_some_cuts(id: str, player: str, number: int) -> None:
    battery.resumes(game(id, player), secret(id, number), most=5)


@each_short
@each_seed
@pytest.mark.parametrize("typed", [False, True], ids=["rolled", "typed"])
def test_line_by_line(id: str, number: int, typed: bool) -> None:
    battery.grows(game(id, PLAYERS[number % 2]), secret(id, number), typed, 61)


@each_short
@each_seed
def test_the_last_quiet_point_is_kept(id: str, number: int) -> None:
    battery.quiet_is_kept(game(id, "random"), secret(id, number), 31)


@each_short
@each_seed
def test_undo(id: str, number: int) -> None:
    battery.undoes(game(id, "sensible"), secret(id, number), 83)


@each_short
@each_seed
def test_branch(id: str, number: int) -> None:
    battery.branches(game(id, "random"), secret(id, number), 131)


@each_short
@each_seed
def test_racing_answers(id: str, number: int) -> None:
    assert battery.races(game(id, "sensible"), secret(id, number), 67)


@each_short
@each_seed
def test_illegal_lines(id: str, number: int) -> None:
    battery.refuses(game(id, "sensible"), secret(id, number), 101)


@each_short
@each_seed
def test_hidden_cards_stay_hidden(id: str, number: int) -> None:
    assert battery.hides(game(id, "random"), secret(id, number))


@each_scenario
@each_seed
def test_recorded_is_played(id: str, number: int) -> None:
    for player in PLAYERS:
        battery.recorded_is_played(game(id, player), 3, number)


@each_scenario
@pytest.mark.parametrize("player", ["random", "sensible", "cruel", "kind"])
def test_every_fight_ends(id: str, player: str) -> None:
    for number in range(SEEDS):
        fight = game(id, player).new(Played(game(id, player).agents(), SeededDice(2, number)))
        play(fight)
        assert fight.over
        assert getattr(fight, "outcome") in ("victory", "defeat")  # noqa: B009
