"""A fight as one file: every step as a spectator's page would have shown it, what several steps share written once. It needs no server."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final

from markupsafe import Markup

from affray import games
from affray.kernel.event import Told
from affray.kernel.live import watch
from affray.kernel.record import fold
from affray.kernel.speaker import Speaker
from affray.kernel.table import Line
from affray.web.log import rows_of
from affray.web.moment import moment
from affray.web.render import env, page, panels, picture

__all__ = ["replay_file"]

PARTS: Final = ("top", "picture", "panels")
# Where a part is cut: what changes in a step is seldom more than a few of these elements.
PIECE: Final = re.compile(r"(?=<(?:article|details|div|figure|g|li|p|path|section|td|tr|ul)\b)")


class Film:
    """The steps of a fight. A part of a step is a list of numbers: its pieces, each text kept once."""

    def __init__(self) -> None:
        self.texts: dict[str, int] = {}
        self.last: dict[str, list[int]] = {}
        self.steps: dict[int, dict[str, Any]] = {}

    def pieces(self, text: str) -> list[int]:
        return [self.texts.setdefault(piece, len(self.texts)) for piece in PIECE.split(text) if piece]

    def change(self, name: str, html: str) -> list[Any] | None:
        """How a part differs from the step before: how many pieces stay at its beginning and at its end, and what is between. None: not at all."""
        now, before = self.pieces(html), self.last.get(name, [])
        if now == before:
            return None
        self.last[name] = now
        head = 0
        while head < len(now) and head < len(before) and now[head] == before[head]:
            head += 1
        tail = 0
        while tail < min(len(now), len(before)) - head and now[-1 - tail] == before[-1 - tail]:
            tail += 1
        return [head, tail, now[head : len(now) - tail]]


def replay_file(header: dict[str, Any], trace: Sequence[Line], lang: str) -> str:
    """The file of a fight, from its record. Raises Diverged where the record does not hold."""
    game = games.game(header["game"])
    scenario = game.from_data(header["scenario"], header["name"])
    rulings = scenario.rulings(header.get("edition"), header.get("rulings", {}))
    speaker = Speaker(lang, scenario.names())
    lines = fold(list(trace))
    shots: dict[int, tuple[dict[str, str], int]] = {}

    def see(at: int, fight: Any, told: Sequence[Told]) -> None:
        now, title = moment(game.name, fight, speaker), speaker.title(scenario.name)
        top = env.get_template("top.html").render(t=speaker.t, title=title, moment=now, over=fight.over)
        parts = {
            "top": top,
            "picture": str(picture(game, fight, speaker, ())),
            "panels": panels(game, fight, speaker),
        }
        shots[at] = parts, len(told)

    standing = watch(lambda table: scenario.new(table, rulings), lines, see)
    see(len(lines), standing.fight, standing.told)
    film = Film()
    steps = []
    for at, (parts, told) in sorted(shots.items()):
        changes = {name: change for name in PARTS if (change := film.change(name, parts[name])) is not None}
        steps.append({"at": at, "told": told, **changes})
    rows = rows_of(game, speaker, standing.told, ())
    log = env.get_template("log_rows.html").render(rows=rows, t=speaker.t).strip().split("</li>")
    data = {"texts": list(film.texts), "steps": steps, "log": [row.strip() + "</li>" for row in log if row.strip()]}
    return page(
        "replay.html", t=speaker.t, lang=lang, title=speaker.title(scenario.name), game=game.name, data=embedded(data),
        style=Markup(static("affray.css") + static(f"{game.name}.css")), script=Markup(static("replay.js")),
    )  # fmt: skip


def static(name: str) -> str:
    """A file of our own that is written into the replay."""
    return files("affray.web").joinpath("static", name).read_text("utf-8")


def embedded(data: Any) -> Markup:
    """JSON that may stand in a script element."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return Markup(text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029"))
