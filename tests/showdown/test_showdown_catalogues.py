"""The showdown's words: what the rules tell, ask, close and name is said in both languages, with nothing missing and nothing over."""

from __future__ import annotations

import ast
import re
from dataclasses import fields

import pytest

from affray.kernel.event import Event
from affray.kernel.names import CASES, Ref
from affray.kernel.question import Question
from affray.kernel.text import shipped, signatures
from affray.showdown import closed, events
from affray.showdown.cards import MOMENTS, OPPORTUNITIES
from affray.showdown.lines import tell
from affray.showdown.packs import load_packs
from affray.showdown.survivor import ATTRIBUTES, LOCATIONS
from tests.showdown.catalogue import (
    EVENTS,
    FOREIGN,
    LANGUAGES,
    QUESTIONS,
    SOURCE,
    SPOKEN,
    TREES,
    ill,
    key_of,
    keys,
    text,
)
from tests.showdown.fights import rulings, scenario

# -- both languages


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert sorted(keys("en")) == sorted(keys("ru"))
    english, russian = (signatures(lang) for lang in LANGUAGES)
    assert [key for key in keys("en") if english[key] != russian[key]] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_foreign_letters(lang: str) -> None:
    uses = shipped()[lang].uses
    assert all(text(lang).has(key) for key in keys(lang))
    signatures(lang)
    assert [key for key in keys(lang) if any(FOREIGN[lang].search(part) for part in uses[key].written)] == []


def test_files_are_short() -> None:
    long = [path for path in SOURCE.glob("text/*/showdown*.ftl") if len(path.read_text("utf-8").splitlines()) > 400]
    assert long == []


# -- events


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_an_event_has_its_message_with_its_fields(kind: type[Event]) -> None:
    for lang in LANGUAGES:
        assert signatures(lang)[key_of(kind)] == {field.name for field in fields(kind)}


# -- questions, options, what is closed


def said_words() -> dict[str, set[str] | None]:
    """Every message that the rules give to `Words`, and the fields it gets where they can be read from the call; "a-*" for what begins so."""
    found: dict[str, set[str] | None] = {}
    for tree in TREES:
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Words"):
                continue
            first = node.args[0]
            dynamic = isinstance(first, ast.BinOp | ast.JoinedStr)
            given = node.args[1] if len(node.args) > 1 else ast.Dict([], [])
            fixed = isinstance(given, ast.Dict) and all(isinstance(key, ast.Constant) for key in given.keys)
            has = {key.value for key in given.keys} if fixed else None  # type: ignore[attr-defined]
            for each in ast.walk(first):
                if isinstance(each, ast.Constant) and isinstance(each.value, str) and re.match(r"[a-z]+-", each.value):
                    found[each.value + ("*" if dynamic else "")] = has
    return found


def test_what_the_rules_say_has_its_message() -> None:
    known = signatures("en")
    wrong: list[str] = []
    for key, given in said_words().items():
        if key.endswith("*"):
            if not any(each.startswith(key[:-1]) for each in known):
                wrong.append(key)
        elif key not in known or (given is not None and not known[key] <= given):
            wrong.append(key)
    assert wrong == []


@pytest.mark.parametrize("kind", QUESTIONS, ids=lambda kind: kind.__name__)
def test_a_question_that_has_no_words_of_its_own_has_its_messages(kind: type[Question]) -> None:
    known = signatures("en")
    if kind.words is Question.words:
        assert known[f"ask-{kind.name}"] <= {"seat"}
    if kind.option_words is Question.option_words:
        assert known[f"option-{kind.name}"] <= {"option"}
    assert f"ask-{kind.name}" in known


def test_nothing_is_written_that_nobody_says() -> None:
    said = said_words()
    begins = tuple(key[:-1] for key in said if key.endswith("*"))
    used = {key_of(kind) for kind in EVENTS} | {key for key in said if not key.endswith("*")}
    used |= {f"{what}-{kind.name}" for kind in QUESTIONS for what in ("ask", "option")}
    used |= {"group-act-activate", *[f"group-window-{moment}" for moment in OPPORTUNITIES]}
    for lang in LANGUAGES:
        over = [
            key
            for key in keys(lang, *SPOKEN)
            if key not in used and not key.startswith(("sd-", "word-", "closed-")) and not key.startswith(begins)
        ]
        assert over == []


