"""A monster as its folder describes it: numbers of a level, AI deck by its recipe, hit locations; only what belongs to it (7.1, 2.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from affray.kernel.chance import Deck
from affray.kernel.pack import Place, Problem
from affray.showdown.monster import AIDeck, Monster

if TYPE_CHECKING:
    from affray.showdown.cardfile import ShowdownReader
    from affray.showdown.packs import Packs

__all__ = ["BACKS", "make_monster"]

BACKS: Final = ("B", "A", "L", "S")
LEVEL: Final = (
    "level", "deck", "locations_top", "traits", "movement", "toughness", "speed", "damage", "accuracy", "luck", "setup", "survivors_gear",
)  # fmt: skip
NEEDED: Final = ("level", "deck", "traits", "movement", "toughness")
TOKENS: Final = ("speed", "damage", "accuracy", "luck")
LARGEST_BASE: Final = 3


def make_monster(packs: Packs, id: str, key: str, rulings: dict[str, str], problems: list[Problem]) -> Monster:
    """A monster at a level, not yet placed. Problems are added; then what is returned is good for nothing. KeyError: no such level."""
    raw = packs.raw("monsters", id)
    level = raw["levels"][key]
    reader = packs.reader("monsters", id, problems)
    place: Place = ("levels", key)
    if not reader.keys(level, place, LEVEL, NEEDED):
        return Monster(id, 1, 1, AIDeck([], 0), Deck("locations", []), {})
    number = reader.whole(level["level"], (*place, "level"), 1)
    cards = {each: packs.make_location(each, problems) for each in packs.of(id, "locations", shared=False)}
    locations = Deck("locations", list(cards))
    for top in reader.words(level.get("locations_top", ()), (*place, "locations_top"), tuple(cards)):
        if top in locations.loose:
            locations.loose.remove(top)
            locations.top.append(top)
    base = reader.whole(raw["base"], ("base",), 1)
    if base > LARGEST_BASE:
        reader.wrong(("base",), "pack-out-of-range", f"1..{LARGEST_BASE}", base)
    monster = Monster(id, number, base, deck(packs, id, reader, level["deck"], (*place, "deck")), locations, cards)
    monster.movement = reader.whole(level["movement"], (*place, "movement"))
    monster.toughness = reader.whole(level["toughness"], (*place, "toughness"))
    monster.evasion = reader.whole(raw["evasion"], ("evasion",), -30)
    for token in TOKENS:
        if amount := reader.whole(level.get(token, 0), (*place, token), -30):
            monster.tokens[token] = amount
    mine = {section: packs.of(id, section) for section in ("ai", "basic_actions", "instincts")}
    reader.words(level["traits"], (*place, "traits"), mine["ai"])
    monster.basic_action = reader.choice(raw["basic_action"], ("basic_action",), mine["basic_actions"])
    monster.instinct = reader.choice(raw["instinct"], ("instinct",), mine["instincts"])
    for ids in mine.values():
        for each in ids:
            monster.ai_cards[each] = packs.make_ai_card(each, number, rulings, problems)
    return monster


def deck(packs: Packs, monster: str, reader: ShowdownReader, raw: Any, place: Place) -> AIDeck:
    """By its recipe, of the faces of each back; or the fixed cards, those of `top` known to lie above."""
    mine = packs.of(monster, "ai", shared=False)
    if not reader.keys(raw, place, ("draw", "fixed", "top"), ()):
        return AIDeck([], 0)
    if "draw" not in raw:
        fixed = reader.words(raw.get("fixed", ()), (*place, "fixed"), mine)
        found = AIDeck(list(fixed), len(fixed))
        found.top = list(reader.words(raw.get("top", ()), (*place, "top"), mine))
        return found
    if not reader.keys(raw["draw"], (*place, "draw"), BACKS[:3], ()):
        return AIDeck([], 0)
    pools: dict[str, list[str]] = {}
    counts: dict[str, int] = {}
    for back, given in raw["draw"].items():
        at = (*place, "draw", back)
        if count := reader.whole(given, at):
            pool = [id for id in mine if packs.raw("ai", id).get("back") == back for _ in range(copies_of(packs, id))]
            if count > len(pool):
                reader.wrong(at, "pack-out-of-range", f"0..{len(pool)}", count)
            pools[back], counts[back] = pool, count
    return AIDeck.dealt(pools, counts)


def copies_of(packs: Packs, id: str) -> int:
    """How many there are of an AI card; none where its entry is wrong, which is told elsewhere."""
    copies = packs.raw("ai", id)["copies"]
    return copies if type(copies) is int else 0
