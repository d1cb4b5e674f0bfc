"""A fight of each game, from the start page to its end, by two people on two pages: the host at a desk with the mouse, in English; a
friend who follows the invite on a phone, in Russian, with keys only. What they saw is what the terminal shows of the record, and the
other way round."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.sync_api import Page

from affray.cli.main import build
from tests.web.browser import DESK, PHONE, Guest, Keys, Mouse, People, log_of, terminal

pytest_plugins = ["tests.web.chromium"]

# After so many answers of people, agents play on: a fight may be long.
PATIENCE = 30


def table(
    people: People, scenario: str, host_seat: str, friend_seat: str, agents: list[str], **how: str
) -> tuple[Mouse, Keys]:
    """The host has begun, the friend has sat down."""
    host = people(Mouse, lang="en", viewport=DESK, reduced_motion="reduce")
    friend = people(Keys, lang="ru", viewport=PHONE, reduced_motion="reduce")
    seats = {host_seat: "me", friend_seat: "invited", **dict.fromkeys(agents, "sensible")}
    host.begin(scenario, seats, "Ann", **how)
    friend.sit_down(host.link_for(friend_seat), "Боря")
    return host, friend


def play(host: Mouse, friend: Keys) -> dict[str, int]:
    """Until the fight is over; how often each of them answered, and what."""
    given: dict[str, int] = {"mouse": 0, "keys": 0}
    while True:
        friend.until(host.lines)
        who: Guest | None = friend if friend.mine else host if host.mine else None
        if who is None:
            break
        name = "mouse" if who is host else "keys"
        given[name] += 1
        given[f"{name} {who.kind}"] = given.get(f"{name} {who.kind}", 0) + 1
        if who.page.query_selector("#picture .spot"):
            given[f"{name} square"] = given.get(f"{name} square", 0) + 1
        who.act()
        if who is friend:
            host.until(friend.lines)
        if given["mouse"] + given["keys"] == PATIENCE:
            hand_over(host)
    assert host.kind == friend.kind == "over"
    return given


def hand_over(host: Mouse) -> None:
    """Every seat of a person goes to an agent."""
    seats = [
        str(each.get_attribute("value"))
        for each in host.page.query_selector_all('form[action$="/seat"] input[name="seat"]')
    ]
    for seat in seats:
        host.give(seat, "agent:sensible")


def download(page: Page, folder: Path, name: str) -> Path:
    with page.expect_download() as found:
        page.click('.files a[href$="/record"]')
    found.value.save_as(folder / name)
    return folder / name


def compare(host: Mouse, friend: Keys, host_seat: str, friend_seat: str, folder: Path) -> None:
    mine, theirs = download(host.page, folder, "host.affray"), download(friend.page, folder, "friend.affray")
    assert mine.read_bytes() == theirs.read_bytes()
    assert terminal(mine, "en", host_seat)[:-1] == log_of(host.page)
    assert terminal(theirs, "ru", friend_seat)[:-1] == log_of(friend.page)


def test_a_company_fights_through(people: People, tmp_path: Path) -> None:
    host, friend = table(people, "company/roadside_ambush", "calarmir", "peony", ["baranor", "tom"])
    assert host.page.get_attribute("html", "lang") == "en"
    assert friend.page.get_attribute("html", "lang") == "ru"
    friend.go_to(".sitting > summary")
    friend.press("Enter")
    friend.go_to("#typed-peony")
    with friend.changing():
        friend.press("Enter")
    assert friend.page.get_attribute("#typed-peony", "aria-pressed") == "true"
    assert friend.at("#typed-peony"), "the focus stays where one was"
    given = play(host, friend)
    assert given["mouse"] > 2
    assert given["keys"] > 2
    assert given.get("keys throw"), "the friend's dice are real, and typed"
    compare(host, friend, "calarmir", "peony", tmp_path)


def test_a_showdown_fights_through(people: People, tmp_path: Path) -> None:
    host, friend = table(people, "showdown/white-lion-1", "ulyana", "zahar", ["marfa", "luka"])
    host.open_tools("ulyana")
    with host.changing():
        host.page.click("#drawn-ulyana")
    given = play(host, friend)
    assert given.get("mouse square")
    assert given.get("keys square")
    assert given.get("mouse draw"), "the host's cards are real, and named"
    compare(host, friend, "ulyana", "zahar", tmp_path)


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
