"""Gear, injury rows and hit locations as the engine has them, made of their entries in a pack."""

from __future__ import annotations

from typing import Any

from affray.kernel.card import Hook, Verb
from affray.kernel.cardfile import verbs_within
from affray.kernel.pack import Place
from affray.showdown.cardfile import FLAGS, Parts, ShowdownReader, faces_of
from affray.showdown.cards import PERFECT_HIT, Row
from affray.showdown.gear import PLAIN, Gear, Mode
from affray.showdown.library import SurvivorCard
from affray.showdown.monster import FAILURE, REFLEX, WOUND, HitLocation
from affray.showdown.survivor import ATTRIBUTES, LOCATIONS
from affray.showdown.verbs.cards import LayEffect
from affray.showdown.verbs.lasting import LeaveMark, Mark, Resolved, Under
from affray.showdown.verbs.survivors import Doom

__all__ = ["gear", "location", "perfect_strength", "row", "survivor_card"]


def perfect_strength(hook: Hook) -> int:
    """The strength that each perfect hit adds to the attack, where this hook does only that; else 0."""
    if hook.moment is PERFECT_HIT and not hook.uses and len(hook.conditions) == len(hook.do) == 1:
        [verb] = hook.do
        if isinstance(verb, LayEffect) and verb.effect == "strength" and verb.until == "attack" and verb.of == "owner":
            return verb.by.number
    return 0


def gear(reader: ShowdownReader, raw: dict[str, Any]) -> Gear:
    """A weapon, a piece of armour or an item. Deadly is its luck; a weapon's type is one of its words."""
    words: dict[str, int] = {}
    ammo = ""
    for i, each in reader.items(raw, (), "words"):
        if isinstance(each, str):
            words[each] = 1
        elif reader.keys(each, ("words", i), each, ()):
            words.update({word: reader.whole(n, ("words", i, word)) for word, n in each.items() if word != "ammo"})
            if "ammo" in each:
                ammo = reader.text(each["ammo"], ("words", i, "ammo"))
                words["ammo"] = 1
    armour: dict[str, int] = {}
    if "location" in raw:
        place = reader.choice(raw["location"], ("location",), LOCATIONS[:5])
        armour[place] = reader.whole(raw["armour"], ("armour",))
    attributes: dict[str, int] = {}
    parts = reader.parts(raw)
    for number in parts.whiles:
        if not number.conditions and number.kind == "armour":
            armour["all"] = armour.get("all", 0) + number.amount.number
        elif not number.conditions and number.kind in ATTRIBUTES:
            attributes[number.kind] = attributes.get(number.kind, 0) + number.amount.number
    kind = (reader.text(raw["type"], ("type",)),) if "type" in raw else ()
    edges, whole = reader.affinities(raw.get("affinities", {}), ("affinities",))
    uses, per = reader.limit({key: raw[key] for key in ("uses", "per") if key in raw}, ())
    return Gear(
        reader.id,
        reader.whole(raw.get("speed", 0), ("speed",)),
        reader.whole(raw.get("accuracy", 0), ("accuracy",)),
        reader.whole(raw.get("strength", 0), ("strength",)),
        words.get("reach", 1),
        words.get("range", 0),
        words.get("deadly", 0),
        sum(perfect_strength(hook) for hook in parts.hooks),
        armour,
        (*words, *kind),
        attributes,
        edges,
        whole,
        {word: n for word, n in words.items() if n != 1},
        tuple([mode(reader, each, ("modes", i)) for i, each in reader.items(raw, (), "modes")]),
        uses,
        per,
        ammo,
    )


def mode(reader: ShowdownReader, raw: Any, place: Place) -> Mode:
    """Another way to attack with a weapon; its name is in the section `names`."""
    if not reader.keys(raw, place, ("name", "speed", "accuracy"), ("name",)):
        return PLAIN
    name = reader.text(raw["name"], (*place, "name"))
    if name and (others := reader.knows("names", name)) is not None:
        reader.wrong((*place, "name"), "pack-unknown-name", "names", name, others)
    speed = reader.whole(raw.get("speed", 0), (*place, "speed"), -30)
    return Mode(name, speed, reader.whole(raw.get("accuracy", 0), (*place, "accuracy"), -30))


