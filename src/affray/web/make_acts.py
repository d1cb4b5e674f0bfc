"""What a button of a form does to its data."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final

from affray.web.make_data import (
    Draft,
    at,
    drop,
    free_id,
    move_up,
    name_data,
    name_parts,
    number,
    put,
    set_or_drop,
    steps,
)

if TYPE_CHECKING:
    from affray.kernel.speaker import Speaker

__all__ = ["act", "company_acts", "listed", "showdown_acts"]

Act = Callable[[Draft, "Speaker", str], None]
# Of a pack's entry a scenario's own has no use for these.
NOT_OWN: Final = ("book", "confidence", "notes")
NINE: Final = [["none"] * 3 for _ in range(3)]


def act(draft: Draft, speaker: Speaker, what: str, known: dict[str, Act]) -> None:
    """Do it, if it is known: "remove:heroes[1]" is `remove` at that place."""
    word, _, path = what.partition(":")
    if word in known:
        known[word](draft, speaker, path)
    elif word in COMMON and path:
        COMMON[word](draft, speaker, path)
    elif word == "close":
        draft.open = ""


def listed(data: dict[str, Any], key: str) -> list[Any]:
    """A list of the data; made where there is none."""
    found = data.get(key)
    if not isinstance(found, list):
        found = data[key] = []
    return found


# -- what all forms do


def open_it(draft: Draft, speaker: Speaker, path: str) -> None:
    draft.open = path


def remove(draft: Draft, speaker: Speaker, path: str) -> None:
    """Take something out of its list; what stood open stays open, unless it was this."""
    place = steps(path)
    drop(draft.data, place)
    there = steps(draft.open)
    if there[: len(place)] == place:
        draft.open = ""
    elif len(there) == 2 and there[0] == place[0] and isinstance(there[1], int) and isinstance(place[1], int):
        draft.open = f"{there[0]}[{there[1] - (there[1] > place[1])}]" if len(place) == 2 else draft.open


def add(draft: Draft, speaker: Speaker, path: str) -> None:
    """Put what was picked at the end of a list."""
    picked, place = draft.pick(path), steps(path)
    there = at(draft.data, place)
    if not picked or not place:
        return
    if isinstance(there, list):
        there.append(picked)
    else:
        put(draft.data, place, [picked])


def first(draft: Draft, speaker: Speaker, path: str) -> None:
    move_up(draft.data, steps(path))


COMMON: Final[dict[str, Act]] = {"open": open_it, "remove": remove, "add": add, "up": first}


# -- a company's fight


def hero_ids(data: dict[str, Any]) -> list[str]:
    found = []
    for each in [*listed(data, "heroes"), *listed(data, "foes")]:
        if isinstance(each, dict):
            found += [str(each[key]) for key in ("id", "hero", "foe") if key in each][:1]
        else:
            found.append(str(each))
    return found


def add_hero(draft: Draft, speaker: Speaker, path: str) -> None:
    picked, taken = draft.pick("hero"), hero_ids(draft.data)
    if picked:
        again = {"hero": picked, "id": free_id(picked, taken)}
        listed(draft.data, "heroes").append(again if picked in taken else {"hero": picked})


def add_own_hero(draft: Draft, speaker: Speaker, path: str) -> None:
    if draft.pick("hero"):
        listed(draft.data, "heroes").append(own_hero(draft.data, {"hero": draft.pick("hero")}))
        draft.open = f"heroes[{len(draft.data['heroes']) - 1}]"


def own_hero(data: dict[str, Any], raw: dict[str, Any]) -> dict[str, Any]:
    """A ready hero written out, with what differs."""
    from affray.company.packs import load_packs

    entry = load_packs().entries["heroes"].get(str(raw.get("hero")))
    if entry is None:
        return raw
    id = str(raw.get("id") or free_id(str(raw["hero"]), hero_ids(data)))
    changed = {key: value for key, value in raw.items() if key not in ("hero", "id")}
    return {"id": id, **deepcopy(entry.raw), **changed}


def new_hero(draft: Draft, speaker: Speaker, path: str) -> None:
    """One that could go at once: the packs' first culture and the weapon that comes first of its best kind."""
    from affray.company.packs import load_packs

    packs, heroes = load_packs(), listed(draft.data, "heroes")
    weapon = next((id for id in packs.ids("weapons") if packs.entries["weapons"][id].raw.get("load")), "")
    kind = packs.entries["weapons"][weapon].raw["proficiency"] if weapon else "swords"
    heroes.append({
        "id": free_id("hero_1", hero_ids(draft.data)), "name": speaker.t("make-hero-n", n=len(heroes) + 1),
        "culture": packs.ids("cultures")[0], "strength": 5, "heart": 5, "wits": 4, "proficiencies": {kind: 2},
        "gear": [weapon] if weapon else [],
    })  # fmt: skip
    draft.open = f"heroes[{len(heroes) - 1}]"


