"""The roster: a settlement and its survivors in one file, read whole, changed by an aftermath, written back with the old one kept."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from affray.kernel.names import Name, Ref
from affray.kernel.pack import BadPack, Document, Problem, fingerprint, read
from affray.kernel.question import Words
from affray.kernel.yaml_text import yaml_text
from affray.showdown.aftermath import BASIC_RESOURCE
from affray.showdown.rulings import EDITIONS
from affray.showdown.sheets import NEW_SURVIVOR, Settlement, Sheet, read_settlement, read_sheet, sheet_of

if TYPE_CHECKING:
    from affray.showdown.field import Field
    from affray.showdown.packs import Packs

__all__ = [
    "MOST", "Roster", "barred", "changes", "header_part", "load_roster", "named", "read_roster", "roster_text", "save_roster", "template",
    "with_party",
]  # fmt: skip

# As many survivors as a showdown has places for (1).
MOST: Final = 4
KEYS: Final = ("edition", "settlement", "survivors")
NUMBERS: Final = ("survival", "insanity", "courage", "understanding", "hunt_xp", "proficiency")
HEAD: Final = "# affray roster. Remarks are lost when a fight is written in; the file before it lies beside as .bak.\n"


@dataclass(frozen=True)
class Roster:
    """All survivors, the dead too, and their settlement. `edition` is the set of rulings they are played with."""

    edition: str
    settlement: Settlement
    sheets: tuple[Sheet, ...]
    document: Document

    def names(self) -> dict[str, Name]:
        return {sheet.id: sheet.name for sheet in self.sheets}

    def fingerprint(self) -> str:
        """The same as long as the file says the same."""
        return fingerprint(self.document.data)

    def able(self) -> list[Sheet]:
        """Those who can go: alive, not retired, not skipping this showdown."""
        return [sheet for sheet in self.sheets if not (sheet.dead or sheet.retired or sheet.skips_next)]

    def party(self, chosen: Sequence[str] = ()) -> list[Sheet]:
        """Those chosen by id, else all who can go. Raises BadPack: nobody, too many, unknown, chosen twice, dead, retired or skipping."""
        problems: list[Problem] = []
        ids = [sheet.id for sheet in self.sheets]
        found: list[Sheet] = []
        for id in chosen:
            if id not in ids:
                problems.append(self.document.problem(("survivors",), "pack-unknown-name", "survivors", id, ids))
                continue
            at = ids.index(id)
            why = barred(self.sheets[at])
            if self.sheets[at] in found:
                why = "roster-chosen-twice"
            if why:
                problems.append(self.document.problem(("survivors", at), why, given=id))
            found.append(self.sheets[at])
        if not chosen:
            found = self.able()
        if not found and not problems:
            problems.append(self.document.problem(("survivors",), "roster-nobody"))
        elif len(found) > MOST:
            names = ", ".join(sheet.id for sheet in found)
            problems.append(self.document.problem(("survivors",), "roster-too-many", str(MOST), names))
        if problems:
            raise BadPack(problems)
        return found

    def after(self, fight: Field) -> Roster:
        """The roster after the aftermath: new sheets for those who fought; who skipped this showdown has done so (7.6)."""
        fought = {survivor.id: survivor for survivor in fight.survivors}
        sheets = [
            sheet_of(fought[sheet.id], sheet) if sheet.id in fought else replace(sheet, skips_next=False)
            for sheet in self.sheets
        ]
        home = fight.settlement or self.settlement
        home = replace(
            home,
            storage=(*home.storage, *fight.storage),
            archive=(*home.archive, *things(fight)),
        )
        return replace(self, settlement=home, sheets=tuple(sheets))

    def to_data(self) -> dict[str, Any]:
        return {
            "edition": self.edition,
            "settlement": self.settlement.to_data(),
            "survivors": [sheet.to_data() for sheet in self.sheets],
        }


def things(fight: Field) -> list[str]:
    """What was archived of the settlement's own: a monster's cards are back in its deck the next time."""
    monster = fight.monster
    return [id for id in fight.archive if id not in monster.ai_cards and id not in monster.cards]


def barred(sheet: Sheet) -> str:
    """Why a survivor cannot go (a message), or nothing."""
    if sheet.dead:
        return "roster-dead"
    if sheet.retired:
        return "roster-retired"
    return "roster-skips" if sheet.skips_next else ""


# -- the file


def load_roster(path: Path, packs: Packs, edition: str = "") -> Roster:
    """Read and check a roster; with `edition` it must be of that one. Raises BadPack with every problem."""
    return read_roster(read(path), packs, edition)


def read_roster(document: Document, packs: Packs, edition: str = "") -> Roster:
    """The same for a document at hand."""
    problems = list(document.problems)
    raw = document.data
    if not isinstance(raw, dict):
        raise BadPack([*problems, document.problem((), "pack-not-mapping", "mapping", raw)])
    for key in raw:
        if key not in KEYS:
            problems.append(document.problem((key,), "pack-unknown-key", "", key, KEYS, True))
    known = list(EDITIONS)
    own = raw.get("edition", known[0])
    if own not in known:
        problems.append(document.problem(("edition",), "pack-unknown-value", ", ".join(known), own, known))
    elif edition and own != edition:
        problems.append(document.problem(("edition",), "roster-other-edition", edition, own))
    home = read_settlement(document, ("settlement",), raw.get("settlement", {}), packs, problems)
    given = raw.get("survivors", [])
    if not isinstance(given, list):
        problems.append(document.problem(("survivors",), "pack-wrong-type", "list", given))
        given = []
    sheets: list[Sheet] = []
    first: dict[str, int] = {}
    names = packs.names()
    for i, each in enumerate(given):
        sheet = read_sheet(document, ("survivors", i), each, packs, problems)
        id = each.get("id") if isinstance(each, dict) else None
        if isinstance(id, str):
            if id in first:
                line = document.position(("survivors", first[id], "id"))[0]
                place = ("survivors", i, "id")
                problems.append(document.problem(place, "pack-duplicate-id", f"{document.file}:{line}", id))
            elif id in names:
                problems.append(document.problem(("survivors", i, "id"), "pack-duplicate-id", "", id))
            first.setdefault(id, i)
        if sheet is not None:
            sheets.append(sheet)
    if problems:
        raise BadPack(problems)
    return Roster(str(own), home, tuple(sheets), document)


def save_roster(roster: Roster, path: Path) -> Path:
    """Write it whole or not at all; the file there was is kept beside it, where the answer says. Raises OSError."""
    data = roster_text(roster)
    kept = path.with_name(path.name + ".bak")
    if path.exists():
        write_whole(kept, path.read_bytes())
    write_whole(path, data.encode())
    return kept


def roster_text(roster: Roster) -> str:
    """The file of a roster."""
    return HEAD + yaml_text(roster.to_data())


def write_whole(path: Path, data: bytes) -> None:
    new = path.with_name(path.name + ".new")
    with new.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)


def template(lang: str) -> str:
    """A roster to begin from, with every key explained in this language."""
    from affray.showdown.packs import SHIPPED

    return (SHIPPED / f"roster.{lang}.txt").read_text("utf-8")


# -- a fight of a roster


def with_party(raw: dict[str, Any], roster: Roster, party: Iterable[Sheet]) -> dict[str, Any]:
    """A scenario's data with these survivors of the roster and its settlement in place of its own."""
    return {**raw, "party": [sheet.to_data() for sheet in party], "settlement": roster.settlement.to_data()}


