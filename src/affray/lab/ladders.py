"""What `balance` may change in a scenario, each thing as a ladder from easy to hard: foes' number and kind, the monster's level, the party's gear."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from affray.lab.changes import CannotChange, Case, Change, called
from affray.lab.changes_company import count_of, foe_kinds, heroes_of
from affray.lab.changes_showdown import carried, levels_of, survivors_of

__all__ = ["WAYS", "Ladder", "Way", "ladders", "ways_of"]

# How far above what the scenario has the number of foes may go.
MORE_FOES: Final = 8
MOST_EACH: Final = 16
# Foes of the same family as strong as this many Attribute Levels more or less may take another's place.
NEAR_LEVELS: Final = 2
# Pieces of a whole set of armour, and how many weapons are tried.
WHOLE_SET: Final = 5
FEW: Final = 12
# Tenths of its full Endurance that a foe may begin with.
PARTS: Final = (5, 6, 7, 8, 9)
# What a company wears, from the heaviest; pieces are of the shipped pack.
ARMOUR: Final = ("coat_of_mail+helm", "mail_shirt+helm", "leather_corslet+helm", "leather_shirt", "none")


@dataclass(frozen=True)
class Ladder:
    """One thing to change: `rungs` from easy to hard, `now` the one that leaves the case as it is, which is None.

    `way` is what `--by` calls it. The order is a guess where it is not of numbers: reversals are told when they are seen.
    """

    way: str
    rungs: tuple[Change | None, ...]
    now: int

    @property
    def name(self) -> str:
        return next(rung.name for rung in self.rungs if rung is not None)


Way = Callable[[Case], list[Ladder]]
"""A way to make a case easier or harder: its ladders as the case stands. Raises CannotChange where it has none any more."""


def ways_of(case: Case, words: Sequence[str]) -> list[Way]:
    """Those asked for (`number`, `number:orc_soldier`), or the game's usual ones, in the order in which they are tried.

    Raises CannotChange for what there is not, and when nothing can be changed in the case that way.
    """
    known = WAYS[case.game.name]
    found: list[Way] = []
    for word in words or USUAL[case.game.name]:
        head, _, of = word.partition(":")
        if head not in known:
            raise CannotChange("balance-no-way", word, known)
        found.append(of_one(known[head], of))
    if not ladders(case, found):
        raise CannotChange("balance-nothing", ", ".join(words))
    return found


def of_one(way: Callable[[Case, str], list[Ladder]], of: str) -> Way:
    return lambda case: way(case, of)


def ladders(case: Case, ways: Sequence[Way]) -> list[Ladder]:
    """All that can be climbed in a case, those of the first way first."""
    return [each for way in ways for each in way(case) if len(each.rungs) > 1]


# -- company


def numbers(case: Case, of: str) -> list[Ladder]:
    """So many foes of a kind: the commonest kind first."""
    kinds = foe_kinds(case.raw)
    if of:
        kinds = [called(case, of, [*kinds, *case.packs.ids("foes")], "change-no-foe")]
    kinds.sort(key=lambda kind: -count_of(case.raw, kind))
    alone = len(foe_kinds(case.raw)) == 1
    found: list[Ladder] = []
    for kind in kinds:
        now = count_of(case.raw, kind)
        least = 1 if alone and now else 0
        most = max(now + MORE_FOES, min(MOST_EACH, 2 * len(heroes_of(case.raw)) + now))
        rungs = tuple(None if n == now else Change("foe", kind, str(n)) for n in range(least, min(30, most) + 1))
        found.append(Ladder("number", rungs, now - least))
    return found


def kinds(case: Case, of: str) -> list[Ladder]:
    """Foes of the same family in the place of a kind, by how much they can bear: books of the scenario's own foes and the core one."""
    there = foe_kinds(case.raw)
    shipped = case.packs.ids("foes")
    wanted = [called(case, of, there, "change-no-foe-here")] if of else there
    books = {"core", *(case.packs.foe(kind).book for kind in there if kind in shipped)}
    found: list[Ladder] = []
    for kind in sorted(wanted, key=lambda each: -count_of(case.raw, each)):
        if kind not in shipped:
            continue
        block = case.packs.foe(kind)
        alike = [each for each in shipped if each == kind or like(block, case.packs.foe(each), books)]
        alike = [each for each in alike if each == kind or each not in there]
        alike.sort(key=lambda each: (threat(case.packs.foe(each)), each))
        rungs = tuple(None if each == kind else Change("kind", kind, each) for each in alike)
        found.append(Ladder("kind", rungs, alike.index(kind)))
    return found


def like(block: Any, other: Any, books: set[str]) -> bool:
    """Whether a block may stand for another: no single person of a name, and of about the same rank."""
    return (
        other.kind == block.kind
        and other.book in books
        and other.size == block.size
        and other.might == block.might
        and abs(other.attribute_level - block.attribute_level) <= NEAR_LEVELS
        and not other.name.ru.nom[:1].isupper()
    )


def threat(block: Any) -> float:
    """A guess at how hard a foe is, good for an order only: what it bears, and what its best attack does a round."""
    blow = max(each.rating * each.damage for each in block.attacks)
    return float(block.endurance * (10 + block.parry + 2 * block.armour) * block.might * (4 + blow))


