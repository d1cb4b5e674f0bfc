"""Setting a small showdown in three lines: survivors on squares, a monster with a few hit locations, at a scripted table.

    scene = Scene([survivor("ada", "H9", [DAGGER])], [HitLocation("flank")])
    scene.attack("ada", DAGGER, faces(8, 2, 2), cards("flank"), faces(7))
    assert scene.last(events.WoundAttempted).success

The monster is 2 x 2 with its corner at H10 (H10, H11, I10, I11), faces north, toughness 8; nobody has survival unless given.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from affray.kernel.card import AFTER, Hook, Moment, Verb
from affray.kernel.chance import Deck
from affray.kernel.event import Event
from affray.kernel.fight import Act
from affray.kernel.question import Question
from affray.kernel.ruling import Rulings
from affray.kernel.scripted import Answer, Cards, Do, Faces, Scripted
from affray.kernel.window import Window
from affray.showdown.attack import Attack
from affray.showdown.board import N, square
from affray.showdown.cards import Row, ShowdownOccasion
from affray.showdown.field import Field
from affray.showdown.gear import Gear
from affray.showdown.monster import AIDeck, HitLocation, Monster
from affray.showdown.showdown import Showdown
from affray.showdown.survivor import Survivor

DAGGER = Gear("scrap_dagger", speed=3, accuracy=7, strength=2, perfect_strength=2)
CLUB = Gear("club", speed=1, accuracy=6)
SPEAR = Gear("spear", speed=1, accuracy=6, reach=2)
BOW = Gear("bow", speed=1, accuracy=6, range=6)
BONE_AXE = Gear("bone_axe", speed=3, accuracy=6, words=("frail",))

ALL_ACTIONS = ("encourage", "dash", "surge")

Script = Answer | Faces | Cards | Do
E = TypeVar("E", bound=Event)
A = TypeVar("A", bound=Act)


class Marked(Scripted):
    """A scripted table that also keeps the marks that texts leave, in order."""

    def __init__(self) -> None:
        super().__init__([])
        self.marks: list[str] = []


class Mark(Verb):
    """Leaves its word at the table."""

    def __init__(self, word: str) -> None:
        self.word = word

    def run(self, occasion: Any) -> None:
        occasion.fight.table.marks.append(self.word)


class Text(Verb):
    """A text that does something to the fight."""

    def __init__(self, what: Callable[[ShowdownOccasion], object]) -> None:
        self.what = what

    def run(self, occasion: Any) -> None:
        self.what(occasion)


MONSTER_FALLS = Text(lambda o: o.fight.knock_monster_down())


def actor(occasion: ShowdownOccasion) -> Survivor:
    assert occasion.actor is not None
    return occasion.actor


ATTACKER_FALLS = Text(lambda o: o.fight.knock_down(actor(o)))
ATTACKER_DIES = Text(lambda o: o.fight.kill(actor(o), "slain"))


def flees(to: str) -> Text:
    """The monster moves to the square that is its new corner."""
    return Text(lambda o: o.fight.move_monster(square(to), o.fight.monster.facing))


def token(attribute: str, by: int) -> Text:
    return Text(lambda o: o.fight.monster_token(attribute, by))


def reacts(*kinds: str, do: Verb | None = None) -> dict[str, tuple[Verb, ...]]:
    """Reactions of these kinds, each leaving its kind as a mark and then doing something."""
    return {kind: (Mark(kind), *((do,) if do else ())) for kind in kinds}


def hook(card: str, moment: Moment, *do: Verb, cost: int = 0) -> Hook:
    return Hook(card, moment, AFTER, (), cost, False, 0, "", do, card)


def faces(*shown: int) -> Faces:
    return Faces(shown)


def cards(*drawn: str) -> Cards:
    return Cards(drawn)


def say(question: str, key: str, by: str | None = None) -> Answer:
    return Answer(question, key, by)


def survivor(id: str, at: str, gear: list[Gear] | None = None, **numbers: Any) -> Survivor:
    """A new survivor with all attributes 0, movement 5; `numbers` are attributes of the sheet or fields of the survivor."""
    found = Survivor(0, id)
    for slot, card in enumerate(gear or []):
        found.grid[slot] = card
    found.survival_limit = 5
    for field, number in numbers.items():
        if field in found.base:
            found.base[field] = number
        else:
            setattr(found, field, number)
    found.square = square(at)
    found.dress()
    return found


def injuries(location: str) -> list[Row]:
    return [
        Row(f"{location}_death", 1, 2, do=(Text(lambda o: o.fight.kill(actor(o), "injury")),)),
        Row(f"{location}_gash", 3, 5, bleeding=2),
        Row(f"{location}_broken", 6, 8, bleeding=1, do=(Mark("broken"),), permanent=True),
        Row(f"{location}_lucky", 9, 10, do=(Mark("lucky"),)),
    ]


class Scene:
    """A showdown in the survivors' act; `script` follows each call and must be used up by it."""

    def __init__(
        self,
        survivors: list[Survivor],
        locations: list[HitLocation] | None = None,
        ai: str = "claw bite pounce roar",
        rulings: dict[str, str] | None = None,
        **monster: Any,
    ) -> None:
        for index, one in enumerate(survivors):
            one.index = index
        kinds = {card.id: card for card in locations or []}
        beast = Monster("beast", 1, 2, AIDeck(ai.split(), len(ai.split())), Deck("hit_location", list(kinds)), kinds)
        beast.corner = square("H10")
        beast.facing = N
        for field, number in monster.items():
            setattr(beast, field, number)
        self.table = Marked()
        tables = {location: injuries(word) for location, word in enumerate("head arms body waist legs brain".split())}
        self.fight = Showdown(self.table, survivors, beast, tables, Rulings(rulings or {}))
        # Everybody is asked at every opportunity; standing orders have tests of their own.
        self.fight.orders = {f"{seat}/flows": "always" for seat in self.fight.seats()}
        self.monster = beast

    def __getitem__(self, id: str) -> Survivor:
        return next(one for one in self.fight.survivors if one.id == id)

    # -- what they do

    def run(self, what: Callable[[], object], *script: Script) -> None:
        """Call something of the rules with a script of its own."""
        self.table.script = list(script)
        what()
        self.table.finish()

    def perform(self, act: A, *script: Script) -> A:
        self.run(lambda: self.fight.perform(act), *script)
        return act

    def attack(self, who: str, weapon: Gear, *script: Script) -> Attack:
        return self.perform(Attack(self.fight, self[who], weapon), *script)

    def window(self, moment: Moment, *script: Script) -> None:
        self.run(lambda: self.fight.window(moment), *script)

    def happen(self, moment: Moment, *script: Script) -> ShowdownOccasion:
        occasion = self.fight.occasion(moment)
        self.run(lambda: self.fight.happen(occasion), *script)
        return occasion

    def encourage(self, who: str, companion: str) -> Do:
        return Do(f"encourage:{who}:{companion}", who)

    # -- what is seen

    def keys(self, question: Question) -> list[str]:
        return [question.key(option) for option in question.options()]

    def uses(self, moment: Moment) -> list[str]:
        """What could be done in such a window now."""
        return [use.key for use in Window(self.fight, moment, []).uses()]

    def breaking_in(self) -> list[str]:
        return [one.key for one in self.fight.interjections()]

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.table.told if isinstance(event, kind)]

    def last(self, kind: type[E]) -> E:
        return self.told(kind)[-1]

    @property
    def marks(self) -> list[str]:
        return self.table.marks

    @property
    def discard(self) -> list[str]:
        """The discarded hit locations."""
        return sorted(self.monster.locations.discard)

    @property
    def wounds(self) -> int:
        return self.monster.ai.wounds()


def look(what: Callable[[Field], object], into: list[Any]) -> Text:
    """Writes down what is so at this moment."""
    return Text(lambda o: into.append(what(o.fight)))
