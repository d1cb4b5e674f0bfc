"""Bad input: the nearest names, exit code 2, and nothing overwritten."""

import json
from pathlib import Path

import pytest

from .conftest import Affray


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("play", "one_ork", "--auto"), "Did you mean one_orc"),
        (("play", "one_orc", "--auto", "--seat", "hlid=random"), "Did you mean hild"),
        (("play", "one_orc", "--auto", "--seat", "hild=sensibel"), "Did you mean sensible"),
        (("play", "one_orc", "--auto", "--seat", "hild"), "hild=human"),
        (("play", "one_orc", "--auto", "--ruling", "tn_bas=18"), "Did you mean tn_base"),
        (("play", "one_orc", "--auto", "--ruling", "tn_base=19"), "19"),
        (("play", "one_orc", "--auto", "--ruling", "tn_base"), "NAME=VALUE"),
        (("play", "one_orc", "--auto", "--edition", "printing-4"), "printing-3"),
        (("play", "one_orc", "--auto", "--lang", "rus"), "Did you mean ru"),
        (("play", "one_orc", "--auto", "--seed", "many"), "many is no whole number"),
        (("play", "one_orc", "--dice", "loaded"), "loaded"),
        (("plya",), "Did you mean play"),
        (("rulings", "compani"), "Did you mean company"),
        (("resume", "nowhere.affray"), "nowhere.affray"),
        (("play", "nowhere.yaml"), "nowhere.yaml"),
        (("branch", "nowhere.affray"), "--at"),
    ],
)
def test_what_is_unknown(affray: Affray, args: tuple[str, ...], said: str) -> None:
    result = affray(*args)
    assert result.exit_code == 2
    assert said in result.output
    assert "Traceback" not in result.output


def test_click_speaks_russian(affray: Affray) -> None:
    help_ = affray("--help", "--lang", "ru")
    assert "Использование: affray [ПАРАМЕТРЫ] КОМАНДА" in help_.output
    assert "Показать эту справку" in help_.output
    wrong = affray("play", "--recrod", "x", "--lang", "ru")
    assert wrong.exit_code == 2
    assert "Нет такого параметра" in wrong.output
    assert "Usage" in affray("--help").output


def test_a_wrong_scenario_names_file_line_and_column(affray: Affray) -> None:
    Path("bad.yaml").write_text(
        "name: Bad\nheroes: [hild, nalli]\nfoes:\n  - {foe: orc_soldeir}\nonset: {volleys: many}\n", "utf-8"
    )
    for command in (("check", "bad.yaml"), ("play", "bad.yaml", "--auto")):
        result = affray(*command)
        assert result.exit_code == 2
        assert "bad.yaml:2:16: " in result.output
        assert "bad.yaml:4:11: " in result.output
        assert "did you mean orc_soldier" in result.output
        assert "bad.yaml:5:" in result.output


def test_a_record_is_never_overwritten(affray: Affray) -> None:
    Path("f.affray").write_text("mine", "utf-8")
    result = affray("play", "one_orc", "--auto", "--record", "f.affray")
    assert result.exit_code == 2
    assert "affray resume f.affray" in result.output
    assert Path("f.affray").read_text("utf-8") == "mine"


def test_a_record_that_cannot_be_written_is_said_before_the_fight(affray: Affray) -> None:
    Path("file").write_text("", "utf-8")
    result = affray("play", "one_orc", "--auto", "--record", "file/f.affray")
    assert result.exit_code == 2
    assert "cannot be written" in result.output
    assert "The fight begins" not in result.output


def record(affray: Affray) -> list[str]:
    affray("play", "one_orc", "--auto", "--seed", "4", "--record", "f.affray")
    return Path("f.affray").read_text("utf-8").splitlines(keepends=True)


def damaged(rows: list[str], how: str) -> str:
    header = json.loads(rows[0])
    if how == "edited":
        at = next(i for i, row in enumerate(rows) if '"throw"' in row and i > 4)
        line = json.loads(rows[at])
        line["faces"][0] = 13
        return "".join([*rows[:at], json.dumps(line) + "\n", *rows[at + 1 :]])
    if how == "not json":
        return "".join([*rows[:6], "{oh\n", *rows[6:]])
    if how == "newer":
        return "".join([json.dumps({**header, "affray": 99}) + "\n", *rows[1:]])
    header["packs"]["orc_soldier"] = "0" * 8
    return "".join([json.dumps(header) + "\n", *rows[1:]])