def returned(function: str, module: str) -> set[str]:
    """The words that a rule may return."""
    tree = ast.parse((SOURCE / "showdown" / f"{module}.py").read_text("utf-8"))
    [rule] = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == function]
    returns = [node for node in ast.walk(rule) if isinstance(node, ast.Return) and node.value is not None]
    values = [each for node in returns for each in ast.walk(node.value) if isinstance(each, ast.Constant)]  # type: ignore[arg-type]
    return {each.value for each in values if isinstance(each.value, str) and each.value}


def test_every_reason_for_closing_has_its_words_and_its_clause() -> None:
    returns = returned("may_use", "survival") | returned("no_move", "closed") | returned("no_attack", "closed")
    assert {"no-survival", "unresolved", "out-of-reach"} <= returns
    assert returns <= set(closed.CLAUSES)
    for lang in LANGUAGES:
        written = {key.removeprefix("closed-") for key in keys(lang, "closed") if not key.startswith("closed-option-")}
        assert written == set(closed.CLAUSES)


# -- names: moments, labels, what is thrown and drawn for


def labels() -> set[str]:
    """What the rules give as the name of a part of a sum."""
    found: set[str] = set()
    for tree in TREES:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "add":
                first = node.args[0] if len(node.args) == 2 else None
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    found.add(first.value)
    return found | set(ATTRIBUTES) | {"least_face", "most_face"}


def test_the_parts_of_every_sum_have_the_showdowns_names() -> None:
    assert {"face", "blind_spot", "perfect_hits"} <= labels()
    for label in labels():
        event = events.SurvivorAttacks(Ref("ada"), Ref("scrap_dagger"), 2, [(label, 2)])
        for lang in LANGUAGES:
            assert not ill(lang, tell(event, text(lang))), label
            # A label of the other game would be another word.
            own = "showdown-" + label.replace("_", "-")
            assert not text(lang).has("reason-" + label.replace("_", "-")) or text(lang).has("reason-" + own)


def test_no_label_is_another_games_word() -> None:
    others = {key.removeprefix("reason-").replace("-", "_") for key in signatures("en") if key.startswith("reason-")}
    assert [id for id in load_packs().names() if id in others and id not in ATTRIBUTES] == []
    own = [
        key.removeprefix("reason-showdown-").replace("-", "_")
        for key in keys("en", "reasons")
        if key.startswith("reason-")
    ]
    assert [label for label in own if label not in labels()] == []


def causes() -> set[str]:
    """What is thrown and drawn for, and died of."""
    found: set[str] = set()
    for tree in TREES:
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            at = {"D10": 0, "TableDie": 0, "draw": 2, "kill": 1}.get(name)
            if name == "__init__" and len(node.args) == 3 and isinstance(node.args[2], ast.BinOp | ast.Tuple):
                at = 0
            if at is not None and len(node.args) > at and isinstance(node.args[at], ast.Constant):
                found.add(node.args[at].value)  # type: ignore[attr-defined]
    return found | {"monster_attack"}


def vocabulary() -> set[str]:
    """The moments that cards may name, from their description."""
    page = (SOURCE.parents[1] / "docs/showdown-vocabulary.md").read_text("utf-8")
    return set(re.findall(r"- `(\w+)`:", page.partition("## Moments")[2].partition("## Numbers")[0]))


def test_moments_causes_and_locations_have_names() -> None:
    assert {"wound", "hit_location", "ai", "severe_injury", "survivor_location"} <= causes()
    wanted = {moment.name for moment in MOMENTS} | vocabulary() | causes() | set(LOCATIONS)
    for lang in LANGUAGES:
        for id in sorted(wanted):
            assert not ill(lang, text(lang).name(id)), id
        written = {key.removeprefix("word-").replace("-", "_") for key in keys(lang, "moments")}
        assert {each.removeprefix("showdown_") for each in written} - wanted == set()


def test_the_showdown_has_its_own_words() -> None:
    russian = text("ru")
    assert [russian.name("strength", case) for case in CASES] == ["сила", "силы", "силе", "силу", "силой", "силе"]
    assert text("en").name("luck") == "Luck"
    assert (text("en").name("wound"), russian.name("wound")) == ("wound attempt", "попытка ранения")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_standing_orders_have_their_words(lang: str) -> None:
    fight = scenario("white-lion-1").prototype(rulings("white-lion-1"))
    choices = fight.order_choices(fight.seats()[0])
    wanted = {f"order-{name}" for name in choices}
    wanted |= {f"order-{name}-{value}" for name, values in choices.items() for value in values}
    assert set(keys(lang, "orders")) == wanted
