"""The pages' lines: one that does not read holds up nobody and is sent everything at once later; whoever has no place is told so."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from affray.web.guard import Message, Receive, Scope, Send
from affray.web.hall import Hall
from affray.web.render import Look
from affray.web.socket import Lines
from affray.web.store import Person, Store
from tests.web.fights import begin, options

PATIENCE = 30


class Line:
    """The other side of a page's socket. It reads while `reads` is set."""

    def __init__(self, id: str, token: str, version: str = "0.0") -> None:
        self.scope: Scope = {
            "type": "websocket", "path": f"/f/{id}/live", "query_string": f"version={version}&lang=en".encode(),
            "headers": [(b"cookie", f"affray_{id}={token}".encode())],
        }  # fmt: skip
        self.said: asyncio.Queue[Message] = asyncio.Queue()
        self.said.put_nowait({"type": "websocket.connect"})
        self.heard: asyncio.Queue[Message] = asyncio.Queue()
        self.reads = asyncio.Event()
        self.reads.set()

    async def send(self, message: Message) -> None:
        await self.reads.wait()
        self.heard.put_nowait(message)

    async def next(self) -> Message:
        return await asyncio.wait_for(self.heard.get(), PATIENCE)

    async def news(self) -> Any:
        return json.loads((await self.next())["text"])


@asynccontextmanager
async def opened(lines: Lines, *others: Line) -> AsyncIterator[None]:
    served = [asyncio.create_task(lines(other.scope, other.said.get, other.send)) for other in others]
    for other in others:
        assert (await other.next())["type"] == "websocket.accept"
    yield
    for other in others:
        other.said.put_nowait({"type": "websocket.disconnect", "code": 1001})
    await asyncio.wait_for(asyncio.gather(*served), PATIENCE)
    assert not lines.audiences
    assert not lines.hall.watching


async def nowhere(scope: Scope, receive: Receive, send: Send) -> None:
    raise AssertionError(scope["path"])


def answer(hall: Hall, id: str, person: Person) -> str:
    """One answer, in a thread of its own as a request has it; what the fight's version is then."""
    version: list[str] = []

    def act() -> None:
        with hall.at(id) as hosted:
            hosted.act(person, options(hosted, person)[0], None)
            version.append(hosted.shown)

    thread = threading.Thread(target=act)
    thread.start()
    thread.join(PATIENCE)
    return version[0]


def test_a_page_that_does_not_read_holds_up_nobody(store: Store) -> None:
    id, person = begin(store)
    token = store.device(id, person.id)
    hall = Hall(store)
    lines = Lines(nowhere, hall)

    async def watch() -> None:
        slow, quick = Line(id, token), Line(id, token)
        async with opened(lines, slow, quick):
            assert (await slow.news())["version"] == (await quick.news())["version"]
            slow.reads.clear()
            for _ in range(3):
                version = await asyncio.to_thread(answer, hall, id, person)
                while (await quick.news())["version"] != version:
                    pass
            assert slow.heard.empty()
            slow.reads.set()
            sent = [await slow.news()]
            while sent[-1]["version"] != version:
                sent.append(await slow.news())
            assert len(sent) <= 2  # what was on its way, and all the rest

    asyncio.run(watch())


def test_a_page_that_is_up_to_date_hears_nothing_until_something_changes(store: Store) -> None:
    id, person = begin(store)
    token = store.device(id, person.id)
    hall = Hall(store)
    with hall.at(id) as hosted:
        version = hosted.shown

    async def watch() -> None:
        line = Line(id, token, version)
        async with opened(Lines(nowhere, hall), line):
            while id not in hall.watching or not lines_rest(hall, id):
                await asyncio.sleep(0.01)
            later = await asyncio.to_thread(answer, hall, id, person)
            assert (await line.news())["version"] == later

    asyncio.run(watch())


def lines_rest(hall: Hall, id: str) -> bool:
    """Whether no page of a fight is being made or sent."""
    (wake,) = hall.watching[id]
    audience: Any = wake.__self__  # type: ignore[attr-defined]
    return not audience.making and not any(page.busy or page.behind for page in audience.pages)


@pytest.mark.parametrize("lacks", ["place", "fight"])
def test_whoever_has_no_place_is_told_so(store: Store, lacks: str) -> None:
    id, person = begin(store)
    token = store.device(id, person.id)

    async def watch() -> None:
        line = Line(id, "somebody") if lacks == "place" else Line("nothing", token)
        async with opened(Lines(nowhere, Hall(store)), line):
            assert await line.next() == {"type": "websocket.close", "code": 4403}

    asyncio.run(watch())


def test_a_page_that_cannot_be_made_is_closed_and_the_others_go_on(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    id, person = begin(store)
    token = store.device(id, person.id)
    made = Look.picture
    monkeypatch.setattr(Look, "picture", lambda look: 1 / 0 if look.viewer.lang == "ru" else made(look))

    async def watch() -> None:
        broken, sound = Line(id, token), Line(id, token)
        broken.scope["query_string"] = b"version=0.0&lang=ru"
        async with opened(Lines(nowhere, Hall(store)), broken, sound):
            assert await broken.next() == {"type": "websocket.close", "code": 1011}
            assert (await sound.news())["set"]

    asyncio.run(watch())
    assert "could not be made" in caplog.text
