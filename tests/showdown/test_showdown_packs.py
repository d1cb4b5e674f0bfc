"""The showdown's pack builds whole, with the right counts and recipes; a broken copy tells everything that is wrong with it, and where."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from affray.agents.random import RandomAgent
from affray.kernel.chance import SeededDice
from affray.kernel.fight import play
from affray.kernel.pack import BadPack
from affray.kernel.ruling import Rulings
from affray.kernel.table import Played
from affray.showdown import conditions, verbs
from affray.showdown.board import N, square
from affray.showdown.cardfile import VOCABULARY_MOMENTS
from affray.showdown.cards import MOMENTS, SURVIVORS_ACT
from affray.showdown.packs import SECTIONS, SHIPPED, load_packs
from affray.showdown.showdown import Showdown
from affray.showdown.survivor import ARMS, BRAIN, HEAD, LEGS, Survivor

PACKS = load_packs()
VOCABULARY = Path(__file__).parents[2] / "docs" / "showdown-vocabulary.md"


def broken(folder: Path, file: str, *changes: tuple[str, str]) -> list[tuple[int, int, str, str]]:
    """Line, column, path and message of every problem, once these texts of a file are others."""
    shutil.copytree(SHIPPED, folder / "pack")
    path = folder / "pack" / file
    text = path.read_text("utf-8")
    for old, new in changes:
        assert text.count(old) >= 1, old
        text = text.replace(old, new, 1)
    path.write_text(text, "utf-8")
    with pytest.raises(BadPack) as caught:
        load_packs(folder / "pack", "broken")
    assert {problem.file for problem in caught.value.problems} == {f"broken/{file}"}
    return [(each.line, each.column, each.path, each.message) for each in caught.value.problems]


def position(file: str, text: str, part: str) -> tuple[int, int]:
    """Line and column (from 1) of a part of the first line that holds a text."""
    for number, line in enumerate((SHIPPED / file).read_text("utf-8").splitlines(), 1):
        if text in line:
            return number, line.index(part) + 1
    raise AssertionError(text)


# -- what is shipped


def test_everything_is_there() -> None:
    counts = {section: len(PACKS.ids(section)) for section in SECTIONS}
    for monster in ("white_lion", "mirror_heron"):
        assert len(PACKS.of(monster, "ai")) == 23, monster
        assert len(PACKS.of(monster, "locations")) == 23, monster
    assert (counts["severe_injuries"], counts["brain_traumas"]) == (44, 10)
    assert (counts["weapons"], counts["armour"], counts["items"]) == (37 + 3, 39 + 2, 18 + 1)
    backs = Counter(
        back
        for id in PACKS.of("white_lion", "ai")
        for back in [PACKS.raw("ai", id)["back"]] * PACKS.raw("ai", id)["copies"]
    )
    assert backs == {"B": 12, "A": 9, "L": 2, "S": 3}
    assert PACKS.decks["white_lion"].count("white_fur") == 4
    assert len(PACKS.decks["white_lion"]) == 19


def test_everything_has_its_name_in_both_languages() -> None:
    names = PACKS.names()
    missing = [id for section in SECTIONS for id in PACKS.ids(section) if id not in names]
    assert missing == []
    assert names["ruptured_tendon"].ru.gen == "разрыва сухожилия"
    assert (names["strength"].en, names["strength"].ru.acc) == ("Strength", "силу")


def test_every_word_is_in_the_vocabulary() -> None:
    listed: dict[str, set[str]] = {"Verbs": set(), "Conditions": set(), "Moments": set()}
    part = ""
    for line in VOCABULARY.read_text("utf-8").splitlines():
        if line.startswith("## "):
            part = line[3:].split(" (")[0]
        elif part in listed and line.startswith("- "):
            words = line[2:].split(". - ") if part == "Moments" else [line[2:]]
            listed[part] |= {word.lstrip("- ").split("`")[1] for word in words if "`" in word}
    assert listed["Verbs"] == {*verbs.VERBS}
    assert listed["Conditions"] == {*conditions.CONDITIONS}
    assert listed["Moments"] <= set(VOCABULARY_MOMENTS)


def test_the_lion_uses_no_missing_word() -> None:
    """Only a moment that is told nowhere may keep a text of the lion's cards, injuries and traumas out of play."""
    left: set[str] = set()
    for section in ("ai", "severe_injuries", "brain_traumas"):
        for id in PACKS.ids(section):
            left.update(PACKS.parts(section, id).left_out)
    told = {moment.name for moment in MOMENTS}
    assert {each for each in left if not each.startswith("at ")} <= {"bar"}
    assert not {each.removeprefix("at ") for each in left} & told


