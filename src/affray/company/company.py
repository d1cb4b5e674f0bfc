"""The Company's fight from onset to aftermath: the phases in their order, one act a step (company 2.0)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from affray.company import events
from affray.company.aftermath import Aftermath
from affray.company.cards import ROUND_END, ROUND_START
from affray.company.combat import Combat
from affray.company.corrections import correct
from affray.company.engagement import Engage
from affray.company.field import AFTERMATH, ENGAGEMENT, FOES, HEROES, LOREMASTER, ONSET, ROUND, STANCE, VOLLEYS
from affray.company.foes import FoeTurn
from affray.company.onset import Onset, VolleyAct
from affray.company.stances import ChooseStances
from affray.company.turn import HeroTurn
from affray.kernel.effect import ROUND as UNTIL_ROUND
from affray.kernel.fight import Act
from affray.kernel.names import Ref
from affray.kernel.table import Table

__all__ = ["Company", "RoundEnd", "RoundStart"]


@mypyc_attr(free_list_len=1)
class RoundStart(Act):
    """A round begins: what was spent is counted anew; foes without Hate or Resolve are Weary (F4); cards look at the light."""

    name: ClassVar[str] = "round_start"

    def __init__(self, fight: Combat) -> None:
        self.fight = fight

    def run(self) -> None:
        fight = self.fight
        fight.round += 1
        fight.rallied = False
        listening = fight.table.listening
        if listening:
            fight.table.tell(events.RoundBegan(fight.round))
        fresh = fight.round > 1 or fight.rulings["volley_counts_as_round"] == "yes"
        for hero in fight.able_heroes:
            hero.acted = False
            if fresh:
                hero.knocked_back = False
            if fight.round == 1:
                hero.ready = None
                hero.two_handed = False
        for foe in fight.able_foes:
            foe.acted = False
            foe.spent = 0
            foe.thrust_by = ()
            foe.weary = foe.drive == 0
            if foe.weary and listening:
                fight.table.tell(events.FoeWeary(Ref(foe.id), "empty"))
        if fight.awaits(ROUND_START):
            fight.happen(fight.occasion(ROUND_START, None, None))


@mypyc_attr(free_list_len=1)
class RoundEnd(Act):
    """A round ends: what lasted for it is over (CO-12, CO-19, CO-21)."""

    name: ClassVar[str] = "round_end"

    def __init__(self, fight: Combat) -> None:
        self.fight = fight

    def run(self) -> None:
        fight = self.fight
        if fight.awaits(ROUND_END):
            fight.happen(fight.occasion(ROUND_END, None, None))
        fight.end(UNTIL_ROUND)
        if fight.table.listening:
            fight.table.tell(events.RoundEnded(fight.round))


class Company(Combat):
    """The whole fight. Each step is one act, so that corrections land between turns."""

    def step(self) -> None:
        phase = self.phase
        if not (self.able_heroes and self.able_foes) and phase != AFTERMATH:
            self.phase = AFTERMATH
        elif phase == HEROES:
            self.heroes_step()
        elif phase == FOES:
            self.foes_step()
        elif phase == ROUND:
            self.round_step()
        elif phase == STANCE:
            self.phase = ENGAGEMENT
            self.perform(ChooseStances(self))
        elif phase == ENGAGEMENT:
            self.phase = HEROES
            self.perform(Engage(self))
        elif phase == ONSET:
            self.phase = VOLLEYS
            self.perform(Onset(self))
        elif phase == VOLLEYS:
            self.volley_step()
        else:
            self.perform(Aftermath(self))
            self.over = True

    def volley_step(self) -> None:
        most = max(self.setting.volleys, self.setting.bow_volleys)
        number = self.volley
        if number > most:
            self.phase = ROUND
            return
        if number > 0 or self.someone_shoots_first():
            self.perform(VolleyAct(self))
        self.volley = number + 1

    def someone_shoots_first(self) -> bool:
        return any(hero.has("extra_volley") for hero in self.able_heroes)

    def round_step(self) -> None:
        if self.round >= self.last_round:
            self.outcome = "parted"
            self.phase = AFTERMATH
            return
        self.phase = STANCE
        self.perform(RoundStart(self))

    def heroes_step(self) -> None:
        for hero in self.able_heroes:
            if not hero.acted:
                self.perform(HeroTurn(self))
                return
        self.phase = FOES

    def foes_step(self) -> None:
        for foe in self.able_foes:
            if not foe.acted:
                self.perform(FoeTurn(self))
                return
        self.phase = ROUND
        self.perform(RoundEnd(self))
        if not self.decided():
            self.table.check(self.round)

    def order_choices(self, seat: str) -> dict[str, list[str]]:
        """What a hero may say once for all: be asked for Hope and knockback, or never; be asked for the secondary action last, or never."""
        if seat == LOREMASTER:
            return {}
        return {"hope": ["ask", "never"], "knockback": ["ask", "never"], "secondary": ["ask", "never"]}

    def correct(self, what: str, to: object) -> None:
        correct(self, what, to)

    def copy(self, table: Table) -> Company:
        twin = Company(
            table, self.setting, self.ruled, [hero.copy() for hero in self.heroes], [foe.copy() for foe in self.foes]
        )
        self.fill(twin)
        return twin
