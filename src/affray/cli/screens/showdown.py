"""The showdown at the terminal: a drawn board, panels, and squares as answers."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from affray.cli import panels
from affray.cli.board import PLAIN, SIGNS, Drawing, Signs, painted
from affray.cli.named import found, known_names, nearest
from affray.cli.screens import Screen
from affray.cli.squares import squares_meant
from affray.cli.voice import Voice, out
from affray.kernel.folding import Folded
from affray.kernel.names import Ref
from affray.kernel.window import Window
from affray.showdown.board import DIRECTION_NAMES, name, square
from affray.showdown.cards import BEFORE_REACTION
from affray.showdown.chances import before_reaction
from affray.showdown.describe import consequence
from affray.showdown.moves import swept
from affray.showdown.places import square_of
from affray.showdown.showdown import Opportune
from affray.showdown.verbs.control import CardOption

if TYPE_CHECKING:
    from affray.kernel.question import Interjection, Question
    from affray.showdown.field import Field
    from affray.showdown.survivor import Survivor

__all__ = ["SCREEN", "ShowdownScreen"]

# More squares than this are not listed: the board shows them.
LISTED: Final = 12
# Where a board is drawn unasked if something has moved since the last one.
LOOKS: Final = ("next_survivor", "act", "window", "monster_facing", "target")


class ShowdownScreen(Screen):
    """Draws the board whenever squares are to be chosen, and where somebody has moved since it was last seen."""

    sights: ClassVar[dict[str, tuple[str, ...]]] = {
        "board": ("board", "b", "map", "поле", "доска", "карта"),
        "sheet": ("sheet", "sheets", "лист", "листы"),
        "grid": ("grid", "gear", "инвентарь", "предметы"),
        "monster": ("monster", "m", "монстр"),
        "deck": ("deck", "decks", "колода", "колоды"),
    }

    hint: ClassVar[str] = "sights-hint"

    def __init__(self, voice: Voice) -> None:
        super().__init__(voice)
        self.last: tuple[object, ...] = ()
        self.explained: set[object] = set()
        self.offered: tuple[Sequence[Any], Sequence[Any]] = ((), ())

    # -- the whole fight

    def state(self, fight: Field) -> None:
        voice = self.voice
        out()
        fields = {"round": int(fight.round), "phase": fight.phase, "controller": voice.name(fight.controller)}
        out(voice.t("panel-scene", **fields), bold=True)
        panels.standing(voice, fight)
        panels.monster_panel(voice, fight)

    def people(self, fight: Field) -> list[str]:
        return [*[survivor.id for survivor in fight.survivors], fight.monster.id]

    def one(self, fight: Field, who: str) -> None:
        for survivor in fight.survivors:
            if survivor.id == who:
                panels.sheet(self.voice, fight, survivor)
                return
        panels.monster_panel(self.voice, fight)

    def cards_of(self, fight: Field, who: str) -> list[str]:
        for survivor in fight.survivors:
            if survivor.id == who:
                return [*survivor.arts, *survivor.disorders, *survivor.statuses]
        return [*fight.monster.traits, *fight.monster.moods]

    def look(self, fight: Field, sight: str, about: str, question: Question | None) -> None:
        if sight == "board":
            self.explained.clear()
            self.board(fight, question, *self.offered)
        elif sight == "monster":
            panels.monster_panel(self.voice, fight)
        elif sight == "deck":
            panels.decks(self.voice, fight)
        else:
            for survivor in self.whose(fight, about, question):
                if sight == "grid":
                    panels.gear_grid(self.voice, survivor)
                else:
                    panels.sheet(self.voice, fight, survivor)

    def whose(self, fight: Field, about: str, question: Question | None) -> list[Survivor]:
        """The survivor of this name; with no name the one who is asked, else all."""
        if about:
            names = known_names(self.voice, [survivor.id for survivor in fight.survivors])
            id = found(names, about)
            if not id:
                out(self.voice.t("no-such-name", given=about) + nearest(self.voice, names, about), fg="yellow")
            return [survivor for survivor in fight.survivors if survivor.id == id]
        asked: Survivor | None = getattr(question, "survivor", None)
        if asked is not None:
            return [fight.survivors[asked.index]]
        return list(fight.survivors)

    # -- the board

    def board(
        self, fight: Field, question: Question | None, options: Sequence[Any] = (), listed: Sequence[Any] = ()
    ) -> None:
        """The board, with the squares that the open question offers."""
        spots = {} if question is None else spots_of(question, options, listed)
        way = ways_of(options, fight.monster.size)
        titles = [panels.title(self.voice, survivor.id) for survivor in fight.survivors]
        drawing = Drawing(fight, titles, spots, way, signs())
        out()
        for row in painted(drawing):
            out(row, wrap=False)
        self.legend(drawing)
        self.last = bodies(fight)

    def legend(self, drawing: Drawing) -> None:
        voice, fight = self.voice, drawing.fight
        here = []
        for survivor, letter in zip(fight.survivors, drawing.letters, strict=True):
            if survivor.on_board():
                shown = letter.lower() if survivor.down else letter
                fields = {"who": Ref(survivor.id), "square": name(survivor.square), "down": survivor.down}
                here.append(voice.t("board-survivor", mark=shown, **fields))
        if here:
            out("  ".join(here), indent=2)
        monster = fight.monster
        if drawing.base and self.new("monster", monster.down, bool(fight.terrain.obstacles)):
            looks = {"facing": DIRECTION_NAMES[monster.facing], "hidden": bool(fight.terrain.obstacles)}
            mark = drawing.signs.arrows[monster.facing]
            out(voice.t("board-monster", mark=mark, monster=Ref(monster.id), down=monster.down, **looks), indent=2)
        tiles = {placed.tile.id: placed.tile for placed in fight.terrain.placed}
        if tiles and self.new(*tiles):
            lying = [
                voice.t("board-tile", mark=mark, tile=Ref(id), wall=tiles[id].impassable, sight=tiles[id].obstacle)
                for id, mark in drawing.marks.items()
            ]
            out("  ".join(lying), indent=2)
        if drawing.spots and self.new("spots", any(drawing.spots.values()), bool(drawing.way)):
            out(voice.t("board-spots", numbered=any(drawing.spots.values()), way=bool(drawing.way)), indent=2)

    def new(self, *what: object) -> bool:
        """Whether this is explained for the first time: a board must leave room for its question on a small screen."""
        known = what in self.explained
        self.explained.add(what)
        return not known

    def before(self, fight: Field, question: Question, options: Sequence[Any], listed: Sequence[Any]) -> bool:
        self.offered = options, listed
        if isinstance(question, CardOption):
            self.consequences(question)
        moved = question.name in LOOKS and bodies(fight) != self.last
        drawn = moved or any(square_of(question, option) for option in options)
        if drawn:
            self.board(fight, question, options, listed)
        if isinstance(question, Window) and question.moment is BEFORE_REACTION:
            out()
            for words in before_reaction(fight):
                out(self.voice.said(words))
        return drawn

    def at_any_time(self, interjection: Interjection) -> bool:
        return not isinstance(interjection, Opportune)

    def consequences(self, question: CardOption) -> None:
        """What each thing to choose would do, in the words of the cards."""
        for option in question.many:
            said = consequence(option, self.voice.text)
            named = self.voice.name(option.name)
            out(f"{named[:1].upper()}{named[1:]}: {said}", indent=4)

    def again(self, fight: Field, question: Question, options: Sequence[Any], listed: Sequence[Any]) -> None:
        self.board(fight, question, options, listed)

    # -- squares as answers

    def unlisted(self, question: Question, options: Sequence[Any]) -> list[Any]:
        placed = [option for option in options if square_of(question, option)]
        return placed if len(placed) > LISTED else []

    def naming(self, question: Question, options: Sequence[Any]) -> str:
        return self.voice.t("board-naming", n=len(options), example=square_of(question, options[0]).lower())

    def named(self, question: Question, options: Sequence[Any], typed: str) -> list[Any] | None:
        meant = squares_meant(typed)
        if not meant:
            return None
        here = [option for option in options if square_of(question, option) in meant]
        if not here and not any(square_of(question, option) for option in options):
            return None
        if not here:
            out(self.voice.t("board-not-there", square=" / ".join(meant)), fg="yellow")
        elif len(here) > 1:
            out(self.voice.t("board-which"), fg="yellow")
        return here


def spots_of(question: Question, options: Sequence[Any], listed: Sequence[Any]) -> dict[int, str]:
    """The squares that may be chosen, with the numbers of those that are listed."""
    found: dict[int, str] = {}
    for number, option in enumerate(listed, 1):
        if not isinstance(option, Folded) and (at := square_of(question, option)):
            found.setdefault(square(at), str(number))
    for option in options:
        if at := square_of(question, option):
            found.setdefault(square(at), "")
    return found


def ways_of(options: Sequence[Any], size: int) -> int:
    """The squares that the monster may cover on the ways that are offered."""
    found = 0
    for option in options:
        corners: list[int] = getattr(option, "corners", [])
        found |= swept(corners, size)
    return found


def bodies(fight: Field) -> tuple[object, ...]:
    """What a drawing would show: another one is worth drawing once this is different."""
    monster = fight.monster
    people = tuple((survivor.square, survivor.down) for survivor in fight.survivors)
    return people, int(monster.corner), int(monster.facing), monster.down, monster.away, fight.terrain.placed


def signs() -> Signs:
    """Those that the terminal can show."""
    every = SIGNS.filled + SIGNS.fallen + SIGNS.seen + "".join(SIGNS.arrows)
    try:
        every.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return PLAIN
    return SIGNS


SCREEN: Final = ShowdownScreen
