"""The commands that run a fight: play, resume, replay, undo, branch."""

from __future__ import annotations

import gc
import shutil
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from secrets import token_bytes
from typing import Final

import click

from affray import games
from affray.cli.keyboard import Leave
from affray.cli.menus import pick
from affray.cli.opening import (
    begin,
    find_scenario,
    in_terminal,
    new_record,
    rulings_of,
    seating,
    sitters,
    usual_path,
)
from affray.cli.problems import unknown_seat
from affray.cli.real_cards import asking
from affray.cli.records import open_record, open_session, replay, unchanged
from affray.cli.roster import NO_ROSTER, FromRoster, party_from, settle
from affray.cli.table import AtTable
from affray.cli.voice import Refused, Voice, out
from affray.kernel.chance import Throw
from affray.kernel.event import Told
from affray.kernel.game import Game
from affray.kernel.header import header_of
from affray.kernel.live import Draw
from affray.kernel.question import Question
from affray.kernel.record import Record, load_secret
from affray.kernel.session import Session, of_person, secret_of

__all__ = ["branch_fight", "play_fight", "replay_fight", "resume_fight", "undo_in_fight"]

# What is played where no scenario is named and nobody can be asked.
DEMONSTRATION: Final = "roadside_ambush"


def play_fight(
    lang: str,
    scenario: str | None,
    seats: Sequence[str],
    auto: bool,
    seed: int | None,
    dice: str | None,
    edition: str | None,
    changes: Sequence[str],
    record: str | None,
    cards: str | None = None,
    home: FromRoster = NO_ROSTER,
) -> None:
    """`affray play`. `home`: the roster's file, the ids of the survivors chosen, and whether it is written without asking."""
    voice = Voice(lang)
    people = in_terminal() and not auto
    game, chosen = find_scenario(voice, scenario or choose_scenario(voice))
    chosen, more = party_from(voice, game, chosen, home, edition)
    rulings, changed = rulings_of(voice, game, chosen, edition, changes)
    voice = Voice(lang, chosen.names())
    sitting = seating(voice, game, begin(chosen, rulings), seats, people)
    human = "human" in sitting.values()
    edition = edition or chosen.raw.get("edition") or next(iter(game.editions()))
    typed, drawn = dice == "typed", cards == "physical"
    if (typed or drawn) and not human and not in_terminal():
        raise Refused(voice.t("typed-needs-people"))
    header = header_of(game, chosen, edition, changed, sitting, dice or "virtual", cards or "virtual")
    header.update(more)
    secret = None if seed is None else secret_of(seed)
    path = record or (usual_path(chosen.id, date.today()) if people else None)
    kept = new_record(voice, path, header, secret) if path else None
    out(voice.title(chosen.name), bold=True)
    if chosen.about:
        out(chosen.about.get(lang) or next(iter(chosen.about.values())), hang=0)
    if path:
        out(voice.t("record-kept", file=path), dim=True)
    all_read()
    secret = (load_secret(kept.path) if kept else secret) or token_bytes(16)
    try:
        session = Session(lambda at: chosen.new(at, rulings), sitters(game, sitting, typed, drawn), secret, kept)
    except OSError as error:
        raise Refused(voice.t("record-unwritable", file=path or "", why=voice.why(error))) from error
    table = AtTable(voice, game, session)
    table.show(session.told)
    sit_down(table, kept)
    settle(voice, session, header, home[2])


def all_read() -> None:
    """From here on objects come and go: see `run`."""
    gc.freeze()
    gc.enable()


def choose_scenario(voice: Voice) -> str:
    """In a terminal a menu; elsewhere, with nobody to ask, the demonstration."""
    if not in_terminal():
        return DEMONSTRATION
    ids = games.scenario_ids()
    rows = []
    for one in ids:
        _, scenario = find_scenario(voice, one)
        rows.append(f"{voice.title(scenario.name)} ({one})")
    try:
        at = pick(voice, voice.t("which-scenario"), rows, "pick-or-leave")
    except (Leave, KeyboardInterrupt):
        at = None
    if at is None:
        raise SystemExit(0)
    return ids[at]


def sit_down(table: AtTable, record: Record | None) -> None:
    """Play to the end, or until somebody leaves."""
    voice = table.voice
    code = 0
    try:
        table.run()
        out()
        return
    except Leave:
        pass
    except KeyboardInterrupt:
        click.echo()
        code = 130
    if record is not None:
        out(voice.t("left-saved", command=voice.command(f"resume {record.path}")))
    else:
        out(voice.t("left-unsaved"))
    sys.exit(code)


