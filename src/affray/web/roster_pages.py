"""The pages of rosters: one that was brought, with the choice of a fight and of those who go; and one as a fight has left it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import UploadFile

from affray import games
from affray.kernel.names import Ref
from affray.kernel.pack import BadPack
from affray.kernel.speaker import Speaker
from affray.kernel.table import NotLegal
from affray.showdown.notes import notes
from affray.showdown.packs import load_packs
from affray.showdown.roster import MOST, Roster, barred, named, roster_text
from affray.showdown.sheets import NEW_SURVIVOR, Sheet
from affray.web.make_data import Unreadable, read_data
from affray.web.make_showdown import shipped_people
from affray.web.pages import begin_here, new_page
from affray.web.pages import chosen as seats_chosen
from affray.web.play import hosts, needed
from affray.web.render import page
from affray.web.request import hall_of, language, theme
from affray.web.rosters import GAME, begun_with, home_of, key_of, names_of, roster_from, roster_of_file
from affray.web.time import attached

__all__ = ["chooser", "router"]

router = APIRouter(include_in_schema=False)
MOST_BYTES: Final = 1024 * 1024
YAML: Final = "application/yaml; charset=utf-8"
LISTS: Final = ("gear", "arts", "disorders", "injuries")


@dataclass(frozen=True)
class Person:
    """A survivor of a roster; `why` not able to go, `going` chosen already."""

    id: str
    title: str
    lines: tuple[str, ...]
    why: str
    going: bool


def people(speaker: Speaker, roster: Roster, chosen: list[str] | None = None) -> list[Person]:
    able = [sheet.id for sheet in roster.able()]
    going = able[:MOST] if chosen is None else chosen
    found = []
    for sheet in roster.sheets:
        reason = barred(sheet)
        why = speaker.t(reason, given=speaker.title(sheet.name)) if reason else ""
        found.append(
            Person(sheet.id, speaker.title(sheet.name), tuple(sheet_lines(speaker, sheet)), why, sheet.id in going)
        )
    return found


def sheet_lines(speaker: Speaker, sheet: Sheet) -> list[str]:
    """A survivor's sheet, a sentence each."""
    t = speaker.t
    found = [
        t("roster-numbers", **{key: getattr(sheet, key) for key in ("survival", "insanity", "courage", "understanding", "hunt_xp")}),
        t("roster-attributes", **{**NEW_SURVIVOR, **sheet.attributes}),
    ]  # fmt: skip
    if sheet.weapon_type:
        found.append(t("roster-weapon", type=Ref(sheet.weapon_type), level=sheet.proficiency))
    lists = {"gear": sheet.gear(), "arts": sheet.arts, "disorders": sheet.disorders, "injuries": sheet.injuries}
    return found + [t(f"roster-{key}", what=[Ref(id) for id in lists[key]]) for key in LISTS if lists[key]]


def home_lines(speaker: Speaker, roster: Roster) -> list[str]:
    """The settlement, a sentence each."""
    t, home = speaker.t, roster.settlement
    lists = {
        "innovations": home.innovations,
        "places": home.places,
        "storage": named(home.storage),
        "archive": home.archive,
    }
    found = [t(f"roster-{key}", what=[Ref(id) for id in ids]) for key, ids in lists.items() if ids]
    if basic := len(home.storage) - len(named(home.storage)):
        found.append(t("roster-basic", n=basic))
    found += [t("roster-defeated", monster=Ref(monster), level=level) for monster, level in home.defeated]
    found += [
        t("roster-nemesis", monster=Ref(each), level=level) for each, levels in home.nemeses.items() for level in levels
    ]
    return [each[:1].upper() + each[1:] for each in found]


# -- a roster that was brought


def chooser(
    request: Request,
    roster: Roster,
    file: str,
    scenario: str = "",
    other: str = "",
    chosen: list[str] | None = None,
    said: list[str] | None = None,
) -> Response:
    """A roster, with the choice of a fight (`scenario` of the shipped ones, or the data of a brought one in `other`) and a party."""
    lang = language(request)
    speaker = Speaker(lang, names_of(roster))
    fights = [(id, speaker.title(name)) for id, name, _ in shipped_people()]
    html = page(
        "roster.html", t=speaker.t, lang=lang, theme=theme(request), file=file, home=speaker.title(roster.settlement.name),
        limit=roster.settlement.survival_limit, home_lines=home_lines(speaker, roster), people=people(speaker, roster, chosen),
        notes=[speaker.said(words) for words in notes(roster.sheets, load_packs())], fights=fights, scenario=scenario, other=other,
        data=json.dumps(roster.document.data, ensure_ascii=False), most=MOST, said=said or [],
    )  # fmt: skip
    return HTMLResponse(html, 422 if said else 200)


def bad(request: Request, said: list[str]) -> Response:
    speaker = Speaker(language(request))
    html = page("bad_file.html", t=speaker.t, lang=speaker.lang, theme=theme(request), said=said, holds=0)
    return HTMLResponse(html, 422)


@router.post("/roster/bring")
async def bring(request: Request) -> Response:
    """A roster for a fight that was chosen before."""
    async with request.form(max_fields=4, max_files=1, max_part_size=MOST_BYTES) as form:
        file = form.get("file")
        scenario, other = str(form.get("scenario", "")), str(form.get("data", ""))
        if not isinstance(file, UploadFile):
            return await run_in_threadpool(bad, request, [Speaker(language(request)).t("web-no-file")])
        name, data = Path(file.filename or "roster.yaml").name, await file.read()
    return await run_in_threadpool(brought, request, name, data, scenario, other)


