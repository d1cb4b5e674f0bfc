"""Catalogues: the Fluent messages of each language, with the values and functions they may use.

Nothing else in the house knows the Fluent library.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, cast

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt, FluentType
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from affray.kernel.names import CASES, GENDERS, Forms, Name

__all__ = ["Catalogue", "Catalogues", "TextError", "shipped", "signatures"]

Reason = tuple[str, int] | tuple[str, int, str]

PREFIXES: Final = {"CO": "СО", "SD": "СД"}
LETTERS: Final = dict(zip("ABCDEFGHIKLMNOPRSTUVWXYZ", "АБЦДЕФГХИКЛМНОПРСТУВШЬЙЗ", strict=True))


class TextError(Exception):
    """A text that cannot be shown; `key` names the message, word or catalogue at fault."""

    def __init__(self, lang: str, key: str, why: str) -> None:
        super().__init__(f"{lang}: {key}: {why}")
        self.lang = lang
        self.key = key


class Whole(FluentInt):
    """An integer printed plainly, which is quicker than through the locale's patterns."""

    def format(self, locale: Any) -> str:
        return str(int(self)) if self.options is self.default_number_format_options else super().format(locale)


class Real(FluentFloat):
    """A number with a fraction, printed as the language does: «38,5»."""


class Words(FluentType):
    """A value that knows its own words, whatever the locale."""

    def words(self) -> str:
        raise NotImplementedError

    def format(self, locale: Any) -> str:
        return self.words()


class Choice(Words):
    """A value to select by ("yes", "no", "none"); `shown` is its word, None where it has none and must not be printed."""

    def __init__(self, word: str, shown: str | None) -> None:
        self.word = word
        self.shown = shown

    def __eq__(self, other: object) -> bool:
        return self.word == other

    __hash__ = None  # type: ignore[assignment]

    def words(self) -> str:
        if self.shown is None:
            raise ValueError(f"{self.word!r} is to be selected by, not shown")
        return self.shown


class Noun(Words):
    """Something named, in one language. It is selected by its id."""

    def __init__(self, key: str, name: Name, lang: str) -> None:
        self.key = key
        self.name = name
        self.lang = lang

    def __eq__(self, other: object) -> bool:
        return self.key == other

    __hash__ = None  # type: ignore[assignment]

    def show(self, case: str) -> str:
        return self.name.show(self.lang, case)

    def gender(self) -> str:
        return self.name.gender

    def words(self) -> str:
        return self.show("nom")


class Nouns(Words):
    """Several things named, joined as the language joins them."""

    def __init__(self, nouns: Sequence[Noun], joint: str) -> None:
        self.nouns = nouns
        self.joint = joint

    def show(self, case: str) -> str:
        words = [noun.show(case) for noun in self.nouns]
        return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {self.joint} {words[-1]}"

    def gender(self) -> str:
        return self.nouns[0].gender() if len(self.nouns) == 1 else "pl"

    def words(self) -> str:
        return self.show("nom")


class Reasons(Words):
    """The parts of a sum, each shown with its unit; parts without one take the unit the message names."""

    def __init__(self, show: Callable[..., str], parts: Sequence[Reason]) -> None:
        self.show = show
        self.parts = parts

    def words(self) -> str:
        return self.show(self.parts)


def case(value: Any, which: str = "nom") -> str:
    if not isinstance(value, Noun | Nouns):
        raise ValueError(f"only something named has cases, not {value!r}")
    return value.show(which)


def gender(value: Any) -> str:
    if not isinstance(value, Noun | Nouns):
        raise ValueError(f"only something named has a gender, not {value!r}")
    return value.gender()


def count(value: Any) -> FluentInt:
    if isinstance(value, Choice) and value.word == "none":
        return Whole(0)
    if isinstance(value, Nouns):
        return Whole(len(value.nouns))
    if isinstance(value, Noun):
        return Whole(1)
    raise ValueError(f"only things named are counted, not {value!r}")


def signed(value: Any) -> str:
    if not isinstance(value, int):
        raise ValueError(f"only a whole number has a sign here, not {value!r}")
    return f"{int(value):+d}"


def reasons(value: Any, unit: str = "points") -> str:
    if not isinstance(value, Reasons):
        raise ValueError(f"no reasons: {value!r}")
    return value.show(value.parts, unit)


def plain(value: Any) -> str:
    if isinstance(value, Words):
        return value.words()
    if isinstance(value, str):
        return value
    raise ValueError(f"{value!r} is no text")


def low(value: Any) -> str:
    text = plain(value)
    return text[:1].lower() + text[1:]


def cap(value: Any) -> str:
    text = plain(value)
    return text[:1].upper() + text[1:]


def clause(lang: str, name: str) -> str:
    if lang != "ru":
        return name
    letters = name.rstrip("0123456789.-")
    if letters in PREFIXES:
        return PREFIXES[letters] + name[len(letters) :]
    return "".join(LETTERS.get(letter, letter) for letter in name)


