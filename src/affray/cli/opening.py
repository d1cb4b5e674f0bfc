"""Before the first question: which scenario, who sits where, which rulings, where the record lies."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any

from affray import games
from affray.cli.problems import bad_pack, bad_ruling, unknown, unknown_seat
from affray.cli.voice import Refused, Voice
from affray.kernel.fight import Fight
from affray.kernel.game import Game, Scenario
from affray.kernel.live import Sitter
from affray.kernel.pack import BadPack, read
from affray.kernel.record import Record, create
from affray.kernel.ruling import BadRuling, Rulings
from affray.kernel.table import Table

__all__ = ["find_scenario", "in_terminal", "new_record", "rulings_of", "seating", "sitters"]

HUMAN = "human"
USUAL = "sensible"


def in_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def find_scenario(voice: Voice, what: str) -> tuple[Game, Scenario]:
    """A scenario that came with the package, or a file. Raises Refused."""
    path = Path(what)
    game = games.game_of(what)
    if game is None and path.is_dir():
        raise folder_given(voice, path)
    if game is None and not path.exists() and path.suffix not in (".yaml", ".yml"):
        known = games.scenario_ids()
        raise unknown(voice, "scenario", what, known if "/" in what else [one.partition("/")[2] for one in known])
    try:
        game = game or games.game_for(read(path).data)
        return game, game.scenario(what)
    except BadPack as bad:
        raise bad_pack(voice, bad) from bad
    except OSError as error:
        raise Refused(voice.t("cannot-read", file=what, why=voice.why(error))) from error


def folder_given(voice: Voice, folder: Path) -> Refused:
    """A scenario is wanted and a folder is given: its scenarios are named."""
    inside = sorted(folder.glob("*.yaml" if folder.name == "scenarios" else "scenarios/*.yaml"))
    said = voice.t("play-folder", folder=str(folder))
    return Refused(said + "".join(f" {voice.command(f'play {each}')}" for each in inside[:4]))


def rulings_of(
    voice: Voice, game: Game, scenario: Scenario, edition: str | None, given: Sequence[str]
) -> tuple[Rulings, dict[str, str]]:
    """The rulings in force, and the changes asked for as NAME=VALUE. Raises Refused."""
    changes: dict[str, str] = {}
    for each in given:
        name, equals, value = each.partition("=")
        if not equals:
            raise Refused(voice.t("not-a-pair", given=each, example=voice.t("example-pair")))
        changes[name.strip()] = value.strip()
    try:
        return scenario.rulings(edition, changes), changes
    except BadRuling as bad:
        raise bad_ruling(voice, bad) from bad
    except BadPack as bad:
        raise bad_pack(voice, bad) from bad


def begin(scenario: Scenario, rulings: Rulings) -> Fight:
    return scenario.new(Table(), rulings)


def seating(voice: Voice, game: Game, fight: Fight, given: Sequence[str], people: bool) -> dict[str, str]:
    """Who plays each seat: "human" or an agent. People play all but the referee's seat unless told otherwise. Raises Refused."""
    seats = fight.seats()
    chosen = {seat: HUMAN if people and seat != game.host else USUAL for seat in seats}
    known = [HUMAN, *games.agents(game.name)]
    called = {name.casefold(): seat for seat in seats for name in (voice.name(seat), seat)}
    for each in given:
        seat, equals, who = each.partition("=")
        if not equals:
            raise Refused(voice.t("not-a-pair", given=each, example=f"{seats[0]}=human"))
        if who not in known:
            raise unknown(voice, "agent", who, known)
        if seat.strip().casefold() in ("all", "все"):
            chosen = dict.fromkeys(seats, who)
        elif seat.strip().casefold() in called:
            chosen[called[seat.strip().casefold()]] = who
        else:
            raise unknown_seat(voice, seat, seats)
    return chosen


def sitters(game: Game, seats: dict[str, str], typed: bool, drawn: bool = False) -> dict[str, Sitter]:
    """Who sits there; `typed` for real dice, `drawn` for real cards, whoever plays."""
    return {
        seat: Sitter(None if who == HUMAN else games.agent(who, game.name), typed, drawn) for seat, who in seats.items()
    }


def new_record(
    voice: Voice, path: str, header: dict[str, Any], secret: bytes | None, lines: list[dict[str, Any]] | None = None
) -> Record:
    """A record on the disk. Raises Refused when it is there already or cannot be written."""
    try:
        return create(Path(path), header, lines, secret)
    except OSError as error:
        if Path(path).exists():
            raise Refused(voice.t("record-exists", file=path, command=voice.command(f"resume {path}"))) from error
        raise Refused(voice.t("record-unwritable", file=path, why=voice.why(error))) from error


def usual_path(name: str, today: date) -> str:
    """fights/NAME-DATE.affray, with a number behind it when there is one."""
    base = f"fights/{name}-{today.isoformat()}"
    path, n = Path(f"{base}.affray"), 1
    while path.exists():
        n += 1
        path = Path(f"{base}-{n}.affray")
    return str(path)
