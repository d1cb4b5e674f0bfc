"""Rosters at the table in the browser: brought and checked, a party chosen, kept in the fight as the command line keeps it, taken home changed."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from affray import games
from affray.cli.roster import party_from as cli_party
from affray.cli.voice import Voice
from affray.kernel.live import Sitter
from affray.kernel.pack import BadPack, read_text
from affray.kernel.record import parse
from affray.kernel.session import Session, onlooker, secret_of
from affray.kernel.speaker import Speaker
from affray.kernel.table import Table
from affray.showdown.packs import load_packs
from affray.showdown.roster import Roster, changes, read_roster, roster_text, template, with_party
from affray.web.rosters import names_of
from tests.web.plainly import Page
from tests.web.server import Server

GAME = games.game("showdown")
FOUR = template("en")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("rosters")
    with Server(f"sqlite:///{folder}/table.db", folder) as running:
        yield running


@pytest.fixture
def web(server: Server) -> Iterator[httpx.Client]:
    headers = {"accept-language": "en"}
    with httpx.Client(base_url=server.url, timeout=120, trust_env=False, headers=headers) as client:
        yield client


def roster_of(text: str) -> Roster:
    return read_roster(read_text(text, "home.yaml"), load_packs())


def bring(web: httpx.Client, text: str, name: str = "home.yaml") -> Page:
    return Page(web, web.post("/open", files={"file": (name, text.encode())}), "choose")


def fight(page: Page, scenario: str, *going: str) -> Page:
    """The page before a fight."""
    page.put("scenario", scenario)
    if going:
        page.put("survivor", *going)
    return page.press("yes", "begin", form="")


def begun(web: httpx.Client, page: Page, who: str = "random") -> str:
    """A fight that agents play to its end: its address."""
    assert page.action == "/roster/begin"
    for name in [name for name, _ in page.fields if name.startswith("seat-")]:
        page.put(name, who)
    answer = web.post(page.action, data=dict(page.fields))
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def header(web: httpx.Client, fight: str) -> tuple[dict[str, Any], Any]:
    """What the record's first line holds, and the fight as the record has it."""
    record = parse(Path("a.affray"), web.get(fight + "/record").content)
    scenario = GAME.from_data(record.header["scenario"], record.header["name"])
    rulings = scenario.rulings(record.header["edition"], record.header["rulings"])
    standing = onlooker(lambda table: scenario.new(table, rulings), record.force)
    return record.header, standing.fight


# -- bringing one


def test_what_is_wrong_with_a_roster_has_its_line_and_column(web: httpx.Client) -> None:
    answer = web.post(
        "/open",
        files={"file": ("home.yaml", FOUR.replace("survival: 1\n    insanity", "survival: 99\n    insanity").encode())},
    )
    assert answer.status_code == 422
    line = next(n for n, row in enumerate(FOUR.splitlines(), 1) if row.startswith("    survival: 1"))
    assert f"home.yaml:{line}:15: survivors[0].survival: 99 is out of range" in html.unescape(answer.text)
    for broken in (
        b"survivors: [\n",
        b"survivors: \xff\xfe\n",
        b"survivors: 3\n",
        b"survivors:\n  - {id: [1]}\nsettlement: []\n",
    ):
        assert web.post("/open", files={"file": ("home.yaml", broken)}).status_code == 422
        assert (
            web.post(
                "/roster/bring", files={"file": ("home.yaml", broken)}, data={"scenario": "white-lion-1"}
            ).status_code
            == 422
        )
    assert web.post("/roster/bring", data={"scenario": "white-lion-1"}).status_code == 422


def test_who_cannot_go_is_greyed_with_the_reason(web: httpx.Client) -> None:
    text = (
        FOUR.replace("skips_next: false", "skips_next: true")
        .replace("{id: bo,", "{id: bo, dead: true,")
        .replace("{id: cy,", "{id: cy, retired: true,")
    )
    page = bring(web, text)
    assert page.offered["survivor"] == ["di"]
    for reason in ("Ada must skip this showdown", "Bo is dead", "Cy is retired"):
        assert reason in page.text
    # A forged choice is refused by the roster itself, with the reason.
    page.fields.append(("survivor", "bo"))
    assert "Bo is dead" in page.press("yes", "begin").text or "bo is dead" in page.press("yes", "begin").text


