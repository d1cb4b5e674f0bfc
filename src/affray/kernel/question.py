"""Questions: what a seat is asked, which answers are legal now, which are barred and by which rule. And who answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from affray.kernel.chance import Dice

if TYPE_CHECKING:
    from affray.kernel.table import Since

__all__ = ["Agent", "Closed", "Interjection", "Question", "Words"]


class Words:
    """What is to be said to a person: a message of the catalogues and its variables."""

    __slots__ = ("message", "fields")

    def __init__(self, message: str, fields: dict[str, Any] | None = None) -> None:
        self.message = message
        self.fields: dict[str, Any] = {} if fields is None else fields


class Closed:
    """An option that is barred now: its words, the rule that bars it, and why, in words."""

    __slots__ = ("option", "rule", "why")

    def __init__(self, option: Words, rule: str, why: Words) -> None:
        self.option = option
        self.rule = rule
        self.why = why


@mypyc_attr(allow_interpreted_subclasses=True)
class Question:
    """A choice among legal options. Options are read from the state each time and known by stable keys."""

    name: ClassVar[str] = ""
    clause: ClassVar[str] = ""

    def __init__(self, seat: str) -> None:
        self.seat = seat

    def rule(self) -> str:
        """The clause or rule that this question comes from."""
        return self.clause

    def options(self) -> list[Any]:
        """What is legal now; never empty, and no option is None."""
        raise NotImplementedError

    def key(self, option: Any) -> str:
        """The option's stable word in records: never its position."""
        raise NotImplementedError

    def by(self, option: Any) -> str:
        """The seat whose option it is."""
        return self.seat

    def shared(self) -> bool:
        """Whether seats other than `seat` have options too; the first to answer is heard, `seat` answers last."""
        return False

    def seats(self) -> list[str]:
        """The seats that have options now, in the order in which agents are asked."""
        found: list[str] = []
        for option in self.options():
            seat = self.by(option)
            if seat not in found:
                found.append(seat)
        return found

    def first_seat(self) -> str:
        """The first of `seats`; a question that can tell without finding them all says so."""
        return self.seats()[0]

    def options_of(self, seat: str) -> list[Any]:
        """Those of one seat."""
        return [option for option in self.options() if self.by(option) == seat]

    def closed(self) -> list[Closed]:
        """What is barred now; worked out only when somebody looks."""
        return []

    def words(self) -> Words:
        """The question itself."""
        return Words("ask-" + self.name, {"seat": self.seat})

    def option_words(self, option: Any) -> Words:
        """One option and what it would do."""
        return Words("option-" + self.name, {"option": self.key(option)})


@mypyc_attr(allow_interpreted_subclasses=True)
class Interjection:
    """Something a seat may do at any open choice. It is carried out inside `ask`; the question then reads the state again."""

    def __init__(self, key: str, by: str) -> None:
        self.key = key
        self.by = by

    def run(self) -> None:
        raise NotImplementedError

    def words(self) -> Words:
        return Words("interjection-" + self.key.partition(":")[0], {"by": self.by})


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """Answers for a seat when no human does. It keeps nothing between questions: all it knows is the fight and the dice it is handed."""

    name: ClassVar[str] = ""
    interjects: ClassVar[bool] = False
    """Whether `interject` is to be called at all."""

    def choose(self, question: Question, seat: str, dice: Dice) -> Any:
        """One of the question's options of this seat; or None to leave a shared question to the others.

        It takes no dice when the seat has one option: some tables ask even then, others do not.
        """
        raise NotImplementedError

    def looks_ahead(self) -> bool:
        """Whether `choose_ahead` is to be called: the table then keeps where the fight stood when last nothing was under way, and the lines since."""
        return False

    def choose_ahead(self, question: Question, seat: str, dice: Dice, since: Since) -> Any:
        """As `choose`, for an agent that plays on from here in its mind: `since` leads to this question."""
        return self.choose(question, seat, dice)

    def interject(self, question: Question, seat: str, dice: Dice) -> Interjection | None:
        """Break in before the question is answered, or None."""
        return None
