"""Scenarios of the showdown: read and checked whole, each mistake with its file, line, column and the nearest names."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from affray import games
from affray.kernel.pack import BadPack, Problem, read_text
from affray.kernel.ruling import BadRuling
from affray.kernel.table import Table
from affray.showdown.board import name
from affray.showdown.packs import load_packs
from affray.showdown.rulings import EDITIONS, RULINGS, choose
from affray.showdown.scenario import Scenario, from_data, load_scenario, scenarios, starter

GOOD = """name: Test
monster: white_lion
level: 1
party:
  - {id: ada, name: Ada, gear: [cloth, founding_stone]}
  - {id: bo, name: Bo, gear: [cloth]}
"""
DEN = """
monsters:
  den_bear:
    name: Den Bear
    base: 2
    evasion: 0
    instinct: den_sniff
    basic_action: den_basic
    levels:
      level_1: {level: 1, deck: {draw: {B: 1}}, traits: [], movement: 4, toughness: 5}
ai: {den_claw: {name: Den Claw, back: B, copies: 1, kind: normal, do: [draw_ai]}}
basic_actions: {den_basic: {name: Den Basic, do: [end_turn]}}
instincts: {den_sniff: {name: Den Sniff, do: [end_turn]}}
locations: {den_hide: {name: Den Hide}, den_pit: {name: Den Pit, flags: [trap]}}
"""
SHIPPED = [
    "mirror-heron-1", "mirror-heron-2", "white-lion-1", "white-lion-1-mid", "white-lion-2", "white-lion-3", "white-lion-prologue",
]  # fmt: skip


def read(text: str) -> Scenario:
    return Scenario("test", read_text(text, "test.yaml"), load_packs())


def wrong(text: str) -> list[Problem]:
    with pytest.raises(BadPack) as caught:
        read(text)
    return caught.value.problems


def test_the_shipped_scenarios() -> None:
    assert scenarios() == SHIPPED
    assert [one for one in games.scenario_ids() if one.startswith("showdown/")] == [f"showdown/{id}" for id in SHIPPED]


@pytest.mark.parametrize("id", SHIPPED)
def test_each_is_sound_and_has_words_in_both_languages(id: str) -> None:
    scenario = load_scenario(f"showdown/{id}")
    assert set(scenario.about) == {"en", "ru"}
    names = scenario.names()
    fight = scenario.new(Table(), scenario.rulings())
    assert len(fight.survivors) == 4
    for survivor in fight.survivors:
        assert names[survivor.id].en.isascii()
        assert not names[survivor.id].ru.nom.isascii()
        assert survivor.gear()
    assert fight.phase == "setup"
    assert fight.on_board() == []


def test_fitting_gear() -> None:
    start, mid, late = (load_scenario(id).new(Table(), choose()) for id in SHIPPED[2:4] + SHIPPED[5:6])
    assert [[card.id for card in survivor.gear()] for survivor in start.survivors] == [["cloth", "founding_stone"]] * 4
    assert [survivor.armour[:5] for survivor in start.survivors] == [[0, 0, 0, 1, 0]] * 4
    # Rawhide, whole: one point from each piece and one everywhere.
    assert [survivor.armour[:5] for survivor in mid.survivors] == [[2] * 5] * 4
    assert min(min(survivor.armour[:5]) for survivor in late.survivors) >= 5
    assert start.survivors[0].actions == ("encourage",)
    assert mid.survivors[0].actions == ("encourage", "dash")
    assert late.survivors[0].actions == ("encourage", "dash", "surge")


def test_who_has_no_gear_listed_has_what_the_level_gives() -> None:
    prologue = GOOD.replace("level: 1", "level: prologue").replace(", gear: [cloth]", "")
    fight = read(prologue).new(Table(), choose())
    assert [[card.id for card in survivor.gear()] for survivor in fight.survivors] == [["cloth", "founding_stone"]] * 2
    assert read(GOOD.replace(", gear: [cloth]", "")).new(Table(), choose()).survivors[1].gear() == []


def test_data_of_a_record_give_the_same_fight() -> None:
    scenario = load_scenario("white-lion-2")
    again = from_data(scenario.raw, "white-lion-2")
    assert again.hashes() == scenario.hashes()
    rulings = scenario.rulings(None, {"legs_death": "1-2"})
    assert again.new(Table(), rulings).fingerprint() == scenario.new(Table(), rulings).fingerprint()


def test_hashes_name_what_takes_part() -> None:
    hashes = load_scenario("white-lion-1").hashes()
    assert {"white_lion", "claw", "beasts_heel", "cloth", "founding_stone", "tall_grass", "decapitation"} <= set(hashes)
    assert "lantern_sword" not in hashes
    assert "heron_basic_action" not in hashes


def test_rulings_and_editions() -> None:
    assert len(RULINGS) == 31
    assert read(GOOD).rulings()["frail_breaks"] == "at_once"
    assert read(GOOD + "edition: players\n").rulings()["frail_breaks"] == "end_of_attack"
    scenario = read(GOOD + "rulings: {legs_death: 1-2, flow_in_reaction: no}\n")
    assert (scenario.rulings()["legs_death"], scenario.rulings()["flow_in_reaction"]) == ("1-2", "no")
    assert scenario.rulings("players", {"legs_death": "1"})["legs_death"] == "1"
    with pytest.raises(BadRuling):
        scenario.rulings(None, {"legs_death": "7"})
    for changes in EDITIONS.values():
        assert set(changes) <= {ruling.name for ruling in RULINGS}


def test_seats() -> None:
    text = GOOD.replace("name: Ada,", "name: Ada, seat: anna,").replace("name: Bo,", "name: Bo, seat: anna,")
    assert read(text).new(Table(), choose()).seats() == ["anna"]
    assert read(text + "controller: keeper\n").new(Table(), choose()).seats() == ["anna", "keeper"]


def test_a_deck_of_ones_own() -> None:
    monster = read(GOOD + "deck: {draw: {B: 3, A: 1}}\n").new(Table(), choose()).monster
    assert (len(monster.ai), monster.ai.lots[0].counts) == (4, {"B": 3, "A": 1})


@pytest.mark.parametrize(
    ("change", "line", "path", "message", "near"),
    [
        (("monster: white_lion", "monster: white_lyon"), 2, "monster", "pack-unknown-name", "white_lion"),
        (("level: 1", "level: 4"), 3, "level", "pack-unknown-name", ""),
        (("level: 1", "level: level_12"), 3, "level", "pack-unknown-name", "level_1"),
        (("founding_stone", "founding_stones"), 5, "party[0].gear[1]", "pack-unknown-name", "founding_stone"),
        (("name: Bo,", "name: Bo, arts: [berserk],"), 6, "party[1].arts[0]", "pack-unknown-name", "berserker"),
        (("id: bo,", "id: ada,"), 6, "party[1].id", "pack-duplicate-id", ""),
        (("id: bo,", "id: white_lion,"), 6, "party[1].id", "pack-duplicate-id", ""),
        (("name: Bo,", "name: Bo, dead: true,"), 6, "party[1].dead", "roster-dead", ""),
        (("name: Bo,", "name: Bo, retired: true,"), 6, "party[1].retired", "roster-retired", ""),
        (("name: Bo,", "name: Bo, skips_next: true,"), 6, "party[1].skips_next", "roster-skips", ""),
        (("gear: [cloth]", f"gear: [{', '.join(['bone_axe'] * 10)}]"), 6, "party[1].gear[9]", "sheet-too-much-gear", ""),
        (("gear: [cloth]", "grid: [[cloth, [cloth, bone_axe]]]"), 6, "party[1].grid[0][1]", "sheet-two-on-a-space", ""),
        (("gear: [cloth]", "gear: [cloth, cloth]"), 6, "party[1].gear[1]", "sheet-gear-twice", ""),
        (("name: Test", "nane: Test"), 1, "nane", "pack-unknown-key", "name"),
        (("", "edition: sed\n"), 7, "edition", "pack-unknown-value", "seed"),
        (("", "rulings: {legs_deaths: 1}\n"), 7, "rulings.legs_deaths", "pack-unknown-key", "legs_death"),
        (("", "rulings: {legs_death: 3}\n"), 7, "rulings.legs_death", "pack-unknown-value", ""),
        (("", "place: {ada: Q4}\n"), 7, "place.ada", "scenario-off-board", ""),
        (("", "place: {ada: [23, 1]}\n"), 7, "place.ada", "scenario-off-board", ""),
        (("", "place: {ada: H11}\n"), 7, "place.ada", "scenario-two-on-a-space", ""),
        (("", "place: {ada: A1, bo: A1}\n"), 7, "place.bo", "scenario-two-on-a-space", ""),
        (("", "place: {abe: A1}\n"), 7, "place.abe", "pack-unknown-key", ""),
        (("", "corner: P22\n"), 7, "corner", "scenario-off-board", ""),
        (("", "facing: nort\n"), 7, "facing", "pack-unknown-value", "north"),
        (("", "terrain: [{card: tall_gras, at: [A1]}]\n"), 7, "terrain[0].card", "pack-unknown-name", "tall_grass"),
        (("", "terrain: [{card: tall_grass, at: [P1]}]\n"), 7, "terrain[0].at[0]", "scenario-off-board", ""),
        (("", "terrain: [{card: tall_grass, at: [A1, B2]}]\n"), 7, "terrain[0].at[1]", "scenario-two-on-a-space", ""),
        (("", "terrain: [{card: stone_columns, at: [H11]}]\n"), 7, "terrain", "scenario-two-on-a-space", ""),
        (("", "random_terrain: -1\n"), 7, "random_terrain", "pack-out-of-range", ""),
        (("", "distance: {at_least: 8, at_most: 4}\n"), 7, "distance", "pack-out-of-range", ""),
        (("", "deck: {draw: {B: 99}}\n"), 7, "deck.draw.B", "pack-out-of-range", ""),
        (("", "first: lion\n"), 7, "first", "pack-unknown-value", ""),
        (("", "ambush: yes\n"), 7, "ambush", "pack-yaml-word", ""),
        (("", "settlement: {innovations: [langage]}\n"), 7, "settlement.innovations[0]", "pack-unknown-name", "language"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_its_place(
    change: tuple[str, str], line: int, path: str, message: str, near: str
) -> None:
    before, after = change
    text = GOOD.replace(before, after, 1) if before else GOOD + after
    found = [one for one in wrong(text) if one.path == path and one.message == message]
    assert found, wrong(text)
    assert (found[0].file, found[0].line) == ("test.yaml", line)
    assert found[0].column >= 1
    assert near in (found[0].nearest or ("",))


def test_a_wall_under_somebody() -> None:
    text = GOOD + "terrain: [{card: toppled_pillar, at: [A1]}]\nplace: {ada: A3}\n"
    [problem] = wrong(text)
    assert (problem.path, problem.message, problem.expected) == (
        "place.ada",
        "scenario-two-on-a-space",
        "toppled_pillar",
    )


def test_all_mistakes_at_once() -> None:
    text = "name: Test\nmonster: lion\nlevel: 1\nparty: []\nfirst: nobody\nplace: 3\n"
    assert {one.path for one in wrong(text)} >= {"monster", "party", "first"}


def test_what_must_be_there() -> None:
    assert {one.expected for one in wrong("about: Nothing\n")} >= {"name", "monster", "level", "party"}
    assert wrong("- a\n- b\n")[0].message == "pack-not-mapping"


def test_unknown_names_of_scenarios() -> None:
    with pytest.raises(BadPack) as caught:
        load_scenario("white-lion-11")
    assert "white-lion-1" in caught.value.problems[0].nearest


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_starter_is_sound(lang: str) -> None:
    scenario = read(starter(lang))
    assert " | ".join(EDITIONS) in starter(lang)
    assert len(scenario.new(Table(), choose()).survivors) == 4


def test_a_scenario_beside_a_strangers_monster(tmp_path: Path) -> None:
    """A file in the folder `scenarios` of a pack is read with that pack, and so is a record of it."""
    pack = tmp_path / "den"
    (pack / "scenarios").mkdir(parents=True)
    (pack / "pack.yaml").write_text("id: den\ngame: showdown\nformat: 1\nname: Den\n")
    (pack / "monster.yaml").write_text(DEN)
    file = pack / "scenarios" / "den.yaml"
    file.write_text(GOOD.replace("white_lion", "den_bear"))
    scenario = load_scenario(file)
    assert scenario.new(Table(), choose()).monster.id == "den_bear"
    assert from_data(scenario.raw, "den").hashes() == scenario.hashes()


def test_the_game_knows_its_own() -> None:
    assert games.game_of("showdown/white-lion-1") is games.game("showdown")
    assert games.game_of("white-lion-1") is games.game("showdown")
    assert games.game_of("company/roadside_ambush") is games.game("company")
    assert games.game_of("roadside_ambush") is games.game("company")
    assert games.game_of("company/white-lion-1") is None
    data: Any = {"monster": "white_lion"}
    assert games.game_for(data) is games.game("showdown")
    assert games.game_for({"foes": []}) is games.game("company")


def test_fixed_terrain_of_the_monster_by_columns_and_rows() -> None:
    plan = read(GOOD).plan()
    assert [name(each.corner) for each in plan.fixed] == ["F9", "J13"]