def test_the_party_has_bounds(web: httpx.Client) -> None:
    more = "".join(f"  - {{id: s{n}, name: S{n}, survival: 1}}\n" for n in range(3))
    page = bring(web, FOUR + more)
    assert [value for key, value in page.fields if key == "survivor"] == ["ada", "bo", "cy", "di"]
    page.put("survivor", "ada", "bo", "cy", "di", "s1")
    assert "4 survivors can go at most" in page.press("yes", "begin").text
    page.put("survivor")
    none = page.press("yes", "begin")
    assert none.answer.status_code == 422
    assert "Choose who goes" in none.text
    page.put("survivor", "ada").fields.append(("scenario", "nothing-like-it"))
    assert "Choose a fight" in page.press("yes", "begin").text


# -- a fight of it


def test_a_fight_keeps_its_roster_as_the_command_line_does(web: httpx.Client, tmp_path: Path) -> None:
    file = tmp_path / "home.yaml"
    file.write_text(FOUR, "utf-8")
    there = begun(web, fight(bring(web, FOUR), "white-lion-1", "ada", "cy"))
    found, _ = header(web, there)
    scenario, kept = cli_party(Voice("en"), GAME, GAME.scenario("white-lion-1"), (str(file), "ada,cy", False), None)
    assert found["roster"]["was"] == kept["roster"]["was"]
    assert found["roster"]["file"] == "home.yaml"
    assert {key: found["scenario"][key] for key in scenario.raw} == scenario.raw
    assert (found["edition"], found["name"]) == ("seed", "white-lion-1")


def test_the_changes_are_listed_confirmed_downloaded_and_brought_again(web: httpx.Client) -> None:
    there = begun(web, fight(bring(web, FOUR), "white-lion-2", "ada", "bo", "cy"))
    before = roster_of(FOUR)
    _, over = header(web, there)
    after = before.after(over)
    speaker = Speaker("en", names_of(before))
    listed = [
        html.escape(speaker.said(words), quote=True).replace("&#x27;", "&#39;") for words in changes(before, after)
    ]
    assert listed
    shown = web.get(there).text
    assert all(each in shown for each in listed)

    assert web.get(there + "/roster.yaml").status_code == 422
    page = Page(web, web.get(there + "/roster"))
    assert all(each in page.answer.text for each in listed)
    assert page.action == there + "/roster"
    for _ in range(2):  # the second time nothing more happens
        agreed = web.post(there + "/roster")
        assert (agreed.status_code, agreed.headers["location"]) == (303, there + "/roster")
    assert "It is written into the roster" in web.get(there).text
    file = web.get(there + "/roster.yaml")
    assert file.headers["content-disposition"] == "attachment; filename*=UTF-8''home.yaml"
    assert file.text == roster_text(after)
    assert roster_of(file.text).to_data() == after.to_data()
    assert bring(web, file.text).answer.status_code == 200

    # Straight to the next fight, without the file.
    next_one = Page(web, web.get(there + "/roster"))
    again = Page(web, web.post(next_one.action, data=dict(next_one.fields)), "choose")
    able = [sheet.id for sheet in after.able()]
    assert again.offered.get("survivor", []) == able
    assert json.loads(again.value("data")) == after.to_data()


def test_only_the_host_confirms_and_only_those_who_belong_to_it_look(web: httpx.Client, server: Server) -> None:
    page = fight(bring(web, FOUR), "white-lion-prologue", "ada", "bo")
    there = begun(web, page)
    answer = web.post(there + "/invite", data={"seat": ""})
    invited = answer.text
    assert answer.status_code == 200, invited
    link = next(each for each in re.findall(r'https?://[^"\s<]+/join/[^"\s<]+', html.unescape(invited)))
    with httpx.Client(base_url=server.url, timeout=60, trust_env=False) as guest:
        assert guest.get(there + "/roster").status_code == 403
        assert guest.post(link, data={"name": "Guest"}).status_code == 303
        looked = guest.get(there + "/roster")
        assert looked.status_code == 200
        assert "The host confirms the changes" in looked.text
        assert guest.post(there + "/roster").status_code == 403
        assert guest.get(there + "/roster.yaml").status_code == 422
        assert "roster-over" not in guest.get(there).text


