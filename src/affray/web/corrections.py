"""The host sets something right: whom it concerns, what, to which value. It lands as soon as nothing is under way."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from affray.kernel.game import Values
from affray.kernel.speaker import Speaker, capital
from affray.web.hosted import Hosted
from affray.web.play import hosts, needed
from affray.web.render import Look, page
from affray.web.request import hall_of, language, theme, viewer_of

__all__ = ["router"]

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True)
class Thing:
    """Something that may be set right, and what it is now in words (empty where it has no value)."""

    what: str
    title: str
    now: str


@dataclass(frozen=True)
class Whose:
    title: str
    things: tuple[Thing, ...]


@dataclass(frozen=True)
class Setting:
    """The values that one thing may be set to."""

    thing: Thing
    values: Values
    words: tuple[tuple[str, str], ...]


@router.get("/f/{id}/correct")
def correcting(request: Request, id: str, what: str = "") -> Response:
    """Everything that has a meaning now, by whom it concerns; with `what`, the values of one thing."""
    with hall_of(request).at(id) as hosted:
        person = needed(request, id)
        hosts(person)
        look = Look(hosted, viewer_of(request, hosted, person))
        known = hosted.game.corrections(hosted.standing.fight) if not hosted.session.over else []
        html = page(
            "correct.html", t=look.speaker.t, lang=language(request), theme=theme(request), fight_id=id, title=look.title,
            whose=everything(hosted, look.speaker, known), setting=setting(hosted, look.speaker, what) if what in known else None,
        )  # fmt: skip
    return HTMLResponse(html)


def everything(hosted: Hosted, speaker: Speaker, known: list[str]) -> list[Whose]:
    found: dict[str, list[Thing]] = {}
    for what in known:
        found.setdefault(hosted.game.correction_of(hosted.standing.fight, what), []).append(
            thing(hosted, speaker, what)
        )
    return [
        Whose(capital(speaker.name(who)) if who else speaker.t("correct-scene"), tuple(things))
        for who, things in found.items()
    ]


def thing(hosted: Hosted, speaker: Speaker, what: str) -> Thing:
    now = hosted.game.correction_now(hosted.standing.fight, what)
    said = "" if now is None else speaker.value(hosted.game, what, now)
    return Thing(what, speaker.said(hosted.game.correction_words(what)), said)


def setting(hosted: Hosted, speaker: Speaker, what: str) -> Setting:
    values = hosted.game.correction_values(hosted.standing.fight, what)
    words = tuple((word, capital(speaker.value(hosted.game, what, values.read(word)))) for word in values.words)
    return Setting(thing(hosted, speaker, what), values, words)
