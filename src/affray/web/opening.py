"""A file that somebody drops or chooses becomes a fight: a record goes on, a scenario begins."""

from __future__ import annotations

import json
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import UploadFile

from affray import games
from affray.kernel.pack import BadPack
from affray.kernel.speaker import Speaker
from affray.kernel.table import Table
from affray.web.apart import TooSlow, apart
from affray.web.brought import SECONDS, BadFile, Brought, brought, no_folder
from affray.web.pages import begin_here, chosen, new_page
from affray.web.render import page
from affray.web.request import give_cookie, hall_of, language, theme
from affray.web.roster_pages import chooser
from affray.web.rosters import roster_from
from affray.web.store import Seat

__all__ = ["router"]

router = APIRouter(include_in_schema=False)


@router.post("/open")
async def opened(request: Request) -> Response:
    """A file that was dropped or chosen."""
    async with request.form(max_fields=4, max_files=1) as form:
        file = form.get("file")
        if not isinstance(file, UploadFile):
            return await run_in_threadpool(bad, request, [Speaker(language(request)).t("web-no-file")], 0)
        name, data = Path(file.filename or "file").name, await file.read()
    return await run_in_threadpool(taken, request, name, data)


def taken(request: Request, name: str, data: bytes) -> Response:
    lang = language(request)
    try:
        found = apart(SECONDS, brought, name, data, lang)
    except BadFile as wrong:
        return bad(request, wrong.said, wrong.holds)
    except TooSlow:
        return bad(request, [Speaker(lang).t("web-file-too-slow")], 0)
    if isinstance(found, Brought):
        return resumed(request, found)
    if "roster" in found:
        kept = found["roster"]
        return chooser(request, roster_from(kept["data"], kept["file"]), kept["file"])
    game = games.game(found["game"])
    scenario = game.from_data(found["raw"], found["name"])
    return HTMLResponse(new_page(request, game, scenario, "/open/begin", json.dumps(found, ensure_ascii=False)))


def bad(request: Request, said: list[str], holds: int) -> Response:
    speaker = Speaker(language(request))
    html = page(
        "bad_file.html", t=speaker.t, lang=speaker.lang, theme=theme(request), said=said, holds=holds
    )  # fmt: skip
    return HTMLResponse(html, 422)


def resumed(request: Request, found: Brought) -> Response:
    """A record becomes a fight of its own here: its people's seats are those of whoever brought it, and so are those of agents that are not
    known here."""
    store = hall_of(request).store
    header = found.header
    game = games.game(header["game"])
    scenario = game.from_data(header["scenario"], header["name"])
    typed, drawn = header.get("dice") == "typed", header.get("cards") == "physical"
    known, said = games.agents(game.name), header.get("seats")
    given = said if isinstance(said, dict) else {}
    seats = [
        Seat(seat, given[seat] if given.get(seat) in known else None, None, typed, drawn)
        for seat in scenario.new(Table(), scenario.rulings(header.get("edition"), header.get("rulings", {}))).seats()
    ]
    id = store.create(header, seats, lines=found.trace)
    mine = [seat.seat for seat in seats if seat.agent is None]
    _, cookie = store.join(id, Speaker(language(request)).t("web-host"), host=True, seats=mine)
    response = RedirectResponse(f"/f/{id}", 303)
    give_cookie(response, id, cookie)
    return response


@router.post("/open/begin")
async def begun(request: Request) -> Response:
    """The scenario of a file, with who sits where."""
    async with request.form(max_fields=120, max_files=0, max_part_size=1024 * 1024) as form:
        fields = {key: str(form[key]) for key in form}
    return await run_in_threadpool(begin_brought, request, fields)


def begin_brought(request: Request, fields: dict[str, str]) -> Response:
    speaker = Speaker(language(request))
    try:
        found = json.loads(fields.get("data", ""))
        no_folder(found["raw"], speaker)
        game = games.game(found["game"])
        scenario = game.from_data(found["raw"], str(found["name"])[:60])
    except BadFile as wrong:
        return bad(request, wrong.said, 0)
    except BadPack as wrong:
        return bad(request, [speaker.problem(one) for one in wrong.problems], 0)
    except (ValueError, KeyError, TypeError, games.UnknownGame):
        return bad(request, [speaker.t("web-no-file")], 0)
    return begin_here(request, game, scenario, chosen(fields))
