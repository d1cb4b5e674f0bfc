"""One WebSocket a page: after every change it is sent what it lacks.

There may be hundreds, open for hours and mostly silent. So they are taken before the application, whose layers would stay with each; and
between two changes a page keeps neither a task beside the one that listens nor the text that it was sent.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import MutableMapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket

from affray.web.guard import App, Message, Receive, Scope, Send
from affray.web.hall import Hall, NoFight
from affray.web.hosted import Hosted, NotYours
from affray.web.patch import Sent
from affray.web.render import Look
from affray.web.request import language, token_of, viewed_by

__all__ = ["Lines"]

log: Final = logging.getLogger("affray.web")

ADDRESS: Final = re.compile(r"/f/([^/]+)/live")

# Fights whose pages are made at the same time. They do not get ready sooner by more threads, which take turns anyway, and what memory a thread
# once took for its pages it keeps; only one that waits for a long move of its fight, or for the database, must not stop all others.
THREADS: Final = 4

# Why the server ends a line. Pages come again, but for GONE.
GONE: Final = 4403
AGAIN: Final = 1013
BROKEN: Final = 1011


class Gone(NotYours):
    """Whoever looks has no place here any more."""


class Lines:
    """An ASGI layer. The pages' lines end here, everything else goes on to the application."""

    def __init__(self, app: App, hall: Hall) -> None:
        self.app = app
        self.hall = hall
        self.threads = ThreadPoolExecutor(THREADS, "affray-pages")
        self.audiences: dict[str, Audience] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = ADDRESS.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if found is None:
            await self.app(scope, receive, send)
            return
        await receive()
        try:
            await send({"type": "websocket.accept"})
        except (OSError, RuntimeError):
            return
        id = found[1]
        audience = self.audiences.setdefault(id, Audience(self.hall, id, self.threads))
        page = Page(audience, scope, send)
        audience.join(page)
        try:
            while (await receive())["type"] != "websocket.disconnect":
                pass  # pages say nothing
        finally:
            audience.leave(page)
            if not audience.pages:
                self.audiences.pop(id, None)


class Audience:
    """The open pages of one fight. Those that are behind are made one after the other, so that one thread at most waits for a fight."""

    __slots__ = ("hall", "id", "loop", "making", "pages", "threads")

    def __init__(self, hall: Hall, id: str, threads: Executor) -> None:
        self.hall = hall
        self.id = id
        self.threads = threads
        self.loop = asyncio.get_running_loop()
        self.pages: set[Page] = set()
        self.making = False

    def join(self, page: Page) -> None:
        if not self.pages:
            self.hall.watch(self.id, self.wake)
        self.pages.add(page)
        self.go_on()

    def leave(self, page: Page) -> None:
        self.pages.discard(page)
        if not self.pages:
            self.hall.unwatch(self.id, self.wake)

    def wake(self) -> None:
        """The fight has changed. May be called from any thread, what follows only in the loop."""
        self.loop.call_soon_threadsafe(self.changed)

    def changed(self) -> None:
        for page in self.pages:
            page.behind = True
        self.go_on()

    def go_on(self) -> None:
        """Bring up to date who is behind, unless that is being done."""
        behind = [page for page in self.pages if page.behind and not page.busy]
        if self.making or not behind:
            return
        self.making = True
        for page in behind:
            page.behind, page.busy = False, True
        self.threads.submit(self.make, behind)

    def make(self, pages: Sequence[Page]) -> None:
        """In a thread: each page is sent its news as soon as they are made."""
        with suppress(RuntimeError):  # the loop has ended
            for page in pages:
                self.loop.call_soon_threadsafe(page.say, page.news())
            self.loop.call_soon_threadsafe(self.made)

    def made(self) -> None:
        self.making = False
        self.go_on()


class Page:
    """An open page. `version` in its address is what it shows: one that is behind is brought up to date first."""

    __slots__ = ("audience", "behind", "busy", "lang", "send", "sending", "sent", "token", "version")

    def __init__(self, audience: Audience, scope: Scope, send: Send) -> None:
        asking = WebSocket(scope, unheard, send)
        self.audience = audience
        self.send = send
        self.lang = language(asking)
        self.token = token_of(asking, audience.id)
        self.version: str | None = asking.query_params.get("version", "")
        self.sent = Sent()
        self.behind = True
        self.busy = False
        self.sending: asyncio.Task[None] | None = None

    def say(self, news: Message | None) -> None:
        if news is None:
            self.said()
        else:
            self.sending = self.audience.loop.create_task(self.deliver(news))

    async def deliver(self, news: Message) -> None:
        try:
            await self.send(news)  # waits while the other side does not read
        except (OSError, RuntimeError):
            pass  # closed, which whoever listens hears
        finally:
            self.said()

    def said(self) -> None:
        self.sending = None
        self.busy = False
        if self in self.audience.pages:
            self.audience.go_on()

    def news(self) -> Message | None:
        """What to say to the page, if anything."""
        try:
            lacks = self.lacks()
            return None if lacks is None else {"type": "websocket.send", "text": lacks}
        except (Gone, NoFight):
            return {"type": "websocket.close", "code": GONE}
        except SQLAlchemyError:
            return {"type": "websocket.close", "code": AGAIN}
        except Exception:
            log.exception("a page of fight %s could not be made", self.audience.id)
            return {"type": "websocket.close", "code": BROKEN}

    def lacks(self) -> str | None:
        """What the page lacks; it is taken as sent."""
        shown, self.version = self.version, None
        with self.audience.hall.at(self.audience.id, fresh=shown is not None) as hosted:
            look = self.look(hosted)
            version = hosted.shown
            found: dict[str, Any] | None
            if shown is None:
                found = self.sent.patch(look)
            else:
                whole = self.sent.whole(look)
                rows = whole.pop("log")
                found = {"set": whole, "log": {"keep": 0, "html": rows}} if shown != version else None
            return None if found is None else json.dumps({**found, "version": version}, ensure_ascii=False)

    def look(self, hosted: Hosted) -> Look:
        person = hosted.store.person(hosted.id, self.token) if self.token else None
        if person is None:
            raise Gone
        return Look(hosted, viewed_by(hosted, person, self.lang))


async def unheard() -> MutableMapping[str, Any]:
    raise RuntimeError
