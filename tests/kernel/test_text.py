"""Names in their cases, messages in both languages, and no silence where a text is missing."""

from __future__ import annotations

import re
from typing import Any

import pytest

from affray.kernel.names import Name, Ref
from affray.kernel.text import Catalogues, Lexicon, Text, TextError, shipped, signatures

KERNEL = {
    "en": "and = and\nyes = yes\nno = no\nreason = { $label } { $amount }\n"
    "unit-dice = { SIGNED($amount) }d\nunit-points = { SIGNED($amount) }\n",
    "ru": "and = и\nyes = да\nno = нет\nreason = { $label } { $amount }\n"
    "unit-dice = { SIGNED($amount) }к\nunit-points = { SIGNED($amount) }\n",
}
ENGLISH = """
Hurt = { $who } loses { $loss } { $loss ->
    [one] point
   *[other] points
 } of Endurance.
Strike = { $who } strikes { $target } with { $weapon }: { $why ->
    [none] as it is
   *[other] { $why }
 }.
Fall = { LIST($many, "nom") } { COUNT($many) ->
    [0] nobody falls
    [one] falls
   *[other] fall
 }.
Stand = { $who } { $again ->
    [yes] stands again
   *[no] stands
 }.
Seen = { CAP($who) } and { LOW($who) }, { SIGNED($n) }, { CLAUSE($rule) }, { $by ->
    [none] nobody
   *[other] somebody
 }
Bare = { $x }
Dice = { REASONS($why, "dice") }
Choose = { $weapon ->
    [sword] a blade
   *[other] something
 }
Title = Title
    .short = T { $n }
Refers = { Hurt } { -place(shape: "long") }
-place = { $shape ->
    [long] the Field
   *[short] field
 }
word-forward = Forward
word-long-knife = long knife
reason-foes = { $n ->
    [1] one foe
    [2] two foes
   *[other] { $n } foes
 }
"""
RUSSIAN = """
Hurt = { $who } теряет { $loss } { $loss ->
    [one] очко
    [few] очка
   *[many] очков
 } Выносливости.
Strike = { $who } бьёт { CASE($target, "acc") } { CASE($weapon, "ins") }: { $why ->
    [none] без поправок
   *[other] { $why }
 }.
Fall = { LIST($many, "nom") } { COUNT($many) ->
    [0] никто не падает
    [1] падает
   *[other] падают
 }.
Stand = { $who } { $again ->
    [yes] снова на ногах
   *[no] { GENDER($who) ->
        [m] встал
        [f] встала
        [n] встало
       *[pl] встали
     }
 }.
Seen = { CAP($who) } и { LOW($who) }, { SIGNED($n) }, { CLAUSE($rule) }, { $by ->
    [none] никто
   *[other] кто-то
 }
Bare = { $x }
Dice = { REASONS($why, "dice") }
Choose = { $weapon ->
    [sword] клинок
   *[other] что-то
 }
Title = Название
    .short = Н { $n }
Refers = { Hurt } { -place(shape: "long") }
-place = { $shape ->
    [long] Поле
   *[short] поле
 }
word-forward = Передняя
word-long-knife = длинный нож
    .ins = длинным ножом
    .gender = m
reason-foes = { $n ->
    [1] один враг
    [2] двое врагов
   *[other] { $n } врагов
 }
"""
TOY = Catalogues({"en": {"k.ftl": KERNEL["en"], "t.ftl": ENGLISH}, "ru": {"k.ftl": KERNEL["ru"], "t.ftl": RUSSIAN}})
ORC = {
    "en": "Orc Soldier",
    "ru": {
        "nom": "орк-воин", "gen": "орка-воина", "dat": "орку-воину", "acc": "орка-воина", "ins": "орком-воином",
        "pre": "орке-воине", "gender": "m",
    },
}  # fmt: skip
PACKS = {
    "orc": Name.from_data(ORC),
    "sword": Name.from_data({"en": "sword", "ru": {"nom": "меч", "acc": "меч", "gender": "m"}}),
    "claws": Name.from_data({"en": "Claws", "ru": "Когти", "gender": "pl"}),
}
FIGHT = {
    "nali": Name.from_data({"en": "Náli", "ru": "Нали", "gender": "m"}),
    "uliana": Name.from_data("Ульяна"),
    "hild": Name.from_data({"en": "Hild", "ru": "Хильд", "gender": "f"}),
    "orc-2": Name.from_data(ORC).numbered("2"),
}
LEXICON = Lexicon([FIGHT, PACKS])
EN = Text("en", TOY, LEXICON)
RU = Text("ru", TOY, LEXICON)


