"""Changes of a scenario in words: what they make of its data, and what cannot be."""

from copy import deepcopy
from functools import cache
from typing import Any

import pytest

from affray import games
from affray.kernel.pack import BadPack
from affray.kernel.speaker import Speaker
from affray.lab.changes import CannotChange, Case, Change, case_of, changed, heads, read_axis, read_changes
from affray.lab.plan import prepared
from affray.lab.said import Saying
from affray.lab.series import Hands, Series


@cache
def case(scenario: str) -> Case:
    game = games.game_of(scenario)
    assert game is not None
    return case_of(game, game.scenario(scenario))


def made(scenario: str, words: str) -> Case:
    base = case(scenario)
    before = deepcopy(base.raw)
    found = changed(base, read_changes(words, base.game.name))
    assert base.raw == before
    return found


def foes(found: Case) -> list[Any]:
    return list(found.raw["foes"])


@pytest.mark.parametrize(
    ("words", "there"),
    [
        ("foe:orc_soldier=5", {"orc_guard": 1, "orc_soldier": 5, "goblin_archer": 2}),
        ("foe:orc_soldier=1", {"orc_guard": 1, "orc_soldier": 1, "goblin_archer": 2}),
        ("foe:orc_soldier=0", {"orc_guard": 1, "goblin_archer": 2}),
        ("foe:goblin_archer=0", {"orc_guard": 1, "orc_soldier": 3}),
        ("foe:goblin_archer=+1", {"orc_guard": 1, "orc_soldier": 3, "goblin_archer": 3}),
        ("foe:Goblin Archer=-1", {"orc_guard": 1, "orc_soldier": 3, "goblin_archer": 1}),
        ("foe:wild_wolf=2", {"orc_guard": 1, "orc_soldier": 3, "goblin_archer": 2, "wild_wolf": 2}),
        ("foe:орк-воин=4,foe:orc_guard=0", {"orc_soldier": 4, "goblin_archer": 2}),
        ("kind:goblin_archer=orc_guard", {"orc_guard": 3, "orc_soldier": 3}),
    ],
)
def test_so_many_foes_of_a_kind_are_in_the_fight(words: str, there: dict[str, int]) -> None:
    fight: Any = prepared(made("night_ambush", words).plan()).prototype
    found: dict[str, int] = {}
    for foe in fight.foes:
        found[foe.sheet.id] = found.get(foe.sheet.id, 0) + 1
    assert found == there


def test_who_was_out_of_reach_is_so_still_and_nobody_who_is_not_there() -> None:
    assert made("night_ambush", "foe:goblin_archer=0").raw["onset"]["out_of_reach"] == {}
    assert made("night_ambush", "kind:goblin_archer=orc_guard").raw["onset"]["out_of_reach"] == {"orc_guard": 3}
    assert made("night_ambush", "foe:goblin_archer=5").raw["onset"]["out_of_reach"] == {"goblin_archer": 3}


def hero(found: Case, id: str) -> Any:
    fight: Any = prepared(found.plan()).prototype
    return next(each for each in fight.heroes if each.id == id)


def test_a_hero_has_other_gear_and_numbers() -> None:
    hild = hero(made("one_orc", "gear:hild=great_axe+helm"), "hild")
    assert [weapon.id for weapon in hild.weapons] == ["great_axe"]
    assert hild.shield is None
    assert hild.helm is not None
    kept = made("one_orc", "weapon:Хильд=great_axe").raw["heroes"][0]["gear"]
    assert kept == ["great_axe", {"item": "mail_shirt", "rewards": ["cunning_make"]}, "shield"]
    assert hero(made("one_orc", "gear:hild=-shield"), "hild").shield is None
    assert hero(made("one_orc", "gear:all=+helm"), "hild").helm is not None
    assert hero(made("one_orc", "armour:hild=none"), "hild").armour is None
    assert hero(made("one_orc", "endurance:hild=9"), "hild").endurance == 9
    raised = made("one_orc", "swords:hild=+1,valour:hild=+1").raw["heroes"][0]
    assert (raised["proficiencies"], raised["valour"]) == ({"swords": 4, "spears": 1}, 2)


