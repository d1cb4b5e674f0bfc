"""The same tally whatever jobs, tasks and blocks; early ends, failures, dawdling, Ctrl-C."""

from threading import Event

import pytest

from affray.kernel.record import parse
from affray.lab.blocks import Bundle, Order, one_fight, play_blocks
from affray.lab.plan import MOST
from affray.lab.runner import ALL, CANCELLED, FAILED, LOST, PRECISE, Progress, run
from affray.lab.tally import Tally, tally_of
from affray.lab.workers import Alone, Pool, WorkersLost
from affray.odds.intervals import half_width
from tests.lab.plans import FAILING, SLOW, plan

COMPANY = "company/one_orc"
SHOWDOWN = "showdown/white-lion-prologue"


class Hasty(Alone):
    """Orders as short or as long as wanted: what a slow or a quick machine would be given."""

    def __init__(self, seconds: float, width: int) -> None:
        super().__init__()
        self.seconds = seconds
        self.width = width


@pytest.mark.parametrize(("scenario", "n"), [(COMPANY, 450), (SHOWDOWN, 30)])
def test_blocks_and_tasks_change_nothing(scenario: str, n: int) -> None:
    made = plan(scenario)
    expected = run(made, n)
    assert expected.fights == n
    assert expected.ended == ALL
    for workers, size in ((Hasty(0.0, 1), 7), (Hasty(9.0, 3), 0), (Hasty(0.01, 5), 50)):
        assert run(made, n, workers=workers, size=size) == expected


def test_two_processes_come_to_the_same_as_one() -> None:
    made = plan(COMPANY, "heroes=random")
    assert run(made, 450, jobs=2, size=50) == run(made, 450)
    early = run(made, 2000, jobs=2, precision=0.06, size=50)
    assert early == run(made, 2000, precision=0.06, size=50)
    assert early.ended == PRECISE


def test_an_early_end_is_judged_block_by_block_in_the_order_of_numbers() -> None:
    made = plan(COMPANY, "heroes=random")
    ended = run(made, 5000, precision=0.06, size=50)
    assert ended.ended == PRECISE
    assert ended.fights % 50 == 0
    assert ended.fights < 5000
    assert half_width(ended.wins, ended.fights) <= 0.06
    before = run(made, ended.fights - 50, size=50)
    assert half_width(before.wins, before.fights) > 0.06
    assert run(made, 5000, precision=0.06, size=50, workers=Hasty(9.0, 4)) == ended


def test_listening_changes_no_outcome() -> None:
    for scenario, n in ((COMPANY, 60), ("company/barrow", 20), (SHOWDOWN, 10), ("showdown/white-lion-2", 4)):
        made = plan(scenario)
        for number in range(n):
            deaf, _ = one_fight(made, number)
            heard, told = one_fight(made, number, listen=True)
            assert heard == deaf
            assert told is not None


def test_every_tenth_fight_is_heard_or_all_or_none() -> None:
    made = plan(COMPANY)
    assert run(made, 95).heard == 10  # 0, 10, ..., 90
    assert run(made, 90, first=5).heard == 9
    every = run(made, 40, listen=1)
    assert every.heard == 40
    assert every.heard_won == every.wins
    none = run(made, 40, listen=0)
    assert none.heard == 0
    assert not none.marks
    assert none.wins == every.wins


def test_tallies_add_up_in_any_order() -> None:
    made = plan(COMPANY)
    parts = [run(made, 40, first=first) for first in (0, 40, 80)]
    forwards, backwards = Tally(), Tally()
    for part in parts:
        forwards.merge(part)
    for part in reversed(parts):
        backwards.merge(part)
    expected = run(made, 120)
    expected.ended = ""
    assert forwards == backwards == expected
    assert expected.wins == tally_of([one_fight(made, number)[0] for number in range(120)]).wins