def resume_fight(
    lang: str,
    file: str,
    seats: Sequence[str],
    auto: bool,
    dice: str | None,
    cards: str | None = None,
    sure: bool = False,
) -> None:
    """`affray resume`."""
    human_given = any(each.partition("=")[2] == "human" for each in seats)
    people = (in_terminal() or human_given) and not auto
    found, session = open_session(Voice(lang), file, seats, dice, people, cards)
    all_read()
    voice = found.voice
    table = AtTable(voice, found.game, session)
    out(voice.title(found.scenario.name), bold=True)
    table.show(on_screen(recent(found.game, session.told)) if people and not session.over else session.told)
    if session.over:
        out()
        out(voice.t("fight-is-over", command=voice.command(f"undo {file}")), dim=True)
        settle(voice, session, found.header, sure, late=True)
        return
    sit_down(table, found.record)
    settle(voice, session, found.header, sure)


def recent(game: Game, told: list[Told]) -> list[Told]:
    """What was told since the last chapter of the log began."""
    for back, each in enumerate(reversed(told), 1):
        if type(each.event).__name__ in game.headings:
            return told[-back:]
    return told


def on_screen(told: list[Told]) -> list[Told]:
    """As much of the end as leaves room for a question on the screen, from the beginning of an act."""
    room = max(6, shutil.get_terminal_size().lines - 14)
    if len(told) <= room:
        return told
    last = told[-room:]
    return next((last[at:] for at, each in enumerate(last) if each.depth == 0), last)


def replay_fight(lang: str, file: str, step: bool, to: int | None, seat: str | None) -> None:
    """`affray replay`."""
    found = open_record(Voice(lang), file)
    if seat is not None:
        seats = begin(found.scenario, found.rulings).seats()
        called = {name.casefold(): one for one in seats for name in (found.voice.name(one), one)}
        if seat.casefold() not in called:
            raise unknown_seat(found.voice, seat, seats)
        seat = called[seat.casefold()]
    if to is not None and not 0 <= to <= len(found.lines):
        raise Refused(found.voice.t("no-such-line", given=to, n=len(found.lines)))
    replay(found, to, seat, step)


def undo_in_fight(lang: str, file: str, to: int | None) -> None:
    """`affray undo`: the mark is written, and where the fight stands now is shown."""
    found = open_record(Voice(lang), file)
    unchanged(found)
    voice = found.voice
    record = found.record
    assert record is not None
    people = [seat for seat, who in found.seats().items() if who == "human"]
    typing = list(found.seats()) if found.typed() else []
    drawing = list(found.seats()) if found.drawn() else []
    kept = to
    if kept is None:
        of_people = [at for at, line in enumerate(found.lines) if of_person(line, people, typing, drawing)]
        if not of_people:
            raise Refused(voice.t("nothing-to-take-back"))
        kept = of_people[-1]
    if not 0 <= kept <= len(found.lines):
        raise Refused(voice.t("no-such-line", given=kept, n=len(found.lines)))
    try:
        record.append([{"undo": kept}])
    except OSError as error:
        raise Refused(voice.t("record-unwritable", file=file, why=voice.why(error))) from error
    found.lines = found.lines[:kept]
    standing, _ = found.holding()
    voice.log(found.game, recent(found.game, standing.told))
    out()
    out(voice.t("undone", n=kept), fg="cyan")
    waits = standing.open
    if isinstance(waits, Question):
        out(voice.said(waits.words()), bold=True)
    elif isinstance(waits, Throw):
        out(voice.t("throw-next", who=voice.name(found.game.thrower(waits)), why=voice.name(waits.why)), bold=True)
    elif isinstance(waits, Draw):
        out(asking(voice, waits), bold=True)
    out(voice.t("go-on-with", command=voice.command(f"resume {file}")), dim=True)


def branch_fight(lang: str, file: str, at: int, record: str | None, seed: int | None = None) -> None:
    """`affray branch`: a new record with the first lines of this one, its packs as they are now, and chance of its own."""
    found = open_record(Voice(lang), file, damaged=True)
    voice = found.voice
    if not 0 <= at <= len(found.lines):
        raise Refused(voice.t("no-such-line", given=at, n=len(found.lines)))
    found.lines = found.lines[:at]
    _, parted = found.holding()
    if parted is not None:
        raise Refused(found.parted(parted), voice.t("record-holds", n=parted.line - 1))
    path = record
    if path is None:
        base = Path(file)
        n = 1
        while (candidate := base.with_name(f"{base.stem}-branch-{n}{base.suffix}")).exists():
            n += 1
        path = str(candidate)
    header = {key: value for key, value in found.header.items() if key != "affray"}
    header = {**header, "packs": found.scenario.hashes(), "branch": {"of": Path(file).name, "at": at}}
    new_record(voice, path, header, None if seed is None else secret_of(seed), found.lines)
    out(voice.t("branched", file=path, n=at))
    out(voice.t("go-on-with", command=voice.command(f"resume {path}")), dim=True)
