"""The aftermath: sheets cleared, defeat and victory, records, rewards, the settlement phase (7.6)."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from affray.kernel.effect import FIGHT, Effect
from affray.kernel.fight import play
from affray.kernel.names import Ref
from affray.kernel.table import Table
from affray.showdown import aftermath_events as told
from affray.showdown import turn_events
from affray.showdown.aftermath import Results
from affray.showdown.aftermath_file import load_results
from affray.showdown.cards import AFTERMATH, MONSTER_DIES
from affray.showdown.gear import Gear
from affray.showdown.harm import severe_injury
from affray.showdown.monster import HitLocation
from affray.showdown.sheets import Settlement
from affray.showdown.survivor import ARMS, BODY, Survivor
from affray.showdown.verbs.survivors import Kill
from tests.clauses import clause
from tests.showdown.lion import Lion
from tests.showdown.scene import CLUB, Mark, Scene, Script, Text, cards, faces, hook, say, survivor
from tests.showdown.stage import PACKS, Stage

WHITE_FUR = ("white_fur", "white_fur", "white_fur", "white_fur")
LIBRARY = PACKS.library()


def ended(scene: Scene, outcome: str, results: Results | None = None, settlement: Settlement | None = None) -> Scene:
    """The fight is over with this outcome; what comes next is the aftermath."""
    fight = scene.fight
    fight.results, fight.settlement = results, settlement
    fight.outcome = outcome
    scene.monster.dead = outcome == "victory"
    if outcome == "defeat":
        for one in fight.survivors:
            one.dead, one.square = "slain", -1
            one.grid = [None] * 9
    fight.close()
    return scene


def aftermath(scene: Scene, *script: Script) -> None:
    scene.run(scene.fight.step, *script)


def won(*party: Survivor, level: str = "level_1", settlement: Settlement | None = None, **monster: Any) -> Stage:
    """A lion of this level is dead."""
    stage = Stage(list(party) or [survivor("ada", "G10"), survivor("bo", "E10")], level, id="white_lion", **monster)
    stage.fight.last_wounder = stage.fight.survivors[0]
    ended(stage, "victory", load_results(PACKS, "white_lion", level), settlement)
    return stage


def lost(settlement: Settlement | None = None) -> Stage:
    stage = Stage([survivor("ada", "G10"), survivor("bo", "E10")], id="white_lion")
    stage.fight.library = LIBRARY
    ended(stage, "defeat", load_results(PACKS, "white_lion", "level_1"), settlement)
    return stage


LION_CARDS = cards("sinew", "lion_claw", "white_fur", "eye_of_cat")


# -- SD-54


@clause("SD-54")
def test_all_tokens_leave_the_sheets() -> None:
    ada = survivor("ada", "G10", bleeding=3, tokens={"strength": 1, "evasion": -2}, doomed=True, hidden=True, down=True)
    scene = ended(Scene([ada, survivor("bo", "A1", bleeding=1)]), "victory")
    scene.fight.lay(Effect("strength", 2, "roar", "ada", FIGHT))
    scene.fight.priority = ada
    aftermath(scene)
    assert (ada.bleeding, ada.tokens, ada.doomed, ada.hidden, ada.down) == (0, {}, False, False, False)
    assert scene["bo"].bleeding == 0
    assert scene.fight.effects == []
    assert scene.fight.priority is None
    assert scene.last(told.SheetsCleared).who == ["ada", "bo"]


@clause("SD-54")
def test_armour_and_the_light_and_heavy_boxes_are_restored() -> None:
    shirt = Gear("shirt", armour={"body": 2, "all": 1})
    ada = survivor("ada", "G10", [shirt])
    ada.armour[BODY] = ada.armour[ARMS] = 0
    ada.light[ARMS] = ada.heavy[BODY] = True
    aftermath(ended(Scene([ada, survivor("bo", "A1")]), "victory"))
    assert (ada.armour[BODY], ada.armour[ARMS]) == (3, 1)
    assert not any(ada.light + ada.heavy)


@clause("SD-54")
def test_permanent_injuries_stay_and_what_lasted_for_the_fight_goes() -> None:
    stage = won()
    ada = stage["ada"]
    for face, location in ((8, BODY), (9, ARMS), (6, BODY)):
        stage.run(partial(severe_injury, stage.fight, ada, location), faces(face))
    # A broken rib for life, a dislocated shoulder and an open belly for this fight.
    assert ada.injuries == ["broken_rib"]
    assert ada.has("no_block")
    assert ada.total("movement") == 1
    aftermath(stage, LION_CARDS)
    assert ada.injuries == ["broken_rib"]
    assert ada.total("speed") == -1
    assert not ada.has("no_block")
    assert ada.total("movement") == 5


@clause("SD-54")
@pytest.mark.parametrize("called", ["next_showdown", "next_hunt"])
def test_who_must_skip_the_next_showdown_is_marked(called: str) -> None:
    ada, bo = survivor("ada", "G10", flags=["skips_next"]), survivor("bo", "A1")
    cy = survivor("cy", "B1", flags=["skips_next"])
    scene = Scene([ada, bo, cy], rulings={"skip_mark": called})
    scene.fight.kill(cy, "slain")
    ended(scene, "victory")
    aftermath(scene)
    assert ada.has("skips_next")
    assert not bo.has("skips_next")
    assert scene.told(told.SkipsNext) == [told.SkipsNext(Ref("ada"), called)]


@clause("SD-54")
def test_what_happens_once_in_a_life_stays_noted() -> None:
    ada = survivor("ada", "G10", flags=["lifetime:lion_saga", "keeps_priority"])
    aftermath(ended(Scene([ada, survivor("bo", "A1")]), "victory"))
    assert ada.flags == ["lifetime:lion_saga"]


@clause("SD-54")
@pytest.mark.parametrize(("bo_lives", "dies"), [(True, False), (False, True)])
def test_an_open_belly_kills_who_is_left_alone(bo_lives: bool, dies: bool) -> None:
    """The injury's own text for the aftermath comes before the sheets are cleared."""
    stage = won()
    stage.run(partial(severe_injury, stage.fight, stage["ada"], BODY), faces(6))
    if not bo_lives:
        stage.fight.kill(stage["bo"], "slain")
    aftermath(stage, LION_CARDS)
    assert bool(stage["ada"].dead) is dies
    assert stage.fight.outcome == "victory"
    assert stage.last(told.SettlementPhase).alive == (0 if dies else 2)


