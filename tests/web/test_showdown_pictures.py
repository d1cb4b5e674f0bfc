"""The drawn board and the panels of a showdown: what they show, and what they must not."""

import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest
from jinja2 import Environment, PackageLoader, StrictUndefined

from affray.games import agent
from affray.kernel.chance import KeyedDice
from affray.kernel.live import Sitter
from affray.kernel.names import Name
from affray.kernel.question import Question
from affray.kernel.session import Session, secret_of
from affray.kernel.speaker import Speaker
from affray.showdown.board import E, S, square, squares
from affray.showdown.cards_held import hold
from affray.showdown.game import GAME
from affray.showdown.gear import Gear
from affray.showdown.places import square_of
from affray.showdown.survivors_act import Move, SurvivorAct
from affray.showdown.terrain import Placement, Terrain
from affray.web.render import owned
from affray.web.showdown_board import board
from affray.web.showdown_panels import Panels, panels
from affray.web.showdown_tokens import initials
from affray.web.spots import Spot
from affray.web.svg import EDGE, UNIT, outline, region, tag
from tests.showdown.scene import BOW, DAGGER, survivor
from tests.showdown.stage import PACKS, Stage
from tests.showdown.tiles import CORE

TILES = {tile.id: tile for tile in CORE}
TEMPLATES = Environment(loader=PackageLoader("affray.web"), autoescape=True, undefined=StrictUndefined)


def speaker(lang: str = "en", **named: str) -> Speaker:
    own = {
        "ada": Name.from_data({"en": named.get("ada", "Ada"), "ru": "Ада", "gender": "f"}),
        "bo": Name.from_data({"en": "Bo", "ru": "Боб", "gender": "m"}),
    }
    return Speaker(lang, {**PACKS.names(), **own})


def scene(**ada: Any) -> Stage:
    """Ada at H9 beside the lion (H10 to I11, facing north), Bo behind it at J10; columns at E11."""
    stage = Stage([survivor("ada", "H9", **ada), survivor("bo", "J10")])
    stage.fight.terrain = Terrain((Placement(TILES["stone_columns"], square("E11")),))
    stage.monster.id = "white_lion"
    return stage


def spot(at: str, key: str = "", text: str = "", corners: tuple[int, ...] = (), seen: bool = False) -> Spot:
    return Spot(at, key or at, "ada", text, corners, seen)


class Picture:
    """A drawing as a tree."""

    def __init__(self, drawn: str) -> None:
        self.root = ElementTree.fromstring(drawn)

    def all(self, word: str) -> list[ElementTree.Element]:
        return [each for each in self.root.iter() if word in each.get("class", "").split()]

    def one(self, word: str) -> ElementTree.Element:
        (found,) = self.all(word)
        return found

    def said(self, word: str) -> str:
        return "".join(self.one(word).itertext())


def drawn(stage: Stage, *spots: Spot, lang: str = "en") -> Picture:
    return Picture(board(stage.fight, speaker(lang), spots))


def shown(stage: Stage, lang: str = "en") -> Panels:
    return panels(GAME, stage.fight, speaker(lang))


def html(view: Panels) -> str:
    return TEMPLATES.get_template("showdown_panels.html").render(panels=view)


# -- the board


def test_everybody_is_drawn_and_named() -> None:
    picture = drawn(scene())
    svg = picture.one("board")
    assert svg.get("role") == "img"
    assert svg.get("aria-labelledby") == picture.one("board-words").get("id")
    words = picture.said("board-words")
    assert "White Lion: 2 × 2 from H10, facing north" in words
    assert "Ada H9" in words
    assert "Bo J10" in words
    assert [each.get("transform") for each in picture.all("token")] == [
        f"translate({EDGE + 8 * UNIT + 21} {EDGE + 7 * UNIT + 21})",
        f"translate({EDGE + 9 * UNIT + 21} {EDGE + 9 * UNIT + 21})",
    ]
    assert [each.text for each in picture.all("letter")] == ["A", "B"]
    base = picture.one("base")
    assert (base.get("x"), base.get("width")) == (str(EDGE + 9 * UNIT + 2), str(2 * UNIT - 4))


