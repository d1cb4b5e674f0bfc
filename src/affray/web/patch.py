"""What a page lacks: the fragments that differ from those it was sent, and the log's new rows."""

from __future__ import annotations

from typing import Any

from affray.web.log import Row
from affray.web.render import FRAGMENTS, Look, env, fragments, log_rows

__all__ = ["Sent"]


class Sent:
    """What one page shows now: of each fragment only a hash, for there may be hundreds of pages."""

    __slots__ = ("rows", "shown")

    def __init__(self) -> None:
        self.shown: dict[str, int] = {}
        self.rows: list[Row] = []

    def whole(self, look: Look) -> dict[str, str]:
        """Everything, for a page that is being made; it is what the page shows from now on."""
        now = fragments(look)
        self.shown = {name: hash(html) for name, html in now.items()}
        self.rows = log_rows(look)
        return {**now, "log": rows_html(self.rows, look)}

    def patch(self, look: Look) -> dict[str, Any] | None:
        """What has changed since: `set` are fragments by id, `log` says how many rows stay and what follows them. None when nothing has."""
        now = fragments(look)
        changed = {name: now[name] for name in FRAGMENTS if self.shown.get(name) != hash(now[name])}
        rows = log_rows(look)
        same = 0
        while (
            same < len(rows)
            and same < len(self.rows)
            and (rows[same] is self.rows[same] or rows[same] == self.rows[same])
        ):
            same += 1
        found: dict[str, Any] = {}
        if changed:
            found["set"] = changed
        if same < len(self.rows) or same < len(rows):
            found["log"] = {"keep": same, "html": rows_html(rows[same:], look)}
        self.shown.update((name, hash(html)) for name, html in changed.items())
        self.rows = rows
        return found or None


def rows_html(rows: list[Row], look: Look) -> str:
    return env.get_template("log_rows.html").render(rows=rows, t=look.speaker.t)
