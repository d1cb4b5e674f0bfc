"""Everything that can fire in a Company's fight, from the packs and the rules' own lists."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from affray.company import events
from affray.company.cardfile import words_of
from affray.company.cards import CompanyCard
from affray.company.conditions import CONDITIONS
from affray.company.conditions.scene import Not
from affray.company.deeds import TASKS
from affray.company.fighter import STANCES
from affray.company.packs import CARD_KINDS, Packs
from affray.company.rulings import RULINGS
from affray.company.special import SPECIAL
from affray.company.verbs import VERBS
from affray.kernel.card import Condition

__all__ = ["GEAR_NUMBERS", "cards_of", "expected", "hook_name"]

MAIN: Final = (
    "attack", "shoot", "throw", "break_out", *TASKS, "battle", "offer", "pick_up", "drag", "tend", "cross", "leave",
)  # fmt: skip
SECONDARY: Final = ("offer", "draw", "advance", "give_ground", "look", "drop_weapon", "helm_off", "shield_off")
FOE_DEEDS: Final = ("attack", "break_out", "instead", "flee", "surrender", "hold")
ANSWERS: Final = {
    "hope": ("no", "hope", "desperate"), "skill": ("roll", "hope", "feature", "desperate", "magical", "support"),
    "drive": ("yes", "no"), "knockback": ("yes", "no"), "battle": ("advantage", "removal", "burden"), "join": ("back",),
    "volley": ("hold",), "foe_volley": ("hold",), "cancel": ("no",), "share": ("nobody",), "offer": ("no",),
    "icon": ("done",), "foe_icon": ("done",), "foe_action": FOE_DEEDS,
}  # fmt: skip
HERO_ICONS: Final = ("heavy_blow", "fend_off", "pierce", "shield_thrust", "break_free")
FOE_ICONS: Final = ("heavy_blow", "pierce", "break_shield", "seize", "fiery_blow")
GEAR_NUMBERS: Final = ("damage", "injury", "pierces_on", "parry", "load", "bonus")


def cards_of(packs: Packs) -> Iterator[tuple[str, CompanyCard]]:
    for section in CARD_KINDS:
        for id in packs.ids(section):
            yield section, packs.card(section, id, {})[0]


def condition_words(card: CompanyCard) -> set[str]:
    names = {kind: name for name, kind in CONDITIONS.items()}
    found: list[Condition] = []
    for hook in card.hooks:
        found += hook.conditions
    for offer in card.offers:
        found += offer.conditions
    for number in card.whiles:
        found += number.conditions
    for verb in words_of(card):
        found += getattr(verb, "when", ())
    return {names[type(each.condition if isinstance(each, Not) else each)] for each in found}


def expected(packs: Packs) -> list[str]:
    """Everything that must fire, from the packs and the rules' own lists; condition words as far as a shipped card uses them."""
    found: dict[str, None] = {}

    def add(section: str, *names: str) -> None:
        found.update(dict.fromkeys(f"{section}:{name}" for name in names))

    for id in packs.ids("foes"):
        foe = packs.foe(id)
        assert foe is not None
        add("foe", id)
        add("attack", *[f"{id}/{attack.weapon}" for attack in foe.attacks])
    for section, card in cards_of(packs):
        add(section, card.id)
        add("hook", *[hook_name(hook) for hook in card.hooks])
        add("while", *[f"{card.id}.{each.kind}" for each in card.whiles])
        add("offer", *[f"{card.id}.{each.key}" for each in card.offers])
        add("flag", *card.flags)
        add("condition word", *sorted(condition_words(card)))
    for id in packs.ids("virtues"):
        add("sheet", *[f"{id}.{key}" for key in packs.entries["virtues"][id].raw.get("sheet", {})])
    for section in ("rewards", "qualities"):
        for id in packs.ids(section):
            raw = packs.entries[section][id].raw
            add("gear", *[f"{id}.{key}" for key in GEAR_NUMBERS if key in raw])
        add(section, *packs.ids(section))
    add("culture", *packs.ids("cultures"))
    add("weapon", *packs.ids("weapons"), "stone")
    add("armour", *packs.ids("armour"))
    add("shield", *packs.ids("shields"))
    add("verb", *VERBS)
    add("special", *SPECIAL)
    add("main", *MAIN)
    add("secondary", *SECONDARY)
    add("stance", *STANCES, "flee")
    add("task succeeds", *TASKS)
    for question, words in ANSWERS.items():
        add("answer", *[f"{question}.{word}" for word in words])
    add("icon", *HERO_ICONS)
    add("foe icon", *FOE_ICONS)
    add("ruling", *[f"{ruling.name}={value}" for ruling in RULINGS for value in ruling.values])
    add("wound", "moderate", "severe", "grievous")
    add("outcome", "victory", "defeat", "fled", "parted")
    add("event", *[name for name in events.__all__ if name != "Corrected"])
    return list(found)


def hook_name(hook: Any) -> str:
    return f"{hook.key}@{hook.moment.name}"
