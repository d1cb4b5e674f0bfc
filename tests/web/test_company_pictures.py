"""The Company's melee as a picture and its sheets: what stands where, what is said, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from jinja2 import Environment, FileSystemLoader, StrictUndefined

import affray.web
from affray.company.combat import Combat
from affray.company.field import Field
from affray.company.game import GAME
from affray.company.sheet import FoeAttack
from affray.games import agent
from affray.kernel.chance import KeyedDice
from affray.kernel.effect import FIGHT, NEXT_ROUND, Effect
from affray.kernel.fight import Act
from affray.kernel.live import Sitter
from affray.kernel.names import Name
from affray.kernel.question import Question
from affray.kernel.session import Session, secret_of
from affray.kernel.speaker import Speaker
from affray.kernel.table import Table
from affray.kernel.text import signatures
from affray.web.company_figures import WIDTH, fitted, text_width
from affray.web.company_panels import panels
from affray.web.company_picture import Drawing, melee, tall, wide
from affray.web.company_scene import scene_of
from tests.company.scene import BOW, FOE_BOW, Scene, foe, hero

LANGUAGES = ("en", "ru")
WEB = Path(affray.web.__file__).parent
NAMES = {
    "ada": Name.from_data({"en": "Ada", "ru": "Ада"}, "f"),
    "bor": Name.from_data({"en": "Bor", "ru": "Бор"}, "m"),
    "cid": Name.from_data({"en": "Cid", "ru": "Сид"}, "m"),
    "orc": Name.from_data({"en": "Orc", "ru": "Орк"}, "m"),
    "elk": Name.from_data({"en": "Elk", "ru": "Лось"}, "m"),
    "odd": Name.from_data({"en": "<b>Odd & Sons</b>", "ru": "<b>Чудище</b>"}, "m"),
}


def speaker(lang: str = "en") -> Speaker:
    return Speaker(lang, NAMES)


def shown(scene: Scene, *mine: str, lang: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(str(melee(scene.fight, speaker(lang), mine)))


def classes(root: ElementTree.Element, word: str) -> list[ElementTree.Element]:
    return [each for each in root.iter() if word in (each.get("class") or "").split()]


def picture(root: ElementTree.Element, kind: str) -> ElementTree.Element:
    return classes(root, f"melee-{kind}")[0]


def titles(root: ElementTree.Element) -> list[str]:
    return [title.text or "" for title in root.iter("title")]


def drawings(fight: Field, said: Speaker) -> Iterator[tuple[Drawing, dict[str, Any]]]:
    scene = scene_of(fight, said, ())
    for drawing in (wide(scene), tall(scene)):
        yield drawing, dict(scene.all)


def moments(scenario: str, every: int) -> Iterator[tuple[Combat, Any]]:
    """A whole fight, looked at before every so many answers and at its end."""
    found = GAME.scenario(scenario)
    rulings = found.rulings(None, {})
    seats = found.new(Table(), rulings).seats()
    session = Session(lambda table: found.new(table, rulings), {seat: Sitter() for seat in seats}, secret_of(5))
    player = agent("sensible", "company")
    count = 0
    while isinstance(question := session.standing.open, Question):
        if count % every == 0:
            fight: Any = session.fight
            yield fight, found
        count += 1
        for seat in question.seats():
            option = player.choose(question, seat, KeyedDice(b"picture", count))
            if option is not None:
                session.answer(question.key(option), question.by(option))
                break
    last: Any = session.fight
    yield last, found


# -- any fight


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_every_moment_of_every_scenario_can_be_drawn(scenario: str) -> None:
    for fight, found in moments(scenario, 23):
        for lang in LANGUAGES:
            said = Speaker(lang, found.names())
            drawn = str(melee(fight, said, {fight.heroes[0].seat}))
            root = ElementTree.fromstring(drawn)
            assert not re.search(r"\sstyle=|\son\w+=|<style|<script", drawn)
            for kind in ("wide", "tall"):
                told = " ".join(titles(picture(root, kind)))
                assert [each.id for each in [*fight.heroes, *fight.foes] if said.name(each.id)[1:] not in told] == []
            ids = [each.get("id") for each in root.iter() if each.get("id")]
            assert len(ids) == len(set(ids))
            for drawing, figures in drawings(fight, said):
                assert overlaps(drawing, figures) == []


def overlaps(drawing: Drawing, figures: dict[str, Any]) -> list[tuple[str, str]]:
    """Pairs of figures that lie over each other, and those that stick out, as pairs with the picture."""
    boxes = {id: (x, y, x + WIDTH, y + figures[id].height) for id, (x, y) in drawing.at.items()}
    found = [
        (id, "picture")
        for id, (x, y, right, low) in boxes.items()
        if x < 0 or y < 0 or right > drawing.width or low > drawing.y
    ]
    for one, (x, y, right, low) in boxes.items():
        for other, (left, top, end, foot) in boxes.items():
            if one < other and x < end and left < right and y < foot and top < low:
                found.append((one, other))
    return found


def test_six_against_twelve_fit() -> None:
    heroes = [hero(f"h{n}") for n in range(6)]
    foes = [foe(f"f{n}", might=1 + n % 3) for n in range(12)]
    scene = Scene(heroes, foes)
    for n in range(12):
        scene.pair(f"h{n // 2}", f"f{n}")
    names = {
        each.id: Name.from_data({"en": f"Very Long Name of {each.id}", "ru": "Очень длинное имя"}, "m")
        for each in [*heroes, *foes]
    }
    for drawing, figures in drawings(scene.fight, Speaker("ru", names)):
        assert len(drawing.at) == 18
        assert overlaps(drawing, figures) == []


# -- who stands where


def test_the_bolder_a_stance_the_nearer_the_foes() -> None:
    scene = Scene([hero("ada"), hero("bor"), hero("cid")], [foe("orc"), foe("elk")])
    scene.stand("ada", "defensive", "orc")
    scene.stand("bor", "forward", "elk")
    scene.stand("cid", "rearward")
    upright, lying = [drawing.at for drawing, _ in drawings(scene.fight, speaker())]
    for at in (upright, lying):
        assert at["bor"][1] < at["ada"][1] < at["cid"][1]
    assert max(upright["orc"][1], upright["elk"][1]) < upright["bor"][1]
    assert lying["orc"][0] > lying["ada"][0] + WIDTH
    root = shown(scene)
    assert len(classes(picture(root, "wide"), "tie")) == 2


def test_a_foe_that_nobody_engages_stands_back() -> None:
    scene = Scene([hero("ada")], [foe("orc"), foe("elk")])
    scene.stand("ada", "open", "orc")
    scene.foe("elk").back = True
    root = picture(shown(scene), "wide")
    assert len(classes(root, "back")) == 1
    assert "Elk: stands back, Endurance 16 of 16." in (root.find("./svg/desc").text or "")  # type: ignore[union-attr]


def test_who_is_out_is_no_figure_any_more() -> None:
    scene = Scene([hero("ada"), hero("bor")], [foe("orc"), foe("elk")])
    scene.stand("ada", "open", "elk")
    scene.fight.take_out(scene.foe("orc"), "slain")
    scene.hero("bor").dying = True
    scene.fight.take_out(scene.hero("bor"), "dying")
    root = picture(shown(scene, lang="ru"), "tall")
    gone = [each for each in classes(root, "out") if "fig" in str(each.get("class"))]
    assert [each.find("title").text for each in gone] == ["Бор: при смерти", "Орк: убит"]  # type: ignore[union-attr]
    assert len(classes(root, "fig")) == 4


def test_a_hold_is_drawn_and_said() -> None:
    scene = Scene([hero("ada")], [foe("orc")])
    scene.stand("ada", "forward", "orc")
    scene.hero("ada").seized_by = scene.foe("orc")
    root = picture(shown(scene), "wide")
    assert len(classes(root, "held")) == 1
    assert "Ada. Seized" in titles(root)


@pytest.mark.parametrize(
    ("field", "badge"),
    [("surprised", "surprised"), ("wounded", "Wounded"), ("knocked_back", "knocked back"), ("no_hope", "no more Hope")],
)
def test_what_lies_on_a_hero_is_a_word_on_the_figure(field: str, badge: str) -> None:
    scene = Scene([hero("ada")], [foe("orc")])
    assert "Ada" in titles(shown(scene))
    setattr(scene.hero("ada"), field, True)
    assert f"Ada. {badge}" in titles(shown(scene))


def test_the_one_who_acts_is_marked_and_the_blow_points_at_its_target() -> None:
    scene = Scene([hero("ada")], [foe("orc")])
    scene.stand("ada", "forward", "orc")
    view = scene.fight.view(None)
    assert view["under_way"] == []

    class Blow(Act):
        name = "attack"

        def view(self) -> dict[str, Any]:
            return {"act": "attack", "who": "orc", "target": "ada"}

    blow = Blow()
    scene.fight.under_way += [blow]
    root = picture(shown(scene), "wide")
    (line,) = classes(root, "blow")
    assert line.get("marker-end") == "url(#melee-wide-tip)"
    at = next(drawing.at for drawing, _ in drawings(scene.fight, speaker()))
    assert str(line.get("d")).endswith(f" {at['ada'][1]:g}")
    assert [each.find("title").text for each in classes(root, "acts")] == ["Orc. acts now"]  # type: ignore[union-attr]
    assert [each.find("title").text for each in classes(root, "aimed")] == ["Ada"]  # type: ignore[union-attr]


def test_before_close_combat_the_sides_stand_apart() -> None:
    scene = Scene([hero("ada", weapons=[BOW])], [foe("orc", attacks=(FOE_BOW,))], volleys=1)
    scene.fight.round, scene.fight.phase, scene.fight.volley = 0, "volleys", 1
    root = picture(shown(scene, lang="ru"), "wide")
    assert [each.text for each in classes(root, "between")] == ["Залп 1 из 1"]
    assert classes(root, "forward") == []


def test_only_some_heroes_are_marked_as_ones_own() -> None:
    scene = Scene([hero("ada"), hero("bor")], [foe("orc")])
    assert len(classes(picture(shown(scene, "bor"), "wide"), "own")) == 3
    assert classes(shown(scene, "ada", "bor"), "own") == []


# -- texts


def test_names_are_escaped_and_never_too_long() -> None:
    scene = Scene([hero("odd")], [foe("orc")])
    assert "<b>Odd & Sons</b>" in titles(shown(scene))
    for name in ("разбойник с большой дороги 12", "Ы" * 40, "Anna", "крадущийся пещерный тролль"):
        short = fitted(name, 100, 13)
        assert text_width(short, 13) <= 100
        assert short.endswith(" 12") == name.endswith(" 12")
    assert fitted("Anna", 100, 13) == "Anna"


def test_the_picture_is_told_in_words() -> None:
    scene = Scene([hero("ada", endurance=20)], [foe("orc")])
    scene.stand("ada", "forward", "orc")
    root = shown(scene, lang="ru")
    for kind in ("wide", "tall"):
        svg = picture(root, kind).find("svg")
        assert svg is not None
        assert svg.get("role") == "img"
        said = svg.find("desc")
        assert said is not None
        assert said.text == "Ада: Передняя, против Орка, Выносливость 20 из 20. Орк: против Ады, Выносливость 16 из 16."


def test_both_languages_have_the_same_messages() -> None:
    keys = {
        lang: re.findall(r"^([\w-]+) =", (WEB.parent / f"text/{lang}/web-company.ftl").read_text("utf-8"), re.MULTILINE)
        for lang in LANGUAGES
    }
    assert keys["en"] == keys["ru"]
    english, russian = (signatures(lang) for lang in LANGUAGES)
    assert [key for key in keys["en"] if english[key] != russian[key]] == []


# -- the sheets


def test_sheets_say_whose_they_are() -> None:
    scene = Scene([hero("ada"), hero("bor")], [foe("orc")])
    made = panels(GAME, scene.fight, speaker())
    assert [(sheet.name, sheet.seat) for sheet in made.heroes] == [("Ada", "ada"), ("Bor", "bor")]
    assert [kind.seat for kind in made.foes] == ["loremaster"]


def test_a_sheet_shows_the_numbers_of_now() -> None:
    scene = Scene([hero("ada", endurance=20, hope=8)], [foe("orc")])
    ada = scene.hero("ada")
    ada.endurance, ada.shadow, ada.load, ada.ready = 5, 3, 10, ada.weapons[0]
    scene.fight.effects.append(Effect("parry", 2, "fend_off", "ada", FIGHT))
    (sheet,) = panels(GAME, scene.fight, speaker()).heroes
    endurance, hope = sheet.gauges
    assert (endurance.value, endurance.share, endurance.mark, endurance.kind) == ("5/20", 25, 50, "low")
    assert (hope.value, hope.mark, hope.marked) == ("8/8", 38, "Shadow 3")
    assert [(fact.value, fact.note) for fact in sheet.facts if fact.label == "Parry"] == [("17", "(15; Fend Off +2)")]
    assert [(weapon.ready, weapon.facts) for weapon in sheet.weapons] == [(True, "2d, damage 4, Injury 16")]


def test_what_is_in_force_says_on_whom_what_and_how_long() -> None:
    scene = Scene([hero("ada")], [foe("orc")])
    scene.fight.effects = [
        Effect("attack", 1, "rally", "stance:forward", NEXT_ROUND, dormant=True),
        Effect("attacked", -2, "protect", "ada", FIGHT, once=True),
    ]
    lines = panels(GAME, scene.fight, speaker("ru")).scene.effects
    assert [(line.label, line.value, line.note) for line in lines] == [
        ("Передняя стойка", "+1к на атаки", "сплочение товарищей; со следующего раунда"),
        ("Ада", "-2к тому, кто атакует", "защита товарища; один раз"),
    ]


def test_foes_of_one_sheet_share_a_panel() -> None:
    claws = FoeAttack("claws", 2, 4, 0, ("seize",))
    first, second = foe("orc", attacks=(claws,)), foe("elk")
    second.sheet = first.sheet
    scene = Scene([hero("ada")], [first, second])
    scene.fight.take_out(scene.foe("orc"), "gone")
    (kind,) = panels(GAME, scene.fight, speaker()).foes
    assert (kind.brief, [line.name for line in kind.foes]) == ("1 of 2", ["Elk", "Orc"])
    assert [(attack.value, attack.note) for attack in kind.attacks] == [("2d, damage 4", "Seize")]


@pytest.mark.parametrize("scenario", ["barrow", "webs", "drums"])
def test_the_template_shows_all_of_it(scenario: str) -> None:
    env = Environment(loader=FileSystemLoader(WEB / "templates"), undefined=StrictUndefined, autoescape=True)
    template = env.get_template("company_panels.html")
    for fight, found in moments(scenario, 40):
        for lang in LANGUAGES:
            said = Speaker(lang, found.names())
            made = panels(GAME, fight, said)
            html = template.render(panels=made)
            assert not re.search(r"\sstyle=|\son\w+=|<script", html)
            kept = re.findall(r'data-keep="([^"]+)"', html)
            assert len(kept) == len(set(kept))
            assert len(re.findall("<details", html)) == len(kept)
            for kind in made.foes:
                for card in kind.cards:
                    assert card.texts
                    assert card.name in html
