"""The monster's turn in its exact order, M1 to M5 (showdown 2.1)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from affray.kernel.fight import Act
from affray.kernel.names import Ref
from affray.showdown import turn_events
from affray.showdown.ai import draw_ai
from affray.showdown.cards import MONSTER_TURN, MONSTER_TURN_END
from affray.showdown.field import Field
from affray.showdown.monster_moves import place_adjacent
from affray.showdown.targeting import ordered

__all__ = ["UNTIL_MONSTER_TURN", "MonsterTurn"]

# The boundary of effects that last until the end of a monster turn.
UNTIL_MONSTER_TURN: Final = "monster_turn"


class MonsterTurn(Act):
    """Start, draw AI, perform the card, put it where it belongs, end."""

    name: ClassVar[str] = "monster_turn"

    def __init__(self, fight: Field) -> None:
        self.fight = fight

    def view(self) -> dict[str, Any]:
        return {"act": "monster_turn", "monster": self.fight.monster.id}

    def run(self) -> None:
        self.begin()
        if not self.fight.turn_ended:
            draw_ai(self.fight)
        self.end()

    def begin(self) -> None:
        """M1: it stands; who lies already, and a token held already, are noted; then the texts of the moment."""
        fight = self.fight
        fight.turn_ended = False
        fight.lying = [survivor.index for survivor in fight.on_board() if survivor.down]
        fight.priority_old = fight.priority is not None
        if fight.table.listening:
            fight.table.tell(turn_events.MonsterTurnBegan(Ref(fight.monster.id), fight.round))
        fight.stand_monster()
        if fight.monster.away and not fight.monster.face_up:
            self.come_back()
        if fight.in_play[MONSTER_TURN.index]:
            fight.happen(fight.occasion(MONSTER_TURN))

    def come_back(self) -> None:
        """A wound took the card that kept it off the board: it appears as that card has it, beside a random survivor (7.2, Vanish)."""
        here = self.fight.on_board()
        if here:
            [survivor] = ordered(self.fight, "random", here)
            place_adjacent(self.fight, survivor)

    def end(self) -> None:
        """M5: texts first, expiries last."""
        fight = self.fight
        if fight.in_play[MONSTER_TURN_END.index]:
            fight.happen(fight.occasion(MONSTER_TURN_END))
        fight.turn_ended = False
        fight.end(UNTIL_MONSTER_TURN)
        for index in fight.lying[:]:
            fight.stand(fight.survivors[index])
        fight.lying = []
        if fight.priority is not None and fight.priority_old and not fight.priority.has("keeps_priority"):
            fight.give_priority(None)
        fight.priority_old = False
