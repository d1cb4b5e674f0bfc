"""One drawn location resolved: the wound attempt, a critical wound, the reactions (showdown 2.9 A9 to A12, SD-11 to SD-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from affray.kernel.names import Ref
from affray.kernel.number import Sum
from affray.kernel.question import Question, Words
from affray.showdown import events
from affray.showdown.attack_dice import LANTERN
from affray.showdown.attack_numbers import attribute, luck, weapon_word
from affray.showdown.cards import (
    AFTER_CRITICAL,
    BEFORE_REACTION,
    CRITICAL,
    REACTIONS_OVER,
    WOUND_FAILED,
    WOUND_SUCCEEDED,
)
from affray.showdown.field import Field
from affray.showdown.harm import D10
from affray.showdown.monster import FAILURE, REFLEX, WOUND, HitLocation
from affray.showdown.numbers import toughness_at

if TYPE_CHECKING:
    from affray.showdown.attack import Attack

__all__ = ["LocationLost", "attempt_wound", "break_weapon", "coming", "critical", "settle_injury"]


class LocationLost(Question):
    """Which drawn location is given up for another attempt (6.8, dagger)."""

    name: ClassVar[str] = "location_lost"
    clause: ClassVar[str] = "6.8"

    def __init__(self, attack: Attack) -> None:
        super().__init__(attack.survivor.seat)
        self.attack = attack

    def options(self) -> list[Any]:
        return list(dict.fromkeys(self.attack.drawn))

    def key(self, option: Any) -> str:
        return str(option)

    def words(self) -> Words:
        return Words("ask-location_lost", {"who": Ref(self.attack.survivor.id)})

    def option_words(self, option: Any) -> Words:
        return Words("option-location_lost", {"location": Ref(str(option))})


def attempt_wound(attack: Attack, location: HitLocation) -> None:
    """The attempt, again where a card allows it; then what came of it; a frail weapon breaks on a super-dense location (SD-13)."""
    fight = attack.fight
    frail = location.super_dense() and attack.has("frail")
    if frail and fight.rulings.get("super_dense_attempt") == "lost":
        break_weapon(attack, location.id)
        attack.goes_on = False
        return
    if frail:
        # Whatever comes of the attempt, the weapon is lost: also if it kills, or costs its owner's life.
        attack.breaks = location.id
    attack.retry = True
    while attack.retry:
        attack.retry = False
        try_once(attack, location)
        if attack.critical:
            critical(attack, location)
        else:
            plain(attack, location)
        if not (attack.goes_on and attack.survivor.standing()):
            attack.retry = False
    if frail and (attack.over or fight.rulings.get("frail_breaks") != "end_of_attack"):
        attack.break_weapon()
        attack.goes_on = False


def try_once(attack: Attack, location: HitLocation) -> None:
    """Strength and a die against toughness; 1 never, 10 always succeeds; luck decides what is critical (SD-11 to SD-18)."""
    attack.retry = True
    while attack.retry:
        attack.retry = False
        roll(attack, location)
        if not attack.success and not attack.critical:
            attack.happen(WOUND_FAILED)
    if attack.success and not attack.critical and not location.impervious():
        attack.happen(WOUND_SUCCEEDED)
        if attack.critical and location.critical is None:
            attack.critical = False


def roll(attack: Attack, location: HitLocation) -> None:
    fight = attack.fight
    survivor = attack.survivor
    listening = fight.table.listening
    total = Sum(listening)
    if attack.rolled:
        face = int(attack.rolled)
        attack.rolled = 0
    else:
        face = fight.table.throw(D10("wound", survivor.seat, location.id))
    attack.attempts += 1
    total.add("face", face)
    total.add(attack.weapon.id, attack.weapon.strength)
    attack.spent.extend(attribute(fight, survivor, "strength", total, attack))
    total.add("perfect_hits", attack.strength)
    total.add("leap", attack.bonus)
    if attack.has("sharp"):
        sharp: int = fight.table.throw(D10("sharp", survivor.seat))
        total.add("sharp", sharp)
    if attack.double_first and attack.attempts == 1:
        total.add("doubled", total.total)
    toughness = Sum(listening)
    attack.spent.extend(toughness_at(fight, location, toughness))
    lantern = face == LANTERN and fight.rulings.get("lantern_10_always_wounds") != "no"
    attack.face = face
    attack.total = total.total
    attack.toughness = toughness.total
    attack.success = face != 1 and (lantern or total.total >= toughness.total)
    attack.critical = is_critical(attack, location, face)
    if listening:
        fight.table.tell(
            events.WoundAttempted(
                Ref(survivor.id),
                Ref(location.id),
                face,
                total.total,
                total.reasons(),
                toughness.total,
                attack.success,
                attack.critical,
            )
        )


def is_critical(attack: Attack, location: HitLocation, face: int) -> bool:
    """Where a critical effect is printed: lantern 10, widened downwards by luck, narrowed by the monster's (SD-14, SD-16, SD-17)."""
    if location.critical is None or face == 1:
        return False
    if face == LANTERN and attack.fight.rulings.get("lantern_10_always_critical") == "yes":
        return True
    return face >= LANTERN - luck(attack, attack.spent)


