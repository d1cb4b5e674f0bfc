"""Packs on disk: YAML read into plain data with the position of every key and value, and what is wrong with it, all at once.

YAML 1.2 scalars only: `yes`, `on`, `1_0` and `12:30` stay text. No tags, no anchors; size, depth and count are bounded, so a
file from a stranger costs little and runs nothing.
"""

from __future__ import annotations

import json
import re
import types
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar, Union, get_args, get_origin

from affray.kernel.ruling import nearest

if TYPE_CHECKING:
    from pydantic import BaseModel

__all__ = [
    "MESSAGES",
    "BadPack",
    "Document",
    "Place",
    "Problem",
    "fingerprint",
    "plain",
    "read",
    "read_text",
    "validate",
]

Place = tuple[str | int, ...]
"""Where something stands in the data: keys and indexes from the root."""

MOST_BYTES: Final = 1_000_000
MOST_DEPTH: Final = 32
MOST_NODES: Final = 50_000

MESSAGES: Final = (
    "pack-unreadable", "pack-not-text", "pack-too-large", "pack-too-deep", "pack-too-many", "pack-syntax", "pack-tag", "pack-alias",
    "pack-duplicate-key", "pack-not-mapping", "pack-missing-key", "pack-unknown-key", "pack-wrong-type", "pack-out-of-range",
    "pack-wrong-length", "pack-unknown-value", "pack-unknown-name", "pack-bad-value", "pack-duplicate-id", "pack-number-key",
    "pack-yaml-word",
)  # fmt: skip
"""The messages of this module; a game's loader adds its own."""

INT: Final = re.compile(r"[-+]?[0-9]{1,18}|0o[0-7]{1,18}|0x[0-9a-fA-F]{1,15}")
FLOAT: Final = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]{1,2})?")
WORDS: Final[dict[str, Any]] = {
    "": None, "~": None, "null": None, "Null": None, "NULL": None,
    "true": True, "True": True, "TRUE": True, "false": False, "False": False, "FALSE": False,
}  # fmt: skip


@dataclass(frozen=True)
class Problem:
    """One thing wrong: where (line and column from 1; 0 where the data never was a file), the message and its parts."""

    file: str
    line: int
    column: int
    path: str
    message: str
    expected: str = ""
    given: str = ""
    nearest: tuple[str, ...] = ()

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}:{self.column}" if self.line else self.file
        parts = [f"{where}: {self.path}: {self.message}" if self.path else f"{where}: {self.message}"]
        parts += [f"{name} {text}" for name, text in (("given", self.given), ("expected", self.expected)) if text]
        return ", ".join(parts + [f"nearest {', '.join(self.nearest)}"] * bool(self.nearest))


class BadPack(Exception):
    """All that is wrong with the files read, in the order of the files and their lines."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = sorted(problems, key=lambda each: (each.file, each.line, each.column))
        super().__init__("\n".join(map(str, self.problems)))


@dataclass
class Marks:
    """Positions below one value: its own, its keys', its children's."""

    line: int
    column: int
    keys: dict[str, tuple[int, int]] = field(default_factory=dict)
    children: dict[str | int, Marks] = field(default_factory=dict)


@dataclass
class Document:
    """A file's data and where each part of it stands. `problems` are those that did not stop the reading."""

    file: str
    data: Any
    marks: Marks
    problems: list[Problem] = field(default_factory=list)

    def position(self, place: Place, key: bool = False) -> tuple[int, int]:
        """Line and column of the value at a place, or of its key; of the nearest part above it where there is no such value."""
        marks = self.marks
        found = marks.line, marks.column
        for step in place:
            found = marks.line, marks.column
            if key and isinstance(step, str):
                found = marks.keys.get(step, found)
            if step not in marks.children:
                return marks.keys.get(str(step), found)
            marks = marks.children[step]
        last = place[-1] if place else None
        return found if key and isinstance(last, str) else (marks.line, marks.column)

    def problem(
        self,
        place: Place,
        message: str,
        expected: str = "",
        given: Any = "",
        known: Iterable[str] = (),
        key: bool = False,
    ) -> Problem:
        """A problem at a place; of the `known` names those nearest to what was given are offered."""
        line, column = self.position(place, key)
        path = path_of(place)
        near = tuple(nearest(given, [*known])) if isinstance(given, str) and given else ()
        return Problem(self.file, line, column, path, message, expected, shown(given), near)


def path_of(place: Place) -> str:
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in place).lstrip(".")


