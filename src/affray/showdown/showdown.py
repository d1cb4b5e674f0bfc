"""The showdown: what survivors may do at each moment, and the rounds: the monster's turn, then the survivors' (showdown 2, SD-45, SD-53)."""

from __future__ import annotations

from typing import Any, ClassVar

from affray.kernel.card import Moment
from affray.kernel.effect import ROUND
from affray.kernel.fight import Act
from affray.kernel.names import Ref
from affray.kernel.question import Closed, Interjection, Words
from affray.kernel.table import Table
from affray.kernel.window import Use
from affray.showdown import corrections, events, orders, turn_events
from affray.showdown.aftermath import Aftermath
from affray.showdown.attack import Attack
from affray.showdown.cards import OPPORTUNITIES, ROUND_END, SURVIVORS_ACT
from affray.showdown.closed import closed_in_window, held_back
from affray.showdown.field import Field
from affray.showdown.monster_turn import MonsterTurn
from affray.showdown.offers import purchases, said
from affray.showdown.purchase import Purchase
from affray.showdown.setup import Setup, skip_turn
from affray.showdown.steps import can_step
from affray.showdown.survival import Dash, Encourage, EncourageAct, Surge, SurvivalAction, dashes, may_use, surges
from affray.showdown.survivor import Survivor
from affray.showdown.survivors_act import SurvivorAct, SurvivorsTurn, waiting
from affray.showdown.trap_text import TrapText

__all__ = ["Opportune", "RoundEnd", "Showdown"]


class Opportune(Interjection):
    """A dash or a surge while the acting player is asked: the opportunity of SD-35 without a window."""

    def __init__(self, fight: Field, use: Use, act: Act) -> None:
        super().__init__(use.key, use.by)
        self.fight = fight
        self.act = act
        self.said = use.said

    def run(self) -> None:
        self.fight.perform(self.act)

    def words(self) -> Words:
        return self.said


def spent_on(purchase: Purchase, action: str) -> Words:
    """How it is said that the point of a dash or a surge is spent on this."""
    what = said(purchase)
    fields = {**what.fields, "cost": 1 + purchase.survival}
    return Words(f"option-{action}-" + what.message.removeprefix("option-"), fields)


class RoundEnd(Act):
    """The round ends with the survivors' turn: what lasted for it is over, once-a-round uses come back (SD-45).

    The controller's tile passes with the next round (2).
    """

    name: ClassVar[str] = "round_end"

    def __init__(self, fight: Field) -> None:
        self.fight = fight

    def run(self) -> None:
        fight = self.fight
        if fight.in_play[ROUND_END.index]:
            fight.happen(fight.occasion(ROUND_END))
        fight.end(ROUND)
        for survivor in fight.survivors:
            survivor.used = []
            survivor.moved = False
        fight.grabbed_last = fight.grabbed
        fight.grabbed = []
        if fight.table.listening:
            fight.table.tell(events.RoundOver(fight.round))
        if fight.round:  # the survivors' turn ahead of round 1 passes nothing
            self.pass_controller()
        fight.round += 1

    def pass_controller(self) -> None:
        fight = self.fight
        if fight.keeper:
            return
        seats = fight.seats()
        following = seats[(seats.index(fight.controller) + 1) % len(seats)]
        if following != fight.controller:
            fight.controller = following
            if fight.table.listening:
                fight.table.tell(turn_events.ControllerPassed(following))


