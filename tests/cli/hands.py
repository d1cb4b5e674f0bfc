"""Somebody at the keyboard who reads the question, has an agent's mind, and types: numbers, squares, faces, names of cards."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

from affray import games
from affray.cli.table import AtTable
from affray.kernel.chance import SeededDice, Throw
from affray.kernel.folding import Folded, fold_options
from affray.kernel.live import Draw
from affray.kernel.question import Question
from affray.showdown.places import square_of

# A square is typed by turns as it is, in Cyrillic letters that look alike, or with the layout left on Russian.
ALIKE = str.maketrans("ABCEHKMOP", "АВСЕНКМОР")
LAYOUT = str.maketrans("abcdefghijklmnop", "фисвуапршолдьтщз")


class Hands(io.TextIOBase):
    """A stdin whose lines are thought up when they are read. `extra` gives lines to type before the first answers."""

    def __init__(self, seed: int, extra: Callable[[], list[str]] | None = None, agent: str = "sensible") -> None:
        self.table: AtTable | None = None
        self.dice = SeededDice(seed)
        self.agent = games.agent(agent, "showdown")
        self.pending = extra() if extra is not None else []
        self.typed: list[str] = []
        self.after: list[str] = []

    def isatty(self) -> bool:
        return False

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        line = self.pending.pop(0) if self.pending else self.after.pop(0) if self.after else self.think()
        self.typed.append(line)
        return line + "\n"

    def think(self) -> str:
        assert self.table is not None
        waits = self.table.session.standing.open
        if isinstance(waits, Question):
            return self.answer(waits)
        if isinstance(waits, Throw):
            return " ".join(str(self.dice.roll(sides)) for sides in waits.dice)
        assert isinstance(waits, Draw)
        return self.cards(waits)

    def answer(self, question: Question) -> str:
        assert self.table is not None
        table = self.table
        people = table.session.people()
        options = [option for option in question.options() if question.by(option) in people]
        choice: Any = None
        for seat in question.seats():
            if seat in people and choice is None:
                choice = self.agent.choose(question, seat, self.dice)
        chosen = question.key(choice), question.by(choice)
        at = [(question.key(option), question.by(option)) for option in options].index(chosen)
        unlisted = table.screen.unlisted(question, options)
        if options[at] in unlisted:
            name = square_of(question, options[at])
            alike = [option for option in options if square_of(question, option) == name]
            if len(alike) > 1:
                self.after = [str(alike.index(options[at]) + 1)]
            return self.square(name)
        shown = fold_options(question, [option for option in options if option not in unlisted])
        for number, option in enumerate(shown, 1):
            inside = list(option.options) if isinstance(option, Folded) else [option]
            keys = [(question.key(each), question.by(each)) for each in inside]
            if chosen in keys:
                if isinstance(option, Folded):
                    self.after = [str(keys.index(chosen) + 1)]
                return str(number)
        raise AssertionError(f"{chosen} is not on the screen")

    def square(self, name: str) -> str:
        way = len(self.typed) % 3
        if way == 0:
            return name.lower()
        return name.translate(ALIKE) if way == 1 else name.lower().translate(LAYOUT)

    def cards(self, wanted: Draw) -> str:
        """As many as are wanted, by name or by number, one of them as it is in a real deck."""
        assert self.table is not None
        deck = wanted.deck.copy()
        drawn: list[str] = []
        for _card in range(wanted.n):
            assert deck.ready()
            possible = deck.may_come()
            card = possible[self.dice.pick(len(possible))]
            deck.take(card)
            drawn.append(card)
        known = wanted.possible
        words = [
            str(known.index(card) + 1) if len(self.typed) % 2 else self.table.voice.name(card).lower() for card in drawn
        ]
        return ", ".join(words)
