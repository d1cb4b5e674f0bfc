"""Rosters at the command line: new, show, check; a showdown whose survivors come from one and go home into it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from affray.cli.roster import settle
from affray.showdown.packs import load_packs
from affray.showdown.roster import Roster, load_roster

from .conftest import Affray

PLAY = ("play", "showdown/white-lion-1", "--auto", "--seed", "3")


def roster(file: str = "r.yaml") -> Roster:
    return load_roster(Path(file), load_packs())


def written(affray: Affray) -> str:
    affray("roster", "new", "r.yaml")
    return Path("r.yaml").read_text("utf-8")


# -- new, show, check


@pytest.mark.parametrize(("lang", "said"), [("en", "four survivors"), ("ru", "четверо выживших")])
def test_a_new_roster_has_no_mistake(affray: Affray, lang: str, said: str) -> None:
    result = affray("roster", "new", "r.yaml", "--lang", lang)
    assert (result.exit_code, said in result.output) == (0, True)
    assert affray("roster", "check", "r.yaml").output == "r.yaml: a roster, no mistake; survivors: 4, able to go: 4\n"


def test_it_is_never_written_over_a_file(affray: Affray) -> None:
    Path("r.yaml").write_text("mine", "utf-8")
    result = affray("roster", "new", "r.yaml")
    assert result.exit_code == 2
    assert Path("r.yaml").read_text("utf-8") == "mine"


def test_it_may_go_to_the_screen(affray: Affray) -> None:
    assert "survivors:" in affray("roster", "new", "-").output
    assert not list(Path().iterdir())


def test_show_tells_the_settlement_and_everybody(affray: Affray) -> None:
    text = written(affray).replace("hunt_xp: 0", "hunt_xp: 7").replace("dead: false", "dead: true")
    text = text.replace("defeated: []", "defeated: [{monster: butcher, level: 2}]").replace(
        "places: []", "places: [catarium]"
    )
    Path("r.yaml").write_text(
        text.replace("storage: []", "storage: [cloth, basic_resource, basic_resource]").replace(
            "injuries: []", "injuries: [broken_rib]"
        ),
        "utf-8",
    )
    shown = affray("roster", "show", "r.yaml").output
    for said in (
        "Lantern Hill: survival limit 1", "Innovations: Language", "Places: Catarium", "Storage: Cloth\n", "Basic resources in the storage: 2", "butcher, level 2", "Ada (ada)", "  dead",
        "hunt XP 7", "Weapon proficiency: Dagger 0", "Gear: Cloth and Founding Stone", "Permanent injuries: Broken Rib", "Di (di)",
    ):  # fmt: skip
        assert said in shown
    russian = affray("roster", "show", "r.yaml", "--lang", "ru").output
    assert "Фонарный холм: предел решительности 1" in russian
    assert "Увечья: сломанное ребро" in russian


def test_check_names_every_mistake_and_its_place(affray: Affray) -> None:
    text = written(affray).replace("[cloth, founding_stone, none]", "[cloht, founding_stone, none]")
    Path("r.yaml").write_text(text.replace("id: bo", "id: ada").replace("language]", "langauge]"), "utf-8")
    for command in ("check", "show"):
        result = affray("roster", command, "r.yaml")
        assert result.exit_code == 2
        assert "did you mean cloth?" in result.output
        assert "did you mean language" in result.output
        assert "survivors[1].id: ada is taken already" in result.output
        assert "Traceback" not in result.output


def test_check_notes_what_is_worth_a_second_look(affray: Affray) -> None:
    text = written(affray).replace("[cloth, founding_stone, none]", "[regal_helm, lion_beast_katar, none]")
    Path("r.yaml").write_text(text, "utf-8")
    shown = affray("roster", "check", "r.yaml").output
    assert "Regal Helm is cursed" in shown
    assert "Lion Beast Katar is paired, but there is only one" in shown


@pytest.mark.parametrize("command", ["check", "show"])
def test_a_file_that_is_not_there(affray: Affray, command: str) -> None:
    result = affray("roster", command, "none.yaml", "--lang", "ru")
    assert result.exit_code == 2
    assert "none.yaml: не читается: нет такого файла" in result.output
    assert affray("roster", command, ".").exit_code == 2
    assert "Did you mean check" in affray("roster", "chekc", "r.yaml").output


# -- a showdown of a roster


def test_the_changes_are_listed_and_written(affray: Affray) -> None:
    text = written(affray)
    before = roster()
    result = affray(*PLAY, "--roster", "r.yaml", "--yes")
    assert result.exit_code == 0, result.output
    assert "Changes in r.yaml:" in result.output
    assert "r.yaml is written; the file before it is r.yaml.bak." in result.output
    assert Path("r.yaml.bak").read_text("utf-8") == text
    after = roster()
    assert after.sheets != before.sheets or after.settlement != before.settlement
    assert [sheet.id for sheet in after.sheets] == ["ada", "bo", "cy", "di"]
    told = result.output.split("Changes in r.yaml:")[1]
    for sheet in after.sheets:
        assert (f"{sheet.name.en} is dead" in told) is sheet.dead


def test_without_leave_nothing_is_written(affray: Affray) -> None:
    text = written(affray)
    result = affray(*PLAY, "--roster", "r.yaml")
    assert result.exit_code == 0
    assert "Changes in r.yaml:" in result.output
    assert "say --yes" in result.output
    assert Path("r.yaml").read_text("utf-8") == text
    assert not Path("r.yaml.bak").exists()


def test_survivors_are_chosen(affray: Affray) -> None:
    Path("r.yaml").write_text(written(affray).replace("[language]", "[language, paint]"), "utf-8")
    result = affray(*PLAY, "--roster", "r.yaml", "--survivors", "di, bo", "--record", "f.affray")
    assert result.exit_code == 0, result.output
    header = json.loads(Path("f.affray").read_text("utf-8").splitlines()[0])
    assert [one["id"] for one in header["scenario"]["party"]] == ["di", "bo"]
    assert header["roster"]["file"] == "r.yaml"
    assert header["scenario"]["settlement"]["innovations"] == ["language", "paint"]


def test_a_record_goes_home_when_it_is_resumed(affray: Affray) -> None:
    """Somebody left before the writing: resuming the finished fight lists and writes the changes, once."""
    written(affray)
    assert affray(*PLAY, "--roster", "r.yaml", "--record", "f.affray").exit_code == 0
    assert "is written" in affray("resume", "f.affray", "--auto", "--yes").output
    again = affray("resume", "f.affray", "--auto", "--yes")
    assert again.exit_code == 0
    assert "is written" not in again.output


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (("--roster", "none.yaml"), "none.yaml: cannot be read: no such file"),
        (("--roster", "r.yaml", "--survivors", "ada,boo"), "did you mean bo?"),
        (("--roster", "r.yaml", "--survivors", "ada,ada"), "ada is chosen twice"),
        (("--roster", "r.yaml", "--survivors", "cy"), "cy is dead"),
        (("--roster", "r.yaml", "--edition", "players"), "of another edition: seed"),
        (("--survivors", "ada"), "go with --roster"),
        (("--yes",), "go with --roster"),
    ],
)
def test_what_cannot_be_played(affray: Affray, more: tuple[str, ...], said: str) -> None:
    text = written(affray).replace("id: cy,", "id: cy, dead: true,")
    Path("r.yaml").write_text(text, "utf-8")
    result = affray(*PLAY, *more)
    assert result.exit_code == 2
    assert said in result.output
    assert "Traceback" not in result.output
    assert Path("r.yaml").read_text("utf-8") == text
    assert not Path("r.yaml.bak").exists()


def test_a_roster_is_for_showdowns(affray: Affray) -> None:
    written(affray)
    result = affray("play", "one_orc", "--auto", "--roster", "r.yaml")
    assert result.exit_code == 2
    assert "a roster goes into a showdown only" in result.output


@pytest.mark.parametrize(("typed", "writes"), [("1\n", True), ("2\n", False), ("", False), ("\n", False)])
def test_somebody_at_the_terminal_is_asked(
    affray: Affray, monkeypatch: pytest.MonkeyPatch, typed: str, writes: bool
) -> None:
    text = written(affray)
    monkeypatch.setattr("affray.cli.roster.in_terminal", lambda: True)
    result = affray(*PLAY, "--roster", "r.yaml", typed=typed)
    assert result.exit_code == 0, result.output
    assert "Write this?" in result.output
    assert (Path("r.yaml").read_text("utf-8") != text) is writes
    assert ("r.yaml stays as it is." in result.output) is not writes


def test_a_roster_that_changed_meanwhile_is_left_alone(affray: Affray, monkeypatch: pytest.MonkeyPatch) -> None:
    text = written(affray)
    monkeypatch.setattr("affray.cli.roster.in_terminal", lambda: True)

    def meddle(_voice: object, session: object, header: dict[str, object], sure: bool, late: bool = False) -> None:
        Path("r.yaml").write_text(text.replace("survival: 1", "survival: 0"), "utf-8")
        settle(_voice, session, header, sure, late)  # type: ignore[arg-type]

    monkeypatch.setattr("affray.cli.fights.settle", meddle)
    result = affray(*PLAY, "--roster", "r.yaml", "--yes")
    assert result.exit_code == 2
    assert "r.yaml is not what it was when the fight began. Nothing is written." in result.output
    assert Path("r.yaml").read_text("utf-8") == text.replace("survival: 1", "survival: 0")
