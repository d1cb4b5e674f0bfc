"""Card texts composed of their verbs: every word has a message in both languages, and every entry of the shipped packs is said in full."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import MISSING, fields
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast, get_args, get_origin, get_type_hints

import pytest

from affray.kernel.card import Condition, Verb
from affray.kernel.text import Lexicon, Text, shipped
from affray.showdown.cardfile import BARS, FLAGS, NUMBERS, TYPES, VOCABULARY_MOMENTS
from affray.showdown.cardvalues import KNOWN, SECTION_OF
from affray.showdown.conditions import CONDITIONS
from affray.showdown.describe import SECTIONS, describe, section_of
from affray.showdown.describe_conditions import condition_phrase
from affray.showdown.describe_gear import GEAR_WORDS
from affray.showdown.describe_verbs import describe_verbs, verb_phrase
from affray.showdown.describe_words import Speech
from affray.showdown.glossary import TERMS, clauses_of, topics
from affray.showdown.grid import Colours
from affray.showdown.library import EMPTY
from affray.showdown.packs import load_packs, packs_with
from affray.showdown.targeting import ORDERS, WORDS, PickLine
from affray.showdown.verbs import AMOUNTS, VERBS, Amount
from affray.showdown.verbs.control import Each, Option, Outcome, When
from affray.showdown.verbs.survivors import Add, Brain, KnockDown, Stand
from affray.showdown.verbs.turn import Flow, MoveAndAttack, Pick

if TYPE_CHECKING:
    from affray.showdown.field import Field

LANGS = ("en", "ru")


@cache
def text(lang: str) -> Text:
    return Text(lang, shipped(), Lexicon([load_packs().names()]))


def entries() -> list[str]:
    packs = load_packs()
    return [id for section in packs.entries if section != "names" for id in packs.ids(section)] + list(packs.injuries)


def wrong_with(said: str, lang: str) -> str:
    """What no player should see in a sentence; empty for a sound one."""
    for pattern, what in (
        (r"[{}$_]", "a brace or an id"), (r"\bNone\b|\w\(\w+=", "a bare value"), (r"  |^ | $| [,.;:]|\(\)", "a stray blank"),
        (r"[.]{2}|[,;:][.]|,,|;;|::|:;", "doubled marks"),
    ):  # fmt: skip
        if re.search(pattern, said):
            return what
    if not said.strip():
        return "an empty line"
    if lang == "ru" and re.search("[A-Za-z]", said):
        return "a Latin letter"
    if lang == "en" and re.search("[А-Яа-яёЁ]", said):
        return "a Cyrillic letter"
    first = said[0]
    return "" if first.isupper() or not first.isalpha() else "a small first letter"


# -- every word of the vocabulary has a message


@pytest.mark.parametrize("lang", LANGS)
def test_every_word_has_its_message(lang: str) -> None:
    wanted = [
        *[f"sd-verb-{word}" for word in VERBS], *[f"sd-condition-{word}" for word in CONDITIONS],
        *[f"sd-moment-{name}" for name in VOCABULARY_MOMENTS], *[f"sd-number-{kind}" for kind in NUMBERS],
        *[f"sd-bar-{bar}" for bar in BARS], *[f"sd-flag-{flag}" for flag in FLAGS], *[f"sd-gear-{word}" for word in GEAR_WORDS],
        *[f"word-gear-{word.replace('_', '-')}" for word in GEAR_WORDS], *[f"word-type-{word.replace('_', '-')}" for word in TYPES],
    ]  # fmt: skip
    assert [key for key in wanted if not text(lang).has(key)] == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_gear_word_of_the_packs_has_a_name(lang: str) -> None:
    packs = load_packs()
    used = {
        each if isinstance(each, str) else next(iter(each))
        for section in ("weapons", "armour", "items", "resources", "terrain")
        for id in packs.ids(section)
        for each in packs.raw(section, id).get("words", ())
    }
    assert [word for word in sorted(used) if not text(lang).has(f"word-gear-{word.replace('_', '-')}")] == []


def test_the_sections_are_all_described() -> None:
    assert [section for section in load_packs().entries if section not in SECTIONS] == ["names"]


# -- every entry of the shipped packs


@pytest.mark.parametrize("lang", LANGS)
def test_every_entry_is_said_in_full(lang: str) -> None:
    bad: list[str] = []
    for id in entries():
        lines = describe(None, id, text(lang))
        if not lines:
            bad.append(f"{id}: nothing")
        bad += [f"{id}: {wrong}: {said}" for said in lines if (wrong := wrong_with(said, lang))]
    assert bad == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_word_of_the_rules_is_explained(lang: str) -> None:
    said = {id: describe(None, id, text(lang)) for id in TERMS}
    assert [f"{id}: {lines}" for id, lines in said.items() if len(lines) != 1 or wrong_with(lines[0], lang)] == []
    assert [id for id in topics(load_packs()) if not text(lang).name(id)] == []


def test_both_languages_say_as_much() -> None:
    differ = [id for id in entries() if len(describe(None, id, text("en"))) != len(describe(None, id, text("ru")))]
    assert differ == []


def test_what_is_no_entry_says_nothing() -> None:
    assert describe(None, "no_such_card", text("en")) == []
    assert section_of(load_packs(), "no_such_card") == ""
    assert section_of(load_packs(), "axe:mastery") == "proficiencies"


STRANGER = """
instincts:
  crab_wait:
    name: {en: Wait, ru: {nom: ожидание, gender: n}}
    do: [end_turn]
