"""The web application: pages, before it the sockets that keep them up to date, the same acts as JSON."""

from __future__ import annotations

from typing import Final

from fastapi import FastAPI, Request
from fastapi.responses import Response
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection
from starlette.staticfiles import StaticFiles

import affray
from affray.kernel.table import Diverged, NotLegal
from affray.web import api, api_odds, calculator, corrections, lab, make, opening, pages, play, roster_pages, time
from affray.web.guard import Guard
from affray.web.hall import Hall, NoFight
from affray.web.hosted import NotYours, Stale
from affray.web.lab_shared import forecasts
from affray.web.socket import Lines
from affray.web.store import Raced
from affray.web.trouble import trouble

__all__ = ["UPLOADS", "make_app"]

UPLOADS: Final = (
    "/open", "/open/begin", "/roster/bring", "/roster/choose", "/roster/begin", *[f"/make/{kind}" for kind in make.KINDS],
    *[f"/make/{kind}/from" for kind in make.KINDS],
)  # fmt: skip
TROUBLES: Final = (NoFight, Stale, NotYours, NotLegal, Diverged, Raced, DBAPIError, NoConnection)


def make_app(hall: Hall) -> FastAPI:
    """The application over a hall. Behind `guarded` it may be served."""
    app = FastAPI(
        title="Affray", version=affray.__version__, docs_url=None, redoc_url=None, openapi_url="/api/v1/openapi.json"
    )
    app.state.hall = hall
    app.state.forecasts = forecasts()
    app.include_router(pages.router)
    app.include_router(opening.router)
    app.include_router(calculator.router)
    app.include_router(lab.router)
    app.include_router(make.router)
    app.include_router(roster_pages.router)
    app.include_router(play.router)
    app.include_router(time.router)
    app.include_router(corrections.router)
    app.include_router(api.router)
    app.include_router(api_odds.router)
    app.mount("/static", StaticFiles(packages=[("affray.web", "static")]), name="static")
    for kind in TROUBLES:
        app.add_exception_handler(kind, said)
    return app


async def said(request: Request, error: Exception) -> Response:
    """What went wrong, in words: a page for people, JSON for programs."""
    return trouble(request, error)


def guarded(hall: Hall, burst: float = 60.0, a_second: float = 15.0) -> Guard:
    """The application with the pages' lines and its guard before it."""
    return Guard(Lines(make_app(hall), hall), UPLOADS, burst, a_second)
