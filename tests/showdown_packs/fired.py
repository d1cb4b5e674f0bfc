"""The eyes that see what fires in a showdown: its events, the record's lines, and wrappers around the rules, in the test and not in the engine."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

from affray.kernel.event import Event
from affray.showdown import (
    attack_numbers,
    harm,
    monster_attack,
    numbers,
    offers,
    survivor_numbers,
    targeting,
    usable,
    wounding,
)
from affray.showdown.conditions import CONDITIONS
from affray.showdown.field import Field
from affray.showdown.gear import Gear
from affray.showdown.ground import Ground
from affray.showdown.monster import HitLocation
from affray.showdown.packs import Packs
from affray.showdown.survivor import LOCATIONS, Survivor
from affray.showdown.verbs import SPECIAL, VERBS
from affray.showdown.verbs.lasting import LeaveMark
from tests.showdown_packs.expected import READ_WORDS, expected, hook_name

__all__ = ["Fired"]

# Rulings that are settled as the fight is made, or whose value matters more seldom than it is read.
ELSEWHERE: Final = (
    "legs_death", "enraged_damage", "ground_fighting_corners", "skip_mark", "irreplaceable_on_total_defeat", "trap_in_nested_attack",
)  # fmt: skip
# Events that say all by one field.
PLAIN: Final = {
    "CardStays": ("in play:", "card"), "CardLeft": ("leaves play:", "card"), "TargetPicked": ("pick:", "why"), "PersistentInjury": ("persistent injury:", "injury"), "BrainTrauma": ("brain trauma:", "trauma"), "SurvivalSpent": ("action:", "action"), "Shielded": ("word:", "word"), "Leapt": ("word:", "word"), "TerrainPlaced": ("terrain:", "terrain"), "TerrainBroken": ("broken:", "terrain"), "AmbushSprung": ("ambush:", "by"), "PlaceGained": ("place:", "place")
}  # fmt: skip
CAPITAL: Final = re.compile("(?<!^)(?=[A-Z])")
RAGES: Final = ("enraged", "glittering_rage")


class Watched(dict[str, str]):
    """The rulings of a fight: which values the rules ask for."""

    def __init__(self, values: Mapping[str, str], counts: Counter[str]) -> None:
        super().__init__(values)
        self.counts = counts

    def get(self, name: str, default: Any = None) -> Any:
        value = super().get(name, default)
        if name not in ELSEWHERE:
            self.counts[f"ruling:{name}={value}"] += 1
        return value


class Fired:
    """Counts what fires, over many fights. `begin` tells it which fight is on; `told` hears its events, `answered` its lines."""

    def __init__(self, packs: Packs) -> None:
        self.packs = packs
        self.sources = expected(packs)
        self.wanted = list(self.sources)
        self.counts: Counter[str] = Counter()
        self.fight: Any = None
        self.level = ""

    def missing(self) -> list[str]:
        return [name for name in self.wanted if not self.counts[name]]

    def count(self, name: str) -> int:
        return self.counts[name]

    def note(self, *names: str) -> None:
        for name in names:
            if name:
                self.counts[name] += 1

    def begin(self, fight: Any, level: str) -> None:
        """A fight starts; `level` is the monster's key. From now on its rulings are watched."""
        self.fight = fight
        self.level = f"{fight.monster.id}.{level}"
        fight.rulings = Watched(fight.rulings, self.counts)
        self.note(f"monster:{self.level}")

    def ruled(self, name: str) -> None:
        self.note(f"ruling:{name}={self.fight.ruled.values[name]}")

    def answered(self, line: dict[str, Any]) -> None:
        """A line of the record."""
        if "do" in line:
            self.note("interjection:" + line["do"].partition(":")[0])
        elif "ask" in line:
            self.note("question:" + line["ask"])
            if line["ask"] == "window":
                self.note("window:" + ".".join(line["is"].split(":")[:2]))
            elif line["ask"] == "card_option":
                self.note("option:" + line["is"])

    # -- events

    def told(self, event: Event) -> None:
        name = type(event).__name__
        self.note("event:" + name)
        if name in PLAIN:
            section, field = PLAIN[name]
            self.note(f"{section}{getattr(event, field)}")
        tell = getattr(self, "tell_" + CAPITAL.sub("_", name).lower(), None)
        if tell is not None:
            tell(event)

    def tell_card_performed(self, each: Any) -> None:
        card = self.fight.monster.ai_cards[each.card]
        if each.injury:
            self.note(f"injured action:{card.id}")
        elif card.kind in ("normal", "action"):
            self.note(f"ai:{card.id}")
        elif card.kind == "duration":
            self.note(f"{'face up' if self.fight.monster.face_up == card.id else 'face down'}:{card.id}")

    def tell_locations_drawn(self, each: Any) -> None:
        self.note(*[f"location:{id}" for id in each.locations])

    def tell_reaction(self, each: Any) -> None:
        self.note(f"reaction:{each.location}.{each.kind}")

    def tell_trap_sprung(self, each: Any) -> None:
        self.note(f"trap:{each.trap}")
        if sum(act.name == "attack" for act in self.fight.under_way) > 1:
            self.ruled("trap_in_nested_attack")

    def tell_survivor_attacks(self, each: Any) -> None:
        self.note(f"weapon:{each.weapon}")
        attack = next(act for act in reversed(self.fight.under_way) if act.name == "attack")
        if attack.mode.id:
            self.note(f"mode:{each.weapon}.{attack.mode.id}")
        if self.fight.distance_to_monster(attack.survivor) > 1:
            self.note("word:range" if attack.distance else "word:reach")
        if attack.weapon.ammo:
            self.note("word:ammo")

    def tell_attack_dice_rolled(self, each: Any) -> None:
        attack = next(act for act in reversed(self.fight.under_way) if act.name == "attack")
        if each.perfect and attack.weapon.perfect_strength:
            self.note(f"perfect hit:{attack.weapon.id}")
        self.reasons("accuracy", each.against_reasons)

    def tell_monster_dice_rolled(self, each: Any) -> None:
        self.reasons("evasion", each.against_reasons)

    def reasons(self, number: str, reasons: list[tuple[str, int]]) -> None:
        self.note(*[f"while:{reason}.{number}" for reason, _ in reasons])

    def tell_armour_lost(self, each: Any) -> None:
        survivor = next(one for one in self.fight.survivors if one.id == each.who)
        for gear in survivor.gear():
            if gear.armour.get(each.location) or gear.armour.get("all"):
                self.note(f"armour:{gear.id}")

    def tell_severe_injury(self, each: Any) -> None:
        self.note(f"severe injury:{each.injury}")
        if each.location == LOCATIONS[4] and each.face == 2:
            self.ruled("legs_death")

    def tell_card_used(self, each: Any) -> None:
        self.note(f"offer:{each.card}.{each.what}")

    def tell_monster_turn_began(self, each: Any) -> None:
        self.note("first:monster" if self.fight.round == 1 and not self.fight.opening else "")

    def tell_survivors_turn_began(self, each: Any) -> None:
        self.note("first:survivors" if self.fight.opening or not self.fight.round else "")

    def tell_skips_next(self, each: Any) -> None:
        self.ruled("skip_mark")

    def tell_gear_stored(self, each: Any) -> None:
        gear = self.fight.library.gear
        if any(gear[id].has("irreplaceable") for id in each.archived) and all(one.dead for one in self.fight.survivors):
            self.ruled("irreplaceable_on_total_defeat")

    def tell_resource_gained(self, each: Any) -> None:
        self.note(*[f"resource:{id}" for id in each.resources])

    def tell_rewards_gained(self, each: Any) -> None:
        self.note(f"rewards:{self.level}", *[f"resource:{id}" for id in each.resources])

    def tell_showdown_over(self, each: Any) -> None:
        self.note(f"outcome:{each.outcome}")
        if each.outcome == "defeat":
            self.note(f"defeat by:{self.fight.monster.id}")

    def tell_act_began(self, each: Any) -> None:
        survivor = next(one for one in self.fight.survivors if one.id == each.who)
        self.note(*[f"has:{card.id}" for card in survivor.cards])

    # -- the wrappers

    @contextmanager
    def watching(self) -> Iterator[None]:
        """While it lasts, what runs is counted."""
        replaced: list[tuple[Any, str, Any]] = []
        specials = dict(SPECIAL)

        def wrap(
            owner: Any, name: str, after: Callable[..., object], seen: Callable[..., object] | None = None
        ) -> None:
            """`seen` looks at the arguments before it runs, `after` at what came of it and the arguments."""
            inner = vars(owner)[name]
            replaced.append((owner, name, inner))

            def run(*args: Any, **more: Any) -> Any:
                if seen is not None:
                    seen(*args, **more)
                found = inner(*args, **more)
                after(found, *args, **more)
                return found

            setattr(owner, name, run)

        try:
            for word, verb in VERBS.items():
                wrap(verb, "run", nothing, partial(self.ran, word))
            for word, condition in CONDITIONS.items():
                wrap(condition, "holds", partial(self.held, word))
            wrap(Field, "fire", nothing, lambda fight, owner, hook, occasion: self.note(f"hook:{hook_name(hook)}"))
            wrap(Field, "barred", lambda found, fight, survivor, word: self.note(f"bar:{word}" if found else ""))
            wrap(Field, "conditions_hold", self.conditioned)
            wrap(Ground, "monster_flag", lambda found, fight, flag: self.note(f"monster flag:{flag}" if found else ""))
            wrap(Survivor, "attribute", self.attribute)
            wrap(Survivor, "has", lambda found, survivor, flag: self.note(f"flag:{flag}" if found else ""))
            wrap(Gear, "has", self.worded)
            wrap(Gear, "number", self.worded)
            for flag in ("first_strike", "impervious", "super_dense", "is_trap"):
                name = "location flag:" + flag.removeprefix("is_")
                wrap(HitLocation, flag, lambda found, location, name=name: self.note(name if found else ""))
            wrap(attack_numbers, "counts", self.counted)
            wrap(survivor_numbers, "amounts", self.amounted)
            wrap(monster_attack, "hit_points", self.softened)
            wrap(numbers, "monster_number", self.monster_number)
            wrap(monster_attack, "monster_number", self.monster_number)
            wrap(wounding, "critical_effect", lambda _, attack, location: self.note(f"critical:{location.id}"))
            wrap(offers, "usable", self.usable)
            wrap(offers, "activates", self.activates)
            wrap(usable, "activates", self.activates)
            wrap(targeting, "satisfies", lambda found, f, s, word: self.note(f"pick:word {word}" if found else ""))
            wrap(targeting, "satisfying", self.satisfying)
            wrap(harm, "suffer", nothing, self.suffered)
            wrap(LeaveMark, "leave", nothing, self.marked)
            for word, function in specials.items():
                SPECIAL[word] = partial(self.special, word, function)
            yield
        finally:
            SPECIAL.update(specials)
            for owner, name, inner in reversed(replaced):
                setattr(owner, name, inner)

    def ran(self, word: str, verb: Any, occasion: Any) -> None:
        self.note(f"verb:{word}")

    def held(self, word: str, found: bool, condition: Any, occasion: Any) -> None:
        self.note(f"condition:{word}={'yes' if found else 'no'}")
        if word == "in_zone" and condition.card == "ground_fighting":
            self.ruled("ground_fighting_corners")

    def conditioned(
        self, found: bool, fight: Any, survivor: Any, card: str, conditions: Any, attack: Any = None
    ) -> None:
        """Numbers that no attribute sums up: gear words given and taken; a bar of weapon types is told by its card alone."""
        if found and conditions and card in fight.library.cards:
            for number in fight.library.cards[card].whiles:
                if number.conditions is conditions:
                    self.note(f"while:{card}.{number.kind}")

    def attribute(self, _: Any, survivor: Any, name: str, into: Any) -> None:
        for source, changed, _by in survivor.modifiers:
            if changed in (name, name + "_is"):
                self.note(f"while:{source}.{changed}")
        for gear in survivor.gear():
            if name in gear.attributes:
                self.note(f"while:{gear.id}.{name}")

    def usable(self, found: bool, fight: Any, survivor: Any, weapon: Any) -> None:
        for card in () if found else survivor.cards:
            if any(bar.word == "weapon_types" and any(weapon.has(kind) for kind in bar.types) for bar in card.bars):
                self.note("bar:weapon_types")

    def activates(self, found: bool, fight: Any, survivor: Any, gear: Any) -> None:
        if not found and any(flag.startswith("no_gear_strength") for flag in survivor.flags):
            self.note("bar:gear_strength")

    def worded(self, found: Any, gear: Any, word: str) -> None:
        if found and word in READ_WORDS:
            self.note(f"word:{word}")

    def counted(self, found: bool, fight: Any, survivor: Any, card: Any, number: Any, attack: Any) -> None:
        if found:
            self.note(f"while:{card.id}.{number.kind}")

    def amounted(self, found: int, fight: Any, survivor: Any, card: Any, kind: str) -> None:
        if found:
            self.note(f"while:{card.id}.{kind}")

    def softened(self, found: int, fight: Any, survivor: Any, points: int, *_more: Any) -> None:
        if found != points:
            self.note(*[f"while:{card.id}.hit_damage" for card in survivor.cards])

    def monster_number(self, _: Any, fight: Any, name: str, into: Any) -> None:
        for id in (*fight.monster.traits, *fight.monster.moods):
            if name in dict(fight.monster.ai_cards[id].whiles):
                self.note(f"while:{id}.{name}")
                if id in RAGES and name == "damage":
                    self.ruled("enraged_damage")

    def satisfying(self, found: list[Any], fight: Any, words: tuple[str, ...]) -> None:
        if found and "most_bleeding" in words:
            self.note("pick:word most_bleeding")

    def suffered(self, fight: Any, survivor: Any, row: Any) -> None:
        for verb in row.do:
            if isinstance(verb, LeaveMark) and verb.skips_next:
                self.note(f"skips next:{row.id}")

    def marked(self, mark: Any, survivor: Any) -> None:
        if mark.twice is not None and survivor.injuries.count(mark.card) == 2:
            self.note(f"twice:{mark.card}")

    def special(self, word: str, function: Callable[[Any], None], occasion: Any) -> None:
        self.note(f"special:{word}")
        function(occasion)


def nothing(*args: Any, **more: Any) -> None:
    pass
