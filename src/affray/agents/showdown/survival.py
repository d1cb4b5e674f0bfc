"""How survivors spend survival: dodge, dash, surge, encourage; and when they keep the last of it (showdown 4)."""

from __future__ import annotations

from typing import Any, Final

from affray.agents.showdown.attacks import purchase_worth
from affray.agents.showdown.moves import aside, escape, striking_square
from affray.agents.showdown.odds import harm, health, mortal_risk, wounds_left
from affray.kernel.question import Interjection, Question
from affray.kernel.window import DECLINE, Use, Window
from affray.showdown.attack import Attack
from affray.showdown.cards import BEFORE_REACTION, FLOW
from affray.showdown.field import Field
from affray.showdown.monster_attack import DodgeHit
from affray.showdown.numbers import monster_total
from affray.showdown.purchase import Purchase
from affray.showdown.steps import movement_of
from affray.showdown.survival import may_use
from affray.showdown.survivor import Survivor
from affray.showdown.survivors_act import ActChoice, NextSurvivor, SurvivorAct
from affray.showdown.verbs.turn import ChargeOff

__all__ = ["break_in", "choose_dodge", "choose_use"]

# A hit that costs less is taken while there is but one point of survival left, or more than one.
DODGE_LAST: Final = 2.5
DODGE_SPARE: Final = 0.9
# Odds from which a surge pays: with a point to spare, and with the last.
SURGE_SPARE: Final = 0.3
SURGE_LAST: Final = 0.9
# So near the end the last point goes to a companion, for one more attack.
LAST_WOUNDS: Final = 2


def choose_dodge(question: DodgeHit) -> Any:
    """The worst of the hits, if it is bad enough; the only hit also saves from what follows damage (2.5.1)."""
    blow = question.blow
    fight = blow.fight
    target = blow.target
    points = int(blow.profile.damage) + monster_total(fight, "damage")
    play = blow.occasion.play
    if play is not None:
        points += play.damage
    worst: Any = DECLINE
    most = 0.0
    for location in blow.locations:
        cost = harm(target, location, max(0, points))
        if cost > most:
            most = cost
            worst = location
    if len(blow.locations) == 1 and blow.profile.after_damage:
        most += 1.5
    return worst if most >= (DODGE_LAST if target.survival <= 1 else DODGE_SPARE) else DECLINE


# -- windows


def choose_use(question: Window, fight: Field, seat: str) -> Use:
    """The best thing to do in a window, or to pass."""
    best: Use | None = None
    most = 0.0
    passing: Use | None = None
    for option in question.options_of(seat):
        use: Use = option
        if use.run is None:
            passing = use
            continue
        worth = use_worth(question, fight, use)
        if worth > most:
            most = worth
            best = use
    if best is not None:
        return best
    assert passing is not None
    return passing


def named(fight: Field, id: str) -> Survivor:
    for survivor in fight.survivors:
        if survivor.id == id:
            return survivor
    return fight.survivors[0]


def use_worth(question: Window, fight: Field, use: Use) -> float:
    """Above 0 it is done."""
    kind, _, rest = use.key.partition(":")
    id, _, more = rest.partition(":")
    survivor = named(fight, id)
    if kind == "encourage":
        return 1.0 if worth_standing(fight, survivor, named(fight, more)) else 0.0
    if kind == "surge":
        return surge_worth(fight, survivor, more)
    if kind != "dash" or more:
        return 0.0
    if question.moment is FLOW and escape(fight, survivor) >= 0:
        return 2.0 + mortal_risk(survivor) if worth_escaping(survivor) else 0.0
    if question.moment is BEFORE_REACTION and in_charge(fight, survivor):
        return 2.0
    if dash_to_strike(fight, survivor):
        return 0.5
    return 0.0


def worth_escaping(survivor: Survivor) -> bool:
    """Dodge saves from one hit only: a dash away is the better use of a point, unless one hardly needs either."""
    return survivor.survival > 1 or health(survivor) < 2.5


