"""The Company's rulings: what the sources leave open, with defaults, alternatives and the rule each belongs to; and the editions.

The seed over the third printing is the default. What each one changes is told in docs/rulings.md.
"""

from __future__ import annotations

from typing import Final

from affray.kernel.ruling import Ruling, Rulings

__all__ = ["DEFAULTS", "EDITIONS", "RULINGS", "choose"]

RULINGS: Final[tuple[Ruling, ...]] = (
    Ruling("protect_skill", ("athletics", "battle"), "CO-16"),
    Ruling("intimidate_lasts", ("round", "next_attack"), "CO-12"),
    Ruling("surprised_foes", ("lose_die", "no_actions"), "CO-10"),
    Ruling("battle_roll", ("icons_share", "icons_last"), "CO-06"),
    Ruling("battle_choices", ("three", "two"), "CO-05"),
    Ruling("heavy_blow_two_handed", ("plus_1", "none"), "CO-18"),
    Ruling("fend_off", ("by_weapon", "flat_2"), "CO-19"),
    Ruling("pierce_spear", ("plus_3", "plus_2"), "CO-20"),
    Ruling("shield_thrust", ("lose_die", "push_down"), "CO-21"),
    Ruling("engagement", ("persist", "redeal"), "E3"),
    Ruling("stance_when_engaged", ("free", "bound"), "S6"),
    Ruling("hideous_toughness_reset", ("half", "full"), "hideous_toughness"),
    Ruling("hideous_toughness_unarmed", ("immune", "harms"), "hideous_toughness"),
    Ruling("undead_fear", ("thing_of_terror", "strike_fear"), "thing_of_terror"),
    Ruling("drive_cap", ("might", "none"), "F2"),
    Ruling("swap_icons_for", ("hate_only", "all"), "D6"),
    Ruling("rally_stance", ("now", "next"), "CO-15"),
    Ruling("protect_expires", ("never", "round"), "CO-16"),
    Ruling("intimidate_protection_rolls", ("yes", "no"), "CO-12"),
    Ruling("shield_thrust_protection_rolls", ("yes", "no"), "CO-21"),
    Ruling("bow_two_handed_heavy_blow", ("on", "off"), "CO-18"),
    Ruling("dagger_pierce", ("off", "on"), "CO-20"),
    Ruling("knockback_in_volley", ("yes", "no"), "K6"),
    Ruling("volley_counts_as_round", ("yes", "no"), "K6"),
    Ruling("wounded_at_zero", ("unconscious", "dying"), "W7"),
    Ruling("hardiness", ("plus_2", "wisdom_if_higher"), "hardiness"),
    Ruling("battle_modifier_default", ("1", "2"), "B4"),
    Ruling("tn_base", ("20", "18"), "D24"),
    Ruling("secondary_action", ("optional", "required"), "O3"),
    Ruling("ambush_cancel_failure", ("yes", "no"), "A4"),
    Ruling("volley_shield_with_bow", ("no", "yes"), "V5"),
    Ruling("flee_needs_rearward_conditions", ("yes", "no"), "CO-23"),
    Ruling("foes_escape_by_force", ("yes", "no"), "CO-25"),
    Ruling("special_damage_repeat", ("yes", "no"), "CO-18"),
    Ruling("pierce_cap", ("result", "change"), "CO-20"),
    Ruling("shield_thrust_stacks", ("by_hero", "never"), "CO-22"),
    Ruling("brawling_fend_off", ("all", "clubs_only"), "CO-19"),
)

EDITIONS: Final[dict[str, dict[str, str]]] = {
    "seed": {},
    "printing-2": {
        "protect_skill": "battle",
        "intimidate_lasts": "next_attack",
        "surprised_foes": "no_actions",
        "battle_roll": "icons_last",
        "battle_choices": "two",
        "heavy_blow_two_handed": "plus_1",
        "fend_off": "by_weapon",
        "pierce_spear": "plus_3",
        "shield_thrust": "lose_die",
        "engagement": "persist",
        "stance_when_engaged": "bound",
        "hideous_toughness_reset": "full",
        "hideous_toughness_unarmed": "harms",
        "undead_fear": "strike_fear",
        "drive_cap": "none",
        "intimidate_protection_rolls": "no",
        "bow_two_handed_heavy_blow": "off",
        "dagger_pierce": "off",
        "hardiness": "plus_2",
        "special_damage_repeat": "yes",
        "brawling_fend_off": "all",
    },
    "printing-3": {
        "protect_skill": "athletics",
        "intimidate_lasts": "round",
        "battle_roll": "icons_last",
        "battle_choices": "two",
        "heavy_blow_two_handed": "plus_1",
        "fend_off": "by_weapon",
        "pierce_spear": "plus_3",
        "shield_thrust": "lose_die",
        "engagement": "persist",
        "stance_when_engaged": "free",
        "hideous_toughness_reset": "half",
        "hideous_toughness_unarmed": "immune",
        "undead_fear": "thing_of_terror",
        "drive_cap": "might",
        "bow_two_handed_heavy_blow": "on",
        "dagger_pierce": "on",
        "hardiness": "wisdom_if_higher",
        "special_damage_repeat": "yes",
        "brawling_fend_off": "all",
    },
}


def choose(edition: str = "seed", changes: dict[str, str] | None = None) -> Rulings:
    """The rulings of an edition with single changes. Raises BadRuling."""
    return Rulings.choose(RULINGS, EDITIONS, edition, changes or {})


DEFAULTS: Final[Rulings] = choose()
