"""`?`: the rule behind a question with its numbers, or what a card, a fighter, a piece of gear, a word of the rules or a clause is."""

from __future__ import annotations

from typing import Any

from affray.cli.named import found, known_names, nearest
from affray.cli.screens import Screen
from affray.cli.voice import Voice, out
from affray.kernel.clauses import clause_named, sentence
from affray.kernel.game import Game
from affray.kernel.question import Question
from affray.kernel.window import Offer

__all__ = ["explain"]


def explain(voice: Voice, game: Game, screen: Screen, fight: Any, question: Question | None, about: str) -> None:
    """With nothing asked about, the open question; else whatever bears that name."""
    if about:
        explain_name(voice, game, screen, fight, about)
        return
    if question is None:
        out(voice.t("throw-help"), indent=2)
        return
    id, said = voice.rule(question.rule())
    if said:
        out(f"{id}: {said}" if id else said, indent=2)
    elif id:
        out(f"{id}.", indent=2)
    for words in game.numbers(fight, question):
        out(voice.said(words), indent=2, hang=4)
    for card in cards_behind(question):
        if described := game.describe(fight, card, voice.text):
            named = voice.name(card)
            out(f"{named[:1].upper()}{named[1:]}: {' '.join(described)}", indent=2)
    if not said and not id:
        out(voice.t("no-rule"), indent=2)


def cards_behind(question: Question) -> list[str]:
    """The cards whose texts ask this."""
    if isinstance(question, Offer):
        return list(dict.fromkeys(entry.hook.card for entry in question.entries))
    card = getattr(question, "card", "")
    return [card] if isinstance(card, str) and card else []


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
            out(f"{begun(voice.name(card))}: {' '.join(game.describe(fight, card, voice.text))}", indent=4)
        return
    out(begun(voice.name(one)), indent=2, bold=True)
    for said in game.describe(fight, one, voice.text):
        out(said, indent=4)
    for rule in game.clauses_of(one):
        explain_clause(voice, rule)


def begun(name: str) -> str:
    """A name at the beginning of a sentence."""
    return name[:1].upper() + name[1:]


def explain_clause(voice: Voice, rule: str) -> None:
    out(f"{voice.text.clause(rule)}: {sentence(rule, voice.lang)}", indent=2)