def add_foe(draft: Draft, speaker: Speaker, path: str) -> None:
    picked, count = draft.pick("foe"), number(draft.pick("count", "1").strip())
    if picked:
        listed(draft.data, "foes").append({"foe": picked} if count in (1, None) else {"foe": picked, "count": count})


def add_own_foe(draft: Draft, speaker: Speaker, path: str) -> None:
    foes, count = listed(draft.data, "foes"), number(draft.pick("count", "1").strip())
    if draft.pick("foe"):
        foes.append(own_foe(draft.data, {"foe": draft.pick("foe"), **({} if count in (1, None) else {"count": count})}))
        draft.open = f"foes[{len(foes) - 1}]"


def own_foe(data: dict[str, Any], raw: dict[str, Any]) -> dict[str, Any]:
    """A foe of the packs as a block of the scenario's own."""
    from affray.company.packs import load_packs

    entry = load_packs().entries["foes"].get(str(raw.get("foe")))
    if entry is None:
        return raw
    id = str(raw.get("id") or free_id(f"own_{raw['foe']}", hero_ids(data)))
    block = {key: value for key, value in deepcopy(entry.raw).items() if key not in NOT_OWN}
    return {"id": id, **block, **{key: value for key, value in raw.items() if key not in ("foe", "id")}}


def new_foe(draft: Draft, speaker: Speaker, path: str) -> None:
    """A block to begin with: a weak servant of the Shadow."""
    from affray.company.packs import load_packs

    packs, foes = load_packs(), listed(draft.data, "foes")
    kind = next((str(entry.raw["kind"]) for entry in packs.entries["foes"].values()), "orcs")
    weapon = next((attack["weapon"] for entry in packs.entries["foes"].values() for attack in entry.raw["attacks"]), "")
    foes.append({
        "id": free_id("foe_1", hero_ids(draft.data)), "name": speaker.t("make-foe-n", n=len(foes) + 1), "kind": kind,
        "attribute_level": 3, "endurance": 12, "might": 1, "hate": 3, "parry": 0, "armour": 1,
        "attacks": [{"weapon": weapon, "rating": 2, "damage": 3, "injury": 14}],
    })  # fmt: skip
    draft.open = f"foes[{len(foes) - 1}]"


def make_own(draft: Draft, speaker: Speaker, path: str) -> None:
    """A ready one becomes the scenario's own, all of which can be changed."""
    raw, place = at(draft.data, steps(path)), steps(path)
    hero = place[:1] == ("heroes",)
    raw = {"hero" if hero else "foe": raw} if isinstance(raw, str) else raw
    if isinstance(raw, dict) and len(place) == 2:
        put(draft.data, place, (own_hero if hero else own_foe)(draft.data, raw))
        draft.open = path


def copy_fighter(draft: Draft, speaker: Speaker, path: str) -> None:
    raw, place = deepcopy(at(draft.data, steps(path))), steps(path)
    if raw is None or len(place) != 2 or not isinstance(place[0], str):
        return
    taken = hero_ids(draft.data)
    if isinstance(raw, str) and place[0] == "heroes":
        raw = {"hero": raw}
    if isinstance(raw, dict) and ("id" in raw or "hero" in raw):
        raw["id"] = free_id(str(raw.get("id") or raw["hero"]), taken)
    listed(draft.data, place[0]).append(raw)


def add_attack(draft: Draft, speaker: Speaker, path: str) -> None:
    """Attacks are more than their weapon: the others' numbers are a beginning."""
    if not path.endswith(".attacks"):
        add(draft, speaker, path)
        return
    holder = at(draft.data, steps(path)[:-1])
    if isinstance(holder, dict) and draft.pick(path):
        attacks = listed(holder, "attacks")
        like = attacks[-1] if attacks and isinstance(attacks[-1], dict) else {"rating": 2, "damage": 3, "injury": 14}
        attacks.append({**like, "weapon": draft.pick(path)})


def remove_fighter(draft: Draft, speaker: Speaker, path: str) -> None:
    """With the last foe of its kind goes what the onset says of it."""
    remove(draft, speaker, path)
    reach = at(draft.data, ("onset", "out_of_reach"))
    if isinstance(reach, dict):
        left = {
            str(each.get(key)) for each in listed(draft.data, "foes") if isinstance(each, dict) for key in ("foe", "id")
        }
        left |= {each for each in draft.data["foes"] if isinstance(each, str)}
        for id in [one for one in reach if one not in left and one.rpartition("_")[0] not in left]:
            set_or_drop(draft.data, ("onset", "out_of_reach", id), None)


