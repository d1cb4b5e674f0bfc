"""The monster's cards in words: AI cards, hit locations, persistent injuries, the monster itself; and what survivors suffer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from affray.kernel.card import Verb
from affray.kernel.names import Ref
from affray.showdown.cardfile import Parts
from affray.showdown.describe_parts import flag_sentences, parts_sentences
from affray.showdown.describe_verbs import lines, verbs_phrase
from affray.showdown.describe_words import Speech, joined
from affray.showdown.monster import FAILURE, REFLEX, WOUND

if TYPE_CHECKING:
    from affray.kernel.pack import Place
    from affray.showdown.packs import Packs

__all__ = [
    "ai_card",
    "injury_row",
    "location",
    "missing_tables",
    "monster",
    "parts_of",
    "persistent_injury",
    "verbs_of",
]


def verbs_of(packs: Packs, section: str, id: str, raw: Any, place: Place) -> tuple[Verb, ...]:
    """A text of an entry that was checked before."""
    return packs.reader(section, id, []).verbs(raw, place)


def parts_of(packs: Packs, section: str, id: str, raw: dict[str, Any], place: Place = ()) -> Parts:
    """All that an entry has of hooks, numbers, offers, flags and bars, as it is written."""
    return packs.reader(section, id, []).parts(raw, place)


def missing_tables(raw: dict[str, Any]) -> tuple[str, ...]:
    """The offers whose table the sources do not tell."""
    return tuple(str(offer["name"]) for offer in raw.get("offers", ()) if offer.get("table") == "missing")


# -- AI cards


def ai_card(packs: Packs, section: str, id: str, speech: Speech) -> list[str]:
    """Kind and back; what a persistent injury makes of it; its actions in their order; what it does while it lies there."""
    raw = packs.raw(section, id)
    if section != "ai":
        return [
            speech.say("sd-action", kind=section),
            *lines(verbs_of(packs, section, id, raw.get("do", ()), ("do",)), speech),
        ]
    said = [speech.say("sd-ai", kind=raw["kind"], back=raw["back"], copies=raw["copies"])]
    if "injured" in raw:
        do = verbs_of(packs, section, id, raw["injured"]["do"], ("injured", "do"))
        said.append(speech.say("sd-injured", injury=Ref(raw["injured"]["injury"]), do=verbs_phrase(do, speech)))
    for key in ("enters", "face_down"):
        if raw.get(key):
            verbs = verbs_of(packs, section, id, raw[key], (key,))
            said.append(speech.say(f"sd-{key}", do=verbs_phrase(verbs, speech, "sd-next")))
    lying = parts_sentences(parts_of(packs, section, id, raw), speech, of_monster=True)
    if "face_down" in raw and lying:
        said += [speech.say("sd-lies"), *lying]
    if raw.get("do"):
        said += [speech.say("sd-face-up")] if "face_down" in raw else []
        said += lines(verbs_of(packs, section, id, raw["do"], ("do",)), speech)
    if "zone" in raw:
        corners = raw["zone"]["corners"]
        if isinstance(corners, dict):
            corners = speech.rulings.get(str(corners["ruling"]), "in")
        said.append(speech.say("sd-zone", reach=raw["zone"]["reach"], corners=corners))
    return said if "face_down" in raw else said + lying


# -- hit locations


def location(packs: Packs, id: str, speech: Speech) -> list[str]:
    """Flags, toughness, reactions, critical effect, trap, and what the persistent injury does from then on."""
    raw = packs.raw("locations", id)
    said = [speech.say("sd-location-card"), *flag_sentences(tuple(raw.get("flags", ())), speech)]
    if raw.get("toughness"):
        said.append(speech.say("sd-location-toughness", toughness=raw["toughness"]))
    if not any(key in raw for key in (WOUND, FAILURE, REFLEX, "trap")):
        said.append(speech.say("sd-no-reaction"))
    for key in (WOUND, FAILURE, REFLEX, "trap", "critical"):
        if key in raw:
            do = verbs_of(packs, "locations", id, raw[key], (key,))
            said.append(speech.say("sd-location-text", kind=key, do=verbs_phrase(do, speech, "sd-next")))
    if "critical" not in raw and "trap" not in raw.get("flags", ()):
        said.append(speech.say("sd-no-critical"))
    if "injury" in raw:
        injury = raw["injury"]["id"]
        said += [
            speech.say("sd-location-injury", injury=Ref(injury), said=each)
            for each in persistent_injury(packs, injury, speech)
        ]
    return said


def persistent_injury(packs: Packs, injury: str, speech: Speech) -> list[str]:
    """What it does while its card lies on the panel, or which AI cards it changes."""
    found = packs.injuries[injury]
    id = next(id for id in packs.ids("locations") if packs.raw("locations", id).get("injury", {}).get("id") == injury)
    said = parts_sentences(parts_of(packs, "locations", id, found.raw, ("injury",)), speech, of_monster=True)
    changed = [card for card in packs.ids("ai") if packs.raw("ai", card).get("injured", {}).get("injury") == injury]
    if changed:
        said.append(speech.say("sd-injury-changes", cards=[Ref(card) for card in changed]))
    return said or [speech.say("sd-injury-silent")]


# -- what survivors suffer


def injury_row(packs: Packs, section: str, id: str, speech: Speech) -> list[str]:
    """The row's faces, its bleeding, what it does at once, and what it leaves for the fight or for life."""
    raw = packs.raw(section, id)
    rolls = raw["rolls"]
    if isinstance(rolls, dict):
        values = [value for key, value in rolls.items() if key != "ruling"]
        rolls = rolls.get(speech.rulings.get(str(rolls["ruling"])), values[0])
    shown = str(rolls).replace("-", "–")
    part = packs.body.get(id, "brain")
    said = [speech.say("sd-row", location=part, faces=shown)]
    if raw.get("bleeding"):
        said.append(speech.say("sd-row-bleeding", bleeding=raw["bleeding"]))
    said += lines(verbs_of(packs, section, id, raw.get("do", ()), ("do",)), speech)
    left = parts_sentences(parts_of(packs, section, id, raw), speech)
    if "lasts" in raw:
        said.append(speech.say("sd-row-lasts", lasts=raw["lasts"], limit=raw.get("limit", 0)))
    said += left
    if "twice" in raw:
        twice = parts_sentences(parts_of(packs, section, id, raw["twice"], ("twice",)), speech)
        said += [speech.say("sd-row-twice", said=each) for each in twice]
        said += [speech.say("sd-row-retires")] if raw["twice"].get("retires") else []
    if raw.get("skips_next"):
        said.append(speech.say("sd-row-skips", what=speech.rulings.get("skip_mark", "next_showdown")))
    return said


