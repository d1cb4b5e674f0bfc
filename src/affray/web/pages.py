"""The start: choose a fight, who sits where, dice and cards, edition and language; one button."""

from __future__ import annotations

from dataclasses import dataclass, field
from secrets import token_bytes
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from starlette.concurrency import run_in_threadpool

from affray import games
from affray.kernel.game import Game, Scenario
from affray.kernel.header import header_of
from affray.kernel.speaker import Speaker, capital
from affray.kernel.table import Table
from affray.web.hall import Hall
from affray.web.people import agent_name
from affray.web.render import page
from affray.web.request import LANGUAGES, YEAR, give_cookie, hall_of, language, theme
from affray.web.store import Seat

__all__ = ["Chosen", "begin", "begin_here", "chosen", "new_page", "router"]

router = APIRouter(include_in_schema=False)
ME = "me"
INVITED = "invited"


@dataclass(frozen=True)
class Offer:
    """A scenario to choose."""

    id: str
    title: str
    about: str
    game: str


def offers(hall: Hall, speaker: Speaker) -> list[Offer]:
    found: list[Offer] = []
    for id in hall.scenarios():
        game, scenario = hall.scenario(id)
        about = scenario.about.get(speaker.lang) or next(iter(scenario.about.values()), "")
        found.append(Offer(id, speaker.title(scenario.name), about, game.name))
    return found


@dataclass(frozen=True)
class Recent:
    id: str
    title: str
    over: bool
    touched: int


def recent(request: Request, speaker: Speaker) -> list[Recent]:
    """The fights that this browser has a cookie for, the last touched first."""
    ids = [name.removeprefix("affray_") for name in request.cookies if name.startswith("affray_")]
    found: list[Recent] = []
    for kept in hall_of(request).store.fights(ids):
        scenario = games.game(kept.header["game"]).from_data(kept.header["scenario"], kept.header["name"])
        found.append(Recent(kept.id, speaker.title(scenario.name), kept.over, kept.touched))
    return found


@router.get("/")
def start(request: Request) -> Response:
    """Which fight."""
    lang = language(request)
    speaker = Speaker(lang)
    html = page(
        "start.html", t=speaker.t, lang=lang, theme=theme(request), offers=offers(hall_of(request), speaker), recent=recent(request, speaker)
    )  # fmt: skip
    response = HTMLResponse(html)
    if request.query_params.get("lang") in LANGUAGES:
        response.set_cookie("affray_lang", lang, max_age=YEAR, samesite="lax")
    return response


@dataclass(frozen=True)
class Chosen:
    """What the page before a fight says: "me", "invited" or an agent for each seat, and how it is played."""

    seats: dict[str, str]
    name: str = ""
    edition: str | None = None
    rulings: dict[str, str] = field(default_factory=dict)
    typed: bool = False
    drawn: bool = False


def chosen(fields: dict[str, str]) -> Chosen:
    """From a form's fields."""
    return Chosen(
        {key.removeprefix("seat-"): value for key, value in fields.items() if key.startswith("seat-")},
        fields.get("name", "").strip(),
        fields.get("edition") or None,
        {key.removeprefix("ruling-"): value for key, value in fields.items() if key.startswith("ruling-") and value},
        fields.get("dice") == "typed",
        fields.get("cards") == "physical",
    )


@router.get("/new/{game}/{name}")
def setting(request: Request, game: str, name: str) -> Response:
    """Who sits where, and how it is played."""
    found, scenario = hall_of(request).scenario(f"{game}/{name}")
    return HTMLResponse(new_page(request, found, scenario, f"/new/{game}/{name}"))


def new_page(request: Request, game: Game, scenario: Scenario, action: str, data: str = "") -> str:
    """The page before a fight; `data` is what a file brought, to be sent along."""
    lang = language(request)
    speaker = Speaker(lang, scenario.names())
    seats = scenario.new(Table(), scenario.rulings(None, {})).seats()
    rulings = [
        (
            ruling.name,
            ruling_words(speaker, ruling.name),
            [(value, ruling_words(speaker, ruling.name, value)) for value in ruling.values],
        )
        for ruling in game.rulings()
    ]
    return page(
        "new.html", t=speaker.t, lang=lang, theme=theme(request), title=speaker.title(scenario.name), about=scenario.about.get(lang, ""),
        action=action, data=data, game=game.name, host=game.host, seats=[(seat, capital(speaker.name(seat))) for seat in seats],
        agents=[(each, agent_name(speaker, each)) for each in games.agents(game.name)],
        editions=[(name, edition_words(speaker, name)) for name in game.editions()],
        edition=scenario.raw.get("edition") or next(iter(game.editions())), rulings=rulings,
    )  # fmt: skip


