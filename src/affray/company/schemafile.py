"""The JSON Schema of the Company's packs and scenarios, for editors: made of the models, the verbs and the conditions."""

from __future__ import annotations

from typing import Any, Final, get_args

from affray.company.cardfile import HOOK_KEYS, KNOWN, MOMENT_NAMES, OFFER_KEYS, PERIODS, WHILE_KINDS, shape
from affray.company.conditions import CONDITIONS
from affray.company.deeds import TASKS
from affray.company.fighter import STANCES
from affray.company.sheet import ATTRIBUTE_OF
from affray.company.verbs import VERBS
from affray.kernel.card import Condition, Verb

__all__ = [
    "NAMES_SCHEMA", "REF_SCHEMA", "RULING_SCHEMA", "SAID_SCHEMA", "TEXTS_SCHEMA", "VALOUR_SCHEMA", "json_schema",
]  # fmt: skip

NAMES_SCHEMA: Final[dict[str, Any]] = {
    "anyOf": [
        {"type": "string"},
        {
            "type": "object",
            "properties": {
                "en": {"type": "string"},
                "ru": {
                    "anyOf": [
                        {"type": "string"},
                        {
                            "type": "object",
                            "properties": {
                                **{case: {"type": "string"} for case in ("nom", "gen", "dat", "acc", "ins", "pre")},
                                "gender": {"enum": ["m", "f", "n", "pl"]},
                            },
                            "required": ["nom"],
                            "additionalProperties": False,
                        },
                    ]
                },
                "gender": {"enum": ["m", "f", "n", "pl"]},
            },
            "additionalProperties": False,
        },
    ]
}
REF_SCHEMA: Final[dict[str, Any]] = {
    "anyOf": [
        {"type": "string"},
        {"type": "object", "minProperties": 1, "maxProperties": 1, "additionalProperties": {"type": "object"}},
    ]
}


