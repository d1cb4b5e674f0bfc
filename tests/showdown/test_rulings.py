"""Every ruling: a story in which the default and each other value end differently; and what docs/rulings.md tells of them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from affray.showdown.monster import FAILURE, HitLocation
from affray.showdown.rulings import EDITIONS, RULINGS, choose
from tests.showdown.lion import Lion, at_attacker
from tests.showdown.scene import BONE_AXE, CLUB, Mark, Scene, cards, faces, reacts, say, survivor
from tests.showdown.stories import BARE, EYE, STORIES, declined, strike, watcher

PAGE = (Path(__file__).parents[2] / "docs" / "rulings.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda each: each.name)
def test_each_value_ends_the_story_differently(ruling: Any) -> None:
    told = STORIES[ruling.name]
    ends = [told({})] + [told({ruling.name: value}) for value in ruling.values[1:]]
    assert all(end != other for place, end in enumerate(ends) for other in ends[:place]), ends


def test_every_ruling_has_a_story() -> None:
    assert {ruling.name for ruling in RULINGS} == set(STORIES)


EXPECTED: dict[str, tuple[Any, ...]] = {
    "survivors_first": (("survivors_turn", 0), ("survivors_turn", 1)),
    "flow_in_reaction": (["before_reaction", "flow"], ["before_reaction"]),
    "priority_token_leaves": (True, False),
    "last_to_wound": (["ada"], ["bo"]),
    "down_to_hit": (3, 2),
    "monster_down_window": ((["monster_down"], []), (["monster_down"], ["dash:bo"])),
    "hits_cancelled": (1, 2),
    "lantern_10_always_wounds": (1, 0),
    "lantern_10_always_critical": (["wound", "reflex"], ["critical"]),
    "critical_order": ([0], [1]),
    "window_on_critical": (["after_critical"], ["before_reaction", "after_critical"]),
    "window_without_reaction": (["before_reaction"], []),
    "impervious_failure": (([], ["failure"]), (["failure"], ["failure"]), ([], [])),
    "frail_breaks": ((["bone_axe"], 1), (["bone_axe"], 2)),
    "super_dense_attempt": ((["bone_axe"], 1), (["bone_axe"], 0)),
    "trap_ends": (["bone_axe", "scrap_sword"], ["bone_axe"]),
    "trap_in_nested_attack": ((["trap", "failure"], 1), (["trap"], 0)),
    "dodge_after_trap": (["dodge"], []),
    "injury_works_from": ([], ["tendon"]),
    "injury_on_zero_move": ([], ["tendon"]),
    "dodge_inside_survival_action": (True, False),
    "irreplaceable_on_total_defeat": (["heirloom", "ring"], ["ring"]),
    "cursed_on_death": (["heirloom", "ring"], ["heirloom"]),
    "unplaced_gear": ((["claw"], []), ([], ["claw"])),
    "legs_death": (("", 2), ("blood_geyser", 0)),
    "maniacal_laughter_speed": (-1, 1),
    "enraged_damage": (1, 3),
    "ground_fighting_corners": (["ada"], []),
    "charge_off_collision": (["ada"], []),
    "skip_mark": ("next_showdown", "next_hunt"),
    "nemesis_record": (((("butcher", 1),), {"butcher": (1,)}), ((), {"butcher": (1,)})),
}


@pytest.mark.parametrize("name", EXPECTED)
def test_how_each_story_ends(name: str) -> None:
    ruling = next(each for each in RULINGS if each.name == name)
    ends = [STORIES[name]({}), *[STORIES[name]({name: value}) for value in ruling.values[1:]]]
    assert tuple(ends) == EXPECTED[name]


def test_the_page_tells_of_every_ruling_with_all_its_values() -> None:
    """docs/rulings.md, the showdown's part: name, values in order, what each edition sets."""
    page = PAGE[PAGE.index("# Rulings: the showdown") :]
    rows = {found[0]: found[1:] for found in re.findall(r"^\| `(\w+)` \| ([^|]+) \| ([^|]+) \|", page, re.MULTILINE)}
    assert set(rows) == {ruling.name for ruling in RULINGS}
    for ruling in RULINGS:
        values, players = rows[ruling.name]
        assert tuple(re.findall(r"`([^`]+)`", values)) == ruling.values, ruling.name
        assert players.strip("` ") == EDITIONS["players"].get(ruling.name, "-"), ruling.name


