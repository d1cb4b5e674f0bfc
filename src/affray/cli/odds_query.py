"""`affray odds GAME WHAT NAME=VALUE ...`: a question of odds that needs no fight."""

from __future__ import annotations

import json
from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final

from affray import games
from affray.cli.named import found, known_names
from affray.cli.problems import unknown
from affray.cli.voice import Refused, Voice, out
from affray.cli.writing import write_whole
from affray.odds.figure import Figure
from affray.odds.forms import Forms, forms_of
from affray.odds.query import Answer, BadQuery, Field
from affray.odds.said import bad, chart, notes, said, share

__all__ = ["ask_odds"]

STDOUT: Final = "-"
BAR: Final = 30
# What a picture needs that stands in no page.
ALONE: Final = '<svg xmlns="http://www.w3.org/2000/svg" width="720" '
STYLE: Final = (
    "<style>text{font:11px sans-serif;fill:#444}.main{fill:#23587a}.hit{fill:none}.base{stroke:#999}"
    ".sum{fill:none;stroke:#8a5a1a;stroke-width:1.5}</style>"
)
# Values that come less often than this are not drawn on the terminal.
LEAST: Final = Fraction(1, 2000)


def ask_odds(lang: str, game: str, what: str, pairs: Sequence[str], data: str, svg: str) -> None:
    """Raises Refused."""
    voice = Voice(lang)
    if game not in games.NAMES:
        raise unknown(voice, "game", game, games.NAMES)
    forms = forms_of(game)
    if not what:
        list_forms(voice, game, forms)
        return
    given: dict[str, str] = {}
    try:
        fields = forms.form(what)
        voice = Voice(lang, forms.names())
        for pair in pairs:
            name, equals, value = pair.partition("=")
            if not equals or name in given:
                raise Refused(voice.t("odds-pair", given=pair))
            given[name] = meant(voice, fields, name, value)
        answer = forms.ask(what, given)
    except BadQuery as wrong:
        raise Refused(bad(voice, wrong)) from wrong
    if data:
        write(voice, data, json.dumps(as_data(game, what, given, answer), ensure_ascii=False, indent=2) + "\n")
    if svg:
        write(voice, svg, drawn(voice, game, answer))
    if STDOUT not in (data, svg):
        show(voice, game, what, given, answer)


def meant(voice: Voice, fields: Sequence[Field], name: str, value: str) -> str:
    """The id of what was named: as it stands, or by its name in either language."""
    for each in fields:
        if each.name == name and value not in each.choices and each.choices:
            return found(known_names(voice, list(each.choices)), value) or value
    return value


def list_forms(voice: Voice, game: str, forms: Forms) -> None:
    """Every form with its fields."""
    for what in forms.FORMS:
        out(f"{what}: {voice.t(f'odds-form-{game}-{what}')}", bold=True)
        for each in forms.form(what):
            kind = (
                ", ".join(each.choices)
                if each.choices
                else (f"{each.least}-{each.most}" if each.most >= each.least else "...")
            )
            mark = "" if each.default is None else f" [{each.default}]" if each.default else " []"
            out(f"{each.name}{mark}: {voice.t('odds-field-' + each.name)}: {kind}", indent=4, hang=4)


def show(voice: Voice, game: str, what: str, given: dict[str, str], answer: Answer) -> None:
    out(voice.t(f"odds-form-{game}-{what}"), bold=True)
    for figure in answer.figures:
        out(said(voice.text, game, figure), indent=2)
        if figure.name in answer.charts:
            bars(voice, figure)
    for note in notes(voice, answer):
        out(note, indent=2, dim=True)


def bars(voice: Voice, figure: Figure) -> None:
    """The law of a number, a row for each value worth showing."""
    most = max(figure.law.values())
    for value, part in figure.law.items():
        if part >= LEAST:
            out(f"{value:>6}  {share(part, voice.lang):>6}  {'█' * max(1, round(BAR * part / most))}", wrap=False)


def as_data(game: str, what: str, given: dict[str, str], answer: Answer) -> dict[str, Any]:
    found: dict[str, Any] = {
        "game": game,
        "what": what,
        "given": given,
        "figures": [each.data() for each in answer.figures],
    }
    if answer.settled:
        found["settled"] = dict(answer.settled)
    if answer.forecast is not None:
        found["paths"], found["plays"] = answer.forecast.paths, answer.forecast.plays
    return found


def drawn(voice: Voice, game: str, answer: Answer) -> str:
    """The first law worth a picture. Raises Refused when there is none."""
    for figure in answer.figures:
        if figure.name in answer.charts:
            return chart(voice.text, game, figure).replace("<svg ", ALONE, 1).replace(">", ">" + STYLE, 1)
    raise Refused(voice.t("odds-no-chart"))


def write(voice: Voice, path: str, text: str) -> None:
    if path == STDOUT:
        out(text.rstrip("\n"), wrap=False)
    else:
        write_whole(voice, path, text)
