"""A fight at the prompt: begun, answered, undone, corrected, left, resumed, replayed, branched."""

import json
from pathlib import Path

import pytest

from affray.kernel.record import load

from .conftest import Affray

ME = ("--seat", "hild=human", "--seed", "5", "--record", "f.affray")


def lines(path: str = "f.affray") -> list[dict[str, object]]:
    return load(Path(path)).force


def test_agents_play_a_whole_fight_and_the_same_one_from_a_seed(affray: Affray) -> None:
    first = affray("play", "one_orc", "--auto", "--seed", "4")
    again = affray("play", "one_orc", "--auto", "--seed", "4")
    other = affray("play", "one_orc", "--auto", "--seed", "5")
    assert first.exit_code == 0
    assert "The fight is over" in first.output
    assert first.output == again.output != other.output
    assert not list(Path().iterdir())


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("scenario", ["barrow", "drums", "trolls_at_noon", "webs", "night_ambush"])
def test_every_line_of_a_fight_has_its_words(affray: Affray, lang: str, scenario: str) -> None:
    result = affray("play", scenario, "--auto", "--seed", "2", "--lang", lang)
    assert result.exit_code == 0
    assert not [row for row in result.output.splitlines() if row.lstrip().startswith("[")]


def test_a_fight_is_left_and_goes_on_at_the_same_question(affray: Affray) -> None:
    left = affray("play", "one_orc", *ME, typed="1\nq\n")
    assert left.exit_code == 0
    assert "Go on: affray resume f.affray" in left.output
    resumed = affray("resume", "f.affray", "--seat", "hild=human", typed="q\n")
    assert resumed.exit_code == 0
    asked = [row for row in left.output.splitlines() if row.startswith("  1  ")][-1]
    assert asked in resumed.output
    assert lines()[0] == {"ask": "volley", "by": "hild", "is": "hold"}


def test_an_answer_is_taken_back_and_given_otherwise(affray: Affray) -> None:
    result = affray("play", "one_orc", *ME, typed="1\nu\n2\nq\n")
    assert "Taken back" in result.output
    assert lines()[0] == {"ask": "volley", "by": "hild", "is": "short_spear:orc_soldier_1"}
    marks = [line for line in load(Path("f.affray")).lines if "undo" in line]
    assert marks == [{"undo": 0}]


def test_nothing_is_taken_back_before_the_first_answer(affray: Affray) -> None:
    result = affray("play", "one_orc", *ME, typed="u\nq\n")
    assert result.exit_code == 0
    assert "There is nothing to take back." in result.output
    assert not load(Path("f.affray")).lines


def test_a_correction_takes_effect(affray: Affray) -> None:
    result = affray("play", "one_orc", *ME, typed="1\nc\n2\n1\n3\ns\nq\n")
    fix = next(line for line in lines() if "fix" in line)
    assert fix == {"fix": "endurance:hild", "to": 3, "by": "loremaster"}
    assert "3/27" in result.output


def test_a_standing_order_is_kept(affray: Affray) -> None:
    affray("play", "one_orc", *ME, typed="1\no\n1\nq\n")
    assert {"order": "hope", "by": "hild", "is": "never"} in lines()


def test_closed_options_say_why(affray: Affray) -> None:
    result = affray("play", "one_orc", *ME, typed="1\nx\nq\n")
    assert "Rearward" in result.output
    assert "(S2)" in result.output


def test_a_question_mark_explains_rules_cards_and_fighters(affray: Affray) -> None:
    result = affray("play", "one_orc", *ME, typed="1\n?\n? co-18\n? hild\n? hardihood\n? craven\nq\n")
    assert "S1: " in result.output
    assert "CO-18: Heavy Blow" in result.output
    assert "27/27" in result.output
    assert "Nothing here is called “hardihood”" in result.output


