"""The table as JSON: what docs/api.md says holds, its bot plays a whole fight beside a person, and nothing it is sent brings a 500."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.web.server import Server

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "api.md").read_text("utf-8")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("api")
    with Server(f"sqlite:///{folder}/table.db", folder) as running:
        yield running


@pytest.fixture
def api(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url + "/api/v1", timeout=30, trust_env=False) as client:
        yield client


def begin(api: httpx.Client, scenario: str, **seats: str) -> tuple[str, dict[str, str]]:
    begun = api.post("/fights", json={"scenario": scenario, "seats": seats})
    assert begun.status_code == 201, begun.text
    return begun.json()["id"], {"Authorization": f"Bearer {begun.json()['token']}"}


def mine(api: httpx.Client, id: str, me: dict[str, str]) -> list[str]:
    return [seat["seat"] for seat in api.get(f"/fights/{id}", headers=me).json()["seats"] if seat["mine"]]


def test_the_page_names_every_path_and_no_other(api: httpx.Client) -> None:
    spec = api.get("/openapi.json").json()
    known = {re.sub(r"\{(\w+)\}", lambda found: found[1].upper(), path) for path in spec["paths"]}
    named = {path.partition("?")[0] for path in re.findall(r"/api/v1/[\w/]+(?:\?[\w=]+)?", PAGE)} - {"/api/v1/openapi"}
    assert named == known


@pytest.mark.parametrize("scenario", ["company/one_orc", "showdown/white-lion-prologue"])
def test_the_bot_of_the_page_plays_a_whole_fight_beside_a_person(
    api: httpx.Client, server: Server, tmp_path: Path, scenario: str
) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(re.search(r"```python\n(.*?)```", PAGE, re.S)[1], "utf-8")  # type: ignore[index]
    id, me = begin(api, scenario)
    seats = [seat["seat"] for seat in api.get(f"/fights/{id}", headers=me).json()["seats"] if seat["who"] == "human"]
    invite = api.post(f"/fights/{id}/invites/{seats[-1]}", headers=me).json()["invite"]
    running = subprocess.Popen(
        [sys.executable, str(bot), server.url, id, invite], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    try:
        while running.poll() is None and seats[-1] in mine(api, id, me):  # until it has sat down
            time.sleep(0.05)
        answers = 0
        while running.poll() is None and answers < 2000:
            asked = api.get(f"/fights/{id}/question", headers=me).json()
            if asked["kind"] == "over":
                break
            if asked["options"]:
                option = asked["options"][answers % len(asked["options"])]
                act = {"do": "answer", "question": option["token"], "by": option["by"], "option": option["option"]}
                assert api.post(f"/fights/{id}/acts", json=act, headers=me).status_code in (200, 409)
                answers += 1
        said, wrong = running.communicate(timeout=60)
    finally:
        running.kill()
    assert running.returncode == 0, wrong.decode()
    status = api.get(f"/fights/{id}", headers=me).json()
    assert status["over"]
    assert said.decode().strip() == str(status["outcome"])


def test_an_act_is_done_once_for_each_key(api: httpx.Client) -> None:
    id, me = begin(api, "company/one_orc")
    option = api.get(f"/fights/{id}/question", headers=me).json()["options"][0]
    act = {"do": "answer", "question": option["token"], "by": option["by"], "option": option["option"]}
    keyed = {**me, "Idempotency-Key": "once"}
    first = api.post(f"/fights/{id}/acts", json=act, headers=keyed).json()
    again = api.post(f"/fights/{id}/acts", json=act, headers=keyed).json()
    assert first == again
    late = api.post(f"/fights/{id}/acts", json=act, headers=me)
    assert (late.status_code, late.json()["error"]) == (409, "Stale")


def test_a_stranger_gets_nothing(api: httpx.Client) -> None:
    id, me = begin(api, "company/one_orc")
    for path in ("", "/question", "/view", "/events", "/record", "/stream"):
        assert api.get(f"/fights/{id}{path}").status_code == 403
        assert api.get(f"/fights/{id}{path}", headers={"Authorization": "Bearer nonsense"}).status_code == 403
    invite = api.post(f"/fights/{id}/invites/watch", headers=me).json()["invite"]
    watcher = api.post(f"/fights/{id}/join/{invite}", json={}).json()["token"]
    looking = {"Authorization": f"Bearer {watcher}"}
    assert api.get(f"/fights/{id}/question", headers=looking).json()["options"] == []
    assert api.get(f"/fights/{id}/record", headers=looking).status_code == 403
    option = api.get(f"/fights/{id}/question", headers=me).json()["options"][0]
    act = {"do": "answer", "question": option["token"], "by": option["by"], "option": option["option"]}
    assert api.post(f"/fights/{id}/acts", json=act, headers=looking).status_code == 403
    assert api.post(f"/fights/{id}/acts", json={"do": "correct", "fix": "end"}, headers=looking).status_code == 403


def test_an_invite_opens_a_seat_once(api: httpx.Client) -> None:
    id, me = begin(api, "company/roadside_ambush")
    seat = api.get(f"/fights/{id}", headers=me).json()["seats"][0]["seat"]
    invite = api.post(f"/fights/{id}/invites/{seat}", headers=me).json()["invite"]
    assert api.post(f"/fights/{id}/join/{invite}", json={"name": "A"}).status_code == 201
    assert api.post(f"/fights/{id}/join/{invite}", json={"name": "B"}).status_code == 403


def test_events_come_as_a_stream(api: httpx.Client, server: Server) -> None:
    id, me = begin(api, "company/one_orc")
    with httpx.stream(
        "GET", f"{server.url}/api/v1/fights/{id}/stream", headers=me, timeout=30, trust_env=False
    ) as stream:
        lines = stream.iter_lines()
        kinds = []
        for line in lines:
            if line.startswith("event: "):
                kinds.append(line[7:])
            if kinds[-1:] == ["asked"]:
                break
        assert "told" in kinds
        option = api.get(f"/fights/{id}/question", headers=me).json()["options"][0]
        act = {"do": "answer", "question": option["token"], "by": option["by"], "option": option["option"]}
        assert api.post(f"/fights/{id}/acts", json=act, headers=me).status_code == 200
        assert next(line for line in lines if line.startswith("event: ")) == "event: told"


@pytest.mark.parametrize(
    "wanted",
    [
        {"scenario": "company/no_such"},
        {"scenario": "company/one_orc", "seats": {"nobody": "nonsense"}, "edition": "none"},
        {"scenario": "company/one_orc", "rulings": {"nonsense": "x"}},
        {"scenario": "company/one_orc", "seats": {"loremaster": "no_such_agent"}},
        {},
    ],
)
def test_a_fight_that_cannot_be_is_refused(api: httpx.Client, wanted: dict[str, object]) -> None:
    assert api.post("/fights", json=wanted).status_code == 422


def test_no_request_of_the_specification_brings_a_500(server: Server, tmp_path: Path) -> None:
    """Requests made up from the OpenAPI description, by schemathesis; for a fight that there is, by its host, so that they reach what lies
    behind."""
    with httpx.Client(base_url=server.url + "/api/v1", trust_env=False) as client:
        id, me = begin(client, "company/one_orc")
    (tmp_path / "schemathesis.toml").write_text(f'[parameters]\n"path.id" = "{id}"\n', "utf-8")
    command = [
        str(Path(sys.executable).with_name("schemathesis")), "run", f"{server.url}/api/v1/openapi.json", "--checks", "not_a_server_error",
        "--max-examples", "25", "--seed", "1", "--header", f"Authorization: {me['Authorization']}", "--request-timeout", "10",
        "--exclude-path-regex", "/stream$", "--phases", "examples,coverage,fuzzing", "--no-color",
    ]  # fmt: skip
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]
