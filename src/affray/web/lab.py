"""The lab: a forecast of a scenario, or of a fight as it stands, begun by a form; its page shows how far it is and, at last, the report."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from secrets import token_urlsafe
from typing import Annotated, Any, Final
from urllib.parse import urlencode

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from starlette.concurrency import run_in_threadpool

from affray.kernel.names import Name
from affray.kernel.speaker import Speaker, capital
from affray.lab.plan import MOST_SEED, SEED
from affray.lab.report import number
from affray.web.hall import NoFight
from affray.web.hosted import NotYours
from affray.web.lab_runs import Run, TooMany
from affray.web.lab_shared import Forecasts
from affray.web.lab_work import Asked
from affray.web.opening import taken
from affray.web.pages import offers
from affray.web.people import agent_name
from affray.web.play import needed
from affray.web.render import page
from affray.web.request import YEAR, hall_of, language, theme
from affray.web.time import attached

__all__ = ["router"]

router = APIRouter(include_in_schema=False)

# How many fights a forecast may have: of a scenario, and of a fight that is under way.
FIGHTS: Final = (100, 20_000, 1000)
ONWARD: Final = (200, 2_000, 500)
# Who may play: of the agents only those that answer at once; and what tells them apart on the players' side.
PLAYERS: Final = ("sensible", "random")
OTHERS: Final = ("sensible", "cruel", "kind", "random")
COOKIE: Final = "affray_lab"
FILES: Final = {"json": "application/json", "csv": "text/csv; charset=utf-8", "html": "text/html; charset=utf-8"}


@dataclass(frozen=True)
class Filled:
    """The form as it was filled in, or as it is proposed. `fight` is empty where it is a scenario's."""

    scenario: str = ""
    fight: str = ""
    players: str = "sensible"
    other: str = "sensible"
    n: str = ""
    seed: str = str(SEED)

    @property
    def bounds(self) -> tuple[int, int, int]:
        return ONWARD if self.fight else FIGHTS


@dataclass(frozen=True)
class Subject:
    """What a forecast is to be of."""

    game: str
    name: Name
    asked: Asked


def filled(fields: Mapping[str, str]) -> Filled:
    known = {name: str(fields[name]).strip()[:80] for name in Filled.__dataclass_fields__ if fields.get(name)}
    found = Filled(**known)
    return found if found.n else replace(found, n=str(found.bounds[2]))


@router.get("/lab")
def choose(request: Request) -> Response:
    """What is to be foretold, who plays, how many fights."""
    given = filled(request.query_params)
    if given.fight and request.method == "GET":
        fight_of(request, given)  # only for those who may
    return form(request, given)


def form(request: Request, given: Filled, problems: tuple[str, ...] = (), status: int = 200) -> Response:
    lang = language(request)
    speaker = Speaker(lang)
    least, most, _ = given.bounds
    title, game = "", ""
    if given.fight:
        subject = fight_of(request, given)
        title, game = speaker.title(subject.name), subject.game
        if not problems and subject.asked.lines is None:
            problems, status = (speaker.t("web-lab-over"),), 409
    html = page(
        "lab.html", t=speaker.t, lang=lang, theme=theme(request), given=given, problems=problems, title=title, game=game,
        offers=[] if given.fight else offers(hall_of(request), speaker), least=least, most=most, most_seed=MOST_SEED,
        players=[(each, capital(agent_name(speaker, each))) for each in PLAYERS],
        others=[(each, capital(agent_name(speaker, each))) for each in OTHERS],
    )  # fmt: skip
    return HTMLResponse(html, status)


def fight_of(request: Request, given: Filled) -> Subject:
    """A fight as it stands now, for its host and those who have a seat; without lines when it is over. Raises NoFight, NotYours."""
    with hall_of(request).at(given.fight) as hosted:
        person = needed(request, given.fight)
        if not person.host and not hosted.seats_of(person):
            raise NotYours(given.fight)
        header = hosted.header
        lines = None if hosted.session.over else tuple(dict(line) for line in hosted.session.lines)
        asked = Asked(
            header["game"], header["name"], header["scenario"], given.players, given.other, 0, 0, header.get("edition"),
            dict(header.get("rulings", {})), lines,
        )  # fmt: skip
        return Subject(hosted.game.name, hosted.scenario.name, asked)


def scenario_of(request: Request, given: Filled) -> Subject:
    """Raises NoFight."""
    game, scenario = hall_of(request).scenario(given.scenario)
    asked = Asked(game.name, scenario.id, scenario.raw, given.players, given.other, 0, 0)
    return Subject(game.name, scenario.name, asked)


@router.post("/lab")
async def begun(request: Request) -> Response:
    """Begin a forecast, and lead to its page."""
    async with request.form(max_fields=12, max_files=0) as sent:
        fields = {key: str(sent[key]) for key in sent}
    return await run_in_threadpool(begin, request, filled(fields))


def begin(request: Request, given: Filled) -> Response:
    speaker = Speaker(language(request))
    subject: Subject | None = None
    problems = wrong(speaker, given)
    try:
        subject = fight_of(request, given) if given.fight else scenario_of(request, given)
    except NoFight:
        if given.fight:
            raise
        problems.append(speaker.t("web-lab-no-scenario", given=given.scenario or "–"))
    if subject is not None and given.fight and subject.asked.lines is None:
        problems.append(speaker.t("web-lab-over"))
    if subject is None or problems:
        return form(request, given, tuple(problems), 422)
    owner = request.cookies.get(COOKIE) or token_urlsafe(16)
    try:
        run = runs_of(request).start(
            replace(subject.asked, n=int(given.n), seed=int(given.seed)), owner, subject.name, address(given)
        )
    except TooMany:
        return form(request, given, (speaker.t("web-lab-too-many"),), 503)
    response = RedirectResponse(f"/lab/{run.id}", 303)
    response.set_cookie(COOKIE, owner, max_age=YEAR, httponly=True, samesite="lax", path="/")
    return response


