"""Make your own: forms that carry everything, made of the models and packs that check the files; used here as a browser without scripts does."""

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
from affray.company.packs import load_packs
from affray.company.schema import AttackEntry, FleeEntry, LoremasterEntry, OnsetEntry, OwnFoe, OwnHero, SceneEntry
from affray.kernel.pack import read_text
from affray.kernel.speaker import Speaker
from affray.kernel.yaml_text import yaml_text
from affray.showdown.packs import load_packs as showdown_packs
from affray.web.make_company import CompanyForm
from affray.web.make_data import Draft, simple
from affray.web.make_view import specs
from tests.web.plainly import Page
from tests.web.server import Server

RAW = re.compile(r"\b[a-z]+_[a-z_]+\b|\[make-|make-[a-z]")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("make")
    with Server(f"sqlite:///{folder}/table.db", folder) as running:
        yield running


@pytest.fixture
def web(server: Server) -> Iterator[httpx.Client]:
    headers = {"accept-language": "en"}
    with httpx.Client(base_url=server.url, timeout=60, trust_env=False, headers=headers) as client:
        yield client


def form(web: httpx.Client, kind: str, query: str = "") -> Page:
    return Page(web, web.get(f"/make/{kind}{query}"), "make")


def data(page: Page) -> Any:
    return json.loads(page.value("data"))


def problems(page: Page) -> list[tuple[str, str]]:
    """Where each leads, and what it says."""
    found = re.findall(r'<li><a href="#([^"]+)">(.*?)</a></li>', page.answer.text)
    return [(to, html.unescape(re.sub("<[^>]+>", "", said))) for to, said in found]


def own_fight(web: httpx.Client) -> Page:
    """Hild and a hero of one's own against six orcs and their chief, whose block is changed."""
    page = form(web, "company").put("pick:hero", "hild").press("add-hero").press("new-hero")
    page.put("N:heroes[1].name.en", "Bram").put("N:heroes[1].name.ru", "Брам").put("t:heroes[1].culture", "bree")
    page = page.put("pick:heroes[1].gear", "leather_corslet").press("add:heroes[1].gear")
    page = page.put("pick:heroes[1].gear", "axe").press("add:heroes[1].gear").press("up:heroes[1].gear[2]")
    page.put("n:heroes[1].proficiencies.axes", "2").put("m:heroes[1].gear[0].rewards", "keen")
    page = page.put("pick:foe", "orc_soldier").put("pick:count", "6").press("add-foe")
    page = page.put("pick:foe", "orc_chieftain").put("pick:count", "1").press("add-own-foe")
    page.put("n:foes[1].endurance", "24").put("N:name.en", "Six and a chief")
    return page.press("check")


def test_a_company_and_six_orcs_with_their_chief_are_made_saved_and_played(web: httpx.Client, tmp_path: Path) -> None:
    page = own_fight(web)
    assert problems(page) == []
    saved = page.press("save").answer
    assert saved.headers["content-disposition"] == "attachment; filename*=UTF-8''six_and_a_chief.yaml"
    file = tmp_path / "six.yaml"
    file.write_bytes(saved.content)
    scenario = games.game("company").scenario(str(file))
    raw = scenario.raw
    assert raw["heroes"][0] == "hild"
    bram = raw["heroes"][1]
    assert (bram["name"], bram["culture"]) == ({"en": "Bram", "ru": "Брам"}, "bree")
    assert next(each if isinstance(each, str) else each["item"] for each in bram["gear"]) == "axe"
    assert bram["gear"][0]["rewards"] == ["keen"]
    assert raw["foes"][0] == {"foe": "orc_soldier", "count": 6}
    assert (raw["foes"][1]["endurance"], raw["foes"][1]["might"]) == (24, 1)

    before = page.press("play", form="")
    assert before.action == "/open/begin"
    assert {"seat-hild", "seat-hero_1", "seat-loremaster"} <= {name for name, _ in before.fields}
    for name in ("seat-hild", "seat-hero_1"):
        before.put(name, "sensible")
    begun = web.post("/open/begin", data=dict(before.fields))
    assert begun.status_code == 303
    fight = web.get(begun.headers["location"]).text
    assert "Bram" in fight
    assert "Orc-chieftain" in fight


