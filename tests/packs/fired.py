"""The eyes that see what fires in a Company's fight: wrappers around the rules, in the test and not in the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from affray.company import turn
from affray.company.attack import HeroStrike
from affray.company.combat import Combat
from affray.company.conditions import CONDITIONS
from affray.company.fighter import Fighter
from affray.company.foes import FoeTurn
from affray.company.onset import Onset
from affray.company.packs import Packs
from affray.company.sheet import ATTRIBUTE_OF
from affray.company.special import SPECIAL
from affray.company.verbs import VERBS
from affray.kernel.event import Event
from affray.kernel.ruling import Rulings
from tests.packs.expected import GEAR_NUMBERS, cards_of, expected, hook_name

__all__ = ["Fired"]

ICONS: Final = {"HeavyBlow": "heavy_blow", "FendOff": "fend_off", "Pierce": "pierce", "ShieldThrust": "shield_thrust",
                "BrokeFree": "break_free", "ShieldBroken": "break_shield", "Seized": "seize", "FieryBlow": "fiery_blow"}  # fmt: skip
TASK_EVENTS: Final = {
    "Intimidated": "intimidate", "Rallied": "rally", "ProtectedBy": "protect", "ShotPrepared": "prepare",
}  # fmt: skip
# Decided elsewhere than where they are read.
ELSEWHERE: Final = ("swap_icons_for", "drive_cap", "undead_fear")


class Watched(dict[str, str]):
    """The rulings of a fight: which values the rules ask for."""

    def __init__(self, values: Mapping[str, str], counts: Counter[str]) -> None:
        super().__init__(values)
        self.counts = counts

    def __getitem__(self, name: str) -> str:
        value = super().__getitem__(name)
        if name not in ELSEWHERE:
            self.counts[f"ruling:{name}={value}"] += 1
        return value


class Fired:
    """Counts what fires, over many fights. `begin` tells it which fight is on; `told` hears its events."""

    def __init__(self, packs: Packs) -> None:
        self.packs = packs
        self.wanted = expected(packs)
        self.counts: Counter[str] = Counter()
        self.carried: Counter[str] = Counter()
        self.fight: Any = None
        self.heroes: dict[str, dict[str, Any]] = {}
        self.parts: dict[str, list[str]] = {}
        for section, card in cards_of(packs):
            parts = [f"hook:{hook_name(hook)}" for hook in card.hooks]
            parts += [f"while:{card.id}.{each.kind}" for each in card.whiles]
            parts += [f"offer:{card.id}.{each.key}" for each in card.offers]
            parts += [f"flag:{flag}" for flag in card.flags]
            if section == "virtues":
                parts += [f"sheet:{card.id}.{key}" for key in packs.entries[section][card.id].raw.get("sheet", {})]
            if section == "qualities":
                parts += [f"gear:{card.id}.{key}" for key in GEAR_NUMBERS if key in packs.entries[section][card.id].raw]
            self.parts[f"{section}:{card.id}"] = parts

    def missing(self) -> list[str]:
        """What has not fired; a card has fired when every part of it has, or when it was there if it has none."""
        return [name for name in self.wanted if not self.count(name)]

    def count(self, name: str) -> int:
        parts = self.parts.get(name)
        return min(self.counts[part] for part in parts) if parts else self.counts[name]

    def begin(self, fight: Any, raw: dict[str, Any]) -> None:
        """A fight starts: what counts by being there, and the rulings watched from now on."""
        self.fight = fight
        self.heroes = {hero["id"]: hero for hero in raw["heroes"]}
        fight.rulings = Watched(fight.rulings, self.counts)
        for hero in raw["heroes"]:
            self.counts[f"culture:{hero['culture']}"] += 1
            for id in list(map(id_of, hero["virtues"])) + self.blessings(hero):
                self.counts[f"virtues:{id}"] += 1
                self.sheet_number(hero["id"], id, ("endurance", "hope"))
                if id == "half_armour_load" and any(item["item"] in self.packs.ids("armour") for item in hero["gear"]):
                    self.counts["flag:half_armour_load"] += 1
            for item in hero["gear"]:
                self.gear_number(hero["id"], item["item"], "load")

    def blessings(self, hero: dict[str, Any]) -> list[str]:
        culture = self.packs.culture(hero["culture"])
        return [ref.id for ref in culture.blessing] if culture is not None else []

    # -- numbers that virtues, Rewards and qualities change for good

    def sheet_number(self, hero: str, virtue: str, keys: tuple[str, ...]) -> None:
        for key in self.packs.entries["virtues"][virtue].raw.get("sheet", {}):
            if key in keys:
                self.counts[f"sheet:{virtue}.{key}"] += 1

    def used_sheet(self, hero: str, *keys: str) -> None:
        for ref in self.heroes[hero]["virtues"]:
            self.sheet_number(hero, id_of(ref), keys)

    def gear_number(self, hero: str, item: str, *keys: str) -> None:
        for carried in self.heroes[hero]["gear"]:
            if carried["item"] != item:
                continue
            for section, refs in (("rewards", carried.get("rewards", ())), ("qualities", carried.get("qualities", ()))):
                for ref in refs:
                    raw = self.packs.entries[section][id_of(ref)].raw
                    for key in keys:
                        if key in raw:
                            self.counts[f"gear:{id_of(ref)}.{key}"] += 1
                            self.counts[f"{section}:{id_of(ref)}"] += 1

    def worn(self, hero: str, items: tuple[str, ...], key: str) -> None:
        for carried in self.heroes[hero]["gear"]:
            if carried["item"] in items:
                self.gear_number(hero, carried["item"], key)

    # -- events

    def told(self, event: Event) -> None:
        name = type(event).__name__
        self.counts["event:" + name] += 1
        each: Any = event
        if name == "AttackRolled":
            self.attacked(each)
        elif name in ICONS:
            self.icon(name, each)
        elif name == "ProtectionRolled" and each.who in self.heroes:
            for item in self.packs.ids("armour"):
                if item in [reason for reason, _ in each.dice_reasons]:
                    self.counts[f"armour:{item}"] += 1
                    self.gear_number(each.who, item, "bonus")
        elif name == "SkillRolled":
            self.skill(each)
        elif name == "StanceTaken":
            hero = self.fight.named(each.who)
            self.counts["stance:" + ("flee" if hero.fleeing else each.stance)] += 1
            if each.stance == "rearward":
                self.used_sheet(each.who, "rearward_companions")
        elif name in TASK_EVENTS:
            self.counts[f"task succeeds:{TASK_EVENTS[name]}"] += 1
        elif name == "ConditionGained":
            self.counts[f"conditions:{each.condition}"] += 1
        elif name == "Poisoned":
            self.counts["conditions:poisoned"] += 1
        elif name == "Fell" and each.why == "dying":
            self.counts["conditions:dying"] += 1
        elif name == "WoundTaken":
            self.counts[f"wound:{each.severity}"] += 1
        elif name == "FightEnded":
            self.counts[f"outcome:{each.outcome}"] += 1

    def attacked(self, each: Any) -> None:
        if each.who in self.heroes:
            self.used_sheet(each.who, "tn")
            self.counts[f"weapon:{each.weapon}"] += 1
            return
        foe = self.fight.named(each.who)
        self.counts[f"foe:{foe.sheet.id}"] += 1
        self.counts[f"attack:{foe.sheet.id}/{each.weapon}"] += 1
        if not foe.sheet.hateful:
            self.counts[f"ruling:swap_icons_for={self.fight.ruled['swap_icons_for']}"] += 1
        self.used_sheet(each.target, "parry")
        for item in self.packs.ids("shields"):
            if item in [reason for reason, _ in each.against_reasons]:
                self.counts[f"shield:{item}"] += 1
                self.gear_number(each.target, item, "parry")

    def icon(self, name: str, each: Any) -> None:
        hero = each.who in self.heroes and name not in ("ShieldBroken", "Seized")
        self.counts[f"{'icon' if hero else 'foe icon'}:{ICONS[name]}"] += 1
        if hero:
            self.used_sheet(each.who, {"HeavyBlow": "heavy_blow", "Pierce": "pierce"}.get(name, ""))

    def skill(self, each: Any) -> None:
        hero = self.heroes[each.who]
        attribute = ATTRIBUTE_OF.get(each.skill, "heart" if each.skill == "valour" else "wits")
        for ref in hero["virtues"]:
            params = ref[id_of(ref)] if isinstance(ref, dict) else {}
            if params.get("tn") == attribute:
                self.sheet_number(each.who, id_of(ref), ("tn",))
            if each.skill in params.get("skills", ()):
                self.sheet_number(each.who, id_of(ref), ("favoured",))

    def answered(self, line: dict[str, Any]) -> None:
        word = str(line["is"]).partition(":")[0]
        self.counts[f"answer:{line['ask']}.{word}"] += 1

    # -- the wrappers

    @contextmanager
    def watching(self) -> Iterator[None]:
        """While it lasts, what runs is counted."""
        replaced: list[tuple[Any, str, Any]] = []

        def wrap(owner: Any, name: str, make: Callable[[Any], Any]) -> None:
            before = vars(owner)[name]
            replaced.append((owner, name, before))
            setattr(owner, name, make(before))

        def before(note: Callable[..., str]) -> Callable[[Any], Any]:
            def make(inner: Any) -> Any:
                def run(*args: Any, **more: Any) -> Any:
                    self.counts[note(*args, **more)] += 1
                    return inner(*args, **more)

                return run

            return make

        def yes(note: Callable[..., str]) -> Callable[[Any], Any]:
            def make(inner: Any) -> Any:
                def run(*args: Any, **more: Any) -> Any:
                    found = inner(*args, **more)
                    if found:
                        self.counts[note(*args, **more)] += 1
                    return found

                return run

            return make

        specials = dict(SPECIAL)
        try:
            for word, verb in VERBS.items():
                wrap(verb, "run", before(lambda self_, occasion, word=word: f"verb:{word}"))
            for word, condition in CONDITIONS.items():
                wrap(condition, "holds", yes(lambda self_, occasion, word=word: f"condition word:{word}"))
            wrap(Combat, "fire", self.firing)
            wrap(Combat, "carry_out", self.carrying)
            wrap(Combat, "can_pay", self.paying)
            wrap(Combat, "while_holds", yes(lambda fight, number, occasion: f"while:{number.card}.{number.kind}"))
            wrap(Fighter, "has", yes(lambda fighter, flag: f"flag:{flag}"))
            wrap(HeroStrike, "straight_flight", yes(lambda strike: "flag:straight_flight"))
            wrap(HeroStrike, "foe_slaying", self.slaying)
            wrap(HeroStrike, "land", self.landing)
            wrap(HeroStrike, "armour_holds", self.piercing)
            wrap(Onset, "warned", yes(lambda onset: "flag:luminescence"))
            wrap(turn, "main_action", before(lambda fight, hero, deed: f"main:{deed.kind}"))
            wrap(turn, "secondary_action", before(lambda fight, hero, deed: f"secondary:{deed.kind}"))
            wrap(turn, "buy", self.buying)
            wrap(FoeTurn, "instead", before(lambda turn, foe, offer: f"offer:{offer.card}.{offer.key}"))
            wrap(Rulings, "__getitem__", self.ruling)
            for word, function in specials.items():
                SPECIAL[word] = before(lambda occasion, word=word: f"special:{word}")(function)
            yield
        finally:
            SPECIAL.update(specials)
            for owner, name, inner in reversed(replaced):
                setattr(owner, name, inner)

    def firing(self, inner: Any) -> Any:
        def fire(fight: Any, owner: int, hook: Any, occasion: Any) -> None:
            self.counts[f"hook:{hook_name(hook)}"] += 1
            foe = fight.fighter(owner)
            if not foe.is_hero and foe.sheet.kind == "undead" and hook.card in ("thing_of_terror", "strike_fear"):
                value = fight.ruled["undead_fear"]
                self.counts[f"ruling:undead_fear={value}"] += hook.card == value
            inner(fight, owner, hook, occasion)

        return fire

    def carrying(self, inner: Any) -> Any:
        def carry_out(fight: Any, card: str, do: Any, occasion: Any, owner: Any) -> None:
            self.carried[card] += 1
            inner(fight, card, do, occasion, owner)

        return carry_out

    def paying(self, inner: Any) -> Any:
        def can_pay(fight: Any, foe: Any, amount: int) -> bool:
            if foe.drive >= amount and foe.spent + amount > foe.sheet.might:
                self.counts[f"ruling:drive_cap={fight.ruled['drive_cap']}"] += 1
            return bool(inner(fight, foe, amount))

        return can_pay

    def slaying(self, inner: Any) -> Any:
        def foe_slaying(strike: Any, roll: Any) -> bool:
            before = len(roll.ill_favoured)
            certain = bool(inner(strike, roll))
            self.counts["flag:foe_slaying"] += certain or len(roll.ill_favoured) > before
            return certain

        return foe_slaying

    def landing(self, inner: Any) -> Any:
        def land(strike: Any, icons: int) -> None:
            self.gear_number(strike.hero.id, strike.weapon.id, "damage")
            inner(strike, icons)

        return land

    def piercing(self, inner: Any) -> Any:
        def armour_holds(strike: Any) -> bool:
            self.gear_number(strike.hero.id, strike.weapon.id, "injury")
            if strike.feat < 10:
                self.gear_number(strike.hero.id, strike.weapon.id, "pierces_on")
            return bool(inner(strike))

        return armour_holds

    def buying(self, inner: Any) -> Any:
        """An offer has fired once what it buys is carried out."""

        def buy(fight: Any, hero: Any, deed: Any) -> None:
            before = self.carried[deed.offer.card]
            inner(fight, hero, deed)
            self.counts[f"offer:{deed.offer.card}.{deed.offer.key}"] += self.carried[deed.offer.card] > before

        return buy

    def ruling(self, inner: Any) -> Any:
        def getitem(rulings: Any, name: str) -> str:
            value = str(inner(rulings, name))
            if name not in ELSEWHERE:
                self.counts[f"ruling:{name}={value}"] += 1
            return value

        return getitem


def id_of(ref: Any) -> str:
    return ref if isinstance(ref, str) else str(next(iter(ref)))
