"""The battery on every scenario of the Company that is shipped. AFFRAY_SEEDS=20 plays twenty fights of each in place of one."""

import json
import os
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from affray.agents import make
from affray.company.company import Company
from affray.company.game import GAME
from affray.company.scenario import from_data, load_scenario, scenarios
from affray.kernel.chance import Dice, KeyedDice, SeededDice
from affray.kernel.fight import play
from affray.kernel.live import Sitter, Standing, go
from affray.kernel.question import Agent
from affray.kernel.table import Diverged, NotLegal, Played, Table
from tests.battery import battery, law

SEEDS = int(os.environ.get("AFFRAY_SEEDS", "1"))
PLAYERS = ("sensible", "random")
SWITCHES = ("wounded", "recovering", "dying", "no_hope", "condition", "ground", "battle_rolls")
# What may no longer be legal when a correction lands, after the turn in which it was given.
FLEETING = ("drop", "give", "last_round")


@dataclass(frozen=True)
class Seated(battery.Game):
    """A scenario, and the agent that plays all its seats."""

    player: str = "random"

    def agents(self) -> dict[str, Agent]:
        return {seat: make(self.player) for seat in self.seats}

    def automatic(self) -> dict[str, Sitter]:
        return {seat: Sitter(agent) for seat, agent in self.agents().items()}


@cache
def game(id: str, player: str, **changes: Any) -> Seated:
    scenario = load_scenario(id)
    if changes:
        scenario = from_data({**scenario.raw, **changes}, id)
    rulings = scenario.rulings()
    seats = tuple(scenario.new(Table(), rulings).seats())
    fixes = (
        {"fix": f"endurance:{seats[0]}", "to": 3, "by": "loremaster"},
        {"fix": "light", "to": "dark", "by": "loremaster"},
        {"fix": "end", "by": "loremaster"},
    )
    orders = ({"order": "hope", "by": seats[0], "is": "never"}, {"order": "secondary", "by": seats[-2], "is": "never"})
    return Seated(lambda table: scenario.new(table, rulings), seats, fixes=fixes, orders=orders, player=player)


def secret(id: str, number: int) -> bytes:
    return f"{id}-{number}".encode()


each_scenario = pytest.mark.parametrize("id", scenarios())
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


@each_scenario
@each_player
@each_seed
def test_resume_at_many_cuts(id: str, player: str, number: int) -> None:
    battery.resumes(game(id, player), secret(id, number), 1 if id == "one_orc" else 23)


@each_scenario
@each_seed
@pytest.mark.parametrize("typed", [False, True], ids=["rolled", "typed"])
def test_line_by_line(id: str, number: int, typed: bool) -> None:
    battery.grows(game(id, PLAYERS[number % 2]), secret(id, number), typed, 5)


@each_scenario
@each_seed
def test_the_last_quiet_point_is_kept(id: str, number: int) -> None:
    battery.quiet_is_kept(game(id, "random"), secret(id, number), 19)


@each_scenario
@each_seed
def test_undo(id: str, number: int) -> None:
    battery.undoes(game(id, "sensible"), secret(id, number), 17)


@each_scenario
@each_seed
def test_branch(id: str, number: int) -> None:
    battery.branches(game(id, "random"), secret(id, number), 29)


@each_scenario
@each_seed
def test_racing_answers(id: str, number: int) -> None:
    assert battery.races(game(id, "sensible"), secret(id, number), 1 if id == "one_orc" else 17)


@each_scenario
@each_seed
def test_illegal_lines(id: str, number: int) -> None:
    battery.refuses(game(id, "sensible"), secret(id, number), 3 if id == "one_orc" else 47)


def test_edited_checks() -> None:
    assert sum(battery.checks_found(game(id, "sensible"), secret(id, 0)) for id in scenarios()) > 20


@each_scenario
def test_a_record_longer_than_the_fight(id: str) -> None:
    battery.longer(game(id, "sensible"), secret(id, 0))


@each_scenario
@each_seed
def test_corrections_and_orders(id: str, number: int) -> None:
    assert battery.corrects(game(id, "sensible"), secret(id, number), 3 if id == "one_orc" else 67)


@each_scenario
@each_seed
def test_recorded_is_played(id: str, number: int) -> None:
    for player in PLAYERS:
        battery.recorded_is_played(game(id, player), 3, number)


# -- corrections of every kind


def some_value(fight: Company, what: str, dice: Dice) -> Any:
    """One of the legal values of a correction; None where it has none."""
    values = GAME.correction_values(fight, what)
    if values.words:
        word = values.words[dice.pick(len(values.words))]
        return word == "yes" if what.split(":")[0] in SWITCHES else word
    if values.number:
        return values.least + dice.pick(values.most - values.least + 1)
    return None


