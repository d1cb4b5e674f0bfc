"""The long run, by hand (`make battery`): every shipped scenario, fifty seeds, in both languages.

For each scenario and seed `affray play SCENARIO --auto --seed N` ends; its record is the same in either language; `affray replay` prints
the identical log; and the record resumed at every tenth cut ends the same. AFFRAY_SEEDS=200 plays two hundred, --only ID one scenario.
"""

import os
import sys
import tempfile
import time
import traceback
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from click.testing import CliRunner

from affray import games
from affray.cli.main import build
from affray.kernel.live import Sitter, Standing, go
from affray.kernel.record import load, load_secret

LANGUAGES = ("en", "ru")
EVERY = 10


def affray(*args: str) -> str:
    """What the command prints; it must end well."""
    result = CliRunner().invoke(build(list(args)), list(args), catch_exceptions=False)
    assert result.exit_code == 0, f"affray {' '.join(args)}: {result.output}"
    return str(result.output)


def played_log(printed: str) -> str:
    """The log of `play`: what follows the title and the words about the scenario."""
    return printed[printed.index("\n\n") + 1 :].strip("\n")


def replayed_log(printed: str) -> str:
    """The log of `replay`: all but the last line, which counts the lines."""
    return printed.strip("\n").rpartition("\n\n")[0].strip("\n")


def one_fight(scenario: str, folder: str, seed: int) -> int:
    """Play, replay and resume one fight. Returns how many cuts were resumed. AssertionError names what differs."""
    records = {lang: Path(folder) / f"{scenario}-{seed}-{lang}.affray" for lang in LANGUAGES}
    play = ("play", scenario, "--auto", "--seed", str(seed))
    logs = {lang: played_log(affray(*play, "--record", str(file), "--lang", lang)) for lang, file in records.items()}
    first = load(records["en"])
    assert first.lines == load(records["ru"]).lines, "the language changes the fight"
    for lang in LANGUAGES:
        unsaid = [line for line in logs[lang].splitlines() if line.lstrip().startswith("[")]
        assert not unsaid, f"no message ({lang}): {unsaid}"
        assert replayed_log(affray("replay", str(records["en"]), "--lang", lang)) == logs[lang], (
            f"replay differs ({lang})"
        )
    return resumed(scenario, first.header, first.lines, load_secret(first.path) or b"")


def resumed(scenario: str, header: dict[str, Any], lines: list[dict[str, Any]], secret: bytes) -> int:
    game = games.game(header["game"])
    made = game.from_data(header["scenario"], scenario)
    rulings = made.rulings(header["edition"], header["rulings"])
    seats = {seat: Sitter(games.agent(who, game.name)) for seat, who in header["seats"].items()}

    def go_on(cut: int) -> Standing:
        return go(lambda table: made.new(table, rulings), lines[:cut], seats, secret)

    whole = go_on(len(lines))
    assert whole.open is None
    assert whole.fight.over
    cuts = range(0, len(lines), EVERY)
    for cut in cuts:
        again = go_on(cut)
        assert again.lines == lines, f"resumed at {cut}: other lines"
        assert again.told == whole.told, f"resumed at {cut}: another tale"
        assert again.fight.fingerprint() == whole.fight.fingerprint(), f"resumed at {cut}: another state"
    return len(cuts)


def attempt(job: tuple[str, int], folder: str) -> tuple[str, int, int, str]:
    scenario, seed = job
    try:
        return scenario, seed, one_fight(scenario, folder, seed), ""
    except Exception:
        return scenario, seed, 0, traceback.format_exc()


def main(args: Sequence[str]) -> int:
    """Returns how many fights failed."""
    known = [one for name in games.NAMES for one in games.game(name).scenarios()]
    chosen = [args[args.index("--only") + 1]] if "--only" in args else known
    seeds = int(os.environ.get("AFFRAY_SEEDS", "50"))
    begun = time.monotonic()
    failed = 0
    with tempfile.TemporaryDirectory() as folder, ProcessPoolExecutor(2) as pool:
        for scenario in chosen:
            jobs = [(scenario, seed) for seed in range(1, seeds + 1)]
            cuts = 0
            for _, seed, resumed_at, why in pool.map(partial(attempt, folder=folder), jobs, chunksize=5):
                cuts += resumed_at
                if why:
                    failed += 1
                    print(f"affray play {scenario} --auto --seed {seed}\n{why}")
            spent = time.monotonic() - begun
            print(
                f"{scenario:<18} {seeds} fights in both languages, resumed at {cuts} cuts  ({spent:.0f} s)", flush=True
            )
    print("all end, replay and resume the same" if not failed else f"{failed} failed")
    return failed


if __name__ == "__main__":
    sys.exit(min(1, main(sys.argv[1:])))