def test_russian_letters_and_slips_of_the_layout(affray: Affray) -> None:
    for state, undo, leave in (("с", "о", "в"), ("s", "u", "q"), ("ы", "г", "й"), ("ы", "j", "d")):
        Path("f.affray").unlink(missing_ok=True)
        result = affray("play", "one_orc", *ME, "--lang", "ru", typed=f"1\n{state}\n{undo}\n{leave}\n")
        assert result.exit_code == 0
        assert "Отряд" in result.output
        assert "Отменено" in result.output
        assert "Бой ждёт" in result.output
        assert not lines()


def test_a_wrong_number_is_asked_again(affray: Affray) -> None:
    result = affray("play", "one_orc", *ME, typed="99\nблин\n1\nq\n")
    assert result.output.count("A number from 1 to 2") == 2
    assert lines()[0]["is"] == "hold"


def test_real_dice_are_typed_checked_and_thrown_by_chance(affray: Affray) -> None:
    typed = "2\n1\n14 3\n7\n7 x\ng 6\nu\nо 1\nq\n"
    result = affray("play", "one_orc", *ME, "--dice", "typed", typed=typed)
    assert "Hild throws, attack: the Feat die" in result.output
    assert "Die 1: 14 is not between 1 and 12." in result.output
    assert "2 faces are wanted, 1 given." in result.output
    assert "Die 2: “x” is no face (1 to 6)." in result.output
    assert {"throw": "attack", "by": "hild", "faces": [11, 1]} in lines()
    affray("resume", "f.affray", "--seat", "hild=human", typed="v\nvv\nq\n")
    throws = [line for line in lines() if "throw" in line]
    assert len(throws) >= 2


def test_virtual_dice_fall_the_same_after_an_undo(affray: Affray) -> None:
    affray("play", "one_orc", *ME, typed="2\n1\nq\n")
    once = [line for line in lines() if "throw" in line]
    affray("resume", "f.affray", "--seat", "hild=human", typed="u\n1\nq\n")
    assert once
    assert [line for line in lines() if "throw" in line] == once


def test_replay_shows_the_same_fight_whole_and_up_to_a_line(affray: Affray) -> None:
    played = affray("play", "one_orc", "--auto", "--seed", "4", "--record", "f.affray")
    replayed = affray("replay", "f.affray")
    assert replayed.exit_code == 0
    log = played.output.partition("The fight begins")[2].strip()
    assert replayed.output.partition("The fight begins")[2].strip().startswith(log)
    part = affray("replay", "f.affray", "--to", "5", "--seat", "hild")
    assert part.exit_code == 0
    assert len(part.output) < len(replayed.output)
    step = affray("replay", "f.affray", "--step", typed="\n\nq\n")
    assert "Enter goes on" in step.output


def test_undo_and_branch_from_outside(affray: Affray) -> None:
    affray("play", "one_orc", "--auto", "--seed", "4", "--record", "f.affray")
    whole = lines()
    branched = affray("branch", "f.affray", "--at", "3", "--record", "g.affray")
    assert branched.exit_code == 0
    assert lines("g.affray") == whole[:3]
    assert load(Path("g.affray")).header["branch"] == {"of": "f.affray", "at": 3}
    assert affray("undo", "f.affray").exit_code == 2
    assert affray("undo", "f.affray", "--to", "3").exit_code == 0
    assert lines() == whole[:3]
    assert affray("undo", "f.affray", "--to", "30").exit_code == 2
    assert affray("resume", "f.affray").exit_code == 0
    assert lines() == whole


def test_several_people_at_one_keyboard_see_whose_option_is_whose(affray: Affray) -> None:
    Path("two.yaml").write_text(
        "name: Two\nheroes: [nali, hild]\nfoes: [orc_soldier]\nonset: {ambush: by_foes}\n", encoding="utf-8"
    )
    result = affray("play", "two.yaml", "--seat", "Hild=human", "--seat", "nali=human", typed="q\n")
    assert result.exit_code == 0
    assert "  1  Hild supports" in result.output
    assert "  2  [Náli] Roll" in result.output


