"""What a terminal shows of a game beside its questions and its log. Each game has a screen, found by the game's name."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, Final

if TYPE_CHECKING:
    from affray.cli.voice import Voice
    from affray.kernel.question import Interjection, Question

__all__ = ["Screen", "screen_of"]

_MODULES: Final = {"company": "affray.cli.screens.company", "showdown": "affray.cli.screens.showdown"}


class Screen:
    """One game at the terminal. This one knows nothing of its fight: a game without a screen of its own can be played all the same."""

    sights: ClassVar[dict[str, tuple[str, ...]]] = {}
    """What may be looked at, and the words that ask for it, in every language."""
    hint: ClassVar[str] = ""
    """The message that lists them."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice

    def state(self, fight: Any) -> None:
        """The whole fight at a glance."""

    def people(self, fight: Any) -> list[str]:
        """The ids of the fighters, about whom `one` can tell."""
        return []

    def one(self, fight: Any, who: str) -> None:
        """One fighter, whole."""

    def cards_of(self, fight: Any, who: str) -> list[str]:
        """The ids of the cards that are described with a fighter."""
        return []

    def look(self, fight: Any, sight: str, about: str, question: Question | None) -> None:
        """Show a sight; `about` is what was typed behind its word."""

    def sight(self, typed: str) -> tuple[str, str] | None:
        """The sight that is asked for and what was typed behind its word; None when the line asks for none."""
        word, _, about = typed.strip().partition(" ")
        for sight, words in self.sights.items():
            if word.casefold() in words:
                return sight, about.strip()
        return None

    def before(self, fight: Any, question: Question, options: Sequence[Any], listed: Sequence[Any]) -> bool:
        """Draw what belongs above a question, if anything does, and say so; `listed` are the lines below it, numbered from 1."""
        return False

    def again(self, fight: Any, question: Question, options: Sequence[Any], listed: Sequence[Any]) -> None:
        """Draw anew what `before` has drawn."""

    def at_any_time(self, interjection: Interjection) -> bool:
        """Whether this may be done before any question; else it belongs to the moment of this one."""
        return True

    def unlisted(self, question: Question, options: Sequence[Any]) -> list[Any]:
        """The options that are not listed because something drawn shows them all: they are named, not numbered."""
        return []

    def naming(self, question: Question, options: Sequence[Any]) -> str:
        """How the unlisted options are named, in a sentence."""
        return ""

    def named(self, question: Question, options: Sequence[Any], typed: str) -> list[Any] | None:
        """The options that a word names (several when it is not clear which); None when it is no such word."""
        return None


def screen_of(game: str, voice: Voice) -> Screen:
    """The screen of a game."""
    if game not in _MODULES:
        return Screen(voice)
    found: Screen = import_module(_MODULES[game]).SCREEN(voice)
    return found
