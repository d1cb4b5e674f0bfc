"""Which pack entries a fight depends on: those of the fighters, their gear and cards, and what these can call or lay on somebody."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from affray.company.cardfile import words_of
from affray.company.cards import CompanyCard
from affray.company.field import Setting
from affray.company.verbs.states import GiveCondition, Summon

if TYPE_CHECKING:
    from affray.company.packs import Packs

__all__ = ["used_ids"]


def used_ids(packs: Packs, fighting: Iterable[Any], setting: Setting) -> list[str]:
    """The ids of all entries used, in a stable order; an entry written out in the scenario is not one of them."""
    found: dict[str, None] = {}
    todo: list[str] = []
    for each in fighting:
        todo += [each.kind, *parts(each.entry)]
    todo += setting.summons
    while todo:
        key = todo.pop()
        section = packs.section_of.get(key)
        if key in found or section is None:
            continue
        found[key] = None
        if section in ("foes", "heroes", "cultures"):
            todo += parts(packs.look_up(section, key))
        elif section in ("abilities", "virtues", "qualities", "conditions"):
            todo += reached(packs.card(section, key, {})[0])
    return sorted(found)


def parts(entry: Any) -> list[str]:
    """What an entry of a foe, a hero or a culture names."""
    found: list[str] = []
    for key in ("abilities", "virtues", "blessing"):
        found += [ref.id for ref in getattr(entry, key, ())]
    found += [attack.weapon for attack in getattr(entry, "attacks", ())]
    if getattr(entry, "culture", None):
        found.append(entry.culture)
    for raw in getattr(entry, "gear", ()):
        gear = {"item": raw} if isinstance(raw, str) else raw
        found += [gear["item"], *texts(gear.get("rewards", ()))]
        found += [each if isinstance(each, str) else next(iter(each)) for each in gear.get("qualities", ())]
    return found


def texts(value: Any) -> list[str]:
    return [value] if isinstance(value, str) else list(value)


def reached(card: CompanyCard) -> list[str]:
    """What a card's verbs bring into the fight."""
    found: list[str] = []
    for verb in words_of(card):
        if isinstance(verb, GiveCondition):
            found.append(verb.condition)
        elif isinstance(verb, Summon):
            found.append(verb.summon)
    return found
