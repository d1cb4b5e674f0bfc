"""The lab's pages: forecasts of scenarios and of fights as they stand, made in processes of their own."""

from __future__ import annotations

import json
import multiprocessing
import re
import time
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import httpx
import pytest

from affray import games
from affray.kernel.table import Line
from affray.lab.plan import Plan, plan_of, prepared
from affray.lab.runner import CANCELLED, run
from affray.web.lab_onward import AlreadyOver, onward, stands
from affray.web.lab_runs import KEPT, Run, Runs, TooMany
from affray.web.lab_shared import Everywhere
from affray.web.lab_work import Asked, Failed, agents_of
from tests.web.browser import DESK, PHONE, Mouse, People
from tests.web.server import Player, Server
from tests.web.test_axe import STILL, faults

pytest_plugins = ["tests.web.chromium"]

PATIENCE = 120.0
SHORT = "company/one_orc"
LONG = "showdown/white-lion-1"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("lab")
    with Server(f"sqlite:///{folder}/table.db", folder) as opened:
        yield opened


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    """A browser of its own: one forecast at a time."""
    with httpx.Client(base_url=server.url, timeout=60, trust_env=False) as opened:
        yield opened


def begin(client: httpx.Client, **fields: str) -> str:
    response = client.post("/lab", data={"players": "sensible", "other": "sensible", "seed": "1", **fields})
    assert response.status_code == 303, response.text
    return response.headers["location"]


def state(page: str) -> str:
    found = re.search(r'data-state="(\w+)"', page)
    assert found is not None, page
    return found[1]


def until(client: httpx.Client, address: str, *wanted: str) -> str:
    """The changing part of a forecast's page once one of these can be read in it."""
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        page = client.get(address + "/now?lang=en").text
        if any(each in page for each in wanted):
            return page
        assert state(page) != "failed", page
        time.sleep(0.1)
    raise AssertionError(page)


# -- on from a fight as it stands


def plan_for(scenario: str, seed: int = 1, players: str = "sensible", other: str = "sensible") -> Plan:
    name, _, id = scenario.partition("/")
    game = games.game(name)
    return plan_of(game, game.scenario(id), agents_of(name, players, other), seed)


def lines_of(plan: Plan, number: int) -> list[Line]:
    return [json.loads(line) for line in plan.record(number).splitlines()[1:]]


