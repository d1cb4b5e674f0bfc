"""What a second reader of the clauses found: each of these stories once ended otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from affray.kernel.effect import ROUND, Effect
from affray.kernel.names import Ref
from affray.kernel.pack import read_text
from affray.kernel.table import FightOver
from affray.showdown import events
from affray.showdown.ai import AICard
from affray.showdown.attack import Attack
from affray.showdown.belongings import PlaceGear
from affray.showdown.board import name, square
from affray.showdown.cardfile import ShowdownReader
from affray.showdown.cards import FLOW, SURVIVORS_ACT
from affray.showdown.cards_held import hold
from affray.showdown.conditions.scene import Count
from affray.showdown.describe_parts import number_sentences
from affray.showdown.describe_verbs import describe_verbs
from affray.showdown.describe_words import Speech
from affray.showdown.gear import SLOTS, Gear
from affray.showdown.harm import heal
from affray.showdown.library import Library, Offered, SurvivorCard, While
from affray.showdown.mold import location
from affray.showdown.monster import FAILURE, HitLocation
from affray.showdown.numbers import monster_total
from affray.showdown.rulings import choose
from affray.showdown.survival import DashTo
from affray.showdown.survivor import ARMS, BODY, BRAIN, HEAD, Survivor
from affray.showdown.verbs.amounts import Amount
from affray.showdown.verbs.survivors import HealSurvivor
from affray.showdown.wounding import settle_injury
from tests.showdown.lion import Lion
from tests.showdown.scene import (
    ATTACKER_DIES,
    BONE_AXE,
    CLUB,
    Mark,
    Scene,
    cards,
    faces,
    reacts,
    say,
    survivor,
)
from tests.showdown.stage import Stage, two
from tests.showdown.test_describe import text

LEVEL = Amount(word="level")


def with_art(scene: Scene, card: SurvivorCard, who: str = "ada") -> None:
    scene.fight.library = Library({}, {card.id: card})
    scene[who].arts = [card.id]
    hold(scene.fight, scene[who])


# -- a survivor's movement (SD-01)


def test_what_goes_as_far_as_the_movement_counts_everything_that_changes_it() -> None:
    """A trauma sends Ada flying: 5 of her own, 1 of an art, 1 of an effect."""
    stage = Stage([survivor("ada", "H13"), survivor("bo", "A1")])
    with_art(stage, SurvivorCard("runner", "art", (While("movement", Amount(1), ()),)))
    stage.fight.lay(Effect("movement", 1, "omen", "ada", ROUND))
    stage.play("[{knock_back: owner, by: movement, toward: nearest_edge}]", owner="ada")
    assert name(stage["ada"].square) == "A13"


# -- a monster's numbers (SD-04, SD-05, SD-16)

EYE = HitLocation("eye", critical=(Mark("critical"),))


def moody(*numbers: tuple[str, int], locations: list[HitLocation] | None = None) -> Lion:
    mood = AICard("sulk", kind="mood", whiles=numbers)
    lion = Lion([survivor("ada", "H9", [CLUB])], [mood], locations=locations or [EYE])
    lion.monster.moods = ["sulk"]
    return lion


def test_a_mood_makes_it_tougher_and_says_so() -> None:
    lion = moody(("toughness", 2))
    lion.attack("ada", CLUB, faces(6), cards("eye"), faces(9))
    attempt = lion.last(events.WoundAttempted)
    assert (attempt.toughness, attempt.success) == (10, False)


def test_a_mood_makes_it_harder_to_hit() -> None:
    lion = moody(("evasion", 1))
    lion.attack("ada", CLUB, faces(6))
    rolled = lion.last(events.AttackDiceRolled)
    assert (rolled.against, rolled.against_reasons) == (7, [("club", 6), ("sulk", 1)])


@pytest.mark.parametrize("source", ["mood", "effect", "injury"])
def test_luck_of_a_mood_of_an_effect_and_of_an_injury_takes_the_ten_away(source: str) -> None:
    wing = HitLocation("wing", injury="torn", injury_whiles=(While("luck", LEVEL, ()),))
    lion = moody(*([("luck", 1)] if source == "mood" else []), locations=[EYE, wing])
    if source == "effect":
        lion.fight.lay(Effect("luck", 1, "omen", "beast", ROUND))
    if source == "injury":
        lion.monster.locations.loose.remove("wing")
        settle_injury(lion.fight, "wing")
    lion.attack("ada", CLUB, faces(6), cards("eye"), faces(10))
    assert lion.marks == []
    assert lion.last(events.WoundAttempted).critical is False


def test_what_makes_it_softer_in_one_attack_is_gone_after_it() -> None:
    scene = Scene([survivor("ada", "H9", [CLUB])], [EYE])
    for kind in ("toughness", "evasion", "luck"):
        scene.fight.lay(Effect(kind, -1, "omen", "beast", ROUND, once=True))
    scene.attack("ada", CLUB, faces(5), cards("eye"), faces(9))
    assert scene.last(events.WoundAttempted).toughness == 7
    assert (scene.marks, scene.fight.effects) == (["critical"], [])


def test_a_pack_may_give_a_monster_toughness() -> None:
    """In words of both languages; and what a persistent injury takes from it counts as what a mood gives."""
    problems: list[Any] = []
    document = read_text("{while: [{toughness: -1}]}", "words")
    reader = ShowdownReader(document, (), "limp", problems, lambda _section, _id: None, {})
    parts = reader.parts(document.data)
    assert problems == []
    said = [number_sentences(parts.whiles, Speech(text(lang)), of_monster=True) for lang in ("en", "ru")]
    assert ["toughness" in said[0][0], "прочности" in said[1][0]] == [True, True]
    left = location(reader, {"injury": {"id": "limp"}}, parts)
    scene = Scene([survivor("ada", "H9", [CLUB])], [EYE])
    scene.monster.cards["limp"] = left
    settle_injury(scene.fight, "limp")
    scene.attack("ada", CLUB, faces(6), cards("eye"), faces(7))
    assert scene.last(events.WoundAttempted).success


def test_a_mood_may_count_under_a_condition() -> None:
    """Two tokens have to lie on it."""
    number = While("toughness", Amount(2), (Count(2, "sulk"),))
    lion = moody()
    lion.monster.ai_cards["sulk"] = AICard("sulk", kind="mood", depending=(number,))
    assert monster_total(lion.fight, "toughness") == 8
    lion.monster.counters["sulk"] = 2
    assert monster_total(lion.fight, "toughness") == 10


@pytest.mark.parametrize("word", ["d5", "movement", "survival", "pending"])
def test_a_lasting_number_that_would_change_is_refused(word: str) -> None:
    problems: list[Any] = []
    document = read_text(f"{{while: [{{luck: {word}}}]}}", "words")
    ShowdownReader(document, (), "sulk", problems, lambda _section, _id: None, {}).parts(document.data)
    assert [(one.message, one.given) for one in problems] == [("pack-unknown-value", word)]


# -- a frail weapon (SD-13)


def horn(**fields: Any) -> HitLocation:
    return HitLocation("horn", ("super_dense",), **fields)


@pytest.mark.parametrize("ruling", ["at_once", "end_of_attack"])
def test_a_frail_weapon_breaks_though_its_blow_kills_the_monster(ruling: str) -> None:
    scene = Scene([survivor("ada", "H9", [BONE_AXE])], [horn()], ai="", rulings={"frail_breaks": ruling})
    scene.table.script = [faces(6, 2, 2), cards("horn"), faces(9)]
    with pytest.raises(FightOver):
        scene.fight.perform(Attack(scene.fight, scene["ada"], BONE_AXE))
    assert scene.monster.dead
    assert (scene["ada"].gear(), scene.fight.archive) == ([], ["bone_axe"])


@pytest.mark.parametrize("ruling", ["at_once", "end_of_attack"])
def test_a_frail_weapon_of_the_dead_is_out_of_the_game_and_its_twin_goes_home(ruling: str) -> None:
    dense = horn(reactions=reacts(FAILURE, do=ATTACKER_DIES))
    ada = survivor("ada", "H9", [BONE_AXE, CLUB, BONE_AXE])
    scene = Scene([ada, survivor("bo", "A1")], [dense], rulings={"frail_breaks": ruling})
    scene.attack("ada", BONE_AXE, faces(6, 2, 2), cards("horn"), faces(2))
    assert ada.dead
    assert (scene.fight.archive, scene.fight.storage) == (["bone_axe"], ["club", "bone_axe"])


def test_so_it_is_when_the_last_of_them_dies_of_it() -> None:
    dense = horn(reactions=reacts(FAILURE, do=ATTACKER_DIES))
    scene = Scene([survivor("ada", "H9", [BONE_AXE, CLUB])], [dense])
    scene.table.script = [faces(6, 2, 2), cards("horn"), faces(2)]
    with pytest.raises(FightOver):
        scene.fight.perform(Attack(scene.fight, scene["ada"], BONE_AXE))
    assert (scene.fight.archive, scene.fight.storage) == (["bone_axe"], ["club"])


def test_after_the_break_nothing_more_breaks() -> None:
    scene = Scene([survivor("ada", "H9", [BONE_AXE, BONE_AXE])], [horn()])
    scene.attack("ada", BONE_AXE, faces(6, 2, 2), cards("horn"), faces(2))
    assert ([card.id for card in scene["ada"].gear()], scene.fight.archive) == (["bone_axe"], ["bone_axe"])


# -- the gear of the dead (SD-47)


def heirs(**rulings: str) -> Scene:
    """Ada has an heirloom and a ring, Bo a locket; heirloom and locket are irreplaceable, the ring is cursed."""
    ada = survivor("ada", "H9", [Gear("heirloom", words=("irreplaceable",)), Gear("ring", words=("cursed",))])
    bo = survivor("bo", "A1", [Gear("locket", words=("irreplaceable",))])
    return Scene([ada, bo], rulings=choose(changes=rulings).values)


def test_cursed_gear_goes_home_and_irreplaceable_gear_does_not() -> None:
    scene = heirs()
    scene.fight.kill(scene["ada"], "injury")
    assert (scene.fight.storage, scene.fight.archive) == (["ring"], ["heirloom"])


def test_if_all_die_all_their_gear_goes_home() -> None:
    scene = heirs()
    scene.fight.kill(scene["ada"], "injury")
    with pytest.raises(FightOver):
        scene.fight.kill(scene["bo"], "injury")
    assert (scene.fight.storage, scene.fight.archive) == (["ring", "locket", "heirloom"], [])
    assert scene.last(events.GearStored).gear == ["locket"]
    assert scene.last(events.GearReturned).gear == ["heirloom"]


def test_players_archive_both() -> None:
    players = choose("players").values
    assert (players["cursed_on_death"], players["irreplaceable_on_total_defeat"]) == ("archived", "archived")
    scene = heirs(**{name: players[name] for name in ("cursed_on_death", "irreplaceable_on_total_defeat")})
    scene.fight.kill(scene["ada"], "injury")
    with pytest.raises(FightOver):
        scene.fight.kill(scene["bo"], "injury")
    assert (scene.fight.storage, sorted(scene.fight.archive)) == ([], ["heirloom", "locket", "ring"])
    assert scene.told(events.GearReturned) == []


# -- a full grid (SD-51)


def test_any_other_card_may_make_room_a_cursed_one_too() -> None:
    crown, ring = Gear("crown", words=("cursed",)), Gear("ring", words=("cursed",))
    scene = Scene([survivor("ada", "H9", [crown, *[CLUB] * (SLOTS - 1)])])
    every = [f"replace:{slot}" for slot in range(SLOTS)]
    assert scene.keys(PlaceGear(scene["ada"], Gear("claw"))) == [*every, "archive"]
    assert scene.keys(PlaceGear(scene["ada"], ring)) == every


# -- healing (SD-25)


def wounded() -> Stage:
    """Ada wears 2 points of mail everywhere and has lost all of them; light and heavy injuries at two locations."""
    stage = two(gear=[Gear("mail", armour={"all": 2})])
    ada = stage["ada"]
    ada.armour = [0] * len(ada.armour)
    for boxes in (ada.light, ada.heavy):
        boxes[BODY] = boxes[ARMS] = True
    ada.light[BRAIN] = ada.heavy[HEAD] = True
    ada.bleeding = 2
    return stage


def test_a_card_heals_one_location() -> None:
    stage = wounded()
    ada = stage["ada"]
    stage.play("[{heal_survivor: owner, at: body, armour: 1}]", owner="ada")
    assert (ada.light[BODY], ada.heavy[BODY], ada.armour[BODY]) == (False, False, 1)
    assert (ada.light[ARMS], ada.heavy[ARMS], ada.armour[ARMS], ada.bleeding) == (True, True, 0, 2)
    assert stage.told(events.Healed) == [events.Healed(Ref("ada"), "body", 1)]


def test_a_card_heals_everywhere_and_gives_no_more_armour_than_is_worn() -> None:
    stage = wounded()
    ada = stage["ada"]
    stage.play("[{heal_survivor: actor, armour: 5}]", actor="ada")
    assert ada.armour == [2, 2, 2, 2, 2, 0]
    assert not any([*ada.light, *ada.heavy])
    stage.play("[{heal_survivor: actor, armour: 5}]", actor="ada")
    assert len(stage.told(events.Healed)) == 6


def test_healing_in_words() -> None:
    verbs = (HealSurvivor("owner", "body", 2), HealSurvivor("target"))
    assert describe_verbs(verbs, text("en")) == [
        "The survivor is healed (body): light and heavy injuries are erased, up to 2 lost armour points are restored.",
        "The target is healed (every location): light and heavy injuries are erased.",
    ]
    assert describe_verbs(verbs, text("ru")) == [
        "Исцеление выжившего (тело): лёгкие и средние травмы стираются, потерянные очки брони восстанавливаются (до 2).",
        "Исцеление цели (все области): лёгкие и средние травмы стираются.",
    ]


def test_healing_puts_no_armour_on_the_brain() -> None:
    scene = Scene([survivor("ada", "H9", [Gear("mail", armour={"all": 2})])])
    scene.run(lambda: heal(scene.fight, scene["ada"], BRAIN, 2))
    assert scene["ada"].armour[BRAIN] == 0


# -- a dash (SD-32)

SLAMMER = Gear("rhino", words=("slam",))


def runner(at: str, *gear: Gear, survival: int = 1) -> Survivor:
    return survivor("ada", at, list(gear), survival=survival, actions=("dash", "surge"))


def test_a_dash_buys_what_costs_a_movement_alone() -> None:
    """Four spaces straight to the lion's side, and it is pushed."""
    scene = Scene([runner("C10", SLAMMER)])
    assert scene.uses(FLOW) == ["dash:ada", "dash:ada:slam:rhino"]
    slam = say("window", "flow:dash:ada:slam:rhino")
    scene.window(FLOW, slam, say("leap", "south"))
    assert name(scene["ada"].square) == "G10"
    assert name(scene.monster.corner) == "I10"
    assert scene["ada"].used == ["dash"]


