"""Several people and one fight: time, taking back, seats, corrections, a line that is cut, another device, who only watches."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.browser import PHONE, Guest, Mouse, People, log_of

pytest_plugins = ["tests.web.chromium"]

ALONE = "company/one_orc"
# Hild is the host's, Tom the friend's.
TWO = ("company/running_retreat", {"hild": "me", "tom": "invited", "peony": "sensible"})
STILL: Final[dict[str, Any]] = {"reduced_motion": "reduce"}


def two(people: People, asked: str = "stance") -> tuple[Guest, Guest]:
    """The host and a friend, who are both asked for a stance."""
    host, friend = people(Mouse, **STILL), people(Mouse, lang="ru", viewport=PHONE, **STILL)
    host.begin(*TWO)
    friend.sit_down(host.link_for("tom"), "Боря")
    for _ in range(20):
        friend.until(host.lines)
        if any(asked in str(who.page.get_attribute("#decision .decision", "data-token")) for who in (host, friend)):
            return host, friend
        who = friend if friend.mine else host
        who.answer()
        (host if who is friend else friend).until(who.lines)
    raise AssertionError(f"{asked} is not asked")


def stay(page: Page) -> None:
    """Mark a page, to see later that it was not loaded anew."""
    page.evaluate("window.here = true")


def stayed(page: Page) -> bool:
    return bool(page.evaluate("window.here === true"))


# -- time


def test_looking_back_disturbs_nobody(people: People) -> None:
    host, friend = two(people)
    stay(host.page)
    lines, now = host.lines, log_of(host.page)
    host.page.locator("#slider").evaluate(
        "each => { each.value = 3; each.dispatchEvent(new Event('input', { bubbles: true })); }"
    )
    expect(host.page.locator("#decision .decision")).to_have_attribute("data-kind", "back")
    then = log_of(host.page)
    assert then == now[: len(then)]
    assert len(then) < len(now)
    host.page.click('.time a[rel="prev"]')
    expect(host.page.locator("#step")).to_have_text(f"2 / {lines}")
    host.page.click('.time a[rel="next"]')
    expect(host.page.locator("#step")).to_have_text(f"3 / {lines}")
    friend.answer()
    expect(host.page.locator("#fight.went-on")).to_be_attached()
    assert host.kind == "back", "what the friend answers does not tear the host away"
    host.page.click("#decision .to-now")
    expect(host.page.locator("#decision .decision")).to_have_attribute("data-kind", "ask")
    host.until(friend.lines)
    assert stayed(host.page)
    assert len(log_of(host.page)) > len(now)
    host.answer()
    friend.until(host.lines)


def test_a_branch_is_a_fight_of_its_own(people: People) -> None:
    me = people(Mouse, **STILL)
    me.begin(ALONE)
    me.until_asked("action")
    before, first, lines = me.record(), me.fight, me.lines
    me.page.click('.time a[rel="prev"]')
    me.page.click('#decision form[action$="/branch"] button')
    me.page.wait_for_url(lambda url: "/f/" in url and first not in url)
    assert me.record()[: lines - 1] == before[: lines - 1]
    me.answer()
    me.page.goto(f"/f/{first}")
    assert me.record() == before
    me.page.goto("/")
    assert me.page.locator(".recent a").count() == 2


def test_back_at_once_where_nothing_has_followed(people: People) -> None:
    me = people(Mouse, **STILL)
    me.begin(ALONE)
    me.until_asked("stance")
    title, lines = me.title, me.lines
    me.answer()
    assert me.title != title
    with me.changing():
        me.page.click("#undo")
    assert me.title == title
    assert me.record()[lines:][-1].get("undo") is not None, "the trace stays"


def test_going_back_is_asked_for_and_granted(people: People) -> None:
    host, friend = two(people, "stance")
    title = friend.title
    friend.answer()
    host.until(friend.lines)
    host.answer("hild:forward")
    friend.until(host.lines)
    for answer in ("false", "true"):
        lines = host.lines
        friend.page.click("#undo")
        wish = host.page.locator("form.wish")
        expect(wish).to_contain_text("Боря")
        expect(friend.page.locator(".wish")).to_be_visible()
        assert friend.page.locator(".wish button").count() == 0, "the host decides"
        assert wish.bounding_box()["y"] < 800, "and sees it"  # type: ignore[index]
        wish.locator(f'button[value="{answer}"]').click()
        expect(wish).to_have_count(0)
        assert (host.lines > lines) == (answer == "true")
    friend.until(host.lines)
    assert friend.mine
    assert "Том" in friend.title or friend.title == title


# -- who sits where


def test_a_seat_goes_to_an_agent_and_back(people: People) -> None:
    host, friend = two(people)
    friend.answer()
    expect(friend.page.locator("#decision .waiting")).to_have_text("Ждём: Ann (Хильд)")
    host.give("tom", "agent:sensible")
    expect(friend.page.locator(".chip.mine")).to_have_count(0)
    assert friend.kind == "wait"
    assert friend.page.locator("#decision button").count() == 0
    expect(host.page.locator(".chip", has_text="Tom")).to_contain_text("sensibly")
    for _ in range(3):
        if not host.mine:
            break
        host.answer()
    assert any(line.get("by") == "tom" for line in host.record()[-12:])
    host.give("tom", "Боря")
    expect(friend.page.locator(".chip.mine", has_text="Том")).to_be_visible()


def test_who_has_no_seat_watches(people: People) -> None:
    host, friend = two(people)
    host.give("tom", "Ann")
    expect(friend.page.locator("#decision .decision")).to_have_attribute("data-kind", "wait")
    expect(friend.page.locator(".chip.mine")).to_have_count(0)
    assert friend.page.locator('form[action$="/seat"], a[href$="/correct"], a[href$="/record"]').count() == 0
    host.page.wait_for_selector(".watching", state="attached")
    assert "Боря" in str(host.page.text_content(".watching"))
    refused = friend.page.request.get(f"/f/{host.fight}/record")
    assert refused.status == 403
    host.answer()
    friend.until(host.lines)


def test_a_link_to_watch(people: People) -> None:
    host = people(Mouse, **STILL)
    host.begin(ALONE)
    host.open_tools()
    with host.page.expect_navigation():
        host.page.locator('.tools form:has(input[name="seat"][value=""]) button').click()
    link = host.page.input_value("input.link", timeout=3000)
    guest = people(Mouse, lang="ru", **STILL)
    guest.sit_down(link, "Вера")
    assert guest.kind == "wait"
    assert guest.page.locator("#decision button").count() == 0


def test_one_goes_on_at_another_device(people: People) -> None:
    host, friend = two(people)
    link = friend.link_for("@")
    phone = people(Mouse, lang="ru", viewport=PHONE, **STILL)
    phone.page.goto(link)
    assert "Боря" in phone.page.inner_text("main")
    phone.page.click("main .primary")
    phone.page.wait_for_selector("#fight")
    assert phone.mine
    phone.answer()
    friend.until(phone.lines)
    host.until(phone.lines)
    address = phone.page.url
    phone.page.close()
    again = Mouse(friend.page.context.new_page())
    again.page.goto(address)
    assert again.lines == host.lines, "who left comes back to the same seat"
    assert again.page.locator(".chip.mine").count() == 1
    other = people(Mouse, **STILL)
    assert other.page.goto(link).status == 403, "a link seats one"  # type: ignore[union-attr]


def test_the_link_is_copied(people: People) -> None:
    host = people(Mouse, permissions=["clipboard-read", "clipboard-write"], **STILL)
    host.begin(*TWO)
    with host.page.expect_navigation():
        host.page.click(".call.free button")
    host.page.click(".copied button")
    expect(host.page.locator(".copied button")).to_have_text("Copied")
    link = host.page.evaluate("navigator.clipboard.readText()")
    assert link == host.page.input_value("input.link")
    assert re.search(r"/join/[^/]+/[\w-]{20,}$", link)
    assert host.page.locator("svg.qr").is_visible()


# -- setting right


def test_a_correction_waits_and_lands(people: People) -> None:
    host = people(Mouse, **STILL)
    host.begin(ALONE)
    host.until_asked("hope")
    host.set_right("endurance:hild", "7")
    pending = host.page.locator("#decision .pending")
    expect(pending).to_have_text("Endurance of Hild: 7, as soon as nothing is under way (Ann asked for it)")
    assert not any("fix" in line for line in host.record()[:-1])
    for _ in range(12):
        if pending.count() == 0:
            break
        host.answer()
    assert pending.count() == 0
    assert any("Endurance" in line and "7" in line for line in log_of(host.page))
    assert any(line.get("fix", "").startswith("endurance") for line in host.record())


def test_a_correction_lands_at_once_between_acts(people: People) -> None:
    host = people(Mouse, **STILL)
    host.begin(ALONE)
    host.until_asked("stance")
    host.page.goto(f"/f/{host.fight}/correct")
    host.page.locator("details.whose", has_text="Hild").locator("summary").click()
    host.page.locator("details.whose[open] a", has_text="Endurance").first.click()
    host.page.fill('[name="to"]', "9")
    host.page.click("main form .primary")
    host.page.wait_for_selector("#fight")
    expect(host.page.locator("#decision .pending")).to_have_count(0)
    assert "9/" in host.page.inner_text("#picture") or "9 /" in host.page.inner_text("#panels")


# -- the line to the server


def test_a_cut_line_is_mended_and_caught_up(people: People) -> None:
    host, friend = two(people)
    stay(host.page)
    host.page.context.set_offline(True)
    host.page.evaluate("socket.close()")
    friend.answer()
    expect(host.page.locator("#said")).to_contain_text("line to the server", timeout=20_000)
    assert host.lines < friend.lines
    host.page.context.set_offline(False)
    host.until(friend.lines)
    expect(host.page.locator("#said")).to_have_text("")
    assert stayed(host.page)
    seen = friend.page.locator("#log > li").count()
    assert host.page.locator("#log > li").count() == seen


def test_an_answer_without_a_line_is_kept_for_later(people: People) -> None:
    me = people(Mouse, **STILL)
    me.begin(ALONE)
    before = len(me.record())
    me.page.context.set_offline(True)
    me.page.click("#choices button >> nth=0")
    expect(me.page.locator("#said")).to_contain_text("Nothing is lost")
    me.page.context.set_offline(False)
    with me.changing():
        me.page.click("#choices button >> nth=0")
    expect(me.page.locator("#said")).to_have_text("")
    answers = [line for line in me.record()[before:] if line.get("by") == "hild" and "ask" in line]
    assert len(answers) == 1


def test_an_old_page_learns_what_is_asked_now(people: People) -> None:
    me = people(Mouse, **STILL)
    address = me.begin(ALONE)
    me.until_asked("stance")
    old = Mouse(me.page.context.new_page())
    lines: list[WebSocketRoute] = []

    def mute_at_first(line: WebSocketRoute) -> None:
        lines.append(line)
        if len(lines) > 1:
            line.connect_to_server()

    old.page.route_web_socket(re.compile("/live"), mute_at_first)
    old.page.goto(address)
    me.answer()
    old.page.click("#choices button >> nth=1")
    expect(old.page.locator("#said")).to_contain_text("no longer open")
    old.until(me.lines)
    assert old.title == me.title
    assert len([line for line in me.record() if line.get("ask") == "stance" and line["by"] == "hild"]) == 1
