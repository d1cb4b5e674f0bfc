"""Figures in words: "hits 54 %, wounds 10 %, takes 2.6 Endurance"; what was played is marked as about so much, with its interval."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import lcm
from typing import Any, Final

from affray.kernel.speaker import Speaker
from affray.kernel.text import Text
from affray.odds.charts import histogram
from affray.odds.figure import Figure
from affray.odds.query import Answer, BadQuery

# Half a per cent: what comes less often is left out of a line.
RARE: Final = Fraction(1, 200)

__all__ = ["amount", "bad", "chart", "line", "notes", "said", "share"]


def share(value: Any, lang: str) -> str:
    """A share as a percentage: whole, but never 0 or 100 where it is not."""
    percent = float(value) * 100
    if 0 < percent < 0.5:
        return "<1\N{NO-BREAK SPACE}%" if lang == "ru" else "<1%"
    if 99.5 <= percent < 100:
        return ">99\N{NO-BREAK SPACE}%" if lang == "ru" else ">99%"
    return f"{percent:.0f}\N{NO-BREAK SPACE}%" if lang == "ru" else f"{percent:.0f}%"


def amount(value: Any, lang: str) -> str:
    """A mean, to one decimal; two where it is below one."""
    number = float(value)
    text = f"{number:.2f}" if 0 < abs(number) < 1 else f"{number:.1f}"
    return text.replace(".", ",") if lang == "ru" else text


def said(text: Text, game: str, figure: Figure) -> str:
    """One figure."""
    written = share if figure.yes_no else amount
    shown = written(figure.chance if figure.yes_no else figure.mean, text.lang)
    interval = figure.interval()
    if not figure.yes_no and len(figure.law) == 1:
        shown, interval = str(next(iter(figure.law))), None
    if interval is not None:
        low, high = (bound(figure, each, text.lang) for each in interval)
        shown = text.t("odds-about", n=shown, low=low, high=high)
    return text.t(f"odds-{game}-{figure.name}", n=shown)


def bound(figure: Figure, value: float, lang: str) -> str:
    """One end of an interval: a whole percentage without its sign, or a mean."""
    return f"{value * 100:.0f}" if figure.yes_no else amount(value, lang)


def line(text: Text, game: str, figures: Iterable[Figure]) -> str:
    """The figures of one option; of those that hardly ever come about only the first is said."""
    return ", ".join([said(text, game, each) for at, each in enumerate(figures) if at == 0 or each.chance >= RARE])


# -- questions without a fight


def notes(speaker: Speaker, answer: Answer) -> list[str]:
    """How the figures came about: what was settled, counted or played, what everybody does on the way."""
    found = [
        speaker.t("odds-settled", name=speaker.t("odds-field-" + name), value=speaker.t("odds-value-" + value.replace("_", "-")))
        for name, value in answer.settled
    ]  # fmt: skip
    forecast = answer.forecast
    if forecast is None:
        return [*found, speaker.t("odds-sure")]
    if forecast.plays:
        return [*found, speaker.t("odds-played", plays=forecast.plays)]
    found.append(speaker.t("odds-counted", paths=forecast.paths))
    named = Speaker(speaker.lang, answer.names)
    for each, part in forecast.answers:
        question, option = named.said(each.question), named.said(each.option, inside=True)
        found.append(speaker.t("odds-answer", question=question, option=option, n=share(part, speaker.lang)))
    return found


def chart(text: Text, game: str, figure: Figure) -> str:
    """The law of a number as an SVG."""
    whole = lcm(*[part.denominator for part in figure.law.values()])
    counts = {value: int(part * whole) for value, part in figure.law.items()}

    def say(value: int, part: float, most: float) -> str:
        return text.t("odds-column", value=value, n=share(part, text.lang), most=share(most, text.lang))

    return histogram(said(text, game, figure), counts, say)


def bad(speaker: Speaker, wrong: BadQuery) -> str:
    """What is wrong with a field."""
    known = wrong.known or [""]
    name = speaker.t("odds-field-" + wrong.name) if speaker.text.has("odds-field-" + wrong.name) else wrong.name
    fields = {"name": f"{name} ({wrong.name})", "given": wrong.given, "known": ", ".join(known), "least": known[0], "most": known[-1]}  # fmt: skip
    near = speaker.nearest(wrong.near) if wrong.why in ("choice", "field") else ""
    return speaker.t(f"odds-bad-{wrong.why}", **fields) + near
