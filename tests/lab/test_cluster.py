"""A scheduler and two workers on this machine, one of which is killed in the middle: the same tally to the last digit."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

from affray.lab import cluster
from affray.lab.cluster import Cluster, about_this, differing
from affray.lab.runner import Progress, run
from affray.lab.workers import WorkersLost
from tests.lab.plans import plan

pytest.importorskip("distributed")
# distributed leaves sockets to the garbage collector.
pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")

QUIET = ("--no-dashboard",)
ONE = ("--no-nanny", "--nthreads", "1", "--no-dashboard", "--host", "127.0.0.1")


class Machines:
    """A scheduler, and workers that can be killed by their process."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.running: list[subprocess.Popen[bytes]] = []
        file = folder / "scheduler.json"
        self.start("dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(file), *QUIET)
        until = monotonic() + 30
        while not file.exists() and monotonic() < until:
            sleep(0.05)
        self.address = str(json.loads(file.read_text())["address"])

    def start(self, module: str, *args: str) -> subprocess.Popen[bytes]:
        with (self.folder / f"log-{len(self.running)}.txt").open("wb") as log:
            process = subprocess.Popen(
                [sys.executable, "-m", f"distributed.cli.{module}", *args], cwd=self.folder, stdout=log, stderr=log
            )
        self.running.append(process)
        return process

    def worker(self) -> subprocess.Popen[bytes]:
        folder = self.folder / f"worker-{len(self.running)}"
        return self.start("dask_worker", self.address, *ONE, "--local-directory", str(folder))

    def stop(self) -> None:
        for process in self.running:
            process.kill()
            process.wait(10)


@pytest.fixture
def machines(tmp_path: Path) -> Iterator[Machines]:
    started = Machines(tmp_path)
    yield started
    started.stop()


def test_a_cluster_of_which_one_is_killed_equals_this_process(machines: Machines) -> None:
    made = plan("company/one_orc", "heroes=random")
    doomed, _other = machines.worker(), machines.worker()
    hands = Cluster(machines.address, made)
    until = monotonic() + 30
    while hands.threads() < 2 and monotonic() < until:
        sleep(0.05)
    hands.width = 2 * hands.threads()
    hands.seconds = 0.2
    killed: list[int] = []

    def kill(progress: Progress) -> None:
        if not killed:
            doomed.kill()
            killed.append(progress.done)

    tally = run(made, 1500, size=50, workers=hands, progress=kill)
    assert killed
    assert killed[0] < 1000
    assert doomed.wait(10)
    assert tally == run(made, 1500)


def test_a_cluster_without_workers_is_named(machines: Machines, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "ARRIVE", 0.2)
    with pytest.raises(WorkersLost) as lost:
        Cluster(machines.address, plan("company/one_orc"))
    assert lost.value.why == "lab-cluster-empty"


def test_a_worker_that_would_play_otherwise_is_named(machines: Machines, monkeypatch: pytest.MonkeyPatch) -> None:
    machines.worker()
    made = plan("company/one_orc")
    mine = about_this(made)
    monkeypatch.setattr(cluster, "about_this", lambda plan: {**mine, "affray": "9.9"})
    with pytest.raises(WorkersLost) as lost:
        Cluster(machines.address, made)
    assert lost.value.why == "lab-cluster-other"
    assert "9.9" in lost.value.detail


def test_nobody_there() -> None:
    with pytest.raises(WorkersLost) as lost:
        Cluster("tcp://127.0.0.1:9", plan("company/one_orc"), reach=1)
    assert lost.value.why == "lab-cluster-unreachable"


def test_what_differs_is_said_first_to_last() -> None:
    mine = about_this(plan("company/one_orc"))
    assert differing(mine, mine) == ""
    assert differing(mine, {**mine, "python": "3.99"}).startswith("python 3.99")
    assert differing(mine, {**mine, "fight": "0"}).startswith("fight 0")
    assert differing(mine, {"affray": mine["affray"], "python": mine["python"], "packs": "other"}).startswith(
        "packs other"
    )
