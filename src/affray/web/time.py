"""Looking back at a fight, branching off it, and taking its record along. The fight itself is not disturbed."""

from __future__ import annotations

from typing import Annotated, Any, Final
from urllib.parse import quote

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from affray.kernel.record import written
from affray.kernel.table import NotLegal
from affray.web.apart import apart
from affray.web.hosted import Hosted, NotYours
from affray.web.patch import rows_html
from affray.web.play import needed, whole
from affray.web.render import Look, fragments, log_rows
from affray.web.replay import replay_file
from affray.web.request import give_cookie, hall_of, language, viewer_of, wants_json
from affray.web.store import Person, Seat

__all__ = ["router"]

router = APIRouter(include_in_schema=False)
REPLAY_SECONDS: Final = 120.0


@router.get("/f/{id}/at/{n}")
def at(request: Request, id: str, n: int) -> Response:
    """The fight after its first `n` lines in force: a page, or its fragments for the slider."""
    with hall_of(request).at(id) as hosted:
        person = needed(request, id)
        n = max(0, min(n, len(hosted.session.lines)))
        then = hosted.at(n)
        look = Look(hosted, viewer_of(request, hosted, person), then, n)
        if not wants_json(request):
            return HTMLResponse(whole(request, look))
        told = len(then.told)
        rows = log_rows(look)
        return JSONResponse(
            {"set": fragments(look), "log": {"keep": 0, "html": rows_html(rows, look)}, "n": n, "told": told}
        )


@router.post("/f/{id}/branch")
def branch(request: Request, id: str, at: Annotated[int, Form(ge=0)]) -> Response:
    """ "What if": a fight of its own from a step of this one, with chance of its own; whoever branches hosts it and plays all people's seats."""
    with hall_of(request).at(id) as hosted:
        new, cookie = branched(hosted, needed(request, id), at)
    response = RedirectResponse(f"/f/{new}", 303)
    give_cookie(response, new, cookie)
    return response


def branched(hosted: Hosted, person: Person, at: int) -> tuple[str, str]:
    lines = hosted.session.lines
    if at > len(lines):
        raise NotLegal("nothing-to-undo", str(at))
    seats = [Seat(seat.seat, seat.agent, None, seat.typed, seat.drawn) for seat in hosted.seats]
    header = {**hosted.header, "branch": {"of": hosted.id, "at": at}}
    new = hosted.store.create(header, seats, lines=lines[:at])
    mine = [seat.seat for seat in seats if seat.agent is None]
    _, cookie = hosted.store.join(new, person.name, host=True, seats=mine)
    return new, cookie


@router.get("/f/{id}/record")
def record(request: Request, id: str) -> Response:
    """The record: the host's while the fight goes on, everybody's when it is over."""
    with hall_of(request).at(id) as hosted:
        person = needed(request, id)
        if not person.host and not hosted.session.over:
            raise NotYours(id)
        return attached(written(header_now(hosted), hosted.trace.lines), f"{hosted.scenario.id}-{id}.affray")


def header_now(hosted: Hosted) -> dict[str, Any]:
    """The record's first line, with who sits where now."""
    return {**hosted.header, "seats": {seat.seat: seat.agent or "human" for seat in hosted.seats}}


def attached(data: bytes, name: str, kind: str = "application/x-ndjson") -> Response:
    return Response(
        data, media_type=kind, headers={"content-disposition": f"attachment; filename*=UTF-8''{quote(name)}"}
    )


@router.get("/f/{id}/replay.html")
def replay(request: Request, id: str) -> Response:
    """The whole fight as one file that needs no server: the host's while the fight goes on, everybody's when it is over."""
    with hall_of(request).at(id) as hosted:
        person = needed(request, id)
        if not person.host and not hosted.session.over:
            raise NotYours(id)
        header, lines, name = header_now(hosted), list(hosted.trace.lines), f"{hosted.scenario.id}-{id}.html"
    html = apart(REPLAY_SECONDS, replay_file, header, lines, language(request))
    return attached(html.encode(), name, "text/html; charset=utf-8")
