"""The pages of one fight, and what is done there."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from pydantic import TypeAdapter, ValidationError

from affray.kernel.speaker import capital
from affray.kernel.table import NotLegal
from affray.web.acts import Act
from affray.web.hosted import Hosted, NotYours
from affray.web.patch import Sent
from affray.web.people import invitation
from affray.web.render import Look, page
from affray.web.request import give_cookie, hall_of, language, person_of, theme, viewer_of, wants_json
from affray.web.store import Person

__all__ = ["router"]

router = APIRouter(include_in_schema=False)
ACT: TypeAdapter[Act] = TypeAdapter(Act)


@router.get("/f/{id}")
def fight(request: Request, id: str) -> Response:
    """A fight as its viewer may see it: for those who belong to it."""
    with hall_of(request).at(id) as hosted:
        person = person_of(request, id)
        if person is None:
            raise NotYours(id)
        look = Look(hosted, viewer_of(request, hosted, person))
        return HTMLResponse(whole(request, look))


def whole(request: Request, look: Look, said: str = "") -> str:
    shown = Sent().whole(look)
    decision = look.hosted.standing.open
    mine = bool(look.viewer.seats)
    return page(
        "fight.html", t=look.speaker.t, lang=look.viewer.lang, theme=theme(request), title=look.title, fight_id=look.hosted.id,
        version=look.hosted.shown, parts=shown, said=said, waiting=decision is not None and not mine,
        viewer=look.viewer, game=look.hosted.game.name, fighters=fighters(look),
    )  # fmt: skip


def fighters(look: Look) -> list[tuple[str, str]]:
    """Whom the log can be narrowed to: everybody on the field, by id and name."""
    view = look.fight.view(None)
    rows = [*view["survivors"], view["monster"]] if "survivors" in view else [*view["heroes"], *view["foes"]]
    return [(str(row["id"]), capital(look.speaker.name(row["id"]))) for row in rows]


BESIDE: Final = ("key", "card", "faces", "choice", "setting")


def given(form: Any) -> dict[str, Any]:
    """An act from a form's fields. A button carries several of them in one value, with bars between."""
    fields: dict[str, Any] = {name: str(form[name]) for name in form if name not in BESIDE and name[:4] != "face"}
    if "choice" in form:
        fields |= zip(("by", "question", "option"), str(form["choice"]).split("|", 2), strict=False)
    if "setting" in form:
        fields |= zip(("by", "order", "value"), str(form["setting"]).split("|", 2), strict=False)
    if fields.get("do") == "throw":
        dice = sorted(
            (name for name in form if name[:4] == "face" and name[4:].isdecimal()), key=lambda name: int(name[4:])
        )
        fields["faces"] = [str(form[name]) for name in dice] or str(form.get("faces", "")).split()
    if fields.get("do") == "draw":
        fields["cards"] = [str(card) for card in form.getlist("card")]
    to = fields.get("to", "")
    if to.lstrip("-").isdecimal():
        fields["to"] = int(to)
    elif to in ("yes", "no"):
        fields["to"] = to == "yes"
    elif not to:
        fields.pop("to", None)
    return fields


@router.post("/f/{id}/act")
async def act(request: Request, id: str) -> Response:
    from starlette.concurrency import run_in_threadpool

    async with request.form(max_fields=80, max_files=0) as form:
        key = str(form.get("key", ""))[:64] or None
        fields = given(form)
    return await run_in_threadpool(done, request, id, fields, key)


def done(request: Request, id: str, fields: dict[str, Any], key: str | None) -> Response:
    """Carry an act out and lead back to the page."""
    try:
        wanted = ACT.validate_python(fields)
    except (ValidationError, ValueError) as error:
        raise NotLegal("no-such-option", str(fields.get("option", fields.get("do", "")))) from error
    with hall_of(request).at(id) as hosted:
        person = needed(request, id)
        hosted.act(person, wanted, key)
    return back(request, id)


def needed(request: Request, id: str) -> Person:
    person = person_of(request, id)
    if person is None:
        raise NotYours(id)
    return person


def back(request: Request, id: str) -> Response:
    if wants_json(request):
        return JSONResponse({"done": True})
    return RedirectResponse(f"/f/{id}", 303)


# -- people


