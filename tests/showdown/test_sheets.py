"""Sheets: read whole with every problem located, made into survivors, and written back."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from affray.kernel.pack import Problem, read_text
from affray.showdown.cards_held import hold
from affray.showdown.harm import severe_injury
from affray.showdown.sheets import Settlement, Sheet, read_settlement, read_sheet, sheet_of, survivor_of
from affray.showdown.survivor import BODY, HEAD, Survivor
from affray.showdown.survivor_numbers import dress
from tests.showdown.scene import faces, survivor
from tests.showdown.stage import PACKS, Stage

LIBRARY = PACKS.library()
TABLES = PACKS.tables()
HOME = Settlement(survival_limit=5, actions=("encourage",))


def problems_of(words: str) -> list[Problem]:
    document = read_text(words, "f")
    found: list[Problem] = []
    read_sheet(document, (), document.data, PACKS, found)
    return found


def sheet(words: str) -> Sheet:
    document = read_text("{id: ada, name: Ada, " + words + "}", "f")
    found: list[Problem] = []
    made = read_sheet(document, (), document.data, PACKS, found)
    assert found == []
    assert made is not None
    return made


def made(words: str, home: Settlement = HOME) -> Survivor:
    return survivor_of(sheet(words), 0, LIBRARY, home, TABLES)


WHOLE = """
  seat: anna, attributes: {movement: 5, strength: 1, speed: -1}, survival: 2, insanity: 3, courage: 4, understanding: 5, hunt_xp: 6,
  proficiency: {type: axe, level: 3}, arts: [tough, leader], disorders: [prey], injuries: [broken_rib], lifetime: [lion_saga],
  skips_next: true, retired: true, grid: [[cloth, none, scrap_dagger], [none, scrap_dagger], [lucky_charm, none, none]],
  affinities: {red: 2}, puzzles: [scrap_dagger]
