"""At a question: an empty line shows it again and leaves an opened list; `?` and the closed list speak in sentences."""

import re

import pytest

from affray.kernel.clauses import sentence
from affray.kernel.speaker import Speaker
from affray.showdown.cards import MOMENTS
from affray.showdown.closed import CLAUSES
from tests.showdown.catalogue import QUESTIONS

from .conftest import Affray

BARE = re.compile(r"\b\d\.\d+\b")
PLAY = ("play", "showdown/white-lion-1", "--seed", "3", "--record", "f.affray", "--seat", "all=sensible")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_rule_behind_a_question_is_a_sentence(lang: str) -> None:
    speaker = Speaker(lang)
    rules = (
        {kind.clause for kind in QUESTIONS if kind.clause}
        | {moment.clause for moment in MOMENTS}
        | set(CLAUSES.values())
    )
    assert {"2.3", "2.8", "SD-35"} <= rules
    for rule in rules:
        id, said = speaker.rule(rule)
        assert said.endswith("."), rule
        assert not BARE.search(said), rule
        assert bool(id) == bool(sentence(rule, lang)), rule


def test_a_rule_without_a_sentence_is_called_by_its_name() -> None:
    assert Speaker("en").rule("term_flow")[1] == ""
    assert Speaker("en").rule("") == ("", "")


def test_an_empty_line_shows_the_question_and_its_board_again(affray: Affray) -> None:
    shown = affray(*PLAY, "--seat", "ulyana=human", typed="\nq\n").output
    assert shown.count("Where does Ulyana begin?") == 2
    assert shown.count("spaces: type one, like") == 2
    assert len(re.findall(r"^ +1 +2 +3 ", shown, re.MULTILINE)) == 2


def test_an_empty_line_leaves_an_opened_list(affray: Affray, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("affray.kernel.folding.BREAKS", 0)
    args = ("play", "showdown/white-lion-2", "--seed", "9", "--record", "f.affray", "--seat", "all=sensible")
    # Passes by the flow, is grabbed, and comes to her act; there opens what she may do at any time.
    shown = affray(*args, "--seat", "ulyana=human", typed="b12\n2\n1\n1\n1\n5\n\n9\nq\n").output
    opened = shown.rpartition("Number (Enter: back):")[2]
    assert "Ulyana acts: what next? 1 movement, 1 activation left" in opened
    assert "A number from 1 to 5 is wanted." in opened


def test_a_card_that_acts_is_named(affray: Affray) -> None:
    args = ("play", "showdown/white-lion-2", "--seed", "9", "--record", "f.affray", "--seat", "all=sensible")
    shown = affray(*args, "--seat", "ulyana=human", typed="b12\n2\n1\n1\nq\n").output
    assert "Effect of Leather Mask\n  Ulyana: insanity +2, now 2" in shown
    assert "Effect of Cunning\n  Target: Ulyana (at random)" in shown


def test_what_is_closed_and_the_rule_say_no_number(affray: Affray) -> None:
    shown = affray(*PLAY, "--seat", "ulyana=human", typed="?\nx\nq\n").output
    assert "as far from the monster as the story event says" in shown
    assert not BARE.search(shown)


def test_a_persistent_injury_and_a_location_by_one_word_are_found(affray: Affray) -> None:
    shown = affray(*PLAY, "--seat", "ulyana=human", typed="? ruptured tendon\n? heel\nq\n").output
    assert "Ruptured Tendon\n" in shown
    assert "Beast's Heel\n" in shown
    assert "Nothing is called" not in shown


def test_an_undo_says_what_was_taken_back(affray: Affray) -> None:
    shown = affray(*PLAY, "--seat", "ulyana=human", typed="b11\nu\nq\n").output
    assert "Taken back: [Ulyana] Where does Ulyana begin? – B11" in shown
    shown = affray(*PLAY[:-4], "--seat", "all=human", "--lang", "ru", typed="b11\nо\nв\n").output
    assert "Отменено: [Ульяна] Где начинает Ульяна? — B11" in shown


def test_an_undone_order_is_named(affray: Affray) -> None:
    shown = affray(*PLAY, "--seat", "ulyana=human", typed="o\n1\nu\nq\n").output
    assert "Taken back: [Ulyana] Ask me when survival actions are possible: every time" in shown