SAID = {
    "edited": "in force: it says “throw attack",
    "not json": "f.affray:7: no JSON",
    "newer": "newer format (99)",
    "pack": "(orc_soldier)",
}


@pytest.mark.parametrize("how", SAID)
@pytest.mark.parametrize("command", ["resume", "replay", "check"])
def test_a_damaged_record_shows_what_holds_and_stays_as_it_is(affray: Affray, how: str, command: str) -> None:
    text = damaged(record(affray), how)
    Path("f.affray").write_text(text, "utf-8")
    result = affray(command, "f.affray")
    assert result.exit_code == 2
    assert (SAID[how] if command != "check" or how != "pack" else "orc_soldier") in result.output
    assert Path("f.affray").read_text("utf-8") == text
    if how != "newer" and command != "check":
        assert "The fight begins: Hild against Orc Soldier" in result.output
        assert "lines hold" in result.output


@pytest.mark.parametrize("how", ["not json", "newer", "pack"])
def test_a_damaged_record_takes_no_undo(affray: Affray, how: str) -> None:
    text = damaged(record(affray), how)
    Path("f.affray").write_text(text, "utf-8")
    assert affray("undo", "f.affray", "--to", "1").exit_code == 2
    assert Path("f.affray").read_text("utf-8") == text


def test_a_branch_goes_on_from_what_holds(affray: Affray) -> None:
    rows = record(affray)
    Path("f.affray").write_text(damaged(rows, "not json"), "utf-8")
    assert affray("branch", "f.affray", "--at", "5", "--record", "g.affray").exit_code == 0
    assert affray("resume", "g.affray").exit_code == 0
    assert "The fight is over" in affray("replay", "g.affray").output


def test_a_torn_last_line_is_said_and_the_fight_goes_on(affray: Affray) -> None:
    rows = record(affray)
    Path("f.affray").write_text("".join(rows[:9]) + rows[9][:5], "utf-8")
    replayed = affray("replay", "f.affray")
    assert replayed.exit_code == 2
    assert "cut off" in replayed.output
    resumed = affray("resume", "f.affray")
    assert resumed.exit_code == 0
    assert Path("f.affray").read_text("utf-8").splitlines(keepends=True)[1:] == rows[1:]


def test_a_starter_is_written_once_and_is_well(affray: Affray) -> None:
    assert affray("new", "company").exit_code == 0
    assert affray("check", "my_fight.yaml").exit_code == 0
    assert affray("new", "company").exit_code == 2
    assert affray("play", "my_fight.yaml", "--auto").exit_code == 0


def test_lists(affray: Affray) -> None:
    assert "one_orc: One orc" in affray("scenarios").output
    rulings = affray("rulings", "company", "--lang", "ru")
    assert "  protect_skill: " in rulings.output
    assert "    * athletics: Атлетика" in rulings.output
    assert "  seed: " in rulings.output
    assert "(по умолчанию)" in rulings.output


def test_a_starter_in_russian_has_russian_remarks(affray: Affray) -> None:
    assert affray("new", "company", "--lang", "ru").exit_code == 0
    written = Path("my_fight.yaml").read_text("utf-8")
    assert "# Сценарий для" in written
    assert "the" not in [word for row in written.splitlines() for word in row.partition("#")[2].split()]
    assert affray("check", "my_fight.yaml", "--lang", "ru").exit_code == 0


def test_what_the_system_says_is_said_in_russian(affray: Affray) -> None:
    Path("folder.affray").mkdir()
    assert "нет такого файла" in affray("resume", "nowhere.affray", "--lang", "ru").output
    assert "это папка" in affray("resume", "folder.affray", "--lang", "ru").output


def test_what_was_expected_is_said_in_russian(affray: Affray) -> None:
    Path("bad.yaml").write_text("name: Bad\nheroes: [hilda]\nfoes: [orc_soldier]\nonset: {volleys: many}\n", "utf-8")
    said = affray("check", "bad.yaml", "--lang", "ru").output
    assert "ожидается: целое число" in said
    assert "ожидается: герой; может быть, hild?" in said


def test_seats_are_listed_by_name(affray: Affray) -> None:
    said = affray("play", "one_orc", "--auto", "--seat", "xyz=random", "--lang", "ru").output
    assert "Есть: Хильд, Хранитель Мудрости." in said
