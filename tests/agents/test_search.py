"""The agent that looks ahead: it finds what is clearly better, answers legally and alike each time, and leaves the fight as it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from affray import games
from affray.agents import PLAYS, UnknownAgent, make, names
from affray.agents.search import Budget, NoBudget, Searching
from affray.kernel.chance import Dice, SeededDice
from affray.kernel.fight import Fight, play
from affray.kernel.live import Sitter, Standing, go
from affray.kernel.question import Agent, Question
from affray.kernel.rehearsed import rehearse
from affray.kernel.session import Session, onlooker
from affray.kernel.table import Diverged, Line, Played, Recorded, Since, Table
from tests.agents.doors import ROOMS, Doors, First, searcher

GAMES = {"company": "night_ambush", "showdown": "white-lion-prologue"}


class Checked(Searching):
    """Looks at the fight before and after each search, and that the answer is legal."""

    def __init__(self, inside: Searching) -> None:
        super().__init__(inside.outlook, inside.budget)
        self.asked = 0
        self.stood: list[str] = []
        self.fight: Fight | None = None

    def choose_ahead(self, question: Question, seat: str, dice: Dice, since: Since) -> Any:
        assert self.fight is not None
        before = self.fight.fingerprint(), since.fight.fingerprint(), list(since.lines), len(self.fight.under_way)
        choice = super().choose_ahead(question, seat, dice, since)
        after = self.fight.fingerprint(), since.fight.fingerprint(), list(since.lines), len(self.fight.under_way)
        assert before == after
        if choice is not None:
            keys = [(question.by(option), question.key(option)) for option in question.options()]
            assert (question.by(choice), question.key(choice)) in keys
        self.asked += 1
        return choice


def opened(dice: int, table: type[Played] = Recorded) -> Doors:
    fight = Doors(table({"ada": searcher(), "gm": First()}, SeededDice(3, dice)))
    play(fight)
    return fight


# -- what it finds


def test_it_finds_the_door_that_the_hint_tells_of() -> None:
    score = sum(opened(number).score for number in range(12))
    blind = 0
    for number in range(12):
        fight = Doors(Played({"ada": First(), "gm": First()}, SeededDice(3, number)))
        play(fight)
        blind += fight.score
    assert score > 12 * ROOMS * 0.7 > 12 * ROOMS * 0.6 > blind


def test_it_looks_no_farther_than_it_is_told() -> None:
    ends: list[int] = []
    fight = Doors(Table())
    since = Since(fight, [])
    agents: dict[str, Agent] = {"ada": First(), "gm": First()}
    for rounds in (1, 2, 0):
        found = rehearse(since, agents, [], rounds)
        assert isinstance(found, Doors)
        ends.append(found.room)
    assert ends == [1, 2, ROOMS]
    assert fight.room == 0


def test_lines_that_do_not_fit_are_refused() -> None:
    agents: dict[str, Agent] = {"ada": First(), "gm": First()}
    hint: Line = {"throw": "hint", "by": "ada", "faces": [3]}
    for lines in ([{**hint, "throw": "luck"}], [hint, hint], [hint, {"draw": "omen", "cards": ["calm"]}, hint]):
        with pytest.raises(Diverged):
            rehearse(Since(Doors(Table()), []), agents, lines, 1)


# -- every table


def test_the_same_fight_is_played_whether_it_is_recorded_or_not() -> None:
    for number in range(4):
        recorded, played = opened(number), opened(number, Played)
        assert recorded.fingerprint() == played.fingerprint()
        assert len(played.table.lines) < len(recorded.table.lines)  # type: ignore[attr-defined]


def lived(lines: Sequence[Line] = (), agent: Agent | None = None) -> Standing:
    seats = {"ada": Sitter(agent or searcher()), "gm": Sitter(First())}
    return go(Doors, lines, seats, b"doors")


def test_a_live_fight_records_its_answers_and_a_replay_asks_nobody() -> None:
    standing = lived()
    assert standing.fight.over
    assert standing.fight.state()["score"] >= 3
    assert {"do": "knock", "by": "ada"} in standing.lines
    replayed = onlooker(Doors, standing.lines)
    assert replayed.fight.fingerprint() == standing.fight.fingerprint()
    assert replayed.new == 0


def test_a_fight_that_is_resumed_anywhere_goes_on_alike() -> None:
    whole = lived().lines
    for cut in range(len(whole)):
        assert lived(whole[:cut]).lines == whole


def test_a_seat_given_to_it_in_the_middle_and_a_correction_on_the_way() -> None:
    session = Session(Doors, {"ada": Sitter(), "gm": Sitter(First())}, b"doors")
    session.answer("door-0", "ada")
    session.correct("score", 2, "host")
    assert not session.over
    session.reseat({"ada": Sitter(searcher()), "gm": Sitter(First())})
    assert session.over
    assert onlooker(Doors, session.lines).fight.fingerprint() == session.fight.fingerprint()


def test_where_nobody_looks_ahead_nothing_is_kept() -> None:
    table = Played({"ada": First(), "gm": First()}, SeededDice(1))
    play(Doors(table))
    assert table.lines == []
    assert table.quiet_fight is None


# -- both games


def fought(game: str, number: int, plays: int, steps: int) -> tuple[list[Line], str, int]:
    rules = games.game(game)
    scenario = rules.scenario(GAMES[game])
    inside = make(f"search:{plays}", game)
    assert isinstance(inside, Searching)
    agent = Checked(inside)
    kind = type("CheckedInterjecting", (Checked,), {"interjects": inside.interjects})
    agent = kind(inside)
    seats = scenario.new(Table(), scenario.rulings(None, {})).seats()
    table = Recorded(dict.fromkeys(seats, agent), SeededDice(9, number))
    fight = scenario.new(table, scenario.rulings(None, {}))
    agent.fight = fight
    for _step in range(steps):
        table.quiet()
        fight.step()
    return table.lines, fight.fingerprint(), agent.asked


@pytest.mark.parametrize("game", GAMES)
def test_it_answers_legally_alike_each_time_and_changes_nothing(game: str) -> None:
    one, other = (fought(game, 1, 12, 6) for _ in range(2))
    assert one == other
    assert one[2] > 3


# -- its name


@pytest.mark.parametrize("game", GAMES)
def test_it_is_made_by_name_with_a_budget_or_without(game: str) -> None:
    assert "search" in names(game)
    for word, plays, seconds in (("search", PLAYS[game], 0.0), ("search:200", 200, 0.0), ("search:50ms", 0, 0.05)):
        agent = make(word, game)
        assert isinstance(agent, Searching)
        assert (agent.budget.plays, agent.budget.seconds) == (plays, seconds)
        assert agent.looks_ahead()
        assert agent.interjects == make("sensible", game).interjects


@pytest.mark.parametrize("word", ["", "0", "-3", "0ms", "ms", "1.5", "٣", "9" * 7, "99999999", "fast", "700000ms"])
def test_what_is_no_budget_is_refused(word: str) -> None:
    with pytest.raises(NoBudget):
        Budget.read(word)
    with pytest.raises(UnknownAgent) as bad:
        make(f"search:{word}", "company")
    assert "search:50ms" in bad.value.known


def test_by_time_it_keeps_to_it() -> None:
    from time import perf_counter

    agent = Searching(searcher().outlook, Budget(seconds=0.05))
    table = Played({"ada": agent, "gm": First()}, SeededDice(1))
    began = perf_counter()
    play(Doors(table))
    assert perf_counter() - began < 5.0