class Uses(Visitor):
    """What one message needs (variables, functions, other messages and terms, cases) and the text it brings itself."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.others: set[str] = set()
        self.cases: set[str] = set()
        self.written: list[str] = []

    def visit_Attribute(self, node: ast.Attribute) -> None:  # noqa: N802
        if node.id.name != "gender":
            self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.written.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        if node.id.name in ("CASE", "LIST"):
            self.cases |= {arg.value for arg in node.arguments.positional if isinstance(arg, ast.StringLiteral)}
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.others.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.others.add(f"-{node.id.name}")
        if node.arguments:
            self.visit(node.arguments.positional + [named.value for named in node.arguments.named])

    def visit_Term(self, node: ast.Term) -> None:  # noqa: N802
        # A term sees only what is passed to it: its variables are no message's.
        self.generic_visit(node)
        self.variables = set()


class Catalogue:
    """All messages of one language, compiled once.

    `sources` maps file names to Fluent text. TextError for what does not parse, a message id given twice, a reference to a
    message that is not there, an unknown function or case.
    """

    def __init__(self, lang: str, sources: Mapping[str, str]) -> None:
        self.lang = lang
        self.uses: dict[str, Uses] = {}
        functions: dict[str, Callable[..., Any]] = {
            "CASE": case, "LIST": case, "GENDER": gender, "COUNT": count, "SIGNED": signed, "REASONS": reasons,
            "LOW": low, "CAP": cap, "CLAUSE": lambda name: clause(lang, plain(name)),
        }  # fmt: skip
        self.bundle = FluentBundle([lang], functions=functions, use_isolating=False)
        home: dict[str, str] = {}
        for file, source in sources.items():
            resource = FluentParser().parse(source)
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
                    raise TextError(lang, f"{file}:{line}", "; ".join(str(note.message) for note in entry.annotations))
                if isinstance(entry, ast.Message | ast.Term):
                    key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                    if key in home:
                        raise TextError(lang, key, f"given twice, in {home[key]} and {file}")
                    home[key] = file
                    self.uses[key] = Uses()
                    self.uses[key].visit(entry)
            self.bundle.add_resource(resource)
        for key, uses in self.uses.items():
            if lost := sorted(uses.others - self.uses.keys()):
                raise TextError(lang, key, f"no message {lost[0]}")
            if lost := sorted(uses.functions - functions.keys() - {"NUMBER"}):
                raise TextError(lang, key, f"no function {lost[0]}")
            if lost := sorted(uses.cases.difference(CASES)):
                raise TextError(lang, key, f"no case {lost[0]}")
        self.signatures: dict[str, frozenset[str]] = {
            key: frozenset(self._variables(key, set())) for key in self.uses if not key.startswith("-")
        }
        self._words: dict[str, Name | None] = {}

    def _variables(self, key: str, seen: set[str]) -> set[str]:
        if key in seen:
            return set()
        seen.add(key)
        uses = self.uses[key]
        return uses.variables.union(*(self._variables(other, seen) for other in uses.others))

    def word(self, key: str) -> Name | None:
        """The name of an id from its message `word-<id>`; cases it leaves out are as the nominative."""
        if key not in self._words:
            self._words[key] = self._word(key)
        return self._words[key]

    def _word(self, key: str) -> Name | None:
        message_id = "word-" + key.replace("_", "-")
        if message_id not in self.signatures:
            return None
        nom = self.format(message_id, {})
        parts = {
            name: self.format(f"{message_id}.{name}", {}) for name in self.bundle.get_message(message_id).attributes
        }
        sort = parts.pop("gender", "n")
        if sort not in GENDERS:
            raise TextError(self.lang, message_id, f"no gender {sort}")
        forms = Forms(nom, *(parts.pop(case, nom) for case in CASES[1:]))
        if parts:
            raise TextError(self.lang, message_id, f"no case {min(parts)}")
        return Name(nom, forms, sort)

    def format(self, key: str, variables: dict[str, Any]) -> str:
        """The message `key` (or `key.attribute`) with variables made ready by a Text."""
        message_id, _, attribute = key.partition(".")
        needs = self.signatures.get(message_id)
        if needs is None:
            raise TextError(self.lang, key, "no such message")
        for name in needs:
            if name not in variables:
                raise TextError(self.lang, key, f"no variable ${name}")
        message = self.bundle.get_message(message_id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise TextError(self.lang, key, "no such text")
        errors: list[Exception] = []
        try:
            # Not `format_pattern`: it would turn our whole numbers into its own, slow to print and grouped by thousands.
            shown = pattern(ResolverEnvironment(self.bundle, errors, current=CurrentEnvironment(variables)))
        except ValueError as error:
            raise TextError(self.lang, key, str(error)) from error
        if errors:
            raise TextError(self.lang, key, "; ".join(str(error) for error in errors))
        return cast(str, shown)


class Catalogues:
    """The catalogues of all languages, each read when it is first asked for and kept."""

    def __init__(self, sources: Mapping[str, Mapping[str, str] | Callable[[], Mapping[str, str]]]) -> None:
        self._sources = sources
        self._read: dict[str, Catalogue] = {}

    def languages(self) -> list[str]:
        return sorted(self._sources)

    def __getitem__(self, lang: str) -> Catalogue:
        if lang not in self._read:
            if lang not in self._sources:
                raise TextError(lang, "catalogue", f"no such language; there are {', '.join(self.languages())}")
            sources = self._sources[lang]
            self._read[lang] = Catalogue(lang, sources() if callable(sources) else sources)
        return self._read[lang]


@lru_cache(maxsize=1)
def shipped() -> Catalogues:
    """The catalogues that come with the package: every *.ftl in the folder of each language."""
    folders = {folder.name: folder for folder in files("affray").joinpath("text").iterdir() if folder.is_dir()}

    def reader(lang: str) -> Callable[[], Mapping[str, str]]:
        found = sorted(
            (file for file in folders[lang].iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name
        )
        return lambda: {file.name: file.read_text(encoding="utf-8") for file in found}

    return Catalogues({lang: reader(lang) for lang in folders if not lang.startswith(("_", "."))})


def signatures(lang: str, catalogues: Catalogues | None = None) -> dict[str, set[str]]:
    """The messages of a language and the variables each needs, with those of the messages it refers to."""
    found = (catalogues or shipped())[lang].signatures
    return {key: set(variables) for key, variables in found.items()}
