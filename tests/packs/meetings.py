"""Random fights: parties of all cultures, virtues and gear against the whole bestiary, steered towards what is still to be seen."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from affray.agents.random import RandomAgent
from affray.company.deeds import Deed, HeroAction
from affray.company.muster import BARRED, ONLY
from affray.company.packs import Packs
from affray.company.rulings import RULINGS
from affray.kernel.card import InPlay
from affray.kernel.chance import Dice
from affray.kernel.question import Question
from tests.packs.expected import cards_of, hook_name

__all__ = ["Meetings", "Seeker"]

SKILLS: Final = (
    "awe",
    "athletics",
    "awareness",
    "song",
    "enhearten",
    "healing",
    "battle",
    "stealth",
    "scan",
    "riddle",
    "lore",
)
LIGHTS: Final = ("day", "sun", "dark", "dark")
GROUNDS: Final = ("forest", "water", "underground", "fire")
BANES: Final = ("orcs", "undead", "trolls", "wolves", "spiders", "evil_men", "enemy")


class Meetings:
    """Makes scenarios. `wish` is the name of something that has not fired: the scenario then has what it needs."""

    def __init__(self, packs: Packs, dice: Dice) -> None:
        self.packs = packs
        self.dice = dice
        self.owners: dict[str, tuple[str, str]] = {}
        for section, card in cards_of(packs):
            for part in [f"hook:{hook_name(hook)}" for hook in card.hooks]:
                self.owners[part] = section, card.id
            for name in (f"{section}:{card.id}", *[f"offer:{card.id}.{each.key}" for each in card.offers]):
                self.owners[name] = section, card.id
            for name in [f"while:{card.id}.{each.kind}" for each in card.whiles] + [
                f"flag:{flag}" for flag in card.flags
            ]:
                self.owners.setdefault(name, (section, card.id))
        # Who lays a condition on somebody.
        self.givers: dict[str, tuple[str, str]] = {}
        for section, card in cards_of(packs):
            for id in packs.ids("conditions"):
                if id in repr(packs.entries[section][card.id].raw.get("hooks", "")):
                    self.givers.setdefault(id, (section, card.id))

    # -- chance

    def pick(self, many: Any) -> Any:
        return many[self.dice.pick(len(many))]

    def often(self, percent: int) -> bool:
        return self.dice.pick(100) < percent

    def number(self, least: int, most: int) -> int:
        return least + self.dice.pick(most - least + 1)

    # -- a fight

    def scenario(self, wish: str) -> tuple[dict[str, Any], dict[str, str]]:
        """A scenario as data, and the rulings for it."""
        section, id = self.needed(wish)
        ids = [each for each in self.packs.ids("heroes") if self.often(55)] or [self.pick(self.packs.ids("heroes"))]
        heroes = [self.hero(id_) for id_ in ids]
        lucky = self.pick(heroes)
        if section in ("virtues", "qualities", "rewards", "cultures"):
            self.grant(lucky, section, id)
        if section == "abilities":
            lucky["skills"] = dict.fromkeys(SKILLS, 5)
        raw: dict[str, Any] = {
            "name": "random", "heroes": heroes, "foes": self.foes(section, id), "last_round": self.number(2, 12),
            "scene": {
                "light": self.pick(LIGHTS), "ground": [each for each in GROUNDS if self.often(35)],
                "close": self.number(-2, 2) if self.often(40) else 0, "ranged": self.number(-2, 2) if self.often(40) else 0,
            },
            "onset": {
                "volleys": self.number(0, 2), "first": self.pick(("heroes", "foes")),
                "ambush": self.pick(("none", "by_foes", "by_company")), "no_watch": self.often(20),
            },
            "loremaster": {"tend_dying": self.often(70), "extra_rearward": self.number(0, 1), "battle_rolls": self.often(85)},
        }  # fmt: skip
        self.arrange(raw, wish, section, id)
        rulings = {ruling.name: self.pick(ruling.values) for ruling in RULINGS if self.often(35)}
        if wish.startswith("ruling:"):
            name, _, value = wish.removeprefix("ruling:").partition("=")
            rulings[name] = value
        return raw, rulings

    def arrange(self, raw: dict[str, Any], wish: str, section: str, id: str) -> None:
        """What is rare needs the right surroundings."""
        heroes, foes = raw["heroes"], raw["foes"]
        if wish == "flag:luminescence":
            raw["onset"]["ambush"] = "by_foes"
        elif wish == "flag:staunching_song":  # somebody must lie dying
            raw["loremaster"]["tend_dying"] = True
            for hero in heroes:
                hero["wounded"] = True
                hero["skills"] = {**hero["skills"], "song": 4, "healing": 0}
                self.grant(hero, "virtues", id)
        elif wish == "condition word:second":  # a blow that follows from a blow must fell
            for hero in heroes:
                self.grant_piece(hero, "qualities", "cleaving")
            raw["foes"] = [{"foe": "orc_soldier", "count": 9, "endurance": 1}]
        elif id == "hammering":  # a blow that is heavy and does not fell
            for hero in heroes:
                hero.update(strength=7, shadow=0, virtues=["great_strength"])
                self.grant_piece(hero, section, id)
            kind = max(self.packs.ids("foes"), key=lambda one: self.foe(one).endurance / self.foe(one).attribute_level)
            raw["foes"] = [{"foe": kind}]
        elif wish.startswith("ruling:shield_thrust_stacks"):  # two heroes at one foe, with icons to spend on it
            for hero in heroes:
                hero.update(strength=7, proficiencies=dict.fromkeys(hero["proficiencies"], 6), shadow=0)
                hero["gear"] = [{"item": "axe"}, {"item": "shield"}]
            raw["foes"] = [{"foe": "orc_soldier"}]
        elif section == "abilities" and self.often(50):  # weak, alone, and before famous weapons
            for hero in heroes:
                for piece in hero["gear"]:
                    if self.kind(piece["item"]) == "weapon":
                        piece["rewards"] = ["keen"]
                hero["proficiencies"] = dict.fromkeys(hero["proficiencies"], 5)
            raw["foes"] = [{"foe": foes[0]["foe"], "endurance": self.number(1, 12)}]
        if wish.startswith("offer:") and section == "abilities":  # a spell that no shipped sorcerer knows
            card, _, key = wish.removeprefix("offer:").partition(".")
            if key != card and key in self.packs.ids("abilities"):
                kind = raw["foes"][0]["foe"]
                known = self.packs.entries["foes"][kind].raw
                raw["foes"] = [{**known, "id": "stranger", "abilities": [*known["abilities"], key]}]

    def needed(self, wish: str) -> tuple[str, str]:
        """The section and id of the entry that must take part for this to fire; empty where anything may do."""
        kind, _, name = wish.partition(":")
        if kind in ("foe", "attack"):
            return "foes", name.partition("/")[0]
        if kind == "culture":
            return "cultures", name
        if kind == "sheet":
            return "virtues", name.partition(".")[0]
        if kind == "gear":
            id = name.partition(".")[0]
            return ("rewards" if id in self.packs.ids("rewards") else "qualities"), id
        if kind == "rewards":
            return kind, name
        if name == "pushed_down":
            return "qualities", "hammering"
        section, id = self.owners.get(wish, ("", ""))
        if section == "conditions":
            section, id = self.givers.get(id, ("", ""))
        blessed = [c for c in self.packs.ids("cultures") if id in [ref.id for ref in self.culture(c).blessing]]
        return ("cultures", self.pick(blessed)) if blessed else (section, id)

    def culture(self, id: str) -> Any:
        return self.packs.culture(id)

    # -- heroes

    def hero(self, id: str) -> dict[str, Any]:
        base = self.packs.entries["heroes"][id].raw
        culture = base["culture"] if self.often(40) else self.pick(self.packs.ids("cultures"))
        hero: dict[str, Any] = {
            "id": id, "name": base["name"], "culture": culture, "strength": self.number(2, 7), "heart": self.number(2, 7),
            "wits": self.number(2, 7), "valour": self.number(1, 6), "wisdom": self.number(1, 6), "gear": self.gear(culture),
            "proficiencies": {kind: self.number(0, 4) for kind in ("axes", "bows", "spears", "swords", "brawling")},
            "skills": {skill: self.number(0, 4) for skill in SKILLS}, "favoured": [each for each in SKILLS if self.often(15)],
            "virtues": [], "shadow": self.number(0, 7) if self.often(40) else 0, "wounded": self.often(15),
            "fatigue": self.number(0, 8), "features": ["swift"] if self.often(30) else [],
        }  # fmt: skip
        most = self.culture(culture).hope + hero["heart"]
        hero["shadow"] = min(hero["shadow"], most)
        if self.often(30):
            hero["hope"] = self.number(0, most)
        if self.often(20):
            hero["endurance"] = self.number(3, self.culture(culture).endurance)
        for virtue in {self.pick(self.packs.ids("virtues")) for _ in range(self.number(0, 3))}:
            self.grant(hero, "virtues", virtue)
        return hero

    def may_bear(self, culture: str, item: str) -> bool:
        for folk in self.culture(culture).folk:
            only = ONLY.get(folk, ())
            weaponlike = item in self.packs.ids("weapons") or item == "great_shield"
            if item in BARRED.get(folk, ()) or (only and weaponlike and item not in only):
                return False
        return True

    def gear(self, culture: str) -> list[dict[str, Any]]:
        weapons = [each for each in self.packs.ids("weapons") if self.may_bear(culture, each) and each != "unarmed"]
        found: list[str] = list(dict.fromkeys(self.pick(weapons) for _ in range(self.number(0, 3))))
        if self.often(75):
            found.append(self.pick([each for each in self.packs.ids("armour") if each != "helm"]))
        if self.often(50):
            found.append("helm")
        if self.often(60):
            found.append(self.pick([each for each in self.packs.ids("shields") if self.may_bear(culture, each)]))
        return [self.piece(item) for item in found]

    def kind(self, item: str) -> str:
        if item in self.packs.ids("weapons"):
            return "weapon"
        return "helm" if item == "helm" else "shield" if item in self.packs.ids("shields") else "armour"

    def fitting(self, section: str, item: str) -> list[str]:
        return [id for id in self.packs.ids(section) if self.kind(item) in self.packs.entries[section][id].raw["on"]]

    def piece(self, item: str) -> dict[str, Any]:
        made: dict[str, Any] = {"item": item}
        if self.often(30) and (rewards := self.fitting("rewards", item)):
            made["rewards"] = [self.pick(rewards)]
        if self.kind(item) in ("weapon", "shield") and self.often(40):
            made["bane"] = [self.pick(BANES)]
        return made

    def grant(self, hero: dict[str, Any], section: str, id: str) -> None:
        """Give the hero a virtue, culture, Reward or quality, with what it needs."""
        if section == "cultures":
            hero["culture"] = id
            hero["gear"] = self.gear(id)
            hero.pop("hope", None)
            hero.pop("endurance", None)
            hero["shadow"] = min(hero["shadow"], 4)
        elif section == "virtues":
            blessed = [c for c in self.packs.ids("cultures") if id in [ref.id for ref in self.culture(c).blessing]]
            held = [next(iter(each)) if isinstance(each, dict) else each for each in hero["virtues"]]
            if not blessed and id not in held:
                params = {
                    "mastery": {"skills": [self.pick(SKILLS)]},
                    "prowess": {"tn": self.pick(("strength", "heart", "wits"))},
                }
                hero["virtues"].append({id: params[id]} if id in params else id)
        else:
            self.grant_piece(hero, section, id)

    def grant_piece(self, hero: dict[str, Any], section: str, id: str) -> None:
        if any(id in each.get(section, ()) for each in hero["gear"]):
            return
        on = self.packs.entries[section][id].raw["on"]
        carried = [each for each in hero["gear"] if self.kind(each["item"]) in on]
        if not carried or self.often(30):
            items = {
                "weapon": self.packs.ids("weapons")[1:],
                "helm": ("helm",),
                "shield": ("shield",),
                "armour": ("mail_shirt",),
            }
            known = [each for each in items[self.pick(on)] if self.may_bear(hero["culture"], each)]
            item = self.pick(known)
            hero["gear"] = [
                each
                for each in hero["gear"]
                if self.kind(each["item"]) != self.kind(item) or self.kind(item) == "weapon"
            ]
            hero["gear"] = [*[each for each in hero["gear"] if each["item"] != item], piece := {"item": item}]
        else:
            piece = self.pick(carried)
        if self.kind(piece["item"]) in ("weapon", "shield"):
            piece["bane"] = list(BANES) if self.often(60) else ["enemy"]
        held = piece.setdefault(section, [])
        if id not in held:
            held.append(id)
        hero["proficiencies"] = dict.fromkeys(hero["proficiencies"], 5)

    # -- foes

    def foes(self, section: str, id: str) -> list[dict[str, Any]]:
        kinds = [self.pick(self.packs.ids("foes")) for _ in range(self.number(1, 4))]
        if section == "foes":
            kinds = [id, *kinds[:1]]
        elif section == "abilities":
            able = [kind for kind in self.packs.ids("foes") if id in [ref.id for ref in self.foe(kind).abilities]]
            kinds = [self.pick(able), *kinds[: self.number(0, 1)]]
        found: list[dict[str, Any]] = []
        for kind in dict.fromkeys(kinds):
            made: dict[str, Any] = {"foe": kind, "count": self.number(1, 3)}
            if self.often(30):
                made["endurance"] = self.number(1, self.foe(kind).endurance)
            found.append(made)
        return found

    def foe(self, id: str) -> Any:
        return self.packs.foe(id)


class Seeker(RandomAgent):
    """Random, but likes what has not been seen yet, and to press on where there is nothing new."""

    name: ClassVar[str] = "seeker"

    def __init__(self, missing: set[str]) -> None:
        self.missing = missing

    def choose(self, question: Question, seat: str, dice: Dice) -> Any:
        options = question.options_of(seat)
        new = [option for option in options if names_of(question, option) & self.missing]
        if new and len(options) > 1 and dice.pick(10) < 8:
            return new[dice.pick(len(new))] if len(new) > 1 else new[0]
        return super().choose(question, seat, dice)


def names_of(question: Question, option: Any) -> set[str]:
    """What would fire with this option, as far as it can be told beforehand."""
    word = question.key(option).partition(":")[0]
    found = {f"answer:{question.name}.{word}"}
    if isinstance(option, InPlay):
        found.add(f"hook:{hook_name(option.hook)}")
    elif isinstance(question, HeroAction) and isinstance(option, Deed):
        found |= {f"{'main' if option.main else 'secondary'}:{option.kind}", f"task succeeds:{option.kind}"}
        if option.weapon is not None:
            found.add(f"weapon:{option.weapon.id}")
        if option.offer is not None:
            found.add(f"offer:{option.offer.card}.{option.offer.key}")
    elif question.name == "stance":
        found.add("stance:" + question.key(option).rpartition(":")[2])
    elif question.name in ("icon", "foe_icon"):
        found.add(f"{question.name.replace('_', ' ')}:{word}")
    elif question.name == "foe_action" and option.offer is not None:
        found.add(f"offer:{option.offer.card}.{option.offer.key}")
    elif question.name == "foe_action" and option.attack is not None:
        found.add(f"attack:{question.foe.sheet.id}/{option.attack.id}")  # type: ignore[attr-defined]
    return found