# -- monsters


@pytest.mark.parametrize(
    ("level", "recipe", "numbers", "tokens"),
    [
        ("level_1", {"B": 7, "A": 3}, (1, 6, 8), {}),
        ("level_2", {"B": 10, "A": 5}, (2, 7, 10), {"speed": 1, "damage": 1}),
        ("level_3", {"B": 10, "A": 9, "L": 2}, (3, 8, 14), {"speed": 2, "damage": 2, "accuracy": 2, "luck": 1}),
    ],
)
def test_recipes(level: str, recipe: dict[str, int], numbers: tuple[int, ...], tokens: dict[str, int]) -> None:
    lion = PACKS.monster("white_lion", level)
    assert (lion.level, lion.movement, lion.toughness) == numbers
    assert (lion.tokens, lion.size, lion.evasion) == (tokens, 2, 0)
    [lot] = lion.ai.lots
    assert lot.counts == recipe
    assert {back: len(pool) for back, pool in lot.pools.items()} == {b: {"B": 12, "A": 9, "L": 2}[b] for b in recipe}
    assert len(lion.ai) == sum(recipe.values())
    assert (lion.basic_action, lion.instinct) == ("lion_basic_action", "sniff")
    # Nobody knows the next card: each face in proportion to its back.
    chances = Counter(lion.ai.as_deck().loose)
    whole = sum(chances.values())
    basic = sum(n for card, n in chances.items() if lion.ai_cards[card].back == "B")
    assert basic * sum(recipe.values()) == recipe["B"] * whole
    assert chances["claw"] == 2 * chances["chomp"]


def test_the_prologue() -> None:
    lion = PACKS.monster("white_lion", "prologue")
    assert lion.ai.as_deck().possible() == ["claw"]
    assert len(lion.ai) == 8
    assert lion.locations.possible() == ["strange_hand"]
    assert (len(lion.locations), lion.toughness) == (23, 6)
    assert PACKS.traits("white_lion", "prologue") == ()
    assert PACKS.traits("white_lion", "level_3") == ("cunning", "merciless", "indomitable")


def test_rulings_and_level_reach_the_cards() -> None:
    assert PACKS.ai_card("enraged", 3).whiles == (("damage", 1),)
    assert PACKS.ai_card("enraged", 3, {"enraged_damage": "per_level"}).whiles == (("damage", 3),)
    assert PACKS.ai_card("ground_fighting").zone == (1, True)
    assert PACKS.ai_card("ground_fighting", 1, {"ground_fighting_corners": "out"}).zone == (1, False)
    assert PACKS.ai_card("alert").zone == (4, True)
    assert PACKS.ai_card("chomp").injury == "no_jaw"


def test_hit_locations() -> None:
    cards = PACKS.monster("white_lion", "level_1").cards
    assert [id for id, card in cards.items() if card.is_trap()] == ["clever_ploy"]
    assert [id for id, card in cards.items() if card.impervious()] == ["glorious_mane"]
    assert [id for id, card in cards.items() if card.critical is None] == ["clever_ploy"]
    assert [id for id, card in cards.items() if "reflex" in card.reactions] == ["beasts_tail"]
    assert sorted(id for id, card in cards.items() if "wound" in card.reactions) == [
        "beasts_brow", "beasts_flank", "beasts_ribs",
    ]  # fmt: skip
    assert cards["beasts_heel"].injury == "ruptured_tendon"
    assert [hook.moment.name for hook in cards["beasts_heel"].injury_hooks] == ["monster_moves"]
    assert cards["beasts_paw"].injury_flags == ("no_grab",)