def test_a_saved_file_is_brought_without_a_change_and_can_be_changed_first(web: httpx.Client) -> None:
    page = own_fight(web)
    saved = page.press("save").answer.content
    brought = Page(web, web.post("/open", files={"file": ("six.yaml", saved)}))
    given = json.loads(brought.value("data"))
    assert given["raw"] == read_text(saved.decode(), "six.yaml").data == simple(data(page))
    again = Page(web, web.post("/make/company/from", data={"data": brought.value("data")}), "make")
    assert data(again) == given["raw"]


@pytest.mark.parametrize("scenario", games.scenario_ids())
def test_what_is_opened_and_looked_at_stays_as_it_was(web: httpx.Client, scenario: str) -> None:
    """Every field of every fighter goes through the form and comes back the same."""
    kind, _, name = scenario.partition("/")
    page = form(web, kind, f"?from={name}")
    raw = data(page)
    assert raw == games.game(kind).scenario(name).raw
    for key in ("heroes", "foes", "party"):
        for i in range(len(raw.get(key, []))):
            page = page.press(f"open:{key}[{i}]").press("check")
            assert problems(page) == []
            assert data(page) == raw
    saved = read_text(page.press("save").answer.text, name)
    assert saved.problems == []
    assert simple(saved.data) == simple(raw)


@pytest.mark.parametrize(
    ("section", "ids"), [("heroes", load_packs().ids("heroes")), ("foes", load_packs().ids("foes"))]
)
def test_every_ready_fighter_can_be_written_out_and_changed(
    web: httpx.Client, section: str, ids: tuple[str, ...]
) -> None:
    """The block of the packs becomes the scenario's own, goes through the form, and is the same block."""
    one = {"heroes": "hero", "foes": "foe"}[section]
    for id in ids if section == "heroes" else ids[::9]:
        page = form(web, "company", "?from=one_orc").put(f"pick:{one}", id).press(f"add-own-{one}")
        at = len(data(page)[section]) - 1
        there = data(page.press("check"))[section][at]
        block = load_packs().entries[section][id].raw
        shown = {key: value for key, value in there.items() if key != "id"}
        empty = [key for key, value in block.items() if value == []]
        left = {key: value for key, value in block.items() if key not in ("book", "confidence", "notes", *empty)}
        assert {key: value for key, value in shown.items() if key not in empty} == left
        assert problems(page) == []


WRONG: list[tuple[str, str, str, str]] = [
    ("n:heroes[1].strength", "77", "at-heroes-1-strength", "77 is out of range"),
    ("n:heroes[1].heart", "", "at-heroes-1-heart", "This is needed"),
    ("n:heroes[1].wits", "many", "at-heroes-1-wits", "a whole number"),
    ("n:heroes[1].proficiencies.swords", "9", "at-heroes-1-proficiencies-swords", "at most 6"),
    ("n:heroes[1].endurance", "250", "at-heroes-1-endurance", "at most 25"),
    ("N:name.en", "", "at-name", "This is needed"),
    ("n:scene.close", "7", "at-scene-close", "at most 2"),
]


@pytest.mark.parametrize(("field", "value", "to", "said"), WRONG)
def test_what_is_wrong_is_said_at_its_field(web: httpx.Client, field: str, value: str, to: str, said: str) -> None:
    page = own_fight(web).press("open:heroes[1]").put(field, value)
    for shown in (page.press("check"), page.press("save"), page.press("play")):
        assert [(there, said in words) for there, words in problems(shown)] == [(to, True)]
        assert f'id="{to}"' in shown.answer.text
        assert 'aria-invalid="true"' in shown.answer.text
        assert shown.value(field) == value


