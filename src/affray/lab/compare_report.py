"""A comparison in words and tables."""

from __future__ import annotations

from affray.kernel.speaker import Speaker
from affray.lab.changes import Case
from affray.lab.compare import Comparison, Line
from affray.lab.report import Report, Row, Table
from affray.lab.said import Saying
from affray.odds.charts import Bar, bars

__all__ = ["charts_of", "comparison_report"]


def comparison_report(found: Comparison, case: Case, sides: tuple[str, str], speaker: Speaker) -> Report:
    """`sides` say what A and B are."""
    saying = Saying(speaker, case)
    return Report(
        saying.t("lab-compare-title", a=sides[0], b=sides[1]),
        verdict(found, saying),
        lines(found, saying, sides),
        saying.warnings({"A": found.first, "B": found.second}, found.cancelled, found.wins.pairs, found.n),
        tables(found, saying) if found.wins.pairs else [],
    )


def verdict(found: Comparison, saying: Saying) -> str:
    apart = found.apart
    sure = saying.t("lab-points-between", low=saying.plus(apart.low * 100, 1), high=saying.plus(apart.high * 100, 1))
    if not found.wins.pairs:
        return saying.t("lab-compare-nothing")
    if not found.told:
        return saying.t("lab-compare-alike", n=found.wins.pairs, apart=saying.plus(apart.value * 100, 1), between=sure)
    more = "a" if apart.value > 0 else "b"
    return saying.t(
        "lab-compare-told", more=more, points=saying.points(abs(apart.value)), between=sure, n=found.wins.pairs,
        a=saying.percent(found.lines[0].first.value), b=saying.percent(found.lines[0].second.value),
    )  # fmt: skip


def lines(found: Comparison, saying: Saying, sides: tuple[str, str]) -> list[str]:
    first, second = found.first.plan, found.second.plan
    who = saying.who_plays(first)
    other = saying.who_plays(second)
    said = [f"A: {sides[0]}", f"B: {sides[1]}"]
    said += [who] if who == other else [f"A: {who}", f"B: {other}"]
    wins = found.wins
    if not wins.pairs:
        return said
    said.append(
        saying.t(
            "lab-compare-pairs", n=wins.pairs, both=wins.both, a=wins.only_first, b=wins.only_second, neither=wins.neither,
            seed=first.seed,
        )
    )  # fmt: skip
    for only, key in ((found.parted(True), "lab-compare-only-a"), (found.parted(False), "lab-compare-only-b")):
        if only:
            said.append(saying.t(key, numbers=", ".join(str(each) for each in only)))
    if not found.told:
        seen, small = found.fights_needed()
        said.append(saying.t("lab-compare-needed", seen=rounded(seen), small=rounded(small)))
    return said


def rounded(n: int) -> int:
    """Two figures are enough for what is only about so."""
    scale = int(10 ** max(0, len(str(n)) - 2))
    return -(-n // scale) * scale


def tables(found: Comparison, saying: Saying) -> list[Table]:
    heads = ["", "A", "B", saying.t("lab-head-apart"), ""]
    rows = [row(saying, each, saying.head(each.figure)) for each in found.lines if shown(each, saying.game)]
    made = [Table("figures", saying.t("lab-compare-figures"), heads, rows, saying.t("lab-compare-note"))]
    of_people: list[Row] = []
    for who, their in found.people.items():
        for each in their:
            if each.first.value or each.second.value:
                figure = each.figure.partition("@")[0]
                called = f"{saying.name(who)}: {saying.t(f'lab-{saying.game}-figure-{figure}')}"
                of_people.append(row(saying, each, called))
    if of_people:
        made.append(Table("people", saying.t(f"lab-{saying.game}-people-title"), heads, of_people))
    return made


def shown(line: Line, game: str) -> bool:
    """In a showdown those who fell are the dead; what is nothing on both sides says nothing."""
    if game == "showdown" and line.figure == "dead":
        return False
    return line.figure in ("won", "rounds") or bool(line.first.value or line.second.value)


def row(saying: Saying, line: Line, called: str) -> Row:
    arrow = ("↑" if line.apart.value > 0 else "↓") if line.told else ""
    return Row(
        [
            called, saying.figure(line.figure, line.first), saying.figure(line.figure, line.second),
            saying.apart(line.figure, line.apart), arrow,
        ]
    )  # fmt: skip


def charts_of(found: Comparison, saying: Saying) -> dict[str, str]:
    if not found.wins.pairs:
        return {}
    won = found.lines[0]
    rows = [Bar(side, share, saying.percent(share.value)) for side, share in (("A", won.first), ("B", won.second))]
    return {"figures": bars(saying.head("won"), rows)}
