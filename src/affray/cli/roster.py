"""Rosters: `affray roster new|show|check`, and a fight whose survivors come from one and go home into it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from affray.cli.keyboard import Leave
from affray.cli.menus import pick
from affray.cli.opening import in_terminal
from affray.cli.problems import bad_pack
from affray.cli.voice import Refused, Voice, out
from affray.kernel.names import Name, Ref
from affray.kernel.pack import BadPack

if TYPE_CHECKING:
    from affray.kernel.game import Game, Scenario
    from affray.kernel.session import Session
    from affray.showdown.roster import Roster
    from affray.showdown.sheets import Sheet

__all__ = ["NO_ROSTER", "FromRoster", "check_roster", "new_roster", "party_from", "settle", "show_roster"]

GAME: Final = "showdown"
LISTS: Final = ("arts", "disorders", "injuries")

FromRoster = tuple[str | None, str, bool]
"""A roster's file (None: there is none), the ids of the survivors chosen, and whether it is written without asking."""
NO_ROSTER: Final[FromRoster] = (None, "", False)


def opened(voice: Voice, file: str, edition: str = "") -> Roster:
    """Raises Refused with all that is wrong with the file."""
    from affray.showdown.packs import load_packs
    from affray.showdown.roster import load_roster

    path = Path(file)
    if not path.is_file():
        raise Refused(voice.t("cannot-read", file=file, why=voice.t("os-eisdir" if path.is_dir() else "os-enoent")))
    try:
        return load_roster(path, load_packs(), edition)
    except BadPack as bad:
        raise bad_pack(voice, bad) from bad


def speaking(lang: str, roster: Roster) -> Voice:
    """A voice that knows the survivors and the packs."""
    from affray.showdown.packs import load_packs

    names: dict[str, Name] = {**load_packs().names(), **roster.names()}
    home = roster.settlement
    # Monsters and places of packs that are not here are called as the file has them.
    for id in (*home.places, *home.nemeses, *[monster for monster, _ in home.defeated]):
        names.setdefault(id, Name.from_data(id or "?"))
    return Voice(lang, names)


# -- the commands


def new_roster(lang: str, file: str) -> None:
    """`affray roster new`: never over a file that is there."""
    from affray.showdown.roster import template

    voice = Voice(lang)
    text = template(lang)
    if file == "-":
        click.echo(text, nl=False)
        return
    try:
        with Path(file).open("x", encoding="utf-8") as new:
            new.write(text)
    except FileExistsError as error:
        raise Refused(voice.t("file-exists", file=file)) from error
    except OSError as error:
        raise Refused(voice.t("cannot-write-file", file=file, why=voice.why(error))) from error
    out(voice.t("roster-begun", file=file))
    out(voice.t("roster-next", check=voice.command(f"roster check {file}")), dim=True)


def check_roster(lang: str, file: str) -> None:
    """`affray roster check`: what is wrong, else how many can go and what is worth a second look."""
    from affray.showdown.notes import notes
    from affray.showdown.packs import load_packs

    roster = opened(Voice(lang), file)
    voice = speaking(lang, roster)
    out(voice.t("roster-fine", file=file, n=len(roster.sheets), able=len(roster.able())))
    for words in notes(roster.sheets, load_packs()):
        out(voice.said(words), indent=2)


def show_roster(lang: str, file: str) -> None:
    """`affray roster show`: the settlement, then each survivor."""
    from affray.showdown.roster import named

    roster = opened(Voice(lang), file)
    voice = speaking(lang, roster)
    home = roster.settlement
    out(voice.t("roster-title", name=voice.title(home.name), limit=home.survival_limit), bold=True)
    for key, ids in (("innovations", home.innovations), ("places", home.places), ("storage", named(home.storage))):
        listed(voice, key, ids)
    if basic := len(home.storage) - len(named(home.storage)):
        out(voice.t("roster-basic", n=basic), indent=2)
    listed(voice, "archive", home.archive)
    for monster, level in home.defeated:
        out(voice.t("roster-defeated", monster=Ref(monster), level=level), indent=2)
    for monster, levels in home.nemeses.items():
        for level in levels:
            out(voice.t("roster-nemesis", monster=Ref(monster), level=level), indent=2)
    for sheet in roster.sheets:
        out()
        show_sheet(voice, sheet)


