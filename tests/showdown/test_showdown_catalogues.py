"""The showdown's words: every event has its message with its fields in both languages, and what the rules name has a name."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import re
from dataclasses import fields
from functools import cache
from pathlib import Path

import pytest

import affray.showdown
from affray.kernel.event import Event
from affray.kernel.names import CASES, Name, Ref
from affray.kernel.question import Question
from affray.kernel.text import Lexicon, Text, shipped, signatures
from affray.showdown import events, turn_events
from affray.showdown.packs import load_packs
from affray.showdown.verbs import control, told
from affray.showdown.verbs.cards import CardMood

SOURCE = Path(__file__).parents[2] / "src/affray"
LANGUAGES = ("en", "ru")
EVENTS = [
    kind
    for module in (events, turn_events, told)
    for _, kind in inspect.getmembers(module, inspect.isclass)
    if issubclass(kind, Event) and kind is not Event and kind.__module__ == module.__name__
]
PEOPLE = {
    "ada": Name.from_data({"en": "Ada", "ru": "Ада"}),
    "zakhar": Name.from_data({"en": "Zakhar", "ru": "Захар"}),
}


@cache
def text(lang: str) -> Text:
    return Text(lang, shipped(), Lexicon([PEOPLE, load_packs().names()]))


def keys(lang: str) -> list[str]:
    found: list[str] = []
    for path in sorted((SOURCE / "text" / lang).glob("showdown*.ftl")):
        found += re.findall(r"^([A-Za-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE)
    return found


def message(kind: type[Event]) -> str:
    """`showdown-` before the class's name where another game has that message."""
    own = "showdown-" + kind.__name__
    return own if own in signatures("en") else kind.__name__


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_an_event_has_its_message_with_its_fields(kind: type[Event]) -> None:
    for lang in LANGUAGES:
        assert message(kind) in keys(lang)
        assert signatures(lang)[message(kind)] == {field.name for field in fields(kind)}


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert sorted(keys("en")) == sorted(keys("ru"))
    english, russian = (signatures(lang) for lang in LANGUAGES)
    assert [key for key in keys("en") if english[key] != russian[key]] == []


@pytest.mark.parametrize(("lang", "foreign"), [("en", "[а-яёА-ЯЁ]"), ("ru", "[A-Za-z]")])
def test_no_foreign_letters(lang: str, foreign: str) -> None:
    uses = shipped()[lang].uses
    assert all(text(lang).has(key) for key in keys(lang))
    signatures(lang)
    assert [key for key in keys(lang) if any(re.search(foreign, part) for part in uses[key].written)] == []


def test_the_questions_of_cards_have_their_words() -> None:
    kinds: list[type[Question]] = [control.Willing, control.CardOption, control.CardSurvivor, CardMood]
    for lang in LANGUAGES:
        for kind in kinds:
            assert text(lang).has(f"ask-{kind.name}")
            assert text(lang).has(f"option-{kind.name}")


def labels() -> set[str]:
    """What the rules give as the name of a part of a sum."""
    found: set[str] = set()
    for module in pkgutil.iter_modules(affray.showdown.__path__):
        source = inspect.getsource(importlib.import_module(f"affray.showdown.{module.name}"))
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "add":
                first = node.args[0] if len(node.args) == 2 else None
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    found.add(first.value)
    return found


def test_the_parts_of_every_sum_have_names() -> None:
    assert {"face", "blind_spot", "perfect_hits"} <= labels()
    for lang in LANGUAGES:
        for label in labels():
            assert text(lang).reasons([(label, 2)]), label


def test_attributes_are_the_showdowns_own_words() -> None:
    russian = text("ru")
    assert [russian.name("strength", case) for case in CASES] == ["сила", "силы", "силе", "силу", "силой", "силе"]
    assert text("en").name("luck") == "Luck"


@pytest.mark.parametrize(
    ("event", "english", "russian"),
    [
        (events.SurvivorDown(Ref("ada")), "Ada is knocked down", "Ада сбита с ног"),
        (events.SurvivorDown(Ref("zakhar")), "Zakhar is knocked down", "Захар сбит с ног"),
        (
            events.SurvivorAttacks(Ref("ada"), Ref("scrap_dagger"), 3, [("scrap_dagger", 3)]),
            "Ada attacks with Scrap Dagger: 3 dice (Scrap Dagger +3)",
            "Ада атакует кинжалом из обломка: 3 кубика (кинжал из обломка +3)",
        ),
        (
            events.PersistentInjury(Ref("beasts_heel"), Ref("ruptured_tendon")),
            "Ruptured Tendon: Beast's Heel stays on the monster's panel",
            "Постоянная травма, разрыв сухожилия: карта «Пята зверя» остаётся на планшете монстра",
        ),
        (
            events.MonsterWounded(2, 1),
            "The monster is wounded: 2 AI cards left, wounds: 1",
            "Монстр ранен: осталось 2 карты ИИ, в стопке ранений 1",
        ),
        (
            turn_events.MonsterMoved(Ref("white_lion"), "H10", "west"),
            "White Lion moves to H10, facing west",
            "Белый Лев передвигается на клетку H10, передом на запад",
        ),
        (turn_events.PriorityTarget(None), "Nobody is the priority target now", "Приоритетной цели больше нет"),
        (
            told.EffectBegan(Ref("white_lion"), Ref("sniff"), "all_are_threats", 1, "next_round"),
            "Sniff: all survivors are threats until the next round ends",
            "Принюхивание: все выжившие считаются угрозами до конца следующего раунда",
        ),
    ],
)
def test_sentences(event: Event, english: str, russian: str) -> None:
    key = message(type(event))
    assert [text(lang).t(key, **event.fields()) for lang in LANGUAGES] == [english, russian]
