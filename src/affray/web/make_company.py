"""The form of a company's fight: heroes and foes, ready ones and one's own, out of the packs at hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from affray.company.packs import load_packs
from affray.company.rulings import EDITIONS
from affray.company.schema import (
    AttackEntry,
    FleeEntry,
    FoeReference,
    HeroReference,
    LoremasterEntry,
    OnsetEntry,
    OwnFoe,
    OwnHero,
    ScenarioEntry,
    SceneEntry,
)
from affray.company.sheet import SKILLS
from affray.web.make_company_cards import CompanyCards
from affray.web.make_company_line import foe_line, hero_line
from affray.web.make_view import Adder, Button, Choices, Entry, Input, Part, Row, specs

__all__ = ["CompanyForm"]

NUMBERS: Final = ("max_endurance", "max_hope", "parry", "tn_strength", "tn_heart", "tn_wits")
START: Final = ("endurance", "hope", "shadow", "fatigue", "treasure", "wounded")
BLOCK: Final = ("kind", "size", "attribute_level", "endurance", "might", "hate", "resolve", "parry", "armour", "count")
# What a form shows in its own way, or has no need to show.
APART: Final = (
    "name", "id", "culture", "calling", "folk", "features", "focus", "proficiencies", "skills", "favoured", "gear", "virtues", "attacks",
    "abilities", "book", "confidence", "notes", "foe", "hero",
)  # fmt: skip


class CompanyForm(CompanyCards):
    """The entries and the parts of the form. `draft` says what is open."""

    # -- the fight

    def head(self) -> tuple[Part, ...]:
        editions: Choices = (("", tuple((each, self.speaker.t(f"edition-{each}")) for each in EDITIONS)),)
        scene = (*self.by_model("scene", SceneEntry, list(specs(SceneEntry))),)
        onset = [key for key in specs(OnsetEntry) if key != "out_of_reach"]
        more = [
            *self.by_model("loremaster", LoremasterEntry, list(specs(LoremasterEntry))),
            *self.by_model("foes_flee", FleeEntry, list(specs(FleeEntry))),
            *self.by_model("", ScenarioEntry, ("last_round",)),
            self.choice("edition", self.speaker.t("web-edition"), editions, next(iter(EDITIONS))),
        ]
        return (
            Part(self.t("fight"), self.name("name")[:2], path="name", style="wide"),
            Part(self.t("about"), self.about("about"), fold="shut", style="areas"),
            Part(self.t("scene"), (*scene, *self.by_model("onset", OnsetEntry, onset)), fold="shut"),
            Part(self.t("more"), tuple(more), fold="shut"),
        )

    # -- heroes

    def heroes(self) -> list[Entry]:
        raw = self.data.get("heroes")
        return [self.hero(f"heroes[{i}]", each) for i, each in enumerate(raw if isinstance(raw, list) else [])]

    def hero_adder(self) -> tuple[Adder, ...]:
        buttons = (
            Button("add-hero", self.t("add-ready"), "heroes"),
            Button("add-own-hero", self.t("add-as-own"), "heroes"),
            Button("new-hero", self.t("new-hero"), "heroes"),
        )
        return (
            Adder("hero", self.t("ready-heroes"), self.choices(self.packs.ids("heroes")), buttons, self.draft.pick("hero")),
        )  # fmt: skip

    def hero(self, path: str, raw: Any) -> Entry:
        own = isinstance(raw, dict) and "hero" not in raw
        base = raw if isinstance(raw, str) else raw.get("hero") if isinstance(raw, dict) else None
        opened = self.draft.open == path
        title = self.entry_title(path, raw, base)
        parts = () if not opened else self.own_hero(path) if own else self.ready_hero(path, base)
        return Entry(
            path, title, hero_line(self.speaker, self.packs, raw), parts, self.buttons(path, opened, own, "heroes"), opened
        )  # fmt: skip

    def entry_title(self, path: str, raw: Any, base: Any) -> str:
        said = self.name(f"{path}.name") if isinstance(raw, dict) else ()
        named = next((each.value for each in said[:2] if each.value), "")
        if not named and isinstance(base, str):
            named = self.titled(base)
        return named or self.t("unnamed")

    def buttons(self, path: str, opened: bool, own: bool, section: str) -> tuple[Button, ...]:
        found = [Button("close", self.t("close"), path)] if opened else [Button(f"open:{path}", self.t("change"), path)]
        if not own:
            found.append(Button(f"own:{path}", self.t("make-own"), path))
        found += [
            Button(f"copy:{path}", self.t("copy"), section),
            Button(f"remove:{path}", self.t("remove"), section, "danger"),
        ]
        return tuple(found)

    def ready_hero(self, path: str, base: Any) -> tuple[Part, ...]:
        known = [key for key in (*START, "valour", "wisdom") if key in specs(HeroReference)]
        entry = self.packs.entries["heroes"].get(str(base))
        named = self.name(f"{path}.name", entry.raw.get("name") if entry is not None else None)
        return (
            Part(self.t("name"), named, path=f"{path}.name", fold="shut"),
            Part(self.t("at-start"), self.by_model(path, HeroReference, known), about=self.t("ready-about")),
        )

    def own_hero(self, path: str) -> tuple[Part, ...]:
        known = specs(OwnHero)
        others = [
            (each.get("id") or each.get("hero") if isinstance(each, dict) else each, i)
            for i, each in enumerate(self.data["heroes"])
        ]
        friends = tuple(
            (str(id), self.entry_title(f"heroes[{i}]", self.data["heroes"][i], id))
            for id, i in others
            if id and f"heroes[{i}]" != path
        )
        left = [
            key
            for key in known
            if key not in (*APART, *NUMBERS, *START, "strength", "heart", "wits", "valour", "wisdom")
        ]
        who = (
            self.choice(f"{path}.culture", self.label("culture"), self.choices(self.packs.ids("cultures")), empty=self.t("no-culture")),
            self.text(f"{path}.calling", self.label("calling"), choices=self.callings()),
        )  # fmt: skip
        more = (
            self.choice(f"{path}.focus", self.label("focus"), (("", friends),), empty=self.t("nobody")),
            self.many(f"{path}.folk", self.label("folk"), self.choices(self.folk())),
            self.texts(f"{path}.features", self.label("features")),
            *self.by_model(path, OwnHero, [*NUMBERS, *left]),
            self.text(f"{path}.id", self.t("id")),
        )
        return (
            Part(self.t("name"), self.name(f"{path}.name"), path=f"{path}.name", style="wide"),
            Part(self.t("who"), who),
            Part(self.t("attributes"), self.by_model(path, OwnHero, ("strength", "heart", "wits", "valour", "wisdom")), style="numbers"),
            Part(self.label("proficiencies"), self.ranks(path, "proficiencies", known["proficiencies"].words), path=f"{path}.proficiencies", style="numbers"),
            self.gear(path),
            self.cards(path, "virtues", self.virtues()),
            *self.skills(path),
            Part(self.t("at-start"), self.by_model(path, OwnHero, START), fold="shut", style="numbers", about=self.t("start-about")),
            Part(self.t("more"), more, fold="shut", about=self.t("numbers-about")),
        )  # fmt: skip

    def callings(self) -> Choices:
        """Those that ready heroes have: any other word may be typed."""
        found = [entry.raw.get("calling", "") for entry in self.packs.entries["heroes"].values()]
        return (("", tuple((each, "") for each in dict.fromkeys(found) if each)),)

    def ranks(self, path: str, key: str, words: Sequence[str]) -> tuple[Input, ...]:
        return tuple(self.number(f"{path}.{key}.{each}", self.titled(each), 0, 6, "0") for each in words)

    def skills(self, path: str) -> tuple[Part, ...]:
        known = specs(OwnHero)["skills"].words
        ordered = [each for group in SKILLS.values() for each in group if each in known]
        ordered += [each for each in known if each not in ordered]
        named: Choices = (("", tuple((each, self.titled(each)) for each in ordered)),)
        return (
            Part(self.label("skills"), self.ranks(path, "skills", ordered), path=f"{path}.skills", fold="shut", style="numbers"),
            Part(self.label("favoured"), (self.many(f"{path}.favoured", self.label("favoured"), named),), fold="shut"),
        )  # fmt: skip

    # -- foes

    def foes(self) -> list[Entry]:
        raw = self.data.get("foes")
        return [self.foe(f"foes[{i}]", each) for i, each in enumerate(raw if isinstance(raw, list) else [])]

    def foe_adder(self) -> tuple[Adder, ...]:
        groups: dict[str, list[str]] = {}
        for id, found in self.packs.entries["foes"].items():
            groups.setdefault(str(found.raw.get("kind", "")), []).append(id)
        choices: Choices = tuple(
            group for kind, ids in groups.items() for group in self.choices(ids, self.titled(kind))
        )
        buttons = (
            Button("add-foe", self.t("add-ready"), "foes"),
            Button("add-own-foe", self.t("add-as-own"), "foes"),
            Button("new-foe", self.t("new-foe"), "foes"),
        )
        return (
            Adder("foe", self.t("ready-foes"), choices, buttons, self.draft.pick("foe"), self.draft.pick("count", "1")),
        )  # fmt: skip

    def foe(self, path: str, raw: Any) -> Entry:
        own = isinstance(raw, dict) and "foe" not in raw
        base = raw if isinstance(raw, str) else raw.get("foe") if isinstance(raw, dict) else None
        opened = self.draft.open == path
        count = raw.get("count", 1) if isinstance(raw, dict) else 1
        title = self.entry_title(path, raw, base)
        if count != 1:
            title = self.t("several", n=str(count), name=title)
        parts = () if not opened else self.own_foe(path) if own else self.ready_foe(path, str(base))
        return Entry(
            path, title, foe_line(self.speaker, self.packs, raw), parts, self.buttons(path, opened, own, "foes"), opened
        )  # fmt: skip

    def reach(self, kind: str) -> Input:
        return self.number(f"onset.out_of_reach.{kind}", self.label("out_of_reach"), 1, 50)

    def ready_foe(self, path: str, base: str) -> tuple[Part, ...]:
        found = self.packs.entries["foes"].get(base)
        block = found.raw if found is not None else {}
        keys = [
            key for key in specs(FoeReference) if key not in APART and (key not in ("hate", "resolve") or key in block)
        ]
        keys.sort(key=lambda key: key != "count")
        inputs = []
        for each in self.by_model(path, FoeReference, keys):
            hint = block.get(each.path.rpartition(".")[2], each.hint)
            inputs.append(
                Input(
                    each.name,
                    each.path,
                    each.label,
                    each.kind,
                    each.value,
                    each.choices,
                    each.least,
                    each.most,
                    str(hint),
                )
            )
        return (
            Part(self.t("numbers"), (*inputs, self.reach(base)), style="numbers", about=self.t("foe-about")),
            Part(self.t("name"), self.name(f"{path}.name", block.get("name")), path=f"{path}.name", fold="shut"),
        )

    def own_foe(self, path: str) -> tuple[Part, ...]:
        known = specs(OwnFoe)
        left = [key for key in known if key not in (*APART, *BLOCK)]
        more = (
            self.many(f"{path}.folk", self.label("folk"), self.choices(self.folk())),
            self.texts(f"{path}.features", self.label("features")),
            *self.by_model(path, OwnFoe, left),
            self.reach(self.shown(f"{path}.id")),
            self.text(f"{path}.id", self.t("id")),
        )
        return (
            Part(self.t("name"), self.name(f"{path}.name"), path=f"{path}.name", style="wide"),
            Part(self.t("numbers"), self.by_model(path, OwnFoe, BLOCK), style="numbers", about=self.t("drive-about")),
            self.attacks(path),
            self.cards(path, "abilities", self.packs.ids("abilities")),
            Part(self.t("more"), more, fold="shut"),
        )

    def attacks(self, path: str) -> Part:
        place = f"{path}.attacks"
        raw = self.value(place)
        keys = [key for key in specs(AttackEntry) if key != "weapon"]
        weapons = self.choices([*attack_names(), *self.packs.ids("weapons")])
        rows = []
        for i, each in enumerate(raw if isinstance(raw, list) else []):
            here = f"{place}[{i}]"
            named = str(each.get("weapon", "")) if isinstance(each, dict) else ""
            inputs = (
                self.choice(f"{here}.weapon", self.label("weapon"), weapons),
                *self.by_model(here, AttackEntry, keys),
            )
            remove = Button(f"remove:{here}", self.t("remove"), place, "quiet")
            rows.append(Row(here, self.titled(named), inputs=inputs, buttons=(remove,)))
        add = Adder(
            place,
            self.label("attacks"),
            weapons,
            (Button(f"add:{place}", self.t("add"), place),),
            self.draft.pick(place),
        )
        return Part(self.label("attacks"), (), tuple(rows), (add,), path=place)


@cache
def attack_names() -> tuple[str, ...]:
    """What the foes of the packs strike with."""
    found = [
        attack["weapon"] for entry in load_packs().entries["foes"].values() for attack in entry.raw.get("attacks", ())
    ]
    return tuple(dict.fromkeys(found))