def test_a_kind_of_foe_has_other_numbers() -> None:
    assert (
        made("one_orc", "endurance:orc_soldier=5,parry:orc_soldier=+2").raw["foes"]
        == [{"foe": "orc_soldier", "endurance": 5, "parry": 4}]
        or foes(made("one_orc", "endurance:orc_soldier=5"))[0]["endurance"] == 5
    )
    fight: Any = prepared(made("one_orc", "endurance:orc_soldier=5").plan()).prototype
    assert fight.foes[0].endurance == 5


def test_a_party_comes_with_more_or_fewer() -> None:
    assert made("running_retreat", "party=-tom").raw["heroes"] == [
        each for each in case("running_retreat").raw["heroes"] if each["hero"] != "tom"
    ]
    more = made("running_retreat", "party=+nali").raw["heroes"]
    assert [*case("running_retreat").raw["heroes"], "nali"] == more
    assert made("white-lion-1", "party=zahar+luka").plan().agents == (("zahar", "sensible"), ("luka", "sensible"))


def test_the_scene_rulings_and_who_plays() -> None:
    found = made("one_orc", "light=dark,volleys=3,last_round=9,ruling:knockback_in_volley=no,edition=seed")
    assert (found.raw["scene"]["light"], found.raw["onset"]["volleys"], found.raw["last_round"]) == ("dark", 3, 9)
    assert found.scenario().rulings(None, {})["knockback_in_volley"] == "no"
    plan = made("one_orc", "agents=heroes=random,loremaster=cruel,volleys=0").plan()
    assert dict(plan.agents) == {"hild": "random", "loremaster": "cruel"}
    assert dict(made("one_orc", "agents:hild=kind").plan().agents)["hild"] == "kind"


def test_a_stance_is_kept_in_every_round() -> None:
    plan = made("roadside_ambush", "stance:baranor=defensive,stance:tom=forward").plan()
    taken = [line for line in plan.record(0).splitlines() if '"ask":"stance"' in line.replace(" ", "")]
    mine = [line for line in taken if "baranor:" in line]
    assert mine
    assert all("baranor:defensive" in line for line in mine)


def test_a_showdown_has_another_level_gear_and_numbers() -> None:
    assert made("white-lion-1", "level=2").scenario().raw["level"] == 2
    assert made("white-lion-1", "level=+1").raw["level"] == 2
    assert made("white-lion-1", "level=prologue").raw["level"] == "prologue"
    fight: Any = prepared(made("white-lion-1", "armour:zahar=rawhide,weapon:zahar=king_spear").plan()).prototype
    zahar = next(each for each in fight.survivors if each.id == "zahar")
    other = next(each for each in fight.survivors if each.id == "luka")
    assert sum(zahar.armour) > sum(other.armour)
    grid = [
        each for row in made("white-lion-1", "gear:zahar=rawhide+king_spear").raw["party"][1]["grid"] for each in row
    ]
    assert [each for each in grid if each != "none"][-1] == "king_spear"
    raised = made("white-lion-1", "survival:all=+2,strength:zahar=3,survival_limit=4").raw
    assert [each["survival"] for each in raised["party"]] == [3, 3, 3, 3]
    assert raised["party"][1]["attributes"] == {"strength": 3}
    assert raised["settlement"]["survival_limit"] == 4
    assert prepared(made("white-lion-1", "monster=mirror_heron").plan()).prototype.monster.id == "mirror_heron"  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("scenario", "words", "why", "near"),
    [
        ("one_orc", "foes:x=3", "change-unknown", "foe"),
        ("one_orc", "level=2", "change-unknown", ""),
        ("one_orc", "foe:orc_solder=3", "change-no-foe", "orc_soldier"),
        ("one_orc", "foe:orc_soldier=many", "change-no-number", ""),
        ("one_orc", "foe:orc_soldier=31", "change-out-of-range", ""),
        ("one_orc", "foe:orc_soldier=-2", "change-out-of-range", ""),
        ("one_orc", "foe:orc_soldier=0", "change-nobody-left", ""),
        ("one_orc", "kind:orc_guard=orc_soldier", "change-no-foe-here", ""),
        ("one_orc", "party=-hild", "change-nobody-left", ""),
        ("one_orc", "party=nally", "change-no-hero", "nali"),
        ("one_orc", "gear:hilda=sword", "change-no-hero-here", "hild"),
        ("one_orc", "gear:hild=sward", "change-no-gear", "sword"),
        ("one_orc", "gear:hild=-great_axe", "change-no-gear", ""),
        ("one_orc", "weapon:hild=helm", "change-no-gear", ""),
        ("one_orc", "gear=sword", "change-whose", ""),
        ("one_orc", "stance:hild=forwards", "change-no-stance", "forward"),
        ("one_orc", "light=darkk", "change-no-word", "dark"),
        ("one_orc", "ruling:knockbak_in_volley=no", "change-no-ruling", "knockback_in_volley"),
        ("one_orc", "ruling:knockback_in_volley=nope", "change-no-ruling-value", "no"),
        ("one_orc", "edition=sed", "change-no-edition", "seed"),
        ("one_orc", "foe:orc_soldier", "change-no-value", ""),
        ("one_orc", "agents=", "change-no-value", ""),
        ("white-lion-1", "level=9", "change-no-level", ""),
        ("white-lion-1", "monster=white_lyon", "change-no-monster", "white_lion"),
        ("white-lion-1", "armour:zakhar=rawhide", "change-no-survivor", "zahar"),
        ("white-lion-1", "armour:zahar=rawhyde", "change-no-gear", "rawhide"),
        ("white-lion-1", "gear:zahar=rawhide+leather", "change-too-much-gear", ""),
        ("white-lion-1", "proficiency:zahar=3", "change-no-proficiency", ""),
        ("white-lion-1", "party=-ulyana+zahar+marfa+luka", "change-nobody-left", ""),
    ],
)
def test_what_cannot_be_is_named_with_the_nearest(scenario: str, words: str, why: str, near: str) -> None:
    with pytest.raises(CannotChange) as wrong:
        made(scenario, words)
    assert wrong.value.why == why
    assert wrong.value.near[:1] == ([near] if near else [])
    for lang in ("en", "ru"):
        said = Speaker(lang).t(why, given=wrong.value.given, **wrong.value.more)
        assert "{" not in said


