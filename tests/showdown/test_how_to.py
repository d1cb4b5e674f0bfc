"""The monster of docs/how-to-add-a-monster.md, typed as it stands there, is read, tried and fought; strangers' folders keep to themselves."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from affray.agents.random import RandomAgent
from affray.cli import monster_trial as trial
from affray.cli.main import run
from affray.kernel.chance import SeededDice
from affray.kernel.fight import play
from affray.kernel.pack import BadPack
from affray.kernel.table import Recorded
from affray.showdown.packs import SHIPPED, load_packs, packs_with
from affray.showdown.scenario import from_data, load_scenario

DOCUMENT = Path(__file__).parents[2] / "docs" / "how-to-add-a-monster.md"
FILE = re.compile(r"^File `([^`]+)`:\n\n```yaml\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILES = ["pack.yaml", "monster.yaml", "ai.yaml", "locations.yaml", "resources.yaml", "scenarios/bell-toad-1.yaml"]


@pytest.fixture
def toad(tmp_path: Path) -> Path:
    """The folder that a reader of the document has at its end."""
    folder = tmp_path / "bell_toad"
    for name, text in FILE.findall(DOCUMENT.read_text("utf-8")):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder


def test_the_document_has_every_file_that_it_lists(toad: Path) -> None:
    assert [name for name, _ in FILE.findall(DOCUMENT.read_text("utf-8"))] == FILES
    listed = re.findall(r"^ +([a-z-]+[0-9]?\.yaml)$", DOCUMENT.read_text("utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted(Path(name).name for name in FILES)


def test_every_card_of_the_toad_comes_and_every_verb_runs(toad: Path) -> None:
    heard: list[int] = []
    found = trial.try_monster(toad, 120, heard.append)
    assert (found.monster, found.fights, heard) == ("bell_toad", 120, list(range(1, 121)))
    assert found.victories > 0
    assert found.defeats > 0
    assert (found.cards, found.locations, found.unused, found.verbs) == ([], [], [], [])


def test_the_same_folder_gives_the_same_trial(toad: Path) -> None:
    one, two = (trial.try_monster(toad, 6) for _ in range(2))
    assert (one.rounds, one.victories, one.verbs) == (two.rounds, two.victories, two.verbs)


def test_the_toad_is_fought(toad: Path) -> None:
    scenario = load_scenario(toad / "scenarios" / "bell-toad-1.yaml")
    again = from_data(scenario.raw, "bell-toad-1")
    for seed in range(4):
        ends = []
        for each in (scenario, again):
            table = Recorded(dict.fromkeys(("vera", "osip", "darya", "foma"), RandomAgent()), SeededDice(seed))
            fight = each.new(table, each.rulings())
            play(fight)
            ends.append(fight.fingerprint())
            assert fight.monster.id == "bell_toad"
        assert ends[0] == ends[1]


@pytest.mark.parametrize(("lang", "words"), [("en", "Every card was drawn"), ("ru", "Вытянута каждая карта")])
def test_check_tells_how_it_went(
    toad: Path, lang: str, words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("affray.cli.trials.FIGHTS", 120)
    with pytest.raises(SystemExit) as ended:
        run(["check", str(toad), "--lang", lang])
    assert not ended.value.code
    assert words in capsys.readouterr().out


def test_check_lists_what_never_comes(toad: Path) -> None:
    path = toad / "ai.yaml"
    text = path.read_text("utf-8")
    text = text.replace(
        "if: by_me, do: [{roll", "if: [by_me, {deaf: owner}, {insane: owner}], unless: {insane: owner}, do: [{roll"
    )
    path.write_text(
        text.replace("    back: A\n    copies: 1\n    kind: mood", "    back: L\n    copies: 1\n    kind: mood"),
        "utf-8",
    )
    monster = toad / "monster.yaml"
    monster.write_text(monster.read_text("utf-8").replace("A: 2}", "A: 1}").replace("[warty_hide]", "[]"), "utf-8")
    found = trial.try_monster(toad, 40)
    assert (found.cards, found.unused) == (["night_song"], ["warty_hide"])
    assert "statuses.ringing_ears.hooks[0].do[0]" in [each.path for each in found.verbs]
    line = next(each.line for each in found.verbs if each.path == "statuses.ringing_ears.hooks[0].do[0]")
    assert "unless: {insane: owner}" in path.read_text("utf-8").splitlines()[line - 1]


def test_a_card_without_an_end_is_found(toad: Path) -> None:
    path = toad / "ai.yaml"
    path.write_text(
        path.read_text("utf-8").replace("do: [{face: closest}, end_turn]", "do: [{basic_action: list}]"), "utf-8"
    )
    with pytest.raises(trial.Endless) as caught:
        trial.try_monster(toad, 200)
    assert caught.value.card in ("toad_waits", "toad_basic_action")


# -- strangers' folders


def test_a_strangers_ids_lie_over_the_shipped_ones(toad: Path) -> None:
    packs = packs_with(toad)
    assert packs.of("bell_toad", "locations")[0] == "toad_brow"
    assert set(packs.of("white_lion", "locations")) == set(load_packs().of("white_lion", "locations"))
    assert packs.gear("bone_axe").has("frail")
    assert "bell_toad" not in load_packs().ids("monsters")
    names = packs.names()
    assert (names["tongue_lash"].ru.ins, names["claw"].en) == ("хлёстким языком", "Claw")


def test_an_id_of_the_shipped_pack_is_refused(toad: Path) -> None:
    path = toad / "ai.yaml"
    path.write_text(path.read_text("utf-8").replace("  leap:", "  claw:").replace("  toll:", "  bone_axe:"), "utf-8")
    with pytest.raises(BadPack) as caught:
        packs_with(toad)
    assert [(each.path, each.message, each.expected.split()[0]) for each in caught.value.problems] == [
        ("ai.bone_axe", "pack-duplicate-id", "weapons"), ("ai.claw", "pack-duplicate-id", "ai"),
    ]  # fmt: skip


def test_a_monster_has_only_what_lies_in_its_folder(toad: Path) -> None:
    path = toad / "monster.yaml"
    path.write_text(path.read_text("utf-8").replace("[warty_hide]", "[cunning]"), "utf-8")
    with pytest.raises(BadPack) as caught:
        packs_with(toad)
    assert [each.path for each in caught.value.problems] == ["monsters.bell_toad.levels.level_2.traits[0]"]


def test_a_card_of_no_monster_serves_all(toad: Path, tmp_path: Path) -> None:
    whole = tmp_path / "whole"
    whole.mkdir()
    toad.rename(whole / "bell_toad")
    (whole / "shared.yaml").write_text(
        "ai:\n  grim:\n    name: Grim\n    back: S\n    copies: 1\n    kind: trait\n", "utf-8"
    )
    monster = whole / "bell_toad" / "monster.yaml"
    monster.write_text(monster.read_text("utf-8").replace("[warty_hide]", "[grim, warty_hide]"), "utf-8")
    packs = packs_with(whole)
    assert packs.traits("bell_toad", "level_2") == ("grim", "warty_hide")
    assert "grim" in packs.monster("bell_toad", "level_2").ai_cards
    assert "grim" not in packs.of("bell_toad", "ai", shared=False)


def test_a_folder_that_is_none_and_one_of_the_house() -> None:
    with pytest.raises(BadPack):
        packs_with(SHIPPED / "no_such_folder")
    assert packs_with(SHIPPED / "mirror_heron") is load_packs()


@pytest.mark.parametrize(
    ("old", "new", "path", "message"),
    [
        ("{give: ringing_ears, of: target}", "{give: ringing_eers, of: target}", "ai.toll.do[1].do[0].results.6+[1].give", "pack-unknown-name"),
        ("range: 3", "range: far", "ai.tongue_lash.do[2].range", "pack-wrong-type"),
        ("bars: [encourage]", "bars: [encourge]", "statuses.ringing_ears.bars[0]", "pack-unknown-value"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_found_at_its_place(toad: Path, old: str, new: str, path: str, message: str) -> None:
    file = toad / "ai.yaml"
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(BadPack) as caught:
        packs_with(toad)
    assert [(each.path, each.message) for each in caught.value.problems] == [(path, message)]


def test_what_its_gear_is_made_of_must_be_there(toad: Path) -> None:
    wrong = "items:\n  toad_bell:\n    name: Toad Bell\n    recipe: {clapper: 1, bronze_wrat: 2, bone: 1}\n"
    (toad / "gear.yaml").write_text(wrong, "utf-8")
    with pytest.raises(BadPack) as caught:
        packs_with(toad)
    [problem] = caught.value.problems
    assert (problem.path, problem.message) == ("items.toad_bell.recipe.bronze_wrat", "pack-unknown-key")
    assert "bronze_wart" in problem.nearest
