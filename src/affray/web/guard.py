"""What stands before every request: whose origin it is, how large, how many; and the headers that keep a page to itself."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

__all__ = ["BODY", "UPLOAD", "Guard"]

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

BODY: Final = 16 * 1024
UPLOAD: Final = 1024 * 1024
# Posts that may come from one address at once, and how many more each second: some players may share one.
BURST: Final = 60.0
A_SECOND: Final = 15.0
REMEMBERED: Final = 4096

HEADERS: Final = (
    (b"content-security-policy", b"default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"),
    (b"referrer-policy", b"same-origin"),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-opener-policy", b"same-origin"),
)


class Guard:
    """An ASGI layer. `uploads` are the paths where a file may come; `burst` and `a_second` bound the posts of one address."""

    def __init__(
        self, app: App, uploads: tuple[str, ...] = (), burst: float = BURST, a_second: float = A_SECOND
    ) -> None:
        self.app = app
        self.uploads = uploads
        self.burst = burst
        self.a_second = a_second
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers: dict[bytes, bytes] = dict(scope["headers"])
        posts = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if posts and not same_origin(headers):
            await refuse(scope, receive, send, 403, b"another origin")
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        if posts and not self.may(str((scope.get("client") or ("",))[0])):
            await refuse(scope, receive, send, 429, b"too many requests: wait a moment", ((b"retry-after", b"2"),))
            return
        most = UPLOAD if scope["path"] in self.uploads else BODY
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > most:
            await refuse(scope, receive, send, 413, b"more than %d bytes" % most)
            return
        await self.limited(scope, receive, send, most)

    async def limited(self, scope: Scope, receive: Receive, send: Send, most: int) -> None:
        """Pass the request on; a body sent in chunks is counted as it comes, and what the app says to a cut one is not sent."""
        read = 0
        begun = False

        async def counted() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            return message if read <= most else {"type": "http.disconnect"}

        async def headed(message: Message) -> None:
            nonlocal begun
            if read > most and not begun:
                return
            if message["type"] == "http.response.start":
                begun = True
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        try:
            await self.app(scope, counted, headed)
        except Exception:
            if read <= most or begun:
                raise
        if read > most and not begun:
            await refuse(scope, receive, send, 413, b"more than %d bytes" % most)

    def may(self, who: str) -> bool:
        """Take a token from somebody's bucket, if there is one."""
        now = time.monotonic()
        left, then = self.buckets.pop(who, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.a_second)
        allowed = left >= 1
        self.buckets[who] = (left - 1 if allowed else left, now)
        while len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
        return allowed


def same_origin(headers: dict[bytes, bytes]) -> bool:
    """Whether a page of this server sent it; programs that are no browser send no Origin."""
    origin = headers.get(b"origin")
    if origin is None:
        return headers.get(b"sec-fetch-site", b"none") in (b"none", b"same-origin")
    return origin.partition(b"://")[2] == headers.get(b"host", b"")


async def refuse(
    scope: Scope, receive: Receive, send: Send, status: int, why: bytes, more: tuple[tuple[bytes, bytes], ...] = ()
) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": why.decode()})
        return
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", b"%d" % len(why)), *more, *HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": why})
