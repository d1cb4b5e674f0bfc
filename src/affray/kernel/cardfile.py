"""Cards as packs write them, word by word: verbs and conditions, each checked against its own fields. Games say which words there are.

A word's class is a frozen dataclass; a field whose name ends in an underscore stands in the files without it (`else_`: else).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import MISSING, fields
from functools import cache
from typing import Any, ClassVar, cast, get_args, get_origin, get_type_hints

from affray.kernel.card import Condition, Verb
from affray.kernel.pack import Document, Place, Problem
from affray.kernel.reader import PlainReader

__all__ = ["Knows", "WordReader", "given_params", "shape", "verbs_within"]

Knows = Callable[[str, str], Iterable[str] | None]
"""What names a section has where this one is missing; None: it is there."""


def given_params(raw: Any, params: dict[str, Any]) -> Any:
    """The same data with every "$name" replaced by the parameter's value."""
    if isinstance(raw, str) and raw.startswith("$"):
        return params.get(raw[1:], raw)
    if isinstance(raw, dict):
        return {key: given_params(value, params) for key, value in raw.items()}
    if isinstance(raw, list | tuple):
        return [given_params(each, params) for each in raw]
    return raw


@cache
def shape(kind: Hashable) -> tuple[tuple[str, Any, bool], ...]:
    """A verb's or condition's fields in order: name in the files, type, whether it must be given."""
    words: Any = kind
    hints = get_type_hints(words)
    return tuple((each.name.rstrip("_"), hints[each.name], each.default is MISSING) for each in fields(words))


def empty(raw: Any) -> bool:
    """A condition that a parameter left open: "" or {ground: ""}."""
    return raw == "" or (isinstance(raw, dict) and len(raw) == 1 and next(iter(raw.values())) == "")


