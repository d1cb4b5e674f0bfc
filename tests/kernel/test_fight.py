"""Effects, uses, hooks and windows, on the toy game."""

from typing import Any

import pytest

from affray.kernel.card import AFTER, INSTEAD, WHEN, Hook, Verb
from affray.kernel.chance import Dice, SeededDice
from affray.kernel.counted import odds
from affray.kernel.effect import ATTACK, FIGHT, NEXT_ROUND, ROUND, TURN, Effect
from affray.kernel.fight import play
from affray.kernel.live import Sitter, go
from affray.kernel.number import Sum
from affray.kernel.question import Agent, Question
from affray.kernel.scripted import Answer, Cards, Do, Faces, Scripted, Unscripted
from affray.kernel.table import Played, Recorded
from affray.kernel.window import Offer
from tests.battery.law import Last
from tests.kernel.skirmish import STRIKE, WOUND, Attack, Blow, Hurt, Skirmish, Struck


def scene(*script: Any, always: dict[str, str] | None = None) -> tuple[Skirmish, Scripted]:
    table = Scripted(list(script), always)
    return Skirmish(table), table


def might(fight: Skirmish) -> int:
    total = Sum(False)
    fight.sum_effects("might", "ada", total)
    return int(total.total)


@pytest.mark.parametrize(
    ("until", "dormant", "by_boundary"),
    [
        (ATTACK, False, {ATTACK: 0, TURN: 1, ROUND: 1}),
        (TURN, False, {ATTACK: 1, TURN: 0, ROUND: 1}),
        (ROUND, False, {ATTACK: 1, TURN: 1, ROUND: 0}),
        (NEXT_ROUND, False, {ATTACK: 1, TURN: 1, ROUND: 1}),
        (FIGHT, False, {ATTACK: 1, TURN: 1, ROUND: 1}),
        (TURN, True, {ATTACK: 0, TURN: 0, ROUND: 1}),
        (ROUND, True, {ATTACK: 0, TURN: 0, ROUND: 1}),
    ],
)
def test_an_effect_lasts_until_its_boundary(until: str, dormant: bool, by_boundary: dict[str, int]) -> None:
    for boundary, left in by_boundary.items():
        fight, _ = scene()
        fight.lay(Effect("might", 1, "spell", "ada", until, dormant=dormant))
        assert might(fight) == (0 if dormant else 1)
        fight.end(boundary)
        assert might(fight) == left, boundary


def test_an_effect_of_the_next_round_ends_with_it() -> None:
    fight, _ = scene()
    fight.lay(Effect("might", 1, "spell", "ada", NEXT_ROUND))
    fight.lay(Effect("might", 2, "trance", "ada", ROUND, dormant=True))
    fight.end(ROUND)
    assert might(fight) == 3
    fight.end(ROUND)
    assert fight.effects == []


def test_a_single_use_is_used_up_by_the_roll_that_it_touched() -> None:
    fight, _ = scene()
    for target in ("ada", "bo"):
        fight.lay(Effect("might", 2, "shove", target, ROUND, once=True))
    fight.lay(Effect("might", 1, "spell", "ada", ROUND))
    total = Sum(True)
    once = fight.sum_effects("might", "ada", total)
    assert (total.total, total.reasons()) == (3, [("shove", 2), ("spell", 1)])
    fight.use_up(once)
    assert [(e.target, e.source) for e in fight.effects] == [("bo", "shove"), ("ada", "spell")]


class Count(Verb):
    def __init__(self) -> None:
        self.owners: list[int] = []

    def run(self, occasion: Any) -> None:
        self.owners.append(occasion.owner)


def hook(kind: str, do: Verb, key: str = "x", cost: int = 0, uses: int = 0, may: bool = False) -> Hook:
    return Hook(key, WOUND, kind, (), cost, may, uses, ROUND, (do,), key)


def bare(*script: Any) -> tuple[Skirmish, Scripted, Blow]:
    """A fight without cards, and a wound about to happen."""
    fight, table = scene(*script)
    fight.in_play = [() for _ in fight.in_play]
    return fight, table, again(fight)


def again(fight: Skirmish) -> Blow:
    return Blow(WOUND, fight, Attack(fight, fight.fighters[0], fight.fighters[2]), Sum(False))