def brought(request: Request, name: str, data: bytes, scenario: str, other: str) -> Response:
    speaker = Speaker(language(request))
    try:
        roster = roster_of_file(name, data.decode("utf-8-sig"))
    except UnicodeDecodeError:
        return bad(request, [f"{name}: {speaker.t('pack-not-text')}"])
    except BadPack as wrong:
        return bad(request, [speaker.problem(one) for one in wrong.problems])
    return chooser(request, roster, name, scenario, other)


@router.post("/roster/choose")
async def choose(request: Request) -> Response:
    """The same roster again, for its next fight; or a fight and a party for it, which leads to the page before a fight."""
    async with request.form(max_fields=400, max_files=0, max_part_size=MOST_BYTES) as form:
        fields = {key: str(form[key]) for key in form}
        going = [str(each) for each in form.getlist("survivor")]
    return await run_in_threadpool(chosen, request, fields, going)


def chosen(request: Request, fields: dict[str, str], going: list[str]) -> Response:
    file = fields.get("file", "roster.yaml")[:100]
    try:
        roster = roster_from(read_data(fields.get("data", "")), file)
    except Unreadable:
        return bad(request, [Speaker(language(request)).t("web-no-file")])
    except BadPack as wrong:
        return bad(request, [Speaker(language(request)).problem(one) for one in wrong.problems])
    scenario, other = fields.get("scenario", ""), fields.get("other", "")
    if "begin" not in fields:
        return chooser(request, roster, file, scenario, other)
    speaker = Speaker(language(request), names_of(roster))
    if not going:
        return chooser(request, roster, file, scenario, other, going, [speaker.t("make-nobody-goes")])
    if len(going) > MOST:
        return chooser(request, roster, file, scenario, other, going, [speaker.t("make-too-many", n=MOST)])
    fight: dict[str, Any] = {
        "game": GAME,
        "name": scenario,
        "going": going,
        "roster": {"file": file, "data": roster.document.data},
    }
    if scenario == "" and other:
        try:
            given = read_data(other)
        except Unreadable:
            given = {}
        fight |= {"name": str(given.get("name", "scenario"))[:60], "raw": given.get("raw")}
    try:
        made, _ = begun_with(fight)
    except BadPack as wrong:
        return chooser(request, roster, file, scenario, other, going, [speaker.problem(one) for one in wrong.problems])
    except (KeyError, TypeError, ValueError):
        return chooser(request, roster, file, "", other, going, [speaker.t("make-no-fight-chosen")])
    return HTMLResponse(
        new_page(request, games.game(GAME), made, "/roster/begin", json.dumps(fight, ensure_ascii=False))
    )


@router.post("/roster/begin")
async def begin(request: Request) -> Response:
    """The fight of a roster, with who sits where."""
    async with request.form(max_fields=120, max_files=0, max_part_size=MOST_BYTES) as form:
        fields = {key: str(form[key]) for key in form}
    return await run_in_threadpool(begun, request, fields)


def begun(request: Request, fields: dict[str, str]) -> Response:
    wanted = seats_chosen(fields)
    try:
        scenario, more = begun_with(read_data(fields.get("data", "")), wanted.edition or "")
    except BadPack as wrong:
        return bad(request, [Speaker(language(request)).problem(one) for one in wrong.problems])
    except (Unreadable, KeyError, TypeError, ValueError):
        return bad(request, [Speaker(language(request)).t("web-no-file")])
    return begin_here(request, games.game(GAME), scenario, wanted, more)


# -- after a fight


@router.get("/f/{id}/roster")
def roster(request: Request, id: str) -> Response:
    """The roster as the fight has left it, with what has changed."""
    lang = language(request)
    with hall_of(request).at(id) as hosted:
        person = needed(request, id)
        home = home_of(hosted, lang)
        if home is None:
            raise NotLegal("no-roster", "")
        speaker = Speaker(lang, names_of(home.before))
        html = page(
            "roster_after.html", t=speaker.t, lang=lang, theme=theme(request), fight_id=id, home=home, host=person.host,
            title=speaker.title(home.after.settlement.name), limit=home.after.settlement.survival_limit,
            home_lines=home_lines(speaker, home.after), people=people(speaker, home.after),
            data=json.dumps(home.after.to_data(), ensure_ascii=False),
        )  # fmt: skip
    return HTMLResponse(html)


@router.post("/f/{id}/roster")
def agree(request: Request, id: str) -> Response:
    """The host confirms the changes."""
    with hall_of(request).at(id) as hosted:
        hosts(needed(request, id))
        home = home_of(hosted, language(request))
        if home is None:
            raise NotLegal("no-roster", "")
        if not home.agreed:
            with hosted.trace.bearing(key_of(hosted)):
                hosted.trace.append([])
            hosted.memo.clear()
    return RedirectResponse(f"/f/{id}/roster", 303)


@router.get("/f/{id}/roster.yaml")
def roster_file(request: Request, id: str) -> Response:
    """The roster's file with the changes, once they are confirmed."""
    with hall_of(request).at(id) as hosted:
        needed(request, id)
        home = home_of(hosted, language(request))
        if home is None:
            raise NotLegal("no-roster", "")
        if not home.agreed:
            raise NotLegal("roster-not-agreed", "")
        return attached(roster_text(home.after).encode(), home.file, YAML)
