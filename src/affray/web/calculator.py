"""The calculator: questions of odds that need no fight. The address holds the question, so that it can be shared."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from affray import games
from affray.kernel.speaker import Speaker, capital
from affray.odds.forms import forms_of
from affray.odds.query import BadQuery, Field
from affray.odds.said import bad, chart, notes, said
from affray.web.apart import TooSlow, Worker
from affray.web.render import page
from affray.web.request import language, theme

__all__ = ["router"]

router = APIRouter(include_in_schema=False)
# One question may take so long, and so much may an address hold.
SECONDS: Final = 12.0
LONGEST: Final = 40
REMEMBERED: Final = 500

worker: Final = Worker()


@dataclass(frozen=True)
class Shown:
    """An answer in one language: each figure in words with its picture, if it has one; and how they came about."""

    figures: tuple[tuple[str, str], ...] = ()
    notes: tuple[str, ...] = ()
    wrong: str = ""


@dataclass(frozen=True)
class Asked:
    """A field of the page: what may stand in it, and what stands there."""

    name: str
    label: str
    value: str
    choices: tuple[tuple[str, str], ...] = ()
    least: int = 0
    most: int = -1


@router.get("/odds")
def choose(request: Request) -> Response:
    """Which question."""
    lang = language(request)
    speaker = Speaker(lang)
    return HTMLResponse(
        page(
            "calculator.html",
            t=speaker.t,
            lang=lang,
            theme=theme(request),
            menu=menu(speaker),
            game="",
            what="",
            fields=(),
            shown=None,
        )
    )


@router.get("/odds/{game}/{what}")
def ask(request: Request, game: str, what: str) -> Response:
    """A form, and the answer once it has been filled in."""
    lang = language(request)
    speaker = Speaker(lang)
    given = {name: value[:LONGEST] for name, value in request.query_params.items() if name != "lang"}
    shown: Shown | None = None
    fields: tuple[Asked, ...] = ()
    status = 200
    if game not in games.NAMES or what not in forms_of(game).FORMS:
        status, shown = 404, Shown(wrong=speaker.t("odds-no-such-form"))
        game = what = ""
    else:
        fields = asked(speaker, game, what, given)
        if given:
            try:
                shown = answered(lang, game, what, tuple(sorted(given.items())))
            except TooSlow:
                shown = Shown(wrong=speaker.t("odds-too-slow"))
            status = 400 if shown.wrong else 200
    html = page(
        "calculator.html",
        t=speaker.t,
        lang=lang,
        theme=theme(request),
        menu=menu(speaker),
        game=game,
        what=what,
        fields=fields,
        shown=shown,
    )
    return HTMLResponse(html, status_code=status)


@lru_cache(REMEMBERED)
def answered(lang: str, game: str, what: str, given: tuple[tuple[str, str], ...]) -> Shown:
    """Raises TooSlow."""
    return worker.call(SECONDS, work_out, lang, game, what, dict(given))


def work_out(lang: str, game: str, what: str, given: dict[str, str]) -> Shown:
    """The answer in words: in the other process, for the rules' own words stay there."""
    forms = forms_of(game)
    speaker = Speaker(lang, forms.names())
    try:
        answer = forms.ask(what, given)
    except BadQuery as wrong:
        return Shown(wrong=bad(speaker, wrong))
    figures = tuple(
        (capital(said(speaker.text, game, each)), chart(speaker.text, game, each) if each.name in answer.charts else "")
        for each in answer.figures
    )
    return Shown(figures, tuple(capital(note) for note in notes(speaker, answer)))


def menu(speaker: Speaker) -> list[tuple[str, str, list[tuple[str, str]]]]:
    """Each game with its questions: id and words."""
    return [
        (game, speaker.t("web-game-" + game), [(what, capital(speaker.t(f"odds-form-{game}-{what}"))) for what in forms_of(game).FORMS])
        for game in games.NAMES
    ]  # fmt: skip


def asked(speaker: Speaker, game: str, what: str, given: dict[str, str]) -> tuple[Asked, ...]:
    named = Speaker(speaker.lang, forms_of(game).names())
    return tuple(one(named, each, given) for each in forms_of(game).form(what))


def one(speaker: Speaker, field: Field, given: dict[str, str]) -> Asked:
    value = given.get(field.name, field.default or (str(max(1, field.least)) if field.most >= field.least else ""))
    choices = tuple((each, called(speaker, field.name, each)) for each in field.choices)
    return Asked(field.name, capital(speaker.t("odds-field-" + field.name)), value, choices, field.least, field.most)


def called(speaker: Speaker, field: str, choice: str) -> str:
    """What a choice is called: a name of the game, or a word of the form."""
    for key in (f"odds-value-{field}-{choice}".replace("_", "-"), "odds-value-" + choice.replace("_", "-")):
        if speaker.text.has(key):
            return speaker.t(key)
    return capital(speaker.name(choice))
