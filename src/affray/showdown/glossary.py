"""Words of the showdown's rules that somebody may ask about at the table: a short explanation of each, and the clauses behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from affray.showdown.describe_gear import GEAR_WORDS

if TYPE_CHECKING:
    from affray.kernel.text import Text
    from affray.showdown.packs import Packs

__all__ = ["TERMS", "clauses_of", "term", "topics"]

# A fight has these of its monster; those of another one are no help at the table.
MONSTERS_OWN: Final = ("names", "ai", "basic_actions", "instincts", "locations", "statuses")

# Each has a name, `word-<id>`, and an explanation, `sd-<id>`; here the clauses that say more.
TERMS: Final[dict[str, tuple[str, ...]]] = {
    "term_attribute": ("SD-01",), "term_perfect_hit": ("SD-02", "SD-03"), "term_evasion": ("SD-04",), "term_toughness": ("SD-05",),
    "term_trap": ("SD-06", "SD-07", "SD-08", "SD-09"), "term_first_strike": ("SD-10",), "term_impervious": ("SD-11", "SD-12"),
    "term_super_dense": ("SD-13",), "term_critical": ("SD-14", "SD-15", "SD-17", "SD-18"), "term_luck": ("SD-16",),
    "term_persistent_injury": ("SD-20", "SD-21", "SD-22"), "term_reach": ("SD-23",), "term_placing": ("SD-24",),
    "term_healing": ("SD-25",), "term_survival": ("SD-26", "SD-27", "SD-28"), "term_opportunity": ("SD-35", "SD-38", "SD-39", "SD-40"),
    "term_flow": ("SD-36", "SD-37"), "term_attacking": ("SD-42",), "term_wound": ("SD-48",), "term_knocked_down": ("SD-30",),
    "term_hiding": (), "term_threat": (), "term_blind_spot": (), "term_facing": (), "term_field_of_view": (), "term_in_range": (), "term_pick_target": (),
    "term_priority_target": (), "term_deaf": ("SD-31",), "term_bleeding": (), "term_insane": (), "term_doomed": (), "term_brain_damage": (),
    "term_severe_injury": (), "term_permanent_injury": (), "term_armour_points": (), "term_instinct": (), "term_basic_action": (),
    "term_mood": (), "term_trait": (), "term_duration": (), "term_intimidate": (), "term_grab": (), "term_collision": (),
    "term_knockback": (), "term_full_move": (), "term_reaction": (), "term_controller": (), "term_affinity": (), "term_zone": (),
    "term_bash": (), "term_archive": (),
    **{f"gear_{word}": () for word in GEAR_WORDS},
}  # fmt: skip


def topics(packs: Packs) -> list[str]:
    """The ids of all that can be asked about, whatever the fight: words of the rules, and every entry of the packs but a monster's own cards."""
    return [*TERMS, *[id for section in packs.entries if section not in MONSTERS_OWN for id in packs.ids(section)]]


def clauses_of(topic: str) -> tuple[str, ...]:
    """The clauses that explain a word of the rules; none for anything else."""
    return TERMS.get(topic, ())


def term(topic: str, text: Text) -> str:
    """The explanation of one of `TERMS`. KeyError: it is none."""
    if topic not in TERMS:
        raise KeyError(topic)
    kind, _, word = topic.partition("_")
    if kind == "term":
        return text.t("sd-" + topic)
    return text.t("sd-sentence", said=text.t(f"sd-gear-{word}", n=1, needs=None))