def test_an_edition_chooses_what_its_sources_say() -> None:
    assert {choose("seed")[ruling.name] for ruling in RULINGS if ruling.name == "frail_breaks"} == {"at_once"}
    assert choose("players")["frail_breaks"] == "end_of_attack"
    assert choose("players", {"frail_breaks": "at_once"})["frail_breaks"] == "at_once"


# -- what they leave to each other


def test_a_trap_is_no_reaction() -> None:
    """flow_in_reaction: no; the trap's attack is over, so its basic action has its flow."""
    trap = HitLocation("trap", ("trap",), trap=(at_attacker(),))
    lion = Lion([survivor("ada", "G10", [CLUB]), watcher()], locations=[trap], rulings={"flow_in_reaction": "no"})
    found = declined(lion)
    lion.attack("ada", CLUB, faces(6), cards("trap"), faces(1, 1))
    assert found == ["flow"]


def test_a_critical_10_wounds_on_any_total() -> None:
    """lantern_10_always_wounds: no."""
    assert strike({"lantern_10_always_wounds": "no"}, EYE, 10, toughness=30).wounds == 1


def test_a_weapon_lost_with_its_attempt_ends_the_attack_whenever_it_would_have_broken() -> None:
    """super_dense_attempt: lost goes before frail_breaks."""
    both = {"super_dense_attempt": "lost", "frail_breaks": "end_of_attack"}
    skull = HitLocation("skull", ("super_dense",))
    scene = Scene([survivor("ada", "H9", [BONE_AXE])], [skull, BARE], rulings=both)
    scene.attack("ada", BONE_AXE, faces(7, 7, 1), cards("skull", "bare"), say("location", "skull"))
    assert (scene.fight.archive, scene.wounds, scene.discard) == (["bone_axe"], 0, ["bare", "skull"])


def test_two_windows_on_a_critical_need_a_printed_reaction_only() -> None:
    """window_on_critical: two, whatever window_without_reaction says."""
    both = {"window_on_critical": "two", "window_without_reaction": "reaction_will_happen"}
    for reactions, windows in ((reacts(FAILURE), ["before_reaction", "after_critical"]), ({}, ["after_critical"])):
        eye = HitLocation("eye", (), reactions, critical=(Mark("critical"),))
        scene = Scene([survivor("ada", "H9", [CLUB]), watcher()], [eye], rulings=both)
        found = declined(scene)
        scene.attack("ada", CLUB, faces(6), cards("eye"), faces(10))
        assert found == windows


def test_in_a_surge_who_sprang_the_trap_dodges_by_two_rulings() -> None:
    """dodge_after_trap: yes is not enough inside a survival action."""
    for inside, found in (("no", []), ("yes", ["dodge"])):
        trap = HitLocation("trap", ("trap",), trap=(at_attacker(),))
        bo = survivor("bo", "G10", [CLUB], survival=2, actions=("surge",))
        paw = HitLocation("paw", reactions=reacts(FAILURE))
        rulings = {"dodge_inside_survival_action": inside}
        lion = Lion([survivor("ada", "H9", [CLUB]), bo], locations=[paw, trap], rulings=rulings)
        seen: list[str] = []

        def surge(lion: Lion = lion, seen: list[str] = seen) -> None:
            [use] = [each for each in lion.fight.opportunities("bo") if each.key == "surge:bo:club"]
            assert use.run is not None
            declines = declined(lion)
            lion.fight.perform(use.run)
            seen.extend(declines)

        lion.run(surge, faces(6), cards("trap"), faces(5, 1), faces(6))
        assert seen == found
