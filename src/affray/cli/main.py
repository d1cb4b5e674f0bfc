"""The commands and their options. Everything that runs a fight is imported when its command is called."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click

from affray.cli.lab_commands import add_lab_commands
from affray.cli.plain import LANGUAGES, helps, language, teach_click

__all__ = ["build", "run"]

F = TypeVar("F", bound=Callable[..., Any])


class Whole(click.ParamType):  # type: ignore[type-arg]  # generic only in newer versions of click
    """A whole number that is not negative; `refusal` says what is wrong with another."""

    name = "N"

    def __init__(self, refusal: str) -> None:
        self.refusal = refusal

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        if isinstance(value, int):
            return value
        return int(value) if str(value).isdecimal() else self.fail(self.refusal.format(given=value), param, ctx)


class Commands(click.Group):
    """A group whose commands stand in the order of their making, and which knows the nearest name to a wrong one."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in self.commands and not args[0].startswith("-"):
            from affray.cli.problems import unknown
            from affray.cli.voice import Voice

            raise unknown(Voice(ctx.meta["lang"]), "command", args[0], list(self.commands))
        return super().resolve_command(ctx, args)


def run(args: Sequence[str] | None = None) -> None:
    """The console entry."""
    gc.disable()  # what is read before the first question stays: looking through it again and again takes a sixth of the time
    given = list(sys.argv[1:] if args is None else args)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a letter shows another
    build(given).main(given, prog_name="affray")