company_acts: Final[dict[str, Act]] = {
    "add-hero": add_hero, "add-own-hero": add_own_hero, "new-hero": new_hero, "add-foe": add_foe, "add-own-foe": add_own_foe,
    "new-foe": new_foe, "own": make_own, "copy": copy_fighter, "add": add_attack, "remove": remove_fighter,
}  # fmt: skip


# -- a showdown's, and a roster


def people_key(data: dict[str, Any]) -> str:
    return "survivors" if "survivors" in data else "party"


def survivor_ids(data: dict[str, Any]) -> list[str]:
    return [str(each.get("id")) for each in listed(data, people_key(data)) if isinstance(each, dict)]


def new_survivor(draft: Draft, speaker: Speaker, path: str) -> None:
    key = people_key(draft.data)
    there = listed(draft.data, key)
    id = free_id("survivor_1", survivor_ids(draft.data))
    there.append({"id": id, "name": speaker.t("make-survivor-n", n=len(there) + 1), "survival": 1})
    draft.open = f"{key}[{len(there) - 1}]"


def add_survivor(draft: Draft, speaker: Speaker, path: str) -> None:
    """One of the shipped scenarios': "SCENARIO|ID"."""
    from affray.showdown.game import GAME

    name, _, id = draft.pick("survivor").partition("|")
    if name not in GAME.scenarios():
        return
    for each in GAME.scenario(name).raw["party"]:
        if each["id"] == id:
            key = people_key(draft.data)
            listed(draft.data, key).append({**deepcopy(each), "id": free_id(id, survivor_ids(draft.data))})
            draft.open = f"{key}[{len(draft.data[key]) - 1}]"


def copy_survivor(draft: Draft, speaker: Speaker, path: str) -> None:
    raw, key = deepcopy(at(draft.data, steps(path))), people_key(draft.data)
    if not isinstance(raw, dict) or steps(path)[:1] != (key,):
        return
    raw["id"] = free_id(str(raw.get("id", "survivor_1")), survivor_ids(draft.data))
    parts = {
        part: f"{value} {len(draft.data[key]) + 1}"
        for part, value in name_parts(raw.get("name")).items()
        if part != "gender"
    }
    if parts:
        raw["name"] = name_data(
            None, {**parts, **({"gender": gender} if (gender := name_parts(raw["name"]).get("gender")) else {})}
        )
    listed(draft.data, key).append(raw)


def cells(survivor: dict[str, Any]) -> list[list[Any]]:
    """A survivor's grid, made of the list of gear where there is only that."""
    rows = deepcopy(NINE)
    given = survivor.get("grid")
    if isinstance(given, list):
        for r, row in enumerate(given[:3]):
            for c, each in enumerate(row[:3] if isinstance(row, list) else []):
                rows[r][c] = each if isinstance(each, str) else "none"
    elif isinstance(survivor.get("gear"), list):
        for i, each in enumerate(survivor["gear"][:9]):
            rows[i // 3][i % 3] = each if isinstance(each, str) else "none"
    return rows


def place_gear(draft: Draft, speaker: Speaker, path: str) -> None:
    """Lay what was picked on an empty space; take off what lies on one."""
    place = steps(path)
    holder = at(draft.data, place[:2])
    if len(place) != 5 or not isinstance(holder, dict):
        return
    _, _, _, r, c = place
    if not (isinstance(r, int) and isinstance(c, int) and r < 3 and c < 3):
        return
    grid = cells(holder)
    picked = draft.pick(f"{place[0]}[{place[1]}].grid")
    grid[r][c] = "none" if grid[r][c] != "none" else picked or "none"
    holder.pop("gear", None)
    holder["grid"] = grid


def remove_survivor(draft: Draft, speaker: Speaker, path: str) -> None:
    raw = at(draft.data, steps(path))
    if isinstance(raw, dict) and steps(path)[:1] == ("party",) and len(steps(path)) == 2:
        set_or_drop(draft.data, ("place", str(raw.get("id"))), None)
    remove(draft, speaker, path)


def add_row(draft: Draft, speaker: Speaker, path: str) -> None:
    """Terrain and beaten monsters are more than a name."""
    if path == "terrain" and draft.pick(path):
        listed(draft.data, "terrain").append({"card": draft.pick(path), "at": []})
    elif path == "settlement.defeated" and draft.pick(path):
        monster, _, level = draft.pick(path).partition("|")
        found = at(draft.data, ("settlement", "defeated"))
        beaten = {"monster": monster, "level": number(level.removeprefix("level_"))}
        if not isinstance(beaten["level"], int):
            beaten["level"] = 0
        put(draft.data, ("settlement", "defeated"), [*(found if isinstance(found, list) else []), beaten])
    else:
        add(draft, speaker, path)


showdown_acts: Final[dict[str, Act]] = {
    "new-survivor": new_survivor, "add-survivor": add_survivor, "copy": copy_survivor, "place": place_gear, "remove": remove_survivor,
    "add": add_row,
}  # fmt: skip
