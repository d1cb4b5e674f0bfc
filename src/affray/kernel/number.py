"""A number that carries its reasons."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

__all__ = ["Sum"]


@mypyc_attr(free_list_len=1, acyclic=True)
class Sum:
    """A total and, when somebody listens, the parts it is made of; the two cannot differ."""

    __slots__ = ("total", "parts")

    def __init__(self, listening: bool) -> None:
        self.total: i64 = 0
        self.parts: list[tuple[str, int]] | None = [] if listening else None

    def add(self, reason: str, n: i64) -> None:
        """Add `n`, which may be negative, for `reason` (a word of the catalogues or the id of something named)."""
        if n:
            self.total += n
            if self.parts is not None:
                self.parts.append((reason, int(n)))

    def reasons(self) -> list[tuple[str, int]]:
        return [] if self.parts is None else self.parts
