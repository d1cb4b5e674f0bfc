"""Make your own: forms for a company's fight, a showdown and a roster. The form carries everything; a button sends all of it and gets it
back changed, with every problem at its field."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from starlette.concurrency import run_in_threadpool

from affray import games
from affray.kernel.names import Name
from affray.kernel.pack import BadPack, Problem
from affray.kernel.speaker import Speaker
from affray.kernel.yaml_text import yaml_text
from affray.web.hall import NoFight
from affray.web.make_acts import act, company_acts, showdown_acts
from affray.web.make_company import CompanyForm
from affray.web.make_data import Draft, Unreadable, posted, read_data, simple
from affray.web.make_problems import Told, told
from affray.web.make_showdown import ShowdownForm
from affray.web.make_view import Adder, Entry, Part, anchor, places
from affray.web.pages import new_page
from affray.web.render import page
from affray.web.request import LANGUAGES, YEAR, language, theme
from affray.web.roster_pages import chooser
from affray.web.rosters import roster_from
from affray.web.time import attached

__all__ = ["KINDS", "MOST_FIELDS", "router"]

router = APIRouter(include_in_schema=False)
# What may be made: two games' scenarios and the roster.
KINDS: Final = ("company", "showdown", "roster")
MOST_FIELDS: Final = 4000
MOST_BYTES: Final = 1024 * 1024
YAML: Final = "application/yaml; charset=utf-8"


@dataclass(frozen=True)
class Section:
    """A list of fighters with what adds to it."""

    path: str
    title: str
    entries: tuple[Entry, ...]
    adders: tuple[Adder, ...]


@dataclass(frozen=True)
class Shown:
    """All that the form shows."""

    head: tuple[Part, ...]
    sections: tuple[Section, ...]


def shown(kind: str, speaker: Speaker, draft: Draft) -> Shown:
    t = speaker.t
    if kind == "company":
        company = CompanyForm(speaker, draft)
        return Shown(
            company.head(),
            (
                Section("heroes", t("make-heroes"), tuple(company.heroes()), company.hero_adder()),
                Section("foes", t("make-foes"), tuple(company.foes()), company.foe_adder()),
            ),
        )
    showdown = ShowdownForm(speaker, draft)
    people = Section(showdown.key, t("make-survivors"), tuple(showdown.survivors()), showdown.survivor_adder())
    return Shown(showdown.head(), (people,))


# -- the data


def fresh(kind: str, lang: str) -> dict[str, Any]:
    """What a form begins with: an empty fight, or the four survivors of the roster that `affray roster new` writes."""
    if kind == "company":
        return {"heroes": [], "foes": []}
    from affray.kernel.pack import read_text
    from affray.showdown.packs import load_packs
    from affray.showdown.roster import template

    raw: dict[str, Any] = read_text(template(lang), "roster").data
    if kind == "roster":
        return raw
    monster = load_packs().ids("monsters")[-1]
    level = next(iter(load_packs().raw("monsters", monster)["levels"])).removeprefix("level_")
    return {
        "monster": monster, "level": int(level) if level.isdecimal() else level,
        "settlement": {key: raw["settlement"][key] for key in ("name", "survival_limit", "innovations")}, "party": raw["survivors"],
    }  # fmt: skip


def problems_of(kind: str, data: dict[str, Any]) -> list[Problem]:
    """Everything wrong, as the check of a file finds it."""
    try:
        if kind == "roster":
            roster_from(data, "roster")
        else:
            games.game(kind).from_data(data, file_name(kind, data))
    except BadPack as bad:
        return list(bad.problems)
    return []


def file_name(kind: str, data: dict[str, Any]) -> str:
    """A name for the file, after what it is called; letters and digits of every language."""
    home = data.get("settlement")
    raw = (home.get("name") if isinstance(home, dict) else None) if kind == "roster" else data.get("name")
    try:
        named = Name.from_data(raw).en
    except ValueError:
        return kind
    return re.sub(r"\W+", "_", named.casefold()).strip("_")[:60] or kind


# Who it is comes first in a file, then the rest as it was given.
LAST: Final = ("party", "survivors", "heroes", "foes")
FIRST: Final = ("id", "hero", "foe", "name", "about", "edition")


def in_order(data: Any) -> Any:
    """The same data with names before numbers, and people after all that concerns the fight."""
    if isinstance(data, list):
        return [in_order(each) for each in data]
    if not isinstance(data, dict):
        return data
    keys = [key for key in FIRST if key in data] + [key for key in data if key not in (*FIRST, *LAST)]
    return {key: in_order(data[key]) for key in (*keys, *[key for key in LAST if key in data])}


def without_pack(data: dict[str, Any]) -> dict[str, Any]:
    """A folder on somebody's disk is not for a server to read."""
    return {key: value for key, value in data.items() if key != "pack"}


# -- the pages


