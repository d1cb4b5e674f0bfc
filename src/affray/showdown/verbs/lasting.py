"""No words of the packs: under whose name a text runs, and what an injury leaves on a survivor for the fight or for life (3.3, 3.4)."""

from __future__ import annotations

from dataclasses import dataclass

from affray.kernel.card import Hook, Verb
from affray.kernel.names import Ref
from affray.showdown.cards import ShowdownOccasion
from affray.showdown.survivor import ATTRIBUTES, Survivor
from affray.showdown.verbs import told
from affray.showdown.verbs.who import one

__all__ = ["LeaveMark", "Mark", "Resolved", "Under"]


@dataclass(frozen=True)
class Under(Verb):
    """What follows is this card's text: dice are thrown, effects laid and survivors killed under its name."""

    card: str

    def run(self, occasion: ShowdownOccasion) -> None:
        occasion.card = self.card


@dataclass(frozen=True)
class Resolved(Verb):
    """A hit location's text is over: the attacker whom it doomed is doomed no longer (3.5)."""

    def run(self, occasion: ShowdownOccasion) -> None:
        survivor = one(occasion, "attacker")
        if survivor is not None:
            survivor.doomed = False


@dataclass(frozen=True)
class Mark:
    """Numbers (attribute, amount), and flags: bars (`no_...`) and what the survivor now is."""

    numbers: tuple[tuple[str, int], ...] = ()
    flags: tuple[str, ...] = ()

    def lay(self, survivor: Survivor, card: str) -> None:
        for attribute, amount in self.numbers:
            survivor.modifiers.append((card, attribute, amount))
        for flag in self.flags:
            if flag not in survivor.flags:
                survivor.flags.append(flag)


@dataclass(frozen=True)
class LeaveMark(Verb):
    """The injury is recorded at most `limit` times (0: any number); a second record may count as `twice` in place of the first's numbers."""

    card: str
    mark: Mark
    twice: Mark | None = None
    limit: int = 0
    hooks: tuple[Hook, ...] = ()
    skips_next: bool = False

    def run(self, occasion: ShowdownOccasion) -> None:
        survivor = one(occasion, "owner")
        if survivor is None or survivor.dead:
            return
        if self.skips_next and not survivor.has("skips_next"):
            survivor.flags.append("skips_next")
        listening = occasion.fight.table.listening
        before = {attribute: survivor.total(attribute) for attribute in ATTRIBUTES} if listening else {}
        more = self.leave(survivor)
        if listening:
            self.tell(occasion, survivor, before)
        if not more:
            return
        if self.hooks and not any(
            entry.hook.card == self.card and entry.owner == survivor.index
            for entries in occasion.fight.in_play
            for entry in entries
        ):
            occasion.fight.put_in_play(survivor.index, self.hooks)

    def tell(self, occasion: ShowdownOccasion, survivor: Survivor, before: dict[str, int]) -> None:
        """Which attributes are others than before."""
        lasts = "life" if self.card in survivor.injuries else "fight"
        for attribute in ATTRIBUTES:
            by = survivor.total(attribute) - before[attribute]
            if by:
                who, injury = Ref(survivor.id), Ref(self.card)
                occasion.fight.table.tell(told.InjuryWeakens(who, injury, attribute, by, lasts))

    def leave(self, survivor: Survivor) -> bool:
        """Lay what the record of this injury, just written, leaves; False where it adds no more numbers of its own."""
        times = survivor.injuries.count(self.card)
        if self.limit and times > self.limit:
            survivor.injuries.remove(self.card)
            return False
        if self.twice is not None and times == 2:
            survivor.modifiers = [each for each in survivor.modifiers if each[0] != self.card]
            self.twice.lay(survivor, self.card)
            return False
        self.mark.lay(survivor, self.card)
        return True
