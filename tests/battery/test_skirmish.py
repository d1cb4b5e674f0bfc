"""The battery on the toy game of tests/kernel."""

from typing import Any

import pytest

from affray.kernel.ahead import Until
from affray.kernel.counted import TooMany, odds
from affray.kernel.live import go
from affray.kernel.table import Diverged
from tests.battery import battery, law
from tests.kernel.skirmish import Over, Skirmish, Struck

SECRETS = [f"secret-{n}".encode() for n in range(8)]
each_secret = pytest.mark.parametrize("secret", SECRETS, ids=lambda secret: secret.decode())


def hidden(fight: Any, seat: str | None) -> list[str]:
    mine = fight.shown.get(seat, [])
    open_cards = {*mine, *fight.deck.discard}
    return [f'"{card}"' for cards in fight.shown.values() for card in cards if card not in open_cards]


FIXES = ({"fix": "hp:ada", "to": 9, "by": "host"}, {"fix": "hp:bo", "to": 0, "by": "host"}, {"fix": "luck:bo", "to": 0})
GAME = battery.Game(Skirmish, ("ada", "bo", "gm"), hidden, FIXES, ({"order": "shove", "by": "bo", "is": "never"},))


def condition(fight: Any) -> Any:
    return tuple((f.hp, f.luck) for f in fight.fighters), fight.over


def test_random_fights_ask_only_what_is_legal() -> None:
    kinds: set[str] = set()
    for number in range(30):
        kinds |= {str(line.get("ask") or line.get("throw")) for line in battery.legal(GAME, 1, number).lines}
    assert {"plan", "target", "window", "offer", "swing", "shove"} <= kinds


@each_secret
def test_replay(secret: bytes) -> None:
    battery.replays(GAME, secret)


@each_secret
def test_resume_at_every_cut(secret: bytes) -> None:
    battery.resumes(GAME, secret)


@each_secret
@pytest.mark.parametrize("typed", [False, True], ids=["rolled", "typed"])
def test_line_by_line(secret: bytes, typed: bool) -> None:
    battery.grows(GAME, secret, typed)


@each_secret
def test_the_last_quiet_point_is_kept(secret: bytes) -> None:
    battery.quiet_is_kept(GAME, secret)


@each_secret
def test_undo(secret: bytes) -> None:
    battery.undoes(GAME, secret)


@each_secret
def test_branch(secret: bytes) -> None:
    battery.branches(GAME, secret)


def test_racing_answers() -> None:
    assert sum(battery.races(GAME, secret) for secret in SECRETS[:4]) > 100


@pytest.mark.parametrize("secret", SECRETS[:3])
def test_illegal_lines(secret: bytes) -> None:
    battery.refuses(GAME, secret)


def test_edited_checks() -> None:
    assert sum(battery.checks_found(GAME, secret) for secret in SECRETS) > 20


@each_secret
def test_a_record_longer_than_the_fight(secret: bytes) -> None:
    battery.longer(GAME, secret)


def test_corrections_and_orders() -> None:
    assert sum(battery.corrects(GAME, secret) for secret in SECRETS[:4]) > 50


def test_a_late_illegal_correction_is_named_by_its_own_line() -> None:
    first = battery.whole(GAME, SECRETS[0])
    open_throw = next(n for n, line in enumerate(first.lines) if "throw" in line)
    wrong = {"fix": "hp:nobody", "to": 1}
    lines = [*first.lines[:open_throw], wrong, *first.lines[open_throw:]]
    with pytest.raises(Diverged) as caught:
        go(Skirmish, lines, GAME.people(), b"")
    assert caught.value.line == open_throw + 1
    assert caught.value.standing.lines == first.lines[:open_throw]


def test_a_correction_may_end_the_fight() -> None:
    lines = [{"fix": "hp:orc-1", "to": 0}, {"fix": "hp:orc-2", "to": 0}]
    standing = go(Skirmish, lines, GAME.people(), b"")
    assert standing.fight.over
    assert [type(told.event).__name__ for told in standing.told] == ["Hurt", "Hurt", "Over"]


def test_recorded_is_played() -> None:
    for number in range(30):
        battery.recorded_is_played(GAME, 3, number)


def test_secrets_stay_hidden() -> None:
    assert sum(battery.hides(GAME, secret) for secret in SECRETS) > 100


@pytest.mark.parametrize("agent", [law.Middle(), law.Last()], ids=lambda agent: agent.name)
def test_odds_of_one_step(agent: Any) -> None:
    assert max(law.counts(GAME, secret, agent, condition, 1500) for secret in SECRETS) > 3


@pytest.mark.parametrize("secret", SECRETS[:4])
def test_odds_from_the_middle(secret: bytes) -> None:
    law.law_from_the_middle(GAME, secret, law.Last(), condition)


def test_odds_until_an_event_and_after_a_correction() -> None:
    standing = go(Skirmish, [], GAME.people(), b"")
    quiet = standing.quiet
    assert quiet is not None
    agents: dict[str, Any] = dict.fromkeys(GAME.seats, law.Last())
    shares = odds(quiet, [], lambda fight: fight.round, agents, Until(event=Struck))
    assert shares == {1: 1}
    fixed = odds(quiet, [{"fix": "hp:ada", "to": 9}], lambda fight: fight.fighters[0].hp, agents)
    assert fixed == {9: 1}


def test_odds_beyond_counting() -> None:
    quiet = go(Skirmish, [], GAME.people(), b"").quiet
    assert quiet is not None
    agents: dict[str, Any] = dict.fromkeys(GAME.seats, law.Middle())
    with pytest.raises(TooMany):
        odds(quiet, [], condition, agents, Until(event=Over), most=50)


def test_odds_need_an_agent() -> None:
    law.nobody_answers(GAME, SECRETS[0])
