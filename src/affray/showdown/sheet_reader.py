"""Reads sheets and settlements out of scenarios and rosters: every field checked, every problem with its place and the nearest names."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from affray.kernel.names import Name
from affray.kernel.pack import Document, Place, Problem
from affray.kernel.reader import PlainReader
from affray.showdown.gear import SLOTS
from affray.showdown.sheets import COLOURS, NEW_SURVIVOR, Settlement, Sheet, gear_ids
from affray.showdown.survivor import ATTRIBUTES

if TYPE_CHECKING:
    from affray.showdown.packs import Packs

__all__ = ["BARRED_ARMOUR", "SHEET", "SETTLEMENT", "SheetReader"]

BARRED_ARMOUR: Final = {"waist_gear": "waist", "body_armour": "body"}
SHEET: Final = (
    "id", "name", "seat", "attributes", "survival", "insanity", "courage", "understanding", "hunt_xp", "proficiency", "arts",
    "disorders", "injuries", "lifetime", "skips_next", "dead", "retired", "grid", "gear", "affinities", "puzzles",
)  # fmt: skip
SETTLEMENT: Final = ("name", "survival_limit", "innovations", "storage", "places", "defeated", "nemeses", "archive")
# The most there can be of each (3.1): a survivor retires with 16 hunt experience, masters a weapon with 8.
MOST: Final = {"survival": 50, "insanity": 300, "courage": 9, "understanding": 9, "hunt_xp": 16}
MOST_CARDS: Final = 3
MASTER: Final = 8
BASIC: Final = "basic_resource"


class SheetReader(PlainReader):
    """Reads at one place of a document. Problems are added to `problems`; what is wrong is left out."""

    def __init__(self, document: Document, place: Place, packs: Packs, problems: list[Problem]) -> None:
        super().__init__(document, place, problems)
        self.packs = packs

    # -- whole sheets

    def sheet(self, raw: Any) -> Sheet | None:
        before = len(self.problems)
        if not self.mapping(raw, (), SHEET):
            return None
        id = self.id_of(raw)
        if "name" not in raw:
            self.wrong((), "pack-missing-key", "name")
        name = self.name(raw.get("name", id or "?"))
        weapon_type, level = self.proficiency(raw)
        grid = self.grid(raw)
        survival, insanity, courage, understanding, hunt_xp = [
            self.between(raw.get(key, 0), (key,), 0, most) for key, most in MOST.items()
        ]
        found = Sheet(
            id=id,
            name=name,
            named=raw.get("name"),
            seat=self.text(raw.get("seat", ""), ("seat",)),
            attributes=self.attributes(raw.get("attributes", {})),
            survival=survival,
            insanity=insanity,
            courage=courage,
            understanding=understanding,
            hunt_xp=hunt_xp,
            weapon_type=weapon_type,
            proficiency=level,
            arts=self.cards(raw, "arts"),
            disorders=self.cards(raw, "disorders"),
            injuries=self.injuries(raw.get("injuries", [])),
            lifetime=self.texts(raw.get("lifetime", []), ("lifetime",)),
            skips_next=self.flag(raw.get("skips_next", False), ("skips_next",)),
            dead=self.flag(raw.get("dead", False), ("dead",)),
            retired=self.flag(raw.get("retired", False), ("retired",)),
            grid=grid,
            affinities=self.affinities(raw.get("affinities", {})),
            puzzles=self.named(raw.get("puzzles", []), ("puzzles",), "gear", [id for id in grid if id]),
        )
        self.wears_what_it_may(found, "gear" in raw)
        return found if len(self.problems) == before else None

    def settlement(self, raw: Any) -> Settlement:
        if not self.mapping(raw, (), SETTLEMENT):
            return Settlement()
        innovations = self.named(raw.get("innovations", []), ("innovations",), "innovations", self.ids("innovations"))
        self.no_doubles(innovations, ("innovations",))
        things = [*gear_ids(self.packs), *self.ids("resources"), BASIC]
        unlocks = [
            self.packs.raw("innovations", id).get("unlocks") for id in innovations if id in self.ids("innovations")
        ]
        plain = Settlement()
        return Settlement(
            self.name(raw["name"]) if "name" in raw else plain.name,
            raw.get("name"),
            self.between(raw.get("survival_limit", 1), ("survival_limit",), 1, MOST["survival"]),
            innovations,
            self.named(raw.get("storage", []), ("storage",), "gear", things),
            self.texts(raw.get("places", []), ("places",)),
            self.defeated(raw.get("defeated", [])),
            self.nemeses(raw.get("nemeses", {})),
            self.named(raw.get("archive", []), ("archive",), "gear", things),
            tuple([action for action in unlocks if isinstance(action, str)]),
        )

    # -- parts

    def id_of(self, raw: dict[str, Any]) -> str:
        if "id" not in raw:
            self.wrong((), "pack-missing-key", "id")
            return ""
        id = self.text(raw["id"], ("id",))
        if id and not id.replace("_", "").replace("-", "").isalnum():
            self.wrong(("id",), "pack-bad-value", "a-z, 0-9, _", id)
        return id

    def name(self, raw: Any) -> Name:
        try:
            return Name.from_data(raw)
        except ValueError as error:
            self.wrong(("name",), "pack-bad-value", str(error), raw)
            return Name.from_data("?")

    def attributes(self, raw: Any) -> dict[str, int]:
        if not self.mapping(raw, ("attributes",), ATTRIBUTES):
            return {}
        found = {key: self.between(n, ("attributes", key), -10, 30) for key, n in raw.items() if key in ATTRIBUTES}
        return {key: n for key, n in found.items() if n != NEW_SURVIVOR[key]}

    def proficiency(self, raw: dict[str, Any]) -> tuple[str, int]:
        place = ("proficiency",)
        given = raw.get("proficiency", {})
        if not given or not self.mapping(given, place, ("type", "level")):
            return "", 0
        if "type" not in given:
            self.wrong(place, "pack-missing-key", "type")
            return "", 0
        [kind] = self.named([given["type"]], (*place, "type"), "proficiencies", self.ids("proficiencies"), False) or [
            ""
        ]
        return kind, self.between(given.get("level", 0), (*place, "level"), 0, MASTER)

    def cards(self, raw: dict[str, Any], section: str) -> tuple[str, ...]:
        """Fighting arts or disorders: three at most, each once (3.1)."""
        found = self.named(raw.get(section, []), (section,), section, self.ids(section))
        if len(found) > MOST_CARDS:
            self.wrong((section, MOST_CARDS), "sheet-too-many-cards", str(MOST_CARDS), found[MOST_CARDS])
        self.no_doubles(found, (section,))
        return found

    def injuries(self, raw: Any) -> tuple[str, ...]:
        """Permanent ones, none recorded more often than its row allows (3.3)."""
        rows = {id: self.packs.raw("severe_injuries", id) for id in self.ids("severe_injuries")}
        lasting = [id for id, row in rows.items() if row.get("lasts") == "permanent"]
        found = self.named(raw, ("injuries",), "injuries", lasting)
        for i, id in enumerate(found):
            limit = rows[id].get("limit", 0) if id in rows else 0
            if limit and found[: i + 1].count(id) > limit:
                self.wrong(("injuries", i), "sheet-injury-too-often", str(limit), id)
        return found

    def affinities(self, raw: Any) -> dict[str, int]:
        if not self.mapping(raw, ("affinities",), COLOURS):
            return {}
        # Nine cards touch at twelve edges.
        return {key: self.between(n, ("affinities", key), 0, 12) for key, n in raw.items() if key in COLOURS}

    def defeated(self, raw: Any) -> tuple[tuple[str, int], ...]:
        found: list[tuple[str, int]] = []
        for i, each in enumerate(self.many(raw, ("defeated",))):
            place = ("defeated", i)
            if self.mapping(each, place, ("monster", "level")):
                monster = self.text(each.get("monster", ""), (*place, "monster"))
                if not monster:
                    self.wrong(place, "pack-missing-key", "monster")
                found.append((monster, self.between(each.get("level", 1), (*place, "level"), 0, 9)))
        return tuple(found)

    def nemeses(self, raw: Any) -> dict[str, tuple[int, ...]]:
        """By monster the levels beaten; a monster of a pack that is not here is kept as it is."""
        if not isinstance(raw, dict):
            self.wrong(("nemeses",), "pack-not-mapping", "mapping", raw)
            return {}
        return {
            str(monster): tuple(
                [
                    self.between(level, ("nemeses", monster, i), 0, 9)
                    for i, level in enumerate(self.many(levels, ("nemeses", monster)))
                ]
            )
            for monster, levels in raw.items()
        }

    # -- the grid

    def grid(self, raw: dict[str, Any]) -> tuple[str, ...]:
        """Rows of three, or a list of gear laid in order: one card on a space, one of each but weapons (6.3)."""
        if "grid" in raw and "gear" in raw:
            self.wrong(("gear",), "sheet-grid-and-gear", "grid | gear", key=True)
        cells: list[tuple[Any, Place]] = []
        if "grid" in raw:
            for r, row in enumerate(self.many(raw["grid"], ("grid",))):
                three = self.many(row, ("grid", r))
                if r >= 3:
                    self.wrong(("grid", r), "sheet-too-much-gear", "3 x 3", three)
                    break
                if len(three) > 3:
                    self.wrong(("grid", r, 3), "sheet-too-much-gear", "3 x 3", three[3])
                cells += [(three[c] if c < len(three) else None, ("grid", r, c)) for c in range(3)]
        else:
            cells = [(each, ("gear", i)) for i, each in enumerate(self.many(raw.get("gear", []), ("gear",)))]
            if len(cells) > SLOTS:
                self.wrong(cells[SLOTS][1], "sheet-too-much-gear", str(SLOTS), cells[SLOTS][0])
        found = [self.cell(each, place) for each, place in cells[:SLOTS]]
        for i, id in enumerate(found):
            if id and id in found[:i] and id not in self.ids("weapons"):
                self.wrong(cells[i][1], "sheet-gear-twice", "1", id)
        return (*found, *[""] * (SLOTS - len(found)))

    def cell(self, raw: Any, place: Place) -> str:
        if raw is None or raw == "none":
            return ""
        if isinstance(raw, list):
            self.wrong(place, "sheet-two-on-a-space", "1", raw)
            return ""
        found = self.named([raw], place, "gear", gear_ids(self.packs), False)
        return found[0] if found else ""

    def wears_what_it_may(self, sheet: Sheet, listed: bool) -> None:
        """Some injuries and disorders keep a survivor from wearing armour in one place (3.3, 6.6)."""
        held = [("severe_injuries", id) for id in sheet.injuries] + [("disorders", id) for id in sheet.disorders]
        bars = [
            bar
            for section, id in held
            if id in self.ids(section)
            for bar in self.packs.raw(section, id).get("bars", ())
        ]
        forbidden = [place for bar, place in BARRED_ARMOUR.items() if bar in bars]
        for i, id in enumerate(sheet.grid):
            if id in self.ids("armour") and (where := self.packs.raw("armour", id)["location"]) in forbidden:
                self.wrong(("gear", i) if listed else ("grid", i // 3, i % 3), "sheet-barred-armour", where, id)

    # -- plain values

    def ids(self, section: str) -> tuple[str, ...]:
        return self.packs.ids(section)

    def named(
        self, raw: Any, place: Place, section: str, known: Iterable[str], numbered: bool = True
    ) -> tuple[str, ...]:
        """A list of ids, each of which must be known."""
        among = list(known)
        found: list[str] = []
        for i, each in enumerate(self.many(raw, place)):
            at = (*place, i) if numbered else place
            id = self.text(each, at)
            if id and id not in among:
                self.wrong(at, "pack-unknown-name", section, id, among)
            elif id:
                found.append(id)
        return tuple(found)

    def no_doubles(self, ids: tuple[str, ...], place: Place) -> None:
        for i, id in enumerate(ids):
            if id in ids[:i]:
                self.wrong((*place, i), "pack-duplicate-id", "", id)
