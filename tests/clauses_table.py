"""Which test proves which clause: `make clauses`. Fails where a clause has no test, or a test names no clause."""

import argparse
import sys
import textwrap
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[1]
CLAUSES = ROOT / "docs" / "clauses.yaml"
GAMES = {"company": True, "showdown": True}  # whether its rules stand


@dataclass(frozen=True)
class Clause:
    id: str
    game: str
    en: str
    ru: str


@dataclass(eq=False)
class Proofs:
    """A pytest plugin: the tests of each clause, and the files that could not be read."""

    tests: dict[str, list[str]] = field(default_factory=dict)
    broken: list[str] = field(default_factory=list)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            name = item.nodeid.split("[")[0]
            for mark in item.iter_markers("clause"):
                for clause in mark.args:
                    tests = self.tests.setdefault(str(clause), [])
                    if name not in tests:
                        tests.append(name)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.broken.append(f"{report.nodeid}: {report.longreprtext.strip().splitlines()[-1]}")


def read_clauses(path: Path = CLAUSES) -> list[Clause]:
    """The clauses in the order of the file; ValueError where one is given twice or belongs to no game."""
    rows: list[dict[str, Any]] = yaml.safe_load(path.read_text("utf-8"))
    clauses = [Clause(row["id"], row["game"], row["en"], row["ru"]) for row in rows]
    seen: set[str] = set()
    for clause in clauses:
        if clause.id in seen:
            raise ValueError(f"clause {clause.id} is there twice")
        if clause.game not in GAMES:
            raise ValueError(f"clause {clause.id}: unknown game {clause.game!r}")
        seen.add(clause.id)
    return clauses


def collect() -> Proofs:
    proofs = Proofs()
    options = [f"--rootdir={ROOT}", f"-c{ROOT / 'pyproject.toml'}", "-oaddopts=", "--import-mode=importlib"]
    quiet = ["--collect-only", "-p", "no:terminal", "-p", "no:cacheprovider"]
    ended = pytest.main([*options, *quiet, str(ROOT / "tests")], plugins=[proofs])
    if ended in {pytest.ExitCode.INTERNAL_ERROR, pytest.ExitCode.USAGE_ERROR}:
        proofs.broken.append("tests")
    return proofs


def table(clauses: list[Clause], tests: dict[str, list[str]], game: str, lang: str) -> tuple[list[str], list[str]]:
    """The table's lines, and the clauses of a game that stands which no test proves."""
    lines, bare = [], []
    for clause in (clause for clause in clauses if clause.game == game):
        lines += textwrap.wrap(
            clause.ru if lang == "ru" else clause.en,
            width=110,
            initial_indent=f"{clause.id:7}",
            subsequent_indent=" " * 7,
        )
        proofs = tests.get(clause.id, [])
        lines += [f"{'':9}{test}" for test in proofs]
        if not proofs:
            lines.append(f"{'':9}{'NO TEST' if GAMES[game] else 'not yet'}")
            if GAMES[game]:
                bare.append(clause.id)
    return lines, bare


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=[*GAMES, "all"], default="company")
    parser.add_argument("--lang", choices=["en", "ru"], default="en")
    asked = parser.parse_args()
    try:
        clauses = read_clauses()
    except (OSError, ValueError, KeyError, TypeError) as why:
        print(f"docs/clauses.yaml: {why!r}")
        return 1
    proofs = collect()
    faults = [f"cannot be read: {broken}" for broken in proofs.broken]
    for game in GAMES if asked.game == "all" else [asked.game]:
        lines, bare = table(clauses, proofs.tests, game, asked.lang)
        print("\n".join(lines))
        faults += [f"{clause}: no test proves it" for clause in bare]
        if not lines:
            faults.append(f"no clause of {game} in docs/clauses.yaml")
    known = {clause.id for clause in clauses}
    faults += [
        f"{clause}: no such clause, named by {', '.join(tests)}"
        for clause, tests in sorted(proofs.tests.items())
        if clause not in known
    ]
    proved = sum(clause.id in proofs.tests for clause in clauses)
    print(
        f"\n{proved} of {len(clauses)} clauses proved by {len({t for ts in proofs.tests.values() for t in ts})} tests"
    )
    print("\n".join(faults), end="\n" if faults else "")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.exit(main())
