"""`affray simulate` as people use it."""

import json
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest

from affray.kernel.record import load
from tests.cli.conftest import Affray, affray
from tests.lab.plans import FAILING, SLOW

__all__ = ["affray"]

ORC = ("simulate", "company/one_orc", "-n", "60", "--span", "0")


@pytest.mark.parametrize(
    ("lang", "won", "title"), [("en", "The Company wins", "One orc"), ("ru", "Отряд побеждает", "Один орк")]
)
def test_a_forecast_in_both_languages(affray: Affray, lang: str, won: str, title: str) -> None:
    found = affray("simulate", "one_orc", "-n", "60", "--lang", lang)
    assert found.exit_code == 0
    assert title in found.output.splitlines()[0]
    assert won in found.output
    assert "random" in found.output
    assert "--replay" in found.output
    assert "\x1b" not in found.output


def test_a_showdown_with_a_cruel_controller(affray: Affray) -> None:
    found = affray(
        "simulate", "white-lion-prologue", "-n", "6", "--span", "0", "--agents", "survivors=sensible,controller=cruel"
    )
    assert found.exit_code == 0
    assert "“sensible”; the monster's controller: “cruel”" in found.output


def test_reports_as_files_and_on_the_screen(affray: Affray) -> None:
    found = affray(*ORC, "--json", "-", "--csv", "a.csv", "--html", "a.html")
    assert found.exit_code == 0
    data = json.loads(found.stdout)
    assert data["fights"] == 60
    assert Path("a.csv").read_text().startswith("table,")
    assert "<svg" in Path("a.html").read_text()
    assert sorted(each.name for each in Path().iterdir()) == ["a.csv", "a.html"]
    again = affray(*ORC, "--json", "-")
    assert {**json.loads(again.stdout), "seconds": 0} == {**data, "seconds": 0}


@pytest.mark.parametrize("which", ["worst", "typical", "17"])
def test_a_fight_to_look_at(affray: Affray, which: str) -> None:
    shown = affray(*ORC, "--replay", which)
    kept = affray(*ORC, "--replay", which, "--record", "fight.affray")
    assert shown.exit_code == kept.exit_code == 0
    assert "affray replay fight.affray" in kept.output.replace(sys.argv[0], "affray")
    log = affray("replay", "fight.affray").output.strip().splitlines()
    assert log[2] in shown.output
    assert log[-3] in shown.output
    if which == "17":
        assert load(Path("fight.affray")).header["simulated"]["number"] == 17
    refused = affray(*ORC, "--replay", which, "--record", "fight.affray")
    assert refused.exit_code == 2
    assert "fight.affray" in refused.output


def test_a_scenario_file_and_a_records_scenario(affray: Affray) -> None:
    assert affray("new", "company", "mine.yaml").exit_code == 0
    found = affray("simulate", "mine.yaml", "-n", "20", "--span", "0", "--json", "-")
    assert found.exit_code == 0
    assert (
        affray("play", "mine.yaml", "--auto", "--record", "mine.affray", "--ruling", "knockback_in_volley=no").exit_code
        == 0
    )
    again = affray("simulate", "mine.affray", "-n", "20", "--span", "0", "--json", "-")
    assert again.exit_code == 0
    plan = json.loads(again.stdout)["plan"]
    assert plan["rulings"] == {"knockback_in_volley": "no"}
    assert plan["packs"] == json.loads(found.stdout)["plan"]["packs"]


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("-n", "0"), "from 1 to 10000000"),
        (("-n", "1000000000"), "from 1 to 10000000"),
        (("-n", "many"), "many"),
        (("--agents", "sensibel"), "sensible"),
        (("--agents", "heros=random"), "heroes"),
        (("--agents", "heroes="), "heroes=sensible"),
        (("--agents", "no.such:Agent"), "no.such:Agent"),
        (("--seed", "99999999999"), "2147483647"),
        (("--jobs", "0"), "from 1 to"),
        (("--jobs", "5000"), "from 1 to"),
        (("--precision", "0"), "1%"),
        (("--precision", "60%"), "1%"),
        (("--precision", "fine"), "fine"),
        (("--listen", "some"), "some"),
        (("--fight-limit", "soon"), "60s"),
        (("--replay", "wurst"), "worst"),
        (("--replay", "99999999999"), "typical"),
        (("--record", "x.affray"), "--replay"),
        (("--json", "-", "--csv", "-"), "-"),
        (("--json", "no/such/folder.json"), "no such file"),
        (("--html", "."), "folder"),
        (("--edition", "sed"), "seed"),
        (("--ruling", "knockback"), "NAME=VALUE"),
        (("--on-error", "cry"), "go-on"),
        (("--cluster", "tcp://127.0.0.1:9"), "127.0.0.1:9"),
        (("--cluster", "nowhere"), "nowhere"),
    ],
)
def test_what_cannot_be_is_refused_in_a_line(
    affray: Affray, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...], said: str
) -> None:
    if "--cluster" in args:
        pytest.importorskip("distributed")
        monkeypatch.setattr("affray.lab.cluster.REACH", 0.5)
    found = affray("simulate", "one_orc", *args)
    assert found.exit_code == 2
    assert said in found.output
    assert "Traceback" not in found.output
    assert not list(Path().iterdir())


def test_an_unknown_scenario_has_its_nearest_name(affray: Affray) -> None:
    found = affray("simulate", "one_ork")
    assert found.exit_code == 2
    assert "one_orc" in found.output


@pytest.mark.parametrize(
    ("agent", "more", "said"), [(FAILING, (), "no idea"), (SLOW, ("--fight-limit", "0.05s"), "0.05 seconds")]
)
def test_a_fight_that_fails_is_kept_and_the_run_stops_or_goes_on(
    affray: Affray, agent: str, more: tuple[str, ...], said: str
) -> None:
    args = ("simulate", "roadside_ambush", "-n", "3" if more else "20", "--span", "0", "--agents", agent, *more)
    found = affray(*args)
    assert found.exit_code == 1
    assert said in found.output
    [path] = Path("fights").glob("*.affray")
    assert affray("replay", str(path)).exit_code == 0
    assert str(path) in found.output
    if not more:
        went_on = affray(*args, "--on-error", "go-on", "--json", "-")
        assert went_on.exit_code == 0
        data = json.loads(went_on.stdout)
        assert data["fights"] + data["failed"] == 20
        assert data["failed"] > 1


def command(*args: str) -> list[str]:
    return [sys.executable, "-m", "affray", *args]


def test_ctrl_c_prints_what_there_is(tmp_path: Path) -> None:
    """In a terminal, with two processes: the whole group hears it. Only the line of progress went to stderr."""
    terminal, far = pty.openpty()
    run = subprocess.Popen(
        command("simulate", "one_orc", "-n", "2000000", "--jobs", "2", "--span", "0", "--lang", "en"),
        stdout=subprocess.PIPE, stderr=far, cwd=tmp_path, start_new_session=True, text=True,
        env={**os.environ, "TERM": "xterm"},
    )  # fmt: skip
    os.close(far)
    seen = b""
    while b"to go" not in seen:
        seen += os.read(terminal, 4096)
    sleep(0.1)
    os.killpg(run.pid, signal.SIGINT)
    out, _ = run.communicate(timeout=30)
    os.close(terminal)
    assert run.returncode == 130
    assert "Broken off" in out
    assert "The Company wins" in out
    assert "Traceback" not in out + seen.decode()
