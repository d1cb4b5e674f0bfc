"""What a page asks: who is waited for, what has yet to land, what a card's offer would do, and what others see of somebody's choice."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from affray.cli.screens.showdown import ShowdownScreen
from affray.cli.voice import Voice
from affray.kernel.question import Question
from affray.kernel.speaker import Speaker, capital
from affray.showdown.verbs.control import CardOption
from affray.web.acts import Correct
from affray.web.database import open_store
from affray.web.decision import Choice, Decision, decide, spots
from affray.web.hall import Hall
from affray.web.hosted import Hosted
from affray.web.moment import moment
from affray.web.render import Look, env, fragments
from affray.web.store import Person, Store
from affray.web.viewer import Viewer
from tests.web.fights import any_answer, begin

LION = ("showdown", "white-lion-3")
RETREAT = ("company", "running_retreat")
ONE_ORC = ("company", "one_orc")


@pytest.fixture
def kept(sqlite: str) -> Iterator[Store]:
    opened = open_store(sqlite)
    yield opened
    opened.close()


def asked(store: Store, scenario: tuple[str, str], name: str, seed: int = 0) -> tuple[Hosted, Person]:
    """A fight whose host has answered until a question of this name came."""
    id, host = begin(store, scenario)
    random = Random(seed)
    with Hall(store).at(id) as hosted:
        for n in range(300):
            waits = hosted.standing.open
            if isinstance(waits, Question) and waits.name == name:
                return hosted, host
            answer = any_answer(hosted, host, random)
            assert answer is not None
            hosted.act(host, answer, str(n))
    raise AssertionError(f"{name} is not asked")


def seen(hosted: Hosted, *seats: str, lang: str = "en") -> Decision:
    return decide(hosted, Speaker(lang, hosted.names), Viewer(lang, seats=seats))


def choices(decision: Decision) -> list[Choice]:
    return [each for group in decision.groups for each in group.choices]


# -- who is waited for


def test_who_is_waited_for_is_a_person_with_their_seats(kept: Store) -> None:
    hosted, _ = asked(kept, RETREAT, "stance")
    waits = hosted.standing.open
    assert isinstance(waits, Question)
    hild, tom, *more = waits.seats()
    assert seen(hosted).waits_for == (f"Ann ({', '.join(hosted_name(hosted, seat) for seat in (hild, tom, *more))})",)
    kept.join(hosted.id, "Боря", seats=[tom])
    hosted.reread()
    rest = ", ".join(hosted_name(hosted, seat, "ru") for seat in (hild, *more))
    assert seen(hosted, lang="ru").waits_for == (f"Ann ({rest})", f"Боря ({hosted_name(hosted, tom, 'ru')})")
    # One's own seat needs no name beside it.
    assert seen(hosted, tom).waits_for[0] == hosted_name(hosted, tom)
    html = fragments(Look(hosted, Viewer("ru")))["decision"]
    assert f"Ждём: Ann ({rest}), Боря ({hosted_name(hosted, tom, 'ru')})" in html
    hosted.sit(tom, person=None)
    assert seen(hosted).waits_for[-1] == f"{hosted_name(hosted, tom)} (nobody yet)"


def hosted_name(hosted: Hosted, seat: str, lang: str = "en") -> str:
    return capital(Speaker(lang, hosted.names).name(seat))


def test_an_agents_real_dice_are_waited_for_by_its_kind(kept: Store) -> None:
    hosted, _ = asked(kept, ONE_ORC, "stance")
    hosted.sit("hild", agent="sensible", person=None, typed=True)
    assert seen(hosted).kind == "wait"
    assert seen(hosted).waits_for == ("Hild (plays sensibly)",)
    assert seen(hosted, lang="ru").waits_for == ("Хильд (играет разумно)",)


# -- what has yet to land


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Endurance of Hild: 12, as soon as nothing is under way (Ann asked for it)"),
        ("ru", "Выносливость Хильд: 12, как только ничего не будет разыгрываться (просит Ann)"),
    ],
)
def test_a_correction_that_waits_says_what_it_will_be_and_who_asked(kept: Store, lang: str, said: str) -> None:
    hosted, host = asked(kept, ONE_ORC, "hope")
    hosted.act(host, Correct(do="correct", fix="endurance:hild", to=12), "fix")
    assert seen(hosted, lang=lang).pending == (said,)
    assert said in fragments(Look(hosted, Viewer(lang)))["decision"]


@pytest.mark.parametrize("scenario", [LION, RETREAT])
def test_every_correction_that_waits_is_in_words(kept: Store, scenario: tuple[str, str]) -> None:
    hosted, _ = asked(kept, scenario, "act" if scenario is LION else "action")
    game, fight = hosted.game, hosted.standing.fight
    lines = []
    for what in game.corrections(fight):
        values = game.correction_values(fight, what)
        legal = [values.least] if values.number else [values.read(word) for word in values.words[:3]] or [None]
        lines += [{"fix": what, "by": game.host, **({} if to is None else {"to": to})} for to in legal]
    assert len(lines) > 20
    hosted.standing.pending[:] = lines
    for lang in ("en", "ru"):
        for line, said in zip(lines, seen(hosted, lang=lang).pending, strict=True):
            assert "[" not in said
            assert "Ann" in said
            assert "None" not in said
            to = line.get("to")
            assert isinstance(to, bool) or not isinstance(to, int) or str(to) in said


# -- what others see of a choice


def test_the_ways_of_the_monster_are_seen_by_all(kept: Store) -> None:
    hosted, _ = asked(kept, LION, "monster_path")
    waits = hosted.standing.open
    assert isinstance(waits, Question)
    chooser = waits.seat
    other = next(seat.seat for seat in hosted.seats if seat.seat != chooser)
    speaker = Speaker("en", hosted.names)
    own = spots(hosted, speaker, Viewer("en", seats=(chooser,)))
    assert len(own) == len(waits.options()) > 1
    assert not any(spot.seen for spot in own)
    pictures = {}
    for seats in ((chooser,), (other,), ()):
        pictures[seats] = fragments(Look(hosted, Viewer("en", seats=seats)))["picture"]
        found = spots(hosted, speaker, Viewer("en", seats=seats))
        assert [spot.corners for spot in found] == [spot.corners for spot in own]
        assert all(spot.seen for spot in found) == (chooser not in seats)
        assert pictures[seats].count('class="way-line') - pictures[seats].count('class="way-line"') == len(own)
        assert pictures[seats].count('class="way-end"') == len(own)
        assert ("data-square" in pictures[seats]) == (chooser in seats), "only its own seat may choose"
    hit = 'r="19" class="hit"'
    assert len({picture.count(hit) for picture in pictures.values()}) == 1


# -- what a card's offer would do


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_an_offer_says_what_it_does_as_the_terminal_does(
    kept: Store, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    hosted, _ = asked(kept, LION, "card_option")
    question = hosted.standing.open
    assert isinstance(question, CardOption)
    ShowdownScreen(Voice(lang, hosted.names)).consequences(question)
    there = [line.strip().partition(": ")[2] for line in capsys.readouterr().out.splitlines()]
    own = choices(seen(hosted, question.seat, lang=lang))
    assert len(own) > 1
    assert [choice.does for choice in own] == there
    assert all(there)
    html = fragments(Look(hosted, Viewer(lang, seats=(question.seat,))))["decision"]
    for said in there:
        assert f'<small class="does">{said}</small>' in html


def test_other_options_have_no_such_words(kept: Store) -> None:
    hosted, _ = asked(kept, ONE_ORC, "stance")
    found = choices(seen(hosted, "hild"))
    assert found
    assert not any(choice.does for choice in found)
    assert "does" not in fragments(Look(hosted, Viewer("en", seats=("hild",))))["decision"]


# -- where the fight stands

SHOWDOWN = {
    "en": {"monster_path": "monster's turn", "act": "survivors' turn"},
    "ru": {"monster_path": "акт монстра", "act": "акт выживших"},
}
MELEE = {
    "en": {"stance": "stances", "action": "heroes' turn"},
    "ru": {"stance": "стойки", "action": "очередь героев"},
}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_moment_is_that_of_the_act_under_way(kept: Store, lang: str) -> None:
    for scenario, words in ((LION, SHOWDOWN), (ONE_ORC, MELEE)):
        for question, phase in words[lang].items():
            hosted, _ = asked(kept, scenario, question)
            speaker = Speaker(lang, hosted.names)
            fight: Any = hosted.standing.fight
            now = moment(scenario[0], fight, speaker)
            assert now == (speaker.t("web-round", n=fight.round), phase)
            top = env.get_template("top.html").render(t=speaker.t, title="x", moment=now, over=False)
            assert f'<span class="phase">{phase.replace(chr(39), "&#39;")}</span>' in top


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("scenario", [LION, ("showdown", "white-lion-prologue"), RETREAT, ("company", "night_ambush")])
def test_every_moment_has_words(kept: Store, scenario: tuple[str, str], lang: str) -> None:
    id, host = begin(kept, scenario)
    random = Random(3)
    found = set()
    with Hall(kept).at(id) as hosted:
        speaker = Speaker(lang, hosted.names)
        for n in range(400):
            fight: Any = hosted.standing.fight
            round_now, phase = moment(hosted.game.name, fight, speaker)
            assert bool(round_now) == (fight.round > 0)
            assert "_" not in phase
            assert lang == "en" or not any("a" <= letter <= "z" for letter in phase), phase
            found.add(phase)
            answer = any_answer(hosted, host, random)
            if answer is None:
                break
            hosted.act(host, answer, str(n))
    assert len(found) > 2