def survivor_card(id: str, kind: str, parts: Parts) -> SurvivorCard:
    """What a card does for who has it; plain numbers of gear are in its `Gear` already, and a perfect hit's strength too."""
    whiles = parts.whiles
    if kind == "gear":
        whiles = tuple([each for each in whiles if each.conditions or each.kind not in (*ATTRIBUTES, "armour")])
    return SurvivorCard(id, kind, whiles, parts.hooks, parts.offers, parts.flags, parts.bars)


def row(reader: ShowdownReader, raw: dict[str, Any], rulings: dict[str, str]) -> Row:
    """A row of an injury table under these rulings: bleeding, what it does, then what it leaves behind."""
    rolls = raw["rolls"]
    if isinstance(rolls, dict):
        values = [key for key in rolls if key != "ruling"]
        rolls = rolls.get(rulings.get(str(rolls.get("ruling")), values[0] if values else ""))
    faces = faces_of(str(rolls))
    if faces is None:
        reader.wrong(("rolls",), "pack-bad-value", "4 | 1-2 | 9+", raw["rolls"])
    lasts = reader.choice(raw["lasts"], ("lasts",), ("permanent", "fight")) if "lasts" in raw else ""
    do = reader.verbs(raw.get("do", ()), ("do",))
    left = mark(reader, raw, ())
    twice = None
    if "twice" in raw and reader.keys(raw["twice"], ("twice",), ("while", "bars", "flags", "retires"), ()):
        twice = mark(reader, raw["twice"], ("twice",))
    hooks = reader.parts({"hooks": raw.get("hooks", ())}).hooks
    skips = reader.flag(raw.get("skips_next", False), ("skips_next",))
    limit = reader.whole(raw.get("limit", 0), ("limit",))
    if lasts or skips:
        do = (*do, LeaveMark(reader.id, left, twice, limit, hooks, skips))
    if do:
        do = (Under(reader.id), *do)
    low, high = faces or (0, 0)
    return Row(reader.id, low, high, reader.whole(raw.get("bleeding", 0), ("bleeding",)), do, lasts == "permanent")


def mark(reader: ShowdownReader, raw: dict[str, Any], place: Place) -> Mark:
    parts = reader.parts({key: raw[key] for key in ("while", "bars", "flags") if key in raw}, place)
    numbers = tuple([(each.kind, each.amount.number) for each in parts.whiles if not each.conditions])
    flags = [f"no_{bar.word}:{bar.strength}" if bar.strength else f"no_{bar.word}" for bar in parts.bars] + list(
        parts.flags
    )
    return Mark(numbers, (*flags, "retires") if raw.get("retires") else tuple(flags))


def location(reader: ShowdownReader, raw: dict[str, Any], injury: Parts) -> HitLocation:
    """A hit location card; `injury` is what its persistent injury can do, whose card is named in the entry."""

    def text(key: str) -> tuple[Verb, ...]:
        if key not in raw:
            return ()
        do = reader.verbs(raw[key], (key,))
        dooms = any(isinstance(verb, Doom) for verb in verbs_within(do))
        return (Under(reader.id), *do, *((Resolved(),) if dooms else ()))

    left = raw.get("injury", {})
    return HitLocation(
        reader.id,
        reader.words(raw.get("flags", ()), ("flags",), FLAGS),
        {kind: text(kind) for kind in (WOUND, FAILURE, REFLEX) if kind in raw},
        text("critical") if "critical" in raw else None,
        str(left.get("id", "")) if isinstance(left, dict) else "",
        injury.hooks,
        text("trap"),
        reader.whole(raw.get("toughness", 0), ("toughness",), -30),
        injury.flags,
        injury.whiles,
    )