def test_the_death_of_the_monster_is_a_moment_before_the_aftermath() -> None:
    scene = Scene([survivor("ada", "G10"), survivor("bo", "A1")])
    scene.fight.put_in_play(0, (hook("x", AFTERMATH, Mark("after")), hook("y", MONSTER_DIES, Mark("dies"))))
    aftermath(ended(scene, "victory"))
    assert scene.marks == ["dies", "after"]


# -- SD-55


@clause("SD-53", "SD-55")
@pytest.mark.parametrize(("face", "left"), [(6, ["cloth"]), (5, ["elder_earrings", "cloth"])])
def test_defeat_is_carried_out(face: int, left: list[str]) -> None:
    """The lion's: on 6 and more a piece of jewelry is archived."""
    stage = lost()
    stage.fight.storage = ["elder_earrings", "cloth"]
    aftermath(stage, faces(face))
    assert stage.fight.storage == left


@clause("SD-55")
def test_a_defeat_brings_no_reward_and_a_victory_costs_nothing() -> None:
    stage = lost(Settlement())
    aftermath(stage, faces(1))
    assert stage.fight.storage == []
    assert stage.fight.settlement == Settlement()
    winner = won()
    winner.fight.results = Results(defeat=(Mark("defeat"),), victory=(Mark("victory"),))
    aftermath(winner)
    assert winner.marks == ["victory"]


# -- SD-56


@clause("SD-56")
def test_the_beaten_monster_is_recorded() -> None:
    stage = won(settlement=Settlement(defeated=(("white_lion", 1),)), level="level_2")
    aftermath(stage, cards("sinew", "lion_claw", "white_fur", "eye_of_cat", "white_fur", "white_fur"))
    home = stage.fight.settlement
    assert home is not None
    assert home.defeated == (("white_lion", 1), ("white_lion", 2))
    assert home.nemeses == {}
    assert stage.last(told.MonsterRecorded) == told.MonsterRecorded(Ref("white_lion"), 2)


