"""Words that the reports on comparisons, sweeps and balances share: changes, figures with how sure they are, differences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from affray.kernel.speaker import Speaker, capital
from affray.lab.changes import Case, Change
from affray.lab.plan import Plan
from affray.lab.report import NARROW, number, percent
from affray.lab.series import Series, is_share
from affray.lab.stances import stance_of
from affray.odds.intervals import Interval

__all__ = ["Saying"]

LISTS: Final = ("gear", "weapon", "armour", "shield", "item", "party")
WORDS: Final = ("light", "first", "ambush")
ALL: Final = ("all", "все")
# Failures of which the story is told.
TOLD: Final = 3


class Saying:
    """Says things of one case in the speaker's language."""

    def __init__(self, speaker: Speaker, case: Case) -> None:
        self.speaker = speaker
        self.lang = speaker.lang
        self.case = case
        self.game = case.game.name

    def t(self, key: str, **variables: object) -> str:
        return self.speaker.t(key, **variables)

    def title(self) -> str:
        return self.speaker.title(self.case.scenario().name)

    # -- changes

    def changes(self, changes: Sequence[Change]) -> str:
        return "; ".join(self.change(each) for each in changes) or self.t("lab-as-it-is")

    def change(self, change: Change) -> str:
        """The thing and its value: "Orc Soldier: 7"."""
        thing, value = self.thing(change), self.value(change)
        if change.head == "kind":
            return f"{thing} → {value}"
        return f"{thing}: {value}" if thing else value

    def thing(self, change: Change) -> str:
        """What is changed, and whose."""
        head, of = change.head, change.of
        if head in ("ruling", "edition") or head == "agents":
            called = of if head == "ruling" else self.t(f"lab-what-{head}")
            return f"{called}: {self.name(of)}" if head == "agents" and of else called
        if head in ("foe", "kind"):
            return self.name(of)
        what = self.what(head)
        if not of:
            return capital(what)
        return f"{self.name(of)}, {what}"

    def what(self, head: str) -> str:
        """What a head is called: in the lab's words, else in the game's."""
        key = f"lab-what-{head}"
        return self.t(key) if self.speaker.text.has(key) else self.speaker.name(head)

    def value(self, change: Change) -> str:
        head, value = change.head, change.value
        if head == "agents":
            return ", ".join(self.t("lab-agent", name=each) for each in value.split("+"))
        if head in LISTS:
            sign = value[:1] if value[:1] in ("+", "-") else ""
            names = " + ".join(self.name(each) for each in value.removeprefix(sign).split("+"))
            return f"{'−' if sign == '-' else sign}{names}"
        if head == "level":
            return self.t("lab-level", value=value)
        if head in (*WORDS, "kind", "monster", "stance"):
            return self.name(value)
        return value.replace("-", "−")

    def name(self, given: str) -> str:
        """The name of an id; what was typed where it is a name already."""
        key = f"lab-word-{given}"
        if given in ALL:
            return self.t(f"lab-{self.game}-all")
        if self.speaker.text.has(key):
            return self.t(key)
        return capital(self.speaker.name(given))

    def who_plays(self, plan: Plan) -> str:
        """Agents on both sides."""
        return self.t(
            f"lab-{self.game}-agents",
            players=self.agents(plan.players()),
            other=self.agents(plan.opponent().split("+")),
        )

    def agents(self, names: Sequence[str]) -> str:
        return ", ".join(self.agent(each) for each in dict.fromkeys(names))

    def agent(self, name: str) -> str:
        stance = stance_of(name)
        return self.t("lab-stance-kept", stance=self.speaker.name(stance)) if stance else self.t("lab-agent", name=name)

    # -- figures

    def head(self, figure: str) -> str:
        return self.t(f"lab-{self.game}-whole-{figure}")

    def figure(self, figure: str, found: Interval) -> str:
        """With its half-width."""
        if is_share(self.game, figure):
            return f"{percent(self.lang, found.value)} ±{NARROW}{number(self.lang, found.half * 100)}"
        places = 2 if abs(found.value) < 9.95 or found.half < 0.05 else 1
        return f"{number(self.lang, found.value, places)} ±{NARROW}{number(self.lang, found.half, places)}"

    def apart(self, figure: str, found: Interval) -> str:
        """A difference with its sign: in points of a percentage where it is one of shares."""
        if is_share(self.game, figure):
            said = f"{self.plus(found.value * 100, 1)} ±{NARROW}{number(self.lang, found.half * 100)}"
            return self.t("lab-points", value=said)
        return f"{self.plus(found.value, 2)} ±{NARROW}{number(self.lang, found.half, 2)}"

    def plus(self, value: float, places: int) -> str:
        said = number(self.lang, abs(value), places)
        if not round(abs(value), places):
            return said
        return ("+" if value > 0 else "−") + said

    def points(self, value: float) -> str:
        return number(self.lang, value * 100)

    def percent(self, share: float) -> str:
        return percent(self.lang, share)

    def between(self, found: Interval) -> str:
        return self.t("lab-between", low=self.percent(found.low), high=self.percent(found.high))

    def warnings(self, series: Mapping[str, Series], cancelled: bool, done: int, asked: int) -> list[str]:
        """Fights that failed, and that somebody said stop."""
        found: list[str] = []
        if cancelled:
            found.append(self.t("lab-ended", why="cancelled", n=done, asked=asked, precision=""))
        failed = sum(len(each.failed) for each in series.values())
        if failed:
            found.append(self.t("lab-failed", n=failed))
            told = [(called, n, what) for called, each in series.items() for n, what in each.failed.items()]
            for called, n, what in told[:TOLD]:
                said = self.t("lab-failure", number=n, what=what)
                found.append(f"{called}: {said}" if called else said)
        return found
