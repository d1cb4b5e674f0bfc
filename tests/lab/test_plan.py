"""A plan makes the same fights everywhere, and its records replay."""

import pickle

import pytest

from affray import games
from affray.agents import UnknownAgent
from affray.agents.showdown.outlook import MONSTERS
from affray.kernel.fight import play
from affray.kernel.live import Standing
from affray.kernel.pack import BadPack
from affray.kernel.record import parse
from affray.kernel.ruling import BadRuling
from affray.kernel.session import onlooker
from affray.kernel.table import Played
from affray.lab.advance import play_out
from affray.lab.blocks import one_fight, results
from affray.lab.plan import OtherPacks, Plan, plan_of, prepared
from affray.lab.sides import ByTime, NotAPair, UnknownSeat
from tests.lab.plans import Looked, plan

BOTH = ("company/roadside_ambush", "showdown/white-lion-1")


@pytest.mark.parametrize("scenario", BOTH)
def test_a_plan_is_plain_data_and_says_all_there_is_to_say(scenario: str) -> None:
    made = plan(scenario, "random")
    sent = pickle.loads(pickle.dumps(made))
    assert sent == made
    assert hash(sent) == hash(made)
    again = Plan(**vars(made))
    assert list(results(again, (3, 5))) == list(results(made, (3, 5)))


@pytest.mark.parametrize("scenario", BOTH)
def test_the_lab_plays_as_the_kernel_does(scenario: str) -> None:
    for number in range(4):
        one, other = plan(scenario).fight(number), plan(scenario).fight(number)
        play(one)
        play_out(other)
        assert one.fingerprint() == other.fingerprint()


def replayed(made: Plan, number: int) -> Standing:
    kept = parse(None, made.record(number).encode())  # type: ignore[arg-type]
    game = games.game(str(kept.header["game"]))
    scenario = game.from_data(kept.header["scenario"], str(kept.header["name"]))
    rulings = scenario.rulings(kept.header["edition"], kept.header["rulings"])
    assert kept.header["packs"] == scenario.hashes()
    return onlooker(lambda table: scenario.new(table, rulings), kept.lines)


@pytest.mark.parametrize(
    ("scenario", "agents"),
    [
        ("company/roadside_ambush", ""),
        ("company/barrow", "heroes=random,loremaster=cruel"),
        ("showdown/white-lion-1", ""),
        ("showdown/mirror-heron-1", "survivors=random,controller=cruel"),
        ("company/one_orc", "heroes=search:12"),
        ("showdown/mirror-heron-1", "survivors=sensible,controller=search:12"),
    ],
)
def test_the_record_of_a_fight_replays_to_the_same_end(scenario: str, agents: str) -> None:
    made = plan(scenario, agents)
    for number in (0, 7):
        fight = made.fight(number)
        play(fight)
        standing = replayed(made, number)
        assert standing.open is None
        assert standing.fight.fingerprint() == fight.fingerprint()
        assert one_fight(made, number)[0].outcome == standing.fight.outcome  # type: ignore[attr-defined]


def test_agents_by_seat_side_and_name_the_later_word_counting() -> None:
    made = plan("company/roadside_ambush", "all=random, heroes=sensible, Том Яблонинг=kind, loremaster=cruel")
    assert dict(made.agents)["loremaster"] == "cruel"
    others = {agent for seat, agent in made.agents if seat not in ("loremaster", "tom")}
    assert others == {"sensible"}
    assert made.players() == ["sensible", "kind"] or set(made.players()) == {"sensible", "kind"}
    assert made.opponent() == "cruel"


def test_the_monster_may_have_a_mind_of_its_own() -> None:
    """With the tile passing, a seat's survivors play one way and its monster another: not as either agent alone."""
    mixed = plan("showdown/white-lion-1", "survivors=sensible,controller=cruel")
    assert mixed.controller == "cruel"
    assert mixed.opponent() == "cruel"
    ends = [tuple(one.harm for one in results(each, range(6))) for each in (mixed, plan("showdown/white-lion-1"))]
    assert ends[0] != ends[1]
    # `cruel` plays its survivors as `sensible` does, so cruel all over is the same.
    assert ends[0] == tuple(one.harm for one in results(plan("showdown/white-lion-1", "cruel"), range(6)))


@pytest.mark.parametrize(
    ("scenario", "agents"),
    [
        ("company/one_orc", "heroes=tests.lab.plans:Looker"),
        ("showdown/white-lion-1", "survivors=sensible,controller=tests.lab.plans:Looker"),
    ],
)
def test_one_who_looks_ahead_does_so_in_the_lab(scenario: str, agents: str) -> None:
    with pytest.raises(Looked) as looked:
        play_out(plan(scenario, agents).fight(1))
    assert (str(looked.value) in MONSTERS) == ("controller" in agents)


def test_a_weaker_player_leaves_the_other_side_as_it_was() -> None:
    weak = plan("company/roadside_ambush", "loremaster=cruel").with_players("random")
    assert weak.players() == ["random"]
    assert weak.opponent() == "cruel"
    weak = plan("showdown/white-lion-1", "cruel").with_players("random")
    assert weak.players() == ["random"]
    assert weak.opponent() == "cruel"


def test_what_is_wrong_with_a_plan_is_named() -> None:
    with pytest.raises(UnknownAgent):
        plan("company/one_orc", "clever")
    with pytest.raises(UnknownAgent):
        plan("company/one_orc", "tests.lab.plans:Nobody")
    with pytest.raises(UnknownAgent):
        plan("company/one_orc", "tests.lab.plans:plan")
    with pytest.raises(UnknownAgent):
        plan("company/one_orc", "search:much")
    with pytest.raises(ByTime) as timed:
        plan("company/one_orc", "heroes=search:50ms")
    assert timed.value.given == "search:50ms"
    with pytest.raises(UnknownSeat) as seat:
        plan("company/one_orc", "survivors=random")
    assert "heroes" in seat.value.known
    with pytest.raises(NotAPair):
        plan("company/one_orc", "=random")
    with pytest.raises(BadRuling):
        plan("company/one_orc", "", 1, (("no_such", "yes"),))
    with pytest.raises(ValueError, match="-1"):
        plan("company/one_orc", "", -1)
    game = games.game("company")
    with pytest.raises(BadPack):
        plan_of(game, game.from_data({"heroes": ["nobody"]}, "x"))


def test_other_packs_are_noticed() -> None:
    made = plan("company/one_orc")
    with pytest.raises(OtherPacks):
        prepared(Plan(**{**vars(made), "packs": "0000"}))


def test_a_fight_may_be_given_a_table() -> None:
    made = plan("company/one_orc")
    table = Played(prepared(made).agents, made.dice(2))
    assert made.fight(2, table).table is table