def test_a_fight_that_goes_on_or_has_no_roster_changes_nothing(web: httpx.Client) -> None:
    there = begun(web, fight(bring(web, FOUR), "white-lion-1"), "me")
    answer = web.get(there + "/roster")
    assert answer.status_code == 422
    assert "has no roster, or is not over" in answer.text
    assert "roster-over" not in web.get(there).text
    alone = web.post(
        "/new/showdown/white-lion-prologue",
        data={f"seat-{id}": "random" for id in ("ulyana", "zahar", "marfa", "luka")},
    )
    there = alone.headers["location"]
    assert web.post(there + "/roster").status_code == 422
    assert "roster-over" not in web.get(there).text


def test_an_agreement_holds_for_the_end_that_it_was_given_to(web: httpx.Client) -> None:
    """Who goes back and ends the fight in another way is asked anew."""
    page = fight(bring(web, FOUR), "white-lion-prologue", "ada")
    page.put("seat-ada", "me")
    there = web.post(page.action, data=dict(page.fields)).headers["location"]
    ended = web.post(there + "/act", data={"do": "correct", "fix": "end", "to": "defeat"})
    assert ended.status_code == 303
    for _ in range(400):
        shown = web.get(there).text
        if "roster-over" in shown:
            break
        choice = re.search(r'name="choice" value="([^"]+)"', shown)
        assert choice, shown
        web.post(there + "/act", data={"do": "answer", "choice": html.unescape(choice[1])})
    assert web.get(there + "/roster").status_code == 200
    web.post(there + "/roster")
    assert web.get(there + "/roster.yaml").status_code == 200
    assert web.post(there + "/act", data={"do": "undo"}).status_code == 303
    assert web.get(there + "/roster.yaml").status_code == 422


def test_a_record_of_a_roster_that_is_brought_still_has_it(web: httpx.Client) -> None:
    there = begun(web, fight(bring(web, FOUR), "white-lion-1", "ada"))
    record = web.get(there + "/record").content
    again = web.post("/open", files={"file": ("a.affray", record)})
    assert again.status_code == 303
    shown = web.get(again.headers["location"] + "/roster")
    assert shown.status_code == 200
    assert "What this fight changes at home" in shown.text


# -- with a scenario that was chosen or made before


def test_a_roster_is_brought_to_a_fight_that_was_chosen(web: httpx.Client) -> None:
    chosen = web.get("/new/showdown/mirror-heron-1")
    assert 'name="scenario" value="mirror-heron-1"' in chosen.text
    answer = web.post(
        "/roster/bring", files={"file": ("home.yaml", FOUR.encode())}, data={"scenario": "mirror-heron-1"}
    )
    page = Page(web, answer, "choose")
    assert page.value("scenario") == "mirror-heron-1"
    found, _ = header(web, begun(web, page.press("yes", "begin", form="")))
    assert (found["scenario"]["monster"], [one["id"] for one in found["scenario"]["party"]]) == (
        "mirror_heron",
        ["ada", "bo", "cy", "di"],
    )


def test_a_roster_is_brought_to_a_fight_of_ones_own(web: httpx.Client) -> None:
    raw = {**GAME.scenario("white-lion-1").raw, "name": "Mine", "random_terrain": 0}
    made = Page(web, web.post("/make/showdown", data={"data": json.dumps(raw), "do": "play"}))
    other = made.value("data")
    page = Page(
        web, web.post("/roster/bring", files={"file": ("home.yaml", FOUR.encode())}, data={"data": other}), "choose"
    )
    assert page.value("scenario") == ""
    found, _ = header(web, begun(web, page.press("yes", "begin", form="")))
    assert (found["scenario"]["name"], found["scenario"]["party"][0]["id"]) == ("Mine", "ada")


