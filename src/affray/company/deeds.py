"""What a hero can do when the turn comes: main and secondary actions as options (CO-02 to CO-05, company 2.7)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from affray.company.attack import HeroStrike
from affray.company.cards import TURN_START, CompanyOccasion, Offered
from affray.company.combat import Combat
from affray.company.fighter import DEFENSIVE, FORWARD, OPEN, REARWARD, STANCES, Fighter, Foe, Hero
from affray.company.rolls import SkillRoll
from affray.company.sheet import UNARMED, Weapon
from affray.kernel.names import Ref
from affray.kernel.question import Closed, Question, Words

__all__ = ["STONE", "TASKS", "Deed", "HeroAction"]

# A thrown stone is a Brawling attack from afar (3.1, 4).
STONE: Final = Weapon("stone", "brawling", 1, 0, 0, 0, ranged=True)

# The four combat tasks: stance and, for most, the Skill (CO-12, CO-14, CO-16, CO-17).
TASKS: Final[dict[str, int]] = {"intimidate": FORWARD, "rally": OPEN, "protect": DEFENSIVE, "prepare": REARWARD}
SKILL_OF: Final[dict[str, str]] = {
    "intimidate": "awe", "rally": "enhearten", "protect": "athletics", "prepare": "scan", "battle": "battle",
}  # fmt: skip


# The chance of a task that cannot be tried now.
UNKNOWN: Final[dict[str, None]] = {"dice": None, "against": None, "chance": None}


@mypyc_attr(free_list_len=1, acyclic=True)
class Deed:
    """One thing a hero may do now. `main` tells which of the two actions it takes; `end` takes neither."""

    __slots__ = ("kind", "main", "weapon", "two_handed", "foe", "hero", "item", "offer", "owner")

    def __init__(
        self,
        kind: str,
        main: bool,
        weapon: Weapon | None = None,
        two_handed: bool = False,
        foe: Foe | None = None,
        hero: Hero | None = None,
        item: str = "",
        offer: Offered | None = None,
        owner: Fighter | None = None,
    ) -> None:
        self.kind = kind
        self.main = main
        self.weapon = weapon
        self.two_handed = two_handed
        self.foe = foe
        self.hero = hero
        self.item = item
        self.offer = offer
        self.owner = owner

    def key(self) -> str:
        parts = [self.kind]
        if self.weapon is not None:
            parts.append(self.weapon.id + "+2" if self.two_handed else self.weapon.id)
        if self.item:
            parts.append(self.item)
        if self.offer is not None:
            parts.append(self.offer.key)
        if self.owner is not None:
            parts.append(self.owner.id)
        if self.foe is not None:
            parts.append(self.foe.id)
        if self.hero is not None:
            parts.append(self.hero.id)
        return ":".join(parts)


@mypyc_attr(free_list_len=1)
class HeroAction(Question):
    """A hero's turn: one main and one secondary action, in either order (CO-02)."""

    name: ClassVar[str] = "action"
    clause: ClassVar[str] = "CO-02"

    def __init__(self, fight: Combat, hero: Hero, main_left: bool, secondary_left: bool) -> None:
        self.seat = hero.seat
        self.fight = fight
        self.hero = hero
        self.main_left = main_left
        self.secondary_left = secondary_left

    def options(self) -> list[Any]:
        found: list[Any] = []
        if self.hero.fleeing:
            return [Deed("leave", True)] if self.main_left else [Deed("end", False)]
        if self.main_left:
            found.extend(self.strikes())
            found.extend(self.tasks())
            found.extend(self.other_main())
            found.extend(self.offered(True))
        if self.secondary_left:
            found.extend(self.secondary())
            found.extend(self.offered(False))
        required = self.secondary_left and self.fight.secondary_required
        if not required or not found:
            found.append(Deed("end", False))
        return found

    # -- attacks

    def close_weapons(self) -> list[Weapon]:
        """What can be struck with now: the weapon in hand, or any while drawing is free; held fast, only Brawling weapons."""
        hero = self.hero
        found = [weapon for weapon in hero.in_hand() if not weapon.ranged]
        if hero.seized_by is not None:
            found = [weapon for weapon in found if weapon.proficiency == "brawling"]
        return found or [UNARMED]

    def far_weapons(self) -> list[Weapon]:
        """What can be shot or thrown now; with nothing of the kind, a stone."""
        found = [weapon for weapon in self.hero.in_hand() if weapon.ranged or weapon.throwable]
        return found or [STONE]

    def targets(self) -> list[Foe]:
        """Foes engaged with the hero; with none, any in reach within the limits, who is engaged then (E7)."""
        return self.hero.engaged or self.advances()

    def strikes(self) -> list[Deed]:
        """Close attacks from close stances, ranged ones from Rearward (3.1)."""
        found: list[Deed] = []
        if self.hero.stance == REARWARD:
            for weapon in self.far_weapons():
                for foe in self.fight.able_foes:
                    found.append(
                        Deed(
                            "shoot" if weapon.ranged else "throw",
                            True,
                            weapon,
                            weapon.ranged and weapon.two_handed,
                            foe,
                        )
                    )
            return found
        for weapon in self.close_weapons():
            for foe in self.targets():
                if weapon.one_handed:
                    found.append(Deed("attack", True, weapon, False, foe))
                if weapon.two_handed:
                    found.append(Deed("attack", True, weapon, True, foe))
        return found

    # -- tasks

    def task_rule(self, task: str) -> str:
        """Why a combat task is barred now, or ""."""
        hero = self.hero
        if hero.seized_by is not None:
            return "seized"
        if hero.stance != TASKS[task]:
            return "wrong-stance"
        if task == "rally" and self.fight.rallied:
            return "rallied"
        if task == "protect" and not self.wards():
            return "nobody-to-protect"
        return ""

    def wards(self) -> list[Hero]:
        return [other for other in self.fight.able_heroes if other is not self.hero and other.close()]

    def tasks(self) -> list[Deed]:
        found: list[Deed] = []
        for task in TASKS:
            if not self.task_rule(task):
                if task == "protect":
                    found.extend([Deed(task, True, hero=ward) for ward in self.wards()])
                else:
                    found.append(Deed(task, True))
        if self.fight.battle_rolls and self.hero.seized_by is None:
            found.append(Deed("battle", True))
        return found

    # -- the other main actions

    def other_main(self) -> list[Deed]:
        hero = self.hero
        fight = self.fight
        found: list[Deed] = []
        if hero.seized_by is not None:
            return found
        found.extend([Deed("pick_up", True, item=item) for item in hero.dropped])
        for other in fight.heroes:
            if other.out and other.out != "gone" and not other.safe:
                found.append(Deed("drag", True, hero=other))
                if other.dying and fight.setting.tend_dying:
                    found.append(Deed("tend", True, hero=other))
        if hero.stance != REARWARD and not hero.has("stance_fixed"):
            found.extend([Deed("cross", True, foe=foe) for foe in self.crossings()])
            if hero.engaged:
                found.append(Deed("cross", True))
        if hero.stance == REARWARD:
            found.append(Deed("leave", True))
        if hero.stance == DEFENSIVE and hero.engaged:
            for weapon in self.close_weapons():
                found.extend([Deed("break_out", True, weapon, not weapon.one_handed, foe) for foe in hero.engaged])
        return found

    def crossings(self) -> list[Foe]:
        """Foes elsewhere on the field whom the hero can reach by crossing it, leaving those he stands against."""
        return [foe for foe in self.fight.able_foes if foe not in self.hero.engaged and foe.room()]

    # -- secondary actions

    def secondary(self) -> list[Deed]:
        hero = self.hero
        found: list[Deed] = []
        found.extend([Deed("draw", False, weapon=weapon) for weapon in self.to_draw()])
        held = hero.seized_by is not None
        if hero.close() and not held:
            found.extend([Deed("advance", False, foe=foe) for foe in self.advances()])
            if hero.engaged:
                shared = [foe for foe in hero.engaged if len(foe.engaged) > 1]
                found.extend([Deed("give_ground", False, foe=foe) for foe in shared])
                if not shared:
                    found.append(Deed("give_ground", False))
        found.extend([Deed("look", False, foe=foe) for foe in self.fight.able_foes if foe not in hero.engaged])
        found.extend([Deed("drop_weapon", False, weapon=weapon) for weapon in hero.in_hand() if weapon in hero.weapons])
        if hero.helm is not None:
            found.append(Deed("helm_off", False))
        if hero.shield is not None:
            found.append(Deed("shield_off", False))
        return found

    def to_draw(self) -> list[Weapon]:
        """Weapons carried and not in hand; drawing one takes the secondary action once something is in hand (V10)."""
        hero = self.hero
        if hero.ready is None:
            return []
        return [weapon for weapon in hero.weapons if weapon is not hero.ready]

    def advances(self) -> list[Foe]:
        """Foes in reach whom the hero does not stand against yet and may, within the limits (2.5)."""
        hero = self.hero
        return [
            foe
            for foe in self.fight.able_foes
            if foe not in hero.engaged and self.fight.reaches(foe) and foe.room() and hero.room_for(foe)
        ]

    # -- what cards offer

    def offered(self, main: bool) -> list[Deed]:
        """What cards let somebody buy with this action: one's own virtues and conditions, foes' weaknesses (2.7, 6.5)."""
        found: list[Deed] = []
        hero = self.hero
        for card in hero.cards:
            for offer in card.offers:
                if offer.who != "foes" and self.may_buy(offer, hero, main):
                    found.extend(self.deeds_of(offer, hero, main))
        for other in self.fight.heroes:
            if other is not hero:
                for card in other.cards:
                    for offer in card.offers:
                        if offer.who == "anyone" and self.may_buy(offer, other, main):
                            found.extend(self.deeds_of(offer, other, main))
        for foe in self.fight.able_foes:
            for card in foe.cards:
                for offer in card.offers:
                    if offer.who != "owner" and self.may_buy(offer, foe, main):
                        found.extend(self.deeds_of(offer, foe, main))
        return found

    def may_buy(self, offer: Offered, owner: Fighter, main: bool) -> bool:
        hero = self.hero
        if (offer.action == "main") != main or hero.seized_by is not None:
            return False
        if offer.stance not in ("", "any") and STANCES[hero.stance] != offer.stance:
            return False
        if offer.cost and (not hero.hope_to_spend() or hero.hope < offer.cost):
            return False
        if not self.fight.buyable(offer, owner):
            return False
        if offer.task in TASKS and self.task_rule(offer.task):
            return False
        occasion = CompanyOccasion(TURN_START, self.fight)
        occasion.owner = owner
        occasion.actor = hero
        return all(condition.holds(occasion) for condition in offer.conditions)

    def deeds_of(self, offer: Offered, owner: Fighter, main: bool) -> list[Deed]:
        if offer.task == "protect":
            return [Deed("offer", main, hero=ward, offer=offer, owner=owner) for ward in self.wards()]
        return [Deed("offer", main, offer=offer, owner=owner)]

    # -- words

    def key(self, option: Any) -> str:
        deed: Deed = option
        return deed.key()

    def closed(self) -> list[Closed]:
        """What the hero could do in another stance or at another time, each with its rule."""
        found: list[Closed] = []
        hero = self.hero
        if self.main_left:
            clauses = {"intimidate": "CO-12", "rally": "CO-14", "protect": "CO-16", "prepare": "CO-17"}
            for task in TASKS:
                why = self.task_rule(task)
                if why:
                    said = Words("why-" + why, {"stance": STANCES[TASKS[task]]})
                    found.append(Closed(Words("option-action-" + task, {"hero": None, **UNKNOWN}), clauses[task], said))
            if hero.stance != REARWARD:
                found.append(
                    Closed(Words("option-action-leave", {}), "CO-23", Words("why-wrong-stance", {"stance": "rearward"}))
                )
            if hero.stance != DEFENSIVE:
                option = Words("option-action-break_out-closed", {})
                found.append(Closed(option, "CO-25", Words("why-wrong-stance", {"stance": "defensive"})))
            if not self.fight.battle_rolls:
                found.append(Closed(Words("option-action-battle", {**UNKNOWN}), "CO-05", Words("why-no-battle", {})))
        elif hero.recovering:
            found.append(Closed(Words("option-action-any", {}), "CO-11", Words("why-recovering", {})))
        return found

    def words(self) -> Words:
        hero = self.hero
        return Words(
            "ask-action",
            {
                "who": Ref(hero.id),
                "stance": STANCES[hero.stance],
                "main": self.main_left,
                "secondary": self.secondary_left,
            },
        )

    def option_words(self, option: Any) -> Words:
        deed: Deed = option
        fields: dict[str, Any] = {
            "weapon": Ref(deed.weapon.id) if deed.weapon is not None else None,
            "two_handed": deed.two_handed,
            "foe": Ref(deed.foe.id) if deed.foe is not None else None,
            "hero": Ref(deed.hero.id) if deed.hero is not None else None,
            "item": Ref(deed.item) if deed.item else None,
        }
        if deed.kind in ("attack", "shoot", "throw", "break_out") and deed.weapon is not None and deed.foe is not None:
            strike = HeroStrike(
                self.fight, self.hero, deed.foe, deed.weapon, deed.two_handed, ranged=deed.kind in ("shoot", "throw")
            )
            fields.update(strike.chances().odds())
            fields["damage"] = int(deed.weapon.damage)
        if deed.kind in SKILL_OF:
            fields.update(
                SkillRoll(self.fight, self.hero, SKILL_OF[deed.kind], task=deed.kind in TASKS).chances().odds()
            )
        if deed.offer is not None and deed.owner is not None:
            fields["card"] = Ref(deed.offer.card)
            fields["what"] = Ref(deed.offer.key)
            fields["owner"] = Ref(deed.owner.id)
        if deed.kind in ("helm_off", "shield_off"):
            helm = self.hero.helm
            shield = self.hero.shield
            if deed.kind == "helm_off" and helm is not None:
                fields["load"] = int(helm.load)
            elif shield is not None:
                fields["load"] = int(shield.load)
                fields["parry"] = int(shield.parry)
        return Words("option-action-" + deed.kind, fields)
