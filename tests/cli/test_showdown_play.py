"""A showdown played at the keyboard to its end, in both languages, with virtual and with real cards and dice."""

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from affray.cli.main import run
from affray.cli.table import AtTable
from affray.kernel.record import load

from .conftest import Affray
from .hands import Hands

# An id that nobody has put into words, or a message that is not there.
RAW = re.compile(r"\[[A-Za-z_-]+: [a-z]{2}:|\b[a-z]+_[a-z]+")
ANSI = re.compile(r"\x1b\[[0-9;]*m")

Played = Callable[..., tuple[str, Hands]]


@pytest.fixture
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Played:
    """Play a showdown by hand to its end; what was shown, and the hands that played it."""
    monkeypatch.chdir(tmp_path)
    for name in ("AFFRAY_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def play(*args: str, seed: int = 1, extra: Callable[[], list[str]] | None = None) -> tuple[str, Hands]:
        hands = Hands(seed, extra)
        begin = AtTable.__init__

        def sit(table: AtTable, *given: Any) -> None:
            begin(table, *given)
            hands.table = table

        monkeypatch.setattr(AtTable, "__init__", sit)
        monkeypatch.setattr(sys, "stdin", hands)
        try:
            run([*args, "--seat", "all=human", "--seed", str(seed), "--record", "f.affray"])
        except SystemExit:
            pass
        return ANSI.sub("", capsys.readouterr().out), hands

    return play


SIGHTS = {
    "en": ["b", "sheet", "sheet zahar", "grid ulyana", "monster", "deck", "s", "sheet nobody", "z99"],
    "ru": ["поле", "лист", "лист захар", "инвентарь ульяна", "монстр", "колоды", "с", "лист никто", "я99"],
}


@pytest.mark.parametrize(("lang", "ends"), [("en", "The showdown is over"), ("ru", "Схватка окончена")])
def test_a_showdown_to_the_end(played: Played, lang: str, ends: str) -> None:
    shown, hands = played("--lang", lang, "play", "showdown/white-lion-1", seed=4, extra=lambda: list(SIGHTS[lang]))
    assert ends in shown
    assert hands.table is not None
    assert hands.table.session.over
    assert len(hands.typed) > 40
    assert not RAW.findall(shown.replace("f.affray", ""))
    record = load(Path("f.affray"))
    assert "cards" not in record.header
    kinds = {next(iter(line)) for line in record.force}
    assert {"ask", "throw", "draw"} <= kinds


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_real_cards_and_real_dice(played: Played, affray: Affray, lang: str) -> None:
    args = ("--lang", lang, "play", "showdown/white-lion-1", "--cards", "physical", "--dice", "typed")
    shown, hands = played(*args, seed=2)
    assert hands.table is not None
    assert hands.table.session.over
    assert not RAW.findall(shown.replace("f.affray", ""))
    asked = {
        "en": ("draw an AI card. Which one came?", "hit location"),
        "ru": ("тянет карту ИИ", "области повреждения"),
    }
    assert all(words in shown for words in asked[lang])
    record = load(Path("f.affray"))
    assert record.header["cards"] == "physical"
    replayed = affray("replay", "f.affray")
    assert replayed.exit_code == 0
    assert affray("check", "f.affray").exit_code == 0


def test_a_drawn_card_is_found_by_its_name_and_refused_with_the_nearest(affray: Affray) -> None:
    args = ("play", "showdown/white-lion-1", "--seat", "all=sensible", "--seat", "ulyana=human", "--seed", "3")
    typed = "clwa\n99\nclaw, claw\nclaw\nq\n"
    shown = affray(*args, "--cards", "physical", "--record", "f.affray", typed=prepared(affray) + typed).output
    assert "No card “clwa” can come now. Did you mean Claw?" in shown
    assert "99 is not a number from 1 to" in shown
    assert "1 card is wanted, 2 given." in shown
    assert {"draw": "ai", "by": "ulyana", "cards": ["claw"]} in load(Path("f.affray")).force


def prepared(affray: Affray) -> str:
    """What is typed until the first AI card is drawn: chance deals the terrain, Ulyana is placed."""
    return "v\nb11\n"
