"""What may stand in the fields of the showdown's words: the values that a word knows, and the sections of a pack that it names."""

from __future__ import annotations

from typing import Final

from affray.showdown import verbs
from affray.showdown.survival import ACTIONS
from affray.showdown.survivor import LOCATIONS
from affray.showdown.verbs import GROUPS, WHO

__all__ = ["KNOWN", "LEAST", "SECTION_OF", "TYPES"]

ATTRIBUTES: Final = ("movement", "accuracy", "strength", "evasion", "luck", "speed", "damage", "toughness")
TYPES: Final = ("axe", "bow", "club", "dagger", "fist_tooth", "katar", "scythe", "shield", "spear", "sword", "whip")
UNTIL: Final = ("attack", "monster_turn", "round", "next_round", "fight", "death", "knocked_down")
ONE: Final = (*WHO, "monster")
DECIDES: Final = (*WHO, "survivors")

# Texts that are not free: for each word and field, what may stand there.
KNOWN: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("roll", "roll"): ("d10",), ("each", "each"): GROUPS, ("choose", "choose"): DECIDES, ("choose_survivor", "choose_survivor"): WHO,
    ("choose_survivor", "among"): ("self_or_adjacent",), ("put", "put"): ("card", "drawn"), ("put", "to"): ("discard", "ai_top", "archive"),
    ("special", "special"): tuple(verbs.SPECIAL), ("pick", "none"): ("instinct", "stop"), ("move_and_attack", "move_and_attack"): WHO,
    ("attack", "attack"): WHO, ("intimidate", "intimidate"): (*WHO, "targets"), ("aim", "aim"): LOCATIONS[:5],
    ("full_move", "full_move"): ("away",), ("full_move", "from"): ("survivors", "threats"), ("move", "move"): ("away",), ("move", "from"): WHO,
    ("face", "face"): (*WHO, "closest"), ("place_monster", "place_monster"): ("adjacent",), ("place_monster", "of"): WHO,
    ("basic_action", "basic_action"): ("list", *WHO), ("discard_mood", "discard_mood"): DECIDES, ("token", "token"): ATTRIBUTES,
    ("token", "of"): ONE, ("token", "until"): UNTIL, ("effect", "effect"): (*ATTRIBUTES, "all_are_threats"),
    ("effect", "of"): (*ONE, "survivors"), ("effect", "until"): UNTIL, ("effect", "once"): ("attack",), ("knock_down", "knock_down"): ONE,
    ("stand", "stand"): WHO, ("hurt", "hurt"): WHO, ("heal_survivor", "heal_survivor"): WHO, ("heal_survivor", "at"): ("all", *LOCATIONS), ("brain", "brain"): WHO, ("add", "of"): WHO,
    ("add", "add"): ("survival", "insanity", "courage", "understanding", "bleeding", "hunt_xp", "proficiency"),
    ("set", "set"): ("survival",), ("set", "of"): WHO, ("permanent", "permanent"): ATTRIBUTES[:6], ("permanent", "of"): WHO,
    ("knock_back", "knock_back"): WHO, ("knock_back", "toward"): ("nearest_edge",), ("grab", "grab"): WHO, ("doom", "doom"): WHO,
    ("priority", "priority"): (*WHO, "none"), ("priority", "of"): WHO, ("priority", "until"): ("death",), ("hide", "hide"): WHO,
    ("hide", "ends"): ("attack", "leaves_terrain"), ("kill", "kill"): WHO, ("suffer", "of"): WHO, ("disorder", "disorder"): ("random",),
    ("disorder", "of"): WHO, ("gain", "of"): WHO, ("gain_gear", "of"): WHO, ("draw_resource", "of"): WHO,
    ("insane", "insane"): WHO, ("deaf", "deaf"): WHO, ("alive", "alive"): WHO, ("adjacent", "adjacent"): WHO, ("blind_spot", "blind_spot"): WHO,
    ("knocked_down", "knocked_down"): ONE, ("attribute", "attribute"): ("understanding", "courage", "bleeding", "disorders"),
    ("attribute", "of"): WHO, ("beats", "beats"): ("understanding", "courage"), ("beats", "of"): WHO,
    ("earned_proficiency", "earned_proficiency"): WHO, ("give", "of"): WHO, ("lift", "of"): WHO, ("has_status", "of"): WHO,
    ("weapon_type", "weapon_type"): TYPES, ("look", "look"): ("ai", "locations"), ("look", "and"): ("reorder", "top_or_bottom"),
    ("remove_tokens", "remove_tokens"): ("all", "negative"), ("remove_tokens", "of"): WHO, ("walk", "walk"): WHO, ("place", "place"): WHO,
    ("place", "where"): ("nearest_off_path",), ("points", "points"): ("movement", "activation"), ("points", "of"): WHO,
    ("use_weapon", "use_weapon"): ("left", "right"), ("change_location", "change_location"): LOCATIONS[:5],
    ("wound_from", "wound_from"): ("discard",), ("archive_gear", "by"): DECIDES, ("location", "location"): LOCATIONS, ("action", "action"): ACTIONS,
}  # fmt: skip
# The least numbers of fields that cannot be negative; a number that is not among these may be.
LEAST: Final[dict[tuple[str, str], int]] = {
    **{(word, field): least for word in ("attack", "move_and_attack") for field, least in (("speed", 1), ("accuracy", 1), ("damage", 0), ("range", 1))},
    ("heal", "heal"): 1, ("wound", "wound"): 1, ("move", "by"): 1, ("look", "top"): 1, ("attack_dice", "attack_dice"): 1,
    ("heal_survivor", "armour"): 0, ("each", "random"): 1, ("each", "up_to"): 1,
}  # fmt: skip
SECTION_OF: Final = {
    ("story", "story"): "names", ("archive_locations", "archive_locations"): "locations", ("injury", "injury"): "persistent_injuries",
    ("add_terrain", "add_terrain"): "terrain", ("suffer", "suffer"): "brain_traumas", ("gain", "gain"): "resources", ("gain_gear", "gain_gear"): "gear", ("in_terrain", "terrain"): "terrain",
    ("has_injury", "has_injury"): "severe_injuries", ("suffered", "suffered"): "severe_injuries", ("innovation", "innovation"): "innovations",
    ("give", "give"): "statuses", ("lift", "lift"): "statuses", ("has_status", "has_status"): "statuses",
}  # fmt: skip