basic_actions:
  crab_pinch:
    name: {en: Pinch, ru: {nom: щипок, gender: m}}
    do: [{pick: [{closest: [in_view]}]}, flow, {move_and_attack: target, speed: 1, accuracy: 3, damage: 1}]
ai:
  sideways:
    name: {en: Sideways, ru: {nom: боком, gender: m}}
    back: B
    copies: 3
    kind: normal
    do: [{pick: [{random: [threat]}]}, {knock_back: target, by: 3}]
locations:
  crab_shell:
    name: {en: Shell, ru: {nom: панцирь, gender: m}}
    flags: [super_dense]
    failure: [{gain: crab_meat, of: attacker}]
  crab_hole:
    name: {en: Hole, ru: {nom: нора, gender: f}}
    flags: [trap]
    trap: [{doom: attacker}]
resources:
  crab_meat:
    name: {en: Crab Meat, ru: {nom: мясо краба, gender: n}}
    deck: crab
    copies: 2
    words: [organ]
monsters:
  crab:
    name: {en: Crab, ru: {nom: краб, gender: m}}
    base: 2
    evasion: 0
    instinct: crab_wait
    basic_action: crab_pinch
    levels:
      level_1: {level: 1, deck: {draw: {B: 3}}, traits: [], movement: 5, toughness: 7, speed: 0, damage: 0}
    setup: {terrain: [], random_terrain: 0, monster: centre, survivors: {exactly: 6}, first: monster}
