"""The numbers behind what a player is asked, with their reasons: an attack before it is chosen, a wound attempt, a blow that may be dodged."""

from __future__ import annotations

from typing import Any, Final

from affray.kernel.names import Ref
from affray.kernel.number import Sum
from affray.kernel.question import Question, Words
from affray.kernel.text import shipped
from affray.kernel.window import Window
from affray.showdown.attack import Attack, NextLocation
from affray.showdown.attack_numbers import attribute, luck
from affray.showdown.board import COLUMNS, ROWS
from affray.showdown.cards import BEFORE_REACTION
from affray.showdown.field import Field
from affray.showdown.lines import on_the_die
from affray.showdown.monster_attack import DodgeHit
from affray.showdown.numbers import monster_total, toughness_at
from affray.showdown.setup import PlaceSurvivor
from affray.showdown.survivor import LOCATIONS
from affray.showdown.survivors_act import ActChoice
from affray.showdown.wounding import coming

__all__ = ["before_reaction", "numbers"]

# No two spaces of the board are further apart.
FURTHEST: Final = COLUMNS + ROWS - 2


def parts(total: Sum) -> list[tuple[str, int]]:
    """The reasons of a sum under the labels that the showdown's catalogue has for them."""
    return [(labelled(reason), n) for reason, n in total.reasons()]


def labelled(reason: str) -> str:
    own = f"showdown_{reason}"
    return own if "reason-" + own.replace("_", "-") in shipped()["en"].signatures else reason


def numbers(fight: Field, question: Question) -> list[Words]:
    if isinstance(question, ActChoice):
        return attacks(fight, question)
    if isinstance(question, NextLocation):
        return wounds(fight, question.attack)
    if isinstance(question, DodgeHit):
        return blow(fight, question)
    if isinstance(question, Window) and question.moment is BEFORE_REACTION:
        return before_reaction(fight)
    if isinstance(question, PlaceSurvivor):
        least, most = max(1, int(question.plan.least)), int(question.plan.most)
        fields = {"least": least, "most": most, "exactly": least == most, "far": most >= FURTHEST}
        return [Words("numbers-placement", fields)]
    return []


def before_reaction(fight: Field) -> list[Words]:
    """What the monster is about to do, at the opportunity before it (SD-39)."""
    attack = next((act for act in fight.under_way[::-1] if isinstance(act, Attack) and not act.over), None)
    kinds = coming(attack) if attack is not None else []
    if attack is None or not kinds:
        return [Words("numbers-no-reaction")]
    return [Words("numbers-reaction", {"location": Ref(attack.location), "kind": kind}) for kind in kinds]


def attacks(fight: Field, question: ActChoice) -> list[Words]:
    """Each attack that an activation buys now: its dice and the face from which they hit."""
    found: list[Words] = []
    for deed in question.options():
        run = deed.purchase.run if deed.purchase is not None else None
        if not isinstance(run, Attack):
            continue
        dice, needed = Sum(True), Sum(True)
        run.dice(dice)
        run.needed(needed)
        against, reasons = on_the_die(needed.total, needed.reasons())
        fields: dict[str, Any] = {
            "weapon": Ref(run.weapon.id), "dice": dice.total, "dice_reasons": parts(dice),
            "against": against, "against_reasons": [(labelled(reason), n, unit) for reason, n, unit in reasons],
        }  # fmt: skip
        found.append(Words("numbers-survivor-attack", fields))
    return found


def wounds(fight: Field, attack: Attack) -> list[Words]:
    """Each drawn location: what is added to the die, against what, and from which face it is critical (0: never)."""
    return [Words("numbers-wound", wound_numbers(attack, id)) for id in dict.fromkeys(attack.drawn)]


def wound_numbers(attack: Attack, id: str) -> dict[str, Any]:
    """The fields of one location's numbers."""
    fight = attack.fight
    location = fight.location(id)
    strength, toughness = Sum(True), Sum(True)
    strength.add(attack.weapon.id, attack.weapon.strength)
    attribute(fight, attack.survivor, "strength", strength, attack)
    strength.add("perfect_hits", attack.strength)
    strength.add("leap", attack.bonus)
    toughness_at(fight, location, toughness)
    critical = max(2, 10 - luck(attack)) if location.critical is not None else 0
    return {
        "location": Ref(id), "strength": strength.total, "strength_reasons": parts(strength),
        "toughness": toughness.total, "toughness_reasons": parts(toughness),
        "face": min(10, max(2, toughness.total - strength.total)), "critical": 0 if critical > 10 else critical,
        "impervious": location.impervious(), "breaks": location.super_dense() and attack.has("frail"),
    }  # fmt: skip


def blow(fight: Field, question: DodgeHit) -> list[Words]:
    """The blow under way: the damage of each hit, and what protects where it falls."""
    attack = question.blow
    target = attack.target
    play = attack.occasion.play
    damage = max(0, attack.profile.damage + monster_total(fight, "damage") + (play.damage if play is not None else 0))
    found = [Words("numbers-hit", {"damage": damage, "hits": len(attack.locations)})]
    for location in sorted(set(attack.locations)):
        fields: dict[str, Any] = {
            "location": LOCATIONS[location], "armour": target.armour[location],
            "light": target.light[location], "heavy": target.heavy[location],
        }  # fmt: skip
        found.append(Words("numbers-protection", fields))
    return found
