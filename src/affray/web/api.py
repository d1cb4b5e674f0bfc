"""The same table as JSON, for bots and other tools. Whoever begins or joins a fight gets a token, sent as `Authorization: Bearer TOKEN`."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Header, HTTPException, Path, Query, Request
from fastapi.responses import PlainTextResponse, StreamingResponse
from pydantic import BaseModel, ConfigDict, Field
from starlette.concurrency import run_in_threadpool

from affray import games
from affray.agents import UnknownAgent
from affray.kernel.chance import Throw
from affray.kernel.live import Draw
from affray.kernel.pack import BadPack
from affray.kernel.question import Question
from affray.kernel.record import written
from affray.kernel.ruling import BadRuling
from affray.kernel.speaker import Speaker
from affray.web.acts import Act
from affray.web.hosted import Hosted, NotYours
from affray.web.log import told_rows
from affray.web.pages import begin
from affray.web.play import needed
from affray.web.request import hall_of, viewer_of
from affray.web.time import header_now

__all__ = ["router"]

router = APIRouter(prefix="/api/v1", tags=["table"])
Id = Annotated[str, Path(max_length=16)]
Lang = Annotated[Literal["en", "ru"], Query()]
Word = Annotated[str, Field(max_length=200)]


class New(BaseModel):
    """A fight to begin. `seats` says for each seat "me", "invited" or an agent's name; those not named are yours, the referee's is an agent's."""

    model_config = ConfigDict(extra="forbid")
    scenario: Word
    seats: dict[Word, Word] = {}
    name: Annotated[str, Field(max_length=40)] = "bot"
    edition: Word | None = None
    rulings: dict[Word, Word] = {}
    dice: Literal["virtual", "typed"] = "virtual"
    cards: Literal["virtual", "physical"] = "virtual"


class Begun(BaseModel):
    """A fight's id and the token of its host."""

    id: str
    token: str


class ScenarioRow(BaseModel):
    id: str
    game: str
    name: str
    about: str


class SeatState(BaseModel):
    """`who` is "human" or an agent's name."""

    seat: str
    name: str
    who: str
    mine: bool


class Status(BaseModel):
    """Where a fight stands. `version` changes with everything that happens."""

    id: str
    game: str
    scenario: str
    title: str
    round: int
    phase: str
    over: bool
    outcome: str | None
    version: str
    lines: int
    seats: list[SeatState]


class Option(BaseModel):
    """An option of one of your seats. `token` goes back as the act's `question`."""

    option: str
    by: str
    text: str
    token: str


class Asked(BaseModel):
    """What the fight waits for. `kind`: "ask" (`options` are yours; none while only others may answer), "throw" (`dice` by their sides),
    "draw" (`cards` that may come, `many` of them wanted), "over"."""

    kind: Literal["ask", "throw", "draw", "over"]
    name: str = ""
    text: str = ""
    token: str = ""
    rule: str = ""
    seats: list[str] = []
    options: list[Option] = []
    interjections: list[Option] = []
    dice: list[int] = []
    cards: list[str] = []
    many: int = 0
    version: str = ""


class Done(BaseModel):
    """An act is done: what the fight waits for now."""

    version: str
    asked: Asked


class Told(BaseModel):
    """Something that happened: its kind, its fields as data, its line in words, and how many lines of the record lie before it."""

    n: int
    line: int
    depth: int
    kind: str
    text: str
    fields: dict[str, Any]


class Trouble(BaseModel):
    """What is wrong, as a word for programs and a sentence for people."""

    error: str
    message: str


class Sitting(BaseModel):
    """The name that somebody who takes a seat by an invite goes by."""

    model_config = ConfigDict(extra="forbid")
    name: Annotated[str, Field(max_length=40)] = "bot"


class Invited(BaseModel):
    """An invite: whoever joins with it sits down."""

    invite: str


REFUSED: dict[int | str, dict[str, Any]] = {
    403: {"model": Trouble}, 404: {"model": Trouble}, 409: {"model": Trouble}, 422: {"model": Trouble}, 503: {"model": Trouble}
}  # fmt: skip


def version_of(hosted: Hosted) -> str:
    return ".".join(map(str, hosted.version))


@router.get("/scenarios")
def scenarios(request: Request, lang: Lang = "en") -> list[ScenarioRow]:
    """Every scenario that may be begun here."""
    speaker, hall = Speaker(lang), hall_of(request)
    found: list[ScenarioRow] = []
    for id in hall.scenarios():
        game, scenario = hall.scenario(id)
        about = scenario.about.get(lang) or next(iter(scenario.about.values()), "")
        found.append(ScenarioRow(id=id, game=game.name, name=speaker.title(scenario.name), about=about))
    return found