def critical(attack: Attack, location: HitLocation) -> None:
    """No reaction of this card happens; the effect does, then the wound, even when the total was too low (SD-12, SD-15, SD-18, SD-19)."""
    fight = attack.fight
    attack.happen(CRITICAL)
    if location.reactions and fight.table.listening:
        fight.table.tell(events.ReactionsCancelled(Ref(location.id)))
    if location.reactions and fight.rulings.get("window_on_critical") == "two":
        fight.window(BEFORE_REACTION)
        if attack.over:
            return
    if fight.rulings.get("critical_order") == "wound_then_effect":
        critical_wound(attack, location)
        critical_effect(attack, location)
    else:
        critical_effect(attack, location)
        critical_wound(attack, location)
    fight.window(AFTER_CRITICAL)


def critical_effect(attack: Attack, location: HitLocation) -> None:
    assert location.critical is not None
    fight = attack.fight
    attack.in_critical = True
    fight.run_verbs(location.critical, attack.occasion())
    attack.in_critical = False
    if location.id in attack.injured and fight.rulings.get("injury_works_from") == "at_once":
        attack.resolved.remove(location.id)
        settle_injury(fight, location.id)


def critical_wound(attack: Attack, location: HitLocation) -> None:
    """One wound, more by Devastating; Savage adds one to the attack's first critical wound. None on an impervious location (6.3)."""
    if location.impervious():
        held(attack, location)
        return
    wounds = 1 + weapon_word(attack, "devastating")
    if attack.has("savage") and not attack.savage_done:
        attack.savage_done = True
        wounds += 1
    attack.wound(wounds)


def plain(attack: Attack, location: HitLocation) -> None:
    """Not critical: the wound if it succeeded, an opportunity where the card has reactions, then the reaction (SD-11, SD-39)."""
    fight = attack.fight
    wounded = attack.success and not location.impervious()
    if wounded:
        attack.wound(1 + weapon_word(attack, "devastating"))
    elif attack.success:
        held(attack, location)
    kinds = reactions(attack, location, wounded)
    happens = bool(kinds) and not fight.monster.down
    if location.reactions and (happens or fight.rulings.get("window_without_reaction") != "reaction_will_happen"):
        fight.window(BEFORE_REACTION)
    if attack.over:
        # A trap in a surge has ended this attack as well (ruling `trap_in_nested_attack`).
        return
    for kind in kinds:
        if fight.monster.down:
            if fight.table.listening:
                fight.table.tell(events.ReactionsCancelled(Ref(location.id)))
            break
        if fight.table.listening:
            fight.table.tell(events.Reaction(Ref(location.id), kind))
        fight.run_verbs(location.reactions[kind], attack.occasion())
    if attack.goes_on and attack.survivor.standing():
        attack.happen(REACTIONS_OVER)


def held(attack: Attack, location: HitLocation) -> None:
    if attack.fight.table.listening:
        attack.fight.table.tell(events.ImperviousHeld(Ref(location.id), attack.critical))


def reactions(attack: Attack, location: HitLocation, wounded: bool) -> list[str]:
    """Which reactions of the card are to happen (2.9 A12)."""
    if attack.spared:
        return []
    found: list[str] = []
    if wounded and WOUND in location.reactions:
        found.append(WOUND)
    if not wounded and FAILURE in location.reactions and fails(attack, location):
        found.append(FAILURE)
    if REFLEX in location.reactions:
        found.append(REFLEX)
    return found


def coming(attack: Attack) -> list[str]:
    """Which reactions of the location at hand follow the opportunity that is open before them; none of a monster that lies (2.7)."""
    if attack.fight.monster.down or attack.critical or not attack.location:
        return []
    location = attack.fight.location(attack.location)
    return reactions(attack, location, attack.success and not location.impervious())


def fails(attack: Attack, location: HitLocation) -> bool:
    """Whether the attempt counts as a failure; on an impervious location a ruling says so."""
    if location.impervious():
        ruling = attack.fight.rulings.get("impervious_failure")
        if ruling == "always":
            return True
        if ruling == "never":
            return False
    return not attack.success


def break_weapon(attack: Attack, location: str) -> None:
    """A frail weapon breaks on a super-dense location: it leaves the game (SD-13)."""
    fight = attack.fight
    if attack.weapon in attack.survivor.grid:
        if fight.table.listening:
            fight.table.tell(events.WeaponBroke(Ref(attack.survivor.id), Ref(attack.weapon.id), Ref(location)))
        fight.archive_gear(attack.survivor, attack.weapon)


def settle_injury(fight: Field, id: str) -> None:
    """The location goes face up onto the panel, and its condition is watched from now on (SD-20 to SD-22)."""
    location = fight.location(id)
    fight.monster.panel.append(id)
    fight.put_in_play(len(fight.survivors), location.injury_hooks)
    if fight.table.listening:
        fight.table.tell(events.PersistentInjury(Ref(id), Ref(location.injury)))
