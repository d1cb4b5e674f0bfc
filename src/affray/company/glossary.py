"""What somebody may ask about at the table besides the fight's own cards: words of the rules, gear, virtues, fell abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from affray.company.packs import Packs, load_packs
from affray.kernel.names import Ref

if TYPE_CHECKING:
    from affray.kernel.text import Text

__all__ = ["TERMS", "gear_words", "note_of", "topics"]

# Words of the rules (each with a name in the catalogues) and the clauses that explain them.
TERMS: Final[dict[str, tuple[str, ...]]] = {
    "knockback": ("CO-11", "K4", "C1"), "recovering": ("C1",), "ambush": ("CO-08", "CO-09", "CO-10"), "surprised": ("A3", "CO-10"),
    "volleys": ("V1", "V2", "CO-07"), "engagement": ("E3", "E6", "E7"), "fleeing": ("CO-23", "CO-25", "CO-24"),
    "forward": ("CO-01", "S1"), "open": ("CO-01", "S1"), "defensive": ("CO-01", "S1"), "rearward": ("S2", "S4"),
    "intimidate": ("CO-12", "CO-13"), "rally": ("CO-14", "CO-15"), "protect": ("CO-16",), "prepare": ("CO-17",),
    "battle": ("CO-05", "CO-06"), "heavy_blow": ("CO-18",), "fend_off": ("CO-19",), "pierce": ("CO-20",),
    "shield_thrust": ("CO-21", "CO-22"), "piercing_blow": ("D28", "W1", "W2"), "protection": ("D28", "D17"),
    "weary": ("D13",), "miserable": ("D14", "D20"), "hope": ("D17", "D18"), "shadow": ("D15", "D22"), "support": ("D19",),
    "magical": ("D21",), "hate": ("F1", "F2", "F4"), "resolve": ("F1", "F2", "F4", "F6"), "might": ("O4", "F2"),
    "parry": ("D26", "D27"), "roll": ("D3", "D4", "D5", "D7"), "seized": ("S1",), "advantage": ("B7", "B4"), "complication": ("B7", "B5"),
    "main_action": ("CO-03",), "secondary_action": ("CO-04",), "wound": ("W1", "W2", "W6"), "dying": ("W4",),
}  # fmt: skip
SECTIONS: Final = ("weapons", "armour", "shields", "abilities", "virtues", "rewards", "qualities", "conditions")


def topics() -> list[str]:
    """The ids of all that can be asked about in any fight."""
    packs = load_packs()
    return [*TERMS, *[id for section in SECTIONS for id in packs.ids(section)]]


def found(packs: Packs, id: str) -> tuple[str, Any]:
    """The section of an entry and the entry as it is written; nothing for what the packs do not have."""
    for section in SECTIONS:
        if id in packs.entries[section]:
            return section, packs.entries[section][id].raw
    return "", {}


def note_of(id: str, lang: str) -> str:
    """The note that a card's entry carries in this language; empty for none."""
    _, raw = found(load_packs(), id)
    note = raw.get("note")
    return str(note.get(lang, "")) if isinstance(note, dict) else str(note or "")


def gear_words(id: str, text: Text) -> str:
    """The numbers of a weapon, an armour or a shield; empty for what is none of them."""
    section, raw = found(load_packs(), id)
    if section == "weapons":
        two_handed = raw.get("hands") == 2
        return text.t(
            "gear-weapon", proficiency=Ref(raw["proficiency"]), damage=int(raw["damage"]), injury=raw.get("injury"),
            two_handed_injury=raw.get("two_handed_injury"), two_handed=two_handed, load=int(raw["load"]),
            ranged=bool(raw.get("ranged")), throwable=bool(raw.get("throwable")),
        )  # fmt: skip
    if section == "armour":
        return text.t("gear-armour", protection=int(raw["protection"]), load=int(raw["load"]))
    if section == "shields":
        return text.t("gear-shield", parry=int(raw["parry"]), load=int(raw["load"]))
    return ""
