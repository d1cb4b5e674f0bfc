"""What a face needs of a game, whichever it is: its scenarios, rulings, corrections, faces of dice, and the numbers behind a question."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from affray.kernel.chance import Throw
from affray.kernel.event import Event
from affray.kernel.fight import Fight
from affray.kernel.names import Name
from affray.kernel.question import Question, Words
from affray.kernel.ruling import Ruling, Rulings
from affray.kernel.table import Table
from affray.kernel.text import Text

__all__ = ["Game", "Scenario", "Values"]


class Scenario(Protocol):
    """A fight that has not begun: `raw` is the data it was read from, enough to read it again."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> Name: ...
    @property
    def about(self) -> dict[str, str]: ...
    @property
    def raw(self) -> dict[str, Any]: ...

    def names(self) -> Mapping[str, Name]:
        """The names of all that may appear, by id."""

    def hashes(self) -> dict[str, str]:
        """Every pack entry the scenario uses and the hash of its data."""

    def rulings(self, edition: str | None, changes: dict[str, str]) -> Rulings:
        """The rulings in force: the edition (None: the scenario's own), the scenario's changes, then these. Raises BadRuling."""

    def new(self, table: Table, rulings: Rulings) -> Fight:
        """The fight at its very beginning."""


@dataclass(frozen=True)
class Values:
    """The legal values of a correction: numbers `least` to `most`, or one of `words` ("yes" and "no" stand for true and false), or nothing."""

    least: int = 0
    most: int = -1
    words: tuple[str, ...] = ()

    @property
    def number(self) -> bool:
        return self.most >= self.least

    def read(self, word: str) -> Any:
        """The value a word stands for. ValueError when it is not legal."""
        if self.number:
            value = int(word)
            if not self.least <= value <= self.most:
                raise ValueError(word)
            return value
        if word not in self.words:
            raise ValueError(word)
        return {"yes": True, "no": False}.get(word, word) if set(self.words) == {"yes", "no"} else word


class Game:
    """One rule system as faces see it. Subclassed by each game."""

    name: ClassVar[str] = ""
    host: ClassVar[str] = ""
    """The seat of the referee, who plays the other side and corrects."""
    headings: ClassVar[frozenset[str]] = frozenset()
    """The events that begin a chapter of the log."""
    endings: ClassVar[frozenset[str]] = frozenset()
    """The events that say how the fight has ended."""

    def rulings(self) -> tuple[Ruling, ...]:
        raise NotImplementedError

    def editions(self) -> dict[str, dict[str, str]]:
        """Named sets of rulings; the first is the default."""
        raise NotImplementedError

    def scenarios(self) -> list[str]:
        """The ids of the scenarios that come with the package."""
        raise NotImplementedError

    def scenario(self, what: str) -> Scenario:
        """A scenario by its id, or by the path of its file. Raises BadPack or OSError."""
        raise NotImplementedError

    def from_data(self, raw: dict[str, Any], source: str) -> Scenario:
        """The scenario a record was begun with. Raises BadPack."""
        raise NotImplementedError

    def starter(self, lang: str) -> str:
        """The text of a scenario to begin with, with comments in this language."""
        raise NotImplementedError

    def check_pack(self, path: str) -> None:
        """Read a pack folder as if it were to be used. Raises BadPack or OSError."""
        raise NotImplementedError

    def corrections(self, fight: Any) -> list[str]:
        """Every correction that has a meaning now."""
        raise NotImplementedError

    def correction_of(self, fight: Any, what: str) -> str:
        """The id of the fighter it concerns; empty for the scene."""
        raise NotImplementedError

    def correction_words(self, what: str) -> Words:
        """What is corrected, in words."""
        raise NotImplementedError

    def value_words(self, what: str, value: Any) -> Words | None:
        """A value in words; None for a number."""
        return None

    def correction_values(self, fight: Any, what: str) -> Values:
        """What it may be set to now."""
        raise NotImplementedError

    def correction_now(self, fight: Any, what: str) -> Any:
        """What it is now: a number, a word, yes or no; None where it has no value."""
        return None

    def cards(self, fight: Any) -> list[str]:
        """The ids of the cards that lie in the fight or may be laid."""
        raise NotImplementedError

    def topics(self) -> list[str]:
        """The ids of what else can be asked about, whatever the fight: gear, cards of the packs, words of the rules."""
        return []

    def clauses_of(self, topic: str) -> tuple[str, ...]:
        """The ids of the clauses that explain a word of the rules."""
        return ()

    def describe(self, fight: Any, topic: str, text: Text) -> list[str]:
        """What a card does or what numbers a piece of gear has, a sentence each; nothing for what is neither."""
        raise NotImplementedError

    def numbers(self, fight: Any, question: Question) -> list[Words]:
        """The numbers behind a question and its options, with their reasons."""
        return []

    def purpose(self, fight: Any, throw: Throw) -> Words | None:
        """What dice are thrown for, more closely than the throw's name says it: at whom, from which face they help; None where that is all."""
        return None

    def thrower(self, throw: Throw) -> str:
        """The id of who throws."""
        return throw.by

    def dice_words(self, throw: Throw) -> Words:
        """How many dice of which kind, in the order in which they are typed."""
        raise NotImplementedError

    def read_face(self, word: str, sides: int) -> int | None:
        """The face that a letter stands for, on dice that have more than numbers."""
        return None

    def dice(self, event: Event) -> list[tuple[int, str]]:
        """The dice that an event shows: the sides of each, and its face as a mark."""
        return []

    def tell(self, event: Event, text: Text) -> str:
        """The line of an event. TextError when a word has no message."""
        raise NotImplementedError
