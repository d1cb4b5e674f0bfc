"""Reports: words in both languages for everything, and files that can be read back."""

import csv
import io
import json
import re
from functools import cache
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from affray import games
from affray.kernel.speaker import Speaker
from affray.lab.files import as_csv, as_data, as_json
from affray.lab.forecast import Forecast, foretell, span_size, usual_jobs
from affray.lab.page import page
from affray.lab.plan import prepared
from affray.lab.report import number, percent, report
from affray.lab.tally import Tally
from affray.odds.charts import Bar, bars, histogram
from affray.odds.intervals import wilson
from tests.lab.plans import FAILING, plan

LANGUAGES = ("en", "ru")
SIZES = {"company": 40, "showdown": 4}


@cache
def forecast(scenario: str) -> Forecast:
    n = SIZES[scenario.partition("/")[0]]
    return foretell(plan(scenario), n, listen=1, span=n // 2)


def speaker(made: Forecast, lang: str) -> Speaker:
    return Speaker(lang, prepared(made.plan).scenario.names())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", games.scenario_ids())
def test_everything_that_may_be_reported_has_a_name(scenario: str, lang: str) -> None:
    made = forecast(scenario)
    voice = speaker(made, lang)
    told = report(made, voice)
    ids = {id for _, id in made.tally.marks} | {id for pair in made.tally.kills for id in pair if id}
    for id in ids:
        assert voice.text.name(id), id
    said = [
        told.title,
        told.win,
        *told.lines,
        *[cell for table in told.tables for row in table.rows for cell in row.cells],
    ]
    assert not [each for each in said if "{" in each or "[" in each]
    if lang == "ru":
        names = [row.cells[0] for table in told.tables for row in table.rows if table.id not in ("span",)]
        assert not [each for each in names if re.search("[A-Za-z]{2}", each)]
    for table in told.tables:
        assert all(len(row.cells) == len(table.heads) for row in table.rows), table.id


def test_numbers_as_each_language_writes_them() -> None:
    assert (number("en", 38.54), number("ru", 38.54), number("ru", -0.01)) == ("38.5", "38,5", "0,0")
    assert (percent("en", 0.5), percent("ru", 0.123)) == ("50.0\u00a0%", "12,3\u00a0%")


@pytest.mark.parametrize("scenario", ["company/roadside_ambush", "showdown/white-lion-1"])
def test_json_holds_the_counts_and_their_figures(scenario: str) -> None:
    made = forecast(scenario)
    data = json.loads(as_json(made))
    tally = made.tally
    assert data == json.loads(json.dumps(as_data(made)))
    assert data["win"]["count"] == tally.wins
    assert data["fights"] == tally.fights == sum(data["counts"]["outcomes"].values())
    assert {int(value): times for value, times in data["rounds"]["counts"].items()} == tally.rounds
    assert data["rounds"]["low"] <= data["rounds"]["mean"] <= data["rounds"]["high"]
    assert data["plan"]["agents"] == made.plan.cast()
    assert data["worst"] is not None
    assert data["span"][0]["players"] == "random"
    assert sum(each["times"] for each in data["kills"]) == sum(tally.kills.values())


@pytest.mark.parametrize("scenario", ["company/roadside_ambush", "showdown/white-lion-1"])
def test_csv_holds_every_count(scenario: str) -> None:
    made = forecast(scenario)
    rows = list(csv.DictReader(io.StringIO(as_csv(made))))
    rounds = {int(row["value"]): int(row["count"]) for row in rows if row["what"] == "rounds"}
    assert rounds == made.tally.rounds
    outcomes = {row["what"]: int(row["count"]) for row in rows if row["table"] == "outcome"}
    assert outcomes == made.tally.outcomes
    people = {row["of"] for row in rows if row["table"] == "person"}
    assert people == set(made.tally.people)
    for id in people:
        counted = sum(int(row["count"]) for row in rows if row["of"] == id and row["what"] in ("out", "died"))
        assert counted == made.tally.fights


class Reader(HTMLParser):
    """Tags that are open, addresses that are named, and all text."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.addresses: list[str] = []
        self.said = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href", "action")]
        if tag not in ("meta", "br", "rect", "path"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.said += data


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", ["company/roadside_ambush", "showdown/white-lion-1"])
def test_the_page_is_whole_and_fetches_nothing(scenario: str, lang: str) -> None:
    made = forecast(scenario)
    voice = speaker(made, lang)
    html = page(made, voice, [("the <worst>", "affray simulate x --replay 3")])
    reader = Reader()
    reader.feed(html)
    assert not reader.open
    assert not reader.addresses
    assert "<script" not in html
    assert "url(" not in html
    told = report(made, voice)
    assert told.win in reader.said
    assert "the <worst>".capitalize() in reader.said
    for table in told.tables:
        assert table.title in reader.said
        for row in table.rows:
            assert (row.more or row.cells)[0] in reader.said
    for drawing in re.findall("<svg.*?</svg>", html, re.DOTALL):
        ElementTree.fromstring(drawing)


def test_charts_draw_what_they_are_given() -> None:
    drawn = ElementTree.fromstring(bars("a < b", [Bar("x & y", wilson(5, 10), "50 %"), Bar("z", wilson(0, 10), "0 %")]))
    widths = [float(each.get("width", "0")) for each in drawn.iter("rect") if each.get("class") == "main"]
    grooves = [float(each.get("width", "0")) for each in drawn.iter("rect") if each.get("class") == "groove"]
    assert widths == [pytest.approx(grooves[0] / 2, abs=0.1), 0]
    counts = {1: 10, 2: 30, 200: 5}
    drawn = ElementTree.fromstring(
        histogram("rounds", counts, lambda value, share, passed: f"{value} {share:.3f} {passed:.3f}")
    )
    said = [str(each.text).split() for each in drawn.iter("title")]
    assert len(said) <= 40
    assert sum(float(share) for _, share, _ in said) == pytest.approx(1, abs=0.01)
    assert said[-1][0] == "200"
    assert said[-1][2] == "1.000"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_run_that_was_cut_short_says_so(lang: str) -> None:
    made = foretell(plan("company/roadside_ambush", FAILING), 40, span=20)
    assert not made.span
    told = report(made, speaker(made, lang))
    assert any("ZeroDivisionError" in line for line in told.warnings)
    assert len(told.lines) == 3
    html = page(made, speaker(made, lang), [])
    assert "ZeroDivisionError" in html


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_no_fight_there_is_a_report_too(lang: str) -> None:
    made = Forecast(plan("company/one_orc"), 10, Tally(ended="cancelled"))
    told = report(made, speaker(made, lang))
    assert not told.tables
    assert page(made, speaker(made, lang), [])
    assert as_data(made)["worst"] is None
    assert as_csv(made)


def test_how_much_is_worth_how_many_processes() -> None:
    made = plan("showdown/white-lion-1")
    assert (usual_jobs(made, 100, 8), usual_jobs(made, 1000, 8)) == (1, 8)
    assert (span_size(made, 10), span_size(made, 1000), span_size(made, 10**6)) == (10, 100, 1000)
