"""Conditions of the showdown's cards in words, with those that must not hold apart from those that must."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final, cast

from affray.kernel.card import Condition
from affray.kernel.names import Ref
from affray.showdown.conditions import CONDITIONS
from affray.showdown.conditions.scene import Not
from affray.showdown.describe_words import Speech, listed, plain

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["all_of_them", "any_of", "condition_phrase", "gear_word", "named_words", "split"]

WORDS: Final[dict[type[Condition], str]] = {kind: word for word, kind in CONDITIONS.items()}


def condition_phrase(condition: Condition, speech: Speech) -> str:
    """One condition as a clause. KeyError for one that the vocabulary does not have."""
    if isinstance(condition, Not):
        return speech.say("sd-condition-not", condition=condition_phrase(condition.condition, speech))
    word = WORDS[type(condition)]
    variables: dict[str, Any] = {"owner": Ref(speech.owner), "actor": speech.name("actor")}
    for field in fields(cast(Any, condition)):
        value = getattr(condition, field.name)
        if word in ("weapon_type", "carries") and field.name == word:
            variables[word] = named_words(value, speech)
        elif word == "suffered":
            variables[word] = any_of(value, speech)
        else:
            variables[field.name.rstrip("_")] = plain(word, field.name.rstrip("_"), value, speech)
    return speech.say(f"sd-condition-{word}", **variables)


def named_words(words: Iterable[str], speech: Speech) -> str | None:
    """Gear words and weapon types, any of which will do."""
    return listed(speech, "sd-either", [gear_word(word, speech) for word in words])


def any_of(ids: Iterable[str], speech: Speech) -> str | None:
    """Things that have names, any of which will do."""
    return listed(speech, "sd-either", [speech.text.name(id) for id in ids])


def gear_word(word: str, speech: Speech) -> str:
    """The name of a gear word or a weapon type; a word that only some pack knows stands as it is written there."""
    for key in (f"gear_{word}", f"type_{word}"):
        if speech.text.has("word-" + key.replace("_", "-")):
            return speech.text.name(key)
    named = speech.text.lexicon.find(word)
    return named.show(speech.text.lang) if named is not None else word


def split(conditions: tuple[Condition, ...], speech: Speech) -> tuple[str | None, str | None]:
    """What must hold and what must not, each as one phrase."""
    ifs = [condition_phrase(each, speech) for each in conditions if not isinstance(each, Not)]
    unless = [condition_phrase(each.condition, speech) for each in conditions if isinstance(each, Not)]
    return listed(speech, "sd-both", ifs), listed(speech, "sd-either", unless)


def all_of_them(conditions: tuple[Condition, ...], speech: Speech) -> str | None:
    """All conditions in one phrase."""
    return listed(speech, "sd-both", [condition_phrase(each, speech) for each in conditions])