def test_the_worst_and_a_typical_fight_are_what_they_are_called() -> None:
    made = plan(COMPANY, "heroes=random")
    tally = run(made, 200)
    fights = [one_fight(made, number)[0] for number in range(200)]
    assert tally.worst is not None
    worst = max(fights, key=lambda one: (one.harm, -one.number))
    assert tally.worst == (worst.harm, worst.number)
    number = tally.typical()
    assert number is not None
    commonest = max(tally.outcomes, key=lambda each: tally.outcomes[each])
    assert fights[number].outcome == commonest
    rounds = sorted((one.fell, one.rounds) for one in fights if one.outcome == commonest)
    assert (fights[number].fell, fights[number].rounds) == rounds[(len(rounds) - 1) // 2]
    assert Tally().typical() is None


def test_progress_goes_up_to_the_end() -> None:
    seen: list[Progress] = []
    tally = run(plan(COMPANY), 600, progress=seen.append)
    assert [each.done for each in seen] == sorted({each.done for each in seen})
    assert seen[-1].done == tally.fights == 600
    assert seen[-1].left == 0


@pytest.mark.parametrize("n", [0, -1, MOST + 1, 10**9])
def test_so_many_fights_are_refused(n: int) -> None:
    with pytest.raises(ValueError, match=str(n)):
        run(plan(COMPANY), n)


# -- what goes wrong


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_failing_agent_is_named_and_its_record_kept(jobs: int) -> None:
    made = plan("company/roadside_ambush", FAILING)
    tally = run(made, 40, jobs=jobs, size=5)
    assert tally.ended == FAILED
    assert tally.failed == 1
    [failure] = tally.failures
    assert failure.number == tally.fights  # fights before it are in, those after it are not
    assert failure.what == "ZeroDivisionError: no idea"
    assert "plans.py:" in failure.where
    kept = parse(None, failure.record.encode())  # type: ignore[arg-type]
    assert kept.lines
    assert kept.header["simulated"]["number"] == failure.number
    assert sum("ask" in line for line in kept.lines) <= 60


def test_a_run_may_go_on_past_failures() -> None:
    made = plan("company/roadside_ambush", FAILING)
    tally = run(made, 40, size=5, go_on=True)
    assert tally.ended == ALL
    assert tally.failed > 1
    assert tally.fights + tally.failed == 40
    assert [each.number for each in tally.failures] == sorted(each.number for each in tally.failures)
    assert sum(bool(each.record) for each in tally.failures) >= 2
    assert run(made, 40, size=5, go_on=True, workers=Hasty(9.0, 3)) == tally


@pytest.mark.parametrize("listen", [0, 1])
def test_an_agent_that_dawdles_is_named(listen: int) -> None:
    tally = run(plan(COMPANY, SLOW), 3, limit=0.05, listen=listen)
    assert tally.ended == FAILED
    assert tally.fights == 0
    assert "0.05 seconds" in tally.failures[0].what
    assert tally.failures[0].record


def test_cancel_and_ctrl_c_leave_what_there_is() -> None:
    made = plan(COMPANY)
    cancel = Event()

    def enough(progress: Progress) -> None:
        if progress.done >= 100:
            cancel.set()

    tally = run(made, 2000, size=50, workers=Hasty(0.0, 1), progress=enough, cancel=cancel)
    assert tally.ended == CANCELLED
    expected = run(made, tally.fights)
    assert 100 <= tally.fights < 2000
    assert tally.outcomes == expected.outcomes

    def interrupt(progress: Progress) -> None:
        raise KeyboardInterrupt

    tally = run(made, 2000, size=50, workers=Hasty(0.0, 1), progress=interrupt)
    assert tally.ended == CANCELLED
    assert tally.fights == 50


class Dying(Alone):
    """Carries out one order."""

    def __init__(self) -> None:
        super().__init__()
        self.orders = 0

    def take(self, ticket: Order, wait: float) -> Bundle | None:
        self.orders += 1
        if self.orders > 1:
            raise WorkersLost("lab-cluster-lost", "tcp://x")
        return play_blocks(ticket)


def test_lost_workers_leave_what_there_is() -> None:
    tally = run(plan(COMPANY), 1000, size=50, workers=Dying())
    assert tally.ended == LOST
    assert tally.fights == 50
    assert tally.lost == ("lab-cluster-lost", "tcp://x")


def test_a_pool_whose_process_dies_says_so() -> None:
    pool = Pool(1)
    pool.hand_out(Order(plan(COMPANY), 0, 10, 10, 0, 0.0, False, False)).result(60)
    for process in pool.executor._processes.values():
        process.kill()
    with pytest.raises(WorkersLost):
        pool.take(pool.hand_out(Order(plan(COMPANY), 10, 20, 10, 0, 0.0, False, False)), 60)
    pool.close()
