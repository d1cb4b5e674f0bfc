"""What a page of "make your own" shows: entries with parts, parts with fields and rows. Fields come from the models that check the files."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from affray.kernel.names import GENDERS
from affray.kernel.speaker import capital
from affray.web.make_data import at, name_parts, steps

if TYPE_CHECKING:
    from pydantic import BaseModel

    from affray.kernel.speaker import Speaker

__all__ = [
    "Adder", "Button", "Cell", "Choices", "Entry", "Form", "Input", "Part", "Row", "Spec", "anchor", "places", "specs",
]  # fmt: skip

Choices = tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
"""Groups of what may be chosen: a heading ("" for none), then (value, words) each."""


@dataclass(frozen=True)
class Input:
    """A field: `name` on the form, `path` in the data. `kind`: number, text, choice, flag, many, area."""

    name: str
    path: str
    label: str
    kind: str
    value: Any = ""
    choices: Choices = ()
    least: int | None = None
    most: int | None = None
    hint: str = ""


@dataclass(frozen=True)
class Button:
    """`do` is what the button asks for, `to` the place where the page is to stand afterwards."""

    do: str
    label: str
    to: str = ""
    style: str = ""


@dataclass(frozen=True)
class Adder:
    """A list to add from: `pick` is its name, `chosen` what was picked last; `count` lets somebody say how many."""

    pick: str
    label: str
    choices: Choices
    buttons: tuple[Button, ...]
    chosen: str = ""
    count: str = ""


@dataclass(frozen=True)
class Row:
    """An item of a list: its name, what it does, its own fields."""

    path: str
    title: str
    line: str = ""
    lines: tuple[str, ...] = ()
    inputs: tuple[Input, ...] = ()
    more: tuple[Input, ...] = ()
    buttons: tuple[Button, ...] = ()


@dataclass(frozen=True)
class Cell:
    """A space of a gear grid."""

    path: str
    title: str
    line: str
    lines: tuple[str, ...]
    button: Button


@dataclass(frozen=True)
class Part:
    """Fields and rows that belong together. `fold`: "" stands open, "shut" and "open" can be folded."""

    title: str
    inputs: tuple[Input, ...] = ()
    rows: tuple[Row, ...] = ()
    adders: tuple[Adder, ...] = ()
    cells: tuple[Cell, ...] = ()
    path: str = ""
    fold: str = ""
    style: str = ""
    about: str = ""


@dataclass(frozen=True)
class Entry:
    """A fighter: one line, or open with all that can be changed."""

    path: str
    title: str
    line: str
    parts: tuple[Part, ...] = ()
    buttons: tuple[Button, ...] = ()
    open: bool = False


def anchor(path: str) -> str:
    """The id of a place on the page."""
    return "at-" + re.sub(r"[^A-Za-z0-9]+", "-", path).strip("-")


def places(thing: Any, said: str = "", found: dict[str, str] | None = None) -> dict[str, str]:
    """Every place that is on the page, with its words ("Hild: Strength")."""
    found = {} if found is None else found
    if isinstance(thing, tuple | list):
        for each in thing:
            places(each, said, found)
    elif is_dataclass(thing):
        label = str(getattr(thing, "label", "") or getattr(thing, "title", ""))
        whole = f"{said}: {label}" if said and label else said or label
        path = getattr(thing, "path", "")
        # A part that is about one field leaves its place to the field.
        if path and not (isinstance(thing, Part) and path in [each.path for each in thing.inputs]):
            found.setdefault(path, whole)
        below = label if isinstance(thing, Entry) else said
        for each in fields(thing):
            places(getattr(thing, each.name), below, found)
    return found


# -- the models


@dataclass(frozen=True)
class Spec:
    """What a model says of one of its fields."""

    key: str
    kind: str
    least: int | None = None
    most: int | None = None
    words: tuple[str, ...] = ()
    default: Any = None
    needed: bool = False


@cache
def specs(model: type[BaseModel]) -> dict[str, Spec]:
    """The fields of a model, with their bounds and words: out of its JSON schema, as an editor has it."""
    schema = model.model_json_schema(by_alias=True)
    needed = schema.get("required", ())
    return {key: spec(key, raw, key in needed) for key, raw in schema.get("properties", {}).items()}


def spec(key: str, raw: Mapping[str, Any], needed: bool) -> Spec:
    default = raw.get("default")
    several = [one for one in raw.get("anyOf", ()) if one.get("type") != "null"]
    only: Mapping[str, Any] = several[0] if len(several) == 1 else raw
    kind, words = kind_of(key, only)
    return Spec(key, kind, only.get("minimum"), only.get("maximum"), words, default, needed)


TYPES: Final = {"integer": "number", "number": "number", "boolean": "flag", "string": "text"}


def kind_of(key: str, raw: Mapping[str, Any]) -> tuple[str, tuple[str, ...]]:
    if "enum" in raw or "const" in raw:
        return "choice", tuple(str(each) for each in raw.get("enum", [raw.get("const")]))
    sort = raw.get("type")
    items = raw.get("items", {})
    if sort == "array" and "enum" in items:
        return "many", tuple(str(each) for each in items["enum"])
    if sort == "object" and "enum" in raw.get("propertyNames", {}):
        return "ranks", tuple(str(each) for each in raw["propertyNames"]["enum"])
    if isinstance(sort, str) and sort in TYPES:
        return TYPES[sort], ()
    sorts = [one.get("type") for one in raw.get("anyOf", ())]
    if set(sorts) == {"integer", "number"}:
        return "number", ()
    if sorts == ["string", "array"]:
        return "texts", ()
    return key, ()


# -- fields


class Form:
    """Makes the fields of a form over the data, in one language."""

    def __init__(self, speaker: Speaker, data: dict[str, Any]) -> None:
        self.speaker = speaker
        self.data = data

    def t(self, key: str, /, **variables: object) -> str:
        return self.speaker.t(f"make-{key}", **variables)

    def value(self, path: str) -> Any:
        return at(self.data, steps(path))

    def shown(self, path: str) -> str:
        """A value as it stands in a field."""
        value = self.value(path)
        if isinstance(value, list):
            return ", ".join(str(each) for each in value)
        return "" if value is None or isinstance(value, dict) else str(value)

    def titled(self, id: str) -> str:
        """What an id is called."""
        return capital(self.speaker.name(id))

    def label(self, key: str, kind: str = "") -> str:
        """What a key is called: in the form's own words (for a number others than for a choice), else in those of the rules."""
        word = "make-key-" + key.replace("_", "-")
        for each in (f"{word}-{kind}", word):
            if self.speaker.text.has(each):
                return self.speaker.t(each)
        return self.titled(key)

    def worded(self, key: str, value: str) -> str:
        """What a value of a key is called."""
        word = f"make-value-{key}-{value}".replace("_", "-")
        return self.speaker.t(word) if self.speaker.text.has(word) else self.titled(value)

    def choices(self, ids: Iterable[str], heading: str = "") -> Choices:
        """Ids by their names, in the order of the alphabet."""
        found = sorted(((id, self.titled(id)) for id in ids), key=lambda one: one[1].casefold())
        return ((heading, tuple(found)),)

    # -- single fields

    def number(self, path: str, label: str, least: int | None = None, most: int | None = None, hint: str = "") -> Input:
        return Input(f"n:{path}", path, label, "number", self.shown(path), (), least, most, hint)

    def text(self, path: str, label: str, hint: str = "", letter: str = "t", choices: Choices = ()) -> Input:
        """With choices it is a text that has suggestions."""
        return Input(f"{letter}:{path}", path, label, "text", self.shown(path), choices, hint=hint)

    def choice(
        self, path: str, label: str, choices: Choices, usual: str | None = None, empty: str | None = None
    ) -> Input:
        """`usual` is what is meant while the data say nothing, and is not written; `empty` are the words for saying nothing."""
        value = self.shown(path)
        if usual is not None and value != usual:
            choices = tuple(
                (said, tuple(("" if id == usual else id, words) for id, words in group)) for said, group in choices
            )
        known = [id for _, group in choices for id, _ in group]
        if empty is not None:
            choices = (("", (("", empty),)), *choices)
        if value and value not in known:
            choices = (*choices, ("", ((value, value),)))
        return Input(f"t:{path}", path, label, "choice", value, choices)

    def flag(self, path: str, label: str, usual: bool = False) -> Input:
        value = self.value(path)
        return Input(f"{'F' if usual else 'f'}:{path}", path, label, "flag", usual if value is None else value is True)

    def many(self, path: str, label: str, choices: Choices) -> Input:
        value = self.value(path)
        chosen = [str(each) for each in value] if isinstance(value, list) else [value] if isinstance(value, str) else []
        lost = [each for each in chosen if each not in [id for _, group in choices for id, _ in group]]
        if lost:
            choices = (*choices, ("", tuple((each, self.titled(each)) for each in lost)))
        return Input(f"m:{path}", path, label, "many", chosen, choices)

    def texts(self, path: str, label: str, hint: str = "") -> Input:
        return self.text(path, label, hint or self.t("by-commas"), "l")

    def name(self, path: str, usual: Any = None) -> tuple[Input, ...]:
        """A name in both languages, the reader's own first, and its gender. `usual` is the name without one here."""
        of = "person" if "[" in path else "name"
        parts, usually = name_parts(self.value(path)), name_parts(usual)
        first, second = ("ru", "en") if self.speaker.lang == "ru" else ("en", "ru")
        genders: Choices = (
            ("", (("", self.t("gender-guess")), *((each, self.t(f"gender-{each}")) for each in GENDERS))),
        )
        return (
            Input(f"N:{path}.{first}", path, self.t(f"{of}-{first}"), "text", parts.get(first, ""), hint=usually.get(first, "")),
            Input(f"N:{path}.{second}", f"{path}.{second}", self.t(f"{of}-{second}"), "text", parts.get(second, ""), hint=usually.get(second, "")),
            Input(f"N:{path}.gender", f"{path}.gender", self.t("gender"), "choice", parts.get("gender", ""), genders),
        )  # fmt: skip

    def about(self, path: str) -> tuple[Input, ...]:
        langs = ("ru", "en") if self.speaker.lang == "ru" else ("en", "ru")
        given = self.value(path)
        both = {"en": given} if isinstance(given, str) else given if isinstance(given, dict) else {}
        return tuple(
            Input(f"t:{path}.{lang}", f"{path}.{lang}", self.t(f"about-{lang}"), "area", str(both.get(lang, "")))
            for lang in langs
        )

    # -- by a model

    def by_model(self, path: str, model: type[BaseModel], keys: Sequence[str]) -> tuple[Input, ...]:
        """Fields for these keys of a model, below a place ("" for the root)."""
        known = specs(model)
        return tuple(self.by_spec(f"{path}.{key}" if path else key, known[key]) for key in keys if key in known)

    def by_spec(self, path: str, spec: Spec) -> Input:
        label = self.label(spec.key, spec.kind)
        if spec.kind == "number":
            usual = "" if spec.default is None else str(spec.default)
            return self.number(path, label, spec.least, spec.most, usual)
        if spec.kind == "flag":
            return self.flag(path, label, spec.default is True)
        if spec.kind == "choice":
            groups: Choices = (("", tuple((each, self.worded(spec.key, each)) for each in spec.words)),)
            meant = None if spec.default is None else str(spec.default)
            return self.choice(path, label, groups, meant, None if spec.needed or meant else self.t("nothing"))
        if spec.kind == "many":
            return self.many(path, label, (("", tuple((each, self.worded(spec.key, each)) for each in spec.words)),))
        if spec.kind == "texts":
            return self.texts(path, label)
        return self.text(path, label)
