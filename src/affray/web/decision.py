"""What a page asks: the open question as one viewer sees it, in words, with what is barred and what somebody may break in with."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from affray.kernel.chance import Throw
from affray.kernel.folding import Folded, fold_options, heading
from affray.kernel.question import Question
from affray.kernel.speaker import Speaker, capital
from affray.kernel.table import Line
from affray.odds.said import line, share
from affray.showdown.describe import consequence
from affray.showdown.places import square_of
from affray.web.hosted import Hosted
from affray.web.odds import Known, known
from affray.web.people import hosts_of, seated
from affray.web.spots import Spot
from affray.web.viewer import Viewer

__all__ = ["Barred", "Card", "Choice", "Decision", "Die", "Group", "Standing", "decide", "spots"]

# How the faces of a die are typed at a terminal; the page shows them.
TYPED: Final = re.compile(r" \(1-1[02][^)]*\)")
# More squares than this are a group of their own: the board shows them.
SQUARES: Final = 4


@dataclass(frozen=True)
class Choice:
    """An option: whose it is, the token that an answer must bear, the digit that chooses it, what it would do where it is a card's offer,
    and its odds."""

    key: str
    by: str
    text: str
    token: str
    square: str = ""
    digit: str = ""
    does: str = ""
    odds: str = ""


@dataclass(frozen=True)
class Group:
    """Choices that belong together; without a title they simply stand there. `whose` is set where several may answer."""

    choices: tuple[Choice, ...]
    title: str = ""
    whose: str = ""
    squares: bool = False


@dataclass(frozen=True)
class Barred:
    """An option that is closed now: why, and the rule with its sentence."""

    text: str
    why: str
    rule: str
    sentence: str


@dataclass(frozen=True)
class Die:
    """A die to be read: its sides, and the marks on them where they are more than numbers."""

    sides: int
    faces: tuple[tuple[int, str], ...]


@dataclass(frozen=True)
class Card:
    id: str
    title: str


@dataclass(frozen=True)
class Standing:
    """A standing order of one's own seat, and the values that it may have."""

    by: str
    whose: str
    name: str
    title: str
    values: tuple[tuple[str, str, bool], ...]


@dataclass(frozen=True)
class Decision:
    """`kind` is ask, throw, draw (one's own), wait (somebody else's) or over. `waits_for` are seats with who sits there; `pending` are
    corrections that have not landed yet."""

    kind: str
    title: str
    who: str = ""
    token: str = ""
    rule: str = ""
    sentence: str = ""
    numbers: tuple[str, ...] = ()
    groups: tuple[Group, ...] = ()
    breaks: tuple[Choice, ...] = ()
    closed: tuple[Barred, ...] = ()
    dice: tuple[Die, ...] = ()
    cards: tuple[Card, ...] = ()
    many: int = 0
    orders: tuple[Standing, ...] = ()
    pending: tuple[str, ...] = ()
    waits_for: tuple[str, ...] = field(default=())


def decide(hosted: Hosted, speaker: Speaker, viewer: Viewer) -> Decision:
    """The decision as the viewer sees it."""
    waits = hosted.standing.open
    pending = tuple(to_land(hosted, speaker, fix) for fix in hosted.standing.pending)
    if waits is None:
        return Decision("over", ended(hosted, speaker))
    if isinstance(waits, Question):
        return asked(hosted, speaker, viewer, waits, pending)
    mine = waits.by in viewer.seats or viewer.host
    whose = hosted.game.thrower(waits) if isinstance(waits, Throw) else waits.by
    fields: dict[str, Any] = {
        "who": capital(speaker.name(whose)), "token": hosted.token(waits.by), "pending": pending,
        "waits_for": seated(hosted, speaker, (waits.by,), viewer.seats),
    }  # fmt: skip
    if isinstance(waits, Throw):
        title = TYPED.sub("", speaker.throwing(hosted.game, hosted.standing.fight, waits))
        dice = tuple(die(hosted, speaker, sides) for sides in waits.dice) if mine else ()
        return Decision("throw" if mine else "wait", title, dice=dice, many=len(waits.dice), **fields)
    key = "draw-" + waits.why.replace("_", "-")
    if speaker.text.has(key):
        title = speaker.t(key, who=speaker.name(waits.by), n=waits.n)
    else:
        title = speaker.t("draw-ask", who=speaker.name(waits.by), why=speaker.name(waits.why), n=waits.n)
    if not mine:
        return Decision("wait", title, **fields)
    cards = sorted((Card(id, capital(speaker.name(id))) for id in waits.possible), key=lambda card: card.title)
    return Decision("draw", title, cards=tuple(cards), many=waits.n, **fields)


def ended(hosted: Hosted, speaker: Speaker) -> str:
    """How the fight has ended; only that it has, where the Loremaster ended it otherwise."""
    for told in reversed(hosted.session.told):
        if type(told.event).__name__ in hosted.game.endings:
            return speaker.event(hosted.game, told.event)
    return speaker.t("web-over")


def to_land(hosted: Hosted, speaker: Speaker, fix: Line) -> str:
    """A correction that waits: what, its new value, and who asked for it."""
    what, to = fix["fix"], fix.get("to")
    value = None if to is None else speaker.value(hosted.game, what, to)
    thing = speaker.said(hosted.game.correction_words(what))
    return speaker.t("web-pending", what=thing, value=value, who=hosts_of(hosted) or speaker.t("web-host"))


def die(hosted: Hosted, speaker: Speaker, sides: int) -> Die:
    """The faces of a die with their marks."""
    marks = {hosted.game.read_face(letter, sides): mark for letter, mark in (("e", "☉"), ("g", "ᚠ"))}
    return Die(sides, tuple((face, marks.get(face, str(face))) for face in range(1, sides + 1)))