def show_sheet(voice: Voice, sheet: Sheet) -> None:
    from affray.showdown.sheets import NEW_SURVIVOR

    out(f"{voice.title(sheet.name)} ({sheet.id})", bold=True)
    for state in ("dead", "retired", "skips"):
        if getattr(sheet, "skips_next" if state == "skips" else state):
            out(voice.t("roster-state", state=state), indent=2, fg="yellow")
    numbers = ("survival", "insanity", "courage", "understanding", "hunt_xp")
    out(voice.t("roster-numbers", **{key: getattr(sheet, key) for key in numbers}), indent=2)
    out(voice.t("roster-attributes", **{**NEW_SURVIVOR, **sheet.attributes}), indent=2)
    if sheet.weapon_type:
        out(voice.t("roster-weapon", type=Ref(sheet.weapon_type), level=sheet.proficiency), indent=2)
    listed(voice, "gear", sheet.gear())
    for key in LISTS:
        listed(voice, key, getattr(sheet, key))


def listed(voice: Voice, key: str, ids: Sequence[str]) -> None:
    if ids:
        out(voice.t(f"roster-{key}", what=[Ref(id) for id in ids]), indent=2)


# -- a fight of a roster


def party_from(
    voice: Voice, game: Game, scenario: Scenario, home: FromRoster, edition: str | None
) -> tuple[Scenario, dict[str, Any]]:
    """The scenario with the roster's survivors and settlement in place of its own; and what a record keeps to find the roster again.

    Without a roster the scenario as it is. Raises Refused.
    """
    file, survivors, sure = home
    if file is None:
        if survivors or sure:
            raise Refused(voice.t("roster-lacks-file"))
        return scenario, {}
    if game.name != GAME:
        raise Refused(voice.t("roster-own-game"))
    from affray.showdown.roster import header_part, with_party

    wanted = edition or scenario.raw.get("edition") or next(iter(game.editions()))
    roster = opened(voice, file, wanted)
    chosen = [each.strip() for each in survivors.split(",") if each.strip()]
    try:
        made = game.from_data(with_party(scenario.raw, roster, roster.party(chosen)), scenario.id)
    except BadPack as bad:
        raise bad_pack(voice, bad) from bad
    return made, header_part(roster, file)


def is_roster(header: dict[str, Any]) -> bool:
    kept = header.get("roster")
    return isinstance(kept, dict) and isinstance(kept.get("file"), str)


def settle(voice: Voice, session: Session, header: dict[str, Any], sure: bool, late: bool = False) -> None:
    """After the aftermath: the changes are listed, somebody agrees (or `sure`), the roster is written. Raises Refused.

    `late`: the fight was over before, so a roster that has changed since then has its changes already.
    """
    from affray.showdown.roster import changes, save_roster

    if not session.over or not is_roster(header):
        return
    kept = header["roster"]
    path = at_home(kept)
    file, there = str(path), path.is_file()
    before = opened(voice, file) if there or "data" not in kept else of_record(voice, kept["data"], file)
    if there and before.fingerprint() != kept.get("was"):
        if late:
            return
        raise Refused(voice.t("roster-changed-meanwhile", file=file))
    fight: Any = session.fight
    after = before.after(fight)
    found = changes(before, after)
    voice = speaking(voice.lang, before)
    out()
    if not there:
        out(voice.t("roster-not-here", file=file))
    if not found:
        out(voice.t("roster-no-changes", file=file))
        return
    out(voice.t("roster-changes", file=file), bold=True)
    for words in found:
        out(voice.said(words), indent=2)
    if not sure and not in_terminal():
        out(voice.t("roster-say-yes", file=file, there=there), dim=True)
        return
    if not sure and not agreed(voice):
        out(voice.t("roster-not-written", file=file, there=there), dim=True)
        return
    try:
        old = save_roster(after, path)
    except OSError as error:
        raise Refused(voice.t("cannot-write-file", file=file, why=voice.why(error))) from error
    out(voice.t("roster-written", file=file, kept=str(old) if there else None))


def at_home(kept: dict[str, Any]) -> Path:
    """Where a record's roster is; a file that is not there any more may lie here under its bare name."""
    path = Path(kept["file"])
    return path if path.is_file() else Path(path.name)


def of_record(voice: Voice, data: Any, file: str) -> Roster:
    """The roster that a record has itself: the fight was begun where there was no file, or far from it. Raises Refused."""
    from affray.kernel.pack import plain
    from affray.showdown.packs import load_packs
    from affray.showdown.roster import read_roster

    try:
        return read_roster(plain(data, file), load_packs())
    except BadPack as bad:
        raise bad_pack(voice, bad) from bad


def agreed(voice: Voice) -> bool:
    try:
        return pick(voice, voice.t("roster-ask"), [voice.t("roster-yes"), voice.t("roster-no")]) == 0
    except (Leave, KeyboardInterrupt):
        return False
