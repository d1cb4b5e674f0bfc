"""A forecast in words and tables, for the terminal and the page alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from affray.kernel.speaker import Speaker, capital
from affray.lab.blocks import reading_of
from affray.lab.forecast import Forecast
from affray.lab.result import Mark
from affray.lab.runner import ALL
from affray.lab.tally import Tally
from affray.odds.intervals import Interval, among, apart, mean, quantile, wilson

__all__ = ["Report", "Row", "Table", "number", "percent", "report", "shares_of"]

# What lies between a number and its sign, so that they are not parted at a line's end.
NARROW: Final = "\u00a0"


@dataclass(frozen=True)
class Row:
    """Cells, the first a name; `more` are the same with how sure they are, where there is room."""

    cells: list[str]
    more: list[str] = field(default_factory=list)
    group: str = ""


@dataclass(frozen=True)
class Table:
    """Rows under their heads; `note` says what they are of and how sure they are."""

    id: str
    title: str
    heads: list[str]
    rows: list[Row]
    note: str = ""


@dataclass(frozen=True)
class Report:
    """`title`, the lines that come first, then the tables. `warnings` say why the run is not what was asked for."""

    title: str
    win: str
    lines: list[str]
    warnings: list[str]
    tables: list[Table]


def number(lang: str, value: float, places: int = 1) -> str:
    """As the language writes it: 38.5, «38,5»."""
    said = f"{value:.{places}f}"
    said = said[1:] if float(said) == 0 and said.startswith("-") else said
    return said.replace(".", ",") if lang == "ru" else said


def percent(lang: str, share: float, places: int = 1) -> str:
    """One decimal; two where a share is that near to nothing or to all."""
    return number(lang, share * 100, places) + NARROW + "%"


def report(forecast: Forecast, speaker: Speaker) -> Report:
    """The whole report in the speaker's language, whose names are those of the scenario."""
    made = Made(forecast, speaker)
    tables = [
        made.outcomes(), made.span(), made.course(), made.people(), made.foes(), made.ends(), made.kills(), made.marks(),
    ]  # fmt: skip
    return Report(made.title(), made.win(), made.lines(), made.warnings(), [table for table in tables if table.rows])


def shares_of(tally: Tally, figure: int) -> dict[str, Interval]:
    """How often each of the people had a figure above 0."""
    return {
        id: wilson(sum(times for value, times in held[figure].items() if value > 0), tally.fights)
        for id, held in tally.people.items()
    }


