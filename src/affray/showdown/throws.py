"""What a throw of the showdown is for, in words: at whom, at what, and from which face it helps."""

from __future__ import annotations

from typing import Any

from affray.kernel.chance import Throw
from affray.kernel.names import Ref
from affray.kernel.question import Words
from affray.showdown.attack import Attack
from affray.showdown.attack_dice import AttackDice
from affray.showdown.chances import wound_numbers
from affray.showdown.field import Field
from affray.showdown.harm import D10, LocationDie
from affray.showdown.monster_attack import LocationDice, MonsterAttack, MonsterDice
from affray.showdown.targeting import RandomTarget

__all__ = ["purpose"]


def purpose(fight: Field, throw: Throw) -> Words | None:
    """None: its name says all there is to say."""
    under_way = fight.under_way[::-1]
    blow = next((act for act in under_way if isinstance(act, MonsterAttack)), None)
    attack = next((act for act in under_way if isinstance(act, Attack) and not act.over), None)
    if isinstance(throw, MonsterDice) and blow is not None:
        return Words("throw-for-monster", {"who": Ref(blow.target.id), "face": at_least(throw.needed)})
    if isinstance(throw, LocationDice) and blow is not None:
        return Words("throw-for-location", {"who": Ref(blow.target.id)})
    if isinstance(throw, LocationDie):
        return Words("throw-for-location", {"who": Ref(throw.about)})
    if isinstance(throw, RandomTarget):
        # Which face means whom.
        many = [(survivor.id, face, "number") for face, survivor in enumerate(throw.many, 1)]
        return Words("throw-for-target", {"many": many})
    if isinstance(throw, AttackDice) and attack is not None:
        return Words("throw-for-attack", {"weapon": Ref(attack.weapon.id), "face": at_least(throw.needed)})
    if not isinstance(throw, D10) or not throw.about:
        return None
    if throw.why == "wound" and attack is not None:
        return Words("throw-for-wound", wound_fields(attack, throw.about))
    if throw.why == "severe_injury":
        return Words("throw-for-injury", {"who": Ref(throw.about), "location": throw.at})
    if throw.why == "brain_trauma":
        return Words("throw-for-trauma", {"who": Ref(throw.about)})
    if throw.wanted:
        return Words("throw-for-card-on", {"card": Ref(throw.about), "wanted": throw.wanted})
    return Words("throw-for-card", {"card": Ref(throw.about)})


def at_least(needed: int) -> int:
    return min(10, max(2, needed))


def wound_fields(attack: Attack, location: str) -> dict[str, Any]:
    """`face` is 0 where no face is enough by itself: an impervious location, a second die that is added, a doubled sum."""
    found = wound_numbers(attack, location)
    unclear = found["impervious"] or attack.has("sharp") or attack.double_first
    return {"location": Ref(location), "face": 0 if unclear else found["face"], "critical": found["critical"]}