def test_each_square_is_one_link_with_all_its_keys() -> None:
    picture = drawn(scene(), spot("G9", "north:G9", "back 1"), spot("G9", "west:G9", "back 2"), spot("J11"))
    assert picture.one("board").get("role") == "group"
    first, second = picture.all("spot")
    assert first.get("data-square") == "G9"
    assert first.get("data-keys") == "north:G9|west:G9"
    assert first.get("aria-label") == "G9, back 1, back 2"
    assert first.get("href") == "#opt-G9"
    assert (first.get("role"), first.get("tabindex")) == ("button", "-1")
    # Behind the lion, and nothing is said twice.
    assert second.get("aria-label") == "J11, blind spot"


def test_a_square_says_who_and_what_is_there() -> None:
    picture = drawn(scene(), spot("J10"), spot("E11"))
    assert [each.get("aria-label") for each in picture.all("spot")] == ["J10, Bo, blind spot", "E11, Stone Columns"]
    # A tap on a token must reach the square under it.
    assert ["over" in each.get("class", "").split() for each in picture.all("token")] == [False, True]


def test_shapes_tell_what_colour_may_not() -> None:
    stage = scene()
    stage["ada"].down = True
    stage["ada"].bleeding = 2
    stage["ada"].doomed = True
    stage["bo"].hidden = True
    stage.fight.priority = stage["bo"]
    picture = drawn(stage)
    ada, bo = picture.all("token")
    assert ada.find("ellipse") is not None
    assert [each.text for each in picture.all("drop-number")][:1] == ["2"]
    assert "badge-doomed" in str([each.get("class") for each in ada])
    assert bo.find("ellipse") is None
    assert "hidden" in bo.get("class", "").split()
    assert "badge-priority" in str([each.get("class") for each in bo])
    assert ada.findtext("title") == "Ada H9: doomed, knocked down, bleeding 2"
    assert bo.findtext("title") == "Bo J10: priority target, hidden"


def test_who_is_not_on_the_board_is_listed() -> None:
    stage = scene()
    stage["ada"].dead = "claw"
    stage["ada"].square = -1
    stage.monster.away = True
    picture = drawn(stage)
    assert [each.text for each in picture.one("board-away")] == ["White Lion: off the board", "Ada: dead (Claw)"]
    assert not picture.all("monster")
    assert not picture.all("blind")
    assert len(picture.all("token")) == 1


@pytest.mark.parametrize(("facing", "row", "column"), [(E, 8, 11), (S, 9, 10)])
def test_the_arrow_lies_on_the_edge_it_looks_over(facing: int, row: int, column: int) -> None:
    stage = scene()
    stage.monster.facing = facing
    place = drawn(stage).one("facing").get("transform", "")
    x, y = (int(n) for n in re.findall(r"-?\d+", place)[:2])
    assert abs(x - (EDGE + column * UNIT)) <= 4
    assert abs(y - (EDGE + row * UNIT)) <= 4


def test_a_way_is_drawn_with_its_end_and_those_it_hits() -> None:
    stage = scene()
    west = tuple(square(at) for at in ("H10", "H9", "H8"))
    north = (square("H10"), square("G10"))
    picture = drawn(stage, spot("H8", "H8:ada", "west", west), spot("G10", "G10", "north", north, seen=True))
    assert len(picture.all("way")) == 2
    lines = [
        each.get("d", "").count("L")
        for way in picture.all("way")
        for each in way
        if "way-line" in each.get("class", "")
    ]
    assert lines == [1, 2]
    (hit,) = [each for each in picture.all("hit") if each.get("r") == "19"]
    assert hit.get("cx") == str(EDGE + 8 * UNIT + 21)
    # The one that can be chosen stands right after its square, so that it stands out with it.
    chosen, ways = list(picture.one("spots"))[:2]
    assert chosen.get("data-square") == "H8"
    assert ways.get("class") == "ways"
    assert len(ways) == 1


