"""What may be changed in a showdown's scenario: the monster and its level; the survivors, their gear and numbers."""

from __future__ import annotations

from typing import Any, Final

from affray.lab.changes import CannotChange, Case, Change, called, one_of, whole

__all__ = ["HEADS", "change", "levels_of", "survivors_of"]

NUMBERS: Final = ("survival", "insanity", "courage", "understanding", "hunt_xp")
ATTRIBUTES: Final = ("movement", "accuracy", "strength", "evasion", "luck", "speed")
SECTIONS: Final = {"weapon": "weapons", "armour": "armour", "item": "items"}
SLOTS: Final = 9
WORDS: Final = {"first": ("monster", "survivors"), "ambush": ("none", "monster", "survivors")}
HEADS: Final = (
    "monster", "level", "party", "gear", *SECTIONS, "proficiency", *NUMBERS, *ATTRIBUTES, "survival_limit", *WORDS,
)  # fmt: skip


def change(case: Case, change: Change) -> Case:
    """The case with its own fresh data, changed. Raises CannotChange."""
    raw, head = case.raw, change.head
    if head == "monster":
        raw["monster"] = called(case, change.value, case.packs.ids("monsters"), "change-no-monster")
    elif head == "level":
        level(case, change)
    elif head == "party":
        party(case, change)
    elif head == "survival_limit":
        settlement = raw.get("settlement") or {}
        raw["settlement"] = {**settlement, head: whole(change, int(settlement.get(head, 1)), 1, 50)}
    elif head in WORDS:
        raw[head] = one_of(change.value, WORDS[head], "change-no-word")
    elif not change.of:
        raise CannotChange("change-whose", head, survivors_of(raw))
    else:
        for entry in chosen(case, change.of):
            somebody(case, change, entry)
    return case


def survivors_of(raw: dict[str, Any]) -> list[str]:
    return [str(each["id"]) for each in raw["party"]]


def levels_of(case: Case) -> list[str]:
    """The levels of the scenario's monster as people call them."""
    return [each.removeprefix("level_") for each in case.packs.raw("monsters", case.raw["monster"])["levels"]]


def level(case: Case, change: Change) -> None:
    known = levels_of(case)
    value = change.value
    now = case.raw.get("level")
    if value[:1] in ("+", "-") and type(now) is int:
        value = str(whole(change, now, -100))
    one_of(value, known, "change-no-level")
    case.raw["level"] = int(value) if value.isdecimal() else value


def party(case: Case, change: Change) -> None:
    """`zahar+luka`: these and no others; `-luka` leaves one at home."""
    there = {str(each["id"]): each for each in case.raw["party"]}
    away = change.value.startswith("-")
    ids = [
        called(case, one.strip(), there, "change-no-survivor")
        for one in change.value.removeprefix("-").split("+")
        if one.strip()
    ]
    kept = [one for one in there if (one in ids) != away]
    if not ids or not kept:
        raise CannotChange("change-nobody-left", change.value)
    case.raw["party"] = [there[one] for one in kept]
    if case.raw.get("place"):
        case.raw["place"] = {one: at for one, at in case.raw["place"].items() if one in kept}


def chosen(case: Case, given: str) -> list[dict[str, Any]]:
    """The survivor of this name, or `all`."""
    there = {str(each["id"]): each for each in case.raw["party"]}
    return (
        list(there.values()) if given in ("all", "все") else [there[called(case, given, there, "change-no-survivor")]]
    )


def somebody(case: Case, change: Change, entry: dict[str, Any]) -> None:
    head = change.head
    if head == "gear" or head in SECTIONS:
        dress(entry, gear(case, change, carried(case, entry)))
    elif head == "proficiency":
        if not entry.get("proficiency"):
            raise CannotChange("change-no-proficiency", str(entry["id"]))
        entry[head] = {**entry[head], "level": whole(change, int(entry[head].get("level", 0)), 0, 8)}
    elif head in NUMBERS:
        entry[head] = whole(change, int(entry.get(head, 0)), 0, 300)
    else:
        had = entry.get("attributes") or {}
        plain = 5 if head == "movement" else 0
        entry["attributes"] = {**had, head: whole(change, int(had.get(head, plain)), -10, 30)}


# -- gear


def carried(case: Case, entry: dict[str, Any]) -> list[str]:
    """The nine spaces of the grid, "" where there is nothing."""
    if "grid" in entry:
        cells = [one for row in entry["grid"] for one in (*row, *["none"] * (3 - len(row)))]
    elif "gear" in entry:
        cells = list(entry["gear"])
    else:  # who has none listed has what the monster's level gives
        level = case.raw.get("level")
        levels = case.packs.raw("monsters", case.raw["monster"])["levels"]
        cells = list(levels.get(f"level_{level}" if type(level) is int else level, {}).get("survivors_gear", ()))
    found = ["" if one in (None, "none") else str(one) for one in cells]
    return (found + [""] * SLOTS)[:SLOTS]


def gear(case: Case, change: Change, had: list[str]) -> list[str]:
    """`gear=`: all that is carried; `weapon=`, `armour=` and `item=`: what there is of that sort, in the same spaces as far as they go.

    +x adds, -x takes away; the id of a set of armour stands for its pieces, `none` for nothing.
    """
    sections = [SECTIONS[change.head]] if change.head in SECTIONS else list(SECTIONS.values())
    known = [id for section in sections for id in case.packs.ids(section)]
    sets = case.packs.ids("sets") if "armour" in sections else ()
    sign = change.value[:1] if change.value[:1] in ("+", "-") else ""
    listed = [one.strip() for one in change.value.removeprefix(sign).split("+") if one.strip()]
    if not listed:
        raise CannotChange("change-no-value", str(change), more=f"{change.name}=none")
    items: list[str] = []
    for one in [each for each in listed if each != "none"]:
        among = [each for each in had if each] if sign == "-" else [*known, *sets]
        found = called(case, one, among, "change-no-gear")
        items += case.packs.raw("sets", found)["pieces"] if found in sets else [found]
    if sign == "-":
        return ["" if one in items else one for one in had]
    left = list(had) if sign == "+" else ["" if one in known else one for one in had]
    # Where something of the sort lay goes first, then what is free.
    room = [] if sign == "+" else [at for at, one in enumerate(had) if one in known]
    room += [at for at, one in enumerate(left) if not one and at not in room]
    if len(items) > len(room):
        raise CannotChange("change-too-much-gear", str(change), more=str(SLOTS))
    for at, one in zip(room, items, strict=False):
        left[at] = one
    return left


def dress(entry: dict[str, Any], cells: list[str]) -> None:
    entry.pop("gear", None)
    entry["grid"] = [[one or "none" for one in cells[row : row + 3]] for row in range(0, SLOTS, 3)]
    if entry.get("puzzles"):
        entry["puzzles"] = [one for one in entry["puzzles"] if one in cells]
