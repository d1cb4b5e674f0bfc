"""Random showdowns: any party, gear, wounds and ground against every monster and level, steered towards what is still to be seen."""

from __future__ import annotations

import re
from typing import Any, Final

from affray.kernel.chance import Dice
from affray.showdown.board import COLUMNS, ROWS, name
from affray.showdown.packs import Packs
from affray.showdown.rulings import EDITIONS, RULINGS
from affray.showdown.scenario_file import tile_of
from affray.showdown.setup import centre
from affray.showdown.sheet_reader import BARRED_ARMOUR
from affray.showdown.terrain import placements
from tests.showdown_packs.expected import Source

__all__ = ["COLOURS", "LONG", "Meetings"]

NAMES: Final = ("ada", "bo", "cyr", "dor", "eli", "fay")
COLOURS: Final = ("red", "blue", "green")
FACINGS: Final = ("north", "east", "south", "west")
# An arm with which everything hits, and nearly everything is critical; one that hits and never wounds.
MIGHTY: Final = {"accuracy": 12, "strength": 20, "luck": 8, "speed": 4}
LUCKY: Final = {"accuracy": 12, "luck": 8, "speed": 3}
CLUMSY: Final = {"accuracy": 12, "strength": -10, "luck": -10, "speed": 2}
FEEBLE: Final = {"evasion": -8}
LONG: Final = 40