def any_correction(table: Seated, standing: Standing, dice: Dice, secret: bytes) -> bool:
    """Give one at random and play on: it lands, replays, resumes; or is refused by its own number when its time has passed."""
    fight: Any = standing.fight
    known = GAME.corrections(fight)
    what = known[dice.pick(len(known))]
    line = {"fix": what, "by": "loremaster"}
    if (to := some_value(fight, what, dice)) is not None:
        line["to"] = to
    try:
        end = go(table.new, [*standing.lines, line], table.automatic(), secret)
    except Diverged as parted:
        if what.split(":")[0] not in FLEETING or parted.line != len(standing.lines) + 1:
            raise
        return False
    assert end.open is None
    assert end.lines[len(standing.lines)] == line
    battery.same(go(table.new, end.lines, table.people(), b""), end)
    middle = (len(standing.lines) + len(end.lines)) // 2
    battery.same(go(table.new, end.lines[:middle], table.automatic(), secret), end)
    return True


@each_scenario
@each_seed
def test_every_correction_may_be_given_at_any_time(id: str, number: int) -> None:
    table = game(id, "sensible")
    first = battery.whole(table, secret(id, number))
    done = 0
    for cut in range(number % 5, len(first.lines), max(1, len(first.lines) // 12)):
        standing = go(table.new, first.lines[:cut], table.people(True), secret(id, number))
        done += any_correction(table, standing, KeyedDice(secret(id, number), cut), secret(id, number))
    assert done > 5


@each_scenario
def test_an_illegal_correction_changes_nothing(id: str) -> None:
    table = game(id, "random")
    first = battery.whole(table, secret(id, 0))
    for cut in (0, len(first.lines) // 3, len(first.lines) * 2 // 3):
        quiet = go(table.new, first.lines[:cut], table.people(True), secret(id, 0)).quiet
        assert quiet is not None
        fight: Any = quiet.fight.copy(Table())
        before = fight.fingerprint()
        wrong: list[tuple[str, Any]] = [
            ("no such", 1),
            ("endurance:nobody", 1),
            ("add:nobody", None),
            (f"drop:no_such:{table.seats[0]}", None),
        ]
        for what in GAME.corrections(fight):
            values = GAME.correction_values(fight, what)
            if values.words or values.number:
                wrong += [(what, to) for to in (None, -99, 1.5, "no such", [1])]
        for what, to in wrong:
            with pytest.raises(NotLegal):
                fight.correct(what, to)
            assert fight.fingerprint() == before, (what, to)


# -- nothing is hidden, and no table is stuck


@each_scenario
def test_nothing_is_hidden(id: str) -> None:
    table = game(id, "random")
    told = 0
    for standing, _ in battery.answers(table, battery.whole(table, secret(id, 0)).lines, secret(id, 0), typed=True):
        views = [json.dumps(standing.fight.view(seat), sort_keys=True) for seat in (None, *table.seats)]
        assert len(set(views)) == 1
        assert all(each.event.audience() is None for each in standing.told)
        told += len(standing.told)
    assert told


@each_scenario
@pytest.mark.parametrize("rounds", [1, 4])
def test_the_last_round_ends_the_fight(id: str, rounds: int) -> None:
    """Even where each seat always chooses the last thing offered: to hold, to hang back, to end the turn."""
    scenario = load_scenario(id)
    short = from_data({**scenario.raw, "last_round": rounds}, id)
    for agent in (law.Last(), law.Middle(), make("random"), make("kind"), make("cruel")):
        fight: Any = short.new(Table(), short.rulings())
        agents: dict[str, Agent] = dict.fromkeys(fight.seats(), agent)
        fight = short.new(Played(agents, SeededDice(1, rounds)), short.rulings())
        play(fight)
        assert fight.over
        assert fight.round <= rounds
        assert fight.outcome in ("victory", "defeat", "fled", "parted")
        assert fight.outcome != "parted" or fight.round == rounds


def test_players_who_only_hold_part_at_the_last_round() -> None:
    table = game("one_orc", "random")
    fight: Any = table.new(Played(dict.fromkeys(table.seats, law.Last()), SeededDice(1, 0)))
    play(fight)
    assert (fight.outcome, fight.round) == ("parted", fight.setting.last_round)


def test_a_correction_lands_before_the_open_question_not_at_the_first_quiet_point() -> None:
    """No line lies between the onset, the start of the round and the first question; the record alone must find the right place."""
    table = game("alone", "sensible")
    line = {"fix": "light", "to": "dark", "by": "loremaster"}
    for lines in ([line], [line, {**line, "to": "sun"}]):
        first = go(table.new, [], table.people(), b"")
        live = go(table.new, [*first.lines, *lines], table.people(), b"", first.quiet)
        replayed = go(table.new, lines, table.people(), b"")
        battery.same(replayed, live)
        told = [type(each.event).__name__ for each in replayed.told]
        assert told == ["FightBegan", "RoundBegan", *["Corrected"] * len(lines)]