def wrong(speaker: Speaker, given: Filled) -> list[str]:
    """What is wrong with the form, a sentence each."""
    found = []
    least, most, _ = given.bounds
    if not (is_whole(given.n) and least <= int(given.n) <= most):
        found.append(speaker.t("web-lab-bad-n", given=given.n, least=least, most=most))
    if not (is_whole(given.seed) and int(given.seed) <= MOST_SEED):
        found.append(speaker.t("web-lab-bad-seed", given=given.seed, most=MOST_SEED))
    for name, known in ((given.players, PLAYERS), (given.other, OTHERS)):
        if name not in known:
            found.append(speaker.t("web-lab-bad-agent", given=name, known=", ".join(known)))
    return found


def is_whole(given: str) -> bool:
    return given.isascii() and given.isdigit() and len(given) <= 12


def address(given: Filled) -> str:
    """Where this form, filled in like this, is found again."""
    words = {"fight": given.fight} if given.fight else {"scenario": given.scenario}
    more = {"players": given.players, "other": given.other, "n": given.n, "seed": given.seed}
    return "/lab?" + urlencode({**words, **more})


def runs_of(request: Request) -> Forecasts:
    runs: Forecasts = request.app.state.forecasts
    return runs


# -- a forecast


@router.get("/lab/{id}")
def shown(request: Request, id: str) -> Response:
    """How far it is, or what it came to; for whoever has the link."""
    run = runs_of(request).find(id)
    if run is None:
        return forgotten(request)
    return HTMLResponse(page("lab_run.html", **context(request, run)))


@router.get("/lab/{id}/now")
def now(request: Request, id: str) -> Response:
    """The part of the page that changes."""
    run = runs_of(request).find(id)
    if run is None:
        return forgotten(request)
    return HTMLResponse(page("lab_now.html", **context(request, run)), headers={"cache-control": "no-store"})


def context(request: Request, run: Run) -> dict[str, Any]:
    lang = language(request)
    speaker = Speaker(lang)
    asked, news = run.asked, run.news
    forward = asked.lines is not None
    came = run.came
    return {
        "t": speaker.t, "lang": lang, "theme": theme(request), "run": run, "asked": asked, "forward": forward,
        "title": speaker.t("web-lab-onward" if forward else "lab-title", name=speaker.title(run.name)),
        "who": speaker.t(
            f"lab-{asked.game}-agents", players=agent_name(speaker, asked.players), other=agent_name(speaker, asked.other)
        ),
        "mine": request.cookies.get(COOKIE) == run.owner,
        "rate": number(lang, news.rate, 0 if news.rate >= 10 else 1) if news is not None else "",
        "left": left(speaker, news.left) if news is not None else "",
        "so_far": news.shown.get(lang, "") if news is not None else "", "report": came.shown.get(lang, "") if came is not None else "",
        "failed": why(speaker, run), "fight": run.source.partition("fight=")[2].partition("&")[0] if forward else "",
    }  # fmt: skip


def left(speaker: Speaker, seconds: float) -> str:
    whole = max(1, round(seconds))
    if whole < 100:
        return speaker.t("lab-left-seconds", s=whole)
    return speaker.t("lab-left-minutes", m=whole // 60, s=whole % 60)


def why(speaker: Speaker, run: Run) -> str:
    if run.failed is None:
        return ""
    if run.failed.why == "AlreadyOver":
        return speaker.t("web-lab-over")
    if run.failed.why == "Died":
        return speaker.t("web-lab-died")
    return speaker.t("web-lab-failed", what=f"{run.failed.why}: {run.failed.what}")


def forgotten(request: Request) -> Response:
    lang = language(request)
    speaker = Speaker(lang)
    said = speaker.t("web-lab-forgotten")
    return HTMLResponse(page("trouble.html", t=speaker.t, lang=lang, theme=theme(request), said=said, back="/lab"), 404)


@router.post("/lab/{id}/stop")
def stop(request: Request, id: str) -> Response:
    """End it with what there is: for the browser that began it."""
    runs = runs_of(request)
    if runs.find(id) is None:
        return forgotten(request)
    if not runs.stop(id, request.cookies.get(COOKIE, "")):
        raise NotYours(id)
    return RedirectResponse(f"/lab/{id}", 303)


@router.get("/lab/{id}/forecast.{kind}")
def file(request: Request, id: str, kind: str) -> Response:
    """The report to take along: json, csv, or html in the reader's language."""
    run = runs_of(request).find(id)
    if run is None or run.came is None or kind not in FILES:
        return forgotten(request)
    text = run.came.files.get(f"html-{language(request)}" if kind == "html" else kind, "")
    return attached(text.encode(), f"{run.asked.name}.{kind}", FILES[kind]) if text else forgotten(request)


@router.post("/lab/{id}/see")
def see(request: Request, id: str, which: Annotated[str, Form()]) -> Response:
    """One of its fights, as a fight of its own to look at."""
    run = runs_of(request).find(id)
    record = run.came.records.get(which) if run is not None and run.came is not None else None
    if run is None or record is None:
        return forgotten(request)
    return taken(request, f"{run.asked.name}.affray", record.encode())
