"""The table under load: one server process, 50 fights, 200 open pages. Run by hand and by `make bench`, which writes docs/bench.md from it.

python -m tests.web.load --json FILE
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.web.cluster import Cluster, programs
from tests.web.server import Server

SCENARIOS: Final = ("company/roadside_ambush", "showdown/white-lion-1")
LANGUAGES: Final = ("ru", "en")
FIGHTS: Final = 50
PAGES: Final = 200
MEASURED: Final = 300
SECONDS: Final = 8.0
AT_ONCE: Final = 8
LONG: Final = 500
# How answers begin that harm nobody: with them alone a fight goes on for ever.
CALM: Final = ("hold", "end", "no", "done", "back", "draw", "roll", "stand")

Rates = dict[str, Any]


@dataclass
class Table:
    """A fight, its host, and the pages that look at it."""

    id: str
    token: str
    pages: list[ClientConnection] = field(default_factory=list)
    asked: dict[str, Any] = field(default_factory=dict)

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}


class Load:
    """Clients of one server."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=60, trust_env=False)
        self.random = random.Random(7)

    async def begin(self, scenario: str, **seats: str) -> Table:
        response = await self.http.post("/api/v1/fights", json={"scenario": scenario, "seats": seats})
        response.raise_for_status()
        begun = response.json()
        table = Table(begun["id"], begun["token"])
        table.asked = (await self.http.get(f"/api/v1/fights/{table.id}/question", headers=table.headers)).json()
        return table

    async def watch(self, table: Table, lang: str) -> None:
        """One more open page, its first whole content read."""
        invite = (await self.http.post(f"/api/v1/fights/{table.id}/invites/watch", headers=table.headers)).json()[
            "invite"
        ]
        token = (await self.http.post(f"/api/v1/fights/{table.id}/join/{invite}", json={})).json()["token"]
        address = f"{self.url.replace('http', 'ws')}/f/{table.id}/live?version=0.0&lang={lang}"
        page = await connect(
            address, additional_headers={"Authorization": f"Bearer {token}"}, proxy=None, max_size=None
        )
        await page.recv()
        table.pages.append(page)

    async def answer(self, table: Table, peaceful: bool = False) -> bool:
        """One answer of the host; a `peaceful` one harms nobody if it can. False when the fight is over or waits for nobody here."""
        options = table.asked.get("options", [])
        if not options:
            return False
        calm = [each for each in options if each["option"].startswith(CALM)] if peaceful else []
        option = self.random.choice(calm or options)
        act = {"do": "answer", "question": option["token"], "by": option["by"], "option": option["option"]}
        response = await self.http.post(f"/api/v1/fights/{table.id}/acts", json=act, headers=table.headers)
        response.raise_for_status()
        table.asked = response.json()["asked"]
        return True

    async def seen_by_all(self, table: Table) -> float | None:
        """Seconds from an answer until every page of its fight has been sent the change."""
        await asyncio.gather(*(quiet(page) for page in table.pages))
        began = time.perf_counter()
        coming = [asyncio.create_task(page.recv()) for page in table.pages]
        if not await self.answer(table):
            for each in coming:
                each.cancel()
            return None
        await asyncio.wait_for(asyncio.gather(*coming), 30)
        return time.perf_counter() - began


async def quiet(page: ClientConnection) -> None:
    """Read what is still on its way."""
    while True:
        try:
            await asyncio.wait_for(page.recv(), 0.001)
        except TimeoutError:
            return


def resident(pid: int) -> int:
    """Kilobytes of memory that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text("utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


def busy(pid: int) -> int:
    """Ticks of processor time that a process has had."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


async def idle(pid: int) -> None:
    """Until a process has nothing left to do."""
    while True:
        before = busy(pid)
        await asyncio.sleep(0.5)
        if busy(pid) - before <= 1:
            return


