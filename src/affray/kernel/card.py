"""Cards: one shape for all that lies on somebody. Moments, the hooks that wait for them, the verbs they run."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

__all__ = ["AFTER", "INSTEAD", "WHEN", "Card", "Condition", "Hook", "InPlay", "Moment", "Occasion", "Verb"]

WHEN: Final = "when"
INSTEAD: Final = "instead"
AFTER: Final = "after"


class Moment:
    """A named moment of the rules and its clause. `index` is its place in `Fight.in_play`."""

    __slots__ = ("name", "clause", "index")

    def __init__(self, name: str, clause: str, index: int = 0) -> None:
        self.name = name
        self.clause = clause
        self.index: i64 = index


@mypyc_attr(allow_interpreted_subclasses=True)
class Occasion:
    """One happening of a moment: what a hook's conditions and verbs look at. Games add their fields."""

    def __init__(self, moment: Moment) -> None:
        self.moment = moment
        self.replaced = False
        self.entries: tuple[InPlay, ...] = ()
        self.fired: tuple[InPlay, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """A yes or no about an occasion, seen from the card's owner."""

    def holds(self, occasion: Any) -> bool:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """A word of the cards' vocabulary."""

    def run(self, occasion: Any) -> None:
        raise NotImplementedError


class Hook:
    """What a card does at a moment.

    Free hooks fire at once; those with a `cost`, and those a player `may` use, are offered to the owner's seat. `uses` limits them
    (0: no limit) per `per` (a boundary). `instead` hooks replace the pending event, each at most once an event.
    """

    __slots__ = ("card", "moment", "kind", "conditions", "cost", "may", "uses", "per", "do", "key", "optional")

    def __init__(
        self,
        card: str,
        moment: Moment,
        kind: str,
        conditions: tuple[Condition, ...],
        cost: int,
        may: bool,
        uses: int,
        per: str,
        do: tuple[Verb, ...],
        key: str,
    ) -> None:
        self.card = card
        self.moment = moment
        self.kind = kind
        self.conditions = conditions
        self.cost = cost
        self.may = may
        self.uses = uses
        self.per = per
        self.do = do
        self.key = key
        # Offered rather than forced.
        self.optional = may or cost > 0


class InPlay:
    """A hook and the number of the fighter on whom its card lies; shared by copies of a fight."""

    __slots__ = ("owner", "hook")

    def __init__(self, owner: int, hook: Hook) -> None:
        self.owner: i64 = owner
        self.hook = hook


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """Something that lies on a fighter: its numbers (`whiles`), hooks, and what may be bought while it lies there (`offers`)."""

    def __init__(self, id: str, kind: str) -> None:
        self.id = id
        self.kind = kind
        self.hooks: tuple[Hook, ...] = ()
