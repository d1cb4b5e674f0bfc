"""What a form of "make your own" carries: the data of a file, with the values that somebody typed laid over it. Nothing is kept between
two presses of a button but what the form itself brings.

The name of a form's field is a letter for what it holds, a colon, and the place in the data as problems name it ("n:heroes[0].strength").
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from affray.kernel.pack import MOST_DEPTH, MOST_NODES, Place

__all__ = [
    "Draft", "Unreadable", "at", "drop", "free_id", "move_up", "name_data", "name_parts", "posted", "put", "read_data", "simple", "steps",
    "tidy_name",
]  # fmt: skip

STEP: Final = re.compile(r"[^.\[\]]+|\[(\d{1,4})\]")
WHOLE: Final = re.compile(r"[-+]?\d{1,9}")
BROKEN: Final = re.compile(r"[-+]?\d{0,9}[.,]\d{1,9}")
# Mappings that say nothing when they are empty.
MAY_GO: Final = (
    "name",
    "about",
    "scene",
    "onset",
    "out_of_reach",
    "loremaster",
    "foes_flee",
    "attributes",
    "affinities",
    "place",
    "skills",
)
LANGUAGES: Final = ("en", "ru")


class Unreadable(Exception):
    """The data that a form carries are no data."""


@dataclass
class Draft:
    """`data` as the file would have it, `open` the place of the part that is being changed, `picks` what stands in the lists to add from."""

    data: dict[str, Any]
    open: str = ""
    picks: dict[str, str] = field(default_factory=dict)

    def pick(self, name: str, usual: str = "") -> str:
        return self.picks.get(name, usual)


# -- places


def steps(path: str) -> Place:
    """A place as problems write it: "heroes[0].skills.awe"."""
    return tuple(int(one[1]) if one[1] is not None else one[0] for one in STEP.finditer(path))


def at(data: Any, place: Place) -> Any:
    """What stands there, or None."""
    for step in place:
        if isinstance(data, dict) and isinstance(step, str):
            data = data.get(step)
        elif isinstance(data, list) and isinstance(step, int) and 0 <= step < len(data):
            data = data[step]
        else:
            return None
    return data


def put(data: Any, place: Place, value: Any) -> None:
    """Set it, making mappings on the way. A card or a piece of gear that is only named becomes a mapping when it gets something of its
    own. A place in a list that is not there is passed over: a form names only what it was made with."""
    if not place:
        return
    for n, step in enumerate(place[:-1]):
        below = at(data, (step,))
        if isinstance(below, str):
            below = {below: {}} if place[n + 1] == below else {"item": below}
        elif below is None and isinstance(step, str):
            below = {}
        elif not isinstance(below, dict | list):
            return
        if not set_one(data, step, below):
            return
        data = below
    set_one(data, place[-1], value)


def set_one(data: Any, step: str | int, value: Any) -> bool:
    if isinstance(data, dict) and isinstance(step, str):
        data[step] = value
        return True
    if isinstance(data, list) and isinstance(step, int) and step < len(data):
        data[step] = value
        return True
    return False


def drop(data: Any, place: Place) -> None:
    """Take it out, if it is there."""
    holder, last = at(data, place[:-1]), place[-1] if place else ""
    if isinstance(holder, dict) and isinstance(last, str):
        holder.pop(last, None)
    elif isinstance(holder, list) and isinstance(last, int) and last < len(holder):
        del holder[last]


def move_up(data: Any, place: Place) -> None:
    """Put an item of a list first."""
    holder, last = at(data, place[:-1]), place[-1] if place else ""
    if isinstance(holder, list) and isinstance(last, int) and last < len(holder):
        holder.insert(0, holder.pop(last))


def free_id(base: str, taken: Iterable[str]) -> str:
    """`base`, or with the first number behind it that is free."""
    used = set(taken)
    if base not in used:
        return base
    n = 2
    while f"{base}_{n}" in used:
        n += 1
    return f"{base}_{n}"


# -- names


def name_parts(value: Any) -> dict[str, str]:
    """A name as its three fields: en, ru (the nominative), gender."""
    if isinstance(value, str):
        return {"ru" if any("\u0400" <= letter <= "\u04ff" for letter in value) else "en": value}
    if not isinstance(value, dict):
        return {}
    ru = value.get("ru")
    cases = ru if isinstance(ru, dict) else {"nom": ru}
    found = {"en": value.get("en"), "ru": cases.get("nom"), "gender": cases.get("gender") or value.get("gender")}
    return {key: one for key, one in found.items() if isinstance(one, str) and one}


def name_data(before: Any, typed: dict[str, str]) -> Any:
    """A name as the file has it; the cases that it had stay as long as nobody changes it. None for an empty one."""
    given = {key: value for key, value in typed.items() if value}
    if before is not None and name_parts(before) == given:
        return before
    if not given.keys() & {"en", "ru"}:
        return None
    return (
        next(iter(given.values()))
        if len(given) == 1
        else {key: given[key] for key in ("en", "ru", "gender") if key in given}
    )


def tidy_name(text: str) -> str:
    return " ".join(text.split())[:80]


# -- a form


def read_data(text: str) -> dict[str, Any]:
    """The data in a form's hidden field. Raises Unreadable."""
    try:
        data = json.loads(text, parse_constant=refuse)
    except (ValueError, RecursionError) as error:
        raise Unreadable from error
    if not isinstance(data, dict):
        raise Unreadable
    left = [MOST_NODES]
    clean: dict[str, Any] = cleaned(data, 0, left)
    return clean