TEXTS_SCHEMA: Final[dict[str, Any]] = {"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]}
SAID_SCHEMA: Final[dict[str, Any]] = {
    "anyOf": [
        {"type": "string"},
        {"type": "object", "properties": {"en": {"type": "string"}, "ru": {"type": "string"}}},
    ]
}
VALOUR_SCHEMA: Final[dict[str, Any]] = {
    "anyOf": [
        {"type": "integer"},
        {
            "type": "object",
            "properties": {"base": {"type": "integer"}, "or": {"const": "valour"}},
            "required": ["base", "or"],
        },
    ]
}
RULING_SCHEMA: Final[dict[str, Any]] = {"type": ["string", "integer", "boolean"]}

# A parameter of the card may stand wherever a value does.
PARAMETER: Final[dict[str, Any]] = {"type": "string", "pattern": "^\\$"}


def ref_to(name: str) -> dict[str, Any]:
    return {"$ref": f"#/$defs/{name}"}


def one_or_many(name: str) -> dict[str, Any]:
    return {"anyOf": [ref_to(name), {"type": "array", "items": ref_to(name)}]}


def field_schema(word: str, field: str, hint: Any) -> dict[str, Any]:
    """What may stand for one field of a verb or a condition."""
    if hint is bool:
        return {"anyOf": [{"type": "boolean"}, PARAMETER]}
    if hint is int:
        return {"anyOf": [{"type": "integer"}, PARAMETER]}
    known = KNOWN.get((word, field), ())
    text: dict[str, Any] = {"anyOf": [{"enum": list(known)}, PARAMETER]} if known else {"type": "string"}
    if hint is str:
        return text
    if (inner := (*get_args(hint), str)[0]) in (Verb, Condition):
        return one_or_many("verb" if inner is Verb else "condition")
    return {"anyOf": [text, {"type": "array", "items": text}]}


def words_schema(known: dict[str, Any]) -> dict[str, Any]:
    """A bare word where no field must be given, or a mapping that begins with the word."""
    bare: list[str] = []
    found: list[dict[str, Any]] = []
    for word, kind in known.items():
        parts = shape(kind)
        if not any(needed for name, _, needed in parts if name != "card"):
            bare.append(word)
        if parts:
            keys = {word if i == 0 else name: field_schema(word, name, hint) for i, (name, hint, _) in enumerate(parts)}
            needed = [word, *(name for name, _, must in parts[1:] if must and name != "card")]
            about = (kind.__doc__ or "").split("\n")[0]
            mapping = {"type": "object", "properties": keys, "required": needed, "additionalProperties": False}
            found.append({"description": about, **mapping} if about else mapping)
    return {"anyOf": [{"enum": bare}, PARAMETER, *found]}


def card_parts() -> dict[str, dict[str, Any]]:
    number: dict[str, Any] = {"anyOf": [{"type": "integer"}, PARAMETER]}
    uses: dict[str, Any] = {"anyOf": [{"type": "integer"}, {"const": "wisdom"}, PARAMETER]}
    text: dict[str, Any] = {"type": "string"}
    when = {key: one_or_many("condition") for key in ("if", "unless")}
    limits = {"cost": number, "uses": uses, "per": {"enum": list(PERIODS)}, "name": text}
    do = one_or_many("verb")
    hook = {**when, **limits, "at": {"enum": list(MOMENT_NAMES)}, "may": {"type": "boolean"}, "do": do, "instead": do}
    amount: dict[str, Any] = {"anyOf": [{"type": "integer"}, {"const": "valour"}, PARAMETER]}
    offer = {
        **when,
        **limits,
        "action": {"enum": ["main", "secondary", "instead"]},
        "who": {"enum": ["owner", "foes", "anyone"]},
        "stance": {"enum": [*STANCES, "any"]},
        "skills": {"type": "array", "items": {"enum": list(ATTRIBUTE_OF)}},
        "task": {"enum": list(TASKS)},
        "do": do,
    }
    return {
        "hook": closed({key: hook[key] for key in HOOK_KEYS}, ["at"]),
        "while": closed({**when, "over": number, **dict.fromkeys(WHILE_KINDS, amount)}, []),
        "offer": closed({key: offer[key] for key in OFFER_KEYS}, ["action"]),
    }


def closed(properties: dict[str, Any], required: list[str]) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def json_schema() -> dict[str, Any]:
    """The schema of a pack file; `#/$defs/scenario` is that of a scenario file."""
    from pydantic.json_schema import models_json_schema

    from affray.company.schema import (
        SECTIONS,
        FoeReference,
        GearRef,
        HeroReference,
        OwnFoe,
        OwnHero,
        PackEntry,
        ScenarioEntry,
    )

    models: list[Any] = [
        *dict.fromkeys(SECTIONS.values()),
        GearRef,
        PackEntry,
        FoeReference,
        OwnFoe,
        HeroReference,
        OwnHero,
        ScenarioEntry,
    ]
    _, made = models_json_schema([(model, "validation") for model in models], by_alias=True)
    defs: dict[str, Any] = made["$defs"]
    for name in ("CardEntry", "QualityEntry"):
        for key, part in (("hooks", "hook"), ("while", "while"), ("offers", "offer")):
            defs[name]["properties"][key] = {"type": "array", "items": ref_to(part), "default": []}
    gear = {"type": "array", "items": {"anyOf": [{"type": "string"}, ref_to("GearRef")]}}
    for name in ("HeroEntry", "HeroReference", "OwnHero"):
        defs[name]["properties"]["gear"] = gear
    scenario = defs.pop("ScenarioEntry")
    for key, kinds in (("heroes", ("HeroReference", "OwnHero")), ("foes", ("FoeReference", "OwnFoe"))):
        scenario["properties"][key]["items"] = {"anyOf": [{"type": "string"}, *(ref_to(kind) for kind in kinds)]}
    defs.update(card_parts(), verb=words_schema(VERBS), condition=words_schema(CONDITIONS), scenario=scenario)
    sections = {
        section: {"type": "object", "additionalProperties": ref_to(model.__name__)}
        for section, model in SECTIONS.items()
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Affray: packs of the company",
        **closed(sections, []),
        "$defs": dict(sorted(defs.items())),
    }
