"""The showdown as faces see it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Final

from affray.kernel.chance import Throw
from affray.kernel.event import Event
from affray.kernel.game import Game, Scenario, Values
from affray.kernel.question import Question, Words
from affray.kernel.ruling import Ruling
from affray.kernel.text import Text
from affray.showdown import corrections
from affray.showdown.rulings import EDITIONS, RULINGS

__all__ = ["GAME", "ShowdownGame"]

# The letter of the lantern on a ten, in both languages and on the other keyboard layout.
LANTERN: Final = ("l", "ф", "a", "д")


class ShowdownGame(Game):
    """Scenarios, monsters and gear come from the packs; whoever keeps the table corrects."""

    name: ClassVar[str] = "showdown"
    host: ClassVar[str] = "keeper"
    headings: ClassVar[frozenset[str]] = frozenset(
        ("ShowdownBegan", "MonsterTurnBegan", "SurvivorsTurnBegan", "ShowdownOver", "AftermathBegan")
    )
    endings: ClassVar[frozenset[str]] = frozenset(("ShowdownOver",))

    def rulings(self) -> tuple[Ruling, ...]:
        return RULINGS

    def editions(self) -> dict[str, dict[str, str]]:
        return EDITIONS

    # -- scenarios; their readers are loaded when they are wanted

    def scenarios(self) -> list[str]:
        from affray.showdown.scenario import scenarios

        return scenarios()

    def scenario(self, what: str) -> Scenario:
        from affray.showdown.scenario import load_scenario

        return load_scenario(what)

    def from_data(self, raw: dict[str, Any], source: str) -> Scenario:
        from affray.showdown.scenario import from_data

        return from_data(raw, source)

    def starter(self, lang: str) -> str:
        from affray.showdown.scenario import starter

        return starter(lang)

    def check_pack(self, path: str) -> None:
        from affray.showdown.packs import packs_with

        packs_with(Path(path))

    # -- corrections

    def corrections(self, fight: Any) -> list[str]:
        return corrections.correctable(fight)

    def correction_of(self, fight: Any, what: str) -> str:
        last = what.split(":")[-1]
        known = [fight.monster.id, *[survivor.id for survivor in fight.survivors]]
        return last if ":" in what and last in known else ""

    def correction_words(self, what: str) -> Words:
        return corrections.words_of(what)

    def value_words(self, what: str, value: Any) -> Words | None:
        return corrections.value_words(what, value)

    def correction_values(self, fight: Any, what: str) -> Values:
        return corrections.values_of(fight, what)

    def correction_now(self, fight: Any, what: str) -> Any:
        return corrections.value_now(fight, what)

    # -- cards

    def cards(self, fight: Any) -> list[str]:
        """What lies on the monster and on each survivor, the tiles on the board, then every card of the monster."""
        monster = fight.monster
        found: dict[str, None] = dict.fromkeys([*monster.traits, *monster.moods, *monster.panel])
        for survivor in fight.survivors:
            found.update(dict.fromkeys(gear.id for gear in survivor.gear()))
            found.update(dict.fromkeys(card.id for card in survivor.cards))
            found.update(dict.fromkeys([*survivor.arts, *survivor.disorders, *survivor.injuries]))
        found.update(dict.fromkeys(place.tile.id for place in fight.terrain.placed))
        found.update(dict.fromkeys([*monster.ai_cards, *monster.cards]))
        found.update(dict.fromkeys(card.injury for card in monster.cards.values() if card.injury))
        found.update(dict.fromkeys(monsters_own(fight)))
        return list(found)

    def topics(self) -> list[str]:
        from affray.showdown.glossary import topics
        from affray.showdown.packs import load_packs

        return topics(load_packs())

    def clauses_of(self, topic: str) -> tuple[str, ...]:
        from affray.showdown.glossary import clauses_of

        return clauses_of(topic)

    def describe(self, fight: Any, topic: str, text: Text) -> list[str]:
        from affray.showdown.describe import describe

        return describe(fight, topic, text)

    # -- the numbers behind a question

    def numbers(self, fight: Any, question: Question) -> list[Words]:
        from affray.showdown.chances import numbers

        return numbers(fight, question)

    # -- dice

    def purpose(self, fight: Any, throw: Throw) -> Words | None:
        from affray.showdown.throws import purpose

        return purpose(fight, throw)

    def dice_words(self, throw: Throw) -> Words:
        return Words("throw-dice", {"count": len(throw.dice), "sides": throw.dice[0] if throw.dice else 0})

    def read_face(self, word: str, sides: int) -> int | None:
        return sides if sides == 10 and word.lower() in LANTERN else None

    def dice(self, event: Event) -> list[tuple[int, str]]:
        return [(10, str(face)) for face in getattr(event, "faces", [])]

    def tell(self, event: Event, text: Text) -> str:
        from affray.showdown.lines import tell

        return tell(event, text)


def monsters_own(fight: Any) -> list[str]:
    """What else of the monster's folder has a name: status cards, persistent injuries, resources, its place, what its cards offer."""
    packs = fight.library.packs
    if packs is None or fight.monster.id not in packs.homes:
        return []
    own = ("statuses", "resources", "names")
    injuries = [card.injury for card in fight.monster.cards.values() if card.injury]
    return [*injuries, *[id for section in own for id in packs.of(fight.monster.id, section, shared=False)]]


GAME: Final = ShowdownGame()