def form_page(
    request: Request, kind: str, draft: Draft, problems: list[Problem] | None = None, status: int = 200
) -> Response:
    lang = language(request)
    speaker = Speaker(lang, names(kind, draft.data))
    whole = shown(kind, speaker, draft)
    wrong = told(speaker, problems, places(whole)) if problems is not None else Told((), {})
    html = page(
        "make.html", t=speaker.t, lang=lang, theme=theme(request), kind=kind, shown=whole, wrong=wrong.all, said=wrong.at,
        checked=problems is not None, data=json.dumps(draft.data, ensure_ascii=False), open=draft.open, ready=ready(kind, speaker), anchor=anchor,
    )  # fmt: skip
    response = HTMLResponse(html, status)
    if request.query_params.get("lang") in LANGUAGES:
        response.set_cookie("affray_lang", lang, max_age=YEAR, samesite="lax")
    return response


def names(kind: str, data: dict[str, Any]) -> dict[str, Name]:
    """The packs' names, and those of the fighters that have one."""
    if kind == "company":
        from affray.company.packs import load_packs

        found = dict(load_packs().names())
        lists = ("heroes", "foes")
    else:
        from affray.showdown.packs import load_packs as load

        found = dict(load().names())
        lists = ("party", "survivors")
    given = [data.get(key) for key in lists]
    for each in [one for people in given if isinstance(people, list) for one in people]:
        if isinstance(each, dict) and isinstance(each.get("id"), str):
            try:
                found.setdefault(each["id"], Name.from_data(each.get("name")))
            except ValueError:
                continue
    return found


def ready(kind: str, speaker: Speaker) -> list[tuple[str, str]]:
    """Shipped scenarios to start from."""
    if kind == "roster":
        return []
    return [(id, speaker.title(name)) for id, name in titles(kind)]


@cache
def titles(kind: str) -> tuple[tuple[str, Name], ...]:
    game = games.game(kind)
    return tuple((id, game.scenario(id).name) for id in game.scenarios())


def known(kind: str) -> str:
    if kind not in KINDS:
        raise NoFight(kind)
    return kind


@router.get("/make/{kind}")
def begin(request: Request, kind: str) -> Response:
    """An empty form, or a ready fight in it."""
    wanted = request.query_params.get("from", "")
    if known(kind) != "roster" and wanted:
        game = games.game(kind)
        if wanted not in game.scenarios():
            raise NoFight(wanted)
        return form_page(request, kind, Draft(read_data(json.dumps(game.scenario(wanted).raw))))
    return form_page(request, kind, Draft(fresh(kind, language(request))))


@router.post("/make/{kind}")
async def pressed(request: Request, kind: str) -> Response:
    """A button of the form."""
    async with request.form(max_fields=MOST_FIELDS, max_files=0, max_part_size=MOST_BYTES) as form:
        fields = [(key, str(value)) for key, value in form.multi_items()]
    return await run_in_threadpool(done, request, known(kind), fields)


def done(request: Request, kind: str, fields: list[tuple[str, str]]) -> Response:
    do = next((value for key, value in fields if key == "do"), "check")
    try:
        draft = posted((key, value) for key, value in fields if key != "do")
    except Unreadable:
        return form_page(request, kind, Draft(fresh(kind, language(request))))
    draft.data = without_pack(draft.data)
    if kind == "roster":
        draft.data.setdefault("survivors", [])
    speaker = Speaker(language(request))
    act(draft, speaker, do, company_acts if kind == "company" else showdown_acts)
    data = simple(draft.data)
    problems = problems_of(kind, data)
    if do not in ("save", "play"):
        return form_page(request, kind, draft, problems)
    if problems:
        open_first(kind, draft, problems)
        return form_page(request, kind, draft, problems, 422)
    name = file_name(kind, data)
    if do == "save":
        return attached(yaml_text(in_order(data)).encode(), f"{name}.yaml", YAML)
    if kind == "roster":
        return chooser(request, roster_from(data, f"{name}.yaml"), f"{name}.yaml")
    game = games.game(kind)
    whole = json.dumps({"game": kind, "name": name, "raw": data}, ensure_ascii=False)
    return HTMLResponse(new_page(request, game, game.from_data(data, name), "/open/begin", whole))


def open_first(kind: str, draft: Draft, problems: list[Problem]) -> None:
    """What is wrong is to be seen: the first fighter with a problem stands open, unless the one that does has some."""
    found = [match[0] for each in problems if (match := re.match(r"(heroes|foes|party|survivors)\[\d+\]", each.path))]
    if found and draft.open not in found:
        draft.open = found[0]


@router.post("/make/{kind}/from")
async def changed(request: Request, kind: str) -> Response:
    """What a file brought, to be changed before it is played."""
    async with request.form(max_fields=200, max_files=0, max_part_size=MOST_BYTES) as form:
        text = str(form.get("data", "{}"))
    return await run_in_threadpool(change, request, known(kind), text)


def change(request: Request, kind: str, text: str) -> Response:
    try:
        found = read_data(text)
    except Unreadable:
        found = {}
    raw = found if kind == "roster" and "raw" not in found else found.get("raw")
    if not isinstance(raw, dict):
        return form_page(request, kind, Draft(fresh(kind, language(request))))
    return form_page(request, kind, Draft(without_pack(raw)))
