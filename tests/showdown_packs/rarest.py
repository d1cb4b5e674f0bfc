"""Showdowns for what chance alone hardly ever brings: a party, a deck, loaded dice. Never other rules."""

from __future__ import annotations

from typing import Any, Final

from affray.showdown.board import COLUMNS, ROWS
from tests.showdown_packs.expected import Source
from tests.showdown_packs.meetings import COLOURS, LONG, Meetings

__all__ = ["Rarest"]

# What needs more than its card: by the start of its name, who arranges it.
SPECIAL: Final = {
    "hook:golden_eyes.2": "golden_death", "question:willing": "golden_death", "bar:paired": "shoulder", "hook:disemboweled": "alone",
    "condition:alone": "alone", "while:ambidextrous": "twins", "condition:melee": "twins", "word:heavy": "twins", "bar:weapons": "twins",
    "condition:has_injury": "one_eyed", "window:monster_down": "tripping", "ruling:monster_down_window": "tripping",
    "ruling:super_dense": "brittle", "ruling:frail": "brittle", "word:frail": "brittle", "event:WeaponBroke": "brittle",
    "ruling:trap_in_nested": "nested", "question:token_off": "maimed", "event:TokensTaken": "maimed", "option:take_token": "maimed",
    "event:TerrainLeftOut": "overgrown", "event:TerrainBroken": "columns", "broken:": "columns", "ruling:legs_death": "legs",
    "verb:die": "strangled", "persistent injury:crushed": "strangled", "hook:crushed": "strangled",
    "condition:away": "waiting_for_it", "word:stinky": "stinking", "ruling:skip_mark": "maimed", "event:SkipsNext": "maimed",
}  # fmt: skip


