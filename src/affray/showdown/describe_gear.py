"""What survivors have, in words: gear with its numbers and words, sets, resources, terrain, proficiencies, innovations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from affray.kernel.names import Ref
from affray.showdown.describe_cards import missing_tables, parts_of
from affray.showdown.describe_conditions import gear_word
from affray.showdown.describe_parts import parts_sentences
from affray.showdown.describe_words import Speech, joined
from affray.showdown.grid import COLOURS

if TYPE_CHECKING:
    from affray.showdown.packs import Packs

__all__ = ["GEAR_WORDS", "armour_set", "gear", "innovation", "proficiency", "resource", "survival_action", "terrain"]

# The words of rules 6.3 with an explanation, `sd-gear-<word>`. Those that only say what a thing is made of have a name alone.
GEAR_WORDS: Final = (
    "reach", "range", "cumbersome", "slow", "paired", "sharp", "deadly", "savage", "devastating", "frail", "early_iron", "unwieldy",
    "block", "deflect", "provoke", "sentient", "irreplaceable", "cursed", "accessory", "two_handed", "ammo", "charge", "pounce", "slam",
    "obstacle", "impassable", "destructible", "consumable", "noisy", "stinky",
)  # fmt: skip
MASTERY_LEVELS: Final = {"specialization": 3, "mastery": 8}


def gear(packs: Packs, section: str, id: str, speech: Speech) -> list[str]:
    """A weapon's numbers, an armour's points, words with their meaning, affinities, other ways to attack, texts."""
    raw = packs.raw(section, id)
    said: list[str] = []
    if section == "weapons":
        kind = gear_word(raw["type"], speech) if "type" in raw else None
        said.append(
            speech.say(
                "sd-weapon", kind=kind, speed=raw["speed"], accuracy=raw["accuracy"], strength=raw["strength"],
            )
        )  # fmt: skip
    elif section == "armour":
        said.append(speech.say("sd-armour", location=raw["location"], points=raw["armour"]))
    else:
        said.append(speech.say("sd-item"))
    if raw.get("place", "none") != "none":
        said.append(speech.say("sd-place", place=Ref(raw["place"])))
    if "set" in raw:
        said.append(speech.say("sd-of-set", whole=Ref(raw["set"])))
    said += words_of(raw.get("words", ()), speech)
    said += affinities(raw.get("affinities", {}), speech)
    for mode in raw.get("modes", ()):
        variables = {"speed": mode.get("speed", 0), "accuracy": mode.get("accuracy", 0)}
        said.append(speech.say("sd-mode", name=Ref(mode["name"]), **variables))
    if raw.get("uses"):
        said.append(speech.say("sd-weapon-uses", uses=raw["uses"], per=raw.get("per", "fight"), shared=False))
    text = parts_sentences(parts_of(packs, section, id, raw), speech, missing=missing_tables(raw))
    return said + text


def words_of(words: Any, speech: Speech) -> list[str]:
    """Words with a rule get a line each; those without stand together."""
    said: list[str] = []
    mere: list[str] = []
    for each in words:
        word, n = next(iter(each.items())) if isinstance(each, dict) else (each, 1)
        if word not in GEAR_WORDS:
            mere.append(gear_word(word, speech))
            continue
        # An ammunition's value is the weapon that it needs.
        needs = gear_word(n, speech) if isinstance(n, str) else None
        name = gear_word(word, speech)
        number = n if isinstance(each, dict) and isinstance(n, int) else 0
        about = speech.say(f"sd-gear-{word}", n=number or 1, needs=needs)
        said.append(speech.say("sd-word-line", word=name, n=number, about=about))
    plain = joined(speech, "sd-comma", mere)
    return ([speech.say("sd-words", words=plain)] if plain else []) + said


def affinities(raw: dict[str, Any], speech: Speech) -> list[str]:
    """Whole affinities by colour, half squares by side."""
    each = [
        speech.say("sd-colour", colour=key, many=value)
        if key in COLOURS
        else speech.say("sd-edge", side=key, colour=value)
        for key, value in raw.items()
    ]
    said = joined(speech, "sd-comma", each)
    return [speech.say("sd-affinities", affinities=said)] if said else []


def armour_set(packs: Packs, id: str, speech: Speech) -> list[str]:
    raw = packs.raw("sets", id)
    said = [speech.say("sd-set", pieces=[Ref(piece) for piece in raw["pieces"]])]
    text = parts_sentences(parts_of(packs, "sets", id, raw), speech)
    return said + ([speech.say("sd-set-whole", said=each) for each in text] or [speech.say("sd-no-text")])


def resource(packs: Packs, id: str, speech: Speech) -> list[str]:
    raw = packs.raw("resources", id)
    deck = str(raw["deck"])
    named = Ref(deck) if speech.text.lexicon.find(deck) is not None else None
    said = [speech.say("sd-resource", deck=named, copies=raw["copies"], **{"in": deck != "none"})]
    said += words_of(raw.get("words", ()), speech)
    for what, many in raw.get("exchange", {}).items():
        name = speech.say("sd-exchanged", what=what) if what == "basic_hide" else gear_word(what, speech)
        said.append(speech.say("sd-exchange", name=name, many=many))
    return said + parts_sentences(parts_of(packs, "resources", id, raw), speech)


def terrain(packs: Packs, id: str, speech: Speech) -> list[str]:
    raw = packs.raw("terrain", id)
    columns, rows = raw.get("size", (1, 1))
    said = [
        speech.say("sd-terrain", copies=raw.get("copies", 1), tiles=raw.get("tiles", 1), columns=columns, rows=rows)
    ]
    said += words_of(raw.get("words", ()), speech)
    return said + parts_sentences(parts_of(packs, "terrain", id, raw), speech, missing=missing_tables(raw))


def proficiency(packs: Packs, id: str, speech: Speech) -> list[str]:
    """A weapon type with both its ranks, or one rank of it ("axe:mastery")."""
    kind, _, only = id.partition(":")
    raw = packs.raw("proficiencies", kind)
    said: list[str] = []
    for rank, level in MASTERY_LEVELS.items():
        if only and rank != only:
            continue
        for each in parts_sentences(parts_of(packs, "proficiencies", kind, raw.get(rank, {}), (rank,)), speech):
            said.append(speech.say("sd-rank", rank=rank, level=level, said=each))
    return said or [speech.say("sd-no-text")]


def innovation(packs: Packs, id: str, speech: Speech) -> list[str]:
    unlocks = packs.raw("innovations", id).get("unlocks")
    return [speech.say("sd-innovation", action=Ref(unlocks) if unlocks else None)]


def survival_action(packs: Packs, id: str, speech: Speech) -> list[str]:
    """Its price, and what it does where the rules have it."""
    raw = packs.raw("survival_actions", id)
    needs = [each for each in packs.ids("innovations") if packs.raw("innovations", each).get("unlocks") == id]
    known = f"sd-action-{id}"
    said = [speech.say(known)] if speech.text.has(known) else []
    survival = raw.get("cost", {}).get("survival", 0)
    return [*said, speech.say("sd-action-price", survival=survival, needs=Ref(needs[0]) if needs else None)]
