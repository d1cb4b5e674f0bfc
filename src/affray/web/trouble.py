"""When something is not possible: one clear message in the reader's language, with the status that programs understand."""

from __future__ import annotations

from typing import Final

from fastapi import Request
from fastapi.responses import HTMLResponse, JSONResponse, Response

from affray.kernel.speaker import Speaker
from affray.kernel.table import Diverged, NotLegal
from affray.web.hall import NoFight
from affray.web.hosted import NotYours, Stale
from affray.web.render import page
from affray.web.request import language, theme, wants_json
from affray.web.store import Raced, no_room

__all__ = ["message", "trouble"]

STATUS: Final[dict[type[Exception], int]] = {
    NoFight: 404,
    Stale: 409,
    Raced: 409,
    NotYours: 403,
    NotLegal: 422,
    Diverged: 409,
}


def message(speaker: Speaker, error: Exception) -> str:
    """What is wrong, as a sentence."""
    if isinstance(error, NotLegal):
        return speaker.refusal(error)
    if isinstance(error, Diverged):
        return speaker.t("cannot-land", line=error.line, expected=error.expected, came=error.came)
    if isinstance(error, Stale | Raced):
        return speaker.t("web-stale")
    if isinstance(error, NotYours):
        return speaker.t("web-not-yours")
    if isinstance(error, NoFight):
        return speaker.t("web-no-fight")
    return speaker.t("web-store-full" if no_room(error) else "web-store-away")


def trouble(request: Request, error: Exception) -> Response:
    """A page for people, JSON for programs. What went wrong with the store is 503: asking again is safe."""
    status = STATUS.get(type(error), 503)
    lang = language(request)
    speaker = Speaker(lang)
    said = message(speaker, error)
    if wants_json(request):
        return JSONResponse({"error": type(error).__name__, "message": said}, status)
    back = request.url.path.rpartition("/")[0] if request.url.path.startswith("/f/") and status != 404 else "/"
    html = page("trouble.html", t=speaker.t, lang=lang, theme=theme(request), said=said, back=back)
    return HTMLResponse(html, status)
