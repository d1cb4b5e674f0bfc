"""The stage with the shipped library: survivors hold cards by id, and the cards' hooks are in play.

stage = holding(hero("ada", "G10", arts=["tough"]), hero("bo", "E10"))
stage.offer("ada", "brain_mint", "chew_mint")
"""

from __future__ import annotations

from typing import Any

from affray.showdown.ai import PlayCard
from affray.showdown.cards import SURVIVORS_ACT
from affray.showdown.cards_held import hold
from affray.showdown.monster_attack import MonsterAttack, Profile
from affray.showdown.survivor import Survivor
from tests.showdown.scene import Script, Text, survivor
from tests.showdown.stage import PACKS, Stage

LIBRARY = PACKS.library()


def hero(id: str, at: str, gear: str = "", **numbers: Any) -> Survivor:
    """A survivor with gear by id, in order from the upper left; "-" leaves a slot free."""
    found = survivor(id, at, **numbers)
    for slot, each in enumerate(gear.split()):
        found.grid[slot] = None if each == "-" else LIBRARY.gear[each]
    found.dress()
    return found


class Holding(Stage):
    """A stage whose survivors have their cards."""

    def __init__(self, survivors: list[Survivor], **monster: Any) -> None:
        super().__init__(survivors, **monster)
        self.fight.library = LIBRARY
        for one in survivors:
            hold(self.fight, one)

    def offer(self, who: str, card: str, name: str, *script: Script) -> None:
        """Carry out what a card offers; its conditions must hold."""
        owner = self[who]
        [offered] = [each for each in LIBRARY.cards[card].offers if each.name == name]
        assert self.fight.conditions_hold(owner, card, offered.conditions)
        occasion = self.fight.occasion(SURVIVORS_ACT)
        occasion.actor = owner
        occasion.owner = owner.index
        occasion.card = card
        self.run(lambda: self.fight.run_verbs(offered.do, occasion), *script)

    def blow(self, who: str, *script: Script, damage: int = 1, after_hit: tuple[Text, ...] = ()) -> MonsterAttack:
        """An attack of the lion: one die, 2+."""
        play = PlayCard(self.fight, self.monster.ai_cards["claw"])
        play.occasion.target = self[who]
        return self.perform(
            MonsterAttack(self.fight, play.occasion, self[who], Profile(1, 2, damage, after_hit)), *script
        )

    def holds(self, who: str, card: str) -> bool:
        return card in [each.id for each in self[who].cards]


def holding(*survivors: Survivor, **monster: Any) -> Holding:
    return Holding(list(survivors), **monster)