# -- the monster


def monster(packs: Packs, id: str, speech: Speech) -> list[str]:
    """Base, instinct, basic action; a line for each level; what victory and defeat bring."""
    raw = packs.raw("monsters", id)
    said = [
        speech.say(
            "sd-monster", base=raw["base"], evasion=raw["evasion"], nemesis=bool(raw.get("nemesis")),
            instinct=Ref(raw["instinct"]), basic_action=Ref(raw["basic_action"]),
        )
    ]  # fmt: skip
    for key, level in raw["levels"].items():
        draw = level["deck"].get("draw", {})
        fixed = len(level["deck"].get("fixed", ())) + len(level["deck"].get("top", ()))
        tokens = [
            speech.say("sd-level-token", attribute=token, by=level[token])
            for token in ("speed", "damage", "accuracy", "luck")
            if level.get(token)
        ]
        said.append(
            speech.say(
                "sd-level", key=key, level=level["level"], movement=level["movement"], toughness=level["toughness"],
                tokens=joined(speech, "sd-comma", tokens), fixed=fixed, basic=draw.get("B", 0), advanced=draw.get("A", 0),
                legendary=draw.get("L", 0), traits=[Ref(trait) for trait in level["traits"]],
            )
        )  # fmt: skip
    for key in ("victory", "defeat"):
        do = raw.get("aftermath", {}).get(key, ())
        if do:
            verbs = verbs_of(packs, "monsters", id, do, ("aftermath", key))
            said.append(speech.say("sd-aftermath", kind=key, do=verbs_phrase(verbs, speech, "sd-next")))
    return said
