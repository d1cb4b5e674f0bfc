"""The lab's commands and their options: `simulate`, `compare`, `sweep`, `balance`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import click

__all__ = ["add_lab_commands"]

Decorator = Callable[[Any], Any]


def add_lab_commands(
    group: click.Group,
    lang: str,
    text: Mapping[str, str],
    option: Callable[..., Decorator],
    speaks: Decorator,
    whole: click.ParamType,  # type: ignore[type-arg]  # generic only in newer versions of click
) -> None:
    """`option` makes an option with its help; `speaks` adds the language; `whole` reads whole numbers."""

    def plays(command: Any) -> Any:
        """The options that all of them have."""
        for each in (
            option("--agents", key="agents", default="", metavar="WHO=AGENT,..."),
            option("--seed", key="seed-lab", type=whole, default=1, metavar="N"),
            option("--edition", key="edition", metavar="E"),
            option("--ruling", "rulings", key="ruling", multiple=True, metavar="NAME=VALUE"),
            option("--jobs", key="jobs", type=whole, metavar="N"),
            option("--json", key="json", default="", type=click.Path(), metavar="FILE"),
            option("--html", key="html", default="", type=click.Path(), metavar="FILE"),
            option("--csv", key="csv", default="", type=click.Path(), metavar="FILE"),
            option("--fight-limit", "limit", key="fight-limit", default="", metavar="60s"),
        )[::-1]:
            command = each(command)
        return command

    @group.command(help=text["simulate"])
    @click.argument("scenario")
    @option("-n", "n", key="n", type=whole, default=1000, metavar="N")
    @plays
    @option("--precision", key="precision", default="", metavar="1%")
    @option("--cluster", key="cluster", default="", metavar="ADDRESS")
    @option("--replay", key="replay", default="", metavar="worst|typical|N")
    @option("--record", key="record-lab", default="", type=click.Path(), metavar="FILE")
    @option("--listen", key="listen", default="", metavar="all|N")
    @option("--span", key="span", type=whole, metavar="N")
    @option("--on-error", key="on-error", type=click.Choice(("stop", "go-on")), default="stop")
    @speaks
    def simulate(**given: Any) -> None:
        from affray.cli.lab import Wishes, simulate

        simulate(lang, Wishes(**given))

    @group.command(help=text["compare"])
    @click.argument("scenario", metavar="A")
    @click.argument("other", required=False, default="", metavar="B")
    @option("--a", "first", key="side-a", default="", metavar="CHANGES")
    @option("--b", "second", key="side-b", default="", metavar="CHANGES")
    @option("-n", "n", key="n-each", type=whole, metavar="N")
    @plays
    @speaks
    def compare(other: str, first: str, second: str, **given: Any) -> None:
        from affray.cli.lab_more import Asked, compare_fights

        compare_fights(lang, Asked(**given), other, first, second)

    @group.command(help=text["sweep"])
    @click.argument("scenario")
    @option("--change", "changes", key="change", multiple=True, metavar="NAME=V1,V2,...")
    @option("--show", "shown", key="show", default="won", metavar="FIGURE")
    @option("-n", "n", key="n-each", type=whole, metavar="N")
    @plays
    @speaks
    def sweep(changes: tuple[str, ...], shown: str, **given: Any) -> None:
        from affray.cli.lab_more import Asked, sweep_fights

        sweep_fights(lang, Asked(**given), changes, shown)

    @group.command(help=text["balance"])
    @click.argument("scenario")
    @option("--aim", key="aim", default="", metavar="AIM")
    @option("--by", "ways", key="by", multiple=True, metavar="WAY")
    @option("--save", key="save", default="", type=click.Path(), metavar="FILE")
    @option("-n", "n", key="n-each", type=whole, metavar="N")
    @plays
    @speaks
    def balance(aim: str, ways: tuple[str, ...], save: str, **given: Any) -> None:
        from affray.cli.lab_more import Asked, balance_fights

        balance_fights(lang, Asked(**given), aim, ways, save)
