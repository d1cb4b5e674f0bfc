"""A small stage for the stories of cards: one hero or two, foes written out, strict dice."""

from __future__ import annotations

from typing import Any, Final

from affray.company.attack import FoeStrike, HeroStrike
from affray.company.company import Company, RoundEnd, RoundStart
from affray.company.fighter import Hero
from affray.company.foes import FoeTurn
from affray.company.rolls import SkillRoll, shadow_test
from affray.company.scenario import from_data
from affray.company.sheet import UNARMED, Weapon
from affray.company.tasks import combat_task
from affray.company.turn import HeroTurn
from affray.kernel.scripted import Answer, Do, Faces, Scripted

ALWAYS: Final = {
    "hope": "no", "drive": "no", "offer": "no", "knockback": "no", "icon": "done", "foe_icon": "done", "skill": "roll",
}  # fmt: skip
END: Final = Answer("action", "end")
HOLD: Final = Answer("foe_action", "hold")
HOPE: Final = Answer("hope", "hope")
# A hit that does not pierce, with two dice against 15; one that pierces; a miss. The same for foes.
HIT: Final = Faces((8, 4, 4))
PIERCE: Final = Faces((10, 5, 5))
MISS: Final = Faces((1, 1, 1))


def hero(id: str = "hal", **more: Any) -> dict[str, Any]:
    """TN 15 for all rolls, two dice with every weapon, rank 2 in every Skill used, no armour."""
    skills = dict.fromkeys(
        ("awe", "athletics", "enhearten", "scan", "song", "riddle", "lore", "healing", "battle", "stealth"), 2
    )
    written: dict[str, Any] = {
        "id": id, "name": {"en": "Hal", "ru": "Хал", "gender": "m"}, "strength": 5, "heart": 5, "wits": 5, "max_endurance": 30,
        "max_hope": 12, "parry": 15, "proficiencies": {"swords": 2, "bows": 2, "axes": 2}, "skills": skills, "gear": ["sword", "bow"],
    }  # fmt: skip
    return {**written, **more}


def weapon_of(hero: Hero, id: str) -> Weapon:
    return next((weapon for weapon in hero.weapons if weapon.id == id), UNARMED)


def foe(*abilities: Any, id: str = "foe", **more: Any) -> dict[str, Any]:
    written: dict[str, Any] = {
        "id": id, "name": {"en": "Foe", "ru": "враг", "gender": "m"}, "kind": "orcs", "attribute_level": 4, "endurance": 20, "might": 1,
        "hate": 4, "parry": 0, "armour": 2, "abilities": list(abilities),
        "attacks": [
            {"weapon": "scimitar", "rating": 2, "damage": 4, "injury": 14},
            {"weapon": "foe_spear", "rating": 3, "damage": 3, "injury": 14},
        ],
    }  # fmt: skip
    return {**written, **more}


class Stage:
    """A fight in round 1 with `hal` in Open stance against `foe`, and one foe more so that it goes on."""

    def __init__(self, *script: Answer | Faces | Do, heroes: Any = None, foes: Any = None, **rest: Any) -> None:
        heroes = [hero()] if heroes is None else heroes
        foes = [foe()] if foes is None else foes
        raw = {"name": "cards", "heroes": heroes, "foes": [*foes, foe(id="other")], **rest}
        scenario = from_data(raw, "cards")
        self.table = Scripted(list(script), ALWAYS)
        self.fight: Company = scenario.new(self.table, scenario.rulings())
        self.fight.round = 1
        self.hal = self.fight.heroes[0]
        self.foe = self.fight.foes[0]
        self.fight.pair(self.hal, self.foe)

    def done(self) -> Stage:
        self.table.finish()
        return self

    def strike(self, weapon: str = "sword", ranged: bool = False, volley: bool = False) -> Stage:
        held = weapon_of(self.hal, weapon)
        self.fight.perform(
            HeroStrike(self.fight, self.hal, self.foe, held, not held.one_handed, ranged=ranged, volley=volley)
        )
        return self

    def struck(self, attack: int = 0, ranged: bool = False, volley: bool = False) -> Stage:
        weapon = self.foe.sheet.attacks[attack]
        self.fight.perform(FoeStrike(self.fight, self.foe, self.hal, weapon, ranged=ranged, volley=volley))
        return self

    def skill(self, skill: str, task: bool = False) -> SkillRoll:
        roll = SkillRoll(self.fight, self.hal, skill, task)
        self.fight.perform(roll)
        return roll

    def test(self, kind: str, shadow: int = 3) -> Stage:
        shadow_test(self.fight, self.hal, kind, shadow, False, self.foe)
        return self

    def task(self, task: str) -> Stage:
        combat_task(self.fight, self.hal, task, None)
        return self

    def hero_turn(self, who: int = 0) -> Stage:
        for other in self.fight.heroes:
            other.acted = other is not self.fight.heroes[who]
        self.fight.perform(HeroTurn(self.fight))
        return self

    def foe_turn(self) -> Stage:
        for other in self.fight.foes:
            other.acted = other is not self.foe
        self.fight.perform(FoeTurn(self.fight))
        return self

    def round_start(self) -> Stage:
        self.fight.perform(RoundStart(self.fight))
        return self

    def round_end(self) -> Stage:
        self.fight.perform(RoundEnd(self.fight))
        return self

    def weary(self, id: str = "foe") -> bool:
        return any(
            effect.kind == "weary" and effect.target == id and not effect.dormant for effect in self.fight.effects
        )


def use(owner: int, card: str) -> Answer:
    """Use what is offered: the fighter's number, the card and its hook."""
    return Answer("offer", f"{owner}:{card}")
