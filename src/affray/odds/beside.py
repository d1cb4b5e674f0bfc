"""What stands beside the options of an open question."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from affray.agents import make
from affray.kernel.fight import Fight
from affray.kernel.live import Standing
from affray.kernel.question import Question
from affray.odds.figure import Figure
from affray.odds.forecast import MOST, PLAYS, Forecast, Lens, forecast

__all__ = ["Beside", "beside"]


@dataclass
class Beside:
    """One option: what the dice alone say (exact), and what the rules make of it (None: not known yet, or nothing follows at once)."""

    key: str
    by: str
    sure: list[Figure] = field(default_factory=list)
    forecast: Forecast | None = None
    wanted: bool = False
    """Whether a forecast is still to be worked out: counting it would take too long here."""

    @property
    def figures(self) -> list[Figure]:
        return self.sure + (self.forecast.figures if self.forecast is not None else [])

    @property
    def short(self) -> list[Figure]:
        """Those worth a line: an option says itself how likely it hits."""
        return self.sure + [each for each in (self.forecast.figures if self.forecast else []) if each.name != "hit"]


def lens_for(fight: Any, question: Question, option: Any) -> tuple[list[Figure], Lens | None]:
    """What is known at once of an option, and the lens for the rest."""
    if fight.game == "company":
        from affray.company.stances import StanceChoice
        from affray.odds import company

        if isinstance(question, StanceChoice):
            return company.stance_figures(fight, question, option), company.round_lens(option)
        return [], company.lens_of(fight, question, option)
    from affray.odds import showdown
    from affray.showdown.attack import Attack
    from affray.showdown.survivors_act import ActChoice

    lens = showdown.lens_of(fight, question, option)
    if isinstance(question, ActChoice) and isinstance(lens, showdown.Cut):
        attack = option.purchase.run
        return (showdown.dice_figures(attack) if isinstance(attack, Attack) else []), lens
    return [], lens


def beside(
    standing: Standing,
    seat: str | None = None,
    agent: str = "sensible",
    most: int = MOST,
    plays: int = PLAYS,
    seconds: float | None = None,
) -> list[Beside]:
    """The figures of each option (of one seat, or of all) of the question that a standing fight waits for.

    Everybody, the seat itself included, goes on as `agent` would. Counted up to `most` paths, else played `plays` times; with 0 plays
    such an option stays `wanted`, and so do those left after so many seconds.
    """
    begun = perf_counter()
    question = standing.open
    quiet = standing.quiet
    if not isinstance(question, Question) or quiet is None:
        return []
    fight: Fight = standing.fight
    agents = dict.fromkeys(fight.seats(), make(agent, fight.game))
    since = standing.lines[quiet.at :]
    found: list[Beside] = []
    for option in question.options():
        key, by = question.key(option), question.by(option)
        if seat is not None and by != seat:
            continue
        sure, lens = lens_for(fight, question, option)
        each = Beside(key, by, sure)
        if lens is not None and seconds is not None and perf_counter() - begun > seconds:
            each.wanted = True
        elif lens is not None:
            line = {"ask": question.name, "by": by, "is": key}
            each.forecast = forecast(quiet, [*since, line], agents, lens, most, plays)
            each.wanted = each.forecast is None
        if each.figures or each.wanted:
            found.append(each)
    return found
