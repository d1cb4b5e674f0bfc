"""A lion with AI cards of its own for the stories of its turn; on the scene of a showdown.

    lion = Lion([survivor("ada", "H6")], [claw()], facing=W)
    lion.turn(cards("claw"), faces(8, 1), faces(3))

It stands at H10 (H10, H11, I10, I11) with movement 6; every card drawn is named by the script. Its basic action is the real one.
"""

from __future__ import annotations

from typing import Any

from affray.kernel.card import Verb
from affray.showdown.ai import AICard, PlayCard, basic_action, draw_ai, end_turn, flow, pick
from affray.showdown.monster import AIDeck, HitLocation
from affray.showdown.monster_attack import MonsterAttack, Profile, attack, move_and_attack
from affray.showdown.monster_turn import MonsterTurn
from affray.showdown.survivor import Survivor
from affray.showdown.survivors_act import SurvivorAct
from affray.showdown.targeting import PickLine
from tests.showdown.scene import Mark, Scene, Script, Text

CTFR = PickLine("closest", ("threat", "facing", "in_range"))
CTV = PickLine("closest", ("threat", "in_view"))

FLOW_TEXT = Text(lambda o: flow(o.fight, o))
DRAW = Text(lambda o: draw_ai(o.fight))
END_TURN = Text(lambda o: end_turn(o.fight, o))
BASIC = Text(lambda o: basic_action(o.fight))


def picks(*lines: PickLine) -> Text:
    return Text(lambda o: pick(o.fight, o, lines))


def strikes(profile: Profile) -> Text:
    """Move & Attack at the target."""
    return Text(lambda o: move_and_attack(o.fight, o, o.target, profile) if o.target is not None else None)


def claw(id: str = "claw", speed: int = 2, accuracy: int = 2, damage: int = 1, **texts: Any) -> AICard:
    """Closest threat; flow; Move & Attack."""
    return AICard(id, do=(picks(CTFR, CTV), FLOW_TEXT, strikes(Profile(speed, accuracy, damage, **texts))))


def plain(id: str, *do: Verb, **fields: Any) -> AICard:
    return AICard(id, do=do, **fields)


def at_attacker(speed: int = 0, damage: int = 0) -> Text:
    """The reaction called swat: Basic Action at the attacker."""
    return Text(lambda o: basic_action(o.fight, o.actor, speed=speed, damage=damage))


BASIC_ACTION = AICard(
    "basic_action",
    kind="action",
    do=(picks(PickLine("closest", ("in_view",))), FLOW_TEXT, strikes(Profile(2, 2, 1))),
)
SNIFF = AICard("sniff", kind="action", do=(Mark("sniff"), END_TURN))


class Lion(Scene):
    """A scene whose monster has these AI cards, all of them in its deck."""

    def __init__(
        self,
        survivors: list[Survivor],
        ai_cards: list[AICard] | None = None,
        locations: list[HitLocation] | None = None,
        rulings: dict[str, str] | None = None,
        **monster: Any,
    ) -> None:
        super().__init__(survivors, locations, rulings=rulings, **monster)
        mine = ai_cards if ai_cards is not None else [claw()]
        self.monster.ai = AIDeck([card.id for card in mine], len(mine))
        self.monster.ai_cards = {card.id: card for card in [*mine, BASIC_ACTION, SNIFF]}
        self.monster.basic_action = "basic_action"
        self.monster.instinct = "sniff"

    def turn(self, *script: Script) -> MonsterTurn:
        self.fight.phase = "survivors_turn"
        return self.perform(MonsterTurn(self.fight), *script)

    def act(self, *script: Script) -> SurvivorAct:
        return self.perform(SurvivorAct(self.fight), *script)

    def step(self, *script: Script) -> None:
        self.run(self.fight.step, *script)

    def blow(self, who: str, profile: Profile, *script: Script) -> MonsterAttack:
        """One attack of the lion, as if its card had just come to it."""
        play = PlayCard(self.fight, BASIC_ACTION)
        play.occasion.target = self[who]
        found = MonsterAttack(self.fight, play.occasion, self[who], profile)
        return self.perform(found, *script)

    def reach_out(self, who: str, profile: Profile, *script: Script) -> None:
        """An attack without a move."""
        occasion = PlayCard(self.fight, BASIC_ACTION).occasion
        self.run(lambda: attack(self.fight, occasion, self[who], profile), *script)
