"""The survivors' turn: one after another in any order, each with one movement and one activation (showdown 2.8, SD-35)."""

from __future__ import annotations

from typing import Any, ClassVar

from affray.kernel.effect import ACT
from affray.kernel.fight import Act
from affray.kernel.names import Ref
from affray.kernel.question import Closed, Question, Words
from affray.showdown import turn_events
from affray.showdown.board import name, squares
from affray.showdown.cards import ACT_END, SPEND_ACTIVATION, SURVIVORS_ACT, SURVIVORS_TURN
from affray.showdown.closed import closed_in_act
from affray.showdown.field import Field
from affray.showdown.offers import said
from affray.showdown.purchase import Purchase
from affray.showdown.steps import can_step, destinations, movement_of, spend_activation, walk
from affray.showdown.survivor import Survivor

__all__ = ["ActChoice", "Deed", "Move", "MoveTo", "NextSurvivor", "SurvivorAct", "SurvivorsTurn", "waiting"]


class SurvivorsTurn(Act):
    """The survivors' turn begins: a monster that lies stands up, cards have their say (2.7, 2.8 S1)."""

    name: ClassVar[str] = "survivors_turn"

    def __init__(self, fight: Field) -> None:
        self.fight = fight

    def run(self) -> None:
        fight = self.fight
        for survivor in fight.survivors:
            survivor.acted = False
        if fight.table.listening:
            fight.table.tell(turn_events.SurvivorsTurnBegan(fight.round))
        fight.stand_monster()
        if fight.in_play[SURVIVORS_TURN.index]:
            fight.happen(fight.occasion(SURVIVORS_TURN))


def waiting(fight: Field) -> list[Survivor]:
    """Who has not acted yet."""
    return [survivor for survivor in fight.survivors if not survivor.acted and survivor.on_board()]


class NextSurvivor(Question):
    """They act in any order: whoever speaks first (2.8 S2)."""

    name: ClassVar[str] = "next_survivor"
    clause: ClassVar[str] = "2.8.order"

    def __init__(self, fight: Field) -> None:
        super().__init__("")
        self.fight = fight

    def shared(self) -> bool:
        return True

    def options(self) -> list[Any]:
        # Somebody's surge may have cost the last of them their lives: the act of a dead survivor is empty.
        return list(waiting(self.fight) or self.fight.survivors[:1])

    def key(self, option: Any) -> str:
        survivor: Survivor = option
        return survivor.id

    def by(self, option: Any) -> str:
        survivor: Survivor = option
        return survivor.seat

    def words(self) -> Words:
        return Words("ask-next_survivor")

    def option_words(self, option: Any) -> Words:
        survivor: Survivor = option
        return Words("option-next_survivor", {"who": Ref(survivor.id), "down": survivor.down})


class Deed:
    """One thing an act can be spent on: move, a purchase, or end."""

    __slots__ = ("kind", "purchase")

    def __init__(self, kind: str, purchase: Purchase | None = None) -> None:
        self.kind = kind
        self.purchase = purchase

    def key(self) -> str:
        return f"{self.kind}:{self.purchase.key}" if self.purchase is not None else self.kind


class ActChoice(Question):
    """What the acting survivor does next; the opportunity before and after each movement and activation is open meanwhile (SD-35)."""

    name: ClassVar[str] = "act"
    clause: ClassVar[str] = "2.8"

    def __init__(self, act: SurvivorAct, survivor: Survivor) -> None:
        super().__init__(survivor.seat)
        self.act = act
        self.survivor = survivor
        # What was found when last somebody asked, and how much had been done in the fight by then.
        self.found: list[Any] = []
        self.done = -1

    def options(self) -> list[Any]:
        """Table and agents ask for them many times over: they are found anew only when something has been done meanwhile."""
        if self.done != self.act.fight.done:
            self.done = self.act.fight.done
            self.found = self.deeds()
        return self.found[:]

    def deeds(self) -> list[Any]:
        fight = self.act.fight
        survivor = self.survivor
        found: list[Any] = []
        if survivor.standing() and survivor.movements and can_step(fight, survivor):
            found.append(Deed("move"))
        if survivor.on_board():
            for purchase in fight.purchases(survivor):
                if (survivor.activations or not purchase.activation) and (survivor.movements or not purchase.movement):
                    found.append(Deed("activate", purchase))
        if not found or not self.must_move():
            found.append(Deed("end"))
        return found

    def must_move(self) -> bool:
        """Whether something makes the survivor move in this round, and it still can (6.7, Hyperactive)."""
        survivor = self.survivor
        if survivor.moved or not survivor.movements or not survivor.standing() or not survivor.has("must_move"):
            return False
        return can_step(self.act.fight, survivor)

    def key(self, option: Any) -> str:
        deed: Deed = option
        return deed.key()

    def closed(self) -> list[Closed]:
        return closed_in_act(self.act.fight, self.survivor, self.must_move())

    def words(self) -> Words:
        left = {"movements": int(self.survivor.movements), "activations": int(self.survivor.activations)}
        return Words("ask-act", {"who": Ref(self.survivor.id), **left})

    def option_words(self, option: Any) -> Words:
        deed: Deed = option
        return said(deed.purchase) if deed.purchase is not None else Words("option-act-" + deed.kind)