async def pages(server: Server) -> Rates:
    """Latency and memory with all pages open. Memory is resident memory of the server, measured while it rests, so with what it has not given
    back after its work; the fights, and what a fight's pages share in each language, are there before the pages are counted. `kb_a_page` is
    of pages that were opened and heard of each other's coming, `kb_a_page_later` of the same after the answers; there the fights have grown
    too."""
    load = Load(server.url)
    tables = [await load.begin(SCENARIOS[n % len(SCENARIOS)]) for n in range(FIGHTS)]
    for lang in LANGUAGES:
        for table in tables:
            await load.watch(table, lang)
    await idle(server.pid)
    before = resident(server.pid)
    counted = PAGES - FIGHTS * len(LANGUAGES)
    for n in range(counted):
        await load.watch(tables[n % FIGHTS], LANGUAGES[n // FIGHTS % len(LANGUAGES)])
    await idle(server.pid)
    after = resident(server.pid)
    took = [seconds for n in range(MEASURED) if (seconds := await load.seen_by_all(tables[n % FIGHTS])) is not None]
    await idle(server.pid)
    later = resident(server.pid)
    took.sort()
    for table in tables:
        for page in table.pages:
            await page.close()
    return {
        "pages": PAGES, "fights": FIGHTS, "answers": len(took), "median_ms": 1000 * took[len(took) // 2],
        "p99_ms": 1000 * took[int(len(took) * 0.99)], "kb_a_page": (after - before) / counted, "kb_a_page_later": (later - before) / counted,
    }  # fmt: skip


async def answers_a_second(server: Server) -> float:
    """Answers that several hosts give at once, each in fights of their own, with nobody looking on."""
    load = Load(server.url)
    until = time.perf_counter() + SECONDS
    given = 0

    async def host(number: int) -> None:
        nonlocal given
        table = await load.begin(SCENARIOS[number % 2])
        while time.perf_counter() < until:
            if await load.answer(table):
                given += 1
            else:
                table = await load.begin(SCENARIOS[number % 2])

    await asyncio.gather(*(host(n) for n in range(AT_ONCE)))
    return given / SECONDS


async def long_fight(server: Server) -> Rates:
    """How long a fight of many answers takes to be open again after a restart."""
    load = Load(server.url)
    table = await load.begin(SCENARIOS[0], loremaster="me")
    answers = 0
    while answers < LONG and await load.answer(table, peaceful=True):
        answers += 1
    server.kill()
    server.start()
    again = Load(server.url)
    await again.http.get("/api/v1/scenarios")
    began = time.perf_counter()
    response = await again.http.get(f"/api/v1/fights/{table.id}/question", headers=table.headers)
    response.raise_for_status()
    return {"answers": answers, "ms": 1000 * (time.perf_counter() - began)}


@contextmanager
def sqlite() -> Iterator[tuple[str, Path]]:
    with tempfile.TemporaryDirectory() as folder:
        yield f"sqlite:///{folder}/table.db", Path(folder)


@contextmanager
def postgresql(bin: Path) -> Iterator[tuple[str, Path]]:
    cluster = Cluster(bin)
    try:
        cluster.make()
        with tempfile.TemporaryDirectory() as folder:
            yield cluster.new_database(), Path(folder)
    finally:
        cluster.remove()


def measure(only_pages: bool = False) -> Rates:
    """All figures. PostgreSQL's are None where it is not installed."""
    with sqlite() as (url, folder), Server(url, folder) as server:
        found: Rates = asyncio.run(pages(server))
    if only_pages:
        return found
    with sqlite() as (url, folder), Server(url, folder) as server:
        found["sqlite_answers_a_second"] = asyncio.run(answers_a_second(server))
        found["long_fight"] = asyncio.run(long_fight(server))
    bin = programs()
    found["postgresql_answers_a_second"] = None
    if bin is not None:
        with postgresql(bin) as (url, folder), Server(url, folder) as server:
            found["postgresql_answers_a_second"] = asyncio.run(answers_a_second(server))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.web.load", description="The table under load.")
    parser.add_argument("--json", type=Path, metavar="FILE")
    parser.add_argument("--only-pages", action="store_true", help="latency and memory of open pages, no more")
    given = parser.parse_args()
    found = measure(given.only_pages)
    if given.json:
        given.json.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    for name, value in found.items():
        print(f"{name:>30}  {value}")


if __name__ == "__main__":
    main()