def asked(hosted: Hosted, speaker: Speaker, viewer: Viewer, question: Question, pending: tuple[str, ...]) -> Decision:
    options = question.options()
    mine = [option for option in options if question.by(option) in viewer.seats]
    waits = list(dict.fromkeys(question.by(option) for option in options))
    rule, said = ruled(speaker, question.rule())
    fields: dict[str, Any] = {
        "rule": rule,
        "sentence": said,
        "breaks": breaks(hosted, speaker, viewer),
        "orders": orders(hosted, speaker, viewer),
        "waits_for": seated(hosted, speaker, waits, viewer.seats),
        "pending": pending,
    }
    title = speaker.said(question.words())
    if not mine:
        return Decision("wait", title, **fields)
    closed = [
        Barred(speaker.said(each.option), speaker.said(each.why), *ruled(speaker, each.rule))
        for each in question.closed()
    ]  # fmt: skip
    numbers = tuple(speaker.said(words) for words in hosted.game.numbers(hosted.standing.fight, question))
    numbers += on_the_way(speaker, known(hosted))
    groups = grouped(hosted, speaker, question, mine)
    return Decision("ask", title, numbers=numbers, groups=groups, closed=tuple(closed), **fields)


def ruled(speaker: Speaker, id: str) -> tuple[str, str]:
    """What to call a rule, and its sentence."""
    rule, said = speaker.rule(id)
    return capital(rule or (speaker.t("key-rule") if said else "")), said


def grouped(hosted: Hosted, speaker: Speaker, question: Question, options: Sequence[Any]) -> tuple[Group, ...]:
    """The viewer's options by seat, many of one kind folded, squares apart."""
    seats = list(dict.fromkeys(question.by(option) for option in options))
    found: list[Group] = []
    number = 0
    reckoned = known(hosted)

    def choice(option: Any, token: str, digit: str = "") -> Choice:
        key, by = question.key(option), question.by(option)
        said, does = speaker.said(question.option_words(option)), consequence(option, speaker.text)
        each = reckoned.get((key, by))
        odds = line(speaker.text, hosted.game.name, each.short) if each is not None else ""
        return Choice(key, by, said, token, square_of(question, option), digit, does, odds)

    for seat in seats:
        whose = capital(speaker.name(seat)) if len(seats) > 1 else ""
        own = [option for option in options if question.by(option) == seat]
        placed = [option for option in own if square_of(question, option)]
        apart = placed if len(placed) > SQUARES else []
        token = hosted.token(seat)
        plain: list[Choice] = []
        folded: list[Group] = []
        for shown in fold_options(question, [option for option in own if option not in apart]):
            if isinstance(shown, Folded):
                choices = tuple(choice(option, token) for option in shown.options)
                folded.append(Group(choices, heading(speaker, question, shown), whose))
            else:
                number += 1
                digit = str(number) if number < 10 else ""
                plain.append(choice(shown, token, digit))
        if plain:
            found.append(Group(tuple(plain), "", whose))
        found.extend(folded)
        if apart:
            ordered = tuple(choice(option, token) for option in apart)
            found.append(Group(ordered, speaker.t("web-squares", n=len(apart)), whose, squares=True))
    return tuple(found)


def spots(hosted: Hosted, speaker: Speaker, viewer: Viewer) -> list[Spot]:
    """The squares that the viewer may choose now; and the ways among which somebody else chooses, for they can be read from the board."""
    waits = hosted.standing.open
    if not isinstance(waits, Question):
        return []
    found: list[Spot] = []
    for option in waits.options():
        corners = tuple(int(corner) for corner in getattr(option, "corners", ()))
        seen = waits.by(option) not in viewer.seats
        if (square := square_of(waits, option)) and (corners or not seen):
            said = speaker.said(waits.option_words(option))
            found.append(Spot(square, waits.key(option), waits.by(option), said, corners, seen))
    return found


def breaks(hosted: Hosted, speaker: Speaker, viewer: Viewer) -> tuple[Choice, ...]:
    """What the viewer's seats may break in with."""
    return tuple(
        Choice(each.key, each.by, broken_in(speaker, each), hosted.token(each.by))
        for each in hosted.session.interjections()
        if each.by in viewer.seats
    )


def on_the_way(speaker: Speaker, reckoned: Known) -> tuple[str, ...]:
    """What the odds beside the options take everybody to do; nothing where there are none."""
    if not any(each.figures for each in reckoned.values()):
        return ()
    found = [speaker.t("odds-way", agent=speaker.t("agent-sensible"))]
    forecasts = [each.forecast for each in reckoned.values() if each.forecast is not None and each.forecast.answers]
    for answer, part in forecasts[0].answers if forecasts else ():
        question, option = speaker.said(answer.question), speaker.said(answer.option, inside=True)
        found.append(speaker.t("odds-answer", question=question, option=option, n=share(part, speaker.lang)))
    return tuple(found)


def broken_in(speaker: Speaker, each: Any) -> str:
    said, who = speaker.said(each.words()), speaker.name(each.by)
    return said if said.casefold().startswith(who.casefold()) else f"{capital(who)}: {said}"


def orders(hosted: Hosted, speaker: Speaker, viewer: Viewer) -> tuple[Standing, ...]:
    """The standing orders of the viewer's seats."""
    fight = hosted.standing.fight
    found: list[Standing] = []
    for seat in viewer.seats:
        for name, values in fight.order_choices(seat).items():
            now = fight.order(seat, name)
            shown = tuple((value, speaker.t(f"order-{name}-{value}"), value == now) for value in values)
            found.append(Standing(seat, capital(speaker.name(seat)), name, speaker.t("order-" + name), shown))
    return tuple(found)
