"""Records opened again: resume, replay, undo, branch. Whatever is wrong with one, what still holds is shown and nothing is overwritten."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from secrets import token_bytes
from typing import Any

from affray import games
from affray.cli.keyboard import Leave, read
from affray.cli.opening import begin, seating, sitters
from affray.cli.problems import bad_pack, bad_ruling, unknown
from affray.cli.voice import Refused, Voice, out
from affray.kernel.event import Told
from affray.kernel.fight import Fight
from affray.kernel.game import Game, Scenario
from affray.kernel.live import Standing
from affray.kernel.pack import BadPack
from affray.kernel.record import BadRecord, Record, fold, load, load_secret, secret_path
from affray.kernel.ruling import BadRuling, Rulings
from affray.kernel.session import Session, onlooker, told_to
from affray.kernel.table import Diverged, Table

__all__ = ["Opened", "open_record", "open_session", "replay", "unchanged"]

Line = dict[str, Any]


@dataclass
class Opened:
    """A record with all that runs it again; `voice` knows the names of its fight."""

    voice: Voice
    path: Path
    header: Line
    lines: list[Line]
    game: Game
    scenario: Scenario
    rulings: Rulings
    record: Record | None

    def new(self, table: Table) -> Fight:
        return self.scenario.new(table, self.rulings)

    def changed(self) -> list[str]:
        """The pack entries that are not what they were, or are gone."""
        then, now = self.header.get("packs", {}), self.scenario.hashes()
        return sorted(one for one in {*then, *now} if then.get(one) != now.get(one))

    def seats(self) -> dict[str, str]:
        return {str(seat): str(who) for seat, who in self.header.get("seats", {}).items()}

    def typed(self) -> bool:
        return self.header.get("dice") == "typed"

    def drawn(self) -> bool:
        return self.header.get("cards") == "physical"

    def holding(self) -> tuple[Standing, Diverged | None]:
        """The fight as far as its lines hold."""
        try:
            return onlooker(self.new, self.lines), None
        except Diverged as parted:
            return parted.standing, parted

    def refuse_with_what_holds(self, *why: str) -> Refused:
        """Show what holds; then the refusal that says why the rest does not."""
        standing, parted = self.holding()
        self.voice.log(self.game, standing.told)
        out()
        lines = [*why]
        if parted is not None:
            lines.append(self.parted(parted))
        kept = len(standing.lines) if parted is not None else len(self.lines)
        lines.append(self.voice.t("record-holds", n=kept))
        if kept:
            lines.append(
                self.voice.t("record-branch-hint", command=self.voice.command(f"branch {self.path} --at {kept}"))
            )
        return Refused(*lines)

    def parted(self, parted: Diverged) -> str:
        fields = {"file": str(self.path), "line": parted.line, "expected": parted.expected, "came": parted.came}
        return self.voice.t("record-diverged", **fields)


def open_record(voice: Voice, path: str, damaged: bool = False) -> Opened:
    """Read a record. Raises Refused; of a damaged one what holds has been shown by then, or is returned if `damaged` ones will do."""
    file = Path(path)
    try:
        record = load(file)
    except BadRecord as bad:
        said = f"{path}:{bad.line}: {voice.t(bad.why, detail=bad.detail)}"
        if bad.header is None or bad.why == "record-newer":
            raise Refused(said) from bad
        held = opened(voice, file, bad.header, fold(bad.held), None)
        if damaged:
            return held
        raise held.refuse_with_what_holds(said) from bad
    except OSError as error:
        raise Refused(voice.t("cannot-read", file=path, why=voice.why(error))) from error
    return opened(voice, file, record.header, record.force, record)


def opened(voice: Voice, path: Path, header: Line, lines: list[Line], record: Record | None) -> Opened:
    raw, name = header.get("scenario"), header.get("game")
    if not isinstance(raw, dict) or not isinstance(name, str):
        raise Refused(f"{path}:1: {voice.t('record-no-header', detail='')}")
    try:
        game = games.game(name)
        scenario = game.from_data(raw, str(header.get("name", path.stem)))
        rulings = scenario.rulings(header.get("edition"), header.get("rulings", {}))
    except games.UnknownGame as error:
        raise unknown(voice, "game", error.given, error.known) from error
    except BadPack as bad:
        raise Refused(voice.t("record-scenario-bad", file=str(path)), bad_pack(voice, bad).message) from bad
    except BadRuling as bad:
        raise bad_ruling(voice, bad) from bad
    return Opened(Voice(voice.lang, scenario.names()), path, header, lines, game, scenario, rulings, record)


def unchanged(found: Opened) -> None:
    """Raises Refused, with what holds, when a pack entry is not what it was."""
    changed = found.changed()
    if changed:
        names = ", ".join(f"{found.voice.name(one)} ({one})" for one in changed)
        raise found.refuse_with_what_holds(found.voice.t("record-pack-changed", names=names))


def open_session(
    voice: Voice,
    path: str,
    given: Sequence[str] = (),
    dice: str | None = None,
    people: bool = True,
    cards: str | None = None,
) -> tuple[Opened, Session]:
    """The fight of a record, ready to go on. Raises Refused."""
    found = open_record(voice, path)
    unchanged(found)
    seats = found.seats()
    if given:
        named = {each.partition("=")[0] for each in given}
        chosen = seating(found.voice, found.game, begin(found.scenario, found.rulings), given, people)
        kept = {seat: who for seat, who in seats.items() if not named & {"all", "все", seat, found.voice.name(seat)}}
        seats = {**chosen, **kept}
    if not people:
        seats = {seat: "sensible" if who == "human" else who for seat, who in seats.items()}
    secret = load_secret(found.path)
    if secret is None:
        secret = token_bytes(16)
        out(found.voice.t("secret-gone"), dim=True)
        keep_secret(found, secret)
    typed = people and (found.typed() if dice is None else dice == "typed")
    drawn = people and (found.drawn() if cards is None else cards == "physical")
    if found.record is not None and found.record.torn:
        out(found.voice.t("record-torn"), dim=True)
    try:
        return found, Session(found.new, sitters(found.game, seats, typed, drawn), secret, found.record)
    except Diverged:
        raise found.refuse_with_what_holds() from None
    except OSError as error:
        raise Refused(found.voice.t("record-unwritable", file=path, why=found.voice.why(error))) from error


def keep_secret(found: Opened, secret: bytes) -> None:
    """Lay a new secret beside the record, readable by its owner only."""
    target = secret_path(found.path)
    try:
        with open(target, "w", opener=lambda path, flags: os.open(path, flags, 0o600)) as file:
            file.write(secret.hex() + "\n")
    except OSError as error:
        raise Refused(found.voice.t("record-unwritable", file=str(target), why=found.voice.why(error))) from error


def replay(found: Opened, to: int | None, seat: str | None, step: bool) -> None:
    """Tell the fight again from its lines alone. Raises Refused at what does not hold."""
    voice = found.voice
    if to is not None:
        found.lines = found.lines[:to]
    unchanged(found)
    standing, parted = found.holding()
    told = told_to(standing.told, seat)
    if step:
        step_through(found, told)
    else:
        voice.log(found.game, told)
    out()
    if parted is not None:
        raise Refused(found.parted(parted), voice.t("record-holds", n=len(standing.lines)))
    if standing.open is None:
        out(voice.t("replayed-over", n=len(found.lines)), dim=True)
    else:
        out(voice.t("replayed-open", n=len(found.lines)), dim=True)
    if found.record is not None and found.record.torn and to is None:
        raise Refused(voice.t("record-torn"))


def step_through(found: Opened, told: list[Told]) -> None:
    """What followed from each line of the record, and Enter for the next."""
    at = 0
    while at < len(told):
        last = at
        while last + 1 < len(told) and told[last + 1].line == told[at].line:
            last += 1
        found.voice.log(found.game, told[at : last + 1])
        at = last + 1
        if at < len(told):
            try:
                if read(found.voice.t("step-prompt", line=told[at - 1].line, of=len(found.lines)) + " ").lower() in (
                    "q",
                    "в",
                    "й",
                ):
                    return
            except Leave:
                return
