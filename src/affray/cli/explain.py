"""`?`: the rule behind a question with its numbers, or what a card, a fighter, a piece of gear, a word of the rules or a clause is."""

from __future__ import annotations

from typing import Any

from affray.cli.named import found, known_names, nearest
from affray.cli.screens import Screen
from affray.cli.voice import Voice, out
from affray.kernel.clauses import clause_named, sentence
from affray.kernel.game import Game
from affray.kernel.question import Question

__all__ = ["explain"]


def explain(voice: Voice, game: Game, screen: Screen, fight: Any, question: Question | None, about: str) -> None:
    """With nothing asked about, the open question; else whatever bears that name."""
    if about:
        explain_name(voice, game, screen, fight, about)
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


def explain_name(voice: Voice, game: Game, screen: Screen, fight: Any, about: str) -> None:
    rule = clause_named(about, voice.text.clause)
    if rule:
        explain_clause(voice, rule)
        return
    people = screen.people(fight)
    known = known_names(voice, [*people, *game.cards(fight), *game.topics()])
    one = found(known, about)
    if not one:
        out(voice.t("no-such-name", given=about) + nearest(voice, known, about), fg="yellow")
        return
    if one in people:
        screen.one(fight, one)
        for card in screen.cards_of(fight, one):
            out(f"{voice.name(card)}: {' '.join(game.describe(fight, card, voice.text))}", indent=4)
        return
    named = voice.name(one)
    out(named[:1].upper() + named[1:], indent=2, bold=True)
    for said in game.describe(fight, one, voice.text):
        out(said, indent=4)
    for rule in game.clauses_of(one):
        explain_clause(voice, rule)


def explain_clause(voice: Voice, rule: str) -> None:
    out(f"{voice.text.clause(rule)}: {sentence(rule, voice.lang)}", indent=2)
