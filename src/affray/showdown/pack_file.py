"""What holds for a stranger's folder as a whole: its pack.yaml, a trap for each monster, words that mean somebody, names that are used."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from affray.kernel.names import Name
from affray.kernel.pack import BadPack, Document, Place, Problem, plain, read
from affray.kernel.reader import PlainReader
from affray.showdown.roll_file import gap_before
from affray.showdown.who_file import CHECKED, nobodies

if TYPE_CHECKING:
    from affray.showdown.packs import Packs

__all__ = ["FORMAT", "ABOUT", "about_problems", "declined", "gaps", "laws", "only_readable", "texts", "unused_names"]

ABOUT: Final = "pack.yaml"
# The newest format of packs that is known here.
FORMAT: Final = 1
KEYS: Final = ("id", "game", "format", "name", "about", "authors", "license")
GAME: Final = "showdown"
# What cannot be judged while a file is not read: names, and numbers of cards, that it may hold.
NAMED: Final = ("pack-unknown-name", "monster-no-trap")
INFINITIVE: Final = ("ть", "ться", "ти", "тись", "чь", "чься")
NAMED_AT: Final = (
    "traits", "basic_action", "instinct", "locations_top", "draw_resource", "rewards", "recipe", "deck", "fixed", "top", "pieces",
)  # fmt: skip


# -- pack.yaml


def about_problems(folder: Path, homes: Iterable[Path]) -> list[Problem]:
    """What is wrong with the pack.yaml of a folder: each monster's folder has one, or a folder above it, and what is found is sound."""
    problems: list[Problem] = []
    found: set[Path] = set()
    for home in [*homes] or [folder]:
        above = [each for each in (home, *home.parents) if each == folder or folder in each.parents]
        files = [each / ABOUT for each in above if (each / ABOUT).is_file()]
        if files:
            found.update(files)
        else:
            problems.append(plain(None, str(home)).problem((), "pack-no-about", ABOUT))
    for path in sorted(found):
        try:
            problems += read_about(read(path))
        except BadPack:
            continue  # it is told with the other files that cannot be read
    return problems


def read_about(document: Document) -> list[Problem]:
    reader = PlainReader(document, (), [])
    raw = document.data
    if not reader.mapping(raw, (), KEYS):
        return reader.problems
    for key in ("id", "game", "format", "name"):
        if key not in raw:
            reader.wrong((), "pack-missing-key", key)
    if "id" in raw:
        reader.text(raw["id"], ("id",))
    if "game" in raw:
        reader.choice(raw["game"], ("game",), (GAME,))
    if type(raw.get("format", 1)) is not int or raw.get("format", 1) < 1:
        reader.wrong(("format",), "pack-wrong-type", "whole number", raw["format"])
    elif raw.get("format", 1) > FORMAT:
        reader.wrong(("format",), "pack-newer", str(FORMAT), raw["format"])
    if "name" in raw:
        try:
            Name.from_data(raw["name"])
        except ValueError as error:
            reader.wrong(("name",), "pack-bad-value", str(error), raw["name"])
    return reader.problems


# -- laws


def laws(packs: Packs, known: Iterable[Problem]) -> list[Problem]:
    """What is wrong with entries of which nothing else is `known` to be wrong."""
    problems: list[Problem] = []
    wrong = {(one.file, *one.path.split(".")[:2]) for one in known}
    for id, found in packs.entries["monsters"].items():
        if id in packs.taken:
            continue
        cards = packs.of(id, "locations", shared=False)
        if cards and not any("trap" in (packs.raw("locations", each).get("flags") or ()) for each in cards):
            problems.append(found.document.problem(found.place, "monster-no-trap", "", id, key=True))
    for section in CHECKED:
        for id, found in packs.entries[section].items():
            if id not in packs.taken and (found.document.file, section, id) not in wrong:
                for place, word, there in nobodies(section, found.raw):
                    problems.append(
                        found.document.problem((*found.place, *place), "who-nobody", ", ".join(there), word)
                    )
    return problems


def only_readable(problems: list[Problem]) -> list[Problem]:
    """Where a file could not be read, what may be missing for that reason alone is not told."""
    kept = [one for one in problems if one.message not in NAMED]
    return [one for one in kept if not any(part.split("[")[0] in NAMED_AT for part in one.path.split("."))]


# -- what is worth a look


def gaps(packs: Packs) -> list[tuple[str, int, str, str]]:
    """File, line, key and faces of each gap between two results of a roll in the folder's entries."""
    found: list[tuple[str, int, str, str]] = []
    for entries in packs.entries.values():
        for id, one in entries.items():
            for place, results in rolls(one.raw, one.place) if id not in packs.taken else ():
                for key, gap in gap_before(results):
                    line = one.document.position((*place, key), key=True)[0]
                    found.append((one.document.file, line, key, gap))
    return found


def rolls(raw: Any, place: Place) -> Iterator[tuple[Place, dict[str, Any]]]:
    inside = raw.items() if isinstance(raw, dict) else enumerate(raw) if isinstance(raw, list) else ()
    for key, value in inside:
        if key == "results" and isinstance(value, dict):
            yield (*place, key), value
        yield from rolls(value, (*place, key))


def unused_names(packs: Packs) -> list[tuple[str, int, str]]:
    """File, line and id of each of the folder's `names` that nothing in it uses."""
    mine = [found for entries in packs.entries.values() for id, found in entries.items() if id not in packs.taken]
    used = {text for found in mine if found.place[0] != "names" for text in texts(found.raw)}
    return [
        (found.document.file, found.document.position(found.place, key=True)[0], id)
        for id, found in packs.entries["names"].items()
        if id not in packs.taken and id not in used
    ]


def texts(raw: Any) -> Iterator[str]:
    """Every text in an entry, at any depth."""
    if isinstance(raw, str):
        yield raw
    elif isinstance(raw, dict):
        for value in raw.values():
            yield from texts(value)
    elif isinstance(raw, list):
        for value in raw:
            yield from texts(value)


def declined(packs: Packs) -> list[tuple[str, int, Name, tuple[str, ...]]]:
    """File, line and name of each of the folder's Russian names whose genitive or accusative the rule has made, and which of them."""
    found: list[tuple[str, int, Name, tuple[str, ...]]] = []
    entries = [(id, one) for each in (*packs.entries.values(), packs.injuries) for id, one in each.items()]
    for id, one in entries:
        ru = one.raw["name"].get("ru") if isinstance(one.raw["name"], dict) else None
        if id in packs.taken or ru is None:
            continue
        given: Any = ru if isinstance(ru, dict) else {"nom": ru}
        made = tuple([case for case in ("gen", "acc") if case not in given])
        # What survivors may buy is an infinitive, which has no cases.
        deed = one.place[0] == "names" and str(given["nom"]).split()[0].endswith(INFINITIVE)
        if made and not deed:
            place: Place = (*one.place, "name")
            found.append((one.document.file, one.document.position(place)[0], Name.from_data(one.raw["name"]), made))
    return found
