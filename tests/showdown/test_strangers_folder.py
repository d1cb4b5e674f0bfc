"""A stranger's folder: what is wrong with it is told in the first place where it is wrong, whatever it does no fight breaks, and all of it can be read."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from affray.agents.random import RandomAgent
from affray.cli import monster_trial as trial
from affray.cli.main import run
from affray.cli.screens.showdown import ShowdownScreen
from affray.cli.voice import Voice
from affray.kernel.chance import SeededDice
from affray.kernel.event import ChainCut
from affray.kernel.fight import MOST_CALLS, play
from affray.kernel.live import Sitter, go
from affray.kernel.names import Name
from affray.kernel.pack import BadPack, Problem
from affray.kernel.ruling import nearest
from affray.kernel.table import Recorded, Table
from affray.kernel.text import Lexicon, Text, shipped
from affray.showdown.describe import describe
from affray.showdown.game import GAME
from affray.showdown.pack_file import declined, gaps, unused_names
from affray.showdown.packs import Packs, load_packs, packs_with
from affray.showdown.roll_file import gap_before, overlapping
from affray.showdown.scenario import load_scenario, of_folder
from affray.showdown.survivor import Survivor
from affray.showdown.verbs.control import CardOption, Option
from affray.showdown.verbs.survivors import KnockDown
from affray.showdown.who_file import CHECKED, nobodies
from tests.showdown.test_how_to import DOCUMENT, FILE

SEATS = ("vera", "osip", "darya", "foma")


@pytest.fixture
def toad(tmp_path: Path) -> Path:
    """The Bell Toad of the document, to be broken."""
    folder = tmp_path / "bell_toad"
    for name, text in FILE.findall(DOCUMENT.read_text("utf-8")):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    return folder


def change(folder: Path, file: str, *changes: tuple[str, str]) -> None:
    text = (folder / file).read_text("utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    (folder / file).write_text(text, "utf-8")


def problems(folder: Path) -> list[Problem]:
    with pytest.raises(BadPack) as caught:
        packs_with(folder)
    return caught.value.problems


def refused(args: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit) as ended:
        run([*args, "--lang", "en"])
    assert ended.value.code == 2
    return capsys.readouterr().err


# -- cards that call one another

WOUNDS = "{at: monster_wounded, do: [{heal: 1}, {wound: 1}]}"
FLEES = "{at: monster_moves, do: [{full_move: away, from: survivors}]}"


def with_trait(folder: Path, hook: str) -> None:
    change(folder, "ai.yaml", ("{at: monster_turn_end, do: [{each: adjacent, do: [{hurt: each, by: 1}]}]}", hook))
    change(folder, "monster.yaml", ("traits: []", "traits: [warty_hide]"))


@pytest.mark.parametrize("hook", [WOUNDS, FLEES])
def test_cards_that_call_one_another_are_cut_off_and_the_fight_goes_on(toad: Path, hook: str) -> None:
    with_trait(toad, hook)
    scenario = load_scenario(toad / "scenarios" / "bell-toad-1.yaml")
    table = Recorded(dict.fromkeys(SEATS, RandomAgent()), SeededDice(3))
    fight = scenario.new(table, scenario.rulings())
    play(fight)
    cut = [event for event in table.told if isinstance(event, ChainCut)]
    assert ("warty_hide", MOST_CALLS) in {(event.card, event.most) for event in cut}
    seats = dict.fromkeys(SEATS, Sitter())
    again = go(lambda other: scenario.new(other, scenario.rulings()), table.lines, seats, b"secret")
    assert again.fight.fingerprint() == fight.fingerprint()
    assert [told.event for told in again.told if isinstance(told.event, ChainCut)] == cut


@pytest.mark.parametrize("hook", [WOUNDS, FLEES])
def test_check_names_the_card_of_such_a_chain(toad: Path, hook: str, capsys: pytest.CaptureFixture[str]) -> None:
    with_trait(toad, hook)
    line = 1 + (toad / "ai.yaml").read_text("utf-8").splitlines().index("  warty_hide:")
    said = refused(["check", str(toad)], capsys)
    assert f"{toad / 'ai.yaml'}:{line}: " in said
    assert "Warty Hide" in said


def test_the_deepest_nesting_leaves_room_on_the_stack(toad: Path) -> None:
    nested = "{heal: 1}, {wound: 1}"
    for _depth in range(2):
        nested = f'{{roll: d10, results: {{"1+": [{{when: {{level: 1}}, then: [{nested}]}}]}}}}'
    with_trait(toad, f"{{at: monster_wounded, do: [{nested}]}}")
    scenario = load_scenario(toad / "scenarios" / "bell-toad-1.yaml")
    table = Recorded(dict.fromkeys(SEATS, RandomAgent()), SeededDice(3))
    play(scenario.new(table, scenario.rulings()))
    assert any(isinstance(event, ChainCut) for event in table.told)


def test_no_shipped_card_comes_near_the_limit() -> None:
    class Deep(Recorded):
        most = 0

        def throw(self, throw: object) -> object:
            assert self.fight is not None
            Deep.most = max(Deep.most, self.fight.calls)
            return super().throw(throw)  # type: ignore[arg-type]

    for id in ("white-lion-3", "mirror-heron-2"):
        scenario = load_scenario(id)
        for seed in range(4):
            seats = scenario.new(Table(), scenario.rulings()).seats()
            play(scenario.new(Deep(dict.fromkeys(seats, RandomAgent()), SeededDice(seed)), scenario.rulings()))
    assert 1 <= Deep.most <= MOST_CALLS // 4


# -- what is refused


@pytest.mark.parametrize(
    ("file", "old", "new", "message", "path"),
    [
        ("pack.yaml", "game: showdown", "game: showdwn", "pack-unknown-value", "game"),
        ("pack.yaml", "format: 1", "format: 2", "pack-newer", "format"),
        ("pack.yaml", "format: 1\n", "", "pack-missing-key", ""),
        ("monster.yaml", "  bell_toad:\n", "  white_lion:\n", "pack-duplicate-id", "monsters.white_lion"),
        ("locations.yaml", "id: burst_bell", "id: cracked_temple", "pack-duplicate-id", "locations.bell_in_the_belly.injury.id"),
        ("ai.yaml", 'results: {"6+": [{brain', 'results: {"5-7": [], "6+": [{brain', "roll-overlap", "ai.toll.do[1].do[0].results.6+"),
        ("ai.yaml", 'results: {"6+": [{brain', 'results: {"12+": [{brain', "pack-out-of-range", "ai.toll.do[1].do[0].results.12+"),
        ("ai.yaml", 'results: {"5+":', "results: {5:", "pack-number-key", "statuses.ringing_ears.hooks[0].do[0].results.5"),
        ("ai.yaml", "speed: 2, accuracy: 3, damage: 1}\n\n", "speed: -2, accuracy: 3, damage: 1}\n\n", "pack-out-of-range", "basic_actions.toad_basic_action.do[2].speed"),
        ("ai.yaml", "{hurt: each, by: 1}", "{hurt: owner, by: 1}", "who-nobody", "ai.warty_hide.hooks[0].do[0].do[0].hurt"),
        ("ai.yaml", "{each: adjacent, do: [{hurt: each, by: 1}]}", "{hurt: target, by: 1}", "who-nobody", "ai.warty_hide.hooks[0].do[0].hurt"),
        ("ai.yaml", "{knock_back: target, by: 3}", "{knock_back: attacker, by: 3}", "who-nobody", "ai.belly_flop.do[2].after_damage[0].knock_back"),
        ("ai.yaml", "copies: 3", "copies: many", "pack-wrong-type", "ai.tongue_lash.copies"),
        ("ai.yaml", "bars: [encourage]", "flags: [on]", "pack-yaml-word", "statuses.ringing_ears.flags[0]"),
    ],
)  # fmt: skip
def test_is_refused_at_its_place(toad: Path, file: str, old: str, new: str, message: str, path: str) -> None:
    change(toad, file, (old, new))
    found = [one for one in problems(toad) if one.message == message]
    assert [(one.file, one.path, one.line > 0) for one in found] == [(str(toad / file), path, True)]


def test_a_folder_without_its_pack_file_is_refused(toad: Path) -> None:
    (toad / "pack.yaml").unlink()
    assert [(one.file, one.message) for one in problems(toad)] == [(str(toad), "pack-no-about")]


def test_a_monster_without_a_trap_is_refused(toad: Path) -> None:
    change(toad, "locations.yaml", ("flags: [trap]\n    trap:", "wound:"))
    assert [(one.path, one.message) for one in problems(toad)] == [("monsters.bell_toad", "monster-no-trap")]


def test_a_target_that_was_picked_in_a_hook_is_one(toad: Path) -> None:
    change(
        toad,
        "ai.yaml",
        ("[{each: adjacent, do: [{hurt: each, by: 1}]}]", "[{pick: [{closest: []}]}, {hurt: target, by: 1}]"),
    )
    assert "warty_hide" in packs_with(toad).ids("ai")


def test_the_house_says_of_nobody_what_it_says() -> None:
    packs = load_packs()
    found = [
        (id, *each)
        for section in CHECKED
        for id in packs.ids(section)
        for each in nobodies(section, packs.raw(section, id))
    ]
    assert found == []


def test_problems_of_several_files_are_told_together(toad: Path) -> None:
    change(toad, "ai.yaml", ("{knock_down: target}", "{knock_dwn: target}"))
    change(toad, "monster.yaml", ("{B: 5, A: 2}", "{B: 15, A: 2}"))
    change(toad, "locations.yaml", ("[charge_off]", "[charge_of]"))
    change(toad, "pack.yaml", ("format: 1", "format: 9"))
    assert [Path(one.file).name for one in problems(toad)] == ["ai.yaml", "locations.yaml", "monster.yaml", "pack.yaml"]


def test_a_file_that_is_no_yaml_makes_no_names_unknown(toad: Path) -> None:
    change(toad, "ai.yaml", ("    kind: mood\n", "\tkind: mood\n"))
    change(toad, "locations.yaml", ("[charge_off]", "[charge_of]"))
    assert [one.message for one in problems(toad)] == ["pack-syntax", "card-unknown-word"]


def test_the_first_of_two_is_named(toad: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(toad, "ai.yaml", ("  leap:", "  toll:"), ("  night_song:", "  claw:"))
    said = refused(["check", str(toad)], capsys)
    assert "toll stands here twice, first at " in said
    assert "claw is taken already: ai (showdown/white_lion/ai.yaml:" in said
    assert "expected" not in said


# -- its scenarios, and what the command says


def test_scenarios_are_checked_with_their_folder_and_played(toad: Path) -> None:
    assert trial.try_monster(toad, 2).scenarios == ["bell-toad-1"]
    other = toad / "scenarios" / "other.yaml"
    other.write_text((toad / "scenarios" / "bell-toad-1.yaml").read_text("utf-8"), "utf-8")
    change(toad, "scenarios/bell-toad-1.yaml", ("level: 1", "level: 4"), ("bone_axe", "bone_ax"))
    change(toad, "scenarios/other.yaml", ("pack: ..", "pack: ../.."))
    change(toad, "monster.yaml", ("card: tall_grass", "card: tall_gras"))
    with pytest.raises(BadPack) as caught:
        trial.try_monster(toad, 2)
    assert [(Path(one.file).name, one.line, one.path) for one in caught.value.problems] == [
        ("monster.yaml", 23, "monsters.bell_toad.setup.terrain[0].card"), ("bell-toad-1.yaml", 7, "level"),
        ("bell-toad-1.yaml", 11, "party[1].gear[0]"), ("other.yaml", 5, "pack"),
    ]  # fmt: skip
    assert caught.value.problems[3].message == "scenario-pack-elsewhere"


def test_a_scenario_of_a_pack_that_is_not_there(toad: Path) -> None:
    change(toad, "scenarios/bell-toad-1.yaml", ("pack: ..", "pack: ../nowhere"))
    with pytest.raises(BadPack) as caught:
        load_scenario(toad / "scenarios" / "bell-toad-1.yaml")
    assert [(one.line, one.path, one.message) for one in caught.value.problems] == [(5, "pack", "pack-no-folder")]
    with pytest.raises(BadPack):
        of_folder(toad, load_packs())


def test_what_was_meant_by_a_folder_or_a_part_of_one(toad: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert f"play {toad / 'scenarios' / 'bell-toad-1.yaml'}" in refused(["play", str(toad)], capsys)
    assert f"check {toad}" in refused(["check", str(toad / "ai.yaml")], capsys)
    assert f"check {toad}" in refused(["check", str(toad.parent)], capsys)
    change(toad, "pack.yaml", ("game: showdown", "game: chess"))
    (toad / "monster.yaml").unlink()
    assert "chess cannot stand here" in refused(["check", str(toad)], capsys)


def test_what_is_worth_a_look_is_told(toad: Path) -> None:
    change(toad, "monster.yaml", ("monsters:", "names:\n  croak: {name: {en: Croak, ru: квакнуть}}\nmonsters:"))
    change(toad, "ai.yaml", ('"5+": [{put', '"1-2": [], "5+": [{put'), ("acc: хлёсткий язык, gender: m", "gender: m"))
    packs = packs_with(toad)
    assert [(line, id) for _, line, id in unused_names(packs)] == [(2, "croak")]
    assert [(key, faces) for _, _, key, faces in gaps(packs)] == [("5+", "3-4")]
    made = {name.en: (cases, name.ru.acc) for _, _, name, cases in declined(packs)}
    assert made["Tongue Lash"] == (("gen", "acc"), "хлёсткого языка")
    assert made["Toll"][0] == ("gen",)
    assert "Croak" not in made


def test_faces() -> None:
    assert overlapping(["1-3", "3+", "x"]) == [("3+", "1-3")]
    assert (gap_before(["1-2", "6+", "4"]), gap_before(["3", "4+"])) == ([("4", "3"), ("6+", "5")], [])


def test_only_near_names_are_offered() -> None:
    assert nearest("salt_crust", ["glass_dust", "salt_crush"]) == ["salt_crush"]
    assert nearest("stand_firm", ["take_aim", "stronger_arm"]) == []
    assert nearest("hed", ["head", "arms"]) == ["head"]


# -- what can be read


def said(packs: Packs, topic: str, lang: str = "en") -> str:
    return "\n".join(describe(None, topic, Text(lang, shipped(), Lexicon([packs.names()])), packs))


def test_the_note_of_a_card_is_shown(toad: Path) -> None:
    change(
        toad,
        "ai.yaml",
        (
            "    back: A\n    copies: 1\n    kind: normal\n    do:\n",
            "    note: {en: It jumps., ru: Прыгает.}\n    back: A\n    copies: 1\n    kind: normal\n    do:\n",
        ),
    )
    packs = packs_with(toad)
    assert said(packs, "leap").endswith("\nIt jumps.")
    assert said(packs, "leap", "ru").endswith("\nПрыгает.")


@pytest.mark.parametrize(
    ("lang", "hook", "words"),
    [
        ("en", "{at: monster_turn_end, do: [{each: adjacent, random: 2, unless: {deaf: each}, if: {insane: each}, do: [{hurt: each, by: 1}]}]}", "2 random survivors adjacent to the monster"),
        ("ru", "{at: monster_turn_end, do: [{each: adjacent, random: 2, unless: {deaf: each}, if: {insane: each}, do: [{hurt: each, by: 1}]}]}", "Случайные выжившие рядом с монстром, числом 2".lower()),
        ("ru", "{at: monster_turn_end, do: [{pick: [{closest: []}]}, {basic_action: target}]}", "основное действие против цели"),
        ("en", "{at: survivor_step, may: true, do: [{hurt: actor, by: 1}]}", "if the monster controller wishes, that survivor suffers"),
        ("ru", "{at: survivor_step, may: true, do: [{hurt: actor, by: 1}]}", "если манипулятор пожелает, этот выживший"),
        ("en", "{at: monster_turn, do: []}\n    while: [{movement_is: 3}]", "the monster has a movement of 3"),
        ("en", "{at: monster_turn, do: [{pick: [{closest: []}]}]}", 'the instinct "Swallowed Bell"'),
    ],
)  # fmt: skip
def test_a_text_says_what_the_card_does(toad: Path, lang: str, hook: str, words: str) -> None:
    change(
        toad,
        "ai.yaml",
        (
            "    hooks: [{at: monster_turn_end, do: [{each: adjacent, do: [{hurt: each, by: 1}]}]}]",
            f"    hooks:\n      - {hook}",
        ),
    )
    assert words in said(packs_with(toad), "warty_hide", lang)


def test_a_duration_card_says_what_holds_while_it_lies_there() -> None:
    lines = said(load_packs(), "moulting").split("\n")
    lies, second = lines.index("While it lies face up:"), lines.index("Drawn the second time, face up:")
    assert 0 < lies < second - 1


def test_everything_of_the_monster_is_found_by_its_name(toad: Path) -> None:
    change(
        toad,
        "monster.yaml",
        ("monsters:", "names:\n  foundry: {name: Bell Foundry}\nmonsters:"),
        ("      defeat:", "      first_victory: {place: foundry}\n      defeat:"),
    )
    scenario = load_scenario(toad / "scenarios" / "bell-toad-1.yaml")
    fight = scenario.new(Table(), scenario.rulings())
    known = GAME.cards(fight)
    text = Text("en", shipped(), Lexicon([scenario.names()]))
    for id in ("ringing_ears", "burst_bell", "clapper", "foundry"):
        assert id in known
        assert describe(fight, id, text), id


def test_what_may_be_chosen_says_who_chooses_and_what_it_does(capsys: pytest.CaptureFixture[str]) -> None:
    names = {
        "vera": Name.from_data("Vera"),
        "kneel": Name.from_data("kneel"),
        "stay": Name.from_data("stay"),
        "toll": Name.from_data("Toll"),
    }
    vera = Survivor(0, "vera", "vera")
    question = CardOption("vera", "toll", [Option("kneel", (KnockDown("target"),)), Option("stay")], vera)
    voice = Voice("en", names)
    assert voice.said(question.words()) == "Toll: Vera chooses"
    ShowdownScreen(voice).consequences(question)
    assert capsys.readouterr().out.split("\n")[:2] == [
        "    Kneel: The target is knocked down.",
        "    Stay: Nothing happens.",
    ]


def test_python_m_affray() -> None:
    done = subprocess.run([sys.executable, "-m", "affray", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("affray ")
