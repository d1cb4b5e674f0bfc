"""Who sits where, and what the host may do about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import segno
from markupsafe import Markup

from affray import games
from affray.kernel.speaker import Speaker, capital
from affray.web.hosted import Hosted
from affray.web.viewer import Viewer

__all__ = ["Invitation", "People", "SeatRow", "WishRow", "hosts_of", "invitation", "people", "seated"]


@dataclass(frozen=True)
class SeatRow:
    """A seat as the page shows it. `who` is a person's or an agent's name; empty while nobody sits there."""

    seat: str
    title: str
    who: str
    agent: str
    mine: bool
    free: bool
    typed: bool
    drawn: bool


@dataclass(frozen=True)
class WishRow:
    id: str
    who: str
    back: int


@dataclass(frozen=True)
class People:
    seats: tuple[SeatRow, ...]
    watching: tuple[str, ...]
    agents: tuple[tuple[str, str], ...]
    persons: tuple[tuple[str, str], ...]
    wishes: tuple[WishRow, ...]
    cards: bool


def people(hosted: Hosted, speaker: Speaker, viewer: Viewer) -> People:
    names = {person.id: person.name for person in hosted.people}
    rows = tuple(
        SeatRow(
            seat.seat,
            capital(speaker.name(seat.seat)),
            names.get(seat.person or "", "") if seat.agent is None else agent_name(speaker, seat.agent),
            seat.agent or "",
            seat.seat in viewer.seats,
            seat.agent is None and seat.person is None,
            seat.typed,
            seat.drawn,
        )
        for seat in hosted.seats
    )
    seated = {seat.person for seat in hosted.seats}
    watching = tuple(person.name for person in hosted.people if person.id not in seated and not person.host)
    agents = tuple((name, agent_name(speaker, name)) for name in games.agents(hosted.game.name))
    wishes = tuple(
        WishRow(wish.id, names.get(wish.person, ""), len(hosted.session.lines) - wish.to) for wish in hosted.wishes
    )
    return People(rows, watching, agents, tuple(names.items()), wishes, hosted.game.name == "showdown")


def seated(hosted: Hosted, speaker: Speaker, seats: Sequence[str], mine: Sequence[str] = ()) -> tuple[str, ...]:
    """These seats with who sits there: a person, once with all that are theirs; an agent; nobody yet. One's own need no name beside them."""
    names = {person.id: person.name for person in hosted.people}
    rows = {row.seat: row for row in hosted.seats}
    own = [capital(speaker.name(seat)) for seat in seats if seat in mine]
    theirs: dict[str, list[str]] = {}
    others: list[str] = []
    for seat in seats:
        row, title = rows.get(seat), capital(speaker.name(seat))
        if seat in mine:
            continue
        if row is not None and row.agent is None and row.person in names:
            theirs.setdefault(row.person or "", []).append(title)
        elif row is None:
            others.append(title)
        else:
            who = speaker.t("web-nobody") if row.agent is None else agent_name(speaker, row.agent)
            others.append(speaker.t("web-seated", who=title, seats=who))
    persons = [speaker.t("web-seated", who=names[id], seats=", ".join(titles)) for id, titles in theirs.items()]
    return (*own, *persons, *others)


def hosts_of(hosted: Hosted) -> str:
    """The hosts by name."""
    return ", ".join(person.name for person in hosted.people if person.host)


def agent_name(speaker: Speaker, agent: str) -> str:
    key = f"agent-{agent}"
    return speaker.t(key) if speaker.text.has(key) else agent


@dataclass(frozen=True)
class Invitation:
    """A link for a seat (or to watch), and its QR code."""

    seat: str
    link: str
    code: Markup


def invitation(speaker: Speaker, seat: str, link: str) -> Invitation:
    """The code is drawn by segno: dark modules as one path."""
    code = segno.make(link, micro=False, error="m").svg_inline(scale=5, border=2, svgclass="qr", lineclass="qr-modules")
    return Invitation(capital(speaker.name(seat)) if seat else "", link, Markup(code))
