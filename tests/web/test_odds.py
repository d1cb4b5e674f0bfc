"""Odds on the page: beside the options at once, from another process when they take longer; and the page of questions."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import httpx
import pytest

from affray.kernel.speaker import Speaker
from affray.web.apart import TooSlow, Worker
from affray.web.database import open_store
from affray.web.decision import Choice, decide
from affray.web.hall import Hall
from affray.web.hosted import Hosted
from affray.web.odds import known
from affray.web.store import Store
from affray.web.viewer import Viewer
from tests.web.server import Server
from tests.web.test_decision import asked, choices

PATIENCE = 90.0


@pytest.fixture
def kept(sqlite: str) -> Iterator[Store]:
    opened = open_store(sqlite)
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder = tmp_path_factory.mktemp("odds")
    with (
        Server(f"sqlite:///{folder}/table.db", folder) as server,
        httpx.Client(base_url=server.url, timeout=60, trust_env=False) as opened,
    ):
        yield opened


def offered(hosted: Hosted, seat: str, lang: str = "en") -> list[Choice]:
    return choices(decide(hosted, Speaker(lang, hosted.names), Viewer(lang, seats=(seat,))))


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """As much as there is may be counted at once, however slow the machine."""
    monkeypatch.setattr("affray.web.odds.SECONDS", 30.0)
    monkeypatch.setattr("affray.web.odds.AT_ONCE", 2000)


@pytest.mark.usefixtures("unhurried")
def test_an_attack_says_what_it_comes_to(kept: Store) -> None:
    hosted, _ = asked(kept, ("company", "one_orc"), "action")
    found = {each.key: each.odds for each in offered(hosted, "hild")}
    attack = next(odds for key, odds in found.items() if key.startswith("attack"))
    assert attack.startswith("takes ")
    assert "wounds" in attack
    assert found["end"] == ""
    assert "Выносливости" in next(each.odds for each in offered(hosted, "hild", "ru") if each.key.startswith("attack"))


@pytest.mark.usefixtures("unhurried")
def test_what_everybody_does_on_the_way_is_said(kept: Store) -> None:
    hosted, _ = asked(kept, ("company", "one_orc"), "action")
    numbers = decide(hosted, Speaker("en", hosted.names), Viewer("en", seats=("hild",))).numbers
    way = next(at for at, each in enumerate(numbers) if each.startswith("Odds: afterwards everybody plays sensibly"))
    assert any("Hope on the attack?" in each for each in numbers[way:])


def test_what_takes_longer_comes_later(kept: Store) -> None:
    """The dice of an attack at once; its wounds from another process, and whoever watches is told."""
    hosted, _host = asked(kept, ("showdown", "white-lion-1"), "act")
    hall = Hall(kept)
    told = threading.Event()
    hall.watch(hosted.id, told.set)
    with hall.at(hosted.id) as here:
        at_once = known(here)
    striking = [each for each in at_once.values() if each.wanted]
    if not striking:
        pytest.skip("nobody can strike here")
    assert told.wait(PATIENCE)
    with hall.at(hosted.id) as here:
        later = known(here)
        assert here.reckoned is not None
    for each in striking:
        found = later[each.key, each.by]
        assert found.forecast is not None
        assert found.forecast.plays == 2000
    hall.close()


def test_a_worker_answers_raises_and_is_ended() -> None:
    worker = Worker()
    assert worker.call(30, divmod, 7, 2) == (3, 1)
    first = worker.process
    with pytest.raises(ZeroDivisionError):
        worker.call(30, divmod, 1, 0)
    assert worker.process is first, "the same process goes on"
    with pytest.raises(TooSlow):
        worker.call(0.2, _sleep, 30)
    assert worker.process is None
    assert worker.call(30, divmod, 9, 4) == (2, 1)
    worker.end()


def _sleep(seconds: float) -> None:
    threading.Event().wait(seconds)


def test_the_page_of_questions_answers_what_its_address_asks(client: httpx.Client) -> None:
    page = client.get("/odds/company/roll?dice=3&target=14&favour=none&weary=no&miserable=no&lang=en")
    assert page.status_code == 200
    assert "Succeeds 69%" in page.text
    assert "<svg" in page.text
    assert 'value="3"' in page.text, "the form shows what was asked"
    russian = client.get("/odds/showdown/roll?speed=2&hit=7&wound=5&lang=ru")
    assert "Хотя бы одно ранение 42\N{NO-BREAK SPACE}%" in russian.text


@pytest.mark.parametrize(
    ("address", "status", "said"),
    [
        ("/odds", 200, "Odds"),
        ("/odds/company/attack", 200, "Work it out"),
        ("/odds/chess/roll", 404, "no such question"),
        ("/odds/company/duel", 404, "no such question"),
        ("/odds/company/roll?dice=99&target=14", 400, "from 0 to 20"),
        ("/odds/company/roll?dice=3&target=14&evil=%3Cscript%3E", 400, "There is no field"),
        (
            "/odds/company/struck?hero=hild&foe=orc_soldier&weapon=%3Cscript%3Ealert(1)%3C/script%3E",
            400,
            "&lt;script&gt;",
        ),
    ],
)
def test_what_may_come(client: httpx.Client, address: str, status: int, said: str) -> None:
    page = client.get(address, headers={"accept-language": "en"})
    assert page.status_code == status
    assert said in page.text
    assert "<script>alert" not in page.text


def test_odds_as_json(client: httpx.Client) -> None:
    begun = client.post("/api/v1/fights", json={"scenario": "company/one_orc", "seats": {"hild": "me"}}).json()
    me = {"Authorization": f"Bearer {begun['token']}"}
    found = client.get(f"/api/v1/fights/{begun['id']}/odds", headers=me).json()
    options = client.get(f"/api/v1/fights/{begun['id']}/question", headers=me).json()["options"]
    assert {each["option"] for each in found} < {each["option"] for each in options}
    assert all(each["figures"][0]["exact"] for each in found)
    assert found[0]["figures"][0]["fraction"].count("/") == 1
    assert client.get(f"/api/v1/fights/{begun['id']}/odds").status_code == 403
    roll = client.get("/api/v1/odds/company/roll", params={"dice": "3", "target": "14"})
    assert roll.json()["figures"][0]["fraction"] == "1801/2592"
    assert client.get("/api/v1/odds/company/roll", params={"dice": "x", "target": "14"}).status_code == 400
    assert client.get("/api/v1/odds/company/duel").status_code == 400
