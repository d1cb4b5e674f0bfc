"""What people do at the table's pages: squares, keys, clicks, seats, languages; and how the pages stand it."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.web.browser import PHONE, Keys, Mouse, People, log_of

pytest_plugins = ["tests.web.chromium"]

ALONE = "company/one_orc"
BOARD = "showdown/white-lion-1"
STILL: Final[dict[str, Any]] = {"reduced_motion": "reduce"}
# Where the focus is, in a word.
FOCUS = "() => document.activeElement.dataset.square || document.activeElement.tagName"


# -- answers


def test_a_square_is_chosen_by_a_tap_and_confirmed(people: People) -> None:
    me = people(Mouse, lang="ru", viewport=PHONE, has_touch=True, is_mobile=True, **STILL)
    me.begin(BOARD)
    first, second = (me.page.query_selector_all("#picture .spot")[n] for n in (0, 5))
    first.tap()
    assert me.page.inner_text("#bar b") == first.get_attribute("data-square")
    assert first.get_attribute("aria-pressed") == "true"
    second.tap()
    assert first.get_attribute("aria-pressed") is None
    assert me.lines == 0 or me.record()[-1].get("ask") is None, "a tap alone answers nothing"
    me.page.tap("#bar .quiet")
    assert me.page.is_hidden("#bar")
    second.tap()
    square = second.get_attribute("data-square")
    with me.changing():
        me.page.tap("#bar .primary")
    assert next(line["is"] for line in me.record() if "ask" in line) == square
    assert me.page.is_hidden("#bar")


def test_a_square_is_chosen_by_keys(people: People) -> None:
    me = people(Keys, **STILL)
    Mouse(me.page).begin(BOARD)
    me.go_to("#picture .spot")
    here = me.page.evaluate(FOCUS)
    me.press("ArrowDown")
    there = me.page.evaluate(FOCUS)
    assert there > here, "a row further down"
    me.press("Enter")
    assert me.at("#bar .primary")
    me.press("Escape")
    assert me.page.evaluate(FOCUS) == there, "back to the square"
    assert me.page.is_hidden("#bar")
    with me.changing():
        me.press("Enter", "Enter")
    assert next(line["is"] for line in me.record() if "ask" in line) == there
    assert me.at("#picture .spot"), "the next question is about squares too: the keys stay on the board"


def test_the_list_of_squares_does_as_well(people: People) -> None:
    me = people(Keys, **STILL)
    Mouse(me.page).begin(BOARD)
    assert not me.page.is_visible("#choices .squares button"), "the board shows them"
    me.go_to("#choices summary")
    me.press("Enter", "Tab", "Tab")
    square = me.page.evaluate(FOCUS)
    texts = me.page.locator("#choices .squares button").all_inner_texts()
    assert square in texts, "and no square is named twice"
    with me.changing():
        me.press("Enter")
    assert next(line["is"] for line in me.record() if "ask" in line) == square


def test_a_double_click_answers_once(people: People) -> None:
    me = people(Mouse, **STILL)
    me.begin(ALONE)
    for _ in range(3):
        before = me.record()
        with me.changing():
            me.page.dblclick("#choices button >> nth=0")
        me.page.wait_for_timeout(250)
        new = [line for line in me.record()[len(before) :] if line.get("by") == "hild" and "ask" in line]
        assert len(new) == 1


def test_a_key_that_is_held_answers_once(people: People) -> None:
    me = people(Keys, **STILL)
    Mouse(me.page).begin(ALONE)
    me.go_to("#choices button")
    before = len(me.record())
    with me.changing():
        for _ in range(6):
            me.page.keyboard.down("Enter")
        me.page.keyboard.up("Enter")
    me.page.wait_for_timeout(250)
    assert len([line for line in me.record()[before:] if line.get("by") == "hild" and "ask" in line]) == 1


def test_digits_answer_and_the_focus_is_at_the_next_question(people: People) -> None:
    me = people(Keys, **STILL)
    Mouse(me.page).begin(ALONE)
    option = me.page.get_attribute('#choices [data-digit="1"]', "data-key")
    me.go_to("#choices button")
    with me.changing():
        me.press("1")
    assert next(line["is"] for line in me.record() if line.get("by") == "hild") == option
    assert me.at("#decision h2")
    me.press("ArrowDown")
    assert me.at("#decision button, #decision summary")


# -- where one looks


@pytest.mark.parametrize("scenario", [BOARD, ALONE])
def test_a_phone_shows_the_decision_at_once(people: People, scenario: str) -> None:
    me = people(Mouse, lang="ru", viewport=PHONE, has_touch=True, is_mobile=True, **STILL)
    me.begin(scenario)
    heading = me.page.locator("#decision h2").bounding_box()
    assert heading is not None
    assert heading["y"] + heading["height"] < PHONE["height"]
    assert me.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    small = me.page.evaluate(
        """() => [...document.querySelectorAll("button, a.button, select, summary, .spot")].filter((each) => {
          const box = each.getBoundingClientRect();
          return box.width && !each.closest("#log") && (box.height < 39.5 || box.width < 39.5);
        }).map((each) => `${each.outerHTML.slice(0, 80)} ${Math.round(each.getBoundingClientRect().height)}`)"""
    )
    assert small == []


def test_the_board_begins_where_it_matters_and_keeps_its_place(people: People) -> None:
    me = people(Mouse, viewport=PHONE, **STILL)
    me.begin(BOARD)
    box = me.page.locator(".board-scroll")
    across, down = (float(part) for part in str(box.get_attribute("data-centre")).split())
    seen = box.evaluate(
        "each => [(each.scrollLeft + each.clientWidth / 2) / each.scrollWidth, (each.scrollTop + each.clientHeight / 2) / each.scrollHeight]"
    )
    assert seen == pytest.approx([across, down], abs=0.08)
    box.evaluate("each => each.scrollBy(-60, 30)")
    scrolled = box.evaluate("each => [each.scrollLeft, each.scrollTop]")
    me.page.click("#choices summary")
    me.open_tools()
    with me.changing():
        me.page.click("#typed-ulyana")
    assert me.page.locator(".board-scroll").evaluate("each => [each.scrollLeft, each.scrollTop]") == scrolled
    assert me.page.is_visible("#choices .squares button"), "what was unfolded stays so"


SEEN = """() => {
  window.moves = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) { window.moves.push(this.getAttribute("class")); return animate.apply(this, how); };
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_who_moves_is_seen_to_move(people: People, motion: str) -> None:
    me = people(Mouse, reduced_motion=motion)
    me.begin(BOARD)
    moves = None
    for _ in range(3):  # a page that had to be loaded anew on a slow machine has forgotten what it was to watch
        me.until_asked("move_to")
        me.page.evaluate(SEEN)
        me.answer()
        moves = me.page.evaluate("window.moves")
        if moves is not None:
            break
    assert moves is not None
    if motion == "reduce":
        assert moves == []
    else:
        assert any("token" in each for each in moves)


