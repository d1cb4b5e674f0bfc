"""The shipped packs build whole; a broken file tells everything that is wrong with it, and where."""

import json
import os
from pathlib import Path

import pytest

from affray.agents.random import RandomAgent
from affray.company.packs import load_packs
from affray.company.rulings import DEFAULTS, choose
from affray.company.scenario import Scenario, from_data, load_scenario, scenarios, starter
from affray.company.schemafile import json_schema
from affray.company.sheet import HeroSheet
from affray.kernel.chance import SeededDice
from affray.kernel.fight import play
from affray.kernel.pack import BadPack, Document, fingerprint, read_text
from affray.kernel.table import Played, Table

ROOT = Path(__file__).parents[2]
PACKS = load_packs()


def hero(id: str) -> HeroSheet:
    entry = PACKS.hero(id)
    assert entry is not None
    return PACKS.hero_sheet(entry, id, DEFAULTS)


def told(bad: BadPack) -> list[tuple[int, int, str, str]]:
    return [(each.line, each.column, each.path, each.message) for each in bad.problems]


def broken(text: str) -> list[tuple[int, int, str, str]]:
    with pytest.raises(BadPack) as caught:
        Scenario("broken", read_text(text, "broken.yaml"), PACKS)
    return told(caught.value)


def fight_problems(
    heroes: str = "[hild]", foes: str = "[orc_soldier]", more: str = ""
) -> list[tuple[int, int, str, str]]:
    return broken(f"name: Fight\nheroes: {heroes}\nfoes: {foes}\n{more}")


# -- what is shipped


def test_everything_shipped_is_sound() -> None:
    assert PACKS.check() == []
    assert len(PACKS.ids("foes")) >= 60
    assert len(PACKS.ids("heroes")) == 6
    assert PACKS.names().keys() >= {*PACKS.ids("foes"), *PACKS.ids("weapons"), *PACKS.ids("virtues")}


@pytest.mark.parametrize(
    ("id", "numbers"),
    [
        # Endurance, Hope, Parry, TNs of Strength, Heart, Wits, Protection dice, Load, Parry of the shield
        ("hild", (27, 13, 16, 15, 15, 16, 3, 15, 2)),
        ("nali", (29, 10, 15, 13, 18, 15, 5, 13, 0)),
        ("calarmir", (25, 11, 19, 15, 17, 14, 2, 11, 0)),
        ("peony", (21, 18, 17, 17, 14, 15, 2, 11, 1)),
        ("baranor", (26, 11, 18, 13, 15, 16, 3, 15, 0)),
        ("tom", (26, 15, 15, 16, 15, 15, 3, 18, 3)),
    ],
)
def test_derived_numbers_of_the_ready_heroes(id: str, numbers: tuple[int, ...]) -> None:
    sheet = hero(id)
    worn = [each for each in (sheet.armour, sheet.helm) if each is not None]
    load = sum(each.load for each in sheet.weapons) + sum(each.load for each in worn)
    load += sheet.shield.load if sheet.shield else 0
    assert (
        sheet.endurance, sheet.hope, sheet.parry, sheet.tn_strength, sheet.tn_heart, sheet.tn_wits,
        sum(each.protection for each in worn), load, sheet.shield.parry if sheet.shield else 0,
    ) == numbers  # fmt: skip
    assert (sheet.start_endurance, sheet.start_hope) == numbers[:2]


def test_rewards_and_blessings_change_gear() -> None:
    axe, sword = hero("nali").weapons
    assert (axe.damage, axe.injury, axe.two_handed_injury, axe.one_handed, axe.rewarded) == (8, 0, 20, False, True)
    assert (sword.damage, sword.injury, sword.rewarded) == (3, 16, False)
    bow, spear = hero("calarmir").weapons
    assert (bow.pierces_on, bow.two_handed_injury, spear.pierces_on) == (9, 14, 10)
    blade = hero("baranor").weapons[0]
    assert (blade.injury, blade.two_handed_injury, blade.two_handed) == (18, 20, True)
    nali = hero("nali")
    assert nali.armour is not None
    assert nali.helm is not None
    assert (nali.armour.load, nali.helm.load) == (6, 2)
    assert (nali.heavy_blow, nali.pierce) == (1, 1)
    tom = hero("tom")
    assert tom.shield is not None
    assert tom.shield.rewarded
    assert hero("nali").best_proficiency == 3


