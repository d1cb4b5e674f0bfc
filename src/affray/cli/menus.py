"""Corrections and standing orders: menus of numbered lines; an empty line goes back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from affray.cli.keyboard import command, read
from affray.cli.voice import Voice, out
from affray.kernel.question import Question

if TYPE_CHECKING:
    from affray.cli.table import AtTable
    from affray.kernel.event import Told
    from affray.kernel.table import Line

__all__ = ["correct", "give_orders", "pick", "undo"]


# More legal words than these are typed, not listed: the squares of a board.
MOST_LISTED: Final = 40


def pick(voice: Voice, title: str, rows: list[str], prompt: str = "pick-prompt") -> int | None:
    """The index of the line chosen; None to go back. A line may also be found by its beginning. `prompt`: the message that asks for it."""
    out(title, bold=True)
    for number, row in enumerate(rows, 1):
        out(f"{number:>3}  {row[:1].upper()}{row[1:]}", hang=5)
    while True:
        typed = read(voice.t(prompt) + " ")
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
    return "" if value is None else f": {table.voice.value(table.game, what, value)}"


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
        at = pick(voice, title, [voice.value(table.game, what, value) for value in legal])
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


def undo(table: AtTable) -> tuple[list[Told], str]:
    """Take back the last thing that a person did; what is told up to there, and what it was. Raises NotLegal when there is none."""
    session = table.session
    lines, kept = session.lines, session.last_of_people()
    told = session.undo()
    return told, taken_back(table, lines[kept or 0])


def taken_back(table: AtTable, line: Line) -> str:
    """A line of the record in words, now that what it answered is open again."""
    voice, game, session = table.voice, table.game, table.session
    waits = session.standing.open
    who = voice.name(str(line.get("by")))
    if "order" in line:
        name = line["order"]
        value = line["is"]
        return f"[{who}] {voice.t('order-' + name)}: {voice.t(f'order-{name}-{value}')}"
    if "fix" in line:
        return voice.t("undone-fix", what=voice.said(game.correction_words(line["fix"])))
    if "throw" in line:
        return voice.t("undone-faces", faces=" ".join(map(str, line["faces"])))
    if "draw" in line:
        return voice.t("undone-cards", cards=", ".join(voice.name(card) for card in line["cards"]))
    said = ""
    if "do" in line:
        said = next((voice.said(each.words()) for each in session.interjections() if each.key == line["do"]), "")
    elif isinstance(waits, Question):
        options = [each for each in waits.options() if (waits.key(each), waits.by(each)) == (line["is"], line["by"])]
        said = voice.said(waits.words())
        for each in options[:1]:
            said = voice.t("undone-answer", asked=said, answered=voice.said(waits.option_words(each)))
    return said if not said or said.startswith(who) else f"[{who}] {said}"