class Meetings:
    """Makes scenarios. A wish is the name of something that has not fired: the scenario then has what it needs."""

    def __init__(self, packs: Packs, dice: Dice) -> None:
        self.packs = packs
        self.dice = dice
        self.library = packs.library()
        # Throws by what they are for: the faces that come up more often than they should. A record cannot tell.
        self.loaded: dict[str, tuple[int, ...]] = {}
        # What the seekers prefer besides what is missing.
        self.sought: set[str] = set()
        self.weapons = [id for id in packs.ids("weapons") if id != "fist_and_tooth"]
        self.sets = [list(packs.raw("sets", id)["pieces"]) for id in packs.ids("sets")]
        self.lasting = [
            id for id in packs.ids("severe_injuries") if packs.raw("severe_injuries", id).get("lasts") == "permanent"
        ]

    # -- chance

    def pick(self, many: Any) -> Any:
        return many[self.dice.pick(len(many))]

    def often(self, percent: int) -> bool:
        return self.dice.pick(100) < percent

    def number(self, least: int, most: int) -> int:
        return least + self.dice.pick(most - least + 1)

    def some(self, many: Any, most: int) -> list[Any]:
        return list(dict.fromkeys(self.pick(many) for _ in range(self.number(0, most))))

    # -- a fight

    def scenario(self, wish: str, source: Source) -> tuple[dict[str, Any], dict[str, str]]:
        """A scenario as data, and the rulings for it."""
        monster = self.pick(self.packs.ids("monsters"))
        levels = list(self.packs.raw("monsters", monster)["levels"])
        raw: dict[str, Any] = {
            "name": "random", "monster": monster, "level": self.pick(levels), "party": self.party(),
            "settlement": self.settlement(), "random_terrain": self.number(0, 4), "edition": self.pick(list(EDITIONS)),
            "first": self.pick(("monster", "survivors")), "ambush": self.pick(("none", "none", "monster", "survivors")),
            "terrain_by": self.pick(("chance", "chance", "players")), "distance": self.pick((6, 3, {"at_least": 1, "at_most": 9})),
        }  # fmt: skip
        if self.often(15):
            raw["controller"] = "table"
        if self.often(30):
            raw["facing"] = self.pick((*FACINGS, "controller"))
        if self.often(30):
            raw["random_terrain"] = 0
            raw["terrain"] = []
        changes = {ruling.name: self.pick(ruling.values) for ruling in RULINGS if self.often(30)}
        if source.kind == "ruling":
            changes[source.id] = wish.partition("=")[2]
        self.arrange(raw, wish, source)
        for survivor in raw["party"]:
            self.undress(survivor)
        return raw, changes

    def undress(self, survivor: dict[str, Any]) -> None:
        """Off with the armour that an injury or disorder forbids: a sheet that wears it is refused."""
        held = [("severe_injuries", id) for id in survivor.get("injuries", ())]
        held += [("disorders", id) for id in survivor.get("disorders", ())]
        bars = [bar for section, id in held for bar in self.packs.raw(section, id).get("bars", ())]
        places = [place for bar, place in BARRED_ARMOUR.items() if bar in bars]
        armour = self.packs.ids("armour")
        worn = survivor.get("gear", [])
        survivor["gear"] = [
            id for id in worn if id not in armour or self.packs.raw("armour", id)["location"] not in places
        ]
        survivor["puzzles"] = [id for id in survivor.get("puzzles", ()) if id in survivor["gear"]]

    def settlement(self) -> dict[str, Any]:
        innovations = [id for id in self.packs.ids("innovations") if self.often(75)]
        return {
            "survival_limit": self.number(1, 12), "innovations": innovations, "places": self.some(("catarium", "heronry"), 1),
            "storage": self.some(("elder_earrings", "eye_charm", "lion_headdress", "lion_claw", "whole_pane"), 2),
        }  # fmt: skip

    # -- survivors

    def party(self) -> list[dict[str, Any]]:
        many = list(NAMES[: self.pick((1, 2, 3, 4, 4, 4, 4, 5, 6))])
        return [self.survivor(id) for id in many]

    def survivor(self, id: str) -> dict[str, Any]:
        grid = self.gear()
        made: dict[str, Any] = {
            "id": id, "name": id.title(), "survival": self.number(0, 8), "insanity": self.pick((0, 0, 1, 2, 3, 6, 12)),
            "courage": self.number(0, 9), "understanding": self.number(0, 9), "hunt_xp": self.number(0, 15),
            "attributes": {key: self.number(-2, 3) for key in ("accuracy", "strength", "evasion", "luck", "speed") if self.often(40)},
            "arts": self.some(self.packs.ids("arts"), 3), "disorders": self.some(self.packs.ids("disorders"), 2),
            "injuries": self.some(self.lasting, 2) if self.often(30) else [], "gear": grid,
        }  # fmt: skip
        if self.often(70):
            made["proficiency"] = {"type": self.pick(self.packs.ids("proficiencies")), "level": self.pick((0, 3, 3, 8))}
        if self.often(50):
            made["affinities"] = {colour: self.number(0, 4) for colour in COLOURS}
            made["puzzles"] = [each for each in grid if each in self.weapons and self.often(50)]
        return made

    def gear(self) -> list[str]:
        found = [self.pick(self.weapons) for _ in range(self.number(0, 3))]
        if self.often(25):
            found += self.pick(self.sets)
        else:
            found += self.some(self.packs.ids("armour"), 4)
        found += self.some(self.packs.ids("items"), 3)
        return self.laid(found)

    def laid(self, found: list[str]) -> list[str]:
        """Nine at most; one copy of each but of weapons."""
        kept: list[str] = []
        for id in found:
            if id in self.weapons or id not in kept:
                kept.append(id)
        return kept[:9]

    def grant(self, survivor: dict[str, Any], *gear: str) -> None:
        survivor["gear"] = self.laid([*gear, *[each for each in survivor["gear"] if each not in gear]])
        survivor["puzzles"] = [
            id for id in dict.fromkeys([*survivor.get("puzzles", ()), *gear]) if id in survivor["gear"]
        ]

    def can(self, survivor: dict[str, Any], **numbers: int) -> None:
        survivor["attributes"] = {**survivor["attributes"], **numbers}

    # -- what is rare needs the right surroundings

    def arrange(self, raw: dict[str, Any], wish: str, source: Source) -> None:
        kind, id = source
        party = raw["party"]
        lucky = self.pick(party)
        arranged = getattr(self, "for_" + kind, None)
        if arranged is not None:
            arranged(raw, lucky, id, wish)

    def against(self, raw: dict[str, Any], monster: str, *levels: str) -> None:
        known = list(self.packs.raw("monsters", monster)["levels"])
        raw["monster"] = monster
        raw["level"] = self.pick([each for each in known if not levels or each in levels])

    def home_of(self, section: str, id: str) -> str:
        home = self.packs.home(section, id)
        return next(monster for monster, folder in self.packs.homes.items() if folder == home)

    def rig(self, raw: dict[str, Any], *top: str, many: int = 12) -> None:
        """These AI cards on top; below them what the monster has, so often that it lives on: what stays in play but once."""
        mine = [
            id for id in self.packs.of(raw["monster"], "ai", shared=False) if self.packs.raw("ai", id)["back"] != "S"
        ]
        below = [self.pick(mine) for _ in range(many)]
        for id in dict.fromkeys(below):
            if self.stays(id):
                kept = 0 if id in top else 1
                below = [each for each in below if each != id] + [id] * kept
        raw["deck"] = {"fixed": below or ["claw"], "top": list(top)}

    def stays(self, id: str) -> bool:
        return bool(self.packs.raw("ai", id)["kind"] != "normal")

    def for_ai(self, raw: dict[str, Any], lucky: dict[str, Any], id: str, wish: str) -> None:
        self.against(raw, self.home_of("ai", id))
        if self.packs.raw("ai", id)["back"] == "S":
            self.against(raw, raw["monster"], (raw["monster"] == "white_lion" and "level_3") or "level_3")
            return
        self.rig(raw, *[id] * (1 if self.stays(id) else 2))
        if wish.startswith("injured action:"):
            raw["deck"]["fixed"] = [id] * LONG + raw["deck"]["fixed"]
            raw["deck"]["top"] = []
            for survivor in raw["party"]:
                self.can(survivor, **LUCKY)
        if wish.startswith(("offer:", "condition:in_terrain")):
            self.stand_on(raw, "tall_grass")

    def for_location(self, raw: dict[str, Any], lucky: dict[str, Any], id: str, wish: str) -> None:
        """Many hits, mighty or clumsy, against a monster with a thick deck."""
        self.against(raw, self.home_of("locations", id))
        self.rig(raw, many=LONG)
        skill = (
            LUCKY
            if wish.startswith(("critical", "persistent", "hook", "verb", "option", "cond", "monster"))
            else CLUMSY
        )
        if wish.endswith(".wound") or wish.startswith("location:"):
            skill = {**MIGHTY, "luck": -5}
        for survivor in raw["party"]:
            self.can(survivor, **skill)
            survivor["disorders"] = []
            survivor["survival"] = max(survivor["survival"], 1)

    def for_gear(self, raw: dict[str, Any], lucky: dict[str, Any], id: str, wish: str) -> None:
        for survivor in (lucky, self.pick(raw["party"])):
            self.grant(survivor, id, *(["cat_gut_bow"] if self.library.gear[id].ammo else []))
            survivor["affinities"] = dict.fromkeys(COLOURS, 4)
            survivor["injuries"] = []
            survivor["disorders"] = []
            survivor["insanity"] = max(survivor["insanity"], 4)
            survivor["survival"] = 8
            self.can(survivor, accuracy=6, speed=3)
            if wish.startswith("armour:"):
                self.can(survivor, evasion=-8)
        raw["settlement"]["survival_limit"] = 10
        if self.often(60):
            self.rig(raw, many=LONG)

    def for_set(self, raw: dict[str, Any], lucky: dict[str, Any], id: str, wish: str) -> None:
        self.grant(lucky, *self.packs.raw("sets", id)["pieces"], self.pick(self.weapons))
        lucky["survival"] = 8

    def for_art(self, raw: dict[str, Any], lucky: dict[str, Any], id: str, wish: str) -> None:
        for survivor in (lucky, self.pick(raw["party"])):
            survivor["arts"] = [id]
            survivor["injuries"] = []
            self.can(survivor, accuracy=6, speed=4)

    def for_disorder(self, raw: dict[str, Any], lucky: dict[str, Any], id: str, wish: str) -> None:
        for survivor in (lucky, self.pick(raw["party"])):
            survivor["disorders"] = [id]
            survivor["insanity"] = self.pick((0, 4, 9))

    def for_proficiency(self, raw: dict[str, Any], lucky: dict[str, Any], id: str, wish: str) -> None:
        kind, _, rank = id.partition(":")
        armed = [each for each in self.weapons if self.packs.raw("weapons", each).get("type") == kind]
        for survivor in (lucky, self.pick(raw["party"])):
            survivor.update(arts=[], disorders=[], injuries=[])
            survivor["proficiency"] = {"type": kind, "level": 8 if rank == "mastery" else 3}
            survivor["gear"] = self.laid([*[self.pick(armed) for _ in range(2) if armed], *survivor["gear"]])
            survivor["puzzles"] = []
            self.can(
                survivor,
                accuracy=self.pick((0, 6)),
                speed=5,
                strength=self.pick((-10, 0, 20)),
                luck=self.pick((-5, 0, 3)),
            )
        self.rig(raw, many=LONG)

    def for_terrain(self, raw: dict[str, Any], lucky: dict[str, Any], id: str, wish: str) -> None:
        self.stand_on(raw, id)
        if wish.startswith("while:giant"):
            for survivor in raw["party"]:
                survivor["gear"] = ["bone_darts", "quill_javelin"]
                survivor["puzzles"] = []

    def for_status(self, raw: dict[str, Any], lucky: dict[str, Any], id: str, wish: str) -> None:
        self.against(raw, self.home_of("statuses", id))

    def for_resource(self, raw: dict[str, Any], lucky: dict[str, Any], id: str, wish: str) -> None:
        self.against(raw, self.home_of("resources", id), "level_1", "level_3")
        self.win(raw)

    def for_level(self, raw: dict[str, Any], lucky: dict[str, Any], id: str, wish: str) -> None:
        self.against(raw, *id.split("."))
        if wish.startswith("rewards:"):
            self.win(raw)

    def for_monster(self, raw: dict[str, Any], lucky: dict[str, Any], id: str, wish: str) -> None:
        self.against(raw, id)
        raw["settlement"]["places"] = []
        if not wish.startswith("defeat") and "archive_gear" not in wish:
            self.against(raw, id, "level_3")
            raw["settlement"]["innovations"] = (
                [] if wish == "condition:innovation=no" else list(self.packs.ids("innovations"))
            )
            self.win(raw)
            self.loaded["card"] = (4, 6, 8, 9)
        else:
            self.lose(raw)

    def for_injury(self, raw: dict[str, Any], lucky: dict[str, Any], id: str, wish: str) -> None:
        """Bare and slow before a strong monster; an injury that lasts is on the sheet already where only its traces are sought."""
        self.lose(raw)
        row = self.packs.raw("severe_injuries", id)
        faces = re.findall("[0-9]+", str(row["rolls"]) if isinstance(row["rolls"], str) else "1-3")
        self.loaded["severe_injury"] = tuple(int(face) for face in faces)
        if wish.startswith("severe injury:") or id not in self.lasting:
            return
        self.loaded = {}
        times = 2 if wish.startswith("twice:") or (row.get("limit") != 1 and self.often(50)) else 1
        lucky["injuries"] = [id] * times
        self.can(lucky, evasion=0)
        lucky["survival"] = 8
        raw["settlement"].update(survival_limit=10, innovations=list(self.packs.ids("innovations")))

    def for_trauma(self, raw: dict[str, Any], lucky: dict[str, Any], id: str, wish: str) -> None:
        lion = raw["monster"] == "white_lion"
        mind = ("size_up", "terrifying_roar", "bat_around") if lion else ("hundred_eyes", "cistern_cry", "mantling")
        self.against(raw, raw["monster"], "level_3")
        raw["deck"] = {"fixed": [self.pick(mind) for _ in range(LONG)]}
        for survivor in raw["party"]:
            survivor.update(insanity=0, courage=0, disorders=[])

    # -- who wins

    def win(self, raw: dict[str, Any]) -> None:
        self.rig(raw, many=6)
        for survivor in raw["party"]:
            self.can(survivor, **MIGHTY)
            survivor["disorders"] = []
            self.grant(survivor, "king_spear")
            if "proficiency" in survivor:
                survivor["proficiency"]["type"] = "spear"

    def lose(self, raw: dict[str, Any]) -> None:
        self.against(raw, raw["monster"], "level_2", "level_3")
        for survivor in raw["party"]:
            survivor["gear"] = [each for each in survivor["gear"] if each not in self.packs.ids("armour")]
            survivor["puzzles"] = [each for each in survivor.get("puzzles", ()) if each in survivor["gear"]]
            self.can(survivor, **FEEBLE)

    # -- the board

    def stand_on(self, raw: dict[str, Any], id: str) -> None:
        """Tiles of this terrain near the monster; survivors begin on them where they may."""
        tile = tile_of(self.packs, id)
        size = int(self.packs.raw("monsters", raw["monster"])["base"])
        corner = centre(size)
        base = sum(1 << corner + row * 23 + column for row in range(size) for column in range(size))
        places = [
            each
            for each in placements(tile, base)
            if not each.turned and abs(each.corner // 23 - ROWS // 2) < 7 and abs(each.corner % 23 - COLUMNS // 2) < 9
        ]
        chosen = self.pick(places)
        raw["terrain"] = [{"card": id, "at": [name(chosen.corner)]}]
        raw["ambush"] = self.pick(("none", "monster"))
        raw.pop("corner", None)
        if tile.impassable:
            return
        squares = [at for at in range(chosen.mask.bit_length()) if chosen.mask >> at & 1]
        raw["place"] = {survivor["id"]: name(at) for survivor, at in zip(raw["party"], squares, strict=False)}
