"""A fight of each game, from the start page to its end, by two people on two pages: one with the mouse, in English; one with keys only,
in Russian; one at a desk, one on a phone. What they saw is what the terminal shows of the record, and the other way round."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner
from playwright.sync_api import Page, expect

from affray.cli.main import build
from tests.web.browser import DESK, PHONE, Guest, Keys, Mouse, People, log_of, terminal

pytest_plugins = ["tests.web.chromium"]

# A lion that has little left: four who go to it and strike end it in twenty to sixty answers.
HUNT: Final = """
name: {en: A short night, ru: Короткая ночь}
about: {en: "Four hunters, and a lion that has little left.", ru: "Четверо охотников и лев, которому недолго осталось."}
monster: white_lion
level: 1
deck: {draw: {B: 3, A: 1, L: 0}}
controller: keeper
first: survivors
terrain: []
random_terrain: 0
distance: 2
settlement: {survival_limit: 2, innovations: [language, paint]}
party:
"""
HUNTER: Final = (
    "  - {{id: {}, name: {{en: {}, ru: {{nom: {}, gender: {}}}}}, survival: 2, "
    "attributes: {{strength: 6, accuracy: 3}}, gear: [cloth, {}]}}\n"
)
HUNTERS: Final = (
    ("ulyana", "Ulyana", "Ульяна", "f", "king_spear"),
    ("zahar", "Zahar", "Захар", "m", "lion_beast_katar"),
    ("marfa", "Marfa", "Марфа", "f", "cat_gut_bow"),
    ("luka", "Luka", "Лука", "m", "bone_axe"),
)
STRIKE: Final = (*[f"activate:{weapon}" for *_, weapon in HUNTERS], "activate:", "move")
FORWARD: Final = (
    "attack:sword",
    "attack:axe",
    "attack:spear",
    "attack:short",
    "attack:bow",
    "advance",
    "calarmir:forward",
    "peony:open",
    "hope",
    "no",
)
FALTER: Final = ("drop_weapon", "give_ground", "shield_off", "attack:unarmed", "end")
# Nobody needs so many answers; a fight that does goes nowhere.
MOST: Final = 250


def play(host: Guest, friend: Guest) -> Counter[str]:
    """Until the fight is over; how often each of them answered, and what."""
    given: Counter[str] = Counter()
    while True:
        friend.until(host.lines)
        who = friend if friend.mine else host if host.mine else None
        if who is None:
            break
        name = "keys" if isinstance(who, Keys) else "mouse"
        given.update([name, f"{name} {who.kind}"])
        if who.page.query_selector("#picture .spot"):
            given[f"{name} square"] += 1
        who.act()
        if who is friend:
            host.until(friend.lines)
        assert given.total() < 3 * MOST
    assert host.kind == friend.kind == "over"
    return given


def download(page: Page, folder: Path, file: str) -> Path:
    with page.expect_download(timeout=90_000) as found:
        page.click(f'.files a[href$="/{file}"]')
    kept = folder / f"{page.get_attribute('html', 'lang')}-{file}"
    found.value.save_as(kept)
    return kept


def compare(guests: dict[str, Guest], folder: Path) -> None:
    """By the seat of each: the same record, and in the terminal the log that stands on their page."""
    files = []
    for seat, guest in guests.items():
        files.append(download(guest.page, folder, "record"))
        lang = str(guest.page.get_attribute("html", "lang"))
        assert terminal(files[-1], lang, seat)[:-1] == log_of(guest.page)
    assert len({file.read_bytes() for file in files}) == 1


def offline(people: People, guest: Guest, folder: Path) -> None:
    """The replay of what somebody has seen: it opens from the disk, steps, and ends as their page does."""
    file = download(guest.page, folder, "replay.html")
    page = people(Mouse, viewport=PHONE, offline=True).page
    page.goto(file.as_uri())
    steps = int(page.inner_text("#step").partition("/")[2])
    page.click("#on")
    expect(page.locator("#step")).to_have_text(f"2 / {steps}")
    whole = log_of(guest.page)
    assert log_of(page) == whole[: len(log_of(page))] != whole
    page.locator("#slider").focus()
    page.keyboard.press("End")
    expect(page.locator("#step")).to_have_text(f"{steps} / {steps}")
    assert log_of(page) == whole


def test_a_showdown_fights_through(people: People, tmp_path: Path) -> None:
    host = people(Keys, lang="ru", viewport=PHONE, reduced_motion="reduce")
    friend = people(Mouse, lang="en", viewport=DESK, reduced_motion="reduce")
    host.aims = friend.aims = STRIKE
    file = tmp_path / "hunt.yaml"
    file.write_text(HUNT + "".join(HUNTER.format(*each) for each in HUNTERS), "utf-8")
    seats = {"ulyana": "me", "zahar": "invited", "marfa": "me", "luka": "invited", "keeper": "cruel"}
    host.begin(file, seats, "Боря", dice="typed", cards="physical")
    friend.sit_down(host.link_for("zahar"), "Ann")
    friend.sit_down(host.link_for("luka"))
    friend.real("drawn", "luka", False)
    assert [host.page.get_attribute("html", "lang"), friend.page.get_attribute("html", "lang")] == ["ru", "en"]
    given = play(host, friend)
    assert given["mouse"] > 5
    assert given["keys"] > 5
    assert given["mouse square"]
    assert given["keys square"]
    assert given["mouse draw"] + given["keys draw"]
    compare({"ulyana": host, "zahar": friend}, tmp_path)
    offline(people, host, tmp_path)


def test_a_company_fights_through(people: People, tmp_path: Path) -> None:
    host = people(Mouse, lang="en", viewport=PHONE, reduced_motion="reduce")
    friend = people(Keys, lang="ru", viewport=DESK, reduced_motion="reduce")
    host.aims = friend.aims = FORWARD
    host.shuns = friend.shuns = FALTER
    host.begin(
        "company/roadside_ambush", {"calarmir": "me", "peony": "invited", "baranor": "sensible", "tom": "sensible"}
    )
    friend.sit_down(host.link_for("peony"), "Боря")
    friend.real("typed", "peony")
    assert friend.at("#typed-peony"), "the focus stays where one was"
    given = play(host, friend)
    assert given["mouse"] > 2
    assert given["keys"] > 2
    assert given["keys throw"], "the friend's dice are real, and typed"
    compare({"calarmir": host, "peony": friend}, tmp_path)
    offline(people, friend, tmp_path)


@pytest.mark.parametrize("scenario", ["one_orc", "white-lion-prologue"])
def test_a_record_of_the_terminal_is_the_same_fight_here(people: People, tmp_path: Path, scenario: str) -> None:
    file = tmp_path / "fight.affray"
    arguments = ["play", scenario, "--auto", "--seed", "5", "--record", str(file)]
    played = CliRunner(env={"COLUMNS": "4000"}).invoke(build(arguments), arguments, prog_name="affray")
    assert played.exit_code == 0, played.output
    page = people(Mouse).page
    page.goto("/")
    dropped = page.evaluate_handle(
        """([name, text]) => { const carried = new DataTransfer(); carried.items.add(new File([text], name)); return carried; }""",
        [file.name, file.read_text("utf-8")],
    )
    page.dispatch_event("main", "drop", {"dataTransfer": dropped})
    page.wait_for_selector("#fight")
    assert page.get_attribute("#decision .decision", "data-kind") == "over"
    assert log_of(page) == terminal(file)[:-1]
    shown = re.sub(r"\s+", " ", page.inner_text("#top"))
    assert "over" in shown


def test_what_is_being_typed_stays_while_the_others_go_on(people: People) -> None:
    host, friend = people(Mouse, viewport=PHONE), people(Mouse, lang="ru")
    host.begin("company/running_retreat", {"hild": "me", "tom": "invited", "peony": "sensible"}, dice="typed")
    friend.sit_down(host.link_for("tom"), "Боря")
    while host.kind != "throw":
        (host if host.mine else friend).act()
        host.until(max(host.lines, friend.lines))
        friend.until(host.lines)
    token = host.page.get_attribute("#decision .decision", "data-token")
    host.page.locator("#dice fieldset").first.locator(".face").nth(6).click()
    for now in (False, True):
        with host.changing():
            friend.real("typed", "tom", now)
        assert host.page.get_attribute("#decision .decision", "data-token") == token
        chosen = host.page.locator("#dice input:checked")
        assert chosen.evaluate_all("faces => faces.map((each) => `${each.name} ${each.value}`)") == ["face1 7"]
        assert chosen.evaluate("each => each === document.activeElement")
    host.act()


def test_the_code_of_an_invite_is_whole(people: People) -> None:
    me = people(Mouse, viewport=PHONE)
    me.begin("company/one_orc", {"hild": "invited"})
    me.use('form[action$="/invite"] .primary')
    room = me.page.locator(".qr").evaluate(
        """code => {
          const style = getComputedStyle(code);
          const [left, right, top, bottom] = ["Left", "Right", "Top", "Bottom"].map((side) => parseFloat(style[`padding${side}`]));
          return [code.clientWidth - left - right, code.clientHeight - top - bottom];
        }"""
    )
    assert room == [float(str(me.page.get_attribute(".qr", side))) for side in ("width", "height")]