def shown(value: Any) -> str:
    """A value as a file would have it, cut short."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else text[:57] + "..."


def read(path: Path, file: str = "") -> Document:
    """Read one file; `file` is the name for problems (else the path). Raises BadPack where nothing can be made of it."""
    file = file or str(path)
    try:
        with path.open("rb") as stream:
            data = stream.read(MOST_BYTES + 1)
        text = data.decode("utf-8-sig")
    except OSError as error:
        raise BadPack([Problem(file, 0, 0, "", "pack-unreadable", given=error.strerror or str(error))]) from error
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadPack([Problem(file, line, 1, "", "pack-not-text", "UTF-8")]) from error
    return read_text(text, file)


def read_text(text: str, file: str) -> Document:
    """The same for text at hand."""
    import yaml

    if len(text) > MOST_BYTES:
        raise BadPack([Problem(file, 0, 0, "", "pack-too-large", f"{MOST_BYTES} bytes")])
    builder = Builder(file)
    loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        for event in yaml.parse(text, Loader=loader):
            builder.take(event)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (0, 0)
        detail = " ".join(part for part in (error.context, error.problem) if part)
        raise BadPack([*builder.problems, Problem(file, line, column, "", "pack-syntax", given=detail)]) from error
    except yaml.YAMLError as error:
        position = getattr(error, "position", 0) or 0
        line = text.count("\n", 0, position) + 1
        given = str(getattr(error, "reason", error))
        raise BadPack([*builder.problems, Problem(file, line, 1, "", "pack-syntax", given=given)]) from error
    root = builder.root or Marks(1, 1)
    return Document(file, builder.data, root, builder.problems)


def plain(data: Any, file: str) -> Document:
    """Data that came without a file (inside a record): problems then have no line."""
    return Document(file, data, Marks(0, 0))


class Frame:
    """A mapping or a list being read."""

    __slots__ = ("data", "marks", "key", "place")

    def __init__(self, data: Any, marks: Marks, place: Place) -> None:
        self.data = data
        self.marks = marks
        self.key: str | None = None
        self.place = place

    def next_place(self) -> Place:
        if isinstance(self.data, list):
            return (*self.place, len(self.data))
        return self.place if self.key is None else (*self.place, self.key)


class Builder:
    """Makes data and marks out of the parser's events, which come in the order of the file: nothing here recurses."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.problems: list[Problem] = []
        self.stack: list[Frame] = []
        self.data: Any = None
        self.root: Marks | None = None
        self.count = 0

    def wrong(self, event: Any, message: str, expected: str = "", given: str = "") -> Problem:
        path = path_of(self.stack[-1].next_place() if self.stack else ())
        mark = event.start_mark
        return Problem(self.file, mark.line + 1, mark.column + 1, path, message, expected, shown(given))

    def take(self, event: Any) -> None:
        kind = type(event).__name__
        if kind == "ScalarEvent":
            self.scalar(event)
        elif kind in ("MappingStartEvent", "SequenceStartEvent"):
            self.begin(event, {} if kind == "MappingStartEvent" else [])
        elif kind in ("MappingEndEvent", "SequenceEndEvent"):
            self.stack.pop()
        elif kind == "AliasEvent":
            self.problems.append(self.wrong(event, "pack-alias", given="*" + event.anchor))
            self.put(None, Marks(event.start_mark.line + 1, event.start_mark.column + 1))
        elif kind == "DocumentStartEvent" and self.root is not None:
            raise BadPack([*self.problems, self.wrong(event, "pack-syntax", given="---")])

    def count_in(self, event: Any) -> None:
        self.count += 1
        if self.count > MOST_NODES:
            raise BadPack([*self.problems, self.wrong(event, "pack-too-many", str(MOST_NODES))])
        if event.anchor:
            self.problems.append(self.wrong(event, "pack-alias", given="&" + event.anchor))
        if event.tag:
            self.problems.append(self.wrong(event, "pack-tag", given=event.tag))

    def begin(self, event: Any, data: Any) -> None:
        self.count_in(event)
        if len(self.stack) >= MOST_DEPTH:
            raise BadPack([*self.problems, self.wrong(event, "pack-too-deep", str(MOST_DEPTH))])
        marks = Marks(event.start_mark.line + 1, event.start_mark.column + 1)
        if self.stack and isinstance(self.stack[-1].data, dict) and self.stack[-1].key is None:
            self.problems.append(self.wrong(event, "pack-wrong-type", "text", "[]" if data == [] else "{}"))
            self.stack[-1].key = f"?{self.count}"
            self.stack[-1].data[self.stack[-1].key] = None
            self.stack.append(Frame(data, marks, ()))
            return
        place = self.stack[-1].next_place() if self.stack else ()
        self.put(data, marks)
        self.stack.append(Frame(data, marks, place))

    def scalar(self, event: Any) -> None:
        self.count_in(event)
        top = self.stack[-1] if self.stack else None
        marks = Marks(event.start_mark.line + 1, event.start_mark.column + 1)
        if top is not None and isinstance(top.data, dict) and top.key is None:
            top.key = event.value
            if not event.style and isinstance(resolved(event.value), int | float):
                self.problems.append(self.wrong(event, "pack-number-key", f'"{event.value}"', event.value))
            if event.value in top.data:
                first = top.marks.keys[event.value]
                self.problems.append(self.wrong(event, "pack-duplicate-key", f"{first[0]}:{first[1]}", event.value))
            else:
                top.marks.keys[event.value] = (marks.line, marks.column)
            return
        value = event.value
        if event.implicit[0] and not event.style:
            value = resolved(value)
        self.put(value, marks)

    def put(self, value: Any, marks: Marks) -> None:
        """Of a key given twice the first value stays."""
        if not self.stack:
            self.data, self.root = value, marks
            return
        top = self.stack[-1]
        if isinstance(top.data, list):
            top.marks.children[len(top.data)] = marks
            top.data.append(value)
        elif top.key is not None:
            if top.key not in top.data:
                top.data[top.key] = value
                top.marks.children[top.key] = marks
            top.key = None
        else:  # an alias in the place of a key
            top.key = f"?{self.count}"