def test_another_edition_than_the_rosters_is_refused(web: httpx.Client) -> None:
    page = fight(bring(web, FOUR.replace("edition: seed", "edition: players")), "white-lion-1")
    assert page.value("edition") == "players"
    page.put("edition", "seed")
    answer = web.post(page.action, data=dict(page.fields))
    assert answer.status_code == 422
    assert "another edition" in answer.text


# -- a new settlement


def test_a_settlement_is_begun_in_the_browser_and_fights(web: httpx.Client) -> None:
    page = Page(web, web.get("/make/roster"), "make").press("new-survivor")
    page.put("N:survivors[4].name.en", "Eve").put("n:survivors[4].survival", "1")
    page = page.put("pick:survivors[4].grid", "bone_axe").press("place:survivors[4].grid[0][0]")
    page = page.put("pick:settlement.storage", "basic_resource").press("add:settlement.storage")
    page = page.put("pick:settlement.defeated", "white_lion|level_1").press("add:settlement.defeated")
    page.put("N:settlement.name.en", "Hearth").put("m:settlement.innovations", "language", "paint")
    saved = page.press("save").answer
    assert saved.headers["content-disposition"].endswith("hearth.yaml")
    roster = roster_of(saved.text)
    assert [sheet.id for sheet in roster.sheets] == ["ada", "bo", "cy", "di", "survivor_1"]
    assert (roster.sheets[4].gear(), roster.sheets[4].name.en) == (["bone_axe"], "Eve")
    home = roster.settlement
    assert (home.name.en, home.innovations, home.storage, home.defeated) == (
        "Hearth",
        ("language", "paint"),
        ("basic_resource",),
        (("white_lion", 1),),
    )
    choosing = page.press("play", form="choose")
    assert choosing.offered["survivor"] == ["ada", "bo", "cy", "di", "survivor_1"]
    there = begun(web, fight(choosing, "white-lion-1", "survivor_1"))
    assert "Eve" in web.get(there).text
    # And from there back into the form.
    changing = Page(web, web.post("/make/roster/from", data={"data": choosing.value("data")}), "make")
    assert json.loads(changing.value("data")) == json.loads(choosing.value("data"))


def test_what_is_wrong_with_a_settlement_is_said_at_its_field(web: httpx.Client) -> None:
    page = Page(web, web.get("/make/roster"), "make").put("n:settlement.survival_limit", "77").press("save")
    assert page.answer.status_code == 422
    assert 'href="#at-settlement-survival-limit"' in page.answer.text
    assert "77 is out of range" in page.text


# -- whatever a fight leaves


def played(home: Roster, name: str, secret: int) -> Roster:
    """The roster after a fight of all who can go. Raises BadPack: nobody can."""
    scenario = GAME.from_data(with_party(GAME.scenario(name).raw, home, home.party()), name)
    rulings = scenario.rulings(None, {})
    agent = games.agent("random", "showdown")
    seats = {seat: Sitter(agent) for seat in scenario.new(Table(), rulings).seats()}
    session = Session(lambda table: scenario.new(table, rulings), seats, secret_of(secret))
    assert session.over
    over: Any = session.fight
    return home.after(over)


@pytest.mark.parametrize("seed", range(4))
def test_whatever_fights_leave_can_be_read_again(seed: int) -> None:
    home = roster_of(FOUR)
    for n, name in enumerate(("white-lion-1", "mirror-heron-1", "white-lion-2", "white-lion-1")):
        try:
            after = played(home, name, 40 * seed + n)
        except BadPack:
            break  # nobody is left
        home = roster_of(roster_text(after))
        assert home.to_data() == after.to_data()


def test_a_card_of_the_monster_that_was_archived_is_not_the_settlements() -> None:
    home = roster_of(FOUR)
    scenario: Any = GAME.from_data(with_party(GAME.scenario("white-lion-1").raw, home, home.party()), "x")
    rulings = scenario.rulings(None, {})
    over = scenario.new(Table(), rulings)
    over.archive += ["smart_cat", "cloth"]
    assert home.after(over).settlement.archive == ("cloth",)