def test_the_header_runs_the_fight_again(affray: Affray) -> None:
    affray("play", "one_orc", "--auto", "--edition", "printing-2", "--ruling", "tn_base=18", "--record", "f.affray")
    header = json.loads(Path("f.affray").read_text("utf-8").splitlines()[0])
    assert header["edition"] == "printing-2"
    assert header["rulings"] == {"tn_base": "18"}
    assert header["seats"] == {"hild": "sensible", "loremaster": "sensible"}
    assert set(header["packs"]) > {"hild", "orc_soldier"}
    assert affray("check", "f.affray").exit_code == 0


def test_with_no_scenario_and_nobody_to_ask_the_demonstration_is_played(affray: Affray) -> None:
    result = affray("play", "--seed", "1")
    assert result.exit_code == 0
    assert "Ambush by the road" in result.output
    assert "The fight is over" in result.output


@pytest.mark.parametrize(
    ("lang", "asked", "said"),
    [
        ("en", "Knockback", "CO-11: "),
        ("en", "great axe", "damage 7, Injury 20, Load 4; both hands only"),
        ("en", "bow", "ranged"),
        ("en", "snake-like speed", "Ill-favoured"),
        ("en", "shield", "Parry +2, Load 4."),
        ("en", "змеиная быстрота", "Ill-favoured"),
        ("ru", "отбрасывание", "СО-11: "),
        ("ru", "Knockback", "СО-11: "),
        ("ru", "короткое копье", "можно метать"),
        ("ru", "змеиная быстрота", "неблагоприятным"),
        ("ru", "змеинная быстрота", "Может быть, змеиная быстрота?"),
        ("ru", "тяжелая рука", "сильный удар"),
        ("ru", "кольчужная рубаха", "Защита доспеха 3к, Нагрузка 9."),
        ("ru", "запугивание", "СО-13: "),
    ],
)
def test_whatever_has_a_name_can_be_asked_about(affray: Affray, lang: str, asked: str, said: str) -> None:
    result = affray("play", "one_orc", *ME, "--lang", lang, typed=f"? {asked}\nq\n")
    assert said in result.output


def test_nothing_far_from_what_was_typed_is_offered(affray: Affray) -> None:
    result = affray("play", "one_orc", *ME, "--lang", "ru", typed="? абырвалг\nв\n")
    assert "«абырвалг».\n" in result.output


def test_the_chance_stands_at_every_choice_that_changes_it(affray: Affray) -> None:
    result = affray("play", "one_orc", *ME, typed="2\nq\n")
    assert "Hope on the attack? 10%, 1d against 16 now; Hope 13" in result.output
    assert "Spend 1 Hope: +1d, 27%" in result.output
    affray("resume", "f.affray", "--seat", "hild=human", typed="1\n1\nq\n")
    turn = affray("resume", "f.affray", "--seat", "hild=human", typed="1\nq\n").output
    assert "Intimidate Foe (Awe, " in turn
    assert "%, " in turn.partition("Intimidate Foe (Awe, ")[2].partition(")")[0]


def test_the_way_on_is_said_in_the_language_asked_for(affray: Affray) -> None:
    left = affray("play", "one_orc", *ME, "--lang", "ru", typed="1\nв\n")
    assert "Продолжить: affray resume f.affray --lang ru" in left.output
    assert "affray undo f.affray --lang ru" not in left.output


def test_the_state_knows_gender_and_that_surprise_passes(affray: Affray) -> None:
    at = ("--seat", "hild=human", "--seed", "5", "--record", "f.affray", "--lang", "ru")
    typed = "1\n" + "с\n1\n" * 40
    shown = affray("play", "night_ambush", *at, typed=typed + "в\n").output
    assert "застигнута врасплох" in shown
    states = shown.split("\nРаунд 2: ")
    assert len(states) > 1
    assert not [state for state in states[1:] if "врасплох" in state.partition("\n> ")[0]]
