"""Corrections and standing orders: menus of numbered lines; an empty line goes back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from affray.cli.keyboard import command, read
from affray.cli.voice import Voice, out
from affray.kernel.question import Question

if TYPE_CHECKING:
    from affray.cli.table import AtTable

__all__ = ["correct", "give_orders", "pick"]


# More legal words than these are typed, not listed: the squares of a board.
MOST_LISTED: Final = 40


def pick(voice: Voice, title: str, rows: list[str]) -> int | None:
    """The index of the line chosen; None to go back. A line may also be found by its beginning."""
    out(title, bold=True)
    for number, row in enumerate(rows, 1):
        out(f"{number:>3}  {row[:1].upper()}{row[1:]}", hang=5)
    while True:
        typed = read(voice.t("pick-prompt") + " ")
        meant = command(typed, voice.lang)
        if not typed or (meant is not None and meant[0] in ("leave", "undo")):
            return None
        if typed.isdecimal() and 1 <= int(typed) <= len(rows):
            return int(typed) - 1
        begin = [at for at, row in enumerate(rows) if row.casefold().startswith(typed.casefold())]
        if len(begin) == 1:
            return begin[0]
        out(voice.t("type-a-number", n=len(rows)), dim=True)


def correct(table: AtTable) -> None:
    """Whom, what, to which value."""
    voice, game, session = table.voice, table.game, table.session
    fight = session.fight
    groups: dict[str, list[str]] = {}
    for what in game.corrections(fight):
        groups.setdefault(game.correction_of(fight, what), []).append(what)
    whom = list(groups)
    chosen = pick(
        voice, voice.t("correct-whom"), [voice.name(one) if one else voice.t("correct-scene") for one in whom]
    )
    if chosen is None:
        return
    whats = groups[whom[chosen]]
    rows = [voice.said(game.correction_words(what)) + now(table, what) for what in whats]
    found = pick(voice, voice.t("correct-what"), rows)
    if found is None:
        return
    value = value_of(table, whats[found], rows[found])
    if value is None:
        return
    told = session.correct(whats[found], value[0], game.host)
    table.show(told)
    if session.standing.pending:
        out(voice.t("correct-later"), fg="cyan")


def now(table: AtTable, what: str) -> str:
    value = table.game.correction_now(table.session.fight, what)
    return "" if value is None else f": {shown(table, what, value)}"


def shown(table: AtTable, what: str, value: Any) -> str:
    words = table.game.value_words(what, value)
    return table.voice.said(words, inside=True) if words is not None else table.voice.name(str(value))


def value_of(table: AtTable, what: str, title: str) -> tuple[Any] | None:
    """The value for a correction, in a tuple; None to go back."""
    voice = table.voice
    values = table.game.correction_values(table.session.fight, what)
    if values.number:
        while True:
            typed = read(voice.t("correct-value", least=values.least, most=values.most) + " ")
            if not typed:
                return None
            try:
                return (values.read(typed),)
            except ValueError:
                out(voice.t("refusal-not-a-number-between", what=f"{values.least}..{values.most}"), fg="yellow")
    if len(values.words) > MOST_LISTED:
        while True:
            typed = read(voice.t("correct-word", first=values.words[0], last=values.words[-1]) + " ")
            if not typed:
                return None
            word = next((word for word in values.words if word.casefold() == typed.casefold()), None)
            if word is not None:
                return (values.read(word),)
            out(voice.t("refusal-no-such-value", what=typed), fg="yellow")
    if values.words:
        legal = [values.read(word) for word in values.words]
        at = pick(voice, title, [shown(table, what, value) for value in legal])
        return None if at is None else (legal[at],)
    sure = pick(voice, title, [voice.t("correct-do-it")])
    return None if sure is None else (None,)


def give_orders(table: AtTable) -> None:
    """What a person's seat has said once for all."""
    voice, session = table.voice, table.session
    if not isinstance(session.standing.open, Question):
        return
    rows: list[str] = []
    orders: list[tuple[str, str, str]] = []
    people = session.people()
    for seat in people:
        for name, values in session.fight.order_choices(seat).items():
            current = session.fight.order(seat, name)
            following = values[(values.index(current) + 1) % len(values)]
            orders.append((seat, name, following))
            said = f"{voice.t('order-' + name)}: {voice.t(f'order-{name}-{current}')} -> {voice.t(f'order-{name}-{following}')}"
            rows.append(f"[{voice.name(seat)}] {said}" if len(people) > 1 else said)
    if not rows:
        out(voice.t("no-orders"), dim=True)
        return
    chosen = pick(voice, voice.t("orders-title"), rows)
    if chosen is not None:
        table.show(session.order(*orders[chosen]))
        out(voice.t("order-given"), fg="cyan")