class Showdown(Field):
    """A field with everybody's possibilities and its rounds. Each step is one act, so that corrections land between turns.

    For a survivors' turn ahead of round 1 the fight begins with `round` 0 and `phase` survivors_turn (ruling `survivors_first`).
    """

    def step(self) -> None:
        if self.phase == "monster":
            self.phase = "survivors_turn"
            self.perform(MonsterTurn(self))
        elif self.phase == "setup" and self.plan is not None:
            self.perform(Setup(self, self.plan))
        elif self.phase == "survivors_turn" and self.ambushed:
            self.phase = "survivors"
            skip_turn(self)
        elif self.phase == "survivors_turn":
            self.phase = "survivors"
            self.perform(SurvivorsTurn(self))
        elif self.phase == "aftermath":
            self.perform(Aftermath(self))
            self.over = True
        elif waiting(self):
            self.perform(SurvivorAct(self))
        elif self.opening:
            self.phase = "monster"
            self.opening = False
        else:
            self.phase = "monster"
            number = self.round
            self.perform(RoundEnd(self))
            self.table.check(number)

    def close(self) -> None:
        """Every survivor is dead or the monster is (SD-53): the aftermath is the last step."""
        self.phase = "aftermath"
        if self.table.listening:
            self.table.tell(turn_events.ShowdownOver(self.outcome))

    # -- what survivors may do

    def interjections(self) -> list[Interjection]:
        """Encouraging needs no opportunity (SD-31); while the acting player is asked there is one for all (SD-35)."""
        found: list[Interjection] = []
        if self.phase == "aftermath":
            return found
        for survivor in self.on_board():
            if not may_use(self, survivor, "encourage"):
                for companion in self.on_board():
                    if companion is not survivor and companion.down and not companion.has("deaf"):
                        found.append(Encourage(self, survivor, companion))
        acting = self.acting
        lying = self.monster.down and self.rulings.get("monster_down_window") == "while_down"
        if (isinstance(acting, SurvivorAct) and acting.open) or lying:
            for seat in self.seats():
                for use in self.opportunities(seat):
                    if use.run is not None:
                        found.append(Opportune(self, use, use.run))
        return found

    def interruptible(self) -> bool:
        """The same conditions as in `interjections`, the first that holds being enough."""
        if self.phase == "aftermath":
            return False
        acting = self.acting
        lying = self.monster.down and self.rulings.get("monster_down_window") == "while_down"
        opportune = (isinstance(acting, SurvivorAct) and acting.open) or lying
        fallen = False
        for survivor in self.survivors:
            if survivor.down and survivor.on_board() and not survivor.has("deaf"):
                fallen = True
        if (not fallen and not opportune) or self.survival_action_under_way():
            return False
        for survivor in self.survivors:
            if survivor.survival < 1 or survivor.down or not survivor.on_board():
                continue
            if fallen and not may_use(self, survivor, "encourage"):
                return True
            if opportune and "dash" in survivor.actions and not may_use(self, survivor, "dash"):
                return True
            if opportune and "surge" in survivor.actions and not may_use(self, survivor, "surge"):
                for purchase in self.purchases(survivor):
                    if purchase.activation and not purchase.movement:
                        return True
        return False

    def window_uses(self, moment: Moment, seat: str) -> list[Use]:
        """At an opportunity: dash, and a surge into each thing that an activation buys now (SD-32, SD-33)."""
        if moment.name not in OPPORTUNITIES:
            return []
        # Whether the seat wants to be asked is found out before what it could do: both are dear.
        found: list[Use] = []
        if self.opportune(seat) and orders.asked(self, moment, seat):
            found = self.opportunities(seat)
        if moment is not SURVIVORS_ACT:
            return found
        if orders.given(self, seat, "flows") != "never":
            found.extend(self.encouragements(seat))
        if found:
            act = orders.act_under_way(self)
            if act is not None and act.chooses():
                # A dash or a companion has given it something to do: the act goes on, and the opportunity with it.
                return []
        return found

    def window(self, moment: Moment) -> None:
        """Where nobody could do anything nobody is asked: most often so, and soon found out."""
        acting = self.under_way[-1] if self.under_way else None
        lies = isinstance(acting, SurvivorAct) and acting.survivor is not None and acting.survivor.down
        if lies or self.opportune(""):
            super().window(moment)

    def opportune(self, seat: str) -> bool:
        """Whether somebody of the seat ("": of any) may dash or surge at all, if there is something to spend it on."""
        if self.survival_action_under_way():
            return False
        for survivor in self.survivors:
            if survivor.survival < 1 or survivor.down or (seat and survivor.seat != seat):
                continue
            if "dash" in survivor.actions and not may_use(self, survivor, "dash"):
                return True
            if "surge" in survivor.actions and not may_use(self, survivor, "surge"):
                return True
        return False

    def window_closed(self, moment: Moment) -> list[Closed]:
        if moment.name not in OPPORTUNITIES:
            return []
        found: list[Closed] = []
        for seat in self.seats():
            # What could be done, but its player has said not to be asked about it now.
            if not orders.asked(self, moment, seat):
                keys = [use.key.split(":") for use in self.opportunities(seat)]
                found.extend([held_back(*each) for each in dict.fromkeys([(key[0], key[1]) for key in keys])])
        return closed_in_window(self) + found

    def holds_act(self, acting: Survivor) -> bool:
        return bool(self.orders) and orders.holding(self, acting)

    def opportunities(self, seat: str) -> list[Use]:
        found: list[Use] = []
        for survivor in self.survivors:
            if survivor.seat != seat or survivor.survival < 1:
                continue
            dashing = "dash" in survivor.actions and not may_use(self, survivor, "dash")
            surging = "surge" in survivor.actions and not may_use(self, survivor, "surge")
            bought = self.purchases(survivor) if dashing or surging else []
            if dashing:
                if can_step(self, survivor):
                    words = Words("option-dash", {"who": Ref(survivor.id)})
                    found.append(Use(f"dash:{survivor.id}", seat, Dash(self, survivor), words))
                for purchase in dashes(survivor, bought):
                    dash = Dash(self, survivor, purchase.key)
                    found.append(Use(f"dash:{survivor.id}:{purchase.key}", seat, dash, spent_on(purchase, "dash")))
            if surging:
                for purchase in surges(survivor, bought):
                    surge = Surge(self, survivor, purchase.key)
                    found.append(Use(f"surge:{survivor.id}:{purchase.key}", seat, surge, spent_on(purchase, "surge")))
        return found

    def encouragements(self, seat: str) -> list[Use]:
        """The acting survivor lies and is not asked: here it may be encouraged all the same (SD-31)."""
        found: list[Use] = []
        acting = self.acting
        companion = acting.survivor if isinstance(acting, SurvivorAct) else None
        if companion is None or not companion.on_board() or not companion.down or companion.has("deaf"):
            return found
        for survivor in self.survivors:
            if survivor.seat == seat and survivor is not companion and not may_use(self, survivor, "encourage"):
                words = Words("interjection-encourage", {"who": Ref(survivor.id), "companion": Ref(companion.id)})
                key = f"encourage:{survivor.id}:{companion.id}"
                found.append(Use(key, seat, EncourageAct(self, survivor, companion), words))
        return found

    def purchases(self, survivor: Survivor) -> list[Purchase]:
        return purchases(self, survivor)

    # -- attacks under way

    def survival_action_under_way(self) -> bool:
        return any(isinstance(act, SurvivalAction) for act in self.under_way)

    def attacking(self, survivor: Survivor) -> bool:
        return any(isinstance(act, Attack) and act.survivor is survivor and not act.over for act in self.under_way)

    def in_trap(self, survivor: Survivor) -> bool:
        return any(isinstance(act, TrapText) and act.survivor is survivor for act in self.under_way)

    def attack_of(self, survivor: Survivor | None) -> Attack | None:
        for act in reversed(self.under_way):
            if isinstance(act, Attack) and act.survivor is survivor and not act.over:
                return act
        return None

    def cancel_out_of_reach(self, act: Act) -> None:
        if isinstance(act, Attack):
            act.out_of_reach()

    def cut_attacks_short(self, survivor: Survivor) -> None:
        for act in self.under_way:
            if isinstance(act, Attack) and act.survivor is survivor:
                act.goes_on = False

    def in_critical(self) -> bool:
        return any(isinstance(act, Attack) and act.in_critical for act in self.under_way)

    # -- what is said once for all, and what is set right

    def order_choices(self, seat: str) -> dict[str, list[str]]:
        return orders.choices(self, seat)

    def correct(self, what: str, to: Any) -> None:
        corrections.correct(self, what, to)

    def copy(self, table: Table) -> Showdown:
        twin = Showdown(
            table,
            [survivor.copy() for survivor in self.survivors],
            self.monster.copy(),
            self.tables,
            self.ruled,
            self.library,
        )
        self.fill(twin)
        return twin