def test_rulings_reach_the_sheets() -> None:
    easy = choose(changes={"tn_base": "18"})
    entry = PACKS.hero("hild")
    assert entry is not None
    assert PACKS.hero_sheet(entry, "hild", easy).tn_wits == 14
    wise = entry.model_copy(update={"wisdom": 4})
    assert PACKS.hero_sheet(wise, "hild", DEFAULTS).endurance == 27
    assert PACKS.hero_sheet(wise, "hild", choose("printing-3")).endurance == 29
    wight = PACKS.foe("barrow_wight")
    assert wight is not None
    ids = [[card.id for card in PACKS.foe_sheet(wight, "w", each).cards] for each in (DEFAULTS, choose("printing-2"))]
    assert ["thing_of_terror" in each for each in ids] == [True, False]
    assert ["strike_fear" in each for each in ids] == [False, True]


def test_qualities_follow_valour() -> None:
    raw = {
        "name": "Deep",
        "heroes": [
            {
                "hero": "hild",
                "valour": 5,
                "gear": [{"item": "sword", "qualities": ["superior_grievous_numenorean"], "bane": ["orcs"]}],
            }
        ],
        "foes": ["orc_soldier", "wild_wolf"],
    }
    fight = from_data(raw, "deep").prototype(DEFAULTS)
    from affray.company.attack import HeroStrike

    blade = fight.heroes[0].weapons[0]
    against = [HeroStrike(fight, fight.heroes[0], foe, blade, False).damage for foe in fight.foes]
    assert against == [4 + 5, 4 + 1]


@pytest.mark.parametrize("id", scenarios())
def test_every_scenario_is_played(id: str) -> None:
    scenario = load_scenario(id)
    rulings = scenario.rulings()
    seats = scenario.prototype(rulings).seats()
    for number in range(5):
        fight = scenario.new(Played({seat: RandomAgent() for seat in seats}, SeededDice(11, number)), rulings)
        play(fight)
        assert fight.over
    names = scenario.names()
    assert all(names[each.id].en and names[each.id].ru.nom for each in [*fight.heroes, *fight.foes])
    again = from_data(json.loads(json.dumps(scenario.raw)), id)
    assert again.hashes() == scenario.hashes()
    assert again.prototype(rulings).fingerprint() == scenario.prototype(rulings).fingerprint()


def test_names_tell_equal_foes_apart() -> None:
    names = load_scenario("company/roadside_ambush").names()
    assert [names[f"orc_soldier_{n}"].show("ru", "gen") for n in (1, 4)] == ["орка-воина 1", "орка-воина 4"]
    assert names["goblin_archer_1"].label == ""
    assert names["forgotten_dead_2"].label == "2"  # called into the fight
    assert "forgotten_dead_x" not in names
    assert names.get("nobody") is None


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_starter_is_valid(lang: str) -> None:
    made = Scenario("starter", read_text(starter(lang), "starter"), PACKS)
    fight = made.new(Table(), made.rulings())
    assert [each.id for each in fight.heroes] == ["hild", "nali", "bram"]
    assert [each.id for each in fight.foes] == ["wild_wolf_1", "wild_wolf_2", "wild_wolf_3", "old_grey"]
    assert fight.heroes[1].endurance == 22
    assert fight.heroes[1].load == 14
    bram = fight.heroes[2].sheet
    assert (bram.endurance, bram.hope, bram.parry) == (24, 17, 15)


def test_hashes_follow_what_an_entry_does(tmp_path: Path) -> None:
    scenario = load_scenario("one_orc")
    assert {"orc_soldier", "scimitar"} <= scenario.hashes().keys()
    assert all(len(each) == 16 for each in scenario.hashes().values())
    assert fingerprint({"b": 1, "a": [2]}) == fingerprint({"a": [2], "b": 1}) != fingerprint({"a": [3], "b": 1})


@pytest.mark.skipif(
    bool(os.environ.get("AFFRAY_COMPILED")), reason="the schema is made from docstrings, which compiled modules lose"
)
def test_the_committed_schema_is_current() -> None:
    assert json.loads((ROOT / "docs/schema/company.json").read_text("utf-8")) == json_schema()


# -- reading


