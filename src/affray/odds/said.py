"""Figures in words: "hits 54 %, wounds 10 %, takes 2.6 Endurance"; what was played is marked as about so much, with its interval."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from affray.kernel.text import Text
from affray.odds.figure import Figure

__all__ = ["amount", "line", "said", "share"]


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
        low, high = (written(each, text.lang) for each in interval)
        shown = text.t("odds-about", n=shown, low=low, high=high)
    return text.t(f"odds-{game}-{figure.name}", n=shown)


def line(text: Text, game: str, figures: Iterable[Figure]) -> str:
    """The figures of one option; of those that cannot come about only the first is said."""
    return ", ".join([said(text, game, each) for at, each in enumerate(figures) if at == 0 or each.chance])
