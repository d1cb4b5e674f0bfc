"""The data of a form: fields laid over them, names kept, what cannot be a file refused, and the files that come out."""

import json

import pytest

from affray.kernel.pack import read_text
from affray.kernel.speaker import Speaker
from affray.kernel.yaml_text import yaml_text
from affray.web.make_company import CompanyForm
from affray.web.make_data import Draft, Unreadable, name_data, posted, read_data, steps
from affray.web.make_view import places


def test_fields_are_laid_over_the_data() -> None:
    raw = {"heroes": [{"gear": ["axe"], "virtues": ["prowess"], "folk": ["x"]}], "scene": {"close": 1}}
    draft = posted([
        ("data", json.dumps(raw)), ("open", "heroes[0]"), ("pick:hero", "hild"), ("n:heroes[0].strength", " 5 "), ("n:heroes[0].hope", "x"),
        ("m:heroes[0].gear[0].rewards", ""), ("m:heroes[0].gear[0].rewards", "keen"), ("t:heroes[0].virtues[0].prowess.tn", "wits"),
        ("l:heroes[0].features", "bold, swift,"), ("m:heroes[0].folk", ""), ("n:scene.close", ""), ("f:heroes[0].wounded", "no"),
        ("f:heroes[0].wounded", "yes"), ("F:loremaster.battle_rolls", "no"), ("n:heroes[7].strength", "3"), ("n:foes_flee.fallen", "0,5"),
    ])  # fmt: skip
    assert draft.data == {
        "heroes": [
            {
                "gear": [{"item": "axe", "rewards": ["keen"]}], "virtues": [{"prowess": {"tn": "wits"}}], "strength": 5, "hope": "x",
                "features": ["bold", "swift"], "wounded": True,
            }
        ],
        "loremaster": {"battle_rolls": False},
        "foes_flee": {"fallen": 0.5},
    }  # fmt: skip
    assert (draft.open, draft.pick("hero")) == ("heroes[0]", "hild")


def test_a_name_keeps_its_cases_until_it_is_another() -> None:
    cases = {"en": "Hild", "ru": {"nom": "Хильд", "gen": "Хильд", "gender": "f"}}
    assert name_data(cases, {"en": "Hild", "ru": "Хильд", "gender": "f"}) is cases
    assert name_data(cases, {"en": "Hild", "ru": "Хильда", "gender": "f"}) == {
        "en": "Hild",
        "ru": "Хильда",
        "gender": "f",
    }
    assert name_data(cases, {"en": "Hild", "ru": "", "gender": ""}) == "Hild"
    assert name_data(cases, {"en": "", "ru": "", "gender": "f"}) is None
    assert name_data("Брам", {"en": "", "ru": "Брам", "gender": ""}) == "Брам"


def test_what_cannot_be_a_file_is_refused() -> None:
    for bad in ("", "3", '{"a": 1e999}', '{"n": 123456789012345678901234567890}', '{"a":' * 40 + "1" + "}" * 40):
        with pytest.raises(Unreadable):
            read_data(bad)
    assert read_data('{"a": "x\\ud800\\u0000y"}') == {"a": "x?y"}


def test_places_have_words() -> None:
    assert steps("heroes[0].skills.awe") == ("heroes", 0, "skills", "awe")
    draft = Draft({"heroes": [{"id": "a", "name": "Bram"}]}, "heroes[0]")
    assert places(CompanyForm(Speaker("en"), draft).heroes())["heroes[0].strength"] == "Bram: Strength"


@pytest.mark.parametrize(
    "text", ["1e5", "0o17", "yes", "on", "~", "12:30", "1_0", "- a", "# x", "*a", "<<", " x", "Хильд", "a\nb", "\u2028"]
)
def test_whatever_is_written_is_read_back(text: str) -> None:
    read = read_text(yaml_text({"name": text, "list": [text, {text: 1}]}), "x.yaml")
    assert (read.data, read.problems) == ({"name": text, "list": [text, {text: 1}]}, [])