def test_a_forced_instead_replaces_the_event_once() -> None:
    fight, _, occasion = bare()
    first, second, after = Count(), Count(), Count()
    fight.put_in_play(0, (hook(INSTEAD, first, "a"), hook(INSTEAD, second, "b"), hook(AFTER, after, "c")))
    assert fight.happen(occasion)
    assert (first.owners, second.owners, after.owners) == ([0], [], [0])
    assert fight.happen(occasion), "it stays replaced"
    assert first.owners == [0]
    assert fight.happen(again(fight)), "another event is replaced anew"
    assert first.owners == [0, 0]


def test_one_hook_on_two_fighters_fires_for_both() -> None:
    fight, _, occasion = bare()
    count = Count()
    shared = hook(WHEN, count)
    fight.put_in_play(0, (shared,))
    fight.put_in_play(2, (shared,))
    fight.happen(occasion)
    assert count.owners == [0, 2]
    fight.take_out_of_play(0, "x")
    fight.happen(again(fight))
    assert count.owners == [0, 2, 2]


class Discard(Verb):
    def run(self, occasion: Any) -> None:
        occasion.fight.take_out_of_play(0, "b")


def test_a_card_taken_away_by_another_does_nothing() -> None:
    fight, _, occasion = bare()
    gone = Count()
    fight.put_in_play(0, (hook(WHEN, Discard(), "a"), hook(WHEN, gone, "b")))
    fight.happen(occasion)
    assert gone.owners == []


def test_uses_are_counted_for_each_owner_and_come_back_at_the_boundary() -> None:
    fight, _, _ = bare()
    count = Count()
    limited = hook(WHEN, count, uses=1)
    fight.put_in_play(0, (limited,))
    fight.put_in_play(1, (limited,))
    for _ in range(2):
        fight.happen(again(fight))
    assert count.owners == [0, 1]
    fight.end(TURN)
    fight.happen(again(fight))
    assert count.owners == [0, 1]
    fight.end(ROUND)
    fight.happen(again(fight))
    assert count.owners == [0, 1, 0, 1]


def test_what_costs_is_offered_seat_by_seat_and_may_be_declined() -> None:
    fight, table, occasion = bare(
        Answer("offer", "no", "ada"), Answer("offer", "2:a", "gm"), Answer("offer", "2:b", "gm")
    )
    count = Count()
    fight.fighters[2].luck = 3
    for owner in (0, 2):
        fight.put_in_play(owner, (hook(WHEN, count, "a", cost=1), hook(WHEN, count, "b", cost=2)))
    assert not fight.happen(occasion)
    table.finish()
    assert count.owners == [2, 2]
    assert (fight.fighters[0].luck, fight.fighters[2].luck) == (2, 0)


def test_what_cannot_be_paid_is_not_offered() -> None:
    fight, table, occasion = bare(Answer("offer", "0:a", "ada"))
    count = Count()
    fight.put_in_play(0, (hook(WHEN, count, "a", cost=2), hook(WHEN, count, "b", cost=1)))
    fight.happen(occasion)
    table.finish()
    assert count.owners == [0]


class Miser(Last):
    """Passes and declines whatever is offered."""

    def choose(self, question: Question, seat: str, dice: Dice) -> Any:
        return question.options_of(seat)[0 if question.name == "offer" else -1]


def test_an_agent_may_decline_at_every_table() -> None:
    agents: dict[str, Agent] = dict.fromkeys(("ada", "bo", "gm"), Miser())
    declined = {"ask": "offer", "by": "gm", "is": "no"}
    standing = go(Skirmish, [], {seat: Sitter(agent) for seat, agent in agents.items()}, b"decline")
    assert declined in standing.lines
    assert standing.fight.over
    recorded = Recorded(agents, SeededDice(1, 1))
    fight = Skirmish(recorded)
    play(fight)
    assert declined in recorded.lines
    played = Skirmish(Played(agents, SeededDice(1, 1)))
    play(played)
    assert played.fingerprint() == fight.fingerprint()
    before = next(n for n, line in enumerate(standing.lines) if line == declined)
    cut = go(Skirmish, standing.lines[:before], {seat: Sitter() for seat in agents}, b"decline")
    assert cut.quiet is not None
    assert isinstance(cut.open, Offer)
    shield = cut.open.key(cut.open.options()[1])
    hurt: dict[str, Any] = {}
    for answer in ("no", shield):
        lines = [*cut.lines[cut.quiet.at :], {**declined, "is": answer}]
        hurt[answer] = odds(cut.quiet, lines, lambda fight: fight.fighters[3].hp, agents)
    assert hurt[shield] == {cut.fight.fighters[3].hp: 1}  # type: ignore[attr-defined]
    assert hurt["no"] != hurt[shield]


def opening() -> list[Any]:
    return [Cards(("calm", "calm"))]


