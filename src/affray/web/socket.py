"""One WebSocket a page: after every change it is sent what it lacks."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from fastapi import APIRouter, WebSocket
from sqlalchemy.exc import SQLAlchemyError
from starlette.concurrency import run_in_threadpool
from starlette.websockets import WebSocketDisconnect

from affray.web.hall import Hall, NoFight
from affray.web.hosted import NotYours
from affray.web.patch import Sent
from affray.web.render import Look
from affray.web.request import hall_of, language, person_of, viewer_of

__all__ = ["router"]

router = APIRouter()


class Gone(NotYours):
    """Whoever looks has no place here any more."""


@router.websocket("/f/{id}/live")
async def live(socket: WebSocket, id: str) -> None:
    """`version` in the address is what the page shows; a page that is behind is brought up to date first."""
    hall = hall_of(socket)
    lang = language(socket)
    version = socket.query_params.get("version", "")
    await socket.accept()
    changed = asyncio.Event()
    loop = asyncio.get_running_loop()

    def wake() -> None:
        loop.call_soon_threadsafe(changed.set)

    sent = Sent()
    hall.watch(id, wake)
    listening = asyncio.create_task(until_gone(socket))
    try:
        news = await run_in_threadpool(first, hall, socket, id, lang, sent, version)
        while True:
            if news is not None:
                await socket.send_text(news)
            waiting = asyncio.create_task(changed.wait())
            await asyncio.wait({waiting, listening}, return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()
            if listening.done():
                return
            changed.clear()
            news = await run_in_threadpool(patch, hall, socket, id, lang, sent)
    except (WebSocketDisconnect, RuntimeError):
        return
    except (Gone, NoFight):
        await socket.close(4403)
    except SQLAlchemyError:
        await socket.close(1013)  # the page comes again
    finally:
        hall.unwatch(id, wake)
        listening.cancel()


async def until_gone(socket: WebSocket) -> None:
    """Pages say nothing; this ends when one is closed."""
    try:
        while True:
            await socket.receive_text()
    except (WebSocketDisconnect, RuntimeError):
        return


def first(hall: Hall, socket: WebSocket, id: str, lang: str, sent: Sent, version: str) -> str | None:
    """What a page lacks that was made at `version`."""
    with hall.at(id) as hosted:
        look = looking(socket, hosted, id, lang)
        whole = sent.whole(look)
        now = ".".join(map(str, hosted.version))
        if version == now:
            return None
        log = whole.pop("log")
        return dumped({"set": whole, "log": {"keep": 0, "html": log}}, now)


def patch(hall: Hall, socket: WebSocket, id: str, lang: str, sent: Sent) -> str | None:
    with hall.at(id, fresh=False) as hosted:
        look = looking(socket, hosted, id, lang)
        found = sent.patch(look)
        return None if found is None else dumped(found, ".".join(map(str, hosted.version)))


def looking(socket: WebSocket, hosted: Any, id: str, lang: str) -> Look:
    person = person_of(socket, id)
    if person is None:
        raise Gone
    return Look(hosted, viewer_of(socket, hosted, person, lang))


def dumped(found: dict[str, Any], version: str) -> str:
    return json.dumps({**found, "version": version}, ensure_ascii=False)