@router.post("/new/{game}/{name}")
async def begun(request: Request, game: str, name: str) -> Response:
    async with request.form(max_fields=120, max_files=0) as form:
        fields = {key: str(form[key]) for key in form}
    return await run_in_threadpool(
        lambda: begin_here(request, *hall_of(request).scenario(f"{game}/{name}"), chosen(fields))
    )


def begin_here(
    request: Request, game: Game, scenario: Scenario, wanted: Chosen, more: dict[str, Any] | None = None
) -> Response:
    """Begin, and lead the host to the fight. `more` goes into the header."""
    named = wanted.name or Speaker(language(request)).t("web-host")
    id, cookie = begin(
        request, game, scenario, wanted.seats, named, wanted.edition, wanted.rulings, wanted.typed, wanted.drawn, more=more
    )  # fmt: skip
    response = RedirectResponse(f"/f/{id}", 303)
    give_cookie(response, id, cookie)
    return response


def begin(
    request: Request,
    game: Game,
    scenario: Scenario,
    chosen: dict[str, str],
    name: str,
    edition: str | None = None,
    changes: dict[str, str] | None = None,
    typed: bool = False,
    drawn: bool = False,
    lines: list[dict[str, Any]] | None = None,
    more: dict[str, Any] | None = None,
) -> tuple[str, str]:
    """A new fight and its host: the id, and the token of the host's cookie. `chosen`: "me", "invited" or an agent for each seat.

    Raises BadRuling for an unknown edition or ruling, UnknownAgent.
    """
    store = hall_of(request).store
    rulings = scenario.rulings(edition, changes or {})
    seats = scenario.new(Table(), rulings).seats()
    who = {seat: chosen.get(seat, "sensible" if seat == game.host else ME) for seat in seats}
    for each in who.values():
        if each not in (ME, INVITED):
            games.agent(each, game.name)
    edition = edition or scenario.raw.get("edition") or next(iter(game.editions()))
    sitting = {seat: "human" if each in (ME, INVITED) else each for seat, each in who.items()}
    header = header_of(
        game,
        scenario,
        edition,
        changes or {},
        sitting,
        "typed" if typed else "virtual",
        "physical" if drawn else "virtual",
    )
    rows = [Seat(seat, None if each in (ME, INVITED) else each, None, typed, drawn) for seat, each in who.items()]
    id = store.create({**header, **(more or {})}, rows, token_bytes(16), lines or ())
    _, cookie = store.join(id, name, host=True, seats=[seat for seat, each in who.items() if each == ME])
    return id, cookie


@router.post("/settings")
async def settings(request: Request) -> Response:
    """Language and theme of this browser."""
    async with request.form(max_fields=4, max_files=0) as form:
        lang, shade, back = str(form.get("lang", "")), str(form.get("theme", "")), str(form.get("back", "/"))
    response = RedirectResponse(back if back.startswith("/") and not back.startswith("//") else "/", 303)
    if lang in LANGUAGES:
        response.set_cookie("affray_lang", lang, max_age=YEAR, samesite="lax")
    if shade in ("light", "dark", "auto"):
        response.set_cookie("affray_theme", shade, max_age=YEAR, samesite="lax")
    return response


def ruling_words(speaker: Speaker, name: str, value: str = "") -> str:
    """A ruling, or one of its values, in words."""
    key = f"ruling-{name}-{value}" if value else f"ruling-{name}"
    return speaker.t(key) if speaker.text.has(key) else value or name


def edition_words(speaker: Speaker, name: str) -> str:
    return speaker.t(f"edition-{name}") if speaker.text.has(f"edition-{name}") else name