@router.post("/f/{id}/seat")
def seat(request: Request, id: str, seat: Annotated[str, Form()], who: Annotated[str, Form()] = "") -> Response:
    """The host gives a seat to an agent ("agent:NAME"), to a person ("person:ID"), to nobody yet ("")."""
    kind, _, name = who.partition(":")
    with hall_of(request).at(id) as hosted:
        hosts(needed(request, id))
        if kind == "agent" and name not in agents(hosted):
            raise NotLegal("no-such-agent", name)
        if kind == "person" and name not in [person.id for person in hosted.people]:
            raise NotLegal("no-such-person", name)
        hosted.sit(seat, agent=name if kind == "agent" else None, person=name if kind == "person" else None)
    return back(request, id)


def agents(hosted: Hosted) -> list[str]:
    from affray import games

    return games.agents(hosted.game.name)


def hosts(person: Person) -> None:
    if not person.host:
        raise NotYours(person.id)


@router.post("/f/{id}/dice")
def dice(
    request: Request, id: str, seat: Annotated[str, Form()], kind: Annotated[str, Form()], real: Annotated[bool, Form()]
) -> Response:
    """Real dice or cards for a seat, or virtual ones: its own person or the host says so."""
    with hall_of(request).at(id) as hosted:
        person = needed(request, id)
        if not person.host and seat not in hosted.seats_of(person):
            raise NotYours(seat)
        if kind not in ("typed", "drawn"):
            raise NotLegal("no-such-value", kind)
        hosted.sit(seat, **{kind: real})
    return back(request, id)


@router.post("/f/{id}/wish")
def wish(request: Request, id: str, wish: Annotated[str, Form()], granted: Annotated[bool, Form()]) -> Response:
    """The host's answer to somebody who asks to go back."""
    with hall_of(request).at(id) as hosted:
        hosted.grant(needed(request, id), wish, granted)
    return back(request, id)


@router.post("/f/{id}/invite")
def invite(request: Request, id: str, seat: Annotated[str, Form()] = "") -> Response:
    """A link and a QR code for a seat ("" to watch, "@" another device of one's own). The page shows them once; a new link takes the
    old one's place."""
    hall = hall_of(request)
    with hall.at(id) as hosted:
        person = needed(request, id)
        if seat == "@":
            seat = "@" + person.id
        else:
            hosts(person)
        if seat and seat[0] != "@" and seat not in [each.seat for each in hosted.seats]:
            raise NotLegal("no-such-seat", seat)
        token = hall.store.invite(id, seat)
        look = Look(hosted, viewer_of(request, hosted, person))
        link = str(request.base_url) + f"join/{id}/{token}"
        html = page(
            "invite.html", t=look.speaker.t, lang=language(request), theme=theme(request), fight_id=id, title=look.title,
            invitation=invitation(look.speaker, seat, link),
        )  # fmt: skip
    return HTMLResponse(html)


@router.get("/join/{id}/{token}")
def joining(request: Request, id: str, token: str) -> Response:
    """Who follows an invite says who they are first."""
    hall = hall_of(request)
    with hall.at(id) as hosted:
        seat = hall.store.invited(id, token)
        if seat is None:
            raise NotYours(id)
        look = Look(hosted, viewer_of(request, hosted, None))
        names = {person.id: person.name for person in hosted.people}
        html = page(
            "join.html", t=look.speaker.t, lang=language(request), theme=theme(request), title=look.title,
            seat=look.speaker.name(seat) if seat and seat[0] != "@" else "", device=names.get(seat[1:], "") if seat[:1] == "@" else "",
            action=f"/join/{id}/{token}", known=person_of(request, id),
        )  # fmt: skip
    return HTMLResponse(html)


@router.post("/join/{id}/{token}")
def joined(request: Request, id: str, token: str, name: Annotated[str, Form(max_length=40)] = "") -> Response:
    """Take the seat of an invite, which opens nothing afterwards; only a link to watch stays. Somebody who belongs to the fight already
    takes the seat besides their others."""
    hall = hall_of(request)
    with hall.at(id) as hosted:
        named = name.strip() or Look(hosted, viewer_of(request, hosted, None)).speaker.t("web-somebody")
        _, cookie = hosted.come_in(token, named, person_of(request, id))
    response = RedirectResponse(f"/f/{id}", 303)
    if cookie is not None:
        give_cookie(response, id, cookie)
    return response
