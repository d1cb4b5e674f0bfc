"""Sweeps: every combination, what a step is worth, and the heat map."""

import csv
import io
import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from affray.lab.changes import read_axis
from affray.lab.heat import heat
from affray.lab.pairs import wins_of
from affray.lab.series import Hands
from affray.lab.sweep import Sweep, cells_of, sweep
from affray.odds.intervals import wilson
from tests.cli.conftest import Affray, affray
from tests.lab.test_changes import case

__all__ = ["affray"]


def swept(scenario: str, n: int, *axes: str) -> Sweep:
    base = case(scenario)
    made = [read_axis(each, base.game.name) for each in axes]
    return sweep(made, cells_of(base, made, 1), n, Hands())


def test_every_combination_has_its_fights_and_a_step_is_the_mean_of_its_pairs() -> None:
    found = swept("one_orc", 40, "foe:orc_soldier=1..3", "agents:heroes=sensible,random")
    assert [tuple(each.value for each in cell.changes) for cell in found.cells] == [
        (n, agent) for n in ("1", "2", "3") for agent in ("sensible", "random")
    ]
    assert {len(cell.series) for cell in found.cells} == {40}
    wins = [[found.cells[2 * n + agent].series.share().value for agent in (0, 1)] for n in range(3)]
    steps = {(step.axis, step.before): step.won for step in found.steps}
    assert steps[0, "1"].value == pytest.approx((wins[1][0] - wins[0][0] + wins[1][1] - wins[0][1]) / 2)
    assert steps[0, "1"].value < 0
    assert steps[1, "sensible"].value == pytest.approx(sum(each[1] - each[0] for each in wins) / 3)
    best = found.best()
    assert best[0] == 0
    first = found.cells[0].series
    worst = found.cells[5].series
    assert 5 not in best
    assert wins_of(first, worst).difference().low > 0


def test_a_sweep_that_is_stopped_has_as_many_fights_of_each() -> None:
    base = case("one_orc")
    axes = [read_axis("foe:orc_soldier=1..3", "company")]
    hands = Hands()
    seen: list[int] = []

    def stop(_going: object) -> None:
        seen.append(1)
        if len(seen) == 7:
            raise KeyboardInterrupt

    hands.progress = stop
    found = sweep(axes, cells_of(base, axes, 1), 100_000, hands)
    assert found.cancelled
    assert 0 < found.pairs < 100_000
    assert found.steps


def test_too_many_cells_are_refused() -> None:
    axes = [read_axis(f"{head}=1..30", "company") for head in ("foe:orc_soldier", "endurance:hild")]
    with pytest.raises(ValueError, match="900"):
        cells_of(case("one_orc"), axes, 1)


def test_a_heat_map_is_darker_where_there_is_more() -> None:
    cells = [[(wilson(n, 10), f"{n}0 %") for n in row] for row in ((1, 5), (9, 10))]
    drawn = ElementTree.fromstring(
        heat("a < b", ["x & y", "z"], ["1", "2"], [*cells[:1], [*cells[1][:1], None]], 0.0, 1.0)
    )
    shades = [float(each.get("fill-opacity", "0")) for each in drawn.iter("rect")]
    assert shades == sorted(shades)
    assert len(shades) == 3
    said = [each.text for each in drawn.iter("title")]
    assert said == ["x & y, 1: 10 %", "x & y, 2: 50 %", "z, 1: 90 %"]
    many = ElementTree.fromstring(heat("n", ["r"], [str(n) for n in range(40)], [[cells[0][0]] * 40], 0.1, 0.1))
    assert len(list(many.iter("rect"))) == 40


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_command_in_both_languages(affray: Affray, lang: str) -> None:
    found = affray(
        "sweep", "one_orc", "--change", "foe:orc_soldier=1,3", "--change", "stance:hild=forward,defensive", "-n", "20",
        "--json", "-", "--csv", "s.csv", "--html", "s.html", "--lang", lang, "--show", "rounds",
    )  # fmt: skip
    assert found.exit_code == 0
    data = json.loads(found.stdout)
    assert len(data["cells"]) == 4
    assert data["fights"] == 20
    rows = list(csv.DictReader(io.StringIO(Path("s.csv").read_text())))
    assert [row["stance:hild"] for row in rows] == ["forward", "defensive"] * 2
    assert float(rows[0]["won"]) == data["cells"][0]["figures"]["won"]["value"]
    page = Path("s.html").read_text()
    assert 'fill-opacity="' in page
    assert "<script" not in page
    shown = affray("sweep", "one_orc", "--change", "foe:orc_soldier=1,3", "-n", "10", "--lang", lang).output
    assert "{" not in shown
    assert ("What a step is worth" if lang == "en" else "Чего стоит шаг") in shown


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ((), "--change"),
        (("--change", "foo=1,2"), "foe"),
        (("--change", "foe:orc_solder=1,2"), "orc_soldier"),
        (("--change", "foe:orc_soldier=1,0"), "nobody"),
        (("--change", "foe:orc_soldier=1,2", "--change", "foe:orc_soldier=3"), "twice"),
        (("--change", "foe:orc_soldier=1,2", "--show", "wonn"), "won"),
        (("--change", "foe:orc_soldier=1..30", "--change", "endurance:hild=1..30"), "at most 400"),
        (("--change", "foe:orc_soldier=1..20", "-n", "1000000"), "at most 10000000"),
        (("--change", "agents:heroes=sensible,random:50"), "random"),
    ],
)
def test_what_cannot_be_is_refused_in_a_line(affray: Affray, args: tuple[str, ...], said: str) -> None:
    found = affray("sweep", "one_orc", *args)
    assert found.exit_code == 2
    assert said in found.output
    assert "Traceback" not in found.output
