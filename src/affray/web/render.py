"""From a fight to the fragments of a page: each a piece of HTML under an id, the same for all viewers who see the same."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from secrets import token_urlsafe
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape
from markupsafe import Markup, escape

from affray.kernel.game import Game
from affray.kernel.live import Standing
from affray.kernel.speaker import Speaker
from affray.web import company_panels, company_picture, showdown_board, showdown_panels
from affray.web.decision import decide, spots
from affray.web.hosted import Hosted
from affray.web.log import Row, rows, rows_of
from affray.web.moment import moment
from affray.web.people import people
from affray.web.rosters import home_of
from affray.web.spots import Spot
from affray.web.viewer import Viewer

__all__ = ["FRAGMENTS", "Look", "env", "fragments", "log_rows", "page", "panels", "picture"]

FRAGMENTS: Final = ("top", "decision", "picture", "time", "panels", "people")

KEY_BYTES: Final = 12

env: Final = Environment(
    loader=PackageLoader("affray.web"),
    autoescape=select_autoescape(default=True),
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)

# The idempotency key of a form: a page made anew after a change has other keys.
env.globals["key"] = lambda: token_urlsafe(KEY_BYTES)


class Look:
    """What a page is rendered from: a fight as it stands, or as it stood."""

    def __init__(self, hosted: Hosted, viewer: Viewer, then: Standing | None = None, n: int = 0) -> None:
        self.hosted = hosted
        self.viewer = viewer
        self.speaker = Speaker(viewer.lang, hosted.names)
        self.back = then is not None
        self.then = then
        self.n = n if then is not None else len(hosted.session.lines)
        self.fight: Any = (then or hosted.standing).fight

    @property
    def title(self) -> str:
        return self.speaker.title(self.hosted.scenario.name)

    def picture(self) -> Markup:
        """The board, or the melee; the same for all who may choose the same squares, or whose heroes are the same."""
        game, seats = self.hosted.game, self.viewer.seats
        if self.back:
            return picture(game, self.fight, self.speaker, seats)
        chosen = tuple(spots(self.hosted, self.speaker, self.viewer))
        key = ("picture", self.viewer.lang, chosen, seats if game.name == "company" else ())
        memo = shared(self.hosted)
        if key not in memo:
            memo[key] = picture(game, self.fight, self.speaker, seats, chosen)
        return Markup(memo[key])

    def panels(self) -> str:
        """The sheets beside the picture, one's own open and first: made once for all who read the language."""
        if self.back:
            return owned(panels(self.hosted.game, self.fight, self.speaker), self.viewer.seats)
        memo, key = shared(self.hosted), ("panels", self.viewer.lang)
        if key not in memo:
            memo[key] = panels(self.hosted.game, self.fight, self.speaker)
        return owned(memo[key], self.viewer.seats)


def picture(game: Game, fight: Any, speaker: Speaker, mine: Collection[str], chosen: Sequence[Spot] = ()) -> Markup:
    """A game's picture of its fight."""
    if game.name == "showdown":
        return showdown_board.board(fight, speaker, chosen)
    return company_picture.melee(fight, speaker, mine)


def panels(game: Game, fight: Any, speaker: Speaker) -> str:
    """A game's sheets, as HTML, nobody's marked."""
    module: Any = showdown_panels if game.name == "showdown" else company_panels
    return env.get_template(f"{game.name}_panels.html").render(t=speaker.t, panels=module.panels(game, fight, speaker))


def owned(html: str, mine: Collection[str]) -> str:
    """The sheets of these seats marked and open."""
    for seat in mine:
        mark = f'data-seat="{escape(seat)}"'
        html = html.replace(mark, mark + " data-own open")
    return html


def shared(hosted: Hosted) -> dict[Any, Any]:
    """What several viewers' pages have in common, until the fight changes."""
    memo = hosted.memo
    if memo.get("version") != hosted.version:
        memo.clear()
        memo["version"] = hosted.version
    return memo


def fragments(look: Look) -> dict[str, str]:
    """Every fragment but the log, by its id."""
    return {name: env.get_template(f"{name}.html").render(**context(look, name)) for name in FRAGMENTS}


def context(look: Look, name: str) -> dict[str, Any]:
    hosted, speaker, viewer = look.hosted, look.speaker, look.viewer
    found: dict[str, Any] = {
        "t": speaker.t,
        "viewer": viewer,
        "fight_id": hosted.id,
        "title": look.title,
        "back": look.back,
    }
    if name == "top":
        found |= {
            "moment": moment(hosted.game.name, look.fight, speaker), "lines": len(hosted.session.lines), "n": look.n,
            "over": look.fight.over, "game": hosted.game.name,
        }  # fmt: skip
    elif name == "decision":
        found["decision"] = decide(hosted, speaker, viewer) if not look.back else None
        found["n"] = look.n
        found["roster"] = home_of(hosted, viewer.lang) if viewer.host and not look.back else None
        found["can_undo"] = viewer.person and bool(viewer.seats or viewer.host) and bool(hosted.session.lines)
    elif name == "picture":
        found["picture"] = look.picture()
    elif name == "time":
        found |= {"lines": len(hosted.session.lines), "n": look.n, "over": hosted.session.over}
    elif name == "panels":
        found["panels"] = Markup(look.panels())
    elif name == "people":
        found["people"] = people(hosted, speaker, viewer)
    return found


def log_rows(look: Look) -> list[Row]:
    """The whole log as this viewer may read it, up to where the page stands."""
    hosted, viewer = look.hosted, look.viewer
    if look.then is not None:
        return rows_of(hosted.game, look.speaker, look.then.told, viewer.seats)
    memo, key = shared(hosted), ("log", viewer.lang, viewer.seats)
    if key not in memo:
        memo[key] = rows(hosted, look.speaker, viewer.seats)
    found: list[Row] = memo[key]
    return found


def page(template: str, **fields: Any) -> str:
    """A whole page."""
    return env.get_template(template).render(**fields)
