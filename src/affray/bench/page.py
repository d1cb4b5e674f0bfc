"""Results as a table: for the terminal, and for docs/bench.md."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from affray.bench.lab import AGENTS, FORECAST, FORECASTS
from affray.bench.showdowns import GEAR
from affray.bench.units import UNITS

__all__ = ["page", "table"]

Results = dict[str, Any]
# What is wanted on one core: at least this part of the yardstick's attack rolls a second.
WANTED_PLAIN: Final = 20
WANTED_COMPILED: Final = 25
WANTED_REPLAY: Final = 5.0
# Showdowns a second where the C yardstick makes 30 million attack rolls a second; milliseconds of a replay.
WANTED_SHOWDOWNS: Final = 800
YARDSTICK: Final = 30e6
WANTED_SHOWDOWN_REPLAY: Final = 60.0
# Odds: times as fast as icepool; milliseconds; two processes against one.
WANTED_ICEPOOL: Final = 10
WANTED_ATTACK: Final = 3.0
WANTED_EXACT: Final = 20.0
WANTED_PLAYED: Final = 200.0
WANTED_TWO: Final = 1.7


def number(value: float) -> str:
    return f"{value:,.0f}"


def part(engine: float, yardstick: float | None) -> str:
    return "no gcc" if yardstick is None else f"1/{yardstick / engine:.1f}"


def scaled(engine: float, yardstick: float | None) -> str:
    return "no gcc" if yardstick is None else number(engine * YARDSTICK / yardstick)


def mode(results: Results) -> str:
    return "compiled" if results["compiled"] else "plain"


def table(runs: list[Results]) -> str:
    """Every figure of one or two runs, in columns."""
    rows: list[list[str]] = [["", *(mode(run) for run in runs)]]

    def row(label: str, each: list[str]) -> None:
        rows.append([label, *each])

    row("attack rolls a second", [number(run["attacks_a_second"]) for run in runs])
    row("fights a second", [number(run["fights_a_second"]) for run in runs])
    row("yardstick in plain Python, attack rolls a second", [number(run["yardstick_plain"]) for run in runs])
    row(
        "yardstick in C, attack rolls a second",
        [number(run["yardstick_c"]) if run["yardstick_c"] else "no gcc" for run in runs],
    )
    row(
        f"part of the plain yardstick (wanted plain: 1/{WANTED_PLAIN})",
        [part(r["attacks_a_second"], r["yardstick_plain"]) for r in runs],
    )
    row(
        f"part of the C yardstick (wanted compiled: 1/{WANTED_COMPILED})",
        [part(r["attacks_a_second"], r["yardstick_c"]) for r in runs],
    )
    for label, key in (
        ("attack rolls", "attacks_in_a_fight"),
        ("throws", "throws_in_a_fight"),
        ("questions", "questions_in_a_fight"),
    ):
        row(label + " in a fight", [f"{run[key]:.1f}" for run in runs])
    for label in GEAR:
        each = [run["showdowns"][label] for run in runs]
        row(
            f"showdowns a second, {label}",
            [number(rates["fights_a_second"]) for rates in each],
        )
        row(f"decisions a second, {label}", [number(rates["decisions_a_second"]) for rates in each])
        row(f"attack rolls a second, {label}", [number(rates["attacks_a_second"]) for rates in each])
        row(
            f"showdowns for 30 million C attack rolls, {label} (wanted compiled: {WANTED_SHOWDOWNS})",
            [scaled(rates["fights_a_second"], run["yardstick_c"]) for rates, run in zip(each, runs, strict=True)],
        )
        row(
            f"replay of a showdown, ms, {label} (wanted plain: {WANTED_SHOWDOWN_REPLAY:.0f})",
            [f"{rates['replay_ms']:.0f}" for rates in each],
        )
    for unit in UNITS:
        row(unit.label + ", ns", [number(run["units"][unit.key]) for run in runs])
    row(
        f"replay of a whole record (wanted plain: under {WANTED_REPLAY:.0f} ms)",
        [replay_words(run["replay"]) for run in runs],
    )
    odds_rows(runs, row)
    lab_rows(runs, row)
    row("living objects after 2,000 / 8,000 fights", [grown(run["memory"], "objects", 1, "") for run in runs])
    row("memory held after 2,000 / 8,000 fights", [grown(run["memory"], "bytes", 1 << 20, " MB") for run in runs])
    lines = ["| " + " | ".join(cells) + " |" for cells in rows]
    lines.insert(1, "|---" * len(rows[0]) + "|")
    return "\n".join(lines)


def odds_rows(runs: list[Results], row: Callable[[str, list[str]], None]) -> None:
    """Odds beside icepool and beside the clock."""
    odds = [run["odds"] for run in runs]
    row("the law of a throw, microseconds", [number(each["throw_us"]) for each in odds])
    row(
        f"times as fast as icepool on the same question (wanted: {WANTED_ICEPOOL})",
        [f"{each['icepool_us'] / each['throw_us']:.1f}" if each["icepool_us"] else "not installed" for each in odds],
    )
    row(
        f"odds of a Company attack with Protection, from the rules, ms (wanted plain: {WANTED_ATTACK:.0f})",
        [f"{each['attack_ms']:.1f}" for each in odds],
    )
    for game, wanted in (("company", ""), ("showdown", f" (wanted plain: {WANTED_EXACT:.0f})")):
        each = [one[game] for one in odds]
        row(
            f"what is counted at once beside a question of the {game}, ms, median and 99 of 100{wanted}",
            [f"{one['median_ms']:.1f}, {one['p99_ms']:.0f}" for one in each],
        )
    row(
        f"what is played beside an attack question of the showdown, 2,000 plays an option, ms (wanted compiled, an option: {WANTED_PLAYED:.0f})",
        [f"{one['showdown']['played_ms']:.0f}, {one['showdown']['played_option_ms']:.0f} an option" for one in odds],
    )


def lab_rows(runs: list[Results], row: Callable[[str, list[str]], None]) -> None:
    """The lab: one process, two, a cluster of two, whole forecasts, agents, memory."""
    labs = [run["lab"] for run in runs]
    row("company fights a second in the lab, one process", [number(run["lab"]["one"]) for run in runs])
    row("the same, two processes", [number(run["lab"]["two"]) for run in runs])
    row(f"two against one (wanted: {WANTED_TWO})", [f"{run['lab']['two'] / run['lab']['one']:.2f}" for run in runs])
    row(
        "the same, a cluster of two workers on this machine, and against two processes",
        [
            f"{number(lab['cluster'])}, {lab['cluster'] / lab['two']:.2f}" if lab["cluster"] else "not installed"
            for lab in labs
        ],
    )
    for game in FORECASTS:
        row(
            f"a forecast of {number(FORECAST)} fights of the {game} on two processes, seconds",
            [number(lab["forecast"][game]) for lab in labs],
        )
        row(
            f"a fight of the {game} with {', '.join(AGENTS)} in the players' seats, ms",
            [", ".join(f"{lab['agents'][game][agent]:.2f}" for agent in AGENTS) for lab in labs],
        )
    row(
        "memory held by the lab after 2,000 / 8,000 fights",
        [grown(lab["memory"], "bytes", 1 << 20, " MB") for lab in labs],
    )


def replay_words(replay: Results) -> str:
    return f"{replay['milliseconds']:.2f} ms, {replay['lines']} lines"


def grown(memory: Results, what: str, unit: int, word: str) -> str:
    few, many = memory["few"][what], memory["many"][what]
    if few is None:
        return "not told here"
    return f"{number(few / unit)} / {number(many / unit)}{word}"


def distance(run: Results) -> str:
    """What one attack roll's time is made of, beside the yardstick's."""
    shares = run["shares"]
    whole = shares["whole"]
    rules = whole - shares["deciding"] - shares["throwing"] - shares["making"]
    per_attack = run["attacks_in_a_fight"]
    yardstick = run["yardstick_c"] if run["compiled"] and run["yardstick_c"] else run["yardstick_plain"]
    name = "C" if run["compiled"] and run["yardstick_c"] else "plain Python"

    def share(nanoseconds: float) -> str:
        return f"{number(nanoseconds)} ns ({100 * nanoseconds / whole:.0f} %)"

    return (
        f"{mode(run).capitalize()}, an attack roll takes {number(whole)} ns with all that belongs to it; the yardstick in {name} takes"
        f" {1e9 / yardstick:.0f} ns. Of ours, {share(shares['deciding'])} are"
        f" {run['questions_in_a_fight'] / per_attack:.1f} questions put to agents and their thinking (stances, meetings, Hope, Hate, icons,"
        f" knockback, actions; where to strike is worked out by exact chances);"
        f" {share(shares['throwing'])} are {run['throws_in_a_fight'] / per_attack:.1f} throws with their reading;"
        f" {share(shares['making'])} are the making of the fight; the remaining {share(rules)} are the rules themselves: turns and acts as"
        f" data, questions and rolls as objects, numbers as sums with reasons, moments at which cards may react."
    )


def browsers(load: Results) -> list[str]:
    """The table in the browser under load (`python -m tests.web.load`)."""
    pages, fights = load["pages"], load["fights"]
    long, other = load["long_fight"], load["postgresql_answers_a_second"]
    rows = [
        ("from an answer until every viewer of the fight has it, median", f"{load['median_ms']:.0f} ms", "under 60 ms"),
        ("the same, 99 of 100", f"{load['p99_ms']:.0f} ms", "under 250 ms"),
        ("memory of the server for an open page", f"{load['kb_a_page']:.0f} KB", "under 60 KB"),
        ("answers a second over SQLite, eight fights at once", number(load["sqlite_answers_a_second"]), ""),
        ("answers a second over PostgreSQL", "not installed here" if other is None else number(other), ""),
        (
            f"a fight of {long['answers']} answers open again after a restart",
            f"{long['ms']:.0f} ms",
            "500 answers under 500 ms",
        ),
    ]
    return [
        "## The table in the browser",
        "",
        f"One server process, plain, with {pages} open pages over {fights} fights of both games (four pages a fight, two languages); the clients run"
        " on the other core. Wall time.",
        "",
        "| | | wanted |",
        "|---|---|---|",
        *[f"| {label} | {value} | {wanted} |" for label, value, wanted in rows],
        "",
    ]


def page(runs: list[Results], date: str, load: Results | None = None) -> str:
    """docs/bench.md."""
    sums = [json.loads(run["sums"]) for run in runs]
    same = len({run["sums"] for run in runs}) == 1
    if len(runs) == 2:
        verdict = (
            "The sums are the same plain and compiled." if same else "**The sums differ between plain and compiled.**"
        )
    else:
        verdict = "Compiled was not run (no C compiler)."
    first = runs[0]
    return "\n".join(
        [
            "# How fast",
            "",
            f"Written by `make bench` on {date}: Python {first['python']}, {first['system']}, {first['machine']}, one core, processor time."
            " Trust the ratios: the yardstick ran between the engine's own rounds.",
            "",
            "The fight: four ready heroes (hild, nali, calarmir, tom) against six orc soldiers, the `sensible` agent on both sides, every fight with"
            " dice of its own (seed 7, its number). The yardstick is a bare fight loop without cards, questions or records"
            " (`src/affray/bench/yardstick.py`, `yardstick.c`). The unit costs are those of a call from plain Python, so a compiled figure"
            " includes the way in.",
            "",
            table(runs),
            "",
            f"Sums of {sums[0]['fights']:,} fights: {', '.join(f'{what} {n}' for what, n in sums[0]['outcomes'].items())};"
            f" {sums[0]['rounds']:,} rounds, {sums[0]['attack_rolls']:,} attack rolls, checksum `{sums[0]['hash']}`. {verdict}"
            " `python -m affray.bench --sums` prints those of every scenario.",
            "",
            "## What the distance is made of",
            "",
            *[line for run in runs for line in (distance(run), "")],
            *(browsers(load) if load is not None else []),
        ]
    )