def test_words_stay_words() -> None:
    data = read_text("a: yes\nb: [no, on, off, 12:30, 1_0, 3+]\nc: [7, -2, 0x1f, 1.5, true, null, '7']\n", "t").data
    assert data == {"a": "yes", "b": ["no", "on", "off", "12:30", "1_0", "3+"], "c": [7, -2, 31, 1.5, True, None, "7"]}


def test_duplicate_keys_tags_and_anchors_are_refused() -> None:
    document: Document = read_text("a: {x: 1, x: 2}\nb: &here 1\nc: *here\nd: !thing 2\n", "t")
    found = [(each.line, each.column, each.path, each.message) for each in document.problems]
    assert found == [
        (1, 11, "a.x", "pack-duplicate-key"),
        (2, 4, "b", "pack-alias"),
        (3, 4, "c", "pack-alias"),
        (4, 4, "d", "pack-tag"),
    ]
    assert document.data["a"] == {"x": 1}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a: [", "pack-syntax"),
        ("a: b: c", "pack-syntax"),
        ("a: 1\x07", "pack-syntax"),
        ("- 1\n---\n- 2", "pack-syntax"),
        ("[" * 40 + "]" * 40, "pack-too-deep"),
        ("- 1\n" * 60_000, "pack-too-many"),
        ("a" * 1_000_001, "pack-too-large"),
    ],
)
def test_what_cannot_be_read_stops_at_once(text: str, message: str) -> None:
    with pytest.raises(BadPack) as caught:
        read_text(text, "t")
    assert [each.message for each in caught.value.problems] == [message]


# -- broken scenarios


def test_all_errors_at_once_with_their_positions() -> None:
    text = """\
name: Wrong
lastround: 5
scene: {light: noon, close: 7}
heroes:
  - hilda
  - {hero: nali, endurance: 40, gear: [great_bow, sword, buckler, shield]}
  - {hero: nali}
foes:
  - {foe: orc_soldjer, count: 2}
  - {foe: orc_soldier, count: 0}
  - {foe: orc_soldier, hate: 9, resolve: 1}
rulings: {engagment: persist, tn_base: 19}
"""
    assert broken(text) == [
        (2, 1, "lastround", "pack-unknown-key"),
        (3, 16, "scene.light", "pack-unknown-value"),
        (3, 29, "scene.close", "pack-out-of-range"),
        (5, 5, "heroes[0].hero", "pack-unknown-name"),
        (6, 29, "heroes[1].endurance", "pack-out-of-range"),
        (6, 40, "heroes[1].gear[0]", "hero-barred-gear"),
        (6, 67, "heroes[1].gear[3]", "hero-too-much-gear"),
        (7, 5, "heroes[2]", "pack-duplicate-id"),
        (9, 11, "foes[0].foe", "pack-unknown-name"),
        (10, 31, "foes[1].count", "pack-out-of-range"),
        (11, 30, "foes[2].hate", "pack-out-of-range"),
        (11, 33, "foes[2].resolve", "pack-unknown-key"),
        (12, 11, "rulings.engagment", "pack-unknown-name"),
        (12, 40, "rulings.tn_base", "pack-unknown-value"),
    ]


def test_the_nearest_names_are_offered() -> None:
    with pytest.raises(BadPack) as caught:
        from_data({"name": "X", "heroes": ["hilda"], "foes": ["orc_soldjer"], "lastround": 3}, "record")
    near = {each.given: each.nearest for each in caught.value.problems}
    assert near["hilda"][0] == "hild"
    assert near["orc_soldjer"][0] == "orc_soldier"
    assert near["lastround"][0] == "last_round"
    assert {each.line for each in caught.value.problems} == {0}


