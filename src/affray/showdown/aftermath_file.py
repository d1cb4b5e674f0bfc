"""What a monster's entry says of the aftermath, made into the engine's objects (7.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from affray.kernel.pack import BadPack, Place, Problem
from affray.showdown.aftermath import BASIC, Results

if TYPE_CHECKING:
    from affray.showdown.cardfile import ShowdownReader
    from affray.showdown.packs import Packs

__all__ = ["load_results", "results_of"]

KEYS: Final = ("victory", "rewards", "first_victory", "defeat")


def load_results(packs: Packs, monster: str, level: str) -> Results:
    """The aftermath of a monster at a level (its key in the pack). KeyError: no such monster. BadPack: it is wrong."""
    problems: list[Problem] = []
    found = results_of(packs.reader("monsters", monster, problems), packs.raw("monsters", monster), level)
    if problems:
        raise BadPack(problems)
    return found


def results_of(reader: ShowdownReader, raw: dict[str, Any], level: str = "") -> Results:
    """Of a monster's entry, every level's rewards checked. What is wrong is told to the reader and left out."""
    given = raw.get("aftermath", {})
    place: Place = ("aftermath",)
    nemesis = raw.get("nemesis") is True
    if not reader.keys(given, place, KEYS, ()):
        return Results(nemesis)
    levels = raw["levels"] if isinstance(raw.get("levels"), dict) else {}
    deck_rewards: tuple[tuple[str, int], ...] = ()
    named: tuple[str, ...] = ()
    rewards = given.get("rewards", {})
    if reader.keys(rewards, (*place, "rewards"), levels, ()):
        for key, each in rewards.items():
            found = rewards_of(reader, each, (*place, "rewards", key))
            if key == level:
                deck_rewards, named = found
    first = given.get("first_victory", {})
    built = ""
    if reader.keys(first, (*place, "first_victory"), ("place",), ()) and "place" in first:
        built = reader.text(first["place"], (*place, "first_victory", "place"))
        if (others := reader.knows("names", built)) is not None:
            reader.wrong((*place, "first_victory", "place"), "pack-unknown-name", "names", built, others)
    return Results(
        nemesis,
        reader.verbs(given.get("victory", ()), (*place, "victory")),
        reader.verbs(given.get("defeat", ()), (*place, "defeat")),
        deck_rewards,
        named,
        built,
        reader.decks,
    )


def rewards_of(reader: ShowdownReader, raw: Any, place: Place) -> tuple[tuple[tuple[str, int], ...], tuple[str, ...]]:
    """So many from each deck, and resources by name."""
    decks = [BASIC, *[deck for deck in reader.decks if deck not in (BASIC, "disorders")]]
    if not reader.keys(raw, place, (*decks, "named"), ()):
        return (), ()
    named = reader.words(raw.get("named", ()), (*place, "named"), ())
    for i, id in enumerate(named):
        if (others := reader.knows("resources", id)) is not None:
            reader.wrong((*place, "named", i), "pack-unknown-name", "resources", id, others)
    counts = [(deck, reader.whole(n, (*place, deck))) for deck, n in raw.items() if deck in decks]
    return tuple(counts), named
