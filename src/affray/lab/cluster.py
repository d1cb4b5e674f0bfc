"""Workers on other machines, through dask.distributed (the extra `cluster`): the same orders, the same tally to the last digit."""

from __future__ import annotations

import sys
from concurrent.futures import TimeoutError as NotYet
from importlib import import_module
from time import monotonic
from typing import Any, Final

import affray
from affray.lab.advance import play_out
from affray.lab.blocks import Bundle, Order, play_blocks
from affray.lab.plan import OtherPacks, Plan
from affray.lab.workers import WorkersLost

__all__ = ["Cluster", "about_this", "differing"]

# Seconds to wait for the scheduler, for a first worker, and for another one when all have gone.
REACH: Final = 5.0
ARRIVE: Final = 10.0
RETURN: Final = 30.0
# How often an order is carried out anew when its worker dies.
RETRIES: Final = 5

About = dict[str, str]
"""What must be alike on all machines: versions, and how a fight of the plan ends."""


class Cluster:
    """The workers of a dask scheduler. Raises WorkersLost when it cannot be reached, has none, or has some that play otherwise."""

    def __init__(self, address: str, plan: Plan, reach: float = 0.0) -> None:
        try:
            distributed: Any = import_module("distributed")
        except ImportError as error:
            raise WorkersLost("lab-cluster-lacks", "affray[cluster]") from error
        self.address = address
        self.seconds = 1.0
        try:
            self.client = distributed.Client(address, timeout=reach or REACH, set_as_default=False)
        except (OSError, TimeoutError, ValueError) as error:
            raise WorkersLost("lab-cluster-unreachable", address) from error
        try:
            self.check(plan)
        except BaseException:
            self.client.close()
            raise
        self.gone: float | None = None

    def check(self, plan: Plan) -> None:
        until = monotonic() + ARRIVE
        while not self.threads() and monotonic() < until:
            try:
                self.client.wait_for_workers(1, timeout=1)
            except TimeoutError:
                continue
        if not self.threads():
            raise WorkersLost("lab-cluster-empty", self.address)
        mine = about_this(plan)
        theirs = self.client.run(ask_about, plan, on_error="return")
        for worker, about in sorted(theirs.items()):
            if isinstance(about, BaseException):
                raise WorkersLost("lab-cluster-without", f"{worker}: {type(about).__name__}: {about}") from about
            if wrong := differing(mine, about):
                raise WorkersLost("lab-cluster-other", f"{worker}: {wrong}")
        self.width = 2 * self.threads()

    def threads(self) -> int:
        """How many orders the cluster's workers carry out at once."""
        workers = self.client.scheduler_info(n_workers=-1)["workers"]
        return sum(int(each["nthreads"]) for each in workers.values())

    def hand_out(self, order: Order) -> Any:
        return self.client.submit(play_blocks, order, pure=False, retries=RETRIES)

    def take(self, ticket: Any, wait: float) -> Bundle | None:
        try:
            found: Bundle = ticket.result(timeout=wait)
        except (NotYet, TimeoutError):
            self.look()
            return None
        except (OSError, RuntimeError) as error:
            raise WorkersLost("lab-cluster-lost", f"{self.address}: {error}") from error
        except Exception as error:
            if type(error).__module__.startswith("distributed"):
                raise WorkersLost("lab-cluster-lost", f"{self.address}: {type(error).__name__}") from error
            raise
        self.gone = None
        ticket.release()
        return found

    def look(self) -> None:
        """Workers may come back, or others; not for ever."""
        if self.client.status == "running" and self.threads():
            self.gone = None
        elif self.gone is None:
            self.gone = monotonic()
        elif monotonic() - self.gone > RETURN:
            raise WorkersLost("lab-cluster-lost", self.address)

    def close(self) -> None:
        self.client.close()


def about_this(plan: Plan) -> About:
    """What this process would say: its versions, and the state in which it leaves fight 0."""
    fight = plan.fight(0)
    play_out(fight)
    return {
        "affray": affray.__version__,
        "python": ".".join(str(part) for part in sys.version_info[:2]),
        "fight": fight.fingerprint(),
    }


def ask_about(plan: Plan) -> About:
    """On a worker: other packs are no accident, so they are answered, not raised."""
    try:
        return about_this(plan)
    except OtherPacks:
        return {"affray": affray.__version__, "packs": "other"}


def differing(mine: About, theirs: About) -> str:
    """The first thing in which another machine differs, for people; "" when none."""
    for key in ("affray", "python", "packs", "fight"):
        if mine.get(key) != theirs.get(key):
            return f"{key} {theirs.get(key, '?')}, {mine.get(key, '?')}"
    return ""