@pytest.mark.parametrize(("scenario", "n"), [("company/roadside_ambush", 30), (LONG, 8)])
def test_onward_from_the_beginning_is_the_whole_fight(scenario: str, n: int) -> None:
    """The same seed has the same dice, heard or not: the two ways to play differ in nothing."""
    plan = plan_for(scenario, seed=5, other="cruel")
    whole = run(plan, n, listen=4)
    assert onward(plan, stands(plan, []), n, listen=4, limit=60) == whole
    assert whole.heard == -(-n // 4)


def test_onward_counts_what_is_still_to_come() -> None:
    plan = plan_for("company/barrow")
    number = next(one for one in range(40) if fallen_midway(plan, one))
    lines = lines_of(plan, number)
    cut = fallen_midway(plan, number)
    before = json.dumps(lines)
    now = stands(plan, lines[:cut])
    tally = onward(plan, now, 20, listen=10, limit=60)
    assert json.dumps(lines) == before
    assert tally.fights == 20
    out = [hero.id for hero in now.standing.fight.heroes if hero.out]  # type: ignore[attr-defined]
    assert out
    assert all(tally.people[id][0] == {0: 20} for id in out), "who is out falls no more"
    assert max(tally.fell) <= len(tally.people) - len(out)
    assert min(tally.rounds) >= 1, "the round under way is the first"


def fallen_midway(plan: Plan, number: int) -> int:
    """How many lines of this fight's record lead to a question with a hero out; 0 where there is none."""
    lines = lines_of(plan, number)
    for cut in range(len(lines) - 1, len(lines) // 2, -4):
        try:
            now = stands(plan, lines[:cut])
        except AlreadyOver:
            continue
        return cut if now.result.fell else 0
    return 0


def test_onward_of_a_fight_that_is_over_or_stopped() -> None:
    plan = plan_for(SHORT)
    with pytest.raises(AlreadyOver):
        stands(plan, lines_of(plan, 0))
    cancel = multiprocessing.get_context("spawn").Event()
    cancel.set()
    stopped = onward(plan, stands(plan, []), 200, listen=10, limit=60, cancel=cancel)  # type: ignore[arg-type]
    assert (stopped.fights, stopped.ended) == (10, CANCELLED)


# -- the pages


def test_a_forecast_from_the_form_to_the_report(client: httpx.Client) -> None:
    form = client.get("/lab?lang=ru&scenario=" + SHORT)
    assert f'value="{SHORT}" selected' in form.text
    assert "Боёв (от 100 до 20000)" in form.text
    address = begin(client, scenario=SHORT, n="300", players="random", other="cruel", seed="9")
    assert 'http-equiv="refresh"' in client.get(address).text, "without a script the page comes again by itself"
    page = until(client, address, 'data-state="done"')
    wins = run(plan_for(SHORT, 9, "random", "cruel"), 300).wins
    assert f"{wins} of 300" in page
    assert "Another player in the same seats" in page
    assert "Другой игрок на тех же местах" in client.get(address + "?lang=ru").text
    assert 'http-equiv="refresh"' not in client.get(address).text
    data = client.get(address + "/forecast.json").json()
    assert (data["win"]["count"], data["plan"]["seed"]) == (wins, 9)
    assert f"outcome,,victory,,{wins}" in client.get(address + "/forecast.csv").text
    offline = client.get(address + "/forecast.html?lang=ru")
    assert '<html lang="ru">' in offline.text
    assert "attachment" in offline.headers["content-disposition"]
    assert client.get(address + "/forecast.exe").status_code == 404
    for page in (client.get(address).text, client.get("/lab").text):
        assert "style=" not in page
        assert not re.search(r"<script(?! src=)|\son\w+=", page)


def test_one_of_its_fights_can_be_looked_at(client: httpx.Client) -> None:
    address = begin(client, scenario=SHORT, n="100")
    until(client, address, 'data-state="done"')
    seen = client.post(address + "/see", data={"which": "worst"})
    assert seen.status_code == 303
    assert 'data-kind="over"' in client.get(seen.headers["location"]).text
    assert client.post(address + "/see", data={"which": "best"}).status_code == 404


def test_progress_and_an_early_end(client: httpx.Client, server: Server) -> None:
    address = begin(client, scenario=LONG, n="20000")
    page = until(client, address, "<progress")
    assert re.search(r"\d+ of 20000 fights, [\d.]+ a second, about .+ to go", page)
    until(client, address, "<svg")
    with httpx.Client(base_url=server.url, timeout=60, trust_env=False) as other:
        assert state(other.get(address + "/now").text) == "running", "who has the address may look"
        assert "/stop" not in other.get(address).text
        assert other.post(address + "/stop").status_code == 403
    assert f'action="{address}/stop"' in client.get(address).text
    assert client.post(address + "/stop").status_code == 303
    page = until(client, address, 'data-state="done"')
    found = re.search(r"Broken off: (\d+) of 20000 fights are in", page)
    assert found is not None
    assert 20 <= int(found[1]) < 20000
    assert client.get(address + "/forecast.json").json()["fights"] == int(found[1])


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"n": "0"}, "“0”: the number of fights is from 100 to 20000."),
        ({"n": "1000000000"}, "from 100 to 20000"),
        ({"n": "٣٠٠"}, "the number of fights"),
        ({"seed": "-1"}, "“-1”: a seed is a whole number"),
        ({"seed": "99999999999"}, "a seed is a whole number"),
        ({"players": "os:system"}, "“os:system”: nobody of this name plays here"),
        ({"other": "search"}, "there are sensible, cruel, kind, random"),
        ({"scenario": "company/<b>"}, "no such scenario: “company/<b>”"),
        ({"scenario": ""}, "no such scenario"),
    ],
)
def test_what_cannot_be_foretold_is_said(client: httpx.Client, fields: dict[str, str], said: str) -> None:
    whole = {"scenario": SHORT, "n": "100", "seed": "1", "players": "sensible", "other": "sensible", **fields}
    page = client.post("/lab?lang=en", data=whole)
    assert page.status_code == 422
    assert said in unescape(page.text)
    assert "<b>" not in page.text.replace("<b>Affray</b>", "")