def walking(stage: Stage) -> None:
    act = SurvivorAct(stage.fight)
    act.survivor = stage["ada"]
    stage.fight.under_way = [act, Move(stage.fight, stage["ada"])]


def test_squares_from_which_a_weapon_reaches_are_marked() -> None:
    spots = [spot(at) for at in ("G9", "G10", "B11", "F10", "A1")]
    for gear, expected in (([], ["G10"]), ([DAGGER], ["G10"]), ([BOW], ["G9", "G10", "F10"])):
        stage = scene(gear=None)
        for slot, card in enumerate(gear):
            stage["ada"].grid[slot] = card
        walking(stage)
        picture = drawn(stage, *spots)
        marked = [each.get("data-square") for each in picture.all("spot") if "from there" in each.get("aria-label", "")]
        # B11 is near enough for the bow, but the columns stand between.
        assert marked == expected
    stage.fight.under_way = []
    assert not drawn(stage, *spots).all("reach")


def test_names_are_escaped() -> None:
    stage = scene()
    markup = board(stage.fight, speaker(ada="<u>&'\""), [spot("H9", 'a"<', "<i>")])
    assert "<u>" not in markup
    assert "<i>" not in markup
    Picture(markup)
    assert "<u>" not in html(panels(GAME, stage.fight, speaker(ada="<u>&'\"")))


def test_paths_of_sets_of_squares() -> None:
    ell = 1 << square("A1") | 1 << square("A2") | 1 << square("B1")
    assert region(ell) == "M24 24h84v42h-84zM24 66h42v42h-42z"
    assert outline(ell) == "M24 24h84M66 66h42M24 108h42M24 24v84M66 66v42M108 24v42"
    assert len(squares(ell)) == 3


def test_elements_escape_what_they_are_given() -> None:
    assert tag("a", "<", tag("b", 1), class_="x", aria_label='"', left=None, out="") == (
        '<a class="x" aria-label="&#34;">&lt;<b>1</b></a>'
    )


def test_initials_differ() -> None:
    assert initials(["Ada", "Anna", "An", "Nan"]) == ["A", "N", "3", "4"]


# -- the panels


def test_own_survivors_are_marked_and_open() -> None:
    page = owned(html(shown(scene())), ["bo"])
    assert re.search(r'id="sheet-bo"[^>]* data-own', page)
    assert re.search(r'id="sheet-bo"[^>]* open', page)
    assert not re.search(r'id="sheet-ada"[^>]* open', page)


def test_a_body_with_its_injuries() -> None:
    stage = scene()
    ada = stage["ada"]
    ada.armour[1] = 2
    ada.light[1] = ada.heavy[0] = True
    sheet = shown(stage).survivors[0]
    assert [(each.armour, each.light, each.heavy) for each in sheet.body] == [
        ("0", "none", "filled"), ("2", "filled", "open"), ("0", "open", "open"), ("0", "open", "open"), ("0", "open", "open"),
        ("", "open", "none"),
    ]  # fmt: skip
    assert sheet.body[1].words == "arms: 2 armour points, light injury"
    assert sheet.body[5].words == "brain: unhurt"


def test_numbers_say_what_they_are_made_of() -> None:
    stage = scene(strength=1)
    stage["ada"].tokens = {"strength": -2}
    stage.monster.tokens = {"toughness": 1}
    view = shown(stage)
    strength = next(each for each in view.survivors[0].attributes if each.label == "strength")
    assert (strength.value, strength.why, strength.way) == ("-1", "1, tokens -2", "down")
    toughness = next(each for each in view.monster.numbers if each.label == "toughness")
    assert (toughness.value, toughness.way) == (str(stage.monster.toughness + 1), "up")
    assert view.survivors[0].attributes[0].why == ""


