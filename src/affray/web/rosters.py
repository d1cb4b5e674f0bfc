"""Rosters at the table in the browser: read and checked, a party chosen, kept in a fight's header, and what the fight has made of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from affray import games
from affray.kernel.names import Name
from affray.kernel.pack import BadPack, plain, read_text
from affray.kernel.speaker import Speaker
from affray.showdown.packs import load_packs
from affray.showdown.roster import Roster, changes, header_part, read_roster, with_party

if TYPE_CHECKING:
    from affray.kernel.game import Game, Scenario
    from affray.web.hosted import Hosted

__all__ = [
    "GAME",
    "Home",
    "begun_with",
    "home_of",
    "key_of",
    "names_of",
    "party_from",
    "read_brought",
    "roster_from",
    "roster_of_file",
]

GAME: Final = "showdown"


def roster_of_file(name: str, text: str) -> Roster:
    """A roster's file, checked. Raises BadPack with every problem, its line and column."""
    return read_roster(read_text(text, name), load_packs())


def roster_from(data: Any, name: str, edition: str = "") -> Roster:
    """A roster's data without its file; with `edition` it must be of that one. Raises BadPack."""
    return read_roster(plain(data, name), load_packs(), edition)


def names_of(roster: Roster) -> dict[str, Name]:
    """The packs' names and the survivors'; what no pack here has is called as the file has it."""
    found: dict[str, Name] = {**load_packs().names(), **roster.names()}
    home = roster.settlement
    for id in (*home.places, *home.nemeses, *[monster for monster, _ in home.defeated]):
        found.setdefault(id, Name.from_data(id or "?"))
    return found


def party_from(
    game: Game, scenario: Scenario, roster: Roster, file: str, chosen: Sequence[str]
) -> tuple[Scenario, dict[str, Any]]:
    """The scenario with these survivors and their settlement; and the roster for the fight's header, as the command line keeps it. It is
    played as the roster's edition has it. Raises BadPack."""
    raw = with_party(scenario.raw, roster, roster.party(chosen))
    made = game.from_data({**raw, "edition": roster.edition}, scenario.id)
    return made, header_part(roster, file)


def read_brought(name: str, data: bytes) -> dict[str, Any]:
    """A roster's file as data. Raises BadPack, UnicodeDecodeError."""
    roster = roster_of_file(name, data.decode("utf-8-sig"))
    return {"game": GAME, "roster": {"file": name, "data": roster.document.data}}


def begun_with(found: dict[str, Any], edition: str = "") -> tuple[Scenario, dict[str, Any]]:
    """The scenario of a roster's fight, and what the fight's header keeps. With `edition` the roster must be of that one. Raises BadPack;
    KeyError, TypeError where something is missing."""
    game = games.game(GAME)
    kept = found["roster"]
    roster = roster_from(kept["data"], str(kept["file"])[:100], edition)
    if found.get("raw") is not None:
        raw = {key: value for key, value in found["raw"].items() if key != "pack"}
        base = game.from_data(raw, str(found["name"])[:60])
    elif found["name"] in game.scenarios():
        base = game.scenario(found["name"])
    else:
        raise KeyError(found["name"])
    return party_from(game, base, roster, str(kept["file"])[:100], [str(each) for each in found["going"]])


@dataclass(frozen=True)
class Home:
    """A fight that has ended, and its roster before and after; `changes` are sentences. `agreed`: the host has confirmed them."""

    file: str
    before: Roster
    after: Roster
    changes: tuple[str, ...]
    agreed: bool


def key_of(hosted: Hosted) -> str:
    """Under this key the agreement is kept: it holds for this end of the fight and for no other."""
    return f"roster:{len(hosted.trace.lines)}"


def home_of(hosted: Hosted, lang: str) -> Home | None:
    """What the fight makes of its roster; None while it goes on, or when it has none."""
    kept = hosted.header.get("roster")
    if not hosted.session.over or not isinstance(kept, dict) or "data" not in kept:
        return None
    try:
        before = roster_from(kept["data"], Path(str(kept.get("file", ""))).name or "roster.yaml")
    except BadPack:  # of packs that have changed since
        return None
    fight: Any = hosted.session.fight
    after = before.after(fight)
    speaker = Speaker(lang, names_of(before))
    said = tuple(speaker.said(words) for words in changes(before, after))
    agreed = hosted.store.did(hosted.id, key_of(hosted)) is not None
    return Home(before.document.file, before, after, said, agreed)