class Made:
    """A report being made."""

    def __init__(self, forecast: Forecast, speaker: Speaker) -> None:
        self.forecast = forecast
        self.plan = forecast.plan
        self.tally = forecast.tally
        self.speaker = speaker
        self.lang = speaker.lang
        self.reading = reading_of(forecast.plan)

    # -- words

    def t(self, key: str, **variables: object) -> str:
        return self.speaker.t(key, **variables)

    def of_game(self, key: str, **variables: object) -> str:
        return self.t(f"lab-{self.plan.game}-{key}", **variables)

    def name(self, id: str) -> str:
        return capital(self.speaker.name(id)) if id else self.t("lab-other")

    def percent(self, share: float) -> str:
        return percent(self.lang, share)

    def between(self, found: Interval) -> str:
        return self.t("lab-between", low=self.percent(found.low), high=self.percent(found.high))

    def share(self, found: Interval) -> tuple[str, str]:
        """A share, and with its half-width."""
        said = self.percent(found.value)
        return said, f"{said} ±{NARROW}{number(self.lang, found.half * 100)}"

    def average(self, found: Interval) -> tuple[str, str]:
        places = 2 if found.value < 0.95 or found.half < 0.05 else 1
        said = number(self.lang, found.value, places)
        return said, f"{said} ±{NARROW}{number(self.lang, found.half, places)}"

    # -- what comes first

    def title(self) -> str:
        from affray.lab.plan import prepared

        return self.t("lab-title", name=self.speaker.title(prepared(self.plan).scenario.name))

    def win(self) -> str:
        found = wilson(self.tally.wins, self.tally.fights)
        return self.of_game(
            "won",
            share=self.percent(found.value),
            between=self.between(found),
            wins=self.tally.wins,
            n=self.tally.fights,
        )

    def lines(self) -> list[str]:
        plan, tally = self.plan, self.tally
        changed = ", ".join(f"{name}={value}" for name, value in plan.rulings)
        said = [
            self.of_game("agents", players=self.agents(plan.players()), other=self.agents(plan.opponent().split("+"))),
            self.t("lab-setup", seed=plan.seed, edition=plan.edition, rulings=changed or None),
        ]
        if tally.ended != ALL:
            precision = self.percent(self.forecast.precision or 0)
            said.append(
                self.t("lab-ended", why=tally.ended, n=tally.fights, asked=self.forecast.n, precision=precision)
            )
        return said

    def agents(self, names: Sequence[str]) -> str:
        return ", ".join(self.agent(name) for name in dict.fromkeys(names))

    def agent(self, name: str) -> str:
        return self.t("lab-agent", name=name)

    def warnings(self) -> list[str]:
        tally, found = self.tally, []
        if tally.failed:
            found.append(self.t("lab-failed", n=tally.failed))
            found += [self.t("lab-failure", number=each.number, what=each.what) for each in tally.failures]
        if tally.lost is not None:
            found.append(self.t(tally.lost[0], detail=tally.lost[1]))
        return found

    # -- the whole fight

    def outcomes(self) -> Table:
        rows = []
        for outcome in sorted(self.tally.outcomes, key=lambda each: -self.tally.outcomes[each]):
            times = self.tally.outcomes[outcome]
            said, more = self.share(wilson(times, self.tally.fights))
            rows.append(Row([self.name(outcome), str(times), said], [self.name(outcome), str(times), more]))
        heads = [self.t("lab-head-outcome"), self.t("lab-head-fights"), self.t("lab-head-share")]
        return Table("outcomes", self.t("lab-outcomes"), heads, rows)

    def span(self) -> Table:
        """A weak player beside the one that was asked for."""
        if not self.forecast.span:
            return Table("span", "", [], [])
        all_of_them = [(self.agents(self.plan.players()), self.tally)]
        all_of_them += [(self.agent(each.players), each.tally) for each in self.forecast.span]
        rows = []
        for players, tally in all_of_them:
            found = wilson(tally.wins, tally.fights)
            rows.append(Row([players, self.percent(found.value), self.between(found), str(tally.fights)]))
        heads = [
            self.t("lab-head-players"),
            self.t("lab-head-won"),
            self.t("lab-head-interval"),
            self.t("lab-head-fights"),
        ]
        return Table("span", self.t("lab-span"), heads, rows, self.t("lab-span-note"))

    def course(self) -> Table:
        """Rounds, how many fell, what was left of the other side: mean, median, where nine of ten lie."""
        whole = {"rounds": self.tally.rounds, "fell": self.tally.fell, "left": self.tally.left, **self.tally.whole}
        rows = []
        for key, counts in whole.items():
            if not counts or (set(counts) == {0} and key != "fell"):
                continue
            said, more = self.average(mean(counts))
            spread = [str(quantile(counts, share)) for share in (0.05, 0.5, 0.95)]
            label = self.of_game(key)
            rows.append(Row([label, said, *spread, str(max(counts))], [label, more, *spread, str(max(counts))]))
        heads = [
            "", self.t("lab-head-mean"), percent(self.lang, 0.05, 0), self.t("lab-head-median"), percent(self.lang, 0.95, 0),
            self.t("lab-head-most"),
        ]  # fmt: skip
        return Table("course", self.t("lab-course"), heads, rows, self.t("lab-course-note"))

    # -- fighters

    def people(self) -> Table:
        """A figure that nobody ever had is left out."""
        tally, reading = self.tally, self.reading
        shown = [
            at for at in range(len(reading.figures)) if any(set(held[at]) - {0} for held in tally.people.values())
        ]  # fmt: skip
        rows = []
        for id, held in tally.people.items():
            pairs = [self.figure(held[at], reading.figures[at] in reading.yes_or_no) for at in shown]
            name = self.name(id)
            rows.append(Row([name, *[pair[0] for pair in pairs]], [name, *[pair[1] for pair in pairs]]))
        heads = [self.of_game("people"), *[self.of_game("figure-" + reading.figures[at]) for at in shown]]
        note = f"{self.of_game('people-note')} {self.sure(shown)}"
        return Table("people", self.of_game("people-title"), heads, rows if shown else [], note)

    def sure(self, shown: list[int]) -> str:
        """The least sure of the shares and of the means that are shown."""
        tally, reading = self.tally, self.reading
        shares = means = 0.0
        for held in tally.people.values():
            for at in shown:
                if reading.figures[at] in reading.yes_or_no:
                    shares = max(shares, wilson(held[at].get(1, 0), tally.fights).half)
                else:
                    means = max(means, mean(held[at]).half)
        return self.t("lab-sure", shares=self.percent(shares), means=number(self.lang, means, 2))

    def figure(self, counts: dict[int, int], yes_or_no: bool) -> tuple[str, str]:
        if yes_or_no:
            return self.share(wilson(counts.get(1, 0), self.tally.fights))
        return self.average(mean(counts))

    def foes(self) -> Table:
        rows = []
        for kind, counts in self.tally.foes.items():
            said, more = self.average(mean(counts))
            most = str(max(counts))
            rows.append(Row([self.name(kind), said, most], [self.name(kind), more, most]))
        if self.plan.game == "showdown":  # there is one, and the win rate says it all
            rows = []
        heads = [self.t("lab-head-foes"), self.t("lab-head-slain"), self.t("lab-head-most")]
        return Table("foes", self.t("lab-foes"), heads, rows)

    def ends(self) -> Table:
        """What survivors died of, whoever they were."""
        causes: dict[str, int] = {}
        for (_who, why), times in self.tally.ends.items():
            causes[why] = causes.get(why, 0) + times
        total = sum(causes.values())
        rows = [
            Row([self.name(why), str(times), self.percent(times / total)])
            for why, times in sorted(causes.items(), key=lambda each: (-each[1], each[0]))
        ]
        heads = [self.t("lab-head-cause"), self.t("lab-head-times"), self.t("lab-head-share")]
        return Table("ends", self.t("lab-ends"), heads, rows)

    # -- what was heard

    def heard_note(self) -> str:
        return self.t("lab-heard", heard=self.tally.heard, n=self.tally.fights, every=self.forecast.listen)

    def kills(self) -> Table:
        heard = self.tally.heard
        rows = []
        for (who, whom), times in sorted(self.tally.kills.items(), key=lambda each: (-each[1], each[0])):
            rows.append(Row([self.name(who), self.name(whom), str(times), number(self.lang, times / heard, 2)]))
        heads = [self.t("lab-head-who"), self.t("lab-head-whom"), self.t("lab-head-times"), self.t("lab-head-a-fight")]
        return Table("kills", self.t("lab-kills"), heads, rows, self.heard_note())

    def marks(self) -> Table:
        """Grouped by kind; within a kind first what goes with winning or losing beyond chance, then what came most often."""
        kinds = {kind: at for at, kind in enumerate(self.reading.kinds)}
        found = [(kinds[mark[0]], not self.told(mark), -self.tally.marks[mark][0], mark) for mark in self.tally.marks]
        rows = [self.mark_row(mark) for *_order, mark in sorted(found)]
        heads = [
            self.t("lab-head-thing"), self.t("lab-head-a-fight"), self.t("lab-head-in-fights"), self.t("lab-head-with"),
            self.t("lab-head-without"), "",
        ]  # fmt: skip
        note = f"{self.heard_note()} {self.t('lab-marks-note')}"
        return Table("marks", self.t("lab-marks"), heads, rows, note)

    def without(self, mark: Mark) -> Interval:
        _times, fights, wins = self.tally.marks[mark]
        z = among(len(self.tally.marks))
        return apart(wins, fights, self.tally.heard_won - wins, self.tally.heard - fights, z)

    def told(self, mark: Mark) -> bool:
        """Whether fights with it and without it were won at different rates, beyond what chance makes of so many things."""
        return self.without(mark).excludes(0.0)

    def mark_row(self, mark: Mark) -> Row:
        times, fights, wins = self.tally.marks[mark]
        heard = self.tally.heard
        others = heard - fights
        beside = self.percent((self.tally.heard_won - wins) / others) if others else "–"
        sign = ("↑" if self.without(mark).value > 0 else "↓") if self.told(mark) else ""
        cells = [
            self.name(mark[1]), number(self.lang, times / heard, 2), self.percent(fights / heard), self.percent(wins / fights),
            beside, sign,
        ]  # fmt: skip
        return Row(cells, group=self.of_game("kind-" + mark[0]))