# -- tables and gear


def test_every_face_has_one_row() -> None:
    for rulings in ({}, {"legs_death": "1-2"}):
        for location, rows in PACKS.tables(rulings).items():
            faces = [face for row in rows for face in range(row.low, min(row.high, 13) + 1)]
            assert faces == list(range(1, 14 if location == BRAIN else faces[-1] + 1)), location
            assert rows[-1].high > 13
    assert [row.id for row in PACKS.tables()[HEAD]][:2] == ["head_explosion", "decapitation"]
    assert PACKS.tables()[LEGS][1].low == 2
    assert PACKS.tables({"legs_death": "1-2"})[LEGS][1].low == 3
    assert [row.bleeding for row in PACKS.tables()[ARMS]] == [0, 2, 1, 1, 1, 1, 1, 1, 0]


def test_gear() -> None:
    dagger = PACKS.gear("scrap_dagger")
    assert (dagger.speed, dagger.accuracy, dagger.strength, dagger.perfect_strength) == (3, 7, 2, 2)
    assert dagger.has("dagger")
    assert PACKS.parts("weapons", "scrap_dagger").hooks == ()
    assert PACKS.gear("king_spear").reach == 2
    assert (PACKS.gear("cat_gut_bow").range, PACKS.gear("lion_beast_katar").luck) == (6, 1)
    assert PACKS.gear("cloth").armour == {"waist": 1}
    assert PACKS.gear("round_leather_shield").armour == {"all": 1}
    assert PACKS.gear("monster_grease").attributes == {"evasion": 1}
    [sling] = PACKS.parts("weapons", "founding_stone").offers
    assert (sling.name, sling.activation, len(sling.do)) == ("sling_stone", 1, 2)


# -- whole fights


@pytest.mark.parametrize("level", ["prologue", "level_1", "level_2", "level_3"])
def test_random_players_come_to_an_end(level: str) -> None:
    """Every card of the lion is met by players who do anything at all; somebody wins, and copies go the same way."""
    for seed in range(3):
        survivors = []
        for index, (id, at) in enumerate(zip("abcd", ("D11", "N11", "H4", "H17"), strict=True)):
            one = Survivor(index, id)
            one.survival_limit, one.survival, one.square = 5, 3, square(at)
            one.actions = ("encourage", "dash", "surge")
            for slot, gear in enumerate(("founding_stone", "cloth", "scrap_dagger")):
                one.grid[slot] = PACKS.gear(gear)
            one.dress()
            survivors.append(one)
        lion = PACKS.monster("white_lion", level)
        lion.corner, lion.facing = square("H10"), N
        table = Played({one.seat: RandomAgent() for one in survivors}, SeededDice(5, seed))
        fight = Showdown(table, survivors, lion, PACKS.tables(), Rulings({}))
        assert fight.copy(table).fingerprint() == fight.fingerprint()
        play(fight)
        assert fight.outcome in ("victory", "defeat")
        assert all(one.dead for one in fight.survivors) or lion.dead
        assert fight.occasion(SURVIVORS_ACT).fight is fight


# -- what is broken


def test_all_problems_at_once(tmp_path: Path) -> None:
    found = broken(
        tmp_path, "white_lion/ai.yaml",
        ("- {move_and_attack: target, speed: 2, accuracy: 2, damage: 1}", "- {move_and_atack: target, speed: 2, accuracy: 2, damage: 1}"),
        ("    back: B\n    copies: 2", "    bakc: B\n    copies: 2"),
        ("{random: [in_range]}", "{random: [in_rnage]}"),
    )  # fmt: skip
    assert [message for _, _, _, message in found] == [
        "card-unknown-word", "pack-missing-key", "pack-unknown-key", "pack-unknown-value",
    ]  # fmt: skip
    line, column = position("white_lion/ai.yaml", "move_and_attack: target", "move_and")
    assert found[0][:3] == (line, column, "basic_actions.lion_basic_action.do[2].move_and_atack")
    line, column = position("white_lion/ai.yaml", "{random: [in_range]}", "in_range")
    assert found[3][:3] == (line, column, "ai.vicious_claw.do[0].pick[0].random[0]")


