"""The drawn board, the panels beside it, and squares as answers: exact."""

import re
import sys
from typing import Any

import pytest

from affray.cli import panels
from affray.cli.board import PLAIN, Drawing, letters, painted
from affray.cli.screens import screen_of
from affray.cli.squares import squares_meant
from affray.cli.voice import Voice
from affray.kernel.names import Name
from affray.kernel.question import Question
from affray.showdown.board import E, S, square, squares
from affray.showdown.gear import Gear
from affray.showdown.steps import destinations
from affray.showdown.survivors_act import MoveTo
from affray.showdown.terrain import Placement, Terrain
from tests.showdown.scene import survivor
from tests.showdown.stage import PACKS, Stage
from tests.showdown.tiles import CORE

TILES = {tile.id: tile for tile in CORE}
ANSI = re.compile(r"\x1b\[[0-9;]*m")


def scene(*lying: str) -> Stage:
    """Ada at H9 beside the lion (H10 to I11, facing north), Bo behind it at J10; grass at C3, columns at E11."""
    stage = Stage([survivor("ada", "H9", survival=1), survivor("bo", "J10")])
    stage.fight.terrain = Terrain(
        (Placement(TILES["tall_grass"], square("C3")), Placement(TILES["stone_columns"], square("E11")))
    )
    stage.monster.id = "white_lion"
    for id in lying:
        stage[id].down = True
    return stage


def voice(lang: str) -> Voice:
    own = {
        "ada": Name.from_data({"en": "Ada", "ru": "Ада", "gender": "f"}),
        "bo": Name.from_data({"en": "Bo", "ru": "Боб", "gender": "m"}),
    }
    names: dict[str, Name] = {**PACKS.names(), **own}
    return Voice(lang, names)


WHOLE = """\
   1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20 21 22
A  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·                 ·  ·  ·  ·  ·  ·  ·  A
B  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·              ·  ·  ·  ·  ·  ·  ·  ·  B
C  ·  · \"\"\"\"\"\" ·  ·  ·  ·  ·  ·              ·  ·  ·  ·  ·  ·  ·  ·  C
D  ·  · \"\"\"\"\"\" ·  ·  ·  ·  ·  ·           ·  ·  ·  ·  ·  ·  ·  ·  ·  D
E  ·  ·  ·  ·  ·  ·  ·  ·  ·  · IIIIII ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  E
F  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  F
G  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  G
H  ·  ·  ·  ·  ·  ·  ·  · (A)█▲██▲█ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  H
I  ·  ·  ·  ·  ·  ·  ·  ·  · ██████ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  I
J  ·  ·  ·  ·  ·  ·  ·  ·  · :b:::: ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  J
K  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  K
L  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  L
M  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  M
N  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  N
O  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  O
P  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  P"""


def drawing(stage: Stage, spots: dict[int, str] | None = None, way: int = 0, **more: Any) -> Drawing:
    return Drawing(stage.fight, ["Ada", "Bo"], spots, way, **more)


def row(drawn: Drawing, letter: str, first: int, last: int) -> str:
    """Some squares of a row, as they are drawn."""
    return drawn.lines()[" ABCDEFGHIJKLMNOP".index(letter)][2 + 3 * (first - 1) : 2 + 3 * last]


def test_the_whole_board() -> None:
    drawn = drawing(scene("bo"), {square("H9"): ""})
    assert "\n".join(drawn.lines()) == WHOLE
    assert max(len(line) for line in drawn.lines()) <= 80
    assert [ANSI.sub("", line) for line in painted(drawn)] == drawn.lines()


def test_a_board_for_every_terminal() -> None:
    stage = scene()
    stage.monster.facing = E
    drawn = drawing(stage, signs=PLAIN)
    assert all(line.isascii() for line in drawn.lines())
    assert row(drawn, "H", 9, 12) == ":A:###" + "#>#" + " . "
    assert row(drawn, "I", 9, 12) == ":::###" + "#>#" + " . "
    stage.monster.down = True
    assert row(drawing(stage, signs=PLAIN), "I", 10, 11) == "xxxx>x"


def test_the_arrow_of_a_large_base_is_in_the_middle_of_its_front() -> None:
    stage = scene()
    stage.monster.size = 3
    stage["bo"].square = square("A1")
    stage.monster.facing = S
    drawn = drawing(stage)
    assert row(drawn, "H", 10, 12) == "█████████"
    assert row(drawn, "J", 10, 12) == "███" + "█▼█" + "███"


def test_a_monster_that_is_away_has_no_base_and_sees_nothing_less() -> None:
    stage = scene()
    stage.monster.away = True
    drawn = drawing(stage)
    assert row(drawn, "H", 9, 12) == " A  ·  ·  · "
    assert row(drawn, "A", 11, 13) == " ·  ·  · "


