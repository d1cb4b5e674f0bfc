"""A catalogue that is read message by message is asked by many threads at once: each gets every message, whole."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

from affray.kernel.catalogue import Catalogue

ROUNDS = 30
THREADS = 8
MESSAGES = 40
SOURCE = "\n".join(
    f"message-{n} = {{ message-{n + 1} }} {n}" if n < MESSAGES - 1 else f"message-{n} = end" for n in range(MESSAGES)
)


def test_every_thread_finds_every_message() -> None:
    for _round in range(ROUNDS):
        catalogue = Catalogue("en", {"a.ftl": SOURCE}, at_once=False)
        start = Barrier(THREADS)

        def read(number: int, catalogue: Catalogue = catalogue, start: Barrier = start) -> list[str]:
            start.wait()
            return [catalogue.format(f"message-{(n + number) % MESSAGES}", {}) for n in range(MESSAGES)]

        with ThreadPoolExecutor(THREADS) as pool:
            found = list(pool.map(read, range(THREADS)))
        for number, texts in enumerate(found):
            for n, text in enumerate(texts):
                at = (n + number) % MESSAGES
                assert text == " ".join(["end", *map(str, range(MESSAGES - 2, at - 1, -1))])