def refuse(word: str) -> Any:
    raise ValueError(word)


def cleaned(value: Any, depth: int, left: list[int]) -> Any:
    """The same within the bounds of a file, its texts such as a file can hold."""
    left[0] -= 1
    if depth > MOST_DEPTH or left[0] < 0:
        raise Unreadable
    if isinstance(value, dict):
        return {written(key): cleaned(one, depth + 1, left) for key, one in value.items()}
    if isinstance(value, list):
        return [cleaned(one, depth + 1, left) for one in value]
    if isinstance(value, str):
        return written(value)
    if isinstance(value, int | float) and not abs(value) < 10**18:
        raise Unreadable
    return value


def written(text: str) -> str:
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    text = "".join(each for each in text if each >= " " or each in "\n\t")
    return text.encode("utf-8", "replace").decode()


def posted(fields: Iterable[tuple[str, str]]) -> Draft:
    """A form as it was sent: its data with every field laid over. Raises Unreadable."""
    many: dict[str, list[str]] = {}
    for key, value in fields:
        many.setdefault(key, []).append(written(value))
    draft = Draft(read_data(many.pop("data", ["{}"])[0]), many.pop("open", [""])[0])
    names: dict[str, dict[str, str]] = {}
    for key, values in many.items():
        kind, colon, path = key.partition(":")
        if kind == "pick":
            draft.picks[path] = values[-1]
        elif kind == "N" and colon:
            whole, _, part = path.rpartition(".")
            names.setdefault(whole, {})[part] = tidy_name(values[-1])
        elif colon and steps(path):
            lay(draft.data, kind, steps(path), values)
    for path, typed in names.items():
        place = steps(path)
        set_or_drop(draft.data, place, name_data(at(draft.data, place), typed))
    return draft


def lay(data: dict[str, Any], kind: str, place: Place, values: list[str]) -> None:
    """One field's value at its place."""
    value = values[-1].strip()
    if kind == "n":
        set_or_drop(data, place, number(value))
    elif kind == "t":
        set_or_drop(data, place, value or None)
    elif kind == "f":
        # A box that is on unless somebody says otherwise comes as "F".
        set_or_drop(data, place, True if "yes" in values else None, False)
    elif kind == "F":
        set_or_drop(data, place, None if "yes" in values else False, True)
    elif kind == "m":
        before = at(data, place)
        # What was chosen before keeps its order.
        kept = [one for one in before if one in values] if isinstance(before, list) else []
        set_or_drop(data, place, [one for one in dict.fromkeys([*kept, *values]) if one] or None, [])
    elif kind == "l":
        set_or_drop(data, place, [one.strip() for one in re.split("[,;\n]", value) if one.strip()] or None, [])
    elif kind == "M":
        monster, _, level = value.partition("|")
        set_or_drop(data, ("monster",), monster or None)
        set_or_drop(data, ("level",), number(level.removeprefix("level_")))


def number(text: str) -> Any:
    """A number where it is one; what is none stays as it was typed, for the check to name."""
    if WHOLE.fullmatch(text):
        return int(text)
    if BROKEN.fullmatch(text):
        return float(text.replace(",", "."))
    return text or None


def set_or_drop(data: dict[str, Any], place: Place, value: Any, nothing: Any = None) -> None:
    """None takes it out, but for what says in so many words that there is nothing."""
    if value is not None:
        put(data, place, value)
        return
    there = at(data, place)
    if there is not None and there == nothing and type(there) is type(nothing):
        return
    drop(data, place)
    for end in range(len(place) - 1, 0, -1):
        if place[end - 1] in MAY_GO and at(data, place[:end]) == {}:
            drop(data, place[:end])


# -- as a file has it

# Of these an item may have no more than its id.
BY_ID: Final = ("item", "hero", "foe")


def simple(value: Any) -> Any:
    """The shortest way to write the same: gear, cards and fighters that have nothing of their own by their ids."""
    if isinstance(value, list):
        return [short(simple(one)) for one in value]
    if isinstance(value, dict):
        return {key: simple(one) for key, one in value.items()}
    return value


def short(item: Any) -> Any:
    if not isinstance(item, dict) or len(item) != 1:
        return item
    [(key, value)] = item.items()
    if key in BY_ID and isinstance(value, str):
        return value
    return key if value == {} else item