def test_choices_stand_in_brackets_or_with_their_numbers() -> None:
    stage = scene()
    there = {square("C3"): "", square("H8"): "3", square("J11"): "12", square("J10"): ""}
    drawn = drawing(stage, there, way=1 << square("J9") | 1 << square("H10"))
    assert row(drawn, "C", 3, 3) == '(")'
    assert row(drawn, "H", 8, 10) == "(3) A █▲█"
    assert row(drawn, "J", 9, 11) == " + (B)12)"


def test_every_name_has_a_letter_of_its_own() -> None:
    assert letters(["Ada", "Ann", "Bo", "Na"]) == ["A", "N", "B", "4"]
    assert letters(["Ульяна", "Ума", "Эрза"]) == ["У", "М", "Э"]


def test_unknown_tiles_have_marks_too() -> None:
    stage = scene()
    known = Placement(TILES["debris"], square("A1"))
    odd = type(TILES["debris"])("glass_reed", 1, 2)
    stage.fight.terrain = Terrain((known, Placement(odd, square("B1"))))
    assert row(drawing(stage), "B", 1, 2) == "??????"
    assert row(drawing(stage), "A", 1, 1) == ";;;"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("h9", ["H9"]), ("H9", ["H9"]), ("9h", ["H9"]), ("h-9", ["H9"]), (" a 1 ", ["A1"]), ("p22", ["P22"]), ("h09", ["H9"]),
        ("ф9", ["A9"]), ("р9", ["P9", "H9"]), ("а9", ["A9", "F9"]), ("к7", ["K7"]), ("м7", ["M7"]), ("9с", ["C9"]),
        ("щ1", ["O1"]), ("9", []), ("q9", []), ("я9", []), ("help", []), ("", []),
    ],
)  # fmt: skip
def test_squares_as_people_type_them(typed: str, meant: list[str]) -> None:
    assert squares_meant(typed) == meant


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["A Ada H9  b Bo J10, down", "▲ White Lion, facing north; : blind spot; blank: out of its sight",
                '" Tall Grass  I Stone Columns (impassable, blocks sight)', "(·) may be chosen"]),
        ("ru", ["А Ада H9  б Боб J10, сбит с ног", "▲ Белый Лев, передом на север; : слепая зона; пусто: вне поля зрения",
                '" высокая трава  I каменные колонны (непроходимо, закрывает обзор)', "(·) можно выбрать"]),
    ],
)  # fmt: skip
def test_the_legend(lang: str, said: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    stage = scene("bo")
    question = MoveTo(stage.fight, stage["ada"], 5)
    screen = screen_of("showdown", voice(lang))
    screen.before(stage.fight, question, question.options(), [])
    shown = [line.strip() for line in ANSI.sub("", capsys.readouterr().out).splitlines()]
    assert shown[-4:] == said


def test_a_square_names_an_option(capsys: pytest.CaptureFixture[str]) -> None:
    stage = scene()
    question = MoveTo(stage.fight, stage["ada"], 5)
    options = question.options()
    screen = screen_of("showdown", voice("en"))
    assert screen.unlisted(question, options) == options
    assert screen.named(question, options, "h8") == [square("H8")]
    assert screen.named(question, options, "р8") == [square("H8")]
    assert screen.named(question, options, "a1") == []
    assert "A1 cannot be chosen" in capsys.readouterr().out
    assert screen.named(question, options, "7") is None
    few = MoveTo(stage.fight, stage["ada"], 1)
    assert screen.unlisted(few, few.options()) == []
    assert screen.named(few, few.options(), "h8") == [square("H8")]


def test_few_squares_are_numbered_on_the_board(capsys: pytest.CaptureFixture[str]) -> None:
    stage = scene()
    question = MoveTo(stage.fight, stage["ada"], 1)
    there = squares(destinations(stage.fight, stage["ada"], 1))
    assert there == [square("G9"), square("H8"), square("I9")]
    screen_of("showdown", voice("en")).before(stage.fight, question, question.options(), question.options())
    lines = ANSI.sub("", capsys.readouterr().out).splitlines()
    assert next(line for line in lines if line.startswith("H "))[23:29] == "(2) A "
    assert "(1) may be chosen, by number or by square" in lines[-1]


def test_the_board_is_drawn_again_only_when_somebody_moved(capsys: pytest.CaptureFixture[str]) -> None:
    stage = scene()
    screen = screen_of("showdown", voice("en"))

    class Next(Question):
        name = "next_survivor"

        def options(self) -> list[Any]:
            return ["somebody", "somebody_else"]

        def key(self, option: Any) -> str:
            return str(option)

    question = Next("ada")
    for moved in (True, False):
        screen.before(stage.fight, question, question.options(), [])
        assert ("\nA  " in capsys.readouterr().out) is moved
    stage["ada"].square = square("A1")
    screen.before(stage.fight, question, question.options(), [])
    shown = capsys.readouterr().out
    assert "A Ada A1" in shown
    assert "White Lion" not in shown  # explained before
    screen.look(stage.fight, "board", "", question)
    assert "White Lion" in capsys.readouterr().out


# -- panels


def test_the_monster_panel_tells_counts_and_never_what_is_face_down(capsys: pytest.CaptureFixture[str]) -> None:
    stage = scene()
    monster = stage.monster
    monster.tokens = {"movement": -1, "evasion": 2}
    monster.ai.wound()
    monster.ai.discard = ["claw", "claw"]
    monster.locations.discard = [monster.locations.loose.pop(0)]
    gone = monster.locations.discard[0]
    panels.monster_panel(voice("en"), stage.fight)
    shown = capsys.readouterr().out
    assert "White Lion, level 1, H10, facing north" in shown
    assert "Movement 5 (Movement +6, tokens -1), toughness 8, evasion 2 (evasion tokens +2)" in shown
    assert "AI deck: 3 cards; wounds: 1; discard: 2" in shown
    assert "Claw x2" in shown
    assert "Hit locations: 22 cards; discard: 1" in shown
    named = voice("en")
    assert panels.title(named, gone) in shown
    assert not [id for id in monster.locations.loose if id != gone and panels.title(named, id) in shown]
    assert "next: one of 22, none likelier than 5%" in shown


def test_few_cards_that_may_come_next_are_named_with_their_chances(capsys: pytest.CaptureFixture[str]) -> None:
    stage = scene()
    monster = stage.monster
    monster.locations.loose = ["beasts_brow", "beasts_chest", "beasts_chest", "beasts_ear"]
    panels.monster_panel(voice("ru"), stage.fight)
    assert "следующая: Грудь зверя 50\N{NO-BREAK SPACE}%, " in capsys.readouterr().out
    monster.locations.top = ["beasts_ear"]
    panels.monster_panel(voice("en"), stage.fight)
    assert "next: Beast's Ear 100%" in capsys.readouterr().out


SHEET = """\
Ada H9; knocked down
  Survival 1/5, insanity 0, bleeding 2, courage 0, understanding 0, hunt XP 0
  Movement 6 (Movement +5, tokens +1)
          head  arms  body  waist  legs  brain
  armour  0     0     2     0      0     -
  light   -     [ ]   [x]   [ ]    [ ]   [ ]
  heavy   [ ]   [ ]   [ ]   [ ]    [ ]   -
  Survival actions: dodge (used), dash
"""


def test_a_sheet(capsys: pytest.CaptureFixture[str]) -> None:
    stage = scene("ada")
    ada = stage["ada"]
    ada.tokens, ada.bleeding, ada.armour[2], ada.light[2] = {"movement": 1}, 2, 2, True
    ada.actions, ada.used = ("dash",), ["dodge"]
    panels.sheet(voice("en"), stage.fight, ada)
    assert capsys.readouterr().out.lstrip("\n") == SHEET
    panels.sheet(voice("ru"), stage.fight, ada)
    assert "Ада H9; сбита с ног" in capsys.readouterr().out


def test_a_grid_shows_the_colours_that_meet(capsys: pytest.CaptureFixture[str]) -> None:
    stage = scene()
    ada = stage["ada"]
    ada.grid[0] = Gear("cloth", edges=("", "red", "blue", ""))
    ada.grid[1] = Gear("founding_stone", edges=("", "", "", "red"))
    panels.gear_grid(voice("en"), ada)
    lines = capsys.readouterr().out.splitlines()
    assert all(len(line) <= 80 for line in lines)
    top = next(line for line in lines if "Cloth" in line)
    assert [" ".join(cell.split()) for cell in top.split("|")[1:3]] == ["Cloth R", "R Founding Stone"]
    assert any(line.startswith("|" + " " * 12 + "b") for line in lines)
    assert "Affinities: red 1, green 0, blue 0" in lines[-1]


def test_everything_fits_in_eighty_columns(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    for lang in ("en", "ru"):
        screen = screen_of("showdown", voice(lang))
        stage = scene("bo")
        stage["ada"].dead = "bled_out"
        screen.state(stage.fight)
        for sight in ("board", "sheet", "grid", "monster", "deck"):
            screen.look(stage.fight, sight, "", None)
    assert max(len(ANSI.sub("", line)) for line in capsys.readouterr().out.splitlines()) <= 80