def test_gear_that_a_folk_cannot_use_is_called_by_its_name(web: httpx.Client) -> None:
    page = form(web, "company", "?from=one_orc").press("new-hero").put("t:heroes[1].culture", "durin")
    page = page.put("pick:heroes[1].gear", "great_bow").press("add:heroes[1].gear")
    assert problems(page)[0][0] == "at-heroes-1-gear-1"
    assert "Great Bow" in problems(page)[0][1]
    # A closed fighter stands open when a file is asked for and something in it is wrong.
    page = page.press("close").press("save")
    assert page.answer.status_code == 422
    assert page.value("open") == "heroes[1]"


def test_every_problem_of_a_mad_scenario_leads_somewhere(web: httpx.Client) -> None:
    mad: dict[str, Any] = {
        "name": "x", "rulings": {"nonsense": 1}, "zzz": 3, "onset": {"out_of_reach": {"nobody": 2}},
        "heroes": ["nobody", {"hero": "hild", "focus": "zz"}, {"id": "a", "virtues": ["zz", {"prowess": {"tn": ["x"]}}], "gear": [7]}, 5],
        "foes": [{"foe": "orc_soldier", "hate": 99, "count": 0}, {"id": "b", "attacks": [], "abilities": [{"zz": {}}]}, []],
    }  # fmt: skip
    found = games.game("company")
    with pytest.raises(Exception, match="heroes") as wrong:
        found.from_data(mad, "mad")
    page = form(web, "company")
    page.fields = [("data", json.dumps(mad))]
    for opened in ("", "heroes[2]", "foes[1]"):
        page.fields = [("data", json.dumps(mad)), ("open", opened)]
        shown = page.press("check")
        assert shown.answer.status_code == 200
        assert all(f'id="{to}"' in shown.answer.text for to, _ in problems(shown))
        assert len(problems(shown)) >= len({problem.path for problem in wrong.value.problems}) - 3  # type: ignore[attr-defined]


def test_whatever_a_model_has_is_on_the_form(web: httpx.Client) -> None:
    """A field that the models get appears by itself."""
    names = {name for name, _ in own_fight(web).press("open:heroes[1]").fields}
    for key in specs(OwnHero):
        assert any(f":heroes[1].{key}" in name for name in names), key
    names = {name for name, _ in own_fight(web).fields}
    for key in set(specs(OwnFoe)) - {"book", "confidence", "notes", "features", "folk"}:
        assert any(f":foes[1].{key}" in name for name in names), key
    assert all(any(f":foes[1].attacks[0].{key}" in name for name in names) for key in specs(AttackEntry))
    for part, model in (("scene", SceneEntry), ("loremaster", LoremasterEntry), ("foes_flee", FleeEntry)):
        assert all(any(f":{part}.{key}" in name for name in names) for key in specs(model))
    assert all(any(f":onset.{key}" in name for name in names) for key in specs(OnsetEntry))


def test_whatever_a_pack_has_may_be_chosen(tmp_path: Path) -> None:
    """A new culture, weapon, virtue and foe appear by themselves."""
    (tmp_path / "pack.yaml").write_text("id: mine\ngame: company\nformat: 1\nname: Mine\n")
    orc = load_packs().entries["foes"]["orc_soldier"].raw
    mine = {
        "cultures": {"moon_folk": {"name": "Moon folk", "endurance": 20, "hope": 8, "parry": 10, "folk": ["moon"]}},
        "weapons": {"moon_axe": {"name": "Moon axe", "proficiency": "axes", "damage": 5, "injury": 18, "load": 2}},
        "virtues": {"moon_walk": {"name": "Moon walk", "flags": [], "sheet": {"hope": 1}}},
        "foes": {"moon_orc": {**orc, "name": "Moon orc"}},
    }
    (tmp_path / "more.yaml").write_text(yaml_text(mine))
    draft = Draft({"heroes": [{"id": "a"}], "foes": []}, "heroes[0]")
    shown = CompanyForm(Speaker("en"), draft)
    shown.packs = load_packs([tmp_path])
    shown.speaker = Speaker("en", shown.packs.names())
    page = str([shown.head(), shown.heroes(), shown.foe_adder()])
    for words in (
        "('moon_folk', 'Moon folk')",
        "('moon_axe', 'Moon axe')",
        "('moon_walk', 'Moon walk')",
        "('moon_orc', 'Moon orc')",
        "'moon'",
    ):
        assert words in page


