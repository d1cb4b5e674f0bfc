"""Without JavaScript: a fight is begun, read, answered by plain forms and taken through to its end; who waits gets the page anew."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Error, Page, expect

from tests.web.browser import DESK, PHONE, Mouse, People, log_of, terminal

pytest_plugins = ["tests.web.chromium"]

PLAIN: Final[dict[str, Any]] = {"java_script_enabled": False}
MOST = 150
# Who has waited so often for a page that comes by itself asks for it.
PATIENT = 2
PAIR: Final = """
name: {en: Two by the fire, ru: Двое у костра}
scene: {light: day}
onset: {volleys: 0, first: heroes}
heroes: [hild, tom]
foes: [{foe: goblin_archer, count: 2}]
"""
FORWARD: Final = (
    "attack:sword",
    "attack:axe",
    "attack:spear",
    "attack:short",
    "draw:",
    "tom:forward",
    "tom",
    "hope",
    "no",
)
FALTER: Final = ("drop_weapon", "give_ground", "shield_off", "attack:unarmed", "end")


class Plain(Mouse):
    """Whose every answer brings another page."""

    def act(self) -> None:
        with self.page.expect_navigation():
            getattr(self, self.kind)()
        if "/act" in self.page.url:  # the other was faster, and this page did not know it
            self.use("main a.button")

    def is_asked(self, seconds: float) -> bool:
        """Whether the page comes to ask or to tell the end within that time, by itself."""
        try:
            self.page.locator("#decision .decision:not(.wait)").wait_for(timeout=1000 * seconds)
        except Error:
            return False
        return True


def test_a_fight_is_played_through_by_plain_forms(people: People) -> None:
    me = people(Mouse, **PLAIN)
    me.begin("company/one_orc", {"hild": "me"})
    page = me.page
    for _ in range(MOST):
        if me.kind == "over":
            break
        lines = me.lines
        plain = page.locator("#choices > .options button")
        attack = plain.and_(page.locator('[data-key^="attack"]'))
        (attack.first if attack.count() else plain.first).click()
        assert me.lines > lines
    assert me.kind == "over"
    expect(page.locator("#log > li").last).to_be_visible()
    assert page.locator("#log details").first.evaluate("each => each.open") is False
    page.locator("#log summary").first.click()
    expect(page.locator("#log details > p").first).to_be_visible()


def test_a_square_leads_to_its_place_in_the_list(people: People) -> None:
    me = people(Mouse, viewport=PHONE, **PLAIN)
    me.begin("showdown/white-lion-1")
    spot = me.page.locator("#picture .spot").nth(3)
    square = spot.get_attribute("data-square")
    spot.click()
    button = me.page.locator(f"#opt-{square}")
    expect(button).to_be_in_viewport()
    button.click()
    assert next(line["is"] for line in me.record() if "ask" in line) == square


def test_looking_back_and_taking_back_by_links(people: People) -> None:
    me = people(Mouse, **PLAIN)
    fight = me.begin("company/one_orc")
    me.page.locator("#choices button").first.click()
    title, lines = me.title, me.lines
    me.page.click('.time a[rel="prev"]')
    assert me.kind == "back"
    assert f"/at/{lines - 1}" in me.page.url
    me.page.click("#decision .to-now")
    assert me.page.url == fight
    assert me.title == title
    me.page.click("#undo")
    assert me.title != title


def anew(page: Page) -> None:
    """The page once more; one that waits may be refreshing itself at this very moment, and Chromium refuses to do both."""
    try:
        page.reload()
    except Error:
        page.wait_for_timeout(1_000)
        page.reload()


def test_who_waits_gets_the_page_anew(people: People) -> None:
    host, friend = people(Mouse), people(Mouse, lang="ru", **PLAIN)
    host.begin("company/running_retreat", {"hild": "invited", "tom": "me", "peony": "sensible"})
    friend.sit_down(host.link_for("hild"), "Боря")
    refresh = 'noscript meta[http-equiv="refresh"], meta[http-equiv="refresh"]'
    for _ in range(8):
        anew(friend.page)
        waiting = friend.kind == "wait"
        assert (friend.page.locator(refresh).count() > 0) == waiting
        if waiting:
            break
        friend.page.locator("#choices button").first.click()
    assert waiting
    host.until(friend.lines)
    before = friend.lines
    host.act()
    expect(friend.page.locator(f'#fight[data-version^="{before}."]')).to_have_count(0, timeout=15_000)


def test_one_of_two_has_no_script(people: People, tmp_path: Path) -> None:
    host = people(Mouse, lang="ru", viewport=PHONE, reduced_motion="reduce")
    friend = people(Plain, lang="en", viewport=DESK, **PLAIN)
    host.aims = friend.aims = FORWARD
    host.shuns = friend.shuns = FALTER
    file = tmp_path / "pair.yaml"
    file.write_text(PAIR, "utf-8")
    host.begin(file, {"hild": "me", "tom": "invited", "loremaster": "sensible"}, "Боря", dice="typed")
    friend.sit_down(host.link_for("tom"), "Ann")
    waited = answered = 0
    for _ in range(MOST):
        if host.kind == "over":
            break
        if host.mine and (friend.kind == "wait" or friend.version != host.version):
            host.act()
            continue
        if friend.kind == "wait":
            waited += 1
            if waited > PATIENT:
                anew(friend.page)
            assert friend.is_asked(15)
        friend.act()
        answered += 1
        host.until(friend.lines)
    assert host.kind == "over"
    assert waited
    assert answered > 1
    assert friend.is_asked(15)
    assert friend.kind == "over"
    record = tmp_path / "fight.affray"
    record.write_bytes(friend.page.request.get(f"/f/{host.fight}/record").body())
    assert terminal(record, "en", "tom")[:-1] == log_of(friend.page)
    assert terminal(record, "ru", "hild")[:-1] == log_of(host.page)
