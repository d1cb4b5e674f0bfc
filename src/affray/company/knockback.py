"""The choice of being knocked back (CO-11, company 3.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from affray.kernel.names import Ref
from affray.kernel.question import Question, Words

if TYPE_CHECKING:
    from affray.company.attack import FoeStrike

__all__ = ["Knockback"]


@mypyc_attr(free_list_len=1)
class Knockback(Question):
    """Give way and halve the loss, once a round; the next main action goes to recovering position (CO-11)."""

    name: ClassVar[str] = "knockback"
    clause: ClassVar[str] = "CO-11"

    def __init__(self, strike: FoeStrike) -> None:
        self.seat = strike.hero.seat
        self.strike = strike

    def options(self) -> list[Any]:
        return [False, True]

    def key(self, option: Any) -> str:
        return "yes" if option else "no"

    def words(self) -> Words:
        hero = self.strike.hero
        return Words(
            "ask-knockback",
            {
                "who": Ref(hero.id),
                "foe": Ref(self.strike.foe.id),
                "loss": self.strike.loss,
                "endurance": hero.endurance,
                "load": hero.load,
            },
        )

    def option_words(self, option: Any) -> Words:
        loss = self.strike.loss
        if option:
            loss = (loss + 1) // 2
        left = max(0, self.strike.hero.endurance - loss)
        return Words("option-knockback-yes" if option else "option-knockback-no", {"loss": loss, "left": left})
