"""The showdown: what survivors may do at each moment, on the field. The course of the rounds comes with the monster's turn."""

from __future__ import annotations

from affray.kernel.card import Moment
from affray.kernel.fight import Act, Use
from affray.kernel.names import Ref
from affray.kernel.question import Interjection, Words
from affray.kernel.table import Table
from affray.showdown.attack import Attack
from affray.showdown.cards import OPPORTUNITIES
from affray.showdown.field import Field
from affray.showdown.gear import FIST_AND_TOOTH
from affray.showdown.survival import Dash, Encourage, Surge, may_use
from affray.showdown.survivor import Survivor

__all__ = ["Showdown"]


class Showdown(Field):
    """A field with everybody's possibilities."""

    def interjections(self) -> list[Interjection]:
        """Encouraging needs no opportunity (SD-31)."""
        found: list[Interjection] = []
        for survivor in self.on_board():
            if not may_use(self, survivor, "encourage"):
                for companion in self.on_board():
                    if companion is not survivor and companion.down and not companion.has("deaf"):
                        found.append(Encourage(self, survivor, companion))
        return found

    def window_uses(self, moment: Moment, seat: str) -> list[Use]:
        """At an opportunity: dash, and a surge into each thing that an activation buys now (SD-32, SD-33)."""
        found: list[Use] = []
        if moment.name not in OPPORTUNITIES:
            return found
        for survivor in self.on_board():
            if survivor.seat != seat:
                continue
            if not may_use(self, survivor, "dash"):
                found.append(
                    Use(
                        f"dash:{survivor.id}",
                        seat,
                        Dash(self, survivor),
                        Words("option-dash", {"who": Ref(survivor.id)}),
                    )
                )
            if not may_use(self, survivor, "surge"):
                for key, act, words in self.purchases(survivor):
                    found.append(Use(f"surge:{survivor.id}:{key}", seat, Surge(self, survivor, act), words))
        return found

    def purchases(self, survivor: Survivor) -> list[tuple[str, Act, Words]]:
        """What an activation buys: an attack with each weapon in reach."""
        found: list[tuple[str, Act, Words]] = []
        for weapon in [*survivor.gear(), FIST_AND_TOOTH]:
            if weapon.speed and self.in_reach(survivor, weapon):
                words = Words("option-surge-attack", {"who": Ref(survivor.id), "weapon": Ref(weapon.id)})
                found.append((weapon.id, Attack(self, survivor, weapon), words))
        return found

    def cancel_out_of_reach(self, act: Act) -> None:
        if isinstance(act, Attack):
            act.drop_out_of_reach()

    def copy(self, table: Table) -> Showdown:
        twin = Showdown(
            table, [survivor.copy() for survivor in self.survivors], self.monster.copy(), self.tables, self.ruled
        )
        self.fill(twin)
        return twin