def test_the_log_gives_its_reasons_and_can_be_narrowed(people: People) -> None:
    me = people(Mouse, **STILL)
    me.begin(ALONE)
    me.until_asked("hope")
    me.answer("no")
    whole = len(log_of(me.page))
    row = me.page.locator("#log li:has(details)").first
    brief = row.locator("summary").inner_text()
    row.locator("summary").click()
    assert len(row.locator("details > p").inner_text()) > 0
    assert row.locator("details > p").inner_text() != brief
    me.page.select_option("#log-who", "hild")
    shown = me.page.locator("#log li:visible").count()
    assert 0 < shown <= whole
    for who in me.page.locator("#log li:visible:not(.heading)").evaluate_all(
        "rows => rows.map(row => row.dataset.who)"
    ):
        assert "hild" in who.split()
    me.page.select_option("#log-who", "")
    assert me.page.locator("#log li:visible").count() == whole


def test_language_and_theme_stay_on_the_page(people: People) -> None:
    me = people(Mouse, **STILL)
    fight = me.begin(ALONE)
    title = me.title
    me.page.click('.settings [name="lang"]')
    assert me.page.url == fight
    assert me.page.get_attribute("html", "lang") == "ru"
    assert me.title != title
    assert re.search("[а-я]", me.title)
    me.page.click(".settings .to-dark")
    assert me.page.url == fight
    assert me.page.get_attribute("html", "data-theme") == "dark"
    me.page.wait_for_load_state()
    ground = me.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    me.page.click(".settings .to-light")
    expect(me.page.locator("html")).to_have_attribute("data-theme", "light")
    me.page.wait_for_load_state()
    assert me.page.evaluate("getComputedStyle(document.documentElement).backgroundColor") != ground
    me.page.goto(f"/new/{BOARD}")
    assert me.page.get_attribute("html", "lang") == "ru"
    me.page.click('.settings [name="lang"]')
    assert me.page.url.endswith(f"/new/{BOARD}")
    assert me.page.get_attribute("html", "lang") == "en"


# -- files


def test_a_broken_record_is_refused_with_its_line(people: People) -> None:
    page = people(Mouse).page
    page.goto("/")
    page.set_input_files("#file", {"name": "torn.affray", "mimeType": "text/plain", "buffer": b'{"affray":1}\n{"ask":'})
    page.wait_for_selector(".problems")
    assert "torn.affray:" in page.inner_text(".problems")
    assert re.search(r"torn\.affray:\d", page.inner_text(".problems"))


def test_a_scenario_file_is_begun_from_the_start_page(people: People) -> None:
    page = people(Mouse).page
    page.goto("/")
    file = "name: {en: My orc}\nscene: {light: day}\nonset: {volleys: 1}\nheroes: [hild]\nfoes: [{foe: orc_soldier}]\n"
    page.set_input_files("#file", {"name": "mine.yaml", "mimeType": "text/yaml", "buffer": file.encode()})
    page.wait_for_selector("form.new")
    assert "My orc" in page.inner_text("h1")
    page.click("form.new .primary")
    page.wait_for_selector("#fight")
    assert "My orc" in page.inner_text("#top")
