"""Draws the README's pictures of the table in the browser: two seeded fights, played by agents up to a moment worth seeing, as Chromium
shows their pages. Run: make pictures."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from secrets import token_urlsafe
from typing import Any

from affray import games
from affray.kernel.chance import SeededDice
from affray.kernel.header import header_of
from affray.kernel.question import Question
from affray.kernel.session import secret_of
from affray.kernel.table import Table
from affray.web.acts import Answer
from affray.web.database import open_store
from affray.web.hosted import Hosted
from affray.web.store import Person, Seat

ROOT = Path(__file__).parent.parent
PICTURES = ROOT / "docs/pictures"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--no-first-run",
    "--disable-component-update",
]
SECONDS = 30.0
# Until nothing of what the pointer did is to be seen any more.
SETTLED = 400
# Drawn in one go: what is painted over a part of it later may differ in a pixel.
ANEW = "() => { const all = document.body; all.hidden = true; void all.offsetWidth; all.hidden = false; }"


@dataclass(frozen=True)
class Picture:
    """A page to be shown: the fight, when to stop it, and how large and in which colours the page is. `press` is what is pressed there."""

    name: str
    game: str
    scenario: str
    seed: int
    when: Callable[[Any, Question], bool]
    width: int
    height: int
    scheme: str
    press: tuple[str, ...] = ()


def moving(fight: Any, question: Question) -> bool:
    """Somebody may run when the fight has been going on for two rounds."""
    return question.name == "move_to" and int(fight.round) >= 3


def striking(fight: Any, question: Question) -> bool:
    """A hero chooses what to do, once all have been in close combat for a round."""
    return question.name == "action" and int(fight.round) >= 2


SHOWN = (
    Picture(
        "table-showdown", "showdown", "white-lion-1", 2, moving, 1280, 800, "light", ("#picture .spot:has(.reach)",)
    ),
    Picture("table-company", "company", "drums", 3, striking, 1280, 800, "dark"),
)


def played(picture: Picture, database: str) -> tuple[str, str]:
    """The fight at its moment, everybody's seats its host's: its id and the host's cookie."""
    store = open_store(database)
    game = games.game(picture.game)
    scenario = game.scenario(picture.scenario)
    seats = scenario.new(Table(), scenario.rulings(None, {})).seats()
    agents = {seat: "sensible" if seat == game.host else None for seat in seats}
    sitting = {seat: agent or "human" for seat, agent in agents.items()}
    edition = str(scenario.raw.get("edition") or next(iter(game.editions())))
    header = header_of(game, scenario, edition, {}, sitting, "virtual", "virtual")
    rows = [Seat(seat, agent, None, False, False) for seat, agent in agents.items()]
    id = store.create(header, rows, secret_of(picture.seed))
    person, cookie = store.join(id, "Ann", host=True, seats=[seat for seat in seats if agents[seat] is None])
    kept = store.fight(id)
    assert kept is not None
    answered(Hosted(store, kept), Person(person, "Ann", True), picture)
    store.close()
    return id, cookie


def answered(hosted: Hosted, host: Person, picture: Picture) -> None:
    agent, dice = games.agent("sensible", picture.game), SeededDice(picture.seed)
    while True:
        question = hosted.standing.open
        assert isinstance(question, Question), "the fight is over before its moment"
        if picture.when(hosted.standing.fight, question):
            return
        for seat in question.seats():
            choice = agent.choose(question, seat, dice)
            if choice is not None:
                by = question.by(choice)
                act = Answer(do="answer", question=hosted.token(by), by=by, option=question.key(choice))
                hosted.act(host, act, token_urlsafe(12))
                break


@contextmanager
def served(database: str) -> Iterator[str]:
    """The address of the table over a database."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [str(Path(sys.executable).parent / "affray"), "serve", "--port", str(port), "--database", database]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        until = time.monotonic() + SECONDS
        while time.monotonic() < until and process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                time.sleep(0.1)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(10)


def main() -> None:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        print("no Chromium: the pictures of the table stay as they are")  # noqa: T201 - said to who runs it
        return
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/table.db"
        fights = [(picture, *played(picture, database)) for picture in SHOWN]
        with served(database) as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
            for picture, id, cookie in fights:
                context = browser.new_context(
                    viewport={"width": picture.width, "height": picture.height}, locale="en", reduced_motion="reduce",
                    color_scheme="dark" if picture.scheme == "dark" else "light",
                )  # fmt: skip
                context.add_cookies([{"name": f"affray_{id}", "value": cookie, "url": address}])
                page = context.new_page()
                page.goto(f"{address}/f/{id}", wait_until="networkidle")
                for selector in picture.press:
                    page.click(selector)
                page.mouse.move(0, 0)
                page.wait_for_timeout(SETTLED)
                page.evaluate(ANEW)
                page.screenshot(path=PICTURES / f"{picture.name}.png")
                context.close()
            browser.close()


if __name__ == "__main__":
    main()
