"""Sentences about events and cards, composed of the catalogues' messages: rules and cards never write text themselves."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final

from affray.company.cards import CompanyCard, Offered, While
from affray.company.conditions import CONDITIONS
from affray.company.conditions.scene import Not
from affray.company.dice import EYE, RUNE
from affray.company.rulings import RULINGS
from affray.company.verbs import VERBS, WHO
from affray.kernel.card import Condition, Hook, Verb
from affray.kernel.event import Event
from affray.kernel.names import Ref

if TYPE_CHECKING:
    from affray.kernel.text import Text

__all__ = ["card_fields", "describe", "tell"]

# Fields whose words have names of their own; the other words are only selected by.
_NAMED: Final = (
    "weapon", "card", "proficiency", "folk", "kinds", "light", "ground", "stance", "level", "poison", "condition", "lift",
    "summon", "best_of", "id", "item",
)  # fmt: skip
_WHO_FIELDS: Final = ("of", "lose", "heal", "fire", "shadow_test", "forbid_hope", "knock_out", "wake")
_WHO_WORDS: Final = (*WHO, "company", "heroes")


def tell(event: Event, text: Text) -> str:
    """The line of an event. Faces are put into words: Eye and rune as such, the other dice by their numbers."""
    ready = event.fields()
    if "faces" in ready:
        ready["faces"] = " ".join([face_word(face, text) for face in ready["faces"]]) or None
    return text.t(type(event).__name__, **ready)


def face_word(face: int, text: Text) -> str:
    if face == EYE:
        return text.t("face-eye")
    return text.t("face-rune") if face == RUNE else str(face)


def describe(card: CompanyCard, text: Text) -> list[str]:
    """What a card does, a sentence each: its properties, numbers, hooks, offers. TextError names a word that has no message."""
    said = [text.t("flag-" + flag) for flag in card.flags]
    said.extend([while_sentence(number, text) for number in card.whiles])
    said.extend([hook_sentence(hook, text) for hook in card.hooks])
    said.extend([offer_sentence(offer, text) for offer in card.offers])
    return said


def while_sentence(number: While, text: Text) -> str:
    ifs, unless = split(number.conditions, text)
    return text.t("card-while", **{"kind": number.kind, "amount": int(number.amount), "if": ifs, "unless": unless})


def hook_sentence(hook: Hook, text: Text) -> str:
    ifs, unless = split(hook.conditions, text)
    variables: dict[str, Any] = {
        "moment": text.t("moment-" + hook.moment.name), "if": ifs, "unless": unless, "kind": hook.kind,
        "do": verbs_phrase(hook.do, text), "cost": hook.cost, "may": hook.may, "uses": hook.uses, "per": hook.per,
    }  # fmt: skip
    return text.t("card-hook", **variables)


def offer_sentence(offer: Offered, text: Text) -> str:
    ifs, unless = split(offer.conditions, text)
    variables: dict[str, Any] = {
        "action": offer.action, "who": offer.who, "if": ifs, "unless": unless, "cost": offer.cost, "uses": offer.uses,
        "per": offer.per, "skills": [Ref(skill) for skill in offer.skills], "task": Ref(offer.task) if offer.task else None,
        "stance": Ref(offer.stance) if offer.stance not in ("", "any") else None, "do": verbs_phrase(offer.do, text),
    }  # fmt: skip
    return text.t("card-offer", **variables)


def split(conditions: tuple[Condition, ...], text: Text) -> tuple[str | None, str | None]:
    """What must hold and what must not, each as one phrase."""
    ifs = [phrase("condition-", each, text) for each in conditions if not isinstance(each, Not)]
    unless = [phrase("condition-", each.condition, text) for each in conditions if isinstance(each, Not)]
    return joined("card-and", ifs, text), joined("card-or", unless, text)


def conditions_phrase(conditions: tuple[Condition, ...], text: Text) -> str | None:
    """Conditions in one phrase, those that must not hold with their "unless"."""
    said = []
    for each in conditions:
        if isinstance(each, Not):
            said.append(text.t("condition-not", condition=phrase("condition-", each.condition, text)))
        else:
            said.append(phrase("condition-", each, text))
    return joined("card-and", said, text)


def verbs_phrase(verbs: tuple[Verb, ...], text: Text) -> str | None:
    return joined("card-then", [phrase("verb-", verb, text) for verb in verbs], text)


def joined(message: str, phrases: list[str], text: Text) -> str | None:
    """Phrases joined two by two with the language's own joint; None for none."""
    if not phrases:
        return None
    whole = phrases[0]
    for each in phrases[1:]:
        whole = text.t(message, first=whole, second=each)
    return whole


def phrase(prefix: str, thing: Any, text: Text) -> str:
    """A verb or a condition in words. KeyError for one that the vocabulary does not have."""
    words: dict[Any, str] = {kind: word for word, kind in (VERBS if prefix == "verb-" else CONDITIONS).items()}
    return text.t(prefix + words[type(thing)], **card_fields(thing, text))


def card_fields(thing: Any, text: Text) -> dict[str, Any]:
    """The fields of a verb or condition as variables of its message: names as Ref, nested words as phrases, nothing as None."""
    return {field.name: variable(field.name, getattr(thing, field.name), text) for field in fields(thing)}


def variable(name: str, value: Any, text: Text) -> Any:
    if value == "" or value == ():
        return None
    if name == "ruling":
        return ruling_phrase(value, text)
    if name in _WHO_FIELDS and value in _WHO_WORDS:
        return Ref("who_" + value)
    if isinstance(value, tuple):
        if isinstance(value[0], Verb):
            return verbs_phrase(value, text)
        if isinstance(value[0], Condition):
            return conditions_phrase(value, text)
        return [Ref(each) for each in value]
    if isinstance(value, str) and (name in _NAMED or (name == "kind" and value not in ("dread", "sorcery"))):
        return Ref(value)
    return value


def ruling_phrase(value: str, text: Text) -> str:
    """A ruling and the value asked for: "Fear of the undead: Strike Fear"."""
    name, _, wanted = value.partition("=")
    if name not in [ruling.name for ruling in RULINGS]:
        raise KeyError(name)
    return f"{text.t('ruling-' + name)}: {text.t(f'ruling-{name}-{wanted}')}"
