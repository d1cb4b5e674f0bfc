"""What is asked at a moment: a window in which several seats may act, and the offer of cards to their owner (design: windows, hooks)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64

from affray.kernel.card import InPlay, Moment, Occasion
from affray.kernel.names import Ref
from affray.kernel.question import Closed, Question, Words

if TYPE_CHECKING:
    from affray.kernel.fight import Act, Fight

__all__ = ["DECLINE", "Decline", "Offer", "Use", "Window"]


class Use:
    """One thing a seat can do in a window; `run` is None for passing."""

    __slots__ = ("key", "by", "run", "said")

    def __init__(self, key: str, by: str, run: Act | None, said: Words) -> None:
        self.key = key
        self.by = by
        self.run = run
        self.said = said


class Window(Question):
    """Several seats may act at one moment; it closes when all who could act have passed."""

    name: ClassVar[str] = "window"

    def __init__(self, fight: Fight, moment: Moment, passed: list[str]) -> None:
        super().__init__("")
        self.fight = fight
        self.moment = moment
        self.passed = passed
        # What was found when last somebody asked, and how much had been done in the fight by then.
        self.found: list[Any] = []
        self.done: i64 = -1

    def rule(self) -> str:
        return self.moment.clause

    def words(self) -> Words:
        return Words("ask-window", {"moment": Ref(self.moment.name)})

    def closed(self) -> list[Closed]:
        return self.fight.window_closed(self.moment)

    def uses(self) -> list[Use]:
        """What those who have not passed can do; without the passes."""
        return [use for use in self.options() if use.run is not None]

    def options(self) -> list[Any]:
        """Table and agents ask for them many times over: they are found anew only when something has been done meanwhile."""
        if self.done != self.fight.done:
            self.done = self.fight.done
            self.found = self.uses_and_passes()
        return self.found[:]

    def uses_and_passes(self) -> list[Any]:
        found: list[Use] = []
        for seat in self.fight.seats():
            if seat not in self.passed:
                uses = self.fight.window_uses(self.moment, seat)
                if uses:
                    found.extend(uses)
                    found.append(Use("pass", seat, None, Words("option-pass", {"who": seat})))
        if not found:  # an interjection or a standing order has closed the window while it was open
            found.append(Use("pass", "", None, Words("option-pass", {"who": ""})))
        return found

    def shared(self) -> bool:
        return True

    def key(self, option: Any) -> str:
        use: Use = option
        return f"{self.moment.name}:{use.key}"

    def by(self, option: Any) -> str:
        use: Use = option
        return use.by

    def option_words(self, option: Any) -> Words:
        use: Use = option
        return use.said


class Decline:
    """Not to use what is offered."""


DECLINE: Final = Decline()


class Offer(Question):
    """Cards that may be used at a moment are offered to their owner's seat, which may decline."""

    name: ClassVar[str] = "offer"

    def __init__(self, fight: Fight, seat: str, entries: list[InPlay], occasion: Occasion) -> None:
        super().__init__(seat)
        self.fight = fight
        self.entries = entries
        self.occasion = occasion

    def rule(self) -> str:
        return self.occasion.moment.clause

    def options(self) -> list[Any]:
        found: list[Any] = [DECLINE]
        found.extend([entry for entry in self.entries if self.fight.usable(entry, self.occasion)])
        return found

    def key(self, option: Any) -> str:
        if isinstance(option, Decline):
            return "no"
        entry: InPlay = option
        return f"{entry.owner}:{entry.hook.key}"

    def words(self) -> Words:
        return Words("ask-offer", {"seat": self.seat, "moment": Ref(self.occasion.moment.name)})

    def option_words(self, option: Any) -> Words:
        if isinstance(option, Decline):
            return Words("option-offer-no")
        entry: InPlay = option
        return Words("option-offer", {"card": Ref(entry.hook.card), "cost": entry.hook.cost})