def resolved(text: str) -> Any:
    """A plain scalar of YAML 1.2: null, true, false, a whole or a broken number, else text."""
    if text in WORDS:
        return WORDS[text]
    if text[0] in "-+.0123456789":
        if INT.fullmatch(text):
            return int(text, {"0o": 8, "0x": 16}.get(text[:2], 10))
        if FLOAT.fullmatch(text):
            return float(text)
    return text


def fingerprint(data: Any) -> str:
    """Sixteen hexadecimal digits of the content's hash, the same however the file was written."""
    text = json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:16]


# -- models

Model = TypeVar("Model", bound="BaseModel")


def validate(model: type[Model], document: Document, place: Place, data: Any) -> tuple[Model | None, list[Problem]]:
    """Data at a place of a document as a model, or None and every problem."""
    from pydantic import ValidationError

    try:
        return model.model_validate(data), []
    except ValidationError as error:
        return None, [from_pydantic(model, document, place, each) for each in error.errors(include_url=False)]


def from_pydantic(model: type[BaseModel], document: Document, place: Place, error: Any) -> Problem:
    kind: str = error["type"]
    loc: Place = tuple(error["loc"])
    at = (*place, *loc)
    context: dict[str, Any] = error.get("ctx", {})
    given = error.get("input", "")
    if kind == "missing":
        return document.problem(at[:-1], "pack-missing-key", str(loc[-1]), "", key=True)
    if kind == "extra_forbidden":
        return document.problem(at, "pack-unknown-key", "", str(loc[-1]), keys_at(model, loc[:-1]), key=True)
    if kind == "literal_error":
        known = context["expected"].replace("'", "").replace(" or ", ", ").split(", ")
        return document.problem(at, "pack-unknown-value", ", ".join(known), given, known)
    if kind in ("greater_than_equal", "less_than_equal"):
        bound = f">= {context['ge']}" if "ge" in context else f"<= {context['le']}"
        return document.problem(at, "pack-out-of-range", bound, given)
    if kind in ("too_short", "too_long"):
        least, most = context.get("min_length"), context.get("max_length")
        return document.problem(at, "pack-wrong-length", f">= {least}" if least is not None else f"<= {most}", given)
    if kind in ("model_type", "dict_type", "model_attributes_type"):
        return document.problem(at, "pack-not-mapping", "mapping", given)
    if kind == "value_error":
        return document.problem(at, "pack-bad-value", str(context["error"]), given)
    return document.problem(at, "pack-wrong-type", EXPECTED.get(kind.split("_")[0], error["msg"]), given)


EXPECTED: Final = {
    "int": "whole number",
    "float": "number",
    "string": "text",
    "bool": "true or false",
    "tuple": "list",
    "list": "list",
}


def keys_at(model: type[BaseModel], loc: Place) -> list[str]:
    """The keys that a model knows at a place below it."""
    kind: Any = model
    for step in loc:
        if isinstance(kind, type) and hasattr(kind, "model_fields"):
            names = {info.alias or name: info for name, info in kind.model_fields.items()}
            kind = names[str(step)].annotation if str(step) in names else None
        else:
            kind = get_args(kind)[-1 if get_origin(kind) is dict else 0] if get_args(kind) else None
        kind = without_none(kind)
    if isinstance(kind, type) and hasattr(kind, "model_fields"):
        return [info.alias or name for name, info in kind.model_fields.items()]
    return []


def without_none(kind: Any) -> Any:
    while get_origin(kind) in (Union, types.UnionType) or hasattr(kind, "__metadata__"):
        kind = get_args(kind)[0]
    return kind
