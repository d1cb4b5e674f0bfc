"""What is closed to a survivor now, and by which rule: for who looks at a question (showdown 2.8, 4.3, SD-26 to SD-42)."""

from __future__ import annotations

from typing import Final

from affray.kernel.names import Ref
from affray.kernel.question import Closed, Words
from affray.showdown.field import Field
from affray.showdown.gear import FIST_AND_TOOTH, Gear
from affray.showdown.purchase import Purchase
from affray.showdown.steps import can_step, destinations, movement_of
from affray.showdown.survival import may_use, surges
from affray.showdown.survivor import Survivor
from affray.showdown.usable import usable

__all__ = ["CLAUSES", "closed_in_act", "closed_in_dodge", "closed_in_window", "held_back"]

# The rule behind each reason.
CLAUSES: Final[dict[str, str]] = {
    "not-on-board": "SD-46", "no-survival": "SD-26", "not-known": "SD-28", "barred": "4.3", "used-this-round": "SD-41",
    "knocked-down": "SD-30", "doomed": "3.5.doomed", "attacking": "SD-42", "unresolved": "SD-27", "deaf": "SD-31",
    "no-opportunity": "SD-29", "nothing-to-buy": "SD-33", "no-movement": "2.8", "no-activation": "2.8", "nowhere": "5",
    "must-move": "6.7", "out-of-reach": "2.9.reach", "out-of-sight": "2.9.reach", "needs-movement": "6.3.cumbersome", "not-usable": "6.3.use",
    "standing-orders": "SD-35",
}  # fmt: skip


def closed(option: Words, why: str, survivor: Survivor, companion: Survivor | None = None) -> Closed:
    fields = {"who": Ref(survivor.id), "companion": Ref(companion.id) if companion is not None else None}
    return Closed(option, CLAUSES[why], Words("closed-" + why, fields))


# -- survival actions


def closed_actions(fight: Field, survivor: Survivor) -> list[Closed]:
    """Dash and surge, and encouraging each companion who lies. What the settlement does not know is closed to all alike."""
    who = {"who": Ref(survivor.id)}
    found: list[Closed] = []
    why = may_use(fight, survivor, "dash")
    if not why and not can_step(fight, survivor):
        why = "nowhere"
    if why:
        found.append(closed(Words("option-dash", who), why, survivor))
    why = may_use(fight, survivor, "surge")
    if not why and not surges(survivor, fight.purchases(survivor)):
        why = "nothing-to-buy"
    if why:
        found.append(closed(Words("closed-option-surge", who), why, survivor))
    for companion in fight.on_board():
        if companion is survivor or not companion.down:
            continue
        why = may_use(fight, survivor, "encourage") or ("deaf" if companion.has("deaf") else "")
        if why:
            option = Words("interjection-encourage", {**who, "companion": Ref(companion.id)})
            found.append(closed(option, why, survivor, companion))
    return found


def closed_in_window(fight: Field) -> list[Closed]:
    """At an opportunity: what each survivor on the board may not do of what its settlement knows."""
    found: list[Closed] = []
    for survivor in fight.on_board():
        found.extend([each for each in closed_actions(fight, survivor) if each.why.message != "closed-not-known"])
    return found


def closed_in_dodge(survivor: Survivor) -> list[Closed]:
    """While a hit may be dodged there is no opportunity for the other actions (SD-29, SD-35)."""
    who = {"who": Ref(survivor.id)}
    options = {"dash": Words("option-dash", who), "surge": Words("closed-option-surge", who)}
    return [closed(options[action], "no-opportunity", survivor) for action in options if action in survivor.actions]


def held_back(action: str, who: str) -> Closed:
    """A dash or a surge of this survivor that only the standing orders of its player keep from being asked."""
    fields = {"who": Ref(who)}
    option = Words("option-dash", fields) if action == "dash" else Words("closed-option-surge", fields)
    return Closed(option, CLAUSES["standing-orders"], Words("closed-standing-orders"))


# -- the act


def closed_in_act(fight: Field, survivor: Survivor, must_move: bool) -> list[Closed]:
    """The move, each weapon, the end of the act where the survivor must move first, and the survival actions."""
    found: list[Closed] = []
    why = no_move(fight, survivor)
    if why:
        found.append(closed(Words("option-act-move"), why, survivor))
    # What a weapon offers besides, like being slung, is no attack with it.
    attacks = [each for each in fight.purchases(survivor) if each.run.name == "attack"]
    for weapon in {card.id: card for card in [*survivor.gear(), FIST_AND_TOOTH] if card.speed}.values():
        why = no_attack(fight, survivor, weapon, [each for each in attacks if weapon_of(each) == weapon.id])
        if why:
            option = Words("option-attack", {"who": Ref(survivor.id), "weapon": Ref(weapon.id)})
            found.append(closed(option, why, survivor))
    if must_move:
        found.append(closed(Words("option-act-end"), "must-move", survivor))
    found.extend(closed_actions(fight, survivor))
    return found


def no_move(fight: Field, survivor: Survivor) -> str:
    """Why the survivor may not move now, or ""."""
    if not survivor.movements:
        return "no-movement"
    if survivor.down:
        return "knocked-down"
    return "" if destinations(fight, survivor, movement_of(fight, survivor)) else "nowhere"


def weapon_of(purchase: Purchase) -> str:
    return purchase.key.partition(":")[0]


def no_attack(fight: Field, survivor: Survivor, weapon: Gear, bought: list[Purchase]) -> str:
    """Why the survivor may not attack with this weapon now, or ""; `bought`: the attacks that an activation would buy."""
    if not survivor.activations:
        return "no-activation"
    if survivor.down:
        return "knocked-down"
    if bought:
        free = any(survivor.movements or not purchase.movement for purchase in bought)
        return "" if free else "needs-movement"
    if not usable(fight, survivor, weapon):
        return "not-usable"
    near = fight.distance_to_monster(survivor) <= (weapon.range or weapon.reach)
    return "out-of-sight" if near else "out-of-reach"