def build(args: Sequence[str], environ: dict[str, str] | None = None) -> click.Group:
    """The command line in the language that the arguments or the environment ask for."""
    lang, lacking = language(list(args), os.environ if environ is None else environ)
    teach_click(lang)
    text = helps(lang)

    def check_language(ctx: click.Context, param: click.Parameter, value: str | None) -> None:
        ctx.meta["lang"] = lang
        if lacking:
            from affray.cli.problems import unknown
            from affray.cli.voice import Voice

            raise unknown(Voice(lang), "language", lacking, LANGUAGES)

    def speaks(command: F) -> F:
        option = click.option(
            "--lang", metavar="ru|en", help=text["opt-lang"], is_eager=True, expose_value=False, callback=check_language
        )
        return option(command)

    def option(*names: str, key: str, **more: Any) -> Callable[[F], F]:
        return click.option(*names, help=text["opt-" + key], **more)

    def version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
        if value:
            import affray

            click.echo(f"affray {affray.__version__}")
            ctx.exit()

    whole = Whole(text["not-whole"])
    seats = option("--seat", "seats", key="seat", multiple=True, metavar="NAME=human|AGENT")
    auto = option("--auto", key="auto", is_flag=True)
    dice = option("--dice", key="dice", type=click.Choice(("virtual", "typed")))
    cards = option("--cards", key="cards", type=click.Choice(("virtual", "physical")))
    file = click.argument("file", type=click.Path())
    seed = option("--seed", key="seed", type=whole, metavar="N")
    yes = option("--yes", key="yes", is_flag=True)

    @click.group(cls=Commands, help=text["affray"])
    @speaks
    @option("--version", key="version", is_flag=True, is_eager=True, expose_value=False, callback=version)
    def affray_() -> None:
        pass

    @affray_.command(help=text["play"])
    @click.argument("scenario", required=False)
    @seats
    @auto
    @seed
    @dice
    @cards
    @option("--edition", key="edition", metavar="E")
    @option("--ruling", "rulings", key="ruling", multiple=True, metavar="NAME=VALUE")
    @option("--record", key="record", type=click.Path(), metavar="FILE")
    @option("--roster", key="roster", type=click.Path(), metavar="FILE")
    @option("--survivors", key="survivors", default="", metavar="A,B,C,D")
    @yes
    @speaks
    def play(
        scenario: str | None,
        seats: tuple[str, ...],
        auto: bool,
        seed: int | None,
        dice: str | None,
        cards: str | None,
        edition: str | None,
        rulings: tuple[str, ...],
        record: str | None,
        roster: str | None,
        survivors: str,
        yes: bool,
    ) -> None:
        from affray.cli.fights import play_fight

        play_fight(lang, scenario, seats, auto, seed, dice, edition, rulings, record, cards, (roster, survivors, yes))

    @affray_.command(help=text["resume"])
    @file
    @seats
    @auto
    @dice
    @cards
    @yes
    @speaks
    def resume(file: str, seats: tuple[str, ...], auto: bool, dice: str | None, cards: str | None, yes: bool) -> None:
        from affray.cli.fights import resume_fight

        resume_fight(lang, file, seats, auto, dice, cards, yes)

    @affray_.command(help=text["replay"])
    @file
    @option("--step", key="step", is_flag=True)
    @option("--to", key="to-replay", type=whole, metavar="N")
    @option("--seat", key="seat-replay", metavar="NAME")
    @speaks
    def replay(file: str, step: bool, to: int | None, seat: str | None) -> None:
        from affray.cli.fights import replay_fight

        replay_fight(lang, file, step, to, seat)

    @affray_.command(help=text["undo"])
    @file
    @option("--to", key="to-undo", type=whole, metavar="N")
    @speaks
    def undo(file: str, to: int | None) -> None:
        from affray.cli.fights import undo_in_fight

        undo_in_fight(lang, file, to)

    @affray_.command(help=text["branch"])
    @file
    @option("--at", key="at", type=whole, metavar="N", required=True)
    @option("--record", key="record", type=click.Path(), metavar="NEW")
    @seed
    @speaks
    def branch(file: str, at: int, record: str | None, seed: int | None) -> None:
        from affray.cli.fights import branch_fight

        branch_fight(lang, file, at, record, seed)

    @affray_.command(help=text["odds"])
    @click.argument("game", metavar="company|showdown")
    @click.argument("what", required=False, default="")
    @click.argument("pairs", nargs=-1, metavar="NAME=VALUE...")
    @option("--json", "data", key="json", default="", type=click.Path(), metavar="FILE")
    @option("--svg", key="svg", default="", type=click.Path(), metavar="FILE")
    @speaks
    def odds(game: str, what: str, pairs: tuple[str, ...], data: str, svg: str) -> None:
        from affray.cli.odds_query import ask_odds

        ask_odds(lang, game, what, pairs, data, svg)

    add_lab_commands(affray_, lang, text, option, speaks, whole)

    @affray_.command(help=text["scenarios"])
    @speaks
    def scenarios() -> None:
        from affray.cli.lists import list_scenarios

        list_scenarios(lang)

    @affray_.command(help=text["rulings"])
    @click.argument("game", required=False)
    @speaks
    def rulings(game: str | None) -> None:
        from affray.cli.lists import list_rulings

        list_rulings(lang, game)

    @affray_.command(help=text["check"])
    @click.argument("paths", nargs=-1, required=True, metavar="PATH...")
    @speaks
    def check(paths: tuple[str, ...]) -> None:
        from affray.cli.lists import check_paths

        check_paths(lang, paths)

    @affray_.group(cls=Commands, help=text["new"])
    @speaks
    def new() -> None:
        pass

    @new.command(help=text["new-company"])
    @click.argument("file", default="my_fight.yaml")
    @speaks
    def company(file: str) -> None:
        from affray.cli.lists import write_starter

        write_starter(lang, "company", file)

    @new.command(help=text["new-showdown"])
    @click.argument("file", default="my_showdown.yaml")
    @speaks
    def showdown(file: str) -> None:
        from affray.cli.lists import write_starter

        write_starter(lang, "showdown", file)

    @affray_.group("roster", cls=Commands, help=text["roster"])
    @speaks
    def rosters() -> None:
        pass

    @rosters.command("new", help=text["roster-new"])
    @click.argument("file", default="roster.yaml")
    @speaks
    def new_roster(file: str) -> None:
        from affray.cli.roster import new_roster

        new_roster(lang, file)

    @rosters.command("show", help=text["roster-show"])
    @file
    @speaks
    def show_roster(file: str) -> None:
        from affray.cli.roster import show_roster

        show_roster(lang, file)

    @rosters.command("check", help=text["roster-check"])
    @file
    @speaks
    def check_roster(file: str) -> None:
        from affray.cli.roster import check_roster

        check_roster(lang, file)

    @affray_.command(help=text["serve"])
    @option("--host", key="host", default="127.0.0.1", metavar="ADDRESS")
    @option("--port", key="port", type=whole, default=8170, metavar="N")
    @option("--lan", key="lan", is_flag=True)
    @option("--database", key="database", default="", metavar="URL")
    @option("--workers", key="workers", type=whole, default=1, metavar="N")
    @option("--scenario", "scenarios", key="scenario", multiple=True, type=click.Path(), metavar="FILE")
    @option("--open", "show", key="open", is_flag=True)
    @speaks
    def serve(
        host: str, port: int, lan: bool, database: str, workers: int, scenarios: tuple[str, ...], show: bool
    ) -> None:
        from affray.cli.serve import serve_table

        serve_table(lang, host, port, lan, database, workers, show, scenarios)

    groups = (affray_, new, rosters)
    for command in (*groups, *[each for group in groups for each in group.commands.values()]):
        command.options_metavar = text["click-meta-options"]
        if isinstance(command, click.Group):
            command.subcommand_metavar = text["click-meta-command"]
    group: click.Group = affray_
    return group