def test_a_forecast_that_is_not_there(client: httpx.Client) -> None:
    for address in ("/lab/none", "/lab/none/now", "/lab/none/forecast.json", "/lab/../lab/x"):
        page = client.get(address, headers={"accept-language": "en"})
        assert page.status_code == 404
    assert "a restart of the server forgets them" in client.get("/lab/none?lang=en").text
    assert client.post("/lab/none/stop").status_code == 404


def test_if_we_go_on_like_this(server: Server, client: httpx.Client) -> None:
    with Player(server.url) as host:
        host.begin("company/roadside_ambush", {"loremaster": "sensible"})
        host.play(8)
        host.look()
        link = f"/lab?fight={host.fight}"
        assert f'href="{link}"' in host.page
        version = host.version.rpartition(".")[0]  # but for odds that come later
        assert "If we go on like this: " in host.http.get(link + "&lang=en").text
        assert client.get(link).status_code == 403
        assert client.post("/lab", data={"fight": host.fight, "n": "200"}).status_code == 403
        assert client.get("/lab?fight=none").status_code == 404
        assert "from 200 to 2000" in host.http.post("/lab?lang=en", data={"fight": host.fight, "n": "5000"}).text
        address = begin(host.http, fight=host.fight, n="200")
        page = until(host.http, address, 'data-state="done"')
        assert re.search(r"\d+ of 200\b", page)
        assert "Everything is counted from where the fight stood" in page
        data = host.http.get(address + "/forecast.json").json()
        record = host.http.get(f"/f/{host.fight}/record").text.splitlines()
        assert data["from_line"] == len(record) - 1
        plan = plan_for("company/roadside_ambush")
        again = onward(plan, stands(plan, [json.loads(line) for line in record[1:]]), 200, listen=10, limit=60)
        assert data["win"]["count"] == again.wins
        host.look()
        assert host.version.rpartition(".")[0] == version, "the fight is as it was"
        assert f"/f/{host.fight}" not in client.get(address).text, (
            "who has only the forecast's address is not led to the fight"
        )


def test_a_fight_that_is_over_has_no_forecast(server: Server) -> None:
    with Player(server.url) as host:
        host.begin(SHORT, {"loremaster": "sensible", "hild": "sensible"})
        assert f"/lab?fight={host.fight}" not in host.look()
        assert host.http.get(f"/lab?fight={host.fight}").status_code == 409
        page = host.http.post("/lab?lang=en", data={"fight": host.fight, "n": "200"})
        assert page.status_code == 422
        assert "nothing left to foretell" in page.text


# -- how they are kept


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def asked(n: int, scenario: str = SHORT) -> Asked:
    plan = plan_for(scenario)
    return Asked(plan.game, plan.name, json.loads(plan.scenario), "sensible", "sensible", n, 1)


def start(runs: Runs | Everywhere, owner: str, n: int = 20_000, scenario: str = LONG) -> Run:
    return runs.start(asked(n, scenario), owner, prepared(plan_for(scenario)).scenario.name, "/lab")


