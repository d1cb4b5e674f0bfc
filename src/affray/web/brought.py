"""Files that people bring: a record to go on with, a scenario to begin. They are data and are checked whole before anything is kept."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from affray import games
from affray.kernel.game import Game, Scenario
from affray.kernel.pack import BadPack, read_text
from affray.kernel.record import BadRecord, fold, parse
from affray.kernel.ruling import BadRuling
from affray.kernel.session import onlooker
from affray.kernel.speaker import Speaker
from affray.kernel.table import Diverged, Line

__all__ = ["SECONDS", "BadFile", "Brought", "brought", "no_folder"]

MOST_LINES: Final = 5000
SECONDS: Final = 5.0


class BadFile(Exception):
    """What is wrong with a file, a line each; `holds` is how many lines of a record hold."""

    def __init__(self, said: list[str], holds: int = 0) -> None:
        super().__init__(said, holds)
        self.said = said
        self.holds = holds


@dataclass(frozen=True)
class Brought:
    """A record that holds: its header, its trace."""

    header: dict[str, Any]
    trace: list[Line]


def brought(name: str, data: bytes, lang: str) -> Brought | dict[str, Any]:
    """A record, or the data of a scenario. Raises BadFile with every mistake named. It is run apart: a record may be long."""
    if name.endswith((".yaml", ".yml")):
        return scenario_data(name, data, lang)
    speaker = Speaker(lang)
    try:
        record = parse(Path(name), data)
    except BadRecord as bad:
        raise BadFile([f"{name}:{bad.line}: {speaker.t(bad.why, detail=bad.detail)}"], len(fold(bad.held))) from bad
    if len(record.lines) > MOST_LINES:
        raise BadFile([speaker.t("web-file-too-long", n=MOST_LINES)])
    scenario, game = scenario_of(name, record.header, speaker)
    try:
        rulings = scenario.rulings(record.header.get("edition"), record.header.get("rulings", {}))
    except BadRuling as bad:
        raise BadFile([speaker.t(f"unknown-{bad.what}", given=bad.given)]) from bad
    then, now = record.header.get("packs", {}), scenario.hashes()
    changed = sorted(one for one in {*then, *now} if then.get(one) != now.get(one))
    if changed:
        raise BadFile([speaker.t("record-pack-changed", names=", ".join(changed))])
    try:
        onlooker(lambda table: scenario.new(table, rulings), record.force)
    except Diverged as parted:
        said = speaker.t("record-diverged", file=name, line=parted.line, expected=parted.expected, came=parted.came)
        raise BadFile([said], parted.line - 1) from parted
    return Brought({**record.header, "game": game.name}, record.lines)


def scenario_of(name: str, header: dict[str, Any], speaker: Speaker) -> tuple[Scenario, Game]:
    raw, called = header.get("scenario"), header.get("game")
    if not isinstance(raw, dict) or called not in games.NAMES:
        raise BadFile([f"{name}:1: {speaker.t('record-no-header', detail='')}"])
    game = games.game(str(called))
    no_folder(raw, speaker)
    try:
        return game.from_data(raw, str(header.get("name", Path(name).stem))), game
    except BadPack as bad:
        said = [speaker.problem(one) for one in bad.problems]
        raise BadFile([speaker.t("record-scenario-bad", file=name), *said]) from bad


def no_folder(raw: Any, speaker: Speaker) -> None:
    """A scenario that is brought may not name a folder: it would be one of this machine. Raises BadFile."""
    if isinstance(raw, dict) and "pack" in raw:
        raise BadFile([speaker.t("web-no-folder", folder=str(raw["pack"])[:200])])


def scenario_data(name: str, data: bytes, lang: str) -> dict[str, Any]:
    """A scenario file's data, or a roster's, which has survivors and no monster. The game reads it from a file, so that every mistake has its line and column."""
    speaker = Speaker(lang)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "scenario.yaml")
        file.write_bytes(data)
        try:
            read = read_text(data.decode("utf-8-sig"), name).data
            if isinstance(read, dict) and "survivors" in read and "monster" not in read:
                from affray.web.rosters import read_brought

                return read_brought(name, data)
            game = games.game_for(read)
            scenario = game.scenario(str(file))
        except UnicodeDecodeError as error:
            line = data.count(b"\n", 0, error.start) + 1
            raise BadFile([f"{name}:{line}:1: {speaker.t('pack-not-text', given='', expected='UTF-8')}"]) from error
        except BadPack as bad:
            raise BadFile([speaker.problem(one).replace(str(file), name) for one in bad.problems]) from bad
        return {"game": game.name, "name": Path(name).stem[:60], "raw": scenario.raw}
