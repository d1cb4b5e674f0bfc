"""The form of a showdown and of a roster: the monster, the board, the settlement, survivors with their gear grids, out of the packs at hand."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from affray.kernel.names import Name
from affray.kernel.ruling import Rulings
from affray.showdown.board import DIRECTION_NAMES
from affray.showdown.game import GAME
from affray.showdown.packs import Packs, load_packs
from affray.showdown.rulings import DEFAULTS, EDITIONS
from affray.showdown.scenario_file import MOST_DISTANCE, MOST_RANDOM, SIDES
from affray.showdown.sheet_reader import BASIC, MASTER, MOST
from affray.showdown.sheets import COLOURS, NEW_SURVIVOR, gear_ids
from affray.showdown.survivor import ATTRIBUTES
from affray.web.make_acts import cells, people_key
from affray.web.make_view import Adder, Button, Cell, Choices, Entry, Form, Input, Part, Row
from affray.web.showdown_texts import Cards

if TYPE_CHECKING:
    from affray.kernel.speaker import Speaker
    from affray.web.make_data import Draft

__all__ = ["ShowdownForm", "shipped_people"]

STATES: Final = ("skips_next", "dead", "retired")
LISTS: Final = ("arts", "disorders", "injuries")
# Who controls the monster and plays no survivor.
KEEPER: Final = "keeper"


class ShowdownForm(Form):
    """The entries and the parts of the form. A roster has survivors and no party, and neither monster nor board."""

    def __init__(self, speaker: Speaker, draft: Draft) -> None:
        super().__init__(speaker, draft.data)
        self.draft = draft
        self.packs: Packs = load_packs()
        self.key = people_key(draft.data)
        self.roster = self.key == "survivors"
        self.cards = Cards(GAME, shown_fight(), speaker)

    # -- the fight

    def head(self) -> tuple[Part, ...]:
        home = self.settlement()
        if self.roster:
            return (*home, Part(self.t("more"), (self.edition(),), fold="shut"))
        return (
            Part(self.t("fight"), (*self.name("name")[:2], self.monster()), path="name", style="wide"),
            Part(self.t("about"), self.about("about"), fold="shut", style="areas"),
            Part(self.t("board"), self.board(), fold="shut"),
            self.terrain(),
            *home,
        )

    def edition(self) -> Input:
        choices: Choices = (("", tuple((each, self.speaker.t(f"edition-{each}")) for each in EDITIONS)),)
        return self.choice("edition", self.speaker.t("web-edition"), choices, next(iter(EDITIONS)))

    def monsters(self) -> Choices:
        """Every monster of the packs at every level."""
        return tuple(
            (
                self.titled(id),
                tuple((f"{id}|{key}", self.levelled(id, key)) for key in self.packs.raw("monsters", id)["levels"]),
            )
            for id in self.packs.ids("monsters")
        )

    def levelled(self, monster: str, key: str) -> str:
        level = key.removeprefix("level_")
        return self.t("monster-level", monster=self.titled(monster), level=int(level) if level.isdecimal() else level)

    def monster(self) -> Input:
        level = self.data.get("level", "")
        value = f"{self.data.get('monster', '')}|{f'level_{level}' if type(level) is int else level}"
        return Input("M:monster", "monster", self.t("monster"), "choice", value, self.monsters())

    def words(self, key: str, values: Iterable[str]) -> Choices:
        return (("", tuple((each, self.worded(key, each)) for each in values)),)

    def board(self) -> tuple[Input, ...]:
        keeper: Choices = (("", ((KEEPER, self.t("keeper-own")),)),)
        distance = self.data.get("distance")
        apart = (
            (
                self.number("distance.at_least", self.label("at_least"), 1, MOST_DISTANCE),
                self.number("distance.at_most", self.label("at_most"), 1, MOST_DISTANCE),
            )
            if isinstance(distance, dict)
            else (self.number("distance", self.label("distance"), 1, MOST_DISTANCE, self.t("as-monster")),)
        )
        return (
            self.choice("first", self.label("first"), self.words("first", SIDES), empty=self.t("as-monster")),
            self.choice("ambush", self.label("ambush"), self.words("ambush", ("none", *SIDES)), "none"),
            self.choice("controller", self.label("controller"), keeper, empty=self.t("keeper-none")),
            self.choice("facing", self.label("facing"), self.words("facing", (*DIRECTION_NAMES, "controller")), empty=self.t("usual")),
            self.text("corner", self.label("corner"), self.t("corner-hint")),
            *apart,
            self.number("random_terrain", self.label("random_terrain"), 0, MOST_RANDOM, self.t("as-monster")),
            self.choice("terrain_by", self.label("terrain_by"), self.words("terrain_by", ("chance", "players")), "chance"),
            self.edition(),
        )  # fmt: skip

    def terrain(self) -> Part:
        raw = self.data.get("terrain")
        rows = []
        for i, each in enumerate(raw if isinstance(raw, list) else []):
            here = f"terrain[{i}]"
            card = str(each.get("card", "")) if isinstance(each, dict) else ""
            inputs = (
                self.texts(f"{here}.at", self.label("at"), self.t("squares-hint")),
                self.flag(f"{here}.turned", self.label("turned")),
            )
            rows.append(
                Row(here, self.titled(card), lines=self.cards.lines(card), inputs=inputs, buttons=(self.remove(here),))
            )
        add = self.adder("terrain", self.label("terrain"), self.choices(self.packs.ids("terrain")))
        return Part(
            self.label("terrain"),
            (),
            tuple(rows),
            (add,),
            path="terrain",
            fold="open" if rows else "shut",
            about=self.t("terrain-about"),
        )

    # -- the settlement

    def settlement(self) -> tuple[Part, ...]:
        innovations = self.many(
            "settlement.innovations", self.label("innovations"), self.choices(self.packs.ids("innovations"))
        )
        limit = self.number("settlement.survival_limit", self.label("survival_limit"), 1, MOST["survival"], "1")
        named = self.name("settlement.name")[:2]
        fold = "" if self.roster else "shut"
        parts = [Part(self.t("settlement"), (*named, limit, innovations), path="settlement", fold=fold, style="wide")]
        if self.roster:
            things = (
                *self.gear_choices(),
                *self.choices([BASIC, *self.packs.ids("resources")], self.label("resources")),
            )
            parts += [
                self.list_part("settlement.storage", things, "shut"),
                Part(self.label("places"), (self.texts("settlement.places", self.label("places")),), fold="shut"),
                self.defeated(),
                self.list_part("settlement.archive", things, "shut"),
            ]
        return tuple(parts)

    def defeated(self) -> Part:
        place = "settlement.defeated"
        raw = self.value(place)
        rows = []
        for i, each in enumerate(raw if isinstance(raw, list) else []):
            here = f"{place}[{i}]"
            monster = str(each.get("monster", "")) if isinstance(each, dict) else ""
            inputs = (self.number(f"{here}.level", self.label("level"), 0, 9),)
            rows.append(Row(here, self.titled(monster), inputs=inputs, buttons=(self.remove(here),)))
        add = self.adder(place, self.label("defeated"), self.monsters())
        return Part(self.label("defeated"), (), tuple(rows), (add,), path=place, fold="shut")

    def gear_choices(self) -> Choices:
        known = set(gear_ids(self.packs))
        return tuple(
            group
            for section in ("weapons", "armour", "items")
            for group in self.choices([id for id in self.packs.ids(section) if id in known], self.label(section))
        )

    def remove(self, path: str) -> Button:
        return Button(f"remove:{path}", self.t("remove"), path.rpartition("[")[0], "quiet")

    def adder(self, place: str, label: str, choices: Choices) -> Adder:
        return Adder(place, label, choices, (Button(f"add:{place}", self.t("add"), place),), self.draft.pick(place))

    def list_part(self, place: str, choices: Choices, fold: str = "") -> Part:
        """A list of cards by their ids."""
        key = place.rpartition(".")[2]
        raw = self.value(place)
        rows = []
        for i, each in enumerate(raw if isinstance(raw, list) else []):
            here = f"{place}[{i}]"
            lines = self.cards.lines(each) if isinstance(each, str) else ()
            rows.append(Row(here, self.titled(str(each)), lines=lines, buttons=(self.remove(here),)))
        return Part(
            self.label(key), (), tuple(rows), (self.adder(place, self.label(key), choices),), path=place, fold=fold
        )

    # -- survivors

    def survivors(self) -> list[Entry]:
        raw = self.data.get(self.key)
        return [self.survivor(f"{self.key}[{i}]", each) for i, each in enumerate(raw if isinstance(raw, list) else [])]

    def survivor_adder(self) -> tuple[Adder, ...]:
        groups: Choices = tuple(
            (title, tuple((f"{name}|{id}", said) for id, said in people)) for name, title, people in ready(self.speaker)
        )
        buttons = (
            Button("add-survivor", self.t("add-ready"), self.key),
            Button("new-survivor", self.t("new-survivor"), self.key),
        )
        return (Adder("survivor", self.t("ready-survivors"), groups, buttons, self.draft.pick("survivor")),)

    def survivor(self, path: str, raw: Any) -> Entry:
        opened = self.draft.open == path
        whole = raw if isinstance(raw, dict) else {}
        named = next((each.value for each in self.name(f"{path}.name")[:2] if each.value), "") or self.t("unnamed")
        gear = [self.titled(each) for row in cells(whole) for each in row if each != "none"]
        states = [self.label(each) for each in STATES if whole.get(each) is True]
        line = self.t(
            "survivor-line", survival=whole_number(whole.get("survival")), gear=", ".join(gear) or self.t("no-gear")
        )
        buttons = (
            Button("close", self.t("close"), path) if opened else Button(f"open:{path}", self.t("change"), path),
            Button(f"copy:{path}", self.t("copy"), self.key),
            Button(f"remove:{path}", self.t("remove"), self.key, "danger"),
        )
        parts = self.sheet(path, whole) if opened else ()
        return Entry(path, named, " · ".join([*states, line]), parts, buttons, opened)

    def sheet(self, path: str, raw: dict[str, Any]) -> tuple[Part, ...]:
        numbers = tuple(self.number(f"{path}.{key}", self.label(key), 0, most, "0") for key, most in MOST.items())
        attributes = tuple(
            self.number(f"{path}.attributes.{key}", self.attribute(key), -10, 30, str(NEW_SURVIVOR[key]))
            for key in ATTRIBUTES
        )
        types = self.choices(self.packs.ids("proficiencies"))
        weapon = (
            self.choice(f"{path}.proficiency.type", self.label("weapon-type"), types, empty=self.t("nothing")),
            self.number(f"{path}.proficiency.level", self.label("level"), 0, MASTER, "0"),
        )
        states = tuple(self.flag(f"{path}.{key}", self.label(key)) for key in STATES) if self.roster else ()
        begins = (
            ()
            if self.roster
            else (self.text(f"place.{raw.get('id', '')}", self.label("begins"), self.t("square-hint")),)
        )
        more = (
            *begins,
            self.text(f"{path}.seat", self.label("seat"), self.t("seat-hint")),
            self.texts(f"{path}.lifetime", self.label("lifetime")),
            self.text(f"{path}.id", self.t("id")),
        )
        cards = [self.list_part(f"{path}.{key}", self.choices(self.of_kind(key))) for key in LISTS]
        return (
            Part(self.t("name"), self.name(f"{path}.name"), path=f"{path}.name", style="wide"),
            self.grid(path, raw),
            Part(self.t("numbers"), numbers, style="numbers"),
            Part(self.t("attributes"), attributes, path=f"{path}.attributes", style="numbers"),
            Part(self.t("proficiency"), weapon, path=f"{path}.proficiency"),
            *cards,
            *([Part(self.t("states"), states)] if states else []),
            Part(self.t("affinities"), self.affinities(path, raw), fold="shut", style="numbers", about=self.t("affinities-about")),
            Part(self.t("more"), more, fold="shut"),
        )  # fmt: skip

    def attribute(self, key: str) -> str:
        said = self.speaker.t("sd-attribute", attribute=key)
        return said[:1].upper() + said[1:]

    def of_kind(self, key: str) -> list[str]:
        if key != "injuries":
            return list(self.packs.ids(key))
        rows = self.packs.ids("severe_injuries")
        return [id for id in rows if self.packs.raw("severe_injuries", id).get("lasts") == "permanent"]

    def affinities(self, path: str, raw: dict[str, Any]) -> tuple[Input, ...]:
        """What the player counts, by colour, and the cards whose own are joined."""
        colours = tuple(
            self.number(f"{path}.affinities.{each}", self.worded("colour", each), 0, 12, "0") for each in COLOURS
        )
        held = list(dict.fromkeys(each for row in cells(raw) for each in row if each != "none"))
        return (*colours, self.many(f"{path}.puzzles", self.label("puzzles"), self.choices(held))) if held else colours

    # -- the gear grid

    def grid(self, path: str, raw: dict[str, Any]) -> Part:
        place = f"{path}.grid"
        found = []
        for r, row in enumerate(cells(raw)):
            for c, id in enumerate(row):
                # A list of gear has its own places, and so have the problems with it.
                listed = "grid" not in raw and isinstance(raw.get("gear"), list)
                here = f"{path}.gear[{r * 3 + c}]" if listed else f"{place}[{r}][{c}]"
                do = Button(f"place:{place}[{r}][{c}]", self.t("lay") if id == "none" else self.t("take-off"), place)
                empty = id == "none"
                lines = () if empty else self.cards.lines(id)
                found.append(
                    Cell(here, "" if empty else self.titled(id), "" if empty else self.gear_line(id), lines, do)
                )
        adder = Adder(place, self.t("gear-at-hand"), self.gear_choices(), (), self.draft.pick(place))
        given = "" if "grid" in raw or "gear" in raw or self.roster else self.t("grid-given")
        return Part(
            self.t("grid"), (), (), (adder,), tuple(found), place, about=f"{self.t('grid-about')} {given}".strip()
        )

    def gear_line(self, id: str) -> str:
        """The numbers that a player looks for first."""
        if id not in gear_ids(self.packs):
            return ""
        gear = self.packs.gear(id)
        t = self.speaker.t
        if gear.speed:
            return t("web-sd-weapon", speed=int(gear.speed), accuracy=int(gear.accuracy), strength=int(gear.strength))
        return ", ".join(t("web-sd-armour", location=where, n=n) for where, n in gear.armour.items())


def whole_number(value: Any) -> int:
    return value if type(value) is int else 0


@cache
def shown_fight() -> Any:
    """Any showdown will do to say what a card of the packs does."""
    rulings: Rulings = DEFAULTS
    scenario: Any = GAME.scenario(GAME.scenarios()[0])
    return scenario.prototype(rulings)


def ready(speaker: Speaker) -> list[tuple[str, str, list[tuple[str, str]]]]:
    """The survivors of the shipped scenarios: of each its id and title, then theirs."""
    return [
        (scenario, speaker.title(name), [(id, speaker.title(one)) for id, one in people])
        for scenario, name, people in shipped_people()
    ]


@cache
def shipped_people() -> tuple[tuple[str, Name, tuple[tuple[str, Name], ...]], ...]:
    found = []
    for id in GAME.scenarios():
        scenario: Any = GAME.scenario(id)
        found.append((id, scenario.name, tuple((sheet.id, sheet.name) for sheet in scenario.given.sheets)))
    return tuple(found)