def test_some_at_a_time_one_for_each_browser_and_not_for_ever() -> None:
    clock = Clock()
    runs = Runs(at_once=1, clock=clock)
    first, second, third = (start(runs, owner) for owner in ("ann", "bob", "cy"))
    assert [each.state for each in (first, second, third)] == ["running", "waiting", "waiting"]
    assert runs.find(third.id) is third
    assert third.before == 1
    instead = start(runs, "bob", 100, SHORT)
    assert second.state == "done", "a new one ends that of the same browser"
    assert not runs.stop(first.id, "bob")
    assert runs.stop(first.id, "ann")
    assert runs.wait(first, PATIENCE)
    assert runs.stop(third.id, "cy")
    assert runs.wait(instead, PATIENCE)
    assert instead.came is not None
    assert (instead.came.fights, instead.came.whole) == (100, True)
    clock.now += KEPT - 1
    assert runs.find(instead.id) is instead
    clock.now += 2
    assert runs.find(instead.id) is None
    runs.close()


def test_the_queue_has_an_end() -> None:
    runs = Runs(at_once=0)
    for n in range(20):
        start(runs, f"browser {n}")
    with pytest.raises(TooMany):
        start(runs, "one more")
    runs.close()


def test_a_process_that_dies_is_said_to_have_died() -> None:
    runs = Runs()
    others = set(multiprocessing.active_children())
    made = start(runs, "ann")
    ends = time.monotonic() + PATIENCE
    while made.news is None and time.monotonic() < ends:
        time.sleep(0.05)
    (process,) = set(multiprocessing.active_children()) - others
    process.kill()
    assert runs.wait(made, PATIENCE)
    assert made.failed == Failed("Died", "")
    runs.close()


def test_each_of_several_processes_answers_for_its_own() -> None:
    here, there = Everywhere(), Everywhere()
    made = start(here, "ann")
    seen = there.find(made.id)
    assert seen is not None
    assert (seen.id, seen.owner) == (made.id, "ann")
    assert not there.stop(made.id, "bob")
    assert there.stop(made.id, "ann")
    assert here.here.wait(made, PATIENCE)
    later = there.find(made.id)
    assert later is not None
    assert later.state == "done"
    for id in ("00000000-x", "../../etc/passwd-x", "none"):
        assert there.find(id) is None
    here.close()
    assert there.find(made.id) is None
    there.close()


def test_whichever_process_is_asked_has_the_forecast(postgresql: str, tmp_path: Path) -> None:
    with (
        Server(postgresql, tmp_path, workers=2) as two,
        httpx.Client(base_url=two.url, timeout=60, trust_env=False) as me,
    ):
        address = begin(me, scenario=SHORT, n="100")
        for _ in range(24):  # a line of its own each time, to either process
            assert httpx.get(two.url + address, trust_env=False, timeout=60).status_code == 200
        until(me, address, 'data-state="done"')
        assert httpx.get(f"{two.url}{address}/forecast.json", trust_env=False, timeout=60).json()["fights"] == 100


# -- in a browser


def test_a_forecast_in_the_browser_has_no_grave_fault(people: People, tmp_path: Path) -> None:
    me = people(Mouse, viewport=DESK, color_scheme="light", **STILL)
    me.page.goto("/")
    me.page.click('a[href="/lab"]')
    me.page.wait_for_selector("form.ask-lab")
    looked(me)
    me.page.select_option('[name="scenario"]', "showdown/white-lion-1")
    me.page.fill('[name="n"]', "20000")
    me.page.click("form.ask-lab .primary")
    me.page.wait_for_selector("#run .win", timeout=PATIENCE * 1000)
    looked(me)
    me.page.click("#stop button")
    me.page.wait_for_selector('.state[data-state="done"]', timeout=PATIENCE * 1000)
    for fold in me.page.query_selector_all(".state details"):
        fold.evaluate("each => { each.open = true; }")
    looked(me)
    with me.page.expect_download() as found:
        me.page.click('a[href*="forecast.html"]')
    found.value.save_as(tmp_path / "forecast.html")
    assert "White Lion" in (tmp_path / "forecast.html").read_text("utf-8")


def looked(me: Mouse) -> None:
    """Both sizes, light and dark."""
    for size, scheme in ((DESK, "light"), (PHONE, "dark")):
        me.page.set_viewport_size(size)
        me.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        assert faults(me.page) == []
        assert me.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
