"""Setting a scene in three lines: heroes and foes from plain sheets, at a scripted table.

    scene = Scene([hero("ada")], [foe("orc")])
    scene.pair("ada", "orc")
    blow = scene.strike("ada", "orc", SWORD, faces(8, 4, 5))

Hope, Hate, Skill rolls, icons and knockback have quiet answers; `say` in a script overrides them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from affray.company.aftermath import Aftermath
from affray.company.attack import FoeStrike, HeroStrike
from affray.company.company import Company, RoundEnd, RoundStart
from affray.company.deeds import HeroAction
from affray.company.engagement import Engage
from affray.company.field import Setting
from affray.company.fighter import STANCES, Foe, Hero
from affray.company.foes import FoeTurn
from affray.company.onset import Onset, VolleyAct
from affray.company.rolls import SkillRoll
from affray.company.rulings import choose
from affray.company.sheet import Armour, FoeAttack, FoeSheet, HeroSheet, Shield, Weapon
from affray.company.stances import ChooseStances
from affray.company.tasks import battle_roll, combat_task
from affray.company.turn import HeroTurn
from affray.kernel.fight import Act
from affray.kernel.question import Question
from affray.kernel.scripted import Answer, Cards, Do, Faces, Scripted

EYE = 11
RUNE = 12

SWORD = Weapon("sword", "swords", 4, 16, 0, 2)
LONG_SWORD = Weapon("long_sword", "swords", 5, 16, 18, 3, two_handed=True)
SPEAR = Weapon("spear", "spears", 4, 14, 16, 3, throwable=True, two_handed=True)
AXE = Weapon("axe", "axes", 5, 18, 0, 2)
GREAT_AXE = Weapon("great_axe", "axes", 7, 0, 20, 4, one_handed=False, two_handed=True)
BOW = Weapon("bow", "bows", 3, 0, 14, 2, ranged=True, one_handed=False, two_handed=True)
DAGGER = Weapon("dagger", "brawling", 2, 14, 0, 0)
CLUB = Weapon("club", "brawling", 4, 14, 0, 1)
MAIL = Armour("mail_shirt", 3, 9)
HELM = Armour("helm", 1, 4)
SHIELD = Shield("shield", 2, 4)

BLADE = FoeAttack("blade", 3, 5, 16)
FOE_BOW = FoeAttack("horn_bow", 2, 3, 14, ("pierce",), ranged=True)
FOE_SPEAR = FoeAttack("foe_spear", 2, 3, 14, ("pierce",), throwable=True)

QUIET = {
    "hope": "no",
    "drive": "no",
    "skill": "roll",
    "knockback": "no",
    "icon": "done",
    "foe_icon": "done",
    "join": "back",
    "foe_action": "hold",
    "action": "end",
}

Script = Answer | Faces | Cards | Do
E = TypeVar("E")
A = TypeVar("A", bound=Act)


def faces(*shown: int) -> Faces:
    """What the next throw shows: the Feat dice first (11 the Eye, 12 the rune), then the Success dice."""
    return Faces(shown)


def say(question: str, key: str, by: str | None = None) -> Answer:
    return Answer(question, key, by)


def hero(id: str, **numbers: Any) -> Hero:
    """A hero of 5, 5, 5 (every TN 15), Endurance 30, Hope 10, Parry 15, a sword, all Skills and proficiencies 2.

    `numbers` are fields of the sheet; Endurance and Hope given are those of the start too.
    """
    sheet = HeroSheet(id)
    start = {key: numbers.pop(key) for key in list(numbers) if key.startswith("start_")}
    plain: dict[str, Any] = {
        "strength": 5, "heart": 5, "wits": 5, "endurance": 30, "hope": 10, "parry": 15, "weapons": [SWORD], "best_proficiency": 2,
        "proficiencies": dict.fromkeys(("swords", "spears", "axes", "bows"), 2),
        "skills": dict.fromkeys(("awe", "enhearten", "athletics", "scan", "battle", "awareness", "stealth", "healing"), 2),
    }  # fmt: skip
    plain.update(numbers)
    for field, number in plain.items():
        setattr(sheet, field, number)
    for attribute in ("strength", "heart", "wits"):
        if "tn_" + attribute not in numbers:
            setattr(sheet, "tn_" + attribute, 20 - int(plain[attribute]))
    sheet.reckon_ratings()
    sheet.start_endurance = sheet.endurance
    sheet.start_hope = sheet.hope
    for field, number in start.items():
        setattr(sheet, field, number)
    return Hero(0, id, sheet)


def foe(id: str, **numbers: Any) -> Foe:
    """A foe of Attribute Level 4, Endurance 16, Might 1, Hate 3, Parry 0, Armour 2, with one blade: 3 dice, 5 damage, Injury 16."""
    plain: dict[str, Any] = {
        "level": 4, "endurance": 16, "might": 1, "drive": 3, "hateful": True, "parry": 0, "armour": 2, "attacks": (BLADE,),
    }  # fmt: skip
    plain.update(numbers)
    return Foe(0, id, FoeSheet(id, **plain))


class Scene:
    """A fight in the middle of round 1, nobody engaged, all in Open; `script` follows each call and must be used up by it."""

    def __init__(
        self, heroes: list[Hero], foes: list[Foe], rulings: dict[str, str] | None = None, **setting: Any
    ) -> None:
        for index, fighter in enumerate([*heroes, *foes]):
            fighter.index = index
        scenario = Setting("scene")
        for name, value in setting.items():
            setattr(scenario, name, value)
        self.table = Scripted([], dict(QUIET))
        self.fight = Company(self.table, scenario, choose("seed", rulings or {}), heroes, foes)
        self.fight.deal_cards()
        self.fight.round = 1

    def hero(self, id: str) -> Hero:
        found = self.fight.named(id)
        assert isinstance(found, Hero)
        return found

    def foe(self, id: str) -> Foe:
        found = self.fight.named(id)
        assert isinstance(found, Foe)
        return found

    # -- how they stand

    def stand(self, id: str, stance: str, *foes: str) -> None:
        """The hero is in this stance, engaged with these foes."""
        self.hero(id).stance = STANCES.index(stance)
        for other in foes:
            self.pair(id, other)

    def pair(self, id: str, foe: str) -> None:
        self.fight.pair(self.hero(id), self.foe(foe))

    # -- what they do

    def run(self, what: Callable[[], object], script: tuple[Script, ...]) -> None:
        """Call something of the rules with a script of its own."""
        self.table.script = list(script)
        what()
        self.table.finish()

    @property
    def over(self) -> bool:
        """Whether the fight is decided."""
        return self.fight.decided()

    def perform(self, act: A, *script: Script) -> A:
        self.run(lambda: self.fight.perform(act), script)
        return act

    def strike(
        self, who: str, target: str, weapon: Weapon, *script: Script, two_handed: bool = False, **how: Any
    ) -> HeroStrike:
        """A hero's attack; `how`: ranged, volley, escape."""
        act = HeroStrike(self.fight, self.hero(who), self.foe(target), weapon, two_handed, **how)
        return self.perform(act, *script)

    def blow(self, who: str, target: str, *script: Script, attack: FoeAttack = BLADE, **how: Any) -> FoeStrike:
        """A foe's attack."""
        return self.perform(FoeStrike(self.fight, self.foe(who), self.hero(target), attack, **how), *script)

    def task(self, who: str, task: str, *script: Script, ward: str = "") -> None:
        """A combat task, or the Battle roll, as if the turn had come to it."""
        actor = self.hero(who)
        if task == "battle":
            self.run(lambda: battle_roll(self.fight, actor), script)
        else:
            self.run(lambda: combat_task(self.fight, actor, task, self.hero(ward) if ward else None), script)

    def skill(self, who: str, skill: str, *script: Script) -> SkillRoll:
        return self.perform(SkillRoll(self.fight, self.hero(who), skill), *script)

    def turn(self, who: str, *script: Script) -> None:
        """The hero's whole turn."""
        for other in self.fight.heroes:
            other.acted = other.id != who
        self.perform(HeroTurn(self.fight), *script)

    def foe_turn(self, who: str, *script: Script) -> None:
        for other in self.fight.foes:
            other.acted = other.id != who
        self.perform(FoeTurn(self.fight), *script)

    def stances(self, *script: Script) -> None:
        self.perform(ChooseStances(self.fight), *script)

    def engage(self, *script: Script) -> None:
        self.perform(Engage(self.fight), *script)

    def onset(self, *script: Script) -> None:
        self.fight.round = 0
        self.perform(Onset(self.fight), *script)

    def volley(self, *script: Script, number: int = 1) -> None:
        self.fight.round = 0
        self.fight.volley = number
        self.perform(VolleyAct(self.fight), *script)

    def end_round(self) -> None:
        self.perform(RoundEnd(self.fight))

    def begin_round(self) -> None:
        self.perform(RoundStart(self.fight))

    def next_round(self) -> None:
        self.end_round()
        self.begin_round()

    def aftermath(self, *script: Script) -> None:
        self.perform(Aftermath(self.fight), *script)

    def steps(self, count: int, *script: Script) -> None:
        """So many outermost steps of the fight, as `play` makes them."""

        def walk() -> None:
            for _ in range(count):
                self.fight.step()

        self.run(walk, script)

    # -- what is seen

    def keys(self, question: Question) -> list[str]:
        return [question.key(option) for option in question.options()]

    def deeds(self, who: str, main: bool = True, secondary: bool = True) -> list[str]:
        """What the hero may do now, by key."""
        return self.keys(HeroAction(self.fight, self.hero(who), main, secondary))

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.table.told if isinstance(event, kind)]

    def last(self, kind: type[E]) -> E:
        return self.told(kind)[-1]
