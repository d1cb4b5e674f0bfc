"""Lists and checks: scenarios, rulings, what is wrong with a file, and a scenario to begin with."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from affray import games
from affray.cli.opening import find_scenario
from affray.cli.problems import bad_pack, unknown
from affray.cli.records import open_record
from affray.cli.voice import Refused, Voice, out
from affray.kernel.game import Game
from affray.kernel.pack import BadPack, read

__all__ = ["check_paths", "list_rulings", "list_scenarios", "write_starter"]

ABOUT = "pack.yaml"


def list_scenarios(lang: str) -> None:
    """`affray scenarios`."""
    voice = Voice(lang)
    for one in games.scenario_ids():
        _, scenario = find_scenario(voice, one)
        out(f"{one}: {voice.title(scenario.name)}", bold=True)
        if scenario.about:
            out(scenario.about.get(lang) or next(iter(scenario.about.values())), indent=4, hang=0)


def list_rulings(lang: str, name: str | None) -> None:
    """`affray rulings GAME`."""
    voice = Voice(lang)
    try:
        game = games.game(name or games.NAMES[0])
    except games.UnknownGame as error:
        raise unknown(voice, "game", error.given, error.known) from error

    def words(key: str, otherwise: str) -> str:
        return voice.t(key) if voice.text.has(key) else otherwise

    out(voice.t("editions-title"), bold=True)
    editions = game.editions()
    defaults = {ruling.name: ruling.default for ruling in game.rulings()}
    for at, (one, changes) in enumerate(editions.items()):
        said = words(f"edition-{game.name}-{one}", words("edition-" + one, one))
        out(f"{one}: {said}{voice.t('edition-default') if at == 0 else ''}", indent=2)
        for changed, value in changes.items():
            if defaults[changed] != value:
                out(f"{changed}={value}", indent=6)
    out()
    out(voice.t("rulings-title"), bold=True)
    for ruling in game.rulings():
        rule = voice.text.clause(ruling.rule) if ruling.rule[:1].isupper() else ruling.rule
        out(f"{ruling.name}: {words('ruling-' + ruling.name, ruling.name)} ({rule})", indent=2)
        for at, value in enumerate(ruling.values):
            mark = "*" if at == 0 else " "
            out(f"{mark} {value}: {words(f'ruling-{ruling.name}-{value}', value)}", indent=4, hang=4)


def check_paths(lang: str, paths: Sequence[str]) -> None:
    """`affray check`: a line for each path; exit code 2 when something is wrong with any."""
    voice = Voice(lang)
    wrong = 0
    for path in paths:
        try:
            out(f"{path}: {check(voice, path)}")
        except Refused as refused:
            wrong += 1
            refused.show()
            click.echo(f"{path}: {voice.t('check-wrong')}", err=True)
    if wrong:
        raise SystemExit(2)


def check(voice: Voice, path: str) -> str:
    """What the path is, when all is well. Raises Refused."""
    file = Path(path)
    if file.is_dir():
        try:
            if (file / "monster.yaml").is_file():
                from affray.cli.trials import check_monster

                return check_monster(voice, file)
            game = pack_game(file)
            inside = sorted(each.parent for each in file.glob("*/monster.yaml"))
            if not (file / ABOUT).exists() and (inside or not any(file.glob("**/*.yaml"))):
                raise not_a_pack(voice, path, inside)
            game.check_pack(path)
        except BadPack as bad:
            raise bad_pack(voice, bad) from bad
        return voice.t("check-pack")
    if not file.exists():
        raise Refused(voice.t("cannot-read", file=path, why=voice.t("os-enoent")))
    if part_of_pack(file):
        raise Refused(voice.t("check-part", file=path, command=voice.command(f"check {file.parent}")))
    if file.suffix in (".yaml", ".yml"):
        _, scenario = find_scenario(voice, path)
        return voice.t("check-scenario", name=voice.title(scenario.name))
    found = open_record(voice, path)
    standing, parted = found.holding()
    lines = []
    if changed := found.changed():
        lines.append(voice.t("record-pack-changed", names=", ".join(changed)))
    if parted is not None:
        lines += [found.parted(parted), voice.t("record-holds", n=len(standing.lines))]
    if found.record is not None and found.record.torn:
        lines.append(voice.t("record-torn"))
    if lines:
        raise Refused(*lines)
    return voice.t("check-record", n=len(found.lines))


def pack_game(folder: Path) -> Game:
    """The game that a pack is for, as its pack.yaml says; the first game where it says none."""
    about = folder / ABOUT
    if not about.exists():
        return games.game(games.NAMES[0])
    document = read(about)
    named = document.data.get("game") if isinstance(document.data, dict) else None
    if named is not None and named not in games.NAMES:
        raise BadPack([document.problem(("game",), "pack-unknown-value", ", ".join(games.NAMES), named, games.NAMES)])
    return games.game(named or games.NAMES[0])


def not_a_pack(voice: Voice, path: str, inside: Sequence[Path]) -> Refused:
    """A folder that holds no pack, but perhaps folders of monsters."""
    said = voice.t("check-no-pack", folder=path)
    commands = [voice.command(f"check {each}") for each in inside[:4]]
    return Refused(said + "".join(f" {voice.t('check-instead', command=each)}" for each in commands))


def part_of_pack(file: Path) -> bool:
    """Whether a file is one of a pack's, and no scenario."""
    if file.suffix not in (".yaml", ".yml") or file.parent.name == "scenarios":
        return False
    if not any((file.parent / name).is_file() for name in (ABOUT, "monster.yaml")):
        return False
    try:
        data = read(file).data
    except BadPack:
        return True
    return not (isinstance(data, dict) and {"party", "heroes"} & set(data))


def write_starter(lang: str, name: str, file: str) -> None:
    """`affray new`: never over a file that is there."""
    voice = Voice(lang)
    text = games.game(name).starter(lang)
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
    out(voice.t("starter-written", file=file))
    out(voice.t("starter-next", check=voice.command(f"check {file}"), play=voice.command(f"play {file}")), dim=True)
