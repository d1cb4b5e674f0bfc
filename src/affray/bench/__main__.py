"""`python -m affray.bench`: measure and print; `--sums`: seeded sums; `--compiled`: which code runs; `--page`: docs/bench.md from results."""

from __future__ import annotations

import argparse
import json
from datetime import date
from pathlib import Path

from affray.bench.fights import compiled
from affray.bench.measure import measure
from affray.bench.page import page, table
from affray.bench.showdowns import showdown_sums
from affray.bench.sums import all_sums


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m affray.bench", description="How fast Affray is, plain or compiled, beside a yardstick."
    )
    what = parser.add_mutually_exclusive_group()
    what.add_argument(
        "--sums", action="store_true", help="play fixed seeded fights and print their sums: the same on every machine"
    )
    what.add_argument("--compiled", action="store_true", help="say whether the rules run compiled or plain")
    what.add_argument(
        "--page",
        nargs="+",
        type=Path,
        metavar="RESULTS",
        help="print the page of docs from results written with --json",
    )
    parser.add_argument("--table", type=Path, metavar="FILE", help="with --page: what `python -m tests.web.load` wrote")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results to a file, too")
    parser.add_argument("--most", type=int, metavar="N", help="with --sums: at most N fights of each kind")
    given = parser.parse_args()
    if given.compiled:
        print("compiled" if compiled() else "plain")
    elif given.sums:
        for sums in all_sums(given.most):
            print(sums.line(), flush=True)
        for line in showdown_sums(given.most):
            print(line, flush=True)
    elif given.page:
        load = json.loads(given.table.read_text("utf-8")) if given.table else None
        print(
            page([json.loads(path.read_text("utf-8")) for path in given.page], date.today().isoformat(), load), end=""
        )
    else:
        results = measure()
        if given.json:
            given.json.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
        print(table([results]))
        print(f"{results['seconds']:.0f} s; sums {results['sums']}")


if __name__ == "__main__":
    main()