@clause("SD-56")
@pytest.mark.parametrize(("ruling", "defeated"), [("both", (("butcher", 1),)), ("own_entry", ())])
def test_a_nemesis_is_marked_in_its_own_entry(ruling: str, defeated: tuple[tuple[str, int], ...]) -> None:
    scene = Scene([survivor("ada", "G10"), survivor("bo", "A1")], rulings={"nemesis_record": ruling}, id="butcher")
    aftermath(ended(scene, "victory", Results(nemesis=True), Settlement(nemeses={"butcher": (2,)})))
    home = scene.fight.settlement
    assert home is not None
    assert home.nemeses == {"butcher": (1, 2)}
    assert home.defeated == defeated


@clause("SD-56")
def test_after_a_defeat_nothing_is_recorded() -> None:
    scene = Scene([survivor("ada", "G10"), survivor("bo", "A1")], id="butcher")
    aftermath(ended(scene, "defeat", Results(nemesis=True), Settlement()))
    assert scene.fight.settlement == Settlement()


# -- SD-57


@clause("SD-57")
def test_each_survivor_gains_hunt_experience() -> None:
    stage = won(survivor("ada", "G10", hunt_xp=2), survivor("bo", "E10"), survivor("cy", "A1"))
    stage.fight.kill(stage["cy"], "slain")
    aftermath(stage, LION_CARDS)
    assert [stage[id].hunt_xp for id in ("ada", "bo", "cy")] == [3, 1, 0]


@clause("SD-57")
@pytest.mark.parametrize(
    ("declared", "wounded_with", "now"),
    [("axe", ["axe"], 3), ("axe", ["club", "axe"], 3), ("axe", ["club"], 2), ("axe", [], 2), ("", ["axe", ""], 2)],
)
def test_proficiency_needs_a_declared_type_and_a_wound_with_it(
    declared: str, wounded_with: list[str], now: int
) -> None:
    ada = survivor("ada", "G10", weapon_type=declared, proficiency=2, wounded_with=wounded_with)
    stage = won(ada, survivor("bo", "E10"))
    aftermath(stage, LION_CARDS)
    assert ada.proficiency == now
    assert stage["bo"].proficiency == 0


@clause("SD-57")
def test_the_killer_of_a_great_lion_gains_an_attribute_where_the_saga_is_known() -> None:
    stage = won(level="level_3")
    stage.fight.innovations = ("saga",)
    drawn = cards("sinew", "lion_claw", "white_fur", "eye_of_cat", *["white_fur"] * 3, "sinew")
    aftermath(stage, faces(4), say("card_option", "stronger_arm"), drawn)
    assert stage["ada"].base["strength"] == 1
    assert stage["ada"].has("lifetime:lion_saga")
    assert stage["bo"].base["strength"] == 0


# -- SD-58


@clause("SD-58")
def test_rewards_are_given_once_for_the_group() -> None:
    stage = won()
    aftermath(stage, LION_CARDS)
    drawn = ["sinew", "lion_claw", "white_fur", "eye_of_cat"]
    assert stage.fight.storage == ["basic_resource"] * 4 + drawn
    assert stage.told(told.RewardsGained) == [told.RewardsGained(4, [Ref(id) for id in drawn])]


@clause("SD-58")
def test_a_named_reward_comes_with_the_draws() -> None:
    stage = won(level="level_3")
    drawn = ["sinew", "lion_claw", "eye_of_cat", "white_fur", "white_fur", "white_fur", "white_fur", "sinew"]
    aftermath(stage, cards(*drawn))
    assert stage.fight.storage == ["basic_resource"] * 4 + ["elder_cat_teeth", *drawn]


