"""What the showdown says, gathered: its events, questions and messages; and what is wrong with a line for who reads it."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from functools import cache
from pathlib import Path
from typing import Any

import affray.showdown
from affray.kernel.event import Event
from affray.kernel.names import Name
from affray.kernel.question import Question
from affray.kernel.text import Lexicon, Text, shipped, signatures
from affray.showdown.packs import load_packs
from affray.showdown.scenario import scenarios
from tests.showdown.fights import scenario

SOURCE = Path(__file__).parents[2] / "src/affray"
LANGUAGES = ("en", "ru")
# The files that hold what is told, asked and closed; the others of the showdown have their own tests.
SPOKEN = ("events", "turn", "survivors", "aftermath", "questions", "closed")
PEOPLE = {
    "ada": Name.from_data({"en": "Ada", "ru": "Ада"}),
    "bo": Name.from_data({"en": "Bo", "ru": {"nom": "Богдан"}}),
    "cy": Name.from_data({"en": "Cyra", "ru": {"nom": "Кира"}}),
    "di": Name.from_data({"en": "Di", "ru": {"nom": "Захар"}}),
    "zakhar": Name.from_data({"en": "Zakhar", "ru": "Захар"}),
}
FOREIGN = {"en": re.compile(r"[а-яёА-ЯЁ]"), "ru": re.compile(r"[A-Za-z]")}
SQUARE = re.compile(r"\b[A-P]\d{1,2}\b")
MODULES = [
    importlib.import_module(found.name)
    for found in pkgutil.walk_packages(affray.showdown.__path__, affray.showdown.__name__ + ".")
]
TREES = [ast.parse(path.read_text("utf-8")) for path in sorted((SOURCE / "showdown").rglob("*.py"))]


def subclasses(base: type[Any]) -> list[type[Any]]:
    found: list[type[Any]] = []
    todo = list(base.__subclasses__())
    while todo:
        kind = todo.pop()
        todo += kind.__subclasses__()
        if kind.__module__.startswith("affray.showdown") and kind not in found:
            found.append(kind)
    return sorted(found, key=lambda kind: kind.__name__)


EVENTS = subclasses(Event)
QUESTIONS = subclasses(Question)


@cache
def text(lang: str) -> Text:
    return Text(lang, shipped(), Lexicon([PEOPLE, *[scenario(id).names() for id in scenarios()], load_packs().names()]))


def keys(lang: str, *parts: str) -> list[str]:
    """The messages of these files of the showdown; of all without any."""
    found: list[str] = []
    for part in parts or ("*",):
        for path in sorted((SOURCE / "text" / lang).glob(f"showdown-{part}.ftl")):
            found += re.findall(r"^([A-Za-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE)
    return found


def key_of(kind: type[Event]) -> str:
    """`showdown-` before the class's name where another game has that message."""
    own = "showdown-" + kind.__name__
    return own if own in signatures("en") else kind.__name__


def ill(lang: str, line: str) -> str:
    """What is wrong with a line for a reader, or nothing."""
    bare = SQUARE.sub("9", line)
    for what, pattern in {
        "a bracket or a variable": r"[{}$]", "an id": r"\w_\w", "a loose comma": r" [,.:;?]|,,|\( | \)", "spaces": "  |^ | $|\n",
        "letters of another language": FOREIGN[lang].pattern,
    }.items():  # fmt: skip
        if re.search(pattern, bare):
            return f"{what}: {line}"
    return ""