class MoveTo(Question):
    """Where a movement ends: up to the movement attribute, through free spaces, less if the survivor likes (5)."""

    name: ClassVar[str] = "move_to"
    clause: ClassVar[str] = "5"

    def __init__(self, fight: Field, survivor: Survivor, steps: int) -> None:
        super().__init__(survivor.seat)
        self.fight = fight
        self.survivor = survivor
        self.steps = steps

    def options(self) -> list[Any]:
        return list(squares(destinations(self.fight, self.survivor, self.steps)))

    def key(self, option: Any) -> str:
        square: int = option
        return name(square)

    def words(self) -> Words:
        return Words("ask-move_to", {"who": Ref(self.survivor.id)})

    def option_words(self, option: Any) -> Words:
        square: int = option
        return Words("option-move_to", {"square": name(square)})


class Move(Act):
    """A movement that was spent."""

    name: ClassVar[str] = "move"

    def __init__(self, fight: Field, survivor: Survivor) -> None:
        self.fight = fight
        self.survivor = survivor

    def view(self) -> dict[str, Any]:
        return {"act": "move", "who": self.survivor.id}

    def run(self) -> None:
        fight = self.fight
        steps = movement_of(self.fight, self.survivor)
        square: int = fight.table.ask(MoveTo(fight, self.survivor, steps))
        if fight.table.listening:
            fight.table.tell(turn_events.PointSpent(Ref(self.survivor.id), "movement"))
        walk(fight, self.survivor, square, steps)


class SurvivorAct(Act):
    """One survivor's act. `open`: who acts next or the acting player is asked, so everybody may use the opportunity (SD-35)."""

    name: ClassVar[str] = "survivor_act"

    def __init__(self, fight: Field) -> None:
        self.fight = fight
        self.survivor: Survivor | None = None
        self.open = False
        # Others are asked before the acting player is: they hold others' acts by a standing order.
        self.held = False

    def view(self) -> dict[str, Any]:
        return {"act": "survivor_act", "who": self.survivor.id if self.survivor is not None else None}

    def run(self) -> None:
        fight = self.fight
        self.open = True
        survivor: Survivor = fight.table.ask(NextSurvivor(fight))
        self.open = False
        if not survivor.on_board():
            return
        self.survivor = survivor
        survivor.acted = True
        fight.end(f"act_of:{survivor.id}")
        survivor.movements = 1
        survivor.activations = 1
        if fight.table.listening:
            fight.table.tell(turn_events.ActBegan(Ref(survivor.id)))
        self.go_on(survivor)
        # What is left of it vanishes (2.8 S2).
        survivor.movements = 0
        survivor.activations = 0
        if survivor.on_board() and fight.in_play[ACT_END.index]:
            occasion = fight.occasion(ACT_END)
            occasion.actor = survivor
            fight.happen(occasion)
        fight.end(ACT)
        if fight.table.listening:
            fight.table.tell(turn_events.ActEnded(Ref(survivor.id)))

    def go_on(self, survivor: Survivor) -> None:
        """Until the player ends it or nothing is left to do; where the player is not asked, a window is the opportunity."""
        fight = self.fight
        while True:
            choice = ActChoice(self, survivor)
            deeds: list[Deed] = choice.options()
            if len(deeds) > 1:
                if fight.holds_act(survivor):
                    self.held = True
                    fight.window(SURVIVORS_ACT)
                    self.held = False
                    deeds = choice.options()
                if len(deeds) == 1:
                    continue
                self.open = True
                deed: Deed = fight.table.ask(choice)
                self.open = False
                if deed.kind != "end":
                    self.spend(survivor, deed)
                elif survivor.standing():
                    return
            else:
                fight.window(SURVIVORS_ACT)
                deeds = choice.options()
                if len(deeds) == 1 and deeds[0].kind == "end":
                    return
                if len(deeds) == 1:
                    self.spend(survivor, deeds[0])

    def chooses(self) -> bool:
        """Whether the acting player has something to choose and is to be asked before anybody gets a window."""
        survivor = self.survivor
        return not self.held and survivor is not None and len(ActChoice(self, survivor).options()) > 1

    def spend(self, survivor: Survivor, deed: Deed) -> None:
        fight = self.fight
        purchase = deed.purchase
        if purchase is None:
            survivor.movements -= 1
            fight.perform(Move(fight, survivor))
            return
        if purchase.movement:
            survivor.movements -= 1
        if purchase.activation:
            survivor.activations -= 1
        if purchase.activation and not spend_activation(fight, survivor):
            return
        if not purchase.activation or not fight.in_play[SPEND_ACTIVATION.index]:
            fight.perform(purchase.run)
            return
        # A card may have moved the monster meanwhile.
        for still in fight.purchases(survivor):
            if still.key == purchase.key:
                fight.perform(still.run)
                return