@pytest.mark.parametrize(
    ("file", "old", "new", "path", "message", "nearest"),
    [
        ("white_lion/locations.yaml", "charge_off", "charge_of", "locations.beasts_back.failure[0]", "card-unknown-word", "charge_off"),
        ("white_lion/locations.yaml", "of: monster", "of: mnoster", "locations.beasts_back.critical[0].of", "pack-unknown-value", "monster"),
        ("white_lion/locations.yaml", "lion_tail", "lion_tial", "locations.beasts_tail.critical[1].gain", "pack-unknown-name", "lion_tail"),
        ("white_lion/ai.yaml", "at: survivor_hurt", "at: survivor_hrut", "ai.bloodthirsty.hooks[0].at", "pack-unknown-value", "survivor_hurt"),
        ("white_lion/ai.yaml", '"4+"', '"4x"', "ai.size_up.do[2].do[0].results.4x", "pack-bad-value", ""),
        ("white_lion/ai.yaml", "name: meet_gaze", "name: met_gaze", "ai.golden_eyes.hooks[0].do[0].options[0].name", "pack-unknown-name", "meet_gaze"),
        ("white_lion/ai.yaml", "by: level}]", "by: levle}]", "ai.bat_around.do[2].after_damage[0].by", "pack-unknown-value", "level"),
        ("white_lion/monster.yaml", "B: 10, A: 9", "B: 13, A: 9", "monsters.white_lion.levels.level_3.deck.draw.B", "pack-out-of-range", ""),
        ("white_lion/monster.yaml", "traits: [cunning]", "traits: [cuning]", "monsters.white_lion.levels.level_2.traits[0]", "pack-unknown-value", "cunning"),
        ("injuries.yaml", 'rolls: "3-4"', 'rolls: "4-3"', "severe_injuries.head.decapitation.rolls", "pack-bad-value", ""),
        ("injuries.yaml", "bars: [consume, encourage]", "bars: [consme, encourage]", "severe_injuries.head.shattered_jaw.bars[0]", "pack-unknown-value", "consume"),
        ("gear/weapons.yaml", "speed: 2", "speed: fast", "weapons.fist_and_tooth.speed", "pack-wrong-type", ""),
        ("gear/items.yaml", "hooks:", "hoks:", "items.rawhide_drum.hoks", "pack-unknown-key", "hooks"),
    ],
)  # fmt: skip
def test_a_problem_and_its_place(
    tmp_path: Path, file: str, old: str, new: str, path: str, message: str, nearest: str
) -> None:
    shutil.copytree(SHIPPED, tmp_path / "pack")
    text = (SHIPPED / file).read_text("utf-8")
    at = text.index(old)
    (tmp_path / "pack" / file).write_text(text[:at] + new + text[at + len(old) :], "utf-8")
    with pytest.raises(BadPack) as caught:
        load_packs(tmp_path / "pack", "broken")
    [problem] = caught.value.problems
    assert (problem.path, problem.message) == (path, message)
    assert problem.line == text.count("\n", 0, at) + 1
    begins = text.rindex("\n", 0, at) + 1
    assert begins - at <= 0 < problem.column <= at - begins + len(new) + 1
    assert nearest in problem.nearest if nearest else not problem.nearest


def test_an_unknown_section_and_a_file_that_is_no_yaml(tmp_path: Path) -> None:
    assert broken(tmp_path, "disorders.yaml", ("disorders:", "disorder:"))[0][1:] == (1, "disorder", "pack-unknown-key")
    (tmp_path / "pack" / "arts.yaml").write_text("arts: [", "utf-8")
    with pytest.raises(BadPack) as caught:
        load_packs(tmp_path / "pack", "broken")
    messages: Any = [(problem.file, problem.message) for problem in caught.value.problems]
    assert ("broken/arts.yaml", "pack-syntax") in messages