@router.get("/agents/{game}", responses=REFUSED)
def agents(game: Literal["company", "showdown"]) -> list[str]:
    """Who plays when no person does."""
    return games.agents(game)


@router.post("/fights", status_code=201, responses=REFUSED)
def new(request: Request, wanted: New) -> Begun:
    """Begin a fight from one of the server's scenarios; you are its host."""
    hall = hall_of(request)
    if wanted.scenario not in hall.scenarios():
        raise HTTPException(422, f"no scenario {wanted.scenario!r}: see /api/v1/scenarios")
    game, scenario = hall.scenario(wanted.scenario)
    try:
        id, token = begin(
            request, game, scenario, wanted.seats, wanted.name, wanted.edition, wanted.rulings,
            wanted.dice == "typed", wanted.cards == "physical",
        )  # fmt: skip
    except (BadRuling, BadPack, UnknownAgent) as bad:
        raise HTTPException(422, str(bad)) from bad
    return Begun(id=id, token=token)


@router.get("/fights/{id}", responses=REFUSED)
def status(request: Request, id: Id, lang: Lang = "en") -> Status:
    """Where the fight stands and who sits where."""
    with hall_of(request).at(id) as hosted:
        mine = hosted.seats_of(needed(request, id))
        speaker = Speaker(lang, hosted.names)
        view = hosted.standing.fight.view(mine[0] if mine else None)
        return Status(
            id=id, game=hosted.game.name, scenario=hosted.scenario.id, title=speaker.title(hosted.scenario.name),
            round=int(view["round"]), phase=str(view["phase"]), over=hosted.session.over, outcome=view.get("outcome") or None,
            version=version_of(hosted), lines=len(hosted.session.lines),
            seats=[
                SeatState(seat=seat.seat, name=speaker.name(seat.seat), who=seat.agent or "human", mine=seat.seat in mine)
                for seat in hosted.seats
            ],
        )  # fmt: skip


@router.get("/fights/{id}/question", responses=REFUSED)
def question(request: Request, id: Id, lang: Lang = "en") -> Asked:
    """What the fight waits for, with the options of your seats."""
    return asking(request, id, lang)


def asking(request: Request, id: str, lang: str) -> Asked:
    with hall_of(request).at(id) as hosted:
        return asked(hosted, hosted.seats_of(needed(request, id)), lang)


def asked(hosted: Hosted, mine: list[str], lang: str) -> Asked:
    waits = hosted.standing.open
    speaker = Speaker(lang, hosted.names)
    version = version_of(hosted)
    if isinstance(waits, Question):
        options = waits.options()
        return Asked(
            kind="ask", name=waits.name, text=speaker.said(waits.words()), rule=waits.rule(), version=version,
            token=hosted.token(mine[0]) if mine else "", seats=list(dict.fromkeys(waits.by(option) for option in options)),
            options=[
                Option(option=waits.key(one), by=waits.by(one), text=speaker.said(waits.option_words(one)), token=hosted.token(waits.by(one)))
                for one in options if waits.by(one) in mine
            ],
            interjections=[
                Option(option=each.key, by=each.by, text=speaker.said(each.words()), token=hosted.token(each.by))
                for each in hosted.session.interjections() if each.by in mine
            ],
        )  # fmt: skip
    if isinstance(waits, Throw):
        return Asked(
            kind="throw",
            name=waits.why,
            seats=[waits.by],
            token=hosted.token(waits.by),
            dice=list(waits.dice),
            version=version,
        )
    if isinstance(waits, Draw):
        return Asked(
            kind="draw", name=waits.why, seats=[waits.by], token=hosted.token(waits.by), cards=waits.possible, many=waits.n,
            version=version,
        )  # fmt: skip
    return Asked(kind="over", version=version)


@router.post("/fights/{id}/acts", responses=REFUSED)
def act(
    request: Request,
    id: Id,
    wanted: Act,
    lang: Lang = "en",
    idempotency_key: Annotated[str | None, Header(max_length=64)] = None,
) -> Done:
    """Answer, break in, type dice or cards, order, correct, undo. With the same Idempotency-Key the act is done once however often it is sent;
    409 when its question is no longer open."""
    with hall_of(request).at(id) as hosted:
        person = needed(request, id)
        hosted.act(person, wanted, idempotency_key)
        return Done(version=version_of(hosted), asked=asked(hosted, hosted.seats_of(person), lang))


