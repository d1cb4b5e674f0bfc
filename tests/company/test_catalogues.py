"""The Company's words: nothing is said that no catalogue knows, and both languages say the same."""

from __future__ import annotations

import ast
import importlib
import inspect
import itertools
import pkgutil
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

import affray.company
from affray.company import events
from affray.company.cards import MOMENTS
from affray.company.conditions import CONDITIONS
from affray.company.deeds import TASKS
from affray.company.fighter import STANCES
from affray.company.rulings import EDITIONS, RULINGS
from affray.company.sheet import SKILLS
from affray.company.special import SPECIAL
from affray.company.verbs import VERBS
from affray.kernel.event import Event
from affray.kernel.question import Question
from affray.kernel.text import shipped, signatures
from tests.company.words import CYRILLIC, LANGUAGES, LATIN, packs, text

SOURCE = Path(__file__).parents[2] / "src/affray"
EVENTS = [
    kind for _, kind in inspect.getmembers(events, inspect.isclass) if issubclass(kind, Event) and kind is not Event
]


def files(*folders: str) -> list[ast.Module]:
    return [ast.parse(path.read_text("utf-8")) for folder in folders for path in sorted((SOURCE / folder).glob("*.py"))]


def calls(name: str, *folders: str) -> Iterator[ast.Call]:
    for module in files(*folders):
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name and node.args:
                yield node


def constants(node: ast.AST) -> set[str]:
    return {each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str)}


def missing(keys: set[str]) -> list[str]:
    return sorted(key for lang in LANGUAGES for key in keys if not text(lang).has(key))


