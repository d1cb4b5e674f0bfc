"""A hero's turn: the order inside a stance, the two actions, and what each of them does (CO-01 to CO-04, company 2.6, 2.7)."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from affray.company import events
from affray.company.attack import HeroStrike
from affray.company.cards import TURN_START
from affray.company.combat import Combat
from affray.company.deeds import TASKS, Deed, HeroAction
from affray.company.fighter import STANCES, Hero, without
from affray.company.rolls import SkillRoll
from affray.company.sheet import UNARMED, Weapon
from affray.company.tasks import battle_roll, combat_task
from affray.kernel.fight import Act
from affray.kernel.names import Ref
from affray.kernel.question import Question, Words

__all__ = ["HeroTurn", "NextHero", "next_hero"]


@mypyc_attr(free_list_len=1)
class NextHero(Question):
    """Inside one stance the players choose the order: whoever speaks first (CO-01)."""

    name: ClassVar[str] = "next"
    clause: ClassVar[str] = "CO-01"

    def __init__(self, heroes: list[Hero]) -> None:
        self.seat = heroes[0].seat
        self.heroes = heroes

    def shared(self) -> bool:
        return True

    def options(self) -> list[Any]:
        found: list[Any] = []
        found.extend(self.heroes)
        return found

    def first_seat(self) -> str:
        return self.seat

    def seats(self) -> list[str]:
        return [hero.seat for hero in self.heroes]

    def key(self, option: Any) -> str:
        hero: Hero = option
        return hero.id

    def by(self, option: Any) -> str:
        hero: Hero = option
        return hero.seat

    def words(self) -> Words:
        return Words("ask-next", {"stance": STANCES[self.heroes[0].stance]})

    def option_words(self, option: Any) -> Words:
        hero: Hero = option
        return Words("option-next", {"who": Ref(hero.id)})


def next_hero(fight: Combat) -> Hero | None:
    """Who acts now: the boldest stance that has somebody left (CO-01), those who can do nothing first (CO-08). None: all have acted."""
    first: Hero | None = None
    others = False
    for hero in fight.able_heroes:
        if hero.acted:
            continue
        if first is None or hero.stance < first.stance:
            first = hero
            others = False
        elif hero.stance == first.stance:
            others = True
    if first is None or not others:
        return first
    waiting = [hero for hero in fight.able_heroes if not hero.acted and hero.stance == first.stance]
    if fight.round == 1:
        for hero in waiting:
            if hero.surprised:
                return hero
    chosen: Hero = fight.table.ask(NextHero(waiting))
    return chosen


@mypyc_attr(free_list_len=1)
class HeroTurn(Act):
    """One main and one secondary action, in either order (CO-02)."""

    name: ClassVar[str] = "hero_turn"

    def __init__(self, fight: Combat) -> None:
        self.fight = fight
        self.hero: Hero | None = None

    def view(self) -> dict[str, Any]:
        return {"act": "hero_turn", "who": self.hero.id if self.hero is not None else None}

    def run(self) -> None:
        fight = self.fight
        hero = next_hero(fight)
        if hero is None:
            return
        self.hero = hero
        hero.acted = True
        if fight.table.listening:
            fight.table.tell(events.TurnBegan(Ref(hero.id), STANCES[hero.stance]))
        if hero.surprised and fight.round == 1:
            if fight.table.listening:
                fight.table.tell(events.CannotAct(Ref(hero.id), "surprised"))
            return
        main_left = True
        if hero.recovering:
            main_left = False
            hero.recovering = False
            if fight.table.listening:
                fight.table.tell(events.Recovered(Ref(hero.id)))
        if fight.awaits(TURN_START):
            fight.happen(fight.occasion(TURN_START, hero, None))
        self.act(hero, main_left)

    def act(self, hero: Hero, main_left: bool) -> None:
        """Both actions, as long as there is somebody to act and something to act upon."""
        fight = self.fight
        secondary_left = True
        question = HeroAction(fight, hero, main_left, secondary_left)
        while (main_left or secondary_left) and not hero.out and fight.able_heroes and fight.able_foes:
            if not main_left and self.passes_over(hero):
                return
            question.main_left = main_left
            question.secondary_left = secondary_left
            deed: Deed = fight.table.ask(question)
            if deed.kind == "end":
                if main_left and fight.table.listening:
                    fight.table.tell(events.Held(Ref(hero.id)))
                return
            if deed.main:
                main_left = False
                main_action(fight, hero, deed)
            else:
                secondary_left = False
                secondary_action(fight, hero, deed)

    def passes_over(self, hero: Hero) -> bool:
        """A standing order never to be asked for the secondary action alone; it does not lift a duty (O3)."""
        fight = self.fight
        if not fight.orders or fight.secondary_required:
            return False
        return fight.order(hero.seat, "secondary") == "never"


def main_action(fight: Combat, hero: Hero, deed: Deed) -> None:
    """The main actions of CO-03 and what the table adds to them."""
    kind = deed.kind
    if kind in ("attack", "shoot", "throw", "break_out"):
        strike(fight, hero, deed)
    elif kind in TASKS:
        combat_task(fight, hero, kind, deed.hero)
    elif kind == "battle":
        battle_roll(fight, hero)
    elif kind == "offer":
        buy(fight, hero, deed)
    elif kind == "pick_up":
        pick_up(fight, hero, deed.item)
    elif kind == "drag" and deed.hero is not None:
        deed.hero.safe = True
        if fight.table.listening:
            fight.table.tell(events.DraggedToSafety(Ref(hero.id), Ref(deed.hero.id)))
    elif kind == "tend" and deed.hero is not None:
        tend(fight, hero, deed.hero)
    elif kind == "cross":
        cross(fight, hero, deed)
    elif kind == "leave":
        fight.leave(hero, "rear")


def strike(fight: Combat, hero: Hero, deed: Deed) -> None:
    """An attack with what the deed names; attacking somebody new engages him (E7)."""
    foe = deed.foe
    weapon = deed.weapon
    assert foe is not None and weapon is not None
    ranged = deed.kind in ("shoot", "throw")
    if not ranged and foe not in hero.engaged:
        fight.pair(hero, foe)
    escape = deed.kind == "break_out"
    fight.perform(HeroStrike(fight, hero, foe, weapon, deed.two_handed, ranged=ranged, escape=escape))


def buy(fight: Combat, hero: Hero, deed: Deed) -> None:
    """What a card offers for an action: a combat task made easier, or a Skill roll, or simply its verbs."""
    offer = deed.offer
    owner = deed.owner
    assert offer is not None and owner is not None
    fight.count_use(offer, owner)
    if fight.table.listening:
        fight.table.tell(events.CardUsed(Ref(hero.id), Ref(offer.key)))
    if offer.cost and not fight.spend_hope(hero, offer.card, offer.cost):
        return
    occasion = fight.occasion(TURN_START, hero, owner)
    occasion.icons = 0
    if offer.skills:
        skill = offer.skills[0]
        for other in offer.skills:
            if hero.sheet.skills.get(other, 0) > hero.sheet.skills.get(skill, 0):
                skill = other
        roll = SkillRoll(fight, hero, skill, task=True)
        fight.perform(roll)
        if not roll.outcome.passed:
            return
        occasion.icons = roll.outcome.icons
    fight.carry_out(offer.card, offer.do, occasion, owner)
    if offer.task:
        combat_task(fight, hero, offer.task, deed.hero)


def pick_up(fight: Combat, hero: Hero, item: str) -> None:
    """A lost weapon or piece of gear is taken up again (CO-03, C3)."""
    hero.dropped = without(hero.dropped, item)
    if not fight.bear(hero, item):
        for weapon in hero.sheet.weapons:
            if weapon.id == item and weapon not in hero.weapons:
                hero.weapons = [*hero.weapons, weapon]
                hero.ready = weapon
                hero.two_handed = not weapon.one_handed
                break
    was_weary = hero.weary()
    hero.reckon_load()
    if fight.table.listening:
        fight.table.tell(events.PickedUp(Ref(hero.id), Ref(item), hero.load))
        fight.tell_weary(hero, was_weary)


def tend(fight: Combat, hero: Hero, dying: Hero) -> None:
    """Healing in the middle of a fight, where the Loremaster lets it: the Dying is saved from death, not from the fall (W9)."""
    skill = "healing"
    if hero.has("staunching_song") and hero.sheet.skills.get("song", 0) > hero.sheet.skills.get("healing", 0):
        skill = "song"
    roll = SkillRoll(fight, hero, skill)
    fight.perform(roll)
    if roll.outcome.passed:
        dying.dying = False
        dying.out = "unconscious"
        if fight.table.listening:
            fight.table.tell(events.ConditionLost(Ref(dying.id), Ref("dying")))


def cross(fight: Combat, hero: Hero, deed: Deed) -> None:
    """Across the field: away from those he stands against, to another foe if one is named, even one out of reach till now (CO-03)."""
    for foe in hero.engaged[:]:
        fight.part(hero, foe)
    if fight.table.listening:
        fight.table.tell(events.Crossed(Ref(hero.id), Ref(deed.foe.id) if deed.foe is not None else None))
    if deed.foe is not None:
        deed.foe.reach_from = min(deed.foe.reach_from, fight.round)
        fight.pair(hero, deed.foe)


def secondary_action(fight: Combat, hero: Hero, deed: Deed) -> None:
    """The secondary actions of CO-04, and drawing a weapon."""
    kind = deed.kind
    listening = fight.table.listening
    if kind == "offer":
        buy(fight, hero, deed)
    elif kind == "draw" and deed.weapon is not None:
        hero.ready = deed.weapon
        hero.two_handed = not deed.weapon.one_handed
        if listening:
            fight.table.tell(events.Drew(Ref(hero.id), Ref(deed.weapon.id)))
    elif kind == "advance" and deed.foe is not None:
        if listening:
            fight.table.tell(events.Advanced(Ref(hero.id), Ref(deed.foe.id)))
        fight.pair(hero, deed.foe)
    elif kind == "give_ground":
        if deed.foe is not None:
            fight.part(hero, deed.foe)
        if listening:
            fight.table.tell(events.GaveGround(Ref(hero.id), Ref(deed.foe.id) if deed.foe is not None else None))
    elif kind == "look" and deed.foe is not None:
        hero.spotted = deed.foe.id
        if listening:
            fight.table.tell(events.Spotted(Ref(hero.id), Ref(deed.foe.id)))
    else:
        put_off(fight, hero, kind, deed.weapon)


def put_off(fight: Combat, hero: Hero, kind: str, weapon: Weapon | None) -> None:
    """Throw away the weapon, take off the helm, drop the shield: Load falls, Weary is looked at again (CO-04, C2)."""
    item = ""
    if kind == "drop_weapon" and weapon is not None:
        item = weapon.id
        hero.weapons = [other for other in hero.weapons if other is not weapon]
        if hero.ready is weapon:
            hero.ready = UNARMED
            hero.two_handed = False
    elif kind == "helm_off" and hero.helm is not None:
        item = hero.helm.id
    elif kind == "shield_off" and hero.shield is not None:
        item = hero.shield.id
    fight.lay_off(hero, item)
    hero.dropped += (item,)
    was_weary = hero.weary()
    hero.reckon_load()
    if fight.table.listening:
        fight.table.tell(events.Dropped(Ref(hero.id), Ref(item), hero.load))
        fight.tell_weary(hero, was_weary)
