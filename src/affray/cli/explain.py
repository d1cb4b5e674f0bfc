"""`?`: the rule behind a question with its numbers, or what a card, a fighter or a clause is."""

from __future__ import annotations

from typing import Any

from affray.cli.clauses import clause_named, sentence
from affray.cli.state import show_state
from affray.cli.voice import Voice, out
from affray.kernel.game import Game
from affray.kernel.question import Question
from affray.kernel.ruling import nearest

__all__ = ["explain"]


def explain(voice: Voice, game: Game, fight: Any, question: Question | None, about: str) -> None:
    """With nothing asked about, the open question; else whatever bears that name."""
    if about:
        explain_name(voice, game, fight, about)
        return
    if question is None:
        out(voice.t("throw-help"), indent=2)
        return
    rule = question.rule()
    said = sentence(rule, voice.lang)
    if said:
        out(f"{voice.text.clause(rule)}: {said}", indent=2)
    elif rule:
        out(f"{voice.name(rule)}.", indent=2)
    for words in game.numbers(fight, question):
        out(voice.said(words), indent=2, hang=4)
    if not said and not rule:
        out(voice.t("no-rule"), indent=2)


def explain_name(voice: Voice, game: Game, fight: Any, about: str) -> None:
    rule = clause_named(about, voice.text.clause)
    if rule:
        out(f"{voice.text.clause(rule)}: {sentence(rule, voice.lang)}", indent=2)
        return
    view = fight.view(None)
    fighters = [row["id"] for row in [*view.get("heroes", []), *view.get("foes", [])]]
    known: dict[str, str] = {}
    for one in [*game.cards(fight), *fighters]:
        known.setdefault(voice.name(one).casefold(), one)
        known.setdefault(one.casefold(), one)
    wanted = about.casefold()
    begin = sorted({one for name, one in known.items() if name.startswith(wanted)})
    one = known.get(wanted) or (begin[0] if len(begin) == 1 else "")
    if not one:
        near = [voice.name(known[name]) for name in nearest(wanted, list(known))] or [
            voice.name(one) for one in begin[:4]
        ]
        out(voice.t("no-such-name", given=about) + voice.nearest(list(dict.fromkeys(near))), fg="yellow")
        return
    if one in fighters:
        show_state(voice, view, only=one)
        for card in next(row["cards"] for row in [*view["heroes"], *view["foes"]] if row["id"] == one):
            out(f"{voice.name(card)}: {' '.join(game.describe(fight, card, voice.text))}", indent=4)
        return
    out(voice.name(one), indent=2, bold=True)
    for said in game.describe(fight, one, voice.text):
        out(said, indent=4)
