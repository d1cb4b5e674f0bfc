"""What a request says about who sends it: language, theme, the cookie of a fight."""

from __future__ import annotations

from typing import Final

from fastapi import Request, WebSocket
from fastapi.responses import Response

from affray.web.hall import Hall
from affray.web.hosted import Hosted
from affray.web.store import Person
from affray.web.viewer import Viewer

__all__ = [
    "LANGUAGES", "give_cookie", "hall_of", "language", "person_of", "theme", "token_of", "viewed_by", "viewer_of", "wants_json",
]  # fmt: skip

LANGUAGES: Final = ("en", "ru")
YEAR: Final = 365 * 24 * 3600

Asking = Request | WebSocket


def hall_of(request: Asking) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def language(request: Asking) -> str:
    """What the address says, else the cookie, else the browser, else English."""
    for given in (request.query_params.get("lang"), request.cookies.get("affray_lang")):
        if given in LANGUAGES:
            return str(given)
    for each in request.headers.get("accept-language", "").split(","):
        if each.strip()[:2] in LANGUAGES:
            return each.strip()[:2]
    return "en"


def theme(request: Asking) -> str:
    """ "light" or "dark" where somebody has chosen, else what their system says ("")."""
    given = request.cookies.get("affray_theme", "")
    return given if given in ("light", "dark") else ""


def wants_json(request: Request) -> bool:
    return request.url.path.startswith("/api/") or "application/json" in request.headers.get("accept", "")


def token_of(request: Asking, id: str) -> str:
    """The token of a person: a cookie, or for programs a bearer."""
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    return given.strip() if kind.casefold() == "bearer" else request.cookies.get(f"affray_{id}", "")


def person_of(request: Asking, id: str) -> Person | None:
    """Who asks, if they belong to this fight."""
    token = token_of(request, id)
    return hall_of(request).store.person(id, token) if token else None


def viewer_of(request: Asking, hosted: Hosted, person: Person | None, lang: str = "") -> Viewer:
    return viewed_by(hosted, person, lang or language(request))


def viewed_by(hosted: Hosted, person: Person | None, lang: str) -> Viewer:
    """The same for somebody whose request is over."""
    seats = tuple(hosted.seats_of(person))
    return Viewer(
        lang,
        person.id if person else "",
        person.name if person else "",
        bool(person and person.host),
        seats,
    )


def give_cookie(response: Response, id: str, token: str) -> None:
    """Let a browser keep who it is in this fight; scripts do not see it, and other sites cannot use it."""
    response.set_cookie(f"affray_{id}", token, max_age=YEAR, httponly=True, samesite="lax", path="/")
