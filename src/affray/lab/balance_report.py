"""A balance in words and tables: what was found, how it does in fights not searched, and all that was tried."""

from __future__ import annotations

from collections.abc import Sequence

from affray.kernel.speaker import Speaker
from affray.lab.aim import Aim, Bound
from affray.lab.balance import Balance, Trial
from affray.lab.changes import Case
from affray.lab.ladders import Ladder
from affray.lab.report import Report, Row, Table, number
from affray.lab.said import Saying
from affray.odds.intervals import Interval

__all__ = ["balance_report", "verdict"]


def balance_report(found: Balance, case: Case, tried: Sequence[Ladder], speaker: Speaker) -> Report:
    """`tried` are the ladders that might be climbed."""
    saying = Saying(speaker, case)
    trial = found.found
    said = [saying.t("lab-balance-aim", aim=found.aim.said)]
    if trial is not None:
        said.append(saying.who_plays(trial.series.plan))
        if trial.checked is not None and len(trial.checked):
            said.append(saying.t("lab-balance-checked", n=len(trial.checked)))
        said.append(saying.t("lab-balance-search", settings=len(found.tried), fights=found.fights(), seed=found.seed))
        if not found.reached:
            ways = ", ".join(dict.fromkeys(saying.t(f"lab-way-{each.way}") for each in tried))
            said.append(saying.t("lab-balance-ways", ways=ways))
    everything = {saying.changes(each.changes): each.series for each in found.tried}
    done = len(trial.series) if trial is not None else 0
    return Report(
        saying.t("lab-balance-title", name=saying.title()),
        win(found, saying),
        said,
        saying.warnings(everything, found.cancelled, found.fights(), max(done, found.fights())) if not found.cancelled
        else [saying.t("lab-balance-cancelled"), *saying.warnings(everything, False, 0, 0)],
        [aims(found, saying), settings(found, saying), reversals(found, saying)] if trial is not None else [],
    )  # fmt: skip


def win(found: Balance, saying: Saying) -> str:
    if found.found is None:
        return saying.t("lab-compare-nothing")
    what = saying.changes(found.found.changes)
    if found.reached and not found.found.changes:
        return saying.t("lab-balance-already")
    return saying.t("lab-balance-reached" if found.reached else "lab-balance-nearest", what=what)


def aims(found: Balance, saying: Saying) -> Table:
    """Each clause, what it came to, and whether it holds: surely, or within what chance makes."""
    assert found.found is not None
    values = found.found.checked_values()
    rows = [
        Row(
            [
                bound.said,
                saying.figure(bound.figure, values[bound.figure]),
                saying.t("lab-balance-holds", holds=holds(bound, values[bound.figure])),
            ]
        )
        for bound in found.aim.bounds
    ]
    heads = [saying.t("lab-head-aim"), saying.t("lab-head-found"), ""]
    return Table("aims", saying.t("lab-balance-aims"), heads, rows, saying.t("lab-balance-aims-note"))


def holds(bound: Bound, found: Interval) -> str:
    inside = bound.missed(found.value) == 0
    edge = (bound.missed(found.low) == 0) != inside or (bound.missed(found.high) == 0) != inside
    return ("nearly" if inside else "hardly") if edge else ("yes" if inside else "no")


def verdict(aim: Aim, trial: Trial) -> str:
    """fits, hard, easy, or torn: too hard by one clause and too easy by another."""
    values = trial.values()
    if aim.missed(values) == 0:
        return "fits"
    hard, easy = aim.too_hard(values) > 0, aim.too_easy(values) > 0
    if hard and easy:
        return "torn"
    return "hard" if hard else "easy"


def settings(found: Balance, saying: Saying) -> Table:
    """All that was tried, in the order of the search."""
    company = saying.game == "company"
    shown = ["won", "wounded", "dead", *(["fell"] if company else []), "rounds"]
    rows = []
    for trial in found.tried:
        values = trial.values()
        said = "chosen" if trial is found.found else verdict(found.aim, trial)
        cells = [
            saying.figure("won", values["won"]),
            *[number(saying.lang, values[each].value, 2) for each in shown[1:]],
        ]
        rows.append(
            Row(
                [
                    saying.changes(trial.changes),
                    str(len(trial.series)),
                    *cells,
                    saying.t("lab-balance-verdict", verdict=said),
                ]
            )
        )
    heads = [saying.t("lab-head-setting"), saying.t("lab-head-fights"), *[saying.head(each) for each in shown], ""]
    return Table("tried", saying.t("lab-balance-tried"), heads, rows, saying.t("lab-balance-tried-note"))


def reversals(found: Balance, saying: Saying) -> Table:
    rows = [
        Row([saying.changes(each.easier.changes), saying.changes(each.harder.changes), saying.apart("won", each.won)])
        for each in found.reversals
    ]
    heads = [saying.t("lab-head-easier"), saying.t("lab-head-harder"), saying.t("lab-head-won-more")]
    note = saying.t("lab-balance-reversals-note") if rows else saying.t("lab-balance-no-reversal")
    return Table("reversals", saying.t("lab-balance-reversals"), heads if rows else [], rows, note)
