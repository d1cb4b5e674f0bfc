"""Words for people: sentences from the catalogues, with names in their cases."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from affray.kernel.catalogue import Catalogue, Catalogues, TextError, shipped, signatures
from affray.kernel.names import CASES, Name, Ref
from affray.kernel.said import Choice, Noun, Nouns, Real, Reason, Reasons, Whole, clause

__all__ = ["Catalogue", "Catalogues", "Lexicon", "Text", "TextError", "shipped", "signatures"]


class Lexicon:
    """Names by id, in layers: the first layer that has an id names it (a fight's fighters before the packs)."""

    def __init__(self, layers: Iterable[Mapping[str, Name]] = ()) -> None:
        self._layers = tuple(layers)

    def find(self, key: str) -> Name | None:
        """The name of an id, or None."""
        for layer in self._layers:
            if (name := layer.get(key)) is not None:
                return name
        return None

    def over(self, layer: Mapping[str, Name]) -> Lexicon:
        """A lexicon in which `layer` is asked first. Layers are kept, not copied: a fighter added later is found."""
        return Lexicon((layer, *self._layers))


class Text:
    """Messages of one language, with the names of a lexicon and, behind it, the words of the catalogue."""

    def __init__(self, lang: str, catalogues: Catalogues, lexicon: Lexicon) -> None:
        self.lang = lang
        self.lexicon = lexicon
        self._catalogue = catalogues[lang]

    def has(self, key: str) -> bool:
        return key in self._catalogue.signatures

    def keys(self) -> list[str]:
        """Every message there is."""
        return sorted(self._catalogue.signatures)

    def t(self, key: str, /, **variables: Any) -> str:
        """The message `key`, or `key.attribute`, as a sentence.

        Variables are numbers, plain text, `Ref`, lists of `Ref`, reasons (`(label, amount)` or `(label, amount, unit)`),
        True and False (select by yes, no), None and empty lists (select by none; they cannot be shown). TextError names
        the message that is missing or lacks a variable, and the id nobody has named.
        """
        try:
            ready = {name: self._ready(value) for name, value in variables.items()}
        except ValueError as error:
            raise TextError(self.lang, key, str(error)) from error
        return self._catalogue.format(key, ready)

    def name(self, key: str, case: str = "nom") -> str:
        """The name of an id in a case. TextError if nobody has named it."""
        if case not in CASES:
            raise TextError(self.lang, key, f"no case {case}")
        return self._noun(key).show(case)

    def reasons(self, parts: Sequence[Reason], unit: str = "points") -> str:
        """ "Forward +1d, two foes -2d". A label is the message `reason-<id>` ($amount as it is, $n without its sign), else a
        name; an amount is shown by the message `unit-<unit>` (`unit-<unit>-less` below 0, if there is one), the part's own unit first."""
        shown = []
        for part in parts:
            label, amount, its = part if len(part) == 3 else (*part, unit)
            less = amount < 0 and self.has(f"unit-{its}-less")
            number = self.t(f"unit-{its}-less" if less else f"unit-{its}", amount=amount, n=abs(amount))
            shown.append(self.t("reason", label=self._label(label, amount), amount=number))
        return ", ".join(shown)

    def clause(self, name: str) -> str:
        """A clause id as people see it: "CO-18", «СО-18»."""
        return clause(self.lang, name)

    def _label(self, key: str, amount: int) -> str:
        message_id = "reason-" + key.replace("_", "-")
        return self.t(message_id, amount=amount, n=abs(amount)) if self.has(message_id) else self.name(key)

    def _noun(self, key: str) -> Noun:
        name = self.lexicon.find(key) or self._catalogue.word(key)
        if name is None:
            raise TextError(self.lang, key, "nobody has named this id")
        return Noun(key, name, self.lang)

    def _ready(self, value: Any) -> Any:
        if isinstance(value, Ref):
            return self._noun(value)
        if value is None:
            return Choice("none", None)
        if isinstance(value, bool):
            word = "yes" if value else "no"
            return Choice(word, self.t(word))
        if isinstance(value, int):
            return Whole(value)
        if isinstance(value, float):
            return Real(value)
        if isinstance(value, str):
            return value
        if isinstance(value, list | tuple):
            if not value:
                return Choice("none", None)
            if all(isinstance(each, Ref) for each in value):
                return Nouns([self._noun(each) for each in value], self.t("and"))
            if all(isinstance(each, tuple) and len(each) in (2, 3) for each in value):
                return Reasons(self.reasons, value)
        raise ValueError(f"{value!r} cannot be put into words")