def test_cases_and_words_of_the_catalogue() -> None:
    both = {"who": Ref("nali"), "target": Ref("orc"), "weapon": Ref("long_knife"), "why": []}
    assert EN.t("Strike", **both) == "Náli strikes Orc Soldier with long knife: as it is."
    assert RU.t("Strike", **both) == "Нали бьёт орка-воина длинным ножом: без поправок."
    assert RU.t("Strike", **{**both, "target": Ref("orc-2"), "weapon": Ref("sword")}).startswith(
        "Нали бьёт орка-воина 2 мечом"
    )
    assert RU.name("long_knife", "gen") == "длинный нож"


@pytest.mark.parametrize(
    ("n", "en", "ru"),
    [
        (1, "1 point", "1 очко"),
        (2, "2 points", "2 очка"),
        (5, "5 points", "5 очков"),
        (11, "11 points", "11 очков"),
        (21, "21 points", "21 очко"),
    ],
)
def test_plurals(n: int, en: str, ru: str) -> None:
    assert EN.t("Hurt", who=Ref("nali"), loss=n) == f"Náli loses {en} of Endurance."
    assert RU.t("Hurt", who=Ref("nali"), loss=n) == f"Нали теряет {ru} Выносливости."


def test_lists() -> None:
    one, two, three = [Ref("nali")], [Ref("nali"), Ref("uliana")], [Ref("nali"), Ref("uliana"), Ref("orc-2")]
    assert [EN.t("Fall", many=many) for many in (one, two, three)] == [
        "Náli falls.",
        "Náli and Ульяна fall.",
        "Náli, Ульяна and Orc Soldier 2 fall.",
    ]
    assert RU.t("Fall", many=one) == "Нали падает."
    assert RU.t("Fall", many=three) == "Нали, Ульяна и орк-воин 2 падают."
    assert RU.t("Strike", who=two, target=three, weapon=Ref("claws"), why=[]).startswith(
        "Нали и Ульяна бьёт Нали, Ульяну и орка-воина 2 Когти"
    )


def test_gender_and_yes_or_no() -> None:
    said = [RU.t("Stand", who=Ref(who), again=False) for who in ("nali", "hild", "claws")]
    assert said == ["Нали встал.", "Хильд встала.", "Когти встали."]
    assert RU.t("Stand", who=[Ref("nali"), Ref("hild")], again=False) == "Нали и Хильд встали."
    assert RU.t("Stand", who=Ref("hild"), again=True) == "Хильд снова на ногах."
    assert (RU.t("Bare", x=True), EN.t("Bare", x=False)) == ("да", "no")


def test_letters_signs_clauses_and_nobody() -> None:
    assert RU.t("Seen", who=Ref("orc"), n=-1, rule="SD-36", by=None) == "Орк-воин и орк-воин, -1, СД-36, никто"
    assert (
        EN.t("Seen", who=Ref("orc"), n=2, rule="CO-18", by=Ref("hild"))
        == "Orc Soldier and orc Soldier, +2, CO-18, somebody"
    )
    assert (RU.clause("CO-18"), EN.clause("CO-18"), RU.clause("SD-7.2")) == ("СО-18", "CO-18", "СД-7.2")
    assert RU.clause("S2") == "С2"


def test_a_ref_is_selected_by_its_id() -> None:
    assert (EN.t("Choose", weapon=Ref("sword")), RU.t("Choose", weapon=Ref("claws"))) == ("a blade", "что-то")


def test_attributes_and_references() -> None:
    assert RU.t("Title.short", n=1234) == "Н 1234"
    assert (RU.t("Bare", x=38.5), EN.t("Bare", x=38.5)) == ("38,5", "38.5")
    assert EN.t("Refers", who=Ref("nali"), loss=1) == "Náli loses 1 point of Endurance. the Field"


def test_reasons() -> None:
    parts = [("forward", 1), ("foes", -2)]
    assert EN.reasons(parts, "dice") == "Forward +1d, two foes -2d"
    assert RU.reasons(parts, "dice") == "Передняя +1к, двое врагов -2к"
    assert RU.t("Dice", why=parts) == "Передняя +1к, двое врагов -2к"
    assert EN.t("Bare", x=[("forward", 1, "dice"), ("sword", 2, "points")]) == "Forward +1d, sword +2"
    assert RU.t("Bare", x=[("nali", 3)]) == "Нали +3"
    assert RU.reasons([]) == ""


