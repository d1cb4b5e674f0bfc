"""The scene of a showdown with the lion's own cards and the real injury tables; texts are run as the packs write them."""

from __future__ import annotations

from typing import Any

from affray.kernel.pack import read_text
from affray.showdown.cardfile import ShowdownReader
from affray.showdown.cards import MONSTER_TURN, ShowdownOccasion
from affray.showdown.packs import load_packs
from affray.showdown.survivor import Survivor
from tests.showdown.scene import Scene, Script, survivor

PACKS = load_packs()


class Stage(Scene):
    """The scene with the lion's cards and the real tables. `play` runs words of a card; `owner` is a survivor's id or the monster."""

    def __init__(self, survivors: list[Survivor], level: str = "level_1", **monster: Any) -> None:
        super().__init__(survivors, **monster)
        lion = PACKS.monster("white_lion", level)
        self.monster.ai_cards = lion.ai_cards
        self.monster.cards = lion.cards
        self.monster.locations = lion.locations
        self.monster.level = lion.level
        self.monster.basic_action = lion.basic_action
        self.monster.instinct = lion.instinct
        self.fight.tables = PACKS.tables()

    def play(self, words: str, *script: Script, owner: str = "", card: str = "claw", **fields: Any) -> ShowdownOccasion:
        problems: list[Any] = []
        document = read_text(words, "words")
        reader = ShowdownReader(document, (), card, problems, lambda _section, _id: None, PACKS.decks)
        do = reader.verbs(document.data, ())
        assert problems == []
        assert reader.left_out == []
        occasion = self.fight.occasion(MONSTER_TURN)
        occasion.card = card
        occasion.owner = self[owner].index if owner else len(self.fight.survivors)
        for field, value in fields.items():
            setattr(occasion, field, self[value] if field in ("actor", "target") else value)
        self.run(lambda: self.fight.run_verbs(do, occasion), *script)
        return occasion


def two(**ada: Any) -> Stage:
    """Ada stands before the lion (G10), Bo two spaces behind her (E10)."""
    return Stage([survivor("ada", "G10", **ada), survivor("bo", "E10")])
