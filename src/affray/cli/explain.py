"""`?`: the rule behind a question with its numbers, or what a card, a fighter, a piece of gear, a word of the rules or a clause is."""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import Any, Final

from affray.cli.clauses import clause_named, sentence
from affray.cli.plain import LANGUAGES
from affray.cli.state import show_state
from affray.cli.voice import Voice, out
from affray.kernel.game import Game
from affray.kernel.question import Question

__all__ = ["explain"]

# How like a name must be to be offered, and how many are.
ALIKE: Final = 0.65
OFFERED: Final = 4


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
        explain_clause(voice, rule)
        return
    view = fight.view(None)
    rows = {row["id"]: row for row in [*view.get("heroes", []), *view.get("foes", [])]}
    known = names(voice, [*rows, *game.cards(fight), *game.topics()])
    wanted = plain(about)
    one = known.get(wanted) or only({known[name] for name in known if name.startswith(wanted)})
    if not one:
        near = {known[name]: None for name in like(wanted, list(known))}
        out(voice.t("no-such-name", given=about) + voice.nearest([voice.name(each) for each in near]), fg="yellow")
        return
    if one in rows:
        show_state(voice, view, only=one)
        for card in rows[one]["cards"]:
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


def names(voice: Voice, ids: list[str]) -> dict[str, str]:
    """What may be typed for each id, the own language's names before the other's: players know terms in either."""
    found: dict[str, str] = {}
    others = [Voice(lang, voice.names) for lang in LANGUAGES if lang != voice.lang]
    for speaker in (voice, *others):
        for one in ids:
            found.setdefault(plain(speaker.name(one)), one)
    for one in ids:
        found.setdefault(plain(one.replace("_", " ")), one)
        found.setdefault(plain(one), one)
    return found


def plain(name: str) -> str:
    """A name as people type it: small letters, «е» for «ё»."""
    return name.casefold().replace("ё", "е")


def only(ids: set[str]) -> str:
    return ids.pop() if len(ids) == 1 else ""


def like(wanted: str, known: list[str]) -> list[str]:
    """Names that have what was typed in them, else those that look like it, the most alike first."""
    inside = [name for name in known if len(wanted) > 2 and wanted in name]
    ratios = sorted(((SequenceMatcher(None, wanted, name).ratio(), name) for name in known), reverse=True)
    return (inside or [name for ratio, name in ratios if ratio >= ALIKE])[:OFFERED]
