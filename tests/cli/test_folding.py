"""Long lists of options are folded by kind; nothing is lost, and the order stays."""

from __future__ import annotations

from typing import Any

from affray.kernel.folding import Folded, fold_options
from affray.kernel.question import Question


class Keys(Question):
    """A question whose options are their keys."""

    def __init__(self, keys: list[str]) -> None:
        super().__init__("hild")
        self.keys = keys

    def options(self) -> list[Any]:
        return list(self.keys)

    def key(self, option: Any) -> str:
        return str(option)


def test_a_short_list_stays_as_it_is() -> None:
    keys = ["attack:a", "look:a", "look:b", "look:c", "end"]
    assert fold_options(Keys(keys), keys) == keys


def test_a_long_list_keeps_its_first_kind_and_single_options_and_folds_the_rest() -> None:
    keys = [
        *(f"attack:{n}" for n in range(4)),
        "rally",
        *(f"cross:{n}" for n in range(5)),
        "give_ground",
        *(f"look:{n}" for n in range(5)),
    ]
    shown = fold_options(Keys(keys), keys)
    assert shown[:5] == keys[:5]
    assert [each.kind for each in shown if isinstance(each, Folded)] == ["cross", "look"]
    opened = [one for each in shown for one in (each.options if isinstance(each, Folded) else (each,))]
    assert opened == keys


def test_a_long_list_of_one_kind_is_not_hidden_behind_one_number() -> None:
    keys = [f"hild:{n}" for n in range(20)]
    assert fold_options(Keys(keys), keys) == keys