class Rarest(Meetings):
    """Meetings that know a way to the rarest wishes."""

    def arrange(self, raw: dict[str, Any], wish: str, source: Source) -> None:
        super().arrange(raw, wish, source)
        special = next((do for start, do in SPECIAL.items() if wish.startswith(start)), "")
        if special:
            getattr(self, special)(raw, self.pick(raw["party"]))

    def eager(self, raw: dict[str, Any], *sought: str) -> None:
        """Everybody knows every survival action and has the survival for it."""
        raw["settlement"].update(survival_limit=12, innovations=list(self.packs.ids("innovations")))
        for survivor in raw["party"]:
            survivor.update(survival=12, disorders=[], injuries=[])
        self.sought.update(sought)

    def golden_death(self, raw: dict[str, Any], lucky: dict[str, Any]) -> None:
        self.against(raw, "white_lion")
        self.win(raw)
        raw["deck"]["top"] = ["golden_eyes"]
        raw.update(first="monster", ambush="none")

    def shoulder(self, raw: dict[str, Any], lucky: dict[str, Any]) -> None:
        self.lose(raw)
        self.against(raw, "white_lion", "level_1")
        self.loaded.update(severe_injury=(9,), survivor_location=(2,))
        for survivor in raw["party"]:
            survivor.update(
                gear=["lion_beast_katar", "lion_beast_katar", "bandages"], puzzles=[], injuries=[], disorders=[]
            )

    def alone(self, raw: dict[str, Any], lucky: dict[str, Any]) -> None:
        """One mighty survivor, soft in the middle."""
        raw["party"] = [lucky]
        self.lose(raw)
        self.against(raw, raw["monster"], "level_1")
        self.loaded.update(severe_injury=(6,), survivor_location=(3, 4))
        self.rig(raw, many=14)
        self.can(lucky, accuracy=12, strength=20, luck=-9, speed=1)
        lucky.update(
            gear=["king_spear", "bandages"], puzzles=[], disorders=[], injuries=[], arts=["unconscious_fighter"]
        )

    def twins(self, raw: dict[str, Any], lucky: dict[str, Any]) -> None:
        """Two blades alike in ambidextrous hands, also where a heavy thing or a stump forbids it."""
        for survivor in raw["party"]:
            weapon = self.pick(("bone_blade", "scrap_dagger", "bone_darts", "rainbow_katana"))
            more = self.some(("white_lion_helm", "king_spear", "beacon_shield"), 1)
            survivor.update(gear=[weapon, weapon, *more], puzzles=[], arts=["ambidextrous"], disorders=[], injuries=[])
            if self.often(30):
                survivor["injuries"] = ["dismembered_arm", "dismembered_arm"]

    def one_eyed(self, raw: dict[str, Any], lucky: dict[str, Any]) -> None:
        for survivor in raw["party"]:
            survivor.update(arts=["timeless_eye"], injuries=["blind"], disorders=[])

    def tripping(self, raw: dict[str, Any], lucky: dict[str, Any]) -> None:
        """A monster whose leg gives way as it moves."""
        self.for_location(raw, lucky, self.pick(("beasts_heel", "stilt_knee")), "critical")
        self.eager(raw)
        self.loaded["card"] = (1,)
        for survivor in raw["party"]:
            self.can(survivor, speed=1)

    def brittle(self, raw: dict[str, Any], lucky: dict[str, Any]) -> None:
        self.for_location(raw, lucky, "plated_back", "reaction")
        for survivor in raw["party"]:
            survivor.update(gear=["bone_axe", "bone_blade", "bone_axe"], puzzles=[], disorders=[], injuries=[])

    def nested(self, raw: dict[str, Any], lucky: dict[str, Any]) -> None:
        """Surges into attacks while others attack."""
        self.for_location(raw, lucky, self.pick(("beasts_back", "long_throat")), "reaction")
        self.eager(raw, "window:before_reaction.surge", "window:after_critical.surge")
        for survivor in raw["party"]:
            survivor.update(gear=["muramasa"], puzzles=[])
            self.can(survivor, speed=0)

    def maimed(self, raw: dict[str, Any], lucky: dict[str, Any]) -> None:
        """Tokens of two kinds to take off, and somebody beside who can."""
        self.lose(raw)
        self.against(raw, "white_lion", "level_1")
        self.eager(raw, "offer:first_aid_kit.give_aid", "option:take_token_off")
        self.loaded.update(severe_injury=(8, 9), survivor_location=(2, 3))
        for survivor in raw["party"]:
            survivor.update(gear=["first_aid_kit", "bandages"], puzzles=[])

    def waiting_for_it(self, raw: dict[str, Any], lucky: dict[str, Any]) -> None:
        """Who reads the monster lays a mood above the card with which it vanished."""
        self.against(raw, "white_lion")
        self.rig(raw, "vanish", "ground_fighting")
        raw.update(first="monster", ambush="none")
        self.eager(raw, "offer:rawhide_headband.read_monster")
        for survivor in raw["party"]:
            survivor.update(gear=["rawhide_headband"], puzzles=[], affinities=dict.fromkeys(COLOURS, 3))

    def strangled(self, raw: dict[str, Any], lucky: dict[str, Any]) -> None:
        self.for_location(raw, lucky, "straining_neck", "critical")
        self.against(raw, "white_lion", "level_1", "level_2")
        self.loaded["card"] = (10, 10, 5)

    def stinking(self, raw: dict[str, Any], lucky: dict[str, Any]) -> None:
        for survivor in raw["party"]:
            survivor.update(gear=["fecal_salve"], puzzles=[], disorders=["anxiety"])

    def overgrown(self, raw: dict[str, Any], lucky: dict[str, Any]) -> None:
        at = [[column, row] for column in range(1, COLUMNS, 2) for row in range(1, ROWS, 2)]
        raw.update(terrain=[{"card": "tall_grass", "at": at}], random_terrain=2)

    def columns(self, raw: dict[str, Any], lucky: dict[str, Any]) -> None:
        """Survivors fly between columns."""
        raw["monster"] = self.pick(self.packs.ids("monsters"))
        self.lose(raw)
        swat = "power_swat" if raw["monster"] == "white_lion" else "wing_buffet"
        raw["deck"] = {"fixed": [swat] * LONG}
        raw["terrain"] = [
            {"card": "stone_columns", "at": [[column, row] for column in (2, 6, 16, 20) for row in range(1, ROWS, 3)]}
        ]
        raw["random_terrain"] = 0

    def legs(self, raw: dict[str, Any], lucky: dict[str, Any]) -> None:
        self.lose(raw)
        self.loaded.update(severe_injury=(2,), survivor_location=(6,))
