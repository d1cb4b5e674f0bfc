"""What anything of the showdown is, in words composed of its own verbs: a stranger's card reads as the shipped ones do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from affray.kernel.names import Ref
from affray.showdown.describe_cards import ai_card, injury_row, location, monster, parts_of, persistent_injury
from affray.showdown.describe_gear import armour_set, gear, innovation, proficiency, resource, survival_action, terrain
from affray.showdown.describe_parts import parts_sentences
from affray.showdown.describe_verbs import describe_verbs
from affray.showdown.describe_words import Speech
from affray.showdown.glossary import TERMS, term
from affray.showdown.pack_file import texts
from affray.showdown.packs import Packs, load_packs
from affray.showdown.sections import GEAR
from affray.showdown.verbs.control import Option

if TYPE_CHECKING:
    from affray.kernel.text import Text
    from affray.showdown.field import Field

__all__ = ["consequence", "describe", "section_of"]

# Sections whose cards may name their monster's instinct.
MONSTERS: Final = ("ai", "basic_actions", "instincts", "locations")
Said = Callable[[Packs, str, Speech], list[str]]


def plainly(section: str) -> Said:
    """A card that is no more than its parts."""

    def said(packs: Packs, id: str, speech: Speech) -> list[str]:
        return parts_sentences(parts_of(packs, section, id, packs.raw(section, id)), speech)

    return said


def of_section(make: Callable[[Packs, str, str, Speech], list[str]], section: str) -> Said:
    def said(packs: Packs, id: str, speech: Speech) -> list[str]:
        return make(packs, section, id, speech)

    return said


SECTIONS: Final[dict[str, Said]] = {
    **{section: of_section(ai_card, section) for section in ("ai", "basic_actions", "instincts")},
    "locations": location,
    "statuses": plainly("statuses"),
    "monsters": monster,
    **{section: of_section(injury_row, section) for section in ("severe_injuries", "brain_traumas")},
    **{section: of_section(gear, section) for section in ("weapons", "armour", "items")},
    "sets": armour_set,
    "resources": resource,
    "terrain": terrain,
    "disorders": plainly("disorders"),
    "arts": plainly("arts"),
    "innovations": innovation,
    "survival_actions": survival_action,
    "proficiencies": proficiency,
}
# Who has these is their bearer; who has any other card is the survivor.
BORNE: Final = ("weapons", "armour", "items", "sets", "resources")
# Sections whose first line says only what kind of card it is.
HEADED: Final = ("ai", "basic_actions", "instincts", "items")


def describe(fight: Field | None, topic: str, text: Text, packs: Packs | None = None) -> list[str]:
    """Sentences about a card, a piece of gear, an injury, terrain, a monster, a place, what a card offers or a word of the rules; nothing for what is none of them.

    `fight` gives the rulings in force (None: the defaults) and the packs it was set up from, unless `packs` are given. TextError: a name or message that is missing.
    """
    if topic in TERMS:
        return [term(topic, text)]
    if packs is None:
        packs = (None if fight is None else fight.library.packs) or load_packs()
    rulings = {} if fight is None else fight.rulings
    section = section_of(packs, topic)
    if section == "persistent_injuries":
        return persistent_injury(packs, topic, Speech(text, rulings=rulings))
    if section not in SECTIONS:
        return named_by(packs, topic, Speech(text, rulings=rulings))
    speech = Speech(
        text, "sd_bearer" if section in BORNE else "sd_survivor", instinct_of(fight, packs, section, topic), rulings
    )
    said = SECTIONS[section](packs, topic, speech)
    note = note_of(packs, section, topic, text.lang)
    if note:
        return said if note in " ".join(said) else [*said, note]
    return said if len(said) > (1 if section in HEADED else 0) else [*said, speech.say("sd-no-text")]


def named_by(packs: Packs, topic: str, speech: Speech) -> list[str]:
    """What a mere name is the name of: a place that a first victory builds and the gear made there, or something that cards offer."""
    if topic not in packs.entries["names"]:
        return []
    said: list[str] = []
    builders = [
        id
        for id in packs.ids("monsters")
        if packs.raw("monsters", id).get("aftermath", {}).get("first_victory", {}).get("place") == topic
    ]
    if builders:
        said.append(speech.say("sd-built", monsters=[Ref(id) for id in builders]))
    made = [id for id in packs.ids("gear") if gear_place(packs, id) == topic]
    if made:
        said.append(speech.say("sd-made-there", gear=[Ref(id) for id in made]))
    sections = (*MONSTERS, "statuses", "resources")
    cards = [id for section in sections for id in packs.ids(section) if topic in texts(packs.raw(section, id))]
    if cards:
        said.append(speech.say("sd-offered-by", cards=[Ref(id) for id in cards]))
    return said


def consequence(option: Any, text: Text) -> str:
    """What one of the things that a card offers would do, in the words of the cards; empty for an option of another kind."""
    if not isinstance(option, Option):
        return ""
    return " ".join(describe_verbs(option.do, text)) or text.t("sd-nothing")


def gear_place(packs: Packs, id: str) -> str:
    return next(str(packs.raw(section, id).get("place", "")) for section in GEAR if id in packs.entries[section])


def section_of(packs: Packs, topic: str) -> str:
    """The section that has this id; "" for none. "axe:mastery" is one of the proficiencies."""
    kind = topic.partition(":")[0]
    if kind != topic:
        return "proficiencies" if kind in packs.entries["proficiencies"] else ""
    if topic in packs.injuries:
        return "persistent_injuries"
    return next((section for section in packs.entries if section != "names" and topic in packs.entries[section]), "")


def note_of(packs: Packs, section: str, topic: str, lang: str) -> str:
    """The note of an entry in this language, or in the one it has; empty for none."""
    note = packs.raw(section, topic.partition(":")[0]).get("note")
    return str(note.get(lang) or next(iter(note.values()), "")) if isinstance(note, dict) else str(note or "")


def instinct_of(fight: Field | None, packs: Packs, section: str, topic: str) -> str:
    """The instinct of the monster to which a card belongs; of the fight's monster for a card that serves all."""
    if section not in MONSTERS:
        return ""
    home = packs.home(section, topic)
    for id, folder in packs.homes.items():
        if folder == home:
            return str(packs.raw("monsters", id)["instinct"])
    return "" if fight is None else str(fight.monster.instinct)