def header_part(roster: Roster, file: str) -> dict[str, Any]:
    """What a record's header keeps: where the roster is, a mark to see whether it has changed since, and itself, for where there is no file."""
    return {"roster": {"file": file, "was": roster.fingerprint(), "data": roster.document.data}}


# -- what has changed


def changes(before: Roster, after: Roster) -> list[Words]:
    """What the second says that the first does not, a message each, survivors first."""
    found: list[Words] = []
    old = {sheet.id: sheet for sheet in before.sheets}
    for sheet in after.sheets:
        found += changes_of(old[sheet.id], sheet)
    was, now = before.settlement, after.settlement
    unnamed = [each.count(BASIC_RESOURCE) for each in (was.storage, now.storage)]
    if unnamed[0] != unnamed[1]:
        found.append(Words("roster-basic-changed", {"was": unnamed[0], "now": unnamed[1]}))
    found += differences("storage", named(was.storage), named(now.storage))
    found += differences("archive", was.archive, now.archive)
    found += [Words("roster-place", {"place": Ref(each)}) for each in now.places if each not in was.places]
    for monster, level in more(was.defeated, now.defeated):
        found.append(Words("roster-defeated", {"monster": Ref(monster), "level": level}))
    for monster, levels in now.nemeses.items():
        for level in more(was.nemeses.get(monster, ()), levels):
            found.append(Words("roster-nemesis", {"monster": Ref(monster), "level": level}))
    return found


def named(ids: Iterable[str]) -> list[str]:
    """All but the basic resources, which are counted."""
    return [id for id in ids if id != BASIC_RESOURCE]


def changes_of(was: Sheet, now: Sheet) -> list[Words]:
    who = Ref(now.id)
    found: list[Words] = []
    if now.dead and not was.dead:
        found.append(Words("roster-died", {"who": who}))
    if now.retired and not was.retired:
        found.append(Words("roster-retires", {"who": who}))
    if now.skips_next != was.skips_next:
        found.append(Words("roster-marked" if now.skips_next else "roster-unmarked", {"who": who}))
    for what in NUMBERS:
        then, here = getattr(was, what), getattr(now, what)
        if then != here:
            found.append(Words("roster-number", {"who": who, "what": what, "was": then, "now": here}))
    for what, usual in NEW_SURVIVOR.items():
        then, here = was.attributes.get(what, usual), now.attributes.get(what, usual)
        if then != here:
            found.append(Words("roster-attribute", {"who": who, "attribute": what, "was": then, "now": here}))
    for kind in ("arts", "disorders", "injuries"):
        found += differences(kind, getattr(was, kind), getattr(now, kind), who)
    if not now.dead:
        found += differences("gear", was.gear(), now.gear(), who)
        if was.affinities and not now.affinities:
            found.append(Words("roster-affinities", {"who": who}))
    return found


def differences(kind: str, was: Iterable[str], now: Iterable[str], who: Ref | None = None) -> list[Words]:
    """`roster-KIND-gained` and `roster-KIND-lost`, with the ids."""
    found: list[Words] = []
    for word, ids in (("gained", more(was, now)), ("lost", more(now, was))):
        if ids:
            fields: dict[str, Any] = {"what": [Ref(id) for id in ids]}
            found.append(Words(f"roster-{kind}-{word}", fields if who is None else {"who": who, **fields}))
    return found


def more(was: Iterable[Any], now: Iterable[Any]) -> list[Any]:
    """What is in the second more often than in the first."""
    counted = Counter(was)
    found: list[Any] = []
    for each in now:
        if counted[each]:
            counted[each] -= 1
        else:
            found.append(each)
    return found
