"""The shipped pack's names and a few fighters of a fight, for tests of what is said."""

from __future__ import annotations

import re
from functools import cache

from affray.company.packs import Packs, load_packs
from affray.kernel.names import Name
from affray.kernel.text import Lexicon, Text, shipped

LANGUAGES = ("en", "ru")
LATIN = re.compile(r"[A-Za-z]")
CYRILLIC = re.compile(r"[а-яёА-ЯЁ]")


@cache
def packs() -> Packs:
    return load_packs()


@cache
def text(lang: str) -> Text:
    names = packs().names()
    fighters: dict[str, Name] = {
        "orc_soldier_2": names["orc_soldier"].numbered("2"),
        "cave_troll": names["great_cave_troll"],
    }
    return Text(lang, shipped(), Lexicon([fighters, names]))