def test_affinities_that_meet() -> None:
    stage = scene()
    ada = stage["ada"]
    ada.grid[0] = Gear("scrap_dagger", speed=3, accuracy=7, strength=2, edges=("red", "blue", "", ""))
    ada.grid[1] = Gear("bone_axe", speed=2, accuracy=6, strength=3, edges=("", "", "", "blue"))
    hold(stage.fight, ada)
    sheet = shown(stage).survivors[0]
    assert [(each.side, each.colour, each.whole) for each in sheet.slots[0].edges] == [
        ("top", "red", False), ("right", "blue", True),
    ]  # fmt: skip
    assert sheet.slots[0].short == "3 / 7+ / 2"
    assert sheet.slots[2].card is None
    assert sheet.affinities == (("blue", "blue 1", 1),)


def test_what_lies_face_down_is_not_told() -> None:
    stage = scene()
    ai = stage.monster.ai
    known, gone = "claw", "chomp"
    ai.top, ai.discard = [known], [gone]
    view = shown(stage).monster
    assert [each.title for each in view.ai.known.cards] == ["Claw"]
    assert [each.title for each in view.ai.discard.cards] == ["Chomp"]
    assert view.ai.pips.count("card") == len(ai.deck)
    assert not view.locations.known.cards
    page = html(shown(stage))
    secret = {id for id in stage.monster.cards if f">{speaker().name(id)}<" in page}
    assert secret == set()
    told = [id for id in stage.monster.ai_cards if f">{speaker().name(id)}<" in page]
    always = {stage.monster.basic_action, stage.monster.instinct}
    assert set(told) - always == {known, gone}


def test_the_scene_names_round_priority_and_controller() -> None:
    stage = scene()
    stage.fight.priority = stage["bo"]
    stage.fight.phase = "survivors"
    assert shown(stage).scene == (
        ("Round", "1"), ("Now", "survivors' turn"), ("Priority target", "Bo"), ("Monster controller", "Ada"),
    )  # fmt: skip
    assert shown(stage, lang="ru").scene[1] == ("Сейчас", "акт выживших")


# -- whole fights


def fights(scenario: str, seed: int, most: int) -> Iterator[tuple[Any, Question, dict[str, Name]]]:
    """A fight at each of its questions, answered by an agent."""
    chosen = GAME.scenario(scenario)
    rulings = chosen.rulings(None, {})
    session = Session(lambda table: chosen.new(table, rulings), {}, secret_of(seed))
    player = agent("sensible", "showdown")
    session.seats = {seat: Sitter() for seat in session.fight.seats()}
    for _n in range(most):
        question = session.standing.open
        if not isinstance(question, Question):
            return
        yield session.fight, question, dict(chosen.names())
        found = None
        for seat in question.seats():
            found = found or player.choose(question, seat, KeyedDice(session.secret, len(session.lines)))
        option = found or question.options()[0]
        session.answer(question.key(option), question.by(option))


@pytest.mark.parametrize("scenario", ["white-lion-3", "mirror-heron-2"])
def test_every_moment_of_a_fight_can_be_drawn(scenario: str) -> None:
    for fight, question, names in fights(scenario, 1, 40):
        for lang in ("en", "ru"):
            voice = Speaker(lang, names)
            spots = [
                Spot(square_of(question, each), question.key(each), question.by(each), "", tuple(getattr(each, "corners", ())))
                for each in question.options()
                if square_of(question, each)
            ]  # fmt: skip
            picture = board(fight, voice, spots)
            Picture(picture)
            page = html(panels(GAME, fight, voice))
            assert not re.search(r"\sstyle=|\son[a-z]+=|<script", picture + page)
            kept = re.findall(r'data-keep="([^"]*)"', page)
            assert len(kept) == len(set(kept))
            # Nothing is left without words: no id, no message that is missing.
            assert not re.search(r">[^<]*(?:\b[a-z]+_[a-z]+\b|\[\w+-)[^<]*<", picture + page)
