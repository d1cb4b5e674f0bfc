"""What may be changed in a Company's scenario: foes' number, kind and numbers; the party, its gear, numbers and stances; the scene."""

from __future__ import annotations

import re
from typing import Any, Final

from affray.lab.changes import CannotChange, Case, Change, called, one_of, whole
from affray.lab.stances import STANCES, agent_for

__all__ = ["HEADS", "MOST_FOES", "change", "count_of", "foe_kinds", "heroes_of", "set_count"]

MOST_FOES: Final = 30
HERO_NUMBERS: Final = (
    "valour", "wisdom", "strength", "heart", "wits", "endurance", "max_endurance", "hope", "max_hope", "shadow", "fatigue", "parry",
)  # fmt: skip
PROFICIENCIES: Final = ("axes", "bows", "spears", "swords", "brawling")
FOE_NUMBERS: Final = ("endurance", "hate", "resolve", "parry", "armour")
# Sections of the packs that a piece of gear may be of.
GEAR: Final = {"weapon": "weapons", "armour": "armour", "shield": "shields"}
SCENE: Final = {"light": "scene", "close": "scene", "ranged": "scene", "volleys": "onset", "bow_volleys": "onset", "first": "onset", "ambush": "onset"}  # fmt: skip
WORDS: Final = {
    "light": ("day", "sun", "dark"),
    "first": ("heroes", "foes"),
    "ambush": ("none", "by_company", "by_foes"),
}
HEADS: Final = (
    "foe", "kind", "party", "gear", "weapon", "armour", "shield", "stance", *(one for one in HERO_NUMBERS if one != "armour"), "hate",
    "resolve", *PROFICIENCIES, *SCENE, "last_round",
)  # fmt: skip


def change(case: Case, change: Change) -> Case:
    """The case with its own fresh data, changed. Raises CannotChange."""
    head = change.head
    if head == "foe":
        kind = called(case, change.of, [*foe_kinds(case.raw), *case.packs.ids("foes")], "change-no-foe")
        set_count(case.raw, kind, whole(change, count_of(case.raw, kind), 0, MOST_FOES))
    elif head == "kind":
        other_kind(case, change)
    elif head == "party":
        party(case, change)
    elif head == "stance":
        return stance(case, change)
    elif head in SCENE or head == "last_round":
        scene(case.raw, change)
    elif not change.of:
        raise CannotChange("change-whose", head, [*heroes_of(case.raw), *foe_kinds(case.raw)])
    else:
        somebody(case, change)
    return case


# -- foes


def foes(raw: dict[str, Any]) -> list[dict[str, Any]]:
    """The entries of foes, each written out."""
    found: list[Any] = raw["foes"]
    found[:] = [{"foe": each} if isinstance(each, str) else each for each in found]
    return found


def kind_of(entry: dict[str, Any]) -> str:
    return str(entry.get("foe") or entry.get("id", ""))


def foe_kinds(raw: dict[str, Any]) -> list[str]:
    """The kinds of foes that are there, in their order."""
    return list(dict.fromkeys(each if isinstance(each, str) else kind_of(each) for each in raw["foes"]))


def count_of(raw: dict[str, Any], kind: str) -> int:
    return sum(int(each.get("count", 1)) for each in foes(raw) if kind_of(each) == kind)


def set_count(raw: dict[str, Any], kind: str, n: int) -> None:
    """So many foes of a kind: more join the last of them or come after all others, fewer leave from the end. CannotChange when no foe is left."""
    there = foes(raw)
    now = count_of(raw, kind)
    if n > now:
        more = n - now
        joined = [each for each in there if kind_of(each) == kind and ("foe" not in each or "id" not in each)]
        if joined and int(joined[-1].get("count", 1)) + more <= MOST_FOES:
            joined[-1]["count"] = int(joined[-1].get("count", 1)) + more
        else:
            there.append({"foe": kind, "count": more})
    for each in [one for one in reversed(there) if kind_of(one) == kind]:
        fewer = min(max(0, now - n), int(each.get("count", 1)))
        now -= fewer
        if fewer == int(each.get("count", 1)):
            there.remove(each)
        elif fewer:
            each["count"] = int(each["count"]) - fewer
    if not there:
        raise CannotChange("change-nobody-left", kind)
    keep_reach(raw)


def other_kind(case: Case, change: Change) -> None:
    """All foes of a kind become foes of another: as many, with their own numbers and at the same distance."""
    kind = called(case, change.of, foe_kinds(case.raw), "change-no-foe-here")
    other = called(case, change.value, case.packs.ids("foes"), "change-no-foe")
    if other == kind:
        return
    case.raw["foes"] = [
        {"foe": other, "count": int(each.get("count", 1))} if kind_of(each) == kind else each for each in foes(case.raw)
    ]
    onset = case.raw.get("onset") or {}
    reach = onset.get("out_of_reach") or {}
    if kind in reach:
        onset["out_of_reach"] = {other if one == kind else one: rounds for one, rounds in reach.items()}
    keep_reach(case.raw)


def keep_reach(raw: dict[str, Any]) -> None:
    """Nobody is out of reach who is not there."""
    reach = (raw.get("onset") or {}).get("out_of_reach")
    if not reach:
        return
    kinds = {kind: count_of(raw, kind) for kind in foe_kinds(raw)}
    own = {str(each["id"]) for each in foes(raw) if "id" in each}
    numbered = {f"{kind}_{n + 1}" for kind, count in kinds.items() for n in range(count)}
    raw["onset"]["out_of_reach"] = {one: at for one, at in reach.items() if one in kinds.keys() | own | numbered}


# -- heroes


