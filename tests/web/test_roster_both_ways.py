"""A fight of a roster that is begun at one face and ended at the other: the changes are listed, agreed to and written once."""

from __future__ import annotations

import html
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner, Result

from affray.cli.main import build
from affray.kernel.record import load
from affray.kernel.speaker import Speaker
from affray.showdown.packs import load_packs
from affray.showdown.roster import Roster, changes, load_roster, template
from affray.web.rosters import names_of
from tests.web.plainly import Page
from tests.web.server import Server

LION = "white-lion-1"
CLI = Callable[..., Result]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("both")
    with Server(f"sqlite:///{folder}/table.db", folder) as running:
        yield running


@pytest.fixture
def web(server: Server) -> Iterator[httpx.Client]:
    headers = {"accept-language": "en"}
    with httpx.Client(base_url=server.url, timeout=120, trust_env=False, headers=headers) as client:
        yield client


@pytest.fixture
def cli(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> CLI:
    """The command line in an empty folder."""
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str) -> Result:
        runner = CliRunner(env={"COLUMNS": "4000"})
        done = runner.invoke(build([*arguments]), [*arguments, "--lang", "en"], prog_name="affray")
        assert done.exit_code == 0, done.output
        return done

    return run


def roster(file: str) -> Roster:
    return load_roster(Path(file), load_packs())


def sentences(before: Roster, after: Roster) -> list[str]:
    speaker = Speaker("en", names_of(before))
    return [speaker.said(words) for words in changes(before, after)]


def begun(web: httpx.Client, who: str) -> str:
    """A fight of the roster home.yaml in the browser; `who` plays."""
    page = Page(web, web.post("/open", files={"file": ("home.yaml", Path("home.yaml").read_bytes())}), "choose")
    page = page.put("scenario", LION).press("yes", "begin", form="")
    for name in [name for name, _ in page.fields if name.startswith("seat-")]:
        page.put(name, who)
    answer = web.post(page.action, data=dict(page.fields))
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def taken_along(web: httpx.Client, fight: str) -> Path:
    """The record, downloaded."""
    file = Path("fight.affray")
    file.write_bytes(web.get(fight + "/record").content)
    return file


def brought(web: httpx.Client, file: Path) -> str:
    answer = web.post("/open", files={"file": (file.name, file.read_bytes())})
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def test_begun_in_the_browser_and_ended_by_the_command_line(web: httpx.Client, cli: CLI) -> None:
    Path("home.yaml").write_text(template("en"), "utf-8")
    before = roster("home.yaml")
    file = taken_along(web, begun(web, "me"))
    done = cli("resume", str(file), "--auto", "--yes")
    after = roster("home.yaml")
    assert "home.yaml is written; the file before it is home.yaml.bak." in done.output
    listed = sentences(before, after)
    assert listed
    assert all(each in done.output for each in listed)
    # A second time nothing is written, by the command line or where the record is opened again.
    written = Path("home.yaml").read_bytes()
    assert "is written" not in cli("resume", str(file), "--auto", "--yes").output
    there = brought(web, file)
    assert web.post(there + "/roster").status_code == 303
    assert web.get(there + "/roster.yaml").content == written


def test_a_roster_that_was_never_a_file_is_written_where_the_fight_ends(web: httpx.Client, cli: CLI) -> None:
    Path("home.yaml").write_text(template("en"), "utf-8")
    before = roster("home.yaml")
    file = taken_along(web, begun(web, "me"))
    Path("home.yaml").unlink()
    unsure = cli("resume", str(file), "--auto")
    assert "home.yaml is not here" in unsure.output
    assert "home.yaml is not written: say --yes" in unsure.output
    assert not Path("home.yaml").exists()
    done = cli("resume", str(file), "--auto", "--yes")
    assert "home.yaml is written.\n" in done.output
    assert all(each in done.output for each in sentences(before, roster("home.yaml")))
    assert not Path("home.yaml.bak").exists()
    assert "is written" not in cli("resume", str(file), "--auto", "--yes").output


def test_begun_by_the_command_line_and_ended_in_the_browser(web: httpx.Client, cli: CLI) -> None:
    Path("rosters").mkdir()
    Path("rosters/home.yaml").write_text(template("en"), "utf-8")
    before = roster("rosters/home.yaml")
    cli("play", LION, "--auto", "--seed", "3", "--roster", "rosters/home.yaml", "--record", "fight.affray")
    cli("undo", "fight.affray", "--to", "20")
    assert len(load(Path("fight.affray")).force) == 20
    there = brought(web, Path("fight.affray"))  # and its agents play on at once
    shown = html.unescape(web.get(there).text)
    assert web.post(there + "/roster").status_code == 303
    answer = web.get(there + "/roster.yaml")
    assert answer.headers["content-disposition"] == "attachment; filename*=UTF-8''home.yaml"
    Path("home.yaml").write_bytes(answer.content)
    after = roster("home.yaml")
    listed = sentences(before, after)
    assert listed
    assert all(each in shown for each in listed)
    # What is downloaded goes in the old one's place: the record, taken back to the command line, writes it no second time.
    Path("rosters/home.yaml").write_bytes(answer.content)
    file = taken_along(web, there)
    assert "is written" not in cli("resume", str(file), "--auto", "--yes").output
    assert Path("rosters/home.yaml").read_bytes() == answer.content


def test_the_record_alone_brings_the_changes_to_the_command_line(web: httpx.Client, cli: CLI) -> None:
    """The fight ended in the browser, nobody agreed there: the command line lists and writes the same."""
    Path("home.yaml").write_text(template("en"), "utf-8")
    before = roster("home.yaml")
    there = begun(web, "random")
    file = taken_along(web, there)
    shown = html.unescape(web.get(there).text)
    done = cli("resume", str(file), "--auto", "--yes")
    after = roster("home.yaml")
    listed = sentences(before, after)
    assert listed
    assert all(each in shown and each in done.output for each in listed)
    assert web.post(there + "/roster").status_code == 303
    assert web.get(there + "/roster.yaml").content == Path("home.yaml").read_bytes()