@clause("SD-58")
@pytest.mark.parametrize(("at_home", "gained"), [((), ["eye_of_cat"]), (("eye_of_cat",), [])])
def test_a_named_reward_leaves_its_deck(at_home: tuple[str, ...], gained: list[str]) -> None:
    """There is one such card: it can neither be gained twice nor drawn as well."""
    stage = won(settlement=Settlement(storage=at_home))
    deck: dict[str, tuple[str, ...]] = {"white_lion": ("eye_of_cat", "sinew")}
    stage.fight.results = Results(named=("eye_of_cat",), rewards=(("white_lion", 2),), decks=deck)
    aftermath(stage, cards("sinew"))
    assert stage.fight.storage == [*gained, "sinew"]


@clause("SD-58")
def test_what_lies_in_storage_is_not_in_the_deck() -> None:
    stage = won(settlement=Settlement(storage=WHITE_FUR[:3]))
    stage.fight.storage = ["white_fur"]
    with pytest.raises(AssertionError):
        aftermath(stage, cards("white_fur", "sinew", "lion_claw", "eye_of_cat"))


@clause("SD-58")
@pytest.mark.parametrize(("before", "built"), [((), True), ((("white_lion", 2),), False), ((("phoenix", 1),), True)])
def test_the_first_victory_adds_a_place(before: tuple[tuple[str, int], ...], built: bool) -> None:
    stage = won(settlement=Settlement(defeated=before))
    aftermath(stage, LION_CARDS)
    home = stage.fight.settlement
    assert home is not None
    assert home.places == (("catarium",) if built else ())
    assert bool(stage.told(told.PlaceGained)) is built


@clause("SD-58")
def test_the_prologue_tells_no_reward() -> None:
    stage = won(level="prologue")
    aftermath(stage)
    assert stage.fight.storage == []


# -- SD-59


@clause("SD-59", "SD-53")
def test_the_aftermath_ends_the_showdown_and_the_settlement_phase_follows() -> None:
    lion = Lion([survivor("ada", "G10", [CLUB])], [], [HitLocation("flank")])
    lion.run(lambda: play(lion.fight), faces(1, 1), say("act", "activate:club"), faces(8), cards("flank"), faces(9))
    course = [type(event).__name__ for event in lion.table.told]
    end = [word for word in course if word in ("MonsterDied", "ShowdownOver", "AftermathBegan", "SettlementPhase")]
    assert end == ["MonsterDied", "ShowdownOver", "AftermathBegan", "SettlementPhase"]
    assert course[-1] == "SettlementPhase"
    assert lion.fight.over
    assert lion.fight.under_way == []


@clause("SD-59")
def test_the_settlement_phase_follows_even_if_nobody_is_left() -> None:
    stage = lost()
    assert not stage.fight.over
    stage.run(lambda: play(stage.fight), faces(1))
    assert stage.fight.over
    assert stage.last(told.SettlementPhase).alive == 0
    assert stage.last(turn_events.ShowdownOver).outcome == "defeat"


@clause("SD-53", "SD-55", "SD-59")
def test_the_last_ones_death_in_the_aftermath_stops_nothing() -> None:
    scene = Scene([survivor("ada", "G10")])
    kill = Kill("owner")
    scene.fight.put_in_play(0, (hook("wound", AFTERMATH, kill),))
    ended(scene, "victory", Results(victory=(Mark("victory"),)))
    scene.run(lambda: play(scene.fight))
    assert scene["ada"].dead == "wound"
    assert (scene.fight.outcome, scene.fight.over, scene.marks) == ("victory", True, ["victory"])


def test_nobody_breaks_in_during_the_aftermath() -> None:
    ada = survivor("ada", "G10", survival=3, actions=("encourage",))
    scene = Scene([ada, survivor("bo", "G11", down=True)])
    assert scene.breaking_in()
    seen: list[list[str]] = []
    look = Text(lambda o: seen.append([one.key for one in o.fight.interjections()]))
    scene.fight.put_in_play(0, (hook("x", AFTERMATH, look),))
    aftermath(ended(scene, "victory"))
    assert seen == [[]]


def test_a_copy_has_its_own_settlement_and_the_same_results() -> None:
    stage = won(settlement=Settlement(places=("tannery",)))
    twin = stage.fight.copy(Table())
    aftermath(stage, LION_CARDS)
    assert twin.settlement == Settlement(places=("tannery",))
    assert twin.results is stage.fight.results
    assert twin.state()["settlement"] != stage.fight.state()["settlement"]
