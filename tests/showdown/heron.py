"""Setting a fight against the Mirror Heron."""

from __future__ import annotations

from typing import Any

from affray.showdown.ai import enter_play
from affray.showdown.attack import Attack
from affray.showdown.board import N, square
from affray.showdown.cards import MONSTER_TURN_END, SURVIVOR_STEP
from affray.showdown.gear import FIST_AND_TOOTH
from affray.showdown.monster import AIDeck
from affray.showdown.monster_turn import MonsterTurn
from affray.showdown.survivor import Survivor
from tests.showdown.held import Holding, hero
from tests.showdown.scene import Script
from tests.showdown.stage import PACKS

MINE = "mirror_heron"


class Heron(Holding):
    """The heron at H10 (H to J, 10 to 12), looking north: E10 is three spaces away, K10 in its blind spot."""

    def __init__(self, survivors: list[Survivor], level: str = "level_1", deck: str = "", **monster: Any) -> None:
        super().__init__(survivors, **monster)
        heron = PACKS.monster(MINE, level)
        heron.corner, heron.facing = square("H10"), N
        heron.tokens = {}
        ids = deck.split() or [id for id, card in heron.ai_cards.items() if card.back in ("B", "A", "L")]
        heron.ai = AIDeck(ids, len(ids))
        self.monster = self.fight.monster = heron

    def turn(self, *script: Script) -> None:
        self.fight.phase = "survivors_turn"
        self.perform(MonsterTurn(self.fight), *script)

    def strike(self, who: str, *script: Script, weapon: str = "") -> Attack:
        held = next((card for card in self[who].gear() if card.id == weapon), FIST_AND_TOOTH)
        return self.perform(Attack(self.fight, self[who], held), *script)

    def give(self, who: str, status: str) -> None:
        self.play(f"[{{give: {status}, of: actor}}]", actor=who)

    def enters(self, card: str, *script: Script) -> None:
        enter_play(self.fight, self.monster.ai_cards[card])
        occasion = self.fight.occasion(MONSTER_TURN_END)
        occasion.card, occasion.owner = card, len(self.fight.survivors)
        self.run(lambda: self.fight.run_verbs(self.monster.ai_cards[card].enters, occasion), *script)

    def steps(self, who: str, start: str, *script: Script) -> None:
        """The last step of a survivor came from there."""
        occasion = self.fight.occasion(SURVIVOR_STEP)
        occasion.actor, occasion.square = self[who], square(start)
        self.run(lambda: self.fight.happen(occasion), *script)


def heron(at: str = "E10", deck: str = "", **ada: Any) -> Heron:
    return Heron([hero("ada", at, **ada), hero("bo", "P22")], deck=deck)
