"""`affray odds`, and odds beside the options at the prompt."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from .conftest import Affray


def test_an_exact_answer_with_its_bars(affray: Affray) -> None:
    result = affray("odds", "company", "roll", "dice=3", "target=14")
    assert result.exit_code == 0
    assert "succeeds 69%" in result.output
    assert "     0     64%  ██████" in result.output
    assert "exact" in result.output


def test_in_russian_a_hero_may_be_called_by_name(affray: Affray) -> None:
    result = affray("odds", "company", "attack", "hero=Хильд", "foe=орк-воин", "stance=forward", "--lang", "ru")
    assert result.exit_code == 0
    assert "попадание 78\N{NO-BREAK SPACE}%" in result.output
    assert "посчитано точно" in result.output
    assert "Хильд" in result.output


def test_as_json_with_the_exact_fraction(affray: Affray) -> None:
    result = affray("odds", "showdown", "roll", "speed=2", "hit=7", "wound=5", "--json", "-")
    found = json.loads(result.output)
    assert found["given"] == {"speed": "2", "hit": "7", "wound": "5"}
    assert {each["name"]: each.get("fraction") for each in found["figures"]}["least-one"] == "264/625"


def test_as_a_picture_that_stands_alone(affray: Affray) -> None:
    assert affray("odds", "showdown", "roll", "speed=2", "hit=7", "wound=5", "--svg", "hits.svg").exit_code == 0
    root = ElementTree.fromstring(Path("hits.svg").read_text("utf-8"))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert [each.text for each in root.iter("{http://www.w3.org/2000/svg}text")] == ["0", "1", "2"]
    assert affray("odds", "showdown", "trap", "cards=23", "drawn=2", "--svg", "trap.svg").exit_code == 2
    assert not Path("trap.svg").exists()


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", ["company", "showdown"])
def test_every_question_is_listed_with_its_fields(affray: Affray, game: str, lang: str) -> None:
    result = affray("odds", game, "--lang", lang)
    assert result.exit_code == 0
    assert "struck: " in result.output


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("compani",), "Did you mean company"),
        (("company", "rol"), "Did you mean roll"),
        (("company", "roll", "dice=3"), "target"),
        (("company", "roll", "dice"), "NAME=VALUE"),
        (("company", "roll", "dice=3", "dice=4", "target=9"), "each name once"),
        (("company", "roll", "dice=3", "target=0"), "from 1 to 99"),
        (("company", "roll", "dice=3", "target=14", "heroes=2"), "There is no field"),
        (("company", "attack", "hero=hilt", "foe=orc_soldier"), "Did you mean hild"),
        (("showdown", "attack", "weapon=great_axe"), "founding_stone"),
        (("company", "roll", "dice=3", "target=14", "--json", "no/such/folder.json"), "cannot be written"),
    ],
)
def test_what_cannot_be_asked(affray: Affray, args: tuple[str, ...], said: str) -> None:
    result = affray("odds", *args)
    assert result.exit_code == 2
    assert said in result.output
    assert "Traceback" not in result.output


def test_beside_the_options_and_whole_on_demand(affray: Affray) -> None:
    """An attack says what it comes to; the sign shows every figure, how it came about, and what everybody does on the way."""
    result = affray("play", "one_orc", "--seat", "hild=human", "--seed", "5", typed="1\n1\n%\nq\n")
    beside = [row for row in result.output.splitlines() if row.startswith("     takes ")]
    assert beside
    assert "wounds" in beside[0]
    assert "counted exactly" in result.output
    assert "On the way everybody plays sensibly:" in result.output
