"""Whom a card's words can mean where they stand: a word that means nobody there is a slip of the pen, for its verb would never do anything."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from affray.kernel.pack import Place
from affray.showdown.cardvalues import KNOWN
from affray.showdown.monster import FAILURE, REFLEX, WOUND
from affray.showdown.verbs import WHO

__all__ = ["CHECKED", "Nobody", "nobodies"]

Nobody = tuple[Place, str, tuple[str, ...]]
"""Where the word stands, the word, and the words that mean somebody there."""

CHECKED: Final = ("ai", "basic_actions", "instincts", "locations", "statuses")
TEXTS: Final = ("do", "enters", "face_down")
REACTIONS: Final = (FAILURE, WOUND, REFLEX, "trap", "critical")
# The moments at which no survivor has done anything.
OF_NOBODY: Final = (
    "depart", "setup", "arrival", "monster_turn", "monster_turn_end", "survivors_turn", "draw_ai", "ai_drawn", "monster_moves",
    "monster_down", "monster_wounded", "monster_dies", "aftermath",
)  # fmt: skip
# The moments that have a target.
WITH_TARGET: Final = ("locations_rolled", "survival_action")
# What a verb calls somebody in its own list.
CALLS: Final = {"each": "each", "choose_survivor": "chosen", "intimidate": "target"}


def nobodies(section: str, raw: dict[str, Any]) -> Iterator[Nobody]:
    """All such words of an entry whose words are sound."""
    owner = {"owner"} if section == "statuses" else set()
    if section == "locations":
        for key in REACTIONS:
            yield from verbs(raw.get(key), (key,), {"attacker", "actor"})
        injury = raw.get("injury")
        if isinstance(injury, dict):
            yield from hooks(injury.get("hooks"), ("injury", "hooks"), set())
        return
    for key in TEXTS:
        yield from verbs(raw.get(key), (key,), set())
    injured = raw.get("injured")
    if isinstance(injured, dict):
        yield from verbs(injured.get("do"), ("injured", "do"), set())
    yield from hooks(raw.get("hooks"), ("hooks",), owner)
    for i, offer in enumerate(raw.get("offers") or ()):
        yield from clauses(offer, ("offers", i), {"owner", "actor", "attacker"})
        yield from verbs(offer.get("do"), ("offers", i, "do"), {"owner", "actor", "attacker"})


def hooks(many: Any, place: Place, owner: set[str]) -> Iterator[Nobody]:
    for i, hook in enumerate(many or ()):
        at = hook.get("at")
        there = owner | (set() if at in OF_NOBODY else {"actor", "attacker"})
        there |= {"target"} if at in WITH_TARGET else set()
        yield from clauses(hook, (*place, i), there)
        for key in ("do", "instead"):
            yield from verbs(hook.get(key), (*place, i, key), there)


def verbs(many: Any, place: Place, there: set[str]) -> Iterator[Nobody]:
    """A list of verbs, where these words mean somebody; a `pick` finds the target for the rest of the list."""
    listed = isinstance(many, list | tuple)
    for i, verb in enumerate(many if listed else [many] if many else []):
        at = (*place, i) if listed else place
        if isinstance(verb, dict) and verb:
            yield from one_verb(verb, at, there)
        if picks(verb):
            there = there | {"target"}


def one_verb(verb: dict[str, Any], place: Place, there: set[str]) -> Iterator[Nobody]:
    name = next(iter(verb))
    yield from fields(name, verb, place, there)
    inside = there | ({CALLS[name]} if name in CALLS else set())
    yield from clauses(verb, place, inside)
    if name == "when":
        yield from conditions(verb["when"], (*place, "when"), there)
    for key, value in verb.items():
        if key == "results" and isinstance(value, dict):
            for faces, do in value.items():
                yield from verbs(do, (*place, key, faces), inside)
        elif key == "options" and isinstance(value, list):
            for i, option in enumerate(value):
                yield from clauses(option, (*place, key, i), inside)
                yield from verbs(option.get("do"), (*place, key, i, "do"), inside)
        elif key in ("do", "then", "else", "after_hit", "before_damage", "after_damage"):
            yield from verbs(value, (*place, key), inside)


def picks(verb: Any) -> bool:
    """Whether a verb, or one in its lists, picks a target."""
    if isinstance(verb, dict):
        return "pick" in verb or any(picks(value) for value in verb.values())
    return isinstance(verb, list) and any(picks(each) for each in verb)


def clauses(raw: dict[str, Any], place: Place, there: set[str]) -> Iterator[Nobody]:
    for key in ("if", "unless"):
        yield from conditions(raw.get(key), (*place, key), there)


def conditions(many: Any, place: Place, there: set[str]) -> Iterator[Nobody]:
    listed = isinstance(many, list | tuple)
    for i, one in enumerate(many if listed else [many]):
        at = (*place, i) if listed else place
        if isinstance(one, dict) and one:
            name = next(iter(one))
            if name == "unless":
                yield from conditions(one["unless"], (*at, "unless"), there)
            else:
                yield from fields(name, one, at, there)


def fields(name: str, raw: dict[str, Any], place: Place, there: set[str]) -> Iterator[Nobody]:
    for key, value in raw.items():
        who = "owner" in KNOWN.get((name, key), ()) and value in WHO
        if who and value != "killer" and value not in there:
            yield (*place, key), value, tuple(sorted(there))