def endurance(case: Case, of: str) -> list[Ladder]:
    """Foes of a kind that begin with less Endurance than their block has: hurt before, or tired."""
    kinds = [called(case, of, foe_kinds(case.raw), "change-no-foe-here")] if of else foe_kinds(case.raw)
    found: list[Ladder] = []
    for kind in sorted(kinds, key=lambda each: -count_of(case.raw, each)):
        given = any(
            isinstance(each, dict) and each.get("foe") == kind and "endurance" in each for each in case.raw["foes"]
        )
        if kind in case.packs.ids("foes") and not given:
            full = case.packs.foe(kind).endurance
            less = list(dict.fromkeys(str(full * part // 10) for part in PARTS if full * part // 10))
            found.append(among("endurance", "endurance", kind, less, len(less)))
    return found


def armour_of_heroes(case: Case, of: str) -> list[Ladder]:
    """All heroes in the same armour."""
    known = case.packs.ids("armour")
    names = [each for each in ARMOUR if each == "none" or all(one in known for one in each.split("+"))]
    who = called(case, of, heroes_of(case.raw), "change-no-hero-here") if of else "all"
    return [among("gear", "armour", who, names, min(2, len(names)))]


# -- showdown


def levels(case: Case, of: str) -> list[Ladder]:
    """The prologue is another fight, and stays where it is."""
    now = str(case.raw.get("level"))
    known = [each for each in levels_of(case) if each.isdecimal() or each == now]
    rungs = tuple(None if each == now else Change("level", "", each) for each in known)
    return [Ladder("level", rungs, known.index(now))]


def armour_of_survivors(case: Case, of: str) -> list[Ladder]:
    """The same set of armour for all, the most points first; then for one after another. What else they carry stays."""
    packs = case.packs
    known = packs.ids("armour")
    pieces = {each: packs.raw("sets", each)["pieces"] for each in packs.ids("sets")}
    points = {
        each: sum(int(packs.raw("armour", piece)["armour"]) for piece in those)
        for each, those in pieces.items()
        if len(those) >= WHOLE_SET and all(piece in known for piece in those)
    }
    names = sorted(points, key=lambda each: (-points[each], each))
    names += ["cloth", "none"] if "cloth" in known else ["none"]
    worn = {
        str(each["id"]): sum(int(packs.raw("armour", one)["armour"]) for one in carried(case, each) if one in known)
        for each in case.raw["party"]
    }
    found: list[Ladder] = []
    for who in [called(case, of, worn, "change-no-survivor")] if of else ["all", *worn]:
        theirs = list(worn.values()) if who == "all" else [worn[who]]
        at = sum(1 for each in names if points.get(each, 0) * len(theirs) > sum(theirs))
        found.append(among("gear", "armour", who, names, at))
    return found


def weapons_of_survivors(case: Case, of: str) -> list[Ladder]:
    """All survivors with the same weapon, from the one that wounds most; some of all there are, about as far from each other."""
    packs = case.packs
    power = {each: wounding(packs.raw("weapons", each)) for each in packs.ids("weapons")}
    power = {
        each: does for each, does in power.items() if does
    }  # ammunition lies among the weapons too, and is used up
    names = sorted(
        (each for each in power if packs.raw("weapons", each).get("place") != "none"),
        key=lambda each: (-power[each], each),
    )
    names = [names[len(names) * step // FEW] for step in range(FEW)] if len(names) > FEW else names
    who, theirs = whose(case, of)
    held = [max((power[one] for one in carried(case, each) if one in power), default=0.0) for each in theirs]
    at = sum(1 for each in names if power[each] * len(held) > sum(held))
    return [among("weapon", "weapon", who, names, at)]


def wounding(raw: dict[str, Any]) -> float:
    """A guess at what a weapon does in an attack against a toughness of eight, good for an order only; 0 for what is used up."""
    speed, accuracy, strength = (raw.get(key, 0) for key in ("speed", "accuracy", "strength"))
    if raw.get("uses") or not all(isinstance(each, int) for each in (speed, accuracy, strength)):
        return 0.0
    return float(speed * max(1, 11 - accuracy) * max(1, min(9, 3 + strength)))


def whose(case: Case, of: str) -> tuple[str, list[dict[str, Any]]]:
    """A survivor of this name, or all of them (""), as a change calls them, and their entries."""
    party: list[dict[str, Any]] = case.raw["party"]
    if not of:
        return "all", party
    who = called(case, of, survivors_of(case.raw), "change-no-survivor")
    return who, [each for each in party if each["id"] == who]


def among(way: str, head: str, of: str, names: list[str], at: int) -> Ladder:
    """A ladder of these values, easy ones first; the scenario as it is stands before the one at `at`."""
    rungs = [Change(head, of, each) for each in names]
    return Ladder(way, (*rungs[:at], None, *rungs[at:]), at)


def survival(case: Case, of: str) -> list[Ladder]:
    """Survival of all alike, from the settlement's limit down."""
    limit = int((case.raw.get("settlement") or {}).get("survival_limit", 1))
    who, theirs = whose(case, of)
    had = [int(each.get("survival", 0)) for each in theirs]
    values = list(range(limit, -1, -1))
    at = sum(1 for each in values if each * len(had) > sum(had))
    return [among("survival", "survival", who, [str(each) for each in values], at)]


WAYS: Final[dict[str, dict[str, Callable[[Case, str], list[Ladder]]]]] = {
    "company": {"number": numbers, "kind": kinds, "endurance": endurance, "gear": armour_of_heroes},
    "showdown": {"level": levels, "gear": armour_of_survivors, "weapon": weapons_of_survivors, "survival": survival},
}
USUAL: Final = {"company": ["number", "kind", "endurance"], "showdown": ["level", "gear", "weapon", "survival"]}
