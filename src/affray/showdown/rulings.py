"""The showdown's rulings: what the sources leave open, with defaults, alternatives and the rule each belongs to; and the editions.

The seed's reading is the default. What each one changes is told in docs/rulings.md.
"""

from __future__ import annotations

from typing import Final

from affray.kernel.ruling import Ruling, Rulings

__all__ = ["DEFAULTS", "EDITIONS", "RULINGS", "choose"]

RULINGS: Final[tuple[Ruling, ...]] = (
    Ruling("survivors_first", ("extra_turn", "in_round"), "1"),
    Ruling("flow_in_reaction", ("yes", "no"), "2.2"),
    Ruling("priority_token_leaves", ("end_of_next_monster_turn", "when_picked"), "2.3"),
    Ruling("last_to_wound", ("only_last", "latest_in_range"), "2.3"),
    Ruling("down_to_hit", ("flat_3", "better_of_both"), "2.7"),
    Ruling("monster_down_window", ("once", "while_down"), "2.7"),
    Ruling("hits_cancelled", ("at_once", "at_next_card"), "2.9"),
    Ruling("lantern_10_always_wounds", ("yes", "no"), "2.9"),
    Ruling("lantern_10_always_critical", ("no", "yes"), "2.9"),
    Ruling("critical_order", ("effect_then_wound", "wound_then_effect"), "2.9"),
    Ruling("window_on_critical", ("one", "two"), "2.9"),
    Ruling("window_without_reaction", ("card_has_reaction", "reaction_will_happen"), "2.9"),
    Ruling("impervious_failure", ("by_total", "always", "never"), "2.9"),
    Ruling("frail_breaks", ("at_once", "end_of_attack"), "2.9"),
    Ruling("super_dense_attempt", ("resolved", "lost"), "2.9"),
    Ruling("trap_ends", ("attack", "activation"), "2.10"),
    Ruling("trap_in_nested_attack", ("own_attack", "all_attacks"), "2.10"),
    Ruling("dodge_after_trap", ("yes", "no"), "2.10"),
    Ruling("injury_works_from", ("end_of_attack", "at_once"), "2.12"),
    Ruling("injury_on_zero_move", ("no", "yes"), "2.12"),
    Ruling("dodge_inside_survival_action", ("no", "yes"), "4.3"),
    Ruling("irreplaceable_on_total_defeat", ("returned", "archived"), "3.5"),
    Ruling("cursed_on_death", ("returned", "archived"), "3.5"),
    Ruling("unplaced_gear", ("storage", "lost"), "6.3"),
    Ruling("legs_death", ("1", "1-2"), "3.3"),
    Ruling("maniacal_laughter_speed", ("-1", "+1"), "3.4"),
    Ruling("enraged_damage", ("flat", "per_level"), "7.2"),
    Ruling("ground_fighting_corners", ("in", "out"), "7.2"),
    Ruling("charge_off_collision", ("yes", "no"), "7.3"),
    Ruling("skip_mark", ("next_showdown", "next_hunt"), "7.6"),
    Ruling("nemesis_record", ("both", "own_entry"), "7.6"),
)

# What players' sources say against the seed.
EDITIONS: Final[dict[str, dict[str, str]]] = {
    "seed": {},
    "players": {
        "frail_breaks": "end_of_attack",
        "irreplaceable_on_total_defeat": "archived",
        "cursed_on_death": "archived",
        "skip_mark": "next_hunt",
    },
}


def choose(edition: str = "seed", changes: dict[str, str] | None = None) -> Rulings:
    """The rulings of an edition with single changes. Raises BadRuling."""
    return Rulings.choose(RULINGS, EDITIONS, edition, changes or {})


DEFAULTS: Final[Rulings] = choose()