def in_charge(fight: Field, survivor: Survivor) -> bool:
    """Whether the location under way may make the monster charge over this survivor, and there is a place beside its lane (7.3)."""
    for act in reversed(fight.under_way):
        if isinstance(act, Attack):
            if not act.resolved:
                return False
            location = fight.location(act.resolved[len(act.resolved) - 1])
            for do in location.reactions.values():
                for verb in do:
                    if isinstance(verb, ChargeOff):
                        return aside(fight, survivor) >= 0
            return False
    return False


def surge_worth(fight: Field, survivor: Survivor, key: str) -> float:
    """One more attack, where the odds are good: above all at a monster that lies, or for the wound that kills."""
    for purchase in fight.purchases(survivor):
        if purchase.key == key:
            return surge_worth_of(fight, survivor, purchase)
    return 0.0


def surge_worth_of(fight: Field, survivor: Survivor, purchase: Purchase) -> float:
    worth = purchase_worth(fight, survivor, purchase)
    if wounds_left(fight) <= 1:
        return worth if worth > 0.3 else 0.0
    least = SURGE_SPARE if survivor.survival > 1 else SURGE_LAST
    if fight.monster.down:
        least *= 0.6
    return worth if worth >= least else 0.0


def dash_to_strike(fight: Field, survivor: Survivor) -> bool:
    """In the own act, to come where one can strike, with survival to spare."""
    act = fight.under_way[len(fight.under_way) - 1] if fight.under_way else None
    if not isinstance(act, SurvivorAct) or act.survivor is not survivor or survivor.survival < 2:
        return False
    if not survivor.activations or survivor.movements or fight.distance_to_monster(survivor) == 1:
        return False
    return striking_square(fight, survivor, movement_of(fight, survivor)) >= 0


# -- breaking in


def worth_standing(fight: Field, helper: Survivor, companion: Survivor) -> bool:
    """Whether a lying companion should be encouraged now: its act is still to come, and the helper has a point to spare or is hale."""
    if fight.phase != "survivors" or (companion.acted and not acts(fight, companion)):
        return False
    if helper.survival > 1:
        return True
    return wounds_left(fight) <= LAST_WOUNDS or fight.barred(helper, "dodge")


def acts(fight: Field, survivor: Survivor) -> bool:
    """Whether it is this survivor's act."""
    for act in fight.under_way:
        if isinstance(act, SurvivorAct):
            return act.survivor is survivor
    return False


def break_in(question: Question, fight: Field, seat: str) -> Interjection | None:
    """Encourage a companion before it acts; in the own act dash to where one can strike, and surge."""
    wanted = ""
    if isinstance(question, (NextSurvivor, ActChoice)):
        wanted = encouraging(fight, seat)
    if not wanted and isinstance(question, ActChoice) and question.survivor.seat == seat:
        wanted = pressing_on(fight, question.survivor)
    if not wanted:
        return None
    for interjection in fight.interjections():
        if interjection.key == wanted:
            return interjection
    return None


def encouraging(fight: Field, seat: str) -> str:
    """The key of an encouragement that is worth it, or ""."""
    fallen: list[Survivor] = []
    for companion in fight.survivors:
        if companion.down and companion.on_board() and not companion.acted and not companion.has("deaf"):
            fallen.append(companion)
    if not fallen:
        return ""
    for helper in fight.on_board():
        if helper.seat != seat or helper.survival < 1 or may_use(fight, helper, "encourage"):
            continue
        for companion in fallen:
            if companion is not helper and worth_standing(fight, helper, companion):
                return f"encourage:{helper.id}:{companion.id}"
    return ""


def pressing_on(fight: Field, survivor: Survivor) -> str:
    if survivor.survival < 1:
        return ""
    if survivor.survival > 1 and not may_use(fight, survivor, "dash") and dash_to_strike(fight, survivor):
        return f"dash:{survivor.id}"
    if survivor.activations or may_use(fight, survivor, "surge"):
        return ""
    best = ""
    most = 0.0
    for purchase in fight.purchases(survivor):
        if not purchase.movement:
            worth = surge_worth_of(fight, survivor, purchase)
            if worth > most:
                most = worth
                best = purchase.key
    return f"surge:{survivor.id}:{best}" if best else ""