@pytest.mark.parametrize(
    ("key", "variables", "said"),
    [
        ("Absent", {}, "Absent: no such message"),
        ("Title.long", {}, "Title.long: no"),
        ("Hurt", {"who": Ref("nali")}, r"Hurt: no variable \$loss"),
        ("Refers", {"who": Ref("nali")}, r"Refers: no variable \$loss"),
        ("Strike", {"who": "x", "target": "Нали", "weapon": Ref("sword"), "why": []}, "Strike: only something named"),
        ("Bare", {"x": None}, "Bare: 'none'"),
        ("Bare", {"x": []}, "Bare: 'none'"),
        ("Bare", {"x": Ref("ghost")}, "ghost: nobody has named"),
        ("Bare", {"x": {"a": 1}}, "Bare: .* cannot be put into words"),
        ("Bare", {"x": [("ghost", 1)]}, "ghost: nobody has named"),
        ("Bare", {"x": [("forward", 1, "miles")]}, "unit-miles: no such message"),
    ],
)
def test_nothing_is_missing_in_silence(key: str, variables: dict[str, Any], said: str) -> None:
    with pytest.raises(TextError, match=f"ru: {said}"):
        RU.t(key, **variables)


@pytest.mark.parametrize(
    ("sources", "said"),
    [
        ({"a.ftl": "A = a\n", "b.ftl": "A = b\n"}, "A: given twice, in a.ftl and b.ftl"),
        ({"a.ftl": "A = a\nA = b\n"}, "A: given twice"),
        ({"a.ftl": "A = a\n\nB = { $x\n"}, "a.ftl:3"),
        ({"a.ftl": "A = { b }\n"}, "A: no message b"),
        ({"a.ftl": "A = { -b }\n"}, "A: no message -b"),
        ({"a.ftl": "A = { CSAE($x) }\n"}, "A: no function CSAE"),
        ({"a.ftl": 'A = { CAP(CASE($x, "voc")) }\n'}, "A: no case voc"),
    ],
)
def test_a_wrong_catalogue_is_refused(sources: dict[str, str], said: str) -> None:
    with pytest.raises(TextError, match=said):
        Catalogues({"ru": sources})["ru"]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(TextError, match="there are en, ru"):
        Text("de", TOY, LEXICON)


@pytest.mark.parametrize("word", ["word-x = икс\n    .gender = q\n", "word-x = икс\n    .voc = икс\n"])
def test_a_wrong_word_is_refused(word: str) -> None:
    with pytest.raises(TextError, match=r"word-x: no (gender q|case voc)"):
        Text("ru", Catalogues({"ru": {"w.ftl": word}}), Lexicon()).name("x")


def test_the_lexicon_asks_the_upper_layer_first_and_sees_what_is_added() -> None:
    fighters: dict[str, Name] = {}
    lexicon = LEXICON.over(fighters)
    assert lexicon.find("sword") is PACKS["sword"]
    fighters["sword"] = Name.from_data("Жало")
    assert lexicon.find("sword") is fighters["sword"]
    assert lexicon.find("forward") is None
    assert Text("ru", TOY, Lexicon([{"forward": Name.from_data("Иная")}])).name("forward") == "Иная"


def test_keys() -> None:
    assert RU.has("Hurt")
    assert not RU.has("place")
    assert RU.keys() == EN.keys()
    assert {"Hurt", "and", "word-forward"} <= set(RU.keys())


def test_signatures_tell_a_difference() -> None:
    assert signatures("en", TOY)["Refers"] == {"who", "loss"}
    assert signatures("en", TOY)["Seen"] == {"who", "n", "rule", "by"}
    assert signatures("en", TOY) == signatures("ru", TOY)
    assert signatures("en", Catalogues({"en": {"a": "A = { $x }"}})) == {"A": {"x"}}


def test_both_shipped_catalogues_have_the_same_messages_with_the_same_variables() -> None:
    assert shipped().languages() == ["en", "ru"]
    en, ru = signatures("en"), signatures("ru")
    assert en.keys() == ru.keys()
    assert {key: (en[key], ru[key]) for key in en if en[key] != ru[key]} == {}


def test_the_kernels_own_words() -> None:
    en, ru = Text("en", shipped(), LEXICON), Text("ru", shipped(), LEXICON)
    assert (en.t("die", sides=12), ru.t("die", sides=12)) == ("d12", "к12")
    assert (en.t("dice", n=2, sides=6), ru.t("dice", n=2, sides=6)) == ("2d6", "2к6")
    assert ru.reasons([("sword", 1, "dice"), ("uliana", -2)]) == "меч +1к, Ульяна -2"
    assert en.reasons([("sword", 1)], "dice") == "sword +1d"


def test_no_latin_letter_is_written_in_the_russian_catalogue() -> None:
    """But for names that stand in the English message too: commands and their options, keys of the keyboard, formats."""
    assert signatures("en").keys() == signatures("ru").keys()
    uses = {lang: shipped()[lang].uses for lang in ("en", "ru")}
    latin = {
        lang: {key: set(re.findall("[A-Za-z]+", " ".join(each.written))) for key, each in uses[lang].items()}
        for lang in uses
    }
    assert "".join(uses["ru"]["die"].written) == "к"
    assert {key: words - latin["en"][key] for key, words in latin["ru"].items() if words - latin["en"][key]} == {}
