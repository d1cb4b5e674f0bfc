"""All that a prompt can show has its words, in both languages: played at random by people who answer anything."""

import random
import re

import pytest

from affray import games
from affray.cli.explain import explain
from affray.cli.table import AtTable
from affray.cli.voice import Voice, out
from affray.kernel.live import Sitter
from affray.kernel.question import Question
from affray.kernel.session import Session, secret_of

GAME = games.game("company")
# An id that nobody has put into words, or a message that is not there.
RAW = re.compile(r"\[[A-Za-z_-]+: |[a-z]+_[a-z]+")


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_nothing_is_shown_raw(scenario: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = GAME.scenario(scenario)
    rulings = found.rulings(None, {})
    dice = random.Random(7)
    session = Session(lambda table: found.new(table, rulings), {}, secret_of(3))
    voice = Voice(lang, found.names())
    table = AtTable(voice, GAME, session)
    seen: set[str] = set()
    for step in range(160):
        question = session.standing.open
        if not isinstance(question, Question):
            break
        options = question.options()
        if question.name not in seen or step % 8 == 0:
            seen.add(question.name)
            out(voice.said(question.words()))
            for option in options:
                out(table.option(question, option, several=False))
            table.show_closed(question)
            explain(voice, GAME, table.screen, session.fight, question, "")
            table.screen.state(session.fight)
        choice = dice.choice(options)
        table.show(session.answer(question.key(choice), question.by(choice)))
    for what in GAME.corrections(session.fight):
        out(voice.said(GAME.correction_words(what)))
    for card in GAME.cards(session.fight):
        explain(voice, GAME, table.screen, session.fight, None, card)
    shown = capsys.readouterr().out
    rows = [row for row in shown.splitlines() if RAW.search(row)]
    assert not rows
    if lang == "ru":
        assert not [row for row in shown.splitlines() if re.search("[A-Za-z]", row)]


def test_typed_dice_are_awaited_of_everybody() -> None:
    found = GAME.scenario("one_orc")
    rulings = found.rulings(None, {})
    seats = {"hild": Sitter(None, True), "loremaster": Sitter(None, True)}
    session = Session(lambda table: found.new(table, rulings), seats, secret_of(3))
    session.answer("short_spear:orc_soldier_1", "hild")
    session.answer("no", "hild")
    session.throw([7, 3])
    assert session.lines[-1] == {"throw": "attack", "by": "hild", "faces": [7, 3]}
