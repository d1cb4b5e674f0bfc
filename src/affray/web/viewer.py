"""Who looks at a page: which seats are theirs, whether they host, in which language they read."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Viewer"]


@dataclass(frozen=True)
class Viewer:
    """`person` is empty for somebody without a cookie, as in a replay file."""

    lang: str
    person: str = ""
    name: str = ""
    host: bool = False
    seats: tuple[str, ...] = ()

    @property
    def key(self) -> tuple[str, bool, tuple[str, ...]]:
        """Viewers with the same key see the same fight; only what concerns the person differs."""
        return self.lang, self.host, self.seats
