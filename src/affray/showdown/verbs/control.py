"""Control: when, roll, each, choose, choose_survivor; and the questions that cards ask."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from affray.kernel.card import Condition, Verb
from affray.kernel.chance import Deck
from affray.kernel.names import Ref
from affray.kernel.question import Question, Words
from affray.showdown.attack_dice import LANTERN
from affray.showdown.board import apart
from affray.showdown.cards import ShowdownOccasion
from affray.showdown.harm import D10
from affray.showdown.survivor import Survivor
from affray.showdown.verbs import told
from affray.showdown.verbs.who import group, one, seat_of

__all__ = [
    "CardOption", "CardSurvivor", "Choose", "ChooseSurvivor", "Each", "Option", "Outcome", "Roll", "When", "Willing",
    "at_random", "faces", "willing",
]  # fmt: skip


# -- what cards ask


class Willing(Question):
    """A card lets a survivor do something, or leave it."""

    name: ClassVar[str] = "willing"
    clause: ClassVar[str] = "2.2"

    def __init__(self, survivor: Survivor, card: str) -> None:
        super().__init__(survivor.seat)
        self.survivor = survivor
        self.card = card

    def options(self) -> list[Any]:
        return [False, True]

    def key(self, option: Any) -> str:
        return f"{self.survivor.id}:{'yes' if option else 'no'}"

    def words(self) -> Words:
        return Words("ask-willing", {"who": Ref(self.survivor.id), "card": Ref(self.card)})

    def option_words(self, option: Any) -> Words:
        return Words("option-willing", {"yes": option is True})


class CardOption(Question):
    """One of the things that a card offers."""

    name: ClassVar[str] = "card_option"
    clause: ClassVar[str] = "2.2"

    def __init__(self, seat: str, card: str, many: list[Option], survivor: Survivor | None = None) -> None:
        super().__init__(seat)
        self.card = card
        self.many = many
        # Who chooses; None where it is not one survivor's to choose.
        self.chooser = survivor

    def options(self) -> list[Any]:
        return list(self.many)

    def key(self, option: Any) -> str:
        chosen: Option = option
        return chosen.name

    def words(self) -> Words:
        return Words(
            "ask-card_option",
            {"card": Ref(self.card), "who": Ref(self.chooser.id) if self.chooser is not None else None},
        )

    def option_words(self, option: Any) -> Words:
        chosen: Option = option
        return Words("option-card_option", {"option": Ref(chosen.name), "cost": chosen.cost})


class CardSurvivor(Question):
    """A card asks for a survivor."""

    name: ClassVar[str] = "card_survivor"
    clause: ClassVar[str] = "2.2"

    def __init__(self, seat: str, card: str, many: list[Survivor]) -> None:
        super().__init__(seat)
        self.card = card
        self.many = many

    def options(self) -> list[Any]:
        return list(self.many)

    def key(self, option: Any) -> str:
        survivor: Survivor = option
        return survivor.id

    def words(self) -> Words:
        return Words("ask-card_survivor", {"card": Ref(self.card)})

    def option_words(self, option: Any) -> Words:
        survivor: Survivor = option
        return Words("option-card_survivor", {"who": Ref(survivor.id)})


def willing(occasion: ShowdownOccasion, survivor: Survivor) -> bool:
    """Whether the survivor does what the card lets it do."""
    answer: bool = occasion.fight.table.ask(Willing(survivor, occasion.card))
    return answer


def at_random(occasion: ShowdownOccasion, many: list[Survivor], n: int) -> list[Survivor]:
    """`n` of them (or all), each as likely, in the order of the board."""
    fight = occasion.fight
    deck = Deck("survivors", [survivor.id for survivor in many], refills=False)
    drawn = fight.table.draw(deck, n, "random_survivor", fight.controller)
    return [survivor for survivor in many if survivor.id in drawn]


def faces(low: int, high: int) -> str:
    """The faces of a d10 as cards print them: "4+", "1–2", "10"."""
    if low == high or (high >= LANTERN and low == LANTERN):
        return str(low)
    return f"{low}+" if high >= LANTERN else f"{low}–{high}"


# -- verbs


@dataclass(frozen=True)
class When(Verb):
    """Do `then` where all conditions hold, else `else`."""

    when: tuple[Condition, ...]
    then: tuple[Verb, ...] = ()
    else_: tuple[Verb, ...] = ()

    def run(self, occasion: ShowdownOccasion) -> None:
        holds = all(condition.holds(occasion) for condition in self.when)
        occasion.fight.run_verbs(self.then if holds else self.else_, occasion)


@dataclass(frozen=True)
class Outcome:
    """What faces from `low` to `high` do."""

    low: int
    high: int
    do: tuple[Verb, ...]


@dataclass(frozen=True)
class Roll(Verb):
    """A d10; the list whose faces hold it. A face in no list does nothing."""

    roll: str
    results: tuple[Outcome, ...]

    def run(self, occasion: ShowdownOccasion) -> None:
        fight = occasion.fight
        before = occasion.face
        wanted = ""
        if fight.table.listening:
            wanted = ", ".join([faces(result.low, result.high) for result in self.results if result.do])
        face: int = fight.table.throw(D10("card", seat_of(occasion, "owner"), occasion.card, wanted=wanted))
        occasion.face = face
        if fight.table.listening:
            within: str | None = None
            for result in self.results:
                if result.do and result.low <= face <= result.high:
                    within = faces(result.low, result.high)
            fight.table.tell(told.CardRolled(Ref(occasion.card), face, within, wanted))
        for result in self.results:
            if result.low <= face <= result.high:
                fight.run_verbs(result.do, occasion)
        occasion.face = before


@dataclass(frozen=True)
class Each(Verb):
    """For every member of a group that satisfies `if` and not `unless`; `random` of them; or (`may`) up to `up_to` who want it."""

    each: str
    do: tuple[Verb, ...]
    if_: tuple[Condition, ...] = ()
    unless: tuple[Condition, ...] = ()
    random: int = 0
    up_to: int = 0
    may: bool = False

    def run(self, occasion: ShowdownOccasion) -> None:
        before = occasion.chosen
        many: list[Survivor] = []
        for survivor in group(occasion, self.each):
            occasion.chosen = survivor
            allowed = all(condition.holds(occasion) for condition in self.if_)
            if allowed and not any(condition.holds(occasion) for condition in self.unless):
                many.append(survivor)
        if self.random and many:
            many = at_random(occasion, many, self.random)
        done = 0
        for survivor in many:
            if survivor.dead or (self.up_to and done >= self.up_to):
                continue
            if self.may and not willing(occasion, survivor):
                continue
            done += 1
            occasion.chosen = survivor
            occasion.fight.run_verbs(self.do, occasion)
        occasion.chosen = before


@dataclass(frozen=True)
class Option:
    """One thing to choose: its name, what it costs (survival), when it can be had, what it does."""

    name: str
    do: tuple[Verb, ...] = ()
    conditions: tuple[Condition, ...] = ()
    cost: int = 0

    def legal(self, occasion: ShowdownOccasion, chooser: Survivor | None) -> bool:
        if self.cost and (
            chooser is None or chooser.survival < self.cost or occasion.fight.barred(chooser, "spend_survival")
        ):
            return False
        return all(condition.holds(occasion) for condition in self.conditions)


@dataclass(frozen=True)
class Choose(Verb):
    """Who decides picks one of the options; with one legal option nobody is asked, with none nothing happens."""

    choose: str
    options: tuple[Option, ...]

    def run(self, occasion: ShowdownOccasion) -> None:
        fight = occasion.fight
        chooser = one(occasion, self.choose)
        legal = [option for option in self.options if option.legal(occasion, chooser)]
        if not legal:
            return
        taken: Option = legal[0]
        if len(legal) > 1:
            taken = fight.table.ask(CardOption(seat_of(occasion, self.choose), occasion.card, legal, chooser))
        if taken.cost and chooser is not None:
            fight.add_survival(chooser, -taken.cost)
        fight.run_verbs(taken.do, occasion)


@dataclass(frozen=True)
class ChooseSurvivor(Verb):
    """Who decides picks himself or a survivor adjacent to him; that survivor is `chosen` in the list."""

    choose_survivor: str
    among: str
    do: tuple[Verb, ...]

    def run(self, occasion: ShowdownOccasion) -> None:
        chooser = one(occasion, self.choose_survivor)
        if chooser is None or not chooser.on_board():
            return
        many = [
            survivor
            for survivor in occasion.fight.on_board()
            if survivor is chooser or apart(survivor.square, 1, chooser.square, 1) == 1
        ]
        before = occasion.chosen
        if len(many) == 1:
            occasion.chosen = chooser
        else:
            occasion.chosen = occasion.fight.table.ask(CardSurvivor(chooser.seat, occasion.card, many))
        occasion.fight.run_verbs(self.do, occasion)
        occasion.chosen = before