def hero_id(entry: Any) -> str:
    if isinstance(entry, str):
        return entry
    return str(entry.get("id") or entry.get("hero", ""))


def heroes_of(raw: dict[str, Any]) -> list[str]:
    """The ids under which the heroes fight."""
    return [hero_id(each) for each in raw["heroes"]]


def party(case: Case, change: Change) -> None:
    """`hild+nali`: these and no others; `+nali` brings one, `-tom` sends one away. Who is there keeps what the scenario says of them."""
    there = {hero_id(each): each for each in case.raw["heroes"]}
    sign, listed = signed(change.value)
    known = list(there) if sign == "-" else [*there, *case.packs.ids("heroes")]
    ids = [called(case, one, known, "change-no-hero") for one in listed]
    if not ids:
        raise CannotChange("change-no-value", str(change), more="party=hild+nali")
    if sign == "+":
        ids = [*there, *ids]
    elif sign == "-":
        ids = [one for one in there if one not in ids]
    if not ids:
        raise CannotChange("change-nobody-left", change.value)
    case.raw["heroes"] = [there.get(one, one) for one in dict.fromkeys(ids)]


def signed(value: str) -> tuple[str, list[str]]:
    """A sign before a list, if there is one, and what is listed."""
    sign = value[:1] if value[:1] in ("+", "-") else ""
    return sign, [one.strip() for one in value.removeprefix(sign).split("+") if one.strip()]


def stance(case: Case, change: Change) -> Case:
    """A hero keeps to a stance wherever the rules allow it."""
    who = chosen(case, change.of)
    taken = one_of(change.value, STANCES, "change-no-stance")
    words = "".join(f",{one}={agent_for(taken)}" for one in who)
    return Case(case.game, case.id, case.raw, (case.agents + words).lstrip(","), case.names, case.packs)


def chosen(case: Case, given: str) -> list[str]:
    """The hero of this name, or `all`."""
    there = heroes_of(case.raw)
    return there if given in ("all", "все") else [called(case, given, there, "change-no-hero-here")]


def somebody(case: Case, change: Change) -> None:
    """A hero's gear or number, or the numbers that a kind of foe begins with."""
    kinds = foe_kinds(case.raw)
    if change.head in FOE_NUMBERS:
        try:
            kind = called(case, change.of, kinds, "change-no-foe-here")
        except CannotChange:
            if change.head in ("hate", "resolve"):
                raise
        else:
            for each in foes(case.raw):
                if kind_of(each) == kind:
                    each[change.head] = whole(change, foe_number(case, each, kind, change.head), -5, 300)
            return
    for who in chosen(case, change.of):
        at = heroes_of(case.raw).index(who)
        entry = case.raw["heroes"][at]
        entry = {"hero": entry} if isinstance(entry, str) else entry
        case.raw["heroes"][at] = entry
        if change.head == "gear" or change.head in GEAR:
            entry["gear"] = gear(case, change, carried(case, entry))
        elif change.head in PROFICIENCIES:
            had = dict(base_of(case, entry, "proficiencies") or {})
            entry["proficiencies"] = {**had, change.head: whole(change, had.get(change.head, 0), 0, 6)}
        else:
            now = base_of(case, entry, change.head)
            entry[change.head] = whole(change, now if isinstance(now, int) else None)


def foe_number(case: Case, entry: dict[str, Any], kind: str, head: str) -> int | None:
    block = case.packs.foe(kind)
    found = entry.get(head, getattr(block, head, None))
    return found if isinstance(found, int) else None


def base_of(case: Case, entry: dict[str, Any], key: str) -> Any:
    """What a hero has of something: as the scenario says, else as the packs do."""
    if key in entry or "hero" not in entry:
        return entry.get(key)
    return getattr(case.packs.hero(entry["hero"]), key, None)


def carried(case: Case, entry: dict[str, Any]) -> list[Any]:
    return [dict(each) if isinstance(each, dict) else each for each in base_of(case, entry, "gear") or ()]


def item_of(piece: Any) -> str:
    return str(piece["item"]) if isinstance(piece, dict) else str(piece)


def gear(case: Case, change: Change, had: list[Any]) -> list[Any]:
    """`gear=`: all that is carried; `weapon=`, `armour=` and `shield=`: what there is of that sort; +x and -x add and take away.

    A piece that was there keeps its Rewards and qualities. `none` stands for nothing.
    """
    sections = [GEAR[change.head]] if change.head in GEAR else list(GEAR.values())
    known = [id for section in sections for id in case.packs.ids(section)]
    sign, listed = signed(change.value)
    if not listed:
        raise CannotChange("change-no-value", str(change), more=f"{change.name}=none")
    there = {item_of(piece): piece for piece in had}
    items = [
        called(case, one, list(there) if sign == "-" else known, "change-no-gear") for one in listed if one != "none"
    ]
    if sign == "-":
        return [piece for piece in had if item_of(piece) not in items]
    new = [there.get(one, one) for one in items]
    if sign == "+":
        return [*had, *[piece for piece in new if piece not in had]]
    return [*new, *[piece for piece in had if item_of(piece) not in known]]


# -- the scene


def scene(raw: dict[str, Any], change: Change) -> None:
    head = change.head
    if head == "last_round":
        raw[head] = whole(change, int(raw.get(head, 50)), 1, 500)
        return
    part = dict(raw.get(SCENE[head]) or {})
    if head in WORDS:
        part[head] = one_of(change.value, WORDS[head], "change-no-word")
    else:
        now = int(part.get(head, 1 if re.search("volleys", head) else 0))
        part[head] = whole(change, now, -2 if head in ("close", "ranged") else 0, 8)
    raw[SCENE[head]] = part
