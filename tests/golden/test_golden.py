"""Whole fights as records, with their logs in both languages: what changed in the rules or the texts is read as a diff.

`make golden` (pytest tests/golden --golden-update) writes them anew. They come from a scenario, a seed and the agents named here.
"""

import json
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from affray import games
from affray.cli.opening import sitters
from affray.kernel.header import header_of
from affray.kernel.live import Standing, go
from affray.kernel.record import FORMAT, load
from affray.kernel.session import secret_of
from affray.kernel.table import Table
from tests.battery.long import LANGUAGES, affray, replayed_log

FIGHTS = Path(__file__).parent / "fights"


class Golden(NamedTuple):
    """A fight: its scenario, its seed, who plays the heroes and the Loremaster, under which edition and rulings."""

    scenario: str
    seed: int
    heroes: str = "sensible"
    loremaster: str = "sensible"
    edition: str = "seed"
    game: str = "company"
    rulings: tuple[tuple[str, str], ...] = ()
    corrections: tuple[tuple[int, str, Any], ...] = ()
    """Given before the line of this number: what, and to what."""


GOLDEN = (
    Golden("one_orc", 3),
    Golden("roadside_ambush", 7, loremaster="cruel"),
    Golden("barrow", 5, corrections=((40, "light", "day"), (60, "endurance:hild", 9))),
    Golden("webs", 11, heroes="random"),
    Golden("trolls_at_noon", 2, edition="printing-3"),
    Golden("white-lion-1", 4, game="showdown"),
    Golden("white-lion-2", 3, heroes="random", game="showdown", edition="players"),
    Golden("mirror-heron-1", 6, game="showdown"),
    Golden("running_retreat", 8, heroes="random", loremaster="kind", rulings=(("knockback_in_volley", "no"),)),
)
each_golden = pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.scenario)


def fought(golden: Golden) -> tuple[dict[str, Any], Standing]:
    """The fight played now: its header and all of it."""
    game = games.game(golden.game)
    scenario = game.scenario(golden.scenario)
    changes = dict(golden.rulings)
    rulings = scenario.rulings(golden.edition, changes)
    seats = {
        seat: golden.loremaster if seat == game.host else golden.heroes
        for seat in scenario.new(Table(), rulings).seats()
    }
    header = {**header_of(game, scenario, golden.edition, changes, seats, "virtual"), "version": "golden"}
    lines: list[dict[str, Any]] = []
    for at, what, to in (*golden.corrections, (0, "", None)):
        whole = go(
            lambda table: scenario.new(table, rulings), lines, sitters(game, seats, False), secret_of(golden.seed)
        )
        if what:
            lines = [*whole.lines[:at], {"fix": what, "to": to, "by": game.host}]
    return header, whole


def record_of(header: dict[str, Any], standing: Standing) -> str:
    return "".join(
        json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n"
        for line in ({"affray": FORMAT, **header}, *standing.lines)
    )


def log_of(record: Path, lang: str) -> str:
    """The log as `affray replay` prints it."""
    return replayed_log(affray("replay", str(record), "--lang", lang)) + "\n"


@each_golden
def test_golden_fight(golden: Golden, pytestconfig: pytest.Config) -> None:
    record = FIGHTS / f"{golden.scenario}.affray"
    header, standing = fought(golden)
    assert standing.open is None
    if pytestconfig.getoption("--golden-update"):
        record.write_text(record_of(header, standing), "utf-8")
        for lang in LANGUAGES:
            record.with_suffix(f".{lang}.log").write_text(log_of(record, lang), "utf-8")
    kept = load(record)
    assert kept.header == {"affray": FORMAT, **header}
    assert kept.lines == standing.lines
    for lang in LANGUAGES:
        assert log_of(record, lang) == record.with_suffix(f".{lang}.log").read_text("utf-8")


def test_no_golden_file_is_left_over() -> None:
    suffixes = (".affray", *[f".{lang}.log" for lang in LANGUAGES])
    assert {path.name for path in FIGHTS.iterdir()} == {golden.scenario + end for golden in GOLDEN for end in suffixes}
