"""What a face says: the words of a game as sentences of one language. A word that lacks its message is shown, and ends no fight."""

from __future__ import annotations

from collections.abc import Mapping
from errno import errorcode
from typing import Any, Final

from affray.kernel.chance import Throw
from affray.kernel.clauses import sentence
from affray.kernel.event import Event
from affray.kernel.fight import Fight
from affray.kernel.game import Game
from affray.kernel.names import Name
from affray.kernel.pack import Problem
from affray.kernel.question import Words
from affray.kernel.table import NotLegal
from affray.kernel.text import Lexicon, Text, TextError, shipped

__all__ = ["Speaker", "capital"]


def capital(said: str) -> str:
    """The same with its first letter a capital; the others stay."""
    return said[:1].upper() + said[1:]


# Messages that say themselves what was expected.
SAID: Final = frozenset(
    (
        "pack-duplicate-key",
        "pack-duplicate-id",
        "pack-missing-key",
        "pack-number-key",
        "pack-newer",
        "pack-no-about",
        "roll-overlap",
        "who-nobody",
    )
)


class Speaker:
    """Speaks one language, with the names of a fight once there is one."""

    def __init__(self, lang: str, names: Mapping[str, Name] | None = None) -> None:
        self.lang = lang
        self.names = names
        self.text = Text(lang, shipped(), Lexicon([names] if names is not None else []))

    def t(self, key: str, /, **variables: object) -> str:
        return self.text.t(key, **variables)

    def said(self, words: Words, inside: bool = False) -> str:
        """Words of a game. One that lacks its message must not end a fight: its key is shown. They begin a line unless `inside` one."""
        try:
            said = self.text.t(words.message, **words.fields)
            return said if inside else said[:1].upper() + said[1:]
        except TextError as lost:
            return f"[{words.message}: {lost}]"

    def name(self, key: str, case: str = "nom") -> str:
        try:
            return self.text.name(key, case)
        except TextError:
            return key

    def value(self, game: Game, what: str, value: Any) -> str:
        """What the value of something that may be set right is called, within a sentence."""
        words = game.value_words(what, value)
        return self.said(words, inside=True) if words is not None else self.name(str(value))

    def rule(self, id: str) -> tuple[str, str]:
        """A rule as it is shown: its id where the sources have a clause of it (empty else), and the sentence: theirs or a `rule-` message."""
        said = sentence(id, self.lang)
        if said or not id:
            return self.text.clause(id), said
        key = "rule-" + id.replace(".", "-")
        return ("", self.t(key)) if self.text.has(key) else (self.name(id), "")

    def throwing(self, game: Game, fight: Fight, throw: Throw) -> str:
        """Who throws which dice, and what for: in the game's words, or by the name of the throw."""
        words = game.purpose(fight, throw)
        why = self.name(throw.why) if words is None else self.said(words, inside=True)
        fields = {"who": self.name(game.thrower(throw)), "dice": self.said(game.dice_words(throw), inside=True)}
        return self.t("throw-ask" if words is None else "throw-ask-for", why=why, **fields)

    def title(self, name: Name) -> str:
        return name.show(self.lang)

    def event(self, game: Game, event: Event) -> str:
        try:
            said = game.tell(event, self.text)
            return said[:1].upper() + said[1:]
        except TextError as lost:
            return f"[{type(event).__name__}: {lost}]"

    def why(self, error: OSError) -> str:
        """What the system says is wrong with a file, in this language where it is one of the usual things."""
        key = f"os-{errorcode.get(error.errno or 0, '').lower()}"
        return self.t(key) if self.text.has(key) else error.strerror or str(error)

    def nearest(self, names: list[str]) -> str:
        """ "Did you mean this or that?", or nothing."""
        return " " + self.t("nearest", names=", ".join(names)) if names else ""

    def refusal(self, no: NotLegal) -> str:
        """Why something is not allowed, in words."""
        key = "refusal-" + no.why
        what = ", ".join(self.name(each) for each in no.what.split(", "))
        return self.t(key, what=what) if self.text.has(key) else f"{no.why}: {no.what}"

    def problem(self, one: Problem) -> str:
        """file:line:column: message; expected ...; did you mean ..."""
        where = f"{one.file}:{one.line}:{one.column}" if one.line else one.file
        message = (
            self.t(one.message, given=one.given, expected=one.expected) if self.text.has(one.message) else one.message
        )
        parts = [f"{where}: {one.path}: {message}" if one.path else f"{where}: {message}"]
        if one.expected and one.message not in SAID:
            key = "expected-" + one.expected.replace(" ", "-")
            expected = self.t(key) if self.text.has(key) else one.expected
            parts.append(self.t("problem-expected", expected=expected))
        if one.nearest:
            parts.append(self.t("problem-nearest", names=", ".join(one.nearest)))
        return "; ".join(parts)