@pytest.mark.parametrize(
    ("heroes", "foes", "expected"),
    [
        ("[]", "[orc_soldier]", [(2, 9, "heroes", "pack-wrong-length")]),
        ("[hild]", "[]", [(3, 7, "foes", "pack-wrong-length")]),
        ("[{id: sword, hero: hild}]", "[orc_soldier]", [(2, 15, "heroes[0].id", "pack-duplicate-id")]),
        ("[{hero: peony, gear: [great_axe]}]", "[orc_soldier]", [(2, 31, "heroes[0].gear[0]", "hero-barred-gear")]),
        ("[{hero: tom, gear: [{item: axe, rewards: [keen, keen]}]}]", "[orc_soldier]",
         [(2, 57, "heroes[0].gear[0].rewards[1]", "hero-reward-misplaced")]),
        ("[{hero: tom, gear: [{item: axe, rewards: [close_fitting]}]}]", "[orc_soldier]",
         [(2, 51, "heroes[0].gear[0].rewards[0]", "hero-reward-misplaced")]),
        ("[{hero: tom, virtues: [hardyness]}]", "[orc_soldier]", [(2, 32, "heroes[0].virtues[0]", "pack-unknown-name")]),
        ("[{hero: tom, virtues: [{prowess: {tm: wits}}]}]", "[orc_soldier]",
         [(2, 43, "heroes[0].virtues[0].prowess.tm", "pack-unknown-key")]),
        ("[{hero: tom, focus: hild}]", "[orc_soldier]", [(2, 29, "heroes[0].focus", "pack-unknown-name")]),
        ("[hild]", "[{foe: orc_soldier, id: hild}]", [(3, 8, "foes[0]", "pack-duplicate-id")]),
        ("[hild]", "[{id: bat, name: Bat, kind: monsters}]",
         [(3, 8, "foes[0]", "pack-missing-key")] * 6),
        ("[{id: x, name: X, strength: 4, heart: 4, wits: 4, proficiencies: {}}]", "[orc_soldier]",
         [(2, 10, "heroes[0]", "pack-missing-key")] * 3),
    ],
)  # fmt: skip
def test_single_mistakes(heroes: str, foes: str, expected: list[tuple[int, int, str, str]]) -> None:
    assert fight_problems(heroes, foes) == expected


def test_an_unknown_scenario_names_the_nearest() -> None:
    with pytest.raises(BadPack) as caught:
        load_scenario("roadside_ambuch")
    assert caught.value.problems[0].nearest[0] == "roadside_ambush"


# -- a folder of one's own


PACK = "id: mine\ngame: company\nformat: 1\nname: Mine\n"
OGRE = """\
foes:
  ogre:
    name: {en: Ogre, ru: огр}
    kind: trolls
    attribute_level: 6
    endurance: 40
    might: 2
    hate: 6
    parry: 1
    armour: 2
    attacks: [{weapon: foe_club, rating: 3, damage: 6, injury: 16}]
    abilities: [bellow]
abilities:
  bellow:
    name: {en: Bellow, ru: рёв}
    params: {loss: 1}
    hooks: [{at: foe_turn, if: by_me, cost: 1, do: [{each: close_heroes, do: [{lose: chosen, by: $loss}]}]}]
"""


def test_a_folder_adds_foes_cards_and_scenarios(tmp_path: Path) -> None:
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "pack.yaml").write_text(PACK, "utf-8")
    (tmp_path / "ogre.yaml").write_text(OGRE, "utf-8")
    (tmp_path / "scenarios/cave.yaml").write_text("name: Cave\nheroes: [hild]\nfoes: [ogre]\n", "utf-8")
    packs = load_packs([tmp_path])
    assert scenarios(packs)[-1] == "cave"
    scenario = load_scenario("cave", packs)
    assert {"ogre", "bellow"} <= scenario.hashes().keys()
    assert [card.id for card in scenario.prototype(DEFAULTS).foes[0].cards] == ["bellow"]
    assert "ogre" not in PACKS.ids("foes")


def test_a_broken_folder_tells_all(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text(PACK.replace("format: 1", "format: 2"), "utf-8")
    text = OGRE.replace("foe_turn", "foe_tern").replace("lose:", "loose:").replace("might: 2", "mighty: 2")
    (tmp_path / "ogre.yaml").write_text(text + "spells: {}\nweapons: {sword: {}}\n", "utf-8")
    with pytest.raises(BadPack) as caught:
        load_packs([tmp_path])
    assert told(caught.value) == [
        (2, 3, "foes.ogre", "pack-missing-key"),
        (7, 5, "foes.ogre.mighty", "pack-unknown-key"),
        (17, 18, "abilities.bellow.hooks[0].at", "pack-unknown-value"),
        (17, 80, "abilities.bellow.hooks[0].do[0].do[0].loose", "card-unknown-word"),
        (18, 1, "spells", "pack-unknown-key"),
        (19, 11, "weapons.sword", "pack-duplicate-id"),
        (3, 9, "format", "pack-unknown-value"),
    ]