# -- a showdown


def test_a_survivor_is_dressed_and_fights(web: httpx.Client) -> None:
    page = form(web, "showdown")
    assert len(page.offered["M:monster"]) == sum(
        len(showdown_packs().raw("monsters", id)["levels"]) for id in showdown_packs().ids("monsters")
    )
    page = page.put("M:monster", "white_lion|level_2").press("open:party[0]")
    assert set(page.offered["pick:party[0].grid"]) >= {"bone_axe", "rawhide_vest", "founding_stone"}
    page = page.put("pick:party[0].grid", "rawhide_vest").press("place:party[0].grid[1][1]")
    grid = data(page)["party"][0]["grid"]
    assert grid == [["cloth", "founding_stone", "none"], ["none", "rawhide_vest", "none"], ["none", "none", "none"]]
    page = page.press("place:party[0].grid[2][0]")
    assert ("at-party-0-grid-2-0", True) in [
        (to, "Rawhide Vest lies in the grid already" in said) for to, said in problems(page)
    ]
    page = page.press("place:party[0].grid[2][0]")
    page = page.put("pick:party[0].arts", "mighty_strike").press("add:party[0].arts")
    page = page.put("n:party[0].attributes.strength", "2").put("N:name.en", "Mine").press("check")
    assert problems(page) == []
    saved = read_text(page.press("save").answer.text, "mine.yaml").data
    assert (saved["monster"], saved["level"]) == ("white_lion", 2)
    assert (saved["party"][0]["arts"], saved["party"][0]["attributes"]["strength"]) == (["mighty_strike"], 2)
    before = page.press("play", form="")
    begun = web.post("/open/begin", data={**dict(before.fields), "seat-ada": "me"})
    assert begun.status_code == 303
    assert "Rawhide Vest" in web.get(begun.headers["location"]).text


def test_a_survivor_of_a_list_of_gear_keeps_it_until_the_grid_changes(web: httpx.Client) -> None:
    page = form(web, "showdown", "?from=white-lion-1").press("open:party[0]").press("check")
    assert data(page)["party"][0]["gear"] == ["cloth", "founding_stone"]
    page = page.press("place:party[0].grid[0][0]")
    assert "gear" not in data(page)["party"][0]
    assert data(page)["party"][0]["grid"][0] == ["none", "founding_stone", "none"]


def test_ready_survivors_new_ones_copies_and_those_who_leave(web: httpx.Client) -> None:
    page = form(web, "showdown", "?from=white-lion-1")
    page = (
        page.put("pick:survivor", "mirror-heron-2|zahar")
        .press("add-survivor")
        .press("new-survivor")
        .press("copy:party[0]")
    )
    ids = [each["id"] for each in data(page)["party"]]
    assert ids == ["ulyana", "zahar", "marfa", "luka", "zahar_2", "survivor_1", "ulyana_2"]
    assert any("party" in to for to, _ in problems(page))
    page = page.press("open:party[6]").put("t:place.ulyana_2", "H4").press("check")
    assert data(page)["place"] == {"ulyana_2": "H4"}
    page = page.press("remove:party[6]")
    assert "place" not in data(page)
    assert problems(page) == []