class WordReader(PlainReader):
    """Reads the words of one entry. Problems are added to `problems`; what is wrong is left out."""

    VERBS: ClassVar[dict[str, type[Verb]]] = {}
    CONDITIONS: ClassVar[dict[str, type[Condition]]] = {}
    # Texts that are not free: for each word and field, what may stand there.
    KNOWN: ClassVar[dict[tuple[str, str], tuple[str, ...]]] = {}
    # For each word and field, the section of the packs whose ids may stand there.
    SECTION_OF: ClassVar[dict[tuple[str, str], str]] = {}
    MOST_NESTED: ClassVar[int] = 4

    def __init__(self, document: Document, place: Place, id: str, problems: list[Problem], knows: Knows) -> None:
        super().__init__(document, place, problems)
        self.id = id
        self.knows = knows

    def negated(self, condition: Condition) -> Condition:
        """The condition that holds where this one does not."""
        raise NotImplementedError

    def keys(self, raw: Any, place: Place, known: Iterable[str], needed: Iterable[str]) -> bool:
        """Whether it is a mapping that has what is needed; keys that are not known are told."""
        if not self.mapping(raw, place, known):
            return False
        missing = [key for key in needed if key not in raw]
        for key in missing:
            self.wrong(place, "pack-missing-key", key)
        return not missing

    def both(self, raw: dict[str, Any], place: Place, depth: int = 1) -> tuple[Condition, ...]:
        """`if` and `unless`."""
        unless = self.conditions(raw.get("unless", ()), (*place, "unless"), depth)
        return (*self.conditions(raw.get("if", ()), (*place, "if"), depth), *(self.negated(each) for each in unless))

    # -- words

    def verbs(self, raw: Any, place: Place, depth: int = 1) -> tuple[Verb, ...]:
        many = list(raw) if isinstance(raw, list | tuple) else [raw]
        at = [(*place, i) if isinstance(raw, list | tuple) else place for i in range(len(many))]
        found = (self.word(each, where, self.VERBS, depth) for each, where in zip(many, at, strict=True))
        return tuple(each for each in found if isinstance(each, Verb))

    def conditions(self, raw: Any, place: Place, depth: int = 1) -> tuple[Condition, ...]:
        many = list(raw) if isinstance(raw, list | tuple) else [raw]
        at = [(*place, i) if isinstance(raw, list | tuple) else place for i in range(len(many))]
        found: list[Condition] = []
        for each, where in zip(many, at, strict=True):
            if empty(each):
                continue
            if isinstance(each, dict) and next(iter(each), "") == "unless":
                found += [self.negated(one) for one in self.conditions(each["unless"], (*where, "unless"), depth)]
                continue
            made = self.word(each, where, self.CONDITIONS, depth)
            if isinstance(made, Condition):
                found.append(made)
        return tuple(found)

    def word(self, raw: Any, place: Place, known: dict[str, Any], depth: int) -> Any:
        """A verb or a condition: a bare word, or a mapping whose first key is the word and its value the first field."""
        if depth > self.MOST_NESTED:
            self.wrong(place, "card-too-nested", str(self.MOST_NESTED))
            return None
        if isinstance(raw, str):
            name, given, where = raw, {}, {}
        elif isinstance(raw, dict) and raw:
            name = next(iter(raw))
            first = shape(known[name])[0][0] if name in known and shape(known[name]) else name
            given = {first if key == name else key: value for key, value in raw.items()}
            where = {first if key == name else key: (*place, key) for key in raw}
        else:
            self.wrong(place, "pack-wrong-type", "word", raw)
            return None
        if name not in known:
            self.wrong(
                (*place, name) if isinstance(raw, dict) else place, "card-unknown-word", "", name, known, key=True
            )
            return None
        return self.filled(name, known[name], given, where, place, depth)

    def filled(
        self, name: str, kind: type[Any], given: dict[str, Any], where: dict[str, Place], place: Place, depth: int
    ) -> Any:
        before = len(self.problems)
        values: dict[str, Any] = {}
        parts = shape(cast("Hashable", kind))
        for each, (field, hint, needed) in zip(fields(kind), parts, strict=True):
            if field in given:
                values[each.name] = self.value(name, field, hint, given[field], where[field], depth)
            elif field == "card":
                values[each.name] = self.id
            elif needed:
                self.wrong(place, "pack-missing-key", field)
        names = [field for field, _, _ in parts]
        for key in given:
            if key not in names:
                self.wrong(where[key], "pack-unknown-key", "", key, names, key=True)
        return kind(**values) if len(self.problems) == before else None

    def value(self, name: str, field: str, hint: Any, raw: Any, place: Place, depth: int) -> Any:
        """A field's value by its type: a number, yes or no, a text, or a list of verbs, conditions or texts."""
        if hint is int:
            return self.whole(raw, place, -30)
        if hint is bool:
            return self.flag(raw, place)
        known = self.KNOWN.get((name, field), ())
        if hint is str:
            return self.named(name, field, raw, place, known)
        if hint is tuple or get_origin(hint) is tuple:
            # Compiled conditions know their fields as plain tuples: they hold texts.
            inner = (*get_args(hint), str)[0]
            if inner is Verb:
                return self.verbs(raw, place, depth + 1)
            if inner is Condition:
                return self.conditions(raw, place, depth + 1)
            return self.words(raw, place, known)
        return None

    def named(self, name: str, field: str, raw: Any, place: Place, known: tuple[str, ...]) -> str:
        if known:
            return self.choice(raw, place, known)
        text = self.text(raw, place)
        section = self.SECTION_OF.get((name, field), "")
        if section and (others := self.knows(section, text)) is not None:
            self.wrong(place, "pack-unknown-name", section, text, others)
        return text

    # -- plain values

    def words(self, raw: Any, place: Place, known: tuple[str, ...]) -> tuple[str, ...]:
        many = [raw] if isinstance(raw, str) else raw
        if not isinstance(many, list | tuple) or not all(isinstance(each, str) for each in many):
            self.wrong(place, "pack-wrong-type", "list", raw)
            return ()
        for i, each in enumerate(many):
            if known and each not in known:
                self.choice(each, place if isinstance(raw, str) else (*place, i), known)
        return tuple(many)

    def whole(self, raw: Any, place: Place, least: int = 0) -> int:
        if type(raw) is not int:
            self.wrong(place, "pack-wrong-type", "whole number", raw)
            return 0
        if not least <= raw <= 300:
            self.wrong(place, "pack-out-of-range", f"{least}..300", raw)
        return raw


def verbs_within(verbs: Iterable[Verb]) -> list[Verb]:
    """These verbs and every verb nested in them."""
    found = list(verbs)
    for verb in found:  # grows as it goes
        for each in fields(cast("Any", verb)):
            value = getattr(verb, each.name)
            if isinstance(value, tuple):
                found += [inner for inner in value if isinstance(inner, Verb)]
    return found
