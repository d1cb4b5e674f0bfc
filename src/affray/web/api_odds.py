"""Odds as JSON: of the options that are open, and of questions that need no fight."""

from __future__ import annotations

from typing import Any, Literal

from fastapi import APIRouter, HTTPException, Request
from pydantic import BaseModel
from starlette.concurrency import run_in_threadpool

from affray.odds.forms import forms_of
from affray.odds.query import BadQuery
from affray.web.apart import TooSlow
from affray.web.api import REFUSED, Id
from affray.web.calculator import SECONDS, worker
from affray.web.odds import known
from affray.web.play import needed
from affray.web.request import hall_of

__all__ = ["router"]

router = APIRouter(prefix="/api/v1", tags=["odds"])
MOST: int = 40


class Beside(BaseModel):
    """The figures of one of your options, each with its law, and exact or with its interval. `more`: others are being worked out, ask again."""

    option: str
    by: str
    figures: list[dict[str, Any]]
    more: bool


@router.get("/fights/{id}/odds", responses=REFUSED)
def odds(request: Request, id: Id) -> list[Beside]:
    """What each of your options comes to, as far as it is known."""
    with hall_of(request).at(id) as hosted:
        mine = hosted.seats_of(needed(request, id))
        return [
            Beside(option=each.key, by=each.by, figures=[figure.data() for figure in each.figures], more=each.wanted)
            for each in known(hosted).values()
            if each.by in mine
        ]


@router.get("/odds/{game}/{what}", responses={**REFUSED, 400: {"description": "A field is wrong"}})
async def ask(request: Request, game: Literal["company", "showdown"], what: str) -> dict[str, Any]:
    """A question that needs no fight; its fields are the address's parameters, as on the page of questions."""
    given = {name: value[:MOST] for name, value in request.query_params.items()}
    found = await run_in_threadpool(answered, game, what[:MOST], given)
    if "wrong" in found:
        raise HTTPException(400, found["wrong"])
    return found


def answered(game: str, what: str, given: dict[str, str]) -> dict[str, Any]:
    try:
        return worker.call(SECONDS, work_out, game, what, given)
    except TooSlow as slow:
        raise HTTPException(503, "too slow") from slow


def work_out(game: str, what: str, given: dict[str, str]) -> dict[str, Any]:
    """In the other process."""
    try:
        answer = forms_of(game).ask(what, given)
    except BadQuery as bad:
        return {"wrong": f"{bad.name}: {bad.given!r}: {bad.why}: {', '.join(bad.known)}"}
    forecast = answer.forecast
    return {
        "figures": [each.data() for each in answer.figures],
        "settled": dict(answer.settled),
        "paths": forecast.paths if forecast is not None else 0,
        "plays": forecast.plays if forecast is not None else 0,
    }