@router.get("/fights/{id}/view", responses=REFUSED)
def view(request: Request, id: Id) -> dict[str, Any]:
    """The fight as data, as your seats may see it."""
    with hall_of(request).at(id) as hosted:
        mine = hosted.seats_of(needed(request, id))
        seen: dict[str, Any] = json.loads(
            json.dumps(hosted.standing.fight.view(mine[0] if mine else None), default=str)
        )
        return seen


@router.get("/fights/{id}/events", responses=REFUSED)
def events(request: Request, id: Id, after: Annotated[int, Query(ge=0)] = 0, lang: Lang = "en") -> list[Told]:
    """What has happened, from event number `after` on."""
    return told(request, id, after, lang)


def told(request: Request, id: str, after: int, lang: str) -> list[Told]:
    with hall_of(request).at(id) as hosted:
        viewer = viewer_of(request, hosted, needed(request, id), lang)
        speaker = Speaker(lang, hosted.names)
        found: list[Told] = []
        for each, row in told_rows(hosted, speaker, viewer.seats)[after:]:
            fields = json.loads(json.dumps(each.event.fields(), default=str))
            found.append(Told(n=row.n, line=row.line, depth=row.depth, kind=row.kind, text=row.text, fields=fields))
        return found


@router.get("/fights/{id}/stream", responses={**REFUSED, 200: {"content": {"text/event-stream": {}}}})
async def stream(
    request: Request, id: Id, after: Annotated[int, Query(ge=0)] = 0, lang: Lang = "en"
) -> StreamingResponse:
    """The same as server-sent events, and on for as long as you listen: `told` for each event, `asked` whenever the question changes,
    `undone` with the number of events that still hold after an undo."""
    hall = hall_of(request)
    await run_in_threadpool(told, request, id, 0, lang)  # refuses before the stream begins
    return StreamingResponse(streamed(request, hall, id, after, lang), media_type="text/event-stream")


async def streamed(request: Request, hall: Any, id: str, after: int, lang: str) -> AsyncIterator[str]:
    changed = asyncio.Event()
    loop = asyncio.get_running_loop()

    def wake() -> None:
        loop.call_soon_threadsafe(changed.set)

    hall.watch(id, wake)
    try:
        while True:
            news = await run_in_threadpool(told, request, id, 0, lang)
            if len(news) < after:
                after = len(news)
                yield sse("undone", {"events": after})
            for each in news[after:]:
                yield sse("told", each.model_dump())
            after = len(news)
            now = await run_in_threadpool(asking, request, id, lang)
            yield sse("asked", now.model_dump())
            if now.kind == "over":
                return
            await changed.wait()
            changed.clear()
    finally:
        hall.unwatch(id, wake)


def sse(kind: str, data: dict[str, Any]) -> str:
    return f"event: {kind}\ndata: {json.dumps(data, ensure_ascii=False)}\n\n"


@router.get("/fights/{id}/record", response_class=PlainTextResponse, responses=REFUSED)
def record(request: Request, id: Id) -> PlainTextResponse:
    """The record, JSON Lines: the host's while the fight goes on, everybody's when it is over."""
    with hall_of(request).at(id) as hosted:
        person = needed(request, id)
        if not person.host and not hosted.session.over:
            raise NotYours(id)
        return PlainTextResponse(
            written(header_now(hosted), hosted.trace.lines).decode(), media_type="application/x-ndjson"
        )


@router.post("/fights/{id}/invites/{seat}", status_code=201, responses=REFUSED)
def invite(request: Request, id: Id, seat: Annotated[str, Path(max_length=64)]) -> Invited:
    """An invite for a seat ("watch" to look on); the old one no longer opens anything. The host's."""
    hall = hall_of(request)
    with hall.at(id) as hosted:
        if not needed(request, id).host:
            raise NotYours(seat)
        if seat != "watch" and seat not in [each.seat for each in hosted.seats]:
            raise HTTPException(422, f"no seat {seat!r}")
        return Invited(invite=hall.store.invite(id, "" if seat == "watch" else seat))


@router.post("/fights/{id}/join/{invite}", status_code=201, responses=REFUSED)
def join(request: Request, id: Id, invite: Annotated[str, Path(max_length=64)], sitting: Sitting) -> Begun:
    """Sit down by an invite."""
    hall = hall_of(request)
    with hall.at(id) as hosted:
        seat = hall.store.invited(id, invite)
        if seat is None or seat[:1] == "@":
            raise NotYours(id)
        _, token = hosted.come_in(invite, sitting.name)
    return Begun(id=id, token=token or "")
