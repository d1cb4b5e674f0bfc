"""Survival: dodge, encourage, dash, surge; when each may be used and by whom (SD-26 to SD-43)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from affray.kernel.fight import Act
from affray.kernel.names import Ref
from affray.kernel.question import Interjection, Question, Words
from affray.showdown.board import name, squares
from affray.showdown.cards import SURVIVAL_ACTION
from affray.showdown.field import Field
from affray.showdown.purchase import Purchase
from affray.showdown.steps import destinations, movement_of, spend_activation, walk
from affray.showdown.survivor import Survivor
from affray.showdown.survivor_numbers import dodges

__all__ = [
    "ACTIONS", "Dash", "DashTo", "Encourage", "EncourageAct", "Surge", "SurvivalAction", "dashes", "may_use", "surges",
]  # fmt: skip

ACTIONS: Final = ("dodge", "encourage", "dash", "surge")


def may_use(fight: Field, survivor: Survivor, action: str) -> str:
    """Why a survivor may not use a survival action now, or "". Opportunities are asked for elsewhere (SD-26 to SD-31, SD-41, SD-42)."""
    if not survivor.on_board():
        return "not-on-board"
    if survivor.survival < 1 or fight.barred(survivor, "spend_survival"):
        return "no-survival"
    if action != "dodge" and action not in survivor.actions:
        return "not-known"
    if fight.barred(survivor, action):
        return "barred"
    if survivor.used.count(action) >= (dodges(fight, survivor) if action == "dodge" else 1):
        return "used-this-round"
    if survivor.down and action != "dodge":
        return "knocked-down"
    if survivor.doomed:
        return "doomed"
    if fight.attacking(survivor) or (fight.in_trap(survivor) and fight.rulings.get("dodge_after_trap") == "no"):
        return "attacking"
    inside = action == "dodge" and fight.rulings.get("dodge_inside_survival_action") == "yes"
    if fight.survival_action_under_way() and not inside:
        return "unresolved"
    return ""


class SurvivalAction(Act):
    """A survival action and all that it causes: until it is resolved nobody begins another (SD-27)."""

    name: ClassVar[str] = "survival_action"
    action: ClassVar[str] = ""

    def __init__(self, fight: Field, survivor: Survivor) -> None:
        self.fight = fight
        self.survivor = survivor

    def view(self) -> dict[str, Any]:
        return {"act": "survival_action", "who": self.survivor.id}

    def buy(self, key: str) -> None:
        """What the point is spent on, if it is still to be had: a card may have moved the monster meanwhile."""
        for purchase in self.fight.purchases(self.survivor):
            if purchase.key == key:
                self.fight.perform(purchase.run)
                return

    def done(self, target: Survivor | None = None) -> None:
        """It was done, to this companion if to any: cards have their say."""
        fight = self.fight
        if fight.in_play[SURVIVAL_ACTION.index]:
            occasion = fight.occasion(SURVIVAL_ACTION)
            occasion.actor = self.survivor
            occasion.target = target
            occasion.action = self.action
            fight.happen(occasion)


def dashes(survivor: Survivor, bought: list[Purchase]) -> list[Purchase]:
    """Of the purchases there are, what the point of a dash buys besides a move: a movement and no activation, such as Slam (SD-32, 6.3)."""
    found: list[Purchase] = []
    for purchase in bought:
        if purchase.movement and not purchase.activation and purchase.survival < survivor.survival:
            found.append(purchase)
    return found


def surges(survivor: Survivor, bought: list[Purchase]) -> list[Purchase]:
    """Of the purchases there are, what the point of a surge buys (SD-33); one that costs survival too must leave that point."""
    found: list[Purchase] = []
    for purchase in bought:
        if purchase.activation and not purchase.movement and purchase.survival < survivor.survival:
            found.append(purchase)
    return found


class DashTo(Question):
    """Where a dashing survivor goes: anywhere within the movement, through free spaces (SD-32)."""

    name: ClassVar[str] = "dash_to"
    clause: ClassVar[str] = "SD-32"

    def __init__(self, fight: Field, survivor: Survivor) -> None:
        super().__init__(survivor.seat)
        self.fight = fight
        self.survivor = survivor

    def options(self) -> list[Any]:
        steps = movement_of(self.fight, self.survivor)
        found: list[Any] = list(squares(destinations(self.fight, self.survivor, steps)))
        return found

    def key(self, option: Any) -> str:
        square: int = option
        return name(square)

    def words(self) -> Words:
        return Words("ask-dash_to", {"who": Ref(self.survivor.id)})

    def option_words(self, option: Any) -> Words:
        square: int = option
        return Words("option-dash_to", {"square": name(square)})


class Dash(SurvivalAction):
    """+1 movement, used at once: for a move, or with a `key` for what that purchase is (SD-32)."""

    action: ClassVar[str] = "dash"

    def __init__(self, fight: Field, survivor: Survivor, key: str = "") -> None:
        super().__init__(fight, survivor)
        self.key = key

    def run(self) -> None:
        fight = self.fight
        fight.spend_survival(self.survivor, "dash")
        if self.key:
            self.buy(self.key)
        else:
            square: int = fight.table.ask(DashTo(fight, self.survivor))
            walk(fight, self.survivor, square, movement_of(fight, self.survivor))
        self.done()


class Surge(SurvivalAction):
    """+1 activation, used at once on what an activation can buy; all it causes is resolved before the act goes on (SD-33, SD-34)."""

    action: ClassVar[str] = "surge"

    def __init__(self, fight: Field, survivor: Survivor, key: str) -> None:
        super().__init__(fight, survivor)
        self.key = key

    def run(self) -> None:
        self.fight.spend_survival(self.survivor, "surge")
        if spend_activation(self.fight, self.survivor):
            self.buy(self.key)
        self.done()


class EncourageAct(SurvivalAction):
    """A knocked down companion stands (SD-31)."""

    action: ClassVar[str] = "encourage"

    def __init__(self, fight: Field, survivor: Survivor, companion: Survivor) -> None:
        super().__init__(fight, survivor)
        self.companion = companion

    def run(self) -> None:
        self.fight.spend_survival(self.survivor, "encourage")
        self.fight.stand(self.companion)
        self.done(self.companion)


class Encourage(Interjection):
    """Encouraging is possible at any open choice, for a standing survivor; the deaf cannot be encouraged (SD-31)."""

    def __init__(self, fight: Field, survivor: Survivor, companion: Survivor) -> None:
        super().__init__(f"encourage:{survivor.id}:{companion.id}", survivor.seat)
        self.fight = fight
        self.survivor = survivor
        self.companion = companion

    def run(self) -> None:
        self.fight.perform(EncourageAct(self.fight, self.survivor, self.companion))

    def words(self) -> Words:
        return Words("interjection-encourage", {"who": Ref(self.survivor.id), "companion": Ref(self.companion.id)})
