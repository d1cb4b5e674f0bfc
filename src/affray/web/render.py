"""From a fight to the fragments of a page: each a piece of HTML under an id, the same for all viewers who see the same."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from secrets import token_urlsafe
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape
from markupsafe import Markup

from affray.kernel.game import Game
from affray.kernel.live import Standing
from affray.kernel.speaker import Speaker
from affray.web import company_panels, company_picture, showdown_board, showdown_panels
from affray.web.decision import decide, spots
from affray.web.hosted import Hosted
from affray.web.log import Row, rows, rows_of
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
        """The board, or the melee."""
        chosen = [] if self.back or self.fight.over else spots(self.hosted, self.speaker, self.viewer)
        return picture(self.hosted.game, self.fight, self.speaker, self.viewer.seats, chosen)

    def panels(self) -> str:
        """The sheets beside the picture."""
        return panels(self.hosted.game, self.fight, self.speaker, self.viewer.seats)


def picture(game: Game, fight: Any, speaker: Speaker, mine: Collection[str], chosen: Sequence[Spot] = ()) -> Markup:
    """A game's picture of its fight."""
    if game.name == "showdown":
        return showdown_board.board(fight, speaker, chosen)
    return company_picture.melee(fight, speaker, mine)


def panels(game: Game, fight: Any, speaker: Speaker, mine: Collection[str]) -> str:
    """A game's sheets, as HTML."""
    module: Any = showdown_panels if game.name == "showdown" else company_panels
    return env.get_template(f"{game.name}_panels.html").render(
        t=speaker.t, panels=module.panels(game, fight, speaker, mine)
    )


def fragments(look: Look) -> dict[str, str]:
    """Every fragment but the log, by its id. Kept until the fight changes: viewers who see the same share them."""
    hosted = look.hosted
    key = (look.viewer.key, look.viewer.person, hosted.version)
    memo = hosted.memo
    if memo.get("version") != hosted.version:
        memo.clear()
        memo["version"] = hosted.version
    if not look.back and key in memo:
        found: dict[str, str] = memo[key]
        return found
    made = {name: fragment(look, name, memo) for name in FRAGMENTS}
    if not look.back:
        memo[key] = made
    return made


def fragment(look: Look, name: str, memo: dict[Any, Any]) -> str:
    shared = ("picture", "panels")
    key = (name, look.viewer.key)
    if name in shared and not look.back and key in memo:
        return str(memo[key])
    said = env.get_template(f"{name}.html").render(**context(look, name))
    if name in shared and not look.back:
        memo[key] = said
    return said


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
        view = look.fight.view(viewer.seats[0] if viewer.seats else None)
        found |= {
            "round": int(view["round"]), "phase": speaker.name(str(view["phase"])), "lines": len(hosted.session.lines), "n": look.n,
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
    key = ("log", viewer.lang, viewer.seats)
    memo = hosted.memo
    if memo.get("version") != hosted.version:
        memo.clear()
        memo["version"] = hosted.version
    if key not in memo:
        memo[key] = rows(hosted, look.speaker, viewer.seats)
    found: list[Row] = memo[key]
    return found


def page(template: str, **fields: Any) -> str:
    """A whole page."""
    return env.get_template(template).render(**fields)
