"""Gear, virtues and fell abilities in the form of a company's fight, with all that the packs let them have."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final, cast

from affray.company.describe import describe
from affray.company.glossary import gear_words, note_of
from affray.company.packs import Packs, load_packs
from affray.company.schema import GearRef, OwnFoe, OwnHero
from affray.company.sheet import SKILLS
from affray.kernel.text import TextError
from affray.web.make_view import Adder, Button, Choices, Form, Input, Part, Row, specs

if TYPE_CHECKING:
    from affray.kernel.speaker import Speaker
    from affray.web.make_data import Draft

__all__ = ["CompanyCards"]

WORN: Final = {"leather": "armour", "mail": "armour", "headgear": "helm"}


class CompanyCards(Form):
    """The parts that both heroes and foes are made of."""

    def __init__(self, speaker: Speaker, draft: Draft) -> None:
        super().__init__(speaker, draft.data)
        self.draft = draft
        self.packs: Packs = load_packs()

    # -- gear

    def gear(self, path: str) -> Part:
        place = f"{path}.gear"
        raw = self.value(place)
        rows = [self.item(f"{place}[{i}]", each) for i, each in enumerate(raw if isinstance(raw, list) else [])]
        choices: Choices = tuple(
            group
            for section in ("weapons", "armour", "shields")
            for group in self.choices(self.packs.ids(section), self.label(section))
        )
        adder = Adder(
            place,
            self.t("gear-at-hand"),
            choices,
            (Button(f"add:{place}", self.t("take"), place),),
            self.draft.pick(place),
        )
        return Part(self.label("gear"), (), tuple(rows), (adder,), path=place, about=self.t("gear-about"))

    def item(self, path: str, raw: Any) -> Row:
        id = str(raw.get("item", "") if isinstance(raw, dict) else raw)
        kind = self.kind_of(id)
        rewards = tuple(
            (each, self.titled(each)) for each in self.packs.ids("rewards") if kind in self.worn("rewards", each)
        )
        qualities = [each for each in self.packs.ids("qualities") if kind in self.worn("qualities", each)]
        more = (
            self.many(f"{path}.rewards", self.label("rewards"), (("", rewards),)),
            self.many(f"{path}.qualities", self.label("qualities"), self.choices(qualities)),
            *(
                [self.many(f"{path}.bane", self.label("bane"), self.choices([*self.folk(), "enemy"]))]
                if "bane" in specs(GearRef)
                else []
            ),
        )
        first = path.endswith("[0]")
        buttons = (
            ()
            if first or kind != "weapon"
            else (Button(f"up:{path}", self.t("first"), path.rpartition("[")[0], "quiet"),)
        )
        return Row(
            path, self.titled(id), gear_words(id, self.speaker.text), inputs=(), more=more if kind else (),
            buttons=(*buttons, Button(f"remove:{path}", self.t("take-off"), path.rpartition("[")[0], "quiet")),
        )  # fmt: skip

    def kind_of(self, id: str) -> str:
        """What of a hero's it is: weapon, armour, helm, shield; "" for what the packs do not have."""
        if id in self.packs.ids("weapons"):
            return "weapon"
        if id in self.packs.ids("armour"):
            return WORN.get(str(self.packs.entries["armour"][id].raw.get("kind")), "armour")
        return "shield" if id in self.packs.ids("shields") else ""

    def worn(self, section: str, id: str) -> Sequence[str]:
        return cast("Sequence[str]", self.packs.entries[section][id].raw.get("on", ()))

    # -- virtues and abilities

    def virtues(self) -> list[str]:
        """Those that a hero chooses: no blessings, which come with a culture."""
        return [
            id for id in self.packs.ids("virtues") if self.packs.entries["virtues"][id].raw.get("kind") != "blessing"
        ]

    def cards(self, path: str, section: str, ids: Sequence[str]) -> Part:
        place = f"{path}.{section}"
        raw = self.value(place)
        rows = [
            self.card(f"{place}[{i}]", section, each) for i, each in enumerate(raw if isinstance(raw, list) else [])
        ]
        adder = Adder(
            place, self.label(section), self.choices(ids), (Button(f"add:{place}", self.t("add"), place),), self.draft.pick(place)
        )  # fmt: skip
        return Part(self.label(section), (), tuple(rows), (adder,), path=place)

    def card(self, path: str, section: str, raw: Any) -> Row:
        id = raw if isinstance(raw, str) else str(next(iter(raw), "")) if isinstance(raw, dict) else ""
        given = raw.get(id) if isinstance(raw, dict) else {}
        params = self.packs.params(section, id) if id in self.packs.ids(section) else {}
        inputs = tuple(self.parameter(f"{path}.{id}.{key}", section, id, key, usual) for key, usual in params.items())
        lines = self.card_lines(section, id, given if isinstance(given, dict) else {})
        remove = Button(f"remove:{path}", self.t("remove"), path.rpartition("[")[0], "quiet")
        return Row(path, self.titled(id), lines=lines, inputs=inputs, buttons=(remove,))

    def parameter(self, path: str, section: str, id: str, key: str, usual: Any) -> Input:
        label = self.label(key)
        if isinstance(usual, bool):
            return self.flag(path, label, usual)
        if isinstance(usual, int):
            return self.number(path, label, hint=str(usual))
        words = used_with(section, id, key)
        if isinstance(usual, list):
            return self.many(path, label, self.listed(section, id, key, words))
        if self.sheet_key(section, id, key) == "tn":
            words = (*SKILLS,)
        if len(words) > 1:
            return self.choice(path, label, (("", tuple((each, self.titled(each)) for each in words)),), str(usual))
        return self.text(path, label, str(usual), choices=(("", tuple((each, "") for each in words)),) if words else ())

    def sheet_key(self, section: str, id: str, key: str) -> str:
        """The number of the sheet that a parameter stands for, if it does."""
        sheet = self.packs.entries[section][id].raw.get("sheet", {})
        return (
            next((number for number, value in sheet.items() if value == f"${key}"), "")
            if isinstance(sheet, dict)
            else ""
        )

    def listed(self, section: str, id: str, key: str, words: Sequence[str]) -> Choices:
        """What a list of a card may hold: skills for what becomes Favoured, else kinds and folk."""
        if self.sheet_key(section, id, key) == "favoured":
            return self.choices(specs(OwnHero)["skills"].words)
        return self.choices(dict.fromkeys([*self.folk(), *words]))

    def folk(self) -> list[str]:
        """The kinds of foes, and the folk of foes and of cultures."""
        found = dict.fromkeys(specs(OwnFoe)["kind"].words)
        for section in ("foes", "cultures"):
            for entry in self.packs.entries[section].values():
                given = entry.raw.get("folk", ())
                found.update(dict.fromkeys([given] if isinstance(given, str) else given))
        return list(found)

    def card_lines(self, section: str, id: str, params: dict[str, Any]) -> tuple[str, ...]:
        """What a card does; nothing while its parameters are wrong."""
        if id not in self.packs.ids(section):
            return ()
        note = note_of(id, self.speaker.lang)
        if note:
            return (note,)
        card, problems = self.packs.card(
            section, id, {key: value for key, value in params.items() if key in self.packs.params(section, id)}
        )
        try:
            return () if problems else tuple(describe(card, self.speaker.text))
        except (TextError, KeyError):
            return ()


@cache
def used_with(section: str, id: str, key: str) -> tuple[str, ...]:
    """The values that a card's parameter has in the packs, as suggestions."""
    packs = load_packs()
    holder = {"virtues": ("heroes", "virtues"), "abilities": ("foes", "abilities")}.get(section)
    found: list[str] = []
    if holder is not None:
        for entry in packs.entries[holder[0]].values():
            for ref in entry.raw.get(holder[1], ()):
                given = ref.get(id, {}).get(key) if isinstance(ref, dict) else None
                found += [str(each) for each in given] if isinstance(given, list) else [str(given)] if given else []
    usual = packs.params(section, id).get(key)
    return tuple(dict.fromkeys([*([usual] if isinstance(usual, str) and usual else []), *found]))