def test_what_the_scenario_itself_cannot_be_is_told_when_it_is_read() -> None:
    with pytest.raises(BadPack, match="valour"):
        made("one_orc", "valour:hild=9").plan()


def test_axes_are_lists_and_ranges() -> None:
    assert [each.value for each in read_axis("foe:orc_soldier=1..3,7", "company")] == ["1", "2", "3", "7"]
    assert read_axis("agents:heroes=random,sensible", "company")[1] == Change("agents", "heroes", "sensible")
    assert [each.value for each in read_axis("weapon:hild=sword+dagger,great_axe", "company")] == ["sword+dagger", "great_axe"]  # fmt: skip
    for bad in ("foe:orc_soldier=", "foe:orc_soldier", "foe:orc_soldier=1..99", "foo=1"):
        with pytest.raises(CannotChange):
            read_axis(bad, "company")


EXAMPLES = {
    "company": "foe:orc_soldier=2;kind:orc_soldier=orc_guard;party=hild;gear:hild=sword+helm;stance:hild=forward;light=dark;"
    "agents=sensible;agents:heroes=random;ruling:knockback_in_volley=no;edition=seed;first=foes;ambush=by_foes;armour:all=none",
    "showdown": "monster=mirror_heron;level=2;level=prologue;party=-luka;gear:zahar=cloth;survival:all=1;agents:controller=cruel;first=survivors",
}


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", ["company", "showdown"])
def test_every_change_has_its_words(game: str, lang: str) -> None:
    base = case("one_orc" if game == "company" else "white-lion-1")
    saying = Saying(Speaker(lang, base.names), base)
    for head in heads(game):
        if head not in ("ruling", "foe", "kind"):
            what = saying.what(head)
            assert what != head or lang == "en", head
            assert "_" not in what, head
    for each in read_changes(EXAMPLES[game], game):
        said = saying.change(each)
        assert said
        assert "_" not in said or each.head == "ruling", said
        if lang == "ru" and each.head not in ("ruling", "edition", "agents"):
            assert not set(said) & set("abcdefghijklmnopqrstuvwxyz"), said


def test_two_settings_have_two_courses() -> None:
    """A changed scenario is another fight, with the same dice."""
    one, two = (Series(made("one_orc", words).plan()) for words in ("foe:orc_soldier=1", "foe:orc_soldier=3"))
    Hands().extend([one, two], 30)
    assert one.share().value > two.share().value
