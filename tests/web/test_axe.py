"""axe finds no serious or critical fault on any page, in any state."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from tests.web.browser import DESK, PHONE, Guest, Mouse, People

pytest_plugins = ["tests.web.chromium"]

GRAVE: Final = ("serious", "critical")
ALONE = "company/one_orc"
BOARD = "showdown/white-lion-2"
STILL: Final[dict[str, Any]] = {"reduced_motion": "reduce"}


def faults(page: Page) -> list[str]:
    """What axe holds against a page, an element each."""
    found: dict[str, Any] = Axe().run(page).response
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found["violations"]
        if fault["impact"] in GRAVE
        for node in fault["nodes"]
    ]


def start(me: Guest) -> None:
    me.page.goto("/")


def new_showdown(me: Guest) -> None:
    me.page.goto(f"/new/{BOARD}")
    me.page.click("details.rulings > summary")


def asking(me: Guest) -> None:
    me.begin(BOARD)
    for _ in range(9):
        me.answer()
    for fold in me.page.query_selector_all("#decision details, #people details"):
        fold.evaluate("each => { each.open = true; }")


def squares(me: Guest) -> None:
    me.begin(BOARD)
    me.page.locator("#picture .spot").first.click()


def stances(me: Guest) -> None:
    me.begin("company/drums")
    me.until_asked("stance")
    for fold in me.page.query_selector_all("#panels details, #log details"):
        fold.evaluate("each => { each.open = true; }")


def dice(me: Guest) -> None:
    me.begin(ALONE, dice="typed")
    for _ in range(6):
        if me.kind == "throw":
            break
        me.answer()
    assert me.kind == "throw"
    me.page.click(".face >> nth=1")


def cards(me: Guest) -> None:
    me.begin(BOARD, cards="physical")
    assert me.kind == "draw"


def over(me: Guest) -> None:
    me.begin(ALONE, {"hild": "sensible"})
    assert me.kind == "over"


def back(me: Guest) -> None:
    me.begin(ALONE)
    me.answer()
    me.page.click('.time a[rel="prev"]')
    me.page.wait_for_selector(".decision.back")


def invite(me: Guest) -> None:
    me.begin(ALONE, {"hild": "invited"})
    with me.page.expect_navigation():
        me.page.click(".call.free button")


def join(me: Guest) -> None:
    invite(me)
    me.page.goto(me.page.input_value("input.link"))


def waiting(me: Guest) -> None:
    me.begin(ALONE, {"hild": "invited"})
    assert me.kind == "wait"


def correct(me: Guest) -> None:
    me.begin(ALONE)
    me.page.goto(f"/f/{me.fight}/correct")
    me.page.locator("details.whose").first.evaluate("each => { each.open = true; }")


def correcting(me: Guest) -> None:
    me.begin(ALONE)
    me.page.goto(f"/f/{me.fight}/correct?what=endurance:hild")


def make_company(me: Guest) -> None:
    me.page.goto("/make/company")


def make_showdown(me: Guest) -> None:
    me.page.goto("/make/showdown")


def make_roster(me: Guest) -> None:
    me.page.goto("/make/roster")


def questions(me: Guest) -> None:
    me.page.goto("/odds/showdown/roll?speed=2&hit=7&wound=5")


def wrong_question(me: Guest) -> None:
    me.page.goto("/odds/company/roll?dice=99&target=14")


def trouble(me: Guest) -> None:
    me.page.goto("/f/none")


def bad_file(me: Guest) -> None:
    me.page.goto("/")
    me.page.set_input_files("#file", {"name": "torn.affray", "mimeType": "text/plain", "buffer": b"torn"})
    me.page.wait_for_selector(".problems")


# Pages of one column look alike at every size: each is tried once.
PLAIN: Final[tuple[Callable[[Guest], None], ...]] = (
    start,
    new_showdown,
    invite,
    join,
    correct,
    correcting,
    make_company,
    make_showdown,
    make_roster,
    questions,
    wrong_question,
    trouble,
    bad_file,
)
FIGHTS: Final[tuple[Callable[[Guest], None], ...]] = (asking, squares, stances, dice, cards, over, back, waiting)


@pytest.mark.parametrize("state", FIGHTS, ids=lambda state: state.__name__)
def test_a_fight_has_no_grave_fault(people: People, state: Callable[[Guest], None]) -> None:
    me = people(Mouse, viewport=DESK, color_scheme="light", **STILL)
    state(me)
    assert faults(me.page) == []
    assert me.page.evaluate("document.documentElement.scrollWidth") <= DESK["width"]
    me.page.emulate_media(color_scheme="dark")
    me.page.set_viewport_size(PHONE)
    assert faults(me.page) == []
    assert me.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("state", PLAIN, ids=lambda state: state.__name__)
def test_a_page_has_no_grave_fault(people: People, state: Callable[[Guest], None]) -> None:
    me = people(Mouse, lang="ru", viewport=PHONE, color_scheme="light" if PLAIN.index(state) % 2 else "dark", **STILL)
    state(me)
    assert faults(me.page) == []
    assert me.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_replay_file_has_no_grave_fault(people: People, tmp_path: Path) -> None:
    me = people(Mouse, **STILL)
    over(me)
    with me.page.expect_download() as found:
        me.page.click('#decision a[href$="/replay.html"]')
    found.value.save_as(tmp_path / "fight.html")
    me.page.goto((tmp_path / "fight.html").as_uri())
    me.page.click("#on")
    assert faults(me.page) == []