def test_a_window_is_open_until_all_have_passed_and_an_act_clears_the_passes() -> None:
    passed = Answer("window", "gap:pass", "bo")
    fight, table = scene(
        *opening(),
        passed,
        Answer("window", "gap:shove:orc-2", "gm"),
        Faces((4,), "shove"),
        passed,
        Faces((5, 3), "swing"),
    )
    fight.perform(Attack(fight, fight.fighters[0], fight.fighters[3]))
    table.finish()
    struck = next(event for event in table.told if isinstance(event, Struck))
    assert struck.reasons == [("dice", 5), ("shove", -1), ("charm", 1)]
    assert not fight.effects
    assert not fight.under_way


def test_nobody_is_asked_in_a_window_where_nobody_can_act() -> None:
    fight, table = scene(*opening(), Faces((1, 2), "swing"))
    for fighter in fight.fighters:
        fighter.luck = 0
    fight.perform(Attack(fight, fight.fighters[0], fight.fighters[2]))
    table.finish()


def test_a_prayer_while_the_window_is_open_rolls_and_the_question_is_read_again() -> None:
    fight, table = scene(
        *opening(),
        Do("pray:bo", "bo"),
        Faces((6,), "prayer"),
        Answer("window", "gap:pass", "bo"),
        Answer("window", "gap:pass", "gm"),
        Faces((1, 2), "swing"),
    )
    fight.perform(Attack(fight, fight.fighters[0], fight.fighters[2]))
    table.finish()
    assert fight.fighters[1].luck == 3


def test_a_standing_order_closes_the_window_for_its_seat() -> None:
    """Given while the window is open, the order of the last who could act closes it: nobody is left waiting for nobody."""
    people = {seat: Sitter(None, typed=True) for seat in ("ada", "bo", "gm")}
    lines: list[dict[str, Any]] = [
        {"ask": "plan", "by": "ada", "is": "bold"},
        {"ask": "plan", "by": "bo", "is": "bold"},
        {"ask": "target", "by": "ada", "is": "orc-1"},
        {"draw": "omen", "by": "ada", "cards": ["calm", "calm"]},
        {"order": "shove", "by": "bo", "is": "never"},
    ]
    standing = go(Skirmish, lines, people, b"")
    assert standing.open is not None
    assert standing.open.seats() == ["gm"]  # type: ignore[union-attr]
    closed = go(Skirmish, [*lines, {"order": "shove", "by": "gm", "is": "never"}], people, b"")
    assert closed.open is not None
    assert getattr(closed.open, "why", "") == "swing"


def test_an_attack_inside_an_attack() -> None:
    fight, table = scene(
        *opening(),
        Faces((5, 3), "swing"),
        Cards(("calm", "gust")),
        Faces((6, 4), "swing"),
        always={"window": "gap:pass"},
    )
    for fighter in fight.fighters:
        fighter.luck = 0
    fight.perform(Attack(fight, fight.fighters[0], fight.fighters[2]))
    table.finish()
    assert [event.whom for event in table.told if isinstance(event, Hurt)] == ["orc-1", "ada"]
    assert sorted(fight.deck.discard) == ["calm", "calm", "calm", "gust"]
    assert not fight.under_way


@pytest.mark.parametrize(
    "script",
    [
        [],
        [Cards(("calm",))],
        [Cards(("calm", "calm", "calm"))],
        [Cards(("no such", "calm"))],
        [Cards(("calm", "calm")), Faces((1,))],
        [Cards(("calm", "calm")), Faces((1, 7))],
        [Cards(("calm", "calm")), Faces((1, 2), "prayer")],
        [Answer("plan", "bold")],
    ],
)
def test_the_script_is_strict(script: list[Any]) -> None:
    fight, _ = scene(*script)
    for fighter in fight.fighters:
        fighter.luck = 0
    with pytest.raises(Unscripted):
        fight.perform(Attack(fight, fight.fighters[0], fight.fighters[2]))


def test_what_is_left_of_a_script_fails() -> None:
    _, table = scene(Faces((1,)))
    with pytest.raises(Unscripted):
        table.finish()


def test_hooks_in_play_are_shared_by_copies_and_changed_apart() -> None:
    fight, _ = scene()
    twin = fight.copy(Scripted([]))
    assert twin.in_play[STRIKE.index] is fight.in_play[STRIKE.index]
    twin.take_out_of_play(0, "charm")
    assert fight.in_play[STRIKE.index]
    assert not twin.in_play[STRIKE.index]
    assert twin.fingerprint() == fight.fingerprint()
