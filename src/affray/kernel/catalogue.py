"""Catalogues: the Fluent messages of each language, with the values and functions they may use.

Nothing else in the house knows the Fluent library.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from threading import RLock
from typing import Any, Final, cast

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from affray.kernel.names import CASES, GENDERS, Forms, Name
from affray.kernel.said import cap, case, clause, count, gender, low, plain, quoted, reasons, signed

__all__ = ["Catalogue", "Catalogues", "TextError", "shipped", "signatures"]

# Where a message or term begins: everything else in a file is indented or a comment.
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)


class TextError(Exception):
    """A text that cannot be shown; `key` names the message, word or catalogue at fault."""

    def __init__(self, lang: str, key: str, why: str) -> None:
        super().__init__(f"{lang}: {key}: {why}")
        self.lang = lang
        self.key = key


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


class Signatures(Mapping[str, frozenset[str]]):
    """The variables that each message of a catalogue needs, with those of the messages it refers to."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.known: dict[str, frozenset[str]] = {}

    def __getitem__(self, key: str) -> frozenset[str]:
        if key not in self.known:
            if key.startswith("-") or not self.catalogue.need(key):
                raise KeyError(key)
            self.known[key] = frozenset(self.catalogue.variables(key, set()))
        return self.known[key]

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str) and not key.startswith("-") and self.catalogue.has(key)

    def __iter__(self) -> Iterator[str]:
        return iter([key for key in self.catalogue.ids() if not key.startswith("-")])

    def __len__(self) -> int:
        return len(list(iter(self)))


class Catalogue:
    """All messages of one language, each compiled once: all now, or (not `at_once`) each when it is first needed.

    `sources` maps file names to Fluent text. TextError for what does not parse, a message id given twice, a reference to a
    message that is not there, an unknown function or case.
    """

    def __init__(self, lang: str, sources: Mapping[str, str], at_once: bool = True) -> None:
        self.lang = lang
        self.uses: dict[str, Uses] = {}
        self.functions: dict[str, Callable[..., Any]] = {
            "CASE": case, "LIST": case, "QUOTED": quoted, "GENDER": gender, "COUNT": count, "SIGNED": signed, "REASONS": reasons,
            "LOW": low, "CAP": cap, "CLAUSE": lambda name: clause(lang, plain(name)),
        }  # fmt: skip
        self.bundle = FluentBundle([lang], functions=self.functions, use_isolating=False)
        self.signatures: Mapping[str, frozenset[str]] = Signatures(self)
        self._home: dict[str, str] = {}
        self._unread: dict[str, tuple[str, int, str]] = {}
        self._ready: set[str] = set()
        self._reading = RLock()
        self._words: dict[str, Name | None] = {}
        for file, source in sources.items():
            if at_once:
                self._read(file, 1, source)
                continue
            begins = list(ENTRY.finditer(source))
            for entry, following in zip(begins, [*begins[1:], None], strict=True):
                self._settle(entry[1], file)
                chunk = source[entry.start() : following.start() if following else None]
                self._unread[entry[1]] = file, source.count("\n", 0, entry.start()) + 1, chunk
        for key in self.uses:
            self._check(key)

    def ids(self) -> list[str]:
        """The ids of all messages and terms."""
        return list(self._home)

    def need(self, key: str) -> bool:
        """Compile a message or term, with all it refers to, unless that was done; False when there is none. Several threads may ask."""
        if key not in self._ready and key in self._home:
            with self._reading:
                self._need(key)
        return key in self._ready

    def _need(self, key: str) -> None:
        if key in self._unread:
            self._read(*self._unread.pop(key))
            self._check(key)
            for other in self.uses[key].others:
                self._need(other)
        self._ready.add(key)

    def has(self, key: str) -> bool:
        return key in self._home

    def _read(self, file: str, first: int, source: str) -> None:
        resource = FluentParser().parse(source)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                line = source.count("\n", 0, entry.span.start if entry.span else 0) + first
                raise TextError(self.lang, f"{file}:{line}", "; ".join(str(note.message) for note in entry.annotations))
            if isinstance(entry, ast.Message | ast.Term):
                key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                if key in self.uses or key not in self._home:
                    self._settle(key, file)
                self.uses[key] = Uses()
                self.uses[key].visit(entry)
        self.bundle.add_resource(resource)

    def _settle(self, key: str, file: str) -> None:
        if key in self._home:
            raise TextError(self.lang, key, f"given twice, in {self._home[key]} and {file}")
        self._home[key] = file

    def _check(self, key: str) -> None:
        uses = self.uses[key]
        if lost := sorted(other for other in uses.others if not self.has(other)):
            raise TextError(self.lang, key, f"no message {lost[0]}")
        if lost := sorted(uses.functions - self.functions.keys() - {"NUMBER"}):
            raise TextError(self.lang, key, f"no function {lost[0]}")
        if lost := sorted(uses.cases.difference(CASES)):
            raise TextError(self.lang, key, f"no case {lost[0]}")

    def variables(self, key: str, seen: set[str]) -> set[str]:
        """What a compiled message and those it refers to need, apart from `seen` ones."""
        if key in seen:
            return set()
        seen.add(key)
        uses = self.uses[key]
        return uses.variables.union(*(self.variables(other, seen) for other in uses.others))

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

    def __init__(
        self, sources: Mapping[str, Mapping[str, str] | Callable[[], Mapping[str, str]]], at_once: bool = True
    ) -> None:
        self._sources = sources
        self._at_once = at_once
        self._read: dict[str, Catalogue] = {}

    def languages(self) -> list[str]:
        """The languages there are."""
        return sorted(self._sources)

    def __getitem__(self, lang: str) -> Catalogue:
        if lang not in self._read:
            if lang not in self._sources:
                raise TextError(lang, "catalogue", f"no such language; there are {', '.join(self.languages())}")
            sources = self._sources[lang]
            self._read[lang] = Catalogue(lang, sources() if callable(sources) else sources, self._at_once)
        return self._read[lang]


@lru_cache(maxsize=1)
def shipped() -> Catalogues:
    """The catalogues that come with the package: every *.ftl in the folder of each language.

    A message is compiled when it is first needed: to read all of them takes longer than to begin a fight.
    """
    folders = {folder.name: folder for folder in files("affray").joinpath("text").iterdir() if folder.is_dir()}

    def reader(lang: str) -> Callable[[], Mapping[str, str]]:
        found = sorted(
            (file for file in folders[lang].iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name
        )
        return lambda: {file.name: file.read_text(encoding="utf-8") for file in found}

    return Catalogues({lang: reader(lang) for lang in folders if not lang.startswith(("_", "."))}, at_once=False)


def signatures(lang: str, catalogues: Catalogues | None = None) -> dict[str, set[str]]:
    """The messages of a language and the variables each needs, with those of the messages it refers to."""
    found = (catalogues or shipped())[lang].signatures
    return {key: set(variables) for key, variables in found.items()}
