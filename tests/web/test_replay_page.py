"""The replay as one file: it opens from the disk, without a server, and steps through the fight."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import PHONE, Mouse, People, log_of

pytest_plugins = ["tests.web.chromium"]

MOST_BYTES = 3_000_000


def downloaded(people: People, scenario: str, folder: Path, lang: str) -> tuple[Path, list[str]]:
    """The file of a fight that agents have played, and the log of its page."""
    me = people(Mouse, lang=lang)
    me.page.goto(f"/new/{scenario}")
    for select in me.page.query_selector_all('select[name^="seat-"]'):
        select.select_option("sensible")
    me.page.click("form.new .primary")
    me.page.wait_for_selector("#fight")
    assert me.kind == "over"
    with me.page.expect_download() as found:
        me.page.click('#decision a[href$="/replay.html"]')
    file = folder / "fight.html"
    found.value.save_as(file)
    return file, log_of(me.page)


def opened(people: People, file: Path, lang: str) -> tuple[Page, list[str]]:
    """The file in a browser that is cut off from every network, and what it asked for besides itself."""
    page = people(Mouse, lang=lang, viewport=PHONE, offline=True).page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(file.as_uri())
    return page, asked


@pytest.mark.parametrize(("scenario", "lang"), [("company/one_orc", "ru"), ("showdown/white-lion-prologue", "en")])
def test_the_file_steps_through_the_fight(people: People, tmp_path: Path, scenario: str, lang: str) -> None:
    file, whole = downloaded(people, scenario, tmp_path, lang)
    assert file.stat().st_size < MOST_BYTES
    page, asked = opened(people, file, lang)
    assert page.get_attribute("html", "lang") == lang
    steps = int(page.inner_text("#step").partition("/")[2])
    assert steps >= 3
    begun, picture = log_of(page), page.inner_html("#picture")
    assert begun == whole[: len(begun)]
    box = page.locator(".board-scroll")
    if box.count():
        assert box.evaluate("each => each.scrollLeft") > 0, "a phone begins where something happens"
        box.evaluate("each => each.scrollTo(120, 60)")
    page.click("#on")
    expect(page.locator("#step")).to_have_text(f"2 / {steps}")
    if box.count():
        assert page.locator(".board-scroll").evaluate("each => [each.scrollLeft, each.scrollTop]") == [120, 60]
    page.locator("#slider").evaluate(
        "each => { each.value = each.max; each.dispatchEvent(new Event('input', { bubbles: true })); }"
    )
    expect(page.locator("#step")).to_have_text(f"{steps} / {steps}")
    assert log_of(page) == whole
    assert page.inner_html("#picture") != picture
    page.click("#back")
    expect(page.locator("#step")).to_have_text(f"{steps - 1} / {steps}")
    page.locator("#slider").evaluate(
        "each => { each.value = 0; each.dispatchEvent(new Event('input', { bubbles: true })); }"
    )
    assert log_of(page) == begun
    assert page.inner_html("#picture") == picture
    page.click("#run")
    expect(page.locator("#step")).to_have_text(f"2 / {steps}")
    page.click("#run")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert [each for each in asked if not each.startswith(("file:", "data:"))] == []