def company_keys(lang: str) -> list[str]:
    found: list[str] = []
    for path in sorted((SOURCE / "text" / lang).glob("company*.ftl")):
        found += re.findall(r"^([A-Za-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE)
    return found


# -- the two languages


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert sorted(company_keys("en")) == sorted(company_keys("ru"))
    english, russian = (signatures(lang) for lang in LANGUAGES)
    assert [key for key in company_keys("en") if english[key] != russian[key]] == []


@pytest.mark.parametrize(("lang", "foreign"), [("en", CYRILLIC), ("ru", LATIN)])
def test_no_foreign_letters(lang: str, foreign: re.Pattern[str]) -> None:
    uses = shipped()[lang].uses
    assert [key for key in company_keys(lang) if any(foreign.search(part) for part in uses[key].written)] == []


def test_files_are_short() -> None:
    long = [path.name for path in SOURCE.glob("text/*/company*.ftl") if len(path.read_text("utf-8").splitlines()) > 400]
    assert long == []


# -- everything that is said has its message


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_an_event_has_its_message_with_its_fields(kind: type[Event]) -> None:
    for lang in LANGUAGES:
        assert signatures(lang)[kind.__name__] == {field.name for field in fields(kind)}


def questions() -> list[type[Question]]:
    for module in pkgutil.iter_modules(affray.company.__path__):
        importlib.import_module("affray.company." + module.name)
    found: list[type[Question]] = []
    todo = list(Question.__subclasses__())
    while todo:
        kind = todo.pop()
        todo += kind.__subclasses__()
        if kind.__module__.startswith(("affray.company", "affray.kernel")):
            found.append(kind)
    return found


def test_every_question_has_its_message() -> None:
    found = questions()
    assert len(found) > 15
    assert missing({"ask-" + kind.name for kind in found}) == []


def first_words(name: str) -> set[str]:
    """The words that the rules give to such calls first."""
    return {
        word
        for call in calls(name, "company")
        if isinstance(call.args[0], ast.Constant)
        for word in constants(call.args[0])
    }


def kinds_of(prefix: str) -> set[str]:
    """What may follow the prefix of a message, read from where the rules name it."""
    if prefix == "option-action-":
        return first_words("Deed") | set(TASKS)
    if prefix == "option-foe_action-":
        return first_words("FoeDeed") - {"attack"}
    if prefix == "why-":
        rules = [node for module in files("company") for node in ast.walk(module) if isinstance(node, ast.FunctionDef)]
        returns = [
            node
            for rule in rules
            if rule.name.endswith("_rule")
            for node in ast.walk(rule)
            if isinstance(node, ast.Return)
        ]
        return {word for node in returns if node.value is not None for word in plain_returns(node.value) if word}
    if prefix == "option-foe_icon-":
        listed = {
            special
            for foe in packs().ids("foes")
            for attack in raw_attacks(foe)
            for special in attack.get("special", ())
        }
        return listed | {"heavy_blow", "done"}
    if prefix == "fix-":
        return set(re.findall(r"\[(\w+)\] \{ fix-", (SOURCE / "text/en/company-events.ftl").read_text("utf-8"))) | {
            "end"
        }
    return {
        "option-icon-": {"heavy_blow", "fend_off", "pierce", "shield_thrust", "break_free", "done"},
        "option-hope-": {"no", "hope", "desperate"},
        "option-skill-": {"support", "roll", "hope", "feature", "desperate", "magical"},
        "option-battle-": {"advantage", "removal", "burden"},
    }[prefix]


def plain_returns(node: ast.expr) -> set[str]:
    """The words a `return` may give, not those it compares with."""
    if isinstance(node, ast.IfExp):
        return plain_returns(node.body) | plain_returns(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def raw_attacks(foe: str) -> list[dict[str, Any]]:
    attacks: list[dict[str, Any]] = packs().entries["foes"][foe].raw["attacks"]
    return attacks


def test_all_words_of_the_rules_exist() -> None:
    wanted: set[str] = set()
    for call in [*calls("Words", "company"), *calls("Words", "kernel")]:
        first = call.args[0]
        if isinstance(first, ast.BinOp) and isinstance(first.left, ast.Constant):
            prefix = str(first.left.value)
            if prefix not in ("ask-", "option-", "interjection-"):  # the defaults of Question, named by the question
                kinds = kinds_of(prefix)
                assert kinds, prefix
                wanted |= {prefix + kind for kind in kinds}
        elif not isinstance(first, ast.Name):
            wanted |= {word for word in constants(first) if "-" in word}
    for module in files("company"):
        wanted |= {word for word in constants(module) if re.fullmatch(r"(why|option|ask)-[a-z_-]*[a-z]", word)}
    assert len(wanted) > 100
    assert missing(wanted) == []


def test_all_refusals_exist() -> None:
    wanted = {word for call in calls("NotLegal", "company", "kernel") for word in constants(call.args[0])}
    assert "not-carried" in wanted
    assert missing({"refusal-" + word for word in wanted}) == []
    for lang in LANGUAGES:
        assert all(signatures(lang)["refusal-" + word] <= {"what"} for word in wanted)


def test_all_corrections_have_labels() -> None:
    tree = ast.parse((SOURCE / "company/corrections.py").read_text("utf-8"))
    [listing] = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == "correctable"]
    grounds = {"forest", "water", "underground", "fire"}
    words = {word.rstrip(":") for word in constants(listing) if re.fullmatch(r"[a-z_]+:?", word)} - grounds
    assert {"light", "endurance", "wounds", "remove", "last_round", "ground", "add", "give"} <= words
    assert words | {"condition", "drop", "give", "remove"} == kinds_of("fix-")
    assert missing({"fix-" + word for word in words}) == []


def test_rulings_and_editions_are_explained() -> None:
    wanted = {"ruling-" + ruling.name for ruling in RULINGS} | {"edition-" + name for name in EDITIONS}
    wanted |= {f"ruling-{ruling.name}-{value}" for ruling in RULINGS for value in ruling.values}
    assert missing(wanted) == []


def test_orders_have_words() -> None:
    orders = {"hope": ["ask", "never"], "knockback": ["ask", "never"], "secondary": ["ask", "never"]}
    assert (
        missing(
            {f"order-{name}" for name in orders}
            | {f"order-{name}-{value}" for name, all_ in orders.items() for value in all_}
        )
        == []
    )
    source = (SOURCE / "company/company.py").read_text("utf-8")
    assert set(re.findall(r'"(\w+)": \["ask", "never"\]', source)) == set(orders)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_vocabulary_of_the_cards(lang: str) -> None:
    known = signatures(lang)
    for prefix, words in (("verb-", VERBS), ("condition-", CONDITIONS)):
        for word, kind in words.items():
            assert known[prefix + word] <= {field.name for field in fields(kind)}, word  # type: ignore[arg-type]
    assert [moment.name for moment in MOMENTS if "moment-" + moment.name not in known] == []
    special = "\n".join(path.read_text("utf-8") for path in (SOURCE / "text" / lang).glob("company-cards.ftl"))
    assert [name for name in SPECIAL if f"[{name}]" not in special] == []


def test_names_of_terms() -> None:
    terms = [
        *itertools.chain(*SKILLS.values()),
        *SKILLS,
        *STANCES,
        *TASKS,
        *(moment.name for moment in MOMENTS),
        "loremaster",
        "unarmed",
        "stone",
    ]
    assert missing({"word-" + term.replace("_", "-") for term in terms}) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_of_a_sum_is_named(lang: str) -> None:
    told: set[str] = set()
    for module in files("company"):
        for node in ast.walk(module):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "add"
                and node.args
            ):
                told |= constants(node.args[0])
            elif isinstance(node, ast.AugAssign) and ast.unparse(node.target).endswith("favoured"):
                told |= constants(node.value)
    told |= {call.args[2].value for call in calls("Effect", "company") if isinstance(call.args[2], ast.Constant)}  # type: ignore[misc]
    assert {"forward", "battle_burden", "favoured_skill", "complication"} <= told
    for reason in told:
        assert text(lang).reasons([(reason, 2)], "dice")