def offering(**cost: int) -> Scene:
    """An art with an offer at this cost."""
    scene = Scene([runner("A1")])
    costs = (cost.get("activation", 0), cost.get("movement", 0), cost.get("survival", 0))
    offered = Offered("reel", "use", "owner", *costs, (), 0, "", False, (Mark("reel"),))
    with_art(scene, SurvivorCard("reel", "art", (), (), (offered,)))
    return scene


def test_and_what_a_card_offers_for_one() -> None:
    scene = offering(movement=1)
    scene.window(SURVIVORS_ACT, say("window", "survivors_act:dash:ada:reel:use"))
    assert (scene.marks, scene["ada"].survival, name(scene["ada"].square)) == (["reel"], 0, "A1")


@pytest.mark.parametrize("kind", ["movement", "activation"])
def test_the_point_that_the_action_costs_is_not_there_for_what_it_buys(kind: str) -> None:
    """It would cost survival besides: with one point there is nothing to buy, with two there is."""
    scene = offering(**{kind: 1, "survival": 1})
    assert scene.uses(SURVIVORS_ACT) == ["dash:ada"]
    scene["ada"].survival = 2
    action = "dash" if kind == "movement" else "surge"
    assert f"{action}:ada:reel:use" in scene.uses(SURVIVORS_ACT)


def test_hemmed_in_there_is_no_dash_to_offer() -> None:
    party = [runner("A1"), survivor("bo", "A2"), survivor("cy", "B1")]
    scene = Scene(party)
    assert scene.uses(FLOW) == []
    scene["cy"].square = square("C2")
    scene.window(FLOW, say("window", "flow:dash:ada"), say("dash_to", "B1"))


def test_a_dash_leads_somewhere_else() -> None:
    scene = Scene([runner("A1")])
    where = scene.keys(DashTo(scene.fight, scene["ada"]))
    assert "A2" in where
    assert "A1" not in where