"""


def test_a_whole_sheet() -> None:
    found = sheet(WHOLE)
    assert found.attributes == {"strength": 1, "speed": -1}
    assert found.grid == ("cloth", "", "scrap_dagger", "", "scrap_dagger", "", "lucky_charm", "", "")
    assert (found.seat, found.weapon_type, found.proficiency, found.skips_next) == ("anna", "axe", 3, True)
    assert (found.retired, found.dead) == (True, False)


def test_it_is_written_as_it_was_read() -> None:
    data = sheet(WHOLE).to_data()
    again: list[Problem] = []
    document = read_text("", "f")
    assert read_sheet(document, (), data, PACKS, again) == sheet(WHOLE)
    assert again == []
    assert sheet("survival: 0").to_data() == {"id": "ada", "name": "Ada"}


def test_a_list_of_gear_is_laid_in_order() -> None:
    assert sheet("gear: [cloth, none, founding_stone]").grid == ("cloth", "", "founding_stone", *[""] * 6)


@pytest.mark.parametrize(
    ("words", "message", "given", "column"),
    [
        ("gear: [cloht]", "pack-unknown-name", "cloht", 30),
        ("gear: [fist_and_tooth]", "pack-unknown-name", "fist_and_tooth", 30),
        ("gear: [cloth, cloth]", "sheet-gear-twice", "cloth", 37),
        (f"gear: [{', '.join(['bone_axe'] * 10)}]", "sheet-too-much-gear", "bone_axe", 120),
        ("grid: [[cloth, none, none, bone_axe]]", "sheet-too-much-gear", "bone_axe", 50),
        ("grid: [[], [], [], [bone_axe]]", "sheet-too-much-gear", '["bone_axe"]', 42),
        ("grid: [[[cloth, bone_axe]]]", "sheet-two-on-a-space", '["cloth", "bone_axe"]', 31),
        ("grid: [cloth]", "pack-wrong-type", "cloth", 30),
        ("grid: [[]], gear: [cloth]", "sheet-grid-and-gear", "", 35),
        ("arts: [touhg]", "pack-unknown-name", "touhg", 30),
        ("arts: [tough, leader, crazed, berserker]", "sheet-too-many-cards", "berserker", 53),
        ("arts: [tough, tough]", "pack-duplicate-id", "tough", 37),
        ("disorders: [prey, hyperactive, immortal, quixotic]", "sheet-too-many-cards", "quixotic", 64),
        ("injuries: [def]", "pack-unknown-name", "def", 34),
        ("injuries: [decapitation]", "pack-unknown-name", "decapitation", 34),
        ("injuries: [deaf, deaf]", "sheet-injury-too-often", "deaf", 40),
        ("injuries: [intestinal_prolapse], gear: [cloth]", "sheet-barred-armour", "cloth", 63),
        ("grid: [[none, rawhide_vest]], disorders: [vestiphobia]", "sheet-barred-armour", "rawhide_vest", 37),
        ("survival: many", "pack-wrong-type", "many", 33),
        ("courage: 10", "pack-out-of-range", "10", 32),
        ("attributes: {sped: 1}", "pack-unknown-key", "sped", 36),
        ("proficiency: {type: axes}", "pack-unknown-name", "axes", 43),
        ("proficiency: {level: 3}", "pack-missing-key", "", 36),
        ("proficiency: {type: axe, level: 9}", "pack-out-of-range", "9", 55),
        ("affinities: {yellow: 1}", "pack-unknown-key", "yellow", 36),
        ("gear: [cloth], puzzles: [bone_axe]", "pack-unknown-name", "bone_axe", 48),
        ("dead: maybe", "pack-wrong-type", "maybe", 29),
        ("strenght: 1", "pack-unknown-key", "strenght", 23),
    ],
)
def test_what_is_wrong_with_a_sheet(words: str, message: str, given: str, column: int) -> None:
    [problem] = problems_of("{id: ada, name: Ada, " + " " + words + "}")
    assert (problem.message, problem.given, problem.line, problem.column) == (message, given, 1, column)


def test_near_names_are_offered_and_all_problems_told_at_once() -> None:
    found = problems_of("{id: ada, name: Ada, gear: [cloht], arts: [touhg], foo: 1}")
    assert {each.given: each.nearest for each in found} == {"cloht": ("cloth",), "touhg": ("tough",), "foo": ()}


@pytest.mark.parametrize(
    "words", ["{name: Ada}", "{id: ada}", "[]", "{id: 'a b', name: Ada}", "{id: ada, name: {fr: A}}"]
)
def test_a_sheet_without_its_name(words: str) -> None:
    assert len(problems_of(words)) == 1


# -- survivors


def test_numbers_come_from_the_sheet() -> None:
    ada = made(WHOLE)
    assert (ada.seat, ada.survival, ada.insanity, ada.courage, ada.understanding, ada.hunt_xp) == (
        "anna",
        2,
        3,
        4,
        5,
        6,
    )
    assert (ada.total("strength"), ada.total("movement"), ada.total("speed")) == (1, 5, -2)
    assert (ada.weapon_type, ada.proficiency, ada.arts, ada.disorders) == ("axe", 3, ["tough", "leader"], ["prey"])
    assert (ada.survival_limit, ada.actions) == (5, ("encourage",))
    assert ada.has("lifetime:lion_saga")
    assert not ada.has("skips_next")
    assert ada.edges == {"red": 2, "scrap_dagger": 1}


def test_survival_is_capped_by_the_limit() -> None:
    assert made("survival: 4", Settlement(survival_limit=3)).survival == 3


def test_armour_counts_the_pieces_and_a_whole_set() -> None:
    most = "gear: [white_lion_helm, white_lion_gauntlets, white_lion_coat, white_lion_skirt"
    assert made(most + "]").armour == [2, 2, 2, 2, 0, 0]
    assert made(most + ", white_lion_boots]").armour == [3, 3, 3, 3, 3, 0]
    assert made("gear: [cloth, round_leather_shield]").armour == [1, 1, 1, 2, 1, 0]


@pytest.mark.parametrize(
    ("injury", "location", "face", "times"),
    [
        ("broken_rib", BODY, 8, 2),
        ("deaf", HEAD, 6, 1),
        ("blind", HEAD, 7, 1),
        ("blind", HEAD, 7, 2),
        ("destroyed_back", BODY, 5, 1),
    ],
)
def test_an_injury_of_the_sheet_is_as_if_suffered_in_a_fight(injury: str, location: int, face: int, times: int) -> None:
    stage = Stage([survivor("ada", "G10"), survivor("bo", "E10")])
    for _ in range(times):
        stage.run(partial(severe_injury, stage.fight, stage["ada"], location), faces(face))
    hurt, read = stage["ada"], made(f"injuries: [{', '.join([injury] * times)}]")
    assert hurt.injuries == read.injuries == [injury] * times
    assert hurt.modifiers == read.modifiers
    assert hurt.flags == read.flags
    assert read.modifiers


# -- back to the sheet


def test_what_a_fight_changes_is_on_the_new_sheet() -> None:
    before = sheet("survival: 1, affinities: {red: 1}, puzzles: [bone_axe], gear: [bone_axe, cloth]")
    ada = survivor_of(before, 0, LIBRARY, HOME, TABLES)
    assert sheet_of(ada, before) == before
    ada.survival, ada.hunt_xp, ada.insanity, ada.courage, ada.understanding, ada.proficiency = 3, 1, 2, 4, 5, 6
    ada.base["luck"] = 1
    ada.disorders.append("prey")
    ada.arts.append("tough")
    ada.injuries.append("deaf")
    ada.flags += ["skips_next", "lifetime:lion_saga", "retires", "deaf"]
    ada.grid[0] = None
    after = sheet_of(ada, before)
    assert (after.survival, after.hunt_xp, after.insanity, after.courage, after.understanding) == (3, 1, 2, 4, 5)
    assert (after.proficiency, after.attributes, after.arts, after.disorders) == (6, {"luck": 1}, ("tough",), ("prey",))
    assert (after.injuries, after.lifetime) == (("deaf",), ("lion_saga",))
    assert (after.skips_next, after.retired, after.dead) == (True, True, False)
    assert after.gear() == ["cloth"]
    assert (after.affinities, after.puzzles) == ({}, ())


def test_the_dead_skip_nothing() -> None:
    before = sheet("survival: 1")
    ada = survivor_of(before, 0, LIBRARY, HOME, TABLES)
    ada.dead = "claw"
    ada.flags.append("skips_next")
    after = sheet_of(ada, before)
    assert (after.dead, after.skips_next) == (True, False)


# -- the settlement


def settlement(words: str) -> tuple[Settlement, list[tuple[str, str]]]:
    document = read_text(words, "f")
    found: list[Problem] = []
    home = read_settlement(document, (), document.data, PACKS, found)
    return home, [(each.message, each.given) for each in found]


def test_a_settlement_and_the_survival_actions_of_its_innovations() -> None:
    words = """{name: Hill, survival_limit: 3, innovations: [language, paint, saga], storage: [cloth, basic_resource, white_fur],
      places: [catarium], defeated: [{monster: white_lion, level: 2}], nemeses: {butcher: [1]}, archive: [bone_axe]}"""
    home, problems = settlement(words)
    assert problems == []
    assert home.actions == ("encourage", "dash")
    assert (home.survival_limit, home.storage) == (3, ("cloth", "basic_resource", "white_fur"))
    assert (home.defeated, home.nemeses) == ((("white_lion", 2),), {"butcher": (1,)})
    data: Any = home.to_data()
    again: list[Problem] = []
    assert read_settlement(read_text("", "f"), (), data, PACKS, again) == home
    assert again == []


@pytest.mark.parametrize(
    ("words", "message", "given"),
    [
        ("{innovations: [langage]}", "pack-unknown-name", "langage"),
        ("{innovations: [language, language]}", "pack-duplicate-id", "language"),
        ("{storage: [furr]}", "pack-unknown-name", "furr"),
        ("{survival_limit: 0}", "pack-out-of-range", "0"),
        ("{defeated: [{level: 1}]}", "pack-missing-key", ""),
        ("{nemeses: []}", "pack-not-mapping", "[]"),
        ("{nemeses: {butcher: [x]}}", "pack-wrong-type", "x"),
        ("{survivors: 4}", "pack-unknown-key", "survivors"),
        ("[]", "pack-not-mapping", "[]"),
    ],
)
def test_what_is_wrong_with_a_settlement(words: str, message: str, given: str) -> None:
    assert settlement(words)[1] == [(message, given)]


def test_armour_that_depends_on_the_grid_counts_from_the_start() -> None:
    """The shield specialist has one point more everywhere while a shield is carried (6.8)."""
    ada = made("proficiency: {type: shield, level: 3}, gear: [cloth, round_leather_shield]")
    bo = made("proficiency: {type: shield, level: 3}, gear: [cloth]")
    bo.index = 1
    assert bo.armour == [0, 0, 0, 1, 0, 0]
    fight = Stage([ada, bo]).fight
    fight.library = LIBRARY
    for one in (ada, bo):
        hold(fight, one)
        dress(fight, one)
    assert ada.armour == [2, 2, 2, 3, 2, 0]
    assert bo.armour == [0, 0, 0, 1, 0, 0]
