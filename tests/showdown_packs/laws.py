"""What holds in every showdown whenever an acting player is asked: no card is lost or doubled, nobody stands where nobody may.

And whatever is told, asked or closed can be said.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any

from affray.kernel.event import Event
from affray.kernel.names import Name
from affray.kernel.question import Question, Words
from affray.kernel.text import Lexicon, Text, shipped
from affray.showdown.cards_held import held
from affray.showdown.chances import numbers
from affray.showdown.lines import tell
from affray.showdown.packs import Packs

__all__ = ["Laws", "Said"]


class Laws:
    """Of one fight: what there was at its beginning, and what has left the game. `broken` names the first law that does not hold."""

    def __init__(self, fight: Any) -> None:
        self.fight = fight
        self.ai = len(fight.monster.ai) + len(fight.plan.traits)
        self.locations = Counter(self.lying())
        self.archived: list[str] = []

    def lying(self) -> list[str]:
        deck = self.fight.monster.locations
        return [*deck.top, *deck.loose, *deck.bottom, *deck.discard, *self.fight.monster.panel]

    def broken(self) -> str:
        """Only between acts of an attack and AI cards: then all cards lie where they belong."""
        if any(act.name in ("attack", "ai_card", "trap", "monster_attack") for act in self.fight.under_way):
            return ""
        for law in (self.cards, self.places, self.numbers, self.hooks):
            if why := law():
                return why
        return ""

    def cards(self) -> str:
        monster, ai = self.fight.monster, self.fight.monster.ai
        there = len(ai) + ai.wounds() + len(ai.discard) + len(monster.moods) + len(monster.traits)
        there += sum(card in monster.ai_cards for card in self.fight.archive)
        if there != self.ai:
            return f"{there} AI cards of {self.ai}"
        if Counter([*self.lying(), *self.archived]) != self.locations:
            return f"hit locations: {self.locations} became {sorted([*self.lying(), *self.archived])}"
        return ""

    def places(self) -> str:
        fight = self.fight
        squares = [survivor.square for survivor in fight.on_board()]
        if len(set(squares)) < len(squares):
            return f"two on one space: {squares}"
        for survivor in fight.on_board():
            if (fight.monster_base() | fight.terrain.impassable) >> survivor.square & 1:
                return f"{survivor.id} stands on space {survivor.square}, where the monster or a wall is"
        return ""

    def numbers(self) -> str:
        for survivor in self.fight.survivors:
            most = max(survivor.survival_limit, 0)
            if not 0 <= survivor.survival <= most or survivor.insanity < 0 or survivor.bleeding < 0:
                return f"{survivor.id}: survival {survivor.survival}, insanity {survivor.insanity}, bleeding {survivor.bleeding}"
            if len(survivor.disorders) > 3 or min(survivor.armour) < 0:
                return f"{survivor.id}: disorders {survivor.disorders}, armour {survivor.armour}"
            if survivor.dead and (survivor.square >= 0 or survivor.gear() or survivor.statuses):
                return f"{survivor.id} is dead and still there"
            if survivor.doomed:
                return f"{survivor.id} is doomed, and no card is under way"
        if self.fight.priority is not None and self.fight.priority.dead:
            return "a dead survivor is the priority target"
        return ""

    def hooks(self) -> str:
        """Each hook of a card that somebody has waits once; of the monster, those of what lies in play and of its injuries."""
        fight = self.fight
        waiting = Counter((entry.owner, entry.hook.key) for entries in fight.in_play for entry in entries)
        wanted: Counter[tuple[int, str]] = Counter()
        for survivor in fight.survivors:
            if survivor.cards != held(fight, survivor):
                return f"{survivor.id} holds {[card.id for card in survivor.cards]}"
            wanted.update((survivor.index, hook.key) for card in survivor.cards for hook in card.hooks)
        monster = fight.monster
        for id in (*monster.moods, *monster.traits, *([monster.face_up] if monster.face_up else [])):
            wanted.update((len(fight.survivors), hook.key) for hook in monster.ai_cards[id].hooks)
        for id in monster.panel:
            wanted.update((len(fight.survivors), hook.key) for hook in monster.cards[id].injury_hooks)
        injuries = {row.id for rows in fight.tables.values() for row in rows}
        differ = (waiting - wanted) + (wanted - waiting)
        wrong = [key for key in differ if key[1].rpartition(".")[0] not in injuries or waiting[key] > 1]
        return f"hooks that wait and should not, or should and do not: {wrong}" if wrong else ""


class Said:
    """Everything that is told and asked, put into words of one language; a view is plain data. Raises what goes wrong."""

    def __init__(self, lang: str, packs: Packs, names: Mapping[str, Name]) -> None:
        self.text = Text(lang, shipped(), Lexicon([names, names_of(packs)]))

    def tell(self, event: Event) -> None:
        assert tell(event, self.text)

    def words(self, words: Words) -> None:
        assert self.text.t(words.message, **words.fields)

    def ask(self, fight: Any, question: Question) -> None:
        before = fight.fingerprint()
        self.words(question.words())
        for option in question.options():
            self.words(question.option_words(option))
        for closed in question.closed():
            self.words(closed.option)
            self.words(closed.why)
        for interjection in fight.interjections():
            self.words(interjection.words())
        for number in numbers(fight, question):
            self.words(number)
        json.dumps(fight.view(None))
        assert fight.fingerprint() == before, f"to look at {question.name} changes the state"


@cache
def names_of(packs: Packs) -> dict[str, Name]:
    return packs.names()
