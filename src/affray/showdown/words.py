"""Names that no entry of a pack gives: words of the rules that another game has too, and the two levels of a weapon proficiency."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from affray.kernel.names import Forms, Name
from affray.kernel.text import shipped
from affray.showdown.survivor import ATTRIBUTES

__all__ = ["own_words"]

# What the catalogues call `showdown_<id>`, the plain word being another game's.
SHARED: Final = ("wound", "card", "would_fall")
LEVELS: Final = ("specialization", "mastery")


def own_words(proficiencies: Mapping[str, Name]) -> dict[str, Name]:
    """The showdown's names by id. `proficiencies`: the weapon types' names; their levels are "axe:specialization", "axe:mastery"."""
    found = {attribute: word(f"survivor_{attribute}") for attribute in ATTRIBUTES}
    found.update({id: word(f"showdown_{id}") for id in SHARED})
    for level in LEVELS:
        of = word(level)
        for id, name in proficiencies.items():
            forms = Forms(*[f"{form} ({name.ru.nom})" for form in of.ru])
            found[f"{id}:{level}"] = Name(f"{of.en} ({name.en})", forms, of.gender)
    return found


def word(key: str) -> Name:
    """A word of the catalogues in both languages. KeyError: there is none."""
    english, russian = (shipped()[lang].word(key) for lang in ("en", "ru"))
    if english is None or russian is None:
        raise KeyError(key)
    return Name(english.en, russian.ru, russian.gender)
