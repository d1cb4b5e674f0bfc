"""The scripted table: a strict list of answers, faces and cards. Anything unscripted or left over fails."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from affray.kernel.chance import Deck, Throw
from affray.kernel.event import Event
from affray.kernel.question import Question
from affray.kernel.table import NotLegal, Table, find_option

__all__ = ["Answer", "Cards", "Do", "Faces", "Scripted", "Unscripted"]


class Unscripted(AssertionError):
    """The rules asked for something else than the script says, or the script has something left."""


@dataclass(frozen=True)
class Answer:
    """`key` is the answer to the question `name`; `by` may be left out when one seat has that option."""

    name: str
    key: str
    by: str | None = None


@dataclass(frozen=True)
class Faces:
    """What the dice show at the next throw; `why` may be left out."""

    faces: tuple[int, ...]
    why: str | None = None


@dataclass(frozen=True)
class Cards:
    """What is drawn next."""

    cards: tuple[str, ...]


@dataclass(frozen=True)
class Do:
    """An interjection at the next question."""

    key: str
    by: str


class Scripted(Table):
    """Strict: each question, throw and draw must be the next of the script, unless `always` names an answer for the question."""

    def __init__(self, script: list[Answer | Faces | Cards | Do], always: dict[str, str] | None = None) -> None:
        super().__init__()
        self.script = list(script)
        self.always = always or {}
        self.told: list[Event] = []
        self.listening = True

    def _pop(self, kind: type, what: str) -> Any:
        if not self.script or not isinstance(self.script[0], kind):
            raise Unscripted(f"{what}, but the script goes on with {self.script[:1]}")
        return self.script.pop(0)

    def ask(self, question: Question) -> Any:
        while self.script and isinstance(self.script[0], Do):
            wanted = self.script.pop(0)
            assert isinstance(wanted, Do)
            assert self.fight is not None
            found = [i for i in self.fight.interjections() if i.key == wanted.key and i.by == wanted.by]
            if not found:
                raise Unscripted(f"{wanted} is not possible now")
            found[0].run()
        options = question.options()
        if len(options) == 1:
            return options[0]
        keys = [f"{question.by(option)}:{question.key(option)}" for option in options]
        following = self.script[0] if self.script else None
        if isinstance(following, Answer) and following.name == question.name:
            self.script.pop(0)
            seats = [following.by] if following.by else question.seats()
            for seat in seats:
                try:
                    return find_option(question, following.key, seat)
                except NotLegal:
                    continue
            raise Unscripted(f"{following} is not among {keys}")
        if question.name in self.always:
            return find_option(question, self.always[question.name], question.seats()[-1])
        raise Unscripted(f"asked {question.name} of {question.seat}: {keys}; the script goes on with {following}")

    def throw(self, throw: Throw) -> Any:
        wanted = self._pop(Faces, f"{throw.by} throws {throw.dice} for {throw.why}")
        if len(wanted.faces) != len(throw.dice) or (wanted.why is not None and wanted.why != throw.why):
            raise Unscripted(f"{throw.by} throws {throw.dice} for {throw.why}, the script says {wanted}")
        for face, sides in zip(wanted.faces, throw.dice, strict=True):
            if not 1 <= face <= sides:
                raise Unscripted(f"no face {face} on a die of {sides}")
        return throw.read(list(wanted.faces))

    def draw(self, deck: Deck, n: int, why: str, by: str) -> list[str]:
        wanted = self._pop(Cards, f"{by} draws {n} for {why}")
        for card in wanted.cards:
            if not deck.ready() or card not in deck.possible():
                raise Unscripted(f"{card} cannot be drawn from {deck.name}")
            deck.take(card)
        if len(wanted.cards) > n or (len(wanted.cards) < n and deck.ready()):
            raise Unscripted(f"{by} draws {n} for {why}, the script says {wanted}")
        return list(wanted.cards)

    def tell(self, event: Event) -> None:
        self.told.append(event)

    def finish(self) -> None:
        """Raises Unscripted when something of the script was not used."""
        if self.script:
            raise Unscripted(f"left over: {self.script}")