def test_board_and_terrain(web: httpx.Client) -> None:
    page = form(web, "showdown", "?from=white-lion-1").put("pick:terrain", "tall_grass").press("add:terrain")
    page = page.put("l:terrain[0].at", "F9, J13").put("t:facing", "south").put("n:distance", "8").press("check")
    assert problems(page) == []
    assert data(page)["terrain"] == [{"card": "tall_grass", "at": ["F9", "J13"]}]
    assert (data(page)["facing"], data(page)["distance"]) == ("south", 8)
    page = page.put("l:terrain[0].at", "Z99").press("check")
    assert problems(page)[0][0] == "at-terrain-0-at"


@pytest.mark.parametrize(
    ("key", "value", "to"),
    [("level", [1], "make"), ("terrain_deck", [[1]], "make"), ("monster", {}, "at-monster"), ("party", [5, {"id": "a"}], "at-party-0"), ("distance", "far", "at-distance")],
)  # fmt: skip
def test_a_mad_showdown_is_told_and_breaks_nothing(web: httpx.Client, key: str, value: Any, to: str) -> None:
    page = form(web, "showdown")
    page.fields = [("data", json.dumps({**games.game("showdown").scenario("white-lion-1").raw, key: value}))]
    page = page.press("play")
    assert page.answer.status_code == 422
    assert to in [there for there, _ in problems(page)]


# -- all forms


@pytest.mark.parametrize("kind", ["company", "showdown", "roster"])
def test_nothing_is_shown_raw_in_russian(web: httpx.Client, kind: str) -> None:
    """With a fighter of every kind open, and with problems."""
    page = form(web, kind, "?lang=ru")
    buttons = {"company": ["new-hero", "add-own-hero", "add-hero", "new-foe", "add-own-foe", "add-foe"]}.get(
        kind, ["new-survivor", "add-survivor"]
    )
    pages = [page]
    for do in buttons:
        page = page.press(do)
        pages.append(page)
    people = [key for key in data(page) if key in ("heroes", "foes", "party", "survivors")]
    pages += [
        page.press(f"open:{key}[{i}]")
        for key in people
        for i in range(len(data(page)[key]))
        if f"open:{key}[{i}]" in str(page.buttons)
    ]
    for each in pages:
        assert 'lang="ru"' in each.answer.text
        labels = re.sub(r"<script.*?</script>|<input[^>]*>|<title>.*?</title>", " ", each.answer.text)
        assert not RAW.findall(re.sub(r"<[^>]+>", " ", labels))


def test_another_language_keeps_what_was_typed(web: httpx.Client) -> None:
    page = own_fight(web)
    switch = next(each for each in page.buttons if each.get("lang") == "ru")
    answer = web.post(switch["formaction"], data=dict(page.fields))
    assert 'lang="ru"' in answer.text
    assert data(Page(web, answer, "make"))["foes"] == data(page)["foes"]
    web.cookies.clear()


def test_forms_are_bounded(web: httpx.Client) -> None:
    assert web.post("/make/company", content=b"x" * (1024 * 1024 + 1)).status_code == 413
    many = {f"n:heroes[0].x{n}": "1" for n in range(4100)}
    assert web.post("/make/company", data=many).status_code == 400
    assert web.get("/make/zzz").status_code == 404
    assert web.get("/make/company?from=zzz").status_code == 404
    for bad in ("[1]", "{", "[" * 5000, '{"a":NaN}', json.dumps({"a": ["x"] * 60_000})):
        answer = web.post("/make/company", data={"data": bad, "do": "play"})
        assert answer.status_code == 200
        assert data(Page(web, answer, "make")) == {"heroes": [], "foes": []}


def test_no_folder_of_the_server_is_read(web: httpx.Client) -> None:
    raw = {**games.game("showdown").scenario("white-lion-1").raw, "pack": "/nowhere/at/all"}
    page = form(web, "showdown")
    page.fields = [("data", json.dumps(raw))]
    assert problems(page.press("check")) == []