"""


@pytest.mark.parametrize("lang", LANGS)
def test_a_strangers_monster_reads_as_ours(tmp_path: Path, lang: str) -> None:
    (tmp_path / "pack.yaml").write_text("id: crab\ngame: showdown\nformat: 1\nname: {en: Crab, ru: Краб}\n", "utf-8")
    (tmp_path / "crab").mkdir()
    (tmp_path / "crab" / "crab.yaml").write_text(STRANGER, "utf-8")
    packs = packs_with(tmp_path)
    fight = cast("Field", SimpleNamespace(rulings={}, monster=None, library=packs.library()))
    voice = Text(lang, shipped(), Lexicon([packs.names()]))
    said = {
        id: describe(fight, id, voice)
        for id in ("crab", "sideways", "crab_shell", "crab_meat", "crab_pinch", "crab_wait")
    }
    assert [line for lines in said.values() for line in lines if wrong_with(line, lang)] == []
    assert all(said.values())
    if lang == "ru":
        assert said["sideways"][1:] == [
            "Выбрать цель: случайная угроза; если цели нет — инстинкт «Ожидание».",
            "Цель отброшена на 3 клетки.",
        ]
    assert describe(None, "sideways", voice) == []


def test_rulings_in_force_change_the_numbers() -> None:
    fight = SimpleNamespace(rulings={"enraged_damage": "per_level"}, monster=None, library=EMPTY)
    plain = " ".join(describe(None, "enraged", text("en")))
    ruled = " ".join(describe(cast("Field", fight), "enraged", text("en")))
    assert "has +1 damage." in plain
    assert "has +1 damage per level of the monster." in ruled


# -- every word with every value it may have


def sample(word: str, field: str, hint: Any) -> list[Any]:
    """Values for a field of a verb or condition: all that are known, or one."""
    packs = load_packs()
    inner = (*get_args(hint), None)[0]
    many = tuple in (hint, get_origin(hint))  # compiled modules keep only the outermost type
    if (word, field) in SECTION_OF:
        section = SECTION_OF[word, field]
        ids = list(packs.ids(section))[:2]
        return [tuple(ids)] if many else ids[:1]
    if known := KNOWN.get((word, field)):
        return [known] if many else list(known)
    if inner is Verb:
        return [(Flow(), KnockDown("target"))]
    if inner is Condition:
        return [tuple(CONDITIONS[each]() for each in ("alone", "stack_empty"))]
    if inner is PickLine:
        return [tuple(PickLine(order, WORDS) for order in ORDERS)]
    if inner is Outcome:
        return [(Outcome(1, 3, ()), Outcome(4, 99, (Flow(),)))]
    if inner is Option:
        return [(Option("sling_stone", (Flow(),), (), 2), Option("take_aim"))]
    if hint is Amount:
        return [Amount(1), Amount(2), Amount(-1), Amount(-5), *[Amount(word=each) for each in AMOUNTS]]
    if hint is Colours:
        return [Colours({"red": 2, "blue": 1})]
    if hint is bool:
        return [True, False]
    if hint is int:
        return [1, 2, 5]
    if many:
        return [("shield", "two_handed")]
    return {"deck": ["white_lion"], "archive_gear": ["jewelry"], "draw_resource": ["basic", "white_lion"]}.get(
        field, ["heavy"]
    )


def instances(word: str, kind: type[Any]) -> Iterator[Any]:
    """The word with each value that one of its fields may have, the others as they come first."""
    hints = get_type_hints(kind)
    named = [field for field in fields(kind) if field.name not in ("card", "deck")]
    filled = {field.name: "" for field in fields(kind) if field.name == "card"}
    every = {field.name: sample(word, field.name.rstrip("_"), hints[field.name]) for field in named}
    first = {name: values[0] for name, values in every.items()}
    yield kind(**filled, **first)
    for name, values in every.items():
        for value in values[1:]:
            yield kind(**filled, **(first | {name: value}))
    without = {field.name: field.default for field in named if field.default is not MISSING}
    yield kind(**filled, **(first | without))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("word", VERBS)
def test_verb_in_all_its_forms(word: str, lang: str) -> None:
    for verb in instances(word, VERBS[word]):
        for moment in ("", "trap_drawn", "brain_damage"):
            speech = Speech(text(lang), instinct="sniff").calling(moment=moment)
            said = speech.say("sd-sentence", said=verb_phrase(verb, speech))
            assert not wrong_with(said, lang), (verb, said)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("word", CONDITIONS)
def test_condition_in_all_its_forms(word: str, lang: str) -> None:
    for condition in instances(word, CONDITIONS[word]):
        speech = Speech(text(lang), "sd_bearer")
        said = speech.say("sd-sentence", said=condition_phrase(condition, speech))
        assert not wrong_with(said, lang), (condition, said)


# -- how sentences read


def test_verbs_by_themselves() -> None:
    verbs = (
        Pick((PickLine("closest", ("threat", "facing", "in_range")), PickLine("any", ("last_to_wound",)))),
        Flow(),
        MoveAndAttack("target", 2, 4, 1, after_damage=(Brain("target", Amount(word="level")), KnockDown("target"))),
    )
    assert describe_verbs(verbs, text("en")) == [
        "Pick target: the closest threat in front of the monster, in range; if none, a survivor who wounded the monster last; "
        "if there is no target, the instinct.",
        "Flow.",
        "Move and attack: speed 2, accuracy 4+, damage 1.",
        "After damage: the target suffers 1 brain damage per level of the monster, then the target is knocked down.",
    ]
    assert describe_verbs(verbs, text("ru")) == [
        "Выбрать цель: ближайшая угроза перед монстром, в пределах его передвижения; если нет — выживший, кто ранил монстра последним; "
        "если цели нет — инстинкт.",
        "Промедление.",
        "Передвижение и атака: скорость 2, точность 4+, урон 1.",
        "После урона: цель получает по 1 урону мозгу за уровень монстра, затем цель сбита с ног.",
    ]


@pytest.mark.parametrize(
    ("n", "en", "ru"),
    [
        (1, "The attacker gains 1 bleeding token.", "Атакующий получает 1 жетон кровотечения."),
        (3, "The attacker gains 3 bleeding tokens.", "Атакующий получает 3 жетона кровотечения."),
        (5, "The attacker gains 5 bleeding tokens.", "Атакующий получает 5 жетонов кровотечения."),
        (-2, "The attacker loses 2 bleeding tokens.", "Атакующий теряет 2 жетона кровотечения."),
    ],
)
def test_numbers_agree(n: int, en: str, ru: str) -> None:
    verb = Add("bleeding", "attacker", Amount(n))
    assert describe_verbs((verb,), text("en")) == [en]
    assert describe_verbs((verb,), text("ru")) == [ru]


def test_a_group_is_the_subject_of_the_first_verb() -> None:
    deaf = CONDITIONS["deaf"]("each")  # type: ignore[call-arg]
    verb = Each("others", (Add("insanity", "each", Amount(2)), Stand("each")), unless=(deaf,))
    assert describe_verbs((verb,), text("ru")) == [
        "Каждый другой неглухой выживший получает 2 очка безумия, затем этот выживший встаёт, если сбит с ног."
    ]
    general = Each("adjacent", (When((deaf,), (Stand("each"),)),))
    assert describe_verbs((general,), text("en")) == [
        "Every survivor adjacent to the monster: if that survivor is deaf: that survivor stands if knocked down."
    ]


@pytest.mark.parametrize(
    ("id", "lang", "sentence"),
    [
        ("size_up", "ru", "Устрашение, цель: бросок к10: на 4+ цель получает по 1 урону мозгу за уровень монстра, затем цель сбита с ног."),
        ("combo_claw", "en", "After damage: if at least 2 hits of this attack did damage: the monster draws an AI card and performs it."),
        ("scrap_dagger", "ru", "За каждое идеальное попадание этим оружием: владелец получает +2 к силе до конца атаки."),
        ("scrap_dagger", "en", "For each perfect hit with this weapon: the bearer has +2 strength until the attack ends."),
        ("prey", "ru", "Выживший не может тратить решительность, кроме случаев, когда выживший безумен."),
        ("beasts_paw", "ru", "Реакция «Неудача»: монстр выполняет основное действие против атакующего, +2 к урону."),
        ("no_jaw", "en", "Changes AI cards: Chomp."),
        ("tough", "en", "When a severe injury of the survivor is rolled, unless the die shows 1: the result is +1 (10 at most)."),
        ("tall_grass", "ru", "«Укрытие в траве» (взаимодействие): выживший прячется и не считается угрозой, пока не атакует или не покинет эту местность."),
        ("axe:mastery", "ru", "Мастерство (уровень 8): после удачной попытки ранения выжившего, если вид оружия атаки — топор и на карте этой области "
         "есть постоянная травма: это ранение критическое."),
    ],
)  # fmt: skip
def test_sentences_of_known_cards(id: str, lang: str, sentence: str) -> None:
    assert sentence in describe(None, id, text(lang))


def test_clauses_of_terms() -> None:
    assert clauses_of("term_trap") == ("SD-06", "SD-07", "SD-08", "SD-09")
    assert clauses_of("claw") == ()
